/*
 * race.c: first the walk, then a race of its best lines by sequential halving. A line is played on
 * with draws that depend on the number of the playout alone, so that all lines meet the same luck.
 */
#include "race.h"

#include <stdlib.h>

#include "moves.h"
#include "player.h"
#include "playout.h"
#include "walk.h"

enum { POSITIONS = 128 }; /* that are evaluated in one slice */

struct candidate {
    struct line line;
    int rank;              /* among the lines of the walk */
    int played;            /* playouts it has behind it */
    long sum;              /* of the margins at their ends */
    long lead[AUDE_SEATS]; /* and of the leads */
};

struct race {
    const struct race_plan *plan;
    uint64_t seed;
    void *walk;
    struct playout *playout;
    struct aude_state *view;
    int seat, seats;
    uint64_t luck; /* seeds the playouts of this decision */

    bool is_walking; /* still in the ranking */
    struct candidate candidate[LINES];
    int entered;    /* candidates; those that were given up come last */
    int candidates; /* that are still in the race */
    int at;         /* the one that is played now */
    int played;     /* playouts that all of them have behind them */
    int stage;
    int slices;      /* of playouts */
    bool is_playing; /* in the middle of a playout */
    struct aude_action answer;
};

void *race_open(const struct aude_rules *r, const struct race_plan *plan, uint64_t seed)
{
    struct race *self = calloc(1, sizeof *self);
    if (self == NULL)
        return NULL;
    self->plan = plan;
    self->seed = seed;
    self->walk = walk_open(r, value_is_cards(r) ? &value_cards : &rank_land, seed);
    self->playout = playout_open(r);
    self->view = player_states(r, 1);
    self->seats = aude_seats(r);
    if (self->walk != NULL && self->playout != NULL && self->view != NULL)
        return self;
    race_close(self);
    return NULL;
}

void race_close(void *me)
{
    struct race *self = me;
    if (self == NULL)
        return;
    walk_close(self->walk);
    playout_close(self->playout);
    free(self->view);
    free(self);
}

void race_begin(void *me, const struct aude_state *view, int seat)
{
    struct race *self = me;
    struct aude_rng rng;
    player_seed(&rng, self->seed, view);
    self->luck = aude_rng_next(&rng);
    self->seat = seat;
    aude_copy(self->view, view);
    walk_begin(self->walk, view, seat);
    self->is_walking = true;
    self->entered = self->candidates = self->at = self->played = self->stage = self->slices = 0;
    self->is_playing = false;
    self->answer = walk_answer(self->walk);
}

/* ---- The race ------------------------------------------------------------------------------------ */

/* What the walk found out about a line is worth some playouts. */
static long merit(const struct race *self, const struct candidate *c)
{
    return c->sum + (long)self->plan->prior * c->line.value;
}

/* Sorts the candidates, the best first; those that are equal keep the order of the ranking. */
static void sort(struct race *self)
{
    for (int i = 1; i < self->candidates; i++) {
        struct candidate c = self->candidate[i];
        int k = i;
        for (; k > 0 && merit(self, &self->candidate[k - 1]) < merit(self, &c); k--)
            self->candidate[k] = self->candidate[k - 1];
        self->candidate[k] = c;
    }
    self->answer = self->candidate[0].line.action[0];
}

/* Is there more than one first action left? */
static bool is_open(const struct race *self)
{
    for (int i = 1; i < self->candidates; i++) {
        if (!moves_are_same(self->candidate[i].line.action[0], self->candidate[0].line.action[0]))
            return true;
    }
    return false;
}

static void choose_candidates(struct race *self)
{
    const struct line *line;
    int lines = walk_lines(self->walk, &line);
    self->is_walking = false;
    self->answer = walk_answer(self->walk);
    for (int i = 0; i < lines && i < self->plan->lines; i++)
        self->candidate[self->candidates++] = (struct candidate){.line = line[i], .rank = i};
    self->entered = self->candidates;
}

/* One more playout of all candidates is done. */
static void finish_turn(struct race *self)
{
    self->at = 0;
    self->played++;
    sort(self);
    if (self->played < self->plan->stage[self->stage])
        return;
    self->stage++;
    self->candidates = (self->candidates + 1) / 2;
}

static void start_playout(struct race *self)
{
    const struct line *line = &self->candidate[self->at].line;
    playout_begin(self->playout, self->view, self->luck + 3 * (uint64_t)self->played);
    for (int i = 0; i < line->count; i++)
        playout_apply(self->playout, line->action[i]);
    self->is_playing = true;
}

static void finish_playout(struct race *self)
{
    struct candidate *c = &self->candidate[self->at];
    int value[AUDE_SEATS] = {0}, lead[AUDE_SEATS];
    self->is_playing = false;
    playout_values(self->playout, self->seat, value);
    value_leads(value, self->seats, lead);
    c->played++;
    c->sum += value_margin(value, self->seats, self->seat);
    for (int seat = 0; seat < self->seats; seat++)
        c->lead[seat] += lead[seat];
    if (++self->at == self->candidates)
        finish_turn(self);
}

bool race_more(void *me)
{
    struct race *self = me;
    if (self->is_walking) {
        if (walk_more(self->walk))
            self->answer = walk_answer(self->walk);
        else
            choose_candidates(self);
        return true;
    }
    bool is_even = self->at == 0 && !self->is_playing;
    if (self->stage == self->plan->stages || !is_open(self) ||
        (is_even && self->slices >= self->plan->slices))
        return false;
    self->slices++;
    if (!self->is_playing)
        start_playout(self);
    if (!playout_more(self->playout, POSITIONS))
        finish_playout(self);
    return true;
}

struct aude_action race_answer(const void *me)
{
    const struct race *self = me;
    return self->answer;
}

/* As in merit, the leads at the end of a line are worth some playouts. */
int race_ways(void *me, struct aude_way *out, int max)
{
    struct race *self = me;
    struct aude_way way[LINES];
    if (self->entered == 0)
        return walk_ways(self->walk, out, max);
    walk_ways(self->walk, way, LINES);
    for (int i = 0; i < self->entered && i < max; i++) {
        const struct candidate *c = &self->candidate[i];
        int prior = self->plan->prior;
        out[i] = way[c->rank];
        for (int seat = 0; seat < self->seats; seat++)
            out[i].lead[seat] =
                (int)((prior * (long)out[i].lead[seat] + c->lead[seat]) / (prior + c->played));
    }
    return self->entered;
}
