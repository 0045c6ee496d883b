/*
 * review.c: "aude review", how good the decisions of a game were that was written down.
 */
#include <jansson.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "advice.h"
#include "args.h"
#include "cards.h"
#include "command.h"
#include "describe.h"
#include "progress.h"
#include "record.h"
#include "visible.h"

static const char help[] =
    "Usage: aude review FILE [--worst N] [--slices N] [--threads T] [--seed S] [--json]\n"
    "\n"
    "Looks back at a game with what each seat knew: for every decision the points by which it was\n"
    "then expected to be ahead of the best other at the end, how likely it was to win, and what\n"
    "the best way would have brought more. Then the largest losses and the accuracy of each seat:\n"
    "the mean over its choices of 100 %, halved for every two points that were lost.\n"
    "A loss of less than one point, with cards three, is within the error of the estimate.\n"
    "\n"
    "      --worst N    how many of the largest losses to list for each seat (3)\n"
    "      --slices N   think for N slices at most about each decision\n"
    "      --threads T  how many decisions at a time (as many as there are processors)\n"
    "      --seed S     seed of the analyst (1)\n"
    "      --json       for programs\n"
    "  -h, --help       this text\n"
    "      --version    the version of Aude\n";

enum { THREADS_MAX = 256, WORST_MAX = 100 };

struct settings {
    long long worst, slices, threads;
    uint64_t seed;
    bool is_json;
};

struct verdict {
    struct decision decision;
    struct advice advice;
    int loss; /* in hundredths */
};

struct review {
    const struct settings *settings;
    const char *path;
    struct aude_table *table;
    pthread_mutex_t lock; /* for the table */
    struct progress progress;
    atomic_int next, done;
    struct verdict *verdict;
    int verdicts;
};

struct seat_sums {
    int decisions, choices;
    double loss, accuracy; /* sums over the choices */
};

/* ---- Thinking ------------------------------------------------------------------------------------------ */

static void *judge(void *argument)
{
    struct review *v = argument;
    struct adviser *adviser = adviser_new(aude_table_rules(v->table), v->settings->seed);
    for (int i; (i = atomic_fetch_add(&v->next, 1)) < v->verdicts;) {
        struct verdict *verdict = &v->verdict[i];
        struct aude_action played[AUDE_WAY_ACTIONS];
        pthread_mutex_lock(&v->lock);
        aude_table_at(v->table, verdict->decision.seat, verdict->decision.from,
                      adviser_view(adviser));
        int count = decision_played(v->table, &verdict->decision, played);
        pthread_mutex_unlock(&v->lock);
        adviser_ask(adviser, played, count, v->settings->slices, &verdict->advice);
        verdict->loss = advice_loss(&verdict->advice, verdict->decision.seat);
        progress_show(&v->progress, atomic_fetch_add(&v->done, 1) + 1, v->verdicts, "decisions");
    }
    adviser_free(adviser);
    return NULL;
}

static void judge_all(struct review *v)
{
    pthread_t thread[THREADS_MAX];
    long count =
        v->settings->threads > 0 ? (long)v->settings->threads : sysconf(_SC_NPROCESSORS_ONLN);
    int started = 1;
    count = count > THREADS_MAX ? THREADS_MAX : count;
    pthread_mutex_init(&v->lock, NULL);
    progress_start(&v->progress);
    /* If the system gives no more threads, those we have do the work. */
    while (started < count && pthread_create(&thread[started], NULL, judge, v) == 0)
        started++;
    judge(v);
    for (int i = 1; i < started; i++)
        pthread_join(thread[i], NULL);
    progress_end(&v->progress);
    pthread_mutex_destroy(&v->lock);
}

/* ---- What it comes to ------------------------------------------------------------------------------------ */

static bool is_choice(const struct verdict *verdict)
{
    return verdict->advice.ways > 1 && verdict->advice.played >= 0;
}

static struct seat_sums sum_up(const struct review *v, int seat)
{
    struct seat_sums sums = {0};
    for (int i = 0; i < v->verdicts; i++) {
        const struct verdict *verdict = &v->verdict[i];
        if (verdict->decision.seat != seat)
            continue;
        sums.decisions++;
        if (!is_choice(verdict))
            continue;
        sums.choices++;
        sums.loss += verdict->loss / 100.0;
        sums.accuracy += 100 * exp2(-verdict->loss / 200.0);
    }
    return sums;
}

static double mean(double sum, int count)
{
    return count == 0 ? 0 : sum / count;
}

/* What is within the error of the estimate, in hundredths. */
static int noise_of(const struct review *v)
{
    return game_has(aude_table_rules(v->table), AUDE_HAS_SECRETS) ? 300 : 100;
}

/* The largest losses of a seat beyond the noise, the worst first; the number is returned. */
static int find_worst(const struct review *v, int seat, const struct verdict **out)
{
    int count = 0, most = (int)v->settings->worst;
    for (int i = 0; i < v->verdicts; i++) {
        const struct verdict *verdict = &v->verdict[i];
        if (verdict->decision.seat != seat || verdict->loss < noise_of(v))
            continue;
        int k = count < most ? count++ : most;
        for (; k > 0 && out[k - 1]->loss < verdict->loss; k--) {
            if (k < most)
                out[k] = out[k - 1];
        }
        if (k < most)
            out[k] = verdict;
    }
    return count;
}

static const char *name_of(const struct review *v, int seat)
{
    const char *name = aude_table_name(v->table, seat);
    return name[0] != '\0' ? name : words_colour(ENGLISH, seat);
}

/* ---- For people ------------------------------------------------------------------------------------------ */

/* The actions of a way as lines; the table tells what the seat knew before it. */
static void write_way(const struct review *v, struct adviser *adviser,
                      const struct verdict *verdict, int way, struct text *out)
{
    struct aude_state *view = adviser_view(adviser);
    aude_table_at(v->table, verdict->decision.seat, verdict->decision.from, view);
    adviser_write(adviser, view, &verdict->advice.way[way], out);
}

static void print_verdict(const struct review *v, struct adviser *adviser,
                          const struct verdict *verdict, bool is_better)
{
    int played = verdict->advice.played < 0 ? 0 : verdict->advice.played;
    int seat = verdict->decision.seat;
    struct text line = {0};
    char lost[16] = "";
    write_way(v, adviser, verdict, played, &line);
    if (verdict->loss > 0)
        snprintf(lost, sizeof lost, "%.2f", verdict->loss / 100.0);
    visible_say("%5d  %-12s lead %+7.2f  wins %5.1f %%  lost %5s  %s", verdict->decision.line,
                name_of(v, seat), verdict->advice.way[played].lead[seat] / 100.0,
                verdict->advice.chance[played] / 100.0, lost, line.data);
    text_free(&line);
    if (!is_better)
        return;
    struct text better = {0};
    write_way(v, adviser, verdict, 0, &better);
    visible_say("%50s better: %s", "", better.data);
    text_free(&better);
}

static void print_seat(const struct review *v, struct adviser *adviser, int seat)
{
    const struct verdict *worst[WORST_MAX];
    struct seat_sums sums = sum_up(v, seat);
    int count = find_worst(v, seat, worst);
    visible_say("%s: accuracy %.1f %%, %.2f points lost at each of %d choices%s", name_of(v, seat),
                mean(sums.accuracy, sums.choices), mean(sums.loss, sums.choices), sums.choices,
                count > 0 ? ", the largest losses:" : "");
    for (int i = 0; i < count; i++)
        print_verdict(v, adviser, worst[i], true);
}

static void print_review(const struct review *v)
{
    struct adviser *adviser = adviser_new(aude_table_rules(v->table), v->settings->seed);
    for (int i = 0; i < v->verdicts; i++)
        print_verdict(v, adviser, &v->verdict[i], false);
    for (int seat = 0; seat < aude_seats(aude_table_rules(v->table)); seat++)
        print_seat(v, adviser, seat);
    adviser_free(adviser);
}

/* ---- For programs ---------------------------------------------------------------------------------------- */

static json_t *describe_verdict(const struct review *v, const struct verdict *verdict,
                                struct aude_state *view, struct aude_state *scratch)
{
    int played = verdict->advice.played < 0 ? 0 : verdict->advice.played;
    aude_table_at(v->table, verdict->decision.seat, verdict->decision.from, view);
    json_t *object = describe_way(view, &verdict->advice.way[played], scratch);
    describe_set(object, "line", json_integer(verdict->decision.line));
    describe_set(object, "seat", json_integer(verdict->decision.seat));
    describe_set(object, "choice", json_boolean(is_choice(verdict)));
    describe_set(object, "lost", json_real(verdict->loss / 100.0));
    describe_set(object, "best", describe_way(view, &verdict->advice.way[0], scratch));
    return object;
}

static json_t *describe_seat_of(const struct review *v, int seat)
{
    const struct verdict *worst[WORST_MAX];
    struct seat_sums sums = sum_up(v, seat);
    int count = find_worst(v, seat, worst);
    json_t *lines = json_array();
    for (int i = 0; i < count; i++)
        describe_add(lines, json_integer(worst[i]->decision.line));
    json_t *object = json_pack(
        "{s:o, s:s, s:i, s:i, s:f, s:f}", "name", describe_string(name_of(v, seat)), "player",
        aude_table_player(v->table, seat), "decisions", sums.decisions, "choices", sums.choices,
        "accuracy", mean(sums.accuracy, sums.choices), "lost", sums.loss);
    describe_set(object, "worst", lines);
    return object;
}

static void print_json(const struct review *v)
{
    const struct aude_rules *r = aude_table_rules(v->table);
    struct aude_state *view = state_new(r), *scratch = state_new(r);
    json_t *decisions = json_array(), *seats = json_array();
    char rules[AUDE_TEXT_MAX];
    aude_rules_write(r, rules, sizeof rules);
    for (int i = 0; i < v->verdicts; i++)
        describe_add(decisions, describe_verdict(v, &v->verdict[i], view, scratch));
    for (int seat = 0; seat < aude_seats(r); seat++)
        describe_add(seats, describe_seat_of(v, seat));
    describe_print(json_pack("{s:o, s:s, s:o, s:o}", "file", describe_string(v->path), "rules",
                             rules, "seats", seats, "decisions", decisions),
                   false);
    free(view);
    free(scratch);
}

/* ---- The command ----------------------------------------------------------------------------------------- */

/* The list of all decisions, to be judged. */
static void list_decisions(struct review *v)
{
    int count = decisions_find(v->table, NULL, 0);
    struct decision *list = memory_new((size_t)(count + 1) * sizeof *list);
    v->verdict = memory_new((size_t)(count + 1) * sizeof *v->verdict);
    v->verdicts = count;
    decisions_find(v->table, list, count);
    for (int i = 0; i < count; i++)
        v->verdict[i].decision = list[i];
    free(list);
}

static int review_file(const char *path, const struct settings *settings)
{
    struct review v = {.settings = settings, .path = path};
    char why[1024];
    bool is_good = record_read(path, ENGLISH, &v.table, why, sizeof why);
    if (!is_good)
        complain("%s", why);
    if (is_good) {
        list_decisions(&v);
        judge_all(&v);
        if (settings->is_json)
            print_json(&v);
        else
            print_review(&v);
    }
    free(v.verdict);
    aude_table_close(v.table);
    return is_good ? STATUS_FINE : STATUS_BAD;
}

int command_review(int argc, char **argv)
{
    static const struct option options[] = {
        {"worst", required_argument, NULL, 'w'},   {"slices", required_argument, NULL, 'n'},
        {"threads", required_argument, NULL, 't'}, {"seed", required_argument, NULL, 's'},
        {"json", no_argument, NULL, 'j'},          ARGS_COMMON};
    struct settings settings = {.worst = 3, .slices = -1, .seed = 1};
    bool is_good = true;
    int c;
    while (is_good && (c = getopt_long(argc, argv, ":h", options, NULL)) != -1) {
        if (c == 'w')
            is_good = args_number("review", "--worst", 0, WORST_MAX, &settings.worst);
        else if (c == 'n')
            is_good = args_number("review", "--slices", 0, 1000000000, &settings.slices);
        else if (c == 't')
            is_good = args_number("review", "--threads", 1, THREADS_MAX, &settings.threads);
        else if (c == 's')
            is_good = args_seed("review", "--seed", &settings.seed);
        else if (c == 'j')
            settings.is_json = true;
        else
            return args_other("review", help, c, argv);
    }
    if (!is_good)
        return STATUS_USAGE;
    if (optind + 1 != argc) {
        complain("review: one record is needed; see aude review --help");
        return STATUS_USAGE;
    }
    return review_file(argv[optind], &settings);
}
