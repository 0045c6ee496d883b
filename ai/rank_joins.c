/*
 * rank_joins.c: two features of a kind with figures of different seats that go on in the same empty
 * cell. A tile that links them gives both to whoever is strongest then, so a part of that change
 * counts already: what one threatens and what one has to fear.
 */
#include "rank_land.h"

/* The seats that have most figures in one of two features or both. */
static unsigned strongest(const struct position *p, const struct aude_feature *a,
                          const struct aude_feature *b)
{
    unsigned seats = 0;
    int most = 1;
    for (int seat = 0; seat < p->seats; seat++) {
        int strength = a->strength[seat] + b->strength[seat];
        if (strength > most)
            seats = 0, most = strength;
        if (strength == most)
            seats |= 1u << seat;
    }
    return seats;
}

static int most_of(const struct position *p, const int worth[AUDE_SEATS])
{
    int most = 0;
    for (int seat = 0; seat < p->seats; seat++)
        most = worth[seat] > most ? worth[seat] : most;
    return most;
}

/* The chance that two features are linked in one of the cells in which both go on. */
static int link_chance(const struct position *p, const struct claim *a, const struct claim *b)
{
    const struct border *one = &a->outlook.border, *other = &b->outlook.border;
    int chance = 0;
    for (int i = 0; i < one->cells; i++) {
        for (int k = 0; k < other->cells; k++) {
            if (one->cell[i].x != other->cell[k].x || one->cell[i].y != other->cell[k].y)
                continue;
            int here =
                survey_link(p->survey, p->s, &one->cell[i], a->feature.kind, other->cell[k].halves);
            chance = here > chance ? here : chance;
        }
    }
    return chance;
}

/* What two fields would get twice if both were one. */
static int common(const struct claim *a, const struct claim *b)
{
    int sum = 0;
    for (int i = 0; i < a->touched; i++) {
        for (int k = 0; k < b->touched; k++)
            sum += a->touching[i].feature == b->touching[k].feature ? a->touching[i].worth : 0;
    }
    return sum;
}

void rank_joins(const struct position *p, int value[AUDE_SEATS])
{
    for (int i = 0; i < p->claims; i++) {
        const struct claim *a = p->claim[i];
        for (int k = 0; k < i; k++) {
            const struct claim *b = p->claim[k];
            if (a->feature.kind != b->feature.kind || a->feature.owners == b->feature.owners)
                continue;
            int chance = link_chance(p, a, b);
            if (chance == 0)
                continue;
            int share = a->feature.open == 0 ? p->guess->join_fields : p->guess->join;
            unsigned winners = strongest(p, &a->feature, &b->feature);
            int both = most_of(p, a->worth) + most_of(p, b->worth) - common(a, b);
            for (int seat = 0; seat < p->seats; seat++) {
                int now = a->worth[seat] + b->worth[seat];
                int then = (winners >> seat & 1u) != 0 ? both : 0;
                value[seat] += (then - now) * chance / SURE * share / 100;
            }
        }
    }
}
