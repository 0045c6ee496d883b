/*
 * clock.h: how much time each seat has, from nothing but the times of the stored lines; so every
 * process, and whoever loads the game later, comes to the same result. It knows no clock itself.
 */
#ifndef AUDE_CLOCK_H
#define AUDE_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

#include "../store/store.h"

enum clock_kind { CLOCK_NONE, CLOCK_LIVE, CLOCK_DAYS };

struct clock_spec {
    enum clock_kind kind;
    int64_t
        main; /* live: for the whole game; days: for each turn; none: after so long a seat is absent */
    int64_t bonus; /* live: for each turn */
};

/* "none", "15m+0", "3d"; false if it is none of them: 1 to 180 minutes, 0 to 180 seconds, 1 to 14
 * days. */
bool clock_read(const char *word, struct clock_spec *out);

/* Times in which no server was there, oldest first; clocks do not run in them. */
struct clock_pauses {
    struct store_pause *list;
    int count;
};

enum { CLOCK_SAME = -2 }; /* instead of an actor: chance is asked, which takes no time */

struct clock {
    struct clock_spec spec;
    int64_t left[STORE_SEATS]; /* at the time since */
    int64_t since;
    int actor; /* whose time runs, -1: nobody's */
};

/* Begins: everybody has all of it, and actor's runs from now on. */
void clock_start(struct clock *c, const struct clock_spec *spec, int actor, int64_t now);

/* A line was stored at that time, after which the time of actor runs. is_deed: it was an action, so
 * whoever did it has ended its turn if somebody else comes. */
void clock_line(struct clock *c, int actor, bool is_deed, int64_t at, const struct clock_pauses *p);

/* A new kind of clock; everybody has all of it. */
void clock_change(struct clock *c, const struct clock_spec *spec, int64_t at);

/* Somebody takes a seat back that a computer has played: there is time at least to look. */
void clock_return(struct clock *c, int seat);

/* What a seat has left at that time; below zero: it has run out. INT64_MAX: there is no end. */
int64_t clock_left(const struct clock *c, int seat, int64_t now, const struct clock_pauses *p);

/* When the time of whoever must act is up; 0: never. */
int64_t clock_due(const struct clock *c, const struct clock_pauses *p);

#endif
