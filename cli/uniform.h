/*
 * uniform.h: the one place that plays a uniform random game. The loop uses aude_actor,
 * aude_count, aude_pick and aude_apply and nothing else, so it is also what is measured.
 */
#ifndef AUDE_CLI_UNIFORM_H
#define AUDE_CLI_UNIFORM_H

#include <stdint.h>

#include "aude.h"

struct uniform_count {
    int actions; /* all, chance included */
    int placements;
    long long pairs; /* legal (cell, turn) pairs, summed over the placements */
};

/* A scramble of 64 bits in which every bit of x counts. */
uint64_t uniform_mix(uint64_t x);

/* The seed of game number game among those of seed: the same for any number of threads. */
uint64_t uniform_seed(uint64_t seed, uint64_t game);

/* Decides one action, as chance would or as a uniform random player, and notes it. */
struct aude_action uniform_choose(const struct aude_state *s, struct aude_rng *rng,
                                  struct uniform_count *count);

/* Plays a whole game; count is set, s is over afterwards. */
void uniform_play(const struct aude_rules *r, struct aude_state *s, uint64_t seed,
                  struct uniform_count *count);

#endif
