/*
 * conform_sum.c: points are explained completely. Sums give their points, before and after they are
 * paid; every event says what led to it; turns begin where they are said to; facts and numbers hold.
 */
#include "conform.h"

#include <string.h>

enum { LOOK_EVERY = 5 }; /* all features are asked for their sums in one of so many positions */

static struct aude_feature feature[AUDE_FEATURES_MAX];

/* ---- Sums --------------------------------------------------------------------------------------- */

static bool is_term(const struct trial *t, const struct aude_term *term)
{
    bool is_named = aude_name(t->rules, AUDE_NAME_TERM, term->what) != NULL;
    bool has_which = term->which != AUDE_NONE;
    bool is_product = term->points == term->count * term->each;
    if (!is_named || (has_which && aude_name(t->rules, AUDE_NAME_TERM, term->which) == NULL))
        return false;
    switch ((enum aude_how)term->how) {
    case AUDE_HOW_EACH:
        return is_product && term->count >= 0;
    case AUDE_HOW_TIMES:
        return is_product && term->count > 0 && has_which;
    case AUDE_HOW_TOGETHER:
        return term->count > 0 && term->each == 0;
    case AUDE_HOW_TAKES:
        return is_product && term->count > 0 && term->each < 0 && has_which;
    case AUDE_HOW_CAUSE:
        return term->count > 0 && term->each == 0 && term->points == 0;
    case AUDE_HOW_COUNT:
        break;
    }
    return false;
}

/* The terms are what they say and give these points. */
static bool gives(const struct trial *t, const struct aude_sum *sum, int points)
{
    int all = 0;
    if (sum->terms > AUDE_TERMS_MAX)
        return false;
    for (int i = 0; i < sum->terms; i++) {
        if (!is_term(t, &sum->term[i]))
            return false;
        all += sum->term[i].points;
    }
    return all == points && sum->points == points;
}

/* What a feature is worth to a seat, as a number and as a sum. */
static void look_worth(struct trial *t, const struct aude_feature *f, int seat)
{
    struct aude_sum sum;
    bool is_known = aude_worth(t->now, f->id, AUDE_NOW, seat, &sum);
    expect(t, P_SUM, is_known && gives(t, &sum, seat < 0 ? f->worth_now : f->now[seat]));
    is_known = aude_worth(t->now, f->id, AUDE_COMPLETE, seat, &sum);
    expect(t, P_SUM, is_known && gives(t, &sum, seat < 0 ? f->worth_done : f->done[seat]));
}

void look_sums(struct trial *t)
{
    struct aude_sum sum;
    bool has_board = (aude_facts(t->rules) & AUDE_HAS_BOARD) != 0;
    if (t->step % LOOK_EVERY != 0)
        return;
    int features = aude_features(t->now, feature, AUDE_FEATURES_MAX);
    for (int i = 0; i < features; i++) {
        const struct aude_feature *f = &feature[i];
        for (int seat = 0; seat < t->seats; seat++) {
            if (f->owners != 0 || !has_board || seat == i % t->seats)
                look_worth(t, f, seat);
        }
        if (has_board)
            look_worth(t, f, -1);
        expect(t, P_SUM, !aude_worth(t->now, f->id, AUDE_NOW, t->seats, &sum));
    }
    expect(t, P_SUM, !aude_worth(t->now, -1, AUDE_NOW, 0, &sum));
}

static bool same_term(const struct aude_term *a, const struct aude_term *b)
{
    return a->what == b->what && a->which == b->which && a->how == b->how && a->count == b->count &&
           a->each == b->each && a->points == b->points;
}

bool same_sum(const struct aude_sum *a, const struct aude_sum *b)
{
    if (a->terms != b->terms || a->points != b->points)
        return false;
    for (int i = 0; i < a->terms; i++) {
        if (!same_term(&a->term[i], &b->term[i]))
            return false;
    }
    return true;
}

/* Final scoring pays a seat for a feature what aude_worth said, term by term. */
void look_ending(struct trial *t, const struct aude_feature *f, const struct aude_events *events)
{
    for (int seat = 0; seat < t->seats; seat++) {
        struct aude_sum said, paid = {0};
        if (!aude_worth(t->now, f->id, AUDE_NOW, seat, &said))
            continue;
        for (int i = 0; i < events->count; i++) {
            const struct aude_event *e = &events->list[i];
            if (e->kind != AUDE_EVENT_SCORE || e->seat != seat ||
                aude_name(t->rules, AUDE_NAME_FEATURE, e->feature) == NULL ||
                aude_feature_at(t->now, e->x, e->y, e->segment) != f->id)
                continue;
            for (int k = 0; k < e->sum.terms && paid.terms < AUDE_TERMS_MAX; k++)
                paid.term[paid.terms++] = e->sum.term[k];
            paid.points = (int16_t)(paid.points + e->points);
        }
        expect(t, P_ENDING, same_sum(&said, &paid));
    }
}

/* Cards: a seat gets at most what its stretch was said to be worth, for it may have chosen worse,
 * and the end pays for no stretch. */
void look_cleared(struct trial *t)
{
    enum { ROWS = 4 };
    for (int i = 0; i < t->events.count; i++) {
        const struct aude_event *e = &t->events.list[i];
        struct aude_sum said;
        int paid = 0;
        if (e->kind == AUDE_EVENT_SCORE && e->is_final)
            expect(t, P_ENDING, e->feature == AUDE_NONE);
        if (e->kind != AUDE_EVENT_TAKE ||
            !aude_worth(t->before, ROWS + e->seat, AUDE_NOW, e->seat, &said))
            continue;
        for (int k = i + 1; k < t->events.count; k++)
            paid += t->events.list[k].cause == i ? t->events.list[k].points : 0;
        expect(t, P_ENDING, paid <= said.points);
    }
}

/* ---- Events ------------------------------------------------------------------------------------- */

/* Is one of these events among the causes of another? */
static bool leads_to(const struct aude_events *events, int from, int to)
{
    for (int steps = 0; to > from && steps < AUDE_EVENTS_MAX; steps++)
        to = events->list[to].cause;
    return to == from;
}

static int find_kind(const struct aude_events *events, enum aude_event_kind kind)
{
    for (int i = 0; i < events->count; i++) {
        if (events->list[i].kind == kind)
            return i;
    }
    return -1;
}

void expect_causes(struct trial *t, const struct aude_events *events)
{
    int end = find_kind(events, AUDE_EVENT_END), turn = find_kind(events, AUDE_EVENT_TURN);
    for (int i = 0; i < events->count; i++) {
        const struct aude_event *e = &events->list[i];
        expect(t, P_CAUSE, e->cause >= -1 && e->cause < i);
        if (e->cause < -1 || e->cause >= i)
            return;
        expect(t, P_CAUSE,
               (i > end && end >= 0) == (i != end && leads_to(events, end, i)) || end < 0);
        expect(t, P_CAUSE, (i > turn) == (i != turn && leads_to(events, turn, i)) || turn < 0);
        if (e->kind == AUDE_EVENT_SCORE) {
            expect(t, P_SUM, gives(t, &e->sum, e->points) && e->sum.terms > 0);
            expect(t, P_CAUSE, !e->is_final || (end >= 0 && e->cause == end));
        } else {
            expect(t, P_SUM, e->sum.terms == 0 && e->points == 0);
        }
    }
}

/* With a board the seat on turn changes just when the event says so. Without one every action that
 * leads to the step in which seats play begins a turn. */
void expect_turn(struct trial *t)
{
    int turns = 0, turn = aude_turn(t->now);
    const char *step = aude_name(t->rules, AUDE_NAME_STEP, aude_step(t->now));
    for (int i = 0; i < t->events.count; i++) {
        if (t->events.list[i].kind != AUDE_EVENT_TURN)
            continue;
        turns++;
        expect(t, P_TURN, t->events.list[i].seat == turn && t->events.list[i].cause == -1);
    }
    if ((aude_facts(t->rules) & AUDE_HAS_BOARD) != 0)
        expect(t, P_TURN, turns == (aude_turn(t->before) != turn));
    else
        expect(t, P_TURN, turns == (step != NULL && strcmp(step, "play") == 0));
}

/* ---- Facts and numbers ------------------------------------------------------------------------------ */

void look_facts(struct trial *t)
{
    struct aude_kind kind;
    struct aude_card_kind card;
    unsigned facts = aude_facts(t->rules);
    int number, rounds, round;
    const char *name;
    bool has_rounds =
        aude_number(t->now, "rounds", &rounds) && aude_number(t->now, "round", &round);
    expect(t, P_FACTS, ((facts & AUDE_HAS_BOARD) != 0) == aude_kind(t->rules, 0, &kind));
    expect(t, P_FACTS, ((facts & AUDE_HAS_CARDS) != 0) == aude_card_kind(t->rules, 0, &card));
    expect(t, P_FACTS, ((facts & AUDE_HAS_ROUNDS) != 0) == has_rounds);
    expect(t, P_FACTS, !aude_number(t->now, "no such number", &number));
    for (int i = 0; (name = aude_name(t->rules, AUDE_NAME_NUMBER, i)) != NULL; i++)
        expect(t, P_FACTS, aude_number(t->now, name, &number) && number >= 0);
    if (has_rounds) {
        expect(t, P_FACTS, round <= rounds && (round == t->round || round == t->round + 1));
        expect(t, P_FACTS, aude_actor(t->now) != AUDE_OVER || round == rounds);
        t->round = round;
    }
    for (int seat = -1; seat < t->seats; seat++) {
        aude_view(t->now, seat, t->spare);
        bool is_same = aude_hash(t->spare) == aude_hash(t->now);
        expect(t, P_FACTS, is_same || (facts & AUDE_HAS_SECRETS) != 0);
        t->has_hidden |= !is_same;
    }
}

void expect_facts(struct trial *t)
{
    expect(t, P_FACTS, t->has_hidden == ((aude_facts(t->rules) & AUDE_HAS_SECRETS) != 0));
}
