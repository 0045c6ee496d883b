/*
 * push.c: a child that sends, a pipe to it, and a thread that hears what it says. Nobody waits: where
 * the pipe is full or there is no child, a message is lost, which costs somebody no more than a look.
 */
#define _GNU_SOURCE /* pipe2 */
#include "push.h"

#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { WORD_MAX = 128, CONTACT_MAX = 256, GONE_MAX = 64, AGAIN_SECONDS = 60, STACK = 1 << 18 };

struct push {
    char secret[WORD_MAX], key[WORD_MAX], contact[CONTACT_MAX];
    int event;
    pid_t child;  /* 0: none */
    int to, from; /* pipes to it and from it */
    time_t again; /* not before */
    pthread_t thread;
    pthread_mutex_t lock;
    bool has_ended; /* it says no more */
    int gone_count;
    char *gone[GONE_MAX];
    struct push_figures figures;
};

/* ---- What the child says ----------------------------------------------------------------------------- */

static void hear(struct push *p, char *line)
{
    line[strcspn(line, "\n")] = '\0';
    bool is_gone = strncmp(line, "gone ", 5) == 0, is_sent = strcmp(line, "sent") == 0;
    char *endpoint = is_gone ? strdup(line + 5) : NULL;
    pthread_mutex_lock(&p->lock);
    p->figures.sent += is_sent;
    p->figures.failed += !is_sent && !is_gone;
    if (endpoint != NULL && p->gone_count < GONE_MAX) {
        p->gone[p->gone_count++] = endpoint;
        endpoint = NULL;
    }
    pthread_mutex_unlock(&p->lock);
    free(endpoint); /* it will be gone the next time, too */
    const uint64_t one = 1;
    ssize_t n = is_gone ? write(p->event, &one, sizeof one) : 0;
    (void)n;
}

static void *listen_to(void *context)
{
    struct push *p = context;
    char line[STORE_PUSH_MAX + 16];
    FILE *file = fdopen(p->from, "r");
    while (file != NULL && fgets(line, sizeof line, file) != NULL)
        hear(p, line);
    if (file != NULL)
        fclose(file);
    else
        close(p->from);
    pthread_mutex_lock(&p->lock);
    p->has_ended = true;
    pthread_mutex_unlock(&p->lock);
    return NULL;
}

/* ---- The child ------------------------------------------------------------------------------------------ */

static bool find_program(char out[PATH_MAX])
{
    static const char name[] = "aude-online";
    ssize_t n = readlink("/proc/self/exe", out, PATH_MAX - sizeof name - 1);
    out[n < 0 ? 0 : n] = '\0';
    char *slash = strrchr(out, '/');
    if (slash != NULL)
        memcpy(slash + 1, name, sizeof name);
    return slash != NULL;
}

/* It takes signals as programs do, though we do not. */
static bool spawn(struct push *p, int in, int out)
{
    char path[PATH_MAX], program[] = "aude-online", word[] = "push";
    char *argv[] = {program, word, NULL};
    posix_spawnattr_t how;
    posix_spawn_file_actions_t files;
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_init(&how);
    posix_spawn_file_actions_init(&files);
    posix_spawnattr_setflags(&how, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    posix_spawnattr_setsigmask(&how, &none);
    posix_spawnattr_setsigdefault(&how, &all);
    posix_spawn_file_actions_adddup2(&files, in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, out, STDOUT_FILENO);
    bool is_there =
        find_program(path) && posix_spawn(&p->child, path, &files, &how, argv, environ) == 0;
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&how);
    if (!is_there)
        p->child = 0;
    return is_there;
}

static void close_pipe(int pipe[2])
{
    for (int i = 0; i < 2; i++) {
        if (pipe[i] >= 0)
            close(pipe[i]);
    }
}

/* Gives the child a line; no more than a pipe takes at once. */
static bool give(struct push *p, json_t *message)
{
    char *text = message == NULL ? NULL : json_dumps(message, JSON_COMPACT);
    json_decref(message);
    size_t len = text == NULL ? 0 : strlen(text);
    bool is_given = false;
    if (len > 0 && len < PIPE_BUF) {
        text[len] = '\n'; /* instead of its end */
        is_given = write(p->to, text, len + 1) == (ssize_t)len + 1;
    }
    free(text);
    return is_given;
}

/* Ends the child, if there is one. */
static void stop(struct push *p)
{
    if (p->child == 0)
        return;
    close(p->to);
    kill(p->child, SIGTERM);
    pthread_join(p->thread, NULL);
    while (waitpid(p->child, NULL, 0) < 0 && errno == EINTR)
        continue;
    p->child = 0;
}

static bool listen_in_thread(struct push *p)
{
    pthread_attr_t attributes;
    sigset_t all, before;
    sigfillset(&all);
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, STACK);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    p->has_ended = false;
    bool is_there = pthread_create(&p->thread, &attributes, listen_to, p) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_attr_destroy(&attributes);
    return is_there;
}

static bool start(struct push *p)
{
    int in[2] = {-1, -1}, out[2] = {-1, -1};
    if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0 || !spawn(p, in[0], out[1])) {
        close_pipe(in);
        close_pipe(out);
        return false;
    }
    close(in[0]);
    close(out[1]);
    p->to = in[1];
    p->from = out[0];
    fcntl(p->to, F_SETFL, O_NONBLOCK);
    if (!listen_in_thread(p)) {
        close(p->to);
        close(p->from);
        waitpid(p->child, NULL, 0); /* it has nothing to do */
        p->child = 0;
        return false;
    }
    if (give(p, json_pack("{ssss}", "secret", p->secret, "contact", p->contact)))
        return true;
    stop(p);
    return false;
}

/* There is a child, or was one a minute ago. */
static bool is_ready(struct push *p)
{
    struct timespec now;
    pthread_mutex_lock(&p->lock);
    bool has_ended = p->has_ended;
    pthread_mutex_unlock(&p->lock);
    if (p->child != 0 && has_ended)
        stop(p);
    if (p->child != 0)
        return true;
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (now.tv_sec < p->again)
        return false;
    p->again = now.tv_sec + AGAIN_SECONDS;
    return start(p);
}

void push_send(struct push *p, const struct store_push *to, const char *text)
{
    json_t *what = json_loads(text, 0, NULL);
    const char *game = json_string_value(json_object_get(what, "game"));
    bool is_given = is_ready(p) &&
                    give(p, json_pack("{sIssssssssss}", "account", (json_int_t)to->account,
                                      "endpoint", to->endpoint, "key", to->key, "secret",
                                      to->secret, "game", game == NULL ? "" : game, "text", text));
    json_decref(what);
    pthread_mutex_lock(&p->lock);
    p->figures.lost += !is_given;
    pthread_mutex_unlock(&p->lock);
}

void push_take(struct push *p, struct store *s)
{
    char *gone[GONE_MAX];
    if (p == NULL)
        return;
    pthread_mutex_lock(&p->lock);
    int count = p->gone_count;
    memcpy(gone, p->gone, sizeof gone);
    p->gone_count = 0;
    pthread_mutex_unlock(&p->lock);
    for (int i = 0; i < count; i++) {
        (void)store_push_drop(s, gone[i]); /* or the next time */
        free(gone[i]);
    }
}

void push_figure(struct push *p, struct push_figures *out)
{
    *out = (struct push_figures){0};
    if (p == NULL)
        return;
    pthread_mutex_lock(&p->lock);
    *out = p->figures;
    pthread_mutex_unlock(&p->lock);
}

/* ---- Beginning and end ---------------------------------------------------------------------------------- */

const char *push_key(const struct push *p)
{
    return p == NULL ? "" : p->key;
}

bool push_open(struct store *s, int event, struct push **out)
{
    struct push *p = calloc(1, sizeof *p);
    char both[2 * WORD_MAX];
    *out = p;
    if (p == NULL)
        return false;
    if (store_value_get(s, "push-contact", p->contact, sizeof p->contact) == STORE_OK &&
        p->contact[0] != '\0' && store_value_get(s, "push-key", both, sizeof both) == STORE_OK &&
        sscanf(both, "%127s %127s", p->secret, p->key) == 2) {
        pthread_mutex_init(&p->lock, NULL);
        p->event = event;
        return true;
    }
    free(p);
    *out = NULL;
    return true;
}

void push_close(struct push *p)
{
    if (p == NULL)
        return;
    stop(p);
    for (int i = 0; i < p->gone_count; i++)
        free(p->gone[i]);
    pthread_mutex_destroy(&p->lock);
    free(p);
}
