/*
 * calls_games.c: who sits at which table, and lists of games.
 */
#include "calls.h"

#include <stdio.h>
#include <string.h>

/* ---- Sitting down ----------------------------------------------------------------------------------- */

static bool has_one_open(const struct room *r)
{
    int count = 0;
    for (int i = 0; i < r->game.seats; i++)
        count += r->seat[i].kind == SEAT_OPEN;
    return count == 1;
}

/* May this account sit at one more seat? */
static enum why may_sit(struct hub *h, const struct room *r, const struct who *w)
{
    if (r->game.state == GAME_OVER)
        return WHY_STATE;
    if (r->game.state != GAME_OPEN)
        return WHY_FULL;
    if (r->game.is_rated && w->kind == ACCOUNT_GUEST)
        return WHY_GUEST;
    if (r->game.is_rated && who_sits(w, r) != 0)
        return WHY_RATED;
    /* The last one does not have to wait. */
    return has_one_open(r) || who_sits(w, r) != 0 ? WHY_NOT : may_wait(h, w->account);
}

static enum why caught_up(struct hub *h, struct room *r, enum why why)
{
    enum store_status status = room_catch_up(hub_store(h), r);
    return status == STORE_OK ? why : status == STORE_NONE ? WHY_GAME : WHY_STORE;
}

enum why game_sit(struct hub *h, struct room *r, const struct who *w, int seat, const char *name)
{
    struct store_seat person;
    enum why why = may_sit(h, r, w);
    if (why == WHY_NOT)
        why = hub_write(h);
    if (why != WHY_NOT)
        return why;
    seat_person(h, w, &r->game, name, &person);
    enum store_status status = store_seat_take(hub_store(h), r->game.id, seat, &person);
    if (status == STORE_OK)
        status = store_waiting_seen(hub_store(h), &w->account, 1, hub_now(h));
    if (status != STORE_OK && status != STORE_TAKEN)
        return status == STORE_NONE ? WHY_GAME : WHY_STORE;
    why = caught_up(h, r, status == STORE_TAKEN ? WHY_SEAT_TAKEN : WHY_NOT);
    return why == WHY_NOT ? game_begin_if_full(h, r) : why;
}

static int first_open(const struct room *r)
{
    for (int i = 0; i < r->game.seats; i++) {
        if (r->seat[i].kind == SEAT_OPEN)
            return i;
    }
    return -1;
}

void call_sit(struct call *c)
{
    const char *name = "";
    int seat = -1;
    struct room *r;
    if (!may_text(c, "name", &name) || !may_int(c, "seat", &seat) || !call_room(c, &r))
        return;
    if (!is_plain(name, SEAT_NAME_MAX)) {
        call_refuse(c, WHY_NAME);
        return;
    }
    /* Whoever asks twice has the seat already. */
    bool is_there =
        who_sits(&c->who, r) != 0 && (seat == -1 || (seat >= 0 && seat < r->game.seats &&
                                                     (who_sits(&c->who, r) >> seat & 1) != 0));
    enum why why = WHY_NOT;
    if (!is_there) {
        int open = seat == -1 ? first_open(r) : seat;
        why = may_sit(c->hub, r, &c->who);
        if (why == WHY_NOT && (open < 0 || open >= r->game.seats))
            why = seat == -1 ? WHY_FULL : WHY_SEAT_TAKEN;
        if (why == WHY_NOT)
            why = game_sit(c->hub, r, &c->who, open, name);
    }
    if (why == WHY_NOT)
        answer_game(c, r);
    else
        call_refuse(c, why);
}

/* ---- Getting up ------------------------------------------------------------------------------------------ */

enum why game_leave(struct hub *h, struct room *r, const struct who *w, int seat, bool *is_gone)
{
    unsigned mine = who_sits(w, r);
    unsigned left = seat < 0 ? mine : mine & 1u << seat;
    struct store *s = hub_store(h);
    *is_gone = false;
    if (r->game.state != GAME_OPEN)
        return WHY_STATE;
    if (left == 0)
        return WHY_SEAT;
    enum why why = hub_write(h);
    if (why != WHY_NOT)
        return why;
    bool was_public = r->game.is_public;
    enum store_status status = STORE_OK;
    *is_gone = r->game.owner == w->account && left == mine;
    if (*is_gone)
        status = store_game_cancel(s, r->game.id);
    for (int i = 0; i < r->game.seats && !*is_gone && status == STORE_OK; i++) {
        if ((left >> i & 1) != 0)
            status = store_seat_leave(s, r->game.id, i, w->account);
    }
    if (status == STORE_TAKEN) /* it has begun elsewhere meanwhile */
        return caught_up(h, r, WHY_STATE);
    if (status != STORE_OK)
        return status == STORE_NONE ? WHY_GAME : WHY_STORE;
    if (was_public)
        hub_lobby_changed(h);
    if (*is_gone)
        return WHY_NOT;
    why = caught_up(h, r, WHY_NOT);
    hub_changed(h, r);
    return why;
}

void call_leave(struct call *c)
{
    struct room *r;
    int seat = -1;
    bool is_gone;
    if (!call_room(c, &r) || !may_int(c, "seat", &seat))
        return;
    if (seat < -1 || seat >= r->game.seats) {
        call_refuse(c, WHY_SEAT);
        return;
    }
    enum why why = game_leave(c->hub, r, &c->who, seat, &is_gone);
    if (why != WHY_NOT)
        call_refuse(c, why);
    else
        answer_game(c, r);
    if (why == WHY_NOT && is_gone)
        hub_forget(c->hub, c->part[0]);
}

/* ---- Looking ------------------------------------------------------------------------------------------------ */

void call_game(struct call *c)
{
    struct room *r;
    if (call_room(c, &r))
        answer_game(c, r);
}

void call_lobby(struct call *c)
{
    answer_games(c, &(struct store_where){.list = LIST_LOBBY, .after = lobby_since(c->hub)});
}

void call_running(struct call *c)
{
    answer_games(c, &(struct store_where){.list = LIST_RUNNING});
}

void call_my_games(struct call *c)
{
    static const char *const states[GAME_STATES] = {"open", "running", "over"};
    struct store_where where = {.list = LIST_MINE, .account = c->who.account, .state = -1};
    char state[STORE_WORD_MAX];
    if (!query_text(c, "state", state, sizeof state) || !query_number(c, "before", &where.before))
        return;
    for (int i = 0; i < GAME_STATES; i++)
        where.state = strcmp(state, states[i]) == 0 ? i : where.state;
    if (state[0] != '\0' && where.state < 0)
        call_refuse(c, WHY_JSON);
    else
        answer_games(c, &where);
}
