/*
 * playout.h: plays a position on for a while with a light policy: of a few actions that are drawn
 * by lot the one that stands best. Chance and policy have generators of their own, so that
 * playouts with the same seed meet the same draws whatever was done before.
 */
#ifndef AUDE_AI_PLAYOUT_H
#define AUDE_AI_PLAYOUT_H

#include "moves.h"
#include "value.h"

struct playout;

struct playout *playout_open(const struct aude_rules *r); /* NULL: no memory */
void playout_close(struct playout *self);                 /* also NULL */

/* Begins at what a seat sees; whatever it may not know is guessed with the seed. */
void playout_begin(struct playout *self, const struct aude_state *view, uint64_t seed);

/* Applies an action that was decided before. */
void playout_apply(struct playout *self, struct aude_action a);

/* Plays on until about so many positions were evaluated; false when the playout is at its end. */
bool playout_more(struct playout *self, int positions);

/* How all seats stand where the playout is, in hundredths of a point, from what seat knows. */
void playout_values(struct playout *self, int seat, int out[AUDE_SEATS]);

#endif
