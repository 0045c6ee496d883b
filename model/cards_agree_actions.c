/*
 * cards_agree_actions.c: compares what an engine says may be done now with the model of the card
 * game: lists, weights, picks, single checks of legal and invented actions, and where they belong.
 */
#include "cards_desk.h"

#include <string.h>

enum { CHECKS = 40 }; /* invented actions checked each time */

/* A number from 0 to n - 1, the same in each run. */
static int throw_dice(struct cards_model *m, int n)
{
    m->dice = m->dice * 1664525U + 1013904223U;
    return (int)((uint64_t)(m->dice >> 8) * (uint64_t)n >> 24);
}

static bool refuse_action(char *why, size_t len, const char *what, struct aude_action a)
{
    return model_refuse(why, len, "%s: verb %d a %d b %d c %d at %d,%d", what, a.verb, a.a, a.b,
                        a.c, a.x, a.y);
}

/* The weight of an action in the model, 0 if it is not legal. */
static int weight_of(const struct cards_model *m, struct aude_action a)
{
    for (int i = 0; i < m->legals; i++)
        if (memcmp(&m->legal[i].action, &a, sizeof a) == 0)
            return m->legal[i].weight;
    return 0;
}

static bool agree_list(const struct cards_model *m, const struct aude_action *legal, int listed,
                       char *why, size_t len)
{
    for (int i = 0; i < listed; i++) {
        if (weight_of(m, legal[i]) == 0)
            return refuse_action(why, len, "listed, but illegal in the model", legal[i]);
        for (int k = 0; k < i; k++)
            if (memcmp(&legal[i], &legal[k], sizeof legal[i]) == 0)
                return refuse_action(why, len, "listed twice", legal[i]);
    }
    return listed == m->legals ||
           model_refuse(why, len, "%d actions listed, in the model %d", listed, m->legals);
}

static bool agree_chances(const struct cards_model *m, const struct aude_state *s, char *why,
                          size_t len)
{
    struct aude_chance chance[LEGAL_MAX];
    int n = aude_chances(s, chance, LEGAL_MAX);
    int unit = 0;
    if (cards_actor(m) != AUDE_CHANCE)
        return n == 0 || model_refuse(why, len, "%d chances, but it is not chance's turn", n);
    if (n != m->legals)
        return model_refuse(why, len, "%d chances, in the model %d", n, m->legals);
    for (int i = 0; i < n; i++) {
        int weight = weight_of(m, chance[i].action);
        if (chance[i].weight != weight)
            return refuse_action(why, len, "not that weight", chance[i].action);
        for (int k = 0; k < weight; k++) {
            struct aude_action a = aude_pick(s, unit++);
            if (memcmp(&a, &chance[i].action, sizeof a) != 0)
                return refuse_action(why, len, "picked out of turn", a);
        }
    }
    return true;
}

static bool agree_count(const struct cards_model *m, const struct aude_state *s,
                        const struct aude_action *legal, char *why, size_t len)
{
    int count = 0;
    for (int i = 0; i < m->legals; i++)
        count += m->legal[i].weight;
    if (aude_count(s) != count)
        return model_refuse(why, len, "count is %d, in the model %d", aude_count(s), count);
    for (int i = 0; i < m->legals && cards_actor(m) >= 0; i++) {
        struct aude_action a = aude_pick(s, i);
        if (memcmp(&a, &legal[i], sizeof a) != 0)
            return refuse_action(why, len, "picked and listed actions differ", a);
    }
    return true;
}

/* aude_check must say yes to exactly the legal actions, and only to the actor. */
static bool agree_check(const struct cards_model *m, const struct aude_state *s,
                        struct aude_action a, char *why, size_t len)
{
    int actor = cards_actor(m);
    if (actor == AUDE_OVER)
        return aude_check(s, 0, a) != AUDE_OK || refuse_action(why, len, "allowed when over", a);
    bool is_allowed = aude_check(s, actor, a) == AUDE_OK;
    if (is_allowed != (weight_of(m, a) > 0))
        return refuse_action(why, len, is_allowed ? "wrongly allowed" : "wrongly refused", a);
    for (int seat = AUDE_CHANCE; seat < m->seats; seat++)
        if (seat != actor && aude_check(s, seat, a) == AUDE_OK)
            return refuse_action(why, len, "allowed to somebody else", a);
    return true;
}

/* Something that could be meant: a legal action with one part changed, or anything. */
static struct aude_action invent(struct cards_model *m)
{
    struct aude_action a = {.verb = (uint8_t)throw_dice(m, m->verb.joker + 2),
                            .a = (uint8_t)throw_dice(m, CARD_KINDS + 1),
                            .b = (uint8_t)throw_dice(m, ROWS + 2),
                            .c = (uint8_t)throw_dice(m, 2)};
    if (m->legals == 0 || throw_dice(m, 4) == 0)
        return a;
    struct aude_action legal = m->legal[throw_dice(m, m->legals)].action;
    switch (throw_dice(m, 7)) {
    case 0:
        legal.verb = a.verb;
        break;
    case 1:
        legal.a = throw_dice(m, 3) == 0 ? AUDE_NONE : a.a;
        break;
    case 2:
        legal.b = a.b;
        break;
    case 3:
        legal.c ^= 1;
        break;
    case 4:
        legal.x = (int16_t)(legal.x + 1 - 2 * throw_dice(m, 2));
        break;
    case 5:
        legal.y = (int16_t)(legal.y + 1 - 2 * throw_dice(m, 2));
        break;
    default:
        break;
    }
    return legal;
}

static bool agree_checks(struct cards_model *m, const struct aude_state *s, char *why, size_t len)
{
    for (int i = 0; i < m->legals; i++)
        if (!agree_check(m, s, m->legal[i].action, why, len))
            return false;
    for (int i = 0; i < CHECKS; i++)
        if (!agree_check(m, s, invent(m), why, len))
            return false;
    return true;
}

/* The place of a card in its row, and the row. */
static struct aude_spot spot_of(const struct desk *d, int card)
{
    struct aude_spot spot = {.on_board = true, .card = d->card[card].kind};
    for (int row = 0; row < ROWS; row++) {
        int place = 0;
        for (int i = 0; i < d->length[row]; i++) {
            place += !d->row[row][i].is_follower;
            if (!d->row[row][i].is_follower && d->row[row][i].which == card) {
                spot.x = (int16_t)place;
                spot.y = (int16_t)row;
            }
        }
    }
    return spot;
}

static bool agree_where(const struct cards_model *m, const struct aude_state *s,
                        struct aude_action a, char *why, size_t len)
{
    const struct desk *d = &m->desk;
    struct aude_spot spot = aude_where(s, a);
    struct aude_spot mine = {.card = -1, .seat = -1};
    bool is_deal = a.verb == m->verb.deal;
    if (a.verb == m->verb.lay || a.verb == m->verb.claim) {
        mine.on_board = true;
        mine.x = (int16_t)(count_row(d, a.b) + (a.verb == m->verb.lay));
        mine.y = a.b;
        if (a.verb == m->verb.lay)
            mine.card = a.a;
    } else if (a.verb == m->verb.turn || a.verb == m->verb.sell || a.verb == m->verb.keep) {
        mine = spot_of(d, d->asked);
    } else if (is_deal) {
        mine.card = a.a;
        mine.seat = (int8_t)a.b;
    } else if (a.verb != m->verb.joker) {
        return true;
    }
    if (spot.on_board != mine.on_board ||
        (mine.on_board && (spot.x != mine.x || spot.y != mine.y)) || spot.card != mine.card ||
        (is_deal && spot.seat != mine.seat))
        return refuse_action(why, len, "it is elsewhere", a);
    return true;
}

bool agree_card_actions(struct cards_model *m, const struct aude_state *s, char *why, size_t len)
{
    struct aude_action legal[LEGAL_MAX];
    int listed = aude_legal(s, legal, LEGAL_MAX);
    if (listed > LEGAL_MAX)
        return model_refuse(why, len, "%d legal actions are too many", listed);
    if (!agree_list(m, legal, listed, why, len) || !agree_chances(m, s, why, len) ||
        !agree_count(m, s, legal, why, len) || !agree_checks(m, s, why, len))
        return false;
    for (int i = 0; i < listed; i++)
        if (!agree_where(m, s, legal[i], why, len))
            return false;
    return true;
}
