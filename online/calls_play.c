/*
 * calls_play.c: lines of games, in and out.
 */
#include "calls.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "import.h"

/* ---- In ------------------------------------------------------------------------------------------------- */

void answer_play(struct call *c, struct room *r, enum why why, enum aude_status status, int n,
                 int seat)
{
    if (why == WHY_NOT)
        answer_lines(c, r, n - 1, seat);
    else if (why == WHY_ILLEGAL)
        call_illegal(c, status);
    else if (why == WHY_TAKEN)
        call_refuse_with(c, why, wire_lacking(r, n - 1, seat));
    else
        call_refuse(c, why);
}

bool call_read_lines(struct call *c, const char *lines[HUB_JOB_LINES], int *count, int *n)
{
    const json_t *list = json_object_get(c->body, "lines");
    size_t size = json_array_size(list);
    *n = 0;
    if (!may_int(c, "n", n))
        return false;
    bool is_fine = size >= 1 && size <= HUB_JOB_LINES && *n >= 1;
    for (size_t i = 0; i < size && is_fine; i++) {
        lines[i] = json_string_value(json_array_get(list, i));
        is_fine = lines[i] != NULL;
    }
    *count = (int)size;
    if (!is_fine)
        call_refuse(c, WHY_JSON);
    return is_fine;
}

void call_play(struct call *c)
{
    const char *lines[HUB_JOB_LINES];
    int count, n, seat;
    struct room *r;
    enum aude_status status = AUDE_OK;
    if (!call_read_lines(c, lines, &count, &n) || !call_room(c, &r) || !call_seat(c, r, &seat))
        return;
    enum why why = hub_play_for(c->hub, r, &c->who, &(struct hub_lines){n, count, lines}, &status);
    answer_play(c, r, why, status, n, wire_view(&c->who, r, seat));
}

/* One line about a seat of whoever calls; it comes after those of the clock, if there are any. */
static void play_about(struct call *c, struct room *r, int seat, int as, const char *format)
{
    char line[STORE_LINE_MAX];
    const char *lines[] = {line};
    enum aude_status status = AUDE_OK;
    int n = r->game.count + 1;
    snprintf(line, sizeof line, format, seat);
    enum why why = hub_play(c->hub, r, as, &(struct hub_lines){0, 1, lines}, &status);
    answer_play(c, r, why, status, n, seat);
}

/* The room of a call and the seat in it that is the caller's; false after a refusal. */
static bool own_seat(struct call *c, struct room **r, int *seat)
{
    if (!call_room(c, r) || !call_seat(c, *r, seat))
        return false;
    if (*seat < 0)
        call_refuse(c, WHY_SEAT);
    return *seat >= 0;
}

void call_resign(struct call *c)
{
    struct room *r;
    int seat;
    if (own_seat(c, &r, &seat))
        play_about(c, r, seat, seat, "table resign %d");
}

void call_come_back(struct call *c)
{
    struct room *r;
    int seat;
    if (!own_seat(c, &r, &seat))
        return;
    if (r->game.state != GAME_RUNNING || (aude_table_out(r->table) >> seat & 1) != 0 ||
        room_is_person(r, seat))
        call_refuse(c, WHY_STATE);
    else
        play_about(c, r, seat, AUDE_OWNER, "table seat %d person");
}

void call_talk(struct call *c)
{
    struct room *r;
    int from;
    enum aude_status status = AUDE_OK;
    struct store_talk added;
    int count = 0;
    if (talk_rate(c->body) == RATE_GAME && !call_credit(c, RATE_GAME))
        return;
    if (!call_room(c, &r))
        return;
    enum why why = talk_do(c->hub, r, &c->who, c->body, &from, &status);
    if (why == WHY_ILLEGAL)
        call_illegal(c, status);
    else if (why != WHY_NOT)
        call_refuse(c, why);
    else if (call_stored(
                 c, store_talk_since(hub_store(c->hub), r->game.id, from - 1, 1, &added, &count),
                 WHY_GAME, WHY_STORE))
        call_answer(c, wire_talk(c->hub, r, &added, count, &c->who));
}

/* ---- Out ---------------------------------------------------------------------------------------------------- */

void call_lines(struct call *c)
{
    struct room *r;
    int seat;
    int64_t since = 0;
    if (!query_number(c, "since", &since) || !call_room(c, &r) || !call_seat(c, r, &seat))
        return;
    if (since < 0)
        since = 0;
    if (since > r->game.count)
        since = r->game.count;
    answer_lines(c, r, (int)since, wire_view(&c->who, r, seat));
}

enum { TALK_PART = 200 };

void call_heard(struct call *c)
{
    struct room *r;
    int64_t since = 0;
    int count = 0;
    if (!query_number(c, "since", &since) || !call_room(c, &r))
        return;
    if (since < 0)
        since = 0;
    if (since > r->game.talk)
        since = r->game.talk;
    struct store_talk *talk = calloc(TALK_PART, sizeof *talk);
    if (talk == NULL) {
        call_refuse(c, WHY_BUSY);
    } else if (call_stored(c,
                           store_talk_since(hub_store(c->hub), r->game.id, (int)since, TALK_PART,
                                            talk, &count),
                           WHY_GAME, WHY_STORE)) {
        json_t *heard = wire_talk(c->hub, r, talk, count, &c->who);
        if (heard == NULL)
            call_refuse(c, WHY_STORE);
        else
            call_answer(c, heard);
    }
    free(talk);
}

/* The record of what a seat may see; NULL: out of memory. A game that is over has no secrets: its
 * record is whole, so that it can be followed and kept elsewhere. */
static char *record_of(const struct room *r, int seat)
{
    int viewer = r->game.state == GAME_OVER ? AUDE_OWNER : seat;
    size_t len = aude_table_write(r->table, viewer, AUDE_EVERY_LINE, NULL, 0);
    char *text = malloc(len + 1);
    if (text != NULL)
        aude_table_write(r->table, viewer, AUDE_EVERY_LINE, text, len + 1);
    return text;
}

void call_record(struct call *c)
{
    struct room *r;
    int seat;
    if (call_room(c, &r) && call_seat(c, r, &seat))
        call_text(c, "", record_of(r, wire_view(&c->who, r, seat)));
}

void call_stream(struct call *c)
{
    struct room *r;
    int seat;
    int64_t since = 0, talk = 0;
    if (!query_number(c, "since", &since) || !query_number(c, "talk", &talk) || !call_room(c, &r) ||
        !call_seat(c, r, &seat))
        return;
    if (since < 0 || since > r->game.count || talk < 0 || talk > r->game.talk)
        call_refuse(c, WHY_JSON);
    else if (!hub_stream(c->hub, c->peer, &c->who, r->game.id,
                         &(struct hub_since){(int)since, (int)talk, seat}))
        call_refuse(c, WHY_BUSY);
}

void call_events(struct call *c)
{
    if (!hub_stream(c->hub, c->peer, &c->who, NULL, &(struct hub_since){0, 0, -1}))
        call_refuse(c, WHY_BUSY);
}

/* ---- All records ----------------------------------------------------------------------------------------------- */

/* Where there are more parts than one they are small, so that others are not kept waiting. */
enum { RECORDS_PART = 50, ALL_PART = 10 };

struct pile {
    char *text;
    size_t len;
};

static bool pile_add(struct pile *pile, const char *text)
{
    size_t len = strlen(text);
    char *larger = realloc(pile->text, pile->len + len + 2);
    if (larger == NULL)
        return false;
    memcpy(larger + pile->len, text, len);
    pile->len += len;
    larger[pile->len++] = '\n';
    larger[pile->len] = '\0';
    pile->text = larger;
    return true;
}

/* A cursor is the time and the id of the last game. */
static bool read_cursor(struct call *c, struct store_where *where)
{
    char cursor[64] = "", *dot;
    if (!query_text(c, "after", cursor, sizeof cursor))
        return false;
    if (cursor[0] == '\0')
        return true;
    where->after = strtoll(cursor, &dot, 10);
    if (dot == cursor || dot[0] != '.' || !is_game_id(dot + 1)) {
        call_refuse(c, WHY_JSON);
        return false;
    }
    snprintf(where->cursor, sizeof where->cursor, "%s", dot + 1);
    return true;
}

/* Where the next part begins: behind the last game of this one that is still there, also if it was left
 * out. False: refused, or what has yet to come would look as if there was none. */
static bool write_cursor(struct call *c, const char *name, char ids[][STORE_ID_MAX], int count,
                         char *fields, size_t len)
{
    struct store_game g;
    struct store_seat seats[STORE_SEATS];
    enum store_status status = STORE_NONE;
    while (count > 0 && (status == STORE_NONE || status == STORE_DAMAGED))
        status = store_game_get(hub_store(c->hub), ids[--count], &g, seats);
    if (status == STORE_OK)
        snprintf(fields, len, "%s%lld.%s\r\n", name, (long long)g.ended, g.id);
    else
        call_refuse(c, WHY_STORE);
    return status == STORE_OK;
}

/* The record of one, unless it is left out: it is damaged or has gone, or is one that somebody says was
 * played elsewhere. False: refused, for a database that cannot be reached is no reason to leave out
 * anything. */
static bool add_record(struct call *c, const char *id, struct pile *pile)
{
    struct room *r;
    enum why why = hub_room(c->hub, id, &r);
    if (why == WHY_NOT && !(r->game.is_imported && r->game.owner != 0)) {
        char *text = record_of(r, AUDE_ONLOOKER);
        if (text == NULL || !pile_add(pile, text))
            why = WHY_BUSY;
        free(text);
    }
    if (why == WHY_NOT || why == WHY_DAMAGED || why == WHY_GAME)
        return true;
    call_refuse(c, why);
    return false;
}

/* So many of them; name: the field that has the cursor of the next, end: what there is instead of it if
 * this is the last. */
static void answer_records(struct call *c, int most, const char *name, const char *end)
{
    struct store_where where = {.list = LIST_FINISHED, .max = most};
    char ids[RECORDS_PART][STORE_ID_MAX], fields[96];
    struct pile pile = {.text = calloc(1, 1)};
    int count = 0;
    snprintf(fields, sizeof fields, "%s", end);
    bool is_fine =
        read_cursor(c, &where) &&
        call_stored(c, store_games(hub_store(c->hub), &where, ids, &count), WHY_STORE, WHY_STORE);
    for (int i = 0; i < count && is_fine; i++)
        is_fine = add_record(c, ids[i], &pile);
    if (is_fine && count == most)
        is_fine = write_cursor(c, name, ids, count, fields, sizeof fields);
    if (is_fine)
        call_text(c, fields, pile.text);
    else
        free(pile.text);
}

void call_records(struct call *c)
{
    answer_records(c, RECORDS_PART, "Aude-Next: ", "Aude-Next: \r\n");
}

void call_all_records(struct call *c)
{
    answer_records(c, ALL_PART, CALL_MORE, "");
}
