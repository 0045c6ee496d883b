/*
 * run_expect_cards.c: what a scenario of a card game can expect; run_expect.c lists it. Here
 * too the public functions are all there is, so what lies face down or in a hand is seen only
 * by whoever may see it.
 */
#include "run.h"

#include <stdlib.h>
#include <string.h>

/* ---- Who knows what ------------------------------------------------------------------------- */

/* "weight N LINE": 0 for what is no outcome. */
static bool expect_weight(struct check *c)
{
    static struct aude_chance list[AUDE_LEGAL_MAX];
    struct aude_action a;
    int want, got = 0, count = aude_chances(c->s, list, AUDE_LEGAL_MAX);
    if (!take_number(&c->at, &want))
        return refuse(c, "weight needs a number");
    enum aude_status status = aude_action_read(c->s, c->at, &a);
    if (status != AUDE_OK)
        return refuse(c, "\"%s\" cannot be read: %s", c->at, aude_status_name(status));
    for (int i = 0; i < count; i++)
        got += memcmp(&list[i].action, &a, sizeof a) == 0 ? list[i].weight : 0;
    c->at += strlen(c->at);
    return got == want || refuse(c, "the weight is %d, not %d", got, want);
}

/* A seat, or nobody as an onlooker. */
static bool take_viewer(struct check *c, int *seat)
{
    *seat = -1;
    if (strncmp(c->at, "nobody ", 7) == 0) {
        take_word(&c->at);
        return true;
    }
    return take_number(&c->at, seat) || refuse(c, "a seat or nobody sees something");
}

static bool expect_view(struct check *c)
{
    int seat;
    struct aude_state *view = malloc(aude_state_size(aude_rules_of(c->s)));
    struct check inner = *c;
    if (view == NULL)
        abort();
    bool holds = take_viewer(&inner, &seat);
    if (holds) {
        aude_view(c->s, seat, view);
        inner.s = view;
        holds = aude_sound(view) ? check_holds(&inner) : refuse(c, "the view is not sound");
    }
    c->at = inner.at;
    free(view);
    return holds;
}

/* "seen SEAT LINE as LINE" */
static bool expect_seen(struct check *c)
{
    struct aude_action a;
    char got[AUDE_LINE_MAX];
    int seat;
    if (!take_viewer(c, &seat))
        return false;
    char *line = c->at, *want = strstr(line, " as ");
    c->at += strlen(c->at);
    if (want == NULL)
        return refuse(c, "\"as\" is missing");
    *want = '\0';
    want += strlen(" as ");
    enum aude_status status = aude_action_read(c->s, line, &a);
    if (status != AUDE_OK)
        return refuse(c, "\"%s\" cannot be read: %s", line, aude_status_name(status));
    aude_action_write(c->s, aude_seen(c->s, seat, a), got, sizeof got);
    return strcmp(got, want) == 0 || refuse(c, "it is seen as \"%s\"", got);
}

/* ---- Cards --------------------------------------------------------------------------------------- */

static bool at_end(struct check *c)
{
    c->at += strspn(c->at, " \t\r");
    return *c->at == '\0';
}

/* How many cards of each kind there are. The last number is of those that may not be known;
 * before it, from its end, are those of animal jokers that have joined the animals of a row. */
struct pile {
    int number[CARD_KINDS_MAX + 1];
};

enum { UNKNOWN_SLOT = CARD_KINDS_MAX, JOINED_SLOT = CARD_KINDS_MAX - 1 };

static int slot(int kind)
{
    return kind == AUDE_NONE ? UNKNOWN_SLOT : kind;
}

/* The slot of a joker that has joined this row, or of any other card of that kind. */
static int front_slot(struct check *c, int kind, const char *joined)
{
    const struct aude_rules *r = aude_rules_of(c->s);
    const char *name;
    int row = 0;
    if (joined == NULL || strcmp(card_id(c->s, kind), "animal-joker") != 0)
        return slot(kind);
    while ((name = aude_name(r, AUDE_NAME_FEATURE, row)) != NULL && strcmp(name, joined) != 0)
        row++;
    return JOINED_SLOT - row;
}

/* Says what there is. */
static bool refuse_pile(struct check *c, const char *what, int seat, const struct pile *got)
{
    size_t n = (size_t)snprintf(c->reason, REASON_MAX, "%s of seat %d is", what, seat);
    for (int i = 0; i <= UNKNOWN_SLOT; i++) {
        const char *joined = aude_name(aude_rules_of(c->s), AUDE_NAME_FEATURE, JOINED_SLOT - i);
        if (got->number[i] == 0 || n >= REASON_MAX)
            continue;
        bool is_joined = i <= JOINED_SLOT && joined != NULL;
        n += (size_t)snprintf(c->reason + n, REASON_MAX - n, " %s*%d%s%s",
                              is_joined ? "animal-joker" : card_id(c->s, i), got->number[i],
                              is_joined ? ":" : "", is_joined ? joined : "");
    }
    return false;
}

/* Is the rest of the line just these cards, in any order? */
static bool same_pile(struct check *c, const char *what, int seat, const struct pile *got)
{
    struct pile want = {{0}};
    int kind, times;
    char *after;
    while (!at_end(c)) {
        char *word = take_word(&c->at);
        if (!read_cards(c->s, word, &kind, &times, &after) || after != NULL)
            return refuse(c, "\"%s\" is no card", word);
        want.number[slot(kind)] += times;
    }
    return memcmp(&want, got, sizeof want) == 0 || refuse_pile(c, what, seat, got);
}

/* The cards of a seat at one place; false if the line names no seat. */
static bool take_pile(struct check *c, enum aude_card_place where, int *seat, struct pile *out)
{
    static struct aude_card list[CARDS_MAX];
    int count = aude_cards(c->s, list, CARDS_MAX);
    *out = (struct pile){{0}};
    if (!take_number(&c->at, seat))
        return refuse(c, "whose? A seat is missing");
    for (int i = 0; i < count; i++) {
        if (list[i].where == where && list[i].seat == *seat)
            out->number[slot(list[i].kind)] += list[i].count;
    }
    return true;
}

static bool expect_hand(struct check *c)
{
    struct pile got;
    int seat;
    return take_pile(c, AUDE_CARD_HAND, &seat, &got) && same_pile(c, "the hand", seat, &got);
}

static bool expect_chest(struct check *c)
{
    struct pile got;
    int seat, number = 0;
    if (!take_pile(c, AUDE_CARD_CHEST, &seat, &got))
        return false;
    c->at += strspn(c->at, " \t");
    if (strncmp(c->at, "open", 4) == 0) {
        take_word(&c->at);
        return same_pile(c, "the chest", seat, &got);
    }
    for (int i = 0; i < UNKNOWN_SLOT; i++)
        number += got.number[i];
    if (number > 0)
        return refuse(c, "the chest of seat %d can be looked into", seat);
    return same_number(c, "the number of cards under the chest", got.number[UNKNOWN_SLOT]);
}

static bool expect_front(struct check *c)
{
    static struct aude_card list[CARDS_MAX];
    struct pile want = {{0}}, got = {{0}};
    int seat, kind, times, count = aude_cards(c->s, list, CARDS_MAX);
    if (!take_number(&c->at, &seat))
        return refuse(c, "whose? A seat is missing");
    for (int i = 0; i < count; i++) {
        const char *joined = aude_name(aude_rules_of(c->s), AUDE_NAME_FEATURE, list[i].row);
        if (list[i].where == AUDE_CARD_FRONT && list[i].seat == seat && !list[i].is_down)
            got.number[front_slot(c, list[i].kind, joined)] += list[i].count;
    }
    while (!at_end(c)) {
        char *joined, *word = take_word(&c->at);
        if (!read_cards(c->s, word, &kind, &times, &joined))
            return refuse(c, "\"%s\" is no card", word);
        want.number[front_slot(c, kind, joined)] += times;
    }
    return memcmp(&want, &got, sizeof want) == 0 || refuse_pile(c, "the front", seat, &got);
}

static bool expect_opened(struct check *c)
{
    int hand = aude_hand(c->s);
    const char *got = hand < 0 ? "none" : card_id(c->s, hand);
    return strcmp(take_word(&c->at), got) == 0 || refuse(c, "opened is %s", got);
}

/* "card CARD TYPE ROW|any COPIES VALUE" */
static bool expect_card(struct check *c)
{
    struct aude_card_kind card;
    int kind;
    char *id = take_word(&c->at);
    const struct aude_rules *r = aude_rules_of(c->s);
    if (!find_kind(r, id, &kind) || !aude_card_kind(r, kind, &card))
        return refuse(c, "no card is called \"%s\"", id);
    const char *type = aude_name(r, AUDE_NAME_CARD, card.type);
    const char *row = card.row < 0 ? "any" : aude_name(r, AUDE_NAME_FEATURE, card.row);
    if (strcmp(take_word(&c->at), type) != 0 || strcmp(take_word(&c->at), row) != 0)
        return refuse(c, "%s is %s %s", id, type, row);
    return same_number(c, "the number of copies", card.copies) &&
           same_number(c, "the value", card.value);
}

/* ---- Rows ----------------------------------------------------------------------------------------- */

enum { PICTURE_MAX = 2048 };

/* The followers behind so many cards of a row, in their order. */
static size_t write_followers(const struct aude_state *s, int row, int place, char *out, size_t n)
{
    struct aude_piece list[AUDE_PIECES_MAX];
    int count = aude_pieces(s, list, AUDE_PIECES_MAX);
    for (int segment = 0; segment < AUDE_SEATS; segment++) {
        for (int i = 0; i < count; i++) {
            if (list[i].where == AUDE_ON_SEGMENT && list[i].y == row && list[i].x == place &&
                list[i].segment == segment)
                n += (size_t)snprintf(out + n, PICTURE_MAX - n, " [%d]", list[i].seat);
        }
    }
    return n;
}

/* A row as a scenario writes it, without "*". */
static void write_row(const struct aude_state *s, int row, char out[PICTURE_MAX])
{
    static struct aude_card list[CARDS_MAX];
    int count = aude_cards(s, list, CARDS_MAX);
    *out = '\0';
    size_t n = write_followers(s, row, 0, out, 0);
    for (int i = 0; i < count; i++) {
        if (list[i].where != AUDE_CARD_ROW || list[i].row != row)
            continue;
        n += (size_t)snprintf(out + n, PICTURE_MAX - n, " ");
        if (list[i].is_down)
            n += (size_t)snprintf(out + n, PICTURE_MAX - n, "%d:", list[i].seat);
        n += (size_t)snprintf(out + n, PICTURE_MAX - n, "%s", card_id(s, list[i].kind));
        n = write_followers(s, row, list[i].place, out, n);
    }
}

static bool expect_row(struct check *c)
{
    char want[PICTURE_MAX] = "", got[PICTURE_MAX];
    size_t n = 0;
    int row;
    if (!take_name(c, AUDE_NAME_FEATURE, &row))
        return false;
    while (!at_end(c)) {
        int times = 1;
        char *word = take_word(&c->at), *star = strchr(word, '*');
        if (star != NULL) {
            *star++ = '\0';
            if (!take_number(&star, &times))
                return refuse(c, "after * comes a number");
        }
        for (; times > 0 && n < PICTURE_MAX; times--)
            n += (size_t)snprintf(want + n, PICTURE_MAX - n, " %s", word);
    }
    write_row(c->s, row, got);
    return strcmp(want, got) == 0 || refuse(c, "the row is%s", *got == '\0' ? " empty" : got);
}

/* The stretch that a seat claims, or the open one of a row. */
static bool find_stretch(struct check *c, struct aude_feature *out)
{
    struct aude_feature list[AUDE_SEATS + AUDE_SEATS];
    int count = aude_features(c->s, list, AUDE_SEATS + AUDE_SEATS), row = -1, seat = -1;
    c->at += strspn(c->at, " \t");
    if (*c->at >= '0' && *c->at <= '9')
        take_number(&c->at, &seat);
    else if (!take_name(c, AUDE_NAME_FEATURE, &row))
        return false;
    for (int i = 0; i < count; i++) {
        *out = list[i];
        if (seat >= 0 ? out->is_closed && out->owners == 1u << seat
                      : !out->is_closed && out->kind == row)
            return true;
    }
    return refuse(c, "seat %d claims nothing", seat);
}

static bool expect_stretch(struct check *c)
{
    struct aude_feature f = {0};
    if (!find_stretch(c, &f) || !same_number(c, "the number of cards", f.segments))
        return false;
    while (!at_end(c)) {
        const char *when = take_word(&c->at);
        bool is_now = strcmp(when, "now") == 0;
        if (!is_now && strcmp(when, "done") != 0)
            return refuse(c, "a stretch has no \"%s\"", when);
        for (int seat = 0; seat < aude_seats(aude_rules_of(c->s)); seat++) {
            if (!same_number(c, "what it is worth to a seat", is_now ? f.now[seat] : f.done[seat]))
                return false;
        }
    }
    return true;
}

const struct expectation card_expectations[] = {
    {"weight", expect_weight},
    {"view", expect_view},
    {"seen", expect_seen},
    {"row", expect_row},
    {"hand", expect_hand},
    {"front", expect_front},
    {"chest", expect_chest},
    {"opened", expect_opened},
    {"card", expect_card},
    {"stretch", expect_stretch},
    {NULL, NULL},
};
