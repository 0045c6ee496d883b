/*
 * who.c: who somebody is. A token is 256 random bits; only its hash is kept, and looking that up
 * tells nobody anything about the tokens there are.
 */
#include "calls.h"
#include "parts.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

enum { TOKEN_BYTES = 32, BASE64 = sodium_base64_VARIANT_URLSAFE_NO_PADDING };

static const int64_t day = 24 * 60 * 60 * (int64_t)1000;

/* How long a token is worth something without being used. */
static int64_t token_life(enum token_kind kind)
{
    return kind == TOKEN_SESSION ? 180 * day : 1000 * day;
}

bool token_hash(const char *text, uint8_t hash[STORE_HASH])
{
    unsigned char bytes[TOKEN_BYTES];
    size_t size = 0;
    if (sodium_base642bin(bytes, sizeof bytes, text, strlen(text), NULL, &size, NULL, BASE64) !=
            0 ||
        size != sizeof bytes)
        return false;
    crypto_generichash(hash, STORE_HASH, bytes, sizeof bytes, NULL, 0);
    sodium_memzero(bytes, sizeof bytes);
    return true;
}

void token_make(struct hub *h, char text[HUB_TOKEN_MAX], uint8_t hash[STORE_HASH])
{
    const struct hub_world *world = hub_world_of(h);
    unsigned char bytes[TOKEN_BYTES];
    world->random(world->context, bytes, sizeof bytes);
    sodium_bin2base64(text, HUB_TOKEN_MAX, bytes, sizeof bytes, BASE64);
    crypto_generichash(hash, STORE_HASH, bytes, sizeof bytes, NULL, 0);
    sodium_memzero(bytes, sizeof bytes);
}

bool call_token(struct call *c, int64_t account, enum token_kind kind, char text[HUB_TOKEN_MAX])
{
    int64_t now = hub_now(c->hub);
    struct store_token t = {
        .kind = kind, .account = account, .made = now, .used = now, .ends = now + token_life(kind)};
    token_make(c->hub, text, t.hash);
    return call_stored(c, store_token_make(hub_store(c->hub), &t), WHY_STORE, WHY_STORE);
}

/* Once a day the token and the account are marked as used. If that fails, who it is stays true; whoever
 * finds no place in the list is met again. Of the tokens of one account there is only one in it, for
 * who drops all of them does so in another order. */
static void renew(struct hub *h, const struct store_token *t)
{
    int64_t now = hub_now(h), account = t->kind == TOKEN_WORKER ? 0 : t->account;
    if (now - t->used < day || h->met_count == MET_MAX)
        return;
    for (int i = 0; i < h->met_count; i++) {
        if (memcmp(h->met[i].hash, t->hash, STORE_HASH) == 0 ||
            (account != 0 && h->met[i].account == account))
            return;
    }
    struct met *met = &h->met[h->met_count++];
    *met = (struct met){.account = account, .at = now, .ends = now + token_life(t->kind)};
    memcpy(met->hash, t->hash, sizeof met->hash);
}

static int by_account(const void *a, const void *b)
{
    const struct met *one = a, *other = b;
    return (one->account > other->account) - (one->account < other->account);
}

static int by_hash(const void *a, const void *b)
{
    return memcmp(((const struct met *)a)->hash, ((const struct met *)b)->hash, STORE_HASH);
}

static enum store_status keep_account(struct hub *h, const struct met *met)
{
    return met->account == 0 ? STORE_OK : store_account_seen(h->store, met->account, met->at);
}

static enum store_status keep_token(struct hub *h, const struct met *met)
{
    return store_token_used(h->store, met->hash, met->at, met->ends);
}

/* One transaction for all of them, in their order; what is there no more is left out. */
static bool keep_all(struct hub *h, int (*order)(const void *, const void *),
                     enum store_status (*keep)(struct hub *, const struct met *))
{
    qsort(h->met, (size_t)h->met_count, sizeof h->met[0], order);
    enum store_status status = store_begin(h->store);
    for (int i = 0; i < h->met_count && (status == STORE_OK || status == STORE_NONE); i++)
        status = keep(h, &h->met[i]);
    if (status == STORE_OK || status == STORE_NONE)
        return store_commit(h->store) == STORE_OK;
    store_rollback(h->store);
    return false;
}

/* Not in the turn's transaction: others, who have an account, could wait for what this turn has, while
 * it waits for them. Nor accounts and tokens in one, for others have a token and want an account. Each
 * in an order that all processes have. */
void met_keep(struct hub *h)
{
    if (h->met_count > 0 && !h->is_down && keep_all(h, by_account, keep_account))
        keep_all(h, by_hash, keep_token);
    h->met_count = 0;
}

/* The rows of a token and, unless it is a worker's, of its account. */
static enum why find(struct hub *h, const uint8_t hash[STORE_HASH], struct store_token *t,
                     struct store_account *a)
{
    enum store_status status = store_token_get(hub_store(h), hash, t);
    if (status != STORE_OK)
        return status == STORE_NONE ? WHY_TOKEN : WHY_STORE;
    if (t->ends <= hub_now(h))
        return WHY_TOKEN;
    if (t->kind == TOKEN_WORKER)
        return WHY_NOT;
    status = store_account_get(hub_store(h), t->account, a);
    if (status != STORE_OK)
        return status == STORE_NONE ? WHY_TOKEN : WHY_STORE;
    return a->is_closed ? WHY_TOKEN : WHY_NOT;
}

enum why who_is(struct hub *h, const char *token, struct who *out)
{
    struct store_token t;
    struct store_account a;
    struct who w = {.account = 0};
    *out = w;
    if (token[0] == '\0')
        return WHY_NOT;
    if (!token_hash(token, w.hash))
        return WHY_TOKEN;
    enum why why = find(h, w.hash, &t, &a);
    if (why != WHY_NOT)
        return why;
    w.token = t.kind;
    renew(h, &t);
    if (t.kind != TOKEN_WORKER) {
        w.account = a.id;
        w.kind = a.kind;
        memcpy(w.name, a.name, sizeof w.name);
    }
    *out = w;
    return WHY_NOT;
}

enum why who_from(struct hub *h, const char *token, const char *address, struct who *out, int *wait)
{
    enum why why = who_is(h, token, out);
    *wait = why == WHY_TOKEN ? credit_take(h, RATE_WRONG_TOKEN, address) : 0;
    return *wait == 0 ? why : WHY_MANY;
}

unsigned who_sits(const struct who *w, const struct room *r)
{
    unsigned mask = 0;
    for (int i = 0; i < r->game.seats && w != NULL && w->account != 0; i++)
        mask |= r->seat[i].account == w->account ? 1u << i : 0;
    return mask;
}

/* ---- What is told of somebody ----------------------------------------------------------------------------- */

enum { RATINGS_MAX = 64 };

json_t *ratings_json(struct hub *h, int64_t account)
{
    struct store_rating ratings[RATINGS_MAX];
    int count = 0;
    if (store_ratings(hub_store(h), account, RATINGS_MAX, ratings, &count) != STORE_OK)
        return NULL;
    json_t *list = json_array();
    for (int i = 0; i < count; i++)
        json_array_append_new(list, json_pack("{sssfsfsi}", "what", ratings[i].what, "rating",
                                              ratings[i].rating, "deviation", ratings[i].deviation,
                                              "games", ratings[i].games));
    return list;
}

json_t *who_json(struct hub *h, const struct who *w)
{
    static const char *const kinds[ACCOUNT_KINDS] = {"guest", "person", "bot"};
    struct store_account a;
    if (w->account == 0)
        return json_null();
    if (store_account_get(hub_store(h), w->account, &a) != STORE_OK)
        return NULL;
    return json_pack("{sssssIso}", "kind", kinds[a.kind], "name", a.name, "made",
                     (json_int_t)a.made, "ratings", ratings_json(h, a.id));
}

enum why who_blocks(struct hub *h, const struct who *w, struct who_blocks *out)
{
    out->count = 0;
    if (w == NULL || w->account == 0)
        return WHY_NOT;
    enum store_status status =
        store_blocks(hub_store(h), w->account, WHO_BLOCKS, out->account, &out->count);
    return status == STORE_OK ? WHY_NOT : WHY_STORE;
}

bool who_hears(const struct who_blocks *b, int64_t speaker)
{
    for (int i = 0; i < b->count; i++) {
        if (b->account[i] == speaker)
            return false;
    }
    return true;
}
