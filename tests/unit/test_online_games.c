/*
 * test_online_games.c: games are made, found, sat at, played and looked at by calls.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "../../online/import.h"
#include "online.h"

#define TWO "{\"rules\":\"carcassonne\",\"seats\":[{\"by\":\"me\"},{\"by\":\"open\"}]"

/* ---- Whole games ------------------------------------------------------------------------------------------ */

static void two_guests_play_a_game(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), other = new_guest(w);
    struct game_id id = two_play(w, &one, &other, ",\"public\":true,\"clock\":\"15m+5\"");
    while (play_one(w, &id, &one, &other))
        w->now += 100;
    json_t *game = ask(w, 200, "GET", about(&id, ""), one.token, "");
    assert_string_equal(text_at(game, "game/state"), "over");
    assert_string_equal(text_at(game, "game/ending"), "played");
    assert_int_equal(int_at(game, "game/actor"), -1);
    assert_int_equal(int_at(game, "game/ended"), w->now - 100);
    struct aude_table *t = table_of(w, &id);
    int points[AUDE_SEATS];
    aude_scores(aude_table_view(t, AUDE_ONLOOKER), points);
    assert_int_equal(int_at(game, "game/points/0"), points[0]);
    assert_int_equal(int_at(game, "game/points/1"), points[1]);
    assert_int_equal(int_at(game, "game/count"), aude_table_count(t));
    aude_table_close(t);
    json_decref(game);
    char *records = ask_text(w, 200, "GET", "/api/records", "", "");
    assert_non_null(strstr(records, "seat 0 One"));
    free(records);
    refused_at(w, &id, 409, "state", "POST", about(&id, "/resign"), one.token, "{}");
    refused_at(w, &id, 409, "state", "POST", about(&id, "/sit"), new_guest(w).token, "{}");
    refused_at(w, &id, 409, "state", "POST", about(&id, "/lines"), one.token,
               "{\"n\":999,\"lines\":[\"pass\"]}");
    world_shut(w);
}

/* ---- New games --------------------------------------------------------------------------------------------- */

static void what_makes_no_sense_makes_no_game(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), ada = new_person(w, "ada");
    static const struct {
        int status;
        const char *why, *body;
    } tries[] = {
        {400, "json", "{}"},
        {400, "json", "{\"rules\":1}"},
        {400, "rules", "{\"rules\":\"chess\",\"seats\":[{\"by\":\"me\"},{\"by\":\"open\"}]}"},
        {400, "rules", "{\"rules\":\"\",\"seats\":[{\"by\":\"me\"},{\"by\":\"open\"}]}"},
        {400, "seats", "{\"rules\":\"carcassonne\"}"},
        {400, "json", "{\"rules\":\"carcassonne\",\"seats\":1}"},
        {400, "seats", "{\"rules\":\"carcassonne\",\"seats\":[]}"},
        {400, "seats", "{\"rules\":\"carcassonne\",\"seats\":[{\"by\":\"me\"}]}"},
        {400, "seats",
         "{\"rules\":\"carcassonne\",\"seats\":[{\"by\":\"open\"},{\"by\":\"open\"}]}"},
        {400, "seats", "{\"rules\":\"carcassonne\",\"seats\":[{\"by\":\"me\"},{\"by\":\"hal\"}]}"},
        {400, "seats",
         "{\"rules\":\"carcassonne\",\"seats\":[{\"by\":\"me\"},{\"by\":\"analyst\"}]}"},
        {400, "json", "{\"rules\":\"carcassonne\",\"seats\":[{\"by\":\"me\"},{}]}"},
        {400, "json",
         "{\"rules\":\"carcassonne\",\"seats\":[{\"by\":\"me\",\"name\":1},{\"by\":\"open\"}]}"},
        {400, "name",
         "{\"rules\":\"carcassonne\",\"seats\":[{\"by\":\"me\",\"name\":\"a\\u0007\"},{\"by\":"
         "\"open\"}]}"},
        {400, "name",
         "{\"rules\":\"carcassonne\",\"seats\":[{\"by\":\"me\",\"name\":\"a\\u202e\"},{\"by\":"
         "\"open\"}]}"},
        {400, "clock", TWO ",\"clock\":\"fast\"}"},
        {400, "clock", TWO ",\"clock\":\"999999999999m+0\"}"},
        {400, "json", TWO ",\"clock\":15}"},
        {400, "json", TWO ",\"public\":1}"},
        {400, "json", TWO ",\"absent\":\"wait\"}"},
        {403, "guest", TWO ",\"rated\":true,\"clock\":\"3d\"}"},
        {400, "record", TWO ",\"record\":\"\"}"},
        {400, "record", TWO ",\"record\":\"aude 1\\ngame carcassonne\\n\\nplace 9,9 r0\\n\"}"},
        {400, "record", TWO ",\"record\":\"aude 2\\ngame cardcassonne\\nview 0\\n\\n\"}"},
        {400, "json", TWO ",\"record\":1}"},
    };
    for (size_t i = 0; i < sizeof tries / sizeof *tries; i++)
        refused(w, tries[i].status, tries[i].why, "POST", "/api/games", one.token, tries[i].body);
    static const char *const unrated[] = {
        TWO ",\"rated\":true}",
        "{\"rules\":\"carcassonne\",\"seats\":[{\"by\":\"me\"},{\"by\":\"me\"}],\"rated\":true,"
        "\"clock\":\"3d\"}",
        "{\"rules\":\"carcassonne\",\"seats\":[{\"by\":\"me\"},{\"by\":\"greedy\"}],\"rated\":true,"
        "\"clock\":\"3d\"}",
        TWO ",\"rated\":true,\"clock\":\"3d\",\"record\":\"aude 1\\ngame carcassonne\\n\\n\"}",
    };
    for (size_t i = 0; i < sizeof unrated / sizeof *unrated; i++)
        refused(w, 400, "rated", "POST", "/api/games", ada.token, unrated[i]);
    refused(w, 401, "token", "POST", "/api/games", "", TWO "}");
    json_t *games = ask(w, 200, "GET", "/api/me/games", one.token, "");
    assert_int_equal(json_array_size(json_object_get(games, "games")), 0);
    json_decref(games);
    world_shut(w);
}

static void a_game_begins_when_nobody_is_missing(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w);
    struct game_id id =
        new_game(w, &one,
                 "{\"rules\":\"carcassonne seats=3\",\"seats\":[{\"by\":\"me\",\"name\":"
                 "\"<i>Ada</i>\"},{\"by\":\"me\",\"name\":\"Bob\"},{\"by\":\"greedy\"}]}");
    json_t *game = ask(w, 200, "GET", about(&id, ""), one.token, "");
    assert_string_equal(text_at(game, "game/state"), "running");
    assert_string_equal(text_at(game, "game/seats/0/name"), "<i>Ada</i>");
    assert_string_equal(text_at(game, "game/seats/2/by"), "greedy");
    assert_true(json_is_true(at_path(game, "game/seats/1/mine")));
    assert_true(json_is_false(at_path(game, "game/seats/2/mine")));
    assert_true(int_at(game, "game/count") >= 1);
    json_decref(game);
    world_shut(w);
}

static void a_local_game_goes_on_here(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), other = new_guest(w);
    struct game_id first = two_play(w, &one, &other, "");
    for (int i = 0; i < 20; i++)
        play_one(w, &first, &one, &other);
    char *record = ask_text(w, 200, "GET", about(&first, "/record"), "", "");
    json_t *body =
        json_pack("{sss[{ss}{ss}]}", "record", record, "seats", "by", "me", "by", "open");
    assert_non_null(body);
    char *text = json_dumps(body, 0);
    struct game_id id = new_game(w, &one, text);
    json_t *game = ask(w, 200, "GET", about(&id, ""), one.token, "");
    assert_string_equal(text_at(game, "game/state"), "open");
    assert_string_equal(text_at(game, "game/rules"), "carcassonne seats=2");
    json_decref(game);
    json_decref(ask(w, 200, "POST", about(&id, "/sit"), other.token, "{}"));
    struct aude_table *a = table_of(w, &first), *b = table_of(w, &id);
    assert_true(aude_hash(aude_table_view(a, AUDE_ONLOOKER)) ==
                aude_hash(aude_table_view(b, AUDE_ONLOOKER)));
    aude_table_close(a);
    aude_table_close(b);
    while (play_one(w, &id, &one, &other))
        ;
    free(text);
    free(record);
    json_decref(body);
    /* The finished one can be kept here as well, but is no part of what was played here. */
    record = ask_text(w, 200, "GET", about(&id, "/record"), "", "");
    body = json_pack("{sss[{ss}{ss}]sb}", "record", record, "seats", "by", "me", "by", "greedy",
                     "public", 1);
    text = json_dumps(body, 0);
    struct game_id over = new_game(w, &one, text);
    game = ask(w, 200, "GET", about(&over, ""), one.token, "");
    assert_string_equal(text_at(game, "game/state"), "over");
    json_decref(game);
    char *records = ask_text(w, 200, "GET", "/api/records", "", "");
    assert_string_equal(records, "");
    free(records);
    free(text);
    free(record);
    json_decref(body);
    world_shut(w);
}

/* ---- Sitting down and getting up ------------------------------------------------------------------------------ */

static void seats_are_taken_once(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), two = new_guest(w), three = new_guest(w);
    struct game_id id =
        new_game(w, &one,
                 "{\"rules\":\"carcassonne seats=4\",\"public\":true,\"seats\":[{\"by\":"
                 "\"me\"},{\"by\":\"open\"},{\"by\":\"open\"},{\"by\":\"greedy\"}]}");
    const char *sit = about(&id, "/sit");
    char path[128];
    snprintf(path, sizeof path, "%s", sit);
    refused_at(w, &id, 401, "token", "POST", path, "", "{}");
    refused_at(w, &id, 409, "seat-taken", "POST", path, two.token, "{\"seat\":0}");
    refused_at(w, &id, 409, "seat-taken", "POST", path, two.token, "{\"seat\":3}");
    refused_at(w, &id, 409, "seat-taken", "POST", path, two.token, "{\"seat\":4}");
    refused_at(w, &id, 409, "seat-taken", "POST", path, two.token, "{\"seat\":-7}");
    refused_at(w, &id, 400, "json", "POST", path, two.token, "{\"seat\":\"0\"}");
    refused_at(w, &id, 400, "name", "POST", path, two.token, "{\"name\":\"a\\u001bb\"}");
    refused_at(w, &id, 409, "state", "POST", about(&id, "/resign"), one.token, "{}");
    refused_at(w, &id, 409, "state", "POST", about(&id, "/lines"), one.token,
               "{\"n\":1,\"lines\":[\"pass\"]}");
    json_decref(ask(w, 200, "POST", path, two.token, "{\"seat\":2}"));
    refused_at(w, &id, 409, "seat-taken", "POST", path, three.token, "{\"seat\":2}");
    /* Asking twice changes nothing. */
    json_t *game = ask(w, 200, "POST", path, two.token, "{}");
    assert_string_equal(text_at(game, "game/state"), "open");
    json_decref(game);
    json_t *lobby = ask(w, 200, "GET", "/api/lobby", "", "");
    assert_string_equal(text_at(lobby, "games/0/id"), id.text);
    json_decref(lobby);
    game = ask(w, 200, "POST", path, three.token, "{\"name\":\"Three\"}");
    assert_string_equal(text_at(game, "game/state"), "running");
    assert_string_equal(text_at(game, "game/seats/1/name"), "Three");
    json_decref(game);
    lobby = ask(w, 200, "GET", "/api/lobby", "", "");
    assert_int_equal(json_array_size(json_object_get(lobby, "games")), 0);
    json_decref(lobby);
    lobby = ask(w, 200, "GET", "/api/running", "", "");
    assert_string_equal(text_at(lobby, "games/0/id"), id.text);
    json_decref(lobby);
    refused_at(w, &id, 409, "full", "POST", path, new_guest(w).token, "{}");
    refused_at(w, &id, 409, "state", "POST", about(&id, "/leave"), two.token, "{}");
    refused(w, 404, "game", "POST", "/api/games/nothinghere1/sit", two.token, "{}");
    world_shut(w);
}

static void whoever_sat_down_can_get_up(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), two = new_guest(w);
    struct game_id id =
        new_game(w, &one,
                 "{\"rules\":\"carcassonne seats=4\",\"seats\":[{\"by\":\"me\"},{\"by\":\"me\"},"
                 "{\"by\":\"open\"},{\"by\":\"open\"}]}");
    json_decref(ask(w, 200, "POST", about(&id, "/sit"), two.token, "{}"));
    refused_at(w, &id, 403, "seat", "POST", about(&id, "/leave"), two.token, "{\"seat\":0}");
    refused_at(w, &id, 403, "seat", "POST", about(&id, "/leave"), two.token, "{\"seat\":9}");
    json_t *game = ask(w, 200, "POST", about(&id, "/leave"), two.token, "{}");
    assert_string_equal(text_at(game, "game/seats/2/by"), "open");
    json_decref(game);
    refused_at(w, &id, 403, "seat", "POST", about(&id, "/leave"), two.token, "{}");
    json_decref(ask(w, 200, "POST", about(&id, "/leave"), one.token, "{\"seat\":0}"));
    json_decref(ask(w, 200, "GET", about(&id, ""), one.token, ""));
    json_decref(ask(w, 200, "POST", about(&id, "/leave"), one.token, "{\"seat\":1}"));
    refused(w, 404, "game", "GET", about(&id, ""), one.token, "");
    world_shut(w);
}

static void quick_pairing_brings_two_together(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), two = new_guest(w), three = new_guest(w);
    static const char quick[] = "{\"rules\":\"carcassonne\",\"clock\":\"5m+3\",\"name\":\"A\"}";
    json_t *a = ask(w, 200, "POST", "/api/quick", one.token, quick);
    json_t *again = ask(w, 200, "POST", "/api/quick", one.token, quick);
    assert_string_equal(text_at(a, "game/id"), text_at(again, "game/id"));
    assert_string_equal(text_at(again, "game/state"), "open");
    json_t *b = ask(w, 200, "POST", "/api/quick", two.token,
                    "{\"rules\":\"carcassonne seats=2\",\"clock\":\"5m+3\"}");
    assert_string_equal(text_at(a, "game/id"), text_at(b, "game/id"));
    assert_string_equal(text_at(b, "game/state"), "running");
    json_t *c = ask(w, 200, "POST", "/api/quick", three.token, quick);
    assert_string_not_equal(text_at(a, "game/id"), text_at(c, "game/id"));
    json_t *d = ask(w, 200, "POST", "/api/quick", two.token,
                    "{\"rules\":\"carcassonne\",\"clock\":\"15m+0\"}");
    assert_string_not_equal(text_at(c, "game/id"), text_at(d, "game/id"));
    refused(w, 403, "guest", "POST", "/api/quick", one.token,
            "{\"rules\":\"carcassonne\",\"clock\":\"5m+3\",\"rated\":true}");
    refused(w, 400, "rules", "POST", "/api/quick", one.token, "{\"rules\":\"go\"}");
    refused(w, 400, "clock", "POST", "/api/quick", one.token,
            "{\"rules\":\"carcassonne\",\"clock\":\"x\"}");
    refused(w, 400, "name", "POST", "/api/quick", one.token,
            "{\"rules\":\"carcassonne\",\"name\":\"\\n\"}");
    struct person ada = new_person(w, "ada"), bob = new_person(w, "bob");
    refused(w, 400, "rated", "POST", "/api/quick", ada.token,
            "{\"rules\":\"carcassonne\",\"rated\":true}");
    /* Nobody meets whom they have blocked. */
    static const char rated[] = "{\"rules\":\"carcassonne\",\"clock\":\"5m+0\",\"rated\":true}";
    json_t *e = ask(w, 200, "POST", "/api/quick", ada.token, rated);
    json_decref(ask(w, 200, "POST", "/api/me/block", bob.token, "{\"name\":\"ada\"}"));
    json_t *f = ask(w, 200, "POST", "/api/quick", bob.token, rated);
    assert_string_equal(text_at(f, "game/state"), "open");
    json_decref(a);
    json_decref(again);
    json_decref(b);
    json_decref(c);
    json_decref(d);
    json_decref(e);
    json_decref(f);
    world_shut(w);
}

/* ---- Lines -------------------------------------------------------------------------------------------------------- */

static void lines_are_refused_with_a_word(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), other = new_guest(w), watcher = new_guest(w);
    struct game_id id = two_play(w, &one, &other, "");
    char path[128], body[256], line[AUDE_LINE_MAX];
    snprintf(path, sizeof path, "%s", about(&id, "/lines"));
    struct aude_table *t = table_of(w, &id);
    int actor = aude_table_actor(t), n = aude_table_count(t) + 1;
    const char *mine = actor == 0 ? one.token : other.token;
    const char *theirs = actor == 0 ? other.token : one.token;
    first_line(t, line);
    aude_table_close(t);
    snprintf(body, sizeof body, "{\"n\":%d,\"lines\":[\"%s\"]}", n, line);
    refused_at(w, &id, 403, "seat", "POST", path, watcher.token, body);
    refused_at(w, &id, 401, "token", "POST", path, "", body);
    refused_at(w, &id, 422, "illegal", "POST", path, theirs, body);
    static const char *const wrong[] = {"{}",
                                        "{\"n\":1}",
                                        "{\"lines\":[\"pass\"]}",
                                        "{\"n\":1,\"lines\":[]}",
                                        "{\"n\":1,\"lines\":\"pass\"}",
                                        "{\"n\":1,\"lines\":[1]}",
                                        "{\"n\":1.5,\"lines\":[\"pass\"]}",
                                        "{\"n\":99999999999,\"lines\":[\"pass\"]}",
                                        "{\"n\":0,\"lines\":[\"pass\"]}"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        refused_at(w, &id, 400, "json", "POST", path, mine, wrong[i]);
    static const char *const illegal[] = {"place 99,99 r0",
                                          "draw base/D",
                                          "table over draw",
                                          "table seat 1 greedy",
                                          "table back 0",
                                          "table time 0",
                                          "nonsense",
                                          "table resign 7",
                                          ""};
    for (size_t i = 0; i < sizeof illegal / sizeof *illegal; i++) {
        snprintf(body, sizeof body, "{\"n\":%d,\"lines\":[\"%s\"]}", n, illegal[i]);
        refused_at(w, &id, 422, "illegal", "POST", path, mine, body);
    }
    snprintf(body, sizeof body, "{\"n\":%d,\"lines\":[\"%s\",\"nonsense\"]}", n, line);
    refused_at(w, &id, 422, "illegal", "POST", path, mine, body);
    snprintf(body, sizeof body, "{\"n\":%d,\"lines\":[\"%s\"]}", n + 1, line);
    refused_at(w, &id, 409, "gap", "POST", path, mine, body);
    snprintf(body, sizeof body, "{\"n\":%d,\"lines\":[\"%s\"]}", n, line);
    json_t *answer = ask(w, 200, "POST", path, mine, body);
    assert_int_equal(int_at(answer, "from"), n);
    json_t *again = ask(w, 409, "POST", path, mine, body);
    assert_string_equal(text_at(again, "why"), "taken");
    assert_true(json_equal(json_object_get(answer, "lines"), json_object_get(again, "lines")));
    json_decref(answer);
    json_decref(again);
    world_shut(w);
}

static void lines_can_be_had_since(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), other = new_guest(w);
    struct game_id id = two_play(w, &one, &other, "");
    for (int i = 0; i < 10; i++)
        play_one(w, &id, &one, &other);
    json_t *all = ask(w, 200, "GET", about(&id, "/lines"), "", "");
    size_t count = json_array_size(json_object_get(all, "lines"));
    assert_int_equal(int_at(all, "from"), 1);
    assert_int_equal(json_array_size(json_object_get(all, "at")), count);
    json_t *some = ask(w, 200, "GET", about(&id, "/lines?since=5"), "", "");
    assert_int_equal(int_at(some, "from"), 6);
    assert_int_equal(json_array_size(json_object_get(some, "lines")), count - 5);
    assert_string_equal(text_at(some, "lines/0"), text_at(all, "lines/5"));
    json_decref(some);
    json_decref(ask(w, 200, "GET", about(&id, "/lines?since=99999"), "", ""));
    refused_at(w, &id, 400, "json", "GET", about(&id, "/lines?since=x"), "", "");
    refused_at(w, &id, 400, "json", "GET", about(&id, "/lines?since=%zz"), "", "");
    refused_at(w, &id, 403, "seat", "GET", about(&id, "/lines?seat=0"), "", "");
    refused_at(w, &id, 403, "seat", "GET", about(&id, "/lines?seat=1"), one.token, "");
    json_decref(ask(w, 200, "GET", about(&id, "/lines?seat=0"), one.token, ""));
    json_decref(all);
    world_shut(w);
}

/* Whoever may not know a card is not told: not in lines, not in records. */
static void secrets_stay_secret(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), other = new_guest(w);
    struct game_id id = new_game(w, &one,
                                 "{\"rules\":\"cardcassonne seats=2\",\"seats\":[{\"by\":\"me\"},"
                                 "{\"by\":\"open\"}]}");
    json_decref(ask(w, 200, "POST", about(&id, "/sit"), other.token, "{}"));
    /* Some choices may come before hands are dealt. */
    char *record[3] = {ask_text(w, 200, "GET", about(&id, "/record"), "", "")};
    for (; strstr(record[0], "deal 1") == NULL;
         record[0] = ask_text(w, 200, "GET", about(&id, "/record"), "", "")) {
        free(record[0]);
        assert_true(play_one(w, &id, &one, &other));
    }
    free(record[0]);
    record[0] = ask_text(w, 200, "GET", about(&id, "/record"), one.token, "");
    record[1] = ask_text(w, 200, "GET", about(&id, "/record"), other.token, "");
    record[2] = ask_text(w, 200, "GET", about(&id, "/record"), "", "");
    assert_non_null(strstr(record[0], "view 0"));
    assert_non_null(strstr(record[0], "deal 1 ?"));
    assert_null(strstr(record[0], "deal 0 ?"));
    assert_non_null(strstr(record[1], "deal 0 ?"));
    assert_null(strstr(record[1], "deal 1 ?"));
    assert_non_null(strstr(record[2], "deal 0 ?"));
    assert_non_null(strstr(record[2], "deal 1 ?"));
    for (int i = 0; i < 3; i++)
        free(record[i]);
    json_t *lines = ask(w, 200, "GET", about(&id, "/lines"), one.token, "");
    char *text = json_dumps(lines, 0);
    assert_non_null(strstr(text, "deal 1 ?"));
    assert_null(strstr(text, "deal 0 ?"));
    free(text);
    json_decref(lines);
    world_shut(w);
}

/* The record of a game that is over is whole for everybody, in a store elsewhere as well. */
static void what_is_over_is_no_secret(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), other = new_guest(w);
    struct game_id id = new_game(w, &one,
                                 "{\"rules\":\"cardcassonne seats=2\",\"public\":true,"
                                 "\"seats\":[{\"by\":\"me\"},{\"by\":\"open\"}]}");
    json_decref(ask(w, 200, "POST", about(&id, "/sit"), other.token, "{}"));
    char *before = ask_text(w, 200, "GET", about(&id, "/record"), one.token, "");
    assert_non_null(strstr(before, "view 0"));
    while (play_one(w, &id, &one, &other))
        w->now += 100;
    char *record = ask_text(w, 200, "GET", about(&id, "/record"), "", "");
    char *mine = ask_text(w, 200, "GET", about(&id, "/record"), one.token, "");
    char *all = ask_text(w, 200, "GET", "/api/records", "", "");
    assert_null(strstr(record, "view"));
    assert_non_null(strstr(record, "deal 1 "));
    assert_null(strchr(record, '?'));
    assert_string_equal(mine, record);
    assert_int_equal(strncmp(all, record, strlen(record)), 0);
    assert_int_equal(import_finished(w->store, all, strlen(all), "abc", w->now), WHY_NOT);
    struct game_id copy = {"abc"};
    json_t *game = ask(w, 200, "GET", about(&id, ""), "", "");
    json_t *came = ask(w, 200, "GET", about(&copy, ""), "", "");
    assert_int_equal(int_at(came, "game/points/0"), int_at(game, "game/points/0"));
    assert_int_equal(int_at(came, "game/points/1"), int_at(game, "game/points/1"));
    assert_int_equal(int_at(came, "game/count"), int_at(game, "game/count"));
    json_decref(came);
    json_decref(game);
    free(all);
    free(mine);
    free(record);
    free(before);
    world_shut(w);
}

/* ---- Giving up, and coming back -------------------------------------------------------------------------------------- */

static void giving_up_ends_a_game_of_two(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), other = new_guest(w);
    struct game_id id = two_play(w, &one, &other, "");
    refused_at(w, &id, 403, "seat", "POST", about(&id, "/resign"), one.token, "{\"seat\":1}");
    refused_at(w, &id, 403, "seat", "POST", about(&id, "/resign"), new_guest(w).token, "{}");
    refused_at(w, &id, 409, "state", "POST", about(&id, "/return"), one.token, "{}");
    json_t *lines = ask(w, 200, "POST", about(&id, "/resign"), one.token, "{}");
    assert_string_equal(text_at(lines, "lines/0"), "table resign 0");
    json_decref(lines);
    json_t *game = ask(w, 200, "GET", about(&id, ""), "", "");
    assert_string_equal(text_at(game, "game/ending"), "resigned");
    assert_int_equal(int_at(game, "game/winners/0"), 1);
    json_decref(game);
    world_shut(w);
}

/* What the clock says comes first, and does not hinder who gives up. */
static void giving_up_when_time_is_up(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), other = new_guest(w);
    struct game_id id = two_play(w, &one, &other, ",\"clock\":\"1m+0\"");
    struct aude_table *t = table_of(w, &id);
    int actor = aude_table_actor(t), n = aude_table_count(t) + 1;
    char line[32];
    aude_table_close(t);
    for (int i = 0; i < 59; i++) { /* the server is there all the time */
        w->now += 1000;
        hub_turn(w->hub);
    }
    w->now += 2000;
    json_t *lines =
        ask(w, 200, "POST", about(&id, "/resign"), actor == 0 ? other.token : one.token, "{}");
    assert_int_equal(int_at(lines, "from"), n);
    snprintf(line, sizeof line, "table seat %d ranking", actor);
    assert_string_equal(text_at(lines, "lines/0"), line);
    snprintf(line, sizeof line, "table resign %d", 1 - actor);
    size_t count = json_array_size(json_object_get(lines, "lines"));
    assert_string_equal(
        json_string_value(json_array_get(json_object_get(lines, "lines"), count - 1)), line);
    json_decref(lines);
    assert_string_equal(kept_of(w, &id).game.ending, "resigned");
    world_shut(w);
}

/* Somebody is away; a computer plays until they return. */
static void the_absent_come_back(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), other = new_guest(w);
    struct game_id id = two_play(w, &one, &other, ",\"clock\":\"1d\"");
    struct aude_table *t = table_of(w, &id);
    int actor = aude_table_actor(t), n = aude_table_count(t) + 1;
    aude_table_close(t);
    const struct person *away = actor == 0 ? &one : &other;
    /* Coming too late is refused, and the time that is up becomes a line. The server was there. */
    for (int i = 0; i <= 24 * 60 * 15; i++) {
        w->now += 4 * 1000;
        hub_turn(w->hub);
    }
    char path[64];
    snprintf(path, sizeof path, "game/seats/%d/by", actor);
    json_t *game = ask(w, 200, "GET", about(&id, ""), "", "");
    assert_string_equal(text_at(game, path), "ranking");
    const json_t *seats = json_object_get(json_object_get(game, "game"), "seats");
    const json_t *seat = json_array_get(seats, (size_t)actor);
    assert_true(json_is_true(json_object_get(seat, "person"))); /* whoever plays it meanwhile */
    assert_true(json_is_false(json_object_get(seat, "bot")));
    assert_true(int_at(game, "game/count") >= n);
    json_decref(game);
    json_decref(ask(w, 200, "POST", about(&id, "/return"), away->token, "{}"));
    game = ask(w, 200, "GET", about(&id, ""), "", "");
    assert_string_equal(text_at(game, path), "person");
    json_decref(game);
    world_shut(w);
}

/* ---- The rest ---------------------------------------------------------------------------------------------------------- */

static void there_is_no_such_call(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w);
    static const char *const nothing[] = {"/api",        "/api/",          "/api/nothing",
                                          "/",           "/api/me/",       "/api/games/a/b",
                                          "/api/games/", "/api//me",       "/api/games//lines",
                                          "/API/me",     "/api/me/games/x"};
    for (size_t i = 0; i < sizeof nothing / sizeof *nothing; i++)
        refused(w, 404, "nothing", "GET", nothing[i], one.token, "");
    refused(w, 405, "method", "POST", "/api/me", one.token, "");
    refused(w, 405, "method", "GET", "/api/guest", "", "");
    refused(w, 405, "method", "DELETE", "/api/games", one.token, "");
    refused(w, 404, "game", "GET", "/api/games/x", "", "");
    refused(w, 404, "game", "GET", "/api/games/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "", "");
    world_shut(w);
}

static void my_games_are_listed(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), other = new_guest(w);
    struct game_id open = new_game(w, &one, TWO "}");
    w->now += 1000;
    struct game_id running = two_play(w, &one, &other, "");
    w->now += 1000;
    struct game_id over = two_play(w, &one, &other, "");
    json_decref(ask(w, 200, "POST", about(&over, "/resign"), one.token, "{}"));
    static const char *const states[] = {"open", "running", "over"};
    const struct game_id *ids[] = {&open, &running, &over};
    for (int i = 0; i < 3; i++) {
        char path[64];
        snprintf(path, sizeof path, "/api/me/games?state=%s", states[i]);
        json_t *games = ask(w, 200, "GET", path, one.token, "");
        assert_int_equal(json_array_size(json_object_get(games, "games")), 1);
        assert_string_equal(text_at(games, "games/0/id"), ids[i]->text);
        json_decref(games);
    }
    json_t *games = ask(w, 200, "GET", "/api/me/games", one.token, "");
    assert_string_equal(text_at(games, "games/0/id"), over.text);
    assert_string_equal(text_at(games, "games/2/id"), open.text);
    json_decref(games);
    char path[64];
    snprintf(path, sizeof path, "/api/me/games?before=%lld", (long long)(w->now - 1000));
    games = ask(w, 200, "GET", path, one.token, "");
    assert_int_equal(json_array_size(json_object_get(games, "games")), 1);
    json_decref(games);
    refused(w, 400, "json", "GET", "/api/me/games?state=lost", one.token, "");
    refused(w, 400, "json", "GET", "/api/me/games?before=now", one.token, "");
    world_shut(w);
}

/* Whoever waits at as many tables as one may neither makes nor joins one more that would wait; the last
 * seat of one is no waiting. */
static void nobody_waits_everywhere(void **state)
{
    enum { MOST = 64 };
    static const char two[] =
        "{\"rules\":\"carcassonne\",\"seats\":[{\"by\":\"me\"},{\"by\":\"open\"}]}";
    static const char three[] = "{\"rules\":\"carcassonne seats=3\",\"seats\":[{\"by\":\"me\"},"
                                "{\"by\":\"open\"},{\"by\":\"open\"}]}";
    (void)state;
    struct world *w = world_open(false, true);
    struct person ada = new_guest(w), bob = new_guest(w), carl = new_guest(w);
    struct game_id last, large = new_game(w, &bob, three);
    for (int i = 0; i < MOST; i++)
        last = new_game(w, &ada, i == 0 ? three : two);
    refused(w, 409, "tables", "POST", "/api/games", ada.token, two);
    refused(w, 409, "tables", "POST", "/api/quick", ada.token,
            "{\"rules\":\"carcassonne seats=3\"}");
    refused_at(w, &large, 409, "tables", "POST", about(&large, "/sit"), ada.token, "{}");
    json_decref(ask(w, 200, "POST", about(&large, "/sit"), carl.token, "{}"));
    json_decref(ask(w, 200, "POST", about(&large, "/sit"), ada.token, "{}"));
    /* A game of computers and oneself waits for nobody; and where others have come one waits no more. */
    (void)new_game(w, &ada,
                   "{\"rules\":\"carcassonne\",\"seats\":[{\"by\":\"me\"},{\"by\":\"greedy\"}]}");
    json_decref(ask(w, 200, "POST", about(&last, "/sit"), bob.token, "{}"));
    (void)new_game(w, &ada, two);
    refused(w, 409, "tables", "POST", "/api/games", ada.token, two);
    world_shut(w);
}

static void block(struct world *w, const struct person *p, const char *name)
{
    char body[64];
    snprintf(body, sizeof body, "{\"name\":\"%s\"}", name);
    json_decref(ask(w, 200, "POST", "/api/me/block", p->token, body));
}

/* Quick pairing passes a table where one would still wait for one that lacks only the last; and what is
 * refused is not counted as a game. */
static void whoever_waits_everywhere_is_paired(void **state)
{
    enum { MOST = 64, TRIES = 25 };
    static const char quick[] = "{\"rules\":\"carcassonne seats=3\"}";
    (void)state;
    struct world *w = world_open(true, true);
    struct person ada = new_guest(w), bob = new_person(w, "bob"), carl = new_person(w, "carl"),
                  dora = new_person(w, "dora");
    struct game_id last;
    for (int i = 0; i < MOST; i++)
        last = new_game(w, &ada,
                        "{\"rules\":\"carcassonne\",\"seats\":[{\"by\":\"me\"},"
                        "{\"by\":\"open\"}]}");
    for (int i = 0; i < TRIES; i++) {
        struct peer_of_test p = {0};
        send_request(w, &p, "2.2.2.2", "POST", "/api/quick", ada.token, quick);
        assert_int_equal(p.status, 409);
        peer_clear(&p);
    }
    block(w, &carl, "bob");
    block(w, &dora, "bob");
    json_decref(ask(w, 200, "POST", "/api/quick", bob.token, quick));
    w->now += 1000;
    json_t *two = ask(w, 200, "POST", "/api/quick", carl.token, quick);
    json_decref(ask(w, 200, "POST", "/api/quick", dora.token, quick));
    json_t *met = ask(w, 200, "POST", "/api/quick", ada.token, quick);
    assert_string_equal(text_at(met, "game/id"), text_at(two, "game/id"));
    assert_string_equal(text_at(met, "game/state"), "running");
    json_decref(met);
    json_decref(two);
    json_decref(ask(w, 200, "POST", about(&last, "/leave"), ada.token, "{}"));
    struct peer_of_test p = {0};
    send_request(w, &p, "2.2.2.2", "POST", "/api/quick", ada.token, "{\"rules\":\"carcassonne\"}");
    assert_int_equal(p.status, 200);
    peer_clear(&p);
    world_shut(w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nobody_waits_everywhere),
        cmocka_unit_test(whoever_waits_everywhere_is_paired),
        cmocka_unit_test(two_guests_play_a_game),
        cmocka_unit_test(what_makes_no_sense_makes_no_game),
        cmocka_unit_test(a_game_begins_when_nobody_is_missing),
        cmocka_unit_test(a_local_game_goes_on_here),
        cmocka_unit_test(seats_are_taken_once),
        cmocka_unit_test(whoever_sat_down_can_get_up),
        cmocka_unit_test(quick_pairing_brings_two_together),
        cmocka_unit_test(lines_are_refused_with_a_word),
        cmocka_unit_test(lines_can_be_had_since),
        cmocka_unit_test(secrets_stay_secret),
        cmocka_unit_test(what_is_over_is_no_secret),
        cmocka_unit_test(giving_up_ends_a_game_of_two),
        cmocka_unit_test(giving_up_when_time_is_up),
        cmocka_unit_test(the_absent_come_back),
        cmocka_unit_test(there_is_no_such_call),
        cmocka_unit_test(my_games_are_listed),
    };
    return cmocka_run_group_tests_name("online games", tests, NULL, NULL);
}
