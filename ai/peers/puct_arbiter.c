/*
 * puct_arbiter.c: plays actions on to the end, everybody taking the turn after which the leaf
 * without its bonus is best. The n-th draw of a playout depends on its number and on n alone.
 */
#include <stdlib.h>

#include "peer.h"
#include "puct.h"

enum { ENOUGH = 16 }; /* playouts after which the arbiter has an opinion */

struct arbiter {
    int playouts, seats, seat;
    uint64_t luck;
    struct leaf *leaf;
    struct chains *chains;
    struct aude_state *root, *now;
    int count, at, played, draws; /* the case that is played now; rounds that are complete */
    bool is_playing;
    struct aude_action cases[ARBITER_CASES];
    long sum[ARBITER_CASES];
    int verdict;
};

struct arbiter *arbiter_open(const struct aude_rules *r, int playouts)
{
    struct arbiter *self = calloc(1, sizeof *self);
    if (self == NULL)
        return NULL;
    self->playouts = playouts;
    self->seats = aude_seats(r);
    self->leaf = leaf_open(r);
    self->chains = chains_open(r);
    self->root = player_states(r, 1);
    self->now = player_states(r, 1);
    if (self->leaf != NULL && self->chains != NULL && self->root != NULL && self->now != NULL)
        return self;
    arbiter_close(self);
    return NULL;
}

void arbiter_close(struct arbiter *self)
{
    if (self == NULL)
        return;
    leaf_close(self->leaf);
    chains_close(self->chains);
    free(self->root);
    free(self->now);
    free(self);
}

void arbiter_begin(struct arbiter *self, const struct aude_state *s, int seat, uint64_t luck,
                   const struct aude_action *cases, int count)
{
    aude_copy(self->root, s);
    self->seat = seat;
    self->luck = luck;
    self->count = count < ARBITER_CASES ? count : ARBITER_CASES;
    self->at = self->played = 0;
    self->is_playing = false;
    self->verdict = -1;
    for (int i = 0; i < self->count; i++) {
        self->cases[i] = cases[i];
        self->sum[i] = 0;
    }
}

static void draw(struct arbiter *self)
{
    struct aude_rng rng;
    aude_rng_seed(&rng, self->luck + (uint64_t)self->played * 1024 + (uint64_t)self->draws++);
    aude_apply(self->now, aude_pick(self->now, aude_rng_below(&rng, aude_count(self->now))), NULL);
}

/* The whole turn of a seat. */
static void act(struct arbiter *self, int actor)
{
    struct chain chain, best = {.count = 0};
    double lead[AUDE_SEATS], most = 0;
    chains_begin(self->chains, self->now);
    while (chains_next(self->chains, &chain)) {
        leaf_leads(self->leaf, chains_end(self->chains), false, lead);
        if (best.count > 0 && lead[actor] <= most)
            continue;
        most = lead[actor];
        best = chain;
    }
    for (int i = 0; i < best.count; i++)
        aude_apply(self->now, best.action[i], NULL);
}

static void finish(struct arbiter *self)
{
    int points[AUDE_SEATS];
    aude_scores(self->now, points);
    self->sum[self->at] += peer_lead(points, self->seats, self->seat);
    self->is_playing = false;
    if (++self->at < self->count)
        return;
    self->at = 0;
    if (++self->played < ENOUGH)
        return;
    self->verdict = 0;
    for (int i = 1; i < self->count; i++) {
        if (self->sum[i] > self->sum[self->verdict])
            self->verdict = i;
    }
}

bool arbiter_more(struct arbiter *self)
{
    if (self->played == self->playouts || self->count < 2)
        return false;
    if (!self->is_playing) {
        aude_copy(self->now, self->root);
        aude_apply(self->now, self->cases[self->at], NULL);
        self->draws = 0;
        self->is_playing = true;
    }
    while (aude_actor(self->now) == AUDE_CHANCE)
        draw(self);
    if (aude_actor(self->now) == AUDE_OVER)
        finish(self);
    else
        act(self, aude_actor(self->now));
    return true;
}

int arbiter_verdict(const struct arbiter *self)
{
    return self->verdict;
}
