/*
 * score.c: what features are worth in the model, who gets it, and which figures go home.
 */
#include "board.h"

static int city_value(const struct model *m, const struct feature *city, bool is_complete)
{
    int parts = city->tiles + city->shields;
    if (!is_complete) /* BASE-51, BASE-52 */
        return parts;
    if (m->is_small_city_cheap && city->tiles == 2) /* BASE-Q04 */
        return parts;
    return 2 * parts; /* BASE-32, BASE-34 */
}

int score_value(const struct model *m, const struct feature *feature, bool is_complete)
{
    if (feature->kind == m->word.road) /* BASE-28, BASE-51 */
        return feature->tiles;
    if (feature->kind == m->word.city)
        return city_value(m, feature, is_complete);
    if (feature->kind == m->word.cloister) /* BASE-39, BASE-51 */
        return is_complete ? 9 : 9 - feature->open;
    if (feature->kind == m->word.field && m->has_farmers) /* BASE-57 to BASE-60 */
        return 3 * feature->cities;
    return 0;
}

/* BASE-36, BASE-37, BASE-55, BASE-56: the most figures, and on a tie everybody in full. */
void score_split(const struct feature *feature, int value, int out[AUDE_SEATS])
{
    int most = 0;
    for (int seat = 0; seat < AUDE_SEATS; seat++)
        if (feature->strength[seat] > most)
            most = feature->strength[seat];
    for (int seat = 0; seat < AUDE_SEATS; seat++)
        out[seat] = most > 0 && feature->strength[seat] == most ? value : 0;
}

static void pay(struct model *m, const struct feature *feature, int value)
{
    int points[AUDE_SEATS];
    score_split(feature, value, points);
    for (int seat = 0; seat < AUDE_SEATS; seat++)
        m->score[seat] += points[seat];
}

static void send_home(struct model *m, const struct flood *f, int feature)
{
    for (int i = 0; i < m->figures; i++) {
        struct figure *figure = &m->figure[i];
        if (!figure->is_on_board)
            continue;
        if (f->at[board_at(m, figure->x, figure->y)][figure->segment] == feature)
            *figure = (struct figure){.seat = figure->seat, .kind = figure->kind};
    }
}

/* A feature completed on an earlier turn holds no figures any more (BASE-40, BASE-Q11), so
 * all complete features may be gone through. */
void score_completed(struct model *m)
{
    struct flood *f = flood_new(m);
    for (int i = 0; i < f->features; i++) {
        if (!f->feature[i].is_closed)
            continue;
        pay(m, &f->feature[i], score_value(m, &f->feature[i], true));
        send_home(m, f, i);
    }
    flood_free(f);
}

void score_final(struct model *m)
{
    struct flood *f = flood_new(m);
    for (int i = 0; i < f->features; i++) { /* BASE-50, BASE-54 */
        const struct feature *feature = &f->feature[i];
        if (feature->kind == m->word.field)
            continue;
        pay(m, feature, score_value(m, feature, feature->is_closed));
        send_home(m, f, i);
    }
    for (int i = 0; i < f->features; i++)
        if (f->feature[i].kind == m->word.field)
            pay(m, &f->feature[i], score_value(m, &f->feature[i], false));
    flood_free(f);
}
