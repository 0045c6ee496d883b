/*
 * traders.c: Traders & Builders in the model: the double turn of the builder and the goods. Where
 * builder and pig may stand is in put.c, what the pig adds in score.c.
 */
#include "board.h"

enum { GOODS_POINTS = 10 };

/* TRAD-18, TRAD-Q04: the new tile belongs to a road or city on which his builder stands. */
bool traders_extend(struct land_model *m)
{
    const struct flood *f = flood_of(m);
    const struct crowd *crowd = crowd_of(m);
    int last = m->tiles - 1;
    for (int i = 0; i < model_kind(m, last)->segments; i++)
        if (crowd[f->at[last][i]].builders >> m->table.turn & 1)
            return true;
    return false;
}

void traders_list_again(struct land_model *m)
{
    const struct table *t = &m->table;
    if (!m->option.has_traders || !t->is_double)
        return;
    if (t->is_second || model_left(m) == 0) /* TRAD-20, TRAD-Q02 */
        return;
    model_list(m, (struct aude_action){.verb = (uint8_t)m->word.again});
    model_list(m, (struct aude_action){.verb = AUDE_PASS});
}

/* TRAD-30, TRAD-31: what the last tile completed, its layer gets. */
void traders_take_goods(struct land_model *m)
{
    bool is_taken[AUDE_SEGMENTS] = {false};
    int last = m->tiles - 1;
    for (int i = 0; i < model_kind(m, last)->segments; i++) {
        const struct feature *city = &m->flood.feature[m->flood.at[last][i]];
        for (int j = 0; j < i; j++) /* each city once */
            is_taken[i] = is_taken[i] || m->flood.at[last][j] == m->flood.at[last][i];
        if (is_taken[i] || !city->is_closed)
            continue;
        m->is_due = true;
        for (int good = 0; good < GOODS; good++)
            m->table.goods[m->table.turn][good] += flood_mark(city, m->word.good[good]);
    }
}

/* TRAD-32, TRAD-33, TRAD-Q01 */
void traders_score_goods(struct land_model *m)
{
    for (int good = 0; good < GOODS; good++) {
        int most = 0;
        for (int seat = 0; seat < m->seats; seat++)
            if (m->table.goods[seat][good] > most)
                most = m->table.goods[seat][good];
        for (int seat = 0; seat < m->seats; seat++)
            if (most > 0 && m->table.goods[seat][good] == most)
                m->table.score[seat] += GOODS_POINTS;
    }
}
