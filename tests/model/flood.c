/*
 * flood.c: finds the features of the board by filling from every segment that no feature has
 * yet. Roads and cities go on over whole sides, fields over half-edges; a cloister is alone.
 */
#include "board.h"

#include <stdlib.h>

/* Adds the segment of the tile that continues a feature of this kind at the side or half-edge
 * where it was entered, unless it has been found before. */
static void join(struct flood *f, struct feature *feature, struct spot spot)
{
    if (f->at[spot.tile][spot.segment] >= 0)
        return;
    f->at[spot.tile][spot.segment] = f->features;
    f->member[feature->first + feature->segments++] = spot;
}

static void cross_side(const struct model *m, struct flood *f, struct feature *feature,
                       struct spot from, int side)
{
    if (!board_has_side(m, from.tile, from.segment, side))
        return;
    int beside = board_beside(m, from.tile, side);
    if (beside < 0) {
        feature->open++;
        return;
    }
    const struct aude_kind *k = &m->kind[m->tile[beside].kind];
    for (int i = 0; i < k->segments; i++)
        if (k->segment[i].kind == feature->kind && board_has_side(m, beside, i, (side + 2) % 4))
            join(f, feature, (struct spot){beside, i});
}

/* My left half meets the neighbour's right half: on the opposite side, the other half. */
static void cross_half(const struct model *m, struct flood *f, struct feature *feature,
                       struct spot from, int half)
{
    if (!board_has_half(m, from.tile, from.segment, half))
        return;
    int beside = board_beside(m, from.tile, half / 2);
    if (beside < 0)
        return;
    int opposite = (half + 4) % 8 ^ 1;
    const struct aude_kind *k = &m->kind[m->tile[beside].kind];
    for (int i = 0; i < k->segments; i++)
        if (k->segment[i].kind == feature->kind && board_has_half(m, beside, i, opposite))
            join(f, feature, (struct spot){beside, i});
}

static void fill(const struct model *m, struct flood *f, struct feature *feature)
{
    for (int i = 0; i < feature->segments; i++) {
        struct spot from = f->member[feature->first + i];
        if (feature->kind == m->word.field)
            for (int half = 0; half < 8; half++)
                cross_half(m, f, feature, from, half);
        else if (feature->kind == m->word.road || feature->kind == m->word.city)
            for (int side = 0; side < 4; side++)
                cross_side(m, f, feature, from, side);
    }
}

/* BASE-33, BASE-Q03: a tile counts once, however many of its segments belong. */
static int count_tiles(const struct flood *f, const struct feature *feature)
{
    int tiles = 0;
    bool is_seen[AUDE_TILES_MAX] = {false};
    for (int i = 0; i < feature->segments; i++) {
        int tile = f->member[feature->first + i].tile;
        tiles += !is_seen[tile];
        is_seen[tile] = true;
    }
    return tiles;
}

static int count_shields(const struct model *m, const struct flood *f,
                         const struct feature *feature)
{
    int shields = 0;
    for (int i = 0; i < feature->segments; i++) {
        struct spot spot = f->member[feature->first + i];
        const struct aude_kind *k = &m->kind[m->tile[spot.tile].kind];
        shields += k->segment[spot.segment].mark[m->word.shield];
    }
    return shields;
}

static int count_empty_around(const struct model *m, int tile)
{
    int empty = 0;
    for (int y = -1; y <= 1; y++)
        for (int x = -1; x <= 1; x++)
            empty += board_at(m, m->tile[tile].x + x, m->tile[tile].y + y) < 0;
    return empty;
}

static void count_figures(const struct model *m, const struct flood *f, struct feature *feature)
{
    for (int i = 0; i < m->figures; i++) {
        const struct figure *figure = &m->figure[i];
        if (!figure->is_on_board)
            continue;
        int tile = board_at(m, figure->x, figure->y);
        if (f->at[tile][figure->segment] == f->features)
            feature->strength[figure->seat]++;
    }
}

static void find_feature(const struct model *m, struct flood *f, struct spot start, int first)
{
    const struct aude_kind *k = &m->kind[m->tile[start.tile].kind];
    struct feature *feature = &f->feature[f->features];
    *feature = (struct feature){.kind = k->segment[start.segment].kind, .first = first};
    join(f, feature, start);
    fill(m, f, feature);
    feature->tiles = count_tiles(f, feature);
    if (feature->kind == m->word.city)
        feature->shields = count_shields(m, f, feature);
    if (feature->kind == m->word.cloister)
        feature->open = count_empty_around(m, start.tile);
    feature->is_closed = feature->kind != m->word.field && feature->open == 0;
    count_figures(m, f, feature);
    f->features++;
}

/* BASE-57: complete cities that touch the field or lie in it, each once. */
static int count_cities(const struct model *m, const struct flood *f, const struct feature *field)
{
    int cities = 0;
    bool is_seen[SEGMENTS_MAX] = {false};
    for (int i = 0; i < field->segments; i++) {
        struct spot spot = f->member[field->first + i];
        const struct aude_kind *k = &m->kind[m->tile[spot.tile].kind];
        for (int other = 0; other < k->segments; other++) {
            int touched = f->at[spot.tile][other];
            bool is_touching = k->segment[spot.segment].touches >> other & 1U;
            if (!is_touching || is_seen[touched] || f->feature[touched].kind != m->word.city)
                continue;
            is_seen[touched] = true;
            cities += f->feature[touched].is_closed;
        }
    }
    return cities;
}

struct flood *flood_new(const struct model *m)
{
    struct flood *f = malloc(sizeof *f);
    if (!f)
        abort();
    f->features = 0;
    for (int tile = 0; tile < AUDE_TILES_MAX; tile++)
        for (int i = 0; i < AUDE_SEGMENTS; i++)
            f->at[tile][i] = -1;
    int found = 0;
    for (int tile = 0; tile < m->tiles; tile++)
        for (int i = 0; i < m->kind[m->tile[tile].kind].segments; i++)
            if (f->at[tile][i] < 0) {
                find_feature(m, f, (struct spot){tile, i}, found);
                found += f->feature[f->features - 1].segments;
            }
    for (int i = 0; i < f->features; i++)
        if (f->feature[i].kind == m->word.field)
            f->feature[i].cities = count_cities(m, f, &f->feature[i]);
    return f;
}

void flood_free(struct flood *f)
{
    free(f);
}
