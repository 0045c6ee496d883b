/*
 * score.c: majority, value and payout, the same for every kind of feature. What a feature is
 * worth is a small sum to which modules add (module.h); here it is paid, explained and the
 * figures sent home.
 */
#include "land.h"

/* Only followers have strength. */
void feature_strength(const struct land *g, int feature, uint8_t out[AUDE_SEATS])
{
    const struct rules *r = rules_of(g);
    const uint16_t *feature_of = features(g);
    const struct piece *row = pieces(g);
    memset(out, 0, AUDE_SEATS);
    for (int seat = 0; seat < seats_of(g); seat++, row += r->pieces) {
        for (unsigned mask = followers_out(g, seat); mask != 0; mask &= mask - 1) {
            const struct piece *piece = &row[lowest_bit(mask)];
            if (feature_of[piece->segment] == feature)
                out[seat] = (uint8_t)(out[seat] + r->piece[piece->kind].strength);
        }
    }
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

static int points_of(const struct aude_worth *w)
{
    return w->nothing ? 0 : (w->units + w->bonus) * w->each + w->extra;
}

/* The sum for the seat in f. */
struct aude_worth feature_worth(const struct land *g, const struct appraisal *f)
{
    const struct rules *r = rules_of(g);
    struct aude_worth worth = {0};
    for (int i = 0; i < r->worths; i++)
        r->worth[i](g, f, &worth);
#ifdef AUDE_HOSTILE
    struct aude_worth backwards = {0};
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

/* Tells of points for a reason of a module's own. */
void score_tell(const struct land *g, const struct gain *gain, struct aude_events *log)
{
    struct aude_event event = event_at(g, AUDE_EVENT_SCORE, gain->segment);
    event.seat = (int8_t)gain->seat;
    event.worth = (struct aude_worth){
        .units = (int16_t)gain->units, .each = (int16_t)gain->each, .extra = (int16_t)gain->extra};
    event.worth.points = event.points = (int16_t)points_of(&event.worth);
    event.why = (uint8_t)gain->reason;
    event.count = (int16_t)gain->count;
    event.is_final = step_of(g) == STEP_OVER;
    if (gain->segment >= 0) {
        struct appraisal f;
        feature_appraise(g, features(g)[gain->segment], &f);
        memcpy(event.mark, f.mark, sizeof event.mark);
    }
    event_add(log, &event);
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

/* Each bonus is an event of its own. */
static void pay_bonuses(struct land *g, const struct appraisal *f, struct aude_events *log)
{
    const struct rules *r = rules_of(g);
    for (int i = 0; i < r->bonuses; i++) {
        int points[AUDE_SEATS] = {0};
        r->bonus[i](g, f, points);
        for (int seat = 0; seat < AUDE_SEATS; seat++) {
            if (points[seat] != 0)
                score_gain(g,
                           (struct gain){.seat = seat,
                                         .extra = points[seat],
                                         .reason = r->bonus_reason[i],
                                         .segment = f->feature},
                           log);
        }
    }
}

/* BASE-36, BASE-37: whoever has most gets the points; on a tie each of them gets them all. */
static void pay(struct land *g, struct appraisal *f, struct aude_events *log)
{
    uint8_t strength[AUDE_SEATS];
    feature_strength(g, f->feature, strength);
    for (unsigned owners = seats_with_most(strength); owners != 0; owners &= owners - 1) {
        f->seat = lowest_bit(owners);
        struct aude_worth worth = feature_worth(g, f);
        g->score[f->seat] = (int16_t)(g->score[f->seat] + worth.points);
        if (log != NULL) {
            struct aude_event event = event_at(g, AUDE_EVENT_SCORE, f->feature);
            event.seat = (int8_t)f->seat;
            event.points = worth.points;
            event.is_final = step_of(g) == STEP_OVER;
            event.worth = worth;
            memcpy(event.strength, strength, sizeof strength);
            memcpy(event.mark, f->mark, sizeof event.mark);
            event_add(log, &event);
        }
    }
    f->seat = -1;
    if (rules_of(g)->bonuses > 0)
        pay_bonuses(g, f, log);
}

/* BASE-40: all of them go back, also those who scored nothing. */
static void clear(struct land *g, int feature, struct aude_events *log)
{
    const struct rules *r = rules_of(g);
    for (int seat = 0; seat < seats_of(g); seat++) {
        for (unsigned mask = outs(g)[seat]; mask != 0; mask &= mask - 1) {
            int row = seat * r->pieces + lowest_bit(mask);
            if (pieces(g)[row].where == AUDE_ON_SEGMENT && piece_feature(g, row) == feature)
                piece_home(g, row, log);
        }
    }
}

static void close_feature(struct land *g, int feature, struct aude_events *log)
{
    const struct rules *r = rules_of(g);
    if (log != NULL) {
        struct aude_event event = event_at(g, AUDE_EVENT_CLOSED, feature);
        event_add(log, &event);
    }
    if (mens(g)[feature] == 0 && r->on_closeds == 0)
        return;
    struct appraisal f;
    feature_appraise(g, feature, &f);
    if (mens(g)[feature] > 0) {
        pay(g, &f, log);
        clear(g, feature, log);
    }
    for (int i = 0; i < r->on_closeds; i++)
        r->on_closed[i](g, &f, log);
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

static bool is_first_there(const struct land *g, int row, int feature)
{
    for (int i = 0; i < row; i++) {
        const struct piece *piece = &pieces(g)[i];
        if (piece->where == AUDE_ON_SEGMENT && features(g)[piece->segment] == feature)
            return false;
    }
    return true;
}

/* Pays the features of all figures still standing whose kind has these bits of FEATURE_LAST. */
static void pay_standing(struct land *g, unsigned last, struct aude_events *log)
{
    const struct rules *r = rules_of(g);
    for (int i = 0; i < seats_of(g) * r->pieces; i++) {
        const struct piece *piece = &pieces(g)[i];
        if (piece->where != AUDE_ON_SEGMENT)
            continue;
        int feature = features(g)[piece->segment];
        unsigned flags = r->feature[feature_kind(g, piece->segment)].flags;
        if ((flags & (FEATURE_LAST | FEATURE_NEVER)) != last ||
            (last != 0 && !is_first_there(g, i, feature)))
            continue;
        struct appraisal f;
        feature_appraise(g, feature, &f);
        pay(g, &f, log);
        if (last == 0)
            clear(g, feature, log);
    }
}

/* BASE-50, BASE-54: what is not complete first, and its figures leave; then the fields. */
void score_final(struct land *g, struct aude_events *log)
{
    const struct rules *r = rules_of(g);
    struct aude_event event = event_at(g, AUDE_EVENT_END, -1);
    event_add(log, &event);
    pay_standing(g, 0, log);
    pay_standing(g, FEATURE_LAST, log);
    for (int i = 0; i < r->on_ends; i++)
        r->on_end[i](g, log);
}
