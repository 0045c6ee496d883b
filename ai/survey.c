/*
 * survey.c: needed cells and the tiles for them. Two empty cells whose neighbours show the same
 * terrains take the same tiles; such a pattern is asked about once while the bag stays the same.
 */
#include "survey.h"

#include <stdlib.h>
#include <string.h>

enum {
    KINDS = 192,
    SIDES = 4,
    FREE = 7, /* the terrain of a side where nothing lies */
    PATTERNS = 8 * 8 * 8 * 8,
    MEMBERS = 160,
    LINKS = 1024, /* answers that are remembered; a power of two */
    CITIES = 64   /* features whose chance is remembered in one position */
};

static const int8_t side_x[SIDES] = {0, 1, 0, -1}, side_y[SIDES] = {-1, 0, 1, 0};

/* What a survey knows of a segment. */
struct part {
    uint8_t kind, sides, halves;
    uint32_t touches;
};

struct sheet {
    int parts;
    bool is_second;      /* of a second stack, which few draw from */
    uint8_t side[SIDES]; /* terrain in turn 0 */
    uint8_t symbol[AUDE_SYMBOLS], mark[AUDE_MARKS];
    struct part part[AUDE_SEGMENTS];
};

/* Copies that are left for a cell with this pattern: all that fit, and by the side from which a
 * feature comes those that end it. */
struct stock {
    uint32_t bag; /* for which bag it was counted */
    int16_t fits, ends[SIDES];
};

/* How many copies link two features of a kind that reach a cell with this pattern by these
 * half-edges. */
struct link {
    uint32_t bag; /* for which bag it was counted */
    uint32_t key;
    int copies;
};

struct survey {
    const struct odds *odds;
    int kinds, seats;
    struct sheet sheet[KINDS];
    uint8_t copies[KINDS]; /* the bag that stock is about */
    uint32_t bag;          /* its number */
    int left, turns;       /* tiles to draw; own turns to come */
    struct stock stock[PATTERNS];
    struct link link[LINKS];
    int known, id[CITIES], chance[CITIES]; /* of this position */
    struct {
        uint32_t bag;
        int sum;
    } marks[AUDE_MARKS]; /* copies that are left by mark, and for which bag that was counted */
    struct aude_member member[MEMBERS];
};

struct survey *survey_open(const struct aude_rules *r, const struct odds *odds)
{
    struct survey *self = calloc(1, sizeof *self);
    struct aude_kind kind;
    if (self == NULL)
        return NULL;
    self->seats = aude_seats(r);
    self->odds = odds;
    for (int i = 0; i < KINDS && aude_kind(r, i, &kind); i++) {
        struct sheet *sheet = &self->sheet[i];
        self->kinds = i + 1;
        sheet->parts = kind.segments;
        sheet->is_second = kind.is_second;
        memcpy(sheet->symbol, kind.symbol, sizeof sheet->symbol);
        for (int side = 0; side < SIDES; side++)
            sheet->side[side] = kind.side[side] < FREE ? kind.side[side] : FREE - 1;
        for (int k = 0; k < kind.segments; k++) {
            const struct aude_segment *s = &kind.segment[k];
            sheet->part[k] = (struct part){s->kind, s->sides, s->halves, s->touches};
            for (int m = 0; m < AUDE_MARKS; m++)
                sheet->mark[m] = (uint8_t)(sheet->mark[m] + s->mark[m]);
        }
    }
    return self;
}

void survey_close(struct survey *self)
{
    free(self);
}

void survey_begin(struct survey *self, const struct aude_state *s)
{
    bool is_same = self->bag > 0;
    for (int i = 0; i < self->kinds; i++) {
        uint8_t copies = self->sheet[i].is_second ? 0 : (uint8_t)aude_bag(s, i);
        is_same = is_same && copies == self->copies[i];
        self->copies[i] = copies;
    }
    self->bag += !is_same;
    self->left = aude_left(s);
    self->turns = (self->left + self->seats - 1) / self->seats;
    self->known = 0;
}

void survey_again(struct survey *self)
{
    self->known = 0;
}

/* ---- Cells ------------------------------------------------------------------------------------ */

static unsigned turned(unsigned mask, int turn)
{
    return (mask << turn | mask >> (SIDES - turn)) & 15u;
}

/* The terrains around a cell, three bits for each side. */
static unsigned pattern_of(const struct survey *self, const struct aude_state *s, int x, int y)
{
    unsigned pattern = 0;
    struct aude_tile tile;
    for (int side = 0; side < SIDES; side++) {
        unsigned terrain = FREE;
        if (aude_tile_at(s, x + side_x[side], y + side_y[side], &tile))
            terrain = self->sheet[tile.kind].side[(side + 2 - tile.turn) & 3];
        pattern |= terrain << (3 * side);
    }
    return pattern;
}

/* Does a tile in a turn leave no end open of what it shows on a side? */
static bool ends_there(const struct sheet *sheet, int turn, int side, unsigned open)
{
    for (int i = 0; i < sheet->parts; i++) {
        unsigned sides = turned(sheet->part[i].sides, turn);
        if ((sides >> side & 1) != 0)
            return (sides & open) == 0;
    }
    return false;
}

/* Where nothing lies around nothing fits yet, but something will. */
static const struct stock *stock_of(struct survey *self, const struct aude_state *s, int x, int y)
{
    unsigned pattern = pattern_of(self, s, x, y), open = 0;
    struct stock *stock = &self->stock[pattern];
    if (stock->bag == self->bag)
        return stock;
    memset(stock, 0, sizeof *stock);
    stock->bag = self->bag;
    if (pattern == PATTERNS - 1) {
        stock->fits = (int16_t)(self->left / 2);
        return stock;
    }
    for (int side = 0; side < SIDES; side++)
        open |= (unsigned)((pattern >> (3 * side) & 7) == FREE) << side;
    for (int kind = 0; kind < self->kinds; kind++) {
        int copies = self->copies[kind];
        unsigned turns = copies == 0 ? 0 : aude_fits(s, x, y, kind);
        if (turns == 0)
            continue;
        stock->fits = (int16_t)(stock->fits + copies);
        for (int side = 0; side < SIDES; side++) {
            bool is_end = false;
            for (int turn = 0; turn < SIDES && (open >> side & 1) == 0; turn++)
                is_end = is_end || ((turns >> turn & 1) != 0 &&
                                    ends_there(&self->sheet[kind], turn, side, open));
            stock->ends[side] = (int16_t)(stock->ends[side] + (is_end ? copies : 0));
        }
    }
    return stock;
}

static void add_cell(struct border *border, int x, int y, unsigned halves)
{
    int i = 0;
    while (i < border->cells && (border->cell[i].x != x || border->cell[i].y != y))
        i++;
    if (i == CELLS)
        return;
    if (i == border->cells)
        border->cell[border->cells++] = (struct cell){(int16_t)x, (int16_t)y, 0};
    border->cell[i].halves |= (uint8_t)halves;
}

/* The half-edges that a segment reaches on a tile in a turn. */
static unsigned halves_of(const struct part *part, int turn)
{
    unsigned halves = part->halves;
    for (int side = 0; side < SIDES; side++)
        halves |= (part->sides >> side & 1u) * 3u << (2 * side);
    return (halves << (2 * turn) | halves >> (2 * (SIDES - turn))) & 255u;
}

/* The half-edges of the cell on a side of a tile that meet those of the tile. */
static unsigned beyond(unsigned halves, int side)
{
    unsigned pair = halves >> (2 * side) & 3u;
    return (pair >> 1 | (pair & 1u) << 1) << (2 * ((side + 2) & 3));
}

void survey_border(struct survey *self, const struct aude_state *s, int feature, struct border *out)
{
    int members = aude_members(s, feature, self->member, MEMBERS);
    struct aude_tile other;
    *out = (struct border){.cells = 0};
    for (int i = 0; i < members && i < MEMBERS; i++) {
        const struct aude_member *m = &self->member[i];
        unsigned halves = halves_of(&self->sheet[m->kind].part[m->segment], m->turn);
        for (int side = 0; side < SIDES; side++) {
            int x = m->x + side_x[side], y = m->y + side_y[side];
            if ((halves >> (2 * side) & 3u) != 0 && !aude_tile_at(s, x, y, &other))
                add_cell(out, x, y, beyond(halves, side));
        }
        if (halves != 0)
            continue;
        out->is_surround = true;
        for (int k = 0; k < 9; k++) {
            int x = m->x + k % 3 - 1, y = m->y + k / 3 - 1;
            if (!aude_tile_at(s, x, y, &other))
                add_cell(out, x, y, 0);
        }
    }
}

/* ---- Chances ----------------------------------------------------------------------------------- */

/* The chance that one of so many draws is among the good copies; both in quarters. */
static int hit(const struct survey *self, int good, int draws)
{
    int all = 4 * self->left, miss = SURE;
    if (self->left == 0)
        return 0;
    int once = SURE - (good >= all ? SURE : good * SURE / all);
    for (int n = draws / 4, power = once; n > 0; n /= 2, power = power * power / SURE)
        miss = n % 2 != 0 ? miss * power / SURE : miss;
    return SURE - miss * (4 * once + (SURE - once) * (4 - draws % 4)) / (4 * SURE);
}

/* Draws for each of some cells that one feature needs, in quarters. */
static int draws_for(const struct survey *self, int turns, int cells)
{
    return turns * 4 * self->odds->draws / (SURE * (cells + 1));
}

void survey_look(struct survey *self, const struct aude_state *s, const struct aude_feature *f,
                 struct outlook *out)
{
    const struct border *border = &out->border;
    survey_border(self, s, f->id, &out->border);
    int soon_turns = self->turns < SOON ? self->turns : SOON, continues = 0, cells = border->cells;
    out->chance = out->soon = SURE;
    out->step = 0;
    for (int i = 0; i < cells; i++) {
        const struct stock *stock = stock_of(self, s, border->cell[i].x, border->cell[i].y);
        int ends = stock->fits;
        for (int side = 0; side < SIDES; side++) {
            if ((border->cell[i].halves >> (2 * side) & 3) != 0 && stock->ends[side] < ends)
                ends = stock->ends[side];
        }
        int good = 4 * (stock->fits + (ends - stock->fits) * self->odds->ends / SURE);
        int p = hit(self, good, draws_for(self, self->turns, cells));
        out->chance = out->chance * p / SURE;
        out->soon = out->soon * hit(self, 4 * ends, draws_for(self, soon_turns, cells)) / SURE;
        continues += stock->fits;
    }
    if (self->left > 0)
        out->step = continues >= self->left ? SURE : continues * SURE / self->left;
}

/* A feature that may be completed, remembered while the position is the same. */
static int chance_of(struct survey *self, const struct aude_state *s, int feature)
{
    struct aude_feature f = {.id = feature};
    struct outlook out;
    for (int i = 0; i < self->known; i++) {
        if (self->id[i] == feature)
            return self->chance[i];
    }
    survey_look(self, s, &f, &out);
    if (self->known < CITIES) {
        self->id[self->known] = feature;
        self->chance[self->known++] = out.chance;
    }
    return out.chance;
}

int survey_touching(struct survey *self, const struct aude_state *s, int field, int kind,
                    struct touched *out, int max)
{
    struct aude_member member[MEMBERS];
    int count = 0, last = -1;
    int members = aude_members(s, field, member, MEMBERS);
    for (int i = 0; i < members && i < MEMBERS; i++) {
        const struct aude_member *m = &member[i];
        const struct sheet *sheet = &self->sheet[m->kind];
        uint32_t touches = sheet->part[m->segment].touches;
        for (int k = 0; touches != 0 && count < max; k++, touches >>= 1) {
            if ((touches & 1) == 0 || sheet->part[k].kind != kind)
                continue;
            int city = aude_feature_at(s, m->x, m->y, k), at = 0;
            if (city == last)
                continue;
            last = city;
            while (at < count && out[at].feature != city)
                at++;
            if (at < count)
                continue;
            bool is_open = aude_open(s, city) > 0;
            out[count++] =
                (struct touched){city, is_open ? chance_of(self, s, city) : SURE, !is_open};
        }
    }
    return count;
}

/* ---- Links -------------------------------------------------------------------------------------- */

/* Does a tile in a turn link two features of a kind that come to its cell by these half-edges? */
static bool is_link(const struct sheet *sheet, int turn, int kind, unsigned a, unsigned b)
{
    for (int i = 0; i < sheet->parts; i++) {
        if (sheet->part[i].kind != kind)
            continue;
        unsigned halves = halves_of(&sheet->part[i], turn);
        if ((halves & a) != 0 && (halves & b) != 0)
            return true;
    }
    return false;
}

static int count_links(const struct survey *self, const struct aude_state *s,
                       const struct cell *cell, int feature_kind, unsigned other)
{
    int copies = 0;
    for (int kind = 0; kind < self->kinds; kind++) {
        unsigned turns = self->copies[kind] == 0 ? 0 : aude_fits(s, cell->x, cell->y, kind);
        bool is_one = false;
        for (int turn = 0; turn < SIDES && turns >> turn != 0 && !is_one; turn++)
            is_one = (turns >> turn & 1) != 0 &&
                     is_link(&self->sheet[kind], turn, feature_kind, cell->halves, other);
        copies += is_one ? self->copies[kind] : 0;
    }
    return copies;
}

int survey_link(struct survey *self, const struct aude_state *s, const struct cell *cell,
                int feature_kind, unsigned other)
{
    unsigned pattern = pattern_of(self, s, cell->x, cell->y), one = cell->halves;
    unsigned low = one < other ? one : other, high = one < other ? other : one;
    uint32_t key = ((pattern * 31 + (uint32_t)feature_kind) * 256 + low) * 256 + high;
    struct link *link = &self->link[(key * 2654435761u) >> 22 & (LINKS - 1)];
    if (link->bag != self->bag || link->key != key)
        *link = (struct link){self->bag, key, count_links(self, s, cell, feature_kind, other)};
    return hit(self, 4 * link->copies, self->turns * 4 * self->odds->linking / SURE);
}

/* ---- Reach ------------------------------------------------------------------------------------- */

static void reach_cell(struct reach *reach, int x, int y)
{
    reach->row[y & 63] |= (uint64_t)1 << (x & 63);
}

bool survey_reaches(const struct reach *reach, int x, int y)
{
    return (reach->row[y & 63] >> (x & 63) & 1) != 0;
}

/* Where a feature goes on; if it is wide, also what lies around there. */
static void reach_feature(struct survey *self, const struct aude_state *s, int feature,
                          bool is_wide, struct reach *out)
{
    int members = aude_members(s, feature, self->member, MEMBERS);
    for (int i = 0; i < members && i < MEMBERS; i++) {
        const struct aude_member *m = &self->member[i];
        unsigned halves = halves_of(&self->sheet[m->kind].part[m->segment], m->turn);
        for (int side = 0; side < SIDES; side++) {
            int x = m->x + side_x[side], y = m->y + side_y[side];
            if ((halves >> (2 * side) & 3u) == 0)
                continue;
            reach_cell(out, x, y);
            for (int k = 0; k < SIDES && is_wide; k++)
                reach_cell(out, x + side_x[k], y + side_y[k]);
        }
        for (int k = 0; k < 25 && halves == 0; k++)
            reach_cell(out, m->x + k % 5 - 2, m->y + k / 5 - 2);
    }
}

void survey_reach(struct survey *self, const struct aude_state *s, int feature, int kind,
                  struct reach *out)
{
    struct aude_member member[MEMBERS];
    memset(out, 0, sizeof *out);
    reach_feature(self, s, feature, kind < 0, out);
    if (kind < 0)
        return;
    int members = aude_members(s, feature, member, MEMBERS), last = -1;
    for (int i = 0; i < members && i < MEMBERS; i++) {
        const struct aude_member *m = &member[i];
        const struct sheet *sheet = &self->sheet[m->kind];
        uint32_t touches = sheet->part[m->segment].touches;
        for (int k = 0; touches != 0; k++, touches >>= 1) {
            if ((touches & 1) == 0 || sheet->part[k].kind != kind)
                continue;
            int city = aude_feature_at(s, m->x, m->y, k);
            if (city != last && aude_open(s, city) > 0)
                reach_feature(self, s, city, true, out);
            last = city;
        }
    }
}

/* ---- The bag ------------------------------------------------------------------------------------ */

uint32_t survey_bag(const struct survey *self)
{
    return self->bag;
}

int survey_steps(const struct survey *self, int symbol, int *out, int max)
{
    int sum = 0;
    memset(out, 0, (size_t)max * sizeof out[0]);
    for (int i = 0; i < self->kinds && symbol >= 0; i++) {
        int number = self->sheet[i].symbol[symbol];
        if (number == 0 || number >= max)
            continue;
        out[number] += self->copies[i];
        sum += self->copies[i];
    }
    return sum;
}

int survey_symbol(const struct survey *self, int symbol)
{
    int sum = 0;
    for (int i = 0; i < self->kinds && symbol >= 0; i++)
        sum += self->sheet[i].symbol[symbol] != 0 ? self->copies[i] : 0;
    return sum;
}

int survey_mark(struct survey *self, int mark)
{
    if (self->marks[mark].bag == self->bag)
        return self->marks[mark].sum;
    int sum = 0;
    for (int i = 0; i < self->kinds; i++)
        sum += self->sheet[i].mark[mark] * self->copies[i];
    self->marks[mark].bag = self->bag;
    self->marks[mark].sum = sum;
    return sum;
}
