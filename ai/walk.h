/*
 * walk.h: every way to play the own turn, evaluated where it ends. It plays on copies, looks no
 * further than the turn, and goes on slice by slice. Its functions are those of a player.
 */
#ifndef AUDE_AI_WALK_H
#define AUDE_AI_WALK_H

#include "player.h"
#include "value.h"

enum {
    LINE_ACTIONS = 8, /* decisions of one turn that are looked at together */
    LINES = 12        /* the best ways to play that are kept */
};

/* One way to play the turn. */
struct line {
    int value;
    uint64_t tie; /* a random number that settles ties */
    int count;
    struct aude_action action[LINE_ACTIONS];
};

/* NULL: no memory. */
void *walk_open(const struct aude_rules *r, const struct value *value, uint64_t seed);
void walk_begin(void *me, const struct aude_state *view, int seat);
bool walk_more(void *me);
struct aude_action walk_answer(const void *me);
void walk_close(void *me); /* also NULL */

/* The same as ways, with the leads where they end. While there is no line there is one way: the
 * answer. */
int walk_ways(void *me, struct aude_way *out, int max);

/* The best lines so far, the best first. */
int walk_lines(const void *me, const struct line **out);

/* The best lines so far that begin with different actions, the best first; at most max. */
int walk_starts(const void *me, struct line *out, int max);

#endif
