/*
 * table.h: a game with room for its states, for tests of computer players. To be included after
 * cmocka.h.
 */
#ifndef AUDE_TESTS_TABLE_H
#define AUDE_TESTS_TABLE_H

#include <stdlib.h>

#include "aude.h"

struct table {
    struct aude_rules *r;
    struct aude_state *s, *view, *other;
};

static inline void *state_new(const struct aude_rules *r)
{
    void *s = calloc(1, aude_state_size(r));
    assert_non_null(s);
    return s;
}

static inline struct table table_new(const char *rules)
{
    struct table t;
    assert_int_equal(aude_rules_read(rules, &t.r, NULL), AUDE_OK);
    t.s = state_new(t.r);
    t.view = state_new(t.r);
    t.other = state_new(t.r);
    aude_start(t.r, t.s);
    return t;
}

static inline void table_free(struct table *t)
{
    free(t->other);
    free(t->view);
    free(t->s);
    aude_rules_free(t->r);
}

static inline struct aude_action read_action(const struct aude_state *s, const char *line)
{
    struct aude_action a;
    if (aude_action_read(s, line, &a) != AUDE_OK || aude_check(s, aude_actor(s), a) != AUDE_OK)
        fail_msg("\"%s\" is not legal here", line);
    return a;
}

/* Applies lines, one after the other. */
static inline void play_lines(struct aude_state *s, const char *const *lines)
{
    for (; *lines != NULL; lines++)
        aude_apply(s, read_action(s, *lines), NULL);
}

/* One of what may be done, each with the same chance. */
static inline struct aude_action by_lot(const struct aude_state *s, struct aude_rng *rng)
{
    return aude_pick(s, aude_rng_below(rng, aude_count(s)));
}

#endif
