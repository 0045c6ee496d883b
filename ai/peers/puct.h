/* puct.h: the parts of p-puct: its leaf, and the arbiter that settles ties. */
#ifndef AUDE_AI_PUCT_H
#define AUDE_AI_PUCT_H

#include "chains.h"

/* ---- The leaf ---------------------------------------------------------------------------------- */

struct leaf;

struct leaf *leaf_open(const struct aude_rules *r); /* NULL: no memory */
void leaf_close(struct leaf *self);                 /* also NULL */

/* By how many points each seat is ahead of the best other: as if the game ended now, with a bonus
 * for what is about to be completed and the value of figures in hand. Without the bonus it is
 * quicker. */
void leaf_leads(struct leaf *self, const struct aude_state *s, bool has_bonus,
                double out[AUDE_SEATS]);

/* The part of what completing brings that counts with so many empty cells still to fill. */
double leaf_chance(int cells);

/* The value of so many figures in hand. */
double leaf_figures(int in_hand);

/* ---- The arbiter -------------------------------------------------------------------------------- */

enum { ARBITER_CASES = 6 };

struct arbiter;

struct arbiter *arbiter_open(const struct aude_rules *r, int playouts); /* NULL: no memory */
void arbiter_close(struct arbiter *self);                               /* also NULL */

/* Begins with a position: each of so many actions is played on to the end of the game, all of them
 * with the same draws. */
void arbiter_begin(struct arbiter *self, const struct aude_state *s, int seat, uint64_t luck,
                   const struct aude_action *cases, int count);
bool arbiter_more(struct arbiter *self);

/* The number of the case that did best, or -1 while there are too few playouts. */
int arbiter_verdict(const struct arbiter *self);

#endif
