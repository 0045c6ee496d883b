/*
 * look.c: looking at a card game without changing it, so that front ends, players and tests
 * hold no rules: names, numbers, cards, followers.
 */
#include "cards.h"

/* ---- Names ------------------------------------------------------------------------------------ */

const char *const verb_names[VERB_COUNT] = {
#define X(id, name) name,
    VERBS(X)
#undef X
};

static const char *const step_names[] = {
#define X(id, name) name,
    STEPS(X)
#undef X
};

static const char *const reason_names[] = {
#define X(id, name) name,
    REASONS(X)
#undef X
};

enum { ROUND, ROUNDS, HAND, START, WRONG, JOKER, NUMBERS };

static const char *const number_names[NUMBERS] = {
    [ROUND] = "round",       [ROUNDS] = "rounds", [HAND] = "hand-cards",
    [START] = "start-cards", [WRONG] = "wrong",   [JOKER] = "joker",
};

static const char *term_name(int i)
{
    if (i < TERM_VALUE)
        return type_names[i];
    return i == TERM_VALUE ? "value" : i < TERM_COUNT ? row_names[i - TERM_ROWS] : NULL;
}

const char *cards_name(const struct aude_rules *r, enum aude_noun noun, int i)
{
    (void)r;
    switch (noun) {
    case AUDE_NAME_VERB:
        return i < VERB_COUNT ? verb_names[i] : NULL;
    case AUDE_NAME_FEATURE:
        return i < ROWS ? row_names[i] : NULL;
    case AUDE_NAME_ROLE:
        return i < ROWS ? "follower" : NULL;
    case AUDE_NAME_UNIT:
        return i < ROWS ? "card" : NULL;
    case AUDE_NAME_TERM:
        return term_name(i);
    case AUDE_NAME_NUMBER:
        return i < NUMBERS ? number_names[i] : NULL;
    case AUDE_NAME_PIECE:
        return i == 0 ? "follower" : NULL;
    case AUDE_NAME_STEP:
        return i < STEP_COUNT ? step_names[i] : NULL;
    case AUDE_NAME_TOKEN:
        return i == 0 ? "dealer" : NULL;
    case AUDE_NAME_REASON:
        return i < REASON_COUNT ? reason_names[i] : NULL;
    case AUDE_NAME_CARD:
        return i <= BUILDING_JOKER ? type_names[i] : NULL;
    case AUDE_NAME_TERRAIN:
    case AUDE_NAME_MARK:
    case AUDE_NAME_SYMBOL:
        break;
    }
    return NULL;
}

unsigned cards_facts(const struct aude_rules *r)
{
    (void)r;
    return AUDE_HAS_CARDS | AUDE_HAS_SECRETS | AUDE_HAS_ROUNDS;
}

/* A round begins with its first card dealt; before the first one it is round 0. */
int cards_number(const struct aude_state *s, int i)
{
    const struct cards *g = cards_of(s);
    int all = CARDS - START_CARDS, each = rules_of(g)->hand * seats_of(g);
    int dealt = g->left < all ? all - g->left : 0;
    const int numbers[NUMBERS] = {
        [ROUND] = (dealt + each - 1) / each,
        [ROUNDS] = all / each,
        [HAND] = rules_of(g)->hand,
        [START] = START_CARDS,
        [WRONG] = WRONG_POINTS,
        [JOKER] = LONE_JOKER,
    };
    return numbers[i];
}

bool cards_card_kind(const struct aude_rules *r, int i, struct aude_card_kind *out)
{
    (void)r;
    if (i >= KINDS)
        return false;
    *out = (struct aude_card_kind){deck[i].id, deck[i].copies, deck[i].type, deck[i].row,
                                   deck[i].value};
    return true;
}

int cards_card_points(const struct aude_rules *rules, enum aude_card_table table, int n,
                      bool *is_sure)
{
    const struct rules *r = (const struct rules *)(const void *)rules;
    *is_sure = false;
    if (table == AUDE_TABLE_ANIMALS && n >= 1 && n <= ANIMALS_MAX) {
        *is_sure = (deck_sure >> n & 1) != 0;
        return deck_animals[r->option[OPTION_ANIMALS]][n];
    }
    if (table == AUDE_TABLE_SERIES && n >= 1 && n <= SERIES) {
        *is_sure = true;
        return deck_series[n];
    }
    return -1;
}

/* ---- Cards ------------------------------------------------------------------------------------ */

struct card_list {
    struct aude_card *cards;
    int max, count;
};

static void add_card(struct card_list *out, struct aude_card card)
{
    if (card.count == 0)
        return;
    if (out->count < out->max)
        out->cards[out->count] = card;
    out->count++;
}

/* Equal cards of a seat. */
static void add_own(struct card_list *out, enum aude_card_place where, int seat, int kind,
                    int count)
{
    add_card(out, (struct aude_card){.kind = (uint8_t)kind,
                                     .where = (uint8_t)where,
                                     .seat = (int8_t)seat,
                                     .row = AUDE_NONE,
                                     .count = (int16_t)count});
}

/* A card of a row. */
static struct aude_card card_at(const struct cards *g, int row, int at)
{
    unsigned card = g->row[row][at], kind = card & CARD_KIND;
    return (struct aude_card){
        .kind = (uint8_t)(kind == CARD_UNKNOWN ? AUDE_NONE : kind),
        .where = AUDE_CARD_ROW,
        .seat = (int8_t)(is_down(card) ? (int)(card >> CARD_LIES) - 1 : -1),
        .row = (uint8_t)row,
        .place = (int16_t)(at + 1),
        .count = 1,
        .is_down = is_down(card),
    };
}

static void add_rows(const struct cards *g, struct card_list *out)
{
    for (int row = 0; row < ROWS && g->step != STEP_OVER; row++) {
        for (int i = 0; i < g->length[row]; i++)
            add_card(out, card_at(g, row, i));
    }
}

static void add_hand(const struct cards *g, int seat, struct card_list *out)
{
    for (int kind = 0; kind < KINDS; kind++)
        add_own(out, AUDE_CARD_HAND, seat, kind, g->hand[seat][kind]);
    if (is_hidden(g, seat))
        add_own(out, AUDE_CARD_HAND, seat, AUDE_NONE, g->cards[seat]);
}

/* CARD-Q28: animals in front of a seat are public, with the jokers that joined them. */
static void add_front(const struct cards *g, int seat, struct card_list *out)
{
    struct aude_card card = {.where = AUDE_CARD_FRONT, .seat = (int8_t)seat};
    for (int colour = 0; colour < ROWS; colour++) {
        card.kind = (uint8_t)(COLOUR_KINDS * colour + KIND_ANIMAL);
        card.row = (uint8_t)colour;
        card.count = g->front[seat][colour];
        add_card(out, card);
    }
    card.kind = KIND_ANIMAL_JOKER;
    for (int colour = 0; colour < ROWS; colour++) {
        card.row = (uint8_t)colour;
        card.count = g->joined[seat][colour];
        add_card(out, card);
    }
    add_own(out, AUDE_CARD_FRONT, seat, KIND_ANIMAL_JOKER, g->waiting[seat]);
}

/* CARD-37, CARD-Q26: nobody looks under a chest before the end, unless the option says so. */
static void add_chest(const struct cards *g, int seat, struct card_list *out)
{
    const uint8_t *chest = g->chest[seat];
    if (g->step != STEP_OVER && rules_of(g)->option[OPTION_CHESTS] == 0) {
        add_card(out, (struct aude_card){
                          .kind = AUDE_NONE,
                          .where = AUDE_CARD_CHEST,
                          .seat = (int8_t)seat,
                          .row = AUDE_NONE,
                          .count = (int16_t)(chest[0] + chest[1] + chest[2] + chest[3] + chest[4]),
                          .is_down = true});
        return;
    }
    for (int colour = 0; colour < ROWS; colour++)
        add_own(out, AUDE_CARD_CHEST, seat, COLOUR_KINDS * colour + KIND_BUILDING, chest[colour]);
    add_own(out, AUDE_CARD_CHEST, seat, KIND_BUILDING_JOKER, chest[ROWS]);
}

int cards_cards(const struct aude_state *s, struct aude_card *list, int max)
{
    const struct cards *g = cards_of(s);
    struct card_list out = {list, max, 0};
    add_rows(g, &out);
    for (int seat = 0; seat < seats_of(g); seat++) {
        add_hand(g, seat, &out);
        add_front(g, seat, &out);
        add_chest(g, seat, &out);
    }
    return out.count;
}

/* ---- Followers and the dealer ------------------------------------------------------------------- */

int cards_pieces(const struct aude_state *s, struct aude_piece *out, int max)
{
    const struct cards *g = cards_of(s);
    uint8_t nearer[ROWS] = {0};
    for (int seat = 0; seat < seats_of(g) && seat < max; seat++)
        out[seat] =
            (struct aude_piece){.seat = (int8_t)seat, .where = AUDE_IN_SUPPLY, .holder = -1};
    for (int i = 0; i < g->claims; i++) {
        const struct claim *c = &g->claim[i];
        if (!has_placed(g, c->seat))
            continue;
        uint8_t segment = nearer[c->row]++;
        if (c->seat < max) {
            out[c->seat].where = AUDE_ON_SEGMENT;
            out[c->seat].segment = segment;
            out[c->seat].x = c->place;
            out[c->seat].y = c->row;
        }
    }
    return seats_of(g);
}

int cards_tokens(const struct aude_state *s, struct aude_token *out, int max)
{
    const struct cards *g = cards_of(s);
    if (g->dealer == AUDE_NONE)
        return 0;
    if (max > 0)
        out[0] = (struct aude_token){
            .tile = AUDE_NONE, .seat = (int8_t)g->dealer, .segment = -1, .count = 1};
    return 1;
}
