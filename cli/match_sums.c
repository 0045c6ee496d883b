/*
 * match_sums.c: what the decks of a match come to, and how it is told.
 */
#include <math.h>
#include <stdio.h>

#include "command.h"
#include "describe.h"
#include "match.h"

static int count(unsigned mask)
{
    int bits = 0;
    for (; mask != 0; mask &= mask - 1)
        bits++;
    return bits;
}

/* By how many points the first one is ahead of the mean of the others. Who fails is never ahead. */
static double margin_of(int seats, int own, const struct match_game *game)
{
    double others = 0;
    for (int seat = 0; seat < seats; seat++)
        others += seat == own ? 0 : game->score[seat];
    double margin = game->score[own] - others / (seats - 1);
    if (game->failed == 0)
        return fmin(margin, 0);
    return game->failed == 1 ? fmax(margin, 0) : margin;
}

static void add_game(struct match_sums *sums, int seats, int own, const struct match_game *game,
                     double *share)
{
    bool has_won = (game->winners >> own & 1) != 0;
    int winners = count(game->winners);
    sums->games++;
    sums->wins += has_won && winners == 1;
    sums->draws += has_won && winners > 1;
    sums->losses += !has_won;
    *share += has_won ? 1.0 / winners : 0;
    if (game->failed >= 0)
        sums->failed[game->failed]++;
    for (int seat = 0; seat < seats; seat++) {
        sums->points[seat == own ? 0 : 1] += game->score[seat];
        sums->chairs[seat == own ? 0 : 1]++;
    }
}

void match_add(struct match_sums *sums, int seats, const struct match_deck *deck)
{
    double margin = 0, share = 0;
    for (int game = 0; game < seats; game++) {
        add_game(sums, seats, game, &deck->game[game], &share);
        margin += margin_of(seats, game, &deck->game[game]);
    }
    odds_add(&sums->margin, margin / seats);
    odds_add(&sums->share, share / seats);
    sums->decks++;
    for (int side = 0; side < MATCH_SIDES; side++) {
        sums->use[side].seconds += deck->use[side].seconds;
        sums->use[side].turns += deck->use[side].turns;
    }
}

static double per_turn(const struct chair_use *use)
{
    return use->turns == 0 ? 0 : use->seconds * 1000 / (double)use->turns;
}

static double mean_score(const struct match_sums *sums, int side)
{
    return sums->chairs[side] == 0 ? 0 : sums->points[side] / (double)sums->chairs[side];
}

static const char *const verdicts[] = {
    [ODDS_OPEN] = "open",
    [ODDS_NOT_BETTER] = "not better",
    [ODDS_BETTER] = "better",
};

/* ---- For people ------------------------------------------------------------------------------------ */

static void print_range(const char *what, struct odds_range range, double factor, const char *unit)
{
    printf("%-10s %+.*f%s", what, factor == 1 ? 2 : 0, range.mean * factor, unit);
    printf("  (%+.*f to %+.*f)\n", factor == 1 ? 2 : 0, range.low * factor, factor == 1 ? 2 : 0,
           range.high * factor);
}

static void print_times(const struct match_plan *plan, const struct match_sums *sums)
{
    for (int side = 0; side < MATCH_SIDES; side++) {
        printf("%-10s mean score %.2f, %.1f ms of processor time a turn",
               side == 0 ? "first" : "second", mean_score(sums, side), per_turn(&sums->use[side]));
        if (sums->failed[side] > 0)
            printf(", failed in %lld games", sums->failed[side]);
        printf("  %s\n", plan->side[side].text);
    }
}

void match_print(const struct match_plan *plan, const struct match_sums *sums)
{
    char rules[AUDE_TEXT_MAX];
    int seats = aude_seats(plan->r);
    double par = 1.0 / seats;
    struct odds_range share = odds_share(&sums->share, sums->games);
    struct odds_range elo = odds_elo_range(share, par);
    aude_rules_write(plan->r, rules, sizeof rules);
    printf("%s: %s against %s%s\n", rules, plan->side[0].text, seats > 2 ? "all others " : "",
           plan->side[1].text);
    printf("%lld decks, %lld games, seed %llu: %lld won, %lld drawn, %lld lost\n", sums->decks,
           sums->games, (unsigned long long)plan->seed, sums->wins, sums->draws, sums->losses);
    if (sums->decks == 0)
        return;
    print_range("margin", odds_mean(&sums->margin), 1, " points a deck");
    printf("%-10s %.1f %%  (%.1f to %.1f), equals have %.1f\n", "score", share.mean * 100,
           share.low * 100, share.high * 100, par * 100);
    printf("%-10s %+.0f  (%+.0f to %+.0f)\n", "Elo", elo.mean, elo.low, elo.high);
    printf("%-10s %s: ratio %+.2f for a margin of 1 against 0, limits -2.94 and +2.94\n", "test",
           verdicts[odds_decide(&sums->margin, 1)], odds_ratio(&sums->margin, 1));
    print_times(plan, sums);
}

/* ---- For programs ---------------------------------------------------------------------------------- */

/* null: there is no limit. */
static json_t *real(double value)
{
    return isfinite(value) ? json_real(value) : json_null();
}

static json_t *describe_range(struct odds_range range)
{
    json_t *object = json_object();
    describe_set(object, "mean", real(range.mean));
    describe_set(object, "low", real(range.low));
    describe_set(object, "high", real(range.high));
    return object;
}

static json_t *describe_side(const struct match_plan *plan, const struct match_sums *sums, int side)
{
    json_t *object = json_object();
    describe_set(object, "player", describe_string(plan->side[side].text));
    describe_set(object, "mean_score", real(mean_score(sums, side)));
    describe_set(object, "ms_per_turn", real(per_turn(&sums->use[side])));
    describe_set(object, "turns", json_integer(sums->use[side].turns));
    describe_set(object, "failed", json_integer(sums->failed[side]));
    return object;
}

json_t *match_describe(const struct match_plan *plan, const struct match_sums *sums)
{
    char rules[AUDE_TEXT_MAX];
    double par = 1.0 / aude_seats(plan->r);
    struct odds_range share = odds_share(&sums->share, sums->games);
    json_t *sides = json_array();
    aude_rules_write(plan->r, rules, sizeof rules);
    for (int side = 0; side < MATCH_SIDES; side++)
        describe_add(sides, describe_side(plan, sums, side));
    json_t *object =
        json_pack("{s:s, s:s, s:I, s:I, s:I, s:I, s:I, s:I, s:f}", "rules", rules, "version",
                  AUDE_VERSION, "seed", (json_int_t)plan->seed, "decks", (json_int_t)sums->decks,
                  "games", (json_int_t)sums->games, "wins", (json_int_t)sums->wins, "draws",
                  (json_int_t)sums->draws, "losses", (json_int_t)sums->losses, "par", par);
    describe_set(object, "sides", sides);
    describe_set(object, "margin", describe_range(odds_mean(&sums->margin)));
    describe_set(object, "deviation", real(odds_deviation(&sums->margin)));
    describe_set(object, "score", describe_range(share));
    describe_set(object, "elo", describe_range(odds_elo_range(share, par)));
    describe_set(object, "ratio", real(odds_ratio(&sums->margin, 1)));
    describe_set(object, "verdict", json_string(verdicts[odds_decide(&sums->margin, 1)]));
    return object;
}
