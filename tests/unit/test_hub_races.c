/* test_hub_races.c: what one process does while another acts between any two of its questions to the
 * store, and what it does when the store fails; and which connections may stay. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "../../online/import.h"
#include "../online/fault.h"
#include "bench.h"

#define TWO                                                                                        \
    "{\"rules\":\"carcassonne seats=2\",\"seats\":[{\"by\":\"me\",\"name\":\"Ada\"},"              \
    "{\"by\":\"open\"}],\"clock\":\"5m+0\",\"public\":true}"

/* Two processes over one database: the first sees it through a fault, and the second acts when the
 * first has asked so many questions. */
struct pair {
    struct bench one, two;
    struct fault fault;
    int left;    /* questions; 0: the second does nothing */
    int commits; /* until one fails, or a call of any kind where only those do; 0: none does */
    void (*act)(struct pair *p);
    char id[STORE_ID_MAX];
    struct client ada, bert;
};

static void idle(void *context)
{
    struct pair *p = context;
    if (p->left > 0 && --p->left == 0)
        p->act(p);
}

/* Dice of the fault, which has them for commits or for calls. */
static int fall(void *context, int n)
{
    struct pair *p = context;
    return p->commits > 0 && --p->commits == 0 ? 0 : n - 1;
}

static void pair_open(struct pair *p)
{
    memset(p, 0, sizeof *p);
    bench_open(&p->two, "memory:");
    fault_open(&p->fault, p->two.store->db);
    p->fault.context = p;
    p->fault.idle = idle;
    p->fault.below = fall;
    p->fault.commit_in = 1000;
    p->one = (struct bench){.store = &p->fault.store, .now = p->two.now, .dice = 99};
    p->one.hub = bench_hub(&p->one);
    hub_turn(p->one.hub);
    p->ada = client_new();
    p->bert = client_new();
    be_guest(&p->two, &p->ada);
    be_guest(&p->two, &p->bert);
}

static void pair_end(struct pair *p)
{
    hub_free(p->one.hub);
    free(p->one.job_record);
    client_free(&p->ada);
    client_free(&p->bert);
    bench_end(&p->two);
}

/* A request about the game; its status. */
static int ask_of(struct pair *p, struct bench *b, const char *what, const char *token,
                  const char *body)
{
    struct client c = client_new();
    char path[96];
    snprintf(path, sizeof path, "/api/games/%s%s", p->id, what);
    struct hub_request request = {"POST", path, "", token, "", body, strlen(body)};
    hub_ask(b->hub, &c, &request);
    hub_turn(b->hub);
    int status = c.status;
    client_free(&c);
    return status;
}

/* ---- Leaving ----------------------------------------------------------------------------------------- */

static void bert_sits(struct pair *p)
{
    int status = ask_of(p, &p->two, "/sit", p->bert.token, "{}");
    assert_true(status == 200 || status == 404); /* it is gone already */
}

/* The other one has sat down and the game runs: nobody can leave it any more, at whatever moment. */
static void test_leave(void **unused)
{
    int refused = 0, left = 0;
    (void)unused;
    for (int round = 0; round < 20; round++) {
        struct pair p;
        struct store_game row;
        struct store_seat seats[STORE_SEATS];
        pair_open(&p);
        bool is_owner = round % 2 == 0;
        make_game(&p.two, &p.ada, NULL,
                  is_owner ? TWO
                           : "{\"rules\":\"carcassonne seats=3\",\"seats\":[{\"by\":\"me\"},"
                             "{\"by\":\"me\"},{\"by\":\"open\"}]}",
                  p.id);
        p.act = bert_sits;
        p.left = 1 + round / 2;
        int status = ask_of(&p, &p.one, "/leave", p.ada.token, is_owner ? "{}" : "{\"seat\":0}");
        enum store_status stored = store_game_get(p.two.store, p.id, &row, seats);
        refused += status == 409;
        left += status == 200;
        if (status == 409) {
            assert_int_equal(stored, STORE_OK);
            assert_int_equal(row.state, GAME_RUNNING);
            assert_true(seats[0].account != 0);
        } else {
            assert_int_equal(status, 200);
            assert_int_equal(stored, is_owner ? STORE_NONE : STORE_OK);
            assert_true(is_owner || seats[0].account == 0);
            assert_true(is_owner || row.state == GAME_OPEN);
        }
        p.left = 0;
        pair_end(&p);
    }
    assert_true(refused > 6 && left > 1);
}

/* ---- Thinking ---------------------------------------------------------------------------------------- */

/* Whoever has made it the computer's turn thinks. */
static const struct hub_thought *last_job(const struct pair *p)
{
    return p->one.job.n > p->two.job.n ? &p->one.job : &p->two.job;
}

/* What was thought up comes to the second process. */
static void thought_comes(struct pair *p)
{
    struct aude_table *t;
    char line[AUDE_LINE_MAX + 1];
    struct bench *b = &p->two;
    const struct hub_thought *job = last_job(p);
    assert_int_equal(aude_table_read(job->record, strlen(job->record), &t, NULL), AUDE_OK);
    const struct aude_state *view = aude_table_view(t, job->seat);
    aude_action_write(view, aude_pick(view, 0), line, AUDE_LINE_MAX);
    strcat(line, "\n");
    aude_table_close(t);
    hub_thought_up(b->hub, p->id, job->n, line);
    hub_turn(b->hub);
}

/* Ada plays anything if it is her turn; false: the game is over. */
static bool ada_plays(struct pair *p)
{
    struct client c = client_new();
    struct aude_table *t;
    char path[64], line[AUDE_LINE_MAX], body[160];
    snprintf(path, sizeof path, "/api/games/%s/record", p->id);
    struct hub_request request = {"GET", path, "", "", "", "", 0};
    hub_ask(p->two.hub, &c, &request);
    hub_turn(p->two.hub);
    assert_int_equal(c.status, 200);
    assert_int_equal(aude_table_read(c.body, strlen(c.body), &t, NULL), AUDE_OK);
    int actor = aude_table_actor(t);
    if (actor == 1) {
        const struct aude_state *view = aude_table_view(t, 1);
        aude_action_write(view, aude_pick(view, 0), line, sizeof line);
        snprintf(body, sizeof body, "{\"n\":%d,\"lines\":[\"%s\"]}", aude_table_count(t) + 1, line);
        assert_int_equal(ask_of(p, &p->two, "/lines", p->ada.token, body), 200);
    }
    aude_table_close(t);
    client_free(&c);
    return actor != AUDE_OVER;
}

/* A computer says nonsense to the first process, and while that is found out the second has played the
 * line; also the last of the game. */
static void test_nonsense_too_late(void **unused)
{
    (void)unused;
    for (int round = 1; round < 5; round++) {
        struct pair p;
        pair_open(&p);
        make_game(&p.two, &p.ada, NULL,
                  "{\"rules\":\"carcassonne seats=2\",\"seats\":[{\"by\":\"greedy\"},"
                  "{\"by\":\"me\"}]}",
                  p.id);
        p.act = thought_comes;
        for (int n = 0; ada_plays(&p); p.left = 0) {
            if (last_job(&p)->n == n)
                continue;
            n = last_job(&p)->n;
            p.left = round;
            hub_thought_up(p.one.hub, p.id, n, "nonsense\n");
            hub_turn(p.one.hub);
        }
        pair_end(&p);
    }
}

/* ---- Talk ------------------------------------------------------------------------------------------------ */

static void ada_talks(struct pair *p)
{
    assert_int_equal(ask_of(p, &p->two, "/talk", p->ada.token, "{\"do\":\"say\",\"text\":\"x\"}"),
                     200);
}

/* What is said while something that was said before is told is told once, too. */
static void test_talk_is_told_once(void **unused)
{
    (void)unused;
    for (int round = 1; round < 8; round++) {
        struct pair p;
        struct client eve = client_new();
        int n = 0;
        pair_open(&p);
        make_game(&p.two, &p.ada, NULL, TWO, p.id);
        come(&p.one, &eve);
        watch(&p.one, &eve, p.id, 0);
        ada_talks(&p);
        p.act = ada_talks;
        p.left = round;
        hub_grew(p.one.hub, p.id);
        hub_turn(p.one.hub);
        if (p.left > 0)
            ada_talks(&p);
        p.left = 0;
        hub_grew(p.one.hub, p.id);
        hub_turn(p.one.hub);
        for (json_t *talk; (talk = take(&eve, "talk")) != NULL; json_decref(talk)) {
            const json_t *rows = json_object_get(talk, "talk");
            for (size_t i = 0; i < json_array_size(rows); i++)
                assert_int_equal(number_of(json_array_get(rows, i), "n"), ++n);
        }
        assert_int_equal(n, 2);
        leave(&p.one, &eve);
        pair_end(&p);
    }
}

/* Where it cannot be read whom somebody has blocked, nothing is told that they may not want to hear:
 * at whatever question the store fails. */
static void test_blocks_that_cannot_be_read(void **unused)
{
    enum { ROUNDS = 30 };
    int heard = 0, cut = 0;
    (void)unused;
    for (int round = 0; round < ROUNDS; round++) {
        struct pair p;
        pair_open(&p);
        make_game(&p.two, &p.ada, &p.bert, TWO, p.id);
        assert_int_equal(store_block(p.two.store, 2, 1, true), STORE_OK);
        come(&p.one, &p.bert);
        watch(&p.one, &p.bert, p.id, 0);
        json_decref(take(&p.bert, "talk"));
        ada_talks(&p);
        p.fault.fails_in = 1000;
        p.commits = round;
        hub_grew(p.one.hub, p.id);
        hub_turn(p.one.hub);
        p.fault.fails_in = p.commits = 0;
        for (json_t *talk; (talk = take(&p.bert, "talk")) != NULL; json_decref(talk)) {
            assert_int_equal(json_array_size(json_object_get(talk, "talk")), 0);
            heard++;
        }
        for (json_t *event; (event = take(&p.bert, "event")) != NULL; json_decref(event))
            assert_string_not_equal(text_of(event, "what"), "talk");
        cut += p.bert.is_closed;
        hub_left(p.one.hub, &p.bert);
        pair_end(&p);
    }
    assert_true(heard > 0 && cut > 0);
}

/* ---- Tokens ------------------------------------------------------------------------------------------- */

/* Another process, or "aude admin", ends a token or an account: connections end here too. */
static void test_tokens_end_elsewhere(void **unused)
{
    struct bench b;
    struct client ada, bert, carl, dora, last, eve = client_new(), stream = client_new();
    struct client *all[] = {&ada, &bert, &carl, &dora};
    struct store_account a;
    int64_t id[4];
    char game[STORE_ID_MAX];
    (void)unused;
    bench_open(&b, "memory:");
    for (int i = 0; i < 4; i++) {
        int count;
        come_as_guest(&b, all[i]);
        assert_int_equal(store_accounts(b.store, i == 0 ? 0 : id[i - 1], 1, &a, &count), STORE_OK);
        id[i] = a.id;
    }
    come(&b, &eve);
    struct hub_request request = {"GET", "/api/events", "", ada.token, "", "", 0};
    hub_ask(b.hub, &stream, &request);
    hub_turn(b.hub);
    assert_int_equal(store_tokens_drop(b.store, id[0], NULL), STORE_OK);
    assert_int_equal(store_account_get(b.store, id[1], &a), STORE_OK);
    a.is_closed = true;
    assert_int_equal(store_account_set(b.store, &a), STORE_OK);
    assert_int_equal(store_account_erase(b.store, id[2]), STORE_OK);
    b.now += 2000;
    hub_turn(b.hub);
    assert_true(ada.is_closed && bert.is_closed && carl.is_closed && stream.is_closed);
    assert_false(dora.is_closed || eve.is_closed);
    /* Who has got a name there has it here. */
    assert_int_equal(store_account_get(b.store, id[3], &a), STORE_OK);
    strcpy(a.name, "Dora");
    a.kind = ACCOUNT_PERSON;
    assert_int_equal(store_account_set(b.store, &a), STORE_OK);
    b.now += 2000;
    hub_turn(b.hub);
    come_as_guest(&b, &last);
    make_game(&b, &last, NULL, TWO, game);
    watch(&b, &dora, game, 0);
    char text[128];
    snprintf(text, sizeof text,
             "{\"t\":\"talk\",\"game\":\"%s\",\"do\":\"say\",\"text\":\"hello\"}", game);
    say(&b, &dora, text);
    struct store_talk said;
    int count = 0;
    assert_int_equal(store_talk_since(b.store, game, 0, 1, &said, &count), STORE_OK);
    assert_int_equal(count, 1);
    assert_string_equal(said.name, "Dora");
    leave(&b, &last);
    struct hub_figures figures;
    hub_figure(b.hub, &figures);
    assert_int_equal(figures.sockets, 2);
    assert_int_equal(figures.streams, 0);
    leave(&b, &dora);
    leave(&b, &eve);
    client_free(&ada);
    client_free(&bert);
    client_free(&carl);
    client_free(&stream);
    bench_end(&b);
}

/* Eight windows of one account (F5), and any number of streams. */
static void test_sockets_of_one(void **unused)
{
    enum { MOST = 8 };
    struct bench b;
    struct client socket[MOST + 1], stream = client_new();
    char text[128];
    (void)unused;
    bench_open(&b, "memory:");
    come_as_guest(&b, &socket[0]);
    struct hub_request request = {"GET", "/api/events", "", socket[0].token, "", "", 0};
    hub_ask(b.hub, &stream, &request);
    hub_turn(b.hub);
    for (int i = 1; i <= MOST; i++) {
        socket[i] = client_new();
        memcpy(socket[i].token, socket[0].token, sizeof socket[i].token);
        if (i < MOST)
            come(&b, &socket[i]);
    }
    snprintf(text, sizeof text, "{\"t\":\"hello\",\"token\":\"%s\"}", socket[0].token);
    say(&b, &socket[0], text); /* once more */
    assert_string_equal(refusal(&socket[0]), "");
    assert_true(hub_came(b.hub, &socket[MOST], ""));
    say(&b, &socket[MOST], text);
    json_t *no = take(&socket[MOST], "no");
    assert_string_equal(text_of(no, "why"), "many");
    assert_true(number_of(no, "wait") > 0);
    json_decref(no);
    hub_left(b.hub, &socket[1]);
    say(&b, &socket[MOST], text);
    assert_string_equal(refusal(&socket[MOST]), "");
    for (int i = 0; i <= MOST; i++)
        leave(&b, &socket[i]);
    leave(&b, &stream);
    bench_end(&b);
}

/* ---- A store that is not there ------------------------------------------------------------------------ */

/* Nothing spins meanwhile, whatever is to be told; and afterwards it is told. */
static void test_store_down(void **unused)
{
    struct pair p;
    struct client eve = client_new();
    (void)unused;
    pair_open(&p);
    come(&p.one, &eve);
    say(&p.one, &eve, "{\"t\":\"lobby\",\"on\":true}");
    json_decref(take(&eve, "lobby"));
    make_game(&p.two, &p.ada, NULL, TWO, p.id);
    p.fault.is_out = true;
    int64_t start = p.one.now;
    for (int i = 0; i < 100; i++) {
        p.one.now += 1 + hub_wait(p.one.hub);
        hub_turn(p.one.hub);
        assert_true(hub_wait(p.one.hub) > 0);
    }
    assert_true(p.one.now - start > 10000);
    assert_int_equal(count_of(&eve, "lobby"), 0);
    assert_false(hub_is_well(p.one.hub));
    p.fault.is_out = false;
    for (int i = 0; i < 5; i++) {
        p.one.now += 1000;
        hub_turn(p.one.hub);
    }
    assert_int_equal(count_of(&eve, "lobby"), 1);
    assert_true(hub_is_well(p.one.hub));
    leave(&p.one, &eve);
    pair_end(&p);
}

/* That a process is there is stored by itself, so that no two wait for each other with games in their
 * hands; whatever becomes of the turn. */
static void test_beat_by_itself(void **unused)
{
    struct pair p;
    struct store_pause pause;
    int count = -1;
    (void)unused;
    pair_open(&p);
    make_game(&p.two, &p.ada, NULL, TWO, p.id);
    p.one.now += 7000;
    p.commits = 2;
    assert_int_equal(ask_of(&p, &p.one, "/sit", p.bert.token, "{}"), 503);
    assert_int_equal(p.commits, 0);
    p.two.now += 14000;
    hub_turn(p.two.hub);
    assert_int_equal(store_pauses(p.two.store, 0, 1, &pause, &count), STORE_OK);
    assert_int_equal(count, 0);
    /* Who stands still in the middle of a turn notices it all the same. */
    p.one.now = p.two.now;
    hub_turn(p.one.hub);
    char path[64];
    struct client c = client_new(), d = client_new();
    snprintf(path, sizeof path, "/api/games/%s/sit", p.id);
    struct hub_request request = {"POST", path, "", p.bert.token, "", "{}", 2};
    hub_ask(p.one.hub, &c, &request);
    p.one.now += 3600000;
    hub_ask(p.one.hub, &d, &request);
    hub_turn(p.one.hub);
    assert_int_equal(c.status, 200);
    assert_int_equal(store_pauses(p.two.store, 0, 1, &pause, &count), STORE_OK);
    assert_int_equal(count, 1);
    assert_true(pause.to - pause.from >= 3600000);
    client_free(&c);
    client_free(&d);
    pair_end(&p);
}

static int64_t right_time(void *context)
{
    return ((struct pair *)context)->two.now;
}

/* Two machines whose clocks differ: what they store has the database's times. */
static void test_clocks_differ(void **unused)
{
    static const int64_t offsets[] = {-3600000, -400, 400, 3600000};
    (void)unused;
    for (size_t i = 0; i < sizeof offsets / sizeof *offsets; i++) {
        struct pair p;
        struct store_game row;
        struct store_seat seats[STORE_SEATS];
        pair_open(&p);
        p.fault.now = right_time;
        make_game(&p.two, &p.ada, NULL, TWO, p.id);
        p.two.now += 5000;
        hub_turn(p.two.hub);
        p.one.now = p.two.now + offsets[i];
        assert_int_equal(ask_of(&p, &p.one, "/sit", p.bert.token, "{}"), 200);
        assert_int_equal(store_game_get(p.two.store, p.id, &row, seats), STORE_OK);
        assert_int_equal(row.state, GAME_RUNNING);
        assert_int_equal(row.started, p.two.now);
        assert_int_equal(row.grown, p.two.now);
        assert_int_equal(row.due, p.two.now + 300000);
        int wait = hub_wait(p.one.hub);
        assert_true(wait > 0 && wait <= 3000);
        pair_end(&p);
    }
}

/* ---- A store that fails for a moment ---------------------------------------------------------------- */

static int pauses_of(struct pair *p)
{
    struct store_pause pauses[4];
    int count = -1;
    assert_int_equal(store_pauses(p->two.store, 0, 4, pauses, &count), STORE_OK);
    return count;
}

/* The game runs, and then no server is there for an hour; one has stored that, another one starts. */
static void start_after_pause(struct pair *p)
{
    pair_open(p);
    make_game(&p->two, &p->ada, NULL, TWO, p->id);
    bert_sits(p);
    p->two.now += 3600000;
    struct client c = client_new();
    struct hub_request request = {"GET", "/api/server", "", "", "", "", 0};
    hub_ask(p->two.hub, &c, &request);
    client_free(&c);
    assert_int_equal(pauses_of(p), 1);
    hub_free(p->one.hub);
    p->one.now = p->two.now;
    p->one.hub = bench_hub(&p->one);
}

/* Whichever call of its first ones fails: who does not know the pauses says of nobody that the time is
 * up. */
static void test_start_without_pauses(void **unused)
{
    enum { CALLS = 40 };
    (void)unused;
    for (int call = 0; call < CALLS; call++) {
        struct pair p;
        struct store_game row;
        struct store_seat seats[STORE_SEATS];
        char body[64];
        start_after_pause(&p);
        assert_int_equal(store_game_get(p.two.store, p.id, &row, seats), STORE_OK);
        int count = row.count;
        const char *token = seats[row.actor].name[0] != '\0' ? p.ada.token : p.bert.token;
        snprintf(body, sizeof body, "{\"n\":%d,\"lines\":[\"nonsense\"]}", count + 1);
        p.fault.commit_in = 0;
        p.fault.fails_in = 1000;
        p.commits = call;
        int status = ask_of(&p, &p.one, "/lines", token, body);
        assert_true(status == 503 || status == 422);
        p.commits = 0;
        p.one.now += 1000;
        assert_int_equal(ask_of(&p, &p.one, "/lines", token, body), 422);
        assert_int_equal(store_game_get(p.two.store, p.id, &row, seats), STORE_OK);
        assert_int_equal(row.state, GAME_RUNNING);
        assert_int_equal(row.count, count);
        pair_end(&p);
    }
}

/* Our clock has jumped and the store's cannot be asked: nothing is stored at a time that is wrong. */
static void test_clock_without_answer(void **unused)
{
    static const int64_t offsets[] = {-600000, 3600000};
    (void)unused;
    for (size_t i = 0; i < sizeof offsets / sizeof *offsets; i++) {
        struct pair p;
        struct store_game row;
        struct store_seat seats[STORE_SEATS];
        pair_open(&p);
        p.fault.now = right_time;
        make_game(&p.two, &p.ada, NULL, TWO, p.id);
        p.two.now += 5000;
        hub_turn(p.two.hub);
        p.one.now = p.two.now + offsets[i];
        p.fault.commit_in = 0;
        p.fault.fails_in = 1000;
        p.commits = 1;
        assert_int_equal(ask_of(&p, &p.one, "/sit", p.bert.token, "{}"), 503);
        assert_int_equal(pauses_of(&p), 0);
        assert_int_equal(ask_of(&p, &p.one, "/sit", p.bert.token, "{}"), 200);
        assert_int_equal(store_game_get(p.two.store, p.id, &row, seats), STORE_OK);
        assert_int_equal(row.started, p.two.now);
        pair_end(&p);
    }
}

/* ---- Records ----------------------------------------------------------------------------------------- */

static struct client ask_records(struct bench *b, const char *path)
{
    struct client c = client_new();
    hub_ask(b->hub, &c, &(struct hub_request){"GET", path, "", "", "", "", 0});
    hub_turn(b->hub);
    return c;
}

/* At whatever question the store fails: records are refused, or are all there and say how they go on. */
static void test_records_are_whole(void **unused)
{
    enum { GAMES = 51 }; /* one more than a part has */
    static const char record[] = "aude 2\ngame carcassonne seats=2\n\ntable resign 0\n";
    static const char *const paths[] = {"/api/records", "/api/records/all"};
    struct pair p;
    (void)unused;
    pair_open(&p);
    for (int i = 0; i < GAMES; i++) {
        char id[STORE_ID_MAX];
        snprintf(id, sizeof id, "game%d", i);
        assert_int_equal(
            import_finished(p.two.store, record, strlen(record), id, p.two.now - GAMES + i),
            WHY_NOT);
    }
    for (int i = 0; i < 2; i++) {
        struct client whole = ask_records(&p.two, paths[i]);
        int refused = 0;
        assert_int_equal(whole.status, 200);
        assert_non_null(strstr(whole.fields, ".game"));
        p.fault.fails_in = 1000;
        for (int round = 1; p.commits == 0; round++) {
            p.commits = round;
            struct client c = ask_records(&p.one, paths[i]);
            if (c.status == 200) {
                assert_string_equal(c.body, whole.body);
                assert_string_equal(c.fields, whole.fields);
            } else {
                assert_int_equal(c.status, 503);
                refused++;
            }
            client_free(&c);
        }
        p.fault.fails_in = p.commits = 0;
        assert_true(refused > 10);
        client_free(&whole);
    }
    pair_end(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_leave),
        cmocka_unit_test(test_nonsense_too_late),
        cmocka_unit_test(test_store_down),
        cmocka_unit_test(test_talk_is_told_once),
        cmocka_unit_test(test_blocks_that_cannot_be_read),
        cmocka_unit_test(test_beat_by_itself),
        cmocka_unit_test(test_clocks_differ),
        cmocka_unit_test(test_start_without_pauses),
        cmocka_unit_test(test_clock_without_answer),
        cmocka_unit_test(test_tokens_end_elsewhere),
        cmocka_unit_test(test_sockets_of_one),
        cmocka_unit_test(test_records_are_whole),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
