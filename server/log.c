/*
 * log.c: lines about what happens.
 */
#include "log.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { LINE_MAX_SIZE = 1024 };

bool log_open(struct log *l, const char *path)
{
    l->fd = -1;
    if (path == NULL)
        return true;
    l->fd = strcmp(path, "-") == 0 ? STDERR_FILENO
                                   : open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    return l->fd >= 0;
}

void log_close(struct log *l)
{
    if (l->fd > STDERR_FILENO)
        close(l->fd);
    l->fd = -1;
}

void log_write(const struct log *l, const char *event, const char *facts)
{
    char line[LINE_MAX_SIZE], date[32] = "";
    struct timespec now;
    struct tm t;
    if (l->fd < 0)
        return;
    clock_gettime(CLOCK_REALTIME, &now);
    if (gmtime_r(&now.tv_sec, &t) != NULL)
        strftime(date, sizeof date, "%Y-%m-%dT%H:%M:%S", &t);
    int size = snprintf(line, sizeof line - 1, "time=%s.%03ldZ event=%s%s%s", date,
                        now.tv_nsec / 1000000, event, facts[0] == '\0' ? "" : " ", facts);
    if (size < 0)
        return;
    if (size > (int)sizeof line - 2)
        size = (int)sizeof line - 2;
    for (int i = 0; i < size; i++) {
        if ((unsigned char)line[i] < ' ' || line[i] == 0x7f)
            line[i] = '?';
    }
    line[size++] = '\n';
    ssize_t n = write(l->fd, line, (size_t)size);
    (void)n; /* there is nobody to tell */
}
