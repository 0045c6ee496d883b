/*
 * test_store_plans.c: how the databases find rows. Statements of the store are explained as they are
 * asked; one that reads a whole table would make everybody wait once there are many games.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../store/inside.h"
#include "../store/places.h"

enum { ASKED_MAX = 64, PLANS_MAX = 16384 };

/* The driver of the database, but that everything it is asked is explained first. */
static struct {
    struct sql_driver driver;
    const struct sql_driver *inner;
    char *asked[ASKED_MAX]; /* statements must last as long as the connection */
    int count;
    char plans[PLANS_MAX];
} spy;

static void explain(struct sql *db, const char *text, int count, const struct sql_value *values)
{
    bool is_lite = spy.inner == &sqlite_driver;
    const char *before = is_lite ? "explain query plan " : "explain ";
    size_t size = strlen(before) + strlen(text) + 1, used = strlen(spy.plans);
    int affected;
    assert_true(spy.count < ASKED_MAX);
    char *question = spy.asked[spy.count++] = malloc(size);
    snprintf(question, size, "%s%s", before, text);
    if (spy.inner->ask(db, question, count, values) != STORE_OK)
        fail_msg("%s: %s", question, db->why);
    while (spy.inner->row(db)) {
        snprintf(spy.plans + used, sizeof spy.plans - used, "%s\n",
                 spy.inner->word(db, is_lite ? 3 : 0));
        used = strlen(spy.plans);
    }
    assert_int_equal(spy.inner->done(db, &affected), STORE_OK);
}

static enum store_status spy_ask(struct sql *db, const char *text, int count,
                                 const struct sql_value *values)
{
    explain(db, text, count, values);
    return spy.inner->ask(db, text, count, values);
}

/* What is as easily read as found in a table without rows is to be found all the same. */
static void spy_begin(struct store *s)
{
    spy.inner = s->db->driver;
    spy.driver = *spy.inner;
    spy.driver.ask = spy_ask;
    s->db->driver = &spy.driver;
    spy.plans[0] = '\0';
    if (spy.inner == &pg_driver)
        IS(STORE_OK, spy.inner->exec(s->db, "set enable_seqscan = off"));
}

/* The statements stay with the connection, which is closed after the test. */
static void spy_end(struct store *s)
{
    s->db->driver = spy.inner;
}

static void forget(void)
{
    while (spy.count > 0)
        free(spy.asked[--spy.count]);
}

static void must_have(const char *words)
{
    if (strstr(spy.plans, words) == NULL)
        fail_msg("no \"%s\" in\n%s", words, spy.plans);
}

static void must_not_have(const char *words)
{
    if (strstr(spy.plans, words) != NULL)
        fail_msg("\"%s\" in\n%s", words, spy.plans);
}

/* ---- Statements ----------------------------------------------------------------------------- */

/* For every old guest the games and the talk that are somebody's are asked, not all there are. */
static void tidying_reads_no_game(void **state)
{
    STORE;
    int count;
    spy_begin(s);
    IS(STORE_OK, store_tidy(s, 100, &count));
    spy_end(s);
    must_have("games_owner");
    must_have("talk_account");
    must_not_have("SCAN games");
    must_not_have("SCAN talk");
    must_not_have("Seq Scan on games");
    must_not_have("Seq Scan on talk");
}

/* What is asked at a table is found however much is said there. */
static void questions_are_found_among_talk(void **state)
{
    STORE;
    struct store_talk rows[4];
    int count;
    spy_begin(s);
    IS(STORE_OK, store_talk_asked(s, "a", 9, 4, rows, &count));
    spy_end(s);
    must_have("talk_answers");
    must_not_have("SCAN talk");
    must_not_have("PRIMARY KEY (game=? AND n<?)"); /* all talk of the game */
    must_not_have("Seq Scan on talk");
}

int main(void)
{
    static const struct place_case cases[] = {
        {"tidying reads no game", tidying_reads_no_game, NEED_STORE},
        {"questions are found among talk", questions_are_found_among_talk, NEED_STORE},
    };
    int failed = places_run("store: plans", cases, (int)(sizeof cases / sizeof *cases));
    forget();
    return failed;
}
