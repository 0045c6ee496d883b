/*
 * waiting.h: requests that wait until a password is hashed, by the number of the job.
 */
#ifndef AUDE_WAITING_H
#define AUDE_WAITING_H

#include "inside.h"

struct waiting;

/* What is done with a hash, or with whether it fits. c has hub, peer and who; no request, no body. */
typedef void waiting_step(struct call *c, struct waiting *w, const char *hash, bool is_right);

enum { PASSWORD_MAX = 256 };

struct waiting {
    struct waiting *next;
    int64_t number;
    void *peer; /* NULL: it has gone */
    struct who who;
    waiting_step *then;
    int64_t account;              /* whose password it is, 0: nobody's */
    char was[STORE_PASSWORD_MAX]; /* the hash that it is compared with */
    char name[STORE_NAME_MAX];    /* that is wanted */
    char fresh[PASSWORD_MAX + 1]; /* the password that is to be hashed next */
};

struct waiting_room;
struct waiting_room *waiting_new(void); /* NULL: out of memory */
void waiting_free(struct waiting_room *w);
void waiting_leave(struct waiting_room *w, void *peer);

/* Keeps what is at *as and asks the world to hash; hash as in hub_hashing. False: too many wait, or it
 * cannot. */
bool waiting_add(struct hub *h, const struct waiting *as, const char *password, const char *hash);

/* (desk.c) */
struct desk;
struct waiting_room *desk_waiting(struct desk *d);

#endif
