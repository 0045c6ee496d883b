/*
 * inside.h: what connection.c (requests and answers) and lasting.c (WebSockets and streams) share.
 */
#ifndef AUDE_SERVER_INSIDE_H
#define AUDE_SERVER_INSIDE_H

#include <stdint.h>

#include "alarms.h"
#include "connection.h"
#include "outbox.h"
#include "request.h"
#include "socket.h"

enum {
    READ_MAX = HEAD_MAX, /* bytes at once */
    STALLED = 2000,      /* who has not got on for so long goes first when they are too many */
    PARTED_MAX = 4 /* answers in parts at once; each keeps the tables at work while it is taken */
};

/* What calls know of a connection. */
enum peer_kind { PEER_NONE, PEER_REQUEST, PEER_STREAM, PEER_SOCKET };

struct connection {
    struct member member; /* first, so that the connection is found from there */
    struct connection *next_gone;
    int fd;          /* -1: it has ended, but an event of this turn may still name it */
    uint32_t wanted; /* events of epoll */
    bool is_near;    /* comes from this computer, perhaps from a proxy */

    struct reader *reader; /* while a request is read */
    struct answer *answer; /* while it is sent */
    size_t sent;           /* of its text, and then of its body */
    size_t held;           /* bytes of its body, as they are counted for all */
    size_t taken;          /* bytes since it last got on with it */
    bool has_head;         /* an answer in parts has begun */
    char *next;            /* what is to be asked for when this part is taken; NULL: nothing */
    char *rest;            /* what was read beyond a request: those that follow */
    size_t rest_size;

    enum peer_kind peer;
    struct manner manner;         /* of the request that awaits its answer */
    struct connection *next_news; /* of those for whom something was noted */
    bool has_news;

    /* While it lasts. */
    bool is_socket;        /* or a stream */
    bool is_ending;        /* its last bytes are in the outbox */
    bool is_silent;        /* nothing was heard since the last ping, or taken since the last line */
    bool is_old;           /* a stream of HTTP/1.0, which has no chunks */
    int code;              /* to be closed with; 0: not yet */
    struct socket *socket; /* while a message comes */
    int controls;          /* pings and pongs since then */
    int64_t window;
    struct outbox outbox;
    struct alarm beat, deadline;
};

/* A parcel, and where the text lies in it that it was made of. */
struct sample {
    struct parcel *parcel;
    size_t at, size;
};

struct connections {
    const struct site *site;
    const struct calls *calls;
    struct limits *limits;
    int epoll;
    int64_t now;
    struct connection *gone, *news;
    bool has_told;  /* calls were told something */
    bool is_ending; /* nobody comes any more */
    int64_t slow;
    size_t held;                           /* bytes of answers */
    struct connection *parted[PARTED_MAX]; /* whose answer in parts has begun; or NULL */

    struct alarms pings, blanks, deadlines;
    struct sample last[2]; /* what was sent last, to a stream and to a WebSocket */
};

/* ---- connection.c -------------------------------------------------------------------------------- */

void connection_end(struct connections *cs, struct connection *c);

/* False if there is no room for another of that kind, and it has ended. */
bool connection_change(struct connections *cs, struct connection *c, enum kind kind,
                       uint32_t wanted);

/* All is said: the other side is to hang up, too. */
void connection_hang_up(struct connections *cs, struct connection *c);

/* Refuses what was asked, and goes on with what follows. */
void connection_refuse(struct connections *cs, struct connection *c, enum refusal why);

/* Something is to be done about it in connections_tidy. */
void connection_note(struct connections *cs, struct connection *c);

/* Calls hear no more of it. */
void connection_forget(struct connections *cs, struct connection *c);

/* ---- parted.c ------------------------------------------------------------------------------------ */

/* A place for an answer in parts that begins; false: they are too many. Somebody else may end for it. */
bool parted_take(struct connections *cs, struct connection *c);

/* Gives it back, if there is one. */
void parted_leave(struct connections *cs, const struct connection *c);

/* ---- lasting.c ----------------------------------------------------------------------------------- */

/* A handshake is complete: it is a WebSocket, or refused. Takes what has come after it from
 * c->rest. */
void lasting_open(struct connections *cs, struct connection *c, const struct request *request);

/* Something has come, or can be sent. */
void lasting_work(struct connections *cs, struct connection *c);

/* What was noted: sends, closes. */
void lasting_flush(struct connections *cs, struct connection *c);

/* Its part in connection_end. */
void lasting_drop(struct connections *cs, struct connection *c);

/* Everything that lasts is closed. */
void lasting_farewell(struct connections *cs);

void lasting_tidy(struct connections *cs);
int lasting_wait(const struct connections *cs, int least);

#endif
