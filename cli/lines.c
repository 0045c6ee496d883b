/*
 * lines.c: a text broken into lines of a width.
 */
#include "lines.h"

#include <stdlib.h>

#include "command.h"
#include "words.h"

enum { INDENT = 2 };

/* In a narrow window the room is needed for words. */
static int indent_of(const wchar_t *text, int width)
{
    int i = 0;
    while (text[i] == L' ')
        i++;
    int indent = i + INDENT;
    for (; text[i] != L'\0'; i++) {
        if (text[i] == L' ' && text[i + 1] == L' ') {
            while (text[i] == L' ')
                i++;
            indent = i;
            break;
        }
    }
    return 2 * indent <= width ? indent : 4 * INDENT <= width ? INDENT : 0;
}

static struct line *next_line(struct lines *lines)
{
    if (lines->count == lines->room) {
        lines->room = lines->room == 0 ? 16 : 2 * lines->room;
        lines->list = memory_grow(lines->list, (size_t)lines->room * sizeof *lines->list);
    }
    return &lines->list[lines->count++];
}

void lines_add(struct lines *lines, const wchar_t *text, int width, bool is_strong)
{
    int most = width < LINES_WIDTH ? width : LINES_WIDTH;
    int later = indent_of(text, most), indent = 0;
    while (*text != L'\0') {
        struct line *line = next_line(lines);
        int next, n = words_break(text, most - indent, &next);
        wmemset(line->text, L' ', (size_t)indent);
        wmemcpy(line->text + indent, text, (size_t)n);
        line->text[indent + n] = L'\0';
        line->is_strong = is_strong;
        text += next;
        indent = later;
    }
}

void lines_free(struct lines *lines)
{
    free(lines->list);
    *lines = (struct lines){0};
}
