/*
 * differ.c: the engine and the model side by side. It knows no rules; it only plays.
 */
#include "differ.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "aude.h"
#include "model.h"

struct pair {
    struct aude_rules *r;
    struct aude_state *state;
    struct model *model;
    int action;               /* number of actions applied in this game */
    char line[AUDE_LINE_MAX]; /* the last of them */
};

static bool agree(struct pair *p, char *why, size_t len)
{
    if (!aude_sound(p->state))
        return model_refuse(why, len, "the engine itself finds its state unsound");
    return model_agrees(p->model, p->state, why, len);
}

static bool play_one(struct pair *p, uint64_t seed, char *why, size_t len)
{
    struct aude_rng rng;
    struct aude_events events;
    int before[AUDE_SEATS];
    aude_rng_seed(&rng, seed);
    aude_start(p->r, p->state);
    model_restart(p->model);
    p->action = 0;
    snprintf(p->line, sizeof p->line, "the start");
    if (!agree(p, why, len))
        return false;
    while (aude_actor(p->state) != AUDE_OVER) {
        struct aude_action a = aude_pick(p->state, aude_rng_below(&rng, aude_count(p->state)));
        p->action++;
        if (aude_action_write(p->state, a, p->line, sizeof p->line) != AUDE_OK)
            snprintf(p->line, sizeof p->line, "an action that cannot be written");
        if (!model_apply(p->model, a, why, len))
            return false;
        aude_scores(p->state, before);
        aude_apply(p->state, a, &events);
        if (!agree(p, why, len) || !model_agrees_events(p->model, &events, before, why, len))
            return false;
    }
    return true;
}

bool differ_play(const char *rules, uint64_t seed, int games, char *why, size_t len)
{
    struct pair p = {.action = 0};
    char reason[2 * AUDE_TEXT_MAX];
    bool agrees = true;
    enum aude_status status = aude_rules_read(rules, &p.r, NULL);
    if (status != AUDE_OK)
        return model_refuse(why, len, "%s: %s", rules, aude_status_name(status));
    p.state = calloc(1, aude_state_size(p.r));
    if (!p.state)
        abort();
    p.model = model_new(p.r);
    for (int game = 0; game < games && agrees; game++) {
        agrees = play_one(&p, seed + (uint64_t)game, reason, sizeof reason);
        if (!agrees)
            model_refuse(why, len, "%s, seed %" PRIu64 ", game %d, action %d, %s: %s", rules, seed,
                         game, p.action, p.line, reason);
    }
    model_free(p.model);
    free(p.state);
    aude_rules_free(p.r);
    return agrees;
}
