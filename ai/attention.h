/*
 * attention.h: what somebody sees of all that could be done. People look at what is theirs and at
 * what has just been laid; places far from that they may overlook, and a turn of the tile, too.
 */
#ifndef AUDE_AI_ATTENTION_H
#define AUDE_AI_ATTENTION_H

#include "taste.h"

struct attention {
    int memory;    /* so many tiles that were laid last are looked at */
    int eye;       /* the chance in percent to see a place next to those; it falls with distance */
    int turns;     /* the chance in percent to see one more way to turn the tile at a place */
    int cards;     /* the same for a card of the own hand */
    bool is_blind; /* to fields: nobody has told it what they are for */
};

enum { LOOKS = 256 }; /* tiles that are looked at, at most */

struct gaze {
    const struct attention *attention;
    const struct sources *sources;
    uint64_t luck; /* of this decision: what is seen depends on it and on the place alone */
    int looks;
    int16_t x[LOOKS], y[LOOKS];
};

/* Looks at a position as seat does. */
void gaze_begin(struct gaze *g, const struct aude_state *view, int seat, uint64_t luck);

/* Moves what is seen to the front of a list of legal actions, at least one, and returns how many
 * those are. What concerns the tile at laid, unless that is NULL, is always seen. */
int gaze_see(const struct gaze *g, const struct aude_state *s, const struct aude_action *laid,
             struct aude_action *list, int count);

#endif
