/* opponents.h: the opponents that people are offered. */
#ifndef AUDE_AI_OPPONENTS_H
#define AUDE_AI_OPPONENTS_H

#include "player.h"

struct opponent {
    const char *name;
    const char *about;
    const struct player *player; /* who plays under that name */
};

/* From the weakest to the strongest; NULL past the last. */
const struct opponent *opponent(int i);

#endif
