/*
 * figure.c: the figures of the players: who stands where, who comes and who goes home. Which
 * figures share a feature is counted anew from their places each time somebody asks.
 */
#include "board.h"

#include <string.h>

/* PRIN-43: small and large followers; builder and pig are none. */
bool figure_follows(const struct land_model *m, const struct figure *figure)
{
    return figure->kind == m->word.follower || figure->kind == m->word.large;
}

int figure_supply(const struct land_model *m, int seat, int kind)
{
    int supply = 0;
    for (int i = 0; i < m->table.figures; i++) {
        const struct figure *figure = &m->table.figure[i];
        supply += figure->seat == seat && figure->kind == kind && figure->place == AT_HOME;
    }
    return supply;
}

int figure_feature(struct land_model *m, const struct figure *figure)
{
    return flood_of(m)->at[figure->tile][figure->segment];
}

int figure_on(const struct land_model *m, int tile, int segment)
{
    for (int i = 0; i < m->table.figures; i++) {
        const struct figure *figure = &m->table.figure[i];
        if (figure->place == ON_BOARD && figure->tile == tile && figure->segment == segment &&
            figure_follows(m, figure))
            return i;
    }
    return NOWHERE;
}

static void join_crowd(const struct land_model *m, const struct figure *figure, struct crowd *crowd)
{
    uint8_t seat = (uint8_t)(1U << figure->seat);
    if (figure->kind == m->word.builder) { /* TRAD-24 */
        crowd->builders |= seat;
    } else if (figure->kind == m->word.pig) { /* TRAD-29 */
        crowd->pigs |= seat;
    } else {
        int8_t *strength = &crowd->strength[figure->seat];
        *strength = (int8_t)(*strength + (figure->kind == m->word.large ? 2 : 1)); /* INNS-12 */
        crowd->followers |= seat;
    }
}

const struct crowd *crowd_of(struct land_model *m)
{
    const struct flood *f = flood_of(m);
    const struct table *t = &m->table;
    memset(m->crowd, 0, (size_t)f->features * sizeof m->crowd[0]);
    for (int i = 0; i < f->features; i++)
        m->crowd[i].friend_of_fairy = -1;
    for (int i = 0; i < t->figures; i++)
        if (t->figure[i].place == ON_BOARD)
            join_crowd(m, &t->figure[i], &m->crowd[figure_feature(m, &t->figure[i])]);
    if (t->beside >= 0) {
        const struct figure *figure = &t->figure[t->beside];
        m->crowd[figure_feature(m, figure)].friend_of_fairy = figure->seat;
    }
    if (m->option.has_hunters)
        hunters_heed_shrine(m);
    return m->crowd;
}

/* Takes a figure of that kind from the supply of the seat on turn. */
void figure_put(struct land_model *m, int kind, int tile, int segment)
{
    for (int i = 0; i < m->table.figures; i++) {
        struct figure *figure = &m->table.figure[i];
        if (figure->seat != m->table.turn || figure->kind != kind || figure->place != AT_HOME)
            continue;
        figure->place = ON_BOARD;
        figure->tile = (int16_t)tile;
        figure->segment = (int16_t)segment;
        m->is_due = true;
        return;
    }
}

void figure_return(struct land_model *m, int figure)
{
    struct figure *f = &m->table.figure[figure];
    f->place = AT_HOME;
    f->holder = -1;
    m->is_due = true;
    if (m->table.beside == figure)
        m->table.beside = NOWHERE;
}

void figure_return_orphans(struct land_model *m)
{
    const struct crowd *crowd = crowd_of(m);
    for (int i = 0; i < m->table.figures; i++) {
        const struct figure *figure = &m->table.figure[i];
        if (figure->place != ON_BOARD || figure_follows(m, figure))
            continue;
        unsigned companions = crowd[figure_feature(m, figure)].followers;
        if (!(companions >> figure->seat & 1U))
            figure_return(m, i);
    }
}
