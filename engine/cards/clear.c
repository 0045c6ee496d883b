/*
 * clear.c: the end of a round. Stretch by stretch the claimed cards are turned up, chosen
 * about, scored and taken away; then the next round is dealt, or the game is over.
 */
#include "cards.h"

/* ---- What happened --------------------------------------------------------------------------- */

/* An event about a place of a row, counted from 1. A stretch that is cleared begins there: what
 * was nearer to the board is gone. */
static struct aude_event event_at(enum aude_event_kind kind, int seat, int row, int place)
{
    return (struct aude_event){.kind = (uint8_t)kind,
                               .seat = (int8_t)seat,
                               .tile = AUDE_NONE,
                               .feature = (uint8_t)row,
                               .other = -1,
                               .x = (int16_t)place,
                               .y = (int16_t)row};
}

static struct aude_event nowhere(enum aude_event_kind kind, int seat)
{
    struct aude_event event = event_at(kind, seat, 0, 0);
    event.feature = AUDE_NONE;
    event.segment = AUDE_NONE;
    return event;
}

static void score(struct cards *g, int seat, int points)
{
    g->score[seat] = (int16_t)(g->score[seat] + points);
}

/* Tells of points, which the sum of the event gives. */
static void tell(struct aude_event event, enum reason why, struct aude_events *log)
{
    event.why = (uint8_t)why;
    event.points = event.sum.points;
    event_add(log, &event);
}

TOLD static void tell_card(const struct cards *g, const struct claim *c, int at, enum reason why,
                           struct aude_events *log)
{
    struct aude_event event = event_at(AUDE_EVENT_SCORE, c->seat, c->row, at + 1);
    event.tile = g->row[c->row][at] & CARD_KIND;
    event.count = 1;
    sum_each(&event.sum, deck[event.tile].type, 1, WRONG_POINTS);
    tell(event, why, log);
}

TOLD static void tell_persons(const struct claim *c, const struct haul *h, struct aude_events *log)
{
    struct aude_event event = event_at(AUDE_EVENT_SCORE, c->seat, c->row, 1);
    event.count = (int16_t)h->persons;
    sum_persons(&event.sum, h->persons, h->sum);
    tell(event, REASON_PERSONS, log);
}

TOLD static void tell_animals(const struct cards *g, const struct claim *c, int kind, int number,
                              struct aude_events *log)
{
    struct aude_event event = event_at(AUDE_EVENT_SCORE, c->seat, c->row, 1);
    event.feature = (uint8_t)kind;
    event.count = (int16_t)number;
    sum_together(&event.sum, ANIMAL, kind, number, animals_worth(g, number));
    tell(event, REASON_ANIMALS, log);
}

TOLD static void tell_jokers(const struct claim *c, int jokers, struct aude_events *log)
{
    for (int i = 0; i < jokers; i++) {
        struct aude_event event = event_at(AUDE_EVENT_SCORE, c->seat, c->row, 1);
        event.tile = KIND_ANIMAL_JOKER;
        event.count = 1;
        sum_each(&event.sum, ANIMAL_JOKER, 1, LONE_JOKER);
        tell(event, REASON_JOKER, log);
    }
}

/* What is told until tell_home is because of it. */
TOLD static void tell_take(const struct claim *c, const struct haul *h, struct aude_events *log)
{
    struct aude_event event = event_at(AUDE_EVENT_TAKE, c->seat, c->row, 1);
    event.count = (int16_t)h->cards;
    event_add(log, &event);
    events_because(log);
}

TOLD static void tell_home(const struct claim *c, int cause, struct aude_events *log)
{
    struct aude_event event = event_at(AUDE_EVENT_RETURN, c->seat, c->row, c->place);
    event_add(log, &event);
    events_cause(log, cause);
}

TOLD static void tell_end(struct aude_events *log)
{
    struct aude_event event = nowhere(AUDE_EVENT_END, -1);
    event_add(log, &event);
    events_because(log);
}

TOLD static void tell_series(int seat, int length, struct aude_events *log)
{
    struct aude_event event = nowhere(AUDE_EVENT_SCORE, seat);
    event.count = (int16_t)length;
    event.is_final = true;
    sum_together(&event.sum, BUILDING, AUDE_NONE, length, deck_series[length]);
    tell(event, REASON_BUILDINGS, log);
}

/* Pays for one card that is worth something by itself. */
static void pay_card(struct cards *g, const struct claim *c, int at, enum reason why,
                     struct aude_events *log)
{
    score(g, c->seat, WRONG_POINTS);
    if (log != NULL)
        tell_card(g, c, at, why, log);
}

/* ---- Scoring a stretch ------------------------------------------------------------------------ */

struct haul haul_of(const struct cards *g, int row, int from, int to)
{
    struct haul h = {.cards = to - from};
    for (int i = from; i < to; i++) {
        int card = g->row[row][i], kind = card & CARD_KIND;
        if (kind == CARD_UNKNOWN)
            continue;
        const struct card_kind *k = &deck[kind];
        bool is_own = k->row == row;
        switch ((enum card_type)k->type) {
        case PERSON:
            h.persons += is_own;
            h.sum += is_own ? k->value : 0;
            h.wrong += !is_own;
            break;
        case ANIMAL:
            h.sold += card >= CARD_SOLD;
            h.animal[k->row] = (uint8_t)(h.animal[k->row] + (card < CARD_SOLD));
            break;
        case BUILDING:
            h.sold += card >= CARD_SOLD;
            h.building[k->row] = (uint8_t)(h.building[k->row] + (card < CARD_SOLD));
            break;
        case DRAGON:
        case FAIRY:
            h.specials++;
            break;
        case ANIMAL_JOKER:
            h.animal_jokers++;
            break;
        case BUILDING_JOKER:
            h.building_jokers++;
            break;
        }
    }
    return h;
}

/* CARD-38, CARD-39, CARD-40: ten points for each card of these. */
static void score_tens(struct cards *g, const struct claim *c, enum reason why,
                       struct aude_events *log)
{
    for (int i = 0; i < c->place; i++) {
        int card = g->row[c->row][i];
        const struct card_kind *k = &deck[card & CARD_KIND];
        bool is_sold = card >= CARD_SOLD;
        bool is_wrong = k->type == PERSON && k->row != c->row;
        bool is_special = k->type == DRAGON || k->type == FAIRY;
        if (why == REASON_SPECIAL ? is_special : is_sold || is_wrong)
            pay_card(g, c, i, is_special ? why : is_sold ? REASON_SOLD : REASON_WRONG, log);
    }
}

/* CARD-31, CARD-Q13 */
static void score_persons(struct cards *g, const struct claim *c, const struct haul *h,
                          struct aude_events *log)
{
    score(g, c->seat, h->sum * h->persons);
    if (log != NULL)
        tell_persons(c, h, log);
}

/* CARD-32, CARD-Q02, CARD-Q03: a kind that grew brings its whole number, once. */
static void score_animals(struct cards *g, const struct claim *c, const struct haul *h,
                          struct aude_events *log)
{
    int seat = c->seat;
    for (int kind = 0; kind < ROWS; kind++) {
        if (h->animal[kind] + g->assigned[kind] == 0)
            continue;
        g->front[seat][kind] = (uint8_t)(g->front[seat][kind] + h->animal[kind]);
        g->joined[seat][kind] = (uint8_t)(g->joined[seat][kind] + g->assigned[kind]);
        int number = g->front[seat][kind] + g->joined[seat][kind];
        score(g, seat, animals_worth(g, number));
        if (log != NULL)
            tell_animals(g, c, kind, number, log);
    }
}

/* CARD-34, CARD-Q06: without animals each joker gained brings three points and waits. */
static void score_jokers(struct cards *g, const struct claim *c, int jokers,
                         struct aude_events *log)
{
    score(g, c->seat, jokers * LONE_JOKER);
    if (log != NULL)
        tell_jokers(c, jokers, log);
    g->waiting[c->seat] = (uint8_t)(g->waiting[c->seat] + jokers);
}

/* CARD-37 */
static void fill_chest(struct cards *g, int seat, const struct haul *h)
{
    uint8_t *chest = g->chest[seat];
    for (int kind = 0; kind < ROWS; kind++)
        chest[kind] = (uint8_t)(chest[kind] + h->building[kind]);
    chest[ROWS] = (uint8_t)(chest[ROWS] + h->building_jokers);
}

/* Takes a stretch away, whose cards are the first of the row, and its follower. What is not laid
 * out or put away is out of the game; what lies behind the stretch moves up to the board (CARD-29,
 * CARD-Q16) and stays as it lies. */
static void take_cards(struct cards *g, const struct claim *c)
{
    uint8_t *row = g->row[c->row];
    int left = g->length[c->row] - c->place;
    for (int i = 0; i < c->place; i++) {
        int kind = row[i] & CARD_KIND;
        bool is_kept = deck[kind].type == ANIMAL || deck[kind].type == BUILDING ||
                       deck[kind].type == ANIMAL_JOKER || deck[kind].type == BUILDING_JOKER;
        if (!is_kept || row[i] >= CARD_SOLD)
            g->out[kind]++;
    }
    memmove(row, row + c->place, (size_t)left);
    memset(row + left, 0, c->place);
    g->length[c->row] = (uint8_t)left;
    for (int i = g->current + 1; i < g->claims; i++) {
        if (g->claim[i].row == c->row)
            g->claim[i].place = (uint8_t)(g->claim[i].place - c->place);
    }
}

/* The kinds of animals a seat holds with a haul, as a mask. */
static unsigned animals_held(const struct cards *g, int seat, const struct haul *h)
{
    unsigned held = 0;
    for (int kind = 0; kind < ROWS; kind++)
        held |= (unsigned)(g->front[seat][kind] + h->animal[kind] > 0) << kind;
    return held;
}

/* CARD-27, CARD-28: the owner gets points and cards, in the order of CARD-Q18, and the follower
 * goes home. */
static void settle(struct cards *g, const struct claim *c, const struct haul *h,
                   struct aude_events *log)
{
    int cause = log == NULL ? -1 : log->cause;
    if (h->cards > 0) {
        if (log != NULL)
            tell_take(c, h, log);
        if (h->wrong + h->sold > 0)
            score_tens(g, c, REASON_WRONG, log);
        if (h->persons > 0)
            score_persons(g, c, h, log);
        if (animals_held(g, c->seat, h) == 0) {
            score_jokers(g, c, h->animal_jokers, log);
        } else {
            g->waiting[c->seat] = 0;
            score_animals(g, c, h, log);
        }
        if (h->specials > 0)
            score_tens(g, c, REASON_SPECIAL, log);
        fill_chest(g, c->seat, h);
        take_cards(g, c);
    }
    g->standing &= (uint8_t) ~(1u << c->seat);
    if (log != NULL)
        tell_home(c, cause, log);
}

/* ---- From claim to claim ---------------------------------------------------------------------- */

/* CARD-42: the game ends when nothing is left to deal. */
static void next_round(struct cards *g, struct aude_events *log)
{
    memset(g->claim, 0, sizeof g->claim);
    g->claims = 0;
    g->current = 0;
    g->step = STEP_DEAL;
    if (g->left == 0) {
        clear_end(g, log);
        return;
    }
    g->turn = (uint8_t)next_seat(g, g->dealer);
    g->actor = AUDE_CHANCE;
}

/* Moves g->at to the next face-down card of a stretch; false if there is none. */
static bool find_down(struct cards *g, const struct claim *c)
{
    while (g->at < c->place && !is_down(g->row[c->row][g->at]))
        g->at++;
    return g->at < c->place;
}

/* The same for the next animal or building in the wrong row. */
static bool find_wrong(struct cards *g, const struct claim *c)
{
    for (; g->at < c->place; g->at++) {
        const struct card_kind *k = &deck[g->row[c->row][g->at] & CARD_KIND];
        if ((k->type == ANIMAL || k->type == BUILDING) && k->row != c->row)
            return true;
    }
    return false;
}

/* CARD-35, CARD-Q05, CARD-Q07: must the owner say what a joker joins? Where there is only one
 * kind of animals all jokers join it. */
static bool must_assign(struct cards *g, const struct claim *c, const struct haul *h)
{
    int jokers = g->waiting[c->seat] + h->animal_jokers;
    unsigned held = jokers == 0 ? 0 : animals_held(g, c->seat, h);
    int assigned = g->assigned[0] + g->assigned[1] + g->assigned[2] + g->assigned[3];
    g->held = 0;
    if (held == 0 || assigned == jokers)
        return false;
    if ((held & (held - 1)) == 0) {
        g->assigned[lowest_bit(held)] = (uint8_t)jokers;
        return false;
    }
    g->held = (uint8_t)held;
    return true;
}

/* Is there a card to turn up, and if not one to choose about? */
static bool must_look(struct cards *g, const struct claim *c)
{
    if (g->step == STEP_TURN) {
        g->actor = AUDE_CHANCE;
        if (find_down(g, c))
            return true;
        g->actor = (int8_t)c->seat;
        g->step = STEP_CHOOSE;
        g->at = 0;
    }
    if (g->step == STEP_CHOOSE) {
        if (find_wrong(g, c))
            return true;
        g->step = STEP_ASSIGN;
        g->at = 0;
    }
    return false;
}

static void begin_claim(struct cards *g)
{
    if (g->current == g->claims)
        return;
    const struct claim *c = &g->claim[g->current];
    g->step = STEP_TURN;
    g->turn = c->seat;
    g->at = 0;
}

void clear_run(struct cards *g, struct aude_events *log)
{
    while (g->current < g->claims) {
        const struct claim *c = &g->claim[g->current];
        if (must_look(g, c))
            return;
        struct haul h = haul_of(g, c->row, 0, c->place);
        if (must_assign(g, c, &h))
            return;
        settle(g, c, &h, log);
        memset(g->assigned, 0, sizeof g->assigned);
        g->current++;
        begin_claim(g);
    }
    next_round(g, log);
}

/* CARD-28, CARD-Q17: from the lowest row up. Within a row the order of claiming is already that
 * from the board outwards. */
void clear_begin(struct cards *g, struct aude_events *log)
{
    for (int i = 1; i < g->claims; i++) {
        struct claim c = g->claim[i];
        int k = i;
        for (; k > 0 && g->claim[k - 1].row < c.row; k--)
            g->claim[k] = g->claim[k - 1];
        g->claim[k] = c;
    }
    g->current = 0;
    begin_claim(g);
    clear_run(g, log);
}

/* ---- The end ------------------------------------------------------------------------------------ */

/* Whatever was going on is given up. The rows keep their cards, which are out of the game now
 * (CARD-43), because nobody will ever learn what lies face down there. */
static void give_up(struct cards *g)
{
    for (int row = 0; row < ROWS; row++) {
        for (int i = 0; i < g->length[row]; i++) {
            if (g->row[row][i] >= CARD_SOLD)
                g->row[row][i] &= CARD_KIND;
        }
    }
    if (g->opened != AUDE_NONE)
        g->out[g->opened]++;
    g->opened = AUDE_NONE;
    memset(g->claim, 0, sizeof g->claim);
    memset(g->assigned, 0, sizeof g->assigned);
    g->claims = 0;
    g->standing = 0;
    g->current = 0;
    g->at = 0;
    g->held = 0;
    g->step = STEP_OVER;
    g->actor = AUDE_OVER;
}

/* Every series is an event of its own, also a card alone, which brings nothing. */
void clear_end(struct cards *g, struct aude_events *log)
{
    give_up(g);
    if (log != NULL)
        tell_end(log);
    for (int seat = 0; seat < seats_of(g); seat++) {
        uint8_t series[SERIES + 1];
        series_best(g->chest[seat], series);
        for (int length = SERIES; length > 0; length--) {
            for (; series[length] > 0; series[length]--) {
                score(g, seat, deck_series[length]);
                if (log != NULL)
                    tell_series(seat, length, log);
            }
        }
    }
}
