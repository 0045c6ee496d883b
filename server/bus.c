/*
 * bus.c: two rows of ids under a lock, and the thread between them and the line. Everybody hears
 * every message, also its own, and knows that by the word the message begins with.
 */
#include "bus.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/random.h>
#include <time.h>
#include <unistd.h>

#include "bus_line.h"

enum { ROOM = 4096, RECENT = 64, TAG_MAX = 17, AGAIN_MS = 500, STACK = 1 << 18 };

struct ids {
    int count;
    char id[ROOM][STORE_ID_MAX];
};

struct bus {
    const struct bus_driver *driver;
    struct bus_line *line; /* the thread's */
    char tag[TAG_MAX];
    int wake, event;
    pthread_t thread;
    pthread_mutex_t lock;
    bool is_over, is_well;
    struct ids out, in, some; /* some: the thread's */
    struct ids taken;         /* the loop's */
    struct bus_figures figures;
    char where[];
};

static void ring(int event)
{
    const uint64_t one = 1;
    ssize_t n = write(event, &one, sizeof one);
    (void)n; /* full means that it rings already */
}

/* ---- Ids ------------------------------------------------------------------------------------ */

/* A game that has just been noted need not be noted again. */
static bool add_id(struct ids *ids, const char *id)
{
    size_t len = strlen(id);
    if (len == 0 || len >= STORE_ID_MAX)
        return false;
    for (int i = ids->count - 1; i >= 0 && i >= ids->count - RECENT; i--)
        if (strcmp(ids->id[i], id) == 0)
            return true;
    if (ids->count == ROOM)
        return false;
    memcpy(ids->id[ids->count++], id, len + 1);
    return true;
}

static void move_ids(struct bus *b, struct ids *from, struct ids *to)
{
    pthread_mutex_lock(&b->lock);
    memcpy(to->id, from->id, (size_t)from->count * STORE_ID_MAX);
    to->count = from->count;
    from->count = 0;
    pthread_mutex_unlock(&b->lock);
}

/* ---- The thread ----------------------------------------------------------------------------- */

/* "TAG ID ID ..." */
static void hear(void *context, const char *text)
{
    struct bus *b = context;
    char words[BUS_TEXT_MAX], *rest = words;
    if (strlen(text) >= sizeof words)
        return;
    memcpy(words, text, strlen(text) + 1);
    const char *word = strsep(&rest, " ");
    if (strcmp(word, b->tag) == 0)
        return;
    pthread_mutex_lock(&b->lock);
    while ((word = strsep(&rest, " ")) != NULL) {
        bool is_noted = add_id(&b->in, word);
        b->figures.heard += is_noted;
        b->figures.lost += !is_noted;
    }
    pthread_mutex_unlock(&b->lock);
    ring(b->event);
}

/* As many ids in one message as fit. */
static bool send_some(struct bus *b)
{
    bool is_sent = true;
    for (int i = 0; i < b->some.count;) {
        char text[BUS_TEXT_MAX];
        size_t len = (size_t)snprintf(text, sizeof text, "%s", b->tag);
        for (; i < b->some.count && len + STORE_ID_MAX + 1 < sizeof text; i++)
            len += (size_t)snprintf(text + len, sizeof text - len, " %s", b->some.id[i]);
        is_sent = is_sent && b->driver->send(b->line, text);
        pthread_mutex_lock(&b->lock);
        b->figures.calls += is_sent;
        pthread_mutex_unlock(&b->lock);
    }
    return is_sent;
}

static bool is_over(struct bus *b)
{
    pthread_mutex_lock(&b->lock);
    bool over = b->is_over;
    pthread_mutex_unlock(&b->lock);
    return over;
}

static void note_well(struct bus *b, bool is_well)
{
    pthread_mutex_lock(&b->lock);
    b->figures.is_well = is_well;
    pthread_mutex_unlock(&b->lock);
}

/* What is to be told while nobody is there is found by others when they look. */
static void drop_some(struct bus *b)
{
    move_ids(b, &b->out, &b->some);
    pthread_mutex_lock(&b->lock);
    b->figures.lost += b->some.count;
    pthread_mutex_unlock(&b->lock);
}

static void hush(int wake)
{
    uint64_t count;
    ssize_t n = read(wake, &count, sizeof count);
    (void)n;
}

/* Waits for something to happen, and says whether the line still lives. */
static bool turn(struct bus *b)
{
    struct pollfd both[] = {{.fd = b->wake, .events = POLLIN},
                            {.fd = b->driver->socket(b->line), .events = POLLIN}};
    if (poll(both, 2, -1) < 0)
        return errno == EINTR;
    if (both[0].revents != 0) {
        hush(b->wake);
        move_ids(b, &b->out, &b->some);
        if (!send_some(b))
            return false;
    }
    return b->driver->take(b->line, hear, b);
}

static void *run(void *context)
{
    struct bus *b = context;
    while (!is_over(b)) {
        b->line = b->driver->open(b->where);
        note_well(b, b->line != NULL);
        while (b->line != NULL && turn(b) && !is_over(b))
            continue;
        b->driver->close(b->line);
        note_well(b, false);
        drop_some(b);
        struct pollfd wake = {.fd = b->wake, .events = POLLIN};
        if (!is_over(b) && poll(&wake, 1, AGAIN_MS) > 0) {
            /* It may be the end; if it is only an id, the time is waited for all the same. */
            hush(b->wake);
            if (!is_over(b))
                nanosleep(&(struct timespec){.tv_nsec = AGAIN_MS * 1000000L}, NULL);
        }
    }
    return NULL;
}

/* ---- Opening -------------------------------------------------------------------------------- */

static const char *const pg_words[] = {"postgresql:", "postgres:"};

static bool is_pg(const char *where)
{
    for (size_t i = 0; i < sizeof pg_words / sizeof *pg_words; i++)
        if (strncmp(where, pg_words[i], strlen(pg_words[i])) == 0)
            return true;
    return false;
}

const char *bus_choose(const char *where, const char *store)
{
    if (where[0] != '\0')
        return where;
    return is_pg(store) ? store : "none";
}

/* Signals are for the loop alone. */
static bool start(struct bus *b)
{
    sigset_t all, before;
    pthread_attr_t attributes;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, STACK);
    int error = pthread_create(&b->thread, &attributes, run, b);
    pthread_attr_destroy(&attributes);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return error == 0;
}

static bool make_tag(char tag[TAG_MAX])
{
    uint64_t luck;
    if (getrandom(&luck, sizeof luck, 0) != (ssize_t)sizeof luck)
        return false;
    snprintf(tag, TAG_MAX, "%016llx", (unsigned long long)luck);
    return true;
}

bool bus_is_address(const char *where)
{
    return strcmp(where, "none") == 0 || (is_pg(where) ? &bus_pg : &bus_redis)->is_address(where);
}

bool bus_open(const char *where, int event, struct bus **out, char why[STORE_WHY_MAX])
{
    const struct bus_driver *driver = is_pg(where) ? &bus_pg : &bus_redis;
    *out = NULL;
    if (strcmp(where, "none") == 0)
        return true;
    if (!bus_is_address(where)) {
        snprintf(why, STORE_WHY_MAX, "This is no address of PostgreSQL or Redis.");
        return false;
    }
    size_t size = strlen(where) + 1;
    struct bus *b = calloc(1, sizeof *b + size);
    if (b == NULL) {
        snprintf(why, STORE_WHY_MAX, "There is no memory.");
        return false;
    }
    memcpy(b->where, where, size);
    b->driver = driver;
    b->event = event;
    b->wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    pthread_mutex_init(&b->lock, NULL);
    if (b->wake >= 0 && make_tag(b->tag) && start(b)) {
        *out = b;
        return true;
    }
    snprintf(why, STORE_WHY_MAX, "The bus cannot be started: %s.", strerror(errno));
    if (b->wake >= 0)
        close(b->wake);
    pthread_mutex_destroy(&b->lock);
    free(b);
    return false;
}

void bus_close(struct bus *b)
{
    if (b == NULL)
        return;
    pthread_mutex_lock(&b->lock);
    b->is_over = true;
    pthread_mutex_unlock(&b->lock);
    ring(b->wake);
    pthread_join(b->thread, NULL);
    close(b->wake);
    pthread_mutex_destroy(&b->lock);
    free(b);
}

/* ---- The loop's side ------------------------------------------------------------------------ */

void bus_tell(struct bus *b, const char *id)
{
    if (b == NULL)
        return;
    pthread_mutex_lock(&b->lock);
    bool is_noted = add_id(&b->out, id);
    b->figures.told += is_noted;
    b->figures.lost += !is_noted;
    pthread_mutex_unlock(&b->lock);
    ring(b->wake);
}

void bus_take(struct bus *b, void (*grown)(void *context, const char *id), void *context)
{
    if (b == NULL)
        return;
    move_ids(b, &b->in, &b->taken);
    for (int i = 0; i < b->taken.count; i++)
        grown(context, b->taken.id[i]);
}

void bus_figure(struct bus *b, struct bus_figures *out)
{
    *out = (struct bus_figures){0};
    if (b == NULL)
        return;
    pthread_mutex_lock(&b->lock);
    *out = b->figures;
    pthread_mutex_unlock(&b->lock);
}
