/*
 * test_online_rates.c: too often, on a WebSocket: first "many" and how long to wait, then the end of
 * the connection; and nobody who plays is ever hit. Whoever asks for too much at once is given no more.
 * Guessing tokens gets nobody anywhere.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "online.h"

static const char home[] = "10.0.0.1", elsewhere[] = "10.0.0.2";
enum { POLICY = 1008 };

static void forget(struct peer_of_test *p)
{
    for (int i = 0; i < p->count; i++)
        json_decref(p->sent[i]);
    p->count = 0;
}

/* Says something; what came back is in p->sent. */
static void say(struct world *w, struct peer_of_test *p, const char *text)
{
    forget(p);
    hub_said(w->hub, p, text, strlen(text));
    hub_turn(w->hub);
}

static const json_t *sent_of(const struct peer_of_test *p, const char *kind)
{
    for (int i = 0; i < p->count; i++) {
        if (strcmp(text_at(p->sent[i], "t"), kind) == 0)
            return p->sent[i];
    }
    return NULL;
}

/* The word it was refused with, "": it was not. */
static const char *refusal(const struct peer_of_test *p)
{
    const json_t *no = sent_of(p, "no");
    return no == NULL ? "" : text_at(no, "why");
}

static void come(struct world *w, struct peer_of_test *p, const char *address, const char *token)
{
    char text[128];
    assert_true(hub_came(w->hub, p, address));
    snprintf(text, sizeof text, "{\"t\":\"hello\",\"token\":\"%s\"}", token);
    say(w, p, text);
}

static void go(struct world *w, struct peer_of_test *p)
{
    hub_left(w->hub, p);
    peer_clear(p);
}

static void watch(struct world *w, struct peer_of_test *p, const struct game_id *id)
{
    char text[128];
    snprintf(text, sizeof text, "{\"t\":\"watch\",\"game\":\"%s\"}", id->text);
    say(w, p, text);
    assert_string_equal(refusal(p), "");
}

/* ---- Too often ------------------------------------------------------------------------------------- */

/* How often something may be said at once; then comes "many" with a wait that is true. */
static int how_often(struct world *w, struct peer_of_test *p, const char *text)
{
    int count = 0;
    say(w, p, text);
    for (; strcmp(refusal(p), "many") != 0 && count < 1000; count++)
        say(w, p, text);
    json_int_t wait = int_at(sent_of(p, "no"), "wait");
    assert_in_range(wait, 1, 20);
    w->now += wait * 1000;
    say(w, p, text);
    assert_string_not_equal(refusal(p), "many");
    return count;
}

static void each_kind_has_its_rate(void **state)
{
    (void)state;
    struct world *w = world_open(true, true);
    struct person one = new_guest(w), other = new_guest(w);
    struct game_id id = two_play(w, &one, &other, "");
    struct peer_of_test p = {0}, q = {0};
    char talk[128], play[128];
    come(w, &p, home, one.token);
    come(w, &q, home, other.token);
    snprintf(talk, sizeof talk, "{\"t\":\"talk\",\"game\":\"%s\",\"do\":\"say\",\"text\":\"la\"}",
             id.text);
    snprintf(play, sizeof play, "{\"t\":\"play\",\"game\":\"%s\",\"n\":1,\"lines\":[\"pass\"]}",
             id.text);
    assert_int_equal(how_often(w, &p, talk), 20);
    assert_int_equal(how_often(w, &p, play), 100);
    w->now += 60000;
    assert_int_equal(how_often(w, &p, "{\"t\":\"lobby\",\"on\":true}"), 30);
    w->now += 60000;
    assert_int_equal(how_often(w, &p, "{\"t\":\"ping\"}"), 200);
    w->now += 60000;
    assert_int_equal(how_often(w, &p, "nonsense"), 200);
    /* Somebody else at the same address is not concerned. */
    assert_int_equal(how_often(w, &q, talk), 20);
    assert_false(p.is_closed || q.is_closed);
    go(w, &p);
    go(w, &q);
    world_shut(w);
}

static struct hub_figures figures_of(const struct world *w)
{
    struct hub_figures f;
    hub_figure(w->hub, &f);
    return f;
}

/* Who somebody is costs the store something each time: 30 times at once, on however many
 * connections; others at the same address come in all the same. */
static void hello_has_its_rate(void **state)
{
    (void)state;
    struct world *w = world_open(true, true);
    struct person one = new_guest(w), other = new_guest(w);
    struct peer_of_test p = {0}, q = {0};
    char hello[128];
    snprintf(hello, sizeof hello, "{\"t\":\"hello\",\"token\":\"%s\"}", one.token);
    come(w, &p, home, one.token);
    assert_int_equal(how_often(w, &p, hello), 29);
    w->now += 60000;
    for (int i = 0; i < 30; i++) {
        come(w, &q, i % 2 == 0 ? home : elsewhere, one.token);
        assert_non_null(sent_of(&q, "hello"));
        go(w, &q);
    }
    int64_t limited = figures_of(w).limited;
    come(w, &q, elsewhere, one.token);
    assert_string_equal(refusal(&q), "many");
    assert_int_equal(figures_of(w).limited, limited + 1);
    go(w, &q);
    come(w, &q, home, other.token);
    assert_non_null(sent_of(&q, "hello"));
    go(w, &q);
    go(w, &p);
    world_shut(w);
}

/* More accounts do not help to fill the disk; elsewhere they talk on. */
static void an_address_does_not_talk_without_end(void **state)
{
    (void)state;
    struct world *w = world_open(true, true);
    struct person one = new_guest(w), other = new_guest(w);
    struct game_id id = two_play(w, &one, &other, "");
    struct peer_of_test p = {0};
    char talk[128];
    snprintf(talk, sizeof talk, "{\"t\":\"talk\",\"game\":\"%s\",\"do\":\"say\",\"text\":\"la\"}",
             id.text);
    for (int i = 0; i <= 2000; i++) {
        if (i % 20 == 0)
            come(w, &p, home, new_guest(w).token);
        say(w, &p, talk);
        assert_string_equal(refusal(&p), i < 2000 ? "" : "many");
        if (i % 20 == 19)
            go(w, &p);
    }
    assert_in_range(int_at(sent_of(&p, "no"), "wait"), 1, 2);
    assert_int_equal(kept_of(w, &id).game.talk, 2000);
    go(w, &p);
    come(w, &p, elsewhere, one.token);
    say(w, &p, talk);
    assert_string_equal(refusal(&p), "");
    go(w, &p);
    world_shut(w);
}

/* What is too many changes nothing, and more connections do not help. */
static void many_changes_nothing(void **state)
{
    (void)state;
    struct world *w = world_open(true, true);
    struct person one = new_guest(w), other = new_guest(w);
    struct game_id id = two_play(w, &one, &other, "");
    struct peer_of_test p = {0}, q = {0};
    char talk[128];
    come(w, &p, home, one.token);
    come(w, &q, elsewhere, one.token);
    snprintf(talk, sizeof talk, "{\"t\":\"talk\",\"game\":\"%s\",\"do\":\"say\",\"text\":\"la\"}",
             id.text);
    for (int i = 0; i < 20; i++)
        say(w, i % 2 == 0 ? &p : &q, talk);
    assert_int_equal(kept_of(w, &id).game.talk, 20);
    say(w, &p, talk);
    assert_string_equal(refusal(&p), "many");
    say(w, &q, talk);
    assert_string_equal(refusal(&q), "many");
    assert_int_equal(kept_of(w, &id).game.talk, 20);
    go(w, &p);
    go(w, &q);
    world_shut(w);
}

/* Whoever goes on all the same is shown the door; the others do not notice. */
static void those_who_go_on_are_closed(void **state)
{
    (void)state;
    static const char *const floods[] = {"{\"t\":\"ping\"}", "", "{\"t\":\"lobby\",\"on\":true}",
                                         "{\"t\":\"hello\"}", "[1]"};
    struct world *w = world_open(true, true);
    struct person one = new_guest(w);
    struct peer_of_test good = {0};
    struct hub_figures figures;
    come(w, &good, home, one.token);
    for (size_t i = 0; i < sizeof floods / sizeof *floods; i++) {
        struct peer_of_test p = {0};
        int warnings = 0;
        come(w, &p, elsewhere, new_guest(w).token);
        for (int k = 0; k < 1000 && !p.is_closed; k++) {
            say(w, &p, floods[i]);
            warnings += strcmp(refusal(&p), "many") == 0 ? 1 : 0;
        }
        assert_true(p.is_closed);
        assert_int_equal(p.code, POLICY);
        assert_in_range(warnings, 20, 21);
        /* What it had still sent is not heard. */
        hub_said(w->hub, &p, floods[i], strlen(floods[i]));
        hub_turn(w->hub);
        go(w, &p);
    }
    say(w, &good, "{\"t\":\"ping\"}");
    assert_non_null(sent_of(&good, "pong"));
    hub_figure(w->hub, &figures);
    assert_int_equal(figures.sockets, 1);
    assert_true(figures.limited >= 100);
    go(w, &good);
    world_shut(w);
}

/* All in one turn of the loop: it is the same. */
static void a_flood_in_one_turn(void **state)
{
    (void)state;
    struct world *w = world_open(true, true);
    struct peer_of_test p = {0};
    static const char ping[] = "{\"t\":\"hello\",\"token\":1}";
    assert_true(hub_came(w->hub, &p, home));
    for (int i = 0; i < 60; i++)
        hub_said(w->hub, &p, ping, strlen(ping));
    hub_turn(w->hub);
    assert_int_equal(p.count, 60);
    for (int i = 0; i < 6; i++) {
        forget(&p);
        for (int k = 0; k < 60; k++)
            hub_said(w->hub, &p, ping, strlen(ping));
        hub_turn(w->hub);
    }
    assert_true(p.is_closed);
    assert_int_equal(p.code, POLICY);
    peer_clear(&p);
    world_shut(w);
}

/* ---- Too much ------------------------------------------------------------------------------------------- */

enum { LONG = 1000, LACKING = 200 };

/* A game with so many lines, at whose seats one person sits. */
static struct game_id long_game(struct world *w, const struct person *p)
{
    static const char line[] = "table clock 1d\n";
    char *record = calloc(1, 64 + LONG * sizeof line), *end;
    assert_non_null(record);
    end = stpcpy(record, "aude 2\ngame carcassonne seats=2\n\n");
    for (int i = 0; i < LONG; i++)
        end = stpcpy(end, line);
    json_t *body = json_pack("{s[{ss}{ss}]ss}", "seats", "by", "me", "by", "me", "record", record);
    char *text = json_dumps(body, 0);
    struct game_id id = new_game(w, p, text);
    json_decref(body);
    free(text);
    free(record);
    return id;
}

/* Whoever is far too late is told the first of what it lacks, and can ask for the rest. */
static void what_is_lacking_comes_in_parts(void **state)
{
    (void)state;
    struct world *w = world_open(false, true);
    struct person one = new_guest(w);
    struct game_id id = long_game(w, &one);
    json_t *no =
        ask(w, 409, "POST", about(&id, "/lines"), one.token, "{\"n\":3,\"lines\":[\"pass\"]}");
    assert_string_equal(text_at(no, "why"), "taken");
    assert_int_equal(int_at(no, "from"), 3);
    assert_int_equal(json_array_size(json_object_get(no, "lines")), LACKING);
    assert_int_equal(json_array_size(json_object_get(no, "at")), LACKING);
    json_decref(no);
    json_t *rest = ask(w, 200, "GET", about(&id, "/lines?since=202"), one.token, "");
    assert_int_equal(int_at(rest, "from"), 203);
    assert_true(json_array_size(json_object_get(rest, "lines")) >= LONG - LACKING - 2);
    json_decref(rest);
    world_shut(w);
}

/* A few bytes that ask for many, again and again in one turn of the loop: the answers are kept up to a
 * measure, and in the next turn it may ask again. */
static void what_is_kept_for_one_has_an_end(void **state)
{
    (void)state;
    enum { KEPT = 1 << 18, LATER = 1013 };
    struct world *w = world_open(false, true);
    struct person one = new_guest(w);
    struct game_id id = long_game(w, &one);
    struct peer_of_test p = {0}, q = {0};
    char play[128];
    size_t size = 0;
    snprintf(play, sizeof play, "{\"t\":\"play\",\"game\":\"%s\",\"n\":1,\"lines\":[\"pass\"]}",
             id.text);
    come(w, &p, home, one.token);
    come(w, &q, home, one.token);
    for (int i = 0; i < 60; i++) {
        say(w, &q, play);
        assert_int_equal(json_array_size(json_object_get(sent_of(&q, "no"), "lines")), LACKING);
    }
    forget(&p);
    for (int i = 0; i < 99; i++)
        hub_said(w->hub, &p, play, strlen(play));
    hub_turn(w->hub);
    for (int i = 0; i < p.count; i++)
        size += json_dumpb(p.sent[i], NULL, 0, JSON_COMPACT);
    assert_in_range(size, KEPT / 2, KEPT + KEPT / 8);
    assert_true(p.is_closed);
    assert_int_equal(p.code, LATER);
    assert_false(q.is_closed);
    peer_clear(&p);
    go(w, &q);
    world_shut(w);
}

/* ---- Those who play --------------------------------------------------------------------------------- */

/* A game of blitz at one address, a message every 250 ms, and a ping now and then. */
static void blitz_is_not_too_fast(void **state)
{
    (void)state;
    struct world *w = world_open(true, true);
    struct person one = new_guest(w), other = new_guest(w);
    struct game_id id = two_play(w, &one, &other, ",\"clock\":\"5m+0\"");
    struct peer_of_test p[2] = {{0}, {0}};
    come(w, &p[0], home, one.token);
    come(w, &p[1], home, other.token);
    watch(w, &p[0], &id);
    watch(w, &p[1], &id);
    int lines = 0;
    struct aude_table *t = table_of(w, &id);
    for (int actor; (actor = aude_table_actor(t)) != AUDE_OVER; lines++) {
        char line[AUDE_LINE_MAX], text[256];
        first_line(t, line);
        snprintf(text, sizeof text, "{\"t\":\"play\",\"game\":\"%s\",\"n\":%d,\"lines\":[\"%s\"]}",
                 id.text, aude_table_count(t) + 1, line);
        say(w, &p[actor], text);
        assert_string_equal(refusal(&p[actor]), "");
        forget(&p[!actor]);
        w->now += 250;
        if (lines % 6 == 0) {
            say(w, &p[!actor], "{\"t\":\"ping\"}");
            assert_non_null(sent_of(&p[!actor], "pong"));
        }
        aude_table_close(t);
        t = table_of(w, &id);
    }
    aude_table_close(t);
    assert_true(lines > 71);
    assert_string_equal(kept_of(w, &id).game.ending, "played");
    go(w, &p[0]);
    go(w, &p[1]);
    world_shut(w);
}

/* Nobody is woken more than 60 times an hour, on however many devices. */
static void nobody_is_woken_all_the_time(void **state)
{
    (void)state;
    struct world *w = world_open(true, true);
    struct person one = new_guest(w), other = new_guest(w);
    for (int i = 0; i < 2; i++) {
        char body[128];
        snprintf(body, sizeof body,
                 "{\"endpoint\":\"https://a.example/%d\",\"key\":\"k\",\"secret\":\"s\"}", i);
        json_decref(ask(w, 200, "POST", "/api/me/push", one.token, body));
    }
    for (int i = 0; i < 70; i++) {
        struct game_id id = two_play(w, &one, &other, "");
        json_decref(ask(w, 200, "POST", about(&id, "/resign"), one.token, "{}"));
    }
    assert_int_equal(w->pushes, 2 * 60);
    w->now += 60000;
    (void)two_play(w, &one, &other, "");
    assert_int_equal(w->pushes, 2 * 61);
    world_shut(w);
}

/* ---- Tokens ------------------------------------------------------------------------------------------ */

static void wrong_tokens_are_counted(void **state)
{
    (void)state;
    struct world *w = world_open(true, true);
    struct person one = new_guest(w);
    struct peer_of_test p = {0};
    for (int i = 0; i < 20; i++) {
        come(w, &p, home, "wrong");
        assert_string_equal(refusal(&p), "token");
        go(w, &p);
    }
    come(w, &p, home, "wrong");
    assert_string_equal(refusal(&p), "many");
    assert_in_range(int_at(sent_of(&p, "no"), "wait"), 1, 60);
    go(w, &p);
    send_request(w, &p, home, "GET", "/api/me", "wrong", "");
    assert_int_equal(p.status, 429);
    peer_clear(&p);
    /* Others may live there: a right one is let in, and so is whoever has none. */
    come(w, &p, home, one.token);
    assert_non_null(sent_of(&p, "hello"));
    go(w, &p);
    send_request(w, &p, home, "GET", "/api/me", one.token, "");
    assert_int_equal(p.status, 200);
    peer_clear(&p);
    come(w, &p, home, "");
    assert_string_equal(refusal(&p), "");
    go(w, &p);
    come(w, &p, elsewhere, "wrong");
    assert_string_equal(refusal(&p), "token");
    go(w, &p);
    w->now += 31000;
    come(w, &p, home, "wrong");
    assert_string_equal(refusal(&p), "token");
    go(w, &p);
    world_shut(w);
}

/* A token is looked up only as often as its address may call, on however many connections. */
static void lookups_are_calls(void **state)
{
    (void)state;
    struct world *w = world_open(true, true);
    struct person one = new_guest(w);
    struct peer_of_test p = {0};
    for (int i = 0; i <= 600; i++) {
        come(w, &p, home, i < 600 ? "wrong" : one.token);
        assert_string_equal(refusal(&p), i < 20 ? "token" : "many");
        go(w, &p);
    }
    /* Whoever has none is not looked up; elsewhere, and soon here as well, the right one is known. */
    come(w, &p, home, "");
    assert_non_null(sent_of(&p, "hello"));
    go(w, &p);
    come(w, &p, elsewhere, one.token);
    assert_non_null(sent_of(&p, "hello"));
    go(w, &p);
    w->now += 100;
    come(w, &p, home, one.token);
    assert_non_null(sent_of(&p, "hello"));
    go(w, &p);
    world_shut(w);
}

/* Without any limit, from a list of tokens that look right: nobody is found. */
static void guesses_find_nobody(void **state)
{
    (void)state;
    static const char letters[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";
    struct world *w = world_open(false, true);
    for (int i = 0; i < 20; i++)
        (void)new_guest(w);
    uint64_t luck = 7;
    /* A million in the long form (tools/soak). */
    const char *many = getenv("AUDE_GUESSES");
    int guesses = many == NULL || atoi(many) < 20000 ? 20000 : atoi(many);
    for (int i = 0; i < guesses; i++) {
        char token[44] = "";
        for (int k = 0; k < 43; k++) {
            luck = luck * 6364136223846793005u + 1442695040888963407u;
            token[k] = letters[luck >> 58];
        }
        token[42] = 'A'; /* so that it is base64 of 256 bits */
        struct hub_request r = {"GET", "/api/me", "", token, "", "", 0};
        struct peer_of_test p = {0};
        hub_ask(w->hub, &p, &r);
        hub_turn(w->hub);
        assert_int_equal(p.status, 401);
        peer_clear(&p);
    }
    print_message("%d guesses\n", guesses);
    world_shut(w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_kind_has_its_rate),
        cmocka_unit_test(hello_has_its_rate),
        cmocka_unit_test(an_address_does_not_talk_without_end),
        cmocka_unit_test(many_changes_nothing),
        cmocka_unit_test(those_who_go_on_are_closed),
        cmocka_unit_test(a_flood_in_one_turn),
        cmocka_unit_test(what_is_lacking_comes_in_parts),
        cmocka_unit_test(what_is_kept_for_one_has_an_end),
        cmocka_unit_test(blitz_is_not_too_fast),
        cmocka_unit_test(wrong_tokens_are_counted),
        cmocka_unit_test(guesses_find_nobody),
        cmocka_unit_test(lookups_are_calls),
        cmocka_unit_test(nobody_is_woken_all_the_time),
    };
    return cmocka_run_group_tests_name("online rates", tests, NULL, NULL);
}
