/*
 * p-heyden: Star2.5 with the evaluation that Heyden (2009) gave it, from a description: three turns
 * deep, five probes, turns in the order city, cloister, road, no figure, field; values within 100
 * points. Three turns with all draws between them are far more than a computer of 2009 could search
 * in the seconds it had, so that depth is taken to be turn, draw, turn; it looks at a third turn
 * when few tiles are left and there is little to search.
 */
#include "heyden.h"

#include <stdlib.h>

#include "peer.h"
#include "star.h"

enum order { CITY_FIRST, CLOISTER_NEXT, ROAD_NEXT, NONE_NEXT, FIELD_LAST };

struct heyden {
    int8_t order[PEER_KINDS]; /* by feature kind, of a figure that is put there */
    uint64_t seed;
    int seats;
    bool has_secrets;
    struct heyden_opinion *opinion;
    struct star *star;
    struct aude_state *root;
};

static int evaluate(void *me, const struct aude_state *s, int seat)
{
    struct heyden *self = me;
    return heyden_evaluate(self->opinion, s, seat);
}

/* The tile on which it stands is laid by the same turn, so only its kind can say what it is. */
static int order_of(void *me, const struct aude_state *before, const struct chain *chain)
{
    const struct heyden *self = me;
    struct aude_kind kind;
    int hand = aude_hand(before);
    for (int i = 0; i < chain->count; i++) {
        const struct aude_action *a = &chain->action[i];
        if (a->verb != AUDE_PUT)
            continue;
        if (hand >= 0 && aude_kind(aude_rules_of(before), hand, &kind) && a->b < kind.segments)
            return self->order[kind.segment[a->b].kind % PEER_KINDS];
        return NONE_NEXT;
    }
    return NONE_NEXT;
}

static const struct star_plan plan = {.turns = 3,
                                      .probes = 5,
                                      .lowest = -100000,
                                      .highest = 100000,
                                      .work = 400000,
                                      .deepen = 10000,
                                      .evaluate = evaluate,
                                      .order = order_of};

static void close(void *me)
{
    struct heyden *self = me;
    if (self == NULL)
        return;
    star_close(self->star);
    heyden_close(self->opinion);
    free(self->root);
    free(self);
}

static void *open(const struct aude_rules *r, uint64_t seed)
{
    static const struct {
        const char *role;
        enum order order;
    } known[] = {{"knight", CITY_FIRST},
                 {"monk", CLOISTER_NEXT},
                 {"robber", ROAD_NEXT},
                 {"farmer", FIELD_LAST}};
    struct heyden *self = calloc(1, sizeof *self);
    if (self == NULL)
        return NULL;
    for (int i = 0; i < PEER_KINDS; i++)
        self->order[i] = ROAD_NEXT;
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        int kind = peer_name(r, AUDE_NAME_ROLE, known[i].role);
        if (kind >= 0)
            self->order[kind] = (int8_t)known[i].order;
    }
    self->seed = seed;
    self->seats = aude_seats(r);
    self->has_secrets = (aude_facts(r) & AUDE_HAS_SECRETS) != 0;
    self->opinion = heyden_open(r);
    self->star = star_open(r, &plan, self);
    self->root = player_states(r, 1);
    if (self->opinion != NULL && self->star != NULL && self->root != NULL)
        return self;
    close(self);
    return NULL;
}

/* What is hidden it guesses once. */
static void begin(void *me, const struct aude_state *view, int seat)
{
    struct heyden *self = me;
    struct aude_rng rng;
    player_seed(&rng, self->seed, view);
    aude_copy(self->root, view);
    if (self->has_secrets)
        aude_guess(self->root, &rng);
    star_begin(self->star, self->root, seat);
}

static bool more(void *me)
{
    struct heyden *self = me;
    return star_more(self->star);
}

static struct aude_action answer(const void *me)
{
    const struct heyden *self = me;
    int value;
    return star_best(self->star, &value)->action[0];
}

static int ways(void *me, struct aude_way *out, int max)
{
    const struct heyden *self = me;
    return peer_ways(answer(self), self->seats, out, max);
}

const struct player heyden_peer = {
    .name = "p-heyden",
    .about = "expectimax with Star2.5, three turns deep, as Heyden has it, re-implemented",
    .open = open,
    .begin = begin,
    .include = player_includes_nothing,
    .more = more,
    .answer = answer,
    .ways = ways,
    .close = close,
};
