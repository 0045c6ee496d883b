/*
 * simulate.c: "aude simulate", many games on several threads. Game i is the same for any number
 * of threads, and everything that is summed is a whole number, so the result is the same too.
 */
#include <dirent.h>
#include <errno.h>
#include <jansson.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "args.h"
#include "cards.h"
#include "command.h"
#include "describe.h"
#include "progress.h"
#include "trial.h"

static const char help[] =
    "Usage: aude simulate RULES [--games N] [--seed S] [--threads T]\n"
    "                     [--record DIR] [--force] [--player NAME ...] [--json]\n"
    "\n"
    "Lets computer players play N games against each other. Game i of a seed is always the\n"
    "same game, whatever the number of threads.\n"
    "\n"
    "      --games N      how many games (1000)\n"
    "      --seed S       seed of all random choices (1)\n"
    "      --threads T    how many threads (1)\n"
    "      --record DIR   write each game as a record into that directory\n"
    "      --force        replace records that are there already\n"
    "      --player NAME  who sits at seat 0, 1, ...; the last one takes the seats that are\n"
    "                     left (random)\n"
    "      --json         for programs\n"
    "  -h, --help         this text\n"
    "      --version      the version of Aude\n"
    "\n"
    "The players are:\n";

enum { THREADS_MAX = 256, WHY_MAX = 4096 };

/* What a command line asks for. */
struct settings {
    struct trial_plan plan;
    long long games, threads;
    const char *name[AUDE_SEATS]; /* of the players, as given */
    int names;
    bool is_json;
};

struct sums {
    long long games, actions, placements, pairs;
    long long score[AUDE_SEATS], wins[AUDE_SEATS]; /* a shared win counts for everyone */
    long long shared;                              /* games with more than one winner */
    uint64_t signature;
};

/* What the threads share. */
struct work {
    const struct settings *settings;
    struct progress progress;
    atomic_llong next, done; /* games begun and finished */
    atomic_bool is_stopped;
    pthread_mutex_t lock;
    long long failed; /* the lowest game that went wrong, or -1 */
    char why[WHY_MAX];
};

struct worker {
    pthread_t thread;
    struct work *work;
    struct sums sums;
};

static void add_game(struct sums *sums, int seats, long long game,
                     const struct trial_result *result)
{
    uint64_t mark = uniform_mix((uint64_t)game + UINT64_C(1));
    for (int seat = 0; seat < seats; seat++) {
        mark = uniform_mix(mark + (uint64_t)result->score[seat]);
        sums->score[seat] += result->score[seat];
        sums->wins[seat] += result->winners >> seat & 1;
    }
    /* A card game has no placements. */
    mark = uniform_mix(mark + (uint64_t)(result->count.placements > 0 ? result->count.placements
                                                                      : result->count.actions));
    sums->signature += uniform_mix(mark + (uint64_t)result->count.pairs);
    sums->shared += (result->winners & (result->winners - 1)) != 0;
    sums->games++;
    sums->actions += result->count.actions;
    sums->placements += result->count.placements;
    sums->pairs += result->count.pairs;
}

static void fail(struct work *work, long long game, const char *why)
{
    pthread_mutex_lock(&work->lock);
    if (work->failed < 0 || game < work->failed) {
        work->failed = game;
        snprintf(work->why, sizeof work->why, "%s", why);
    }
    pthread_mutex_unlock(&work->lock);
    atomic_store(&work->is_stopped, true);
}

/* Takes games in small lots, so that threads seldom meet and finish at the same time. */
static void *play_games(void *argument)
{
    enum { LOT = 16 };
    struct worker *worker = argument;
    struct work *work = worker->work;
    const struct settings *settings = work->settings;
    struct trial *trial = trial_new(&settings->plan);
    struct trial_result result = {0};
    struct sums sums = {0};
    char why[WHY_MAX];
    while (!atomic_load(&work->is_stopped)) {
        long long first = atomic_fetch_add(&work->next, LOT);
        long long last = first + LOT < settings->games ? first + LOT : settings->games;
        if (first >= settings->games)
            break;
        for (long long game = first; game < last && !atomic_load(&work->is_stopped); game++) {
            if (trial_play(trial, game, &result, why, sizeof why))
                add_game(&sums, aude_seats(settings->plan.r), game, &result);
            else
                fail(work, game, why);
            long long done = atomic_fetch_add(&work->done, 1) + 1;
            if (game == last - 1)
                progress_show(&work->progress, done, settings->games, "games");
        }
    }
    worker->sums = sums;
    trial_free(trial);
    return NULL;
}

static void add_sums(struct sums *to, const struct sums *from)
{
    to->games += from->games;
    to->actions += from->actions;
    to->placements += from->placements;
    to->pairs += from->pairs;
    to->shared += from->shared;
    to->signature += from->signature;
    for (int seat = 0; seat < AUDE_SEATS; seat++) {
        to->score[seat] += from->score[seat];
        to->wins[seat] += from->wins[seat];
    }
}

/* Runs all threads; false, with a complaint, if a game went wrong. */
static bool simulate(const struct settings *settings, struct sums *out)
{
    struct work *work = memory_new(sizeof *work);
    struct worker *workers = memory_new((size_t)settings->threads * sizeof *workers);
    int started = 0;
    work->settings = settings;
    work->failed = -1;
    pthread_mutex_init(&work->lock, NULL);
    progress_start(&work->progress);
    for (int i = 0; i < settings->threads; i++) {
        workers[i].work = work;
        /* If the system gives no more threads, those we have do the work. */
        if (i > 0 && pthread_create(&workers[i].thread, NULL, play_games, &workers[i]) != 0)
            break;
        started = i;
    }
    play_games(&workers[0]);
    *out = workers[0].sums;
    for (int i = 1; i <= started; i++) {
        pthread_join(workers[i].thread, NULL);
        add_sums(out, &workers[i].sums);
    }
    progress_end(&work->progress);
    pthread_mutex_destroy(&work->lock);
    bool is_good = work->failed < 0;
    if (!is_good)
        complain("%s", work->why);
    free(workers);
    free(work);
    return is_good;
}

static double mean(long long sum, long long count)
{
    return count == 0 ? 0 : (double)sum / (double)count;
}

static const char *player_name(const struct settings *settings, int seat)
{
    return settings->plan.player[seat] == NULL ? "random" : settings->plan.player[seat];
}

/* In a game of cards nothing is placed, so that actions are counted, chance included. */
static void print_amounts(const struct sums *sums, bool has_board, double seconds)
{
    long long count = has_board ? sums->placements : sums->actions;
    const char *unit = has_board ? "placements" : "actions";
    printf("%lld games, %lld %s, %.2f s, %.0f games/s, %.0f %s/s\n", sums->games, count, unit,
           seconds, (double)sums->games / seconds, (double)count / seconds, unit);
    printf("%.3f %s a game", mean(count, sums->games), unit);
    if (has_board)
        printf(", %.3f (cell, turn) pairs a placement", mean(sums->pairs, sums->placements));
    putchar('\n');
}

static void print_sums(const struct settings *settings, const struct sums *sums, double seconds)
{
    print_amounts(sums, game_has(settings->plan.r, AUDE_HAS_BOARD), seconds);
    for (int seat = 0; seat < aude_seats(settings->plan.r); seat++)
        printf("seat %d %s: mean score %.3f, wins %lld\n", seat, player_name(settings, seat),
               mean(sums->score[seat], sums->games), sums->wins[seat]);
    printf("shared wins %lld, signature %016llx\n", sums->shared,
           (unsigned long long)sums->signature);
}

static void describe_amounts(json_t *object, const struct sums *sums, bool has_board,
                             double seconds)
{
    if (!has_board) {
        describe_set(object, "actions", json_integer(sums->actions));
        describe_set(object, "actions_per_s", json_real((double)sums->actions / seconds));
        describe_set(object, "actions_per_game", json_real(mean(sums->actions, sums->games)));
        return;
    }
    describe_set(object, "placements", json_integer(sums->placements));
    describe_set(object, "placements_per_s", json_real((double)sums->placements / seconds));
    describe_set(object, "placements_per_game", json_real(mean(sums->placements, sums->games)));
    describe_set(object, "pairs_per_placement", json_real(mean(sums->pairs, sums->placements)));
}

static void print_json(const struct settings *settings, const struct sums *sums, double seconds)
{
    char rules[AUDE_TEXT_MAX], signature[17];
    json_t *scores = json_array(), *wins = json_array(), *players = json_array();
    aude_rules_write(settings->plan.r, rules, sizeof rules);
    snprintf(signature, sizeof signature, "%016llx", (unsigned long long)sums->signature);
    for (int seat = 0; seat < aude_seats(settings->plan.r); seat++) {
        describe_add(scores, json_real(mean(sums->score[seat], sums->games)));
        describe_add(wins, json_integer(sums->wins[seat]));
        describe_add(players, json_string(player_name(settings, seat)));
    }
    json_t *object =
        json_pack("{s:s, s:s, s:I, s:o, s:I, s:I, s:f, s:f}", "rules", rules, "version",
                  AUDE_VERSION, "seed", (json_int_t)settings->plan.seed, "players", players,
                  "threads", (json_int_t)settings->threads, "games", (json_int_t)sums->games,
                  "seconds", seconds, "games_per_s", (double)sums->games / seconds);
    describe_amounts(object, sums, game_has(settings->plan.r, AUDE_HAS_BOARD), seconds);
    describe_set(object, "mean_scores", scores);
    describe_set(object, "wins", wins);
    describe_set(object, "shared_wins", json_integer(sums->shared));
    describe_set(object, "signature", json_string(signature));
    describe_print(object, false);
}

/* Sits the named players down; false with a complaint. */
static bool seat_players(struct settings *settings)
{
    int seats = aude_seats(settings->plan.r);
    if (settings->names > seats) {
        complain("simulate: --player is given %d times, but the game has %d seats", settings->names,
                 seats);
        return false;
    }
    for (int i = 0; i < settings->names; i++) {
        if (player_find(settings->name[i]) == NULL) {
            players_complain(words_language(), "simulate", settings->name[i], false);
            return false;
        }
    }
    for (int seat = 0; seat < seats && settings->names > 0; seat++) {
        int i = seat < settings->names ? seat : settings->names - 1;
        /* The random player is the generator that also settles chance, which is faster. */
        if (strcmp(settings->name[i], "random") != 0)
            settings->plan.player[seat] = player_find(settings->name[i]);
    }
    return true;
}

/* Those too many are only counted; seat_players refuses them. */
static void add_player(struct settings *settings, const char *name)
{
    if (settings->names < AUDE_SEATS)
        settings->name[settings->names] = name;
    settings->names++;
}

/* Answers STATUS_FINE to go on; *is_done says that --help or --version was all. */
static int read_options(int argc, char **argv, struct settings *settings, bool *is_done)
{
    static const struct option options[] = {
        {"games", required_argument, NULL, 'g'},   {"seed", required_argument, NULL, 's'},
        {"threads", required_argument, NULL, 't'}, {"record", required_argument, NULL, 'r'},
        {"player", required_argument, NULL, 'p'},  {"json", no_argument, NULL, 'j'},
        {"force", no_argument, NULL, 'f'},         ARGS_COMMON};
    bool is_good = true;
    int c;
    while (is_good && (c = getopt_long(argc, argv, ARGS_SHORT, options, NULL)) != -1) {
        if (c == 'g') {
            is_good = args_number("simulate", "--games", 1, 1000000000000, &settings->games);
        } else if (c == 's') {
            is_good = args_seed("simulate", "--seed", &settings->plan.seed);
        } else if (c == 't') {
            is_good = args_number("simulate", "--threads", 1, THREADS_MAX, &settings->threads);
        } else if (c == 'r') {
            settings->plan.directory = optarg;
        } else if (c == 'p') {
            add_player(settings, optarg);
        } else if (c == 'j') {
            settings->is_json = true;
        } else if (c == 'f') {
            settings->plan.is_forced = true;
        } else {
            int status = args_other("simulate", help, c, argv);
            if (c == 'h')
                players_print();
            *is_done = true;
            return status;
        }
    }
    return is_good && args_done("simulate", argc, argv) ? STATUS_FINE : STATUS_USAGE;
}

/* Is there something already that one of the records would replace? Then false with a complaint. */
static bool is_free(const struct settings *settings)
{
    DIR *dir = opendir(settings->plan.directory);
    char why[1024];
    bool is_good = true;
    for (struct dirent *entry; is_good && dir != NULL && (entry = readdir(dir)) != NULL;) {
        struct text name = {0}, path = {0};
        const char *number = strchr(entry->d_name, '-');
        long long game = number == NULL ? -1 : strtoll(number + 1, NULL, 10);
        if (game < 0 || game >= settings->games)
            continue;
        trial_path(&settings->plan, "", game, &path);
        text_add(&name, "%s/%s", settings->plan.directory, entry->d_name);
        is_good =
            strcmp(name.data, path.data) != 0 || file_can_save_new(path.data, why, sizeof why);
        if (!is_good && file_can_save(path.data, why, sizeof why))
            complain("%s: there is something already; --force replaces it", path.data);
        else if (!is_good)
            complain("%s", why);
        text_free(&name);
        text_free(&path);
    }
    if (dir != NULL)
        closedir(dir);
    return is_good;
}

/* Makes the directory for the records, if it is wanted and missing, and tries whether they can
 * be written; false with a complaint. */
static bool make_directory(const struct settings *settings)
{
    const struct trial_plan *plan = &settings->plan;
    struct stat found;
    struct text path = {0};
    char why[1024];
    if (plan->directory == NULL)
        return true;
    if (mkdir(plan->directory, 0777) != 0) {
        int error = errno;
        if (error != EEXIST || stat(plan->directory, &found) != 0 || !S_ISDIR(found.st_mode)) {
            complain("%s: %s", plan->directory, strerror(error));
            return false;
        }
    }
    trial_path(plan, "", 0, &path);
    bool is_good = file_can_save(path.data, why, sizeof why);
    if (!is_good)
        complain("%s", why);
    text_free(&path);
    return is_good && (settings->plan.is_forced || is_free(settings));
}

static int run(const struct aude_rules *r, void *argument)
{
    struct settings *settings = argument;
    settings->plan.r = r;
    if (!seat_players(settings) || !make_directory(settings))
        return STATUS_BAD;
    date_write(settings->plan.date, sizeof settings->plan.date, DATE_FORMAT);
    struct sums sums;
    double start = clock_now();
    if (!simulate(settings, &sums))
        return STATUS_BAD;
    double seconds = clock_now() - start;
    seconds = seconds > 1e-9 ? seconds : 1e-9;
    if (settings->is_json)
        print_json(settings, &sums, seconds);
    else
        print_sums(settings, &sums, seconds);
    return STATUS_FINE;
}

int command_simulate(int argc, char **argv)
{
    struct settings settings = {.plan = {.seed = 1}, .games = 1000, .threads = 1};
    char *text = args_rules(&argc, &argv);
    bool is_done = false;
    int status = read_options(argc, argv, &settings, &is_done);
    if (!is_done && status == STATUS_FINE)
        status = rules_run("simulate", text, run, &settings);
    free(text);
    return status;
}
