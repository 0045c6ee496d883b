/*
 * ladder.h: strengths from the results of many matches.
 */
#ifndef AUDE_CLI_LADDER_H
#define AUDE_CLI_LADDER_H

#include "odds.h"

enum { LADDER_PLAYERS = 24 };

struct ladder_pair {
    int one, other;        /* players */
    struct odds_sum share; /* by deck: the part of the wins that the first one has */
};

struct ladder_fit {
    int players;
    double elo[LADDER_PLAYERS]; /* the first one has 0 */
    double covariance[LADDER_PLAYERS][LADDER_PLAYERS];
};

/* The strengths under which the results are likeliest. A match counts as if there had been one more deck
 * that ended level, so that nobody is infinitely strong. Every player must be connected to the first one
 * by matches. */
void ladder_fit(const struct ladder_pair *pair, int pairs, int players, struct ladder_fit *out);

/* How much stronger one is than another, with the interval of 95 %. */
struct odds_range ladder_step(const struct ladder_fit *fit, int one, int other);

#endif
