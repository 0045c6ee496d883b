/*
 * rand30: lays its tile anywhere and puts a figure three times in ten. Whatever else there is to
 * decide, it decides by lot.
 */
#include <stdlib.h>

#include "peer.h"

enum { PUTS = 30 }; /* of a hundred chances to put a figure */

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

/* A pass stands last in every list that has one. */
static void begin(void *me, const struct aude_state *view, int seat)
{
    struct chooser *self = me;
    struct aude_rng rng;
    int count = aude_count(view);
    struct aude_action last = aude_pick(view, count - 1);
    (void)seat;
    player_seed(&rng, self->seed, view);
    if (last.verb == AUDE_PASS && aude_rng_below(&rng, 100) >= PUTS)
        self->answer = last;
    else if (last.verb == AUDE_PASS && count > 1)
        self->answer = aude_pick(view, aude_rng_below(&rng, count - 1));
    else
        self->answer = aude_pick(view, aude_rng_below(&rng, count));
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

static int ways(void *me, struct aude_way *out, int max)
{
    const struct chooser *self = me;
    return peer_ways(self->answer, self->seats, out, max);
}

const struct player rand30_peer = {
    .name = "p-rand30",
    .about = "lays its tile anywhere and puts a figure three times in ten",
    .open = open,
    .begin = begin,
    .include = player_includes_nothing,
    .more = more,
    .answer = answer,
    .ways = ways,
    .close = free,
};
