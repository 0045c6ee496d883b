/*
 * player.h: a computer player. It is given what its seat may know (a view) and answers with
 * one of the legal actions, so it cannot cheat by accident.
 *
 * It thinks in slices of a few milliseconds at most, because nobody here has a clock: whoever
 * asks decides how long. The same seed, view and number of slices give the same answer,
 * whatever was asked before.
 */
#ifndef AUDE_AI_PLAYER_H
#define AUDE_AI_PLAYER_H

#include <stdint.h>

#include "aude.h"

struct player {
    const char *name;
    const char *about; /* one sentence for help texts */

    /* Whatever the player keeps in one game. Never NULL. */
    void *(*open)(const struct aude_rules *r, uint64_t seed);

    /* The decision to think about. seat must be the actor of view, which is copied. */
    void (*begin)(void *self, const struct aude_state *view, int seat);

    /* Thinks for one slice; false when there is nothing left to think about. */
    bool (*more)(void *self);

    /* The best legal action so far, also right after begin. */
    struct aude_action (*answer)(const void *self);

    void (*close)(void *self);
};

const struct player *player_at(int i); /* NULL past the last */
const struct player *player_find(const char *name);

/* One decision: begins, thinks for at most that many slices (below zero: until it has finished)
 * and answers. */
struct aude_action player_choose(const struct player *player, void *self,
                                 const struct aude_state *view, int seat, long slices);

#endif
