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
    k += g->stack * g->left[0];
    for (int kind = 0;; kind += 8) {
        uint64_t eight;
        memcpy(&eight, copies + kind, sizeof eight);
        uint64_t sums = byte_sums(eight);
        int sum = (int)(sums >> 56);
        if (k < sum)
            return kind + byte_above(sums, k);
        k -= sum;
    }
}
