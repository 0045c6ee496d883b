/*
 * board.c: cells, the frontier and laying a tile. Every empty cell beside a tile has a
 * frontier number; for each side and terrain a set of bits says which frontier cells refuse
 * it, so all places of a tile come from a few words without a list. This file knows what a
 * side shows, not what it means.
 */
#include "land.h"

static inline uint16_t key_of(int x, int y)
{
    return (uint16_t)((uint8_t)y << 8 | (uint8_t)x);
}

/* The slot that holds the key, or the free one where it would go. The factor was found by trial: on
 * boards of random games one lookup in fifty needs a second look. */
static inline unsigned find_slot(const struct rules *r, const struct cell *cell, uint16_t key)
{
    unsigned mask = r->cells_mask;
    unsigned slot = key * 0x81c92u >> 8 & mask;
    while (cell[slot].id * (unsigned)(cell[slot].key ^ key) != 0) /* one branch, seldom taken */
        slot = (slot + 1) & mask;
    return slot;
}

/* What struct cell says of x, y; 0 where no tile or frontier cell is. Coordinates are kept modulo 256,
 * so a stranger's must be compared with the true ones. */
static inline unsigned find_id(const struct land *g, int x, int y)
{
    const struct cell *cell = &cells(g)[find_slot(rules_of(g), cells(g), key_of(x, y))];
    int off = (true_x(g, (uint8_t)x) ^ x) | (true_y(g, (uint8_t)y) ^ y);
    return cell->id & (unsigned)all_bits(off == 0);
}

static inline bool is_tile(unsigned id)
{
    return id - 1 < CELL_FRONTIER - 1;
}

int board_find(const struct land *g, int x, int y)
{
    unsigned id = find_id(g, x, y);
    return (int)(id & (unsigned)all_bits(is_tile(id))) - 1;
}

bool board_is_frontier(const struct land *g, int x, int y)
{
    return find_id(g, x, y) >= CELL_FRONTIER;
}

/* The frontier cells of one word of bits where a tile fits in one turn. */
static inline uint64_t fitting(const uint64_t *block, const uint8_t fit[4])
{
    return block[0] & ~(block[fit[0]] | block[fit[1]] | block[fit[2]] | block[fit[3]]);
}

unsigned board_fits(const struct land *g, int x, int y, int kind)
{
    const struct kind *k = &rules_of(g)->kind[kind];
    unsigned turns = 0;
    if (!board_is_frontier(g, x, y))
        return 0;
    int number = (int)find_id(g, x, y) & ~CELL_FRONTIER;
    const uint64_t *block = bits(g) + (number >> 6) * BLOCK_WORDS;
    for (int turn = 0; turn < 4; turn++)
        turns |= (unsigned)(fitting(block, k->fit[turn]) >> (number & 63) & 1) << turn;
    return turns;
}

static struct aude_action place_at(const struct land *g, int turn, int number)
{
    uint16_t key = cells(g)[slots(g)[number]].key;
    return (struct aude_action){.verb = AUDE_PLACE,
                                .a = (uint8_t)turn,
                                .x = (int16_t)true_x(g, (uint8_t)key),
                                .y = (int16_t)true_y(g, (uint8_t)(key >> 8))};
}

int board_count(struct land *g)
{
    const struct kind *k = &rules_of(g)->kind[g->hand];
    const uint64_t *block = bits(g);
    int north = 0, east = 0, south = 0, west = 0; /* where the printed north side lies */
    for (int words = g->words; words > 0; words--, block += BLOCK_WORDS) {
        north += count_bits(fitting(block, k->fit[0]));
        east += count_bits(fitting(block, k->fit[1]));
        south += count_bits(fitting(block, k->fit[2]));
        west += count_bits(fitting(block, k->fit[3]));
    }
    g->places[0] = (uint16_t)north;
    g->places[1] = (uint16_t)(north + east);
    g->places[2] = (uint16_t)(north + east + south);
    g->places[3] = (uint16_t)(north + east + south + west);
    return g->places[3];
}

/* The place that is wanted, if there are so many; count goes on by the places passed over. Which
 * turn and word it is nobody can foresee, so nothing branches on them. */
static void find_place(const struct land *g, const struct kind *k, struct actions *out)
{
    const uint16_t *places_to = g->places;
    int left = out->want - out->count;
    if (left >= places_to[3]) {
        out->count += places_to[3];
        return;
    }
    int turn = (left >= places_to[0]) + (left >= places_to[1]) + (left >= places_to[2]);
    left -= (int)(places_to[(turn - 1) & 3] & all_bits(turn > 0));
    const uint64_t *block = bits(g);
    const uint8_t *fit = k->fit[turn];
    uint64_t places = fitting(block, fit);
    int first = 0;
    for (int word = 1; word < g->words; word++) {
        int n = count_bits(places);
        int is_passed = -(left >= n);
        block += BLOCK_WORDS;
        left -= n & is_passed;
        first -= 64 * is_passed;
        places ^= (places ^ fitting(block, fit)) & (uint64_t)(int64_t)is_passed;
    }
    out->found = place_at(g, turn, first + find_bit(places, left));
    out->count = out->want + 1;
}

static void list_places(const struct land *g, const struct kind *k, struct actions *out)
{
    for (int turn = 0; turn < 4; turn++) {
        for (int word = 0; word < g->words; word++) {
            uint64_t places = fitting(bits(g) + word * BLOCK_WORDS, k->fit[turn]);
            for (; places != 0; places &= places - 1)
                actions_add(out, place_at(g, turn, word * 64 + lowest_bit(places)));
        }
    }
}

/* In order of turn, then of frontier number, which is a function of the history. Counting and
 * picking need no list. */
void board_places(const struct land *g, struct actions *out)
{
    const struct kind *k = &rules_of(g)->kind[g->hand];
    if (out->max > 0)
        list_places(g, k, out);
    else if (out->want < 0)
        out->count += g->places[3];
    else if (out->want >= out->count)
        find_place(g, k, out);
}

/* By word of a side showing a terrain (struct kind, fit): the two words of the opposite side that
 * show another terrain. */
static const uint8_t others[BLOCK_WORDS][2] = {
    [1] = {8, 9}, [2] = {7, 9}, [3] = {7, 8}, [4] = {11, 12}, [5] = {10, 12}, [6] = {10, 11},
    [7] = {2, 3}, [8] = {1, 3}, [9] = {1, 2}, [10] = {5, 6},  [11] = {4, 6},  [12] = {4, 5},
};

/* What laying a tile writes to. */
struct frontier {
    const struct rules *rules;
    struct cell *cell;
    uint16_t *slot;
    uint64_t *bit;
    uint64_t *block; /* the first with a free number, ... */
    uint64_t live;   /* its live cells */
    unsigned first;  /* and its first number */
};

/* Free numbers are taken from below, so that words in use stay few. */
static inline void find_free(struct frontier *f)
{
    while (~f->live == 0) {
        *f->block = f->live;
        f->block += BLOCK_WORDS;
        f->live = *f->block;
        f->first += 64;
    }
}

/* Meets the cell beside a side of the new tile: an empty one is frontier now, if it was not, and
 * refuses at its opposite side all but what the new tile shows there. Returns the row of the tile
 * that lies there, or -1. What is there nobody can foresee, so nothing branches on it: for a tile
 * no bits are set and everything is written as it was. */
WITHIN int meet(struct frontier *f, uint16_t key, int shown)
{
    unsigned slot = find_slot(f->rules, f->cell, key), id = f->cell[slot].id;
    uint64_t is_free = all_bits(id == 0), is_laid = all_bits(is_tile(id));
    uint64_t free = f->first + (unsigned)lowest_bit(~f->live);
    uint64_t number = choose(is_free, free, id & ~(unsigned)CELL_FRONTIER) & ~is_laid;
    uint64_t mask = (~is_laid & 1) << (number & 63);
    uint64_t *block = f->bit + (number >> 6) * BLOCK_WORDS;
    f->live |= (f->live + 1) & is_free;
    block[others[shown][0]] |= mask;
    block[others[shown][1]] |= mask;
    f->slot[number] = (uint16_t)choose(is_laid, f->slot[number], slot);
    f->cell[slot] = (struct cell){key, (uint16_t)choose(is_laid, id, CELL_FRONTIER | number)};
    find_free(f);
    return (int)(id & is_laid) - 1;
}

/* Joins what meets where side of the new tile lies against that tile. */
static inline void join_side(const struct rules *r, const struct rings *ring,
                             const struct tile *mine, const struct tile *theirs, int side)
{
    const uint8_t *my = r->kind[mine->kind].edge[mine->turn][side];
    const uint8_t *their = r->kind[theirs->kind].edge[theirs->turn][side ^ 2];
    int first = mine->first, their_first = theirs->first;
    if (my[1] != NONE) {
        feature_join(ring, their_first + their[1], first + my[1]);
        ring->open[ring->feature[first + my[1]]] -= 2;
    }
    if (my[0] != NONE)
        feature_join(ring, their_first + their[2], first + my[0]);
    if (my[2] != NONE && (my[2] != my[0] || their[2] != their[0]))
        feature_join(ring, their_first + their[0], first + my[2]);
    if (my[3] != NONE)
        feature_join(ring, their_first + their[3], first + my[3]);
}

/* Enters the segments of a new tile, each a feature of its own, four at a time: what is written
 * too much lies behind the last segment and is written again by the next tile. */
static inline void add_segments(struct land *g, const struct rings *ring, const struct kind *k,
                                int row)
{
    int first = g->segments;
    uint8_t *tile_of = edit_tiles_of(g) + first;
    uint64_t ids = (uint64_t)first * 0x0001000100010001u + 0x0003000200010000u;
    uint32_t rows = (uint32_t)row * 0x01010101u;
    for (int i = 0; i < k->segments; i += 4, ids += 0x0004000400040004u) {
        memcpy(ring->feature + first + i, &ids, sizeof ids);
        memcpy(ring->next + first + i, &ids, sizeof ids);
        memcpy(tile_of + i, &rows, sizeof rows);
        memcpy(ring->open + first + i, k->ends + i, sizeof rows);
        memset(ring->men + first + i, 0, sizeof rows);
    }
    g->segments = (uint16_t)(first + k->segments);
}

/* A tile beside a surrounded feature closes one of its eight open ends. */
static inline void close_surrounds(struct land *g, uint8_t *open, int x, int y)
{
    const struct surround *list = surrounds(g);
    unsigned ripe = g->ripe;
    int n = g->surrounds;
    x++;
    y++;
    for (int i = 0; i < n; i++) {
        struct surround one = list[i];
        unsigned is_near = ((uint8_t)(x - one.x) <= 2) & ((uint8_t)(y - one.y) <= 2);
        uint8_t now = (uint8_t)(open[one.segment] - is_near);
        open[one.segment] = now;
        ripe += is_near & (now == 0);
    }
    g->ripe = (uint8_t)ripe;
}

static void open_surround(struct land *g, int segment, int x, int y)
{
    const struct cell *cell = cells(g);
    int open = 0;
    for (int i = 0; i < 9; i++) {
        unsigned slot = find_slot(rules_of(g), cell, key_of(x + i % 3 - 1, y + i / 3 - 1));
        open += cell[slot].id == 0 || (cell[slot].id & CELL_FRONTIER) != 0;
    }
    edit_opens(g)[segment] = (uint8_t)open;
    g->ripe = (uint8_t)(g->ripe + (open == 0));
    edit_surrounds(g)[g->surrounds++] =
        (struct surround){(uint8_t)x, (uint8_t)y, (uint16_t)segment};
}

/* The segments of the new tile whose feature is complete. */
static inline uint32_t find_closed(const struct rings *ring, const struct kind *k, int first)
{
    return features_without(ring->open, ring->feature + first, k->segments) & k->closing;
}

/* The cell of the new tile is frontier no more, and refuses nothing. */
static inline void release(uint64_t *bit, int number)
{
    uint64_t *block = bit + (number >> 6) * BLOCK_WORDS;
    uint64_t mask = ~((uint64_t)1 << (number & 63));
    for (int i = 0; i < BLOCK_WORDS; i++)
        block[i] &= mask;
}

/* Lays a tile where it fits and joins everything that meets. */
int board_place(struct land *g, int kind, int x, int y, int turn)
{
    const struct rules *r = rules_of(g);
    const struct kind *k = &r->kind[kind];
    struct frontier f = {r, edit_cells(g), edit_slots(g), edit_bits(g), edit_bits(g), *bits(g), 0};
    struct rings ring = edit_rings(g);
    const struct tile *laid = tiles(g);
    int row = g->tiles++;
    struct tile tile = {(uint8_t)x, (uint8_t)y, (uint8_t)kind, (uint8_t)turn, g->segments};

    g->min_x = (int16_t)(x <= g->min_x ? x - 1 : g->min_x);
    g->min_y = (int16_t)(y <= g->min_y ? y - 1 : g->min_y);
    edit_tiles(g)[row] = tile;
    add_segments(g, &ring, k, row);
    struct cell *own = &f.cell[find_slot(r, f.cell, key_of(x, y))];
    int mine = own->id == 0 ? -1 : own->id & ~CELL_FRONTIER;
    aude_require((own->id & CELL_FRONTIER) != 0 || row == 0);
    *own = (struct cell){key_of(x, y), (uint16_t)(row + 1)};
    const uint8_t *shown = k->fit[turn];
    find_free(&f);
    const int beside[4] = {
        meet(&f, key_of(x, y - 1), shown[0]),
        meet(&f, key_of(x + 1, y), shown[1]),
        meet(&f, key_of(x, y + 1), shown[2]),
        meet(&f, key_of(x - 1, y), shown[3]),
    };
    *f.block = f.live;
    /* Three cells at most are new, so at most one word is. */
    g->words = (uint8_t)(f.first >= 64u * g->words && f.live != 0 ? g->words + 1 : g->words);
    unsigned met = 0;
    for (int side = 0; side < 4; side++)
        met |= (unsigned)(beside[side] >= 0) << side;
    for (; met != 0; met &= met - 1) {
        int side = lowest_bit(met);
        join_side(r, &ring, &tile, &laid[beside[side]], side);
    }
    if (mine >= 0)
        release(f.bit, mine);
    close_surrounds(g, ring.open, x, y);
    for (uint32_t mask = k->surround; mask != 0; mask &= mask - 1)
        open_surround(g, tile.first + lowest_bit(mask), x, y);
    g->closed = find_closed(&ring, k, tile.first);
    return row;
}
