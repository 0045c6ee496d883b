/*
 * cards_layout.c: what lies on the table of a card game and what may be done, sorted for people.
 */
#include <string.h>

#include "cards.h"

enum { FEATURES_MAX = CARD_ROWS + AUDE_SEATS, ENTRIES_MAX = 512 };

static void add_row_card(struct card_layout *t, const struct aude_card *card)
{
    struct card_row *row = &t->row[card->row % CARD_ROWS];
    if (row->count < CARDS_MAX)
        row->card[row->count++] = *card;
}

/* Animals and the jokers that joined them lie in front of a seat; a joker that waits has no row. */
static void add_front(const struct aude_rules *r, struct card_seat *seat,
                      const struct aude_card *card)
{
    struct aude_card_kind kind;
    if (!aude_card_kind(r, card->kind, &kind))
        return;
    if (kind.row >= 0)
        seat->animals[kind.row % CARD_ROWS] = (uint8_t)card->count;
    else if (card->row < CARD_ROWS)
        seat->jokers[card->row] = (uint8_t)card->count;
    else
        seat->waiting += card->count;
}

static void add_card(struct card_layout *t, const struct aude_card *card)
{
    if (card->where == AUDE_CARD_ROW) {
        add_row_card(t, card);
        return;
    }
    struct card_seat *seat = &t->seat[card->seat % AUDE_SEATS];
    if (card->where == AUDE_CARD_HAND) {
        seat->hand += card->count;
        if (card->kind < CARD_KINDS)
            seat->known[card->kind] = (uint8_t)card->count;
    } else if (card->where == AUDE_CARD_CHEST) {
        seat->chest += card->count;
        if (card->kind < CARD_KINDS)
            seat->inside[card->kind] = (uint8_t)card->count;
    } else {
        add_front(aude_rules_of(t->s), seat, card);
    }
}

/* In the order in which they stand, also where several are behind the same card. */
static void add_followers(struct card_layout *t)
{
    struct aude_piece piece[AUDE_PIECES_MAX];
    int count = aude_pieces(t->s, piece, AUDE_PIECES_MAX);
    for (int i = 0; i < count && i < AUDE_PIECES_MAX; i++) {
        const struct aude_piece *p = &piece[i];
        if (p->where != AUDE_ON_SEGMENT || p->segment >= AUDE_SEATS)
            continue;
        struct card_row *row = &t->row[p->y % CARD_ROWS];
        row->follower[p->segment] = (struct card_follower){p->seat, p->x};
        if (row->followers < p->segment + 1)
            row->followers = p->segment + 1;
    }
}

static int count_unknown(const struct card_row *row, int first, int count)
{
    int unknown = 0;
    for (int i = first - 1; i >= 0 && i < first - 1 + count && i < row->count; i++)
        unknown += row->card[i].kind == AUDE_NONE;
    return unknown;
}

static void add_stretch(struct card_layout *t, const struct aude_feature *f)
{
    const struct card_row *row = &t->row[f->y % CARD_ROWS];
    struct card_stretch stretch = {.first = f->x, .count = f->segments};
    stretch.unknown = count_unknown(row, f->x, f->segments);
    stretch.least = stretch.most = f->done[t->looker >= 0 ? t->looker : 0];
    for (int seat = 0; seat < t->seats; seat++) {
        if (f->is_closed && (f->owners >> seat & 1) != 0) {
            stretch.least = stretch.most = f->now[seat];
            t->claim[seat] = stretch;
            return;
        }
        if (t->looker < 0 && f->done[seat] < stretch.least)
            stretch.least = f->done[seat];
        if (t->looker < 0 && f->done[seat] > stretch.most)
            stretch.most = f->done[seat];
    }
    t->open[f->y % CARD_ROWS] = stretch;
}

void cards_look(struct card_layout *t, const struct aude_state *view, int looker)
{
    const struct aude_rules *r = aude_rules_of(view);
    struct aude_card card[ENTRIES_MAX];
    struct aude_feature feature[FEATURES_MAX];
    struct aude_token token[AUDE_TOKENS_MAX];
    memset(t, 0, sizeof *t);
    t->s = view;
    t->looker = looker;
    t->dealer = -1;
    t->seats = aude_seats(r);
    while (t->rows < CARD_ROWS && aude_name(r, AUDE_NAME_FEATURE, t->rows) != NULL)
        t->rows++;
    int cards = aude_cards(view, card, ENTRIES_MAX);
    for (int i = 0; i < cards && i < ENTRIES_MAX; i++)
        add_card(t, &card[i]);
    add_followers(t);
    int features = aude_features(view, feature, FEATURES_MAX);
    for (int i = 0; i < features && i < FEATURES_MAX; i++)
        add_stretch(t, &feature[i]);
    int tokens = aude_tokens(view, token, AUDE_TOKENS_MAX);
    for (int i = 0; i < tokens && i < AUDE_TOKENS_MAX; i++)
        t->dealer = token[i].seat >= 0 ? token[i].seat : t->dealer;
}

/* ---- What may be done ------------------------------------------------------------------------ */

/* All ways to lay a card of that kind; false if there is none. */
static bool add_lays(struct card_menu *menu, const struct aude_state *view,
                     const struct aude_action *list, int count, int kind)
{
    struct card_item item = {.card = kind};
    for (int i = 0; i < count; i++)
        if (aude_where(view, list[i]).card == kind && item.ways < CARD_ROWS &&
            cards_is_verb(aude_rules_of(view), list[i], "lay"))
            item.way[item.ways++] = list[i];
    if (item.ways > 0 && menu->count < MENU_MAX)
        menu->item[menu->count++] = item;
    return item.ways > 0;
}

static void add_rest(struct card_menu *menu, const struct aude_rules *r,
                     const struct aude_action *list, int count)
{
    struct card_item claim = {.card = -1, .is_claim = true};
    for (int i = 0; i < count; i++) {
        if (cards_is_verb(r, list[i], "claim")) {
            if (claim.ways < CARD_ROWS)
                claim.way[claim.ways++] = list[i];
        } else if (!cards_is_verb(r, list[i], "lay") && menu->count < MENU_MAX) {
            menu->item[menu->count++] = (struct card_item){.card = -1, .way = {list[i]}, .ways = 1};
        }
    }
    if (claim.ways > 0 && menu->count < MENU_MAX)
        menu->item[menu->count++] = claim;
}

void cards_menu(struct card_menu *menu, const struct aude_state *view)
{
    struct aude_action list[AUDE_LEGAL_MAX];
    struct aude_card card[ENTRIES_MAX];
    int actor = aude_actor(view), count = actor < 0 ? 0 : aude_legal(view, list, AUDE_LEGAL_MAX);
    count = count < AUDE_LEGAL_MAX ? count : AUDE_LEGAL_MAX;
    menu->count = 0;
    if (count == 0)
        return;
    if (aude_hand(view) >= 0)
        add_lays(menu, view, list, count, aude_hand(view));
    int cards = aude_cards(view, card, ENTRIES_MAX);
    for (int i = 0; i < cards && i < ENTRIES_MAX; i++) {
        bool is_own = card[i].where == AUDE_CARD_HAND && card[i].seat == actor;
        for (int k = 0; is_own && k < card[i].count; k++)
            add_lays(menu, view, list, count, card[i].kind);
    }
    add_rest(menu, aude_rules_of(view), list, count);
}

int cards_best_claim(const struct aude_state *view, int looker, const struct card_item *item)
{
    struct card_layout table;
    int best = 0;
    cards_look(&table, view, looker);
    for (int i = 1; i < item->ways; i++) {
        const struct card_stretch *old = &table.open[item->way[best].b % CARD_ROWS];
        const struct card_stretch *new = &table.open[item->way[i].b % CARD_ROWS];
        if (new->most > old->most || (new->most == old->most &&new->count > old->count))
            best = i;
    }
    return best;
}

/* ---- What is taken --------------------------------------------------------------------------- */

/* The stretch of the seat, which the action may be about to claim; -1 if it has none. */
static int find_stretch(const struct aude_state *s, struct aude_action a, int seat)
{
    struct aude_feature feature[FEATURES_MAX];
    int count = aude_features(s, feature, FEATURES_MAX);
    bool is_claimed_now = aude_actor(s) == seat && cards_is_verb(aude_rules_of(s), a, "claim");
    for (int i = 0; i < count && i < FEATURES_MAX; i++) {
        const struct aude_feature *f = &feature[i];
        if (is_claimed_now ? !f->is_closed && f->kind == a.b
                           : f->is_closed && (f->owners >> seat & 1) != 0)
            return f->id;
    }
    return -1;
}

/* The cards of a stretch by kind. */
static void count_stretch(const struct aude_state *s, int id, uint8_t taken[CARD_KINDS])
{
    struct aude_member member[CARDS_MAX];
    struct aude_card card[ENTRIES_MAX];
    int cards = aude_cards(s, card, ENTRIES_MAX);
    int members = id < 0 ? 0 : aude_members(s, id, member, CARDS_MAX);
    for (int i = 0; i < members && i < CARDS_MAX; i++)
        for (int k = 0; k < cards && k < ENTRIES_MAX; k++)
            if (card[k].where == AUDE_CARD_ROW && card[k].row == member[i].y &&
                card[k].place == member[i].x && card[k].kind < CARD_KINDS)
                taken[card[k].kind]++;
}

void cards_find_hauls(const struct aude_state *s, struct aude_action a, struct card_hauls *out)
{
    memset(out, 0, sizeof *out);
    for (int seat = 0; seat < aude_seats(aude_rules_of(s)); seat++)
        count_stretch(s, find_stretch(s, a, seat), out->taken[seat]);
}

/* The last points are for what is under the chests, which everybody may see then. */
void cards_of_event(const struct card_hauls *hauls, const struct aude_state *s,
                    const struct aude_event *event, uint8_t out[CARD_KINDS])
{
    struct card_layout table;
    memset(out, 0, CARD_KINDS);
    if (event->seat < 0)
        return;
    memcpy(out, hauls->taken[event->seat], CARD_KINDS);
    if (!event->is_final)
        return;
    cards_look(&table, s, event->seat);
    memcpy(out, table.seat[event->seat].inside, CARD_KINDS);
}
