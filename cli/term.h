/*
 * term.h: the terminal. The only place that knows ncurses: a grid goes out, keys come in.
 */
#ifndef AUDE_CLI_TERM_H
#define AUDE_CLI_TERM_H

#include <stdbool.h>

#include "paint.h"

/* Keys that are no characters. */
enum {
    TERM_NONE = -1, /* nothing was pressed in time */
    TERM_UP = 0x200000,
    TERM_DOWN,
    TERM_LEFT,
    TERM_RIGHT,
    TERM_VIEW_UP, /* the same with the shift key: moves the view */
    TERM_VIEW_DOWN,
    TERM_VIEW_LEFT,
    TERM_VIEW_RIGHT,
    TERM_PAGE_UP,
    TERM_PAGE_DOWN,
    TERM_BACK_TAB,
    TERM_ENTER,
    TERM_RESIZE,
    TERM_CLICK,
    TERM_DOUBLE_CLICK,
    TERM_OTHER, /* a key without a meaning here */
    TERM_STOP   /* the terminal is gone or the program is asked to end */
};

/* Takes over the terminal and says in look what it can show; false, with nothing changed, if
 * characters cannot be put anywhere on it. Until term_close the signals that would end the
 * program become TERM_STOP. */
bool term_open(struct look *look);
void term_close(void);
void term_size(int *width, int *height);
void term_show(const struct grid *g);

/* Waits for a key, at most that many milliseconds, for ever if negative. After a click x and y
 * are where. */
int term_key(int milliseconds, int *x, int *y);

/* Throws away keys that were pressed before, so that none of them answers what is asked next. */
void term_forget(void);

/* Can the locale show more than ASCII? */
bool term_is_unicode(void);

#endif
