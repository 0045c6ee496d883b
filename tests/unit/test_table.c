/* test_table.c: a game at a table, call by call (aude_table.h); tests/conform_table.c has its laws. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "table.h"

static int first_lot(void *context, int n)
{
    (void)context;
    assert_true(n > 1);
    return 0;
}

static int wrong_lot(void *context, int n)
{
    int *left = context;
    return --*left > 0 ? 0 : n;
}

/* ---- Open, copy, close ------------------------------------------------------------------------- */

static void test_open(void **unused)
{
    struct aude_table *t;
    size_t at = 0;
    (void)unused;
    assert_int_equal(aude_table_open("carcassonne+inns seats=9", AUDE_OWNER, &t, &at),
                     AUDE_BAD_SEATS);
    assert_null(t);
    assert_int_equal(at, 17);
    t = open_table("carcassonne seats=3");
    assert_int_equal(aude_seats(aude_table_rules(t)), 3);
    assert_int_equal(aude_table_count(t), 0);
    assert_int_equal(aude_table_actor(t), AUDE_CHANCE);
    assert_int_equal(aude_table_viewer(t), AUDE_OWNER);
    assert_int_equal(aude_table_ending(t), AUDE_ENDING_RUNNING);
    assert_int_equal(aude_table_winners(t), 0);
    assert_int_equal(aude_table_turns(t, AUDE_OWNER), 0);
    assert_string_equal(aude_table_player(t, 2), "person");
    assert_string_equal(aude_table_player(t, 3), "");
    assert_string_equal(aude_table_name(t, -1), "");
    assert_string_equal(aude_table_date(t), "");
    aude_table_close(t);
    aude_table_close(NULL);
}

/* Only where something is hidden is a view another table. */
static void test_open_as_a_seat(void **unused)
{
    struct aude_table *t;
    (void)unused;
    assert_int_equal(aude_table_open("cardcassonne seats=2", 1, &t, NULL), AUDE_OK);
    assert_int_equal(aude_table_viewer(t), 1);
    add(t, "dealer 0");
    aude_table_close(t);
    assert_int_equal(aude_table_open("cardcassonne seats=2", 7, &t, NULL), AUDE_OK);
    assert_int_equal(aude_table_viewer(t), AUDE_ONLOOKER);
    aude_table_close(t);
    assert_int_equal(aude_table_open("hunters seats=2", 1, &t, NULL), AUDE_OK);
    assert_int_equal(aude_table_viewer(t), AUDE_OWNER);
    aude_table_close(t);
}

static void test_copy_and_fork(void **unused)
{
    struct aude_table *t = opened(), *copy, *fork;
    (void)unused;
    aude_table_set_name(t, 1, "Bert");
    add(t, "table seat 1 greedy");
    assert_int_equal(aude_table_draft(t, 1, "place 1,0 r1"), AUDE_OK);
    assert_int_equal(aude_table_copy(t, AUDE_OWNER, &copy), AUDE_OK);
    assert_int_equal(aude_table_drafter(copy), 1);
    assert_int_equal(aude_table_count(copy), 5);
    assert_true(hash(copy, 1) == hash(t, 1) && hash(copy, 0) == hash(t, 0));
    aude_table_close(copy);
    assert_int_equal(aude_table_copy(t, 0, &copy), AUDE_OK);
    assert_int_equal(aude_table_drafter(copy), -1);
    aude_table_close(copy);
    /* A fork has the players of now, and no lines of the table. */
    assert_int_equal(aude_table_fork(t, 3, &fork), AUDE_OK);
    assert_int_equal(aude_table_count(fork), 3);
    assert_string_equal(aude_table_name(fork, 1), "Bert");
    assert_string_equal(aude_table_player(fork, 1), "greedy");
    assert_true(aude_table_lots(fork) > 1);
    aude_table_close(fork);
    assert_int_equal(aude_table_fork(t, 5, &fork), AUDE_NO_SUCH_LINE);
    assert_int_equal(aude_table_fork(t, -1, &fork), AUDE_NO_SUCH_LINE);
    assert_null(fork);
    aude_table_close(t);
}

/* A copy has the same rules, not equal ones, and they last as long as somebody uses them. */
static void test_common_rules(void **unused)
{
    struct aude_table *t = opened(), *copy, *view, *fork;
    (void)unused;
    assert_int_equal(aude_table_copy(t, AUDE_OWNER, &copy), AUDE_OK);
    assert_int_equal(aude_table_copy(t, 1, &view), AUDE_OK);
    assert_int_equal(aude_table_fork(t, 2, &fork), AUDE_OK);
    assert_ptr_equal(aude_table_rules(copy), aude_table_rules(t));
    assert_ptr_equal(aude_table_rules(view), aude_table_rules(t));
    assert_ptr_equal(aude_table_rules(fork), aude_table_rules(t));
    aude_table_close(t);
    aude_table_close(view);
    aude_table_close(fork);
    add(copy, "place 1,0 r1");
    assert_int_equal(aude_table_count(copy), 5);
    aude_table_close(copy);
}

/* What is settled, and what no longer counts, is in the copy; what happens to one is not in the
 * other. */
static void test_copy_goes_its_way(void **unused)
{
    struct aude_table *t = opened(), *copy;
    char mine[AUDE_LINE_MAX], its[AUDE_LINE_MAX];
    (void)unused;
    add(t, "table back 3");
    assert_int_equal(aude_table_copy(t, AUDE_OWNER, &copy), AUDE_OK);
    assert_int_equal(aude_table_lots(copy), 1);
    assert_int_equal(aude_table_count(copy), aude_table_count(t));
    for (int n = 1; n <= aude_table_count(t); n++) {
        aude_table_line(t, n, AUDE_OWNER, mine, sizeof mine);
        aude_table_line(copy, n, AUDE_OWNER, its, sizeof its);
        assert_string_equal(its, mine);
    }
    add(copy, "table resign 0");
    assert_int_equal(aude_table_ending(copy), AUDE_ENDING_RESIGNED);
    assert_int_equal(aude_table_ending(t), AUDE_ENDING_RUNNING);
    assert_int_equal(aude_table_count(t) + 1, aude_table_count(copy));
    aude_table_close(copy);
    aude_table_close(t);
}

/* ---- What a record says at its top ---------------------------------------------------------------- */

static void test_names(void **unused)
{
    static const char *const bad[] = {"a\nb",         "a\x1b[31mb",   "a\x7f",           "\xc2\x9b",
                                      "\xff",         "\xc3",         "a\xc3(",          "\xc0\x80",
                                      "\xed\xa0\x80", "\xe2\x80\xae", "\xf5\x80\x80\x80"};
    struct aude_table *t = open_table("carcassonne seats=2");
    char name[128] = "";
    (void)unused;
    assert_int_equal(aude_table_set_name(t, 0, "  Jörg der Große \t"), AUDE_OK);
    assert_string_equal(aude_table_name(t, 0), "Jörg der Große");
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        assert_int_equal(aude_table_set_name(t, 0, bad[i]), AUDE_BAD_NAME);
        assert_int_equal(aude_table_set_date(t, bad[i]), AUDE_BAD_NAME);
    }
    assert_string_equal(aude_table_name(t, 0), "Jörg der Große");
    assert_int_equal(aude_table_set_name(t, 2, "Carla"), AUDE_UNKNOWN_SEAT);
    assert_int_equal(aude_table_set_name(t, -1, "Carla"), AUDE_UNKNOWN_SEAT);
    /* Cut after a whole letter: 47 bytes are 23 letters of two bytes. */
    for (int i = 0; i < 40; i++)
        strcat(name, "ö");
    assert_int_equal(aude_table_set_name(t, 1, name), AUDE_OK);
    assert_int_equal(strlen(aude_table_name(t, 1)), 46);
    assert_memory_equal(aude_table_name(t, 1), name, 46);
    /* What comes after a letter that does not fit is not drawn nearer. */
    memset(name, 'a', 46);
    memcpy(name + 46, "öb", sizeof "öb");
    assert_int_equal(aude_table_set_name(t, 1, name), AUDE_OK);
    assert_int_equal(strlen(aude_table_name(t, 1)), 46);
    assert_int_equal(aude_table_set_name(t, 1, ""), AUDE_OK);
    assert_string_equal(aude_table_name(t, 1), "");
    assert_int_equal(aude_table_set_date(t, "2026-11-15"), AUDE_OK);
    assert_string_equal(aude_table_date(t), "2026-11-15");
    aude_table_close(t);
}

static void test_players(void **unused)
{
    struct aude_table *t = open_table("carcassonne seats=2");
    (void)unused;
    assert_int_equal(aude_table_set_player(t, 1, "ranking"), AUDE_OK);
    assert_int_equal(aude_table_set_player(t, 1, ""), AUDE_BAD_NAME);
    assert_int_equal(aude_table_set_player(t, 1, "two words"), AUDE_BAD_NAME);
    assert_int_equal(aude_table_set_player(t, 1, "a234567890123456789012345678901"), AUDE_OK);
    assert_int_equal(aude_table_set_player(t, 1, "a2345678901234567890123456789012"),
                     AUDE_BAD_NAME);
    assert_int_equal(aude_table_set_player(t, 2, "greedy"), AUDE_UNKNOWN_SEAT);
    assert_int_equal(aude_table_set_player(t, 1, "ranking"), AUDE_OK);
    add(t, "draw base/V");
    assert_int_equal(aude_table_set_player(t, 1, "greedy"), AUDE_OUT_OF_STEP);
    assert_string_equal(aude_table_player(t, 1), "ranking");
    add(t, "table seat 1 person");
    assert_string_equal(aude_table_player(t, 1), "person");
    add(t, "table back 0");
    assert_string_equal(aude_table_player(t, 1), "person");
    aude_table_close(t);
}

/* ---- Lines ---------------------------------------------------------------------------------------- */

static void test_lines(void **unused)
{
    struct aude_table *t = opened();
    char line[AUDE_LINE_MAX];
    (void)unused;
    assert_int_equal(aude_table_count(t), 4);
    for (int n = 4; n >= 1; n--) {
        assert_int_equal(aude_table_line(t, n, AUDE_ONLOOKER, line, sizeof line), AUDE_OK);
        assert_string_equal(line, opening[n - 1]);
    }
    assert_int_equal(aude_table_line(t, 0, 0, line, sizeof line), AUDE_NO_SUCH_LINE);
    assert_int_equal(aude_table_line(t, 5, 0, line, sizeof line), AUDE_NO_SUCH_LINE);
    assert_int_equal(aude_table_line(t, 1, 0, line, 5), AUDE_TEXT_TOO_LONG);
    add(t, "  table  over   draw ");
    assert_int_equal(aude_table_line(t, 5, 0, line, sizeof line), AUDE_OK);
    assert_string_equal(line, "table over draw");
    assert_int_equal(aude_table_line(t, 5, 0, line, 15), AUDE_TEXT_TOO_LONG);
    aude_table_close(t);
}

static void test_refused_lines(void **unused)
{
    static const struct {
        const char *line;
        int seat;
        enum aude_status status;
    } rows[] = {
        {"place 1,0 r1", 0, AUDE_NOT_YOUR_TURN},
        {"place 1,0 r1", AUDE_CHANCE, AUDE_NOT_YOUR_TURN},
        {"place 1,0 r1", AUDE_OVER, AUDE_NOT_YOUR_TURN},
        {"place 1,0 r1\n", 1, AUDE_BAD_ARGUMENT},
        {"place 1,0 r1\ntable over draw", 1, AUDE_BAD_ARGUMENT},
        {"place 1,0\rr1", 1, AUDE_BAD_ARGUMENT},
        {"place 1,0 r1 \x7f", 1, AUDE_BAD_ARGUMENT},
        {"table seat 1 greedy\ntable over draw", AUDE_OWNER, AUDE_BAD_ARGUMENT},
        {"place 0,0 r0", 1, AUDE_CELL_TAKEN},
        {"fly 1,0", AUDE_OWNER, AUDE_UNKNOWN_VERB},
        {"", AUDE_OWNER, AUDE_UNKNOWN_VERB},
        {"table", AUDE_OWNER, AUDE_UNKNOWN_VERB},
        {"table win 0", AUDE_OWNER, AUDE_UNKNOWN_VERB},
        {"tables resign 0", AUDE_OWNER, AUDE_UNKNOWN_VERB},
        {"table resign", AUDE_OWNER, AUDE_BAD_ARGUMENT},
        {"table resign -1", AUDE_OWNER, AUDE_BAD_ARGUMENT},
        {"table resign 2", AUDE_OWNER, AUDE_UNKNOWN_SEAT},
        {"table resign 1 2", AUDE_OWNER, AUDE_TRAILING_TEXT},
        {"table resign 1", 0, AUDE_NOT_YOUR_TURN},
        {"table resign 1", AUDE_ONLOOKER, AUDE_NOT_YOUR_TURN},
        {"table time 1", 1, AUDE_NOT_YOUR_TURN},
        {"table seat 1 greedy", 1, AUDE_NOT_YOUR_TURN},
        {"table over draw", 1, AUDE_NOT_YOUR_TURN},
        {"table back 3", 1, AUDE_NOT_YOUR_TURN},
        {"table time 1x", AUDE_OWNER, AUDE_BAD_ARGUMENT},
        {"table seat 1", AUDE_OWNER, AUDE_BAD_NAME},
        {"table seat 1 \x1b", AUDE_OWNER, AUDE_BAD_ARGUMENT},
        {"table seat 1 a b", AUDE_OWNER, AUDE_TRAILING_TEXT},
        {"table seat 5 a", AUDE_OWNER, AUDE_UNKNOWN_SEAT},
        {"table clock", AUDE_OWNER, AUDE_BAD_ARGUMENT},
        {"table clock 15:00", AUDE_OWNER, AUDE_BAD_ARGUMENT},
        {"table clock 15m +0", AUDE_OWNER, AUDE_TRAILING_TEXT},
        {"table clock 3d", 1, AUDE_NOT_YOUR_TURN},
        {"table clock 0123456789-0123456789-0123456789", AUDE_OWNER, AUDE_BAD_ARGUMENT},
        {"table over", AUDE_OWNER, AUDE_BAD_ARGUMENT},
        {"table over played", AUDE_OWNER, AUDE_BAD_ARGUMENT},
        {"table back", AUDE_OWNER, AUDE_BAD_ARGUMENT},
        {"table back 4", AUDE_OWNER, AUDE_NO_SUCH_LINE},
        {"table back 30001", AUDE_OWNER, AUDE_BAD_ARGUMENT},
        {"pass pass pass pass pass pass pass pass pass pass pass pass pass pass pass pass pass "
         "pass "
         "pass pass",
         AUDE_OWNER, AUDE_TEXT_TOO_LONG},
    };
    struct aude_table *t = opened();
    uint64_t before = hash(t, AUDE_OWNER);
    (void)unused;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        enum aude_status status = aude_table_add(t, rows[i].seat, rows[i].line);
        if (status != rows[i].status)
            print_error("\"%s\": %s\n", rows[i].line, aude_status_name(status));
        assert_int_equal(status, rows[i].status);
        assert_int_equal(aude_table_count(t), 4);
        assert_true(hash(t, AUDE_OWNER) == before);
    }
    aude_table_close(t);
}

/* An onlooker has the number of chance, but only the owner speaks for chance. */
static void test_chance_is_the_owner(void **unused)
{
    struct aude_table *t = open_table("carcassonne seats=2");
    struct aude_action a = aude_pick(aude_table_view(t, AUDE_OWNER), 0);
    (void)unused;
    for (int seat = AUDE_OVER; seat < 3; seat++) {
        assert_int_equal(aude_table_add(t, seat, "draw base/D"), AUDE_NOT_YOUR_TURN);
        assert_int_equal(aude_table_play(t, seat, &a), AUDE_NOT_YOUR_TURN);
    }
    assert_int_equal(aude_table_count(t), 0);
    assert_int_equal(aude_table_add(t, AUDE_OWNER, "draw base/D"), AUDE_OK);
    aude_table_close(t);
}

static void test_resign_oneself(void **unused)
{
    struct aude_table *t = open_table("carcassonne seats=3");
    (void)unused;
    assert_int_equal(aude_table_add(t, 2, "table resign 2"), AUDE_OK);
    assert_int_equal(aude_table_add(t, 2, "table resign 2"), AUDE_SEAT_OUT);
    assert_int_equal(aude_table_out(t), 1u << 2);
    assert_int_equal(aude_table_count(t), 1);
    aude_table_close(t);
}

/* The clock is aside: it always counts and changes nothing of the game, not even a draft. */
static void test_clock(void **unused)
{
    struct aude_table *t = opened();
    uint64_t before = hash(t, AUDE_OWNER);
    char line[AUDE_LINE_MAX], record[1024];
    (void)unused;
    assert_int_equal(aude_table_draft(t, 1, "place 1,0 r1"), AUDE_OK);
    add(t, " table clock  15m+10");
    assert_int_equal(aude_table_drafted(t), 1);
    aude_table_draft_drop(t);
    add(t, "table clock 3d");
    assert_true(hash(t, AUDE_OWNER) == before);
    assert_int_equal(aude_table_actor(t), 1);
    assert_int_equal(aude_table_line(t, 5, AUDE_ONLOOKER, line, sizeof line), AUDE_OK);
    assert_string_equal(line, "table clock 15m+10");
    add(t, "table back 1");
    aude_table_write(t, AUDE_OWNER, AUDE_COUNTING_LINES, record, sizeof record);
    assert_non_null(strstr(record, "aude 2\n"));
    assert_non_null(strstr(record, "draw base/V\ntable clock 15m+10\ntable clock 3d\n"));
    add(t, "table over draw");
    assert_int_equal(aude_table_add(t, AUDE_OWNER, "table clock none"), AUDE_GAME_OVER);
    aude_table_close(t);
}

static void test_play(void **unused)
{
    struct aude_table *t = opened();
    struct aude_action a = aude_pick(aude_table_view(t, 1), 0);
    (void)unused;
    assert_int_equal(aude_table_play(t, 0, &a), AUDE_NOT_YOUR_TURN);
    assert_int_equal(aude_table_play(t, 1, &a), AUDE_OK);
    assert_int_equal(aude_table_play(t, 1, &a), AUDE_OUT_OF_STEP);
    assert_int_equal(aude_table_count(t), 5);
    aude_table_close(t);
}

static void test_full(void **unused)
{
    struct aude_table *t = open_table("carcassonne seats=2");
    (void)unused;
    for (int n = 1; n <= AUDE_LINES_MAX - AUDE_SEATS; n++)
        add(t, n % 2 == 0 ? "table seat 0 greedy" : "table seat 0 person");
    assert_int_equal(aude_table_add(t, AUDE_OWNER, "table seat 0 person"), AUDE_TABLE_FULL);
    assert_int_equal(aude_table_draw(t, 0), AUDE_TABLE_FULL);
    assert_int_equal(aude_table_add(t, AUDE_OWNER, "table back 0"), AUDE_TABLE_FULL);
    assert_int_equal(aude_table_count(t), AUDE_LINES_MAX - AUDE_SEATS);
    add(t, "table over abort");
    assert_int_equal(aude_table_ending(t), AUDE_ENDING_ABORT);
    aude_table_close(t);
}

/* Also when it is full everybody can go, one after the other, and the last two can agree. */
static void test_full_ends(void **unused)
{
    static const char *const leave[] = {"table resign 0", "table time 1", "table resign 2",
                                        "table time 3", NULL};
    struct aude_table *t = open_table("carcassonne+inns seats=6"), *copy;
    (void)unused;
    for (int n = 1; n <= AUDE_LINES_MAX - AUDE_SEATS; n++)
        add(t, "table seat 0 greedy");
    add_all(t, leave);
    assert_int_equal(aude_table_copy(t, AUDE_OWNER, &copy), AUDE_OK);
    assert_int_equal(aude_table_add(copy, 4, "table resign 4"), AUDE_OK);
    assert_int_equal(aude_table_ending(copy), AUDE_ENDING_RESIGNED);
    aude_table_close(copy);
    add(t, "table over draw");
    assert_int_equal(aude_table_ending(t), AUDE_ENDING_DRAW);
    aude_table_close(t);
}

/* ---- Chance ----------------------------------------------------------------------------------------- */

static void test_luck(void **unused)
{
    struct aude_table *t = open_table("carcassonne seats=2");
    char first[AUDE_LINE_MAX], again[AUDE_LINE_MAX];
    int left = 1;
    (void)unused;
    assert_int_equal(aude_table_lots(t), 71);
    assert_int_equal(aude_table_draw(t, 71), AUDE_BAD_VALUE);
    assert_int_equal(aude_table_draw(t, -1), AUDE_BAD_VALUE);
    assert_int_equal(aude_table_settle(t, wrong_lot, &left), AUDE_BAD_VALUE);
    assert_int_equal(aude_table_count(t), 0);
    assert_int_equal(aude_table_settle(t, last_lot, NULL), AUDE_OK);
    assert_int_equal(aude_table_lots(t), 0);
    assert_int_equal(aude_table_draw(t, 0), AUDE_NOT_YOUR_TURN);
    aude_table_line(t, 1, 0, first, sizeof first);
    add(t, "table back 0");
    assert_int_equal(aude_table_lots(t), 1);
    /* What is settled needs no luck, and nothing else may be said. */
    assert_int_equal(aude_table_add(t, AUDE_OWNER, "draw base/A"), AUDE_SETTLED);
    assert_int_equal(aude_table_settle(t, first_lot, NULL), AUDE_OK);
    aude_table_line(t, 3, 0, again, sizeof again);
    assert_string_equal(first, again);
    add(t, "table over abort");
    assert_int_equal(aude_table_lots(t), 0);
    assert_int_equal(aude_table_draw(t, 0), AUDE_GAME_OVER);
    aude_table_close(t);
}

/* If an answer fails, those before it are taken away as well. */
static void test_luck_all_or_nothing(void **unused)
{
    struct aude_table *t = open_table("cardcassonne seats=2");
    uint64_t before = hash(t, AUDE_OWNER);
    int left = 5;
    (void)unused;
    assert_int_equal(aude_table_settle(t, wrong_lot, &left), AUDE_BAD_VALUE);
    assert_int_equal(left, 0);
    assert_int_equal(aude_table_count(t), 0);
    assert_true(hash(t, AUDE_OWNER) == before);
    assert_true(aude_table_lots(t) > 1);
    aude_table_close(t);
}

struct stacks {
    struct aude_table *table;
    struct aude_rng rng;
};

static int any_lot(void *context, int n)
{
    struct stacks *s = context;
    return aude_rng_below(&s->rng, n);
}

/* Plays so many turns at random and writes which tiles came, each stack by itself. */
static void play_tiles(struct stacks *s, int steps, char order[2][2048])
{
    order[0][0] = order[1][0] = '\0';
    while (aude_table_steps(s->table, AUDE_OWNER) < steps) {
        if (aude_table_actor(s->table) == AUDE_CHANCE) {
            assert_int_equal(aude_table_settle(s->table, any_lot, s), AUDE_OK);
            continue;
        }
        const struct aude_state *now = aude_table_view(s->table, AUDE_OWNER);
        struct aude_action a = aude_pick(now, aude_rng_below(&s->rng, aude_count(now)));
        assert_int_equal(aude_table_play(s->table, AUDE_OWNER, &a), AUDE_OK);
    }
    for (int i = 0; i < steps; i++) {
        struct aude_step step;
        struct aude_kind kind;
        aude_table_step(s->table, AUDE_OWNER, i, &step);
        if (step.actor != AUDE_CHANCE)
            continue;
        aude_kind(aude_table_rules(s->table), step.action.a, &kind);
        strcat(strcat(order[kind.is_second], kind.id), " ");
    }
}

/* Whatever else is played after a take-back, the tiles of each stack come in the same order. */
static void test_stacks(void **unused)
{
    static char first[2][2048], again[2][2048];
    struct stacks s = {open_table("hunters seats=2"), {{0}}};
    size_t most = 0;
    (void)unused;
    aude_rng_seed(&s.rng, 11);
    play_tiles(&s, 150, first);
    for (int i = 0; i < 10; i++) {
        add(s.table, "table back 3");
        play_tiles(&s, 150, again);
        for (int stack = 0; stack < 2; stack++) {
            size_t one = strlen(first[stack]), two = strlen(again[stack]);
            assert_memory_equal(first[stack], again[stack], one < two ? one : two);
            if (two > one)
                memcpy(first[stack], again[stack], sizeof again[stack]);
        }
        most = strlen(again[1]) > most ? strlen(again[1]) : most;
    }
    assert_true(most > 0);
    aude_table_close(s.table);
}

/* ---- The draft -------------------------------------------------------------------------------------- */

static void test_draft(void **unused)
{
    struct aude_table *t = opened();
    struct aude_step step;
    uint64_t before = hash(t, 1);
    (void)unused;
    assert_int_equal(aude_table_drafter(t), -1);
    assert_int_equal(aude_table_draft_undo(t), AUDE_NO_DRAFT);
    assert_int_equal(aude_table_draft_seal(t), AUDE_NO_DRAFT);
    assert_int_equal(aude_table_draft(t, 0, "place 1,0 r1"), AUDE_NOT_YOUR_TURN);
    assert_int_equal(aude_table_draft(t, AUDE_CHANCE, "place 1,0 r1"), AUDE_UNKNOWN_SEAT);
    assert_int_equal(aude_table_draft(t, 1, "table resign 0"), AUDE_UNKNOWN_VERB);
    assert_int_equal(aude_table_draft(t, 1, "place 1,0 r1"), AUDE_OK);
    assert_int_equal(aude_table_drafter(t), 1);
    assert_int_equal(aude_table_drafted(t), 1);
    assert_false(aude_table_draft_is_whole(t));
    assert_int_equal(aude_table_actor(t), 1);
    assert_int_equal(aude_table_count(t), 4);
    assert_true(hash(t, 0) == before && hash(t, AUDE_ONLOOKER) == before);
    assert_true(hash(t, 1) != before && hash(t, AUDE_OWNER) == hash(t, 1));
    assert_int_equal(aude_table_steps(t, 0), 4);
    assert_int_equal(aude_table_steps(t, 1), 5);
    assert_true(aude_table_step(t, 1, 4, &step));
    assert_true(step.is_draft && step.number == 0 && step.actor == 1 && step.turn == 1);
    assert_string_equal(step.line, "place 1,0 r1");
    assert_int_equal(aude_table_draft(t, 1, "pass"), AUDE_OK);
    assert_true(aude_table_draft_is_whole(t));
    assert_int_equal(aude_table_draft(t, 1, "pass"), AUDE_NOT_YOUR_TURN);
    assert_int_equal(aude_table_draft(t, 0, "pass"), AUDE_NOT_YOUR_TURN);
    assert_true(aude_table_step(t, 1, 5, &step));
    assert_string_equal(step.line, "pass");
    assert_int_equal(aude_table_draft_undo(t), AUDE_OK);
    assert_int_equal(aude_table_draft_undo(t), AUDE_OK);
    assert_int_equal(aude_table_drafter(t), -1);
    assert_true(hash(t, 1) == before);
    /* Another draft at the same place is another draft, also for whoever looked at the first. */
    assert_int_equal(aude_table_draft(t, 1, "place -1,0 r2"), AUDE_OK);
    assert_int_equal(aude_table_draft(t, 1, "pass"), AUDE_OK);
    uint64_t tried = hash(t, 1);
    struct aude_state *state = malloc(aude_state_size(aude_table_rules(t)));
    assert_true(aude_table_at(t, 1, 6, state));
    assert_true(aude_hash(state) == tried);
    free(state);
    assert_int_equal(aude_table_draft_seal(t), AUDE_OK);
    assert_int_equal(aude_table_count(t), 6);
    assert_int_equal(aude_table_drafter(t), -1);
    assert_true(hash(t, 0) == tried);
    aude_table_close(t);
}

/* What happens to a draft when the table goes on without it. */
static void test_draft_and_lines(void **unused)
{
    struct aude_table *t = open_table("carcassonne seats=3");
    (void)unused;
    add_all(t, opening);
    assert_int_equal(aude_table_draft(t, 1, "place 1,0 r1"), AUDE_OK);
    add(t, "table resign 0");
    add(t, "table seat 2 greedy");
    add(t, "table back 5");
    assert_int_equal(aude_table_drafted(t), 1);
    add(t, "place 1,0 r1"); /* the position it stood on is gone */
    assert_int_equal(aude_table_drafted(t), 0);
    assert_int_equal(aude_table_draft(t, 1, "pass"), AUDE_OK);
    add(t, "table back 4");
    assert_int_equal(aude_table_drafted(t), 0);
    assert_int_equal(aude_table_draft(t, 1, "place 1,0 r1"), AUDE_OK);
    add(t, "table over draw");
    assert_int_equal(aude_table_drafted(t), 0);
    assert_int_equal(aude_table_draft(t, 1, "place 1,0 r1"), AUDE_GAME_OVER);
    aude_table_close(t);
}

/* ---- Steps and turns ---------------------------------------------------------------------------------- */

static void test_steps(void **unused)
{
    struct aude_table *t = opened();
    struct aude_step step;
    struct aude_turn turn;
    struct aude_state *state = malloc(aude_state_size(aude_table_rules(t)));
    (void)unused;
    add(t, "table seat 0 greedy");
    add(t, "place 1,0 r1");
    assert_int_equal(aude_table_steps(t, 0), 5);
    assert_true(aude_table_step(t, 0, 4, &step));
    assert_true(step.number == 6 && step.actor == 1 && step.turn == 1 && step.turn_seat == 1);
    assert_true(step.round == 0 && !step.is_draft && step.action.verb == AUDE_PLACE);
    assert_string_equal(step.line, "place 1,0 r1");
    assert_false(aude_table_step(t, 0, 5, &step));
    assert_false(aude_table_step(t, 0, -1, &step));
    assert_int_equal(aude_table_turns(t, 0), 2);
    assert_true(aude_table_turn(t, 0, 0, &turn));
    assert_true(turn.from == 0 && turn.to == 3 && turn.seat == 0);
    assert_true(aude_table_turn(t, 0, 1, &turn));
    assert_true(turn.from == 3 && turn.to == 5 && turn.seat == 1);
    assert_false(aude_table_turn(t, 0, 2, &turn));
    assert_false(aude_table_turn(t, 0, -1, &turn));
    assert_true(aude_table_at(t, 0, 3, state));
    assert_int_equal(aude_actor(state), AUDE_CHANCE);
    assert_true(aude_table_at(t, 0, 0, state));
    assert_true(aude_table_at(t, 0, 5, state));
    assert_true(aude_hash(state) == hash(t, 0));
    assert_false(aude_table_at(t, 0, 6, state));
    assert_false(aude_table_at(t, 0, -1, state));
    free(state);
    aude_table_close(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_open),
        cmocka_unit_test(test_open_as_a_seat),
        cmocka_unit_test(test_copy_and_fork),
        cmocka_unit_test(test_common_rules),
        cmocka_unit_test(test_copy_goes_its_way),
        cmocka_unit_test(test_names),
        cmocka_unit_test(test_players),
        cmocka_unit_test(test_lines),
        cmocka_unit_test(test_refused_lines),
        cmocka_unit_test(test_chance_is_the_owner),
        cmocka_unit_test(test_resign_oneself),
        cmocka_unit_test(test_clock),
        cmocka_unit_test(test_play),
        cmocka_unit_test(test_full),
        cmocka_unit_test(test_full_ends),
        cmocka_unit_test(test_luck),
        cmocka_unit_test(test_luck_all_or_nothing),
        cmocka_unit_test(test_stacks),
        cmocka_unit_test(test_draft),
        cmocka_unit_test(test_draft_and_lines),
        cmocka_unit_test(test_steps),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
