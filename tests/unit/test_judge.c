/*
 * test_judge.c: what a judgement keeps to: what was played is one of the ways and stands there
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

#include "../../ai/judge.h"
#include "table.h"

/* What was found out about a decision. */
struct finding {
    int count;
    struct way way[WAYS];
};

/* A stretch of actions of the seat that must act, by lot. */
static struct way stretch_by_lot(struct table *t, struct aude_rng *rng)
{
    struct way way = {0};
    int seat = aude_actor(t->s);
    aude_copy(t->other, t->s);
    while (aude_actor(t->other) == seat && way.count < WAY_ACTIONS) {
        way.action[way.count] = by_lot(t->other, rng);
        aude_apply(t->other, way.action[way.count++], NULL);
    }
    return way;
}

/* Judges what was played for at most so many slices (below zero: until it has finished). */
static struct finding ask(struct judge *judge, struct table *t, const struct way *played,
                          long slices)
{
    struct finding found = {0};
    const struct way *way;
    int seat = aude_actor(t->s);
    aude_view(t->s, seat, t->view);
    judge_begin(judge, t->view, seat, played->action, played->count);
    for (long i = 0; (slices < 0 || i < slices) && judge_more(judge); i++) {
    }
    found.count = judge_ways(judge, &way);
    for (int i = 0; i < found.count; i++)
        found.way[i] = way[i];
    return found;
}

static struct finding judge_now(struct table *t, const struct way *played, uint64_t seed,
                                long slices)
{
    struct judge *judge = judge_open(t->r, seed);
    struct finding found = ask(judge, t, played, slices);
    judge_close(judge);
    return found;
}

static bool is_same_way(const struct way *a, const struct way *b)
{
    return a->count == b->count &&
           memcmp(a->action, b->action, (size_t)a->count * sizeof a->action[0]) == 0;
}

static bool is_same_finding(const struct finding *a, const struct finding *b)
{
    if (a->count != b->count)
        return false;
    for (int i = 0; i < a->count; i++) {
        const struct way *p = &a->way[i], *q = &b->way[i];
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

/* ---- What holds for all judgements --------------------------------------------------------------- */

static void check_way(struct table *t, const struct way *way, int seat)
{
    assert_in_range(way->count, 1, WAY_ACTIONS);
    aude_copy(t->other, t->s);
    for (int i = 0; i < way->count; i++) {
        assert_int_equal(aude_check(t->other, seat, way->action[i]), AUDE_OK);
        aude_apply(t->other, way->action[i], NULL);
    }
}

/* Of two seats one is ahead by what the other is behind; of several one is ahead at most,
 * and every other is behind by as much or more. */
static void check_leads(const struct table *t, const struct way *way)
{
    int seats = aude_seats(t->r);
    if (seats == 2)
        assert_int_equal(way->lead[0], -way->lead[1]);
    for (int seat = 0; seat < seats; seat++)
        for (int other = 0; other < seat; other++)
            assert_true(way->lead[seat] + way->lead[other] <= 0);
    for (int seat = seats; seat < AUDE_SEATS; seat++)
        assert_int_equal(way->lead[seat], 0);
}

static void check_finding(struct table *t, const struct finding *found, const struct way *played)
{
    int seat = aude_actor(t->s), at = played_of(found);
    assert_in_range(found->count, 1, WAYS);
    assert_true(at >= 0 && is_same_way(&found->way[at], played));
    for (int i = 0; i < found->count; i++) {
        check_way(t, &found->way[i], seat);
        check_leads(t, &found->way[i]);
        assert_true(i == 0 || found->way[i - 1].lead[seat] >= found->way[i].lead[seat]);
        for (int k = 0; k < i; k++)
            assert_false(is_same_way(&found->way[i], &found->way[k]));
    }
}

/* Whole games by lot: every judgement is in order, also one that was cut short; and what was found
 * to be best is found again when it is played, and nothing else with it. */
static void test_order(void **state)
{
    (void)state;
    for (int game = 0; game < GAMES; game++) {
        struct table t = table_new(games[game]);
        struct judge *judge = judge_open(t.r, 3);
        struct aude_rng rng;
        aude_rng_seed(&rng, (uint64_t)game);
        for (int decisions = 0; aude_actor(t.s) != AUDE_OVER;) {
            if (aude_actor(t.s) >= 0 && decisions++ % 24 == 0) {
                struct way played = stretch_by_lot(&t, &rng);
                struct finding found = ask(judge, &t, &played, 70);
                check_finding(&t, &found, &played);
                struct way best = found.way[0];
                found = ask(judge, &t, &best, 70);
                check_finding(&t, &found, &best);
            }
            aude_apply(t.s, by_lot(t.s, &rng), NULL);
        }
        judge_close(judge);
        table_free(&t);
    }
}

/* Judging ends by itself, and then nothing changes any more. */
static void test_end(void **state)
{
    (void)state;
    for (int game = 0; game < GAMES; game++) {
        struct table t = table_new(games[game]);
        struct judge *judge = judge_open(t.r, 1);
        struct aude_rng rng;
        const struct way *way;
        long slices = 0;
        aude_rng_seed(&rng, 3);
        for (int k = 0; k < 60 || aude_actor(t.s) < 0 || aude_count(t.s) < 4; k++)
            aude_apply(t.s, by_lot(t.s, &rng), NULL);
        struct way played = stretch_by_lot(&t, &rng);
        aude_view(t.s, aude_actor(t.s), t.view);
        judge_begin(judge, t.view, aude_actor(t.s), played.action, played.count);
        assert_int_equal(judge_ways(judge, &way), 0);
        while (judge_more(judge))
            assert_true(++slices < 20000);
        assert_true(slices > 24);
        int count = judge_ways(judge, &way), lead = way[0].lead[0];
        assert_true(count > 1);
        assert_false(judge_more(judge));
        assert_int_equal(way[0].lead[0], lead);
        judge_close(judge);
        table_free(&t);
    }
}

/* The same seed, view, actions and number of slices: the same judgement, whatever came before. */
static void test_same(void **state)
{
    (void)state;
    for (int game = 0; game < GAMES; game++) {
        struct table t = table_new(games[game]);
        struct judge *busy = judge_open(t.r, 7);
        struct aude_rng rng;
        int differ = 0;
        aude_rng_seed(&rng, 5);
        for (int k = 0; k < 90 && aude_actor(t.s) != AUDE_OVER; k++) {
            if (aude_actor(t.s) >= 0 && k % 15 == 0) {
                struct way played = stretch_by_lot(&t, &rng);
                struct finding found = ask(busy, &t, &played, 80);
                struct finding again = judge_now(&t, &played, 7, 80);
                struct finding other = judge_now(&t, &played, 8, 80);
                assert_true(is_same_finding(&found, &again));
                differ += !is_same_finding(&found, &other);
            }
            aude_apply(t.s, by_lot(t.s, &rng), NULL);
        }
        assert_true(differ > 0);
        judge_close(busy);
        table_free(&t);
    }
}

/* Two games that look alike to a seat are judged alike: what is hidden is dealt anew. */
static void test_secret(void **state)
{
    struct table t = table_new("cardcassonne seats=3");
    struct aude_rng rng, lots;
    int differ = 0;
    (void)state;
    aude_rng_seed(&rng, 11);
    aude_rng_seed(&lots, 12);
    for (int k = 0; k < 80; k++) {
        int seat = aude_actor(t.s);
        if (seat >= 0) {
            struct way played = stretch_by_lot(&t, &rng);
            struct finding found = judge_now(&t, &played, 9, 60);
            aude_view(t.s, seat, t.other);
            aude_guess(t.other, &lots);
            differ += aude_hash(t.other) != aude_hash(t.s);
            aude_copy(t.s, t.other);
            struct finding again = judge_now(&t, &played, 9, 60);
            assert_true(is_same_finding(&found, &again));
        }
        aude_apply(t.s, by_lot(t.s, &rng), NULL);
    }
    assert_true(differ > 5);
    table_free(&t);
}

/* ---- Which ways ------------------------------------------------------------------------------------ */

/* Where nothing was played the best ways are told, and they do not all begin alike. */
static void test_nothing_played(void **state)
{
    struct table t = table_new("carcassonne");
    struct way nothing = {0};
    (void)state;
    play_lines(t.s, (const char *const[]){"draw base/E", NULL});
    struct finding found = judge_now(&t, &nothing, 1, -1);
    int differ = 0;
    assert_int_equal(played_of(&found), -1);
    assert_true(found.count > 3);
    for (int i = 0; i < found.count; i++)
        differ += memcmp(found.way[i].action, found.way[0].action, sizeof nothing.action[0]) != 0;
    assert_true(differ >= 2);
    table_free(&t);
}

/* Is this way: a straight road, and a thief on it? */
static bool is_thief(struct table *t, const struct way *way)
{
    struct aude_feature f;
    if (way->count != 2 || way->action[1].verb != AUDE_PUT)
        return false;
    aude_preview(t->s, way->action[0], t->other, NULL);
    struct aude_action put = way->action[1];
    assert_true(aude_feature(t->other, aude_feature_at(t->other, put.x, put.y, put.b), &f));
    return strcmp(aude_name(t->r, AUDE_NAME_FEATURE, f.kind), "road") == 0;
}

/* A straight road looks the same when it is turned round: that is no other way. */
static void test_twins(void **state)
{
    struct table t = table_new("carcassonne");
    struct way nothing = {0};
    int thieves = 0;
    (void)state;
    play_lines(t.s, (const char *const[]){"draw base/U", NULL});
    struct finding found = judge_now(&t, &nothing, 1, 40);
    for (int i = 0; i < found.count; i++) {
        struct way turned = {.count = 2,
                             .action = {found.way[i].action[0], found.way[i].action[1]}};
        if (!is_thief(&t, &turned))
            continue;
        turned.action[0].a = (uint8_t)((turned.action[0].a + 2) % 4);
        struct finding again = judge_now(&t, &turned, 1, 40);
        thieves++;
        check_finding(&t, &again, &turned);
        for (int k = 0; k < again.count; k++)
            assert_false(is_same_way(&again.way[k], &found.way[i]));
    }
    assert_true(thieves > 0);
    table_free(&t);
}

/* Without a choice there is one way. */
static void test_no_choice(void **state)
{
    int alone = 0;
    (void)state;
    for (uint64_t seed = 0; seed < 8 && alone == 0; seed++) {
        struct table t = table_new("carcassonne+princess");
        struct aude_rng rng;
        aude_rng_seed(&rng, seed);
        while (aude_actor(t.s) != AUDE_OVER) {
            if (aude_actor(t.s) >= 0 && aude_count(t.s) == 1) {
                struct way played = stretch_by_lot(&t, &rng);
                struct finding found = judge_now(&t, &played, 1, 30);
                check_finding(&t, &found, &played);
                alone += found.count == 1;
            }
            aude_apply(t.s, by_lot(t.s, &rng), NULL);
        }
        table_free(&t);
    }
    assert_true(alone > 0);
}

/* What must be done comes before what may be chosen: this tile has one place, and looks the same
 * in all turns. */
static void test_forced(void **state)
{
    struct table t = table_new("carcassonne");
    (void)state;
    play_lines(t.s, (const char *const[]){"draw base/C", NULL});
    for (int k = 0; k < aude_count(t.s); k++) {
        struct way played = {.count = 2, .action = {aude_pick(t.s, k), {.verb = AUDE_PASS}}};
        struct finding found = judge_now(&t, &played, 1, 30);
        check_finding(&t, &found, &played);
        assert_int_equal(found.count, 2);
        for (int i = 0; i < found.count; i++)
            assert_memory_equal(found.way[i].action, played.action, sizeof played.action[0]);
    }
    table_free(&t);
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
static int most_of(struct table *t, struct way *nothing)
{
    int most = 0;
    *nothing = (struct way){0};
    for (int k = 0; k < aude_count(t->s); k++) {
        struct aude_action place = aude_pick(t->s, k), pass = {.verb = AUDE_PASS};
        aude_preview(t->s, place, t->other, NULL);
        if (place.verb != AUDE_PLACE || aude_check(t->other, aude_actor(t->s), pass) != AUDE_OK)
            continue;
        int gain = gain_of(t->other, pass, t->view);
        most = gain > most ? gain : most;
        if (gain == 0)
            *nothing = (struct way){.count = 2, .action = {place, pass}};
    }
    return most;
}

/* Is there something large to complete? Then doing nothing instead loses most of it. */
static bool check_missed(struct table *t)
{
    struct way nothing;
    int seat = aude_actor(t->s);
    if (seat < 0 || aude_hand(t->s) < 0 || most_of(t, &nothing) < 10 || nothing.count == 0)
        return false;
    struct finding found = judge_now(t, &nothing, 1, -1);
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
            struct table t = table_new(names[game]);
            struct aude_rng rng;
            aude_rng_seed(&rng, seed);
            while (aude_actor(t.s) != AUDE_OVER && !is_found) {
                is_found = check_missed(&t);
                aude_apply(t.s, by_lot(t.s, &rng), NULL);
            }
            table_free(&t);
        }
        assert_true(is_found);
    }
}

/* Claiming a row without cards while another one is full. */
static void test_silly_claim(void **state)
{
    struct table t = table_new("cardcassonne");
    struct aude_rng rng;
    int claims = 0;
    (void)state;
    aude_rng_seed(&rng, 21);
    while (aude_actor(t.s) != AUDE_OVER && claims < 3) {
        int seat = aude_actor(t.s), most = 0, empty = -1;
        struct aude_feature f;
        for (int k = 0; seat >= 0 && k < aude_count(t.s); k++) {
            struct aude_action a = aude_pick(t.s, k);
            if (strcmp(aude_name(t.r, AUDE_NAME_VERB, a.verb), "claim") != 0)
                continue;
            assert_true(aude_feature(t.s, a.b, &f));
            most = f.done[seat] > most ? f.done[seat] : most;
            empty = f.segments == 0 ? k : empty;
        }
        if (empty >= 0 && most >= 20) {
            struct way played = {.count = 1, .action = {aude_pick(t.s, empty)}};
            struct finding found = judge_now(&t, &played, 1, -1);
            int at = played_of(&found);
            assert_true(at > 0);
            assert_true(found.way[0].lead[seat] - found.way[at].lead[seat] >= 500);
            claims++;
        }
        aude_apply(t.s, by_lot(t.s, &rng), NULL);
    }
    assert_true(claims > 0);
    table_free(&t);
}

/* A city that one tile completes: the knight belongs into it, and four points are four points. */
static void test_small_city(void **state)
{
    struct table t = table_new("carcassonne");
    struct way played = {.count = 2};
    (void)state;
    play_lines(t.s, (const char *const[]){"draw base/E", NULL});
    played.action[0] = read_action(t.s, "place 0,-1 r2");
    played.action[1] = (struct aude_action){.verb = AUDE_PASS};
    struct finding found = judge_now(&t, &played, 1, -1);
    int at = played_of(&found);
    assert_true(at > 0);
    assert_memory_equal(found.way[0].action, played.action, sizeof played.action[0]);
    assert_in_range(found.way[0].lead[0] - found.way[at].lead[0], 250, 600);
    table_free(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_order),          cmocka_unit_test(test_end),
        cmocka_unit_test(test_same),           cmocka_unit_test(test_secret),
        cmocka_unit_test(test_nothing_played), cmocka_unit_test(test_twins),
        cmocka_unit_test(test_forced),         cmocka_unit_test(test_no_choice),
        cmocka_unit_test(test_silly_tiles),    cmocka_unit_test(test_silly_claim),
        cmocka_unit_test(test_small_city),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
