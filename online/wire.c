/*
 * wire.c: rows as JSON. Everything of a game that leaves for somebody is made here, with the lines
 * and positions that the table gives to that seat; so this is the place to look for what they may know.
 */
#include <string.h>

#include "desk.h"

static const char *const states[GAME_STATES] = {"open", "running", "over"};

static json_t *mask(unsigned bits)
{
    json_t *list = json_array();
    for (int i = 0; i < STORE_SEATS; i++) {
        if ((bits >> i & 1) != 0)
            json_array_append_new(list, json_integer(i));
    }
    return list;
}

static json_t *seat_of(struct hub *h, const struct room *r, int i, bool is_mine)
{
    const struct store_seat *seat = &r->seat[i];
    json_t *account = seat->account_name[0] == '\0' ? json_null() : json_string(seat->account_name);
    return json_pack("{ss ss so sb sb si sb sb}", "by",
                     seat->kind == SEAT_OPEN ? "open" : room_player(r, i), "name", seat->name,
                     "account", account, "person", seat->kind == SEAT_PERSON, "bot",
                     seat->kind == SEAT_BOT, "rating", seat->rating, "mine", is_mine, "here",
                     hub_is_here(h, r->game.id, seat->account));
}

static json_t *seats_of(struct hub *h, const struct room *r, unsigned mine)
{
    json_t *list = json_array();
    for (int i = 0; i < r->game.seats; i++)
        json_array_append_new(list, seat_of(h, r, i, (mine >> i & 1) != 0));
    return list;
}

json_t *wire_left(struct hub *h, const struct room *r)
{
    if (r->clock.spec.kind == CLOCK_NONE)
        return json_null();
    json_t *list = json_array();
    for (int i = 0; i < r->game.seats; i++) {
        int64_t left = clock_left(&r->clock, i, hub_now(h), r->pauses);
        if (r->game.state == GAME_OVER)
            left = r->clock.left[i];
        json_array_append_new(list, json_integer(left < 0 ? 0 : left));
    }
    return list;
}

static json_t *offer_of(struct hub *h, struct room *r)
{
    struct offer offer = {0};
    if (r->game.talk == 0 || offer_open(h, r, &offer) != WHY_NOT || offer.n == 0)
        return json_null();
    return json_pack("{si si ss ss so}", "n", offer.n, "seat", offer.seat, "what", offer.what,
                     "text", offer.text, "agreed", mask(offer.agreed));
}

static json_t *points_of(const struct store_game *g)
{
    json_t *list = json_array();
    for (int i = 0; i < g->seats && g->state == GAME_OVER; i++)
        json_array_append_new(list, json_integer(g->points[i]));
    return list;
}

json_t *wire_game(struct hub *h, struct room *r, const struct who *w)
{
    const struct store_game *g = &r->game;
    json_t *game =
        json_pack("{ss ss ss sb sb sb ss ss sI sI sI}", "id", g->id, "rules", g->rules, "state",
                  states[g->state], "public", g->is_public, "rated", g->is_rated, "helps",
                  g->has_helps, "absent", g->absent, "clock", g->clock, "made", (json_int_t)g->made,
                  "started", (json_int_t)g->started, "ended", (json_int_t)g->ended);
    json_t *more = json_pack(
        "{so si si si so sI sI so ss so so ss ss si}", "seats", seats_of(h, r, who_sits(w, r)),
        "count", g->count, "talk", g->talk, "actor", g->actor, "left", wire_left(h, r), "at",
        (json_int_t)hub_now(h), "due", (json_int_t)g->due, "offer", offer_of(h, r), "ending",
        g->ending, "winners", mask(g->winners), "points", points_of(g), "before", g->before, "next",
        g->next, "watchers", hub_watchers(h, g->id));
    if (game == NULL || more == NULL || json_object_update(game, more) != 0) {
        json_decref(game);
        game = NULL;
    }
    json_decref(more);
    return game;
}

int wire_view(const struct who *w, const struct room *r, int seat)
{
    /* Who sits may still get up and sit elsewhere. */
    unsigned mine = r->game.state == GAME_OPEN ? 0 : who_sits(w, r);
    if (seat >= 0 && seat < r->game.seats && (mine >> seat & 1) != 0)
        return seat;
    for (int i = 0; i < r->game.seats; i++) {
        if ((mine >> i & 1) != 0)
            return i;
    }
    return AUDE_ONLOOKER;
}

static json_t *some_lines(struct room *r, int since, int max, int seat)
{
    json_t *lines = json_array(), *at = json_array();
    char text[AUDE_LINE_MAX];
    since = since < 0 ? 0 : since > r->game.count ? r->game.count : since;
    int last = r->game.count - since > max ? since + max : r->game.count;
    for (int n = since + 1; n <= last; n++) {
        if (aude_table_line(r->table, n, seat, text, sizeof text) != AUDE_OK)
            text[0] = '\0';
        json_array_append_new(lines, json_string(text));
        json_array_append_new(at, json_integer(r->line[n - 1].at));
    }
    return json_pack("{si so so}", "from", since + 1, "lines", lines, "at", at);
}

json_t *wire_lines(struct room *r, int since, int seat)
{
    return some_lines(r, since, r->game.count, seat);
}

json_t *wire_lacking(struct room *r, int since, int seat)
{
    enum { LACKING_MAX = 200 };
    return some_lines(r, since, LACKING_MAX, seat);
}

/* Those who watch are heard by those who watch, until the game is over; and nobody by whoever has
 * blocked them. */
static bool hears(const struct who_blocks *blocks, const struct room *r, bool is_seated,
                  const struct store_talk *t)
{
    if (t->seat < 0 && is_seated && r->game.state != GAME_OVER)
        return false;
    return who_hears(blocks, t->account);
}

static json_t *talk_of(const struct store_talk *t, bool is_mine)
{
    char what[STORE_WORD_MAX] = "";
    const char *text = "";
    int re = 0;
    talk_parts(t, what, &text, &re);
    return json_pack("{si sI si ss ss ss ss si si sb}", "n", t->n, "at", (json_int_t)t->at, "seat",
                     t->seat, "name", t->name, "do", t->verb, "what", what, "text", text, "re", re,
                     "line", t->line, "mine", is_mine);
}

json_t *wire_talk(struct hub *h, struct room *r, const struct store_talk *talk, int count,
                  const struct who *w)
{
    struct who_blocks blocks = {.count = 0};
    bool is_seated = who_sits(w, r) != 0, has_others = false;
    for (int i = 0; i < count; i++)
        has_others |= talk[i].account != w->account;
    if (has_others && who_blocks(h, w, &blocks) != WHY_NOT)
        return NULL;
    json_t *list = json_array();
    for (int i = 0; i < count; i++) {
        bool is_mine = w->account != 0 && talk[i].account == w->account;
        if (is_mine || hears(&blocks, r, is_seated, &talk[i]))
            json_array_append_new(list, talk_of(&talk[i], is_mine));
    }
    return json_pack("{si so}", "from", count > 0 ? talk[0].n : r->game.talk + 1, "talk", list);
}
