/*
 * cards.c: the course of Cardcassonne in the model: set-up, dealing, laying and claiming, the end,
 * and what is legal in each step.
 */
#include "cards.h"

#include <stdlib.h>
#include <string.h>

#include "cards_desk.h"

/* ---- Counting --------------------------------------------------------------------------- */

int count_pile(const struct desk *d, int kind)
{
    int n = 0;
    for (int i = 0; i < CARDS; i++)
        n += d->card[i].place == IN_PILE && (kind < 0 || d->card[i].kind == kind);
    return n;
}

int count_hand(const struct desk *d, int seat, int kind)
{
    int n = 0;
    for (int i = 0; i < CARDS; i++)
        n += d->card[i].place == IN_HAND && d->card[i].seat == seat &&
             (kind < 0 || d->card[i].kind == kind);
    return n;
}

int count_row(const struct desk *d, int row)
{
    int n = 0;
    for (int i = 0; i < d->length[row]; i++)
        n += !d->row[row][i].is_follower;
    return n;
}

bool has_follower(const struct desk *d, int seat)
{
    int row;
    int first;
    int count;
    return !find_claim(d, seat, &row, &first, &count);
}

/* ---- What is legal ---------------------------------------------------------------------- */

void list_outcome(struct cards_model *m, struct aude_action a, int weight)
{
    if (m->legals < LEGAL_MAX)
        m->legal[m->legals++] = (struct outcome){.action = a, .weight = weight};
}

/* Any card of the pile is as likely as any other. */
static void list_pile(struct cards_model *m, int verb, int seat)
{
    for (int i = 0; i < CARD_KINDS; i++)
        if (count_pile(&m->desk, i) > 0)
            list_outcome(
                m, (struct aude_action){.verb = (uint8_t)verb, .a = (uint8_t)i, .b = (uint8_t)seat},
                count_pile(&m->desk, i));
}

/* CARD-19 to CARD-22 */
static bool may_lie(int kind, int row, bool is_down)
{
    return is_down || kind_colour(kind) < 0 || kind_colour(kind) == row;
}

static void list_lay(struct cards_model *m, int kind, bool is_down)
{
    for (int row = 0; row < ROWS; row++)
        if (may_lie(kind, row, is_down))
            list_outcome(m,
                         (struct aude_action){.verb = (uint8_t)m->verb.lay,
                                              .a = (uint8_t)kind,
                                              .b = (uint8_t)row,
                                              .c = is_down},
                         1);
}

static void list_play(struct cards_model *m)
{
    const struct desk *d = &m->desk;
    for (int i = 0; i < CARD_KINDS; i++)
        if (count_hand(d, d->turn, i) > 0)
            list_lay(m, i, !d->has_laid[d->turn]);
    for (int row = 0; row < ROWS && has_follower(d, d->turn); row++) /* CARD-Q08 */
        list_outcome(m, (struct aude_action){.verb = (uint8_t)m->verb.claim, .b = (uint8_t)row}, 1);
}

/* ---- The steps of a round, last to first --------------------------------------------------- */

void cards_model_end(struct cards_model *m)
{
    struct desk *d = &m->desk;
    if (d->step == DESK_OVER)
        return;
    score_chests(m);
    d->step = DESK_OVER;
    d->hand = -1;
    m->legals = 0;
}

/* CARD-12 */
static int hand_size(const struct cards_model *m)
{
    static const int sizes[AUDE_SEATS] = {0, 0, 6, 5, 5, 4};
    return sizes[m->seats];
}

static void go_on_dealing(struct cards_model *m)
{
    struct desk *d = &m->desk;
    int dealt = 0;
    for (int seat = 0; seat < m->seats; seat++)
        dealt += count_hand(d, seat, -1);
    d->turn = (d->dealer + 1 + dealt) % m->seats;
    if (dealt == m->seats * hand_size(m)) {
        for (int seat = 0; seat < m->seats; seat++)
            d->has_laid[seat] = false;
        d->step = DESK_PLAY; /* CARD-15 */
        list_play(m);
        return;
    }
    d->step = DESK_DEAL;
    list_pile(m, m->verb.deal, d->turn);
}

/* CARD-29, CARD-41 to CARD-43 */
static void finish_round(struct cards_model *m)
{
    struct desk *d = &m->desk;
    if (count_pile(d, -1) > 0) {
        go_on_dealing(m);
        return;
    }
    for (int row = 0; row < ROWS; row++)
        d->length[row] = 0;
    for (int i = 0; i < CARDS; i++)
        if (d->card[i].place == IN_ROW)
            d->card[i].place = OUT_OF_GAME;
    cards_model_end(m);
}

static void go_on_clearing(struct cards_model *m)
{
    if (clear_on(m))
        finish_round(m);
}

static void go_on_playing(struct cards_model *m)
{
    m->desk.step = DESK_PLAY;
    list_play(m);
    if (m->legals == 0) /* CARD-14; all have had as many turns */
        go_on_clearing(m);
}

static void go_on_opening(struct cards_model *m)
{
    struct desk *d = &m->desk;
    d->turn = d->dealer;
    if (d->opened == OPENED) {
        go_on_dealing(m);
        return;
    }
    d->step = DESK_OPEN;
    list_pile(m, m->verb.open, 0);
}

/* ---- Actions ----------------------------------------------------------------------------- */

/* A card of that kind in the pile, or in the hand of a seat. */
static int find_card(const struct desk *d, int kind, enum card_place place, int seat)
{
    for (int i = 0; i < CARDS; i++)
        if (d->card[i].kind == kind && d->card[i].place == place &&
            (place == IN_PILE || d->card[i].seat == seat))
            return i;
    abort(); /* it was legal, so there is one */
}

static void lay_at_end(struct desk *d, int row, int which, bool is_follower)
{
    d->row[row][d->length[row]++] =
        (struct item){.is_follower = is_follower, .which = (int16_t)which};
}

static void lay(struct desk *d, int card, int row, bool is_down)
{
    d->card[card].place = IN_ROW;
    if (!is_down)
        d->card[card].seat = -1;
    d->card[card].is_down = is_down;
    lay_at_end(d, row, card, false);
}

static void open(struct cards_model *m, int kind)
{
    struct desk *d = &m->desk;
    int card = find_card(d, kind, IN_PILE, -1);
    d->opened++;
    if (kind_colour(kind) >= 0) {
        lay(d, card, kind_colour(kind), false);
        go_on_opening(m);
        return;
    }
    d->card[card].place = IN_HAND; /* of nobody */
    d->card[card].seat = -1;
    d->hand = card;
    d->step = DESK_LAY_JOKER; /* CARD-10 */
    list_lay(m, kind, false);
}

static void play(struct cards_model *m, struct aude_action a)
{
    struct desk *d = &m->desk;
    if (a.verb == m->verb.claim) {
        int home = 0;
        lay_at_end(d, a.b, d->turn, true);
        for (int seat = 0; seat < m->seats; seat++)
            home += has_follower(d, seat);
        if (home == 0) /* CARD-26 */
            d->dealer = d->turn;
    } else {
        lay(d, find_card(d, a.a, IN_HAND, d->turn), a.b, a.c != 0);
        d->has_laid[d->turn] = true;
    }
    d->turn = (d->turn + 1) % m->seats;
    go_on_playing(m);
}

static void deal(struct cards_model *m, struct aude_action a)
{
    struct desk *d = &m->desk;
    int card = find_card(d, a.a, IN_PILE, -1);
    d->card[card].place = IN_HAND;
    d->card[card].seat = (int8_t)a.b;
    go_on_dealing(m);
}

static void follow(struct cards_model *m, struct aude_action a)
{
    struct desk *d = &m->desk;
    int hand = d->hand;
    switch (d->step) {
    case DESK_DEALER:
        d->dealer = a.b;
        go_on_opening(m);
        break;
    case DESK_OPEN:
        open(m, a.a);
        break;
    case DESK_LAY_JOKER:
        d->hand = -1;
        lay(d, hand, a.b, false);
        go_on_opening(m);
        break;
    case DESK_DEAL:
        deal(m, a);
        break;
    case DESK_PLAY:
        play(m, a);
        break;
    case DESK_TURN:
        d->card[d->asked].is_down = false;
        go_on_clearing(m);
        break;
    case DESK_CHOOSE:
        d->card[d->asked].choice = a.verb == m->verb.sell ? TO_SELL : TO_KEEP;
        go_on_clearing(m);
        break;
    case DESK_ASSIGN:
        d->card[d->asked].wish = a.b;
        go_on_clearing(m);
        break;
    case DESK_OVER:
        break;
    }
}

/* ---- The interface ------------------------------------------------------------------------- */

struct cards_model *cards_model_new(const struct aude_rules *r)
{
    struct cards_model *m = calloc(1, sizeof *m);
    if (!m)
        abort();
    m->r = r;
    m->ended = calloc(1, aude_state_size(r));
    if (!m->ended)
        abort();
    cards_read(m);
    cards_model_restart(m);
    return m;
}

void cards_model_free(struct cards_model *m)
{
    free(m->ended);
    free(m);
}

void cards_model_restart(struct cards_model *m)
{
    struct desk *d = &m->desk;
    int cards = 0;
    memset(d, 0, sizeof *d);
    for (int kind = 0; kind < CARD_KINDS; kind++)
        for (int i = 0; i < kind_copies(kind); i++)
            d->card[cards++] =
                (struct card){.kind = (uint8_t)kind, .seat = -1, .wish = NO_ROW, .joined = NO_ROW};
    d->step = DESK_DEALER;
    d->dealer = -1;
    d->hand = -1;
    m->legals = 0;
    m->notes = 0;
    for (int seat = 0; seat < m->seats; seat++) /* CARD-Q19 */
        list_outcome(m, (struct aude_action){.verb = (uint8_t)m->verb.dealer, .b = (uint8_t)seat},
                     1);
}

static bool is_legal(const struct cards_model *m, struct aude_action a)
{
    for (int i = 0; i < m->legals; i++)
        if (memcmp(&m->legal[i].action, &a, sizeof a) == 0)
            return true;
    return false;
}

bool cards_model_apply(struct cards_model *m, struct aude_action a, char *why, size_t len)
{
    if (m->unknown[0])
        return model_refuse(why, len, "the model does not know \"%s\"", m->unknown);
    if (!is_legal(m, a))
        return model_refuse(why, len, "the model finds it illegal: verb %d a %d b %d c %d at %d,%d",
                            a.verb, a.a, a.b, a.c, a.x, a.y);
    m->legals = 0;
    m->notes = 0;
    follow(m, a);
    return true;
}
