/*
 * kernel.c: the module every tile-laying game has. It owns the verbs draw, place, put and
 * pass and does the parts of a turn that no box of cardboard changes: draw, lay, put one
 * figure, score, next seat.
 */
#include "land.h"

/* ---- draw -------------------------------------------------------------------------------- */

static enum aude_status why_draw(const struct land *g, struct aude_action a)
{
    if (a.a >= rules_of(g)->kinds)
        return AUDE_UNKNOWN_TILE;
    return bag_has(g, a.a) ? AUDE_BAD_ARGUMENT : AUDE_NOT_IN_BAG;
}

static enum flow apply_draw(struct land *g, struct aude_action a, struct aude_events *log)
{
    (void)log;
    aude_require(g->actor == AUDE_CHANCE && g->hand == NONE);
    aude_require(a.a < rules_of(g)->kinds && bag_has(g, a.a));
    bag_take(g, a.a);
    g->hand = a.a;
    return FLOW_NEXT;
}

/* ---- place ------------------------------------------------------------------------------- */

static enum aude_status why_place(const struct land *g, struct aude_action a)
{
    if (a.a > 3 || a.b != 0 || a.c != 0)
        return AUDE_BAD_ARGUMENT;
    if (board_find(g, a.x, a.y) >= 0)
        return AUDE_CELL_TAKEN;
    return board_is_frontier(g, a.x, a.y) ? AUDE_EDGES_DIFFER : AUDE_NO_NEIGHBOUR;
}

static enum flow apply_place(struct land *g, struct aude_action a, struct aude_events *log)
{
    const struct rules *r = rules_of(g);
    aude_require(g->hand != NONE && a.a < 4);
    int kind = g->hand;
    g->hand = NONE;
    memset(g->places, 0, sizeof g->places);
    g->fresh = (uint8_t)board_place(g, kind, a.x, a.y, a.a);
    for (int i = 0; i < r->on_placeds; i++)
        r->on_placed[i](g, log);
    return FLOW_NEXT;
}

/* ---- put --------------------------------------------------------------------------------- */

/* Are followers put on other tiles than the one just laid? */
static bool may_reach(const struct land *g)
{
    const struct rules *r = rules_of(g);
    for (int i = 0; i < r->may_reaches; i++) {
        if (r->may_reach[i](g))
            return true;
    }
    return false;
}

static enum aude_status why_put(const struct land *g, struct aude_action a)
{
    const struct rules *r = rules_of(g);
    int tile = board_find(g, a.x, a.y);
    if (a.a >= r->piece_kinds)
        return AUDE_UNKNOWN_PIECE;
    if (tile < 0)
        return AUDE_NO_TILE_THERE;
    if (tile != g->fresh && (!r->piece[a.a].blocks || !may_reach(g)))
        return AUDE_NOT_THAT_TILE;
    const struct kind *kind = &r->kind[tiles(g)[tile].kind];
    if (a.b >= kind->segments)
        return AUDE_UNKNOWN_SEGMENT;
    int segment = tiles(g)[tile].first + a.b;
    if (piece_in_supply(g, g->turn, a.a) == 0)
        return AUDE_NO_PIECE_LEFT;
    if ((r->piece_on[a.a] >> kind->feature[a.b] & 1) == 0)
        return AUDE_NOT_ON_THAT;
    if (r->piece[a.a].blocks && mens(g)[features(g)[segment]] > 0)
        return AUDE_FEATURE_TAKEN;
    if (tile != g->fresh && feature_is_complete(g, segment))
        return AUDE_FEATURE_COMPLETE;
    if (r->piece[a.a].blocks && !piece_may_enter(g, tile))
        return AUDE_FORBIDDEN_TILE;
    return r->piece[a.a].joins ? AUDE_NO_OWN_FOLLOWER : AUDE_ILLEGAL;
}

static enum flow apply_put(struct land *g, struct aude_action a, struct aude_events *log)
{
    (void)log;
    aude_require(g->fresh != NONE && a.a < rules_of(g)->piece_kinds);
    const struct tile *tile = &tiles(g)[g->fresh];
    if (tile->x != (uint8_t)a.x || tile->y != (uint8_t)a.y) {
        int row = board_find(g, a.x, a.y);
        aude_require(row >= 0);
        tile = &tiles(g)[row];
    }
    aude_require(a.b < rules_of(g)->kind[tile->kind].segments);
    aude_require(piece_in_supply(g, g->turn, a.a) > 0);
    piece_put(g, piece_take(g, g->turn, a.a), tile->first + a.b);
    return FLOW_NEXT;
}

/* ---- pass -------------------------------------------------------------------------------- */

static enum flow apply_pass(struct land *g, struct aude_action a, struct aude_events *log)
{
    (void)a;
    (void)log;
    aude_require(g->actor >= 0 && g->hand == NONE);
    return FLOW_NEXT;
}

/* ---- Stages ------------------------------------------------------------------------------ */

/* The end of the first stack is the end of the game, that of the second one only of a turn. */
static enum flow enter_draw(struct land *g, struct aude_events *log)
{
    (void)log;
    g->fresh = NONE;
    if (bag_left(g) == 0)
        return g->stack == 0 ? FLOW_END : FLOW_DONE;
    g->actor = AUDE_CHANCE;
    g->asker = ROW_kernel;
    return FLOW_ASK;
}

static void list_draws(const struct land *g, struct actions *out)
{
    const struct rules *r = rules_of(g);
    for (int i = 0; i < r->kinds; i++) {
        if (bag_has(g, i))
            actions_add(out, (struct aude_action){.verb = AUDE_DRAW, .a = (uint8_t)i});
    }
}

/* BASE-16: a tile that fits nowhere leaves the game. */
static enum flow enter_drawn(struct land *g, struct aude_events *log)
{
    if (board_count(g) > 0)
        return FLOW_NEXT;
    if (log != NULL)
        event_hand(g, AUDE_EVENT_DISCARD, 0, log);
    g->hand = NONE;
    return FLOW_DRAW;
}

static enum flow enter_score(struct land *g, struct aude_events *log)
{
    if (g->closed != 0 || g->ripe != 0)
        score_closed(g, log);
    return FLOW_NEXT;
}

/* BASE-48: the turn in which the last tile was laid is the last. */
static enum flow enter_clean(struct land *g, struct aude_events *log)
{
    if (g->left[0] == 0)
        return FLOW_END;
    g->fresh = NONE;
    g->part = 0;
    g->stack = 0;
    int next = g->turn + 1;
    g->turn = (uint8_t)(next & -(next < seats_of(g)));
    if (log != NULL)
        event_turn(g, log);
    return FLOW_NEXT;
}

static const struct verb verbs[] = {
    [AUDE_DRAW] = {"draw", 0, {PART_KIND}, NULL, why_draw, apply_draw},
    [AUDE_PLACE] =
        {"place", 1u << STEP_PLACE, {PART_CELL, PART_TURN}, NULL, why_place, apply_place},
    [AUDE_PUT] = {"put", 1u << STEP_DEPLOY, {PART_PIECE, PART_SPOT}, NULL, why_put, apply_put},
    [AUDE_PASS] = {"pass", 0, {PART_NONE}, NULL, why_bad_argument, apply_pass},
    {.name = NULL},
};

const struct module kernel_module = {
    .name = "kernel",
    .verbs = verbs,
    .ask = list_draws,
    .stages =
        {
            [STEP_DRAW] = {.enter = enter_draw},
            [STEP_DRAWN] = {.enter = enter_drawn},
            [STEP_PLACE] = {.legal = board_places},
            [STEP_DEPLOY] = {.legal = piece_puts},
            [STEP_SCORE] = {.enter = enter_score},
            [STEP_CLEAN] = {.enter = enter_clean},
        },
};
