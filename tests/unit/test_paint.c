/*
 * test_paint.c: the terminal's pictures of tiles, and that the terminal has words for
 * everything the engine can say.
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

#include "../../cli/paint.h"
#include "../../cli/words.h"
#include "aude.h"
#include "terms.h"

enum { GAMES_MAX = 16 };

struct fixture {
    struct aude_rules *rules;
    struct aude_state *state;
    struct look look;
};

static int set_up_rules(void **state, const char *rules)
{
    struct fixture *f = calloc(1, sizeof *f);
    if (f == NULL || aude_rules_read(rules, &f->rules, NULL) != AUDE_OK)
        return -1;
    f->state = calloc(1, aude_state_size(f->rules));
    if (f->state == NULL)
        return -1;
    aude_start(f->rules, f->state);
    f->look = (struct look){.rules = f->rules};
    *state = f;
    return 0;
}

#define SET_UP(name, rules)                                                                        \
    static int set_up_##name(void **state)                                                         \
    {                                                                                              \
        return set_up_rules(state, rules);                                                         \
    }
SET_UP(base, "carcassonne seats=2")
SET_UP(wheel, "wheel seats=2")
SET_UP(wheel_all, "wheel+inns+traders seats=5")
SET_UP(hunters, "hunters seats=2")

/* The game with all its expansions. */
static int set_up_all(void **state)
{
    char rules[AUDE_TEXT_MAX];
    size_t used = (size_t)snprintf(rules, sizeof rules, "%s", aude_game(0)->name);
    for (int i = 0; aude_expansion(0, i) != NULL; i++)
        used += (size_t)snprintf(rules + used, sizeof rules - used, "+%s", aude_expansion(0, i));
    return set_up_rules(state, rules);
}

static int tear_down(void **state)
{
    struct fixture *f = *state;
    aude_rules_free(f->rules);
    free(f->state);
    free(f);
    return 0;
}

static int find_kind(const struct fixture *f, const char *id, struct aude_kind *out)
{
    for (int i = 0; aude_kind(f->rules, i, out); i++)
        if (strcmp(out->id, id) == 0)
            return i;
    fail_msg("there is no tile %s", id);
    return -1;
}

/* Paints one tile without colours and compares it with three rows of seven characters. */
static void expect_tile(const struct fixture *f, const char *id, int turn,
                        const wchar_t *const rows[TILE_HEIGHT])
{
    struct aude_kind kind;
    struct cell cells[TILE_WIDTH * TILE_HEIGHT];
    struct grid g = {TILE_WIDTH, TILE_HEIGHT, cells};
    find_kind(f, id, &kind);
    struct picture picture = {.kind = &kind, .turn = turn};
    grid_clear(&g);
    paint_tile(&g, 0, 0, &f->look, &picture);
    for (int y = 0; y < TILE_HEIGHT; y++)
        for (int x = 0; x < TILE_WIDTH; x++)
            if (grid_get(&g, x, y).glyph != rows[y][x])
                fail_msg("%s r%d: row %d, column %d shows U+%04x, not U+%04x", id, turn, y, x,
                         (unsigned)grid_get(&g, x, y).glyph, (unsigned)rows[y][x]);
}

static void test_start_tile_in_all_turns(void **state)
{
    static const wchar_t *const rows[4][TILE_HEIGHT] = {
        {L"▜▒▒▒▒▒▛", L"═══════", L". . . ."},
        {L". .║▗▟▒", L" . ║▐▒▒", L". .║▝▜▒"},
        {L". . . .", L"═══════", L"▟▒▒▒▒▒▙"},
        {L"▒▙▖║. .", L"▒▒▌║ . ", L"▒▛▘║. ."},
    };
    for (int turn = 0; turn < 4; turn++)
        expect_tile(*state, "base/D", turn, rows[turn]);
}

static void test_other_shapes(void **state)
{
    static const wchar_t *const cloister[] = {L". . . .", L" .[†]. ", L". .║. ."};
    static const wchar_t *const crossing[] = {L". .║. .", L"═══■═══", L". .║. ."};
    static const wchar_t *const full[] = {L"▒▒▒▼▒▒▒", L"▒▒▒▒▒▒▒", L"▒▒▒▒▒▒▒"};
    static const wchar_t *const bend[] = {L". . . .", L"═══╗ . ", L". .║. ."};
    expect_tile(*state, "base/A", 0, cloister);
    expect_tile(*state, "base/X", 0, crossing);
    expect_tile(*state, "base/C", 2, full);
    expect_tile(*state, "base/V", 0, bend);
}

static void test_ascii_is_ascii(void **state)
{
    struct fixture *f = *state;
    struct aude_kind kind;
    f->look.is_ascii = true;
    for (int i = 0; aude_kind(f->rules, i, &kind); i++) {
        for (int turn = 0; turn < 4; turn++) {
            struct cell cells[TILE_WIDTH * TILE_HEIGHT];
            struct grid g = {TILE_WIDTH, TILE_HEIGHT, cells};
            struct picture picture = {.kind = &kind, .turn = turn};
            paint_tile(&g, 0, 0, &f->look, &picture);
            for (int k = 0; k < TILE_WIDTH * TILE_HEIGHT; k++)
                assert_in_range(cells[k].glyph, ' ', '~');
        }
    }
}

/* Does the character show the segment, or is it on, beside or at the end of what that lies over? */
static bool is_seen_at(const struct plan *plan, const struct aude_kind *kind, int segment, int at)
{
    if (!segment_is_over(kind, segment))
        return plan->seen[at] == segment || plan->ground[at] == segment;
    for (int i = at - 1; i <= at + 1; i++)
        if (i / plan->width == at / plan->width && plan->seen[i] >= 0 &&
            (kind->segment[segment].touches >> plan->seen[i] & 1) != 0)
            return true;
    return at == plan->crossing;
}

/* Every segment has a character of its own to stand on, on every tile, in both sizes. */
static void test_figures_stand_apart(void **state)
{
    struct fixture *f = *state;
    struct aude_kind kind;
    for (int i = 0; aude_kind(f->rules, i, &kind); i++) {
        for (int variant = 0; variant < 8; variant++) {
            struct plan plan;
            f->look.is_large = variant >= 4;
            plan_make(&f->look, &kind, variant % 4, &plan);
            for (int a = 0; a < kind.segments; a++) {
                int at = plan.anchor[a];
                assert_in_range(at, 0, plan.width * plan.height - 1);
                if (!is_seen_at(&plan, &kind, a, at))
                    fail_msg("%s has no place for %s", kind.id, kind.segment[a].name);
                for (int b = 0; b < a; b++)
                    assert_int_not_equal(at, plan.anchor[b]);
            }
        }
    }
}

static void test_board_shows_the_start_tile(void **state)
{
    struct fixture *f = *state;
    struct cell cells[TILE_WIDTH * TILE_HEIGHT];
    struct grid g = {TILE_WIDTH, TILE_HEIGHT, cells};
    grid_clear(&g);
    paint_board(&g, (struct origin){0, 0}, &f->look, f->state);
    assert_int_equal(grid_get(&g, 3, 0).glyph, L'▒');
    assert_int_equal(grid_get(&g, 3, 1).glyph, L'═');
    assert_int_equal(grid_get(&g, -1, 99).glyph, L' ');
}

/* The tile in hand must not look like a tile that was laid just now, with or without colours. */
static void test_cursor_has_its_own_corners(void **state)
{
    struct fixture *f = *state;
    for (int variant = 0; variant < 4; variant++) {
        struct cell cells[2][TILE_WIDTH * TILE_HEIGHT];
        f->look.is_ascii = (variant & 1) != 0;
        f->look.has_colour = (variant & 2) != 0;
        for (int seat = 0; seat < AUDE_SEATS; seat++) {
            for (int k = 0; k < 2; k++) {
                struct grid g = {TILE_WIDTH, TILE_HEIGHT, cells[k]};
                grid_clear(&g);
                paint_board(&g, (struct origin){0, 0}, &f->look, f->state);
                paint_corners(&g, (struct origin){0, 0}, &f->look,
                              &(struct corners){0, 0, k == 0 ? seat : -1});
            }
            assert_int_not_equal(cells[0][0].glyph, cells[1][0].glyph);
            assert_int_not_equal(cells[0][0].bg, cells[1][0].bg);
        }
    }
}

/* Without colours by marks, with them by tints; fields of nobody step back. */
static void test_fields_show_their_owners(void **state)
{
    struct fixture *f = *state;
    struct aude_kind kind;
    uint8_t owners[AUDE_SEGMENTS] = {0};
    find_kind(f, "base/B", &kind);
    f->look.has_owners = true;
    for (int seat = -1; seat < AUDE_SEATS; seat++) {
        struct cell cells[TILE_WIDTH * TILE_HEIGHT];
        struct grid g = {TILE_WIDTH, TILE_HEIGHT, cells};
        for (int k = 0; k < kind.segments; k++)
            owners[k] = (uint8_t)(seat < 0 ? 0 : 1 << seat);
        struct picture picture = {.kind = &kind, .owners = owners};
        f->look.has_colour = false;
        paint_tile(&g, 0, 0, &f->look, &picture);
        assert_int_equal(cells[1].glyph, seat < 0 ? L' ' : look_field_mark(&f->look, seat));
        f->look.has_colour = true;
        paint_tile(&g, 0, 0, &f->look, &picture);
        assert_int_equal(cells[1].bg, seat < 0 ? INK_FALLOW : INK_TINT + seat);
    }
}

/* However narrow the window is, every line takes something and nothing is lost but spaces. */
static void test_lines_break_at_every_width(void **state)
{
    (void)state;
    static const wchar_t text[] = L"  a long-winded text  of several words ";
    for (int room = -3; room <= 50; room++) {
        int letters = 0, steps = 0;
        for (const wchar_t *at = text; *at != L'\0'; steps++) {
            int next, n = words_break(at, room, &next);
            assert_in_range(n, 1, room < 1 ? 1 : room);
            assert_true(next >= n && steps < 100);
            for (int i = 0; i < n; i++)
                letters += at[i] != L' ';
            at += next;
        }
        assert_int_equal(letters, 30);
    }
}

static void test_every_status_has_a_sentence(void **state)
{
    (void)state;
    for (int language = 0; language < LANGUAGES; language++) {
        for (int status = 0; status < AUDE_STATUS_COUNT; status++) {
            const char *text = words_status((enum language)language, (enum aude_status)status);
            assert_non_null(text);
            assert_true(strlen(text) > 8);
            assert_int_not_equal(text[strlen(text) - 1], '.');
        }
    }
}

static void test_every_word_is_there(void **state)
{
    (void)state;
    for (int word = 0; word < WORD_COUNT; word++) {
        for (int language = 0; language < LANGUAGES; language++) {
            const char *text = words_text((enum language)language, (enum word)word);
            assert_non_null(text);
            assert_true(text[0] != '\0');
        }
    }
}

static const char *const names[AUDE_SEATS] = {"Red", "Blue", "Green", "Yellow", "Black", "Grey"};

static void test_every_event_has_a_sentence(void **state)
{
    struct fixture *f = *state;
    for (int language = 0; language < LANGUAGES; language++) {
        for (int kind = 0; kind < AUDE_EVENT_COUNT; kind++) {
            struct aude_event event = {.kind = (uint8_t)kind};
            char line[200];
            words_event((enum language)language, f->rules, &event, names, line, sizeof line);
            assert_true(strlen(line) > 8);
            assert_null(strchr(line, '%'));
        }
    }
}

/* Every number that an event can hold has its words, and no pattern is left unfilled. */
static void test_every_event_of_every_number_has_a_sentence(void **state)
{
    struct fixture *f = *state;
    int tokens = 0;
    while (aude_name(f->rules, AUDE_NAME_TOKEN, tokens) != NULL)
        tokens++;
    for (int i = 0; i < LANGUAGES * AUDE_EVENT_COUNT * 64; i++) {
        enum language language = (enum language)(i % LANGUAGES);
        int kind = i / LANGUAGES % AUDE_EVENT_COUNT, number = i / LANGUAGES / AUDE_EVENT_COUNT;
        struct aude_event event = {.kind = (uint8_t)kind,
                                   .seat = (int8_t)(number % 3 - 1),
                                   .other = (int8_t)(number % 5 - 1),
                                   .points = (int16_t)(number % 7 - 3),
                                   .feature = (uint8_t)(number % 6 == 5 ? 255 : number % 6),
                                   .piece = (uint8_t)(number % 4),
                                   .token = (uint8_t)(number % tokens),
                                   .why = (uint8_t)(number % 6),
                                   .count = (int16_t)(number % 4)};
        char line[300];
        words_event(language, f->rules, &event, names, line, sizeof line);
        assert_true(strlen(line) > 8);
        assert_null(strchr(line, '%'));
    }
}

static void test_points_without_a_feature(void **state)
{
    static const struct {
        const char *reason;
        int points;
        const char *text[LANGUAGES];
    } cases[] = {
        {"fairy-turn",
         1,
         {"Red gets 1 point from the fairy as the turn begins",
          "Red bekommt 1 Punkt von der Fee zu Beginn des Zuges"}},
        {"fairy-scoring",
         3,
         {"Red gets 3 points from the fairy", "Red bekommt 3 Punkte von der Fee"}},
        {"grain",
         10,
         {"Red gets 10 points for the most grain", "Red bekommt 10 Punkte für das meiste Korn"}},
        {"ransom", 3, {"Red gets 3 points as ransom", "Red bekommt 3 Punkte Lösegeld"}},
        {"ransom", -3, {"Red pays 3 points (ransom)", "Red zahlt 3 Punkte (Lösegeld)"}},
    };
    const struct fixture *f = *state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct aude_event event = {.kind = AUDE_EVENT_SCORE, .feature = 255, .other = -1};
        event.points = (int16_t)cases[i].points;
        while (strcmp(aude_name(f->rules, AUDE_NAME_REASON, event.why), cases[i].reason) != 0)
            event.why++;
        for (int language = 0; language < LANGUAGES; language++) {
            char line[200];
            words_event((enum language)language, f->rules, &event, names, line, sizeof line);
            assert_string_equal(line, cases[i].text[language]);
        }
    }
}

/* A name without an entry would be returned as it is, so the German must be another word. */
static void test_every_name_has_words(void **state)
{
    static const enum aude_noun kinds[] = {
        AUDE_NAME_FEATURE, AUDE_NAME_ROLE,  AUDE_NAME_UNIT,   AUDE_NAME_PIECE,   AUDE_NAME_MARK,
        AUDE_NAME_SYMBOL,  AUDE_NAME_TOKEN, AUDE_NAME_REASON, AUDE_NAME_TERRAIN, AUDE_NAME_TERM};
    const struct fixture *f = *state;
    for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
        for (int i = 0; aude_name(f->rules, kinds[k], i) != NULL; i++) {
            const char *name = aude_name(f->rules, kinds[k], i);
            char object[100];
            if (name[0] == '\0' || strcmp(name, "tunnel") == 0)
                continue;
            for (int count = 1; count <= 2; count++) {
                if (words_noun(GERMAN, name, count) == name)
                    fail_msg("there is no word for \"%s\"", name);
                assert_true(words_noun(ENGLISH, name, count)[0] != '\0');
            }
            for (int language = 0; language < LANGUAGES; language++) {
                words_object((enum language)language, name, true, object, sizeof object);
                assert_string_not_equal(object, name);
            }
        }
    }
}

static void test_every_verb_has_words(void **state)
{
    const struct fixture *f = *state;
    for (int i = 0; aude_name(f->rules, AUDE_NAME_VERB, i) != NULL; i++) {
        const char *verb = aude_name(f->rules, AUDE_NAME_VERB, i);
        for (int form = 0; form < VERB_FORMS; form++)
            for (int language = 0; language < LANGUAGES; language++)
                if (words_verb((enum language)language, verb, (enum verb_form)form) == NULL)
                    fail_msg("the verb \"%s\" has no words", verb);
    }
    assert_null(words_verb(ENGLISH, "frobnicate", VERB_MAY));
}

static void test_every_expansion_and_option_has_words(void **state)
{
    (void)state;
    struct aude_option option;
    for (int i = 0; i < LANGUAGES * GAMES_MAX; i++) {
        enum language language = (enum language)(i % LANGUAGES);
        int game = i / LANGUAGES;
        if (aude_game(game) == NULL)
            break;
        for (int k = 0; aude_expansion(game, k) != NULL; k++)
            assert_true(words_module(language, aude_expansion(game, k))[0] != '\0');
        for (int k = 0; aude_option(game, k, &option); k++)
            assert_true(words_option(language, option.name)[0] != '\0');
    }
}

/* What stands on a tile is told apart by its sign, with Unicode and without. */
static void test_signs_differ(void **state)
{
    static const enum aude_noun kinds[] = {AUDE_NAME_MARK, AUDE_NAME_SYMBOL};
    struct fixture *f = *state;
    for (int is_ascii = 0; is_ascii < 2; is_ascii++) {
        wchar_t seen[64] = L"";
        int count = 0;
        f->look.is_ascii = is_ascii != 0;
        for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
            for (int i = 0; aude_name(f->rules, kinds[k], i) != NULL; i++) {
                wchar_t glyph = look_sign(&f->look, kinds[k], i).glyph;
                if (glyph == L' ')
                    continue;
                assert_null(wcschr(seen, glyph));
                seen[count++] = glyph;
                if (is_ascii != 0)
                    assert_in_range(glyph, '!', '~');
            }
        }
        assert_true(count >= 10);
    }
}

static void test_tiles_of_expansions(void **state)
{
    static const wchar_t *const curves[] = {L". ╔╝. .", L"══╝.╔══", L". .╔╝ ."};
    static const wchar_t *const bridge[] = {L". .║. .", L"═══╬═══", L". .║. ."};
    static const wchar_t *const tower[] = {L". . . .", L" .[♜]. ", L". . . ."};
    static const wchar_t *const volcano[] = {L". . . .", L" . . . ", L". . .▲."};
    expect_tile(*state, "inns/EE", 0, curves);
    expect_tile(*state, "traders/HB", 0, bridge);
    expect_tile(*state, "tower/TI", 0, tower);
    expect_tile(*state, "princess/B2", 0, volcano);
}

/* The signs of a tile are all seen on it, in both sizes and all turns. */
static void test_marks_are_seen(void **state)
{
    struct fixture *f = *state;
    struct aude_kind kind;
    for (int i = 0; aude_kind(f->rules, i, &kind); i++) {
        for (int variant = 0; variant < 8; variant++) {
            struct cell cells[TILE_CELLS];
            f->look.is_large = variant >= 4;
            struct grid g = {look_width(&f->look), look_height(&f->look), cells};
            struct picture picture = {.kind = &kind, .turn = variant % 4};
            paint_tile(&g, 0, 0, &f->look, &picture);
            for (int mark = 0; aude_name(f->rules, AUDE_NAME_MARK, mark) != NULL; mark++) {
                wchar_t glyph = look_sign(&f->look, AUDE_NAME_MARK, mark).glyph;
                int wanted = 0, seen = 0;
                for (int k = 0; k < kind.segments; k++)
                    wanted += segment_is_over(&kind, k) ? 0 : kind.segment[k].mark[mark];
                /* Two rivers may begin at one spring of the picture. */
                if (strcmp(aude_name(f->rules, AUDE_NAME_MARK, mark), "spring") == 0)
                    wanted = wanted > 0;
                for (int k = 0; k < g.width * g.height; k++)
                    seen += cells[k].glyph == glyph;
                if (glyph != L' ' && seen < wanted)
                    fail_msg("%s shows %d of %d %s", kind.id, seen, wanted,
                             aude_name(f->rules, AUDE_NAME_MARK, mark));
            }
        }
    }
}

static int find_name(const struct fixture *f, enum aude_noun noun, const char *name)
{
    for (int i = 0; aude_name(f->rules, noun, i) != NULL; i++)
        if (strcmp(aude_name(f->rules, noun, i), name) == 0)
            return i;
    fail_msg("there is no %s", name);
    return -1;
}

/* Signs that are letters are those of the language; each kind of figure has its own. */
static void test_letters_of_the_language(void **state)
{
    struct fixture *f = *state;
    static const char *const wanted[LANGUAGES] = {[ENGLISH] = "fLbp", [GERMAN] = "gLbs"};
    for (int language = 0; language < LANGUAGES; language++) {
        f->look.language = (enum language)language;
        for (int i = 0; i < 4; i++)
            assert_int_equal(look_letter(&f->look, AUDE_NAME_PIECE, i), wanted[language][i]);
    }
    int grain = find_name(f, AUDE_NAME_TOKEN, "grain");
    assert_int_equal(look_letter(&f->look, AUDE_NAME_TOKEN, grain), L'K');
    f->look.is_ascii = true;
    assert_int_equal(look_sign(&f->look, AUDE_NAME_TOKEN, grain).glyph, L'k');
}

/* Carries out lines of a record. */
static void play(const struct fixture *f, const char *const *lines)
{
    for (; *lines != NULL; lines++) {
        struct aude_action a;
        assert_int_equal(aude_action_read(f->state, *lines, &a), AUDE_OK);
        assert_int_equal(aude_check(f->state, aude_actor(f->state), a), AUDE_OK);
        aude_apply(f->state, a, NULL);
    }
}

/* A number on a tile stands in a corner and hides neither a figure nor the height of a tower. */
static void test_numbers_hide_nothing(void **state)
{
    struct fixture *f = *state;
    static const char *const lines[] = {"draw tower/TI", "place 0,1 r0", "put follower field.NL",
                                        NULL};
    struct cell cells[TILE_WIDTH * TILE_HEIGHT * 2], before[TILE_WIDTH * TILE_HEIGHT * 2];
    struct grid g = {TILE_WIDTH, TILE_HEIGHT * 2, cells};
    struct label label = {.spot = {.on_board = true, .x = 0, .y = 1, .turn = -1, .segment = -1}};
    play(f, lines);
    for (label.number = 1; label.number < 200; label.number += 11) {
        int digits = 0, hidden = 0;
        grid_clear(&g);
        paint_board(&g, (struct origin){0, 0}, &f->look, f->state);
        memcpy(before, cells, sizeof cells);
        paint_place(&g, (struct origin){0, 0}, &f->look, f->state, &label);
        for (int i = 0; i < TILE_WIDTH * TILE_HEIGHT * 2; i++) {
            bool is_changed = memcmp(&before[i], &cells[i], sizeof *cells) != 0;
            digits += is_changed;
            hidden += is_changed && (before[i].bg == INK_TOWER || before[i].bg == INK_SEAT);
        }
        assert_int_equal(hidden, 0);
        assert_int_equal(digits, label.number < 10 ? 1 : label.number < 100 ? 2 : 3);
    }
}

static void test_tiles_of_hunters(void **state)
{
    static const wchar_t *const lake[] = {L"W .║. .", L"══2≈≈══", L"W .║. ."};
    static const wchar_t *const spring[] = {L"▜♣♣♣♣♣▛", L" . ¤ . ", L". .║. ."};
    static const wchar_t *const two_lakes[] = {L". .╚2 .", L"══╗.╚══", L". 2╗WW."};
    struct fixture *f = *state;
    f->look.language = GERMAN;
    expect_tile(f, "hunters/13", 0, lake);
    expect_tile(f, "hunters/68", 0, spring);
    expect_tile(f, "hunters/B83", 0, two_lakes);
}

/* Is the text somewhere on the grid, all in that ink? */
static bool has_text(const struct grid *g, const wchar_t *text, int ink)
{
    for (int i = 0; i < g->width * g->height; i++) {
        int n = 0;
        while (text[n] != L'\0' && grid_get(g, i % g->width + n, i / g->width).glyph == text[n] &&
               (ink < 0 || grid_get(g, i % g->width + n, i / g->width).bg == ink))
            n++;
        if (text[n] == L'\0')
            return true;
    }
    return false;
}

/* Without colours: neighbouring segments differ; names, crown spaces and the pig are seen. */
static void test_the_wheel_is_seen(void **state)
{
    static const wchar_t *const rows[] = {
        L"▜▒▒▒▒▒▛ . . . . .║. . . . . ", L" . . . ░░  ♔P      ░░. . . .",
        L". . . .░░░Fortuna ░░░ . . . ", L" . ░░░░░░░░      ░░░░░░░░. .",
        L"═══░♔░░░░♔░░    ░░♔░░░♔░░ . ", L" . ░░Plague░░  ░░Taxes░░░. .",
        L". .Inquisition░  Famine  ▗▟▒", L" .  ♔       ░░░░      ♔  ▐▒▒",
        L". .        ░♔░░♔░        ▝▜▒", L"▄. . .    ░░░░░░░░   . . . .",
        L"▒▒▄▖. .  ░░Storm░░░  ═══╗ . ", L"▒▒▒▒▙▖ . . . . . . . . .║. .",
    };
    struct fixture *f = *state;
    struct cell cells[4 * TILE_WIDTH * 4 * TILE_HEIGHT];
    struct grid g = {4 * TILE_WIDTH, 4 * TILE_HEIGHT, cells};
    grid_clear(&g);
    paint_board(&g, (struct origin){0, 0}, &f->look, f->state);
    for (int i = 0; i < g.width * g.height; i++)
        assert_int_equal(cells[i].glyph, rows[i / g.width][i % g.width]);
    assert_true(has_text(&g, L"Fortuna", INK_PIG));
}

/* In both languages and sizes all six names are whole, and each crown space is in its own cell. */
static void test_crown_spaces_and_names(void **state)
{
    struct fixture *f = *state;
    for (int variant = 0; variant < 4; variant++) {
        struct cell cells[16 * TILE_CELLS];
        struct aude_tile tile[16];
        int crowns = 0;
        f->look.language = variant % 2 == 0 ? ENGLISH : GERMAN;
        f->look.is_large = variant >= 2;
        f->look.has_colour = true;
        struct grid g = {4 * look_width(&f->look), 4 * look_height(&f->look), cells};
        grid_clear(&g);
        paint_board(&g, (struct origin){0, 0}, &f->look, f->state);
        for (int number = 1; words_wheel(f->rules, number) != NULL; number++) {
            wchar_t name[32];
            words_wide(words_noun(f->look.language, words_wheel(f->rules, number), 1), false, name,
                       32);
            assert_true(has_text(&g, name, number == 1 ? INK_PIG : INK_WHEEL + (number - 1) % 2));
        }
        assert_int_equal(aude_tiles(f->state, tile, 16), 16);
        for (int i = 0; i < 16; i++) {
            struct aude_kind kind;
            aude_kind(f->rules, tile[i].kind, &kind);
            for (int k = 0; k < kind.segments; k++) {
                struct aude_spot spot = {
                    .on_board = true, .x = tile[i].x, .y = tile[i].y, .segment = (int8_t)k};
                int x, y;
                if (kind.segment[k].sides != 0 || kind.segment[k].halves != 0)
                    continue;
                spot_locate((struct origin){0, 0}, &f->look, f->state, &spot, &x, &y);
                assert_int_equal(x / look_width(&f->look), tile[i].x);
                assert_int_equal(y / look_height(&f->look), tile[i].y);
                assert_int_equal(grid_get(&g, x, y).glyph, look_crown(&f->look).glyph);
                crowns++;
            }
        }
        assert_int_equal(crowns, 9);
    }
}

/* What is said of points for a reason, in both languages. */
static void expect_reason(const struct fixture *f, struct aude_event event, const char *reason,
                          const char *en, const char *de)
{
    char line[200];
    event.why = (uint8_t)(reason == NULL ? 0 : find_name(f, AUDE_NAME_REASON, reason));
    event.other = -1;
    words_event(ENGLISH, f->rules, &event, names, line, sizeof line);
    assert_string_equal(line, en);
    words_event(GERMAN, f->rules, &event, names, line, sizeof line);
    assert_string_equal(line, de);
}

static void test_events_of_the_wheel(void **state)
{
    const struct fixture *f = *state;
    struct aude_event event = {.kind = AUDE_EVENT_SCORE, .feature = AUDE_NONE, .x = 4};
    struct aude_event taxes = event;
    struct aude_event pig = {.kind = AUDE_EVENT_TOKEN, .seat = -1, .count = 2};
    pig.token = (uint8_t)find_name(f, AUDE_NAME_TOKEN, "pig");
    add_each(f->rules, &event, "supply", 3, 1);
    expect_reason(f, event, "storm", "Storm: 3 followers in supply x 1 = 3 for Red",
                  "Unwetter: 3 Gefolgsleute im Vorrat x 1 = 3 für Red");
    taxes.feature = (uint8_t)find_name(f, AUDE_NAME_FEATURE, "city");
    add_term(f->rules, &taxes, "knight", "knight", AUDE_HOW_TIMES, 1, 1);
    expect_reason(f, taxes, "taxes", "Taxes: 1 knight x 1 own knight = 1 for Red, at 4,0",
                  "Steuern: 1 Ritter x 1 eigener Ritter = 1 für Red, auf 4,0");
    event.feature = (uint8_t)find_name(f, AUDE_NAME_FEATURE, "famine");
    expect_reason(f, event, "crown", "crown space: Red gets 3 points (Famine at 4,0)",
                  "Kronenfeld: Red bekommt 3 Punkte (Hungersnot auf 4,0)");
    expect_reason(f, pig, NULL, "the pig goes to Taxes", "das Glücksschwein läuft weiter: Steuern");
    assert_string_equal(words_token(GERMAN, "pig", 1), "Glücksschwein");
    assert_string_equal(words_noun(GERMAN, "pig", 1), "Schwein");
}

/* Huts are told from members by what they are, so nobody needs both names. */
static void test_figures_are_named_where_needed(void **state)
{
    const struct fixture *f = *state;
    assert_true(words_has_kinds(f->rules) && !words_names_pieces(f->rules));
    assert_string_equal(words_ground(f->rules), "meadow");
}

static void test_texts_fit_every_buffer(void **state)
{
    const struct fixture *f = *state;
    struct aude_event event = {.kind = AUDE_EVENT_SCORE, .points = 14, .strength = {2, 1}};
    char line[200], short_line[200];
    words_event(ENGLISH, f->rules, &event, names, line, sizeof line);
    for (size_t len = 1; len < sizeof short_line; len++) {
        memset(short_line, '#', sizeof short_line);
        words_event(ENGLISH, f->rules, &event, names, short_line, len);
        assert_true(strlen(short_line) < len);
        assert_int_equal(strncmp(line, short_line, strlen(short_line)), 0);
    }
}

static void test_umlauts_without_unicode(void **state)
{
    (void)state;
    wchar_t wide[32];
    assert_int_equal(words_wide("Grün", false, wide, 32), 4);
    assert_int_equal(wide[2], L'ü');
    assert_int_equal(words_wide("Grün", true, wide, 32), 5);
    assert_int_equal(wcscmp(wide, L"Gruen"), 0);
    assert_int_equal(words_wide("Grün", false, wide, 3), 2);
    assert_int_equal(words_wide("\xff\xc3", false, wide, 32), 8);
}

#define BOTH(test) ON(wheel_all, test), ON(hunters, test)
#define ON(game, test) cmocka_unit_test_setup_teardown(test, set_up_##game, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ON(base, test_start_tile_in_all_turns),
        ON(base, test_other_shapes),
        ON(base, test_ascii_is_ascii),
        ON(base, test_figures_stand_apart),
        ON(base, test_board_shows_the_start_tile),
        ON(base, test_cursor_has_its_own_corners),
        ON(base, test_fields_show_their_owners),
        cmocka_unit_test(test_lines_break_at_every_width),
        cmocka_unit_test(test_every_status_has_a_sentence),
        cmocka_unit_test(test_every_word_is_there),
        ON(base, test_every_event_has_a_sentence),
        ON(all, test_every_event_has_a_sentence),
        ON(all, test_every_event_of_every_number_has_a_sentence),
        ON(all, test_points_without_a_feature),
        ON(all, test_every_name_has_words),
        ON(all, test_every_verb_has_words),
        cmocka_unit_test(test_every_expansion_and_option_has_words),
        ON(all, test_signs_differ),
        ON(all, test_tiles_of_expansions),
        ON(all, test_marks_are_seen),
        ON(all, test_ascii_is_ascii),
        ON(all, test_figures_stand_apart),
        ON(all, test_letters_of_the_language),
        ON(all, test_numbers_hide_nothing),
        BOTH(test_every_event_has_a_sentence),
        BOTH(test_every_event_of_every_number_has_a_sentence),
        BOTH(test_every_name_has_words),
        BOTH(test_every_verb_has_words),
        ON(hunters, test_signs_differ),
        BOTH(test_marks_are_seen),
        BOTH(test_ascii_is_ascii),
        BOTH(test_figures_stand_apart),
        ON(hunters, test_tiles_of_hunters),
        ON(wheel, test_the_wheel_is_seen),
        ON(wheel, test_crown_spaces_and_names),
        ON(wheel_all, test_events_of_the_wheel),
        ON(hunters, test_figures_are_named_where_needed),
        ON(base, test_texts_fit_every_buffer),
        cmocka_unit_test(test_umlauts_without_unicode),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
