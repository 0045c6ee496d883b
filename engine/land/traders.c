/*
 * traders.c: Traders & Builders. The builder, who gives a second tile when his road or city is
 * continued; the pig, which makes the cities of a field worth more; goods for whoever completes
 * a city.
 */
#include "land.h"

enum { BUILDER, PIG };
enum { WINE, GRAIN, CLOTH, GOODS };
enum { AGAIN };
enum { TERM_WINE, TERM_GRAIN, TERM_CLOTH, TERM_MAJORITY, TERM_PIG, TERM_CITY };
enum { REWARD = 10 }; /* TRAD-32 */

struct slice {
    uint8_t goods[AUDE_SEATS][GOODS];
    uint8_t is_continued; /* the tile laid last extended a feature with a builder of its player */
};

_Static_assert(sizeof(struct slice) == AUDE_SEATS * GOODS + 1, "no padding");

SLICE(ROW_traders)

/* ---- Tables ---------------------------------------------------------------------- */

static const char *const on_ways[] = {"road", "city", NULL}; /* TRAD-12, TRAD-17 */
static const char *const on_fields[] = {"field", NULL};      /* TRAD-25 */

/* TRAD-11, TRAD-24, TRAD-29, TRAD-Q13: they count for nobody and are in nobody's way. TRAD-12 to
 * TRAD-15, TRAD-26, TRAD-27, TRAD-Q07: they join a follower of their player and go with the last. */
static const struct piece_kind figures[] = {
    [BUILDER] = {"builder", 1, 0, false, true, on_ways},
    [PIG] = {"pig", 1, 0, false, true, on_fields},
    {NULL, 0, 0, false, false, NULL},
};

static const char *const goods[] = {[WINE] = "wine", [GRAIN] = "grain", [CLOTH] = "cloth", NULL};
static const char *const terms[] = {[TERM_WINE] = "wine",
                                    [TERM_GRAIN] = "grain",
                                    [TERM_CLOTH] = "cloth",
                                    [TERM_MAJORITY] = "majority",
                                    [TERM_PIG] = "pig",
                                    [TERM_CITY] = "city",
                                    NULL};
static const struct number numbers[] = {{"goods-majority", REWARD}, {NULL, 0}};

/* ---- Figures ------------------------------------------------------------------------- */

/* Row of one of the two figures of a seat; each seat has one of each. */
static int row_of(const struct land *g, int seat, int figure)
{
    const struct rules *r = rules_of(g);
    return seat * r->pieces + r->piece_first[r->piece_kind_first[ROW_traders] + figure];
}

static bool is_in(const struct land *g, int row, int feature)
{
    const struct piece *piece = &pieces(g)[row];
    return piece->where == AUDE_ON_SEGMENT && features(g)[piece->segment] == feature;
}

/* TRAD-28, TRAD-Q09: the pig's owner gets a point more for each city. */
static bool has_pig(const struct land *g, const struct appraisal *f)
{
    return f->seat >= 0 && is_in(g, row_of(g, f->seat, PIG), f->feature);
}

static void worth(const struct land *g, const struct appraisal *f, struct worth *w)
{
    if (has_pig(g, f))
        w->each++;
}

TOLD static void explain(const struct land *g, const struct appraisal *f, const struct worth *w,
                         struct aude_sum *out)
{
    if (has_pig(g, f) && w->units > 0)
        sum_own(g, ROW_traders, (struct own_term){TERM_PIG, TERM_CITY, AUDE_HOW_CAUSE, w->units, 0},
                out);
}

/* ---- The double turn ------------------------------------------------------------------- */

/* TRAD-18, TRAD-Q04: settled when the tile is laid, so nothing that happens to the builder
 * afterwards changes it. */
static void on_placed(struct land *g, struct aude_events *log)
{
    const struct tile *tile = &tiles(g)[g->fresh];
    const struct piece *builder = &pieces(g)[row_of(g, g->turn, BUILDER)];
    uint8_t is_continued = 0;
    (void)log;
    if (builder->where == AUDE_ON_SEGMENT) {
        const uint16_t *feature = features(g);
        for (int i = 0; i < rules_of(g)->kind[tile->kind].segments; i++)
            is_continued |= feature[tile->first + i] == feature[builder->segment];
    }
    edit_slice(g)->is_continued = is_continued;
}

/* TRAD-19, TRAD-20, TRAD-Q02, TRAD-Q05: offered once, and only while there are tiles. */
static void list_again(const struct land *g, struct actions *out)
{
    if (slice(g)->is_continued != 0 && g->part == 0 && g->left[0] > 0)
        actions_add(out, (struct aude_action){.verb = rules_of(g)->verb_first[ROW_traders]});
}

static enum flow apply_again(struct land *g, struct aude_action a, struct aude_events *log)
{
    (void)a;
    (void)log;
    (void)g;
    return FLOW_DRAW;
}

static const struct verb verbs[] = {
    [AGAIN] = {"again", 1u << STEP_AGAIN, {PART_NONE}, NULL, why_bad_argument, apply_again},
    {.name = NULL},
};

/* ---- Goods ------------------------------------------------------------------------------- */

/* TRAD-30, TRAD-31, TRAD-Q11: to whoever completed the city, with or without knights. */
static void on_closed(struct land *g, const struct appraisal *f, struct aude_events *log)
{
    const struct rules *r = rules_of(g);
    for (int i = 0; i < GOODS; i++) {
        int count = f->mark[r->mark_of[ROW_traders][i]];
        if (count == 0)
            continue;
        uint8_t *owned = &edit_slice(g)->goods[g->turn][i];
        *owned = (uint8_t)(*owned + count);
        event_taken(g, r->token_first[ROW_traders] + i, g->turn, count, log);
    }
}

/* The reward, and with how many tokens it was won. */
TOLD static void tell_majority(const struct land *g, int seat, int i, struct aude_events *log)
{
    struct gain gain = {
        .seat = seat, .reason = rules_of(g)->reason_first[ROW_traders] + i, .segment = -1};
    sum_own(g, ROW_traders, (struct own_term){TERM_MAJORITY, i, AUDE_HOW_EACH, 1, REWARD},
            &gain.sum);
    sum_own(g, ROW_traders,
            (struct own_term){i, NO_TERM, AUDE_HOW_CAUSE, slice(g)->goods[seat][i], 0}, &gain.sum);
    score_tell(g, &gain, log);
}

/* TRAD-32, TRAD-33, TRAD-Q01 */
static void on_end(struct land *g, struct aude_events *log)
{
    for (int i = 0; i < GOODS; i++) {
        uint8_t owned[AUDE_SEATS];
        for (int seat = 0; seat < AUDE_SEATS; seat++)
            owned[seat] = slice(g)->goods[seat][i];
        for (unsigned most = seats_with_most(owned); most != 0; most &= most - 1) {
            int seat = lowest_bit(most);
            score_pay(g, seat, REWARD);
            if (log != NULL)
                tell_majority(g, seat, i, log);
        }
    }
}

static void show(const struct land *g, struct tokens *out)
{
    for (int seat = 0; seat < seats_of(g); seat++) {
        for (int i = 0; i < GOODS; i++)
            tokens_add(out, (struct aude_token){
                                .kind = (uint8_t)(rules_of(g)->token_first[ROW_traders] + i),
                                .tile = NONE,
                                .seat = (int8_t)seat,
                                .segment = -1,
                                .count = slice(g)->goods[seat][i]});
    }
}

/* TRAD-01: there are so many tokens, and nobody has some who does not play. */
static bool sound(const struct land *g)
{
    static const uint8_t all[GOODS] = {[WINE] = 9, [GRAIN] = 6, [CLOTH] = 5};
    for (int i = 0; i < GOODS; i++) {
        int owned = 0;
        for (int seat = 0; seat < AUDE_SEATS; seat++) {
            owned += slice(g)->goods[seat][i];
            if (seat >= seats_of(g) && slice(g)->goods[seat][i] != 0)
                return false;
        }
        if (owned > all[i])
            return false;
    }
    return slice(g)->is_continued <= 1;
}

const struct module traders_module = {
    .name = "traders",
    .pieces = figures,
    .marks = goods,
    .tokens = goods,
    .reasons = goods,
    .terms = terms,
    .numbers = numbers,
    .verbs = verbs,
    .state_size = sizeof(struct slice),
    .stages =
        {
            [STEP_AGAIN] = {.legal = list_again},
        },
    .worth = worth,
    .explain = explain,
    .on_placed = on_placed,
    .on_closed = on_closed,
    .on_end = on_end,
    .show = show,
    .sound = sound,
};
