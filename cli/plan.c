/*
 * plan.c: which segment of a tile is seen in which character. The tile is the square from -1
 * to 1 in both directions; areas are sampled in the quarters of each character, lines run from
 * the middles of sides to the centre, and what is left is flooded from the half-edges.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "paint.h"

enum { SIDES = 4, HALVES = 8, QUARTERS = 4, ALL_QUARTERS = 15 };

/* Depth of a city that reaches one side, and how much it narrows on the way in. Where its
 * neighbour side belongs to another area, the two are parted along the diagonal. */
static const double city_depth = 0.72, narrowing = 0.4, parting = 0.1, bend = -0.2;

/* The segments of one tile as it lies. */
struct lying {
    int count;
    uint8_t sides[AUDE_SEGMENTS];
    uint8_t halves[AUDE_SEGMENTS];
    bool is_area[AUDE_SEGMENTS];
    bool is_line[AUDE_SEGMENTS];
    bool is_inside[AUDE_SEGMENTS];
    bool is_over[AUDE_SEGMENTS];
    uint32_t lake[AUDE_SEGMENTS]; /* the lines that touch it, for an inside segment */
    int lakes;
    int area_at[SIDES]; /* the area that takes the side, or -1 */
    unsigned blank;     /* sides that no segment reaches */
};

bool segment_is_over(const struct aude_kind *kind, int segment)
{
    unsigned below = 0;
    for (int i = 0; i < kind->segments; i++)
        below |= kind->segment[segment].touches >> i & 1 ? kind->segment[i].sides : 0u;
    return kind->segment[segment].sides != 0 && below == kind->segment[segment].sides;
}

/* The sides and half-edges as the tile lies; returns the half-edges that are ground. */
static unsigned turn_edges(const struct aude_kind *kind, int turn, struct lying *t)
{
    unsigned ground = 0;
    for (int i = 0; i < t->count; i++) {
        const struct aude_segment *segment = &kind->segment[i];
        unsigned sides = (unsigned)segment->sides << turn;
        unsigned halves = (unsigned)segment->halves << (2 * turn);
        t->is_over[i] = segment_is_over(kind, i);
        t->sides[i] = (uint8_t)((sides | sides >> SIDES) & 15);
        t->halves[i] = (uint8_t)((halves | halves >> HALVES) & 255);
        ground |= t->halves[i];
    }
    return ground;
}

/* Which inside segments are lakes, and for all of them the lines that touch them. */
static void find_lakes(const struct aude_kind *kind, struct lying *t)
{
    for (int k = 0; k < t->count; k++) {
        for (int i = 0; i < t->count && t->is_inside[k]; i++)
            if (t->sides[i] != 0 && !t->is_over[i] && (kind->segment[i].touches >> k & 1) != 0)
                t->lake[k] |= 1u << i;
        t->lakes += t->lake[k] != 0;
    }
}

static void lay(const struct aude_kind *kind, int turn, struct lying *t)
{
    memset(t, 0, sizeof *t);
    t->count = kind->segments;
    unsigned ground = turn_edges(kind, turn, t);
    t->blank = 15;
    for (int side = 0; side < SIDES; side++)
        t->area_at[side] = -1;
    for (int i = 0; i < t->count; i++) {
        t->is_inside[i] = t->sides[i] == 0 && t->halves[i] == 0;
        t->blank &= ~(unsigned)t->sides[i];
        for (int side = 0; side < SIDES; side++) {
            if ((t->halves[i] >> (2 * side) & 3) != 0)
                t->blank &= ~(1u << side);
            if ((t->sides[i] >> side & 1) == 0 || t->is_over[i])
                continue;
            bool has_ground = (ground >> (2 * side) & 3) != 0;
            t->is_line[i] |= has_ground;
            t->is_area[i] |= !has_ground;
            if (!has_ground)
                t->area_at[side] = i;
        }
    }
    find_lakes(kind, t);
}

/* Turns the square so that the side becomes north. */
static void face(int side, double x, double y, double *u, double *v)
{
    const double across[SIDES] = {x, y, -x, -y};
    const double down[SIDES] = {y, -x, -y, x};
    *u = across[side];
    *v = down[side];
}

/* Is x, y in the cap that a one-sided area forms at the side? */
static bool in_cap(const struct lying *t, int side, double x, double y)
{
    double u, v;
    face(side, x, y, &u, &v);
    double depth = v + 1;
    if (depth >= city_depth)
        return false;
    int self = t->area_at[side];
    int beside = t->area_at[(side + (u < 0 ? SIDES - 1 : 1)) % SIDES];
    bool is_shared = beside >= 0 && self >= 0 && beside != self;
    double half_width = is_shared ? 1 - depth - parting : 1 - narrowing * depth;
    return fabs(u) < half_width;
}

static bool in_area(const struct lying *t, int segment, double x, double y)
{
    unsigned sides = t->sides[segment];
    for (int side = 0; side < SIDES; side++) {
        double u, v;
        face(side, x, y, &u, &v);
        if (sides == 1u << side)
            return in_cap(t, side, x, y);
        if (sides == (3u << side | 3u << side >> SIDES) % 16u)
            return v - u < bend; /* this side and the next one clockwise */
    }
    for (int side = 0; side < SIDES; side++)
        if ((sides >> side & 1) == 0 && in_cap(t, side, x, y))
            return false;
    return true;
}

static void cover_areas(const struct lying *t, struct plan *p)
{
    for (int i = 0; i < p->width * p->height; i++) {
        int votes[AUDE_SEGMENTS] = {0};
        for (int quarter = 0; quarter < QUARTERS; quarter++) {
            int column = 2 * (i % p->width) + quarter % 2; /* in halves of a cell */
            int row = 2 * (i / p->width) + quarter / 2;
            double x = (column + 0.5) / p->width - 1;
            double y = (row + 0.5) / p->height - 1;
            for (int k = 0; k < t->count; k++) {
                if (!t->is_area[k] || !in_area(t, k, x, y))
                    continue;
                p->cover[i] |= (uint8_t)(1u << quarter);
                votes[k]++;
                break;
            }
        }
        for (int k = 0; k < t->count; k++)
            if (votes[k] >= 2)
                p->seen[i] = (int8_t)k;
    }
}

/* From a blank side to the middle, there is no landscape. */
static void cover_blanks(const struct lying *t, struct plan *p)
{
    for (int i = 0; i < p->width * p->height; i++) {
        int x = i % p->width, y = i / p->width;
        const bool is_near[SIDES] = {2 * y < p->height, 2 * x >= p->width - 1,
                                     2 * y >= p->height - 1, 2 * x < p->width};
        for (int side = 0; side < SIDES; side++)
            p->is_blank[i] |= (t->blank >> side & 1) != 0 && is_near[side];
    }
}

static const int step_x[SIDES] = {0, 1, 0, -1}, step_y[SIDES] = {-1, 0, 1, 0};

/* Is the line at that side a border between fields? Then it is seen on its whole way, also on a
 * bridge across an area; a tunnel is not. */
static bool parts_ground(const struct lying *t, int side)
{
    int left = -1, right = -1;
    for (int k = 0; k < t->count; k++) {
        left = t->halves[k] >> (2 * side) & 1 ? k : left;
        right = t->halves[k] >> (2 * side + 1) & 1 ? k : right;
    }
    return left != right;
}

static void draw_arm(struct plan *p, int segment, int side, bool is_bridge)
{
    int x = p->width / 2, y = p->height / 2;
    for (bool is_centre = true; x >= 0 && x < p->width && y >= 0 && y < p->height;
         x += step_x[side], y += step_y[side], is_centre = false) {
        int i = y * p->width + x;
        if ((p->cover[i] == ALL_QUARTERS && !is_bridge) || p->is_blank[i])
            continue;
        unsigned arms = 1u << side | (is_centre ? 0 : 1u << (side + 2) % SIDES);
        p->arms[i] |= (uint8_t)arms;
        p->seen[i] = (int8_t)segment;
    }
}

/* A bend that keeps clear of the centre, from the side to the next one clockwise. */
static void draw_bend(struct plan *p, int segment, int side)
{
    int next = (side + 1) % SIDES, x = p->width / 2, y = p->height / 2;
    int corner = (y + step_y[side] + step_y[next]) * p->width + x + step_x[side] + step_x[next];
    draw_arm(p, segment, side, false);
    draw_arm(p, segment, next, false);
    for (int k = 0; k < 2; k++) {
        int to = k == 0 ? side : next;
        int i = (y + step_y[to]) * p->width + x + step_x[to];
        p->arms[i] = (uint8_t)(1u << side | 1u << next);
    }
    p->arms[corner] = (uint8_t)(1u << (side + 2) % SIDES | 1u << (next + 2) % SIDES);
    p->seen[corner] = (int8_t)segment;
    p->arms[y * p->width + x] = 0;
    p->seen[y * p->width + x] = -1;
}

/* The side from which a line bends to the next one clockwise, or -1 if it does not. */
static int bend_side(unsigned sides)
{
    for (int side = 0; side < SIDES; side++)
        if (sides == (3u << side | 3u << side >> SIDES) % 16u)
            return side;
    return -1;
}

static bool is_one_sided(unsigned sides)
{
    return (sides & (sides - 1)) == 0;
}

/* Where a tile has several lakes, the lines of each make a bend, and the lake is in its corner. */
static void draw_lakes(const struct lying *t, struct plan *p)
{
    for (int k = 0; k < t->count; k++) {
        unsigned sides = 0;
        for (int i = 0; i < t->count; i++)
            sides |= t->lake[k] >> i & 1 ? t->sides[i] : 0u;
        int side = t->lake[k] == 0 ? -1 : bend_side(sides);
        if (side < 0)
            continue;
        int next = (side + 1) % SIDES;
        draw_bend(p, 0, side);
        for (int i = 0; i < t->count; i++)
            for (int step = 1; (t->lake[k] >> i & 1) != 0 && step <= p->width / 2; step++) {
                int to = t->sides[i] >> side & 1 ? side : next;
                int x = p->width / 2 + step * step_x[to], y = p->height / 2 + step * step_y[to];
                if (y >= 0 && y < p->height)
                    p->seen[y * p->width + x] = (int8_t)i;
            }
        int x = p->width / 2 + step_x[side] + step_x[next];
        int corner = (p->height / 2 + step_y[side] + step_y[next]) * p->width + x;
        p->seen[corner] = (int8_t)k;
        p->arms[corner] = 0;
    }
}

/* A line that has the tile to itself and ends there goes on to where the fields part at a corner;
 * as a side, or -1. */
static int way_on(const struct lying *t)
{
    int lines = 0, found = -1;
    for (int k = 0; k < t->count; k++) {
        if (t->is_area[k] || t->is_inside[k] || (t->is_line[k] && !is_one_sided(t->sides[k])))
            return -1;
        lines += t->is_line[k];
        for (int side = 0; side < SIDES; side++) {
            bool is_before = (t->halves[k] >> (2 * side + 1) & 1) != 0;
            bool is_after = (t->halves[k] >> (2 * side + 2) % HALVES & 1) != 0;
            found = is_before && !is_after ? side : found;
        }
    }
    return lines == 1 ? found : -1;
}

static void draw_lines(const struct lying *t, struct plan *p)
{
    int centre = p->height / 2 * p->width + p->width / 2;
    bool ends_here = false;
    int bends = 0;
    if (t->lakes > 1) {
        draw_lakes(t, p);
        return;
    }
    for (int k = 0; k < t->count; k++)
        bends += t->is_line[k] && bend_side(t->sides[k]) >= 0;
    for (int k = 0; k < t->count; k++) {
        if (!t->is_line[k])
            continue;
        if (bends > 1 && bend_side(t->sides[k]) >= 0) {
            draw_bend(p, k, bend_side(t->sides[k]));
            continue;
        }
        for (int side = 0; side < SIDES; side++)
            if (t->sides[k] >> side & 1)
                draw_arm(p, k, side, !is_one_sided(t->sides[k]) && parts_ground(t, side));
        if (way_on(t) >= 0)
            draw_arm(p, k, way_on(t), false);
        ends_here |= is_one_sided(t->sides[k]) && way_on(t) < 0;
    }
    if (ends_here && p->cover[centre] != ALL_QUARTERS && !p->is_blank[centre]) {
        p->crossing = (int8_t)centre;
        p->seen[centre] = -1;
    }
}

/* A lake where an area has the middle is beside the outermost character of its line. */
static void put_aside(const struct lying *t, struct plan *p, int lake)
{
    for (int i = 0; i < p->width * p->height; i++) {
        bool is_line = p->arms[i] != 0 && p->seen[i] >= 0 && (t->lake[lake] >> p->seen[i] & 1) != 0;
        if (!is_line || i % p->width + 1 >= p->width)
            continue;
        p->seen[i + 1] = (int8_t)lake;
        p->arms[i + 1] = 0;
        return;
    }
}

/* The character in the middle of those that have no landscape. */
static int blank_middle(const struct plan *p)
{
    int x = 0, y = 0, n = 0;
    for (int i = 0; i < p->width * p->height; i++) {
        x += p->is_blank[i] ? i % p->width : 0;
        y += p->is_blank[i] ? i / p->width : 0;
        n += p->is_blank[i];
    }
    n = n > 0 ? n : 1;
    return (y + n / 2) / n * p->width + (x + n / 2) / n;
}

/* A building takes three characters; the first one stands in the middle. */
static void put_buildings(const struct lying *t, struct plan *p)
{
    int n = 0, centre = p->height / 2 * p->width + p->width / 2;
    for (int k = 0; k < t->count; k++) {
        if (!t->is_inside[k] || (t->lake[k] != 0 && t->lakes > 1))
            continue;
        if (t->blank != 0) {
            p->seen[blank_middle(p)] = (int8_t)k;
            continue;
        }
        if (t->lake[k] != 0 && p->cover[centre] == ALL_QUARTERS) {
            put_aside(t, p, k);
            continue;
        }
        int row = (p->height / 2 + n) % p->height;
        int middle = row * p->width + p->width / 2;
        for (int i = middle - 1; i <= middle + 1; i++) {
            p->seen[i] = (int8_t)k;
            p->arms[i] = 0;
        }
        if (p->crossing == middle)
            p->crossing = -1;
        n++;
    }
}

/* The characters of a half-edge: its part of the border without the middle. */
static bool is_at_half(const struct plan *p, int half, int x, int y)
{
    int side = half / 2;
    bool is_second = half % 2 == 1;
    int across = side % 2 == 0 ? 2 * x - (p->width - 1) : 2 * y - (p->height - 1);
    if (side >= 2)
        across = -across;
    bool on_border = side == 0   ? y == 0
                     : side == 1 ? x == p->width - 1
                     : side == 2 ? y == p->height - 1
                                 : x == 0;
    return on_border && (is_second ? across > 0 : across < 0);
}

/* A building may stand between fields, so none spreads through it. */
static bool is_open_ground(const struct lying *t, const struct plan *p, int i)
{
    bool is_built = p->seen[i] >= 0 && t->is_inside[p->seen[i]];
    return p->arms[i] == 0 && i != p->crossing && p->cover[i] != ALL_QUARTERS && p->ground[i] < 0 &&
           !is_built && !p->is_blank[i];
}

static bool spread(const struct lying *t, struct plan *p)
{
    bool has_grown = false;
    for (int i = 0; i < p->width * p->height; i++) {
        int x = i % p->width, y = i / p->width;
        if (!is_open_ground(t, p, i))
            continue;
        const int next[SIDES] = {y > 0 ? i - p->width : -1, x < p->width - 1 ? i + 1 : -1,
                                 y < p->height - 1 ? i + p->width : -1, x > 0 ? i - 1 : -1};
        for (int side = 0; side < SIDES && p->ground[i] < 0; side++)
            if (next[side] >= 0)
                p->ground[i] = p->ground[next[side]];
        has_grown |= p->ground[i] >= 0;
    }
    return has_grown;
}

/* Is the character open ground at one of the half-edges of the segment? */
static bool is_at_segment(const struct lying *t, const struct plan *p, int segment, int i)
{
    for (int half = 0; half < HALVES; half++)
        if ((t->halves[segment] >> half & 1) && is_at_half(p, half, i % p->width, i / p->width))
            return is_open_ground(t, p, i);
    return false;
}

/* Fields with the least room first: a corner may be all they have. */
static void flood_ground(const struct lying *t, struct plan *p)
{
    int cells = p->width * p->height, room[AUDE_SEGMENTS] = {0};
    for (int k = 0; k < t->count; k++)
        for (int i = 0; i < cells; i++)
            room[k] += is_at_segment(t, p, k, i);
    for (int size = 1; size <= cells; size++)
        for (int k = 0; k < t->count; k++)
            for (int i = 0; room[k] == size && i < cells; i++)
                if (is_at_segment(t, p, k, i))
                    p->ground[i] = (int8_t)k;
    while (spread(t, p))
        continue;
    for (int i = 0; i < p->width * p->height; i++)
        if (p->seen[i] < 0 && i != p->crossing)
            p->seen[i] = p->ground[i];
}

/* How well a figure of the segment stands there: far from what is not the segment, near the
 * middle of it. Negative: not at all. */
static int standing(const struct plan *p, int segment, int i, const int8_t *map)
{
    int nearest = 1000, mean_x = 0, mean_y = 0, n = 0;
    int x = i % p->width, y = i / p->width;
    if (map[i] != segment)
        return -1;
    for (int k = 0; k < p->width * p->height; k++) {
        int dx = k % p->width - x, dy = 2 * (k / p->width - y);
        if (map[k] == segment) {
            mean_x += k % p->width;
            mean_y += k / p->width;
            n++;
        } else if (dx * dx + dy * dy < nearest) {
            nearest = dx * dx + dy * dy;
        }
    }
    int dx = x - mean_x / n, dy = 2 * (y - mean_y / n);
    bool is_corner = (x == 0 || x == p->width - 1) && (y == 0 || y == p->height - 1);
    return 10000 + 100 * (nearest < 4 ? nearest : 4) - (dx * dx + dy * dy) - (is_corner ? 50 : 0);
}

static void choose_anchor(struct plan *p, int segment)
{
    int best = -1;
    p->anchor[segment] = (int8_t)(p->height / 2 * p->width + p->width / 2);
    for (int pass = 0; pass < 2 && best < 0; pass++) {
        for (int i = 0; i < p->width * p->height; i++) {
            int value = standing(p, segment, i, pass == 0 ? p->seen : p->ground);
            bool is_free = true;
            for (int k = 0; k < segment; k++)
                is_free = is_free && p->anchor[k] != i;
            if (value > best && is_free) {
                best = value;
                p->anchor[segment] = (int8_t)i;
            }
        }
    }
}

/* How far a character is from where others stand. */
static int distance_to_others(const struct plan *p, int segment, int i)
{
    int nearest = 100;
    for (int k = 0; k < segment; k++) {
        int dx = abs(p->anchor[k] % p->width - i % p->width);
        int dy = 2 * abs(p->anchor[k] / p->width - i / p->width);
        nearest = dx + dy < nearest ? dx + dy : nearest;
    }
    return nearest;
}

/* What lies over others stands on them: at the end of a lake, otherwise as far from everybody else
 * as it can; where there is no room, at the crossing or beside them. */
static void choose_over(const struct aude_kind *kind, struct plan *p, int segment)
{
    enum { SHORE = 1000, ON = 10, CROSSING = 5, BEFORE = 2, BESIDE = 1 };
    uint32_t below = kind->segment[segment].touches;
    int best = 0;
    for (int i = 0; i < p->width * p->height; i++) {
        int seen = p->seen[i], distance = distance_to_others(p, segment, i), x = i % p->width;
        bool is_on = seen >= 0 && (below >> seen & 1) != 0;
        bool is_shore = is_on && kind->segment[seen].sides == 0 && x > 1 &&
                        p->seen[i - 1] == seen && p->seen[i - 2] == seen;
        int next = x + 1 < p->width ? p->seen[i + 1] : -1, last = x > 0 ? p->seen[i - 1] : -1;
        int value = is_shore                                ? SHORE
                    : is_on                                 ? ON + distance
                    : i == p->crossing                      ? CROSSING
                    : next >= 0 && (below >> next & 1) != 0 ? BEFORE
                    : last >= 0 && (below >> last & 1) != 0 ? BESIDE
                                                            : 0;
        if (distance > 0 && value > best) {
            best = value;
            p->anchor[segment] = (int8_t)i;
        }
    }
}

void plan_make(const struct look *look, const struct aude_kind *kind, int turn, struct plan *out)
{
    struct lying t;
    lay(kind, turn, &t);
    memset(out, 0, sizeof *out);
    memset(out->seen, -1, sizeof out->seen);
    memset(out->ground, -1, sizeof out->ground);
    out->crossing = -1;
    out->width = look_width(look);
    out->height = look_height(look);
    cover_areas(&t, out);
    cover_blanks(&t, out);
    draw_lines(&t, out);
    put_buildings(&t, out);
    flood_ground(&t, out);
    for (int k = 0; k < t.count; k++)
        if (t.is_over[k])
            choose_over(kind, out, k);
        else
            choose_anchor(out, k);
}
