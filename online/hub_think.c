/*
 * hub_think.c: computers' turns as jobs. Whoever makes it a computer's turn claims the job in the same
 * transaction and thinks after the commit; claims that nobody has kept are taken up by the next who
 * looks. A job that waits here for longer than its claim is not claimed again: who has time may have
 * it, and then it is not done here. Who has no room for a job leaves its claim to others. A thought
 * that comes too late finds its line taken and does no harm.
 */
#include "parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SCAN_AT_ONCE = 64 };

#define SCAN_EVERY (5 * SECOND)
#define CLAIM_SPARE (20 * SECOND) /* jobs may have to wait for others */

static int64_t claim_end(const struct hub *h)
{
    return h->now + h->options.think_ms + CLAIM_SPARE;
}

static bool has_room(const struct hub *h)
{
    return h->world.think_room == NULL || h->claims < h->world.think_room(h->world.context);
}

void think_claim(struct hub *h, struct place *p)
{
    int n = p->room->game.count + 1;
    int64_t until = claim_end(h);
    if (h->world.think == NULL || (p->think_n == n && h->now < p->think_until) || !has_room(h))
        return;
    if (store_claim(h->store, p->id, n, h->now, until) != STORE_OK)
        return;
    h->claims++;
    p->think_n = n;
    p->think_until = until;
    p->is_claimed = true;
}

/* The record of what the seat may see; the caller's. */
static char *record_of(const struct room *r, int seat)
{
    size_t size = aude_table_write(r->table, seat, AUDE_EVERY_LINE, NULL, 0) + 1;
    char *text = malloc(size);
    if (text != NULL)
        aude_table_write(r->table, seat, AUDE_EVERY_LINE, text, size);
    return text;
}

void think_begin(struct hub *h, struct place *p)
{
    const struct room *r = p->room;
    struct hub_thought job = {.n = p->think_n, .ms = h->options.think_ms};
    p->is_claimed = false;
    if (!r->game.is_thinking || r->game.count + 1 != p->think_n)
        return;
    char *record = record_of(r, r->game.actor);
    if (record == NULL)
        return;
    memcpy(job.game, p->id, sizeof job.game);
    job.seat = r->game.actor;
    job.record = record;
    snprintf(job.player, sizeof job.player, "%s", room_player(r, job.seat));
    h->figures.jobs++;
    think_no_more(h, p);
    /* What is not taken is nobody's job here, so that it is claimed again when the claim has ended. */
    p->job_n = h->world.think(h->world.context, &job) ? job.n : 0;
    free(record);
}

void think_no_more(struct hub *h, struct place *p)
{
    int n = p->job_n;
    if (n == 0 || p->room == NULL || (n == p->room->game.count + 1 && p->room->game.is_thinking))
        return;
    p->job_n = 0;
    if (h->world.think_no_more != NULL)
        h->world.think_no_more(h->world.context, p->id, n);
}

/* Somebody should think and nobody does. */
static void take_up(struct hub *h, const char *id)
{
    struct room *r;
    message_begin(h);
    if (hub_room(h, id, &r) != WHY_NOT || !r->game.is_thinking)
        return;
    struct place *p = place_find(h, id);
    if (p->job_n == r->game.count + 1 || !has_room(h) || hub_write(h) != WHY_NOT)
        return;
    think_claim(h, p);
    if (p->is_claimed)
        place_dirty(h, p); /* so that it is begun after the commit */
}

/* The next of those that nobody thinks about; what was read before and could not be claimed is
 * passed. 0: there are no more, -1: the store cannot be read. */
static int unclaimed(struct hub *h, struct store_where *where, char (*ids)[STORE_ID_MAX])
{
    int count = 0;
    where->list = LIST_THINKING;
    where->before = h->now;
    where->max = SCAN_AT_ONCE;
    if (store_games(h->store, where, ids, &count) != STORE_OK)
        return -1;
    if (count > 0)
        memcpy(where->cursor, ids[count - 1], sizeof where->cursor);
    return count;
}

void think_scan(struct hub *h)
{
    char ids[SCAN_AT_ONCE][STORE_ID_MAX];
    struct store_where where = {.cursor = ""};
    int count = SCAN_AT_ONCE;
    h->next_scan = h->now + SCAN_EVERY;
    for (int page = 0;
         h->world.think != NULL && page < PAGES_MAX && count == SCAN_AT_ONCE && has_room(h);
         page++) {
        count = unclaimed(h, &where, ids);
        for (int i = 0; i < count; i++)
            take_up(h, ids[i]);
    }
}

/* ---- What was thought up -------------------------------------------------------------------------- */

/* Takes lines that each end in "\n" apart, in place; at most max. */
static int split(char *text, const char **lines, int max)
{
    int count = 0;
    for (char *end; count < max && (end = strchr(text, '\n')) != NULL; text = end + 1) {
        *end = '\0';
        lines[count++] = text;
    }
    return count;
}

static enum why play_text(struct hub *h, struct room *r, int n, const char *text,
                          enum aude_status *status)
{
    const char *lines[HUB_JOB_LINES];
    char *copy = strdup(text);
    if (copy == NULL)
        return WHY_BUSY;
    int count = split(copy, lines, HUB_JOB_LINES);
    enum why why = hub_play(h, r, r->game.actor, &(struct hub_lines){n, count, lines}, status);
    free(copy);
    return why;
}

/* Whatever went wrong with a player, its game goes on: any legal action. A table that is full takes
 * none: it ends. */
static enum why play_anything(struct hub *h, struct room *r, int n)
{
    char line[AUDE_LINE_MAX];
    const char *lines[] = {line};
    enum aude_status status;
    const struct aude_state *view = aude_table_view(r->table, r->game.actor);
    int count = aude_count(view);
    if (count < 1)
        return WHY_STATE;
    aude_action_write(view, aude_pick(view, hub_luck(h, count)), line, sizeof line);
    enum why why = hub_play(h, r, r->game.actor, &(struct hub_lines){n, 1, lines}, &status);
    if (why != WHY_ILLEGAL || status != AUDE_TABLE_FULL)
        return why;
    lines[0] = ROOM_LEFT;
    return hub_play(h, r, AUDE_OWNER, &(struct hub_lines){n, 1, lines}, &status);
}

/* Is line n of the room a computer's? */
static enum why may_think(const struct room *r, int n)
{
    if (n <= r->game.count)
        return WHY_TAKEN;
    if (r->game.state != GAME_RUNNING || !r->game.is_thinking || n > r->game.count + 1)
        return WHY_STATE;
    return WHY_NOT;
}

enum why hub_job_done(struct hub *h, struct room *r, int n, const char *lines,
                      enum aude_status *status)
{
    char player[STORE_WORD_MAX], facts[128];
    *status = AUDE_OK;
    enum why why = may_think(r, n);
    if (why != WHY_NOT)
        return why;
    snprintf(player, sizeof player, "%s", room_player(r, r->game.actor));
    why = play_text(h, r, n, lines, status);
    if (why != WHY_ILLEGAL)
        return why;
    snprintf(facts, sizeof facts, "game=%s n=%d player=%s status=%s", r->game.id, n, player,
             aude_status_name(*status));
    hub_log(h, "bad-thought", facts);
    /* The refusal has brought the room up to what others have stored. */
    why = hub_room(h, r->game.id, &r);
    if (why == WHY_NOT)
        why = may_think(r, n);
    return why == WHY_NOT ? play_anything(h, r, n) : why;
}

void hub_thought_up(struct hub *h, const char *game, int n, const char *lines)
{
    struct room *r;
    enum aude_status status;
    message_begin(h);
    struct place *p = place_find(h, game);
    enum why why = hub_room(h, game, &r);
    if (p != NULL && p->job_n == n)
        p->job_n = 0;
    if (p != NULL && p->think_n == n)
        p->think_until = 0;
    if (why == WHY_NOT)
        hub_job_done(h, r, n, lines, &status);
}

/* ---- Workers ---------------------------------------------------------------------------------------- */

static bool is_among(const json_t *players, const char *player)
{
    for (size_t i = 0; i < json_array_size(players); i++) {
        const char *name = json_string_value(json_array_get(players, i));
        if (name != NULL && strcmp(name, player) == 0)
            return true;
    }
    return false;
}

static json_t *job_of(struct hub *h, const struct room *r)
{
    int seat = r->game.actor;
    char *record = record_of(r, seat);
    if (record == NULL)
        return NULL;
    json_t *job =
        json_pack("{ss si si ss ss si}", "game", r->game.id, "n", r->game.count + 1, "seat", seat,
                  "player", room_player(r, seat), "record", record, "ms", h->options.think_ms);
    free(record);
    return job;
}

/* One of these games, for one of these players; NULL: none. */
static enum why take_one(struct hub *h, char (*ids)[STORE_ID_MAX], int count, const json_t *players,
                         json_t **job)
{
    for (int i = 0; i < count && *job == NULL; i++) {
        struct room *r;
        if (hub_room(h, ids[i], &r) != WHY_NOT || !r->game.is_thinking ||
            !is_among(players, room_player(r, r->game.actor)))
            continue;
        enum why why = hub_write(h);
        if (why != WHY_NOT)
            return why;
        if (store_claim(h->store, ids[i], r->game.count + 1, h->now, claim_end(h)) == STORE_OK)
            *job = job_of(h, r);
    }
    return WHY_NOT;
}

enum why hub_job_take(struct hub *h, const json_t *players, json_t **job)
{
    char ids[SCAN_AT_ONCE][STORE_ID_MAX];
    struct store_where where = {.cursor = ""};
    int count = SCAN_AT_ONCE;
    enum why why = WHY_NOT;
    *job = NULL;
    for (int page = 0; page < PAGES_MAX && count == SCAN_AT_ONCE && *job == NULL && why == WHY_NOT;
         page++) {
        count = unclaimed(h, &where, ids);
        why = count < 0 ? WHY_STORE : take_one(h, ids, count, players, job);
    }
    h->figures.jobs += *job != NULL;
    return why;
}
