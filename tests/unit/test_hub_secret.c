/* test_hub_secret.c: whose eyes hidden cards are for, where one person has several seats, or has not
 * decided on one yet (E1). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "bench.h"

/* Cards of a seat that are named in lines of an object; -1: no card of that seat is in it at all. */
static int cards_named(const json_t *lines, int seat)
{
    const json_t *list = json_object_get(lines, "lines");
    int named = 0, hidden = 0;
    for (size_t i = 0; i < json_array_size(list); i++) {
        int who;
        char card[32];
        if (sscanf(json_string_value(json_array_get(list, i)), "deal %d %31s", &who, card) != 2 ||
            who != seat)
            continue;
        named += strcmp(card, "?") != 0;
        hidden += strcmp(card, "?") == 0;
    }
    return named + hidden == 0 ? -1 : named;
}

/* A record that is to be played on, with cards that were dealt; the caller's. */
static char *dealt_record(void)
{
    struct aude_table *t;
    int lot = 0;
    assert_int_equal(aude_table_open("cardcassonne seats=3", AUDE_OWNER, &t, NULL), AUDE_OK);
    while (aude_table_actor(t) == AUDE_CHANCE)
        assert_int_equal(aude_table_draw(t, lot), AUDE_OK);
    size_t size = aude_table_write(t, AUDE_OWNER, AUDE_EVERY_LINE, NULL, 0) + 1;
    char *text = malloc(size);
    aude_table_write(t, AUDE_OWNER, AUDE_EVERY_LINE, text, size);
    aude_table_close(t);
    return text;
}

/* Three people at one device: what is asked for one seat is answered for its eyes only. */
static void test_secrets_at_one_device(void **unused)
{
    struct bench b;
    struct client ada;
    char id[STORE_ID_MAX], path[64], text[256], *record = dealt_record();
    (void)unused;
    bench_open(&b, "memory:");
    come_as_guest(&b, &ada);
    json_t *plan = json_pack("{ss s[{ss}{ss}{ss}]}", "record", record, "seats", "by", "me", "by",
                             "me", "by", "me");
    char *body = json_dumps(plan, JSON_COMPACT);
    make_game(&b, &ada, NULL, body, id);
    free(record);
    free(body);
    json_decref(plan);
    for (int seat = 0; seat < 2; seat++) {
        snprintf(text, sizeof text, "{\"t\":\"watch\",\"game\":\"%s\",\"since\":0,\"seat\":%d}", id,
                 seat);
        say(&b, &ada, text);
        json_t *lines = take(&ada, "lines");
        assert_true(cards_named(lines, seat) > 0);
        assert_int_equal(cards_named(lines, 1 - seat), 0);
        json_decref(lines);
        play(&b, &ada, id, 1, "pass");
        json_t *no = take(&ada, "no");
        assert_string_equal(text_of(no, "why"), "taken");
        assert_true(cards_named(no, seat) > 0);
        assert_int_equal(cards_named(no, 1 - seat), 0);
        json_decref(no);
        snprintf(path, sizeof path, "/api/games/%s/lines", id);
        snprintf(text, sizeof text, "{\"n\":1,\"lines\":[\"pass\"],\"seat\":%d}", seat);
        no = ask(&b, 409, "POST", path, ada.token, text);
        assert_true(cards_named(no, seat) > 0);
        assert_int_equal(cards_named(no, 1 - seat), 0);
        json_decref(no);
    }
    json_decref(ask(&b, 403, "POST", path, ada.token, "{\"n\":1,\"lines\":[\"pass\"],\"seat\":3}"));
    say(&b, &ada, "{\"t\":\"leave\",\"game\":\"x\"}");
    leave(&b, &ada);
    bench_end(&b);
}

/* Nobody looks at cards and then sits elsewhere. */
static void test_no_secrets_before(void **unused)
{
    struct bench b;
    struct client ada, bert;
    char id[STORE_ID_MAX], path[64], *record = dealt_record();
    static const char *const looks[] = {"/lines", "/lines?seat=1", "/record"};
    (void)unused;
    bench_open(&b, "memory:");
    come_as_guest(&b, &ada);
    come_as_guest(&b, &bert);
    json_t *plan = json_pack("{ss s[{ss}{ss}{ss}]}", "record", record, "seats", "by", "me", "by",
                             "open", "by", "open");
    char *body = json_dumps(plan, JSON_COMPACT);
    make_game(&b, &ada, NULL, body, id);
    snprintf(path, sizeof path, "/api/games/%s/sit", id);
    json_decref(ask(&b, 200, "POST", path, bert.token, "{\"seat\":1}"));
    for (size_t i = 0; i < sizeof looks / sizeof *looks; i++) {
        struct client c = client_new();
        char *query = strchr(looks[i], '?');
        snprintf(path, sizeof path, "/api/games/%s%.*s", id, (int)strcspn(looks[i], "?"), looks[i]);
        struct hub_request request = {"GET", path, query == NULL ? "" : query + 1, bert.token, "",
                                      "",    0};
        hub_ask(b.hub, &c, &request);
        hub_turn(b.hub);
        assert_int_equal(c.status, 200);
        assert_non_null(strstr(c.body, "deal 1 ?"));
        client_free(&c);
    }
    watch(&b, &bert, id, 0);
    json_t *lines = take(&bert, "lines");
    assert_int_equal(cards_named(lines, 1), 0);
    json_decref(lines);
    /* When it begins, they are seen. */
    snprintf(path, sizeof path, "/api/games/%s/sit", id);
    json_decref(ask(&b, 200, "POST", path, bert.token, "{\"seat\":2}"));
    lines = take(&bert, "lines");
    assert_int_equal(number_of(lines, "from"), 1);
    json_decref(lines);
    free(record);
    free(body);
    json_decref(plan);
    leave(&b, &ada);
    leave(&b, &bert);
    bench_end(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_secrets_at_one_device),
        cmocka_unit_test(test_no_secrets_before),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
