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

struct clocks clocks_read(void)
{
    return (struct clocks){read_clock(CLOCK_REALTIME), read_clock(CLOCK_BOOTTIME)};
}

void times_start(struct times *t, struct clocks now)
{
    *t = (struct times){.last = now.wall, .steady = now.steady};
}

int64_t times_now(struct times *t, struct clocks now)
{
    int64_t passed = now.steady - t->steady;
    t->steady = now.steady;
    t->last += passed;
    t->drift += passed;
    int64_t most = t->drift / FOLLOW;
    t->drift %= FOLLOW;
    int64_t off = now.wall - t->last;
    /* Never more is taken away than has passed since the last call, so time does not go back. */
    t->last += off > most ? most : off < -most ? -most : off;
    return t->last;
}
