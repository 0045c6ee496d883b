/*
 * lasting.c: connections that last: WebSockets, and streams of lines. Whoever only listens costs its
 * struct and nothing else; whoever does not read is given up when its outbox is full, and whoever is
 * not heard of, too.
 *
 * What calls do (connections_send ...) only fills outboxes and lists who has news; connections_tidy
 * sends, so that calls are never told of an end while they are at work.
 */
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>

#include "inside.h"

enum {
    OUTBOX_MAX = 1 << 18, /* bytes; with more than that, nothing is added */
    READS_MAX = 4,        /* reads in one turn of the loop */
    CONTROLS_MAX = 60,    /* pings and pongs of one WebSocket in so many milliseconds */
    CONTROL_WINDOW = 20000
};

/* Of a line that is a chunk. */
#define LINE_END "\n\r\n"

/* ---- Sending -------------------------------------------------------------------------------- */

static void want(struct connections *cs, struct connection *c)
{
    uint32_t wanted = EPOLLIN | (c->outbox.count > 0 ? (uint32_t)EPOLLOUT : 0);
    if (c->wanted == wanted)
        return;
    struct epoll_event event = {.events = wanted, .data.ptr = c};
    epoll_ctl(cs->epoll, EPOLL_CTL_MOD, c->fd, &event);
    c->wanted = wanted;
}

/* A line of a stream: a chunk, or just itself. */
static struct parcel *make_line(const char *text, size_t size, bool is_old)
{
    char head[24] = "";
    int head_size = is_old ? 0 : snprintf(head, sizeof head, "%zx\r\n", size + 1);
    const char *tail = is_old ? "\n" : LINE_END;
    size_t tail_size = strlen(tail);
    struct parcel *p = parcel_new((size_t)head_size + size + tail_size);
    if (p == NULL)
        return NULL;
    memcpy(p->bytes, head, (size_t)head_size);
    memcpy(p->bytes + head_size, text, size);
    memcpy(p->bytes + head_size + size, tail, tail_size);
    return p;
}

/* The same text goes to many, one after the other, and is kept once. */
static struct parcel *make_parcel(struct connections *cs, const struct connection *c,
                                  const char *text, size_t size)
{
    struct sample *last = &cs->last[c->is_socket];
    if (c->is_old)
        return make_line(text, size, true);
    if (last->parcel != NULL && last->size == size &&
        memcmp(last->parcel->bytes + last->at, text, size) == 0)
        return parcel_use(last->parcel);
    struct parcel *p = c->is_socket ? socket_text(text, size) : make_line(text, size, false);
    if (p == NULL)
        return NULL;
    size_t tail = c->is_socket ? 0 : strlen(LINE_END);
    parcel_drop(last->parcel);
    *last = (struct sample){parcel_use(p), p->size - size - tail, size};
    return p;
}

/* It is to be closed as soon as calls are not at work. */
static void doom(struct connections *cs, struct connection *c, int code)
{
    if (c->code == 0)
        c->code = code;
    connection_note(cs, c);
}

static void add(struct connections *cs, struct connection *c, struct parcel *p)
{
    if (p == NULL || !outbox_add(&c->outbox, p))
        doom(cs, c, SOCKET_LATER);
    else
        connection_note(cs, c);
}

void connections_send(struct connections *cs, void *peer, const char *text, size_t size)
{
    struct connection *c = peer;
    if ((c->peer != PEER_SOCKET && c->peer != PEER_STREAM) || c->is_ending || c->code != 0)
        return;
    if (c->outbox.size > OUTBOX_MAX) {
        cs->slow++;
        doom(cs, c, SOCKET_LATER);
    } else {
        add(cs, c, make_parcel(cs, c, text, size));
    }
}

void connections_close(struct connections *cs, void *peer, int code)
{
    struct connection *c = peer;
    c->peer = PEER_NONE;
    doom(cs, c, code == 0 ? SOCKET_NORMAL : code);
}

/* ---- Closing -------------------------------------------------------------------------------- */

/* Of what has not been sent only the parcel that has begun is, then comes the last one. */
static void cut_outbox(struct connection *c)
{
    struct outbox rest = {0};
    if (c->outbox.count > 0 && c->outbox.sent > 0) {
        struct parcel *begun = parcel_use(c->outbox.parcels[c->outbox.first]);
        size_t sent = c->outbox.sent;
        if (outbox_add(&rest, begun)) {
            rest.sent = sent;
            rest.size -= sent;
        }
    }
    outbox_clear(&c->outbox);
    c->outbox = rest;
}

static struct parcel *make_end(const struct connection *c)
{
    static const char no_more[] = "0\r\n\r\n";
    if (c->is_socket)
        return socket_close(c->code);
    struct parcel *p = c->is_old ? NULL : parcel_new(sizeof no_more - 1);
    if (p != NULL)
        memcpy(p->bytes, no_more, sizeof no_more - 1);
    return p;
}

/* The last bytes are put into the outbox; it hangs up when they are sent. */
static void begin_end(struct connections *cs, struct connection *c)
{
    connection_forget(cs, c);
    c->is_ending = true;
    socket_free(c->socket);
    c->socket = NULL;
    if (c->outbox.size > OUTBOX_MAX)
        cut_outbox(c);
    struct parcel *last = make_end(c);
    if (last != NULL)
        outbox_add(&c->outbox, last);
    alarm_stop(c->is_socket ? &cs->pings : &cs->blanks, &c->beat);
    alarm_set(&cs->deadlines, &c->deadline, cs->now);
}

void lasting_drop(struct connections *cs, struct connection *c)
{
    socket_free(c->socket);
    c->socket = NULL;
    outbox_clear(&c->outbox);
    alarm_stop(c->is_socket ? &cs->pings : &cs->blanks, &c->beat);
    alarm_stop(&cs->deadlines, &c->deadline);
}

void lasting_flush(struct connections *cs, struct connection *c)
{
    if (c->code != 0 && !c->is_ending)
        begin_end(cs, c);
    switch (outbox_push(&c->outbox, c->fd)) {
    case OUTBOX_BROKEN:
        connection_end(cs, c);
        return;
    case OUTBOX_LATER:
        want(cs, c);
        return;
    case OUTBOX_EMPTY:
        break;
    }
    if (!c->is_ending) {
        want(cs, c);
        return;
    }
    lasting_drop(cs, c);
    connection_hang_up(cs, c);
}

/* ---- Reading -------------------------------------------------------------------------------- */

struct reading {
    struct connections *cs;
    struct connection *c;
};

static bool take_message(void *context, const char *text, size_t size)
{
    const struct reading *r = context;
    r->cs->has_told = true;
    r->cs->calls->said(r->cs->calls->context, r->c, text, size);
    return r->c->code == 0;
}

/* Calls never hear of these, so they are counted here. */
static bool is_too_often(const struct connections *cs, struct connection *c)
{
    if (cs->now - c->window >= CONTROL_WINDOW) {
        c->window = cs->now;
        c->controls = 0;
    }
    return ++c->controls > CONTROLS_MAX;
}

static bool take_control(void *context, struct parcel *frame)
{
    const struct reading *r = context;
    if (is_too_often(r->cs, r->c) || r->c->outbox.size > OUTBOX_MAX) {
        parcel_drop(frame);
        return false;
    }
    if (frame != NULL)
        add(r->cs, r->c, frame);
    return true;
}

static void feed(struct connections *cs, struct connection *c, const char *bytes, size_t size)
{
    struct reading reading = {cs, c};
    const struct socket_events events = {&reading, take_message, take_control};
    bool was_whole = c->socket == NULL;
    c->is_silent = false;
    if (!c->is_socket || c->code != 0)
        return; /* a stream only goes one way */
    int code = socket_feed(&c->socket, bytes, size, &events);
    if (code != SOCKET_OPEN)
        doom(cs, c, code);
    /* Another byte must not give a message more time. */
    if (c->socket == NULL)
        alarm_stop(&cs->deadlines, &c->deadline);
    else if (was_whole)
        alarm_set(&cs->deadlines, &c->deadline, cs->now);
}

void lasting_work(struct connections *cs, struct connection *c)
{
    char bytes[READ_MAX];
    for (int i = 0; i < READS_MAX; i++) {
        ssize_t n = recv(c->fd, bytes, sizeof bytes, MSG_DONTWAIT);
        if (n == 0 || (n < 0 && errno != EAGAIN && errno != EINTR)) {
            connection_end(cs, c);
            return;
        }
        if (n > 0)
            feed(cs, c, bytes, (size_t)n);
        if (n < (ssize_t)sizeof bytes)
            break;
    }
    if (c->outbox.count > 0 || c->code != 0)
        connection_note(cs, c);
}

/* ---- Beginning ------------------------------------------------------------------------------ */

/* The head that an answer begins with, as the first thing to be sent. */
static bool begin_outbox(struct connection *c, const struct answer *head)
{
    struct parcel *p = parcel_new(head->size);
    if (p == NULL)
        return false;
    memcpy(p->bytes, head->text, head->size);
    return outbox_add(&c->outbox, p);
}

/* Is there room for one more? If not it is refused. */
static bool may_last(struct connections *cs, struct connection *c)
{
    switch (cs->is_ending ? ADMISSION_FULL : limits_may_last(cs->limits, &c->member)) {
    case ADMISSION_FREE:
    case ADMISSION_INSTEAD:
        return true;
    case ADMISSION_CROWDED:
        connection_refuse(cs, c, REFUSAL_CROWD);
        return false;
    case ADMISSION_FULL:
        break;
    }
    connection_refuse(cs, c, REFUSAL_BUSY);
    return false;
}

void lasting_open(struct connections *cs, struct connection *c, const struct request *request)
{
    char key[SOCKET_KEY_MAX], address[ADDRESS_MAX];
    struct answer head;
    if (!may_last(cs, c))
        return;
    socket_accept(request->socket_key, key);
    answer_socket(&head, key);
    address_write(limits_address(&c->member), address);
    if (!begin_outbox(c, &head) || !cs->calls->came(cs->calls->context, c, address)) {
        outbox_clear(&c->outbox);
        connection_refuse(cs, c, REFUSAL_BUSY);
        return;
    }
    cs->has_told = true;
    c->peer = PEER_SOCKET;
    c->is_socket = true;
    connection_change(cs, c, KIND_LASTING, EPOLLIN);
    alarm_set(&cs->pings, &c->beat, cs->now);
    connection_note(cs, c);
    char *rest = c->rest;
    size_t size = c->rest_size;
    c->rest = NULL;
    c->rest_size = 0;
    if (size > 0)
        feed(cs, c, rest, size);
    free(rest);
}

/* Called out of calls, so it is only noted if it cannot be; messages for it are then dropped. */
void connections_stream(struct connections *cs, void *peer)
{
    struct connection *c = peer;
    struct answer head;
    answer_stream(&head, "application/x-ndjson", c->manner);
    c->peer = PEER_STREAM;
    c->is_old = c->manner.is_old;
    bool has_room = !cs->is_ending && limits_may_last(cs->limits, &c->member) == ADMISSION_FREE &&
                    begin_outbox(c, &head);
    if (!has_room) {
        c->code = SOCKET_LATER;
        connection_note(cs, c);
        return;
    }
    connection_change(cs, c, KIND_LASTING, EPOLLIN);
    alarm_set(&cs->blanks, &c->beat, cs->now);
    connection_note(cs, c);
}

/* ---- Time ----------------------------------------------------------------------------------- */

static struct connection *of_beat(struct alarm *a)
{
    return (struct connection *)(void *)((char *)a - offsetof(struct connection, beat));
}

static struct connection *of_deadline(struct alarm *a)
{
    return (struct connection *)(void *)((char *)a - offsetof(struct connection, deadline));
}

static void tidy_deadlines(struct connections *cs)
{
    struct alarm *a;
    while ((a = alarm_ringing(&cs->deadlines, cs->now)) != NULL) {
        struct connection *c = of_deadline(a);
        cs->slow++;
        if (c->is_ending)
            connection_end(cs, c);
        else
            doom(cs, c, SOCKET_POLICY);
    }
}

static void tidy_pings(struct connections *cs)
{
    struct alarm *a;
    while ((a = alarm_ringing(&cs->pings, cs->now)) != NULL) {
        struct connection *c = of_beat(a);
        if (c->is_silent) {
            connection_end(cs, c);
            continue;
        }
        c->is_silent = true;
        alarm_set(&cs->pings, &c->beat, cs->now);
        add(cs, c, socket_ping());
    }
}

static void tidy_blanks(struct connections *cs)
{
    struct alarm *a;
    while ((a = alarm_ringing(&cs->blanks, cs->now)) != NULL) {
        struct connection *c = of_beat(a);
        bool is_stuck = c->outbox.count > 0;
        alarm_set(&cs->blanks, &c->beat, cs->now);
        if (is_stuck && c->is_silent)
            doom(cs, c, SOCKET_LATER);
        else
            connections_send(cs, c, "", 0);
        c->is_silent = is_stuck;
    }
}

void lasting_farewell(struct connections *cs)
{
    for (struct alarm *a = cs->pings.first; a != NULL; a = a->after)
        doom(cs, of_beat(a), SOCKET_AWAY);
    for (struct alarm *a = cs->blanks.first; a != NULL; a = a->after)
        doom(cs, of_beat(a), SOCKET_AWAY);
}

void lasting_tidy(struct connections *cs)
{
    tidy_deadlines(cs);
    tidy_pings(cs);
    tidy_blanks(cs);
}

int lasting_wait(const struct connections *cs, int least)
{
    least = alarm_wait(&cs->pings, cs->now, least);
    least = alarm_wait(&cs->blanks, cs->now, least);
    return alarm_wait(&cs->deadlines, cs->now, least);
}
