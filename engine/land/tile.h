/*
 * tile.h: tiles as printed. tools/mktiles turns each data/NAME.tiles into one const
 * struct tile_set tiles_NAME; nothing here knows what a kind, mark or symbol means.
 * Numbers of kinds, marks and symbols are local to the set; resolve.c finds them by name.
 */
#ifndef AUDE_LAND_TILE_H
#define AUDE_LAND_TILE_H

#include <stdbool.h>
#include <stdint.h>

enum { SET_MARKS = 12, SET_SYMBOLS = 8, SET_STARTS = 16 };

/* What a kind of segment takes of a side of a tile. */
enum edge {
    EDGE_INSIDE, /* nothing: it reaches no side (cloister) */
    EDGE_HALVES, /* half-edges (field) */
    EDGE_MIDDLE, /* the middle; the halves beside it belong to others (road) */
    EDGE_SIDE,   /* the whole side (city) */
    EDGE_OVERLAY /* the middle, beside the kind that has it: joins several of its pieces */
};

struct print_kind {
    const char *name;
    enum edge edge;
};

struct print_mark {
    const char *name;
    uint8_t kind; /* kind of segment that may carry it */
    bool sums;    /* law: counts add up; otherwise one is as good as many */
};

struct print_segment {
    const char *name;        /* "city.N" */
    uint8_t kind;            /* number in the set */
    uint8_t sides;           /* MIDDLE, SIDE, OVERLAY: mask of sides, N E S W from bit 0 */
    uint8_t halves;          /* HALVES: mask of NL NR EL ER SL SR WL WR from bit 0 */
    uint32_t touches;        /* mask of segments of the same tile */
    uint8_t mark[SET_MARKS]; /* count by mark of the set */
};

struct print {
    const char *id; /* "base/D" */
    uint8_t copies;
    uint8_t starts;              /* how many of the copies are a start tile: 0 or 1 */
    int8_t x, y;                 /* of the start tile */
    bool is_second;              /* lies in the second stack; these prints come last */
    bool is_guess;               /* a stand-in for a print that is not known */
    uint8_t symbol[SET_SYMBOLS]; /* by symbol of the set: 0 none, 1 plain, or its number */
    uint8_t segments;
    const struct print_segment *segment;
};

struct tile_set {
    const char *name;
    int kinds, marks, symbols, prints;
    const struct print_kind *kind;
    const struct print_mark *mark;
    const char *const *symbol;
    const struct print *print;
};

#endif
