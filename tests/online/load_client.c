/*
 * load_client.c: one WebSocket of many.
 */
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "load.h"

static const char handshake[] = "GET /api/socket HTTP/1.1\r\nHost: localhost\r\n"
                                "Upgrade: websocket\r\nConnection: Upgrade\r\n"
                                "Sec-WebSocket-Version: 13\r\n"
                                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

static void enter(struct client *c, enum state state)
{
    c->load->count[c->state]--;
    c->load->count[state]++;
    c->state = state;
}

static void want(struct client *c, uint32_t wanted)
{
    struct epoll_event event = {.events = wanted, .data.ptr = c};
    if (c->wanted != wanted)
        epoll_ctl(c->load->epoll, EPOLL_CTL_MOD, c->fd, &event);
    c->wanted = wanted;
}

static void drop(struct client *c, enum state state)
{
    if (c->fd >= 0)
        close(c->fd);
    c->fd = -1;
    if (c->ws != NULL)
        wslay_event_context_free(c->ws);
    c->ws = NULL;
    c->load->there -= c->is_there;
    c->is_there = false;
    c->ended = now_us();
    if (state == STATE_LOST)
        c->load->lost++;
    enter(c, state);
}

void client_open(struct client *c)
{
    struct sockaddr_in to = {.sin_family = AF_INET,
                             .sin_port = htons((uint16_t)c->load->server.port),
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    int one = 1, small = 4096;
    c->fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (c->fd < 0)
        fail("no socket: %s", strerror(errno));
    setsockopt(c->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    if (c->is_deaf)
        setsockopt(c->fd, SOL_SOCKET, SO_RCVBUF, &small, sizeof small);
    c->began = now_us();
    c->status = c->code = 0;
    enter(c, STATE_CONNECTING);
    if (connect(c->fd, (struct sockaddr *)&to, sizeof to) != 0 && errno != EINPROGRESS) {
        drop(c, STATE_LOST);
        return;
    }
    struct epoll_event event = {.events = EPOLLOUT, .data.ptr = c};
    c->wanted = EPOLLOUT;
    epoll_ctl(c->load->epoll, EPOLL_CTL_ADD, c->fd, &event);
}

void client_close(struct client *c)
{
    if (c->state != STATE_NONE)
        drop(c, STATE_NONE);
}

/* ---- Frames ---------------------------------------------------------------------------------- */

static ssize_t take(wslay_event_context_ptr ws, uint8_t *buf, size_t len, int flags, void *data)
{
    struct client *c = data;
    (void)flags;
    ssize_t n = recv(c->fd, buf, len, MSG_DONTWAIT);
    if (n > 0) {
        c->load->bytes_in += n;
        return n;
    }
    wslay_event_set_error(ws, n < 0 && errno == EAGAIN ? WSLAY_ERR_WOULDBLOCK
                                                       : WSLAY_ERR_CALLBACK_FAILURE);
    return -1;
}

static ssize_t give(wslay_event_context_ptr ws, const uint8_t *bytes, size_t len, int flags,
                    void *data)
{
    struct client *c = data;
    (void)flags;
    ssize_t n = send(c->fd, bytes, len, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (n >= 0) {
        c->load->bytes_out += n;
        return n;
    }
    wslay_event_set_error(ws, errno == EAGAIN ? WSLAY_ERR_WOULDBLOCK : WSLAY_ERR_CALLBACK_FAILURE);
    return -1;
}

static int mask(wslay_event_context_ptr ws, uint8_t *buf, size_t len, void *data)
{
    struct client *c = data;
    (void)ws;
    for (size_t i = 0; i < len; i++)
        buf[i] = (uint8_t)aude_rng_next(&c->load->rng);
    return 0;
}

static void hear(wslay_event_context_ptr ws, const struct wslay_event_on_msg_recv_arg *arg,
                 void *data)
{
    struct client *c = data;
    (void)ws;
    if (arg->opcode == WSLAY_CONNECTION_CLOSE)
        c->code = arg->status_code;
    if (arg->opcode != WSLAY_TEXT_FRAME)
        return;
    c->load->messages++;
    game_message(c, (const char *)arg->msg, arg->msg_length);
}

/* False: it is lost. */
static bool push(struct client *c)
{
    if (wslay_event_want_write(c->ws) && wslay_event_send(c->ws) != 0) {
        drop(c, STATE_LOST);
        return false;
    }
    uint32_t reads = c->is_deaf ? 0 : (uint32_t)EPOLLIN;
    want(c, reads | (wslay_event_want_write(c->ws) ? (uint32_t)EPOLLOUT : 0));
    return true;
}

void client_say(struct client *c, json_t *message)
{
    char *text = need(json_dumps(message, JSON_COMPACT));
    json_decref(message);
    const struct wslay_event_msg frame = {WSLAY_TEXT_FRAME, (const uint8_t *)text, strlen(text)};
    if (c->state == STATE_OPEN && wslay_event_queue_msg(c->ws, &frame) == 0)
        push(c);
    free(text);
}

void client_watch(struct client *c)
{
    client_say(c, json_pack("{ss ss si}", "t", "watch", "game", c->game->id, "since", c->lines));
}

void client_deafen(struct client *c)
{
    c->is_deaf = true;
    want(c, c->wanted & ~(uint32_t)EPOLLIN);
}

/* ---- Beginning --------------------------------------------------------------------------------- */

static void greet(struct client *c)
{
    static const struct wslay_event_callbacks callbacks = {.recv_callback = take,
                                                           .send_callback = give,
                                                           .genmask_callback = mask,
                                                           .on_msg_recv_callback = hear};
    if (wslay_event_context_client_init(&c->ws, &callbacks, c) != 0)
        fail("there is no memory");
    enter(c, STATE_OPEN);
    json_t *hello = json_pack("{ss}", "t", "hello");
    if (c->token != NULL)
        json_object_set_new(hello, "token", json_string(c->token));
    client_say(c, hello);
    if (c->is_in_lobby && c->state == STATE_OPEN)
        client_say(c, json_pack("{ss sb}", "t", "lobby", "on", 1));
    if (!c->is_lurking && c->state == STATE_OPEN)
        client_watch(c);
}

/* Takes the head of the answer and nothing that follows it. */
static void shake(struct client *c)
{
    char head[HEAD_MAX + 1];
    ssize_t n = recv(c->fd, head, HEAD_MAX, MSG_PEEK | MSG_DONTWAIT);
    if (n < 0 && errno == EAGAIN)
        return;
    head[n > 0 ? n : 0] = '\0';
    const char *end = strstr(head, "\r\n\r\n");
    if (end == NULL) {
        if (n <= 0)
            drop(c, STATE_LOST);
        return;
    }
    c->status = (int)strtol(head + 9, NULL, 10);
    if (c->status != 101)
        drop(c, STATE_REFUSED);
    else if (recv(c->fd, head, (size_t)(end + 4 - head), 0) > 0)
        greet(c);
}

static void connected(struct client *c)
{
    int error = 0;
    socklen_t size = sizeof error;
    getsockopt(c->fd, SOL_SOCKET, SO_ERROR, &error, &size);
    if (error != 0 ||
        send(c->fd, handshake, sizeof handshake - 1, MSG_NOSIGNAL) != sizeof handshake - 1) {
        drop(c, STATE_LOST);
        return;
    }
    enter(c, STATE_SHAKING);
    want(c, EPOLLIN);
}

void client_event(struct client *c, uint32_t events)
{
    switch (c->state) {
    case STATE_CONNECTING:
        connected(c);
        return;
    case STATE_SHAKING:
        shake(c);
        return;
    case STATE_OPEN:
        break;
    case STATE_NONE:
    case STATE_REFUSED:
    case STATE_LOST:
    case STATES:
        return;
    }
    if (c->is_bored) {
        if (recv(c->fd, NULL, 1 << 20, MSG_TRUNC | MSG_DONTWAIT) == 0)
            drop(c, STATE_LOST);
        return;
    }
    bool is_broken = c->is_deaf
                         ? (events & (EPOLLHUP | EPOLLERR)) != 0
                         : (events & ~(uint32_t)EPOLLOUT) != 0 && wslay_event_recv(c->ws) != 0;
    if (is_broken || wslay_event_get_close_received(c->ws))
        drop(c, STATE_LOST);
    else
        push(c);
}
