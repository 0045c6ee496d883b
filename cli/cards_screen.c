/*
 * cards_screen.c: a card game on a whole terminal: the rows above, below them the players and the
 * news, then the hand of whoever looks. Everything is painted from what that seat may know.
 */
#include <stdio.h>
#include <string.h>

#include "file.h"
#include "lines.h"
#include "screen.h"

enum {
    LARGE_FROM_WIDTH = 110, /* large cards in windows so wide */
    TALL_FROM = 34,         /* and a higher hand in windows so high */
    HAND_HIGH = 3,
    HAND_HIGH_TALL = 5,
    STRIP_MIN = 2,
    STRIP_MAX = 4,
    SEATS_WIDTH = 54,
    NEWS_MIN = 20,
    NEWS_MOVES = 120, /* more than there are lines for, dealing included */
    ITEM_MAX = 14
};

/* The rows of the window. */
struct layout {
    int strip; /* lines of one row of cards */
    int seats, hand, hand_high;
    bool is_large;
};

static struct layout layout_of(const struct screen *v)
{
    const struct session *n = v->session;
    struct layout l = {.hand_high = v->grid.height >= TALL_FROM ? HAND_HIGH_TALL : HAND_HIGH};
    int rows = 0, height = v->grid.height;
    while (aude_name(n->rules, AUDE_NAME_FEATURE, rows) != NULL)
        rows++;
    l.strip = (height - 3 - l.hand_high - n->seats - 1) / (rows < 1 ? 1 : rows);
    l.strip = l.strip < STRIP_MIN ? STRIP_MIN : l.strip > STRIP_MAX ? STRIP_MAX : l.strip;
    l.seats = 1 + rows * l.strip;
    l.hand = height - 2 - l.hand_high;
    l.is_large = v->grid.width >= LARGE_FROM_WIDTH && l.strip == STRIP_MAX;
    return l;
}

void cards_enter(struct screen *v)
{
    const struct session *n = v->session;
    cards_menu(&v->menu, n->seen);
    v->item = v->way = 0;
    if (v->menu.count > 0 && v->menu.item[0].is_claim)
        v->way = cards_best_claim(n->seen, n->looker, &v->menu.item[0]);
}

static bool is_choosing(const struct screen *v)
{
    return v->phase == PHASE_CHOOSE && v->menu.count > 0;
}

static const struct aude_action *chosen(const struct screen *v)
{
    return is_choosing(v) ? &v->menu.item[v->item].way[v->way] : NULL;
}

/* Are there answers to choose from instead of cards? */
static bool is_asked(const struct screen *v)
{
    return is_choosing(v) && v->menu.item[0].card < 0 && !v->menu.item[0].is_claim;
}

/* ---- Title and rows --------------------------------------------------------------------------- */

static void paint_title(struct screen *v, const struct card_layout *t)
{
    const struct session *n = v->session;
    char rules[AUDE_TEXT_MAX], right[SCREEN_TEXT] = "", text[128], number[16], all[16];
    int rounds = session_rounds(n), round = session_round(n), left = aude_left(n->seen);
    aude_rules_write(n->rules, rules, sizeof rules);
    snprintf(number, sizeof number, "%d", round);
    snprintf(all, sizeof all, "%d", rounds);
    words_fill(text, sizeof text, screen_say(v, round == 0 ? WORD_CARD_SETUP : WORD_CARD_ROUND),
               (const char *[]){number, all});
    tell_add(right, sizeof right, "", text);
    if (t->dealer >= 0) {
        words_fill(text, sizeof text, screen_say(v, WORD_CARD_DEALER),
                   (const char *[]){n->names[t->dealer]});
        tell_add(right, sizeof right, "   ", text);
    }
    snprintf(number, sizeof number, "%d", left);
    words_fill(text, sizeof text, screen_say(v, left == 1 ? WORD_CARD_LEFT_1 : WORD_CARD_LEFT),
               (const char *[]){number});
    tell_add(right, sizeof right, "   ", text);
    screen_bar(v, 0, rules, right);
}

static void paint_rows(struct screen *v, const struct card_layout *t)
{
    struct layout l = layout_of(v);
    for (int row = 0; row < t->rows; row++) {
        struct card_strip strip = {.x = 1, .y = 1 + row * l.strip, .width = v->grid.width - 2};
        strip.size = cards_size(&v->look, l.is_large, l.strip - 1);
        strip.ghost = chosen(v);
        cards_paint_row(&v->grid, &strip, &v->look, t, row);
    }
}

/* ---- Players ---------------------------------------------------------------------------------- */

/* Columns of the table of players: where they end. */
enum {
    NAME_AT = 3,
    POINTS_END = 20,
    HAND_END = 25,
    FIGURE_AT = 26,
    FRONT_AT = 27,
    FRONT_WIDTH = 4
};

static int waiting_end(const struct card_layout *t)
{
    return FRONT_AT + t->rows * FRONT_WIDTH + 3;
}

static void paint_end(struct screen *v, int end, int y, const char *text, struct cell style)
{
    int n = screen_width(v, text);
    screen_text(v, end - n, y, n, text, style);
}

static void paint_heading(struct screen *v, const struct card_layout *t, int y)
{
    struct cell faint = {.fg = INK_FAINT, .bg = INK_TABLE};
    paint_end(v, POINTS_END, y, screen_say(v, WORD_POINTS), faint);
    paint_end(v, HAND_END, y, screen_say(v, WORD_CARD_COLUMNS), faint);
    for (int row = 0; row < t->rows; row++) {
        struct cell c = v->look.has_colour ? cards_ink(&v->look, row, false) : faint;
        paint_end(v, FRONT_AT + (row + 1) * FRONT_WIDTH, y,
                  cards_letters(v->session->language, v->session->rules, row), c);
    }
    paint_end(v, waiting_end(t), y, "*", faint);
    paint_end(v, waiting_end(t) + 6, y, screen_say(v, WORD_CARD_CHEST_COLUMN), faint);
}

static void paint_front(struct screen *v, const struct card_layout *t, int seat, int y)
{
    const struct card_seat *s = &t->seat[seat];
    struct cell style = {.fg = INK_STRONG, .bg = INK_TABLE};
    struct cell faint = {.fg = INK_FAINT, .bg = INK_TABLE};
    char text[32];
    for (int row = 0; row < t->rows; row++) {
        int used = snprintf(text, sizeof text, "%d", s->animals[row]);
        if (s->jokers[row] > 0)
            snprintf(text + used, sizeof text - (size_t)used, "+%d", s->jokers[row]);
        paint_end(v, FRONT_AT + (row + 1) * FRONT_WIDTH, y, s->animals[row] == 0 ? "-" : text,
                  s->animals[row] == 0 ? faint : style);
    }
    snprintf(text, sizeof text, "%d", s->waiting);
    paint_end(v, waiting_end(t), y, s->waiting == 0 ? "-" : text, s->waiting == 0 ? faint : style);
    snprintf(text, sizeof text, "%d", s->chest);
    paint_end(v, waiting_end(t) + 6, y, text, s->chest == 0 ? faint : style);
}

/* Who sits there; that it is a computer is seen also where its name is too long. */
static void paint_name(struct screen *v, int seat, int y, struct cell style)
{
    enum { ROOM = POINTS_END - 4 - NAME_AT, SHORT = 3 };
    const struct session *n = v->session;
    const char *player = n->seat[seat].player;
    char text[SCREEN_TEXT];
    int room = ROOM, width = screen_width(v, n->names[seat]);
    const char *more = player != NULL ? player : n->humans == 1 ? screen_say(v, WORD_YOU) : "";
    snprintf(text, sizeof text, "%s%s%s", n->names[seat], more[0] == '\0' ? "" : " ", more);
    if (screen_width(v, text) > room) {
        snprintf(text, sizeof text, " %.1s.", more);
        room -= player == NULL ? 0 : SHORT;
        width = width > room ? room : width;
        if (player != NULL)
            screen_text(v, NAME_AT + width, y, SHORT, text, style);
        snprintf(text, sizeof text, "%s", n->names[seat]);
    }
    screen_text(v, NAME_AT, y, room, text, style);
}

static void paint_seat(struct screen *v, const struct card_layout *t, int seat, int y)
{
    const struct session *n = v->session;
    int actor = session_actor(n), score[AUDE_SEATS];
    bool is_actor =
        actor == AUDE_CHANCE ? aude_turn(n->seen) == seat : actor != AUDE_OVER && actor == seat;
    struct cell style = {.fg = INK_STRONG, .bg = INK_TABLE, .is_bold = is_actor};
    struct cell mark = {.glyph = look_mark(&v->look, seat),
                        .fg = look_pen(seat),
                        .bg = (uint8_t)(INK_SEAT + seat),
                        .is_bold = true};
    char text[SCREEN_TEXT];
    aude_scores(n->seen, score);
    screen_text(v, 0, y, 1, is_actor ? ">" : " ", style);
    grid_put(&v->grid, 1, y, mark);
    paint_name(v, seat, y, style);
    snprintf(text, sizeof text, "%d", score[seat]);
    paint_end(v, POINTS_END, y, text, style);
    snprintf(text, sizeof text, "%d", t->seat[seat].hand);
    paint_end(v, HAND_END, y, text, style);
    if (aude_supply(n->seen, seat, 0) > 0)
        grid_put(&v->grid, FIGURE_AT, y, mark);
    paint_front(v, t, seat, y);
}

static void paint_seats(struct screen *v, const struct card_layout *t)
{
    struct layout l = layout_of(v);
    paint_heading(v, t, l.seats);
    for (int seat = 0; seat < t->seats; seat++)
        paint_seat(v, t, seat, l.seats + 1 + seat);
}

/* The last of it, beside the players. */
static void paint_news(struct screen *v)
{
    struct layout l = layout_of(v);
    struct lines lines = {0};
    int width = v->grid.width - SEATS_WIDTH - 1, room = l.hand - l.seats;
    int from = v->session->moves - NEWS_MOVES;
    if (width < NEWS_MIN)
        return;
    news_gather(v, from < 0 ? 0 : from, width, &lines);
    int first = lines.count > room ? lines.count - room : 0;
    for (int i = first; i < lines.count && room > 0; i++) {
        struct cell style = {.fg = INK_FAINT, .bg = INK_TABLE};
        style.is_bold = lines.list[i].is_strong;
        style.fg = style.is_bold ? INK_STRONG : INK_FAINT;
        grid_text(&v->grid, SEATS_WIDTH, l.seats + i - first, lines.list[i].text, style);
    }
    lines_free(&lines);
}

/* ---- Hand and answers ------------------------------------------------------------------------- */

/* The hand of whoever looks, also while others act. */
static void find_items(const struct screen *v, const struct card_layout *t, struct card_menu *out)
{
    out->count = 0;
    if (is_choosing(v)) {
        *out = v->menu;
        return;
    }
    if (t->looker < 0)
        return;
    for (int kind = 0; kind < CARD_KINDS; kind++)
        for (int i = 0; i < t->seat[t->looker].known[kind] && out->count < MENU_MAX; i++)
            out->item[out->count++] = (struct card_item){.card = kind};
    bool has_follower = aude_supply(t->s, t->looker, 0) > 0 && cards_is_step(t->s, "play");
    if (has_follower && out->count < MENU_MAX)
        out->item[out->count++] = (struct card_item){.card = -1, .is_claim = true};
}

static int item_width(const struct screen *v, int items)
{
    int width = (v->grid.width - 1) / (items < 1 ? 1 : items);
    return width > ITEM_MAX ? ITEM_MAX : width;
}

/* What a card is; the value of a person is seen however narrow the card. */
static void name_face(const struct screen *v, int card, int width, char *buf, size_t len)
{
    const struct session *n = v->session;
    struct aude_card_kind kind;
    cards_name(n->language, n->rules, card, CARD_FACE, buf, len);
    if (!aude_card_kind(n->rules, card, &kind) || kind.value == 0)
        return;
    if (screen_width(v, buf) > width)
        cards_name(n->language, n->rules, card, CARD_NAME, buf, len);
    if (screen_width(v, buf) > width)
        snprintf(buf, len, "%s %d", cards_letters(n->language, n->rules, kind.row), kind.value);
}

/* What stands on a large card: its colour or that it is a joker, then what it is. */
static void name_item(const struct screen *v, const struct card_item *item, int width, char top[64],
                      char below[64])
{
    enum { LEN = 64 };
    const struct session *n = v->session;
    struct aude_card_kind kind;
    snprintf(top, LEN, "%s", screen_say(v, WORD_CARD_CLAIM));
    snprintf(below, LEN, "%s", screen_say(v, WORD_CARD_FOLLOWER));
    if (!aude_card_kind(n->rules, item->card, &kind))
        return;
    snprintf(top, LEN, "%s",
             kind.row < 0 ? screen_say(v, WORD_CARD_JOKER)
                          : cards_colour(n->language, n->rules, kind.row));
    name_face(v, item->card, width, below, LEN);
}

static struct cell item_ground(const struct screen *v, const struct card_item *item)
{
    struct aude_card_kind kind;
    int seat = v->session->looker < 0 ? 0 : v->session->looker;
    struct cell plain = {.glyph = L' ', .fg = INK_TEXT, .bg = INK_TABLE};
    if (!v->look.has_colour)
        return plain;
    if (aude_card_kind(v->session->rules, item->card, &kind))
        return cards_ink(&v->look, kind.row, false);
    return (struct cell){.glyph = L' ', .fg = look_pen(seat), .bg = (uint8_t)(INK_SEAT + seat)};
}

static void paint_item(struct screen *v, const struct card_item *item, int number, int x, int width)
{
    struct layout l = layout_of(v);
    struct cell c = item_ground(v, item), top = c;
    char colour[64], face[64], line[96];
    bool is_chosen = is_choosing(v) && number == v->item + 1;
    int edge = v->look.has_colour ? 0 : 1;
    name_item(v, item, width - 2 * edge, colour, face);
    if (is_chosen) {
        top.fg = INK_DARK;
        top.bg = INK_CURSOR;
    }
    for (int i = 0; i < l.hand_high; i++) {
        screen_fill(v, x, l.hand + i, width, i == 0 ? top : c);
        if (edge > 0) {
            screen_text(v, x, l.hand + i, 1, "|", c);
            screen_text(v, x + width - 1, l.hand + i, 1, "|", c);
        }
    }
    top.is_bold = c.is_bold = true;
    snprintf(line, sizeof line, "%d %s", number, colour);
    screen_text(v, x + edge, l.hand, width - 2 * edge, line, top);
    screen_text(v, x + edge, l.hand + l.hand_high / 2, width - 2 * edge, face, c);
}

static void paint_hand(struct screen *v, const struct card_layout *t)
{
    struct layout l = layout_of(v);
    struct card_menu menu;
    struct cell faint = {.fg = INK_FAINT, .bg = INK_TABLE};
    find_items(v, t, &menu);
    int width = item_width(v, menu.count);
    for (int i = 0; i < menu.count; i++)
        paint_item(v, &menu.item[i], i + 1, 1 + i * width, width - 1);
    if (menu.count == 0 && t->looker >= 0)
        screen_text(v, 1, l.hand + l.hand_high / 2, v->grid.width - 2,
                    screen_say(v, WORD_CARD_NO_HAND), faint);
}

static int answers_top(const struct screen *v)
{
    struct layout l = layout_of(v);
    int top = v->grid.height - 2 - v->menu.count;
    return top < l.hand ? top : l.hand;
}

static void paint_answers(struct screen *v)
{
    const struct session *n = v->session;
    int y = answers_top(v);
    for (int i = 0; i < v->menu.count; i++, y++) {
        struct cell style = {.glyph = L' ', .fg = INK_TEXT, .bg = INK_TABLE};
        char text[SCREEN_TEXT], line[SCREEN_TEXT + 16];
        if (i == v->item)
            style = (struct cell){.glyph = L' ', .fg = INK_DARK, .bg = INK_CURSOR};
        struct telling telling = {
            n->seen, n->language, n->names, session_actor(n), v->menu.item[i].way[0], false};
        cards_tell_answer(&telling, text, sizeof text);
        snprintf(line, sizeof line, "%d %s", i + 1, text);
        screen_fill(v, 0, y, v->grid.width, style);
        screen_text(v, 1, y, v->grid.width - 2, line, style);
    }
}

int cards_item_at(const struct screen *v, int x, int y)
{
    struct layout l = layout_of(v);
    int item = is_asked(v) ? y - answers_top(v) : (x - 1) / item_width(v, v->menu.count);
    bool is_there = is_asked(v) || (y >= l.hand && y < l.hand + l.hand_high && x > 0);
    return is_choosing(v) && is_there && item >= 0 && item < v->menu.count ? item : -1;
}

int cards_row_at(const struct screen *v, int x, int y)
{
    struct layout l = layout_of(v);
    return x >= 0 && y >= 1 && y < l.seats ? (y - 1) / l.strip : -1;
}

/* ---- What is asked ---------------------------------------------------------------------------- */

/* "Red: lay a red 2 in the red row", "Red: claim the red row: 3 cards worth 15 points now". */
static void ask(struct screen *v, const struct card_layout *t, char *buf, size_t len)
{
    const struct session *n = v->session;
    struct telling telling = {n->seen, n->language, n->names, session_actor(n), *chosen(v), false};
    char text[256];
    if (is_asked(v) || aude_hand(n->seen) >= 0) {
        tell_action(&telling, VERB_ASK, buf, len);
        return;
    }
    if (v->menu.item[v->item].is_claim)
        cards_tell_claim(&telling, t, text, sizeof text);
    else
        tell_action(&telling, VERB_MAY, text, sizeof text);
    snprintf(buf, len, "%s: %s", n->names[telling.actor], text);
}

static void paint_question(struct screen *v, const struct card_layout *t)
{
    struct cell style = {.glyph = L' ', .fg = INK_STRONG, .bg = INK_TABLE, .is_bold = true};
    char line[SCREEN_TEXT];
    int y = v->grid.height - 2;
    const struct session *n = v->session;
    enum word word = v->phase == PHASE_DONE        ? WORD_ASK_DONE
                     : v->phase == PHASE_OVER      ? WORD_OVER
                     : v->phase == PHASE_HAND_OVER ? WORD_CARD_PASS_ON
                     : v->is_paused                ? WORD_PAUSED
                                                   : WORD_WAITING;
    int actor = session_actor(n);
    words_fill(line, sizeof line, screen_say(v, word),
               (const char *[]){actor < 0 ? "" : n->names[actor]});
    if (is_choosing(v))
        ask(v, t, line, sizeof line);
    if (v->phase == PHASE_HAND_OVER) {
        style.fg = INK_DARK;
        style.bg = INK_CURSOR;
    }
    screen_fill(v, 0, y, v->grid.width, style);
    screen_text(v, 1, y, v->grid.width - 2, v->message[0] != '\0' ? v->message : line, style);
}

static enum word keys_of(const struct screen *v)
{
    switch (v->phase) {
    case PHASE_WATCH:
        return WORD_CARD_KEYS_WATCH;
    case PHASE_DONE:
        return WORD_CARD_KEYS_DONE;
    case PHASE_HAND_OVER:
        return WORD_CARD_KEYS_HAND_OVER;
    case PHASE_OVER:
        return WORD_CARD_KEYS_OVER;
    case PHASE_CHOOSE:
        break;
    }
    return is_asked(v) ? WORD_CARD_KEYS_ASKED : WORD_CARD_KEYS_CHOOSE;
}

void cards_paint(struct screen *v)
{
    struct card_layout table;
    cards_look(&table, v->session->seen, v->session->looker);
    paint_title(v, &table);
    paint_rows(v, &table);
    paint_seats(v, &table);
    paint_news(v);
    if (is_asked(v))
        paint_answers(v);
    else
        paint_hand(v, &table);
    paint_question(v, &table);
    screen_keys(v, screen_say(v, keys_of(v)));
}
