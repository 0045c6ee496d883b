/*
 * match.h: two players over many decks, each deck in all seatings. With two seats each has either
 * seat once; with more the first one sits at each seat once, and the second one at all others.
 */
#ifndef AUDE_CLI_MATCH_H
#define AUDE_CLI_MATCH_H

#include <jansson.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "aude.h"
#include "entrant.h"
#include "odds.h"
#include "text.h"

enum { MATCH_SIDES = 2, MATCH_WHY = 1024 };

struct match_plan {
    const struct aude_rules *r;
    struct entrant side[MATCH_SIDES];
    uint64_t seed;
    long long decks;       /* at most */
    int threads;           /* 0: as many as there are processors */
    bool is_sequential;    /* stop when it is clear whether the first one is better */
    const char *directory; /* for records, or NULL */
    bool is_forced;        /* records may be replaced */
    const char *resume;    /* the file of finished decks, or NULL */
    bool is_quiet;         /* no progress */
};

/* One game of a deck: that of which the first one sits at the seat of its number. */
struct match_game {
    int score[AUDE_SEATS];
    unsigned winners; /* mask of seats */
    int failed;       /* the side that failed, or -1 */
};

struct match_deck {
    bool is_done;
    struct match_game game[AUDE_SEATS]; /* one for each seat */
    struct chair_use use[MATCH_SIDES];
};

/* ---- match_game.c: one deck -------------------------------------------------------------------- */

struct match_bench; /* where one thread plays */

struct match_bench *match_bench_new(const struct match_plan *plan);
void match_bench_free(struct match_bench *bench);

/* Plays all games of a deck. False, with nothing in out, if stop has become true; also, with a
 * sentence in why, if a record cannot be written. What a program did wrong is said at once. */
bool match_play(struct match_bench *bench, long long deck, const atomic_bool *stop,
                struct match_deck *out, char *why, size_t len);

/* The path of a record. */
void match_path(const struct match_plan *plan, long long deck, int game, struct text *out);

/* ---- match_sums.c: what it comes to ------------------------------------------------------------- */

struct match_sums {
    long long decks, games;
    long long wins, draws,
        losses; /* of the first one; a win that is shared with others is a draw */
    long long failed[MATCH_SIDES];
    struct odds_sum margin;     /* by deck: points of the first one over the mean of the others */
    struct odds_sum share;      /* by deck: its part of the wins */
    double points[MATCH_SIDES]; /* all of them */
    long long chairs[MATCH_SIDES]; /* how often they sat at a table */
    struct chair_use use[MATCH_SIDES];
};

void match_add(struct match_sums *sums, int seats, const struct match_deck *deck);
void match_print(const struct match_plan *plan, const struct match_sums *sums);
json_t *match_describe(const struct match_plan *plan, const struct match_sums *sums);

/* ---- match_run.c: all decks, on several threads ------------------------------------------------------ */

enum match_end {
    MATCH_DONE,
    MATCH_STOPPED, /* by the person who watches */
    MATCH_FAILED   /* and it was said why */
};

/* sums is of the decks from the first on without a gap, as far as they are needed. */
enum match_end match_run(const struct match_plan *plan, struct match_sums *sums);

/* ---- match_file.c: decks that are finished, a line of JSON for each ------------------------------- */

struct match_file;

/* Reads the decks of earlier runs into list, which has room for those of the plan, and opens the file
 * to go on. NULL after a complaint, if it is of another match or cannot be written. */
struct match_file *match_file_open(const struct match_plan *plan, struct match_deck *list);

/* NULL is no file, and fine. False if it cannot be written. */
bool match_file_add(struct match_file *file, long long number, const struct match_deck *deck);
void match_file_close(struct match_file *file);

#endif
