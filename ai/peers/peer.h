/* peer.h: what several peers need. */
#ifndef AUDE_AI_PEER_H
#define AUDE_AI_PEER_H

#include "peers.h"

enum { PEER_KINDS = 32 }; /* of figures, of features, of tokens */

/* Peers tell one way, their answer, and nothing about its lead. */
int peer_ways(struct aude_action answer, int seats, struct aude_way *out, int max);

/* By how many points a seat is ahead of the best other; alone: of nobody. All peers look at more
 * than two seats in this way, whatever their descriptions, which are of two, would say. */
int peer_lead(const int points[AUDE_SEATS], int seats, int seat);

/* The points of each seat if the game ended now; scratch is a state of these rules. */
void peer_end(const struct aude_state *s, struct aude_state *scratch, int points[AUDE_SEATS]);

/* By kind of feature: the kind that it counts where that is another one (cities of a field), or
 * -1. */
void peer_units(const struct aude_rules *r, int unit[PEER_KINDS]);

/* By kind of figure: does it stand for itself, as followers do? */
void peer_followers(const struct aude_rules *r, bool is_follower[PEER_KINDS]);

/* The number of a name, or -1. */
int peer_name(const struct aude_rules *r, enum aude_noun noun, const char *name);

#endif
