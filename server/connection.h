/*
 * connection.h: everything between accept and close: bytes are read until they are a request,
 * and its answer is sent as fast as it is taken; or the connection lasts, and messages go to and fro.
 * All connections belong to one set and one epoll; nothing here ever waits.
 */
#ifndef AUDE_SERVER_CONNECTION_H
#define AUDE_SERVER_CONNECTION_H

#include <stdbool.h>

#include "limits.h"
#include "site.h"

struct connections;

/* Who answers what is no file. A peer is a request that awaits its answer, a stream or a WebSocket;
 * address is whom limits are counted for, "" for this computer. */
struct calls {
    void *context;
    void (*ask)(void *context, void *peer, const struct request *request, const char *path,
                const char *address);
    bool (*came)(void *context, void *peer, const char *address); /* false: there is no room */
    void (*said)(void *context, void *peer, const char *text, size_t size);
    void (*left)(void *context, void *peer); /* any of them, unless it was answered or closed */
    /* A part of its answer has been taken: next is what was said with it. The peer is again a request
     * that awaits its answer. */
    void (*more)(void *context, void *peer, const char *next);
};

/* At most that many at once; NULL: out of memory. */
struct connections *connections_new(const struct site *site, const struct calls *calls, int epoll,
                                    int places);

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

/* ---- What calls come to. These only note it, so that calls may use them. ----------------- */

/* The answer, once; fields as in answer_text. */
struct reply {
    int status;
    const char *type, *fields;
    const char *body;
    size_t size;
    const char
        *next; /* there is more of it, and that is how to ask for it; NULL: this is the end */
};
void connections_answer(struct connections *cs, void *peer, const struct reply *reply);

/* The request becomes a stream, to which messages can be sent as to a WebSocket. */
void connections_stream(struct connections *cs, void *peer);
void connections_send(struct connections *cs, void *peer, const char *text, size_t size);

/* Ends it, a WebSocket with this code; calls hear no more of it. */
void connections_close(struct connections *cs, void *peer, int code);

/* ---- Time ---------------------------------------------------------------------------------------- */

/* After all events of one turn: sends what was noted, ends whose time is up, and forgets whoever has
 * ended. True if calls have been told something meanwhile. */
bool connections_tidy(struct connections *cs);

/* Milliseconds until connections_tidy has something to do, -1 for never. */
int connections_wait(const struct connections *cs);

/* Closes all that last, for the server ends. */
void connections_farewell(struct connections *cs);

/* How many there are of a kind, and how many have been sent away for being too slow. */
int connections_count(const struct connections *cs, enum kind kind);
int64_t connections_slow(const struct connections *cs);

#endif
