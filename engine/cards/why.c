/* why.c: the reason why an action that is not legal is not. */
#include "cards.h"

/* The steps in which a verb can be legal, as a mask. */
static const uint8_t verb_steps[VERB_COUNT] = {
    [VERB_DEALER] = 1u << STEP_DEALER, [VERB_OPEN] = 1u << STEP_OPEN,
    [VERB_DEAL] = 1u << STEP_DEAL,     [VERB_LAY] = 1u << STEP_OPEN | 1u << STEP_PLAY,
    [VERB_CLAIM] = 1u << STEP_PLAY,    [VERB_TURN] = 1u << STEP_TURN,
    [VERB_SELL] = 1u << STEP_CHOOSE,   [VERB_KEEP] = 1u << STEP_CHOOSE,
    [VERB_JOKER] = 1u << STEP_ASSIGN,
};

static bool is_in_step(const struct cards *g, struct aude_action a)
{
    if (g->step == STEP_OPEN && (a.verb == VERB_LAY) != (g->opened != AUDE_NONE))
        return false;
    return (verb_steps[a.verb] >> g->step & 1) != 0;
}

/* The card must be known, exist and be unseen. */
static enum aude_status why_unseen(const struct cards *g, struct aude_action a)
{
    if (a.a >= KINDS)
        return a.a == AUDE_NONE ? AUDE_CARD_UNNAMED : AUDE_UNKNOWN_CARD;
    return g->unseen[a.a] == 0 ? AUDE_NO_SUCH_CARD : AUDE_BAD_ARGUMENT;
}

static enum aude_status why_deal(const struct cards *g, struct aude_action a)
{
    if (a.b >= seats_of(g))
        return AUDE_UNKNOWN_SEAT;
    if (a.a >= KINDS && a.a != AUDE_NONE)
        return AUDE_UNKNOWN_CARD;
    if (a.b != g->turn)
        return AUDE_ANOTHER_SEAT;
    if (!is_hidden(g, a.b))
        return why_unseen(g, a);
    return a.a == AUDE_NONE ? AUDE_BAD_ARGUMENT : AUDE_CARD_HIDDEN;
}

/* Has the seat on turn no such card? A face-down card of a hidden hand is never named. */
static bool is_missing(const struct cards *g, int kind)
{
    int seat = g->turn;
    if (g->step == STEP_OPEN)
        return kind != g->opened;
    if (g->cards[seat] == 0)
        return true;
    if (kind >= KINDS)
        return false;
    if (is_hidden(g, seat))
        return g->unseen[kind] == 0;
    return g->hand[seat][kind] == 0;
}

/* CARD-19 to CARD-22 */
static enum aude_status why_lay(const struct cards *g, struct aude_action a)
{
    bool is_first = g->step == STEP_PLAY && is_first_card(g, g->turn);
    if (a.a >= KINDS && a.a != AUDE_NONE)
        return AUDE_UNKNOWN_CARD;
    if (a.b >= ROWS)
        return AUDE_UNKNOWN_ROW;
    if (a.c > 1 || a.x != 0 || a.y != 0)
        return AUDE_BAD_ARGUMENT;
    if (a.a == AUDE_NONE && !(is_first && is_hidden(g, g->turn)))
        return AUDE_CARD_UNNAMED;
    if (a.a != AUDE_NONE && is_missing(g, a.a))
        return AUDE_NO_SUCH_CARD;
    if (is_first && a.c == 0)
        return AUDE_FACE_DOWN_FIRST;
    if (!is_first && a.c == 1)
        return g->step == STEP_PLAY && g->cards[g->turn] == 0 ? AUDE_NO_SUCH_CARD
                                                              : AUDE_FACE_UP_NOW;
    return is_first ? AUDE_CARD_HIDDEN : AUDE_WRONG_ROW;
}

static enum aude_status why_claim(const struct cards *g, struct aude_action a)
{
    if (a.b >= ROWS)
        return AUDE_UNKNOWN_ROW;
    if (a.a != 0 || a.c != 0 || a.x != 0 || a.y != 0)
        return AUDE_BAD_ARGUMENT;
    return has_placed(g, g->turn) ? AUDE_NO_PIECE_LEFT : AUDE_ILLEGAL;
}

static enum aude_status why_turn(struct aude_action a)
{
    if (a.b >= ROWS)
        return AUDE_UNKNOWN_ROW;
    if (a.a >= KINDS)
        return a.a == AUDE_NONE ? AUDE_CARD_UNNAMED : AUDE_UNKNOWN_CARD;
    if (a.c != 0 || a.y != 0)
        return AUDE_BAD_ARGUMENT;
    return AUDE_NO_SUCH_CARD; /* another card, or it is not that one */
}

static enum aude_status why_joker(const struct cards *g, struct aude_action a)
{
    if (a.b >= ROWS)
        return AUDE_UNKNOWN_ROW;
    return (g->held >> a.b & 1) == 0 ? AUDE_NO_SUCH_CARD : AUDE_BAD_ARGUMENT;
}

enum aude_status cards_why(const struct aude_state *s, struct aude_action a)
{
    const struct cards *g = cards_of(s);
    if (a.verb >= VERB_COUNT)
        return AUDE_UNKNOWN_VERB;
    if (!is_in_step(g, a))
        return AUDE_OUT_OF_STEP;
    switch (a.verb) {
    case VERB_DEALER:
        return a.b >= seats_of(g) ? AUDE_UNKNOWN_SEAT : AUDE_BAD_ARGUMENT;
    case VERB_OPEN:
        return why_unseen(g, a);
    case VERB_DEAL:
        return why_deal(g, a);
    case VERB_LAY:
        return why_lay(g, a);
    case VERB_CLAIM:
        return why_claim(g, a);
    case VERB_TURN:
        return why_turn(a);
    case VERB_JOKER:
        return why_joker(g, a);
    default:
        return AUDE_BAD_ARGUMENT; /* sell and keep say nothing else */
    }
}
