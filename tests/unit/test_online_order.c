/*
 * test_online_order.c: what is stored in which order, so that nobody waits for one who waits for them:
 * games before accounts, and accounts in the order of their numbers. And what an account leaves behind
 * that goes.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "../../store/inside.h"
#include "online.h"

/* ---- What waits for whom ----------------------------------------------------------------------------------- */

/* The order in which transactions take rows that are there: 'g' a game, or the last digit of an account
 * that is written, or a letter from 'a' on of one that goes, 't' a token that is written; '|' after each transaction. */
static struct {
    const struct sql_driver *inner;
    struct sql_driver driver;
    char order[256];
    char next; /* is taken if the statement finds it */
    bool is_inside;
} spy;

static void spy_note(char what)
{
    char *end = spy.order + strlen(spy.order);
    assert_true(end < spy.order + sizeof spy.order - 1);
    *end = what;
}

static enum store_status spy_begin(struct sql *db)
{
    spy.is_inside = true;
    return spy.inner->begin(db);
}

static enum store_status spy_exec(struct sql *db, const char *text)
{
    if (strcmp(text, "commit") == 0) {
        spy.is_inside = false;
        spy_note('|');
    }
    return spy.inner->exec(db, text);
}

static enum store_status spy_ask(struct sql *db, const char *text, int count,
                                 const struct sql_value *values)
{
    spy.next = '\0';
    if (spy.is_inside && strncmp(text, "update games", 12) == 0)
        spy.next = 'g';
    else if (spy.is_inside && strncmp(text, "update accounts", 15) == 0)
        spy.next = (char)('0' + values[0].number % 10);
    else if (spy.is_inside && strncmp(text, "update tokens", 13) == 0)
        spy.next = 't';
    else if (spy.is_inside && strncmp(text, "delete from accounts", 20) == 0)
        spy.next = (char)('a' + values[0].number % 10 - 1);
    return spy.inner->ask(db, text, count, values);
}

static enum store_status spy_done(struct sql *db, int *affected)
{
    int rows = 0;
    enum store_status status = spy.inner->done(db, &rows);
    if (rows > 0 && spy.next != '\0')
        spy_note(spy.next);
    if (affected != NULL)
        *affected = rows;
    return status;
}

static void spy_on(struct world *w)
{
    memset(&spy, 0, sizeof spy);
    spy.inner = w->store->db->driver;
    spy.driver = *spy.inner;
    spy.driver.begin = spy_begin;
    spy.driver.exec = spy_exec;
    spy.driver.ask = spy_ask;
    spy.driver.done = spy_done;
    w->store->db->driver = &spy.driver;
}

static void spy_off(struct world *w)
{
    w->store->db->driver = spy.inner;
}

/* The accounts of the next transaction, in the order in which they are taken: no game comes after one
 * of them. Only so many games as there must be. */
static const char *after_games(const char **at, size_t least)
{
    static char accounts[64];
    size_t games = strspn(*at, "g"), len = strcspn(*at, "|");
    if (games < least || (*at)[len] != '|')
        fail_msg("%s", spy.order);
    snprintf(accounts, sizeof accounts, "%.*s", (int)(len - games), *at + games);
    *at += len + 1;
    return accounts;
}

/* Two rated games end in one turn, by people who were not there for a day: first all games, then all
 * accounts by their numbers. */
static void accounts_come_after_games(void **state)
{
    static const char rated[] = "{\"rules\":\"carcassonne\",\"rated\":true,\"clock\":\"3d\","
                                "\"public\":true,\"seats\":[{\"by\":\"me\"},{\"by\":\"open\"}]}";
    (void)state;
    struct world *w = world_open(false, true);
    struct person p[3] = {new_person(w, "ada"), new_person(w, "bob"), new_person(w, "carl")};
    struct game_id id[2];
    struct peer_of_test answers[2] = {{0}};
    for (int i = 0; i < 2; i++) {
        id[i] = new_game(w, &p[i == 0 ? 2 : 1], rated);
        json_decref(ask(w, 200, "POST", about(&id[i], "/sit"), p[i == 0 ? 1 : 0].token, "{}"));
    }
    w->now += 25 * INT64_C(3600) * 1000;
    hub_turn(w->hub);
    spy_on(w);
    for (int i = 0; i < 2; i++) {
        struct hub_request r = {
            "POST", about(&id[i], "/resign"), "", p[i == 0 ? 2 : 1].token, "", "{}", 2};
        hub_ask(w->hub, &answers[i], &r);
    }
    hub_turn(w->hub);
    spy_off(w);
    const char *at = spy.order;
    assert_string_equal(after_games(&at, 2), "123");
    for (int i = 0; i < 2; i++) {
        assert_int_equal(answers[i].status, 200);
        peer_clear(&answers[i]);
    }
    /* Both count: he won the one, and lost the other to a better one. */
    assert_true(rating_of(w, "ada") > 1500 && rating_of(w, "carl") < 1500);
    /* They were met all the same. */
    struct store_account a;
    assert_int_equal(store_account_find(w->store, "carl", &a), STORE_OK);
    assert_true(a.seen == w->now);
    world_shut(w);
}

static const char rated_open[] = "{\"rules\":\"carcassonne\",\"rated\":true,\"clock\":\"3d\","
                                 "\"public\":true,\"seats\":[{\"by\":\"me\"},{\"by\":\"open\"}]}";

/* A rated game of two, whose accounts have that order. */
static struct game_id rated_game(struct world *w, const struct person *one,
                                 const struct person *other)
{
    struct game_id id = new_game(w, one, rated_open);
    json_decref(ask(w, 200, "POST", about(&id, "/sit"), other->token, "{}"));
    return id;
}

static void ask_now(struct world *w, struct peer_of_test *p, const char *path, const char *token,
                    const char *body)
{
    struct hub_request r = {"POST", path, "", token, "", body, strlen(body)};
    hub_ask(w->hub, p, &r);
}

/* Somebody comes in, and in the same turn somebody else loses a game after that. */
static void coming_in_holds_no_game(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person ada = new_person(w, "ada"), bob = new_person(w, "bob");
    new_person(w, "carl");
    struct game_id id = rated_game(w, &ada, &bob);
    struct peer_of_test p = {0}, q = {0};
    ask_now(w, &p, "/api/login", "", "{\"name\":\"carl\",\"password\":\"password of carl\"}");
    assert_int_equal(w->jobs, 1);
    spy_on(w);
    hub_hashed(w->hub, w->job[--w->jobs].number, "#password of carl", true);
    assert_int_equal(hub_wait(w->hub), 0);
    ask_now(w, &q, about(&id, "/resign"), ada.token, "{}");
    hub_turn(w->hub);
    spy_off(w);
    assert_int_equal(p.status, 200);
    assert_int_equal(q.status, 200);
    const char *at = spy.order;
    assert_string_equal(after_games(&at, 1), "12");
    assert_string_equal(after_games(&at, 0), "3");
    peer_clear(&p);
    peer_clear(&q);
    world_shut(w);
}

/* An account and its bot, which have played each with somebody else, go: all games first, also those
 * that it only made, then all accounts in their order, then the two. */
static void erasing_holds_no_game(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person ada = new_person(w, "ada"), bob = new_person(w, "bob");
    struct person robot =
        take_token(ask(w, 200, "POST", "/api/me/bots", bob.token, "{\"name\":\"robot\"}"));
    struct person carl = new_person(w, "carl");
    struct peer_of_test p = {0};
    rated_game(w, &bob, &ada);
    rated_game(w, &robot, &carl);
    struct game_id old = rated_game(w, &bob, &ada);
    json_decref(ask(w, 200, "POST", about(&old, "/resign"), ada.token, "{}"));
    ask_now(w, &p, "/api/me/erase", bob.token, "{\"password\":\"password of bob\"}");
    assert_int_equal(w->jobs, 1);
    spy_on(w);
    world_hash_all(w);
    spy_off(w);
    assert_int_equal(p.status, 200);
    const char *at = spy.order, *accounts = after_games(&at, 4);
    assert_int_equal(strncmp(accounts, "1234cb", 6), 0);
    assert_true(rating_of(w, "ada") > 1200 && rating_of(w, "carl") > 1500);
    peer_clear(&p);
    world_shut(w);
}

/* The same for a guest, and for a bot, that goes in a turn in which another game ends. */
static void what_goes_at_once_holds_no_game(void **state)
{
    (void)state;
    for (int i = 0; i < 2; i++) {
        struct world *w = world_open(false, true);
        struct person bob = new_person(w, "bob"), guest = new_guest(w), ada = new_person(w, "ada");
        struct game_id id = rated_game(w, &bob, &ada);
        struct peer_of_test p = {0}, q = {0};
        if (i == 1)
            take_token(ask(w, 200, "POST", "/api/me/bots", ada.token, "{\"name\":\"robot\"}"));
        spy_on(w);
        if (i == 0)
            ask_now(w, &p, "/api/me/erase", guest.token, "{}");
        else
            ask_now(w, &p, "/api/me/bots/drop", ada.token, "{\"name\":\"robot\"}");
        ask_now(w, &q, about(&id, "/resign"), bob.token, "{}");
        hub_turn(w->hub);
        spy_off(w);
        assert_int_equal(p.status, 200);
        assert_int_equal(q.status, 200);
        const char *at = spy.order;
        assert_string_equal(after_games(&at, 1), "13");
        assert_string_equal(after_games(&at, 0), i == 0 ? "2b" : "4d");
        peer_clear(&p);
        peer_clear(&q);
        world_shut(w);
    }
}

/* Everybody comes back after a day at once, the last one first: no matter how many they are, they cost
 * the disk two commits, one for their accounts in their order, one for their tokens. */
static void many_are_met_at_once(void **state)
{
    enum { MANY = 9 };
    (void)state;
    struct world *w = world_open(false, true);
    struct person guest[MANY];
    struct peer_of_test p[MANY + 1] = {{0}};
    struct store_account a;
    for (int i = 0; i < MANY; i++)
        guest[i] = new_guest(w);
    w->now += 25 * INT64_C(3600) * 1000;
    hub_turn(w->hub);
    spy_on(w);
    for (int i = 0; i <= MANY; i++) {
        const char *token = guest[i == 0 ? 3 : MANY - i].token;
        hub_ask(w->hub, &p[i], &(struct hub_request){"GET", "/api/me", "", token, "", "", 0});
    }
    hub_turn(w->hub);
    spy_off(w);
    assert_string_equal(spy.order, "123456789|ttttttttt|");
    for (int i = 0; i <= MANY; i++) {
        assert_int_equal(p[i].status, 200);
        peer_clear(&p[i]);
    }
    for (int i = 1; i <= MANY; i++) {
        assert_int_equal(store_account_get(w->store, i, &a), STORE_OK);
        assert_true(a.seen == w->now);
    }
    world_shut(w);
}

/* ---- Accounts that have gone ------------------------------------------------------------------------------- */

/* Another process erases an account just before it is locked. */
static enum store_status gone_ask(struct sql *db, const char *text, int count,
                                  const struct sql_value *values)
{
    if (strncmp(text, "update accounts set seen = seen", 31) == 0)
        assert_int_equal(spy.inner->exec(db, "delete from accounts where name = 'bob'"), STORE_OK);
    return spy_ask(db, text, count, values);
}

static void assert_unrated(struct world *w, const struct game_id *id)
{
    char facts[64];
    snprintf(facts, sizeof facts, "unrated game=%s", id->text);
    assert_string_equal(w->logged, facts);
    assert_string_equal(kept_of(w, id).game.ending, "resigned");
}

/* The game is over all the same, and only that one changes no rating: whoever resigns, or erases the
 * account, is not refused for it. */
static void an_opponent_may_be_gone(void **state)
{
    static const char password[] = "{\"password\":\"password of ada\"}";
    (void)state;
    for (int i = 0; i < 2; i++) {
        struct world *w = world_open(false, true);
        struct person ada = new_person(w, "ada"), bob = new_person(w, "bob"),
                      carl = new_person(w, "carl");
        struct game_id id = rated_game(w, &ada, &bob), good = rated_game(w, &carl, &ada);
        struct peer_of_test p = {0};
        spy_on(w);
        spy.driver.ask = gone_ask;
        ask_now(w, &p, i == 0 ? about(&id, "/resign") : "/api/me/erase", ada.token,
                i == 0 ? "{}" : password);
        world_hash_all(w);
        hub_turn(w->hub);
        spy_off(w);
        assert_int_equal(p.status, 200);
        assert_unrated(w, &id);
        if (i == 0)
            json_decref(ask(w, 200, "POST", about(&good, "/resign"), ada.token, "{}"));
        assert_true(rating_of(w, "carl") > 1500);
        peer_clear(&p);
        world_shut(w);
    }
}

/* What whoever runs the server has closed does not come back by being made anew. */
static void a_closed_bot_stays(void **state)
{
    static const char path[] = "/api/me/bots/drop", body[] = "{\"name\":\"robot\"}";
    (void)state;
    struct world *w = world_open(false, true);
    struct person ada = new_person(w, "ada");
    struct peer_of_test p = {0};
    struct store_account bot;
    take_token(ask(w, 200, "POST", "/api/me/bots", ada.token, body));
    assert_int_equal(store_account_find(w->store, "robot", &bot), STORE_OK);
    assert_int_equal(store_account_close(w->store, bot.id, true), STORE_OK);
    refused(w, 409, "state", "POST", path, ada.token, body);
    assert_int_equal(store_account_find(w->store, "robot", &bot), STORE_OK);
    assert_true(bot.is_closed);
    /* Nor one that is closed while it goes. */
    assert_int_equal(store_account_close(w->store, bot.id, false), STORE_OK);
    ask_now(w, &p, path, ada.token, body);
    assert_int_equal(store_account_close(w->store, bot.id, true), STORE_OK);
    hub_turn(w->hub);
    assert_int_equal(p.status, 409);
    peer_clear(&p);
    assert_int_equal(store_account_close(w->store, bot.id, false), STORE_OK);
    json_decref(ask(w, 200, "POST", path, ada.token, body));
    world_shut(w);
}

/* ---- Refusals ---------------------------------------------------------------------------------------------- */

/* The store cannot change this game. */
static const char *stuck;

static enum store_status stuck_ask(struct sql *db, const char *text, int count,
                                   const struct sql_value *values)
{
    for (int i = 0; i < count && strncmp(text, "update games", 12) == 0; i++) {
        if (values[i].text != NULL && strcmp(values[i].text, stuck) == 0)
            return STORE_DOWN;
    }
    return spy_ask(db, text, count, values);
}

/* Of the games of whoever erases the account, one after the other is the one that cannot be given up,
 * and another one is over by its clock meanwhile: that stays, and the rest is as it was. */
static void a_refusal_gives_up_nothing(void **state)
{
    enum { GAMES = 3 };
    (void)state;
    for (int late = 0; late < GAMES; late++) {
        for (int lost = 0; lost < GAMES; lost++) {
            if (lost == late)
                continue;
            struct world *w = world_open(false, true);
            struct person ada = new_person(w, "ada"), bob = new_person(w, "bob");
            struct peer_of_test p = {0};
            struct game_id id[GAMES];
            for (int i = 0; i < GAMES; i++) {
                id[i] = two_play(w, &ada, &bob,
                                 i == late ? ",\"clock\":\"5m+0\",\"absent\":\"end\"" : "");
                w->now += 10;
            }
            pass_time(w, 5 * 60 - 1);
            ask_now(w, &p, "/api/me/erase", ada.token, "{\"password\":\"password of ada\"}");
            hub_turn(w->hub);
            stuck = id[lost].text;
            spy_on(w);
            spy.driver.ask = stuck_ask;
            w->now += 999; /* the turn itself looks at clocks once a second */
            struct world_job job = w->job[--w->jobs];
            hub_hashed(w->hub, job.number, job.hash, true);
            hub_turn(w->hub);
            spy_off(w);
            assert_int_equal(p.status, 503);
            for (int i = 0; i < GAMES; i++) {
                struct kept k = kept_of(w, &id[i]);
                assert_string_equal(k.game.ending, i == late ? "time" : "");
            }
            peer_clear(&p);
            world_shut(w);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(accounts_come_after_games),
        cmocka_unit_test(coming_in_holds_no_game),
        cmocka_unit_test(erasing_holds_no_game),
        cmocka_unit_test(what_goes_at_once_holds_no_game),
        cmocka_unit_test(many_are_met_at_once),
        cmocka_unit_test(an_opponent_may_be_gone),
        cmocka_unit_test(a_closed_bot_stays),
        cmocka_unit_test(a_refusal_gives_up_nothing),
    };
    return cmocka_run_group_tests_name("online order", tests, NULL, NULL);
}
