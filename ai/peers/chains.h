/*
 * chains.h: every way to play a turn, one after the other: all that a seat does until somebody else
 * or chance comes. Of actions that lead to the same position there is only one.
 */
#ifndef AUDE_AI_CHAINS_H
#define AUDE_AI_CHAINS_H

#include "aude.h"

enum { CHAIN_ACTIONS = 8 }; /* a chain that is longer ends there */

struct chain {
    int count;
    struct aude_action action[CHAIN_ACTIONS];
};

struct chains;

struct chains *chains_open(const struct aude_rules *r); /* NULL: no memory */
void chains_close(struct chains *self);                 /* also NULL */

/* A position in which a seat must act. */
void chains_begin(struct chains *self, const struct aude_state *s);

/* The next way; false when there is none left. */
bool chains_next(struct chains *self, struct chain *out);

/* Where the last one ended. */
const struct aude_state *chains_end(const struct chains *self);

/* The legal actions of a position without those that lead to the same as another one; list has
 * room for AUDE_LEGAL_MAX. */
int chains_actions(const struct chains *self, const struct aude_state *s, struct aude_action *list);

#endif
