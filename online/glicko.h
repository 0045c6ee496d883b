/*
 * glicko.h: Glicko-2 ratings (Mark Glickman, "Example of the Glicko-2 system"), as pure calculation.
 */
#ifndef AUDE_GLICKO_H
#define AUDE_GLICKO_H

struct glicko {
    double rating, deviation, volatility;
};

/* Whoever has not played yet. */
#define GLICKO_NEW ((struct glicko){1500, 350, 0.06})

struct glicko_result {
    struct glicko other;
    double score; /* 1: won, 0.5: drawn, 0: lost */
};

/* A rating after one period with these results; without any it is only less certain. */
struct glicko glicko_after(struct glicko g, const struct glicko_result *results, int count);

/* A rating after so many periods without a game. */
struct glicko glicko_rest(struct glicko g, double periods);

#endif
