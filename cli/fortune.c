/*
 * fortune.c: the wheel of fortune in words: what a crown space is worth and how far the pig is. The
 * screen paints no coordinates on the wheel, so two spaces of one segment are the left and the
 * right one.
 */
#include "fortune.h"

#include <stdio.h>
#include <string.h>

int fortune_pig(const struct aude_state *s)
{
    struct aude_token token[AUDE_TOKENS_MAX];
    int n = aude_tokens(s, token, AUDE_TOKENS_MAX);
    for (int i = 0; i < n && i < AUDE_TOKENS_MAX; i++) {
        const char *name = aude_name(aude_rules_of(s), AUDE_NAME_TOKEN, token[i].kind);
        if (token[i].on_board && name != NULL && strcmp(name, "pig") == 0)
            return token[i].count;
    }
    return 0;
}

/* The number of the segment of the wheel that is a kind of feature, or 0. */
static int find_segment(const struct aude_rules *r, int feature)
{
    const char *name = aude_name(r, AUDE_NAME_FEATURE, feature);
    const char *segment;
    for (int i = 1; name != NULL && (segment = words_wheel(r, i)) != NULL; i++)
        if (strcmp(segment, name) == 0)
            return i;
    return 0;
}

bool fortune_crown(const struct aude_state *s, const struct aude_spot *spot, struct crown *out)
{
    const struct aude_rules *r = aude_rules_of(s);
    struct aude_tile tile[AUDE_TILES_MAX], own;
    struct aude_kind kind;
    struct aude_sum sum;
    int n = aude_tiles(s, tile, AUDE_TILES_MAX), pig = fortune_pig(s);
    if (!spot->on_board || spot->segment < 0 || !aude_tile_at(s, spot->x, spot->y, &own) ||
        !aude_kind(r, own.kind, &kind) || spot->segment >= kind.segments)
        return false;
    int feature = kind.segment[spot->segment].kind, segment = find_segment(r, feature);
    int id = aude_feature_at(s, spot->x, spot->y, spot->segment);
    int segments;
    if (segment == 0 || pig == 0 || !aude_worth(s, id, AUDE_COMPLETE, -1, &sum) ||
        !aude_number(s, "wheel-segments", &segments))
        return false;
    *out = (struct crown){.segment = words_wheel(r, segment), .points = sum.points};
    for (int i = 0; i < n && i < AUDE_TILES_MAX; i++) {
        aude_kind(r, tile[i].kind, &kind);
        for (int k = 0; k < kind.segments; k++) {
            bool is_own = tile[i].x == spot->x && tile[i].y == spot->y && k == spot->segment;
            if (kind.segment[k].kind == feature && !is_own)
                out->side = spot->x < tile[i].x ? -1 : 1;
        }
    }
    out->distance = (segment - pig + segments - 1) % segments + 1;
    return true;
}

void fortune_name(enum language language, const struct crown *crown, char *buf, size_t len)
{
    const char *side = crown->side == 0 ? ""
                                        : words_text(language, crown->side < 0 ? WORD_LEFT_SPACE
                                                                               : WORD_RIGHT_SPACE);
    snprintf(buf, len, "%s%s%s", words_noun(language, crown->segment, 1),
             crown->side == 0 ? "" : " ", side);
}

void fortune_tell(enum language language, const struct crown *crown, char *buf, size_t len)
{
    char name[64], points[16], distance[16];
    fortune_name(language, crown, name, sizeof name);
    snprintf(points, sizeof points, "%d", crown->points);
    snprintf(distance, sizeof distance, "%d", crown->distance);
    words_fill(buf, len, words_text(language, crown->distance == 1 ? WORD_CROWN_1 : WORD_CROWN),
               (const char *[]){name, points, distance});
}
