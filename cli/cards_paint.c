/*
 * cards_paint.c: cards and rows of cards as character cells. A card is a block in its colour with
 * letters for the colour and a sign for what it is, so that it can be read without colours too;
 * where there are none at all, brackets are its edges, round ones if it lies face down.
 */
#include <stdio.h>
#include <string.h>

#include "cards.h"

enum { BOARD_WIDTH = 9, FOLLOWER_WIDTH = 2, SKIP_WIDTH = 4, LARGE_WIDTH = 5, SMALL_WIDTH = 3 };

struct cell cards_ink(const struct look *look, int row, bool is_board)
{
    /* The colours of the seats are used again: rows have fewer. */
    static const struct {
        const char *name;
        int seat;
        uint8_t pen;
    } inks[] = {{"red", 0, INK_DARK},
                {"blue", 1, INK_SHIELD},
                {"green", 2, INK_DARK},
                {"yellow", 3, INK_DARK}};
    const char *name = aude_name(look->rules, AUDE_NAME_FEATURE, row);
    struct cell c = {.glyph = L' ', .fg = INK_DARK, .bg = INK_FAIRY};
    for (size_t i = 0; name != NULL && i < sizeof inks / sizeof *inks; i++) {
        if (strcmp(inks[i].name, name) != 0)
            continue;
        c.bg = (uint8_t)((is_board ? INK_SEAT : INK_TINT) + inks[i].seat);
        c.fg = is_board ? look_pen(inks[i].seat) : inks[i].pen;
    }
    return c;
}

struct card_size cards_size(const struct look *look, bool is_large, int high)
{
    int letters = 1;
    for (int row = 0; aude_name(look->rules, AUDE_NAME_FEATURE, row) != NULL; row++) {
        int n = (int)strlen(cards_letters(look->language, look->rules, row));
        letters = n > letters ? n : letters;
    }
    if (!look->has_colour)
        return (struct card_size){letters + 3, high};
    return (struct card_size){is_large ? LARGE_WIDTH : SMALL_WIDTH, high};
}

/* ---- One card -------------------------------------------------------------------------------- */

static struct cell ground_of(const struct look *look, const struct card_face *face)
{
    struct aude_card_kind kind;
    struct cell c = {.glyph = L' ', .fg = INK_TEXT, .bg = INK_TABLE};
    if (face->is_ghost)
        return (struct cell){.glyph = L' ', .fg = INK_DARK, .bg = INK_CURSOR};
    if (!look->has_colour)
        return c;
    if (!face->is_down && aude_card_kind(look->rules, face->kind, &kind))
        return cards_ink(look, kind.row, false);
    return (struct cell){.glyph = L' ', .fg = INK_SHIELD, .bg = INK_BAR};
}

/* The letters of the colour, and the sign; of a hidden card a question mark and whose it is. */
static void text_of(const struct look *look, const struct card_face *face, wchar_t letters[4],
                    wchar_t sign[2])
{
    struct aude_card_kind kind;
    wcscpy(letters, L"?");
    sign[0] = face->seat < 0 ? L'?' : look_mark(look, face->seat);
    sign[1] = L'\0';
    if (!aude_card_kind(look->rules, face->kind, &kind))
        return;
    words_wide(kind.row < 0 ? "*" : cards_letters(look->language, look->rules, kind.row), true,
               letters, 4);
    sign[0] = cards_sign(look, &kind);
}

void cards_paint_card(struct grid *g, int x, int y, const struct look *look, struct card_size size,
                      const struct card_face *face)
{
    struct cell c = ground_of(look, face);
    wchar_t letters[4], sign[2], both[8];
    bool is_down = face->is_down && look->has_colour && !face->is_ghost;
    int edge = look->has_colour ? 0 : 1;
    text_of(look, face, letters, sign);
    for (int i = 0; i < size.wide * size.high; i++) {
        c.glyph = is_down ? (look->is_ascii ? L':' : L'░') : L' ';
        if (edge > 0 && i % size.wide == 0)
            c.glyph = face->is_down ? L'(' : L'[';
        if (edge > 0 && i % size.wide == size.wide - 1)
            c.glyph = face->is_down ? L')' : L']';
        grid_put(g, x + i % size.wide, y + i / size.wide, c);
    }
    c.is_bold = true;
    /* In one line, and where the back is seen anyway, both stand together. */
    if (size.high == 1 || face->is_down) {
        swprintf(both, 8, L"%ls%ls", letters, sign);
        int room = size.wide - 2 * edge - (int)wcslen(both);
        grid_text(g, x + edge + (room > 1 ? room / 2 : 0), y + size.high / 2, both, c);
        return;
    }
    grid_text(g, x + edge, y, letters, c);
    grid_text(g, x + size.wide / 2, y + size.high / 2, sign, c);
}

/* ---- A row ----------------------------------------------------------------------------------- */

/* What stands in a row from its board on. */
struct element {
    int card; /* from 0, or -1: a follower */
    int seat; /* whose follower */
};

struct elements {
    int count;
    struct element list[CARDS_MAX + AUDE_SEATS];
};

static void gather(const struct card_row *row, struct elements *out)
{
    int next = 0;
    out->count = 0;
    for (int place = 0; place <= row->count; place++) {
        if (place > 0)
            out->list[out->count++] = (struct element){place - 1, -1};
        for (; next < row->followers && row->follower[next].place <= place; next++)
            out->list[out->count++] = (struct element){-1, row->follower[next].seat};
    }
}

static int pitch_of(const struct look *look, struct card_size size)
{
    return size.wide + (look->has_colour ? 1 : 0);
}

static int width_of(const struct look *look, struct card_size size, const struct element *e)
{
    return e->card >= 0 ? pitch_of(look, size) : FOLLOWER_WIDTH;
}

static int count_width(const struct look *look, struct card_size size, const struct elements *list)
{
    int width = 0;
    for (int i = 0; i < list->count; i++)
        width += width_of(look, size, &list->list[i]);
    return width;
}

int cards_row_width(const struct look *look, struct card_size size, const struct card_layout *t,
                    int row)
{
    enum { WORTH_WIDTH = 20 };
    struct elements list;
    gather(&t->row[row], &list);
    return BOARD_WIDTH + count_width(look, size, &list) + pitch_of(look, size) + WORTH_WIDTH;
}

static void paint_board_of(struct grid *g, const struct card_strip *strip, const struct look *look,
                           int row)
{
    struct cell c = cards_ink(look, row, true);
    wchar_t text[BOARD_WIDTH];
    for (int i = 0; i < (BOARD_WIDTH - 1) * strip->size.high; i++)
        grid_put(g, strip->x + i % (BOARD_WIDTH - 1), strip->y + i / (BOARD_WIDTH - 1), c);
    c.is_bold = true;
    words_wide(cards_colour(look->language, look->rules, row), look->is_ascii, text, BOARD_WIDTH);
    grid_text(g, strip->x, strip->y, text, c);
    c.is_bold = false;
    words_wide(cards_board(look->language, look->rules, row), look->is_ascii, text, BOARD_WIDTH);
    if (strip->size.high > 1)
        grid_text(g, strip->x, strip->y + 1, text, c);
}

static void paint_follower(struct grid *g, int x, int y, const struct look *look, int high,
                           int seat)
{
    struct cell c = {.glyph = look_mark(look, seat),
                     .fg = look_pen(seat),
                     .bg = (uint8_t)(INK_SEAT + seat),
                     .is_bold = true};
    for (int i = 0; i < high; i++, c.glyph = L' ')
        grid_put(g, x, y + i, c);
}

/* "15", for nobody in particular "7-12", with a question mark for each card that is not known. */
static void worth_of(const struct card_stretch *stretch, wchar_t *buf, int len)
{
    int used = stretch->least == stretch->most
                   ? swprintf(buf, (size_t)len, L"%d", stretch->least)
                   : swprintf(buf, (size_t)len, L"%d-%d", stretch->least, stretch->most);
    if (stretch->unknown == 1)
        swprintf(buf + used, (size_t)(len - used), L"+?");
    else if (stretch->unknown > 1)
        swprintf(buf + used, (size_t)(len - used), L"+%d?", stretch->unknown);
}

/* What a claimed stretch is worth, ending below its follower but after from; returns its end. */
static int paint_claimed(struct grid *g, int from, int to, int y,
                         const struct card_stretch *stretch)
{
    struct cell c = {.fg = INK_STRONG, .bg = INK_TABLE};
    wchar_t text[32];
    worth_of(stretch, text, 32);
    int x = to + 1 - (int)wcslen(text);
    return grid_text(g, x < from ? from : x, y, text, c) + 1;
}

static void paint_open(struct grid *g, int x, int y, const struct look *look,
                       const struct card_stretch *stretch, bool is_chosen)
{
    struct cell c = {.fg = is_chosen ? INK_DARK : INK_FAINT,
                     .bg = is_chosen ? INK_CURSOR : INK_TABLE};
    wchar_t text[32], word[16];
    if (stretch->count == 0 && !is_chosen)
        return;
    words_wide(words_text(look->language, WORD_CARD_OPEN), look->is_ascii, word, 16);
    x = grid_text(g, x, y, word, c);
    worth_of(stretch, text, 32);
    grid_text(g, grid_text(g, x, y, L" ", c), y, text, c);
}

/* Where the chosen card would lie, or the follower of whoever acts would stand. */
static void paint_ghost_of(struct grid *g, const struct card_strip *strip, const struct look *look,
                           const struct card_layout *t, int x)
{
    struct aude_spot spot = aude_where(t->s, *strip->ghost);
    struct card_face face = {.kind = spot.card, .is_down = strip->ghost->c == 1, .seat = -1};
    face.is_ghost = true;
    if (spot.card >= 0) {
        cards_paint_card(g, x, strip->y, look, strip->size, &face);
        return;
    }
    struct cell c = {.fg = INK_DARK, .bg = INK_CURSOR, .is_bold = true};
    c.glyph = look_mark(look, aude_actor(t->s) < 0 ? 0 : aude_actor(t->s));
    for (int i = 0; i < strip->size.high; i++, c.glyph = L' ')
        grid_put(g, x, strip->y + i, c);
}

/* How many elements are left out at the board, so that the rest fits. */
static int count_skipped(const struct card_strip *strip, const struct look *look,
                         const struct elements *list)
{
    int width = count_width(look, strip->size, list), skipped = 0;
    int room = strip->width - BOARD_WIDTH - pitch_of(look, strip->size);
    if (width <= room)
        return 0;
    for (; skipped < list->count && width > room - SKIP_WIDTH; skipped++)
        width -= width_of(look, strip->size, &list->list[skipped]);
    return skipped;
}

/* Counts the cards left out; returns where the row goes on. */
static int paint_skipped(struct grid *g, const struct card_strip *strip, const struct look *look,
                         const struct elements *list, int skipped)
{
    struct cell c = {.fg = INK_FAINT, .bg = INK_TABLE};
    wchar_t text[16];
    int cards = 0, x = strip->x + BOARD_WIDTH;
    if (skipped == 0)
        return x;
    for (int i = 0; i < skipped; i++)
        cards += list->list[i].card >= 0;
    swprintf(text, 16, look->is_ascii ? L"<%d" : L"‹%d", cards);
    grid_text(g, x, strip->y, text, c);
    return x + SKIP_WIDTH;
}

void cards_paint_row(struct grid *g, const struct card_strip *strip, const struct look *look,
                     const struct card_layout *t, int row)
{
    struct elements list;
    int below = strip->y + strip->size.high;
    bool is_chosen = false;
    gather(&t->row[row], &list);
    paint_board_of(g, strip, look, row);
    int skipped = count_skipped(strip, look, &list);
    int x = paint_skipped(g, strip, look, &list, skipped), from = x;
    for (int i = skipped; i < list.count; i++) {
        const struct element *e = &list.list[i];
        if (e->card < 0) {
            paint_follower(g, x, strip->y, look, strip->size.high, e->seat);
            from = paint_claimed(g, from, x, below, &t->claim[e->seat]);
            from = from < x + FOLLOWER_WIDTH ? x + FOLLOWER_WIDTH : from;
        } else {
            const struct aude_card *card = &t->row[row].card[e->card];
            struct card_face face = {.kind = card->kind == AUDE_NONE ? -1 : card->kind,
                                     .is_down = card->is_down,
                                     .seat = card->seat};
            cards_paint_card(g, x, strip->y, look, strip->size, &face);
        }
        x += width_of(look, strip->size, e);
    }
    if (strip->ghost != NULL) {
        struct aude_spot spot = aude_where(t->s, *strip->ghost);
        bool is_new = cards_is_verb(look->rules, *strip->ghost, "lay") ||
                      cards_is_verb(look->rules, *strip->ghost, "claim");
        is_chosen =
            spot.on_board && spot.y == row && is_new && spot.card < 0 && strip->ghost->c == 0;
        if (spot.on_board && spot.y == row && is_new)
            paint_ghost_of(g, strip, look, t, x);
    }
    paint_open(g, from, below, look, &t->open[row], is_chosen);
}
