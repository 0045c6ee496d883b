/*
 * nodes.c: the nodes of a simulation: hubs, the world each of them lives in, and how they end.
 */
#include "../../online/tend.h"
#include "sim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- The world of a hub ------------------------------------------------------------------------------- */

static int64_t world_now(void *context)
{
    struct node *n = context;
    return n->sim->now + n->offset;
}

static void world_random(void *context, void *bytes, size_t size)
{
    struct node *n = context;
    for (size_t i = 0; i < size; i++)
        ((unsigned char *)bytes)[i] = (unsigned char)(aude_rng_next(&n->sim->luck) >> 32);
}

/* Whether a node that is about to say something lives to do so. */
static bool may_speak(struct node *n, const struct link *l)
{
    if (n->fault.is_dead)
        return false;
    if (l->is_gone)
        fail(n->sim, "a node speaks to somebody who has gone");
    if (n->sends_left > 0 && --n->sends_left == 0) {
        fault_die(&n->fault);
        return false;
    }
    return true;
}

static void world_send(void *context, void *peer, const char *text, size_t size)
{
    struct node *n = context;
    struct link *l = peer;
    if (!may_speak(n, l))
        return;
    n->sim->tally.messages++;
    if (!l->is_socket && !l->is_stream)
        fail(n->sim, "a message for a request");
    truth_told(n->sim, l, text, 0);
    link_down(l, text, size, 0);
}

static void world_answer(void *context, void *peer, int status, const char *type,
                         const char *fields, const char *body, size_t size)
{
    struct node *n = context;
    struct link *l = peer;
    (void)type;
    (void)fields;
    if (!may_speak(n, l))
        return;
    if (l->is_socket || l->is_answered || l->is_stream)
        fail(n->sim, "a second answer to %s", l->path);
    l->is_answered = true;
    if (l->purpose == FOR_AUDIT) {
        free(l->body);
        l->body = strndup(body, size);
        return;
    }
    truth_told(n->sim, l, body, status);
    link_down(l, body, size, status);
}

static void world_stream(void *context, void *peer)
{
    const struct node *n = context;
    ((struct link *)peer)->is_stream = true;
    ((struct link *)peer)->stream_at = n->sim->now;
}

static void world_close(void *context, void *peer, int code)
{
    (void)context;
    (void)code;
    ((struct link *)peer)->is_gone = true;
    link_cut(peer);
}

static void item_later(struct node *n, struct item item, int64_t ms)
{
    event_add(n->sim,
              (struct event){.kind = EVENT_ITEM, .node = n->index, .life = n->life, .item = item},
              ms);
}

/* Any line of the seat, or nonsense. */
char *think_up(struct sim *s, const struct hub_thought *job)
{
    struct aude_table *t;
    char line[AUDE_LINE_MAX] = "";
    if (roll(s, 40) == 0)
        return strdup(roll(s, 2) == 0 ? "" : "place 99,99 r0\n");
    if (aude_table_read(job->record, strlen(job->record), &t, NULL) != AUDE_OK) {
        fail(s, "the record of a job cannot be read");
        return strdup("");
    }
    const struct aude_state *view = aude_table_view(t, job->seat);
    aude_action_write(view, aude_pick(view, roll(s, aude_count(view))), line, sizeof line);
    aude_table_close(t);
    char *text = malloc(sizeof line + 1);
    snprintf(text, sizeof line + 1, "%s\n", line);
    return text;
}

static bool world_think(void *context, const struct hub_thought *job)
{
    struct node *n = context;
    struct item item = {.kind = ITEM_THOUGHT, .number = job->n};
    if (n->fault.is_dead || n->sim->failure[0] != '\0')
        return true;
    if (!n->sim->is_calm && roll(n->sim, 30) == 0)
        return false;
    truth_job(n->sim, job);
    memcpy(item.game, job->game, sizeof item.game);
    item.text = think_up(n->sim, job);
    item_later(n, item, 10 + roll(n->sim, roll(n->sim, 20) == 0 ? 60000 : 300));
    return true;
}

static int world_room(void *context)
{
    struct node *n = context;
    return roll(n->sim, 30) == 0 ? 0 : 1 + roll(n->sim, 3);
}

static void world_no_more(void *context, const char *game, int number)
{
    struct node *n = context;
    if (!n->fault.is_dead)
        truth_no_job(n->sim, game, number);
}

static bool world_hash(void *context, const struct hub_hashing *job)
{
    struct node *n = context;
    struct item item = {.kind = ITEM_HASHED, .number = job->number};
    char hash[STORE_PASSWORD_MAX];
    snprintf(hash, sizeof hash, "hash-of-%zu", strlen(job->password));
    item.is_right = job->hash == NULL || strcmp(hash, job->hash) == 0;
    item.text = strdup(hash);
    item_later(n, item, 5 + roll(n->sim, 200));
    return true;
}

static void world_grown(void *context, const char *game)
{
    struct node *n = context;
    struct sim *s = n->sim;
    for (int i = 0; i < s->node_count && !n->fault.is_dead; i++) {
        struct item item = {.kind = ITEM_GREW};
        snprintf(item.game, sizeof item.game, "%s", game);
        if (i != n->index && s->node[i].hub != NULL && roll(s, 4) != 0)
            item_later(&s->node[i], item, roll(s, 20));
    }
}

static void world_log(void *context, const char *event, const char *facts)
{
    struct node *n = context;
    if (n->sim->is_verbose)
        fprintf(stderr, "%lld node %d: %s %s\n", (long long)(n->sim->now - SIM_START), n->index,
                event, facts);
    truth_secrets(n->sim, facts);
    if (strcmp(event, "damaged") == 0)
        fail(n->sim, "a game is damaged: %s", facts);
}

/* ---- Nodes ----------------------------------------------------------------------------------------------- */

static int fault_below(void *context, int n)
{
    return roll(((struct node *)context)->sim, n);
}

/* Nodes may have any time; the database's is right. */
static int64_t fault_clock(void *context)
{
    return ((struct node *)context)->sim->now;
}

/* Between two questions of a node another one may do whatever it has to. */
static void fault_idle(void *context)
{
    struct node *n = context;
    struct sim *s = n->sim;
    if (s->node_count < 2 || s->is_auditing || roll(s, 6) != 0)
        return;
    struct node *other = &s->node[roll(s, s->node_count)];
    if (other->hub == NULL || other->is_running || other->inbox_count == 0)
        return;
    s->tally.races++;
    node_turn(other);
}

void node_start(struct node *n)
{
    struct sim *s = n->sim;
    struct hub_world world = {.context = n,
                              .now = world_now,
                              .random = world_random,
                              .send = world_send,
                              .answer = world_answer,
                              .stream = world_stream,
                              .close = world_close,
                              .think = s->has_workers ? NULL : world_think,
                              .think_room = world_room,
                              .think_no_more = world_no_more,
                              .hash = world_hash,
                              .grown = world_grown,
                              .log = world_log};
    struct hub_options options = {
        .think_ms = 100, .look_ms = 2000, .has_free_rates = true, .push_key = ""};
    fault_open(&n->fault, s->store->db);
    n->fault.context = n;
    n->fault.below = fault_below;
    n->fault.idle = fault_idle;
    n->fault.now = fault_clock;
    if (!s->is_calm && roll(s, 3) == 0)
        n->fault.commit_in = roll(s, 3) == 0 ? 2 : 5 + roll(s, 100);
    if (!s->is_calm && roll(s, 3) == 0)
        n->fault.fails_in = 50 + roll(s, 2000);
    n->hub = hub_new(&n->fault.store, &world, &options);
    n->turn_at = s->now;
    event_add(s, (struct event){.kind = EVENT_TURN, .node = n->index, .life = n->life}, 0);
}

static void inbox_drop(struct node *n)
{
    for (int i = 0; i < n->inbox_count; i++)
        free(n->inbox[i].text);
    n->inbox_count = 0;
}

/* It is gone, with all that it had in memory. */
void node_end(struct node *n)
{
    struct sim *s = n->sim;
    fault_die(&n->fault);
    hub_free(n->hub);
    n->hub = NULL;
    s->tally.lost += n->fault.lost;
    s->tally.failed += n->fault.failed;
    inbox_drop(n);
    for (struct link *l = s->links; l != NULL; l = l->next) {
        if (l->node == n->index && l->life == n->life) {
            l->is_gone = true;
            link_cut(l);
        }
    }
    n->life++;
    n->sends_left = 0;
}

void node_crash(struct node *n)
{
    struct sim *s = n->sim;
    s->tally.crashes++;
    node_end(n);
    event_add(s, (struct event){.kind = EVENT_START, .node = n->index, .life = n->life},
              s->is_calm        ? 100
              : roll(s, 8) == 0 ? 15000
                                : 100 + roll(s, 3000));
}

static void item_do(struct node *n, const struct item *item)
{
    struct link *l = item->link;
    switch (item->kind) {
    case ITEM_CAME:
        if (!hub_came(n->hub, l, ""))
            link_cut(l);
        break;
    case ITEM_SAID:
        hub_said(n->hub, l, item->text, strlen(item->text));
        break;
    case ITEM_LEFT:
        if (!l->is_gone)
            hub_left(n->hub, l);
        l->is_gone = true;
        break;
    case ITEM_ASKED: {
        struct hub_request request = {l->method, l->path, l->query,       l->token,
                                      "",        l->body, strlen(l->body)};
        hub_ask(n->hub, l, &request);
        break;
    }
    case ITEM_GREW:
        hub_grew(n->hub, item->game);
        break;
    case ITEM_THOUGHT:
        hub_thought_up(n->hub, item->game, (int)item->number, item->text);
        break;
    case ITEM_HASHED:
        hub_hashed(n->hub, item->number, item->text, item->is_right);
        break;
    }
}

void inbox_put(struct node *n, struct item item)
{
    if (n->inbox_count == n->inbox_room) {
        n->inbox_room = n->inbox_room == 0 ? 16 : 2 * n->inbox_room;
        n->inbox = realloc(n->inbox, (size_t)n->inbox_room * sizeof *n->inbox);
    }
    n->inbox[n->inbox_count++] = item;
    int64_t at = n->sim->now + roll(n->sim, roll(n->sim, 4) == 0 ? 30 : 3);
    if (at < n->turn_at) {
        n->turn_at = at;
        event_add(n->sim, (struct event){.kind = EVENT_TURN, .node = n->index, .life = n->life},
                  at - n->sim->now);
    }
}

void node_turn(struct node *n)
{
    struct sim *s = n->sim;
    struct item *items = n->inbox;
    int count = n->inbox_count;
    n->inbox = NULL;
    n->inbox_count = n->inbox_room = 0;
    n->is_running = true;
    if (!s->is_calm && roll(s, 300) == 0)
        n->fault.calls_left = 1 + roll(s, 60);
    if (!s->is_calm && roll(s, 600) == 0)
        n->sends_left = 1 + roll(s, 6);
    for (int i = 0; i < count; i++) {
        if (!n->fault.is_dead)
            item_do(n, &items[i]);
        free(items[i].text);
    }
    free(items);
    if (!n->fault.is_dead)
        hub_turn(n->hub);
    if (n->fault.is_inside && !n->fault.is_dead)
        fail(s, "a turn ends inside a transaction");
    n->is_running = false;
    if (n->fault.is_dead) {
        node_crash(n);
        return;
    }
    int wait = hub_wait(n->hub);
    wait = wait < 1 ? 1 + roll(s, 5) : wait;
    n->turn_at = s->now + wait;
    event_add(s, (struct event){.kind = EVENT_TURN, .node = n->index, .life = n->life}, wait);
}

/* What a node answers at once; the caller's. NULL: it does not. */
char *node_ask(struct node *n, const char *path)
{
    struct link l = {.client = &n->sim->client[0], .purpose = FOR_AUDIT};
    if (n->hub == NULL)
        return NULL;
    struct hub_request request = {"GET", path, "", "", "", "", 0};
    n->is_running = true;
    hub_ask(n->hub, &l, &request);
    hub_turn(n->hub);
    n->is_running = false;
    return l.body;
}

char *node_worker(struct node *n)
{
    struct link l = {.client = &n->sim->client[0], .purpose = FOR_AUDIT};
    tend_worker(n->hub, &l);
    hub_turn(n->hub);
    return l.body;
}
