/* moves.c: the legal actions without their twins. */
#include "moves.h"

#include <string.h>

void moves_open(struct moves *m, const struct aude_rules *r)
{
    struct aude_kind kind;
    for (int i = 0; i < 256 && aude_kind(r, i, &kind); i++)
        memcpy(m->same_as[i], kind.same_as, sizeof m->same_as[i]);
}

/* Puts of one kind of figure into one feature: a portal offers each tile of it. */
struct crowd {
    int feature;
    uint8_t piece;
    int count;
};

enum { CROWDS = 128, PLENTY = 24 };

/* The first put into a feature stays, and so does every fourth after it, since tiles differ in
 * what threatens them. */
static bool is_crowded(const struct aude_state *s, struct aude_action a, struct crowd *crowd,
                       int *crowds)
{
    int feature = aude_feature_at(s, a.x, a.y, a.b), i = 0;
    while (i < *crowds && (crowd[i].feature != feature || crowd[i].piece != a.a))
        i++;
    if (i == CROWDS)
        return true;
    if (i == *crowds)
        crowd[(*crowds)++] = (struct crowd){feature, a.a, 0};
    return crowd[i].count++ % 4 != 0;
}

int moves_list(const struct moves *m, const struct aude_state *s, struct aude_action *list)
{
    struct crowd crowd[CROWDS];
    int all = aude_legal(s, list, AUDE_LEGAL_MAX), hand = aude_hand(s), count = 0, crowds = 0;
    for (int i = 0; i < all; i++) {
        struct aude_action a = list[i];
        if (a.verb == AUDE_PLACE && hand >= 0 && m->same_as[hand][a.a & 3] != (a.a & 3))
            continue;
        if (a.verb == AUDE_PUT && all > PLENTY && is_crowded(s, a, crowd, &crowds))
            continue;
        list[count++] = a;
    }
    return count;
}

bool moves_are_same(struct aude_action a, struct aude_action b)
{
    return a.verb == b.verb && a.a == b.a && a.b == b.b && a.c == b.c && a.x == b.x && a.y == b.y;
}
