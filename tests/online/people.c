/*
 * people.c: what clients do. Each has nothing but what it was told: a token, the address of a game, and
 * a table of its own that follows the lines it got. Whoever lost a connection comes back and sends
 * again what was not answered.
 */
#include "sim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SECOND INT64_C(1000)

enum { PATIENCE = 6000, REMATCH_PATIENCE = 40000 };

void client_free(struct client *c)
{
    aude_table_close(c->table);
    free(c->job.text);
}

/* ---- Plans ------------------------------------------------------------------------------------------ */

struct match *match_new(struct sim *s)
{
    if (s->match_count == MATCHES)
        return NULL;
    struct match *m = calloc(1, sizeof *m);
    m->sim = s;
    m->limit = roll(s, 6) == 0 ? MATCH_LINES : 8 + roll(s, 60);
    s->match[s->match_count++] = m;
    return m;
}

void match_known(struct match *m, const char *id)
{
    if (m->id[0] == '\0')
        snprintf(m->id, sizeof m->id, "%s", id);
}

static struct client *client_new(struct sim *s, struct match *m, int seat)
{
    struct client *c = &s->client[s->client_count];
    *c = (struct client){
        .sim = s, .index = s->client_count++, .match = m, .seat = seat, .table_seat = -1};
    c->is_bot = roll(s, 4) == 0;
    c->is_nobody = seat < 0 && roll(s, 2) == 0;
    c->has_account = seat >= 0 && m->is_rated;
    c->has_ear = seat >= 0 && roll(s, 3) != 0;
    client_soon(c, roll(s, 2000));
    return c;
}

static void plan_match(struct sim *s)
{
    static const char *const rules[] = {"carcassonne seats=2",
                                        "carcassonne seats=3",
                                        "carcassonne+inns+traders seats=2",
                                        "cardcassonne seats=2",
                                        "cardcassonne seats=3",
                                        "hunters seats=2",
                                        "wheel seats=2",
                                        "carcassonne+princess+tower seats=4"};
    static const char *const clocks[] = {"none", "1m+5", "3m+2", "2d", "1m+0"};
    struct match *m = match_new(s);
    const char *text = rules[roll(s, 8)];
    snprintf(m->rules, sizeof m->rules, "%s", text);
    m->seats = text[strlen(text) - 1] - '0';
    m->is_secret = text[1] == 'a' && text[3] == 'd';
    int clock = roll(s, 5);
    snprintf(m->clock, sizeof m->clock, "%s", clocks[clock]);
    bool is_live = strchr(m->clock, 'm') != NULL;
    m->is_rated = clock > 0 && roll(s, 4) == 0;
    m->is_public = roll(s, 2) == 0;
    m->is_end = roll(s, 2) == 0;
    m->wants_rematch = is_live && roll(s, 3) == 0;
    for (int i = 0; i < m->seats; i++) {
        if (i > 0 && !m->is_rated && roll(s, 4) == 0)
            continue; /* a computer's */
        if (i == 1 && !m->is_rated && !m->is_secret && roll(s, 5) == 0) {
            m->by[i] = m->by[0]; /* two at one device */
            continue;
        }
        m->by[i] = client_new(s, m, i);
        if (is_live && roll(s, 8) == 0)
            m->by[i]->leaves_at = 2 + roll(s, 40);
    }
    for (int i = roll(s, 3); i > 0; i--)
        client_new(s, m, -1);
}

void people_plan(struct sim *s, int games)
{
    for (int i = 0; i < games; i++)
        plan_match(s);
}

/* ---- Calls ------------------------------------------------------------------------------------------- */

static bool ask(struct client *c, enum purpose purpose, const char *method, const char *path,
                const char *query, json_t *body)
{
    struct link *l;
    if (!link_open(c, purpose, &l)) {
        json_decref(body);
        client_soon(c, 200 + roll(c->sim, 1000));
        return false;
    }
    c->request = l;
    link_ask(l, method, path, query, body);
    client_soon(c, PATIENCE + 1);
    return true;
}

static bool ask_game(struct client *c, enum purpose purpose, const char *what, json_t *body)
{
    char path[96];
    snprintf(path, sizeof path, "/api/games/%s/%s", c->match->id, what);
    return ask(c, purpose, "POST", path, "", body);
}

static void get_token(struct client *c)
{
    if (!c->has_account) {
        ask(c, FOR_TOKEN, "POST", "/api/guest", "", NULL);
        return;
    }
    char name[32];
    snprintf(name, sizeof name, "player%d", c->index);
    json_t *body = json_pack("{ssss}", "name", name, "password", "correct horse");
    if (c->has_registered)
        ask(c, FOR_LOGIN, "POST", "/api/login", "", body);
    else
        ask(c, FOR_ACCOUNT, "POST", "/api/register", "", body);
}

static void make_game(struct client *c)
{
    const struct match *m = c->match;
    if (c->may_have_made) {
        ask(c, FOR_MINE, "GET", "/api/me/games", "", NULL);
        return;
    }
    json_t *seats = json_array();
    for (int i = 0; i < m->seats; i++)
        json_array_append_new(seats, json_pack("{ss}", "by",
                                               m->by[i] == c      ? "me"
                                               : m->by[i] != NULL ? "open"
                                                                  : "greedy"));
    json_t *body = json_pack("{ss so ss sb sb ss}", "rules", m->rules, "seats", seats, "clock",
                             m->clock, "public", m->is_public, "rated", m->is_rated, "absent",
                             m->is_end ? "end" : "computer");
    if (ask(c, FOR_GAME, "POST", "/api/games", "", body))
        c->may_have_made = true;
}

/* ---- Playing --------------------------------------------------------------------------------------------- */

static int lines_of(const struct client *c)
{
    return c->table == NULL ? 0 : aude_table_count(c->table);
}

/* What is sent may become a line, now or much later. */
static void note_sent(struct match *m, int n, const char *line)
{
    if (n >= MATCH_LINES)
        return;
    size_t had = m->sent[n] == NULL ? 0 : strlen(m->sent[n]), len = strlen(line);
    m->sent[n] = realloc(m->sent[n], had + len + 2);
    memcpy(m->sent[n] + had, line, len);
    memcpy(m->sent[n] + had + len, "\n", 2);
}

/* The seat that a client plays now: one of its own. */
static int acting(const struct client *c)
{
    int actor = aude_table_actor(c->table);
    return actor >= 0 && c->match->by[actor] == c ? actor : c->seat;
}

static void choose(struct client *c)
{
    struct sim *s = c->sim;
    int seat = acting(c);
    int most = roll(s, 3) == 0 ? PENDING_LINES : 1;
    c->pending_n = lines_of(c) + 1;
    c->pending_count = 0;
    while (c->pending_count < most) {
        const struct aude_state *view = aude_table_view(c->table, seat);
        char *line = c->pending[c->pending_count];
        if (aude_actor(view) != seat)
            break;
        aude_action_write(view, aude_pick(view, roll(s, aude_count(view))), line, AUDE_LINE_MAX);
        if (aude_table_draft(c->table, seat, line) != AUDE_OK) {
            fail(s, "a legal line cannot be drafted: %s", line);
            return;
        }
        note_sent(c->match, c->pending_n + c->pending_count++, line);
    }
    aude_table_draft_drop(c->table);
}

static json_t *pending_lines(const struct client *c)
{
    json_t *lines = json_array();
    for (int i = 0; i < c->pending_count; i++)
        json_array_append_new(lines, json_string(c->pending[i]));
    return lines;
}

static void send_pending(struct client *c)
{
    c->pending_at = c->sim->now;
    if (c->is_bot)
        ask_game(c, FOR_LINES, "lines",
                 json_pack("{siso}", "n", c->pending_n, "lines", pending_lines(c)));
    else
        link_say(c->wire, json_pack("{ssss si so}", "t", "play", "game", c->match->id, "n",
                                    c->pending_n, "lines", pending_lines(c)));
    client_soon(c, PATIENCE + 1);
}

/* ---- Workers ------------------------------------------------------------------------------------------ */

void people_work(struct sim *s)
{
    /* The store may fail at once. */
    for (int workers = 0, tries = 0; workers < 2 && tries < 100; tries++) {
        char *body = node_worker(&s->node[0]);
        json_t *answer = body == NULL ? NULL : json_loads(body, 0, NULL);
        const char *token = json_string_value(json_object_get(answer, "token"));
        if (token != NULL) {
            struct client *c = &s->client[s->client_count];
            *c = (struct client){
                .sim = s, .index = s->client_count++, .is_worker = true, .seat = -1};
            snprintf(c->token, sizeof c->token, "%s", token);
            client_soon(c, roll(s, 1000));
            workers++;
        }
        json_decref(answer);
        free(body);
    }
}

/* Takes a job, or brings what came of the last one. */
static void work(struct client *c)
{
    struct sim *s = c->sim;
    if (c->request != NULL) {
        if (s->now - c->request->sent_at > PATIENCE && !c->request->is_cut)
            link_cut(c->request);
        client_soon(c, PATIENCE);
    } else if (c->job.text == NULL) {
        ask(c, FOR_JOB, "POST", "/api/think/take", "",
            json_pack("{s[ss]}", "players", "greedy", "ranking"));
    } else {
        json_t *lines = json_array();
        if (c->job.text[0] != '\0')
            json_array_append_new(lines, json_stringn(c->job.text, strcspn(c->job.text, "\n")));
        else
            json_array_append_new(lines, json_string("nothing"));
        ask(c, FOR_NOTHING, "POST", "/api/think/done", "",
            json_pack("{sssiso}", "game", c->job.game, "n", (int)c->job.number, "lines", lines));
        free(c->job.text);
        c->job.text = NULL;
    }
}

/* ---- Watching ------------------------------------------------------------------------------------------ */

static void connect(struct client *c)
{
    struct link *l;
    char path[96], query[64];
    if (!link_open(c, c->is_bot ? FOR_STREAM : FOR_SOCKET, &l)) {
        client_soon(c, 200 + roll(c->sim, 1000));
        return;
    }
    /* Sometimes from the start, as somebody who has lost everything. */
    if (roll(c->sim, 10) == 0 && c->pending_count == 0 && c->request == NULL) {
        aude_table_close(c->table);
        c->table = NULL;
        c->table_seat = -1;
    }
    c->wire = l;
    c->is_told = false;
    int since = lines_of(c);
    /* Another view of the same lines: from the start. */
    if (c->table_seat != c->seat && c->is_seated && c->match->is_secret)
        since = 0;
    l->since = since;
    l->talk = c->talk;
    if (c->is_bot) {
        snprintf(path, sizeof path, "/api/games/%s/stream", c->match->id);
        snprintf(query, sizeof query, "since=%d&talk=%d", since, c->talk);
        link_ask(l, "GET", path, query, NULL);
    } else {
        link_say(l, c->token[0] == '\0' ? json_pack("{ss}", "t", "hello")
                                        : json_pack("{ssss}", "t", "hello", "token", c->token));
        link_say(l, json_pack("{ssss si si}", "t", "watch", "game", c->match->id, "since", since,
                              "talk", c->talk));
    }
    /* What was not answered is sent again at once, or after a look. */
    if (c->pending_count > 0 && roll(c->sim, 2) == 0)
        send_pending(c);
    client_soon(c, PATIENCE + 1);
}

/* Through any node, wherever its games are made and played. */
static void listen(struct client *c)
{
    if (link_open(c, FOR_EVENTS, &c->ear))
        link_ask(c->ear, "GET", "/api/events", "", NULL);
}

/* What nobody may do. */
static void do_evil(struct client *c)
{
    struct sim *s = c->sim;
    static const char *const lines[] = {
        "place 99,99 r0",      "draw base/D",  "table over draw", "table clock none",
        "table seat 0 person", "table back 0", "deal 0 red.2",    "nonsense"};
    char line[AUDE_LINE_MAX], id[STORE_ID_MAX];
    int n = lines_of(c) + 1;
    const struct match *other = s->match[roll(s, s->match_count)];
    snprintf(line, sizeof line, "%s", lines[roll(s, 8)]);
    memcpy(id, c->match->id, sizeof id);
    switch (roll(s, 5)) {
    case 0: /* for somebody else */
        snprintf(line, sizeof line, "table resign %d", (c->seat + 1) % c->match->seats);
        if (c->seat < 0 || c->match->by[(c->seat + 1) % c->match->seats] == c)
            return;
        break;
    case 1: /* in another game */
        if (other == c->match || other->id[0] == '\0' || seat_of(other, c) >= 0)
            return;
        memcpy(id, other->id, sizeof id);
        break;
    case 2: /* once more, as it was */
        n = c->pending_n < 1 ? 1 : c->pending_n;
        snprintf(line, sizeof line, "%s", c->pending_n < 1 ? "pass" : c->pending[0]);
        if (n > lines_of(c))
            return;
        break;
    default:
        break;
    }
    c->wire->evils++;
    link_say(c->wire, json_pack("{ssss si s[s]}", "t", "play", "game", id, "n", n, "lines", line));
}

/* ---- Talking -------------------------------------------------------------------------------------------- */

static void talk(struct client *c, json_t *message)
{
    if (c->is_bot) {
        ask_game(c, FOR_NOTHING, "talk", message);
        return;
    }
    json_object_set_new(message, "t", json_string("talk"));
    json_object_set_new(message, "game", json_string(c->match->id));
    c->wire->evils++; /* it may be refused for many reasons */
    link_say(c->wire, message);
    c->wire->evils--;
}

static void answer_offer(struct client *c)
{
    const char *verb =
        strcmp(c->offer_what, "rematch") == 0 || roll(c->sim, 2) == 0 ? "agree" : "refuse";
    talk(c, json_pack("{sssi}", "do", verb, "n", c->offer));
    c->offer = 0;
}

static void ask_something(struct client *c)
{
    static const char *const clocks[] = {"2m+3", "1m+0", "3d", "5m+0", "nonsense"};
    struct sim *s = c->sim;
    char text[32] = "";
    const char *what = "back";
    int to = aude_table_back_to(c->table, 1u << c->seat);
    switch (roll(s, 6)) {
    case 0:
        talk(c, json_pack("{ssss}", "do", "say", "text", "What a fine day."));
        return;
    case 1:
        what = roll(s, 8) == 0 ? "draw" : "back";
        break;
    case 2:
        what = roll(s, 8) == 0 ? "abort" : "back";
        break;
    case 3:
        what = "clock";
        snprintf(text, sizeof text, "%s", clocks[roll(s, 5)]);
        /* Somebody may go for good, which must not take days. */
        if (strchr(c->match->clock, 'm') != NULL && strchr(text, 'd') != NULL)
            return;
        break;
    default:
        break;
    }
    if (strcmp(what, "back") == 0)
        snprintf(text, sizeof text, "%d",
                 to < 0 || roll(s, 4) == 0 ? roll(s, lines_of(c) + 2) : to);
    talk(c, json_pack("{ssssss}", "do", "ask", "what", what, "text", text));
}

/* ---- One at a table ------------------------------------------------------------------------------------- */

static void give_up(struct client *c, int seat)
{
    c->match->gave_up |= 1u << seat;
    if (c->is_bot || roll(c->sim, 2) == 0) {
        ask_game(c, FOR_NOTHING, "resign", json_pack("{si}", "seat", seat));
        return;
    }
    char line[AUDE_LINE_MAX];
    snprintf(line, sizeof line, "table resign %d", seat);
    link_say(c->wire, json_pack("{ssss si s[s]}", "t", "play", "game", c->match->id, "n",
                                lines_of(c) + 1, "lines", line));
}

static void finish(struct client *c)
{
    truth_client(c);
    c->is_done = true;
    c->done_at = c->sim->now;
    if (c->wire != NULL)
        link_cut(c->wire);
}

static void after_end(struct client *c)
{
    struct sim *s = c->sim;
    struct match *m = c->match;
    if (c->over_at == 0)
        c->over_at = s->now;
    if (!m->wants_rematch || c->seat < 0 || s->now - c->over_at > REMATCH_PATIENCE) {
        finish(c);
        return;
    }
    if (c->offer != 0 && (c->offer_agreed >> c->seat & 1) == 0)
        answer_offer(c);
    else if (c->offer == 0 && roll(s, 3) == 0)
        talk(c, json_pack("{ssss}", "do", "ask", "what", "rematch"));
    client_soon(c, 500 + roll(s, 3000));
}

static bool is_mine_to_play(const struct client *c)
{
    int seat = acting(c);
    return aude_table_actor(c->table) == seat &&
           strcmp(aude_table_player(c->table, seat), "person") == 0;
}

static void at_table(struct client *c)
{
    struct sim *s = c->sim;
    int seat = acting(c);
    bool is_out = (aude_table_out(c->table) >> seat & 1) != 0;
    bool is_replaced = strcmp(aude_table_player(c->table, seat), "person") != 0;
    client_soon(c, 2000 + roll(s, 4000));
    if (lines_of(c) >= c->match->limit && !is_out)
        give_up(c, seat);
    else if (is_replaced && !is_out && roll(s, 2) == 0)
        ask_game(c, FOR_NOTHING, "return", json_pack("{si}", "seat", seat));
    else if (c->offer != 0 && (c->offer_agreed >> c->seat & 1) == 0)
        answer_offer(c);
    else if (roll(s, 30) == 0 && !is_out)
        ask_something(c);
    else if (roll(s, 30) == 0 && !c->is_bot)
        do_evil(c);
    else if (is_mine_to_play(c)) {
        choose(c);
        send_pending(c);
    }
}

static void act(struct client *c)
{
    struct sim *s = c->sim;
    if (!c->is_told) {
        if (s->now - c->wire->sent_at > PATIENCE)
            link_cut(c->wire);
        client_soon(c, PATIENCE);
        return;
    }
    if (c->leaves_at > 0 && lines_of(c) >= c->leaves_at && c->match->table != NULL) {
        c->is_gone = c->is_done = true;
        link_cut(c->wire);
        return;
    }
    if (c->table != NULL && aude_table_actor(c->table) == AUDE_OVER && lines_of(c) > 0) {
        after_end(c);
    } else if (c->seat < 0) {
        if (roll(s, 20) == 0 && !c->is_bot && c->token[0] != '\0')
            do_evil(c);
        client_soon(c, 3000 + roll(s, 3000));
    } else if (c->pending_count > 0) {
        if (s->now - c->pending_at <= PATIENCE)
            client_soon(c, PATIENCE);
        else if (roll(s, 2) == 0)
            link_cut(c->wire);
        else
            send_pending(c);
    } else if (c->table != NULL && lines_of(c) > 0) {
        at_table(c);
    }
    client_soon(c, PATIENCE);
}

void client_wake(struct client *c)
{
    struct sim *s = c->sim;
    struct match *m = c->match;
    if (c->is_worker) {
        work(c);
        return;
    }
    if (c->has_ear && c->ear == NULL && c->token[0] != '\0')
        listen(c);
    if (c->request != NULL) {
        if (s->now - c->request->sent_at > PATIENCE && !c->request->is_cut)
            link_cut(c->request);
        client_soon(c, PATIENCE);
    } else if (c->token[0] == '\0' && !c->is_nobody) {
        get_token(c);
    } else if (m->id[0] == '\0') {
        if (m->by[0] == c)
            make_game(c);
        else
            client_soon(c, 500);
    } else if (c->seat > 0 && !c->is_seated && (c->wire != NULL || roll(s, 4) != 0)) {
        ask_game(c, FOR_SEAT, "sit", json_pack("{si}", "seat", c->seat));
    } else if (c->wire == NULL) {
        connect(c);
    } else if (!c->wire->is_cut) {
        act(c);
    } else {
        client_soon(c, 600);
    }
}
