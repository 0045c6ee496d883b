/* test_hub.c: a server without sockets (online/hub.h): who is told what, what is refused, what happens
 * when the store fails. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "bench.h"

#define TWO                                                                                        \
    "{\"rules\":\"carcassonne seats=2\",\"seats\":[{\"by\":\"me\",\"name\":\"Ada\"},"              \
    "{\"by\":\"open\"}],\"clock\":\"5m+0\",\"public\":true}"

/* A game of two with one who watches, all connected. */
struct game {
    struct bench bench;
    struct client ada, bert, eve;
    char id[STORE_ID_MAX];
    struct aude_table *table; /* what Eve has seen */
};

static void game_open(struct game *g, const char *body)
{
    bench_open(&g->bench, "memory:");
    come_as_guest(&g->bench, &g->ada);
    come_as_guest(&g->bench, &g->bert);
    g->eve = client_new();
    come(&g->bench, &g->eve);
    make_game(&g->bench, &g->ada, &g->bert, body, g->id);
    watch(&g->bench, &g->ada, g->id, 0);
    watch(&g->bench, &g->bert, g->id, 0);
    watch(&g->bench, &g->eve, g->id, 0);
    assert_int_equal(aude_table_open("carcassonne seats=2", AUDE_OWNER, &g->table, NULL), AUDE_OK);
}

static void game_end(struct game *g)
{
    leave(&g->bench, &g->ada);
    leave(&g->bench, &g->bert);
    leave(&g->bench, &g->eve);
    aude_table_close(g->table);
    bench_end(&g->bench);
}

/* Eve's table follows; whose turn it is. */
static int look(struct game *g)
{
    for (json_t *lines; (lines = take(&g->eve, "lines")) != NULL; json_decref(lines))
        follow_lines(g->table, lines);
    return aude_table_actor(g->table);
}

static struct client *client_of(struct game *g, int seat)
{
    return seat == 0 ? &g->ada : &g->bert;
}

/* Any legal line, and its number. */
static int any_line(struct game *g, char line[AUDE_LINE_MAX])
{
    look(g);
    const struct aude_state *s = aude_table_view(g->table, AUDE_ONLOOKER);
    aude_action_write(s, aude_pick(s, aude_count(s) / 2), line, AUDE_LINE_MAX);
    return aude_table_count(g->table) + 1;
}

static void play_one(struct game *g)
{
    char line[AUDE_LINE_MAX];
    int n = any_line(g, line);
    struct client *c = client_of(g, aude_table_actor(g->table));
    play(&g->bench, c, g->id, n, line);
    assert_string_equal(refusal(c), "");
}

/* ---- Playing --------------------------------------------------------------------------------------- */

static void test_whole_game(void **unused)
{
    struct game g;
    (void)unused;
    game_open(&g, TWO);
    while (look(&g) != AUDE_OVER)
        play_one(&g);
    struct store_game row;
    struct store_seat seats[STORE_SEATS];
    int score[AUDE_SEATS];
    assert_int_equal(store_game_get(g.bench.store, g.id, &row, seats), STORE_OK);
    assert_int_equal(row.state, GAME_OVER);
    assert_string_equal(row.ending, "played");
    aude_scores(aude_table_view(g.table, AUDE_OWNER), score);
    assert_int_equal(row.points[0], score[0]);
    assert_int_equal(row.points[1], score[1]);
    assert_int_equal(row.winners, aude_table_winners(g.table));
    assert_int_equal(row.count, aude_table_count(g.table));
    /* Both saw what Eve saw. */
    for (int seat = 0; seat < 2; seat++) {
        struct aude_table *t;
        json_t *lines;
        assert_int_equal(aude_table_open("carcassonne seats=2", AUDE_OWNER, &t, NULL), AUDE_OK);
        for (; (lines = take(client_of(&g, seat), "lines")) != NULL; json_decref(lines))
            follow_lines(t, lines);
        assert_true(aude_hash(aude_table_view(t, 0)) == aude_hash(aude_table_view(g.table, 0)));
        aude_table_close(t);
    }
    game_end(&g);
}

static void test_first_messages(void **unused)
{
    struct game g;
    (void)unused;
    game_open(&g, TWO);
    json_t *game = take(&g.eve, "game"), *lines = take(&g.eve, "lines");
    const json_t *row = json_object_get(game, "game");
    assert_string_equal(text_of(row, "state"), "running");
    assert_int_equal(number_of(row, "count"), 1);
    assert_int_equal(number_of(row, "actor"), 0);
    assert_int_equal(json_array_size(json_object_get(row, "left")), 2);
    const json_t *seat = json_array_get(json_object_get(row, "seats"), 0);
    assert_string_equal(text_of(seat, "name"), "Ada");
    assert_string_equal(text_of(seat, "by"), "person");
    assert_true(json_is_null(json_object_get(seat, "account")));
    assert_true(json_is_false(json_object_get(seat, "mine")));
    assert_true(json_is_true(json_object_get(seat, "here")));
    assert_int_equal(number_of(lines, "from"), 1);
    json_decref(game);
    json_decref(lines);
    game = take(&g.ada, "game");
    seat = json_array_get(json_object_get(json_object_get(game, "game"), "seats"), 0);
    assert_true(json_is_true(json_object_get(seat, "mine")));
    json_decref(game);
    /* It begins for those who sit there, wherever they are. */
    game = take(&g.ada, "event");
    assert_string_equal(text_of(game, "what"), "begin");
    json_decref(game);
    game = take(&g.ada, "event");
    assert_string_equal(text_of(game, "what"), "turn");
    json_decref(game);
    assert_int_equal(count_of(&g.eve, "event"), 0);
    game_end(&g);
}

/* Two windows of one person: both see the same, and only one action a number counts (G3). */
static void test_two_tabs(void **unused)
{
    struct game g;
    struct client tab = client_new();
    char line[AUDE_LINE_MAX];
    (void)unused;
    game_open(&g, TWO);
    memcpy(tab.token, g.ada.token, sizeof tab.token);
    come(&g.bench, &tab);
    watch(&g.bench, &tab, g.id, 0);
    int n = any_line(&g, line);
    char text[256];
    snprintf(text, sizeof text, "{\"t\":\"play\",\"game\":\"%s\",\"n\":%d,\"lines\":[\"%s\"]}",
             g.id, n, line);
    hub_said(g.bench.hub, &tab, text, strlen(text));
    hub_said(g.bench.hub, &g.ada, text, strlen(text));
    hub_turn(g.bench.hub);
    assert_string_equal(refusal(&tab), "");
    json_t *no = take(&g.ada, "no");
    assert_non_null(no);
    assert_string_equal(text_of(no, "why"), "taken");
    assert_int_equal(number_of(no, "from"), n);
    assert_string_equal(json_string_value(json_array_get(json_object_get(no, "lines"), 0)), line);
    json_decref(no);
    look(&g);
    assert_int_equal(count_of(&g.ada, "lines"), count_of(&tab, "lines"));
    leave(&g.bench, &tab);
    game_end(&g);
}

/* Cut after any message, and sent again: the line counts once (G1, F7). */
static void test_sent_again(void **unused)
{
    struct game g;
    char line[AUDE_LINE_MAX];
    (void)unused;
    game_open(&g, TWO);
    for (int i = 0; i < 20 && look(&g) != AUDE_OVER; i++) {
        int n = any_line(&g, line);
        struct client *c = client_of(&g, aude_table_actor(g.table));
        char token[HUB_TOKEN_MAX];
        memcpy(token, c->token, sizeof token);
        play(&g.bench, c, g.id, n, line);
        leave(&g.bench, c);
        *c = client_new();
        memcpy(c->token, token, sizeof token);
        come(&g.bench, c);
        play(&g.bench, c, g.id, n, line);
        assert_string_equal(refusal(c), "taken");
        watch(&g.bench, c, g.id, n - 1);
        json_t *lines = take(c, "lines");
        assert_int_equal(number_of(lines, "from"), n);
        assert_string_equal(json_string_value(json_array_get(json_object_get(lines, "lines"), 0)),
                            line);
        json_decref(lines);
        look(&g);
        assert_true(aude_table_count(g.table) >= n);
    }
    game_end(&g);
}

/* ---- Refusals (E7) ------------------------------------------------------------------------------------ */

static void test_refusals(void **unused)
{
    struct game g;
    char line[AUDE_LINE_MAX], other[STORE_ID_MAX];
    (void)unused;
    game_open(&g, TWO);
    int n = any_line(&g, line);
    uint64_t before = aude_hash(aude_table_view(g.table, AUDE_OWNER));
    play(&g.bench, &g.bert, g.id, n, line); /* out of turn */
    assert_string_equal(refusal(&g.bert), "illegal");
    play(&g.bench, &g.eve, g.id, n, line); /* nobody */
    assert_string_equal(refusal(&g.eve), "token");
    play(&g.bench, &g.ada, g.id, n - 1, line);
    assert_string_equal(refusal(&g.ada), "taken");
    play(&g.bench, &g.ada, g.id, n + 1, line);
    assert_string_equal(refusal(&g.ada), "gap");
    play(&g.bench, &g.ada, g.id, n, "place 99,99 r0");
    assert_string_equal(refusal(&g.ada), "illegal");
    play(&g.bench, &g.ada, g.id, n, "draw base/D");
    assert_string_equal(refusal(&g.ada), "illegal");
    play(&g.bench, &g.ada, g.id, n, "table resign 1"); /* for another seat */
    assert_string_equal(refusal(&g.ada), "illegal");
    play(&g.bench, &g.ada, g.id, n, "table over draw");
    assert_string_equal(refusal(&g.ada), "illegal");
    play(&g.bench, &g.ada, g.id, n, "table clock none");
    assert_string_equal(refusal(&g.ada), "illegal");
    play(&g.bench, &g.ada, "nosuchgame00", n, line);
    assert_string_equal(refusal(&g.ada), "game");
    make_game(&g.bench, &g.bert, NULL, TWO, other); /* somebody else's, and not begun */
    play(&g.bench, &g.ada, other, 1, line);
    assert_string_equal(refusal(&g.ada), "seat");
    play(&g.bench, &g.bert, other, 1, line);
    assert_string_equal(refusal(&g.bert), "state");
    assert_int_equal(look(&g), 0);
    assert_int_equal(aude_table_count(g.table), n - 1);
    assert_true(aude_hash(aude_table_view(g.table, AUDE_OWNER)) == before);
    /* When it is over nothing more comes. */
    play(&g.bench, &g.ada, g.id, n, "table resign 0");
    assert_string_equal(refusal(&g.ada), "");
    assert_int_equal(look(&g), AUDE_OVER);
    play(&g.bench, &g.bert, g.id, n + 1, line);
    assert_string_equal(refusal(&g.bert), "state");
    json_t *event = take(&g.bert, "event");
    for (; strcmp(text_of(event, "what"), "over") != 0; event = take(&g.bert, "event"))
        json_decref(event);
    assert_string_equal(text_of(json_object_get(event, "game"), "ending"), "resigned");
    json_decref(event);
    game_end(&g);
}

static void test_bad_messages(void **unused)
{
    static const struct {
        const char *text, *why;
    } rows[] = {
        {"", "json"},
        {"[]", "json"},
        {"{}", "json"},
        {"{\"t\":5}", "json"},
        {"{\"t\":\"fly\"}", "json"},
        {"{\"t\":\"play\"}", "json"},
        {"{\"t\":\"play\",\"game\":\"x\",\"n\":1,\"lines\":[]}", "json"},
        {"{\"t\":\"play\",\"game\":\"x\",\"n\":1,\"lines\":[1]}", "json"},
        {"{\"t\":\"play\",\"game\":\"x\",\"n\":0,\"lines\":[\"pass\"]}", "json"},
        {"{\"t\":\"watch\"}", "json"},
        {"{\"t\":\"watch\",\"game\":\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"}", "json"},
        {"{\"t\":\"watch\",\"game\":\"x\"}", "game"},
        {"{\"t\":\"watch\",\"game\":\"x'y\"}", "game"},
        {"{\"t\":\"lobby\"}", "json"},
        {"{\"t\":\"hello\",\"token\":\"x\"}", "token"},
        {"{\"t\":\"hello\",\"token\":7}", "json"},
    };
    struct bench b;
    struct client c;
    (void)unused;
    bench_open(&b, "memory:");
    c = client_new();
    assert_true(hub_came(b.hub, &c, ""));
    say(&b, &c, "{\"t\":\"watch\",\"game\":\"x\"}"); /* before hello */
    assert_string_equal(refusal(&c), "state");
    be_guest(&b, &c);
    client_free(&c);
    hub_left(b.hub, &c);
    come_as_guest(&b, &c);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        say(&b, &c, rows[i].text);
        assert_string_equal(refusal(&c), rows[i].why);
        assert_int_equal(json_array_size(c.got), 0);
    }
    say(&b, &c, "{\"t\":\"ping\"}");
    json_t *pong = take(&c, "pong");
    assert_int_equal(number_of(pong, "now"), b.now);
    json_decref(pong);
    leave(&b, &c);
    bench_end(&b);
}

/* ---- Time ------------------------------------------------------------------------------------------------ */

static void test_time_runs_out(void **unused)
{
    struct game g;
    char line[AUDE_LINE_MAX];
    (void)unused;
    game_open(&g, TWO);
    int n = any_line(&g, line);
    for (int i = 0; i < 299; i++) { /* the server is there all the time */
        g.bench.now += 1000;
        hub_turn(g.bench.hub);
    }
    assert_int_equal(look(&g), 0);
    g.bench.now += 1000;
    play(&g.bench, &g.ada, g.id, n, line); /* too late */
    assert_string_equal(refusal(&g.ada), "time");
    look(&g);
    /* The table's rule: a computer plays on. */
    assert_string_equal(aude_table_player(g.table, 0), "ranking");
    assert_int_equal(aude_table_out(g.table), 0);
    assert_int_equal(g.bench.jobs, 1);
    assert_string_equal(g.bench.job.player, "ranking");
    assert_int_equal(g.bench.job.n, n + 1);
    play(&g.bench, &g.ada, g.id, n + 1, line);
    assert_string_equal(refusal(&g.ada), "state");
    hub_thought_up(g.bench.hub, g.id, n + 1, "");
    hub_turn(g.bench.hub);
    look(&g);
    assert_int_equal(aude_table_count(g.table), n + 1);
    game_end(&g);
}

/* Nobody need say a word for the time to be up; with "end" the seat is out. */
static void test_time_ends_game(void **unused)
{
    struct game g;
    (void)unused;
    game_open(&g,
              "{\"rules\":\"carcassonne seats=2\",\"seats\":[{\"by\":\"me\"},{\"by\":\"open\"}],"
              "\"clock\":\"1m+0\",\"absent\":\"end\"}");
    for (int i = 0; i < 62; i++) {
        g.bench.now += 1000;
        hub_turn(g.bench.hub);
    }
    assert_int_equal(look(&g), AUDE_OVER);
    assert_int_equal(aude_table_ending(g.table), AUDE_ENDING_TIME);
    assert_int_equal(aude_table_winners(g.table), 2);
    game_end(&g);
}

/* While no server is there no clock runs. */
static void test_pause(void **unused)
{
    struct game g;
    char line[AUDE_LINE_MAX];
    (void)unused;
    game_open(&g, TWO);
    int n = any_line(&g, line);
    g.bench.now += 3600000;
    play(&g.bench, &g.ada, g.id, n, line);
    assert_string_equal(refusal(&g.ada), "");
    game_end(&g);
}

/* ---- Computers ---------------------------------------------------------------------------------------------- */

static void think_with(struct bench *b, const char *id)
{
    struct aude_table *t;
    struct aude_action a;
    char line[AUDE_LINE_MAX + 1];
    assert_int_equal(aude_table_read(b->job.record, strlen(b->job.record), &t, NULL), AUDE_OK);
    assert_int_equal(aude_table_actor(t), b->job.seat);
    const struct aude_state *view = aude_table_view(t, b->job.seat);
    a = aude_pick(view, 0);
    aude_action_write(view, a, line, AUDE_LINE_MAX);
    strcat(line, "\n");
    hub_thought_up(b->hub, id, b->job.n, line);
    aude_table_close(t);
}

/* A job for which there was no memory is claimed again when its claim has ended. */
static void test_computer_without_memory(void **unused)
{
    struct bench b;
    struct client ada;
    char id[STORE_ID_MAX];
    (void)unused;
    bench_open(&b, "memory:");
    come_as_guest(&b, &ada);
    b.has_no_memory = true;
    make_game(&b, &ada, NULL,
              "{\"rules\":\"carcassonne seats=2\",\"seats\":[{\"by\":\"greedy\"},{\"by\":\"me\"}]}",
              id);
    b.has_no_memory = false;
    for (int i = 0; i < 60; i++) {
        b.now += 1000;
        hub_turn(b.hub);
    }
    assert_int_equal(b.jobs, 1);
    assert_string_equal(b.job.game, id);
    leave(&b, &ada);
    bench_end(&b);
}

static void test_computer(void **unused)
{
    struct bench b;
    struct client ada;
    char id[STORE_ID_MAX];
    (void)unused;
    bench_open(&b, "memory:");
    come_as_guest(&b, &ada);
    make_game(&b, &ada, NULL,
              "{\"rules\":\"carcassonne seats=2\",\"seats\":[{\"by\":\"greedy\"},{\"by\":\"me\"}]}",
              id);
    assert_int_equal(b.jobs, 1);
    assert_string_equal(b.job.player, "greedy");
    assert_string_equal(b.job.game, id);
    int n = b.job.n;
    hub_thought_up(b.hub, id, n + 1, "pass\n"); /* not what was asked */
    hub_thought_up(b.hub, "nosuchgame00", n, "pass\n");
    hub_turn(b.hub);
    assert_int_equal(b.jobs, 1);
    think_with(&b, id);
    hub_turn(b.hub);
    assert_int_equal(b.jobs, 2);
    hub_thought_up(b.hub, id, n, "pass\n"); /* late */
    hub_thought_up(b.hub, id, b.job.n,
                   "place 99,99 r0\n"); /* nonsense: anything is played instead */
    hub_turn(b.hub);
    assert_non_null(strstr(b.log, "bad-thought"));
    /* Another process takes up what this one has forgotten. */
    struct hub *second = bench_hub(&b);
    int jobs = b.jobs;
    while (b.jobs == jobs && b.now < 2000000) {
        b.now += 5000;
        hub_turn(second);
    }
    struct store_game row;
    struct store_seat seats[STORE_SEATS];
    assert_int_equal(store_game_get(b.store, id, &row, seats), STORE_OK);
    assert_int_equal(b.jobs > jobs, row.is_thinking);
    hub_free(second);
    leave(&b, &ada);
    bench_end(&b);
}

/* ---- Two processes ------------------------------------------------------------------------------------------- */

/* Each sees what the other has stored when it looks; whoever is slower is told so. */
static void test_two_hubs(void **unused)
{
    struct game g;
    struct bench second;
    struct client eve = client_new();
    char line[AUDE_LINE_MAX];
    (void)unused;
    game_open(&g, TWO);
    second = g.bench;
    second.job_record = NULL;
    second.hub = bench_hub(&second);
    come(&second, &eve);
    watch(&second, &eve, g.id, 0);
    json_decref(take(&eve, "lines"));
    play_one(&g);
    hub_turn(second.hub);
    assert_int_equal(count_of(&eve, "lines"), 0);
    hub_grew(second.hub, g.id); /* woken */
    hub_turn(second.hub);
    assert_int_equal(count_of(&eve, "lines"), 1);
    play_one(&g);
    second.now += 2000; /* or it looks by itself */
    hub_turn(second.hub);
    assert_int_equal(count_of(&eve, "lines"), 2);
    assert_true(g.bench.grown >= 2);
    /* Also when its clock was set back meanwhile. */
    second.now -= 600000;
    hub_turn(second.hub);
    play_one(&g);
    second.now += 2000;
    hub_turn(second.hub);
    assert_int_equal(count_of(&eve, "lines"), 3);
    second.now += 600000;
    /* The first does not know yet that the second was faster. */
    int n = any_line(&g, line), seat = aude_table_actor(g.table);
    struct client ada = client_new();
    memcpy(ada.token, client_of(&g, seat)->token, sizeof ada.token);
    come(&second, &ada);
    play(&second, &ada, g.id, n, line);
    assert_string_equal(refusal(&ada), "");
    play(&g.bench, client_of(&g, seat), g.id, n, line);
    assert_string_equal(refusal(client_of(&g, seat)), "taken");
    look(&g);
    assert_true(aude_table_count(g.table) >= n);
    leave(&second, &ada);
    leave(&second, &eve);
    hub_free(second.hub);
    game_end(&g);
}

/* Whose token or account another process has ended is not listened to for long. */
static void test_ended_elsewhere(void **unused)
{
    struct game g;
    struct bench second;
    struct client ada = client_new();
    struct store_game row;
    struct store_seat seats[STORE_SEATS];
    struct store_account bert;
    (void)unused;
    game_open(&g, TWO);
    second = g.bench;
    second.job_record = NULL;
    second.hub = bench_hub(&second);
    memcpy(ada.token, g.ada.token, sizeof ada.token);
    come(&second, &ada);
    watch(&second, &ada, g.id, 0);
    second.now += 20000;
    hub_turn(second.hub);
    assert_false(ada.is_closed);
    json_decref(ask(&g.bench, 200, "POST", "/api/logout", g.ada.token, ""));
    assert_true(g.ada.is_closed);
    second.now += 12000;
    hub_turn(second.hub);
    assert_true(ada.is_closed);
    assert_int_equal(store_game_get(g.bench.store, g.id, &row, seats), STORE_OK);
    assert_int_equal(store_account_get(g.bench.store, seats[1].account, &bert), STORE_OK);
    bert.is_closed = true;
    assert_int_equal(store_account_set(g.bench.store, &bert), STORE_OK);
    g.bench.now += 12000;
    hub_turn(g.bench.hub);
    assert_true(g.bert.is_closed);
    assert_false(g.eve.is_closed);
    client_free(&ada);
    hub_free(second.hub);
    game_end(&g);
}

/* ---- Hidden cards ---------------------------------------------------------------------------------------------- */

/* How many dealt cards of each seat the lines name and hide. */
static void count_cards(const json_t *lines, int *named, int *hidden)
{
    const json_t *list = json_object_get(lines, "lines");
    for (size_t i = 0; i < json_array_size(list); i++) {
        int seat;
        char card[32];
        if (sscanf(json_string_value(json_array_get(list, i)), "deal %d %31s", &seat, card) == 2)
            ++*(strcmp(card, "?") == 0 ? &hidden[seat] : &named[seat]);
    }
}

/* Whoever looks gets its own lines, and its table follows them. */
static void test_secrets(void **unused)
{
    struct game g;
    struct aude_table *table[3];
    int named[3][2] = {{0}}, hidden[3][2] = {{0}};
    (void)unused;
    game_open(&g, "{\"rules\":\"cardcassonne seats=2\",\"seats\":[{\"by\":\"me\"},"
                  "{\"by\":\"open\"}]}");
    struct client *all[] = {&g.ada, &g.bert, &g.eve};
    for (int i = 0; i < 3; i++)
        assert_int_equal(
            aude_table_open("cardcassonne seats=2", i < 2 ? i : AUDE_ONLOOKER, &table[i], NULL),
            AUDE_OK);
    for (int turn = 0; turn < 20; turn++) {
        for (int i = 0; i < 3; i++) {
            for (json_t *lines; (lines = take(all[i], "lines")) != NULL; json_decref(lines)) {
                count_cards(lines, named[i], hidden[i]);
                follow_lines(table[i], lines);
            }
        }
        char line[AUDE_LINE_MAX];
        int actor = aude_table_actor(table[2]);
        assert_true(actor >= 0);
        const struct aude_state *view = aude_table_view(table[actor], actor);
        aude_action_write(view, aude_pick(view, 0), line, sizeof line);
        play(&g.bench, all[actor], g.id, aude_table_count(table[actor]) + 1, line);
        assert_string_equal(refusal(all[actor]), "");
    }
    for (int i = 0; i < 3; i++) {
        for (int seat = 0; seat < 2; seat++) {
            assert_int_equal(named[i][seat] > 0, i == seat);
            assert_int_equal(hidden[i][seat] > 0, i != seat);
        }
        aude_table_close(table[i]);
    }
    game_end(&g);
}

/* ---- Streams, lobby, leaving --------------------------------------------------------------------------------------- */

static void test_stream(void **unused)
{
    struct game g;
    struct client stream = client_new(), events = client_new();
    char path[64];
    (void)unused;
    game_open(&g, TWO);
    snprintf(path, sizeof path, "/api/games/%s/stream", g.id);
    struct hub_request request = {"GET", path, "since=0", g.ada.token, "", "", 0};
    hub_ask(g.bench.hub, &stream, &request);
    request.path = "/api/events";
    request.query = "";
    hub_ask(g.bench.hub, &events, &request);
    hub_turn(g.bench.hub);
    assert_true(stream.is_stream && events.is_stream);
    assert_int_equal(count_of(&stream, "game"), 1);
    assert_int_equal(count_of(&stream, "lines"), 1);
    while (look(&g) == 0)
        play_one(&g);
    assert_true(count_of(&stream, "lines") > 1);
    while (look(&g) == 1)
        play_one(&g);
    json_t *event = take(&events, "event");
    assert_string_equal(text_of(event, "what"), "turn");
    json_decref(event);
    struct hub_figures figures;
    hub_figure(g.bench.hub, &figures);
    assert_int_equal(figures.streams, 2);
    assert_int_equal(figures.sockets, 3);
    hub_farewell(g.bench.hub);
    assert_true(stream.is_closed && events.is_closed && g.ada.is_closed);
    client_free(&stream);
    client_free(&events);
    game_end(&g);
}

static void test_lobby(void **unused)
{
    struct bench b;
    struct client ada, eve;
    char id[STORE_ID_MAX];
    (void)unused;
    bench_open(&b, "memory:");
    come_as_guest(&b, &ada);
    come_as_guest(&b, &eve);
    say(&b, &eve, "{\"t\":\"lobby\",\"on\":true}");
    json_t *lobby = take(&eve, "lobby");
    assert_int_equal(json_array_size(json_object_get(lobby, "games")), 0);
    json_decref(lobby);
    b.now += 2000;
    make_game(&b, &ada, NULL, TWO, id);
    lobby = take(&eve, "lobby");
    assert_int_equal(json_array_size(json_object_get(lobby, "games")), 1);
    json_decref(lobby);
    b.now += 2000;
    char path[64];
    snprintf(path, sizeof path, "/api/games/%s/sit", id);
    json_decref(ask(&b, 200, "POST", path, eve.token, "{}"));
    lobby = take(&eve, "lobby");
    assert_int_equal(json_array_size(json_object_get(lobby, "games")), 0);
    json_decref(lobby);
    say(&b, &eve, "{\"t\":\"lobby\",\"on\":false}");
    b.now += 2000;
    make_game(&b, &ada, NULL, TWO, id);
    assert_int_equal(count_of(&eve, "lobby"), 0);
    leave(&b, &ada);
    leave(&b, &eve);
    bench_end(&b);
}

/* A thousand who watch cost one text. */
static void test_spectators(void **unused)
{
    enum { MANY = 1000 };
    struct game g;
    struct client *many = calloc(MANY, sizeof *many);
    (void)unused;
    game_open(&g, TWO);
    for (int i = 0; i < MANY; i++) {
        many[i] = client_new();
        come(&g.bench, &many[i]);
        watch(&g.bench, &many[i], g.id, 0);
        json_array_clear(many[i].got);
    }
    play_one(&g);
    for (int i = 0; i < MANY; i++) {
        assert_int_equal(json_array_size(many[i].got), 1);
        assert_int_equal(count_of(&many[i], "lines"), 1);
    }
    say(&g.bench, &many[0], "{\"t\":\"leave\",\"game\":\"-\"}");
    char text[128];
    snprintf(text, sizeof text, "{\"t\":\"leave\",\"game\":\"%s\"}", g.id);
    say(&g.bench, &many[0], text);
    play_one(&g);
    assert_int_equal(count_of(&many[0], "lines"), 1);
    assert_int_equal(count_of(&many[1], "lines"), 2);
    for (int i = 0; i < MANY; i++)
        leave(&g.bench, &many[i]);
    free(many);
    game_end(&g);
}

/* What cannot be a game's id is not even looked for. */
static void test_no_id(void **unused)
{
    static const char *const rows[] = {"\xffxyz", "nosuchgame\xc3\xa9", "a b", "a-b", "A%00"};
    struct bench b;
    struct hub_figures before, after;
    (void)unused;
    bench_open(&b, "memory:");
    hub_figure(b.hub, &before);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char path[64];
        snprintf(path, sizeof path, "/api/games/%s", rows[i]);
        json_t *answer = ask(&b, 404, "GET", path, "", "");
        assert_string_equal(text_of(answer, "why"), "game");
        json_decref(answer);
    }
    hub_figure(b.hub, &after);
    assert_int_equal(after.lookups, before.lookups);
    json_decref(ask(&b, 404, "GET", "/api/games/nosuchgame00", "", ""));
    hub_figure(b.hub, &after);
    assert_int_equal(after.lookups, before.lookups + 1);
    json_decref(ask(&b, 400, "GET", "/api/records?after=1.%FFx", "", ""));
    bench_end(&b);
}

/* ---- Damage ------------------------------------------------------------------------------------------ */

/* A game whose lines do not follow each other is left alone, and the others go on (C4). */
static void test_damaged(void **unused)
{
    struct game g;
    struct client late = client_new();
    struct store_line bad = {.at = 1000000, .text = "place 99,99 r0"};
    char other[STORE_ID_MAX], path[64];
    (void)unused;
    game_open(&g, TWO);
    make_game(&g.bench, &g.ada, &g.bert, TWO, other);
    look(&g);
    int n = aude_table_count(g.table) + 1;
    assert_int_equal(store_lines_append(g.bench.store, g.id, n, 1, &bad), STORE_OK);
    g.bench.now += 2000; /* it is looked for growth */
    hub_turn(g.bench.hub);
    assert_string_equal(refusal(&g.eve), "damaged");
    assert_non_null(strstr(g.bench.log, "damaged"));
    assert_non_null(strstr(g.bench.log, g.id));
    assert_int_equal(count_of(&g.eve, "gone"), 0);
    assert_true(hub_wait(g.bench.hub) > 0);
    come(&g.bench, &late);
    watch(&g.bench, &late, g.id, 0);
    assert_string_equal(refusal(&late), "damaged");
    play(&g.bench, &g.ada, g.id, n + 1, "pass");
    assert_string_equal(refusal(&g.ada), "damaged");
    snprintf(path, sizeof path, "/api/games/%s", g.id);
    json_t *answer = ask(&g.bench, 410, "GET", path, "", "");
    assert_string_equal(text_of(answer, "why"), "damaged");
    json_decref(answer);
    /* It is not read, and nobody is told of it, again and again. */
    g.bench.log[0] = '\0';
    for (int i = 0; i < 400; i++) {
        g.bench.now += 100;
        hub_turn(g.bench.hub);
    }
    assert_null(strstr(g.bench.log, "damaged"));
    watch(&g.bench, &late, other, 0);
    assert_int_equal(count_of(&late, "lines"), 1);
    leave(&g.bench, &late);
    game_end(&g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_whole_game),
        cmocka_unit_test(test_first_messages),
        cmocka_unit_test(test_two_tabs),
        cmocka_unit_test(test_sent_again),
        cmocka_unit_test(test_refusals),
        cmocka_unit_test(test_bad_messages),
        cmocka_unit_test(test_time_runs_out),
        cmocka_unit_test(test_time_ends_game),
        cmocka_unit_test(test_pause),
        cmocka_unit_test(test_computer),
        cmocka_unit_test(test_computer_without_memory),
        cmocka_unit_test(test_two_hubs),
        cmocka_unit_test(test_secrets),
        cmocka_unit_test(test_stream),
        cmocka_unit_test(test_lobby),
        cmocka_unit_test(test_spectators),
        cmocka_unit_test(test_damaged),

        cmocka_unit_test(test_no_id),
        cmocka_unit_test(test_ended_elsewhere),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
