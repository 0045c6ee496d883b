/*
 * roots.h: finding the features with figures of a position. A player looks at many positions that
 * come from one by a few actions of a turn; what those have not touched is not looked at again. The
 * position they come from is a root: root 0 is any position, root 1 one that came from root 0, and
 * so on.
 */
#ifndef AUDE_AI_ROOTS_H
#define AUDE_AI_ROOTS_H

#include "rank_land.h"

enum {
    ROOTS = 3,
    NO_ROOT = -1 /* a position from anywhere */
};

struct roots;

struct roots *roots_open(void);       /* NULL: no memory */
void roots_close(struct roots *self); /* also NULL */

/* Finds the claims of a position that comes from that root, or from anywhere. They stay as they are
 * until the next position is looked at. */
void roots_find(struct roots *self, int from, struct position *p);

/* Makes a position whose claims have just been found that root. */
void roots_set(struct roots *self, int number, const struct position *p);

/* Is it a position from the same turn as that root: are the same tiles left? */
bool roots_is_near(const struct roots *self, int from, int left);

#endif
