/*
 * peers.h: frozen opponents, each written here from a published description of a program or a
 * paper, so that strength can be told in terms that others know (docs/strength.md). They do not
 * become better; what is learnt about playing goes into the other players.
 */
#ifndef AUDE_AI_PEERS_H
#define AUDE_AI_PEERS_H

#include "../player.h"

/* From the weakest to the strongest, about; NULL past the last. */
const struct player *peer(int i);

extern const struct player rand30_peer;
extern const struct player greedy_peer;
extern const struct player jcz_peer;

#endif
