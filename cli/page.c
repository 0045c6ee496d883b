/*
 * page.c: pages that cover the board until a key is pressed: help, scores, tiles, result.
 */
#include <stdio.h>
#include <string.h>

#include "file.h"
#include "result.h"
#include "screen.h"
#include "term.h"

enum { KIND_WIDTH = 17 };

static const char *say(const struct screen *v, enum word word)
{
    return words_text(v->session->language, word);
}

static void paint_frame(struct screen *v, const char *title)
{
    struct cell bar = {.glyph = L' ', .fg = INK_SHIELD, .bg = INK_BAR, .is_bold = true};
    grid_clear(&v->grid);
    for (int x = 0; x < v->grid.width; x++) {
        grid_put(&v->grid, x, 0, bar);
        grid_put(&v->grid, x, v->grid.height - 1, bar);
    }
    screen_text(v, 1, 0, v->grid.width - 2, title, bar);
    bar.is_bold = false;
    screen_text(v, 1, v->grid.height - 1, v->grid.width - 2, say(v, WORD_KEYS_PAGE), bar);
}

/* Paints the lines of a text from a row on; returns how many rows it has. */
static int paint_text(struct screen *v, const char *text, int first)
{
    int row = 0;
    for (const char *p = text; *p != '\0';) {
        char line[SCREEN_TEXT];
        size_t n = strcspn(p, "\n");
        snprintf(line, sizeof line, "%.*s", (int)n, p);
        int y = row - first + 2;
        int room = v->grid.height - 2 - y;
        /* Above the window the rows are still counted, below nothing is seen. */
        int used = line[0] == '\0' ? 1
                   : y < 2 || room <= 0
                       ? 1 + (int)(strlen(line) - 1) / (v->grid.width > 6 ? v->grid.width - 4 : 1)
                       : screen_wrap(v, 2, y, v->grid.width - 4, room, line);
        row += used > 0 ? used : 1;
        p += n + (p[n] == '\n');
    }
    return row;
}

/* Says at the lower right which part of a long page is seen. */
static void paint_part(struct screen *v, int first, int rows)
{
    int page = v->grid.height - 4;
    char text[48];
    if (rows <= page)
        return;
    int n = snprintf(text, sizeof text, "%d-%d / %d", first + 1,
                     first + page < rows ? first + page : rows, rows);
    struct cell bar = {.fg = INK_SHIELD, .bg = INK_BAR, .is_bold = true};
    screen_text(v, v->grid.width - n - 1, v->grid.height - 1, n, text, bar);
}

/* True if the key only moves within the page. */
static bool scroll(struct screen *v, int *first, int rows)
{
    int x, y, page = v->grid.height - 4;
    int key = term_key(-1, &x, &y);
    int last = rows > page ? rows - page : 0;
    if (key == TERM_RESIZE) {
        v->wants_resize = true;
        return false;
    }
    if (key == TERM_UP || key == L'k')
        *first -= 1;
    else if (key == TERM_DOWN || key == L'j')
        *first += 1;
    else if (key == TERM_PAGE_UP)
        *first -= page;
    else if (key == TERM_PAGE_DOWN || (key == L' ' && *first < last))
        *first += page;
    else
        return false;
    *first = *first > last ? last : *first;
    *first = *first < 0 ? 0 : *first;
    return true;
}

static void show_text(struct screen *v, const char *title, const char *text)
{
    int first = 0, rows;
    do {
        paint_frame(v, title);
        rows = paint_text(v, text, first);
        paint_part(v, first, rows);
        term_show(&v->grid);
    } while (scroll(v, &first, rows));
}

void page_help(struct screen *v)
{
    show_text(v, "Aude", say(v, WORD_HELP));
}

void page_scores(struct screen *v)
{
    struct text text = {0};
    result_scores(v->session, &text, false);
    show_text(v, say(v, WORD_SCORE_LOG), text.data);
    text_free(&text);
}

void page_result(struct screen *v)
{
    struct text text = {0};
    result_standings(v->session, &text);
    text_add(&text, "\n%s\n", say(v, WORD_FINAL));
    result_scores(v->session, &text, true);
    show_text(v, say(v, WORD_OVER), text.data);
    text_free(&text);
}

/* The kinds still in the bag, each with its picture; returns how many rows they need. */
static int paint_kinds(struct screen *v, int first)
{
    const struct session *n = v->session;
    struct look small = v->look;
    struct aude_kind kind;
    int columns = (v->grid.width - 2) / KIND_WIDTH, at = 0;
    struct cell style = {.fg = INK_STRONG, .bg = INK_TABLE};
    small.is_large = false;
    if (columns < 1)
        columns = 1;
    for (int i = 0; aude_kind(n->rules, i, &kind); i++) {
        int left = aude_bag(n->now, i);
        if (left <= 0)
            continue;
        int x = 2 + at % columns * KIND_WIDTH;
        int y = 2 + at / columns * (TILE_HEIGHT + 1) - first;
        at++;
        if (y < 1 || y + TILE_HEIGHT > v->grid.height - 1)
            continue;
        char text[32];
        const char *slash = strrchr(kind.id, '/');
        struct picture picture = {.kind = &kind};
        paint_tile(&v->grid, x, y, &small, &picture);
        snprintf(text, sizeof text, "%.8s", slash == NULL ? kind.id : slash + 1);
        screen_text(v, x + TILE_WIDTH + 1, y, 8, text, style);
        snprintf(text, sizeof text, "x %d", left);
        screen_text(v, x + TILE_WIDTH + 1, y + 1, 8, text, style);
    }
    return (at + columns - 1) / columns * (TILE_HEIGHT + 1);
}

void page_tiles(struct screen *v)
{
    char title[SCREEN_TEXT], number[16];
    int first = 0, rows;
    snprintf(number, sizeof number, "%d", aude_left(v->session->now));
    words_fill(title, sizeof title, say(v, WORD_REMAINING), (const char *[]){number});
    do {
        paint_frame(v, title);
        rows = paint_kinds(v, first);
        paint_part(v, first, rows);
        term_show(&v->grid);
    } while (scroll(v, &first, rows));
}
