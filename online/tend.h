/*
 * tend.h: what whoever runs a server may do to games and accounts, for "aude admin": by the same ways
 * as everybody else, so that nothing is done that the rules or the store do not allow. Each answers
 * peer through the world of the hub, as a request does, after the next hub_turn.
 */
#ifndef AUDE_TEND_H
#define AUDE_TEND_H

#include "hub.h"

/* Everything that is kept about an account: the answer of /api/me/data. */
void tend_data(struct hub *h, void *peer, int64_t account);

/* Its games are given up and it is erased: as /api/me/erase does. */
void tend_erase(struct hub *h, void *peer, int64_t account);

/* A running game is ended as if they had agreed to abort it; GAME. */
void tend_end(struct hub *h, void *peer, const char *game);

/* The whole record of a game, also what only one seat may see. */
void tend_record(struct hub *h, void *peer, const char *game);

/* A new token for "aude think": {"token"}. */
void tend_worker(struct hub *h, void *peer);

/* That token is worth nothing any more: {}. */
void tend_dismiss(struct hub *h, void *peer, const char *token);

#endif
