/*
 * log.h: what whoever runs the server may want to know, a line for each event:
 *     time=2026-11-16T16:30:00.123Z event=start port=8080
 * Never a token, a password, what was said, or anything else that is nobody's business.
 */
#ifndef AUDE_SERVER_LOG_H
#define AUDE_SERVER_LOG_H

#include <stdbool.h>

struct log {
    int fd; /* -1: nobody wants to know */
};

/* A file that is added to, "-" for the standard error, NULL for nothing; false, with errno, if it
 * cannot be had. */
bool log_open(struct log *l, const char *path);
void log_close(struct log *l);

/* facts: "name=value" pairs with blanks between them, "" for none. What could begin another line is
 * made harmless. */
void log_write(const struct log *l, const char *event, const char *facts);

#endif
