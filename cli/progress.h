/*
 * progress.h: a line on stderr that says how far the work is, for a person who watches: only
 * on a terminal and only for work that takes longer than two seconds.
 */
#ifndef AUDE_CLI_PROGRESS_H
#define AUDE_CLI_PROGRESS_H

#include <pthread.h>
#include <stdbool.h>

struct progress {
    pthread_mutex_t lock; /* any thread may report */
    double next;          /* when to show the next line */
    bool is_watched, is_shown;
};

void progress_start(struct progress *p);

/* What is done in all, out of total; a total of 0 means that nobody knows it. */
void progress_show(struct progress *p, long long done, long long total, const char *what);
void progress_end(struct progress *p);

#endif
