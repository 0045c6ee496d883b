/*
 * hub_play.c: lines come into games here, whoever they are from: people, computers, the clock. And the
 * heartbeat, by which the time when no server was there does not count.
 */
#include "parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DUE_AT_ONCE = 64, PAUSES_AT_ONCE = 256, PAUSES_MAX = 65536 };

#define DUE_PAUSE (SECOND / 50) /* others have their turn, and what was played is stored */
#define BEAT_EVERY (3 * SECOND)
#define BEAT_GRACE (8 * SECOND)
#define BEAT_AGAIN (SECOND / 2)
#define BEAT_LATE (BEAT_GRACE - BEAT_EVERY)
#define SKEW_MOST 50 /* milliseconds */
#define SURE_FOR (BEAT_GRACE - SECOND)
#define PAUSES_OLDEST (INT64_C(60) * 24 * 3600 * SECOND)

int hub_luck(void *hub, int n)
{
    struct hub *h = hub;
    if (n < 1)
        return -1;
    uint32_t most = UINT32_MAX - UINT32_MAX % (uint32_t)n, bits;
    do
        h->world.random(h->world.context, &bits, sizeof bits);
    while (bits >= most);
    return (int)(bits % (uint32_t)n);
}

/* What comes of new lines; they are in the transaction. */
static enum why follow(struct hub *h, struct room *r, int from)
{
    struct place *p = place_find(h, r->game.id);
    enum why why = WHY_NOT;
    hub_changed(h, r);
    h->figures.lines += r->game.count - from;
    if (r->game.state == GAME_OVER && r->game.is_rated)
        why = rating_game(h, r);
    if (r->game.state == GAME_OVER && store_claim_drop(h->store, r->game.id) != STORE_OK)
        why = WHY_STORE;
    if (why == WHY_NOT && r->game.is_thinking && p != NULL)
        think_claim(h, p);
    return why;
}

/* Whoever was faster, or stored it for us before we were told: the room gets what it lacks. */
static enum why give_way(struct hub *h, struct room *r, enum why why)
{
    struct place *p = place_find(h, r->game.id);
    hub_undo(h);
    if (p != NULL && (why == WHY_STORE || room_catch_up(h->store, r) != STORE_OK))
        place_stale(p);
    return why;
}

/* As hub_write, for lines: they have times, and clocks are run by them. */
static enum why write_lines(struct hub *h)
{
    return is_sure(h) ? hub_write(h) : WHY_STORE;
}

/* The time of whoever must act is up: that comes first, and stays. */
static enum why due_first(struct hub *h, struct room *r, bool *has_grown)
{
    int from = r->game.count;
    *has_grown = false;
    enum why why = write_lines(h);
    if (why == WHY_NOT)
        why = room_due(h->store, r, h->now, hub_luck, h, has_grown);
    if (why == WHY_NOT && *has_grown)
        why = follow(h, r, from);
    if (why != WHY_NOT)
        return give_way(h, r, why);
    hub_keep(h);
    return WHY_NOT;
}

enum why hub_due(struct hub *h, struct room *r)
{
    bool has_grown;
    return room_is_due(r, h->now) ? due_first(h, r, &has_grown) : WHY_NOT;
}

enum why hub_play(struct hub *h, struct room *r, int seat, const struct hub_lines *lines,
                  enum aude_status *status)
{
    int from = r->game.count;
    bool is_late = room_is_due(r, h->now), has_grown = false;
    int late = r->clock.actor;
    *status = AUDE_OK;
    if (is_late) {
        enum why why = due_first(h, r, &has_grown);
        if (why != WHY_NOT || (has_grown && seat == late))
            return why != WHY_NOT ? why : WHY_TIME;
        from = r->game.count;
    }
    struct room_play play = {.seat = seat,
                             .n = lines->n < 1 ? from + 1 : lines->n,
                             .count = lines->count,
                             .lines = lines->lines,
                             .now = h->now,
                             .luck = hub_luck,
                             .context = h};
    enum why why = write_lines(h);
    if (why == WHY_NOT)
        why = room_play(h->store, r, &play, status);
    if (why == WHY_NOT)
        why = follow(h, r, from);
    h->figures.refusals += why != WHY_NOT;
    return why == WHY_NOT ? why : give_way(h, r, why);
}

enum why hub_begin(struct hub *h, struct room *r)
{
    int from = r->game.count;
    enum why why = write_lines(h);
    if (why == WHY_NOT)
        why = room_begin(h->store, r, h->now, hub_luck, h);
    if (why == WHY_NOT)
        why = follow(h, r, from);
    return why == WHY_NOT ? why : give_way(h, r, why);
}

/* The seat that lines are for. */
static int seat_for(const struct room *r, unsigned mine, const char *line)
{
    int seat = 0;
    if (strncmp(line, "table resign ", 13) == 0 && line[13] >= '0' &&
        line[13] < '0' + STORE_SEATS && line[14] == '\0' && (mine >> (line[13] - '0') & 1) != 0)
        return line[13] - '0';
    if (r->game.actor >= 0 && (mine >> r->game.actor & 1) != 0)
        return r->game.actor;
    while ((mine >> seat & 1) == 0)
        seat++;
    return seat;
}

enum why hub_play_for(struct hub *h, struct room *r, const struct who *w,
                      const struct hub_lines *lines, enum aude_status *status)
{
    unsigned mine = who_sits(w, r);
    *status = AUDE_OK;
    if (mine == 0)
        return WHY_SEAT;
    const char *first = lines->count > 0 ? lines->lines[0] : "";
    int seat = seat_for(r, mine, first);
    /* While a computer plays it, its person must take it back first. */
    if (r->game.state == GAME_RUNNING && lines->n == r->game.count + 1 &&
        !room_is_person(r, seat) && strncmp(first, "table ", 6) != 0)
        return WHY_STATE;
    return hub_play(h, r, seat, lines, status);
}

/* ---- Time ------------------------------------------------------------------------------------------ */

/* Plays what is due in those games, and counts in how many; the last that could not, or -1. */
static int play_due_of(struct hub *h, char (*ids)[STORE_ID_MAX], int count, int *played)
{
    int failed = -1;
    for (int i = 0; i < count; i++) {
        struct room *r;
        bool has_grown;
        message_begin(h);
        if (hub_room(h, ids[i], &r) != WHY_NOT || due_first(h, r, &has_grown) != WHY_NOT)
            failed = i;
        else
            ++*played;
    }
    return failed;
}

/* Games that cannot be played stay in the list, and do not keep the others from theirs. Of those that
 * can, so many at once that nobody else waits for long. */
void play_due(struct hub *h)
{
    char ids[DUE_AT_ONCE][STORE_ID_MAX];
    struct store_where where = {.list = LIST_DUE, .before = h->now, .max = DUE_AT_ONCE};
    int count = 0, failed = 0, played = 0;
    h->next_due = h->now + SECOND;
    for (int page = 0; page < PAGES_MAX && failed >= 0; page++) {
        if (store_games(h->store, &where, ids, &count) != STORE_OK)
            return;
        failed = play_due_of(h, ids, count, &played);
        if (failed >= 0)
            memcpy(where.cursor, ids[failed], sizeof where.cursor);
        if (count < DUE_AT_ONCE)
            return;
    }
    if (played > 0)
        h->next_due = h->now + DUE_PAUSE;
}

static bool add_pauses(struct hub *h, const struct store_pause *more, int count)
{
    struct store_pause *larger =
        realloc(h->pause, (size_t)(h->pauses.count + count) * sizeof *larger);
    if (larger == NULL)
        return false;
    memcpy(larger + h->pauses.count, more, (size_t)count * sizeof *more);
    h->pause = larger;
    h->pauses.list = larger;
    h->pauses.count += count;
    return true;
}

static void reckon_all(struct hub *h)
{
    for (struct place *p = h->stalest; p != NULL; p = p->newer) {
        if (p->room != NULL)
            room_reckon(p->room);
    }
}

/* Reads the pauses that were not there before; then all clocks stand otherwise. */
static bool read_pauses(struct hub *h)
{
    struct store_pause more[PAUSES_AT_ONCE];
    int count = PAUSES_AT_ONCE, before = h->pauses.count;
    while (count == PAUSES_AT_ONCE && h->pauses.count < PAUSES_MAX) {
        int64_t since =
            h->pauses.count > 0 ? h->pause[h->pauses.count - 1].to : h->now - PAUSES_OLDEST;
        count = 0;
        if (store_pauses(h->store, since, PAUSES_AT_ONCE, more, &count) != STORE_OK)
            return false;
        if (count > 0 && !add_pauses(h, more, count))
            return false;
    }
    if (before < h->pauses.count)
        reckon_all(h);
    return true;
}

void pauses_settle(struct hub *h, bool is_stored)
{
    if (!is_stored && h->pauses.count > h->pauses_stored) {
        h->pauses.count = h->pauses_stored;
        h->next_beat = h->now;
        reckon_all(h);
    }
    if (!is_stored)
        h->sure_until = h->now; /* there may have been a beat in it */
    h->pauses_stored = h->pauses.count;
}

/* Nobody can store a pause that reaches beyond our last beat before BEAT_GRACE is over. Until the
 * first one has succeeded, and all pauses are read, every clock may be wrong by hours. */
bool is_sure(const struct hub *h)
{
    return h->now < h->sure_until;
}

/* Lines of one game may come from several machines, so their times are those of the store's clock. A
 * few milliseconds are the way there and back. false: it cannot be asked. */
static bool set_clock(struct hub *h)
{
    int64_t before = h->world.now(h->world.context), theirs;
    enum store_status status = store_clock(h->store, &theirs);
    if (status != STORE_OK)
        return status == STORE_NONE;
    int64_t after = h->world.now(h->world.context);
    int64_t offset = theirs - before - (after - before) / 2, change = offset - h->offset;
    if (change > SKEW_MOST || change < -SKEW_MOST) {
        h->offset = offset;
        time_read(h);
    }
    return true;
}

static void beaten(struct hub *h)
{
    h->next_beat = h->now + BEAT_EVERY;
    h->sure_until = h->now + SURE_FOR;
}

/* The process stood still in the middle of a turn: that is a pause before anything else happens. */
static void beat_inside(struct hub *h)
{
    if (hub_write(h) != WHY_NOT)
        return;
    if (store_heartbeat(h->store, h->now, BEAT_GRACE) == STORE_OK && read_pauses(h)) {
        hub_keep(h);
        beaten(h);
    } else {
        hub_undo(h);
        pauses_settle(h, false);
        h->next_beat = h->now + BEAT_AGAIN;
    }
}

/* All processes change that row: it is stored by itself, before the turn has anything that others may
 * wait for. A turn that has begun is over soon. */
void beat(struct hub *h)
{
    if (h->is_inside && h->now - h->next_beat < BEAT_LATE)
        return;
    /* A beat at a wrong time would make a pause of all the time between. */
    bool is_good = set_clock(h);
    h->next_beat = h->now + BEAT_AGAIN;
    if (h->is_inside) {
        if (is_good)
            beat_inside(h);
        return;
    }
    is_good = is_good && store_heartbeat(h->store, h->now, BEAT_GRACE) == STORE_OK;
    note_store(h, !is_good);
    is_good = is_good && read_pauses(h);
    h->pauses_stored = h->pauses.count;
    if (is_good)
        beaten(h);
}
