/* test_rules.c: the text of the rules: what is refused and where, and its one spelling. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "aude.h"

struct refusal {
    const char *text;
    enum aude_status status;
    size_t at; /* of the word that is wrong */
};

static const struct refusal refusals[] = {
    {"", AUDE_UNKNOWN_GAME, 0},
    {"   ", AUDE_UNKNOWN_GAME, 3},
    {"chess", AUDE_UNKNOWN_GAME, 0},
    {"  chess seats=2", AUDE_UNKNOWN_GAME, 2},
    {"Carcassonne", AUDE_UNKNOWN_GAME, 0},
    {"carcassonn", AUDE_UNKNOWN_GAME, 0},
    {"carcassonnes", AUDE_UNKNOWN_GAME, 0},
    {"carcassonne,seats=2", AUDE_UNKNOWN_GAME, 0},
    {"seats=2", AUDE_UNKNOWN_GAME, 0},
    {"+carcassonne", AUDE_UNKNOWN_GAME, 0},
    {"carcassonne+", AUDE_UNKNOWN_MODULE, 12},
    {"carcassonne+nosuch", AUDE_UNKNOWN_MODULE, 12},
    {"carcassonne+nosuch seats=9", AUDE_UNKNOWN_MODULE, 12},
    {"carcassonne+base", AUDE_UNKNOWN_MODULE, 12},
    {"carcassonne+kernel", AUDE_UNKNOWN_MODULE, 12},
    {"carcassonne + inns", AUDE_UNKNOWN_OPTION, 12},
    {"carcassonne seats", AUDE_UNKNOWN_OPTION, 12},
    {"carcassonne seats 3", AUDE_UNKNOWN_OPTION, 12},
    {"carcassonne seats =3", AUDE_UNKNOWN_OPTION, 12},
    {"carcassonne seats=", AUDE_BAD_SEATS, 12},
    {"carcassonne seats=1", AUDE_BAD_SEATS, 12},
    {"carcassonne seats=0", AUDE_BAD_SEATS, 12},
    {"carcassonne seats=7", AUDE_BAD_SEATS, 12},
    {"carcassonne seats=-2", AUDE_BAD_SEATS, 12},
    {"carcassonne seats=2x", AUDE_BAD_SEATS, 12},
    {"carcassonne seats=two", AUDE_BAD_SEATS, 12},
    {"carcassonne seats=4294967298", AUDE_BAD_SEATS, 12},
    {"carcassonne seats=2 seats=2", AUDE_OPTION_TWICE, 20},
    {"carcassonne nosuch=1", AUDE_UNKNOWN_OPTION, 12},
    {"carcassonne =1", AUDE_UNKNOWN_OPTION, 12},
    {"carcassonne Smallcity=2", AUDE_UNKNOWN_OPTION, 12},
    {"carcassonne smallcity", AUDE_UNKNOWN_OPTION, 12},
    {"carcassonne smallcity=", AUDE_BAD_VALUE, 12},
    {"carcassonne smallcity=3", AUDE_BAD_VALUE, 12},
    {"carcassonne smallcity=4|2", AUDE_BAD_VALUE, 12},
    {"carcassonne smallcity=22", AUDE_BAD_VALUE, 12},
    {"carcassonne seats=3  farmers=maybe", AUDE_BAD_VALUE, 21},
    {"carcassonne farmers=on farmers=off", AUDE_OPTION_TWICE, 23},
    {"carcassonne farmers=on seats=9 nosuch=1", AUDE_BAD_SEATS, 23},
};

static void test_refusals(void **unused)
{
    (void)unused;
    for (size_t i = 0; i < sizeof refusals / sizeof refusals[0]; i++) {
        struct aude_rules *rules = (struct aude_rules *)(void *)&rules;
        size_t at = 999;
        enum aude_status status = aude_rules_read(refusals[i].text, &rules, &at);
        if (status != refusals[i].status || at != refusals[i].at)
            print_error("\"%s\": %s at %zu\n", refusals[i].text, aude_status_name(status), at);
        assert_int_equal(status, refusals[i].status);
        assert_int_equal(at, refusals[i].at);
        assert_null(rules);
        assert_int_equal(aude_rules_read(refusals[i].text, &rules, NULL), status);
    }
}

/* Each expansion the library lists can be added once. */
static void test_module_twice(void **unused)
{
    (void)unused;
    for (int game = 0; aude_game(game) != NULL; game++) {
        for (int i = 0; aude_expansion(game, i) != NULL; i++) {
            char text[AUDE_TEXT_MAX];
            struct aude_rules *rules;
            size_t at;
            const char *name = aude_game(game)->name, *module = aude_expansion(game, i);
            snprintf(text, sizeof text, "%s+%s+%s", name, module, module);
            assert_int_equal(aude_rules_read(text, &rules, &at), AUDE_MODULE_TWICE);
            assert_int_equal(at, strlen(name) + strlen(module) + 2);
            assert_null(rules);
        }
    }
}

static void test_one_spelling(void **unused)
{
    static const struct {
        const char *text, *canonical;
    } rows[] = {
        {"carcassonne", "carcassonne seats=2"},
        {"  carcassonne  ", "carcassonne seats=2"},
        {"carcassonne seats=6", "carcassonne seats=6"},
        {"carcassonne seats=02", "carcassonne seats=2"},
        {"carcassonne\tseats=3\n", "carcassonne seats=3"},
        {"carcassonne smallcity=4 farmers=on", "carcassonne seats=2"},
        {"carcassonne farmers=off smallcity=2 seats=4",
         "carcassonne seats=4 smallcity=2 farmers=off"},
        {"carcassonne+tower+princess top=closed fairy=follower dragon=after princess=may",
         "carcassonne+princess+tower seats=2 fairy=follower dragon=after top=closed"},
    };
    (void)unused;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct aude_rules *rules, *again;
        char text[AUDE_TEXT_MAX];
        assert_int_equal(aude_rules_read(rows[i].text, &rules, NULL), AUDE_OK);
        assert_int_equal(aude_rules_write(rules, text, sizeof text), AUDE_OK);
        assert_string_equal(text, rows[i].canonical);
        assert_int_equal(aude_rules_read(text, &again, NULL), AUDE_OK);
        assert_int_equal(aude_seats(again), aude_seats(rules));
        assert_int_equal(aude_state_size(again), aude_state_size(rules));
        aude_rules_free(again);
        aude_rules_free(rules);
    }
}

/* "game+b+a" reads like "game+a+b", for every set of expansions. */
static void test_any_order(void **unused)
{
    (void)unused;
    for (unsigned mask = 0; mask < 16; mask++) {
        char forwards[AUDE_TEXT_MAX] = "", backwards[AUDE_TEXT_MAX] = "", got[AUDE_TEXT_MAX];
        char canonical[AUDE_TEXT_MAX + 32], text[AUDE_TEXT_MAX + 32], rest[AUDE_TEXT_MAX];
        struct aude_rules *rules;
        for (int i = 0; i < 4 && aude_expansion(0, i) != NULL; i++) {
            if ((mask >> i & 1) == 0)
                continue;
            strcat(strcat(forwards, "+"), aude_expansion(0, i));
            snprintf(rest, sizeof rest, "%s", backwards);
            snprintf(backwards, sizeof backwards, "+%s%.200s", aude_expansion(0, i), rest);
        }
        snprintf(canonical, sizeof canonical, "carcassonne%s seats=5", forwards);
        snprintf(text, sizeof text, "carcassonne%s seats=5", backwards);
        assert_int_equal(aude_rules_read(text, &rules, NULL), AUDE_OK);
        assert_int_equal(aude_rules_write(rules, got, sizeof got), AUDE_OK);
        assert_string_equal(got, canonical);
        aude_rules_free(rules);
    }
}

static void test_short_buffers(void **unused)
{
    struct aude_rules *rules;
    char text[64];
    (void)unused;
    assert_int_equal(aude_rules_read("carcassonne smallcity=2", &rules, NULL), AUDE_OK);
    size_t needs = strlen("carcassonne seats=2 smallcity=2") + 1;
    for (size_t len = 0; len <= needs; len++) {
        memset(text, '#', sizeof text);
        enum aude_status status = aude_rules_write(rules, text, len);
        assert_int_equal(status, len < needs ? AUDE_TEXT_TOO_LONG : AUDE_OK);
        assert_int_equal(text[len], '#');
        if (len > 0)
            assert_non_null(memchr(text, '\0', len));
    }
    aude_rules_free(rules);
}

static size_t size_of(const char *text, int seats)
{
    struct aude_rules *rules;
    char whole[AUDE_TEXT_MAX];
    snprintf(whole, sizeof whole, "%s seats=%d", text, seats);
    assert_int_equal(aude_rules_read(whole, &rules, NULL), AUDE_OK);
    assert_int_equal(aude_seats(rules), seats);
    size_t size = aude_state_size(rules);
    assert_int_equal(size % 8, 0);
    aude_rules_free(rules);
    return size;
}

/* Every game alone, and with all its expansions, with every number of seats. */
static void test_sizes(void **unused)
{
    static const struct {
        const char *game;
        size_t alone, with_all;
    } limit[] = {{"carcassonne", 4096, 10240},
                 {"wheel", 7168, 8192},
                 {"hunters", 7168, 7168},
                 {"cardcassonne", 1024, 1024}};
    (void)unused;
    for (int game = 0; aude_game(game) != NULL; game++) {
        const struct aude_game *row = aude_game(game);
        char all[AUDE_TEXT_MAX / 2];
        snprintf(all, sizeof all, "%s", row->name);
        for (int i = 0; aude_expansion(game, i) != NULL; i++)
            strcat(strcat(all, "+"), aude_expansion(game, i));
        assert_string_equal(row->name, limit[game].game);
        for (int seats = row->seats_min; seats <= row->seats_max; seats++) {
            assert_true(size_of(row->name, seats) <= limit[game].alone);
            assert_true(size_of(all, seats) <= limit[game].with_all);
        }
    }
    aude_rules_free(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_refusals),     cmocka_unit_test(test_module_twice),
        cmocka_unit_test(test_one_spelling), cmocka_unit_test(test_short_buffers),
        cmocka_unit_test(test_sizes),        cmocka_unit_test(test_any_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
