/*
 * race.h: the best ways to play a turn are played on for a while, all of them with the same draws,
 * and the better half of them again and again. Its functions are those of a player.
 */
#ifndef AUDE_AI_RACE_H
#define AUDE_AI_RACE_H

#include "player.h"

enum { RACE_STAGES = 3 };

struct race_plan {
    int lines;              /* that are played on, at most LINES (walk.h) */
    int stages;             /* none: what the walk finds is all */
    int stage[RACE_STAGES]; /* after so many playouts each the worse half is given up */
    int prior;              /* playouts that what the walk thinks of a line is worth */
    int slices;             /* playouts end after so many, when all lines have had the same */
};

/* NULL: no memory. */
void *race_open(const struct aude_rules *r, const struct race_plan *plan, uint64_t seed);
void race_begin(void *me, const struct aude_state *view, int seat);
bool race_more(void *me);
struct aude_action race_answer(const void *me);
int race_ways(void *me, struct aude_way *out, int max);
void race_close(void *me); /* also NULL */

#endif
