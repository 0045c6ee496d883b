/*
 * bench.h: a hub over a store in memory with clients, for tests of online/. Time stands still until a
 * test moves it. To be included after cmocka.h.
 */
#ifndef AUDE_TESTS_BENCH_H
#define AUDE_TESTS_BENCH_H

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "aude_players.h"
#include "aude_table.h"

#include "../../online/hub.h"

struct client {
    json_t *got; /* what was sent to it and not taken yet */
    int status;  /* of the answer to a request, 0: none yet */
    char *body, fields[128];
    bool is_stream, is_closed;
    char token[HUB_TOKEN_MAX];
    bool is_recorded; /* raw has every byte that it was sent */
    char *raw;
    size_t raw_size;
};

enum { BENCH_LOTS = 256 };

struct bench {
    struct store *store;
    struct hub *hub;
    int64_t now;
    uint64_t dice;
    struct hub_thought job; /* the last, its record is job_record */
    char *job_record;
    int jobs;
    bool has_no_memory; /* for one */
    int grown;
    char log[256];
    uint32_t lots[BENCH_LOTS]; /* what chance answers next */
    int lot, lot_count;
    bool has_lots;
};

/* ---- The world of a hub ------------------------------------------------------------------------ */

static inline int64_t bench_now(void *context)
{
    return ((struct bench *)context)->now;
}

static inline void bench_random(void *context, void *bytes, size_t size)
{
    struct bench *b = context;
    if (b->has_lots && b->lot < b->lot_count && size == sizeof b->lots[0]) {
        memcpy(bytes, &b->lots[b->lot++], size);
        return;
    }
    for (size_t i = 0; i < size; i++) {
        b->dice = b->dice * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
        ((unsigned char *)bytes)[i] = (unsigned char)(b->dice >> 56);
    }
}

static inline void client_record(struct client *c, const char *text, size_t size)
{
    if (!c->is_recorded)
        return;
    c->raw = realloc(c->raw, c->raw_size + size + 2);
    memcpy(c->raw + c->raw_size, text, size);
    c->raw_size += size;
    memcpy(c->raw + c->raw_size++, "\n", 2);
}

static inline void bench_send(void *context, void *peer, const char *text, size_t size)
{
    struct client *c = peer;
    (void)context;
    assert_false(c->is_closed);
    client_record(c, text, size);
    json_t *message = json_loadb(text, size, 0, NULL);
    assert_non_null(message);
    json_array_append_new(c->got, message);
}

static inline void bench_answer(void *context, void *peer, int status, const char *type,
                                const char *fields, const char *body, size_t size)
{
    struct client *c = peer;
    (void)context;
    (void)type;
    assert_int_equal(c->status, 0);
    c->status = status;
    snprintf(c->fields, sizeof c->fields, "%s", fields);
    c->body = strndup(body, size);
    client_record(c, body, size);
}

static inline void bench_stream(void *context, void *peer)
{
    (void)context;
    ((struct client *)peer)->is_stream = true;
}

static inline void bench_close(void *context, void *peer, int code)
{
    (void)context;
    (void)code;
    ((struct client *)peer)->is_closed = true;
}

static inline bool bench_think(void *context, const struct hub_thought *job)
{
    struct bench *b = context;
    if (b->has_no_memory)
        return false;
    free(b->job_record);
    b->job = *job;
    b->job_record = strdup(job->record);
    b->job.record = b->job_record;
    b->jobs++;
    return true;
}

static inline bool bench_hash(void *context, const struct hub_hashing *job)
{
    (void)context;
    (void)job;
    return true;
}

static inline void bench_grown(void *context, const char *game)
{
    (void)game;
    ((struct bench *)context)->grown++;
}

static inline void bench_log(void *context, const char *event, const char *facts)
{
    struct bench *b = context;
    snprintf(b->log, sizeof b->log, "%s %s", event, facts);
}

static inline struct hub *bench_hub(struct bench *b)
{
    struct hub_world world = {.context = b,
                              .now = bench_now,
                              .random = bench_random,
                              .send = bench_send,
                              .answer = bench_answer,
                              .stream = bench_stream,
                              .close = bench_close,
                              .think = bench_think,
                              .hash = bench_hash,
                              .grown = bench_grown,
                              .log = bench_log};
    struct hub_options options = {
        .think_ms = 100, .look_ms = 2000, .has_free_rates = true, .push_key = ""};
    struct hub *h = hub_new(b->store, &world, &options);
    assert_non_null(h);
    return h;
}

static inline void bench_open(struct bench *b, const char *where)
{
    char why[STORE_WHY_MAX];
    *b = (struct bench){.now = 1000000, .dice = 7};
    assert_int_equal(store_open(where, STORE_SERVE, &b->store, why), STORE_OK);
    b->hub = bench_hub(b);
    hub_turn(b->hub);
}

static inline void bench_end(struct bench *b)
{
    hub_free(b->hub);
    store_close(b->store);
    free(b->job_record);
}

/* ---- Clients ------------------------------------------------------------------------------------- */

static inline struct client client_new(void)
{
    return (struct client){.got = json_array()};
}

static inline void client_free(struct client *c)
{
    json_decref(c->got);
    free(c->body);
    free(c->raw);
}

/* A request and its answer, which is the caller's. */
static inline json_t *ask(struct bench *b, int status, const char *method, const char *path,
                          const char *token, const char *body)
{
    struct client c = client_new();
    char copy[256];
    snprintf(copy, sizeof copy, "%s", path);
    char *query = strchr(copy, '?');
    if (query != NULL)
        *query++ = '\0';
    struct hub_request request = {method, copy,        query == NULL ? "" : query, token, "",
                                  body,   strlen(body)};
    hub_ask(b->hub, &c, &request);
    assert_int_equal(c.status, 0);
    hub_turn(b->hub);
    if (c.status != status)
        fail_msg("%s %s: %d %s", method, path, c.status, c.body == NULL ? "" : c.body);
    json_t *answer = json_loads(c.body, 0, NULL);
    client_free(&c);
    return answer;
}

static inline const char *text_of(const json_t *object, const char *name)
{
    const char *text = json_string_value(json_object_get(object, name));
    if (text == NULL)
        fail_msg("no text \"%s\"", name);
    return text;
}

static inline int number_of(const json_t *object, const char *name)
{
    assert_true(json_is_integer(json_object_get(object, name)));
    return (int)json_integer_value(json_object_get(object, name));
}

/* What is said is heard in the same turn. */
static inline void say(struct bench *b, struct client *c, const char *text)
{
    hub_said(b->hub, c, text, strlen(text));
    hub_turn(b->hub);
}

/* Takes the first message of a kind; NULL: there is none. The caller's. */
static inline json_t *take(struct client *c, const char *kind)
{
    for (size_t i = 0; i < json_array_size(c->got); i++) {
        json_t *message = json_array_get(c->got, i);
        if (strcmp(text_of(message, "t"), kind) != 0)
            continue;
        json_incref(message);
        json_array_remove(c->got, i);
        return message;
    }
    return NULL;
}

static inline int count_of(const struct client *c, const char *kind)
{
    int count = 0;
    for (size_t i = 0; i < json_array_size(c->got); i++)
        count += strcmp(text_of(json_array_get(c->got, i), "t"), kind) == 0;
    return count;
}

/* A guest; only its token. */
static inline void be_guest(struct bench *b, struct client *c)
{
    json_t *answer = ask(b, 200, "POST", "/api/guest", "", "");
    snprintf(c->token, sizeof c->token, "%s", text_of(answer, "token"));
    json_decref(answer);
}

/* A socket of whoever has the token, which may be "". */
static inline void come(struct bench *b, struct client *c)
{
    char text[256];
    assert_true(hub_came(b->hub, c, ""));
    snprintf(text, sizeof text, "{\"t\":\"hello\",\"token\":\"%s\"}", c->token);
    say(b, c, text);
    json_t *hello = take(c, "hello");
    assert_non_null(hello);
    assert_int_equal(json_is_null(json_object_get(hello, "me")), c->token[0] == '\0');
    json_decref(hello);
}

static inline void come_as_guest(struct bench *b, struct client *c)
{
    *c = client_new();
    be_guest(b, c);
    come(b, c);
}

static inline void leave(struct bench *b, struct client *c)
{
    hub_left(b->hub, c);
    client_free(c);
}

static inline void watch(struct bench *b, struct client *c, const char *game, int since)
{
    char text[256];
    snprintf(text, sizeof text, "{\"t\":\"watch\",\"game\":\"%s\",\"since\":%d}", game, since);
    say(b, c, text);
}

static inline void play(struct bench *b, struct client *c, const char *game, int n,
                        const char *line)
{
    char text[256];
    snprintf(text, sizeof text, "{\"t\":\"play\",\"game\":\"%s\",\"n\":%d,\"lines\":[\"%s\"]}",
             game, n, line);
    say(b, c, text);
}

/* A new game that its maker and another guest play; its id. */
static inline void make_game(struct bench *b, const struct client *one, const struct client *other,
                             const char *body, char id[STORE_ID_MAX])
{
    char path[64];
    json_t *answer = ask(b, 200, "POST", "/api/games", one->token, body);
    snprintf(id, STORE_ID_MAX, "%s", text_of(json_object_get(answer, "game"), "id"));
    json_decref(answer);
    if (other == NULL)
        return;
    snprintf(path, sizeof path, "/api/games/%s/sit", id);
    json_decref(ask(b, 200, "POST", path, other->token, "{\"name\":\"Bert\"}"));
}

/* The refusal that a client got, or "": none. Takes it. */
static inline const char *refusal(struct client *c)
{
    static char why[32];
    json_t *no = take(c, "no");
    const char *word = no == NULL ? "" : text_of(no, "why");
    snprintf(why, sizeof why, "%s", word == NULL ? "" : word);
    json_decref(no);
    return why;
}

/* Gives a table the lines of a message; they must follow each other. */
static inline void follow_lines(struct aude_table *t, const json_t *message)
{
    const json_t *lines = json_object_get(message, "lines");
    int from = number_of(message, "from");
    for (size_t i = 0; i < json_array_size(lines); i++) {
        int n = from + (int)i;
        if (n <= aude_table_count(t))
            continue;
        assert_int_equal(n, aude_table_count(t) + 1);
        const char *line = json_string_value(json_array_get(lines, i));
        if (aude_table_add(t, AUDE_OWNER, line) != AUDE_OK)
            fail_msg("line %d \"%s\" does not follow", n, line);
    }
}

#endif
