/*
 * hunters.c: Hunters & Gatherers. Forests, rivers and meadows; lakes with fish between the rivers;
 * river systems, which run on through the lakes and belong to huts; bonus tiles for whoever
 * completes a forest with gold.
 */
#include "land.h"

enum { MEADOW, RIVER, FOREST, LAKE, SYSTEM };
enum { GOLD, MUSHROOM, FISH, DEER, MAMMOTH, TIGER, AUROCHS, FIRE, SHRINE };
enum { COUNT, BONUS };
enum { COUNT_SEGMENTS, COUNT_TILES };
enum { BONUS_ONE, BONUS_EACH };
enum { TOKEN_BONUS };
enum {
    TERM_SEGMENT,
    TERM_TILE,
    TERM_ANIMAL,
    TERM_FISH,
    TERM_MUSHROOM,
    TERM_DEER,
    TERM_TIGER,
    TERM_MAMMOTH,
    TERM_AUROCHS,
    TERM_FIRE,
    TERM_SHRINE,
    TERM_UNFINISHED
};
enum { MUSHROOM_POINTS = 2, FISH_POINTS = 1 };

struct slice {
    uint8_t owed; /* bonus tiles that the player on turn has earned and not drawn */
};

SLICE(ROW_hunters)

/* ---- Tables ------------------------------------------------------------------------------ */

static const struct option options[OPTIONS_MAX + 1] = {
    [COUNT] = {"count", "segments|tiles"},
    [BONUS] = {"bonus", "one|each"},
    {NULL, NULL},
};

/* HUNT-46, HUNT-42: meadows and river systems are scored at the end, and what stands there stays.
 * HUNT-Q16: nobody stands on a lake as such. */
static const struct feature_kind kinds[] = {
    [MEADOW] = {"meadow", "hunter", "animal", FEATURE_LAST},
    [RIVER] = {"river", "fisher", "segment", FEATURE_CLOSES},
    [FOREST] = {"forest", "gatherer", "segment", FEATURE_CLOSES},
    [LAKE] = {"lake", "", "", FEATURE_NEVER},
    [SYSTEM] = {"system", "settler", "fish", FEATURE_LAST},
    {NULL, NULL, NULL, 0},
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

static const char *const terms[] = {[TERM_SEGMENT] = "segment",
                                    [TERM_TILE] = "tile",
                                    [TERM_ANIMAL] = "animal",
                                    [TERM_FISH] = "fish",
                                    [TERM_MUSHROOM] = "mushroom",
                                    [TERM_DEER] = "deer",
                                    [TERM_TIGER] = "tiger",
                                    [TERM_MAMMOTH] = "mammoth",
                                    [TERM_AUROCHS] = "aurochs",
                                    [TERM_FIRE] = "fire",
                                    [TERM_SHRINE] = "shrine",
                                    [TERM_UNFINISHED] = "unfinished",
                                    NULL};

/* HUNT-62 */
static const struct number numbers[] = {{"mushroom", MUSHROOM_POINTS}, {NULL, 0}};

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
static void worth(const struct land *g, const struct appraisal *f, struct worth *w)
{
    switch (f->kind - rules_of(g)->feature_first[ROW_hunters]) {
    case MEADOW:
        w->units = (int16_t)(w->units + animals(g, f));
        w->each = (int16_t)(w->each + 2);
        break;
    case RIVER:
        w->units = (int16_t)(w->units + length(g, f));
        w->each = (int16_t)(w->each + 1);
        w->extra = (int16_t)(w->extra + FISH_POINTS * fish_at_ends(g, f->feature));
        w->nothing = w->nothing || !f->is_complete;
        break;
    case FOREST: /* HUNT-27, HUNT-62 */
        w->units = (int16_t)(w->units + length(g, f));
        w->each = (int16_t)(w->each + 2);
        w->extra = (int16_t)(w->extra + MUSHROOM_POINTS * has(g, f, MUSHROOM));
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

/* HUNT-64, HUNT-Q09, HUNT-Q10: the seats whose hunters are at a shrine of the meadow, as a mask. */
static unsigned seats_at_shrine(const struct land *g, int feature)
{
    const struct rules *r = rules_of(g);
    unsigned at_shrine = 0;
    for (int seat = 0; seat < seats_of(g); seat++) {
        for (unsigned mask = followers_out(g, seat); mask != 0; mask &= mask - 1) {
            int row = seat * r->pieces + lowest_bit(mask);
            if (piece_feature(g, row) == feature && is_at_shrine(g, row))
                at_shrine |= 1u << seat;
        }
    }
    return at_shrine;
}

/* Beside hunters at a shrine those of other seats count nothing; whose they are has all his hunters
 * there. HUNT-Q11: seats at several shrines are equals. */
static void strength(const struct land *g, int feature, uint8_t out[AUDE_SEATS])
{
    if (feature_kind(g, feature) != rules_of(g)->feature_first[ROW_hunters] + MEADOW)
        return;
    unsigned at_shrine = seats_at_shrine(g, feature);
    int least = UINT8_MAX;
    for (unsigned mask = at_shrine; mask != 0; mask &= mask - 1)
        least = out[lowest_bit(mask)] < least ? out[lowest_bit(mask)] : least;
    for (int seat = 0; seat < seats_of(g) && at_shrine != 0; seat++)
        out[seat] = (uint8_t)((at_shrine >> seat & 1) != 0 ? least : 0);
}

/* ---- Why --------------------------------------------------------------------------------------- */

TOLD static void add(const struct land *g, int what, int count, int each, struct aude_sum *out)
{
    if (count > 0)
        sum_own(g, ROW_hunters, (struct own_term){what, NO_TERM, AUDE_HOW_EACH, count, each}, out);
}

TOLD static void because(const struct land *g, int what, int which, int count, struct aude_sum *out)
{
    if (count > 0)
        sum_own(g, ROW_hunters, (struct own_term){what, which, AUDE_HOW_CAUSE, count, 0}, out);
}

/* Tigers that find no deer are named too, and so is the shrine if somebody lies there. */
TOLD static void explain_meadow(const struct land *g, const struct appraisal *f, int each,
                                struct aude_sum *out)
{
    bool is_fire = has(g, f, FIRE) > 0;
    int deer = has(g, f, DEER), tigers = is_fire ? 0 : has(g, f, TIGER);
    int taken = tigers < deer ? tigers : deer;
    add(g, TERM_DEER, deer, each, out);
    if (taken > 0)
        sum_own(g, ROW_hunters,
                (struct own_term){TERM_TIGER, TERM_DEER, AUDE_HOW_TAKES, taken, -each}, out);
    add(g, TERM_MAMMOTH, has(g, f, MAMMOTH), each, out);
    add(g, TERM_AUROCHS, has(g, f, AUROCHS), each, out);
    if (out->terms == 0)
        sum_own(g, ROW_hunters, (struct own_term){TERM_ANIMAL, NO_TERM, AUDE_HOW_EACH, 0, each},
                out);
    because(g, TERM_TIGER, NO_TERM, tigers - taken, out);
    because(g, TERM_FIRE, TERM_TIGER, is_fire ? has(g, f, TIGER) : 0, out);
    because(g, TERM_SHRINE, NO_TERM, seats_at_shrine(g, f->feature) != 0, out);
}

TOLD static void explain(const struct land *g, const struct appraisal *f, const struct worth *w,
                         struct aude_sum *out)
{
    int kind = f->kind - rules_of(g)->feature_first[ROW_hunters], each = worth_each(w);
    bool counts_tiles = rules_of(g)->option[ROW_hunters][COUNT] == COUNT_TILES;
    switch (kind) {
    case MEADOW:
        explain_meadow(g, f, each, out);
        return;
    case RIVER:
    case FOREST:
        add(g, counts_tiles ? TERM_TILE : TERM_SEGMENT, w->units, each, out);
        if (kind == RIVER)
            add(g, TERM_FISH, fish_at_ends(g, f->feature), w->nothing ? 0 : FISH_POINTS, out);
        else
            add(g, TERM_MUSHROOM, has(g, f, MUSHROOM), w->nothing ? 0 : MUSHROOM_POINTS, out);
        because(g, TERM_UNFINISHED, NO_TERM, !f->is_complete, out);
        return;
    case SYSTEM:
        sum_own(g, ROW_hunters,
                (struct own_term){TERM_FISH, NO_TERM, AUDE_HOW_EACH, w->units, each}, out);
        return;
    default:
        return;
    }
}

/* ---- Bonus tiles ------------------------------------------------------------------------------- */

/* HUNT-28, HUNT-31 to HUNT-33, HUNT-Q05, HUNT-Q07: only the first tile of a turn earns one,
 * whatever the nuggets of a forest; HUNT-Q04: one for all its forests, or one for each. */
static void on_closed(struct land *g, const struct appraisal *f, struct aude_events *log)
{
    const struct rules *r = rules_of(g);
    (void)log;
    if (f->kind != r->feature_first[ROW_hunters] + FOREST || has(g, f, GOLD) == 0 || g->part != 0)
        return;
    if (slice(g)->owed == 0 || r->option[ROW_hunters][BONUS] == BONUS_EACH)
        edit_slice(g)->owed++;
}

/* HUNT-29, HUNT-34, HUNT-Q03, HUNT-Q06, HUNT-Q08: after all scoring, and it must be drawn; the
 * next one when this one is done with. HUNT-Q02: the kernel draws on until one fits or none is
 * left, and then the turn is over. */
static enum flow enter_again(struct land *g, struct aude_events *log)
{
    (void)log;
    if (slice(g)->owed == 0)
        return FLOW_NEXT;
    if (g->left[1] == 0) {
        edit_slice(g)->owed = 0;
        return FLOW_NEXT;
    }
    edit_slice(g)->owed--;
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

/* Bonus tiles are earned when the first tile is scored and drawn at once, one after the other.
 * What is still owed when the last of them has left stays owed until somebody looks. */
static bool sound(const struct land *g)
{
    return (slice(g)->owed == 0 || g->part == 1 || g->left[1] == 0) &&
           (g->stack == 0 || g->part == 1);
}

const struct module hunters_module = {
    .name = "hunters",
    .options = options,
    .pieces = figures,
    .features = kinds,
    .marks = marks,
    .tokens = tokens,
    .terms = terms,
    .numbers = numbers,
    .state_size = sizeof(struct slice),
    .on_rules = on_rules,
    .stages = {[STEP_AGAIN] = {.enter = enter_again}},
    .strength = strength,
    .worth = worth,
    .explain = explain,
    .on_closed = on_closed,
    .show = show,
    .sound = sound,
};
