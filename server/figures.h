/*
 * figures.h: the server in numbers, as Prometheus reads them. They name nobody.
 */
#ifndef AUDE_SERVER_FIGURES_H
#define AUDE_SERVER_FIGURES_H

#include "../online/hub.h"
#include "bus.h"
#include "connection.h"
#include "push.h"

enum { FIGURES_MAX = 8192 };

struct figures {
    struct store_counts counts; /* counting takes a while, so it is not done for each who asks */
    int64_t counted;            /* when, 0: never */
    int64_t took;               /* so long */
    char text[FIGURES_MAX];
};

struct figures_source {
    struct hub *hub;
    struct store *store;
    const struct connections *connections;
    struct bus *bus;   /* NULL: there is none */
    int thoughts;      /* that wait */
    struct push *push; /* NULL: there is none */
};

/* The text is good until the next call. */
const char *figures_write(struct figures *f, const struct figures_source *source, int64_t now);

#endif
