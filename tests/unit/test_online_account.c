/*
 * test_online_account.c: who somebody is: guests, accounts, passwords, bots, blocks, and how often
 * somebody may do something.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "online.h"

static const int64_t day = 24 * 60 * 60 * (int64_t)1000;

/* ---- Guests and accounts ----------------------------------------------------------------------------------- */

static void a_guest_is_somebody(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), other = new_guest(w);
    assert_int_equal(strlen(one.token), 43);
    assert_string_not_equal(one.token, other.token);
    json_t *me = ask(w, 200, "GET", "/api/me", one.token, "");
    assert_string_equal(text_at(me, "me/kind"), "guest");
    assert_string_equal(text_at(me, "me/name"), "");
    assert_int_equal(int_at(me, "me/made"), w->now);
    json_decref(me);
    refused(w, 401, "token", "GET", "/api/me", "", "");
    refused(w, 401, "token", "GET", "/api/me", "nonsense", "");
    refused(w, 401, "token", "GET", "/api/me", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "");
    json_decref(ask(w, 200, "POST", "/api/logout", one.token, ""));
    refused(w, 401, "token", "GET", "/api/me", one.token, "");
    json_decref(ask(w, 200, "GET", "/api/me", other.token, ""));
    world_shut(w);
}

/* A token ends when nobody has used it for half a year, and not while somebody does. */
static void tokens_end(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), other = new_guest(w);
    for (int i = 0; i < 4; i++) {
        w->now += 100 * day;
        json_decref(ask(w, 200, "GET", "/api/me", one.token, ""));
    }
    refused(w, 401, "token", "GET", "/api/me", other.token, "");
    w->now += 181 * day;
    refused(w, 401, "token", "GET", "/api/me", one.token, "");
    world_shut(w);
}

static void a_guest_becomes_an_account(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person guest = new_guest(w);
    struct game_id id = new_game(w, &guest,
                                 "{\"rules\":\"carcassonne\",\"seats\":[{\"by\":\"me\"},"
                                 "{\"by\":\"open\"}]}");
    struct person ada = take_token(ask(w, 200, "POST", "/api/register", guest.token,
                                       "{\"name\":\"Ada\",\"password\":\"12345678\"}"));
    json_t *me = ask(w, 200, "GET", "/api/me", ada.token, "");
    assert_string_equal(text_at(me, "me/kind"), "person");
    assert_string_equal(text_at(me, "me/name"), "Ada");
    json_decref(me);
    json_t *games = ask(w, 200, "GET", "/api/me/games", ada.token, "");
    assert_string_equal(text_at(games, "games/0/id"), id.text);
    assert_true(json_is_true(at_path(games, "games/0/seats/0/mine")));
    assert_string_equal(text_at(games, "games/0/seats/0/account"), "Ada");
    json_decref(games);
    refused(w, 409, "state", "POST", "/api/register", ada.token,
            "{\"name\":\"Bob\",\"password\":\"12345678\"}");
    world_shut(w);
}

static void names_and_passwords_are_sorted(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    new_person(w, "ada");
    static const struct {
        int status;
        const char *why, *body;
    } tries[] = {
        {409, "name-taken", "{\"name\":\"ada\",\"password\":\"12345678\"}"},
        {409, "name-taken", "{\"name\":\"ADA\",\"password\":\"12345678\"}"},
        {400, "name", "{\"name\":\"a\",\"password\":\"12345678\"}"},
        {400, "name", "{\"name\":\"\",\"password\":\"12345678\"}"},
        {400, "name", "{\"name\":\"<b>\",\"password\":\"12345678\"}"},
        {400, "name", "{\"name\":\"a\\u202eb\",\"password\":\"12345678\"}"},
        {400, "name", "{\"name\":\"123456789012345678901\",\"password\":\"12345678\"}"},
        {400, "password", "{\"name\":\"bob\",\"password\":\"1234567\"}"},
        {400, "json", "{\"name\":\"bob\"}"},
        {400, "json", "{\"name\":\"bob\",\"password\":12345678}"},
        {400, "json", "{\"name\":\"bob\",\"name\":\"bob\",\"password\":\"12345678\"}"},
        {400, "json", "nothing"},
        {400, "json", "[1]"},
    };
    for (size_t i = 0; i < sizeof tries / sizeof *tries; i++)
        refused(w, tries[i].status, tries[i].why, "POST", "/api/register", "", tries[i].body);
    refused(w, 404, "player", "GET", "/api/players/bob", "", "");
    char body[400];
    memset(body, 0, sizeof body);
    snprintf(body, sizeof body, "{\"name\":\"bob\",\"password\":\"%0*d\"}", 257, 1);
    refused(w, 400, "password", "POST", "/api/register", "", body);
    snprintf(body, sizeof body, "{\"name\":\"bob\",\"password\":\"%0*d\"}", 256, 1);
    json_decref(ask(w, 200, "POST", "/api/register", "", body));
    world_shut(w);
}

/* Two want a name at once: one gets it. */
static void a_name_is_had_once(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct peer_of_test p[2] = {{0}, {0}};
    for (int i = 0; i < 2; i++)
        send_request(w, &p[i], "", "POST", "/api/register", "",
                     "{\"name\":\"ada\",\"password\":\"12345678\"}");
    assert_int_equal(w->jobs, 2);
    world_hash_all(w);
    assert_int_equal(p[0].status + p[1].status, 200 + 409);
    peer_clear(&p[0]);
    peer_clear(&p[1]);
    world_shut(w);
}

static void login_needs_the_password(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    new_person(w, "ada");
    struct person ada = take_token(ask(w, 200, "POST", "/api/login", "",
                                       "{\"name\":\"Ada\",\"password\":\"password of ada\"}"));
    json_decref(ask(w, 200, "GET", "/api/me", ada.token, ""));
    /* Whatever is wrong, it is said after the same work. */
    static const char *const wrong[] = {"{\"name\":\"ada\",\"password\":\"password of bob\"}",
                                        "{\"name\":\"bob\",\"password\":\"password of bob\"}",
                                        "{\"name\":\"b\",\"password\":\"password of bob\"}",
                                        "{\"name\":\"ada\",\"password\":\"\"}"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct peer_of_test p = {0};
        send_request(w, &p, "", "POST", "/api/login", "", wrong[i]);
        assert_int_equal(p.status, 0);
        assert_int_equal(w->jobs, 1);
        world_hash_all(w);
        assert_int_equal(p.status, 403);
        assert_non_null(strstr(p.body, "\"login\""));
        peer_clear(&p);
    }
    world_shut(w);
}

/* A password is hashed for a while; it is worth nothing if it was changed, or the account closed,
 * meanwhile. */
static void login_is_late(void **state)
{
    (void)state;
    static const char login[] = "{\"name\":\"ada\",\"password\":\"password of ada\"}";
    struct world *w = world_open(false, true);
    struct person ada = new_person(w, "ada");
    struct peer_of_test p = {0}, q = {0};
    struct store_account a;
    send_request(w, &p, "", "POST", "/api/login", "", login);
    assert_int_equal(store_account_find(w->store, "ada", &a), STORE_OK);
    a.is_closed = true;
    assert_int_equal(store_account_set(w->store, &a), STORE_OK);
    world_hash_all(w);
    assert_int_equal(p.status, 403);
    peer_clear(&p);
    a.is_closed = false;
    assert_int_equal(store_account_set(w->store, &a), STORE_OK);
    send_request(w, &p, "", "POST", "/api/login", "", login);
    send_request(w, &q, "", "POST", "/api/me/password", ada.token,
                 "{\"old\":\"password of ada\",\"new\":\"another password\"}");
    world_hash_all(w); /* what came last is hashed first */
    assert_int_equal(q.status, 200);
    assert_int_equal(p.status, 403);
    peer_clear(&p);
    peer_clear(&q);
    world_shut(w);
}

/* The same for whoever changes it or erases the account: it belongs to whoever changed it first. */
static void a_change_is_late(void **state)
{
    static const char *const calls[][2] = {
        {"/api/me/password", "{\"old\":\"password of ada\",\"new\":\"mine alone\"}"},
        {"/api/me/erase", "{\"password\":\"password of ada\"}"}};
    (void)state;
    for (int i = 0; i < 4; i++) {
        struct world *w = world_open(false, true);
        struct person ada = new_person(w, "ada");
        struct peer_of_test p = {0};
        struct store_account before, after;
        assert_int_equal(store_account_find(w->store, "ada", &before), STORE_OK);
        send_request(w, &p, "", "POST", calls[i % 2][0], ada.token, calls[i % 2][1]);
        if (i < 2)
            snprintf(before.password, sizeof before.password, "#changed elsewhere");
        else
            before.is_closed = true;
        assert_int_equal(store_account_set(w->store, &before), STORE_OK);
        world_hash_all(w);
        assert_int_equal(p.status, 403);
        assert_non_null(strstr(p.body, "\"login\""));
        assert_int_equal(store_account_find(w->store, "ada", &after), STORE_OK);
        assert_string_equal(after.password, before.password);
        peer_clear(&p);
        world_shut(w);
    }
}

/* Whoever goes before its password is hashed is not answered, and too many are sent away. */
static void waiting_ends(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    static struct peer_of_test p[65];
    for (int i = 0; i < 65; i++)
        send_request(w, &p[i], "", "POST", "/api/login", "",
                     "{\"name\":\"ada\",\"password\":\"12345678\"}");
    assert_int_equal(p[64].status, 503);
    assert_non_null(strstr(p[64].body, "\"busy\""));
    hub_left(w->hub, &p[0]);
    world_hash_all(w);
    assert_int_equal(p[0].status, 0);
    for (int i = 1; i < 64; i++)
        assert_int_equal(p[i].status, 403);
    hub_hashed(w->hub, 12345, "#", true);
    for (int i = 0; i < 65; i++)
        peer_clear(&p[i]);
    world_shut(w);
}

/* Those for whom there was no memory keep nobody else from coming in. */
static void hashing_without_memory(void **state)
{
    static const char login[] = "{\"name\":\"ada\",\"password\":\"password of ada\"}";
    (void)state;
    struct world *w = world_open(false, true);
    new_person(w, "ada");
    w->has_no_memory = true;
    for (int i = 0; i < 65; i++)
        refused(w, 503, "busy", "POST", "/api/login", "", login);
    w->has_no_memory = false;
    json_decref(ask(w, 200, "POST", "/api/login", "", login));
    world_shut(w);
}

static void a_password_that_could_not_be_hashed(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct peer_of_test p = {0};
    send_request(w, &p, "", "POST", "/api/login", "",
                 "{\"name\":\"ada\",\"password\":\"12345678\"}");
    assert_int_equal(w->jobs, 1);
    hub_hashed(w->hub, w->job[0].number, "", false);
    hub_turn(w->hub);
    assert_int_equal(p.status, 503);
    peer_clear(&p);
    world_shut(w);
}

static void a_new_password_ends_all_tokens(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_person(w, "ada");
    struct person two = take_token(ask(w, 200, "POST", "/api/login", "",
                                       "{\"name\":\"ada\",\"password\":\"password of ada\"}"));
    struct person guest = new_guest(w);
    refused(w, 403, "guest", "POST", "/api/me/password", guest.token,
            "{\"old\":\"12345678\",\"new\":\"12345678\"}");
    refused(w, 403, "login", "POST", "/api/me/password", one.token,
            "{\"old\":\"password of bob\",\"new\":\"12345678\"}");
    refused(w, 400, "password", "POST", "/api/me/password", one.token,
            "{\"old\":\"password of ada\",\"new\":\"1234567\"}");
    struct person three =
        take_token(ask(w, 200, "POST", "/api/me/password", one.token,
                       "{\"old\":\"password of ada\",\"new\":\"another password\"}"));
    refused(w, 401, "token", "GET", "/api/me", one.token, "");
    refused(w, 401, "token", "GET", "/api/me", two.token, "");
    json_decref(ask(w, 200, "GET", "/api/me", three.token, ""));
    refused(w, 403, "login", "POST", "/api/login", "",
            "{\"name\":\"ada\",\"password\":\"password of ada\"}");
    json_decref(ask(w, 200, "POST", "/api/login", "",
                    "{\"name\":\"ada\",\"password\":\"another password\"}"));
    world_shut(w);
}

/* ---- Bots, blocks, push ------------------------------------------------------------------------------------- */

static void a_person_has_bots(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person ada = new_person(w, "ada"), bob = new_person(w, "bob"), guest = new_guest(w);
    refused(w, 403, "guest", "POST", "/api/me/bots", guest.token, "{\"name\":\"robot\"}");
    refused(w, 400, "name", "POST", "/api/me/bots", ada.token, "{\"name\":\"ro bot\"}");
    refused(w, 409, "name-taken", "POST", "/api/me/bots", ada.token, "{\"name\":\"bob\"}");
    struct person robot =
        take_token(ask(w, 200, "POST", "/api/me/bots", ada.token, "{\"name\":\"robot\"}"));
    refused(w, 409, "name-taken", "POST", "/api/me/bots", bob.token, "{\"name\":\"robot\"}");
    json_t *me = ask(w, 200, "GET", "/api/me", robot.token, "");
    assert_string_equal(text_at(me, "me/kind"), "bot");
    json_decref(me);
    struct person again =
        take_token(ask(w, 200, "POST", "/api/me/bots", ada.token, "{\"name\":\"robot\"}"));
    refused(w, 401, "token", "GET", "/api/me", robot.token, "");
    json_t *bots = ask(w, 200, "GET", "/api/me/bots", ada.token, "");
    assert_string_equal(text_at(bots, "bots/0/name"), "robot");
    assert_int_equal(json_array_size(json_object_get(bots, "bots")), 1);
    json_decref(bots);
    json_t *player = ask(w, 200, "GET", "/api/players/robot", "", "");
    assert_true(json_is_true(at_path(player, "player/bot")));
    assert_string_equal(text_at(player, "player/owner"), "ada");
    json_decref(player);
    refused(w, 409, "state", "POST", "/api/me/erase", again.token, "{}");
    refused(w, 403, "login", "POST", "/api/login", "",
            "{\"name\":\"robot\",\"password\":\"12345678\"}");
    for (int i = 1; i < 16; i++) {
        char body[64];
        snprintf(body, sizeof body, "{\"name\":\"robot%d\"}", i);
        json_decref(ask(w, 200, "POST", "/api/me/bots", ada.token, body));
    }
    refused(w, 409, "bots", "POST", "/api/me/bots", ada.token, "{\"name\":\"robot99\"}");
    /* They are shut out together with their person, and let in again. */
    struct store_account a;
    assert_int_equal(store_account_find(w->store, "ada", &a), STORE_OK);
    assert_int_equal(store_account_close(w->store, a.id, true), STORE_OK);
    refused(w, 401, "token", "GET", "/api/me", ada.token, "");
    refused(w, 401, "token", "GET", "/api/me", again.token, "");
    assert_int_equal(store_account_close(w->store, a.id, false), STORE_OK);
    json_decref(ask(w, 200, "GET", "/api/me", again.token, ""));
    world_shut(w);
}

static void a_bot_can_be_dropped(void **state)
{
    (void)state;
    static const char path[] = "/api/me/bots/drop", robot_name[] = "{\"name\":\"Robot\"}";
    struct world *w = world_open(false, true);
    struct person ada = new_person(w, "ada"), bob = new_person(w, "bob"), guest = new_guest(w);
    struct person robot =
        take_token(ask(w, 200, "POST", "/api/me/bots", ada.token, "{\"name\":\"robot\"}"));
    json_decref(ask(w, 200, "POST", "/api/me/bots", ada.token, "{\"name\":\"other\"}"));
    struct game_id open = new_game(
        w, &robot, "{\"rules\":\"carcassonne\",\"seats\":[{\"by\":\"me\"},{\"by\":\"open\"}]}");
    struct game_id both = two_play(w, &robot, &bob, "");
    /* Nobody else can do it, the bot itself neither; and nobody learns whose it is. */
    refused(w, 403, "guest", "POST", path, guest.token, robot_name);
    refused(w, 409, "state", "POST", path, robot.token, robot_name);
    refused(w, 404, "player", "POST", path, bob.token, robot_name);
    refused(w, 404, "player", "POST", path, ada.token, "{\"name\":\"bob\"}");
    refused(w, 404, "player", "POST", path, ada.token, "{\"name\":\"ada\"}");
    refused(w, 404, "player", "POST", path, ada.token, "{\"name\":\"nobody\"}");
    refused(w, 400, "json", "POST", path, ada.token, "{}");
    json_decref(ask(w, 200, "GET", "/api/me", robot.token, ""));

    json_decref(ask(w, 200, "POST", path, ada.token, robot_name));
    refused(w, 404, "player", "POST", path, ada.token, robot_name);
    refused(w, 401, "token", "GET", "/api/me", robot.token, "");
    refused(w, 404, "player", "GET", "/api/players/robot", "", "");
    refused(w, 404, "game", "GET", about(&open, ""), "", "");
    json_t *game = ask(w, 200, "GET", about(&both, ""), "", "");
    assert_string_equal(text_at(game, "game/ending"), "resigned");
    assert_true(json_is_null(at_path(game, "game/seats/0/account")));
    json_decref(game);
    json_t *bots = ask(w, 200, "GET", "/api/me/bots", ada.token, "");
    assert_int_equal(json_array_size(json_object_get(bots, "bots")), 1);
    assert_string_equal(text_at(bots, "bots/0/name"), "other");
    json_decref(bots);
    json_decref(ask(w, 200, "GET", "/api/me", ada.token, ""));
    /* The name can be had again, by anybody. */
    json_decref(ask(w, 200, "POST", "/api/me/bots", bob.token, robot_name));
    world_shut(w);
}

static void blocks_are_kept(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person ada = new_person(w, "ada");
    new_person(w, "bob");
    refused(w, 404, "player", "POST", "/api/me/block", ada.token, "{\"name\":\"carl\"}");
    refused(w, 404, "player", "POST", "/api/me/block", ada.token, "{\"name\":\"ada\"}");
    json_decref(ask(w, 200, "POST", "/api/me/block", ada.token, "{\"name\":\"bob\"}"));
    json_decref(ask(w, 200, "POST", "/api/me/block", ada.token, "{\"name\":\"bob\"}"));
    json_t *names = ask(w, 200, "GET", "/api/me/blocks", ada.token, "");
    assert_int_equal(json_array_size(json_object_get(names, "names")), 1);
    assert_string_equal(text_at(names, "names/0"), "bob");
    json_decref(names);
    json_decref(
        ask(w, 200, "POST", "/api/me/block", ada.token, "{\"name\":\"bob\",\"block\":false}"));
    names = ask(w, 200, "GET", "/api/me/blocks", ada.token, "");
    assert_int_equal(json_array_size(json_object_get(names, "names")), 0);
    json_decref(names);
    world_shut(w);
}

static void push_is_kept(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), other = new_guest(w);
    json_t *key = ask(w, 200, "GET", "/api/push", "", "");
    assert_string_equal(text_at(key, "key"), "the key");
    json_decref(key);
    static const char good[] =
        "{\"endpoint\":\"https://push.example/1\",\"key\":\"k\",\"secret\":\"s\"}";
    json_decref(ask(w, 200, "POST", "/api/me/push", one.token, good));
    refused(w, 400, "json", "POST", "/api/me/push", one.token,
            "{\"endpoint\":\"http://push.example/1\",\"key\":\"k\",\"secret\":\"s\"}");
    refused(w, 400, "json", "POST", "/api/me/push", one.token, "{\"endpoint\":\"https://x\"}");
    /* What is somebody else's stays. */
    json_decref(ask(w, 200, "POST", "/api/me/push/drop", other.token,
                    "{\"endpoint\":\"https://push.example/1\"}"));
    json_t *data = ask(w, 200, "GET", "/api/me/data", one.token, "");
    assert_string_equal(text_at(data, "push/0"), "https://push.example/1");
    json_decref(data);
    json_decref(ask(w, 200, "POST", "/api/me/push/drop", one.token,
                    "{\"endpoint\":\"https://push.example/1\"}"));
    data = ask(w, 200, "GET", "/api/me/data", one.token, "");
    assert_int_equal(json_array_size(json_object_get(data, "push")), 0);
    json_decref(data);
    world_shut(w);
}

/* ---- Everything, and nothing ------------------------------------------------------------------------------------ */

static void data_can_be_had_and_erased(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person ada = new_person(w, "ada"), bob = new_person(w, "bob");
    struct person robot =
        take_token(ask(w, 200, "POST", "/api/me/bots", ada.token, "{\"name\":\"robot\"}"));
    struct game_id open = new_game(
        w, &ada, "{\"rules\":\"carcassonne\",\"seats\":[{\"by\":\"me\"},{\"by\":\"open\"}]}");
    struct game_id both = two_play(w, &ada, &bob, "");
    struct game_id third = new_game(w, &bob,
                                    "{\"rules\":\"carcassonne seats=3\",\"seats\":[{\"by\":\"me\"},"
                                    "{\"by\":\"open\"},{\"by\":\"open\"}]}");
    struct person carl = new_guest(w);
    json_decref(ask(w, 200, "POST", about(&third, "/sit"), robot.token, "{}"));
    json_decref(ask(w, 200, "POST", about(&third, "/sit"), carl.token, "{}"));
    json_decref(ask(w, 200, "POST", about(&both, "/talk"), ada.token,
                    "{\"do\":\"say\",\"text\":\"my words\"}"));
    json_t *data = ask(w, 200, "GET", "/api/me/data", ada.token, "");
    assert_string_equal(text_at(data, "me/name"), "ada");
    assert_int_equal(json_array_size(json_object_get(data, "games")), 2);
    assert_string_equal(text_at(data, "bots/0/name"), "robot");
    char *text = json_dumps(data, 0);
    assert_non_null(strstr(text, "my words"));
    assert_null(strstr(text, "password of"));
    free(text);
    json_decref(data);

    refused(w, 403, "login", "POST", "/api/me/erase", ada.token, "{\"password\":\"wrong word\"}");
    refused(w, 400, "json", "POST", "/api/me/erase", ada.token, "{}");
    json_decref(ask(w, 200, "GET", "/api/me", ada.token, ""));
    json_decref(
        ask(w, 200, "POST", "/api/me/erase", ada.token, "{\"password\":\"password of ada\"}"));
    refused(w, 401, "token", "GET", "/api/me", ada.token, "");
    refused(w, 401, "token", "GET", "/api/me", robot.token, "");
    refused(w, 404, "player", "GET", "/api/players/ada", "", "");
    refused(w, 404, "player", "GET", "/api/players/robot", "", "");
    refused(w, 404, "game", "GET", about(&open, ""), "", "");
    json_t *game = ask(w, 200, "GET", about(&both, ""), "", "");
    assert_string_equal(text_at(game, "game/ending"), "resigned");
    text = json_dumps(game, 0);
    assert_null(strstr(text, "ada"));
    free(text);
    json_decref(game);
    /* The game of three goes on with a computer. */
    game = ask(w, 200, "GET", about(&third, ""), "", "");
    assert_string_equal(text_at(game, "game/state"), "running");
    assert_string_equal(text_at(game, "game/seats/1/by"), "ranking");
    json_decref(game);
    /* The name can be had again. */
    new_person(w, "ada");
    json_decref(ask(w, 200, "POST", "/api/me/erase", carl.token, "{}"));
    refused(w, 401, "token", "GET", "/api/me", carl.token, "");
    world_shut(w);
}

/* Two games run when an account is erased, and in one of them its time has just run out: that one is
 * over, and the other is given up. */
static void erased_when_time_is_up(void **state)
{
    (void)state;
    for (int late = 0; late < 2; late++) {
        struct world *w = world_open(false, true);
        struct person ada = new_person(w, "ada"), bob = new_person(w, "bob");
        static const char *const clocks[] = {",\"clock\":\"5m+0\",\"absent\":\"end\"", ""};
        struct game_id id[2];
        struct peer_of_test p = {0};
        for (int i = 0; i < 2; i++) {
            id[i] = two_play(w, &ada, &bob, clocks[i != late]);
            w->now += 10;
        }
        pass_time(w, 5 * 60 - 1);
        send_request(w, &p, "", "POST", "/api/me/erase", ada.token,
                     "{\"password\":\"password of ada\"}");
        w->now += 2000;
        world_hash_all(w);
        assert_int_equal(p.status, 200);
        peer_clear(&p);
        assert_string_equal(kept_of(w, &id[late]).game.ending, "time");
        assert_string_equal(kept_of(w, &id[1 - late]).game.ending, "resigned");
        world_shut(w);
    }
}

/* All of it: games of the same time, what was said while watching, every rating, when one came in. */
static void data_is_complete(void **state)
{
    (void)state;
    enum { GAMES = 700, MOST_ROOMS = 600, POINTS = 1100, WORDS = 70 };
    struct world *w = world_open(false, true);
    struct person ada = new_person(w, "ada"), bob = new_person(w, "bob"), carl = new_guest(w);
    for (int i = 0; i < GAMES; i++)
        new_game(w, &ada,
                 "{\"rules\":\"carcassonne\",\"seats\":[{\"by\":\"me\"},{\"by\":\"me\"}]}");
    struct game_id other = two_play(w, &bob, &carl, "");
    for (int i = 0; i < WORDS; i++)
        json_decref(ask(w, 200, "POST", about(&other, "/talk"), ada.token,
                        "{\"do\":\"say\",\"text\":\"from afar\"}"));
    json_decref(ask(w, 200, "POST", about(&other, "/talk"), bob.token,
                    "{\"do\":\"say\",\"text\":\"not hers\"}"));
    struct store_account a;
    assert_int_equal(store_account_find(w->store, "ada", &a), STORE_OK);
    for (int i = 0; i < POINTS; i++) {
        struct store_rating r = {.account = a.id, .rating = 1500, .deviation = 50, .at = i};
        char game[STORE_ID_MAX];
        strcpy(r.what, "carcassonne/2");
        snprintf(game, sizeof game, "g%d", i);
        assert_int_equal(store_rating_put(w->store, &r, game), STORE_OK);
    }
    /* Not all games are in memory for it at once. */
    struct peer_of_test p = {0};
    struct hub_request request = {"GET", "/api/me/data", "", ada.token, "", "", 0};
    struct hub_figures figures;
    hub_ask(w->hub, &p, &request);
    hub_figure(w->hub, &figures);
    assert_true(figures.rooms < MOST_ROOMS);
    hub_turn(w->hub);
    peer_clear(&p);
    json_t *data = ask(w, 200, "GET", "/api/me/data", ada.token, "");
    assert_int_equal(json_array_size(json_object_get(data, "games")), GAMES);
    assert_int_equal(json_array_size(json_object_get(data, "said")), WORDS);
    assert_string_equal(text_at(data, "said/69/text"), "from afar");
    assert_string_equal(text_at(data, "said/0/game"), other.text);
    assert_int_equal(json_array_size(json_object_get(data, "ratings")), POINTS);
    assert_int_equal(int_at(data, "ratings/0/at"), 0);
    assert_int_equal(int_at(data, "seen"), a.seen);
    assert_int_equal(json_array_size(json_object_get(data, "tokens")), 1);
    assert_int_equal(int_at(data, "tokens/0/made"), w->now);
    assert_true(int_at(data, "tokens/0/ends") > w->now);
    json_decref(data);
    world_shut(w);
}

/* Games that are damaged are left out, however many there are, and the rest is done. */
static void damaged_games_are_in_nobodys_way(void **state)
{
    (void)state;
    enum { DAMAGED = 60 };
    struct world *w = world_open(false, true);
    struct person one = new_guest(w), other = new_guest(w);
    struct game_id good[2];
    for (int i = 0; i < DAMAGED + 2; i++) {
        w->now += 1000;
        struct game_id id = two_play(w, &one, &other, "");
        struct store_line bad = {.at = w->now, .text = "place 99,99 r0"};
        if (i == 0 || i == DAMAGED + 1)
            good[i != 0] = id;
        else
            assert_int_equal(
                store_lines_append(w->store, id.text, kept_of(w, &id).game.count + 1, 1, &bad),
                STORE_OK);
    }
    w->now += 1000;
    json_t *data = ask(w, 200, "GET", "/api/me/data", one.token, "");
    assert_int_equal(json_array_size(json_object_get(data, "games")), 2);
    json_decref(data);
    json_decref(ask(w, 200, "POST", "/api/me/erase", one.token, "{}"));
    for (int i = 0; i < 2; i++) {
        json_t *game = ask(w, 200, "GET", about(&good[i], ""), "", "");
        assert_string_equal(text_at(game, "game/ending"), "resigned");
        json_decref(game);
    }
    world_shut(w);
}

/* ---- How often --------------------------------------------------------------------------------------------------- */

/* The status of a request from an address. */
static int status_from(struct world *w, const char *address, const char *method, const char *path,
                       const char *token, const char *body)
{
    struct peer_of_test p = {0};
    send_request(w, &p, address, method, path, token, body);
    world_hash_all(w);
    int status = p.status;
    if (status == 429) {
        assert_non_null(strstr(p.fields, "Retry-After: "));
        assert_non_null(strstr(p.body, "\"many\""));
        assert_non_null(strstr(p.body, "\"wait\":"));
    }
    peer_clear(&p);
    return status;
}

static void wrong_tokens_are_counted(void **state)
{
    (void)state;
    struct world *w = world_open(true, true);
    struct person one = new_guest(w);
    for (int i = 0; i < 20; i++)
        assert_int_equal(status_from(w, "1.1.1.1", "GET", "/api/me", "wrong", ""), 401);
    assert_int_equal(status_from(w, "1.1.1.1", "GET", "/api/me", "wrong", ""), 429);
    assert_int_equal(status_from(w, "1.1.1.1", "GET", "/api/me", one.token, ""), 200);
    assert_int_equal(status_from(w, "1.1.1.1", "GET", "/api/lobby", "", ""), 200);
    assert_int_equal(status_from(w, "2.2.2.2", "GET", "/api/me", "wrong", ""), 401);
    w->now += 31000;
    assert_int_equal(status_from(w, "1.1.1.1", "GET", "/api/me", "wrong", ""), 401);
    world_shut(w);
}

/* A rematch is a new game as well. */
static void rematches_are_counted(void **state)
{
    (void)state;
    struct world *w = world_open(true, true);
    struct person one = new_guest(w);
    struct game_id id = new_game(
        w, &one, "{\"rules\":\"carcassonne\",\"seats\":[{\"by\":\"me\"},{\"by\":\"me\"}]}");
    static const char ask_again[] = "{\"do\":\"ask\",\"what\":\"rematch\"}";
    for (int i = 0; i <= 20; i++) {
        struct store_game row;
        struct store_seat seats[STORE_SEATS];
        w->now += 1000; /* talk has a rate, too */
        json_decref(ask(w, 200, "POST", about(&id, "/resign"), one.token, "{\"seat\":0}"));
        assert_int_equal(
            status_from(w, "1.1.1.1", "POST", about(&id, "/talk"), one.token, ask_again),
            i < 20 ? 200 : 429);
        assert_int_equal(store_game_get(w->store, id.text, &row, seats), STORE_OK);
        assert_int_equal(row.next[0] != '\0', i < 20);
        if (i < 20)
            memcpy(id.text, row.next, sizeof row.next);
    }
    world_shut(w);
}

static void logins_and_games_are_counted(void **state)
{
    (void)state;
    struct world *w = world_open(true, true);
    struct person one = new_guest(w);
    static const char login[] = "{\"name\":\"ada\",\"password\":\"12345678\"}";
    for (int i = 0; i < 10; i++)
        assert_int_equal(status_from(w, "1.1.1.1", "POST", "/api/login", "", login), 403);
    assert_int_equal(status_from(w, "1.1.1.1", "POST", "/api/login", "", login), 429);
    static const char game[] =
        "{\"rules\":\"carcassonne\",\"seats\":[{\"by\":\"me\"},{\"by\":\"open\"}]}";
    for (int i = 0; i < 20; i++)
        assert_int_equal(status_from(w, "1.1.1.1", "POST", "/api/games", one.token, game), 200);
    assert_int_equal(status_from(w, "1.1.1.1", "POST", "/api/games", one.token, game), 429);
    /* That counts for the account, and only far more of them for the address. */
    assert_int_equal(status_from(w, "2.2.2.2", "POST", "/api/games", one.token, game), 429);
    int made = 20;
    for (int i = 0; i < 9; i++) {
        struct person other = new_guest(w);
        for (int k = 0; k < 20; k++, made++)
            assert_int_equal(status_from(w, "1.1.1.1", "POST", "/api/games", other.token, game),
                             200);
    }
    assert_int_equal(made, 200);
    assert_int_equal(status_from(w, "1.1.1.1", "POST", "/api/games", new_guest(w).token, game),
                     429);
    assert_int_equal(status_from(w, "4.4.4.4", "POST", "/api/games", new_guest(w).token, game),
                     200);
    /* This machine is not counted. */
    for (int i = 0; i < 30; i++)
        assert_int_equal(status_from(w, "", "POST", "/api/games", one.token, game), 200);
    for (int i = 0; i < 60; i++)
        assert_int_equal(status_from(w, "3.3.3.3", "POST", "/api/guest", "", ""), 200);
    assert_int_equal(status_from(w, "3.3.3.3", "POST", "/api/guest", "", ""), 429);
    world_shut(w);
}

/* A change that cannot be stored after all, for chance has given a token that is there already: then
 * nothing has changed, and nobody's connection ends. */
static void a_change_that_fails_ends_nothing(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person ada = new_person(w, "ada");
    struct peer_of_test socket = {0};
    char hello[128];
    assert_true(hub_came(w->hub, &socket, ""));
    snprintf(hello, sizeof hello, "{\"t\":\"hello\",\"token\":\"%s\"}", ada.token);
    hub_said(w->hub, &socket, hello, strlen(hello));
    hub_turn(w->hub);
    uint64_t luck = w->luck;
    (void)new_person(w, "bert");
    w->luck = luck;
    refused(w, 503, "store", "POST", "/api/me/password", ada.token,
            "{\"old\":\"password of ada\",\"new\":\"another password\"}");
    assert_false(socket.is_closed);
    json_decref(ask(w, 200, "GET", "/api/me", ada.token, ""));
    json_decref(ask(w, 200, "POST", "/api/me/password", ada.token,
                    "{\"old\":\"password of ada\",\"new\":\"another password\"}"));
    assert_true(socket.is_closed);
    peer_clear(&socket);
    world_shut(w);
}

/* Sitting down is no new game: who is paired costs what looking into the lobby does. */
static void joining_is_not_making(void **state)
{
    (void)state;
    struct world *w = world_open(true, true);
    struct person one = new_guest(w);
    static const char quick[] = "{\"rules\":\"carcassonne\"}";
    for (int i = 0; i < 25; i++) {
        assert_int_equal(status_from(w, "1.1.1.1", "POST", "/api/quick", new_guest(w).token, quick),
                         200);
        assert_int_equal(status_from(w, "2.2.2.2", "POST", "/api/quick", one.token, quick), 200);
    }
    w->now += 60000;
    /* The 20 that are new count, though. */
    int made = 0;
    char body[64];
    for (int status = 200; status == 200 && made < 30; made += status == 200) {
        snprintf(body, sizeof body, "{\"rules\":\"carcassonne\",\"clock\":\"%dm+0\"}", made + 1);
        status = status_from(w, "2.2.2.2", "POST", "/api/quick", one.token, body);
    }
    assert_int_equal(made, 20);
    world_shut(w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_guest_is_somebody),
        cmocka_unit_test(tokens_end),
        cmocka_unit_test(a_guest_becomes_an_account),
        cmocka_unit_test(a_change_that_fails_ends_nothing),
        cmocka_unit_test(names_and_passwords_are_sorted),
        cmocka_unit_test(a_name_is_had_once),
        cmocka_unit_test(login_needs_the_password),
        cmocka_unit_test(login_is_late),
        cmocka_unit_test(a_change_is_late),
        cmocka_unit_test(waiting_ends),
        cmocka_unit_test(hashing_without_memory),
        cmocka_unit_test(a_password_that_could_not_be_hashed),
        cmocka_unit_test(a_new_password_ends_all_tokens),
        cmocka_unit_test(a_person_has_bots),
        cmocka_unit_test(a_bot_can_be_dropped),
        cmocka_unit_test(blocks_are_kept),
        cmocka_unit_test(push_is_kept),
        cmocka_unit_test(data_can_be_had_and_erased),
        cmocka_unit_test(erased_when_time_is_up),
        cmocka_unit_test(data_is_complete),
        cmocka_unit_test(damaged_games_are_in_nobodys_way),
        cmocka_unit_test(wrong_tokens_are_counted),
        cmocka_unit_test(rematches_are_counted),
        cmocka_unit_test(logins_and_games_are_counted),
        cmocka_unit_test(joining_is_not_making),
    };
    return cmocka_run_group_tests_name("online accounts", tests, NULL, NULL);
}
