/*
 * value_cards.c: how a seat stands in a card game against the others: points, what claimed
 * stretches and chests will bring, and what the open stretches promise to those who still have a
 * follower. Its own hand it knows; of other hands it only knows how large they are. What a stretch
 * is worth it asks the engine; its own numbers are guesses.
 */
#include <stdlib.h>
#include <string.h>

#include "value.h"

enum {
    ROWS = 4,
    STRETCHES = ROWS + AUDE_SEATS,
    KINDS = 32,
    CARDS = 256 /* entries of a list of cards at most */
};

/* What cards of a type are worth, but for persons in the row of their colour. */
struct guess {
    const char *type;
    int laid;   /* in a row, beside the points it brings at once */
    int to_lay; /* in the hand, with them */
};

static const struct guess guesses[] = {
    {"person", 0, 0},
    {"animal", 100, 500},
    {"building", 600, 600},
    {"dragon", 0, 1000},
    {"fairy", 0, 1000},
    {"animal-joker", 100, 500},
    {"building-joker", 900, 900},
};

enum { PERSON_TYPE = 0, GUESSES = sizeof guesses / sizeof guesses[0] };

enum {
    UNKNOWN = 700, /* a card that another seat has laid face down */
    HERD = 60,     /* an animal in front of a seat, for each round to come */
    HAND = 5,      /* cards of a seat in a round, about */
    CHEST = 650,   /* a card under a chest, while the end is far */
    PERSONS = 35,  /* how much of a card in a foreign hand is a person for the best row */
    VALUES = 55    /* and its value */
};

/* How likely the best row is still there at the own next turn, in 100, by the number of others
 * who might claim it. Where they are many they take different ones. */
static const int stays[AUDE_SEATS] = {100, 20, 45, 55, 65, 65};

struct cards_value {
    struct aude_state *end; /* for final scoring */
    int all;                /* cards that are dealt in a game */
    struct aude_card_kind kind[KINDS];
    uint8_t guess[KINDS]; /* by card kind: its row in guesses */
};

/* Cards of a row, or of the hand that may go there. */
struct pile {
    int persons, sum;
    int extra; /* what all others are worth */
};

/* What there is to see of a position. */
struct overview {
    int stretches;
    struct aude_feature stretch[STRETCHES];
    struct pile pile[STRETCHES];
    struct pile hand[ROWS]; /* of the player */
    int cards[AUDE_SEATS];  /* in hand */
    int chest[AUDE_SEATS], herd[AUDE_SEATS];
};

static void close(void *value)
{
    struct cards_value *self = value;
    if (self == NULL)
        return;
    free(self->end);
    free(self);
}

static void *open(const struct aude_rules *r)
{
    struct cards_value *self = calloc(1, sizeof *self);
    if (self == NULL)
        return NULL;
    self->end = calloc(1, aude_state_size(r));
    if (self->end == NULL) {
        close(self);
        return NULL;
    }
    int rounds = 1, hand = 1;
    aude_start(r, self->end);
    aude_number(self->end, "rounds", &rounds);
    aude_number(self->end, "hand-cards", &hand);
    self->all = rounds * hand * aude_seats(r);
    for (int i = 0; i < KINDS && aude_card_kind(r, i, &self->kind[i]); i++) {
        const char *type = aude_name(r, AUDE_NAME_CARD, self->kind[i].type);
        for (int k = 0; k < GUESSES; k++) {
            if (strcmp(guesses[k].type, type) == 0)
                self->guess[i] = (uint8_t)k;
        }
    }
    return self;
}

/* ---- Looking at the cards ------------------------------------------------------------------------ */

/* The stretch a card of a row belongs to. */
static struct pile *pile_of(struct overview *t, const struct aude_card *card)
{
    for (int i = 0; i < t->stretches; i++) {
        const struct aude_feature *f = &t->stretch[i];
        if (f->y == card->row && card->place >= f->x && card->place < f->x + f->segments)
            return &t->pile[i];
    }
    return NULL;
}

static void see_row(const struct cards_value *self, struct overview *t,
                    const struct aude_card *card)
{
    struct pile *pile = pile_of(t, card);
    if (pile == NULL)
        return;
    if (card->kind >= KINDS) {
        pile->extra += UNKNOWN;
        return;
    }
    const struct aude_card_kind *kind = &self->kind[card->kind];
    if (kind->row >= 0 && kind->row != card->row)
        return; /* ten points, which it brings at once */
    if (self->guess[card->kind] == PERSON_TYPE) {
        pile->persons++;
        pile->sum += kind->value;
    }
    pile->extra += guesses[self->guess[card->kind]].laid;
}

static void see_hand(const struct cards_value *self, struct overview *t,
                     const struct aude_card *card)
{
    const struct aude_card_kind *kind = &self->kind[card->kind];
    for (int row = 0; row < ROWS; row++) {
        if (kind->row >= 0 && kind->row != row)
            continue;
        t->hand[row].extra += card->count * guesses[self->guess[card->kind]].to_lay;
        if (self->guess[card->kind] == PERSON_TYPE) {
            t->hand[row].persons += card->count;
            t->hand[row].sum += card->count * kind->value;
        }
    }
}

static void look(const struct cards_value *self, const struct aude_state *s, int seat,
                 struct overview *t)
{
    struct aude_card card[CARDS];
    int count = aude_cards(s, card, CARDS);
    memset(t, 0, sizeof *t);
    t->stretches = aude_features(s, t->stretch, STRETCHES);
    for (int i = 0; i < count && i < CARDS; i++) {
        const struct aude_card *c = &card[i];
        if (c->where == AUDE_CARD_ROW)
            see_row(self, t, c);
        if (c->where == AUDE_CARD_HAND)
            t->cards[c->seat] += c->count;
        if (c->where == AUDE_CARD_HAND && c->seat == seat && c->kind < KINDS)
            see_hand(self, t, c);
        if (c->where == AUDE_CARD_FRONT)
            t->herd[c->seat] += c->count;
        if (c->where == AUDE_CARD_CHEST)
            t->chest[c->seat] += c->count;
    }
}

/* ---- What it promises --------------------------------------------------------------------------- */

/* How much more the persons of a row bring if others join them; all in hundredths of persons. */
static int growth(const struct pile *pile, int persons, int sum)
{
    return ((pile->sum * 100 + sum) * (pile->persons * 100 + persons)) / 100 -
           pile->sum * pile->persons * 100;
}

/* What a seat can make of an open stretch: with the own cards, or as many of others as are
 * likely to fit. */
static int promise(const struct overview *t, int row, int seat, bool is_own)
{
    const struct pile *pile = &t->pile[row], *hand = &t->hand[row];
    int value = t->stretch[row].done[seat] * 100 + pile->extra;
    if (is_own)
        return value + hand->extra + growth(pile, hand->persons * 100, hand->sum * 100);
    return value + growth(pile, PERSONS * t->cards[seat], VALUES * t->cards[seat]);
}

/* The best of the open stretches that are not taken. */
static int best_row(const struct overview *t, int seat, bool is_own, unsigned taken, int *value)
{
    int best = 0;
    *value = -1;
    for (int row = 0; row < ROWS; row++) {
        int here = (taken >> row & 1) != 0 ? 0 : promise(t, row, seat, is_own);
        if (here > *value) {
            best = row;
            *value = here;
        }
    }
    return best;
}

/* Adds what those who still have a follower may expect of the open stretches. Whoever is alone
 * waits and takes the best; while there are others it may be gone before. */
static void expect(const struct aude_state *s, const struct overview *t, int seat,
                   int value[AUDE_SEATS])
{
    int seats = aude_seats(aude_rules_of(s)), rivals = 0, best, rest;
    bool is_free = aude_supply(s, seat, 0) > 0;
    unsigned taken = 0, own = is_free ? 1u << best_row(t, seat, true, 0, &best) : 0;
    for (int i = 0, other = aude_turn(s); i < seats; i++, other = (other + 1) % seats) {
        if (other == seat || aude_supply(s, other, 0) == 0)
            continue;
        unsigned row = 1u << best_row(t, other, false, taken, &best);
        best_row(t, other, false, taken | own, &rest);
        value[other] += (best + rest) / 2;
        taken |= row;
        rivals++;
    }
    if (!is_free)
        return;
    best_row(t, seat, true, 0, &best);
    best_row(t, seat, true, taken, &rest);
    value[seat] += (best * stays[rivals] + rest * (100 - stays[rivals])) / 100;
}

/* How the seats stand, in hundredths of a point. */
static void evaluate(void *me, const struct aude_state *s, int seat, int value[AUDE_SEATS])
{
    struct cards_value *self = me;
    struct aude_state *end = self->end;
    struct overview t;
    int seats = aude_seats(aude_rules_of(s)), left = aude_left(s);
    int score[AUDE_SEATS], final[AUDE_SEATS];
    look(self, s, seat, &t);
    aude_scores(s, score);
    aude_copy(end, s);
    aude_end(end, NULL);
    aude_scores(end, final);
    for (int i = 0; i < seats; i++) {
        int series = (final[i] - score[i]) * 100;
        value[i] =
            score[i] * 100 + (series * (self->all - left) + t.chest[i] * CHEST * left) / self->all;
        value[i] += t.herd[i] * HERD * left / (HAND * seats);
    }
    for (int i = 0; i < t.stretches; i++) {
        for (int owner = 0; owner < seats; owner++) {
            if ((t.stretch[i].owners >> owner & 1) != 0)
                value[owner] += t.stretch[i].now[owner] * 100 + t.pile[i].extra;
        }
    }
    if (aude_actor(s) != AUDE_OVER)
        expect(s, &t, seat, value);
}

const struct value value_cards = {
    .open = open,
    .evaluate = evaluate,
    .close = close,
};
