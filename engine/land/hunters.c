/*
 * hunters.c: Hunters & Gatherers. Forests, rivers and meadows; lakes with fish between the rivers;
 * river systems, which run on through the lakes and belong to huts; bonus tiles for whoever
 * completes a forest with gold.
 */
#include "land.h"

enum { MEADOW, RIVER, FOREST, LAKE, SYSTEM };
enum { GOLD, MUSHROOM, FISH, DEER, MAMMOTH, TIGER, AUROCHS, FIRE, SHRINE };
enum { COUNT };
enum { COUNT_SEGMENTS, COUNT_TILES };
enum { TOKEN_BONUS };

struct slice {
    uint8_t has_bonus; /* the player on turn has earned a bonus tile */
};

SLICE(ROW_hunters)

/* ---- Tables ------------------------------------------------------------------------------ */

static const struct option options[] = {
    [COUNT] = {"count", "segments|tiles"},
    {NULL, NULL},
};

/* HUNT-46, HUNT-42: meadows and river systems are scored at the end, and what stands there stays.
 * HUNT-Q16: nobody stands on a lake as such. */
static const struct feature_kind kinds[] = {
    [MEADOW] = {"meadow", "hunter", "animal", "", FEATURE_LAST},
    [RIVER] = {"river", "fisher", "segment", "", FEATURE_CLOSES},
    [FOREST] = {"forest", "gatherer", "segment", "", FEATURE_CLOSES},
    [LAKE] = {"lake", "", "", "", FEATURE_NEVER},
    [SYSTEM] = {"system", "settler", "fish", "", FEATURE_LAST},
    {NULL, NULL, NULL, NULL, 0},
};

static const char *const on_land[] = {"meadow", "river", "forest", NULL};
static const char *const on_water[] = {"system", NULL};

/* HUNT-08, HUNT-16, HUNT-40. Huts stand on river systems and members never do, so that neither
 * is in the way of the other (HUNT-43, HUNT-45). */
static const struct piece_kind figures[] = {
    {"member", 5, 1, true, false, on_land},
    {"hut", 2, 1, true, false, on_water},
    {NULL, 0, 0, false, false, NULL},
};

static const char *const marks[] = {[GOLD] = "gold",       [MUSHROOM] = "mushroom",
                                    [FISH] = "fish",       [DEER] = "deer",
                                    [MAMMOTH] = "mammoth", [TIGER] = "tiger",
                                    [AUROCHS] = "aurochs", [FIRE] = "fire",
                                    [SHRINE] = "shrine",   NULL};

static const char *const tokens[] = {[TOKEN_BONUS] = "bonus", NULL};

/* HUNT-Q01 */
static void on_rules(struct rules *r)
{
    int first = r->feature_first[ROW_hunters];
    if (r->option[ROW_hunters][COUNT] == COUNT_TILES)
        r->feature[first + RIVER].unit = r->feature[first + FOREST].unit = "tile";
}

/* How much of a mark a feature has. */
static int has(const struct land *g, const struct appraisal *f, int mark)
{
    return f->mark[rules_of(g)->mark_of[ROW_hunters][mark]];
}

/* How much of a mark is printed on a segment of a tile kind. */
static int printed(const struct rules *r, const struct kind *k, int segment, int mark)
{
    const struct mark_count *list = k->mark[segment];
    for (int i = 0; i < SEGMENT_MARKS && list[i].count > 0; i++) {
        if (list[i].mark == r->mark_of[ROW_hunters][mark])
            return list[i].count;
    }
    return 0;
}

/* ---- What features are worth --------------------------------------------------------------- */

/* HUNT-23, HUNT-Q14, HUNT-Q15, HUNT-Q18: the fish of the lakes at its ends, each lake once. */
static int fish_at_ends(const struct land *g, int river)
{
    const struct rules *r = rules_of(g);
    int fish = 0, before = -1;
    int at = river;
    do {
        const struct tile *tile = &tiles(g)[tiles_of(g)[at]];
        const struct kind *k = &r->kind[tile->kind];
        uint32_t touches = k->touches[at - tile->first];
        for (; touches != 0; touches &= touches - 1) {
            int lake = tile->first + lowest_bit(touches);
            fish += lake == before ? 0 : printed(r, k, lowest_bit(touches), FISH);
            before = lake;
        }
        at = nexts(g)[at];
    } while (at != river);
    return fish;
}

/* HUNT-54 to HUNT-56, HUNT-61, HUNT-63, HUNT-Q13, HUNT-Q23: each tiger takes a deer, and a fire
 * drives the tigers away. */
static int animals(const struct land *g, const struct appraisal *f)
{
    int tigers = has(g, f, FIRE) > 0 ? 0 : has(g, f, TIGER);
    int deer = has(g, f, DEER) - tigers;
    return (deer > 0 ? deer : 0) + has(g, f, MAMMOTH) + has(g, f, AUROCHS);
}

/* HUNT-Q01: pieces of forest and river count, or the tiles they lie on. */
static int length(const struct land *g, const struct appraisal *f)
{
    bool counts_tiles = rules_of(g)->option[ROW_hunters][COUNT] == COUNT_TILES;
    return counts_tiles ? f->tiles : f->segments;
}

/* HUNT-50: what is not complete is worth nothing. */
static void worth(const struct land *g, const struct appraisal *f, struct aude_worth *w)
{
    switch (f->kind - rules_of(g)->feature_first[ROW_hunters]) {
    case MEADOW:
        w->units = (int16_t)(w->units + animals(g, f));
        w->each = (int16_t)(w->each + 2);
        break;
    case RIVER:
        w->units = (int16_t)(w->units + length(g, f));
        w->each = (int16_t)(w->each + 1);
        w->extra = (int16_t)(w->extra + fish_at_ends(g, f->feature));
        w->nothing = w->nothing || !f->is_complete;
        break;
    case FOREST: /* HUNT-27, HUNT-62 */
        w->units = (int16_t)(w->units + length(g, f));
        w->each = (int16_t)(w->each + 2);
        w->extra = (int16_t)(w->extra + 2 * has(g, f, MUSHROOM));
        w->nothing = w->nothing || !f->is_complete;
        break;
    case SYSTEM: /* HUNT-52, HUNT-53 */
        w->units = (int16_t)(w->units + has(g, f, FISH));
        w->each = (int16_t)(w->each + 1);
        break;
    default:
        break;
    }
}

/* ---- The shrine ------------------------------------------------------------------------------ */

/* Does a piece lie on the meadow beside a shrine of its own tile? A tile with a shrine has no other
 * meadow, so that it must have been put there. */
static bool is_at_shrine(const struct land *g, int row)
{
    const struct rules *r = rules_of(g);
    const struct tile *tile = &tiles(g)[piece_tile(g, row)];
    const struct kind *k = &r->kind[tile->kind];
    if ((k->marks >> r->mark_of[ROW_hunters][SHRINE] & 1) == 0)
        return false;
    for (int i = 0; i < k->segments; i++) {
        if (printed(r, k, i, SHRINE) > 0 && features(g)[tile->first + i] == piece_feature(g, row))
            return true;
    }
    return false;
}

/* HUNT-64, HUNT-Q09, HUNT-Q10, HUNT-Q11: beside hunters at a shrine the others get nothing. */
static void strength(const struct land *g, int feature, uint8_t out[AUDE_SEATS])
{
    const struct rules *r = rules_of(g);
    uint8_t at_shrine[AUDE_SEATS] = {0};
    bool is_shrine = false;
    if (feature_kind(g, feature) != r->feature_first[ROW_hunters] + MEADOW)
        return;
    for (int seat = 0; seat < seats_of(g); seat++) {
        for (unsigned mask = followers_out(g, seat); mask != 0; mask &= mask - 1) {
            int row = seat * r->pieces + lowest_bit(mask);
            if (piece_feature(g, row) != feature || !is_at_shrine(g, row))
                continue;
            at_shrine[seat] = 1;
            is_shrine = true;
        }
    }
    for (int seat = 0; seat < seats_of(g) && is_shrine; seat++)
        out[seat] = at_shrine[seat] < out[seat] ? at_shrine[seat] : out[seat];
}

/* ---- Bonus tiles ------------------------------------------------------------------------------- */

/* HUNT-28, HUNT-31, HUNT-33, HUNT-Q05, HUNT-Q07: only the first tile of a turn earns one. */
static void on_closed(struct land *g, const struct appraisal *f, struct aude_events *log)
{
    (void)log;
    if (f->kind == rules_of(g)->feature_first[ROW_hunters] + FOREST && has(g, f, GOLD) > 0 &&
        g->part == 0)
        edit_slice(g)->has_bonus = 1;
}

/* HUNT-29, HUNT-32, HUNT-34, HUNT-Q03, HUNT-Q04, HUNT-Q06, HUNT-Q08: one, after all scoring, and
 * it must be drawn. HUNT-Q02: the kernel draws on until one fits or none is left. */
static enum flow enter_again(struct land *g, struct aude_events *log)
{
    (void)log;
    if (slice(g)->has_bonus == 0)
        return FLOW_NEXT;
    edit_slice(g)->has_bonus = 0;
    if (g->left[1] == 0)
        return FLOW_NEXT;
    g->stack = 1;
    return FLOW_DRAW;
}

static void show(const struct land *g, struct tokens *out)
{
    tokens_add(out, (struct aude_token){
                        .kind = (uint8_t)(rules_of(g)->token_first[ROW_hunters] + TOKEN_BONUS),
                        .tile = NONE,
                        .seat = -1,
                        .segment = -1,
                        .count = g->left[1],
                    });
}

/* A bonus tile is earned when the first tile is scored and drawn at once. */
static bool sound(const struct land *g)
{
    return slice(g)->has_bonus == 0 && (g->stack == 0 || g->part == 1);
}

const struct module hunters_module = {
    .name = "hunters",
    .options = options,
    .pieces = figures,
    .features = kinds,
    .marks = marks,
    .tokens = tokens,
    .state_size = sizeof(struct slice),
    .on_rules = on_rules,
    .stages = {[STEP_AGAIN] = {.enter = enter_again}},
    .strength = strength,
    .worth = worth,
    .on_closed = on_closed,
    .show = show,
    .sound = sound,
};
