/* test_record.c: records are read and written as docs/record.md says. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "aude_table.h"

#define NAME_47 "12345678901234567890123456789012345678901234567"
#define RULES_250                                                                                  \
    "carcassonne                                                                               "   \
    "                                                                                          "   \
    "                                                                      "
#define TOP "aude 1\ngame carcassonne\n"

static const char whole[] = "aude 1\n"
                            "game carcassonne seats=2\n"
                            "seat 0 Anna Maria\n"
                            "seat 1 Jörg\n"
                            "player 1 greedy\n"
                            "date 2026-11-15\n"
                            "\n"
                            "draw base/V\n"
                            "place 0,1 r3\n"
                            "put follower road.S\n"
                            "draw base/K\n";

static struct aude_table *read_text(const char *text)
{
    struct aude_table *t;
    struct aude_fault fault;
    enum aude_status status = aude_table_read(text, strlen(text), &t, &fault);
    if (status != AUDE_OK)
        fail_msg("line %d of \"%s\": %s", fault.line, text, aude_status_name(status));
    return t;
}

static void expect_record(struct aude_table *t, int seat, enum aude_extent extent,
                          const char *wanted)
{
    char text[4096];
    assert_int_equal(aude_table_write(t, seat, extent, text, sizeof text), strlen(wanted));
    assert_string_equal(text, wanted);
}

static void test_whole(void **unused)
{
    struct aude_table *t = read_text(whole);
    char text[sizeof whole + 1];
    (void)unused;
    assert_int_equal(aude_table_count(t), 4);
    assert_string_equal(aude_table_name(t, 0), "Anna Maria");
    assert_string_equal(aude_table_name(t, 1), "Jörg");
    assert_string_equal(aude_table_player(t, 0), "person");
    assert_string_equal(aude_table_player(t, 1), "greedy");
    assert_string_equal(aude_table_date(t), "2026-11-15");
    expect_record(t, AUDE_OWNER, AUDE_EVERY_LINE, whole);
    /* In less room as much as fits, and always the true length. */
    for (size_t len = 1; len < sizeof whole; len++) {
        memset(text, '#', sizeof text);
        assert_int_equal(aude_table_write(t, AUDE_OWNER, AUDE_EVERY_LINE, text, len),
                         sizeof whole - 1);
        assert_memory_equal(text, whole, len - 1);
        assert_true(text[len - 1] == '\0' && text[len] == '#');
    }
    aude_table_close(t);
}

static void test_bad_tops(void **unused)
{
    static const struct {
        const char *text;
        enum aude_status status;
        int line;
    } rows[] = {
        {"", AUDE_NO_HEADER, 1},
        {"draw base/V\n", AUDE_NO_HEADER, 1},
        {"\naude 1\n", AUDE_NO_HEADER, 1},
        {"Aude 1\n", AUDE_NO_HEADER, 1},
        {"aude\n", AUDE_NO_HEADER, 1},
        {"aude x\n", AUDE_BAD_HEADER, 1},
        {"aude 0\ngame carcassonne\n\n", AUDE_BAD_HEADER, 1},
        {"aude -1\ngame carcassonne\n\n", AUDE_BAD_HEADER, 1},
        {"aude 1 2\ngame carcassonne\n\n", AUDE_BAD_HEADER, 1},
        {"aude 1x\ngame carcassonne\n\n", AUDE_BAD_HEADER, 1},
        {"aude 99999999999\ngame carcassonne\n\n", AUDE_BAD_HEADER, 1},
        {"aude 3\ngame carcassonne\n\n", AUDE_BAD_VERSION, 1},
        {"aude 1000\n", AUDE_BAD_VERSION, 1},
        {"aude 1", AUDE_BAD_HEADER, 2},
        {"aude 1\n", AUDE_BAD_HEADER, 2},
        {"aude 1\n\ngame carcassonne\n", AUDE_BAD_HEADER, 2},
        {"aude 1\ngame\n\n", AUDE_BAD_HEADER, 2},
        {"aude 1\ngame  \r\n\n", AUDE_BAD_HEADER, 2},
        {"aude 1\ngame " RULES_250 "123456\n\n", AUDE_BAD_HEADER, 2},
        {"aude 1\ngame chess\n\n", AUDE_UNKNOWN_GAME, 2},
        {TOP "game carcassonne\n\n", AUDE_BAD_HEADER, 3},
        {TOP "seat 0 Anna\nseat 0 Anna\n\n", AUDE_BAD_HEADER, 4},
        {TOP "player 0 greedy\nplayer 0 greedy\n\n", AUDE_BAD_HEADER, 4},
        {TOP "date 2026\ndate 2026\n\n", AUDE_BAD_HEADER, 4},
        {TOP "result 1 2\nresult 1 2\n\n", AUDE_BAD_HEADER, 4},
        {TOP "seat 0Anna\n\n", AUDE_BAD_HEADER, 3},
        {TOP "seat\n\n", AUDE_BAD_HEADER, 3},
        {TOP "seat Anna\n\n", AUDE_BAD_HEADER, 3},
        {TOP "seat 0\n\n", AUDE_BAD_HEADER, 3},
        {TOP "seat 6 Anna\n\n", AUDE_BAD_HEADER, 3},
        {TOP "seat -1 Anna\n\n", AUDE_BAD_HEADER, 3},
        {TOP "seat 0 " NAME_47 "8\n\n", AUDE_BAD_HEADER, 3},
        {TOP "date\n\n", AUDE_BAD_HEADER, 3},
        {TOP "date " NAME_47 "8\n\n", AUDE_BAD_HEADER, 3},
        {TOP "x y\nresult\n\n", AUDE_BAD_HEADER, 4},
        {TOP "view\n\n", AUDE_BAD_HEADER, 3},
        {TOP "view x\n\n", AUDE_BAD_HEADER, 3},
        {TOP "view 1 2\n\n", AUDE_BAD_HEADER, 3},
        /* A seat that the game has not, wherever the game stands. */
        {TOP "seat 5 Eva\n\n", AUDE_UNKNOWN_SEAT, 3},
        {TOP "player 2 greedy\n\n", AUDE_UNKNOWN_SEAT, 3},
        {TOP "view 2\n\n", AUDE_UNKNOWN_SEAT, 3},
        {"aude 1\nseat 5 Eva\ngame carcassonne seats=2\n\n", AUDE_UNKNOWN_SEAT, 2},
        /* What could do harm where it is shown, or is no text at all. */
        {TOP "seat 0 \x1b[2JAnna\n\n", AUDE_BAD_NAME, 3},
        {TOP "seat 0 An\x07na\n\n", AUDE_BAD_NAME, 3},
        {TOP "seat 0 \x1b[31m (greedy)\n\n", AUDE_BAD_NAME, 3},
        {TOP "seat 0 \xff\xfe\n\n", AUDE_BAD_NAME, 3},
        {TOP "seat 0 J\xc3\n\n", AUDE_BAD_NAME, 3},
        {TOP "date \x1b]0;x\n\n", AUDE_BAD_NAME, 3},
        {TOP "player 0 a_b\n\n", AUDE_BAD_NAME, 3},
        /* The end of a line may have been lost. */
        {"aude 1\ngame carcassonne", AUDE_CUT_OFF, 2},
        {TOP "seat 0 An", AUDE_CUT_OFF, 3},
        {TOP "# a comm", AUDE_CUT_OFF, 3},
    };
    (void)unused;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct aude_table *t;
        struct aude_fault fault = {0, 0, 0};
        enum aude_status status = aude_table_read(rows[i].text, strlen(rows[i].text), &t, &fault);
        if (status != rows[i].status || fault.line != rows[i].line)
            print_error("\"%s\": %s in line %d\n", rows[i].text, aude_status_name(status),
                        fault.line);
        assert_null(t);
        assert_int_equal(status, rows[i].status);
        assert_int_equal(fault.line, rows[i].line);
        assert_int_equal(fault.steps, 0);
    }
}

static void test_good_tops(void **unused)
{
    static const char *const rows[] = {
        "aude 1\ngame carcassonne\n",
        "aude 2\ngame carcassonne\n\n",
        "\xef\xbb\xbf" TOP "\n",
        "aude 1 \t\r\ngame carcassonne\r\n\r\n",
        "aude 1\n# comment\nclub Toulouse\ngame carcassonne\nclock 5 minutes\n\n",
        "aude 1\ngame\tcarcassonne \t\n  date  today  \n\n",
        "aude 1\ngame carcassonne\nseat 0 " NAME_47 "\ndate " NAME_47 "\n\n",
        TOP "club " NAME_47 NAME_47 NAME_47 NAME_47 NAME_47 NAME_47 NAME_47 "\n\n",
    };
    (void)unused;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct aude_table *t = read_text(rows[i]);
        assert_int_equal(aude_table_count(t), 0);
        assert_int_equal(aude_seats(aude_table_rules(t)), 2);
        aude_table_close(t);
    }
}

/* Where in the text: a wrong word of the rules, else the line. */
static void test_where(void **unused)
{
    static const char *const rows[] = {
        "aude 1\ngame carcassonne |seats=9\n\n", "aude 1\n  seat 0 |\x1b\ngame carcassonne\n\n",
        TOP "\n  |fly 1,0\n", TOP "\ndraw base/V\n\t|place 0,0 r0 \n"};
    (void)unused;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct aude_table *t;
        struct aude_fault fault;
        char text[256];
        size_t at = strcspn(rows[i], "|");
        snprintf(text, sizeof text, "%.*s%s", (int)at, rows[i], rows[i] + at + 1);
        assert_int_not_equal(aude_table_read(text, strlen(text), &t, &fault), AUDE_OK);
        assert_int_equal(fault.at, at);
        assert_int_equal(fault.steps, i == 3 ? 1 : 0);
        aude_table_close(t);
    }
}

/* The same record as a Windows editor saves it. */
static void test_carriage_returns(void **unused)
{
    char text[2 * sizeof whole];
    size_t used = 0;
    (void)unused;
    for (const char *p = whole; *p != '\0'; p++) {
        if (*p == '\n')
            text[used++] = '\r';
        text[used++] = *p;
    }
    text[used] = '\0';
    struct aude_table *t = read_text(text);
    expect_record(t, AUDE_OWNER, AUDE_EVERY_LINE, whole);
    aude_table_close(t);
}

/* In memory of just that size, so that a sanitizer sees a step too far. What is good before the cut
 * is there. */
static void test_cut_everywhere(void **unused)
{
    (void)unused;
    for (size_t len = 0; len < sizeof whole - 1; len++) {
        struct aude_table *t;
        struct aude_fault fault;
        char *text = malloc(len + 1);
        assert_non_null(text);
        memcpy(text, whole, len);
        enum aude_status status = aude_table_read(text, len, &t, &fault);
        bool is_whole_line = len > 0 && text[len - 1] == '\n';
        size_t top = (size_t)(strstr(whole, "\n\n") - whole) + 2;
        if (len < top) {
            assert_true(status == AUDE_OK || t == NULL);
            assert_true(is_whole_line || status != AUDE_OK);
        } else {
            int lines = 0;
            for (size_t i = top; i < len; i++)
                lines += text[i] == '\n';
            assert_int_equal(status, is_whole_line ? AUDE_OK : AUDE_CUT_OFF);
            assert_int_equal(aude_table_count(t), lines);
            assert_true(is_whole_line || fault.line == 8 + lines);
        }
        aude_table_close(t);
        free(text);
    }
}

static void test_bad_lines(void **unused)
{
    static const struct {
        const char *text;
        enum aude_status status;
        int line, steps;
    } rows[] = {
        {TOP "\nfly\n", AUDE_UNKNOWN_VERB, 4, 0},
        {TOP "\n# one\n\ndraw base/V\n\n# two\ndraw base/V\n", AUDE_OUT_OF_STEP, 9, 1},
        {TOP "\ndraw base/V\nplace 0,1 r3\npass\ntable back 7\n", AUDE_NO_SUCH_LINE, 7, 3},
        {TOP "\ndraw base/V\ntable back 0\ndraw base/A\n", AUDE_SETTLED, 6, 0},
        {TOP "\ntable resign 0\ntable resign 1\n", AUDE_GAME_OVER, 5, 0},
        {TOP "\ntable resign 0\ndraw base/V", AUDE_GAME_OVER, 5, 0},
        {TOP "\ndraw base/V\nplace 0,1 r3 " NAME_47 NAME_47 "\n", AUDE_TEXT_TOO_LONG, 5, 1},
        {TOP "result 1 2\n\ndraw base/V\n", AUDE_RESULT_EARLY, 5, 1},
        {TOP "result 1 2\n\ntable resign 0\n", AUDE_RESULT_WRONG, 3, 0},
        {TOP "\ndraw base/V\n# no end", AUDE_CUT_OFF, 5, 1},
        {TOP "\ndraw base/V\ntable back 0", AUDE_CUT_OFF, 5, 1},
        {TOP "\ndraw base/V\ntable over draw\ntable back 1", AUDE_CUT_OFF, 6, 1},
        {TOP "\ndraw base/V\nplace 0,1\rr3\n", AUDE_BAD_ARGUMENT, 5, 1},
    };
    (void)unused;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct aude_table *t;
        struct aude_fault fault;
        enum aude_status status = aude_table_read(rows[i].text, strlen(rows[i].text), &t, &fault);
        if (status != rows[i].status || fault.line != rows[i].line)
            print_error("\"%s\": %s in line %d\n", rows[i].text, aude_status_name(status),
                        fault.line);
        assert_int_equal(status, rows[i].status);
        assert_int_equal(fault.line, rows[i].line);
        assert_int_equal(fault.steps, rows[i].steps);
        assert_non_null(t);
        assert_int_equal(aude_table_steps(t, AUDE_OWNER), rows[i].steps);
        aude_table_close(t);
    }
    /* A zero byte is not the end of a line. */
    static const char zero[] = TOP "\ndraw base/V\0garbage\n";
    struct aude_table *t;
    assert_int_equal(aude_table_read(zero, sizeof zero - 1, &t, NULL), AUDE_BAD_ARGUMENT);
    aude_table_close(t);
    static const char zero_first[] = TOP "\ndraw base/V\n\0garbage\n";
    assert_int_equal(aude_table_read(zero_first, sizeof zero_first - 1, &t, NULL),
                     AUDE_BAD_ARGUMENT);
    assert_int_equal(aude_table_count(t), 1);
    aude_table_close(t);
}

/* Nor is it the end of a line at the top, or of the top. */
static void test_zero_at_the_top(void **unused)
{
    static const struct {
        const char *text;
        size_t len;
    } rows[] = {
#define ROW(text) {text, sizeof text - 1}
        ROW(TOP "seat 0 An\0na\n\n"),
        ROW(TOP "\0seat 7 Anna\ndraw base/V\n"),
        ROW(TOP "later\0 word\n\n"),
        ROW("aude 1\0 more\ngame carcassonne\n\n"),
#undef ROW
    };
    (void)unused;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct aude_table *t;
        assert_int_equal(aude_table_read(rows[i].text, rows[i].len, &t, NULL), AUDE_BAD_HEADER);
        assert_null(t);
    }
}

/* Lines of the table make it version 2, and taking back is part of it. */
static void test_versions(void **unused)
{
    static const char lines[] = "draw base/V\nplace 0,1 r3\ntable back 1\ntable seat 1 ranking\n";
    struct aude_table *t = read_text(whole), *again;
    char text[1024];
    (void)unused;
    aude_table_close(t);
    snprintf(text, sizeof text, "aude 2\ngame carcassonne seats=2\n\n%s", lines);
    t = read_text(text);
    expect_record(t, AUDE_OWNER, AUDE_EVERY_LINE, text);
    assert_string_equal(aude_table_player(t, 1), "ranking");
    expect_record(t, AUDE_OWNER, AUDE_COUNTING_LINES,
                  "aude 2\ngame carcassonne seats=2\n\ndraw base/V\ntable seat 1 ranking\n");
    assert_int_equal(aude_table_add(t, AUDE_OWNER, "place 0,1 r3"), AUDE_OK);
    assert_int_equal(aude_table_add(t, AUDE_OWNER, "table back 1"), AUDE_OK);
    expect_record(t, AUDE_OWNER, AUDE_COUNTING_LINES,
                  "aude 2\ngame carcassonne seats=2\n\ndraw base/V\ntable seat 1 ranking\n");
    /* Luck stays settled over saving and loading. */
    assert_int_equal(aude_table_add(t, AUDE_OWNER, "table back 0"), AUDE_OK);
    aude_table_write(t, AUDE_OWNER, AUDE_EVERY_LINE, text, sizeof text);
    again = read_text(text);
    assert_int_equal(aude_table_lots(again), 1);
    aude_table_close(again);
    aude_table_close(t);
}

/* Computer players as they used to be written, and names that only look like it. */
static void test_old_players(void **unused)
{
    struct aude_table *t = read_text(TOP "seat 0 Blue (greedy)\nseat 1 Anna (Toulouse)\n\n");
    (void)unused;
    assert_string_equal(aude_table_name(t, 0), "Blue");
    assert_string_equal(aude_table_player(t, 0), "greedy");
    assert_string_equal(aude_table_name(t, 1), "Anna (Toulouse)");
    assert_string_equal(aude_table_player(t, 1), "person");
    expect_record(t, AUDE_OWNER, AUDE_EVERY_LINE,
                  "aude 1\ngame carcassonne seats=2\nseat 0 Blue\nseat 1 Anna (Toulouse)\n"
                  "player 0 greedy\n\n");
    aude_table_close(t);
    t = read_text(TOP "seat 0 Blue (greedy)\nplayer 1 ranking\n\n");
    assert_string_equal(aude_table_name(t, 0), "Blue (greedy)");
    assert_string_equal(aude_table_player(t, 0), "person");
    aude_table_close(t);
    /* A person of that name says so. */
    assert_int_equal(aude_table_open("carcassonne", AUDE_OWNER, &t, NULL), AUDE_OK);
    assert_int_equal(aude_table_set_name(t, 1, "Bo (greedy)"), AUDE_OK);
    expect_record(t, AUDE_OWNER, AUDE_EVERY_LINE,
                  "aude 1\ngame carcassonne seats=2\nseat 1 Bo (greedy)\nplayer 1 person\n\n");
    aude_table_close(t);
}

/* A game to its end has a result, and needs no end of its last line. */
static void test_results(void **unused)
{
    struct aude_table *t, *again;
    struct aude_rng rng;
    static char text[65536];
    (void)unused;
    assert_int_equal(aude_table_open("carcassonne seats=2", AUDE_OWNER, &t, NULL), AUDE_OK);
    aude_rng_seed(&rng, 3);
    while (aude_table_actor(t) != AUDE_OVER) {
        const struct aude_state *s = aude_table_view(t, AUDE_OWNER);
        struct aude_action a = aude_pick(s, aude_rng_below(&rng, aude_count(s)));
        assert_int_equal(aude_table_play(t, AUDE_OWNER, &a), AUDE_OK);
    }
    size_t len = aude_table_write(t, AUDE_OWNER, AUDE_EVERY_LINE, text, sizeof text);
    char *result = strstr(text, "\nresult ");
    assert_non_null(result);
    assert_int_equal(aude_table_read(text, len, &again, NULL), AUDE_OK);
    aude_table_close(again);
    assert_int_equal(aude_table_read(text, len - 1, &again, NULL), AUDE_OK);
    assert_int_equal(aude_table_count(again), aude_table_count(t));
    aude_table_close(again);
    result[8] = result[8] == '9' ? '8' : (char)(result[8] + 1);
    struct aude_fault fault;
    assert_int_equal(aude_table_read(text, len, &again, &fault), AUDE_RESULT_WRONG);
    assert_int_equal(fault.line, 3);
    aude_table_close(again);
    aude_table_close(t);
}

static int any_lot(void *context, int n)
{
    return aude_rng_below(context, n);
}

/* What a seat saw is a record that can be read, and says whose it is. */
static void test_views(void **unused)
{
    struct aude_table *t, *view;
    struct aude_rng rng;
    static char text[65536];
    (void)unused;
    assert_int_equal(aude_table_open("cardcassonne seats=2", AUDE_OWNER, &t, NULL), AUDE_OK);
    aude_rng_seed(&rng, 4);
    for (int i = 0; i < 20; i++) {
        assert_int_equal(aude_table_settle(t, any_lot, &rng), AUDE_OK);
        struct aude_action a = aude_pick(aude_table_view(t, AUDE_OWNER), 0);
        assert_int_equal(aude_table_play(t, AUDE_OWNER, &a), AUDE_OK);
    }
    for (int seat = AUDE_ONLOOKER; seat < 2; seat++) {
        size_t len = aude_table_write(t, seat, AUDE_EVERY_LINE, text, sizeof text);
        assert_non_null(strstr(text, seat < 0    ? "\nview none\n"
                                     : seat == 0 ? "\nview 0\n"
                                                 : "\nview 1\n"));
        assert_memory_equal(text, "aude 2\n", 7);
        assert_non_null(strchr(text, '?'));
        assert_int_equal(aude_table_read(text, len, &view, NULL), AUDE_OK);
        assert_int_equal(aude_table_viewer(view), seat);
        assert_true(aude_hash(aude_table_view(view, seat)) == aude_hash(aude_table_view(t, seat)));
        aude_table_close(view);
    }
    aude_table_close(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_whole),
        cmocka_unit_test(test_bad_tops),
        cmocka_unit_test(test_good_tops),
        cmocka_unit_test(test_where),
        cmocka_unit_test(test_carriage_returns),
        cmocka_unit_test(test_cut_everywhere),
        cmocka_unit_test(test_bad_lines),
        cmocka_unit_test(test_zero_at_the_top),
        cmocka_unit_test(test_versions),
        cmocka_unit_test(test_old_players),
        cmocka_unit_test(test_results),
        cmocka_unit_test(test_views),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
