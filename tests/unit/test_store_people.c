/*
 * test_store_people.c: accounts, tokens, blocks, ratings, push, and what is kept besides.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../store/places.h"

/* ---- Accounts ------------------------------------------------------------------------------- */

static void accounts_are_kept(void **state)
{
    STORE;
    struct store_account a = {.kind = ACCOUNT_BOT,
                              .name = "Deep-Meeple",
                              .password = "$argon2id$x",
                              .owner = 9,
                              .made = 1,
                              .seen = 2,
                              .is_closed = true};
    struct store_account got;
    IS(STORE_NONE, store_account_get(s, 1, &got));
    IS(STORE_NONE, store_account_find(s, "deep-meeple", &got));
    IS(STORE_OK, store_account_make(s, &a));
    assert_true(a.id > 0);
    IS(STORE_OK, store_account_get(s, a.id, &got));
    assert_int_equal(got.id, a.id);
    assert_int_equal(got.kind, ACCOUNT_BOT);
    assert_string_equal(got.name, "Deep-Meeple");
    assert_string_equal(got.password, "$argon2id$x");
    assert_int_equal(got.owner, 9);
    assert_int_equal(got.made, 1);
    assert_int_equal(got.seen, 2);
    assert_true(got.is_closed);
    IS(STORE_OK, store_account_find(s, "dEEP-mEEPLE", &got));
    assert_int_equal(got.id, a.id);
    IS(STORE_NONE, store_account_find(s, "deep", &got));
    IS(STORE_NONE, store_account_find(s, "", &got));
}

static void names_are_unique_whatever_their_case(void **state)
{
    STORE;
    struct store_account a = {.kind = ACCOUNT_PERSON, .name = "ADA"}, got;
    int64_t ada = account_of(s, ACCOUNT_PERSON, "Ada");
    IS(STORE_TAKEN, store_account_make(s, &a));
    assert_int_equal(a.id, 0);
    int64_t guest = account_of(s, ACCOUNT_GUEST, ""), other = account_of(s, ACCOUNT_GUEST, "");
    assert_true(guest != other && guest != ada);
    IS(STORE_OK, store_account_get(s, guest, &a));
    strcpy(a.name, "aDa");
    IS(STORE_TAKEN, store_account_set(s, &a));
    IS(STORE_OK, store_account_get(s, guest, &got));
    assert_string_equal(got.name, "");
    strcpy(a.name, "Bob");
    a.kind = ACCOUNT_PERSON;
    a.seen = 77;
    IS(STORE_OK, store_account_set(s, &a));
    IS(STORE_OK, store_account_find(s, "bob", &got));
    assert_int_equal(got.id, guest);
    assert_int_equal(got.seen, 77);
    strcpy(a.name, "BOB"); /* its own, written otherwise */
    IS(STORE_OK, store_account_set(s, &a));
    strcpy(a.name, "Eve");
    IS(STORE_OK, store_account_set(s, &a));
    IS(STORE_NONE, store_account_find(s, "bob", &got));
    account_of(s, ACCOUNT_PERSON, "bob");
    a.id = 999;
    IS(STORE_NONE, store_account_set(s, &a));
}

static void a_taken_name_ends_no_transaction(void **state)
{
    STORE;
    struct store_account a = {.kind = ACCOUNT_PERSON, .name = "ada"};
    account_of(s, ACCOUNT_PERSON, "Ada");
    IS(STORE_OK, store_begin(s));
    IS(STORE_TAKEN, store_account_make(s, &a));
    int64_t bob = account_of(s, ACCOUNT_PERSON, "Bob");
    IS(STORE_OK, store_commit(s));
    struct store_account list[4];
    int count;
    IS(STORE_OK, store_accounts(s, 0, 4, list, &count));
    assert_int_equal(count, 2);
    assert_int_equal(list[1].id, bob);
}

static void accounts_are_listed(void **state)
{
    STORE;
    struct store_account list[4];
    int count;
    int64_t ada = account_of(s, ACCOUNT_PERSON, "ada");
    struct store_account bot = {.kind = ACCOUNT_BOT, .name = "b1", .owner = ada};
    IS(STORE_OK, store_account_make(s, &bot));
    strcpy(bot.name, "b2");
    IS(STORE_OK, store_account_make(s, &bot));
    IS(STORE_OK, store_accounts(s, 0, 2, list, &count));
    assert_int_equal(count, 2);
    assert_int_equal(list[0].id, ada);
    IS(STORE_OK, store_accounts(s, list[1].id, 4, list, &count));
    assert_int_equal(count, 1);
    assert_string_equal(list[0].name, "b2");
    IS(STORE_OK, store_bots_of(s, ada, 4, list, &count));
    assert_int_equal(count, 2);
    assert_string_equal(list[0].name, "b1");
    IS(STORE_OK, store_bots_of(s, ada, 1, list, &count));
    assert_int_equal(count, 1);
    IS(STORE_OK, store_bots_of(s, 0, 4, list, &count));
    assert_int_equal(count, 0);
}

/* Each changes its own, whatever was read before. */
static void one_thing_is_changed(void **state)
{
    STORE;
    struct store_account a, got, bot = {.kind = ACCOUNT_BOT, .name = "robot"};
    a.id = bot.owner = account_of(s, ACCOUNT_PERSON, "ada");
    int64_t bob = account_of(s, ACCOUNT_PERSON, "bob");
    IS(STORE_OK, store_account_make(s, &bot));
    IS(STORE_OK, store_account_close(s, a.id, true));
    IS(STORE_OK, store_account_seen(s, a.id, 777));
    IS(STORE_OK, store_account_password(s, a.id, "secret"));
    IS(STORE_OK, store_account_get(s, a.id, &got));
    assert_true(got.is_closed);
    assert_int_equal(got.seen, 777);
    assert_string_equal(got.password, "secret");
    assert_string_equal(got.name, "ada");
    IS(STORE_OK, store_account_get(s, bot.id, &got));
    assert_true(got.is_closed);
    IS(STORE_OK, store_account_get(s, bob, &got));
    assert_false(got.is_closed);
    assert_string_equal(got.password, "");
    IS(STORE_OK, store_account_close(s, a.id, false));
    IS(STORE_OK, store_account_get(s, bot.id, &got));
    assert_false(got.is_closed);
    IS(STORE_NONE, store_account_seen(s, 999, 1));
    IS(STORE_NONE, store_account_password(s, 999, ""));
    IS(STORE_NONE, store_account_close(s, 999, true));
}

static void old_guests_are_dropped(void **state)
{
    STORE;
    struct store_account a = {.seen = 100}, got;
    struct store_token token = {.hash = {1}, .ends = 10}, lasting = {.hash = {2}, .ends = 900};
    struct store_game g = game_of("a");
    struct store_seat who = {.kind = SEAT_PERSON};
    int count;
    int64_t person = account_of(s, ACCOUNT_PERSON, "ada"), old = account_of(s, ACCOUNT_GUEST, "");
    who.account = account_of(s, ACCOUNT_GUEST, "");
    game_make(s, &g);
    IS(STORE_OK, store_seat_take(s, "a", 0, &who));
    IS(STORE_OK, store_account_make(s, &a));
    token.account = lasting.account = person;
    IS(STORE_OK, store_token_make(s, &token));
    IS(STORE_OK, store_token_make(s, &lasting));
    /* What somebody has said, or made, keeps his number. */
    struct store_talk talk = {.n = 1, .seat = -1, .verb = "say", .text = "hello"};
    struct store_game made = game_of("b");
    talk.account = account_of(s, ACCOUNT_GUEST, "");
    made.owner = account_of(s, ACCOUNT_GUEST, "");
    IS(STORE_OK, store_talk_append(s, "a", &talk));
    game_make(s, &made);
    struct store_pause pauses[4];
    IS(STORE_OK, store_heartbeat(s, 10, 5));
    IS(STORE_OK, store_heartbeat(s, 50, 5));
    IS(STORE_OK, store_heartbeat(s, 200, 5));
    IS(STORE_OK, store_tidy(s, 100, &count));
    assert_int_equal(count, 1);
    IS(STORE_NONE, store_account_get(s, old, &got));
    IS(STORE_OK, store_account_get(s, who.account, &got));
    IS(STORE_OK, store_account_get(s, talk.account, &got));
    IS(STORE_OK, store_account_get(s, made.owner, &got));
    IS(STORE_OK, store_account_get(s, a.id, &got));
    IS(STORE_OK, store_account_get(s, person, &got));
    IS(STORE_NONE, store_token_get(s, token.hash, &token));
    IS(STORE_OK, store_token_get(s, lasting.hash, &token));
    IS(STORE_OK, store_pauses(s, 0, 4, pauses, &count));
    assert_int_equal(count, 1);
    assert_int_equal(pauses[0].to, 200);
    IS(STORE_OK, store_tidy(s, 100, &count));
    assert_int_equal(count, 0);
}

/* ---- Tokens --------------------------------------------------------------------------------- */

static struct store_token token_of(int number, int64_t account)
{
    struct store_token t = {.account = account, .made = 1, .used = 2, .ends = 3};
    for (int i = 0; i < STORE_HASH; i++)
        t.hash[i] = (uint8_t)(number * 31 + i * 9);
    return t;
}

static void tokens_stand_or_not(void **state)
{
    enum { MANY = 230 };
    STORE;
    static struct store_standing of[MANY];
    struct store_account a = {.kind = ACCOUNT_PERSON, .name = "Ada", .made = 1}, b = {.made = 1};
    IS(STORE_OK, store_account_make(s, &a));
    IS(STORE_OK, store_account_make(s, &b));
    for (int i = 0; i < MANY; i++) {
        struct store_token t = token_of(i, i % 3 == 0 ? b.id : a.id);
        t.ends = i % 5 == 0 ? 50 : 51;
        memcpy(of[i].hash, t.hash, sizeof t.hash);
        if (i % 7 != 0)
            IS(STORE_OK, store_token_make(s, &t));
    }
    b.is_closed = true;
    IS(STORE_OK, store_standings(s, 50, of, MANY));
    for (int i = 0; i < MANY; i++) {
        assert_int_equal(of[i].is_good, i % 5 != 0 && i % 7 != 0);
        if (of[i].is_good)
            assert_string_equal(of[i].name, i % 3 == 0 ? "" : "Ada");
        if (of[i].is_good)
            assert_int_equal(of[i].kind, i % 3 == 0 ? ACCOUNT_GUEST : ACCOUNT_PERSON);
    }
    IS(STORE_OK, store_account_set(s, &b));
    IS(STORE_OK, store_standings(s, 50, of, MANY));
    for (int i = 0; i < MANY; i++)
        assert_int_equal(of[i].is_good, i % 3 != 0 && i % 5 != 0 && i % 7 != 0);
    IS(STORE_OK, store_standings(s, 50, of, 0));
}

static void tokens_are_kept(void **state)
{
    STORE;
    int64_t ada = account_of(s, ACCOUNT_PERSON, "ada");
    struct store_token t = token_of(1, ada), got, worker = token_of(2, 0), lost = token_of(3, 999);
    t.kind = TOKEN_BOT;
    worker.kind = TOKEN_WORKER;
    IS(STORE_NONE, store_token_get(s, t.hash, &got));
    IS(STORE_NONE, store_token_make(s, &lost));
    IS(STORE_OK, store_token_make(s, &t));
    IS(STORE_TAKEN, store_token_make(s, &t));
    IS(STORE_OK, store_token_make(s, &worker));
    IS(STORE_OK, store_token_get(s, worker.hash, &got));
    assert_int_equal(got.account, 0);
    assert_int_equal(got.kind, TOKEN_WORKER);
    struct store_token all[2];
    int count;
    IS(STORE_OK, store_tokens_of(s, ada, 2, all, &count));
    assert_int_equal(count, 1);
    assert_int_equal(all[0].made, t.made);
    assert_int_equal(all[0].used, t.used);
    assert_int_equal(all[0].ends, t.ends);
    assert_int_equal(all[0].kind, TOKEN_BOT);
    IS(STORE_OK, store_token_used(s, t.hash, 50, 60));
    IS(STORE_NONE, store_token_used(s, lost.hash, 50, 60));
    IS(STORE_OK, store_token_get(s, t.hash, &got));
    assert_memory_equal(got.hash, t.hash, STORE_HASH);
    assert_int_equal(got.account, ada);
    assert_int_equal(got.kind, TOKEN_BOT);
    assert_int_equal(got.made, 1);
    assert_int_equal(got.used, 50);
    assert_int_equal(got.ends, 60);
    IS(STORE_OK, store_token_drop(s, t.hash));
    IS(STORE_NONE, store_token_drop(s, t.hash));
    IS(STORE_NONE, store_token_get(s, t.hash, &got));
}

static void all_other_tokens_end(void **state)
{
    STORE;
    int64_t ada = account_of(s, ACCOUNT_PERSON, "ada"), bob = account_of(s, ACCOUNT_PERSON, "bob");
    struct store_token t[4], got;
    for (int i = 0; i < 4; i++) {
        t[i] = token_of(i, i == 3 ? bob : ada);
        IS(STORE_OK, store_token_make(s, &t[i]));
    }
    IS(STORE_OK, store_tokens_drop(s, ada, t[1].hash));
    for (int i = 0; i < 4; i++)
        IS(i == 1 || i == 3 ? STORE_OK : STORE_NONE, store_token_get(s, t[i].hash, &got));
    IS(STORE_OK, store_tokens_drop(s, ada, NULL));
    IS(STORE_NONE, store_token_get(s, t[1].hash, &got));
    IS(STORE_OK, store_token_get(s, t[3].hash, &got));
}

static void workers_are_listed_and_end(void **state)
{
    STORE;
    int64_t ada = account_of(s, ACCOUNT_PERSON, "ada");
    struct store_token t = token_of(1, ada), first = token_of(2, 0), second = token_of(3, 0),
                       got[4];
    int count;
    first.kind = second.kind = TOKEN_WORKER;
    second.made = 5;
    IS(STORE_OK, store_token_make(s, &t));
    IS(STORE_OK, store_token_make(s, &second));
    IS(STORE_OK, store_token_make(s, &first));
    IS(STORE_OK, store_workers(s, 4, got, &count));
    assert_int_equal(count, 2);
    assert_int_equal(got[0].made, 1);
    assert_int_equal(got[1].made, 5);
    assert_int_equal(got[1].kind, TOKEN_WORKER);
    IS(STORE_OK, store_workers_drop(s, &count));
    assert_int_equal(count, 2);
    IS(STORE_OK, store_workers(s, 4, got, &count));
    assert_int_equal(count, 0);
    IS(STORE_OK, store_token_get(s, t.hash, &t));
}

static void blocks_are_kept(void **state)
{
    STORE;
    int64_t a = account_of(s, ACCOUNT_PERSON, "ada"), b = account_of(s, ACCOUNT_PERSON, "bob");
    int64_t c = account_of(s, ACCOUNT_GUEST, ""), out[4];
    int count;
    IS(STORE_OK, store_block(s, a, c, true));
    IS(STORE_OK, store_block(s, a, b, true));
    IS(STORE_OK, store_block(s, a, b, true));
    IS(STORE_NONE, store_block(s, a, 999, true));
    IS(STORE_NONE, store_block(s, 999, a, true));
    IS(STORE_OK, store_blocks(s, a, 4, out, &count));
    assert_int_equal(count, 2);
    assert_int_equal(out[0], b);
    IS(STORE_OK, store_blocks(s, a, 1, out, &count));
    assert_int_equal(count, 1);
    IS(STORE_OK, store_block(s, a, b, false));
    IS(STORE_OK, store_block(s, a, b, false));
    IS(STORE_OK, store_blocks(s, a, 4, out, &count));
    assert_int_equal(count, 1);
    IS(STORE_OK, store_blocks(s, b, 4, out, &count));
    assert_int_equal(count, 0);
}

/* ---- Ratings -------------------------------------------------------------------------------- */

static void near(double a, double b)
{
    double apart = a > b ? a - b : b - a;
    if (apart > 1e-8)
        fail_msg("%.12f is not %.12f", a, b);
}

static void ratings_are_kept(void **state)
{
    STORE;
    struct store_rating r = {.what = "carcassonne/2",
                             .rating = 1512.123456789,
                             .deviation = 87.5,
                             .volatility = 0.05999987,
                             .games = 3,
                             .at = 70};
    struct store_rating got, list[8];
    int count;
    r.account = 999;
    IS(STORE_NONE, store_rating_put(s, &r, "g1"));
    r.account = account_of(s, ACCOUNT_PERSON, "ada");
    IS(STORE_NONE, store_rating_get(s, r.account, "carcassonne/2", &got));
    IS(STORE_OK, store_rating_put(s, &r, "g1"));
    IS(STORE_OK, store_rating_get(s, r.account, "carcassonne/2", &got));
    near(got.rating, r.rating);
    near(got.deviation, r.deviation);
    near(got.volatility, r.volatility);
    assert_int_equal(got.games, 3);
    assert_int_equal(got.at, 70);
    assert_string_equal(got.what, "carcassonne/2");
    for (int i = 1; i < 5; i++) {
        r.rating = 1500 + i, r.at = 70 + i, r.games = 3 + i;
        IS(STORE_OK, store_rating_put(s, &r, "g2"));
    }
    strcpy(r.what, "hunters/3");
    r.rating = -2.5;
    IS(STORE_OK, store_rating_put(s, &r, "g3"));
    IS(STORE_OK, store_ratings(s, r.account, 8, list, &count));
    assert_int_equal(count, 2);
    near(list[0].rating, 1504);
    near(list[1].rating, -2.5);
    IS(STORE_OK, store_rating_history(s, r.account, "carcassonne/2", 3, list, &count));
    assert_int_equal(count, 3);
    assert_int_equal(list[0].at, 72);
    assert_int_equal(list[2].at, 74);
    IS(STORE_OK, store_rating_history(s, r.account, "carcassonne/2", 8, list, &count));
    assert_int_equal(count, 5);
    near(list[0].rating, 1512.123456789);
}

static void the_best_are_listed(void **state)
{
    STORE;
    struct store_rating r = {.what = "hunters/2"}, list[4];
    int count;
    for (int i = 0; i < 4; i++) {
        char name[] = "p0";
        name[1] = (char)('0' + i);
        r.account = account_of(s, ACCOUNT_PERSON, name);
        r.rating = 1500 + i, r.deviation = i == 3 ? 200 : 80;
        IS(STORE_OK, store_rating_put(s, &r, "g"));
    }
    IS(STORE_OK, store_rating_best(s, "hunters/2", 80, 2, list, &count));
    assert_int_equal(count, 2);
    near(list[0].rating, 1502);
    near(list[1].rating, 1501);
    IS(STORE_OK, store_rating_best(s, "hunters/2", 350, 4, list, &count));
    assert_int_equal(count, 4);
    near(list[0].rating, 1503);
    IS(STORE_OK, store_rating_best(s, "hunters/3", 350, 4, list, &count));
    assert_int_equal(count, 0);
}

/* ---- Push ----------------------------------------------------------------------------------- */

static void pushes_are_kept(void **state)
{
    STORE;
    struct store_push p = {.endpoint = "https://push.example/1", .key = "k", .secret = "s"}, got[4];
    int count;
    p.account = 999;
    IS(STORE_NONE, store_push_put(s, &p));
    p.account = account_of(s, ACCOUNT_GUEST, "");
    IS(STORE_OK, store_push_put(s, &p));
    p.account = account_of(s, ACCOUNT_GUEST, ""); /* the same device, somebody else */
    strcpy(p.key, "k2");
    IS(STORE_OK, store_push_put(s, &p));
    memset(p.endpoint, 'e', sizeof p.endpoint - 1);
    IS(STORE_OK, store_push_put(s, &p));
    IS(STORE_OK, store_pushes(s, p.account, 4, got, &count));
    assert_int_equal(count, 2);
    assert_string_equal(got[0].endpoint, p.endpoint);
    assert_string_equal(got[1].key, "k2");
    assert_int_equal(got[0].made + got[1].made, 0);
    assert_string_equal(got[1].secret, "s");
    assert_int_equal(got[1].account, p.account);
    IS(STORE_OK, store_push_drop(s, p.endpoint));
    IS(STORE_NONE, store_push_drop(s, p.endpoint));
    IS(STORE_OK, store_pushes(s, p.account, 4, got, &count));
    assert_int_equal(count, 1);
}

/* The oldest first, and one that is there again is young. */
static void pushes_have_an_age(void **state)
{
    STORE;
    struct store_push p = {.account = account_of(s, ACCOUNT_GUEST, "")}, got[4];
    int count;
    for (int i = 0; i < 3; i++) {
        snprintf(p.endpoint, sizeof p.endpoint, "https://push.example/%d", 3 - i);
        p.made = 100 + i;
        IS(STORE_OK, store_push_put(s, &p));
    }
    strcpy(p.endpoint, "https://push.example/3");
    p.made = 200;
    IS(STORE_OK, store_push_put(s, &p));
    IS(STORE_OK, store_pushes(s, p.account, 4, got, &count));
    assert_int_equal(count, 3);
    assert_string_equal(got[0].endpoint, "https://push.example/2");
    assert_string_equal(got[1].endpoint, "https://push.example/1");
    assert_string_equal(got[2].endpoint, "https://push.example/3");
    assert_int_equal(got[2].made, 200);
}

/* ---- Presence ------------------------------------------------------------------------------- */

static void whoever_said_so_last_is_believed(void **state)
{
    STORE;
    enum { MANY = 250 };
    int64_t ids[MANY];
    struct store_presence there = {0};
    IS(STORE_NONE, store_presence_get(s, 1, &there));
    for (int i = 0; i < MANY; i++)
        ids[i] = account_of(s, ACCOUNT_GUEST, "");
    IS(STORE_OK, store_here(s, 7, ids, MANY, 100));
    IS(STORE_OK, store_here(s, 8, ids + 100, 1, 101));
    IS(STORE_OK, store_presence_get(s, ids[MANY - 1], &there));
    assert_int_equal(there.process, 7);
    assert_int_equal(there.seen, 100);
    IS(STORE_OK, store_away(s, 7, ids, 120)); /* which the other one knows better */
    IS(STORE_NONE, store_presence_get(s, ids[0], &there));
    IS(STORE_OK, store_presence_get(s, ids[100], &there));
    assert_int_equal(there.process, 8);
    IS(STORE_NONE, store_presence_get(s, ids[101], &there));
    IS(STORE_OK, store_presence_get(s, ids[120], &there));
    IS(STORE_OK, store_away(s, 7, NULL, 0));
    IS(STORE_NONE, store_presence_get(s, ids[120], &there));
    IS(STORE_OK, store_presence_get(s, ids[100], &there));
    IS(STORE_OK, store_away(s, 8, ids, 0)); /* nobody, and not all */
    IS(STORE_OK, store_presence_get(s, ids[100], &there));
    /* Nobody who is no more is there. */
    IS(STORE_OK, store_account_erase(s, ids[100]));
    IS(STORE_NONE, store_presence_get(s, ids[100], &there));
    IS(STORE_OK, store_here(s, 8, ids + 100, 2, 102));
    IS(STORE_NONE, store_presence_get(s, ids[100], &there));
    IS(STORE_OK, store_presence_get(s, ids[101], &there));
}

static void sit_at(struct store *s, const char *id, int64_t one, int64_t other,
                   enum game_state state, int64_t started)
{
    struct store_game g = game_of(id);
    struct store_seat seats[STORE_SEATS] = {{.kind = SEAT_PERSON, .account = one},
                                            {.kind = SEAT_PERSON, .account = other}};
    g.state = state;
    g.started = started;
    g.ended = state == GAME_OVER ? started : 0;
    IS(STORE_OK, store_game_make(s, &g, seats));
}

static void sittings_are_found(void **state)
{
    STORE;
    int64_t ada = account_of(s, ACCOUNT_GUEST, ""), bob = account_of(s, ACCOUNT_GUEST, "");
    const int64_t both[] = {ada, bob};
    struct store_sitting out[4];
    struct store_sitters of = {.accounts = both, .count = 2, .since = 100, .max = 4};
    int count;
    sit_at(s, "open", ada, 0, GAME_OPEN, 0);
    sit_at(s, "both", ada, bob, GAME_RUNNING, 101);
    sit_at(s, "same", ada, ada, GAME_RUNNING, 101);
    sit_at(s, "old", ada, bob, GAME_RUNNING, 100);
    sit_at(s, "over", ada, bob, GAME_OVER, 101);
    IS(STORE_OK, store_sittings(s, &of, out, &count));
    assert_int_equal(count, 4);
    static const char *const games[] = {"both", "open", "same", "both"};
    for (int i = 0; i < 4; i++) {
        assert_int_equal(out[i].account, i < 3 ? ada : bob);
        assert_string_equal(out[i].game, games[i]);
    }
    of.after = out[1];
    of.max = 1;
    IS(STORE_OK, store_sittings(s, &of, out, &count));
    assert_int_equal(count, 1);
    assert_string_equal(out[0].game, "same");
    of = (struct store_sitters){.accounts = both + 1, .count = 1, .since = 99, .max = 4};
    IS(STORE_OK, store_sittings(s, &of, out, &count));
    assert_int_equal(count, 2);
    of.count = 0;
    IS(STORE_OK, store_sittings(s, &of, out, &count));
    assert_int_equal(count, 0); /* an open seat is nobody's */
}

/* ---- Claims, pauses, values ----------------------------------------------------------------- */

static void claims_end(void **state)
{
    STORE;
    IS(STORE_OK, store_claim(s, "a", 5, 100, 200));
    IS(STORE_TAKEN, store_claim(s, "a", 5, 199, 300));
    IS(STORE_OK, store_claim(s, "b", 5, 199, 300));
    IS(STORE_OK, store_claim(s, "a", 5, 200, 300));
    IS(STORE_TAKEN, store_claim(s, "a", 5, 299, 400));
    IS(STORE_OK, store_claim(s, "a", 6, 201, 300));
    IS(STORE_OK, store_claim_drop(s, "a"));
    IS(STORE_OK, store_claim_drop(s, "a"));
    IS(STORE_OK, store_claim(s, "a", 6, 202, 300));
}

static void pauses_are_noticed(void **state)
{
    STORE;
    struct store_pause out[4];
    int count;
    IS(STORE_OK, store_heartbeat(s, 1000, 10));
    IS(STORE_OK, store_heartbeat(s, 1010, 10));
    IS(STORE_OK, store_heartbeat(s, 1005, 10)); /* a clock that went back */
    IS(STORE_OK, store_pauses(s, 0, 4, out, &count));
    assert_int_equal(count, 0);
    IS(STORE_OK, store_heartbeat(s, 1021, 10));
    IS(STORE_OK, store_heartbeat(s, 1021, 10));
    IS(STORE_OK, store_heartbeat(s, 2000, 10));
    IS(STORE_OK, store_pauses(s, 0, 4, out, &count));
    assert_int_equal(count, 2);
    assert_int_equal(out[0].from, 1010);
    assert_int_equal(out[0].to, 1021);
    assert_int_equal(out[1].from, 1021);
    assert_int_equal(out[1].to, 2000);
    IS(STORE_OK, store_pauses(s, 1021, 4, out, &count));
    assert_int_equal(count, 1);
    IS(STORE_OK, store_pauses(s, 0, 1, out, &count));
    assert_int_equal(count, 1);
}

static void values_are_kept(void **state)
{
    STORE;
    char buf[8] = "?";
    IS(STORE_NONE, store_value_get(s, "version", buf, sizeof buf));
    IS(STORE_OK, store_value_put(s, "version", "1"));
    IS(STORE_OK, store_value_put(s, "version", "1234567"));
    IS(STORE_OK, store_value_get(s, "version", buf, sizeof buf));
    assert_string_equal(buf, "1234567");
    IS(STORE_DAMAGED, store_value_get(s, "version", buf, 7)); /* does not fit */
    IS(STORE_OK, store_value_put(s, "version", ""));
    IS(STORE_OK, store_value_get(s, "version", buf, sizeof buf));
    assert_string_equal(buf, "");
}

/* ---- Erasing -------------------------------------------------------------------------------- */

/* Everything an account can have. */
static void give_all(struct store *s, int64_t id, const char *game, int number)
{
    struct store_game g = game_of(game);
    struct store_seat seats[STORE_SEATS] = {{SEAT_PERSON, "Secret Name", id, "", 1500, ""}};
    struct store_talk talk = {.n = 1, .account = id, .verb = "say", .name = "Secret Name"};
    struct store_rating r = {.account = id, .what = "x/2"};
    struct store_push p = {.account = id, .key = "k", .secret = "s"};
    struct store_token t = token_of(number, id);
    strcpy(talk.text, "Secret words");
    strcpy(p.endpoint, game);
    g.owner = id, g.state = GAME_OVER, g.ended = 5;
    IS(STORE_OK, store_game_make(s, &g, seats));
    IS(STORE_OK, game_line(s, game, 1, "x"));
    IS(STORE_OK, store_talk_append(s, game, &talk));
    IS(STORE_OK, store_rating_put(s, &r, game));
    IS(STORE_OK, store_push_put(s, &p));
    IS(STORE_OK, store_token_make(s, &t));
}

static void has_nothing(struct store *s, int64_t id, const char *game, int number)
{
    struct store_game g;
    struct store_seat seats[STORE_SEATS];
    struct store_talk talk;
    struct store_rating r;
    struct store_push p;
    struct store_token t = token_of(number, id);
    struct store_account a;
    int count;
    IS(STORE_NONE, store_account_get(s, id, &a));
    IS(STORE_OK, store_game_get(s, game, &g, seats));
    assert_int_equal(g.count, 1);
    assert_int_equal(g.owner + seats[0].account, 0);
    assert_string_equal(seats[0].name, "");
    IS(STORE_OK, store_talk_since(s, game, 0, 1, &talk, &count));
    assert_int_equal(count, 1);
    assert_int_equal(talk.account, 0);
    assert_string_equal(talk.name, "");
    assert_string_equal(talk.text, "");
    IS(STORE_NONE, store_rating_get(s, id, "x/2", &r));
    IS(STORE_OK, store_rating_history(s, id, "x/2", 1, &r, &count));
    assert_int_equal(count, 0);
    IS(STORE_OK, store_pushes(s, id, 1, &p, &count));
    assert_int_equal(count, 0);
    IS(STORE_NONE, store_token_get(s, t.hash, &t));
}

static void an_erased_account_leaves_no_trace(void **state)
{
    STORE;
    int64_t ada = account_of(s, ACCOUNT_PERSON, "ada"), bob = account_of(s, ACCOUNT_PERSON, "bob");
    struct store_account bot = {.kind = ACCOUNT_BOT, .name = "bot", .owner = ada}, got;
    struct store_token t;
    int64_t out[2];
    int count;
    IS(STORE_OK, store_account_make(s, &bot));
    give_all(s, ada, "ga", 1);
    give_all(s, bot.id, "gb", 2);
    give_all(s, bob, "gc", 3);
    IS(STORE_OK, store_block(s, ada, bob, true));
    IS(STORE_OK, store_block(s, bob, ada, true));
    IS(STORE_NONE, store_account_erase(s, 999));
    IS(STORE_OK, store_account_erase(s, ada));
    IS(STORE_NONE, store_account_erase(s, ada));
    has_nothing(s, ada, "ga", 1);
    has_nothing(s, bot.id, "gb", 2);
    IS(STORE_NONE, store_account_find(s, "ada", &got));
    IS(STORE_NONE, store_account_find(s, "bot", &got));
    IS(STORE_OK, store_blocks(s, bob, 2, out, &count));
    assert_int_equal(count, 0);
    t = token_of(3, bob);
    IS(STORE_OK, store_token_get(s, t.hash, &t));
    IS(STORE_OK, store_account_get(s, bob, &got));
    assert_int_not_equal(account_of(s, ACCOUNT_PERSON, "ada"),
                         ada); /* a number is never used again */
}

int main(void)
{
    static const struct place_case cases[] = {
        {"accounts are kept", accounts_are_kept, NEED_STORE},
        {"names are unique whatever their case", names_are_unique_whatever_their_case, NEED_STORE},
        {"a taken name ends no transaction", a_taken_name_ends_no_transaction, NEED_STORE},
        {"accounts are listed", accounts_are_listed, NEED_STORE},
        {"one thing is changed", one_thing_is_changed, NEED_STORE},
        {"workers are listed and end", workers_are_listed_and_end, NEED_STORE},
        {"old guests are dropped", old_guests_are_dropped, NEED_STORE},
        {"tokens are kept", tokens_are_kept, NEED_STORE},
        {"tokens stand or not", tokens_stand_or_not, NEED_STORE},
        {"all other tokens end", all_other_tokens_end, NEED_STORE},
        {"blocks are kept", blocks_are_kept, NEED_STORE},
        {"ratings are kept", ratings_are_kept, NEED_STORE},
        {"the best are listed", the_best_are_listed, NEED_STORE},
        {"pushes are kept", pushes_are_kept, NEED_STORE},
        {"pushes have an age", pushes_have_an_age, NEED_STORE},
        {"whoever said so last is believed", whoever_said_so_last_is_believed, NEED_STORE},
        {"sittings are found", sittings_are_found, NEED_STORE},
        {"claims end", claims_end, NEED_STORE},
        {"pauses are noticed", pauses_are_noticed, NEED_STORE},
        {"values are kept", values_are_kept, NEED_STORE},
        {"an erased account leaves no trace", an_erased_account_leaves_no_trace, NEED_STORE},
    };
    return places_run("people", cases, sizeof cases / sizeof *cases);
}
