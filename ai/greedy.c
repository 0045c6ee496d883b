/*
 * greedy: looks at every way to play its own turn and takes the one after which it stands best as
 * if the game ended soon.
 */
#include "player.h"
#include "walk.h"

static void *open(const struct aude_rules *r, uint64_t seed)
{
    return walk_open(r, value_is_cards(r) ? &value_cards : &value_land, seed);
}

const struct player greedy_player = {
    .name = "greedy",
    .about = "takes what stands best after its own turn",
    .open = open,
    .begin = walk_begin,
    .include = player_includes_nothing,
    .more = walk_more,
    .answer = walk_answer,
    .ways = walk_ways,
    .close = walk_close,
};
