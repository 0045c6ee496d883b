/* playout.c: the light policy, and where a playout ends. */
#include "playout.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "player.h"

enum {
    TRIES = 10,   /* first actions that are looked at */
    ANSWERS = 6,  /* actions after each of them */
    DRAWS = 4,    /* tiles that are drawn in a playout */
    FINISHED = 1, /* rounds of cards that are finished */
    DEPTHS = 2    /* decisions of one seat that are looked at together */
};

struct playout {
    const struct value *value;
    void *values;
    struct moves moves;
    int seats;
    int deal; /* the step of a card game in which a round begins, or -1 */
    struct aude_state *now, *after, *last;
    struct aude_rng chance, policy;
    int left;        /* draws or rounds until the end */
    bool is_dealing; /* in the middle of dealing a round */
    bool has_next;   /* the second of two actions that were chosen together is still to come */
    struct aude_action next;
    struct aude_action list[DEPTHS][AUDE_LEGAL_MAX];
};

struct playout *playout_open(const struct aude_rules *r)
{
    struct playout *self = calloc(1, sizeof *self);
    if (self == NULL)
        return NULL;
    self->value = value_is_cards(r) ? &value_cards : &rank_land;
    self->values = self->value->open(r);
    self->seats = aude_seats(r);
    self->now = player_states(r, 1);
    self->after = player_states(r, 1);
    self->last = player_states(r, 1);
    if (self->values == NULL || self->now == NULL || self->after == NULL || self->last == NULL) {
        playout_close(self);
        return NULL;
    }
    self->deal = -1;
    for (int i = 0; value_is_cards(r) && aude_name(r, AUDE_NAME_STEP, i) != NULL; i++) {
        if (strcmp(aude_name(r, AUDE_NAME_STEP, i), "deal") == 0)
            self->deal = i;
    }
    moves_open(&self->moves, r);
    return self;
}

void playout_close(struct playout *self)
{
    if (self == NULL)
        return;
    self->value->close(self->values);
    free(self->now);
    free(self->after);
    free(self->last);
    free(self);
}

void playout_begin(struct playout *self, const struct aude_state *view, uint64_t seed)
{
    struct aude_rng guess;
    aude_rng_seed(&guess, seed);
    aude_rng_seed(&self->chance, seed + 1);
    aude_rng_seed(&self->policy, seed + 2);
    aude_copy(self->now, view);
    aude_guess(self->now, &guess);
    self->left = self->deal >= 0 ? FINISHED : DRAWS;
    self->is_dealing = self->deal >= 0 && aude_step(view) == self->deal;
    self->has_next = false;
}

void playout_apply(struct playout *self, struct aude_action a)
{
    aude_apply(self->now, a, NULL);
}

static int margin_of(struct playout *self, const struct aude_state *s, int seat)
{
    int value[AUDE_SEATS] = {0};
    self->value->evaluate(self->values, s, seat, value);
    return value_margin(value, self->seats, seat);
}

/* What is evaluated next comes from this position, or below zero from anywhere. */
static void set_root(struct playout *self, int root, const struct aude_state *s)
{
    if (self->value->root != NULL)
        self->value->root(self->values, root, s);
}

/* ---- Policy ------------------------------------------------------------------------------------- */

/* Moves at most so many actions to the front of a list by lot, and returns how many those are. */
static int draw_lots(struct playout *self, struct aude_action *list, int count, int most)
{
    for (int i = 0; i < most && i < count; i++) {
        int k = i + aude_rng_below(&self->policy, count - i);
        struct aude_action a = list[i];
        list[i] = list[k];
        list[k] = a;
    }
    return most < count ? most : count;
}

/* The best that can be done after the first action, which led to self->after. */
static int best_answer(struct playout *self, int seat, struct aude_action *answer, int *evaluated)
{
    struct aude_action *list = self->list[1];
    int count = moves_list(&self->moves, self->after, list), best = INT_MIN;
    count = draw_lots(self, list, count, ANSWERS);
    if (count > 1)
        set_root(self, 1, self->after);
    else
        set_root(self, 0, NULL);
    for (int i = 0; i < count; i++) {
        aude_preview(self->after, list[i], self->last, NULL);
        int margin = margin_of(self, self->last, seat);
        ++*evaluated;
        if (margin > best) {
            best = margin;
            *answer = list[i];
        }
    }
    return best;
}

static void act(struct playout *self, int seat, int *evaluated)
{
    struct aude_action *list = self->list[0], chosen, answer;
    int count = moves_list(&self->moves, self->now, list), best = INT_MIN;
    count = draw_lots(self, list, count, self->deal >= 0 ? AUDE_LEGAL_MAX : TRIES);
    chosen = list[0];
    self->has_next = false;
    if (count > 1)
        set_root(self, 0, self->now);
    for (int i = 0; i < count && count > 1; i++) {
        aude_preview(self->now, list[i], self->after, NULL);
        bool is_on = aude_actor(self->after) == seat;
        set_root(self, 0, NULL);
        int margin = is_on ? best_answer(self, seat, &answer, evaluated)
                           : margin_of(self, self->after, seat);
        *evaluated += !is_on;
        if (margin <= best)
            continue;
        best = margin;
        chosen = list[i];
        self->has_next = is_on;
        self->next = answer;
    }
    aude_apply(self->now, chosen, NULL);
}

/* ---- Course ------------------------------------------------------------------------------------- */

/* Settles chance; false if the playout ends here. */
static bool draw(struct playout *self)
{
    bool is_dealing = self->deal >= 0 && aude_step(self->now) == self->deal;
    bool is_unit = self->deal >= 0 ? is_dealing && !self->is_dealing : true;
    if (is_unit && self->left-- == 0)
        return false;
    self->is_dealing = is_dealing;
    aude_apply(self->now,
               aude_pick(self->now, aude_rng_below(&self->chance, aude_count(self->now))), NULL);
    return true;
}

bool playout_more(struct playout *self, int positions)
{
    for (int count = 0; count < positions;) {
        int actor = aude_actor(self->now);
        if (actor == AUDE_OVER)
            return false;
        if (actor == AUDE_CHANCE) {
            if (!draw(self))
                return false;
        } else if (self->has_next) {
            self->has_next = false;
            aude_apply(self->now, self->next, NULL);
        } else {
            act(self, actor, &count);
            count++;
        }
    }
    return true;
}

void playout_values(struct playout *self, int seat, int out[AUDE_SEATS])
{
    set_root(self, -1, NULL);
    self->value->evaluate(self->values, self->now, seat, out);
}
