/*
 * value.h: how the seats stand in a position, in hundredths of a point. There are such judgements
 * for tile games and for card games; they hold no rules, they ask the engine.
 */
#ifndef AUDE_AI_VALUE_H
#define AUDE_AI_VALUE_H

#include "aude.h"

struct value {
    void *(*open)(const struct aude_rules *r); /* never NULL */

    /* What each seat may hope for, from what seat knows; zero for seats that are not there. */
    void (*judge)(void *self, const struct aude_state *s, int seat, int out[AUDE_SEATS]);

    void (*close)(void *self);
};

extern const struct value value_land;
extern const struct value value_cards;
extern const struct value rank_land;

/* How a seat stands against the others: half against the best of them, half against all. */
int value_margin(const int value[AUDE_SEATS], int seats, int seat);

/* Is it a game of cards? */
bool value_is_cards(const struct aude_rules *r);

#endif
