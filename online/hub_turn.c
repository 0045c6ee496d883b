/*
 * hub_turn.c: one turn of the loop is one transaction. Every message that stores something has a mark
 * in it, so a refusal undoes what it has done and no more. What is to be sent is held until all of it
 * is stored.
 */
#include "dump.h"
#include "parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void hub_log(struct hub *h, const char *event, const char *facts)
{
    if (h->world.log != NULL)
        h->world.log(h->world.context, event, facts);
}

int64_t hub_now(const struct hub *h)
{
    return h->now;
}

struct store *hub_store(struct hub *h)
{
    return h->store;
}

struct desk *hub_desk(const struct hub *h)
{
    return h->desk;
}

const struct hub_world *hub_world_of(const struct hub *h)
{
    return &h->world;
}

const struct hub_options *hub_options_of(const struct hub *h)
{
    return &h->options;
}

/* ---- Storing ------------------------------------------------------------------------------------- */

/* The system's clock was set back: what is to be done every few seconds does not wait for the time
 * that was there before. */
static void set_back(struct hub *h, int64_t by)
{
    h->sure_until -= by;
    h->next_beat -= by;
    h->next_due -= by;
    h->next_look -= by;
    h->next_scan -= by;
    h->next_news -= by;
    h->news_at -= by;
    h->news_tried -= by;
    h->next_keep -= by;
    h->next_tidy -= by;
    h->kept_since -= by;
    h->lobby_told -= by;
}

void time_read(struct hub *h)
{
    int64_t now = h->world.now(h->world.context) + h->offset;
    if (now < h->now)
        set_back(h, h->now - now);
    h->now = now;
}

void message_begin(struct hub *h)
{
    int64_t before = h->now;
    h->message++;
    h->has_mark = false;
    time_read(h);
    if (h->now < before)
        h->sure_until = h->now; /* how far from the right time is it now? */
    if (h->now >= h->next_beat || !is_sure(h))
        beat(h);
}

void note_store(struct hub *h, bool is_down)
{
    if (h->is_down != is_down)
        hub_log(h, is_down ? "store-down" : "store-back", "");
    h->is_down = is_down;
}

enum why hub_write(struct hub *h)
{
    enum store_status status = STORE_OK;
    if (!h->is_inside) {
        status = store_begin(h->store);
        h->is_inside = status == STORE_OK;
        /* That it is back the commit says: on a full disk a transaction can be begun all the time. */
        if (!h->is_inside)
            note_store(h, true);
    }
    if (status == STORE_OK && !h->has_mark) {
        status = store_mark(h->store);
        h->has_mark = status == STORE_OK;
    }
    return status == STORE_OK ? WHY_NOT : WHY_STORE;
}

/* Rooms that a message has changed are not to be trusted when it is undone. */
static void distrust(struct hub *h, int64_t message)
{
    for (struct place *p = h->dirty; p != NULL; p = p->next_dirty) {
        if (p->changed >= message)
            place_stale(p);
    }
}

/* What a message that is undone has ended goes on. */
static void endings_drop(struct hub *h, int64_t message)
{
    while (h->endings != NULL && h->endings->message >= message) {
        struct ending *e = h->endings;
        h->endings = e->next;
        free(e);
    }
}

void hub_undo(struct hub *h)
{
    endings_drop(h, h->message);
    ratings_undo(h, h->message);
    if (!h->has_mark)
        return;
    h->has_mark = false;
    store_back(h->store); /* if it cannot, the commit cannot either */
    distrust(h, h->message);
}

void hub_keep(struct hub *h)
{
    if (h->has_mark && store_mark(h->store) == STORE_OK) {
        h->message++;
        return;
    }
    h->has_mark = false;
}

/* ---- What is held -------------------------------------------------------------------------------- */

static struct held *hold(struct hub *h, enum held_kind kind, void *peer, char *text)
{
    struct held *held = calloc(1, sizeof *held);
    if (held == NULL) {
        free(text);
        return NULL;
    }
    held->kind = kind;
    held->peer = peer;
    held->text = text;
    *h->held_end = held;
    h->held_end = &held->next;
    return held;
}

json_t *wire_no(enum why why, const char *re, const char *game, int n)
{
    json_t *no =
        json_pack("{ssssssss}", "t", "no", "re", re, "why", why_word(why), "text", why_text(why));
    if (no != NULL && game[0] != '\0')
        json_object_set_new(no, "game", json_string(game));
    if (no != NULL && n > 0)
        json_object_set_new(no, "n", json_integer(n));
    return no;
}

/* So much is held for one peer, as its connection would hold (server/lasting.c); whoever asks for more
 * at once is heard no further. */
enum { HELD_MAX = 1 << 18 };

static void count_held(struct hub *h, const struct held *held)
{
    struct peer *p = peer_find(h, held->peer);
    if (p == NULL || held->text == NULL)
        return;
    if (p->held_turn != h->turn)
        p->held = 0;
    p->held_turn = h->turn;
    p->held += strlen(held->text);
    if (p->held > HELD_MAX)
        peer_lose(h, p);
}

void hold_note(struct hub *h, void *peer, json_t *text)
{
    char *dumped = dump_json(text);
    const struct held *held = dumped == NULL ? NULL : hold(h, HELD_NOTE, peer, dumped);
    if (held == NULL)
        peer_lose(h, peer_find(h, peer));
    else
        count_held(h, held);
}

void hold_reply(struct hub *h, void *peer, const char *re, const char *game, int n, json_t *text)
{
    bool is_said = text != NULL;
    struct held *held = hold(h, HELD_REPLY, peer, dump_json(text));
    if (held == NULL || (is_said && held->text == NULL))
        peer_lose(h, peer_find(h, peer));
    if (held == NULL)
        return;
    count_held(h, held);
    memcpy(held->re, re, strnlen(re, sizeof held->re - 1));
    memcpy(held->game, game, strnlen(game, sizeof held->game - 1));
    held->n = n;
}

/* There may be no memory: that is what it says. Our sentences are plain. */
static void answer_json(struct hub *h, void *peer, enum why why)
{
    char body[256];
    int size = snprintf(body, sizeof body, "{\"why\":\"%s\",\"text\":\"%s\"}", why_word(why),
                        why_text(why));
    h->world.answer(h->world.context, peer, why_status(why), "application/json", "", body,
                    (size_t)size);
}

void hub_hold(struct hub *h, void *peer, int status, const char *type, const char *fields,
              char *text)
{
    struct held *held = text == NULL ? NULL : hold(h, HELD_ANSWER, peer, text);
    if (held == NULL) {
        answer_json(h, peer, WHY_BUSY);
        return;
    }
    held->status = status;
    held->type = strdup(type);
    held->fields = strdup(fields);
}

void held_forget(struct hub *h, const void *peer)
{
    for (struct held *held = h->held; held != NULL; held = held->next) {
        if (held->peer == peer)
            held->peer = NULL;
    }
}

static void held_free(struct held *held)
{
    free(held->type);
    free(held->fields);
    free(held->text);
    free(held);
}

void held_drop(struct hub *h)
{
    while (h->held != NULL) {
        struct held *next = h->held->next;
        held_free(h->held);
        h->held = next;
    }
    h->held_end = &h->held;
}

static void send_held(struct hub *h, const struct held *held)
{
    if (held->kind != HELD_ANSWER) {
        if (held->text != NULL)
            h->world.send(h->world.context, held->peer, held->text, strlen(held->text));
    } else if (held->type == NULL || held->fields == NULL) {
        answer_json(h, held->peer, WHY_BUSY);
    } else {
        h->world.answer(h->world.context, held->peer, held->status, held->type, held->fields,
                        held->text, strlen(held->text));
    }
}

/* Nothing of this turn is stored, so nothing that was said of it is true. */
static void refuse_held(struct hub *h, struct held *held)
{
    if (held->kind == HELD_ANSWER) {
        answer_json(h, held->peer, WHY_STORE);
    } else if (held->kind == HELD_REPLY) {
        free(held->text);
        held->text = dump_json(wire_no(WHY_STORE, held->re, held->game, held->n));
        if (held->text == NULL)
            peer_lose(h, peer_find(h, held->peer));
        else
            send_held(h, held);
    } else {
        send_held(h, held);
    }
}

static void let_go(struct hub *h, bool is_stored)
{
    for (struct held *held = h->held; held != NULL; held = held->next) {
        if (held->peer == NULL)
            continue;
        if (is_stored)
            send_held(h, held);
        else
            refuse_held(h, held);
    }
    held_drop(h);
}

/* ---- Connections that end ------------------------------------------------------------------------ */

static void end_later(struct hub *h, bool is_token, int64_t account, const uint8_t *hash)
{
    struct ending *e = calloc(1, sizeof *e);
    if (e == NULL)
        return;
    e->message = h->message;
    e->is_token = is_token;
    e->account = account;
    e->has_but = hash != NULL;
    if (hash != NULL)
        memcpy(e->hash, hash, sizeof e->hash);
    e->next = h->endings;
    h->endings = e;
}

void hub_end_token(struct hub *h, const uint8_t hash[STORE_HASH])
{
    end_later(h, true, 0, hash);
}

void hub_end_account(struct hub *h, int64_t account, const uint8_t but[STORE_HASH])
{
    end_later(h, false, account, but);
}

static bool is_ended(const struct peer *p, const struct ending *e)
{
    bool is_same = e->has_but && memcmp(p->who.hash, e->hash, sizeof e->hash) == 0;
    if (p->who.account == 0)
        return false;
    return e->is_token ? is_same : p->who.account == e->account && !is_same;
}

static void end_connections(struct hub *h, bool is_stored)
{
    enum { POLICY = 1008 };
    while (h->endings != NULL) {
        struct ending *e = h->endings;
        h->endings = e->next;
        for (struct peer *p = h->oldest, *newer; p != NULL && is_stored; p = newer) {
            newer = p->newer;
            if (is_ended(p, e))
                peer_close(h, p, POLICY);
        }
        free(e);
    }
    peers_close(h);
}

bool turn_commit(struct hub *h)
{
    bool is_stored = true;
    if (h->is_inside) {
        int64_t before = h->world.now(h->world.context);
        is_stored = ratings_settle(h) && store_commit(h->store) == STORE_OK;
        h->figures.store_ms_total += h->world.now(h->world.context) - before;
        h->figures.commits++;
        h->is_inside = false;
        h->has_mark = false;
        note_store(h, !is_stored);
    }
    if (!is_stored) {
        store_rollback(h->store);
        h->figures.failures++;
        distrust(h, h->turn);
    }
    ratings_undo(h, 0);
    pauses_settle(h, is_stored);
    let_go(h, is_stored);
    end_connections(h, is_stored);
    return is_stored;
}
