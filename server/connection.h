/*
 * connection.h: everything between accept and close: bytes are read until they are a request,
 * and its answer is sent as fast as it is taken. All connections belong to one set and one
 * epoll; nothing here ever waits.
 */
#ifndef AUDE_SERVER_CONNECTION_H
#define AUDE_SERVER_CONNECTION_H

#include <stdbool.h>

#include "site.h"

struct connections;

/* At most that many at once; NULL: out of memory. */
struct connections *connections_new(const struct site *site, int epoll, int places);

/* Ends them all. */
void connections_free(struct connections *cs);

enum accepted {
    ACCEPTED_ONE,
    ACCEPTED_NONE, /* nobody is waiting */
    ACCEPTED_STUCK /* somebody is, but there is no descriptor for it and nobody to send away */
};

enum accepted connections_accept(struct connections *cs, int listening);

/* An event of epoll whose data was set here. */
void connections_work(struct connections *cs, void *data);

/* After all events of one turn: ends whose time is up, and forgets whoever has ended. */
void connections_tidy(struct connections *cs);

/* Milliseconds until connections_tidy has something to do, -1 for never. */
int connections_wait(const struct connections *cs);

#endif
