/*
 * load_scenes.c: what is measured, with the limits of the project (docs/reliability.md).
 */
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "load.h"

/* Nothing takes so long unless something is wrong. */
#define PATIENCE (INT64_C(120) * 1000)

/* ---- What scenes have in common --------------------------------------------------------------- */

void scene_figure(const char *scene, const char *name, double value, const char *unit,
                  enum limit kind, double limit)
{
    char whole[80];
    snprintf(whole, sizeof whole, "%s.%s", scene, name);
    figure(whole, value, unit, kind, limit);
}

/* All of them get there. */
static void come(struct load *l, const struct sizes *sizes)
{
    l->every = -1;
    load_make(l, &(struct plan){.games = sizes->games,
                                .players = sizes->players,
                                .watchers = sizes->watchers,
                                .rules = "carcassonne"});
    load_open_all(l);
    if (!load_run(l, PATIENCE, load_all_there))
        fail("only %d of %d clients are there", l->there, l->client_count);
    l->every = sizes->every;
}

void scene_begin(struct load *l, const struct sizes *sizes)
{
    server_start(&l->server);
    come(l, sizes);
    load_run(l, sizes->every, NULL); /* until all games are at it */
    load_forget_times(l);
}

/* Nobody acts any more, and everybody has heard of everything. */
void scene_settle(struct load *l)
{
    l->every = -1;
    if (!load_run(l, PATIENCE, load_is_quiet))
        fail("some have not heard of what was played");
}

void scene_faults(struct load *l, const char *scene)
{
    char whole[80];
    scene_figure(scene, "desyncs", (double)l->desyncs, "-", LIMIT_MOST, 0);
    snprintf(whole, sizeof whole, "%s.no_refusals", scene);
    check(whole, l->refusals == 0, l->trouble);
    scene_figure(scene, "lost", (double)l->lost, "clients", LIMIT_MOST, 0);
}

static void scene_times(struct load *l, const char *scene, double limit)
{
    scene_figure(scene, "told.p50", samples_ms(&l->told, 0.5), "ms", LIMIT_NONE, 0);
    scene_figure(scene, "told.p99", samples_ms(&l->told, 0.99), "ms", LIMIT_MOST, limit);
    scene_figure(scene, "told.max", samples_ms(&l->told, 1), "ms", LIMIT_NONE, 0);
}

static void scene_end(struct load *l)
{
    load_free(l);
    server_stop(&l->server, SIGTERM);
}

/* What the server has used in a time. */
struct usage {
    int64_t at;
    double cpu;
};

static struct usage usage_now(const struct load *l)
{
    return (struct usage){now_us(), server_cpu(&l->server)};
}

static double usage_percent(const struct load *l, const struct usage *since)
{
    double seconds = (double)(now_us() - since->at) / 1e6;
    return (server_cpu(&l->server) - since->cpu) / seconds * 100;
}

/* For as long as the scene says, with as many new games whenever all are over; how many there were. */
static int play_on(struct load *l, const struct sizes *sizes)
{
    int64_t until = now_us() + sizes->seconds * INT64_C(1000000), left;
    int games = l->game_count;
    while ((left = until - now_us()) > 0 && load_run(l, left / 1000 + 1, load_all_over)) {
        load_clear(l);
        come(l, sizes);
        games += l->game_count;
    }
    return games;
}

/* ---- The scenes ----------------------------------------------------------------------------------- */

static void scene_games(struct load *l, const struct sizes *sizes)
{
    scene_begin(l, sizes);
    double files = server_files(&l->server);
    struct usage usage = usage_now(l);
    int games = play_on(l, sizes);
    double cpu = usage_percent(l, &usage), rss = server_rss(&l->server);
    double moves = (double)l->moves, seconds = (double)(now_us() - usage.at) / 1e6;
    scene_settle(l);
    scene_figure("games", "clients", l->there, "clients", LIMIT_NONE, 0);
    scene_figure("games", "games", games, "games", LIMIT_NONE, 0);
    scene_figure("games", "turns", moves / seconds, "/s", LIMIT_NONE, 0);
    scene_times(l, "games", 50 * sizes->slack);
    scene_figure("games", "ack.p99", samples_ms(&l->acks, 0.99), "ms", LIMIT_NONE, 0);
    scene_figure("games", "cpu", cpu, "%", LIMIT_MOST, 150 * sizes->slack);
    scene_figure("games", "rss", rss, "MiB", LIMIT_MOST, 512);
    scene_figure("games", "files", server_files(&l->server) - files, "more", LIMIT_MOST, 0);
    scene_figure("games", "bytes_turn_client", (double)l->bytes_in / (double)l->told.count, "B",
                 LIMIT_NONE, 0);
    scene_faults(l, "games");
    scene_end(l);
}

/* Who is there and does nothing. */
static void scene_idle(struct load *l, const struct sizes *sizes)
{
    server_start(&l->server);
    l->every = -1;
    load_make(l, &(struct plan){.games = 1, .players = 2, .rules = "carcassonne"});
    load_open_all(l);
    if (!load_run(l, PATIENCE, load_all_there))
        fail("the first clients do not get there");
    double before = server_rss(&l->server);
    for (int i = 0; i < sizes->clients; i++)
        load_client(l, l->games[0], -1);
    load_open_all(l);
    if (!load_run(l, PATIENCE, load_all_there))
        fail("only %d of %d clients are there", l->there, l->client_count);
    struct usage usage = usage_now(l);
    load_run(l, sizes->seconds * (int64_t)1000, NULL);
    double each = (server_rss(&l->server) - before) * 1024 / sizes->clients;
    scene_figure("idle", "clients", l->there, "clients", LIMIT_LEAST, sizes->clients);
    scene_figure("idle", "rss_each", each, "KiB", LIMIT_MOST, 40);
    scene_figure("idle", "cpu", usage_percent(l, &usage), "%", LIMIT_MOST, 20 * sizes->slack);
    scene_faults(l, "idle");
    scene_end(l);
}

static void scene_spectators(struct load *l, const struct sizes *sizes)
{
    scene_begin(l, sizes);
    load_run(l, sizes->seconds * (int64_t)1000, NULL);
    scene_settle(l);
    scene_figure("spectators", "clients", l->there, "clients", LIMIT_NONE, 0);
    scene_times(l, "spectators", 200 * sizes->slack);
    scene_figure("spectators", "players.p99", samples_ms(&l->seated, 0.99), "ms", LIMIT_MOST,
                 50 * sizes->slack);
    scene_faults(l, "spectators");
    scene_end(l);
}

/* All connections are cut while turns are on their way, and all come back at once. */
static void scene_storm(struct load *l, const struct sizes *sizes)
{
    scene_begin(l, sizes);
    load_run(l, sizes->seconds * (int64_t)1000, NULL);
    for (int i = 0; i < l->client_count; i++)
        client_close(l->clients[i]);
    int64_t begin = now_us();
    l->every = -1;
    load_open_all(l);
    bool is_all = load_run(l, PATIENCE, load_all_there);
    double back = (double)(now_us() - begin) / 1e6;
    scene_figure("storm", "clients", l->there, "clients", LIMIT_LEAST, l->client_count);
    scene_figure("storm", "back", is_all ? back : 999, "s", LIMIT_MOST, 10 * sizes->slack);
    load_forget_times(l);
    l->every = sizes->every;
    load_open_all(l); /* everybody goes on */
    load_run(l, sizes->seconds * (int64_t)1000, NULL);
    scene_settle(l);
    scene_times(l, "storm", 50 * sizes->slack);
    scene_faults(l, "storm");
    scene_end(l);
}

/* As many turns as are asked for, each acknowledged only when it is on the disk. */
static void scene_acks(struct load *l, const struct sizes *sizes)
{
    scene_begin(l, sizes);
    int64_t begin = now_us();
    double commits = http_figure(l->server.port, "commits_total");
    load_run(l, sizes->seconds * (int64_t)1000, NULL);
    double seconds = (double)(now_us() - begin) / 1e6;
    commits = http_figure(l->server.port, "commits_total") - commits;
    scene_figure("acks", "turns", (double)l->moves / seconds, "/s", LIMIT_NONE, 0);
    scene_figure("acks", "commits", commits / seconds, "/s", LIMIT_NONE, 0);
    scene_settle(l);
    scene_figure("acks", "p50", samples_ms(&l->acks, 0.5), "ms", LIMIT_MOST, 5 * sizes->slack);
    scene_figure("acks", "p99", samples_ms(&l->acks, 0.99), "ms", LIMIT_MOST, 25 * sizes->slack);
    scene_figure("acks", "max", samples_ms(&l->acks, 1), "ms", LIMIT_NONE, 0);
    scene_faults(l, "acks");
    scene_end(l);
}

static bool has_everybody_found(const struct load *l)
{
    return l->found == l->lookers;
}

/* Open games come, and everybody in the lobby sees them, while others play. */
static void scene_lobby(struct load *l, const struct sizes *sizes)
{
    enum { OPEN = 30, LOOKERS = 20 }; /* games that wait there; one of so many looks for the next */
    struct samples found = {0};
    scene_begin(l, sizes);
    /* Nobody may wait at all of them. */
    for (int i = 0; i < OPEN; i++)
        load_open_game(l, l->games[i % l->game_count]->token[0]);
    l->open_at = 0;
    int from = l->client_count;
    for (int i = 0; i < sizes->clients; i++) {
        struct client *c = load_client(l, NULL, -1);
        c->is_lurking = c->is_in_lobby = true;
    }
    load_open_all(l);
    if (!load_run(l, PATIENCE, load_all_there))
        fail("only %d of %d clients are there", l->there, l->client_count);
    for (int i = from; i < l->client_count; i++)
        l->clients[i]->is_bored = (i - from) % LOOKERS != 0;
    l->lookers = (sizes->clients + LOOKERS - 1) / LOOKERS;
    load_forget_times(l);
    struct usage usage = usage_now(l);
    bool is_all = true;
    for (int i = 0; i < sizes->seconds && is_all; i++) {
        load_open_game(l, l->games[i % l->game_count]->token[0]);
        is_all = load_run(l, PATIENCE, has_everybody_found);
        samples_add(&found, now_us() - l->open_at);
        l->open_at = 0;
    }
    double cpu = usage_percent(l, &usage);
    scene_settle(l);
    check("lobby.all_found", is_all, "some did not see an open game");
    scene_figure("lobby", "found_by_all.max", samples_ms(&found, 1), "ms", LIMIT_MOST,
                 1500 * sizes->slack);
    scene_figure("lobby", "players.p50", samples_ms(&l->seated, 0.5), "ms", LIMIT_NONE, 0);
    scene_figure("lobby", "players.p99", samples_ms(&l->seated, 0.99), "ms", LIMIT_MOST,
                 50 * sizes->slack);
    scene_figure("lobby", "cpu", cpu, "%", LIMIT_MOST, 150 * sizes->slack);
    scene_faults(l, "lobby");
    samples_clear(&found);
    scene_end(l);
}

static bool are_all_over(const struct load *l)
{
    for (int i = 0; i < l->game_count; i++) {
        if (aude_table_actor(l->games[i]->table) != AUDE_OVER)
            return false;
    }
    return true;
}

static double file_size(const char *name)
{
    struct stat info;
    return stat(name, &info) == 0 ? (double)info.st_size : 0;
}

/* How much one process can do: everybody acts at once, until all games are over. */
static void scene_most(struct load *l, const struct sizes *sizes)
{
    scene_begin(l, sizes);
    struct usage usage = usage_now(l);
    bool is_over = load_run(l, sizes->seconds * (int64_t)1000, are_all_over);
    double seconds = (double)(now_us() - usage.at) / 1e6, turns = (double)l->moves;
    double cpu = usage_percent(l, &usage), games = l->game_count;
    scene_settle(l);
    scene_figure("most", "turns", turns / seconds, "/s", LIMIT_LEAST, 500 / sizes->slack);
    scene_figure("most", "lines", (double)l->lines / seconds, "/s", LIMIT_NONE, 0);
    scene_figure("most", "cpu", cpu, "%", LIMIT_NONE, 0);
    scene_figure("most", "cpu_turn", cpu * seconds * 1e4 / turns, "us", LIMIT_NONE, 0);
    scene_times(l, "most", 1000 * sizes->slack);
    scene_figure("most", "bytes_turn_client", (double)l->bytes_in / (double)l->told.count, "B",
                 LIMIT_NONE, 0);
    scene_figure("most", "bytes_turn_sent", (double)l->bytes_out / turns, "B", LIMIT_NONE, 0);
    scene_figure("most", "lines_game", (double)l->lines / games, "-", LIMIT_NONE, 0);
    scene_faults(l, "most");
    scene_end(l);
    if (is_over && file_size(l->server.store) > 0)
        scene_figure("most", "bytes_game", file_size(l->server.store) / games, "B", LIMIT_NONE, 0);
}

/* Computers think at other tables all the time. */
static void scene_thinking(struct load *l, const struct sizes *sizes)
{
    scene_begin(l, sizes);
    load_run(l, sizes->seconds * (int64_t)1000, NULL);
    double before = samples_ms(&l->told, 0.99);
    int own = l->game_count;
    load_make(
        l, &(struct plan){.games = sizes->clients, .rules = "carcassonne", .computer = "rollout"});
    for (int i = own; i < l->game_count; i++)
        l->games[i]->is_apart = true;
    load_open_all(l);
    if (!load_run(l, PATIENCE, load_all_there))
        fail("those who play with computers do not get there");
    load_forget_times(l);
    double before_jobs = http_figure(l->server.port, "jobs_total"), jobs = 0;
    for (int i = 0; i < PATIENCE / 1000 && jobs < 1; i++) {
        load_run(l, sizes->seconds * (int64_t)1000, NULL);
        jobs = http_figure(l->server.port, "jobs_total") - before_jobs;
    }
    double after = samples_ms(&l->told, 0.99);
    scene_figure("thinking", "jobs", jobs, "-", LIMIT_LEAST, 1);
    scene_figure("thinking", "before.p99", before, "ms", LIMIT_NONE, 0);
    scene_figure("thinking", "told.p99", after, "ms", LIMIT_NONE, 0);
    scene_figure("thinking", "delay", after - before, "ms", LIMIT_MOST, 20 * sizes->slack);
    scene_faults(l, "thinking");
    scene_end(l);
}

/* It is killed with many unfinished games, and starts again. */
static void scene_restart(struct load *l, const struct sizes *sizes)
{
    enum { ACTIONS = 100 };
    char *record = record_of("carcassonne seats=2", ACTIONS, 1);
    int less = 0;
    server_start(&l->server);
    l->every = -1;
    load_make(l, &(struct plan){.games = sizes->games, .rules = "carcassonne", .record = record});
    free(record);
    server_stop(&l->server, SIGKILL);
    int64_t begin = now_us();
    server_start(&l->server);
    while (http_health(l->server.port) != 200)
        load_run(l, 10, NULL);
    double ready = (double)(now_us() - begin) / 1e6;
    load_open_all(l);
    bool is_all = load_run(l, PATIENCE, load_all_there);
    double loaded = (double)(now_us() - begin) / 1e6;
    for (int i = 0; i < l->game_count; i++)
        less += aude_table_count(l->games[i]->table) < ACTIONS;
    scene_figure("restart", "games", l->game_count, "games", LIMIT_NONE, 0);
    scene_figure("restart", "ready", ready, "s", LIMIT_MOST, 3 * sizes->slack);
    scene_figure("restart", "all_told", is_all ? loaded : 999, "s", LIMIT_MOST, 10 * sizes->slack);
    scene_figure("restart", "games_lost", less, "games", LIMIT_MOST, 0);
    scene_figure("restart", "rss", server_rss(&l->server), "MiB", LIMIT_MOST, 512);
    scene_faults(l, "restart");
    scene_end(l);
}

/* games, players, watchers, every, seconds, clients, slack. The short forms run beside other tests on
 * machines that are busy, so they find what is badly wrong and nothing else. */
const struct scene scenes[] = {
    {"games", scene_games, {500, 4, 0, 2000, 60, 0, 1}, {50, 4, 0, 500, 3, 0, 20}},
    {"idle", scene_idle, {0, 0, 0, 0, 30, 5000, 1}, {0, 0, 0, 0, 1, 1000, 10}},
    {"spectators", scene_spectators, {1, 2, 1000, 400, 20, 0, 1}, {1, 2, 200, 200, 2, 0, 20}},
    {"storm", scene_storm, {500, 4, 0, 2000, 5, 0, 1}, {100, 2, 0, 500, 1, 0, 20}},
    {"acks", scene_acks, {250, 2, 0, 500, 20, 0, 1}, {50, 2, 0, 250, 2, 0, 40}},
    {"lobby", scene_lobby, {100, 2, 0, 500, 15, 2000, 1}, {20, 2, 0, 250, 2, 300, 20}},
    {"thinking", scene_thinking, {100, 2, 0, 1000, 15, 20, 1}, {20, 2, 0, 250, 2, 5, 50}},
    {"stalled", scene_stalled, {100, 2, 0, 1000, 15, 250, 1}, {20, 2, 0, 250, 2, 50, 20}},
    {"loris", scene_loris, {100, 2, 0, 1000, 20, 2000, 1}, {20, 2, 0, 250, 2, 300, 20}},
    {"over", scene_over, {100, 2, 0, 1000, 5, 12288, 1}, {20, 2, 0, 250, 1, 600, 20}},
    {"restart", scene_restart, {2000, 0, 0, 0, 0, 0, 1}, {200, 0, 0, 0, 0, 0, 10}},
    {"most", scene_most, {300, 2, 0, 0, 90, 0, 1}, {20, 2, 0, 0, 20, 0, 50}},
};
const int scene_count = sizeof scenes / sizeof *scenes;
