/*
 * gaps.c: empty cells and the tiles for them. Cells with the same sides around them take the same
 * tiles, so the answer is kept for each pattern of sides while the bag stays the same.
 */
#include "gaps.h"

#include <stdlib.h>
#include <string.h>

enum {
    KINDS = 192,
    SIDES = 4,
    NOTHING = 7, /* the terrain of a side where nothing lies */
    PATTERNS = 8 * 8 * 8 * 8,
    MEMBERS = 192
};

static const int8_t step_x[SIDES] = {0, 1, 0, -1}, step_y[SIDES] = {-1, 0, 1, 0};

struct print {
    bool is_second;
    uint8_t side[SIDES];
    int segments;
    struct {
        uint8_t kind, sides;
        uint32_t touches;
    } segment[AUDE_SEGMENTS];
};

struct gaps {
    int kinds, left;
    const struct aude_state *s;
    struct print print[KINDS];
    uint8_t copies[KINDS];
    uint32_t bag;                /* changes with what is in it */
    uint32_t fits_for[PATTERNS]; /* the bag for which fits was counted */
    int16_t fits[PATTERNS];
    struct aude_member member[MEMBERS];
};

struct gaps *gaps_open(const struct aude_rules *r)
{
    struct gaps *self = calloc(1, sizeof *self);
    struct aude_kind kind;
    if (self == NULL)
        return NULL;
    for (int i = 0; i < KINDS && aude_kind(r, i, &kind); i++) {
        struct print *print = &self->print[i];
        self->kinds = i + 1;
        print->is_second = kind.is_second;
        print->segments = kind.segments;
        for (int side = 0; side < SIDES; side++)
            print->side[side] = kind.side[side] < NOTHING ? kind.side[side] : NOTHING - 1;
        for (int k = 0; k < kind.segments; k++) {
            unsigned sides = kind.segment[k].sides;
            for (int half = 0; half < 2 * SIDES; half++)
                sides |= (unsigned)(kind.segment[k].halves >> half & 1) << (half / 2);
            print->segment[k].kind = kind.segment[k].kind;
            print->segment[k].sides = (uint8_t)sides;
            print->segment[k].touches = kind.segment[k].touches;
        }
    }
    return self;
}

void gaps_close(struct gaps *self)
{
    free(self);
}

void gaps_begin(struct gaps *self, const struct aude_state *s)
{
    bool is_same = self->bag > 0;
    for (int i = 0; i < self->kinds; i++) {
        uint8_t copies = self->print[i].is_second ? 0 : (uint8_t)aude_bag(s, i);
        is_same = is_same && copies == self->copies[i];
        self->copies[i] = copies;
    }
    self->bag += !is_same;
    self->left = aude_left(s);
    self->s = s;
}

static void add(struct gap out[GAPS], int *count, int x, int y)
{
    for (int i = 0; i < *count; i++) {
        if (out[i].x == x && out[i].y == y)
            return;
    }
    if (*count < GAPS)
        out[(*count)++] = (struct gap){(int16_t)x, (int16_t)y};
}

int gaps_of(struct gaps *self, int feature, struct gap out[GAPS])
{
    int members = aude_members(self->s, feature, self->member, MEMBERS), count = 0;
    struct aude_tile tile, other;
    for (int i = 0; i < members && i < MEMBERS; i++) {
        const struct aude_member *m = &self->member[i];
        if (!aude_tile_at(self->s, m->x, m->y, &tile))
            continue;
        unsigned sides = self->print[tile.kind].segment[m->segment].sides;
        for (int side = 0; side < SIDES; side++) {
            int to = (side + tile.turn) & 3, x = m->x + step_x[to], y = m->y + step_y[to];
            if ((sides >> side & 1) != 0 && !aude_tile_at(self->s, x, y, &other))
                add(out, &count, x, y);
        }
        for (int k = 0; sides == 0 && k < 9; k++) {
            int x = m->x + k % 3 - 1, y = m->y + k / 3 - 1;
            if (!aude_tile_at(self->s, x, y, &other))
                add(out, &count, x, y);
        }
    }
    return count;
}

int gaps_fits(struct gaps *self, struct gap gap)
{
    unsigned pattern = 0;
    struct aude_tile tile;
    for (int side = 0; side < SIDES; side++) {
        unsigned terrain = NOTHING;
        if (aude_tile_at(self->s, gap.x + step_x[side], gap.y + step_y[side], &tile))
            terrain = self->print[tile.kind].side[(side + 2 - tile.turn) & 3];
        pattern |= terrain << (3 * side);
    }
    if (pattern == PATTERNS - 1)
        return self->left;
    if (self->fits_for[pattern] == self->bag)
        return self->fits[pattern];
    int sum = 0;
    for (int kind = 0; kind < self->kinds; kind++) {
        if (self->copies[kind] > 0 && aude_fits(self->s, gap.x, gap.y, kind) != 0)
            sum += self->copies[kind];
    }
    self->fits_for[pattern] = self->bag;
    self->fits[pattern] = (int16_t)sum;
    return sum;
}

int gaps_touching(struct gaps *self, int field, int kind, int *out, int max)
{
    int members = aude_members(self->s, field, self->member, MEMBERS), count = 0;
    struct aude_tile tile;
    for (int i = 0; i < members && i < MEMBERS; i++) {
        const struct aude_member *m = &self->member[i];
        if (!aude_tile_at(self->s, m->x, m->y, &tile))
            continue;
        const struct print *print = &self->print[tile.kind];
        uint32_t touches = print->segment[m->segment].touches;
        for (int k = 0; k < print->segments; k++) {
            if ((touches >> k & 1) == 0 || print->segment[k].kind != kind)
                continue;
            int id = aude_feature_at(self->s, m->x, m->y, k), at = 0;
            while (at < count && out[at] != id)
                at++;
            if (at == count && count < max)
                out[count++] = id;
        }
    }
    return count;
}
