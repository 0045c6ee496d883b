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
#include "terms.h"

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

/* A tile that fits nowhere leaves the game (BASE-16); one that is laid aside comes back (PRIN-34). */
static void test_tiles_that_go(void **state)
{
    struct aude_rules *r = read_rules("carcassonne+princess seats=2");
    struct aude_event event = {.kind = AUDE_EVENT_DISCARD, .tile = 0};
    (void)state;
    expect(r, &event, ENGLISH, "the tile base/A fits nowhere and leaves the game");
    expect(r, &event, GERMAN, "die Karte base/A passt nirgends und ist aus dem Spiel");
    event.kind = AUDE_EVENT_ASIDE;
    expect(r, &event, ENGLISH, "the tile base/A is laid aside until the dragon comes");
    expect(r, &event, GERMAN, "die Karte base/A kommt zur Seite, bis der Drache kommt");
    aude_rules_free(r);
}

/* Every term with its word, and who has the majority. */
static void test_features(void **state)
{
    struct aude_rules *r = read_rules("carcassonne seats=2");
    struct aude_event city = score(r, "feature", "city"),
                      cloister = score(r, "feature", "cloister");
    struct aude_event field = score(r, "feature", "field");
    (void)state;
    city.strength[0] = 2;
    city.strength[1] = cloister.strength[1] = 1;
    cloister.seat = 1;
    add_each(r, &city, "tile", 5, 2);
    add_each(r, &city, "shield", 2, 2);
    add_each(r, &cloister, "tile", 9, 1);
    add_each(r, &field, "city", 3, 3);
    expect(r, &city, ENGLISH,
           "city 5 tiles x 2 + 2 shields x 2 = 14 for Red, knights Red 2 Blue 1, at 1,-4");
    expect(r, &city, GERMAN,
           "Stadt 5 Karten x 2 + 2 Wappen x 2 = 14 für Red, Ritter Red 2 Blue 1, auf 1,-4");
    expect(r, &cloister, ENGLISH, "cloister 9 tiles x 1 = 9 for Blue, at 1,-4");
    expect(r, &field, ENGLISH, "field 3 cities x 3 = 9 for Red, at 1,-4");
    aude_rules_free(r);
}

/* What makes the worth what it is is named; where nothing is paid only that. */
static void test_reasons(void **state)
{
    struct aude_rules *r = read_rules("carcassonne+inns+traders seats=2");
    struct aude_event road = score(r, "feature", "road"), city = score(r, "feature", "city");
    struct aude_event field = score(r, "feature", "field");
    (void)state;
    add_each(r, &road, "tile", 4, 2);
    add_term(r, &road, "inn", "tile", AUDE_HOW_CAUSE, 4, 0);
    add_each(r, &city, "tile", 3, 0);
    add_each(r, &city, "shield", 2, 0);
    add_term(r, &city, "cathedral", "tile", AUDE_HOW_CAUSE, 3, 0);
    add_each(r, &field, "city", 2, 4);
    add_term(r, &field, "pig", "city", AUDE_HOW_CAUSE, 2, 0);
    expect(r, &road, ENGLISH, "road 4 tiles x 2 (inn) = 8 for Red, at 1,-4");
    expect(r, &city, GERMAN, "Stadt unfertig (Kathedrale) = 0 für Red, auf 1,-4");
    expect(r, &field, GERMAN, "Wiese 2 Städte x 4 (Schwein) = 8 für Red, auf 1,-4");
    aude_rules_free(r);
}

static void test_waters_and_woods(void **state)
{
    struct aude_rules *r = read_rules("hunters seats=2");
    struct aude_event forest = score(r, "feature", "forest"), river = score(r, "feature", "river");
    struct aude_event open = score(r, "feature", "forest"), system = score(r, "feature", "system");
    (void)state;
    add_each(r, &forest, "segment", 5, 2);
    add_each(r, &forest, "mushroom", 2, 2);
    add_each(r, &river, "segment", 3, 1);
    add_each(r, &river, "fish", 3, 1);
    add_each(r, &open, "segment", 3, 0);
    add_term(r, &open, "unfinished", NULL, AUDE_HOW_CAUSE, 1, 0);
    add_each(r, &system, "fish", 5, 1);
    system.strength[0] = system.strength[1] = 1;
    expect(r, &forest, ENGLISH,
           "forest 5 segments x 2 + 2 mushroom groups x 2 = 14 for Red, at 1,-4");
    expect(r, &forest, GERMAN, "Wald 5 Teile x 2 + 2 Pilzgruppen x 2 = 14 für Red, auf 1,-4");
    expect(r, &river, GERMAN, "Fluss 3 Teile x 1 + 3 Fische x 1 = 6 für Red, auf 1,-4");
    expect(r, &open, ENGLISH, "forest unfinished = 0 for Red, at 1,-4");
    expect(r, &system, GERMAN,
           "Flusssystem 5 Fische x 1 = 5 für Red, Hütten Red 1 Blue 1, auf 1,-4");
    aude_rules_free(r);
}

static void test_meadow(void **state)
{
    struct aude_rules *r = read_rules("hunters seats=2");
    struct aude_event event = score(r, "feature", "meadow");
    (void)state;
    add_each(r, &event, "deer", 4, 2);
    add_term(r, &event, "tiger", "deer", AUDE_HOW_TAKES, 1, -2);
    add_each(r, &event, "mammoth", 1, 2);
    expect(r, &event, ENGLISH,
           "meadow 4 deer x 2 - 1 sabre-tooth tiger x 2 + 1 mammoth x 2 = 8 for Red, at 1,-4");
    /* Tigers that find no deer are named. */
    event = score(r, "feature", "meadow");
    add_each(r, &event, "deer", 1, 2);
    add_term(r, &event, "tiger", "deer", AUDE_HOW_TAKES, 1, -2);
    add_term(r, &event, "tiger", NULL, AUDE_HOW_CAUSE, 2, 0);
    expect(
        r, &event, ENGLISH,
        "meadow 1 deer x 2 - 1 sabre-tooth tiger x 2 (2 sabre-tooth tigers without prey) = 0 for "
        "Red, at 1,-4");
    event = score(r, "feature", "meadow");
    add_each(r, &event, "deer", 1, 2);
    add_each(r, &event, "mammoth", 1, 2);
    add_term(r, &event, "fire", "tiger", AUDE_HOW_CAUSE, 3, 0);
    add_term(r, &event, "shrine", NULL, AUDE_HOW_CAUSE, 1, 0);
    expect(r, &event, GERMAN,
           "Wiese 1 Wild x 2 + 1 Mammut x 2 (das Feuer vertreibt 3 Säbelzahntiger, Kultstätte) = 4 "
           "für Red, auf 1,-4");
    aude_rules_free(r);
}

static void test_wheel(void **state)
{
    struct aude_rules *r = read_rules("wheel seats=2");
    struct aude_event event = score(r, "taxes", "city");
    (void)state;
    add_term(r, &event, "knight", "shield", AUDE_HOW_TIMES, 1, 1);
    add_term(r, &event, "knight", "knight", AUDE_HOW_TIMES, 1, 1);
    expect(r, &event, GERMAN,
           "Steuern: 1 Ritter x 1 Wappen + 1 Ritter x 1 eigener Ritter = 2 für Red, auf 1,-4");
    event = score(r, "taxes", "city");
    add_term(r, &event, "knight", "knight", AUDE_HOW_TIMES, 2, 2);
    expect(r, &event, ENGLISH, "Taxes: 2 knights x 2 own knights = 4 for Red, at 1,-4");
    event = score(r, "famine", "field");
    add_term(r, &event, "farmer", "city", AUDE_HOW_TIMES, 2, 1);
    expect(r, &event, ENGLISH, "Famine: 2 farmers x 1 complete city = 2 for Red, at 1,-4");
    event = score(r, "storm", "city");
    event.feature = AUDE_NONE;
    add_each(r, &event, "supply", 5, 1);
    expect(r, &event, ENGLISH, "Storm: 5 followers in supply x 1 = 5 for Red");
    event = score(r, "crown", "taxes");
    add_each(r, &event, "crown", 2, 3);
    event.count = 1;
    expect(r, &event, ENGLISH, "crown space Taxes: 6 points for Red, alone where there are two");
    event = score(r, "crown", "fortuna");
    add_each(r, &event, "crown", 1, 3);
    event.count = 1;
    expect(r, &event, ENGLISH, "crown space Fortuna: 3 points for Red, it has only one");
    event = score(r, "crown", "taxes");
    add_each(r, &event, "crown", 1, 3);
    add_term(r, &event, "courtier", NULL, AUDE_HOW_CAUSE, 2, 0);
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
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_tiles_that_go), cmocka_unit_test(test_features),
        cmocka_unit_test(test_reasons),       cmocka_unit_test(test_waters_and_woods),
        cmocka_unit_test(test_meadow),        cmocka_unit_test(test_wheel),
        cmocka_unit_test(test_crown),         cmocka_unit_test(test_numbers_and_wheels)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
