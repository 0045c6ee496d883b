/*
 * survey.h: what open features still need, and how likely the tiles that are left bring it. Which
 * tile fits where it asks the engine; it only remembers the answer for cells that look alike.
 */
#ifndef AUDE_AI_SURVEY_H
#define AUDE_AI_SURVEY_H

#include "aude.h"

enum {
    CELLS = 16,  /* needed cells of a feature that are looked at */
    SURE = 1024, /* a chance of 1 */
    SOON = 4     /* own turns that are soon */
};

/* Guesses about what one does with the tiles one draws, of SURE. */
struct odds {
    int draws;   /* of the own draws: those that may go to one feature and what it needs */
    int ends;    /* of the tiles that fit: how far they must also end what they continue */
    int linking; /* of the own draws: those that may go to a link */
};

struct survey;

/* Cells, a bit for each; those that are 64 apart share one. */
struct reach {
    uint64_t row[64];
};

/* An empty cell, and the half-edges by which a feature comes there, clockwise from north. */
struct cell {
    int16_t x, y;
    uint8_t halves;
};

/* The empty cells that a feature needs to be complete, or into which a field may grow. */
struct border {
    int cells;
    struct cell cell[CELLS];
    bool is_surround; /* they lie around it and add nothing to what it brings complete */
};

/* What a feature may become. */
struct outlook {
    struct border border;
    int chance; /* of being completed before the end */
    int soon;   /* of being completed soon */
    int step;   /* the chance that one own draw continues it */
};

struct survey *survey_open(const struct aude_rules *r,
                           const struct odds *odds); /* NULL: no memory */
void survey_close(struct survey *self);

/* A new position; everything else is asked about this one. */
void survey_begin(struct survey *self, const struct aude_state *s);

/* Another position with the same tiles left. */
void survey_again(struct survey *self);

/* The outlook of a feature that is scored when complete. */
void survey_look(struct survey *self, const struct aude_state *s, const struct aude_feature *f,
                 struct outlook *out);

/* A feature that touches a field, and its chance of being completed. */
struct touched {
    int feature, chance;
    bool is_closed;
};

/* The features of a kind that touch a field; returns how many there are, at most max. */
int survey_touching(struct survey *self, const struct aude_state *s, int field, int kind,
                    struct touched *out, int max);

/* The empty cells where a feature goes on. A segment that reaches no side is surrounded: it needs
 * the eight cells around its tile. */
void survey_border(struct survey *self, const struct aude_state *s, int feature,
                   struct border *out);

/* The chance that a tile comes and is laid into that cell, where a feature of that kind goes on,
 * which links it to another that comes there by other half-edges. */
int survey_link(struct survey *self, const struct aude_state *s, const struct cell *cell,
                int feature_kind, unsigned other);

/* The cells in which a new tile would change what survey_look says of a feature: where it goes on
 * and what lies around those cells. Or, if kind is not below zero, what survey_touching says of a
 * field: where it goes on, and the same for the features that it touches. */
void survey_reach(struct survey *self, const struct aude_state *s, int feature, int kind,
                  struct reach *out);
bool survey_reaches(const struct reach *reach, int x, int y);

/* A number for the tiles that are left: it changes with them. */
uint32_t survey_bag(const struct survey *self);

/* How many tiles that are left show a symbol or bear a mark. */
int survey_symbol(const struct survey *self, int symbol);

/* The same by the number that the symbol shows, below max; returns the sum. */
int survey_steps(const struct survey *self, int symbol, int *out, int max);

int survey_mark(struct survey *self, int mark);

#endif
