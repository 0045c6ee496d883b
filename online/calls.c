/*
 * calls.c: requests find what does them: by method and path, if whoever calls may, and not too often.
 */
#include "calls.h"
#include "dump.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct route routes[] = {
#define X(method, path, name, by, rate) {method, path, call_##name, by, rate},
    ROUTES(X)
#undef X
};

enum { ROUTE_COUNT = sizeof routes / sizeof *routes, LIST_PART = 50 };

const struct route *calls_table(int *count)
{
    *count = ROUTE_COUNT;
    return routes;
}

/* ---- Answers ------------------------------------------------------------------------------------------- */

static void send_json(struct call *c, int status, const char *fields, json_t *json)
{
    hub_hold(c->hub, c->peer, status, "application/json", fields, dump_json(json));
}

void call_answer(struct call *c, json_t *answer)
{
    send_json(c, 200, "", answer);
}

void call_text(struct call *c, const char *fields, char *text)
{
    hub_hold(c->hub, c->peer, 200, "text/plain; charset=utf-8", fields, text);
}

void call_refuse_with(struct call *c, enum why why, json_t *more)
{
    json_t *answer = json_pack("{ssss}", "why", why_word(why), "text", why_text(why));
    hub_undo(c->hub);
    if (more != NULL)
        json_object_update_missing(answer, more);
    json_decref(more);
    c->why = why;
    send_json(c, why_status(why), "", answer);
}

void call_refuse(struct call *c, enum why why)
{
    call_refuse_with(c, why, NULL);
}

void call_many(struct call *c, int wait)
{
    char fields[48];
    snprintf(fields, sizeof fields, "Retry-After: %d\r\n", wait);
    hub_undo(c->hub);
    c->why = WHY_MANY;
    send_json(
        c, why_status(WHY_MANY), fields,
        json_pack("{sssssi}", "why", why_word(WHY_MANY), "text", why_text(WHY_MANY), "wait", wait));
}

bool call_credit(struct call *c, enum rate rate)
{
    int wait = credit_for(c->hub, rate, c->request->address, &c->who);
    if (wait != 0)
        call_many(c, wait);
    return wait == 0;
}

void call_illegal(struct call *c, enum aude_status status)
{
    call_refuse_with(c, WHY_ILLEGAL, json_pack("{ss}", "status", aude_status_name(status)));
}

bool call_stored(struct call *c, enum store_status status, enum why none, enum why taken)
{
    if (status == STORE_OK)
        return true;
    call_refuse(c, status == STORE_NONE ? none : status == STORE_TAKEN ? taken : WHY_STORE);
    return false;
}

bool call_write(struct call *c)
{
    enum why why = hub_write(c->hub);
    if (why != WHY_NOT)
        call_refuse(c, why);
    return why == WHY_NOT;
}

bool call_room(struct call *c, struct room **out)
{
    enum why why = hub_room(c->hub, c->part[0], out);
    if (why != WHY_NOT)
        call_refuse(c, why);
    return why == WHY_NOT;
}

bool call_seat(struct call *c, const struct room *r, int *out)
{
    unsigned mine = who_sits(&c->who, r);
    int64_t seat = -1;
    int named = -1;
    if (!query_number(c, "seat", &seat) || !may_int(c, "seat", &named))
        return false;
    if (named != -1)
        seat = named;
    if (seat == -1) {
        for (int i = r->game.seats - 1; i >= 0; i--)
            seat = (mine >> i & 1) != 0 ? i : seat;
    } else if (seat < 0 || seat >= r->game.seats || (mine >> seat & 1) == 0) {
        call_refuse(c, WHY_SEAT);
        return false;
    }
    *out = (int)seat;
    return true;
}

void answer_game(struct call *c, struct room *r)
{
    call_answer(c, json_pack("{so}", "game", wire_game(c->hub, r, &c->who)));
}

void answer_lines(struct call *c, struct room *r, int since, int seat)
{
    call_answer(c, wire_lines(r, since, seat));
}

void answer_games(struct call *c, const struct store_where *where)
{
    char ids[LIST_PART][STORE_ID_MAX];
    int count = 0;
    struct store_where all = *where;
    all.max = LIST_PART;
    if (!call_stored(c, store_games(hub_store(c->hub), &all, ids, &count), WHY_STORE, WHY_STORE))
        return;
    json_t *games = json_array();
    for (int i = 0; i < count; i++) {
        struct room *r;
        /* One that is damaged, or has gone meanwhile, is left out. */
        if (hub_room(c->hub, ids[i], &r) == WHY_NOT)
            json_array_append_new(games, wire_game(c->hub, r, &c->who));
    }
    call_answer(c, json_pack("{so}", "games", games));
}

/* ---- Finding what does a request --------------------------------------------------------------------------- */

static bool is_part(const char *pattern)
{
    return pattern[0] >= 'A' && pattern[0] <= 'Z';
}

/* Does a path fit a pattern? Its parts are kept. */
static bool fits(const char *pattern, const char *path, struct call *c)
{
    int parts = 0;
    while (*pattern == '/' && *path == '/') {
        size_t want = strcspn(++pattern, "/"), have = strcspn(++path, "/");
        if (is_part(pattern)) {
            if (have == 0 || have >= sizeof c->part[0])
                return false;
            memcpy(c->part[parts], path, have);
            c->part[parts++][have] = '\0';
        } else if (want != have || memcmp(pattern, path, want) != 0) {
            return false;
        }
        pattern += want;
        path += have;
    }
    return *pattern == '\0' && *path == '\0';
}

static const struct route *find(struct call *c, const char *method, const char *path)
{
    bool has_path = false;
    for (int i = 0; i < ROUTE_COUNT; i++) {
        if (!fits(routes[i].path, path, c))
            continue;
        if (strcmp(routes[i].method, method) == 0)
            return &routes[i];
        has_path = true;
    }
    call_refuse(c, has_path ? WHY_METHOD : WHY_NOTHING);
    return NULL;
}

static unsigned who_calls(const struct who *w)
{
    static const unsigned kinds[ACCOUNT_KINDS] = {
        [ACCOUNT_GUEST] = BY_GUEST, [ACCOUNT_PERSON] = BY_PERSON, [ACCOUNT_BOT] = BY_BOT};
    if (w->token == TOKEN_WORKER)
        return BY_WORKER;
    return w->account == 0 ? BY_NOBODY : kinds[w->kind];
}

static bool may_call(struct call *c, const struct route *route)
{
    int wait = 0;
    /* It comes first, so that strangers cannot have the store look up more tokens than that. */
    if (!call_credit(c, RATE_CALL))
        return false;
    if (route->by != BY_NOBODY) {
        enum why why = who_from(c->hub, c->request->token, c->request->address, &c->who, &wait);
        if (why == WHY_MANY)
            call_many(c, wait);
        else if (why != WHY_NOT)
            call_refuse(c, why);
        if (why != WHY_NOT)
            return false;
    }
    unsigned by = who_calls(&c->who);
    /* Workers ask all the time, and are ours. */
    if ((by & route->by & BY_WORKER) != 0)
        credit_back(c->hub, RATE_CALL, c->request->address);
    if ((by & route->by) == 0) {
        /* Guests need an account; whoever has one cannot do what is for others. */
        enum why who = by == BY_GUEST ? WHY_GUEST : WHY_STATE;
        bool is_player = (by & BY_PLAYER) != 0 && (route->by & BY_PLAYER) != 0;
        call_refuse(c, is_player ? who : WHY_TOKEN);
        return false;
    }
    return route->rate == RATE_CALL || call_credit(c, route->rate);
}

void calls_do(struct hub *h, void *peer, const struct hub_request *request)
{
    struct call c = {.hub = h, .peer = peer, .request = request};
    const struct route *route = find(&c, request->method, request->path);
    if (route == NULL || !may_call(&c, route))
        return;
    enum why why = WHY_BUSY;
    json_t *body =
        request->size == 0 ? json_object() : read_object(request->body, request->size, &why);
    c.body = body;
    if (body == NULL)
        call_refuse(&c, why);
    else
        route->act(&c);
    json_decref(body);
}
