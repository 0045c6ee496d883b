/*
 * screen.h: the game on a whole terminal. screen.c reads keys, panel.c paints what is seen,
 * page.c the pages that cover it for a while.
 */
#ifndef AUDE_CLI_SCREEN_H
#define AUDE_CLI_SCREEN_H

#include <stdbool.h>

#include "choices.h"
#include "paint.h"
#include "session.h"

enum { SCREEN_WIDTH_MIN = 60, SCREEN_HEIGHT_MIN = 20, SCREEN_TEXT = 512 };

enum phase {
    PHASE_WATCH,  /* computers and chance act */
    PHASE_CHOOSE, /* a human acts */
    PHASE_DONE,   /* the turn of a human is drafted and waits for its end */
    PHASE_OVER
};

struct screen {
    struct session *session;
    struct look look;
    struct grid grid;
    struct origin origin;
    enum phase phase;
    struct choices choices;
    int chosen;    /* target */
    int typed;     /* number typed so far */
    bool asks;     /* turns end only when confirmed */
    bool is_fixed; /* the view was moved by hand: do not scroll to the chosen target */
    bool is_paused;
    bool is_over_told;
    bool wants_quit;
    bool wants_resize; /* the window changed while a page was shown */
    char message[SCREEN_TEXT];
};

/* Plays the session to its end on the terminal; false if the terminal cannot be used. */
bool screen_run(struct session *n);

/* ---- panel.c ---- */

void screen_paint(struct screen *v);

/* The part of the window that shows the board. */
int screen_board_width(const struct screen *v);
int screen_board_height(const struct screen *v);
enum { SCREEN_BOARD_TOP = 1 };

/* Text in wide characters from column x on, at most width of them. */
void screen_text(struct screen *v, int x, int y, int width, const char *text, struct cell style);

/* The same broken into lines, later lines indented; at most limit of them. Returns how many. */
int screen_wrap(struct screen *v, int x, int y, int width, int limit, const char *text);

/* ---- page.c ---- */

void page_help(struct screen *v);
void page_scores(struct screen *v);
void page_tiles(struct screen *v);
void page_result(struct screen *v);

#endif
