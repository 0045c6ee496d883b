/* attention.c: what is seen, by lot for every place. */
#include "attention.h"

#include <stdlib.h>

enum {
    FEW = 6,         /* so many places are found by everybody who looks for long enough */
    ELSEWHERES = 10, /* actions on other tiles than the one just laid that are thought of at most */
    BESIDE = 2       /* the distance up to which eye holds */
};

static void look_at(struct gaze *g, int x, int y)
{
    for (int i = 0; i < g->looks; i++) {
        if (g->x[i] == x && g->y[i] == y)
            return;
    }
    if (g->looks == LOOKS)
        return;
    g->x[g->looks] = (int16_t)x;
    g->y[g->looks++] = (int16_t)y;
}

static void look_at_own(struct gaze *g, const struct aude_state *view, int seat)
{
    struct aude_piece piece[AUDE_PIECES_MAX];
    struct aude_member member[AUDE_TILES_MAX];
    int pieces = aude_pieces(view, piece, AUDE_PIECES_MAX);
    for (int i = 0; i < pieces; i++) {
        const struct aude_piece *p = &piece[i];
        if (p->seat != seat || p->where != AUDE_ON_SEGMENT)
            continue;
        int id = aude_feature_at(view, p->x, p->y, p->segment);
        int members = id < 0 ? 0 : aude_members(view, id, member, AUDE_TILES_MAX);
        look_at(g, p->x, p->y);
        for (int k = 0; k < members && k < AUDE_TILES_MAX; k++)
            look_at(g, member[k].x, member[k].y);
    }
}

void gaze_begin(struct gaze *g, const struct aude_state *view, int seat, uint64_t luck)
{
    struct aude_tile tile[AUDE_TILES_MAX];
    int tiles = g->sources->is_cards ? 0 : aude_tiles(view, tile, AUDE_TILES_MAX);
    g->luck = luck;
    g->looks = 0;
    for (int i = tiles - 1; i >= 0 && i >= tiles - g->attention->memory; i--)
        look_at(g, tile[i].x, tile[i].y);
    if (!g->sources->is_cards)
        look_at_own(g, view, seat);
}

/* Is something seen that is seen with this chance in percent? The same whenever it is asked. */
static bool lot(const struct gaze *g, int chance, int a, int b, int c)
{
    struct aude_rng rng;
    uint64_t what = (uint64_t)(uint16_t)a << 32 | (uint64_t)(uint16_t)b << 16 | (uint16_t)c;
    if (chance >= 100)
        return true;
    aude_rng_seed(&rng, g->luck ^ what);
    return aude_rng_below(&rng, 100) < chance;
}

/* How far a cell is from what is looked at. */
static int distance(const struct gaze *g, int x, int y)
{
    int nearest = LOOKS;
    for (int i = 0; i < g->looks; i++) {
        int dx = abs(g->x[i] - x), dy = abs(g->y[i] - y), far = dx > dy ? dx : dy;
        nearest = far < nearest ? far : nearest;
    }
    return nearest;
}

static bool sees_cell(const struct gaze *g, int x, int y)
{
    int far = distance(g, x, y), eye = g->attention->eye;
    return far < BESIDE || eye >= 100 || lot(g, eye * BESIDE / far, x, y, -1);
}

static bool sees_place(const struct gaze *g, struct aude_action a)
{
    return sees_cell(g, a.x, a.y) && lot(g, g->attention->turns, a.x, a.y, a.a);
}

/* Something other than laying a tile. What has no place on the board is always thought of. */
static bool sees_other(const struct gaze *g, const struct aude_state *s,
                       const struct aude_action *laid, struct aude_action a, int *elsewhere)
{
    struct aude_spot spot = aude_where(s, a);
    if (spot.card >= 0)
        return lot(g, g->attention->cards, spot.card, 0, -2);
    if (!spot.on_board || g->sources->is_cards)
        return true;
    if (g->attention->is_blind && a.verb == AUDE_PUT &&
        source_at(g->sources, s, spot.x, spot.y, spot.segment) == WIDE)
        return false;
    if (laid != NULL && laid->x == spot.x && laid->y == spot.y)
        return true;
    return *elsewhere < ELSEWHERES && sees_cell(g, spot.x, spot.y) && ++*elsewhere > 0;
}

int gaze_see(const struct gaze *g, const struct aude_state *s, const struct aude_action *laid,
             struct aude_action *list, int count)
{
    int seen = 0, elsewhere = 0;
    bool is_placing = count > 0 && list[0].verb == AUDE_PLACE;
    /* What is seen goes to the front, what is not stays behind it. */
    for (int i = 0; i < count; i++) {
        struct aude_action a = list[i];
        if (!(a.verb == AUDE_PLACE ? sees_place(g, a) : sees_other(g, s, laid, a, &elsewhere)))
            continue;
        list[i] = list[seen];
        list[seen++] = a;
    }
    if (is_placing && seen < FEW)
        return count < FEW ? count : FEW;
    return seen > 0 ? seen : count > 0;
}
