/*
 * http.h: the loop that speaks HTTP. Only http.c knows libwebsockets.
 */
#ifndef AUDE_SERVER_HTTP_H
#define AUDE_SERVER_HTTP_H

#include <stdbool.h>

#include "doors.h"

struct http;

/* Takes over the doors, also when it fails; the folder must outlive it. NULL: out of memory. */
struct http *http_new(const char *folder, struct doors *doors);
void http_free(struct http *h);

/* Waits for something to do and does it; false if that can go on no longer. */
bool http_serve(struct http *h);

/* Ends the waiting of http_serve; may be called from a signal handler. */
void http_wake(struct http *h);

#endif
