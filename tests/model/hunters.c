/*
 * hunters.c: Hunters & Gatherers in the model: who may stand where, what forests, rivers, meadows and
 * systems are worth, the shrine and the gold. Rivers and lakes themselves are in water.c.
 */
#include "board.h"

#include <string.h>

/* HUNT-16, HUNT-18, HUNT-40, HUNT-43, HUNT-45, HUNT-Q16: only members stand on forests, rivers
 * and meadows, only huts on systems, so that whoever is there hinders. */
bool hunters_may_stand(const struct land_model *m, int piece, int feature)
{
    int kind = m->flood.feature[feature].kind;
    bool is_place = piece == m->word.hut
                        ? kind == m->word.system
                        : kind == m->word.forest || kind == m->word.river || kind == m->word.meadow;
    return is_place && m->crowd[feature].followers == 0;
}

/* HUNT-54 to HUNT-56, HUNT-61, HUNT-63 */
static int count_animals(const struct land_model *m, const struct feature *meadow)
{
    int deer = flood_mark(meadow, m->word.deer);
    int tigers = flood_mark(meadow, m->word.tiger);
    if (flood_mark(meadow, m->word.fire) > 0)
        tigers = 0;
    deer = deer > tigers ? deer - tigers : 0;
    return deer + flood_mark(meadow, m->word.mammoth) + flood_mark(meadow, m->word.aurochs);
}

int hunters_value(const struct land_model *m, const struct feature *feature, bool is_complete)
{
    int parts = m->option.counts_tiles ? feature->tiles : feature->segments; /* HUNT-Q01 */
    if (feature->kind == m->word.meadow)
        return 2 * count_animals(m, feature);
    if (feature->kind == m->word.system) /* HUNT-52, HUNT-53 */
        return feature->fish;
    if (!is_complete) /* HUNT-50 */
        return 0;
    if (feature->kind == m->word.forest) /* HUNT-27, HUNT-62 */
        return 2 * parts + 2 * flood_mark(feature, m->word.mushroom);
    if (feature->kind == m->word.river) /* HUNT-23 */
        return parts + feature->fish;
    return 0;
}

/* HUNT-28, HUNT-32, HUNT-33, HUNT-Q04, HUNT-Q05 */
bool hunters_earn_bonus(struct land_model *m)
{
    const struct flood *f = flood_of(m);
    int last = m->tiles - 1;
    for (int i = 0; i < model_kind(m, last)->segments; i++) {
        const struct feature *forest = &f->feature[f->at[last][i]];
        if (forest->kind == m->word.forest && forest->is_closed &&
            flood_mark(forest, m->word.gold) > 0)
            return true;
    }
    return false;
}

/* HUNT-64, HUNT-Q09 to HUNT-Q11: where a hunter lies beside a shrine only such hunters count. */
void hunters_heed_shrine(struct land_model *m)
{
    for (int i = 0; i < m->table.figures; i++) {
        const struct figure *figure = &m->table.figure[i];
        if (figure->place != ON_BOARD)
            continue;
        const struct aude_segment *s = &model_kind(m, figure->tile)->segment[figure->segment];
        if (s->kind != m->word.meadow || !s->mark[m->word.shrine])
            continue;
        struct crowd *crowd = &m->crowd[figure_feature(m, figure)];
        if (!crowd->has_shrine)
            memset(crowd->strength, 0, sizeof crowd->strength);
        crowd->has_shrine = true;
        crowd->strength[figure->seat] = 1;
    }
}
