/*
 * cards_agree_rows.c: compares where the cards are, and the stretches of the rows with their
 * values.
 */
#include "cards_desk.h"

#include <string.h>

/* ---- Cards ------------------------------------------------------------------------------- */

struct pile {
    int count;
    struct aude_card card[CARDS];
};

static void add_card(struct pile *out, struct aude_card card)
{
    if (card.count > 0)
        out->card[out->count++] = card;
}

static void add_row(const struct cards_model *m, int row, struct pile *out)
{
    const struct desk *d = &m->desk;
    int place = 0;
    for (int i = 0; i < d->length[row]; i++) {
        const struct card *card = &d->card[d->row[row][i].which];
        if (d->row[row][i].is_follower)
            continue;
        add_card(out, (struct aude_card){.kind = card->kind,
                                         .where = AUDE_CARD_ROW,
                                         .seat = (int8_t)(card->is_down ? card->seat : -1),
                                         .row = (uint8_t)row,
                                         .place = (int16_t)++place,
                                         .count = 1,
                                         .is_down = card->is_down});
    }
}

/* How many cards a seat has of a kind at a place; joined is looked at for animal jokers in front. */
static int count_cards(const struct desk *d, int seat, enum card_place place, int kind, int joined)
{
    int n = 0;
    for (int i = 0; i < CARDS; i++)
        n += d->card[i].place == place && d->card[i].seat == seat && d->card[i].kind == kind &&
             (place != IN_FRONT || d->card[i].joined == joined);
    return n;
}

static void add_seat(const struct cards_model *m, int seat, struct pile *out)
{
    const struct desk *d = &m->desk;
    int chest = 0;
    struct aude_card card = {.where = AUDE_CARD_HAND, .seat = (int8_t)seat, .row = NO_ROW};
    for (int kind = 0; kind < CARD_KINDS; kind++) {
        card.kind = (uint8_t)kind;
        card.count = (int16_t)count_cards(d, seat, IN_HAND, kind, 0);
        add_card(out, card);
    }
    card.where = AUDE_CARD_FRONT;
    for (int kind = 0; kind < ANIMAL_JOKER; kind++) {
        card.kind = (uint8_t)kind;
        card.count = (int16_t)count_cards(d, seat, IN_FRONT, kind, NO_ROW);
        add_card(out, card);
    }
    card.kind = ANIMAL_JOKER;
    for (int row = 0; row <= ROWS; row++) {
        card.row = (uint8_t)(row < ROWS ? row : NO_ROW);
        card.count = (int16_t)count_cards(d, seat, IN_FRONT, ANIMAL_JOKER, card.row);
        add_card(out, card);
    }
    card.where = AUDE_CARD_CHEST;
    for (int kind = 0; kind < CARD_KINDS; kind++) {
        card.kind = (uint8_t)kind;
        card.count = (int16_t)count_cards(d, seat, IN_CHEST, kind, 0);
        chest += card.count;
        if (m->has_open_chests || d->step == DESK_OVER)
            add_card(out, card);
    }
    card.kind = AUDE_NONE; /* CARD-Q26 */
    card.count = (int16_t)chest;
    if (!m->has_open_chests && d->step != DESK_OVER)
        add_card(out, card);
}

static bool is_same_card(const struct aude_card *a, const struct aude_card *b)
{
    if (a->where != b->where || a->seat != b->seat || a->kind != b->kind || a->count != b->count)
        return false;
    if (a->where == AUDE_CARD_ROW)
        return a->row == b->row && a->place == b->place && a->is_down == b->is_down;
    return a->where != AUDE_CARD_FRONT || a->kind != ANIMAL_JOKER || a->row == b->row;
}

bool agree_cards(const struct cards_model *m, const struct aude_state *s, char *why, size_t len)
{
    struct aude_card card[CARDS];
    struct pile mine = {.count = 0};
    int n = aude_cards(s, card, CARDS);
    for (int row = 0; row < ROWS; row++)
        add_row(m, row, &mine);
    for (int seat = 0; seat < m->seats; seat++)
        add_seat(m, seat, &mine);
    for (int i = 0; i < n && i < mine.count; i++) {
        const struct aude_card *a = &card[i];
        const struct aude_card *b = &mine.card[i];
        if (!is_same_card(a, b))
            return model_refuse(why, len,
                                "card %d is %d x %d at %d of seat %d row %d place %d down %d, "
                                "in the model %d x %d at %d of seat %d row %d place %d down %d",
                                i, a->count, a->kind, a->where, a->seat, a->row, a->place,
                                a->is_down, b->count, b->kind, b->where, b->seat, b->row, b->place,
                                b->is_down);
    }
    return n == mine.count ||
           model_refuse(why, len, "%d entries of cards, in the model %d", n, mine.count);
}

bool agree_no_tiles(const struct aude_state *s, char *why, size_t len)
{
    struct aude_tile tile;
    return (aude_tiles(s, &tile, 1) == 0 && !aude_tile_at(s, 0, 0, &tile) &&
            aude_fits(s, 0, 0, 0) == 0) ||
           model_refuse(why, len, "there are tiles");
}

/* ---- Stretches ------------------------------------------------------------------------------- */

struct stretch_view {
    int id, row;
    int claimer;      /* or -1 */
    int first, count; /* items of the row */
    int place;        /* of its first card */
};

/* The stretch after the last follower of a row, or the one a seat has claimed. */
static bool find_stretch(const struct desk *d, int id, struct stretch_view *out)
{
    *out = (struct stretch_view){.id = id, .row = id, .claimer = -1};
    if (id >= ROWS) {
        out->claimer = id - ROWS;
        if (!find_claim(d, out->claimer, &out->row, &out->first, &out->count))
            return false;
    } else {
        out->first = d->length[id];
        while (out->first > 0 && !d->row[id][out->first - 1].is_follower)
            out->first--;
        out->count = d->length[id] - out->first;
    }
    out->place = 1;
    for (int i = 0; i < out->first; i++)
        out->place += !d->row[out->row][i].is_follower;
    return true;
}

static bool agree_members(const struct stretch_view *t, const struct aude_state *s, char *why,
                          size_t len)
{
    struct aude_member member[CARDS];
    bool is_found[CARDS] = {false};
    int n = aude_members(s, t->id, member, CARDS);
    if (n != t->count)
        return model_refuse(why, len, "stretch %d has %d members, in the model %d", t->id, n,
                            t->count);
    for (int i = 0; i < n; i++) {
        int at = member[i].x - t->place;
        if (member[i].y != t->row || member[i].segment != 0 || at < 0 || at >= n || is_found[at])
            return model_refuse(why, len, "stretch %d does not have the member %d,%d", t->id,
                                member[i].x, member[i].y);
        is_found[at] = true;
        if (aude_feature_at(s, member[i].x, member[i].y, 0) != t->id)
            return model_refuse(why, len, "the card at %d,%d is not of stretch %d", member[i].x,
                                member[i].y, t->id);
    }
    return true;
}

/* Has its claimer answered something? Whether that counts is then left open. */
static bool is_decided(const struct desk *d, const struct stretch_view *t)
{
    for (int i = t->first; i < t->first + t->count; i++) {
        const struct card *card = &d->card[d->row[t->row][i].which];
        if (card->choice != NOT_ASKED || card->wish != NO_ROW)
            return true;
    }
    for (int i = 0; i < CARDS; i++)
        if (d->card[i].place == IN_FRONT && d->card[i].wish != NO_ROW)
            return true;
    return false;
}

/* The terms that need no choice: persons of the colour, persons of another, dragon and fairy. The
 * others give the rest of the points, which value_stretch knows. */
static bool agree_sum(const struct cards_model *m, const struct stretch_view *t, int seat,
                      const struct aude_sum *sum)
{
    const struct desk *d = &m->desk;
    int persons = 0;
    int values = 0;
    int wrong = 0;
    int beasts = 0;
    int rest = sum->points;
    for (int i = t->first; i < t->first + t->count; i++) {
        int kind = d->card[d->row[t->row][i].which].kind;
        bool is_own = kind_is_person(kind) && kind_colour(kind) == t->row;
        persons += is_own;
        values += is_own ? kind_value(kind) : 0;
        wrong += kind_is_person(kind) && !is_own;
        beasts += kind == DRAGON || kind == FAIRY;
    }
    for (int i = 0; i < sum->terms; i++) {
        const struct aude_term *term = &sum->term[i];
        const char *name = aude_name(m->r, AUDE_NAME_TERM, term->what);
        bool is_person = strcmp(name, "person") == 0;
        rest -= term->points;
        if (is_person && term->how == AUDE_HOW_TIMES) {
            persons -= term->count;
            values -= term->each;
        } else if (is_person) {
            wrong -= term->points / 10;
        } else if (strcmp(name, "dragon") == 0 || strcmp(name, "fairy") == 0) {
            beasts -= term->points / 10;
        }
    }
    return persons == 0 && values == 0 && wrong == 0 && beasts == 0 && rest == 0 &&
           sum->points == value_stretch(m, seat, t->row, t->first, t->count);
}

static bool agree_values(const struct cards_model *m, const struct stretch_view *t,
                         const struct aude_feature *f, const struct aude_state *s, char *why,
                         size_t len)
{
    for (int seat = 0; seat < AUDE_SEATS; seat++) {
        int done = seat < m->seats ? value_stretch(m, seat, t->row, t->first, t->count) : 0;
        int now = seat == t->claimer ? done : 0;
        if (f->done[seat] != done || f->now[seat] != now)
            return model_refuse(why, len,
                                "stretch %d is worth %d, now %d for seat %d, "
                                "in the model %d, now %d",
                                t->id, f->done[seat], f->now[seat], seat, done, now);
    }
    for (int seat = 0; seat < m->seats; seat++) {
        struct aude_sum sum;
        if (!aude_worth(s, t->id, AUDE_COMPLETE, seat, &sum) || !agree_sum(m, t, seat, &sum))
            return model_refuse(why, len, "stretch %d is not explained for seat %d", t->id, seat);
    }
    return true;
}

static bool agree_stretch(const struct cards_model *m, const struct stretch_view *t,
                          const struct aude_state *s, char *why, size_t len)
{
    struct aude_feature f;
    unsigned owners = t->claimer < 0 ? 0 : 1U << t->claimer;
    if (!aude_feature(s, t->id, &f))
        return model_refuse(why, len, "there is no stretch %d", t->id);
    if (f.id != t->id || f.kind != t->row || f.is_closed != (t->claimer >= 0) || f.open != 0 ||
        f.segments != t->count || f.owners != owners || f.y != t->row || f.segment != 0)
        return model_refuse(why, len,
                            "stretch %d: kind %d closed %d open %d cards %d owners %x y %d "
                            "segment %d, in the model kind %d cards %d owners %x",
                            t->id, f.kind, f.is_closed, f.open, f.segments, f.owners, f.y,
                            f.segment, t->row, t->count, owners);
    if (f.x != t->place)
        return model_refuse(why, len, "stretch %d begins at %d, in the model at %d", t->id, f.x,
                            t->place);
    return (is_decided(&m->desk, t) || agree_values(m, t, &f, s, why, len)) &&
           agree_members(t, s, why, len);
}

bool agree_stretches(const struct cards_model *m, const struct aude_state *s, char *why, size_t len)
{
    enum { MOST = ROWS + AUDE_SEATS };
    struct aude_feature list[MOST], none;
    struct stretch_view t;
    int n = aude_features(s, list, MOST);
    int stretches = 0;
    for (int id = 0; id < ROWS + m->seats; id++) {
        int listed = 0;
        bool is_there = find_stretch(&m->desk, id, &t);
        for (int i = 0; i < n && i < MOST; i++)
            listed += list[i].id == id;
        if (listed != (is_there ? 1 : 0))
            return model_refuse(why, len, "stretch %d is listed %d times", id, listed);
        if (!is_there && aude_feature(s, id, &none))
            return model_refuse(why, len, "stretch %d is there", id);
        if (is_there && !agree_stretch(m, &t, s, why, len))
            return false;
        stretches += is_there;
    }
    for (int row = 0; row < ROWS; row++)
        if (aude_feature_at(s, 0, row, 0) != -1 ||
            aude_feature_at(s, count_row(&m->desk, row) + 1, row, 0) != -1)
            return model_refuse(why, len, "row %d has a stretch where no card is", row);
    return n == stretches || model_refuse(why, len, "%d stretches, in the model %d", n, stretches);
}
