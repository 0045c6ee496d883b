/* heyden.h: the evaluation of p-heyden, in thousandths of a point. */
#ifndef AUDE_AI_HEYDEN_H
#define AUDE_AI_HEYDEN_H

#include "aude.h"

struct heyden_opinion;

struct heyden_opinion *heyden_open(const struct aude_rules *r); /* NULL: no memory */
void heyden_close(struct heyden_opinion *self);                 /* also NULL */

/* How a seat stands; its argument is a heyden_opinion. */
int heyden_evaluate(void *opinion, const struct aude_state *s, int seat);

#endif
