/* test_hub_stuck.c: no game is stuck for ever (G6): tables that are full, and games that cannot be
 * read before others in a list; and what nobody needs goes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "../../store/inside.h"
#include "bench.h"

enum { MANY = 150, LATE = 500, MOST = AUDE_LINES_MAX - AUDE_SEATS };

/* ---- Full tables -------------------------------------------------------------------------------------- */

/* Lines that change nothing until the table takes no more of them; the number of the last. */
static int fill(struct bench *b, const char *id)
{
    static struct store_line lines[MOST];
    struct store_game row;
    struct store_seat seats[STORE_SEATS];
    assert_int_equal(store_game_get(b->store, id, &row, seats), STORE_OK);
    int count = MOST - row.count;
    for (int i = 0; i < count; i++) {
        lines[i] = (struct store_line){.at = b->now};
        snprintf(lines[i].text, sizeof lines[i].text, "table seat 2 person");
    }
    assert_int_equal(store_lines_append(b->store, id, row.count + 1, count, lines), STORE_OK);
    return MOST;
}

static struct store_game row_of(struct bench *b, const char *id)
{
    struct store_game row;
    struct store_seat seats[STORE_SEATS];
    assert_int_equal(store_game_get(b->store, id, &row, seats), STORE_OK);
    return row;
}

static void pass_time(struct bench *b, int seconds)
{
    for (int i = 0; i < seconds; i++) {
        b->now += 1000;
        hub_turn(b->hub);
    }
}

/* Three seats of one guest, or two of them and a computer that begins. */
static void open_full(struct bench *b, struct client *ada, const char *first, const char *clock,
                      char id[STORE_ID_MAX])
{
    char body[256];
    bench_open(b, "memory:");
    come_as_guest(b, ada);
    snprintf(body, sizeof body,
             "{\"rules\":\"carcassonne seats=3\",\"seats\":[{\"by\":\"%s\"},{\"by\":\"me\"},"
             "{\"by\":\"me\"}],\"clock\":\"%s\"}",
             first, clock);
    make_game(b, ada, NULL, body, id);
    fill(b, id);
}

/* A computer should play on for whoever is late; there is no room for that. */
static void test_late_at_full_table(void **unused)
{
    struct bench b;
    struct client ada;
    char id[STORE_ID_MAX];
    (void)unused;
    open_full(&b, &ada, "me", "1m+0", id);
    pass_time(&b, 70);
    struct store_game row = row_of(&b, id);
    assert_true(row.count > MOST);
    pass_time(&b, 200);
    row = row_of(&b, id);
    assert_int_equal(row.state, GAME_OVER);
    leave(&b, &ada);
    bench_end(&b);
}

/* Whoever gives up is out though nobody can play on for it; the last one wins. */
static void test_giving_up_at_full_table(void **unused)
{
    struct bench b;
    struct client ada;
    char id[STORE_ID_MAX];
    (void)unused;
    open_full(&b, &ada, "me", "none", id);
    play(&b, &ada, id, MOST + 1, "table resign 0");
    assert_string_equal(refusal(&ada), "");
    assert_int_equal(row_of(&b, id).count, MOST + 1);
    play(&b, &ada, id, MOST + 2, "table resign 2");
    assert_string_equal(refusal(&ada), "");
    struct store_game row = row_of(&b, id);
    assert_int_equal(row.state, GAME_OVER);
    assert_string_equal(row.ending, "resigned");
    assert_int_equal(row.winners, 2);
    leave(&b, &ada);
    bench_end(&b);
}

/* Whoever is out and must act runs out of time as well. */
static void test_out_at_full_table(void **unused)
{
    struct bench b;
    struct client ada;
    char id[STORE_ID_MAX];
    (void)unused;
    open_full(&b, &ada, "me", "1m+0", id);
    play(&b, &ada, id, MOST + 1, "table resign 0");
    assert_string_equal(refusal(&ada), "");
    assert_int_equal(row_of(&b, id).actor, 0);
    pass_time(&b, 70);
    struct store_game row = row_of(&b, id);
    assert_int_equal(row.state, GAME_OVER);
    assert_string_equal(row.ending, "left");
    leave(&b, &ada);
    bench_end(&b);
}

static void test_computer_at_full_table(void **unused)
{
    struct bench b;
    struct client ada;
    char id[STORE_ID_MAX];
    (void)unused;
    open_full(&b, &ada, "greedy", "none", id);
    pass_time(&b, 60); /* it is asked again for the line that is next now */
    assert_int_equal(b.job.n, MOST + 1);
    hub_thought_up(b.hub, id, MOST + 1, "pass\n");
    hub_turn(b.hub);
    struct store_game row = row_of(&b, id);
    assert_int_equal(row.state, GAME_OVER);
    assert_string_equal(row.ending, "left");
    leave(&b, &ada);
    bench_end(&b);
}

/* ---- Games that cannot be read ---------------------------------------------------------------------------- */

/* More than are read at once, all of them before any other in both lists. */
static void add_unreadable(struct bench *b)
{
    static const struct store_seat seats[STORE_SEATS];
    for (int i = 0; i < MANY; i++) {
        struct store_game g = {.rules = "nonsense",
                               .state = GAME_RUNNING,
                               .seats = 2,
                               .absent = "computer",
                               .clock = "none",
                               .made = 1,
                               .due = 1,
                               .is_thinking = true};
        snprintf(g.id, sizeof g.id, "unreadable%hhu", (unsigned char)i);
        assert_int_equal(store_game_make(b->store, &g, seats), STORE_OK);
    }
}

static void test_late_behind_others(void **unused)
{
    struct bench b;
    struct client ada;
    char id[STORE_ID_MAX];
    (void)unused;
    bench_open(&b, "memory:");
    add_unreadable(&b);
    come_as_guest(&b, &ada);
    make_game(&b, &ada, NULL,
              "{\"rules\":\"carcassonne seats=2\",\"seats\":[{\"by\":\"me\"},{\"by\":\"me\"}],"
              "\"clock\":\"1m+0\",\"absent\":\"end\"}",
              id);
    pass_time(&b, 65);
    assert_string_equal(row_of(&b, id).ending, "time");
    leave(&b, &ada);
    bench_end(&b);
}

/* After a long pause the time of many is up: all of them are told so at once, and not one after the
 * other for minutes. */
static void test_many_are_late(void **unused)
{
    struct bench b;
    struct client ada;
    char ids[LATE][STORE_ID_MAX];
    int over = 0;
    (void)unused;
    bench_open(&b, "memory:");
    come_as_guest(&b, &ada);
    for (int i = 0; i < LATE; i++)
        make_game(&b, &ada, NULL,
                  "{\"rules\":\"carcassonne seats=2\",\"seats\":[{\"by\":\"me\"},{\"by\":\"me\"}],"
                  "\"clock\":\"1m+0\",\"absent\":\"end\"}",
                  ids[i]);
    pass_time(&b, 59);
    for (int64_t end = b.now + 2000; b.now < end; hub_turn(b.hub)) {
        int wait = hub_wait(b.hub);
        b.now += wait < 1 ? 1 : wait;
    }
    for (int i = 0; i < LATE; i++)
        over += row_of(&b, ids[i]).state == GAME_OVER;
    assert_int_equal(over, LATE);
    leave(&b, &ada);
    bench_end(&b);
}

/* The server that should think has gone; another takes it up, and so does a worker. */
static void test_thinking_behind_others(void **unused)
{
    struct bench b;
    struct client ada;
    char id[STORE_ID_MAX];
    (void)unused;
    bench_open(&b, "memory:");
    add_unreadable(&b);
    come_as_guest(&b, &ada);
    make_game(&b, &ada, NULL,
              "{\"rules\":\"carcassonne seats=2\",\"seats\":[{\"by\":\"greedy\"},{\"by\":\"me\"}]}",
              id);
    leave(&b, &ada);
    hub_free(b.hub);
    b.hub = bench_hub(&b);
    b.jobs = 0;
    pass_time(&b, 60);
    assert_true(b.jobs > 0);
    assert_string_equal(b.job.game, id);
    bench_end(&b);
}

/* ---- What nobody needs -------------------------------------------------------------------------------------- */

/* A guest who has done nothing, and the claim of a game that is over, do not stay for ever. */
static void test_tidy(void **unused)
{
    struct bench b;
    struct client ada, eve;
    char id[STORE_ID_MAX];
    struct store_account guests[4];
    int count;
    (void)unused;
    open_full(&b, &ada, "greedy", "none", id);
    come_as_guest(&b, &eve);
    pass_time(&b, 60);
    assert_int_equal(store_claim(b.store, id, b.job.n, 0, 1), STORE_TAKEN);
    hub_thought_up(b.hub, id, MOST + 1, "pass\n");
    hub_turn(b.hub);
    assert_int_equal(row_of(&b, id).state, GAME_OVER);
    assert_int_equal(store_claim(b.store, id, b.job.n, 0, 1), STORE_OK);
    assert_int_equal(store_accounts(b.store, 0, 4, guests, &count), STORE_OK);
    assert_int_equal(count, 2);
    leave(&b, &ada);
    leave(&b, &eve);
    b.now += 181 * INT64_C(24) * 3600 * 1000;
    hub_turn(b.hub);
    assert_int_equal(store_accounts(b.store, 0, 4, guests, &count), STORE_OK);
    assert_int_equal(count, 1); /* who sits at a table stays */
    bench_end(&b);
}

static const struct sql_driver *whole;
static const char *vain; /* how the statements begin that do */
static int asked;        /* of them */
static bool is_vain;

/* PostgreSQL gives up what takes too long, and the transaction with it. */
static enum store_status ask_in_vain(struct sql *db, const char *text, int count,
                                     const struct sql_value *values)
{
    bool is_one = strncmp(text, vain, strlen(vain)) == 0;
    asked += is_one;
    if (!is_one || !is_vain)
        return whole->ask(db, text, count, values);
    whole->rollback(db);
    return STORE_DOWN;
}

static void spy_on(struct bench *b, struct sql_driver *slow, const char *what)
{
    whole = b->store->db->driver;
    *slow = *whole;
    slow->ask = ask_in_vain;
    b->store->db->driver = slow;
    vain = what;
    asked = 0;
    is_vain = true;
}

/* What somebody did in that turn is stored all the same. */
static void test_tidying_in_vain(void **unused)
{
    struct bench b;
    struct sql_driver slow;
    struct client ada = client_new();
    (void)unused;
    bench_open(&b, "memory:");
    spy_on(&b, &slow, "delete from accounts");
    for (int hours = 0; hours < 3; hours++) {
        b.now += INT64_C(3600) * 1000;
        be_guest(&b, &ada);
        json_decref(ask(&b, 200, "GET", "/api/me", ada.token, ""));
    }
    assert_int_equal(asked, 3);
    b.store->db->driver = whole;
    client_free(&ada);
    bench_end(&b);
}

/* The same for the look at what began elsewhere. */
static void test_news_in_vain(void **unused)
{
    struct bench b;
    struct sql_driver slow;
    struct client ada, eve = client_new();
    (void)unused;
    bench_open(&b, "memory:");
    come_as_guest(&b, &ada);
    say(&b, &ada, "{\"t\":\"events\",\"on\":true}");
    spy_on(&b, &slow, "select distinct s.account");
    for (int i = 0; i < 3; i++) {
        b.now += 3000;
        be_guest(&b, &eve);
        json_decref(ask(&b, 200, "GET", "/api/me", eve.token, ""));
    }
    assert_int_equal(asked, 3);
    b.store->db->driver = whole;
    client_free(&eve);
    leave(&b, &ada);
    bench_end(&b);
}

/* However many listen, it is a few questions a second. */
static void test_news_of_many(void **unused)
{
    enum { LISTENERS = 2500, SECONDS = 60, QUESTIONS = 5 };
    static struct client c[LISTENERS];
    struct bench b;
    struct sql_driver slow;
    (void)unused;
    bench_open(&b, "memory:");
    for (int i = 0; i < LISTENERS; i++) {
        come_as_guest(&b, &c[i]);
        say(&b, &c[i], "{\"t\":\"events\",\"on\":true}");
    }
    spy_on(&b, &slow, "select distinct s.account");
    is_vain = false;
    pass_time(&b, SECONDS);
    assert_in_range(asked, LISTENERS / 100, SECONDS * QUESTIONS + LISTENERS / 100);
    b.store->db->driver = whole;
    for (int i = 0; i < LISTENERS; i++)
        leave(&b, &c[i]);
    bench_end(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_late_at_full_table),
        cmocka_unit_test(test_giving_up_at_full_table),
        cmocka_unit_test(test_out_at_full_table),
        cmocka_unit_test(test_computer_at_full_table),
        cmocka_unit_test(test_late_behind_others),
        cmocka_unit_test(test_thinking_behind_others),
        cmocka_unit_test(test_tidy),
        cmocka_unit_test(test_tidying_in_vain),
        cmocka_unit_test(test_news_in_vain),
        cmocka_unit_test(test_news_of_many),
        cmocka_unit_test(test_many_are_late),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
