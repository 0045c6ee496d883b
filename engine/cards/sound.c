/*
 * sound.c: the invariants of a state, for tests and the hostile build. Numbers are looked at
 * before anything is found by them, so that a spoilt state is refused and does no harm.
 */
#include "cards.h"

/* Is there nothing but zeros? */
static bool is_zero(const void *at, size_t len)
{
    const unsigned char *bytes = at;
    unsigned any = 0;
    for (size_t i = 0; i < len; i++)
        any |= bytes[i];
    return any == 0;
}

/* Is every number within its table? */
static bool is_in_bounds(const struct cards *g)
{
    int seats = seats_of(g);
    if (g->step >= STEP_COUNT || g->actor < AUDE_OVER || g->actor >= seats || g->turn >= seats ||
        (g->dealer != AUDE_NONE && g->dealer >= seats) ||
        (g->opened != AUDE_NONE && g->opened >= KINDS))
        return false;
    if (g->claims > seats || g->standing >> seats != 0 || g->hidden >> seats != 0 ||
        g->held >> ROWS != 0 || g->left > CARDS || g->unknown > CARDS)
        return false;
    for (int row = 0; row < ROWS; row++) {
        if (g->length[row] > ROW_MAX)
            return false;
    }
    for (int i = 0; i < g->claims; i++) {
        if (g->claim[i].seat >= seats || g->claim[i].row >= ROWS)
            return false;
    }
    return true;
}

/* Seats that are not there have nothing, and what is not in use is zero. */
static bool rest_is_zero(const struct cards *g)
{
    for (int seat = seats_of(g); seat < SEATS; seat++) {
        if (g->holds[seat] != 0 || g->score[seat] != 0 || g->cards[seat] != 0 ||
            g->waiting[seat] != 0 || !is_zero(g->hand[seat], sizeof g->hand[seat]) ||
            !is_zero(g->front[seat], sizeof g->front[seat]) ||
            !is_zero(g->joined[seat], sizeof g->joined[seat]) ||
            !is_zero(g->chest[seat], sizeof g->chest[seat]))
            return false;
    }
    for (int row = 0; row < ROWS; row++) {
        if (!is_zero(g->row[row] + g->length[row], (size_t)(ROW_MAX - g->length[row])))
            return false;
    }
    return is_zero(g->claim + g->claims, (size_t)(SEATS - g->claims) * sizeof g->claim[0]) &&
           is_zero(g->spare, sizeof g->spare);
}

/* Cards of rows are cards. Returns how many are not known, or -1. */
static int count_rows(const struct cards *g, int number[KINDS])
{
    int unknown = 0;
    for (int row = 0; row < ROWS; row++) {
        for (int i = 0; i < g->length[row]; i++) {
            unsigned card = g->row[row][i], kind = card & CARD_KIND;
            int layer = is_down(card) ? (int)(card >> CARD_LIES) - 1 : -1;
            if (layer >= seats_of(g))
                return -1;
            bool is_unknown = layer >= 0 && is_hidden(g, layer);
            if (is_unknown ? kind != CARD_UNKNOWN : kind >= KINDS)
                return -1;
            if (is_unknown)
                unknown++;
            else
                number[kind]++;
        }
    }
    return unknown;
}

/* Hands are as large as they say, and only known where they may be. */
static int count_hands(const struct cards *g, int number[KINDS])
{
    int unknown = 0;
    for (int seat = 0; seat < seats_of(g); seat++) {
        int cards = 0;
        for (int kind = 0; kind < KINDS; kind++) {
            cards += g->hand[seat][kind];
            number[kind] += g->hand[seat][kind];
            if ((g->holds[seat] >> kind & 1) != (g->hand[seat][kind] > 0))
                return -1;
        }
        if (g->holds[seat] >> KINDS != 0 || g->cards[seat] > rules_of(g)->hand ||
            cards != (is_hidden(g, seat) ? 0 : g->cards[seat]))
            return -1;
        unknown += g->cards[seat] - cards;
    }
    return unknown;
}

/* CARD-05: every card is somewhere, and only there. */
static bool cards_are_sound(const struct cards *g)
{
    int number[KINDS] = {0}, unseen = 0;
    int rows = count_rows(g, number), hands = count_hands(g, number);
    if (rows < 0 || hands < 0 || rows + hands != g->unknown)
        return false;
    for (int seat = 0; seat < seats_of(g); seat++) {
        for (int colour = 0; colour < ROWS; colour++) {
            number[COLOUR_KINDS * colour + KIND_ANIMAL] += g->front[seat][colour];
            number[COLOUR_KINDS * colour + KIND_BUILDING] += g->chest[seat][colour];
            number[KIND_ANIMAL_JOKER] += g->joined[seat][colour];
        }
        number[KIND_ANIMAL_JOKER] += g->waiting[seat];
        number[KIND_BUILDING_JOKER] += g->chest[seat][ROWS];
    }
    if (g->opened != AUDE_NONE)
        number[g->opened]++;
    for (int kind = 0; kind < KINDS; kind++) {
        unseen += g->unseen[kind];
        if (number[kind] + g->unseen[kind] + g->out[kind] != deck[kind].copies)
            return false;
    }
    return unseen == g->left + g->unknown;
}

/* CARD-36: jokers join animals, and wait only where there are none. */
static bool fronts_are_sound(const struct cards *g)
{
    for (int seat = 0; seat < seats_of(g); seat++) {
        int animals = 0;
        for (int colour = 0; colour < ROWS; colour++) {
            animals += g->front[seat][colour];
            if (g->joined[seat][colour] > 0 && g->front[seat][colour] == 0)
                return false;
        }
        if ((animals > 0 && g->waiting[seat] > 0) || g->score[seat] < 0)
            return false;
    }
    return true;
}

/* Is the stretch being cleared there, and the card in question one to ask about? */
static bool clearing_is_sound(const struct cards *g)
{
    const struct claim *c = &g->claim[g->current];
    int assigned = g->assigned[0] + g->assigned[1] + g->assigned[2] + g->assigned[3];
    if (g->current >= g->claims || g->turn != c->seat || !has_placed(g, c->seat))
        return false;
    if (g->step == STEP_ASSIGN) {
        struct haul h = haul_of(g, c->row, 0, c->place);
        unsigned held = 0, joined = 0;
        for (int colour = 0; colour < ROWS; colour++) {
            held |= (unsigned)(g->front[c->seat][colour] + h.animal[colour] > 0) << colour;
            joined |= (unsigned)(g->assigned[colour] > 0) << colour;
        }
        return g->actor == c->seat && g->at == 0 && g->held == held && count_bits(held) > 1 &&
               (joined & ~held) == 0 && assigned < g->waiting[c->seat] + h.animal_jokers;
    }
    if (g->held != 0 || assigned != 0 || g->at >= c->place)
        return false;
    unsigned card = g->row[c->row][g->at];
    if (g->step == STEP_TURN)
        return g->actor == AUDE_CHANCE && is_down(card);
    const struct card_kind *k = &deck[card & CARD_KIND]; /* no card of a row is unknown if up */
    return g->actor == c->seat && card < KINDS && (k->type == ANIMAL || k->type == BUILDING) &&
           k->row != c->row;
}

/* Claims stand in their rows, in order, each seat once. */
static bool claims_are_sound(const struct cards *g)
{
    bool is_clearing = g->step >= STEP_TURN && g->step <= STEP_ASSIGN;
    int place[ROWS] = {0};
    unsigned seats = 0, standing = 0;
    for (int i = 0; i < g->claims; i++) {
        const struct claim *c = &g->claim[i];
        bool is_done = is_clearing && i < g->current;
        if ((seats >> c->seat & 1) != 0 || (is_clearing && i > 0 && c->row > g->claim[i - 1].row))
            return false;
        seats |= 1u << c->seat;
        standing |= is_done ? 0 : 1u << c->seat;
        if (!is_done && (c->place < place[c->row] || c->place > g->length[c->row]))
            return false;
        place[c->row] = is_done ? place[c->row] : c->place;
    }
    if (standing != g->standing || (is_clearing && g->claims != seats_of(g)))
        return false;
    return is_clearing || g->step == STEP_PLAY || g->claims == 0;
}

/* Marks and numbers that only clearing needs are there only then. */
static bool marks_are_sound(const struct cards *g)
{
    const struct claim *c = &g->claim[g->current < SEATS ? g->current : 0];
    bool is_clearing = g->step >= STEP_TURN && g->step <= STEP_ASSIGN;
    for (int row = 0; row < ROWS; row++) {
        int to = g->step == STEP_CHOOSE ? g->at : c->place;
        bool may_sell = is_clearing && row == c->row && g->step != STEP_TURN;
        for (int i = 0; i < g->length[row]; i++) {
            unsigned card = g->row[row][i];
            if (card < CARD_SOLD)
                continue;
            const struct card_kind *k = &deck[card & CARD_KIND];
            if (!may_sell || i >= to || (k->type != ANIMAL && k->type != BUILDING) || k->row == row)
                return false;
        }
    }
    if (is_clearing)
        return true;
    return g->current == 0 && g->at == 0 && g->held == 0 &&
           is_zero(g->assigned, sizeof g->assigned);
}

/* CARD-12: what is still to be dealt makes whole rounds. */
static bool makes_rounds(const struct cards *g, int cards)
{
    int round = rules_of(g)->hand * seats_of(g);
    return round > 0 && cards % round == 0;
}

/* Turns a seat has had in this round: each takes a card from the hand or places the follower. */
static int turns_had(const struct cards *g, int seat)
{
    return rules_of(g)->hand - g->cards[seat] + has_placed(g, seat);
}

/* CARD-15 to CARD-17: nobody has had fewer turns than the seat on turn; going on from there
 * come those who have had as many, then those who have had one more. */
static bool turns_are_sound(const struct cards *g)
{
    int had = turns_had(g, g->turn), ahead = 0;
    for (int i = 0, seat = g->turn; i < seats_of(g); i++, seat = next_seat(g, seat)) {
        int more = turns_had(g, seat) - had;
        if (more < ahead || more > 1)
            return false;
        ahead = more;
    }
    return had <= rules_of(g)->hand && g->actor == g->turn;
}

/* CARD-12: cards go round from the left of the dealer. */
static bool deal_is_sound(const struct cards *g)
{
    int cards = g->cards[g->turn], total = 0;
    bool is_before = true; /* seats from the turn to the dealer have not got their next card */
    for (int i = 0, seat = g->turn; i < seats_of(g); i++) {
        if (g->cards[seat] != cards + !is_before)
            return false;
        total += g->cards[seat];
        is_before = is_before && seat != g->dealer;
        seat = next_seat(g, seat);
    }
    return g->actor == AUDE_CHANCE && cards < rules_of(g)->hand && makes_rounds(g, g->left + total);
}

static bool hands_are_empty(const struct cards *g)
{
    return is_zero(g->cards, sizeof g->cards);
}

/* Does the rest fit the step? */
static bool step_is_sound(const struct cards *g)
{
    bool is_start = g->step == STEP_DEALER || g->step == STEP_OPEN;
    if (g->opened != AUDE_NONE && (g->step != STEP_OPEN || deck[g->opened].row >= 0))
        return false;
    if (g->step != STEP_OVER && (g->dealer == AUDE_NONE) != (g->step == STEP_DEALER))
        return false;
    if (g->step != STEP_OVER && !is_start && g->left > CARDS - START_CARDS)
        return false;
    switch ((enum step)g->step) {
    case STEP_DEALER:
        return g->actor == AUDE_CHANCE && g->left == CARDS && g->turn == 0;
    case STEP_OPEN:
        return g->actor == (g->opened == AUDE_NONE ? AUDE_CHANCE : g->dealer) &&
               g->turn == g->dealer && hands_are_empty(g) &&
               g->left >= CARDS - START_CARDS + (g->opened == AUDE_NONE);
    case STEP_DEAL:
        return deal_is_sound(g);
    case STEP_PLAY:
        return makes_rounds(g, g->left) && turns_are_sound(g);
    case STEP_TURN:
    case STEP_CHOOSE:
    case STEP_ASSIGN:
        return makes_rounds(g, g->left) && hands_are_empty(g) && clearing_is_sound(g);
    case STEP_OVER:
        return g->actor == AUDE_OVER;
    case STEP_COUNT:
        break;
    }
    return false;
}

bool cards_sound(const struct aude_state *s)
{
    const struct cards *g = cards_of(s);
    return is_in_bounds(g) && rest_is_zero(g) && cards_are_sound(g) && fronts_are_sound(g) &&
           claims_are_sound(g) && marks_are_sound(g) && step_is_sound(g);
}
