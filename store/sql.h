/*
 * sql.h: what the store asks of a database. One set of statements serves all of them: parameters are
 * $1, $2 ..., values are whole numbers and texts, and a key that is taken is "on conflict do nothing"
 * and the count of rows, for a statement that fails would end a transaction of PostgreSQL.
 *
 * One question at a time: ask, rows, done. Statements are compared by their address, so they must
 * last as long as the connection; each is prepared once.
 */
#ifndef AUDE_SQL_H
#define AUDE_SQL_H

#include "store.h"

struct sql_value {
    const char *text; /* NULL: a number */
    int64_t number;
};

struct sql;

struct sql_driver {
    /* The words of the schema that differ: {id}, {text}, {clustered}. */
    const char *id, *text, *clustered;
    /* Gives the number of tables, and of those that are called meta. */
    const char *tables;
    /* Begins a transaction in which nobody else migrates. */
    const char *begin_alone;
    /* Writes all of it into the file $1, as it is at one moment; NULL: others do that. */
    const char *copy;

    /* After this nothing has been changed; why is for whoever runs the server. */
    enum store_status (*open)(const char *where, enum store_use use, struct sql **out,
                              char why[STORE_WHY_MAX]);
    /* It is ours: sets it up for work. */
    enum store_status (*settle)(struct sql *db);
    void (*close)(struct sql *db);

    /* What the database's clock says, in milliseconds; NULL: it has none but this machine's. */
    enum store_status (*now)(struct sql *db, int64_t *out);

    /* Outside of a transaction, before anything: reaches the database again if it was lost. */
    enum store_status (*reach)(struct sql *db);
    enum store_status (*begin)(struct sql *db);
    /* Statements without values and rows. */
    enum store_status (*exec)(struct sql *db, const char *text);
    /* Takes back the transaction, also one that the database has given up itself. */
    void (*rollback)(struct sql *db);
    /* After a failure: can the transaction not go on? */
    bool (*is_lost)(struct sql *db);

    enum store_status (*ask)(struct sql *db, const char *text, int count,
                             const struct sql_value *values);
    bool (*row)(struct sql *db);
    /* Columns of the row, from 0; false and NULL if it is something else. */
    bool (*number)(struct sql *db, int column, int64_t *out);
    const char *(*word)(struct sql *db, int column);
    /* How it went, and how many rows were changed. */
    enum store_status (*done)(struct sql *db, int *affected);
};

/* Every connection begins with this. */
struct sql {
    const struct sql_driver *driver;
    char why[STORE_WHY_MAX]; /* of the last failure; no secrets */
};

extern const struct sql_driver sqlite_driver, pg_driver;

#endif
