/*
 * legend.h: what the signs on tiles, of figures and above columns mean, as text.
 */
#ifndef AUDE_CLI_LEGEND_H
#define AUDE_CLI_LEGEND_H

#include "file.h"
#include "paint.h"

/* Adds a line for each sign of the game, with those that are seen only above columns or not. */
void legend_write(const struct look *look, bool has_columns, struct text *out);

/* Adds a line that says which tiles of the game are stand-ins, if any are. */
void legend_stand_ins(const struct aude_rules *r, enum language language, struct text *out);

#endif
