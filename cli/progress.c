/*
 * progress.c: a line on stderr that says how far the work is.
 */
#include "progress.h"

#include <stdio.h>
#include <unistd.h>

#include "command.h"

static const double patience = 2.0, interval = 0.25;

void progress_start(struct progress *p)
{
    pthread_mutex_init(&p->lock, NULL);
    p->is_watched = isatty(STDERR_FILENO) != 0;
    p->is_shown = false;
    p->next = clock_now() + patience;
}

void progress_show(struct progress *p, long long done, long long total, const char *what)
{
    if (!p->is_watched)
        return;
    pthread_mutex_lock(&p->lock);
    double now = clock_now();
    if (now >= p->next) {
        p->next = now + interval;
        p->is_shown = true;
        if (total > 0)
            fprintf(stderr, "\r%lld of %lld %s, %d %%\033[K", done, total, what,
                    (int)(100.0 * (double)done / (double)total));
        else
            fprintf(stderr, "\r%lld %s\033[K", done, what);
        fflush(stderr);
    }
    pthread_mutex_unlock(&p->lock);
}

void progress_end(struct progress *p)
{
    if (p->is_shown)
        fputs("\r\033[K", stderr);
    pthread_mutex_destroy(&p->lock);
}
