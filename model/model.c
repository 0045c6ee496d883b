/*
 * model.c: the course of the game in the model: the steps of a turn, what is legal in each, and the
 * end. How it begins is in setup.c.
 */
#include "board.h"

#include <string.h>

/* ---- What is legal ---------------------------------------------------------------------- */

void model_list(struct land_model *m, struct aude_action a)
{
    if (m->legals < AUDE_LEGAL_MAX)
        m->legal[m->legals++] = a;
}

static void list_pass(struct land_model *m)
{
    if (m->legals > 0)
        model_list(m, (struct aude_action){.verb = AUDE_PASS});
}

static void list_draws(struct land_model *m)
{
    for (int i = 0; i < m->kinds; i++)
        if (model_weight(m, i) > 0)
            model_list(m, (struct aude_action){.verb = AUDE_DRAW, .a = (uint8_t)i});
}

/* PRIN-07: at most one of all this; only buying back leaves the choice open (TOWR-29). */
static void list_wood(struct land_model *m)
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
    if (m->option.has_wheel && !m->table.has_put) /* WHEE-16, WHEE-Q22 */
        wheel_list_crowns(m);
    tower_list_ransom(m);
    list_pass(m);
}

/* Lists what may be done in that step and returns how much it is. */
static int enter(struct land_model *m, enum step step)
{
    m->table.step = step;
    m->legals = 0;
    switch (step) {
    case STEP_DRAW:
        list_draws(m);
        break;
    case STEP_PLAGUE:
        wheel_list_plague(m);
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
        traders_list_again(m);
        break;
    case STEP_OVER:
        break;
    }
    return m->legals;
}

/* ---- The steps of a turn, last to first ---------------------------------------------------- */

void land_model_end(struct land_model *m)
{
    if (m->table.step == STEP_OVER)
        return;
    score_final(m);
    m->table.hand = -1;
    enter(m, STEP_OVER);
}

static void begin_turn(struct land_model *m)
{
    struct table *t = &m->table;
    t->is_second = false;
    t->is_double = false;
    t->has_put = false;
    t->bonuses = 0;
    t->is_ransomed = false;
    princess_begin_turn(m); /* PRIN-Q03: before anything else */
}

static void pass_turn(struct land_model *m)
{
    m->table.turn = (m->table.turn + 1) % m->seats; /* BASE-09 */
    begin_turn(m);
}

/* BASE-48; BASE-Q02, HUNT-Q26 for a stack that runs out without a tile being laid; HUNT-Q02 for the
 * bonus stack, where the turn is over and the next player draws. */
static void go_to_draw(struct land_model *m)
{
    if (enter(m, STEP_DRAW) > 0)
        return;
    if (!model_draws_bonus(m) || model_left(m) == 0) {
        land_model_end(m);
        return;
    }
    pass_turn(m);
    enter(m, STEP_DRAW);
}

void land_model_restart(struct land_model *m)
{
    setup_table(m);
    begin_turn(m);
    go_to_draw(m);
}

static void finish_turn(struct land_model *m)
{
    if (model_left(m) == 0) {
        land_model_end(m);
        return;
    }
    pass_turn(m);
    go_to_draw(m);
}

/* HUNT-28, HUNT-34, HUNT-Q03: a bonus tile is no choice. */
static void offer_again(struct land_model *m)
{
    if (m->table.bonuses > 0 && model_bonus(m) > 0) {
        m->table.bonuses--;
        m->table.is_second = true;
        go_to_draw(m);
        return;
    }
    if (enter(m, STEP_AGAIN) == 0)
        finish_turn(m);
}

static void offer_after(struct land_model *m)
{
    if (enter(m, STEP_AFTER) == 0)
        offer_again(m);
}

/* PRIN-31, PRIN-Q16: the walk ends where no step is left. */
static bool is_walking(struct land_model *m)
{
    return enter(m, STEP_WALK) > 0;
}

static void score_now(struct land_model *m)
{
    score_completed(m);
    if (m->option.is_dragon_late && princess_starts_walk(m) && is_walking(m)) /* PRIN-Q17 */
        return;
    offer_after(m);
}

static void finish_wood(struct land_model *m)
{
    if (!m->option.is_dragon_late && princess_starts_walk(m) && is_walking(m)) /* PRIN-08 */
        return;
    score_now(m);
}

static void finish_walk(struct land_model *m)
{
    if (m->option.is_dragon_late)
        offer_after(m);
    else
        score_now(m);
}

static void offer_wood(struct land_model *m)
{
    if (enter(m, STEP_DEPLOY) == 0)
        finish_wood(m);
}

static void place(struct land_model *m, struct aude_action a)
{
    struct table *t = &m->table;
    board_lay(m, t->hand, a.a, a.x, a.y);
    t->hand = -1;
    m->is_due = true;
    princess_lay(m);
    if (!t->is_second && m->option.has_hunters) /* HUNT-31 */
        t->bonuses = hunters_earn_bonus(m);
    else if (!t->is_second)
        t->is_double = traders_extend(m);
    offer_wood(m);
}

/* BASE-16: a tile that fits nowhere leaves the game and the same player draws again. */
static void look_where(struct land_model *m)
{
    if (board_fits_anywhere(m, m->table.hand)) {
        enter(m, STEP_PLACE);
        return;
    }
    m->table.hand = -1;
    go_to_draw(m);
}

/* WHEE-37, WHEE-Q05, WHEE-Q07: who has nobody on the landscape is passed over. */
static void ask_plague(struct land_model *m)
{
    for (; m->table.asked < m->seats; m->table.asked++)
        if (enter(m, STEP_PLAGUE) > 0)
            return;
    wheel_score_crowns(m);
    look_where(m);
}

/* WHEE-28: pig, action, crown spaces, and only then the tile (WHEE-Q14). */
static void draw(struct land_model *m, int kind)
{
    struct table *t = &m->table;
    t->bag[kind]--;
    if (princess_lays_aside(m, kind)) {
        go_to_draw(m);
        return;
    }
    t->hand = kind;
    if (!wheel_turn(m)) {
        look_where(m);
    } else if (wheel_is_plague(m)) {
        t->asked = 0;
        ask_plague(m);
    } else {
        wheel_act(m);
        wheel_score_crowns(m);
        look_where(m);
    }
}

/* ---- Actions ----------------------------------------------------------------------------- */

static void deploy(struct land_model *m, struct aude_action a)
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
    if (a.verb == AUDE_PUT && (a.a == m->word.follower || a.a == m->word.large))
        m->table.has_put = true;
    if (a.verb == AUDE_PUT || a.verb == m->word.put_on_crown)
        figure_put(m, a.a, board_at(m, a.x, a.y), a.b);
    else if (a.verb == m->word.fairy)
        princess_move_fairy(m, a);
    else if (a.verb == m->word.remove)
        princess_remove(m, a);
    else if (a.verb == m->word.close)
        tower_close(m, a);
    finish_wood(m);
}

static void follow(struct land_model *m, struct aude_action a)
{
    switch (m->table.step) {
    case STEP_DRAW:
        draw(m, a.a);
        break;
    case STEP_PLAGUE:
        wheel_plague(m, a);
        m->table.asked++;
        ask_plague(m);
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

static bool is_legal(const struct land_model *m, struct aude_action a)
{
    for (int i = 0; i < m->legals; i++)
        if (memcmp(&m->legal[i], &a, sizeof a) == 0)
            return true;
    return false;
}

bool land_model_apply(struct land_model *m, struct aude_action a, char *why, size_t len)
{
    if (m->unknown[0])
        return model_refuse(why, len, "the model does not know \"%s\"", m->unknown);
    if (!is_legal(m, a))
        return model_refuse(why, len, "the model finds it illegal: verb %d a %d b %d c %d at %d,%d",
                            a.verb, a.a, a.b, a.c, a.x, a.y);
    follow(m, a);
    return true;
}
