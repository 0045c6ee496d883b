/*
 * site.h: what answers a request. For now that is the files of the page; it knows no connection.
 */
#ifndef AUDE_SERVER_SITE_H
#define AUDE_SERVER_SITE_H

#include "answer.h"
#include "request.h"

struct site {
    const char *folder;
    const char *const *names; /* ends with NULL; see host.h */
};

void site_answer(const struct site *site, const struct request *request, struct answer *out);

#endif
