/*
 * player.h: what a player of this folder is made of, and what all of them share. Others know
 * players by aude_players.h alone.
 */
#ifndef AUDE_AI_PLAYER_H
#define AUDE_AI_PLAYER_H

#include "aude.h"
#include "aude_players.h"

/* Each function is as its namesake in aude_players.h says; before anything else comes begin. */
struct player {
    const char *name;
    const char *about;

    /* Whatever the player keeps; NULL if there is no memory for it. */
    void *(*open)(const struct aude_rules *r, uint64_t seed);

    void (*begin)(void *self, const struct aude_state *view, int seat);
    bool (*include)(void *self, const struct aude_action *played, int count);
    bool (*more)(void *self);
    struct aude_action (*answer)(const void *self);
    int (*ways)(void *self, struct aude_way *out, int max);
    void (*close)(void *self); /* also of one that was only opened in part */
};

extern const struct player random_player;
extern const struct player greedy_player;
extern const struct player ranking_player;
extern const struct player rollout_player;
extern const struct player analyst_player;

/* The include of those who compare only what they would do themselves. */
bool player_includes_nothing(void *self, const struct aude_action *played, int count);

/* Room for so many states that follow each other at player_state_step; NULL if there is none. */
size_t player_state_step(const struct aude_rules *r);
struct aude_state *player_states(const struct aude_rules *r, int count);

/* Seeds the generator of one decision: by the seed of the player and what it sees alone. */
void player_seed(struct aude_rng *rng, uint64_t seed, const struct aude_state *view);

#endif
