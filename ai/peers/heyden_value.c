/*
 * heyden_value.c: 1000 for a point of difference, 100 for a figure in hand, 100 for each point of
 * what open roads, cloisters and fields would bring now and 125 of cities, and 400 less for each
 * field with fewer than three complete cities.
 */
#include <stdlib.h>
#include <string.h>

#include "heyden.h"
#include "peer.h"

enum { POINT = 1000, FIGURE = 100, HELD = 100, CITY = 125, POOR_FIELD = 400, FEW = 3 };

struct heyden_opinion {
    int seats;
    bool has_board;
    bool is_city[PEER_KINDS], is_field[PEER_KINDS]; /* by feature kind */
    bool is_follower[PEER_KINDS];
    struct aude_state *end;
};

void heyden_close(struct heyden_opinion *self)
{
    if (self == NULL)
        return;
    free(self->end);
    free(self);
}

struct heyden_opinion *heyden_open(const struct aude_rules *r)
{
    struct heyden_opinion *self = calloc(1, sizeof *self);
    int unit[PEER_KINDS], city = peer_name(r, AUDE_NAME_ROLE, "knight");
    if (self == NULL)
        return NULL;
    self->seats = aude_seats(r);
    self->has_board = (aude_facts(r) & AUDE_HAS_BOARD) != 0;
    peer_followers(r, self->is_follower);
    peer_units(r, unit);
    for (int i = 0; i < PEER_KINDS; i++) {
        self->is_city[i] = i == city;
        self->is_field[i] = unit[i] >= 0 && unit[i] != i;
    }
    self->end = player_states(r, 1);
    if (self->end != NULL)
        return self;
    heyden_close(self);
    return NULL;
}

static void rate_feature(const struct heyden_opinion *self, const struct aude_feature *f,
                         int value[AUDE_SEATS])
{
    bool is_city = f->kind < PEER_KINDS && self->is_city[f->kind];
    bool is_poor = f->kind < PEER_KINDS && self->is_field[f->kind] && f->units < FEW;
    for (int seat = 0; seat < self->seats; seat++) {
        if ((f->owners >> seat & 1) == 0)
            continue;
        if (f->is_closed)
            value[seat] += POINT * f->done[seat];
        else
            value[seat] += (is_city ? CITY : HELD) * f->now[seat] - (is_poor ? POOR_FIELD : 0);
    }
}

int heyden_evaluate(void *opinion, const struct aude_state *s, int seat)
{
    struct heyden_opinion *self = opinion;
    struct aude_piece piece[AUDE_PIECES_MAX];
    struct aude_feature f;
    int value[AUDE_SEATS], seen[AUDE_PIECES_MAX], count = 0;
    if (!self->has_board)
        peer_end(s, self->end, value);
    else
        aude_scores(s, value);
    for (int i = 0; i < AUDE_SEATS; i++)
        value[i] *= POINT;
    int pieces =
        self->has_board && aude_actor(s) != AUDE_OVER ? aude_pieces(s, piece, AUDE_PIECES_MAX) : 0;
    for (int i = 0; i < pieces; i++) {
        const struct aude_piece *p = &piece[i];
        int at = 0;
        if (p->where == AUDE_IN_SUPPLY && self->is_follower[p->kind])
            value[p->seat] += FIGURE;
        if (p->where != AUDE_ON_SEGMENT)
            continue;
        int id = aude_feature_at(s, p->x, p->y, p->segment);
        while (at < count && seen[at] != id)
            at++;
        if (at < count || !aude_feature(s, id, &f))
            continue;
        seen[count++] = id;
        rate_feature(self, &f, value);
    }
    return peer_lead(value, self->seats, seat);
}
