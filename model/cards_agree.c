/*
 * cards_agree.c: compares what can be seen of an engine's state with the model of the card game:
 * whose turn it is, points, winners, the pile, followers and the dealer. Nothing is compared that
 * is left open: whose turn it is before there is a dealer and when the game is over.
 */
#include "cards_desk.h"

int cards_actor(const struct cards_model *m)
{
    switch (m->desk.step) {
    case DESK_DEALER:
    case DESK_OPEN:
    case DESK_DEAL:
    case DESK_TURN:
        return AUDE_CHANCE;
    case DESK_OVER:
        return AUDE_OVER;
    case DESK_LAY_JOKER:
    case DESK_PLAY:
    case DESK_CHOOSE:
    case DESK_ASSIGN:
        break;
    }
    return m->desk.turn;
}

static bool agree_turn(const struct cards_model *m, const struct aude_state *s, char *why,
                       size_t len)
{
    const struct desk *d = &m->desk;
    int hand = d->hand < 0 ? -1 : d->card[d->hand].kind;
    int actor = cards_actor(m);
    if (aude_actor(s) != actor)
        return model_refuse(why, len, "actor %d, in the model %d", aude_actor(s), actor);
    if (aude_step(s) != m->step_name[d->step])
        return model_refuse(why, len, "step %s, in the model %s",
                            aude_name(m->r, AUDE_NAME_STEP, aude_step(s)),
                            aude_name(m->r, AUDE_NAME_STEP, m->step_name[d->step]));
    if (aude_hand(s) != hand)
        return model_refuse(why, len, "card kind %d in hand, in the model %d", aude_hand(s), hand);
    if (d->step == DESK_DEALER || d->step == DESK_OVER)
        return true;
    if (aude_turn(s) != d->turn)
        return model_refuse(why, len, "turn of seat %d, in the model %d", aude_turn(s), d->turn);
    return true;
}

/* CARD-46, CARD-Q24: points, then building cards without jokers. */
static int rank(const struct cards_model *m, int seat)
{
    int buildings[ROWS];
    int jokers;
    count_chest(&m->desk, seat, buildings, &jokers);
    return m->desk.score[seat] * 1000 + buildings[0] + buildings[1] + buildings[2] + buildings[3];
}

static bool agree_scores(const struct cards_model *m, const struct aude_state *s, char *why,
                         size_t len)
{
    int scores[AUDE_SEATS] = {0};
    unsigned winners = 0;
    aude_scores(s, scores);
    for (int seat = 0; seat < m->seats; seat++)
        if (scores[seat] != m->desk.score[seat])
            return model_refuse(why, len, "seat %d has %d points, in the model %d", seat,
                                scores[seat], m->desk.score[seat]);
    for (int seat = 0; seat < m->seats && m->desk.step == DESK_OVER; seat++) {
        bool has_most = true;
        for (int other = 0; other < m->seats; other++)
            has_most = has_most && rank(m, other) <= rank(m, seat);
        winners |= (unsigned)has_most << seat;
    }
    if (aude_winners(s) != winners)
        return model_refuse(why, len, "the winners are %x, in the model %x", aude_winners(s),
                            winners);
    return true;
}

static bool agree_pile(const struct cards_model *m, const struct aude_state *s, char *why,
                       size_t len)
{
    for (int i = 0; i < CARD_KINDS; i++)
        if (aude_bag(s, i) != count_pile(&m->desk, i))
            return model_refuse(why, len, "%d cards of kind %d in the pile, in the model %d",
                                aude_bag(s, i), i, count_pile(&m->desk, i));
    if (aude_left(s) != count_pile(&m->desk, -1))
        return model_refuse(why, len, "%d cards left, in the model %d", aude_left(s),
                            count_pile(&m->desk, -1));
    return true;
}

/* How a follower stands: false if it is at home. */
static bool find_follower(const struct desk *d, int seat, struct aude_piece *out)
{
    for (int row = 0; row < ROWS; row++) {
        int cards = 0;
        int followers = 0;
        for (int i = 0; i < d->length[row]; i++) {
            const struct item *item = &d->row[row][i];
            if (!item->is_follower) {
                cards++;
            } else if (item->which == seat) {
                out->x = (int16_t)cards;
                out->y = (int16_t)row;
                out->segment = (uint8_t)followers;
                return true;
            } else {
                followers++;
            }
        }
    }
    return false;
}

static bool agree_followers(const struct cards_model *m, const struct aude_state *s, char *why,
                            size_t len)
{
    struct aude_piece piece[AUDE_PIECES_MAX];
    int n = aude_pieces(s, piece, AUDE_PIECES_MAX);
    unsigned found = 0;
    if (n != m->seats)
        return model_refuse(why, len, "%d pieces, in the model %d", n, m->seats);
    for (int i = 0; i < n; i++) {
        const struct aude_piece *p = &piece[i];
        struct aude_piece mine = {0};
        bool is_placed = find_follower(&m->desk, p->seat, &mine);
        if (p->seat < 0 || p->seat >= m->seats || p->kind != 0 || p->holder != -1)
            return model_refuse(why, len, "piece %d is none there is", i);
        found |= 1U << p->seat;
        if (p->where != (is_placed ? AUDE_ON_SEGMENT : AUDE_IN_SUPPLY) ||
            aude_supply(s, p->seat, 0) != (is_placed ? 0 : 1))
            return model_refuse(why, len, "the follower of seat %d is elsewhere", p->seat);
        if (is_placed && (p->x != mine.x || p->y != mine.y || p->segment != mine.segment))
            return model_refuse(why, len,
                                "the follower of seat %d stands at %d,%d number %d, "
                                "in the model at %d,%d number %d",
                                p->seat, p->x, p->y, p->segment, mine.x, mine.y, mine.segment);
    }
    return found == (1U << m->seats) - 1 || model_refuse(why, len, "a follower is listed twice");
}

static bool agree_dealer(const struct cards_model *m, const struct aude_state *s, char *why,
                         size_t len)
{
    struct aude_token token[AUDE_TOKENS_MAX];
    int n = aude_tokens(s, token, AUDE_TOKENS_MAX);
    if (n != (m->desk.dealer < 0 ? 0 : 1))
        return model_refuse(why, len, "%d tokens", n);
    if (n == 0)
        return true;
    if (token[0].kind != m->token_dealer || token[0].tile != AUDE_NONE || token[0].on_board ||
        token[0].count != 1)
        return model_refuse(why, len, "the token is not the dealer's");
    if (token[0].seat != m->desk.dealer)
        return model_refuse(why, len, "the dealer is seat %d, in the model %d", token[0].seat,
                            m->desk.dealer);
    return true;
}

/* CARD-44: each series of buildings is an event; together they are what the model has for the
 * chest. Takes them out of the list and leaves one event for each seat. */
static bool join_series(const struct cards_model *m, struct aude_events *events)
{
    static const int worth[] = {0, 0, 5, 15, 30};
    struct aude_event sum[AUDE_SEATS] = {{0}};
    int kept = 0;
    for (int i = 0; i < events->count && i < AUDE_EVENTS_MAX; i++) {
        const struct aude_event *e = &events->list[i];
        if (e->kind != AUDE_EVENT_SCORE || e->why != m->reason_name[BUILDINGS]) {
            events->list[kept++] = *e;
            continue;
        }
        if (e->count < 1 || e->count > 4 || e->points != worth[e->count] || e->seat < 0)
            return false;
        struct aude_event all = *e;
        all.points = (int16_t)(all.points + sum[e->seat].points);
        all.count = (int16_t)(all.count + sum[e->seat].count);
        sum[e->seat] = all;
    }
    for (int seat = 0; seat < AUDE_SEATS && kept < AUDE_EVENTS_MAX; seat++) {
        if (sum[seat].points > 0)
            events->list[kept++] = sum[seat];
    }
    events->count = kept;
    return true;
}

bool cards_agree_events(const struct cards_model *m, const struct aude_events *told,
                        const int before[AUDE_SEATS], char *why, size_t len)
{
    struct aude_events joined = *told;
    const struct aude_events *events = &joined;
    if (!join_series(m, &joined))
        return model_refuse(why, len, "a series of buildings has other points");
    bool is_found[NOTES_MAX] = {false};
    int found = 0;
    for (int i = 0; i < events->count && i < AUDE_EVENTS_MAX; i++) {
        const struct aude_event *e = &events->list[i];
        int k = 0;
        if (e->kind != AUDE_EVENT_SCORE)
            continue;
        for (; k < m->notes; k++) {
            const struct note *note = &m->note[k];
            if (!is_found[k] && e->seat == note->seat && e->points == note->points &&
                e->why == m->reason_name[note->reason] &&
                (note->tile < 0 || e->tile == note->tile) &&
                (note->count < 0 || e->count == note->count) &&
                (note->feature < 0 || e->feature == note->feature))
                break;
        }
        if (k == m->notes)
            return model_refuse(why, len, "the model knows no %d points for %s of seat %d",
                                e->points, aude_name(m->r, AUDE_NAME_REASON, e->why), e->seat);
        is_found[k] = true;
        found++;
    }
    if (found != m->notes)
        return model_refuse(why, len, "%d score events, in the model %d", found, m->notes);
    for (int seat = 0, sum; seat < m->seats; seat++) {
        sum = before[seat];
        for (int k = 0; k < m->notes; k++)
            sum += m->note[k].seat == seat ? m->note[k].points : 0;
        if (sum != m->desk.score[seat])
            return model_refuse(why, len, "seat %d has %d points by the events, in the model %d",
                                seat, sum, m->desk.score[seat]);
    }
    return true;
}

/* Ends a copy of the state and the model itself, which then takes everything back. What becomes of
 * hands and rows is left open. */
static bool agree_ended(struct cards_model *m, const struct aude_state *s, char *why, size_t len)
{
    struct aude_events events;
    char reason[AUDE_TEXT_MAX];
    struct desk desk = m->desk;
    int legals = m->legals;
    int notes = m->notes;
    struct note note[NOTES_MAX];
    for (int i = 0; i < notes; i++)
        note[i] = m->note[i];
    m->notes = 0;
    aude_copy(m->ended, s);
    aude_end(m->ended, &events);
    cards_model_end(m);
    bool agrees = agree_scores(m, m->ended, reason, sizeof reason) &&
                  cards_agree_events(m, &events, desk.score, reason, sizeof reason);
    if (agrees && (aude_actor(m->ended) != AUDE_OVER || aude_count(m->ended) != 0))
        agrees = model_refuse(reason, sizeof reason, "it is not over");
    m->desk = desk;
    m->legals = legals;
    m->notes = notes;
    for (int i = 0; i < notes; i++)
        m->note[i] = note[i];
    return agrees || model_refuse(why, len, "if ended now: %s", reason);
}

bool cards_model_agrees(struct cards_model *m, const struct aude_state *s, char *why, size_t len)
{
    if (m->unknown[0])
        return model_refuse(why, len, "the model does not know \"%s\"", m->unknown);
    return agree_turn(m, s, why, len) && agree_scores(m, s, why, len) &&
           agree_pile(m, s, why, len) && agree_followers(m, s, why, len) &&
           agree_dealer(m, s, why, len) && agree_card_actions(m, s, why, len) &&
           agree_cards(m, s, why, len) && agree_no_tiles(s, why, len) &&
           agree_stretches(m, s, why, len) && agree_ended(m, s, why, len);
}
