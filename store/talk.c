/*
 * talk.c: what is said and asked at a table, numbered like its lines.
 */
#include <limits.h>

#include "inside.h"

enum { COUNT_MAX = 1 << 24 };

static enum store_status put_talk(struct store *s, const char *id, const struct store_talk *t)
{
    int changed = 0;
    enum store_status status =
        store_run(s,
                  "insert into talk (game, n, at, account, seat, line, verb, name, said)"
                  " values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing",
                  &changed,
                  GIVE(TEXT(id), NUMBER(t->n), NUMBER(t->at), NUMBER(t->account), NUMBER(t->seat),
                       NUMBER(t->line), TEXT(t->verb), TEXT(t->name), TEXT(t->text)));
    return status == STORE_OK && changed != 1 ? STORE_DAMAGED : status;
}

static enum store_status why_not(struct store *s, const char *id, int n)
{
    struct row row = {0};
    int rows = 0;
    int64_t talk = 0;
    enum store_status status = store_ask(s, "select talk from games where id = $1", GIVE(TEXT(id)));
    if (status != STORE_OK)
        return status;
    for (; store_row(s, &row); rows++)
        talk = row_number(&row, 0, COUNT_MAX);
    status = store_done(s, &row, rows);
    return status != STORE_OK ? status : talk == n - 1 ? STORE_DAMAGED : STORE_TAKEN;
}

enum store_status store_talk_append(struct store *s, const char *id, const struct store_talk *t)
{
    bool is_own;
    int changed = 0;
    enum store_status status = store_enter(s, &is_own);
    if (status != STORE_OK)
        return status;
    status = store_run(s,
                       "update games set talk = $2 where id = $1 and talk = $2 - 1"
                       " and not exists (select 1 from talk where game = $1 and n >= $2)",
                       &changed, GIVE(TEXT(id), NUMBER(t->n)));
    if (status == STORE_OK)
        status = changed == 1 ? put_talk(s, id, t) : why_not(s, id, t->n);
    return store_leave(s, is_own, status);
}

/* A row whose number is one of these. */
static void read_talk(struct row *row, int least, int most, struct store_talk *t)
{
    t->n = (int)row_number(row, least, most);
    t->at = row_number(row, INT64_MIN, INT64_MAX);
    t->account = row_number(row, 0, INT64_MAX);
    t->seat = (int)row_number(row, -1, STORE_SEATS - 1);
    t->line = (int)row_number(row, 0, COUNT_MAX);
    ROW_TEXT(row, t->verb);
    ROW_TEXT(row, t->name);
    ROW_TEXT(row, t->text);
}

enum store_status store_talk_since(struct store *s, const char *id, int n, int max,
                                   struct store_talk *out, int *count)
{
    struct row row = {0};
    *count = 0;
    enum store_status status =
        store_ask(s,
                  "select n, at, account, seat, line, verb, name, said from talk"
                  " where game = $1 and n > $2 order by n limit $3",
                  GIVE(TEXT(id), NUMBER(n), NUMBER(max)));
    if (status != STORE_OK)
        return status;
    while (store_row(s, &row)) {
        read_talk(&row, n + 1 + *count, n + 1 + *count, &out[*count]);
        *count += !row.is_damaged;
    }
    return store_done_list(s, &row);
}

enum store_status store_talk_asked(struct store *s, const char *id, int n, int max,
                                   struct store_talk *out, int *count)
{
    struct row row = {0};
    *count = 0;
    /* Their numbers, from an index that has nothing else in it, and then the rows: what is said is
     * not even looked at, however much that is. */
    enum store_status status =
        store_ask(s,
                  "select n, at, account, seat, line, verb, name, said from talk"
                  " where game = $1 and n in (select n from talk where game = $1 and n <= $2"
                  " and verb <> 'say' order by n desc limit $3) and verb <> 'say' order by n desc",
                  GIVE(TEXT(id), NUMBER(n), NUMBER(max)));
    if (status != STORE_OK)
        return status;
    while (store_row(s, &row)) {
        read_talk(&row, 1, n, &out[*count]);
        *count += !row.is_damaged;
    }
    return store_done_list(s, &row);
}

enum store_status store_talk_of(struct store *s, int64_t account, const struct store_words *after,
                                int max, struct store_words *out, int *count)
{
    struct row row = {0};
    *count = 0;
    enum store_status status =
        store_ask(s,
                  "select game, n, at, seat, line, verb, said from talk where account = $1"
                  " and account > 0 and (game, n) > ($2, $3) order by game, n limit $4",
                  GIVE(NUMBER(account), TEXT(after->game), NUMBER(after->talk.n), NUMBER(max)));
    if (status != STORE_OK)
        return status;
    while (store_row(s, &row)) {
        struct store_words *w = &out[*count];
        *w = (struct store_words){.talk = {.account = account}};
        ROW_TEXT(&row, w->game);
        w->talk.n = (int)row_number(&row, 1, COUNT_MAX);
        w->talk.at = row_number(&row, INT64_MIN, INT64_MAX);
        w->talk.seat = (int)row_number(&row, -1, STORE_SEATS - 1);
        w->talk.line = (int)row_number(&row, 0, COUNT_MAX);
        ROW_TEXT(&row, w->talk.verb);
        ROW_TEXT(&row, w->talk.text);
        *count += !row.is_damaged;
    }
    return store_done_list(s, &row);
}
