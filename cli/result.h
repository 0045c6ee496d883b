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

/* Adds who wins and the standings. */
void result_standings(const struct session *n, struct text *out);

#endif
