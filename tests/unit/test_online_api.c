/*
 * test_online_api.c: docs/openapi.json says what the server does. It has the calls of the table and no
 * others; and in an exchange in which every call and every refusal occurs, everything fits. (online.h
 * checks every other answer of the tests as well.)
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include "../../online/calls.h"
#include "online.h"

/* ---- The file and the table ------------------------------------------------------------------------ */

/* "/api/games/ID" as the file writes it. */
static void written_path(const char *path, char out[128])
{
    size_t used = 0;
    while (*path != '\0') {
        bool is_word = path[0] == '/' && path[1] >= 'A' && path[1] <= 'Z';
        out[used++] = *path++;
        if (!is_word)
            continue;
        out[used++] = '{';
        while (*path >= 'A' && *path <= 'Z')
            out[used++] = (char)tolower((unsigned char)*path++);
        out[used++] = '}';
    }
    out[used] = '\0';
}

static bool has_empty(const json_t *list)
{
    for (size_t i = 0; i < json_array_size(list); i++) {
        if (json_object_size(json_array_get(list, i)) == 0)
            return true;
    }
    return false;
}

/* Who may call: nobody's token is asked for, one may be there, or one must. */
static void security_is_right(const json_t *call, const struct route *route)
{
    const json_t *security = json_object_get(call, "security");
    bool only_nobody = route->by == BY_NOBODY, nobody_too = (route->by & BY_NOBODY) != 0;
    assert_true(json_is_array(security));
    assert_int_equal(json_array_size(security), only_nobody ? 0 : nobody_too ? 2 : 1);
    assert_int_equal(has_empty(security), nobody_too && !only_nobody);
}

/* The parts of the path are parameters. */
static void parameters_are_right(const json_t *call, const char *path)
{
    const json_t *list = json_object_get(call, "parameters");
    int parts = 0, named = 0;
    for (const char *at = path; (at = strchr(at, '{')) != NULL; at++)
        parts++;
    for (size_t i = 0; i < json_array_size(list); i++) {
        const json_t *one = json_array_get(list, i);
        char part[64];
        snprintf(part, sizeof part, "{%s}", text_at(one, "name"));
        if (strcmp(text_at(one, "in"), "path") == 0) {
            assert_non_null(strstr(path, part));
            assert_true(json_is_true(json_object_get(one, "required")));
            named++;
        }
    }
    assert_int_equal(parts, named);
}

static enum why why_named(const char *word)
{
    for (int i = 1; i < WHY_COUNT; i++) {
        if (strcmp(why_word((enum why)i), word) == 0)
            return (enum why)i;
    }
    fail_msg("there is no refusal \"%s\"", word);
    return WHY_NOT;
}

/* The answers are 200, and the statuses of the call's words. */
static void words_are_right(const json_t *call)
{
    const json_t *answers = json_object_get(call, "responses");
    const json_t *words = json_object_get(call, "x-why");
    json_t *left = json_copy((json_t *)answers);
    assert_non_null(json_object_get(answers, "200"));
    json_object_del(left, "200");
    for (size_t i = 0; i < json_array_size(words); i++) {
        char code[16];
        enum why why = why_named(json_string_value(json_array_get(words, i)));
        snprintf(code, sizeof code, "%d", why_status(why));
        assert_non_null(json_object_get(answers, code));
        json_object_del(left, code);
    }
    assert_int_equal(json_object_size(left), 0);
    json_decref(left);
}

static void the_file_is_the_table(void **state)
{
    (void)state;
    int count;
    size_t calls = 0;
    const struct route *routes = calls_table(&count);
    const char *path;
    json_t *methods;
    for (int i = 0; i < count; i++) {
        char written[128];
        written_path(routes[i].path, written);
        const json_t *at = json_object_get(json_object_get(openapi(), "paths"), written);
        const json_t *call =
            json_object_get(at, strcmp(routes[i].method, "GET") == 0 ? "get" : "post");
        if (call == NULL)
            fail_msg("docs/openapi.json has no %s %s", routes[i].method, written);
        assert_true(strlen(text_at(call, "summary")) > 3);
        security_is_right(call, &routes[i]);
        parameters_are_right(call, written);
        words_are_right(call);
    }
    json_object_foreach(json_object_get(openapi(), "paths"), path, methods) calls +=
        json_object_size(methods);
    assert_int_equal(calls, count);
}

static void the_file_has_all_words(void **state)
{
    (void)state;
    const json_t *words = at_path(openapi_schema("Refusal"), "properties/why/enum");
    assert_int_equal(json_array_size(words), WHY_COUNT - 1);
    for (int i = 1; i < WHY_COUNT; i++)
        assert_string_equal(json_string_value(json_array_get(words, (size_t)i - 1)),
                            why_word((enum why)i));
}

/* The checker sees what does not fit. */
static void the_checker_checks(void **state)
{
    (void)state;
    static const struct {
        const char *schema, *value;
        bool fits;
    } cases[] = {
        {"{\"type\":\"integer\",\"minimum\":1,\"maximum\":3}", "[3]", true},
        {"{\"type\":\"integer\",\"minimum\":1,\"maximum\":3}", "[0]", false},
        {"{\"type\":\"integer\",\"minimum\":1,\"maximum\":3}", "[4]", false},
        {"{\"type\":\"integer\"}", "[1.5]", false},
        {"{\"type\":[\"string\",\"null\"]}", "[null]", true},
        {"{\"type\":[\"string\",\"null\"]}", "[1]", false},
        {"{\"type\":\"string\",\"pattern\":\"^a+$\"}", "[\"ab\"]", false},
        {"{\"type\":\"string\",\"minLength\":2,\"maxLength\":3}", "[\"abc\"]", true},
        {"{\"type\":\"string\",\"minLength\":2,\"maxLength\":3}", "[\"a\"]", false},
        {"{\"type\":\"string\",\"minLength\":2,\"maxLength\":3}", "[\"abcd\"]", false},
        {"{\"enum\":[\"a\",\"b\"]}", "[\"c\"]", false},
        {"{\"const\":\"a\"}", "[\"b\"]", false},
        {"{\"type\":\"array\",\"items\":{\"type\":\"boolean\"},\"maxItems\":1}", "[[true]]", true},
        {"{\"type\":\"array\",\"items\":{\"type\":\"boolean\"},\"maxItems\":1}", "[[1]]", false},
        {"{\"type\":\"array\",\"minItems\":1}", "[[]]", false},
        {"{\"type\":\"array\",\"maxItems\":1}", "[[1,2]]", false},
        {"{\"properties\":{\"a\":{\"type\":\"null\"}},\"required\":[\"a\"]}", "[{}]", false},
        {"{\"properties\":{\"a\":{\"type\":\"null\"}}}", "[{\"a\":1}]", false},
        {"{\"properties\":{\"a\":{\"type\":\"null\"}}}", "[{\"b\":1}]", true},
        {"{\"properties\":{},\"additionalProperties\":false}", "[{\"b\":1}]", false},
        {"{\"anyOf\":[{\"const\":1},{\"const\":2}]}", "[2]", true},
        {"{\"anyOf\":[{\"const\":1},{\"const\":2}]}", "[3]", false},
        {"{\"oneOf\":[{\"const\":1},{\"type\":\"integer\"}]}", "[2]", true},
        {"{\"oneOf\":[{\"const\":1},{\"type\":\"integer\"}]}", "[1]", false},
        {"{\"$ref\":\"#/components/schemas/Token\"}", "[\"short\"]", false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct misfit why;
        json_t *schema = json_loads(cases[i].schema, 0, NULL);
        json_t *value = json_loads(cases[i].value, 0, NULL);
        assert_non_null(schema);
        bool fits = schema_fits(schema, json_array_get(value, 0), &why);
        if (fits != cases[i].fits || (why.text[0] == '\0') != fits)
            fail_msg("%s %s", cases[i].schema, cases[i].value);
        json_decref(schema);
        json_decref(value);
    }
}

/* ---- The exchange ------------------------------------------------------------------------------------- */

/* Something that is done, so what was sent must fit too. */
static json_t *done(struct world *w, const char *method, const char *path, const char *token,
                    const char *body)
{
    char plain[256];
    bool has_path;
    snprintf(plain, sizeof plain, "%.*s", (int)strcspn(path, "?"), path);
    const json_t *request = json_object_get(openapi_call(method, plain, &has_path), "requestBody");
    json_t *sent = body[0] == '\0' ? NULL : json_loads(body, 0, NULL);
    if (sent != NULL)
        must_fit(content_of(request, "application/json"), sent, path);
    else
        assert_false(json_is_true(json_object_get(request, "required")));
    json_decref(sent);
    return ask(w, 200, method, path, token, body);
}

static void does(struct world *w, const char *method, const char *path, const char *token,
                 const char *body)
{
    json_decref(done(w, method, path, token, body));
}

static const char open_game[] =
    "{\"rules\":\"carcassonne seats=2\",\"seats\":[{\"by\":\"me\",\"name\":\"Ada\"},"
    "{\"by\":\"open\"}],\"clock\":\"1m+0\",\"public\":true,\"rated\":false,\"helps\":false,"
    "\"absent\":\"end\"}";

static void about_accounts(struct world *w, struct person *ada, struct person *bob)
{
    *ada = take_token(done(w, "POST", "/api/guest", "", ""));
    *ada = take_token(done(w, "POST", "/api/register", ada->token,
                           "{\"name\":\"ada\",\"password\":\"password of ada\"}"));
    *bob = new_person(w, "bob");
    struct person other = take_token(
        done(w, "POST", "/api/login", "", "{\"name\":\"ada\",\"password\":\"password of ada\"}"));
    does(w, "POST", "/api/logout", other.token, "");
    does(w, "GET", "/api/me", ada->token, "");
    *ada = take_token(done(w, "POST", "/api/me/password", ada->token,
                           "{\"old\":\"password of ada\",\"new\":\"another one\"}"));
    does(w, "POST", "/api/me/block", ada->token, "{\"name\":\"bob\",\"block\":true}");
    does(w, "GET", "/api/me/blocks", ada->token, "");
    does(w, "POST", "/api/me/block", ada->token, "{\"name\":\"bob\",\"block\":false}");
    does(w, "POST", "/api/me/bots", ada->token, "{\"name\":\"robot\"}");
    does(w, "GET", "/api/me/bots", ada->token, "");
    does(w, "GET", "/api/push", "", "");
    static const char push[] =
        "{\"endpoint\":\"https://push.example/1\",\"key\":\"abc\",\"secret\":\"def\"}";
    does(w, "POST", "/api/me/push", ada->token, push);
    does(w, "GET", "/api/me/data", ada->token, "");
    does(w, "POST", "/api/me/push/drop", ada->token, "{\"endpoint\":\"https://push.example/1\"}");
    does(w, "GET", "/api/players/robot", "", "");
    does(w, "POST", "/api/me/bots/drop", ada->token, "{\"name\":\"robot\"}");
    refused(w, 404, "player", "POST", "/api/me/bots/drop", ada->token, "{\"name\":\"bob\"}");
    does(w, "POST", "/api/me/bots", ada->token, "{\"name\":\"robot\"}");
    refused(w, 401, "token", "GET", "/api/me", "", "");
    refused(w, 403, "login", "POST", "/api/login", "",
            "{\"name\":\"ada\",\"password\":\"password of ada\"}");
    refused(w, 400, "name", "POST", "/api/register", "",
            "{\"name\":\"a b\",\"password\":\"password of ada\"}");
    refused(w, 409, "name-taken", "POST", "/api/register", "",
            "{\"name\":\"ADA\",\"password\":\"password of ada\"}");
    refused(w, 400, "password", "POST", "/api/register", "",
            "{\"name\":\"carl\",\"password\":\"short\"}");
    refused(w, 403, "guest", "POST", "/api/me/bots", new_guest(w).token, "{\"name\":\"robot2\"}");
    refused(w, 404, "player", "GET", "/api/players/nobody", "", "");
    refused(w, 404, "nothing", "GET", "/api/nothing", "", "");
    refused(w, 405, "method", "GET", "/api/guest", "", "");
    refused(w, 400, "json", "POST", "/api/login", "", "{");
    for (int i = 0; i < 15; i++) {
        char body[64];
        snprintf(body, sizeof body, "{\"name\":\"robot-%d\"}", i);
        does(w, "POST", "/api/me/bots", ada->token, body);
    }
    refused(w, 409, "bots", "POST", "/api/me/bots", ada->token, "{\"name\":\"one-more\"}");
    w->has_no_memory = true;
    refused(w, 503, "busy", "POST", "/api/login", "",
            "{\"name\":\"ada\",\"password\":\"password of ada\"}");
    w->has_no_memory = false;
}

static void play_wrongly(struct world *w, const struct game_id *id, const struct person *ada,
                         const struct person *bob)
{
    const char *lines = about(id, "/lines");
    struct aude_table *t = table_of(w, id);
    const char *actor = aude_table_actor(t) == 0 ? ada->token : bob->token;
    char body[128];
    int n = aude_table_count(t) + 1;
    aude_table_close(t);
    snprintf(body, sizeof body, "{\"n\":%d,\"lines\":[\"place 90,90 r0\"]}", n);
    refused(w, 422, "illegal", "POST", lines, actor, body);
    refused(w, 409, "taken", "POST", lines, actor, "{\"n\":1,\"lines\":[\"pass\"]}");
    refused(w, 409, "gap", "POST", lines, actor, "{\"n\":99,\"lines\":[\"pass\"]}");
    refused(w, 403, "seat", "POST", lines, new_guest(w).token, "{\"n\":2,\"lines\":[\"pass\"]}");
    refused(w, 404, "game", "POST", "/api/games/none/lines", actor,
            "{\"n\":1,\"lines\":[\"pass\"]}");
    refused(w, 409, "offer", "POST", about(id, "/talk"), actor, "{\"do\":\"agree\",\"n\":7}");
    refused(w, 400, "text", "POST", about(id, "/talk"), actor, "{\"do\":\"say\",\"text\":\"\"}");
}

static void about_games(struct world *w, const struct person *ada, const struct person *bob)
{
    struct peer_of_test stream = {0}, events = {0};
    struct game_id id;
    json_t *made = done(w, "POST", "/api/games", ada->token, open_game);
    snprintf(id.text, sizeof id.text, "%s", text_at(made, "game/id"));
    json_decref(made);
    send_request(w, &stream, "", "GET", about(&id, "/stream?since=0&talk=0"), ada->token, "");
    send_request(w, &events, "", "GET", "/api/events", bob->token, "");
    does(w, "GET", "/api/lobby", "", "");
    does(w, "GET", about(&id, ""), bob->token, "");
    does(w, "POST", about(&id, "/sit"), bob->token, "{\"name\":\"Bob\",\"seat\":1}");
    refused(w, 409, "full", "POST", about(&id, "/sit"), new_guest(w).token, "{}");
    refused(w, 409, "state", "POST", about(&id, "/leave"), ada->token, "{}");
    does(w, "GET", "/api/running", ada->token, "");
    play_wrongly(w, &id, ada, bob);
    assert_true(play_one(w, &id, ada, bob));
    does(w, "GET", about(&id, "/lines?since=1&seat=0"), ada->token, "");
    does(w, "POST", about(&id, "/talk"), ada->token, "{\"do\":\"say\",\"text\":\"hello\"}");
    does(w, "POST", about(&id, "/talk"), ada->token,
         "{\"do\":\"ask\",\"what\":\"clock\",\"text\":\"3d\",\"seat\":0}");
    does(w, "GET", about(&id, ""), bob->token, "");
    does(w, "GET", about(&id, "/talk?since=0"), bob->token, "");
    does(w, "POST", about(&id, "/talk"), bob->token, "{\"do\":\"agree\",\"n\":2}");
    does(w, "POST", about(&id, "/resign"), bob->token, "{\"seat\":1}");
    does(w, "GET", about(&id, ""), bob->token, "");
    free(ask_text(w, 200, "GET", about(&id, "/record"), "", ""));
    free(ask_text(w, 200, "GET", "/api/records", "", ""));
    free(ask_text(w, 200, "GET", "/api/records/all", "", ""));
    does(w, "GET", "/api/me/games?state=over", ada->token, "");
    does(w, "GET", "/api/players/ada/games", "", "");
    does(w, "GET", "/api/players/ada/ratings?what=carcassonne/2", "", "");
    does(w, "GET", "/api/best?what=carcassonne/2", "", "");
    does(w, "GET", "/api/me/data", ada->token, "");
    assert_true(stream.count > 5 && events.count > 1);
    hub_left(w->hub, &stream);
    hub_left(w->hub, &events);
    peer_clear(&stream);
    peer_clear(&events);
}

/* Seats that are taken and left, and games that cannot be. */
static void about_new_games(struct world *w, const struct person *ada, const struct person *bob)
{
    static const struct {
        const char *why, *body;
    } wrong[] = {
        {"rules", "{\"rules\":\"chess\",\"seats\":[{\"by\":\"me\"}]}"},
        {"clock", "{\"rules\":\"carcassonne\",\"seats\":[{\"by\":\"me\"}],\"clock\":\"soon\"}"},
        {"seats", "{\"rules\":\"carcassonne\",\"seats\":[{\"by\":\"me\"}]}"},
        {"record", "{\"record\":\"aude\",\"seats\":[{\"by\":\"me\"}]}"},
        {"rated", "{\"rules\":\"carcassonne\",\"rated\":true,"
                  "\"seats\":[{\"by\":\"me\"},{\"by\":\"open\"}]}"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        refused(w, 400, wrong[i].why, "POST", "/api/games", ada->token, wrong[i].body);
    struct game_id id = new_game(w, ada, open_game);
    refused(w, 409, "seat-taken", "POST", about(&id, "/sit"), bob->token, "{\"seat\":0}");
    does(w, "POST", about(&id, "/leave"), ada->token, "{\"seat\":0}");
    does(w, "POST", "/api/quick", ada->token,
         "{\"rules\":\"carcassonne\",\"clock\":\"15m+0\",\"rated\":true,\"name\":\"Ada\"}");
    does(w, "POST", "/api/quick", bob->token,
         "{\"rules\":\"carcassonne\",\"clock\":\"15m+0\",\"rated\":true}");
}

/* Whoever waits at as many tables as one may. */
static void about_tables(struct world *w)
{
    struct person eve = new_guest(w);
    for (int i = 0; i < 64; i++)
        (void)new_game(w, &eve, open_game);
    refused(w, 409, "tables", "POST", "/api/games", eve.token, open_game);
}

/* Goes on until just before or after the first minute of a game is over, while the server is there. */
static void wait_until(struct world *w, int64_t until)
{
    while (w->now < until) {
        w->now += until - w->now < 4000 ? until - w->now : 4000;
        hub_turn(w->hub);
    }
}

static void about_time(struct world *w, const struct person *ada, const struct person *bob)
{
    struct game_id id = two_play(w, ada, bob, ",\"clock\":\"1m+0\",\"absent\":\"computer\"");
    struct aude_table *t = table_of(w, &id);
    const char *actor = aude_table_actor(t) == 0 ? ada->token : bob->token;
    char body[128];
    snprintf(body, sizeof body, "{\"n\":%d,\"lines\":[\"pass\"]}", aude_table_count(t) + 1);
    aude_table_close(t);
    wait_until(w, w->now + 59000);
    w->now += 2000;
    refused(w, 409, "time", "POST", about(&id, "/lines"), actor, body);
    does(w, "POST", about(&id, "/return"), actor, "{}");
}

/* A game in which somebody has written what cannot be. */
static void about_damage(struct world *w, const struct person *ada, const struct person *bob)
{
    struct game_id id = two_play(w, ada, bob, "");
    struct store_line bad = {.at = w->now, .text = "place 99,99 r0"};
    int count = kept_of(w, &id).game.count;
    assert_int_equal(store_lines_append(w->store, id.text, count + 1, 1, &bad), STORE_OK);
    w->now += 1000;
    refused(w, 410, "damaged", "GET", about(&id, ""), ada->token, "");
}

static void about_thinking(struct world *w, const struct person *ada)
{
    struct person worker;
    struct store_token token = {.kind = TOKEN_WORKER, .ends = w->now + 1000000};
    char body[128];
    token_make(w->hub, worker.token, token.hash);
    assert_int_equal(store_token_make(w->store, &token), STORE_OK);
    does(w, "POST", "/api/games", ada->token,
         "{\"rules\":\"carcassonne\",\"seats\":[{\"by\":\"greedy\"},{\"by\":\"me\"}]}");
    json_t *job = done(w, "POST", "/api/think/take", worker.token, "{\"players\":[\"greedy\"]}");
    snprintf(body, sizeof body, "{\"game\":\"%s\",\"n\":%d,\"lines\":[\"pass\"]}",
             text_at(job, "job/game"), (int)int_at(job, "job/n"));
    json_decref(job);
    does(w, "POST", "/api/think/done", worker.token, body);
    does(w, "POST", "/api/think/take", worker.token, "{\"players\":[]}");
}

static void about_rates(void)
{
    struct world *w = world_open(true, true);
    struct peer_of_test p[70] = {0};
    for (int i = 0; i < 61; i++)
        send_request(w, &p[i], "1.2.3.4", "POST", "/api/guest", "", "");
    assert_int_equal(p[60].status, 429);
    for (int i = 0; i < 61; i++)
        peer_clear(&p[i]);
    world_shut(w);
}

static void limit_files(rlim_t size)
{
    struct rlimit limit;
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &limit), 0);
    limit.rlim_cur = size;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

/* A disk that is full. */
static void about_the_store(void)
{
    char folder[] = "/tmp/aude-api-XXXXXX", path[64], command[96];
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/games.db", folder);
    signal(SIGXFSZ, SIG_IGN);
    struct world *w = world_open_at(path, false, true);
    limit_files(0);
    refused(w, 503, "store", "POST", "/api/guest", "", "");
    limit_files(RLIM_INFINITY);
    world_shut(w);
    snprintf(command, sizeof command, "rm -r %s", folder);
    assert_int_equal(system(command), 0);
}

/* Every call was done, and every word was said. */
static void nothing_is_left_out(void)
{
    const char *path, *method;
    json_t *calls, *call;
    char key[64];
    json_object_foreach(json_object_get(openapi(), "paths"), path, calls)
    {
        json_object_foreach(calls, method, call)
        {
            snprintf(key, sizeof key, "call %s", text_at(call, "operationId"));
            if (json_object_get(openapi_seen(), key) == NULL)
                fail_msg("%s %s was never done", method, path);
        }
    }
    for (int i = 1; i < WHY_COUNT; i++) {
        snprintf(key, sizeof key, "why %s", why_word((enum why)i));
        if (json_object_get(openapi_seen(), key) == NULL)
            fail_msg("\"%s\" was never said", why_word((enum why)i));
    }
}

static void every_call_is_as_written(void **state)
{
    (void)state;
    struct world *w = world_open(false, false);
    struct person ada, bob;
    json_object_clear(openapi_seen());
    about_accounts(w, &ada, &bob);
    about_games(w, &ada, &bob);
    about_new_games(w, &ada, &bob);
    about_tables(w);
    about_time(w, &ada, &bob);
    about_damage(w, &ada, &bob);
    about_thinking(w, &ada);
    does(w, "POST", "/api/me/erase", ada.token, "{\"password\":\"another one\"}");
    world_shut(w);
    about_rates();
    about_the_store();
    nothing_is_left_out();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_file_is_the_table),
        cmocka_unit_test(the_file_has_all_words),
        cmocka_unit_test(the_checker_checks),
        cmocka_unit_test(every_call_is_as_written),
    };
    return cmocka_run_group_tests_name("online api", tests, NULL, NULL);
}
