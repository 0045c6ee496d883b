/*
 * notation.c: the parts of which action lines are made, for the verbs of all modules: cells,
 * segments, pieces, figures.
 */
#include "land.h"

enum aude_status read_cell(const char **at, struct aude_action *out)
{
    int x, y;
    *at += strspn(*at, " \t");
    if (!read_number(at, -1000, 1000, &x) || !read_text(at, ",") ||
        !read_number(at, -1000, 1000, &y) || strcspn(*at, " \t\r\n") > 0)
        return AUDE_BAD_ARGUMENT;
    out->x = (int16_t)x;
    out->y = (int16_t)y;
    return AUDE_OK;
}

void write_cell(struct writer *out, struct aude_action a)
{
    write_number(out, a.x);
    write_text(out, ",");
    write_number(out, a.y);
}

/* A segment by its name, just this one. */
static enum aude_status read_exact(const struct land *g, int tile, const char **at, uint8_t *out)
{
    const struct print *print = rules_of(g)->kind[tiles(g)[tile].kind].print;
    struct word name = read_word(at);
    for (int i = 0; i < print->segments; i++) {
        if (word_is(name, print->segment[i].name)) {
            *out = (uint8_t)i;
            return AUDE_OK;
        }
    }
    return AUDE_UNKNOWN_SEGMENT;
}

/* A segment by its name; the first one of its feature on that tile stands for it. */
enum aude_status read_segment(const struct land *g, int tile, const char **at, uint8_t *out)
{
    uint8_t named;
    enum aude_status status = read_exact(g, tile, at, &named);
    const uint16_t *feature = features(g) + tiles(g)[tile].first;
    if (status != AUDE_OK)
        return status;
    for (*out = 0; feature[*out] != feature[named];)
        ++*out;
    return AUDE_OK;
}

void write_segment(const struct land *g, int tile, int segment, struct writer *out)
{
    const struct print *print = rules_of(g)->kind[tiles(g)[tile].kind].print;
    write_text(out, segment < print->segments ? print->segment[segment].name : "?");
}

enum aude_status read_piece(const struct land *g, const char **at, uint8_t *out)
{
    const struct rules *r = rules_of(g);
    struct word name = read_word(at);
    for (int kind = 0; kind < r->piece_kinds; kind++) {
        if (word_is(name, r->piece[kind].name)) {
            *out = (uint8_t)kind;
            return AUDE_OK;
        }
    }
    return AUDE_UNKNOWN_PIECE;
}

void write_piece(const struct land *g, int kind, struct writer *out)
{
    const struct rules *r = rules_of(g);
    write_text(out, kind < r->piece_kinds ? r->piece[kind].name : "?");
}

/* "3,-1": a tile on the table. */
enum aude_status read_tile(const struct land *g, const char **at, struct aude_action *out)
{
    enum aude_status status = read_cell(at, out);
    if (status != AUDE_OK)
        return status;
    return board_find(g, out->x, out->y) < 0 ? AUDE_NO_TILE_THERE : AUDE_OK;
}

void write_tile(const struct land *g, struct aude_action a, struct writer *out)
{
    (void)g;
    write_text(out, " ");
    write_cell(out, a);
}

/* "3,-1 city.N": the segment on which a figure stands. */
enum aude_status read_figure(const struct land *g, const char **at, struct aude_action *out)
{
    enum aude_status status = read_tile(g, at, out);
    if (status != AUDE_OK)
        return status;
    return read_exact(g, board_find(g, out->x, out->y), at, &out->b);
}

void write_figure(const struct land *g, struct aude_action a, struct writer *out)
{
    int tile = board_find(g, a.x, a.y);
    write_tile(g, a, out);
    write_text(out, " ");
    if (tile >= 0)
        write_segment(g, tile, a.b, out);
    else
        write_text(out, "?");
}

struct aude_spot where_tile(const struct land *g, struct aude_action a)
{
    (void)g;
    return (struct aude_spot){.on_board = true, .x = a.x, .y = a.y, .turn = -1, .segment = -1};
}

struct aude_spot where_figure(const struct land *g, struct aude_action a)
{
    struct aude_spot spot = where_tile(g, a);
    spot.segment = (int8_t)a.b;
    return spot;
}

/* For verbs that say everything by themselves. */
enum aude_status read_no_argument(const struct land *g, const char **at, struct aude_action *out)
{
    (void)g;
    (void)at;
    (void)out;
    return AUDE_OK;
}

void write_no_argument(const struct land *g, struct aude_action a, struct writer *out)
{
    (void)g;
    (void)a;
    (void)out;
}

enum aude_status why_bad_argument(const struct land *g, struct aude_action a)
{
    (void)g;
    (void)a;
    return AUDE_BAD_ARGUMENT;
}

struct aude_spot where_nowhere(const struct land *g, struct aude_action a)
{
    (void)g;
    (void)a;
    return (struct aude_spot){.on_board = false, .turn = -1, .segment = -1};
}
