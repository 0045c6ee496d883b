/*
 * online.c: the hub in the world of this process. Whatever comes in by a connection goes to the hub,
 * whatever the hub wants to happen goes to connections, workers or the log.
 */
#include "online.h"

#include <errno.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "../online/hub.h"
#include "bus.h"
#include "figures.h"
#include "push.h"
#include "think.h"
#include "times.h"

enum {
    THOUGHTS = 1024, /* that wait at most */
    HASHERS = 2,     /* each needs 64 MiB while it is at it */
    HASHES = 64,
    LOOK_MS = 2000 /* how often the store is asked what others have done */
};

struct online {
    struct hub *hub;
    struct store *store;
    struct connections *connections;
    struct workers *thinkers, *hashers;
    struct bus *bus;   /* NULL: there are no others */
    struct push *push; /* NULL: nobody is woken */
    struct calls calls;
    struct times times;
    struct figures figures;
    const struct log *log;
    int event;
    struct job *refused; /* jobs there was no room for: they are done, with nothing */
};

/* ---- What the hub wants --------------------------------------------------------------------- */

static int64_t tell_time(void *context)
{
    struct online *o = context;
    return times_now(&o->times, clocks_read());
}

static void give_luck(void *context, void *bytes, size_t size)
{
    (void)context;
    randombytes_buf(bytes, size);
}

static void send_text(void *context, void *peer, const char *text, size_t size)
{
    struct online *o = context;
    connections_send(o->connections, peer, text, size);
}

/* NOLINTNEXTLINE(readability-function-size): struct hub_world has it so */
static void send_answer(void *context, void *peer, int status, const char *type, const char *fields,
                        const char *body, size_t size)
{
    struct online *o = context;
    struct reply reply = {status, type, fields, body, size, NULL};
    char next[HUB_NEXT_MAX];
    if (hub_read_more(fields, next))
        reply.next = next;
    connections_answer(o->connections, peer, &reply);
}

static void begin_stream(void *context, void *peer)
{
    struct online *o = context;
    connections_stream(o->connections, peer);
}

static void close_peer(void *context, void *peer, int code)
{
    struct online *o = context;
    connections_close(o->connections, peer, code);
}

/* Without room it is told, when it is not at work, that nothing came of it. False: out of memory. */
static bool give_job(struct online *o, struct workers *workers, struct job *job)
{
    if (job == NULL || workers_add(workers, job))
        return job != NULL;
    const uint64_t one = 1;
    ssize_t n = write(o->event, &one, sizeof one);
    (void)n;
    job->next = o->refused;
    o->refused = job;
    return true;
}

static bool start_thinking(void *context, const struct hub_thought *thought)
{
    struct online *o = context;
    return give_job(o, o->thinkers, think_new(thought));
}

static int thoughts_left(void *context)
{
    const struct online *o = context;
    return THOUGHTS - workers_count(o->thinkers);
}

static void stop_thinking(void *context, const char *game, int n)
{
    const struct online *o = context;
    workers_drop(o->thinkers, think_is, &(struct think_name){game, n});
}

static bool start_hashing(void *context, const struct hub_hashing *hashing)
{
    struct online *o = context;
    return give_job(o, o->hashers, hash_new(hashing));
}

static void tell_others(void *context, const char *game)
{
    struct online *o = context;
    bus_tell(o->bus, game);
}

static void wake(void *context, const struct store_push *to, const char *text)
{
    struct online *o = context;
    push_send(o->push, to, text);
}

static void write_log(void *context, const char *event, const char *facts)
{
    struct online *o = context;
    log_write(o->log, event, facts);
}

/* ---- What connections bring ----------------------------------------------------------------- */

/* "Bearer TOKEN", or "". */
static const char *find_token(const char *authorization)
{
    static const char scheme[] = "bearer ";
    if (strncasecmp(authorization, scheme, sizeof scheme - 1) != 0)
        return "";
    authorization += sizeof scheme - 1;
    return authorization + strspn(authorization, " ");
}

static void tell_health(struct online *o, void *peer)
{
    bool is_well = hub_is_well(o->hub);
    const char *body = is_well ? "{\"status\":\"well\"}\n" : "{\"status\":\"store\"}\n";
    connections_answer(
        o->connections, peer,
        &(struct reply){is_well ? 200 : 503, "application/json", "", body, strlen(body), NULL});
}

static void tell_figures(struct online *o, void *peer)
{
    struct figures_source source = {o->hub,
                                    o->store,
                                    o->connections,
                                    o->bus,
                                    o->thinkers == NULL ? 0 : workers_count(o->thinkers),
                                    o->push};
    const char *text = figures_write(&o->figures, &source, times_now(&o->times, clocks_read()));
    connections_answer(
        o->connections, peer,
        &(struct reply){200, "text/plain; version=0.0.4", "", text, strlen(text), NULL});
}

static void take_request(void *context, void *peer, const struct request *request, const char *path,
                         const char *address)
{
    struct online *o = context;
    if (strcmp(path, "/health") == 0) {
        tell_health(o, peer);
    } else if (strcmp(path, "/metrics") == 0) {
        tell_figures(o, peer);
    } else {
        hub_ask(o->hub, peer,
                &(struct hub_request){.method = request->is_post ? "POST" : "GET",
                                      .path = path,
                                      .query = request->query,
                                      .token = find_token(request->authorization),
                                      .address = address,
                                      .body = request->body,
                                      .size = request->body_size});
    }
}

static void take_more(void *context, void *peer, const char *next)
{
    struct online *o = context;
    hub_more(o->hub, peer, next);
}

static bool take_socket(void *context, void *peer, const char *address)
{
    struct online *o = context;
    return hub_came(o->hub, peer, address);
}

static void take_text(void *context, void *peer, const char *text, size_t size)
{
    struct online *o = context;
    hub_said(o->hub, peer, text, size);
}

static void take_leave(void *context, void *peer)
{
    struct online *o = context;
    hub_left(o->hub, peer);
}

/* ---- The turn of the loop ------------------------------------------------------------------- */

static void take_refused(struct online *o)
{
    struct job *job = o->refused;
    o->refused = NULL;
    while (job != NULL) {
        struct job *next = job->next;
        job->done(job, o->hub);
        job = next;
    }
}

static void take_growth(void *context, const char *game)
{
    struct online *o = context;
    hub_grew(o->hub, game);
}

void online_turn(struct online *o)
{
    uint64_t rings;
    if (read(o->event, &rings, sizeof rings) == sizeof rings) {
        take_refused(o);
        bus_take(o->bus, take_growth, o);
        if (o->thinkers != NULL)
            workers_take(o->thinkers, o->hub);
        workers_take(o->hashers, o->hub);
    }
    hub_turn(o->hub);
    push_take(o->push, o->store);
}

int online_wait(const struct online *o)
{
    return hub_wait(o->hub);
}

void online_farewell(struct online *o)
{
    hub_farewell(o->hub);
    hub_turn(o->hub);
}

const struct calls *online_calls(const struct online *o)
{
    return &o->calls;
}

void online_attach(struct online *o, struct connections *cs)
{
    o->connections = cs;
}

int online_event(const struct online *o)
{
    return o->event;
}

/* ---- Beginning and end ---------------------------------------------------------------------- */

static bool start(struct online *o, const struct online_options *options, char *why)
{
    o->event = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (o->event < 0 || !push_open(o->store, o->event, &o->push))
        return false;
    const struct hub_world world = {.context = o,
                                    .now = tell_time,
                                    .random = give_luck,
                                    .send = send_text,
                                    .answer = send_answer,
                                    .stream = begin_stream,
                                    .close = close_peer,
                                    .think = options->threads > 0 ? start_thinking : NULL,
                                    .think_room = thoughts_left,
                                    .think_no_more = stop_thinking,
                                    .hash = start_hashing,
                                    .grown = tell_others,
                                    .push = o->push == NULL ? NULL : wake,
                                    .log = write_log};
    const struct hub_options how = {
        .think_ms = options->think_ms, .look_ms = LOOK_MS, .push_key = push_key(o->push)};
    if (options->threads > 0) {
        o->thinkers = workers_new(options->threads, THOUGHTS, o->event);
        if (o->thinkers == NULL)
            return false;
    }
    o->hashers = workers_new(HASHERS, HASHES, o->event);
    if (o->hashers == NULL)
        return false;
    o->hub = hub_new(o->store, &world, &how);
    if (o->hub == NULL) {
        errno = ENOMEM;
        return false;
    }
    return bus_open(bus_choose(options->bus, options->store), o->event, &o->bus, why);
}

enum store_status online_open(const struct online_options *options, struct online **out,
                              char why[STORE_WHY_MAX])
{
    *out = NULL;
    struct online *o = calloc(1, sizeof *o);
    if (o == NULL || sodium_init() < 0) {
        free(o);
        snprintf(why, STORE_WHY_MAX, "%s", strerror(ENOMEM));
        return STORE_DOWN;
    }
    o->event = -1;
    o->log = options->log;
    o->calls = (struct calls){o, take_request, take_socket, take_text, take_leave, take_more};
    times_start(&o->times, clocks_read());
    enum store_status status = store_open(options->store, STORE_SERVE, &o->store, why);
    if (status == STORE_OK && start(o, options, why)) {
        *out = o;
        return STORE_OK;
    }
    if (status == STORE_OK) {
        if (why[0] == '\0')
            snprintf(why, STORE_WHY_MAX, "%s", strerror(errno));
        status = STORE_DOWN;
    }
    online_close(o);
    return status;
}

void online_close(struct online *o)
{
    if (o == NULL)
        return;
    bus_close(o->bus);
    push_close(o->push);
    workers_free(o->thinkers);
    workers_free(o->hashers);
    while (o->refused != NULL) {
        struct job *job = o->refused;
        o->refused = job->next;
        job->drop(job);
    }
    hub_free(o->hub);
    store_close(o->store);
    if (o->event >= 0)
        close(o->event);
    free(o);
}
