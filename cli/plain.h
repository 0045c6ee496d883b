/*
 * plain.h: the game in lines, for pipes, scripts, screen readers and simple terminals. plain.c
 * reads what is typed, plain_show.c prints what there is.
 */
#ifndef AUDE_CLI_PLAIN_H
#define AUDE_CLI_PLAIN_H

#include <stdbool.h>

#include "choices.h"
#include "paint.h"
#include "session.h"

enum { TEXT_MAX = 2048 };

struct plain {
    struct session *session;
    struct look look;
    struct choices choices;
    int told, told_notes; /* what was printed already */
    bool wants_quit;
};

/* Plays the session with lines from stdin to its end or the end of input. */
void plain_run(struct session *n);

/* ---- plain_show.c ---- */

const char *plain_say(const struct plain *p, enum word word);
void plain_print(const struct plain *p, const char *text);
void plain_filled(const struct plain *p, enum word word, const char *a, const char *b);

void plain_board(const struct plain *p);
void plain_seats(const struct plain *p);
void plain_news(struct plain *p); /* what happened since the last time */
void plain_list(const struct plain *p);
void plain_tiles(const struct plain *p);

/* Everything that whoever acts needs to know, finding out what he may do. */
void plain_question(struct plain *p);

#endif
