/*
 * hub.c: what the owner of a hub calls. The parts are hub_peers.c (who is here), hub_places.c (which
 * games), hub_said.c (what they say), lobby.c (which games wait for players), hub_play.c and hub_think.c (what becomes lines), hub_turn.c (what
 * is stored) and hub_tell.c (what is told).
 */
#include "dump.h"
#include "parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GOING_AWAY = 1001, AGAIN_MS = 100 };

struct hub *hub_new(struct store *store, const struct hub_world *world,
                    const struct hub_options *options)
{
    struct hub *h = calloc(1, sizeof *h);
    if (h == NULL)
        return NULL;
    h->store = store;
    h->world = *world;
    h->options = *options;
    h->held_end = &h->held;
    h->message = h->turn = 1;
    world->random(world->context, &h->process, sizeof h->process);
    dump_watch();
    h->desk = desk_new(world);
    if (h->desk == NULL) {
        free(h);
        return NULL;
    }
    return h;
}

void hub_free(struct hub *h)
{
    if (h == NULL)
        return;
    if (h->is_inside)
        store_rollback(h->store);
    while (h->oldest != NULL)
        peer_drop(h, h->oldest);
    while (h->stalest != NULL)
        place_drop(h, h->stalest);
    places_rest(h);
    held_drop(h);
    while (h->endings != NULL) {
        struct ending *next = h->endings->next;
        free(h->endings);
        h->endings = next;
    }
    ratings_undo(h, 0);
    desk_free(h->desk);
    free(h->pause);
    free(h);
}

/* ---- What happens ---------------------------------------------------------------------------------- */

void hub_ask(struct hub *h, void *peer, const struct hub_request *request)
{
    message_begin(h);
    calls_do(h, peer, request);
}

/* The value of a field that only the owner sees, CALL_MORE. */
bool hub_read_more(const char *fields, char next[HUB_NEXT_MAX])
{
    size_t name = strlen(CALL_MORE), size = strcspn(fields, "\r");
    if (strncmp(fields, CALL_MORE, name) != 0 || size - name >= HUB_NEXT_MAX)
        return false;
    memcpy(next, fields + name, size - name);
    next[size - name] = '\0';
    return true;
}

void hub_more(struct hub *h, void *peer, const char *next)
{
    char query[HUB_NEXT_MAX + 8];
    snprintf(query, sizeof query, "after=%s", next);
    /* Whoever asked has paid for all of it, and is told only what everybody may know. */
    hub_ask(h, peer,
            &(struct hub_request){.method = "GET",
                                  .path = CALL_ALL,
                                  .query = query,
                                  .token = "",
                                  .address = "",
                                  .body = ""});
}

bool hub_came(struct hub *h, void *peer, const char *address)
{
    bool is_good = peer_add(h, peer, address) != NULL;
    h->figures.sockets += is_good;
    return is_good;
}

void hub_said(struct hub *h, void *peer, const char *text, size_t size)
{
    struct peer *p = peer_find(h, peer);
    if (p == NULL)
        return;
    message_begin(h);
    said(h, p, text, size);
}

void hub_left(struct hub *h, void *peer)
{
    struct peer *p = peer_find(h, peer);
    held_forget(h, peer);
    desk_left(h->desk, peer);
    if (p == NULL)
        return;
    peer_drop(h, p);
}

void hub_hashed(struct hub *h, int64_t number, const char *hash, bool is_right)
{
    message_begin(h);
    calls_hashed(h, number, hash, is_right);
}

void hub_grew(struct hub *h, const char *game)
{
    struct place *p = place_find(h, game);
    if (p != NULL && (p->listeners != NULL || p->job_n != 0))
        place_dirty(h, p);
    else
        peers_hurry(h);
}

/* ---- The turn --------------------------------------------------------------------------------------- */

static void do_what_is_due(struct hub *h)
{
    message_begin(h);
    if (h->now >= h->next_due)
        play_due(h);
    if (h->now >= h->next_scan)
        think_scan(h);
    if (h->options.look_ms > 0 && h->now >= h->next_look) {
        h->next_look = h->now + h->options.look_ms;
        if (h->busy_count > 0)
            places_look(h);
        peers_look(h);
        h->is_lobby_dirty |= h->lobby_peers > 0;
    }
    if (h->may_clear)
        lobby_clear(h);
}

/* What locks accounts: in the turn's transaction it would hold them while the turn waits for games. */
static void do_alone(struct hub *h)
{
    while (calls_are_ready(h)) {
        message_begin(h);
        calls_alone(h);
        turn_commit(h);
    }
}

void hub_turn(struct hub *h)
{
    do_what_is_due(h);
    turn_commit(h);
    do_alone(h);
    met_keep(h);
    if (h->options.look_ms > 0 && h->now >= h->next_news)
        peers_news(h);
    if (h->now >= h->next_keep)
        lobby_keep(h);
    if (h->now >= h->next_tidy)
        lobby_tidy(h);
    tell_dirty(h);
    tell_lobby(h);
    peers_close(h);
    h->turn = ++h->message;
    places_rest(h);
}

int hub_wait(const struct hub *h)
{
    int64_t next = h->next_beat < h->next_due ? h->next_beat : h->next_due;
    next = h->world.think != NULL && h->next_scan < next ? h->next_scan : next;
    next = h->options.look_ms > 0 && h->next_look < next ? h->next_look : next;
    next = h->options.look_ms > 0 && h->next_news < next ? h->next_news : next;
    next = h->parted_count > 0 && h->next_keep < next ? h->next_keep : next;
    if (h->lobby_peers > 0 && h->is_lobby_dirty && h->lobby_told + SECOND < next)
        next = h->lobby_told + SECOND;
    if (h->is_inside || h->held != NULL || calls_are_ready(h) ||
        (h->dirty != NULL && !h->is_down && !h->is_mute))
        return 0;
    int64_t wait = next - (h->world.now(h->world.context) + h->offset);
    if (h->is_mute && !h->is_down && wait > AGAIN_MS)
        wait = AGAIN_MS;
    return wait < 0 ? 0 : wait > SECOND * 60 ? (int)SECOND * 60 : (int)wait;
}

void hub_farewell(struct hub *h)
{
    h->is_ending = true;
    h->next_keep = 0;
    while (h->oldest != NULL)
        peer_close(h, h->oldest, GOING_AWAY);
}

void hub_figure(const struct hub *h, struct hub_figures *out)
{
    *out = h->figures;
}

bool hub_is_well(const struct hub *h)
{
    return !h->is_down;
}
