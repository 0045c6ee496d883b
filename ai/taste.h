/*
 * taste.h: what somebody makes of a position beyond what it is worth: more, or less, for what it
 * likes to build, for figures in hand, for what others have. Its own features it looks at itself,
 * so that every evaluation can be tasted.
 */
#ifndef AUDE_AI_TASTE_H
#define AUDE_AI_TASTE_H

#include "aude.h"

/* Where points come from, in every game. Of cards those that one collects belong to them as well:
 * persons are a way to go, animals are kept like fields, buildings are great. */
enum source {
    GREAT,      /* cities and forests: more than a point for a tile */
    LONG,       /* roads and rivers */
    SURROUNDED, /* cloisters */
    WIDE,       /* fields and meadows */
    ELSEWHERE,
    SOURCES
};

struct liking {
    int open;  /* percent on top of what an own feature may bring */
    int done;  /* percent on top of the points that one has just brought */
    int hold;  /* hundredths of a point for having a figure there, or a card of that sort */
    int grand; /* percent on top for the part of an own feature that makes it a great one */
};

struct taste {
    struct liking liking[SOURCES];
    int hope;    /* percent of what completing an own feature would add that is taken for certain */
    int contest; /* percent on top for an own feature in which others have figures, too */
    int hand;    /* hundredths of a point on top for each figure in hand */
    int others;  /* percent that counts of what others have */
};

/* What names mean in the rules of a game. */
struct sources {
    uint8_t feature[32]; /* by feature kind */
    uint8_t card[32];    /* by card kind */
    bool is_cards;
};

void sources_find(struct sources *out, const struct aude_rules *r);

/* The source of a segment of the tile at x, y. */
enum source source_at(const struct sources *sources, const struct aude_state *s, int x, int y,
                      int segment);

/* What a seat feels about the points that an action has just brought it, in hundredths. */
int taste_events(const struct taste *taste, const struct sources *sources,
                 const struct aude_events *events, int seat);

/* How a seat stands by its own lights, where value is how everybody does. */
int taste_margin(const struct taste *taste, const struct sources *sources,
                 const struct aude_state *s, const int value[AUDE_SEATS], int seat);

#endif
