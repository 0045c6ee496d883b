/*
 * push.h: waking people who are not there, by Web Push. The work is done by another program,
 * aude-online, which is started when there is something to send for the first time; so the server
 * needs no library for it, and nothing that strangers name is called from within it.
 */
#ifndef AUDE_SERVER_PUSH_H
#define AUDE_SERVER_PUSH_H

#include <stdint.h>

#include "../store/store.h"

struct push;

/* What the store says of it; *out is NULL if "aude admin push" has not set it up. event is written to
 * when push_take has something to do. False: out of memory. */
bool push_open(struct store *s, int event, struct push **out);
void push_close(struct push *p); /* NULL is fine */

/* Our public key as text; "" for NULL. */
const char *push_key(const struct push *p);

/* Sends a text about a game; at once, or never. */
void push_send(struct push *p, const struct store_push *to, const char *text);

/* Addresses that are worth nothing any more are dropped from the store. NULL is fine. */
void push_take(struct push *p, struct store *s);

struct push_figures {
    int64_t sent, failed, lost; /* lost: there was nobody to give it to */
};
void push_figure(struct push *p, struct push_figures *out); /* zeros for NULL */

#endif
