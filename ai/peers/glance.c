/* glance.c: the own turn and no further. */
#include "glance.h"

#include <stdlib.h>

#include "chains.h"

enum { SLICE = 24 }; /* ways of one slice */

struct glance {
    const struct opinion *opinion;
    void *opinions;
    struct chains *chains;
    uint64_t seed;
    struct aude_rng rng;
    int seat, seats;
    bool is_done;
    int ties; /* ways that are worth as much as the best */
    double best;
    struct aude_action answer;
};

void *glance_open(const struct aude_rules *r, const struct opinion *opinion, uint64_t seed)
{
    struct glance *self = calloc(1, sizeof *self);
    if (self == NULL)
        return NULL;
    self->opinion = opinion;
    self->opinions = opinion->open(r);
    self->chains = chains_open(r);
    self->seed = seed;
    self->seats = aude_seats(r);
    if (self->opinions != NULL && self->chains != NULL)
        return self;
    glance_close(self);
    return NULL;
}

void glance_close(void *me)
{
    struct glance *self = me;
    if (self == NULL)
        return;
    self->opinion->close(self->opinions);
    chains_close(self->chains);
    free(self);
}

void glance_begin(void *me, const struct aude_state *view, int seat)
{
    struct glance *self = me;
    player_seed(&self->rng, self->seed, view);
    self->seat = seat;
    self->ties = 0;
    self->is_done = aude_count(view) == 1;
    self->answer = aude_pick(view, 0);
    chains_begin(self->chains, view);
}

bool glance_more(void *me)
{
    struct glance *self = me;
    struct chain chain;
    for (int i = 0; i < SLICE && !self->is_done; i++) {
        self->is_done = !chains_next(self->chains, &chain);
        if (self->is_done)
            break;
        double worth = self->opinion->worth(self->opinions, chains_end(self->chains), self->seat);
        if (self->ties > 0 && worth < self->best)
            continue;
        if (self->ties == 0 || worth > self->best)
            self->ties = 0;
        self->best = worth;
        if (aude_rng_below(&self->rng, ++self->ties) == 0)
            self->answer = chain.action[0];
    }
    return !self->is_done;
}

struct aude_action glance_answer(const void *me)
{
    const struct glance *self = me;
    return self->answer;
}

int glance_ways(void *me, struct aude_way *out, int max)
{
    const struct glance *self = me;
    return peer_ways(self->answer, self->seats, out, max);
}
