/*
 * player.h: a computer player. It is given what its seat may know (a view) and answers with
 * one of the legal actions, so it cannot cheat by accident.
 */
#ifndef AUDE_AI_PLAYER_H
#define AUDE_AI_PLAYER_H

#include <stdint.h>

#include "aude.h"

struct player {
    const char *name;
    const char *about; /* one sentence for help texts */

    /* Whatever the player keeps between its decisions in one game. Never NULL. */
    void *(*open)(const struct aude_rules *r, uint64_t seed);

    /* A legal action of seat, which must be the actor of view. */
    struct aude_action (*choose)(void *self, const struct aude_state *view, int seat);

    void (*close)(void *self);
};

const struct player *player_at(int i); /* NULL past the last */
const struct player *player_find(const char *name);

#endif
