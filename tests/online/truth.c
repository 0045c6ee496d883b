/*
 * truth.c: what is stored, read past all nodes, and whether what anybody is told fits it. Every line
 * that is stored is kept here as soon as somebody is told of it, so it is noticed if it changes later.
 */
#include "sim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LATE_MS = 8000, HEARD_MS = 20000, SKEW_MS = 60, NOTICED_MS = 10000, EAR_MS = 12000 };

struct match *truth_match(struct sim *s, const char *id)
{
    for (int i = 0; i < s->match_count; i++) {
        if (strcmp(s->match[i]->id, id) == 0)
            return s->match[i];
    }
    return NULL;
}

int seat_of(const struct match *m, const struct client *c)
{
    for (int i = 0; i < m->seats; i++) {
        if (m->by[i] == c)
            return i;
    }
    return -1;
}

void truth_free(struct match *m)
{
    aude_table_close(m->table);
    for (int i = 0; i < MATCH_LINES; i++)
        free(m->sent[i]);
    free(m);
}

/* ---- What is stored --------------------------------------------------------------------------------- */

static bool was_sent(const struct match *m, int n, const char *line)
{
    const char *sent = m->sent[n];
    size_t len = strlen(line);
    for (; sent != NULL && *sent != '\0'; sent = strchr(sent, '\n') + 1) {
        if (strncmp(sent, line, len) == 0 && sent[len] == '\n')
            return true;
    }
    return false;
}

/* A line of the table itself. */
static void check_table_line(struct sim *s, struct match *m, int n, int64_t at, const char *line)
{
    int seat;
    char word[32];
    if (sscanf(line, "table resign %d", &seat) == 1 && (m->gave_up >> seat & 1) == 0)
        fail(s, "game %s: seat %d gives up and never wanted to", m->id, seat);
    bool is_late = sscanf(line, "table seat %d %31s", &seat, word) == 2
                       ? strcmp(word, "person") != 0 && (aude_table_out(m->table) >> seat & 1) == 0
                       : sscanf(line, "table time %d", &seat) == 1;
    if (is_late) {
        s->tally.times++;
        if (m->due_count == n - 1 && at < m->due)
            fail(s, "game %s: line %d says that time is up %lld ms too early", m->id, n,
                 (long long)(m->due - at));
    }
    s->tally.backs += strncmp(line, "table back", 10) == 0;
    s->tally.clocks += strncmp(line, "table clock", 11) == 0;
}

static void take(struct sim *s, struct match *m, const struct store_line *line)
{
    int n = aude_table_count(m->table) + 1, actor = aude_table_actor(m->table);
    bool is_person = actor >= 0 && strcmp(aude_table_player(m->table, actor), "person") == 0;
    if (line->n != n || n >= MATCH_LINES) {
        fail(s, "game %s: line %d is stored after line %d", m->id, line->n, n - 1);
        return;
    }
    if (strncmp(line->text, "table ", 6) == 0)
        check_table_line(s, m, n, line->at, line->text);
    else if (is_person && !was_sent(m, n, line->text))
        fail(s, "game %s: line %d \"%s\" was sent by nobody", m->id, n, line->text);
    /* Whatever the nodes' clocks say, times are the database's, soon after a clock has jumped. */
    if (line->at > s->now + SKEW_MS && (n == 1 || line->at > m->at[n - 1]) &&
        s->now > s->jumped + NOTICED_MS)
        fail(s, "game %s: line %d was stored %lld ms from now", m->id, n,
             (long long)(line->at - s->now));
    if (n > 1 && line->at < m->at[n - 1])
        fail(s, "game %s: line %d is older than the one before it", m->id, n);
    if (aude_table_add(m->table, AUDE_OWNER, line->text) != AUDE_OK)
        fail(s, "game %s: line %d \"%s\" does not follow", m->id, n, line->text);
    m->at[n] = line->at;
    s->tally.lines++;
}

static bool is_inside(const struct sim *s)
{
    for (int i = 0; i < s->node_count; i++) {
        if (s->node[i].fault.is_inside)
            return true;
    }
    return false;
}

/* Opens the table of a game that has just become known. */
static bool open_table(struct sim *s, struct match *m)
{
    struct store_game g;
    struct store_seat seats[STORE_SEATS];
    if (m->table != NULL)
        return true;
    if (store_game_get(s->store, m->id, &g, seats) != STORE_OK ||
        aude_table_open(g.rules, AUDE_OWNER, &m->table, NULL) != AUDE_OK) {
        fail(s, "game %s was told of and is not stored", m->id);
        return false;
    }
    for (int i = 0; i < g.seats; i++)
        aude_table_set_player(m->table, i,
                              seats[i].kind == SEAT_COMPUTER ? seats[i].player : "person");
    return true;
}

/* Nothing is read inside a transaction: what is not committed is not stored. */
void truth_sync(struct sim *s, struct match *m)
{
    struct store_line lines[64];
    int count = 64;
    if (is_inside(s) || !open_table(s, m))
        return;
    while (count == 64 && s->failure[0] == '\0') {
        if (store_lines_since(s->store, m->id, aude_table_count(m->table), 64, lines, &count) !=
            STORE_OK)
            return;
        for (int i = 0; i < count && s->failure[0] == '\0'; i++)
            take(s, m, &lines[i]);
    }
}

/* ---- What is told ------------------------------------------------------------------------------------- */

static bool is_line(struct match *m, int n, int view, const char *text)
{
    char line[AUDE_LINE_MAX];
    return aude_table_line(m->table, n, view, line, sizeof line) == AUDE_OK &&
           strcmp(line, text) == 0;
}

/* Lines of a message or an answer. Whoever is known to sit there sees with its seat's eyes; until
 * then it may be an onlooker's. */
static void check_lines(struct sim *s, const struct link *l, struct match *m, const json_t *message)
{
    const json_t *lines = json_object_get(message, "lines"), *at = json_object_get(message, "at");
    const json_t *due = json_object_get(message, "due");
    int from = (int)json_integer_value(json_object_get(message, "from"));
    int last = from + (int)json_array_size(lines) - 1;
    int view = l->token[0] == '\0' ? AUDE_ONLOOKER : seat_of(m, l->client);
    if (m->table == NULL || last > aude_table_count(m->table))
        truth_sync(s, m);
    if (m->table == NULL || last > aude_table_count(m->table)) {
        fail(s, "game %s: line %d is told before it is stored", m->id, last);
        return;
    }
    if (json_array_size(at) != json_array_size(lines))
        fail(s, "game %s: %zu lines with %zu times", m->id, json_array_size(lines),
             json_array_size(at));
    for (int n = from; n <= last && s->failure[0] == '\0'; n++) {
        const char *text = json_string_value(json_array_get(lines, (size_t)(n - from)));
        bool is_same = is_line(m, n, view, text) ||
                       (!l->client->is_seated && is_line(m, n, AUDE_ONLOOKER, text));
        if (!is_same)
            fail(s, "game %s: line %d is told to client %d, seat %d, as \"%s\"", m->id, n,
                 l->client->index, view, text);
        else if (json_integer_value(json_array_get(at, (size_t)(n - from))) != m->at[n])
            fail(s, "game %s: the time of line %d is told otherwise", m->id, n);
    }
    if (due != NULL && last >= m->due_count) {
        m->due = json_integer_value(due);
        m->due_count = last;
    }
}

static void check_game(struct sim *s, const json_t *game)
{
    const char *id = json_string_value(json_object_get(game, "id"));
    struct match *m = id == NULL ? NULL : truth_match(s, id);
    int count = (int)json_integer_value(json_object_get(game, "count"));
    bool is_over = strcmp(json_string_value(json_object_get(game, "state")), "over") == 0;
    if (!is_over && json_array_size(json_object_get(game, "points")) > 0)
        fail(s, "game %s: points are told before its end", id);
    if (m == NULL)
        return;
    if (m->table == NULL || count > aude_table_count(m->table))
        truth_sync(s, m);
    if (m->table == NULL || count > aude_table_count(m->table))
        fail(s, "game %s: %d lines are told of before they are stored", id, count);
    else if (is_over &&
             (count != aude_table_count(m->table) || aude_table_actor(m->table) != AUDE_OVER))
        fail(s, "game %s is said to be over and is not", id);
}

/* Each is told once, as it is stored. */
static void check_talk(struct sim *s, struct link *l, struct match *m, const json_t *message)
{
    const json_t *talk = json_object_get(message, "talk");
    for (size_t i = 0; i < json_array_size(talk); i++) {
        const json_t *row = json_array_get(talk, i);
        struct store_talk stored;
        int n = (int)json_integer_value(json_object_get(row, "n")), count = 0;
        if (is_inside(s) ||
            store_talk_since(s->store, m->id, n - 1, 1, &stored, &count) != STORE_OK ||
            count != 1 || stored.n != n ||
            strcmp(stored.verb, json_string_value(json_object_get(row, "do"))) != 0)
            fail(s, "game %s: what is told as talk %d is not stored", m->id, n);
        else if (stored.seat < 0 && seat_of(m, l->client) >= 0 &&
                 aude_table_actor(m->table) != AUDE_OVER && l->client->is_seated)
            fail(s, "game %s: a seat hears who watches", m->id);
        if (l->is_socket || l->is_stream) {
            if (n <= l->talk)
                fail(s, "game %s: talk %d is told twice", m->id, n);
            l->talk = n;
        }
    }
}

/* In one connection every line comes once, in order; those that come with a refusal are extra. */
static void check_order(struct sim *s, struct link *l, struct match *m, const json_t *message)
{
    int from = (int)json_integer_value(json_object_get(message, "from"));
    int count = (int)json_array_size(json_object_get(message, "lines"));
    if (l->match != m || l->since < 0)
        return;
    bool is_new_view = m->is_secret && from == 1 && !l->client->is_seated;
    if (from != l->since + 1 && !is_new_view)
        fail(s, "game %s: client %d has %d lines and is told line %d", m->id, l->client->index,
             l->since, from);
    l->since = from + count - 1;
}

void truth_secrets(struct sim *s, const char *text)
{
    for (int i = 0; i < s->client_count; i++) {
        const char *token = s->client[i].token;
        if (token[0] != '\0' && strstr(text, token) != NULL)
            fail(s, "the token of client %d goes out", i);
    }
}

void truth_told(struct sim *s, struct link *l, const char *text, int status)
{
    json_t *message = text[0] == '{' ? json_loads(text, 0, NULL) : NULL;
    const char *kind = json_string_value(json_object_get(message, "t"));
    const char *id = json_string_value(json_object_get(message, "game"));
    struct match *m = id == NULL ? l->match : truth_match(s, id);
    truth_secrets(s, text); /* nobody has a token before it is told */
    if (message == NULL || s->failure[0] != '\0') {
        json_decref(message);
        return;
    }
    if (s->is_verbose)
        fprintf(stderr, "%lld to %d: %d %.300s\n", (long long)(s->now % 100000000),
                l->client->index, status, text);
    if (m != NULL && m->id[0] != '\0' && json_is_array(json_object_get(message, "lines"))) {
        check_lines(s, l, m, message);
        if (kind != NULL && strcmp(kind, "lines") == 0)
            check_order(s, l, m, message);
    }
    if (m != NULL && m->id[0] != '\0' && json_is_array(json_object_get(message, "talk")))
        check_talk(s, l, m, message);
    if (json_is_object(json_object_get(message, "game")))
        check_game(s, json_object_get(message, "game"));
    json_decref(message);
}

/* The lines of a record after its top, which has names. */
static const char *body_of(const char *record)
{
    const char *at = strstr(record, "\n\n");
    return at == NULL ? record : at;
}

static char *record_of(struct aude_table *t, int seat)
{
    size_t size = aude_table_write(t, seat, AUDE_EVERY_LINE, NULL, 0) + 1;
    char *record = malloc(size);
    aude_table_write(t, seat, AUDE_EVERY_LINE, record, size);
    return record;
}

void truth_job(struct sim *s, const struct hub_thought *job)
{
    struct match *m = truth_match(s, job->game);
    if (m == NULL)
        return;
    truth_sync(s, m);
    if (m->table == NULL || s->failure[0] != '\0')
        return;
    if (job->n > aude_table_count(m->table) + 1)
        fail(s, "game %s: thinking about line %d before it can be", m->id, job->n);
    if (job->n != aude_table_count(m->table) + 1)
        return;
    char *record = record_of(m->table, job->seat);
    if (strcmp(body_of(record), body_of(job->record)) != 0)
        fail(s, "game %s: a computer is told something else than seat %d may know", m->id,
             job->seat);
    free(record);
}

void truth_no_job(struct sim *s, const char *game, int n)
{
    struct match *m = truth_match(s, game);
    if (m == NULL || is_inside(s))
        return;
    truth_sync(s, m);
    if (m->table == NULL || s->failure[0] != '\0')
        return;
    int actor = aude_table_actor(m->table);
    if (n > aude_table_count(m->table) && actor >= 0 &&
        strcmp(aude_table_player(m->table, actor), "person") != 0)
        fail(s, "game %s: nobody thinks about line %d any more, which is not there", m->id, n);
}

/* ---- What clients have --------------------------------------------------------------------------------------- */

void truth_client(struct client *c)
{
    struct match *m = c->match;
    if (c->table == NULL || m->table == NULL ||
        aude_table_count(c->table) != aude_table_count(m->table))
        return;
    int view = c->table_seat < 0 ? AUDE_ONLOOKER : c->table_seat;
    if (aude_hash(aude_table_view(c->table, view)) != aude_hash(aude_table_view(m->table, view)))
        fail(c->sim, "game %s: client %d has another position after line %d", m->id, c->index,
             aude_table_count(c->table));
}

/* ---- What they have heard of ------------------------------------------------------------------------------------ */

static void check_ear(struct sim *s, const struct client *c, struct match *m)
{
    const struct link *ear = c->ear;
    if (m->id[0] == '\0' || seat_of(m, c) < 0 || m->table == NULL || aude_table_count(m->table) < 1)
        return;
    truth_sync(s, m);
    /* It has listened since before the game began. */
    if (ear->stream_at > m->at[1] - 1000 || s->now < m->at[1] + EAR_MS ||
        s->now < s->node[ear->node].out_at + EAR_MS)
        return;
    const struct heard *heard = client_heard(c, m->id);
    int actor = aude_table_actor(m->table), count = aude_table_count(m->table);
    if (heard == NULL || !heard->has_begun)
        fail(s, "game %s: client %d has not heard that it began", m->id, c->index);
    else if (actor >= 0 && m->by[actor] == c && s->now > m->at[count] + EAR_MS &&
             strcmp(aude_table_player(m->table, actor), "person") == 0 && !heard->has_turn)
        fail(s, "game %s: client %d has never heard that it is its turn", m->id, c->index);
}

/* Nodes that cannot reach the database, and times that are wrong, are no failure. */
void truth_ears(struct sim *s)
{
    for (int i = 0; i < s->node_count; i++) {
        if (s->node[i].fault.is_out)
            s->node[i].out_at = s->now;
    }
    for (int i = 0; i < s->client_count && s->tally.jumps == 0; i++) {
        const struct client *c = &s->client[i];
        if (c->is_gone || c->ear == NULL || c->ear->is_cut || c->ear->is_gone ||
            c->ear->stream_at == 0)
            continue;
        for (int k = 0; k < s->match_count && c->heard_count < HEARD; k++)
            check_ear(s, c, s->match[k]);
    }
}

/* ---- The end --------------------------------------------------------------------------------------------------- */

static void compare_row(struct sim *s, const struct store_game *g, struct aude_table *t)
{
    int score[AUDE_SEATS] = {0};
    aude_scores(aude_table_view(t, AUDE_OWNER), score);
    for (int i = 0; i < g->seats; i++) {
        if (g->points[i] != score[i])
            fail(s, "game %s: seat %d has %d points by its row and %d by its lines", g->id, i,
                 g->points[i], score[i]);
    }
    if (g->count != aude_table_count(t) || g->winners != aude_table_winners(t) ||
        strcmp(g->ending, aude_ending_name(aude_table_ending(t))) != 0 ||
        aude_table_actor(t) != AUDE_OVER)
        fail(s, "game %s: its row says another end than its lines", g->id);
}

/* Whose ratings a game must have changed. */
static void count_rated(struct sim *s, const struct store_game *g, const struct store_seat *seats)
{
    bool counts = g->is_rated && strcmp(g->ending, "abort") != 0 && strcmp(g->ending, "left") != 0;
    for (int i = 0; i < g->seats && counts; i++) {
        if (seats[i].account < ACCOUNTS)
            s->rated[seats[i].account]++;
    }
}

/* Everything anew from the first line. */
static void replay(struct sim *s, const char *id)
{
    struct match *m = truth_match(s, id), fresh = {.sim = s};
    struct store_game g;
    struct store_seat seats[STORE_SEATS];
    struct store_line line;
    int count = 1;
    char text[AUDE_LINE_MAX];
    if (store_game_get(s->store, id, &g, seats) != STORE_OK) {
        fail(s, "game %s cannot be read", id);
        return;
    }
    if (g.state == GAME_OPEN)
        return;
    if (m != NULL)
        truth_sync(s, m);
    memcpy(fresh.id, g.id, sizeof fresh.id);
    if (!open_table(s, &fresh))
        return;
    for (int n = 1; n <= g.count && s->failure[0] == '\0'; n++) {
        if (store_lines_since(s->store, id, n - 1, 1, &line, &count) != STORE_OK || count != 1 ||
            aude_table_add(fresh.table, AUDE_OWNER, line.text) != AUDE_OK) {
            fail(s, "game %s: line %d does not replay", id, n);
            break;
        }
        if (m != NULL && (aude_table_line(m->table, n, AUDE_OWNER, text, sizeof text) != AUDE_OK ||
                          strcmp(text, line.text) != 0 || line.at != m->at[n]))
            fail(s, "game %s: line %d has changed", id, n);
    }
    if (s->failure[0] == '\0')
        compare_row(s, &g, fresh.table);
    aude_table_close(fresh.table);
    s->tally.games++;
    count_rated(s, &g, seats);
}

/* What nodes may say differently: who is connected to them. */
static void forget_presence(json_t *game)
{
    json_t *seats = json_object_get(game, "seats");
    for (size_t i = 0; i < json_array_size(seats); i++)
        json_object_del(json_array_get(seats, i), "here");
    json_object_del(game, "watchers");
}

/* Nodes may differ by as much as the way to the database's clock and back takes. */
static bool is_near(const json_t *one, const json_t *other)
{
    if (json_is_integer(one) && json_is_integer(other)) {
        json_int_t apart = json_integer_value(one) - json_integer_value(other);
        return apart <= SKEW_MS && apart >= -SKEW_MS;
    }
    bool is_same = json_is_array(one) && json_array_size(one) == json_array_size(other);
    for (size_t i = 0; i < json_array_size(one) && is_same; i++)
        is_same = is_near(json_array_get(one, i), json_array_get(other, i));
    return is_same || json_equal(one, other);
}

/* Says in which member two answers differ. */
static void compare_answers(struct sim *s, const struct match *m, json_t *one, json_t *other)
{
    const char *key;
    json_t *value;
    json_object_foreach(one, key, value)
    {
        json_t *second = json_object_get(other, key);
        bool is_time = strcmp(key, "at") == 0 || strcmp(key, "left") == 0;
        if (json_equal(value, second) || (is_time && is_near(value, second)))
            continue;
        char *a = json_dumps(value, JSON_COMPACT | JSON_ENCODE_ANY);
        char *b = second == NULL ? NULL : json_dumps(second, JSON_COMPACT | JSON_ENCODE_ANY);
        fail(s, "game %s: nodes do not agree about %s: %.150s and %.150s", m->id, key, a,
             b == NULL ? "nothing" : b);
        free(a);
        free(b);
    }
}

/* What a node has in memory is what is stored, also after all that it has refused. */
static void audit_record(struct sim *s, struct match *m, struct node *n)
{
    char path[64];
    snprintf(path, sizeof path, "/api/games/%s/record", m->id);
    char *record = node_ask(n, path);
    truth_sync(s, m);
    /* When a game is over nothing of it is hidden any more. */
    bool is_over = m->table != NULL && aude_table_actor(m->table) == AUDE_OVER;
    int whose = is_over ? AUDE_OWNER : AUDE_ONLOOKER;
    char *truth = m->table == NULL ? NULL : record_of(m->table, whose);
    if (record != NULL && truth != NULL && strcmp(body_of(record), body_of(truth)) != 0)
        fail(s, "game %s: a node has other lines than are stored", m->id);
    free(record);
    free(truth);
}

static void audit(struct sim *s, struct match *m)
{
    json_t *first = NULL;
    char path[64];
    snprintf(path, sizeof path, "/api/games/%s", m->id);
    for (int i = 0; i < s->node_count; i++) {
        char *body = node_ask(&s->node[i], path);
        json_t *game = body == NULL ? NULL : json_loads(body, 0, NULL);
        forget_presence(json_object_get(game, "game"));
        if (first == NULL) {
            first = game;
        } else {
            if (game != NULL)
                compare_answers(s, m, json_object_get(first, "game"),
                                json_object_get(game, "game"));
            json_decref(game);
        }
        free(body);
        audit_record(s, m, &s->node[i]);
    }
    json_decref(first);
}

/* Whoever is late is noticed soon. */
static void check_late(struct sim *s)
{
    char ids[1][STORE_ID_MAX];
    struct store_where where = {.list = LIST_DUE, .before = s->now - LATE_MS, .max = 1};
    int count = 0;
    if (store_games(s->store, &where, ids, &count) != STORE_OK || count > 0)
        fail(s, "game %s: nobody notices that time is up", ids[0]);
}

/* To be called when it has been calm for longer than nodes take to notice pauses. */
void truth_audit(struct sim *s)
{
    /* What is due now is done before anybody is asked, and nobody else acts between. */
    s->is_auditing = true;
    for (int i = 0; i < s->node_count; i++)
        free(node_ask(&s->node[i], "/api/push"));
    check_late(s);
    for (int i = 0; i < s->match_count; i++) {
        if (s->match[i]->id[0] != '\0')
            audit(s, s->match[i]);
    }
    s->is_auditing = false;
}

/* Every game counts once for everybody who played it, or not at all. */
static void check_ratings(struct sim *s)
{
    struct store_account accounts[CLIENTS];
    struct store_rating ratings[8];
    int count = 0, kinds = 0;
    if (store_accounts(s->store, 0, CLIENTS, accounts, &count) != STORE_OK)
        fail(s, "the accounts cannot be read");
    for (int i = 0; i < count; i++) {
        int games = 0;
        if (store_ratings(s->store, accounts[i].id, 8, ratings, &kinds) != STORE_OK)
            fail(s, "the ratings cannot be read");
        for (int k = 0; k < kinds; k++)
            games += ratings[k].games;
        s->tally.rated += games;
        if (accounts[i].id < ACCOUNTS && games != s->rated[accounts[i].id])
            fail(s, "account %s: %d games were rated %d times", accounts[i].name,
                 s->rated[accounts[i].id], games);
    }
}

/* Whoever was there until the end has heard all that was said at the table. */
static void check_heard(struct sim *s, struct client *c)
{
    struct store_talk rows[256];
    int count = 0, last = 0;
    if (store_talk_since(s->store, c->match->id, 0, 256, rows, &count) != STORE_OK)
        fail(s, "game %s: what was said cannot be read", c->match->id);
    for (int i = 0; i < count; i++) {
        if (rows[i].seat >= 0 && rows[i].at < c->done_at - HEARD_MS)
            last = rows[i].n;
    }
    if (c->talk < last)
        fail(s, "game %s: client %d has not heard talk %d", c->match->id, c->index, last);
}

void truth_end(struct sim *s)
{
    char ids[256][STORE_ID_MAX];
    struct store_where where = {.list = LIST_ALL, .max = 256};
    int count = 0;
    truth_audit(s);
    truth_ears(s);
    if (store_games(s->store, &where, ids, &count) != STORE_OK)
        fail(s, "the games cannot be listed");
    for (int i = 0; i < count && s->failure[0] == '\0'; i++)
        replay(s, ids[i]);
    for (int i = 0; i < s->client_count && s->failure[0] == '\0'; i++) {
        struct client *c = &s->client[i];
        if (c->is_gone || c->table == NULL)
            continue;
        if (c->match->table == NULL ||
            aude_table_count(c->table) != aude_table_count(c->match->table))
            fail(s, "game %s: client %d lacks lines at the end", c->match->id, c->index);
        else
            truth_client(c);
        if (s->tally.jumps == 0) /* or times say nothing about what came first */
            check_heard(s, c);
    }
    check_ratings(s);
}
