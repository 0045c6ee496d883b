/*
 * offers.h: questions at a table: who must agree, what may be asked, and what comes of it.
 */
#ifndef AUDE_OFFERS_H
#define AUDE_OFFERS_H

#include "calls.h"

/* The question that was asked last and neither refused nor overtaken, also if all have agreed. */
enum why offer_last(struct hub *h, struct room *r, struct offer *out);

/* The seats whose people must agree: those who play, or for a rematch all who sit there. */
unsigned offer_voters(const struct room *r, const char *what);

enum why offer_may_ask(const struct room *r, const char *what, const char *text,
                       enum aude_status *status);

/* All have agreed: it becomes a line, or a new game. */
enum why offer_do(struct hub *h, struct room *r, const struct offer *o, enum aude_status *status);

#endif
