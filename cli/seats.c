/*
 * seats.c: who sits at the table and what each has: points, figures in the supply, tokens,
 * prisoners; and the tiles that lie beside the board. Columns are made from what the rules name.
 */
#include <stdio.h>
#include <string.h>

#include "lines.h"
#include "screen.h"

enum { COLUMNS_MAX = 16, POINTS_WIDTH = 4, ROOMY = 15 };

/* One column of numbers: figures of a kind, or tokens of a kind. */
struct column {
    enum aude_noun noun;
    int kind, width;
};

struct table {
    struct column column[COLUMNS_MAX];
    int columns, width; /* of all columns together */
    struct aude_token token[AUDE_TOKENS_MAX];
    int tokens;
    struct aude_piece piece[AUDE_PIECES_MAX];
    int pieces;
};

/* What a seat has of a column. */
static int amount(const struct screen *v, const struct table *t, const struct column *c, int seat)
{
    if (c->noun == AUDE_NAME_PIECE)
        return aude_supply(v->session->now, seat, c->kind);
    int count = 0;
    for (int i = 0; i < t->tokens; i++)
        if (t->token[i].kind == c->kind && t->token[i].seat == seat)
            count += t->token[i].count;
    return count;
}

static void add_column(const struct screen *v, struct table *t, enum aude_noun noun, int kind)
{
    struct column *c = &t->column[t->columns];
    if (t->columns == COLUMNS_MAX)
        return;
    *c = (struct column){noun, kind, 2};
    for (int seat = 0; seat < v->session->seats; seat++)
        if (amount(v, t, c, seat) > 9)
            c->width = 3;
    t->columns++;
    t->width += c->width;
}

static void find_columns(const struct screen *v, struct table *t)
{
    const struct session *n = v->session;
    int tokens = aude_tokens(n->now, t->token, AUDE_TOKENS_MAX);
    int pieces = aude_pieces(n->now, t->piece, AUDE_PIECES_MAX);
    t->tokens = tokens < AUDE_TOKENS_MAX ? tokens : AUDE_TOKENS_MAX;
    t->pieces = pieces < AUDE_PIECES_MAX ? pieces : AUDE_PIECES_MAX;
    t->columns = t->width = 0;
    for (int kind = 0; aude_name(n->rules, AUDE_NAME_PIECE, kind) != NULL; kind++)
        add_column(v, t, AUDE_NAME_PIECE, kind);
    for (int kind = 0; aude_name(n->rules, AUDE_NAME_TOKEN, kind) != NULL; kind++) {
        bool is_owned = false;
        for (int i = 0; i < t->tokens; i++)
            is_owned |= t->token[i].kind == kind && t->token[i].seat >= 0;
        if (is_owned)
            add_column(v, t, AUDE_NAME_TOKEN, kind);
    }
}

static struct cell mark_of(const struct screen *v, int seat)
{
    return (struct cell){.glyph = look_mark(&v->look, seat),
                         .fg = look_pen(seat),
                         .bg = (uint8_t)(INK_SEAT + seat),
                         .is_bold = true};
}

/* With one kind of figures the words fit; otherwise the signs, which the help explains. */
static void paint_heading(struct screen *v, const struct table *t, int x, int y, int width)
{
    struct cell faint = {.fg = INK_FAINT, .bg = INK_TABLE};
    char text[SCREEN_TEXT];
    if (t->columns == 1) {
        snprintf(text, sizeof text, "%6s %7s", screen_say(v, WORD_POINTS),
                 screen_say(v, WORD_FIGURES));
        screen_text(v, x + width - 15, y, 14, text, faint);
        return;
    }
    int at = x + width - 1 - t->width;
    screen_text(v, at - 6, y, 6, screen_say(v, WORD_POINTS), faint);
    for (int i = 0; i < t->columns; i++) {
        const struct column *c = &t->column[i];
        at += c->width;
        struct cell sign = {.fg = INK_FAINT, .bg = INK_TABLE};
        sign.glyph = look_letter(&v->look, c->noun, c->kind);
        grid_put(&v->grid, at - 1, y, sign);
    }
}

/* Who sits there: "Blue greedy", where there is little room "Blue g.", so that a computer is seen to
 * be one in any case. */
static void paint_name(struct screen *v, int x, int y, int room, int seat, struct cell style)
{
    enum { SHORT = 3 };
    const struct session *n = v->session;
    const char *player = n->seat[seat].player;
    char text[SCREEN_TEXT], mark[8];
    const char *more = player != NULL ? player : n->humans == 1 ? screen_say(v, WORD_YOU) : "";
    snprintf(text, sizeof text, "%s%s%s", n->names[seat], more[0] == '\0' ? "" : " ", more);
    if (screen_width(v, text) <= room) {
        screen_text(v, x, y, room, text, style);
        return;
    }
    room -= player == NULL ? 0 : SHORT;
    int width = screen_width(v, n->names[seat]);
    screen_text(v, x, y, room, n->names[seat], style);
    snprintf(mark, sizeof mark, " %.1s.", more);
    if (player != NULL)
        screen_text(v, x + (width < room ? width : room), y, SHORT, mark, style);
}

static void paint_seat(struct screen *v, const struct table *t, int x, int y, int seat)
{
    const struct session *n = v->session;
    int width = screen_panel_width(v) - 2, score[AUDE_SEATS];
    /* Until he has said that his turn is done, it is still whoever drafted it who decides. */
    bool is_draft = v->phase == PHASE_DONE;
    int actor = is_draft ? aude_table_drafter(n->table) : session_actor(n);
    int turn = is_draft && screen_ends_turn(v) ? actor : aude_turn(n->now);
    bool is_turn = actor != AUDE_OVER && turn == seat;
    bool is_actor = actor == AUDE_CHANCE ? is_turn : actor == seat;
    struct cell style = {.fg = INK_STRONG, .bg = INK_TABLE, .is_bold = is_actor};
    struct cell faint = {.fg = INK_FAINT, .bg = INK_TABLE};
    char text[SCREEN_TEXT];
    aude_scores(n->now, score);
    screen_text(v, x, y, 1, is_actor ? ">" : is_turn ? "-" : " ", is_actor ? style : faint);
    grid_put(&v->grid, x + 1, y, mark_of(v, seat));
    int room = t->columns == 1 ? width - 15 : width - t->width - POINTS_WIDTH - 3;
    paint_name(v, x + 3, y, room, seat, style);
    if (t->columns == 1) {
        snprintf(text, sizeof text, "%6d %7d", score[seat], amount(v, t, &t->column[0], seat));
        int lead = (int)strspn(text, " ");
        screen_text(v, x + width - 15 + lead, y, 15 - lead, text + lead, style);
        return;
    }
    int at = x + width - 1 - t->width;
    int used = snprintf(text, sizeof text, "%d", score[seat]);
    screen_text(v, at - used, y, used, text, style);
    for (int i = 0; i < t->columns; i++) {
        int count = amount(v, t, &t->column[i], seat);
        used = snprintf(text, sizeof text, "%d", count);
        at += t->column[i].width;
        screen_text(v, at - used, y, used, text, count == 0 ? faint : style);
    }
}

/* The prisoners of one seat: in words where there is room, otherwise by their signs. */
static int paint_held(struct screen *v, const struct table *t, int x, int y, int holder,
                      bool has_words)
{
    const struct session *n = v->session;
    struct cell text = {.fg = INK_TEXT, .bg = INK_TABLE};
    int end = screen_board_width(v) + screen_panel_width(v);
    for (int i = 0; i < t->pieces; i++) {
        const struct aude_piece *p = &t->piece[i];
        if (p->where != AUDE_HELD || p->holder != holder || x >= end)
            continue;
        struct cell kind = look_sign(&v->look, AUDE_NAME_PIECE, p->kind);
        struct cell mark = mark_of(v, p->seat);
        wchar_t glyph = mark.glyph;
        mark.glyph = kind.glyph;
        if (kind.glyph != L' ')
            grid_put(&v->grid, x++, y, mark);
        mark.glyph = glyph;
        grid_put(&v->grid, x++, y, mark);
        if (has_words) {
            const char *name = aude_name(n->rules, AUDE_NAME_PIECE, p->kind);
            const char *word = words_noun(n->language, name == NULL ? "?" : name, 1);
            screen_text(v, x + 1, y, end - x - 1, word, text);
            x += screen_width(v, word) + 1;
        }
        x += has_words;
    }
    return x;
}

static int count_held(const struct table *t, int holder)
{
    int count = 0;
    for (int i = 0; i < t->pieces; i++)
        count += t->piece[i].where == AUDE_HELD && (holder < 0 || t->piece[i].holder == holder);
    return count;
}

/* All prisoners in a row or two: who holds them, then whose they are. */
static int paint_all_held(struct screen *v, const struct table *t, int x, int y)
{
    struct cell faint = {.fg = INK_FAINT, .bg = INK_TABLE};
    if (count_held(t, -1) == 0)
        return y;
    const char *word = screen_say(v, WORD_PRISONERS);
    int left = x + screen_width(v, word) + 2, end = screen_board_width(v) + screen_panel_width(v);
    screen_text(v, x + 1, y, screen_width(v, word), word, faint);
    x = left;
    for (int holder = 0; holder < v->session->seats; holder++) {
        int need = 2;
        for (int i = 0; i < t->pieces; i++)
            if (t->piece[i].where == AUDE_HELD && t->piece[i].holder == holder)
                need +=
                    look_sign(&v->look, AUDE_NAME_PIECE, t->piece[i].kind).glyph == L' ' ? 1 : 2;
        if (need == 2)
            continue;
        if (x + need > end && x > left) {
            x = left;
            y++;
        }
        grid_put(&v->grid, x, y, mark_of(v, holder));
        screen_text(v, x + 1, y, 1, ":", faint);
        x = paint_held(v, t, x + 2, y, holder, false) + 1;
    }
    return y + 1;
}

/* "laid aside: BG, BH x 2" */
static int paint_aside(struct screen *v, int x, int y, int width)
{
    char list[SCREEN_TEXT], text[SCREEN_TEXT + 64];
    tell_aside(v->session->now, true, list, sizeof list);
    if (list[0] == '\0')
        return y;
    words_fill(text, sizeof text, screen_say(v, WORD_BESIDE), (const char *[]){list});
    return y + screen_wrap(v, x, y, width, v->grid.height > 30 ? 3 : 1, text);
}

/* "bonus tiles left: 12" */
static int paint_standings(struct screen *v, const struct table *t, int x, int y, int width)
{
    const struct session *n = v->session;
    for (int i = 0; i < t->tokens; i++) {
        char text[SCREEN_TEXT];
        if (tell_standing(n->now, n->language, &t->token[i], text, sizeof text))
            y += screen_wrap(v, x, y, width, 1, text);
    }
    return y;
}

int seats_paint(struct screen *v, int x, int y, int width)
{
    struct table t;
    find_columns(v, &t);
    int holders = 0;
    for (int seat = 0; seat < v->session->seats; seat++)
        holders += count_held(&t, seat) > 0;
    bool is_roomy = v->grid.height - 4 - v->session->seats - holders >= ROOMY;
    paint_heading(v, &t, x, y++, width);
    for (int seat = 0; seat < v->session->seats; seat++) {
        struct cell faint = {.fg = INK_FAINT, .bg = INK_TABLE};
        paint_seat(v, &t, x, y++, seat);
        if (!is_roomy || count_held(&t, seat) == 0)
            continue;
        screen_text(v, x + 3, y, 8, screen_say(v, WORD_HOLDS), faint);
        paint_held(v, &t, x + 4 + screen_width(v, screen_say(v, WORD_HOLDS)), y++, seat,
                   count_held(&t, seat) == 1);
    }
    if (!is_roomy)
        y = paint_all_held(v, &t, x, y);
    y = paint_standings(v, &t, x + 1, y, width - 2);
    return paint_aside(v, x + 1, y, width - 2);
}
