/*
 * greedy: looks at every way to play its own turn and takes the one after which it stands
 * best if the game ended there: points, what its figures would bring, less what the best
 * opponent has, and a value for each figure still in hand that fades towards the end, so
 * that it neither hoards nor burns them. It holds no rules: it plays on copies and asks the
 * engine for the final scoring.
 */
#include <stdlib.h>

#include "players.h"

enum { TURN_ACTIONS = 8 }; /* decisions of one turn that are looked at together */

struct greedy {
    struct aude_rng rng;
    size_t size;
    char *states; /* TURN_ACTIONS + 1 states, one for each depth, and one for final scoring */
    struct aude_action legal[TURN_ACTIONS][AUDE_LEGAL_MAX];
    uint8_t twins[256][4]; /* by tile kind and turn: the smallest turn that looks the same */
};

static struct aude_state *state_at(struct greedy *self, int depth)
{
    return (struct aude_state *)(void *)(self->states + self->size * (size_t)depth);
}

static void *open(const struct aude_rules *r, uint64_t seed)
{
    struct greedy *self = player_alloc(sizeof *self);
    struct aude_kind kind;
    aude_rng_seed(&self->rng, seed);
    self->size = (aude_state_size(r) + 63) & ~(size_t)63;
    self->states = player_alloc(self->size * (TURN_ACTIONS + 1));
    for (int i = 0; i < 256 && aude_kind(r, i, &kind); i++) {
        for (int turn = 0; turn < 4; turn++)
            self->twins[i][turn] = kind.same_as[turn];
    }
    return self;
}

static void close(void *self)
{
    struct greedy *greedy = self;
    free(greedy->states);
    free(greedy);
}

/* What figures in hand are worth, in hundredths of a point: the first ones most, and less
 * when few tiles are left to put them on. */
static int hand_value(const struct aude_state *s, int seat, int seats)
{
    static const int curve[] = {0, 300, 520, 680, 800, 890, 960, 1010};
    const struct aude_rules *r = aude_rules_of(s);
    int left = aude_left(s);
    int own_turns = (left + seats - 1) / seats;
    int value = 0;
    for (int kind = 0; aude_name(r, AUDE_NAME_PIECE, kind) != NULL; kind++) {
        int n = aude_supply(s, seat, kind);
        n = n > 7 ? 7 : n;
        n = n > own_turns ? own_turns : n;
        value += curve[n];
    }
    return own_turns >= 12 ? value : value * own_turns / 12;
}

/* How a seat stands after its turn, in hundredths of a point. */
static int stand(struct greedy *self, const struct aude_state *s, int seat)
{
    struct aude_state *end = state_at(self, TURN_ACTIONS);
    int seats = aude_seats(aude_rules_of(s));
    int score[AUDE_SEATS];
    int best_other = 0;
    aude_copy(end, s);
    aude_end(end, NULL);
    aude_scores(end, score);
    for (int i = 0; i < seats; i++) {
        int value = score[i] * 100 + hand_value(s, i, seats);
        if (i != seat && value > best_other)
            best_other = value;
    }
    return score[seat] * 100 + hand_value(s, seat, seats) - best_other;
}

static bool is_twin(const struct greedy *self, const struct aude_state *s, struct aude_action a)
{
    int hand = aude_hand(s);
    return a.verb == AUDE_PLACE && hand >= 0 && self->twins[hand][a.a & 3] != (a.a & 3);
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
        if (is_twin(self, from, a))
            continue;
        aude_preview(from, a, to, NULL);
        if (aude_actor(to) == seat && depth + 2 < TURN_ACTIONS) {
            depth++;
            count[depth] = aude_legal(to, self->legal[depth], AUDE_LEGAL_MAX);
            at[depth] = 0;
            continue;
        }
        int value = stand(self, to, seat);
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
