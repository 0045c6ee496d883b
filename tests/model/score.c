/*
 * score.c: what features are worth in the model, who gets it, which figures go home, and who
 * gets the goods.
 */
#include "board.h"

enum { FAIRY_POINTS = 3, GOODS_POINTS = 10 };

static int road_value(const struct feature *road, bool is_complete)
{
    if (road->inns == 0) /* BASE-28, BASE-51 */
        return road->tiles;
    return is_complete ? 2 * road->tiles : 0; /* INNS-15 to INNS-17 */
}

static int city_value(const struct model *m, const struct feature *city, bool is_complete)
{
    int parts = city->tiles + city->shields;
    if (city->cathedrals > 0) /* INNS-18 to INNS-20 */
        return is_complete ? 3 * parts : 0;
    if (!is_complete) /* BASE-51, BASE-52 */
        return parts;
    if (m->option.is_small_city_cheap && city->tiles == 2) /* BASE-Q04 */
        return parts;
    return 2 * parts; /* BASE-32, BASE-34 */
}

int score_value(const struct model *m, const struct feature *feature, bool is_complete)
{
    if (feature->kind == m->word.road)
        return road_value(feature, is_complete);
    if (feature->kind == m->word.city)
        return city_value(m, feature, is_complete);
    if (feature->kind == m->word.cloister) /* BASE-39, BASE-51 */
        return is_complete ? 9 : 9 - feature->open;
    if (feature->kind == m->word.field && m->option.has_farmers) /* BASE-57 to BASE-60 */
        return 3 * feature->cities;
    return 0; /* TOWR-Q15 */
}

/* BASE-36, BASE-37, BASE-55, BASE-56: the most figures, and on a tie everybody in full. */
unsigned score_owners(const struct crowd *crowd)
{
    unsigned owners = 0;
    int most = 1;
    for (int seat = 0; seat < AUDE_SEATS; seat++) {
        if (crowd->strength[seat] > most) {
            most = crowd->strength[seat];
            owners = 0;
        }
        owners |= (unsigned)(crowd->strength[seat] == most) << seat;
    }
    return owners;
}

void score_split(const struct model *m, const struct feature *feature, const struct crowd *crowd,
                 int value, int out[AUDE_SEATS])
{
    unsigned owners = score_owners(crowd);
    for (int seat = 0; seat < AUDE_SEATS; seat++) {
        bool has_pig = crowd->pigs >> seat & 1; /* TRAD-28, TRAD-Q09 */
        bool is_owner = owners >> seat & 1U;
        out[seat] = is_owner ? value + (has_pig ? feature->cities : 0) : 0;
    }
    /* PRIN-18, PRIN-Q04, PRIN-Q08 */
    if (crowd->friend_of_fairy >= 0 && feature->kind != m->word.tower)
        out[crowd->friend_of_fairy] += FAIRY_POINTS;
}

/* Pays for the feature and sends home whoever stands on it; farmers stay (BASE-44). */
static void settle(struct model *m, int feature, const struct crowd *crowd)
{
    const struct feature *f = &m->flood.feature[feature];
    int points[AUDE_SEATS];
    score_split(m, f, crowd, score_value(m, f, f->is_closed), points);
    for (int seat = 0; seat < m->seats; seat++)
        m->table.score[seat] += points[seat];
    if (f->kind == m->word.field)
        return;
    for (int i = 0; i < m->table.figures; i++) { /* BASE-40, INNS-13, TRAD-22 */
        const struct figure *figure = &m->table.figure[i];
        if (figure->place == ON_BOARD && figure_feature(m, figure) == feature)
            figure_return(m, i);
    }
}

static bool is_manned(const struct crowd *crowd)
{
    return (crowd->followers | crowd->builders | crowd->pigs) != 0;
}

/* TRAD-30, TRAD-31: what the last tile completed, its layer gets. */
static void take_goods(struct model *m)
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
            m->table.goods[m->table.turn][good] += city->good[good];
    }
}

/* A feature completed on an earlier turn holds no figures any more (BASE-40, BASE-Q11,
 * PRIN-36), so all complete features may be gone through. */
void score_completed(struct model *m)
{
    const struct flood *f = flood_of(m);
    const struct crowd *crowd = crowd_of(m);
    for (int i = 0; i < f->features; i++)
        if (f->feature[i].is_closed && is_manned(&crowd[i]))
            settle(m, i, &crowd[i]);
    take_goods(m);
}

/* TRAD-32, TRAD-33, TRAD-Q01 */
static void score_goods(struct model *m)
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

/* BASE-50, BASE-54, BASE-Q13: no sum depends on the order. Who stands on a tower stays there and
 * gets nothing (TOWR-Q15). */
void score_final(struct model *m)
{
    const struct flood *f = flood_of(m);
    const struct crowd *crowd = crowd_of(m);
    for (int i = 0; i < f->features; i++)
        if (f->feature[i].kind != m->word.tower && is_manned(&crowd[i]))
            settle(m, i, &crowd[i]);
    score_goods(m);
}
