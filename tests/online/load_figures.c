/*
 * load_figures.c: what was measured, and whether it is good enough.
 */
#include <stdlib.h>

#include "load.h"

static int passed, failed;

void samples_add(struct samples *s, int64_t us)
{
    if (s->count == s->room) {
        s->room = s->room == 0 ? 4096 : 2 * s->room;
        s->us = need(realloc(s->us, s->room * sizeof *s->us));
    }
    s->us[s->count++] = us < 0 ? 0 : us > UINT32_MAX ? UINT32_MAX : (uint32_t)us;
}

void samples_clear(struct samples *s)
{
    free(s->us);
    *s = (struct samples){0};
}

static int compare(const void *a, const void *b)
{
    const uint32_t *x = a, *y = b;
    return (*x > *y) - (*x < *y);
}

double samples_ms(struct samples *s, double part)
{
    if (s->count == 0)
        return -1;
    qsort(s->us, s->count, sizeof *s->us, compare);
    size_t at = (size_t)(part * (double)s->count);
    return s->us[at < s->count ? at : s->count - 1] / 1000.0;
}

void figure(const char *name, double value, const char *unit, enum limit kind, double limit)
{
    bool is_met = kind == LIMIT_NONE || (kind == LIMIT_MOST ? value <= limit : value >= limit);
    const char *digits = value == (double)(int64_t)value || value >= 1000 ? "%.0f" : "%.2f";
    char text[32] = "-", value_text[32];
    snprintf(value_text, sizeof value_text, value >= 1000 ? "%.0f" : digits, value);
    if (kind != LIMIT_NONE)
        snprintf(text, sizeof text, "%s%g", kind == LIMIT_MOST ? "<=" : ">=", limit);
    printf("%-34s %10s %-8s %10s %s\n", name, value_text, unit, text, is_met ? "ok" : "MISSED");
    fflush(stdout);
    passed += is_met && kind != LIMIT_NONE;
    failed += !is_met;
}

void check(const char *name, bool is_right, const char *why)
{
    printf("%-34s %10s %-8s %10s %s%s%s\n", name, is_right ? "yes" : "no", "-", "yes",
           is_right ? "ok" : "MISSED", is_right ? "" : ": ", is_right ? "" : why);
    fflush(stdout);
    passed += is_right;
    failed += !is_right;
}

int figures_end(void)
{
    printf("%d passed, %d failed\n", passed, failed);
    return failed == 0 && passed > 0 ? 0 : 1;
}
