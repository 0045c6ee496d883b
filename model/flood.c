/*
 * flood.c: finds the features of the board by filling from every segment that no feature has
 * yet. Roads, cities, rivers and forests go on over whole sides, fields and meadows over
 * half-edges, systems by water; all other segments are alone. A flood belongs to one board and is
 * made anew, whole, when a tile was laid.
 */
#include "board.h"

#include <string.h>

void flood_join(struct flood *f, struct feature *feature, int tile, int segment)
{
    if (f->at[tile][segment] >= 0)
        return;
    f->at[tile][segment] = (int16_t)f->features;
    f->member[feature->first + feature->segments++] =
        (struct spot){(int16_t)tile, (int16_t)segment};
}

static void cross_sides(const struct land_model *m, struct flood *f, struct feature *feature,
                        struct spot from)
{
    const struct aude_tile *tile = &m->tile[from.tile];
    const int8_t *seen = m->seen[tile->kind][tile->turn];
    for (int side = 0; side < SIDES; side++) {
        if (seen[side] != from.segment)
            continue;
        int beside = board_beside(m, from.tile, side);
        if (beside < 0) {
            feature->open++;
            continue;
        }
        const struct aude_tile *other = &m->tile[beside];
        int segment = m->seen[other->kind][other->turn][(side + 2) % SIDES];
        if (segment >= 0 && m->kind[other->kind].segment[segment].kind == feature->kind)
            flood_join(f, feature, beside, segment);
    }
}

/* My left half meets the neighbour's right half: on the opposite side, the other half. */
static void cross_halves(const struct land_model *m, struct flood *f, struct feature *feature,
                         struct spot from)
{
    const struct aude_tile *tile = &m->tile[from.tile];
    const int8_t *grown = m->grown[tile->kind][tile->turn];
    for (int half = 0; half < HALVES; half++) {
        if (grown[half] != from.segment)
            continue;
        int beside = board_beside(m, from.tile, half / 2);
        if (beside < 0)
            continue;
        const struct aude_tile *other = &m->tile[beside];
        int segment = m->grown[other->kind][other->turn][((half + 4) % HALVES) ^ 1];
        if (segment >= 0)
            flood_join(f, feature, beside, segment);
    }
}

static void fill(const struct land_model *m, struct flood *f, struct feature *feature)
{
    for (int i = 0; i < feature->segments; i++) {
        struct spot from = f->member[feature->first + i];
        if (feature->kind == m->word.ground)
            cross_halves(m, f, feature, from);
        else if (board_joins_sides(m, feature->kind))
            cross_sides(m, f, feature, from);
    }
}

int flood_mark(const struct feature *feature, int mark)
{
    return mark < 0 ? 0 : feature->mark[mark];
}

/* BASE-33, BASE-Q03: a tile counts once, however many of its segments belong. */
static void count_members(const struct land_model *m, const struct flood *f,
                          struct feature *feature, int16_t counted[AUDE_TILES_MAX])
{
    for (int i = 0; i < feature->segments; i++) {
        struct spot spot = f->member[feature->first + i];
        const struct aude_segment *segment = &model_kind(m, spot.tile)->segment[spot.segment];
        if (counted[spot.tile] != f->features)
            feature->tiles++;
        counted[spot.tile] = (int16_t)f->features;
        for (int mark = 0; mark < AUDE_MARKS; mark++)
            feature->mark[mark] = (int16_t)(feature->mark[mark] + segment->mark[mark]);
    }
}

static int count_empty_around(const struct land_model *m, int tile)
{
    int empty = 0;
    for (int y = -1; y <= 1; y++)
        for (int x = -1; x <= 1; x++)
            empty += board_at(m, m->tile[tile].x + x, m->tile[tile].y + y) < 0;
    return empty;
}

static bool may_close(const struct land_model *m, const struct feature *feature)
{
    return feature->kind == m->word.cloister || board_joins_sides(m, feature->kind);
}

static void find_feature(const struct land_model *m, struct flood *f, int tile, int segment,
                         int16_t counted[AUDE_TILES_MAX])
{
    struct feature *feature = &f->feature[f->features];
    int first = f->features > 0 ? feature[-1].first + feature[-1].segments : 0;
    *feature = (struct feature){.kind = model_kind(m, tile)->segment[segment].kind,
                                .first = (int16_t)first};
    flood_join(f, feature, tile, segment);
    if (feature->kind == m->word.system)
        water_fill(m, f, feature);
    else
        fill(m, f, feature);
    count_members(m, f, feature, counted);
    if (feature->kind == m->word.cloister)
        feature->open = (int16_t)count_empty_around(m, tile);
    if (feature->kind == m->word.river)
        feature->fish = (int16_t)water_fish(m, f, feature);
    feature->is_closed = may_close(m, feature) && feature->open == 0;
    f->features++;
}

/* BASE-57: complete cities that touch the field or lie in it, each once. */
static int count_cities(const struct land_model *m, const struct flood *f, int field,
                        int16_t counted[SEGMENTS_MAX])
{
    int cities = 0;
    for (int i = 0; i < f->feature[field].segments; i++) {
        struct spot spot = f->member[f->feature[field].first + i];
        unsigned touches = model_kind(m, spot.tile)->segment[spot.segment].touches;
        for (int other = 0; touches >> other; other++) {
            if (!(touches >> other & 1U))
                continue;
            int touched = f->at[spot.tile][other];
            if (f->feature[touched].kind != m->word.city || counted[touched] == field)
                continue;
            counted[touched] = (int16_t)field;
            cities += f->feature[touched].is_closed;
        }
    }
    return cities;
}

static void flood_fill(const struct land_model *m, struct flood *f)
{
    int16_t by_tile[AUDE_TILES_MAX];
    int16_t by_feature[SEGMENTS_MAX];
    memset(by_tile, -1, sizeof by_tile);
    memset(f->at, -1, (size_t)m->tiles * sizeof f->at[0]);
    f->features = 0;
    for (int tile = 0; tile < m->tiles; tile++)
        for (int i = 0; i < model_kind(m, tile)->segments; i++)
            if (f->at[tile][i] < 0)
                find_feature(m, f, tile, i, by_tile);
    memset(by_feature, -1, (size_t)f->features * sizeof by_feature[0]);
    for (int i = 0; i < f->features; i++)
        if (f->feature[i].kind == m->word.field)
            f->feature[i].cities = (int16_t)count_cities(m, f, i, by_feature);
    f->tiles = m->tiles;
}

const struct flood *flood_of(struct land_model *m)
{
    if (m->flood.tiles != m->tiles)
        flood_fill(m, &m->flood);
    return &m->flood;
}
