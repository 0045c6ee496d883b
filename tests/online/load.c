/*
 * load.c: how much the server bears. Plays games with thousands of clients against a server that it
 * starts, and says what was measured, a line for each figure: name, value, unit, limit, and whether
 * the limit was met.
 *
 *     load-online [OPTION...] SCENE...
 */
#include <getopt.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <unistd.h>

#include "load.h"

static const char help[] =
    "Usage: load-online [OPTION...] SCENE...\n"
    "\n"
    "      --server FILE   the program to start, aude-serve\n"
    "      --folder F      where it keeps its databases\n"
    "      --store WHERE   another database for all scenes\n"
    "      --port N        instead: a server that runs already, which is process\n"
    "      --pid N\n"
    "      --short         with few clients, and not strict\n"
    "      --games N, --players N, --watchers N (of each game), --every MS,\n"
    "      --seconds N, --clients N\n"
    "                      other sizes than those of the scene\n"
    "Scenes: ";

enum option_name {
    OPT_SERVER,
    OPT_FOLDER,
    OPT_STORE,
    OPT_PORT,
    OPT_PID,
    OPT_SHORT,
    OPT_GAMES,
    OPT_PLAYERS,
    OPT_WATCHERS,
    OPT_EVERY,
    OPT_SECONDS,
    OPT_CLIENTS
};

struct choice {
    struct sizes sizes; /* -1: as the scene has it */
    bool is_short;
    const char *store;
};

static const struct option options[] = {{"server", required_argument, NULL, OPT_SERVER},
                                        {"folder", required_argument, NULL, OPT_FOLDER},
                                        {"store", required_argument, NULL, OPT_STORE},
                                        {"port", required_argument, NULL, OPT_PORT},
                                        {"pid", required_argument, NULL, OPT_PID},
                                        {"short", no_argument, NULL, OPT_SHORT},
                                        {"games", required_argument, NULL, OPT_GAMES},
                                        {"players", required_argument, NULL, OPT_PLAYERS},
                                        {"watchers", required_argument, NULL, OPT_WATCHERS},
                                        {"every", required_argument, NULL, OPT_EVERY},
                                        {"seconds", required_argument, NULL, OPT_SECONDS},
                                        {"clients", required_argument, NULL, OPT_CLIENTS},
                                        {NULL, 0, NULL, 0}};

static bool read_option(int option, struct load *l, struct choice *c)
{
    int number = optarg == NULL ? 0 : (int)strtol(optarg, NULL, 10);
    int *const numbers[] = {[OPT_PORT] = &l->server.port,        [OPT_PID] = &l->server.pid,
                            [OPT_GAMES] = &c->sizes.games,       [OPT_PLAYERS] = &c->sizes.players,
                            [OPT_WATCHERS] = &c->sizes.watchers, [OPT_EVERY] = &c->sizes.every,
                            [OPT_SECONDS] = &c->sizes.seconds,   [OPT_CLIENTS] = &c->sizes.clients};
    switch (option) {
    case OPT_SERVER:
        l->server.program = optarg;
        return true;
    case OPT_FOLDER:
        l->server.folder = optarg;
        return true;
    case OPT_STORE:
        c->store = optarg;
        return true;
    case OPT_SHORT:
        c->is_short = true;
        return true;
    default:
        if (option < OPT_PORT || option > OPT_CLIENTS)
            return false;
        *numbers[option] = number;
        return true;
    }
}

static struct sizes sizes_of(const struct scene *scene, const struct choice *c)
{
    struct sizes s = c->is_short ? scene->short_form : scene->long_form;
    const struct sizes *own = &c->sizes;
    s.games = own->games < 0 ? s.games : own->games;
    s.players = own->players < 0 ? s.players : own->players;
    s.watchers = own->watchers < 0 ? s.watchers : own->watchers;
    s.every = own->every < 0 ? s.every : own->every;
    s.seconds = own->seconds < 0 ? s.seconds : own->seconds;
    s.clients = own->clients < 0 ? s.clients : own->clients;
    return s;
}

static void run_scene(struct load *l, const struct scene *scene, const struct choice *c)
{
    char store[600];
    struct sizes sizes = sizes_of(scene, c);
    snprintf(store, sizeof store, "%s/%s.db", l->server.folder, scene->name);
    l->server.store = c->store == NULL ? store : c->store;
    scene->run(l, &sizes);
}

static const struct scene *find_scene(const char *name)
{
    for (int i = 0; i < scene_count; i++) {
        if (strcmp(scenes[i].name, name) == 0)
            return &scenes[i];
    }
    return NULL;
}

static int usage(void)
{
    fputs(help, stdout);
    for (int i = 0; i < scene_count; i++)
        printf("%s%s", scenes[i].name, i + 1 < scene_count ? ", " : "\n");
    return 2;
}

static void allow_files(void)
{
    struct rlimit limit;
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

int main(int argc, char **argv)
{
    struct load l = {.every = -1, .server = {.folder = "/tmp", .think = -1}};
    struct choice choice = {.sizes = {-1, -1, -1, -1, -1, -1, 1}};
    int option;
    while ((option = getopt_long(argc, argv, "", options, NULL)) != -1) {
        if (!read_option(option, &l, &choice))
            return usage();
    }
    if (optind == argc || (l.server.program == NULL && l.server.port == 0))
        return usage();
    for (int i = optind; i < argc; i++) {
        if (find_scene(argv[i]) == NULL)
            return usage();
    }
    allow_files();
    signal(SIGPIPE, SIG_IGN);
    aude_rng_seed(&l.rng, 1);
    l.epoll = epoll_create1(EPOLL_CLOEXEC);
    for (int i = optind; i < argc; i++)
        run_scene(&l, find_scene(argv[i]), &choice);
    close(l.epoll);
    return figures_end();
}
