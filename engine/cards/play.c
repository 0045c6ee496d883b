/*
 * play.c: what actions do. Setting up, dealing, and the turns of a round until the rows are
 * cleared; clear.c does that and comes back for the next round.
 */
#include "cards.h"

void cards_start(const struct aude_rules *r, struct aude_state *s)
{
    struct cards *g = edit_cards(s);
    memset((void *)g, 0, sizeof *g);
    g->state.rules = r;
    for (int kind = 0; kind < KINDS; kind++)
        g->unseen[kind] = deck[kind].copies;
    g->left = CARDS;
    g->step = STEP_DEALER;
    g->actor = AUDE_CHANCE;
    g->dealer = AUDE_NONE;
    g->opened = AUDE_NONE;
}

static void take_unseen(struct cards *g, int kind)
{
    aude_require(kind < KINDS && g->unseen[kind] > 0);
    g->unseen[kind]--;
}

/* CARD-18: a card goes to the end of a row. */
static void add_to_row(struct cards *g, int row, unsigned card)
{
    aude_require(row < ROWS && g->length[row] < ROW_MAX);
    g->row[row][g->length[row]++] = (uint8_t)card;
}

TOLD static void tell_dealer(const struct cards *g, struct aude_events *log)
{
    struct aude_event event = {.kind = AUDE_EVENT_TOKEN,
                               .seat = (int8_t)g->dealer,
                               .tile = AUDE_NONE,
                               .feature = AUDE_NONE,
                               .other = -1,
                               .count = 1,
                               .segment = AUDE_NONE};
    event_add(log, &event);
}

TOLD static void tell_turn(const struct cards *g, struct aude_events *log)
{
    struct aude_event event = {.kind = AUDE_EVENT_TURN,
                               .seat = (int8_t)g->turn,
                               .tile = AUDE_NONE,
                               .feature = AUDE_NONE,
                               .other = -1,
                               .segment = AUDE_NONE};
    event_add(log, &event);
    events_because(log);
}

/* The turn of g->turn begins. */
static void begin_turn(struct cards *g, struct aude_events *log)
{
    g->actor = (int8_t)g->turn;
    if (log != NULL)
        tell_turn(g, log);
}

static void apply_dealer(struct cards *g, struct aude_action a, struct aude_events *log)
{
    aude_require(g->step == STEP_DEALER && a.b < seats_of(g));
    g->dealer = a.b;
    g->turn = a.b;
    g->step = STEP_OPEN;
    if (log != NULL)
        tell_dealer(g, log);
}

/* CARD-10, CARD-11: ten cards are opened, then the first round is dealt. */
static void open_next(struct cards *g)
{
    g->actor = AUDE_CHANCE;
    if (g->left > CARDS - START_CARDS)
        return;
    g->step = STEP_DEAL;
    g->turn = (uint8_t)next_seat(g, g->dealer);
}

static void apply_open(struct cards *g, struct aude_action a)
{
    aude_require(g->step == STEP_OPEN && g->opened == AUDE_NONE);
    take_unseen(g, a.a);
    g->left--;
    if (deck[a.a].row < 0) {
        g->opened = a.a;
        g->actor = (int8_t)g->dealer;
        return;
    }
    add_to_row(g, deck[a.a].row, a.a);
    open_next(g);
}

/* CARD-12: the dealer is the last to get a card, and the seat after him the first to play. */
static void apply_deal(struct cards *g, struct aude_action a, struct aude_events *log)
{
    int seat = g->turn;
    aude_require(g->step == STEP_DEAL && a.b == seat && g->left > 0);
    aude_require((a.a == AUDE_NONE) == is_hidden(g, seat));
    g->left--;
    g->cards[seat]++;
    if (a.a == AUDE_NONE) {
        g->unknown++;
    } else {
        take_unseen(g, a.a);
        g->hand[seat][a.a]++;
        g->holds[seat] |= UINT32_C(1) << a.a;
    }
    seat = next_seat(g, seat);
    g->turn = (uint8_t)seat;
    if (is_first_card(g, seat)) {
        g->step = STEP_PLAY;
        begin_turn(g, log);
    }
}

/* CARD-14, CARD-15: all seats have the same number of turns, so the round is over when the next
 * one has nothing left to do. */
static void next_turn(struct cards *g, struct aude_events *log)
{
    int seat = next_seat(g, g->turn);
    if (g->cards[seat] == 0 && has_placed(g, seat)) {
        clear_begin(g, log);
        return;
    }
    g->turn = (uint8_t)seat;
    begin_turn(g, log);
}

/* A card leaves the hand; one that is laid face up is known to all from now on. */
static void take_from_hand(struct cards *g, int seat, int kind, bool is_shown)
{
    aude_require(g->cards[seat] > 0);
    g->cards[seat]--;
    if (!is_hidden(g, seat)) {
        aude_require(kind < KINDS && g->hand[seat][kind] > 0);
        if (--g->hand[seat][kind] == 0)
            g->holds[seat] &= ~(UINT32_C(1) << kind);
    } else if (is_shown) {
        take_unseen(g, kind);
        g->unknown--;
    }
}

/* CARD-19 to CARD-22; CARD-10 for what the dealer opened. */
static void apply_lay(struct cards *g, struct aude_action a, struct aude_events *log)
{
    if (g->step == STEP_OPEN) {
        aude_require(a.a == g->opened && a.a < KINDS);
        g->opened = AUDE_NONE;
        add_to_row(g, a.b, a.a);
        open_next(g);
        return;
    }
    int seat = g->turn;
    bool is_first = is_first_card(g, seat);
    aude_require(g->step == STEP_PLAY && (a.c == 1) == is_first);
    aude_require((a.a == AUDE_NONE) == (is_first && is_hidden(g, seat)));
    take_from_hand(g, seat, a.a, !is_first);
    unsigned kind = a.a == AUDE_NONE ? (unsigned)CARD_UNKNOWN : a.a;
    unsigned lies = is_first ? (unsigned)seat + 1 : 0;
    add_to_row(g, a.b, kind | lies << CARD_LIES);
    next_turn(g, log);
}

/* CARD-23, CARD-Q08: at the end of any row, also where it claims nothing. CARD-26: the last one
 * to do so is the next dealer. */
static void apply_claim(struct cards *g, struct aude_action a, struct aude_events *log)
{
    int seat = g->turn;
    aude_require(g->step == STEP_PLAY && a.b < ROWS && !has_placed(g, seat));
    g->claim[g->claims++] = (struct claim){(uint8_t)seat, a.b, g->length[a.b]};
    g->standing |= (uint8_t)(1u << seat);
    if (g->claims == seats_of(g)) {
        g->dealer = (uint8_t)seat;
        if (log != NULL)
            tell_dealer(g, log);
    }
    next_turn(g, log);
}

/* CARD-30 */
static void apply_turn(struct cards *g, struct aude_action a, struct aude_events *log)
{
    aude_require(g->step == STEP_TURN && a.a < KINDS);
    uint8_t *card = &g->row[g->claim[g->current].row][g->at];
    int kind = *card & CARD_KIND;
    if (kind == CARD_UNKNOWN) {
        take_unseen(g, a.a);
        g->unknown--;
    } else {
        aude_require(kind == a.a);
    }
    *card = a.a;
    g->at++;
    clear_run(g, log);
}

/* CARD-40 */
static void apply_choice(struct cards *g, struct aude_action a, struct aude_events *log)
{
    aude_require(g->step == STEP_CHOOSE);
    if (a.verb == VERB_SELL)
        g->row[g->claim[g->current].row][g->at] |= CARD_SOLD;
    g->at++;
    clear_run(g, log);
}

/* CARD-35 */
static void apply_joker(struct cards *g, struct aude_action a, struct aude_events *log)
{
    aude_require(g->step == STEP_ASSIGN && a.b < ROWS && (g->held >> a.b & 1) != 0);
    g->assigned[a.b]++;
    clear_run(g, log);
}

void cards_apply(struct aude_state *s, struct aude_action a, struct aude_events *log)
{
    struct cards *g = edit_cards(s);
    switch (a.verb) {
    case VERB_DEALER:
        apply_dealer(g, a, log);
        break;
    case VERB_OPEN:
        apply_open(g, a);
        break;
    case VERB_DEAL:
        apply_deal(g, a, log);
        break;
    case VERB_LAY:
        apply_lay(g, a, log);
        break;
    case VERB_CLAIM:
        apply_claim(g, a, log);
        break;
    case VERB_TURN:
        apply_turn(g, a, log);
        break;
    case VERB_SELL:
    case VERB_KEEP:
        apply_choice(g, a, log);
        break;
    case VERB_JOKER:
        apply_joker(g, a, log);
        break;
    default:
        aude_require(false);
    }
}
