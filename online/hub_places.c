/*
 * hub_places.c: the games this process has to do with, and their rooms. A room is brought up to the
 * store once for every message that needs it; those that nobody listens to are kept for a while.
 */
#include "parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROOMS_IDLE = 512, GROWTH_AT_ONCE = 256 };

#define DAMAGED_FOR (60 * SECOND)

uint64_t stir_number(uint64_t sum, int64_t n)
{
    for (int i = 0; i < 64; i += 8)
        sum = (sum ^ ((uint64_t)n >> i & 0xff)) * UINT64_C(0x100000001b3);
    return sum;
}

uint64_t stir_text(uint64_t sum, const char *text)
{
    for (; *text != '\0'; text++)
        sum = (sum ^ (unsigned char)*text) * UINT64_C(0x100000001b3);
    return stir_number(sum, 0);
}

/* ---- The list of places ------------------------------------------------------------------------- */

static size_t bucket_of(const char *id)
{
    return stir_text(STIR_START, id) >> 20 & (BUCKETS - 1);
}

struct place *place_find(const struct hub *h, const char *id)
{
    struct place *p = h->places[bucket_of(id)];
    while (p != NULL && strcmp(p->id, id) != 0)
        p = p->next;
    return p;
}

static void take_out(struct hub *h, struct place *p)
{
    if (p->older != NULL)
        p->older->newer = p->newer;
    else
        h->stalest = p->newer;
    if (p->newer != NULL)
        p->newer->older = p->older;
    else
        h->freshest = p->older;
}

static void put_last(struct hub *h, struct place *p)
{
    p->older = h->freshest;
    p->newer = NULL;
    if (h->freshest != NULL)
        h->freshest->newer = p;
    else
        h->stalest = p;
    h->freshest = p;
}

struct place *place_add(struct hub *h, const char *id)
{
    struct place *p = place_find(h, id);
    if (p != NULL || strlen(id) >= sizeof p->id)
        return p;
    p = calloc(1, sizeof *p);
    if (p == NULL)
        return NULL;
    snprintf(p->id, sizeof p->id, "%s", id);
    p->next = h->places[bucket_of(id)];
    h->places[bucket_of(id)] = p;
    put_last(h, p);
    h->place_count++;
    return p;
}

/* A room that is replaced may still be looked at by whoever was refused. */
static void set_aside(struct hub *h, struct place *p)
{
    if (p->room == NULL)
        return;
    p->room->next = h->gone;
    h->gone = p->room;
    p->room = NULL;
    p->is_stale = false;
    h->figures.rooms--;
}

void place_drop(struct hub *h, struct place *p)
{
    while (p->listeners != NULL)
        listener_drop(h, p->listeners);
    struct place **at = &h->dirty;
    while (*at != NULL && *at != p)
        at = &(*at)->next_dirty;
    if (*at == p)
        *at = p->next_dirty;
    at = &h->places[bucket_of(p->id)];
    while (*at != p)
        at = &(*at)->next;
    *at = p->next;
    take_out(h, p);
    set_aside(h, p);
    h->place_count--;
    free(p);
}

void place_dirty(struct hub *h, struct place *p)
{
    if (p->is_dirty)
        return;
    p->is_dirty = true;
    p->next_dirty = h->dirty;
    h->dirty = p;
}

void place_stale(struct place *p)
{
    p->is_stale = p->room != NULL;
    p->is_claimed = false;
    p->think_n = 0;
    p->think_until = 0;
}

/* ---- Rooms -------------------------------------------------------------------------------------- */

static enum store_status load(struct hub *h, struct place *p)
{
    set_aside(h, p);
    h->figures.lookups++;
    enum store_status status = room_load(h->store, p->id, &h->pauses, &p->room);
    h->figures.rooms += p->room != NULL;
    p->damaged_until = 0;
    if (status == STORE_DAMAGED) {
        char facts[64];
        p->damaged_until = h->now + DAMAGED_FOR;
        snprintf(facts, sizeof facts, "game=%s", p->id);
        hub_log(h, "damaged", facts);
    }
    return status;
}

enum why place_room(struct hub *h, struct place *p, struct room **out)
{
    enum store_status status = STORE_OK;
    *out = NULL;
    take_out(h, p);
    put_last(h, p);
    if (h->now < p->damaged_until)
        return WHY_DAMAGED;
    if (p->room == NULL || p->is_stale) {
        status = load(h, p);
    } else if (p->caught != h->message) {
        status = room_catch_up(h->store, p->room);
        if (status == STORE_DAMAGED)
            status = load(h, p);
        else if (status != STORE_OK)
            place_stale(p);
    }
    if (status == STORE_DAMAGED)
        return WHY_DAMAGED;
    if (status != STORE_OK || p->room == NULL)
        return status == STORE_NONE ? WHY_GAME : WHY_STORE;
    p->caught = h->message;
    if (!p->told.is_known)
        p->told = told_of(p->room);
    else if (p->told.count != p->room->game.count || p->told.talk != p->room->game.talk)
        place_dirty(h, p);
    *out = p->room;
    return WHY_NOT;
}

bool is_game_id(const char *id)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    size_t len = strlen(id);
    return len > 0 && len < STORE_ID_MAX && strspn(id, letters) == len;
}

enum why hub_room(struct hub *h, const char *id, struct room **out)
{
    *out = NULL;
    if (!is_game_id(id)) /* the store need not be asked */
        return WHY_GAME;
    bool is_new = place_find(h, id) == NULL;
    struct place *p = place_add(h, id);
    if (p == NULL)
        return WHY_BUSY;
    enum why why = place_room(h, p, out);
    if (why != WHY_NOT && why != WHY_DAMAGED && is_new)
        place_drop(h, p);
    return why;
}

void hub_changed(struct hub *h, struct room *r)
{
    struct place *p = place_add(h, r->game.id);
    if (p == NULL)
        return;
    p->changed = h->message;
    place_dirty(h, p);
    if (r->game.is_public && (r->game.state == GAME_OPEN || p->told.state == GAME_OPEN))
        hub_lobby_changed(h);
    for (int seat = 0; seat < r->game.seats; seat++)
        place_follow(h, p, r->seat[seat].account);
}

void place_follow(struct hub *h, struct place *p, int64_t account)
{
    const struct account *a = account == 0 ? NULL : account_find(h, account);
    for (struct peer *peer = a == NULL ? NULL : a->peers; peer != NULL;
         peer = peer->next_of_account) {
        struct listener *l = NULL;
        if (peer->wants_events && listener_find(peer, p) == NULL)
            l = listener_add(h, peer, p);
        if (l != NULL) {
            l->is_late = true;
            place_dirty(h, p);
        }
    }
}

void hub_forget(struct hub *h, const char *id)
{
    struct place *p = place_find(h, id);
    if (p == NULL)
        return;
    place_stale(p);
    place_dirty(h, p);
    p->changed = h->message;
}

void places_rest(struct hub *h)
{
    while (h->gone != NULL) {
        struct room *next = h->gone->next;
        room_free(h->gone);
        h->gone = next;
    }
    struct place *p = h->stalest;
    while (p != NULL && h->place_count - h->busy_count > ROOMS_IDLE) {
        struct place *newer = p->newer;
        if (p->listeners == NULL && !p->is_dirty && p->think_until <= h->now && p->job_n == 0)
            place_drop(h, p);
        p = newer;
    }
}

/* ---- Growth by others --------------------------------------------------------------------------- */

static void compare(struct hub *h, const struct store_growth *g)
{
    struct place *p = place_find(h, g->id);
    if (p == NULL)
        return;
    bool is_moved = p->has_growth && p->growth_seats != g->seats;
    p->growth_seats = g->seats;
    p->has_growth = true;
    if (!p->told.is_known) {
        p->told.is_known = true;
        p->told.count = g->count;
        p->told.talk = g->talk;
        p->told.state = g->state;
        p->told.actor = g->actor;
    }
    if (g->count < 0 || is_moved || g->count != p->told.count || g->talk != p->told.talk ||
        g->state != p->told.state)
        place_dirty(h, p);
}

enum why places_know(struct hub *h, char (*ids)[STORE_ID_MAX], int count, enum game_state state)
{
    struct store_growth games[GROWTH_AT_ONCE];
    int unknown = 0;
    for (int i = 0; i < count && unknown < GROWTH_AT_ONCE; i++) {
        const struct place *p = place_find(h, ids[i]);
        if (p == NULL || p->told.is_known)
            continue;
        games[unknown] = (struct store_growth){.state = state};
        memcpy(games[unknown++].id, p->id, sizeof p->id);
    }
    if (unknown > 0 && store_growth(h->store, games, unknown) != STORE_OK)
        return WHY_STORE;
    for (int i = 0; i < unknown; i++) {
        struct place *p = place_find(h, games[i].id);
        compare(h, &games[i]);
        if (games[i].state != state) {
            p->told.state = state;
            place_dirty(h, p);
        }
    }
    return WHY_NOT;
}

void places_look(struct hub *h)
{
    struct store_growth games[GROWTH_AT_ONCE];
    struct place *p = h->stalest;
    while (p != NULL) {
        int count = 0;
        for (; p != NULL && count < GROWTH_AT_ONCE; p = p->newer) {
            if (p->listeners != NULL)
                memcpy(games[count++].id, p->id, sizeof p->id);
        }
        h->figures.lookups++;
        if (count == 0 || store_growth(h->store, games, count) != STORE_OK)
            return;
        for (int i = 0; i < count; i++)
            compare(h, &games[i]);
    }
}
