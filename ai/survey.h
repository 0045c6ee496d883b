/*
 * survey.h: what open features still need, and how likely the tiles that are left bring it. Which
 * tile fits where it asks the engine; it only remembers the answer for cells that look alike.
 */
#ifndef AUDE_AI_SURVEY_H
#define AUDE_AI_SURVEY_H

#include "aude.h"

enum {
    SURE = 1024, /* a chance of 1 */
    SOON = 4     /* own turns that are soon */
};

struct survey;

/* Cells, a bit for each; those that are 64 apart share one. */
struct reach {
    uint64_t row[64];
};

/* What a feature may become. */
struct outlook {
    int cells;        /* empty cells it needs to be complete, or that a field may grow into */
    int chance;       /* of being completed before the end */
    int soon;         /* of being completed soon */
    int grown;        /* cells that will have been filled at the end, SURE for each */
    int step;         /* the chance that one own draw continues it */
    bool is_surround; /* the cells lie around it and add nothing to what it brings complete */
};

struct survey *survey_open(const struct aude_rules *r); /* NULL: no memory */
void survey_close(struct survey *self);

/* A new position; everything else is asked about this one. */
void survey_begin(struct survey *self, const struct aude_state *s);

/* Another position with the same tiles left. */
void survey_again(struct survey *self);

/* The outlook of a feature that is scored when complete. */
void survey_look(struct survey *self, const struct aude_state *s, const struct aude_feature *f,
                 struct outlook *out);

/* How many features of a kind that touch a field are still open and will be completed, SURE for
 * each. */
int survey_touching(struct survey *self, const struct aude_state *s, int field, int kind);

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
