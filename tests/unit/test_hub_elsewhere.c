/* test_hub_elsewhere.c: two processes over one database: what people at one of them hear of what was
 * done at the other, who is woken, and who thinks. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "bench.h"

#define TWO "{\"rules\":\"carcassonne seats=2\",\"seats\":[{\"by\":\"me\"},{\"by\":\"open\"}]}"
#define WITH_COMPUTER                                                                              \
    "{\"rules\":\"carcassonne seats=2\",\"seats\":[{\"by\":\"greedy\"},{\"by\":\"me\"}]}"

enum { LOOK = 2000, BUS = 200, MINUTE = 60000 };

struct side {
    struct bench bench; /* first, so that the side is found from there */
    int pushes, room, dropped;
    char dropped_game[STORE_ID_MAX];
};

struct pair {
    struct side here, there;
    struct client ada, bert;
    char id[STORE_ID_MAX];
};

static void count_push(void *context, const struct store_push *to, const char *text)
{
    (void)to;
    (void)text;
    ((struct side *)context)->pushes++;
}

static int tell_room(void *context)
{
    return ((struct side *)context)->room;
}

static void note_dropped(void *context, const char *game, int n)
{
    struct side *s = context;
    (void)n;
    s->dropped++;
    snprintf(s->dropped_game, sizeof s->dropped_game, "%s", game);
}

static void side_open(struct side *s, struct store *store, int64_t now, uint64_t dice)
{
    *s = (struct side){.bench = {.store = store, .now = now, .dice = dice}, .room = 1024};
    struct hub_world world = {.context = s,
                              .now = bench_now,
                              .random = bench_random,
                              .send = bench_send,
                              .answer = bench_answer,
                              .stream = bench_stream,
                              .close = bench_close,
                              .think = bench_think,
                              .think_room = tell_room,
                              .think_no_more = note_dropped,
                              .hash = bench_hash,
                              .grown = bench_grown,
                              .push = count_push,
                              .log = bench_log};
    struct hub_options options = {
        .think_ms = 100, .look_ms = LOOK, .has_free_rates = true, .push_key = ""};
    s->bench.hub = hub_new(store, &world, &options);
    assert_non_null(s->bench.hub);
    hub_turn(s->bench.hub);
}

static void pair_open(struct pair *p)
{
    char why[STORE_WHY_MAX];
    struct store *store;
    memset(p, 0, sizeof *p);
    assert_int_equal(store_open("memory:", STORE_SERVE, &store, why), STORE_OK);
    side_open(&p->here, store, 1000000, 7);
    side_open(&p->there, store, 1000000, 99);
    p->ada = client_new();
    p->bert = client_new();
    be_guest(&p->there.bench, &p->ada);
    be_guest(&p->there.bench, &p->bert);
}

static void pair_end(struct pair *p)
{
    client_free(&p->ada);
    client_free(&p->bert);
    hub_free(p->here.bench.hub);
    free(p->here.bench.job_record);
    bench_end(&p->there.bench);
}

/* Time goes by at both of them, a second at a time. */
static void pass(struct pair *p, int ms)
{
    for (int step; ms > 0; ms -= step) {
        step = ms < 1000 ? ms : 1000;
        p->here.bench.now = p->there.bench.now += step;
        hub_turn(p->here.bench.hub);
        hub_turn(p->there.bench.hub);
    }
}

/* Somebody listens to what happens in all of its games. */
static void listen_at(struct side *s, struct client *c)
{
    struct hub_request request = {"GET", "/api/events", "", c->token, "", "", 0};
    hub_ask(s->bench.hub, c, &request);
    hub_turn(s->bench.hub);
    assert_true(c->is_stream);
}

/* How often somebody has heard that of a game. */
static int heard(const struct client *c, const char *id, const char *what)
{
    int count = 0;
    for (size_t i = 0; i < json_array_size(c->got); i++) {
        const json_t *message = json_array_get(c->got, i);
        count += strcmp(text_of(message, "t"), "event") == 0 &&
                 strcmp(text_of(message, "what"), what) == 0 &&
                 strcmp(text_of(json_object_get(message, "game"), "id"), id) == 0;
    }
    return count;
}

static struct store_game row_of(struct pair *p, const char *id)
{
    struct store_game row;
    struct store_seat seats[STORE_SEATS];
    assert_int_equal(store_game_get(p->there.bench.store, id, &row, seats), STORE_OK);
    return row;
}

/* A call about the game, there. */
static void ask_there(struct pair *p, const char *what, const struct client *c, const char *body)
{
    char path[96];
    snprintf(path, sizeof path, "/api/games/%s/%s", p->id, what);
    json_decref(ask(&p->there.bench, 200, "POST", path, c->token, body));
}

/* Whoever sits there has heard once that it began, and whose turn it is. */
static void both_have_heard(struct pair *p, const char *id)
{
    int actor = row_of(p, id).actor;
    assert_int_equal(row_of(p, id).state, GAME_RUNNING);
    assert_int_equal(heard(&p->ada, id, "begin"), 1);
    assert_int_equal(heard(&p->bert, id, "begin"), 1);
    assert_int_equal(heard(&p->ada, id, "turn") + heard(&p->bert, id, "turn"), 1);
    assert_true(actor == 0 || actor == 1);
}

/* Both have heard of the game once, here and now, and do not hear of it again; then all of it ends. */
static void end_heard(struct pair *p)
{
    both_have_heard(p, p->id);
    pass(p, 5 * LOOK);
    both_have_heard(p, p->id);
    hub_left(p->here.bench.hub, &p->ada);
    hub_left(p->here.bench.hub, &p->bert);
    pair_end(p);
}

/* ---- Events -------------------------------------------------------------------------------------- */

/* Made, joined and begun there; with a message of the bus, and without one. */
static void test_begun_elsewhere(void **unused)
{
    (void)unused;
    for (int has_bus = 0; has_bus < 2; has_bus++) {
        struct pair p;
        pair_open(&p);
        listen_at(&p.here, &p.ada);
        listen_at(&p.here, &p.bert);
        pass(&p, LOOK);
        make_game(&p.there.bench, &p.ada, &p.bert, TWO, p.id);
        if (has_bus)
            hub_grew(p.here.bench.hub, p.id);
        p.here.bench.now += has_bus ? BUS : LOOK;
        hub_turn(p.here.bench.hub);
        end_heard(&p);
    }
}

/* Whoever made it listened before; whoever joined it does so only now, and the bus is fast. */
static void test_begun_at_once(void **unused)
{
    struct pair p;
    (void)unused;
    pair_open(&p);
    listen_at(&p.here, &p.ada);
    make_game(&p.there.bench, &p.ada, NULL, TWO, p.id);
    pass(&p, LOOK);
    assert_int_equal(json_array_size(p.ada.got), 0);
    listen_at(&p.here, &p.bert);
    ask_there(&p, "sit", &p.bert, "{}");
    hub_grew(p.here.bench.hub, p.id);
    hub_turn(p.here.bench.hub);
    end_heard(&p);
}

/* It waited when somebody came here, and begins before this process has ever looked at it. */
static void test_begun_before_a_look(void **unused)
{
    struct pair p;
    (void)unused;
    pair_open(&p);
    make_game(&p.there.bench, &p.ada, NULL, TWO, p.id);
    listen_at(&p.here, &p.ada);
    ask_there(&p, "sit", &p.bert, "{}");
    hub_grew(p.here.bench.hub, p.id);
    hub_turn(p.here.bench.hub);
    assert_int_equal(heard(&p.ada, p.id, "begin"), 1);
    assert_int_equal(heard(&p.ada, p.id, "turn"), row_of(&p, p.id).actor == 0);
    hub_left(p.here.bench.hub, &p.ada);
    pair_end(&p);
}

/* A rematch that is agreed there. */
static void test_rematch_elsewhere(void **unused)
{
    struct pair p;
    char next[STORE_ID_MAX];
    (void)unused;
    pair_open(&p);
    listen_at(&p.here, &p.ada);
    listen_at(&p.here, &p.bert);
    make_game(&p.there.bench, &p.ada, &p.bert, TWO, p.id);
    ask_there(&p, "resign", &p.ada, "{}");
    ask_there(&p, "talk", &p.ada, "{\"do\":\"ask\",\"what\":\"rematch\"}");
    ask_there(&p, "talk", &p.bert, "{\"do\":\"agree\",\"n\":1}");
    snprintf(next, sizeof next, "%s", row_of(&p, p.id).next);
    assert_true(next[0] != '\0');
    pass(&p, LOOK);
    both_have_heard(&p, next);
    hub_left(p.here.bench.hub, &p.ada);
    hub_left(p.here.bench.hub, &p.bert);
    pair_end(&p);
}

/* What began before somebody came is no news, and neither is a game of others. */
static void test_old_games(void **unused)
{
    struct pair p;
    struct client eve = client_new();
    (void)unused;
    pair_open(&p);
    be_guest(&p.here.bench, &eve);
    listen_at(&p.here, &eve);
    make_game(&p.there.bench, &p.ada, &p.bert, TWO, p.id);
    pass(&p, MINUTE);
    listen_at(&p.here, &p.bert);
    hub_grew(p.here.bench.hub, p.id);
    pass(&p, 5 * LOOK);
    assert_int_equal(json_array_size(p.bert.got), 0);
    assert_int_equal(json_array_size(eve.got), 0);
    ask_there(&p, "resign", &p.ada, "{}");
    pass(&p, LOOK);
    assert_int_equal(heard(&p.bert, p.id, "over"), 1);
    assert_int_equal(json_array_size(eve.got), 0);
    hub_left(p.here.bench.hub, &p.bert);
    hub_left(p.here.bench.hub, &eve);
    client_free(&eve);
    pair_end(&p);
}

/* However much the bus says of others' games, the store is not asked about them all the time. */
static void test_others_games_cost_little(void **unused)
{
    struct pair p;
    struct hub_figures figures;
    (void)unused;
    pair_open(&p);
    listen_at(&p.here, &p.ada);
    hub_figure(p.here.bench.hub, &figures);
    int64_t rooms = figures.rooms;
    for (int i = 0; i < 1000; i++) {
        char id[STORE_ID_MAX];
        snprintf(id, sizeof id, "game%d", i);
        hub_grew(p.here.bench.hub, id);
        hub_turn(p.here.bench.hub);
        assert_true(i == 0 || hub_wait(p.here.bench.hub) > 0);
    }
    hub_figure(p.here.bench.hub, &figures);
    assert_int_equal(figures.rooms, rooms);
    hub_left(p.here.bench.hub, &p.ada);
    pair_end(&p);
}

/* ---- Waking people -------------------------------------------------------------------------------- */

static void subscribe(struct pair *p, const struct client *c)
{
    json_decref(ask(&p->there.bench, 200, "POST", "/api/me/push", c->token,
                    "{\"endpoint\":\"https://push.example/1\",\"key\":\"k\",\"secret\":\"s\"}"));
}

/* A new game there, in which it is Ada's turn; how many were woken. */
static int wake(struct pair *p)
{
    int before = p->there.pushes;
    do
        make_game(&p->there.bench, &p->ada, &p->bert, TWO, p->id);
    while (row_of(p, p->id).actor != 0);
    return p->there.pushes - before;
}

/* The first legal line of whoever must act, by Ada. */
static void ada_plays(struct pair *p)
{
    char *record = NULL, line[AUDE_LINE_MAX], body[160], path[64];
    struct client c = client_new();
    struct aude_table *t;
    snprintf(path, sizeof path, "/api/games/%s/record", p->id);
    struct hub_request request = {"GET", path, "", "", "", "", 0};
    hub_ask(p->there.bench.hub, &c, &request);
    hub_turn(p->there.bench.hub);
    record = c.body;
    assert_int_equal(aude_table_read(record, strlen(record), &t, NULL), AUDE_OK);
    const struct aude_state *view = aude_table_view(t, 0);
    aude_action_write(view, aude_pick(view, 0), line, sizeof line);
    snprintf(body, sizeof body, "{\"n\":%d,\"lines\":[\"%s\"]}", aude_table_count(t) + 1, line);
    ask_there(p, "lines", &p->ada, body);
    aude_table_close(t);
    client_free(&c);
}

/* Somebody else comes in the middle of a turn: that makes it nobody's turn anew. */
static void test_turns_are_told_once(void **unused)
{
    struct pair p;
    (void)unused;
    pair_open(&p);
    subscribe(&p, &p.ada);
    assert_int_equal(wake(&p), 1);
    int before = p.there.pushes;
    listen_at(&p.there, &p.bert);
    ada_plays(&p);
    assert_int_equal(row_of(&p, p.id).actor, 0);
    assert_int_equal(p.there.pushes, before);
    hub_left(p.there.bench.hub, &p.bert);
    pair_end(&p);
}

/* Nobody is woken who is connected to any process; whoever has gone is, also if its process died. */
static void test_who_is_woken(void **unused)
{
    struct pair p;
    (void)unused;
    pair_open(&p);
    subscribe(&p, &p.ada);
    assert_int_equal(wake(&p), 1);
    listen_at(&p.here, &p.ada);
    pass(&p, LOOK + 1000);
    assert_int_equal(wake(&p), 0);
    pass(&p, 10 * MINUTE);
    assert_int_equal(wake(&p), 0);
    assert_true(hub_wait(p.here.bench.hub) > 0);
    hub_left(p.here.bench.hub, &p.ada);
    assert_int_equal(hub_wait(p.here.bench.hub), 0);
    hub_turn(p.here.bench.hub);
    assert_int_equal(wake(&p), 1); /* at once, in the same turn */
    /* From one process to the other. */
    p.ada.is_stream = false;
    listen_at(&p.here, &p.ada);
    pass(&p, LOOK + 1000);
    hub_left(p.here.bench.hub, &p.ada);
    listen_at(&p.there, &p.ada);
    pass(&p, LOOK + 1000);
    assert_int_equal(wake(&p), 0);
    hub_left(p.there.bench.hub, &p.ada);
    assert_int_equal(wake(&p), 1); /* known at once where it was */
    /* The end of a process, and its death. */
    for (int is_killed = 0; is_killed < 2; is_killed++) {
        listen_at(&p.here, &p.ada);
        pass(&p, LOOK + 1000);
        assert_int_equal(wake(&p), 0);
        if (!is_killed) {
            hub_farewell(p.here.bench.hub);
            hub_turn(p.here.bench.hub);
        }
        hub_free(p.here.bench.hub);
        p.ada.is_closed = false;
        side_open(&p.here, p.there.bench.store, p.there.bench.now, 12345);
        assert_int_equal(wake(&p), !is_killed);
        pass(&p, 3 * MINUTE);
        assert_int_equal(wake(&p), 1);
    }
    pair_end(&p);
}

/* ---- Thinking ------------------------------------------------------------------------------------- */

/* Any line for the last job of a side. */
static void think(struct pair *p, struct side *s)
{
    struct aude_table *t;
    char line[AUDE_LINE_MAX + 1];
    const struct hub_thought *job = &s->bench.job;
    assert_int_equal(aude_table_read(job->record, strlen(job->record), &t, NULL), AUDE_OK);
    const struct aude_state *view = aude_table_view(t, job->seat);
    aude_action_write(view, aude_pick(view, 0), line, AUDE_LINE_MAX);
    strcat(line, "\n");
    aude_table_close(t);
    hub_thought_up(s->bench.hub, p->id, job->n, line);
    hub_turn(s->bench.hub);
}

static void pass_here(struct pair *p, int ms)
{
    for (; ms > 0; ms -= 1000) {
        p->here.bench.now += 1000;
        hub_turn(p->here.bench.hub);
    }
}

/* A job that waits is not queued again; who has time may have it, and then it is not done here. */
static void test_jobs_are_queued_once(void **unused)
{
    struct pair p;
    (void)unused;
    pair_open(&p);
    make_game(&p.here.bench, &p.ada, NULL, WITH_COMPUTER, p.id);
    assert_int_equal(p.here.bench.jobs, 1);
    int n = p.here.bench.job.n;
    pass_here(&p, 5 * MINUTE);
    assert_int_equal(p.here.bench.jobs, 1);
    assert_int_equal(p.there.bench.jobs, 0);
    p.there.bench.now = p.here.bench.now;
    hub_turn(p.there.bench.hub);
    assert_int_equal(p.there.bench.jobs, 1);
    assert_int_equal(p.there.bench.job.n, n);
    assert_int_equal(p.here.dropped, 0);
    think(&p, &p.there);
    assert_true(row_of(&p, p.id).count >= n);
    hub_grew(p.here.bench.hub, p.id);
    hub_turn(p.here.bench.hub);
    assert_int_equal(p.here.dropped, 1);
    assert_string_equal(p.here.dropped_game, p.id);
    /* It comes all the same, too late. */
    hub_thought_up(p.here.bench.hub, p.id, n, "pass\n");
    hub_turn(p.here.bench.hub);
    assert_int_equal(p.here.bench.jobs, 1);
    pair_end(&p);
}

/* The game ends while a computer is to think. */
static void test_jobs_of_the_past(void **unused)
{
    struct pair p;
    (void)unused;
    pair_open(&p);
    make_game(&p.here.bench, &p.ada, NULL, WITH_COMPUTER, p.id);
    assert_int_equal(p.here.bench.jobs, 1);
    char path[64];
    snprintf(path, sizeof path, "/api/games/%s/resign", p.id);
    json_decref(ask(&p.here.bench, 200, "POST", path, p.ada.token, "{}"));
    assert_int_equal(row_of(&p, p.id).state, GAME_OVER);
    assert_int_equal(p.here.dropped, 1);
    pair_end(&p);
}

/* Who has no room leaves the claim to others, and nothing is played without thinking. */
static void test_no_room_for_jobs(void **unused)
{
    struct pair p;
    (void)unused;
    pair_open(&p);
    p.here.room = 0;
    make_game(&p.here.bench, &p.ada, NULL, WITH_COMPUTER, p.id);
    pass_here(&p, 10000);
    assert_int_equal(p.here.bench.jobs, 0);
    p.there.bench.now = p.here.bench.now;
    hub_turn(p.there.bench.hub);
    assert_int_equal(p.there.bench.jobs, 1);
    /* Nobody has any; and then there is some again. */
    p.there.room = 0;
    think(&p, &p.there);
    while (!row_of(&p, p.id).is_thinking) {
        make_game(&p.there.bench, &p.ada, NULL, WITH_COMPUTER, p.id);
    }
    pass(&p, MINUTE);
    assert_int_equal(p.there.bench.jobs, 1);
    assert_int_equal(p.here.bench.jobs, 0);
    p.here.room = 1;
    pass(&p, 10000);
    assert_int_equal(p.here.bench.jobs, 1);
    pair_end(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_begun_elsewhere),
        cmocka_unit_test(test_begun_at_once),
        cmocka_unit_test(test_begun_before_a_look),
        cmocka_unit_test(test_rematch_elsewhere),
        cmocka_unit_test(test_old_games),
        cmocka_unit_test(test_others_games_cost_little),
        cmocka_unit_test(test_turns_are_told_once),
        cmocka_unit_test(test_who_is_woken),
        cmocka_unit_test(test_jobs_are_queued_once),
        cmocka_unit_test(test_jobs_of_the_past),
        cmocka_unit_test(test_no_room_for_jobs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
