/*
 * ratings.c: ratings and how they came about. They are stored in billionths, so that no database and
 * no language of a machine writes them otherwise.
 */
#include <math.h>
#include <stdio.h>

#include "inside.h"

static const double fine = 1e9;

static int64_t put(double x)
{
    return (int64_t)llround(x * fine);
}

static double take(struct row *row)
{
    return (double)row_number(row, INT64_MIN, INT64_MAX) / fine;
}

/* ---- Reading -------------------------------------------------------------------------------- */

#define COLUMNS "account, what, rating, deviation, volatility, games, at"

static void read_rating(struct row *row, struct store_rating *r)
{
    r->account = row_number(row, 1, INT64_MAX);
    ROW_TEXT(row, r->what);
    r->rating = take(row);
    r->deviation = take(row);
    r->volatility = take(row);
    r->games = (int)row_number(row, 0, INT32_MAX);
    r->at = row_number(row, INT64_MIN, INT64_MAX);
}

static enum store_status read_list(struct store *s, struct store_rating *out, int *count)
{
    struct row row = {0};
    while (store_row(s, &row)) {
        read_rating(&row, &out[*count]);
        *count += !row.is_damaged;
    }
    return store_done_list(s, &row);
}

enum store_status store_rating_get(struct store *s, int64_t account, const char *what,
                                   struct store_rating *r)
{
    int count = 0;
    enum store_status status =
        store_ask(s, "select " COLUMNS " from ratings where account = $1 and what = $2",
                  GIVE(NUMBER(account), TEXT(what)));
    if (status == STORE_OK)
        status = read_list(s, r, &count);
    return status == STORE_OK && count == 0 ? STORE_NONE : status;
}

enum store_status store_ratings(struct store *s, int64_t account, int max, struct store_rating *out,
                                int *count)
{
    *count = 0;
    enum store_status status =
        store_ask(s, "select " COLUMNS " from ratings where account = $1 order by what limit $2",
                  GIVE(NUMBER(account), NUMBER(max)));
    return status == STORE_OK ? read_list(s, out, count) : status;
}

enum store_status store_rating_history(struct store *s, int64_t account, const char *what, int max,
                                       struct store_rating *out, int *count)
{
    *count = 0;
    enum store_status status =
        store_ask(s,
                  "select " COLUMNS " from (select " COLUMNS ", game from history"
                  " where account = $1 and what = $2 order by at desc, game desc limit $3) as h"
                  " order by at, game",
                  GIVE(NUMBER(account), TEXT(what), NUMBER(max)));
    return status == STORE_OK ? read_list(s, out, count) : status;
}

enum store_status store_rating_best(struct store *s, const char *what, double deviation, int max,
                                    struct store_rating *out, int *count)
{
    *count = 0;
    enum store_status status =
        store_ask(s,
                  "select " COLUMNS " from ratings where what = $1 and deviation <= $2"
                  " order by rating desc, account limit $3",
                  GIVE(TEXT(what), NUMBER(put(deviation)), NUMBER(max)));
    return status == STORE_OK ? read_list(s, out, count) : status;
}

/* ---- Writing -------------------------------------------------------------------------------- */

#define NEWER                                                                                      \
    " do update set rating = excluded.rating, deviation = excluded.deviation,"                     \
    " volatility = excluded.volatility, games = excluded.games"

enum store_status store_rating_put(struct store *s, const struct store_rating *r, const char *game)
{
    bool is_own;
    struct store_account a;
    const struct sql_value values[] = {NUMBER(r->account),
                                       TEXT(r->what),
                                       NUMBER(put(r->rating)),
                                       NUMBER(put(r->deviation)),
                                       NUMBER(put(r->volatility)),
                                       NUMBER(r->games),
                                       NUMBER(r->at),
                                       TEXT(game)};
    enum store_status status = store_enter(s, &is_own);
    if (status != STORE_OK)
        return status;
    status = store_account_get(s, r->account, &a);
    if (status == STORE_OK)
        status = store_run(s,
                           "insert into ratings (" COLUMNS ") values ($1, $2, $3, $4, $5, $6, $7)"
                           " on conflict (account, what)" NEWER ", at = excluded.at",
                           NULL, 7, values);
    if (status == STORE_OK)
        status = store_run(s,
                           "insert into history (" COLUMNS ", game)"
                           " values ($1, $2, $3, $4, $5, $6, $7, $8)"
                           " on conflict (account, what, at, game)" NEWER,
                           NULL, 8, values);
    return store_leave(s, is_own, status);
}
