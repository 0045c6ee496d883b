/*
 * bot.h: what the files of "aude bot" share. A bot has a link to a server and a follower for each
 * seat it plays: bot.c finds games, follower.c plays one seat of one.
 */
#ifndef AUDE_CLI_BOT_H
#define AUDE_CLI_BOT_H

#include <jansson.h>
#include <stdbool.h>

#include "aude_table.h"

#include "../program.h"
#include "link.h"

enum { BOT_ID_MAX = 32, BOT_RULES_MAX = 256, BOT_FAILURES = 3 };

struct bot_settings {
    char *engine;       /* a command for the shell; NULL: one of our players */
    const char *player; /* which one */
    const char *rules;  /* where it sits down; NULL: wherever the program can play */
    long long games;    /* at most so many at once, before it sits down at another */
    long long ms;       /* for a decision, at most */
    bool is_sitting, is_once;
    const char *server, *token_file;
};

struct follower;

struct bot {
    struct bot_settings settings;
    struct link *link;
    struct follower *followers;
    struct program *scout; /* asked whether it can play by some rules */
    int games;             /* that are over */
    bool is_asking;        /* the lobby, or for a seat */
    double looked;         /* when it last asked the lobby */
};

/* Starts the program that plays. */
struct program *bot_program(const struct bot *b);

/* ---- A seat of a game (follower.c) ---------------------------------------------------------------- */

struct follower {
    struct follower *next;
    struct bot *bot;
    char game[BOT_ID_MAX];
    int seat;
    struct aude_table *table;    /* as the seat sees it */
    struct program *program;     /* NULL until it is needed */
    char (*told)[AUDE_LINE_MAX]; /* what the program has been told, line by line */
    int told_count, told_room;
    int awaited;  /* answers of the program that are to come; the last is its decision */
    int thinking; /* how many lines there were when it was asked */
    int failures; /* of the program */
    int answered; /* the question that was answered last */
    double left;  /* milliseconds on its clock; below zero: there is none */
    int asked;    /* what is on its way to the server and back; until then nothing is played */
    bool is_running, is_returning, is_done;
};

/* Follows a game from its first line on. */
struct follower *follower_open(struct bot *b, const char *game, const char *rules, int seat);
void follower_close(struct follower *f);

/* What the program of a follower has said, and whatever is to be done next. */
void follower_turn(struct follower *f);

/* Answers what is asked at a table where the bot sits; seat is its own. Returns the number of the
 * question, 0 if there was none to answer. */
int bot_answer(struct bot *b, const json_t *game, int seat, int answered);

#endif
