/*
 * workers.h: work that takes long, done by threads beside the loop. A job is given to workers, done
 * by one of them, and taken back by the loop, which an event tells that one is there.
 */
#ifndef AUDE_SERVER_WORKERS_H
#define AUDE_SERVER_WORKERS_H

#include <stdatomic.h>
#include <stdbool.h>

struct job {
    struct job *next;
    /* In a thread of the workers; is to end early once *is_over is true. */
    void (*run)(struct job *job, const atomic_bool *is_over);
    void (*done)(struct job *job, void *context); /* in the loop; frees the job */
    void (*drop)(struct job *job);                /* it is not wanted any more; frees it */
};

struct workers;

/* So many threads, which give way to everything else on this computer, and room for so many jobs
 * that nobody works at yet. event is an eventfd that is rung whenever a job is done. NULL: it
 * cannot be had, errno says why. */
struct workers *workers_new(int threads, int room, int event);

/* False: there is no room; the job is still the caller's. */
bool workers_add(struct workers *w, struct job *job);

/* Drops the first that waits and is the one that was meant; false: none is. */
bool workers_drop(struct workers *w, bool (*is_it)(const struct job *job, const void *what),
                  const void *what);

/* Every job that is done goes to its function. */
void workers_take(struct workers *w, void *context);

/* Jobs that wait. */
int workers_count(struct workers *w);

/* Ends the threads, and drops all jobs. */
void workers_free(struct workers *w);

#endif
