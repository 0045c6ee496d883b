/*
 * bus_line.h: what the bus asks of those who carry its messages, each in a file of its own. All of it
 * happens in the bus's thread, and nothing takes longer than a few seconds.
 */
#ifndef AUDE_SERVER_BUS_LINE_H
#define AUDE_SERVER_BUS_LINE_H

#include <stdbool.h>

enum { BUS_TEXT_MAX = 2048, BUS_SECONDS = 3 };
#define BUS_CHANNEL "aude"

struct bus_line; /* a connection */

typedef void bus_heard(void *context, const char *text);

struct bus_driver {
    bool (*is_address)(const char *where);
    struct bus_line *(*open)(const char *where); /* NULL: nobody is there */
    void (*close)(struct bus_line *line);
    int (*socket)(struct bus_line *line); /* can be read when take has something */
    /* false: the line is dead. */
    bool (*send)(struct bus_line *line, const char *text);
    bool (*take)(struct bus_line *line, bus_heard *heard, void *context);
};

extern const struct bus_driver bus_pg, bus_redis;

#endif
