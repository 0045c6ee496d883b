/*
 * place.h: where a server of this user keeps its games, unless it is told otherwise.
 */
#ifndef AUDE_CLI_PLACE_H
#define AUDE_CLI_PLACE_H

#include <limits.h>
#include <stdbool.h>

#define PLACE_FILE "aude.db"

/* $XDG_DATA_HOME/aude, or ~/.local/share/aude; false if there is no such place. */
bool place_folder(char out[PATH_MAX]);

#endif
