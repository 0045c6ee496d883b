/*
 * princess.c: Princess & Dragon in the model: the fairy, the volcano, the dragon's walk, and the
 * princess who sends a knight home. The portal is in put.c.
 */
#include "board.h"

#include <string.h>

/* PRIN-16, PRIN-Q01: by the text any follower on her tile, with fairy=follower only the one she
 * stands beside. */
void princess_begin_turn(struct land_model *m)
{
    struct table *t = &m->table;
    bool has_company = false;
    if (t->fairy < 0)
        return;
    for (int i = 0; i < t->figures; i++) {
        const struct figure *figure = &t->figure[i];
        bool is_company = m->option.is_fairy_for_one ? t->beside == i : figure->tile == t->fairy;
        if (figure->place == ON_BOARD && figure->seat == t->turn && figure_follows(m, figure))
            has_company = has_company || is_company;
    }
    t->score[t->turn] += has_company;
}

static bool has_symbol(const struct land_model *m, int kind, int symbol)
{
    return m->option.has_princess && m->kind[kind].symbol[symbol] != 0;
}

/* PRIN-33, PRIN-Q14 */
bool princess_lays_aside(struct land_model *m, int kind)
{
    if (m->table.dragon >= 0 || !has_symbol(m, kind, m->word.dragon))
        return false;
    m->table.aside[kind]++;
    return true;
}

/* PRIN-20, PRIN-34 */
void princess_lay(struct land_model *m)
{
    struct table *t = &m->table;
    if (!has_symbol(m, m->tile[m->tiles - 1].kind, m->word.volcano))
        return;
    t->dragon = m->tiles - 1;
    for (int i = 0; i < m->kinds; i++) {
        t->bag[i] = (int16_t)(t->bag[i] + t->aside[i]);
        t->aside[i] = 0;
    }
}

static void list_figure(struct land_model *m, int verb, const struct figure *figure)
{
    model_list(m, (struct aude_action){.verb = (uint8_t)verb,
                                       .b = (uint8_t)figure->segment,
                                       .x = m->tile[figure->tile].x,
                                       .y = m->tile[figure->tile].y});
}

/* PRIN-13, PRIN-14: to any own follower, but she must move. */
void princess_list_fairy(struct land_model *m)
{
    const struct table *t = &m->table;
    for (int i = 0; i < t->figures; i++) {
        const struct figure *figure = &t->figure[i];
        if (figure->place == ON_BOARD && figure->seat == t->turn && i != t->beside &&
            figure_follows(m, figure))
            list_figure(m, m->word.fairy, figure);
    }
}

void princess_move_fairy(struct land_model *m, struct aude_action a)
{
    m->table.fairy = board_at(m, a.x, a.y);
    m->table.beside = figure_on(m, m->table.fairy, a.b);
    m->is_due = true;
}

/* The city of the princess on the last tile, or -1. */
static int princess_city(struct land_model *m)
{
    int last = m->tiles - 1;
    const struct aude_kind *k = model_kind(m, last);
    for (int i = 0; i < k->segments; i++)
        if (k->segment[i].mark[m->word.princess])
            return flood_of(m)->at[last][i];
    return -1;
}

/* PRIN-37, PRIN-38, PRIN-Q21, PRIN-Q22 */
void princess_list_remove(struct land_model *m)
{
    int city = princess_city(m);
    for (int i = 0; i < m->table.figures && city >= 0; i++) {
        const struct figure *figure = &m->table.figure[i];
        if (figure->place == ON_BOARD && figure_follows(m, figure) &&
            figure_feature(m, figure) == city)
            list_figure(m, m->word.remove, figure);
    }
}

/* PRIN-39 */
void princess_remove(struct land_model *m, struct aude_action a)
{
    figure_return(m, figure_on(m, board_at(m, a.x, a.y), a.b));
    figure_return_orphans(m);
}

bool princess_starts_walk(struct land_model *m)
{
    struct table *t = &m->table;
    if (!has_symbol(m, m->tile[m->tiles - 1].kind, m->word.dragon) || t->dragon < 0)
        return false;
    memset(t->is_trodden, 0, sizeof t->is_trodden);
    t->is_trodden[t->dragon] = true; /* PRIN-Q12 */
    t->walked = 0;
    return true;
}

/* PRIN-26 to PRIN-28 */
void princess_list_walk(struct land_model *m)
{
    const struct table *t = &m->table;
    if (t->walked == WALK_MAX)
        return;
    for (int side = 0; side < SIDES; side++) {
        int beside = board_beside(m, t->dragon, side);
        if (beside >= 0 && beside != t->fairy && !t->is_trodden[beside])
            model_list(m, (struct aude_action){.verb = (uint8_t)m->word.walk,
                                               .x = m->tile[beside].x,
                                               .y = m->tile[beside].y});
    }
}

/* PRIN-29, PRIN-30 */
void princess_walk(struct land_model *m, struct aude_action a)
{
    struct table *t = &m->table;
    bool is_eating = false;
    t->dragon = board_at(m, a.x, a.y);
    t->is_trodden[t->dragon] = true;
    t->walked++;
    for (int i = 0; i < t->figures; i++)
        if (t->figure[i].place == ON_BOARD && t->figure[i].tile == t->dragon) {
            figure_return(m, i);
            is_eating = true;
        }
    if (is_eating)
        figure_return_orphans(m);
}
