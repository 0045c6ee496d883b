/*
 * lasting.h: a server without tables over real sockets, with a clock of our own, and clients, for the
 * tests of connections.
 */
#ifndef AUDE_TESTS_LASTING_H
#define AUDE_TESTS_LASTING_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "../../server/inside.h"

enum { SECOND = 1000, PLACES = 400, CLIENTS = 100, GOT_MAX = 1 << 24, HANG = 60000 };

/* ---- Our clock ------------------------------------------------------------------------------ */

static int64_t now;

int __real_clock_gettime(clockid_t clock, struct timespec *out);
int __wrap_clock_gettime(clockid_t clock, struct timespec *out);

int __wrap_clock_gettime(clockid_t clock, struct timespec *out)
{
    if (clock != CLOCK_MONOTONIC)
        return __real_clock_gettime(clock, out);
    *out = (struct timespec){.tv_sec = now / 1000, .tv_nsec = now % 1000 * 1000000};
    return 0;
}

/* ---- A server without tables ---------------------------------------------------------------- */

struct world {
    struct site site;
    struct calls calls;
    struct connections *connections;
    int epoll, listening;
    struct sockaddr_in address;
    void *peers[CLIENTS]; /* who has come or asked for a stream, in this order */
    int peers_count, left;
    int parts,
        most; /* of answers in parts: how many were given, of how many; below 0: the last fails */
    char said[256]; /* what was said last */
};

static char large[15 << 20]; /* four of them are held, a fifth is not */

#define FIRST "what a stream begins with"

enum { PART = 40000 };

/* The next part of an answer whose parts are letters. */
static inline void give_part(struct world *w, void *peer)
{
    static char part[PART];
    int n = w->parts++;
    bool is_bad = w->most < 0 && w->parts == -w->most, is_last = w->parts == w->most;
    memset(part, 'a' + n % 26, sizeof part);
    char next[16];
    snprintf(next, sizeof next, "%d", w->parts);
    connections_answer(w->connections, peer,
                       &(struct reply){is_bad ? 503 : 200, "text/plain", "", part, sizeof part,
                                       is_bad || is_last ? NULL : next});
}

static inline void take_more(void *context, void *peer, const char *next)
{
    struct world *w = context;
    assert_in_range(atoi(next), 1, w->parts); /* there may be several */
    give_part(w, peer);
}

static inline void take_request(void *context, void *peer, const struct request *request,
                                const char *path, const char *address)
{
    struct world *w = context;
    (void)request;
    if (strcmp(path, "/api/never") == 0)
        return;
    if (strcmp(path, "/api/large") == 0) {
        connections_answer(w->connections, peer,
                           &(struct reply){200, "text/plain", "", large, sizeof large, NULL});
    } else if (strcmp(path, "/api/parts") == 0) {
        w->parts = 0;
        give_part(w, peer);
    } else if (strcmp(path, "/api/stream") == 0) {
        w->peers[w->peers_count++] = peer;
        connections_stream(w->connections, peer);
        connections_send(w->connections, peer, FIRST, sizeof FIRST - 1);
    } else {
        connections_answer(w->connections, peer,
                           &(struct reply){200, "text/plain", "", address, strlen(address), NULL});
    }
}

static inline bool take_socket(void *context, void *peer, const char *address)
{
    struct world *w = context;
    (void)address;
    w->peers[w->peers_count++] = peer;
    return true;
}

static inline void take_text(void *context, void *peer, const char *text, size_t size)
{
    struct world *w = context;
    snprintf(w->said, sizeof w->said, "%s", text);
    connections_send(w->connections, peer, text, size);
}

static inline void take_leave(void *context, void *peer)
{
    struct world *w = context;
    (void)peer;
    w->left++;
}

static inline void open_world(struct world *w, int places)
{
    static const char *const names[] = {NULL};
    socklen_t size = sizeof w->address;
    *w = (struct world){.site = {.folder = "/nonexistent", .names = names, .has_proxy = true}};
    w->calls = (struct calls){w, take_request, take_socket, take_text, take_leave, take_more};
    w->address =
        (struct sockaddr_in){.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    w->epoll = epoll_create1(0);
    w->listening = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
    assert_int_equal(bind(w->listening, (void *)&w->address, size), 0);
    assert_int_equal(listen(w->listening, 1000), 0);
    assert_int_equal(getsockname(w->listening, (void *)&w->address, &size), 0);
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = w};
    assert_int_equal(epoll_ctl(w->epoll, EPOLL_CTL_ADD, w->listening, &event), 0);
    w->connections = connections_new(&w->site, &w->calls, w->epoll, places);
    assert_non_null(w->connections);
}

static inline void close_world(struct world *w)
{
    connections_free(w->connections);
    close(w->listening);
    close(w->epoll);
}

/* One turn of the loop, as server.c has it. */
static inline void turn(struct world *w, int wait)
{
    struct epoll_event events[64];
    int count = epoll_wait(w->epoll, events, 64, wait);
    for (int i = 0; i < count; i++) {
        if (events[i].data.ptr == w) {
            while (connections_accept(w->connections, w->listening) == ACCEPTED_ONE)
                continue;
        } else {
            connections_work(w->connections, events[i].data.ptr);
        }
    }
    connections_tidy(w->connections);
}

/* So much time passes, and everything that comes of it happens. */
static inline void pass(struct world *w, int64_t time)
{
    for (int i = 0; i < 3; i++)
        turn(w, 0);
    now += time;
    for (int i = 0; i < 3; i++)
        turn(w, 0);
}

/* ---- Clients -------------------------------------------------------------------------------- */

struct client {
    int fd;
    char *got;
    size_t size;
    bool is_ended, is_reset;
};

static inline void put(struct world *w, struct client *c, const char *bytes, size_t size)
{
    assert_int_equal(send(c->fd, bytes, size, MSG_NOSIGNAL), size);
    turn(w, HANG);
}

/* For whom the system keeps about so many bytes. */
static inline struct client join_with(struct world *w, const char *text, int kept)
{
    struct client c = {.fd = socket(AF_INET, SOCK_STREAM, 0), .got = calloc(1, GOT_MAX + 1)};
    setsockopt(c.fd, SOL_SOCKET, SO_RCVBUF, &kept, sizeof kept);
    assert_int_equal(connect(c.fd, (void *)&w->address, sizeof w->address), 0);
    turn(w, HANG);
    put(w, &c, text, strlen(text));
    return c;
}

static inline struct client join(struct world *w, const char *text)
{
    return join_with(w, text, 4096);
}

static inline void leave(struct client *c)
{
    close(c->fd);
    free(c->got);
}

/* Takes what is there. */
static inline void look(struct client *c)
{
    ssize_t n = 1;
    while (n > 0 && c->size < GOT_MAX) {
        n = recv(c->fd, c->got + c->size, GOT_MAX - c->size, MSG_DONTWAIT);
        if (n > 0)
            c->size += (size_t)n;
    }
    c->is_reset |= n < 0 && errno == ECONNRESET;
    c->is_ended |= n == 0 || c->is_reset;
    c->got[c->size] = '\0';
}

static inline bool has(const struct client *c, const void *bytes, size_t size)
{
    return memmem(c->got, c->size, bytes, size) != NULL;
}

/* Waits until these bytes have come; our clock stands still. */
static inline void expect_bytes(struct world *w, struct client *c, const char *bytes, size_t size)
{
    for (int i = 0; i < HANG; i++) {
        look(c);
        if (has(c, bytes, size))
            return;
        turn(w, 1);
    }
    fail_msg("it did not come; %zu bytes: %s", c->size, c->got);
}

static inline void expect(struct world *w, struct client *c, const char *text)
{
    expect_bytes(w, c, text, strlen(text));
}

static inline void expect_end(struct world *w, struct client *c)
{
    for (int i = 0; i < HANG && !c->is_ended; i++) {
        look(c);
        turn(w, 1);
    }
    assert_true(c->is_ended);
}

/* Forgets what has come. */
static inline void forget(struct client *c)
{
    look(c);
    c->size = 0;
    c->got[0] = '\0';
}

#define HOST "Host: localhost\r\n"
#define SOCKET                                                                                     \
    "GET /api/socket HTTP/1.1\r\n" HOST "Connection: Upgrade\r\nUpgrade: websocket\r\n"            \
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
#define STREAM "GET /api/stream HTTP/1.1\r\n" HOST
#define MASK "\0\0\0\0"
#define HELLO "\x81\x85" MASK "hello"
#define ANSWERED "\x81\x05hello"
#define PING "\x89\x00"
#define PONG "\x8a\x80" MASK
#define LITERAL(text) (text), sizeof(text) - 1

static inline struct client join_socket(struct world *w)
{
    struct client c = join(w, SOCKET "\r\n");
    expect(w, &c, "HTTP/1.1 101 ");
    expect(w, &c, "\r\n\r\n");
    forget(&c);
    return c;
}

static inline struct client join_stream(struct world *w)
{
    struct client c = join(w, STREAM "\r\n");
    expect(w, &c, "HTTP/1.1 200 ");
    expect(w, &c, FIRST "\n\r\n");
    forget(&c);
    return c;
}

#endif
