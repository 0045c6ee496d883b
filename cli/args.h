/*
 * args.h: reading the words of a command line. RULES is every word up to the first option;
 * what follows is read with getopt_long by each command.
 */
#ifndef AUDE_CLI_ARGS_H
#define AUDE_CLI_ARGS_H

#include <getopt.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "aude.h"
#include "words.h"

/* For getopt_long: mistakes are reported by args_other, words without dashes end the options. */
#define ARGS_SHORT "+:h"

/* The options every command has, to end its table. */
#define ARGS_COMMON                                                                                \
    {"help", no_argument, NULL, 'h'}, {"version", no_argument, NULL, 'V'},                         \
    {                                                                                              \
        NULL, 0, NULL, 0                                                                           \
    }

/* Takes the words up to the first option out of argc and argv, so that getopt_long can go on,
 * and returns them joined by spaces; free() it. */
char *args_rules(int *argc, char ***argv);

/* Answers --help, --version and mistakes found by getopt_long; returns the exit status. */
int args_other(const char *command, const char *help, int c, char **argv);

/* After the last option: false, with a complaint, if words are left over. */
bool args_done(const char *command, int argc, char **argv);

/* False, with a complaint, if args_rules found no word. */
bool args_has_rules(const char *command, const char *text);

/* Reads optarg as a whole number of that range; false with a complaint. */
bool args_number(const char *command, const char *option, long long least, long long most,
                 long long *out);
bool args_seed(const char *command, const char *option, uint64_t *out);

/* A copy of the first n bytes of text fit to be quoted in a sentence: cut to the buffer, with
 * unprintable characters replaced. */
void args_quote(const char *text, size_t n, char *buf, size_t len);

/* aude_rules_read, but that it ends the program where there is no memory. */
enum aude_status rules_read(const char *text, struct aude_rules **out, size_t *at);

/* One sentence on why rules could not be read, at being what rules_read said. */
void rules_sentence(enum language language, enum aude_status status, const char *text, size_t at,
                    char *buf, size_t len);

/* The rules, or NULL after a complaint: in that language, or in that of the locale. */
struct aude_rules *rules_or_complain_in(enum language language, const char *text);
struct aude_rules *rules_or_complain(const char *text);

/* The end of a command that needs rules: reads them and runs it; returns the exit status. */
int rules_run(const char *command, const char *text,
              int (*run)(const struct aude_rules *r, void *settings), void *settings);

#endif
