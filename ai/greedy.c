/*
 * greedy: looks at every way to play its own turn and takes the one after which it stands best
 * (value.h). It plays on copies and looks no further than its own turn.
 */
#include <stdlib.h>

#include "players.h"
#include "value.h"

enum { TURN_ACTIONS = 8 }; /* decisions of one turn that are looked at together */

struct greedy {
    struct aude_rng rng;
    const struct value *value;
    void *judge;
    size_t size;
    char *states; /* TURN_ACTIONS states, one for each depth */
    struct aude_action legal[TURN_ACTIONS][AUDE_LEGAL_MAX];
};

static struct aude_state *state_at(struct greedy *self, int depth)
{
    return (struct aude_state *)(void *)(self->states + self->size * (size_t)depth);
}

static void *open(const struct aude_rules *r, uint64_t seed)
{
    struct greedy *self = player_alloc(sizeof *self);
    struct aude_card_kind card;
    self->value = aude_card_kind(r, 0, &card) ? &value_cards : &value_land;
    self->judge = self->value->open(r);
    aude_rng_seed(&self->rng, seed);
    self->size = (aude_state_size(r) + 63) & ~(size_t)63;
    self->states = player_alloc(self->size * TURN_ACTIONS);
    return self;
}

static void close(void *self)
{
    struct greedy *greedy = self;
    greedy->value->close(greedy->judge);
    free(greedy->states);
    free(greedy);
}

/* Walks every line of decisions of this turn, deepest first, with a list for each depth, and
 * keeps the first action of the best one. Equal ones are drawn by lot. */
static struct aude_action choose(void *me, const struct aude_state *view, int seat)
{
    struct greedy *self = me;
    int count[TURN_ACTIONS], at[TURN_ACTIONS];
    int depth = 0, best = 0, ties = 0;
    struct aude_action answer = aude_pick(view, 0);
    aude_copy(state_at(self, 0), view);
    count[0] = aude_legal(view, self->legal[0], AUDE_LEGAL_MAX);
    at[0] = 0;
    while (depth >= 0) {
        if (at[depth] == count[depth]) {
            depth--;
            continue;
        }
        const struct aude_state *from = state_at(self, depth);
        struct aude_action a = self->legal[depth][at[depth]++];
        struct aude_state *to = state_at(self, depth + 1);
        if (self->value->is_twin(self->judge, from, a))
            continue;
        aude_preview(from, a, to, NULL);
        if (aude_actor(to) == seat && depth + 2 < TURN_ACTIONS) {
            depth++;
            count[depth] = aude_legal(to, self->legal[depth], AUDE_LEGAL_MAX);
            at[depth] = 0;
            continue;
        }
        int value = self->value->stand(self->judge, to, seat);
        if (ties == 0 || value > best)
            ties = 0;
        if (ties == 0 || value == best) {
            best = value;
            if (aude_rng_below(&self->rng, ++ties) == 0)
                answer = self->legal[0][at[0] - 1];
        }
    }
    return answer;
}

const struct player greedy_player = {
    .name = "greedy",
    .about = "takes what stands best after its own turn",
    .open = open,
    .choose = choose,
    .close = close,
};
