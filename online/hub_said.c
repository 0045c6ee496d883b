/*
 * hub_said.c: the messages of a WebSocket. Each is answered by what the hub tells after the turn, or
 * by "no".
 */
#include "parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WATCH_MAX = 64, SOCKETS_MAX = 8, SOCKETS_WAIT = 30, PLAY_LINES = 64 };

struct message {
    struct hub *hub;
    struct peer *peer;
    const char *kind;
    const char *game; /* "": none was named */
    int n;
    json_t *json;
    int wait; /* seconds, after WHY_MANY */
    enum aude_status status;
    json_t *more; /* further members of the refusal */
};

static int number_of(const struct message *m, const char *name, int otherwise)
{
    const json_t *value = json_object_get(m->json, name);
    json_int_t n = json_is_integer(value) ? json_integer_value(value) : otherwise;
    return n > AUDE_LINES_MAX ? AUDE_LINES_MAX : n < -1 ? -1 : (int)n;
}

static enum why take_credit(struct message *m, enum rate rate)
{
    m->wait = credit_for(m->hub, rate, m->peer->address, &m->peer->who);
    return m->wait == 0 ? WHY_NOT : WHY_MANY;
}

static enum why find_room(struct message *m, struct room **out)
{
    *out = NULL;
    return m->game[0] == '\0' ? WHY_JSON : hub_room(m->hub, m->game, out);
}

/* ---- hello, ping, lobby ------------------------------------------------------------------------------ */

/* The other sockets of an account; streams are of programs, which may have one for each game. */
static int sockets_of(const struct account *a, const struct peer *but)
{
    int count = 0;
    for (const struct peer *p = a->peers; p != NULL; p = p->next_of_account)
        count += !p->is_stream && p != but;
    return count;
}

static enum why do_hello(struct message *m)
{
    struct hub *h = m->hub;
    const json_t *token = json_object_get(m->json, "token");
    struct who who = {0};
    if (token != NULL && !json_is_string(token) && !json_is_null(token))
        return WHY_JSON;
    const char *text = json_is_string(token) ? json_string_value(token) : "";
    /* What an account may hear is looked up each time; that counts for it. Whose a token is is not known
     * before it is looked up, so that is a call of the address, which allows for many who come again at
     * once. */
    bool is_again = m->peer->who.account != 0;
    enum why why = WHY_NOT;
    if (is_again || text[0] != '\0')
        why = take_credit(m, is_again ? RATE_LOBBY : RATE_CALL);
    if (why == WHY_NOT)
        why = who_from(h, text, m->peer->address, &who, &m->wait);
    if (why == WHY_NOT && !is_again && who.account != 0)
        m->wait = credit_for(h, RATE_LOBBY, m->peer->address, &who);
    if (why != WHY_NOT || m->wait != 0)
        return why == WHY_NOT ? WHY_MANY : why;
    const struct account *a = who.account == 0 ? NULL : account_find(h, who.account);
    if (a != NULL && sockets_of(a, m->peer) >= SOCKETS_MAX) {
        m->wait = SOCKETS_WAIT;
        return WHY_MANY;
    }
    json_t *me = who_json(h, &who);
    if (me == NULL || !peer_is(h, m->peer, &who)) {
        json_decref(me);
        return WHY_STORE;
    }
    m->peer->has_said_hello = true;
    m->peer->wants_events = true;
    hold_note(h, m->peer->key,
              json_pack("{ss so sI ss}", "t", "hello", "me", me, "now", (json_int_t)h->now,
                        "version", AUDE_VERSION));
    return peer_follow(h, m->peer);
}

static enum why do_ping(struct message *m)
{
    hold_note(m->hub, m->peer->key,
              json_pack("{sssI}", "t", "pong", "now", (json_int_t)m->hub->now));
    return WHY_NOT;
}

static enum why do_lobby(struct message *m)
{
    const json_t *on = json_object_get(m->json, "on");
    if (!json_is_boolean(on))
        return WHY_JSON;
    enum why why = take_credit(m, RATE_LOBBY);
    if (why == WHY_NOT)
        peer_want_lobby(m->hub, m->peer, json_is_true(on));
    return why;
}

/* ---- watch, leave ---------------------------------------------------------------------------------------- */

/* From now on it listens; what it lacks comes with the rest of the turn. */
static enum why watch(struct hub *h, struct peer *peer, struct room *r,
                      const struct hub_since *since)
{
    struct place *p = place_find(h, r->game.id);
    struct listener *l = listener_find(peer, p);
    if (since->seat >= STORE_SEATS ||
        (since->seat >= 0 && (who_sits(&peer->who, r) >> since->seat & 1) == 0))
        return WHY_SEAT;
    if (l == NULL && peer->game_count >= WATCH_MAX)
        return WHY_BUSY;
    if (l == NULL)
        l = listener_add(h, peer, p);
    if (l == NULL)
        return WHY_BUSY;
    l->is_new = true;
    l->seat = since->seat;
    l->lines = since->lines < 0 ? 0 : since->lines;
    l->talk = since->talk < 0 ? 0 : since->talk > r->game.talk ? r->game.talk : since->talk;
    listener_watch(h, l, true);
    place_dirty(h, p);
    return WHY_NOT;
}

static enum why do_watch(struct message *m)
{
    struct room *r;
    struct hub_since since = {number_of(m, "since", 0), number_of(m, "talk", 0),
                              number_of(m, "seat", -1)};
    enum why why = take_credit(m, RATE_LOBBY);
    if (why == WHY_NOT)
        why = find_room(m, &r);
    if (why == WHY_NOT)
        why = watch(m->hub, m->peer, r, &since);
    return why;
}

static enum why do_leave(struct message *m)
{
    struct place *p = place_find(m->hub, m->game);
    struct listener *l = p == NULL ? NULL : listener_find(m->peer, p);
    if (l == NULL)
        return WHY_NOT;
    if (p->room != NULL && who_sits(&m->peer->who, p->room) != 0)
        listener_watch(m->hub, l, false);
    else
        listener_drop(m->hub, l);
    return WHY_NOT;
}

bool hub_stream(struct hub *h, void *peer, const struct who *w, const char *game,
                const struct hub_since *since)
{
    struct peer *p = peer_add(h, peer, "");
    struct room *r;
    if (p == NULL)
        return false;
    p->is_stream = true;
    h->figures.streams++;
    bool is_good = peer_is(h, p, w);
    if (is_good && game == NULL) {
        p->wants_events = true;
        is_good = peer_follow(h, p) == WHY_NOT;
    } else if (is_good) {
        is_good = hub_room(h, game, &r) == WHY_NOT && watch(h, p, r, since) == WHY_NOT;
    }
    if (!is_good) {
        peer_drop(h, p);
        return false;
    }
    h->world.stream(h->world.context, peer);
    return true;
}

/* ---- play, talk ------------------------------------------------------------------------------------------- */

static int lines_of(const struct message *m, const char **lines)
{
    const json_t *list = json_object_get(m->json, "lines");
    size_t count = json_array_size(list);
    if (count < 1 || count > PLAY_LINES)
        return 0;
    for (size_t i = 0; i < count; i++) {
        lines[i] = json_string_value(json_array_get(list, i));
        if (lines[i] == NULL)
            return 0;
    }
    return (int)count;
}

static const struct listener *own_listener(const struct message *m)
{
    const struct place *p = place_find(m->hub, m->game);
    return p == NULL ? NULL : listener_find(m->peer, p);
}

/* Several people may sit at one device; what one of them looks at is for that seat's eyes. */
static int view_for(const struct message *m, const struct room *r)
{
    const struct listener *l = own_listener(m);
    int seat = number_of(m, "seat", l == NULL ? -1 : l->seat);
    return wire_view(&m->peer->who, r, seat);
}

/* Whoever does not watch gets what came of its lines all the same. */
static void show_lines(struct message *m, struct room *r)
{
    const struct listener *l = own_listener(m);
    json_t *lines = NULL;
    if (l == NULL || !l->is_watching) {
        lines = wire_lines(r, m->n - 1, view_for(m, r));
        if (lines == NULL)
            peer_lose(m->hub, m->peer);
        json_object_set_new(lines, "t", json_string("lines"));
        json_object_set_new(lines, "game", json_string(m->game));
    }
    hold_reply(m->hub, m->peer->key, m->kind, m->game, m->n, lines);
}

static enum why do_play(struct message *m)
{
    struct room *r;
    const char *lines[PLAY_LINES];
    int count = lines_of(m, lines);
    if (count == 0 || m->n < 1)
        return WHY_JSON;
    enum why why = m->peer->who.account == 0 ? WHY_TOKEN : take_credit(m, RATE_PLAY);
    if (why == WHY_NOT)
        why = find_room(m, &r);
    if (why != WHY_NOT)
        return why;
    why =
        hub_play_for(m->hub, r, &m->peer->who, &(struct hub_lines){m->n, count, lines}, &m->status);
    if (why == WHY_NOT)
        show_lines(m, r);
    if (why == WHY_TAKEN || why == WHY_TIME)
        m->more = wire_lacking(r, m->n - 1, view_for(m, r));
    return why;
}

static enum why do_talk(struct message *m)
{
    struct room *r;
    int from;
    enum why why = m->peer->who.account == 0 ? WHY_TOKEN : take_credit(m, talk_rate(m->json));
    if (why == WHY_NOT)
        why = find_room(m, &r);
    if (why == WHY_NOT)
        why = talk_do(m->hub, r, &m->peer->who, m->json, &from, &m->status);
    if (why == WHY_NOT)
        hold_reply(m->hub, m->peer->key, m->kind, m->game, 0, NULL);
    return why;
}

/* ---- Too many ------------------------------------------------------------------------------------------------- */

/* So many messages of all kinds in so many seconds; the rates of some kinds are lower. Whoever is told
 * "many" so often within that time and does not listen is no player. */
enum { WINDOW = 20, SAID_MAX = 200, EXCESS_MAX = 20, POLICY = 1008 };

static enum why count_message(struct message *m)
{
    struct hub *h = m->hub;
    struct peer *p = m->peer;
    int64_t length = WINDOW * SECOND;
    if (h->options.has_free_rates || p->address[0] == '\0')
        return WHY_NOT;
    if (h->now < p->window || h->now - p->window >= length) {
        p->window = h->now;
        p->said = p->excess = 0;
    }
    if (++p->said <= SAID_MAX)
        return WHY_NOT;
    m->wait = (int)((p->window + length - h->now + SECOND - 1) / SECOND);
    return WHY_MANY;
}

static void count_excess(struct message *m)
{
    m->hub->figures.limited++;
    if (++m->peer->excess <= EXCESS_MAX)
        return;
    peer_doom(m->hub, m->peer, POLICY);
}

/* ---- All of them ---------------------------------------------------------------------------------------------- */

static const struct {
    const char *kind;
    enum why (*run)(struct message *m);
} messages[] = {{"hello", do_hello}, {"watch", do_watch}, {"leave", do_leave}, {"lobby", do_lobby},
                {"play", do_play},   {"talk", do_talk},   {"ping", do_ping}};

static void refuse(struct message *m, enum why why)
{
    hub_undo(m->hub);
    json_t *no = wire_no(why, m->kind, m->game, m->n);
    if (no == NULL)
        peer_lose(m->hub, m->peer);
    if (why == WHY_MANY)
        json_object_set_new(no, "wait", json_integer(m->wait));
    if (why == WHY_ILLEGAL)
        json_object_set_new(no, "status", json_string(aude_status_name(m->status)));
    if (m->more != NULL)
        json_object_update(no, m->more);
    if (why == WHY_MANY)
        count_excess(m);
    hold_reply(m->hub, m->peer->key, m->kind, m->game, m->n, no);
}

enum { KINDS = sizeof messages / sizeof *messages };

static enum why run(struct message *m, const char *kind)
{
    int i = 0;
    while (i < KINDS && (kind == NULL || strcmp(kind, messages[i].kind) != 0))
        i++;
    if (i < KINDS)
        m->kind = messages[i].kind;
    enum why why = count_message(m);
    if (why != WHY_NOT)
        return why;
    if (i == KINDS)
        return WHY_JSON;
    if (!m->peer->has_said_hello && messages[i].run != do_hello)
        return WHY_STATE;
    return messages[i].run(m);
}

void said(struct hub *h, struct peer *p, const char *text, size_t size)
{
    struct message m = {.hub = h, .peer = p, .kind = "", .game = ""};
    if (p->code != 0)
        return;
    enum why why;
    m.json = read_object(text, size, &why);
    const char *game = json_string_value(json_object_get(m.json, "game"));
    if (game != NULL && strlen(game) < STORE_ID_MAX)
        m.game = game;
    m.n = number_of(&m, "n", 0);
    if (m.json != NULL || why != WHY_BUSY)
        why = run(&m, json_string_value(json_object_get(m.json, "t")));
    if (why != WHY_NOT)
        refuse(&m, why);
    json_decref(m.more);
    json_decref(m.json);
}
