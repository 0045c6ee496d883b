/* test_api.c: names, lines that are refused, and the tiles of the base game as facts. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "aude.h"

struct table {
    struct aude_rules *rules;
    struct aude_state *state;
};

static int open_table(void **out)
{
    static struct table table;
    assert_int_equal(aude_rules_read("carcassonne seats=2", &table.rules, NULL), AUDE_OK);
    table.state = calloc(1, aude_state_size(table.rules));
    assert_non_null(table.state);
    aude_start(table.rules, table.state);
    *out = &table;
    return 0;
}

static int close_table(void **out)
{
    const struct table *t = *out;
    free(t->state);
    aude_rules_free(t->rules);
    return 0;
}

static void play(struct table *t, const char *line)
{
    struct aude_action a;
    assert_int_equal(aude_action_read(t->state, line, &a), AUDE_OK);
    assert_int_equal(aude_check(t->state, aude_actor(t->state), a), AUDE_OK);
    aude_apply(t->state, a, NULL);
}

static void test_version(void **unused)
{
    (void)unused;
    assert_string_equal(aude_version(), AUDE_VERSION);
    assert_int_equal(strspn(aude_version(), "0123456789."), strlen(aude_version()));
}

static void test_status_names(void **unused)
{
    (void)unused;
    assert_string_equal(aude_status_name(AUDE_OK), "ok");
    for (int i = 0; i < AUDE_STATUS_COUNT; i++) {
        const char *name = aude_status_name((enum aude_status)i);
        assert_true(strlen(name) > 0 && strcmp(name, "unknown") != 0);
        assert_int_equal(strspn(name, "abcdefghijklmnopqrstuvwxyz-"), strlen(name));
        for (int k = 0; k < i; k++)
            assert_string_not_equal(name, aude_status_name((enum aude_status)k));
    }
    assert_string_equal(aude_status_name(AUDE_STATUS_COUNT), "unknown");
}

static void test_event_names(void **unused)
{
    (void)unused;
    assert_string_equal(aude_event_name(AUDE_EVENT_SCORE), "score");
    for (int i = 0; i < AUDE_EVENT_COUNT; i++) {
        const char *name = aude_event_name((enum aude_event_kind)i);
        assert_true(strlen(name) > 0 && strcmp(name, "unknown") != 0);
        for (int k = 0; k < i; k++)
            assert_string_not_equal(name, aude_event_name((enum aude_event_kind)k));
    }
    assert_string_equal(aude_event_name(AUDE_EVENT_COUNT), "unknown");
}

static void test_hows(void **unused)
{
    (void)unused;
    assert_string_equal(aude_how_name(AUDE_HOW_CAUSE), "cause");
    for (int i = 0; i < AUDE_HOW_COUNT; i++) {
        for (int k = 0; k < i; k++)
            assert_string_not_equal(aude_how_name((enum aude_how)i),
                                    aude_how_name((enum aude_how)k));
    }
    assert_string_equal(aude_how_name(AUDE_HOW_COUNT), "unknown");
}

static void test_nouns(void **state)
{
    static const struct {
        enum aude_noun noun;
        const char *name[5]; /* those of the base game, then NULL */
    } rows[] = {
        {AUDE_NAME_VERB, {"draw", "place", "put", "pass", NULL}},
        {AUDE_NAME_TERRAIN, {"field", "road", "city", NULL}},
        {AUDE_NAME_FEATURE, {"field", "road", "city", "cloister", NULL}},
        {AUDE_NAME_ROLE, {"farmer", "robber", "knight", "monk", NULL}},
        {AUDE_NAME_UNIT, {"city", "tile", "tile", "tile", NULL}},
        {AUDE_NAME_TERM, {"tile", "shield", "city", "small-city", NULL}},
        {AUDE_NAME_PIECE, {"follower", NULL}},
        {AUDE_NAME_MARK, {"shield", NULL}},
        {AUDE_NAME_SYMBOL, {NULL}},
    };
    const struct table *t = *state;
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++) {
        int i = 0;
        for (; rows[row].name[i] != NULL; i++)
            assert_string_equal(aude_name(t->rules, rows[row].noun, i), rows[row].name[i]);
        assert_null(aude_name(t->rules, rows[row].noun, i));
        assert_null(aude_name(t->rules, rows[row].noun, -1));
        assert_null(aude_name(t->rules, rows[row].noun, 1000000));
    }
    assert_string_equal(aude_name(t->rules, AUDE_NAME_STEP, aude_step(t->state)), "draw");
    assert_null(aude_name(t->rules, AUDE_NAME_STEP, 100));
}

static void test_choices(void **unused)
{
    struct aude_option option;
    int games = 0;
    (void)unused;
    while (aude_game(games) != NULL)
        games++;
    assert_true(games >= 1);
    assert_null(aude_game(-1));
    assert_null(aude_game(games));
    assert_string_equal(aude_game(0)->name, "carcassonne");
    assert_int_equal(aude_game(0)->seats_min, 2);
    assert_int_equal(aude_game(0)->seats_max, 6);
    assert_true(aude_option(0, 0, &option));
    assert_string_equal(option.name, "smallcity");
    assert_string_equal(option.values, "4|2");
    assert_true(aude_option(0, 1, &option));
    assert_string_equal(option.name, "farmers");
    assert_string_equal(option.values, "on|off");
    assert_false(aude_option(0, 1000, &option));
    assert_false(aude_option(0, -1, &option));
    assert_false(aude_option(games, 0, &option));
    assert_null(aude_expansion(0, 1000));
    assert_null(aude_expansion(0, -1));
    assert_null(aude_expansion(games, 0));
}

/* The facts of data/base.tiles: letter, copies, sides from north, turns that look different. */
static void test_kinds(void **state)
{
    static const struct {
        const char *id, *side;
        int copies, turns, shields;
    } rows[] = {
        {"base/A", "ffrf", 2, 4, 0}, {"base/B", "ffff", 4, 1, 0}, {"base/C", "cccc", 1, 1, 1},
        {"base/D", "crfr", 4, 4, 0}, {"base/E", "cfff", 5, 4, 0}, {"base/F", "fcfc", 2, 2, 1},
        {"base/G", "fcfc", 1, 2, 0}, {"base/H", "cfcf", 3, 2, 0}, {"base/I", "cffc", 2, 4, 0},
        {"base/J", "crrf", 3, 4, 0}, {"base/K", "cfrr", 3, 4, 0}, {"base/L", "crrr", 3, 4, 0},
        {"base/M", "cffc", 2, 4, 1}, {"base/N", "cffc", 3, 4, 0}, {"base/O", "crrc", 2, 4, 1},
        {"base/P", "crrc", 3, 4, 0}, {"base/Q", "ccfc", 1, 4, 1}, {"base/R", "ccfc", 3, 4, 0},
        {"base/S", "ccrc", 2, 4, 1}, {"base/T", "ccrc", 1, 4, 0}, {"base/U", "frfr", 8, 2, 0},
        {"base/V", "ffrr", 9, 4, 0}, {"base/W", "frrr", 4, 4, 0}, {"base/X", "rrrr", 1, 1, 0},
    };
    enum { ROWS = sizeof rows / sizeof rows[0] };
    const struct table *t = *state;
    struct aude_kind kind;
    int copies = 0, shields = 0;
    for (int i = 0; i < ROWS; i++) {
        assert_true(aude_kind(t->rules, i, &kind));
        assert_string_equal(kind.id, rows[i].id);
        assert_int_equal(kind.copies, rows[i].copies);
        assert_int_equal(kind.is_start, strcmp(kind.id, "base/D") == 0);
        for (int side = 0; side < 4; side++) {
            const char *terrain = aude_name(t->rules, AUDE_NAME_TERRAIN, kind.side[side]);
            assert_int_equal(terrain[0], rows[i].side[side]);
        }
        for (int turn = 0; turn < 4; turn++)
            assert_int_equal(kind.same_as[turn], turn % rows[i].turns);
        int here = 0;
        for (int s = 0; s < kind.segments; s++)
            here += kind.segment[s].mark[0];
        assert_int_equal(here, rows[i].shields);
        copies += kind.copies;
        shields += here * kind.copies;
    }
    assert_int_equal(copies, 72);
    assert_int_equal(shields, 10);
    assert_false(aude_kind(t->rules, ROWS, &kind));
    assert_false(aude_kind(t->rules, -1, &kind));
}

/* base/D in full: city N, road E W, field EL WR along the city, field ER SL SR WL. */
static void test_segments(void **state)
{
    static const struct aude_segment rows[] = {
        {.name = "city.N", .kind = 2, .sides = 1},
        {.name = "road.E", .kind = 1, .sides = 2 | 8},
        {.name = "field.EL", .kind = 0, .halves = 4 | 128, .touches = 1},
        {.name = "field.ER", .kind = 0, .halves = 8 | 16 | 32 | 64},
    };
    const struct table *t = *state;
    struct aude_kind kind;
    assert_true(aude_kind(t->rules, 3, &kind));
    assert_int_equal(kind.segments, 4);
    for (int i = 0; i < 4; i++) {
        assert_string_equal(kind.segment[i].name, rows[i].name);
        assert_int_equal(kind.segment[i].kind, rows[i].kind);
        assert_int_equal(kind.segment[i].sides, rows[i].sides);
        assert_int_equal(kind.segment[i].halves, rows[i].halves);
        assert_int_equal(kind.segment[i].touches, rows[i].touches);
    }
}

struct refusal {
    const char *line;
    enum aude_status status;
};

static void refuse(const struct table *t, const struct refusal *rows, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        struct aude_action a;
        enum aude_status status = aude_action_read(t->state, rows[i].line, &a);
        if (status != rows[i].status)
            print_error("\"%s\": %s\n", rows[i].line, aude_status_name(status));
        assert_int_equal(status, rows[i].status);
    }
}

static void test_lines_at_the_start(void **state)
{
    static const struct refusal rows[] = {
        {"", AUDE_UNKNOWN_VERB},
        {"   ", AUDE_UNKNOWN_VERB},
        {"Draw base/V", AUDE_UNKNOWN_VERB},
        {"drawbase/V", AUDE_UNKNOWN_VERB},
        {"build 0,0", AUDE_UNKNOWN_VERB},
        {"draw", AUDE_UNKNOWN_TILE},
        {"draw V", AUDE_UNKNOWN_TILE},
        {"draw base/v", AUDE_UNKNOWN_TILE},
        {"draw base/VV", AUDE_UNKNOWN_TILE},
        {"draw ?", AUDE_UNKNOWN_TILE},
        {"draw base/V base/V", AUDE_TRAILING_TEXT},
        {"draw base/V r0", AUDE_TRAILING_TEXT},
        {" \tdraw\t base/V \r", AUDE_OK},
        {"draw base/V\n", AUDE_OK},
        {"place", AUDE_BAD_ARGUMENT},
        {"place 0", AUDE_BAD_ARGUMENT},
        {"place 0,", AUDE_BAD_ARGUMENT},
        {"place ,0 r0", AUDE_BAD_ARGUMENT},
        {"place 0,1", AUDE_BAD_ARGUMENT},
        {"place 0,1 0", AUDE_BAD_ARGUMENT},
        {"place 0,1 r", AUDE_BAD_ARGUMENT},
        {"place 0,1 r4", AUDE_BAD_ARGUMENT},
        {"place 0,1 r-1", AUDE_BAD_ARGUMENT},
        {"place 0 ,1 r0", AUDE_BAD_ARGUMENT},
        {"place 0, 1 r0", AUDE_BAD_ARGUMENT},
        {"place +0,1 r0", AUDE_BAD_ARGUMENT},
        {"place 65536,1 r0", AUDE_BAD_ARGUMENT},
        {"place 4294967296,1 r0", AUDE_BAD_ARGUMENT},
        {"place 1,-99999 r0", AUDE_BAD_ARGUMENT},
        {"place 0,1 r0 r0", AUDE_TRAILING_TEXT},
        {"place 0,1 r0x", AUDE_BAD_ARGUMENT},
        {"place -3,200 r3", AUDE_OK},
        {"put", AUDE_UNKNOWN_PIECE},
        {"put knight city.N", AUDE_UNKNOWN_PIECE},
        {"put follower", AUDE_OUT_OF_STEP},
        {"put follower city.N", AUDE_OUT_OF_STEP},
        {"put follower city.N at", AUDE_BAD_ARGUMENT},
        {"put follower city.N at 0", AUDE_BAD_ARGUMENT},
        {"put follower city.N at 1,0", AUDE_NO_TILE_THERE},
        {"put follower city.N at 256,0", AUDE_NO_TILE_THERE},
        {"put follower city.S at 0,0", AUDE_UNKNOWN_SEGMENT},
        {"put follower city.N at 0,0 now", AUDE_TRAILING_TEXT},
        {"put follower city.N at 0,0", AUDE_OK},
        {"pass it", AUDE_TRAILING_TEXT},
        {"pass", AUDE_OK},
    };
    refuse(*state, rows, sizeof rows / sizeof rows[0]);
}

static void test_lines_at_a_tile(void **state)
{
    static const struct refusal rows[] = {
        {"put follower", AUDE_UNKNOWN_SEGMENT},
        {"put follower city", AUDE_UNKNOWN_SEGMENT},
        {"put follower road.E", AUDE_UNKNOWN_SEGMENT},
        {"put follower ROAD.S", AUDE_UNKNOWN_SEGMENT},
        {"put follower at 0,1", AUDE_UNKNOWN_SEGMENT},
        {"put follower road.S x", AUDE_TRAILING_TEXT},
        {"put follower road.S", AUDE_OK},
        {"put follower road.S at 0,1", AUDE_OK},
        {"put follower city.N at 0,0", AUDE_OK},
    };
    struct table *t = *state;
    play(t, "draw base/V");
    play(t, "place 0,1 r0");
    refuse(t, rows, sizeof rows / sizeof rows[0]);
}

static enum aude_status status_of(struct table *t, const char *line)
{
    struct aude_action a;
    assert_int_equal(aude_action_read(t->state, line, &a), AUDE_OK);
    return aude_check(t->state, aude_actor(t->state), a);
}

/* Lines that can be read and are not legal, with the reason. */
static void test_reasons(void **state)
{
    struct table *t = *state;
    assert_int_equal(status_of(t, "place 0,1 r0"), AUDE_OUT_OF_STEP);
    assert_int_equal(status_of(t, "pass"), AUDE_OUT_OF_STEP);
    play(t, "draw base/C");
    assert_int_equal(status_of(t, "draw base/V"), AUDE_OUT_OF_STEP);
    assert_int_equal(status_of(t, "pass"), AUDE_OUT_OF_STEP);
    assert_int_equal(status_of(t, "place 0,0 r0"), AUDE_CELL_TAKEN);
    assert_int_equal(status_of(t, "place 1,1 r0"), AUDE_NO_NEIGHBOUR);
    assert_int_equal(status_of(t, "place 256,-1 r0"), AUDE_NO_NEIGHBOUR);
    assert_int_equal(status_of(t, "place 0,1 r0"), AUDE_EDGES_DIFFER);
    play(t, "place 0,-1 r0");
    assert_int_equal(status_of(t, "put follower city.N at 0,0"), AUDE_NOT_THAT_TILE);
    play(t, "put follower city.N");
    assert_int_equal(status_of(t, "draw base/C"), AUDE_NOT_IN_BAG);
    play(t, "draw base/E");
    play(t, "place -1,-1 r1");
    assert_int_equal(status_of(t, "put follower city.N"), AUDE_FEATURE_TAKEN);
    struct aude_action odd = {.verb = AUDE_PASS, .a = 1};
    assert_int_equal(aude_check(t->state, 1, odd), AUDE_BAD_ARGUMENT);
    odd.verb = 200;
    assert_int_equal(aude_check(t->state, 1, odd), AUDE_UNKNOWN_VERB);
    assert_int_equal(aude_check(t->state, 0, odd), AUDE_NOT_YOUR_TURN);
    assert_int_equal(aude_check(t->state, 77, odd), AUDE_NOT_YOUR_TURN);
    aude_end(t->state, NULL);
    assert_int_equal(aude_check(t->state, 1, odd), AUDE_GAME_OVER);
}

static void test_short_lines(void **state)
{
    struct table *t = *state;
    char buf[32];
    play(t, "draw base/V");
    struct aude_action a = aude_pick(t->state, 0);
    size_t needs = strlen("place 0,1 r0") + 1;
    for (size_t len = 0; len <= needs; len++) {
        memset(buf, '#', sizeof buf);
        enum aude_status status = aude_action_write(t->state, a, buf, len);
        assert_int_equal(status, len < needs ? AUDE_TEXT_TOO_LONG : AUDE_OK);
        assert_int_equal(buf[len], '#');
    }
    a.verb = 99;
    assert_int_equal(aude_action_write(t->state, a, buf, sizeof buf), AUDE_UNKNOWN_VERB);
}

static void test_strange_questions(void **state)
{
    const struct table *t = *state;
    const struct aude_state *s = t->state;
    struct aude_tile tile;
    assert_int_equal(aude_fits(s, 0, 0, 0), 0);
    assert_int_equal(aude_fits(s, 1, 0, -1), 0);
    assert_int_equal(aude_fits(s, 1, 0, 10000), 0);
    assert_int_equal(aude_fits(s, 1000000, -1000000, 0), 0);
    assert_int_equal(aude_bag(s, -1), 0);
    assert_int_equal(aude_bag(s, 10000), 0);
    assert_int_equal(aude_supply(s, 0, 0), 7);
    assert_int_equal(aude_supply(s, 2, 0), 0);
    assert_int_equal(aude_supply(s, -1, 0), 0);
    assert_int_equal(aude_supply(s, 0, 1), 0);
    assert_int_equal(aude_feature_at(s, 0, 0, 4), -1);
    assert_int_equal(aude_feature_at(s, 0, 0, -1), -1);
    assert_int_equal(aude_feature_at(s, 256, 256, 0), -1);
    assert_int_equal(aude_members(s, -1, NULL, 0), 0);
    assert_int_equal(aude_members(s, 10000, NULL, 0), 0);
    assert_int_equal(aude_open(s, -1), 0);
    assert_int_equal(aude_open(s, 10000), 0);
    assert_false(aude_laid(s, -1, &tile));
    assert_false(aude_laid(s, 1, &tile));
    assert_true(aude_laid(s, 0, &tile));
    assert_int_equal(tile.x, 0);
    assert_int_equal(aude_hand(s), -1);
    assert_int_equal(aude_left(s), 71);
    assert_ptr_equal(aude_rules_of(s), t->rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_version),
        cmocka_unit_test(test_status_names),
        cmocka_unit_test(test_event_names),
        cmocka_unit_test(test_hows),
        cmocka_unit_test(test_choices),
        cmocka_unit_test_setup_teardown(test_nouns, open_table, close_table),
        cmocka_unit_test_setup_teardown(test_kinds, open_table, close_table),
        cmocka_unit_test_setup_teardown(test_segments, open_table, close_table),
        cmocka_unit_test_setup_teardown(test_lines_at_the_start, open_table, close_table),
        cmocka_unit_test_setup_teardown(test_lines_at_a_tile, open_table, close_table),
        cmocka_unit_test_setup_teardown(test_reasons, open_table, close_table),
        cmocka_unit_test_setup_teardown(test_short_lines, open_table, close_table),
        cmocka_unit_test_setup_teardown(test_strange_questions, open_table, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
