/*
 * times.c: a clock that never jumps.
 */
#include "times.h"

#include <time.h>

enum { FOLLOW = 200 }; /* of so many milliseconds one may be made longer or shorter */

static int64_t read_clock(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

void times_start(struct times *t)
{
    *t = (struct times){.last = read_clock(CLOCK_REALTIME), .steady = read_clock(CLOCK_BOOTTIME)};
}

int64_t times_now(struct times *t)
{
    int64_t steady = read_clock(CLOCK_BOOTTIME);
    int64_t passed = steady - t->steady;
    t->steady = steady;
    t->last += passed;
    t->drift += passed;
    int64_t most = t->drift / FOLLOW;
    if (most == 0)
        return t->last;
    t->drift %= FOLLOW;
    int64_t off = read_clock(CLOCK_REALTIME) - t->last;
    /* Never more is taken away than has passed since the last call, so time does not go back. */
    t->last += off > most ? most : off < -most ? -most : off;
    return t->last;
}
