/*
 * cards_clear.c: clearing the rows at the end of a round, and the points for it. How far clearing
 * has come is not remembered: the stretch to be cleared is the first that still has its follower,
 * and what is to be asked about it is the first thing that has no answer yet.
 */
#include "cards_desk.h"

#include <string.h>

bool find_claim(const struct desk *d, int seat, int *row, int *first, int *count)
{
    for (*row = 0; *row < ROWS; ++*row) {
        *first = 0;
        for (int i = 0; i < d->length[*row]; i++) {
            const struct item *item = &d->row[*row][i];
            if (!item->is_follower)
                continue;
            *count = i - *first;
            if (item->which == seat)
                return true;
            *first = i + 1;
        }
    }
    return false;
}

void note_points(struct cards_model *m, struct note note)
{
    if (note.points == 0)
        return;
    m->desk.score[note.seat] += note.points;
    if (m->notes < NOTES_MAX)
        m->note[m->notes++] = note;
}

/* CARD-43 to CARD-46 */
void score_chests(struct cards_model *m)
{
    int buildings[ROWS];
    int jokers;
    for (int seat = 0; seat < m->seats; seat++) {
        count_chest(&m->desk, seat, buildings, &jokers);
        int cards = jokers;
        for (int i = 0; i < ROWS; i++)
            cards += buildings[i];
        note_points(m, (struct note){.seat = seat,
                                     .reason = BUILDINGS,
                                     .points = value_buildings(buildings, jokers),
                                     .tile = -1,
                                     .count = cards,
                                     .feature = -1});
    }
}

/* ---- One stretch ------------------------------------------------------------------------------ */

/* The first stretch of a row: the cards before its first follower. */
struct stretch {
    int seat, row;
    int cards;
    struct card *card[CARDS];
};

/* CARD-28, CARD-Q17: rows from bottom to top, in a row from the board outwards. */
static bool find_stretch(struct desk *d, struct stretch *out)
{
    for (int row = ROWS - 1; row >= 0; row--) {
        out->row = row;
        out->cards = 0;
        for (int i = 0; i < d->length[row]; i++) {
            const struct item *item = &d->row[row][i];
            if (item->is_follower) {
                out->seat = item->which;
                return true;
            }
            out->card[out->cards++] = &d->card[item->which];
        }
    }
    return false;
}

static bool is_wrong(const struct stretch *t, const struct card *card)
{
    return kind_colour(card->kind) >= 0 && kind_colour(card->kind) != t->row;
}

/* An animal or building that may be sold, CARD-40. */
static bool has_choice(const struct stretch *t, const struct card *card)
{
    return is_wrong(t, card) && !kind_is_person(card->kind);
}

static int place_of(const struct stretch *t, const struct card *card)
{
    for (int i = 0; i < t->cards; i++)
        if (t->card[i] == card)
            return i + 1;
    return 0;
}

/* Animals of a colour that the claimer has when this stretch is settled. */
static int count_kept(const struct desk *d, const struct stretch *t, int colour)
{
    int n = count_animals(d, t->seat, colour);
    for (int i = 0; i < t->cards; i++)
        n += kind_is_animal(t->card[i]->kind) && kind_colour(t->card[i]->kind) == colour &&
             t->card[i]->choice != TO_SELL;
    return n;
}

/* ---- Questions ---------------------------------------------------------------------------------- */

static bool ask_turn(struct cards_model *m, const struct stretch *t)
{
    for (int i = 0; i < t->cards; i++) {
        if (!t->card[i]->is_down)
            continue;
        m->desk.step = DESK_TURN;
        m->desk.asked = (int)(t->card[i] - m->desk.card);
        list_outcome(m,
                     (struct aude_action){.verb = (uint8_t)m->verb.turn,
                                          .a = t->card[i]->kind,
                                          .b = (uint8_t)t->row,
                                          .x = (int16_t)place_of(t, t->card[i])},
                     1);
        return true;
    }
    return false;
}

static bool ask_choice(struct cards_model *m, const struct stretch *t)
{
    for (int i = 0; i < t->cards; i++) {
        if (!has_choice(t, t->card[i]) || t->card[i]->choice != NOT_ASKED)
            continue;
        m->desk.step = DESK_CHOOSE;
        m->desk.asked = (int)(t->card[i] - m->desk.card);
        list_outcome(m, (struct aude_action){.verb = (uint8_t)m->verb.sell}, 1);
        list_outcome(m, (struct aude_action){.verb = (uint8_t)m->verb.keep}, 1);
        return true;
    }
    return false;
}

/* The next animal joker that waits in front of the claimer or is in the stretch, or NULL. */
static struct card *find_joker(struct desk *d, const struct stretch *t)
{
    for (int i = 0; i < CARDS; i++) {
        struct card *card = &d->card[i];
        if (card->kind == ANIMAL_JOKER && card->place == IN_FRONT && card->seat == t->seat &&
            card->joined == NO_ROW && card->wish == NO_ROW)
            return card;
    }
    for (int i = 0; i < t->cards; i++)
        if (t->card[i]->kind == ANIMAL_JOKER && t->card[i]->wish == NO_ROW)
            return t->card[i];
    return NULL;
}

/* CARD-Q05, CARD-Q07 */
static bool ask_joker(struct cards_model *m, const struct stretch *t)
{
    struct card *joker;
    while ((joker = find_joker(&m->desk, t)) != NULL) {
        int kinds = 0;
        for (int i = 0; i < ROWS; i++) {
            if (count_kept(&m->desk, t, i) == 0)
                continue;
            kinds++;
            joker->wish = (uint8_t)i;
            list_outcome(m, (struct aude_action){.verb = (uint8_t)m->verb.joker, .b = (uint8_t)i},
                         1);
        }
        if (kinds > 1) {
            joker->wish = NO_ROW;
            m->desk.step = DESK_ASSIGN;
            m->desk.asked = (int)(joker - m->desk.card);
            return true;
        }
        m->legals = 0;
        if (kinds == 0)
            return false;
    }
    return false;
}

/* ---- Settling --------------------------------------------------------------------------------- */

static void settle_persons(struct cards_model *m, const struct stretch *t)
{
    int sum = 0;
    int n = 0;
    for (int i = 0; i < t->cards; i++) {
        if (!kind_is_person(t->card[i]->kind) || is_wrong(t, t->card[i])) /* CARD-Q13 */
            continue;
        sum += kind_value(t->card[i]->kind);
        n++;
    }
    note_points(m, (struct note){.seat = t->seat,
                                 .reason = PERSONS,
                                 .points = sum * n,
                                 .tile = -1,
                                 .count = n,
                                 .feature = -1});
}

/* Everything that gives 10 points, and the jokers without animals (CARD-34, CARD-Q06). */
static void settle_single(struct cards_model *m, const struct stretch *t, const struct card *card,
                          bool is_herding)
{
    struct note note = {.seat = t->seat, .points = 10, .tile = card->kind};
    note.count = note.feature = -1;
    if (card->choice == TO_SELL) {
        note.reason = SOLD;
    } else if (kind_is_person(card->kind) && is_wrong(t, card)) {
        note.reason = WRONG;
    } else if (card->kind == DRAGON || card->kind == FAIRY) {
        note.reason = SPECIAL;
    } else if (card->kind == ANIMAL_JOKER && !is_herding) {
        note.reason = JOKER;
        note.points = m->herd[1];
        note.tile = -1;
    } else {
        return;
    }
    note_points(m, note);
}

static void move_card(const struct stretch *t, struct card *card)
{
    int kind = card->kind;
    bool is_kept = card->choice != TO_SELL;
    card->seat = (int8_t)t->seat;
    card->place = OUT_OF_GAME;
    if ((kind_is_animal(kind) && is_kept) || kind == ANIMAL_JOKER)
        card->place = IN_FRONT;
    else if ((kind_is_building(kind) && is_kept) || kind == BUILDING_JOKER)
        card->place = IN_CHEST;
    card->choice = NOT_ASKED;
}

static void join_jokers(struct desk *d)
{
    for (int i = 0; i < CARDS; i++) {
        if (d->card[i].wish == NO_ROW)
            continue;
        d->card[i].joined = d->card[i].wish;
        d->card[i].wish = NO_ROW;
    }
}

/* Takes the stretch and its follower out of the row; the others move up to the board (CARD-Q16). */
static void shorten(struct desk *d, int row, int items)
{
    d->length[row] -= items;
    memmove(d->row[row], d->row[row] + items, (size_t)d->length[row] * sizeof d->row[row][0]);
}

static void settle(struct cards_model *m, const struct stretch *t)
{
    struct desk *d = &m->desk;
    int before[ROWS];
    bool is_herding = false;
    for (int i = 0; i < ROWS; i++) {
        before[i] = count_herd(d, t->seat, i);
        is_herding = is_herding || count_kept(d, t, i) > 0;
    }
    settle_persons(m, t);
    for (int i = 0; i < t->cards; i++)
        settle_single(m, t, t->card[i], is_herding);
    for (int i = 0; i < t->cards; i++)
        move_card(t, t->card[i]);
    join_jokers(d);
    for (int i = 0; i < ROWS; i++) { /* CARD-32, CARD-Q02 to CARD-Q04 */
        int now = count_herd(d, t->seat, i);
        note_points(m, (struct note){.seat = t->seat,
                                     .reason = ANIMALS,
                                     .points = now > before[i] ? m->herd[now] : 0,
                                     .tile = -1,
                                     .count = now,
                                     .feature = i});
    }
    shorten(d, t->row, t->cards + 1);
}

bool clear_on(struct cards_model *m)
{
    struct stretch t;
    while (find_stretch(&m->desk, &t)) {
        m->desk.turn = t.seat;
        if (ask_turn(m, &t) || ask_choice(m, &t) || ask_joker(m, &t))
            return false;
        settle(m, &t);
    }
    return true;
}
