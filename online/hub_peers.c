/*
 * hub_peers.c: who is connected, as whom, and to what they listen.
 */
#include "parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FOLLOW_MAX = 64, STANDINGS = 100, NEWS_ACCOUNTS = 100, NEWS_GAMES = 256 };

#define NEWS_PAUSE (SECOND / 5)  /* after each question about news */
#define NEWS_SPARE (10 * SECOND) /* a game that began may be stored so much later */

static size_t bucket_of(uint64_t number)
{
    return (number * UINT64_C(0x9e3779b97f4a7c15) >> 40) % BUCKETS;
}

/* ---- Accounts -------------------------------------------------------------------------------------- */

static struct account **account_at(struct hub *h, int64_t id)
{
    struct account **at = &h->accounts[bucket_of((uint64_t)id)];
    while (*at != NULL && (*at)->id != id)
        at = &(*at)->next;
    return at;
}

struct account *account_find(const struct hub *h, int64_t id)
{
    struct account *a = h->accounts[bucket_of((uint64_t)id)];
    while (a != NULL && a->id != id)
        a = a->next;
    return a;
}

static void leave_account(struct hub *h, struct peer *p)
{
    struct account *a = p->account;
    if (a == NULL)
        return;
    struct peer **at = &a->peers;
    while (*at != p)
        at = &(*at)->next_of_account;
    *at = p->next_of_account;
    p->account = NULL;
    if (--a->count > 0)
        return;
    if (h->world.push != NULL && h->parted_count < PARTED_MAX)
        h->parted[h->parted_count++] = a->id;
    if (h->parted_count > 0 && h->now < h->next_keep)
        h->next_keep = h->now;
    *account_at(h, a->id) = a->next;
    free(a);
}

bool peer_is(struct hub *h, struct peer *p, const struct who *w)
{
    while (p->games != NULL && p->account != NULL && p->who.account != w->account)
        listener_drop(h, p->games);
    leave_account(h, p);
    p->who = *w;
    if (w->account == 0)
        return true;
    struct account **at = account_at(h, w->account);
    if (*at == NULL) {
        *at = calloc(1, sizeof **at);
        if (*at == NULL) {
            p->who = (struct who){0};
            return false;
        }
        (*at)->id = w->account;
    }
    p->account = *at;
    p->next_of_account = p->account->peers;
    p->account->peers = p;
    p->account->count++;
    return true;
}

/* ---- Peers ----------------------------------------------------------------------------------------- */

static size_t peer_bucket(const void *key)
{
    return bucket_of((uint64_t)(uintptr_t)key);
}

struct peer *peer_find(const struct hub *h, const void *key)
{
    struct peer *p = h->peers[peer_bucket(key)];
    while (p != NULL && p->key != key)
        p = p->next;
    return p;
}

struct peer *peer_add(struct hub *h, void *key, const char *address)
{
    struct peer *p = calloc(1, sizeof *p);
    if (p == NULL)
        return NULL;
    p->key = key;
    snprintf(p->address, sizeof p->address, "%s", address);
    p->next = h->peers[peer_bucket(key)];
    h->peers[peer_bucket(key)] = p;
    p->older = h->newest;
    if (h->newest != NULL)
        h->newest->newer = p;
    else
        h->oldest = p;
    h->newest = p;
    return p;
}

void peer_want_lobby(struct hub *h, struct peer *p, bool wants)
{
    h->lobby_peers += (int)wants - (int)p->wants_lobby;
    p->wants_lobby = wants;
    p->is_new_in_lobby = wants;
}

void peer_drop(struct hub *h, struct peer *p)
{
    for (struct listener *l = p->games, *next; l != NULL; l = next) {
        next = l->next_of_peer;
        listener_drop(h, l);
    }
    peer_want_lobby(h, p, false);
    leave_account(h, p);
    struct peer **at = &h->peers[peer_bucket(p->key)];
    while (*at != p)
        at = &(*at)->next;
    *at = p->next;
    if (p->older != NULL)
        p->older->newer = p->newer;
    else
        h->oldest = p->newer;
    if (p->newer != NULL)
        p->newer->older = p->older;
    else
        h->newest = p->older;
    if (p->is_stream)
        h->figures.streams--;
    else
        h->figures.sockets--;
    free(p);
}

void peer_close(struct hub *h, struct peer *p, int code)
{
    void *key = p->key;
    peer_drop(h, p);
    h->world.close(h->world.context, key, code);
}

void peer_doom(struct hub *h, struct peer *p, int code)
{
    if (p->code == 0)
        p->code = code;
    h->has_doomed = true;
}

void peer_lose(struct hub *h, struct peer *p)
{
    enum { TRY_AGAIN = 1013 };
    if (p != NULL)
        peer_doom(h, p, TRY_AGAIN);
}

void peers_close(struct hub *h)
{
    for (struct peer *p = h->has_doomed ? h->oldest : NULL, *newer; p != NULL; p = newer) {
        newer = p->newer;
        if (p->code != 0)
            peer_close(h, p, p->code);
    }
    h->has_doomed = false;
}

/* Another process has ended a token or closed an account, or a guest has got a name. */
static void stand(struct hub *h, struct peer *p, const struct store_standing *now)
{
    enum { POLICY = 1008 };
    if (!now->is_good) {
        peer_doom(h, p, POLICY);
        return;
    }
    p->who.kind = now->kind;
    memcpy(p->who.name, now->name, sizeof p->who.name);
}

void peers_look(struct hub *h)
{
    struct peer *peers[STANDINGS];
    struct store_standing now[STANDINGS];
    struct peer *p = h->oldest;
    while (p != NULL) {
        int count = 0;
        for (; p != NULL && count < STANDINGS; p = p->newer) {
            if (p->who.account == 0)
                continue;
            memcpy(now[count].hash, p->who.hash, sizeof now[count].hash);
            peers[count++] = p;
        }
        if (count == 0 || store_standings(h->store, h->now, now, count) != STORE_OK)
            return;
        for (int i = 0; i < count; i++)
            stand(h, peers[i], &now[i]);
    }
}

/* ---- Listeners ------------------------------------------------------------------------------------- */

struct listener *listener_find(const struct peer *p, const struct place *place)
{
    /* Both lists have it, and one of them is short: somebody sits at many tables, or many watch one. */
    struct listener *l = p->games, *there = place->listeners;
    for (; l != NULL && there != NULL; l = l->next_of_peer, there = there->after) {
        if (l->place == place)
            return l;
        if (there->peer == p)
            return there;
    }
    return NULL;
}

struct listener *listener_add(struct hub *h, struct peer *p, struct place *place)
{
    struct listener *l = calloc(1, sizeof *l);
    if (l == NULL)
        return NULL;
    h->busy_count += place->listeners == NULL;
    l->peer = p;
    l->place = place;
    l->seat = l->view = -1;
    l->next_of_peer = p->games;
    p->games = l;
    p->game_count++;
    l->after = place->listeners;
    if (place->listeners != NULL)
        place->listeners->before = l;
    place->listeners = l;
    return l;
}

/* Others see who is there. */
static void note_move(struct hub *h, const struct listener *l)
{
    struct place *place = l->place;
    if (place->room == NULL || place->is_stale || who_sits(&l->peer->who, place->room) == 0)
        return;
    place->has_moved = true;
    place_dirty(h, place);
}

void listener_watch(struct hub *h, struct listener *l, bool is_watching)
{
    if (l->is_watching == is_watching)
        return;
    l->is_watching = is_watching;
    l->place->watchers += is_watching ? 1 : -1;
    note_move(h, l);
}

void listener_drop(struct hub *h, struct listener *l)
{
    listener_watch(h, l, false);
    struct listener **at = &l->peer->games;
    while (*at != l)
        at = &(*at)->next_of_peer;
    *at = l->next_of_peer;
    l->peer->game_count--;
    if (l->before != NULL)
        l->before->after = l->after;
    else
        l->place->listeners = l->after;
    if (l->after != NULL)
        l->after->before = l->before;
    h->busy_count -= l->place->listeners == NULL;
    free(l);
}

static enum why follow(struct hub *h, struct peer *p, enum game_state state)
{
    char ids[FOLLOW_MAX][STORE_ID_MAX];
    int count = 0;
    struct store_where where = {
        .list = LIST_MINE, .account = p->who.account, .state = (int)state, .max = FOLLOW_MAX};
    if (store_games(h->store, &where, ids, &count) != STORE_OK)
        return WHY_STORE;
    for (int i = 0; i < count; i++) {
        struct place *place = place_add(h, ids[i]);
        if (place == NULL)
            return WHY_BUSY;
        /* What was told to those who have gone since is no news. */
        if (place->listeners == NULL && !place->is_dirty)
            place->told.is_known = false;
        if (listener_find(p, place) == NULL && listener_add(h, p, place) == NULL)
            return WHY_BUSY;
    }
    return places_know(h, ids, count, state);
}

enum why peer_follow(struct hub *h, struct peer *p)
{
    if (p->who.account == 0)
        return WHY_NOT;
    p->since = h->now;
    enum why why = follow(h, p, GAME_RUNNING);
    return why == WHY_NOT ? follow(h, p, GAME_OPEN) : why;
}

/* ---- News from elsewhere --------------------------------------------------------------------------- */

/* Games are made, joined and begun at any process, and nobody there knows who listens here. */
static bool news_of(struct hub *h, const int64_t *accounts, int count)
{
    struct store_sitting found[NEWS_GAMES];
    struct store_sitters of = {
        .accounts = accounts, .count = count, .since = h->news_at - NEWS_SPARE, .max = NEWS_GAMES};
    int many = NEWS_GAMES;
    while (many == NEWS_GAMES) {
        h->news_pages++;
        if (store_sittings(h->store, &of, found, &many) != STORE_OK)
            return false;
        for (int i = 0; i < many; i++) {
            struct place *p = place_add(h, found[i].game);
            if (p != NULL && h->now >= p->damaged_until)
                place_follow(h, p, found[i].account);
            of.after = found[i];
        }
    }
    return true;
}

static bool wants_events(const struct account *a)
{
    const struct peer *p = a->peers;
    while (p != NULL && !p->wants_events)
        p = p->next_of_account;
    return p != NULL;
}

/* The more there is to ask, the longer the next time may wait; so all of it costs a few questions a
 * second. */
static int64_t news_pause(const struct hub *h)
{
    return NEWS_PAUSE * (h->news_pages > 0 ? h->news_pages : 1);
}

void peers_news(struct hub *h)
{
    int64_t accounts[NEWS_ACCOUNTS];
    int count = 0;
    bool is_read = true;
    h->next_news = h->now + h->options.look_ms;
    h->news_tried = h->now;
    h->news_pages = 0;
    for (size_t i = 0; i < BUCKETS && is_read; i++) {
        for (const struct account *a = h->accounts[i]; a != NULL && is_read; a = a->next) {
            if (wants_events(a))
                accounts[count++] = a->id;
            if (count < NEWS_ACCOUNTS)
                continue;
            is_read = news_of(h, accounts, count);
            count = 0;
        }
    }
    if (is_read && (count == 0 || news_of(h, accounts, count)))
        h->news_at = h->now;
    if (h->next_news < h->now + news_pause(h))
        h->next_news = h->now + news_pause(h);
}

void peers_hurry(struct hub *h)
{
    int64_t soon = h->news_tried + news_pause(h);
    if (soon < h->next_news)
        h->next_news = soon;
}

bool hub_is_here(struct hub *h, const char *game, int64_t account)
{
    const struct place *place = place_find(h, game);
    const struct account *a = account == 0 || place == NULL ? NULL : account_find(h, account);
    for (const struct peer *p = a == NULL ? NULL : a->peers; p != NULL; p = p->next_of_account) {
        const struct listener *l = listener_find(p, place);
        if (l != NULL && l->is_watching)
            return true;
    }
    return false;
}

int hub_watchers(struct hub *h, const char *game)
{
    const struct place *place = place_find(h, game);
    int count = 0;
    if (place == NULL || place->room == NULL)
        return 0;
    for (const struct listener *l = place->listeners; l != NULL; l = l->after)
        count += l->is_watching && who_sits(&l->peer->who, place->room) == 0;
    return count;
}
