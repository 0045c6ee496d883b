/*
 * server.c: what the server is made of, and its life from the first listening socket to the
 * signal that ends it. One loop: epoll tells of new connections, of connections that can get on, of
 * signals, and of what other threads have done for the tables.
 */
#include "server.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <time.h>
#include <unistd.h>

#include "bus.h"
#include "connection.h"
#include "host.h"
#include "listener.h"
#include "online.h"
#include "site.h"

enum {
    EVENTS_MAX = 256,     /* in one turn of the loop */
    ACCEPT_MAX = 16,      /* connections at one socket in one turn */
    PLACES_MAX = 8192,    /* connections at once */
    SPARE = 24,           /* descriptors for everything but connections and their files */
    STUCK_WAIT = 100,     /* milliseconds until it is tried again to take a connection */
    FAREWELL_TIME = 2000, /* for those who are here when the server ends */
};

static const int ends[] = {SIGINT, SIGTERM, SIGHUP};
enum { ENDS = sizeof ends / sizeof *ends };

struct server {
    struct site site;
    struct listener listener;
    struct connections *connections;
    struct online *online;
    int epoll, signals;
    bool has_told; /* the tables were told something that they have not dealt with */
    bool is_stuck; /* no descriptor is left, so nobody listens for a moment */
    struct log log;
    bool is_heeding; /* signals are ours */
    sigset_t mask_before;
    struct sigaction pipe_before, size_before, ends_before[ENDS];
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
    s->is_heeding = true;
    const struct sigaction usual = {.sa_handler = SIG_DFL}, ignored = {.sa_handler = SIG_IGN};
    sigset_t set;
    sigemptyset(&set);
    for (int i = 0; i < ENDS; i++)
        sigaddset(&set, ends[i]);
    sigprocmask(SIG_BLOCK, &set, &s->mask_before);
    for (int i = 0; i < ENDS; i++)
        sigaction(ends[i], &usual, &s->ends_before[i]);
    sigaction(SIGPIPE, &ignored, &s->pipe_before);
    /* A file that may not grow is like a disk that is full: what is written there is refused. */
    sigaction(SIGXFSZ, &ignored, &s->size_before);
    return signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

static void close_signals(struct server *s)
{
    if (!s->is_heeding)
        return;
    for (int i = 0; i < ENDS; i++)
        sigaction(ends[i], &s->ends_before[i], NULL);
    sigaction(SIGPIPE, &s->pipe_before, NULL);
    sigaction(SIGXFSZ, &s->size_before, NULL);
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

/* The lesser of two times, -1 being never. */
static int sooner(int a, int b)
{
    return a < 0 || (b >= 0 && b < a) ? b : a;
}

static int wait_time(const struct server *s)
{
    int time = sooner(connections_wait(s->connections), online_wait(s->online));
    return s->is_stuck ? sooner(time, STUCK_WAIT) : time;
}

/* One turn: what has happened, what comes of it at the tables, and all that is to be sent for it.
 * False, with errno, if the loop itself failed. */
static bool turn(struct server *s, int time, bool *is_ended)
{
    struct epoll_event events[EVENTS_MAX];
    int count = epoll_wait(s->epoll, events, EVENTS_MAX, s->has_told ? 0 : time);
    if (count < 0 && errno != EINTR)
        return false;
    set_stuck(s, false);
    for (int i = 0; i < count; i++) {
        void *data = events[i].data.ptr;
        if (data == &s->signals)
            *is_ended = true;
        else if (is_listening_socket(s, data))
            accept_some(s, *(const int *)data);
        else if (data != s->online)
            connections_work(s->connections, data);
    }
    online_turn(s->online);
    s->has_told = connections_tidy(s->connections);
    return true;
}

static int64_t milliseconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static bool is_at_work(const struct server *s)
{
    static const enum kind kinds[] = {KIND_WAITING, KIND_SENDING, KIND_CLOSING, KIND_LASTING};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        if (connections_count(s->connections, kinds[i]) > 0)
            return true;
    }
    return false;
}

/* Nobody is let in any more, those who are here are told, and may take what is theirs. */
static void say_farewell(struct server *s)
{
    bool is_ended = false;
    for (int i = 0; i < s->listener.count; i++)
        epoll_ctl(s->epoll, EPOLL_CTL_DEL, s->listener.sockets[i], NULL);
    listener_close(&s->listener);
    online_farewell(s->online);
    connections_farewell(s->connections);
    s->has_told = true;
    int64_t until = milliseconds() + FAREWELL_TIME, now = until - FAREWELL_TIME;
    do {
        if (!turn(s, sooner((int)(until - now), wait_time(s)), &is_ended))
            return;
        take_signal(s);
        now = milliseconds();
    } while (now < until && is_at_work(s));
}

bool server_run(struct server *s)
{
    bool is_ended = false;
    while (!is_ended) {
        if (!turn(s, wait_time(s), &is_ended))
            return false;
    }
    take_signal(s);
    say_farewell(s);
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
    s->connections = connections_new(&s->site, online_calls(s->online), s->epoll, count_places());
    online_attach(s->online, s->connections);
    return s->connections != NULL && watch(s, online_event(s->online), s->online);
}

bool server_is_name(const char *text)
{
    char name[HOST_MAX];
    return host_read(text, name) && strcmp(text, name) == 0;
}

bool server_is_bus(const char *where)
{
    return bus_is_address(where);
}

/* Everything behind the listening sockets. */
static enum server_status furnish(struct server *s, const struct server_options *options,
                                  struct server_trouble *trouble)
{
    char facts[32];
    const struct online_options tables = {.store = options->store,
                                          .bus = options->bus,
                                          .threads = options->threads,
                                          .think_ms = options->think_ms,
                                          .log = &s->log};
    if (!log_open(&s->log, options->log))
        return SERVER_LOG;
    trouble->store = online_open(&tables, &s->online, trouble->why);
    if (trouble->store != STORE_OK)
        return SERVER_STORE;
    if (!set_up(s))
        return SERVER_FAILED;
    snprintf(facts, sizeof facts, "port=%d", s->listener.port);
    log_write(&s->log, "start", facts);
    return SERVER_READY;
}

enum server_status server_open(const struct server_options *options, struct server **out,
                               struct server_trouble *trouble)
{
    *out = NULL;
    struct server *s = calloc(1, sizeof *s);
    if (s == NULL)
        return SERVER_FAILED;
    s->epoll = s->signals = s->log.fd = -1;
    enum server_status status = listener_open(options, &s->listener);
    if (status == SERVER_READY) {
        s->site = (struct site){
            .folder = options->folder, .names = options->names, .has_proxy = options->has_proxy};
        status = furnish(s, options, trouble);
    }
    if (status == SERVER_READY) {
        *out = s;
        return SERVER_READY;
    }
    int error = errno;
    server_close(s);
    errno = error;
    return status;
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
    online_close(s->online);
    listener_close(&s->listener);
    if (s->epoll >= 0)
        close(s->epoll);
    close_signals(s);
    if (s->is_heeding)
        log_write(&s->log, "end", "");
    log_close(&s->log);
    free(s);
}
