/*
 * people_hear.c: what clients make of what they hear.
 */
#include "sim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *text_of(const json_t *object, const char *name)
{
    const char *text = json_string_value(json_object_get(object, name));
    return text == NULL ? "" : text;
}

static int number_of(const json_t *object, const char *name)
{
    return (int)json_integer_value(json_object_get(object, name));
}

/* ---- Lines -------------------------------------------------------------------------------------------- */

static void open_table(struct client *c, int seat)
{
    aude_table_close(c->table);
    c->table_seat = seat;
    if (aude_table_open(c->match->rules, seat < 0 ? AUDE_ONLOOKER : seat, &c->table, NULL) !=
        AUDE_OK)
        fail(c->sim, "a table cannot be opened");
    for (int i = 0; i < c->match->seats; i++)
        aude_table_set_player(c->table, i, c->match->by[i] == NULL ? "greedy" : "person");
}

static void take_lines(struct client *c, const json_t *message)
{
    const json_t *lines = json_object_get(message, "lines");
    struct sim *s = c->sim;
    int from = number_of(message, "from"), seat = c->is_seated ? c->seat : -1;
    if (c->table == NULL ||
        (from == 1 && json_array_size(lines) > 0 && c->match->is_secret && c->table_seat != seat))
        open_table(c, seat);
    for (size_t i = 0; i < json_array_size(lines) && s->failure[0] == '\0'; i++) {
        const char *line = json_string_value(json_array_get(lines, i));
        int n = from + (int)i;
        char had[AUDE_LINE_MAX];
        if (n > aude_table_count(c->table) + 1) {
            fail(s, "game %s: client %d has %d lines and gets line %d", c->match->id, c->index,
                 aude_table_count(c->table), n);
        } else if (n <= aude_table_count(c->table)) {
            if (aude_table_line(c->table, n, c->table_seat < 0 ? AUDE_ONLOOKER : c->table_seat, had,
                                sizeof had) != AUDE_OK ||
                strcmp(had, line) != 0)
                fail(s, "game %s: line %d was \"%s\" and is \"%s\"", c->match->id, n, had, line);
        } else if (aude_table_add(c->table, AUDE_OWNER, line) != AUDE_OK) {
            fail(s, "game %s: line %d \"%s\" does not follow for client %d", c->match->id, n, line,
                 c->index);
        }
    }
    if (c->pending_count > 0 && aude_table_count(c->table) >= c->pending_n)
        c->pending_count = 0;
    if (roll(s, 8) == 0)
        truth_client(c);
    client_soon(c, 20 + roll(s, roll(s, 25) == 0 ? 20000 : 1500));
}

/* ---- Refusals ------------------------------------------------------------------------------------------- */

static bool is_among(const char *word, const char *const *words)
{
    for (; *words != NULL; words++) {
        if (strcmp(word, *words) == 0)
            return true;
    }
    return false;
}

/* An honest line was refused. */
static void refused(struct client *c, const json_t *message)
{
    static const char *const fair[] = {"store", "busy", "taken", "time", "state", NULL};
    const char *why = text_of(message, "why");
    if (!is_among(why, fair))
        fail(c->sim, "game %s: client %d is refused line %d \"%s\" as %s", c->match->id, c->index,
             c->pending_n, c->pending[0], why);
    c->sim->tally.taken += strcmp(why, "taken") == 0;
    if (json_is_array(json_object_get(message, "lines")))
        take_lines(c, message);
    if (strcmp(why, "state") == 0 || strcmp(why, "time") == 0)
        c->pending_count = 0;
    else
        c->pending_at = 0; /* once more */
    client_soon(c, 200 + roll(c->sim, 2000));
}

/* ---- The wire -------------------------------------------------------------------------------------------- */

static void hear_game(struct client *c, const json_t *game)
{
    const json_t *offer = json_object_get(game, "offer");
    struct match *m = c->match;
    if (strcmp(text_of(game, "id"), m->id) != 0)
        return;
    const json_t *seat =
        c->seat < 0 ? NULL : json_array_get(json_object_get(game, "seats"), (size_t)c->seat);
    c->is_seated |= json_is_true(json_object_get(seat, "mine"));
    c->offer = 0;
    if (json_is_object(offer)) {
        const json_t *agreed = json_object_get(offer, "agreed");
        c->offer = number_of(offer, "n");
        c->offer_seat = number_of(offer, "seat");
        c->offer_agreed = 0;
        for (size_t i = 0; i < json_array_size(agreed); i++)
            c->offer_agreed |= 1u << json_integer_value(json_array_get(agreed, i));
        snprintf(c->offer_what, sizeof c->offer_what, "%s", text_of(offer, "what"));
        client_soon(c, 100 + roll(c->sim, 1500));
    }
    const char *next = text_of(game, "next");
    if (next[0] == '\0' || c->seat < 0)
        return;
    truth_client(c);
    if (m->next == NULL) {
        m->next = match_new(c->sim);
        if (m->next == NULL)
            return;
        struct match *n = m->next;
        c->sim->tally.rematches++;
        memcpy(n->rules, m->rules, sizeof n->rules);
        snprintf(n->clock, sizeof n->clock, "%s", text_of(game, "clock"));
        n->is_secret = m->is_secret;
        n->is_rated = m->is_rated;
        n->seats = m->seats;
        match_known(n, next);
        for (int i = 0; i < m->seats; i++)
            n->by[(i + 1) % m->seats] = m->by[i];
    }
    if (strcmp(m->next->id, next) != 0)
        fail(c->sim, "game %s has two rematches", m->id);
    /* On to the next. */
    aude_table_close(c->table);
    c->table = NULL;
    c->match = m->next;
    c->seat = seat_of(m->next, c);
    c->table_seat = -1;
    c->is_seated = true;
    c->pending_n = c->pending_count = c->talk = c->offer = 0;
    c->over_at = 0;
    if (c->wire != NULL)
        link_cut(c->wire);
}

static void hear_talk(struct client *c, const json_t *message)
{
    const json_t *talk = json_object_get(message, "talk");
    for (size_t i = 0; i < json_array_size(talk); i++) {
        int n = number_of(json_array_get(talk, i), "n");
        c->talk = n > c->talk ? n : c->talk;
    }
}

static void hear_no(struct client *c, struct link *l, const json_t *message)
{
    c->sim->tally.refused++;
    if (strcmp(text_of(message, "re"), "play") == 0) {
        if (l->evils > 0)
            l->evils--;
        else if (c->pending_count > 0 && number_of(message, "n") == c->pending_n)
            refused(c, message);
    } else if (strcmp(text_of(message, "re"), "talk") != 0) {
        const char *why = text_of(message, "why");
        if (strcmp(why, "store") != 0 && strcmp(why, "busy") != 0)
            fail(c->sim, "client %d is refused %s as %s", c->index, text_of(message, "re"), why);
        link_cut(l);
    }
}

/* ---- What happens in one's games ------------------------------------------------------------------------- */

const struct heard *client_heard(const struct client *c, const char *game)
{
    for (int i = 0; i < c->heard_count; i++) {
        if (strcmp(c->heard[i].game, game) == 0)
            return &c->heard[i];
    }
    return NULL;
}

static void hear_event(struct client *c, const struct link *l, const json_t *message)
{
    const char *id = text_of(json_object_get(message, "game"), "id");
    const char *what = text_of(message, "what");
    const struct match *m = truth_match(c->sim, id);
    struct heard *heard = (struct heard *)client_heard(c, id);
    if (m != NULL && seat_of(m, c) < 0)
        fail(c->sim, "game %s: client %d hears of it and does not sit there", id, c->index);
    if (heard == NULL && c->heard_count < HEARD) {
        heard = &c->heard[c->heard_count++];
        snprintf(heard->game, sizeof heard->game, "%s", id);
    }
    if (heard == NULL)
        return;
    if (strcmp(what, "begin") == 0) {
        if (heard->begun_by == l)
            fail(c->sim, "game %s: client %d hears twice that it begins", id, c->index);
        heard->begun_by = l;
        heard->has_begun = true;
        c->sim->tally.begins++;
    }
    if (strcmp(what, "turn") == 0) {
        heard->has_turn = true;
        c->sim->tally.turns++;
    }
}

void client_hear(struct client *c, struct link *l, const char *text)
{
    json_t *message = json_loads(text, 0, NULL);
    const char *kind = text_of(message, "t");
    bool is_mine =
        l == c->wire && l->match == c->match && strcmp(text_of(message, "game"), c->match->id) == 0;
    if (message == NULL) {
        fail(c->sim, "client %d hears no JSON", c->index);
    } else if (strcmp(kind, "lines") == 0 && is_mine) {
        c->is_told = true;
        take_lines(c, message);
    } else if (strcmp(kind, "game") == 0 && l == c->wire) {
        hear_game(c, json_object_get(message, "game"));
    } else if (strcmp(kind, "talk") == 0 && is_mine) {
        hear_talk(c, message);
    } else if (strcmp(kind, "no") == 0 && l == c->wire) {
        hear_no(c, l, message);
    } else if (strcmp(kind, "event") == 0 && l == c->ear) {
        hear_event(c, l, message);
    } else if (strcmp(kind, "gone") == 0) {
        fail(c->sim, "game %s is said to be gone", text_of(message, "game"));
    }
    json_decref(message);
}

/* ---- Answers --------------------------------------------------------------------------------------------- */

static void hear_account(struct client *c, const struct link *l, int status, const json_t *answer)
{
    if (status == 200) {
        snprintf(c->token, sizeof c->token, "%s", text_of(answer, "token"));
    } else if (l->purpose == FOR_ACCOUNT && strcmp(text_of(answer, "why"), "name-taken") == 0) {
        c->has_registered = true; /* and did not hear of it */
    } else if (status < 500) {
        fail(c->sim, "client %d gets no token: %s", c->index, text_of(answer, "why"));
    }
}

static void hear_mine(struct client *c, const json_t *answer)
{
    const json_t *game = json_array_get(json_object_get(answer, "games"), 0);
    if (game != NULL)
        match_known(c->match, text_of(game, "id"));
    else
        c->may_have_made = false;
}

static void hear_made(struct client *c, int status, const json_t *answer)
{
    if (status == 200) {
        match_known(c->match, text_of(json_object_get(answer, "game"), "id"));
        c->is_seated = true;
    } else if (status < 500) {
        fail(c->sim, "client %d makes no game: %s", c->index, text_of(answer, "why"));
    }
}

static void hear_seat(struct client *c, int status, const json_t *answer)
{
    c->is_seated |= status == 200;
    if (status != 200 && status < 500)
        fail(c->sim, "client %d gets no seat: %s", c->index, text_of(answer, "why"));
}

static void hear_lines(struct client *c, const struct link *l, int status, const json_t *answer)
{
    if (l->match != c->match)
        return;
    if (status == 200)
        take_lines(c, answer);
    else if (c->pending_count > 0)
        refused(c, answer);
}

static void hear_job(struct client *c, int status, const json_t *answer)
{
    const json_t *json = json_object_get(answer, "job");
    if (status != 200 && status < 500)
        fail(c->sim, "a worker gets no job: %s", text_of(answer, "why"));
    if (!json_is_object(json))
        return;
    struct hub_thought job = {.n = number_of(json, "n"),
                              .seat = number_of(json, "seat"),
                              .record = text_of(json, "record")};
    snprintf(job.game, sizeof job.game, "%s", text_of(json, "game"));
    truth_job(c->sim, &job);
    c->job.number = job.n;
    memcpy(c->job.game, job.game, sizeof job.game);
    c->job.text = think_up(c->sim, &job);
    c->sim->tally.jobs++;
}

void client_answer(struct client *c, struct link *l, int status, const char *body)
{
    json_t *answer = json_loads(body, 0, NULL);
    if (c->request == l)
        c->request = NULL;
    if (answer == NULL)
        fail(c->sim, "%s is answered by no JSON", l->path);
    switch (l->purpose) {
    case FOR_TOKEN:
    case FOR_ACCOUNT:
    case FOR_LOGIN:
        hear_account(c, l, status, answer);
        break;
    case FOR_GAME:
        hear_made(c, status, answer);
        break;
    case FOR_MINE:
        if (status == 200)
            hear_mine(c, answer);
        c->is_seated |= c->match->id[0] != '\0';
        break;
    case FOR_SEAT:
        hear_seat(c, status, answer);
        break;
    case FOR_LINES:
        hear_lines(c, l, status, answer);
        break;
    case FOR_JOB:
        hear_job(c, status, answer);
        break;
    case FOR_STREAM: /* it did not become one */
        if (status < 500)
            fail(c->sim, "no stream for client %d: %s", c->index, text_of(answer, "why"));
        if (c->wire == l)
            c->wire = NULL;
        break;
    case FOR_EVENTS:
        if (status < 500)
            fail(c->sim, "no events for client %d: %s", c->index, text_of(answer, "why"));
        if (c->ear == l)
            c->ear = NULL;
        break;
    case FOR_SOCKET:
    case FOR_LOOK:
    case FOR_AUDIT:
    case FOR_NOTHING:
        break;
    }
    c->sim->tally.refused += status >= 400;
    l->is_cut = true; /* it has served */
    json_decref(answer);
    client_soon(c, 20 + roll(c->sim, 500));
}
