/*
 * paint.c: draws a tile by its plan, and the table with its figures. Only the pictures of
 * features, marks and symbols are known by name; whatever has no picture gets its initial.
 */
#include "paint.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { ALL_QUARTERS = 15, SIDES = 4 };

struct feature_look {
    const char *name;
    uint8_t ink, detail;
    wchar_t glyph; /* the building, or without colours everywhere on an area */
    char ascii;
    uint8_t edge;         /* of an area */
    wchar_t detail_glyph; /* now and then on an area */
};

static const struct feature_look feature_looks[] = {
    {"city", INK_CITY, INK_ROOF, L'▒', '#', INK_WALL, L'⌂'},
    {"road", INK_ROAD, INK_ROAD, L'═', '=', INK_ROAD, L' '},
    {"river", INK_WATER, INK_WAVE, L'═', '=', INK_WATER, L' '},
    {"lake", INK_WATER, INK_SHIELD, L'≈', '~', INK_WATER, L' '},
    {"cloister", INK_CLOISTER, INK_SHIELD, L'†', 'M', INK_WALL, L' '},
    {"forest", INK_FOREST, INK_TREE, L'♣', '&', INK_FOREST, L'♣'},
    {"tower", INK_TOWER, INK_SHIELD, L'♜', 'T', INK_WALL, L' '},
    {"field", INK_FIELD, INK_GRASS, L'.', '.', INK_FIELD, L' '},
    {"meadow", INK_FIELD, INK_GRASS, L'.', '.', INK_FIELD, L' '},
};

struct sign {
    enum aude_noun noun;
    const char *name;
    wchar_t glyph;
    char ascii;
    uint8_t fg, bg;
    char german; /* the letter, where that is another one */
};

/* In ASCII the capital letters from A to F are the seats. */
static const struct sign signs[] = {
    {AUDE_NAME_PIECE, "follower", L' ', ' ', INK_STRONG, INK_TABLE, 0},
    {AUDE_NAME_PIECE, "large", L'L', 'L', INK_STRONG, INK_TABLE, 0},
    {AUDE_NAME_PIECE, "member", L' ', ' ', INK_STRONG, INK_TABLE, 0},
    {AUDE_NAME_PIECE, "hut", L'⌂', 'h', INK_STRONG, INK_TABLE, 0},
    {AUDE_NAME_MARK, "shield", L'▼', 'V', INK_SHIELD, INK_TABLE, 0},
    {AUDE_NAME_MARK, "inn", L'⌂', 'i', INK_SHIELD, INK_WATER, 0},
    {AUDE_NAME_MARK, "cathedral", L'‡', 'H', INK_SHIELD, INK_CLOISTER, 0},
    {AUDE_NAME_MARK, "wine", L'W', 'w', INK_DARK, INK_TABLE, 0},
    {AUDE_NAME_MARK, "grain", L'G', 'g', INK_DARK, INK_TABLE, 'K'},
    {AUDE_NAME_MARK, "cloth", L'C', 't', INK_DARK, INK_TABLE, 'T'},
    {AUDE_NAME_MARK, "princess", L'♀', 'P', INK_SHIELD, INK_LADY, 0},
    {AUDE_NAME_MARK, "tunnel", L'∩', 'n', INK_ROAD, INK_TABLE, 0},
    {AUDE_NAME_MARK, "in-city", L' ', ' ', INK_SHIELD, INK_TABLE, 0},
    {AUDE_NAME_MARK, "gold", L'$', '$', INK_GOLD, INK_TABLE, 0},
    {AUDE_NAME_MARK, "mushroom", L'¶', 'p', INK_SHIELD, INK_TABLE, 0},
    {AUDE_NAME_MARK, "spring", L'¤', '@', INK_SHIELD, INK_WATER, 0},
    {AUDE_NAME_MARK, "fish", L' ', ' ', INK_SHIELD, INK_TABLE, 0},
    {AUDE_NAME_MARK, "deer", L'D', 'd', INK_SHIELD, INK_BEAST, 'W'},
    {AUDE_NAME_MARK, "mammoth", L'M', 'm', INK_SHIELD, INK_BEAST, 0},
    {AUDE_NAME_MARK, "tiger", L'T', 't', INK_DRAGON, INK_BEAST, 'S'},
    {AUDE_NAME_MARK, "aurochs", L'A', 'u', INK_SHIELD, INK_BEAST, 0},
    {AUDE_NAME_MARK, "fire", L'*', '*', INK_DRAGON, INK_SYMBOL, 0},
    {AUDE_NAME_MARK, "shrine", L'Π', 'n', INK_SHIELD, INK_TOWER, 0},
    {AUDE_NAME_SYMBOL, "wheel", L'☼', '@', INK_SHIELD, INK_SYMBOL, 0},
    {AUDE_NAME_SYMBOL, "volcano", L'▲', '^', INK_DRAGON, INK_SYMBOL, 0},
    {AUDE_NAME_SYMBOL, "dragon", L'§', '&', INK_DRAGON, INK_SYMBOL, 0},
    {AUDE_NAME_SYMBOL, "portal", L'@', '@', INK_FAIRY, INK_SYMBOL, 0},
    {AUDE_NAME_TOKEN, "wine", L'W', 'w', INK_STRONG, INK_TABLE, 0},
    {AUDE_NAME_TOKEN, "grain", L'G', 'g', INK_STRONG, INK_TABLE, 'K'},
    {AUDE_NAME_TOKEN, "cloth", L'C', 't', INK_STRONG, INK_TABLE, 'T'},
    {AUDE_NAME_TOKEN, "dragon", L'D', 'D', INK_DARK, INK_DRAGON, 0},
    {AUDE_NAME_TOKEN, "fairy", L'F', '!', INK_DARK, INK_FAIRY, 0},
    {AUDE_NAME_TOKEN, "tower", L'♜', 'T', INK_SHIELD, INK_TOWER, 0},
    {AUDE_NAME_TOKEN, "pig", L'P', 'P', INK_DARK, INK_PIG, 'G'},
    {AUDE_NAME_TOKEN, "bonus", L' ', ' ', INK_STRONG, INK_TABLE, 0},
    {AUDE_NAME_TOKEN, "aside", L' ', ' ', INK_STRONG, INK_TABLE, 0},
    {AUDE_NAME_TOKEN, "steps", L' ', ' ', INK_STRONG, INK_TABLE, 0},
    {AUDE_NAME_TOKEN, "tower-pieces", L'♜', 'T', INK_STRONG, INK_TABLE, 0},
};

static const wchar_t quarter_glyphs[] = L" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█";
static const wchar_t line_glyphs[] = L" ║═╚║║╔╠═╝═╩╗╣╦╬";
static const char line_ascii[] = " |=+||++=+=++++#";

static struct feature_look look_of(const struct look *look, int feature)
{
    const char *name = aude_name(look->rules, AUDE_NAME_FEATURE, feature);
    if (name == NULL)
        name = "?";
    for (size_t i = 0; i < sizeof feature_looks / sizeof *feature_looks; i++)
        if (strcmp(feature_looks[i].name, name) == 0)
            return feature_looks[i];
    char initial = (char)toupper((unsigned char)name[0]);
    return (struct feature_look){name,    INK_OTHER, INK_TEXT, (wchar_t)initial,
                                 initial, INK_WALL,  L' '};
}

/* The mark of a river that begins here, or -1. */
static int find_spring(const struct look *look)
{
    for (int i = 0; aude_name(look->rules, AUDE_NAME_MARK, i) != NULL; i++)
        if (strcmp(aude_name(look->rules, AUDE_NAME_MARK, i), "spring") == 0)
            return i;
    return -1;
}

/* The first letter of a name in the language, or of the name itself. */
static int initial_of(const struct look *look, const char *name)
{
    int initial = (unsigned char)words_noun(look->language, name, 1)[0];
    return initial < 128 ? initial : (unsigned char)name[0];
}

struct cell look_sign(const struct look *look, enum aude_noun noun, int i)
{
    const char *name = aude_name(look->rules, noun, i);
    if (name == NULL)
        name = "?";
    for (size_t k = 0; k < sizeof signs / sizeof *signs; k++) {
        const struct sign *sign = &signs[k];
        if (sign->noun != noun || strcmp(sign->name, name) != 0)
            continue;
        wchar_t glyph = look->is_ascii ? (wchar_t)sign->ascii : sign->glyph;
        if (look->language == GERMAN && sign->german != 0)
            glyph = (wchar_t)(look->is_ascii ? tolower(sign->german) : sign->german);
        return (struct cell){.glyph = glyph, .fg = sign->fg, .bg = sign->bg, .is_bold = true};
    }
    int initial = initial_of(look, name);
    return (struct cell){
        .glyph = (wchar_t)(noun == AUDE_NAME_PIECE ? tolower(initial) : toupper(initial)),
        .fg = INK_SHIELD,
        .bg = noun == AUDE_NAME_SYMBOL ? INK_SYMBOL : INK_TABLE,
        .is_bold = true};
}

wchar_t look_letter(const struct look *look, enum aude_noun noun, int i)
{
    wchar_t glyph = look_sign(look, noun, i).glyph;
    const char *name = aude_name(look->rules, noun, i);
    return glyph != L' ' || name == NULL ? glyph : (wchar_t)tolower(initial_of(look, name));
}

void grid_clear(struct grid *g)
{
    for (int i = 0; i < g->width * g->height; i++)
        g->cell[i] = (struct cell){.glyph = L' ', .fg = INK_TEXT, .bg = INK_TABLE};
}

void grid_put(struct grid *g, int x, int y, struct cell c)
{
    if (x >= 0 && x < g->width && y >= 0 && y < g->height)
        g->cell[y * g->width + x] = c;
}

struct cell grid_get(const struct grid *g, int x, int y)
{
    if (x >= 0 && x < g->width && y >= 0 && y < g->height)
        return g->cell[y * g->width + x];
    return (struct cell){.glyph = L' ', .fg = INK_TEXT, .bg = INK_TABLE};
}

int grid_text(struct grid *g, int x, int y, const wchar_t *text, struct cell style)
{
    for (; *text != L'\0'; text++, x++) {
        style.glyph = *text;
        grid_put(g, x, y, style);
    }
    return x;
}

int look_width(const struct look *look)
{
    return look->is_large ? TILE_WIDTH_LARGE : TILE_WIDTH;
}

int look_height(const struct look *look)
{
    return look->is_large ? TILE_HEIGHT_LARGE : TILE_HEIGHT;
}

/* Disc, bar, cross, ring, diamond, star. */
wchar_t look_mark(const struct look *look, int seat)
{
    return (look->is_ascii ? L"ABCDEF" : L"●▬✚○◆★")[seat % AUDE_SEATS];
}

wchar_t look_field_mark(const struct look *look, int seat)
{
    return (look->is_ascii ? L"abcdef" : L"•–+◦⋄⋆")[seat % AUDE_SEATS];
}

/* Yellow and grey are light. */
uint8_t look_pen(int seat)
{
    return seat == 3 || seat == 5 ? INK_DARK : INK_SHIELD;
}

/* Scatters details without a pattern, the same each time a tile is drawn. */
static unsigned scatter(unsigned a, unsigned b)
{
    unsigned h = (a * 2654435761u) ^ (b * 40503u + 977u);
    h ^= h >> 13;
    h *= 0x5bd1e995u;
    return h ^ h >> 15;
}

static int count_bits(unsigned mask)
{
    int count = 0;
    for (; mask != 0; mask &= mask - 1)
        count++;
    return count;
}

/* Shared fields show their owners side by side. */
static int nth_owner(unsigned owners, int n)
{
    int count = count_bits(owners);
    for (int seat = 0, k = 0; seat < AUDE_SEATS; seat++)
        if (owners >> seat & 1 && k++ == n % count)
            return seat;
    return 0;
}

/* Only the tints of blue and black are dark. */
static uint8_t tint_pen(int seat)
{
    return seat == 1 || seat == 4 ? INK_SHIELD : INK_DARK;
}

/* The ground of a character: its ink, and in lack of colour a glyph. */
static struct cell ground_cell(const struct look *look, const struct picture *picture,
                               const struct plan *plan, int i)
{
    struct cell c = {.glyph = L' ', .fg = INK_GRASS, .bg = INK_FIELD};
    int segment = plan->ground[i];
    unsigned owners = picture->owners == NULL || segment < 0 ? 0 : picture->owners[segment];
    c.bg = picture->shade == 0 ? INK_FIELD : INK_MEADOW;
    unsigned chance =
        scatter((unsigned)i, (unsigned)picture->kind->copies * 7u + (unsigned)picture->shade);
    if (look->has_colour)
        c.glyph = chance % 7 == 0 ? (look->is_ascii ? L'\'' : L'‚') : L' ';
    else
        c.glyph = (i + picture->shade) % 2 == 0 ? L'.' : L' ';
    if (!look->has_owners || picture->owners == NULL)
        return c;
    c.fg = INK_FAINT;
    c.bg = INK_FALLOW;
    if (!look->has_colour)
        c.glyph = L' ';
    if (owners == 0)
        return c;
    int stripe = i % plan->width / 2 + i / plan->width;
    int seat = nth_owner(owners, stripe);
    c.bg = (uint8_t)(INK_TINT + seat);
    c.fg = tint_pen(seat);
    /* Colours may be few or not told apart, so now and then the mark says it too. */
    bool is_marked = i % plan->width % 2 == 1 && stripe / count_bits(owners) % 2 == 0;
    c.glyph = !look->has_colour || is_marked ? look_field_mark(look, seat) : L' ';
    return c;
}

/* The glyph that shows a wall on that side of a full character, or a blank. */
static wchar_t wall_glyph(const struct plan *plan, int i)
{
    static const wchar_t walls[SIDES] = L"▔▕▁▏";
    static const int order[SIDES] = {2, 0, 1, 3};
    int x = i % plan->width, y = i / plan->width;
    const int next[SIDES] = {y > 0 ? i - plan->width : -1, x < plan->width - 1 ? i + 1 : -1,
                             y < plan->height - 1 ? i + plan->width : -1, x > 0 ? i - 1 : -1};
    for (int k = 0; k < SIDES; k++) {
        int other = next[order[k]];
        if (other >= 0 && plan->cover[other] == 0)
            return walls[order[k]];
    }
    return L' ';
}

/* How the area of a segment looks; where that is none, the first area of the tile, of which a
 * quarter or two are seen. */
static struct feature_look area_look(const struct look *look, const struct picture *picture,
                                     int segment)
{
    struct feature_look area =
        look_of(look, picture->kind->segment[segment < 0 ? 0 : segment].kind);
    for (int k = 0; area.detail_glyph == L' ' && k < picture->kind->segments; k++) {
        struct feature_look other = look_of(look, picture->kind->segment[k].kind);
        area = other.detail_glyph != L' ' ? other : area;
    }
    return area;
}

static struct cell area_cell(const struct look *look, const struct picture *picture,
                             const struct plan *plan, int i)
{
    struct feature_look area = area_look(look, picture, plan->seen[i]);
    struct cell c = ground_cell(look, picture, plan, i);
    if (plan->cover[i] != ALL_QUARTERS) {
        int n = count_bits(plan->cover[i]);
        c.fg = area.edge;
        if (!look->is_ascii)
            c.glyph = quarter_glyphs[plan->cover[i]];
        else if (n >= 2)
            c.glyph = (wchar_t)area.ascii;
        return c;
    }
    c.bg = area.ink;
    c.fg = area.detail;
    c.glyph = look->is_ascii ? (wchar_t)area.ascii : area.glyph;
    if (!look->has_colour || look->is_ascii)
        return c;
    wchar_t wall = area.edge == area.ink ? L' ' : wall_glyph(plan, i);
    bool has_detail = scatter((unsigned)i * 3u + 1u, (unsigned)picture->turn * 5u) % 3 == 0;
    if (wall != L' ')
        c.fg = area.edge;
    c.glyph = wall != L' ' ? wall : has_detail ? area.detail_glyph : L' ';
    return c;
}

/* A lake shows how many marks it has, then water. */
static struct cell lake_cell(const struct look *look, const struct aude_segment *lake,
                             const struct plan *plan, int i)
{
    struct feature_look water = look_of(look, lake->kind);
    struct cell c = {.fg = water.detail, .bg = water.ink, .is_bold = true};
    int count = 0;
    for (int mark = 0; mark < AUDE_MARKS; mark++)
        count += lake->mark[mark];
    bool is_first = i % plan->width == 0 || plan->seen[i - 1] != plan->seen[i];
    wchar_t wave = look->is_ascii ? (wchar_t)water.ascii : water.glyph;
    c.glyph = is_first ? (wchar_t)(L'0' + count % 10) : wave;
    return c;
}

struct cell look_crown(const struct look *look)
{
    return (struct cell){
        .glyph = look->is_ascii ? L'o' : L'♔', .fg = INK_DARK, .bg = INK_WHEEL, .is_bold = true};
}

static struct cell building_cell(const struct look *look, const struct picture *picture,
                                 const struct plan *plan, int i)
{
    int segment = plan->seen[i];
    struct feature_look building = look_of(look, picture->kind->segment[segment].kind);
    struct cell c = {.fg = building.detail, .bg = building.ink, .is_bold = true};
    if (building.ink == INK_WATER)
        return lake_cell(look, &picture->kind->segment[segment], plan, i);
    if (plan->is_blank[i])
        return look_crown(look);
    /* A field within a city is no building. */
    if (building.ink == INK_FIELD) {
        c = ground_cell(look, picture, plan, i);
        if (!look->has_colour)
            c.glyph = (wchar_t)building.ascii;
        return c;
    }
    bool is_left = plan->seen[i + 1] == segment && plan->seen[i - 1] != segment;
    bool is_right = plan->seen[i - 1] == segment && plan->seen[i + 1] != segment;
    wchar_t middle = look->is_ascii ? (wchar_t)building.ascii : building.glyph;
    c.glyph = is_left ? L'[' : is_right ? L']' : middle;
    return c;
}

/* Where lines end: a village, or the spring of a river. */
static struct cell crossing_cell(const struct look *look, const struct picture *picture,
                                 struct cell ground)
{
    int spring = find_spring(look);
    for (int k = 0; k < picture->kind->segments; k++)
        if (spring >= 0 && picture->kind->segment[k].mark[spring] > 0)
            return look_sign(look, AUDE_NAME_MARK, spring);
    ground.glyph = look->is_ascii ? L'#' : L'■';
    ground.fg = INK_ROAD;
    ground.is_bold = true;
    return ground;
}

wchar_t look_hedge(const struct look *look)
{
    return look->is_ascii ? L'#' : L'▒';
}

/* Does another field begin to the right or below with no road between? There the walls of a city
 * reach to the corner. */
static bool is_hedge(const struct plan *plan, int i)
{
    const int next[2] = {(i + 1) % plan->width != 0 ? i + 1 : -1,
                         i + plan->width < plan->width * plan->height ? i + plan->width : -1};
    if (plan->ground[i] < 0 || plan->seen[i] != plan->ground[i])
        return false;
    for (int k = 0; k < 2; k++) {
        int other = next[k] < 0 ? -1 : plan->ground[next[k]];
        if (other >= 0 && other != plan->ground[i] && plan->seen[next[k]] == other)
            return true;
    }
    return false;
}

static struct cell tile_cell(const struct look *look, const struct picture *picture,
                             const struct plan *plan, int i)
{
    struct cell c = ground_cell(look, picture, plan, i);
    int segment = plan->seen[i];
    if (i == plan->crossing) {
        c = crossing_cell(look, picture, c);
    } else if (plan->arms[i] != 0 && segment >= 0) {
        struct feature_look line = look_of(look, picture->kind->segment[segment].kind);
        c.glyph = look->is_ascii ? (wchar_t)line_ascii[plan->arms[i]] : line_glyphs[plan->arms[i]];
        c.fg = line.detail;
        c.bg = line.ink == INK_WATER ? line.ink : c.bg;
    } else if (segment >= 0 && picture->kind->segment[segment].sides == 0 &&
               picture->kind->segment[segment].halves == 0) {
        c = building_cell(look, picture, plan, i);
    } else if (plan->is_blank[i]) {
        c = (struct cell){.glyph = L' ', .fg = INK_DARK, .bg = INK_WHEEL};
    } else if (plan->cover[i] != 0) {
        c = area_cell(look, picture, plan, i);
    } else if (is_hedge(plan, i) && area_look(look, picture, -1).detail_glyph != L' ') {
        c.glyph = look_hedge(look);
        c.fg = area_look(look, picture, -1).edge;
    }
    return c;
}

/* Only areas with details have such borders. */
bool paint_has_hedges(const struct look *look)
{
    struct aude_kind kind;
    for (int i = 0; aude_kind(look->rules, i, &kind); i++) {
        struct picture picture = {.kind = &kind};
        struct plan plan;
        plan_make(look, &kind, 0, &plan);
        for (int k = 0; k < plan.width * plan.height; k++)
            if (is_hedge(&plan, k) && area_look(look, &picture, -1).detail_glyph != L' ')
                return true;
    }
    return false;
}

/* The n-th character of the segment that is best seen and not taken by a figure. */
static int free_character(const struct plan *plan, int segment, int n)
{
    int last = -1;
    /* Beside the figure only if there is nothing else. */
    int farthest = plan->width + 2 * plan->height;
    for (int k = 2; k <= farthest; k++) {
        int distance = k == farthest ? 1 : k;
        for (int i = 0; i < plan->width * plan->height; i++) {
            int dx = abs(i % plan->width - plan->anchor[segment] % plan->width);
            int dy = 2 * abs(i / plan->width - plan->anchor[segment] / plan->width);
            bool is_solid = plan->cover[i] == 0 || plan->cover[i] == ALL_QUARTERS;
            if (plan->seen[i] != segment || !is_solid || dx + dy != distance)
                continue;
            last = i;
            if (n-- == 0)
                return i;
        }
    }
    /* A segment of one character leaves no room but on what is beside it. */
    int right = plan->anchor[segment] + 1;
    bool is_good = right % plan->width != 0 && plan->arms[right] == 0;
    return last >= 0 ? last : is_good ? right : right - 2;
}

/* Marks of segments, such as shields, and symbols of the whole tile. */
static void paint_marks(struct grid *g, int x, int y, const struct look *look,
                        const struct picture *picture, const struct plan *plan)
{
    int spring = find_spring(look);
    for (int k = 0; k < picture->kind->segments; k++) {
        int n = 0;
        for (int mark = 0; mark < AUDE_MARKS && !segment_is_over(picture->kind, k); mark++) {
            if (aude_name(look->rules, AUDE_NAME_MARK, mark) == NULL)
                break;
            /* Where the river ends, it is there already. */
            if (mark == spring && plan->crossing >= 0)
                continue;
            struct cell c = look_sign(look, AUDE_NAME_MARK, mark);
            bool is_on_ground = c.bg == INK_TABLE;
            for (int copy = 0; copy < picture->kind->segment[k].mark[mark]; copy++) {
                int i = free_character(plan, k, n);
                if (i < 0 || c.glyph == L' ')
                    break;
                if (is_on_ground)
                    c.bg = tile_cell(look, picture, plan, i).bg;
                grid_put(g, x + i % plan->width, y + i / plan->width, c);
                n++;
            }
        }
    }
    for (int symbol = 0, n = 0; symbol < AUDE_SYMBOLS; symbol++) {
        if (aude_name(look->rules, AUDE_NAME_SYMBOL, symbol) == NULL)
            break;
        int number = picture->kind->symbol[symbol];
        struct cell c = look_sign(look, AUDE_NAME_SYMBOL, symbol);
        bool is_numbered = strcmp(aude_name(look->rules, AUDE_NAME_SYMBOL, symbol), "wheel") == 0;
        int at = x + plan->width - 2 - n;
        if (number == 0)
            continue;
        grid_put(g, is_numbered ? at - 1 : at, y + plan->height - 1, c);
        c.glyph = (wchar_t)(L'0' + number % 10);
        if (is_numbered)
            grid_put(g, at, y + plan->height - 1, c);
        n += is_numbered ? 2 : 1;
    }
}

void paint_tile(struct grid *g, int x, int y, const struct look *look,
                const struct picture *picture)
{
    struct plan plan;
    plan_make(look, picture->kind, picture->turn, &plan);
    for (int i = 0; i < plan.width * plan.height; i++)
        grid_put(g, x + i % plan.width, y + i / plan.width, tile_cell(look, picture, &plan, i));
    paint_marks(g, x, y, look, picture, &plan);
}
