/*
 * check.c: the program check-model, for developers. It plays random games, or follows records, and
 * after every action compares the engine with the slow model. It is no part of the product.
 *
 * Game i of a seed is always the same game, whatever the number of threads. A game that goes wrong
 * is written to a file, which this program and "aude replay" can follow.
 */
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "aude_table.h"

#include "model.h"

enum { WHY_MAX = 1024, THREADS_MAX = 256, FILE_MAX = 16 << 20 };

static const char usage[] = "usage: check-model RULES... [--games N] [--seed S] [--threads T]\n"
                            "       check-model --record FILE...\n";

/* One game that engine and model play. */
struct pair {
    const struct aude_rules *r;
    struct aude_state *s;
    struct model *model;
    struct aude_action *list; /* what was done so far */
    int count, room;
};

/* What the threads share. */
struct work {
    const struct aude_rules *r;
    unsigned long long seed;
    long long games;
    atomic_llong next, actions;
    atomic_bool has_failed;
    pthread_mutex_t lock; /* for complaints */
};

static void *found(void *memory)
{
    if (memory != NULL)
        return memory;
    fputs("check-model: out of memory\n", stderr);
    exit(1);
}

static void open_pair(struct pair *p, const struct aude_rules *r)
{
    *p = (struct pair){.r = r, .s = found(calloc(1, aude_state_size(r))), .model = model_new(r)};
    aude_start(r, p->s);
}

static void close_pair(struct pair *p)
{
    model_free(p->model);
    free(p->s);
    free(p->list);
}

static void keep(struct pair *p, struct aude_action a)
{
    if (p->count == p->room) {
        p->room = p->room == 0 ? 256 : 2 * p->room;
        p->list = found(realloc(p->list, (size_t)p->room * sizeof *p->list));
    }
    p->list[p->count++] = a;
}

/* The engine's own invariants, then the model. */
static bool is_sound(const struct pair *p, char *why)
{
    if (aude_sound(p->s))
        return model_agrees(p->model, p->s, why, WHY_MAX);
    snprintf(why, WHY_MAX, "the position is not sound");
    return false;
}

static bool begin(struct pair *p, char *why)
{
    p->count = 0;
    aude_start(p->r, p->s);
    model_restart(p->model);
    return is_sound(p, why);
}

/* One action in both; false with the difference. */
static bool step(struct pair *p, struct aude_action a, char *why)
{
    struct aude_events events;
    int before[AUDE_SEATS];
    enum aude_status status = aude_check(p->s, aude_actor(p->s), a);
    if (status != AUDE_OK) {
        snprintf(why, WHY_MAX, "the action is refused: %s", aude_status_name(status));
        return false;
    }
    keep(p, a);
    aude_scores(p->s, before);
    aude_apply(p->s, a, &events);
    return model_apply(p->model, a, why, WHY_MAX) && is_sound(p, why) &&
           model_agrees_events(p->model, &events, before, why, WHY_MAX);
}

/* ---- Random games ----------------------------------------------------------------------------- */

/* Writes the game so far, the last action as it was before it; false with errno. */
static bool write_game(const struct pair *p, const char *path)
{
    struct aude_state *s = found(calloc(1, aude_state_size(p->r)));
    char rules[AUDE_TEXT_MAX];
    FILE *file = fopen(path, "w");
    aude_rules_write(p->r, rules, sizeof rules);
    aude_start(p->r, s);
    if (file != NULL)
        fprintf(file, "aude 1\ngame %s\n\n", rules);
    for (int i = 0; file != NULL && i < p->count; i++) {
        char line[AUDE_LINE_MAX];
        aude_action_write(s, p->list[i], line, sizeof line);
        fprintf(file, "%s\n", line);
        aude_apply(s, p->list[i], NULL);
    }
    free(s);
    return file != NULL && fclose(file) == 0;
}

static void report(struct work *work, const struct pair *p, long long game, const char *why)
{
    char rules[AUDE_TEXT_MAX], path[64];
    aude_rules_write(p->r, rules, sizeof rules);
    snprintf(path, sizeof path, "failed-%llu-%06lld.aude", work->seed, game);
    pthread_mutex_lock(&work->lock);
    bool is_written = write_game(p, path);
    fprintf(stderr,
            "check-model: %s, seed %llu, game %lld, after %d actions: %s; the record %s %s\n",
            rules, work->seed, game, p->count, why,
            is_written ? "is in" : "cannot be written:", is_written ? path : strerror(errno));
    pthread_mutex_unlock(&work->lock);
    atomic_store(&work->has_failed, true);
}

static bool play(struct pair *p, unsigned long long seed, long long game, char *why)
{
    struct aude_rng rng;
    aude_rng_seed(&rng, seed + UINT64_C(0x9e3779b97f4a7c15) * (unsigned long long)game);
    bool is_good = begin(p, why);
    while (is_good && aude_actor(p->s) != AUDE_OVER)
        is_good = step(p, aude_pick(p->s, aude_rng_below(&rng, aude_count(p->s))), why);
    return is_good;
}

static void *play_games(void *argument)
{
    struct work *work = argument;
    struct pair pair;
    char why[WHY_MAX];
    open_pair(&pair, work->r);
    while (!atomic_load(&work->has_failed)) {
        long long game = atomic_fetch_add(&work->next, 1);
        if (game >= work->games)
            break;
        if (!play(&pair, work->seed, game, why))
            report(work, &pair, game, why);
        atomic_fetch_add(&work->actions, pair.count);
    }
    close_pair(&pair);
    return NULL;
}

static bool check_games(const char *text, long long games, unsigned long long seed, int threads)
{
    struct work work = {.seed = seed, .games = games, .lock = PTHREAD_MUTEX_INITIALIZER};
    struct aude_rules *r;
    pthread_t thread[THREADS_MAX];
    int started = 0;
    enum aude_status status = aude_rules_read(text, &r, NULL);
    if (status != AUDE_OK) {
        fprintf(stderr, "check-model: the rules \"%s\" are refused: %s\n", text,
                aude_status_name(status));
        return false;
    }
    work.r = r;
    while (started + 1 < threads && pthread_create(&thread[started], NULL, play_games, &work) == 0)
        started++;
    play_games(&work);
    for (int i = 0; i < started; i++)
        pthread_join(thread[i], NULL);
    aude_rules_free(r);
    if (!atomic_load(&work.has_failed))
        printf("%s: %lld games, %lld actions, no difference\n", text, games,
               (long long)atomic_load(&work.actions));
    return !atomic_load(&work.has_failed);
}

/* ---- Records ---------------------------------------------------------------------------------- */

/* The whole file, or NULL with a complaint. */
static char *read_file(const char *path)
{
    char *text = found(malloc(FILE_MAX));
    FILE *file = fopen(path, "rb");
    size_t size = file == NULL ? 0 : fread(text, 1, FILE_MAX - 1, file);
    text[size] = '\0';
    if (file != NULL && !ferror(file) && fclose(file) == 0)
        return text;
    fprintf(stderr, "check-model: %s: %s\n", path, strerror(errno));
    free(text);
    return NULL;
}

/* Follows what counts of a game; false with the number of the action and what is wrong. */
static bool follow(struct pair *p, struct aude_table *table, int *action, char *why)
{
    struct aude_step done;
    bool is_good = begin(p, why);
    for (*action = 0; is_good && aude_table_step(table, AUDE_OWNER, *action, &done); ++*action)
        is_good = step(p, done.action, why);
    return is_good;
}

static bool check_table(const char *path, struct aude_table *table)
{
    char rules[AUDE_TEXT_MAX], why[WHY_MAX];
    struct pair pair;
    int action;
    open_pair(&pair, aude_table_rules(table));
    bool is_good = follow(&pair, table, &action, why);
    aude_rules_write(pair.r, rules, sizeof rules);
    if (is_good)
        printf("%s: %s, %d actions, no difference\n", path, rules, pair.count);
    else
        fprintf(stderr, "check-model: %s: action %d: %s\n", path, action, why);
    close_pair(&pair);
    return is_good;
}

static bool check_record(const char *path)
{
    struct aude_table *table;
    struct aude_fault fault;
    char *text = read_file(path);
    if (text == NULL)
        return false;
    enum aude_status status = aude_table_read(text, strlen(text), &table, &fault);
    bool is_good = status == AUDE_OK;
    if (is_good)
        is_good = check_table(path, table);
    else
        fprintf(stderr, "check-model: %s:%d: the line is refused: %s\n", path, fault.line,
                aude_status_name(status));
    aude_table_close(table);
    free(text);
    return is_good;
}

/* ---- The command line ------------------------------------------------------------------------- */

static bool read_number(const char *text, unsigned long long most, unsigned long long *out)
{
    char *end;
    errno = 0;
    *out = text == NULL ? 0 : strtoull(text, &end, 10);
    return text != NULL && text[0] >= '0' && text[0] <= '9' && *end == '\0' && errno == 0 &&
           *out <= most;
}

int main(int argc, char **argv)
{
    unsigned long long games = 100, seed = 1, threads = 1;
    char rules[AUDE_TEXT_MAX] = "";
    bool is_good = argc > 1, is_fine = argc > 2;
    if (is_fine && strcmp(argv[1], "--record") == 0) {
        for (int i = 2; i < argc; i++)
            is_fine = check_record(argv[i]) && is_fine;
        return is_fine ? 0 : 1;
    }
    for (int i = 1; i < argc && is_good; i++) {
        size_t used = strlen(rules);
        if (strcmp(argv[i], "--games") == 0)
            is_good = read_number(argv[++i], 1000000000, &games);
        else if (strcmp(argv[i], "--seed") == 0)
            is_good = read_number(argv[++i], INT64_MAX, &seed);
        else if (strcmp(argv[i], "--threads") == 0)
            is_good = read_number(argv[++i], THREADS_MAX, &threads);
        else
            is_good = argv[i][0] != '-' &&
                      snprintf(rules + used, sizeof rules - used, "%s%s", used == 0 ? "" : " ",
                               argv[i]) < (int)(sizeof rules - used);
    }
    if (!is_good) {
        fputs(usage, stderr);
        return 2;
    }
    return check_games(rules, (long long)games, seed, (int)threads) ? 0 : 1;
}
