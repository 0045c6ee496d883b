/*
 * rank_wheel.c: what the wheel is likely to bring. Where the pig will stop follows from the tiles
 * that are left; what it does there is for knights, farmers, monks, hands and courtiers.
 */
#include <string.h>

#include "rank_land.h"

enum { STOPS = 3 }; /* the next ones, in which figures still stand where they stand */

/* So many stops come in a number of own turns. */
static int stops_in(const struct position *p, int turns, int tiles)
{
    int draws = turns * p->seats < p->left ? turns * p->seats : p->left;
    return p->left == 0 ? 0 : (tiles * draws + p->left / 2) / p->left;
}

void wheel_foresee(struct position *p)
{
    const struct aude_token *pig = token_of(p, p->names->wheel_pig);
    int courts = p->names->courts, at[COURTS] = {0}, next[COURTS], way[COURTS];
    if (courts == 0 || pig == NULL)
        return;
    if (p->stops.bag == survey_bag(p->survey) && p->stops.pig == pig->count)
        return;
    p->stops = (struct stops){.bag = survey_bag(p->survey), .pig = pig->count};
    int all = survey_steps(p->survey, p->names->wheel_symbol, way, COURTS);
    int soon = stops_in(p, SOON, all);
    at[(pig->count - 1) % courts] = SURE;
    for (int n = 0; n < all; n++) {
        memset(next, 0, sizeof next);
        for (int from = 0; from < courts; from++) {
            for (int steps = 1; steps < COURTS; steps++)
                next[(from + steps) % courts] += at[from] * way[steps] / all;
        }
        memcpy(at, next, sizeof at);
        for (int i = 0; i < courts; i++) {
            p->stops.often[i] += at[i];
            p->stops.next[i] += n < STOPS ? at[i] : 0;
            p->stops.once[i] += (SURE - p->stops.once[i]) * at[i] / SURE;
            p->stops.soon[i] = n < soon ? p->stops.once[i] : p->stops.soon[i];
        }
    }
}

/* A courtier who is alone gets the points of all spaces; others may join him. */
static int crown_pay(const struct position *p, int court)
{
    int spaces = p->names->spaces[court], taken = 0;
    for (int i = 0; i < p->claims; i++)
        taken += p->names->court[p->claim[i]->feature.kind] == court;
    int crown = p->names->crown;
    return taken > 1 || spaces <= 1 ? crown : crown * (3 * spaces + 1) / 4;
}

void rank_wheel(const struct position *p, int value[AUDE_SEATS])
{
    const struct names *names = p->names;
    const struct stops *stops = &p->stops;
    if (names->courts == 0)
        return;
    int figures[CLAIMS][AUDE_SEATS] = {{0}};
    for (int i = 0; i < p->pieces; i++) {
        const struct aude_piece *piece = &p->piece[i];
        if (names->is_helper[piece->kind])
            continue;
        if (piece->where == AUDE_IN_SUPPLY)
            value[piece->seat] += 100 * stops->next[names->storm] / SURE;
        if (p->claim_of[i] >= 0)
            figures[p->claim_of[i]][piece->seat]++;
    }
    for (int i = 0; i < p->claims; i++) {
        const struct aude_feature *f = &p->claim[i]->feature;
        int court = names->court[f->kind];
        for (int seat = 0; seat < p->seats; seat++) {
            int n = figures[i][seat];
            if (court >= 0)
                value[seat] += n * crown_pay(p, court) * stops->once[court] / SURE;
            if (f->kind == names->city)
                value[seat] +=
                    100 * n * (n + f->mark[names->shield]) * stops->next[names->taxes] / SURE;
            if (f->kind == names->field)
                value[seat] += 100 * n * p->claim[i]->units * stops->often[names->famine] / SURE;
            if (f->kind == names->cloister)
                value[seat] += n * names->monk * stops->next[names->inquisition] / SURE;
        }
    }
}
