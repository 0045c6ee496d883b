/* terms.h: sums for tests, by the names of their terms. */
#ifndef AUDE_TESTS_UNIT_TERMS_H
#define AUDE_TESTS_UNIT_TERMS_H

#include <string.h>

#include "aude.h"

static inline uint8_t term_number(const struct aude_rules *r, const char *name)
{
    for (int i = 0; name != NULL && aude_name(r, AUDE_NAME_TERM, i) != NULL; i++)
        if (strcmp(aude_name(r, AUDE_NAME_TERM, i), name) == 0)
            return (uint8_t)i;
    return AUDE_NONE;
}

/* Adds a term to the sum of an event, and its points. */
static inline void add_term(const struct aude_rules *r, struct aude_event *event, const char *what,
                            const char *which, enum aude_how how, int count, int each)
{
    struct aude_sum *sum = &event->sum;
    sum->term[sum->terms++] = (struct aude_term){.what = term_number(r, what),
                                                 .which = term_number(r, which),
                                                 .how = (uint8_t)how,
                                                 .count = (int16_t)count,
                                                 .each = (int16_t)each,
                                                 .points = (int16_t)(count * each)};
    sum->points = (int16_t)(sum->points + count * each);
    event->points = sum->points;
}

static inline void add_each(const struct aude_rules *r, struct aude_event *event, const char *what,
                            int count, int each)
{
    add_term(r, event, what, NULL, AUDE_HOW_EACH, count, each);
}

#endif
