/*
 * limits.h: who may stay. Connections are counted by kind and by address; each kind has its
 * share of the places, its time, and a rule for who goes when room is needed. It knows neither
 * sockets nor a clock: times are milliseconds that the caller gives, of a clock that never goes
 * back.
 *
 * When somebody new needs room, those go that nothing is going on with: an idle one first, then
 * one that is being closed, then the request that has been unfinished for the longest time, then
 * an answer that its reader has not gone on reading for two seconds. When a kind has used up its
 * share, the one of it goes that has got on least recently. A lasting connection, behind which a
 * person may be thinking, is never sent away; there the new one is refused. Nor is one that waits
 * for its answer, for what it asked is being done.
 */
#ifndef AUDE_SERVER_LIMITS_H
#define AUDE_SERVER_LIMITS_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/socket.h>

enum kind {
    KIND_READING, /* a request, or the first byte of one, is awaited */
    KIND_WAITING, /* the answer has yet to be found */
    KIND_SENDING, /* an answer is on its way */
    KIND_IDLE,    /* kept alive for another request */
    KIND_CLOSING, /* all is said, the other side has yet to hang up */
    KIND_LASTING, /* open for as long as both sides like, such as a WebSocket */
    KINDS
};

/* Whoever shares an address shares a limit: an IPv4 address, or a network of IPv6 (64 bits). */
struct address {
    uint8_t bytes[16];
    bool is_local; /* of this computer: without limit, for it may be a proxy for many */
};

struct peer;

/* One connection as it is counted here; part of whatever the caller keeps of it. */
struct member {
    struct member *before, *after; /* in its kind, the one that waits longest first */
    enum kind kind;
    int64_t since; /* when it came to its kind, or last got on with it */
    struct peer *peer;
};

struct limits;

/* NULL: out of memory. */
struct limits *limits_new(int places);
void limits_free(struct limits *l);

void address_read(const struct sockaddr_storage *from, struct address *out);

/* The last address of a list as proxies send it; what makes no sense is an address that all such
 * share. */
void address_forwarded(const char *list, struct address *out);

enum { ADDRESS_MAX = 48 };

/* As text; "" for this computer, which is without limit. */
void address_write(const struct address *address, char out[ADDRESS_MAX]);

enum admission {
    ADMISSION_FREE,    /* there is room */
    ADMISSION_INSTEAD, /* when *victim has left, there is room */
    ADMISSION_CROWDED, /* too many from this address */
    ADMISSION_FULL     /* too many altogether */
};

/* May another connection come from there? */
enum admission limits_ask(struct limits *l, const struct address *address, int64_t now,
                          struct member **victim);

/* Whom to send away where no more can be had though there should be room; NULL: nobody. */
struct member *limits_victim(struct limits *l, int64_t now);

/* Any member, NULL if there is none. */
struct member *limits_any(const struct limits *l);

/* The member of a kind that has not got on for longest, then m->after; NULL: there is none. */
struct member *limits_first(const struct limits *l, enum kind kind);

/* A connection begins, KIND_READING; false: out of memory. */
bool limits_enter(struct limits *l, struct member *m, const struct address *address, int64_t now);

/* It becomes another kind. Returns whom to send away because that kind has no room, perhaps m
 * itself, or NULL. */
struct member *limits_change(struct limits *l, struct member *m, enum kind kind, int64_t now);

/* It has got on with what it does. */
void limits_touch(struct limits *l, struct member *m, int64_t now);

/* Is there room for it to last? ADMISSION_FREE, _CROWDED or _FULL. */
enum admission limits_may_last(const struct limits *l, const struct member *m);

/* It counts for another address from now on; without memory for that, as before. */
void limits_move(struct limits *l, struct member *m, const struct address *address);

/* The address it counts for. */
const struct address *limits_address(const struct member *m);

int limits_count(const struct limits *l, enum kind kind);

void limits_leave(struct limits *l, struct member *m);

/* A member whose time is up, or NULL; the caller sends it away or changes its kind. */
struct member *limits_expired(struct limits *l, int64_t now);

/* Milliseconds until the next time is up, -1 if there is none. */
int limits_wait(const struct limits *l, int64_t now);

#endif
