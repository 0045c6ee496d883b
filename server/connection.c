/*
 * connection.c: connections and what becomes of them.
 *
 *     READING --request--> answer --all taken at once--> IDLE --first byte--> READING
 *                            |                            ^
 *                            +--taken bit by bit--> SENDING
 *
 * After its last answer a connection is CLOSING: we have hung up, and what the other side still
 * sends is thrown away, because an answer is lost if its connection is closed with bytes unread.
 * A kind that lasts (a WebSocket) begins where answers do: it is a change() like the others.
 */
#define _GNU_SOURCE /* accept4 */
#include "connection.h"

#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/sendfile.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "limits.h"
#include "request.h"

enum {
    READ_MAX = HEAD_MAX, /* bytes at once */
    SEND_MAX = 1 << 17,  /* bytes in one turn of the loop, so that all get their turn */
    DISCARD_MAX = 64,    /* reads in one turn while closing */
};

struct connection {
    struct member member; /* first, so that the connection is found from there */
    struct connection *next_gone;
    int fd;                /* -1: it has ended, but an event of this turn may still name it */
    uint32_t wanted;       /* events of epoll */
    struct reader *reader; /* while a request is read */
    struct answer *answer; /* while it is sent */
    size_t sent;           /* of its text */
    char *rest;            /* what was read beyond a request: those that follow */
    size_t rest_size;
};

struct connections {
    const struct site *site;
    struct limits *limits;
    int epoll;
    int64_t now;
    struct connection *gone;
};

static void look_at_clock(struct connections *cs)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    cs->now = (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* ---- Beginning and end ---------------------------------------------------------------------- */

static void drop_answer(struct connection *c)
{
    if (c->answer != NULL)
        answer_close(c->answer);
    free(c->answer);
    c->answer = NULL;
}

static void drop_reader(struct connection *c)
{
    reader_free(c->reader);
    c->reader = NULL;
}

static void end(struct connections *cs, struct connection *c)
{
    limits_leave(cs->limits, &c->member);
    close(c->fd);
    c->fd = -1;
    drop_answer(c);
    drop_reader(c);
    free(c->rest);
    c->rest = NULL;
    c->next_gone = cs->gone;
    cs->gone = c;
}

static void end_member(struct connections *cs, struct member *m)
{
    end(cs, (struct connection *)m);
}

/* False if there is no room for another of that kind, and it has ended. */
static bool change(struct connections *cs, struct connection *c, enum kind kind, uint32_t wanted)
{
    struct member *victim = limits_change(cs->limits, &c->member, kind, cs->now);
    if (victim != NULL)
        end_member(cs, victim);
    if (victim == &c->member)
        return false;
    if (c->wanted != wanted) {
        struct epoll_event event = {.events = wanted, .data.ptr = c};
        epoll_ctl(cs->epoll, EPOLL_CTL_MOD, c->fd, &event);
        c->wanted = wanted;
    }
    return true;
}

/* Throws away what comes, until the other side hangs up or waits. */
static void discard(struct connections *cs, struct connection *c)
{
    char bytes[READ_MAX];
    for (int i = 0; i < DISCARD_MAX; i++) {
        ssize_t n = recv(c->fd, bytes, sizeof bytes, 0);
        if (n > 0)
            continue;
        if (n == 0 || (errno != EAGAIN && errno != EINTR))
            end(cs, c);
        return;
    }
}

static void hang_up(struct connections *cs, struct connection *c)
{
    drop_answer(c);
    shutdown(c->fd, SHUT_WR);
    if (change(cs, c, KIND_CLOSING, EPOLLIN))
        discard(cs, c);
}

/* ---- Answers -------------------------------------------------------------------------------- */

enum progress { PROGRESS_DONE, PROGRESS_LATER, PROGRESS_BROKEN };

static enum progress explain(ssize_t n)
{
    /* A file that was cut while we sent it: the other side sees that its end is missing. */
    if (n == 0)
        return PROGRESS_BROKEN;
    return errno == EAGAIN || errno == EINTR ? PROGRESS_LATER : PROGRESS_BROKEN;
}

/* Sends of the answer what is taken now, at most *budget bytes. */
static enum progress push(struct connection *c, size_t *budget)
{
    struct answer *a = c->answer;
    while (c->sent < a->size) {
        int flags = MSG_NOSIGNAL | (a->file >= 0 ? MSG_MORE : 0);
        ssize_t n = send(c->fd, a->text + c->sent, a->size - c->sent, flags);
        if (n <= 0)
            return explain(n);
        c->sent += (size_t)n;
        *budget -= (size_t)n < *budget ? (size_t)n : *budget;
    }
    while (a->left > 0 && *budget > 0) {
        ssize_t n = sendfile(c->fd, a->file, NULL, a->left < *budget ? a->left : *budget);
        if (n <= 0)
            return explain(n);
        a->left -= (uint64_t)n;
        *budget -= (size_t)n;
    }
    return a->left == 0 ? PROGRESS_DONE : PROGRESS_LATER;
}

/* Reads on in a request; when it is complete, c->answer is there. False: it has ended. */
static bool feed(struct connections *cs, struct connection *c, const char *bytes, size_t size)
{
    size_t used;
    if (c->reader == NULL)
        c->reader = reader_new();
    if (c->reader == NULL) {
        end(cs, c);
        return false;
    }
    if (!reader_feed(c->reader, bytes, size, &used))
        return true;
    c->answer = malloc(sizeof *c->answer);
    if (c->answer != NULL)
        site_answer(cs->site, reader_request(c->reader), c->answer);
    c->sent = 0;
    drop_reader(c);
    c->rest_size = c->answer == NULL || c->answer->is_last ? 0 : size - used;
    if (c->rest_size > 0) {
        c->rest = malloc(c->rest_size);
        if (c->rest != NULL)
            memcpy(c->rest, bytes + used, c->rest_size);
    }
    if (c->answer != NULL && (c->rest_size == 0 || c->rest != NULL))
        return true;
    end(cs, c);
    return false;
}

static bool feed_rest(struct connections *cs, struct connection *c)
{
    char *rest = c->rest;
    size_t size = c->rest_size;
    c->rest = NULL;
    c->rest_size = 0;
    bool is_fine = feed(cs, c, rest, size);
    free(rest);
    return is_fine;
}

/* Nothing is to be sent and nothing left to be read: waits for more. */
static void wait_for_more(struct connections *cs, struct connection *c, bool has_answered)
{
    enum kind kind = c->member.kind;
    if (c->reader != NULL && reader_has_begun(c->reader)) {
        kind = KIND_READING;
    } else {
        drop_reader(c);
        if (has_answered)
            kind = KIND_IDLE;
    }
    /* Not otherwise: another byte must not give a request more time. */
    if (has_answered || kind != c->member.kind)
        change(cs, c, kind, EPOLLIN);
}

/* The rest of the answers has to wait: for the reader, or for the others in this turn. */
static void go_on_later(struct connections *cs, struct connection *c, bool has_progress)
{
    if (c->member.kind != KIND_SENDING)
        change(cs, c, KIND_SENDING, EPOLLOUT);
    else if (has_progress)
        limits_touch(cs->limits, &c->member, cs->now);
}

/* Sends, and goes on to the requests that have been read already. */
static void advance(struct connections *cs, struct connection *c)
{
    size_t budget = SEND_MAX;
    bool has_answered = false;
    while (c->answer != NULL || c->rest_size > 0) {
        enum progress progress = PROGRESS_LATER;
        if (c->answer == NULL && budget > 0) {
            if (!feed_rest(cs, c))
                return;
            continue;
        }
        if (c->answer != NULL)
            progress = push(c, &budget);
        if (progress == PROGRESS_BROKEN) {
            end(cs, c);
            return;
        }
        if (progress == PROGRESS_LATER) {
            go_on_later(cs, c, budget < SEND_MAX);
            return;
        }
        if (c->answer->is_last) {
            hang_up(cs, c);
            return;
        }
        drop_answer(c);
        has_answered = true;
    }
    wait_for_more(cs, c, has_answered);
}

/* ---- Events --------------------------------------------------------------------------------- */

static void read_more(struct connections *cs, struct connection *c)
{
    char bytes[READ_MAX];
    ssize_t n = recv(c->fd, bytes, sizeof bytes, 0);
    if (n < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (n <= 0)
        end(cs, c);
    else if (feed(cs, c, bytes, (size_t)n))
        advance(cs, c);
}

void connections_work(struct connections *cs, void *data)
{
    struct connection *c = data;
    look_at_clock(cs);
    if (c->fd < 0)
        return;
    switch (c->member.kind) {
    case KIND_READING:
    case KIND_IDLE:
        read_more(cs, c);
        break;
    case KIND_SENDING:
        advance(cs, c);
        break;
    case KIND_CLOSING:
        discard(cs, c);
        break;
    case KIND_LASTING:
    case KINDS:
        break;
    }
}

/* Says why not, as far as that can be done at once. */
static void turn_away(int fd, enum refusal why)
{
    struct answer answer;
    char bytes[READ_MAX];
    answer_refuse(&answer, why, (struct manner){.is_last = true});
    send(fd, answer.text, answer.size, MSG_NOSIGNAL);
    shutdown(fd, SHUT_WR);
    recv(fd, bytes, sizeof bytes, 0);
    close(fd);
}

static void begin(struct connections *cs, int fd, const struct address *address)
{
    const int yes = 1;
    struct connection *c = calloc(1, sizeof *c);
    if (c == NULL || !limits_enter(cs->limits, &c->member, address, cs->now)) {
        free(c);
        close(fd);
        return;
    }
    c->fd = fd;
    c->wanted = EPOLLIN;
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = c};
    if (epoll_ctl(cs->epoll, EPOLL_CTL_ADD, fd, &event) != 0)
        end(cs, c);
}

/* No connection could be taken: makes room if that is why. */
static enum accepted make_room(struct connections *cs, int error)
{
    if (error == EINTR || error == ECONNABORTED)
        return ACCEPTED_ONE;
    if (error != EMFILE && error != ENFILE && error != ENOBUFS && error != ENOMEM)
        return ACCEPTED_NONE;
    struct member *victim = limits_victim(cs->limits, cs->now);
    if (victim == NULL)
        return ACCEPTED_STUCK;
    end_member(cs, victim);
    return ACCEPTED_ONE;
}

enum accepted connections_accept(struct connections *cs, int listening)
{
    struct sockaddr_storage from = {0};
    socklen_t size = sizeof from;
    struct address address;
    struct member *victim;
    look_at_clock(cs);
    int fd = accept4(listening, (struct sockaddr *)&from, &size, SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (fd < 0)
        return make_room(cs, errno);
    address_read(&from, &address);
    switch (limits_ask(cs->limits, &address, cs->now, &victim)) {
    case ADMISSION_CROWDED:
        turn_away(fd, REFUSAL_CROWD);
        return ACCEPTED_ONE;
    case ADMISSION_FULL:
        turn_away(fd, REFUSAL_BUSY);
        return ACCEPTED_ONE;
    case ADMISSION_INSTEAD:
        end_member(cs, victim);
        break;
    case ADMISSION_FREE:
        break;
    }
    begin(cs, fd, &address);
    return ACCEPTED_ONE;
}

/* ---- The set -------------------------------------------------------------------------------- */

struct connections *connections_new(const struct site *site, int epoll, int places)
{
    struct connections *cs = calloc(1, sizeof *cs);
    if (cs == NULL)
        return NULL;
    cs->site = site;
    cs->epoll = epoll;
    cs->limits = limits_new(places);
    look_at_clock(cs);
    if (cs->limits != NULL)
        return cs;
    free(cs);
    return NULL;
}

static void forget_gone(struct connections *cs)
{
    while (cs->gone != NULL) {
        struct connection *c = cs->gone;
        cs->gone = c->next_gone;
        free(c);
    }
}

void connections_free(struct connections *cs)
{
    if (cs == NULL)
        return;
    struct member *m;
    while ((m = limits_any(cs->limits)) != NULL)
        end_member(cs, m);
    forget_gone(cs);
    limits_free(cs->limits);
    free(cs);
}

/* Half a request is told that it was too slow; there is nothing to say to the others. */
static void time_out(struct connections *cs, struct connection *c)
{
    bool has_begun = c->reader != NULL;
    drop_reader(c);
    if (has_begun && c->member.kind == KIND_READING)
        c->answer = malloc(sizeof *c->answer);
    if (!has_begun || c->answer == NULL) {
        end(cs, c);
        return;
    }
    answer_refuse(c->answer, REFUSAL_SLOW, (struct manner){.is_last = true});
    c->sent = 0;
    advance(cs, c);
}

void connections_tidy(struct connections *cs)
{
    struct member *m;
    look_at_clock(cs);
    while ((m = limits_expired(cs->limits, cs->now)) != NULL)
        time_out(cs, (struct connection *)m);
    forget_gone(cs);
}

int connections_wait(const struct connections *cs)
{
    return limits_wait(cs->limits, cs->now);
}
