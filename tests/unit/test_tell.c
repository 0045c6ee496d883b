/*
 * test_tell.c: points as sums that can be checked by eye, and what a crown space of the wheel is
 * worth to whoever chooses one.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../../cli/fortune.h"
#include "../../cli/paint.h"
#include "../../cli/words.h"
#include "aude.h"

static const char *const names[AUDE_SEATS] = {"Red", "Blue", "Green", "Yellow", "Black", "Grey"};

static struct aude_rules *read_rules(const char *text)
{
    struct aude_rules *r;
    assert_int_equal(aude_rules_read(text, &r, NULL), AUDE_OK);
    return r;
}

/* The number the rules have for a name. */
static uint8_t number_of(const struct aude_rules *r, enum aude_noun noun, const char *name)
{
    for (int i = 0; aude_name(r, noun, i) != NULL; i++)
        if (strcmp(aude_name(r, noun, i), name) == 0)
            return (uint8_t)i;
    fail_msg("the rules have no %s", name);
    return 0;
}

static void expect(const struct aude_rules *r, const struct aude_event *event,
                   enum language language, const char *wanted)
{
    char text[512];
    words_event(language, r, event, names, text, sizeof text);
    assert_string_equal(text, wanted);
}

static struct aude_event score(const struct aude_rules *r, const char *why, const char *feature)
{
    return (struct aude_event){.kind = AUDE_EVENT_SCORE,
                               .why = number_of(r, AUDE_NAME_REASON, why),
                               .feature = number_of(r, AUDE_NAME_FEATURE, feature),
                               .other = -1,
                               .x = 1,
                               .y = -4};
}

static void test_meadow(void **state)
{
    struct aude_rules *r = read_rules("hunters seats=2");
    struct aude_event event = score(r, "feature", "meadow");
    uint8_t *mark = event.mark;
    (void)state;
    mark[number_of(r, AUDE_NAME_MARK, "deer")] = 4;
    mark[number_of(r, AUDE_NAME_MARK, "tiger")] = 1;
    mark[number_of(r, AUDE_NAME_MARK, "mammoth")] = 1;
    event.worth = (struct aude_worth){.units = 4, .each = 2};
    event.points = 8;
    expect(r, &event, ENGLISH,
           "meadow 4 animals x 2 (4 deer - 1 sabre-tooth tiger + 1 mammoth) = 8 for Red, at 1,-4");
    /* No more deer are taken off than there are. */
    mark[number_of(r, AUDE_NAME_MARK, "deer")] = 1;
    mark[number_of(r, AUDE_NAME_MARK, "tiger")] = 3;
    event.worth = (struct aude_worth){.units = 1, .each = 2};
    event.points = 2;
    expect(r, &event, ENGLISH,
           "meadow 1 animal x 2 (1 deer - 1 (3 sabre-tooth tigers) + 1 mammoth) = 2 for Red, "
           "at 1,-4");
    mark[number_of(r, AUDE_NAME_MARK, "fire")] = 1;
    event.worth = (struct aude_worth){.units = 2, .each = 2};
    event.points = 4;
    expect(r, &event, GERMAN,
           "Wiese 2 Tiere x 2 (1 Wild + 1 Mammut, das Feuer vertreibt 3 Säbelzahntiger) = 4 für "
           "Red, auf 1,-4");
    /* Without deer and tigers neither is mentioned, nor a fire that drives nobody away. */
    mark[number_of(r, AUDE_NAME_MARK, "deer")] = mark[number_of(r, AUDE_NAME_MARK, "tiger")] = 0;
    event.worth = (struct aude_worth){.units = 1, .each = 2};
    event.points = 2;
    expect(r, &event, ENGLISH, "meadow 1 animal x 2 (1 mammoth) = 2 for Red, at 1,-4");
    aude_rules_free(r);
}

static void test_wheel(void **state)
{
    struct aude_rules *r = read_rules("wheel seats=2");
    struct aude_event event = score(r, "taxes", "city");
    (void)state;
    event.worth = (struct aude_worth){.units = 1, .each = 2};
    event.mark[number_of(r, AUDE_NAME_MARK, "shield")] = 1;
    event.points = 2;
    expect(r, &event, GERMAN,
           "Steuern: 1 Ritter x (1 Wappen + 1 eigener Ritter) = 2 für Red, auf 1,-4");
    event.worth = (struct aude_worth){.units = 2, .each = 2};
    event.mark[number_of(r, AUDE_NAME_MARK, "shield")] = 0;
    event.points = 4;
    expect(r, &event, ENGLISH, "Taxes: 2 knights x 2 own knights = 4 for Red, at 1,-4");
    event = score(r, "famine", "field");
    event.worth = (struct aude_worth){.units = 2, .each = 1};
    event.points = 2;
    expect(r, &event, ENGLISH, "Famine: 2 farmers x 1 complete city = 2 for Red, at 1,-4");
    event = score(r, "storm", "city");
    event.feature = AUDE_NONE;
    event.worth = (struct aude_worth){.units = 5, .each = 1};
    event.points = 5;
    expect(r, &event, ENGLISH, "Storm: 5 followers in supply x 1 = 5 for Red");
    event = score(r, "crown", "taxes");
    event.worth = (struct aude_worth){.units = 1, .each = 6};
    event.points = 6;
    event.count = 1;
    expect(r, &event, ENGLISH, "crown space Taxes: 6 points for Red, alone where there are two");
    event.points = 3;
    expect(r, &event, ENGLISH, "crown space Taxes: 3 points for Red, it has only one");
    event.count = 2;
    expect(r, &event, GERMAN, "Kronenfeld Steuern: 3 Punkte für Red, beide sind besetzt");
    aude_rules_free(r);
}

/* What is said of the crown space of an action. */
static void expect_crown(const struct aude_state *s, const char *line, enum language language,
                         const char *wanted)
{
    struct aude_action a;
    struct crown crown;
    char text[128];
    assert_int_equal(aude_action_read(s, line, &a), AUDE_OK);
    struct aude_spot spot = aude_where(s, a);
    assert_true(fortune_crown(s, &spot, &crown));
    fortune_tell(language, &crown, text, sizeof text);
    assert_string_equal(text, wanted);
}

static void play(struct aude_state *s, const char *line)
{
    struct aude_action a;
    assert_int_equal(aude_action_read(s, line, &a), AUDE_OK);
    assert_int_equal(aude_check(s, aude_actor(s), a), AUDE_OK);
    aude_apply(s, a, NULL);
}

static void test_crown(void **state)
{
    struct aude_rules *r = read_rules("wheel seats=2");
    struct aude_state *s = calloc(1, aude_state_size(r));
    struct crown crown;
    (void)state;
    aude_start(r, s);
    assert_int_equal(fortune_pig(s), 1);
    play(s, "draw wheel/RadB");
    play(s, "place 1,-1 r0");
    expect_crown(s, "crown follower taxes at 2,1", ENGLISH,
                 "Taxes left: 6 points, pig 1 segment away");
    expect_crown(s, "crown follower taxes at 3,1", ENGLISH,
                 "Taxes right: 6 points, pig 1 segment away");
    expect_crown(s, "crown follower fortuna at 1,0", ENGLISH,
                 "Fortuna: 3 points, pig 6 segments away");
    expect_crown(s, "crown follower plague at 1,1", GERMAN,
                 "Pest rechts: 6 Punkte, Schwein 5 Abschnitte weit");
    play(s, "crown follower taxes at 3,1");
    expect_crown(s, "crown follower taxes at 2,1", ENGLISH,
                 "Taxes left: 3 points, pig 1 segment away");
    struct aude_spot road = {.on_board = true, .x = 2, .y = 0, .segment = 0};
    assert_false(fortune_crown(s, &road, &crown));
    free(s);
    aude_rules_free(r);
}

/* A number never stands beside that of a wheel, whatever side of a figure is left for it. */
static void test_numbers_and_wheels(void **state)
{
    static const char *const puts[] = {"put follower field.NL", "put follower field.ER"};
    (void)state;
    for (int way = 0; way < 4; way++) {
        struct aude_rules *r = read_rules("wheel seats=2");
        struct aude_state *s = calloc(1, aude_state_size(r));
        struct cell cells[20 * 10];
        struct grid g = {20, 10, cells};
        struct look look = {.rules = r, .has_colour = way < 2};
        struct aude_piece piece[AUDE_PIECES_MAX];
        aude_start(r, s);
        play(s, "draw wheel/RadU.3");
        play(s, "place 1,-1 r0");
        play(s, puts[way % 2]);
        grid_clear(&g);
        struct origin origin = {-TILE_WIDTH + 5, TILE_HEIGHT + 2};
        paint_board(&g, origin, &look, s);
        assert_true(aude_pieces(s, piece, AUDE_PIECES_MAX) > 0);
        int i = 0;
        while (piece[i].where != AUDE_ON_SEGMENT)
            i++;
        struct label label = {.number = 6,
                              .spot = {.on_board = true,
                                       .x = piece[i].x,
                                       .y = piece[i].y,
                                       .turn = -1,
                                       .segment = (int8_t)piece[i].segment}};
        paint_spot(&g, origin, &look, s, &label);
        int found = 0;
        for (int k = 1; k < 20 * 10 - 1; k++) {
            if (cells[k].glyph != L'6')
                continue;
            found++;
            assert_false(cells[k - 1].glyph >= L'0' && cells[k - 1].glyph <= L'9');
            assert_false(cells[k + 1].glyph >= L'0' && cells[k + 1].glyph <= L'9');
        }
        assert_int_equal(found, 1);
        free(s);
        aude_rules_free(r);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_meadow), cmocka_unit_test(test_wheel),
                                       cmocka_unit_test(test_crown),
                                       cmocka_unit_test(test_numbers_and_wheels)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
