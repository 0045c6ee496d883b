/*
 * rollout: takes the best of what ranking finds and plays each of them on for a while, all of them
 * with the same draws.
 */
#include "player.h"
#include "race.h"

static void *open(const struct aude_rules *r, uint64_t seed)
{
    static const struct race_plan plan = {
        .lines = 8, .stages = 3, .stage = {12, 36, 96}, .prior = 8, .slices = 500};
    return race_open(r, &plan, seed);
}

const struct player rollout_player = {
    .name = "rollout",
    .about = "plays the best ways on for some turns before it decides, all with the same draws",
    .open = open,
    .begin = race_begin,
    .include = player_includes_nothing,
    .more = race_more,
    .answer = race_answer,
    .ways = race_ways,
    .close = race_close,
};
