/*
 * test_text.c: the bounded writer and the cursor reader. The one unit test that looks inside
 * the engine: link it with the object of engine/text.c, whose names are not public.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "../../engine/text.h"

static void test_writer_fills_a_buffer(void **unused)
{
    char buf[32];
    struct writer w = writer_on(buf, sizeof buf);
    (void)unused;
    assert_string_equal(buf, "");
    write_text(&w, "place ");
    write_number(&w, -12);
    write_part(&w, ",7 rest", 2);
    assert_string_equal(buf, "place -12,7");
    assert_false(w.is_full);
    assert_int_equal(w.used, strlen(buf));
}

static void test_writer_numbers(void **unused)
{
    static const struct {
        int n;
        const char *text;
    } rows[] = {{0, "0"},
                {9, "9"},
                {10, "10"},
                {-1, "-1"},
                {1000000, "1000000"},
                {INT32_MAX, "2147483647"},
                {INT32_MIN, "-2147483648"}};
    (void)unused;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char buf[16];
        struct writer w = writer_on(buf, sizeof buf);
        write_number(&w, rows[i].n);
        assert_string_equal(buf, rows[i].text);
    }
}

/* Whatever the size, nothing is written behind it and the text is terminated. */
static void test_writer_never_overruns(void **unused)
{
    (void)unused;
    for (size_t len = 0; len <= 8; len++) {
        char buf[9];
        memset(buf, '#', sizeof buf);
        struct writer w = writer_on(buf, len);
        write_text(&w, "abc");
        write_text(&w, "defg");
        assert_int_equal(w.is_full, len < 8);
        for (size_t i = len; i < sizeof buf; i++)
            assert_int_equal(buf[i], '#');
        if (len > 0)
            assert_non_null(memchr(buf, '\0', len));
    }
}

/* A part that does not fit is left out whole, and what comes later too. */
static void test_writer_stops_when_full(void **unused)
{
    char buf[4];
    struct writer w = writer_on(buf, sizeof buf);
    (void)unused;
    write_text(&w, "ab");
    write_text(&w, "cd");
    assert_true(w.is_full);
    write_text(&w, "e");
    assert_string_equal(buf, "ab");
}

static void test_words(void **unused)
{
    const char *at = "  put\tfollower \n next";
    (void)unused;
    assert_true(word_is(read_word(&at), "put"));
    assert_true(word_is(read_word(&at), "follower"));
    struct word none = read_word(&at);
    assert_int_equal(none.len, 0);
    assert_true(read_end(&at));
    assert_int_equal(*at, '\n');
    at = "abc";
    assert_false(word_is(read_word(&at), "ab"));
    at = "ab";
    assert_false(word_is(read_word(&at), "abc"));
    assert_int_equal(read_word(&at).len, 0);
}

static void test_until(void **unused)
{
    const char *at = "4|2";
    (void)unused;
    assert_true(word_is(read_until(&at, "|"), "4"));
    assert_false(read_text(&at, "||"));
    assert_true(read_text(&at, "|"));
    assert_true(word_is(read_until(&at, "|"), "2"));
    assert_int_equal(read_until(&at, "|").len, 0);
    assert_false(read_text(&at, "|"));
}

static void test_numbers(void **unused)
{
    static const struct {
        const char *text;
        bool is_good;
        int n;
        size_t used;
    } rows[] = {{"0", true, 0, 1},           {"7,3", true, 7, 1},
                {"-7", true, -7, 2},         {"100", true, 100, 3},
                {"-100", true, -100, 4},     {"101", false, 0, 0},
                {"-101", false, 0, 0},       {"", false, 0, 0},
                {"-", false, 0, 0},          {"--1", false, 0, 0},
                {"+1", false, 0, 0},         {" 1", false, 0, 0},
                {"x", false, 0, 0},          {"99999999999999999999", false, 0, 0},
                {"4294967297", false, 0, 0}, {"-4294967297", false, 0, 0},
                {"007", true, 7, 3},         {"-0", true, 0, 2}};
    (void)unused;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const char *at = rows[i].text;
        int n = 12345;
        assert_int_equal(read_number(&at, -100, 100, &n), rows[i].is_good);
        assert_int_equal(n, rows[i].is_good ? rows[i].n : 12345);
        assert_int_equal(at - rows[i].text, rows[i].used);
    }
}

static void test_ends(void **unused)
{
    static const char *const ends[] = {"", "  ", "\n", " \r\n more", "\t\r"};
    static const char *const others[] = {"x", " x", "\v", "#"};
    (void)unused;
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        const char *at = ends[i];
        assert_true(read_end(&at));
    }
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        const char *at = others[i];
        assert_false(read_end(&at));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_writer_fills_a_buffer),
        cmocka_unit_test(test_writer_numbers),
        cmocka_unit_test(test_writer_never_overruns),
        cmocka_unit_test(test_writer_stops_when_full),
        cmocka_unit_test(test_words),
        cmocka_unit_test(test_until),
        cmocka_unit_test(test_numbers),
        cmocka_unit_test(test_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
