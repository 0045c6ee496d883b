/*
 * board.c: the grid of the model: which tile lies where, what its sides show, and where a
 * tile fits. Everything is read from the segments as printed, turned when asked.
 */
#include "board.h"

static const int step_x[4] = {0, 1, 0, -1};
static const int step_y[4] = {-1, 0, 1, 0};

static bool is_inside(int x, int y)
{
    return x >= -GRID_CENTRE && x < GRID_CENTRE && y >= -GRID_CENTRE && y < GRID_CENTRE;
}

int board_at(const struct model *m, int x, int y)
{
    return is_inside(x, y) ? m->grid[y + GRID_CENTRE][x + GRID_CENTRE] : -1;
}

int board_beside(const struct model *m, int tile, int side)
{
    const struct aude_tile *t = &m->tile[tile];
    return board_at(m, t->x + step_x[side], t->y + step_y[side]);
}

/* What lies at side s of a tile in turn r is printed on side s - r. */
static int printed_side(int side, int turn)
{
    return (side + 4 - turn) % 4;
}

static int printed_half(int half, int turn)
{
    return (half + 8 - 2 * turn) % 8;
}

bool board_has_side(const struct model *m, int tile, int segment, int side)
{
    const struct aude_tile *t = &m->tile[tile];
    unsigned sides = m->kind[t->kind].segment[segment].sides;
    return sides >> printed_side(side, t->turn) & 1U;
}

bool board_has_half(const struct model *m, int tile, int segment, int half)
{
    const struct aude_tile *t = &m->tile[tile];
    unsigned halves = m->kind[t->kind].segment[segment].halves;
    return halves >> printed_half(half, t->turn) & 1U;
}

/* The feature kind that a side shows: a city or road that reaches it, otherwise field. */
static int terrain(const struct model *m, int kind, int turn, int side)
{
    const struct aude_kind *k = &m->kind[kind];
    for (int i = 0; i < k->segments; i++) {
        const struct aude_segment *segment = &k->segment[i];
        bool is_seen = segment->kind == m->word.city || segment->kind == m->word.road;
        if (is_seen && (segment->sides >> printed_side(side, turn) & 1))
            return segment->kind;
    }
    return m->word.field;
}

void board_lay(struct model *m, int kind, int turn, int x, int y)
{
    m->grid[y + GRID_CENTRE][x + GRID_CENTRE] = (int16_t)m->tiles;
    m->tile[m->tiles++] = (struct aude_tile){
        .x = (int16_t)x, .y = (int16_t)y, .kind = (uint8_t)kind, .turn = (uint8_t)turn};
}

bool board_fits(const struct model *m, int kind, int turn, int x, int y)
{
    if (!is_inside(x, y) || board_at(m, x, y) >= 0)
        return false;
    int neighbours = 0;
    for (int side = 0; side < 4; side++) {
        int beside = board_at(m, x + step_x[side], y + step_y[side]);
        if (beside < 0)
            continue;
        neighbours++;
        const struct aude_tile *t = &m->tile[beside];
        if (terrain(m, kind, turn, side) != terrain(m, t->kind, t->turn, (side + 2) % 4))
            return false;
    }
    return neighbours > 0;
}

bool board_fits_anywhere(const struct model *m, int kind)
{
    struct box box = board_box(m, 1);
    for (int y = box.top; y <= box.bottom; y++)
        for (int x = box.left; x <= box.right; x++)
            for (int turn = 0; turn < 4; turn++)
                if (board_fits(m, kind, turn, x, y))
                    return true;
    return false;
}

struct box board_box(const struct model *m, int rim)
{
    struct box box = {0, 0, 0, 0};
    for (int i = 0; i < m->tiles; i++) {
        const struct aude_tile *t = &m->tile[i];
        box.left = t->x < box.left ? t->x : box.left;
        box.right = t->x > box.right ? t->x : box.right;
        box.top = t->y < box.top ? t->y : box.top;
        box.bottom = t->y > box.bottom ? t->y : box.bottom;
    }
    return (struct box){box.left - rim, box.top - rim, box.right + rim, box.bottom + rim};
}
