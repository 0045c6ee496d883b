/*
 * map.c: the part of the table that is seen in the window, and what is put over it: corners of
 * the tiles just laid, numbered places and spots, arrows to those outside.
 */
#include <stdlib.h>

#include "command.h"
#include "screen.h"
#include "term.h"

enum { MARGIN_X = 2, MARGIN_Y = 1, LARGE_COLUMNS = 8, LARGE_ROWS = 7 };
enum { CROWD = 30 }; /* more spots than that are shown without their numbers */

/* All tiles, and while one is to be laid all places for it. */
static struct box find_box(const struct screen *v)
{
    return box_find(v->session->now, v->phase == PHASE_CHOOSE ? &v->choices : NULL);
}

static bool fits(const struct screen *v, const struct look *look, const struct box *box)
{
    return (box->right - box->left + 1) * look_width(look) <= screen_board_width(v) &&
           (box->bottom - box->top + 1) * look_height(look) <= screen_board_height(v);
}

static void centre(struct screen *v, const struct box *box)
{
    int width = look_width(&v->look), height = look_height(&v->look);
    v->origin.left = (screen_board_width(v) - (box->left + box->right + 1) * width) / 2;
    v->origin.top =
        SCREEN_BOARD_TOP + (screen_board_height(v) - (box->top + box->bottom + 1) * height) / 2;
}

static bool fit(struct screen *v)
{
    struct box box = find_box(v);
    if (!fits(v, &v->look, &box))
        return false;
    centre(v, &box);
    return true;
}

void map_fit(struct screen *v)
{
    fit(v);
}

/* Scrolls as little as needed to see the box of characters. */
static void reveal(struct screen *v, const struct box *box)
{
    int last_row = SCREEN_BOARD_TOP + screen_board_height(v);
    if (box->left < 0)
        v->origin.left -= box->left;
    else if (box->right > screen_board_width(v))
        v->origin.left -= box->right - screen_board_width(v);
    if (box->top < SCREEN_BOARD_TOP)
        v->origin.top += SCREEN_BOARD_TOP - box->top;
    else if (box->bottom > last_row)
        v->origin.top -= box->bottom - last_row;
}

static bool is_seen(const struct screen *v, const struct box *box)
{
    return box->left >= 0 && box->right <= screen_board_width(v) && box->top >= SCREEN_BOARD_TOP &&
           box->bottom <= SCREEN_BOARD_TOP + screen_board_height(v);
}

/* The characters of a box of cells. */
static struct box in_characters(const struct screen *v, const struct box *box)
{
    int width = look_width(&v->look), height = look_height(&v->look);
    return (struct box){v->origin.left + box->left * width, v->origin.top + box->top * height,
                        v->origin.left + (box->right + 1) * width,
                        v->origin.top + (box->bottom + 1) * height};
}

/* Everything where that fits, otherwise the box by scrolling as little as needed. */
static void show_box(struct screen *v, const struct box *box)
{
    struct box all = find_box(v);
    struct box seen = in_characters(v, &all);
    if (is_seen(v, &seen))
        return;
    if (fits(v, &v->look, &all)) {
        centre(v, &all);
        return;
    }
    struct box part = in_characters(v, box);
    part = (struct box){part.left - MARGIN_X, part.top - MARGIN_Y, part.right + MARGIN_X,
                        part.bottom + MARGIN_Y};
    reveal(v, &part);
}

void map_show(struct screen *v, int x, int y)
{
    struct box cell = box_of(x, y);
    show_box(v, &cell);
}

/* All that can be chosen in the group of a target and what stands on whole tiles, as far as that
 * fits; at least the target. */
static struct box find_group(const struct screen *v, const struct target *t)
{
    const struct group *group = &v->choices.group[v->group];
    struct box box = box_of(t->spot.x, t->spot.y), more = box;
    struct aude_token token[AUDE_TOKENS_MAX];
    for (int i = group->first; i < group->first + group->count; i++)
        box_stretch(&more, v->choices.list[i].spot.x, v->choices.list[i].spot.y);
    if (!fits(v, &v->look, &more))
        return box;
    box = more;
    int tokens = aude_tokens(v->session->now, token, AUDE_TOKENS_MAX);
    for (int i = 0; i < tokens && i < AUDE_TOKENS_MAX; i++)
        if (token[i].on_board && token[i].segment < 0)
            box_stretch(&more, token[i].x, token[i].y);
    return fits(v, &v->look, &more) ? more : box;
}

void map_show_chosen(struct screen *v)
{
    if (v->phase != PHASE_CHOOSE || v->choices.count == 0 || v->is_fixed)
        return;
    const struct target *t = &v->choices.list[v->chosen];
    if (!t->spot.on_board)
        return;
    struct box box = target_is_place(t) ? box_of(t->spot.x, t->spot.y) : find_group(v, t);
    show_box(v, &box);
}

/* Large tiles where the window has room for a game with them and nothing is lost of this one. */
static bool wants_large(const struct screen *v)
{
    struct look large = v->look;
    struct box box = find_box(v);
    large.is_large = true;
    return screen_board_width(v) >= LARGE_COLUMNS * TILE_WIDTH_LARGE &&
           screen_board_height(v) >= LARGE_ROWS * TILE_HEIGHT_LARGE && fits(v, &large, &box);
}

void map_resize(struct screen *v)
{
    int width, height, x = 0, y = 0;
    if (v->grid.cell != NULL) {
        /* What was in the middle stays there. */
        x = (screen_board_width(v) / 2 - v->origin.left) / look_width(&v->look);
        y = (screen_board_height(v) / 2 - v->origin.top) / look_height(&v->look);
    }
    term_size(&width, &height);
    v->grid.width = width;
    v->grid.height = height;
    v->grid.cell = memory_grow(v->grid.cell, (size_t)width * (size_t)height * sizeof *v->grid.cell);
    if (!v->is_zoomed)
        v->look.is_large = wants_large(v);
    if (!fit(v))
        centre(v, &(struct box){x, y, x, y});
}

bool map_last(const struct screen *v, int *x, int *y)
{
    struct aude_tile tile[AUDE_TILES_MAX];
    int count = aude_tiles(v->session->now, tile, AUDE_TILES_MAX);
    if (count <= 0)
        return false;
    *x = tile[count - 1].x;
    *y = tile[count - 1].y;
    return true;
}

void map_zoom(struct screen *v)
{
    int x = 0, y = 0;
    map_last(v, &x, &y);
    v->look.is_large = !v->look.is_large;
    v->is_zoomed = true;
    if (v->phase == PHASE_CHOOSE && v->choices.count > 0 &&
        v->choices.list[v->chosen].spot.on_board) {
        x = v->choices.list[v->chosen].spot.x;
        y = v->choices.list[v->chosen].spot.y;
    }
    if (!fit(v))
        centre(v, &(struct box){x, y, x, y});
}

void map_move(struct screen *v, int dx, int dy)
{
    v->origin.left -= dx * look_width(&v->look);
    v->origin.top -= dy * look_height(&v->look);
    v->is_fixed = true;
}

/* Every tile laid since the human who looks had his last turn. */
static void paint_fresh(struct screen *v)
{
    const struct session *n = v->session;
    for (int i = n->fresh; i < n->moves; i++) {
        struct aude_step step = session_step(n, i);
        if (step.actor < 0 || step.action.verb != AUDE_PLACE)
            continue;
        struct corners corners = {step.action.x, step.action.y, step.actor};
        paint_corners(&v->grid, v->origin, &v->look, &corners);
    }
}

static void paint_chosen_place(struct screen *v, const struct target *t)
{
    const struct aude_state *s = v->session->now;
    if (target_is_place(t) && aude_hand(s) >= 0)
        paint_ghost(&v->grid, v->origin, &v->look,
                    (struct aude_tile){.x = t->spot.x,
                                       .y = t->spot.y,
                                       .kind = (uint8_t)aude_hand(s),
                                       .turn = (uint8_t)target_turn(s, t)});
    paint_corners(&v->grid, v->origin, &v->look, &(struct corners){t->spot.x, t->spot.y, -1});
}

static void paint_choices(struct screen *v)
{
    const struct aude_state *s = v->session->now;
    bool is_crowded = v->group >= 0 && v->choices.group[v->group].count > CROWD;
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < v->choices.count; i++) {
            const struct target *t = &v->choices.list[i];
            struct label label = {.spot = t->spot,
                                  .number = choices_number(&v->choices, v->group, i),
                                  .is_chosen = i == v->chosen};
            if (!t->spot.on_board || label.number == 0 || label.is_chosen != (pass == 1))
                continue;
            if (is_crowded && !label.is_chosen && t->spot.segment >= 0)
                label.number = 0;
            if (t->spot.segment >= 0)
                paint_spot(&v->grid, v->origin, &v->look, s, &label);
            else if (!target_is_place(t) || !label.is_chosen)
                paint_place(&v->grid, v->origin, &v->look, s, &label);
            if (label.is_chosen && t->spot.segment < 0)
                paint_chosen_place(v, t);
        }
    }
}

/* At the edge of the map, for what can be chosen but is not seen. */
static void paint_arrows(struct screen *v)
{
    const wchar_t *glyphs = v->look.is_ascii ? L"<>^v" : L"◀▶▲▼";
    int last_x = screen_board_width(v) - 1;
    int last_y = SCREEN_BOARD_TOP + screen_board_height(v) - 1;
    for (int i = 0; i < v->choices.count; i++) {
        int x, y;
        if (!v->choices.list[i].spot.on_board || choices_number(&v->choices, v->group, i) == 0)
            continue;
        spot_locate(v->origin, &v->look, v->session->now, &v->choices.list[i].spot, &x, &y);
        int side = x < 0 ? 0 : x > last_x ? 1 : y < SCREEN_BOARD_TOP ? 2 : y > last_y ? 3 : -1;
        if (side < 0)
            continue;
        x = x < 0 ? 0 : x > last_x ? last_x : x;
        y = y < SCREEN_BOARD_TOP ? SCREEN_BOARD_TOP : y > last_y ? last_y : y;
        grid_put(
            &v->grid, x, y,
            (struct cell){.glyph = glyphs[side], .fg = INK_SHIELD, .bg = INK_BAR, .is_bold = true});
    }
}

/* One coordinate with its middle there, as far as the map goes. */
static void paint_coordinate(struct screen *v, int number, int x, int y)
{
    struct cell style = {.fg = INK_FAINT, .bg = INK_TABLE};
    wchar_t text[16];
    int n = swprintf(text, sizeof text / sizeof *text, L"%d", number);
    bool is_free = true;
    x = x - n / 2 < 0 ? 0 : x - n / 2;
    for (int i = -1; i <= n; i++) {
        struct cell c = grid_get(&v->grid, x + i, y);
        is_free = is_free && c.glyph == L' ' && c.bg == INK_TABLE;
    }
    /* Over the tiles they must not be taken for numbers of places. */
    if (!is_free)
        style = (struct cell){.fg = INK_SHIELD, .bg = INK_BAR};
    if (is_free || v->scale == SCALE_ALL)
        grid_text(&v->grid, x, y, text, style);
}

/* Messages name cells by their coordinates. They stand beside the tiles, at the latest at the edge
 * of the map. */
static void paint_scale(struct screen *v)
{
    struct box box = find_box(v), seen = in_characters(v, &box);
    int width = look_width(&v->look), height = look_height(&v->look);
    int last_row = SCREEN_BOARD_TOP + screen_board_height(v);
    int top = seen.top - 1 < SCREEN_BOARD_TOP ? SCREEN_BOARD_TOP : seen.top - 1;
    int left = seen.left - 3 < 0 ? 0 : seen.left - 3;
    for (int i = box.left; i <= box.right; i++) {
        int x = v->origin.left + i * width + width / 2;
        if (x > left + 2 && x < screen_board_width(v) - 1 && top < last_row)
            paint_coordinate(v, i, x, top);
    }
    for (int i = box.top; i <= box.bottom; i++) {
        int y = v->origin.top + i * height + height / 2;
        if (y > top && y < last_row && left < screen_board_width(v) - 3)
            paint_coordinate(v, i, left, y);
    }
}

void map_paint(struct screen *v)
{
    paint_board(&v->grid, v->origin, &v->look, v->session->now);
    paint_fresh(v);
    if (v->scale == SCALE_ALL)
        paint_scale(v);
    if (v->phase == PHASE_CHOOSE) {
        paint_choices(v);
        paint_arrows(v);
    }
    if (v->scale == SCALE_FREE)
        paint_scale(v);
}
