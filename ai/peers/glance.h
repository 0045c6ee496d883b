/*
 * glance.h: a player that looks at every way to play its own turn, no further, and takes the one
 * that is worth most where it ends; of those worth the same any.
 */
#ifndef AUDE_AI_GLANCE_H
#define AUDE_AI_GLANCE_H

#include "peer.h"

/* An opinion about positions. */
struct opinion {
    void *(*open)(const struct aude_rules *r);
    double (*worth)(void *self, const struct aude_state *s, int seat); /* to a seat, in points */
    void (*close)(void *self);                                         /* also NULL */
};

/* As a player's; NULL: no memory. */
void *glance_open(const struct aude_rules *r, const struct opinion *opinion, uint64_t seed);
void glance_begin(void *me, const struct aude_state *view, int seat);
bool glance_more(void *me);
struct aude_action glance_answer(const void *me);
int glance_ways(void *me, struct aude_way *out, int max);
void glance_close(void *me); /* also NULL */

#endif
