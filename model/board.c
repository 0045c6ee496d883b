/*
 * board.c: the grid of the model: which tile lies where, what its sides show, and where a
 * tile fits. Everything is read from the segments as printed, turned once at the start.
 */
#include "board.h"

#include <string.h>

static const int step_x[SIDES] = {0, 1, 0, -1};
static const int step_y[SIDES] = {-1, 0, 1, 0};

static bool is_inside(int x, int y)
{
    return x >= -GRID_CENTRE && x < GRID_CENTRE && y >= -GRID_CENTRE && y < GRID_CENTRE;
}

int board_at(const struct land_model *m, int x, int y)
{
    return is_inside(x, y) ? m->grid[y + GRID_CENTRE][x + GRID_CENTRE] : NOWHERE;
}

int board_beside(const struct land_model *m, int tile, int side)
{
    const struct aude_tile *t = &m->tile[tile];
    return board_at(m, t->x + step_x[side], t->y + step_y[side]);
}

bool board_joins_sides(const struct land_model *m, int kind)
{
    return kind == m->word.city || kind == m->word.road || kind == m->word.river ||
           kind == m->word.forest;
}

/* What a tile in turn r shows at side s is printed on side s - r; half-edges alike. */
static void read_turn(struct land_model *m, int kind, int turn)
{
    const struct aude_kind *k = &m->kind[kind];
    memset(m->seen[kind][turn], -1, sizeof m->seen[kind][turn]);
    memset(m->grown[kind][turn], -1, sizeof m->grown[kind][turn]);
    for (int i = 0; i < k->segments; i++) {
        const struct aude_segment *segment = &k->segment[i];
        bool is_seen = board_joins_sides(m, segment->kind);
        for (int side = 0; side < SIDES; side++)
            if (is_seen && (segment->sides >> (side + SIDES - turn) % SIDES & 1))
                m->seen[kind][turn][side] = (int8_t)i;
        for (int half = 0; half < HALVES; half++)
            if (segment->kind == m->word.ground &&
                (segment->halves >> (half + HALVES - 2 * turn) % HALVES & 1))
                m->grown[kind][turn][half] = (int8_t)i;
    }
}

void board_read(struct land_model *m)
{
    for (int kind = 0; kind < m->kinds; kind++)
        for (int turn = 0; turn < TURNS; turn++)
            read_turn(m, kind, turn);
    memset(m->grid, -1, sizeof m->grid);
}

void board_clear(struct land_model *m)
{
    for (int i = 0; i < m->tiles; i++)
        m->grid[m->tile[i].y + GRID_CENTRE][m->tile[i].x + GRID_CENTRE] = NOWHERE;
    m->tiles = 0;
    m->flood.tiles = 0;
    m->box = (struct box){0, 0, 0, 0};
}

void board_lay(struct land_model *m, int kind, int turn, int x, int y)
{
    m->grid[y + GRID_CENTRE][x + GRID_CENTRE] = (int16_t)m->tiles;
    m->tile[m->tiles++] = (struct aude_tile){
        .x = (int16_t)x, .y = (int16_t)y, .kind = (uint8_t)kind, .turn = (uint8_t)turn};
    m->box.left = x < m->box.left ? x : m->box.left;
    m->box.right = x > m->box.right ? x : m->box.right;
    m->box.top = y < m->box.top ? y : m->box.top;
    m->box.bottom = y > m->box.bottom ? y : m->box.bottom;
}

/* The feature kind that a side shows: what reaches it whole, otherwise field or meadow. */
static int terrain(const struct land_model *m, int kind, int turn, int side)
{
    int segment = m->seen[kind][turn][side];
    return segment < 0 ? m->word.ground : m->kind[kind].segment[segment].kind;
}

unsigned board_fits(const struct land_model *m, int kind, int x, int y)
{
    int wanted[SIDES];
    int neighbours = 0;
    if (!is_inside(x, y) || board_at(m, x, y) >= 0)
        return 0;
    for (int side = 0; side < SIDES; side++) {
        int beside = board_at(m, x + step_x[side], y + step_y[side]);
        wanted[side] = -1;
        if (beside < 0)
            continue;
        neighbours++;
        const struct aude_tile *t = &m->tile[beside];
        wanted[side] = terrain(m, t->kind, t->turn, (side + 2) % SIDES);
    }
    unsigned turns = 0;
    for (int turn = 0; turn < TURNS && neighbours > 0; turn++) {
        bool is_fit = true;
        for (int side = 0; side < SIDES; side++)
            is_fit = is_fit && (wanted[side] < 0 || wanted[side] == terrain(m, kind, turn, side));
        turns |= (unsigned)is_fit << turn;
    }
    return turns;
}

bool board_fits_anywhere(const struct land_model *m, int kind)
{
    for (int y = m->box.top - 1; y <= m->box.bottom + 1; y++)
        for (int x = m->box.left - 1; x <= m->box.right + 1; x++)
            if (board_fits(m, kind, x, y))
                return true;
    return false;
}

void board_list(struct land_model *m)
{
    for (int y = m->box.top - 1; y <= m->box.bottom + 1; y++)
        for (int x = m->box.left - 1; x <= m->box.right + 1; x++) {
            unsigned turns = board_fits(m, m->table.hand, x, y);
            for (int turn = 0; turn < TURNS; turn++)
                if (turns >> turn & 1U)
                    model_list(m, (struct aude_action){.verb = AUDE_PLACE,
                                                       .a = (uint8_t)turn,
                                                       .x = (int16_t)x,
                                                       .y = (int16_t)y});
        }
}
