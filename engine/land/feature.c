/*
 * feature.c: features as rings of segments. Every segment knows the id of its feature, which
 * is the smallest of its segments, and the next segment of the ring. Joining relabels one
 * ring. Open ends and blocking pieces are kept at the id; everything else comes from one walk
 * when a feature is looked at, because two segments of one tile count once (BASE-Q03) and no
 * running sum gets that right.
 */
#include "land.h"

bool feature_is_first(const struct land *g, int tile, int segment)
{
    const uint16_t *feature = features(g) + tiles(g)[tile].first;
    int i = 0;
    while (feature[i] != feature[segment])
        i++;
    return i == segment;
}

void feature_join(const struct rings *ring, int a, int b)
{
    uint16_t *feature = ring->feature;
    uint16_t *next = ring->next;
    uint16_t keep = feature[a], lose = feature[b];
    if (keep == lose)
        return;
    if (keep > lose) {
        uint16_t t = keep;
        keep = lose;
        lose = t;
    }
    ring->open[keep] = (uint8_t)(ring->open[keep] + ring->open[lose]);
    ring->men[keep] = (uint8_t)(ring->men[keep] + ring->men[lose]);
    uint16_t at = lose;
    do {
        feature[at] = keep;
        at = next[at];
    } while (at != lose);
    uint16_t t = next[keep];
    next[keep] = next[lose];
    next[lose] = t;
}

static void add_marks(const struct rules *r, const struct mark_count *list, struct appraisal *out)
{
    for (int i = 0; i < SEGMENT_MARKS && list[i].count > 0; i++) {
        uint8_t *mark = &out->mark[list[i].mark];
        if (r->mark[list[i].mark].sums)
            *mark = (uint8_t)(*mark + list[i].count);
        else
            *mark = 1;
    }
}

/* For nobody in particular. */
void feature_appraise(const struct land *g, int feature, struct appraisal *out)
{
    const struct rules *r = rules_of(g);
    const uint16_t *next = nexts(g);
    const uint8_t *tile_of = tiles_of(g);
    uint64_t seen[TILE_WORDS] = {0};
    int at = feature;
    memset(out, 0, sizeof *out);
    out->feature = feature;
    out->seat = -1;
    out->kind = feature_kind(g, feature);
    do {
        int row = tile_of[at];
        const struct tile *tile = &tiles(g)[row];
        uint64_t bit = (uint64_t)1 << (row & 63);
        out->tiles += (seen[row >> 6] & bit) == 0;
        seen[row >> 6] |= bit;
        out->segments++;
        add_marks(r, r->kind[tile->kind].mark[at - tile->first], out);
        at = next[at];
    } while (at != feature);
    unsigned flags = r->feature[out->kind].flags;
    out->is_complete = (flags & FEATURE_CLOSES) != 0 && opens(g)[feature] == 0;
}
