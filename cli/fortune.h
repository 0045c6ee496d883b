/*
 * fortune.h: what whoever puts a follower on the wheel of fortune wants to know of a crown space.
 */
#ifndef AUDE_CLI_FORTUNE_H
#define AUDE_CLI_FORTUNE_H

#include <stdbool.h>
#include <stddef.h>

#include "aude.h"
#include "words.h"

struct crown {
    const char *segment; /* the engine's name of the segment of the wheel */
    int side;     /* where the segment has two spaces: -1 the left one, 1 the right; else 0 */
    int points;   /* of a follower put there now, if the pig stopped there next */
    int distance; /* how many segments the pig has to go, at least 1 */
};

/* The segment of the wheel where the pig is, from 1 on; 0 if there is no wheel. */
int fortune_pig(const struct aude_state *s);

/* False if the spot is no crown space. */
bool fortune_crown(const struct aude_state *s, const struct aude_spot *spot, struct crown *out);

/* "Taxes", or where there are two "Taxes left". */
void fortune_name(enum language language, const struct crown *crown, char *buf, size_t len);

/* "Taxes left: 6 points, pig 1 segment away" */
void fortune_tell(enum language language, const struct crown *crown, char *buf, size_t len);

#endif
