/*
 * screen.h: the game on a whole terminal. screen.c goes through its phases, keys.c says what
 * each key does, map.c shows the part of the table that is seen, panel.c what stands around it
 * with the help of seats.c, list.c and news.c, page.c the pages that cover it for a while.
 */
#ifndef AUDE_CLI_SCREEN_H
#define AUDE_CLI_SCREEN_H

#include <stdbool.h>

#include "cards.h"
#include "choices.h"
#include "paint.h"
#include "session.h"

enum { SCREEN_WIDTH_MIN = 60, SCREEN_HEIGHT_MIN = 20, SCREEN_TEXT = 512 };

enum phase {
    PHASE_WATCH,     /* computers and chance act */
    PHASE_CHOOSE,    /* a human acts */
    PHASE_DONE,      /* the turn of a human is drafted and waits for its end */
    PHASE_HAND_OVER, /* another human takes the keyboard, who may see what the last one may not */
    PHASE_OVER
};

/* Where the coordinates of the cells stand along the edges of the map. */
enum scale {
    SCALE_FREE, /* where they cover nothing */
    SCALE_ALL,
    SCALE_NONE,
    SCALES
};

struct screen {
    struct session *session;
    struct look look;
    struct grid grid;
    struct origin origin;
    enum phase phase;
    struct choices choices;
    int chosen;     /* target */
    int placed;     /* the target on the board that was chosen last, or -1 */
    int group;      /* group of targets that is seen, -1 if there is none */
    int typed;      /* number typed so far */
    bool asks;      /* turns end only when confirmed */
    bool is_fixed;  /* the view was moved by hand: do not scroll to the chosen target */
    bool is_zoomed; /* the size of the tiles was chosen by hand */
    enum scale scale;
    bool is_paused;
    bool is_over_told;
    struct card_menu menu; /* in card games, instead of the choices */
    int item, way;         /* chosen there */
    int rounds_told;
    bool wants_quit;
    char message[SCREEN_TEXT];
};

/* Plays the session to its end on the terminal; false, with nothing done, if the terminal cannot
 * be used. */
bool screen_run(struct session *n);

/* Finds out who must act and what he may do. */
void screen_enter(struct screen *v);

/* Paints everything and shows it. */
void screen_show(struct screen *v);

/* A message for the line that asks, until the next key. */
void screen_tell(struct screen *v, enum word word, const char *argument);

/* Ends at once, a game that has begun being saved: the terminal is gone or somebody wants it
 * so. */
void screen_stop(struct screen *v);

/* Too small a window shows only that it is; then no key does anything but quit. */
bool screen_is_small(const struct screen *v);

/* ---- keys.c ---- */

void screen_key(struct screen *v, int key, int x, int y);

/* ---- map.c ---- */

/* Takes over the size of the window. */
void map_resize(struct screen *v);

/* Shows the cell: everything where that fits, otherwise by scrolling as little as needed. */
void map_show(struct screen *v, int x, int y);
void map_show_chosen(struct screen *v);
void map_fit(struct screen *v); /* everything in the middle, where it fits */
void map_zoom(struct screen *v);
void map_move(struct screen *v, int dx, int dy); /* by cells */

/* The tile that was laid last; false if there is none. */
bool map_last(const struct screen *v, int *x, int *y);

void map_paint(struct screen *v);

/* ---- panel.c ---- */

void screen_paint(struct screen *v);

/* A sentence about what a target can do, see tell.h. */
void screen_tell_target(const struct screen *v, const struct target *t, enum verb_form form,
                        char *buf, size_t len);

/* Is it a turn that was drafted, up to its end, or only a part of one? */
bool screen_ends_turn(const struct screen *v);

/* The part of the window that shows the board, and the one beside it. */
int screen_panel_width(const struct screen *v);
int screen_board_width(const struct screen *v);
int screen_board_height(const struct screen *v);
enum { SCREEN_BOARD_TOP = 1 };

/* What is said in the language of the game, how many characters wide something is, and a row of
 * one character. */
const char *screen_say(const struct screen *v, enum word word);
const char *screen_ground(const struct screen *v); /* "fields" */
int screen_width(const struct screen *v, const char *text);
void screen_fill(struct screen *v, int x, int y, int width, struct cell c);

/* A bar across the window; the bar of keys, as many as there is room for. */
void screen_bar(struct screen *v, int y, const char *left, const char *right);
void screen_keys(struct screen *v, const char *text);

/* Text in wide characters from column x on, at most width of them. */
void screen_text(struct screen *v, int x, int y, int width, const char *text, struct cell style);

/* The same broken into lines, later lines indented; at most limit of them. Returns how many. */
int screen_wrap(struct screen *v, int x, int y, int width, int limit, const char *text);

/* ---- seats.c, list.c, news.c: parts of the panel ---- */

/* These return the row below them. */
int seats_paint(struct screen *v, int x, int y, int width);
int list_paint(struct screen *v, int x, int y, int width);

/* The end of the news, down to the question. */
void news_paint(struct screen *v, int x, int y, int width);

struct lines;

/* Everything that happened from an action on, in lines of that width. */
void news_gather(const struct screen *v, int from, int width, struct lines *lines);

/* ---- cards_screen.c, cards_keys.c: the same for card games ---- */

void cards_enter(struct screen *v);
void cards_paint(struct screen *v);

/* Has a round ended of which people do not know yet who took what? Shows that if it is so. */
bool cards_round_is_due(const struct screen *v);
void cards_show_round(struct screen *v);
void cards_help(struct screen *v);
void cards_unseen(struct screen *v);

/* False if the key is for what all games have in common. */
bool cards_key(struct screen *v, int key, int x, int y);

/* Which part of the window a click hits: an item of the hand or the list, or a row; -1 if none. */
int cards_item_at(const struct screen *v, int x, int y);
int cards_row_at(const struct screen *v, int x, int y);

/* ---- page.c ---- */

/* Shows a text until a key is pressed, which leads back, or on where the game has moved on. */
void page_text(struct screen *v, const char *title, const char *text);
void page_next(struct screen *v, const char *title, const char *text);

void page_help(struct screen *v);
void page_news(struct screen *v);
void page_scores(struct screen *v);
void page_tiles(struct screen *v);
void page_result(struct screen *v);

#endif
