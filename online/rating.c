/*
 * rating.c: a rated game is over. Every two seats are a result; all of them are one period.
 */
#include "calls.h"

#include <stdio.h>
#include <string.h>

#include "glicko.h"

/* So long without a game makes a rating as uncertain as a game would. */
static const double period_ms = 7 * 24 * 60 * 60 * 1000.0;

static struct glicko rating_now(const struct store_rating *r, int64_t now)
{
    struct glicko g = {r->rating, r->deviation, r->volatility};
    return r->games == 0 || now <= r->at ? g : glicko_rest(g, (double)(now - r->at) / period_ms);
}

/* How a seat stands against another: whoever is out lost to whoever is not. */
static double score(const struct room *r, int seat, int other)
{
    unsigned out = aude_table_out(r->table);
    bool is_out = (out >> seat & 1) != 0, is_other_out = (out >> other & 1) != 0;
    if (strcmp(r->game.ending, aude_ending_name(AUDE_ENDING_DRAW)) == 0)
        return 0.5;
    if (is_out != is_other_out)
        return is_out ? 0 : 1;
    bool has_won = (r->game.winners >> seat & 1) != 0;
    bool has_other_won = (r->game.winners >> other & 1) != 0;
    if (has_won != has_other_won)
        return has_won ? 1 : 0;
    if (is_out || has_won || r->game.points[seat] == r->game.points[other])
        return 0.5;
    return r->game.points[seat] > r->game.points[other] ? 1 : 0;
}

static bool counts(const struct room *r)
{
    const char *ending = r->game.ending;
    if (!r->game.is_rated || r->game.state != GAME_OVER ||
        strcmp(ending, aude_ending_name(AUDE_ENDING_ABORT)) == 0 ||
        strcmp(ending, aude_ending_name(AUDE_ENDING_LEFT)) == 0)
        return false;
    for (int i = 0; i < r->game.seats; i++) {
        if (r->seat[i].account == 0)
            return false;
    }
    return true;
}

static enum why get_ratings(struct hub *h, const struct room *r, struct store_rating *out)
{
    for (int i = 0; i < r->game.seats; i++) {
        char what[STORE_WORD_MAX];
        rating_what(&r->game, what);
        enum store_status status =
            store_rating_get(hub_store(h), r->seat[i].account, what, &out[i]);
        if (status == STORE_NONE) {
            out[i] = (struct store_rating){.account = r->seat[i].account,
                                           .rating = GLICKO_NEW.rating,
                                           .deviation = GLICKO_NEW.deviation,
                                           .volatility = GLICKO_NEW.volatility};
            memcpy(out[i].what, what, sizeof out[i].what);
        } else if (status != STORE_OK) {
            return WHY_STORE;
        }
    }
    return WHY_NOT;
}

/* Somebody may end two games at once, at two servers: each rating comes after the other. */
static enum why lock_accounts(struct hub *h, const struct room *r)
{
    int64_t ids[STORE_SEATS];
    for (int i = 0; i < r->game.seats; i++)
        ids[i] = r->seat[i].account;
    return store_accounts_lock(hub_store(h), ids, r->game.seats) == STORE_OK ? WHY_NOT : WHY_STORE;
}

enum why rating_game(struct hub *h, struct room *r)
{
    struct store_rating ratings[STORE_SEATS];
    struct glicko now[STORE_SEATS];
    if (!counts(r))
        return WHY_NOT;
    enum why why = lock_accounts(h, r);
    if (why == WHY_NOT)
        why = get_ratings(h, r, ratings);
    for (int i = 0; i < r->game.seats && why == WHY_NOT; i++)
        now[i] = rating_now(&ratings[i], r->game.ended);
    for (int i = 0; i < r->game.seats && why == WHY_NOT; i++) {
        struct glicko_result results[STORE_SEATS];
        int count = 0;
        for (int k = 0; k < r->game.seats; k++) {
            if (k != i)
                results[count++] = (struct glicko_result){now[k], score(r, i, k)};
        }
        struct glicko after = glicko_after(now[i], results, count);
        ratings[i].rating = after.rating;
        ratings[i].deviation = after.deviation;
        ratings[i].volatility = after.volatility;
        ratings[i].games++;
        ratings[i].at = r->game.ended;
        if (store_rating_put(hub_store(h), &ratings[i], r->game.id) != STORE_OK)
            why = WHY_STORE;
    }
    return why;
}
