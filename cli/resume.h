/*
 * resume.h: going on with a game from its record.
 */
#ifndef AUDE_CLI_RESUME_H
#define AUDE_CLI_RESUME_H

#include <stdbool.h>
#include <stddef.h>

#include "../ai/player.h"
#include "aude.h"
#include "file.h"
#include "session.h"

/* A record whose actions are still to be played. Starts as {0}. */
struct resume {
    const char *path;
    struct text text;
    struct aude_record header;
    size_t at; /* where the actions begin */
    int line;  /* the number of that line */
};

/* Reads the file, its header and its rules, which belong to the caller. False, with a sentence
 * that begins with the path and the line in why. */
bool resume_read(struct resume *resume, const char *path, enum language language,
                 struct aude_rules **out, char *why, size_t len);
void resume_free(struct resume *resume);

/* Who sat there: a computer player, or NULL for a human. */
const struct player *resume_player(const struct resume *resume, int seat);

/* Has the record names, so that resume_player can know? */
bool resume_has_names(const struct resume *resume);

/* Gives the seats of the session their names and plays the actions. */
bool resume_play(const struct resume *resume, struct session *n, char *why, size_t len);

#endif
