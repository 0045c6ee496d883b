/*
 * bus_pg.c: the bus over NOTIFY of PostgreSQL, by a connection of its own and after the commit: one
 * inside of it makes all commits wait for each other. What is told is on the disk already, so this
 * connection need not wait for the disk.
 */
#include <errno.h>
#include <poll.h>
#include <postgresql/libpq-fe.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "bus_line.h"

static bool pg_is_address(const char *where)
{
    char *fault = NULL;
    PQconninfoOption *options = PQconninfoParse(where, &fault);
    PQfreemem(fault); /* it may repeat the password */
    PQconninfoFree(options);
    return options != NULL;
}

static PGconn *db_of(struct bus_line *line)
{
    return (PGconn *)line;
}

static int64_t milliseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* All answers to what was sent; false: one of them is bad, or there is none in time. */
static bool finish(PGconn *db, int is_sent)
{
    int64_t end = milliseconds() + BUS_SECONDS * 1000;
    bool is_fine = is_sent != 0;
    while (is_fine) {
        while (is_fine && PQisBusy(db)) {
            struct pollfd socket = {.fd = PQsocket(db), .events = POLLIN};
            int64_t left = end - milliseconds();
            is_fine = left > 0 && (poll(&socket, 1, (int)left) >= 0 || errno == EINTR) &&
                      PQconsumeInput(db) != 0;
        }
        PGresult *answer = is_fine ? PQgetResult(db) : NULL;
        if (answer == NULL)
            break;
        ExecStatusType kind = PQresultStatus(answer);
        is_fine = kind == PGRES_COMMAND_OK || kind == PGRES_TUPLES_OK;
        PQclear(answer);
    }
    return is_fine;
}

static void ignore_notice(void *context, const PGresult *notice)
{
    (void)context;
    (void)notice;
}

static void pg_close(struct bus_line *line)
{
    PQfinish(db_of(line));
}

static struct bus_line *pg_open(const char *where)
{
    const char *const words[] = {"dbname", "connect_timeout", "tcp_user_timeout",
                                 "fallback_application_name", NULL};
    const char *const values[] = {where, "3", "6000", "aude bus", NULL};
    PGconn *db = PQconnectdbParams(words, values, 1);
    PQsetNoticeReceiver(db, ignore_notice, NULL);
    if (db != NULL && PQstatus(db) == CONNECTION_OK &&
        finish(db, PQsendQuery(db, "set synchronous_commit = off; listen " BUS_CHANNEL)))
        return (struct bus_line *)db;
    PQfinish(db);
    return NULL;
}

static int pg_socket(struct bus_line *line)
{
    return PQsocket(db_of(line));
}

static bool pg_send(struct bus_line *line, const char *text)
{
    const char *const values[] = {text};
    return finish(db_of(line),
                  PQsendQueryParams(db_of(line), "select pg_notify('" BUS_CHANNEL "', $1)", 1, NULL,
                                    values, NULL, NULL, 0));
}

static bool pg_take(struct bus_line *line, bus_heard *heard, void *context)
{
    PGconn *db = db_of(line);
    if (!PQconsumeInput(db) || PQstatus(db) != CONNECTION_OK)
        return false;
    PGnotify *notice;
    while ((notice = PQnotifies(db)) != NULL) {
        heard(context, notice->extra);
        PQfreemem(notice);
    }
    return true;
}

const struct bus_driver bus_pg = {pg_is_address, pg_open, pg_close, pg_socket, pg_send, pg_take};
