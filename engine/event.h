/*
 * event.h: telling what happened, to those who asked. The list of events, which of them led to
 * which, and the sums that explain points.
 */
#ifndef AUDE_EVENT_H
#define AUDE_EVENT_H

#include "aude.h"
#include "require.h"

static inline void event_add(struct aude_events *log, const struct aude_event *event)
{
    if (log == NULL || log->count >= AUDE_EVENTS_MAX)
        return;
    log->list[log->count] = *event;
    log->list[log->count++].cause = (int16_t)log->cause;
}

/* What is told from now on is because of the last event told; returns what it was because of
 * before, for events_cause. */
static inline int events_because(struct aude_events *log)
{
    if (log == NULL)
        return -1;
    int before = log->cause;
    log->cause = log->count - 1;
    return before;
}

static inline void events_cause(struct aude_events *log, int cause)
{
    if (log != NULL)
        log->cause = cause;
}

/* The points of a term follow from how it is meant, unless a table has them. */
static inline void sum_add(struct aude_sum *sum, struct aude_term term)
{
    aude_require(sum->terms < AUDE_TERMS_MAX);
    if (term.how != AUDE_HOW_TOGETHER)
        term.points = (int16_t)(term.count * term.each);
    sum->term[sum->terms++] = term;
    sum->points = (int16_t)(sum->points + term.points);
}

static inline bool sum_is_right(const struct aude_sum *sum)
{
    int points = 0;
    for (int i = 0; i < sum->terms; i++)
        points += sum->term[i].points;
    return points == sum->points;
}

#endif
