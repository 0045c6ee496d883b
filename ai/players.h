/* players.h: every player of this folder, and what they share. */
#ifndef AUDE_AI_PLAYERS_H
#define AUDE_AI_PLAYERS_H

#include <stddef.h>

#include "player.h"

extern const struct player random_player;
extern const struct player greedy_player;

/* Memory, or the end of the program with one sentence. */
void *player_alloc(size_t size);

#endif
