/*
 * value.h: how the seats stand in a position, in hundredths of a point. There are such evaluations
 * for tile games and for card games; they hold no rules, they ask the engine.
 */
#ifndef AUDE_AI_VALUE_H
#define AUDE_AI_VALUE_H

#include "aude.h"

struct value {
    void *(*open)(const struct aude_rules *r); /* NULL: no memory */

    /* Positions that are evaluated from now on come by actions of one seat from this one, root 0,
     * or from one of higher number that came itself from the last root before. If s is NULL: from
     * the root of that number that was set last, or below zero from anywhere, as after open. Who
     * says so spares the evaluation work; the values are the same. May be NULL. */
    void (*root)(void *self, int root, const struct aude_state *s);

    /* What each seat may hope for, from what seat knows; zero for seats that are not there. */
    void (*evaluate)(void *self, const struct aude_state *s, int seat, int out[AUDE_SEATS]);

    void (*close)(void *self); /* also NULL, and what was only opened in part */
};

extern const struct value value_land;
extern const struct value value_cards;
extern const struct value rank_land;

/* How a seat stands against the others: half against the best of them, half against all. */
int value_margin(const int value[AUDE_SEATS], int seats, int seat);

/* By how much each seat is ahead of the best other; a single one of nobody. */
void value_leads(const int value[AUDE_SEATS], int seats, int out[AUDE_SEATS]);

/* Is it a game of cards? */
bool value_is_cards(const struct aude_rules *r);

#endif
