/*
 * panel.c: what is seen around the map while a game is played: title, the panel beside it with
 * seats and list, the line that asks and the line of keys.
 */
#include <stdio.h>
#include <string.h>

#include "lines.h"
#include "screen.h"

enum { PANEL_NARROW = 33, PANEL_WIDE = 40, WIDE_FROM = 110 };

int screen_panel_width(const struct screen *v)
{
    return v->grid.width >= WIDE_FROM ? PANEL_WIDE : PANEL_NARROW;
}

int screen_board_width(const struct screen *v)
{
    return v->grid.width - screen_panel_width(v) - 1;
}

int screen_board_height(const struct screen *v)
{
    return v->grid.height - SCREEN_BOARD_TOP - 2;
}

const char *screen_say(const struct screen *v, enum word word)
{
    return words_text(v->session->language, word);
}

const char *screen_ground(const struct screen *v)
{
    return words_noun(v->session->language, words_ground(v->session->rules), 2);
}

int screen_width(const struct screen *v, const char *text)
{
    wchar_t wide[SCREEN_TEXT];
    return words_wide(text, v->look.is_ascii, wide, SCREEN_TEXT);
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

void screen_fill(struct screen *v, int x, int y, int width, struct cell c)
{
    for (int i = 0; i < width; i++)
        grid_put(&v->grid, x + i, y, c);
}

void screen_bar(struct screen *v, int y, const char *left, const char *right)
{
    struct cell style = {.glyph = L' ', .fg = INK_SHIELD, .bg = INK_BAR};
    wchar_t wide[SCREEN_TEXT];
    int n = words_wide(right, v->look.is_ascii, wide, SCREEN_TEXT);
    screen_fill(v, 0, y, v->grid.width, style);
    screen_text(v, 1, y, v->grid.width - 2 - (n > 0 ? n + 1 : 0), left, style);
    grid_text(&v->grid, v->grid.width - n - 1, y, wide, style);
}

static void paint_title(struct screen *v)
{
    char rules[AUDE_TEXT_MAX], number[16], left[64];
    int n = aude_left(v->session->now);
    aude_rules_write(v->session->rules, rules, sizeof rules);
    snprintf(number, sizeof number, "%d", n);
    words_fill(left, sizeof left, screen_say(v, n == 1 ? WORD_LEFT_1 : WORD_LEFT),
               (const char *[]){number});
    screen_bar(v, 0, rules, left);
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
    tell_hand(s, v->session->language, text, sizeof text);
    screen_wrap(v, x + TILE_WIDTH + 2, y, width - TILE_WIDTH - 2, 2, text);
    if (is_placing) {
        snprintf(ways, sizeof ways, "%d", t->turns);
        words_fill(text, sizeof text, screen_say(v, WORD_WAYS), (const char *[]){ways});
        if (t->turns > 1)
            screen_wrap(v, x + TILE_WIDTH + 2, y + 2, width - TILE_WIDTH - 2, 1, text);
    }
    struct picture picture = {.kind = &kind, .turn = is_placing ? target_turn(s, t) : 0};
    paint_tile(&v->grid, x, y, &small, &picture);
    return y + TILE_HEIGHT + 1;
}

static void paint_panel(struct screen *v)
{
    int left = screen_board_width(v), width = screen_panel_width(v);
    struct cell blank = {.glyph = L' ', .fg = INK_TEXT, .bg = INK_TABLE};
    struct cell edge = {.glyph = v->look.is_ascii ? L'|' : L'│', .fg = INK_FAINT, .bg = INK_TABLE};
    for (int y = 1; y < v->grid.height; y++) {
        screen_fill(v, left, y, width + 1, blank);
        grid_put(&v->grid, left, y, edge);
    }
    int x = left + 2, y = seats_paint(v, left + 2, 1, width - 2) + 1;
    y = paint_hand(v, x, y, width - 3);
    y = list_paint(v, x, y, width - 3);
    news_paint(v, x, y, width - 3);
}

/* By what is chosen: the same key may lay a tile or pay a ransom. */
static enum word keys_of(const struct screen *v)
{
    bool is_placing = v->choices.count > 0 && target_is_place(&v->choices.list[v->chosen]);
    switch (v->phase) {
    case PHASE_WATCH:
        return WORD_KEYS_WATCH;
    case PHASE_DONE:
        return WORD_KEYS_DONE;
    case PHASE_OVER:
        return WORD_KEYS_OVER;
    case PHASE_HAND_OVER:
    case PHASE_CHOOSE:
        break;
    }
    bool is_alone = choices_kinds(&v->choices) < 2, may_pass = choices_pass(&v->choices) >= 0;
    if (is_placing)
        return is_alone ? WORD_KEYS_PLACE : WORD_KEYS_PLACE_OR;
    if (is_alone)
        return may_pass ? WORD_KEYS_MAY : WORD_KEYS_MUST;
    return may_pass ? WORD_KEYS_GROUPS : WORD_KEYS_MUST_GROUPS;
}

/* Adds "Red +4" or "Blue 2" to a list. */
static void add_number(char *buf, size_t len, const char *name, const char *format, int number)
{
    size_t used = strlen(buf);
    if (used < len && number != 0)
        used += (size_t)snprintf(buf + used, len - used, "%s%s ", used == 0 ? "" : " ", name);
    if (used < len && number != 0)
        snprintf(buf + used, len - used, format, number);
}

/* What an action would do at once: the points it gives, and how many figures it sends home
 * without their being scored; "" for nothing. */
static void tell_effect(struct screen *v, char *buf, size_t len)
{
    struct session *n = v->session;
    struct aude_events events;
    int gain[AUDE_SEATS] = {0}, home[AUDE_SEATS] = {0};
    bool is_scored = false;
    char gains[128] = "", homes[128] = "", text[160] = "";
    struct aude_action action = target_action(&v->choices.list[v->chosen]);
    struct aude_spot spot = aude_where(n->now, action);
    struct prospect prospect;
    bool is_loss = target_prospect(n, &v->choices.list[v->chosen], &prospect) && prospect.is_loss;
    aude_preview(n->now, action, n->scratch, &events);
    /* What the next player gets for beginning his turn is not due to the action. */
    for (int i = 0; i < events.count && events.list[i].kind != AUDE_EVENT_TURN; i++) {
        const struct aude_event *event = &events.list[i];
        is_scored |= event->kind == AUDE_EVENT_CLOSED || event->kind == AUDE_EVENT_END;
        if (event->kind == AUDE_EVENT_SCORE && !event->is_final && event->seat >= 0)
            gain[event->seat] += event->points;
        /* An action that names a figure says itself that it comes back. */
        bool is_named =
            (event->other >= 0 && spot.piece >= 0) ||
            (is_loss && event->x == spot.x && event->y == spot.y && event->segment == spot.segment);
        if (event->kind == AUDE_EVENT_RETURN && !is_scored && !is_named && event->seat >= 0)
            home[event->seat]++;
    }
    for (int seat = 0; seat < n->seats; seat++) {
        add_number(gains, sizeof gains, n->names[seat], "%+d", gain[seat]);
        add_number(homes, sizeof homes, n->names[seat], "%d", home[seat]);
    }
    buf[0] = '\0';
    if (gains[0] != '\0')
        words_fill(buf, len, screen_say(v, WORD_GAINS), (const char *[]){gains});
    if (homes[0] != '\0')
        words_fill(text, sizeof text, screen_say(v, WORD_HOME), (const char *[]){homes});
    size_t used = strlen(buf);
    if (homes[0] != '\0' && used < len)
        snprintf(buf + used, len - used, "%s%s", used == 0 ? "" : "  ", text);
}

void screen_tell_target(const struct screen *v, const struct target *t, enum verb_form form,
                        char *buf, size_t len)
{
    struct telling telling = target_telling(v->session, t);
    tell_action(&telling, form, buf, len);
}

/* What the one who acts is asked, by what he may do; passing answers what else is asked. */
static void ask(struct screen *v, char *buf, size_t len)
{
    const struct session *n = v->session;
    const struct target *t = &v->choices.list[v->chosen];
    if (t->action[0].verb == AUDE_PASS)
        t = &v->choices.list[choices_numbered(&v->choices, v->group, 1)];
    char question[256], places[16], effect[200], who[80];
    snprintf(places, sizeof places, "%d", v->choices.groups > 0 ? v->choices.group[0].count : 0);
    words_fill(who, sizeof who, screen_say(v, WORD_TURN_OF),
               (const char *[]){n->names[session_actor(n)]});
    screen_tell_target(v, t, VERB_ASK, question, sizeof question);
    if (target_is_place(t) || question[0] == '\0') {
        char what[160];
        enum word word = !target_is_place(t)              ? WORD_ASK_ACTION
                         : v->choices.group[0].count == 1 ? WORD_ASK_PLACE_1
                                                          : WORD_ASK_PLACE;
        words_fill(what, sizeof what, screen_say(v, word), (const char *[]){places});
        snprintf(question, sizeof question, "%s. %s", who, what);
    }
    tell_effect(v, effect, sizeof effect);
    snprintf(buf, len, "%s  %s", question, effect);
}

bool screen_ends_turn(const struct screen *v)
{
    const struct session *n = v->session;
    bool has_laid = false;
    int seat = aude_table_drafter(n->table), turn = session_step(n, n->moves - 1).turn;
    for (int i = n->moves - 1; i >= 0 && !has_laid; i--) {
        struct aude_step step = session_step(n, i);
        if (step.turn != turn)
            break;
        has_laid = step.actor == seat && step.action.verb == AUDE_PLACE;
    }
    return session_actor(n) == AUDE_OVER || (has_laid && aude_turn(n->now) != seat);
}

static void paint_question(struct screen *v)
{
    char line[SCREEN_TEXT];
    struct cell style = {.glyph = L' ', .fg = INK_STRONG, .bg = INK_TABLE, .is_bold = true};
    int y = v->grid.height - 2;
    enum word word = v->phase == PHASE_DONE ? (screen_ends_turn(v) ? WORD_ASK_DONE : WORD_ASK_PART)
                     : v->phase == PHASE_OVER ? WORD_OVER
                     : v->is_paused           ? WORD_PAUSED
                                              : WORD_WAITING;
    snprintf(line, sizeof line, "%s", screen_say(v, word));
    if (v->phase == PHASE_CHOOSE && v->choices.count > 0)
        ask(v, line, sizeof line);
    screen_fill(v, 0, y, v->grid.width, style);
    screen_text(v, 1, y, v->grid.width - 2, v->message[0] != '\0' ? v->message : line, style);
}

/* As many keys as there is room for, help first and the way out last. */
void screen_keys(struct screen *v, const char *text)
{
    char keys[SCREEN_TEXT];
    const char *quit = screen_say(v, WORD_KEY_QUIT);
    words_fill(keys, sizeof keys, text, (const char *[]){screen_ground(v)});
    int room = v->grid.width - 4 - screen_width(v, quit);
    while (screen_width(v, keys) > room) {
        char *gap = NULL;
        for (char *c = strstr(keys, "  "); c != NULL; c = strstr(c + 2, "  "))
            gap = c;
        if (gap == NULL)
            break;
        *gap = '\0';
    }
    screen_bar(v, v->grid.height - 1, keys, quit);
}

/* What is asked stands below in a window of any size. */
static void paint_small(struct screen *v)
{
    int y = screen_wrap(v, 0, 0, v->grid.width, v->grid.height, screen_say(v, WORD_TOO_SMALL));
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
    if (!game_has(v->session->rules, AUDE_HAS_BOARD)) {
        cards_paint(v);
        return;
    }
    map_paint(v);
    paint_panel(v);
    paint_title(v);
    paint_question(v);
    screen_keys(v, screen_say(v, keys_of(v)));
}
