/*
 * match_run.c: the decks of a match on several threads. What counts are the decks from the first on
 * without a gap, so that the result does not depend on which thread was faster.
 */
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "command.h"
#include "match.h"
#include "progress.h"

enum { FAILURES_MAX = 10, THREADS_MAX = 256 };

struct work {
    const struct match_plan *plan;
    struct match_deck *list; /* by number */
    struct match_file *file;
    struct progress progress;
    atomic_llong next;
    pthread_mutex_t lock;    /* for what follows */
    struct match_sums *sums; /* of the decks before reached */
    long long reached;
    long long done;      /* decks, of this run and of earlier ones */
    int failures;        /* of programs, in a row */
    bool is_decided;     /* the rest is not needed */
    char why[MATCH_WHY]; /* "": nothing is wrong */
};

/* Set by Ctrl-C, by what goes wrong and when the rest is not needed. */
static atomic_bool is_stopped;
static volatile sig_atomic_t was_interrupted;

static void interrupt(int number)
{
    was_interrupted = 1;
    atomic_store(&is_stopped, true);
    signal(number, SIG_DFL);
}

/* The sums of all that is there without a gap. */
static void reach(struct work *work)
{
    const struct match_plan *plan = work->plan;
    while (!work->is_decided && work->reached < plan->decks && work->list[work->reached].is_done) {
        match_add(work->sums, aude_seats(plan->r), &work->list[work->reached++]);
        work->is_decided = plan->is_sequential && odds_decide(&work->sums->margin, 1) != ODDS_OPEN;
    }
    if (work->is_decided)
        atomic_store(&is_stopped, true);
}

static void stop(struct work *work, const char *why)
{
    if (work->why[0] == '\0')
        snprintf(work->why, sizeof work->why, "%s", why);
    atomic_store(&is_stopped, true);
}

/* A program that fails again and again is not worth going on with. */
static void count_failures(struct work *work, const struct match_deck *deck)
{
    for (int i = 0; i < aude_seats(work->plan->r); i++)
        work->failures = deck->game[i].failed < 0 ? 0 : work->failures + 1;
    if (work->failures >= FAILURES_MAX)
        stop(work, "a program has failed ten times in a row, so the match ends");
}

static void finish(struct work *work, long long number, const struct match_deck *deck)
{
    pthread_mutex_lock(&work->lock);
    work->list[number] = *deck;
    long long done = ++work->done;
    if (!match_file_add(work->file, number, deck))
        stop(work, "the file of finished decks cannot be written");
    count_failures(work, deck);
    reach(work);
    pthread_mutex_unlock(&work->lock);
    progress_show(&work->progress, done, work->plan->decks, "decks");
}

static void *play_decks(void *argument)
{
    struct work *work = argument;
    struct match_bench *bench = match_bench_new(work->plan);
    struct match_deck deck;
    char why[MATCH_WHY];
    while (!atomic_load(&is_stopped)) {
        long long number = atomic_fetch_add(&work->next, 1);
        if (number >= work->plan->decks)
            break;
        if (work->list[number].is_done)
            continue;
        if (match_play(bench, number, &is_stopped, &deck, why, sizeof why)) {
            finish(work, number, &deck);
        } else if (!atomic_load(&is_stopped)) {
            pthread_mutex_lock(&work->lock);
            stop(work, why);
            pthread_mutex_unlock(&work->lock);
        }
    }
    match_bench_free(bench);
    return NULL;
}

static int count_threads(const struct match_plan *plan)
{
    long count = plan->threads > 0 ? plan->threads : sysconf(_SC_NPROCESSORS_ONLN);
    count = count < plan->decks ? count : (long)plan->decks;
    return count < 1 ? 1 : count > THREADS_MAX ? THREADS_MAX : (int)count;
}

static void run_threads(struct work *work)
{
    pthread_t thread[THREADS_MAX];
    int count = count_threads(work->plan), started = 1;
    /* If the system gives no more threads, those we have do the work. */
    while (started < count && pthread_create(&thread[started], NULL, play_decks, work) == 0)
        started++;
    play_decks(work);
    for (int i = 1; i < started; i++)
        pthread_join(thread[i], NULL);
}

static bool open_file(struct work *work)
{
    const struct match_plan *plan = work->plan;
    if (plan->resume == NULL)
        return true;
    work->file = match_file_open(plan, work->list);
    for (long long i = 0; work->file != NULL && i < plan->decks; i++)
        work->done += work->list[i].is_done;
    return work->file != NULL;
}

enum match_end match_run(const struct match_plan *plan, struct match_sums *sums)
{
    struct work *work = memory_new(sizeof *work);
    *sums = (struct match_sums){0};
    work->plan = plan;
    work->sums = sums;
    work->list = memory_new((size_t)plan->decks * sizeof *work->list);
    pthread_mutex_init(&work->lock, NULL);
    atomic_store(&is_stopped, false);
    was_interrupted = 0;
    enum match_end end = MATCH_FAILED;
    if (open_file(work)) {
        struct sigaction act = {.sa_handler = interrupt}, before;
        sigaction(SIGINT, &act, &before);
        signal(SIGPIPE, SIG_IGN);
        progress_start(&work->progress);
        reach(work);
        run_threads(work);
        progress_end(&work->progress);
        sigaction(SIGINT, &before, NULL);
        end = work->why[0] != '\0' ? MATCH_FAILED : was_interrupted ? MATCH_STOPPED : MATCH_DONE;
        if (end == MATCH_FAILED)
            complain("match: %s", work->why);
    }
    match_file_close(work->file);
    pthread_mutex_destroy(&work->lock);
    free(work->list);
    free(work);
    return end;
}
