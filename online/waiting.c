/*
 * waiting.c: who waits for a password to be hashed. Jobs take a tenth of a second each on purpose, so
 * there are never many.
 */
#include "waiting.h"

#include <sodium.h>
#include <stdlib.h>

#include "desk.h"

enum { WAITING_MAX = 64 };

struct waiting_room {
    struct waiting *first;
    int count;
    int64_t last; /* number */
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

void waiting_free(struct waiting_room *w)
{
    while (w != NULL && w->first != NULL) {
        struct waiting *next = w->first->next;
        forget(w->first);
        w->first = next;
    }
    free(w);
}

void waiting_leave(struct waiting_room *w, void *peer)
{
    for (struct waiting *one = w->first; one != NULL; one = one->next) {
        if (one->peer == peer)
            one->peer = NULL;
    }
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
    struct call c = {.hub = h, .peer = w->peer, .who = w->who};
    if (w->peer != NULL && hash[0] == '\0')
        call_refuse(&c, WHY_BUSY);
    else if (w->peer != NULL)
        w->then(&c, w, hash, is_right);
    forget(w);
}
