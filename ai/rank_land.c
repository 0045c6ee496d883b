/*
 * rank_land.c: how the seats stand in a tile game, estimated by what is likely to become of it. An
 * open feature counts by its odds of being completed with the tiles that are left, a figure by
 * when it comes home, a field by the cities that will be built around it. Expansions add what
 * threatens figures and what else there is to win (rank_boxes.c, rank_wheel.c).
 */
#include "rank_land.h"

#include <stdlib.h>
#include <string.h>

#include "roots.h"
#include "value.h"

/* Guesses as in struct guesses that are the same everywhere. */
enum {
    EXTRA_TILE = 250, /* a second tile in the same turn */
    BUILDER = 500,    /* a builder where every tile would continue his feature */
    HELPER = 60,      /* a helper in hand */
    LARGE = 120,      /* the large follower in hand, besides being one */
    HUT = 300         /* a hut in hand, which will be used once */
};

/* Where figures stay until what they stand on is scored. */
static const struct guesses calm = {
    .hands = 112,
    .none = 728,
    .back = 108,
    .fading = 11,
    .need = 28,
    .stuck = 80,
    .field = 65,
    .coming = 31,
    .join = 67,
    .join_fields = 55,
    .odds = {.draws = 750, .ends = SURE, .linking = 710},
};

/* Where something on the table takes them away. */
static const struct guesses wild = {
    .hands = 100,
    .none = 810,
    .back = 75,
    .fading = 11,
    .need = 25,
    .stuck = 100,
    .field = 100,
    .coming = 30,
    .join = 50,
    .join_fields = 35,
    .odds = {.draws = SURE, .ends = 768, .linking = 614},
};

struct land_rank {
    struct names names;
    struct survey *survey;
    struct roots *roots;
    int root; /* that positions come from, or NO_ROOT */
    struct position position;
};

static void close(void *me)
{
    struct land_rank *self = me;
    if (self == NULL)
        return;
    survey_close(self->survey);
    roots_close(self->roots);
    free(self);
}

static void *open(const struct aude_rules *r)
{
    struct land_rank *self = calloc(1, sizeof *self);
    if (self == NULL)
        return NULL;
    self->root = NO_ROOT;
    if (!names_find(&self->names, r)) {
        close(self);
        return NULL;
    }
    bool is_wild = self->names.dragon >= 0 || self->names.tower >= 0;
    self->position.names = &self->names;
    self->position.guess = is_wild ? &wild : &calm;
    self->survey = survey_open(r, &self->position.guess->odds);
    self->roots = roots_open();
    if (self->survey == NULL || self->roots == NULL) {
        close(self);
        return NULL;
    }
    self->position.survey = self->survey;
    self->position.seats = aude_seats(r);
    return self;
}

/* ---- Features ---------------------------------------------------------------------------------- */

/* What a feature that is scored when complete will bring. The tiles it still needs add little:
 * whoever hopes for them builds too large. */
static void rate_open(const struct position *p, struct claim *claim)
{
    const struct aude_feature *f = &claim->feature;
    const struct outlook *o = &claim->outlook;
    int more = o->border.is_surround ? 0 : f->each_done * o->border.cells * p->guess->need;
    for (int seat = 0; seat < p->seats; seat++) {
        if ((f->owners >> seat & 1) == 0)
            continue;
        int done = f->done[seat] * 100 + more, now = f->now[seat] * p->guess->stuck;
        claim->worth[seat] = (o->chance * done + (SURE - o->chance) * now) / SURE;
    }
}

/* What a feature that is scored at the end will bring: what is there, and a part of what is about
 * to be, since others may still join it. */
static void rate_field(const struct position *p, struct claim *claim)
{
    const struct aude_feature *f = &claim->feature;
    struct touched touched[TOUCHED];
    int unit = f->kind < FEATURE_KINDS ? p->names->unit[f->kind] : -1, coming = 0;
    claim->touched = unit < 0 ? 0 : survey_touching(p->survey, p->s, f->id, unit, touched, TOUCHED);
    for (int i = 0; i < claim->touched; i++) {
        const struct touched *t = &touched[i];
        coming += t->is_closed ? 0 : t->chance;
        claim->touching[i].feature = t->feature;
        claim->touching[i].worth =
            f->each_now * (t->is_closed ? p->guess->field : t->chance * p->guess->coming / SURE);
    }
    survey_border(p->survey, p->s, f->id, &claim->outlook.border);
    claim->units = unit < 0 ? 0 : f->units;
    for (int seat = 0; seat < p->seats; seat++) {
        if ((f->owners >> seat & 1) == 0)
            continue;
        int each = claim->units > 0 ? f->now[seat] / claim->units : f->each_now;
        claim->worth[seat] =
            f->now[seat] * p->guess->field + each * coming * p->guess->coming / SURE;
    }
}

void rank_claim(const struct position *p, struct claim *claim)
{
    const struct aude_feature *f = &claim->feature;
    memset(claim->worth, 0, sizeof claim->worth);
    claim->units = claim->touched = 0;
    claim->outlook = (struct outlook){0};
    if (f->is_closed) {
        claim->outlook.chance = claim->outlook.soon = SURE;
        for (int seat = 0; seat < p->seats; seat++)
            claim->worth[seat] = f->done[seat] * 100;
        return;
    }
    if (f->open == 0) {
        rate_field(p, claim);
        return;
    }
    survey_look(p->survey, p->s, f, &claim->outlook);
    rate_open(p, claim);
}

void rank_reach(const struct position *p, const struct claim *claim, struct reach *out)
{
    const struct aude_feature *f = &claim->feature;
    bool is_field = !f->is_closed && f->open == 0;
    int unit = is_field && f->kind < FEATURE_KINDS ? p->names->unit[f->kind] : -1;
    survey_reach(p->survey, p->s, f->id, unit, out);
}

/* ---- Figures ------------------------------------------------------------------------------------- */

/* The worth of so many hundredths of followers in hand: the first ones most. */
static int hand_worth(const struct guesses *guess, int followers)
{
    static const int curve[] = {0, 810, 1400, 1800, 2070, 2300, 2500, 2660, 2790};
    enum { MOST = sizeof curve / sizeof curve[0] - 1 };
    int whole = followers / 100, part = followers % 100;
    if (whole == 0)
        return part * guess->none / 100;
    int worth =
        whole >= MOST ? curve[MOST] : curve[whole] + (curve[whole + 1] - curve[whole]) * part / 100;
    return worth * guess->hands / 100;
}

static int soon_home(const struct position *p, const struct claim *claim)
{
    int kind = claim->feature.kind;
    if (kind < FEATURE_KINDS && p->names->court[kind] >= 0)
        return p->stops.soon[p->names->court[kind]];
    return claim->outlook.soon;
}

/* What a figure is worth that is no common follower, beside what it holds. */
static int special_worth(const struct position *p, int i)
{
    const struct names *names = p->names;
    const struct aude_piece *piece = &p->piece[i];
    if (piece->where == AUDE_IN_SUPPLY) {
        if (names->is_helper[piece->kind])
            return HELPER;
        return piece->kind == names->large ? LARGE : piece->kind == names->hut ? HUT : 0;
    }
    if (piece->kind == names->builder && p->claim_of[i] >= 0)
        return p->claim[p->claim_of[i]]->outlook.step * BUILDER / SURE;
    return 0;
}

/* Followers in hand, and those that come home soon as a part of one. */
static void rate_hands(const struct position *p, int value[AUDE_SEATS])
{
    int hand[AUDE_SEATS] = {0}, worth[AUDE_SEATS] = {0}, fading = p->guess->fading;
    for (int i = 0; i < p->pieces; i++) {
        const struct aude_piece *piece = &p->piece[i];
        worth[piece->seat] += special_worth(p, i);
        if (p->names->is_helper[piece->kind] || piece->kind == p->names->hut)
            continue;
        if (piece->where == AUDE_IN_SUPPLY)
            hand[piece->seat] += 100;
        else if (p->claim_of[i] >= 0)
            hand[piece->seat] += soon_home(p, p->claim[p->claim_of[i]]) * p->guess->back / SURE;
    }
    for (int seat = 0; seat < p->seats; seat++) {
        int useful = hand[seat] > p->turns * 100 ? p->turns * 100 : hand[seat];
        worth[seat] += hand_worth(p->guess, useful);
        value[seat] += p->turns < fading ? worth[seat] * p->turns / fading : worth[seat];
    }
}

/* ---- All together ---------------------------------------------------------------------------------- */

/* What is to be seen of a position before anything is estimated. */
static void look(struct land_rank *self, const struct aude_state *s)
{
    struct position *p = &self->position;
    p->s = s;
    p->left = aude_left(s);
    p->turns = (p->left + p->seats - 1) / p->seats;
    p->pieces = aude_pieces(s, p->piece, AUDE_PIECES_MAX);
    p->tokens = aude_tokens(s, p->token, AUDE_TOKENS_MAX);
}

static void find_claims(struct land_rank *self, int from)
{
    struct position *p = &self->position;
    if (roots_is_near(self->roots, from, p->left))
        survey_again(self->survey);
    else
        survey_begin(self->survey, p->s);
    roots_find(self->roots, from, p);
}

static void set_root(void *me, int root, const struct aude_state *s)
{
    struct land_rank *self = me;
    self->root = root < ROOTS ? root : ROOTS - 1;
    if (s == NULL || root >= ROOTS)
        return;
    look(self, s);
    find_claims(self, root - 1);
    roots_set(self->roots, root, &self->position);
}

/* All but the points that were scored. */
static void estimate(struct land_rank *self, int from, int value[AUDE_SEATS])
{
    struct position *p = &self->position;
    find_claims(self, from);
    wheel_foresee(p);
    for (int i = 0; i < p->claims; i++) {
        for (int k = 0; k < p->seats; k++)
            value[k] += p->claim[i]->worth[k];
    }
    rank_joins(p, value);
    rate_hands(p, value);
    rank_dragon(p, value);
    rank_towers(p, value);
    rank_goods(p, value);
    rank_wheel(p, value);
}

static void evaluate(void *me, const struct aude_state *s, int seat, int value[AUDE_SEATS])
{
    struct land_rank *self = me;
    int score[AUDE_SEATS];
    look(self, s);
    aude_scores(s, score);
    for (int i = 0; i < AUDE_SEATS; i++)
        value[i] = score[i] * 100;
    if (aude_actor(s) == AUDE_OVER)
        return;
    estimate(self, self->root, value);
    if (aude_actor(s) == AUDE_CHANCE && aude_turn(s) == seat)
        value[seat] += EXTRA_TILE;
}

const struct value rank_land = {
    .open = open,
    .root = set_root,
    .evaluate = evaluate,
    .close = close,
};
