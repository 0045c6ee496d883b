/* conform_act.c: what an action does, on every path by which it can be done. */
#include "conform.h"

#include <stdio.h>
#include <string.h>

enum { PIECE_KINDS = 16 };

/* Field by field, because of the padding. */
static bool same_event(const struct aude_event *a, const struct aude_event *b)
{
    return a->kind == b->kind && a->seat == b->seat && a->points == b->points &&
           a->tile == b->tile && a->feature == b->feature && a->piece == b->piece &&
           a->segment == b->segment && a->x == b->x && a->y == b->y && a->is_final == b->is_final &&
           a->token == b->token && a->why == b->why && a->other == b->other &&
           a->count == b->count && a->cause == b->cause && same_sum(&a->sum, &b->sum) &&
           memcmp(a->strength, b->strength, sizeof a->strength) == 0;
}

static bool same_events(const struct aude_events *a, const struct aude_events *b)
{
    if (a->count != b->count)
        return false;
    for (int i = 0; i < a->count; i++) {
        if (!same_event(&a->list[i], &b->list[i]))
            return false;
    }
    return true;
}

/* The scores in from and the events give the scores in to. */
static void expect_scores(struct trial *t, const struct aude_state *from,
                          const struct aude_state *to, const struct aude_events *events)
{
    int old[AUDE_SEATS], new[AUDE_SEATS];
    aude_scores(from, old);
    aude_scores(to, new);
    expect(t, P_BOUNDS, events->count < AUDE_EVENTS_MAX);
    expect_causes(t, events);
    for (int i = 0; i < events->count; i++) {
        const struct aude_event *e = &events->list[i];
        if (e->kind != AUDE_EVENT_SCORE)
            continue;
        bool is_seat = e->seat >= 0 && e->seat < t->seats;
        expect(t, P_SCORES, is_seat);
        if (!is_seat)
            continue;
        old[e->seat] += e->points;
        for (int seat = 0; seat < t->seats; seat++)
            expect(t, P_MAJORITY, e->strength[seat] <= e->strength[e->seat]);
    }
    for (int seat = 0; seat < AUDE_SEATS; seat++)
        expect(t, P_SCORES, old[seat] == new[seat] && (seat < t->seats || new[seat] == 0));
}

/* Verbs of modules may move figures in ways of their own, so only the common ones count. */
static void expect_supply(struct trial *t, struct aude_action a)
{
    int supply[AUDE_SEATS][PIECE_KINDS] = {{0}};
    int kinds = 0;
    if (t->is_cards)
        look_claims(t, a);
    if (a.verb > AUDE_PASS)
        return;
    while (kinds < PIECE_KINDS && aude_name(t->rules, AUDE_NAME_PIECE, kinds) != NULL)
        kinds++;
    for (int seat = 0; seat < t->seats; seat++) {
        for (int kind = 0; kind < kinds; kind++)
            supply[seat][kind] = aude_supply(t->before, seat, kind);
    }
    if (a.verb == AUDE_PUT && a.a < kinds && t->actor >= 0)
        supply[t->actor][a.a]--;
    for (int i = 0; i < t->events.count; i++) {
        const struct aude_event *e = &t->events.list[i];
        if (e->kind == AUDE_EVENT_RETURN && e->seat >= 0 && e->piece < kinds)
            supply[e->seat][e->piece]++;
    }
    for (int seat = 0; seat < t->seats; seat++) {
        for (int kind = 0; kind < kinds; kind++)
            expect(t, P_SUPPLY, supply[seat][kind] == aude_supply(t->now, seat, kind));
    }
}

/* The echo sees only the line, the twin only the bytes. */
static void expect_echo(struct trial *t, struct aude_action a)
{
    struct aude_action read;
    uint64_t hash = aude_hash(t->now);
    bool is_read = aude_action_read(t->echo, t->line, &read) == AUDE_OK &&
                   aude_check(t->echo, t->actor, read) == AUDE_OK;
    expect(t, P_REPLAY, is_read);
    if (is_read)
        aude_apply(t->echo, read, &t->other_events);
    else
        aude_copy(t->echo, t->now);
    expect(t, P_REPLAY, aude_hash(t->echo) == hash && same_events(&t->events, &t->other_events));
    aude_apply(t->twin, a, NULL);
    expect(t, P_TWINS, aude_hash(t->twin) == hash);
}

void act(struct trial *t, struct aude_action a)
{
    if (aude_action_write(t->now, a, t->line, sizeof t->line) != AUDE_OK)
        snprintf(t->line, sizeof t->line, "(an action that cannot be written)");
    aude_copy(t->before, t->now);
    aude_preview(t->now, a, t->spare, &t->other_events);
    expect(t, P_QUIET, aude_hash(t->now) == t->hash);
    uint64_t preview = aude_hash(t->spare);
    aude_apply(t->now, a, &t->events);
    expect(t, P_COPY, aude_hash(t->before) == t->hash);
    expect(t, P_PREVIEW, preview == aude_hash(t->now) && same_events(&t->events, &t->other_events));
    expect(t, P_SOUND, aude_sound(t->now));
    for (int i = 0; i < t->events.count; i++)
        t->discarded += t->events.list[i].kind == AUDE_EVENT_DISCARD;
    expect_scores(t, t->before, t->now, &t->events);
    expect_turn(t);
    if (t->is_cards)
        look_cleared(t);
    expect_supply(t, a);
    expect_echo(t, a);
    know_act(t, a);
}

/* Final scoring pays every seat for every feature just what it was said to be worth if the game
 * ended now. Points that are for no feature are another matter, and so are cards in rows, which
 * are worth nothing then. */
static void expect_values(struct trial *t, int features, const struct aude_feature *feature)
{
    static int paid[AUDE_FEATURES_MAX][AUDE_SEATS];
    memset(paid, 0, sizeof paid);
    for (int i = 0; i < t->other_events.count; i++) {
        const struct aude_event *e = &t->other_events.list[i];
        if (e->kind != AUDE_EVENT_SCORE)
            continue;
        expect(t, P_VALUE, e->is_final);
        if (aude_name(t->rules, AUDE_NAME_FEATURE, e->feature) == NULL)
            continue;
        int id = aude_feature_at(t->now, e->x, e->y, e->segment);
        expect(t, P_VALUE, id >= 0 && id < AUDE_FEATURES_MAX);
        if (id >= 0 && id < AUDE_FEATURES_MAX)
            paid[id][e->seat] += e->points;
    }
    for (int i = 0; i < features; i++) {
        for (int seat = 0; seat < t->seats && !t->is_cards; seat++)
            expect(t, P_VALUE, feature[i].now[seat] == paid[feature[i].id][seat]);
        if (!t->is_cards && feature[i].owners != 0)
            look_ending(t, &feature[i], &t->other_events);
    }
}

void act_end(struct trial *t)
{
    static struct aude_feature feature[AUDE_FEATURES_MAX];
    int features = aude_features(t->now, feature, AUDE_FEATURES_MAX);
    aude_preview_end(t->now, t->spare, &t->other_events);
    bool is_over = aude_actor(t->spare) == AUDE_OVER && aude_count(t->spare) == 0;
    expect(t, P_END, is_over && aude_sound(t->spare));
    expect_scores(t, t->now, t->spare, &t->other_events);
    if (aude_actor(t->now) != AUDE_OVER)
        expect_values(t, features, feature);
    uint64_t hash = aude_hash(t->spare);
    aude_end(t->spare, &t->other_events);
    expect(t, P_END, aude_hash(t->spare) == hash && t->other_events.count == 0);
    expect(t, P_COPY, aude_hash(t->now) == t->hash);
}
