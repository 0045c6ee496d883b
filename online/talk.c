/*
 * talk.c: what is said at a table, and answers to what is asked there.
 */
#include "offers.h"

#include <stdio.h>
#include <string.h>

/* What somebody says, before it is a row. */
struct saying {
    const char *verb, *what, *text;
    int n, seat;
};

static bool read_text(const json_t *message, const char *key, const char **out)
{
    const json_t *value = json_object_get(message, key);
    if (json_is_string(value))
        *out = json_string_value(value);
    return value == NULL || json_is_null(value) || json_is_string(value);
}

static bool read_int(const json_t *message, const char *key, int *out)
{
    const json_t *value = json_object_get(message, key);
    json_int_t number = json_integer_value(value);
    if (value == NULL || json_is_null(value))
        return true;
    if (!json_is_integer(value) || number < -1 || number > INT32_MAX)
        return false;
    *out = (int)number;
    return true;
}

static enum why read_saying(const struct room *r, const struct who *w, const json_t *message,
                            struct saying *out)
{
    unsigned mine = who_sits(w, r);
    *out = (struct saying){.verb = "", .what = "", .text = "", .seat = -1};
    if (!read_text(message, "do", &out->verb) || !read_text(message, "what", &out->what) ||
        !read_text(message, "text", &out->text) || !read_int(message, "n", &out->n) ||
        !read_int(message, "seat", &out->seat))
        return WHY_JSON;
    if (out->seat >= r->game.seats || (out->seat >= 0 && (mine >> out->seat & 1) == 0))
        return WHY_SEAT;
    for (int i = r->game.seats - 1; i >= 0 && json_object_get(message, "seat") == NULL; i--)
        out->seat = (mine >> i & 1) != 0 ? i : out->seat;
    return WHY_NOT;
}

/* Adds a row; *from is its number. WHY_TAKEN: another process was faster. */
static enum why add(struct hub *h, struct room *r, const struct who *w, const struct saying *s,
                    int *from)
{
    struct store_talk t = {.n = r->game.talk + 1,
                           .at = hub_now(h),
                           .account = w->account,
                           .seat = s->seat,
                           .line = r->game.count};
    enum why why = hub_write(h);
    if (why != WHY_NOT)
        return why;
    snprintf(t.verb, sizeof t.verb, "%s", s->verb);
    snprintf(t.name, sizeof t.name, "%s", s->seat >= 0 ? r->seat[s->seat].name : w->name);
    if (strcmp(s->verb, "say") == 0)
        snprintf(t.text, sizeof t.text, "%s", s->text);
    else if (strcmp(s->verb, "ask") == 0)
        snprintf(t.text, sizeof t.text, "%s%s%s", s->what, s->text[0] == '\0' ? "" : " ", s->text);
    else
        snprintf(t.text, sizeof t.text, "%d", s->n);
    enum store_status status = store_talk_append(hub_store(h), r->game.id, &t);
    if (status != STORE_OK)
        return status == STORE_NONE ? WHY_GAME : status == STORE_TAKEN ? WHY_TAKEN : WHY_STORE;
    r->game.talk = *from = t.n;
    return WHY_NOT;
}

static enum why say(struct hub *h, struct room *r, const struct who *w, const struct saying *s,
                    int *from)
{
    if (s->text[0] == '\0' || !is_plain(s->text, SAY_MAX))
        return WHY_TEXT;
    enum why why = add(h, r, w, s, from);
    if (why == WHY_NOT)
        hub_changed(h, r);
    return why;
}

/* After a question or an answer: if nobody is missing, it is done. */
static enum why conclude(struct hub *h, struct room *r, const struct offer *o,
                         enum aude_status *status)
{
    if ((offer_voters(r, o->what) & ~o->agreed) == 0)
        return offer_do(h, r, o, status);
    hub_changed(h, r);
    return WHY_NOT;
}

static enum why ask(struct hub *h, struct room *r, const struct who *w, struct saying *s, int *from,
                    enum aude_status *status)
{
    struct offer o;
    bool has_text = strcmp(s->what, "back") == 0 || strcmp(s->what, "clock") == 0;
    if (!has_text)
        s->text = "";
    enum why why = offer_may_ask(r, s->what, s->text, status);
    if (why == WHY_NOT)
        why = offer_open(h, r, &o);
    if (why == WHY_NOT && o.n != 0)
        why = WHY_STATE;
    if (why == WHY_NOT)
        why = add(h, r, w, s, from);
    if (why == WHY_NOT)
        why = offer_last(h, r, &o);
    return why == WHY_NOT ? conclude(h, r, &o, status) : why;
}

static enum why answer(struct hub *h, struct room *r, const struct who *w, const struct saying *s,
                       int *from, enum aude_status *status)
{
    struct offer o;
    unsigned mine = who_sits(w, r);
    enum why why = offer_open(h, r, &o);
    if (why != WHY_NOT)
        return why;
    bool is_mine = o.n != 0 && (mine >> o.seat & 1) != 0;
    bool is_withdrawal = strcmp(s->verb, "withdraw") == 0;
    bool is_voter = (offer_voters(r, o.what) & ~o.agreed & mine) != 0;
    if (o.n == 0 || o.n != s->n || is_mine != is_withdrawal || (!is_withdrawal && !is_voter))
        return WHY_OFFER;
    /* The position may have changed so that it cannot be done any more. */
    if (strcmp(s->verb, "agree") == 0)
        why = offer_may_ask(r, o.what, o.text, status);
    if (why == WHY_NOT)
        why = add(h, r, w, s, from);
    if (why != WHY_NOT)
        return why;
    if (strcmp(s->verb, "agree") != 0) {
        hub_changed(h, r);
        return WHY_NOT;
    }
    o.agreed |= mine;
    return conclude(h, r, &o, status);
}

static enum why talk_once(struct hub *h, struct room *r, const struct who *w, const json_t *message,
                          int *from, enum aude_status *status)
{
    struct saying s;
    enum why why = read_saying(r, w, message, &s);
    if (why != WHY_NOT)
        return why;
    if (strcmp(s.verb, "say") == 0)
        return say(h, r, w, &s, from);
    bool is_answer = strcmp(s.verb, "agree") == 0 || strcmp(s.verb, "refuse") == 0 ||
                     strcmp(s.verb, "withdraw") == 0;
    if (!is_answer && strcmp(s.verb, "ask") != 0)
        return WHY_JSON;
    if (s.seat < 0)
        return WHY_SEAT;
    /* What comes of it is lines, and the clock's come first. */
    why = hub_due(h, r);
    if (why != WHY_NOT)
        return why;
    return is_answer ? answer(h, r, w, &s, from, status) : ask(h, r, w, &s, from, status);
}

enum rate talk_rate(const json_t *message)
{
    const char *verb = json_string_value(json_object_get(message, "do"));
    const char *what = json_string_value(json_object_get(message, "what"));
    bool is_rematch =
        verb != NULL && what != NULL && strcmp(verb, "ask") == 0 && strcmp(what, "rematch") == 0;
    return is_rematch ? RATE_GAME : RATE_TALK;
}

enum why talk_do(struct hub *h, struct room *r, const struct who *w, const json_t *message,
                 int *from, enum aude_status *status)
{
    enum { TRIES = 5 };
    enum why why = WHY_TAKEN;
    *status = AUDE_OK;
    if (w->account == 0)
        return WHY_TOKEN;
    for (int i = 0; i < TRIES && why == WHY_TAKEN; i++) {
        if (i > 0 && room_catch_up(hub_store(h), r) != STORE_OK)
            return WHY_STORE;
        why = talk_once(h, r, w, message, from, status);
    }
    return why == WHY_TAKEN ? WHY_STORE : why;
}
