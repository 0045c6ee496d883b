/*
 * odds.h: what follows from the results of a match: means with their intervals of 95 %, Elo, and
 * whether more decks are needed to tell two hypotheses apart.
 */
#ifndef AUDE_CLI_ODDS_H
#define AUDE_CLI_ODDS_H

#include <stdbool.h>

struct odds_sum { /* of one number for each deck */
    long long count;
    double sum, squares;
};

struct odds_range {
    double mean, low, high;
};

void odds_add(struct odds_sum *sum, double value);
double odds_deviation(const struct odds_sum *sum); /* of a single deck */

/* Without limits (infinite) where there are fewer than two decks. */
struct odds_range odds_mean(const struct odds_sum *sum);

/* A share of wins, by deck: never outside 0 to 1, and never certain. games is how many there were,
 * several for a deck. */
struct odds_range odds_share(const struct odds_sum *sum, long long games);

/* What a share of the wins means in Elo, where par is the share of equals: 1/2 for two seats. Infinite
 * at 0 and 1. */
double odds_elo(double share, double par);
struct odds_range odds_elo_range(struct odds_range share, double par);

/* The generalised sequential probability ratio test: the logarithm of how much likelier a mean of
 * one is than a mean of zero, and what to conclude at 5 % error either way. */
enum odds_verdict { ODDS_OPEN, ODDS_NOT_BETTER, ODDS_BETTER };
double odds_ratio(const struct odds_sum *sum, double one);
enum odds_verdict odds_decide(const struct odds_sum *sum, double one);

#endif
