/*
 * test_peers.c: the peers do what the descriptions say that they were written from: their formulas,
 * their evaluations in positions that can be added up by hand, and their searches against slower
 * ones without any cleverness.
 */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../../ai/peers/chains.h"
#include "../../ai/peers/curve.h"
#include "../../ai/peers/gaps.h"
#include "../../ai/peers/heyden.h"
#include "../../ai/peers/jcz.h"
#include "../../ai/peers/puct.h"
#include "../../ai/peers/star.h"
#include "../../ai/peers/uct.h"
#include "aude_players.h"
#include "game.h"

#define assert_near(a, b) assert_true(fabs((a) - (b)) < 1e-9)

static void play_on(struct game *g, struct aude_rng *rng, int left)
{
    while (aude_left(g->s) > left || aude_actor(g->s) < 0)
        aude_apply(g->s, by_lot(g->s, rng), NULL);
}

/* ---- Formulas ------------------------------------------------------------------------------------ */

static void test_curve(void **state)
{
    (void)state;
    for (double x = 1e-6; x < 1e9; x *= 1.0137) {
        assert_true(fabs(curve_sqrt(x) / sqrt(x) - 1) < 1e-12);
        assert_true(fabs(curve_log(x) - log(x)) < 1e-11);
    }
    for (double x = -60; x < 60; x += 0.0173) {
        assert_true(fabs(curve_exp(x) / exp(x) - 1) < 1e-11);
        assert_true(fabs(curve_tanh(x) - tanh(x)) < 1e-12);
    }
    assert_true(curve_sqrt(0) == 0);
    assert_true(curve_exp(-1000) == 0);
    assert_true(curve_exp(1000) == curve_exp(700));
    assert_true(curve_tanh(1000) == 1 && curve_tanh(-1000) == -1 && curve_tanh(0) == 0);
}

static void test_jcz(void **state)
{
    (void)state;
    assert_near(jcz_chance(2, (const int[]){1}, 1), 0.5);
    assert_near(jcz_chance(2, (const int[]){1, 2}, 2), 0.375);
    assert_near(jcz_chance(3, (const int[]){2}, 1), 5.0 / 9);
    assert_near(jcz_chance(2, (const int[]){5, 0}, 2), 0);
    assert_near(jcz_chance(2, NULL, 0), 1);
    assert_near(jcz_open(3, 6, 0.5, false), 4.2);
    assert_near(jcz_open(3, 6, 0.86, false), 5.4);
    assert_near(jcz_open(3, 9, 0.5, true), 4.5);
    assert_near(jcz_stuck(0, true), 12);
    assert_near(jcz_stuck(0, false), 3);
    assert_near(jcz_stuck(0.1, true), 3);
    assert_near(jcz_stuck(0.1, false), 0.75);
    assert_near(jcz_stuck(0.5, true), 1.2);
    assert_near(jcz_stuck(0.5, false), 0.3);
    assert_near(jcz_stuck(0.56, true), 0);
}

static void test_rewards(void **state)
{
    static const struct uct_plan share = {.is_share = true}, difference = {.is_share = false};
    double reward[AUDE_SEATS];
    (void)state;
    uct_rewards(&share, (const int[AUDE_SEATS]){60, 40}, 2, reward);
    assert_near(reward[0], 0.6);
    assert_near(reward[1], 0.4);
    uct_rewards(&share, (const int[AUDE_SEATS]){0, 0}, 2, reward);
    assert_near(reward[0], 0.5);
    uct_rewards(&difference, (const int[AUDE_SEATS]){60, 40, 70}, 3, reward);
    assert_near(reward[0], -10);
    assert_near(reward[1], -30);
    assert_near(reward[2], 10);
}

/* ---- Positions ------------------------------------------------------------------------------------ */

/* A knight in a city of two tiles with a shield, which needs one more cell; then the other becomes
 * a farmer beside no complete city. */
static const char *const knight[] = {"draw base/F", "place 0,-1 r1", "put follower city.E", NULL};
static const char *const farmer[] = {"draw base/U", "place 1,0 r0", "put follower field.ER", NULL};

static void test_heyden(void **state)
{
    struct game g = game_new("carcassonne");
    struct heyden_opinion *opinion = heyden_open(g.r);
    (void)state;
    assert_non_null(opinion);
    assert_int_equal(heyden_evaluate(opinion, g.s, 0), 0);
    play_lines(g.s, knight);
    /* Three points that are held, a figure less in hand. */
    assert_int_equal(heyden_evaluate(opinion, g.s, 0), 3 * 125 - 100);
    assert_int_equal(heyden_evaluate(opinion, g.s, 1), -3 * 125 + 100);
    play_lines(g.s, farmer);
    assert_int_equal(heyden_evaluate(opinion, g.s, 0), 3 * 125 + 400);
    heyden_close(opinion);
    game_free(&g);
}

static void test_leaf(void **state)
{
    struct game g = game_new("carcassonne");
    struct leaf *leaf = leaf_open(g.r);
    double lead[AUDE_SEATS];
    (void)state;
    assert_non_null(leaf);
    assert_near(leaf_chance(1), 0.5);
    assert_near(leaf_chance(2), 0.2);
    assert_near(leaf_chance(3), 0);
    assert_near(leaf_figures(0), -10);
    assert_near(leaf_figures(7), 6.25);
    assert_near(leaf_figures(8), 6.25);
    play_lines(g.s, knight);
    leaf_leads(leaf, g.s, false, lead);
    assert_near(lead[0], 3 + 5 - 6.25);
    /* One cell: half of the three points that completing it would add. */
    leaf_leads(leaf, g.s, true, lead);
    assert_near(lead[0], 3 + 5 - 6.25 + 0.5 * 3);
    assert_near(lead[1], -lead[0]);
    leaf_close(leaf);
    game_free(&g);
}

static void test_gaps(void **state)
{
    struct game g = game_new("carcassonne");
    struct gaps *gaps = gaps_open(g.r);
    struct gap gap[GAPS];
    struct aude_kind kind;
    int all = 0;
    (void)state;
    assert_non_null(gaps);
    play_lines(g.s, knight);
    gaps_begin(gaps, g.s);
    struct aude_piece piece[AUDE_PIECES_MAX];
    int pieces = aude_pieces(g.s, piece, AUDE_PIECES_MAX), asked = 0;
    for (int i = 0; i < pieces; i++) {
        if (piece[i].where != AUDE_ON_SEGMENT)
            continue;
        int id = aude_feature_at(g.s, piece[i].x, piece[i].y, piece[i].segment);
        assert_int_equal(gaps_of(gaps, id, gap), 1 + asked++);
    }
    assert_int_equal(asked, 1);
    for (int i = 0; aude_kind(g.r, i, &kind); i++)
        all += aude_fits(g.s, gap[0].x, gap[0].y, i) != 0 ? aude_bag(g.s, i) : 0;
    assert_true(all > 0 && all < aude_left(g.s));
    assert_int_equal(gaps_fits(gaps, gap[0]), all);
    assert_int_equal(gaps_fits(gaps, gap[0]), all);
    assert_int_equal(gaps_fits(gaps, (struct gap){40, 40}), aude_left(g.s));
    gaps_close(gaps);
    game_free(&g);
}

/* Every first action is there, or one that looks the same; and all chains are legal. */
static void test_chains(void **state)
{
    struct game g = game_new("carcassonne+inns+traders+princess+tower");
    struct chains *chains = chains_open(g.r);
    struct aude_rng rng;
    (void)state;
    assert_non_null(chains);
    aude_rng_seed(&rng, 8);
    for (int n = 0; n < 12; n++) {
        struct chain chain;
        uint64_t last = 0;
        int firsts = 0, seat;
        play_on(&g, &rng, aude_left(g.s) - 2);
        seat = aude_actor(g.s);
        chains_begin(chains, g.s);
        while (chains_next(chains, &chain)) {
            aude_copy(g.other, g.s);
            for (int i = 0; i < chain.count; i++) {
                assert_int_equal(aude_check(g.other, seat, chain.action[i]), AUDE_OK);
                aude_apply(g.other, chain.action[i], NULL);
                firsts += i == 0 && aude_hash(g.other) != last;
                last = i == 0 ? aude_hash(g.other) : last;
            }
            assert_int_equal(aude_hash(g.other), aude_hash(chains_end(chains)));
        }
        assert_in_range(firsts, 1, aude_count(g.s));
    }
    chains_close(chains);
    game_free(&g);
}

/* ---- Searches -------------------------------------------------------------------------------------- */

/* What Star2.5 has to find, without pruning. */
struct plain {
    struct heyden_opinion *opinion;
    int seat;
};

static int count_of(void *opinion, const struct aude_state *s, int seat)
{
    return heyden_evaluate(opinion, s, seat);
}

static int any_order(void *opinion, const struct aude_state *before, const struct chain *chain)
{
    (void)opinion;
    return (aude_left(before) + chain->action[0].x) & 3;
}

/* NOLINTNEXTLINE(misc-no-recursion) */
static double expect(const struct plain *p, const struct aude_state *s, int turns)
{
    const struct aude_rules *r = aude_rules_of(s);
    int actor = aude_actor(s);
    double value = 0;
    if (actor == AUDE_OVER || turns == 0)
        return heyden_evaluate(p->opinion, s, p->seat);
    struct aude_state *to = state_new(r);
    if (actor == AUDE_CHANCE) {
        struct aude_chance outcome[256];
        int count = aude_chances(s, outcome, 256), weight = 0;
        for (int i = 0; i < count; i++) {
            aude_copy(to, s);
            aude_apply(to, outcome[i].action, NULL);
            value += outcome[i].weight * expect(p, to, turns);
            weight += outcome[i].weight;
        }
        value /= weight;
    } else {
        struct chains *chains = chains_open(r);
        struct chain chain;
        bool is_first = true;
        chains_begin(chains, s);
        while (chains_next(chains, &chain)) {
            double next = expect(p, chains_end(chains), turns - 1);
            if (is_first || (actor == p->seat ? next > value : next < value))
                value = next;
            is_first = false;
        }
        chains_close(chains);
    }
    free(to);
    return value;
}

static void test_star(void **state)
{
    static const struct star_plan plans[] = {
        {.turns = 2, .probes = 5, .lowest = -100000, .highest = 100000},
        {.turns = 2, .probes = 0, .lowest = -100000, .highest = 100000},
        {.turns = 3, .probes = 5, .lowest = -100000, .highest = 100000}};
    (void)state;
    for (int k = 0; k < 9; k++) {
        struct game g = game_new("carcassonne");
        struct star_plan plan = plans[k % 3];
        struct plain plain = {.opinion = heyden_open(g.r)};
        struct aude_rng rng;
        int value;
        plan.work = plan.deepen = 1000000000;
        plan.evaluate = count_of;
        plan.order = any_order;
        aude_rng_seed(&rng, (uint64_t)k);
        play_on(&g, &rng, plan.turns == 3 ? 2 : 4);
        plain.seat = aude_actor(g.s);
        struct star *star = star_open(g.r, &plan, plain.opinion);
        assert_non_null(star);
        star_begin(star, g.s, plain.seat);
        while (star_more(star)) {
        }
        const struct chain *best = star_best(star, &value);
        assert_true(fabs(value - expect(&plain, g.s, plan.turns)) < 5);
        for (int i = 0; i < best->count; i++) {
            assert_int_equal(aude_check(g.s, plain.seat, best->action[i]), AUDE_OK);
            aude_apply(g.s, best->action[i], NULL);
        }
        assert_true(fabs(value - expect(&plain, g.s, plan.turns - 1)) < 5);
        star_close(star);
        heyden_close(plain.opinion);
        game_free(&g);
    }
}

static struct aude_action ask_seeded(struct game *g, const char *name, int slices, uint64_t seed)
{
    struct aude_player *player = aude_player_open(name, g->r, seed);
    struct aude_action a;
    assert_non_null(player);
    aude_view(g->s, aude_actor(g->s), g->view);
    assert_true(aude_player_choose(player, g->view, aude_actor(g->s), slices, &a));
    assert_int_equal(aude_check(g->s, aude_actor(g->s), a), AUDE_OK);
    aude_player_close(player);
    return a;
}

static struct aude_action ask(struct game *g, const char *name, int slices)
{
    return ask_seeded(g, name, slices, 1);
}

/* What it has after a first turn in which a small city can be completed. */
static int small_city(const char *name, uint64_t seed)
{
    struct game g = game_new("carcassonne");
    int score[AUDE_SEATS];
    play_lines(g.s, (const char *const[]){"draw base/E", NULL});
    while (aude_actor(g.s) == 0)
        aude_apply(g.s, ask_seeded(&g, name, 200, seed), NULL);
    aude_scores(g.s, score);
    game_free(&g);
    return score[0];
}

/* Whoever looks at points at all takes four of them at once; in a tree of games at random they show
 * far more often than one game in ten, which is what chance comes to. */
static void test_small_city(void **state)
{
    static const char *const names[] = {"p-greedy", "p-heyden", "p-jcz", "p-puct"};
    int taken = 0;
    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        assert_int_equal(small_city(names[i], 1), 4);
    for (uint64_t seed = 1; seed <= 8; seed++)
        taken += small_city("p-ameneyro5k", seed) == 4;
    assert_true(taken >= 3);
}

/* With the last tile in hand the best is known: p-puct finds it, and p-greedy as good as it. */
static void test_last_tile(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 6; seed++) {
        struct game g = game_new("carcassonne");
        struct chains *chains = chains_open(g.r);
        struct chain chain;
        struct aude_rng rng;
        int score[AUDE_SEATS], best = -1000;
        aude_rng_seed(&rng, seed);
        play_on(&g, &rng, 0);
        int seat = aude_actor(g.s);
        chains_begin(chains, g.s);
        while (chains_next(chains, &chain)) {
            aude_scores(chains_end(chains), score);
            best = score[seat] - score[1 - seat] > best ? score[seat] - score[1 - seat] : best;
        }
        while (aude_actor(g.s) == seat)
            aude_apply(g.s, ask(&g, "p-puct", -1), NULL);
        aude_scores(g.s, score);
        assert_int_equal(score[seat] - score[1 - seat], best);
        chains_close(chains);
        game_free(&g);
    }
}

/* Three times in ten a figure is put, where one can be. */
static void test_rand30(void **state)
{
    int asked = 0, put = 0;
    (void)state;
    for (uint64_t seed = 0; seed < 60; seed++) {
        struct game g = game_new("carcassonne");
        struct aude_rng rng;
        aude_rng_seed(&rng, seed);
        while (aude_actor(g.s) != AUDE_OVER) {
            if (aude_actor(g.s) >= 0 && aude_hand(g.s) < 0) {
                asked++;
                put += ask(&g, "p-rand30", -1).verb == AUDE_PUT;
            }
            aude_apply(g.s, by_lot(g.s, &rng), NULL);
        }
        game_free(&g);
    }
    assert_true(asked > 1000);
    assert_true(100 * put > 26 * asked && 100 * put < 34 * asked);
}

/* The arbiter prefers what is better by far: a city that is completed with a knight in it. */
static void test_arbiter(void **state)
{
    struct game g = game_new("carcassonne");
    struct arbiter *arbiter = arbiter_open(g.r, 16);
    struct aude_rng rng;
    (void)state;
    assert_non_null(arbiter);
    aude_rng_seed(&rng, 3);
    play_lines(g.s, (const char *const[]){"draw base/E", NULL});
    struct aude_action cases[] = {read_action(g.s, "place 0,1 r2"),
                                  read_action(g.s, "place 0,-1 r2")};
    arbiter_begin(arbiter, g.s, 0, 5, cases, 2);
    assert_int_equal(arbiter_verdict(arbiter), -1);
    while (arbiter_more(arbiter)) {
    }
    assert_int_equal(arbiter_verdict(arbiter), 1);
    arbiter_close(arbiter);
    game_free(&g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_curve),      cmocka_unit_test(test_jcz),
        cmocka_unit_test(test_rewards),    cmocka_unit_test(test_heyden),
        cmocka_unit_test(test_leaf),       cmocka_unit_test(test_gaps),
        cmocka_unit_test(test_chains),     cmocka_unit_test(test_star),
        cmocka_unit_test(test_small_city), cmocka_unit_test(test_last_tile),
        cmocka_unit_test(test_rand30),     cmocka_unit_test(test_arbiter),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
