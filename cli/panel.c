/*
 * panel.c: what is seen while a game is played: title, board, the panel beside it, the line
 * that asks and the line of keys.
 */
#include <stdio.h>
#include <string.h>

#include "screen.h"

enum { PANEL_NARROW = 33, PANEL_WIDE = 40, WIDE_FROM = 110, LINES_MAX = 96, LINE_MAX = 160 };

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

/* Lines of a text broken at spaces. */
struct lines {
    int count;
    wchar_t line[LINES_MAX][LINE_MAX];
    bool is_strong[LINES_MAX];
};

static void add_lines(struct lines *lines, const wchar_t *text, int width, bool is_strong)
{
    int indent = 0;
    while (*text != L'\0') {
        if (lines->count == LINES_MAX) {
            memmove(lines->line[0], lines->line[1], sizeof lines->line - sizeof lines->line[0]);
            memmove(&lines->is_strong[0], &lines->is_strong[1], sizeof lines->is_strong - 1);
            lines->count--;
        }
        int room = (width < LINE_MAX ? width : LINE_MAX - 1) - indent, n = 0;
        while (text[n] != L'\0' && n < room)
            n++;
        if (text[n] != L'\0') {
            int cut = n;
            while (cut > 0 && text[cut] != L' ')
                cut--;
            n = cut > 0 ? cut : n;
        }
        wchar_t *line = lines->line[lines->count];
        wmemset(line, L' ', (size_t)indent);
        wmemcpy(line + indent, text, (size_t)n);
        line[indent + n] = L'\0';
        lines->is_strong[lines->count++] = is_strong;
        text += n;
        while (*text == L' ')
            text++;
        indent = 2;
    }
}

int screen_wrap(struct screen *v, int x, int y, int width, int limit, const char *text)
{
    struct lines lines = {.count = 0};
    wchar_t wide[SCREEN_TEXT];
    words_wide(text, v->look.is_ascii, wide, SCREEN_TEXT);
    add_lines(&lines, wide, width, false);
    struct cell style = {.fg = INK_TEXT, .bg = INK_TABLE};
    int n = lines.count < limit ? lines.count : limit;
    for (int i = 0; i < n; i++)
        grid_text(&v->grid, x, y + i, lines.line[i], style);
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

/* Everything laid since the human who looks had his last turn. */
static void paint_fresh(struct screen *v)
{
    const struct session *n = v->session;
    int from = n->fresh;
    for (int i = from; i < n->journal.count; i++) {
        const struct journal_entry *entry = &n->journal.list[i];
        if (entry->actor < 0 || entry->action.verb != AUDE_PLACE)
            continue;
        struct corners corners = {
            .x = entry->action.x, .y = entry->action.y, .ink = (enum ink)(INK_SEAT + entry->actor)};
        paint_corners(&v->grid, v->origin, &v->look, &corners);
    }
}

static void paint_choices(struct screen *v)
{
    const struct aude_state *s = v->session->now;
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < v->choices.count; i++) {
            const struct target *t = &v->choices.list[i];
            struct label label = {.spot = t->spot, .number = i + 1, .is_chosen = i == v->chosen};
            if (!t->spot.on_board || label.is_chosen != (pass == 1))
                continue;
            if (t->spot.segment >= 0)
                paint_spot(&v->grid, v->origin, &v->look, s, &label);
            else if (!target_is_place(t) || !label.is_chosen)
                paint_place(&v->grid, v->origin, &v->look, &label);
            if (label.is_chosen && target_is_place(t) && aude_hand(s) >= 0)
                paint_ghost(&v->grid, v->origin, &v->look,
                            (struct aude_tile){.x = t->spot.x,
                                               .y = t->spot.y,
                                               .kind = (uint8_t)aude_hand(s),
                                               .turn = (uint8_t)target_turn(s, t)});
            if (label.is_chosen && t->spot.segment < 0)
                paint_corners(&v->grid, v->origin, &v->look,
                              &(struct corners){t->spot.x, t->spot.y, INK_CURSOR});
        }
    }
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

/* The numbered list of what may be done besides laying the tile. */
static int paint_list(struct screen *v, int x, int y, int width)
{
    int limit = v->grid.height - 2;
    if (v->phase != PHASE_CHOOSE || v->choices.count == 0 || target_is_place(&v->choices.list[0]))
        return y;
    int first = v->chosen > 5 ? v->chosen - 5 : 0;
    for (int i = first; i < v->choices.count && y < limit; i++) {
        char text[SCREEN_TEXT], line[SCREEN_TEXT + 16];
        target_tell(v->session, &v->choices.list[i], text, sizeof text);
        snprintf(line, sizeof line, "%d %s", i + 1, text);
        int n = screen_wrap(v, x, y, width, limit - y, line);
        for (int row = y; i == v->chosen && row < y + n; row++) {
            for (int column = x - 1; column < x + width; column++) {
                struct cell c = grid_get(&v->grid, column, row);
                c.fg = INK_DARK;
                c.bg = INK_CURSOR;
                grid_put(&v->grid, column, row, c);
            }
        }
        y += n;
    }
    return y + 1;
}

static void gather_log(struct screen *v, struct lines *lines, int width)
{
    struct session *n = v->session;
    char text[SCREEN_TEXT];
    wchar_t wide[SCREEN_TEXT];
    int from = n->journal.count > 36 ? n->journal.count - 36 : 0;
    int note = 0;
    while (note < n->notes && n->note[note].move < from)
        note++;
    for (int i = from; i < n->journal.count; i++) {
        session_tell(n, i, text, sizeof text);
        words_wide(text, v->look.is_ascii, wide, SCREEN_TEXT);
        add_lines(lines, wide, width, false);
        for (; note < n->notes && n->note[note].move == i; note++) {
            if (!note_counts(&n->note[note]))
                continue;
            words_event(n->language, n->rules, &n->note[note].event, n->names, text, sizeof text);
            words_wide(text, v->look.is_ascii, wide, SCREEN_TEXT);
            add_lines(lines, wide, width, true);
        }
    }
}

static void paint_log(struct screen *v, int x, int y, int width)
{
    struct lines lines = {.count = 0};
    int room = v->grid.height - 2 - y;
    gather_log(v, &lines, width);
    int first = lines.count > room ? lines.count - room : 0;
    for (int i = first; i < lines.count && room > 0; i++) {
        struct cell style = {.fg = lines.is_strong[i] ? INK_STRONG : INK_FAINT, .bg = INK_TABLE};
        style.is_bold = lines.is_strong[i];
        grid_text(&v->grid, x, y + i - first, lines.line[i], style);
    }
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

void screen_paint(struct screen *v)
{
    grid_clear(&v->grid);
    if (v->grid.width < SCREEN_WIDTH_MIN || v->grid.height < SCREEN_HEIGHT_MIN) {
        screen_wrap(v, 0, 0, v->grid.width, v->grid.height, say(v, WORD_TOO_SMALL));
        return;
    }
    paint_board(&v->grid, v->origin, &v->look, v->session->now);
    paint_fresh(v);
    if (v->phase == PHASE_CHOOSE)
        paint_choices(v);
    paint_panel(v);
    paint_title(v);
    paint_question(v);
    paint_bar(v, v->grid.height - 1, say(v, keys_of(v)), "");
}
