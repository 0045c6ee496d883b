/*
 * test_online_more.c: ratings, profiles, streams, workers, and a store that is down.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "../../online/calls.h"
#include "../../online/import.h"
#include "online.h"

/* ---- Ratings ----------------------------------------------------------------------------------------------- */

static void rated_games_change_ratings(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person ada = new_person(w, "ada"), bob = new_person(w, "bob");
    struct game_id id = new_game(w, &ada,
                                 "{\"rules\":\"carcassonne\",\"rated\":true,\"clock\":\"15m+0\","
                                 "\"public\":true,\"seats\":[{\"by\":\"me\"},{\"by\":\"open\"}]}");
    refused_at(w, &id, 403, "guest", "POST", about(&id, "/sit"), new_guest(w).token, "{}");
    refused_at(w, &id, 400, "rated", "POST", about(&id, "/sit"), ada.token, "{\"seat\":1}");
    json_decref(ask(w, 200, "POST", about(&id, "/sit"), bob.token, "{}"));
    json_decref(ask(w, 200, "POST", about(&id, "/resign"), bob.token, "{}"));
    /* Two who are new: the example can be calculated by hand from the paper's formulas. */
    assert_float_equal(rating_of(w, "ada"), 1662.31, 0.01);
    assert_float_equal(rating_of(w, "bob"), 1337.69, 0.01);
    json_t *points = ask(w, 200, "GET", "/api/players/ada/ratings?what=carcassonne%2F2", "", "");
    assert_int_equal(json_array_size(json_object_get(points, "points")), 1);
    json_decref(points);
    refused(w, 400, "json", "GET", "/api/players/ada/ratings", "", "");
    refused(w, 404, "player", "GET", "/api/players/nobody/ratings?what=carcassonne/2", "", "");
    json_t *games = ask(w, 200, "GET", "/api/players/ada/games", "", "");
    assert_string_equal(text_at(games, "games/0/id"), id.text);
    json_decref(games);
    /* Nobody is certain enough for the list of the best; after many games they are. */
    json_t *best = ask(w, 200, "GET", "/api/best?what=carcassonne/2", "", "");
    assert_int_equal(json_array_size(json_object_get(best, "players")), 0);
    json_decref(best);
    for (int i = 0; i < 20; i++) {
        w->now += 60000;
        json_decref(ask(w, 200, "POST", about(&id, "/talk"), ada.token,
                        "{\"do\":\"ask\",\"what\":\"rematch\"}"));
        json_decref(
            ask(w, 200, "POST", about(&id, "/talk"), bob.token, "{\"do\":\"agree\",\"n\":1}"));
        json_t *game = ask(w, 200, "GET", about(&id, ""), "", "");
        snprintf(id.text, sizeof id.text, "%s", text_at(game, "game/next"));
        json_decref(game);
        json_decref(
            ask(w, 200, "POST", about(&id, "/resign"), i % 2 == 0 ? ada.token : bob.token, "{}"));
    }
    best = ask(w, 200, "GET", "/api/best?what=carcassonne/2", "", "");
    assert_int_equal(json_array_size(json_object_get(best, "players")), 2);
    assert_int_equal(int_at(best, "players/0/games"), 21);
    json_decref(best);
    refused(w, 400, "json", "GET", "/api/best", "", "");
    world_shut(w);
}

/* Whoever erases the account has lost its games first. */
static void erasing_loses_rated_games(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person ada = new_person(w, "ada"), bob = new_person(w, "bob");
    struct game_id id = new_game(w, &ada,
                                 "{\"rules\":\"carcassonne\",\"rated\":true,\"clock\":\"15m+0\","
                                 "\"public\":true,\"seats\":[{\"by\":\"me\"},{\"by\":\"open\"}]}");
    json_decref(ask(w, 200, "POST", about(&id, "/sit"), bob.token, "{}"));
    json_decref(
        ask(w, 200, "POST", "/api/me/erase", ada.token, "{\"password\":\"password of ada\"}"));
    assert_true(rating_of(w, "bob") > 1500);
    world_shut(w);
}

/* An abort is no result, and a game that is not rated changes nothing. */
static void other_games_do_not(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person ada = new_person(w, "ada"), bob = new_person(w, "bob");
    struct game_id id = two_play(w, &ada, &bob, ",\"rated\":true,\"clock\":\"3d\"");
    refused_at(w, &id, 400, "rated", "POST", about(&id, "/talk"), ada.token,
               "{\"do\":\"ask\",\"what\":\"clock\",\"text\":\"none\"}");
    json_decref(
        ask(w, 200, "POST", about(&id, "/talk"), ada.token, "{\"do\":\"ask\",\"what\":\"abort\"}"));
    json_decref(ask(w, 200, "POST", about(&id, "/talk"), bob.token, "{\"do\":\"agree\",\"n\":1}"));
    id = two_play(w, &ada, &bob, "");
    json_decref(ask(w, 200, "POST", about(&id, "/resign"), bob.token, "{}"));
    json_t *player = ask(w, 200, "GET", "/api/players/ada", "", "");
    assert_int_equal(json_array_size(at_path(player, "player/ratings")), 0);
    json_decref(player);
    /* They were no public games either. */
    json_t *games = ask(w, 200, "GET", "/api/players/ada/games", "", "");
    assert_int_equal(json_array_size(json_object_get(games, "games")), 0);
    json_decref(games);
    world_shut(w);
}

/* ---- Streams ------------------------------------------------------------------------------------------------- */

static void streams_tell_what_happens(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), other = new_guest(w);
    struct game_id id = two_play(w, &one, &other, "");
    struct peer_of_test game = {0}, events = {0}, refusal = {0};
    send_request(w, &game, "", "GET", about(&id, "/stream?since=0"), "", "");
    send_request(w, &events, "", "GET", "/api/events", one.token, "");
    send_request(w, &refusal, "", "GET", about(&id, "/stream?since=999"), "", "");
    assert_true(game.is_stream && events.is_stream && !refusal.is_stream);
    assert_int_equal(refusal.status, 400);
    int before = game.count;
    assert_true(before >= 2);
    play_one(w, &id, &one, &other);
    assert_true(game.count > before);
    assert_string_equal(text_at(game.sent[game.count - 1], "t"), "lines");
    json_decref(ask(w, 200, "POST", about(&id, "/resign"), other.token, "{}"));
    assert_true(events.count >= 1);
    assert_string_equal(text_at(events.sent[events.count - 1], "t"), "event");
    assert_string_equal(text_at(events.sent[events.count - 1], "what"), "over");
    hub_left(w->hub, &game);
    hub_left(w->hub, &events);
    refused(w, 401, "token", "GET", "/api/events", "", "");
    peer_clear(&game);
    peer_clear(&events);
    peer_clear(&refusal);
    world_shut(w);
}

/* Whoever logs out is not told more. */
static void logging_out_ends_streams(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w);
    struct peer_of_test events = {0};
    send_request(w, &events, "", "GET", "/api/events", one.token, "");
    assert_true(events.is_stream);
    json_decref(ask(w, 200, "POST", "/api/logout", one.token, ""));
    assert_true(events.is_closed);
    hub_left(w->hub, &events);
    peer_clear(&events);
    world_shut(w);
}

/* ---- Waking people ---------------------------------------------------------------------------------------------- */

static void subscribe(struct world *w, const struct person *p, const char *endpoint)
{
    char body[128];
    snprintf(body, sizeof body, "{\"endpoint\":\"%s\",\"key\":\"k\",\"secret\":\"s\"}", endpoint);
    json_decref(ask(w, 200, "POST", "/api/me/push", p->token, body));
}

/* Plays until that seat must act. */
static void play_until(struct world *w, const struct game_id *id, const struct person *one,
                       const struct person *other, int seat)
{
    int actor = -1;
    while (actor != seat) {
        assert_true(play_one(w, id, one, other));
        struct aude_table *t = table_of(w, id);
        actor = aude_table_actor(t);
        aude_table_close(t);
    }
}

/* Whoever must act and is not connected is told, on each device, and once for each turn. */
static void the_absent_are_woken(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), other = new_guest(w);
    struct peer_of_test events = {0};
    char expected[128];
    subscribe(w, &one, "https://a.example/1");
    subscribe(w, &one, "https://a.example/2");
    struct game_id id = two_play(w, &one, &other, "");
    assert_int_equal(w->pushes, 2);
    snprintf(expected, sizeof expected, "{\"game\":\"%s\",\"what\":\"turn\"}", id.text);
    assert_string_equal(w->pushed, expected);
    assert_int_equal(strncmp(w->pushed_to, "https://a.example/", 18), 0);
    /* While it is one's turn, and in that of somebody without a device, nothing is sent. */
    play_until(w, &id, &one, &other, 1);
    assert_int_equal(w->pushes, 2);
    /* Now one is there. */
    send_request(w, &events, "", "GET", "/api/events", one.token, "");
    play_until(w, &id, &one, &other, 0);
    assert_int_equal(w->pushes, 2);
    hub_left(w->hub, &events);
    play_until(w, &id, &one, &other, 1);
    play_until(w, &id, &one, &other, 0);
    assert_int_equal(w->pushes, 4);
    peer_clear(&events);
    world_shut(w);
}

/* Whoever has given up is not called to the turns of the computer that plays on for them. */
static void turns_of_a_computer_wake_nobody(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), gone = new_guest(w), third = new_guest(w);
    struct game_id id = new_game(w, &one,
                                 "{\"rules\":\"carcassonne seats=3\",\"clock\":\"none\",\"seats\":"
                                 "[{\"by\":\"me\"},{\"by\":\"open\"},{\"by\":\"open\"}]}");
    json_decref(ask(w, 200, "POST", about(&id, "/sit"), gone.token, "{}"));
    json_decref(ask(w, 200, "POST", about(&id, "/sit"), third.token, "{}"));
    subscribe(w, &gone, "https://a.example/1");
    json_decref(ask(w, 200, "POST", about(&id, "/resign"), gone.token, "{}"));
    play_until(w, &id, &one, &gone, 1);
    json_t *game = ask(w, 200, "GET", about(&id, ""), "", "");
    assert_string_equal(text_at(game, "game/seats/1/by"), "ranking");
    assert_int_equal(int_at(game, "game/actor"), 1);
    json_decref(game);
    assert_int_equal(w->pushes, 0);
    world_shut(w);
}

/* As many as somebody may have, all are woken; with one more the oldest is not, wherever it is. */
static void all_browsers_are_woken(void **state)
{
    enum { MOST = 16 };
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), other = new_guest(w);
    char endpoint[64];
    for (int i = 0; i < MOST; i++) {
        w->now += 1000;
        snprintf(endpoint, sizeof endpoint, "https://a.example/%c", 'z' - i);
        subscribe(w, &one, endpoint);
    }
    subscribe(w, &one, "https://a.example/x"); /* once more: it costs nobody the place */
    (void)two_play(w, &one, &other, "");
    assert_int_equal(w->pushes, MOST);
    w->now += 1000;
    subscribe(w, &one, "https://a.example/0");
    json_t *data = ask(w, 200, "GET", "/api/me/data", one.token, "");
    const json_t *push = json_object_get(data, "push");
    assert_int_equal(json_array_size(push), MOST);
    for (int i = 0; i < MOST; i++)
        assert_string_not_equal(json_string_value(json_array_get(push, (size_t)i)),
                                "https://a.example/z");
    json_decref(data);
    world_shut(w);
}

/* ---- Workers --------------------------------------------------------------------------------------------------- */

static struct person new_worker(struct world *w)
{
    struct person p;
    struct store_token t = {.kind = TOKEN_WORKER, .made = w->now, .used = w->now};
    t.ends = w->now + 1000000;
    token_make(w->hub, p.token, t.hash);
    assert_int_equal(store_token_make(w->store, &t), STORE_OK);
    return p;
}

/* They ask as often as they have time, however many are behind one address; others do not. */
static void workers_are_not_counted(void **state)
{
    (void)state;
    struct world *w = world_open(true, false);
    struct person worker = new_worker(w);
    for (int i = 0; i < 700; i++) {
        struct peer_of_test p = {0};
        send_request(w, &p, "1.1.1.1", "POST", "/api/think/take", worker.token, "{\"players\":[]}");
        assert_int_equal(p.status, 200);
        peer_clear(&p);
    }
    for (int i = 0; i <= 600; i++) {
        struct peer_of_test p = {0};
        send_request(w, &p, "1.1.1.1", "GET", "/api/push", "", "");
        assert_int_equal(p.status, i < 600 ? 200 : 429);
        peer_clear(&p);
    }
    world_shut(w);
}

/* Whoever is no worker is counted there as elsewhere, whatever its token is worth. */
static void those_who_are_no_workers_are_counted(void **state)
{
    (void)state;
    struct world *w = world_open(true, false);
    struct person worker = new_worker(w), guest = new_guest(w);
    const char *const tokens[] = {guest.token, "", "wrong"};
    for (int i = 0; i < 3; i++) {
        char address[24];
        snprintf(address, sizeof address, "1.1.1.%d", i);
        for (int k = 0; k <= 600; k++) {
            struct peer_of_test p = {0};
            send_request(w, &p, address, "POST", i == 1 ? "/api/think/done" : "/api/think/take",
                         tokens[i], "{\"players\":[]}");
            if (k < 20 || i < 2 || k == 600)
                assert_int_equal(p.status, k < 600 ? 401 : 429);
            peer_clear(&p);
        }
        struct peer_of_test p = {0};
        send_request(w, &p, address, "GET", "/api/push", "", "");
        assert_int_equal(p.status, 429);
        peer_clear(&p);
    }
    struct peer_of_test p = {0};
    send_request(w, &p, "1.1.1.9", "POST", "/api/think/take", worker.token, "{\"players\":[]}");
    assert_int_equal(p.status, 200);
    peer_clear(&p);
    world_shut(w);
}

static void workers_think(void **state)
{
    (void)state;
    struct world *w = world_open(false, false);
    struct person one = new_guest(w), worker = new_worker(w);
    static const char take[] = "{\"players\":[\"greedy\"]}";
    refused(w, 401, "token", "POST", "/api/think/take", one.token, take);
    refused(w, 401, "token", "POST", "/api/think/take", "", take);
    refused(w, 401, "token", "GET", "/api/me", worker.token, "");
    refused(w, 400, "json", "POST", "/api/think/take", worker.token, "{}");
    refused(w, 400, "json", "POST", "/api/think/take", worker.token, "{\"players\":[1]}");
    json_t *job = ask(w, 200, "POST", "/api/think/take", worker.token, take);
    assert_true(json_is_null(json_object_get(job, "job")));
    json_decref(job);
    struct game_id id = new_game(
        w, &one, "{\"rules\":\"carcassonne\",\"seats\":[{\"by\":\"greedy\"},{\"by\":\"me\"}]}");
    job = ask(w, 200, "POST", "/api/think/take", worker.token, "{\"players\":[\"random\"]}");
    assert_true(json_is_null(json_object_get(job, "job")));
    json_decref(job);
    job = ask(w, 200, "POST", "/api/think/take", worker.token, take);
    assert_string_equal(text_at(job, "job/game"), id.text);
    assert_string_equal(text_at(job, "job/player"), "greedy");
    assert_int_equal(int_at(job, "job/seat"), 0);
    int n = (int)int_at(job, "job/n");
    const char *record = text_at(job, "job/record");
    struct aude_table *t;
    char line[AUDE_LINE_MAX], body[256];
    assert_int_equal(aude_table_read(record, strlen(record), &t, NULL), AUDE_OK);
    assert_int_equal(aude_table_count(t) + 1, n);
    first_line(t, line);
    aude_table_close(t);
    json_decref(job);
    /* It is taken. */
    job = ask(w, 200, "POST", "/api/think/take", worker.token, take);
    assert_true(json_is_null(json_object_get(job, "job")));
    json_decref(job);
    snprintf(body, sizeof body, "{\"game\":\"%s\",\"n\":%d,\"lines\":[\"a\\nb\"]}", id.text, n);
    refused_at(w, &id, 400, "json", "POST", "/api/think/done", worker.token, body);
    refused(w, 404, "game", "POST", "/api/think/done", worker.token,
            "{\"game\":\"x\",\"n\":1,\"lines\":[\"pass\"]}");
    snprintf(body, sizeof body, "{\"game\":\"%s\",\"n\":%d,\"lines\":[\"%s\"]}", id.text, n, line);
    json_t *done = ask(w, 200, "POST", "/api/think/done", worker.token, body);
    assert_string_equal(text_at(done, "lines/0"), line);
    json_decref(done);
    refused_at(w, &id, 409, "taken", "POST", "/api/think/done", worker.token, body);
    /* A worker that thinks nonsense holds nobody up: something legal is played. */
    id = new_game(w, &one,
                  "{\"rules\":\"carcassonne\",\"seats\":[{\"by\":\"greedy\"},{\"by\":\"me\"}]}");
    snprintf(body, sizeof body, "{\"game\":\"%s\",\"n\":2,\"lines\":[\"place 9,9 r0\"]}", id.text);
    done = ask(w, 200, "POST", "/api/think/done", worker.token, body);
    assert_int_equal(strncmp(text_at(done, "lines/0"), "place ", 6), 0);
    json_decref(done);
    world_shut(w);
}

/* ---- Finished games from elsewhere ------------------------------------------------------------------------------- */

static void finished_records_come_in(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), other = new_guest(w);
    struct game_id id = two_play(w, &one, &other, "");
    char *running = ask_text(w, 200, "GET", about(&id, "/record"), "", "");
    assert_int_equal(import_finished(w->store, running, strlen(running), "abc", 5), WHY_STATE);
    json_decref(ask(w, 200, "POST", about(&id, "/resign"), one.token, "{}"));
    char *record = ask_text(w, 200, "GET", about(&id, "/record"), "", "");
    assert_int_equal(import_finished(w->store, record, strlen(record), "abc", 5), WHY_NOT);
    assert_int_equal(import_finished(w->store, record, strlen(record), "abc", 5), WHY_GAME);
    assert_int_equal(import_finished(w->store, "aude", 4, "abcd", 5), WHY_RECORD);
    struct game_id other_id = {"abc"};
    json_t *game = ask(w, 200, "GET", about(&other_id, ""), "", "");
    assert_string_equal(text_at(game, "game/state"), "over");
    assert_string_equal(text_at(game, "game/ending"), "resigned");
    assert_string_equal(text_at(game, "game/seats/1/name"), "Other");
    json_decref(game);
    char *again = ask_text(w, 200, "GET", about(&other_id, "/record"), "", "");
    assert_string_equal(again, record);
    free(again);
    again = ask_text(w, 200, "GET", "/api/records", "", "");
    assert_non_null(strstr(again, "table resign 0"));
    free(again);
    refused(w, 400, "json", "GET", "/api/records?after=x", "", "");
    again = ask_text(w, 200, "GET", "/api/records?after=5.abc", "", "");
    assert_string_equal(again, "");
    free(again);
    free(running);
    free(record);
    world_shut(w);
}

/* All records come part by part, each once. */
static void records_come_in_parts(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    static const char record[] = "aude 2\ngame carcassonne seats=2\n\ntable resign 0\n";
    for (int i = 0; i < 120; i++) {
        char id[STORE_ID_MAX];
        snprintf(id, sizeof id, "game%d", i);
        assert_int_equal(import_finished(w->store, record, strlen(record), id, 1000 + i / 7),
                         WHY_NOT);
    }
    /* What somebody says was played elsewhere is no part of it, a whole part of such games as well. */
    struct person one = new_guest(w);
    for (int i = 0; i < 50; i++) {
        struct game_id id =
            new_game(w, &one,
                     "{\"record\":\"aude 2\\ngame carcassonne seats=2\\n\\n\","
                     "\"public\":true,\"seats\":[{\"by\":\"me\"},{\"by\":\"me\"}]}");
        json_decref(ask(w, 200, "POST", about(&id, "/resign"), one.token, "{}"));
    }
    for (int i = 0; i < 3; i++) {
        char id[] = "later0";
        id[5] = (char)('0' + i);
        assert_int_equal(import_finished(w->store, record, strlen(record), id, w->now + 1),
                         WHY_NOT);
    }
    char path[128] = "/api/records";
    int count = 0, parts = 0;
    for (bool is_last = false; !is_last; parts++) {
        struct peer_of_test p = {0};
        char next[64] = "";
        send_request(w, &p, "", "GET", path, "", "");
        assert_int_equal(p.status, 200);
        for (const char *at = p.body; (at = strstr(at, "aude 2\n")) != NULL; at++)
            count++;
        is_last = sscanf(p.fields, "Aude-Next: %63[^\r]", next) != 1;
        snprintf(path, sizeof path, "/api/records?after=%s", next);
        peer_clear(&p);
    }
    assert_int_equal(count, 123);
    assert_int_equal(parts, 4);
    struct peer_of_test p = {0};
    char more[HUB_NEXT_MAX];
    count = parts = 0;
    send_request(w, &p, "", "GET", "/api/records/all", "", "");
    for (bool is_last = false; !is_last; parts++) {
        assert_int_equal(p.status, 200);
        for (const char *at = p.body; (at = strstr(at, "aude 2\n")) != NULL; at++)
            count++;
        is_last = !hub_read_more(p.fields, more);
        peer_clear(&p);
        if (is_last)
            continue;
        snprintf(p.method, sizeof p.method, "GET");
        snprintf(p.path, sizeof p.path, "/api/records/all");
        hub_more(w->hub, &p, more);
        hub_turn(w->hub);
    }
    assert_int_equal(count, 123);
    assert_in_range(parts, 13, 20);
    assert_false(hub_read_more("Aude-Next: 5.abc\r\n", more));
    world_shut(w);
}

/* ---- Hostile texts ------------------------------------------------------------------------------------------------- */

/* Whatever is sent as a body to whatever call: it is answered once, and nothing breaks. */
static void every_call_bears_every_body(void **state)
{
    (void)state;
    struct world *w = world_open(false, false);
    struct person one = new_guest(w), ada = new_person(w, "ada"), worker = new_worker(w);
    struct game_id id = two_play(w, &one, &ada, "");
    static char large[60000];
    memset(large, 'a', sizeof large - 1);
    memcpy(large, "{\"name\":\"", 9);
    memcpy(large + sizeof large - 3, "\"}", 2);
    const char *const bodies[] = {
        "",
        "{}",
        "[]",
        "{\"a\":1e999}",
        "{\"name\":\"\\u0000\"}",
        "{\"name\":null,\"seat\":null}",
        "{\"name\":{},\"password\":[],\"rules\":{},\"seats\":{},\"n\":{},\"lines\":{},\"do\":{}}",
        "{\"name\":[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]}",
        large,
        "{\"n\":-9223372036854775808,\"lines\":[\"\"],\"seat\":9223372036854775807}",
        "{\"game\":\"\",\"n\":1,\"lines\":[\"pass\"],\"players\":[]}",
        "\xff\xfe",
        "{\"a\":1,\"a\":1}"};
    int count;
    const struct route *routes = calls_table(&count);
    const char *const tokens[] = {"", one.token, ada.token, worker.token, "wrong"};
    for (int i = 0; i < count; i++) {
        for (size_t k = 0; k < sizeof bodies / sizeof *bodies; k++) {
            for (size_t m = 0; m < sizeof tokens / sizeof *tokens; m++) {
                char path[128];
                struct peer_of_test p = {0};
                const char *at = strstr(routes[i].path, "ID");
                if (strcmp(routes[i].path, "/api/me/erase") == 0 ||
                    strcmp(routes[i].path, "/api/logout") == 0)
                    continue;
                if (at != NULL)
                    snprintf(path, sizeof path, "%.*s%s%s", (int)(at - routes[i].path),
                             routes[i].path, id.text, at + 2);
                else
                    snprintf(path, sizeof path, "%s", routes[i].path);
                send_request(w, &p, "", routes[i].method, path, tokens[m], bodies[k]);
                world_hash_all(w);
                assert_true(p.is_stream || p.status >= 200);
                if (p.is_stream)
                    hub_left(w->hub, &p);
                peer_clear(&p);
            }
        }
    }
    world_shut(w);
}

/* A hub that looks for nothing is there for one deed, and others wait for its transaction. */
static void who_only_tends_does_not_tidy(void **state)
{
    struct store_account guests[2];
    int count;
    (void)state;
    struct world *w = world_open(false, true);
    new_guest(w);
    w->now += 181 * INT64_C(24) * 3600 * 1000;
    hub_turn(w->hub);
    assert_int_equal(store_accounts(w->store, 0, 2, guests, &count), STORE_OK);
    assert_int_equal(count, 1);
    world_shut(w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rated_games_change_ratings),
        cmocka_unit_test(erasing_loses_rated_games),
        cmocka_unit_test(other_games_do_not),
        cmocka_unit_test(streams_tell_what_happens),
        cmocka_unit_test(logging_out_ends_streams),
        cmocka_unit_test(the_absent_are_woken),
        cmocka_unit_test(turns_of_a_computer_wake_nobody),
        cmocka_unit_test(all_browsers_are_woken),
        cmocka_unit_test(workers_think),
        cmocka_unit_test(those_who_are_no_workers_are_counted),
        cmocka_unit_test(workers_are_not_counted),
        cmocka_unit_test(finished_records_come_in),
        cmocka_unit_test(records_come_in_parts),
        cmocka_unit_test(every_call_bears_every_body),
        cmocka_unit_test(who_only_tends_does_not_tidy),
    };
    return cmocka_run_group_tests_name("online more", tests, NULL, NULL);
}
