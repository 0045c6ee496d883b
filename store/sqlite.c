/*
 * sqlite.c: a database in one file, or in memory; the only file that knows SQLite.
 *
 * The log before the file (WAL) is synchronised at every commit, so what was committed outlasts the
 * machine's power, and readers never wait for the writer. A server has the file for itself by a lock
 * on another file beside it, which goes when the process does, however it ends.
 */
#include <errno.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "sql.h"

enum { STATEMENTS = 256, VALUES_MAX = 128, BUSY_MS = 4000, PATH_MAX_LEN = 4096, PAGE_LEAST = 512 };

struct prepared {
    const char *text; /* NULL: free */
    sqlite3_stmt *statement;
    uint8_t place[VALUES_MAX]; /* of SQLite's parameters in ours */
};

struct lite {
    struct sql base;
    sqlite3 *db;
    int lock; /* -1: none */
    bool is_down, is_memory;
    sqlite3_stmt *asked;
    int code; /* of its last step */
    struct prepared prepared[STATEMENTS];
};

/* ---- What went wrong ------------------------------------------------------------------------ */

static enum store_status sort(int code)
{
    switch (code & 0xff) {
    case SQLITE_OK:
    case SQLITE_ROW:
    case SQLITE_DONE:
        return STORE_OK;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_ERROR:
    case SQLITE_MISMATCH:
    case SQLITE_CONSTRAINT:
        return STORE_DAMAGED;
    default:
        return STORE_DOWN;
    }
}

static enum store_status say(struct lite *l, int code)
{
    enum store_status status = sort(code);
    if (status != STORE_OK)
        snprintf(l->base.why, sizeof l->base.why, "SQLite says: %s.",
                 l->db == NULL ? sqlite3_errstr(code) : sqlite3_errmsg(l->db));
    l->is_down = status == STORE_DOWN;
    return status;
}

/* ---- Opening -------------------------------------------------------------------------------- */

static enum store_status lock(struct lite *l, const char *where, char *why)
{
    char name[PATH_MAX_LEN];
    if (snprintf(name, sizeof name, "%s.lock", where) >= (int)sizeof name) {
        snprintf(why, STORE_WHY_MAX, "The name of the database is too long.");
        return STORE_DOWN;
    }
    l->lock = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (l->lock >= 0 && flock(l->lock, LOCK_EX | LOCK_NB) == 0)
        return STORE_OK;
    if (errno == EWOULDBLOCK) {
        snprintf(why, STORE_WHY_MAX, "Another server has this database.");
        return STORE_LOCKED;
    }
    snprintf(why, STORE_WHY_MAX, "The database cannot be locked: %s.", strerror(errno));
    return STORE_DOWN;
}

/* There are secrets in it, if only hashed: a new file is for its owner alone. What is shorter than
 * the smallest page SQLite would take for a new file, and write over it. */
static enum store_status create(const char *where, char *why)
{
    struct stat info = {0};
    int file = open(where, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0 || fstat(file, &info) != 0) {
        snprintf(why, STORE_WHY_MAX, "The database cannot be opened: %s.", strerror(errno));
        if (file >= 0)
            close(file);
        return STORE_DOWN;
    }
    close(file);
    if (info.st_size == 0 || info.st_size >= PAGE_LEAST)
        return STORE_OK;
    snprintf(why, STORE_WHY_MAX, "This is no database, or it is damaged.");
    return STORE_DAMAGED;
}

static enum store_status lite_exec(struct sql *db, const char *text)
{
    struct lite *l = (struct lite *)db;
    return say(l, sqlite3_exec(l->db, text, NULL, NULL, NULL));
}

static enum store_status connect_file(struct lite *l, const char *where)
{
    int code =
        sqlite3_open_v2(l->is_memory ? ":memory:" : where, &l->db,
                        SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, NULL);
    if (code == SQLITE_OK)
        code = sqlite3_busy_timeout(l->db, BUSY_MS);
    if (code == SQLITE_OK)
        code = sqlite3_db_config(l->db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
    if (code != SQLITE_OK)
        return say(l, code);
    return lite_exec(&l->base, "pragma trusted_schema = off; pragma cell_size_check = on;"
                               "pragma foreign_keys = on");
}

static int first_row(void *context, int count, char **values, char **names)
{
    (void)names;
    if (count > 0 && values[0] != NULL)
        snprintf(context, STORE_WHY_MAX, "%s", values[0]);
    return 1;
}

static int64_t ask_number(struct lite *l, const char *text)
{
    char word[STORE_WHY_MAX] = "0";
    sqlite3_exec(l->db, text, first_row, word, NULL);
    return strtoll(word, NULL, 10);
}

/* A file that is shorter than it says has been cut, unless the rest is in the log; only then all of
 * it is read. */
static enum store_status check_size(struct lite *l, const char *where, char *why)
{
    struct stat file, log;
    char word[STORE_WHY_MAX] = "", name[PATH_MAX_LEN];
    int64_t size = ask_number(l, "pragma page_size") * ask_number(l, "pragma page_count");
    if (l->is_memory || stat(where, &file) != 0 || file.st_size >= size)
        return STORE_OK;
    snprintf(name, sizeof name, "%s-wal", where);
    if (stat(name, &log) == 0 && log.st_size > 0)
        sqlite3_exec(l->db, "pragma quick_check(1)", first_row, word, NULL);
    if (strcmp(word, "ok") == 0)
        return STORE_OK;
    snprintf(why, STORE_WHY_MAX, "The database is damaged: a part of the file is missing.");
    return STORE_DAMAGED;
}

static enum store_status open_file(struct lite *l, const char *where, enum store_use use, char *why)
{
    enum store_status status = STORE_OK;
    if (!l->is_memory && use == STORE_SERVE)
        status = lock(l, where, why);
    if (status == STORE_OK && !l->is_memory)
        status = create(where, why);
    if (status != STORE_OK)
        return status;
    status = connect_file(l, where);
    if (status == STORE_OK)
        status = lite_exec(&l->base, "select count(*) from sqlite_schema");
    if (status == STORE_DAMAGED)
        snprintf(why, STORE_WHY_MAX, "This is no database, or it is damaged.");
    else if (status != STORE_OK)
        snprintf(why, STORE_WHY_MAX, "The database cannot be opened. %.200s", l->base.why);
    if (status != STORE_OK)
        return status;
    if (sqlite3_db_readonly(l->db, "main") == 1) {
        snprintf(why, STORE_WHY_MAX, "The database cannot be written: its file is read-only.");
        return STORE_DOWN;
    }
    return check_size(l, where, why);
}

static void lite_close(struct sql *db)
{
    struct lite *l = (struct lite *)db;
    for (int i = 0; i < STATEMENTS; i++)
        sqlite3_finalize(l->prepared[i].statement);
    sqlite3_close(l->db);
    if (l->lock >= 0)
        close(l->lock);
    free(l);
}

static enum store_status lite_open(const char *where, enum store_use use, struct sql **out,
                                   char why[STORE_WHY_MAX])
{
    struct lite *l = calloc(1, sizeof *l);
    if (l == NULL) {
        snprintf(why, STORE_WHY_MAX, "There is no memory.");
        return STORE_DOWN;
    }
    l->base.driver = &sqlite_driver;
    l->lock = -1;
    l->is_memory = strcmp(where, "memory:") == 0;
    enum store_status status = open_file(l, where, use, why);
    if (status == STORE_OK)
        *out = &l->base;
    else
        lite_close(&l->base);
    return status;
}

static enum store_status lite_settle(struct sql *db)
{
    return lite_exec(db, "pragma journal_mode = wal; pragma synchronous = full;"
                         "pragma journal_size_limit = 67108864");
}

/* ---- Transactions --------------------------------------------------------------------------- */

static enum store_status lite_reach(struct sql *db)
{
    (void)db;
    return STORE_OK;
}

/* The right to write is had at the beginning, so nothing that was begun fails for want of it. */
static enum store_status lite_begin(struct sql *db)
{
    return lite_exec(db, "begin immediate");
}

static void lite_rollback(struct sql *db)
{
    struct lite *l = (struct lite *)db;
    if (!sqlite3_get_autocommit(l->db))
        sqlite3_exec(l->db, "rollback", NULL, NULL, NULL);
}

static bool lite_is_lost(struct sql *db)
{
    struct lite *l = (struct lite *)db;
    return l->is_down || sqlite3_get_autocommit(l->db);
}

/* ---- Statements ----------------------------------------------------------------------------- */

static struct prepared *find(struct lite *l, const char *text)
{
    uint64_t at = (uint64_t)(uintptr_t)text * 0x9E3779B97F4A7C15u >> 56;
    while (l->prepared[at].text != NULL && l->prepared[at].text != text)
        at = (at + 1) % STATEMENTS;
    return &l->prepared[at];
}

/* SQLite numbers "$2" by where it first stands. */
static int prepare(struct lite *l, struct prepared *p, const char *text)
{
    if (p->text != NULL)
        return SQLITE_OK;
    int code = sqlite3_prepare_v3(l->db, text, -1, SQLITE_PREPARE_PERSISTENT, &p->statement, NULL);
    if (code != SQLITE_OK)
        return code;
    for (int i = 1; i <= sqlite3_bind_parameter_count(p->statement) && i < VALUES_MAX; i++)
        p->place[i] = (uint8_t)strtol(sqlite3_bind_parameter_name(p->statement, i) + 1, NULL, 10);
    p->text = text;
    return SQLITE_OK;
}

static enum store_status lite_ask(struct sql *db, const char *text, int count,
                                  const struct sql_value *values)
{
    struct lite *l = (struct lite *)db;
    struct prepared *p = find(l, text);
    int code = prepare(l, p, text);
    if (code != SQLITE_OK)
        return say(l, code);
    for (int i = 1; i <= sqlite3_bind_parameter_count(p->statement) && code == SQLITE_OK; i++) {
        if (i >= VALUES_MAX || p->place[i] > count)
            return say(l, SQLITE_RANGE);
        const struct sql_value *v = &values[p->place[i] - 1];
        code = v->text != NULL ? sqlite3_bind_text(p->statement, i, v->text, -1, SQLITE_STATIC)
                               : sqlite3_bind_int64(p->statement, i, v->number);
    }
    if (code != SQLITE_OK)
        return say(l, code);
    l->asked = p->statement;
    l->code = SQLITE_OK;
    return STORE_OK;
}

static bool lite_row(struct sql *db)
{
    struct lite *l = (struct lite *)db;
    if (l->code == SQLITE_OK || l->code == SQLITE_ROW)
        l->code = sqlite3_step(l->asked);
    return l->code == SQLITE_ROW;
}

static bool lite_number(struct sql *db, int column, int64_t *out)
{
    struct lite *l = (struct lite *)db;
    *out = sqlite3_column_int64(l->asked, column);
    return sqlite3_column_type(l->asked, column) == SQLITE_INTEGER;
}

/* A text with a zero in it would end too early; none was ever stored. */
static const char *lite_word(struct sql *db, int column)
{
    struct lite *l = (struct lite *)db;
    if (sqlite3_column_type(l->asked, column) != SQLITE_TEXT)
        return NULL;
    const char *text = (const char *)sqlite3_column_text(l->asked, column);
    if (text == NULL || strlen(text) != (size_t)sqlite3_column_bytes(l->asked, column))
        return NULL;
    return text;
}

static enum store_status lite_done(struct sql *db, int *affected)
{
    struct lite *l = (struct lite *)db;
    enum store_status status = say(l, l->code);
    *affected = sqlite3_stmt_readonly(l->asked) ? 0 : sqlite3_changes(l->db);
    /* What it returns was said by the last step already. */
    sqlite3_reset(l->asked);
    sqlite3_clear_bindings(l->asked);
    l->asked = NULL;
    return status;
}

const struct sql_driver sqlite_driver = {
    .id = "integer primary key autoincrement",
    .text = "text",
    .clustered = "without rowid",
    .tables = "select count(*), coalesce(sum(name = 'meta'), 0) from sqlite_schema "
              "where type = 'table' and name not like 'sqlite%'",
    .begin_alone = "begin immediate",
    .copy = "vacuum into $1",
    .open = lite_open,
    .settle = lite_settle,
    .close = lite_close,
    .reach = lite_reach,
    .begin = lite_begin,
    .exec = lite_exec,
    .rollback = lite_rollback,
    .is_lost = lite_is_lost,
    .ask = lite_ask,
    .row = lite_row,
    .number = lite_number,
    .word = lite_word,
    .done = lite_done,
};
