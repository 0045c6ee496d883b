/*
 * load_game.c: games of many clients: what is sent, what must come, and how long it took.
 */
#define _GNU_SOURCE /* memmem, for there is much to look through */
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>

#include "load.h"

enum { EVENTS_MAX = 512, TURN_MAX = 32, WAIT_MAX = 20 };

#define SUM_START UINT64_C(0xcbf29ce484222325)

/* ---- Lines that come ------------------------------------------------------------------------ */

static uint64_t add_to_sum(uint64_t sum, const char *line)
{
    for (; *line != '\0'; line++)
        sum = (sum ^ (unsigned char)*line) * UINT64_C(0x100000001b3);
    return (sum ^ '\n') * UINT64_C(0x100000001b3);
}

static void reserve(struct game *g, int n)
{
    int room = g->room == 0 ? 256 : g->room;
    while (room <= n)
        room *= 2;
    if (room == g->room)
        return;
    g->sum = need(realloc(g->sum, (size_t)room * sizeof *g->sum));
    g->sent = need(realloc(g->sent, (size_t)room * sizeof *g->sent));
    memset(g->sent + g->room, 0, (size_t)(room - g->room) * sizeof *g->sent);
    if (g->room == 0)
        g->sum[0] = SUM_START;
    g->room = room;
}

static void schedule(struct load *l, struct game *g, int64_t now)
{
    int64_t every = l->every < 0 ? 0 : (int64_t)l->every * 1000;
    /* Half to one and a half times, so that games do not keep step. */
    g->next = now + every / 2 + (every == 0 ? 0 : aude_rng_below(&l->rng, (int)every));
}

/* The first client that has a line gives it to the table. */
static bool grow(struct load *l, struct game *g, const char *line)
{
    int n = aude_table_count(g->table) + 1;
    if (aude_table_add(g->table, AUDE_OWNER, line) != AUDE_OK)
        return false;
    reserve(g, n);
    g->sum[n] = add_to_sum(g->sum[n - 1], line);
    l->lines++;
    return true;
}

static void note_time(struct client *c, int n, int64_t now)
{
    struct load *l = c->load;
    const struct sending *sent = &c->game->sent[n];
    if (sent->at == 0 || !c->is_there || c->game->is_apart)
        return;
    samples_add(&l->told, now - sent->at);
    if (c->seat >= 0)
        samples_add(&l->seated, now - sent->at);
    if (c->seat >= 0 && c->seat == sent->seat)
        samples_add(&l->acks, now - sent->at);
}

static bool take_line(struct client *c, const char *line, int64_t now)
{
    struct game *g = c->game;
    int n = c->lines + 1;
    if (n > aude_table_count(g->table) && !grow(c->load, g, line))
        return false;
    c->sum = add_to_sum(c->sum, line);
    c->lines = n;
    note_time(c, n, now);
    return c->sum == g->sum[n];
}

static void take_lines(struct client *c, const json_t *message)
{
    struct load *l = c->load;
    struct game *g = c->game;
    const json_t *lines = json_object_get(message, "lines");
    int from = (int)json_integer_value(json_object_get(message, "from"));
    int64_t now = now_us();
    bool is_right = from >= 1 && from <= c->lines + 1;
    for (size_t i = 0; i < json_array_size(lines) && is_right; i++) {
        if (from + (int)i > c->lines)
            is_right = take_line(c, json_string_value(json_array_get(lines, i)), now);
    }
    l->desyncs += !is_right;
    if (g->asked != 0 && aude_table_count(g->table) >= g->asked) {
        g->asked = 0;
        schedule(l, g, now);
    }
    l->there += !c->is_there;
    c->is_there = true;
}

static void take_refusal(struct client *c, const json_t *message)
{
    struct load *l = c->load;
    const char *why = json_string_value(json_object_get(message, "why"));
    if (l->refusals++ == 0)
        snprintf(l->trouble, sizeof l->trouble, "%s: %s",
                 json_string_value(json_object_get(message, "re")), why == NULL ? "?" : why);
    if (c->game != NULL && c->seat >= 0) {
        c->game->asked = 0;
        schedule(l, c->game, now_us());
    }
}

static bool has_word(const char *text, size_t size, const char *word)
{
    return memmem(text, size, word, strlen(word)) != NULL;
}

static void find_open_game(struct client *c, const char *text, size_t size)
{
    struct load *l = c->load;
    l->there += !c->is_there;
    c->is_there = true;
    if (c->has_found || l->open_at == 0 || !has_word(text, size, l->open_game))
        return;
    c->has_found = true;
    l->found++;
    samples_add(&l->told, now_us() - l->open_at);
}

/* Most of what comes is not looked at any further. */
void game_message(struct client *c, const char *text, size_t size)
{
    if (c->is_in_lobby) {
        find_open_game(c, text, size);
        return;
    }
    bool is_refusal = has_word(text, size, "\"t\":\"no\"");
    if (!is_refusal && (c->game == NULL || !has_word(text, size, "\"t\":\"lines\"")))
        return;
    json_t *message = json_loadb(text, size, 0, NULL);
    if (message == NULL)
        c->load->desyncs++;
    else if (is_refusal)
        take_refusal(c, message);
    else
        take_lines(c, message);
    json_decref(message);
}

/* ---- Lines that go -------------------------------------------------------------------------- */

/* A whole turn by lot, as a person sends it. */
static json_t *choose_turn(struct load *l, struct aude_table *t, int seat)
{
    json_t *lines = json_array();
    char line[AUDE_LINE_MAX];
    for (int i = 0; i < TURN_MAX && (i == 0 || !aude_table_draft_is_whole(t)); i++) {
        const struct aude_state *s = aude_table_view(t, seat);
        struct aude_action action = aude_pick(s, aude_rng_below(&l->rng, aude_count(s)));
        if (aude_action_write(s, action, line, sizeof line) != AUDE_OK ||
            aude_table_draft(t, seat, line) != AUDE_OK)
            fail("a legal action is refused here: %s", line);
        json_array_append_new(lines, json_string(line));
    }
    aude_table_draft_drop(t);
    return lines;
}

static struct client *seat_of(const struct game *g, int seat)
{
    struct client *c = g->clients;
    while (c != NULL && c->seat != seat)
        c = c->next;
    return c;
}

/* Whoever must act does; true if there was somebody. */
static bool act(struct load *l, struct game *g)
{
    int seat = aude_table_actor(g->table);
    struct client *c = seat < 0 ? NULL : seat_of(g, seat);
    if (c == NULL || c->state != STATE_OPEN || !c->is_there ||
        c->lines != aude_table_count(g->table))
        return false;
    int n = aude_table_count(g->table) + 1;
    json_t *lines = choose_turn(l, g->table, seat);
    reserve(g, n);
    g->asked = n;
    l->moves++;
    json_t *play = json_pack("{ss ss si so}", "t", "play", "game", g->id, "n", n, "lines", lines);
    g->sent[n] = (struct sending){now_us(), seat};
    client_say(c, play);
    return true;
}

static int64_t act_all(struct load *l)
{
    int64_t now = now_us(), next = now + WAIT_MAX * 1000;
    for (int i = 0; i < l->game_count && l->every >= 0; i++) {
        struct game *g = l->games[i];
        if (g->asked != 0)
            continue;
        if (g->next <= now)
            act(l, g);
        else if (g->next < next)
            next = g->next;
    }
    return next;
}

/* ---- The loop --------------------------------------------------------------------------------- */

bool load_run(struct load *l, int64_t ms, load_done *done)
{
    struct epoll_event events[EVENTS_MAX];
    int64_t until = now_us() + ms * 1000;
    while (done == NULL || !done(l)) {
        int64_t next = act_all(l), now = now_us();
        if (now >= until)
            return false;
        next = next < until ? next : until;
        int wait = next <= now ? 0 : (int)((next - now + 999) / 1000);
        int count = epoll_wait(l->epoll, events, EVENTS_MAX, wait);
        for (int i = 0; i < count; i++)
            client_event(events[i].data.ptr, events[i].events);
    }
    return true;
}

bool load_all_there(const struct load *l)
{
    return l->there == l->client_count;
}

bool load_all_over(const struct load *l)
{
    for (int i = 0; i < l->game_count; i++) {
        if (aude_table_actor(l->games[i]->table) != AUDE_OVER)
            return false;
    }
    return load_is_quiet(l);
}

/* Whoever is out of step stays so. */
bool load_is_quiet(const struct load *l)
{
    for (int i = 0; i < l->client_count && l->desyncs == 0; i++) {
        const struct client *c = l->clients[i];
        if (c->game == NULL || c->state != STATE_OPEN || c->is_deaf)
            continue;
        if (!c->is_there || c->game->asked != 0 || c->lines != aude_table_count(c->game->table))
            return false;
    }
    return true;
}

void load_open_all(struct load *l)
{
    int64_t now = now_us();
    for (int i = 0; i < l->game_count; i++) {
        l->games[i]->asked = 0;
        schedule(l, l->games[i], now);
    }
    for (int i = 0; i < l->client_count; i++) {
        if (l->clients[i]->state == STATE_NONE)
            client_open(l->clients[i]);
    }
}

void load_forget_times(struct load *l)
{
    samples_clear(&l->told);
    samples_clear(&l->seated);
    samples_clear(&l->acks);
    l->moves = l->lines = l->bytes_in = l->bytes_out = l->messages = 0;
}

/* ---- Making ------------------------------------------------------------------------------------ */

static const char *copy_text(const json_t *from, const char *name, char *out, size_t size)
{
    const char *text = json_string_value(json_object_get(from, name));
    snprintf(out, size, "%s", text == NULL ? "" : text);
    return out;
}

struct client *load_client(struct load *l, struct game *g, int seat)
{
    struct client *c = need(calloc(1, sizeof *c));
    size_t size = (size_t)(l->client_count + 1) * sizeof(struct client *);
    l->clients = need(realloc(l->clients, size));
    l->clients[l->client_count++] = c;
    c->load = l;
    c->fd = -1;
    c->game = g;
    c->seat = seat;
    c->sum = SUM_START;
    c->token = seat >= 0 ? g->token[seat] : NULL;
    l->count[STATE_NONE]++;
    if (g != NULL) {
        c->next = g->clients;
        g->clients = c;
    }
    return c;
}

/* So many guests of each game. */
static void make_guests(struct load *l, int from, int each)
{
    int count = (l->game_count - from) * each;
    struct call *calls = need(calloc((size_t)count, sizeof *calls));
    for (int i = 0; i < count; i++)
        calls[i] = (struct call){.path = "/api/guest", .token = "", .body = need(strdup("{}"))};
    http_calls(l->server.port, calls, count);
    for (int i = 0; i < count; i++) {
        copy_text(calls[i].answer, "token", l->games[from + i / each]->token[i % each], TOKEN_MAX);
        json_decref(calls[i].answer);
    }
    free(calls);
}

static char *new_game(const struct plan *p, int seats)
{
    json_t *list = json_array();
    char rules[100];
    for (int i = 0; i < seats; i++) {
        const char *by = i == 0 || p->record != NULL ? "me" : "open";
        if (i > 0 && p->computer != NULL)
            by = p->computer;
        json_array_append_new(list, json_pack("{ssss}", "by", by, "name", "Player"));
    }
    snprintf(rules, sizeof rules, "%s seats=%d", p->rules, seats);
    json_t *game =
        json_pack("{ss so ss sb}", "rules", rules, "seats", list, "clock", "15m+10", "public", 0);
    if (p->record != NULL)
        json_object_set_new(game, "record", json_string(p->record));
    char *text = need(json_dumps(game, JSON_COMPACT));
    json_decref(game);
    return text;
}

static void make_games(struct load *l, int from, const struct plan *p, int seats)
{
    int count = l->game_count - from;
    struct call *calls = need(calloc((size_t)count, sizeof *calls));
    for (int i = 0; i < count; i++)
        calls[i] = (struct call){.path = "/api/games",
                                 .token = l->games[from + i]->token[0],
                                 .body = new_game(p, seats)};
    http_calls(l->server.port, calls, count);
    for (int i = 0; i < count; i++) {
        struct game *g = l->games[from + i];
        const json_t *game = json_object_get(calls[i].answer, "game");
        copy_text(game, "id", g->id, sizeof g->id);
        copy_text(game, "rules", g->rules, sizeof g->rules);
        if (aude_table_open(g->rules, AUDE_OWNER, &g->table, NULL) != AUDE_OK)
            fail("the rules \"%s\" are not read", g->rules);
        json_decref(calls[i].answer);
    }
    free(calls);
}

static void sit_down(struct load *l, int from, int seats)
{
    int each = seats - 1, count = (l->game_count - from) * each;
    struct call *calls = need(calloc((size_t)count + 1, sizeof *calls));
    char(*paths)[64] = need(calloc((size_t)count + 1, sizeof *paths));
    for (int i = 0; i < count; i++) {
        const struct game *g = l->games[from + i / each];
        char body[64];
        int seat = 1 + i % each;
        snprintf(paths[i], sizeof paths[i], "/api/games/%s/sit", g->id);
        snprintf(body, sizeof body, "{\"name\":\"Player\",\"seat\":%d}", seat);
        calls[i] =
            (struct call){.path = paths[i], .token = g->token[seat], .body = need(strdup(body))};
    }
    http_calls(l->server.port, calls, count);
    for (int i = 0; i < count; i++)
        json_decref(calls[i].answer);
    free(calls);
    free(paths);
}

void load_make(struct load *l, const struct plan *p)
{
    int from = l->game_count, seats = p->computer != NULL || p->record != NULL ? 2 : p->players;
    int persons = p->computer != NULL || p->record != NULL ? 1 : p->players;
    l->games = need(realloc(l->games, (size_t)(from + p->games) * sizeof(struct game *)));
    for (int i = 0; i < p->games; i++) {
        struct game *g = need(calloc(1, sizeof *g));
        g->seats = seats;
        reserve(g, 1);
        l->games[l->game_count++] = g;
    }
    make_guests(l, from, persons);
    make_games(l, from, p, seats);
    if (persons > 1)
        sit_down(l, from, seats);
    for (int i = from; i < l->game_count; i++) {
        for (int seat = 0; seat < persons; seat++)
            load_client(l, l->games[i], seat);
        for (int k = 0; k < p->watchers; k++)
            load_client(l, l->games[i], -1);
    }
}

void load_open_game(struct load *l, const char *token)
{
    struct call call = {.path = "/api/games",
                        .token = token,
                        .body = need(strdup("{\"rules\":\"carcassonne seats=2\",\"seats\":[{\"by\":"
                                            "\"me\"},{\"by\":\"open\"}],\"public\":true}"))};
    for (int i = 0; i < l->client_count; i++)
        l->clients[i]->has_found = false;
    l->found = 0;
    l->open_at = now_us();
    http_calls(l->server.port, &call, 1);
    copy_text(json_object_get(call.answer, "game"), "id", l->open_game, sizeof l->open_game);
    json_decref(call.answer);
}

void load_clear(struct load *l)
{
    for (int i = 0; i < l->client_count; i++) {
        client_close(l->clients[i]);
        free(l->clients[i]);
    }
    for (int i = 0; i < l->game_count; i++) {
        struct game *g = l->games[i];
        aude_table_close(g->table);
        free(g->sum);
        free(g->sent);
        free(g);
    }
    free(l->games);
    free(l->clients);
    l->games = NULL;
    l->clients = NULL;
    l->game_count = l->client_count = l->there = 0;
    memset(l->count, 0, sizeof l->count);
}

void load_free(struct load *l)
{
    load_clear(l);
    load_forget_times(l);
    l->desyncs = l->refusals = l->lost = l->open_at = 0;
    l->trouble[0] = '\0';
}

static int roll(void *context, int n)
{
    return aude_rng_below(context, n);
}

char *record_of(const char *rules, int actions, uint64_t seed)
{
    struct aude_table *t;
    struct aude_rng rng;
    char line[AUDE_LINE_MAX];
    aude_rng_seed(&rng, seed);
    if (aude_table_open(rules, AUDE_OWNER, &t, NULL) != AUDE_OK)
        fail("the rules \"%s\" are not read", rules);
    aude_table_settle(t, roll, &rng);
    while (aude_table_count(t) < actions && aude_table_actor(t) >= 0) {
        const struct aude_state *s = aude_table_view(t, AUDE_OWNER);
        aude_action_write(s, aude_pick(s, aude_rng_below(&rng, aude_count(s))), line, sizeof line);
        if (aude_table_add(t, AUDE_OWNER, line) != AUDE_OK)
            fail("a legal action is refused here: %s", line);
        aude_table_settle(t, roll, &rng);
    }
    size_t size = aude_table_write(t, AUDE_OWNER, AUDE_EVERY_LINE, NULL, 0) + 1;
    char *text = need(malloc(size));
    aude_table_write(t, AUDE_OWNER, AUDE_EVERY_LINE, text, size);
    aude_table_close(t);
    return text;
}
