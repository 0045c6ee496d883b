/*
 * load_hostile.c: people play while others try to be in their way.
 */
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "load.h"

#define PATIENCE (INT64_C(60) * 1000)

static void scene_players(struct load *l, const char *scene, const struct sizes *sizes)
{
    scene_figure(scene, "players.p50", samples_ms(&l->seated, 0.5), "ms", LIMIT_NONE, 0);
    scene_figure(scene, "players.p99", samples_ms(&l->seated, 0.99), "ms", LIMIT_MOST,
                 100 * sizes->slack);
    scene_figure(scene, "players.max", samples_ms(&l->seated, 1), "ms", LIMIT_NONE, 0);
    scene_figure(scene, "desyncs", (double)l->desyncs, "-", LIMIT_MOST, 0);
}

static int players_lost(const struct load *l)
{
    int count = 0;
    for (int i = 0; i < l->client_count; i++)
        count += l->clients[i]->seat >= 0 && l->clients[i]->state != STATE_OPEN;
    return count;
}

static void end(struct load *l)
{
    load_free(l);
    server_stop(&l->server, SIGTERM);
}

/* ---- Who asks and never reads ---------------------------------------------------------------- */

/* A long game, told from its start again and again. */
static struct game *long_game(struct load *l)
{
    char *record = record_of("carcassonne seats=2", 150, 1);
    load_make(l, &(struct plan){.games = 1, .rules = "carcassonne", .record = record});
    free(record);
    struct game *g = l->games[l->game_count - 1];
    g->is_apart = true;
    return g;
}

static void ask_again(struct load *l, int from)
{
    enum { ASKS = 4 };
    for (int i = from; i < l->client_count; i++) {
        struct client *c = l->clients[i];
        for (int k = 0; k < ASKS && c->state == STATE_OPEN && !wslay_event_want_write(c->ws); k++)
            client_watch(c);
    }
}

void scene_stalled(struct load *l, const struct sizes *sizes)
{
    scene_begin(l, sizes);
    struct game *g = long_game(l);
    int from = l->client_count;
    for (int i = 0; i < sizes->clients; i++)
        load_client(l, g, -1)->is_deaf = true;
    double slow = http_figure(l->server.port, "slow_total"), rss = 0;
    int64_t begin = now_us(), until = begin + sizes->seconds * INT64_C(1000000);
    double away = 0;
    load_forget_times(l);
    load_open_all(l);
    while (now_us() < until || (away < sizes->clients && now_us() < begin + PATIENCE * 1000)) {
        load_run(l, 20, NULL);
        ask_again(l, from);
        rss = server_rss(&l->server) > rss ? server_rss(&l->server) : rss;
        if (now_us() >= until)
            away = http_figure(l->server.port, "slow_total") - slow;
    }
    away = http_figure(l->server.port, "slow_total") - slow;
    scene_players(l, "stalled", sizes);
    scene_figure("stalled", "players_lost", players_lost(l), "clients", LIMIT_MOST, 0);
    scene_figure("stalled", "sent_away", away, "clients", LIMIT_LEAST, sizes->clients);
    scene_figure("stalled", "rss.max", rss, "MiB", LIMIT_MOST, 512);
    end(l);
}

/* ---- Who never comes to an end ----------------------------------------------------------------- */

struct loris {
    int fd;
    int64_t began, ended;
    int sent;
};

static void loris_begin(struct loris *x, int port)
{
    struct sockaddr_in to = {.sin_family = AF_INET,
                             .sin_port = htons((uint16_t)port),
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    *x = (struct loris){.fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0), .began = now_us()};
    if (x->fd < 0)
        fail("no socket: %s", strerror(errno));
    connect(x->fd, (struct sockaddr *)&to, sizeof to);
}

/* One more byte of its head; is it still listened to? */
static void loris_go_on(struct loris *x)
{
    static const char head[] = "GET / HTTP/1.1\r\nX-Field: ";
    char byte = x->sent < (int)sizeof head - 1 ? head[x->sent] : 'a', sink[512];
    if (x->fd < 0)
        return;
    ssize_t got = recv(x->fd, sink, sizeof sink, MSG_DONTWAIT);
    if (got >= 0 || (errno != EAGAIN && errno != ENOTCONN)) {
        close(x->fd);
        x->fd = -1;
        x->ended = now_us();
        return;
    }
    x->sent += send(x->fd, &byte, 1, MSG_NOSIGNAL | MSG_DONTWAIT) == 1;
}

/* The first bytes of a message that never comes to its end. */
static void begin_frame(struct load *l, int from)
{
    static const unsigned char part[] = {0x81, 0xfe, 0x10, 0x00, 1, 2, 3, 4, 'x'};
    for (int i = from; i < l->client_count; i++) {
        if (l->clients[i]->state == STATE_OPEN)
            send(l->clients[i]->fd, part, sizeof part, MSG_NOSIGNAL | MSG_DONTWAIT);
    }
}

static bool all_open(const struct load *l)
{
    return l->count[STATE_CONNECTING] + l->count[STATE_SHAKING] == 0;
}

/* How long the one that was heard longest was, in seconds. */
static double loris_longest(const struct loris *list, int count)
{
    int64_t most = 0, now = now_us();
    for (int i = 0; i < count; i++) {
        int64_t life = (list[i].fd < 0 ? list[i].ended : now) - list[i].began;
        most = life > most ? life : most;
    }
    return (double)most / 1e6;
}

static void loris_report(struct load *l, const struct sizes *sizes, const struct loris *list,
                         int frames)
{
    int closed = 0, policy = 0;
    for (int i = frames; i < l->client_count; i++) {
        closed += l->clients[i]->state == STATE_LOST;
        policy += l->clients[i]->code == 1008;
    }
    scene_players(l, "loris", sizes);
    scene_figure("loris", "players_lost", players_lost(l), "clients", LIMIT_MOST, 0);
    scene_figure("loris", "rss", server_rss(&l->server), "MiB", LIMIT_MOST, 512);
    /* Deadlines of 10 and 15 seconds show only in the long form. */
    if (sizes->seconds < 18)
        return;
    scene_figure("loris", "heard_for", loris_longest(list, sizes->clients), "s", LIMIT_MOST, 12);
    scene_figure("loris", "frames_closed", closed, "clients", LIMIT_LEAST,
                 l->client_count - frames);
    scene_figure("loris", "frames_1008", policy, "clients", LIMIT_LEAST, l->client_count - frames);
}

void scene_loris(struct load *l, const struct sizes *sizes)
{
    enum { SHARE = 100 }; /* so many steps a second */
    struct loris *list = need(calloc((size_t)sizes->clients, sizeof *list));
    scene_begin(l, sizes);
    int frames = l->client_count;
    for (int i = 0; i < sizes->clients / 8; i++)
        load_client(l, NULL, -1)->is_lurking = true;
    load_open_all(l);
    load_run(l, PATIENCE, all_open);
    begin_frame(l, frames);
    load_forget_times(l);
    for (int i = 0; i < sizes->clients; i++)
        loris_begin(&list[i], l->server.port);
    int64_t until = now_us() + sizes->seconds * INT64_C(1000000);
    for (int step = 0; now_us() < until; step++) {
        load_run(l, 1000 / SHARE, NULL);
        for (int i = step % SHARE; i < sizes->clients; i += SHARE)
            loris_go_on(&list[i]);
    }
    loris_report(l, sizes, list, frames);
    for (int i = 0; i < sizes->clients; i++) {
        if (list[i].fd >= 0)
            close(list[i].fd);
    }
    free(list);
    end(l);
}

/* ---- Too many ------------------------------------------------------------------------------------- */

/* Whoever has asked nothing yet may be sent away for another, so each gets its answer before too many
 * others come. */
static bool open_some_at_a_time(struct load *l, int from)
{
    enum { SOME = 64 };
    for (int i = from; i < l->client_count; i += SOME) {
        for (int k = i; k < i + SOME && k < l->client_count; k++)
            client_open(l->clients[k]);
        if (!load_run(l, PATIENCE, all_open))
            return false;
    }
    return true;
}

void scene_over(struct load *l, const struct sizes *sizes)
{
    int refused = 0, open = 0, later = 0;
    /* The short form has a server with fewer places, half as many as come. */
    l->server.files = sizes->slack > 1 ? 24 + 2 * (sizes->clients / 2 * 8 / 6) : 0;
    scene_begin(l, sizes);
    int from = l->client_count;
    for (int i = 0; i < sizes->clients; i++)
        load_client(l, NULL, -1)->is_lurking = true;
    load_forget_times(l);
    bool is_done = open_some_at_a_time(l, from);
    load_run(l, sizes->seconds * (int64_t)1000, NULL);
    for (int i = from; i < l->client_count; i++) {
        const struct client *c = l->clients[i];
        open += c->state == STATE_OPEN;
        refused += c->state == STATE_REFUSED && c->status == 503;
        later += c->state == STATE_LOST && c->code == 1013;
    }
    check("over.all_answered", is_done, "some connections have no answer");
    scene_figure("over", "came", sizes->clients, "clients", LIMIT_NONE, 0);
    scene_figure("over", "let_in", open, "clients", LIMIT_NONE, 0);
    scene_figure("over", "refused", refused + later, "clients", LIMIT_LEAST, sizes->clients / 4);
    scene_figure("over", "neither", sizes->clients - open - refused - later, "clients", LIMIT_MOST,
                 0);
    scene_players(l, "over", sizes);
    scene_figure("over", "players_lost", players_lost(l), "clients", LIMIT_MOST, 0);
    scene_figure("over", "rss", server_rss(&l->server), "MiB", LIMIT_MOST, 512);
    /* When they have gone there is room again. */
    for (int i = from; i < l->client_count; i++)
        client_close(l->clients[i]);
    load_run(l, 500, NULL);
    client_open(l->clients[from]);
    load_run(l, PATIENCE, all_open);
    check("over.room_again", l->clients[from]->state == STATE_OPEN, "the next is refused as well");
    l->server.files = 0;
    end(l);
}
