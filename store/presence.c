/*
 * presence.c: which accounts are connected to some process, and at which games they sit.
 */
#include <stdio.h>
#include <string.h>

#include "inside.h"

enum { TOGETHER = SQL_TOGETHER, MORE = 4 };

/* The values of a statement about accounts: a hundred of them, and what else it needs. Those that are
 * not asked for are -1, which nobody's is; 0 sits at every open seat. */
static void give(struct sql_value values[TOGETHER + MORE], const int64_t *accounts, int count)
{
    for (int i = 0; i < TOGETHER; i++)
        values[i] = (struct sql_value)NUMBER(i < count ? accounts[i] : -1);
}

/* In the order of accounts, so that no two processes wait for each other. */
static const char here[] = "insert into presence (account, process, seen)"
                           " select id, $101, $102 from accounts where id in " SQL_HUNDRED
                           " order by id on conflict (account) do update"
                           " set process = excluded.process, seen = excluded.seen";

enum store_status store_here(struct store *s, int64_t process, const int64_t *accounts, int count,
                             int64_t now)
{
    struct sql_value values[TOGETHER + MORE];
    enum store_status status = STORE_OK;
    values[TOGETHER] = (struct sql_value)NUMBER(process);
    values[TOGETHER + 1] = (struct sql_value)NUMBER(now);
    for (int i = 0; i < count && status == STORE_OK; i += TOGETHER) {
        give(values, accounts + i, count - i);
        status = store_run(s, here, NULL, TOGETHER + 2, values);
    }
    return status;
}

enum store_status store_away(struct store *s, int64_t process, const int64_t *accounts, int count)
{
    struct sql_value values[TOGETHER + MORE];
    enum store_status status = STORE_OK;
    if (accounts == NULL)
        return store_run(s, "delete from presence where process = $1", NULL, GIVE(NUMBER(process)));
    values[TOGETHER] = (struct sql_value)NUMBER(process);
    for (int i = 0; i < count && status == STORE_OK; i += TOGETHER) {
        give(values, accounts + i, count - i);
        status =
            store_run(s, "delete from presence where process = $101 and account in " SQL_HUNDRED,
                      NULL, TOGETHER + 1, values);
    }
    return status;
}

enum store_status store_presence_get(struct store *s, int64_t account, struct store_presence *out)
{
    struct row row = {0};
    int rows = 0;
    enum store_status status = store_ask(s, "select process, seen from presence where account = $1",
                                         GIVE(NUMBER(account)));
    if (status != STORE_OK)
        return status;
    for (; store_row(s, &row); rows++) {
        out->process = row_number(&row, INT64_MIN, INT64_MAX);
        out->seen = row_number(&row, INT64_MIN, INT64_MAX);
    }
    return store_done(s, &row, rows);
}

static const char sittings[] =
    "select distinct s.account, s.game from seats s join games g on g.id = s.game"
    " where s.ended = 0 and s.account in " SQL_HUNDRED
    " and (g.state = 0 or (g.state = 1 and g.started > $101))"
    " and (s.account > $102 or (s.account = $102 and s.game > $103))"
    " order by s.account, s.game limit $104";

enum store_status store_sittings(struct store *s, const struct store_sitters *of,
                                 struct store_sitting *out, int *count)
{
    struct sql_value values[TOGETHER + MORE];
    struct row row = {0};
    *count = 0;
    give(values, of->accounts, of->count);
    values[TOGETHER] = (struct sql_value)NUMBER(of->since);
    values[TOGETHER + 1] = (struct sql_value)NUMBER(of->after.account);
    values[TOGETHER + 2] = (struct sql_value)TEXT(of->after.game);
    values[TOGETHER + 3] = (struct sql_value)NUMBER(of->max);
    enum store_status status = store_ask(s, sittings, TOGETHER + 4, values);
    if (status != STORE_OK)
        return status;
    while (*count < of->max && store_row(s, &row)) {
        out[*count].account = row_number(&row, 1, INT64_MAX);
        ROW_TEXT(&row, out[*count].game);
        *count += !row.is_damaged;
    }
    return store_done_list(s, &row);
}
