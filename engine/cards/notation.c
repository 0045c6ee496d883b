/*
 * notation.c: action lines. The table says what stands after each verb; each part is read,
 * written and found on the table in one place.
 */
#include "cards.h"

enum part { PART_NONE, PART_DOWN, PART_CARD, PART_ROW, PART_SEAT, PART_PLACE };

enum { PARTS_MAX = 3 };

static const uint8_t parts[VERB_COUNT][PARTS_MAX] = {
    [VERB_DEALER] = {PART_SEAT},
    [VERB_OPEN] = {PART_CARD},
    [VERB_DEAL] = {PART_SEAT, PART_CARD},
    [VERB_LAY] = {PART_DOWN, PART_CARD, PART_ROW},
    [VERB_CLAIM] = {PART_ROW},
    [VERB_TURN] = {PART_ROW, PART_PLACE, PART_CARD},
    [VERB_JOKER] = {PART_ROW},
};

/* ---- Reading ------------------------------------------------------------------------------ */

/* "?" is a card that may not be known. */
static enum aude_status read_card(const char **at, struct aude_action *out)
{
    struct word id = read_word(at);
    if (word_is(id, "?")) {
        out->a = AUDE_NONE;
        return AUDE_OK;
    }
    for (int kind = 0; kind < KINDS; kind++) {
        if (word_is(id, deck[kind].id)) {
            out->a = (uint8_t)kind;
            return AUDE_OK;
        }
    }
    return AUDE_UNKNOWN_CARD;
}

static enum aude_status read_row(const char **at, struct aude_action *out)
{
    struct word name = read_word(at);
    for (int row = 0; row < ROWS; row++) {
        if (word_is(name, row_names[row])) {
            out->b = (uint8_t)row;
            return AUDE_OK;
        }
    }
    return AUDE_UNKNOWN_ROW;
}

static enum aude_status read_small(const char **at, int min, int max, int *out)
{
    *at += strspn(*at, " \t");
    if (!read_number(at, min, max, out) || strcspn(*at, " \t\r\n") > 0)
        return AUDE_BAD_ARGUMENT;
    return AUDE_OK;
}

static enum aude_status read_seat(const struct cards *g, const char **at, struct aude_action *out)
{
    int seat;
    if (read_small(at, 0, AUDE_SEATS * 10, &seat) != AUDE_OK)
        return AUDE_BAD_ARGUMENT;
    out->b = (uint8_t)seat;
    return seat < seats_of(g) ? AUDE_OK : AUDE_UNKNOWN_SEAT;
}

static enum aude_status read_place(const char **at, struct aude_action *out)
{
    int place;
    if (read_small(at, 1, CARDS, &place) != AUDE_OK)
        return AUDE_BAD_ARGUMENT;
    out->x = (int16_t)place;
    return AUDE_OK;
}

/* The word "down" may stand before the card. */
static void read_down(const char **at, struct aude_action *out)
{
    const char *after = *at;
    if (!word_is(read_word(&after), "down"))
        return;
    out->c = 1;
    *at = after;
}

static enum aude_status read_one(const struct cards *g, enum part part, const char **at,
                                 struct aude_action *out)
{
    switch (part) {
    case PART_NONE:
        break;
    case PART_DOWN:
        read_down(at, out);
        break;
    case PART_CARD:
        return read_card(at, out);
    case PART_ROW:
        return read_row(at, out);
    case PART_SEAT:
        return read_seat(g, at, out);
    case PART_PLACE:
        return read_place(at, out);
    }
    return AUDE_OK;
}

enum aude_status cards_action_read(const struct aude_state *s, const char *line,
                                   struct aude_action *out)
{
    const char *at = line;
    struct word name = read_word(&at);
    enum aude_status status = AUDE_OK;
    int verb = 0;
    memset(out, 0, sizeof *out);
    while (verb < VERB_COUNT && !word_is(name, verb_names[verb]))
        verb++;
    if (verb == VERB_COUNT)
        return AUDE_UNKNOWN_VERB;
    out->verb = (uint8_t)verb;
    for (int i = 0; i < PARTS_MAX && status == AUDE_OK; i++)
        status = read_one(cards_of(s), (enum part)parts[verb][i], &at, out);
    if (status != AUDE_OK)
        return status;
    return read_end(&at) ? AUDE_OK : AUDE_TRAILING_TEXT;
}

/* ---- Writing ------------------------------------------------------------------------------ */

static void write_one(enum part part, struct aude_action a, struct writer *out)
{
    switch (part) {
    case PART_NONE:
        break;
    case PART_DOWN:
        write_text(out, a.c == 0 ? "" : " down");
        break;
    case PART_CARD:
        write_text(out, " ");
        write_text(out, a.a < KINDS ? deck[a.a].id : "?");
        break;
    case PART_ROW:
        write_text(out, " ");
        write_text(out, a.b < ROWS ? row_names[a.b] : "?");
        break;
    case PART_SEAT:
        write_text(out, " ");
        write_number(out, a.b);
        break;
    case PART_PLACE:
        write_text(out, " ");
        write_number(out, a.x);
        break;
    }
}

enum aude_status cards_action_write(const struct aude_state *s, struct aude_action a, char *buf,
                                    size_t len)
{
    struct writer out = writer_on(buf, len);
    (void)s;
    if (a.verb >= VERB_COUNT)
        return AUDE_UNKNOWN_VERB;
    write_text(&out, verb_names[a.verb]);
    for (int i = 0; i < PARTS_MAX; i++)
        write_one((enum part)parts[a.verb][i], a, &out);
    return out.is_full ? AUDE_TEXT_TOO_LONG : AUDE_OK;
}

/* ---- Finding ------------------------------------------------------------------------------ */

static void set_place(struct aude_spot *spot, int row, int place)
{
    spot->on_board = true;
    spot->x = (int16_t)place;
    spot->y = (int16_t)row;
}

/* The card the owner of a stretch is asked about. */
static void find_asked(const struct cards *g, struct aude_spot *spot)
{
    int row = g->claim[g->current].row;
    set_place(spot, row, g->at + 1);
    spot->card = (int16_t)(g->row[row][g->at] & CARD_KIND);
}

struct aude_spot cards_where(const struct aude_state *s, struct aude_action a)
{
    const struct cards *g = cards_of(s);
    struct aude_spot spot = {.turn = -1, .segment = -1, .piece = -1, .seat = -1, .card = -1};
    for (int i = 0; i < PARTS_MAX && a.verb < VERB_COUNT; i++) {
        if (parts[a.verb][i] == PART_CARD && a.a < KINDS)
            spot.card = a.a;
        if (parts[a.verb][i] == PART_SEAT && a.b < seats_of(g))
            spot.seat = (int8_t)a.b;
    }
    if (a.verb == VERB_LAY && a.b < ROWS)
        set_place(&spot, a.b, g->length[a.b] + 1);
    else if (a.verb == VERB_CLAIM && a.b < ROWS)
        set_place(&spot, a.b, g->length[a.b]);
    else if (a.verb == VERB_TURN && a.b < ROWS)
        set_place(&spot, a.b, a.x);
    else if ((a.verb == VERB_SELL || a.verb == VERB_KEEP) && g->step == STEP_CHOOSE)
        find_asked(g, &spot);
    return spot;
}
