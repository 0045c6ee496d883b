/*
 * action.h: the collector through which every list of legal actions goes. One enumeration
 * serves counting, picking the k-th and listing, so the three cannot disagree.
 */
#ifndef AUDE_ACTION_H
#define AUDE_ACTION_H

#include <string.h>

#include "aude.h"

struct actions {
    struct aude_action *list; /* the first max actions go here */
    int max;
    int count; /* actions so far */
    int want;  /* this one goes to found, -1 for none; once it is found a list
                                 may stop, so count is then only known to be greater */
    struct aude_action found;
};

static inline void actions_add(struct actions *out, struct aude_action a)
{
    if (out->count == out->want)
        out->found = a;
    if (out->count < out->max)
        out->list[out->count] = a;
    out->count++;
}

/* True, and the next action is counted, if nobody wants to see it: it need not be made then. */
static inline bool actions_skip(struct actions *out)
{
    bool is_wanted = out->count == out->want || out->count < out->max;
    out->count += !is_wanted;
    return !is_wanted;
}

/* The same for the next n. */
static inline bool actions_skip_all(struct actions *out, int n)
{
    bool is_wanted =
        out->count < out->max || (out->want >= out->count && out->want < out->count + n);
    out->count += is_wanted ? 0 : n;
    return !is_wanted;
}

/* The one that was wanted is found, and nobody wants to know how many there are. */
static inline bool actions_done(const struct actions *out)
{
    return out->want >= 0 && out->count > out->want && out->max == 0;
}

static inline bool action_equal(struct aude_action a, struct aude_action b)
{
    return memcmp(&a, &b, sizeof a) == 0;
}

#endif
