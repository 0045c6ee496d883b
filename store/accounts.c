/*
 * accounts.c: people, guests and bots. A name is a row of its own, written in small letters, so that
 * it is had by an insert or not at all.
 */
#include <string.h>

#include "inside.h"

static void fold(const char *name, char folded[STORE_NAME_MAX])
{
    size_t i = 0;
    for (; name[i] != '\0' && i < STORE_NAME_MAX - 1; i++)
        folded[i] = (char)(name[i] >= 'A' && name[i] <= 'Z' ? name[i] - 'A' + 'a' : name[i]);
    folded[i] = '\0';
}

/* ---- Rows ----------------------------------------------------------------------------------- */

#define COLUMNS "a.id, a.kind, a.name, a.password, a.owner, a.made, a.seen, a.is_closed"

static void read_account(struct row *row, struct store_account *a)
{
    a->id = row_number(row, 1, INT64_MAX);
    a->kind = (enum account_kind)row_number(row, 0, ACCOUNT_KINDS - 1);
    ROW_TEXT(row, a->name);
    ROW_TEXT(row, a->password);
    a->owner = row_number(row, 0, INT64_MAX);
    a->made = row_number(row, INT64_MIN, INT64_MAX);
    a->seen = row_number(row, INT64_MIN, INT64_MAX);
    a->is_closed = row_bool(row);
}

static enum store_status list_accounts(struct store *s, const char *text, int64_t of, int max,
                                       struct store_account *out, int *count)
{
    struct row row = {0};
    *count = 0;
    enum store_status status = store_ask(s, text, GIVE(NUMBER(of), NUMBER(max)));
    if (status != STORE_OK)
        return status;
    while (store_row(s, &row)) {
        read_account(&row, &out[*count]);
        *count += !row.is_damaged;
    }
    return store_done_list(s, &row);
}

enum store_status store_accounts(struct store *s, int64_t after, int max, struct store_account *out,
                                 int *count)
{
    return list_accounts(
        s, "select " COLUMNS " from accounts a where a.id > $1 order by a.id limit $2", after, max,
        out, count);
}

enum store_status store_bots_of(struct store *s, int64_t owner, int max, struct store_account *out,
                                int *count)
{
    return list_accounts(s,
                         "select " COLUMNS " from accounts a where a.owner = $1 and a.owner > 0"
                         " order by a.id limit $2",
                         owner, max, out, count);
}

enum store_status store_account_get(struct store *s, int64_t id, struct store_account *a)
{
    int count;
    enum store_status status = list_accounts(
        s, "select " COLUMNS " from accounts a where a.id = $1 limit $2", id, 1, a, &count);
    return status == STORE_OK && count == 0 ? STORE_NONE : status;
}

enum store_status store_account_find(struct store *s, const char *name, struct store_account *a)
{
    struct row row = {0};
    int rows = 0;
    char folded[STORE_NAME_MAX];
    if (strlen(name) >= STORE_NAME_MAX)
        return STORE_NONE;
    fold(name, folded);
    enum store_status status =
        store_ask(s,
                  "select " COLUMNS " from names n join accounts a on a.id = n.account"
                  " where n.name = $1",
                  GIVE(TEXT(folded)));
    if (status != STORE_OK)
        return status;
    for (; store_row(s, &row); rows++)
        read_account(&row, a);
    return store_done(s, &row, rows);
}

/* ---- Making and changing -------------------------------------------------------------------- */

/* Takes the name for an account that may have it already. */
static enum store_status take_name(struct store *s, int64_t id, const char *name)
{
    struct row row = {0};
    int64_t owner = 0;
    char folded[STORE_NAME_MAX];
    fold(name, folded);
    enum store_status status =
        store_run(s, "insert into names (name, account) values ($1, $2) on conflict do nothing",
                  NULL, GIVE(TEXT(folded), NUMBER(id)));
    if (status == STORE_OK)
        status = store_ask(s, "select account from names where name = $1", GIVE(TEXT(folded)));
    if (status != STORE_OK)
        return status;
    while (store_row(s, &row))
        owner = row_number(&row, 1, INT64_MAX);
    status = store_done_list(s, &row);
    return status == STORE_OK && owner != id ? STORE_TAKEN : status;
}

static enum store_status put_account(struct store *s, struct store_account *a)
{
    struct row row = {0};
    int rows = 0;
    enum store_status status =
        store_ask(s,
                  "insert into accounts (kind, name, password, owner, made, seen, is_closed)"
                  " values ($1, $2, $3, $4, $5, $6, $7) returning id",
                  GIVE(NUMBER(a->kind), TEXT(a->name), TEXT(a->password), NUMBER(a->owner),
                       NUMBER(a->made), NUMBER(a->seen), NUMBER(a->is_closed)));
    if (status != STORE_OK)
        return status;
    for (; store_row(s, &row); rows++)
        a->id = row_number(&row, 1, INT64_MAX);
    return store_done(s, &row, rows);
}

static enum store_status drop_account(struct store *s, int64_t id, int *changed)
{
    return store_run(s, "delete from accounts where id = $1", changed, GIVE(NUMBER(id)));
}

enum store_status store_account_make(struct store *s, struct store_account *a)
{
    bool is_own;
    enum store_status status = store_enter(s, &is_own);
    if (status != STORE_OK)
        return status;
    status = put_account(s, a);
    if (status == STORE_OK && a->name[0] != '\0') {
        status = take_name(s, a->id, a->name);
        if (status == STORE_TAKEN && drop_account(s, a->id, NULL) != STORE_OK)
            status = STORE_DOWN;
    }
    status = store_leave(s, is_own, status);
    if (status != STORE_OK)
        a->id = 0;
    return status;
}

static enum store_status change_name(struct store *s, int64_t id, const char *name)
{
    char folded[STORE_NAME_MAX];
    enum store_status status = name[0] != '\0' ? take_name(s, id, name) : STORE_OK;
    fold(name, folded);
    return status == STORE_OK ? store_run(s, "delete from names where account = $1 and name <> $2",
                                          NULL, GIVE(NUMBER(id), TEXT(folded)))
                              : status;
}

enum store_status store_account_set(struct store *s, const struct store_account *a)
{
    bool is_own;
    struct store_account before;
    enum store_status status = store_enter(s, &is_own);
    if (status != STORE_OK)
        return status;
    status = store_account_get(s, a->id, &before);
    if (status == STORE_OK && strcmp(before.name, a->name) != 0)
        status = change_name(s, a->id, a->name);
    if (status == STORE_OK)
        status = store_run(s,
                           "update accounts set kind = $2, name = $3, password = $4, owner = $5,"
                           " seen = $6, is_closed = $7 where id = $1",
                           NULL,
                           GIVE(NUMBER(a->id), NUMBER(a->kind), TEXT(a->name), TEXT(a->password),
                                NUMBER(a->owner), NUMBER(a->seen), NUMBER(a->is_closed)));
    return store_leave(s, is_own, status);
}

/* One column, or two, of one account. */
static enum store_status change_one(struct store *s, const char *text, int count,
                                    const struct sql_value *values)
{
    int changed;
    enum store_status status = store_run(s, text, &changed, count, values);
    return status == STORE_OK && changed == 0 ? STORE_NONE : status;
}

enum store_status store_account_seen(struct store *s, int64_t id, int64_t now)
{
    return change_one(s, "update accounts set seen = $2 where id = $1",
                      GIVE(NUMBER(id), NUMBER(now)));
}

enum store_status store_account_password(struct store *s, int64_t id, const char *password)
{
    return change_one(s, "update accounts set password = $2 where id = $1",
                      GIVE(NUMBER(id), TEXT(password)));
}

enum store_status store_account_close(struct store *s, int64_t id, bool is_closed)
{
    return change_one(s, "update accounts set is_closed = $2 where id = $1 or owner = $1",
                      GIVE(NUMBER(id), NUMBER(is_closed)));
}

enum store_status store_accounts_lock(struct store *s, const int64_t *ids, int count)
{
    enum store_status status = STORE_OK;
    int64_t last = 0;
    /* In the order of their numbers, so that no two wait for each other. */
    for (int done = 0; done < count && status == STORE_OK; done++) {
        int64_t next = INT64_MAX;
        for (int i = 0; i < count; i++)
            next = ids[i] > last && ids[i] < next ? ids[i] : next;
        if (next == INT64_MAX)
            break;
        status =
            store_run(s, "update accounts set seen = seen where id = $1", NULL, GIVE(NUMBER(next)));
        last = next;
    }
    return status;
}

/* ---- Going ---------------------------------------------------------------------------------- */

/* Talk keeps its numbers and loses its words. */
enum store_status store_account_forget(struct store *s, int64_t id)
{
    static const char *const forget[] = {
        "update seats set name = '', account = 0 where account = $1",
        "update games set seated = seated + 1, owner = 0 where owner = $1",
        "update talk set name = '', account = 0, said = '' where account = $1",
    };
    bool is_own;
    enum store_status status = store_enter(s, &is_own);
    if (status != STORE_OK)
        return status;
    for (size_t i = 0; i < sizeof forget / sizeof *forget && status == STORE_OK; i++)
        status = store_run(s, forget[i], NULL, GIVE(NUMBER(id)));
    return store_leave(s, is_own, status);
}

/* What hangs on the row of the account goes with it. */
static enum store_status erase_one(struct store *s, int64_t id, int *changed)
{
    enum store_status status = store_account_forget(s, id);
    return status == STORE_OK ? drop_account(s, id, changed) : status;
}

enum store_status store_account_erase(struct store *s, int64_t id)
{
    bool is_own;
    int changed = 0, bots = 1;
    struct store_account bot;
    enum store_status status = store_enter(s, &is_own);
    if (status != STORE_OK)
        return status;
    while (status == STORE_OK && bots > 0) {
        status = store_bots_of(s, id, 1, &bot, &bots);
        if (status == STORE_OK && bots > 0)
            status = erase_one(s, bot.id, &changed);
    }
    if (status == STORE_OK)
        status = erase_one(s, id, &changed);
    if (status == STORE_OK && changed == 0)
        status = STORE_NONE;
    return store_leave(s, is_own, status);
}

/* Not all at once, for others wait meanwhile. Of games and talk there is an index of those that are
 * somebody's alone, which is only used where the statement says so. */
enum store_status store_tidy(struct store *s, int64_t before, int *count)
{
    static const char *const old[] = {
        "delete from accounts where id in (select a.id from accounts a"
        " where a.kind = 0 and a.seen < $1"
        " and not exists (select 1 from seats where account = a.id)"
        " and not exists (select 1 from games where owner = a.id and owner > 0)"
        " and not exists (select 1 from talk where account = a.id and account > 0)"
        " order by a.seen limit 1000)",
        "delete from tokens where hash in"
        " (select hash from tokens where ends < $1 order by ends limit 1000)",
        "delete from pauses where since in"
        " (select since from pauses where until < $1 order by until limit 1000)",
    };
    bool is_own;
    *count = 0;
    enum store_status status = store_enter(s, &is_own);
    if (status != STORE_OK)
        return status;
    for (size_t i = 0; i < sizeof old / sizeof *old && status == STORE_OK; i++) {
        int gone = 0;
        status = store_run(s, old[i], &gone, GIVE(NUMBER(before)));
        *count = gone > *count ? gone : *count;
    }
    return store_leave(s, is_own, status);
}
