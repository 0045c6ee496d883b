/*
 * test_visible.c: text of strangers is shown, never obeyed, and cut at whole letters.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>

#include <cmocka.h>

#include "../../cli/visible.h"
#include "../../cli/words.h"

/* What is shown for a text. */
static void expect(const char *text, const char *shown)
{
    char buf[128];
    visible_copy(text, strlen(text), buf, sizeof buf);
    assert_string_equal(buf, shown);
    /* What is shown stays as it is when it is shown once more. */
    char again[128];
    visible_copy(buf, strlen(buf), again, sizeof again);
    assert_string_equal(again, buf);
}

static void test_letters(void **state)
{
    (void)state;
    expect("", "");
    expect("plain ~ \"text\" \\x1b", "plain ~ \"text\" \\x1b");
    expect("\xc3\xa9 \xe7\x94\xb0 \xf0\x9f\x8f\xb0", "\xc3\xa9 \xe7\x94\xb0 \xf0\x9f\x8f\xb0");
    expect("\xc2\xa0", "\xc2\xa0");
    expect("\xed\x9f\xbf\xee\x80\x80\xf4\x8f\xbf\xbf", "\xed\x9f\xbf\xee\x80\x80\xf4\x8f\xbf\xbf");
}

static void test_controls(void **state)
{
    (void)state;
    expect("\x1b[2J\a\b\t\n\r", "\\x1b[2J\\x07\\x08\\x09\\x0a\\x0d");
    expect("\x7f", "\\u007f");
    expect("\xc2\x80\xc2\x9b\xc2\x9f", "\\u0080\\u009b\\u009f");
    expect("a\xe2\x80\xae"
           "b\xe2\x81\xa6\xe2\x80\x8f\xd8\x9c\xe2\x80\xa8\xef\xbb\xbf",
           "a\\u202eb\\u2066\\u200f\\u061c\\u2028\\ufeff");
}

/* Bytes that are no letter: alone, cut short, longer than needed, halves of pairs, out of range. */
static void test_bad_bytes(void **state)
{
    (void)state;
    expect("\x9b", "\\x9b");
    expect("\xff\xfe", "\\xff\\xfe");
    expect("\xc3", "\\xc3");
    expect("\xe2\x80", "\\xe2\\x80");
    expect("\xf0\x9f\x8f", "\\xf0\\x9f\\x8f");
    expect("\xc3x", "\\xc3x");
    expect("\xc0\x9b", "\\xc0\\x9b");
    expect("\xe0\x80\x9b", "\\xe0\\x80\\x9b");
    expect("\xf0\x80\x82\x9b", "\\xf0\\x80\\x82\\x9b");
    expect("\xed\xa0\x80", "\\xed\\xa0\\x80");
    expect("\xf4\x90\x80\x80", "\\xf4\\x90\\x80\\x80");
    expect("\xf5\x80\x80\x80", "\\xf5\\x80\\x80\\x80");
}

static void test_cut(void **state)
{
    (void)state;
    const char *text = "\xc3\xa9\xe7\x94\xb0\x1bx\xc3\xa9";
    char whole[32];
    visible_copy(text, strlen(text), whole, sizeof whole);
    assert_string_equal(whole, "\xc3\xa9\xe7\x94\xb0\\x1bx\xc3\xa9");
    /* 12 bytes: whole with room for 13, otherwise cut at one of these. */
    static const char *const cuts[] = {"\xc3\xa9\xe7\x94\xb0\\x1b...", "\xc3\xa9\xe7\x94\xb0...",
                                       "\xc3\xa9...", "...", NULL};
    for (size_t len = 4; len <= 13; len++) {
        char buf[16], after[4] = "abc";
        visible_copy(text, strlen(text), buf, len);
        const char *wanted = len == 13 ? whole : NULL;
        for (int i = 0; wanted == NULL && cuts[i] != NULL; i++)
            wanted = strlen(cuts[i]) < len ? cuts[i] : NULL;
        assert_string_equal(buf, wanted);
        assert_string_equal(after, "abc");
    }
    char first[16];
    visible_copy("abcdef", 3, first, sizeof first);
    assert_string_equal(first, "abc");
}

static void test_trim(void **state)
{
    (void)state;
    static const struct {
        const char *cut, *left;
    } rows[] = {{"", ""},
                {"a", "a"},
                {"a\xc3\xa9", "a\xc3\xa9"},
                {"a\xc3", "a"},
                {"a\xe7\x94\xb0", "a\xe7\x94\xb0"},
                {"a\xe7\x94", "a"},
                {"a\xe7", "a"},
                {"\xf0\x9f\x8f\xb0", "\xf0\x9f\x8f\xb0"},
                {"\xf0\x9f\x8f", ""},
                {"a\x80\x80", "a\x80\x80"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char buf[16];
        snprintf(buf, sizeof buf, "%s", rows[i].cut);
        visible_trim(buf);
        assert_string_equal(buf, rows[i].left);
    }
}

/* The way to the screen. */
static void test_wide(void **state)
{
    (void)state;
    wchar_t wide[64];
    assert_int_equal(words_wide("\x1b[2J\xff\xc2\x9b\xc3\xa9\n", false, wide, 64), 19);
    assert_true(wcscmp(wide, L"\\x1b[2J\\xff\\u009b\u00e9\n") == 0);
    words_wide("\xe2\x80\xae\xc3\xa4", true, wide, 64);
    assert_true(wcscmp(wide, L"\\u202eae") == 0);
    assert_int_equal(words_wide("\x1b[2J", false, wide, 4), 3);
    assert_true(wcscmp(wide, L"\\x1") == 0);
}

static void test_fill(void **state)
{
    (void)state;
    char buf[8];
    words_fill(buf, sizeof buf, "%1!", (const char *[]){"\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9"});
    assert_string_equal(buf, "\xc3\xa9\xc3\xa9\xc3\xa9");
    words_fill(buf, sizeof buf, "\xe7\x94\xb0\xe7\x94\xb0\xe7\x94\xb0", NULL);
    assert_string_equal(buf, "\xe7\x94\xb0\xe7\x94\xb0");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_letters),   cmocka_unit_test(test_controls),
        cmocka_unit_test(test_bad_bytes), cmocka_unit_test(test_cut),
        cmocka_unit_test(test_trim),      cmocka_unit_test(test_wide),
        cmocka_unit_test(test_fill)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
