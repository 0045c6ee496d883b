/*
 * game.h: a game with room for its states, for tests of computer players. To be included after
 * cmocka.h.
 */
#ifndef AUDE_TESTS_GAME_H
#define AUDE_TESTS_GAME_H

#include <stdlib.h>

#include "aude.h"

struct game {
    struct aude_rules *r;
    struct aude_state *s, *view, *other;
};

static inline void *state_new(const struct aude_rules *r)
{
    void *s = calloc(1, aude_state_size(r));
    assert_non_null(s);
    return s;
}

static inline struct game game_new(const char *rules)
{
    struct game g;
    assert_int_equal(aude_rules_read(rules, &g.r, NULL), AUDE_OK);
    g.s = state_new(g.r);
    g.view = state_new(g.r);
    g.other = state_new(g.r);
    aude_start(g.r, g.s);
    return g;
}

static inline void game_free(struct game *g)
{
    free(g->other);
    free(g->view);
    free(g->s);
    aude_rules_free(g->r);
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
