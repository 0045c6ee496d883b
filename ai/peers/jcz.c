/*
 * p-jcz: the AI of JCloisterZone 4 from a description of it, which gives the formulas but not the
 * penalties for having many open features: those are ours. It looks at its own turn alone. Whatever
 * the description does not speak of (goods, towers, the wheel, animals) counts for what it brings,
 * and what the wheel may bring like a cloister that is as likely completed as not. Cards have
 * nothing that is open: there it takes the points.
 */
#include "jcz.h"

#include <stdlib.h>
#include <string.h>

#include "gaps.h"
#include "glance.h"

enum { CLAIMS = AUDE_PIECES_MAX, LATE = 7 }; /* own turns before the end */

double jcz_chance(int seats, const int *fits, int cells)
{
    double chance = 1;
    for (int i = 0; i < cells; i++) {
        double miss = 1;
        for (int n = 0; n < fits[i]; n++)
            miss *= 1 - 1.0 / seats;
        chance *= 1 - miss;
    }
    return chance;
}

double jcz_open(double now, double done, double chance, bool is_surrounded)
{
    double p = chance > 0.85 ? 1 : chance;
    return now + p * (is_surrounded ? 0.5 : 0.8) * (done - now);
}

double jcz_stuck(double chance, bool is_own)
{
    double loss = chance < 0.01 ? 12 : chance < 0.2 ? 3 : chance < 0.55 ? 1.2 : 0;
    return is_own ? loss : loss / 4;
}

/* What features are to it. */
enum sort { ROAD, CITY, CLOISTER, FARM, OTHER, SORTS };

/* A feature with figures. */
struct claim {
    struct aude_feature f;
    enum sort sort;
    bool is_open;
    double chance;
    int gaps;
    struct gap gap[GAPS];
};

struct judge {
    int seats;
    bool has_board;
    enum sort sort[PEER_KINDS]; /* by feature kind */
    bool is_follower[PEER_KINDS];
    int dragon; /* token kind, or -1 */
    struct gaps *gaps;
    struct aude_state *end;

    /* The position. */
    const struct aude_state *s;
    int seat, pieces, claims;
    struct aude_piece piece[AUDE_PIECES_MAX];
    int claim_of[AUDE_PIECES_MAX]; /* by piece: its claim, or -1 */
    struct claim claim[CLAIMS];
    double value[AUDE_SEATS];
};

static void close(void *me)
{
    struct judge *self = me;
    if (self == NULL)
        return;
    gaps_close(self->gaps);
    free(self->end);
    free(self);
}

static void *open(const struct aude_rules *r)
{
    static const char *const names[] = {[ROAD] = "robber", "knight", "monk", "farmer"};
    struct judge *self = calloc(1, sizeof *self);
    int unit[PEER_KINDS];
    if (self == NULL)
        return NULL;
    self->seats = aude_seats(r);
    self->has_board = (aude_facts(r) & AUDE_HAS_BOARD) != 0;
    self->dragon = peer_name(r, AUDE_NAME_TOKEN, "dragon");
    peer_followers(r, self->is_follower);
    peer_units(r, unit);
    for (int i = 0; i < PEER_KINDS; i++)
        self->sort[i] = unit[i] >= 0 ? FARM : OTHER;
    for (int i = 0; i < PEER_KINDS && aude_name(r, AUDE_NAME_ROLE, i) != NULL; i++) {
        for (int k = ROAD; k < OTHER; k++) {
            if (strcmp(aude_name(r, AUDE_NAME_ROLE, i), names[k]) == 0)
                self->sort[i] = (enum sort)k;
        }
    }
    self->gaps = gaps_open(r);
    self->end = player_states(r, 1);
    if (self->gaps != NULL && self->end != NULL)
        return self;
    close(self);
    return NULL;
}

/* ---- Features ---------------------------------------------------------------------------------- */

static double cell_chance(struct judge *self, struct gap gap)
{
    int fits = gaps_fits(self->gaps, gap);
    return jcz_chance(self->seats, &fits, 1);
}

static void look(struct judge *self, struct claim *claim, int id)
{
    int fits[GAPS];
    aude_feature(self->s, id, &claim->f);
    claim->sort = claim->f.kind < PEER_KINDS ? self->sort[claim->f.kind] : OTHER;
    claim->is_open = !claim->f.is_closed && claim->f.open > 0;
    claim->chance = claim->f.is_closed ? 1 : 0.5;
    claim->gaps = claim->is_open ? gaps_of(self->gaps, id, claim->gap) : 0;
    for (int i = 0; i < claim->gaps; i++)
        fits[i] = gaps_fits(self->gaps, claim->gap[i]);
    if (claim->is_open)
        claim->chance = jcz_chance(self->seats, fits, claim->gaps);
}

static void find_claims(struct judge *self)
{
    self->claims = 0;
    for (int i = 0; i < self->pieces; i++) {
        const struct aude_piece *p = &self->piece[i];
        int at = 0;
        self->claim_of[i] = -1;
        if (p->where != AUDE_ON_SEGMENT)
            continue;
        int id = aude_feature_at(self->s, p->x, p->y, p->segment);
        while (at < self->claims && self->claim[at].f.id != id)
            at++;
        self->claim_of[i] = at;
        if (at == self->claims)
            look(self, &self->claim[self->claims++], id);
    }
}

static void rate_claim(struct judge *self, const struct claim *claim)
{
    const struct aude_feature *f = &claim->f;
    for (int seat = 0; seat < self->seats; seat++) {
        if ((f->owners >> seat & 1) == 0)
            continue;
        if (f->is_closed)
            self->value[seat] += f->done[seat];
        else if (claim->sort == FARM)
            self->value[seat] += 0.99 * f->now[seat];
        else
            self->value[seat] += jcz_open(f->now[seat], f->done[seat], claim->chance,
                                          claim->sort == CLOISTER || !claim->is_open);
    }
}

/* What it costs a seat to have so many open features of a sort. */
static double crowding(enum sort sort, int n)
{
    switch (sort) {
    case ROAD:
        return 0.5 * n * (n + 1) / 2;
    case CITY:
        return 0.5 * n * (n + 1) / 2;
    case CLOISTER:
        return 0.4 * n * (n - 1) / 2;
    case FARM:
        return 5.0 * n;
    case OTHER:
    case SORTS:
        break;
    }
    return 0;
}

static void rate_crowding(struct judge *self)
{
    int count[SORTS] = {0};
    for (int i = 0; i < self->claims; i++)
        count[self->claim[i].sort] +=
            !self->claim[i].f.is_closed && self->claim[i].f.strength[self->seat] > 0;
    for (int i = 0; i < SORTS; i++)
        self->value[self->seat] -= crowding((enum sort)i, count[i]);
}

/* ---- Threats ------------------------------------------------------------------------------------- */

/* The best chance of a cell where both may be joined, 0 if there is none likely enough. */
static double join_chance(struct judge *self, const struct claim *a, const struct claim *b)
{
    double best = 0;
    for (int i = 0; i < a->gaps; i++) {
        for (int k = 0; k < b->gaps; k++) {
            if (a->gap[i].x != b->gap[k].x || a->gap[i].y != b->gap[k].y)
                continue;
            double chance = cell_chance(self, a->gap[i]);
            best = chance >= 0.55 && chance > best ? chance : best;
        }
    }
    return best;
}

/* Whoever owns a may join b, and is at least as strong there as its owners are. */
static void rate_join(struct judge *self, const struct claim *a, const struct claim *b,
                      double chance)
{
    int strongest = 0, most = 0;
    for (int seat = 0; seat < self->seats; seat++) {
        strongest = b->f.strength[seat] > strongest ? b->f.strength[seat] : strongest;
        most = b->f.done[seat] > most ? b->f.done[seat] : most;
    }
    for (int seat = 0; seat < self->seats; seat++) {
        if ((a->f.owners >> seat & 1) != 0 && (b->f.owners >> seat & 1) == 0 &&
            a->f.strength[seat] >= strongest)
            self->value[seat] += 0.5 * chance * most;
    }
}

static void rate_joins(struct judge *self)
{
    for (int i = 0; i < self->claims; i++) {
        for (int k = 0; k < i; k++) {
            const struct claim *a = &self->claim[i], *b = &self->claim[k];
            if (a->f.kind != b->f.kind || a->f.owners == b->f.owners || a->sort == CLOISTER)
                continue;
            double chance = join_chance(self, a, b);
            if (chance <= 0)
                continue;
            rate_join(self, a, b, chance);
            rate_join(self, b, a, chance);
        }
    }
}

static int distance(int x, int y)
{
    return (x < 0 ? -x : x) + (y < 0 ? -y : y);
}

static void rate_dragon(struct judge *self)
{
    struct aude_token token[AUDE_TOKENS_MAX];
    int tokens = self->dragon < 0 ? 0 : aude_tokens(self->s, token, AUDE_TOKENS_MAX);
    for (int i = 0; i < tokens; i++) {
        if (token[i].kind != self->dragon || !token[i].on_board)
            continue;
        for (int k = 0; k < self->pieces; k++) {
            const struct aude_piece *p = &self->piece[k];
            int far = distance(p->x - token[i].x, p->y - token[i].y);
            if (p->where == AUDE_ON_SEGMENT && far < 3)
                self->value[p->seat] -= 3 - far;
        }
    }
}

/* ---- Figures ------------------------------------------------------------------------------------- */

static void rate_figures(struct judge *self)
{
    int in_hand[AUDE_SEATS] = {0};
    bool is_early = aude_left(self->s) > LATE * self->seats;
    for (int i = 0; i < self->pieces; i++) {
        const struct aude_piece *p = &self->piece[i];
        if (!self->is_follower[p->kind])
            continue;
        in_hand[p->seat] += p->where == AUDE_IN_SUPPLY;
        if (is_early && self->claim_of[i] >= 0 && self->claim[self->claim_of[i]].is_open)
            self->value[p->seat] -=
                jcz_stuck(self->claim[self->claim_of[i]].chance, p->seat == self->seat);
    }
    for (int seat = 0; seat < self->seats; seat++)
        self->value[seat] += in_hand[seat] > 0 ? 0.15 * in_hand[seat] : -4;
}

static double lead(const struct judge *self)
{
    double best = 0;
    bool is_first = true;
    for (int seat = 0; seat < self->seats; seat++) {
        if (seat == self->seat)
            continue;
        best = is_first || self->value[seat] > best ? self->value[seat] : best;
        is_first = false;
    }
    return self->value[self->seat] - best;
}

static double worth(void *me, const struct aude_state *s, int seat)
{
    struct judge *self = me;
    int points[AUDE_SEATS];
    if (!self->has_board || aude_actor(s) == AUDE_OVER) {
        peer_end(s, self->end, points);
        return peer_lead(points, self->seats, seat);
    }
    self->s = s;
    self->seat = seat;
    aude_scores(s, points);
    for (int i = 0; i < AUDE_SEATS; i++)
        self->value[i] = points[i];
    self->pieces = aude_pieces(s, self->piece, AUDE_PIECES_MAX);
    gaps_begin(self->gaps, s);
    find_claims(self);
    for (int i = 0; i < self->claims; i++)
        rate_claim(self, &self->claim[i]);
    rate_crowding(self);
    rate_joins(self);
    rate_dragon(self);
    rate_figures(self);
    return lead(self);
}

static void *open_player(const struct aude_rules *r, uint64_t seed)
{
    static const struct opinion opinion = {.open = open, .worth = worth, .close = close};
    return glance_open(r, &opinion, seed);
}

const struct player jcz_peer = {
    .name = "p-jcz",
    .about = "ranks what it may do in its turn as JCloisterZone is said to do, re-implemented",
    .open = open_player,
    .begin = glance_begin,
    .include = player_includes_nothing,
    .more = glance_more,
    .answer = glance_answer,
    .ways = glance_ways,
    .close = glance_close,
};
