/*
 * calls_players.c: what everybody may know of somebody: name, ratings, finished public games.
 */
#include "calls.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { POINTS_MAX = 1000, BEST_MAX = 50 };

/* Whoever is less certain than this is in no list of the best. */
static const double best_deviation = 110;

/* The account that the path names; false: refused. Guests have no name. */
static bool find(struct call *c, struct store_account *out)
{
    if (!is_account_name(c->part[0])) {
        call_refuse(c, WHY_PLAYER);
        return false;
    }
    return call_stored(c, store_account_find(hub_store(c->hub), c->part[0], out), WHY_PLAYER,
                       WHY_STORE);
}

void call_player(struct call *c)
{
    struct store_account a, owner = {.name = ""};
    if (!find(c, &a))
        return;
    if (a.kind == ACCOUNT_BOT)
        (void)store_account_get(hub_store(c->hub), a.owner, &owner);
    call_answer(c, json_pack("{s{sssbsssIso}}", "player", "name", a.name, "bot",
                             a.kind == ACCOUNT_BOT, "owner", owner.name, "made", (json_int_t)a.made,
                             "ratings", ratings_json(c->hub, a.id)));
}

/* "carcassonne/2" of the query; false: refused. */
static bool read_what(struct call *c, char what[STORE_WORD_MAX])
{
    if (!query_text(c, "what", what, STORE_WORD_MAX))
        return false;
    if (what[0] == '\0')
        call_refuse(c, WHY_JSON);
    return what[0] != '\0';
}

void call_player_ratings(struct call *c)
{
    struct store_account a;
    char what[STORE_WORD_MAX];
    int count = 0;
    if (!read_what(c, what) || !find(c, &a))
        return;
    struct store_rating *points = calloc(POINTS_MAX, sizeof *points);
    if (points == NULL) {
        call_refuse(c, WHY_BUSY);
        return;
    }
    if (call_stored(c,
                    store_rating_history(hub_store(c->hub), a.id, what, POINTS_MAX, points, &count),
                    WHY_PLAYER, WHY_STORE)) {
        json_t *list = json_array();
        for (int i = 0; i < count; i++)
            json_array_append_new(list, json_pack("{sIsf}", "at", (json_int_t)points[i].at,
                                                  "rating", points[i].rating));
        call_answer(c, json_pack("{so}", "points", list));
    }
    free(points);
}

void call_player_games(struct call *c)
{
    struct store_account a;
    struct store_where where = {.list = LIST_OF, .state = -1};
    if (!query_number(c, "before", &where.before) || !find(c, &a))
        return;
    where.account = a.id;
    answer_games(c, &where);
}

void call_best(struct call *c)
{
    char what[STORE_WORD_MAX];
    struct store_rating best[BEST_MAX];
    int count = 0;
    if (!read_what(c, what) ||
        !call_stored(
            c, store_rating_best(hub_store(c->hub), what, best_deviation, BEST_MAX, best, &count),
            WHY_STORE, WHY_STORE))
        return;
    json_t *list = json_array();
    for (int i = 0; i < count; i++) {
        struct store_account a;
        if (store_account_get(hub_store(c->hub), best[i].account, &a) == STORE_OK)
            json_array_append_new(list, json_pack("{sssbsfsi}", "name", a.name, "bot",
                                                  a.kind == ACCOUNT_BOT, "rating", best[i].rating,
                                                  "games", best[i].games));
    }
    call_answer(c, json_pack("{so}", "players", list));
}
