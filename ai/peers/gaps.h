/*
 * gaps.h: the empty cells that a feature needs to be complete, and how many of the tiles that are
 * left fit there.
 */
#ifndef AUDE_AI_GAPS_H
#define AUDE_AI_GAPS_H

#include "aude.h"

enum { GAPS = 32 }; /* of one feature, at most */

struct gap {
    int16_t x, y;
};

struct gaps;

struct gaps *gaps_open(const struct aude_rules *r); /* NULL: no memory */
void gaps_close(struct gaps *self);                 /* also NULL */

/* A position; everything else is asked about this one. */
void gaps_begin(struct gaps *self, const struct aude_state *s);

/* The empty cells where a feature goes on, or around a tile that is to be surrounded. */
int gaps_of(struct gaps *self, int feature, struct gap out[GAPS]);

/* Copies left that fit there. */
int gaps_fits(struct gaps *self, struct gap gap);

/* The different features of a kind that a field touches; at most max are written. */
int gaps_touching(struct gaps *self, int field, int kind, int *out, int max);

#endif
