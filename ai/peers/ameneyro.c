/*
 * p-ameneyro: UCT as Ameneyro, Galván and Kuri (2020) describe it, with the hundred playouts of
 * their paper and, as p-ameneyro5k, with five thousand: C = 3, the final difference of points as
 * reward, the best mean as answer. C is meant as in mean + C sqrt(2 ln N / n).
 */
#include "uct.h"

#define EXPLORATION (3 * 1.4142135623730951)

static void *open_small(const struct aude_rules *r, uint64_t seed)
{
    static const struct uct_plan plan = {
        .exploration = EXPLORATION, .playouts = 100, .is_share = false, .is_by_mean = true};
    return uct_open(r, &plan, seed);
}

static void *open_large(const struct aude_rules *r, uint64_t seed)
{
    static const struct uct_plan plan = {
        .exploration = EXPLORATION, .playouts = 5000, .is_share = false, .is_by_mean = true};
    return uct_open(r, &plan, seed);
}

const struct player ameneyro_peer = {
    .name = "p-ameneyro",
    .about = "a tree search with 100 random playouts as Ameneyro et al. have it, re-implemented",
    .open = open_small,
    .begin = uct_begin,
    .include = player_includes_nothing,
    .more = uct_more,
    .answer = uct_answer,
    .ways = uct_ways,
    .close = uct_close,
};

const struct player ameneyro5k_peer = {
    .name = "p-ameneyro5k",
    .about = "the same with 5,000 playouts",
    .open = open_large,
    .begin = uct_begin,
    .include = player_includes_nothing,
    .more = uct_more,
    .answer = uct_answer,
    .ways = uct_ways,
    .close = uct_close,
};
