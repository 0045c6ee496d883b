/*
 * outbox.h: what is to be sent to a connection that lasts. A parcel is bytes that any number of
 * connections send: what goes to all who watch a game is there once. An outbox is the row of
 * parcels that one connection has yet to take; while it is empty it costs nothing.
 */
#ifndef AUDE_SERVER_OUTBOX_H
#define AUDE_SERVER_OUTBOX_H

#include <stdbool.h>
#include <stddef.h>

struct parcel {
    int users;
    size_t size;
    char bytes[];
};

/* Room for so many bytes, with one user; NULL: out of memory. */
struct parcel *parcel_new(size_t size);
struct parcel *parcel_use(struct parcel *p); /* one more */
void parcel_drop(struct parcel *p);          /* one less; NULL is fine */

struct outbox {
    struct parcel **parcels;
    int room, first, count; /* of parcels; a ring */
    size_t sent;            /* of the first one */
    size_t size;            /* bytes that are still to be sent */
};

/* Takes over one use of the parcel. False: out of memory, and it is dropped. */
bool outbox_add(struct outbox *o, struct parcel *p);

enum outbox_status {
    OUTBOX_EMPTY,
    OUTBOX_LATER, /* the other side takes no more just now */
    OUTBOX_BROKEN
};

/* Sends what is taken at once. */
enum outbox_status outbox_push(struct outbox *o, int fd);

void outbox_clear(struct outbox *o);

#endif
