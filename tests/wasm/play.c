/*
 * play.c: one random game, by turns of the base game and of all its boxes, for comparing builds. The same source goes into
 * the WebAssembly module and, with -DNATIVE, into a program that prints what the module must
 * answer.
 */
#include <stdint.h>

#include "aude.h"

enum { STATE_MAX = 1 << 14 };

uint32_t play(uint32_t seed);

/* The low bits of a hash over all positions of the game, so that none may differ. */
uint32_t play(uint32_t seed)
{
    static const char *const texts[] = {
        "carcassonne seats=2", "carcassonne+inns+traders+princess+tower seats=6",
        "wheel+inns+traders seats=3", "hunters seats=2", "cardcassonne seats=4"};
    enum { TEXTS = sizeof texts / sizeof texts[0] };
    static uint64_t room[STATE_MAX / sizeof(uint64_t)];
    struct aude_state *s = (struct aude_state *)(void *)room;
    struct aude_rules *rules;
    struct aude_rng rng;
    uint64_t hash = 0;
    if (aude_rules_read(texts[seed % TEXTS], &rules, NULL) != AUDE_OK)
        return 0;
    if (aude_state_size(rules) > sizeof room)
        return 0;
    aude_rng_seed(&rng, seed);
    aude_start(rules, s);
    while (aude_actor(s) != AUDE_OVER) {
        aude_apply(s, aude_pick(s, aude_rng_below(&rng, aude_count(s))), NULL);
        hash = hash * 31 + aude_hash(s);
    }
    aude_rules_free(rules);
    return (uint32_t)hash;
}

#ifdef NATIVE
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    uint32_t seeds = argc > 1 ? (uint32_t)strtoul(argv[1], NULL, 10) : 20;
    for (uint32_t seed = 0; seed < seeds; seed++)
        printf("%lu\n", (unsigned long)play(seed));
    return 0;
}
#endif
