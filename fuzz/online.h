/*
 * online.h: a hub with a few people and games, for strangers to talk to. Everything is the same at
 * every start, so that a find can be told again. In what they send, "$a" to "$d" are the tokens of an
 * account, a guest, a bot and a worker, and "$0" to "$3" the ids of games: one that runs, one that is
 * open, one with secrets, one with a computer.
 */
#ifndef AUDE_FUZZ_ONLINE_H
#define AUDE_FUZZ_ONLINE_H

#include <jansson.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "../online/hub.h"
#include "aude_table.h"
#include "fuzz.h"

enum { PEERS = 6, TEXT_MAX = 1 << 14, JOBS_MAX = 32, PEOPLE = 4, GAMES = 4 };

struct fuzz_peer {
    bool is_open;                                /* it may be sent to */
    bool is_awaited;                             /* it is a request that is not answered */
    int status;                                  /* of the answer */
    char id[STORE_ID_MAX], token[HUB_TOKEN_MAX]; /* that the answer had */
    char *body;                                  /* kept if it is wanted */
    bool is_wanted;
};

struct fuzz_hub {
    struct store *store;
    struct hub *hub;
    int64_t now;
    uint64_t luck;
    struct fuzz_peer peer[PEERS], caller;
    char token[PEOPLE][HUB_TOKEN_MAX], game[GAMES][STORE_ID_MAX];
    int64_t job[JOBS_MAX];
    int jobs;
    int64_t commits; /* at the start */
    unsigned turns;  /* how often it was opened */
};

/* ---- The world ------------------------------------------------------------------------------------ */

static inline int64_t fuzz_now(void *context)
{
    return ((struct fuzz_hub *)context)->now;
}

static inline void fuzz_random(void *context, void *bytes, size_t size)
{
    struct fuzz_hub *f = context;
    for (size_t i = 0; i < size; i++) {
        f->luck = f->luck * 6364136223846793005u + 1442695040888963407u;
        ((unsigned char *)bytes)[i] = (unsigned char)(f->luck >> 56);
    }
}

/* Every message is one JSON object on one line, and for somebody who is there. */
static inline void fuzz_send(void *context, void *peer, const char *text, size_t size)
{
    (void)context;
    require(((struct fuzz_peer *)peer)->is_open);
    require(memchr(text, '\n', size) == NULL);
    json_t *json = json_loadb(text, size, JSON_REJECT_DUPLICATES, NULL);
    require(json_is_string(json_object_get(json, "t")));
    json_decref(json);
}

static inline void copy_text(const json_t *json, char *out, size_t len)
{
    if (json_is_string(json))
        snprintf(out, len, "%s", json_string_value(json));
}

/* Every request has one answer, and a refusal says why. */
static inline void fuzz_answer(void *context, void *peer, int status, const char *type,
                               const char *fields, const char *body, size_t size)
{
    struct fuzz_peer *p = peer;
    (void)context;
    (void)fields;
    require(p->is_awaited);
    p->is_awaited = false;
    p->status = status;
    if (p->is_wanted)
        p->body = strndup(body, size);
    if (strcmp(type, "application/json") != 0)
        return;
    json_t *json = json_loadb(body, size, JSON_REJECT_DUPLICATES, NULL);
    require(json_is_object(json));
    require((status == 200) == (json_object_get(json, "why") == NULL));
    copy_text(json_object_get(json, "token"), p->token, sizeof p->token);
    copy_text(json_object_get(json_object_get(json, "game"), "id"), p->id, sizeof p->id);
    json_decref(json);
}

static inline void fuzz_stream(void *context, void *peer)
{
    struct fuzz_peer *p = peer;
    (void)context;
    require(p->is_awaited);
    p->is_awaited = false;
    p->is_open = true;
}

static inline void fuzz_close(void *context, void *peer, int code)
{
    (void)context;
    (void)code;
    require(((struct fuzz_peer *)peer)->is_open);
    ((struct fuzz_peer *)peer)->is_open = false;
}

static inline bool fuzz_hash(void *context, const struct hub_hashing *job)
{
    struct fuzz_hub *f = context;
    require(f->jobs < JOBS_MAX);
    f->job[f->jobs++] = job->number;
    return true;
}

/* Passwords are hashed, and all of them are right. */
static inline void fuzz_turn(struct fuzz_hub *f)
{
    hub_turn(f->hub);
    while (f->jobs > 0) {
        hub_hashed(f->hub, f->job[--f->jobs], "#", true);
        hub_turn(f->hub);
    }
}

/* ---- Requests -------------------------------------------------------------------------------------- */

/* A request of the one caller; its answer's status, 0 for a stream, which ends at once. */
static inline int fuzz_request(struct fuzz_hub *f, const char *method, const char *path,
                               const char *token, const char *body, size_t size)
{
    static char plain[TEXT_MAX];
    const char *query = strchr(path, '?');
    snprintf(plain, sizeof plain, "%.*s", (int)strcspn(path, "?"), path);
    struct hub_request r = {method, plain, query == NULL ? "" : query + 1, token, "", body, size};
    bool is_wanted = f->caller.is_wanted;
    f->caller = (struct fuzz_peer){.is_awaited = true, .is_wanted = is_wanted};
    hub_ask(f->hub, &f->caller, &r);
    fuzz_turn(f);
    require(!f->caller.is_awaited);
    if (f->caller.is_open)
        hub_left(f->hub, &f->caller);
    return f->caller.status;
}

static inline void must(struct fuzz_hub *f, const char *path, int who, const char *body)
{
    require(fuzz_request(f, "POST", path, who < 0 ? "" : f->token[who], body, strlen(body)) == 200);
}

static inline void keep_token(struct fuzz_hub *f, int who)
{
    memcpy(f->token[who], f->caller.token, sizeof f->token[who]);
}

static inline void make_worker(struct fuzz_hub *f)
{
    static const unsigned char bytes[32] = "the token of a worker, in secret";
    struct store_token t = {.kind = TOKEN_WORKER, .ends = INT64_MAX};
    crypto_generichash(t.hash, sizeof t.hash, bytes, sizeof bytes, NULL, 0);
    sodium_bin2base64(f->token[3], sizeof f->token[3], bytes, sizeof bytes,
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    require(store_token_make(f->store, &t) == STORE_OK);
}

static inline void make_game(struct fuzz_hub *f, int i, const char *rules, const char *other,
                             bool is_full)
{
    char text[256];
    snprintf(text, sizeof text,
             "{\"rules\":\"%s\",\"seats\":[{\"by\":\"me\"},{\"by\":\"%s\"}],\"public\":true}",
             rules, other);
    must(f, "/api/games", 0, text);
    memcpy(f->game[i], f->caller.id, sizeof f->game[i]);
    if (!is_full)
        return;
    snprintf(text, sizeof text, "/api/games/%s/sit", f->game[i]);
    must(f, text, 1, "{}");
}

static inline int64_t commits_of(const struct fuzz_hub *f)
{
    struct hub_figures figures;
    hub_figure(f->hub, &figures);
    return figures.commits;
}

/* A hub that is as at the start: a new one, or the last if nobody has stored anything in it. */
static inline void fuzz_open(struct fuzz_hub *f)
{
    f->turns++;
    if (f->hub != NULL)
        return;
    char why[STORE_WHY_MAX];
    struct hub_world world = {.context = f,
                              .now = fuzz_now,
                              .random = fuzz_random,
                              .send = fuzz_send,
                              .answer = fuzz_answer,
                              .stream = fuzz_stream,
                              .close = fuzz_close,
                              .hash = fuzz_hash};
    struct hub_options options = {.think_ms = 10, .push_key = ""};
    *f = (struct fuzz_hub){.now = 1700000000000, .luck = 1, .turns = f->turns};
    require(sodium_init() >= 0);
    require(store_open("memory:", STORE_SERVE, &f->store, why) == STORE_OK);
    f->hub = hub_new(f->store, &world, &options);
    require(f->hub != NULL);
    must(f, "/api/register", -1, "{\"name\":\"ada\",\"password\":\"12345678\"}");
    keep_token(f, 0);
    must(f, "/api/guest", -1, "");
    keep_token(f, 1);
    must(f, "/api/me/bots", 0, "{\"name\":\"bot\"}");
    keep_token(f, 2);
    make_worker(f);
    make_game(f, 0, "carcassonne seats=2", "open", true);
    make_game(f, 1, "carcassonne seats=2", "open", false);
    make_game(f, 2, "cardcassonne seats=2", "open", true);
    make_game(f, 3, "carcassonne+inns seats=2", "greedy", false);
    f->commits = commits_of(f);
}

/* Whatever was said, the games are whole: their records can be read. */
static inline void fuzz_shut(struct fuzz_hub *f)
{
    char path[64];
    if (commits_of(f) == f->commits)
        return;
    for (int i = 0; i < GAMES; i++) {
        struct aude_table *t;
        snprintf(path, sizeof path, "/api/games/%s/record", f->game[i]);
        f->caller.is_wanted = true;
        int status = fuzz_request(f, "GET", path, "", "", 0);
        require(status == 200 || status == 404);
        if (status == 200) {
            require(aude_table_read(f->caller.body, strlen(f->caller.body), &t, NULL) == AUDE_OK);
            aude_table_close(t);
        }
        free(f->caller.body);
    }
    hub_free(f->hub);
    store_close(f->store);
    f->hub = NULL;
}

/* ---- What strangers say ------------------------------------------------------------------------------ */

/* The next line, with tokens and ids put in; false: there is none. */
static inline bool fuzz_line(const struct fuzz_hub *f, const uint8_t **at, const uint8_t *end,
                             char line[TEXT_MAX], size_t *size)
{
    size_t used = 0;
    if (*at >= end)
        return false;
    for (; *at < end && **at != '\n'; ++*at) {
        const char *word = NULL;
        if (**at == '$' && *at + 1 < end) {
            uint8_t c = (*at)[1];
            word = c >= 'a' && c < 'a' + PEOPLE  ? f->token[c - 'a']
                   : c >= '0' && c < '0' + GAMES ? f->game[c - '0']
                                                 : NULL;
        }
        size_t len = word == NULL ? 1 : strlen(word);
        if (used + len >= TEXT_MAX)
            continue;
        memcpy(line + used, word == NULL ? (const char *)*at : word, len);
        used += len;
        *at += word == NULL ? 0 : 1;
    }
    line[used] = '\0';
    *size = used;
    ++*at;
    return true;
}

/* "+SECONDS": time goes on, as it does while a server is there. */
static inline void fuzz_wait(struct fuzz_hub *f, const char *text)
{
    int64_t seconds = strtol(text, NULL, 10) % 1000;
    for (int64_t i = 0; i < seconds; i += 4) {
        f->now += 4000;
        fuzz_turn(f);
    }
}

#endif
