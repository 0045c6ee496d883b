/*
 * tilefile.h: reading and checking a tile file (docs/tiles.md) that lies in memory. It knows
 * the notation and nothing of any game: kinds, marks and symbols are what the file declares.
 * It does no input or output and allocates nothing, so that a fuzzer can call it.
 */
#ifndef AUDE_TILEFILE_H
#define AUDE_TILEFILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "aude.h"
#include "tile.h"

enum {
    TILEFILE_NAME = 16, /* longest name with its terminating zero, as in struct aude_segment */
    TILEFILE_ID = 32,   /* longest tile id with its terminating zero */
    TILEFILE_KINDS = 16,
    TILEFILE_LINKS = 8,
    TILEFILE_PRINTS = AUDE_TILES_MAX,
    TILEFILE_STARTS = SET_STARTS,
    TILEFILE_BYTES = 1 << 20 /* a longer text is refused */
};

struct tilefile_kind {
    char name[TILEFILE_NAME];
    enum edge edge;
    uint32_t layers; /* overlay: mask of the kinds it lies on */
};

struct tilefile_mark {
    char name[TILEFILE_NAME];
    char group[TILEFILE_NAME];     /* "goods" for wine; empty for a mark of its own */
    char kind_name[TILEFILE_NAME]; /* as declared on that line */
    int line;
    uint8_t kind;
    bool sums;
};

struct tilefile_symbol {
    char name[TILEFILE_NAME];
    uint8_t least, most; /* range of its number; both 0 for a plain symbol */
};

/* The attribute name=1,2 of a line of one kind names lines of another kind. */
struct tilefile_link {
    char name[TILEFILE_NAME];
    char from_name[TILEFILE_NAME], to_name[TILEFILE_NAME];
    int line;
    uint8_t from, to;
};

struct tilefile_segment {
    char name[TILEFILE_NAME]; /* "city.N" */
    bool is_inner;
    uint8_t kind, sides, halves;
    uint32_t touches;
    uint8_t mark[SET_MARKS];
};

struct tilefile_print {
    char id[TILEFILE_ID]; /* "base/D" */
    int line;
    uint8_t copies, starts;
    int8_t x, y; /* of the start tile */
    bool is_second, is_guess;
    uint8_t blank;   /* mask of sides that show nothing */
    uint8_t side[4]; /* enum edge of what takes it; EDGE_INSIDE: blank */
    uint8_t symbol[SET_SYMBOLS];
    int segments;
    struct tilefile_segment segment[AUDE_SEGMENTS];
};

/* What a file says. About 170 KB: keep it off small stacks. */
struct tilefile {
    char set[TILEFILE_NAME];
    int set_line;
    int kinds, marks, symbols, links, prints;
    struct tilefile_kind kind[TILEFILE_KINDS];
    struct tilefile_mark mark[SET_MARKS];
    struct tilefile_symbol symbol[SET_SYMBOLS];
    struct tilefile_link link[TILEFILE_LINKS];
    struct tilefile_print print[TILEFILE_PRINTS];
};

struct tilefile_error {
    int line;           /* counted from 1 */
    char sentence[200]; /* plain ASCII without a line break */
};

/* Reads len bytes of text, which need not end with a zero and may hold any bytes. False: the
 * first mistake is in *err and *out is of no use. */
bool tilefile_read(const char *text, size_t len, struct tilefile *out, struct tilefile_error *err);

#endif
