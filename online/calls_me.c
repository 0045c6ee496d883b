/*
 * calls_me.c: what an account keeps besides its games: whom it does not want to hear, its bots, where
 * to wake it; and all of it at once, to take along or to erase.
 */
#include "calls.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "waiting.h"

enum { BOTS_MAX = 16, HISTORY_FIRST = 500, TALK_PART = 64, GAMES_PART = 50 };
enum { KINDS_MAX = 64, TOKENS_MAX = 1000 };

/* The account of a name in the body; false: refused. */
static bool named(struct call *c, struct store_account *out)
{
    const char *name;
    if (!want_text(c, "name", &name))
        return false;
    if (!is_account_name(name)) {
        call_refuse(c, WHY_PLAYER);
        return false;
    }
    return call_stored(c, store_account_find(hub_store(c->hub), name, out), WHY_PLAYER, WHY_STORE);
}

/* ---- Blocks ---------------------------------------------------------------------------------------------- */

static json_t *block_names(struct call *c)
{
    struct who_blocks blocks;
    struct store_account a;
    if (who_blocks(c->hub, &c->who, &blocks) != WHY_NOT)
        return NULL;
    json_t *names = json_array();
    for (int i = 0; i < blocks.count; i++) {
        if (store_account_get(hub_store(c->hub), blocks.account[i], &a) == STORE_OK)
            json_array_append_new(names, json_string(a.name));
    }
    return names;
}

void call_blocks(struct call *c)
{
    json_t *names = block_names(c);
    if (names == NULL)
        call_refuse(c, WHY_STORE);
    else
        call_answer(c, json_pack("{so}", "names", names));
}

void call_block(struct call *c)
{
    struct store_account other;
    struct who_blocks blocks;
    bool is_blocked = true;
    if (!may_bool(c, "block", &is_blocked) || !named(c, &other))
        return;
    if (who_blocks(c->hub, &c->who, &blocks) != WHY_NOT)
        call_refuse(c, WHY_STORE);
    else if (is_blocked && (blocks.count == WHO_BLOCKS || other.id == c->who.account))
        call_refuse(c, WHY_PLAYER);
    else if (call_write(c) &&
             call_stored(c, store_block(hub_store(c->hub), c->who.account, other.id, is_blocked),
                         WHY_PLAYER, WHY_STORE))
        call_answer(c, json_object());
}

/* ---- Bots ------------------------------------------------------------------------------------------------ */

static json_t *bot_names(struct call *c, int *count)
{
    struct store_account bots[BOTS_MAX];
    *count = 0;
    if (store_bots_of(hub_store(c->hub), c->who.account, BOTS_MAX, bots, count) != STORE_OK)
        return NULL;
    json_t *list = json_array();
    for (int i = 0; i < *count; i++)
        json_array_append_new(list, json_pack("{ss}", "name", bots[i].name));
    return list;
}

void call_bots(struct call *c)
{
    int count;
    json_t *bots = bot_names(c, &count);
    if (bots == NULL)
        call_refuse(c, WHY_STORE);
    else
        call_answer(c, json_pack("{so}", "bots", bots));
}

/* The bot of that name, made if there is none; false: refused. */
static bool find_bot(struct call *c, const char *name, struct store_account *bot)
{
    struct store *s = hub_store(c->hub);
    int64_t now = hub_now(c->hub);
    int count;
    enum store_status status = store_account_find(s, name, bot);
    if (status == STORE_OK && (bot->kind != ACCOUNT_BOT || bot->owner != c->who.account))
        status = STORE_TAKEN;
    if (status != STORE_NONE)
        return call_stored(c, status, WHY_STORE, WHY_NAME_TAKEN) && call_write(c) &&
               call_stored(c, store_tokens_drop(s, bot->id, NULL), WHY_STORE, WHY_STORE);
    json_t *bots = bot_names(c, &count);
    json_decref(bots);
    if (bots == NULL || count == BOTS_MAX) {
        call_refuse(c, bots == NULL ? WHY_STORE : WHY_BOTS);
        return false;
    }
    *bot = (struct store_account){
        .kind = ACCOUNT_BOT, .owner = c->who.account, .made = now, .seen = now};
    snprintf(bot->name, sizeof bot->name, "%s", name);
    return call_write(c) && call_stored(c, store_account_make(s, bot), WHY_STORE, WHY_NAME_TAKEN);
}

void call_make_bot(struct call *c)
{
    const char *name;
    struct store_account bot;
    char token[HUB_TOKEN_MAX];
    if (!want_text(c, "name", &name))
        return;
    if (!is_account_name(name)) {
        call_refuse(c, WHY_NAME);
        return;
    }
    if (!find_bot(c, name, &bot) || !call_token(c, bot.id, TOKEN_BOT, token))
        return;
    hub_end_account(c->hub, bot.id, NULL);
    call_answer(c, json_pack("{sss{ss}}", "token", token, "bot", "name", bot.name));
    sodium_memzero(token, sizeof token);
}

/* ---- Web Push ---------------------------------------------------------------------------------------------- */

void call_push_key(struct call *c)
{
    const char *key = hub_options_of(c->hub)->push_key;
    call_answer(c, json_pack("{ss}", "key", key == NULL ? "" : key));
}

void call_push(struct call *c)
{
    const char *endpoint, *key, *secret;
    struct store_push p = {.account = c->who.account, .made = hub_now(c->hub)}, others[PUSH_MAX];
    int count = 0;
    bool is_again = false;
    if (!want_text(c, "endpoint", &endpoint) || !want_text(c, "key", &key) ||
        !want_text(c, "secret", &secret))
        return;
    if (strncmp(endpoint, "https://", 8) != 0 || !is_plain(endpoint, sizeof p.endpoint - 1) ||
        !is_plain(key, sizeof p.key - 1) || !is_plain(secret, sizeof p.secret - 1)) {
        call_refuse(c, WHY_JSON);
        return;
    }
    snprintf(p.endpoint, sizeof p.endpoint, "%s", endpoint);
    snprintf(p.key, sizeof p.key, "%s", key);
    snprintf(p.secret, sizeof p.secret, "%s", secret);
    struct store *s = hub_store(c->hub);
    if (!call_stored(c, store_pushes(s, p.account, PUSH_MAX, others, &count), WHY_STORE,
                     WHY_STORE) ||
        !call_write(c))
        return;
    for (int i = 0; i < count; i++)
        is_again |= strcmp(others[i].endpoint, p.endpoint) == 0;
    /* Whoever has too many devices loses the one that has not been there for longest. */
    if (count == PUSH_MAX && !is_again &&
        !call_stored(c, store_push_drop(s, others[0].endpoint), WHY_STORE, WHY_STORE))
        return;
    if (call_stored(c, store_push_put(s, &p), WHY_STORE, WHY_STORE))
        call_answer(c, json_object());
}

/* Only what is one's own is dropped; for the rest there is nothing to do. */
void call_push_drop(struct call *c)
{
    const char *endpoint;
    struct store_push pushes[PUSH_MAX];
    struct store *s = hub_store(c->hub);
    int count = 0;
    if (!want_text(c, "endpoint", &endpoint) ||
        !call_stored(c, store_pushes(s, c->who.account, PUSH_MAX, pushes, &count), WHY_STORE,
                     WHY_STORE))
        return;
    for (int i = 0; i < count; i++) {
        if (strcmp(pushes[i].endpoint, endpoint) != 0)
            continue;
        if (!call_write(c) || !call_stored(c, store_push_drop(s, endpoint), WHY_STORE, WHY_STORE))
            return;
    }
    call_answer(c, json_object());
}

/* ---- All games of an account --------------------------------------------------------------------------------- */

typedef bool each_game(struct call *c, struct room *r, void *context);

/* When a game has grown last, or ended, which lists go by; 0: it has gone meanwhile. */
static int64_t time_of(struct call *c, const char *id)
{
    struct store_game g;
    struct store_seat seats[STORE_SEATS];
    if (store_game_get(hub_store(c->hub), id, &g, seats) != STORE_OK)
        return 0;
    return g.state == GAME_OVER ? g.ended : g.grown;
}

/* Calls each for every game but those that are damaged; false: refused. A game at which each returns
 * false ends it. */
static bool go_through(struct call *c, int64_t account, int state, each_game *each, void *context)
{
    struct store_where where = {
        .list = LIST_MINE, .account = account, .state = state, .max = GAMES_PART};
    char ids[GAMES_PART][STORE_ID_MAX];
    int count = GAMES_PART;
    while (count == GAMES_PART) {
        if (!call_stored(c, store_games(hub_store(c->hub), &where, ids, &count), WHY_STORE,
                         WHY_STORE))
            return false;
        /* Before it is changed; and where the last has gone, so has the rest of the list. */
        where.before = count == 0 ? 0 : time_of(c, ids[count - 1]);
        if (count > 0)
            memcpy(where.cursor, ids[count - 1], sizeof where.cursor);
        for (int i = 0; i < count; i++) {
            struct room *r;
            if (hub_room(c->hub, ids[i], &r) == WHY_NOT && !each(c, r, context))
                return false;
        }
        places_rest(c->hub);
        if (where.before == 0)
            break;
    }
    return true;
}

/* ---- Everything that is kept ------------------------------------------------------------------------------------ */

/* What the account has said, also where it only watched. NULL: the store is down. */
static json_t *said(struct call *c)
{
    struct store_words words[TALK_PART], last = {.game = ""};
    int count = 0;
    json_t *list = json_array();
    do {
        if (store_talk_of(hub_store(c->hub), c->who.account, &last, TALK_PART, words, &count) !=
            STORE_OK) {
            json_decref(list);
            return NULL;
        }
        for (int i = 0; i < count; i++) {
            last = words[i];
            json_array_append_new(list, json_pack("{sssIssss}", "game", last.game, "at",
                                                  (json_int_t)last.talk.at, "do", last.talk.verb,
                                                  "text", last.talk.text));
        }
    } while (count == TALK_PART);
    return list;
}

static bool add_game(struct call *c, struct room *r, void *context)
{
    json_array_append_new(context, wire_game(c->hub, r, &c->who));
    return true;
}

/* Adds all points of one rating; false: out of memory, or the store is down. */
static bool add_points(struct call *c, const char *what, json_t *all)
{
    enum store_status status = STORE_OK;
    int count = 0, room = HISTORY_FIRST / 2;
    struct store_rating *points = NULL;
    do {
        room *= 2;
        free(points);
        points = calloc((size_t)room, sizeof *points);
        if (points != NULL)
            status =
                store_rating_history(hub_store(c->hub), c->who.account, what, room, points, &count);
    } while (points != NULL && status == STORE_OK && count == room);
    bool is_fine = points != NULL && status == STORE_OK;
    for (int i = 0; i < count && is_fine; i++)
        json_array_append_new(all, json_pack("{sssIsf}", "what", points[i].what, "at",
                                             (json_int_t)points[i].at, "rating", points[i].rating));
    free(points);
    return is_fine;
}

static json_t *history(struct call *c)
{
    struct store_rating kinds[KINDS_MAX];
    json_t *all = json_array();
    int many = 0;
    bool is_fine =
        store_ratings(hub_store(c->hub), c->who.account, KINDS_MAX, kinds, &many) == STORE_OK;
    for (int k = 0; k < many && is_fine; k++)
        is_fine = add_points(c, kinds[k].what, all);
    if (is_fine)
        return all;
    json_decref(all);
    return NULL;
}

/* When it came in, and until when it may; not with what. */
static json_t *tokens(struct call *c)
{
    struct store_token tokens[TOKENS_MAX];
    int count = 0;
    if (store_tokens_of(hub_store(c->hub), c->who.account, TOKENS_MAX, tokens, &count) != STORE_OK)
        return NULL;
    json_t *list = json_array();
    for (int i = 0; i < count; i++)
        json_array_append_new(list, json_pack("{sIsIsI}", "made", (json_int_t)tokens[i].made,
                                              "used", (json_int_t)tokens[i].used, "ends",
                                              (json_int_t)tokens[i].ends));
    return list;
}

static json_t *push_places(struct call *c)
{
    struct store_push pushes[PUSH_MAX];
    int count = 0;
    json_t *list = json_array();
    (void)store_pushes(hub_store(c->hub), c->who.account, PUSH_MAX, pushes, &count);
    for (int i = 0; i < count; i++)
        json_array_append_new(list, json_string(pushes[i].endpoint));
    return list;
}

void call_data(struct call *c)
{
    json_t *games = json_array();
    struct store_account a;
    int bots;
    if (!call_stored(c, store_account_get(hub_store(c->hub), c->who.account, &a), WHY_TOKEN,
                     WHY_STORE) ||
        !go_through(c, c->who.account, -1, add_game, games)) {
        json_decref(games);
        return;
    }
    call_answer(c, json_pack("{so sI so so so so so so so}", "me", who_json(c->hub, &c->who),
                             "seen", (json_int_t)a.seen, "games", games, "said", said(c), "ratings",
                             history(c), "blocks", block_names(c), "bots", bot_names(c, &bots),
                             "push", push_places(c), "tokens", tokens(c)));
}

/* ---- Nothing that is kept ---------------------------------------------------------------------- */

/* Whose games are given up, and how many were changed. */
struct leaving {
    struct who who;
    int count;
};

static bool leave_game(struct call *c, struct room *r, void *context)
{
    struct leaving *leaving = context;
    bool is_gone = false;
    enum why why = game_leave(c->hub, r, &leaving->who, -1, &is_gone);
    if (why == WHY_SEAT) /* whoever made a game and sits nowhere has nothing to leave */
        return true;
    if (why != WHY_NOT)
        call_refuse(c, why);
    else if (is_gone)
        hub_forget(c->hub, r->game.id);
    leaving->count++;
    return why == WHY_NOT;
}

/* What the clock says stays even if the call is refused afterwards, and with it what the call has stored
 * so far: so it comes first, in all games. Whose time is up is out then, or the game is over. */
static bool play_what_is_due(struct call *c, struct room *r, void *context)
{
    struct leaving *leaving = context;
    int before = r->game.count;
    enum why why = hub_due(c->hub, r);
    if (why != WHY_NOT)
        call_refuse(c, why);
    leaving->count += r->game.count != before;
    return why == WHY_NOT;
}

/* A seat is given up and belongs to nobody. */
static enum why give_up_seat(struct hub *h, struct room *r, int seat)
{
    static const struct store_seat nobody = {.kind = SEAT_COMPUTER, .player = ROOM_DEPUTY};
    char line[STORE_LINE_MAX];
    const char *lines[] = {line};
    enum aude_status status;
    enum why why = WHY_NOT;
    snprintf(line, sizeof line, "table resign %d", seat);
    if ((aude_table_out(r->table) >> seat & 1) == 0)
        why = hub_play(h, r, AUDE_OWNER, &(struct hub_lines){0, 1, lines}, &status);
    /* When that ends the game, erasing the account frees the seat. */
    if (why == WHY_NOT && r->game.state == GAME_RUNNING &&
        store_seat_set(hub_store(h), r->game.id, seat, &nobody) != STORE_OK)
        why = WHY_STORE;
    return why;
}

static bool give_up_game(struct call *c, struct room *r, void *context)
{
    struct leaving *leaving = context;
    unsigned mine = who_sits(&leaving->who, r);
    enum why why = WHY_NOT;
    for (int i = 0; i < r->game.seats && why == WHY_NOT && r->game.state == GAME_RUNNING; i++) {
        if ((mine >> i & 1) != 0)
            why = give_up_seat(c->hub, r, i);
    }
    if (why == WHY_NOT && room_catch_up(hub_store(c->hub), r) != STORE_OK)
        why = WHY_STORE;
    if (why == WHY_NOT)
        hub_changed(c->hub, r);
    else
        call_refuse(c, why);
    leaving->count++;
    return why == WHY_NOT;
}

/* What changes goes to another place of the list, so it is done again until nothing is left. */
static bool play_all_due(struct call *c, int64_t account)
{
    struct leaving due = {.who = {.account = account}};
    do {
        due.count = 0;
        if (!go_through(c, account, GAME_RUNNING, play_what_is_due, &due))
            return false;
    } while (due.count > 0);
    return true;
}

/* The same. */
static bool leave_all(struct call *c, int64_t account)
{
    struct leaving leaving = {.who = {.account = account}};
    do {
        leaving.count = 0;
        if (!go_through(c, account, GAME_OPEN, leave_game, &leaving) ||
            !go_through(c, account, GAME_RUNNING, give_up_game, &leaving))
            return false;
    } while (leaving.count > 0);
    return true;
}

/* Whatever is about games comes before the accounts are locked, as everywhere: whoever holds an account
 * waits for no game. Those whom they have played have their ratings while they are still there. */
static bool leave_games(struct call *c, const int64_t *going, int count)
{
    for (int i = 0; i < count; i++) {
        if (!play_all_due(c, going[i]))
            return false;
    }
    for (int i = 0; i < count; i++) {
        if (!leave_all(c, going[i]) ||
            !call_stored(c, store_account_forget(hub_store(c->hub), going[i]), WHY_STORE,
                         WHY_STORE))
            return false;
    }
    bool is_stored = ratings_store(c->hub, going, count);
    if (!is_stored)
        call_refuse(c, WHY_STORE);
    return is_stored;
}

void erase_account(struct call *c, const char *was)
{
    struct store_account bots[BOTS_MAX];
    int64_t going[BOTS_MAX + 1];
    int count = 0;
    struct store *s = hub_store(c->hub);
    if (!call_write(c) || (was != NULL && !account_is_still(c, c->who.account, was)) ||
        !call_stored(c, store_bots_of(s, c->who.account, BOTS_MAX, bots, &count), WHY_STORE,
                     WHY_STORE))
        return;
    for (int i = 0; i < count; i++)
        going[i] = bots[i].id;
    going[count++] = c->who.account;
    /* Only now nobody else can change the password any more. */
    if (!leave_games(c, going, count) ||
        (was != NULL && !account_is_still(c, c->who.account, was)) ||
        !call_stored(c, store_account_erase(s, c->who.account), WHY_TOKEN, WHY_STORE))
        return;
    for (int i = 0; i < count; i++)
        hub_end_account(c->hub, going[i], NULL);
    call_answer(c, json_object());
}

/* A bot that whoever runs the server has closed keeps its name, or it would come back under it. False:
 * refused. */
static bool may_drop(struct call *c, const struct store_account *bot)
{
    bool is_mine = bot->kind == ACCOUNT_BOT && bot->owner == c->who.account;
    /* Whose bot it is, is nothing to say to others. */
    if (!is_mine || bot->is_closed)
        call_refuse(c, is_mine ? WHY_STATE : WHY_PLAYER);
    return is_mine && !bot->is_closed;
}

/* As with an account, but the person stays. */
static void then_drop_bot(struct call *c, struct waiting *w, const char *hash, bool is_right)
{
    struct store *s = hub_store(c->hub);
    struct store_account bot;
    (void)hash;
    (void)is_right;
    if (!call_write(c) || !leave_games(c, &w->account, 1) ||
        !call_stored(c, store_account_get(s, w->account, &bot), WHY_PLAYER, WHY_STORE) ||
        !may_drop(c, &bot) ||
        !call_stored(c, store_account_erase(s, w->account), WHY_PLAYER, WHY_STORE))
        return;
    hub_end_account(c->hub, w->account, NULL);
    call_answer(c, json_object());
}

void call_drop_bot(struct call *c)
{
    struct store_account bot;
    if (!named(c, &bot) || !may_drop(c, &bot))
        return;
    struct waiting w = {.peer = c->peer, .who = c->who, .then = then_drop_bot, .account = bot.id};
    call_alone(c, &w);
}
