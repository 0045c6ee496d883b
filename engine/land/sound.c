/*
 * sound.c: the invariants of a state, for tests and the hostile build. What is kept
 * incrementally is counted again here. Numbers are looked at before anything is found by them,
 * so that a spoilt state is refused and does no harm.
 */
#include "land.h"

static const int8_t step_x[4] = {0, 1, 0, -1};
static const int8_t step_y[4] = {-1, 0, 1, 0};

/* Is every number within its table? */
static bool is_in_bounds(const struct land *g)
{
    const struct rules *r = rules_of(g);
    if (g->stop >= r->stops || g->turn >= seats_of(g) || g->actor < AUDE_OVER ||
        g->actor >= seats_of(g) || g->part > 1 || g->stack > 1)
        return false;
    if (g->asker != NONE && (g->asker >= MODULES_MAX || r->module[g->asker] == NULL ||
                             r->module[g->asker]->ask == NULL))
        return false;
    if (g->tiles == 0 || g->tiles > r->tiles_max || g->segments > r->segments_max ||
        g->words > r->words_max || g->surrounds > r->surrounds_max || g->ripe > g->surrounds)
        return false;
    if ((g->hand != NONE && g->hand >= r->kinds) || (g->fresh != NONE && g->fresh >= g->tiles))
        return false;
    int segments = 0;
    for (int i = 0; i < g->tiles; i++) {
        const struct tile *tile = &tiles(g)[i];
        if (tile->kind >= r->kinds || tile->turn > 3 || tile->first != segments)
            return false;
        for (int end = segments + r->kind[tile->kind].segments; segments < end; segments++) {
            if (segments >= g->segments || tiles_of(g)[segments] != i ||
                features(g)[segments] >= g->segments || nexts(g)[segments] >= g->segments)
                return false;
        }
    }
    if (segments != g->segments)
        return false;
    for (int i = 0; i < seats_of(g) * r->pieces; i++) {
        const struct piece *piece = &pieces(g)[i];
        if (piece->kind >= r->piece_kinds || piece->segment >= g->segments)
            return false;
    }
    return true;
}

/* Does every cell lead to a tile or a frontier number, and back, and is one free so that a
 * search ends? */
static bool cells_are_in_bounds(const struct land *g)
{
    bool has_free = false;
    for (unsigned i = 0; i <= rules_of(g)->cells_mask; i++) {
        unsigned id = cells(g)[i].id, number = id & ~(unsigned)CELL_FRONTIER;
        has_free = has_free || id == 0;
        if ((id & CELL_FRONTIER) == 0 && id > g->tiles)
            return false;
        if ((id & CELL_FRONTIER) != 0 &&
            (number >= 64u * g->words || slots(g)[number] > rules_of(g)->cells_mask))
            return false;
    }
    return has_free;
}

/* Every tile of the sets is on the table, in its stack, in hand, or has left the game. */
static bool bag_is_sound(const struct land *g)
{
    const struct rules *r = rules_of(g);
    int used[KINDS_MAX] = {0};
    int left[2] = {0};
    for (int i = 0; i < g->tiles; i++)
        used[tiles(g)[i].kind]++;
    if (g->hand != NONE)
        used[g->hand]++;
    for (int i = 0; i < r->kinds; i++) {
        left[i >= r->second_first] += bag(g)[i];
        if (used[i] + bag(g)[i] > r->kind[i].copies)
            return false;
    }
    return left[0] == g->left[0] && left[1] == g->left[1];
}

/* Each ring holds exactly the segments with its id, and the id is the smallest of them. */
static bool rings_are_sound(const struct land *g)
{
    int walked = 0;
    for (int id = 0; id < g->segments; id++) {
        if (features(g)[id] != id)
            continue;
        int at = id;
        do {
            if (features(g)[at] != id || at < id || ++walked > g->segments)
                return false;
            at = nexts(g)[at];
        } while (at != id);
    }
    return walked == g->segments;
}

/* Along the ring, which must be sound. */
static int count_open_sides(const struct land *g, int id)
{
    int open = 0, at = id;
    do {
        const struct tile *tile = &tiles(g)[tiles_of(g)[at]];
        const struct kind *k = &rules_of(g)->kind[tile->kind];
        for (int side = 0; side < 4; side++) {
            if (k->edge[tile->turn][side][1] == at - tile->first)
                open += board_find(g, true_x(g, tile->x) + step_x[side],
                                   true_y(g, tile->y) + step_y[side]) < 0;
        }
        at = nexts(g)[at];
    } while (at != id);
    return open;
}

static int count_open_neighbours(const struct land *g, int segment)
{
    const struct tile *tile = &tiles(g)[tiles_of(g)[segment]];
    int open = 0;
    for (int i = 0; i < 9; i++)
        open += board_find(g, true_x(g, tile->x) + i % 3 - 1, true_y(g, tile->y) + i / 3 - 1) < 0;
    return open;
}

/* The feature that a piece blocks, or -1. */
static int blocked_by(const struct land *g, int row)
{
    const struct piece *piece = &pieces(g)[row];
    bool is_blocking = piece->where == AUDE_ON_SEGMENT && rules_of(g)->piece[piece->kind].blocks;
    return is_blocking ? features(g)[piece->segment] : -1;
}

/* Each feature that is blocked counts its men, and no other counts any. */
static bool mens_are_sound(const struct land *g)
{
    int rows = seats_of(g) * rules_of(g)->pieces, standing = 0, counted = 0;
    for (int i = 0; i < rows; i++) {
        int id = blocked_by(g, i), men = 0;
        if (id < 0)
            continue;
        for (int k = 0; k < rows; k++)
            men += blocked_by(g, k) == id;
        if (men != mens(g)[id])
            return false;
        standing++;
    }
    for (int id = 0; id < g->segments; id++) {
        if (features(g)[id] == id)
            counted += mens(g)[id];
    }
    return standing == counted;
}

static bool features_are_sound(const struct land *g)
{
    const struct rules *r = rules_of(g);
    if (!mens_are_sound(g))
        return false;
    for (int id = 0; id < g->segments; id++) {
        if (features(g)[id] != id)
            continue;
        unsigned flags = r->feature[feature_kind(g, id)].flags;
        if ((flags & FEATURE_SURROUND) != 0 && opens(g)[id] != count_open_neighbours(g, id))
            return false;
        if ((flags & FEATURE_SURROUND) == 0 && (flags & FEATURE_CLOSES) != 0 &&
            opens(g)[id] != count_open_sides(g, id))
            return false;
    }
    return true;
}

/* A cell is frontier if it is empty and beside a tile, and refuses what its neighbours' sides
 * do not show. */
static bool cell_is_sound(const struct land *g, const struct cell *cell)
{
    int x = true_x(g, (uint8_t)cell->key), y = true_y(g, (uint8_t)(cell->key >> 8));
    int number = cell->id & ~CELL_FRONTIER;
    const uint64_t *block = bits(g) + (number >> 6) * BLOCK_WORDS;
    int neighbours = 0;
    if (number >> 6 >= g->words || (block[0] >> (number & 63) & 1) == 0 ||
        &cells(g)[slots(g)[number]] != cell)
        return false;
    for (int side = 0; side < 4; side++) {
        int row = board_find(g, x + step_x[side], y + step_y[side]);
        const struct tile *tile = &tiles(g)[row < 0 ? 0 : row];
        const struct kind *k = &rules_of(g)->kind[tile->kind];
        int shows = row < 0 ? -1 : k->side[((side ^ 2) - tile->turn) & 3];
        neighbours += row >= 0;
        for (int terrain = 0; terrain < TERRAINS; terrain++) {
            bool is_refused = (block[1 + TERRAINS * side + terrain] >> (number & 63) & 1) != 0;
            if (is_refused != (shows >= 0 && shows != terrain))
                return false;
        }
    }
    return neighbours > 0;
}

static bool board_is_sound(const struct land *g)
{
    int on_table = 0, frontier = 0, live = 0;
    for (unsigned i = 0; i <= rules_of(g)->cells_mask; i++) {
        const struct cell *cell = &cells(g)[i];
        if (cell->id == 0)
            continue;
        if ((cell->id & CELL_FRONTIER) != 0) {
            frontier++;
            if (!cell_is_sound(g, cell))
                return false;
        } else {
            on_table++;
            if (cell->id > g->tiles)
                return false;
            const struct tile *tile = &tiles(g)[cell->id - 1];
            if (cell->key != (tile->y << 8 | tile->x))
                return false;
        }
    }
    for (int word = 0; word < g->words; word++)
        live += count_bits(bits(g)[word * BLOCK_WORDS]);
    return on_table == g->tiles && frontier == live;
}

/* BASE-14: every tile but the first lies beside another; the western and northern bounds hold. */
static bool tiles_are_sound(const struct land *g)
{
    for (int i = 0; i < g->tiles; i++) {
        int x = true_x(g, tiles(g)[i].x), y = true_y(g, tiles(g)[i].y);
        int beside = 0;
        for (int side = 0; side < 4; side++)
            beside += board_find(g, x + step_x[side], y + step_y[side]) >= 0;
        if (x <= g->min_x || y <= g->min_y || (beside == 0 && g->tiles > 1))
            return false;
    }
    return true;
}

static bool pieces_are_sound(const struct land *g)
{
    const struct rules *r = rules_of(g);
    int supply[AUDE_SEATS * PIECE_KINDS_MAX] = {0};
    for (int i = 0; i < seats_of(g) * r->pieces; i++) {
        const struct piece *piece = &pieces(g)[i];
        int first = r->piece_first[piece->kind], row = i % r->pieces;
        if (row < first || row >= first + r->piece[piece->kind].supply)
            return false;
        if (piece->where != AUDE_ON_SEGMENT && piece->segment != 0)
            return false;
        if (piece->where >= AUDE_HELD + seats_of(g))
            return false;
        if ((outs(g)[i / r->pieces] >> row & 1) != (piece->where == AUDE_ON_SEGMENT))
            return false;
        supply[i / r->pieces * r->piece_kinds + piece->kind] += piece->where == AUDE_IN_SUPPLY;
    }
    for (int i = 0; i < seats_of(g) * r->piece_kinds; i++) {
        if (supply[i] != supplies(g)[i])
            return false;
    }
    return true;
}

/* The list holds just the surrounded features that are open, or complete and not yet scored. */
static bool surrounds_are_sound(const struct land *g)
{
    int open = 0, ripe = 0;
    for (int i = 0; i < g->segments; i++) {
        unsigned flags = rules_of(g)->feature[feature_kind(g, i)].flags;
        open += (flags & FEATURE_SURROUND) != 0 && opens(g)[i] > 0;
    }
    for (int i = 0; i < g->surrounds; i++) {
        const struct surround *s = &surrounds(g)[i];
        if (s->segment >= g->segments || feature_kind(g, s->segment) >= rules_of(g)->feature_kinds)
            return false;
        const struct tile *tile = &tiles(g)[tiles_of(g)[s->segment]];
        if (s->x != tile->x || s->y != tile->y)
            return false;
        ripe += opens(g)[s->segment] == 0;
    }
    return ripe == g->ripe && open + ripe == g->surrounds;
}

/* Nobody who joins a follower is without one. */
static bool joiners_are_sound(const struct land *g)
{
    const struct rules *r = rules_of(g);
    for (int row = 0; row < seats_of(g) * r->pieces; row++) {
        if (pieces(g)[row].where == AUDE_ON_SEGMENT && r->piece[pieces(g)[row].kind].joins &&
            !piece_has_company(g, row / r->pieces, piece_feature(g, row)))
            return false;
    }
    return true;
}

/* What was counted in advance is what there is. */
static bool counts_are_sound(const struct land *g)
{
    const struct aude_state *s = &g->state;
    struct aude_action list[AUDE_LEGAL_MAX];
    int legal = land_game.legal(s, list, AUDE_LEGAL_MAX);
    int places[4] = {0};
    for (int i = 0; i < legal && i < AUDE_LEGAL_MAX; i++) {
        if (list[i].verb == AUDE_PLACE && list[i].a < 4)
            places[list[i].a]++;
    }
    for (int turn = 0, sum = 0; turn < 4; turn++) {
        sum += places[turn];
        if (g->asker == NONE && sum != g->places[turn])
            return false;
    }
    if (g->actor == AUDE_OVER)
        return legal == 0 && g->offered == 0;
    return legal > 0 && (g->actor == AUDE_CHANCE || g->offered == legal);
}

/* Completed features wait to be scored only between laying a tile and scoring it. */
static bool closed_is_sound(const struct land *g)
{
    uint32_t closed = g->closed;
    if (closed != 0 && g->fresh == NONE)
        return false;
    for (; closed != 0; closed &= closed - 1) {
        const struct tile *tile = &tiles(g)[g->fresh];
        int i = lowest_bit(closed);
        if (i >= rules_of(g)->kind[tile->kind].segments ||
            opens(g)[features(g)[tile->first + i]] != 0)
            return false;
    }
    return true;
}

bool land_sound(const struct aude_state *s)
{
    const struct land *g = land_of(s);
    const struct rules *r = rules_of(g);
    if (!is_in_bounds(g) || !cells_are_in_bounds(g) || !bag_is_sound(g) || !rings_are_sound(g) ||
        !pieces_are_sound(g) || !features_are_sound(g) || !board_is_sound(g) ||
        !tiles_are_sound(g) || !surrounds_are_sound(g) || !closed_is_sound(g) ||
        !joiners_are_sound(g))
        return false;
    for (int i = 0; i < r->sounds; i++) {
        if (!r->sound[i](g))
            return false;
    }
    return counts_are_sound(g); /* lists trust everything else */
}
