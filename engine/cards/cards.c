/*
 * cards.c: the family of card games. Who acts, who has won, the small questions, and struct
 * game.
 */
#include "cards.h"

static int cards_actor(const struct aude_state *s)
{
    return cards_of(s)->actor;
}

static void cards_end(struct aude_state *s, struct aude_events *log)
{
    if (cards_of(s)->actor != AUDE_OVER)
        clear_end(edit_cards(s), log);
}

static void cards_scores(const struct aude_state *s, int out[AUDE_SEATS])
{
    for (int seat = 0; seat < AUDE_SEATS; seat++)
        out[seat] = seat < SEATS ? cards_of(s)->score[seat] : 0;
}

/* CARD-46, CARD-Q24: the most points win, then the most building cards without jokers. Both are
 * compared as one number. */
static unsigned cards_winners(const struct aude_state *s)
{
    const struct cards *g = cards_of(s);
    unsigned winners = 0;
    int most = -1;
    for (int seat = 0; seat < seats_of(g) && g->actor == AUDE_OVER; seat++) {
        const uint8_t *chest = g->chest[seat];
        int rank = g->score[seat] * 256 + chest[0] + chest[1] + chest[2] + chest[3];
        if (rank > most)
            winners = 0;
        most = rank > most ? rank : most;
        winners |= (unsigned)(rank == most) << seat;
    }
    return winners;
}

static int cards_supply(const struct aude_state *s, int seat, int piece_kind)
{
    const struct cards *g = cards_of(s);
    if (seat < 0 || seat >= seats_of(g) || piece_kind != 0)
        return 0;
    return !has_placed(g, seat);
}

static int cards_bag(const struct aude_state *s, int kind)
{
    return kind >= 0 && kind < KINDS ? cards_of(s)->unseen[kind] : 0;
}

static int cards_left(const struct aude_state *s)
{
    return cards_of(s)->left;
}

static int cards_hand(const struct aude_state *s)
{
    return cards_of(s)->opened == AUDE_NONE ? -1 : cards_of(s)->opened;
}

static int cards_turn(const struct aude_state *s)
{
    return cards_of(s)->turn;
}

static int cards_step(const struct aude_state *s)
{
    return cards_of(s)->step;
}

/* There are no tiles here. */
static bool cards_kind(const struct aude_rules *r, int i, struct aude_kind *out)
{
    (void)r;
    (void)i;
    (void)out;
    return false;
}

static int cards_tiles(const struct aude_state *s, struct aude_tile *out, int max)
{
    (void)s;
    (void)out;
    (void)max;
    return 0;
}

static bool cards_laid(const struct aude_state *s, int number, struct aude_tile *out)
{
    (void)s;
    (void)number;
    (void)out;
    return false;
}

static bool cards_tile_at(const struct aude_state *s, int x, int y, struct aude_tile *out)
{
    (void)s;
    (void)x;
    (void)y;
    (void)out;
    return false;
}

static int cards_open(const struct aude_state *s, int id)
{
    (void)s;
    (void)id;
    return 0;
}

static unsigned cards_fits(const struct aude_state *s, int x, int y, int kind)
{
    (void)s;
    (void)x;
    (void)y;
    (void)kind;
    return 0;
}

const struct game cards_game = {
    .row = cards_row,
    .expansion = cards_expansion,
    .option = cards_option,
    .rules_read = cards_rules_read,
    .rules_write = cards_rules_write,
    .start = cards_start,
    .actor = cards_actor,
    .count = cards_count,
    .pick = cards_pick,
    .legal = cards_legal,
    .chances = cards_chances,
    .why = cards_why,
    .apply = cards_apply,
    .end = cards_end,
    .scores = cards_scores,
    .winners = cards_winners,
    .view = cards_view,
    .seen = cards_seen,
    .guess = cards_guess,
    .action_read = cards_action_read,
    .action_write = cards_action_write,
    .sound = cards_sound,
    .name = cards_name,
    .facts = cards_facts,
    .number = cards_number,
    .kind = cards_kind,
    .tiles = cards_tiles,
    .laid = cards_laid,
    .tile_at = cards_tile_at,
    .features = cards_features,
    .feature = cards_feature,
    .open = cards_open,
    .worth = cards_worth,
    .feature_at = cards_feature_at,
    .members = cards_members,
    .pieces = cards_pieces,
    .supply = cards_supply,
    .tokens = cards_tokens,
    .card_kind = cards_card_kind,
    .card_points = cards_card_points,
    .cards = cards_cards,
    .bag = cards_bag,
    .left = cards_left,
    .hand = cards_hand,
    .turn = cards_turn,
    .step = cards_step,
    .fits = cards_fits,
    .where = cards_where,
};
