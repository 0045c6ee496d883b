/*
 * moves.h: the legal actions that are worth looking at: of those that lead to the same position,
 * or to one that differs only in the tile of a feature on which a follower stands, one or two.
 */
#ifndef AUDE_AI_MOVES_H
#define AUDE_AI_MOVES_H

#include "aude.h"

struct moves {
    uint8_t same_as[256][4]; /* by tile kind and turn: the smallest turn that looks the same */
};

void moves_open(struct moves *m, const struct aude_rules *r);

/* Fills list, which has room for AUDE_LEGAL_MAX, and returns how many there are. */
int moves_list(const struct moves *m, const struct aude_state *s, struct aude_action *list);

bool moves_are_same(struct aude_action a, struct aude_action b);

#endif
