/*
 * entrant.h: who takes part in a match, as it is written on a command line, and the chair it sits on
 * in a game: one of our players within a budget, or any program that speaks the engine protocol
 * (docs/engine.md).
 */
#ifndef AUDE_CLI_ENTRANT_H
#define AUDE_CLI_ENTRANT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "aude.h"

/*
 * NAME[:KEY=VALUE,...]             one of our players
 * cmd:COMMAND; GO[; KEY=VALUE,...]  a program, and the line by which it is asked; {ms} in it is the
 *                                   budget of the decision, {seed} the seed
 */
struct entrant {
    const char *text;   /* as it was written */
    const char *player; /* of ours, or NULL */
    char *command, *go; /* of a program, or NULL */
    long long ms;       /* of processor time for a turn; -1: no limit */
    long long slices;   /* for a decision; -1: no limit */
    long long patience; /* seconds that a program may take for an answer */
    bool has_seed;
    uint64_t seed;
};

/* What there is to say about it for people, for the help of a command. */
extern const char entrant_help[];

/* text must outlive it. False, with a sentence in why. */
bool entrant_read(const char *text, struct entrant *out, char *why, size_t len);
void entrant_free(struct entrant *e);

/* ---- In a game --------------------------------------------------------------------------------- */

struct chair;

struct chair_use {
    double seconds; /* of processor time, over all games */
    long long turns;
};

struct chair *chair_new(const struct entrant *e); /* the entrant must outlive it */
void chair_free(struct chair *c);
struct chair_use chair_used(const struct chair *c);

/* A new game by these rules, at that seat. */
void chair_begin(struct chair *c, const struct aude_rules *r, int seat, uint64_t seed);
void chair_end(struct chair *c);

/* A turn of this seat begins: its time is full again. */
void chair_turn(struct chair *c);

/* Something is done in the position s by whoever must act. */
void chair_hear(struct chair *c, const struct aude_state *s, struct aude_action a);

/* What the seat, which must act in s, does; view is room for what it may know. False, with a sentence,
 * if a program has ended, does not answer or answers with what is not legal. */
bool chair_decide(struct chair *c, const struct aude_state *s, struct aude_state *view,
                  struct aude_action *out, char *why, size_t len);

#endif
