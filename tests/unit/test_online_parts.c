/*
 * test_online_parts.c: the parts of online/ that need no hub: ratings, rates, what strangers send.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../../online/calls.h"
#include "../../online/credit.h"
#include "../../online/glicko.h"

/* ---- Ratings --------------------------------------------------------------------------------------------- */

/* The worked example of the paper. */
static void ratings_are_those_of_the_paper(void **state)
{
    (void)state;
    struct glicko g = {1500, 200, 0.06};
    struct glicko_result results[] = {
        {{1400, 30, 0.06}, 1}, {{1550, 100, 0.06}, 0}, {{1700, 300, 0.06}, 0}};
    struct glicko after = glicko_after(g, results, 3);
    assert_float_equal(after.rating, 1464.06, 0.01);
    assert_float_equal(after.deviation, 151.52, 0.01);
    assert_float_equal(after.volatility, 0.05999, 0.00001);
}

static void resting_makes_less_certain(void **state)
{
    (void)state;
    struct glicko g = {1500, 200, 0.06};
    struct glicko after = glicko_after(g, NULL, 0);
    assert_float_equal(after.rating, 1500, 0);
    assert_float_equal(after.deviation, 200.2714, 0.001);
    assert_float_equal(glicko_rest(g, 1e9).deviation, 350, 0.001);
    assert_float_equal(glicko_rest(g, 0).deviation, 200, 0.001);
}

/* Whatever comes, ratings stay numbers, winning never costs anything, and losing brings nothing. */
static void ratings_stay_sane(void **state)
{
    (void)state;
    struct glicko good = GLICKO_NEW, bad = GLICKO_NEW;
    for (int i = 0; i < 2000; i++) {
        struct glicko_result won = {bad, 1}, lost = {good, 0};
        struct glicko better = glicko_after(good, &won, 1), worse = glicko_after(bad, &lost, 1);
        assert_true(better.rating >= good.rating && worse.rating <= bad.rating);
        assert_true(better.deviation >= 29.9 && better.deviation <= 350.1);
        assert_true(better.volatility > 0 && better.volatility < 1);
        good = better;
        bad = worse;
    }
    assert_true(good.rating < 5000 && bad.rating > -2000);
}

/* ---- Rates -------------------------------------------------------------------------------------------------- */

static void no_random(void *context, void *bytes, size_t size)
{
    (void)context;
    memset(bytes, 7, size);
}

static const struct hub_world world = {.random = no_random};

static void rates_are_kept(void **state)
{
    (void)state;
    struct credit *c = credit_new(&world);
    for (enum rate rate = 0; rate < RATES; rate++) {
        struct credit_rule rule = credit_rule(rate);
        int64_t now = 1000000;
        for (int i = 0; i < rule.many; i++)
            assert_int_equal(credit_spend(c, rate, "1.2.3.4", now), 0);
        int wait = credit_spend(c, rate, "1.2.3.4", now);
        assert_true(wait >= 1 && wait <= rule.seconds);
        assert_int_equal(credit_spend(c, rate, "1.2.3.5", now), 0);
        assert_int_equal(credit_spend(c, rate, "1.2.3.4", now + wait * 1000), 0);
        /* A clock that goes back costs nobody more than an empty bucket. */
        wait = credit_spend(c, rate, "1.2.3.4", 0);
        assert_true(wait <= rule.seconds);
    }
    credit_free(c);
}

/* Many strangers push nobody out who has spent all. */
static void strangers_do_not_help(void **state)
{
    (void)state;
    struct credit *c = credit_new(&world);
    struct credit_rule rule = credit_rule(RATE_WRONG_TOKEN);
    for (int i = 0; i < rule.many; i++)
        assert_int_equal(credit_spend(c, RATE_WRONG_TOKEN, "9.9.9.9", 1000000), 0);
    for (int i = 0; i < 200000; i++) {
        char key[32];
        snprintf(key, sizeof key, "10.%d.%d", i / 1000, i % 1000);
        credit_spend(c, RATE_CALL, key, 1000000 + i / 100);
    }
    assert_true(credit_spend(c, RATE_WRONG_TOKEN, "9.9.9.9", 1002000) > 0);
    credit_free(c);
}

/* ---- What strangers send --------------------------------------------------------------------------------------- */

static bool is_read(const char *text, size_t size)
{
    enum why why;
    json_t *json = read_object(text, size, &why);
    bool is_fine = json != NULL;
    json_decref(json);
    return is_fine;
}

static void json_is_sorted(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        bool is_fine;
    } texts[] = {
        {"{}", true},
        {" {\"a\": [1, 2.5, null, true, \"x\"]} ", true},
        {"", false},
        {"[]", false},
        {"\"x\"", false},
        {"1", false},
        {"{", false},
        {"{}{}", false},
        {"{\"a\":1,\"a\":2}", false},
        {"{\"a\":{\"b\":1,\"b\":1}}", false},
        {"{\"a\":1e999}", false},
        {"{\"a\":-1e999}", false},
        {"{\"a\":99999999999999999999}", false},
        {"{\"a\":NaN}", false},
        {"{\"a\":01}", false},
        {"{\"a\":\"\\u0000\"}", false},
        {"{\"a\":\"\\ud800\"}", false},
        {"{\"a\":\"\xff\"}", false},
        {"{\"a\":\"\xc0\x80\"}", false},
        {"{\"a\":\"\xed\xa0\x80\"}", false},
        {"{\"a\":\"\n\"}", false},
        {"{'a':1}", false},
        {"{\"a\":1,}", false},
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        if (is_read(texts[i].text, strlen(texts[i].text)) != texts[i].is_fine)
            fail_msg("%s", texts[i].text);
    }
    assert_false(is_read("{\"a\":\"\0\"}", 9));
    assert_false(is_read("{}\0", 3));
}

static void depth_is_limited(void **state)
{
    (void)state;
    char text[256];
    for (int depth = 1; depth < 100; depth++) {
        size_t len = (size_t)snprintf(text, sizeof text, "{\"a\":");
        for (int i = 1; i < depth; i++)
            text[len++] = '[';
        if (depth == 1)
            text[len++] = '1';
        for (int i = 1; i < depth; i++)
            text[len++] = ']';
        text[len++] = '}';
        assert_int_equal(is_read(text, len), depth <= 16);
    }
    /* Brackets in texts are no depth. */
    static const char brackets[] = "{\"a\":\"[[[[[[[[[[[[[[[[[[[[[[\\\"[[[[\"}";
    assert_true(is_read(brackets, strlen(brackets)));
}

static void texts_are_plain(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        bool is_fine;
    } texts[] = {
        {"", true},
        {"Ada", true},
        {"<b onclick='x()'>Ada</b> & \"co\"", true},
        {"\xc3\x84gidius", true},
        {"\xe6\xbc\xa2\xe5\xad\x97", true},
        {"\xd7\x90\xd7\x91", true},
        {"\xf0\x9f\x91\xa9\xe2\x80\x8d\xf0\x9f\x8c\xbe", true},
        {"   ", false},
        {"\xc2\xa0", false},
        {"a\tb", false},
        {"a\nb", false},
        {"a\x7f", false},
        {"a\x1b[31m", false},
        {"a\xc2\x85", false},
        {"a\xe2\x80\xae", false},
        {"a\xe2\x80\x8f", false},
        {"a\xe2\x81\xa6", false},
        {"a\xd8\x9c", false},
        {"a\xe2\x80\x8b", false},
        {"a\xef\xbb\xbf", false},
        {"a\xe2\x80\xa8", false},
        {"a\xef\xbf\xbf", false},
        {"a\xf3\xa0\x80\x81", false},
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        if (is_plain(texts[i].text, 100) != texts[i].is_fine)
            fail_msg("%s", texts[i].text);
    }
    assert_true(is_plain("12345", 5));
    assert_false(is_plain("123456", 5));
}

static void names_are_short_words(void **state)
{
    (void)state;
    assert_true(is_account_name("ab"));
    assert_true(is_account_name("Ada_Lovelace-1815-52"));
    assert_false(is_account_name("a"));
    assert_false(is_account_name("Ada_Lovelace-1815-525"));
    assert_false(is_account_name("ada lovelace"));
    assert_false(is_account_name("\xc3\x84gidius"));
    assert_false(is_account_name("a/b"));
    assert_false(is_account_name(""));
}

/* No two calls have the same method and path, and each says who may do it. */
static void the_table_of_calls_is_sound(void **state)
{
    (void)state;
    int count;
    const struct route *routes = calls_table(&count);
    assert_int_equal(count, 41);
    for (int i = 0; i < count; i++) {
        assert_true(routes[i].by != 0 && routes[i].rate < RATES);
        assert_int_equal(strncmp(routes[i].path, "/api/", 5), 0);
        for (int k = 0; k < i; k++)
            assert_true(strcmp(routes[i].path, routes[k].path) != 0 ||
                        strcmp(routes[i].method, routes[k].method) != 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ratings_are_those_of_the_paper),
        cmocka_unit_test(resting_makes_less_certain),
        cmocka_unit_test(ratings_stay_sane),
        cmocka_unit_test(rates_are_kept),
        cmocka_unit_test(strangers_do_not_help),
        cmocka_unit_test(json_is_sorted),
        cmocka_unit_test(depth_is_limited),
        cmocka_unit_test(texts_are_plain),
        cmocka_unit_test(names_are_short_words),
        cmocka_unit_test(the_table_of_calls_is_sound),
    };
    return cmocka_run_group_tests_name("online parts", tests, NULL, NULL);
}
