/*
 * site.h: what answers a request: a file of the page, the tables, or a word that it cannot be. It
 * knows no connection.
 */
#ifndef AUDE_SERVER_SITE_H
#define AUDE_SERVER_SITE_H

#include "answer.h"
#include "request.h"

struct site {
    const char *folder;
    const char *const *names; /* ends with NULL; see host.h */
    bool has_proxy;           /* what a proxy on this computer says about addresses is believed */
};

enum route {
    ROUTE_ANSWERED, /* the answer is there */
    ROUTE_CALL,     /* the tables answer */
    ROUTE_SOCKET    /* it becomes a WebSocket */
};

/* path becomes the decoded path of a call. */
enum route site_route(const struct site *site, const struct request *request, char path[TARGET_MAX],
                      struct answer *out);

#endif
