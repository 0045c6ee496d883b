/*
 * deck.c: every copy of a tile or card has a random key, which depends on the seed, its kind and how
 * many of that kind there were before, and they come in the order of their keys. Copies that the
 * rules put back are mixed into the rest: they get a new key beyond those that have come.
 */
#include "deck.h"

#include <string.h>

#include "uniform.h"

void deck_shuffle(struct deck *deck, uint64_t seed)
{
    memset(deck, 0, sizeof *deck);
    deck->seed = seed;
}

static uint64_t mix(const struct deck *deck, uint64_t what, uint64_t number)
{
    return uniform_mix(uniform_mix(deck->seed + what * UINT64_C(0x9e3779b97f4a7c15)) + number);
}

static void add(struct deck *deck, uint8_t kind)
{
    if (deck->count == DECK_CARDS)
        return;
    uint64_t lot = mix(deck, UINT64_C(1) + kind, (uint64_t)deck->made[kind]++);
    uint64_t room = UINT64_MAX - deck->reached;
    deck->card[deck->count++] =
        (struct deck_card){.key = deck->reached + (room == 0 ? 0 : lot % room), .kind = kind};
}

/* The place of the first or, if is_last, the last of a kind; -1 if there is none. */
static int find(const struct deck *deck, uint8_t kind, bool is_last, int *count)
{
    int found = -1;
    *count = 0;
    for (int i = 0; i < deck->count; i++) {
        if (deck->card[i].kind != kind)
            continue;
        ++*count;
        if (found < 0 || (deck->card[i].key < deck->card[found].key) != is_last)
            found = i;
    }
    return found;
}

static void drop(struct deck *deck, int i)
{
    deck->card[i] = deck->card[--deck->count];
}

/* Makes the deck have as many of a kind as the rules say there are. */
static void agree(struct deck *deck, uint8_t kind, int wanted)
{
    int count, last = find(deck, kind, true, &count);
    for (; count < wanted; count++)
        add(deck, kind);
    while (count > wanted && last >= 0) {
        drop(deck, last);
        last = find(deck, kind, true, &count);
    }
}

/* Is this about a tile or card that comes? */
static bool is_card(const struct aude_state *s, struct aude_action a)
{
    return (a.verb == AUDE_DRAW || aude_where(s, a).card >= 0) && a.a != AUDE_NONE;
}

struct aude_action deck_draw(struct deck *deck, const struct aude_state *s)
{
    struct aude_chance list[AUDE_LEGAL_MAX];
    int count = aude_chances(s, list, AUDE_LEGAL_MAX), best = -1, outcome = 0;
    if (!is_card(s, list[0].action)) {
        struct aude_rng rng;
        aude_rng_seed(&rng, mix(deck, 0, (uint64_t)deck->asked++));
        return aude_pick(s, aude_rng_below(&rng, aude_count(s)));
    }
    for (int i = 0; i < count; i++)
        agree(deck, list[i].action.a, list[i].weight);
    for (int i = 0; i < count; i++) {
        int copies, first = find(deck, list[i].action.a, false, &copies);
        if (first >= 0 && (best < 0 || deck->card[first].key < deck->card[best].key)) {
            best = first;
            outcome = i;
        }
    }
    if (best >= 0) {
        deck->reached = deck->card[best].key;
        drop(deck, best);
    }
    return list[outcome].action;
}
