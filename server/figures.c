/*
 * figures.c: the server in numbers.
 */
#include "figures.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <time.h>

enum { COUNT_MS = 10000, COUNT_SHARE = 1000 };

struct writer {
    char *text;
    size_t size;
};

static void add(struct writer *w, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    int n = vsnprintf(w->text + w->size, FIGURES_MAX - w->size, format, args);
    va_end(args);
    w->size += n < 0 ? 0 : (size_t)n;
    if (w->size >= FIGURES_MAX)
        w->size = FIGURES_MAX - 1;
}

static void begin(struct writer *w, const char *name, const char *type, const char *help)
{
    add(w, "# HELP aude_%s %s\n# TYPE aude_%s %s\n", name, help, name, type);
}

static void one(struct writer *w, const char *name, const char *type, const char *help,
                int64_t value)
{
    begin(w, name, type, help);
    add(w, "aude_%s %" PRId64 "\n", name, value);
}

static void add_connections(struct writer *w, const struct connections *cs)
{
    static const char *const kinds[KINDS] = {
        [KIND_READING] = "reading", [KIND_WAITING] = "waiting", [KIND_SENDING] = "sending",
        [KIND_IDLE] = "idle",       [KIND_CLOSING] = "closing", [KIND_LASTING] = "lasting"};
    begin(w, "connections", "gauge", "Connections by what goes on with them.");
    for (int i = 0; i < KINDS; i++)
        add(w, "aude_connections{kind=\"%s\"} %d\n", kinds[i], connections_count(cs, (enum kind)i));
    one(w, "slow_total", "counter", "Lasting connections given up because they were too slow.",
        connections_slow(cs));
}

static void add_hub(struct writer *w, const struct hub *hub)
{
    struct hub_figures f;
    hub_figure(hub, &f);
    one(w, "sockets", "gauge", "WebSockets.", f.sockets);
    one(w, "streams", "gauge", "Streams.", f.streams);
    one(w, "rooms", "gauge", "Games in memory.", f.rooms);
    one(w, "lines_total", "counter", "Lines stored.", f.lines);
    one(w, "refusals_total", "counter", "Calls and messages refused.", f.refusals);
    one(w, "limited_total", "counter", "Of these, refused as too many.", f.limited);
    one(w, "commits_total", "counter", "Transactions of the store.", f.commits);
    one(w, "failures_total", "counter", "Transactions that failed.", f.failures);
    begin(w, "commit_seconds_total", "counter", "Time spent in transactions.");
    add(w, "aude_commit_seconds_total %.3f\n", (double)f.store_ms_total / 1000);
    one(w, "lookups_total", "counter", "Looks for what others have stored.", f.lookups);
    one(w, "jobs_total", "counter", "Turns of computers thought about.", f.jobs);
}

static void add_bus(struct writer *w, struct bus *bus)
{
    struct bus_figures f;
    bus_figure(bus, &f);
    one(w, "bus_up", "gauge", "Is the bus between servers there?", f.is_well);
    one(w, "bus_told_total", "counter", "Games told to other servers.", f.told);
    one(w, "bus_heard_total", "counter", "Games heard of from other servers.", f.heard);
    one(w, "bus_lost_total", "counter", "Games that others find only when they look.", f.lost);
}

static void add_push(struct writer *w, struct push *push)
{
    struct push_figures f;
    push_figure(push, &f);
    one(w, "push_sent_total", "counter", "Messages that push services took.", f.sent);
    one(w, "push_failed_total", "counter", "Messages that they did not take.", f.failed);
    one(w, "push_lost_total", "counter", "Messages that were never sent.", f.lost);
}

static int64_t milliseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* All rows are looked at, so it is done the less often the longer it takes. */
static void count(struct figures *f, struct store *store, int64_t now)
{
    struct store_counts counts;
    int64_t began = milliseconds();
    if (f->counted != 0 && now - f->counted < COUNT_MS + f->took * COUNT_SHARE)
        return;
    if (store_count(store, &counts) != STORE_OK)
        return;
    f->counts = counts;
    f->counted = now;
    f->took = milliseconds() - began;
}

static void add_store(struct writer *w, const struct store_counts *counts)
{
    static const char *const states[GAME_STATES] = {"open", "running", "over"};
    static const char *const kinds[ACCOUNT_KINDS] = {"guest", "person", "bot"};
    begin(w, "games", "gauge", "Games in the store.");
    for (int i = 0; i < GAME_STATES; i++)
        add(w, "aude_games{state=\"%s\"} %" PRId64 "\n", states[i], counts->games[i]);
    begin(w, "accounts", "gauge", "Accounts in the store.");
    for (int i = 0; i < ACCOUNT_KINDS; i++)
        add(w, "aude_accounts{kind=\"%s\"} %" PRId64 "\n", kinds[i], counts->accounts[i]);
    one(w, "lines", "gauge", "Lines in the store.", counts->lines);
}

const char *figures_write(struct figures *f, const struct figures_source *source, int64_t now)
{
    struct writer w = {f->text, 0};
    count(f, source->store, now);
    one(&w, "up", "gauge", "Is the store there?", hub_is_well(source->hub));
    add_connections(&w, source->connections);
    add_hub(&w, source->hub);
    one(&w, "thoughts_waiting", "gauge", "Turns of computers nobody thinks about yet.",
        source->thoughts);
    if (source->bus != NULL)
        add_bus(&w, source->bus);
    add_push(&w, source->push);
    if (f->counted != 0)
        add_store(&w, &f->counts);
    return f->text;
}
