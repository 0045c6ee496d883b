/*
 * bench.c: "aude bench", how fast the engine is and, by a signature over fixed seeds, that it
 * still plays the same games. Clocks wander, so every figure is the best of several runs.
 */
#include <jansson.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "args.h"
#include "cards.h"
#include "command.h"
#include "describe.h"
#include "progress.h"
#include "uniform.h"

static const char help[] =
    "Usage: aude bench [RULES] [--seconds N] [--count] [--json]\n"
    "\n"
    "Plays complete uniform random games and prints the best of ten runs: games and\n"
    "placements a second (in card games actions), decisions taken from a list, the cost of\n"
    "a copy, what more threads bring, and a signature that changes when the engine plays\n"
    "differently. Without RULES: the base game, all its expansions together for two and for\n"
    "six seats, and every other game.\n"
    "\n"
    "      --seconds N  begin no further run of a figure after N seconds\n"
    "      --count      only play a small fixed number of games and print the placements or\n"
    "                   actions, for tools that count instructions\n"
    "      --json       for programs\n"
    "  -h, --help       this text\n"
    "      --version    the version of Aude\n";

/* One set of rules that is measured. */
struct row {
    const char *rules;
    int games;       /* in one timed run */
    int count_games; /* with --count */
};

static const struct row rows[] = {
    {"carcassonne seats=2", 20000, 2000},
    {"carcassonne+inns+traders+princess+tower seats=2", 4000, 300},
    {"carcassonne+inns+traders+princess+tower seats=6", 4000, 300},
    {"wheel seats=2", 10000, 300},
    {"hunters seats=2", 10000, 300},
    {"cardcassonne seats=2", 20000, 300},
};

enum { ROWS = sizeof rows / sizeof *rows, RUNS = 10, SIGNATURE_GAMES = 1000, SEED = 1 };

struct bench {
    const struct aude_rules *r;
    int games;
    double seconds; /* for one figure; 0: no limit */
    int cores;
    struct progress *progress;
};

struct figures {
    double games_per_s, units_per_s, ns_per_unit; /* placements, or actions of card games */
    double decisions_per_s, copy_ns;
    double games_per_s_all; /* on all cores */
    size_t state_bytes;
    uint64_t signature;
};

/* What is counted: without a board nothing is placed. */
static const char *unit_of(const struct aude_rules *r)
{
    return game_has(r, AUDE_HAS_BOARD) ? "placement" : "action";
}

/* Plays the games of a run; the number of placements, or of actions in card games. */
static long long play_games(const struct aude_rules *r, struct aude_state *s, int games)
{
    bool has_board = game_has(r, AUDE_HAS_BOARD);
    long long units = 0;
    for (int game = 0; game < games; game++) {
        struct uniform_count count;
        uniform_play(r, s, uniform_seed(SEED, (uint64_t)game), &count);
        units += has_board ? count.placements : count.actions;
    }
    return units;
}

/* Whether another run of a figure begun at that time should follow. */
static bool goes_on(const struct bench *b, int run, double start, const char *what)
{
    progress_show(b->progress, run, RUNS, what);
    return run < RUNS && (run == 0 || b->seconds <= 0 || clock_now() - start < b->seconds);
}

static void measure_games(const struct bench *b, struct figures *out)
{
    struct aude_state *s = state_new(b->r);
    double begin = clock_now();
    for (int run = 0; goes_on(b, run, begin, "runs"); run++) {
        double start = clock_now();
        long long units = play_games(b->r, s, b->games);
        double seconds = clock_now() - start;
        if (b->games / seconds > out->games_per_s) {
            out->games_per_s = b->games / seconds;
            out->units_per_s = (double)units / seconds;
            out->ns_per_unit = 1e9 * seconds / (double)units;
        }
    }
    free(s);
}

/* Plays a game by choosing from the whole list; the number of decisions of seats. */
static int play_from_lists(const struct aude_rules *r, struct aude_state *s, uint64_t seed)
{
    struct aude_action actions[AUDE_LEGAL_MAX];
    struct aude_rng rng;
    int decisions = 0;
    aude_rng_seed(&rng, seed);
    aude_start(r, s);
    for (int actor = aude_actor(s); actor != AUDE_OVER; actor = aude_actor(s)) {
        struct aude_action a;
        if (actor == AUDE_CHANCE) {
            a = aude_pick(s, aude_rng_below(&rng, aude_count(s)));
        } else {
            int count = aude_legal(s, actions, AUDE_LEGAL_MAX);
            a = actions[aude_rng_below(&rng, count < AUDE_LEGAL_MAX ? count : AUDE_LEGAL_MAX)];
            decisions++;
        }
        aude_apply(s, a, NULL);
    }
    return decisions;
}

static void measure_lists(const struct bench *b, struct figures *out)
{
    struct aude_state *s = state_new(b->r);
    double begin = clock_now();
    for (int run = 0; goes_on(b, run, begin, "runs from lists"); run++) {
        long long decisions = 0;
        double start = clock_now();
        for (int game = 0; game < b->games / 10; game++)
            decisions += play_from_lists(b->r, s, uniform_seed(SEED, (uint64_t)game));
        double rate = (double)decisions / (clock_now() - start);
        out->decisions_per_s = rate > out->decisions_per_s ? rate : out->decisions_per_s;
    }
    free(s);
}

/* Copies between a few positions in the middle of games, as a search would. */
static void measure_copies(const struct bench *b, struct figures *out)
{
    enum { POSITIONS = 8, COPIES = 200000 };
    struct aude_state *from[POSITIONS], *to = state_new(b->r);
    for (int i = 0; i < POSITIONS; i++) {
        struct aude_rng rng;
        struct uniform_count count = {0};
        from[i] = state_new(b->r);
        aude_rng_seed(&rng, (uint64_t)i);
        while (aude_actor(from[i]) != AUDE_OVER && count.placements < 35 &&
               (count.actions < 150 || game_has(b->r, AUDE_HAS_BOARD)))
            aude_apply(from[i], uniform_choose(from[i], &rng, &count), NULL);
    }
    double begin = clock_now();
    for (int run = 0; goes_on(b, run, begin, "runs of copies"); run++) {
        double start = clock_now();
        for (int i = 0; i < COPIES; i++)
            aude_copy(to, from[i % POSITIONS]);
        double ns = 1e9 * (clock_now() - start) / COPIES;
        out->copy_ns = out->copy_ns == 0 || ns < out->copy_ns ? ns : out->copy_ns;
    }
    /* Whoever copies without looking might find the copies left out by the compiler. */
    if (aude_hash(to) != aude_hash(from[(COPIES - 1) % POSITIONS]))
        complain("bench: a copy differs from its original");
    for (int i = 0; i < POSITIONS; i++)
        free(from[i]);
    free(to);
}

static void *play_thread(void *argument)
{
    const struct bench *b = argument;
    struct aude_state *s = state_new(b->r);
    play_games(b->r, s, b->games);
    free(s);
    return NULL;
}

/* Every core plays a run of its own. */
static void measure_threads(struct bench *b, struct figures *out)
{
    pthread_t *threads = memory_new((size_t)b->cores * sizeof *threads);
    double begin = clock_now();
    for (int run = 0; goes_on(b, run, begin, "runs with threads"); run++) {
        int started = 0;
        double start = clock_now();
        while (started < b->cores && pthread_create(&threads[started], NULL, play_thread, b) == 0)
            started++;
        for (int i = 0; i < started; i++)
            pthread_join(threads[i], NULL);
        double rate = (double)started * b->games / (clock_now() - start);
        out->games_per_s_all = rate > out->games_per_s_all ? rate : out->games_per_s_all;
    }
    free(threads);
}

static uint64_t sign(const struct aude_rules *r)
{
    struct aude_state *s = state_new(r);
    uint64_t signature = 0;
    for (int game = 0; game < SIGNATURE_GAMES; game++) {
        struct uniform_count count;
        uniform_play(r, s, uniform_seed(SEED, (uint64_t)game), &count);
        signature = uniform_mix(signature + aude_hash(s));
    }
    free(s);
    return signature;
}

static void print_figures(const char *rules, const struct bench *b, const struct figures *f)
{
    const char *unit = unit_of(b->r);
    printf("%s\n", rules);
    printf("  games/s           %12.0f\n", f->games_per_s);
    printf("  %ss/s%*s%12.0f\n", unit, (int)(15 - strlen(unit)), "", f->units_per_s);
    printf("  ns per %s%*s%12.1f\n", unit, (int)(11 - strlen(unit)), "", f->ns_per_unit);
    printf("  list decisions/s  %12.0f\n", f->decisions_per_s);
    printf("  copy ns           %12.1f\n", f->copy_ns);
    printf("  state bytes       %12zu\n", f->state_bytes);
    printf("  games/s, %2d cores %12.0f  (x %.2f)\n", b->cores, f->games_per_s_all,
           f->games_per_s_all / f->games_per_s);
    printf("  signature         %016llx\n", (unsigned long long)f->signature);
}

static json_t *describe_figures(const char *rules, const struct bench *b, const struct figures *f)
{
    char signature[17];
    snprintf(signature, sizeof signature, "%016llx", (unsigned long long)f->signature);
    bool has_board = game_has(b->r, AUDE_HAS_BOARD);
    json_t *object =
        json_pack("{s:s, s:f, s:f, s:f, s:f, s:f}", "rules", rules, "games_per_s", f->games_per_s,
                  has_board ? "placements_per_s" : "actions_per_s", f->units_per_s,
                  has_board ? "ns_per_placement" : "ns_per_action", f->ns_per_unit,
                  "list_decisions_per_s", f->decisions_per_s, "copy_ns", f->copy_ns);
    describe_set(object, "state_bytes", json_integer((json_int_t)f->state_bytes));
    describe_set(object, "threads",
                 json_pack("[{s:i, s:f}, {s:i, s:f}]", "threads", 1, "games_per_s", f->games_per_s,
                           "threads", b->cores, "games_per_s", f->games_per_s_all));
    describe_set(object, "signature", json_string(signature));
    return object;
}

static void measure(struct bench *b, struct figures *out)
{
    measure_games(b, out);
    measure_lists(b, out);
    measure_copies(b, out);
    measure_threads(b, out);
    out->state_bytes = aude_state_size(b->r);
    out->signature = sign(b->r);
}

static void run_count(const char *rules, const struct aude_rules *r, int games, json_t *list)
{
    struct aude_state *s = state_new(r);
    long long units = play_games(r, s, games);
    char name[16];
    snprintf(name, sizeof name, "%ss", unit_of(r));
    if (list == NULL)
        printf("%s: %lld %s\n", rules, units, name);
    else
        describe_add(list, json_pack("{s:s, s:I}", "rules", rules, name, (json_int_t)units));
    free(s);
}

static void run_timed(const char *rules, struct bench *b, json_t *list)
{
    struct progress progress;
    struct figures figures = {0};
    b->progress = &progress;
    progress_start(&progress);
    measure(b, &figures);
    progress_end(&progress);
    b->progress = NULL;
    if (list == NULL)
        print_figures(rules, b, &figures);
    else
        describe_add(list, describe_figures(rules, b, &figures));
}

/* One row; list is NULL for text. */
static bool run_row(const struct row *row, double seconds, bool is_count, json_t *list)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    struct aude_rules *r = rules_or_complain(row->rules);
    if (r == NULL)
        return false;
    struct bench b = {
        .r = r, .games = row->games, .seconds = seconds, .cores = cores > 0 ? (int)cores : 1};
    if (is_count)
        run_count(row->rules, r, row->count_games, list);
    else
        run_timed(row->rules, &b, list);
    aude_rules_free(r);
    return true;
}

struct settings {
    double seconds;
    bool is_count, is_json;
};

/* The rules of the command line, or all rows. */
static int run(const char *rules, const struct settings *settings)
{
    const struct row asked = {rules, rows[1].games, rows[1].count_games};
    json_t *list = settings->is_json ? json_array() : NULL;
    bool is_good = true;
    for (int i = 0; i < (rules[0] == '\0' ? ROWS : 1) && is_good; i++)
        is_good = run_row(rules[0] == '\0' ? &rows[i] : &asked, settings->seconds,
                          settings->is_count, list);
    if (settings->is_json && is_good)
        describe_print(json_pack("{s:s, s:o}", "version", AUDE_VERSION, "rows", list), false);
    else
        json_decref(list);
    return is_good ? STATUS_FINE : STATUS_BAD;
}

static int read_options(int argc, char **argv, struct settings *out)
{
    static const struct option options[] = {{"seconds", required_argument, NULL, 's'},
                                            {"count", no_argument, NULL, 'c'},
                                            {"json", no_argument, NULL, 'j'},
                                            ARGS_COMMON};
    long long seconds = 0;
    int c;
    while ((c = getopt_long(argc, argv, ARGS_SHORT, options, NULL)) != -1) {
        if (c == 's') {
            if (!args_number("bench", "--seconds", 1, 3600, &seconds))
                return STATUS_USAGE;
        } else if (c == 'c') {
            out->is_count = true;
        } else if (c == 'j') {
            out->is_json = true;
        } else {
            return args_other("bench", help, c, argv);
        }
    }
    out->seconds = (double)seconds;
    return args_done("bench", argc, argv) ? -1 : STATUS_USAGE;
}

int command_bench(int argc, char **argv)
{
    struct settings settings = {0};
    char *rules = args_rules(&argc, &argv);
    int status = read_options(argc, argv, &settings);
    if (status < 0)
        status = run(rules, &settings);
    free(rules);
    return status;
}
