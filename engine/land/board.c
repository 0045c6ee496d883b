/*
 * board.c: cells, the frontier and laying a tile. Every empty cell beside a tile has a
 * frontier number; for each side and terrain a set of bits says which frontier cells refuse
 * it, so all places of a tile come from a few words without a list. This file knows what a
 * side shows, not what it means.
 */
#include "land.h"

static const int8_t step_x[4] = {0, 1, 0, -1};
static const int8_t step_y[4] = {-1, 0, 1, 0};

static inline uint16_t key_of(int x, int y)
{
    return (uint16_t)((uint8_t)y << 8 | (uint8_t)x);
}

/* The slot that holds the key, or the free one where it would go. */
static inline unsigned find_slot(const struct rules *r, const struct cell *cell, uint16_t key)
{
    unsigned slot = (uint32_t)(key * 0x9e3779b1u) >> r->cells_shift;
    while (cell[slot].id != 0 && cell[slot].key != key)
        slot = (slot + 1) & (unsigned)(r->cells_max - 1);
    return slot;
}

/* Coordinates are kept modulo 256, so a stranger's must be compared with the true ones. */
static const struct cell *find_cell(const struct land *g, int x, int y)
{
    const struct cell *cell = &cells(g)[find_slot(rules_of(g), cells(g), key_of(x, y))];
    if (cell->id == 0 || true_x(g, (uint8_t)x) != x || true_y(g, (uint8_t)y) != y)
        return NULL;
    return cell;
}

int board_find(const struct land *g, int x, int y)
{
    const struct cell *cell = find_cell(g, x, y);
    return cell == NULL || (cell->id & CELL_FRONTIER) != 0 ? -1 : cell->id - 1;
}

bool board_is_frontier(const struct land *g, int x, int y)
{
    const struct cell *cell = find_cell(g, x, y);
    return cell != NULL && (cell->id & CELL_FRONTIER) != 0;
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
    int number = find_cell(g, x, y)->id & ~CELL_FRONTIER;
    const uint64_t *block = bits(g) + (number >> 6) * BLOCK_WORDS;
    for (int turn = 0; turn < 4; turn++)
        turns |= (unsigned)(fitting(block, k->fit[turn]) >> (number & 63) & 1) << turn;
    return turns;
}

bool board_has_place(const struct land *g, int kind)
{
    const struct kind *k = &rules_of(g)->kind[kind];
    const uint64_t *block = bits(g);
    for (int word = 0; word < g->words; word++, block += BLOCK_WORDS) {
        for (int turn = 0; turn < 4; turn++) {
            if (fitting(block, k->fit[turn]) != 0)
                return true;
        }
    }
    return false;
}

static struct aude_action place_at(const struct land *g, int turn, int number)
{
    uint16_t key = cells(g)[slots(g)[number]].key;
    return (struct aude_action){.verb = AUDE_PLACE,
                                .a = (uint8_t)turn,
                                .x = (int16_t)true_x(g, (uint8_t)key),
                                .y = (int16_t)true_y(g, (uint8_t)(key >> 8))};
}

/* Takes n actions together while counting or looking for one of them. */
static inline void add_places(const struct land *g, struct actions *out, int turn, int word,
                              uint64_t places)
{
    int n = count_bits(places);
    if (out->want >= out->count && out->want < out->count + n)
        out->found = place_at(g, turn, word * 64 + find_bit(places, out->want - out->count));
    if (out->count < out->max) {
        int at = out->count;
        for (; places != 0 && at < out->max; places &= places - 1)
            out->list[at++] = place_at(g, turn, word * 64 + lowest_bit(places));
    }
    out->count += n;
}

/* In order of turn, then of frontier number, which is a function of the history. */
void board_places(const struct land *g, struct actions *out)
{
    const struct kind *k = &rules_of(g)->kind[g->hand];
    const uint64_t *all = bits(g);
    for (int turn = 0; turn < 4; turn++) {
        const uint64_t *block = all;
        for (int word = 0; word < g->words; word++, block += BLOCK_WORDS)
            add_places(g, out, turn, word, fitting(block, k->fit[turn]));
    }
}

/* The frontier cell refuses every terrain but this one at that side. */
static inline void demand(uint64_t *bit, int number, int side, int terrain)
{
    static const uint8_t others[TERRAINS][2] = {{1, 2}, {0, 2}, {0, 1}};
    uint64_t *block = bit + (number >> 6) * BLOCK_WORDS + 1 + TERRAINS * side;
    uint64_t mask = (uint64_t)1 << (number & 63);
    block[others[terrain][0]] |= mask;
    block[others[terrain][1]] |= mask;
}

/* The lowest free number, so that words in use stay few. */
static int add_frontier(struct land *g, unsigned slot, uint16_t key)
{
    uint64_t *block = edit_bits(g);
    int word = 0;
    while (~block[word * BLOCK_WORDS] == 0)
        word++;
    int number = word * 64 + lowest_bit(~block[word * BLOCK_WORDS]);
    block[word * BLOCK_WORDS] |= (uint64_t)1 << (number & 63);
    if (word >= g->words)
        g->words = (uint8_t)(word + 1);
    edit_slots(g)[number] = (uint16_t)slot;
    edit_cells(g)[slot] = (struct cell){key, (uint16_t)(CELL_FRONTIER | number)};
    return number;
}

static inline void remove_frontier(uint64_t *bit, int number)
{
    uint64_t *block = bit + (number >> 6) * BLOCK_WORDS;
    uint64_t mask = ~((uint64_t)1 << (number & 63));
    for (int i = 0; i < BLOCK_WORDS; i++)
        block[i] &= mask;
}

/* Joins what meets where side of the new tile lies against that tile. */
static inline void join_side(struct land *g, const struct tile *mine, const struct tile *theirs,
                             int side)
{
    const struct rules *r = rules_of(g);
    const uint8_t *my = r->kind[mine->kind].edge[mine->turn][side];
    const uint8_t *their = r->kind[theirs->kind].edge[theirs->turn][side ^ 2];
    if (my[1] != NONE) {
        feature_join(g, theirs->first + their[1], mine->first + my[1]);
        edit_opens(g)[features(g)[mine->first + my[1]]] -= 2;
    }
    if (my[0] != NONE)
        feature_join(g, theirs->first + their[2], mine->first + my[0]);
    if (my[2] != NONE && (my[2] != my[0] || their[2] != their[0]))
        feature_join(g, theirs->first + their[0], mine->first + my[2]);
    if (my[3] != NONE)
        feature_join(g, theirs->first + their[3], mine->first + my[3]);
}

static inline void add_segments(struct land *g, const struct kind *k, int row, int first)
{
    uint16_t *feature = edit_features(g) + first;
    uint16_t *next = edit_nexts(g) + first;
    uint8_t *tile_of = edit_tiles_of(g) + first;
    uint8_t *open = edit_opens(g) + first;
    uint8_t *men = edit_mens(g) + first;
    int n = k->segments;
    for (int i = 0; i < n; i++) {
        feature[i] = (uint16_t)(first + i);
        next[i] = (uint16_t)(first + i);
        tile_of[i] = (uint8_t)row;
        open[i] = k->ends[i];
        men[i] = 0;
    }
    g->segments = (uint16_t)(first + n);
}

/* A tile beside a surrounded feature closes one of its eight open ends. */
static inline void close_surrounds(struct land *g, int x, int y)
{
    struct surround *list = edit_surrounds(g);
    for (int i = 0; i < g->surrounds; i++) {
        uint8_t dx = (uint8_t)(x - list[i].x + 1);
        uint8_t dy = (uint8_t)(y - list[i].y + 1);
        if (dx <= 2 && dy <= 2 && --edit_opens(g)[list[i].segment] == 0)
            g->ripe++;
    }
}

static void open_surround(struct land *g, int segment, int x, int y)
{
    int open = 0;
    for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++)
            open += board_find(g, x + dx, y + dy) < 0;
    }
    edit_opens(g)[segment] = (uint8_t)open;
    g->ripe = (uint8_t)(g->ripe + (open == 0));
    edit_surrounds(g)[g->surrounds++] =
        (struct surround){(uint8_t)x, (uint8_t)y, (uint16_t)segment};
}

/* One action per feature of the new tile, named by its first segment there. A segment that is
 * its feature's id is the first; an id within the tile says that another one is. */
static inline void find_firsts(struct land *g, const struct kind *k, int first)
{
    const uint16_t *feature = features(g) + first;
    const uint8_t *open = opens(g);
    uint32_t firsts = 0, closed = 0;
    for (int i = 0; i < k->segments; i++) {
        bool is_first = feature[i] <= first + i && (feature[i] < first || feature[i] == first + i);
        for (int j = 0; feature[i] < first && j < i; j++)
            is_first = is_first && feature[j] != feature[i];
        firsts |= (uint32_t)is_first << i;
        closed |= (uint32_t)(is_first && open[feature[i]] == 0) << i;
    }
    g->firsts = firsts;
    g->closed = closed & k->closing;
}

static inline void lay(struct land *g, int row, const struct tile *tile, uint16_t key)
{
    struct cell *cell = edit_cells(g);
    unsigned slot = find_slot(rules_of(g), cell, key);
    if (cell[slot].id != 0)
        remove_frontier(edit_bits(g), cell[slot].id & ~CELL_FRONTIER);
    cell[slot] = (struct cell){key, (uint16_t)(row + 1)};
    edit_tiles(g)[row] = *tile;
}

/* Lays a tile where it fits and joins everything that meets. */
int board_place(struct land *g, int kind, int x, int y, int turn)
{
    const struct rules *r = rules_of(g);
    const struct kind *k = &r->kind[kind];
    const struct cell *cell = cells(g);
    int row = g->tiles++;
    struct tile tile = {(uint8_t)x, (uint8_t)y, (uint8_t)kind, (uint8_t)turn, g->segments};

    if (x <= g->min_x)
        g->min_x = (int16_t)(x - 1);
    if (y <= g->min_y)
        g->min_y = (int16_t)(y - 1);
    add_segments(g, k, row, tile.first);
    lay(g, row, &tile, key_of(x, y));
    for (int side = 0; side < 4; side++) {
        uint16_t key = key_of(x + step_x[side], y + step_y[side]);
        unsigned slot = find_slot(r, cell, key);
        int id = cell[slot].id;
        if (id != 0 && (id & CELL_FRONTIER) == 0) {
            join_side(g, &tile, &tiles(g)[id - 1], side);
            continue;
        }
        int number = id == 0 ? add_frontier(g, slot, key) : id & ~CELL_FRONTIER;
        demand(edit_bits(g), number, side ^ 2, k->side[(side - turn) & 3]);
    }
    close_surrounds(g, x, y);
    for (uint32_t mask = k->surround; mask != 0; mask &= mask - 1)
        open_surround(g, tile.first + lowest_bit(mask), x, y);
    find_firsts(g, k, tile.first);
    return row;
}
