/*
 * page.c: pages that cover the board until a key is pressed: help, news, scores, tiles, result.
 */
#include <stdio.h>
#include <string.h>

#include "file.h"
#include "legend.h"
#include "lines.h"
#include "result.h"
#include "screen.h"
#include "term.h"

enum { KIND_WIDTH = 17, HELP_MAX = 4096, PARAGRAPH_MAX = 2048 };

/* What is seen of a page: its first row, how many are seen and how many there are. */
struct part {
    int first, seen, rows;
    bool goes_on; /* not back to where one was */
};

static enum word keys_of(const struct part *part)
{
    if (part->goes_on)
        return part->rows > part->seen ? WORD_CARD_KEYS_PAGE_ON : WORD_CARD_KEYS_GO_ON;
    return part->rows > part->seen ? WORD_KEYS_PAGE : WORD_KEYS_ONE_PAGE;
}

static void begin(struct screen *v, const char *title)
{
    struct cell bar = {.glyph = L' ', .fg = INK_SHIELD, .bg = INK_BAR, .is_bold = true};
    grid_clear(&v->grid);
    for (int x = 0; x < v->grid.width; x++) {
        grid_put(&v->grid, x, 0, bar);
        grid_put(&v->grid, x, v->grid.height - 1, bar);
    }
    screen_text(v, 1, 0, v->grid.width - 2, title, bar);
}

/* Keeps the part within the page, also after the window has changed. */
static void limit(struct part *part, int seen, int rows)
{
    part->seen = seen < 1 ? 1 : seen;
    part->rows = rows;
    int last = rows > part->seen ? rows - part->seen : 0;
    part->first = part->first > last ? last : part->first;
    part->first = part->first < 0 ? 0 : part->first;
}

/* The keys, and at the lower right which part of a long page is seen. */
static void end(struct screen *v, const struct part *part)
{
    struct cell bar = {.fg = INK_SHIELD, .bg = INK_BAR};
    int y = v->grid.height - 1, n = 0;
    char text[48];
    if (part->rows > part->seen)
        n = snprintf(text, sizeof text, "%d-%d / %d", part->first + 1, part->first + part->seen,
                     part->rows);
    screen_text(v, 1, y, v->grid.width - 2 - (n > 0 ? n + 2 : 0), screen_say(v, keys_of(part)),
                bar);
    bar.is_bold = true;
    if (n > 0)
        screen_text(v, v->grid.width - n - 1, y, n, text, bar);
    term_show(&v->grid);
}

/* True if the page stays, perhaps at another row. */
static bool stays(struct screen *v, struct part *part)
{
    int x, y;
    int key = term_key(-1, &x, &y);
    if (key == TERM_STOP)
        screen_stop(v);
    if (key == TERM_RESIZE)
        map_resize(v);
    else if (key == TERM_UP || key == L'k')
        part->first--;
    else if (key == TERM_DOWN || key == L'j')
        part->first++;
    else if (key == TERM_PAGE_UP)
        part->first -= part->seen;
    else if (key == TERM_PAGE_DOWN || (key == L' ' && part->first + part->seen < part->rows))
        part->first += part->seen;
    else
        return false;
    return true;
}

static void wrap_text(const struct screen *v, const char *text, struct lines *out)
{
    while (text != NULL && *text != '\0') {
        char line[PARAGRAPH_MAX];
        wchar_t wide[PARAGRAPH_MAX];
        size_t n = strcspn(text, "\n");
        snprintf(line, sizeof line, "%.*s", (int)n, text);
        words_wide(line[0] == '\0' ? " " : line, v->look.is_ascii, wide, PARAGRAPH_MAX);
        lines_add(out, wide, v->grid.width - 4, false);
        text += n + (text[n] == '\n');
    }
}

static void show_text(struct screen *v, const char *title, const char *text, bool goes_on)
{
    struct part part = {.goes_on = goes_on};
    struct cell style = {.fg = INK_TEXT, .bg = INK_TABLE};
    do {
        struct lines lines = {0};
        begin(v, title);
        wrap_text(v, text, &lines);
        limit(&part, v->grid.height - 4, lines.count);
        for (int i = 0; i < part.seen && part.first + i < lines.count; i++)
            grid_text(&v->grid, 2, 2 + i, lines.list[part.first + i].text, style);
        lines_free(&lines);
        end(v, &part);
    } while (stays(v, &part));
}

void page_text(struct screen *v, const char *title, const char *text)
{
    show_text(v, title, text, false);
}

void page_next(struct screen *v, const char *title, const char *text)
{
    show_text(v, title, text, true);
}

void page_help(struct screen *v)
{
    if (!game_has(v->session->rules, AUDE_HAS_BOARD)) {
        cards_help(v);
        return;
    }
    struct text text = {0};
    char help[HELP_MAX];
    words_fill(help, sizeof help, screen_say(v, WORD_HELP), (const char *[]){screen_ground(v)});
    text_add(&text, "%s", help);
    text_add(&text, "\n\n%s\n", screen_say(v, WORD_SIGNS));
    legend_write(&v->look, true, &text);
    text_add(&text, "\n");
    legend_stand_ins(v->session->rules, v->session->language, &text);
    page_text(v, "Aude", text.data);
    text_free(&text);
}

/* Whose news they are: who acts at this terminal, or did so last. */
static int who_looks(const struct screen *v)
{
    const struct session *n = v->session;
    int seat = session_actor(n);
    for (int i = n->moves - 1; i >= 0 && !session_is_human(n, seat); i--)
        seat = session_actor_of(n, i);
    return session_is_human(n, seat) ? seat : 0;
}

/* Begins at the top: what the others did is read in the order they did it. */
void page_news(struct screen *v)
{
    const struct session *n = v->session;
    struct part part = {0};
    int seat = v->phase == PHASE_DONE ? aude_table_drafter(n->table) : who_looks(v);
    char title[SCREEN_TEXT];
    words_fill(title, sizeof title, screen_say(v, WORD_NEWS), (const char *[]){n->names[seat]});
    do {
        struct lines lines = {0};
        begin(v, title);
        news_gather(v, session_news(n, seat), v->grid.width - 6, &lines);
        limit(&part, v->grid.height - 4, lines.count);
        for (int i = 0; i < part.seen && part.first + i < lines.count; i++) {
            const struct line *line = &lines.list[part.first + i];
            struct cell style = {.fg = INK_TEXT, .bg = INK_TABLE, .is_bold = line->is_strong};
            grid_text(&v->grid, line->is_strong ? 4 : 2, 2 + i, line->text, style);
        }
        if (lines.count == 0)
            screen_text(v, 2, 2, v->grid.width - 4, screen_say(v, WORD_NO_NEWS),
                        (struct cell){.fg = INK_TEXT, .bg = INK_TABLE});
        lines_free(&lines);
        end(v, &part);
    } while (stays(v, &part));
}

void page_scores(struct screen *v)
{
    struct text text = {0};
    result_scores(v->session, &text, false);
    page_text(v, screen_say(v, WORD_SCORE_LOG), text.data);
    text_free(&text);
}

void page_result(struct screen *v)
{
    struct text text = {0};
    result_final(v->session, &text);
    page_text(v, screen_say(v, WORD_OVER), text.data);
    text_free(&text);
}

/* How many kinds stand side by side. */
static int kind_columns(const struct screen *v)
{
    int columns = (v->grid.width - 2) / KIND_WIDTH;
    return columns < 1 ? 1 : columns;
}

/* Copies of a kind that lie beside the board. */
static int aside(const struct session *n, int kind)
{
    struct aude_token token[AUDE_TOKENS_MAX];
    int count = aude_tokens(n->now, token, AUDE_TOKENS_MAX), copies = 0;
    for (int i = 0; i < count && i < AUDE_TOKENS_MAX; i++)
        copies += token[i].tile == kind && token[i].tile != AUDE_NONE ? token[i].count : 0;
    return copies;
}

/* The kinds still in the bag or beside the board, each with its picture and how many there are. */
static void paint_kinds(struct screen *v, const struct part *part)
{
    const struct session *n = v->session;
    struct look small = v->look;
    struct aude_kind kind;
    int columns = kind_columns(v), at = 0;
    struct cell style = {.fg = INK_STRONG, .bg = INK_TABLE};
    small.is_large = false;
    for (int i = 0; aude_kind(n->rules, i, &kind); i++) {
        int left = aude_bag(n->now, i), beside = aside(n, i);
        if (left <= 0 && beside <= 0)
            continue;
        int x = 2 + at % columns * KIND_WIDTH, row = at / columns - part->first;
        at++;
        if (row < 0 || row >= part->seen)
            continue;
        int y = 2 + row * (TILE_HEIGHT + 1);
        char text[32];
        const char *slash = strrchr(kind.id, '/');
        struct picture picture = {.kind = &kind};
        paint_tile(&v->grid, x, y, &small, &picture);
        snprintf(text, sizeof text, "%.8s", slash == NULL ? kind.id : slash + 1);
        screen_text(v, x + TILE_WIDTH + 1, y, 8, text, style);
        snprintf(text, sizeof text, "x %d", left);
        if (left > 0)
            screen_text(v, x + TILE_WIDTH + 1, y + 1, 8, text, style);
        if (kind.is_second)
            screen_text(v, x + TILE_WIDTH + 1, y + 2, 8, screen_say(v, WORD_SECOND_KIND), style);
        snprintf(text, sizeof text, "%s %d", screen_say(v, WORD_ASIDE_KIND), beside);
        if (beside > 0)
            screen_text(v, x + TILE_WIDTH + 1, y + 2, 8, text, style);
    }
}

void page_tiles(struct screen *v)
{
    if (!game_has(v->session->rules, AUDE_HAS_BOARD)) {
        cards_unseen(v);
        return;
    }
    const struct session *n = v->session;
    struct aude_kind kind;
    struct part part = {0};
    char title[SCREEN_TEXT], number[16];
    int kinds = 0;
    for (int i = 0; aude_kind(n->rules, i, &kind); i++)
        kinds += aude_bag(n->now, i) > 0 || aside(n, i) > 0;
    snprintf(number, sizeof number, "%d", aude_left(n->now));
    words_fill(title, sizeof title, screen_say(v, WORD_REMAINING), (const char *[]){number});
    do {
        begin(v, title);
        limit(&part, (v->grid.height - 3) / (TILE_HEIGHT + 1),
              (kinds + kind_columns(v) - 1) / kind_columns(v));
        paint_kinds(v, &part);
        end(v, &part);
    } while (stays(v, &part));
}
