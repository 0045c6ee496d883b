/* conform_cards.c: what front ends see of a card game hangs together. */
#include "conform.h"

#include <string.h>

enum { CARDS = 256, KINDS = 64 };

static struct aude_card card[CARDS];
static struct aude_piece piece[AUDE_PIECES_MAX];
static struct aude_feature feature[AUDE_FEATURES_MAX];

/* ---- Cards ----------------------------------------------------------------------------------- */

/* Rows first, from the board outwards without gaps; then seat by seat. */
static void look_order(struct trial *t, int cards)
{
    int row = -1, place = 0, seat = 0, where = AUDE_CARD_HAND;
    for (int i = 0; i < cards; i++) {
        const struct aude_card *c = &card[i];
        if (c->where == AUDE_CARD_ROW) {
            place = c->row == row ? place + 1 : 1;
            expect(t, P_BAG, c->row >= row && c->place == place && c->count == 1);
            expect(t, P_BAG, aude_name(t->rules, AUDE_NAME_FEATURE, c->row) != NULL);
            expect(t, P_BAG, c->is_down ? c->seat >= 0 : c->seat == -1);
            row = c->row;
        } else {
            bool is_next = c->seat > seat || (c->seat == seat && c->where >= where);
            expect(t, P_BAG, is_next && c->seat < t->seats && c->count > 0);
            seat = c->seat;
            where = c->where;
            row = KINDS; /* no card of a row comes later */
        }
    }
}

/* Pile, hands, rows, fronts and chests never hold more than the set, nor more than before. */
static void look_bag(struct trial *t, int cards)
{
    struct aude_card_kind kind;
    int count[KINDS] = {0}, in_game = 0, set = 0, left = 0;
    for (int i = 0; i < cards; i++) {
        in_game += card[i].count;
        if (card[i].kind < KINDS)
            count[card[i].kind] += card[i].count;
    }
    for (int i = 0; i < KINDS && aude_card_kind(t->rules, i, &kind); i++) {
        left += aude_bag(t->now, i);
        count[i] += aude_bag(t->now, i) + (aude_hand(t->now) == i);
        set += kind.copies;
        expect(t, P_BAG, count[i] >= 0 && count[i] <= kind.copies);
    }
    expect(t, P_BAG, left == aude_left(t->now));
    int out = set - in_game - left - (aude_hand(t->now) >= 0);
    expect(t, P_BAG, out >= t->discarded);
    t->discarded = out;
}

/* ---- Stretches -------------------------------------------------------------------------------- */

/* Every card of a row belongs to the one stretch that lists it, and every placed follower has one. */
static void look_features(struct trial *t, int cards, int pieces)
{
    struct aude_member member[CARDS];
    int features = aude_features(t->now, feature, AUDE_FEATURES_MAX), members = 0, claimed = 0;
    expect(t, P_BOUNDS, features <= AUDE_FEATURES_MAX);
    for (int i = 0; i < features; i++) {
        const struct aude_feature *f = &feature[i];
        int count = aude_members(t->now, f->id, member, CARDS);
        expect(t, P_FEATURES, count == f->segments && count <= CARDS);
        expect(t, P_FEATURES, f->is_closed == (f->owners != 0) && f->owners >> t->seats == 0);
        for (int k = 0; k < count; k++)
            expect(t, P_FEATURES, aude_feature_at(t->now, member[k].x, member[k].y, 0) == f->id);
        if (count > 0)
            expect(t, P_FEATURES, aude_feature_at(t->now, f->x, f->y, f->segment) == f->id);
        members += count;
        claimed += f->is_closed;
    }
    for (int i = 0; i < cards; i++) {
        if (card[i].where != AUDE_CARD_ROW)
            continue;
        members--;
        expect(t, P_FEATURES, aude_feature_at(t->now, card[i].place, card[i].row, 0) >= 0);
        expect(t, P_FAR, aude_feature_at(t->now, card[i].place + 256, card[i].row, 0) == -1);
        expect(t, P_FAR, aude_feature_at(t->now, card[i].place, card[i].row + 256, 0) == -1);
    }
    for (int i = 0; i < pieces; i++)
        claimed -= piece[i].where == AUDE_ON_SEGMENT;
    expect(t, P_FEATURES, members == 0 && claimed == 0);
}

/* ---- Actions ---------------------------------------------------------------------------------- */

static void look_where(struct trial *t)
{
    struct aude_card_kind kind;
    for (int k = 0; k < t->count; k++) {
        struct aude_spot spot = aude_where(t->now, t->legal[k]);
        expect(t, P_WHERE,
               !spot.on_board ||
                   (spot.x >= 0 && spot.y >= 0 && aude_name(t->rules, AUDE_NAME_FEATURE, spot.y)));
        expect(t, P_WHERE, spot.card == -1 || aude_card_kind(t->rules, spot.card, &kind));
        expect(t, P_WHERE, spot.seat >= -1 && spot.seat < t->seats);
        expect(t, P_WHERE,
               spot.piece == -1 || aude_name(t->rules, AUDE_NAME_PIECE, spot.piece) != NULL);
    }
}

static void look_tokens(struct trial *t)
{
    struct aude_token token[AUDE_TOKENS_MAX];
    int count = aude_tokens(t->now, token, AUDE_TOKENS_MAX);
    expect(t, P_BOUNDS, count <= AUDE_TOKENS_MAX);
    for (int i = 0; i < count; i++) {
        expect(t, P_TOKENS, aude_name(t->rules, AUDE_NAME_TOKEN, token[i].kind) != NULL);
        expect(t, P_TOKENS, token[i].seat >= 0 && token[i].seat < t->seats && !token[i].on_board);
    }
    expect(t, P_TOKENS, count > 0 || t->step == 0);
}

void look_claims(struct trial *t, struct aude_action a)
{
    const char *verb = aude_name(t->rules, AUDE_NAME_VERB, a.verb);
    int supply[AUDE_SEATS];
    for (int seat = 0; seat < t->seats; seat++)
        supply[seat] = aude_supply(t->before, seat, 0);
    if (t->actor >= 0 && verb != NULL && strcmp(verb, "claim") == 0)
        supply[t->actor]--;
    for (int i = 0; i < t->events.count; i++) {
        const struct aude_event *e = &t->events.list[i];
        if (e->kind == AUDE_EVENT_RETURN && e->seat >= 0)
            supply[e->seat]++;
    }
    for (int seat = 0; seat < t->seats; seat++)
        expect(t, P_SUPPLY, supply[seat] == aude_supply(t->now, seat, 0));
}

void look_cards(struct trial *t)
{
    struct aude_tile tile;
    int cards = aude_cards(t->now, card, CARDS);
    int pieces = aude_pieces(t->now, piece, AUDE_PIECES_MAX);
    expect(t, P_BOUNDS, cards <= CARDS && pieces <= AUDE_PIECES_MAX);
    expect(t, P_WINNERS, (aude_winners(t->now) != 0) == (aude_actor(t->now) == AUDE_OVER));
    expect(t, P_FITS, aude_fits(t->now, 0, 0, 0) == 0 && aude_tiles(t->now, &tile, 1) == 0);
    expect(t, P_LINE, !aude_tile_at(t->now, 0, 0, &tile) && !aude_laid(t->now, 0, &tile));
    look_where(t);
    look_order(t, cards);
    look_bag(t, cards);
    look_tokens(t);
    look_features(t, cards, pieces);
    expect(t, P_QUIET, aude_hash(t->now) == t->hash);
}
