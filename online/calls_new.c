/*
 * calls_new.c: a new game, from what its maker wants.
 */
#include "calls.h"

#include <stdio.h>
#include <string.h>

#include "aude_players.h"
#include "import.h"

/* The opponents, and the methods by which older pages and bots know them. */
static bool is_computer(const char *name)
{
    return aude_player_is(name) && strcmp(name, AUDE_ANALYST) != 0;
}

/* ---- Rules, or a record ------------------------------------------------------------------------------ */

bool plan_rules(struct call *c, struct plan *p, const char *text)
{
    struct aude_rules *rules;
    enum aude_status status =
        strlen(text) < STORE_RULES_MAX ? aude_rules_read(text, &rules, NULL) : AUDE_TEXT_TOO_LONG;
    if (status != AUDE_OK) {
        call_refuse_with(c, WHY_RULES, json_pack("{ss}", "status", aude_status_name(status)));
        return false;
    }
    enum why why = import_rules(p, rules);
    aude_rules_free(rules);
    if (why != WHY_NOT)
        call_refuse(c, why);
    return why == WHY_NOT;
}

static bool read_record(struct call *c, struct plan *p, const char *text)
{
    enum why why = import_read(text, strlen(text), &p->table);
    if (why == WHY_NOT)
        why = import_rules(p, aude_table_rules(p->table));
    p->game.is_imported = true;
    if (why != WHY_NOT)
        call_refuse(c, why);
    return why == WHY_NOT;
}

/* ---- Seats -------------------------------------------------------------------------------------------- */

/* One seat as it is wanted; false: that makes no sense. */
static bool read_seat(struct call *c, const json_t *seat, struct plan *p, int i)
{
    const char *by = json_string_value(json_object_get(seat, "by"));
    const json_t *member = json_object_get(seat, "name");
    const char *name = json_string_value(member);
    struct store_seat *out = &p->seat[i];
    if (by == NULL || (member != NULL && name == NULL && !json_is_null(member))) {
        call_refuse(c, WHY_JSON);
        return false;
    }
    if (name != NULL && !is_plain(name, SEAT_NAME_MAX)) {
        call_refuse(c, WHY_NAME);
        return false;
    }
    memset(out, 0, sizeof *out);
    if (strcmp(by, "me") == 0) {
        seat_person(c->hub, &c->who, &p->game, name == NULL ? "" : name, out);
    } else if (strcmp(by, "open") == 0) {
        out->kind = SEAT_OPEN;
    } else if (is_computer(by)) {
        out->kind = SEAT_COMPUTER;
        snprintf(out->name, sizeof out->name, "%s", name == NULL ? "" : name);
        snprintf(out->player, sizeof out->player, "%s", by);
    } else {
        call_refuse(c, WHY_SEATS);
        return false;
    }
    return true;
}

static int count_seats(const struct plan *p, enum seat_kind kind)
{
    int count = 0;
    for (int i = 0; i < p->game.seats; i++)
        count += p->seat[i].kind == kind ? 1 : 0;
    return count;
}

static int count_mine(const struct plan *p)
{
    return count_seats(p, SEAT_PERSON) + count_seats(p, SEAT_BOT);
}

static bool read_seats(struct call *c, struct plan *p)
{
    const json_t *seats = json_object_get(c->body, "seats");
    if (!json_is_array(seats)) {
        call_refuse(c, seats == NULL ? WHY_SEATS : WHY_JSON);
        return false;
    }
    if (json_array_size(seats) != (size_t)p->game.seats) {
        call_refuse(c, WHY_SEATS);
        return false;
    }
    for (int i = 0; i < p->game.seats; i++) {
        if (!read_seat(c, json_array_get(seats, (size_t)i), p, i))
            return false;
    }
    /* Whoever makes a game sits there. */
    if (count_mine(p) == 0)
        call_refuse(c, WHY_SEATS);
    return count_mine(p) > 0;
}

/* ---- The rest ------------------------------------------------------------------------------------------- */

bool plan_clock(struct call *c, struct plan *p)
{
    const char *clock = "none";
    struct clock_spec spec;
    if (!may_text(c, "clock", &clock))
        return false;
    if (strlen(clock) >= sizeof p->game.clock || !clock_read(clock, &spec)) {
        call_refuse(c, WHY_CLOCK);
        return false;
    }
    snprintf(p->game.clock, sizeof p->game.clock, "%s", clock);
    return true;
}

static bool read_manners(struct call *c, struct plan *p)
{
    const char *absent = "computer";
    p->game.has_helps = true;
    if (!plan_clock(c, p) || !may_bool(c, "public", &p->game.is_public) ||
        !may_bool(c, "rated", &p->game.is_rated) || !may_bool(c, "helps", &p->game.has_helps) ||
        !may_text(c, "absent", &absent))
        return false;
    if (strcmp(absent, "computer") != 0 && strcmp(absent, "end") != 0) {
        call_refuse(c, WHY_JSON);
        return false;
    }
    snprintf(p->game.absent, sizeof p->game.absent, "%s", absent);
    return true;
}

/* A rated game is one between accounts, each at one seat, with a clock, from the start. */
bool plan_may_be_rated(struct call *c, const struct plan *p)
{
    if (!p->game.is_rated)
        return true;
    if (c->who.kind == ACCOUNT_GUEST) {
        call_refuse(c, WHY_GUEST);
        return false;
    }
    bool is_fair = count_seats(p, SEAT_COMPUTER) == 0 && count_mine(p) == 1 && p->game.seats > 1 &&
                   !p->game.is_imported && strcmp(p->game.clock, "none") != 0;
    if (!is_fair)
        call_refuse(c, WHY_RATED);
    return is_fair;
}

static bool read_plan(struct call *c, struct plan *p)
{
    const char *record = NULL, *rules = NULL;
    plan_start(c->hub, p, c->who.account);
    if (!may_text(c, "record", &record))
        return false;
    if (record != NULL ? !read_record(c, p, record)
                       : !want_text(c, "rules", &rules) || !plan_rules(c, p, rules))
        return false;
    return read_manners(c, p) && read_seats(c, p) && plan_may_be_rated(c, p);
}

void call_make_game(struct call *c)
{
    struct plan p = {.table = NULL};
    struct room *r;
    if (read_plan(c, &p)) {
        enum why why = plan_make(c->hub, &p, &r);
        if (why == WHY_NOT)
            answer_game(c, r);
        else
            call_refuse(c, why);
    }
    aude_table_close(p.table);
}
