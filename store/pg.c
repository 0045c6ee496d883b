/*
 * pg.c: PostgreSQL; the only file that knows libpq.
 *
 * Nothing waits longer than a few seconds: a question has a time at the server, and if even the
 * server does not answer, the connection is given up. It is made anew by whoever begins next, who waits
 * for it only a moment: what takes longer goes on while others are told that the database is not there.
 * So a server without its database still answers.
 */
#include <errno.h>
#include <poll.h>
#include <postgresql/libpq-fe.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "sql.h"

enum {
    STATEMENTS = 256,
    VALUES_MAX = 128,
    NUMBER_MAX = 24,
    ANSWER_MS = 6000,  /* longer than statement_timeout below */
    OPEN_MS = 3000,    /* that whoever starts waits for a connection */
    WAIT_MS = 200,     /* and whoever needs it again */
    GIVE_UP_MS = 8000, /* then it is begun anew */
    AGAIN_MS = 250,    /* after one that could not be made */
    TYPE_NUMBER = 20,  /* the numbers PostgreSQL gives to bigint and text */
    TYPE_TEXT = 25
};

struct pg {
    struct sql base;
    PGconn *db;
    bool is_gone;   /* the connection must be made anew */
    bool is_lost;   /* the transaction cannot go on */
    bool is_coming; /* it is being made */
    PostgresPollingStatusType wants;
    int64_t tried; /* when that began, or failed */
    PGresult *answer;
    int row;
    const char *prepared[STATEMENTS]; /* on this connection */
    const char *where;                /* with its secrets */
};

static int64_t milliseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* ---- What went wrong ------------------------------------------------------------------------ */

/* The first line of what libpq says: which host, which name, never a password. */
static void say(struct pg *p, const char *text)
{
    int len = (int)strcspn(text, "\n");
    snprintf(p->base.why, sizeof p->base.why, "PostgreSQL says: %.*s", len < 200 ? len : 200, text);
}

/* Classes of SQLSTATE: what cannot be stored or read again and again, and what may go better later. */
static enum store_status sort(const char *state)
{
    static const char *const damaged[] = {"22", "23", "42", "XX001", "XX002", "0A"};
    for (size_t i = 0; state != NULL && i < sizeof damaged / sizeof *damaged; i++)
        if (strncmp(state, damaged[i], strlen(damaged[i])) == 0)
            return STORE_DAMAGED;
    return STORE_DOWN;
}

static enum store_status gone(struct pg *p)
{
    say(p, PQerrorMessage(p->db));
    p->is_gone = p->is_lost = true;
    return STORE_DOWN;
}

/* Takes the answer over. */
static enum store_status judge(struct pg *p, PGresult *answer)
{
    ExecStatusType kind = PQresultStatus(answer);
    if (kind == PGRES_COMMAND_OK || kind == PGRES_TUPLES_OK) {
        p->answer = answer;
        p->row = -1;
        return STORE_OK;
    }
    if (PQstatus(p->db) != CONNECTION_OK || answer == NULL) {
        PQclear(answer);
        return gone(p);
    }
    enum store_status status = sort(PQresultErrorField(answer, PG_DIAG_SQLSTATE));
    say(p, PQresultErrorMessage(answer));
    PQclear(answer);
    p->is_lost = true;
    return status;
}

/* ---- Asking --------------------------------------------------------------------------------- */

/* Until the whole answer is there, but not for ever. */
static bool wait_answer(struct pg *p)
{
    int64_t end = milliseconds() + ANSWER_MS;
    while (PQisBusy(p->db)) {
        int64_t left = end - milliseconds();
        struct pollfd socket = {.fd = PQsocket(p->db), .events = POLLIN};
        if (left <= 0 || (poll(&socket, 1, (int)left) < 0 && errno != EINTR))
            return false;
        if (!PQconsumeInput(p->db))
            return false;
    }
    return true;
}

/* The last answer counts; a failure ends what was sent together. */
static enum store_status fetch(struct pg *p, int is_sent)
{
    PGresult *last = NULL;
    p->is_lost = false;
    if (!is_sent)
        return gone(p);
    for (;;) {
        if (!wait_answer(p)) {
            PQclear(last);
            say(p, "no answer");
            p->is_gone = p->is_lost = true;
            return STORE_DOWN;
        }
        PGresult *answer = PQgetResult(p->db);
        if (answer == NULL)
            break;
        PQclear(last);
        last = answer;
    }
    return judge(p, last);
}

static void drop_answer(struct pg *p)
{
    PQclear(p->answer);
    p->answer = NULL;
}

static enum store_status pg_exec(struct sql *db, const char *text)
{
    struct pg *p = (struct pg *)db;
    enum store_status status = fetch(p, PQsendQuery(p->db, text));
    drop_answer(p);
    return status;
}

/* ---- Opening -------------------------------------------------------------------------------- */

static void ignore_notice(void *context, const PGresult *notice)
{
    (void)context;
    (void)notice;
}

/* "commit" is only said to be done when it is on the disk, whatever the database's own setting. */
static enum store_status set_up(struct pg *p)
{
    if (PQstatus(p->db) != CONNECTION_OK)
        return gone(p);
    PQsetNoticeReceiver(p->db, ignore_notice, NULL);
    p->is_gone = false;
    memset(p->prepared, 0, sizeof p->prepared);
    return pg_exec(&p->base, "set statement_timeout = '4s'; set lock_timeout = '4s';"
                             "set idle_in_transaction_session_timeout = '20s';"
                             "set synchronous_commit = on; set client_min_messages = warning;"
                             "set default_transaction_isolation = 'read committed'");
}

/* Is the socket ready for the next step? Waits at most so long. */
static bool is_ready(struct pg *p, int64_t ms)
{
    struct pollfd socket = {.fd = PQsocket(p->db),
                            .events = p->wants == PGRES_POLLING_READING ? POLLIN : POLLOUT};
    return poll(&socket, 1, ms < 0 ? 0 : (int)ms) > 0;
}

static enum store_status give_up(struct pg *p, const char *why)
{
    say(p, why);
    p->is_coming = false;
    p->tried = milliseconds();
    PQfinish(p->db);
    p->db = NULL;
    return STORE_DOWN;
}

static enum store_status wait_on(struct pg *p)
{
    say(p, "no answer yet");
    return STORE_DOWN;
}

/* Goes on with a connection until it is there, cannot be had, or nobody wants to wait any longer. */
static enum store_status connect_on(struct pg *p, int64_t wait)
{
    int64_t end = milliseconds() + wait;
    while (p->wants == PGRES_POLLING_READING || p->wants == PGRES_POLLING_WRITING) {
        int64_t now = milliseconds();
        if (is_ready(p, end - now))
            p->wants = PQconnectPoll(p->db);
        else if (now - p->tried >= GIVE_UP_MS)
            return give_up(p, "no answer");
        else if (now >= end)
            return wait_on(p);
    }
    if (p->wants != PGRES_POLLING_OK)
        return give_up(p, PQerrorMessage(p->db));
    p->is_coming = false;
    enum store_status status = set_up(p);
    p->tried = milliseconds();
    return status;
}

static enum store_status connect_now(struct pg *p, int64_t wait)
{
    const char *const words[] = {"dbname", "tcp_user_timeout", "client_encoding",
                                 "fallback_application_name", NULL};
    const char *const values[] = {p->where, "6000", "UTF8", "aude", NULL};
    PQfinish(p->db);
    p->is_gone = true;
    p->tried = milliseconds();
    p->db = PQconnectStartParams(words, values, 1);
    if (p->db == NULL)
        return STORE_DOWN;
    p->is_coming = true;
    p->wants = PQstatus(p->db) == CONNECTION_BAD ? PGRES_POLLING_FAILED : PGRES_POLLING_WRITING;
    return connect_on(p, wait);
}

static enum store_status pg_reach(struct sql *db)
{
    struct pg *p = (struct pg *)db;
    if (p->is_coming)
        return connect_on(p, 0);
    if (!p->is_gone && PQstatus(p->db) == CONNECTION_OK)
        return STORE_OK;
    if (milliseconds() - p->tried < AGAIN_MS)
        return STORE_DOWN;
    return connect_now(p, WAIT_MS);
}

static void pg_close(struct sql *db)
{
    struct pg *p = (struct pg *)db;
    drop_answer(p);
    PQfinish(p->db);
    free((char *)p->where);
    free(p);
}

static enum store_status open_database(struct pg *p, const char *where, char *why)
{
    char *fault = NULL;
    PQconninfoOption *options = PQconninfoParse(where, &fault);
    PQfreemem(fault); /* it may repeat the password */
    if (options == NULL) {
        snprintf(why, STORE_WHY_MAX, "This is no address of a PostgreSQL database.");
        return STORE_DOWN;
    }
    PQconninfoFree(options);
    enum store_status status = connect_now(p, OPEN_MS);
    if (status != STORE_OK) {
        snprintf(why, STORE_WHY_MAX, "The database cannot be reached. %.200s", p->base.why);
        return status;
    }
    const char *encoding = PQparameterStatus(p->db, "server_encoding");
    if (encoding == NULL || strcmp(encoding, "UTF8") != 0) {
        snprintf(why, STORE_WHY_MAX, "The database must be one with the encoding UTF8.");
        return STORE_DAMAGED;
    }
    return STORE_OK;
}

static enum store_status pg_open(const char *where, enum store_use use, struct sql **out,
                                 char why[STORE_WHY_MAX])
{
    struct pg *p = calloc(1, sizeof *p);
    (void)use; /* any number of servers may have it */
    if (p != NULL)
        p->where = strdup(where);
    if (p == NULL || p->where == NULL) {
        free(p);
        snprintf(why, STORE_WHY_MAX, "There is no memory.");
        return STORE_DOWN;
    }
    p->base.driver = &pg_driver;
    enum store_status status = open_database(p, where, why);
    if (status == STORE_OK)
        *out = &p->base;
    else
        pg_close(&p->base);
    return status;
}

static enum store_status pg_settle(struct sql *db)
{
    (void)db;
    return STORE_OK;
}

/* ---- Transactions --------------------------------------------------------------------------- */

/* A connection that died while nobody looked is noticed here; nothing was done on it, so it can be
 * tried once more. */
static enum store_status pg_begin(struct sql *db)
{
    struct pg *p = (struct pg *)db;
    enum store_status status = pg_exec(db, "begin");
    if (status != STORE_OK && p->is_gone && connect_now(p, WAIT_MS) == STORE_OK)
        status = pg_exec(db, "begin");
    return status;
}

static void pg_rollback(struct sql *db)
{
    struct pg *p = (struct pg *)db;
    if (p->is_gone || PQtransactionStatus(p->db) == PQTRANS_IDLE)
        return;
    char why[STORE_WHY_MAX];
    memcpy(why, p->base.why, sizeof why);
    if (pg_exec(db, "rollback") == STORE_OK)
        memcpy(p->base.why, why, sizeof why);
}

static bool pg_is_lost(struct sql *db)
{
    return ((struct pg *)db)->is_lost;
}

/* ---- Statements ----------------------------------------------------------------------------- */

static int find(struct pg *p, const char *text)
{
    int at = (int)((uint64_t)(uintptr_t)text * 0x9E3779B97F4A7C15u >> 56);
    while (p->prepared[at] != NULL && p->prepared[at] != text)
        at = (at + 1) % STATEMENTS;
    return at;
}

static enum store_status prepare(struct pg *p, int at, const char *name, const char *text,
                                 int count, const struct sql_value *values)
{
    Oid types[VALUES_MAX];
    if (p->prepared[at] != NULL)
        return STORE_OK;
    for (int i = 0; i < count; i++)
        types[i] = values[i].text != NULL ? TYPE_TEXT : TYPE_NUMBER;
    enum store_status status = fetch(p, PQsendPrepare(p->db, name, text, count, types));
    drop_answer(p);
    if (status == STORE_OK)
        p->prepared[at] = text;
    return status;
}

static enum store_status ask_once(struct pg *p, const char *text, int count,
                                  const struct sql_value *values)
{
    char name[NUMBER_MAX], numbers[VALUES_MAX][NUMBER_MAX];
    const char *words[VALUES_MAX];
    int at = find(p, text);
    snprintf(name, sizeof name, "s%d", at);
    enum store_status status = prepare(p, at, name, text, count, values);
    if (status != STORE_OK)
        return status;
    for (int i = 0; i < count; i++) {
        snprintf(numbers[i], NUMBER_MAX, "%lld", (long long)values[i].number);
        words[i] = values[i].text != NULL ? values[i].text : numbers[i];
    }
    return fetch(p, PQsendQueryPrepared(p->db, name, count, words, NULL, NULL, 0));
}

/* A look that fails because the connection died while nobody used it is tried once more. */
static enum store_status pg_ask(struct sql *db, const char *text, int count,
                                const struct sql_value *values)
{
    struct pg *p = (struct pg *)db;
    if (count > VALUES_MAX)
        return STORE_DOWN;
    bool is_look = PQtransactionStatus(p->db) == PQTRANS_IDLE && strncmp(text, "select", 6) == 0;
    enum store_status status = ask_once(p, text, count, values);
    if (status == STORE_DOWN && p->is_gone && is_look && connect_now(p, WAIT_MS) == STORE_OK)
        status = ask_once(p, text, count, values);
    return status;
}

static bool pg_row(struct sql *db)
{
    struct pg *p = (struct pg *)db;
    return ++p->row < PQntuples(p->answer);
}

static const char *pg_word(struct sql *db, int column)
{
    struct pg *p = (struct pg *)db;
    return PQgetisnull(p->answer, p->row, column) ? NULL : PQgetvalue(p->answer, p->row, column);
}

static bool pg_number(struct sql *db, int column, int64_t *out)
{
    const char *word = pg_word(db, column);
    char *end;
    if (word == NULL)
        return false;
    errno = 0;
    *out = strtoll(word, &end, 10);
    return end != word && *end == '\0' && errno == 0;
}

static enum store_status pg_done(struct sql *db, int *affected)
{
    struct pg *p = (struct pg *)db;
    *affected = (int)strtol(PQcmdTuples(p->answer), NULL, 10);
    drop_answer(p);
    return STORE_OK;
}

static enum store_status pg_now(struct sql *db, int64_t *out)
{
    int affected;
    enum store_status status =
        pg_ask(db, "select (extract(epoch from clock_timestamp()) * 1000)::bigint", 0, NULL);
    if (status != STORE_OK)
        return status;
    bool is_good = pg_row(db) && pg_number(db, 0, out);
    pg_done(db, &affected);
    return is_good ? STORE_OK : STORE_DAMAGED;
}

const struct sql_driver pg_driver = {
    .id = "bigint generated by default as identity primary key",
    .text = "text collate \"C\"",
    .clustered = "",
    .tables = "select count(*), coalesce(sum(case when table_name = 'meta' then 1 else 0 end), 0)"
              " from information_schema.tables where table_schema = current_schema()",
    .begin_alone = "begin; select pg_advisory_xact_lock(1096107109)",
    .open = pg_open,
    .settle = pg_settle,
    .close = pg_close,
    .now = pg_now,
    .reach = pg_reach,
    .begin = pg_begin,
    .exec = pg_exec,
    .rollback = pg_rollback,
    .is_lost = pg_is_lost,
    .ask = pg_ask,
    .row = pg_row,
    .number = pg_number,
    .word = pg_word,
    .done = pg_done,
};
