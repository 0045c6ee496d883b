/*
 * server.c: what the server is made of, and its life from the first listening socket to the
 * signal that ends it. One thread, one loop: epoll tells of new connections, of connections that
 * can get on, and of signals.
 */
#include "server.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include "connection.h"
#include "host.h"
#include "listener.h"
#include "site.h"

enum {
    EVENTS_MAX = 256,  /* in one turn of the loop */
    ACCEPT_MAX = 16,   /* connections at one socket in one turn */
    PLACES_MAX = 8192, /* connections at once */
    SPARE = 24,        /* descriptors for everything but connections and their files */
    STUCK_WAIT = 100,  /* milliseconds until it is tried again to take a connection */
};

static const int ends[] = {SIGINT, SIGTERM, SIGHUP};
enum { ENDS = sizeof ends / sizeof *ends };

struct server {
    struct site site;
    struct listener listener;
    struct connections *connections;
    struct calls calls;
    int epoll, signals;
    bool is_stuck; /* no descriptor is left, so nobody listens for a moment */
    sigset_t mask_before;
    struct sigaction pipe_before, ends_before[ENDS];
};

/* ---- Limits --------------------------------------------------------------------------------- */

/* Each connection may have a socket and a file. Where few descriptors are allowed, there are few
 * places, so that there is always one for the next that comes. */
static int count_places(void)
{
    struct rlimit limit;
    const rlim_t most = (rlim_t)2 * PLACES_MAX + SPARE;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return 1;
    if (limit.rlim_cur < most) {
        limit.rlim_cur = limit.rlim_max < most ? limit.rlim_max : most;
        setrlimit(RLIMIT_NOFILE, &limit);
        getrlimit(RLIMIT_NOFILE, &limit);
    }
    if (limit.rlim_cur >= most)
        return PLACES_MAX;
    return limit.rlim_cur < SPARE + 4 ? 2 : (int)(limit.rlim_cur - SPARE) / 2;
}

/* ---- Signals -------------------------------------------------------------------------------- */

/* They come as events. A signal that was ignored by whoever started us would not come at all. */
static int open_signals(struct server *s)
{
    const struct sigaction usual = {.sa_handler = SIG_DFL}, ignored = {.sa_handler = SIG_IGN};
    sigset_t set;
    sigemptyset(&set);
    for (int i = 0; i < ENDS; i++)
        sigaddset(&set, ends[i]);
    sigprocmask(SIG_BLOCK, &set, &s->mask_before);
    for (int i = 0; i < ENDS; i++)
        sigaction(ends[i], &usual, &s->ends_before[i]);
    sigaction(SIGPIPE, &ignored, &s->pipe_before);
    return signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

static void close_signals(struct server *s)
{
    for (int i = 0; i < ENDS; i++)
        sigaction(ends[i], &s->ends_before[i], NULL);
    sigaction(SIGPIPE, &s->pipe_before, NULL);
    sigprocmask(SIG_SETMASK, &s->mask_before, NULL);
    if (s->signals >= 0)
        close(s->signals);
}

/* The signal that wakes us is taken, so that it does not end the program when it is let in. */
static void take_signal(struct server *s)
{
    struct signalfd_siginfo info;
    while (read(s->signals, &info, sizeof info) > 0)
        continue;
}

/* ---- Calls ---------------------------------------------------------------------------------- */

static void ask_nobody(void *context, void *peer, const struct request *request, const char *path,
                       const char *address)
{
    struct server *s = context;
    static const char body[] = "{\"why\":\"nothing\",\"text\":\"There is nothing here.\"}\n";
    (void)request;
    (void)path;
    (void)address;
    connections_answer(s->connections, peer, 404, "application/json", "", body, sizeof body - 1);
}

static bool come_to_nobody(void *context, void *peer, const char *address)
{
    (void)context;
    (void)peer;
    (void)address;
    return true;
}

static void say_to_nobody(void *context, void *peer, const char *text, size_t size)
{
    struct server *s = context;
    connections_send(s->connections, peer, text, size);
}

static void leave_nobody(void *context, void *peer)
{
    (void)context;
    (void)peer;
}

/* ---- The loop ------------------------------------------------------------------------------- */

static bool watch(struct server *s, int fd, void *data)
{
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = data};
    return epoll_ctl(s->epoll, EPOLL_CTL_ADD, fd, &event) == 0;
}

/* While it is stuck nobody listens, or the loop would be told again and again. */
static void set_stuck(struct server *s, bool is_stuck)
{
    if (s->is_stuck == is_stuck)
        return;
    s->is_stuck = is_stuck;
    for (int i = 0; i < s->listener.count; i++) {
        struct epoll_event event = {.events = is_stuck ? 0 : EPOLLIN,
                                    .data.ptr = &s->listener.sockets[i]};
        epoll_ctl(s->epoll, EPOLL_CTL_MOD, s->listener.sockets[i], &event);
    }
}

static void accept_some(struct server *s, int listening)
{
    enum accepted accepted = ACCEPTED_ONE;
    for (int i = 0; i < ACCEPT_MAX && accepted == ACCEPTED_ONE; i++)
        accepted = connections_accept(s->connections, listening);
    if (accepted == ACCEPTED_STUCK)
        set_stuck(s, true);
}

static bool is_listening_socket(const struct server *s, const void *data)
{
    for (int i = 0; i < s->listener.count; i++) {
        if (data == &s->listener.sockets[i])
            return true;
    }
    return false;
}

static int wait_time(const struct server *s)
{
    int time = connections_wait(s->connections);
    return s->is_stuck && (time < 0 || time > STUCK_WAIT) ? STUCK_WAIT : time;
}

bool server_run(struct server *s)
{
    struct epoll_event events[EVENTS_MAX];
    bool is_ended = false, has_told = false;
    while (!is_ended) {
        int count = epoll_wait(s->epoll, events, EVENTS_MAX, has_told ? 0 : wait_time(s));
        if (count < 0 && errno != EINTR)
            return false;
        set_stuck(s, false);
        for (int i = 0; i < count; i++) {
            void *data = events[i].data.ptr;
            if (data == &s->signals)
                is_ended = true;
            else if (is_listening_socket(s, data))
                accept_some(s, *(const int *)data);
            else
                connections_work(s->connections, data);
        }
        has_told = connections_tidy(s->connections);
    }
    take_signal(s);
    return true;
}

/* ---- Beginning and end ---------------------------------------------------------------------- */

static bool set_up(struct server *s)
{
    s->signals = open_signals(s);
    s->epoll = epoll_create1(EPOLL_CLOEXEC);
    if (s->signals < 0 || s->epoll < 0 || !watch(s, s->signals, &s->signals))
        return false;
    for (int i = 0; i < s->listener.count; i++) {
        if (!watch(s, s->listener.sockets[i], &s->listener.sockets[i]))
            return false;
    }
    s->calls = (struct calls){s, ask_nobody, come_to_nobody, say_to_nobody, leave_nobody};
    s->connections = connections_new(&s->site, &s->calls, s->epoll, count_places());
    return s->connections != NULL;
}

bool server_is_name(const char *text)
{
    char name[HOST_MAX];
    return host_read(text, name) && strcmp(text, name) == 0;
}

enum server_status server_open(const struct server_options *options, struct server **out)
{
    *out = NULL;
    struct server *s = calloc(1, sizeof *s);
    if (s == NULL)
        return SERVER_FAILED;
    enum server_status status = listener_open(options, &s->listener);
    if (status != SERVER_READY) {
        int error = errno;
        free(s);
        errno = error;
        return status;
    }
    s->site = (struct site){.folder = options->folder, .names = options->names};
    if (set_up(s)) {
        *out = s;
        return SERVER_READY;
    }
    int error = errno;
    server_close(s);
    errno = error;
    return SERVER_FAILED;
}

int server_port(const struct server *s)
{
    return s->listener.port;
}

void server_close(struct server *s)
{
    if (s == NULL)
        return;
    connections_free(s->connections);
    listener_close(&s->listener);
    if (s->epoll >= 0)
        close(s->epoll);
    close_signals(s);
    free(s);
}
