/*
 * inns.c: Inns & Cathedrals. A large follower that counts as two, inns beside roads and
 * cathedrals in cities, which make a completed feature worth more and an unfinished one worth
 * nothing.
 */
#include "land.h"

enum { LARGE };
enum { INN, CATHEDRAL };

static const char *const everywhere[] = {"field", "road", "city", "cloister", NULL};

/* INNS-04, INNS-11, INNS-12 */
static const struct piece_kind figures[] = {
    [LARGE] = {"large", 1, 2, true, false, everywhere},
    {NULL, 0, 0, false, false, NULL},
};

static const char *const marks[] = {[INN] = "inn", [CATHEDRAL] = "cathedral", NULL};

/* INNS-15 to INNS-20: both marks follow the law "any", so a second one adds nothing. */
static void worth(const struct land *g, const struct appraisal *f, struct aude_worth *w)
{
    const uint8_t *mark = rules_of(g)->mark_of[ROW_inns];
    int more = f->mark[mark[INN]] + f->mark[mark[CATHEDRAL]];
    if (f->is_complete)
        w->each = (int16_t)(w->each + more);
    else
        w->nothing = w->nothing || more > 0;
}

const struct module inns_module = {
    .name = "inns",
    .pieces = figures,
    .marks = marks,
    .worth = worth,
};
