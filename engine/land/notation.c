/*
 * notation.c: what action lines say after their verb. The parts of a line are named in the
 * verb's row (module.h); here each part is read, written and found on the table, once for the
 * verbs of all modules.
 */
#include "land.h"

/* ---- Reading ------------------------------------------------------------------------------ */

static enum aude_status read_cell(const char **at, struct aude_action *out)
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

static enum aude_status read_tile(const struct land *g, const char **at, struct aude_action *out)
{
    enum aude_status status = read_cell(at, out);
    if (status != AUDE_OK)
        return status;
    return board_find(g, out->x, out->y) < 0 ? AUDE_NO_TILE_THERE : AUDE_OK;
}

static enum aude_status read_kind(const struct land *g, const char **at, struct aude_action *out)
{
    const struct rules *r = rules_of(g);
    struct word id = read_word(at);
    for (int i = 0; i < r->kinds; i++) {
        if (word_is(id, r->kind[i].print->id)) {
            out->a = (uint8_t)i;
            return AUDE_OK;
        }
    }
    return AUDE_UNKNOWN_TILE;
}

/* A number up to most, with a word before it. */
static enum aude_status read_small(const char **at, const char *before, int most, uint8_t *out)
{
    int n;
    *at += strspn(*at, " \t");
    if (!read_text(at, before) || !read_number(at, 0, most, &n) || strcspn(*at, " \t\r\n") > 0)
        return AUDE_BAD_ARGUMENT;
    *out = (uint8_t)n;
    return AUDE_OK;
}

static enum aude_status read_piece(const struct land *g, const char **at, struct aude_action *out)
{
    const struct rules *r = rules_of(g);
    struct word name = read_word(at);
    for (int kind = 0; kind < r->piece_kinds; kind++) {
        if (word_is(name, r->piece[kind].name)) {
            out->a = (uint8_t)kind;
            return AUDE_OK;
        }
    }
    return AUDE_UNKNOWN_PIECE;
}

/* A segment of the tile at x, y by its name. */
static enum aude_status read_figure(const struct land *g, const char **at, struct aude_action *out)
{
    int tile = board_find(g, out->x, out->y);
    const struct print *print = rules_of(g)->kind[tiles(g)[tile].kind].print;
    struct word name = read_word(at);
    for (int i = 0; i < print->segments; i++) {
        if (word_is(name, print->segment[i].name)) {
            out->b = (uint8_t)i;
            return AUDE_OK;
        }
    }
    return AUDE_UNKNOWN_SEGMENT;
}

/* The tile may come after the segment, or be the one just laid. */
static enum aude_status read_spot(const struct land *g, const char **at, struct aude_action *out)
{
    const char *name = *at, *rest;
    enum aude_status status = AUDE_OK;
    read_word(at);
    rest = *at;
    if (word_is(read_word(&rest), "at")) {
        status = read_tile(g, &rest, out);
        *at = rest;
    } else if (g->fresh == NONE) {
        status = AUDE_OUT_OF_STEP;
    } else {
        out->x = (int16_t)true_x(g, tiles(g)[g->fresh].x);
        out->y = (int16_t)true_y(g, tiles(g)[g->fresh].y);
    }
    if (status == AUDE_OK)
        status = read_figure(g, &name, out);
    if (status != AUDE_OK)
        return status;
    const uint16_t *feature = features(g) + tiles(g)[board_find(g, out->x, out->y)].first;
    uint8_t named = out->b;
    for (out->b = 0; feature[out->b] != feature[named];)
        out->b++;
    return AUDE_OK;
}

static enum aude_status read_part(const struct land *g, enum part part, const char **at,
                                  struct aude_action *out)
{
    switch (part) {
    case PART_NONE:
        break;
    case PART_KIND:
        return read_kind(g, at, out);
    case PART_TURN:
        return read_small(at, "r", 3, &out->a);
    case PART_PIECE:
        return read_piece(g, at, out);
    case PART_SEAT:
        if (read_small(at, "", AUDE_SEATS * 10, &out->b) != AUDE_OK)
            return AUDE_BAD_ARGUMENT;
        return out->b < seats_of(g) ? AUDE_OK : AUDE_UNKNOWN_SEAT;
    case PART_FIGURE:
        return read_figure(g, at, out);
    case PART_CELL:
        return read_cell(at, out);
    case PART_TILE:
        return read_tile(g, at, out);
    case PART_SPOT:
        return read_spot(g, at, out);
    }
    return AUDE_OK;
}

/* What follows the verb; the caller looks whether something is left over. */
enum aude_status read_parts(const struct land *g, const struct verb *verb, const char **at,
                            struct aude_action *out)
{
    enum aude_status status = AUDE_OK;
    for (int i = 0; i < PARTS_MAX && status == AUDE_OK; i++)
        status = read_part(g, verb->part[i], at, out);
    return status;
}

/* ---- Writing ------------------------------------------------------------------------------ */

static void write_cell(struct writer *out, struct aude_action a)
{
    write_number(out, a.x);
    write_text(out, ",");
    write_number(out, a.y);
}

/* What is named and does not exist is "?". */
static void write_figure(const struct land *g, struct aude_action a, struct writer *out)
{
    int tile = board_find(g, a.x, a.y);
    const struct print *print = tile < 0 ? NULL : rules_of(g)->kind[tiles(g)[tile].kind].print;
    write_text(out, print != NULL && a.b < print->segments ? print->segment[a.b].name : "?");
}

static void write_spot(const struct land *g, struct aude_action a, struct writer *out)
{
    write_figure(g, a, out);
    if (board_find(g, a.x, a.y) == g->fresh)
        return;
    write_text(out, " at ");
    write_cell(out, a);
}

static void write_part_of(const struct land *g, enum part part, struct aude_action a,
                          struct writer *out)
{
    const struct rules *r = rules_of(g);
    switch (part) {
    case PART_NONE:
        break;
    case PART_KIND:
        write_text(out, a.a < r->kinds ? r->kind[a.a].print->id : "?");
        break;
    case PART_TURN:
        write_text(out, "r");
        write_number(out, a.a);
        break;
    case PART_PIECE:
        write_text(out, a.a < r->piece_kinds ? r->piece[a.a].name : "?");
        break;
    case PART_SEAT:
        write_number(out, a.b);
        break;
    case PART_FIGURE:
        write_figure(g, a, out);
        break;
    case PART_CELL:
    case PART_TILE:
        write_cell(out, a);
        break;
    case PART_SPOT:
        write_spot(g, a, out);
        break;
    }
}

void write_parts(const struct land *g, const struct verb *verb, struct aude_action a,
                 struct writer *out)
{
    for (int i = 0; i < PARTS_MAX && verb->part[i] != PART_NONE; i++) {
        write_text(out, " ");
        write_part_of(g, verb->part[i], a, out);
    }
}

/* ---- Finding ------------------------------------------------------------------------------ */

/* The segment of a feature kind on the tile at x, y, or -1. */
static int find_segment(const struct land *g, struct aude_action a, const char *on)
{
    const struct rules *r = rules_of(g);
    int tile = board_find(g, a.x, a.y);
    const struct kind *k = tile < 0 ? NULL : &r->kind[tiles(g)[tile].kind];
    for (int i = 0; k != NULL && i < k->segments; i++) {
        if (strcmp(r->feature[k->feature[i]].name, on) == 0)
            return i;
    }
    return -1;
}

/* Where an action belongs, and what it names. */
struct aude_spot where_parts(const struct land *g, const struct verb *verb, struct aude_action a)
{
    struct aude_spot spot = {.turn = -1, .segment = -1, .piece = -1, .seat = -1, .card = -1};
    for (int i = 0; i < PARTS_MAX; i++) {
        enum part part = verb->part[i];
        if (part == PART_CELL || part == PART_TILE || part == PART_SPOT) {
            spot.on_board = true;
            spot.x = a.x;
            spot.y = a.y;
        }
        if (part == PART_FIGURE || part == PART_SPOT)
            spot.segment = (int8_t)a.b;
        if (part == PART_TURN)
            spot.turn = (int8_t)a.a;
        if (part == PART_PIECE && a.a < rules_of(g)->piece_kinds)
            spot.piece = (int8_t)a.a;
        if (part == PART_SEAT && a.b < seats_of(g))
            spot.seat = (int8_t)a.b;
    }
    if (verb->on != NULL)
        spot.segment = (int8_t)find_segment(g, a, verb->on);
    return spot;
}

/* For verbs that can only be written wrongly. */
enum aude_status why_bad_argument(const struct land *g, struct aude_action a)
{
    (void)g;
    (void)a;
    return AUDE_BAD_ARGUMENT;
}
