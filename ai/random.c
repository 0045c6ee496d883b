/* random: every legal action with the same chance. */
#include <stdlib.h>

#include "players.h"

static void *open(const struct aude_rules *r, uint64_t seed)
{
    (void)r;
    struct aude_rng *rng = player_alloc(sizeof *rng);
    aude_rng_seed(rng, seed);
    return rng;
}

static struct aude_action choose(void *self, const struct aude_state *view, int seat)
{
    (void)seat;
    return aude_pick(view, aude_rng_below(self, aude_count(view)));
}

const struct player random_player = {
    .name = "random",
    .about = "any legal action, each with the same chance",
    .open = open,
    .choose = choose,
    .close = free,
};
