/*
 * bus.h: "a game has grown", between the processes of one database. It carries the ids of games and
 * nothing else, so it can leak nothing, and what it loses comes with the next look at the store: a
 * bus that is down costs seconds and no game. A thread of its own talks to PostgreSQL or Redis, so
 * the loop never waits for them.
 */
#ifndef AUDE_SERVER_BUS_H
#define AUDE_SERVER_BUS_H

#include <stdbool.h>
#include <stdint.h>

#include "../store/store.h"

struct bus;

/* What "" means: the database of the store if several processes can have it, or else no bus. */
const char *bus_choose(const char *where, const char *store);

/* Could it be one? */
bool bus_is_address(const char *where);

/* where is "none", "postgresql://...", "redis://[[USER]:PASSWORD@]HOST[:PORT][/NUMBER]" or
 * "redis+unix:///PATH". event is the eventfd that is rung when bus_take has something. If it is no
 * address, or there is no memory, it is false and why says more, in English, without a secret;
 * whether somebody is there is seen later. *out is NULL for "none". */
bool bus_open(const char *where, int event, struct bus **out, char why[STORE_WHY_MAX]);
void bus_close(struct bus *b); /* NULL is fine, here and below */

/* After a commit: this game has grown. Never waits. */
void bus_tell(struct bus *b, const char *id);

/* Games that have grown elsewhere. */
void bus_take(struct bus *b, void (*grown)(void *context, const char *id), void *context);

struct bus_figures {
    int64_t told, heard, lost, calls; /* ids; lost: there was no room, or nobody there */
    bool is_well;
};
void bus_figure(struct bus *b, struct bus_figures *out);

#endif
