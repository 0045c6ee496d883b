/*
 * lists.c: lists of games, each by an index of its own; how far games have grown; how many there are.
 */
#include <stdio.h>
#include <string.h>

#include "inside.h"

enum { COUNT_MAX = 1 << 24, TOGETHER = SQL_TOGETHER };

/* ---- Lists ---------------------------------------------------------------------------------- */

/* The parameters: $1 until when, $2 how many, $3 and $4 the cursor, or $3 the account, $4 the state,
 * and $5 and $6 the cursor. */
static const char lobby[] = "select id from games where state = 0 and is_public = 1"
                            " and (seen > $3 or clock like '%d') order by made desc, id limit $2";
static const char stale[] =
    "select id from games where state = 0 and seen <= $1"
    " and (seen <= $3 or (is_public = 1 and clock not like '%d')) order by seen, id limit $2";
static const char running[] = "select id from games where state = 1 and is_public = 1"
                              " and grown < $1 order by grown desc, id desc limit $2";
static const char finished[] = "select id from games where state = 2 and is_public = 1"
                               " and (ended, id) > ($3, $4) order by ended, id limit $2";
static const char due[] = "select id from games where state = 1 and due > 0 and due <= $1"
                          " and ($4 = '' or (due, id) > (select due, id from games where id = $4))"
                          " order by due, id limit $2";
static const char thinking[] =
    "select id from games where state = 1 and is_thinking = 1 and not exists (select 1 from claims"
    " where game = games.id and claims.n = games.count + 1 and claims.until > $1)"
    " and ($4 = '' or (grown, id) > (select grown, id from games where id = $4))"
    " order by grown, id limit $2";
static const char all[] = "select id from games where id > $4 order by id limit $2";

/* An account has few games that are not over, and those that are lie in the order of their ends. */
#define GOING_ON(state)                                                                            \
    "select distinct s.game as game, g.grown as at from seats s join games g on g.id = s.game"     \
    " where s.account = $3 and s.ended = 0"                                                        \
    " and (g.grown < $1 or (g.grown = $5 and s.game > $6))" state
#define ENDED                                                                                      \
    "select distinct game, ended as at from seats"                                                 \
    " where account = $3 and ended > 0 and ended <= $1"                                            \
    " and (ended < $1 or (ended = $5 and game > $6)) order by ended desc, game limit $2"
static const char mine[] =
    "select game from (select * from (" GOING_ON("") ") as a"
                                                     " union all select * from (" ENDED
                                                     ") as b) as c"
                                                     " order by at desc, game limit $2";
static const char mine_going[] =
    "select game from (" GOING_ON(" and g.state = $4") ") as a"
                                                       " order by at desc, game limit $2";
static const char mine_ended[] = "select game from (" ENDED ") as b order by at desc, game";
static const char of[] = "select game from (select distinct s.game as game, s.ended as at"
                         " from seats s join games g on g.id = s.game"
                         " where s.account = $3 and s.ended > 0 and s.ended < $1"
                         " and g.is_public = 1 order by s.ended desc, s.game limit $2) as a"
                         " order by at desc, game";

static const char *choose(const struct store_where *where)
{
    switch (where->list) {
    case LIST_LOBBY:
        return lobby;
    case LIST_STALE:
        return stale;
    case LIST_RUNNING:
        return running;
    case LIST_FINISHED:
        return finished;
    case LIST_MINE:
        return where->state < 0 ? mine : where->state == GAME_OVER ? mine_ended : mine_going;
    case LIST_OF:
        return of;
    case LIST_DUE:
        return due;
    case LIST_THINKING:
        return thinking;
    case LIST_ALL:
    case STORE_LISTS:
        break;
    }
    return all;
}

enum store_status store_games(struct store *s, const struct store_where *where,
                              char (*ids)[STORE_ID_MAX], int *count)
{
    struct row row = {0};
    int64_t before = where->before != 0 || where->list == LIST_DUE ? where->before : INT64_MAX;
    bool has_after = where->list == LIST_LOBBY || where->list == LIST_STALE;
    bool is_cursor = where->list == LIST_FINISHED || where->list == LIST_ALL ||
                     where->list == LIST_DUE || where->list == LIST_THINKING;
    *count = 0;
    const struct sql_value place =
        is_cursor ? (struct sql_value)TEXT(where->cursor) : (struct sql_value)NUMBER(where->state);
    /* No game has this time. */
    int64_t same = where->cursor[0] == '\0' ? -1 : before;
    const struct sql_value values[] = {
        NUMBER(before),
        NUMBER(where->max),
        NUMBER(is_cursor || has_after ? where->after : where->account),
        place,
        NUMBER(same),
        TEXT(where->cursor)};
    enum store_status status =
        store_ask(s, choose(where), where->list == LIST_MINE ? 6 : 4, values);
    if (status != STORE_OK)
        return status;
    while (*count < where->max && store_row(s, &row)) {
        row_text(&row, ids[*count], STORE_ID_MAX);
        *count += !row.is_damaged;
    }
    return store_done_list(s, &row);
}

/* ---- Growth --------------------------------------------------------------------------------- */

static const char growth[] =
    "select id, count, talk, state, seated, actor from games where id in " SQL_HUNDRED;

static void note_growth(struct row *row, struct store_growth *games, int count)
{
    struct store_growth found;
    ROW_TEXT(row, found.id);
    found.count = (int)row_number(row, 0, COUNT_MAX);
    found.talk = (int)row_number(row, 0, COUNT_MAX);
    found.state = (enum game_state)row_number(row, 0, GAME_STATES - 1);
    found.seats = row_number(row, 0, INT64_MAX);
    found.actor = (int)row_number(row, -1, STORE_SEATS - 1);
    for (int i = 0; i < count; i++)
        if (strcmp(games[i].id, found.id) == 0)
            games[i] = found;
}

/* Ids that are not asked for are empty, which no game's is. */
static enum store_status grow_some(struct store *s, struct store_growth *games, int count)
{
    struct sql_value values[TOGETHER];
    struct row row = {0};
    for (int i = 0; i < TOGETHER; i++)
        values[i] = (struct sql_value)TEXT(i < count ? games[i].id : "");
    enum store_status status = store_ask(s, growth, TOGETHER, values);
    if (status != STORE_OK)
        return status;
    for (int i = 0; i < count; i++)
        games[i].count = -1;
    while (store_row(s, &row))
        note_growth(&row, games, count);
    return store_done_list(s, &row);
}

enum store_status store_growth(struct store *s, struct store_growth *games, int count)
{
    enum store_status status = STORE_OK;
    for (int i = 0; i < count && status == STORE_OK; i += TOGETHER)
        status = grow_some(s, games + i, count - i < TOGETHER ? count - i : TOGETHER);
    return status;
}

/* ---- How many ------------------------------------------------------------------------------- */

static enum store_status count_accounts(struct store *s, struct store_counts *out)
{
    struct row row = {0};
    enum store_status status =
        store_ask(s, "select kind, count(*) from accounts group by kind", 0, NULL);
    if (status != STORE_OK)
        return status;
    while (store_row(s, &row)) {
        int64_t kind = row_number(&row, 0, ACCOUNT_KINDS - 1);
        out->accounts[kind] = row_number(&row, 0, INT64_MAX);
    }
    return store_done_list(s, &row);
}

enum store_status store_count(struct store *s, struct store_counts *out)
{
    struct row row = {0};
    memset(out, 0, sizeof *out);
    enum store_status status =
        store_ask(s, "select state, count(*), sum(count) from games group by state", 0, NULL);
    if (status != STORE_OK)
        return status;
    while (store_row(s, &row)) {
        int64_t state = row_number(&row, 0, GAME_STATES - 1);
        out->games[state] = row_number(&row, 0, INT64_MAX);
        out->lines += row_number(&row, 0, INT64_MAX);
    }
    status = store_done_list(s, &row);
    return status == STORE_OK ? count_accounts(s, out) : status;
}
