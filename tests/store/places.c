/*
 * places.c: makes and cleans up the databases of tests.
 */
#include "places.h"

#include <postgresql/libpq-fe.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *const words[PLACES] = {"memory", "file", "postgresql"};

/* ---- Spots ---------------------------------------------------------------------------------- */

static void be_quiet(void *context, const char *notice)
{
    (void)context;
    (void)notice;
}

static void pg_exec(const char *where, const char *text)
{
    PGconn *db = PQconnectdb(where);
    PQsetNoticeProcessor(db, be_quiet, NULL);
    PGresult *answer = PQexec(db, text);
    ExecStatusType kind = PQresultStatus(answer);
    if (kind != PGRES_COMMAND_OK && kind != PGRES_TUPLES_OK)
        fail_msg("%s: %s", text, PQerrorMessage(db));
    PQclear(answer);
    PQfinish(db);
}

static void lite_exec(const char *where, const char *text)
{
    sqlite3 *db;
    assert_int_equal(sqlite3_open(where, &db), SQLITE_OK);
    if (sqlite3_exec(db, text, NULL, NULL, NULL) != SQLITE_OK)
        fail_msg("%s: %s", text, sqlite3_errmsg(db));
    sqlite3_close(db);
}

void spot_exec(const struct spot *spot, const char *text)
{
    if (spot->place == PLACE_PG)
        pg_exec(spot->where, text);
    else
        lite_exec(spot->where, text);
}

/* Every test has a schema of its own in the database. */
static void make_schema(struct spot *spot)
{
    static int number;
    const char *base = getenv("AUDE_TEST_PG");
    char text[128];
    number++;
    snprintf(text, sizeof text, "drop schema if exists t%d_%d cascade; create schema t%d_%d",
             (int)getpid(), number, (int)getpid(), number);
    pg_exec(base, text);
    snprintf(spot->where, sizeof spot->where, "%s%coptions=-csearch_path%%3Dt%d_%d", base,
             strchr(base, '?') == NULL ? '?' : '&', (int)getpid(), number);
}

static int set_up_bare(void **state)
{
    struct spot *spot = calloc(1, sizeof *spot);
    spot->place = *(enum place *)*state;
    if (spot->place == PLACE_PG)
        make_schema(spot);
    if (spot->place == PLACE_MEMORY)
        snprintf(spot->where, sizeof spot->where, "memory:");
    if (spot->place == PLACE_FILE) {
        snprintf(spot->folder, sizeof spot->folder, "/tmp/aude-store-XXXXXX");
        assert_non_null(mkdtemp(spot->folder));
        snprintf(spot->where, sizeof spot->where, "%s/games.db", spot->folder);
    }
    *state = spot;
    return 0;
}

static int set_up(void **state)
{
    char why[STORE_WHY_MAX];
    set_up_bare(state);
    struct spot *spot = *state;
    if (store_open(spot->where, STORE_SERVE, &spot->store, why) != STORE_OK)
        fail_msg("%s", why);
    return 0;
}

static int tear_down(void **state)
{
    struct spot *spot = *state;
    char command[128];
    store_close(spot->store);
    snprintf(command, sizeof command, "rm -rf '%s'", spot->folder);
    if (spot->folder[0] != '\0' && system(command) != 0)
        return -1;
    if (spot->place == PLACE_PG)
        pg_exec(spot->where, "do $$ begin execute 'drop schema ' || current_schema() || ' cascade';"
                             " end $$");
    free(spot);
    return 0;
}

struct store *spot_open(const struct spot *spot)
{
    struct store *s;
    char why[STORE_WHY_MAX];
    if (store_open(spot->where, STORE_VISIT, &s, why) != STORE_OK)
        fail_msg("%s", why);
    return s;
}

int places_run(const char *name, const struct place_case *cases, int count)
{
    static enum place places[PLACES];
    enum { MEMORY = 1 << PLACE_MEMORY, FILES = 1 << PLACE_FILE, PG = 1 << PLACE_PG };
    static const unsigned char fits[] = {
        [NEED_STORE] = MEMORY | FILES | PG, [NEED_SHARED] = FILES | PG,
        [NEED_BARE] = FILES | PG,           [NEED_FILE] = FILES,
        [NEED_BARE_FILE] = FILES,           [NEED_PG] = PG};
    struct CMUnitTest *tests = calloc((size_t)(count * PLACES), sizeof *tests);
    size_t made = 0;
    bool has_pg = getenv("AUDE_TEST_PG") != NULL;
    for (int i = 0; i < PLACES; i++) {
        places[i] = (enum place)i;
        for (int k = 0; k < count; k++) {
            if ((i == PLACE_PG) != has_pg || (fits[cases[k].need] >> i & 1) == 0)
                continue;
            bool is_bare = cases[k].need == NEED_BARE || cases[k].need == NEED_BARE_FILE;
            char *title = malloc(strlen(cases[k].name) + 16);
            sprintf(title, "%s: %s", words[i], cases[k].name);
            tests[made++] = (struct CMUnitTest){
                title, cases[k].test, is_bare ? set_up_bare : set_up, tear_down, &places[i]};
        }
    }
    int failed = _cmocka_run_group_tests(name, tests, made, NULL, NULL);
    for (size_t i = 0; i < made; i++)
        free((char *)tests[i].name);
    free(tests);
    return failed;
}

void is(struct store *s, enum store_status got, enum store_status expected, const char *what,
        int line)
{
    static const char *const names[] = {"OK",      "TAKEN", "NONE",  "DOWN",
                                        "DAMAGED", "NEWER", "LOCKED"};
    if (got != expected)
        fail_msg("line %d: %s is %s instead of %s (%s)", line, what, names[got], names[expected],
                 s == NULL ? "" : store_why(s));
}

/* ---- Rows ----------------------------------------------------------------------------------- */

struct store_game game_of(const char *id)
{
    struct store_game g = {.rules = "carcassonne seats=2",
                           .seats = 2,
                           .is_public = true,
                           .absent = "computer",
                           .clock = "15m+0",
                           .made = 1000,
                           .grown = 1000,
                           .actor = -1};
    snprintf(g.id, sizeof g.id, "%s", id);
    return g;
}

void game_make(struct store *s, const struct store_game *g)
{
    struct store_seat seats[STORE_SEATS] = {0};
    IS(STORE_OK, store_game_make(s, g, seats));
}

struct store_game game_get(struct store *s, const char *id)
{
    struct store_game g;
    struct store_seat seats[STORE_SEATS];
    IS(STORE_OK, store_game_get(s, id, &g, seats));
    return g;
}

enum store_status game_line(struct store *s, const char *id, int n, const char *text)
{
    struct store_line line = {.n = n, .at = 2000 + n};
    snprintf(line.text, sizeof line.text, "%s", text);
    return store_lines_append(s, id, n, 1, &line);
}

int64_t account_of(struct store *s, enum account_kind kind, const char *name)
{
    struct store_account a = {.kind = kind, .made = 10, .seen = 10};
    snprintf(a.name, sizeof a.name, "%s", name);
    IS(STORE_OK, store_account_make(s, &a));
    return a.id;
}
