/*
 * score.c: majority, value and payout, the same for every kind of feature. What a feature is
 * worth is a small sum to which modules add (module.h); here it is paid and the figures sent home.
 * Only when somebody listens or asks it is explained term by term, which random play never does.
 */
#include "land.h"

/* By seat: which of its pieces stand in a feature. */
static void find_pieces(const struct land *g, int feature, uint16_t out[AUDE_SEATS])
{
    memset(out, 0, AUDE_SEATS * sizeof out[0]);
    for (int seat = 0; seat < seats_of(g); seat++)
        out[seat] = (uint16_t)pieces_in(g, seat, feature);
}

/* What these pieces count in the majority of a feature. Only followers have strength. */
static void count_strength(const struct land *g, int feature, const uint16_t there[AUDE_SEATS],
                           uint8_t out[AUDE_SEATS])
{
    const struct rules *r = rules_of(g);
    memset(out, 0, AUDE_SEATS);
    for (int seat = 0; seat < seats_of(g); seat++)
        out[seat] = (uint8_t)(count_bits(there[seat] & r->strong_rows[0]) +
                              2 * count_bits(there[seat] & r->strong_rows[1]));
    for (int i = 0; i < r->strengths; i++)
        r->strength[i](g, feature, out);
#ifdef AUDE_HOSTILE
    uint8_t again[AUDE_SEATS];
    memcpy(again, out, sizeof again);
    for (int i = r->strengths; i-- > 0;)
        r->strength[i](g, feature, again);
    aude_require(memcmp(again, out, sizeof again) == 0);
#endif
}

void feature_strength(const struct land *g, int feature, uint8_t out[AUDE_SEATS])
{
    uint16_t there[AUDE_SEATS];
    find_pieces(g, feature, there);
    count_strength(g, feature, there, out);
}

static int points_of(const struct worth *w)
{
    return w->nothing ? 0 : (w->units + w->bonus) * w->each + w->extra;
}

/* The sum for the seat in f. */
struct worth feature_worth(const struct land *g, const struct appraisal *f)
{
    const struct rules *r = rules_of(g);
    struct worth worth = {0};
    for (int i = 0; i < r->worths; i++)
        r->worth[i](g, f, &worth);
#ifdef AUDE_HOSTILE
    struct worth backwards = {0};
    for (int i = r->worths; i-- > 0;)
        r->worth[i](g, f, &backwards);
    aude_require(points_of(&worth) == points_of(&backwards));
#endif
    worth.points = (int16_t)points_of(&worth);
    return worth;
}

/* What the modules give beside the majority's points, added to out. */
void feature_bonuses(const struct land *g, const struct appraisal *f, int out[AUDE_SEATS])
{
    const struct rules *r = rules_of(g);
    if ((r->feature[f->kind].flags & FEATURE_NEVER) != 0)
        return;
    for (int i = 0; i < r->bonuses; i++)
        r->bonus[i](g, f, out);
#ifdef AUDE_HOSTILE
    int backwards[AUDE_SEATS] = {0}, forwards[AUDE_SEATS] = {0};
    for (int i = 0; i < r->bonuses; i++) {
        r->bonus[i](g, f, forwards);
        r->bonus[r->bonuses - 1 - i](g, f, backwards);
    }
    aude_require(memcmp(forwards, backwards, sizeof forwards) == 0);
#endif
}

/* The terms of a worth, which are its points: whoever adds to it must say what for. A feature that
 * is never scored has no worth; whoever pays for it otherwise says what. */
TOLD static void explain_worth(const struct land *g, const struct appraisal *f,
                               const struct worth *w, struct aude_sum *out)
{
    const struct rules *r = rules_of(g);
    for (int i = 0; i < r->explains; i++)
        r->explain[i](g, f, w, out);
    aude_require(out->points == w->points || (r->feature[f->kind].flags & FEATURE_NEVER) != 0);
}

static struct aude_term bonus_term(const struct rules *r, int bonus, int points)
{
    return (struct aude_term){
        .what = r->bonus_term[bonus], .which = NONE, .count = 1, .each = (int16_t)points};
}

TOLD void feature_explain(const struct land *g, const struct appraisal *f, unsigned owners,
                          struct aude_sum *out)
{
    const struct rules *r = rules_of(g);
    if (f->seat < 0 || (owners >> f->seat & 1) != 0) {
        struct worth worth = feature_worth(g, f);
        explain_worth(g, f, &worth, out);
    }
    if (f->seat < 0 || (r->feature[f->kind].flags & FEATURE_NEVER) != 0)
        return;
    for (int i = 0; i < r->bonuses; i++) {
        int points[AUDE_SEATS] = {0};
        r->bonus[i](g, f, points);
        if (points[f->seat] != 0)
            sum_add(out, bonus_term(r, i, points[f->seat]));
    }
}

/* Tells of points for a reason of a module's own. */
TOLD void score_tell(const struct land *g, const struct gain *gain, struct aude_events *log)
{
    struct aude_event event = event_at(g, AUDE_EVENT_SCORE, gain->segment);
    event.seat = (int8_t)gain->seat;
    event.points = gain->sum.points;
    event.sum = gain->sum;
    event.why = (uint8_t)gain->reason;
    event.count = (int16_t)gain->count;
    event.is_final = step_of(g) == STEP_OVER;
    event_add(log, &event);
}

TOLD void score_tell_one(const struct land *g, int seat, int points, int reason, int term,
                         struct aude_events *log)
{
    struct gain gain = {.seat = seat, .reason = reason, .segment = -1};
    sum_add(&gain.sum,
            (struct aude_term){
                .what = (uint8_t)term, .which = NONE, .count = 1, .each = (int16_t)points});
    score_tell(g, &gain, log);
}

/* The seats with the most, as a mask; none where nobody has any. */
unsigned seats_with_most(const uint8_t count[AUDE_SEATS])
{
    unsigned seats = 0;
    int most = 1;
    for (int seat = 0; seat < AUDE_SEATS; seat++) {
        if (count[seat] > most) {
            most = count[seat];
            seats = 0;
        }
        if (count[seat] == most)
            seats |= 1u << seat;
    }
    return seats;
}

TOLD static void tell_bonus(const struct land *g, int bonus, int feature, int seat, int points,
                            struct aude_events *log)
{
    const struct rules *r = rules_of(g);
    struct gain gain = {.seat = seat, .reason = r->bonus_reason[bonus], .segment = feature};
    sum_add(&gain.sum, bonus_term(r, bonus, points));
    score_tell(g, &gain, log);
}

/* Each bonus is an event of its own. */
static void pay_bonuses(struct land *g, const struct appraisal *f, struct aude_events *log)
{
    const struct rules *r = rules_of(g);
    for (int i = 0; i < r->bonuses; i++) {
        int points[AUDE_SEATS] = {0};
        r->bonus[i](g, f, points);
        for (int seat = 0; seat < AUDE_SEATS; seat++) {
            score_pay(g, seat, points[seat]);
            if (points[seat] != 0 && log != NULL)
                tell_bonus(g, i, f->feature, seat, points[seat], log);
        }
    }
}

/* Tells of points for a feature. */
TOLD static void tell_worth(const struct land *g, const struct appraisal *f, const struct worth *w,
                            const uint8_t strength[AUDE_SEATS], struct aude_events *log)
{
    struct aude_event event = event_at(g, AUDE_EVENT_SCORE, f->feature);
    event.seat = (int8_t)f->seat;
    event.points = w->points;
    event.is_final = step_of(g) == STEP_OVER;
    explain_worth(g, f, w, &event.sum);
    memcpy(event.strength, strength, AUDE_SEATS);
    event_add(log, &event);
}

/* BASE-36, BASE-37: whoever has most gets the points; on a tie each of them gets them all. */
static void pay(struct land *g, struct appraisal *f, const uint16_t there[AUDE_SEATS],
                struct aude_events *log)
{
    uint8_t strength[AUDE_SEATS];
    count_strength(g, f->feature, there, strength);
    for (unsigned owners = seats_with_most(strength); owners != 0; owners &= owners - 1) {
        f->seat = lowest_bit(owners);
        struct worth worth = feature_worth(g, f);
        score_pay(g, f->seat, worth.points);
        if (log != NULL)
            tell_worth(g, f, &worth, strength, log);
    }
    f->seat = -1;
    if (rules_of(g)->bonuses > 0)
        pay_bonuses(g, f, log);
}

/* BASE-40: all of them go back, also those who scored nothing. Some go with others. */
static void clear(struct land *g, const uint16_t there[AUDE_SEATS], struct aude_events *log)
{
    for (int seat = 0; seat < seats_of(g); seat++) {
        for (unsigned mask = there[seat]; mask != 0; mask = (mask & (mask - 1)) & outs(g)[seat])
            piece_home(g, seat * rules_of(g)->pieces + lowest_bit(mask), log);
    }
}

/* What follows from a feature being complete. */
static void settle(struct land *g, int feature, struct aude_events *log)
{
    const struct rules *r = rules_of(g);
    if (mens(g)[feature] == 0 && r->on_closeds == 0)
        return;
    struct appraisal f;
    feature_appraise(g, feature, &f);
    if (mens(g)[feature] > 0) {
        uint16_t there[AUDE_SEATS];
        find_pieces(g, feature, there);
        pay(g, &f, there, log);
        clear(g, there, log);
    }
    for (int i = 0; i < r->on_closeds; i++)
        r->on_closed[i](g, &f, log);
}

static void close_feature(struct land *g, int feature, struct aude_events *log)
{
    if (log == NULL) {
        settle(g, feature, NULL);
        return;
    }
    int cause = event_opens(g, AUDE_EVENT_CLOSED, feature, log);
    settle(g, feature, log);
    events_cause(log, cause);
}

static void close_ripe(struct land *g, struct aude_events *log)
{
    for (int i = g->surrounds; i-- > 0;) {
        struct surround *list = edit_surrounds(g);
        int segment = list[i].segment;
        if (opens(g)[segment] > 0)
            continue;
        list[i] = list[--g->surrounds];
        memset(&list[g->surrounds], 0, sizeof list[0]);
        close_feature(g, segment, log);
    }
    g->ripe = 0;
}

/* Scores every feature that the tile just laid completed. */
void score_closed(struct land *g, struct aude_events *log)
{
    int first = g->closed == 0 ? 0 : tiles(g)[g->fresh].first;
    for (uint32_t mask = g->closed; mask != 0; mask &= mask - 1) {
        int segment = lowest_bit(mask);
        if (feature_is_first(g, g->fresh, segment))
            close_feature(g, features(g)[first + segment], log);
    }
    g->closed = 0;
    if (g->ripe > 0)
        close_ripe(g, log);
}

/* Pays the features of all figures still standing whose kind has these bits of FEATURE_LAST, each
 * once: the figures leave it, or are paid for. */
static void pay_standing(struct land *g, unsigned last, struct aude_events *log)
{
    const struct rules *r = rules_of(g);
    uint16_t paid[AUDE_SEATS] = {0}, there[AUDE_SEATS];
    for (int seat = 0; seat < seats_of(g); seat++) {
        for (unsigned mask = outs(g)[seat] & ~paid[seat]; mask != 0;
             mask = (mask & (mask - 1)) & outs(g)[seat] & ~paid[seat]) {
            int row = seat * r->pieces + lowest_bit(mask), feature = piece_feature(g, row);
            unsigned flags = r->feature[feature_kind(g, feature)].flags;
            if ((flags & (FEATURE_LAST | FEATURE_NEVER)) != last)
                continue;
            struct appraisal f;
            feature_appraise(g, feature, &f);
            find_pieces(g, feature, there);
            pay(g, &f, there, log);
            if (last == 0)
                clear(g, there, log);
            for (int i = 0; i < seats_of(g); i++)
                paid[i] |= there[i];
        }
    }
}

/* BASE-50, BASE-54: what is not complete first, and its figures leave; then the fields. */
void score_final(struct land *g, struct aude_events *log)
{
    const struct rules *r = rules_of(g);
    int cause = log == NULL ? -1 : event_opens(g, AUDE_EVENT_END, -1, log);
    pay_standing(g, 0, log);
    pay_standing(g, FEATURE_LAST, log);
    for (int i = 0; i < r->on_ends; i++)
        r->on_end[i](g, log);
    events_cause(log, cause);
}
