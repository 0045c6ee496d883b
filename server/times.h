/*
 * times.h: what time it is, for what is stored: milliseconds since 1970, but never going back and
 * never jumping, so that no clock of a game runs out because somebody sets that of the computer. It
 * goes on from what the computer's clock said at the start, and follows it slowly: half a percent.
 */
#ifndef AUDE_SERVER_TIMES_H
#define AUDE_SERVER_TIMES_H

#include <stdint.h>

/* What the two clocks of the computer say, in milliseconds. */
struct clocks {
    int64_t wall;   /* since 1970; anybody may set it */
    int64_t steady; /* since whenever; nobody sets it, and it goes on while the computer sleeps */
};

struct clocks clocks_read(void);

struct times {
    int64_t last, steady; /* what was said last, and when on the steady clock */
    int64_t drift;        /* steady time since it was looked how far we are off */
};

void times_start(struct times *t, struct clocks now);
int64_t times_now(struct times *t, struct clocks now);

#endif
