/*
 * conform_means.c: figures of many random two-player base games, uniform over cell and turn
 * and then over unclaimed features and none. An outside engine and three of our own agree on
 * them, so a rule that is bent a little moves one of them.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "conform.h"

enum { GAMES = 200000 };

struct tally {
    double score[2], places, choices; /* choices: pairs of cell and turn over all placements */
};

static void play(const struct aude_rules *r, struct aude_state *s, struct aude_rng *rng,
                 struct tally *tally)
{
    int score[AUDE_SEATS];
    aude_start(r, s);
    while (aude_actor(s) != AUDE_OVER) {
        int count = aude_count(s);
        struct aude_action a = aude_pick(s, aude_rng_below(rng, count));
        if (a.verb == AUDE_PLACE) {
            tally->places += 1;
            tally->choices += count;
        }
        aude_apply(s, a, NULL);
    }
    aude_scores(s, score);
    tally->score[0] += score[0];
    tally->score[1] += score[1];
}

static void compare(const char *what, double is, double should, double within, int count[2])
{
    bool holds = fabs(is - should) <= within;
    printf("%s %.3f, expected %.2f within %.2f%s\n", what, is, should, within,
           holds ? "" : ": FAILED");
    count[holds ? 0 : 1]++;
}

void means(uint64_t seed, int count[2])
{
    struct tally tally = {{0, 0}, 0, 0};
    struct aude_rules *rules;
    struct aude_rng rng;
    if (aude_rules_read("carcassonne seats=2", &rules, NULL) != AUDE_OK) {
        count[1]++;
        return;
    }
    struct aude_state *s = malloc(aude_state_size(rules));
    if (s == NULL)
        abort();
    aude_rng_seed(&rng, seed);
    for (int game = 0; game < GAMES; game++)
        play(rules, s, &rng, &tally);
    free(s);
    aude_rules_free(rules);
    compare("score of seat 0", tally.score[0] / GAMES, 19.57, 0.10, count);
    compare("score of seat 1", tally.score[1] / GAMES, 19.27, 0.10, count);
    compare("pairs per placement", tally.choices / tally.places, 32.65, 0.05, count);
    compare("placements", tally.places / GAMES, 70.98, 0.05, count);
}
