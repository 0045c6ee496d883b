/*
 * advice.h: what the analyst thinks of a decision of a seat at a table, from what that seat may know:
 * for hints, and for looking back at a game.
 */
#ifndef AUDE_CLI_ADVICE_H
#define AUDE_CLI_ADVICE_H

#include <stdbool.h>

#include "aude_players.h"
#include "aude_table.h"
#include "text.h"

/* A decision: the steps of a seat from to to - 1, without chance or somebody else between. */
struct decision {
    int seat, from, to;
    int line; /* the number of its first line */
};

/* Lists the decisions of a table, at most max, and returns how many there are. */
int decisions_find(struct aude_table *t, struct decision *out, int max);

/* What the seat did, as it saw it; room for AUDE_WAY_ACTIONS, the number is returned. */
int decision_played(struct aude_table *t, const struct decision *d, struct aude_action *out);

struct advice {
    int ways;
    struct aude_way way[AUDE_WAYS_MAX]; /* the best first */
    int chance[AUDE_WAYS_MAX]; /* of the seat to win after it, in hundredths of a percent */
    int played;                /* which of them was played, or -1 */
};

struct adviser; /* one that thinks; each thread has its own */

struct adviser *adviser_new(const struct aude_rules *r, uint64_t seed);
void adviser_free(struct adviser *a);

/* The position that it thinks about: to be filled with what the seat that must act there knows. */
struct aude_state *adviser_view(struct adviser *a);

/* Compares the ways of the seat that must act in the view. played is what it did, or none; slices is the
 * limit of thinking, below zero: none. */
void adviser_ask(struct adviser *a, const struct aude_action *played, int count, long long slices,
                 struct advice *out);

/* "place 1,0 r2, put follower city.N", s being the position before it. */
void adviser_write(struct adviser *a, const struct aude_state *s, const struct aude_way *way,
                   struct text *out);

/* What a decision has lost against the best, in hundredths of points; 0 if nothing was played. */
int advice_loss(const struct advice *advice, int seat);

#endif
