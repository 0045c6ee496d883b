/*
 * server.h: the server as its front end sees it: opened, told its port, run until a signal ends
 * it, closed. It says nothing itself; sentences are made by whoever calls.
 */
#ifndef AUDE_SERVER_SERVER_H
#define AUDE_SERVER_SERVER_H

#include <stdbool.h>

#include "../store/store.h"

struct server;

enum server_status {
    SERVER_READY,
    SERVER_TAKEN,   /* another program listens at every port that was tried */
    SERVER_DENIED,  /* only root may listen there */
    SERVER_UNKNOWN, /* the address is not one of this computer */
    SERVER_STORE,   /* the database cannot be had; the trouble says more */
    SERVER_LOG,     /* the log cannot be written; errno says more */
    SERVER_FAILED   /* errno says more */
};

struct server_options {
    const char *folder;           /* the built page; it may be built anew while the server runs */
    const char *const *addresses; /* ends with NULL; those after the first only where they exist */
    const char *const *names;     /* ends with NULL; what the server is called, see host.h */
    int port;                     /* 0: any that is free */
    int tries;                    /* how many ports are tried, this one and those after it */
    bool has_proxy;               /* one on this computer is believed about who is asking */
    const char *store;            /* where games are kept, as for store_open */
    const char *bus;              /* how servers of one database tell each other, see bus.h */
    int threads;                  /* for computer players, 0: "aude think" does it elsewhere */
    int think_ms;                 /* how long computers think about a move */
    const char *log;              /* a file, "-" for the standard error, NULL for none */
};

/* More about SERVER_STORE. */
struct server_trouble {
    enum store_status store;
    char why[STORE_WHY_MAX]; /* in English */
};

/* Could this be a name of the server, without a port? */
bool server_is_name(const char *text);

/* And this an address of a bus, or "none"? */
bool server_is_bus(const char *where);

/* Listens, opens the store, and heeds signals from now on; *out is NULL unless the answer is
 * SERVER_READY. What the options point to must outlive the server. */
enum server_status server_open(const struct server_options *options, struct server **out,
                               struct server_trouble *trouble);

/* The port it listens at. */
int server_port(const struct server *s);

/* Serves until SIGINT, SIGTERM or SIGHUP has come; false, with errno, if the loop itself
 * failed. */
bool server_run(struct server *s);

void server_close(struct server *s);

#endif
