/*
 * rating.c: a rated game is over. Every two seats are a result; all of them are one period. What is
 * stored about accounts comes last in a turn, and those of all its games in the order of their numbers:
 * two processes that end games of the same people at once do not wait for each other.
 */
#include "calls.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "glicko.h"
#include "parts.h"

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

/* ---- What is known when a game is over ------------------------------------------------------------ */

struct result {
    struct result *next; /* the game that was over after it */
    int64_t message;     /* that ended it */
    int64_t stored;      /* the message by which it is stored already, 0: it is not */
    char game[STORE_ID_MAX], what[STORE_WORD_MAX];
    int64_t ended;
    int seats;
    int64_t account[STORE_SEATS];
    double score[STORE_SEATS][STORE_SEATS];
};

enum why rating_game(struct hub *h, struct room *r)
{
    struct result **end = &h->results;
    if (!counts(r))
        return WHY_NOT;
    struct result *o = calloc(1, sizeof *o);
    if (o == NULL)
        return WHY_BUSY;
    o->message = h->message;
    memcpy(o->game, r->game.id, sizeof o->game);
    rating_what(&r->game, o->what);
    o->ended = r->game.ended;
    o->seats = r->game.seats;
    for (int i = 0; i < o->seats; i++) {
        o->account[i] = r->seat[i].account;
        for (int k = 0; k < o->seats; k++)
            o->score[i][k] = score(r, i, k);
    }
    while (*end != NULL)
        end = &(*end)->next;
    *end = o;
    return WHY_NOT;
}

void ratings_undo(struct hub *h, int64_t message)
{
    for (struct result **at = &h->results; *at != NULL;) {
        struct result *o = *at;
        o->stored = o->stored >= message ? 0 : o->stored;
        if (o->message < message) {
            at = &o->next;
            continue;
        }
        *at = o->next;
        free(o);
    }
}

/* ---- Ratings that are stored ---------------------------------------------------------------------- */

static enum store_status get_rating(struct hub *h, const struct result *o, int seat,
                                    struct store_rating *out)
{
    enum store_status status = store_rating_get(h->store, o->account[seat], o->what, out);
    if (status != STORE_NONE)
        return status;
    *out = (struct store_rating){.account = o->account[seat],
                                 .rating = GLICKO_NEW.rating,
                                 .deviation = GLICKO_NEW.deviation,
                                 .volatility = GLICKO_NEW.volatility};
    memcpy(out->what, o->what, sizeof out->what);
    return STORE_OK;
}

/* STORE_DAMAGED and STORE_NONE, of an account that has gone, come before anything is stored. */
static enum store_status rate(struct hub *h, const struct result *o)
{
    struct store_rating ratings[STORE_SEATS];
    struct glicko now[STORE_SEATS];
    struct store_account a;
    enum store_status status = STORE_OK;
    for (int i = 0; i < o->seats && status == STORE_OK; i++) {
        status = store_account_get(h->store, o->account[i], &a);
        if (status == STORE_OK)
            status = get_rating(h, o, i, &ratings[i]);
        if (status == STORE_OK)
            now[i] = rating_now(&ratings[i], o->ended);
    }
    for (int i = 0; i < o->seats && status == STORE_OK; i++) {
        struct glicko_result results[STORE_SEATS];
        int count = 0;
        for (int k = 0; k < o->seats; k++) {
            if (k != i)
                results[count++] = (struct glicko_result){now[k], o->score[i][k]};
        }
        struct glicko after = glicko_after(now[i], results, count);
        ratings[i].rating = after.rating;
        ratings[i].deviation = after.deviation;
        ratings[i].volatility = after.volatility;
        ratings[i].games++;
        ratings[i].at = o->ended;
        status = store_rating_put(h->store, &ratings[i], o->game);
    }
    return status;
}

/* Somebody may end two games at once, at two servers: each rating comes after the other. With them
 * those that are going. */
static enum store_status lock_accounts(struct hub *h, const int64_t *going, int going_count)
{
    int count = going_count;
    for (const struct result *o = h->results; o != NULL; o = o->next)
        count += o->seats;
    if (count == 0)
        return STORE_OK;
    int64_t *ids = calloc((size_t)count, sizeof *ids);
    if (ids == NULL)
        return STORE_DOWN;
    for (count = 0; count < going_count; count++)
        ids[count] = going[count];
    for (const struct result *o = h->results; o != NULL; o = o->next) {
        for (int i = 0; i < o->seats; i++)
            ids[count++] = o->account[i];
    }
    enum store_status status = store_accounts_lock(h->store, ids, count);
    free(ids);
    return status;
}

/* A rating that makes no sense, or of an account that another process has erased meanwhile, does not
 * keep the game from being over. */
static enum store_status rate_if_possible(struct hub *h, const struct result *o)
{
    char facts[64];
    enum store_status status = rate(h, o);
    if (status != STORE_DAMAGED && status != STORE_NONE)
        return status;
    snprintf(facts, sizeof facts, "game=%s", o->game);
    hub_log(h, "unrated", facts);
    return STORE_OK;
}

bool ratings_store(struct hub *h, const int64_t *going, int count)
{
    enum store_status status = lock_accounts(h, going, count);
    for (struct result *o = h->results; o != NULL && status == STORE_OK; o = o->next) {
        if (o->stored != 0)
            continue;
        status = rate_if_possible(h, o);
        o->stored = h->message;
    }
    return status == STORE_OK;
}

bool ratings_settle(struct hub *h)
{
    enum store_status status = lock_accounts(h, NULL, 0);
    for (const struct result *o = h->results; o != NULL && status == STORE_OK; o = o->next) {
        if (o->stored == 0)
            status = rate_if_possible(h, o);
    }
    return status == STORE_OK;
}
