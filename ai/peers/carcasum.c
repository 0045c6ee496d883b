/*
 * p-carcasum: the tree search of Carcasum (Müller 2014) from a description of it: UCT with chance
 * nodes, random playouts, the own share of all points as reward. It goes on until whoever asks
 * stops it, or until the most playouts its author has measured. Cp is meant as it usually is:
 * mean + 2 Cp sqrt(2 ln N / n).
 */
#include "uct.h"

enum { PLAYOUTS = 262144 };

static void *open(const struct aude_rules *r, uint64_t seed)
{
    static const struct uct_plan plan = {.exploration = 2 * 0.5 * 1.4142135623730951,
                                         .playouts = PLAYOUTS,
                                         .is_share = true,
                                         .is_by_mean = false};
    return uct_open(r, &plan, seed);
}

const struct player carcasum_peer = {
    .name = "p-carcasum",
    .about = "a tree of draws and actions with random playouts as Carcasum has it, re-implemented",
    .open = open,
    .begin = uct_begin,
    .include = player_includes_nothing,
    .more = uct_more,
    .answer = uct_answer,
    .ways = uct_ways,
    .close = uct_close,
};
