/* random: every legal action with the same chance. */
#include <stdlib.h>

#include "players.h"

struct chooser {
    uint64_t seed;
    struct aude_action answer;
};

static void *open(const struct aude_rules *r, uint64_t seed)
{
    (void)r;
    struct chooser *self = player_alloc(sizeof *self);
    self->seed = seed;
    return self;
}

static void begin(void *me, const struct aude_state *view, int seat)
{
    struct chooser *self = me;
    struct aude_rng rng;
    (void)seat;
    player_lots(&rng, self->seed, view);
    self->answer = aude_pick(view, aude_rng_below(&rng, aude_count(view)));
}

static bool more(void *self)
{
    (void)self;
    return false;
}

static struct aude_action answer(const void *me)
{
    const struct chooser *self = me;
    return self->answer;
}

const struct player random_player = {
    .name = "random",
    .about = "any legal action, each with the same chance",
    .open = open,
    .begin = begin,
    .more = more,
    .answer = answer,
    .close = free,
};
