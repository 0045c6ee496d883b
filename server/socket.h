/*
 * socket.h: the WebSocket protocol (RFC 6455) as bytes: a handshake, frames in, frames out. It knows
 * no connection. Only socket.c knows the library that takes frames apart (wslay).
 */
#ifndef AUDE_SERVER_SOCKET_H
#define AUDE_SERVER_SOCKET_H

#include "outbox.h"
#include "request.h"

enum {
    SOCKET_KEY_MAX = 32,
    SOCKET_FRAME_MAX = 16384,   /* bytes of a frame */
    SOCKET_MESSAGE_MAX = 65536, /* bytes of a message in several frames */
    SOCKET_FRAGMENTS_MAX = 256
};

/* How a WebSocket is closed. */
enum socket_code {
    SOCKET_OPEN = 0,
    SOCKET_NORMAL = 1000,
    SOCKET_AWAY = 1001,     /* the server ends */
    SOCKET_PROTOCOL = 1002, /* this is no WebSocket protocol */
    SOCKET_BINARY = 1003,   /* only text is understood */
    SOCKET_NO_TEXT = 1007,  /* it is not UTF-8 */
    SOCKET_POLICY = 1008,   /* too slow, or too much of it */
    SOCKET_LARGE = 1009,
    SOCKET_LATER = 1013 /* the server cannot go on with it now */
};

/* Is this a proper handshake? REFUSAL_NONE: yes. */
enum refusal socket_check(const struct request *request);

/* What the handshake is answered with. */
void socket_accept(const char *key, char out[SOCKET_KEY_MAX]);

/* What has come of a message that is not complete. Between messages there is none (NULL), so that
 * somebody who only listens costs nothing. */
struct socket;

struct socket_events {
    void *context;
    bool (*message)(void *context, const char *text, size_t size); /* false: no more of it */

    /* A ping or a pong; frame is what is to be sent, the receiver's, or NULL. False: no more. */
    bool (*control)(void *context, struct parcel *frame);
};

/* Bytes have come. SOCKET_OPEN: it goes on; otherwise it is to be closed with that code, because the
 * other side has closed it, or for what it did. */
int socket_feed(struct socket **s, const char *bytes, size_t size,
                const struct socket_events *events);
void socket_free(struct socket *s);

/* Frames to be sent; NULL: out of memory. */
struct parcel *socket_text(const char *text, size_t size);
struct parcel *socket_ping(void);
struct parcel *socket_close(int code);

#endif
