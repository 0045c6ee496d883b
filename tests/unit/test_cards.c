/*
 * test_cards.c: card games at the terminal: pictures of rows, and words for everything that cards
 * can bring about. What is hidden must not be seen in either.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include <cmocka.h>

#include "../../cli/cards.h"
#include "aude.h"
#include "terms.h"

enum { WIDTH = 60, ROWS = 4 };

static const char *const names[AUDE_SEATS] = {"Red", "Blue", "Green", "Yellow", "Black", "Grey"};

struct fixture {
    struct aude_rules *rules;
    struct aude_state *state, *view;
    struct look look;
};

/* Blue deals. No red card is opened; Red claims the blue row, and Blue lays a yellow 2 face down in
 * the red row. */
static const char *const opening[] = {
    "dealer 1",      "open blue.1",          "open blue.3",          "open blue.1",
    "open green.2",  "open green.animal",    "open yellow.building", "open green.1",
    "open dragon",   "lay dragon blue",      "open blue.animal",     "open yellow.1",
    "deal 0 blue.3", "deal 1 red.1",         "deal 0 red.2",         "deal 1 red.animal",
    "deal 0 red.3",  "deal 1 green.animal",  "deal 0 red.animal",    "deal 1 green.3",
    "deal 0 fairy",  "deal 1 animal-joker",  "deal 0 green.1",       "deal 1 yellow.2",
    "claim blue",    "lay down yellow.2 red"};

static void play(struct aude_state *s, const char *line)
{
    struct aude_action a;
    if (aude_action_read(s, line, &a) != AUDE_OK || aude_check(s, aude_actor(s), a) != AUDE_OK)
        fail_msg("\"%s\" is no legal line", line);
    aude_apply(s, a, NULL);
}

static int set_up(void **state)
{
    struct fixture *f = calloc(1, sizeof *f);
    if (f == NULL || aude_rules_read("cardcassonne seats=2", &f->rules, NULL) != AUDE_OK)
        return -1;
    f->state = calloc(1, aude_state_size(f->rules));
    f->view = calloc(1, aude_state_size(f->rules));
    if (f->state == NULL || f->view == NULL)
        return -1;
    aude_start(f->rules, f->state);
    for (size_t i = 0; i < sizeof opening / sizeof *opening; i++)
        play(f->state, opening[i]);
    f->look = (struct look){.rules = f->rules, .is_ascii = true};
    *state = f;
    return 0;
}

static int tear_down(void **state)
{
    struct fixture *f = *state;
    aude_rules_free(f->rules);
    free(f->state);
    free(f->view);
    free(f);
    return 0;
}

/* One row of cards and what it is worth, as a seat may see them. */
static void expect_row(struct fixture *f, int looker, int row, const char *cards, const char *worth)
{
    struct cell cells[WIDTH * 2];
    struct grid g = {WIDTH, 2, cells};
    struct card_layout table;
    struct card_strip strip = {.width = WIDTH, .size = cards_size(&f->look, false, 1)};
    const char *wanted[2] = {cards, worth};
    aude_view(f->state, looker, f->view);
    cards_look(&table, f->view, looker);
    grid_clear(&g);
    cards_paint_row(&g, &strip, &f->look, &table, row);
    for (int y = 0; y < 2; y++) {
        char line[WIDTH + 1] = "";
        for (int x = 0; x < WIDTH; x++)
            line[x] = (char)cells[y * WIDTH + x].glyph;
        for (int x = WIDTH - 1; x >= 0 && line[x] == ' '; x--)
            line[x] = '\0';
        assert_string_equal(line, wanted[y]);
    }
}

static void test_rows(void **state)
{
    struct fixture *f = *state;
    expect_row(f, 0, 0, "yellow   [Yb][Y1]", "         open 1");
    /* Three persons 1 + 3 + 1, one animal, and the dragon; Red's follower stands behind them. */
    expect_row(f, 0, 3, "blue     [B1][B3][B1][*D][Ba]A", "                            28");
    play(f->state, "lay down red.2 green");
    expect_row(f, 0, 2, "green    [G2][Ga][G1](R2)", "         open 19");
}

static void test_face_down_cards_are_seen_by_their_owner_only(void **state)
{
    struct fixture *f = *state;
    expect_row(f, 1, 1, "red      (Y2)", "         open 10");
    expect_row(f, 0, 1, "red      (?B)", "         open 0+?");
    expect_row(f, -1, 1, "red      (?B)", "         open 0+?");
}

static void test_german_rows_have_two_letters(void **state)
{
    struct fixture *f = *state;
    f->look.language = GERMAN;
    expect_row(f, 1, 1, "rot      (Ge2)", "         offen 10");
    expect_row(f, 0, 2, "gruen    [Gr2][Grt][Gr1]", "         offen 9");
}

/* Where a row is too long the cards next to the board are counted instead. */
static void test_long_rows(void **state)
{
    struct fixture *f = *state;
    struct cell cells[20 * 2];
    struct grid g = {20, 2, cells};
    struct card_layout table;
    struct card_strip strip = {.width = 20, .size = cards_size(&f->look, false, 1)};
    cards_look(&table, f->state, -1);
    grid_clear(&g);
    cards_paint_row(&g, &strip, &f->look, &table, 2);
    assert_int_equal(cells[9].glyph, L'<');
    assert_int_equal(cells[10].glyph, L'3');
}

static void test_hand_is_the_menu(void **state)
{
    struct fixture *f = *state;
    struct card_menu menu;
    aude_view(f->state, 0, f->view);
    cards_menu(&menu, f->view);
    /* Six cards in any row; the follower stands already. */
    assert_int_equal(menu.count, 6);
    for (int i = 0; i < menu.count; i++) {
        assert_int_equal(menu.item[i].ways, ROWS);
        assert_false(menu.item[i].is_claim);
    }
    play(f->state, "lay down red.2 green");
    aude_view(f->state, 1, f->view);
    cards_menu(&menu, f->view);
    assert_int_equal(menu.count, 6);
    assert_true(menu.item[5].is_claim);
    assert_int_equal(menu.item[4].ways, ROWS); /* the joker */
    assert_int_equal(menu.item[0].ways, 1);
}

static void test_every_card_has_words(void **state)
{
    const struct fixture *f = *state;
    struct aude_card_kind kind;
    for (int language = 0; language < LANGUAGES; language++) {
        for (int i = 0; aude_card_kind(f->rules, i, &kind); i++) {
            for (int form = 0; form < CARD_FORMS; form++) {
                char text[64];
                cards_name((enum language)language, f->rules, i, (enum card_form)form, text,
                           sizeof text);
                assert_true(strlen(text) > 2);
                assert_null(strchr(text, '%'));
                if (language == GERMAN)
                    assert_string_not_equal(text, kind.id);
            }
        }
        for (int row = 0; aude_name(f->rules, AUDE_NAME_FEATURE, row) != NULL; row++)
            assert_true(cards_board((enum language)language, f->rules, row)[0] != '\0');
    }
}

static void test_every_verb_is_told(void **state)
{
    const struct fixture *f = *state;
    for (int i = 0; i < 256; i++) {
        struct aude_action a = {.verb = (uint8_t)(4 + i % 9), .a = (uint8_t)(i * 7 % 24)};
        a.b = (uint8_t)(i % 2);
        a.c = (uint8_t)(i / 9 % 2);
        struct telling t = {f->state, (enum language)(i % LANGUAGES), names, 0, a, false};
        char text[256];
        for (int form = 0; form < VERB_FORMS; form++) {
            assert_true(cards_tell(&t, (enum verb_form)form, text, sizeof text));
            assert_true(text[0] != '\0');
            assert_null(strchr(text, '%'));
        }
    }
}

static void expect_told(const struct fixture *f, const char *line, int looker, const char *english,
                        const char *german)
{
    struct aude_action a;
    char text[256];
    assert_int_equal(aude_action_read(f->state, line, &a), AUDE_OK);
    struct telling t = {
        f->state, ENGLISH, names, aude_actor(f->state), aude_seen(f->state, looker, a), false};
    cards_tell(&t, VERB_DID, text, sizeof text);
    assert_string_equal(text, english);
    t.language = GERMAN;
    cards_tell(&t, VERB_DID, text, sizeof text);
    assert_string_equal(text, german);
}

static void test_actions(void **state)
{
    const struct fixture *f = *state;
    expect_told(f, "lay down red.2 green", 0, "Red lays a red 2 face down in the green row",
                "Red legt eine rote 2 verdeckt in die grüne Reihe");
    expect_told(f, "lay down red.2 green", 1, "Red lays a card face down in the green row",
                "Red legt eine Karte verdeckt in die grüne Reihe");
    expect_told(f, "lay fairy blue", 1, "Red lays the fairy in the blue row",
                "Red legt die Fee in die blaue Reihe");
    expect_told(f, "claim yellow", 1, "Red claims the yellow row", "Red sichert die gelbe Reihe");
}

static uint8_t reason_of(const struct fixture *f, const char *name)
{
    uint8_t why = 0;
    while (strcmp(aude_name(f->rules, AUDE_NAME_REASON, why), name) != 0)
        why++;
    return why;
}

/* The example of the rule book: 3 + 1 + 1 = 5, 3 cards, 15 points. */
static void test_sums_are_written_out(void **state)
{
    const struct fixture *f = *state;
    uint8_t taken[CARD_KINDS] = {0};
    struct aude_event event = {.kind = AUDE_EVENT_SCORE, .feature = 1, .count = 3};
    char text[256];
    taken[5] = 2;
    taken[7] = 1;
    taken[10] = 1;
    add_term(f->rules, &event, "person", "value", AUDE_HOW_TIMES, 3, 5);
    event.why = reason_of(f, "persons");
    cards_event(&(struct card_event){ENGLISH, f->rules, &event, names, taken, NULL}, text,
                sizeof text);
    assert_string_equal(text, "Red: persons 3 + 1 + 1 = 5, x 3 cards = 15 points");
    cards_event(&(struct card_event){GERMAN, f->rules, &event, names, NULL, NULL}, text,
                sizeof text);
    assert_string_equal(text, "Red: Personen 5 x 3 Karten = 15 Punkte");
    event.kind = AUDE_EVENT_TAKE;
    event.count = 4;
    cards_event(&(struct card_event){ENGLISH, f->rules, &event, names, taken, NULL}, text,
                sizeof text);
    assert_string_equal(text, "Red takes 4 cards from the red row: 2 x red 1, red 3, green 1");
}

/* CARD-44: the whole chest is one sum, also what brings nothing. */
static void test_series_are_one_sum(void **state)
{
    static const struct {
        int16_t cards, points;
    } found[] = {{4, 30}, {4, 30}, {2, 5}, {1, 0}};
    const struct fixture *f = *state;
    struct aude_event event = {.kind = AUDE_EVENT_SCORE, .seat = 1, .feature = AUDE_NONE};
    struct card_series series = {{0}, {0}};
    uint8_t inside[CARD_KINDS] = {[9] = 3, [23] = 1};
    char text[256];
    event.why = reason_of(f, "buildings");
    event.is_final = true;
    for (size_t i = 0; i < sizeof found / sizeof *found; i++) {
        event.count = found[i].cards;
        event.points = found[i].points;
        assert_true(cards_is_series(f->rules, &event));
        cards_add_series(&series, &event);
    }
    struct card_event e = {ENGLISH, f->rules, &event, names, NULL, &series};
    cards_event(&e, text, sizeof text);
    assert_string_equal(text, "Blue: 4 different buildings 30 + 4 different 30 + 2 different 5 + "
                              "1 alone 0 = 65 points");
    e.language = GERMAN;
    e.taken = inside;
    cards_event(&e, text, sizeof text);
    assert_string_equal(text, "Blue: 4 verschiedene Gebäude 30 + 4 verschiedene 30 + 2 "
                              "verschiedene 5 + 1 allein 0 = 65 Punkte; unter der Truhe: 3 x rotes "
                              "Gebäude, Gebäudejoker");
    /* An event by itself. */
    cards_event(&(struct card_event){ENGLISH, f->rules, &event, names, NULL, NULL}, text,
                sizeof text);
    assert_string_equal(text, "Blue: 1 building alone 0 = 0 points");
}

/* What the terminal says about animals is what they bring, by every choice of the table. */
static void test_animals_bring_what_is_told(void **state)
{
    enum { GAMES = 150 };
    static const char *const texts[] = {"cardcassonne seats=2", "cardcassonne seats=2 animals=b",
                                        "cardcassonne seats=2 animals=c"};
    (void)state;
    for (int game = 0; game < GAMES; game++) {
        struct aude_rules *r;
        struct aude_rng rng;
        assert_int_equal(aude_rules_read(texts[game % 3], &r, NULL), AUDE_OK);
        struct aude_state *s = calloc(1, aude_state_size(r));
        aude_start(r, s);
        aude_rng_seed(&rng, (uint64_t)game);
        while (aude_actor(s) != AUDE_OVER) {
            struct aude_events events;
            aude_apply(s, aude_pick(s, aude_rng_below(&rng, aude_count(s))), &events);
            for (int i = 0; i < events.count; i++) {
                const struct aude_event *event = &events.list[i];
                if (event->kind == AUDE_EVENT_SCORE &&
                    strcmp(aude_name(r, AUDE_NAME_REASON, event->why), "animals") == 0)
                    assert_int_equal(event->points,
                                     aude_card_points(r, AUDE_TABLE_ANIMALS, event->count, NULL));
            }
        }
        assert_int_equal(cards_animal_option(r), "abc"[game % 3]);
        for (int n = -1; n <= 14; n++) {
            bool is_sure;
            int points = aude_card_points(r, AUDE_TABLE_ANIMALS, n, &is_sure);
            assert_int_equal(points > 0, n >= 1 && n <= 13);
            assert_int_equal(is_sure, n == 1 || n == 2 || n == 5);
        }
        assert_int_equal(aude_card_points(r, AUDE_TABLE_SERIES, 1, NULL), 0);
        assert_int_equal(aude_card_points(r, AUDE_TABLE_SERIES, 4, NULL), 30);
        assert_int_equal(aude_card_points(r, AUDE_TABLE_SERIES, 5, NULL), -1);
        free(s);
        aude_rules_free(r);
    }
}

/* Nobody should waste the follower by pressing Enter. */
static void test_best_claim(void **state)
{
    struct fixture *f = *state;
    struct card_menu menu;
    play(f->state, "lay down red.2 green");
    aude_view(f->state, 1, f->view);
    cards_menu(&menu, f->view);
    const struct card_item *claim = &menu.item[menu.count - 1];
    assert_true(claim->is_claim);
    /* yellow 1, red 10, green 9 and a hidden card, blue claimed already. */
    assert_int_equal(claim->way[cards_best_claim(f->view, 1, claim)].b, 1);
    expect_told(f, "claim blue", 1, "Blue claims nothing in the blue row",
                "Blue sichert in der blauen Reihe nichts");
}

static void test_every_event_has_a_sentence(void **state)
{
    const struct fixture *f = *state;
    for (int i = 0; i < LANGUAGES * AUDE_EVENT_COUNT * 64; i++) {
        int kind = i / LANGUAGES % AUDE_EVENT_COUNT, number = i / LANGUAGES / AUDE_EVENT_COUNT;
        struct aude_event event = {.kind = (uint8_t)kind,
                                   .seat = (int8_t)(number % 3 - 1),
                                   .other = -1,
                                   .points = (int16_t)(number % 7),
                                   .tile = (uint8_t)(number % 26 == 25 ? 255 : number % 26),
                                   .feature = (uint8_t)(number % 5 == 4 ? 255 : number % 5),
                                   .why = (uint8_t)(number % 8),
                                   .count = (int16_t)(number % 4)};
        char line[300];
        words_event((enum language)(i % LANGUAGES), f->rules, &event, names, line, sizeof line);
        assert_true(strlen(line) > 6);
        assert_null(strchr(line, '%'));
    }
}

/* A name without an entry would be returned as it is, so the German must be another word. */
static void test_every_name_has_words(void **state)
{
    static const enum aude_noun kinds[] = {AUDE_NAME_FEATURE, AUDE_NAME_ROLE,  AUDE_NAME_UNIT,
                                           AUDE_NAME_PIECE,   AUDE_NAME_TOKEN, AUDE_NAME_REASON,
                                           AUDE_NAME_CARD,    AUDE_NAME_TERM};
    const struct fixture *f = *state;
    for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
        for (int i = 0; aude_name(f->rules, kinds[k], i) != NULL; i++) {
            const char *name = aude_name(f->rules, kinds[k], i);
            if (words_noun(GERMAN, name, 1) == name)
                fail_msg("there is no word for \"%s\"", name);
        }
    }
    for (int game = 0; aude_game(game) != NULL; game++) {
        struct aude_option option;
        for (int i = 0; aude_option(game, i, &option); i++)
            for (int language = 0; language < LANGUAGES; language++)
                assert_true(words_option((enum language)language, option.name)[0] != '\0');
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_rows, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_face_down_cards_are_seen_by_their_owner_only, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_german_rows_have_two_letters, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_long_rows, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_hand_is_the_menu, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_every_card_has_words, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_every_verb_is_told, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_actions, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_sums_are_written_out, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_series_are_one_sum, set_up, tear_down),
        cmocka_unit_test(test_animals_bring_what_is_told),
        cmocka_unit_test_setup_teardown(test_best_claim, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_every_event_has_a_sentence, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_every_name_has_words, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
