/*
 * base.c: the base game. Roads, cities, cloisters and fields, what they are worth, and seven
 * followers each. How features close, who has the majority and how points are paid is the
 * kernel's business.
 */
#include "land.h"

enum { FIELD, ROAD, CITY, CLOISTER };
enum { SHIELD, CATHEDRAL };
enum { SMALLCITY, FARMERS };
enum { TERM_TILE, TERM_SHIELD, TERM_CITY, TERM_SMALL };
enum { TILES_OF_CLOISTER = 9, CITY_OF_FIELD = 3 };

static const struct option options[OPTIONS_MAX + 1] = {
    [SMALLCITY] = {"smallcity", "4|2"},
    [FARMERS] = {"farmers", "on|off"},
    {NULL, NULL},
};

static const struct feature_kind kinds[] = {
    [FIELD] = {"field", "farmer", "city", FEATURE_LAST},
    [ROAD] = {"road", "robber", "tile", FEATURE_CLOSES},
    [CITY] = {"city", "knight", "tile", FEATURE_CLOSES},
    [CLOISTER] = {"cloister", "monk", "tile", FEATURE_CLOSES | FEATURE_SURROUND},
    {NULL, NULL, NULL, 0},
};

static const char *const everywhere[] = {"field", "road", "city", "cloister", NULL};

static const struct piece_kind figures[] = {
    {"follower", 7, 1, true, false, everywhere},
    {NULL, 0, 0, false, false, NULL},
};

static const char *const marks[] = {[SHIELD] = "shield", [CATHEDRAL] = "cathedral", NULL};
static const char *const terms[] = {[TERM_TILE] = "tile",
                                    [TERM_SHIELD] = "shield",
                                    [TERM_CITY] = "city",
                                    [TERM_SMALL] = "small-city",
                                    NULL};

/* BASE-Q15: without farmers nobody may stand on a field. */
static void on_rules(struct rules *r)
{
    unsigned field = 1u << (r->feature_first[ROW_base] + FIELD);
    for (int i = 0; i < r->piece_kinds && r->option[ROW_base][FARMERS] == 1; i++)
        r->piece_on[i] = (uint16_t)(r->piece_on[i] & ~field);
}

/* BASE-57, BASE-60: the complete cities that touch the field, each once. */
static int cities_of_field(const struct land *g, int field)
{
    const struct rules *r = rules_of(g);
    uint64_t seen[SEGMENT_WORDS] = {0};
    int cities = 0;
    int at = field;
    do {
        const struct tile *tile = &tiles(g)[tiles_of(g)[at]];
        uint32_t touches = r->kind[tile->kind].touches[at - tile->first];
        for (; touches != 0; touches &= touches - 1) {
            int city = features(g)[tile->first + lowest_bit(touches)];
            uint64_t bit = (uint64_t)1 << (city & 63);
            cities += opens(g)[city] == 0 && (seen[city >> 6] & bit) == 0;
            seen[city >> 6] |= bit;
        }
        at = nexts(g)[at];
    } while (at != field);
    return cities;
}

/* BASE-Q04: the old small city of two tiles counts as if it were incomplete. INNS-Q06: one with a
 * cathedral is never that small when it is complete, so what its two tiles will count then is not
 * less either. */
static bool is_small(const struct rules *r, const struct appraisal *f)
{
    return r->option[ROW_base][SMALLCITY] == 1 && f->tiles == 2 &&
           f->mark[r->mark_of[ROW_base][CATHEDRAL]] == 0;
}

/* BASE-32, BASE-51, BASE-52 */
static void city_worth(const struct rules *r, const struct appraisal *f, struct worth *w)
{
    w->units = (int16_t)(w->units + f->tiles);
    w->bonus = (int16_t)(w->bonus + f->mark[r->mark_of[ROW_base][SHIELD]]);
    w->each = (int16_t)(w->each + (f->is_complete && !is_small(r, f) ? 2 : 1));
}

static void worth(const struct land *g, const struct appraisal *f, struct worth *w)
{
    const struct rules *r = rules_of(g);
    switch (f->kind - r->feature_first[ROW_base]) {
    case FIELD:
        w->units = (int16_t)(w->units + cities_of_field(g, f->feature));
        w->each = (int16_t)(w->each + CITY_OF_FIELD);
        break;
    case ROAD: /* BASE-28, BASE-51 */
        w->units = (int16_t)(w->units + f->tiles);
        w->each = (int16_t)(w->each + 1);
        break;
    case CITY:
        city_worth(r, f, w);
        break;
    case CLOISTER: /* BASE-39, BASE-51 */
        w->units =
            (int16_t)(w->units + TILES_OF_CLOISTER - (f->is_complete ? 0 : opens(g)[f->feature]));
        w->each = (int16_t)(w->each + 1);
        break;
    default:
        break;
    }
}

TOLD static void explain(const struct land *g, const struct appraisal *f, const struct worth *w,
                         struct aude_sum *out)
{
    const struct rules *r = rules_of(g);
    int kind = f->kind - r->feature_first[ROW_base], each = worth_each(w);
    if (kind < FIELD || kind > CLOISTER)
        return;
    int unit = kind == FIELD ? TERM_CITY : TERM_TILE;
    sum_own(g, ROW_base, (struct own_term){unit, NO_TERM, AUDE_HOW_EACH, w->units, each}, out);
    if (w->bonus > 0)
        sum_own(g, ROW_base, (struct own_term){TERM_SHIELD, NO_TERM, AUDE_HOW_EACH, w->bonus, each},
                out);
    if (kind == CITY && f->is_complete && is_small(r, f))
        sum_own(g, ROW_base, (struct own_term){TERM_SMALL, TERM_TILE, AUDE_HOW_CAUSE, f->tiles, 0},
                out);
}

const struct module base_module = {
    .name = "base",
    .options = options,
    .pieces = figures,
    .features = kinds,
    .marks = marks,
    .terms = terms,
    .on_rules = on_rules,
    .worth = worth,
    .explain = explain,
};
