/*
 * network.c: events in the order of their times, and connections that delay, cut and lose.
 */
#include "sim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Events --------------------------------------------------------------------------------------- */

static bool is_before(const struct event *a, const struct event *b)
{
    return a->at != b->at ? a->at < b->at : a->number < b->number;
}

void event_add(struct sim *s, struct event e, int64_t delay)
{
    e.at = s->now + delay;
    e.number = s->events++;
    if (s->heap_count == s->heap_room) {
        s->heap_room = s->heap_room == 0 ? 256 : 2 * s->heap_room;
        s->heap = realloc(s->heap, (size_t)s->heap_room * sizeof *s->heap);
    }
    int i = s->heap_count++;
    for (; i > 0 && is_before(&e, &s->heap[(i - 1) / 2]); i = (i - 1) / 2)
        s->heap[i] = s->heap[(i - 1) / 2];
    s->heap[i] = e;
}

struct event event_take(struct sim *s)
{
    struct event first = s->heap[0], last = s->heap[--s->heap_count];
    int i = 0;
    for (int child; (child = 2 * i + 1) < s->heap_count; i = child) {
        if (child + 1 < s->heap_count && is_before(&s->heap[child + 1], &s->heap[child]))
            child++;
        if (!is_before(&s->heap[child], &last))
            break;
        s->heap[i] = s->heap[child];
    }
    s->heap[i] = last;
    return first;
}

void client_soon(struct client *c, int64_t ms)
{
    int64_t at = c->sim->now + ms;
    if (c->is_done || (c->wake_at > c->sim->now && c->wake_at <= at))
        return;
    c->wake_at = at;
    event_add(c->sim, (struct event){.kind = EVENT_WAKE, .client = c}, ms);
}

/* ---- Links ------------------------------------------------------------------------------------------ */

static int delay(struct sim *s)
{
    int luck = s->is_calm ? 1 : roll(s, 50);
    return luck == 0 ? 200 + roll(s, 4000) : 1 + roll(s, 40);
}

static void link_up(struct link *l, char *text);

bool link_open(struct client *c, enum purpose purpose, struct link **out)
{
    struct sim *s = c->sim;
    struct node *n = &s->node[roll(s, s->node_count)];
    *out = NULL;
    if (n->hub == NULL)
        return false;
    struct link *l = calloc(1, sizeof *l);
    l->client = c;
    l->node = n->index;
    l->life = n->life;
    l->purpose = purpose;
    l->is_socket = purpose == FOR_SOCKET;
    l->sent_at = s->now;
    l->since = -1;
    l->match = c->match;
    memcpy(l->token, c->token, sizeof l->token);
    l->next = s->links;
    s->links = l;
    *out = l;
    if (l->is_socket)
        link_up(l, strdup("")); /* it opens */
    return true;
}

/* Nothing more comes; the server hears of it, and so does the client, each in its time. */
void link_cut(struct link *l)
{
    struct sim *s = l->client->sim;
    if (l->is_cut)
        return;
    l->is_cut = true;
    l->is_cut_up = roll(s, 2) == 0;
    s->tally.cuts++;
    event_add(s, (struct event){.kind = EVENT_LEFT, .link = l},
              l->up_at > s->now ? l->up_at - s->now + 1 : delay(s));
    event_add(s, (struct event){.kind = EVENT_CUT, .link = l}, 1 + roll(s, 500));
}

static void maybe_cut(struct link *l)
{
    struct sim *s = l->client->sim;
    if (!s->is_calm && roll(s, 150) == 0)
        link_cut(l);
}

static void link_up(struct link *l, char *text)
{
    struct sim *s = l->client->sim;
    maybe_cut(l);
    int64_t at = s->now + delay(s);
    l->up_at = at > l->up_at ? at : l->up_at;
    l->sent_at = s->now;
    event_add(s, (struct event){.kind = EVENT_UP, .link = l, .text = text}, l->up_at - s->now);
    maybe_cut(l);
}

void link_say(struct link *l, json_t *message)
{
    link_up(l, json_dumps(message, JSON_COMPACT));
    json_decref(message);
}

void link_ask(struct link *l, const char *method, const char *path, const char *query, json_t *body)
{
    snprintf(l->method, sizeof l->method, "%s", method);
    snprintf(l->path, sizeof l->path, "%s", path);
    snprintf(l->query, sizeof l->query, "%s", query);
    l->body = body == NULL ? strdup("") : json_dumps(body, JSON_COMPACT);
    json_decref(body);
    link_up(l, NULL);
}

void link_down(struct link *l, const char *text, size_t size, int status)
{
    struct sim *s = l->client->sim;
    int64_t at = s->now + delay(s);
    l->down_at = at > l->down_at ? at : l->down_at;
    maybe_cut(l);
    for (size_t i = 0; i < size; i++)
        s->digest = (s->digest ^ (unsigned char)text[i]) * UINT64_C(0x100000001b3);
    if (!l->is_cut)
        event_add(s,
                  (struct event){
                      .kind = EVENT_DOWN, .link = l, .text = strndup(text, size), .status = status},
                  l->down_at - s->now);
    maybe_cut(l);
}
