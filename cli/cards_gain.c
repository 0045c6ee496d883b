/*
 * cards_gain.c: what an answer gives while the rows are cleared, and what a claim would. All further
 * answers to the same stretch are tried by playing them on copies, so that no rule of scoring is
 * known here.
 */
#include <stdio.h>
#include <stdlib.h>

#include "cards.h"
#include "command.h"

enum { DEPTH_MAX = 12, TRIES_MAX = 4000 };

/* A position on the way, and how far its answers have been tried. */
struct frame {
    struct aude_state *s;
    int points, next;
};

static int chest_of(const struct aude_state *s, int seat)
{
    struct card_layout table;
    cards_look(&table, s, seat);
    return table.seat[seat].chest;
}

/* Applies an answer; true if that was the last one about the stretch. */
static bool answer(struct frame *f, struct aude_action a, int seat)
{
    struct aude_events events;
    bool is_last = false;
    aude_apply(f->s, a, &events);
    for (int i = 0; i < events.count && !is_last; i++) {
        const struct aude_event *event = &events.list[i];
        if (event->kind == AUDE_EVENT_SCORE && event->seat == seat && !event->is_final)
            f->points += event->points;
        is_last = event->kind == AUDE_EVENT_RETURN && event->seat == seat;
    }
    f->next = 0;
    return is_last || aude_actor(f->s) != seat;
}

struct card_gain cards_gain(const struct aude_state *view, struct aude_action a)
{
    struct frame stack[DEPTH_MAX + 1] = {{0}};
    struct card_gain best = {-1, 0};
    int seat = aude_actor(view), used = 1;
    for (int i = 0; i <= DEPTH_MAX; i++)
        stack[i].s = state_new(aude_rules_of(view));
    aude_copy(stack[0].s, view);
    bool is_last = answer(&stack[0], a, seat);
    for (int tries = 0; used > 0 && tries < TRIES_MAX; tries++) {
        struct frame *f = &stack[used - 1];
        if (is_last || used == DEPTH_MAX) {
            if (f->points > best.points)
                best = (struct card_gain){f->points, chest_of(f->s, seat)};
            used--;
            is_last = false;
        } else if (f->next == aude_count(f->s)) {
            used--;
        } else {
            struct aude_action next = aude_pick(f->s, f->next++);
            aude_copy(f[1].s, f->s);
            f[1].points = f->points;
            is_last = answer(&f[1], next, seat);
            used++;
        }
    }
    for (int i = 0; i <= DEPTH_MAX; i++)
        free(stack[i].s);
    return best;
}

void cards_tell_answer(const struct telling *t, char *buf, size_t len)
{
    struct card_gain gain = cards_gain(t->s, t->action);
    int more = gain.chest - chest_of(t->s, t->actor);
    char count[48], text[128];
    tell_action(t, VERB_MAY, buf, len);
    cards_points(t->language, gain.points, count, sizeof count);
    words_fill(text, sizeof text, words_text(t->language, WORD_CARD_GAIN), (const char *[]){count});
    tell_add(buf, len, ": ", text);
    if (more <= 0)
        return;
    cards_count(t->language, more, count, sizeof count);
    words_fill(text, sizeof text, words_text(t->language, WORD_CARD_CHEST),
               (const char *[]){count});
    tell_add(buf, len, ", ", text);
}

void cards_tell_claim(const struct telling *t, const struct card_layout *table, char *buf,
                      size_t len)
{
    const struct card_stretch *stretch = &table->open[t->action.b % CARD_ROWS];
    char count[48], points[48], text[128];
    tell_action(t, VERB_MAY, buf, len);
    if (stretch->count == 0)
        return;
    cards_count(t->language, stretch->count, count, sizeof count);
    cards_points(t->language, stretch->most, points, sizeof points);
    words_fill(text, sizeof text, words_text(t->language, WORD_CARD_STRETCH),
               (const char *[]){count, points});
    tell_add(buf, len, ", ", text);
    if (stretch->unknown == 0)
        return;
    snprintf(count, sizeof count, "%d", stretch->unknown);
    words_fill(text, sizeof text, words_text(t->language, WORD_CARD_UNKNOWN),
               (const char *[]){count});
    tell_add(buf, len, ", ", text);
}
