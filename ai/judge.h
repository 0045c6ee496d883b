/*
 * judge.h: how good a decision was. The best few ways to play on that a seat had, and the one it
 * chose, are played on for a while, all of them equally often and with the same draws, so that
 * what they lead to can be compared.
 *
 * It thinks in slices like a player (player.h), and its seat's view is all it is told. The same
 * seed, view, played actions and number of slices give the same judgement.
 */
#ifndef AUDE_AI_JUDGE_H
#define AUDE_AI_JUDGE_H

#include <stdint.h>

#include "aude.h"

enum {
    WAYS = 7,        /* that are compared at most, the one that was played among them */
    WAY_ACTIONS = 32 /* what was played is judged by so many actions at most */
};

/* One way to play on. */
struct way {
    int count;
    struct aude_action action[WAY_ACTIONS];
    bool is_played;
    int lead[AUDE_SEATS]; /* by how much each seat is then expected to be ahead of the best other,
                             in hundredths of a point; below zero: behind */
};

struct judge;

struct judge *judge_open(const struct aude_rules *r, uint64_t seed); /* never NULL */
void judge_close(struct judge *self);

/* The decision to think about. seat must be the actor of view, which is copied. What it did is a
 * stretch of legal actions, of which those are looked at that it did without chance or somebody
 * else between; none: only the best is asked for. */
void judge_begin(struct judge *self, const struct aude_state *view, int seat,
                 const struct aude_action *played, int count);

/* Thinks for one slice; false when there is nothing left to think about. */
bool judge_more(struct judge *self);

/* The ways as they stand by now, the best first. There are none while they are still being looked
 * for, which is the shorter part; a single one where the seat has no choice. */
int judge_ways(const struct judge *self, const struct way **out);

#endif
