/*
 * plain.h: the game in lines, for pipes, scripts, screen readers and simple terminals. plain.c
 * reads what is typed, plain_show.c prints what there is.
 */
#ifndef AUDE_CLI_PLAIN_H
#define AUDE_CLI_PLAIN_H

#include <stdbool.h>

#include "cards.h"
#include "choices.h"
#include "file.h"
#include "paint.h"
#include "session.h"

enum { TEXT_MAX = 2048 };

struct plain {
    struct session *session;
    struct look look;
    struct choices choices;
    struct card_menu menu; /* in card games, instead of the choices */
    int told, told_notes;  /* what was printed already */
    bool wants_quit;
};

/* Plays the session with lines from stdin to its end or the end of input. */
void plain_run(struct session *n);

/* Prints and frees. */
void plain_text(const struct plain *p, struct text *text);

/* ---- plain_show.c ---- */

const char *plain_say(const struct plain *p, enum word word);
void plain_print(const struct plain *p, const char *text);
void plain_filled(const struct plain *p, enum word word, const char *a, const char *b);

void plain_board(const struct plain *p);
void plain_seats(const struct plain *p);
void plain_news(struct plain *p); /* what happened since the last time */
void plain_list(const struct plain *p);
void plain_tiles(const struct plain *p);

void plain_grid(const struct grid *g);

/* Everything that whoever acts needs to know, finding out what he may do. */
void plain_question(struct plain *p);

/* ---- cards_plain.c: the same for card games ---- */

void cards_plain_board(const struct plain *p);
void cards_plain_seats(const struct plain *p);
void cards_plain_list(const struct plain *p);
void cards_plain_unseen(const struct plain *p);
void cards_plain_question(struct plain *p);
void cards_plain_help(const struct plain *p);
void cards_plain_rules(const struct plain *p);

/* The action with that number in the list; false if there is none. */
bool cards_plain_pick(const struct plain *p, long number, struct aude_action *out);

/* May the word be obeyed while the keyboard goes from hand to hand? Takes away what the last one
 * saw and typed, where there is a terminal. */
bool cards_plain_is_public(const char *line);
void cards_plain_clear(const struct plain *p);

/* Whoever looks is told again what happened since he acted last. */
void cards_plain_since(struct plain *p);

#endif
