/*
 * star.h: expectimax over whole turns with the pruning of Star2.5: before the outcomes of chance
 * are searched one after the other, a few turns after each of them are probed, which often shows
 * that the rest does not matter. The seat that asks maximises, all others minimise. The search goes
 * on in steps, deeper and deeper.
 */
#ifndef AUDE_AI_STAR_H
#define AUDE_AI_STAR_H

#include "chains.h"

enum { STAR_TURNS = 3 }; /* the deepest search */

struct star_plan {
    int turns;   /* it looks so many turns ahead, at most STAR_TURNS */
    int probes;  /* turns that are tried after each outcome before the rest is; 0: none */
    int lowest;  /* no value is below */
    int highest; /* or above that */
    long work;   /* about so many turns are looked at in all; then it ends where it is */
    long deepen; /* it looks a turn further only if it has looked at no more than so many */

    /* Positions at the end of turns: what is left of the opinion is known by the one who asks. */
    int (*evaluate)(void *opinion, const struct aude_state *s, int seat);

    /* What comes first: the order of a turn that has been played to s, 0 is the first of ORDERS. */
    int (*order)(void *opinion, const struct aude_state *before, const struct chain *chain);
};

enum { STAR_ORDERS = 8 };

struct star;

/* NULL: no memory. What it asks must outlive it. */
struct star *star_open(const struct aude_rules *r, const struct star_plan *plan, void *opinion);
void star_close(struct star *self); /* also NULL */

/* Begins with a position in which seat must act and nothing is hidden. */
void star_begin(struct star *self, const struct aude_state *s, int seat);
bool star_more(struct star *self);

/* The best turn so far, and what it is worth; its first action is legal at any time. */
const struct chain *star_best(const struct star *self, int *value);

#endif
