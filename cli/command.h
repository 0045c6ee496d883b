/*
 * command.h: the subcommands and the few things all of them share: the exit statuses, the one
 * way to complain, and memory that is never NULL.
 */
#ifndef AUDE_CLI_COMMAND_H
#define AUDE_CLI_COMMAND_H

#include <stddef.h>

#include "aude.h"

/* What every command returns to the shell. */
enum {
    STATUS_FINE = 0,
    STATUS_BAD = 1,  /* bad input, or a check failed */
    STATUS_USAGE = 2 /* the command line itself is wrong */
};

/* Each gets its own name as argv[0] and returns one of the statuses above. */
int command_bench(int argc, char **argv);
int command_engine(int argc, char **argv);
int command_games(int argc, char **argv);
int command_perft(int argc, char **argv);
int command_play(int argc, char **argv);
int command_replay(int argc, char **argv);
int command_simulate(int argc, char **argv);
int command_tiles(int argc, char **argv);

/* Prints "aude: ", the sentence and a newline to stderr. */
void complain(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Memory for the command line; running out of it ends the program with a sentence. */
void *memory_new(size_t size); /* zeroed */
void *memory_grow(void *old, size_t size);
struct aude_state *state_new(const struct aude_rules *r); /* at the start; free() it */

/* Seconds on a clock that only goes forward. */
double clock_now(void);

#endif
