/*
 * connection.c: connections and what becomes of them.
 *
 *     READING --request--> answer --all taken at once--> IDLE --first byte--> READING
 *                  |       ^ |                            ^
 *                  |       | +--taken bit by bit--> SENDING
 *                  |       |
 *                  +--> WAITING (for the tables) --> LASTING (lasting.c)
 *
 * A long answer comes in parts: when one is taken the connection is WAITING again, for the next.
 *
 * After its last answer a connection is CLOSING: we have hung up, and what the other side still
 * sends is thrown away, because an answer is lost if its connection is closed with bytes unread.
 */
#define _GNU_SOURCE /* accept4 */
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

#include "inside.h"

enum {
    SEND_MAX = 1 << 17,   /* bytes in one turn of the loop, so that all get their turn */
    DISCARD_MAX = 64,     /* reads in one turn while closing */
    UNSENT_MAX = 1 << 15, /* bytes that the system keeps before they are on their way */
    TAKEN_MIN = 1 << 15,  /* bytes that whoever reads an answer must take in its time to get more */
    HELD_MAX = 1 << 26,   /* bytes of answers that have yet to be taken, of all together */
};

static void look_at_clock(struct connections *cs)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    cs->now = (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* ---- Beginning and end ---------------------------------------------------------------------- */

static void drop_answer(struct connections *cs, struct connection *c)
{
    cs->held -= c->held;
    c->held = 0;
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

/* HTTP/1.0 has no chunks: there an answer in parts is whole when its connection ends. Until it is, that
 * end is to be a fault for whoever reads, whatever it comes from. */
static void set_faulty_end(const struct connection *c, bool is_faulty)
{
    const struct linger linger = {.l_onoff = is_faulty};
    setsockopt(c->fd, SOL_SOCKET, SO_LINGER, &linger, sizeof linger);
}

/* An answer in parts has ended, or is given up. */
static void end_parts(struct connections *cs, struct connection *c)
{
    parted_leave(cs, c);
    c->has_head = false;
    free(c->next);
    c->next = NULL;
}

void connection_forget(struct connections *cs, struct connection *c)
{
    if (c->peer == PEER_NONE)
        return;
    c->peer = PEER_NONE;
    cs->has_told = true;
    cs->calls->left(cs->calls->context, c);
}

void connection_end(struct connections *cs, struct connection *c)
{
    connection_forget(cs, c);
    lasting_drop(cs, c);
    limits_leave(cs->limits, &c->member);
    /* A child that is being started may hold the same socket for a moment yet. */
    epoll_ctl(cs->epoll, EPOLL_CTL_DEL, c->fd, NULL);
    close(c->fd);
    c->fd = -1;
    drop_answer(cs, c);
    end_parts(cs, c);
    drop_reader(c);
    free(c->rest);
    c->rest = NULL;
    c->next_gone = cs->gone;
    cs->gone = c;
}

static void end_member(struct connections *cs, struct member *m)
{
    connection_end(cs, (struct connection *)m);
}

bool connection_change(struct connections *cs, struct connection *c, enum kind kind,
                       uint32_t wanted)
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

void connection_note(struct connections *cs, struct connection *c)
{
    if (c->has_news)
        return;
    c->has_news = true;
    c->next_news = cs->news;
    cs->news = c;
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
            connection_end(cs, c);
        return;
    }
}

void connection_hang_up(struct connections *cs, struct connection *c)
{
    drop_answer(cs, c);
    shutdown(c->fd, SHUT_WR);
    if (connection_change(cs, c, KIND_CLOSING, EPOLLIN))
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

/* Sends bytes that lie in memory, from *sent on. */
static enum progress push_bytes(const struct connection *c, const char *bytes, size_t size,
                                size_t *sent, bool has_more)
{
    while (*sent < size) {
        ssize_t n =
            send(c->fd, bytes + *sent, size - *sent, MSG_NOSIGNAL | (has_more ? MSG_MORE : 0));
        if (n <= 0)
            return explain(n);
        *sent += (size_t)n;
    }
    return PROGRESS_DONE;
}

/* Sends of the answer what is taken now, of a file at most *budget bytes. */
static enum progress push(struct connection *c, size_t *budget)
{
    struct answer *a = c->answer;
    size_t before = c->sent;
    enum progress progress = PROGRESS_DONE;
    if (c->sent < a->size)
        progress = push_bytes(c, a->text, a->size, &c->sent, a->file >= 0 || a->body != NULL);
    if (progress == PROGRESS_DONE && a->body != NULL) {
        size_t sent = c->sent - a->size;
        progress = push_bytes(c, a->body->bytes, a->body->size, &sent, false);
        c->sent = a->size + sent;
    }
    *budget -= c->sent - before < *budget ? c->sent - before : *budget;
    if (progress != PROGRESS_DONE)
        return progress;
    while (a->left > 0 && *budget > 0) {
        ssize_t n = sendfile(c->fd, a->file, NULL, a->left < *budget ? a->left : *budget);
        if (n <= 0)
            return explain(n);
        a->left -= (uint64_t)n;
        *budget -= (size_t)n;
    }
    return a->left == 0 ? PROGRESS_DONE : PROGRESS_LATER;
}

static bool begin_answer(struct connections *cs, struct connection *c)
{
    drop_answer(cs, c);
    c->answer = malloc(sizeof *c->answer);
    c->sent = 0;
    if (c->answer == NULL)
        return false;
    c->answer->size = 0;
    c->answer->body = NULL;
    c->answer->file = -1;
    c->answer->left = 0;
    return true;
}

void connection_refuse(struct connections *cs, struct connection *c, enum refusal why)
{
    c->manner.is_call = true;
    if (c->has_head)
        drop_answer(cs, c); /* it has begun with something else: it ends */
    else if (begin_answer(cs, c))
        answer_refuse(c->answer, why, c->manner);
    connection_note(cs, c);
}

/* Whom it counts for: whoever is behind a proxy, if there is one. */
static void find_address(struct connections *cs, struct connection *c,
                         const struct request *request)
{
    struct address address;
    if (!cs->site->has_proxy || !c->is_near || request->forwarded_for[0] == '\0')
        return;
    address_forwarded(request->forwarded_for, &address);
    limits_move(cs->limits, &c->member, &address);
}

/* The request is complete: the answer is there, or will be. False: it has ended. */
static bool route(struct connections *cs, struct connection *c, const struct request *request)
{
    char path[TARGET_MAX], address[ADDRESS_MAX];
    c->manner = request->manner;
    if (!begin_answer(cs, c))
        return false;
    find_address(cs, c, request);
    switch (site_route(cs->site, request, path, c->answer)) {
    case ROUTE_ANSWERED:
        return true;
    case ROUTE_SOCKET:
        drop_answer(cs, c);
        lasting_open(cs, c, request);
        return true;
    case ROUTE_CALL:
        break;
    }
    drop_answer(cs, c);
    if (!connection_change(cs, c, KIND_WAITING, 0))
        return true;
    c->peer = PEER_REQUEST;
    cs->has_told = true;
    address_write(limits_address(&c->member), address);
    cs->calls->ask(cs->calls->context, c, request, path, address);
    return true;
}

/* Keeps what was read beyond a request. */
static bool keep_rest(struct connection *c, const char *bytes, size_t size)
{
    c->rest = size == 0 ? NULL : malloc(size);
    c->rest_size = c->rest == NULL ? 0 : size;
    if (c->rest != NULL)
        memcpy(c->rest, bytes, size);
    return size == 0 || c->rest != NULL;
}

/* Reads on in a request; when it is complete, c->answer is there, or will be. False: nothing is to
 * be done with it now. */
static bool feed(struct connections *cs, struct connection *c, const char *bytes, size_t size)
{
    size_t used;
    if (c->reader == NULL)
        c->reader = reader_new();
    if (c->reader == NULL) {
        connection_end(cs, c);
        return false;
    }
    if (!reader_feed(c->reader, bytes, size, &used))
        return true;
    struct reader *reader = c->reader;
    const struct request *request = reader_request(reader);
    c->reader = NULL;
    bool is_fine = keep_rest(c, bytes + used, request->manner.is_last ? 0 : size - used) &&
                   route(cs, c, request);
    reader_free(reader);
    if (!is_fine)
        connection_end(cs, c);
    return c->fd >= 0 && c->answer != NULL;
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
        connection_change(cs, c, kind, EPOLLIN);
}

/* The rest of the answers has to wait: for the reader, or for the others in this turn. A few bytes now
 * and then are no progress, or an answer could be held for ever. */
static void go_on_later(struct connections *cs, struct connection *c, size_t taken)
{
    if (c->member.kind != KIND_SENDING) {
        c->taken = 0;
        connection_change(cs, c, KIND_SENDING, EPOLLOUT);
        return;
    }
    c->taken += taken;
    if (c->taken < TAKEN_MIN)
        return;
    c->taken = 0;
    limits_touch(cs->limits, &c->member, cs->now);
}

/* A part has been taken: the next one is asked for. Whoever waits when the server ends sees that the last
 * one is missing. */
static void go_on(struct connections *cs, struct connection *c)
{
    char *next = c->next;
    c->next = NULL;
    drop_answer(cs, c);
    if (cs->is_ending) {
        connection_end(cs, c);
    } else if (connection_change(cs, c, KIND_WAITING, 0)) {
        c->peer = PEER_REQUEST;
        cs->has_told = true;
        cs->calls->more(cs->calls->context, c, next);
    }
    free(next);
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
            connection_end(cs, c);
            return;
        }
        if (progress == PROGRESS_LATER) {
            go_on_later(cs, c, SEND_MAX - budget);
            return;
        }
        if (c->next != NULL) {
            go_on(cs, c);
            return;
        }
        if (c->has_head && c->manner.is_old)
            set_faulty_end(c, false);
        end_parts(cs, c);
        if (c->answer->is_last) {
            connection_hang_up(cs, c);
            return;
        }
        drop_answer(cs, c);
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
        connection_end(cs, c);
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
        lasting_work(cs, c);
        break;
    case KIND_WAITING: /* nothing is waited for, so it is broken */
        connection_end(cs, c);
        break;
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
    const int yes = 1, most = UNSENT_MAX;
    struct connection *c = calloc(1, sizeof *c);
    if (c == NULL || !limits_enter(cs->limits, &c->member, address, cs->now)) {
        free(c);
        close(fd);
        return;
    }
    c->fd = fd;
    c->is_near = address->is_local;
    c->wanted = EPOLLIN;
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    /* The system would keep megabytes for whoever does not read, and we would not notice. */
    setsockopt(fd, IPPROTO_TCP, TCP_NOTSENT_LOWAT, &most, sizeof most);
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = c};
    if (epoll_ctl(cs->epoll, EPOLL_CTL_ADD, fd, &event) != 0)
        connection_end(cs, c);
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

/* ---- What calls come to --------------------------------------------------------------------- */

/* Is there room for so many bytes? Answers that nobody goes on reading make it. */
static bool has_room(struct connections *cs, size_t size)
{
    struct member *m = limits_first(cs->limits, KIND_SENDING);
    while (m != NULL && cs->held + size > HELD_MAX && cs->now - m->since >= STALLED) {
        struct connection *c = (struct connection *)m;
        m = m->after;
        if (c->held > 0)
            connection_end(cs, c);
    }
    return size <= ANSWER_MAX || cs->held + size <= HELD_MAX;
}

/* False: out of memory. */
static bool give_whole(struct connection *c, const struct reply *reply)
{
    struct parcel *parcel = parcel_new(reply->size);
    if (parcel == NULL)
        return false;
    memcpy(parcel->bytes, reply->body, reply->size);
    answer_text(c->answer, reply->status, reply->type, reply->fields, parcel, c->manner);
    return true;
}

/* False: out of memory, or it is no part. Once the head is sent nothing else can be said than that the
 * end is missing. */
static bool give_part(struct connection *c, const struct reply *reply)
{
    if (!c->has_head) {
        answer_stream(c->answer, reply->type, c->manner);
        c->has_head = true;
        if (c->manner.is_old)
            set_faulty_end(c, true);
    } else {
        c->answer->is_last = c->manner.is_last || c->manner.is_old;
    }
    if (reply->next != NULL) {
        c->next = strdup(reply->next);
        if (c->next == NULL)
            return false;
    }
    return reply->status == 200 &&
           answer_part(c->answer, reply->body, reply->size, c->next == NULL, c->manner);
}

void connections_answer(struct connections *cs, void *peer, const struct reply *reply)
{
    struct connection *c = peer;
    bool is_part = c->has_head || reply->next != NULL;
    c->peer = PEER_NONE;
    connection_note(cs, c);
    if (!has_room(cs, reply->size) || (is_part && !c->has_head && !parted_take(cs, c))) {
        connection_refuse(cs, c, REFUSAL_BUSY);
    } else if (!begin_answer(cs, c) || !(is_part ? give_part(c, reply) : give_whole(c, reply))) {
        drop_answer(cs, c);
        c->code = SOCKET_LATER;
    } else {
        c->held = reply->size;
        cs->held += reply->size;
    }
}

/* Something was noted about a request that waits for its answer: it is there, or there is none. */
static void flush_waiting(struct connections *cs, struct connection *c)
{
    if (c->code != 0) {
        bool was_stream = c->peer == PEER_STREAM;
        connection_forget(cs, c);
        outbox_clear(&c->outbox); /* or the next that lasts on it would begin with that */
        c->code = 0;
        c->has_news = true; /* it is not to be listed once more */
        if (was_stream)
            connection_refuse(cs, c, REFUSAL_BUSY);
        c->has_news = false;
    }
    if (c->answer != NULL)
        advance(cs, c);
    else
        connection_end(cs, c);
}

static void flush(struct connections *cs, struct connection *c)
{
    if (c->fd < 0)
        return;
    if (c->member.kind == KIND_LASTING)
        lasting_flush(cs, c);
    else if (c->member.kind == KIND_WAITING)
        flush_waiting(cs, c);
}

/* Sends what was noted. */
static void flush_all(struct connections *cs)
{
    while (cs->news != NULL) {
        struct connection *c = cs->news;
        cs->news = c->next_news;
        c->has_news = false;
        flush(cs, c);
    }
    for (int i = 0; i < 2; i++) {
        parcel_drop(cs->last[i].parcel);
        cs->last[i] = (struct sample){0};
    }
}

/* ---- The set -------------------------------------------------------------------------------- */

enum { PING_TIME = 25000, BLANK_TIME = 15000, DEADLINE = 15000 };

struct connections *connections_new(const struct site *site, const struct calls *calls, int epoll,
                                    int places)
{
    struct connections *cs = calloc(1, sizeof *cs);
    if (cs == NULL)
        return NULL;
    cs->site = site;
    cs->calls = calls;
    cs->epoll = epoll;
    cs->limits = limits_new(places);
    cs->pings.after = PING_TIME;
    cs->blanks.after = BLANK_TIME;
    cs->deadlines.after = DEADLINE;
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
    flush_all(cs);
    forget_gone(cs);
    limits_free(cs->limits);
    free(cs);
}

/* Half a request is told that it was too slow; there is nothing to say to the others. */
static void time_out(struct connections *cs, struct connection *c)
{
    bool has_begun = c->reader != NULL && c->member.kind == KIND_READING;
    bool is_waiting = c->member.kind == KIND_WAITING;
    drop_reader(c);
    connection_forget(cs, c);
    if (!is_waiting)
        c->manner = (struct manner){0};
    c->manner.is_last = true;
    if (c->has_head || !(has_begun || is_waiting) || !begin_answer(cs, c)) {
        connection_end(cs, c);
        return;
    }
    answer_refuse(c->answer, is_waiting ? REFUSAL_BUSY : REFUSAL_SLOW, c->manner);
    advance(cs, c);
}

bool connections_tidy(struct connections *cs)
{
    struct member *m;
    look_at_clock(cs);
    cs->has_told = false;
    lasting_tidy(cs);
    while ((m = limits_expired(cs->limits, cs->now)) != NULL)
        time_out(cs, (struct connection *)m);
    /* Whoever has ended and has news is not looked at after this. */
    flush_all(cs);
    forget_gone(cs);
    bool has_told = cs->has_told;
    cs->has_told = false;
    return has_told;
}

int connections_wait(const struct connections *cs)
{
    return lasting_wait(cs, limits_wait(cs->limits, cs->now));
}

void connections_farewell(struct connections *cs)
{
    cs->is_ending = true;
    lasting_farewell(cs);
}

int connections_count(const struct connections *cs, enum kind kind)
{
    return limits_count(cs->limits, kind);
}

int64_t connections_slow(const struct connections *cs)
{
    return cs->slow;
}
