/*
 * run.c: the runner of the data-driven tests. The ending of a file's name tells its kind: rule
 * scenarios (.t), golden playthroughs (.txt), counts of legal continuations (.perft).
 */
#include "run.h"

#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "Usage: run [--without MODULE] [--write] [--no-hash] FILE...\n"
    "Runs rule scenarios (.t), golden playthroughs (.txt) and perft counts (.perft).\n"
    "\n"
    "      --without MODULE  skip the tests whose game needs that module\n"
    "      --write           write golden playthroughs and perft counts anew\n"
    "      --no-hash         compare golden playthroughs without their hashes\n";

static bool ends_with(const char *path, const char *ending)
{
    size_t n = strlen(path), m = strlen(ending);
    return n > m && strcmp(path + n - m, ending) == 0;
}

static void run_file(struct run *run, const char *path)
{
    if (ends_with(path, ".t"))
        run_rules(run, path);
    else if (ends_with(path, ".txt"))
        run_play(run, path);
    else if (ends_with(path, ".perft"))
        run_perft(run, path);
    else
        fail(run, path, 0, "no kind of test has this ending");
}

/* The hostile build fills what is unused with other bytes and so has hashes of its own. */
#ifdef AUDE_HOSTILE
enum { IS_HOSTILE = 1 };
#else
enum { IS_HOSTILE = 0 };
#endif

int main(int argc, char **argv)
{
    struct run run = {.ignores_hashes = IS_HOSTILE};
    int i = 1;
    for (; i < argc && strncmp(argv[i], "--", 2) == 0; i++) {
        if (strcmp(argv[i], "--without") == 0 && i + 1 < argc) {
            run.without = argv[++i];
        } else if (strcmp(argv[i], "--write") == 0) {
            run.is_writing = true;
        } else if (strcmp(argv[i], "--no-hash") == 0) {
            run.ignores_hashes = true;
        } else if (strcmp(argv[i], "--help") == 0) {
            fputs(usage, stdout);
            return 0;
        } else {
            fprintf(stderr, "run: unknown option %s\n%s", argv[i], usage);
            return 2;
        }
    }
    if (i == argc) {
        fputs(usage, stderr);
        return 2;
    }
    for (; i < argc; i++)
        run_file(&run, argv[i]);
    if (run.skipped > 0)
        printf("rules: %d skipped, they need %s\n", run.skipped, run.without);
    printf("rules: %d passed, %d failed\n", run.passed, run.failed);
    return run.failed > 0 ? 1 : 0;
}
