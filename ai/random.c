/* random: every legal action with the same chance. */
#include <stdlib.h>

#include "player.h"

struct chooser {
    uint64_t seed;
    int seats;
    struct aude_action answer;
};

static void *open(const struct aude_rules *r, uint64_t seed)
{
    struct chooser *self = calloc(1, sizeof *self);
    if (self == NULL)
        return NULL;
    self->seed = seed;
    self->seats = aude_seats(r);
    return self;
}

static void begin(void *me, const struct aude_state *view, int seat)
{
    struct chooser *self = me;
    struct aude_rng rng;
    (void)seat;
    player_seed(&rng, self->seed, view);
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

/* What will become of it, it does not know. */
static int ways(void *me, struct aude_way *out, int max)
{
    const struct chooser *self = me;
    if (max < 1)
        return 1;
    out[0] = (struct aude_way){.count = 1, .action = {self->answer}};
    for (int seat = 0; seat < self->seats; seat++)
        out[0].lead[seat] = AUDE_NO_LEAD;
    return 1;
}

const struct player random_player = {
    .name = "random",
    .about = "any legal action, each with the same chance",
    .open = open,
    .begin = begin,
    .include = player_includes_nothing,
    .more = more,
    .answer = answer,
    .ways = ways,
    .close = free,
};
