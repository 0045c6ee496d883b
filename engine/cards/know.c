/*
 * know.c: who knows what (CARD-13, CARD-Q26, CARD-Q27). A view hides the hands of all other
 * seats and what they laid face down; all that was ever public stays exact, chests included:
 * looking at them is what the rules forbid, not remembering.
 */
#include "cards.h"

static void hide_hand(struct cards *g, int seat)
{
    for (int kind = 0; kind < KINDS; kind++)
        g->unseen[kind] = (uint8_t)(g->unseen[kind] + g->hand[seat][kind]);
    memset(g->hand[seat], 0, sizeof g->hand[seat]);
    g->holds[seat] = 0;
    g->unknown = (uint8_t)(g->unknown + g->cards[seat]);
}

/* Hides what the seats of a mask laid face down. */
static void hide_rows(struct cards *g, unsigned seats)
{
    for (int row = 0; row < ROWS; row++) {
        for (int i = 0; i < g->length[row]; i++) {
            unsigned card = g->row[row][i];
            if (!is_down(card) || (seats >> ((card >> CARD_LIES) - 1) & 1) == 0)
                continue;
            g->unseen[card & CARD_KIND]++;
            g->unknown++;
            g->row[row][i] = (uint8_t)(card | CARD_UNKNOWN);
        }
    }
}

/* In the view of a view nobody learns anything. */
void cards_view(const struct aude_state *s, int seat, struct aude_state *out)
{
    struct cards *g = edit_cards(out);
    memcpy(out, s, s->rules->state_size);
    unsigned all = (1u << seats_of(g)) - 1;
    unsigned known = seat >= 0 && seat < seats_of(g) ? 1u << seat : 0;
    unsigned newly = all & ~known & ~(unsigned)g->hidden;
    for (unsigned seats = newly; seats != 0; seats &= seats - 1)
        hide_hand(g, lowest_bit(seats));
    hide_rows(g, newly);
    g->hidden |= (uint8_t)newly;
}

struct aude_action cards_seen(const struct aude_state *s, int seat, struct aude_action a)
{
    bool is_dealt = a.verb == VERB_DEAL && a.b != seat;
    bool is_laid = a.verb == VERB_LAY && a.c == 1 && cards_of(s)->actor != seat;
    if (is_dealt || is_laid)
        a.a = AUDE_NONE;
    return a;
}

/* Takes a card from the unseen by lot. */
static int guess_card(struct cards *g, struct aude_rng *rng)
{
    int kind = unseen_pick(g, aude_rng_below(rng, g->left + g->unknown));
    g->unseen[kind]--;
    g->unknown--;
    return kind;
}

/* What nobody has and what lies in no row is the pile. */
void cards_guess(struct aude_state *view, struct aude_rng *rng)
{
    struct cards *g = edit_cards(view);
    for (int row = 0; row < ROWS; row++) {
        for (int i = 0; i < g->length[row]; i++) {
            if ((g->row[row][i] & CARD_KIND) == CARD_UNKNOWN)
                g->row[row][i] = (uint8_t)((g->row[row][i] & ~CARD_KIND) | guess_card(g, rng));
        }
    }
    for (unsigned seats = g->hidden; seats != 0; seats &= seats - 1) {
        int seat = lowest_bit(seats);
        for (int i = 0; i < g->cards[seat]; i++) {
            int kind = guess_card(g, rng);
            g->hand[seat][kind]++;
            g->holds[seat] |= UINT32_C(1) << kind;
        }
    }
    g->hidden = 0;
}
