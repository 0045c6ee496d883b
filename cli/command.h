/*
 * command.h: the subcommands and the few things all of them share: the exit statuses, the one
 * way to complain, memory, seeds, dates and the list of players.
 */
#ifndef AUDE_CLI_COMMAND_H
#define AUDE_CLI_COMMAND_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "aude.h"
#include "aude_players.h"
#include "memory.h"
#include "words.h"

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
int command_match(int argc, char **argv);
int command_online(int argc, char **argv); /* bot, think, import, admin */
int command_perft(int argc, char **argv);
int command_play(int argc, char **argv);
int command_replay(int argc, char **argv);
int command_serve(int argc, char **argv);
int command_simulate(int argc, char **argv);
int command_tiles(int argc, char **argv);

/* Prints "aude: ", the sentence and a newline to stderr, fit for a terminal: the sentence may hold
 * names of files and whatever else comes from outside. */
void complain(const char *format, ...) __attribute__((format(printf, 1, 2)));

struct aude_state *state_new(const struct aude_rules *r); /* at the start; free() it */

/* Seconds on a clock that only goes forward. */
double clock_now(void);

/* A seed nobody can foresee, within the range of seed_read. */
uint64_t seed_random(void);

/* A seed is a whole number from 0 to SEED_MAX in decimal digits, so that it is the same number
 * in JSON; false if text is anything else. */
#define SEED_MAX INT64_MAX
bool seed_read(const char *text, uint64_t *out);

/* The time of this place as strftime writes it; "" if it is not known. */
void date_write(char *buf, size_t len, const char *format);
#define DATE_FORMAT "%Y-%m-%d"

/* The name of a computer player, as long as the program runs; NULL if there is none of that name. */
const char *player_find(const char *name);

/* Opens a computer player that there is; running out of memory ends the program with a sentence. */
struct aude_player *player_new(const char *name, const struct aude_rules *r, uint64_t seed);

/* What it does after thinking until it has finished. s is the whole position, view room for what
 * the actor may know of it. */
struct aude_action player_decide(struct aude_player *player, const struct aude_state *s,
                                 struct aude_state *view);

/* Prints the computer players to stdout, a line for each with what it does. */
void players_print(void);

/* "play: there is no player "x"; there are human, greedy, random"; human only if it may sit
 * there too. The exit status that goes with it is STATUS_BAD. */
void players_complain(enum language language, const char *command, const char *name,
                      bool is_human_known);

#endif
