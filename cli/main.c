/*
 * main.c: the table of subcommands and what is said when none of them is meant.
 */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "args.h"
#include "command.h"

static const struct {
    const char *name;
    const char *about;
    int (*run)(int argc, char **argv);
} commands[] = {
    {"games", "games, expansions, options with defaults, seats", command_games},
    {"tiles", "every tile kind of a game with its segments", command_tiles},
    {"play", "a game in the terminal", command_play},
    {"serve", "the browser game, for a browser", command_serve},
    {"bot", "let a program play online", command_online},
    {"think", "think for the computer seats of a server", command_online},
    {"import", "records into what a server keeps", command_online},
    {"admin", "look after what a server keeps", command_online},
    {"replay", "follow a record, print its scores, explain every point", command_replay},
    {"simulate", "let players play against each other", command_simulate},
    {"match", "measure two players against each other on the same decks", command_match},
    {"perft", "count the action sequences of the first turns", command_perft},
    {"engine", "a line protocol for other programs", command_engine},
    {"bench", "how fast the engine is", command_bench},
};

enum { COMMANDS = sizeof commands / sizeof *commands };

static void print_help(FILE *out)
{
    fputs("Usage: aude COMMAND [RULES] [OPTION...]\n"
          "\n"
          "The Carcassonne family of board games: rules, computer players, tools.\n"
          "\n",
          out);
    for (int i = 0; i < COMMANDS; i++)
        fprintf(out, "  %-10s %s\n", commands[i].name, commands[i].about);
    fputs("\n"
          "RULES is every word up to the first option, such as: carcassonne seats=3 farmers=off\n"
          "\"aude help COMMAND\" tells more, \"aude --version\" prints the version.\n"
          "Exit status: 0 fine, 1 bad input or a failed check, 2 a wrong command line.\n",
          out);
}

static int complain_unknown(const char *name)
{
    char quoted[64];
    args_quote(name, strlen(name), quoted, sizeof quoted);
    complain("unknown command \"%s\"; aude --help lists the commands", quoted);
    return STATUS_USAGE;
}

static bool is_help(const char *word)
{
    return strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0;
}

/* "aude help COMMAND" is "aude COMMAND --help". */
static int run_help(int argc, char **argv)
{
    char option[] = "--help";
    if (argc > 2) {
        complain("help takes the name of one command");
        return STATUS_USAGE;
    }
    if (argc < 2 || strcmp(argv[1], "help") == 0 || is_help(argv[1])) {
        print_help(stdout);
        return STATUS_FINE;
    }
    for (int i = 0; i < COMMANDS; i++) {
        if (strcmp(argv[1], commands[i].name) == 0)
            return commands[i].run(2, (char *[]){argv[1], option, NULL});
    }
    return complain_unknown(argv[1]);
}

static int run(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "";
    for (int i = 0; i < COMMANDS; i++) {
        if (strcmp(name, commands[i].name) == 0)
            return commands[i].run(argc - 1, argv + 1);
    }
    if (strcmp(name, "help") == 0)
        return run_help(argc - 1, argv + 1);
    bool is_version = strcmp(name, "--version") == 0;
    if (argc < 2) {
        print_help(stderr);
        return STATUS_USAGE;
    }
    if (!is_help(name) && !is_version)
        return complain_unknown(name);
    if (argc > 2) {
        char quoted[64];
        args_quote(argv[2], strlen(argv[2]), quoted, sizeof quoted);
        complain("unexpected word \"%s\" after %s", quoted, name);
        return STATUS_USAGE;
    }
    if (is_version)
        printf("aude %s\n", AUDE_VERSION);
    else
        print_help(stdout);
    return STATUS_FINE;
}

int main(int argc, char **argv)
{
    /* What cannot be built for want of memory is not printed in part. */
    json_set_alloc_funcs(memory_new, free);
    int status = run(argc, argv);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        complain("the output cannot be written");
        return status == STATUS_FINE ? STATUS_BAD : status;
    }
    return status;
}
