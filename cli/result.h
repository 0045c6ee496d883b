/*
 * result.h: who got how many points for what, as text, for both front ends.
 */
#ifndef AUDE_CLI_RESULT_H
#define AUDE_CLI_RESULT_H

#include <stdbool.h>

#include "file.h"
#include "session.h"

/* Adds one line for each event that counts, of final scoring only or of the whole game with the
 * numbers of the turns, or a line that says there is none. */
void result_scores(const struct session *n, struct text *out, bool only_final);

/* Adds how the game has ended, who wins and the standings; where the rules ended it, also what was
 * scored then. */
void result_final(const struct session *n, struct text *out);

#endif
