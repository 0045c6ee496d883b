/*
 * lines.h: a text broken into lines of a width, once, to be painted in parts.
 */
#ifndef AUDE_CLI_LINES_H
#define AUDE_CLI_LINES_H

#include <stdbool.h>
#include <wchar.h>

enum { LINES_WIDTH = 160 }; /* longer lines are broken in the widest window too */

struct line {
    wchar_t text[LINES_WIDTH + 1];
    bool is_strong;
};

/* Starts as {0}. */
struct lines {
    struct line *list;
    int count, room;
};

/* Adds one paragraph. Its later lines are indented: below the second column where it has two,
 * that is two spaces or more between words, otherwise a little more than its beginning. */
void lines_add(struct lines *lines, const wchar_t *text, int width, bool is_strong);
void lines_free(struct lines *lines);

#endif
