/*
 * clock.c: how much time each seat has. Time runs from one stored line to the next for whoever must
 * act between them, but not while no server was there.
 */
#include "clock.h"

#include <limits.h>
#include <string.h>

#define SECOND INT64_C(1000)
#define MINUTE (60 * SECOND)
#define DAY (24 * 60 * MINUTE)

enum { MINUTES_MAX = 180, BONUS_MAX = 180, DAYS_MAX = 14 };

/* A number from least to most; *word goes on after it. */
static bool read_number(const char **word, int least, int most, int *out)
{
    int n = 0, digits = 0;
    for (; **word >= '0' && **word <= '9' && digits < 4; ++*word, digits++)
        n = n * 10 + (**word - '0');
    *out = n;
    return digits > 0 && digits < 4 && n >= least && n <= most;
}

bool clock_read(const char *word, struct clock_spec *out)
{
    const char *at = word;
    int number, bonus;
    *out = (struct clock_spec){CLOCK_NONE, DAYS_MAX * DAY, 0};
    if (strcmp(word, "none") == 0)
        return true;
    if (read_number(&at, 1, DAYS_MAX, &number) && strcmp(at, "d") == 0) {
        *out = (struct clock_spec){CLOCK_DAYS, number * DAY, 0};
        return true;
    }
    at = word;
    if (!read_number(&at, 1, MINUTES_MAX, &number) || strncmp(at, "m+", 2) != 0)
        return false;
    at += 2;
    if (!read_number(&at, 0, BONUS_MAX, &bonus) || *at != '\0')
        return false;
    *out = (struct clock_spec){CLOCK_LIVE, number * MINUTE, bonus * SECOND};
    return true;
}

static int64_t later(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

/* How long a clock ran between two times. */
static int64_t elapsed(int64_t from, int64_t to, const struct clock_pauses *p)
{
    int64_t time = to - from;
    for (int i = 0; i < p->count; i++) {
        int64_t begin = later(from, p->list[i].from);
        int64_t end = to < p->list[i].to ? to : p->list[i].to;
        if (end > begin)
            time -= end - begin;
    }
    return later(time, 0);
}

/* Everybody has all of it. */
static void fill(struct clock *c, const struct clock_spec *spec, int64_t at)
{
    c->spec = *spec;
    c->since = at;
    for (int seat = 0; seat < STORE_SEATS; seat++)
        c->left[seat] = spec->main;
}

void clock_start(struct clock *c, const struct clock_spec *spec, int actor, int64_t now)
{
    c->actor = actor;
    fill(c, spec, now);
}

void clock_change(struct clock *c, const struct clock_spec *spec, int64_t at)
{
    fill(c, spec, later(at, c->since));
}

void clock_line(struct clock *c, int actor, bool is_deed, int64_t at, const struct clock_pauses *p)
{
    at = later(at, c->since);
    if (c->actor >= 0)
        c->left[c->actor] -= elapsed(c->since, at, p);
    c->since = at;
    if (actor == CLOCK_SAME || actor == c->actor)
        return;
    if (c->spec.kind == CLOCK_LIVE) {
        if (c->actor >= 0 && is_deed)
            c->left[c->actor] += c->spec.bonus;
    } else if (actor >= 0) {
        c->left[actor] = c->spec.main;
    }
    c->actor = actor;
}

void clock_return(struct clock *c, int seat)
{
    c->left[seat] = later(c->left[seat], MINUTE);
}

int64_t clock_left(const struct clock *c, int seat, int64_t now, const struct clock_pauses *p)
{
    if (c->spec.kind == CLOCK_NONE)
        return INT64_MAX;
    return c->left[seat] - (seat == c->actor ? elapsed(c->since, later(now, c->since), p) : 0);
}

int64_t clock_due(const struct clock *c, const struct clock_pauses *p)
{
    if (c->actor < 0)
        return 0;
    int64_t due = c->since + c->left[c->actor];
    for (int i = 0; i < p->count; i++) {
        int64_t begin = later(c->since, p->list[i].from);
        if (begin < due && p->list[i].to > begin)
            due += p->list[i].to - begin;
    }
    return later(due, 1);
}
