/*
 * workers.c: threads and the two rows of jobs, to be done and done, under one lock.
 */
#define _GNU_SOURCE /* gettid */
#include "workers.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

enum { NICE = 19, STACK = 1 << 20 };

struct row {
    struct job *first, *last;
    int count;
};

struct workers {
    pthread_mutex_t lock;
    pthread_cond_t has_work;
    struct row waiting, ready;
    int room, event;
    atomic_bool is_over;
    int threads;
    pthread_t thread[];
};

static void add(struct row *row, struct job *job)
{
    job->next = NULL;
    if (row->last != NULL)
        row->last->next = job;
    else
        row->first = job;
    row->last = job;
    row->count++;
}

static struct job *take(struct row *row)
{
    struct job *job = row->first;
    if (job == NULL)
        return NULL;
    row->first = job->next;
    if (row->first == NULL)
        row->last = NULL;
    row->count--;
    return job;
}

static void ring(const struct workers *w)
{
    const uint64_t one = 1;
    ssize_t n = write(w->event, &one, sizeof one);
    (void)n; /* full means that it rings already */
}

static void *work(void *arg)
{
    struct workers *w = arg;
    setpriority(PRIO_PROCESS, (id_t)gettid(), NICE);
    pthread_mutex_lock(&w->lock);
    while (!w->is_over) {
        struct job *job = take(&w->waiting);
        if (job == NULL) {
            pthread_cond_wait(&w->has_work, &w->lock);
            continue;
        }
        pthread_mutex_unlock(&w->lock);
        job->run(job, &w->is_over);
        pthread_mutex_lock(&w->lock);
        add(&w->ready, job);
        ring(w);
    }
    pthread_mutex_unlock(&w->lock);
    return NULL;
}

/* Signals are for the loop alone. */
static bool start(struct workers *w, int threads)
{
    sigset_t all, before;
    pthread_attr_t attributes;
    int error = 0;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, STACK);
    while (w->threads < threads && error == 0) {
        error = pthread_create(&w->thread[w->threads], &attributes, work, w);
        w->threads += error == 0;
    }
    pthread_attr_destroy(&attributes);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = error;
    return error == 0;
}

struct workers *workers_new(int threads, int room, int event)
{
    struct workers *w = calloc(1, sizeof *w + (size_t)threads * sizeof w->thread[0]);
    if (w == NULL)
        return NULL;
    pthread_mutex_init(&w->lock, NULL);
    pthread_cond_init(&w->has_work, NULL);
    w->room = room;
    w->event = event;
    if (start(w, threads))
        return w;
    int error = errno;
    workers_free(w);
    errno = error;
    return NULL;
}

bool workers_add(struct workers *w, struct job *job)
{
    pthread_mutex_lock(&w->lock);
    bool has_room = w->waiting.count < w->room;
    if (has_room)
        add(&w->waiting, job);
    pthread_cond_signal(&w->has_work);
    pthread_mutex_unlock(&w->lock);
    return has_room;
}

/* Takes one out of the row that is not the first of it. */
static struct job *take_after(struct row *row, struct job *before)
{
    struct job *job = before->next;
    before->next = job->next;
    if (row->last == job)
        row->last = before;
    row->count--;
    return job;
}

bool workers_drop(struct workers *w, bool (*is_it)(const struct job *job, const void *what),
                  const void *what)
{
    struct job *before = NULL;
    pthread_mutex_lock(&w->lock);
    struct job *job = w->waiting.first;
    while (job != NULL && !is_it(job, what)) {
        before = job;
        job = job->next;
    }
    if (job != NULL)
        job = before == NULL ? take(&w->waiting) : take_after(&w->waiting, before);
    pthread_mutex_unlock(&w->lock);
    if (job != NULL)
        job->drop(job);
    return job != NULL;
}

void workers_take(struct workers *w, void *context)
{
    pthread_mutex_lock(&w->lock);
    struct row ready = w->ready;
    w->ready = (struct row){0};
    pthread_mutex_unlock(&w->lock);
    struct job *job;
    while ((job = take(&ready)) != NULL)
        job->done(job, context);
}

int workers_count(struct workers *w)
{
    pthread_mutex_lock(&w->lock);
    int count = w->waiting.count;
    pthread_mutex_unlock(&w->lock);
    return count;
}

void workers_free(struct workers *w)
{
    if (w == NULL)
        return;
    pthread_mutex_lock(&w->lock);
    w->is_over = true;
    pthread_cond_broadcast(&w->has_work);
    pthread_mutex_unlock(&w->lock);
    for (int i = 0; i < w->threads; i++)
        pthread_join(w->thread[i], NULL);
    struct job *job;
    while ((job = take(&w->waiting)) != NULL || (job = take(&w->ready)) != NULL)
        job->drop(job);
    pthread_cond_destroy(&w->has_work);
    pthread_mutex_destroy(&w->lock);
    free(w);
}
