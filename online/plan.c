/*
 * plan.c: new games, from whatever they come: a request, a quick pairing, a rematch.
 */
#include "calls.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "import.h"

enum { ID_LETTERS = 12 };

/* Letters and digits, each as likely as any other. */
static void random_id(struct hub *h, char id[STORE_ID_MAX])
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789";
    for (int i = 0; i < ID_LETTERS; i++)
        id[i] = letters[hub_luck(h, sizeof letters - 1)];
    id[ID_LETTERS] = '\0';
}

void plan_start(struct hub *h, struct plan *p, int64_t owner)
{
    random_id(h, p->game.id);
    p->game.state = GAME_OPEN;
    p->game.owner = owner;
    p->game.made = p->game.grown = hub_now(h);
    p->game.started = p->game.ended = p->game.due = 0;
    p->game.count = p->game.talk = 0;
    p->game.actor = -1;
    p->game.is_thinking = false;
    p->game.winners = 0;
    memset(p->game.points, 0, sizeof p->game.points);
    memset(p->game.ending, 0, sizeof p->game.ending);
    memset(p->game.next, 0, sizeof p->game.next);
}

void rating_what(const struct store_game *g, char what[STORE_WORD_MAX])
{
    size_t len = strcspn(g->rules, "+ ");
    memset(what, 0, STORE_WORD_MAX);
    if (len > STORE_WORD_MAX - 3)
        len = STORE_WORD_MAX - 3;
    memcpy(what, g->rules, len);
    what[len] = '/';
    what[len + 1] = (char)('0' + g->seats);
}

void seat_person(struct hub *h, const struct who *w, const struct store_game *g, const char *name,
                 struct store_seat *out)
{
    struct store_rating rating;
    char what[STORE_WORD_MAX];
    memset(out, 0, sizeof *out);
    out->kind = w->kind == ACCOUNT_BOT ? SEAT_BOT : SEAT_PERSON;
    out->account = w->account;
    snprintf(out->name, sizeof out->name, "%s", name[0] == '\0' ? w->name : name);
    rating_what(g, what);
    if (w->kind != ACCOUNT_GUEST &&
        store_rating_get(hub_store(h), w->account, what, &rating) == STORE_OK)
        out->rating = (int)lround(rating.rating);
}

static bool is_full(const struct room *r)
{
    for (int i = 0; i < r->game.seats; i++) {
        if (r->seat[i].kind == SEAT_OPEN)
            return false;
    }
    return true;
}

enum why game_begin_if_full(struct hub *h, struct room *r)
{
    enum why why = WHY_NOT;
    if (r->game.state == GAME_OPEN && is_full(r))
        why = hub_begin(h, r);
    else
        hub_changed(h, r);
    if (r->game.is_public)
        hub_lobby_changed(h);
    return why;
}

/* Whoever waits at so many tables waits at no further one: every process looks at all of them, as long
 * as somebody of that account is connected. */
enum why may_wait(struct hub *h, int64_t account)
{
    enum { TABLES_MAX = 64 };
    char ids[TABLES_MAX][STORE_ID_MAX];
    int count = 0;
    struct store_where where = {
        .list = LIST_MINE, .account = account, .state = GAME_OPEN, .max = TABLES_MAX};
    if (account != 0 && store_games(hub_store(h), &where, ids, &count) != STORE_OK)
        return WHY_STORE;
    return count < TABLES_MAX ? WHY_NOT : WHY_TABLES;
}

enum why plan_make(struct hub *h, const struct plan *p, struct room **out)
{
    struct store *s = hub_store(h);
    bool is_open = false;
    for (int i = 0; i < p->game.seats; i++)
        is_open |= p->seat[i].kind == SEAT_OPEN;
    enum why why = is_open ? may_wait(h, p->game.owner) : WHY_NOT;
    if (why == WHY_NOT)
        why = hub_write(h);
    if (why != WHY_NOT)
        return why;
    if (store_game_make(s, &p->game, p->seat) != STORE_OK)
        return WHY_STORE;
    if (p->table != NULL && import_lines(s, p, hub_now(h)) != STORE_OK)
        return WHY_STORE;
    why = hub_room(h, p->game.id, out);
    if (why == WHY_NOT)
        why = game_begin_if_full(h, *out);
    return why == WHY_GAME ? WHY_STORE : why;
}
