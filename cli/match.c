/*
 * match.c: "aude match", two players over many decks.
 */
#include "match.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "args.h"
#include "command.h"
#include "describe.h"
#include "file.h"

static const char help[] =
    "Usage: aude match A B RULES [--decks N] [--seed S] [--threads T] [--sequential]\n"
    "                  [--resume FILE] [--records DIR] [--force] [--json]\n"
    "\n"
    "Measures player A against player B. Every deck is played in all seatings, so that both meet\n"
    "the same luck: with two seats twice; with more A sits at each seat once and B at all others.\n"
    "Margin, score and Elo are those of A, with their intervals of 95 %; a deck counts once.\n"
    "\n"
    "      --decks N      how many decks (100)\n"
    "      --seed S       seed of the decks and of the players (1)\n"
    "      --threads T    how many decks at a time (as many as there are processors)\n"
    "      --sequential   stop when it is clear whether A is better by a point, or not better\n"
    "      --resume FILE  write every finished deck to FILE; those that are there are not played\n"
    "                     again\n"
    "      --records DIR  write each game as a record into that directory\n"
    "      --force        replace records that are there already\n"
    "      --json         for programs\n"
    "  -h, --help         this text\n"
    "      --version      the version of Aude\n"
    "\n";

struct settings {
    struct match_plan plan;
    long long threads;
    char *side[MATCH_SIDES]; /* as written */
    bool is_json;
};

/* Takes the two players off the front of the words. */
static bool take_sides(int *argc, char ***argv, struct settings *settings)
{
    for (int side = 0; side < MATCH_SIDES; side++) {
        if (*argc < 2 || (*argv)[1][0] == '-')
            return false;
        settings->side[side] = (*argv)[1];
        (*argv)[1] = (*argv)[0];
        ++*argv;
        --*argc;
    }
    return true;
}

static bool read_option(int c, struct settings *settings)
{
    struct match_plan *plan = &settings->plan;
    switch (c) {
    case 'd':
        return args_number("match", "--decks", 1, 10000000, &plan->decks);
    case 's':
        return args_seed("match", "--seed", &plan->seed);
    case 't':
        return args_number("match", "--threads", 1, 256, &settings->threads);
    case 'q':
        plan->is_sequential = true;
        return true;
    case 'u':
        plan->resume = optarg;
        return true;
    case 'r':
        plan->directory = optarg;
        return true;
    case 'f':
        plan->is_forced = true;
        return true;
    default:
        settings->is_json = true;
        return true;
    }
}

/* Answers STATUS_FINE to go on; *is_done says that --help or --version was all. */
static int read_options(int argc, char **argv, struct settings *settings, bool *is_done)
{
    static const struct option options[] = {{"decks", required_argument, NULL, 'd'},
                                            {"seed", required_argument, NULL, 's'},
                                            {"threads", required_argument, NULL, 't'},
                                            {"sequential", no_argument, NULL, 'q'},
                                            {"resume", required_argument, NULL, 'u'},
                                            {"records", required_argument, NULL, 'r'},
                                            {"force", no_argument, NULL, 'f'},
                                            {"json", no_argument, NULL, 'j'},
                                            ARGS_COMMON};
    bool is_good = true;
    int c;
    while (is_good && (c = getopt_long(argc, argv, ARGS_SHORT, options, NULL)) != -1) {
        if (strchr("dstqurfj", c) == NULL) {
            int status = args_other("match", help, c, argv);
            if (c == 'h') {
                fputs(entrant_help, stdout);
                puts("\nThe players are:");
                players_print();
            }
            *is_done = true;
            return status;
        }
        is_good = read_option(c, settings);
    }
    settings->plan.threads = (int)settings->threads;
    return is_good && args_done("match", argc, argv) ? STATUS_FINE : STATUS_USAGE;
}

/* Makes the directory for the records, if it is wanted and missing; false with a complaint. */
static bool make_directory(const struct match_plan *plan)
{
    struct text path = {0};
    struct stat found;
    char why[MATCH_WHY];
    if (plan->directory == NULL)
        return true;
    if (mkdir(plan->directory, 0777) != 0) {
        int error = errno;
        if (error != EEXIST || stat(plan->directory, &found) != 0 || !S_ISDIR(found.st_mode)) {
            complain("%s: %s", plan->directory, strerror(error));
            return false;
        }
    }
    match_path(plan, 0, 0, &path);
    bool is_good = file_can_save(path.data, why, sizeof why);
    if (!is_good)
        complain("%s", why);
    text_free(&path);
    return is_good;
}

static void tell(const struct settings *settings, const struct match_sums *sums)
{
    if (settings->is_json)
        describe_print(match_describe(&settings->plan, sums), false);
    else
        match_print(&settings->plan, sums);
}

static int run(const struct aude_rules *r, void *argument)
{
    struct settings *settings = argument;
    struct match_plan *plan = &settings->plan;
    struct match_sums sums;
    plan->r = r;
    if (aude_seats(r) < 2) {
        complain("match: a match needs at least two seats");
        return STATUS_BAD;
    }
    if (!make_directory(plan))
        return STATUS_BAD;
    enum match_end end = match_run(plan, &sums);
    if (end == MATCH_FAILED && sums.decks == 0)
        return STATUS_BAD;
    tell(settings, &sums);
    if (end == MATCH_STOPPED && plan->resume != NULL)
        complain("match: stopped; the same command goes on with what is in %s", plan->resume);
    else if (end == MATCH_STOPPED)
        complain("match: stopped; with --resume FILE a match can be gone on with");
    return end == MATCH_DONE ? STATUS_FINE : STATUS_BAD;
}

/* The players, after the rules are known to be wanted at all. */
static bool read_sides(struct settings *settings)
{
    char why[MATCH_WHY];
    for (int side = 0; side < MATCH_SIDES; side++) {
        if (!entrant_read(settings->side[side], &settings->plan.side[side], why, sizeof why)) {
            complain("match: %s", why);
            return false;
        }
    }
    return true;
}

int command_match(int argc, char **argv)
{
    struct settings settings = {.plan = {.seed = 1, .decks = 100}};
    bool has_sides = take_sides(&argc, &argv, &settings), is_done = false;
    char *text = args_rules(&argc, &argv);
    int status = read_options(argc, argv, &settings, &is_done);
    if (!is_done && status == STATUS_FINE && !has_sides) {
        complain("match: two players and rules are needed, such as: aude match ranking greedy "
                 "carcassonne");
        status = STATUS_USAGE;
    }
    if (!is_done && status == STATUS_FINE)
        status = read_sides(&settings) ? rules_run("match", text, run, &settings) : STATUS_BAD;
    for (int side = 0; side < MATCH_SIDES; side++)
        entrant_free(&settings.plan.side[side]);
    free(text);
    return status;
}
