/*
 * main.c: what the server is made of, and its life from the first door to the signal that ends
 * it. For now it serves the files of the page.
 */
#include <errno.h>
#include <signal.h>
#include <stdlib.h>

#include "doors.h"
#include "http.h"
#include "server.h"

static const int ends[] = {SIGINT, SIGTERM, SIGHUP};
enum { ENDS = sizeof ends / sizeof *ends };

struct server {
    struct http *http;
    int port;
    struct sigaction pipe_before, ends_before[ENDS];
};

/* A signal handler gets no argument. */
static struct http *volatile running;
static volatile sig_atomic_t is_ended;

static void end(int number)
{
    (void)number;
    is_ended = 1;
    http_wake(running);
}

/* Before anybody is told that the server is ready, so that no signal is too early. */
static void heed_signals(struct server *s)
{
    const struct sigaction action = {.sa_handler = end}, ignored = {.sa_handler = SIG_IGN};
    is_ended = 0;
    running = s->http;
    sigaction(SIGPIPE, &ignored, &s->pipe_before);
    for (int i = 0; i < ENDS; i++)
        sigaction(ends[i], &action, &s->ends_before[i]);
}

enum server_status server_open(const struct server_order *order, struct server **out)
{
    struct doors doors;
    *out = NULL;
    enum server_status status = doors_open(order, &doors);
    if (status != SERVER_READY)
        return status;
    struct server *s = calloc(1, sizeof *s);
    if (s == NULL) {
        doors_close(&doors);
        return SERVER_FAILED;
    }
    s->port = doors.port;
    s->http = http_new(order->folder, &doors);
    if (s->http == NULL) {
        free(s);
        errno = ENOMEM;
        return SERVER_FAILED;
    }
    heed_signals(s);
    *out = s;
    return SERVER_READY;
}

int server_port(const struct server *s)
{
    return s->port;
}

bool server_run(struct server *s)
{
    bool is_well = true;
    while (is_ended == 0 && is_well)
        is_well = http_serve(s->http);
    return is_well;
}

void server_close(struct server *s)
{
    if (s == NULL)
        return;
    for (int i = 0; i < ENDS; i++)
        sigaction(ends[i], &s->ends_before[i], NULL);
    sigaction(SIGPIPE, &s->pipe_before, NULL);
    http_free(s->http);
    free(s);
}
