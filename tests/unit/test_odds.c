/*
 * test_odds.c: what a match says about its players: intervals that hold as often as they say, a test
 * that is as seldom wrong as it says, strengths that are found again, and decks that are fair.
 */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../../cli/deck.h"
#include "../../cli/ladder.h"
#include "../../cli/odds.h"
#include "game.h"

static double uniform(struct aude_rng *rng)
{
    return (aude_rng_below(rng, 1 << 24) + 0.5) / (1 << 24);
}

/* The sum of twelve is as good as normal. */
static double normal(struct aude_rng *rng)
{
    double sum = -6;
    for (int i = 0; i < 12; i++)
        sum += uniform(rng);
    return sum;
}

static void intervals_hold(void **state)
{
    enum { TRIALS = 2000, DECKS = 12 };
    struct aude_rng rng;
    int means = 0, shares = 0;
    (void)state;
    aude_rng_seed(&rng, 1);
    for (int i = 0; i < TRIALS; i++) {
        struct odds_sum margin = {0}, share = {0};
        for (int deck = 0; deck < DECKS; deck++) {
            odds_add(&margin, 3 + 14 * normal(&rng));
            odds_add(&share, ((uniform(&rng) < 0.7) + (uniform(&rng) < 0.7)) / 2.0);
        }
        struct odds_range mean = odds_mean(&margin), part = odds_share(&share, 2LL * DECKS);
        means += mean.low < 3 && 3 < mean.high;
        shares += part.low < 0.7 && 0.7 < part.high;
    }
    assert_in_range(means, TRIALS * 93 / 100, TRIALS * 97 / 100);
    assert_in_range(shares, TRIALS * 92 / 100, TRIALS * 99 / 100);
}

static void few_or_equal(void **state)
{
    struct odds_sum none = {0}, one = {0}, all = {0};
    (void)state;
    odds_add(&one, 5);
    for (int i = 0; i < 10; i++)
        odds_add(&all, 1);
    assert_true(isinf(odds_mean(&one).low) && isinf(odds_mean(&one).high));
    assert_true(odds_share(&none, 0).low == 0 && odds_share(&none, 0).high == 1);
    struct odds_range share = odds_share(&all, 20);
    assert_true(share.mean == 1 && share.high == 1 && share.low > 0.8 && share.low < 0.9);
    assert_true(isinf(odds_elo(1, 0.5)) && isinf(odds_elo(0, 0.5)));
    assert_true(fabs(odds_elo(0.75, 0.5) - 190.85) < 0.01 && fabs(odds_elo(0.25, 0.25)) < 1e-9);
}

/* Of so many players that are better by this, as many are found to be. */
static int count_better(double better, double *decks)
{
    enum { TRIALS = 400, MOST = 20000 };
    struct aude_rng rng;
    int found = 0;
    aude_rng_seed(&rng, 2);
    *decks = 0;
    for (int i = 0; i < TRIALS; i++) {
        struct odds_sum sum = {0};
        while (odds_decide(&sum, 1) == ODDS_OPEN && sum.count < MOST)
            odds_add(&sum, better + 14 * normal(&rng));
        found += odds_decide(&sum, 1) == ODDS_BETTER;
        *decks += (double)sum.count / TRIALS;
    }
    return found * 100 / TRIALS;
}

static void test_is_seldom_wrong(void **state)
{
    double decks, few;
    (void)state;
    assert_in_range(count_better(0, &decks), 0, 7);
    assert_in_range(count_better(1, &decks), 93, 100);
    assert_int_equal(count_better(20, &few), 100);
    assert_true(few < 40 && decks > 300);
}

static void strengths_are_found(void **state)
{
    static const double elo[] = {0, 250, 220, 500};
    static const int pairs[][2] = {{1, 0}, {2, 1}, {2, 0}, {3, 2}, {3, 1}};
    struct ladder_pair pair[5] = {0};
    struct ladder_fit fit;
    struct aude_rng rng;
    (void)state;
    aude_rng_seed(&rng, 3);
    for (int i = 0; i < 5; i++) {
        int one = pairs[i][0], other = pairs[i][1];
        double p = 1 / (1 + pow(10, (elo[other] - elo[one]) / 400));
        pair[i] = (struct ladder_pair){.one = one, .other = other};
        for (int deck = 0; deck < 1000; deck++)
            odds_add(&pair[i].share, ((uniform(&rng) < p) + (uniform(&rng) < p)) / 2.0);
    }
    ladder_fit(pair, 5, 4, &fit);
    for (int i = 0; i < 4; i++) {
        for (int k = 0; k < 4; k++) {
            struct odds_range step = ladder_step(&fit, i, k);
            double off = fabs(step.mean - (elo[i] - elo[k]));
            assert_true(off < 45 && step.low <= step.mean && step.mean <= step.high);
            assert_true(i == k || (step.high - step.low > 10 && step.high - step.low < 90));
        }
    }
}

/* Whoever always wins is strong, but not infinitely so. */
static void nobody_is_infinite(void **state)
{
    struct ladder_pair pair = {.one = 1, .other = 0};
    struct ladder_fit fit;
    (void)state;
    for (int i = 0; i < 12; i++)
        odds_add(&pair.share, 1);
    ladder_fit(&pair, 1, 2, &fit);
    assert_true(fit.elo[1] > 300 && fit.elo[1] < 1000 && ladder_step(&fit, 1, 0).low > 0);
}

/* ---- Decks ----------------------------------------------------------------------------------------- */

/* The kinds that are drawn in a game by a deck, but for those that were certain; the seats play by another lot. */
static int draw_all(const char *rules, uint64_t seed, uint64_t seats, uint8_t *out)
{
    struct game g = game_new(rules);
    static struct deck deck;
    struct aude_rng rng;
    int count = 0;
    aude_rng_seed(&rng, seats);
    deck_shuffle(&deck, seed);
    while (aude_actor(g.s) != AUDE_OVER) {
        bool is_chance = aude_actor(g.s) == AUDE_CHANCE;
        bool is_drawn = is_chance && aude_legal(g.s, NULL, 0) > 1;
        struct aude_action a = is_chance ? deck_draw(&deck, g.s) : by_lot(g.s, &rng);
        assert_int_equal(aude_check(g.s, aude_actor(g.s), a), AUDE_OK);
        if (is_drawn && count < 512)
            out[count++] = a.a;
        aude_apply(g.s, a, NULL);
    }
    game_free(&g);
    return count;
}

static void decks_come_again(void **state)
{
    static const char *const games[] = {"carcassonne", "carcassonne+inns+traders+tower", "wheel",
                                        "cardcassonne seats=3"};
    uint8_t one[512], other[512];
    (void)state;
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        int count = draw_all(games[i], 7, 1, one);
        assert_int_equal(draw_all(games[i], 7, 2, other), count);
        assert_memory_equal(one, other, (size_t)count);
        draw_all(games[i], 8, 2, other);
        assert_memory_not_equal(one, other, (size_t)count);
    }
}

/* The first and the tenth tile are those of a bag that is well mixed; with the dragon, whose tiles are
 * put back, the last ones as well. */
static void decks_are_fair(void **state)
{
    enum { DECKS = 2000 };
    static const char *const games[] = {"carcassonne", "carcassonne+princess"};
    (void)state;
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        struct game g = game_new(games[i]);
        int first[256] = {0}, tenth[256] = {0}, whole = aude_left(g.s);
        double off = 0;
        for (uint64_t seed = 0; seed < DECKS; seed++) {
            uint8_t drawn[512] = {0};
            draw_all(games[i], seed, seed, drawn);
            first[drawn[0]]++;
            tenth[drawn[9]]++;
        }
        struct aude_kind kind;
        for (int k = 0; aude_kind(g.r, k, &kind); k++) {
            double wanted = (double)aude_bag(g.s, k) * DECKS / whole;
            assert_true(fabs(first[k] - wanted) <= 5 * sqrt(wanted) + 1);
            off += (first[k] - wanted) * (first[k] - wanted) / (wanted + 1);
            if (i == 0)
                assert_true(fabs(tenth[k] - wanted) <= 5 * sqrt(wanted) + 1);
        }
        assert_true(off < 80);
        game_free(&g);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(intervals_hold),       cmocka_unit_test(few_or_equal),
        cmocka_unit_test(test_is_seldom_wrong), cmocka_unit_test(strengths_are_found),
        cmocka_unit_test(nobody_is_infinite),   cmocka_unit_test(decks_come_again),
        cmocka_unit_test(decks_are_fair),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
