/*
 * test_analyst.c: what the analyst keeps to: what was played is one of the ways and stands there
 * once, all ways are legal and the best comes first, the same seed gives the same, nothing comes
 * from what the seat may not know; and whatever anybody would call silly costs several points.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "aude_players.h"
#include "game.h"

/* What was found out about a decision. */
struct finding {
    int count;
    struct aude_way way[AUDE_WAYS_MAX];
};

/* A stretch of actions of the seat that must act, by lot. */
static struct aude_way stretch_by_lot(struct game *g, struct aude_rng *rng)
{
    struct aude_way way = {0};
    int seat = aude_actor(g->s);
    aude_copy(g->other, g->s);
    while (aude_actor(g->other) == seat && way.count < AUDE_WAY_ACTIONS) {
        way.action[way.count] = by_lot(g->other, rng);
        aude_apply(g->other, way.action[way.count++], NULL);
    }
    return way;
}

/* Looks at what was played for at most so many slices (below zero: until it has finished). */
static struct aude_player *analyst_new(const struct game *g, uint64_t seed)
{
    struct aude_player *analyst = aude_player_open(AUDE_ANALYST, g->r, seed);
    assert_non_null(analyst);
    return analyst;
}

static struct finding ask(struct aude_player *analyst, struct game *g,
                          const struct aude_way *played, long slices)
{
    struct finding found = {0};
    int seat = aude_actor(g->s);
    aude_view(g->s, seat, g->view);
    assert_true(aude_player_begin(analyst, g->view, seat));
    if (played->count > 0)
        assert_true(aude_player_include(analyst, played->action, played->count));
    for (long i = 0; (slices < 0 || i < slices) && aude_player_more(analyst); i++) {
    }
    found.count = aude_player_ways(analyst, found.way, AUDE_WAYS_MAX);
    return found;
}

static struct finding ask_new(struct game *g, const struct aude_way *played, uint64_t seed,
                              long slices)
{
    struct aude_player *analyst = analyst_new(g, seed);
    struct finding found = ask(analyst, g, played, slices);
    aude_player_close(analyst);
    return found;
}

static bool is_same_way(const struct aude_way *a, const struct aude_way *b)
{
    return a->count == b->count &&
           memcmp(a->action, b->action, (size_t)a->count * sizeof a->action[0]) == 0;
}

static bool is_same_finding(const struct finding *a, const struct finding *b)
{
    if (a->count != b->count)
        return false;
    for (int i = 0; i < a->count; i++) {
        const struct aude_way *p = &a->way[i], *q = &b->way[i];
        if (!is_same_way(p, q) || p->is_played != q->is_played ||
            memcmp(p->lead, q->lead, sizeof p->lead) != 0)
            return false;
    }
    return true;
}

static int played_of(const struct finding *found)
{
    int at = -1;
    for (int i = 0; i < found->count; i++) {
        if (!found->way[i].is_played)
            continue;
        assert_int_equal(at, -1);
        at = i;
    }
    return at;
}

static const char *const games[] = {
    "carcassonne",        "carcassonne+inns+traders+princess+tower seats=3",
    "wheel+inns+traders", "hunters seats=4",
    "cardcassonne",       "cardcassonne seats=5",
};

enum { GAMES = sizeof games / sizeof games[0] };

/* ---- What holds for all that it finds --------------------------------------------------------------- */

static void check_way(struct game *g, const struct aude_way *way, int seat)
{
    assert_in_range(way->count, 1, AUDE_WAY_ACTIONS);
    aude_copy(g->other, g->s);
    for (int i = 0; i < way->count; i++) {
        assert_int_equal(aude_check(g->other, seat, way->action[i]), AUDE_OK);
        aude_apply(g->other, way->action[i], NULL);
    }
}

/* Of two seats one is ahead by what the other is behind; of several one is ahead at most,
 * and every other is behind by as much or more. */
static void check_leads(const struct game *g, const struct aude_way *way)
{
    int seats = aude_seats(g->r);
    if (seats == 2)
        assert_int_equal(way->lead[0], -way->lead[1]);
    for (int seat = 0; seat < seats; seat++)
        for (int other = 0; other < seat; other++)
            assert_true(way->lead[seat] + way->lead[other] <= 0);
    for (int seat = seats; seat < AUDE_SEATS; seat++)
        assert_int_equal(way->lead[seat], 0);
}

static void check_finding(struct game *g, const struct finding *found,
                          const struct aude_way *played)
{
    int seat = aude_actor(g->s), at = played_of(found);
    assert_in_range(found->count, 1, 7);
    assert_true(at >= 0 && is_same_way(&found->way[at], played));
    for (int i = 0; i < found->count; i++) {
        check_way(g, &found->way[i], seat);
        check_leads(g, &found->way[i]);
        assert_true(i == 0 || found->way[i - 1].lead[seat] >= found->way[i].lead[seat]);
        for (int k = 0; k < i; k++)
            assert_false(is_same_way(&found->way[i], &found->way[k]));
    }
}

/* Whole games by lot: every finding is in order, also one that was cut short; and what was found
 * to be best is found again when it is played, and nothing else with it. */
static void test_order(void **state)
{
    (void)state;
    for (int game = 0; game < GAMES; game++) {
        struct game g = game_new(games[game]);
        struct aude_player *analyst = analyst_new(&g, 3);
        struct aude_rng rng;
        aude_rng_seed(&rng, (uint64_t)game);
        for (int decisions = 0; aude_actor(g.s) != AUDE_OVER;) {
            if (aude_actor(g.s) >= 0 && decisions++ % 24 == 0) {
                struct aude_way played = stretch_by_lot(&g, &rng);
                struct finding found = ask(analyst, &g, &played, 70);
                check_finding(&g, &found, &played);
                struct aude_way best = found.way[0];
                found = ask(analyst, &g, &best, 70);
                check_finding(&g, &found, &best);
            }
            aude_apply(g.s, by_lot(g.s, &rng), NULL);
        }
        aude_player_close(analyst);
        game_free(&g);
    }
}

/* Thinking ends by itself, and then nothing changes any more. */
static void test_end(void **state)
{
    (void)state;
    for (int game = 0; game < GAMES; game++) {
        struct game g = game_new(games[game]);
        struct aude_player *analyst = analyst_new(&g, 1);
        struct aude_rng rng;
        struct aude_way way[AUDE_WAYS_MAX];
        long slices = 0;
        aude_rng_seed(&rng, 3);
        for (int k = 0; k < 60 || aude_actor(g.s) < 0 || aude_count(g.s) < 4; k++)
            aude_apply(g.s, by_lot(g.s, &rng), NULL);
        struct aude_way played = stretch_by_lot(&g, &rng);
        aude_view(g.s, aude_actor(g.s), g.view);
        assert_true(aude_player_begin(analyst, g.view, aude_actor(g.s)));
        assert_true(aude_player_include(analyst, played.action, played.count));
        assert_int_equal(aude_player_ways(analyst, way, AUDE_WAYS_MAX), 0);
        while (aude_player_more(analyst))
            assert_true(++slices < 20000);
        assert_true(slices > 24);
        int count = aude_player_ways(analyst, way, AUDE_WAYS_MAX), lead = way[0].lead[0];
        assert_true(count > 1);
        assert_false(aude_player_more(analyst));
        assert_int_equal(aude_player_ways(analyst, way, AUDE_WAYS_MAX), count);
        assert_int_equal(way[0].lead[0], lead);
        aude_player_close(analyst);
        game_free(&g);
    }
}

/* The same seed, view, actions and number of slices: the same finding, whatever came before. */
static void test_same(void **state)
{
    (void)state;
    for (int game = 0; game < GAMES; game++) {
        struct game g = game_new(games[game]);
        struct aude_player *busy = analyst_new(&g, 7);
        struct aude_rng rng;
        int differ = 0;
        aude_rng_seed(&rng, 5);
        for (int k = 0; k < 90 && aude_actor(g.s) != AUDE_OVER; k++) {
            if (aude_actor(g.s) >= 0 && k % 15 == 0) {
                struct aude_way played = stretch_by_lot(&g, &rng);
                struct finding found = ask(busy, &g, &played, 80);
                struct finding again = ask_new(&g, &played, 7, 80);
                struct finding other = ask_new(&g, &played, 8, 80);
                assert_true(is_same_finding(&found, &again));
                differ += !is_same_finding(&found, &other);
            }
            aude_apply(g.s, by_lot(g.s, &rng), NULL);
        }
        assert_true(differ > 0);
        aude_player_close(busy);
        game_free(&g);
    }
}

/* Two games that look alike to a seat are alike to the analyst: what is hidden is dealt anew. */
static void test_secret(void **state)
{
    struct game g = game_new("cardcassonne seats=3");
    struct aude_rng rng, lots;
    int differ = 0;
    (void)state;
    aude_rng_seed(&rng, 11);
    aude_rng_seed(&lots, 12);
    for (int k = 0; k < 80; k++) {
        int seat = aude_actor(g.s);
        if (seat >= 0) {
            struct aude_way played = stretch_by_lot(&g, &rng);
            struct finding found = ask_new(&g, &played, 9, 60);
            aude_view(g.s, seat, g.other);
            aude_guess(g.other, &lots);
            differ += aude_hash(g.other) != aude_hash(g.s);
            aude_copy(g.s, g.other);
            struct finding again = ask_new(&g, &played, 9, 60);
            assert_true(is_same_finding(&found, &again));
        }
        aude_apply(g.s, by_lot(g.s, &rng), NULL);
    }
    assert_true(differ > 5);
    game_free(&g);
}

/* ---- Which ways ------------------------------------------------------------------------------------ */

/* Where nothing was played the best ways are told, and they do not all begin alike. */
static void test_nothing_played(void **state)
{
    struct game g = game_new("carcassonne");
    struct aude_way nothing = {0};
    (void)state;
    play_lines(g.s, (const char *const[]){"draw base/E", NULL});
    struct finding found = ask_new(&g, &nothing, 1, -1);
    int differ = 0;
    assert_int_equal(played_of(&found), -1);
    assert_true(found.count > 3);
    for (int i = 0; i < found.count; i++)
        differ += memcmp(found.way[i].action, found.way[0].action, sizeof nothing.action[0]) != 0;
    assert_true(differ >= 2);
    game_free(&g);
}

/* Is this way: a straight road, and a thief on it? */
static bool is_thief(struct game *g, const struct aude_way *way)
{
    struct aude_feature f;
    if (way->count != 2 || way->action[1].verb != AUDE_PUT)
        return false;
    aude_preview(g->s, way->action[0], g->other, NULL);
    struct aude_action put = way->action[1];
    assert_true(aude_feature(g->other, aude_feature_at(g->other, put.x, put.y, put.b), &f));
    return strcmp(aude_name(g->r, AUDE_NAME_FEATURE, f.kind), "road") == 0;
}

/* A straight road looks the same when it is turned round: that is no other way. */
static void test_twins(void **state)
{
    struct game g = game_new("carcassonne");
    struct aude_way nothing = {0};
    int thieves = 0;
    (void)state;
    play_lines(g.s, (const char *const[]){"draw base/U", NULL});
    struct finding found = ask_new(&g, &nothing, 1, 40);
    for (int i = 0; i < found.count; i++) {
        struct aude_way turned = {.count = 2,
                                  .action = {found.way[i].action[0], found.way[i].action[1]}};
        if (!is_thief(&g, &turned))
            continue;
        turned.action[0].a = (uint8_t)((turned.action[0].a + 2) % 4);
        struct finding again = ask_new(&g, &turned, 1, 40);
        thieves++;
        check_finding(&g, &again, &turned);
        for (int k = 0; k < again.count; k++)
            assert_false(is_same_way(&again.way[k], &found.way[i]));
    }
    assert_true(thieves > 0);
    game_free(&g);
}

/* Without a choice there is one way. */
static void test_no_choice(void **state)
{
    int alone = 0;
    (void)state;
    for (uint64_t seed = 0; seed < 8 && alone == 0; seed++) {
        struct game g = game_new("carcassonne+princess");
        struct aude_rng rng;
        aude_rng_seed(&rng, seed);
        while (aude_actor(g.s) != AUDE_OVER) {
            if (aude_actor(g.s) >= 0 && aude_count(g.s) == 1) {
                struct aude_way played = stretch_by_lot(&g, &rng);
                struct finding found = ask_new(&g, &played, 1, 30);
                check_finding(&g, &found, &played);
                alone += found.count == 1;
            }
            aude_apply(g.s, by_lot(g.s, &rng), NULL);
        }
        game_free(&g);
    }
    assert_true(alone > 0);
}

/* What must be done comes before what may be chosen: this tile has one place, and looks the same
 * in all turns. */
static void test_forced(void **state)
{
    struct game g = game_new("carcassonne");
    (void)state;
    play_lines(g.s, (const char *const[]){"draw base/C", NULL});
    for (int k = 0; k < aude_count(g.s); k++) {
        struct aude_way played = {.count = 2, .action = {aude_pick(g.s, k), {.verb = AUDE_PASS}}};
        struct finding found = ask_new(&g, &played, 1, 30);
        check_finding(&g, &found, &played);
        assert_int_equal(found.count, 2);
        for (int i = 0; i < found.count; i++)
            assert_memory_equal(found.way[i].action, played.action, sizeof played.action[0]);
    }
    game_free(&g);
}

/* What was played is told again, longer or not at all: thinking begins anew with it. What is not
 * legal is refused, and then nothing has changed. */
static void test_include(void **state)
{
    struct game g = game_new("carcassonne");
    struct aude_player *analyst = analyst_new(&g, 1);
    struct aude_way way[AUDE_WAYS_MAX];
    (void)state;
    play_lines(g.s, (const char *const[]){"draw base/E", NULL});
    struct aude_action action[] = {read_action(g.s, "place 0,1 r1"), {.verb = AUDE_PASS}, {0}};
    struct aude_action bad = {.verb = AUDE_PLACE, .x = 9, .y = 9};
    assert_false(aude_player_include(analyst, action, 2));
    assert_true(aude_player_begin(analyst, g.s, 0));
    assert_false(aude_player_include(analyst, &bad, 1));
    assert_false(aude_player_include(analyst, action, 0));
    while (aude_player_more(analyst) && aude_player_ways(analyst, way, AUDE_WAYS_MAX) == 0) {
    }
    assert_false(aude_player_include(analyst, &bad, 1));
    int count = aude_player_ways(analyst, way, AUDE_WAYS_MAX);
    assert_true(count > 1);
    for (int i = 0; i < count; i++)
        assert_false(way[i].is_played);
    assert_true(aude_player_include(analyst, action, 3));
    assert_int_equal(aude_player_ways(analyst, way, AUDE_WAYS_MAX), 0);
    while (aude_player_more(analyst)) {
    }
    struct finding found = {.count = aude_player_ways(analyst, way, AUDE_WAYS_MAX)};
    memcpy(found.way, way, sizeof way);
    int at = played_of(&found);
    assert_true(at >= 0);
    assert_int_equal(found.way[at].count, 2);
    assert_memory_equal(found.way[at].action, action, 2 * sizeof action[0]);
    aude_player_close(analyst);
    game_free(&g);
}

/* Its answer is legal at any time, and in the end the first action of the best way. */
static void test_answer(void **state)
{
    (void)state;
    for (int game = 0; game < GAMES; game++) {
        struct game g = game_new(games[game]);
        struct aude_player *analyst = analyst_new(&g, 4);
        struct aude_way way[1];
        struct aude_action a;
        struct aude_rng rng;
        aude_rng_seed(&rng, 8);
        for (int k = 0; k < 120 && aude_actor(g.s) != AUDE_OVER; k++) {
            int seat = aude_actor(g.s);
            aude_view(g.s, seat, g.view);
            for (int n = k % 3 * 8; seat >= 0 && n >= 0; n -= 4) {
                assert_true(aude_player_choose(analyst, g.view, seat, n, &a));
                assert_int_equal(aude_check(g.s, seat, a), AUDE_OK);
                if (aude_player_ways(analyst, way, 1) > 0)
                    assert_memory_equal(&way[0].action[0], &a, sizeof a);
            }
            aude_apply(g.s, by_lot(g.s, &rng), NULL);
        }
        aude_player_close(analyst);
        game_free(&g);
    }
}

/* ---- What is silly ---------------------------------------------------------------------------------- */

/* How many points the actor gets by an action at once. */
static int gain_of(const struct aude_state *s, struct aude_action a, struct aude_state *after)
{
    int before[AUDE_SEATS], now[AUDE_SEATS], seat = aude_actor(s);
    aude_scores(s, before);
    aude_preview(s, a, after, NULL);
    aude_scores(after, now);
    return now[seat] - before[seat];
}

/* The most that laying the tile and doing without more brings, and a way that brings nothing. */
static int most_of(struct game *g, struct aude_way *nothing)
{
    int most = 0;
    *nothing = (struct aude_way){0};
    for (int k = 0; k < aude_count(g->s); k++) {
        struct aude_action place = aude_pick(g->s, k), pass = {.verb = AUDE_PASS};
        aude_preview(g->s, place, g->other, NULL);
        if (place.verb != AUDE_PLACE || aude_check(g->other, aude_actor(g->s), pass) != AUDE_OK)
            continue;
        int gain = gain_of(g->other, pass, g->view);
        most = gain > most ? gain : most;
        if (gain == 0)
            *nothing = (struct aude_way){.count = 2, .action = {place, pass}};
    }
    return most;
}

/* Is there something large to complete? Then doing nothing instead loses most of it. */
static bool check_missed(struct game *g)
{
    struct aude_way nothing;
    int seat = aude_actor(g->s);
    if (seat < 0 || aude_hand(g->s) < 0 || most_of(g, &nothing) < 10 || nothing.count == 0)
        return false;
    struct finding found = ask_new(g, &nothing, 1, -1);
    int at = played_of(&found);
    assert_true(at > 0);
    assert_true(found.way[0].lead[seat] - found.way[at].lead[seat] >= 300);
    return true;
}

static void test_silly_tiles(void **state)
{
    static const char *const names[] = {"carcassonne", "wheel", "hunters", "carcassonne+inns"};
    (void)state;
    for (int game = 0; game < 4; game++) {
        bool is_found = false;
        for (uint64_t seed = 0; seed < 60 && !is_found; seed++) {
            struct game g = game_new(names[game]);
            struct aude_rng rng;
            aude_rng_seed(&rng, seed);
            while (aude_actor(g.s) != AUDE_OVER && !is_found) {
                is_found = check_missed(&g);
                aude_apply(g.s, by_lot(g.s, &rng), NULL);
            }
            game_free(&g);
        }
        assert_true(is_found);
    }
}

/* Claiming a row without cards while another one is full. */
static void test_silly_claim(void **state)
{
    struct game g = game_new("cardcassonne");
    struct aude_rng rng;
    int claims = 0;
    (void)state;
    aude_rng_seed(&rng, 21);
    while (aude_actor(g.s) != AUDE_OVER && claims < 3) {
        int seat = aude_actor(g.s), most = 0, empty = -1;
        struct aude_feature f;
        for (int k = 0; seat >= 0 && k < aude_count(g.s); k++) {
            struct aude_action a = aude_pick(g.s, k);
            if (strcmp(aude_name(g.r, AUDE_NAME_VERB, a.verb), "claim") != 0)
                continue;
            assert_true(aude_feature(g.s, a.b, &f));
            most = f.done[seat] > most ? f.done[seat] : most;
            empty = f.segments == 0 ? k : empty;
        }
        if (empty >= 0 && most >= 20) {
            struct aude_way played = {.count = 1, .action = {aude_pick(g.s, empty)}};
            struct finding found = ask_new(&g, &played, 1, -1);
            int at = played_of(&found);
            assert_true(at > 0);
            assert_true(found.way[0].lead[seat] - found.way[at].lead[seat] >= 500);
            claims++;
        }
        aude_apply(g.s, by_lot(g.s, &rng), NULL);
    }
    assert_true(claims > 0);
    game_free(&g);
}

/* A city that one tile completes: the knight belongs into it, and four points are four points. */
static void test_small_city(void **state)
{
    struct game g = game_new("carcassonne");
    struct aude_way played = {.count = 2};
    (void)state;
    play_lines(g.s, (const char *const[]){"draw base/E", NULL});
    played.action[0] = read_action(g.s, "place 0,-1 r2");
    played.action[1] = (struct aude_action){.verb = AUDE_PASS};
    struct finding found = ask_new(&g, &played, 1, -1);
    int at = played_of(&found);
    assert_true(at > 0);
    assert_memory_equal(found.way[0].action, played.action, sizeof played.action[0]);
    assert_in_range(found.way[0].lead[0] - found.way[at].lead[0], 250, 600);
    game_free(&g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_order),          cmocka_unit_test(test_end),
        cmocka_unit_test(test_same),           cmocka_unit_test(test_secret),
        cmocka_unit_test(test_nothing_played), cmocka_unit_test(test_twins),
        cmocka_unit_test(test_forced),         cmocka_unit_test(test_no_choice),
        cmocka_unit_test(test_silly_tiles),    cmocka_unit_test(test_silly_claim),
        cmocka_unit_test(test_small_city),     cmocka_unit_test(test_include),
        cmocka_unit_test(test_answer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
