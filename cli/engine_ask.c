/*
 * engine_ask.c: questions about a part of the position, so that nobody has to read all of it: a
 * cell, a feature, where a tile fits, the seats, what is left to draw, how it would end.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "args.h"
#include "describe.h"
#include "engine.h"
#include "record.h"
#include "words.h"

enum {
    WORD_SIZE = 64,
    FAR = 9999 /* no board reaches so far */
};

static bool has_board(const struct aude_state *s)
{
    return game_has(aude_rules_of(s), AUDE_HAS_BOARD);
}

/* One of the numbers of a cell. */
static bool read_coordinate(const char *text, char after, char **end, int *out)
{
    long value = strtol(text, end, 10);
    bool is_near = value >= -FAR && value <= FAR;
    *out = is_near ? (int)value : 0;
    return *end != text && **end == after && is_near;
}

/* A cell "X,Y" at the start of *text, which moves past it. */
static bool read_cell(struct engine *e, const char **text, int *x, int *y)
{
    char word[WORD_SIZE], *end;
    *x = *y = 0;
    if (engine_word(text, word, sizeof word) && read_coordinate(word, ',', &end, x) &&
        read_coordinate(end + 1, '\0', &end, y))
        return true;
    return engine_refuse(e, "the cell must be two whole numbers, as in 0,-1");
}

static bool refuse_more(struct engine *e, const char *text)
{
    return text[0] == '\0' || engine_refuse(e, "there is something after the last word");
}

bool engine_tile(struct engine *e, const char *argument)
{
    const struct aude_state *s = engine_position(e);
    int x, y;
    if (!has_board(s))
        return engine_refuse(e, "this game has no board of tiles");
    if (!read_cell(e, &argument, &x, &y) || !refuse_more(e, argument))
        return false;
    describe_print(describe_cell(s, x, y), true);
    return true;
}

/* The number of a segment of the tile at x, y by its name. In a game without a board there are no
 * names: x counts the cards of row y. */
static bool read_segment(struct engine *e, const char **text, int x, int y, int *out)
{
    const struct aude_state *s = engine_position(e);
    struct aude_tile tile;
    struct aude_kind kind;
    char word[WORD_SIZE];
    *out = 0;
    if (!has_board(s))
        return true;
    if (!aude_tile_at(s, x, y, &tile) || !aude_kind(aude_rules_of(s), tile.kind, &kind))
        return engine_refuse(e, "there is no tile at %d,%d", x, y);
    if (!engine_word(text, word, sizeof word))
        return engine_refuse(e, "a segment is missing after the cell, as in %s",
                             kind.segment[0].name);
    for (; *out < kind.segments; ++*out) {
        if (strcmp(kind.segment[*out].name, word) == 0)
            return true;
    }
    char quoted[48];
    args_quote(word, strlen(word), quoted, sizeof quoted);
    return engine_refuse(e, "the tile %s at %d,%d has no segment \"%s\"", kind.id, x, y, quoted);
}

bool engine_feature(struct engine *e, const char *argument)
{
    const struct aude_state *s = engine_position(e);
    struct aude_feature f;
    int x, y, segment;
    if (!read_cell(e, &argument, &x, &y) || !read_segment(e, &argument, x, y, &segment) ||
        !refuse_more(e, argument))
        return false;
    if (!aude_feature(s, aude_feature_at(s, x, y, segment), &f))
        return engine_refuse(e, "there is nothing at %d,%d", x, y);
    describe_print(describe_feature(s, &f), true);
    return true;
}

/* ---- Where a tile fits --------------------------------------------------------------------------- */

struct cell {
    int x, y;
};

/* The empty cells beside tiles, each once. */
static int find_cells(const struct aude_state *s, struct cell cell[4 * AUDE_TILES_MAX])
{
    static const int8_t side_x[] = {0, 1, 0, -1}, side_y[] = {-1, 0, 1, 0};
    struct aude_tile tile[AUDE_TILES_MAX], other;
    int tiles = aude_tiles(s, tile, AUDE_TILES_MAX), cells = 0;
    for (int i = 0; i < 4 * tiles; i++) {
        int x = tile[i / 4].x + side_x[i % 4], y = tile[i / 4].y + side_y[i % 4], k = 0;
        while (k < cells && (cell[k].x != x || cell[k].y != y))
            k++;
        if (k == cells && !aude_tile_at(s, x, y, &other))
            cell[cells++] = (struct cell){x, y};
    }
    return cells;
}

bool engine_fits(struct engine *e, const char *argument)
{
    const struct aude_state *s = engine_position(e);
    struct cell cell[4 * AUDE_TILES_MAX];
    struct aude_kind kind;
    int i = 0;
    if (!has_board(s))
        return engine_refuse(e, "this game has no board of tiles");
    while (aude_kind(aude_rules_of(s), i, &kind) && strcmp(kind.id, argument) != 0)
        i++;
    if (!aude_kind(aude_rules_of(s), i, &kind)) {
        char quoted[48];
        args_quote(argument, strlen(argument), quoted, sizeof quoted);
        return engine_refuse(e, "this game has no tile \"%s\"", quoted);
    }
    int cells = find_cells(s, cell);
    for (int k = 0; k < 4 * cells; k++) {
        int x = cell[k / 4].x, y = cell[k / 4].y;
        if ((aude_fits(s, x, y, i) >> k % 4 & 1) != 0)
            printf("place %d,%d r%d\n", x, y, k % 4);
    }
    return true;
}

/* ---- Seats, what is left, numbers, the end ------------------------------------------------------- */

bool engine_seats(struct engine *e, const char *argument)
{
    const struct aude_state *s = engine_position(e);
    (void)argument;
    for (int seat = 0; seat < aude_seats(aude_rules_of(s)); seat++)
        describe_print(describe_seat(s, seat), true);
    return true;
}

bool engine_bag(struct engine *e, const char *argument)
{
    const struct aude_state *s = engine_position(e);
    struct aude_kind kind;
    struct aude_card_kind card;
    (void)argument;
    for (int i = 0; aude_card_kind(aude_rules_of(s), i, &card); i++) {
        if (aude_bag(s, i) > 0)
            printf("%d %s\n", aude_bag(s, i), card.id);
    }
    for (int i = 0; aude_kind(aude_rules_of(s), i, &kind); i++) {
        if (aude_bag(s, i) > 0)
            printf("%d %s\n", aude_bag(s, i), kind.id);
    }
    return true;
}

bool engine_numbers(struct engine *e, const char *argument)
{
    const struct aude_state *s = engine_position(e);
    const char *name;
    int value;
    (void)argument;
    for (int i = 0; (name = aude_name(aude_rules_of(s), AUDE_NAME_NUMBER, i)) != NULL; i++) {
        if (aude_number(s, name, &value))
            printf("%s %d\n", name, value);
    }
    return true;
}

bool engine_end(struct engine *e, const char *argument)
{
    const struct aude_state *s = engine_position(e);
    struct aude_events events;
    char scores[AUDE_NAME_MAX];
    (void)argument;
    aude_preview_end(s, e->scratch, &events);
    engine_events(e->scratch, &events);
    scores_write(e->scratch, scores, sizeof scores);
    puts(scores);
    return true;
}
