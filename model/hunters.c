/*
 * hunters.c: Hunters & Gatherers in the model: who may stand where, what forests, rivers, meadows and
 * systems are worth, the shrine and the gold. Rivers and lakes themselves are in water.c.
 */
#include "board.h"

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

/* HUNT-28, HUNT-32, HUNT-33, HUNT-Q05: a forest brings one; HUNT-Q04: and so do several, unless
 * each of them counts. */
int hunters_earn_bonus(struct land_model *m)
{
    const struct flood *f = flood_of(m);
    int last = m->tiles - 1;
    int earned = 0;
    for (int i = 0; i < f->features; i++) {
        const struct feature *forest = &f->feature[i];
        bool is_here = false;
        for (int j = 0; j < model_kind(m, last)->segments; j++)
            is_here = is_here || f->at[last][j] == i;
        earned += is_here && forest->kind == m->word.forest && forest->is_closed &&
                  flood_mark(forest, m->word.gold) > 0;
    }
    return m->option.is_bonus_each || earned == 0 ? earned : 1;
}

/* Who has no hunter beside the shrine loses all strength there; with more than one at shrines
 * each has what the weakest of them has (HUNT-Q11). */
static void heed(struct crowd *crowd)
{
    int least = INT8_MAX;
    for (int seat = 0; seat < AUDE_SEATS; seat++)
        if (crowd->shrines >> seat & 1 && crowd->strength[seat] < least)
            least = crowd->strength[seat];
    for (int seat = 0; seat < AUDE_SEATS; seat++)
        crowd->strength[seat] = (int8_t)(crowd->shrines >> seat & 1 ? least : 0);
}

/* HUNT-64, HUNT-Q09, HUNT-Q10: only a hunter who lies beside the shrine itself shuts others out. */
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
        crowd->shrines = (uint8_t)(crowd->shrines | 1U << figure->seat);
    }
    for (int i = 0; i < m->flood.features; i++)
        if (m->crowd[i].shrines != 0)
            heed(&m->crowd[i]);
}
