/*
 * alarms.c: a row of alarms.
 */
#include "alarms.h"

#include <limits.h>
#include <stddef.h>

void alarm_set(struct alarms *row, struct alarm *a, int64_t now)
{
    alarm_stop(row, a);
    *a = (struct alarm){.before = row->last, .at = now + row->after, .is_set = true};
    if (row->last != NULL)
        row->last->after = a;
    else
        row->first = a;
    row->last = a;
}

void alarm_stop(struct alarms *row, struct alarm *a)
{
    if (!a->is_set)
        return;
    if (a->before != NULL)
        a->before->after = a->after;
    else
        row->first = a->after;
    if (a->after != NULL)
        a->after->before = a->before;
    else
        row->last = a->before;
    a->is_set = false;
}

struct alarm *alarm_ringing(struct alarms *row, int64_t now)
{
    struct alarm *a = row->first;
    if (a == NULL || a->at > now)
        return NULL;
    alarm_stop(row, a);
    return a;
}

int alarm_wait(const struct alarms *row, int64_t now, int least)
{
    if (row->first == NULL)
        return least;
    int64_t wait = row->first->at - now;
    if (wait < 0)
        wait = 0;
    if (least >= 0 && least < wait)
        return least;
    return wait > INT_MAX ? INT_MAX : (int)wait;
}
