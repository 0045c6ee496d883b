/* value.c: what all evaluations share. */
#include "value.h"

#include <limits.h>

int value_margin(const int value[AUDE_SEATS], int seats, int seat)
{
    int best = INT_MIN, sum = 0;
    for (int i = 0; i < seats; i++) {
        if (i == seat)
            continue;
        sum += value[i];
        best = value[i] > best ? value[i] : best;
    }
    return seats < 2 ? value[seat] : value[seat] - best / 2 - sum / (2 * (seats - 1));
}

void value_leads(const int value[AUDE_SEATS], int seats, int out[AUDE_SEATS])
{
    for (int i = 0; i < seats; i++) {
        int best = INT_MIN;
        for (int k = 0; k < seats; k++)
            best = k != i && value[k] > best ? value[k] : best;
        out[i] = seats < 2 ? value[i] : value[i] - best;
    }
}

bool value_is_cards(const struct aude_rules *r)
{
    struct aude_card_kind card;
    return aude_card_kind(r, 0, &card);
}
