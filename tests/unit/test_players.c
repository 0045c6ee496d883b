/*
 * test_players.c: what every computer player keeps to: legal answers at any time, the same for the
 * same seed, view and number of slices, nothing from what its seat may not know; and that those
 * which think do not do what anybody would call silly.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../../ai/player.h"
#include "table.h"

static bool is_same(struct aude_action a, struct aude_action b)
{
    return memcmp(&a, &b, sizeof a) == 0;
}

/* Whatever is to be done, by lot. */
static void play_by_lot(struct table *t, struct aude_rng *rng)
{
    aude_apply(t->s, by_lot(t->s, rng), NULL);
}

/* What a player answers for the seat that must act. */
static struct aude_action ask(struct table *t, const char *name, uint64_t seed, long slices)
{
    const struct player *player = player_find(name);
    int seat = aude_actor(t->s);
    assert_true(player != NULL && seat >= 0);
    void *self = player->open(t->r, seed);
    aude_view(t->s, seat, t->view);
    struct aude_action a = player_choose(player, self, t->view, seat, slices);
    player->close(self);
    assert_int_equal(aude_check(t->s, seat, a), AUDE_OK);
    return a;
}

static const char *const games[] = {
    "carcassonne",        "carcassonne+inns+traders+princess+tower seats=3",
    "wheel+inns+traders", "hunters seats=4",
    "cardcassonne",       "cardcassonne seats=5",
};

enum { GAMES = sizeof games / sizeof games[0] };

static const char *const thinkers[] = {"greedy", "ranking", "rollout"};

enum { THINKERS = sizeof thinkers / sizeof thinkers[0] };

/* ---- What holds for all players ---------------------------------------------------------------- */

static void test_list(void **state)
{
    (void)state;
    for (int i = 0; i < THINKERS; i++)
        assert_non_null(player_find(thinkers[i]));
    assert_non_null(player_find("random"));
    assert_null(player_find("nobody"));
    assert_null(player_at(-1));
    for (int i = 0; player_at(i) != NULL; i++)
        assert_ptr_equal(player_find(player_at(i)->name), player_at(i));
}

/* Each answer is legal: at once, after some slices, and after all of them where that is quick. */
static void check_decision(struct table *t, const struct player *player, void *self, long slices)
{
    int seat = aude_actor(t->s);
    aude_view(t->s, seat, t->view);
    player->begin(self, t->view, seat);
    assert_int_equal(aude_check(t->s, seat, player->answer(self)), AUDE_OK);
    for (long i = 0; i < slices && player->more(self); i++)
        assert_int_equal(aude_check(t->s, seat, player->answer(self)), AUDE_OK);
    aude_apply(t->s, player->answer(self), NULL);
}

static void test_legal(void **state)
{
    (void)state;
    for (int game = 0; game < GAMES; game++) {
        for (int i = 0; player_at(i) != NULL; i++) {
            struct table t = table_new(games[game]);
            struct aude_rng rng;
            void *self[AUDE_SEATS];
            long decisions = 0;
            aude_rng_seed(&rng, (uint64_t)(10 * game + i));
            for (int seat = 0; seat < aude_seats(t.r); seat++)
                self[seat] = player_at(i)->open(t.r, (uint64_t)seat);
            while (aude_actor(t.s) != AUDE_OVER) {
                if (aude_actor(t.s) == AUDE_CHANCE)
                    play_by_lot(&t, &rng);
                else
                    check_decision(&t, player_at(i), self[aude_actor(t.s)],
                                   decisions++ % 16 == 0 ? 24 : 2);
            }
            for (int seat = 0; seat < aude_seats(t.r); seat++)
                player_at(i)->close(self[seat]);
            table_free(&t);
        }
    }
}

/* Thinking ends by itself, and there is nothing more to think about afterwards. */
static void test_end(void **state)
{
    (void)state;
    for (int game = 0; game < GAMES; game++) {
        for (int i = 0; i < THINKERS; i++) {
            struct table t = table_new(games[game]);
            const struct player *player = player_find(thinkers[i]);
            struct aude_rng rng;
            long slices = 0;
            aude_rng_seed(&rng, 3);
            for (int k = 0; k < 60 || aude_actor(t.s) < 0 || aude_count(t.s) < 4; k++)
                play_by_lot(&t, &rng);
            aude_view(t.s, aude_actor(t.s), t.view);
            void *self = player->open(t.r, 1);
            player->begin(self, t.view, aude_actor(t.s));
            while (player->more(self))
                assert_true(++slices < 5000);
            struct aude_action a = player->answer(self);
            assert_false(player->more(self));
            assert_true(is_same(player->answer(self), a));
            player->close(self);
            table_free(&t);
        }
    }
}

/* The same seed, view and number of slices: the same answer, whatever was asked before. */
static void test_same(void **state)
{
    static const long slices[] = {0, 3, 40};
    (void)state;
    for (int game = 0; game < GAMES; game++) {
        for (int i = 0; player_at(i) != NULL; i++) {
            struct table t = table_new(games[game]);
            const struct player *player = player_at(i);
            struct aude_rng rng;
            void *busy = player->open(t.r, 7);
            aude_rng_seed(&rng, 5);
            for (int k = 0; k < 90 && aude_actor(t.s) != AUDE_OVER; k++) {
                int seat = aude_actor(t.s);
                if (seat >= 0 && k % 3 == 0) {
                    long n = slices[k / 3 % 3];
                    aude_view(t.s, seat, t.view);
                    struct aude_action a = player_choose(player, busy, t.view, seat, n);
                    assert_true(is_same(a, ask(&t, player->name, 7, n)));
                }
                play_by_lot(&t, &rng);
            }
            player->close(busy);
            table_free(&t);
        }
    }
}

/* One decision takes many slices, so that whoever asks can stop. */
static void test_slices(void **state)
{
    struct table t = table_new("carcassonne");
    const struct player *player = player_find("rollout");
    (void)state;
    play_lines(t.s, (const char *const[]){"draw base/D", NULL});
    void *self = player->open(t.r, 1);
    player->begin(self, t.s, 0);
    int slices = 0;
    while (player->more(self))
        slices++;
    assert_true(slices >= 50);
    player->close(self);
    table_free(&t);
}

/* Two games that look alike to a seat are the same to its player: what is hidden is dealt anew, and
 * a view of that is the same view. */
static void test_secret(void **state)
{
    (void)state;
    for (int i = 0; player_at(i) != NULL; i++) {
        struct table t = table_new("cardcassonne seats=3");
        struct aude_rng rng, lots;
        int differ = 0;
        aude_rng_seed(&rng, 11);
        aude_rng_seed(&lots, 12);
        for (int k = 0; k < 80; k++, play_by_lot(&t, &rng)) {
            int seat = aude_actor(t.s);
            if (seat < 0)
                continue;
            struct aude_action a = ask(&t, player_at(i)->name, 9, 12);
            aude_view(t.s, seat, t.other);
            aude_guess(t.other, &lots);
            differ += aude_hash(t.other) != aude_hash(t.s);
            aude_copy(t.s, t.other);
            assert_true(is_same(ask(&t, player_at(i)->name, 9, 12), a));
        }
        assert_true(differ > 5);
        table_free(&t);
    }
}

/* ---- Nothing silly ------------------------------------------------------------------------------- */

/* Is this a figure put on a feature of that kind? */
static bool is_put_on(const struct table *t, struct aude_action a, const char *kind)
{
    struct aude_feature f;
    if (a.verb != AUDE_PUT)
        return false;
    assert_true(aude_feature(t->s, aude_feature_at(t->s, a.x, a.y, a.b), &f));
    return strcmp(aude_name(t->r, AUDE_NAME_FEATURE, f.kind), kind) == 0;
}

/* Nobody becomes a farmer with the first tile, when there is no city to feed from. */
static void test_first_farmer(void **state)
{
    static const char *const draws[] = {"draw base/U", "draw base/V", "draw base/W", "draw base/E",
                                        "draw base/B"};
    (void)state;
    for (int i = 0; i < THINKERS; i++) {
        for (size_t k = 0; k < sizeof draws / sizeof draws[0]; k++) {
            struct table t = table_new("carcassonne");
            play_lines(t.s, (const char *const[]){draws[k], NULL});
            while (aude_actor(t.s) == 0) {
                struct aude_action a = ask(&t, thinkers[i], k, 60);
                assert_false(is_put_on(&t, a, "field"));
                aude_apply(t.s, a, NULL);
            }
            table_free(&t);
        }
    }
}

/* A city that one tile completes is completed with a knight, who comes home at once. */
static void test_small_city(void **state)
{
    (void)state;
    for (int i = 0; i < THINKERS; i++) {
        struct table t = table_new("carcassonne");
        int score[AUDE_SEATS];
        play_lines(t.s, (const char *const[]){"draw base/E", NULL});
        while (aude_actor(t.s) == 0)
            aude_apply(t.s, ask(&t, thinkers[i], 1, -1), NULL);
        aude_scores(t.s, score);
        assert_int_equal(score[0], 4);
        assert_int_equal(aude_supply(t.s, 0, 0), 7);
        table_free(&t);
    }
}

/* Nobody completes a city for somebody else. */
static void test_no_gift(void **state)
{
    (void)state;
    for (int i = 0; i < THINKERS; i++) {
        struct table t = table_new("carcassonne");
        int score[AUDE_SEATS];
        play_lines(t.s, (const char *const[]){"draw base/F", "place 0,-1 r1", "put follower city.E",
                                              "draw base/E", NULL});
        assert_int_equal(aude_actor(t.s), 1);
        while (aude_actor(t.s) == 1)
            aude_apply(t.s, ask(&t, thinkers[i], 1, -1), NULL);
        aude_scores(t.s, score);
        assert_int_equal(score[0], 0);
        table_free(&t);
    }
}

/* Whoever can complete the own city does so, and puts nobody else into it. */
static void test_own_city(void **state)
{
    (void)state;
    for (int i = 0; i < THINKERS; i++) {
        struct table t = table_new("carcassonne");
        int score[AUDE_SEATS];
        play_lines(t.s, (const char *const[]){"draw base/F", "place 0,-1 r1", "put follower city.E",
                                              "draw base/U", "place 1,0 r0", "pass", "draw base/E",
                                              NULL});
        assert_int_equal(aude_actor(t.s), 0);
        while (aude_actor(t.s) == 0)
            aude_apply(t.s, ask(&t, thinkers[i], 1, -1), NULL);
        aude_scores(t.s, score);
        assert_int_equal(score[0], 8);
        table_free(&t);
    }
}

/* What a figure that has just been put would bring if its feature were complete. */
static int promise(const struct table *t, struct aude_action a, bool *is_closed)
{
    struct aude_feature f;
    assert_true(aude_feature(t->s, aude_feature_at(t->s, a.x, a.y, a.b), &f));
    *is_closed = f.is_closed;
    return f.worth_done.points;
}

/* The last follower is not given away for next to nothing while the end is far. */
static void test_last_follower(void **state)
{
    (void)state;
    for (int i = 0; i < THINKERS; i++) {
        int asked = 0;
        for (uint64_t seed = 0; seed < 60 && asked < 12; seed++) {
            struct table t = table_new("carcassonne");
            struct aude_rng rng;
            aude_rng_seed(&rng, seed);
            while (aude_left(t.s) > 45) {
                int seat = aude_actor(t.s);
                bool is_deploying = seat >= 0 && aude_hand(t.s) < 0;
                if (is_deploying && aude_supply(t.s, seat, 0) == 1) {
                    struct aude_action a = ask(&t, thinkers[i], seed, 40);
                    bool is_closed;
                    asked++;
                    if (a.verb == AUDE_PUT && !is_put_on(&t, a, "cloister"))
                        assert_true(promise(&t, a, &is_closed) > 1 || is_closed);
                }
                play_by_lot(&t, &rng);
            }
            table_free(&t);
        }
        assert_true(asked > 0);
    }
}

/* Nobody claims a row with nothing in it while another one is full. */
static void test_empty_claim(void **state)
{
    (void)state;
    for (int i = 0; i < THINKERS; i++) {
        struct table t = table_new("cardcassonne");
        struct aude_rng rng;
        int claims = 0;
        aude_rng_seed(&rng, 21);
        while (aude_actor(t.s) != AUDE_OVER) {
            int seat = aude_actor(t.s);
            if (seat < 0) {
                play_by_lot(&t, &rng);
                continue;
            }
            struct aude_action a = ask(&t, thinkers[i], 2, 30);
            const char *verb = aude_name(t.r, AUDE_NAME_VERB, a.verb);
            if (strcmp(verb, "claim") == 0) {
                struct aude_feature f;
                int most = 0;
                for (int row = 0; row < 4; row++) {
                    assert_true(aude_feature(t.s, row, &f));
                    most = f.done[seat] > most ? f.done[seat] : most;
                }
                assert_true(aude_feature(t.s, a.b, &f));
                assert_true(f.segments > 0 || most < 20);
                claims++;
            }
            aude_apply(t.s, a, NULL);
        }
        assert_int_equal(claims, 20);
        table_free(&t);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_list),          cmocka_unit_test(test_legal),
        cmocka_unit_test(test_end),           cmocka_unit_test(test_same),
        cmocka_unit_test(test_slices),        cmocka_unit_test(test_secret),
        cmocka_unit_test(test_first_farmer),  cmocka_unit_test(test_small_city),
        cmocka_unit_test(test_no_gift),       cmocka_unit_test(test_own_city),
        cmocka_unit_test(test_last_follower), cmocka_unit_test(test_empty_claim),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
