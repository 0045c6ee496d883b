/* test_taint.c: nothing that somebody is sent depends on what it may not know (E1, E2, E6). Two
 * servers play the same game but for hidden cards, and for the random bits behind what chance does; all that
 * one seat, or one who watches, is sent must be the same, byte for byte, until something hidden
 * becomes known and differs. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "bench.h"

enum { PAIRS = 24, MOST_LOTS = 512, PLAYS = 60 };

/* Pairs that were compared; tools/soak reads what is said of them. */
static int compared;

/* How many pairs: AUDE_PAIRS is for the long form (tools/soak). */
static int pairs(void)
{
    const char *many = getenv("AUDE_PAIRS");
    int n = many == NULL ? PAIRS : atoi(many);
    return n < PAIRS ? PAIRS : n;
}

/* One of the two servers, and what is stored there, foreseen. */
struct side {
    struct bench bench;
    struct client player[STORE_SEATS]; /* of people */
    struct client viewer;              /* its socket */
    struct client stream, asked;
    struct aude_table *table;
};

struct pair {
    struct side side[2];
    struct aude_rng rng;
    const char *rules;
    char id[STORE_ID_MAX];
    int seats;
    int viewer;       /* a seat or AUDE_ONLOOKER */
    bool is_computer; /* it is one that thinks */
    int plays;
    int differences; /* hidden ones */
};

/* What all pairs have tried. */
struct sums {
    int plays, differences;
};

/* ---- Two tables that look alike --------------------------------------------------------------------- */

/* The last line of a table as the viewer sees it. */
static void seen(struct aude_table *t, int viewer, char line[AUDE_LINE_MAX])
{
    assert_int_equal(aude_table_line(t, aude_table_count(t), viewer, line, AUDE_LINE_MAX), AUDE_OK);
}

/* Every way to go on (lots of chance, or actions) that looks like the wanted one; all if that is "".
 * *same is one that is the same to the owner, or -1. */
static int ways(struct aude_table *t, int viewer, const char *wanted, const char *owners,
                int out[MOST_LOTS], int *same)
{
    bool is_chance = aude_table_actor(t) == AUDE_CHANCE;
    *same = -1;
    int count = is_chance ? aude_table_lots(t) : aude_count(aude_table_view(t, AUDE_OWNER)),
        found = 0;
    assert_true(count > 0 && count <= MOST_LOTS);
    for (int i = 0; i < count; i++) {
        struct aude_table *copy;
        char line[AUDE_LINE_MAX];
        assert_int_equal(aude_table_copy(t, AUDE_OWNER, &copy), AUDE_OK);
        struct aude_action a = aude_pick(aude_table_view(copy, AUDE_OWNER), is_chance ? 0 : i);
        enum aude_status status = is_chance ? aude_table_draw(copy, i)
                                            : aude_table_play(copy, aude_table_actor(copy), &a);
        assert_int_equal(status, AUDE_OK);
        seen(copy, viewer, line);
        if (wanted[0] == '\0' || strcmp(line, wanted) == 0) {
            out[found++] = i;
            seen(copy, AUDE_OWNER, line);
            if (strcmp(line, owners) == 0)
                *same = i;
        }
        aude_table_close(copy);
    }
    return found;
}

/* Goes that way. What chance says is told to the server, with bits that are not those of the other. */
static void go(struct pair *p, struct side *s, int way)
{
    if (aude_table_actor(s->table) == AUDE_CHANCE) {
        int lots = aude_table_lots(s->table);
        uint32_t more = (uint32_t)aude_rng_below(&p->rng, 1000) * (uint32_t)lots;
        if (lots > 1) {
            assert_true(s->bench.lot_count < BENCH_LOTS);
            s->bench.lots[s->bench.lot_count++] = (uint32_t)way + more;
        }
        assert_int_equal(aude_table_draw(s->table, way), AUDE_OK);
    } else {
        struct aude_action a = aude_pick(aude_table_view(s->table, AUDE_OWNER), way);
        assert_int_equal(aude_table_play(s->table, aude_table_actor(s->table), &a), AUDE_OK);
    }
}

/* One step of both; false: they cannot look alike any longer. */
static bool step(struct pair *p)
{
    int way[MOST_LOTS], same;
    char line[AUDE_LINE_MAX], owners[AUDE_LINE_MAX];
    struct side *one = &p->side[0], *two = &p->side[1];
    int count = ways(one->table, p->viewer, "", "", way, &same);
    go(p, one, way[aude_rng_below(&p->rng, count)]);
    seen(one->table, p->viewer, line);
    seen(one->table, AUDE_OWNER, owners);
    count = ways(two->table, p->viewer, line, owners, way, &same);
    if (count == 0)
        return false;
    /* Mostly the same, so that it lasts until something else is hidden. */
    bool is_same = same >= 0 && aude_rng_below(&p->rng, 4) != 0;
    go(p, two, is_same ? same : way[aude_rng_below(&p->rng, count)]);
    seen(two->table, AUDE_OWNER, line);
    p->differences += strcmp(line, owners) != 0;
    return true;
}

static bool settle(struct pair *p)
{
    while (aude_table_actor(p->side[0].table) == AUDE_CHANCE) {
        assert_int_equal(aude_table_actor(p->side[1].table), AUDE_CHANCE);
        if (!step(p))
            return false;
    }
    return true;
}

/* ---- Two servers ---------------------------------------------------------------------------------------- */

static struct client recorded(void)
{
    struct client c = client_new();
    c.is_recorded = true;
    return c;
}

/* A request whose answer is recorded. */
static void look(struct pair *p, struct side *s, const char *method, const char *what,
                 const char *body)
{
    struct client c = recorded();
    char path[96], raw[16];
    const char *token = p->viewer >= 0 && !p->is_computer ? s->player[p->viewer].token : "";
    snprintf(path, sizeof path, "/api/games/%s%s", p->id, what);
    struct hub_request request = {method, path, "", token, "", body, strlen(body)};
    hub_ask(s->bench.hub, &c, &request);
    hub_turn(s->bench.hub);
    snprintf(raw, sizeof raw, "%d", c.status);
    client_record(&s->asked, raw, strlen(raw));
    client_record(&s->asked, c.raw, c.raw_size);
    client_free(&c);
}

static void open_side(struct pair *p, struct side *s)
{
    bench_open(&s->bench, "memory:");
    s->viewer = recorded();
    s->stream = recorded();
    s->asked = recorded();
    for (int i = 0; i < p->seats; i++) {
        s->player[i] = client_new();
        be_guest(&s->bench, &s->player[i]);
    }
    assert_int_equal(aude_table_open(p->rules, AUDE_OWNER, &s->table, NULL), AUDE_OK);
    if (p->viewer >= 0 && !p->is_computer)
        memcpy(s->viewer.token, s->player[p->viewer].token, sizeof s->viewer.token);
}

static void sit_down(struct pair *p, struct side *s)
{
    char body[512], path[96];
    json_t *seats = json_array();
    for (int i = 0; i < p->seats; i++) {
        bool is_computer = p->is_computer && i == p->viewer;
        json_array_append_new(seats, json_pack("{ss}", "by",
                                               is_computer                     ? "greedy"
                                               : i == (p->viewer == 0 ? 1 : 0) ? "me"
                                                                               : "open"));
    }
    json_t *plan = json_pack("{ssso}", "rules", p->rules, "seats", seats);
    char *text = json_dumps(plan, JSON_COMPACT);
    int host = p->viewer == 0 ? 1 : 0;
    make_game(&s->bench, &s->player[host], NULL, text, p->id);
    come(&s->bench, &s->viewer);
    watch(&s->bench, &s->viewer, p->id, 0);
    /* Chance answers as foreseen from now on. */
    s->bench.has_lots = true;
    for (int i = 0; i < p->seats; i++) {
        snprintf(path, sizeof path, "/api/games/%s/sit", p->id);
        snprintf(body, sizeof body, "{\"seat\":%d}", i);
        if (i != host && !(p->is_computer && i == p->viewer))
            json_decref(ask(&s->bench, 200, "POST", path, s->player[i].token, body));
    }
    snprintf(path, sizeof path, "/api/games/%s/stream", p->id);
    struct hub_request request = {"GET", path, "since=0", s->viewer.token, "", "", 0};
    hub_ask(s->bench.hub, &s->stream, &request);
    hub_turn(s->bench.hub);
    free(text);
    json_decref(plan);
}

/* What is stored is what was foreseen. */
static void check_stored(struct pair *p, struct side *s)
{
    struct store_line line;
    char text[AUDE_LINE_MAX];
    int count = 0, n = aude_table_count(s->table);
    assert_int_equal(s->bench.lot, s->bench.lot_count);
    assert_int_equal(store_lines_since(s->bench.store, p->id, n - 1, 1, &line, &count), STORE_OK);
    assert_int_equal(count, 1);
    assert_int_equal(aude_table_line(s->table, n, AUDE_OWNER, text, sizeof text), AUDE_OK);
    assert_string_equal(line.text, text);
    s->bench.lot = s->bench.lot_count = 0;
}

static void compare(const char *what, const struct client *one, const struct client *two)
{
    if (one->raw_size == two->raw_size &&
        (one->raw_size == 0 || memcmp(one->raw, two->raw, one->raw_size) == 0))
        return;
    size_t at = 0;
    while (at < one->raw_size && at < two->raw_size && one->raw[at] == two->raw[at])
        at++;
    fail_msg("%s differs: ...%.80s / ...%.80s", what, one->raw + (at < 40 ? 0 : at - 40),
             two->raw + (at < 40 ? 0 : at - 40));
}

static void compare_all(struct pair *p)
{
    struct side *one = &p->side[0], *two = &p->side[1];
    compare("the socket", &one->viewer, &two->viewer);
    compare("the stream", &one->stream, &two->stream);
    compare("an answer", &one->asked, &two->asked);
    assert_string_equal(one->bench.log, two->bench.log);
    if (p->is_computer) {
        assert_int_equal(one->bench.jobs, two->bench.jobs);
        if (one->bench.jobs > 0)
            assert_string_equal(one->bench.job.record, two->bench.job.record);
    }
}

/* Whoever looks does so in every way there is. */
static void look_around(struct pair *p, struct side *s)
{
    char body[128];
    snprintf(body, sizeof body, "{\"n\":1,\"lines\":[\"nonsense\"]}");
    look(p, s, "GET", "", "");
    if (aude_table_actor(s->table) != AUDE_OVER) /* then it has no secrets any more */
        look(p, s, "GET", "/record", "");
    look(p, s, "GET", "/lines", "");
    look(p, s, "POST", "/lines", body); /* taken, with the lines */
    snprintf(body, sizeof body, "{\"n\":%d,\"lines\":[\"claim red\"]}",
             aude_table_count(s->table) + 1);
    if (aude_table_actor(s->table) != p->viewer)
        look(p, s, "POST", "/lines", body);              /* out of turn, or nobody */
    if (s->player[0].got != NULL && p->plays % 5 == 0) { /* comes back with nothing */
        hub_left(s->bench.hub, &s->viewer);
        come(&s->bench, &s->viewer);
        watch(&s->bench, &s->viewer, p->id, 0);
    }
}

static void play_side(struct pair *p, struct side *s, int seat, const char *line)
{
    if (p->is_computer && seat == p->viewer) {
        char text[AUDE_LINE_MAX + 1];
        snprintf(text, sizeof text, "%s\n", line);
        hub_thought_up(s->bench.hub, p->id, s->bench.job.n, text);
        hub_turn(s->bench.hub);
        return;
    }
    char path[96], body[256];
    struct store_game g;
    struct store_seat seats[STORE_SEATS];
    assert_int_equal(store_game_get(s->bench.store, p->id, &g, seats), STORE_OK);
    snprintf(path, sizeof path, "/api/games/%s/lines", p->id);
    snprintf(body, sizeof body, "{\"n\":%d,\"lines\":[\"%s\"]}", g.count + 1, line);
    json_decref(ask(&s->bench, 200, "POST", path, s->player[seat].token, body));
}

/* Somebody acts in both. */
static bool play_both(struct pair *p)
{
    int seat = aude_table_actor(p->side[0].table), before[2];
    for (int i = 0; i < 2; i++)
        before[i] = aude_table_count(p->side[i].table);
    assert_int_equal(aude_table_actor(p->side[1].table), seat);
    if (!step(p) || !settle(p))
        return false;
    for (int i = 0; i < 2; i++) {
        char line[AUDE_LINE_MAX];
        struct side *s = &p->side[i];
        s->bench.now += 1500;
        assert_int_equal(aude_table_line(s->table, before[i] + 1, AUDE_OWNER, line, sizeof line),
                         AUDE_OK);
        play_side(p, s, seat, line);
        check_stored(p, s);
        look_around(p, s);
    }
    return true;
}

/* No token of anybody, and no cards of others. */
static void check_taint(const struct pair *p, const struct side *s, const struct client *c)
{
    for (int i = 0; i < p->seats; i++)
        assert_null(strstr(c->raw, s->player[i].token));
    int seat;
    char card[32];
    for (const char *at = c->raw; (at = strstr(at, "deal ")) != NULL; at++) {
        assert_int_equal(sscanf(at, "deal %d %31[a-z0-9.?]", &seat, card), 2);
        if (seat != p->viewer)
            assert_string_equal(card, "?");
    }
    if (aude_table_actor(s->table) != AUDE_OVER)
        for (const char *at = c->raw; (at = strstr(at, "\"points\":[")) != NULL; at++)
            assert_int_equal(at[10], ']');
}

static void run_pair(const char *rules, int seats, int viewer, bool is_computer, uint64_t seed,
                     struct sums *sums)
{
    compared++;
    struct pair *p = calloc(1, sizeof *p);
    p->rules = rules;
    p->seats = seats;
    p->viewer = viewer;
    p->is_computer = is_computer;
    aude_rng_seed(&p->rng, seed);
    for (int i = 0; i < 2; i++)
        open_side(p, &p->side[i]);
    /* What chance says first is foreseen before the last one sits down. */
    bool is_alike = settle(p);
    for (int i = 0; i < 2 && is_alike; i++) {
        sit_down(p, &p->side[i]);
        check_stored(p, &p->side[i]);
    }
    while (is_alike && p->plays < PLAYS && aude_table_actor(p->side[0].table) != AUDE_OVER) {
        compare_all(p);
        is_alike = play_both(p);
        p->plays += is_alike;
    }
    if (is_alike)
        compare_all(p);
    sums->plays += p->plays;
    sums->differences += p->plays > 0 ? p->differences : 0;
    for (int i = 0; i < 2; i++) {
        struct side *s = &p->side[i];
        const struct client *all[] = {&s->viewer, &s->stream, &s->asked};
        for (int k = 0; k < 3; k++)
            if (all[k]->raw != NULL)
                check_taint(p, s, all[k]);
        for (int k = 0; k < seats; k++)
            client_free(&s->player[k]);
        hub_left(s->bench.hub, &s->viewer);
        hub_left(s->bench.hub, &s->stream);
        client_free(&s->viewer);
        client_free(&s->stream);
        client_free(&s->asked);
        aude_table_close(s->table);
        bench_end(&s->bench);
    }
    free(p);
}

static void test_seats(void **unused)
{
    struct sums sums = {0};
    (void)unused;
    for (int i = 0; i < pairs(); i++) {
        run_pair("cardcassonne seats=2", 2, i % 3 - 1, false, 100 + (uint64_t)i, &sums);
        run_pair("cardcassonne seats=3", 3, i % 4 - 1, false, 200 + (uint64_t)i, &sums);
    }
    assert_true(sums.plays >= pairs() * 4);
    assert_true(sums.differences >= pairs() * 4);
}

static void test_computers(void **unused)
{
    struct sums sums = {0};
    (void)unused;
    for (int i = 0; i < pairs() / 2; i++)
        run_pair("cardcassonne seats=3", 3, 1 + i % 2, true, 300 + (uint64_t)i, &sums);
    assert_true(sums.plays >= pairs() * 2);
    assert_true(sums.differences >= pairs());
}

/* With tiles nothing is hidden but what is not drawn yet, and the bits behind what was. */
static void test_tiles(void **unused)
{
    struct sums sums = {0};
    (void)unused;
    for (int viewer = -1; viewer < 2; viewer++)
        run_pair("carcassonne seats=2", 2, viewer, false, 400 + (uint64_t)(viewer + 1), &sums);
    assert_int_equal(sums.plays, 3 * PLAYS);
    assert_int_equal(sums.differences, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_seats),
        cmocka_unit_test(test_computers),
        cmocka_unit_test(test_tiles),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    print_message("%d pairs\n", compared);
    return failed;
}
