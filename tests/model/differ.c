/*
 * differ.c: the engine and the model side by side. It knows no rules; it only plays.
 */
#include "differ.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "aude.h"
#include "board.h"
#include "model.h"

struct pair {
    struct aude_rules *r;
    struct aude_state *state, *ended; /* ended: a copy on which the game is ended early */
    struct model *model, *ended_model;
    int action;               /* number of actions applied in this game */
    char line[AUDE_LINE_MAX]; /* the last of them */
};

static void *allocate(size_t size)
{
    void *block = calloc(1, size);
    if (!block)
        abort();
    return block;
}

static bool agree_when_ended(struct pair *p, char *why, size_t len)
{
    char reason[AUDE_TEXT_MAX];
    aude_copy(p->ended, p->state);
    aude_end(p->ended, NULL);
    model_copy(p->ended_model, p->model);
    model_end(p->ended_model);
    if (model_agrees(p->ended_model, p->ended, reason, sizeof reason))
        return true;
    return model_refuse(why, len, "if ended now: %s", reason);
}

static bool agree(struct pair *p, char *why, size_t len)
{
    if (!aude_sound(p->state))
        return model_refuse(why, len, "the engine itself finds its state unsound");
    return model_agrees(p->model, p->state, why, len) && agree_when_ended(p, why, len);
}

static bool play_one(struct pair *p, uint64_t seed, char *why, size_t len)
{
    struct aude_rng rng;
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
        aude_apply(p->state, a, NULL);
        if (!agree(p, why, len))
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
    p.state = allocate(aude_state_size(p.r));
    p.ended = allocate(aude_state_size(p.r));
    p.model = model_new(p.r);
    p.ended_model = model_new(p.r);
    for (int game = 0; game < games && agrees; game++) {
        agrees = play_one(&p, seed + (uint64_t)game, reason, sizeof reason);
        if (!agrees)
            model_refuse(why, len, "%s, seed %" PRIu64 ", game %d, action %d, %s: %s", rules, seed,
                         game, p.action, p.line, reason);
    }
    model_free(p.ended_model);
    model_free(p.model);
    free(p.ended);
    free(p.state);
    aude_rules_free(p.r);
    return agrees;
}
