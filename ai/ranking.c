/*
 * ranking: looks at every way to play its own turn like greedy, and ranks them by what is likely
 * to become of the position. In a tile game that is estimated with the odds of the tiles that are
 * left. Of cards it deals those whose place is not known, twice, and sees how the round may end:
 * who claims what matters more there than any sum over odds.
 */
#include "player.h"
#include "race.h"
#include "value.h"

static void *open(const struct aude_rules *r, uint64_t seed)
{
    static const struct race_plan tiles = {.stages = 0};
    static const struct race_plan cards = {
        .lines = 8, .stages = 1, .stage = {2}, .prior = 8, .slices = 100};
    return race_open(r, value_is_cards(r) ? &cards : &tiles, seed);
}

const struct player ranking_player = {
    .name = "ranking",
    .about = "ranks all ways to play its turn by the odds of what is left to be drawn",
    .open = open,
    .begin = race_begin,
    .include = player_includes_nothing,
    .more = race_more,
    .answer = race_answer,
    .ways = race_ways,
    .close = race_close,
};
