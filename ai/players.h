/* players.h: every player of this folder, and what they share. */
#ifndef AUDE_AI_PLAYERS_H
#define AUDE_AI_PLAYERS_H

#include <stddef.h>

#include "player.h"

extern const struct player random_player;
extern const struct player greedy_player;
extern const struct player ranking_player;
extern const struct player rollout_player;

/* Memory filled with zeros, or the end of the program with one sentence. */
void *player_alloc(size_t size);

/* Room for so many states that follow each other at player_state_step. */
size_t player_state_step(const struct aude_rules *r);
struct aude_state *player_states(const struct aude_rules *r, int count);

/* Lots for one decision: they depend on the seed of the player and on what it sees alone. */
void player_lots(struct aude_rng *rng, uint64_t seed, const struct aude_state *view);

#endif
