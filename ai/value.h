/*
 * value.h: how a seat stands in a position, in hundredths of a point. There is one such judgement
 * for tile games and one for card games; both hold no rules, they ask the engine.
 */
#ifndef AUDE_AI_VALUE_H
#define AUDE_AI_VALUE_H

#include "aude.h"

struct value {
    void *(*open)(const struct aude_rules *r); /* never NULL */

    /* How the seat stands after its turn. */
    int (*stand)(void *self, const struct aude_state *s, int seat);

    /* Is there another action that leads to the same position? */
    bool (*is_twin)(const void *self, const struct aude_state *s, struct aude_action a);

    void (*close)(void *self);
};

extern const struct value value_land;
extern const struct value value_cards;

#endif
