/*
 * clock.c: how long to think about a decision when there is a clock for the whole game. It knows how
 * many turns are still to come, divides what is left among them, and holds back what answering itself
 * may cost: the way there and back, and a slice that takes longer than it should.
 */
#include "aude_players.h"

enum {
    COSTS_MS = 90, /* of the answers of a turn, however little is thought about them */
    CARDS = 256    /* no card game shows more at once */
};

/* Turns that the seat still has, this one included. */
static long turns_left(const struct aude_state *view, int seat)
{
    struct aude_card card[CARDS];
    long turns = aude_left(view) / aude_seats(aude_rules_of(view)) + 1;
    int n = aude_cards(view, card, CARDS);
    for (int i = 0; i < n && i < CARDS; i++)
        turns += card[i].where == AUDE_CARD_HAND && card[i].seat == seat ? card[i].count : 0;
    return turns;
}

/* The first decision of a turn has the tile still in the hand, and most to choose from; what it leaves
 * is for those that follow, and whatever these leave for later turns. */
static long share(const struct aude_state *view, long time)
{
    bool is_first = aude_hand(view) >= 0 || (aude_facts(aude_rules_of(view)) & AUDE_HAS_CARDS) != 0;
    return is_first ? time / 4 * 3 : time / 8;
}

long aude_player_budget(const struct aude_state *view, int seat, long left_ms, long increment_ms)
{
    long turns = turns_left(view, seat), costs = turns * COSTS_MS;
    if (left_ms <= 0)
        return 0;
    /* With little time half of it is kept for the answers. */
    long most = left_ms - (costs < left_ms / 2 ? costs : left_ms / 2);
    long time = most / turns;
    /* What a turn brings can be spent in it, but never what is not there yet. */
    if (increment_ms > COSTS_MS)
        time += increment_ms - COSTS_MS;
    return share(view, time < most ? time : most);
}
