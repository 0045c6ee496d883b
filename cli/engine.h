/*
 * engine.h: what the files of "aude engine" share. A command prints its answer without the last
 * line, or leaves a sentence and returns false; then nothing has changed.
 */
#ifndef AUDE_CLI_ENGINE_H
#define AUDE_CLI_ENGINE_H

#include <stdbool.h>

#include "aude.h"
#include "aude_table.h"

enum { SENTENCE_MAX = 512 };

struct engine {
    struct aude_table *table; /* NULL before the first game */
    int viewer; /* whose view it is, also where nothing is hidden; AUDE_OWNER: the whole game */
    struct aude_state *scratch; /* room for a position of its rules */
    struct aude_rng rng;
    bool is_seeded, is_over; /* over: quit was said */
    char why[SENTENCE_MAX];  /* the sentence after "error" */
};

/* The position, as far as this engine knows it. */
const struct aude_state *engine_position(const struct engine *e);

/* Leaves the sentence and returns false. */
bool engine_refuse(struct engine *e, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Takes the next word off *text; false at its end. A word that does not fit is cut. */
bool engine_word(const char **text, char *word, size_t len);

/* A whole number from min, which is not below zero, to max; false with a sentence that says what it
 * should be. */
bool engine_number(struct engine *e, const char *what, const char *word, long min, long max,
                   long *out);

/* A seed, the same. */
bool engine_seed(struct engine *e, const char *word, uint64_t *out);

/* Seeds the generator, unless a seed was given before. */
void engine_shuffle(struct engine *e);

/* Prints events as lines, s being the position after them. */
void engine_events(const struct aude_state *s, const struct aude_events *events);

/* engine_go.c */
bool engine_go(struct engine *e, const char *argument);

/* engine_ask.c: questions about a part of the position. */
bool engine_tile(struct engine *e, const char *argument);
bool engine_feature(struct engine *e, const char *argument);
bool engine_fits(struct engine *e, const char *argument);
bool engine_seats(struct engine *e, const char *argument);
bool engine_bag(struct engine *e, const char *argument);
bool engine_numbers(struct engine *e, const char *argument);
bool engine_end(struct engine *e, const char *argument);

#endif
