/*
 * online.h: the tables behind the server: the hub in the world of this process, with its store,
 * its threads, the clock and the system's luck. It is what connections call (struct calls).
 */
#ifndef AUDE_SERVER_ONLINE_H
#define AUDE_SERVER_ONLINE_H

#include <stdbool.h>

#include "../store/store.h"
#include "connection.h"
#include "log.h"

struct online;

struct online_options {
    const char *store;     /* as for store_open */
    const char *bus;       /* as for bus_open; "": as the store is */
    int threads;           /* that think, 0: "aude think" does it elsewhere */
    int think_ms;          /* how long computers think about a move */
    const struct log *log; /* outlives it */
};

/* Opens the store and starts the threads. Unless the answer is STORE_OK, *out is NULL and why says
 * more, in English. */
enum store_status online_open(const struct online_options *options, struct online **out,
                              char why[STORE_WHY_MAX]);
void online_close(struct online *o); /* NULL is fine */

/* What connections call, and who is told what comes of it. */
const struct calls *online_calls(const struct online *o);
void online_attach(struct online *o, struct connections *cs);

/* A descriptor that can be read when online_turn has something to do. */
int online_event(const struct online *o);

/* After the events of one turn of the loop. */
void online_turn(struct online *o);

/* Milliseconds until it has something to do though nothing has happened; -1: never. */
int online_wait(const struct online *o);

/* Everybody is told that the server ends. */
void online_farewell(struct online *o);

#endif
