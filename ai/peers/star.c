/*
 * star.c: the recursion of the search is written out as a stack of frames, since it must be able to
 * stop anywhere. Frames of turns and of chance take their turns; a value that comes back from the
 * frame above is in result.
 */
#include "star.h"

#include <stdlib.h>
#include <string.h>

#include "../player.h"

enum {
    CHAINS = 512,   /* turns that are looked at in one position; the first of an order */
    WIDER = 8,      /* so many times the turns to be probed are looked for */
    OUTCOMES = 256, /* of chance */
    FRAMES = 2 * STAR_TURNS + 1,
    SLICE = 500 /* turns that are looked at in one slice, about */
};

struct frame {
    bool is_chance, is_max;
    int turns; /* still to look ahead */
    int alpha, beta;
    int count, at; /* turns or outcomes, and the next */
    int limit;     /* so many of them are looked at */

    /* A turn. */
    int best;
    struct chain *chain;

    /* Chance. */
    bool is_probing;
    int weight; /* of all outcomes */
    long sum;   /* of those that were searched: weight times value */
    int bound[OUTCOMES];
    struct aude_chance outcome[OUTCOMES];
};

struct star {
    const struct star_plan *plan;
    void *opinion;
    struct chains *chains;
    struct chain *room; /* for the chains of all frames */
    struct aude_state *states;
    size_t step;
    int seat;
    int frames;
    bool has_result; /* a frame has ended with it */
    int result;
    struct frame frame[FRAMES];

    int turns; /* of the search that is under way */
    long work;
    bool is_done;
    struct chain best;
    int value;
};

static struct aude_state *state_at(const struct star *self, int i)
{
    char *base = (char *)self->states;
    return (struct aude_state *)(void *)(base + self->step * (size_t)i);
}

struct star *star_open(const struct aude_rules *r, const struct star_plan *plan, void *opinion)
{
    struct star *self = calloc(1, sizeof *self);
    if (self == NULL)
        return NULL;
    self->plan = plan;
    self->opinion = opinion;
    self->chains = chains_open(r);
    self->room = calloc((size_t)(FRAMES + 1) * CHAINS, sizeof self->room[0]);
    self->states = player_states(r, FRAMES + 1);
    self->step = player_state_step(r);
    for (int i = 0; i < FRAMES; i++)
        self->frame[i].chain = self->room == NULL ? NULL : self->room + (size_t)i * CHAINS;
    if (self->chains != NULL && self->room != NULL && self->states != NULL)
        return self;
    star_close(self);
    return NULL;
}

void star_close(struct star *self)
{
    if (self == NULL)
        return;
    chains_close(self->chains);
    free(self->room);
    free(self->states);
    free(self);
}

/* ---- Frames ------------------------------------------------------------------------------------- */

/* Fills a frame with the turns of its position, those of the first order first. Where only a few of
 * them are probed, not all are looked for. */
static void list_chains(struct star *self, struct frame *f, const struct aude_state *s, int limit)
{
    struct chain *unsorted = self->room + (size_t)FRAMES * CHAINS;
    uint8_t order[CHAINS];
    int count = 0, most = limit > 0 && limit * WIDER < CHAINS ? limit * WIDER : CHAINS;
    chains_begin(self->chains, s);
    while (count < most && chains_next(self->chains, &unsorted[count])) {
        order[count] = (uint8_t)self->plan->order(self->opinion, s, &unsorted[count]);
        count++;
    }
    f->count = 0;
    for (int k = 0; k < STAR_ORDERS; k++) {
        for (int i = 0; i < count; i++) {
            if (order[i] == k)
                f->chain[f->count++] = unsorted[i];
        }
    }
    self->work += count;
}

/* Searches the position of the state that belongs to the next frame: by a frame of its own, or, at
 * the end of what is looked at, at once. */
static void enter(struct star *self, int turns, int alpha, int beta, int limit)
{
    struct aude_state *s = state_at(self, self->frames);
    int actor = aude_actor(s);
    bool is_after_chance = self->frames > 0 && self->frame[self->frames - 1].is_chance;
    if (actor == AUDE_OVER || turns == 0 || self->frames == FRAMES ||
        (actor == AUDE_CHANCE && is_after_chance)) {
        self->result = self->plan->evaluate(self->opinion, s, self->seat);
        self->has_result = true;
        self->work++;
        return;
    }
    struct frame *f = &self->frame[self->frames++];
    f->is_chance = actor == AUDE_CHANCE;
    f->is_max = actor == self->seat;
    f->turns = turns;
    f->alpha = alpha;
    f->beta = beta;
    f->at = 0;
    if (!f->is_chance) {
        list_chains(self, f, s, limit);
        f->limit = limit > 0 && limit < f->count ? limit : f->count;
        f->best = f->is_max ? self->plan->lowest : self->plan->highest;
        return;
    }
    f->count = aude_chances(s, f->outcome, OUTCOMES);
    f->count = f->count < OUTCOMES ? f->count : OUTCOMES;
    f->is_probing = self->plan->probes > 0;
    f->weight = 0;
    f->sum = 0;
    for (int i = 0; i < f->count; i++)
        f->weight += f->outcome[i].weight;
}

static void leave(struct star *self, int value)
{
    self->frames--;
    self->result = value;
    self->has_result = true;
}

/* ---- Turns --------------------------------------------------------------------------------------- */

static void take_turn_value(struct star *self, struct frame *f)
{
    int value = self->result;
    self->has_result = false;
    if (self->frames == 1 && (f->at == 1 || value > f->best)) {
        self->best = f->chain[f->at - 1];
        self->value = value;
    }
    if (f->is_max ? value > f->best : value < f->best)
        f->best = value;
    if (f->is_max && f->best > f->alpha)
        f->alpha = f->best;
    if (!f->is_max && f->best < f->beta)
        f->beta = f->best;
}

static void step_turn(struct star *self, struct frame *f)
{
    if (self->has_result)
        take_turn_value(self, f);
    if (f->at == f->limit || f->alpha >= f->beta) {
        leave(self, f->best);
        return;
    }
    const struct chain *chain = &f->chain[f->at++];
    struct aude_state *to = state_at(self, self->frames);
    aude_copy(to, state_at(self, self->frames - 1));
    for (int i = 0; i < chain->count; i++)
        aude_apply(to, chain->action[i], NULL);
    enter(self, f->turns - 1, f->alpha, f->beta, 0);
}

/* ---- Chance --------------------------------------------------------------------------------------- */

/* What the outcomes from i on add up to at most, or at least: where they were probed the probes
 * say so, of the side whose turn follows. */
static long rest(const struct star *self, const struct frame *f, int i, bool is_most)
{
    long sum = 0;
    for (; i < f->count; i++) {
        int bound = is_most ? self->plan->highest : self->plan->lowest;
        if (self->plan->probes > 0 && !f->is_probing && f->is_max != is_most)
            bound = f->bound[i];
        sum += (long)f->outcome[i].weight * bound;
    }
    return sum;
}

/* The window of outcome i: outside of it the whole is outside of its own. */
static int window(const struct star *self, const struct frame *f, int i, bool is_alpha)
{
    long whole = (long)(is_alpha ? f->alpha : f->beta) * f->weight;
    long value = (whole - f->sum - rest(self, f, i + 1, is_alpha)) / f->outcome[i].weight;
    /* Rounding must not make it narrower. */
    value += is_alpha ? -1 : 1;
    if (value < self->plan->lowest)
        return self->plan->lowest;
    return value > self->plan->highest ? self->plan->highest : (int)value;
}

/* Takes the value of the last outcome; true if that settles the frame. */
static bool take_outcome_value(struct star *self, struct frame *f)
{
    int i = f->at - 1, value = self->result;
    long weight = f->weight;
    self->has_result = false;
    f->sum += (long)f->outcome[i].weight * value;
    if (f->is_probing)
        f->bound[i] = value;
    /* A probe of a maximiser is a lower bound, one of a minimiser an upper one. */
    long most = f->sum + rest(self, f, f->at, true), least = f->sum + rest(self, f, f->at, false);
    if ((!f->is_probing || !f->is_max) && most <= f->alpha * weight) {
        leave(self, (int)(most / weight));
        return true;
    }
    if ((!f->is_probing || f->is_max) && least >= f->beta * weight) {
        leave(self, (int)(least / weight));
        return true;
    }
    return false;
}

static void draw(struct star *self, struct frame *f)
{
    struct aude_state *to = state_at(self, self->frames);
    int i = f->at++;
    aude_copy(to, state_at(self, self->frames - 1));
    aude_apply(to, f->outcome[i].action, NULL);
    f->is_max = aude_actor(to) == self->seat;
    if (f->is_probing)
        enter(self, f->turns, self->plan->lowest, self->plan->highest, self->plan->probes);
    else
        enter(self, f->turns, window(self, f, i, true), window(self, f, i, false), 0);
}

static void step_chance(struct star *self, struct frame *f)
{
    if (self->has_result && take_outcome_value(self, f))
        return;
    if (f->at < f->count) {
        draw(self, f);
        return;
    }
    if (!f->is_probing) {
        leave(self, f->weight > 0 ? (int)(f->sum / f->weight) : 0);
        return;
    }
    f->is_probing = false;
    f->at = 0;
    f->sum = 0;
}

/* ---- Course --------------------------------------------------------------------------------------- */

static bool is_same(const struct chain *a, const struct chain *b)
{
    return a->count == b->count &&
           memcmp(a->action, b->action, (size_t)a->count * sizeof a->action[0]) == 0;
}

static void begin_depth(struct star *self, int turns)
{
    self->turns = turns;
    self->frames = 0;
    self->has_result = false;
    enter(self, turns, self->plan->lowest, self->plan->highest, 0);
    /* What was best less deep comes first. */
    struct frame *f = &self->frame[0];
    for (int i = 0; turns > 1 && i < f->count; i++) {
        if (!is_same(&f->chain[i], &self->best))
            continue;
        memmove(&f->chain[1], &f->chain[0], (size_t)i * sizeof f->chain[0]);
        f->chain[0] = self->best;
        break;
    }
}

void star_begin(struct star *self, const struct aude_state *s, int seat)
{
    self->seat = seat;
    self->work = 0;
    aude_copy(state_at(self, 0), s);
    self->best = (struct chain){.count = 1, .action = {aude_pick(s, 0)}};
    self->value = 0;
    self->is_done = aude_count(s) == 1;
    if (!self->is_done)
        begin_depth(self, 1);
}

bool star_more(struct star *self)
{
    for (long end = self->work + SLICE; !self->is_done && self->work < end;) {
        struct frame *f = &self->frame[self->frames - 1];
        if (f->is_chance)
            step_chance(self, f);
        else
            step_turn(self, f);
        if (self->frames > 0 && self->work < self->plan->work)
            continue;
        self->is_done = self->turns == self->plan->turns || self->work > self->plan->deepen ||
                        self->work >= self->plan->work;
        if (!self->is_done)
            begin_depth(self, self->turns + 1);
    }
    return !self->is_done;
}

const struct chain *star_best(const struct star *self, int *value)
{
    *value = self->value;
    return &self->best;
}
