/*
 * panel.c: what is seen around the map while a game is played: title, the panel beside it, the
 * line that asks and the line of keys.
 */
#include <stdio.h>
#include <string.h>

#include "lines.h"
#include "screen.h"

enum { PANEL_NARROW = 33, PANEL_WIDE = 40, WIDE_FROM = 110, LOG_MOVES = 36 };

static int panel_width(const struct screen *v)
{
    return v->grid.width >= WIDE_FROM ? PANEL_WIDE : PANEL_NARROW;
}

int screen_board_width(const struct screen *v)
{
    return v->grid.width - panel_width(v) - 1;
}

int screen_board_height(const struct screen *v)
{
    return v->grid.height - SCREEN_BOARD_TOP - 2;
}

static const char *say(const struct screen *v, enum word word)
{
    return words_text(v->session->language, word);
}

void screen_text(struct screen *v, int x, int y, int width, const char *text, struct cell style)
{
    wchar_t wide[SCREEN_TEXT];
    int n = words_wide(text, v->look.is_ascii, wide, SCREEN_TEXT);
    if (n > width && width > 0) {
        wide[width - 1] = v->look.is_ascii ? L'>' : L'…';
        n = width;
    }
    wide[n > 0 && width > 0 ? n : 0] = L'\0';
    grid_text(&v->grid, x, y, wide, style);
}

int screen_wrap(struct screen *v, int x, int y, int width, int limit, const char *text)
{
    struct lines lines = {0};
    wchar_t wide[SCREEN_TEXT];
    words_wide(text, v->look.is_ascii, wide, SCREEN_TEXT);
    lines_add(&lines, wide, width, false);
    struct cell style = {.fg = INK_TEXT, .bg = INK_TABLE};
    int n = lines.count < limit ? lines.count : limit;
    for (int i = 0; i < n; i++)
        grid_text(&v->grid, x, y + i, lines.list[i].text, style);
    lines_free(&lines);
    return n;
}

static void fill(struct screen *v, int x, int y, int width, struct cell c)
{
    for (int i = 0; i < width; i++)
        grid_put(&v->grid, x + i, y, c);
}

static void paint_bar(struct screen *v, int y, const char *left, const char *right)
{
    struct cell style = {.glyph = L' ', .fg = INK_SHIELD, .bg = INK_BAR};
    wchar_t wide[SCREEN_TEXT];
    int n = words_wide(right, v->look.is_ascii, wide, SCREEN_TEXT);
    fill(v, 0, y, v->grid.width, style);
    screen_text(v, 1, y, v->grid.width - 2 - (n > 0 ? n + 1 : 0), left, style);
    grid_text(&v->grid, v->grid.width - n - 1, y, wide, style);
}

static void paint_title(struct screen *v)
{
    char rules[AUDE_TEXT_MAX], number[16], left[64];
    int n = aude_left(v->session->now);
    aude_rules_write(v->session->rules, rules, sizeof rules);
    snprintf(number, sizeof number, "%d", n);
    words_fill(left, sizeof left, say(v, n == 1 ? WORD_LEFT_1 : WORD_LEFT),
               (const char *[]){number});
    paint_bar(v, 0, rules, left);
}

/* One row per seat: mark, name, player, points, figures in the supply. */
static int paint_seats(struct screen *v, int x, int y, int width)
{
    const struct session *n = v->session;
    struct cell faint = {.fg = INK_FAINT, .bg = INK_TABLE};
    int score[AUDE_SEATS];
    aude_scores(n->now, score);
    char text[SCREEN_TEXT];
    snprintf(text, sizeof text, "%6s %7s", say(v, WORD_POINTS), say(v, WORD_FIGURES));
    screen_text(v, x + width - 15, y++, 14, text, faint);
    for (int seat = 0; seat < n->seats; seat++, y++) {
        bool is_turn = aude_actor(n->now) != AUDE_OVER && aude_turn(n->now) == seat;
        struct cell style = {.fg = INK_STRONG, .bg = INK_TABLE, .is_bold = is_turn};
        struct cell mark = {.glyph = look_mark(&v->look, seat), .fg = look_pen(seat)};
        mark.bg = (uint8_t)(INK_SEAT + seat);
        mark.is_bold = true;
        screen_text(v, x, y, 1, is_turn ? ">" : " ", style);
        grid_put(&v->grid, x + 1, y, mark);
        snprintf(text, sizeof text, "%s %s", n->names[seat],
                 n->seat[seat].player == NULL ? say(v, WORD_YOU) : n->seat[seat].player->name);
        if (n->humans > 1 && n->seat[seat].player == NULL)
            snprintf(text, sizeof text, "%s", n->names[seat]);
        screen_text(v, x + 3, y, width - 15, text, style);
        int used = snprintf(text, sizeof text, "%6d ", score[seat]);
        for (int kind = 0; aude_name(n->rules, AUDE_NAME_PIECE, kind) != NULL && kind < 8; kind++)
            used += snprintf(text + used, sizeof text - (size_t)used, kind == 0 ? "%7d" : "+%d",
                             aude_supply(n->now, seat, kind));
        int lead = (int)strspn(text, " ");
        screen_text(v, x + width - 15 + lead, y, 15 - lead, text + lead, style);
    }
    return y;
}

static int paint_hand(struct screen *v, int x, int y, int width)
{
    const struct aude_state *s = v->session->now;
    struct aude_kind kind;
    int hand = aude_hand(s);
    if (hand < 0 || !aude_kind(v->session->rules, hand, &kind))
        return y;
    const struct target *t = &v->choices.list[v->chosen];
    bool is_placing = v->phase == PHASE_CHOOSE && v->choices.count > 0 && target_is_place(t);
    struct look small = v->look;
    small.is_large = false;
    char text[SCREEN_TEXT], ways[16];
    words_fill(text, sizeof text, say(v, WORD_IN_HAND), (const char *[]){kind.id});
    screen_wrap(v, x + TILE_WIDTH + 2, y, width - TILE_WIDTH - 2, 2, text);
    if (is_placing) {
        snprintf(ways, sizeof ways, "%d", t->turns);
        words_fill(text, sizeof text, say(v, WORD_WAYS), (const char *[]){ways});
        if (t->turns > 1)
            screen_wrap(v, x + TILE_WIDTH + 2, y + 2, width - TILE_WIDTH - 2, 1, text);
    }
    struct picture picture = {.kind = &kind, .turn = is_placing ? target_turn(s, t) : 0};
    paint_tile(&v->grid, x, y, &small, &picture);
    return y + TILE_HEIGHT + 1;
}

/* Numbers at the right of a row of the list. */
enum { LIST_DONE = 7, LIST_NOW = 6, LIST_TILES = 7 };

/* The heading of the list, and each of its rows: what, tiles, points now, points when done. */
static void paint_row(struct screen *v, int x, int y, int width, const char *const text[4],
                      struct cell style)
{
    static const int columns[4] = {0, LIST_TILES, LIST_NOW, LIST_DONE};
    int end = x + width;
    for (int i = 3; i > 0; i--) {
        wchar_t wide[SCREEN_TEXT];
        int n = words_wide(text[i], v->look.is_ascii, wide, SCREEN_TEXT);
        if (n > 0)
            screen_text(v, end - n, y, n, text[i], style);
        end -= text[1][0] == '\0' ? 0 : columns[i];
    }
    screen_text(v, x, y, end - x, text[0], style);
}

/* One entry on one row; what is too long is cut. */
static void paint_entry(struct screen *v, int x, int y, int width, int i)
{
    const struct target *t = &v->choices.list[i];
    struct prospect prospect;
    struct cell style = {.glyph = L' ', .fg = INK_TEXT, .bg = INK_TABLE};
    char text[SCREEN_TEXT], line[SCREEN_TEXT + 16], tiles[16] = "", now[16] = "", done[16] = "";
    target_tell(v->session, t, text, sizeof text);
    if (target_prospect(v->session, t, &prospect)) {
        snprintf(text, sizeof text, "%s", prospect.who);
        snprintf(tiles, sizeof tiles, "%d", prospect.feature.tiles);
        snprintf(now, sizeof now, "%d", prospect.now);
        if (prospect.now != prospect.done)
            snprintf(done, sizeof done, "%d", prospect.done);
    }
    if (i == v->chosen) {
        style.fg = INK_DARK;
        style.bg = INK_CURSOR;
        fill(v, x - 1, y, width + 1, style);
    }
    snprintf(line, sizeof line, "%d %s", i + 1, text);
    paint_row(v, x, y, width, (const char *[]){line, tiles, now, done}, style);
}

/* The numbered list of what may be done besides laying the tile. Where it is too long, a part of
 * it around the chosen entry, how many more there are, and passing in any case. */
static int paint_list(struct screen *v, int x, int y, int width)
{
    int room = v->grid.height - 3 - y, count = v->choices.count;
    struct prospect prospect;
    struct cell faint = {.fg = INK_FAINT, .bg = INK_TABLE};
    if (v->phase != PHASE_CHOOSE || count == 0 || target_is_place(&v->choices.list[0]))
        return y;
    if (target_prospect(v->session, &v->choices.list[0], &prospect))
        paint_row(v, x, y++, width,
                  (const char *[]){"", say(v, WORD_LIST_TILES), say(v, WORD_LIST_NOW),
                                   say(v, WORD_LIST_DONE)},
                  faint);
    int pass = choices_pass(&v->choices), first = 0, last = count;
    if (count > room) {
        int shown = room - (pass < 0 ? 1 : 2);
        first = v->chosen < shown ? 0 : v->chosen - shown + 1;
        /* Passing has its row anyway. */
        if (v->chosen == pass && first > 0)
            first--;
        last = first + shown;
    }
    for (int i = first; i < last && i < count; i++)
        paint_entry(v, x, y++, width, i);
    bool is_apart = pass >= 0 && (pass < first || pass >= last);
    if (last < count || first > 0) {
        char number[16], text[SCREEN_TEXT];
        snprintf(number, sizeof number, "%d", count - (last - first) - is_apart);
        words_fill(text, sizeof text, say(v, WORD_MORE), (const char *[]){number});
        screen_text(v, x, y++, width, text, faint);
    }
    if (is_apart)
        paint_entry(v, x, y++, width, pass);
    return y + 1;
}

static void gather_log(struct screen *v, struct lines *lines, int width)
{
    struct session *n = v->session;
    char text[SCREEN_TEXT];
    wchar_t wide[SCREEN_TEXT];
    int from = n->journal.count > LOG_MOVES ? n->journal.count - LOG_MOVES : 0;
    int note = 0;
    while (note < n->notes && n->note[note].move < from)
        note++;
    for (int i = from; i < n->journal.count; i++) {
        session_tell(n, i, text, sizeof text);
        words_wide(text, v->look.is_ascii, wide, SCREEN_TEXT);
        lines_add(lines, wide, width, false);
        for (; note < n->notes && n->note[note].move == i; note++) {
            if (!note_counts(&n->note[note]))
                continue;
            words_event(n->language, n->rules, &n->note[note].event, n->names, text, sizeof text);
            words_wide(text, v->look.is_ascii, wide, SCREEN_TEXT);
            lines_add(lines, wide, width, true);
        }
    }
}

static void paint_log(struct screen *v, int x, int y, int width)
{
    struct lines lines = {0};
    int room = v->grid.height - 2 - y;
    gather_log(v, &lines, width);
    int first = lines.count > room ? lines.count - room : 0;
    for (int i = first; i < lines.count && room > 0; i++) {
        const struct line *line = &lines.list[i];
        struct cell style = {.fg = line->is_strong ? INK_STRONG : INK_FAINT, .bg = INK_TABLE};
        style.is_bold = line->is_strong;
        grid_text(&v->grid, x, y + i - first, line->text, style);
    }
    lines_free(&lines);
}

static void paint_panel(struct screen *v)
{
    int left = screen_board_width(v), width = panel_width(v);
    struct cell blank = {.glyph = L' ', .fg = INK_TEXT, .bg = INK_TABLE};
    struct cell edge = {.glyph = v->look.is_ascii ? L'|' : L'│', .fg = INK_FAINT, .bg = INK_TABLE};
    for (int y = 1; y < v->grid.height; y++) {
        fill(v, left, y, width + 1, blank);
        grid_put(&v->grid, left, y, edge);
    }
    int x = left + 2, y = paint_seats(v, left + 2, 1, width - 2) + 1;
    y = paint_hand(v, x, y, width - 3);
    y = paint_list(v, x, y, width - 3);
    paint_log(v, x, y, width - 3);
}

static enum word keys_of(const struct screen *v)
{
    bool is_placing = v->choices.count > 0 && target_is_place(&v->choices.list[0]);
    switch (v->phase) {
    case PHASE_WATCH:
        return WORD_KEYS_WATCH;
    case PHASE_DONE:
        return WORD_KEYS_DONE;
    case PHASE_OVER:
        return WORD_KEYS_OVER;
    case PHASE_CHOOSE:
        break;
    }
    return is_placing ? WORD_KEYS_PLACE : WORD_KEYS_FIGURE;
}

/* What an action would give each seat at once: "Red +4"; "" for nothing. */
static void tell_gain(struct screen *v, char *buf, size_t len)
{
    struct session *n = v->session;
    struct aude_events events;
    int gain[AUDE_SEATS] = {0};
    buf[0] = '\0';
    aude_preview(n->now, target_action(&v->choices.list[v->chosen]), n->scratch, &events);
    for (int i = 0; i < events.count; i++)
        if (events.list[i].kind == AUDE_EVENT_SCORE && !events.list[i].is_final &&
            events.list[i].seat >= 0)
            gain[events.list[i].seat] += events.list[i].points;
    char text[128] = "";
    size_t used = 0;
    for (int seat = 0; seat < n->seats && used < sizeof text; seat++)
        if (gain[seat] != 0)
            used += (size_t)snprintf(text + used, sizeof text - used, "%s%s %+d",
                                     used == 0 ? "" : " ", n->names[seat], gain[seat]);
    if (used > 0)
        words_fill(buf, len, say(v, WORD_GAINS), (const char *[]){text});
}

/* What the one who acts is asked, by what he may do. */
static void ask(struct screen *v, char *buf, size_t len)
{
    const struct session *n = v->session;
    const struct target *t = &v->choices.list[v->chosen];
    int verb = t->action[0].verb;
    char question[160], who[80], places[16], gain[160];
    enum word word = verb == AUDE_PUT || verb == AUDE_PASS ? WORD_ASK_FIGURE : WORD_ASK_ACTION;
    if (target_is_place(t))
        word = v->choices.count == 1 ? WORD_ASK_PLACE_1 : WORD_ASK_PLACE;
    snprintf(places, sizeof places, "%d", v->choices.count);
    words_fill(question, sizeof question, say(v, word), (const char *[]){places});
    words_fill(who, sizeof who, say(v, WORD_TURN_OF),
               (const char *[]){n->names[aude_actor(n->now)]});
    tell_gain(v, gain, sizeof gain);
    snprintf(buf, len, "%s. %s  %s", who, question, gain);
}

static void paint_question(struct screen *v)
{
    char line[SCREEN_TEXT];
    struct cell style = {.glyph = L' ', .fg = INK_STRONG, .bg = INK_TABLE, .is_bold = true};
    int y = v->grid.height - 2;
    enum word word = v->phase == PHASE_DONE   ? WORD_ASK_DONE
                     : v->phase == PHASE_OVER ? WORD_OVER
                     : v->is_paused           ? WORD_PAUSED
                                              : WORD_WAITING;
    snprintf(line, sizeof line, "%s", say(v, word));
    if (v->phase == PHASE_CHOOSE && v->choices.count > 0)
        ask(v, line, sizeof line);
    fill(v, 0, y, v->grid.width, style);
    screen_text(v, 1, y, v->grid.width - 2, v->message[0] != '\0' ? v->message : line, style);
}

/* As many keys as there is room for, help first and the way out last. */
static void paint_keys(struct screen *v)
{
    char keys[SCREEN_TEXT];
    wchar_t wide[SCREEN_TEXT];
    const char *quit = say(v, WORD_KEY_QUIT);
    snprintf(keys, sizeof keys, "%s", say(v, keys_of(v)));
    int room = v->grid.width - 4 - words_wide(quit, v->look.is_ascii, wide, SCREEN_TEXT);
    while (words_wide(keys, v->look.is_ascii, wide, SCREEN_TEXT) > room) {
        char *gap = NULL;
        for (char *c = strstr(keys, "  "); c != NULL; c = strstr(c + 2, "  "))
            gap = c;
        if (gap == NULL)
            break;
        *gap = '\0';
    }
    paint_bar(v, v->grid.height - 1, keys, quit);
}

/* What is asked stands below in a window of any size. */
static void paint_small(struct screen *v)
{
    int y = screen_wrap(v, 0, 0, v->grid.width, v->grid.height, say(v, WORD_TOO_SMALL));
    if (v->message[0] == '\0')
        return;
    if (y > v->grid.height / 2) {
        grid_clear(&v->grid);
        y = 0;
    }
    screen_wrap(v, 0, y, v->grid.width, v->grid.height - y, v->message);
}

void screen_paint(struct screen *v)
{
    grid_clear(&v->grid);
    if (screen_is_small(v)) {
        paint_small(v);
        return;
    }
    map_paint(v);
    paint_panel(v);
    paint_title(v);
    paint_question(v);
    paint_keys(v);
}
