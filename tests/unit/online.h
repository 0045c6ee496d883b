/*
 * online.h: a hub in a world without sockets, clock and threads, for tests. To be included after
 * cmocka.h. Passwords are "hashed" by writing "#" before them, when the test lets it happen.
 */
#ifndef AUDE_TESTS_ONLINE_H
#define AUDE_TESTS_ONLINE_H

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "aude_table.h"

#include "../../online/hub.h"
#include "openapi.h"

enum { WORLD_JOBS = 80, WORLD_LINES = 64 };

struct world_job {
    int64_t number;
    char password[300], hash[300];
    bool is_check;
};

struct world {
    struct store *store;
    struct hub *hub;
    int64_t now;
    uint64_t luck;
    int jobs;
    bool has_no_memory; /* for one */
    struct world_job job[WORLD_JOBS];
    int pushes; /* that were sent, and the last of them */
    char pushed_to[STORE_PUSH_MAX], pushed[256];
    char logged[64]; /* the last that whoever runs the server is told */
};

/* A request and what came back, which must fit docs/openapi.json; a stream or a WebSocket keeps what
 * it was sent. */
struct peer_of_test {
    int status;                /* 0: no answer yet */
    char method[8], path[256]; /* "": no request */
    char type[64], fields[256];
    char *body;
    bool is_stream, is_closed;
    int code; /* of the close */
    int count;
    json_t *sent[WORLD_LINES];
};

static inline int64_t world_now(void *context)
{
    return ((struct world *)context)->now;
}

static inline void world_random(void *context, void *bytes, size_t size)
{
    struct world *w = context;
    for (size_t i = 0; i < size; i++) {
        w->luck = w->luck * 6364136223846793005u + 1442695040888963407u;
        ((unsigned char *)bytes)[i] = (unsigned char)(w->luck >> 56);
    }
}

static inline void world_send(void *context, void *peer, const char *text, size_t size)
{
    struct peer_of_test *p = peer;
    (void)context;
    assert_false(p->is_closed);
    assert_true(p->count < WORLD_LINES);
    assert_null(memchr(text, '\n', size));
    p->sent[p->count] = json_loadb(text, size, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(p->sent[p->count]);
    if (p->is_stream)
        must_fit(openapi_schema("Message"), p->sent[p->count], "a message of a stream");
    p->count++;
}

static inline void world_answer(void *context, void *peer, int status, const char *type,
                                const char *fields, const char *body, size_t size)
{
    struct peer_of_test *p = peer;
    (void)context;
    assert_int_equal(p->status, 0);
    assert_false(p->is_stream);
    p->status = status;
    snprintf(p->type, sizeof p->type, "%s", type);
    snprintf(p->fields, sizeof p->fields, "%s", fields);
    p->body = malloc(size + 1);
    assert_non_null(p->body);
    memcpy(p->body, body, size);
    p->body[size] = '\0';
    if (p->method[0] != '\0')
        openapi_answer(p->method, p->path, status, type, fields, p->body);
}

static inline void world_stream(void *context, void *peer)
{
    struct peer_of_test *p = peer;
    (void)context;
    assert_int_equal(p->status, 0);
    p->is_stream = true;
    openapi_stream(p->method, p->path);
}

static inline void world_close(void *context, void *peer, int code)
{
    (void)context;
    ((struct peer_of_test *)peer)->is_closed = true;
    ((struct peer_of_test *)peer)->code = code;
}

static inline bool world_hash(void *context, const struct hub_hashing *job)
{
    struct world *w = context;
    if (w->has_no_memory)
        return false;
    assert_true(w->jobs < WORLD_JOBS);
    struct world_job *mine = &w->job[w->jobs++];
    mine->number = job->number;
    snprintf(mine->password, sizeof mine->password, "%s", job->password);
    mine->is_check = job->hash != NULL;
    snprintf(mine->hash, sizeof mine->hash, "%s", job->hash == NULL ? "" : job->hash);
    return true;
}

static inline void world_push(void *context, const struct store_push *to, const char *text)
{
    struct world *w = context;
    w->pushes++;
    snprintf(w->pushed_to, sizeof w->pushed_to, "%s", to->endpoint);
    snprintf(w->pushed, sizeof w->pushed, "%s", text);
}

static inline void world_log(void *context, const char *event, const char *facts)
{
    struct world *w = context;
    snprintf(w->logged, sizeof w->logged, "%s %s", event, facts);
}

static inline bool world_think(void *context, const struct hub_thought *job)
{
    (void)context;
    (void)job;
    return true;
}

/* Computers never move here, unless has_think is false: then workers take the jobs. */
static inline struct world *world_open_at(const char *where, bool has_rates, bool has_think)
{
    char why[STORE_WHY_MAX];
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    w->now = 1700000000000;
    w->luck = 1;
    struct hub_world world = {.context = w,
                              .now = world_now,
                              .random = world_random,
                              .send = world_send,
                              .answer = world_answer,
                              .stream = world_stream,
                              .close = world_close,
                              .think = has_think ? world_think : NULL,
                              .hash = world_hash,
                              .push = world_push,
                              .log = world_log};
    struct hub_options options = {
        .think_ms = 10, .has_free_rates = !has_rates, .push_key = "the key"};
    assert_int_equal(store_open(where, STORE_SERVE, &w->store, why), STORE_OK);
    w->hub = hub_new(w->store, &world, &options);
    assert_non_null(w->hub);
    return w;
}

static inline struct world *world_open(bool has_rates, bool has_think)
{
    return world_open_at("memory:", has_rates, has_think);
}

static inline void world_shut(struct world *w)
{
    hub_free(w->hub);
    store_close(w->store);
    free(w);
}

/* The passwords that wait are hashed. */
static inline void world_hash_all(struct world *w)
{
    while (w->jobs > 0) {
        struct world_job job = w->job[--w->jobs];
        char hash[302];
        snprintf(hash, sizeof hash, "#%s", job.password);
        if (job.is_check)
            hub_hashed(w->hub, job.number, job.hash, strcmp(hash, job.hash) == 0);
        else
            hub_hashed(w->hub, job.number, hash, true);
        hub_turn(w->hub);
    }
}

static inline void peer_clear(struct peer_of_test *p)
{
    for (int i = 0; i < p->count; i++)
        json_decref(p->sent[i]);
    free(p->body);
    *p = (struct peer_of_test){0};
}

/* Time passes, as it does: the hub has its turns. */
static inline void pass_time(struct world *w, int seconds)
{
    for (int i = 0; i < seconds; i++) {
        w->now += 1000;
        hub_turn(w->hub);
    }
}

/* A request from an address, without waiting for passwords. */
static inline void send_request(struct world *w, struct peer_of_test *p, const char *address,
                                const char *method, const char *path, const char *token,
                                const char *body)
{
    char plain[256];
    const char *query = strchr(path, '?');
    size_t len = query == NULL ? strlen(path) : (size_t)(query - path);
    assert_true(len < sizeof plain);
    memcpy(plain, path, len);
    plain[len] = '\0';
    snprintf(p->method, sizeof p->method, "%s", method);
    snprintf(p->path, sizeof p->path, "%s", plain);
    struct hub_request r = {method, plain,       query == NULL ? "" : query + 1, token, address,
                            body,   strlen(body)};
    hub_ask(w->hub, p, &r);
    hub_turn(w->hub);
}

/* A request and its answer: a text; the caller's. */
static inline char *ask_text(struct world *w, int status, const char *method, const char *path,
                             const char *token, const char *body)
{
    struct peer_of_test p = {0};
    send_request(w, &p, "", method, path, token, body);
    world_hash_all(w);
    if (p.status != status)
        fail_msg("%s %s %s: %d %s", method, path, body, p.status, p.body == NULL ? "" : p.body);
    char *text = p.body;
    p.body = NULL;
    peer_clear(&p);
    return text;
}

/* A request and its answer: an object; the caller's. */
static inline json_t *ask(struct world *w, int status, const char *method, const char *path,
                          const char *token, const char *body)
{
    char *text = ask_text(w, status, method, path, token, body);
    json_t *json = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
    if (json == NULL)
        fail_msg("no JSON: %s", text);
    free(text);
    return json;
}

/* The text at a path of names in an object: "game/id". */
static inline const json_t *at_path(const json_t *json, const char *path)
{
    char word[64];
    while (json != NULL && *path != '\0') {
        size_t len = strcspn(path, "/");
        assert_true(len < sizeof word);
        memcpy(word, path, len);
        word[len] = '\0';
        json = json_is_array(json) ? json_array_get(json, (size_t)atoi(word))
                                   : json_object_get(json, word);
        path += len + (path[len] == '/' ? 1 : 0);
    }
    return json;
}

static inline const char *text_at(const json_t *json, const char *path)
{
    const char *text = json_string_value(at_path(json, path));
    if (text == NULL)
        fail_msg("no text at %s", path);
    return text == NULL ? "" : text;
}

static inline json_int_t int_at(const json_t *json, const char *path)
{
    const json_t *value = at_path(json, path);
    if (!json_is_integer(value))
        fail_msg("no number at %s", path);
    return json_integer_value(value);
}

/* A refusal with that word. */
static inline void refused(struct world *w, int status, const char *why, const char *method,
                           const char *path, const char *token, const char *body)
{
    json_t *answer = ask(w, status, method, path, token, body);
    if (strcmp(text_at(answer, "why"), why) != 0)
        fail_msg("%s %s %s: %s", method, path, body, text_at(answer, "why"));
    assert_true(strlen(text_at(answer, "text")) > 5);
    json_decref(answer);
}

/* ---- People ------------------------------------------------------------------------------------------------ */

struct person {
    char token[HUB_TOKEN_MAX];
};

static inline struct person take_token(json_t *answer)
{
    struct person p;
    snprintf(p.token, sizeof p.token, "%s", text_at(answer, "token"));
    json_decref(answer);
    return p;
}

static inline struct person new_guest(struct world *w)
{
    return take_token(ask(w, 200, "POST", "/api/guest", "", ""));
}

static inline struct person new_person(struct world *w, const char *name)
{
    char body[128];
    snprintf(body, sizeof body, "{\"name\":\"%s\",\"password\":\"password of %s\"}", name, name);
    return take_token(ask(w, 200, "POST", "/api/register", "", body));
}

static inline double rating_of(struct world *w, const char *name)
{
    char path[64];
    snprintf(path, sizeof path, "/api/players/%s", name);
    json_t *player = ask(w, 200, "GET", path, "", "");
    double rating = json_number_value(at_path(player, "player/ratings/0/rating"));
    assert_string_equal(text_at(player, "player/ratings/0/what"), "carcassonne/2");
    json_decref(player);
    return rating;
}

/* ---- Games ------------------------------------------------------------------------------------------------- */

struct game_id {
    char text[STORE_ID_MAX];
};

static inline struct game_id new_game(struct world *w, const struct person *p, const char *body)
{
    struct game_id id;
    json_t *answer = ask(w, 200, "POST", "/api/games", p->token, body);
    snprintf(id.text, sizeof id.text, "%s", text_at(answer, "game/id"));
    json_decref(answer);
    return id;
}

/* A path about a game; good until the next but three. */
static inline const char *about(const struct game_id *id, const char *rest)
{
    static char paths[4][128];
    static int next;
    char *path = paths[next++ % 4];
    snprintf(path, sizeof paths[0], "/api/games/%s%s", id->text, rest);
    return path;
}

/* A game of two that runs. */
static inline struct game_id two_play(struct world *w, const struct person *one,
                                      const struct person *other, const char *more)
{
    char body[512];
    snprintf(body, sizeof body,
             "{\"rules\":\"carcassonne seats=2\",\"seats\":[{\"by\":\"me\",\"name\":\"One\"},"
             "{\"by\":\"open\"}]%s}",
             more);
    struct game_id id = new_game(w, one, body);
    json_decref(ask(w, 200, "POST", about(&id, "/sit"), other->token, "{\"name\":\"Other\"}"));
    return id;
}

/* The table of a game as somebody sees it; the caller's. */
static inline struct aude_table *table_for(struct world *w, const struct game_id *id,
                                           const char *token)
{
    struct aude_table *t;
    char *record = ask_text(w, 200, "GET", about(id, "/record"), token, "");
    if (aude_table_read(record, strlen(record), &t, NULL) != AUDE_OK)
        fail_msg("the record is damaged:\n%s", record);
    free(record);
    return t;
}

/* As everybody sees it. */
static inline struct aude_table *table_of(struct world *w, const struct game_id *id)
{
    return table_for(w, id, "");
}

/* Everything that is kept of a game. */
struct kept {
    struct store_game game;
    struct store_seat seat[STORE_SEATS];
    int lines;
    uint64_t hash;
};

static inline struct kept kept_of(struct world *w, const struct game_id *id)
{
    struct kept k;
    static struct store_line lines[512];
    memset(&k, 0, sizeof k);
    assert_int_equal(store_game_get(w->store, id->text, &k.game, k.seat), STORE_OK);
    assert_int_equal(store_lines_since(w->store, id->text, 0, 512, lines, &k.lines), STORE_OK);
    struct aude_table *t = table_of(w, id);
    k.hash = aude_hash(aude_table_view(t, AUDE_ONLOOKER));
    aude_table_close(t);
    return k;
}

/* A refusal that changes nothing in a game. */
static inline void refused_at(struct world *w, const struct game_id *id, int status,
                              const char *why, const char *method, const char *path,
                              const char *token, const char *body)
{
    struct kept before = kept_of(w, id);
    refused(w, status, why, method, path, token, body);
    struct kept after = kept_of(w, id);
    assert_string_equal(before.game.ending, after.game.ending);
    assert_string_equal(before.game.clock, after.game.clock);
    assert_int_equal(before.game.state, after.game.state);
    assert_int_equal(before.game.count, after.game.count);
    assert_int_equal(before.game.talk, after.game.talk);
    assert_int_equal(before.game.due, after.game.due);
    assert_int_equal(before.game.grown, after.game.grown);
    assert_int_equal(before.lines, after.lines);
    assert_true(before.hash == after.hash);
    for (int i = 0; i < STORE_SEATS; i++)
        assert_int_equal(before.seat[i].account, after.seat[i].account);
}

/* What whoever must act could do: the first legal line. */
static inline void first_line(struct aude_table *t, char line[AUDE_LINE_MAX])
{
    const struct aude_state *s = aude_table_view(t, aude_table_viewer(t));
    assert_int_equal(aude_action_write(s, aude_pick(s, 0), line, AUDE_LINE_MAX), AUDE_OK);
}

/* Plays the first legal line, as whoever of the two must act. False: the game is over. */
static inline bool play_one(struct world *w, const struct game_id *id, const struct person *one,
                            const struct person *other)
{
    char line[AUDE_LINE_MAX], body[256];
    struct aude_table *t = table_for(w, id, one->token);
    int actor = aude_table_actor(t), n = aude_table_count(t) + 1;
    if (actor != AUDE_OVER) {
        assert_true(actor == 0 || actor == 1);
        if (actor == 1) {
            aude_table_close(t);
            t = table_for(w, id, other->token);
        }
        first_line(t, line);
        snprintf(body, sizeof body, "{\"n\":%d,\"lines\":[\"%s\"]}", n, line);
        json_t *answer =
            ask(w, 200, "POST", about(id, "/lines"), actor == 0 ? one->token : other->token, body);
        assert_int_equal(int_at(answer, "from"), n);
        assert_string_equal(text_at(answer, "lines/0"), line);
        json_decref(answer);
    }
    aude_table_close(t);
    return actor != AUDE_OVER;
}

#endif
