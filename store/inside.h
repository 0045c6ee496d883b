/*
 * inside.h: what the files of the store share. Only store.h is for others.
 */
#ifndef AUDE_STORE_INSIDE_H
#define AUDE_STORE_INSIDE_H

#include "sql.h"

struct store {
    struct sql *db;
    bool is_inside; /* of a transaction */
    bool is_lost;   /* which cannot go on */
    bool has_mark;
};

/* ---- Statements (store.c) ----------------------------------------------------------------------- */

/* The values of a statement: GIVE(NUMBER(1), TEXT("two")). */
#define NUMBER(x)                                                                                  \
    {                                                                                              \
        .number = (x)                                                                              \
    }
#define TEXT(x)                                                                                    \
    {                                                                                              \
        .text = (x)                                                                                \
    }
#define GIVE(...)                                                                                  \
    (int)(sizeof((struct sql_value[]){__VA_ARGS__}) / sizeof(struct sql_value)),                   \
        (const struct sql_value[])                                                                 \
    {                                                                                              \
        __VA_ARGS__                                                                                \
    }

/* "($1, ... $100)", for rows that are asked for together. */
#define SQL_TEN(a)                                                                                 \
    "$" #a "1,$" #a "2,$" #a "3,$" #a "4,$" #a "5,$" #a "6,$" #a "7,$" #a "8,$" #a "9,"
#define SQL_HUNDRED                                                                                \
    "(" SQL_TEN() "$10," SQL_TEN(1) "$20," SQL_TEN(2) "$30," SQL_TEN(3) "$40," SQL_TEN(            \
        4) "$50," SQL_TEN(5) "$60," SQL_TEN(6) "$70," SQL_TEN(7) "$80," SQL_TEN(8) "$90," SQL_TEN(9) "$100)"
enum { SQL_TOGETHER = 100 };

/* Several statements that belong together: a transaction of their own unless there is one. */
enum store_status store_enter(struct store *s, bool *is_own);
enum store_status store_leave(struct store *s, bool is_own, enum store_status status);

/* A statement whose rows nobody wants. changed may be NULL. */
enum store_status store_run(struct store *s, const char *text, int *changed, int count,
                            const struct sql_value *values);

/* Rows: store_ask, and if that is fine store_row until it is false, and store_done. */
enum store_status store_ask(struct store *s, const char *text, int count,
                            const struct sql_value *values);

/* A row is read from its first column to its last; what does not fit makes all of it damaged. */
struct row {
    struct store *store;
    int column;
    bool is_damaged;
};
bool store_row(struct store *s, struct row *row);
int64_t row_number(struct row *row, int64_t least, int64_t most);
bool row_bool(struct row *row);
void row_text(struct row *row, char *buf, size_t len);
void row_damage(struct row *row, const char *why);
#define ROW_TEXT(row, buf) row_text(row, buf, sizeof(buf))

/* STORE_NONE if there was no row. */
enum store_status store_done(struct store *s, const struct row *row, int rows);
enum store_status store_done_list(struct store *s, const struct row *row);

/* ---- The schema (schema.c) ------------------------------------------------------------------------ */

enum { SCHEMA_FIRST = 1 };
extern const int schema_last;

/* Brings the database to that version, in one transaction. */
enum store_status schema_bring(struct store *s, int version, char why[STORE_WHY_MAX]);

#endif
