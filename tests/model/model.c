/*
 * model.c: the course of the game in the model: set-up, the steps of a turn, what is legal in
 * each, and the end.
 */
#include "model.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board.h"

enum { FOLLOWERS = 7 }; /* in the supply of each seat, BASE-07 */

bool model_refuse(char *why, size_t len, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(why, len, format, arguments);
    va_end(arguments);
    return false;
}

struct model *model_new(const struct aude_rules *r)
{
    struct model *m = calloc(1, sizeof *m);
    if (!m)
        abort();
    m->r = r;
    words_read(m);
    while (m->kinds < KINDS_MAX && aude_kind(r, m->kinds, &m->kind[m->kinds]))
        m->kinds++;
    m->ended = calloc(1, aude_state_size(r));
    if (!m->ended)
        abort();
    board_read(m);
    tower_read(m);
    model_restart(m);
    return m;
}

void model_free(struct model *m)
{
    free(m->ended);
    free(m);
}

static void add_figures(struct model *m, int seat, int kind, int count)
{
    for (int i = 0; i < count; i++)
        m->table.figure[m->table.figures++] =
            (struct figure){.seat = (int8_t)seat, .kind = (int8_t)kind, .holder = -1};
}

static void set_up_seat(struct model *m, int seat)
{
    static const int wood[AUDE_SEATS + 1] = {0, 0, 10, 9, 7, 6, 5}; /* TOWR-06 */
    add_figures(m, seat, m->word.follower, FOLLOWERS);
    add_figures(m, seat, m->word.large, m->option.has_inns ? 1 : 0);      /* INNS-04 */
    add_figures(m, seat, m->word.builder, m->option.has_traders ? 1 : 0); /* TRAD-03 */
    add_figures(m, seat, m->word.pig, m->option.has_traders ? 1 : 0);
    m->table.wood[seat] = m->option.has_tower ? wood[m->seats] : 0;
}

const struct aude_kind *model_kind(const struct model *m, int tile)
{
    return &m->kind[m->tile[tile].kind];
}

int model_left(const struct model *m)
{
    int left = 0;
    for (int i = 0; i < m->kinds; i++)
        left += m->table.bag[i];
    return left;
}

/* ---- What is legal ---------------------------------------------------------------------- */

void model_list(struct model *m, struct aude_action a)
{
    if (m->legals < AUDE_LEGAL_MAX)
        m->legal[m->legals++] = a;
}

static void list_pass(struct model *m)
{
    if (m->legals > 0)
        model_list(m, (struct aude_action){.verb = AUDE_PASS});
}

static void list_draws(struct model *m)
{
    for (int i = 0; i < m->kinds; i++)
        if (m->table.bag[i] > 0)
            model_list(m, (struct aude_action){.verb = AUDE_DRAW, .a = (uint8_t)i});
}

/* PRIN-07: at most one of all this; only buying back leaves the choice open (TOWR-29). */
static void list_wood(struct model *m)
{
    if (m->option.has_princess)
        princess_list_remove(m);
    if (m->option.must_remove && m->legals > 0) /* PRIN-Q23 */
        return;
    put_list(m);
    if (m->option.has_princess)
        princess_list_fairy(m);
    if (m->option.has_tower)
        tower_list(m);
    tower_list_ransom(m);
    list_pass(m);
}

static void list_again(struct model *m)
{
    const struct table *t = &m->table;
    if (!t->is_double || t->is_second || model_left(m) == 0) /* TRAD-20, TRAD-Q02 */
        return;
    model_list(m, (struct aude_action){.verb = (uint8_t)m->word.again});
    list_pass(m);
}

/* Lists what may be done in that step and returns how much it is. */
static int enter(struct model *m, enum step step)
{
    m->table.step = step;
    m->legals = 0;
    switch (step) {
    case STEP_DRAW:
        list_draws(m);
        break;
    case STEP_PLACE:
        board_list(m);
        tower_list_ransom(m);
        break;
    case STEP_DEPLOY:
        list_wood(m);
        break;
    case STEP_CAPTURE:
        tower_list_capture(m);
        break;
    case STEP_EXCHANGE:
        tower_list_exchange(m);
        break;
    case STEP_WALK:
        princess_list_walk(m);
        break;
    case STEP_AFTER:
        tower_list_ransom(m);
        list_pass(m);
        break;
    case STEP_AGAIN:
        list_again(m);
        break;
    case STEP_OVER:
        break;
    }
    return m->legals;
}

/* ---- The steps of a turn, last to first ---------------------------------------------------- */

void model_end(struct model *m)
{
    if (m->table.step == STEP_OVER)
        return;
    score_final(m);
    m->table.hand = -1;
    enter(m, STEP_OVER);
}

/* BASE-48; BASE-Q02 for a bag that runs out without a tile being laid. */
static void go_to_draw(struct model *m)
{
    if (enter(m, STEP_DRAW) == 0)
        model_end(m);
}

static void begin_turn(struct model *m)
{
    struct table *t = &m->table;
    t->is_second = false;
    t->is_double = false;
    t->is_ransomed = false;
    princess_begin_turn(m); /* PRIN-Q03: before anything else */
    go_to_draw(m);
}

void model_restart(struct model *m)
{
    struct table *t = &m->table;
    board_clear(m);
    memset(t, 0, sizeof *t);
    t->dragon = t->fairy = t->beside = NOWHERE;
    t->hand = -1;
    for (int i = 0; i < m->kinds; i++) {
        t->bag[i] = (int16_t)m->kind[i].copies;
        if (m->kind[i].is_start) { /* BASE-03, BASE-05 */
            t->bag[i]--;
            board_lay(m, i, 0, 0, 0);
        }
    }
    for (int seat = 0; seat < m->seats; seat++)
        set_up_seat(m, seat);
    m->is_due = true;
    m->known = 0;
    begin_turn(m);
}

static void finish_turn(struct model *m)
{
    if (model_left(m) == 0) {
        model_end(m);
        return;
    }
    m->table.turn = (m->table.turn + 1) % m->seats; /* BASE-09 */
    begin_turn(m);
}

static void offer_again(struct model *m)
{
    if (enter(m, STEP_AGAIN) == 0)
        finish_turn(m);
}

static void offer_after(struct model *m)
{
    if (enter(m, STEP_AFTER) == 0)
        offer_again(m);
}

/* PRIN-31, PRIN-Q16: the walk ends where no step is left. */
static bool is_walking(struct model *m)
{
    return enter(m, STEP_WALK) > 0;
}

static void score_now(struct model *m)
{
    score_completed(m);
    if (m->option.is_dragon_late && princess_starts_walk(m) && is_walking(m)) /* PRIN-Q17 */
        return;
    offer_after(m);
}

static void finish_wood(struct model *m)
{
    if (!m->option.is_dragon_late && princess_starts_walk(m) && is_walking(m)) /* PRIN-08 */
        return;
    score_now(m);
}

static void finish_walk(struct model *m)
{
    if (m->option.is_dragon_late)
        offer_after(m);
    else
        score_now(m);
}

static void offer_wood(struct model *m)
{
    if (enter(m, STEP_DEPLOY) == 0)
        finish_wood(m);
}

/* TRAD-18, TRAD-Q04: the new tile belongs to a road or city on which his builder stands. */
static bool is_built_on(struct model *m)
{
    const struct flood *f = flood_of(m);
    const struct crowd *crowd = crowd_of(m);
    int last = m->tiles - 1;
    for (int i = 0; i < model_kind(m, last)->segments; i++)
        if (crowd[f->at[last][i]].builders >> m->table.turn & 1)
            return true;
    return false;
}

static void place(struct model *m, struct aude_action a)
{
    struct table *t = &m->table;
    board_lay(m, t->hand, a.a, a.x, a.y);
    t->hand = -1;
    m->is_due = true;
    princess_lay(m);
    if (!t->is_second)
        t->is_double = is_built_on(m);
    offer_wood(m);
}

/* BASE-16: a tile that fits nowhere leaves the game and the same player draws again. */
static void draw(struct model *m, int kind)
{
    struct table *t = &m->table;
    t->bag[kind]--;
    if (princess_lays_aside(m, kind) || !board_fits_anywhere(m, kind)) {
        go_to_draw(m);
        return;
    }
    t->hand = kind;
    enter(m, STEP_PLACE);
}

/* ---- Actions ----------------------------------------------------------------------------- */

static void deploy(struct model *m, struct aude_action a)
{
    if (a.verb == m->word.ransom) {
        tower_ransom(m, a);
        offer_wood(m);
        return;
    }
    if (a.verb == m->word.build) {
        tower_build(m, a);
        if (enter(m, STEP_CAPTURE) == 0)
            finish_wood(m);
        return;
    }
    if (a.verb == AUDE_PUT)
        figure_put(m, a.a, board_at(m, a.x, a.y), a.b);
    else if (a.verb == m->word.fairy)
        princess_move_fairy(m, a);
    else if (a.verb == m->word.remove)
        princess_remove(m, a);
    else if (a.verb == m->word.close)
        tower_close(m, a);
    finish_wood(m);
}

static void follow(struct model *m, struct aude_action a)
{
    switch (m->table.step) {
    case STEP_DRAW:
        draw(m, a.a);
        break;
    case STEP_PLACE:
        if (a.verb == AUDE_PLACE) {
            place(m, a);
        } else {
            tower_ransom(m, a);
            enter(m, STEP_PLACE);
        }
        break;
    case STEP_DEPLOY:
        deploy(m, a);
        break;
    case STEP_CAPTURE:
        if (a.verb == AUDE_PASS || !tower_capture(m, a))
            finish_wood(m);
        else
            enter(m, STEP_EXCHANGE);
        break;
    case STEP_EXCHANGE:
        tower_exchange(m, a);
        finish_wood(m);
        break;
    case STEP_WALK:
        princess_walk(m, a);
        if (!is_walking(m))
            finish_walk(m);
        break;
    case STEP_AFTER:
        if (a.verb != AUDE_PASS)
            tower_ransom(m, a);
        offer_again(m);
        break;
    case STEP_AGAIN:
        if (a.verb == AUDE_PASS) {
            finish_turn(m);
        } else {
            m->table.is_second = true;
            go_to_draw(m);
        }
        break;
    case STEP_OVER:
        break;
    }
}

static bool is_legal(const struct model *m, struct aude_action a)
{
    for (int i = 0; i < m->legals; i++)
        if (memcmp(&m->legal[i], &a, sizeof a) == 0)
            return true;
    return false;
}

bool model_apply(struct model *m, struct aude_action a, char *why, size_t len)
{
    if (m->unknown[0])
        return model_refuse(why, len, "the model does not know \"%s\"", m->unknown);
    if (!is_legal(m, a))
        return model_refuse(why, len, "the model finds it illegal: verb %d a %d b %d c %d at %d,%d",
                            a.verb, a.a, a.b, a.c, a.x, a.y);
    follow(m, a);
    return true;
}
