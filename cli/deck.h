/*
 * deck.h: chance as a deck that was shuffled once. Whoever plays a deck again meets the same tiles or
 * cards in the same order, whatever the seats do; so two players can be compared by what they make
 * of the same luck.
 */
#ifndef AUDE_CLI_DECK_H
#define AUDE_CLI_DECK_H

#include <stdint.h>

#include "aude.h"

enum { DECK_CARDS = 1024, DECK_KINDS = 256 };

struct deck_card {
    uint64_t key; /* the smallest comes first */
    uint8_t kind;
};

struct deck {
    uint64_t seed;
    uint64_t reached; /* the key of the last one that came */
    int asked;        /* questions that were about no tile or card */
    int count;
    struct deck_card card[DECK_CARDS]; /* that are still to come, in no order */
    int made[DECK_KINDS];              /* how many of a kind there have been */
};

void deck_shuffle(struct deck *deck, uint64_t seed);

/* What chance brings in s, of which it must be the actor. */
struct aude_action deck_draw(struct deck *deck, const struct aude_state *s);

#endif
