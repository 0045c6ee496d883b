/*
 * inns.c: Inns & Cathedrals. A large follower that counts as two, inns beside roads and
 * cathedrals in cities, which make a completed feature worth more and an unfinished one worth
 * nothing.
 */
#include "land.h"

enum { LARGE };
enum { INN, CATHEDRAL };
enum { TERM_INN, TERM_CATHEDRAL, TERM_TILE };

static const char *const everywhere[] = {"field", "road", "city", "cloister", NULL};

/* INNS-04, INNS-11, INNS-12 */
static const struct piece_kind figures[] = {
    [LARGE] = {"large", 1, 2, true, false, everywhere},
    {NULL, 0, 0, false, false, NULL},
};

static const char *const marks[] = {[INN] = "inn", [CATHEDRAL] = "cathedral", NULL};
static const char *const terms[] = {
    [TERM_INN] = "inn", [TERM_CATHEDRAL] = "cathedral", [TERM_TILE] = "tile", NULL};

/* INNS-15 to INNS-20: both marks follow the law "any", so a second one adds nothing. */
static void worth(const struct land *g, const struct appraisal *f, struct worth *w)
{
    const uint8_t *mark = rules_of(g)->mark_of[ROW_inns];
    int more = f->mark[mark[INN]] + f->mark[mark[CATHEDRAL]];
    if (f->is_complete)
        w->each = (int16_t)(w->each + more);
    else
        w->nothing = w->nothing || more > 0;
}

/* They bring nothing by themselves: a tile is worth more, or nothing. */
TOLD static void explain(const struct land *g, const struct appraisal *f, const struct worth *w,
                         struct aude_sum *out)
{
    const uint8_t *mark = rules_of(g)->mark_of[ROW_inns];
    (void)w;
    for (int i = INN; i <= CATHEDRAL; i++) {
        if (f->mark[mark[i]] > 0)
            sum_own(g, ROW_inns, (struct own_term){i, TERM_TILE, AUDE_HOW_CAUSE, f->tiles, 0}, out);
    }
}

const struct module inns_module = {
    .name = "inns",
    .pieces = figures,
    .marks = marks,
    .terms = terms,
    .worth = worth,
    .explain = explain,
};
