/*
 * trial.h: one game between computer players, written down if that is wanted. Each thread has a trial of its own and plays many games with it.
 */
#ifndef AUDE_CLI_TRIAL_H
#define AUDE_CLI_TRIAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "aude.h"
#include "file.h"
#include "uniform.h"

/* What all games of a simulation have in common. */
struct trial_plan {
    const struct aude_rules *r;
    uint64_t seed;
    const char *directory; /* for records, or NULL */
    bool is_forced;        /* records may be replaced */
    char date[16];

    /* By seat; NULL plays uniformly at random with the generator that settles chance. */
    const char *player[AUDE_SEATS];
};

struct trial_result {
    int score[AUDE_SEATS];
    unsigned winners; /* mask of seats */
    struct uniform_count count;
};

struct trial;

struct trial *trial_new(const struct trial_plan *plan); /* plan must outlive it */
void trial_free(struct trial *t);

/* Adds the path of a game's record to out, its name beginning with before. */
void trial_path(const struct trial_plan *plan, const char *before, long long game,
                struct text *out);

/* Plays a game; its number and the seed of the plan determine it. False, with a sentence in
 * why, if a player does what is illegal or a record cannot be written. */
bool trial_play(struct trial *t, long long game, struct trial_result *out, char *why, size_t len);

#endif
