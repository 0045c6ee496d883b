/*
 * calls_account.c: guests, accounts, passwords. Passwords are hashed elsewhere, for a name nobody has
 * as well, so that the time an answer takes does not tell who has an account.
 */
#include "calls.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "waiting.h"

enum { NAME_MIN = 2, NAME_MAX_LETTERS = 20, PASSWORD_MIN = 8 };

bool is_account_name(const char *name)
{
    static const char letters[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";
    size_t len = strlen(name);
    return len >= NAME_MIN && len <= NAME_MAX_LETTERS && strspn(name, letters) == len;
}

static bool is_password(const char *text)
{
    size_t len = strlen(text);
    return len >= PASSWORD_MIN && len <= PASSWORD_MAX;
}

/* {"token", "me"} with a new token. */
void answer_token(struct call *c, int64_t account)
{
    char text[HUB_TOKEN_MAX];
    struct who w = {.account = account};
    if (!call_token(c, account, TOKEN_SESSION, text))
        return;
    call_answer(c, json_pack("{ssso}", "token", text, "me", who_json(c->hub, &w)));
    sodium_memzero(text, sizeof text);
}

/* ---- Guests --------------------------------------------------------------------------------------------- */

void call_guest(struct call *c)
{
    int64_t now = hub_now(c->hub);
    struct store_account a = {.kind = ACCOUNT_GUEST, .made = now, .seen = now};
    if (call_write(c) &&
        call_stored(c, store_account_make(hub_store(c->hub), &a), WHY_STORE, WHY_STORE))
        answer_token(c, a.id);
}

void call_me(struct call *c)
{
    call_answer(c, json_pack("{so}", "me", who_json(c->hub, &c->who)));
}

void call_logout(struct call *c)
{
    if (call_write(c) &&
        call_stored(c, store_token_drop(hub_store(c->hub), c->who.hash), WHY_TOKEN, WHY_STORE)) {
        hub_end_token(c->hub, c->who.hash);
        call_answer(c, json_object());
    }
}

/* ---- A new account ----------------------------------------------------------------------------------------- */

/* A guest becomes the account, so that all its games stay its own. */
static enum store_status store_person(struct call *c, const struct waiting *w, const char *hash,
                                      struct store_account *a)
{
    struct store *s = hub_store(c->hub);
    int64_t now = hub_now(c->hub);
    enum store_status status = STORE_OK;
    *a = (struct store_account){.made = now};
    if (c->who.account != 0)
        status = store_account_get(s, c->who.account, a);
    if (status != STORE_OK)
        return status;
    if (c->who.account != 0 && a->kind != ACCOUNT_GUEST)
        return STORE_NONE;
    a->kind = ACCOUNT_PERSON;
    a->seen = now;
    memcpy(a->name, w->name, sizeof a->name);
    snprintf(a->password, sizeof a->password, "%s", hash);
    return c->who.account != 0 ? store_account_set(s, a) : store_account_make(s, a);
}

static void then_register(struct call *c, struct waiting *w, const char *hash, bool is_right)
{
    struct store_account a;
    (void)is_right;
    if (call_write(c) && call_stored(c, store_person(c, w, hash, &a), WHY_TOKEN, WHY_NAME_TAKEN))
        answer_token(c, a.id);
}

static void wait_for(struct call *c, const struct waiting *as, const char *password,
                     const char *hash)
{
    if (!waiting_add(c->hub, as, password, hash))
        call_refuse(c, WHY_BUSY);
}

void call_alone(struct call *c, const struct waiting *as)
{
    if (!waiting_alone(c->hub, as))
        call_refuse(c, WHY_BUSY);
}

void call_register(struct call *c)
{
    const char *name, *password;
    struct store_account other;
    struct waiting w = {.peer = c->peer, .who = c->who, .then = then_register};
    if (!want_text(c, "name", &name) || !want_text(c, "password", &password))
        return;
    if (!is_account_name(name) || !is_password(password)) {
        call_refuse(c, is_account_name(name) ? WHY_PASSWORD : WHY_NAME);
        return;
    }
    enum store_status status = store_account_find(hub_store(c->hub), name, &other);
    if (status != STORE_NONE) {
        call_refuse(c, status == STORE_OK ? WHY_NAME_TAKEN : WHY_STORE);
        return;
    }
    snprintf(w.name, sizeof w.name, "%s", name);
    wait_for(c, &w, password, NULL);
}

/* ---- Login, and whatever else needs the password ------------------------------------------------------------- */

bool account_is_still(struct call *c, int64_t account, const char *was)
{
    struct store_account a;
    if (!call_stored(c, store_account_get(hub_store(c->hub), account, &a), WHY_LOGIN, WHY_STORE))
        return false;
    bool is_same = !a.is_closed && strcmp(a.password, was) == 0;
    if (!is_same)
        call_refuse(c, WHY_LOGIN);
    return is_same;
}

/* Somebody may have closed it since the password was asked for, or changed the password, so that all
 * tokens should end; and nobody does until this is stored. False: refused. */
static bool is_still_theirs(struct call *c, const struct waiting *w)
{
    return call_write(c) &&
           call_stored(c, store_accounts_lock(hub_store(c->hub), &w->account, 1), WHY_LOGIN,
                       WHY_STORE) &&
           account_is_still(c, w->account, w->was);
}

static void then_login(struct call *c, struct waiting *w, const char *hash, bool is_right)
{
    (void)hash;
    if (w->account == 0 || !is_right)
        call_refuse(c, WHY_LOGIN);
    else if (is_still_theirs(c, w))
        answer_token(c, w->account);
}

void call_login(struct call *c)
{
    const char *name, *password;
    struct store_account a;
    struct waiting w = {.peer = c->peer, .then = then_login};
    if (!want_text(c, "name", &name) || !want_text(c, "password", &password))
        return;
    enum store_status status = STORE_NONE;
    if (is_account_name(name) && is_password(password))
        status = store_account_find(hub_store(c->hub), name, &a);
    if (status != STORE_NONE && status != STORE_OK) {
        call_refuse(c, WHY_STORE);
        return;
    }
    bool is_there = status == STORE_OK && a.kind == ACCOUNT_PERSON && !a.is_closed;
    w.account = is_there ? a.id : 0;
    if (is_there)
        memcpy(w.was, a.password, sizeof w.was);
    wait_for(c, &w, is_password(password) ? password : "no password", is_there ? a.password : NULL);
}

static void then_change(struct call *c, struct waiting *w, const char *hash, bool is_right)
{
    struct store *s = hub_store(c->hub);
    (void)is_right;
    if (is_still_theirs(c, w) &&
        call_stored(c, store_account_password(s, w->account, hash), WHY_TOKEN, WHY_STORE) &&
        call_stored(c, store_tokens_drop(s, w->account, NULL), WHY_TOKEN, WHY_STORE)) {
        hub_end_account(c->hub, w->account, NULL);
        answer_token(c, w->account);
    }
}

static void then_hash_new(struct call *c, struct waiting *w, const char *hash, bool is_right)
{
    struct waiting next = *w;
    (void)hash;
    next.then = then_change;
    memset(next.fresh, 0, sizeof next.fresh);
    if (is_right)
        wait_for(c, &next, w->fresh, NULL);
    else
        call_refuse(c, WHY_LOGIN);
}

/* Waits until a password of whoever calls is known to fit. */
static void wait_for_own(struct call *c, struct waiting *w, const char *password)
{
    struct store_account a;
    if (!call_stored(c, store_account_get(hub_store(c->hub), c->who.account, &a), WHY_TOKEN,
                     WHY_STORE))
        return;
    w->peer = c->peer;
    w->who = c->who;
    w->account = a.id;
    memcpy(w->was, a.password, sizeof w->was);
    wait_for(c, w, password, a.password);
}

void call_password(struct call *c)
{
    const char *old, *fresh;
    struct waiting w = {.then = then_hash_new};
    if (!want_text(c, "old", &old) || !want_text(c, "new", &fresh))
        return;
    if (!is_password(fresh) || !is_password(old)) {
        call_refuse(c, is_password(fresh) ? WHY_LOGIN : WHY_PASSWORD);
        return;
    }
    snprintf(w.fresh, sizeof w.fresh, "%s", fresh);
    wait_for_own(c, &w, old);
    sodium_memzero(&w, sizeof w);
}

static void then_erase(struct call *c, struct waiting *w, const char *hash, bool is_right)
{
    (void)hash;
    if (!is_right)
        call_refuse(c, WHY_LOGIN);
    else
        erase_account(c, w->who.kind == ACCOUNT_GUEST ? NULL : w->was);
}

void call_erase(struct call *c)
{
    const char *password;
    struct waiting w = {.peer = c->peer, .who = c->who, .then = then_erase};
    if (c->who.kind == ACCOUNT_GUEST)
        call_alone(c, &w);
    else if (!want_text(c, "password", &password))
        return;
    else if (!is_password(password))
        call_refuse(c, WHY_LOGIN);
    else
        wait_for_own(c, &w, password);
}
