/*
 * import.h: a record becomes a game with lines.
 */
#ifndef AUDE_IMPORT_H
#define AUDE_IMPORT_H

#include "calls.h"

/* Reads a record; *out is its table. WHY_RECORD: it is damaged, or only what one seat saw. */
enum why import_read(const char *text, size_t len, struct aude_table **out);

/* Rules become those of a plan, in their one spelling. */
enum why import_rules(struct plan *p, const struct aude_rules *rules);

/* Stores the lines of p->table for its game, and then who plays its seats from now on. */
enum store_status import_lines(struct store *s, const struct plan *p, int64_t now);

/* Stores a finished game, played somewhere else, under that id, as a public one that ended then; for
 * "aude import", which begins and commits. WHY_STATE: it is not over. WHY_GAME: there is one of that id. */
enum why import_finished(struct store *s, const char *text, size_t len, const char *id,
                         int64_t now);

#endif
