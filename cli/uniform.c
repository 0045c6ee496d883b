/*
 * uniform.c: the one place that plays a uniform random game.
 */
#include "uniform.h"

uint64_t uniform_mix(uint64_t x)
{
    x ^= x >> 32;
    x *= UINT64_C(0xd6e8feb86659fd93);
    x ^= x >> 32;
    x *= UINT64_C(0xd6e8feb86659fd93);
    return x ^ x >> 32;
}

uint64_t uniform_seed(uint64_t seed, uint64_t game)
{
    return uniform_mix(uniform_mix(seed + UINT64_C(0x9e3779b97f4a7c15)) + game);
}

/* The loop of uniform_play must not pay for a call, so the body stands here once. */
static inline struct aude_action choose(const struct aude_state *s, struct aude_rng *rng,
                                        struct uniform_count *count)
{
    int n = aude_count(s);
    struct aude_action a = aude_pick(s, aude_rng_below(rng, n));
    count->actions++;
    if (a.verb == AUDE_PLACE) {
        count->placements++;
        count->pairs += n;
    }
    return a;
}

struct aude_action uniform_choose(const struct aude_state *s, struct aude_rng *rng,
                                  struct uniform_count *count)
{
    return choose(s, rng, count);
}

void uniform_play(const struct aude_rules *r, struct aude_state *s, uint64_t seed,
                  struct uniform_count *count)
{
    struct aude_rng rng;
    aude_rng_seed(&rng, seed);
    *count = (struct uniform_count){0};
    aude_start(r, s);
    while (aude_actor(s) != AUDE_OVER)
        aude_apply(s, choose(s, &rng, count), NULL);
}
