/* The list of players. */
#include <string.h>

#include "players.h"

static const struct player *const players[] = {&random_player, &greedy_player};

enum { PLAYERS = sizeof players / sizeof players[0] };

const struct player *player_at(int i)
{
    return i >= 0 && i < PLAYERS ? players[i] : NULL;
}

const struct player *player_find(const char *name)
{
    for (int i = 0; i < PLAYERS; i++) {
        if (strcmp(players[i]->name, name) == 0)
            return players[i];
    }
    return NULL;
}
