/*
 * paint.h: tiles and the table as character cells. A grid knows nothing of terminals: the
 * screen gives its inks real colours, the plain mode prints only the glyphs, tests read it.
 *
 * A tile is drawn from what the engine says about its segments: a segment with half-edges is
 * ground, one that takes whole sides an area, one that leaves the half-edges beside it to
 * others a line, one that reaches no side a building, or a lake if lines touch it. One that lies
 * over others has no picture of its own, and a side that no segment reaches is blank. Rules are
 * not known here.
 */
#ifndef AUDE_CLI_PAINT_H
#define AUDE_CLI_PAINT_H

#include <stdbool.h>
#include <stdint.h>
#include <wchar.h>

#include "aude.h"
#include "words.h"

enum {
    TILE_WIDTH = 7,
    TILE_HEIGHT = 3,
    TILE_WIDTH_LARGE = 11,
    TILE_HEIGHT_LARGE = 5,
    TILE_CELLS = TILE_WIDTH_LARGE * TILE_HEIGHT_LARGE
};

enum ink {
    INK_TABLE,
    INK_FAINT,
    INK_TEXT,
    INK_STRONG,
    INK_FIELD,
    INK_MEADOW, /* the other shade of field, so that single tiles can be told apart */
    INK_GRASS,
    INK_FALLOW, /* a field without an owner while owners are shown */
    INK_CITY,
    INK_ROOF,
    INK_WALL,
    INK_ROAD,
    INK_WATER,
    INK_WAVE, /* on water */
    INK_FOREST,
    INK_TREE, /* on forest */
    INK_GOLD,
    INK_BEAST, /* ground of animals */
    INK_WHEEL, /* the two shades of the wheel of fortune */
    INK_WHEEL_DARK,
    INK_PIG,
    INK_CLOISTER,
    INK_SHIELD,
    INK_OTHER, /* areas this file has no picture of */
    INK_TOWER,
    INK_SYMBOL, /* ground of symbols of whole tiles */
    INK_LADY,   /* princesses */
    INK_DRAGON,
    INK_FAIRY,
    INK_CURSOR,
    INK_DARK, /* on light grounds */
    INK_BAR,  /* ground of the title, menu and choice bars */
    INK_SEAT,
    INK_TINT = INK_SEAT + AUDE_SEATS, /* fields of a seat */
    INK_COUNT = INK_TINT + AUDE_SEATS
};

struct cell {
    wchar_t glyph;
    uint8_t fg, bg; /* enum ink */
    bool is_bold;
};

struct grid {
    int width, height;
    struct cell *cell; /* row by row */
};

/* How things are to look. */
struct look {
    const struct aude_rules *rules;
    enum language language; /* for signs that are letters */
    bool is_ascii;          /* only characters every terminal has */
    bool has_colour;        /* otherwise shapes must say everything */
    bool is_large;          /* 11 by 5 characters a tile instead of 7 by 3 */
    bool has_owners;        /* fields in the tint of their owners */
};

/* What each character of a tile shows. */
struct plan {
    int width, height;
    int8_t seen[TILE_CELLS];      /* the segment in the middle of the character, or -1 */
    int8_t ground[TILE_CELLS];    /* the field segment around or below that, or -1 */
    uint8_t cover[TILE_CELLS];    /* quarters covered by an area: 1 2 above, 4 8 below */
    uint8_t arms[TILE_CELLS];     /* sides to which a line leaves: N E S W from bit 0 */
    bool is_blank[TILE_CELLS];    /* no landscape, at a blank side */
    int8_t crossing;              /* the character where lines end, or -1 */
    int8_t anchor[AUDE_SEGMENTS]; /* where a figure on the segment stands */
};

/* Where the tile at 0,0 has its upper left character. */
struct origin {
    int left, top;
};

void grid_clear(struct grid *g);
void grid_put(struct grid *g, int x, int y, struct cell c); /* outside: nothing happens */
struct cell grid_get(const struct grid *g, int x, int y);   /* outside: a blank */
int grid_text(struct grid *g, int x, int y, const wchar_t *text, struct cell style);

int look_width(const struct look *look);
int look_height(const struct look *look);

/* The mark of a seat, for those who see no colours too. */
wchar_t look_mark(const struct look *look, int seat);

/* The same for a character of a field that the seat owns; a figure still stands out of it. */
wchar_t look_field_mark(const struct look *look, int seat);

/* How a mark, a symbol, a token or a kind of figure is shown; a blank for what needs no sign,
 * such as the ordinary figure. The ground is INK_TABLE where it stands on that of the tile. */
struct cell look_sign(const struct look *look, enum aude_noun noun, int i);

/* The same above a column of numbers and in a list of signs, where nothing goes without one. */
wchar_t look_letter(const struct look *look, enum aude_noun noun, int i);

/* A crown space of the wheel of fortune. */
struct cell look_crown(const struct look *look);

/* The border between two fields with nothing else between them, and whether some tile has one. */
wchar_t look_hedge(const struct look *look);
bool paint_has_hedges(const struct look *look);

/* The ink that can be read on the colour of a seat. */
uint8_t look_pen(int seat);

/* Does the segment lie over others, which it touches? */
bool segment_is_over(const struct aude_kind *kind, int segment);

void plan_make(const struct look *look, const struct aude_kind *kind, int turn, struct plan *out);

/* One tile as it lies. */
struct picture {
    const struct aude_kind *kind;
    int turn;
    int shade;             /* 0 or 1 */
    const uint8_t *owners; /* by segment: a mask of seats; NULL: nobody */
};
void paint_tile(struct grid *g, int x, int y, const struct look *look,
                const struct picture *picture);

/* All tiles, figures and tokens of a position. */
void paint_board(struct grid *g, struct origin origin, const struct look *look,
                 const struct aude_state *s);

/* Does the token belong to the feature it stands on, so that its count is a height? Others stand
 * beside a figure or on a whole tile. */
bool token_is_site(const struct aude_state *s, const struct aude_token *token);

/* One tile at a cell of the board, as if it lay there. */
void paint_ghost(struct grid *g, struct origin origin, const struct look *look,
                 struct aude_tile tile);

struct corners {
    int x, y;
    int seat; /* who laid the tile; -1: the tile in hand would lie here */
};

/* Marks the corners of a cell of the board, where a tile would lie by other glyphs. */
void paint_corners(struct grid *g, struct origin origin, const struct look *look,
                   const struct corners *corners);

struct label {
    struct aude_spot spot;
    int number; /* 0: only a dot */
    bool is_chosen;
};

/* A cell of the board with its number: in the middle of a free one, in a corner of a tile where
 * it hides no figure. */
void paint_place(struct grid *g, struct origin origin, const struct look *look,
                 const struct aude_state *s, const struct label *label);

/* A numbered spot on a segment of a tile that lies on the board. */
void paint_spot(struct grid *g, struct origin origin, const struct look *look,
                const struct aude_state *s, const struct label *label);

/* The character a spot on the board is shown at; the middle of its cell without a segment. */
void spot_locate(struct origin origin, const struct look *look, const struct aude_state *s,
                 const struct aude_spot *spot, int *x, int *y);

#endif
