/*
 * waiting.c: who waits for a password to be hashed, or for the end of the turn. Jobs take a tenth of a second each on purpose, so
 * there are never many.
 */
#include "waiting.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>

#include "desk.h"

enum { WAITING_MAX = 64 };

struct waiting_room {
    struct waiting *first;
    struct waiting *ready; /* nothing is to be hashed any more; who came first goes first */
    int count;             /* of those whose passwords are hashed */
    int64_t last;          /* number */
};

struct waiting_room *waiting_new(void)
{
    return calloc(1, sizeof(struct waiting_room));
}

static void forget(struct waiting *w)
{
    sodium_memzero(w, sizeof *w);
    free(w);
}

static void forget_all(struct waiting *w)
{
    while (w != NULL) {
        struct waiting *next = w->next;
        forget(w);
        w = next;
    }
}

void waiting_free(struct waiting_room *w)
{
    if (w == NULL)
        return;
    forget_all(w->first);
    forget_all(w->ready);
    free(w);
}

static void leave(struct waiting *w, const void *peer)
{
    for (; w != NULL; w = w->next) {
        if (w->peer == peer)
            w->peer = NULL;
    }
}

void waiting_leave(struct waiting_room *w, void *peer)
{
    leave(w->first, peer);
    leave(w->ready, peer);
}

static void make_ready(struct waiting_room *room, struct waiting *w)
{
    struct waiting **end = &room->ready;
    while (*end != NULL)
        end = &(*end)->next;
    w->next = NULL;
    *end = w;
}

bool waiting_add(struct hub *h, const struct waiting *as, const char *password, const char *hash)
{
    const struct hub_world *world = hub_world_of(h);
    struct waiting_room *room = desk_waiting(hub_desk(h));
    struct waiting *w = room->count < WAITING_MAX ? malloc(sizeof *w) : NULL;
    if (w == NULL)
        return false;
    *w = *as;
    w->number = ++room->last;
    w->next = room->first;
    room->first = w;
    room->count++;
    if (world->hash(world->context, &(struct hub_hashing){w->number, password, hash}))
        return true;
    room->first = w->next;
    room->count--;
    forget(w);
    return false;
}

bool waiting_alone(struct hub *h, const struct waiting *as)
{
    struct waiting *w = malloc(sizeof *w);
    if (w == NULL)
        return false;
    *w = *as;
    w->is_right = true;
    make_ready(desk_waiting(hub_desk(h)), w);
    return true;
}

void calls_hashed(struct hub *h, int64_t number, const char *hash, bool is_right)
{
    struct waiting_room *room = desk_waiting(hub_desk(h));
    struct waiting **at = &room->first;
    while (*at != NULL && (*at)->number != number)
        at = &(*at)->next;
    struct waiting *w = *at;
    if (w == NULL)
        return;
    *at = w->next;
    room->count--;
    snprintf(w->hash, sizeof w->hash, "%s", hash);
    w->is_right = is_right;
    if (w->peer != NULL && hash[0] != '\0') {
        make_ready(room, w);
        return;
    }
    struct call c = {.hub = h, .peer = w->peer, .who = w->who};
    if (w->peer != NULL)
        call_refuse(&c, WHY_BUSY);
    forget(w);
}

bool calls_are_ready(const struct hub *h)
{
    return desk_waiting(hub_desk(h))->ready != NULL;
}

void calls_alone(struct hub *h)
{
    struct waiting_room *room = desk_waiting(hub_desk(h));
    struct waiting *w = room->ready;
    room->ready = w->next;
    struct call c = {.hub = h, .peer = w->peer, .who = w->who};
    if (w->peer != NULL)
        w->then(&c, w, w->hash, w->is_right);
    forget(w);
}
