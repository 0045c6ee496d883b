/*
 * news.c: what happened, in sentences: the last of it in the panel, or all from an action on.
 */
#include <stdio.h>

#include "lines.h"
#include "screen.h"

enum { PANEL_MOVES = 36 }; /* more than a panel has rows for */

static void add(const struct screen *v, struct lines *lines, const char *text, int width,
                bool is_strong)
{
    wchar_t wide[SCREEN_TEXT];
    words_wide(text, v->look.is_ascii, wide, SCREEN_TEXT);
    lines_add(lines, wide, width, is_strong);
}

void news_gather(const struct screen *v, int from, int width, struct lines *lines)
{
    struct session *n = v->session;
    char text[SCREEN_TEXT];
    int note = 0;
    while (note < n->notes && n->note[note].move < from)
        note++;
    for (int i = from; i < n->moves; i++) {
        session_tell(n, i, text, sizeof text);
        add(v, lines, text, width, false);
        for (; note < n->notes && n->note[note].move == i; note++) {
            if (!session_note_tells(n, note))
                continue;
            session_note_write(n, note, text, sizeof text);
            add(v, lines, text, width, true);
        }
    }
}

void news_paint(struct screen *v, int x, int y, int width)
{
    struct lines lines = {0};
    const struct session *n = v->session;
    int room = v->grid.height - 2 - y;
    news_gather(v, n->moves > PANEL_MOVES ? n->moves - PANEL_MOVES : 0, width, &lines);
    int first = lines.count > room ? lines.count - room : 0;
    for (int i = first; i < lines.count && room > 0; i++) {
        const struct line *line = &lines.list[i];
        struct cell style = {.fg = line->is_strong ? INK_STRONG : INK_FAINT, .bg = INK_TABLE};
        style.is_bold = line->is_strong;
        grid_text(&v->grid, x, y + i - first, line->text, style);
    }
    lines_free(&lines);
}
