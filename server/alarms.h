/*
 * alarms.h: a row of alarms that all ring after the same time, so that the first set is the first
 * to ring. An alarm is part of whatever the caller keeps.
 */
#ifndef AUDE_SERVER_ALARMS_H
#define AUDE_SERVER_ALARMS_H

#include <stdbool.h>
#include <stdint.h>

struct alarm {
    struct alarm *before, *after;
    int64_t at;
    bool is_set;
};

struct alarms {
    struct alarm *first, *last;
    int64_t after; /* milliseconds from when it is set until it rings */
};

/* Rings so long after now; one that is set already is set anew. */
void alarm_set(struct alarms *row, struct alarm *a, int64_t now);
void alarm_stop(struct alarms *row, struct alarm *a); /* fine if it is not set */

/* One that rings now, and is not set any more; NULL: none does. */
struct alarm *alarm_ringing(struct alarms *row, int64_t now);

/* The lesser of least and the milliseconds until the next one rings; -1 is never. */
int alarm_wait(const struct alarms *row, int64_t now, int least);

#endif
