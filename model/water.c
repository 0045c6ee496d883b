/*
 * water.c: rivers, lakes and river systems in the model of Hunters & Gatherers. A system is found by
 * going along rivers and through lakes; of the system segments of a tile only the order counts,
 * and what else they say is compared once with the rivers and lakes.
 */
#include "board.h"

#include <stdio.h>
#include <string.h>

static bool is_river(const struct land_model *m, const struct aude_kind *kind, int segment)
{
    return segment < kind->segments && kind->segment[segment].kind == m->word.river;
}

static bool is_lake(const struct land_model *m, const struct aude_kind *kind, int segment)
{
    return segment < kind->segments && kind->segment[segment].kind == m->word.lake;
}

/* The river ends at that lake (HUNT-22). */
static bool ends_at(const struct land_model *m, const struct aude_kind *kind, int river, int lake)
{
    return is_river(m, kind, river) && is_lake(m, kind, lake) &&
           (kind->segment[river].touches >> lake & 1U);
}

/* ---- The water of one tile ---------------------------------------------------------------- */

/* All water of the tile that hangs together with the river there, as a mask of segments. */
static uint32_t group_of(const struct land_model *m, const struct aude_kind *kind, int river)
{
    uint32_t group = 1U << river;
    for (int round = 0; round < kind->segments; round++)
        for (int i = 0; i < kind->segments; i++)
            for (int j = 0; j < kind->segments; j++)
                if ((group >> i & 1U) && (ends_at(m, kind, i, j) || ends_at(m, kind, j, i)))
                    group |= 1U << j;
    return group;
}

/* HUNT-41: the system segment touches just its rivers and lakes, has the fish of its lakes and the
 * sides of its rivers, and is called by the first of these. */
static bool is_system(const struct land_model *m, const struct aude_kind *kind, int system,
                      uint32_t group)
{
    const struct aude_segment *s = &kind->segment[system];
    char name[sizeof s->name];
    unsigned sides = 0;
    int fish = 0;
    int first = 0;
    for (int i = 0; i < kind->segments; i++) {
        if (!(group >> i & 1U))
            continue;
        sides |= is_river(m, kind, i) ? kind->segment[i].sides : 0U;
        fish += is_lake(m, kind, i) ? kind->segment[i].mark[m->word.fish] : 0;
    }
    while (first < SIDES - 1 && !(sides >> first & 1U))
        first++;
    snprintf(name, sizeof name, "system.%c", "NESW"[first]);
    return s->touches == group && s->sides == sides && s->mark[m->word.fish] == fish &&
           strcmp(s->name, name) == 0;
}

/* A system segment for each group, in the order of their first rivers; all water is in one. */
static bool read_kind(struct land_model *m, int k)
{
    const struct aude_kind *kind = &m->kind[k];
    int system = -1;
    bool is_good = true;
    memset(m->system[k], -1, sizeof m->system[k]);
    for (int river = 0; river < kind->segments && is_good; river++) {
        if (!is_river(m, kind, river) || m->system[k][river] >= 0)
            continue;
        do
            system++;
        while (system < kind->segments && kind->segment[system].kind != m->word.system);
        uint32_t group = group_of(m, kind, river);
        is_good = system < kind->segments && is_system(m, kind, system, group);
        for (int i = 0; i < kind->segments; i++)
            if (group >> i & 1U)
                m->system[k][i] = (int8_t)system;
    }
    for (int i = 0; i < kind->segments; i++) {
        if (is_river(m, kind, i) || is_lake(m, kind, i))
            is_good = is_good && m->system[k][i] >= 0;
        else if (kind->segment[i].kind == m->word.system)
            is_good = is_good && i <= system;
    }
    return is_good;
}

void water_read(struct land_model *m)
{
    for (int k = 0; k < m->kinds; k++)
        if (!read_kind(m, k))
            snprintf(m->unknown, sizeof m->unknown, "this water of %s", m->kind[k].id);
}

/* ---- The water of the board ----------------------------------------------------------------- */

/* Rivers and lakes that are found, those before next with all that hangs on them. */
struct stream {
    int found, next;
    struct spot list[SEGMENTS_MAX];
    bool is_found[AUDE_TILES_MAX][AUDE_SEGMENTS];
};

static void find(struct stream *stream, int tile, int segment)
{
    if (stream->is_found[tile][segment])
        return;
    stream->is_found[tile][segment] = true;
    stream->list[stream->found++] = (struct spot){(int16_t)tile, (int16_t)segment};
}

static void flow(const struct land_model *m, struct stream *stream, struct spot from)
{
    const struct aude_tile *tile = &m->tile[from.tile];
    const struct aude_kind *kind = &m->kind[tile->kind];
    for (int i = 0; i < kind->segments; i++)
        if (ends_at(m, kind, from.segment, i) || ends_at(m, kind, i, from.segment))
            find(stream, from.tile, i);
    for (int side = 0; side < SIDES; side++) {
        int beside = board_beside(m, from.tile, side);
        if (m->seen[tile->kind][tile->turn][side] != from.segment || beside < 0)
            continue;
        const struct aude_tile *other = &m->tile[beside];
        int segment = m->seen[other->kind][other->turn][(side + 2) % SIDES];
        if (segment >= 0 && is_river(m, &m->kind[other->kind], segment))
            find(stream, beside, segment);
    }
}

/* HUNT-41, HUNT-Q20 */
void water_fill(const struct land_model *m, struct flood *f, struct feature *system)
{
    struct stream stream;
    struct spot from = f->member[system->first];
    const struct aude_kind *kind = model_kind(m, from.tile);
    stream.found = stream.next = 0;
    memset(stream.is_found, 0, (size_t)m->tiles * sizeof stream.is_found[0]);
    for (int i = 0; i < kind->segments; i++)
        if (m->system[m->tile[from.tile].kind][i] == from.segment)
            find(&stream, from.tile, i);
    while (stream.next < stream.found) {
        struct spot water = stream.list[stream.next++];
        const struct aude_kind *there = model_kind(m, water.tile);
        flow(m, &stream, water);
        flood_join(f, system, water.tile, m->system[m->tile[water.tile].kind][water.segment]);
        if (is_lake(m, there, water.segment)) /* HUNT-Q14: every fish once */
            system->fish =
                (int16_t)(system->fish + there->segment[water.segment].mark[m->word.fish]);
    }
}

/* HUNT-23, HUNT-Q15 */
int water_fish(const struct land_model *m, const struct flood *f, const struct feature *river)
{
    struct spot lakes[2]; /* A river has two ends at most. */
    int count = 0;
    int fish = 0;
    for (int i = 0; i < river->segments; i++) {
        struct spot spot = f->member[river->first + i];
        const struct aude_kind *kind = model_kind(m, spot.tile);
        for (int lake = 0; lake < kind->segments; lake++) {
            if (!ends_at(m, kind, spot.segment, lake) || count == 2)
                continue;
            if (count == 1 && lakes[0].tile == spot.tile && lakes[0].segment == lake)
                continue;
            lakes[count++] = (struct spot){spot.tile, (int16_t)lake};
            fish += kind->segment[lake].mark[m->word.fish];
        }
    }
    return fish;
}
