/*
 * store.c: opens stores; transactions, marks, statements and rows.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inside.h"

/* ---- Opening -------------------------------------------------------------------------------- */

static const struct sql_driver *choose(const char *where)
{
    static const char *const words[] = {"postgresql:", "postgres:"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strncmp(where, words[i], strlen(words[i])) == 0)
            return &pg_driver;
    return &sqlite_driver;
}

enum store_status store_open(const char *where, enum store_use use, struct store **out,
                             char why[STORE_WHY_MAX])
{
    const struct sql_driver *driver = choose(where);
    struct store *s = calloc(1, sizeof *s);
    *out = NULL;
    why[0] = '\0';
    if (s == NULL) {
        snprintf(why, STORE_WHY_MAX, "There is no memory.");
        return STORE_DOWN;
    }
    enum store_status status = driver->open(where, use, &s->db, why);
    if (status == STORE_OK)
        status = schema_bring(s, schema_last, why);
    if (status != STORE_OK) {
        store_close(s);
        return status;
    }
    *out = s;
    return STORE_OK;
}

void store_close(struct store *s)
{
    if (s == NULL)
        return;
    if (s->db != NULL)
        s->db->driver->close(s->db);
    free(s);
}

const char *store_why(const struct store *s)
{
    return s->db->why;
}

/* ---- Transactions --------------------------------------------------------------------------- */

enum store_status store_begin(struct store *s)
{
    if (s->is_inside)
        return STORE_DOWN;
    enum store_status status = s->db->driver->reach(s->db);
    if (status == STORE_OK)
        status = s->db->driver->begin(s->db);
    s->is_inside = status == STORE_OK;
    return status;
}

void store_rollback(struct store *s)
{
    if (s->is_inside && !s->is_lost)
        s->db->driver->rollback(s->db);
    s->is_inside = s->is_lost = s->has_mark = false;
}

enum store_status store_commit(struct store *s)
{
    enum store_status status = STORE_DOWN;
    if (s->is_inside && !s->is_lost) {
        status = s->db->driver->exec(s->db, "commit");
        if (status != STORE_OK)
            s->db->driver->rollback(s->db);
    }
    s->is_inside = s->is_lost = s->has_mark = false;
    return status == STORE_OK ? STORE_OK : STORE_DOWN;
}

/* What failed has perhaps ended the transaction; then the rest of it need not be tried. */
static enum store_status note(struct store *s, enum store_status status)
{
    if (status != STORE_OK && s->is_inside && s->db->driver->is_lost(s->db)) {
        s->db->driver->rollback(s->db);
        s->is_lost = true;
    }
    return status;
}

static enum store_status exec_inside(struct store *s, const char *text)
{
    if (!s->is_inside || s->is_lost)
        return STORE_DOWN;
    return note(s, s->db->driver->exec(s->db, text));
}

enum store_status store_mark(struct store *s)
{
    enum store_status status =
        exec_inside(s, s->has_mark ? "release savepoint mark; savepoint mark" : "savepoint mark");
    s->has_mark = status == STORE_OK;
    return status;
}

enum store_status store_back(struct store *s)
{
    return s->has_mark ? exec_inside(s, "rollback to savepoint mark") : STORE_DOWN;
}

enum store_status store_enter(struct store *s, bool *is_own)
{
    *is_own = !s->is_inside;
    return *is_own ? store_begin(s) : s->is_lost ? STORE_DOWN : STORE_OK;
}

enum store_status store_leave(struct store *s, bool is_own, enum store_status status)
{
    if (!is_own)
        return status;
    if (status == STORE_OK)
        return store_commit(s);
    store_rollback(s);
    return status;
}

/* ---- Statements ----------------------------------------------------------------------------- */

/* The length of the letter of UTF-8 that begins here; 0: it is none. */
static int letter(const unsigned char *at)
{
    static const struct {
        unsigned char first, last, least, most; /* the first byte, and the second */
        int len;
    } kinds[] = {
        {0x01, 0x7f, 0, 0, 1},       {0xc2, 0xdf, 0x80, 0xbf, 2}, {0xe0, 0xe0, 0xa0, 0xbf, 3},
        {0xe1, 0xec, 0x80, 0xbf, 3}, {0xed, 0xed, 0x80, 0x9f, 3}, {0xee, 0xef, 0x80, 0xbf, 3},
        {0xf0, 0xf0, 0x90, 0xbf, 4}, {0xf1, 0xf3, 0x80, 0xbf, 4}, {0xf4, 0xf4, 0x80, 0x8f, 4}};
    size_t i = 0, count = sizeof kinds / sizeof *kinds;
    while (i < count && (at[0] < kinds[i].first || at[0] > kinds[i].last))
        i++;
    if (i == count || (kinds[i].len > 1 && (at[1] < kinds[i].least || at[1] > kinds[i].most)))
        return 0;
    for (int j = 2; j < kinds[i].len; j++) {
        if (at[j] < 0x80 || at[j] > 0xbf)
            return 0;
    }
    return kinds[i].len;
}

/* PostgreSQL ends the transaction of whoever sends anything but text, with all that others have
 * stored in it. */
static bool is_text(int count, const struct sql_value *values)
{
    for (int i = 0; i < count; i++) {
        const unsigned char *at = (const unsigned char *)values[i].text;
        for (int len; at != NULL && *at != '\0'; at += len) {
            len = letter(at);
            if (len == 0)
                return false;
        }
    }
    return true;
}

enum store_status store_ask(struct store *s, const char *text, int count,
                            const struct sql_value *values)
{
    const struct sql_driver *driver = s->db->driver;
    if (s->is_inside && s->is_lost)
        return STORE_DOWN;
    if (!is_text(count, values))
        return STORE_NONE; /* no row has it */
    enum store_status status = s->is_inside ? STORE_OK : driver->reach(s->db);
    return status == STORE_OK ? note(s, driver->ask(s->db, text, count, values)) : status;
}

enum store_status store_run(struct store *s, const char *text, int *changed, int count,
                            const struct sql_value *values)
{
    int affected = 0;
    enum store_status status = store_ask(s, text, count, values);
    if (status == STORE_OK) {
        while (s->db->driver->row(s->db))
            continue;
        status = note(s, s->db->driver->done(s->db, &affected));
    }
    if (changed != NULL)
        *changed = affected;
    return status;
}

bool store_row(struct store *s, struct row *row)
{
    row->store = s;
    row->column = 0;
    return !row->is_damaged && s->db->driver->row(s->db);
}

void row_damage(struct row *row, const char *why)
{
    struct sql *db = row->store->db;
    if (!row->is_damaged)
        snprintf(db->why, sizeof db->why, "What is stored makes no sense: %s.", why);
    row->is_damaged = true;
}

int64_t row_number(struct row *row, int64_t least, int64_t most)
{
    int64_t n;
    if (row->store->db->driver->number(row->store->db, row->column++, &n) && n >= least &&
        n <= most)
        return n;
    row_damage(row, "a number that cannot be");
    return least;
}

bool row_bool(struct row *row)
{
    return row_number(row, 0, 1) != 0;
}

void row_text(struct row *row, char *buf, size_t len)
{
    const char *text = row->store->db->driver->word(row->store->db, row->column++);
    size_t size = text == NULL ? len : strlen(text);
    buf[0] = '\0';
    if (size < len)
        memcpy(buf, text, size + 1);
    else
        row_damage(row, "a text that is too long, or none");
}

enum store_status store_done_list(struct store *s, const struct row *row)
{
    int affected;
    enum store_status status = note(s, s->db->driver->done(s->db, &affected));
    return status == STORE_OK && row->is_damaged ? STORE_DAMAGED : status;
}

enum store_status store_done(struct store *s, const struct row *row, int rows)
{
    enum store_status status = store_done_list(s, row);
    return status == STORE_OK && rows == 0 ? STORE_NONE : status;
}

enum store_status store_copy(struct store *s, const char *path)
{
    if (s->db->driver->copy == NULL)
        return STORE_NONE;
    return store_run(s, s->db->driver->copy, NULL, GIVE(TEXT(path)));
}
