/* chains.c: walks over the actions of a turn, deepest first, with a list and a state a depth. */
#include "chains.h"

#include <stdlib.h>
#include <string.h>

#include "../player.h"

enum { KINDS = 256, SEEN = 128 };

struct level {
    int count, at;
    struct aude_action list[AUDE_LEGAL_MAX];
};

struct chains {
    bool has_board;
    uint8_t same_as[KINDS][4]; /* by tile kind and turn: the smallest turn that looks the same */
    struct aude_state *states;
    size_t step;
    int seat, depth, end; /* depth -1: there is nothing left */
    struct level level[CHAIN_ACTIONS];
};

static struct aude_state *state_at(const struct chains *self, int depth)
{
    char *base = (char *)self->states;
    return (struct aude_state *)(void *)(base + self->step * (size_t)depth);
}

struct chains *chains_open(const struct aude_rules *r)
{
    struct chains *self = calloc(1, sizeof *self);
    struct aude_kind kind;
    if (self == NULL)
        return NULL;
    self->states = player_states(r, CHAIN_ACTIONS + 1);
    if (self->states == NULL) {
        free(self);
        return NULL;
    }
    self->step = player_state_step(r);
    self->has_board = (aude_facts(r) & AUDE_HAS_BOARD) != 0;
    self->depth = -1;
    for (int i = 0; i < KINDS && aude_kind(r, i, &kind); i++)
        memcpy(self->same_as[i], kind.same_as, sizeof self->same_as[i]);
    return self;
}

void chains_close(struct chains *self)
{
    if (self == NULL)
        return;
    free(self->states);
    free(self);
}

/* Figures that were put, by kind and feature. */
struct puts {
    int count;
    int feature[SEEN];
    uint8_t piece[SEEN];
};

static bool is_put_before(struct puts *puts, const struct aude_state *s, struct aude_action a)
{
    int feature = aude_feature_at(s, a.x, a.y, a.b);
    for (int i = 0; i < puts->count; i++) {
        if (puts->feature[i] == feature && puts->piece[i] == a.a)
            return true;
    }
    if (puts->count < SEEN) {
        puts->feature[puts->count] = feature;
        puts->piece[puts->count++] = a.a;
    }
    return false;
}

int chains_actions(const struct chains *self, const struct aude_state *s, struct aude_action *list)
{
    struct puts puts = {0};
    int all = aude_legal(s, list, AUDE_LEGAL_MAX), hand = aude_hand(s), count = 0;
    if (!self->has_board)
        return all;
    for (int i = 0; i < all; i++) {
        struct aude_action a = list[i];
        if (a.verb == AUDE_PLACE && hand >= 0 && self->same_as[hand][a.a & 3] != (a.a & 3))
            continue;
        if (a.verb == AUDE_PUT && is_put_before(&puts, s, a))
            continue;
        list[count++] = a;
    }
    return count;
}

static void open_level(struct chains *self, int depth)
{
    struct level *level = &self->level[depth];
    self->depth = depth;
    level->count = chains_actions(self, state_at(self, depth), level->list);
    level->at = 0;
}

void chains_begin(struct chains *self, const struct aude_state *s)
{
    aude_copy(state_at(self, 0), s);
    self->seat = aude_actor(s);
    open_level(self, 0);
}

bool chains_next(struct chains *self, struct chain *out)
{
    while (self->depth >= 0) {
        int depth = self->depth;
        struct level *level = &self->level[depth];
        if (level->at == level->count) {
            self->depth--;
            continue;
        }
        struct aude_state *to = state_at(self, depth + 1);
        aude_copy(to, state_at(self, depth));
        aude_apply(to, level->list[level->at++], NULL);
        if (aude_actor(to) == self->seat && depth + 1 < CHAIN_ACTIONS) {
            open_level(self, depth + 1);
            continue;
        }
        self->end = depth + 1;
        out->count = depth + 1;
        for (int i = 0; i <= depth; i++)
            out->action[i] = self->level[i].list[self->level[i].at - 1];
        return true;
    }
    return false;
}

const struct aude_state *chains_end(const struct chains *self)
{
    return state_at(self, self->end);
}
