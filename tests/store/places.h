/*
 * places.h: a store of every kind for the same tests: in memory and in a file, or in PostgreSQL if
 * AUDE_TEST_PG has the address of a database (tools/postgres gives one). Every test has one of its own.
 */
#ifndef AUDE_TESTS_PLACES_H
#define AUDE_TESTS_PLACES_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "../../store/store.h"

enum place { PLACE_MEMORY, PLACE_FILE, PLACE_PG, PLACES };

struct spot {
    enum place place;
    char where[1024];
    char folder[64]; /* of a file */
    struct store *store;
};

/* A test of a fixture: void test(void **state), *state is a struct spot. */
#define SPOT struct spot *spot = *state
#define STORE struct store *s = ((struct spot *)*state)->store

typedef void place_test(void **state);
enum need {
    NEED_STORE,
    NEED_SHARED, /* a database that two can open: not in memory */
    NEED_BARE,   /* the same, empty: the test opens it itself */
    NEED_FILE,
    NEED_BARE_FILE,
    NEED_PG
};
struct place_case {
    const char *name;
    place_test *test;
    enum need need;
};

/* Runs all of them at all places there are. */
int places_run(const char *name, const struct place_case *cases, int count);

/* One more store at the same spot; the caller closes it. */
struct store *spot_open(const struct spot *spot);

/* Statements that no store would give. */
void spot_exec(const struct spot *spot, const char *text);

/* Fails with what the store says. */
void is(struct store *s, enum store_status got, enum store_status expected, const char *what,
        int line);
#define IS(expected, call) is(s, call, expected, #call, __LINE__)

/* ---- Rows to store ------------------------------------------------------------------------------- */

struct store_game game_of(const char *id);
void game_make(struct store *s, const struct store_game *g);
struct store_game game_get(struct store *s, const char *id);
enum store_status game_line(struct store *s, const char *id, int n, const char *text);
int64_t account_of(struct store *s, enum account_kind kind, const char *name);

#endif
