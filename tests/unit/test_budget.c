/*
 * test_budget.c: whoever keeps to aude_player_budget never runs out of time, though every answer costs
 * something besides, and has used most of it when the game is over.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "aude_players.h"
#include "game.h"

struct clock {
    long left, increment, worst; /* worst: what an answer costs besides, at most */
    long spent, given;
};

/* What an answer costs besides: always the worst, or by lot. */
static long besides(const struct clock *c, struct aude_rng *rng, bool is_hostile)
{
    return is_hostile ? c->worst : aude_rng_below(rng, (int)c->worst + 1);
}

/* A whole game of seat 0 by the clock; what is done is left to the lot. */
static void play(const char *rules, struct clock *c, uint64_t seed, bool is_hostile)
{
    struct game g = game_new(rules);
    struct aude_rng rng;
    int last = AUDE_CHANCE;
    aude_rng_seed(&rng, seed);
    c->given = c->left;
    while (aude_actor(g.s) != AUDE_OVER) {
        int actor = aude_actor(g.s);
        if (last == 0 && actor != 0) {
            c->left += c->increment;
            c->given += c->increment;
        }
        if (actor == 0) {
            aude_view(g.s, 0, g.view);
            long ms = aude_player_budget(g.view, 0, c->left, c->increment);
            assert_in_range(ms, 0, c->left);
            ms += besides(c, &rng, is_hostile);
            c->left -= ms;
            c->spent += ms;
            if (c->left < 0)
                fail_msg("%s: out of time, %d still to be drawn", rules, aude_left(g.s));
        }
        last = actor;
        aude_apply(g.s, by_lot(g.s, &rng), NULL);
    }
    game_free(&g);
}

static const char *const games[] = {
    "carcassonne",
    "carcassonne seats=5",
    "carcassonne+inns+traders+princess+tower",
    "carcassonne+princess+tower seats=4",
    "hunters",
    "wheel seats=3",
    "cardcassonne",
    "cardcassonne seats=5",
};

enum { GAMES = sizeof games / sizeof *games };

static void never_runs_out(void **state)
{
    static const long times[][2] = {{10000, 0},    {60000, 0},   {900000, 0},        {20000, 200},
                                    {60000, 5000}, {5000, 1000}, {14 * 86400000L, 0}};
    (void)state;
    for (int i = 0; i < GAMES; i++) {
        for (size_t k = 0; k < sizeof times / sizeof *times; k++) {
            for (uint64_t seed = 1; seed <= 4; seed++) {
                struct clock c = {.left = times[k][0], .increment = times[k][1], .worst = 20};
                play(games[i], &c, seed, seed % 2 == 0);
            }
        }
    }
}

static void uses_what_it_has(void **state)
{
    static const long times[][2] = {{60000, 0}, {900000, 0}, {60000, 5000}, {300000, 2000}};
    (void)state;
    for (int i = 0; i < GAMES; i++) {
        for (size_t k = 0; k < sizeof times / sizeof *times; k++) {
            struct clock c = {.left = times[k][0], .increment = times[k][1], .worst = 5};
            play(games[i], &c, 7, false);
            if (c.spent < c.given / 100 * 80)
                fail_msg("%s: used %ld of %ld ms", games[i], c.spent, c.given);
        }
    }
}

/* What is asked in vain gets nothing, and more time is never less thinking. */
static void odd_times(void **state)
{
    (void)state;
    struct game g = game_new("carcassonne");
    struct aude_rng rng;
    long before = 0;
    aude_rng_seed(&rng, 1);
    aude_apply(g.s, by_lot(g.s, &rng), NULL);
    assert_int_equal(aude_player_budget(g.s, 0, 0, 0), 0);
    assert_int_equal(aude_player_budget(g.s, 0, -5, 1000), 0);
    for (long left = 1; left < 10000000; left = left * 3 / 2 + 1) {
        long ms = aude_player_budget(g.s, 0, left, 0);
        assert_true(ms >= before && ms < left);
        assert_true(aude_player_budget(g.s, 0, left, 3000) >= ms);
        before = ms;
    }
    game_free(&g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(never_runs_out),
        cmocka_unit_test(uses_what_it_has),
        cmocka_unit_test(odd_times),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
