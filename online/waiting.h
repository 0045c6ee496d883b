/*
 * waiting.h: requests that wait until a password is hashed, by the number of the job; and those that
 * are done after the turn, each in a transaction of its own, for they hold an account until its end,
 * and whoever holds one may wait for no game.
 */
#ifndef AUDE_WAITING_H
#define AUDE_WAITING_H

#include "inside.h"

struct waiting;

/* What is done with a hash, or with whether it fits, in a transaction of its own. c has hub, peer and who; no request, no body. */
typedef void waiting_step(struct call *c, struct waiting *w, const char *hash, bool is_right);

enum { PASSWORD_MAX = 256 };

struct waiting {
    struct waiting *next;
    int64_t number;
    void *peer; /* NULL: it has gone */
    struct who who;
    waiting_step *then;
    int64_t account;               /* whose password it is, 0: nobody's */
    char was[STORE_PASSWORD_MAX];  /* the hash that it is compared with */
    char name[STORE_NAME_MAX];     /* that is wanted */
    char fresh[PASSWORD_MAX + 1];  /* the password that is to be hashed next */
    char hash[STORE_PASSWORD_MAX]; /* what came of it, and whether it fits */
    bool is_right;
};

struct waiting_room;
struct waiting_room *waiting_new(void); /* NULL: out of memory */
void waiting_free(struct waiting_room *w);
void waiting_leave(struct waiting_room *w, void *peer);

/* Keeps what is at *as and asks the world to hash; hash as in hub_hashing. False: too many wait, or it
 * cannot. */
bool waiting_add(struct hub *h, const struct waiting *as, const char *password, const char *hash);

/* Needs no password, only a transaction of its own: is_right is true then. False: out of memory. */
bool waiting_alone(struct hub *h, const struct waiting *as);

/* (desk.c) */
struct desk;
struct waiting_room *desk_waiting(struct desk *d);

#endif
