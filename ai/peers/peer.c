/* peer.c: what several peers need. */
#include "peer.h"

#include <limits.h>
#include <string.h>

int peer_ways(struct aude_action answer, int seats, struct aude_way *out, int max)
{
    if (max < 1)
        return 1;
    out[0] = (struct aude_way){.count = 1, .action = {answer}};
    for (int seat = 0; seat < seats; seat++)
        out[0].lead[seat] = AUDE_NO_LEAD;
    return 1;
}

int peer_lead(const int points[AUDE_SEATS], int seats, int seat)
{
    int best = INT_MIN;
    for (int i = 0; i < seats; i++)
        best = i != seat && points[i] > best ? points[i] : best;
    return seats < 2 ? points[seat] : points[seat] - best;
}

void peer_end(const struct aude_state *s, struct aude_state *scratch, int points[AUDE_SEATS])
{
    if (aude_actor(s) == AUDE_OVER) {
        aude_scores(s, points);
        return;
    }
    aude_copy(scratch, s);
    aude_end(scratch, NULL);
    aude_scores(scratch, points);
}

int peer_name(const struct aude_rules *r, enum aude_noun noun, const char *name)
{
    for (int i = 0; aude_name(r, noun, i) != NULL; i++) {
        if (strcmp(aude_name(r, noun, i), name) == 0)
            return i;
    }
    return -1;
}

void peer_units(const struct aude_rules *r, int unit[PEER_KINDS])
{
    for (int i = 0; i < PEER_KINDS; i++)
        unit[i] = -1;
    for (int i = 0; i < PEER_KINDS && aude_name(r, AUDE_NAME_FEATURE, i) != NULL; i++) {
        const char *name = aude_name(r, AUDE_NAME_UNIT, i);
        if (name != NULL)
            unit[i] = peer_name(r, AUDE_NAME_FEATURE, name);
    }
}

void peer_followers(const struct aude_rules *r, bool is_follower[PEER_KINDS])
{
    memset(is_follower, 0, PEER_KINDS * sizeof is_follower[0]);
    for (int i = 0; i < PEER_KINDS && aude_name(r, AUDE_NAME_PIECE, i) != NULL; i++) {
        const char *name = aude_name(r, AUDE_NAME_PIECE, i);
        is_follower[i] = strcmp(name, "builder") != 0 && strcmp(name, "pig") != 0;
    }
}
