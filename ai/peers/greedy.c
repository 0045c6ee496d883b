/*
 * p-greedy: the greatest difference of points if the game ended after the own turn. A figure that
 * is not in hand costs half a point, so that none is put for nothing.
 */
#include <stdlib.h>

#include "glance.h"

struct accountant {
    int seats;
    struct aude_state *end;
    bool is_follower[PEER_KINDS];
};

static void close(void *me)
{
    struct accountant *self = me;
    if (self == NULL)
        return;
    free(self->end);
    free(self);
}

static void *open(const struct aude_rules *r)
{
    struct accountant *self = calloc(1, sizeof *self);
    if (self == NULL)
        return NULL;
    self->seats = aude_seats(r);
    self->end = player_states(r, 1);
    peer_followers(r, self->is_follower);
    if (self->end != NULL)
        return self;
    close(self);
    return NULL;
}

static double worth(void *me, const struct aude_state *s, int seat)
{
    struct accountant *self = me;
    struct aude_piece piece[AUDE_PIECES_MAX];
    int points[AUDE_SEATS], pieces = aude_pieces(s, piece, AUDE_PIECES_MAX), away = 0;
    peer_end(s, self->end, points);
    for (int i = 0; i < pieces; i++)
        away += piece[i].seat == seat && piece[i].where != AUDE_IN_SUPPLY &&
                self->is_follower[piece[i].kind];
    return peer_lead(points, self->seats, seat) - 0.5 * away;
}

static void *open_player(const struct aude_rules *r, uint64_t seed)
{
    static const struct opinion opinion = {.open = open, .worth = worth, .close = close};
    return glance_open(r, &opinion, seed);
}

const struct player greedy_peer = {
    .name = "p-greedy",
    .about = "the best difference of points if the game ended after its turn",
    .open = open_player,
    .begin = glance_begin,
    .include = player_includes_nothing,
    .more = glance_more,
    .answer = glance_answer,
    .ways = glance_ways,
    .close = glance_close,
};
