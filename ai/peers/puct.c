/*
 * p-puct: the strongest public program for the base game of two (dentaljosh, 2026) from a
 * description of it: PUCT over eight shuffled decks, each of which its tree knows, with priors and
 * leaves from an evaluation by hand; the last two tiles exactly; and placements that the leaf takes
 * for equal settled by playouts. Where something is hidden each tree has its own guess.
 */
#include "puct.h"

#include <limits.h>
#include <stdlib.h>

#include "curve.h"
#include "peer.h"
#include "star.h"

#define EXPLORATION 1.5
#define PRIOR_SCALE 5.0
#define VALUE_SCALE 15.0

enum {
    DECKS = 8,
    SIMULATIONS = 8 * 1376,
    PLAYOUTS = 64,  /* of the arbiter */
    EXACT = 1,      /* tiles to draw when the exact search begins: the last but one is in hand */
    NODES = 700000, /* when there are no more, the trees grow no more */
    PATH = 512,
    SLICE = 300 /* positions that are evaluated in a slice, about */
};

struct node {
    struct aude_action action; /* that led here */
    uint32_t child;            /* the first of its children, which follow each other */
    uint16_t children;         /* 0: not looked at yet */
    int8_t actor;              /* who chooses among them */
    int32_t visits;
    float prior;
    double sum; /* of the values to the seat that chose it */
};

enum stage { SEARCHING, ARBITRATING, EXACTLY, DONE };

struct puct {
    uint64_t seed, luck;
    int seats, seat;
    bool has_secrets, has_board;
    struct leaf *leaf;
    struct chains *chains;
    struct arbiter *arbiter;
    struct star *star;
    struct aude_state *view, *root[DECKS], *now, *after;
    struct node *node; /* the first DECKS are the roots */
    uint32_t nodes;
    int simulations, evaluated;
    enum stage stage;
    int cases;
    struct aude_action fallback, verdict[ARBITER_CASES];

    int path_length;
    uint32_t path[PATH];
    int8_t chooser[PATH];
    struct aude_action list[AUDE_LEGAL_MAX];
    double lead[AUDE_LEGAL_MAX]; /* of each of them, for the seat that chooses */
};

/* ---- The last tiles ------------------------------------------------------------------------------ */

static int end_value(void *me, const struct aude_state *s, int seat)
{
    struct puct *self = me;
    int points[AUDE_SEATS];
    peer_end(s, self->after, points);
    return 1000 * peer_lead(points, self->seats, seat);
}

static int no_order(void *me, const struct aude_state *before, const struct chain *chain)
{
    (void)me;
    (void)before;
    (void)chain;
    return 0;
}

static const struct star_plan exact = {.turns = STAR_TURNS,
                                       .lowest = -1000000,
                                       .highest = 1000000,
                                       .work = 1000000,
                                       .deepen = LONG_MAX,
                                       .evaluate = end_value,
                                       .order = no_order};

/* ---- Opening ------------------------------------------------------------------------------------- */

static void close(void *me)
{
    struct puct *self = me;
    if (self == NULL)
        return;
    leaf_close(self->leaf);
    chains_close(self->chains);
    arbiter_close(self->arbiter);
    star_close(self->star);
    free(self->view);
    free(self->now);
    free(self->after);
    free(self->root[0]);
    free(self->node);
    free(self);
}

static void *open(const struct aude_rules *r, uint64_t seed)
{
    struct puct *self = calloc(1, sizeof *self);
    if (self == NULL)
        return NULL;
    self->seed = seed;
    self->seats = aude_seats(r);
    self->has_secrets = (aude_facts(r) & AUDE_HAS_SECRETS) != 0;
    self->has_board = (aude_facts(r) & AUDE_HAS_BOARD) != 0;
    self->leaf = leaf_open(r);
    self->chains = chains_open(r);
    self->arbiter = arbiter_open(r, PLAYOUTS);
    self->star = star_open(r, &exact, self);
    self->view = player_states(r, 1);
    self->now = player_states(r, 1);
    self->after = player_states(r, 1);
    self->root[0] = player_states(r, DECKS);
    self->node = calloc(NODES, sizeof self->node[0]);
    if (self->leaf == NULL || self->chains == NULL || self->arbiter == NULL || self->star == NULL ||
        self->view == NULL || self->now == NULL || self->after == NULL || self->root[0] == NULL ||
        self->node == NULL) {
        close(self);
        return NULL;
    }
    for (int i = 1; i < DECKS; i++)
        self->root[i] =
            (struct aude_state *)(void *)((char *)self->root[0] + player_state_step(r) * (size_t)i);
    return self;
}

static void begin(void *me, const struct aude_state *view, int seat)
{
    struct puct *self = me;
    struct aude_rng rng;
    player_seed(&rng, self->seed, view);
    self->luck = aude_rng_next(&rng);
    self->seat = seat;
    self->simulations = 0;
    self->cases = 0;
    self->fallback = aude_pick(view, 0);
    aude_copy(self->view, view);
    for (int i = 0; i < DECKS; i++) {
        aude_copy(self->root[i], view);
        if (self->has_secrets)
            aude_guess(self->root[i], &rng);
        self->node[i] = (struct node){.actor = (int8_t)seat};
    }
    self->nodes = DECKS;
    self->stage = SEARCHING;
    if (aude_count(view) == 1) {
        self->stage = DONE;
    } else if (self->has_board && aude_left(view) <= EXACT) {
        self->stage = EXACTLY;
        star_begin(self->star, view, seat);
    }
}

/* ---- The trees ------------------------------------------------------------------------------------ */

/* The n-th draw of a deck: what is left then is the same whatever was done with the tiles. */
static void draw(struct puct *self, int deck, int n)
{
    struct aude_rng rng;
    aude_rng_seed(&rng, self->luck + (uint64_t)deck * 1024 + (uint64_t)n);
    aude_apply(self->now, aude_pick(self->now, aude_rng_below(&rng, aude_count(self->now))), NULL);
}

/* Gives a node its children, with priors by what the leaf thinks of each. */
static void expand(struct puct *self, uint32_t at)
{
    struct node *node = &self->node[at];
    int count = chains_actions(self->chains, self->now, self->list);
    double lead[AUDE_SEATS], most = 0, sum = 0;
    if (self->nodes + (uint32_t)count > NODES)
        return;
    node->actor = (int8_t)aude_actor(self->now);
    for (int i = 0; i < count; i++) {
        aude_copy(self->after, self->now);
        aude_apply(self->after, self->list[i], NULL);
        leaf_leads(self->leaf, self->after, true, lead);
        self->lead[i] = lead[node->actor];
        most = i == 0 || self->lead[i] > most ? self->lead[i] : most;
    }
    self->evaluated += count;
    for (int i = 0; i < count; i++) {
        self->lead[i] = curve_exp((self->lead[i] - most) / PRIOR_SCALE);
        sum += self->lead[i];
    }
    node->child = self->nodes;
    node->children = (uint16_t)count;
    for (int i = 0; i < count; i++)
        self->node[self->nodes++] =
            (struct node){.action = self->list[i], .prior = (float)(self->lead[i] / sum)};
}

/* A child that was never tried is taken to be worth what the others were. */
static uint32_t select_child(const struct puct *self, const struct node *node)
{
    double spread = EXPLORATION * curve_sqrt(node->visits), sum = 0, most = 0;
    int tried = 0;
    uint32_t best = node->child;
    for (uint32_t i = node->child; i < node->child + node->children; i++) {
        sum += self->node[i].sum;
        tried += self->node[i].visits;
    }
    double usual = tried > 0 ? sum / tried : 0;
    for (uint32_t i = node->child; i < node->child + node->children; i++) {
        const struct node *child = &self->node[i];
        double mean = child->visits > 0 ? child->sum / child->visits : usual;
        double bound = mean + child->prior * spread / (1 + child->visits);
        if (i == node->child || bound > most) {
            most = bound;
            best = i;
        }
    }
    return best;
}

static void settle(struct puct *self, int deck, int *draws)
{
    while (aude_actor(self->now) == AUDE_CHANCE)
        draw(self, deck, (*draws)++);
}

static void simulate(struct puct *self)
{
    int deck = self->simulations++ % DECKS, draws = 0;
    uint32_t at = (uint32_t)deck;
    double lead[AUDE_SEATS];
    aude_copy(self->now, self->root[deck]);
    self->path_length = 0;
    while (self->node[at].children > 0 && self->path_length < PATH) {
        uint32_t to = select_child(self, &self->node[at]);
        self->chooser[self->path_length] = self->node[at].actor;
        self->path[self->path_length++] = to;
        self->node[at].visits++;
        aude_apply(self->now, self->node[to].action, NULL);
        settle(self, deck, &draws);
        at = to;
    }
    self->node[at].visits++;
    leaf_leads(self->leaf, self->now, true, lead);
    self->evaluated++;
    if (aude_actor(self->now) != AUDE_OVER && self->path_length < PATH)
        expand(self, at);
    for (int i = 0; i < self->path_length; i++)
        self->node[self->path[i]].sum += curve_tanh(lead[self->chooser[i]] / VALUE_SCALE);
}

/* How often the i-th action of the root was tried in all trees. */
static int visits_of(const struct puct *self, int i)
{
    int sum = 0;
    for (int deck = 0; deck < DECKS; deck++) {
        const struct node *root = &self->node[deck];
        sum += i < root->children ? self->node[root->child + (uint32_t)i].visits : 0;
    }
    return sum;
}

static struct aude_action favourite(const struct puct *self)
{
    const struct node *root = &self->node[0];
    int best = 0, most = -1;
    for (int i = 0; i < root->children; i++) {
        int visits = visits_of(self, i);
        if (visits > most) {
            most = visits;
            best = i;
        }
    }
    return most < 0 ? self->fallback : self->node[root->child + (uint32_t)best].action;
}

/* ---- Ties ------------------------------------------------------------------------------------------ */

static bool is_same(struct aude_action a, struct aude_action b)
{
    return a.verb == b.verb && a.a == b.a && a.b == b.b && a.c == b.c && a.x == b.x && a.y == b.y;
}

/* The placements after which the best turn is worth exactly what it is after the favourite, which
 * comes first. */
static void find_ties(struct puct *self)
{
    struct aude_action best = favourite(self);
    const struct node *root = &self->node[0];
    struct chain chain;
    double lead[AUDE_SEATS], tied = 0;
    bool is_seen[AUDE_LEGAL_MAX] = {false};
    self->cases = 0;
    if (!self->has_board || best.verb != AUDE_PLACE)
        return;
    chains_begin(self->chains, self->view);
    while (chains_next(self->chains, &chain)) {
        int i = 0;
        while (i < root->children - 1 &&
               !is_same(self->node[root->child + (uint32_t)i].action, chain.action[0]))
            i++;
        leaf_leads(self->leaf, chains_end(self->chains), true, lead);
        if (!is_seen[i] || lead[self->seat] > self->lead[i])
            self->lead[i] = lead[self->seat];
        is_seen[i] = true;
    }
    self->verdict[self->cases++] = best;
    for (int i = 0; i < root->children; i++) {
        if (is_same(self->node[root->child + (uint32_t)i].action, best))
            tied = self->lead[i];
    }
    for (int i = 0; i < root->children && self->cases < ARBITER_CASES; i++) {
        struct aude_action a = self->node[root->child + (uint32_t)i].action;
        if (is_seen[i] && self->lead[i] == tied && !is_same(a, best))
            self->verdict[self->cases++] = a;
    }
}

/* ---- Course ---------------------------------------------------------------------------------------- */

static void search(struct puct *self)
{
    self->evaluated = 0;
    while (self->evaluated < SLICE && self->simulations < SIMULATIONS)
        simulate(self);
    if (self->simulations < SIMULATIONS)
        return;
    find_ties(self);
    self->stage = self->cases > 1 ? ARBITRATING : DONE;
    if (self->cases > 1)
        arbiter_begin(self->arbiter, self->view, self->seat, self->luck ^ 1, self->verdict,
                      self->cases);
}

static bool more(void *me)
{
    struct puct *self = me;
    bool is_going = true;
    if (self->stage == SEARCHING)
        search(self);
    else if (self->stage == ARBITRATING)
        is_going = arbiter_more(self->arbiter);
    else if (self->stage == EXACTLY)
        is_going = star_more(self->star);
    else
        is_going = false;
    return is_going;
}

static struct aude_action answer(const void *me)
{
    const struct puct *self = me;
    int value;
    if (self->stage == EXACTLY)
        return star_best(self->star, &value)->action[0];
    if (self->stage == ARBITRATING && arbiter_verdict(self->arbiter) >= 0)
        return self->verdict[arbiter_verdict(self->arbiter)];
    return favourite(self);
}

static int ways(void *me, struct aude_way *out, int max)
{
    const struct puct *self = me;
    return peer_ways(answer(self), self->seats, out, max);
}

const struct player puct_peer = {
    .name = "p-puct",
    .about =
        "PUCT over eight decks, ties settled by playouts, as dentaljosh has it, re-implemented",
    .open = open,
    .begin = begin,
    .include = player_includes_nothing,
    .more = more,
    .answer = answer,
    .ways = ways,
    .close = close,
};
