/*
 * table.c: the table with everything on it, and what front ends put over it: places, spots,
 * corners of the tiles just laid.
 */
#include <stdio.h>
#include <string.h>

#include "paint.h"

static int cell_left(struct origin origin, const struct look *look, int x)
{
    return origin.left + x * look_width(look);
}

static int cell_top(struct origin origin, const struct look *look, int y)
{
    return origin.top + y * look_height(look);
}

/* The owners of the fields of one tile, by segment. */
static void find_owners(const struct aude_state *s, const struct aude_tile *tile,
                        const struct aude_kind *kind, uint8_t owners[AUDE_SEGMENTS])
{
    struct aude_feature feature;
    for (int k = 0; k < kind->segments; k++) {
        if (kind->segment[k].halves != 0 &&
            aude_feature(s, aude_feature_at(s, tile->x, tile->y, k), &feature))
            owners[k] = feature.owners;
    }
}

static void paint_figure(struct grid *g, struct origin origin, const struct look *look,
                         const struct aude_state *s, const struct aude_piece *piece)
{
    struct aude_spot spot = {
        .on_board = true, .x = piece->x, .y = piece->y, .segment = (int8_t)piece->segment};
    int x, y;
    spot_locate(origin, look, s, &spot, &x, &y);
    struct cell c = {
        .glyph = look_mark(look, piece->seat), .fg = look_pen(piece->seat), .is_bold = true};
    c.bg = (uint8_t)(INK_SEAT + piece->seat);
    grid_put(g, x, y, c);
    c.glyph = look_sign(look, AUDE_NAME_PIECE, piece->kind).glyph;
    /* Before the mark, because what stands beside a figure comes after it. */
    if (c.glyph != L' ')
        grid_put(g, x > cell_left(origin, look, piece->x) ? x - 1 : x + 1, y, c);
}

/* A token beside the figure or on the site its segment names, otherwise in the upper left of its
 * tile; one that can be more than one high with its height. */
static void paint_token(struct grid *g, struct origin origin, const struct look *look,
                        const struct aude_state *s, const struct aude_token *token)
{
    struct aude_spot spot = {
        .on_board = true, .x = token->x, .y = token->y, .segment = token->segment};
    struct cell c = look_sign(look, AUDE_NAME_TOKEN, token->kind);
    int x, y, left = cell_left(origin, look, token->x);
    const char *name = aude_name(look->rules, AUDE_NAME_TOKEN, token->kind);
    spot_locate(origin, look, s, &spot, &x, &y);
    if (token->segment < 0) {
        x = left + 2;
        y = cell_top(origin, look, token->y);
        for (int i = -1; i <= 1; i++) {
            struct cell part = c;
            part.glyph = i < 0 ? L'<' : i > 0 ? L'>' : c.glyph;
            grid_put(g, x + i, y, part);
        }
        return;
    }
    if (name != NULL && strcmp(name, "tower") == 0) {
        wchar_t text[16];
        swprintf(text, sizeof text / sizeof *text, L"%d", token->count);
        grid_text(g, x + 1, y, text, c);
        return;
    }
    x += x < left + look_width(look) - 1 ? 1 : -1;
    grid_put(g, grid_get(g, x, y).bg == INK_TOWER ? x + 1 : x, y, c);
}

void paint_board(struct grid *g, struct origin origin, const struct look *look,
                 const struct aude_state *s)
{
    struct aude_tile tile[AUDE_TILES_MAX];
    struct aude_piece piece[AUDE_PIECES_MAX];
    int tiles = aude_tiles(s, tile, AUDE_TILES_MAX);
    for (int i = 0; i < tiles; i++) {
        struct aude_kind kind;
        uint8_t owners[AUDE_SEGMENTS] = {0};
        aude_kind(look->rules, tile[i].kind, &kind);
        if (look->has_owners)
            find_owners(s, &tile[i], &kind, owners);
        struct picture picture = {.kind = &kind,
                                  .turn = tile[i].turn,
                                  .shade = (tile[i].x + tile[i].y) & 1,
                                  .owners = owners};
        paint_tile(g, cell_left(origin, look, tile[i].x), cell_top(origin, look, tile[i].y), look,
                   &picture);
    }
    struct aude_token token[AUDE_TOKENS_MAX];
    int pieces = aude_pieces(s, piece, AUDE_PIECES_MAX);
    for (int i = 0; i < pieces && i < AUDE_PIECES_MAX; i++)
        if (piece[i].where == AUDE_ON_SEGMENT)
            paint_figure(g, origin, look, s, &piece[i]);
    int tokens = aude_tokens(s, token, AUDE_TOKENS_MAX);
    /* From the last: who stands beside a figure on a tower finds its height already there. */
    for (int i = (tokens < AUDE_TOKENS_MAX ? tokens : AUDE_TOKENS_MAX) - 1; i >= 0; i--)
        if (token[i].on_board)
            paint_token(g, origin, look, s, &token[i]);
}

void paint_ghost(struct grid *g, struct origin origin, const struct look *look,
                 struct aude_tile tile)
{
    struct aude_kind kind;
    aude_kind(look->rules, tile.kind, &kind);
    struct picture picture = {.kind = &kind, .turn = tile.turn, .shade = (tile.x + tile.y) & 1};
    paint_tile(g, cell_left(origin, look, tile.x), cell_top(origin, look, tile.y), look, &picture);
}

void paint_corners(struct grid *g, struct origin origin, const struct look *look,
                   const struct corners *corners)
{
    bool is_cursor = corners->seat < 0;
    const wchar_t *glyphs =
        is_cursor ? (look->is_ascii ? L"****" : L"╔╗╚╝") : (look->is_ascii ? L"/\\\\/" : L"┏┓┗┛");
    for (int i = 0; i < 4; i++) {
        int x = cell_left(origin, look, corners->x) + (i % 2 == 0 ? 0 : look_width(look) - 1);
        int y = cell_top(origin, look, corners->y) + (i / 2 == 0 ? 0 : look_height(look) - 1);
        struct cell c = grid_get(g, x, y);
        c.glyph = glyphs[i];
        c.is_bold = true;
        /* On their own ground they are seen on every tile. Without colours that ground would be
         * reverse video, which is left to the cursor. */
        if (is_cursor || look->has_colour) {
            c.fg = is_cursor ? INK_DARK : look_pen(corners->seat);
            c.bg = (uint8_t)(is_cursor ? INK_CURSOR : INK_SEAT + corners->seat);
        }
        grid_put(g, x, y, c);
    }
}

void paint_place(struct grid *g, struct origin origin, const struct look *look,
                 const struct label *label)
{
    const wchar_t *glyphs = look->is_ascii ? L"...." : L"┌┐└┘";
    int left = cell_left(origin, look, label->spot.x), top = cell_top(origin, look, label->spot.y);
    struct cell faint = {.fg = INK_FAINT, .bg = INK_TABLE};
    for (int i = 0; i < 4; i++) {
        faint.glyph = glyphs[i];
        grid_put(g, left + (i % 2 == 0 ? 0 : look_width(look) - 1),
                 top + (i / 2 == 0 ? 0 : look_height(look) - 1), faint);
    }
    wchar_t text[16];
    int n = swprintf(text, sizeof text / sizeof *text, L"%d", label->number);
    struct cell strong = {.fg = INK_STRONG, .bg = INK_TABLE};
    grid_text(g, left + (look_width(look) - n + 1) / 2, top + look_height(look) / 2, text, strong);
}

void paint_spot(struct grid *g, struct origin origin, const struct look *look,
                const struct aude_state *s, const struct label *label)
{
    int x, y;
    spot_locate(origin, look, s, &label->spot, &x, &y);
    wchar_t text[16];
    swprintf(text, sizeof text / sizeof *text, L"%d", label->number);
    if (label->number == 0)
        wcscpy(text, look->is_ascii ? L"o" : L"•");
    struct cell c = {.fg = label->is_chosen ? INK_DARK : INK_STRONG,
                     .bg = label->is_chosen ? INK_CURSOR : INK_TABLE,
                     .is_bold = true};
    /* Before a height, so that the two are not read as one number. */
    if (grid_get(g, x + 1, y).bg == INK_TOWER)
        x -= (int)wcslen(text);
    grid_text(g, x, y, text, c);
}

void spot_locate(struct origin origin, const struct look *look, const struct aude_state *s,
                 const struct aude_spot *spot, int *x, int *y)
{
    struct aude_tile tile;
    int i = look_height(look) / 2 * look_width(look) + look_width(look) / 2;
    if (spot->segment >= 0 && aude_tile_at(s, spot->x, spot->y, &tile)) {
        struct aude_kind kind;
        struct plan plan;
        aude_kind(look->rules, tile.kind, &kind);
        plan_make(look, &kind, tile.turn, &plan);
        i = plan.anchor[spot->segment % AUDE_SEGMENTS];
    }
    *x = cell_left(origin, look, spot->x) + i % look_width(look);
    *y = cell_top(origin, look, spot->y) + i / look_width(look);
}
