/*
 * walk.c: walks over all lines of decisions of a turn, deepest first, with a list for each depth.
 *
 * With all boxes a turn has thousands of lines, most of which do something elsewhere that has
 * nothing to do with where the tile goes. So there are two rounds: the first tries every first
 * action but only what can be done on the tile just laid, the second goes on with all there is
 * from the few first actions that were best.
 */
#include "walk.h"

#include <stdlib.h>
#include <string.h>

#include "moves.h"
#include "player.h"

enum {
    SLICE = 24,              /* lines of one slice */
    FEW = 6,                 /* so many first actions are followed through all there is */
    SHORT = 12,              /* lists up to this length are never cut */
    SPARE = LINE_ACTIONS + 1 /* the state that belongs to no depth */
};

/* A first action and the best that came of it. */
struct start {
    struct aude_action action;
    int value;
    bool is_seen; /* value and best have been set */
    bool is_cut;  /* something was left out in the first round */
    struct line best;
};

_Static_assert((int)LINES <= (int)AUDE_WAYS_MAX && (int)LINE_ACTIONS <= (int)AUDE_WAY_ACTIONS,
               "every line can be told as a way");

struct walk {
    uint64_t seed;
    struct aude_rng rng;
    const struct value *value;
    void *values;
    struct moves moves;
    struct aude_state *states; /* one for each depth, and a last one to try a line in */
    size_t step;
    int seat, seats;

    bool is_narrow; /* the first round */
    int depth;      /* of the list that is gone through, -1 when the walk is over */
    int count[LINE_ACTIONS], at[LINE_ACTIONS];
    struct aude_action list[LINE_ACTIONS][AUDE_LEGAL_MAX];
    struct start start[AUDE_LEGAL_MAX];
    int starts;
    int follow[FEW], follows; /* starts of the second round that are still to come */

    struct line line[LINES];
    int lines;
    struct aude_action fallback;
};

static struct aude_state *state_at(const struct walk *self, int depth)
{
    char *base = (char *)self->states;
    return (struct aude_state *)(void *)(base + self->step * (size_t)depth);
}

void *walk_open(const struct aude_rules *r, const struct value *value, uint64_t seed)
{
    struct walk *self = calloc(1, sizeof *self);
    if (self == NULL)
        return NULL;
    self->seed = seed;
    self->value = value;
    self->values = value->open(r);
    self->states = player_states(r, SPARE + 1);
    if (self->values == NULL || self->states == NULL) {
        walk_close(self);
        return NULL;
    }
    self->step = player_state_step(r);
    self->seats = aude_seats(r);
    self->depth = -1;
    moves_open(&self->moves, r);
    return self;
}

void walk_close(void *me)
{
    struct walk *self = me;
    if (self == NULL)
        return;
    self->value->close(self->values);
    free(self->states);
    free(self);
}

/* What is evaluated next comes from the state at a depth. */
static void set_root(struct walk *self, int depth, const struct aude_state *s)
{
    if (self->value->root != NULL)
        self->value->root(self->values, depth, s);
}

void walk_begin(void *me, const struct aude_state *view, int seat)
{
    struct walk *self = me;
    player_seed(&self->rng, self->seed, view);
    self->seat = seat;
    self->lines = 0;
    self->follows = 0;
    self->fallback = aude_pick(view, 0);
    aude_copy(state_at(self, 0), view);
    set_root(self, 0, view);
    self->starts = moves_list(&self->moves, view, self->list[0]);
    for (int i = 0; i < self->starts; i++)
        self->start[i] = (struct start){.action = self->list[0][i]};
    self->is_narrow = self->starts > FEW;
    self->count[0] = self->starts;
    self->at[0] = 0;
    self->depth = self->starts > 1 ? 0 : -1;
    if (self->starts == 1)
        self->fallback = self->start[0].action;
}

/* ---- One line --------------------------------------------------------------------------------- */

/* The action at a depth of the line that is being walked. */
static struct aude_action action_at(const struct walk *self, int depth)
{
    return self->list[depth][self->at[depth] - 1];
}

/* The second round comes to lines of the first again. */
static bool is_kept(const struct walk *self, const struct line *line)
{
    size_t size = (size_t)line->count * sizeof line->action[0];
    for (int i = 0; i < self->lines; i++) {
        const struct line *other = &self->line[i];
        if (other->value == line->value && other->count == line->count &&
            memcmp(other->action, line->action, size) == 0)
            return true;
    }
    return false;
}

static void keep(struct walk *self, const struct line *line)
{
    int i = self->lines;
    while (i > 0 && (self->line[i - 1].value < line->value ||
                     (self->line[i - 1].value == line->value && self->line[i - 1].tie < line->tie)))
        i--;
    if (i == LINES || is_kept(self, line))
        return;
    self->lines += self->lines < LINES;
    for (int k = self->lines - 1; k > i; k--)
        self->line[k] = self->line[k - 1];
    self->line[i] = *line;
}

/* A line has come to its end in a position of this value. */
static void finish_line(struct walk *self, int value, int depth)
{
    struct line line = {.value = value, .tie = aude_rng_next(&self->rng), .count = depth + 1};
    struct start *start = &self->start[self->at[0] - 1];
    for (int k = 0; k <= depth; k++)
        line.action[k] = action_at(self, k);
    if (!start->is_seen || value > start->value) {
        start->value = value;
        start->best = line;
    }
    start->is_seen = true;
    keep(self, &line);
}

/* Leaves out of the list of a depth what happens on other tiles than the one just laid. */
static void narrow(struct walk *self, int depth)
{
    const struct aude_state *s = state_at(self, depth);
    struct aude_action laid = {.verb = AUDE_PASS};
    int count = 0;
    for (int i = 0; i < depth; i++) {
        if (action_at(self, i).verb == AUDE_PLACE)
            laid = action_at(self, i);
    }
    if (laid.verb != AUDE_PLACE || self->count[depth] <= SHORT)
        return;
    for (int i = 0; i < self->count[depth]; i++) {
        struct aude_action a = self->list[depth][i];
        struct aude_spot spot = aude_where(s, a);
        if (!spot.on_board || (spot.x == laid.x && spot.y == laid.y))
            self->list[depth][count++] = a;
    }
    if (count == 0)
        return;
    self->start[self->at[0] - 1].is_cut = true;
    self->count[depth] = count;
}

/* Takes the next action of the deepest list; true if that made a line. */
static bool step(struct walk *self)
{
    int depth = self->depth;
    if (self->at[depth] == self->count[depth]) {
        self->depth--;
        return false;
    }
    self->at[depth]++;
    struct aude_state *to = state_at(self, depth + 1);
    aude_preview(state_at(self, depth), action_at(self, depth), to, NULL);
    if (aude_actor(to) == self->seat && depth + 1 < LINE_ACTIONS) {
        self->depth = depth + 1;
        self->count[depth + 1] = moves_list(&self->moves, to, self->list[depth + 1]);
        self->at[depth + 1] = 0;
        if (self->is_narrow)
            narrow(self, depth + 1);
        set_root(self, depth + 1, to);
        return false;
    }
    int value[AUDE_SEATS] = {0};
    set_root(self, depth, NULL);
    self->value->evaluate(self->values, to, self->seat, value);
    finish_line(self, value_margin(value, self->seats, self->seat), depth);
    return true;
}

/* ---- Rounds ------------------------------------------------------------------------------------- */

/* Chooses the starts of the second round, those that were cut short among the best. */
static void choose_follows(struct walk *self)
{
    bool is_chosen[AUDE_LEGAL_MAX] = {false};
    self->is_narrow = false;
    for (int n = 0; n < FEW && n < self->starts; n++) {
        int best = -1;
        for (int i = 0; i < self->starts; i++) {
            if (!is_chosen[i] && (best < 0 || self->start[i].value > self->start[best].value))
                best = i;
        }
        is_chosen[best] = true;
        if (self->start[best].is_cut)
            self->follow[self->follows++] = best;
    }
}

/* Begins the next start of the second round; false if there is none. */
static bool follow(struct walk *self)
{
    if (self->is_narrow)
        choose_follows(self);
    if (self->follows == 0)
        return false;
    int i = self->follow[--self->follows];
    self->depth = 0;
    self->at[0] = i;
    self->count[0] = i + 1;
    return true;
}

bool walk_more(void *me)
{
    struct walk *self = me;
    for (int lines = 0; lines < SLICE;) {
        if (self->depth < 0 && (self->starts < 2 || !follow(self)))
            return false;
        lines += step(self);
    }
    return true;
}

struct aude_action walk_answer(const void *me)
{
    const struct walk *self = me;
    return self->lines > 0 ? self->line[0].action[0] : self->fallback;
}

int walk_lines(const void *me, const struct line **out)
{
    const struct walk *self = me;
    *out = self->line;
    return self->lines;
}

/* The leads where a way ends. */
static void find_leads(struct walk *self, struct aude_way *way)
{
    struct aude_state *end = state_at(self, SPARE);
    int value[AUDE_SEATS] = {0};
    aude_copy(end, state_at(self, 0));
    for (int i = 0; i < way->count; i++)
        aude_apply(end, way->action[i], NULL);
    set_root(self, -1, NULL);
    self->value->evaluate(self->values, end, self->seat, value);
    value_leads(value, self->seats, way->lead);
}

int walk_ways(void *me, struct aude_way *out, int max)
{
    struct walk *self = me;
    int count = self->lines > 0 ? self->lines : 1;
    for (int i = 0; i < count && i < max; i++) {
        const struct line *line = &self->line[i];
        out[i] = (struct aude_way){.count = 1, .action = {self->fallback}};
        if (self->lines > 0) {
            out[i].count = line->count;
            memcpy(out[i].action, line->action, (size_t)line->count * sizeof line->action[0]);
        }
        find_leads(self, &out[i]);
    }
    return count;
}

int walk_starts(const void *me, struct line *out, int max)
{
    const struct walk *self = me;
    int count = 0;
    for (int i = 0; i < self->starts; i++) {
        const struct start *start = &self->start[i];
        int k = count < max ? count : max - 1;
        if (!start->is_seen || (count == max && out[k].value >= start->value))
            continue;
        for (; k > 0 && out[k - 1].value < start->value; k--)
            out[k] = out[k - 1];
        out[k] = start->best;
        count += count < max;
    }
    return count;
}
