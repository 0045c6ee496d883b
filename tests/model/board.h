/*
 * board.h: what the files of the model share. The board is a grid of tiles; features exist
 * only for as long as a flood fill is looked at. The numbers that are kept from turn to turn
 * are those that players keep as well: points, figures, the bag and whose turn it is.
 */
#ifndef AUDE_TESTS_MODEL_BOARD_H
#define AUDE_TESTS_MODEL_BOARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "aude.h"

enum {
    GRID_SIZE = 400, /* cells across; the start tile lies in the middle */
    GRID_CENTRE = GRID_SIZE / 2,
    KINDS_MAX = 256,
    SEGMENTS_MAX = AUDE_TILES_MAX * AUDE_SEGMENTS
};

enum step { STEP_DRAW, STEP_PLACE, STEP_DEPLOY, STEP_OVER };

/* A figure of a seat: in the supply, or on a segment of the tile at x, y. */
struct figure {
    int seat, kind;
    bool is_on_board;
    int x, y, segment;
};

/* The numbers the rules give to the words of the clauses; -1 for a word they lack. */
struct words {
    int field, road, city, cloister; /* feature kinds */
    int shield;                      /* mark */
    int follower;                    /* piece kind */
};

struct model {
    const struct aude_rules *r;
    char unknown[AUDE_TEXT_MAX]; /* a word of the rules that the model does not know, or "" */
    struct words word;
    int seats;
    bool is_small_city_cheap; /* smallcity=2, BASE-Q04 */
    bool has_farmers;         /* not farmers=off, BASE-Q15 */
    int kinds;
    struct aude_kind kind[KINDS_MAX];

    int bag[KINDS_MAX]; /* copies still to be drawn */
    int tiles;
    struct aude_tile tile[AUDE_TILES_MAX]; /* in the order they were laid */
    int16_t grid[GRID_SIZE][GRID_SIZE];    /* by row and column: tile index or -1 */
    int figures;
    struct figure figure[AUDE_PIECES_MAX];
    int score[AUDE_SEATS];
    int turn; /* the seat whose turn it is */
    enum step step;
    int hand; /* tile kind drawn and not yet laid, or -1 */
};

void model_copy(struct model *to, const struct model *from);

/* Writes a sentence and returns false, so that a comparison can end with it. */
bool model_refuse(char *why, size_t len, const char *format, ...);

/* Lists every legal action of the actor and returns how many there are; for chance every
 * outcome once. */
int model_legal(const struct model *m, struct aude_action out[AUDE_LEGAL_MAX]);

int model_left(const struct model *m);
int model_supply(const struct model *m, int seat, int kind);

/* ---- The grid ------------------------------------------------------------------------ */

struct box {
    int left, top, right, bottom;
};

/* The tile at a cell, or -1. Cells outside of the grid are empty. */
int board_at(const struct model *m, int x, int y);

/* The tile beside side N E S W = 0 to 3 of a tile, or -1. */
int board_beside(const struct model *m, int tile, int side);

/* Does a segment of a laid tile reach this side, or this half-edge, of the cell? */
bool board_has_side(const struct model *m, int tile, int segment, int side);
bool board_has_half(const struct model *m, int tile, int segment, int half);

void board_lay(struct model *m, int kind, int turn, int x, int y);

/* BASE-14, BASE-15: may a tile of that kind be laid there? */
bool board_fits(const struct model *m, int kind, int turn, int x, int y);
bool board_fits_anywhere(const struct model *m, int kind);

/* All cells with tiles and a rim of empty cells as wide as said. */
struct box board_box(const struct model *m, int rim);

/* ---- Features ------------------------------------------------------------------------ */

struct spot {
    int tile, segment;
};

struct feature {
    int kind;
    int first, segments; /* its members are flood.member[first], ... */
    int tiles;           /* different tiles */
    int open;            /* open sides; for a cloister empty cells around it */
    bool is_closed;
    int shields;
    int cities; /* complete cities that a field touches */
    int strength[AUDE_SEATS];
};

struct flood {
    int features;
    struct feature feature[SEGMENTS_MAX];
    struct spot member[SEGMENTS_MAX];
    int at[AUDE_TILES_MAX][AUDE_SEGMENTS]; /* feature index by tile and segment */
};

/* Finds all features of the board. Whoever asks frees the answer with flood_free. */
struct flood *flood_new(const struct model *m);
void flood_free(struct flood *f);

/* ---- Values -------------------------------------------------------------------------- */

/* What an owner gets for a feature in final scoring, or if it is complete. */
int score_value(const struct model *m, const struct feature *feature, bool is_complete);

/* What each seat gets if the owners get value. */
void score_split(const struct feature *feature, int value, int out[AUDE_SEATS]);

/* Step 3 of a turn: completed roads, cities and cloisters; their followers go home. */
void score_completed(struct model *m);

/* Final scoring. */
void score_final(struct model *m);

/* ---- Comparing, each one part of model_agrees ---------------------------------------- */

bool agree_actions(const struct model *m, const struct aude_state *s, char *why, size_t len);
bool agree_features(const struct model *m, const struct aude_state *s, char *why, size_t len);

#endif
