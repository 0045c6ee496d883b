/*
 * analyst: compares the best ways of a decision and the one that was played. First the walk, then
 * playouts of its best lines and of what was played. What the seat has to do anyhow comes before
 * all of them: the walk begins where there is something to choose.
 */
#include <stdlib.h>
#include <string.h>

#include "moves.h"
#include "player.h"
#include "playout.h"
#include "walk.h"

enum {
    WAYS = 7,            /* that are compared at most, the one that was played among them */
    POSITIONS = 128,     /* that are evaluated in one slice */
    PLAYOUTS = 24,       /* of each way */
    CARD_PLAYOUTS = 120, /* cards bring more luck into a playout, and it is over sooner */
    PRIOR = 8,           /* playouts that the position at the end of a way is worth by itself */
    STARTS = 3           /* so many ways begin with different actions, if there are */
};

/* What is known of a way. */
struct tally {
    struct aude_way way;
    int first[AUDE_SEATS]; /* the leads where the way ends */
    int last[AUDE_SEATS];  /* at the end of its playout of this round */
    long sum[AUDE_SEATS];  /* of those of all rounds that are over */
};

_Static_assert((int)WAYS <= (int)AUDE_WAYS_MAX, "every way can be told");

struct analyst {
    uint64_t seed;
    void *walk;
    const struct value *value;
    void *values;
    struct playout *playout;
    struct moves moves;
    struct aude_state *view; /* of the decision */
    struct aude_state *base; /* after what there was no choice about */
    struct aude_state *end;  /* of a way */
    int seat, seats;
    int playouts;  /* of each way */
    uint64_t luck; /* seeds the playouts of this decision */

    struct aude_way forced; /* what there was no choice about */
    struct aude_way played; /* all of it; empty if nothing was */
    bool is_walking;
    struct tally tally[WAYS]; /* the best first */
    int tallies;
    int at;          /* the one that is played on now */
    int rounds;      /* playouts that all of them have behind them */
    bool is_playing; /* in the middle of a playout */
};

static void close(void *me)
{
    struct analyst *self = me;
    if (self == NULL)
        return;
    self->value->close(self->values);
    walk_close(self->walk);
    playout_close(self->playout);
    free(self->view);
    free(self->base);
    free(self->end);
    free(self);
}

static void *open(const struct aude_rules *r, uint64_t seed)
{
    struct analyst *self = calloc(1, sizeof *self);
    if (self == NULL)
        return NULL;
    self->seed = seed;
    self->value = value_is_cards(r) ? &value_cards : &rank_land;
    self->values = self->value->open(r);
    self->walk = walk_open(r, self->value, seed);
    self->playout = playout_open(r);
    self->view = player_states(r, 1);
    self->base = player_states(r, 1);
    self->end = player_states(r, 1);
    self->seats = aude_seats(r);
    self->playouts = value_is_cards(r) ? CARD_PLAYOUTS : PLAYOUTS;
    moves_open(&self->moves, r);
    if (self->values != NULL && self->walk != NULL && self->playout != NULL && self->view != NULL &&
        self->base != NULL && self->end != NULL)
        return self;
    close(self);
    return NULL;
}

/* ---- The decision -------------------------------------------------------------------------------- */

static void lengthen(struct aude_way *way, struct aude_action a)
{
    if (way->count < AUDE_WAY_ACTIONS)
        way->action[way->count++] = a;
}

/* Takes over what was played, as far as it belongs to one decision. */
static void take_played(struct analyst *self, const struct aude_action *played, int count)
{
    self->played = (struct aude_way){.is_played = true};
    aude_copy(self->end, self->base);
    for (int i = 0; i < count && aude_actor(self->end) == self->seat &&
                    aude_check(self->end, self->seat, played[i]) == AUDE_OK;
         i++) {
        lengthen(&self->played, played[i]);
        aude_apply(self->end, played[i], NULL);
    }
}

/* Does what there is no choice about; of twins the one that was played. */
static void take_forced(struct analyst *self)
{
    struct aude_action list[AUDE_LEGAL_MAX];
    self->forced = (struct aude_way){0};
    while (aude_actor(self->base) == self->seat && self->forced.count < AUDE_WAY_ACTIONS &&
           moves_list(&self->moves, self->base, list) == 1) {
        int i = self->forced.count;
        struct aude_action a = i < self->played.count ? self->played.action[i] : list[0];
        lengthen(&self->forced, a);
        aude_apply(self->base, a, NULL);
    }
    while (self->played.count > 0 && self->played.count < self->forced.count)
        lengthen(&self->played, self->forced.action[self->played.count]);
}

/* Begins with the view, of which the seat and the luck are known. */
static void start(struct analyst *self, const struct aude_action *played, int count)
{
    aude_copy(self->base, self->view);
    take_played(self, played, count);
    take_forced(self);
    self->tallies = self->at = self->rounds = 0;
    self->is_playing = false;
    self->is_walking = true;
    if (aude_actor(self->base) == self->seat)
        walk_begin(self->walk, self->base, self->seat);
}

static void begin(void *me, const struct aude_state *view, int seat)
{
    struct analyst *self = me;
    struct aude_rng rng;
    player_seed(&rng, self->seed, view);
    self->luck = aude_rng_next(&rng);
    self->seat = seat;
    aude_copy(self->view, view);
    start(self, NULL, 0);
}

static bool include(void *me, const struct aude_action *played, int count)
{
    struct analyst *self = me;
    if (aude_check(self->view, self->seat, played[0]) != AUDE_OK)
        return false;
    start(self, played, count);
    return true;
}

/* ---- Ways ---------------------------------------------------------------------------------------- */

/* Two ways to lay a tile that looks the same in both turns. */
static bool is_twin(const struct analyst *self, struct aude_action a, struct aude_action b)
{
    int hand = aude_hand(self->base);
    if (a.verb != AUDE_PLACE || b.verb != AUDE_PLACE || hand < 0 || a.x != b.x || a.y != b.y)
        return false;
    return self->moves.same_as[hand][a.a & 3] == self->moves.same_as[hand][b.a & 3];
}

/* The same actions; or a twin of the tile, and then what counts the same and looks the same but
 * for the numbers of segments, which depend on how the tile is turned. */
static bool is_alike(const struct analyst *self, const struct tally *a, const struct tally *b)
{
    bool is_turned = false;
    if (a->way.count != b->way.count)
        return false;
    for (int i = self->forced.count; i < a->way.count; i++) {
        struct aude_action p = a->way.action[i], q = b->way.action[i];
        if (moves_are_same(p, q))
            continue;
        is_turned = is_turned || is_twin(self, p, q);
        if (!is_turned || p.verb != q.verb || p.x != q.x || p.y != q.y ||
            (p.a != q.a && !is_twin(self, p, q)))
            return false;
    }
    return memcmp(a->first, b->first, sizeof a->first) == 0;
}

/* Adds a way unless there is one like it; the earlier one stays. */
static void add_way(struct analyst *self, const struct aude_way *way)
{
    struct tally tally = {.way = *way};
    int value[AUDE_SEATS] = {0};
    aude_copy(self->end, self->base);
    for (int i = self->forced.count; i < way->count; i++)
        aude_apply(self->end, way->action[i], NULL);
    self->value->evaluate(self->values, self->end, self->seat, value);
    value_leads(value, self->seats, tally.first);
    for (int i = 0; i < self->tallies; i++) {
        if (is_alike(self, &self->tally[i], &tally))
            return;
    }
    self->tally[self->tallies++] = tally;
}

static void add_line(struct analyst *self, const struct line *line)
{
    struct aude_way way = self->forced;
    for (int i = 0; i < line->count; i++)
        lengthen(&way, line->action[i]);
    add_way(self, &way);
}

/* Reckons the leads anew and sorts by those of the seat; ways that are equal keep their order. */
static void reckon(struct analyst *self)
{
    for (int i = 0; i < self->tallies; i++) {
        struct tally t = self->tally[i];
        int k = i;
        for (int seat = 0; seat < self->seats; seat++)
            t.way.lead[seat] =
                (int)((PRIOR * (long)t.first[seat] + t.sum[seat]) / (PRIOR + self->rounds));
        for (; k > 0 && self->tally[k - 1].way.lead[self->seat] < t.way.lead[self->seat]; k--)
            self->tally[k] = self->tally[k - 1];
        self->tally[k] = t;
    }
}

/* What was played comes first, so that it is the one that stays of two that are alike. */
static void choose_ways(struct analyst *self)
{
    struct line start[STARTS];
    const struct line *line;
    bool has_choice = aude_actor(self->base) == self->seat;
    int starts = has_choice ? walk_starts(self->walk, start, STARTS) : 0;
    int lines = has_choice ? walk_lines(self->walk, &line) : 0;
    self->is_walking = false;
    if (self->played.count > 0)
        add_way(self, &self->played);
    for (int i = 0; i < starts; i++)
        add_line(self, &start[i]);
    for (int i = 0; i < lines && self->tallies < WAYS; i++)
        add_line(self, &line[i]);
    if (self->tallies == 0)
        add_way(self, &self->forced);
    reckon(self);
}

/* ---- Playing on ---------------------------------------------------------------------------------- */

static void start_playout(struct analyst *self)
{
    const struct aude_way *way = &self->tally[self->at].way;
    playout_begin(self->playout, self->base, self->luck + 3 * (uint64_t)self->rounds);
    for (int i = self->forced.count; i < way->count; i++)
        playout_apply(self->playout, way->action[i]);
    self->is_playing = true;
}

static void finish_playout(struct analyst *self)
{
    int value[AUDE_SEATS] = {0};
    self->is_playing = false;
    playout_values(self->playout, self->seat, value);
    value_leads(value, self->seats, self->tally[self->at].last);
    if (++self->at < self->tallies)
        return;
    self->at = 0;
    self->rounds++;
    for (int i = 0; i < self->tallies; i++) {
        for (int seat = 0; seat < self->seats; seat++)
            self->tally[i].sum[seat] += self->tally[i].last[seat];
    }
    reckon(self);
}

static bool more(void *me)
{
    struct analyst *self = me;
    if (self->is_walking) {
        if (aude_actor(self->base) != self->seat || !walk_more(self->walk))
            choose_ways(self);
        return true;
    }
    if (self->rounds == self->playouts)
        return false;
    if (!self->is_playing)
        start_playout(self);
    if (!playout_more(self->playout, POSITIONS))
        finish_playout(self);
    return true;
}

static struct aude_action answer(const void *me)
{
    const struct analyst *self = me;
    if (self->tallies > 0)
        return self->tally[0].way.action[0];
    return self->forced.count > 0 ? self->forced.action[0] : walk_answer(self->walk);
}

static int ways(void *me, struct aude_way *out, int max)
{
    const struct analyst *self = me;
    for (int i = 0; i < self->tallies && i < max; i++)
        out[i] = self->tally[i].way;
    return self->tallies;
}

const struct player analyst_player = {
    .name = AUDE_ANALYST,
    .about = "compares the best ways to play on, and the one that was played",
    .open = open,
    .begin = begin,
    .include = include,
    .more = more,
    .answer = answer,
    .ways = ways,
    .close = close,
};
