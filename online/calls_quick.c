/*
 * calls_quick.c: quick pairing: a seat at the table that has waited longest for somebody who wants the
 * same, or a table of one's own that waits. Those who press at once go one by one, whatever process
 * they are connected to, so that the second of them finds the table of the first.
 */
#include "calls.h"

#include <stdio.h>
#include <string.h>

enum { QUICK_LOOK = 64 };

/* A table that would do. */
struct choice {
    char id[STORE_ID_MAX];
    int seat;      /* the first that is open */
    bool is_mine;  /* whoever calls sits there already */
    bool is_alone; /* and nobody else does */
};

/* False: it would not do after all. */
static bool look_at(struct call *c, const struct who_blocks *blocks, const char *id,
                    struct choice *out)
{
    struct store_game g;
    struct store_seat seats[STORE_SEATS];
    *out = (struct choice){.seat = -1, .is_alone = true};
    memcpy(out->id, id, sizeof out->id);
    if (store_game_get(hub_store(c->hub), id, &g, seats) != STORE_OK || g.state != GAME_OPEN)
        return false;
    for (int i = 0; i < g.seats; i++) {
        if (seats[i].account != 0 && !who_hears(blocks, seats[i].account))
            return false;
        if (seats[i].kind == SEAT_OPEN && out->seat < 0)
            out->seat = i;
        out->is_mine |= seats[i].account == c->who.account;
        out->is_alone &= seats[i].account == 0 || seats[i].account == c->who.account;
    }
    return out->is_mine || out->seat >= 0;
}

/* What there is, the longest waiting first; -1: the store cannot be read. */
static int find_choices(struct call *c, const struct plan *p, struct choice choices[QUICK_LOOK])
{
    char ids[QUICK_LOOK][STORE_ID_MAX];
    struct who_blocks blocks;
    int count = 0, good = 0;
    if (who_blocks(c->hub, &c->who, &blocks) != WHY_NOT ||
        store_waiting_quick(hub_store(c->hub), &p->game, lobby_since(c->hub), QUICK_LOOK, ids,
                            &count) != STORE_OK)
        return -1;
    for (int i = 0; i < count; i++)
        good += look_at(c, &blocks, ids[i], &choices[good]);
    return good;
}

/* Whoever has found somebody waits no longer anywhere else. */
static void leave_own(struct call *c, const struct choice *choices, int count)
{
    for (int i = 0; i < count; i++) {
        struct room *r;
        bool is_gone;
        if (choices[i].is_mine && hub_room(c->hub, choices[i].id, &r) == WHY_NOT &&
            game_leave(c->hub, r, &c->who, -1, &is_gone) == WHY_NOT && is_gone)
            hub_forget(c->hub, choices[i].id);
    }
}

/* The next table may do where this one does not: it was taken meanwhile, or one would only wait there,
 * and waits at too many tables already. */
static bool is_next_better(enum why why)
{
    return why == WHY_SEAT_TAKEN || why == WHY_FULL || why == WHY_STATE || why == WHY_GAME ||
           why == WHY_TABLES;
}

/* Sits down with others; false: there were none. */
static bool join(struct call *c, const struct choice *choices, int count, const char *name)
{
    for (int i = 0; i < count; i++) {
        struct room *r;
        if (choices[i].is_mine || hub_room(c->hub, choices[i].id, &r) != WHY_NOT)
            continue;
        enum why why = game_sit(c->hub, r, &c->who, choices[i].seat, name);
        if (is_next_better(why))
            continue;
        if (why == WHY_NOT) {
            leave_own(c, choices, count);
            answer_game(c, r);
        } else {
            call_refuse(c, why);
        }
        return true;
    }
    return false;
}

/* The table where whoever calls waits already, with others if with_others is true. */
static bool stay(struct call *c, const struct choice *choices, int count, bool with_others)
{
    for (int i = 0; i < count; i++) {
        struct room *r;
        if (choices[i].is_mine && (!with_others || !choices[i].is_alone) &&
            hub_room(c->hub, choices[i].id, &r) == WHY_NOT) {
            answer_game(c, r);
            return true;
        }
    }
    return false;
}

/* Whoever has stored this goes first, until the commit. And whoever presses is here. */
static bool wait_in_line(struct call *c)
{
    struct store *s = hub_store(c->hub);
    if (!call_write(c))
        return false;
    if (store_value_put(s, "quick", "") == STORE_OK &&
        store_waiting_seen(s, &c->who.account, 1, hub_now(c->hub)) == STORE_OK)
        return true;
    call_refuse(c, WHY_STORE);
    return false;
}

static void pair(struct call *c, const struct plan *p, const char *name)
{
    struct choice choices[QUICK_LOOK];
    struct room *r;
    if (!wait_in_line(c))
        return;
    int count = find_choices(c, p, choices);
    if (count < 0) {
        call_refuse(c, WHY_STORE);
        return;
    }
    if (stay(c, choices, count, true) || join(c, choices, count, name) ||
        stay(c, choices, count, false))
        return;
    /* Whoever only sits down, or may not wait at one more table, makes no game. */
    enum why why = may_wait(c->hub, c->who.account);
    if (why == WHY_NOT && !call_credit(c, RATE_GAME))
        return;
    if (why == WHY_NOT)
        why = plan_make(c->hub, p, &r);
    if (why == WHY_NOT)
        answer_game(c, r);
    else
        call_refuse(c, why);
}

void call_quick(struct call *c)
{
    struct plan p = {.game = {.is_public = true, .is_quick = true, .has_helps = true}};
    const char *rules, *name = "";
    plan_start(c->hub, &p, c->who.account);
    if (!want_text(c, "rules", &rules) || !plan_rules(c, &p, rules) || !plan_clock(c, &p) ||
        !may_bool(c, "rated", &p.game.is_rated) || !may_text(c, "name", &name))
        return;
    if (!is_plain(name, SEAT_NAME_MAX)) {
        call_refuse(c, WHY_NAME);
        return;
    }
    snprintf(p.game.absent, sizeof p.game.absent, "%s", p.game.is_rated ? "end" : "computer");
    seat_person(c->hub, &c->who, &p.game, name, &p.seat[0]);
    if (plan_may_be_rated(c, &p))
        pair(c, &p, name);
}
