/*
 * tend.c: what whoever runs a server may do.
 */
#include "tend.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "calls.h"
#include "parts.h"

static const struct hub_request nothing = {
    .method = "", .path = "", .query = "", .token = "", .address = "", .body = ""};

/* A call of whoever runs the server in the name of an account. */
static struct call begin(struct hub *h, void *peer, int64_t account)
{
    message_begin(h);
    return (struct call){.hub = h, .peer = peer, .request = &nothing, .who = {.account = account}};
}

void tend_data(struct hub *h, void *peer, int64_t account)
{
    struct call c = begin(h, peer, account);
    call_data(&c);
}

void tend_erase(struct hub *h, void *peer, int64_t account)
{
    struct call c = begin(h, peer, account);
    erase_account(&c, NULL);
}

static bool find_room(struct call *c, const char *game, struct room **out)
{
    enum why why = hub_room(c->hub, game, out);
    if (why != WHY_NOT)
        call_refuse(c, why);
    return why == WHY_NOT;
}

void tend_end(struct hub *h, void *peer, const char *game)
{
    static const char *const line[] = {"table over abort"};
    static const struct hub_lines lines = {.count = 1, .lines = line};
    struct call c = begin(h, peer, 0);
    struct room *r;
    enum aude_status status;
    if (!find_room(&c, game, &r))
        return;
    enum why why =
        r->game.state == GAME_RUNNING ? hub_play(h, r, AUDE_OWNER, &lines, &status) : WHY_STATE;
    if (why != WHY_NOT)
        call_refuse(&c, why);
    else
        answer_game(&c, r);
}

void tend_record(struct hub *h, void *peer, const char *game)
{
    struct call c = begin(h, peer, 0);
    struct room *r;
    if (!find_room(&c, game, &r))
        return;
    size_t size = aude_table_write(r->table, AUDE_OWNER, AUDE_EVERY_LINE, NULL, 0) + 1;
    char *text = malloc(size);
    if (text != NULL)
        aude_table_write(r->table, AUDE_OWNER, AUDE_EVERY_LINE, text, size);
    call_text(&c, "", text);
}

void tend_worker(struct hub *h, void *peer)
{
    struct call c = begin(h, peer, 0);
    char token[HUB_TOKEN_MAX];
    if (!call_write(&c) || !call_token(&c, 0, TOKEN_WORKER, token))
        return;
    call_answer(&c, json_pack("{ss}", "token", token));
    sodium_memzero(token, sizeof token);
}

void tend_dismiss(struct hub *h, void *peer, const char *token)
{
    struct call c = begin(h, peer, 0);
    struct store_token t;
    uint8_t hash[STORE_HASH];
    enum store_status status = STORE_NONE;
    if (token_hash(token, hash))
        status = store_token_get(hub_store(h), hash, &t);
    if (status == STORE_OK && t.kind != TOKEN_WORKER)
        status = STORE_NONE;
    if (call_stored(&c, status, WHY_TOKEN, WHY_STORE) && call_write(&c) &&
        call_stored(&c, store_token_drop(hub_store(h), hash), WHY_TOKEN, WHY_STORE))
        call_answer(&c, json_object());
}
