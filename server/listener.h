/*
 * listener.h: the sockets that connections come in by.
 */
#ifndef AUDE_SERVER_LISTENER_H
#define AUDE_SERVER_LISTENER_H

#include "server.h"

enum { LISTENER_MAX = 4 };

struct listener {
    int sockets[LISTENER_MAX]; /* listening, not blocking, all at the same port */
    int count;
    int port;
};

/* Opens a socket for each address; out holds nothing unless this is SERVER_READY. */
enum server_status listener_open(const struct server_options *options, struct listener *out);

void listener_close(struct listener *l);

#endif
