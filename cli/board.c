/*
 * board.c: the board with everything on it, and what front ends put over it: places, spots,
 * corners of the tiles just laid.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fortune.h"
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

/* ---- The wheel of fortune: tiles with blank sides around a wheel of six segments, the first to the
 * north. A tile knows nothing of that, so the wheel is painted over its tiles. ---- */

enum {
    SECTORS = 6, /* so many are painted */
    WHEEL_SIDE = 4,
    WHEEL_CELLS = WHEEL_SIDE * WHEEL_SIDE * TILE_CELLS
};

struct wheel {
    int left, top, width, height; /* in characters, from the upper left one of the tile 0,0 on */
    int8_t sector[WHEEL_CELLS];   /* from 0 on, or -1 for landscape; row by row */
    int active;                   /* the segment where the pig is */
};

/* Which segment of the wheel has the name; -1 if none. */
static int find_sector(const struct look *look, int feature)
{
    const char *name = aude_name(look->rules, AUDE_NAME_FEATURE, feature);
    for (int k = 0; k < SECTORS && name != NULL; k++)
        if (strcmp(words_wheel(look->rules, k + 1), name) == 0)
            return k;
    return -1;
}

/* The sector in that direction from the middle. */
static int sector_towards(double x, double y)
{
    static const double axis[SECTORS][2] = {{0, -1}, {0.866, -0.5}, {0.866, 0.5},
                                            {0, 1},  {-0.866, 0.5}, {-0.866, -0.5}};
    int best = 0;
    for (int k = 1; k < SECTORS; k++)
        if (x * axis[k][0] + y * axis[k][1] > x * axis[best][0] + y * axis[best][1])
            best = k;
    return best;
}

static void add_to_wheel(struct wheel *w, const struct look *look, const struct aude_tile *tile,
                         const struct plan *plan)
{
    for (int i = 0; i < plan->width * plan->height; i++) {
        int x = tile->x * look_width(look) + i % plan->width - w->left;
        int y = tile->y * look_height(look) + i / plan->width - w->top;
        if (plan->is_blank[i] && x >= 0 && x < w->width && y >= 0 && y < w->height)
            w->sector[y * w->width + x] =
                (int8_t)sector_towards(x + 0.5 - w->width / 2.0, 2 * (y + 0.5 - w->height / 2.0));
    }
}

/* The tiles that lay there from the start are its board. False if the game has no wheel. */
static bool find_wheel(const struct look *look, const struct aude_state *s, struct wheel *w)
{
    struct aude_tile tile[AUDE_TILES_MAX];
    int n = aude_tiles(s, tile, AUDE_TILES_MAX);
    if (words_wheel(look->rules, SECTORS) == NULL || n < WHEEL_SIDE * WHEEL_SIDE)
        return false;
    w->left = tile[0].x * look_width(look);
    w->top = tile[0].y * look_height(look);
    w->width = WHEEL_SIDE * look_width(look);
    w->height = WHEEL_SIDE * look_height(look);
    memset(w->sector, -1, sizeof w->sector);
    w->active = fortune_pig(s) - 1;
    for (int i = 0; i < WHEEL_SIDE * WHEEL_SIDE; i++) {
        struct aude_kind kind;
        struct plan plan;
        aude_kind(look->rules, tile[i].kind, &kind);
        plan_make(look, &kind, tile[i].turn, &plan);
        add_to_wheel(w, look, &tile[i], &plan);
    }
    return true;
}

/* A crown space is in the middle of the part of its cell that belongs to its segment, with the
 * segment on both sides, so that it can be seen where it belongs, and not beside another; as a
 * character of the wheel. */
static int find_crown(const struct wheel *w, const struct look *look, int x, int y, int sector)
{
    int left = x * look_width(look) - w->left, top = y * look_height(look) - w->top;
    int sum_x = 0, sum_y = 0, n = 0, best = -1, nearest = 0;
    for (int pass = 0; pass < 2; pass++) {
        for (int k = 0; k < look_width(look) * look_height(look); k++) {
            int to_x = left + k % look_width(look), to_y = top + k / look_width(look);
            if (w->sector[to_y * w->width + to_x] != sector)
                continue;
            int at = to_y * w->width + to_x;
            bool is_inside = to_x > left && to_x < left + look_width(look) - 1 &&
                             w->sector[at - 1] == sector && w->sector[at + 1] == sector;
            int distance = abs(n * to_x - sum_x) + 2 * abs(n * to_y - sum_y);
            distance += is_inside ? 0 : n * WHEEL_CELLS;
            if (pass == 0) {
                sum_x += to_x;
                sum_y += to_y;
                n++;
            } else if (best < 0 || distance < nearest) {
                best = at;
                nearest = distance;
            }
        }
    }
    return best < 0 ? top * w->width + left : best;
}

/* Writes the name of a segment of the wheel in its longest row without a crown space. */
static void paint_name(struct grid *g, struct origin origin, const struct look *look,
                       const struct wheel *w, int sector, const bool *is_crown)
{
    struct cell style = {.fg = INK_DARK, .bg = (uint8_t)(INK_WHEEL + sector % 2), .is_bold = true};
    if (sector == w->active)
        style.bg = INK_PIG;
    int room = 0, left = 0, row = 0;
    wchar_t name[32];
    for (int y = 0; y < w->height; y++) {
        int count = 0, first = 0;
        for (int x = w->width - 1; x >= 0; x--) {
            if (w->sector[y * w->width + x] != sector)
                continue;
            count += is_crown[y * w->width + x] ? -WHEEL_CELLS : 1;
            first = x;
        }
        if (count > room) {
            room = count;
            left = first;
            row = y;
        }
    }
    int n = words_wide(words_noun(look->language, words_wheel(look->rules, sector + 1), 1),
                       look->is_ascii, name, 32);
    /* A long name goes on beyond the middle, not over the rim. */
    bool is_west = left > 0 && w->sector[row * w->width + left - 1] < 0;
    left += n <= room ? (room - n) / 2 : is_west ? 0 : room - n;
    grid_text(g, origin.left + w->left + left, origin.top + w->top + row, name, style);
}

/* Neighbouring segments can be told apart without colours too. */
static wchar_t sector_glyph(const struct look *look, int sector)
{
    if (look->has_colour || sector % 2 == 0)
        return L' ';
    return look->is_ascii ? L':' : L'░';
}

static void paint_wheel(struct grid *g, struct origin origin, const struct look *look,
                        const struct aude_state *s)
{
    struct wheel w;
    struct aude_tile tile[WHEEL_SIDE * WHEEL_SIDE];
    bool is_crown[WHEEL_CELLS] = {false};
    if (!find_wheel(look, s, &w))
        return;
    int left = origin.left + w.left, top = origin.top + w.top;
    for (int i = 0; i < w.width * w.height; i++)
        if (w.sector[i] >= 0)
            grid_put(g, left + i % w.width, top + i / w.width,
                     (struct cell){.glyph = sector_glyph(look, w.sector[i]),
                                   .fg = INK_DARK,
                                   .bg = (uint8_t)(INK_WHEEL + w.sector[i] % 2)});
    aude_tiles(s, tile, WHEEL_SIDE * WHEEL_SIDE);
    for (int i = 0; i < WHEEL_SIDE * WHEEL_SIDE; i++) {
        struct aude_kind kind;
        aude_kind(look->rules, tile[i].kind, &kind);
        for (int k = 0; k < kind.segments; k++) {
            int sector = find_sector(look, kind.segment[k].kind);
            if (sector < 0)
                continue;
            int at = find_crown(&w, look, tile[i].x, tile[i].y, sector);
            struct cell c = look_crown(look);
            c.bg = (uint8_t)(INK_WHEEL + sector % 2);
            is_crown[at] = true;
            grid_put(g, left + at % w.width, top + at / w.width, c);
        }
    }
    for (int k = 0; k < SECTORS; k++)
        paint_name(g, origin, look, &w, k, is_crown);
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

bool token_is_site(const struct aude_state *s, const struct aude_token *token)
{
    struct aude_tile tile;
    struct aude_kind kind;
    const struct aude_rules *r = aude_rules_of(s);
    if (!token->on_board || token->segment < 0 || !aude_tile_at(s, token->x, token->y, &tile) ||
        !aude_kind(r, tile.kind, &kind) || token->segment >= kind.segments)
        return false;
    const char *name = aude_name(r, AUDE_NAME_TOKEN, token->kind);
    const char *feature = aude_name(r, AUDE_NAME_FEATURE, kind.segment[token->segment].kind);
    return name != NULL && feature != NULL && strcmp(name, feature) == 0;
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
    if (token_is_site(s, token)) {
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
    paint_wheel(g, origin, look, s);
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

/* Is that a character of a figure or a token? */
static bool is_taken(const struct grid *g, int x, int y)
{
    int ink = grid_get(g, x, y).bg;
    return (ink >= INK_SEAT && ink < INK_TINT) || ink == INK_TOWER || ink == INK_DRAGON ||
           ink == INK_FAIRY;
}

/* The first corner in which n characters hide nothing and touch no other number. */
static void find_corner(const struct grid *g, const struct look *look, int n, int *x, int *y)
{
    int left = *x, top = *y;
    for (int corner = 0; corner < 4; corner++) {
        *x = left + (corner % 2 == 0 ? 1 : look_width(look) - 1 - n);
        *y = top + (corner / 2 == 0 ? 0 : look_height(look) - 1);
        bool is_free = true;
        for (int i = -1; i <= n; i++)
            is_free = is_free && !is_taken(g, *x + i, *y);
        if (is_free)
            return;
    }
    *x = left + 1;
    *y = top;
}

/* Is that a digit or a sign of a whole tile, which a number beside it would run into? */
static bool is_sign(const struct grid *g, int x, int y)
{
    struct cell c = grid_get(g, x, y);
    return c.bg == INK_SYMBOL || (c.glyph >= L'0' && c.glyph <= L'9');
}

/* Room for n characters beside the figure at x, y, on its tile from left on; on the figure if
 * there is none. */
static void find_side(const struct grid *g, int left, int width, int n, int *x, int *y)
{
    const int from[] = {*x + 1, *x - n, *x, *x}, row[] = {*y, *y, *y - 1, *y + 1};
    for (int side = 0; side < 4; side++) {
        int at = from[side] + n > left + width ? left + width - n : from[side];
        bool is_free = at >= left && at + n <= left + width;
        for (int i = 0; i < n; i++)
            is_free = is_free && !is_taken(g, at + i, row[side]);
        for (int i = -1; i <= n; i++)
            is_free = is_free && !is_sign(g, at + i, row[side]);
        if (is_free) {
            *x = at;
            *y = row[side];
            return;
        }
    }
}

void paint_place(struct grid *g, struct origin origin, const struct look *look,
                 const struct aude_state *s, const struct label *label)
{
    const wchar_t *glyphs = look->is_ascii ? L"...." : L"┌┐└┘";
    int left = cell_left(origin, look, label->spot.x), top = cell_top(origin, look, label->spot.y);
    struct cell faint = {.fg = INK_FAINT, .bg = INK_TABLE};
    struct cell strong = {.fg = INK_STRONG, .bg = INK_TABLE, .is_bold = label->is_chosen};
    struct aude_tile tile;
    wchar_t text[16];
    int n = swprintf(text, sizeof text / sizeof *text, L"%d", label->number);
    if (aude_tile_at(s, label->spot.x, label->spot.y, &tile)) {
        find_corner(g, look, n, &left, &top);
        grid_text(g, left, top, text, strong);
        return;
    }
    for (int i = 0; i < 4; i++) {
        faint.glyph = glyphs[i];
        grid_put(g, left + (i % 2 == 0 ? 0 : look_width(look) - 1),
                 top + (i / 2 == 0 ? 0 : look_height(look) - 1), faint);
    }
    grid_text(g, left + (look_width(look) - n + 1) / 2, top + look_height(look) / 2, text, strong);
}

/* Is that a digit of another number? */
static bool is_number(const struct grid *g, int x, int y)
{
    struct cell c = grid_get(g, x, y);
    return c.bg == INK_TABLE && c.fg == INK_STRONG && c.glyph >= L'0' && c.glyph <= L'9';
}

/* Where n characters would cover the number of a sign or stand beside it, nobody could tell which
 * number is which, so the sign goes. */
static void hide_sign(struct grid *g, int x, int y, int n)
{
    bool is_near = false;
    for (int i = -1; i <= n; i++) {
        struct cell c = grid_get(g, x + i, y);
        is_near |= c.bg == INK_SYMBOL && c.glyph >= L'0' && c.glyph <= L'9';
    }
    for (int i = -2; i <= n && is_near; i++) {
        struct cell c = grid_get(g, x + i, y);
        c.glyph = L' ';
        if (c.bg == INK_SYMBOL)
            grid_put(g, x + i, y, c);
    }
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
    int n = (int)wcslen(text);
    /* Before a height, so that the two are not read as one number; beside a figure, whose owner
     * one wants to see. */
    if (grid_get(g, x + 1, y).bg == INK_TOWER)
        x -= n;
    else if (is_taken(g, x, y))
        find_side(g, cell_left(origin, look, label->spot.x), look_width(look), n, &x, &y);
    hide_sign(g, x, y, n);
    /* Two numbers side by side would be read as one; the list and the arrows know both. */
    if (!label->is_chosen && (is_number(g, x - 1, y) || is_number(g, x + n, y)))
        wcscpy(text, look->is_ascii ? L"o" : L"•");
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
        struct wheel w;
        if (plan.is_blank[i] && find_wheel(look, s, &w)) {
            int sector = find_sector(look, kind.segment[spot->segment].kind);
            int at = find_crown(&w, look, spot->x, spot->y, sector);
            *x = origin.left + w.left + at % w.width;
            *y = origin.top + w.top + at / w.width;
            return;
        }
    }
    *x = cell_left(origin, look, spot->x) + i % look_width(look);
    *y = cell_top(origin, look, spot->y) + i / look_width(look);
}
