/*
 * kept.c: where to push to, who thinks, when nobody was there, and small values by name.
 */
#include "inside.h"

/* ---- Web Push ------------------------------------------------------------------------------- */

enum store_status store_push_put(struct store *s, const struct store_push *p)
{
    bool is_own;
    struct store_account a;
    enum store_status status = store_enter(s, &is_own);
    if (status != STORE_OK)
        return status;
    status = store_account_get(s, p->account, &a);
    if (status == STORE_OK)
        status = store_run(s,
                           "insert into pushes (endpoint, account, key, secret, made)"
                           " values ($1, $2, $3, $4, $5) on conflict (endpoint) do update"
                           " set account = excluded.account, key = excluded.key,"
                           " secret = excluded.secret, made = excluded.made",
                           NULL,
                           GIVE(TEXT(p->endpoint), NUMBER(p->account), TEXT(p->key),
                                TEXT(p->secret), NUMBER(p->made)));
    return store_leave(s, is_own, status);
}

enum store_status store_push_drop(struct store *s, const char *endpoint)
{
    int changed;
    enum store_status status =
        store_run(s, "delete from pushes where endpoint = $1", &changed, GIVE(TEXT(endpoint)));
    return status == STORE_OK && changed == 0 ? STORE_NONE : status;
}

enum store_status store_pushes(struct store *s, int64_t account, int max, struct store_push *out,
                               int *count)
{
    struct row row = {0};
    *count = 0;
    enum store_status status =
        store_ask(s,
                  "select account, endpoint, key, secret, made from pushes where account = $1"
                  " order by made, endpoint limit $2",
                  GIVE(NUMBER(account), NUMBER(max)));
    if (status != STORE_OK)
        return status;
    while (store_row(s, &row)) {
        struct store_push *p = &out[*count];
        p->account = row_number(&row, 1, INT64_MAX);
        ROW_TEXT(&row, p->endpoint);
        ROW_TEXT(&row, p->key);
        ROW_TEXT(&row, p->secret);
        p->made = row_number(&row, INT64_MIN, INT64_MAX);
        *count += !row.is_damaged;
    }
    return store_done_list(s, &row);
}

/* ---- Claims --------------------------------------------------------------------------------- */

enum store_status store_claim(struct store *s, const char *id, int n, int64_t now, int64_t until)
{
    int changed;
    enum store_status status =
        store_run(s,
                  "insert into claims (game, n, until) values ($1, $2, $4)"
                  " on conflict (game) do update set n = excluded.n, until = excluded.until"
                  " where claims.n <> excluded.n or claims.until <= $3",
                  &changed, GIVE(TEXT(id), NUMBER(n), NUMBER(now), NUMBER(until)));
    return status == STORE_OK && changed == 0 ? STORE_TAKEN : status;
}

enum store_status store_claim_drop(struct store *s, const char *id)
{
    return store_run(s, "delete from claims where game = $1", NULL, GIVE(TEXT(id)));
}

/* ---- Pauses --------------------------------------------------------------------------------- */

/* The last time somebody was there; INT64_MAX: nobody ever was. */
static enum store_status last_beat(struct store *s, int64_t *at)
{
    struct row row = {0};
    *at = INT64_MAX;
    enum store_status status = store_ask(s, "select at from beats where id = 1", 0, NULL);
    if (status != STORE_OK)
        return status;
    while (store_row(s, &row))
        *at = row_number(&row, INT64_MIN, INT64_MAX);
    return store_done_list(s, &row);
}

/* Whoever changes the old time to the new one has the right to say what lies between. */
enum store_status store_heartbeat(struct store *s, int64_t now, int64_t grace)
{
    bool is_own;
    int changed = 0;
    int64_t last;
    enum store_status status = store_enter(s, &is_own);
    if (status != STORE_OK)
        return status;
    status = store_run(s, "insert into beats (id, at) values (1, $1) on conflict do nothing", NULL,
                       GIVE(NUMBER(now)));
    if (status == STORE_OK)
        status = last_beat(s, &last);
    if (status == STORE_OK && last < now)
        status = store_run(s, "update beats set at = $1 where id = 1 and at = $2", &changed,
                           GIVE(NUMBER(now), NUMBER(last)));
    if (status == STORE_OK && changed == 1 && now - last > grace)
        status =
            store_run(s, "insert into pauses (since, until) values ($1, $2) on conflict do nothing",
                      NULL, GIVE(NUMBER(last), NUMBER(now)));
    return store_leave(s, is_own, status);
}

enum store_status store_pauses(struct store *s, int64_t since, int max, struct store_pause *out,
                               int *count)
{
    struct row row = {0};
    *count = 0;
    enum store_status status =
        store_ask(s, "select since, until from pauses where until > $1 order by until limit $2",
                  GIVE(NUMBER(since), NUMBER(max)));
    if (status != STORE_OK)
        return status;
    while (store_row(s, &row)) {
        out[*count].from = row_number(&row, INT64_MIN, INT64_MAX);
        out[*count].to = row_number(&row, INT64_MIN, INT64_MAX);
        *count += !row.is_damaged;
    }
    return store_done_list(s, &row);
}

/* ---- Values --------------------------------------------------------------------------------- */

enum store_status store_value_get(struct store *s, const char *name, char *buf, size_t len)
{
    struct row row = {0};
    int rows = 0;
    enum store_status status =
        store_ask(s, "select value from kept where name = $1", GIVE(TEXT(name)));
    if (status != STORE_OK)
        return status;
    for (; store_row(s, &row); rows++)
        row_text(&row, buf, len);
    return store_done(s, &row, rows);
}

enum store_status store_value_put(struct store *s, const char *name, const char *value)
{
    return store_run(s,
                     "insert into kept (name, value) values ($1, $2)"
                     " on conflict (name) do update set value = excluded.value",
                     NULL, GIVE(TEXT(name), TEXT(value)));
}
