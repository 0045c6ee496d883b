/*
 * score.c: what features are worth in the model, who gets it and which figures go home.
 */
#include "board.h"

enum { FAIRY_POINTS = 3 };

static int road_value(const struct land_model *m, const struct feature *road, bool is_complete)
{
    if (flood_mark(road, m->word.inn) == 0) /* BASE-28, BASE-51 */
        return road->tiles;
    return is_complete ? 2 * road->tiles : 0; /* INNS-15 to INNS-17 */
}

static int city_value(const struct land_model *m, const struct feature *city, bool is_complete)
{
    int parts = city->tiles + flood_mark(city, m->word.shield);
    if (flood_mark(city, m->word.cathedral) >
        0) /* INNS-18 to INNS-20, also of two tiles: INNS-Q06 */
        return is_complete ? 3 * parts : 0;
    if (!is_complete) /* BASE-51, BASE-52 */
        return parts;
    if (m->option.is_small_city_cheap && city->tiles == 2) /* BASE-Q04 */
        return parts;
    return 2 * parts; /* BASE-32, BASE-34 */
}

int score_value(const struct land_model *m, const struct feature *feature, bool is_complete)
{
    if (feature->kind == m->word.road)
        return road_value(m, feature, is_complete);
    if (feature->kind == m->word.city)
        return city_value(m, feature, is_complete);
    if (feature->kind == m->word.cloister) /* BASE-39, BASE-51 */
        return is_complete ? 9 : 9 - feature->open;
    if (feature->kind == m->word.field && m->option.has_farmers) /* BASE-57 to BASE-60 */
        return 3 * feature->cities;
    if (m->option.has_hunters)
        return hunters_value(m, feature, is_complete);
    if (is_complete && wheel_is_crown(m, feature->kind))
        return wheel_crown_value(m, feature);
    return 0; /* TOWR-Q15, WHEE-Q16 */
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

void score_split(const struct land_model *m, const struct feature *feature,
                 const struct crowd *crowd, int value, int out[AUDE_SEATS])
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

/* Farmers (BASE-44), hunters and huts (HUNT-51), and who stands on a tower or a crown space, where
 * nothing is scored (TOWR-Q15, WHEE-Q16). */
static bool stay(const struct land_model *m, int kind)
{
    return kind == m->word.ground || kind == m->word.system || kind == m->word.tower ||
           wheel_is_crown(m, kind);
}

/* Pays for the feature and sends home whoever stands on it, unless they stay. */
static void settle(struct land_model *m, int feature, const struct crowd *crowd)
{
    const struct feature *f = &m->flood.feature[feature];
    int points[AUDE_SEATS];
    score_split(m, f, crowd, score_value(m, f, f->is_closed), points);
    for (int seat = 0; seat < m->seats; seat++)
        m->table.score[seat] += points[seat];
    if (stay(m, f->kind))
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

/* A feature completed on an earlier turn holds no figures any more (BASE-40, BASE-Q11,
 * PRIN-36), so all complete features may be gone through. */
void score_completed(struct land_model *m)
{
    const struct flood *f = flood_of(m);
    const struct crowd *crowd = crowd_of(m);
    for (int i = 0; i < f->features; i++)
        if (f->feature[i].is_closed && is_manned(&crowd[i]))
            settle(m, i, &crowd[i]);
    traders_take_goods(m);
}

/* BASE-50, BASE-54, BASE-Q13, HUNT-50: no sum depends on the order. */
void score_final(struct land_model *m)
{
    const struct flood *f = flood_of(m);
    const struct crowd *crowd = crowd_of(m);
    for (int i = 0; i < f->features; i++)
        if (is_manned(&crowd[i]))
            settle(m, i, &crowd[i]);
    traders_score_goods(m);
}
