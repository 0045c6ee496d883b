/*
 * test_opponents.c: the temper of every opponent shows in its games, their strength grows from one
 * to the next, their mistakes are none that a person would not make, and a level that adapts finds
 * the one who fits.
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

enum { PIP, HANNO, BERTA, ODO, SILAS, MORGAN, TEMPERED, KINDS = 32 };

/* What somebody did in some games. */
struct deeds {
    int games, score, others; /* points, and those of the opponent */
    double won;               /* a shared win is half a win */
    int points[KINDS];        /* by feature kind */
    int puts[KINDS];          /* figures, likewise */
    int greatest;             /* the sum of the greatest city of each game */
    long hand, asked;         /* figures in hand, summed up over decisions */
};

/* ---- Games ----------------------------------------------------------------------------------------- */

static int kind_of(const struct game *g, const char *name)
{
    for (int i = 0; aude_name(g->r, AUDE_NAME_FEATURE, i) != NULL; i++) {
        if (strcmp(aude_name(g->r, AUDE_NAME_FEATURE, i), name) == 0)
            return i;
    }
    fail_msg("there is no %s", name);
    return -1;
}

static void note_put(const struct game *g, struct aude_action a, struct deeds *deeds)
{
    struct aude_feature f;
    int id = a.verb == AUDE_PUT ? aude_feature_at(g->s, a.x, a.y, a.b) : -1;
    deeds->hand += aude_supply(g->s, aude_actor(g->s), 0);
    deeds->asked++;
    if (id >= 0 && aude_feature(g->s, id, &f) && f.kind < KINDS)
        deeds->puts[f.kind]++;
}

static void note_points(const struct aude_events *events, int seat, int great, struct deeds *deeds,
                        int *greatest)
{
    for (int i = 0; i < events->count; i++) {
        const struct aude_event *e = &events->list[i];
        if (e->kind != AUDE_EVENT_SCORE || e->seat != seat || e->feature >= KINDS)
            continue;
        deeds->points[e->feature] += e->points;
        if (e->feature == great && e->points > *greatest)
            *greatest = e->points;
    }
}

/* One game with this deck; deeds are those of the first name, who sits at seat. */
static void play(const char *rules, const char *name, const char *other, uint64_t deck, int seat,
                 struct deeds *deeds)
{
    static struct aude_events events;
    struct game g = game_new(rules);
    struct aude_player *player[2];
    struct aude_rng rng;
    int score[AUDE_SEATS], greatest = 0;
    int great = strcmp(rules, "carcassonne") == 0 ? kind_of(&g, "city") : -1;
    aude_rng_seed(&rng, deck);
    for (int i = 0; i < 2; i++) {
        player[i] = aude_player_open(i == seat ? name : other, g.r, deck + (uint64_t)i);
        assert_non_null(player[i]);
    }
    while (aude_actor(g.s) != AUDE_OVER) {
        int actor = aude_actor(g.s);
        struct aude_action a;
        if (actor == AUDE_CHANCE) {
            a = by_lot(g.s, &rng);
        } else {
            aude_view(g.s, actor, g.view);
            assert_true(aude_player_choose(player[actor], g.view, actor, -1, &a));
        }
        if (actor == seat)
            note_put(&g, a, deeds);
        aude_apply(g.s, a, &events);
        note_points(&events, seat, great, deeds, &greatest);
    }
    aude_scores(g.s, score);
    unsigned winners = aude_winners(g.s);
    deeds->games++;
    deeds->score += score[seat];
    deeds->others += score[1 - seat];
    deeds->greatest += greatest;
    deeds->won += winners == 3 ? 0.5 : (winners >> seat & 1);
    for (int i = 0; i < 2; i++)
        aude_player_close(player[i]);
    game_free(&g);
}

static void play_decks(const char *rules, const char *name, const char *other, int decks,
                       struct deeds *deeds)
{
    memset(deeds, 0, sizeof *deeds);
    for (int i = 0; i < 2 * decks; i++)
        play(rules, name, other, (uint64_t)(1000 + i / 2), i % 2, deeds);
}

/* ---- Temper ---------------------------------------------------------------------------------------- */

/* The share of points from features of a kind. */
static double share(const struct deeds *deeds, int kind)
{
    return (double)deeds->points[kind] / deeds->score;
}

/* The mean of that share among all others. */
static double usual(const struct deeds deeds[TEMPERED], int but, int kind)
{
    double sum = 0;
    for (int i = 0; i < TEMPERED; i++)
        sum += i == but ? 0 : share(&deeds[i], kind);
    return sum / (TEMPERED - 1);
}

static double in_hand(const struct deeds *deeds)
{
    return (double)deeds->hand / (double)deeds->asked;
}

/* All of them against the same player, so that they can be compared. */
static void test_temper(void **state)
{
    struct deeds deeds[TEMPERED];
    struct game g = game_new("carcassonne");
    int others = 0;
    int city = kind_of(&g, "city"), road = kind_of(&g, "road"), field = kind_of(&g, "field");
    (void)state;
    for (int i = 0; i < TEMPERED; i++)
        play_decks("carcassonne", aude_player_name(i), "greedy", 8, &deeds[i]);
    assert_int_equal(deeds[PIP].puts[field], 0);
    assert_true(share(&deeds[HANNO], road) > 1.5 * usual(deeds, HANNO, road));
    assert_true(share(&deeds[BERTA], field) > 1.5 * usual(deeds, BERTA, field));
    assert_true(share(&deeds[ODO], city) > 1.1 * usual(deeds, ODO, city));
    for (int i = 0; i < TEMPERED; i++) {
        if (i != PIP)
            assert_true(in_hand(&deeds[PIP]) < in_hand(&deeds[i]));
        if (i != BERTA)
            assert_true(deeds[BERTA].puts[field] > 3 * deeds[i].puts[field] / 2);
        if (i != ODO)
            assert_true(deeds[ODO].greatest > deeds[i].greatest);
        if (i != SILAS)
            assert_true(in_hand(&deeds[SILAS]) > in_hand(&deeds[i]) + 0.4);
        others += i == MORGAN ? 0 : deeds[i].others;
    }
    assert_true(deeds[MORGAN].others < others / (TEMPERED - 1));
    game_free(&g);
}

/* In other games they like what is of the same sort. */
static void test_temper_elsewhere(void **state)
{
    struct deeds deeds[TEMPERED];
    struct game g = game_new("hunters");
    int forest = kind_of(&g, "forest"), river = kind_of(&g, "river"),
        meadow = kind_of(&g, "meadow");
    (void)state;
    for (int i = 0; i < TEMPERED; i++)
        play_decks("hunters", aude_player_name(i), "greedy", 4, &deeds[i]);
    assert_int_equal(deeds[PIP].puts[meadow], 0);
    assert_true(share(&deeds[HANNO], river) > 1.2 * usual(deeds, HANNO, river));
    assert_true(share(&deeds[BERTA], meadow) > 1.5 * usual(deeds, BERTA, meadow));
    assert_true(share(&deeds[ODO], forest) > 1.1 * usual(deeds, ODO, forest));
    game_free(&g);
}

/* ---- Strength -------------------------------------------------------------------------------------- */

/* Each is stronger than the one before; the last two take their time and are measured elsewhere. */
static void test_order(void **state)
{
    static const struct {
        const char *rules;
        int decks;
    } games[] = {{"carcassonne", 24}, {"hunters", 16}, {"cardcassonne", 30}};
    (void)state;
    for (size_t game = 0; game < sizeof games / sizeof games[0]; game++) {
        struct deeds deeds;
        double all = 0;
        for (int i = PIP; i < MORGAN; i++) {
            play_decks(games[game].rules, aude_player_name(i + 1), aude_player_name(i),
                       games[game].decks, &deeds);
            assert_true(deeds.won > 0.35 * deeds.games);
            all += deeds.won / deeds.games / MORGAN;
        }
        assert_true(all > 0.55);
        play_decks(games[game].rules, "morgan", "pip", 8, &deeds);
        assert_true(deeds.won > 0.65 * deeds.games);
        play_decks(games[game].rules, "pip", "random", 4, &deeds);
        assert_true(deeds.won > 0.9 * deeds.games);
    }
}

/* ---- No silly mistakes ------------------------------------------------------------------------------- */

/* What the seat that must act does for the rest of its turn. */
static void act(struct game *g, const char *name, uint64_t seed)
{
    struct aude_player *player = aude_player_open(name, g->r, seed);
    int seat = aude_actor(g->s);
    struct aude_action a;
    assert_non_null(player);
    while (aude_actor(g->s) == seat) {
        aude_view(g->s, seat, g->view);
        assert_true(aude_player_choose(player, g->view, seat, -1, &a));
        aude_apply(g->s, a, NULL);
    }
    aude_player_close(player);
}

/* Nobody completes the city of another. The own one everybody does, but for the builder, who would
 * have it grow. */
static void try_cities(int i, uint64_t seed)
{
    struct game g = game_new("carcassonne");
    int score[AUDE_SEATS];
    play_lines(g.s, (const char *const[]){"draw base/F", "place 0,-1 r1", "put follower city.E",
                                          "draw base/E", NULL});
    act(&g, aude_player_name(i), seed);
    aude_scores(g.s, score);
    assert_int_equal(score[0], 0);
    aude_start(g.r, g.s);
    play_lines(g.s,
               (const char *const[]){"draw base/F", "place 0,-1 r1", "put follower city.E",
                                     "draw base/U", "place 1,0 r0", "pass", "draw base/E", NULL});
    act(&g, aude_player_name(i), seed);
    aude_scores(g.s, score);
    assert_true(score[0] == 8 || i == ODO);
    game_free(&g);
}

static void test_cities(void **state)
{
    (void)state;
    for (int i = 0; aude_player_name(i) != NULL; i++) {
        for (uint64_t seed = 1; seed <= (i < TEMPERED ? 8 : 1); seed++)
            try_cities(i, seed);
    }
}

/* A child puts figures until none is left: whenever it lays a tile on which something else than a
 * field is to be had. */
static void test_child_puts(void **state)
{
    struct deeds deeds;
    struct game g = game_new("carcassonne");
    int puts = 0;
    (void)state;
    play_decks("carcassonne", "pip", "pip", 2, &deeds);
    for (int kind = 0; kind < KINDS; kind++)
        puts += deeds.puts[kind];
    assert_true(puts > 9 * deeds.games);
    assert_true(in_hand(&deeds) < 2);
    game_free(&g);
}

/* ---- A level that adapts ------------------------------------------------------------------------------ */

static const char *const families[] = {"carcassonne", "carcassonne+inns+tower seats=5", "wheel",
                                       "hunters seats=4", "cardcassonne"};

static void test_strengths(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof families / sizeof families[0]; i++) {
        struct game g = game_new(families[i]);
        int last = 0;
        for (int k = 0; aude_player_name(k) != NULL; k++) {
            int strength = aude_opponent_strength(g.r, k);
            assert_true(strength > last);
            assert_int_equal(aude_opponent_for(g.r, strength, 0), k);
            last = strength;
        }
        assert_int_equal(aude_opponent_strength(g.r, -1), 0);
        assert_int_equal(aude_opponent_strength(g.r, 8), 0);
        assert_int_equal(aude_opponent_for(g.r, INT32_MIN, 0), 0);
        assert_int_equal(aude_opponent_for(g.r, INT32_MAX, 0), 7);
        for (int rating = 0, before = 0; rating < 3000; rating += 7) {
            int now = aude_opponent_for(g.r, rating, 0);
            assert_true(now >= before);
            before = now;
        }
        game_free(&g);
    }
}

/* Nobody comes twice while somebody else is there, and then the nearest. */
static void test_taken(void **state)
{
    struct game g = game_new("carcassonne");
    unsigned taken = 0;
    (void)state;
    for (int k = 0; k < 8; k++) {
        int next = aude_opponent_for(g.r, 1000, taken), far = 3000;
        int here = abs(aude_opponent_strength(g.r, next) - 1000);
        assert_int_equal(taken >> next & 1, 0);
        for (int i = 0; i < 8; i++) {
            int there = abs(aude_opponent_strength(g.r, i) - 1000);
            far = (taken >> i & 1) == 0 && there < far ? there : far;
        }
        assert_int_equal(here, far);
        taken |= 1U << next;
    }
    assert_int_equal(aude_opponent_for(g.r, 1000, taken), aude_opponent_for(g.r, 1000, 0));
    game_free(&g);
}

/* Against each other seat with an opponent once; to win is better than points, and points count
 * among those who have not won. */
static void test_rating_game(void **state)
{
    struct game g = game_new("carcassonne seats=4");
    const int score[AUDE_SEATS] = {50, 60, 40, 50};
    const int nobody[AUDE_SEATS] = {-1, -1, -1, -1, -1, -1},
              first[AUDE_SEATS] = {7, 0, -1, -1, -1, -1};
    const int all[AUDE_SEATS] = {5, 2, 3, 4, 1, 1};
    int pip = aude_opponent_strength(g.r, 0);
    (void)state;
    assert_int_equal(aude_rating_game(g.r, 1000, 3, 0, 2, score, nobody), 1000);
    assert_int_equal(aude_rating_game(g.r, 1000, 3, 0, 2, score, first),
                     aude_rating_after(1000, 3, pip, 0));
    assert_int_equal(aude_rating_game(g.r, 1000, 3, 0, 3, score, first),
                     aude_rating_after(1000, 3, pip, 1));
    assert_int_equal(aude_rating_game(g.r, 1000, 3, 0, 1, score, first),
                     aude_rating_after(1000, 3, pip, 2));
    int after = aude_rating_after(1000, 3, aude_opponent_strength(g.r, 2), 0);
    after = aude_rating_after(after, 3, aude_opponent_strength(g.r, 3), 2);
    after = aude_rating_after(after, 3, aude_opponent_strength(g.r, 4), 1);
    assert_int_equal(aude_rating_game(g.r, 1000, 3, 0, 2, score, all), after);
    game_free(&g);
}

static void test_rating(void **state)
{
    int start = aude_rating_start();
    (void)state;
    for (int games = 0; games < 50; games += 7) {
        assert_true(aude_rating_after(start, games, 900, 2) > start);
        assert_true(aude_rating_after(start, games, 900, 0) < start);
        assert_int_equal(aude_rating_after(900, games, 900, 1), 900);
        assert_true(aude_rating_after(900, games, 1300, 2) > aude_rating_after(900, games, 700, 2));
        assert_true(aude_rating_after(900, games, 1300, 0) > aude_rating_after(900, games, 700, 0));
        assert_int_equal(
            aude_rating_after(900, games, 1000, 2) + aude_rating_after(900, games, 800, 0), 1800);
        assert_true(aude_rating_after(900, games + 7, 900, 2) <=
                    aude_rating_after(900, games, 900, 2));
    }
    assert_in_range(aude_rating_after(INT32_MAX, INT32_MAX, INT32_MIN, 2), 2900, 3000);
    assert_in_range(aude_rating_after(INT32_MIN, -5, INT32_MAX, -3), 100, 200);
}

/* Somebody who wins as often as that strength should comes to that rating, and to the opponent who
 * fits, within a few games. */
static void test_adapts(void **state)
{
    struct game g = game_new("carcassonne");
    (void)state;
    for (int wanted = 0; wanted < 8; wanted++) {
        int own = aude_opponent_strength(g.r, wanted), rating = aude_rating_start(), near = 0;
        for (int games = 0; games < 40; games++) {
            int other = aude_opponent_strength(g.r, aude_opponent_for(g.r, rating, 0));
            int result = other < own ? 2 : other > own ? 0 : 1;
            rating = aude_rating_after(rating, games, other, result);
            near += games >= 20 && abs(aude_opponent_for(g.r, rating, 0) - wanted) <= 1;
        }
        assert_int_equal(near, 20);
    }
    game_free(&g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_temper),     cmocka_unit_test(test_temper_elsewhere),
        cmocka_unit_test(test_order),      cmocka_unit_test(test_cities),
        cmocka_unit_test(test_child_puts), cmocka_unit_test(test_strengths),
        cmocka_unit_test(test_taken),      cmocka_unit_test(test_rating_game),
        cmocka_unit_test(test_rating),     cmocka_unit_test(test_adapts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
