/*
 * test_chance.c: what a chance of winning keeps to: more lead is never less, the seats share what there
 * is, less to come makes it surer, and when the game is over it is what has happened.
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

static const char *const games[] = {
    "carcassonne",   "carcassonne+inns+traders+princess+tower seats=4",
    "wheel seats=3", "hunters seats=5",
    "cardcassonne",  "cardcassonne seats=4",
};

enum { GAMES = sizeof games / sizeof *games };

static void share_what_there_is(void **state)
{
    (void)state;
    for (int i = 0; i < GAMES; i++) {
        struct game g = game_new(games[i]);
        int seats = aude_seats(g.r);
        for (int ahead = 0; ahead <= 20000; ahead += 1700) {
            int lead[AUDE_SEATS] = {0}, sum = 0;
            lead[0] = ahead;
            for (int seat = 1; seat < seats; seat++)
                lead[seat] = -ahead;
            for (int seat = 0; seat < seats; seat++)
                sum += aude_win_chance(g.s, lead, seat);
            assert_in_range(sum, 9950, 10050);
            assert_true(ahead > 0 || abs(aude_win_chance(g.s, lead, 0) - 10000 / seats) <= 25);
        }
        assert_int_equal(aude_win_chance(g.s, (int[AUDE_SEATS]){0}, seats), 0);
        game_free(&g);
    }
}

static void more_is_not_less(void **state)
{
    (void)state;
    for (int i = 0; i < GAMES; i++) {
        struct game g = game_new(games[i]);
        int before = 0;
        for (int ahead = -40000; ahead <= 40000; ahead += 250) {
            int lead[AUDE_SEATS];
            for (int seat = 0; seat < AUDE_SEATS; seat++)
                lead[seat] = seat == 0 ? ahead : -ahead;
            int chance = aude_win_chance(g.s, lead, 0);
            assert_true(chance >= before);
            assert_in_range(chance, 0, 10000);
            before = chance;
        }
        assert_true(before > 9900);
        game_free(&g);
    }
}

/* Ten points ahead are worth more from turn to turn, and in the end all or nothing. */
static void surer_in_the_end(void **state)
{
    (void)state;
    for (int i = 0; i < GAMES; i++) {
        struct game g = game_new(games[i]);
        struct aude_rng rng;
        const int lead[AUDE_SEATS] = {1000, -1000, -1000, -1000, -1000, -1000};
        int first = aude_win_chance(g.s, lead, 0), last = first, sum = 0;
        aude_rng_seed(&rng, 3);
        while (aude_actor(g.s) != AUDE_OVER) {
            last = aude_win_chance(g.s, lead, 0);
            aude_apply(g.s, by_lot(g.s, &rng), NULL);
        }
        assert_true(first > 10000 / aude_seats(g.r) && last > first + 500);
        for (int seat = 0; seat < aude_seats(g.r); seat++) {
            int chance = aude_win_chance(g.s, lead, seat);
            assert_true((chance > 0) == ((aude_winners(g.s) >> seat & 1) != 0));
            sum += chance;
        }
        assert_in_range(sum, 9990, 10000);
        game_free(&g);
    }
}

static void without_a_lead(void **state)
{
    (void)state;
    struct game g = game_new("carcassonne seats=4");
    int lead[AUDE_SEATS];
    for (int seat = 0; seat < AUDE_SEATS; seat++)
        lead[seat] = AUDE_NO_LEAD;
    assert_int_equal(aude_win_chance(g.s, lead, 2), 2500);
    game_free(&g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(share_what_there_is),
        cmocka_unit_test(more_is_not_less),
        cmocka_unit_test(surer_in_the_end),
        cmocka_unit_test(without_a_lead),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
