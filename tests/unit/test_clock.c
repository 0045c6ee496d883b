/* test_clock.c: how much time each seat has (online/clock.h), and the words of refusals. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "../../online/clock.h"
#include "../../online/why.h"

#define MINUTE INT64_C(60000)
#define DAY (24 * 60 * MINUTE)

static const struct clock_pauses no_pauses = {NULL, 0};

static struct clock start(const char *word, int actor, int64_t now)
{
    struct clock_spec spec;
    struct clock c;
    assert_true(clock_read(word, &spec));
    clock_start(&c, &spec, actor, now);
    return c;
}

static void test_read(void **unused)
{
    static const struct {
        const char *word;
        struct clock_spec spec;
    } good[] = {
        {"none", {CLOCK_NONE, 14 * DAY, 0}},
        {"1m+0", {CLOCK_LIVE, MINUTE, 0}},
        {"15m+10", {CLOCK_LIVE, 15 * MINUTE, 10000}},
        {"180m+180", {CLOCK_LIVE, 180 * MINUTE, 180000}},
        {"1d", {CLOCK_DAYS, DAY, 0}},
        {"14d", {CLOCK_DAYS, 14 * DAY, 0}},
    };
    static const char *const bad[] = {
        "",       "no",     "nonee", "0m+0", "181m+0", "15m+181",  "15m",         "15m+",
        "15m+0s", "15m+-1", "0d",    "15d",  "3d ",    "d",        "+3d",         "00003d",
        "m+0",    "15 m+0", "-1m+0", "3d3d", "1e1m+0", "15m+0000", "99999999999d"};
    struct clock_spec spec;
    (void)unused;
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        assert_true(clock_read(good[i].word, &spec));
        assert_int_equal(spec.kind, good[i].spec.kind);
        assert_int_equal(spec.main, good[i].spec.main);
        assert_int_equal(spec.bonus, good[i].spec.bonus);
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        if (clock_read(bad[i], &spec))
            fail_msg("\"%s\" is no clock", bad[i]);
    }
}

/* Only whoever must act loses time; a turn's end brings the bonus, its middle does not. */
static void test_live(void **unused)
{
    struct clock c = start("5m+3", 0, 1000);
    (void)unused;
    assert_int_equal(clock_due(&c, &no_pauses), 1000 + 5 * MINUTE);
    assert_int_equal(clock_left(&c, 0, 2000, &no_pauses), 5 * MINUTE - 1000);
    assert_int_equal(clock_left(&c, 1, 2000, &no_pauses), 5 * MINUTE);
    clock_line(&c, 0, true, 11000, &no_pauses);          /* the tile */
    clock_line(&c, CLOCK_SAME, true, 21000, &no_pauses); /* the figure; now chance */
    clock_line(&c, 1, true, 21000, &no_pauses);          /* a draw for the next */
    assert_int_equal(clock_left(&c, 0, 99000, &no_pauses), 5 * MINUTE - 20000 + 3000);
    assert_int_equal(clock_left(&c, 1, 22000, &no_pauses), 5 * MINUTE - 1000);
    assert_int_equal(clock_due(&c, &no_pauses), 21000 + 5 * MINUTE);
    /* Taking back is no turn: nobody gets a bonus for it. */
    clock_line(&c, 0, false, 31000, &no_pauses);
    assert_int_equal(clock_left(&c, 1, 99000, &no_pauses), 5 * MINUTE - 10000);
    /* It runs out. */
    assert_true(clock_left(&c, 0, 31000 + 5 * MINUTE, &no_pauses) < 0);
    /* Nobody's runs. */
    clock_line(&c, -1, true, 41000, &no_pauses);
    assert_int_equal(clock_due(&c, &no_pauses), 0);
    assert_int_equal(clock_left(&c, 0, 9000000, &no_pauses), 5 * MINUTE - 30000 + 6000);
}

static void test_days(void **unused)
{
    struct clock c = start("3d", 0, 0);
    (void)unused;
    clock_line(&c, 0, true, DAY, &no_pauses);
    assert_int_equal(clock_due(&c, &no_pauses), 3 * DAY);
    clock_line(&c, 1, true, 2 * DAY, &no_pauses);
    assert_int_equal(clock_due(&c, &no_pauses), 5 * DAY);
    clock_line(&c, 0, true, 4 * DAY, &no_pauses);
    assert_int_equal(clock_left(&c, 0, 4 * DAY, &no_pauses), 3 * DAY);
    assert_int_equal(clock_due(&c, &no_pauses), 7 * DAY);
}

/* Without a clock nobody sees one, but nobody is waited for without end. */
static void test_none(void **unused)
{
    struct clock c = start("none", 1, 5);
    (void)unused;
    assert_true(clock_left(&c, 1, 20 * DAY, &no_pauses) == INT64_MAX);
    assert_int_equal(clock_due(&c, &no_pauses), 5 + 14 * DAY);
}

static void test_change_and_return(void **unused)
{
    struct clock c = start("1m+0", 0, 0);
    struct clock_spec days;
    (void)unused;
    clock_line(&c, -1, false, 59000, &no_pauses); /* a computer plays */
    assert_int_equal(clock_left(&c, 0, 59000, &no_pauses), 1000);
    clock_return(&c, 0);
    clock_line(&c, 0, false, 70000, &no_pauses);
    assert_int_equal(clock_due(&c, &no_pauses), 70000 + MINUTE);
    assert_true(clock_read("2d", &days));
    clock_change(&c, &days, 80000);
    assert_int_equal(clock_due(&c, &no_pauses), 80000 + 2 * DAY);
}

static void test_pauses(void **unused)
{
    struct store_pause list[] = {{1000, 2000}, {50000, 60000}, {100000, 4000000}};
    const struct clock_pauses pauses = {list, 3};
    struct clock c = start("1m+0", 0, 1500);
    (void)unused;
    assert_int_equal(clock_left(&c, 0, 2500, &pauses), MINUTE - 500);
    assert_int_equal(clock_left(&c, 0, 55000, &pauses), MINUTE - 48000);
    assert_int_equal(clock_left(&c, 0, 60000, &pauses), MINUTE - 48000);
    /* 500 in the first, all of the second; the third comes too late. */
    assert_int_equal(clock_due(&c, &pauses), 1500 + MINUTE + 500 + 10000);
    assert_int_equal(clock_left(&c, 0, clock_due(&c, &pauses), &pauses), 0);
    clock_line(&c, 1, true, 61000, &pauses);
    assert_int_equal(clock_left(&c, 0, 61000, &pauses), MINUTE - 49000);
    assert_int_equal(clock_due(&c, &pauses), 61000 + MINUTE + 3900000);
    assert_int_equal(clock_left(&c, 1, clock_due(&c, &pauses), &pauses), 0);
}

/* A line that is older than the one before it takes no time, and gives none. */
static void test_back_in_time(void **unused)
{
    struct clock c = start("1m+0", 0, 5000);
    (void)unused;
    clock_line(&c, 1, true, 1000, &no_pauses);
    assert_int_equal(c.since, 5000);
    assert_int_equal(clock_left(&c, 0, 5000, &no_pauses), MINUTE);
    assert_int_equal(clock_left(&c, 1, 1000, &no_pauses), MINUTE);
}

static void test_words(void **unused)
{
    (void)unused;
    assert_string_equal(why_word(WHY_TAKEN), "taken");
    assert_int_equal(why_status(WHY_STORE), 503);
    for (int i = 1; i < WHY_COUNT; i++) {
        const char *text = why_text((enum why)i);
        assert_true(why_status((enum why)i) >= 400 && why_word((enum why)i)[0] != '\0');
        assert_int_equal(text[strlen(text) - 1], '.');
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_read),
        cmocka_unit_test(test_live),
        cmocka_unit_test(test_days),
        cmocka_unit_test(test_none),
        cmocka_unit_test(test_change_and_return),
        cmocka_unit_test(test_pauses),
        cmocka_unit_test(test_back_in_time),
        cmocka_unit_test(test_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
