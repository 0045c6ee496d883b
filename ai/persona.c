/* persona.c: the ways that are seen, judged by taste. */
#include "persona.h"

#include <stdlib.h>
#include <string.h>

#include "moves.h"

enum {
    SLICE = 24,     /* ways of one slice */
    CARD_SCALE = 5, /* card games are about so many times the points */
    DEPTHS = 2,     /* decisions of a turn that are looked at together */
    KEPT = AUDE_WAYS_MAX
};

/* A way to play on and how it is liked. */
struct thought {
    int value;
    struct aude_way way;
};

struct thinker {
    const struct persona *persona;
    const struct value *value;
    void *values;
    uint64_t seed;
    struct aude_rng rng;
    struct moves moves;
    struct sources sources;
    struct gaze gaze;
    struct aude_state *state[DEPTHS + 1]; /* before the first action, and after each */
    struct aude_events events;
    int seat, seats;
    int blur;

    int depth; /* of the list that is gone through, -1 when there is nothing left */
    int count[DEPTHS], at[DEPTHS];
    int joy[DEPTHS + 1]; /* about what the actions so far have brought */
    struct aude_action list[DEPTHS][AUDE_LEGAL_MAX];

    struct thought kept[KEPT]; /* the best, the best first */
    int thoughts;
    struct aude_action fallback;
};

void *persona_open(const struct aude_rules *r, const struct persona *persona, uint64_t seed)
{
    struct thinker *self = calloc(1, sizeof *self);
    if (self == NULL)
        return NULL;
    self->persona = persona;
    self->seed = seed;
    self->seats = aude_seats(r);
    self->depth = -1;
    moves_open(&self->moves, r);
    sources_find(&self->sources, r);
    self->gaze = (struct gaze){.attention = &persona->attention, .sources = &self->sources};
    self->blur = persona->blur * (self->sources.is_cards ? CARD_SCALE : 1);
    self->value = self->sources.is_cards ? &value_cards : persona->land;
    self->values = self->value->open(r);
    bool is_whole = self->values != NULL;
    for (int i = 0; i <= DEPTHS; i++) {
        self->state[i] = player_states(r, 1);
        is_whole = is_whole && self->state[i] != NULL;
    }
    if (is_whole)
        return self;
    persona_close(self);
    return NULL;
}

void persona_close(void *me)
{
    struct thinker *self = me;
    if (self == NULL)
        return;
    self->value->close(self->values);
    for (int i = 0; i <= DEPTHS; i++)
        free(self->state[i]);
    free(self);
}

/* Would a feature be complete in which it has a figure? */
static bool is_completing(struct thinker *self, struct aude_action a)
{
    struct aude_piece piece[AUDE_PIECES_MAX];
    struct aude_feature f;
    struct aude_state *after = self->state[1];
    aude_preview(self->state[0], a, after, NULL);
    int pieces = aude_pieces(after, piece, AUDE_PIECES_MAX);
    for (int i = 0; i < pieces; i++) {
        const struct aude_piece *p = &piece[i];
        if (p->seat == self->seat && p->where == AUDE_ON_SEGMENT &&
            aude_feature(after, aude_feature_at(after, p->x, p->y, p->segment), &f) && f.is_closed)
            return true;
    }
    return false;
}

/* Nobody overlooks a place for the tile that completes something of his. */
static void see_completing(struct thinker *self, int all)
{
    for (int i = self->count[0]; i < all && self->list[0][i].verb == AUDE_PLACE; i++) {
        struct aude_action a = self->list[0][i];
        if (!is_completing(self, a))
            continue;
        self->list[0][i] = self->list[0][self->count[0]];
        self->list[0][self->count[0]++] = a;
    }
}

/* Lists what it sees at a depth. */
static void look(struct thinker *self, int depth)
{
    const struct aude_state *s = self->state[depth];
    struct aude_tile tile[AUDE_TILES_MAX];
    struct aude_action laid = {0};
    int tiles = self->sources.is_cards ? 0 : aude_tiles(s, tile, AUDE_TILES_MAX);
    if (tiles > 0) {
        laid.x = tile[tiles - 1].x;
        laid.y = tile[tiles - 1].y;
    }
    int count = moves_list(&self->moves, s, self->list[depth]);
    self->count[depth] =
        gaze_see(&self->gaze, s, tiles > 0 ? &laid : NULL, self->list[depth], count);
    if (depth == 0)
        see_completing(self, count);
    self->at[depth] = 0;
    self->depth = depth;
}

void persona_begin(void *me, const struct aude_state *view, int seat)
{
    struct thinker *self = me;
    player_seed(&self->rng, self->seed, view);
    self->seat = seat;
    self->thoughts = 0;
    self->joy[0] = 0;
    aude_copy(self->state[0], view);
    gaze_begin(&self->gaze, view, seat, aude_rng_next(&self->rng));
    look(self, 0);
    self->fallback = self->list[0][0];
    if (self->count[0] < 2)
        self->depth = -1;
}

/* ---- Ways ------------------------------------------------------------------------------------------ */

static void keep(struct thinker *self, const struct thought *thought)
{
    int i = self->thoughts;
    while (i > 0 && self->kept[i - 1].value < thought->value)
        i--;
    if (i == KEPT)
        return;
    self->thoughts += self->thoughts < KEPT;
    for (int k = self->thoughts - 1; k > i; k--)
        self->kept[k] = self->kept[k - 1];
    self->kept[i] = *thought;
}

/* A way of so many actions has come to its end. Whoever counts roughly is off by a little. */
static void finish(struct thinker *self, int actions)
{
    const struct persona *persona = self->persona;
    const struct aude_state *s = self->state[actions];
    struct thought thought = {.way = {.count = actions}};
    int value[AUDE_SEATS] = {0};
    self->value->evaluate(self->values, s, self->seat, value);
    value_leads(value, self->seats, thought.way.lead);
    for (int i = 0; i < actions; i++)
        thought.way.action[i] = self->list[i][self->at[i] - 1];
    thought.value = taste_margin(&persona->taste, &self->sources, s, value, self->seat) +
                    self->joy[actions] + aude_rng_below(&self->rng, 2 * self->blur + 1) -
                    self->blur;
    keep(self, &thought);
}

/* Takes the next action of the deepest list; true if that made a way. */
static bool step(struct thinker *self)
{
    int depth = self->depth;
    if (self->at[depth] == self->count[depth]) {
        self->depth--;
        return false;
    }
    struct aude_action a = self->list[depth][self->at[depth]++];
    struct aude_state *to = self->state[depth + 1];
    aude_preview(self->state[depth], a, to, &self->events);
    self->joy[depth + 1] = self->joy[depth] + taste_events(&self->persona->taste, &self->sources,
                                                           &self->events, self->seat);
    if (aude_actor(to) == self->seat && depth + 1 < DEPTHS) {
        look(self, depth + 1);
        return false;
    }
    finish(self, depth + 1);
    return true;
}

bool persona_more(void *me)
{
    struct thinker *self = me;
    for (int ways = 0; ways < SLICE && self->depth >= 0;)
        ways += step(self);
    return self->depth >= 0;
}

struct aude_action persona_answer(const void *me)
{
    const struct thinker *self = me;
    return self->thoughts > 0 ? self->kept[0].way.action[0] : self->fallback;
}

/* While there is no thought there is one way: the answer. */
int persona_ways(void *me, struct aude_way *out, int max)
{
    struct thinker *self = me;
    for (int i = 0; i < self->thoughts && i < max; i++)
        out[i] = self->kept[i].way;
    if (self->thoughts > 0 || max < 1)
        return self->thoughts > 0 ? self->thoughts : 1;
    int value[AUDE_SEATS] = {0};
    out[0] = (struct aude_way){.count = 1, .action = {self->fallback}};
    aude_preview(self->state[0], self->fallback, self->state[DEPTHS], NULL);
    self->value->evaluate(self->values, self->state[DEPTHS], self->seat, value);
    value_leads(value, self->seats, out[0].lead);
    return 1;
}
