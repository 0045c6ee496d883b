/*
 * rng.c: xoshiro256**, seeded by splitmix64, for callers that settle chance. The rules never
 * use it.
 */
#include "aude.h"

void aude_rng_seed(struct aude_rng *rng, uint64_t seed)
{
    for (int i = 0; i < 4; i++) {
        seed += 0x9e3779b97f4a7c15u;
        uint64_t z = seed;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        rng->state[i] = z ^ (z >> 31);
    }
}

static uint64_t rotate(uint64_t x, int k)
{
    return (x << k) | (x >> (64 - k));
}

uint64_t aude_rng_next(struct aude_rng *rng)
{
    uint64_t *s = rng->state;
    uint64_t result = rotate(s[1] * 5, 7) * 9;
    uint64_t t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotate(s[3], 45);
    return result;
}

/* Multiply and shift on the upper 32 bits, rejecting the few values that would be favoured. */
int aude_rng_below(struct aude_rng *rng, int n)
{
    uint32_t range = (uint32_t)n;
    uint64_t m = (aude_rng_next(rng) >> 32) * range;
    if ((uint32_t)m < range) {
        uint32_t threshold = (0u - range) % range;
        while ((uint32_t)m < threshold)
            m = (aude_rng_next(rng) >> 32) * range;
    }
    return (int)(m >> 32);
}
