/*
 * tower.c: The Tower in the model: building, taking prisoners, standing on top, exchanging and
 * buying back.
 */
#include "board.h"

#include <stdlib.h>

enum { RANSOM = 3 };

void tower_read(struct land_model *m)
{
    for (int kind = 0; kind < m->kinds; kind++) {
        m->site[kind] = -1;
        for (int i = 0; i < m->kind[kind].segments && m->option.has_tower; i++)
            if (m->kind[kind].segment[i].kind == m->word.tower)
                m->site[kind] = (int8_t)i;
    }
}

int tower_segment(const struct land_model *m, int tile)
{
    return m->site[m->tile[tile].kind];
}

static void list_cell(struct land_model *m, int verb, int tile, int kind)
{
    model_list(m, (struct aude_action){.verb = (uint8_t)verb,
                                       .a = (uint8_t)kind,
                                       .x = m->tile[tile].x,
                                       .y = m->tile[tile].y});
}

/* TOWR-22, TOWR-Q04, TOWR-Q06: nobody stands on it and, with top=closed, nobody ever did. */
static bool is_open(const struct land_model *m, int tile, int segment)
{
    if (m->option.is_top_final && m->table.was_manned[tile])
        return false;
    return figure_on(m, tile, segment) < 0;
}

/* TOWR-23, TOWR-Q05, TOWR-Q21, PRIN-Q11 */
static void list_close(struct land_model *m, int tile)
{
    int seat = m->table.turn;
    if (m->table.height[tile] == 0 || tile == m->table.dragon)
        return;
    if (figure_supply(m, seat, m->word.follower) > 0)
        list_cell(m, m->word.close, tile, m->word.follower);
    if (m->word.large >= 0 && figure_supply(m, seat, m->word.large) > 0)
        list_cell(m, m->word.close, tile, m->word.large);
}

/* TOWR-11 to TOWR-14, TOWR-Q27 */
void tower_list(struct land_model *m)
{
    for (int tile = 0; tile < m->tiles; tile++) {
        int segment = tower_segment(m, tile);
        if (segment < 0 || !is_open(m, tile, segment))
            continue;
        if (m->table.wood[m->table.turn] > 0)
            list_cell(m, m->word.build, tile, 0);
        list_close(m, tile);
    }
}

void tower_build(struct land_model *m, struct aude_action a)
{
    struct table *t = &m->table;
    t->tower = board_at(m, a.x, a.y);
    t->height[t->tower]++;
    t->wood[t->turn]--;
}

void tower_close(struct land_model *m, struct aude_action a)
{
    int tile = board_at(m, a.x, a.y);
    figure_put(m, a.a, tile, tower_segment(m, tile));
    m->table.was_manned[tile] = true;
}

/* TOWR-18, TOWR-19, TOWR-Q02: straight lines, holes are no obstacle. */
static bool is_in_range(const struct land_model *m, int tile)
{
    const struct table *t = &m->table;
    int x = abs(m->tile[tile].x - m->tile[t->tower].x);
    int y = abs(m->tile[tile].y - m->tile[t->tower].y);
    return (x == 0 || y == 0) && x + y <= t->height[t->tower];
}

/* TOWR-15 to TOWR-17, TOWR-Q03, TOWR-Q07, TOWR-Q26 */
void tower_list_capture(struct land_model *m)
{
    for (int i = 0; i < m->table.figures; i++) {
        const struct figure *figure = &m->table.figure[i];
        if (figure->place == ON_BOARD && figure_follows(m, figure) && is_in_range(m, figure->tile))
            model_list(m, (struct aude_action){.verb = (uint8_t)m->word.capture,
                                               .b = (uint8_t)figure->segment,
                                               .x = m->tile[figure->tile].x,
                                               .y = m->tile[figure->tile].y});
    }
    if (m->legals > 0)
        model_list(m, (struct aude_action){.verb = AUDE_PASS});
}

/* A prisoner of that seat and kind whom holder has, or NOWHERE. */
static int find_prisoner(const struct land_model *m, int seat, int kind, int holder)
{
    for (int i = 0; i < m->table.figures && kind >= 0; i++) {
        const struct figure *figure = &m->table.figure[i];
        if (figure->place == IN_PRISON && figure->seat == seat && figure->kind == kind &&
            figure->holder == holder)
            return i;
    }
    return NOWHERE;
}

/* TOWR-20, TOWR-21, TOWR-26, TOWR-27, TOWR-Q11. An exchange frees the new prisoner at once. */
bool tower_capture(struct land_model *m, struct aude_action a)
{
    int captor = m->table.turn;
    int taken = figure_on(m, board_at(m, a.x, a.y), a.b);
    int other = m->table.figure[taken].seat;
    int small = find_prisoner(m, captor, m->word.follower, other);
    int large = find_prisoner(m, captor, m->word.large, other);
    figure_return(m, taken);
    figure_return_orphans(m);
    if (other == captor)
        return false;
    if (small < 0 && large < 0) {
        m->table.figure[taken].place = IN_PRISON;
        m->table.figure[taken].holder = (int8_t)captor;
        return false;
    }
    m->table.partner = other;
    if (small >= 0 && large >= 0)
        return true;
    figure_return(m, small >= 0 ? small : large);
    return false;
}

static void list_exchange(struct land_model *m, int kind)
{
    if (find_prisoner(m, m->table.turn, kind, m->table.partner) >= 0)
        model_list(m, (struct aude_action){.verb = (uint8_t)m->word.exchange, .a = (uint8_t)kind});
}

void tower_list_exchange(struct land_model *m)
{
    list_exchange(m, m->word.follower);
    list_exchange(m, m->word.large);
}

void tower_exchange(struct land_model *m, struct aude_action a)
{
    figure_return(m, find_prisoner(m, m->table.turn, a.a, m->table.partner));
}

static void list_ransom(struct land_model *m, int holder, int kind)
{
    if (find_prisoner(m, m->table.turn, kind, holder) >= 0)
        model_list(m, (struct aude_action){.verb = (uint8_t)m->word.ransom,
                                           .a = (uint8_t)kind,
                                           .b = (uint8_t)holder});
}

/* TOWR-28, TOWR-Q08, TOWR-Q09 */
void tower_list_ransom(struct land_model *m)
{
    const struct table *t = &m->table;
    if (!m->option.has_tower || t->is_ransomed || t->score[t->turn] < RANSOM)
        return;
    for (int holder = 0; holder < m->seats; holder++) {
        list_ransom(m, holder, m->word.follower);
        list_ransom(m, holder, m->word.large);
    }
}

void tower_ransom(struct land_model *m, struct aude_action a)
{
    struct table *t = &m->table;
    figure_return(m, find_prisoner(m, t->turn, a.a, a.b));
    t->score[t->turn] -= RANSOM;
    t->score[a.b] += RANSOM;
    t->is_ransomed = true;
}
