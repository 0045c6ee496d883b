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

#include "aude_players.h"
#include "game.h"

static bool is_same(struct aude_action a, struct aude_action b)
{
    return memcmp(&a, &b, sizeof a) == 0;
}

/* Whatever is to be done, by lot. */
static void play_by_lot(struct game *g, struct aude_rng *rng)
{
    aude_apply(g->s, by_lot(g->s, rng), NULL);
}

static struct aude_player *player_new(const char *name, const struct game *g, uint64_t seed)
{
    struct aude_player *player = aude_player_open(name, g->r, seed);
    assert_non_null(player);
    return player;
}

static struct aude_action answer_of(const struct aude_player *player)
{
    struct aude_action a;
    assert_true(aude_player_answer(player, &a));
    return a;
}

/* What a player answers for the seat that must act. */
static struct aude_action ask(struct game *g, const char *name, uint64_t seed, int slices)
{
    struct aude_player *player = player_new(name, g, seed);
    struct aude_action a;
    int seat = aude_actor(g->s);
    aude_view(g->s, seat, g->view);
    assert_true(aude_player_choose(player, g->view, seat, slices, &a));
    aude_player_close(player);
    assert_int_equal(aude_check(g->s, seat, a), AUDE_OK);
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

static const char *const opponents[] = {"pip",   "hanno",  "berta", "odo",
                                        "silas", "morgan", "livia", "aude"};

enum { OPPONENTS = sizeof opponents / sizeof opponents[0] };

/* All methods, then all opponents but the best, who is one of the methods; NULL past the last. */
static const char *anybody(int i)
{
    int methods = 0;
    while (aude_method_name(methods) != NULL)
        methods++;
    if (i < methods)
        return aude_method_name(i);
    return i < methods + OPPONENTS - 1 ? opponents[i - methods] : NULL;
}

/* Peers search with slices that are worth many of the others', so they are asked less. */
static bool is_peer(const char *name)
{
    return strncmp(name, "p-", 2) == 0;
}

/* Those that tell one way and no lead. */
static bool is_silent(const char *name)
{
    return strcmp(name, "random") == 0 || is_peer(name);
}

/* ---- What holds for all players ---------------------------------------------------------------- */

static void test_list(void **state)
{
    struct game g = game_new("carcassonne");
    (void)state;
    for (int i = 0; i < OPPONENTS; i++) {
        assert_string_equal(aude_player_name(i), opponents[i]);
        assert_int_equal(aude_player_number(opponents[i]), i);
        assert_true(strlen(aude_player_about(i)) > 10);
        assert_true(aude_player_is(opponents[i]));
        aude_player_close(player_new(opponents[i], &g, 1));
    }
    assert_null(aude_player_name(OPPONENTS));
    assert_null(aude_player_about(OPPONENTS));
    assert_int_equal(aude_player_number("greedy"), -1);
    assert_int_equal(aude_player_number(AUDE_ANALYST), -1);
    assert_null(aude_player_name(-1));
    assert_null(aude_player_open("nobody", g.r, 1));
    assert_null(aude_player_open("", g.r, 1));
    aude_player_close(NULL);
    game_free(&g);
}

static void test_methods(void **state)
{
    struct game g = game_new("carcassonne");
    int methods = 0, peers = 0;
    (void)state;
    for (; aude_method_name(methods) != NULL; methods++) {
        const char *name = aude_method_name(methods);
        bool is_peer = strncmp(name, "p-", 2) == 0;
        assert_true(is_peer || peers == 0);
        peers += is_peer;
        assert_true(aude_player_is(name));
        assert_true(strlen(aude_method_about(methods)) > 10);
        aude_player_close(player_new(name, &g, 1));
    }
    assert_true(peers > 0);
    assert_string_equal(aude_method_name(0), "random");
    for (int i = 0; i < THINKERS; i++)
        assert_string_equal(aude_method_name(i + 1), thinkers[i]);
    assert_null(aude_method_about(methods));
    assert_null(aude_method_name(-1));
    assert_null(aude_method_about(-1));
    assert_true(aude_player_is(AUDE_ANALYST));
    assert_false(aude_player_is("nobody"));
    assert_false(aude_player_is(""));
    assert_false(aude_player_is("p-"));
    game_free(&g);
}

/* Before it begins a player has nothing to say; it begins with its own view and rules alone. */
static void test_begin(void **state)
{
    (void)state;
    bool is_last = false;
    for (int i = 0; !is_last; i++) {
        is_last = anybody(i) == NULL;
        const char *name = is_last ? AUDE_ANALYST : anybody(i);
        struct game g = game_new("carcassonne"), other = game_new("carcassonne");
        struct aude_player *player = player_new(name, &g, 1);
        struct aude_action a = {.verb = 77}, pass = {.verb = AUDE_PASS};
        struct aude_way way[AUDE_WAYS_MAX];
        assert_false(aude_player_answer(player, &a));
        assert_int_equal(a.verb, 77);
        assert_false(aude_player_more(player));
        assert_false(aude_player_include(player, &pass, 1));
        assert_int_equal(aude_player_ways(player, way, AUDE_WAYS_MAX), 0);
        assert_false(aude_player_begin(player, g.s, AUDE_CHANCE));
        assert_false(aude_player_begin(player, g.s, 0));
        play_lines(g.s, (const char *const[]){"draw base/E", NULL});
        play_lines(other.s, (const char *const[]){"draw base/U", NULL});
        assert_false(aude_player_begin(player, g.s, 1));
        assert_false(aude_player_begin(player, other.s, 0));
        assert_false(aude_player_answer(player, &a));
        assert_true(aude_player_choose(player, g.s, 0, 20, &a));
        assert_false(aude_player_begin(player, other.s, 0));
        assert_false(aude_player_choose(player, g.s, 1, 20, &pass));
        assert_int_equal(pass.verb, AUDE_PASS);
        assert_true(is_same(answer_of(player), a));
        if (!is_last)
            assert_false(aude_player_include(player, &a, 1));
        aude_player_close(player);
        game_free(&other);
        game_free(&g);
    }
}

/* Each answer is legal: at once, after some slices, and after all of them where that is quick. */
static void check_decision(struct game *g, struct aude_player *player, long slices)
{
    int seat = aude_actor(g->s);
    aude_view(g->s, seat, g->view);
    assert_true(aude_player_begin(player, g->view, seat));
    assert_int_equal(aude_check(g->s, seat, answer_of(player)), AUDE_OK);
    for (long i = 0; i < slices && aude_player_more(player); i++)
        assert_int_equal(aude_check(g->s, seat, answer_of(player)), AUDE_OK);
    aude_apply(g->s, answer_of(player), NULL);
}

static void test_legal(void **state)
{
    (void)state;
    for (int game = 0; game < GAMES; game++) {
        for (int i = 0; anybody(i) != NULL; i++) {
            struct game g = game_new(games[game]);
            struct aude_rng rng;
            struct aude_player *player[AUDE_SEATS];
            long decisions = 0;
            aude_rng_seed(&rng, (uint64_t)(10 * game + i));
            for (int seat = 0; seat < aude_seats(g.r); seat++)
                player[seat] = player_new(anybody(i), &g, (uint64_t)seat);
            while (aude_actor(g.s) != AUDE_OVER) {
                bool is_lot = is_peer(anybody(i)) && aude_rng_below(&rng, 8) > 0;
                if (aude_actor(g.s) == AUDE_CHANCE || is_lot)
                    play_by_lot(&g, &rng);
                else
                    check_decision(&g, player[aude_actor(g.s)], decisions++ % 16 == 0 ? 24 : 2);
            }
            for (int seat = 0; seat < aude_seats(g.r); seat++)
                aude_player_close(player[seat]);
            game_free(&g);
        }
    }
}

/* Thinking ends by itself, and there is nothing more to think about afterwards. */
static void test_end(void **state)
{
    (void)state;
    for (int game = 0; game < GAMES; game++) {
        for (int i = 0; i < THINKERS; i++) {
            struct game g = game_new(games[game]);
            struct aude_player *player = player_new(thinkers[i], &g, 1);
            struct aude_rng rng;
            long slices = 0;
            aude_rng_seed(&rng, 3);
            for (int k = 0; k < 60 || aude_actor(g.s) < 0 || aude_count(g.s) < 4; k++)
                play_by_lot(&g, &rng);
            aude_view(g.s, aude_actor(g.s), g.view);
            assert_true(aude_player_begin(player, g.view, aude_actor(g.s)));
            while (aude_player_more(player))
                assert_true(++slices < 5000);
            struct aude_action a = answer_of(player);
            assert_false(aude_player_more(player));
            assert_true(is_same(answer_of(player), a));
            aude_player_close(player);
            game_free(&g);
        }
    }
}

/* The same seed, view and number of slices: the same answer, whatever was asked before. */
static void test_same(void **state)
{
    static const int slices[] = {0, 3, 40};
    (void)state;
    for (int game = 0; game < GAMES; game++) {
        for (int i = 0; anybody(i) != NULL; i++) {
            struct game g = game_new(games[game]);
            const char *name = anybody(i);
            struct aude_rng rng;
            struct aude_player *busy = player_new(name, &g, 7);
            aude_rng_seed(&rng, 5);
            for (int k = 0; k < 90 && aude_actor(g.s) != AUDE_OVER; k++) {
                int seat = aude_actor(g.s);
                if (seat >= 0 && k % (is_peer(name) ? 15 : 3) == 0) {
                    int n = slices[k / 3 % 3] / (is_peer(name) ? 3 : 1);
                    struct aude_action a;
                    aude_view(g.s, seat, g.view);
                    assert_true(aude_player_choose(busy, g.view, seat, n, &a));
                    assert_true(is_same(a, ask(&g, name, 7, n)));
                }
                play_by_lot(&g, &rng);
            }
            aude_player_close(busy);
            game_free(&g);
        }
    }
}

/* One decision takes many slices, so that whoever asks can stop. */
static void test_slices(void **state)
{
    struct game g = game_new("carcassonne");
    struct aude_player *player = player_new("rollout", &g, 1);
    (void)state;
    play_lines(g.s, (const char *const[]){"draw base/D", NULL});
    assert_true(aude_player_begin(player, g.s, 0));
    int slices = 0;
    while (aude_player_more(player))
        slices++;
    assert_true(slices >= 50);
    aude_player_close(player);
    game_free(&g);
}

/* Two games that look alike to a seat are the same to its player: what is hidden is dealt anew, and
 * a view of that is the same view. */
static void test_secret(void **state)
{
    (void)state;
    for (int i = 0; anybody(i) != NULL; i++) {
        struct game g = game_new("cardcassonne seats=3");
        struct aude_rng rng, lots;
        int differ = 0;
        aude_rng_seed(&rng, 11);
        aude_rng_seed(&lots, 12);
        for (int k = 0; k < 80; k++, play_by_lot(&g, &rng)) {
            int seat = aude_actor(g.s);
            if (seat < 0)
                continue;
            int n = is_peer(anybody(i)) ? 3 : 12;
            struct aude_action a = ask(&g, anybody(i), 9, n);
            aude_view(g.s, seat, g.other);
            aude_guess(g.other, &lots);
            differ += aude_hash(g.other) != aude_hash(g.s);
            aude_copy(g.s, g.other);
            assert_true(is_same(ask(&g, anybody(i), 9, n), a));
        }
        assert_true(differ > 5);
        game_free(&g);
    }
}

/* ---- Ways ----------------------------------------------------------------------------------------- */

/* Of two seats one is ahead by what the other is behind; of several one is ahead at most, and every
 * other is behind by as much or more. */
static void check_leads(const struct game *g, const struct aude_way *way, bool is_random)
{
    int seats = aude_seats(g->r);
    for (int seat = seats; seat < AUDE_SEATS; seat++)
        assert_int_equal(way->lead[seat], 0);
    for (int seat = 0; seat < seats; seat++) {
        assert_int_equal(way->lead[seat] == AUDE_NO_LEAD, is_random);
        for (int other = 0; other < seat && !is_random; other++)
            assert_true(way->lead[seat] + way->lead[other] <= 0);
    }
    if (seats == 2 && !is_random)
        assert_int_equal(way->lead[0], -way->lead[1]);
}

/* Does this way lead from the position of the seat to somebody else, by legal actions? */
static bool is_whole(struct game *g, const struct aude_way *way, int seat)
{
    assert_in_range(way->count, 1, AUDE_WAY_ACTIONS);
    aude_copy(g->other, g->s);
    for (int i = 0; i < way->count; i++) {
        assert_int_equal(aude_check(g->other, seat, way->action[i]), AUDE_OK);
        aude_apply(g->other, way->action[i], NULL);
    }
    return aude_actor(g->other) != seat;
}

/* The ways of a decision that was begun: there is one, it begins with the answer, no two are the
 * same, and no more are written than there is room for. Returns how many are whole. */
static int check_ways(struct game *g, struct aude_player *player, int seat, bool is_random)
{
    struct aude_way way[AUDE_WAYS_MAX + 1];
    int whole = 0;
    memset(way, 0x5a, sizeof way);
    int count = aude_player_ways(player, way, 1);
    assert_int_equal(way[1].count, 0x5a5a5a5a);
    assert_int_equal(aude_player_ways(player, NULL, 0), count);
    assert_int_equal(aude_player_ways(player, way, AUDE_WAYS_MAX + 1), count);
    assert_in_range(count, 1, is_random ? 1 : AUDE_WAYS_MAX);
    assert_true(is_same(way[0].action[0], answer_of(player)));
    for (int i = 0; i < count; i++) {
        whole += is_whole(g, &way[i], seat);
        check_leads(g, &way[i], is_random);
        assert_false(way[i].is_played);
        for (int k = 0; k < i; k++)
            assert_false(way[i].count == way[k].count &&
                         memcmp(way[i].action, way[k].action,
                                (size_t)way[i].count * sizeof way[i].action[0]) == 0);
    }
    return whole;
}

/* Builds that look at every step take ten times as long for each decision; they look at fewer. */
#if defined(AUDE_HOSTILE) || defined(__SANITIZE_ADDRESS__)
enum { WAYS_OF = 16 };
#else
enum { WAYS_OF = 60 };
#endif

/* Every player tells ways at any time, and asking for them changes nothing. */
static void test_ways(void **state)
{
    static const int slices[] = {0, 1, 15, 75};
    (void)state;
    for (int game = 0; game < GAMES; game++) {
        for (int i = 0; anybody(i) != NULL; i++) {
            struct game g = game_new(games[game]);
            struct aude_player *player = player_new(anybody(i), &g, 7);
            struct aude_rng rng;
            int whole = 0;
            aude_rng_seed(&rng, 6);
            for (int k = 0; k < WAYS_OF && aude_actor(g.s) != AUDE_OVER; k++) {
                int seat = aude_actor(g.s), n = slices[k % 4] / (is_peer(anybody(i)) ? 5 : 1);
                for (int slice = 0; seat >= 0 && slice <= n; slice++) {
                    aude_view(g.s, seat, g.view);
                    if (slice == 0)
                        assert_true(aude_player_begin(player, g.view, seat));
                    else if (!aude_player_more(player))
                        break;
                    if (slice < 2 || slice % 15 == 0)
                        whole += check_ways(&g, player, seat, is_silent(anybody(i)));
                }
                if (seat >= 0)
                    assert_true(is_same(answer_of(player), ask(&g, anybody(i), 7, n)));
                play_by_lot(&g, &rng);
            }
            assert_true(whole > 0);
            aude_player_close(player);
            game_free(&g);
        }
    }
}

/* The lead of a way is that of the position it leads to: whoever completes a city is ahead by its
 * points, and knows better ways from worse ones. */
static void test_leads(void **state)
{
    (void)state;
    for (int i = 0; i < THINKERS; i++) {
        struct game g = game_new("carcassonne");
        struct aude_player *player = player_new(thinkers[i], &g, 1);
        struct aude_way way[AUDE_WAYS_MAX];
        struct aude_action a;
        play_lines(g.s, (const char *const[]){"draw base/E", NULL});
        assert_true(aude_player_choose(player, g.s, 0, -1, &a));
        int count = aude_player_ways(player, way, AUDE_WAYS_MAX);
        assert_true(count > 2);
        assert_true(way[0].lead[0] > way[count - 1].lead[0]);
        assert_in_range(way[0].lead[0], 250, 900);
        for (int k = 1; k < count && i == 0; k++)
            assert_true(way[k - 1].lead[0] >= way[k].lead[0]);
        aude_player_close(player);
        game_free(&g);
    }
}

/* ---- Nothing silly ------------------------------------------------------------------------------- */

/* Is this a figure put on a feature of that kind? */
static bool is_put_on(const struct game *g, struct aude_action a, const char *kind)
{
    struct aude_feature f;
    if (a.verb != AUDE_PUT)
        return false;
    assert_true(aude_feature(g->s, aude_feature_at(g->s, a.x, a.y, a.b), &f));
    return strcmp(aude_name(g->r, AUDE_NAME_FEATURE, f.kind), kind) == 0;
}

/* Nobody becomes a farmer with the first tile, when there is no city to feed from. */
static void test_first_farmer(void **state)
{
    static const char *const draws[] = {"draw base/U", "draw base/V", "draw base/W", "draw base/E",
                                        "draw base/B"};
    (void)state;
    for (int i = 0; i < THINKERS; i++) {
        for (size_t k = 0; k < sizeof draws / sizeof draws[0]; k++) {
            struct game g = game_new("carcassonne");
            play_lines(g.s, (const char *const[]){draws[k], NULL});
            while (aude_actor(g.s) == 0) {
                struct aude_action a = ask(&g, thinkers[i], k, 60);
                assert_false(is_put_on(&g, a, "field"));
                aude_apply(g.s, a, NULL);
            }
            game_free(&g);
        }
    }
}

/* A city that one tile completes is completed with a knight, who comes home at once. */
static void test_small_city(void **state)
{
    (void)state;
    for (int i = 0; i < THINKERS; i++) {
        struct game g = game_new("carcassonne");
        int score[AUDE_SEATS];
        play_lines(g.s, (const char *const[]){"draw base/E", NULL});
        while (aude_actor(g.s) == 0)
            aude_apply(g.s, ask(&g, thinkers[i], 1, -1), NULL);
        aude_scores(g.s, score);
        assert_int_equal(score[0], 4);
        assert_int_equal(aude_supply(g.s, 0, 0), 7);
        game_free(&g);
    }
}

/* Nobody completes a city for somebody else. */
static void test_no_gift(void **state)
{
    (void)state;
    for (int i = 0; i < THINKERS; i++) {
        struct game g = game_new("carcassonne");
        int score[AUDE_SEATS];
        play_lines(g.s, (const char *const[]){"draw base/F", "place 0,-1 r1", "put follower city.E",
                                              "draw base/E", NULL});
        assert_int_equal(aude_actor(g.s), 1);
        while (aude_actor(g.s) == 1)
            aude_apply(g.s, ask(&g, thinkers[i], 1, -1), NULL);
        aude_scores(g.s, score);
        assert_int_equal(score[0], 0);
        game_free(&g);
    }
}

/* Whoever can complete the own city does so, and puts nobody else into it. */
static void test_own_city(void **state)
{
    (void)state;
    for (int i = 0; i < THINKERS; i++) {
        struct game g = game_new("carcassonne");
        int score[AUDE_SEATS];
        play_lines(g.s, (const char *const[]){"draw base/F", "place 0,-1 r1", "put follower city.E",
                                              "draw base/U", "place 1,0 r0", "pass", "draw base/E",
                                              NULL});
        assert_int_equal(aude_actor(g.s), 0);
        while (aude_actor(g.s) == 0)
            aude_apply(g.s, ask(&g, thinkers[i], 1, -1), NULL);
        aude_scores(g.s, score);
        assert_int_equal(score[0], 8);
        game_free(&g);
    }
}

/* What a figure that has just been put would bring if its feature were complete. */
static int promise(const struct game *g, struct aude_action a, bool *is_closed)
{
    struct aude_feature f;
    assert_true(aude_feature(g->s, aude_feature_at(g->s, a.x, a.y, a.b), &f));
    *is_closed = f.is_closed;
    return f.worth_done;
}

/* The last follower is not given away for next to nothing while the end is far. */
static void test_last_follower(void **state)
{
    (void)state;
    for (int i = 0; i < THINKERS; i++) {
        int asked = 0;
        for (uint64_t seed = 0; seed < 60 && asked < 12; seed++) {
            struct game g = game_new("carcassonne");
            struct aude_rng rng;
            aude_rng_seed(&rng, seed);
            while (aude_left(g.s) > 45) {
                int seat = aude_actor(g.s);
                bool is_deploying = seat >= 0 && aude_hand(g.s) < 0;
                if (is_deploying && aude_supply(g.s, seat, 0) == 1) {
                    struct aude_action a = ask(&g, thinkers[i], seed, 40);
                    bool is_closed;
                    asked++;
                    if (a.verb == AUDE_PUT && !is_put_on(&g, a, "cloister"))
                        assert_true(promise(&g, a, &is_closed) > 1 || is_closed);
                }
                play_by_lot(&g, &rng);
            }
            game_free(&g);
        }
        assert_true(asked > 0);
    }
}

/* Nobody claims a row with nothing in it while another one is full. */
static void test_empty_claim(void **state)
{
    (void)state;
    for (int i = 0; i < THINKERS; i++) {
        struct game g = game_new("cardcassonne");
        struct aude_rng rng;
        int claims = 0;
        aude_rng_seed(&rng, 21);
        while (aude_actor(g.s) != AUDE_OVER) {
            int seat = aude_actor(g.s);
            if (seat < 0) {
                play_by_lot(&g, &rng);
                continue;
            }
            struct aude_action a = ask(&g, thinkers[i], 2, 30);
            const char *verb = aude_name(g.r, AUDE_NAME_VERB, a.verb);
            if (strcmp(verb, "claim") == 0) {
                struct aude_feature f;
                int most = 0;
                for (int row = 0; row < 4; row++) {
                    assert_true(aude_feature(g.s, row, &f));
                    most = f.done[seat] > most ? f.done[seat] : most;
                }
                assert_true(aude_feature(g.s, a.b, &f));
                assert_true(f.segments > 0 || most < 20);
                claims++;
            }
            aude_apply(g.s, a, NULL);
        }
        assert_int_equal(claims, 20);
        game_free(&g);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_list),          cmocka_unit_test(test_methods),
        cmocka_unit_test(test_begin),         cmocka_unit_test(test_ways),
        cmocka_unit_test(test_leads),         cmocka_unit_test(test_legal),
        cmocka_unit_test(test_end),           cmocka_unit_test(test_same),
        cmocka_unit_test(test_slices),        cmocka_unit_test(test_secret),
        cmocka_unit_test(test_first_farmer),  cmocka_unit_test(test_small_city),
        cmocka_unit_test(test_no_gift),       cmocka_unit_test(test_own_city),
        cmocka_unit_test(test_last_follower), cmocka_unit_test(test_empty_claim),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
