/*
 * doors.h: the sockets people come in by.
 */
#ifndef AUDE_SERVER_DOORS_H
#define AUDE_SERVER_DOORS_H

#include "server.h"

enum { DOORS_MAX = 4 };

struct doors {
    int sockets[DOORS_MAX]; /* listening, all at the same port */
    int count;
    int port;
};

/* Opens a socket for each address of the order; out holds nothing unless this is SERVER_READY. */
enum server_status doors_open(const struct server_order *order, struct doors *out);

/* Closes what was opened; only for doors that nobody else has taken over. */
void doors_close(struct doors *d);

#endif
