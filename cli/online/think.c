/*
 * think.c: "aude think": takes the decisions of computer seats from a server, makes them here and
 * sends them back. What comes is the record of what the seat may see, so this machine learns
 * nothing that the seat does not know.
 */
#include <jansson.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "../args.h"
#include "../command.h"
#include "../text.h"
#include "../visible.h"
#include "aude_players.h"
#include "aude_table.h"
#include "link.h"
#include "online.h"

static const char help[] =
    "Usage: aude think --server URL --token-file FILE [--threads N] [--once]\n"
    "\n"
    "Thinks for the computer seats of a server that has no threads for them, or not\n"
    "enough. It goes on until Ctrl-C.\n"
    "\n"
    "      --server URL       the server, such as https://games.example.org\n"
    "      --token-file FILE  holds the token of a worker, from \"aude admin worker\"\n"
    "      --threads N        think about so many decisions at once; otherwise as many as\n"
    "                         there are processors\n"
    "      --once             end as soon as there is nothing to think about\n"
    "  -h, --help             this text\n"
    "      --version          the version of Aude\n";

enum {
    THREADS_MAX = 256,
    WAY_MAX = 64, /* lines of one decision */
    PAUSE = 200   /* milliseconds between two questions when there was nothing to do */
};

struct settings {
    const char *server, *token_file;
    long long threads;
    bool is_once;
};

/* What all threads share. Whoever has the lock asks for work; the others wait for it. */
struct work {
    pthread_mutex_t lock;
    const struct settings *settings;
    char token[LINK_TOKEN_MAX];
    bool has_failed, is_idle;
    bool is_known; /* the server has answered once: then we wait for it whatever happens */
    long long done;
};

static volatile sig_atomic_t is_over;

static void end(int signal)
{
    (void)signal;
    is_over = 1;
}

struct job {
    char game[64], player[64];
    int n, seat;
    long ms;
    struct aude_table *table;
};

/* ---- Thinking ------------------------------------------------------------------------------------ */

/* Thinks until there is nothing left to think about, or the time is up. */
static void decide(struct aude_player *p, const struct aude_state *view, const struct job *job,
                   double until, struct aude_action *out)
{
    if (!aude_player_begin(p, view, job->seat))
        return;
    while (clock_now() < until && aude_player_more(p))
        ;
    aude_player_answer(p, out);
}

/* The lines that the seat plays, all of its turn. */
static json_t *think(const struct job *job)
{
    char line[AUDE_LINE_MAX];
    json_t *lines = json_array();
    double until = clock_now() + (double)job->ms / 1000;
    struct aude_player *p = player_new(job->player, aude_table_rules(job->table), seed_random());
    for (int i = 0; i < WAY_MAX && !aude_table_draft_is_whole(job->table); i++) {
        struct aude_action a = {0};
        const struct aude_state *view = aude_table_view(job->table, job->seat);
        decide(p, view, job, until, &a);
        aude_action_write(view, a, line, sizeof line);
        if (aude_table_draft(job->table, job->seat, line) != AUDE_OK)
            break;
        json_array_append_new(lines, json_string(line));
    }
    aude_player_close(p);
    return lines;
}

/* ---- Jobs ---------------------------------------------------------------------------------------- */

static const char *text_of(const json_t *object, const char *name)
{
    const char *text = json_string_value(json_object_get(object, name));
    return text == NULL ? "" : text;
}

/* False if it makes no sense to us: somebody else may know better. */
static bool read_job(const json_t *from, struct job *job)
{
    const char *record = text_of(from, "record");
    snprintf(job->game, sizeof job->game, "%s", text_of(from, "game"));
    snprintf(job->player, sizeof job->player, "%s", text_of(from, "player"));
    job->n = (int)json_integer_value(json_object_get(from, "n"));
    job->seat = (int)json_integer_value(json_object_get(from, "seat"));
    job->ms = (long)json_integer_value(json_object_get(from, "ms"));
    job->table = NULL;
    enum aude_status status = aude_table_read(record, strlen(record), &job->table, NULL);
    if (status == AUDE_NO_MEMORY)
        memory_end();
    if (status == AUDE_OK && player_find(job->player) != NULL &&
        aude_table_actor(job->table) == job->seat)
        return true;
    complain(TOLD("think: game %s, line %d: there is nothing to decide for player \"%s\"",
                  "think: Partie %s, Zeile %d: für den Spieler \"%s\" ist nichts zu entscheiden"),
             job->game, job->n, job->player);
    aude_table_close(job->table);
    return false;
}

static json_t *our_players(void)
{
    json_t *players = json_array();
    for (int i = 0; aude_player_name(i) != NULL; i++)
        json_array_append_new(players, json_string(aude_player_name(i)));
    for (int i = 0; aude_method_name(i) != NULL; i++)
        json_array_append_new(players, json_string(aude_method_name(i)));
    return json_pack("{s:o}", "players", players);
}

static void pause_ms(long ms)
{
    nanosleep(&(struct timespec){.tv_sec = ms / 1000, .tv_nsec = ms % 1000 * 1000000}, NULL);
}

/* Asks once. True if there is a job; false: there is nothing to do now, or never any more. */
static bool ask(struct work *w, struct link *l, struct job *job)
{
    struct link_said said;
    bool is_taken = false;
    link_ask_now(l, "/api/think/take", our_players(), w->is_known ? LINK_AGAIN : LINK_ONCE, &said);
    const json_t *found = json_object_get(said.body, "job");
    if (said.status != 200 || found == NULL) {
        complain("think: %s", said.why[0] == '\0'
                                  ? TOLD("there is no Aude server at this address",
                                         "unter dieser Adresse gibt es keinen Server von Aude")
                                  : said.why);
        w->has_failed = true;
    } else {
        if (!w->is_known) {
            visible_say(TOLD("thinking for %s", "denkt für %s"), w->settings->server);
            fflush(stdout);
        }
        w->is_known = true;
        is_taken = json_is_object(found) && read_job(found, job);
        w->is_idle = w->settings->is_once && !json_is_object(found);
    }
    json_decref(said.body);
    return is_taken;
}

/* Waits for a job; false: there is none any more. */
static bool take(struct work *w, struct link *l, struct job *job)
{
    bool is_taken = false;
    pthread_mutex_lock(&w->lock);
    while (!is_over && !w->has_failed && !w->is_idle && !is_taken) {
        is_taken = ask(w, l, job);
        if (!is_taken && !w->has_failed && !w->is_idle)
            pause_ms(PAUSE);
    }
    pthread_mutex_unlock(&w->lock);
    return is_taken;
}

static void give(struct work *w, struct link *l, const struct job *job)
{
    struct link_said said;
    json_t *lines = think(job);
    link_ask_now(l, "/api/think/done",
                 json_pack("{s:s,s:i,s:o}", "game", job->game, "n", job->n, "lines", lines),
                 LINK_AGAIN, &said);
    /* Taken, over or gone: the game has gone on without us. */
    if (said.status != 200 && said.status != 404 && said.status != 409)
        complain(TOLD("think: game %s, line %d: %s", "think: Partie %s, Zeile %d: %s"), job->game,
                 job->n, said.why);
    pthread_mutex_lock(&w->lock);
    w->done += said.status == 200;
    pthread_mutex_unlock(&w->lock);
    json_decref(said.body);
}

static void *work(void *context)
{
    struct work *w = context;
    struct job job;
    char why[512];
    struct link *l = link_open("think", w->settings->server, w->token, why, sizeof why);
    while (l != NULL && take(w, l, &job)) {
        give(w, l, &job);
        aude_table_close(job.table);
    }
    link_close(l);
    return NULL;
}

/* ---- Beginning ----------------------------------------------------------------------------------- */

static int run(const struct settings *settings)
{
    char why[512];
    pthread_t threads[THREADS_MAX];
    int count = 0;
    struct work w = {.lock = PTHREAD_MUTEX_INITIALIZER, .settings = settings};
    struct link *l = NULL;
    if (!link_token(settings->token_file, w.token, why, sizeof why) ||
        (l = link_open("think", settings->server, w.token, why, sizeof why)) == NULL) {
        complain("think: %s", why);
        return STATUS_BAD;
    }
    link_close(l);
    sigaction(SIGINT, &(struct sigaction){.sa_handler = end}, NULL);
    sigaction(SIGTERM, &(struct sigaction){.sa_handler = end}, NULL);
    while (count < settings->threads && count < THREADS_MAX &&
           pthread_create(&threads[count], NULL, work, &w) == 0)
        count++;
    if (count == 0)
        complain(
            TOLD("think: no thread can be started", "think: es lässt sich kein Thread starten"));
    for (int i = 0; i < count; i++)
        pthread_join(threads[i], NULL);
    if (w.has_failed || count == 0)
        return STATUS_BAD;
    printf(TOLD("%lld decisions\n", "%lld Entscheidungen\n"), w.done);
    return STATUS_FINE;
}

int online_think(int argc, char **argv)
{
    static const struct option options[] = {{"server", required_argument, NULL, 's'},
                                            {"token-file", required_argument, NULL, 't'},
                                            {"threads", required_argument, NULL, 'n'},
                                            {"once", no_argument, NULL, 'o'},
                                            ARGS_COMMON};
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    struct settings settings = {.threads = processors < 1 ? 1 : processors};
    int c;
    while ((c = getopt_long(argc, argv, ARGS_SHORT, options, NULL)) != -1) {
        if (c == 's')
            settings.server = optarg;
        else if (c == 't')
            settings.token_file = optarg;
        else if (c == 'o')
            settings.is_once = true;
        else if (c != 'n')
            return args_other("think", help, c, argv);
        else if (!args_number("think", "--threads", 1, THREADS_MAX, &settings.threads))
            return STATUS_USAGE;
    }
    if (!args_done("think", argc, argv))
        return STATUS_USAGE;
    if (settings.server == NULL || settings.token_file == NULL) {
        complain(TOLD("think: %s is missing; see aude think --help",
                      "think: %s fehlt; siehe aude think --help"),
                 settings.server == NULL ? "--server" : "--token-file");
        return STATUS_USAGE;
    }
    link_begin();
    int status = run(&settings);
    link_end();
    return status;
}
