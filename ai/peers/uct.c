/*
 * uct.c: nodes are kept in one array and never given back before the next decision. The children of
 * a decision are in the order of the legal list, so that one that was not tried is found by
 * counting.
 */
#include "uct.h"

#include <stdlib.h>
#include <string.h>

#include "curve.h"

enum {
    SLICE = 24,  /* playouts of one slice */
    PATH = 1024, /* nodes from the root to where a playout begins, at most */
    NOBODY = 0   /* instead of a node: the root is nobody's child */
};

struct node {
    struct aude_action action; /* that led here */
    uint32_t child, next;      /* the first child; the next one of the same parent */
    int32_t visits;
    uint16_t index;    /* in the legal list of the parent */
    uint16_t children; /* that were tried */
    double sum;        /* of the rewards of the seat that did it */
};

struct uct {
    const struct uct_plan *plan;
    uint64_t seed;
    struct aude_rng rng;
    int seats;
    bool has_secrets;
    struct aude_state *root, *now;
    struct node *node;
    uint32_t nodes;
    int played, choices;
    int path_length;
    uint32_t path[PATH];
    int8_t actor[PATH]; /* who acted at that node */
};

void *uct_open(const struct aude_rules *r, const struct uct_plan *plan, uint64_t seed)
{
    struct uct *self = calloc(1, sizeof *self);
    if (self == NULL)
        return NULL;
    self->plan = plan;
    self->seed = seed;
    self->seats = aude_seats(r);
    self->has_secrets = (aude_facts(r) & AUDE_HAS_SECRETS) != 0;
    self->root = player_states(r, 1);
    self->now = player_states(r, 1);
    self->node = calloc((size_t)plan->playouts + 1, sizeof self->node[0]);
    if (self->root != NULL && self->now != NULL && self->node != NULL)
        return self;
    uct_close(self);
    return NULL;
}

void uct_close(void *me)
{
    struct uct *self = me;
    if (self == NULL)
        return;
    free(self->root);
    free(self->now);
    free(self->node);
    free(self);
}

void uct_begin(void *me, const struct aude_state *view, int seat)
{
    struct uct *self = me;
    (void)seat;
    player_seed(&self->rng, self->seed, view);
    aude_copy(self->root, view);
    self->node[0] = (struct node){.action = aude_pick(view, 0)};
    self->nodes = 1;
    self->played = 0;
    self->choices = aude_count(view);
}

/* ---- The tree ----------------------------------------------------------------------------------- */

/* A new child, after a sibling or as the first one. */
static uint32_t grow(struct uct *self, uint32_t parent, uint32_t after, struct aude_action a,
                     int index)
{
    uint32_t i = self->nodes++;
    uint32_t *link = after == NOBODY ? &self->node[parent].child : &self->node[after].next;
    self->node[i] = (struct node){.action = a, .next = *link, .index = (uint16_t)index};
    *link = i;
    self->node[parent].children++;
    return i;
}

/* One of the actions that were not tried yet, by lot. */
static uint32_t try_new(struct uct *self, uint32_t parent, int count)
{
    const struct node *node = &self->node[parent];
    int index = aude_rng_below(&self->rng, count - node->children);
    uint32_t after = NOBODY;
    for (uint32_t i = node->child; i != NOBODY && self->node[i].index <= index;
         i = self->node[i].next) {
        index++;
        after = i;
    }
    return grow(self, parent, after, aude_pick(self->now, index), index);
}

static uint32_t best_child(const struct uct *self, uint32_t parent)
{
    const struct node *node = &self->node[parent];
    double spread = self->plan->exploration * curve_sqrt(curve_log(node->visits)), most = 0;
    uint32_t best = NOBODY;
    for (uint32_t i = node->child; i != NOBODY; i = self->node[i].next) {
        const struct node *child = &self->node[i];
        double bound = child->sum / child->visits + spread / curve_sqrt(child->visits);
        if (best == NOBODY || bound > most) {
            most = bound;
            best = i;
        }
    }
    return best;
}

/* The child of an outcome; a new one if it was never drawn here before. */
static uint32_t drawn(struct uct *self, uint32_t parent, bool *is_new)
{
    struct aude_action a = aude_pick(self->now, aude_rng_below(&self->rng, aude_count(self->now)));
    for (uint32_t i = self->node[parent].child; i != NOBODY; i = self->node[i].next) {
        if (memcmp(&self->node[i].action, &a, sizeof a) == 0)
            return i;
    }
    *is_new = true;
    return grow(self, parent, NOBODY, a, 0);
}

/* Goes down the tree and grows it by a node. */
static void descend(struct uct *self)
{
    uint32_t at = 0;
    bool is_new = false;
    self->path_length = 0;
    while (!is_new && self->path_length < PATH && aude_actor(self->now) != AUDE_OVER) {
        int actor = aude_actor(self->now), count = actor < 0 ? 0 : aude_count(self->now);
        uint32_t to;
        if (actor == AUDE_CHANCE) {
            to = drawn(self, at, &is_new);
        } else if (self->node[at].children < count) {
            to = try_new(self, at, count);
            is_new = true;
        } else {
            to = best_child(self, at);
        }
        self->actor[self->path_length] = (int8_t)actor;
        self->path[self->path_length++] = to;
        aude_apply(self->now, self->node[to].action, NULL);
        at = to;
        is_new = is_new || self->has_secrets;
    }
}

/* ---- Playouts ----------------------------------------------------------------------------------- */

void uct_rewards(const struct uct_plan *plan, const int points[AUDE_SEATS], int seats,
                 double out[AUDE_SEATS])
{
    for (int seat = 0; seat < seats; seat++) {
        int lead = peer_lead(points, seats, seat), sum = 2 * points[seat] - lead;
        out[seat] = !plan->is_share ? lead : sum > 0 ? (double)points[seat] / sum : 0.5;
    }
}

static void play(struct uct *self)
{
    int points[AUDE_SEATS];
    double reward[AUDE_SEATS];
    aude_copy(self->now, self->root);
    if (self->has_secrets)
        aude_guess(self->now, &self->rng);
    descend(self);
    for (int count; (count = aude_count(self->now)) > 0;)
        aude_apply(self->now, aude_pick(self->now, aude_rng_below(&self->rng, count)), NULL);
    aude_scores(self->now, points);
    uct_rewards(self->plan, points, self->seats, reward);
    self->node[0].visits++;
    for (int i = 0; i < self->path_length; i++) {
        struct node *node = &self->node[self->path[i]];
        node->visits++;
        if (self->actor[i] >= 0)
            node->sum += reward[self->actor[i]];
    }
    self->played++;
}

bool uct_more(void *me)
{
    struct uct *self = me;
    for (int i = 0; i < SLICE; i++) {
        if (self->choices < 2 || self->played == self->plan->playouts)
            return false;
        play(self);
    }
    return true;
}

struct aude_action uct_answer(const void *me)
{
    const struct uct *self = me;
    uint32_t best = NOBODY;
    double most = 0;
    for (uint32_t i = self->node[0].child; i != NOBODY; i = self->node[i].next) {
        const struct node *child = &self->node[i];
        double merit = self->plan->is_by_mean ? child->sum / child->visits : child->visits;
        if (best == NOBODY || merit > most) {
            most = merit;
            best = i;
        }
    }
    return self->node[best].action;
}

int uct_ways(void *me, struct aude_way *out, int max)
{
    const struct uct *self = me;
    return peer_ways(uct_answer(self), self->seats, out, max);
}
