/*
 * test_online_lobby.c: open tables: which of them are shown, which go, who hears of it, and how quick
 * pairing chooses among them.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "bench.h"

#define SECOND INT64_C(1000)
#define MINUTE (60 * SECOND)
#define HOUR (60 * MINUTE)
#define DAY (24 * HOUR)

#define TABLE(more)                                                                                \
    "{\"rules\":\"carcassonne seats=2\",\"seats\":[{\"by\":\"me\"},{\"by\":\"open\"}]" more "}"
#define LIVE TABLE(",\"clock\":\"5m+0\",\"public\":true")
#define SLOW TABLE(",\"clock\":\"3d\",\"public\":true")
#define PRIVATE TABLE("")
#define QUICK "{\"rules\":\"carcassonne\",\"clock\":\"5m+3\"}"

/* Time passes, as it does: the hub has its turns. */
static void pass(struct bench *b, int64_t ms)
{
    for (int64_t end = b->now + ms; b->now < end;) {
        b->now += end - b->now < SECOND ? end - b->now : SECOND;
        hub_turn(b->hub);
    }
}

/* The lobby as anybody sees it: how many there are, and the id of the first. */
static int lobby(struct bench *b, char first[STORE_ID_MAX])
{
    json_t *answer = ask(b, 200, "GET", "/api/lobby", "", "");
    const json_t *games = json_object_get(answer, "games");
    int count = (int)json_array_size(games);
    if (count > 0 && first != NULL)
        snprintf(first, STORE_ID_MAX, "%s", text_of(json_array_get(games, 0), "id"));
    json_decref(answer);
    return count;
}

static bool is_there(struct bench *b, const char *id)
{
    struct store_game g;
    struct store_seat seats[STORE_SEATS];
    return store_game_get(b->store, id, &g, seats) == STORE_OK;
}

/* Somebody goes, and comes again with the same token. */
static void go(struct bench *b, struct client *c)
{
    hub_left(b->hub, c);
    hub_turn(b->hub);
}

/* ---- Fresh and stale ------------------------------------------------------------------------------- */

static void a_table_is_shown_while_somebody_is_there(void **state)
{
    struct bench b;
    struct client ada, eve;
    char id[STORE_ID_MAX], slow[STORE_ID_MAX], first[STORE_ID_MAX];
    (void)state;
    bench_open(&b, "memory:");
    come_as_guest(&b, &ada);
    come_as_guest(&b, &eve); /* who sits nowhere keeps nothing */
    make_game(&b, &ada, NULL, SLOW, slow);
    pass(&b, SECOND);
    make_game(&b, &ada, NULL, LIVE, id);
    pass(&b, 3 * HOUR);
    assert_int_equal(lobby(&b, first), 2);
    assert_string_equal(first, id);
    go(&b, &ada);
    pass(&b, MINUTE);
    assert_int_equal(lobby(&b, NULL), 2);
    pass(&b, 3 * MINUTE);
    assert_int_equal(lobby(&b, first), 1);
    assert_string_equal(first, slow);
    pass(&b, 30 * MINUTE);
    come(&b, &ada);
    pass(&b, 3 * SECOND);
    assert_int_equal(lobby(&b, first), 2);
    assert_string_equal(first, id);
    leave(&b, &ada);
    leave(&b, &eve);
    bench_end(&b);
}

static void a_table_that_nobody_comes_back_to_goes(void **state)
{
    struct bench b;
    struct client ada, eve;
    char live[STORE_ID_MAX], slow[STORE_ID_MAX], private[STORE_ID_MAX], running[STORE_ID_MAX];
    (void)state;
    bench_open(&b, "memory:");
    come_as_guest(&b, &ada);
    come_as_guest(&b, &eve);
    make_game(&b, &ada, NULL, LIVE, live);
    make_game(&b, &ada, NULL, SLOW, slow);
    make_game(&b, &ada, NULL, PRIVATE, private);
    make_game(&b, &ada, &eve, LIVE, running);
    watch(&b, &eve, live, 0);
    pass(&b, MINUTE);
    go(&b, &ada);
    pass(&b, 55 * MINUTE);
    assert_true(is_there(&b, live));
    assert_int_equal(count_of(&eve, "gone"), 0);
    for (int i = 0; i < 7 * 60 && is_there(&b, live); i++)
        pass(&b, SECOND);
    assert_false(is_there(&b, live)); /* and whoever watches knows it in the same turn */
    json_t *gone = take(&eve, "gone");
    assert_string_equal(text_of(gone, "game"), live);
    json_decref(gone);
    assert_int_equal(count_of(&eve, "gone"), 0);
    assert_true(is_there(&b, slow) && is_there(&b, private) && is_there(&b, running));
    b.now += 13 * DAY;
    pass(&b, 5 * MINUTE);
    assert_true(is_there(&b, slow) && is_there(&b, private));
    b.now += DAY;
    pass(&b, 5 * MINUTE);
    assert_false(is_there(&b, slow) || is_there(&b, private));
    assert_true(is_there(&b, running));
    leave(&b, &ada);
    leave(&b, &eve);
    bench_end(&b);
}

/* The server slept for a day, or was not there: whoever is back soon has their table. */
static void nothing_goes_before_people_could_come_back(void **state)
{
    struct bench b;
    struct client ada, bert, cleo;
    char here[STORE_ID_MAX], back[STORE_ID_MAX], away[STORE_ID_MAX];
    (void)state;
    bench_open(&b, "memory:");
    come_as_guest(&b, &ada);
    come_as_guest(&b, &bert);
    come_as_guest(&b, &cleo);
    make_game(&b, &ada, NULL, LIVE, here);
    make_game(&b, &bert, NULL, LIVE, back);
    make_game(&b, &cleo, NULL, LIVE, away);
    pass(&b, 10 * MINUTE);
    go(&b, &bert);
    go(&b, &cleo);
    b.now += DAY;
    pass(&b, MINUTE);
    come(&b, &bert);
    pass(&b, 5 * MINUTE);
    assert_true(is_there(&b, here) && is_there(&b, back));
    assert_false(is_there(&b, away));
    /* A process that begins anew. */
    go(&b, &ada);
    go(&b, &bert);
    hub_free(b.hub);
    b.now += DAY;
    b.hub = bench_hub(&b);
    pass(&b, MINUTE);
    come(&b, &ada);
    pass(&b, 5 * MINUTE);
    assert_true(is_there(&b, here));
    assert_false(is_there(&b, back));
    /* A clock that was set back keeps nobody from being seen. */
    b.now -= HOUR;
    make_game(&b, &ada, NULL, LIVE, back);
    pass(&b, 10 * MINUTE);
    assert_int_equal(lobby(&b, NULL), 2);
    leave(&b, &ada);
    leave(&b, &bert);
    leave(&b, &cleo);
    bench_end(&b);
}

/* Whoever sits down makes it fresh, also without a connection that lasts. */
static void sitting_down_makes_a_table_fresh(void **state)
{
    struct bench b;
    struct client ada, bert = client_new();
    char id[STORE_ID_MAX], path[64];
    (void)state;
    bench_open(&b, "memory:");
    come_as_guest(&b, &ada);
    make_game(&b, &ada, NULL,
              "{\"rules\":\"carcassonne seats=3\",\"seats\":[{\"by\":\"me\"},{\"by\":\"open\"},"
              "{\"by\":\"open\"}],\"public\":true}",
              id);
    go(&b, &ada);
    pass(&b, 59 * MINUTE);
    assert_int_equal(lobby(&b, NULL), 0);
    be_guest(&b, &bert);
    snprintf(path, sizeof path, "/api/games/%s/sit", id);
    json_decref(ask(&b, 200, "POST", path, bert.token, "{}"));
    assert_int_equal(lobby(&b, NULL), 1);
    pass(&b, 59 * MINUTE);
    assert_true(is_there(&b, id));
    pass(&b, 2 * MINUTE);
    assert_false(is_there(&b, id));
    leave(&b, &ada);
    client_free(&bert);
    bench_end(&b);
}

/* It does not matter to which process somebody is connected. */
static void processes_keep_tables_for_each_other(void **state)
{
    struct bench b, other;
    struct client ada, eve;
    char id[STORE_ID_MAX];
    (void)state;
    bench_open(&b, "memory:");
    other = b;
    other.hub = bench_hub(&other);
    other.dice++;
    come_as_guest(&other, &ada);
    come_as_guest(&b, &eve);
    make_game(&other, &ada, NULL, LIVE, id);
    watch(&b, &eve, id, 0);
    for (int i = 0; i < 2 * 60 * 60; i++) {
        pass(&other, SECOND);
        pass(&b, SECOND);
    }
    assert_int_equal(lobby(&b, NULL), 1);
    go(&other, &ada);
    for (int i = 0; i < 2 * 60 * 60; i++) {
        pass(&other, SECOND); /* which is the first to find it */
        pass(&b, SECOND);
    }
    assert_false(is_there(&b, id));
    assert_int_equal(count_of(&eve, "gone"), 1);
    leave(&other, &ada);
    leave(&b, &eve);
    hub_free(other.hub);
    bench_end(&b);
}

/* ---- What the lobby is told -------------------------------------------------------------------------- */

static void the_lobby_is_told_when_it_has_changed(void **state)
{
    struct bench b;
    struct client ada, eve, late;
    char id[STORE_ID_MAX];
    (void)state;
    bench_open(&b, "memory:");
    come_as_guest(&b, &ada);
    come_as_guest(&b, &eve);
    come_as_guest(&b, &late);
    say(&b, &eve, "{\"t\":\"lobby\",\"on\":true}");
    assert_int_equal(count_of(&eve, "lobby"), 1);
    pass(&b, MINUTE);
    assert_int_equal(count_of(&eve, "lobby"), 1);
    /* Sixty in a second and a half are one message or two, of at most fifty tables. */
    b.now += 2 * SECOND;
    hub_turn(b.hub);
    for (int i = 0; i < 60; i++) {
        make_game(&b, &ada, NULL, LIVE, id);
        b.now += 25;
        hub_turn(b.hub);
    }
    int told = count_of(&eve, "lobby");
    assert_in_range(told, 2, 3);
    /* Who opens it has it at once, and not twice. */
    make_game(&b, &ada, NULL, LIVE, id);
    say(&b, &late, "{\"t\":\"lobby\",\"on\":true}");
    json_t *first = take(&late, "lobby");
    const json_t *games = json_object_get(first, "games");
    assert_int_equal(json_array_size(games), 50);
    assert_string_equal(text_of(json_array_get(games, 0), "id"), id);
    json_decref(first);
    pass(&b, MINUTE);
    assert_int_equal(count_of(&eve, "lobby"), told + 1);
    assert_int_equal(count_of(&late, "lobby"), 0);
    /* Tables that nobody sits at any more disappear, and nobody has to do anything for it. */
    go(&b, &ada);
    pass(&b, 5 * MINUTE);
    assert_int_equal(count_of(&late, "lobby"), 1);
    json_t *none = take(&late, "lobby");
    assert_int_equal(json_array_size(json_object_get(none, "games")), 0);
    json_decref(none);
    leave(&b, &ada);
    leave(&b, &eve);
    leave(&b, &late);
    bench_end(&b);
}

/* ---- Quick pairing --------------------------------------------------------------------------------------- */

/* Presses; the table is at id, and whether its game runs is the answer. */
static bool press(struct bench *b, const struct client *c, const char *wish, char id[STORE_ID_MAX])
{
    json_t *answer = ask(b, 200, "POST", "/api/quick", c->token, wish);
    const json_t *game = json_object_get(answer, "game");
    bool is_running = strcmp(text_of(game, "state"), "running") == 0;
    snprintf(id, STORE_ID_MAX, "%s", text_of(game, "id"));
    json_decref(answer);
    return is_running;
}

static bool quick(struct bench *b, const struct client *c, char id[STORE_ID_MAX])
{
    return press(b, c, QUICK, id);
}

static void quick_pairing_takes_who_has_waited_longest(void **state)
{
    struct bench b;
    struct client c[4];
    char id[4][STORE_ID_MAX], first[STORE_ID_MAX];
    (void)state;
    bench_open(&b, "memory:");
    for (int i = 0; i < 4; i++)
        come_as_guest(&b, &c[i]);
    assert_false(quick(&b, &c[0], id[0]));
    /* The first goes away; the second does not sit down with nobody. */
    go(&b, &c[0]);
    pass(&b, 5 * MINUTE);
    assert_false(quick(&b, &c[1], id[1]));
    assert_string_not_equal(id[0], id[1]);
    /* Nobody plays with himself, however often he presses. */
    assert_false(quick(&b, &c[1], first));
    assert_string_equal(first, id[1]);
    pass(&b, MINUTE);
    come(&b, &c[0]);
    pass(&b, MINUTE);
    assert_int_equal(lobby(&b, NULL), 2);
    /* The third gets the older of the two. */
    assert_true(quick(&b, &c[2], id[2]));
    assert_string_equal(id[2], id[0]);
    assert_true(quick(&b, &c[3], id[3]));
    assert_string_equal(id[3], id[1]);
    assert_int_equal(lobby(&b, NULL), 0);
    for (int i = 0; i < 4; i++)
        leave(&b, &c[i]);
    bench_end(&b);
}

/* Two wait for each other at two tables: the next who presses ends that, the older or the newer. */
static void two_who_wait_find_each_other(void **state)
{
    (void)state;
    for (int who = 0; who < 2; who++) {
        struct bench b;
        struct client c[2];
        char id[2][STORE_ID_MAX], met[STORE_ID_MAX];
        bench_open(&b, "memory:");
        come_as_guest(&b, &c[0]);
        come_as_guest(&b, &c[1]);
        assert_false(quick(&b, &c[0], id[0]));
        go(&b, &c[0]);
        pass(&b, 5 * MINUTE);
        assert_false(quick(&b, &c[1], id[1]));
        come(&b, &c[0]);
        pass(&b, 3 * SECOND);
        watch(&b, &c[who], id[who], 0);
        assert_true(quick(&b, &c[who], met));
        assert_string_equal(met, id[1 - who]);
        assert_false(is_there(&b, id[who]));
        assert_int_equal(count_of(&c[who], "gone"), 1);
        assert_int_equal(lobby(&b, NULL), 0);
        leave(&b, &c[0]);
        leave(&b, &c[1]);
        bench_end(&b);
    }
}

/* Both press in the same turn. */
static void two_who_press_at_once_play(void **state)
{
    struct bench b;
    struct client c[2], request[2] = {client_new(), client_new()};
    (void)state;
    bench_open(&b, "memory:");
    for (int i = 0; i < 2; i++)
        come_as_guest(&b, &c[i]);
    for (int i = 0; i < 2; i++) {
        struct hub_request r = {"POST", "/api/quick", "", c[i].token, "", QUICK, strlen(QUICK)};
        hub_ask(b.hub, &request[i], &r);
    }
    hub_turn(b.hub);
    assert_int_equal(request[0].status, 200);
    assert_int_equal(request[1].status, 200);
    assert_non_null(strstr(request[1].body, "\"running\""));
    for (int i = 0; i < 2; i++) {
        assert_int_equal(count_of(&c[i], "event") > 0, 1);
        leave(&b, &c[i]);
        client_free(&request[i]);
    }
    bench_end(&b);
}

/* At a table of three: whoever waits there with another stays, also if somebody waits alone elsewhere. */
static void who_does_not_wait_alone_stays(void **state)
{
    static const char three[] = "{\"rules\":\"carcassonne seats=3\"}";
    struct bench b;
    struct client c[3];
    char id[4][STORE_ID_MAX];
    (void)state;
    bench_open(&b, "memory:");
    for (int i = 0; i < 3; i++)
        come_as_guest(&b, &c[i]);
    press(&b, &c[0], three, id[0]);
    press(&b, &c[1], three, id[1]);
    assert_string_equal(id[0], id[1]);
    go(&b, &c[0]);
    go(&b, &c[1]);
    pass(&b, 5 * MINUTE);
    press(&b, &c[2], three, id[2]);
    assert_string_not_equal(id[2], id[0]);
    come(&b, &c[0]);
    come(&b, &c[1]);
    pass(&b, 3 * SECOND);
    press(&b, &c[0], three, id[3]);
    assert_string_equal(id[3], id[0]);
    /* Who is alone comes over. */
    assert_true(press(&b, &c[2], three, id[3]));
    assert_string_equal(id[3], id[0]);
    assert_false(is_there(&b, id[2]));
    for (int i = 0; i < 3; i++)
        leave(&b, &c[i]);
    bench_end(&b);
}

/* Without a connection that lasts it is the pressing that says "I am here". */
static void who_presses_again_is_there(void **state)
{
    struct bench b;
    struct client ada = client_new(), bert = client_new();
    char id[STORE_ID_MAX], again[STORE_ID_MAX];
    (void)state;
    bench_open(&b, "memory:");
    be_guest(&b, &ada);
    be_guest(&b, &bert);
    quick(&b, &ada, id);
    pass(&b, 5 * MINUTE);
    assert_int_equal(lobby(&b, NULL), 0);
    assert_false(quick(&b, &ada, again));
    assert_string_equal(again, id);
    assert_int_equal(lobby(&b, NULL), 1);
    assert_true(quick(&b, &bert, again));
    assert_string_equal(again, id);
    client_free(&ada);
    client_free(&bert);
    bench_end(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_table_is_shown_while_somebody_is_there),
        cmocka_unit_test(a_table_that_nobody_comes_back_to_goes),
        cmocka_unit_test(nothing_goes_before_people_could_come_back),
        cmocka_unit_test(sitting_down_makes_a_table_fresh),
        cmocka_unit_test(processes_keep_tables_for_each_other),
        cmocka_unit_test(the_lobby_is_told_when_it_has_changed),
        cmocka_unit_test(quick_pairing_takes_who_has_waited_longest),
        cmocka_unit_test(two_who_wait_find_each_other),
        cmocka_unit_test(two_who_press_at_once_play),
        cmocka_unit_test(who_does_not_wait_alone_stays),
        cmocka_unit_test(who_presses_again_is_there),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
