/*
 * hub_tell.c: telling what is new, after it is stored. A room is compared with what those at its
 * place were told; a text that several are to get is made once.
 */
#include "dump.h"
#include "parts.h"

#include <stdlib.h>
#include <string.h>

enum { TEXTS_MAX = 16, TALK_MAX = 200, LOBBY_MAX = 50 };

#define BEGUN_SPARE (10 * SECOND) /* a game that began is stored so much later at most */

/* Lines as one view of them was told from one number on. */
struct lines_text {
    int view, since;
    char *text;
};

/* One place, while its listeners are told. */
struct telling {
    struct hub *hub;
    struct place *place;
    struct room *room;
    struct told was, is;
    bool has_secrets;
    bool is_game_new; /* everybody gets the game */
    char *game_text;  /* for those who do not sit there */
    struct lines_text lines[TEXTS_MAX];
    int line_count;
    struct store_talk *talk; /* after talk_since */
    int talk_since, talk_count;
    char *talk_text; /* for those without an account, all of it */
};

/* ---- Sending ------------------------------------------------------------------------------------- */

static void send_text(struct hub *h, struct peer *p, const char *text)
{
    if (text == NULL)
        peer_lose(h, p);
    else
        h->world.send(h->world.context, p->key, text, strlen(text));
}

void send_json(struct hub *h, struct peer *p, json_t *text)
{
    char *dumped = dump_json(text);
    send_text(h, p, dumped);
    free(dumped);
}

/* ---- What is new --------------------------------------------------------------------------------- */

struct told told_of(const struct room *r)
{
    const struct store_game *g = &r->game;
    struct told t = {.is_known = true,
                     .state = g->state,
                     .count = g->count,
                     .talk = g->talk,
                     .actor = g->actor,
                     .is_person = g->actor >= 0 && room_is_person(r, g->actor),
                     .has_next = g->next[0] != '\0'};
    t.row = stir_text(stir_text(STIR_START, g->clock), g->ending);
    t.row = stir_text(stir_number(t.row, (int)g->state), g->next);
    for (int i = 0; i < g->seats; i++) {
        const struct store_seat *seat = &r->seat[i];
        t.row = stir_text(stir_text(t.row, seat->name), room_player(r, i));
        t.row = stir_number(stir_number(t.row, (int)seat->kind), seat->account);
        t.row = stir_text(stir_number(t.row, seat->rating), seat->account_name);
    }
    return t;
}

/* What is asked, as a number. It can only have changed with talk, and a line ends it. false: the
 * store cannot be read. */
static bool read_offer(struct telling *t)
{
    struct offer offer = {0};
    if (t->is.talk == t->was.talk && (t->was.offer == 0 || t->is.count == t->was.count))
        return true;
    if (t->is.talk > 0 && offer_open(t->hub, t->room, &offer) != WHY_NOT)
        return false;
    t->is.offer = offer.n == 0 ? 0 : stir_number(stir_number(STIR_START, offer.n), offer.agreed);
    return true;
}

/* Reads what was said since the listener who has heard least. false: the store cannot be read. */
static bool read_talk(struct telling *t)
{
    int since = t->is.talk;
    for (const struct listener *l = t->place->listeners; l != NULL; l = l->after) {
        if (l->is_watching && l->talk < since)
            since = l->talk;
    }
    if (t->was.talk < since)
        since = t->was.talk;
    if (since < t->is.talk - TALK_MAX)
        since = t->is.talk - TALK_MAX;
    t->talk_since = since;
    if (since >= t->is.talk)
        return true;
    /* What others have said since the room was read is told when it is read again. */
    int max = t->is.talk - since;
    t->talk = calloc((size_t)max, sizeof *t->talk);
    return t->talk != NULL && store_talk_since(t->hub->store, t->place->id, since, max, t->talk,
                                               &t->talk_count) == STORE_OK;
}

/* ---- Those who watch ------------------------------------------------------------------------------- */

static json_t *game_message(struct telling *t, const struct who *w)
{
    return json_pack("{ss so}", "t", "game", "game", wire_game(t->hub, t->room, w));
}

static void tell_game(struct telling *t, struct listener *l)
{
    static const struct who nobody;
    if (who_sits(&l->peer->who, t->room) != 0) {
        send_json(t->hub, l->peer, game_message(t, &l->peer->who));
        return;
    }
    if (t->game_text == NULL)
        t->game_text = dump_json(game_message(t, &nobody));
    send_text(t->hub, l->peer, t->game_text);
}

static char *lines_message(struct telling *t, int since, int view)
{
    json_t *message = wire_lines(t->room, since, view);
    json_t *more = json_pack("{ss ss so si sI}", "t", "lines", "game", t->place->id, "left",
                             wire_left(t->hub, t->room), "actor", t->room->game.actor, "due",
                             (json_int_t)t->room->game.due);
    if (message == NULL || more == NULL || json_object_update(message, more) != 0) {
        json_decref(message);
        message = NULL;
    }
    json_decref(more);
    return dump_json(message);
}

static void tell_lines(struct telling *t, struct listener *l)
{
    int i = 0;
    while (i < t->line_count && (t->lines[i].view != l->view || t->lines[i].since != l->lines))
        i++;
    if (i == TEXTS_MAX) {
        char *text = lines_message(t, l->lines, l->view);
        send_text(t->hub, l->peer, text);
        free(text);
    } else {
        if (i == t->line_count)
            t->lines[t->line_count++] =
                (struct lines_text){l->view, l->lines, lines_message(t, l->lines, l->view)};
        send_text(t->hub, l->peer, t->lines[i].text);
    }
    l->lines = t->is.count;
}

static json_t *talk_message(struct telling *t, int skip, const struct who *w)
{
    const struct store_talk *first = skip == 0 ? t->talk : t->talk + skip; /* may be NULL */
    json_t *message = wire_talk(t->hub, t->room, first, t->talk_count - skip, w);
    if (message != NULL) {
        json_object_set_new(message, "t", json_string("talk"));
        json_object_set_new(message, "game", json_string(t->place->id));
    }
    return message;
}

static void tell_talk(struct telling *t, struct listener *l)
{
    int skip = l->talk - t->talk_since;
    skip = skip < 0 || t->talk_count == 0 ? 0 : skip > t->talk_count ? t->talk_count : skip;
    if (l->peer->who.account != 0 || skip != 0) {
        send_json(t->hub, l->peer, talk_message(t, skip, &l->peer->who));
    } else {
        if (t->talk_text == NULL)
            t->talk_text = dump_json(talk_message(t, 0, &l->peer->who));
        send_text(t->hub, l->peer, t->talk_text);
    }
    l->talk = t->is.talk;
}

static void tell_watcher(struct telling *t, struct listener *l)
{
    int view = t->has_secrets ? wire_view(&l->peer->who, t->room, l->seat) : AUDE_ONLOOKER;
    /* Whoever sits down sees with other eyes from the start. */
    if (!l->is_new && view != l->view)
        l->lines = 0;
    l->view = view;
    if (l->lines > t->is.count)
        l->lines = t->is.count;
    if (l->is_new || t->is_game_new)
        tell_game(t, l);
    if (l->is_new || l->lines < t->is.count)
        tell_lines(t, l);
    if (l->is_new || l->talk < t->is.talk)
        tell_talk(t, l);
    l->is_new = false;
}

/* ---- Events ---------------------------------------------------------------------------------------- */

static void tell_event(struct telling *t, struct listener *l, const char *what)
{
    send_json(t->hub, l->peer,
              json_pack("{ss so ss}", "t", "event", "game",
                        wire_game(t->hub, t->room, &l->peer->who), "what", what));
}

/* Was something said or asked by somebody else at the table who is not among those? */
static bool has_new_talk(const struct telling *t, const struct who *w, bool is_question,
                         const struct who_blocks *but)
{
    for (int i = 0; i < t->talk_count; i++) {
        const struct store_talk *row = &t->talk[i];
        if (row->n > t->was.talk && row->account != w->account && row->seat >= 0 &&
            (strcmp(row->verb, "ask") == 0) == is_question && who_hears(but, row->account))
            return true;
    }
    return false;
}

/* Whom they have blocked is not heard, but asks like everybody, for that is about the game. */
static void tell_of_talk(struct telling *t, struct listener *l)
{
    const struct who *w = &l->peer->who;
    struct who_blocks blocks = {.count = 0};
    if (t->is.talk == t->was.talk)
        return;
    if (has_new_talk(t, w, true, &blocks))
        tell_event(t, l, "offer");
    if (has_new_talk(t, w, false, &blocks) && who_blocks(t->hub, w, &blocks) == WHY_NOT &&
        has_new_talk(t, w, false, &blocks))
        tell_event(t, l, "talk");
}

static bool is_turn(const struct told *was, const struct told *is, unsigned mine)
{
    return is->state == GAME_RUNNING && is->is_person && (mine >> is->actor & 1) != 0 &&
           (was->state != GAME_RUNNING || (was->count != is->count && was->actor != is->actor));
}

/* A game that began elsewhere is found when it runs; that it does is news to whoever wanted to hear of
 * it then. Who comes and finds it running is not late. */
static bool has_missed_begin(const struct telling *t, const struct listener *l)
{
    const struct store_game *g = &t->room->game;
    return l->is_late && g->state != GAME_OPEN && g->started > l->peer->since - BEGUN_SPARE;
}

static void tell_events(struct telling *t, struct listener *l)
{
    const struct who *w = &l->peer->who;
    unsigned mine = who_sits(w, t->room);
    struct told was = t->was;
    if (!l->peer->wants_events || mine == 0)
        return;
    if (has_missed_begin(t, l))
        was.state = GAME_OPEN;
    l->is_late = false;
    if (was.state == GAME_OPEN && t->is.state == GAME_RUNNING)
        tell_event(t, l, "begin");
    if (was.state != GAME_OVER && t->is.state == GAME_OVER)
        tell_event(t, l, "over");
    if (!t->was.has_next && t->is.has_next)
        tell_event(t, l, "next");
    if (is_turn(&was, &t->is, mine))
        tell_event(t, l, "turn");
    tell_of_talk(t, l);
}

/* Nobody is woken too often; and nobody can have us call an address of their choice all the time. */
static bool may_push(struct hub *h, int64_t account)
{
    char key[HUB_ADDRESS_MAX];
    snprintf(key, sizeof key, "#%lld", (long long)account);
    return credit_take(h, RATE_PUSH, key) == 0;
}

/* "Your turn" for whoever is not connected. */
static void push_turn(struct telling *t)
{
    struct hub *h = t->hub;
    int actor = t->is.actor, count = 0;
    if (h->world.push == NULL || actor < 0 || !is_turn(&t->was, &t->is, 1u << actor))
        return;
    int64_t account = t->room->seat[actor].account;
    struct store_push *pushes = calloc(PUSH_MAX, sizeof *pushes);
    char *text = dump_json(json_pack("{ssss}", "game", t->place->id, "what", "turn"));
    if (pushes != NULL && text != NULL && account != 0 &&
        store_pushes(h->store, account, PUSH_MAX, pushes, &count) == STORE_OK && count > 0 &&
        !is_connected(h, account) && may_push(h, account)) {
        for (int i = 0; i < count; i++)
            h->world.push(h->world.context, &pushes[i], text);
    }
    free(text);
    free(pushes);
}

/* ---- A place ----------------------------------------------------------------------------------------- */

static void tell_listeners(struct telling *t)
{
    struct place *p = t->place;
    t->is_game_new = p->has_moved || t->was.row != t->is.row || t->was.offer != t->is.offer;
    for (struct listener *l = p->listeners; l != NULL; l = l->after) {
        if (l->is_watching)
            tell_watcher(t, l);
    }
    for (struct listener *l = p->listeners; l != NULL; l = l->after)
        tell_events(t, l);
    for (int i = 0; i < t->line_count; i++)
        free(t->lines[i].text);
    free(t->game_text);
    free(t->talk_text);
}

static void tell_gone(struct hub *h, struct place *p)
{
    for (struct listener *l = p->listeners; l != NULL; l = l->after) {
        if (l->is_watching)
            send_json(h, l->peer, json_pack("{ssss}", "t", "gone", "game", p->id));
    }
    place_drop(h, p);
}

/* Nobody listens to it any more; whoever asks is told why not. */
static void tell_damaged(struct hub *h, struct place *p)
{
    p->is_dirty = false;
    while (p->listeners != NULL) {
        if (p->listeners->is_watching)
            send_json(h, p->listeners->peer, wire_no(WHY_DAMAGED, "watch", p->id, 0));
        listener_drop(h, p->listeners);
    }
}

/* false: the store cannot be read, so it is to be told later. */
static bool tell_place(struct hub *h, struct place *p)
{
    bool is_own = p->changed >= h->turn;
    struct room *r = p->room;
    if (!is_own || r == NULL || p->is_stale) {
        enum why why = place_room(h, p, &r);
        if (why == WHY_GAME) {
            tell_gone(h, p);
            return true;
        }
        if (why == WHY_DAMAGED) {
            tell_damaged(h, p);
            return true;
        }
        if (why != WHY_NOT)
            return false;
    }
    for (int i = 0; i < r->game.seats && !is_own; i++)
        place_follow(h, p, r->seat[i].account);
    struct telling t = {.hub = h, .place = p, .room = r, .was = p->told, .is = told_of(r)};
    t.has_secrets = (aude_facts(aude_table_rules(r->table)) & AUDE_HAS_SECRETS) != 0;
    t.is.offer = t.was.offer;
    bool is_read = p->listeners == NULL || (read_offer(&t) && read_talk(&t));
    if (is_read && p->listeners != NULL)
        tell_listeners(&t);
    free(t.talk);
    if (!is_read)
        return false;
    if (is_own) {
        push_turn(&t);
        if (h->world.grown != NULL)
            h->world.grown(h->world.context, p->id);
    }
    p->told = t.is;
    p->has_moved = false;
    p->is_dirty = false;
    think_no_more(h, p);
    if (p->is_claimed)
        think_begin(h, p);
    return true;
}

void tell_dirty(struct hub *h)
{
    struct place *list = h->dirty;
    h->dirty = NULL;
    h->claims = 0; /* what was claimed becomes a job now */
    h->message++;  /* rooms that did not change in this turn are brought up once more */
    h->is_mute = false;
    while (list != NULL) {
        struct place *p = list;
        list = p->next_dirty;
        if (!tell_place(h, p)) {
            h->is_mute = true;
            p->is_dirty = false;
            place_dirty(h, p);
        }
    }
}

/* ---- The lobby ------------------------------------------------------------------------------------------ */

void hub_lobby_changed(struct hub *h)
{
    h->is_lobby_dirty = true;
}

static json_t *lobby_message(struct hub *h, struct room **rooms, int count, const struct who *w)
{
    json_t *games = json_array();
    for (int i = 0; i < count; i++)
        json_array_append_new(games, wire_game(h, rooms[i], w));
    return json_pack("{ss so}", "t", "lobby", "games", games);
}

static bool sits_at_any(struct room **rooms, int count, const struct who *w)
{
    for (int i = 0; i < count; i++) {
        if (who_sits(w, rooms[i]) != 0)
            return true;
    }
    return false;
}

/* The open games, and a number for what there is to see of them. -1: the store cannot be read. */
static int lobby_rooms(struct hub *h, struct room **rooms, uint64_t *sum)
{
    char ids[LOBBY_MAX][STORE_ID_MAX];
    struct store_where where = {.list = LIST_LOBBY, .after = lobby_since(h), .max = LOBBY_MAX};
    int count = 0, good = 0;
    *sum = STIR_START;
    if (store_games(h->store, &where, ids, &count) != STORE_OK)
        return -1;
    for (int i = 0; i < count; i++) {
        if (hub_room(h, ids[i], &rooms[good]) == WHY_NOT) {
            *sum = stir_number(stir_text(*sum, ids[i]), (int64_t)told_of(rooms[good]).row);
            good++;
        }
    }
    return good;
}

void tell_lobby(struct hub *h)
{
    static const struct who nobody;
    struct room *rooms[LOBBY_MAX];
    uint64_t sum;
    bool is_late = h->now - h->lobby_told >= SECOND;
    bool has_new = false;
    for (const struct peer *p = h->lobby_peers > 0 ? h->oldest : NULL; p != NULL; p = p->newer)
        has_new |= p->is_new_in_lobby;
    if (h->lobby_peers == 0 || (!has_new && !(h->is_lobby_dirty && is_late)))
        return;
    if (is_late)
        h->lobby_told = h->now; /* also if it fails: it is tried again in a second */
    int count = lobby_rooms(h, rooms, &sum);
    if (count < 0)
        return;
    char *text = dump_json(lobby_message(h, rooms, count, &nobody));
    for (struct peer *p = h->oldest; p != NULL; p = p->newer) {
        bool is_other = p->lobby_sum != sum && is_late;
        if (!p->wants_lobby || !(is_other || p->is_new_in_lobby))
            continue;
        if (sits_at_any(rooms, count, &p->who))
            send_json(h, p, lobby_message(h, rooms, count, &p->who));
        else
            send_text(h, p, text);
        p->is_new_in_lobby = false;
        p->lobby_sum = sum;
    }
    free(text);
    if (is_late)
        h->is_lobby_dirty = false;
}
