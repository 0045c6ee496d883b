/* puct_leaf.c: how p-puct sees a position. */
#include <stdlib.h>

#include "gaps.h"
#include "peer.h"
#include "puct.h"

enum { CITIES = 32 };

struct leaf {
    int seats;
    bool has_board;
    bool is_follower[PEER_KINDS];
    int unit[PEER_KINDS];
    struct gaps *gaps;
    struct aude_state *end;
};

struct leaf *leaf_open(const struct aude_rules *r)
{
    struct leaf *self = calloc(1, sizeof *self);
    if (self == NULL)
        return NULL;
    self->seats = aude_seats(r);
    self->has_board = (aude_facts(r) & AUDE_HAS_BOARD) != 0;
    peer_followers(r, self->is_follower);
    peer_units(r, self->unit);
    self->gaps = gaps_open(r);
    self->end = player_states(r, 1);
    if (self->gaps != NULL && self->end != NULL)
        return self;
    leaf_close(self);
    return NULL;
}

void leaf_close(struct leaf *self)
{
    if (self == NULL)
        return;
    gaps_close(self->gaps);
    free(self->end);
    free(self);
}

double leaf_chance(int cells)
{
    return cells == 1 ? 0.5 : cells == 2 ? 0.2 : 0;
}

double leaf_figures(int in_hand)
{
    static const double curve[] = {-10, -5, -1.25, 0, 2.5, 3.75, 5, 6.25};
    enum { MOST = sizeof curve / sizeof curve[0] - 1 };
    return curve[in_hand > MOST ? MOST : in_hand];
}

/* What the open cities of a field may add to what one of them brings. */
static double coming(struct leaf *self, const struct aude_state *s, const struct aude_feature *f)
{
    struct gap gap[GAPS];
    struct aude_feature city;
    int id[CITIES], count = gaps_touching(self->gaps, f->id, self->unit[f->kind], id, CITIES);
    double sum = 0;
    for (int i = 0; i < count; i++) {
        if (aude_feature(s, id[i], &city) && !city.is_closed)
            sum += leaf_chance(gaps_of(self->gaps, id[i], gap)) * f->each_now;
    }
    return sum;
}

/* Adds what a feature with figures may bring besides what it would bring now. */
static void add_bonus(struct leaf *self, const struct aude_state *s, int id,
                      double bonus[AUDE_SEATS])
{
    struct gap gap[GAPS];
    struct aude_feature f;
    double chance = 0, more = 0;
    if (!aude_feature(s, id, &f) || f.is_closed)
        return;
    if (f.open > 0)
        chance = leaf_chance(gaps_of(self->gaps, id, gap));
    else if (f.kind < PEER_KINDS && self->unit[f.kind] >= 0 && self->unit[f.kind] != f.kind)
        more = coming(self, s, &f);
    for (int seat = 0; seat < self->seats; seat++) {
        if ((f.owners >> seat & 1) != 0)
            bonus[seat] += more + chance * (f.done[seat] - f.now[seat]);
    }
}

static void rate_figures(struct leaf *self, const struct aude_state *s, bool has_bonus,
                         double value[AUDE_SEATS])
{
    struct aude_piece piece[AUDE_PIECES_MAX];
    int pieces = aude_pieces(s, piece, AUDE_PIECES_MAX), in_hand[AUDE_SEATS] = {0};
    int seen[AUDE_PIECES_MAX], count = 0;
    double bonus[AUDE_SEATS] = {0};
    if (has_bonus)
        gaps_begin(self->gaps, s);
    for (int i = 0; i < pieces; i++) {
        const struct aude_piece *p = &piece[i];
        int at = 0;
        in_hand[p->seat] += p->where == AUDE_IN_SUPPLY && self->is_follower[p->kind];
        if (p->where != AUDE_ON_SEGMENT || !has_bonus)
            continue;
        int id = aude_feature_at(s, p->x, p->y, p->segment);
        while (at < count && seen[at] != id)
            at++;
        if (at < count)
            continue;
        seen[count++] = id;
        add_bonus(self, s, id, bonus);
    }
    for (int seat = 0; seat < self->seats; seat++)
        value[seat] += leaf_figures(in_hand[seat]) + (bonus[seat] > 8 ? 8 : bonus[seat]);
}

void leaf_leads(struct leaf *self, const struct aude_state *s, bool has_bonus,
                double out[AUDE_SEATS])
{
    int points[AUDE_SEATS];
    double value[AUDE_SEATS] = {0};
    peer_end(s, self->end, points);
    for (int seat = 0; seat < self->seats; seat++)
        value[seat] = points[seat];
    if (self->has_board && aude_actor(s) != AUDE_OVER)
        rate_figures(self, s, has_bonus, value);
    for (int seat = 0; seat < self->seats; seat++) {
        int best = -1;
        for (int i = 0; i < self->seats; i++)
            best = i != seat && (best < 0 || value[i] > value[best]) ? i : best;
        out[seat] = value[seat] - (best < 0 ? 0 : value[best]);
    }
}
