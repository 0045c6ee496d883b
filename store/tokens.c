/*
 * tokens.c: what opens the door, as hashes; and who does not want to hear whom.
 */
#include <string.h>

#include "inside.h"

enum { HEX_MAX = 2 * STORE_HASH + 1 };

static const char digits[] = "0123456789abcdef";

static const char *hex(const uint8_t hash[STORE_HASH], char out[HEX_MAX])
{
    for (int i = 0; i < STORE_HASH; i++) {
        out[2 * i] = digits[hash[i] >> 4];
        out[2 * i + 1] = digits[hash[i] & 15];
    }
    out[HEX_MAX - 1] = '\0';
    return out;
}

/* ---- Tokens --------------------------------------------------------------------------------- */

static enum store_status has_account(struct store *s, int64_t id)
{
    struct store_account a;
    return id == 0 ? STORE_OK : store_account_get(s, id, &a);
}

enum store_status store_token_make(struct store *s, const struct store_token *t)
{
    bool is_own;
    int changed = 0;
    char word[HEX_MAX];
    enum store_status status = store_enter(s, &is_own);
    if (status != STORE_OK)
        return status;
    status = has_account(s, t->account);
    if (status == STORE_OK)
        status = store_run(s,
                           "insert into tokens (hash, kind, account, made, used, ends)"
                           " values ($1, $2, nullif($3, 0), $4, $5, $6) on conflict do nothing",
                           &changed,
                           GIVE(TEXT(hex(t->hash, word)), NUMBER(t->kind), NUMBER(t->account),
                                NUMBER(t->made), NUMBER(t->used), NUMBER(t->ends)));
    if (status == STORE_OK && changed == 0)
        status = STORE_TAKEN;
    return store_leave(s, is_own, status);
}

enum store_status store_token_get(struct store *s, const uint8_t hash[STORE_HASH],
                                  struct store_token *t)
{
    struct row row = {0};
    int rows = 0;
    char word[HEX_MAX];
    enum store_status status = store_ask(
        s, "select kind, coalesce(account, 0), made, used, ends from tokens where hash = $1",
        GIVE(TEXT(hex(hash, word))));
    if (status != STORE_OK)
        return status;
    for (; store_row(s, &row); rows++) {
        memcpy(t->hash, hash, STORE_HASH);
        t->kind = (enum token_kind)row_number(&row, 0, TOKEN_KINDS - 1);
        t->account = row_number(&row, 0, INT64_MAX);
        t->made = row_number(&row, INT64_MIN, INT64_MAX);
        t->used = row_number(&row, INT64_MIN, INT64_MAX);
        t->ends = row_number(&row, INT64_MIN, INT64_MAX);
    }
    return store_done(s, &row, rows);
}

static enum store_status list_tokens(struct store *s, const char *text, int64_t account, int max,
                                     struct store_token *out, int *count)
{
    struct row row = {0};
    *count = 0;
    enum store_status status = store_ask(s, text, GIVE(NUMBER(account), NUMBER(max)));
    if (status != STORE_OK)
        return status;
    while (store_row(s, &row)) {
        struct store_token *t = &out[*count];
        *t = (struct store_token){.account = account};
        t->kind = (enum token_kind)row_number(&row, 0, TOKEN_KINDS - 1);
        t->made = row_number(&row, INT64_MIN, INT64_MAX);
        t->used = row_number(&row, INT64_MIN, INT64_MAX);
        t->ends = row_number(&row, INT64_MIN, INT64_MAX);
        *count += !row.is_damaged;
    }
    return store_done_list(s, &row);
}

enum store_status store_tokens_of(struct store *s, int64_t account, int max,
                                  struct store_token *out, int *count)
{
    return list_tokens(s,
                       "select kind, made, used, ends from tokens"
                       " where account = $1 order by made, hash limit $2",
                       account, max, out, count);
}

enum store_status store_workers(struct store *s, int max, struct store_token *out, int *count)
{
    return list_tokens(s,
                       "select kind, made, used, ends from tokens"
                       " where coalesce(account, 0) = $1 order by made, hash limit $2",
                       0, max, out, count);
}

enum store_status store_workers_drop(struct store *s, int *count)
{
    return store_run(s, "delete from tokens where account is null", count, 0, NULL);
}

enum store_status store_token_used(struct store *s, const uint8_t hash[STORE_HASH], int64_t used,
                                   int64_t ends)
{
    int changed;
    char word[HEX_MAX];
    enum store_status status =
        store_run(s, "update tokens set used = $2, ends = $3 where hash = $1", &changed,
                  GIVE(TEXT(hex(hash, word)), NUMBER(used), NUMBER(ends)));
    return status == STORE_OK && changed == 0 ? STORE_NONE : status;
}

enum store_status store_token_drop(struct store *s, const uint8_t hash[STORE_HASH])
{
    int changed;
    char word[HEX_MAX];
    enum store_status status =
        store_run(s, "delete from tokens where hash = $1", &changed, GIVE(TEXT(hex(hash, word))));
    return status == STORE_OK && changed == 0 ? STORE_NONE : status;
}

enum store_status store_tokens_drop(struct store *s, int64_t account, const uint8_t but[STORE_HASH])
{
    char word[HEX_MAX];
    return store_run(s, "delete from tokens where account = $1 and hash <> $2", NULL,
                     GIVE(NUMBER(account), TEXT(but != NULL ? hex(but, word) : "")));
}

static const char standings[] =
    "select t.hash, a.kind, a.name from tokens t join accounts a on a.id = t.account"
    " where t.ends > $101 and a.is_closed = 0 and t.hash in " SQL_HUNDRED;

static void note_standing(struct row *row, char (*words)[HEX_MAX], struct store_standing *of,
                          int count)
{
    char word[HEX_MAX], name[STORE_NAME_MAX];
    ROW_TEXT(row, word);
    enum account_kind kind = (enum account_kind)row_number(row, 0, ACCOUNT_KINDS - 1);
    ROW_TEXT(row, name);
    for (int i = 0; i < count; i++) {
        if (strcmp(words[i], word) != 0)
            continue;
        of[i].is_good = true;
        of[i].kind = kind;
        memcpy(of[i].name, name, sizeof name);
    }
}

/* Those that are not asked for are empty, which no hash is. */
static enum store_status some_standings(struct store *s, int64_t now, struct store_standing *of,
                                        int count)
{
    struct sql_value values[SQL_TOGETHER + 1];
    char words[SQL_TOGETHER][HEX_MAX];
    struct row row = {0};
    for (int i = 0; i < SQL_TOGETHER; i++)
        values[i] = (struct sql_value)TEXT(i < count ? hex(of[i].hash, words[i]) : "");
    values[SQL_TOGETHER] = (struct sql_value)NUMBER(now);
    enum store_status status = store_ask(s, standings, SQL_TOGETHER + 1, values);
    if (status != STORE_OK)
        return status;
    for (int i = 0; i < count; i++)
        of[i].is_good = false;
    while (store_row(s, &row))
        note_standing(&row, words, of, count);
    return store_done_list(s, &row);
}

enum store_status store_standings(struct store *s, int64_t now, struct store_standing *of,
                                  int count)
{
    enum store_status status = STORE_OK;
    for (int i = 0; i < count && status == STORE_OK; i += SQL_TOGETHER)
        status =
            some_standings(s, now, of + i, count - i < SQL_TOGETHER ? count - i : SQL_TOGETHER);
    return status;
}

/* ---- Blocks --------------------------------------------------------------------------------- */

/* Both must be there; nobody minds blocking twice. */
static enum store_status block(struct store *s, int64_t account, int64_t other)
{
    bool is_own;
    enum store_status status = store_enter(s, &is_own);
    if (status != STORE_OK)
        return status;
    status = has_account(s, account);
    if (status == STORE_OK)
        status = has_account(s, other);
    if (status == STORE_OK)
        status = store_run(
            s, "insert into blocks (account, other) values ($1, $2) on conflict do nothing", NULL,
            GIVE(NUMBER(account), NUMBER(other)));
    return store_leave(s, is_own, status);
}

enum store_status store_block(struct store *s, int64_t account, int64_t other, bool is_blocked)
{
    if (is_blocked)
        return block(s, account, other);
    return store_run(s, "delete from blocks where account = $1 and other = $2", NULL,
                     GIVE(NUMBER(account), NUMBER(other)));
}

enum store_status store_blocks(struct store *s, int64_t account, int max, int64_t *out, int *count)
{
    struct row row = {0};
    *count = 0;
    enum store_status status =
        store_ask(s, "select other from blocks where account = $1 order by other limit $2",
                  GIVE(NUMBER(account), NUMBER(max)));
    if (status != STORE_OK)
        return status;
    while (store_row(s, &row)) {
        out[*count] = row_number(&row, 1, INT64_MAX);
        *count += !row.is_damaged;
    }
    return store_done_list(s, &row);
}
