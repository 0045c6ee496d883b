/*
 * value_land.c: how the seats stand in a tile game: as if the game ended there. Points, what
 * their figures would bring, and a value for each figure still in hand
 * that fades towards the end, so that it neither hoards nor burns them. Points that are not for a
 * feature change hands easily, so they count less while the end is far; what brings nothing before
 * it is complete counts by its chance to be completed.
 */
#include <stdlib.h>
#include <string.h>

#include "value.h"

enum {
    KINDS = 16,       /* piece kinds at most */
    EXTRA_TILE = 250, /* hundredths of a point for a second tile in the same turn */
    TOKEN = 15,       /* for each token a seat has in front of it */
    COURT = 220,      /* for a figure on a space of the wheel */
    TURNING = 14      /* draws until the wheel has gone round, about */
};

/* Figures that bring nothing by themselves. The builder is worth more on the board than in hand;
 * what the pig brings is in the final scoring. */
enum helper { NO_HELPER, BUILDER, PIG };

struct land_value {
    int8_t helper[KINDS]; /* by piece kind: a helper of followers, see enum helper */
    bool is_court[KINDS]; /* by feature kind: a space of the wheel */
    struct aude_events events;
    bool is_told; /* points are given for other things than features, which only events tell */
    struct aude_state *end; /* for final scoring */
};

static void close(void *value)
{
    struct land_value *self = value;
    if (self == NULL)
        return;
    free(self->end);
    free(self);
}

static void *open(const struct aude_rules *r)
{
    struct land_value *self = calloc(1, sizeof *self);
    if (self == NULL)
        return NULL;
    self->is_told = aude_name(r, AUDE_NAME_REASON, 1) != NULL;
    self->end = calloc(1, aude_state_size(r));
    if (self->end == NULL) {
        close(self);
        return NULL;
    }
    for (int i = 0; i < KINDS && aude_name(r, AUDE_NAME_PIECE, i) != NULL; i++) {
        const char *name = aude_name(r, AUDE_NAME_PIECE, i);
        self->helper[i] = (int8_t)(strcmp(name, "builder") == 0 ? BUILDER
                                   : strcmp(name, "pig") == 0   ? PIG
                                                                : NO_HELPER);
    }
    for (int i = 0; i < KINDS && aude_name(r, AUDE_NAME_ROLE, i) != NULL; i++)
        self->is_court[i] = strcmp(aude_name(r, AUDE_NAME_ROLE, i), "courtier") == 0;
    return self;
}

static int turns_left(const struct aude_state *s)
{
    int seats = aude_seats(aude_rules_of(s));
    return (aude_left(s) + seats - 1) / seats;
}

/* What figures and tokens are worth that the final scoring does not see, by seat and in
 * hundredths of a point: the first figures in hand most, and less when few tiles are left. */
static void value_hands(const struct land_value *self, const struct aude_state *s,
                        int value[AUDE_SEATS])
{
    static const int curve[] = {0, 300, 520, 680, 800, 890, 960, 1010};
    struct aude_piece piece[AUDE_PIECES_MAX];
    struct aude_token token[AUDE_TOKENS_MAX];
    int followers[AUDE_SEATS][KINDS] = {{0}};
    int own_turns = turns_left(s), seats = aude_seats(aude_rules_of(s));
    int pieces = aude_pieces(s, piece, AUDE_PIECES_MAX);
    for (int i = 0; i < pieces; i++) {
        const struct aude_piece *p = &piece[i];
        enum helper helper = (enum helper)self->helper[p->kind];
        if (helper == NO_HELPER)
            followers[p->seat][p->kind] += p->where == AUDE_IN_SUPPLY;
        else if (p->where == AUDE_IN_SUPPLY)
            value[p->seat] += 60;
        else if (helper == BUILDER)
            value[p->seat] += 350;
    }
    for (int seat = 0; seat < seats; seat++) {
        for (int kind = 0; kind < KINDS; kind++) {
            int n = followers[seat][kind] > 7 ? 7 : followers[seat][kind];
            value[seat] += curve[n > own_turns ? own_turns : n];
        }
    }
    int tokens = aude_tokens(s, token, AUDE_TOKENS_MAX);
    for (int i = 0; i < tokens; i++) {
        if (token[i].seat >= 0)
            value[token[i].seat] += TOKEN * token[i].count;
    }
    for (int seat = 0; seat < seats && own_turns < 12; seat++)
        value[seat] = value[seat] * own_turns / 12;
}

/* The chance, in hundredths, that a feature with so many open ends will be completed. */
static int chance_of(int open, int left)
{
    static const int chance[] = {100, 60, 40, 25, 15, 10};
    int likely = chance[open < 5 ? open : 5];
    return left < 30 ? likely * left / 30 : likely;
}

/* What figures on the board may bring later that they would not bring now: in features that are
 * worth nothing yet, and on the wheel. Each feature once, by the first figure found there. */
static void value_prospects(const struct land_value *self, const struct aude_state *s,
                            int value[AUDE_SEATS])
{
    struct aude_piece piece[AUDE_PIECES_MAX];
    struct aude_feature f;
    int seen[AUDE_PIECES_MAX], count = 0;
    int left = aude_left(s);
    int pieces = aude_pieces(s, piece, AUDE_PIECES_MAX);
    for (int i = 0; i < pieces; i++) {
        const struct aude_piece *p = &piece[i];
        if (p->where != AUDE_ON_SEGMENT)
            continue;
        int id = aude_feature_at(s, p->x, p->y, p->segment), at = 0;
        while (at < count && seen[at] != id)
            at++;
        if (at < count || !aude_feature(s, id, &f))
            continue;
        seen[count++] = id;
        if (f.kind < KINDS && self->is_court[f.kind])
            value[p->seat] += left < TURNING ? COURT * left / TURNING : COURT;
        bool is_nothing = f.open > 0 && f.worth_now == 0;
        for (int seat = 0; seat < AUDE_SEATS && is_nothing; seat++)
            value[seat] += f.done[seat] * chance_of(f.open, left);
    }
}

/* The part of the final scoring that is for no feature's majority counts in full only at the
 * end. */
static void discount(const struct land_value *self, const struct aude_state *s,
                     int value[AUDE_SEATS])
{
    int own_turns = turns_left(s);
    int off = own_turns > 20 ? 70 : own_turns * 70 / 20;
    for (int i = 0; i < self->events.count; i++) {
        const struct aude_event *e = &self->events.list[i];
        if (e->kind == AUDE_EVENT_SCORE && e->why != 0)
            value[e->seat] -= e->points * off;
    }
}

/* How the seats stand after a turn, in hundredths of a point. */
static void evaluate(void *me, const struct aude_state *s, int seat, int value[AUDE_SEATS])
{
    struct land_value *self = me;
    int score[AUDE_SEATS];
    aude_copy(self->end, s);
    aude_end(self->end, self->is_told ? &self->events : NULL);
    aude_scores(self->end, score);
    value_hands(self, s, value);
    discount(self, s, value);
    value_prospects(self, s, value);
    if (aude_actor(s) == AUDE_CHANCE && aude_turn(s) == seat)
        value[seat] += EXTRA_TILE;
    for (int i = 0; i < AUDE_SEATS; i++)
        value[i] += score[i] * 100;
}

const struct value value_land = {
    .open = open,
    .evaluate = evaluate,
    .close = close,
};
