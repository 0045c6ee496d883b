/*
 * bag.c: the tiles still to come, as a multiset. No draw order exists anywhere; chance is
 * settled one tile at a time by whoever owns the state. A game may have a second stack; its kinds
 * come after all others, and it is drawn from while land.stack says so.
 */
#include "land.h"

int bag_chances(const struct land *g, struct aude_chance *out, int max)
{
    int count = 0;
    for (int kind = 0; kind < rules_of(g)->kinds; kind++) {
        if (!bag_has(g, kind))
            continue;
        if (count < max)
            out[count] =
                (struct aude_chance){{.verb = AUDE_DRAW, .a = (uint8_t)kind}, bag(g)[kind]};
        count++;
    }
    return count;
}

/* The kind of the k-th tile if the tiles lay in order of their kinds. Eight kinds are looked
 * at together; resolve.c makes sure that eight kinds never hold more than 127 tiles. */
int bag_pick(const struct land *g, int k)
{
    const uint8_t *copies = bag(g);
    int kinds = rules_of(g)->kinds, first = 0, passed = 0, sum = 0;
    uint64_t eight;
    k += g->stack * g->left[0];
    for (int kind = 0; kind < kinds; kind += 8) {
        memcpy(&eight, copies + kind, sizeof eight);
        sum += (int)(byte_sums(eight) >> 56);
        first += 8 & -(k >= sum);
        passed = k >= sum ? sum : passed;
    }
    memcpy(&eight, copies + first, sizeof eight);
    return first + byte_above(byte_sums(eight), k - passed);
}
