/*
 * bench.c: how fast a store is, and how fast others hear of what was stored.
 *
 *   store-bench lines WHERE CLIENTS GROUP SECONDS   turns of two lines, GROUP of them in a commit
 *   store-bench size WHERE GAMES LINES              fills it with games of so many lines
 *   store-bench bus WHERE BUS CLIENTS SECONDS       turns as above; when a listener hears of them.
 *                                                   BUS is an address, or "inside": NOTIFY in the commit
 */
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

#include "../../server/bus.h"
#include "../../store/inside.h"

enum { CLIENTS_MAX = 64, TIMES_MAX = 1 << 20, SLOTS = 1 << 16 };

static int64_t micros(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

static void die(const char *what, const char *why)
{
    fprintf(stderr, "store-bench: %s: %s\n", what, why);
    exit(1);
}

static struct store *open_store(const char *where)
{
    struct store *s;
    char why[STORE_WHY_MAX];
    if (store_open(where, STORE_VISIT, &s, why) != STORE_OK)
        die("store", why);
    return s;
}

static void want(struct store *s, enum store_status status)
{
    if (status != STORE_OK)
        die("status", store_why(s));
}

static void make_game(struct store *s, const char *id)
{
    struct store_seat seats[STORE_SEATS] = {{SEAT_PERSON, "Ada", 1, "", 1500, ""},
                                            {SEAT_PERSON, "Bob", 2, "", 1500, ""}};
    struct store_game g = {.rules = "carcassonne+inns seats=2",
                           .state = GAME_RUNNING,
                           .seats = 2,
                           .is_public = true,
                           .absent = "computer",
                           .clock = "15m+0",
                           .made = 1700000000000};
    snprintf(g.id, sizeof g.id, "%s", id);
    want(s, store_game_make(s, &g, seats));
}

/* What a turn costs: the row is read, lines are added, the row is written. */
static void play(struct store *s, const char *id, int count, int lines)
{
    static const char *const texts[] = {"place 12,-3 r2", "put follower city.N", "draw base/V",
                                        "pass"};
    struct store_line line[4] = {{0}};
    struct store_game g;
    struct store_seat seats[STORE_SEATS];
    want(s, store_game_get(s, id, &g, seats));
    for (int i = 0; i < lines; i++) {
        line[i].at = 1700000000000 + count;
        snprintf(line[i].text, sizeof line[i].text, "%s", texts[(count + i) % 4]);
    }
    want(s, store_lines_append(s, id, g.count + 1, lines, line));
    g.count += lines;
    g.actor = !g.actor;
    g.due = 1700000000000 + count;
    want(s, store_game_set(s, &g));
}

/* ---- Clients -------------------------------------------------------------------------------- */

struct bench {
    const char *where, *bus_where;
    int group;
    bool is_inside;
    atomic_bool is_over;
    atomic_int next;
    atomic_long turns, commits;
    int64_t took[CLIENTS_MAX][TIMES_MAX / CLIENTS_MAX];
    int took_count[CLIENTS_MAX];
    struct bus *bus; /* all clients are one process to others */
    _Atomic int64_t told[SLOTS];
    int64_t heard[TIMES_MAX];
    int heard_count;
};

static struct bench bench;

static void tell(struct store *s, const char *id, int number)
{
    char text[128];
    if (bench.is_inside) {
        snprintf(text, sizeof text, "notify aude, 'x %s'", id);
        atomic_store(&bench.told[number], micros());
        if (s->db->driver->exec(s->db, text) != STORE_OK)
            die("notify", store_why(s));
    }
}

static void *client(void *context)
{
    int me = atomic_fetch_add(&bench.next, 1);
    struct store *s = open_store(bench.where);
    char ids[64][STORE_ID_MAX];
    (void)context;
    for (int i = 0; i < bench.group; i++) {
        snprintf(ids[i], STORE_ID_MAX, "%dx%dx%d", (int)getpid() % 10000, me, i);
        make_game(s, ids[i]);
    }
    for (int turn = 0; !atomic_load(&bench.is_over); turn++) {
        int64_t began = micros();
        int number = 0;
        want(s, store_begin(s));
        for (int i = 0; i < bench.group; i++)
            play(s, ids[i], turn, 2);
        if (bench.bus_where != NULL) {
            /* A name for this turn, so that what is heard can be timed. */
            number = (me * 1024 + turn % 1024) % SLOTS;
            char id[STORE_ID_MAX];
            snprintf(id, sizeof id, "t%d", number);
            tell(s, id, number);
            want(s, store_commit(s));
            atomic_store(&bench.told[number], micros());
            if (!bench.is_inside)
                bus_tell(bench.bus, id);
        } else {
            want(s, store_commit(s));
        }
        atomic_fetch_add(&bench.turns, bench.group);
        atomic_fetch_add(&bench.commits, 1);
        if (bench.took_count[me] < TIMES_MAX / CLIENTS_MAX)
            bench.took[me][bench.took_count[me]++] = micros() - began;
    }
    store_close(s);
    return NULL;
}

static int by_size(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

static void print_times(const char *what, int64_t *times, int count)
{
    qsort(times, (size_t)count, sizeof *times, by_size);
    if (count > 0)
        printf("%s: p50 %.2f ms, p99 %.2f ms, most %.2f ms (%d)\n", what,
               (double)times[count / 2] / 1000, (double)times[count * 99 / 100] / 1000,
               (double)times[count - 1] / 1000, count);
}

static void run_clients(int clients, int seconds, void (*wait)(int64_t until))
{
    pthread_t threads[CLIENTS_MAX];
    int64_t began = micros();
    for (int i = 0; i < clients; i++)
        if (pthread_create(&threads[i], NULL, client, NULL) != 0)
            die("thread", "cannot be made");
    wait(began + seconds * 1000000LL);
    atomic_store(&bench.is_over, true);
    for (int i = 0; i < clients; i++)
        pthread_join(threads[i], NULL);
    double took = (double)(micros() - began) / 1e6;
    int64_t *all = malloc(sizeof bench.took);
    int count = 0;
    for (int i = 0; i < clients && all != NULL; i++)
        for (int k = 0; k < bench.took_count[i]; k++)
            all[count++] = bench.took[i][k];
    printf("%ld turns, %.0f turns/s, %.0f commits/s\n", atomic_load(&bench.turns),
           (double)atomic_load(&bench.turns) / took, (double)atomic_load(&bench.commits) / took);
    print_times("a transaction", all, count);
    free(all);
}

static void just_wait(int64_t until)
{
    while (micros() < until)
        usleep(1000);
}

/* ---- The bus -------------------------------------------------------------------------------- */

static void note(void *context, const char *id)
{
    int number = atoi(id + 1);
    (void)context;
    int64_t told = id[0] == 't' ? atomic_exchange(&bench.told[number], 0) : 0;
    if (told != 0 && bench.heard_count < TIMES_MAX)
        bench.heard[bench.heard_count++] = micros() - told;
}

static int event;
static struct bus *listener;

static void listen_until(int64_t until)
{
    while (micros() < until) {
        struct pollfd ready = {.fd = event, .events = POLLIN};
        uint64_t count;
        if (poll(&ready, 1, 10) > 0 && read(event, &count, sizeof count) > 0)
            bus_take(listener, note, NULL);
    }
}

static void wait_well(struct bus *b)
{
    struct bus_figures figures = {0};
    while (!figures.is_well) {
        usleep(1000);
        bus_figure(b, &figures);
    }
}

static void bench_bus(const char *where, const char *bus, int clients, int seconds)
{
    char why[STORE_WHY_MAX];
    bench.bus_where = bus;
    bench.is_inside = strcmp(bus, "inside") == 0;
    const char *address = bench.is_inside ? where : bus;
    event = eventfd(0, EFD_NONBLOCK);
    if (!bus_open(address, event, &listener, why) || !bus_open(address, event, &bench.bus, why))
        die("bus", why);
    if (listener != NULL) {
        wait_well(listener);
        wait_well(bench.bus);
    }
    bench.group = 1;
    store_close(open_store(where));
    run_clients(clients, seconds, listen_until);
    print_times("heard after", bench.heard, bench.heard_count);
    bus_close(listener);
    bus_close(bench.bus);
}

int main(int argc, char **argv)
{
    if (argc == 6 && strcmp(argv[1], "lines") == 0) {
        bench.where = argv[2];
        bench.group = atoi(argv[4]);
        store_close(open_store(bench.where));
        run_clients(atoi(argv[3]), atoi(argv[5]), just_wait);
    } else if (argc == 5 && strcmp(argv[1], "size") == 0) {
        struct store *s = open_store(argv[2]);
        for (int i = 0; i < atoi(argv[3]); i++) {
            char id[STORE_ID_MAX];
            snprintf(id, sizeof id, "k3m9%08d", i * 7919 % 100000000);
            want(s, store_begin(s));
            make_game(s, id);
            for (int n = 0; n < atoi(argv[4]); n += 2)
                play(s, id, n, 2);
            want(s, store_commit(s));
        }
        store_close(s);
    } else if (argc == 6 && strcmp(argv[1], "bus") == 0) {
        bench.where = argv[2];
        bench_bus(bench.where, argv[3], atoi(argv[4]), atoi(argv[5]));
    } else {
        die("usage", "lines WHERE CLIENTS GROUP SECONDS | size WHERE GAMES LINES | "
                     "bus WHERE BUS CLIENTS SECONDS");
    }
    return 0;
}
