/* players.c: the list of players, and what all of them need. */
#include "players.h"

#include <string.h>

static const struct player *const players[] = {&random_player, &greedy_player, &ranking_player,
                                               &rollout_player};

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

struct aude_action player_choose(const struct player *player, void *self,
                                 const struct aude_state *view, int seat, long slices)
{
    player->begin(self, view, seat);
    for (long i = 0; slices < 0 || i < slices; i++) {
        if (!player->more(self))
            break;
    }
    return player->answer(self);
}

size_t player_state_step(const struct aude_rules *r)
{
    return (aude_state_size(r) + 63) & ~(size_t)63;
}

struct aude_state *player_states(const struct aude_rules *r, int count)
{
    return player_alloc(player_state_step(r) * (size_t)count);
}

void player_lots(struct aude_rng *rng, uint64_t seed, const struct aude_state *view)
{
    aude_rng_seed(rng, seed ^ aude_hash(view));
}
