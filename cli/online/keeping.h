/*
 * keeping.h: the store of a server, opened beside it for "aude import" and "aude admin".
 */
#ifndef AUDE_CLI_KEEPING_H
#define AUDE_CLI_KEEPING_H

#include <stdbool.h>
#include <stdint.h>

#include "../../store/store.h"
#include "../words.h"

/* Where a store is: as "aude serve" has it, from --store, --data, the environment or the usual place. */
struct keeping {
    const char *store, *data;
};

/* What both commands say of it in their help. */
#define KEEPING_HELP                                                                               \
    "      --store WHERE  the database of the server: a file or postgresql://...; also from\n"     \
    "                     the environment, AUDE_STORE\n"                                           \
    "      --data FOLDER  the folder of the server with the file aude.db; without both\n"          \
    "                     $XDG_DATA_HOME/aude or ~/.local/share/aude\n"

/* A command of that kind: its help, and what is missing where it is given no words. */
struct keeping_command {
    const char *name, *help, *missing[LANGUAGES];
};

/* Reads its options, which are only those; true if there are words from optind on. Otherwise *status
 * is what the program ends with. */
bool keeping_options(const struct keeping_command *command, int argc, char **argv,
                     struct keeping *where, int *status);

/* NULL after a complaint. A file that is not there is none, and is not made. */
struct store *keeping_open(const char *command, const struct keeping *where);

/* Complains that the store did not do what it should; returns STATUS_BAD. */
int keeping_complain(const char *command, enum store_status status);

int64_t keeping_now(void); /* milliseconds since 1970 */

#endif
