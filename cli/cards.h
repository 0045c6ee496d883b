/*
 * cards.h: card games at the terminal. cards_words.c says things in sentences, cards_layout.c
 * sorts what lies on the table and what may be done, cards_paint.c puts it into a grid; the
 * screen and the lines are in cards_screen.c and cards_plain.c.
 *
 * All of it is asked of a position as somebody may see it, so that nothing here could tell what
 * is to be hidden. Rules are not known here.
 */
#ifndef AUDE_CLI_CARDS_H
#define AUDE_CLI_CARDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "aude.h"
#include "paint.h"
#include "tell.h"
#include "words.h"

enum {
    CARD_KINDS = 32, /* no card game has more */
    CARD_ROWS = 8,
    CARDS_MAX = 160,
    MENU_MAX = 16
};

/* ---- cards_words.c ---- */

/* How a card is said: "red 2"; as the object of a sentence "a red 2"; on its face "person 2". */
enum card_form { CARD_NAME, CARD_OBJECT, CARD_FACE, CARD_FORMS };

/* A kind that is none is "a card". */
void cards_name(enum language language, const struct aude_rules *r, int kind, enum card_form form,
                char *buf, size_t len);

/* The colour of a row, in German without its ending, and what its board shows. */
const char *cards_colour(enum language language, const struct aude_rules *r, int row);
const char *cards_board(enum language language, const struct aude_rules *r, int row);

/* One or two letters for the colour, "" for a card without, and the sign of what it is. */
const char *cards_letters(enum language language, const struct aude_rules *r, int row);
wchar_t cards_sign(const struct look *look, const struct aude_card_kind *card);

/* "3 cards", "1 point" */
void cards_count(enum language language, int count, char *buf, size_t len);
void cards_points(enum language language, int points, char *buf, size_t len);

/* How many of each kind: "red 3, 2 x red 1, dragon". */
void cards_list(enum language language, const struct aude_rules *r, const uint8_t *counts,
                char *buf, size_t len);

/* What so many animals of a colour bring, 0 past the greatest number; whether that is known for
 * sure; and the value of the option that chooses among what is assumed. */
char cards_animal_option(const struct aude_rules *r);

/* Is that the name of the verb? */
bool cards_is_verb(const struct aude_rules *r, struct aude_action a, const char *name);

/* Is that the name of the step? */
bool cards_is_step(const struct aude_state *s, const char *name);

/* The name of a seat, "?" for none. */
const char *cards_who(const char *const names[], int seat);

/* An action of a card game as a sentence; false, with nothing written, in a game of tiles. */
bool cards_tell(const struct telling *t, enum verb_form form, char *buf, size_t len);

/* ---- cards_events.c ---- */

/* The series of buildings of one chest by their length: how many, and what they bring. */
enum { SERIES_MAX = CARD_ROWS };

struct card_series {
    int number[SERIES_MAX + 1], points[SERIES_MAX + 1];
};

/* Each series is an event of its own; a chest is told in one sentence. */
bool cards_is_series(const struct aude_rules *r, const struct aude_event *event);
void cards_add_series(struct card_series *series, const struct aude_event *event);

/* An event of a card game, taken being the cards it is about by kind, or NULL if they are not
 * known; for a series all series of the seat, or NULL for that one alone. */
struct card_event {
    enum language language;
    const struct aude_rules *rules;
    const struct aude_event *event;
    const char *const *names;
    const uint8_t *taken;
    const struct card_series *series;
};

/* False, with nothing written, in a game of tiles and for what is the same there. */
bool cards_event(const struct card_event *e, char *buf, size_t len);

/* ---- cards_layout.c ---- */

struct card_follower {
    int seat, place;
};

struct card_row {
    int count;
    struct aude_card card[CARDS_MAX]; /* from the board outwards */
    int followers;
    struct card_follower follower[AUDE_SEATS]; /* nearest to the board first */
};

struct card_seat {
    int hand;                  /* cards */
    uint8_t known[CARD_KINDS]; /* of the hand, by kind */
    uint8_t animals[CARD_ROWS], jokers[CARD_ROWS];
    int waiting; /* jokers without animals */
    int chest;   /* cards */
    uint8_t inside[CARD_KINDS];
};

/* A part of a row: claimed by a seat, or open. */
struct card_stretch {
    int first, count; /* its cards */
    int unknown;      /* of them */
    int least, most;  /* points at once: for its owner, or if it is open for whoever looks; if
                         nobody does, for whom it is worth least and most */
};

/* What lies where, as the view knows it. */
struct card_layout {
    const struct aude_state *s;
    int looker; /* whose view it is, or -1 */
    int rows, seats;
    struct card_row row[CARD_ROWS];
    struct card_stretch open[CARD_ROWS], claim[AUDE_SEATS];
    struct card_seat seat[AUDE_SEATS];
    int dealer; /* or -1 */
};

void cards_look(struct card_layout *t, const struct aude_state *view, int looker);

/* Something that can be done in several ways: a card with the rows it may go in, the follower
 * with the rows it may claim, or an answer. */
struct card_item {
    int card; /* kind, or -1 */
    bool is_claim;
    struct aude_action way[CARD_ROWS];
    int ways;
};

struct card_menu {
    int count;
    struct card_item item[MENU_MAX];
};

/* Cards of the hand one by one, then the rest. Empty if no seat must act. */
void cards_menu(struct card_menu *menu, const struct aude_state *view);

/* The way to claim that brings whoever looks most, or else most cards. */
int cards_best_claim(const struct aude_state *view, int looker, const struct card_item *item);

/* The cards each seat would take if the rows were cleared after the action, by kind. s must be a
 * whole position. */
struct card_hauls {
    uint8_t taken[AUDE_SEATS][CARD_KINDS];
};

void cards_find_hauls(const struct aude_state *s, struct aude_action a, struct card_hauls *out);

/* The cards an event is about: those that are taken, in final scoring those under the chest. s is
 * the position after the action. */
void cards_of_event(const struct card_hauls *hauls, const struct aude_state *s,
                    const struct aude_event *event, uint8_t out[CARD_KINDS]);

/* ---- cards_gain.c ---- */

/* The most points the actor can get for the stretch that is being cleared if he answers so, and
 * how many cards are under his chest then. */
struct card_gain {
    int points, chest;
};

struct card_gain cards_gain(const struct aude_state *view, struct aude_action a);

/* An answer and what it gives: "keep a red animal: 12 points in all". */
void cards_tell_answer(const struct telling *t, char *buf, size_t len);

/* A claim and what it would bring whoever looks at once: "claim the red row, 3 cards worth 15
 * points now, 1 face down". */
void cards_tell_claim(const struct telling *t, const struct card_layout *table, char *buf,
                      size_t len);

/* ---- cards_paint.c ---- */

struct card_size {
    int wide, high; /* of a card in characters */
};

struct card_face {
    int kind; /* -1: not to be known */
    bool is_down;
    int seat; /* who laid it face down, or -1 */
    bool is_ghost;
};

/* Characters of one row, with the line below it that says what its parts are worth. */
struct card_strip {
    int x, y, width;
    struct card_size size;
    const struct aude_action *ghost; /* what is chosen, or NULL */
};

/* Where there are no colours, cards need room for edges. */
struct card_size cards_size(const struct look *look, bool is_large, int high);

void cards_paint_card(struct grid *g, int x, int y, const struct look *look, struct card_size size,
                      const struct card_face *face);

/* A row from its board on. Where it is too long the cards next to the board are left out and
 * counted. */
void cards_paint_row(struct grid *g, const struct card_strip *strip, const struct look *look,
                     const struct card_layout *t, int row);

/* How wide a row would be with nothing left out. */
int cards_row_width(const struct look *look, struct card_size size, const struct card_layout *t,
                    int row);

/* The ground of a colour, and the ink that can be read on it. */
struct cell cards_ink(const struct look *look, int row, bool is_board);

#endif
