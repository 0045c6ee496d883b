/*
 * choices.h: the legal actions of the one who acts, sorted for people. Actions on the same spot
 * that differ only in how the tile lies, or only in the figure, are one target. Targets on the
 * board come in groups of one verb each; then come those that belong to no place. Any verb fits
 * in.
 */
#ifndef AUDE_CLI_CHOICES_H
#define AUDE_CLI_CHOICES_H

#include <stdbool.h>
#include <stddef.h>

#include "aude.h"
#include "session.h"
#include "tell.h"

enum { TARGET_TURNS = 4, GROUPS_MAX = 32 };

struct target {
    struct aude_spot spot; /* of its first action */
    struct aude_action action[TARGET_TURNS];
    int turns;         /* how many actions it has, at least one */
    int at;            /* which of them is shown */
    bool is_elsewhere; /* puts a figure on another tile than the new one */
};

/* Targets of one kind, all on the board. */
struct group {
    int first, count;
    bool is_spread; /* on several tiles, or where a tile may go: arrows move across the board */
};

struct choices {
    int count;
    struct target list[AUDE_LEGAL_MAX];
    int groups;
    struct group group[GROUPS_MAX];
    int placeless; /* from here on targets belong to no place */
};

void choices_make(struct choices *c, const struct aude_state *s);
void choices_clear(struct choices *c);

bool target_is_place(const struct target *t);
struct aude_action target_action(const struct target *t);

/* The way the tile lies in the action shown. */
int target_turn(const struct aude_state *s, const struct target *t);

/* The target that is only a pass, or -1. */
int choices_pass(const struct choices *c);

/* How many kinds of actions people can change between: the groups, and what belongs to no place
 * where that is more than passing. */
int choices_kinds(const struct choices *c);

/* People see one group at a time, and after it what belongs to no place; -1: only the latter.
 * What they see is numbered from 1 on. */
int choices_group_of(const struct choices *c, int target); /* -1: belongs to no place */
int choices_seen(const struct choices *c, int group);
int choices_number(const struct choices *c, int group, int target); /* 0: not seen */
int choices_numbered(const struct choices *c, int group, int number);

/* A box of cells, its ends included. */
struct box {
    int left, top, right, bottom;
};

struct box box_of(int x, int y);
void box_stretch(struct box *box, int x, int y);

/* The smallest box that holds all tiles and, unless c is NULL, all its targets. */
struct box box_find(const struct aude_state *s, const struct choices *c);

/* A figure that could be put or taken back: what it would be and what its feature is worth. */
struct prospect {
    char who[128];   /* "knight", where there are several kinds of figures "knight (follower)" */
    char brief[128]; /* "knight", for others "knight (large follower)"; "builder" has no role */
    struct aude_feature feature;
    int now, done; /* more points of whoever puts it; the same where no more comes by itself */
    int size;      /* of the feature, in what its points are counted by: tiles or segments */
    bool is_loss;  /* the figure is taken back, and the points are fewer */
};

/* Is the size of some features counted by segments? */
bool prospect_has_segments(const struct aude_rules *r);

/* False if the target neither puts a figure on a feature nor takes an own one back. */
bool target_prospect(const struct session *n, const struct target *t, struct prospect *out);

/* For sentences about what the target shows. */
struct telling target_telling(const struct session *n, const struct target *t);

/* What a target is, for a list: "knight, city of 3 tiles: 3 now, 6 when complete". */
void target_tell(const struct session *n, const struct target *t, char *buf, size_t len);

/* The same in few words, where it is known what kind of action it is: "3,-1 Blue knight". */
void target_brief(const struct session *n, const struct target *t, char *buf, size_t len);

#endif
