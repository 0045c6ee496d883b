/*
 * tell.c: actions as sentences. What the bytes of an action mean is known here by the names of
 * verbs, for words only; nothing is decided by it.
 */
#include "tell.h"

#include <stdio.h>
#include <string.h>

enum { NOT_NAMED = -1, IN_A, IN_B };

/* Which byte of an action names a figure of the one who acts, and which another seat. */
static const struct {
    const char *verb;
    int piece, seat;
} namings[] = {
    {"put", IN_A, NOT_NAMED},
    {"close", IN_A, NOT_NAMED},
    {"exchange", IN_A, NOT_NAMED},
    {"ransom", IN_B, IN_A},
};

static int byte_of(struct aude_action a, int place)
{
    return place == IN_A ? a.a : place == IN_B ? a.b : -1;
}

static void find_named(const struct aude_rules *r, struct aude_action a, int *piece, int *seat)
{
    const char *verb = aude_name(r, AUDE_NAME_VERB, a.verb);
    *piece = *seat = -1;
    for (size_t i = 0; verb != NULL && i < sizeof namings / sizeof *namings; i++) {
        if (strcmp(namings[i].verb, verb) != 0)
            continue;
        *piece = byte_of(a, namings[i].piece);
        *seat = byte_of(a, namings[i].seat);
    }
}

int tell_piece(const struct aude_rules *r, struct aude_action a)
{
    int piece, seat;
    find_named(r, a, &piece, &seat);
    return aude_name(r, AUDE_NAME_PIECE, piece) == NULL ? -1 : piece;
}

/* The name the engine has for the role of a figure there, or NULL. */
static const char *role_at(const struct aude_state *s, int x, int y, int segment)
{
    struct aude_tile tile;
    struct aude_kind kind;
    if (segment < 0 || !aude_tile_at(s, x, y, &tile) ||
        !aude_kind(aude_rules_of(s), tile.kind, &kind) || segment >= kind.segments)
        return NULL;
    return aude_name(aude_rules_of(s), AUDE_NAME_ROLE, kind.segment[segment].kind);
}

const char *tell_role(const struct aude_state *s, enum language language, int x, int y, int segment)
{
    const char *role = role_at(s, x, y, segment);
    return role == NULL ? "" : words_noun(language, role, 1);
}

static bool is_at(const struct aude_piece *piece, const struct aude_spot *spot)
{
    return piece->where == AUDE_ON_SEGMENT && piece->x == spot->x && piece->y == spot->y &&
           (spot->segment < 0 || piece->segment == spot->segment);
}

void tell_figures(const struct aude_state *s, enum language language, const char *const names[],
                  const struct aude_spot *spot, char *buf, size_t len)
{
    struct aude_piece piece[AUDE_PIECES_MAX];
    int count = aude_pieces(s, piece, AUDE_PIECES_MAX);
    size_t used = 0;
    buf[0] = '\0';
    for (int i = 0; i < count && i < AUDE_PIECES_MAX && used < len; i++) {
        const struct aude_piece *p = &piece[i];
        const char *name = aude_name(aude_rules_of(s), AUDE_NAME_PIECE, p->kind);
        if (!is_at(p, spot))
            continue;
        used += (size_t)snprintf(buf + used, len - used, "%s%s %s", used == 0 ? "" : ", ",
                                 names[p->seat],
                                 p->kind == 0 ? tell_role(s, language, p->x, p->y, p->segment)
                                              : words_noun(language, name, 1));
    }
}

int tell_height(const struct aude_state *s, const struct aude_spot *spot)
{
    struct aude_token token[AUDE_TOKENS_MAX];
    int count = aude_tokens(s, token, AUDE_TOKENS_MAX), high = -1;
    for (int i = 0; i < count && i < AUDE_TOKENS_MAX && spot->segment >= 0; i++) {
        const struct aude_token *t = &token[i];
        if (t->on_board && t->x == spot->x && t->y == spot->y && t->segment == spot->segment)
            high = t->count;
    }
    return high;
}

/* The first figure on the segment; its owner, or -1. */
static int owner_at(const struct aude_state *s, const struct aude_spot *spot)
{
    struct aude_piece piece[AUDE_PIECES_MAX];
    int count = aude_pieces(s, piece, AUDE_PIECES_MAX);
    for (int i = 0; i < count && i < AUDE_PIECES_MAX && spot->segment >= 0; i++)
        if (is_at(&piece[i], spot))
            return piece[i].seat;
    return -1;
}

/* The pattern of the verb, a more special one first. */
static const char *pattern_of(const struct telling *t, enum verb_form form, int owner)
{
    char special[64];
    const char *verb = aude_name(aude_rules_of(t->s), AUDE_NAME_VERB, t->action.verb);
    if (verb == NULL)
        return NULL;
    snprintf(special, sizeof special, "%s %s", verb, t->is_elsewhere ? "elsewhere" : "own");
    if (t->is_elsewhere || (owner >= 0 && owner == t->actor)) {
        const char *pattern = words_verb(t->language, special, form);
        if (pattern != NULL)
            return pattern;
    }
    return words_verb(t->language, verb, form);
}

static const char *seat_name(const struct telling *t, int seat)
{
    return seat < 0 || seat >= AUDE_SEATS || t->names[seat] == NULL ? "?" : t->names[seat];
}

void tell_action(const struct telling *t, enum verb_form form, char *buf, size_t len)
{
    const struct aude_rules *r = aude_rules_of(t->s);
    struct aude_spot spot = aude_where(t->s, t->action);
    int owner = owner_at(t->s, &spot), piece, seat;
    const char *pattern = pattern_of(t, form, owner);
    if (pattern == NULL) {
        char line[AUDE_LINE_MAX] = "";
        if (form == VERB_MAY || form == VERB_DID)
            aude_action_write(t->s, t->action, line, sizeof line);
        if (form == VERB_DID)
            words_fill(buf, len, words_text(t->language, WORD_DID),
                       (const char *[]){seat_name(t, t->actor), line});
        else
            snprintf(buf, len, "%s", line);
        return;
    }
    char figure[64] = "", cell[32], standing[64] = "", number[16];
    find_named(r, t->action, &piece, &seat);
    const char *name = aude_name(r, AUDE_NAME_PIECE, piece);
    const char *role = role_at(t->s, spot.x, spot.y, spot.segment);
    if (name != NULL)
        words_object(t->language, name, false, figure, sizeof figure);
    if (role != NULL)
        words_object(t->language, role, true, standing, sizeof standing);
    snprintf(cell, sizeof cell, "%d,%d", spot.x, spot.y);
    int high = tell_height(t->s, &spot);
    snprintf(number, sizeof number, "%d", high >= 0 ? high : t->times);
    words_fill(buf, len, pattern,
               (const char *[]){seat_name(t, t->actor), figure, cell, standing, seat_name(t, owner),
                                seat_name(t, seat), number});
}

void tell_brief(const struct telling *t, char *buf, size_t len)
{
    const struct aude_rules *r = aude_rules_of(t->s);
    int piece, seat;
    find_named(r, t->action, &piece, &seat);
    const char *name = aude_name(r, AUDE_NAME_PIECE, piece);
    const char *title = pattern_of(t, VERB_TITLE, -1);
    if (name == NULL || title == NULL)
        tell_action(t, VERB_MAY, buf, len);
    else
        snprintf(buf, len, "%s: %s%s%s", title, words_noun(t->language, name, 1),
                 seat < 0 ? "" : ", ", seat < 0 ? "" : seat_name(t, seat));
}
