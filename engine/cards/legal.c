/*
 * legal.c: what may be done in a position. Actions and outcomes are found by their number, so
 * counting and picking make no list and a list is all numbers in a row.
 */
#include "cards.h"

/* ---- Unseen cards --------------------------------------------------------------------------- */

static int unseen_count(const struct cards *g)
{
    return g->left + g->unknown;
}

/* Eight kinds are looked at together; they never hold more than 127 cards. */
int unseen_pick(const struct cards *g, int k)
{
    for (int kind = 0; kind < KINDS; kind += 8) {
        uint64_t eight;
        memcpy(&eight, g->unseen + kind, sizeof eight);
        uint64_t sums = byte_sums(eight);
        int sum = (int)(sums >> 56);
        if (k < sum)
            return kind + byte_above(sums, k);
        k -= sum;
    }
    aude_require(false); /* k was too great */
    return 0;
}

static uint32_t unseen_kinds(const struct cards *g)
{
    uint32_t kinds = 0;
    for (int kind = 0; kind < KINDS; kind++)
        kinds |= (uint32_t)(g->unseen[kind] > 0) << kind;
    return kinds;
}

/* ---- Chance --------------------------------------------------------------------------------- */

/* The card that is to be turned. */
static int turning(const struct cards *g)
{
    return g->row[g->claim[g->current].row][g->at] & CARD_KIND;
}

/* Is the outcome the card unseen_pick finds? If not there is only one: whoever may not know a
 * card sees just that it is dealt, and whoever knows a card knows what will be turned. */
static bool is_from_unseen(const struct cards *g)
{
    if (g->step == STEP_DEAL)
        return !is_hidden(g, g->turn);
    return g->step == STEP_TURN ? turning(g) == CARD_UNKNOWN : g->step == STEP_OPEN;
}

static int count_chances(const struct cards *g)
{
    if (g->step == STEP_DEALER)
        return seats_of(g);
    return is_from_unseen(g) ? unseen_count(g) : 1;
}

/* The outcome that brings this card. */
static struct aude_action outcome(const struct cards *g, int kind)
{
    if (g->step == STEP_OPEN)
        return (struct aude_action){.verb = VERB_OPEN, .a = (uint8_t)kind};
    if (g->step == STEP_DEAL)
        return (struct aude_action){.verb = VERB_DEAL, .a = (uint8_t)kind, .b = g->turn};
    return (struct aude_action){.verb = VERB_TURN,
                                .a = (uint8_t)kind,
                                .b = g->claim[g->current].row,
                                .x = (int16_t)(g->at + 1)};
}

static struct aude_action only_outcome(const struct cards *g)
{
    return outcome(g, g->step == STEP_DEAL ? AUDE_NONE : turning(g));
}

/* CARD-Q19: the first dealer is chosen by lot. */
static struct aude_action first_dealer(int seat)
{
    return (struct aude_action){.verb = VERB_DEALER, .b = (uint8_t)seat};
}

static struct aude_action pick_chance(const struct cards *g, int k)
{
    if (g->step == STEP_DEALER)
        return first_dealer(k);
    return is_from_unseen(g) ? outcome(g, unseen_pick(g, k)) : only_outcome(g);
}

static void add_chance(struct aude_chance *out, int max, int *count, struct aude_chance chance)
{
    if (*count < max)
        out[*count] = chance;
    ++*count;
}

int cards_chances(const struct aude_state *s, struct aude_chance *out, int max)
{
    const struct cards *g = cards_of(s);
    int count = 0;
    if (g->actor != AUDE_CHANCE)
        return 0;
    if (g->step == STEP_DEALER) {
        for (int seat = 0; seat < seats_of(g); seat++)
            add_chance(out, max, &count, (struct aude_chance){first_dealer(seat), 1});
    } else if (is_from_unseen(g)) {
        for (int kind = 0; kind < KINDS; kind++) {
            if (g->unseen[kind] > 0)
                add_chance(out, max, &count,
                           (struct aude_chance){outcome(g, kind), g->unseen[kind]});
        }
    } else {
        add_chance(out, max, &count, (struct aude_chance){only_outcome(g), 1});
    }
    return count;
}

/* ---- Seats ---------------------------------------------------------------------------------- */

/* What the seat on turn may lay. */
struct offer {
    uint32_t anywhere; /* kinds that may go in any row */
    uint32_t at_home;  /* kinds that must go in the row of their colour */
    int unknown;       /* 1: a card that may not be known, face down in any row */
};

/* CARD-19 to CARD-22. Whose hand is not known may have whatever is unseen. */
static struct offer offer_of(const struct cards *g)
{
    int seat = g->turn;
    if (g->cards[seat] == 0)
        return (struct offer){0, 0, 0};
    if (is_first_card(g, seat))
        return (struct offer){g->holds[seat], 0, is_hidden(g, seat)};
    uint32_t kinds = is_hidden(g, seat) ? unseen_kinds(g) : g->holds[seat];
    return (struct offer){kinds & JOKERS, kinds & COLOURED, 0};
}

/* CARD-16: lay a card or place the follower. */
static int count_play(const struct cards *g)
{
    struct offer offer = offer_of(g);
    return count_bits(offer.at_home) + ROWS * (count_bits(offer.anywhere) + offer.unknown) +
           (has_placed(g, g->turn) ? 0 : ROWS);
}

static struct aude_action lay(const struct cards *g, int kind, int row)
{
    return (struct aude_action){.verb = VERB_LAY,
                                .a = (uint8_t)kind,
                                .b = (uint8_t)row,
                                .c = g->step == STEP_PLAY && is_first_card(g, g->turn)};
}

/* Jokers have the highest numbers, so cards at home and anywhere are in the order of kinds. */
static struct aude_action pick_play(const struct cards *g, int k)
{
    struct offer offer = offer_of(g);
    int at_home = count_bits(offer.at_home);
    if (k < at_home) {
        int kind = find_bit(offer.at_home, k);
        return lay(g, kind, deck[kind].row);
    }
    k -= at_home;
    int anywhere = ROWS * count_bits(offer.anywhere);
    if (k < anywhere)
        return lay(g, find_bit(offer.anywhere, k / ROWS), k % ROWS);
    k -= anywhere;
    if (k < ROWS * offer.unknown)
        return lay(g, AUDE_NONE, k);
    return (struct aude_action){.verb = VERB_CLAIM, .b = (uint8_t)(k - ROWS * offer.unknown)};
}

static int count_choices(const struct cards *g)
{
    if (g->step == STEP_PLAY)
        return count_play(g);
    if (g->step == STEP_CHOOSE)
        return 2;
    return g->step == STEP_OPEN ? ROWS : count_bits(g->held);
}

static struct aude_action pick_choice(const struct cards *g, int k)
{
    if (g->step == STEP_PLAY)
        return pick_play(g, k);
    if (g->step == STEP_CHOOSE)
        return (struct aude_action){.verb = (uint8_t)(k == 0 ? VERB_SELL : VERB_KEEP)};
    if (g->step == STEP_OPEN)
        return lay(g, g->opened, k);
    return (struct aude_action){.verb = VERB_JOKER, .b = (uint8_t)find_bit(g->held, k)};
}

int cards_count(const struct aude_state *s)
{
    const struct cards *g = cards_of(s);
    if (g->actor == AUDE_OVER)
        return 0;
    return g->actor == AUDE_CHANCE ? count_chances(g) : count_choices(g);
}

struct aude_action cards_pick(const struct aude_state *s, int k)
{
    const struct cards *g = cards_of(s);
    aude_require(k >= 0 && k < cards_count(s));
    return g->actor == AUDE_CHANCE ? pick_chance(g, k) : pick_choice(g, k);
}

int cards_legal(const struct aude_state *s, struct aude_action *out, int max)
{
    const struct cards *g = cards_of(s);
    struct aude_chance chance[KINDS];
    int count = g->actor == AUDE_CHANCE ? cards_chances(s, chance, KINDS) : cards_count(s);
    for (int k = 0; k < count && k < max; k++)
        out[k] = g->actor == AUDE_CHANCE ? chance[k].action : pick_choice(g, k);
    return count;
}
