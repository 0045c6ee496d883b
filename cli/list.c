/*
 * list.c: what may be done besides laying the tile, as a numbered list in the panel. Where there
 * are several kinds of actions, one kind at a time is listed below the titles of all; what belongs
 * to no place is always listed.
 */
#include <stdio.h>
#include <string.h>

#include "fortune.h"
#include "screen.h"

/* Numbers at the right of a row of the list. */
enum { LIST_DONE = 7, LIST_NOW = 6, LIST_SIZE = 7 };

/* The names of cells and other figures need the room of one column in a narrow panel. */
static bool has_size_column(const struct screen *v, int width)
{
    struct prospect prospect;
    const struct target *first = &v->choices.list[choices_numbered(&v->choices, v->group, 1)];
    bool is_loss = target_prospect(v->session, first, &prospect) && prospect.is_loss;
    return width > 32 || !(is_loss || words_names_pieces(v->session->rules));
}

/* The heading of the list, and each of its rows: what, size, points now, points when done. */
static void paint_row(struct screen *v, int x, int y, int width, const char *const text[4],
                      struct cell style)
{
    static const int columns[4] = {0, LIST_SIZE, LIST_NOW, LIST_DONE};
    int end = x + width;
    for (int i = 3; i > 0; i--) {
        if (i == 1 && !has_size_column(v, width))
            break;
        int n = screen_width(v, text[i]);
        if (n > 0)
            screen_text(v, end - n, y, n, text[i], style);
        end -= text[2][0] == '\0' ? 0 : columns[i];
    }
    screen_text(v, x, y, end - x, text[0], style);
}

/* One entry on one row; what is too long is cut. */
static void paint_entry(struct screen *v, int x, int y, int width, int number)
{
    int i = choices_numbered(&v->choices, v->group, number);
    const struct target *t = &v->choices.list[i];
    struct prospect prospect;
    struct cell style = {.glyph = L' ', .fg = INK_TEXT, .bg = INK_TABLE};
    char text[SCREEN_TEXT], line[SCREEN_TEXT + 16], size[16] = "", now[16] = "", done[16] = "";
    struct crown crown;
    target_brief(v->session, t, text, sizeof text);
    if (fortune_crown(v->session->now, &t->spot, &crown)) {
        snprintf(now, sizeof now, "%d", crown.points);
        snprintf(done, sizeof done, "%d", crown.distance);
    } else if (target_prospect(v->session, t, &prospect)) {
        snprintf(size, sizeof size, "%d", prospect.size);
        snprintf(now, sizeof now, "%d", prospect.now);
        if (prospect.now != prospect.done)
            snprintf(done, sizeof done, "%d", prospect.done);
    }
    if (i == v->chosen) {
        style.fg = INK_DARK;
        style.bg = INK_CURSOR;
        screen_fill(v, x - 1, y, width + 1, style);
    }
    snprintf(line, sizeof line, "%d %s", number, text);
    paint_row(v, x, y, width, (const char *[]){line, size, now, done}, style);
}

/* The title of a kind of actions and how many there are, "ransom 2". */
static void write_title(const struct screen *v, int kind, char *buf, size_t len)
{
    const struct choices *c = &v->choices;
    bool is_placed = kind < c->groups;
    int first = is_placed ? c->group[kind].first : c->placeless;
    int count =
        is_placed ? c->group[kind].count : c->count - c->placeless - (choices_pass(c) >= 0 ? 1 : 0);
    char title[64];
    screen_tell_target(v, &c->list[first], VERB_TITLE, title, sizeof title);
    const char *verb = aude_name(v->session->rules, AUDE_NAME_VERB, c->list[first].action[0].verb);
    snprintf(buf, len, "%s %d", title[0] == '\0' && verb != NULL ? verb : title, count);
}

/* The titles of all kinds of actions, that of the kind chosen in the colour of the cursor. */
static int paint_titles(struct screen *v, int x, int y, int width)
{
    struct cell faint = {.fg = INK_FAINT, .bg = INK_TABLE};
    int at = x + 3;
    bool is_placeless = v->chosen >= v->choices.placeless && v->chosen != choices_pass(&v->choices);
    screen_text(v, x, y, 2, "a:", faint);
    for (int i = 0; i < choices_kinds(&v->choices); i++) {
        struct cell style = {.fg = INK_TEXT, .bg = INK_TABLE};
        char text[96];
        write_title(v, i, text, sizeof text);
        int need = screen_width(v, text);
        if (at + need > x + width && at > x + 3) {
            y++;
            at = x + 3;
        }
        if (i == (is_placeless ? v->choices.groups : v->group)) {
            style.fg = INK_DARK;
            style.bg = INK_CURSOR;
        }
        screen_text(v, at, y, x + width - at, text, style);
        at += need + 2;
    }
    return y + 1;
}

/* Where the list is too long, a part of it around the chosen entry, how many more there are, and
 * passing in any case. */
static int paint_entries(struct screen *v, int x, int y, int width, int first_number)
{
    int count = choices_seen(&v->choices, v->group), room = v->grid.height - 3 - y;
    int pass = choices_pass(&v->choices), first = first_number, last = count;
    int chosen = choices_number(&v->choices, v->group, v->chosen);
    pass = pass < 0 ? 0 : choices_number(&v->choices, v->group, pass);
    if (count - first + 1 > room) {
        int shown = room - (pass == 0 ? 1 : 2);
        shown = shown < 1 ? 1 : shown;
        if (chosen >= first + shown)
            first = chosen - shown + 1;
        /* Passing has its row anyway. */
        if (chosen == pass && first > first_number)
            first--;
        last = first + shown - 1;
    }
    for (int number = first; number <= last; number++)
        paint_entry(v, x, y++, width, number);
    bool is_apart = pass > 0 && (pass < first || pass > last);
    if (last < count || first > first_number) {
        struct cell faint = {.fg = INK_FAINT, .bg = INK_TABLE};
        char number[16], text[SCREEN_TEXT];
        snprintf(number, sizeof number, "%d",
                 count - first_number + 1 - (last - first + 1) - is_apart);
        words_fill(text, sizeof text, screen_say(v, WORD_MORE), (const char *[]){number});
        screen_text(v, x, y++, width, text, faint);
    }
    if (is_apart)
        paint_entry(v, x, y++, width, pass);
    return y;
}

/* What turning would make of the chosen target. */
static int paint_other(struct screen *v, int x, int y, int width)
{
    struct cell faint = {.fg = INK_FAINT, .bg = INK_TABLE};
    struct target t = v->choices.list[v->chosen];
    char figure[SCREEN_TEXT], text[SCREEN_TEXT];
    if (t.turns < 2 || target_is_place(&t))
        return y;
    t.at = (t.at + 1) % t.turns;
    target_brief(v->session, &t, figure, sizeof figure);
    words_fill(text, sizeof text, screen_say(v, WORD_OTHER_FIGURE), (const char *[]){figure});
    screen_text(v, x, y, width, text, faint);
    return y + 1;
}

int list_paint(struct screen *v, int x, int y, int width)
{
    const struct choices *c = &v->choices;
    struct cell faint = {.fg = INK_FAINT, .bg = INK_TABLE};
    struct prospect prospect;
    struct crown crown;
    if (v->phase != PHASE_CHOOSE || c->count == 0)
        return y;
    const struct target *first = &c->list[choices_numbered(c, v->group, 1)];
    if (choices_kinds(c) > 1)
        y = paint_titles(v, x, y, width);
    /* Places for the tile are seen on the board. */
    bool is_placing = target_is_place(first);
    if (is_placing && c->placeless == c->count)
        return y;
    if (fortune_crown(v->session->now, &first->spot, &crown))
        paint_row(
            v, x, y++, width,
            (const char *[]){"", "", screen_say(v, WORD_POINTS), screen_say(v, WORD_LIST_PIG)},
            faint);
    else if (target_prospect(v->session, first, &prospect))
        paint_row(v, x, y++, width,
                  (const char *[]){"",
                                   screen_say(v, prospect_has_segments(v->session->rules)
                                                     ? WORD_LIST_SIZE
                                                     : WORD_LIST_TILES),
                                   screen_say(v, WORD_LIST_NOW), screen_say(v, WORD_LIST_DONE)},
                  faint);
    y = paint_entries(v, x, y, width, is_placing ? c->group[v->group].count + 1 : 1);
    if (y < v->grid.height - 3)
        y = paint_other(v, x, y, width);
    return y + 1;
}
