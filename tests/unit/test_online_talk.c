/*
 * test_online_talk.c: what is said and asked at a table, and what comes of it.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "online.h"

static json_t *talk(struct world *w, const struct game_id *id, const struct person *p,
                    const char *body)
{
    return ask(w, 200, "POST", about(id, "/talk"), p->token, body);
}

static void talked(struct world *w, const struct game_id *id, const struct person *p,
                   const char *body)
{
    json_decref(talk(w, id, p, body));
}

static void not_talked(struct world *w, const struct game_id *id, const struct person *p,
                       int status, const char *why, const char *body)
{
    refused_at(w, id, status, why, "POST", about(id, "/talk"), p->token, body);
}

static json_t *game_of(struct world *w, const struct game_id *id, const struct person *p)
{
    return ask(w, 200, "GET", about(id, ""), p->token, "");
}

/* ---- Saying -------------------------------------------------------------------------------------------------- */

static void what_is_said_is_text(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), other = new_guest(w), watcher = new_guest(w);
    struct game_id id = two_play(w, &one, &other, "");
    json_t *said = talk(w, &id, &one,
                        "{\"do\":\"say\",\"text\":\"<script>x</script> \\u00e4 \\ud83d\\ude00\"}");
    assert_int_equal(int_at(said, "from"), 1);
    assert_string_equal(text_at(said, "talk/0/text"),
                        "<script>x</script> \xc3\xa4 \xf0\x9f\x98\x80");
    assert_string_equal(text_at(said, "talk/0/do"), "say");
    assert_int_equal(int_at(said, "talk/0/seat"), 0);
    assert_string_equal(text_at(said, "talk/0/name"), "One");
    assert_true(json_is_true(at_path(said, "talk/0/mine")));
    json_decref(said);
    static const char *const wrong[] = {
        "{\"do\":\"say\"}",
        "{\"do\":\"say\",\"text\":\"\"}",
        "{\"do\":\"say\",\"text\":\"   \"}",
        "{\"do\":\"say\",\"text\":\"a\\nb\"}",
        "{\"do\":\"say\",\"text\":\"a\\u001b[2J\"}",
        "{\"do\":\"say\",\"text\":\"a\\u202eb\"}",
        "{\"do\":\"say\",\"text\":\"a\\u2066b\"}",
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        not_talked(w, &id, &one, 400, "text", wrong[i]);
    char body[600];
    snprintf(body, sizeof body, "{\"do\":\"say\",\"text\":\"%0*d\"}", 501, 1);
    not_talked(w, &id, &one, 400, "text", body);
    snprintf(body, sizeof body, "{\"do\":\"say\",\"text\":\"%0*d\"}", 500, 1);
    talked(w, &id, &one, body);
    not_talked(w, &id, &one, 400, "json", "{\"do\":\"sing\",\"text\":\"la\"}");
    not_talked(w, &id, &one, 400, "json", "{\"text\":\"la\"}");
    not_talked(w, &id, &one, 400, "json", "{\"do\":\"say\",\"text\":1}");
    not_talked(w, &id, &one, 400, "json", "{\"do\":\"agree\",\"n\":\"1\"}");
    not_talked(w, &id, &one, 403, "seat", "{\"do\":\"say\",\"text\":\"x\",\"seat\":1}");
    not_talked(w, &id, &watcher, 403, "seat", "{\"do\":\"ask\",\"what\":\"abort\"}");
    refused_at(w, &id, 401, "token", "POST", about(&id, "/talk"), "",
               "{\"do\":\"say\",\"text\":\"x\"}");
    said = talk(w, &id, &watcher, "{\"do\":\"say\",\"text\":\"I watch\"}");
    assert_int_equal(int_at(said, "talk/0/seat"), -1);
    json_decref(said);
    world_shut(w);
}

/* What a peer that watches the game has been told was said. */
static int heard(struct world *w, const struct game_id *id, const struct person *p,
                 const char *words)
{
    static struct peer_of_test peer;
    char text[256];
    int count = 0;
    assert_true(hub_came(w->hub, &peer, ""));
    snprintf(text, sizeof text, "{\"t\":\"hello\",\"token\":\"%s\"}", p->token);
    hub_said(w->hub, &peer, text, strlen(text));
    snprintf(text, sizeof text, "{\"t\":\"watch\",\"game\":\"%s\",\"since\":0,\"talk\":0}",
             id->text);
    hub_said(w->hub, &peer, text, strlen(text));
    hub_turn(w->hub);
    hub_left(w->hub, &peer);
    for (int i = 0; i < peer.count; i++) {
        char *dump = json_dumps(peer.sent[i], 0);
        count += strstr(dump, words) != NULL ? 1 : 0;
        free(dump);
    }
    peer_clear(&peer);
    return count;
}

static void blocks_and_watchers_are_not_heard(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_person(w, "ada"), other = new_person(w, "bob"), watcher = new_guest(w);
    struct game_id id = two_play(w, &one, &other, "");
    talked(w, &id, &other, "{\"do\":\"say\",\"text\":\"the words of bob\"}");
    talked(w, &id, &watcher, "{\"do\":\"say\",\"text\":\"take the left one\"}");
    assert_int_equal(heard(w, &id, &one, "the words of bob"), 1);
    assert_int_equal(heard(w, &id, &watcher, "the words of bob"), 1);
    assert_int_equal(heard(w, &id, &one, "take the left one"), 0);
    assert_int_equal(heard(w, &id, &watcher, "take the left one"), 1);
    json_decref(ask(w, 200, "POST", "/api/me/block", one.token, "{\"name\":\"bob\"}"));
    assert_int_equal(heard(w, &id, &one, "the words of bob"), 0);
    assert_int_equal(heard(w, &id, &other, "the words of bob"), 1);
    json_decref(ask(w, 200, "POST", about(&id, "/resign"), one.token, "{}"));
    assert_int_equal(heard(w, &id, &other, "take the left one"), 1);
    world_shut(w);
}

/* However much was said, all of it can be had, part by part. */
static void old_talk_can_be_had(void **state)
{
    (void)state;
    enum { SAID = 450, PART = 200 };
    struct world *w = world_open(false, true);
    struct person one = new_person(w, "ada"), other = new_person(w, "bob"), watcher = new_guest(w);
    struct game_id id = two_play(w, &one, &other, "");
    for (int i = 1; i <= SAID; i++) {
        char body[64];
        snprintf(body, sizeof body, "{\"do\":\"say\",\"text\":\"word %d\"}", i);
        talked(w, &id, i == 2 ? &watcher : &other, body);
    }
    int heard = 0;
    for (int since = 0; since < SAID; since += PART) {
        char path[32], word[32];
        snprintf(path, sizeof path, "/talk?since=%d", since);
        json_t *part = ask(w, 200, "GET", about(&id, path), one.token, "");
        const json_t *talk = json_object_get(part, "talk");
        assert_int_equal(int_at(part, "from"), since + 1);
        for (size_t i = 0; i < json_array_size(talk); i++) {
            heard += heard == 1 ? 2 : 1; /* who plays does not hear who watches */
            snprintf(word, sizeof word, "word %d", heard);
            assert_int_equal(int_at(json_array_get(talk, i), "n"), heard);
            assert_string_equal(text_at(json_array_get(talk, i), "text"), word);
        }
        json_decref(part);
    }
    assert_int_equal(heard, SAID);
    json_t *none = ask(w, 200, "GET", about(&id, "/talk?since=999999999999"), "", "");
    assert_int_equal(int_at(none, "from"), SAID + 1);
    assert_int_equal(json_array_size(json_object_get(none, "talk")), 0);
    json_decref(none);
    json_decref(ask(w, 200, "POST", "/api/me/block", one.token, "{\"name\":\"bob\"}"));
    none = ask(w, 200, "GET", about(&id, "/talk"), one.token, "");
    assert_int_equal(json_array_size(json_object_get(none, "talk")), 0);
    json_decref(none);
    refused(w, 404, "game", "GET", "/api/games/none/talk", one.token, "");
    world_shut(w);
}

/* Events of this kind since they were asked for last. */
static int events_of(struct peer_of_test *p, const char *what)
{
    int count = 0;
    for (int i = 0; i < p->count; i++) {
        count += strcmp(text_at(p->sent[i], "what"), what) == 0 ? 1 : 0;
        json_decref(p->sent[i]);
    }
    p->count = 0;
    return count;
}

/* Nobody is called to what they do not want to hear; a question is about the game. */
static void blocks_are_no_events(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_person(w, "ada"), other = new_person(w, "bob");
    struct game_id id = two_play(w, &one, &other, "");
    struct peer_of_test events = {0};
    send_request(w, &events, "", "GET", "/api/events", one.token, "");
    talked(w, &id, &other, "{\"do\":\"say\",\"text\":\"hello\"}");
    assert_int_equal(events_of(&events, "talk"), 1);
    json_decref(ask(w, 200, "POST", "/api/me/block", one.token, "{\"name\":\"bob\"}"));
    talked(w, &id, &other, "{\"do\":\"say\",\"text\":\"hello\"}");
    assert_int_equal(events_of(&events, "talk"), 0);
    talked(w, &id, &other, "{\"do\":\"ask\",\"what\":\"draw\"}");
    assert_int_equal(events_of(&events, "offer"), 1);
    hub_left(w->hub, &events);
    peer_clear(&events);
    world_shut(w);
}

/* ---- Asking --------------------------------------------------------------------------------------------------- */

static void a_question_is_answered_once(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), other = new_guest(w), watcher = new_guest(w);
    struct game_id id = two_play(w, &one, &other, "");
    not_talked(w, &id, &other, 409, "offer", "{\"do\":\"agree\",\"n\":1}");
    not_talked(w, &id, &one, 400, "json", "{\"do\":\"ask\",\"what\":\"more\"}");
    not_talked(w, &id, &one, 409, "state", "{\"do\":\"ask\",\"what\":\"rematch\"}");
    json_t *asked = talk(w, &id, &one, "{\"do\":\"ask\",\"what\":\"draw\"}");
    assert_int_equal(int_at(asked, "from"), 1);
    assert_string_equal(text_at(asked, "talk/0/what"), "draw");
    json_decref(asked);
    json_t *game = game_of(w, &id, &other);
    assert_int_equal(int_at(game, "game/offer/n"), 1);
    assert_int_equal(int_at(game, "game/offer/seat"), 0);
    assert_string_equal(text_at(game, "game/offer/what"), "draw");
    json_decref(game);
    not_talked(w, &id, &other, 409, "state", "{\"do\":\"ask\",\"what\":\"abort\"}");
    not_talked(w, &id, &one, 409, "offer", "{\"do\":\"agree\",\"n\":1}");
    not_talked(w, &id, &other, 409, "offer", "{\"do\":\"withdraw\",\"n\":1}");
    not_talked(w, &id, &other, 409, "offer", "{\"do\":\"agree\",\"n\":2}");
    not_talked(w, &id, &watcher, 403, "seat", "{\"do\":\"agree\",\"n\":1}");
    talked(w, &id, &other, "{\"do\":\"refuse\",\"n\":1}");
    game = game_of(w, &id, &other);
    assert_true(json_is_null(at_path(game, "game/offer")));
    json_decref(game);
    not_talked(w, &id, &other, 409, "offer", "{\"do\":\"agree\",\"n\":1}");
    talked(w, &id, &one, "{\"do\":\"ask\",\"what\":\"draw\"}");
    talked(w, &id, &one, "{\"do\":\"withdraw\",\"n\":3}");
    not_talked(w, &id, &other, 409, "offer", "{\"do\":\"agree\",\"n\":3}");
    /* A line overtakes it. */
    talked(w, &id, &one, "{\"do\":\"ask\",\"what\":\"draw\"}");
    play_one(w, &id, &one, &other);
    not_talked(w, &id, &other, 409, "offer", "{\"do\":\"agree\",\"n\":5}");
    talked(w, &id, &one, "{\"do\":\"ask\",\"what\":\"draw\"}");
    talked(w, &id, &other, "{\"do\":\"agree\",\"n\":6}");
    game = game_of(w, &id, &other);
    assert_string_equal(text_at(game, "game/state"), "over");
    assert_string_equal(text_at(game, "game/ending"), "draw");
    json_decref(game);
    not_talked(w, &id, &one, 409, "state", "{\"do\":\"ask\",\"what\":\"draw\"}");
    world_shut(w);
}

/* However much is said after it, by whoever it is. */
static void a_question_is_not_talked_away(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), other = new_guest(w), watcher = new_guest(w);
    struct game_id id = two_play(w, &one, &other, "");
    talked(w, &id, &one, "{\"do\":\"ask\",\"what\":\"draw\"}");
    talked(w, &id, &other, "{\"do\":\"refuse\",\"n\":1}");
    talked(w, &id, &one, "{\"do\":\"ask\",\"what\":\"draw\"}");
    for (int i = 0; i < 200; i++)
        talked(w, &id, i % 2 == 0 ? &watcher : &other, "{\"do\":\"say\",\"text\":\"la\"}");
    json_t *game = game_of(w, &id, &other);
    assert_int_equal(int_at(game, "game/offer/n"), 3);
    json_decref(game);
    not_talked(w, &id, &one, 409, "state", "{\"do\":\"ask\",\"what\":\"abort\"}");
    not_talked(w, &id, &other, 409, "offer", "{\"do\":\"agree\",\"n\":1}");
    talked(w, &id, &other, "{\"do\":\"agree\",\"n\":3}");
    assert_string_equal(kept_of(w, &id).game.ending, "draw");
    world_shut(w);
}

static void moves_are_taken_back_by_consent(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), other = new_guest(w);
    struct game_id id = two_play(w, &one, &other, "");
    struct aude_table *t = table_of(w, &id);
    uint64_t before = aude_hash(aude_table_view(t, AUDE_ONLOOKER));
    int line = aude_table_count(t);
    char body[128];
    aude_table_close(t);
    for (int i = 0; i < 3; i++)
        play_one(w, &id, &one, &other);
    not_talked(w, &id, &one, 400, "json", "{\"do\":\"ask\",\"what\":\"back\"}");
    not_talked(w, &id, &one, 400, "json", "{\"do\":\"ask\",\"what\":\"back\",\"text\":\"x\"}");
    not_talked(w, &id, &one, 422, "illegal",
               "{\"do\":\"ask\",\"what\":\"back\",\"text\":\"9999\"}");
    snprintf(body, sizeof body, "{\"do\":\"ask\",\"what\":\"back\",\"text\":\"%d\"}", line);
    talked(w, &id, &one, body);
    talked(w, &id, &other, "{\"do\":\"agree\",\"n\":1}");
    t = table_of(w, &id);
    assert_true(aude_hash(aude_table_view(t, AUDE_ONLOOKER)) == before);
    aude_table_close(t);
    world_shut(w);
}

static void clocks_change_by_consent(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), other = new_guest(w);
    struct game_id id = two_play(w, &one, &other, ",\"clock\":\"15m+0\"");
    not_talked(w, &id, &one, 400, "clock", "{\"do\":\"ask\",\"what\":\"clock\",\"text\":\"x\"}");
    talked(w, &id, &one, "{\"do\":\"ask\",\"what\":\"clock\",\"text\":\"3d\"}");
    talked(w, &id, &other, "{\"do\":\"agree\",\"n\":1}");
    json_t *game = game_of(w, &id, &one);
    assert_string_equal(text_at(game, "game/clock"), "3d");
    assert_int_equal(int_at(game, "game/due"), w->now + 3 * 24 * 60 * 60 * (int64_t)1000);
    json_decref(game);
    world_shut(w);
}

/* Nobody else is there to be asked. */
static void computers_agree_to_everything(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w);
    struct game_id id = new_game(
        w, &one, "{\"rules\":\"carcassonne\",\"seats\":[{\"by\":\"me\"},{\"by\":\"greedy\"}]}");
    talked(w, &id, &one, "{\"do\":\"ask\",\"what\":\"abort\"}");
    json_t *game = game_of(w, &id, &one);
    assert_string_equal(text_at(game, "game/ending"), "abort");
    json_decref(game);
    talked(w, &id, &one, "{\"do\":\"ask\",\"what\":\"rematch\"}");
    game = game_of(w, &id, &one);
    struct game_id next;
    snprintf(next.text, sizeof next.text, "%s", text_at(game, "game/next"));
    assert_int_equal(strlen(next.text), 12);
    json_decref(game);
    game = game_of(w, &next, &one);
    assert_string_equal(text_at(game, "game/seats/0/by"), "greedy");
    assert_string_equal(text_at(game, "game/seats/1/by"), "person");
    assert_string_equal(text_at(game, "game/before"), id.text);
    assert_string_equal(text_at(game, "game/state"), "running");
    json_decref(game);
    not_talked(w, &id, &one, 409, "state", "{\"do\":\"ask\",\"what\":\"rematch\"}");
    world_shut(w);
}

static void a_rematch_has_the_seats_turned(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_person(w, "ada"), other = new_guest(w);
    struct game_id id = two_play(w, &one, &other, ",\"clock\":\"5m+3\",\"helps\":false");
    json_decref(ask(w, 200, "POST", about(&id, "/resign"), other.token, "{}"));
    talked(w, &id, &other, "{\"do\":\"ask\",\"what\":\"rematch\"}");
    talked(w, &id, &one, "{\"do\":\"agree\",\"n\":1}");
    json_t *game = game_of(w, &id, &one);
    struct game_id next;
    snprintf(next.text, sizeof next.text, "%s", text_at(game, "game/next"));
    json_decref(game);
    game = game_of(w, &next, &one);
    assert_string_equal(text_at(game, "game/seats/0/name"), "Other");
    assert_string_equal(text_at(game, "game/seats/1/account"), "ada");
    assert_string_equal(text_at(game, "game/clock"), "5m+3");
    assert_true(json_is_false(at_path(game, "game/helps")));
    assert_string_equal(text_at(game, "game/state"), "running");
    json_decref(game);
    play_one(w, &next, &other, &one);
    world_shut(w);
}

/* All others must agree, and who is at two seats agrees for both. */
static void all_others_must_agree(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), two = new_guest(w), three = new_guest(w);
    struct game_id id =
        new_game(w, &one,
                 "{\"rules\":\"carcassonne seats=4\",\"seats\":[{\"by\":\"me\"},{\"by\":"
                 "\"open\"},{\"by\":\"open\"},{\"by\":\"open\"}]}");
    json_decref(ask(w, 200, "POST", about(&id, "/sit"), two.token, "{\"seat\":1}"));
    json_decref(ask(w, 200, "POST", about(&id, "/sit"), two.token, "{\"seat\":2}"));
    json_decref(ask(w, 200, "POST", about(&id, "/sit"), three.token, "{\"seat\":3}"));
    talked(w, &id, &one, "{\"do\":\"ask\",\"what\":\"draw\"}");
    talked(w, &id, &two, "{\"do\":\"agree\",\"n\":1,\"seat\":2}");
    not_talked(w, &id, &two, 409, "offer", "{\"do\":\"agree\",\"n\":1}");
    json_t *game = game_of(w, &id, &one);
    assert_string_equal(text_at(game, "game/state"), "running");
    assert_int_equal(json_array_size(at_path(game, "game/offer/agreed")), 3);
    json_decref(game);
    talked(w, &id, &three, "{\"do\":\"agree\",\"n\":1}");
    game = game_of(w, &id, &one);
    assert_string_equal(text_at(game, "game/ending"), "draw");
    json_decref(game);
    world_shut(w);
}

/* The time of whoever must act has run out before the other agrees: that ends the game, and nothing of
 * the answer stays. */
static void an_answer_after_the_time(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), other = new_guest(w);
    struct game_id id = two_play(w, &one, &other, ",\"clock\":\"5m+0\",\"absent\":\"end\"");
    pass_time(w, 5 * 60 - 1);
    talked(w, &id, &one, "{\"do\":\"ask\",\"what\":\"draw\"}");
    w->now += 2000;
    refused(w, 409, "offer", "POST", about(&id, "/talk"), other.token,
            "{\"do\":\"agree\",\"n\":1}");
    struct kept kept = kept_of(w, &id);
    assert_string_equal(kept.game.ending, "time");
    assert_int_equal(kept.game.talk, 1);
    world_shut(w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_said_is_text),
        cmocka_unit_test(blocks_and_watchers_are_not_heard),
        cmocka_unit_test(old_talk_can_be_had),
        cmocka_unit_test(blocks_are_no_events),
        cmocka_unit_test(a_question_is_answered_once),
        cmocka_unit_test(a_question_is_not_talked_away),
        cmocka_unit_test(moves_are_taken_back_by_consent),
        cmocka_unit_test(clocks_change_by_consent),
        cmocka_unit_test(computers_agree_to_everything),
        cmocka_unit_test(a_rematch_has_the_seats_turned),
        cmocka_unit_test(all_others_must_agree),
        cmocka_unit_test(an_answer_after_the_time),
    };
    return cmocka_run_group_tests_name("online talk", tests, NULL, NULL);
}
