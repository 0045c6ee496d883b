/* test_record.c: the header of a record and its lines (docs/record.md). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "aude.h"

#define NAME_47 "12345678901234567890123456789012345678901234567"
#define RULES_250 NAME_47 "..." NAME_47 "..." NAME_47 "..." NAME_47 "..." NAME_47 "..."

static const char whole[] = "aude 1\n"
                            "game carcassonne seats=2\n"
                            "seat 0 Anna Maria\n"
                            "seat 1 Bert\n"
                            "date 2026-11-15\n"
                            "result 45 38\n"
                            "\n"
                            "draw base/V\n"
                            "# a comment\n"
                            "\n"
                            "place 0,1 r1\n"
                            "pass\n";

static void test_whole_header(void **unused)
{
    struct aude_record record;
    size_t used;
    int line;
    (void)unused;
    assert_int_equal(aude_record_read(whole, &record, &used, &line), AUDE_OK);
    assert_int_equal(record.version, 1);
    assert_string_equal(record.rules, "carcassonne seats=2");
    assert_string_equal(record.seat[0], "Anna Maria");
    assert_string_equal(record.seat[1], "Bert");
    assert_string_equal(record.seat[2], "");
    assert_string_equal(record.date, "2026-11-15");
    assert_string_equal(record.result, "45 38");
    assert_int_equal(line, 8);
    assert_int_equal(strncmp(whole + used, "draw", 4), 0);
}

static void test_lines(void **unused)
{
    static const struct {
        const char *line;
        int number;
    } rows[] = {{"draw base/V", 8}, {"place 0,1 r1", 11}, {"pass", 12}};
    struct aude_record record;
    char line[AUDE_LINE_MAX];
    size_t at;
    int number;
    (void)unused;
    assert_int_equal(aude_record_read(whole, &record, &at, &number), AUDE_OK);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        assert_true(aude_record_next(whole, &at, &number, line));
        assert_string_equal(line, rows[i].line);
        assert_int_equal(number - 1, rows[i].number);
    }
    assert_false(aude_record_next(whole, &at, &number, line));
    assert_int_equal(at, strlen(whole));
    assert_false(aude_record_next(whole, &at, &number, line));
}

static void test_bad_headers(void **unused)
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
        {"aude \n", AUDE_BAD_HEADER, 1},
        {"aude x\n", AUDE_BAD_HEADER, 1},
        {"aude 0\ngame carcassonne\n\n", AUDE_BAD_HEADER, 1},
        {"aude -1\ngame carcassonne\n\n", AUDE_BAD_HEADER, 1},
        {"aude 1 2\ngame carcassonne\n\n", AUDE_BAD_HEADER, 1},
        {"aude 1x\ngame carcassonne\n\n", AUDE_BAD_HEADER, 1},
        {"aude 99999999999\ngame carcassonne\n\n", AUDE_BAD_HEADER, 1},
        {"aude 2\ngame carcassonne\n\n", AUDE_BAD_VERSION, 1},
        {"aude 1000\n", AUDE_BAD_VERSION, 1},
        {"aude 1", AUDE_BAD_HEADER, 2},
        {"aude 1\n", AUDE_BAD_HEADER, 2},
        {"aude 1\n\ngame carcassonne\n", AUDE_BAD_HEADER, 2},
        {"aude 1\ngame\n\n", AUDE_BAD_HEADER, 2},
        {"aude 1\ngame carcassonne\ngame carcassonne\n\n", AUDE_BAD_HEADER, 3},
        {"aude 1\ngame carcassonne\nseat 0 Anna\nseat 0 Anna\n\n", AUDE_BAD_HEADER, 4},
        {"aude 1\ngame carcassonne\ndate 2026\ndate 2026\n\n", AUDE_BAD_HEADER, 4},
        {"aude 1\ngame carcassonne\nresult 1 2\nresult 1 2\n\n", AUDE_BAD_HEADER, 4},
        {"aude 1\ngame carcassonne\nseat 0Anna\n\n", AUDE_BAD_HEADER, 3},
        {"aude 1\ngame  \r\n\n", AUDE_BAD_HEADER, 2},
        {"aude 1\ngame carcassonne\ngame carcassonne\n\n", AUDE_BAD_HEADER, 3},
        {"aude 1\ngame " RULES_250 "123456\n\n", AUDE_BAD_HEADER, 2},
        {"aude 1\ngame carcassonne\nseat\n\n", AUDE_BAD_HEADER, 3},
        {"aude 1\ngame carcassonne\nseat Anna\n\n", AUDE_BAD_HEADER, 3},
        {"aude 1\ngame carcassonne\nseat 0\n\n", AUDE_BAD_HEADER, 3},
        {"aude 1\ngame carcassonne\nseat 6 Anna\n\n", AUDE_BAD_HEADER, 3},
        {"aude 1\ngame carcassonne\nseat -1 Anna\n\n", AUDE_BAD_HEADER, 3},
        {"aude 1\ngame carcassonne\nseat 0 " NAME_47 "8\n\n", AUDE_BAD_HEADER, 3},
        {"aude 1\ngame carcassonne\ndate\n\n", AUDE_BAD_HEADER, 3},
        {"aude 1\ngame carcassonne\ndate " NAME_47 "8\n\n", AUDE_BAD_HEADER, 3},
        {"aude 1\ngame carcassonne\nx y\nresult\n\n", AUDE_BAD_HEADER, 4},
    };
    (void)unused;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct aude_record record;
        size_t used = 999;
        int line = -1;
        enum aude_status status = aude_record_read(rows[i].text, &record, &used, &line);
        if (status != rows[i].status || line != rows[i].line)
            print_error("\"%s\": %s in line %d\n", rows[i].text, aude_status_name(status), line);
        assert_int_equal(status, rows[i].status);
        assert_int_equal(line, rows[i].line);
    }
}

static void test_good_headers(void **unused)
{
    static const char *const rows[] = {
        "aude 1\ngame carcassonne",
        "aude 1\ngame carcassonne\n",
        "aude 1 \t\r\ngame carcassonne\r\n\r\n",
        "aude 1\n# comment\nclub Toulouse\ngame carcassonne\nclock 5 minutes\n\n",
        "aude 1\ngame\tcarcassonne \t\n  date  today  \n\n",
        "aude 1\ngame carcassonne\nseat 0 " NAME_47 "\nresult " NAME_47 "\n\n",
    };
    (void)unused;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct aude_record record;
        char line[AUDE_LINE_MAX];
        size_t at;
        int number;
        assert_int_equal(aude_record_read(rows[i], &record, &at, &number), AUDE_OK);
        assert_string_equal(record.rules, "carcassonne");
        assert_int_equal(at, strlen(rows[i]));
        assert_false(aude_record_next(rows[i], &at, &number, line));
    }
}

/* The same record as a Windows editor saves it. */
static void test_carriage_returns(void **unused)
{
    char text[2 * sizeof whole];
    struct aude_record record, plain;
    char line[AUDE_LINE_MAX];
    size_t at, unused_at, used = 0;
    int number, unused_number;
    (void)unused;
    for (const char *p = whole; *p != '\0'; p++) {
        if (*p == '\n')
            text[used++] = '\r';
        text[used++] = *p;
    }
    text[used] = '\0';
    assert_int_equal(aude_record_read(text, &record, &at, &number), AUDE_OK);
    assert_int_equal(aude_record_read(whole, &plain, &unused_at, &unused_number), AUDE_OK);
    assert_memory_equal(&record, &plain, sizeof record);
    assert_int_equal(number, 8);
    assert_true(aude_record_next(text, &at, &number, line));
    assert_string_equal(line, "draw base/V");
    assert_true(aude_record_next(text, &at, &number, line));
    assert_string_equal(line, "place 0,1 r1");
    assert_true(aude_record_next(text, &at, &number, line));
    assert_string_equal(line, "pass");
    assert_false(aude_record_next(text, &at, &number, line));
}

/* In memory of just that size, so that a sanitizer sees a step too far. */
static void test_cut_everywhere(void **unused)
{
    (void)unused;
    for (size_t len = 0; len < sizeof whole; len++) {
        struct aude_record record;
        char line[AUDE_LINE_MAX];
        size_t at;
        int number, lines = 0;
        char *text = malloc(len + 1);
        assert_non_null(text);
        memcpy(text, whole, len);
        text[len] = '\0';
        enum aude_status status = aude_record_read(text, &record, &at, &number);
        assert_true(number >= 1 && number <= 13 && at <= len);
        if (len < strlen("aude 1\ngame c"))
            assert_int_not_equal(status, AUDE_OK);
        while (status == AUDE_OK && aude_record_next(text, &at, &number, line))
            lines++;
        assert_true(lines <= 3);
        free(text);
    }
}

static void test_long_lines(void **unused)
{
    char text[400], line[AUDE_LINE_MAX];
    size_t at = 0;
    int number = 1;
    (void)unused;
    memset(text, 'x', sizeof text);
    memcpy(text + 300, "\npass\n", 7);
    assert_true(aude_record_next(text, &at, &number, line));
    assert_int_equal(strlen(line), AUDE_LINE_MAX - 1);
    assert_string_equal(line + AUDE_LINE_MAX - 4, "...");
    assert_true(aude_record_next(text, &at, &number, line));
    assert_string_equal(line, "pass");
    assert_int_equal(number, 3);
}

static void test_write_and_read(void **unused)
{
    struct aude_record record, again;
    char text[1024], first[1024];
    size_t used;
    int line;
    (void)unused;
    assert_int_equal(aude_record_read(whole, &record, &used, &line), AUDE_OK);
    assert_int_equal(aude_record_write(&record, text, sizeof text), AUDE_OK);
    assert_int_equal(strlen(text), used);
    assert_memory_equal(text, whole, used);
    assert_int_equal(aude_record_read(text, &again, &used, &line), AUDE_OK);
    assert_memory_equal(&record, &again, sizeof record);
    for (size_t len = 0; len <= used + 1; len++) {
        memset(first, '#', sizeof first);
        enum aude_status status = aude_record_write(&record, first, len);
        assert_int_equal(status, len <= used ? AUDE_TEXT_TOO_LONG : AUDE_OK);
        assert_int_equal(first[len], '#');
    }
}

/* What is empty has no line. */
static void test_write_little(void **unused)
{
    struct aude_record record = {.version = 1, .rules = "carcassonne", .seat[3] = "Dora"};
    char text[256];
    (void)unused;
    assert_int_equal(aude_record_write(&record, text, sizeof text), AUDE_OK);
    assert_string_equal(text, "aude 1\ngame carcassonne\nseat 3 Dora\n\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_whole_header),     cmocka_unit_test(test_lines),
        cmocka_unit_test(test_bad_headers),      cmocka_unit_test(test_good_headers),
        cmocka_unit_test(test_carriage_returns), cmocka_unit_test(test_cut_everywhere),
        cmocka_unit_test(test_long_lines),       cmocka_unit_test(test_write_and_read),
        cmocka_unit_test(test_write_little),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
