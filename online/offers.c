/*
 * offers.c: what is asked at a table. A question is a row of talk, and so is every answer; whether one
 * is open follows from the rows alone, so that every process sees the same.
 */
#include "offers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A question and what was answered: each once at most, and whoever refuses or withdraws is the last. */
enum { LOOK_BACK = STORE_SEATS + 2 };

void talk_parts(const struct store_talk *t, char what[STORE_WORD_MAX], const char **text, int *re)
{
    memset(what, 0, STORE_WORD_MAX);
    *text = t->text;
    *re = 0;
    if (strcmp(t->verb, "ask") == 0) {
        size_t len = strcspn(t->text, " ");
        *text = t->text + len + (t->text[len] == ' ' ? 1 : 0);
        memcpy(what, t->text, len < STORE_WORD_MAX ? len : STORE_WORD_MAX - 1);
    } else if (strcmp(t->verb, "say") != 0) {
        *re = (int)strtol(t->text, NULL, 10);
        *text = "";
    }
}

/* The seats of an account. */
static unsigned seats_of(const struct room *r, int64_t account)
{
    return who_sits(&(struct who){.account = account}, r);
}

unsigned offer_voters(const struct room *r, const char *what)
{
    unsigned voters = 0, out = aude_table_out(r->table);
    bool is_rematch = strcmp(what, "rematch") == 0;
    for (int i = 0; i < r->game.seats; i++) {
        bool is_here = is_rematch || ((out >> i & 1) == 0 && room_is_person(r, i));
        if (r->seat[i].account != 0 && is_here)
            voters |= 1u << i;
    }
    return voters;
}

/* Does a question still make sense? */
static bool is_timely(const struct room *r, const struct offer *o, int line)
{
    if (strcmp(o->what, "rematch") == 0)
        return r->game.state == GAME_OVER && r->game.next[0] == '\0';
    return r->game.state == GAME_RUNNING && line == r->game.count;
}

static void follow(const struct room *r, const struct store_talk *t, struct offer *o, int *line)
{
    const char *text;
    char what[STORE_WORD_MAX];
    int re;
    talk_parts(t, what, &text, &re);
    if (strcmp(t->verb, "ask") == 0) {
        *o = (struct offer){.n = t->n, .seat = t->seat, .agreed = seats_of(r, t->account)};
        memcpy(o->what, what, sizeof o->what);
        snprintf(o->text, sizeof o->text, "%s", text);
        *line = t->line;
    } else if (o->n != 0 && re == o->n) {
        if (strcmp(t->verb, "agree") == 0)
            o->agreed |= seats_of(r, t->account);
        else
            o->n = 0;
    }
}

enum why offer_last(struct hub *h, struct room *r, struct offer *out)
{
    struct store_talk rows[LOOK_BACK];
    int count = 0, line = -1;
    *out = (struct offer){.n = 0};
    if (r->game.talk == 0)
        return WHY_NOT;
    enum store_status status =
        store_talk_asked(hub_store(h), r->game.id, r->game.talk, LOOK_BACK, rows, &count);
    for (int i = count - 1; i >= 0 && status == STORE_OK; i--)
        follow(r, &rows[i], out, &line);
    if (out->n != 0 && !is_timely(r, out, line))
        out->n = 0;
    return status == STORE_OK ? WHY_NOT : WHY_STORE;
}

enum why offer_open(struct hub *h, struct room *r, struct offer *out)
{
    enum why why = offer_last(h, r, out);
    if (why == WHY_NOT && (offer_voters(r, out->what) & ~out->agreed) == 0)
        out->n = 0;
    return why;
}

/* ---- What may be asked -------------------------------------------------------------------------------------- */

static enum why may_back(const struct room *r, const char *text, enum aude_status *status)
{
    char *end;
    long line = strtol(text, &end, 10);
    if (end == text || *end != '\0' || line < 0 || line > AUDE_LINES_MAX)
        return WHY_JSON;
    *status = aude_table_may_back(r->table, (int)line);
    return *status == AUDE_OK ? WHY_NOT : WHY_ILLEGAL;
}

static enum why may_clock(const struct room *r, const char *text)
{
    struct clock_spec spec;
    if (strlen(text) >= STORE_WORD_MAX || !clock_read(text, &spec))
        return WHY_CLOCK;
    return r->game.is_rated && spec.kind == CLOCK_NONE ? WHY_RATED : WHY_NOT;
}

enum why offer_may_ask(const struct room *r, const char *what, const char *text,
                       enum aude_status *status)
{
    bool is_rematch = strcmp(what, "rematch") == 0;
    if (r->game.state != (is_rematch ? GAME_OVER : GAME_RUNNING))
        return WHY_STATE;
    if (is_rematch)
        return r->game.next[0] == '\0' ? WHY_NOT : WHY_STATE;
    if (strcmp(what, "back") == 0)
        return may_back(r, text, status);
    if (strcmp(what, "clock") == 0)
        return may_clock(r, text);
    return strcmp(what, "abort") == 0 || strcmp(what, "draw") == 0 ? WHY_NOT : WHY_JSON;
}

/* ---- What comes of it ------------------------------------------------------------------------------------------ */

/* The same rules and people; everybody sits one seat further, so another one begins. */
static void turn_seats(struct hub *h, const struct room *r, struct plan *p)
{
    p->game = r->game;
    plan_start(h, p, r->game.owner);
    p->game.is_imported = false;
    memcpy(p->game.before, r->game.id, sizeof p->game.before);
    for (int i = 0; i < r->game.seats; i++)
        p->seat[(i + 1) % r->game.seats] = r->seat[i];
}

/* Whose account is gone has nobody to come along; there a computer plays. */
static void fill_seats(struct hub *h, struct plan *p)
{
    char what[STORE_WORD_MAX];
    struct store_rating rating;
    rating_what(&p->game, what);
    for (int i = 0; i < p->game.seats; i++) {
        struct store_seat *seat = &p->seat[i];
        if (seat->account != 0) {
            bool is_known =
                store_rating_get(hub_store(h), seat->account, what, &rating) == STORE_OK;
            seat->rating = is_known ? (int)(rating.rating + 0.5) : 0;
        } else if (seat->kind != SEAT_COMPUTER) {
            *seat = (struct store_seat){.kind = SEAT_COMPUTER};
            snprintf(seat->player, sizeof seat->player, "%s", ROOM_DEPUTY);
            p->game.is_rated = false;
        }
    }
}

static enum why rematch(struct hub *h, struct room *r)
{
    struct plan p = {.table = NULL};
    struct room *next;
    turn_seats(h, r, &p);
    fill_seats(h, &p);
    enum why why = plan_make(h, &p, &next);
    if (why != WHY_NOT)
        return why;
    memcpy(r->game.next, p.game.id, sizeof r->game.next);
    if (store_game_set(hub_store(h), &r->game) != STORE_OK)
        return WHY_STORE;
    hub_changed(h, r);
    return WHY_NOT;
}

enum why offer_do(struct hub *h, struct room *r, const struct offer *o, enum aude_status *status)
{
    char line[STORE_LINE_MAX];
    const char *lines[] = {line};
    if (strcmp(o->what, "rematch") == 0)
        return rematch(h, r);
    if (strcmp(o->what, "back") == 0)
        snprintf(line, sizeof line, "table back %s", o->text);
    else if (strcmp(o->what, "clock") == 0)
        snprintf(line, sizeof line, "table clock %s", o->text);
    else
        snprintf(line, sizeof line, "table over %s", o->what);
    return hub_play(h, r, AUDE_OWNER, &(struct hub_lines){0, 1, lines}, status);
}
