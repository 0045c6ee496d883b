/*
 * setup.c: what lies on the table of the model before the first turn, and how much of it is left.
 */
#include "board.h"

#include <stdlib.h>
#include <string.h>

/* In the supply of each seat: BASE-07, WHEE-10; HUNT-08. */
enum { FOLLOWERS = 7, MEMBERS = 5, HUTS = 2 };

static void add_figures(struct land_model *m, int seat, int kind, int count)
{
    for (int i = 0; i < count; i++)
        m->table.figure[m->table.figures++] =
            (struct figure){.seat = (int8_t)seat, .kind = (int8_t)kind, .holder = -1};
}

static void set_up_seat(struct land_model *m, int seat)
{
    static const int wood[AUDE_SEATS + 1] = {0, 0, 10, 9, 7, 6, 5}; /* TOWR-06 */
    bool is_hunter = m->option.has_hunters;
    add_figures(m, seat, m->word.follower, is_hunter ? 0 : FOLLOWERS);
    add_figures(m, seat, m->word.member, is_hunter ? MEMBERS : 0);
    add_figures(m, seat, m->word.hut, is_hunter ? HUTS : 0);
    add_figures(m, seat, m->word.large, m->option.has_inns ? 1 : 0);      /* INNS-04 */
    add_figures(m, seat, m->word.builder, m->option.has_traders ? 1 : 0); /* TRAD-03 */
    add_figures(m, seat, m->word.pig, m->option.has_traders ? 1 : 0);
    m->table.wood[seat] = m->option.has_tower ? wood[m->seats] : 0;
}

void setup_table(struct land_model *m)
{
    struct table *t = &m->table;
    board_clear(m);
    memset(t, 0, sizeof *t);
    t->dragon = t->fairy = t->beside = NOWHERE;
    t->hand = -1;
    for (int i = 0; i < m->kinds; i++) {
        t->bag[i] = (int16_t)(m->kind[i].copies - m->kind[i].is_start); /* BASE-03 */
        if (m->kind[i].is_start && !m->option.has_wheel)                /* BASE-05, HUNT-07 */
            board_lay(m, i, 0, 0, 0);
    }
    if (m->option.has_wheel) /* WHEE-06 */
        wheel_board_lay(m);
    for (int seat = 0; seat < m->seats; seat++)
        set_up_seat(m, seat);
    m->is_due = true;
    m->known = 0;
}

struct land_model *land_model_new(const struct aude_rules *r)
{
    struct land_model *m = calloc(1, sizeof *m);
    if (!m)
        abort();
    m->r = r;
    words_read(m);
    while (m->kinds < KINDS_MAX && aude_kind(r, m->kinds, &m->kind[m->kinds]))
        m->kinds++;
    m->ended = calloc(1, aude_state_size(r));
    if (!m->ended)
        abort();
    board_read(m);
    tower_read(m);
    if (m->option.has_wheel && !m->unknown[0])
        wheel_board_read(m);
    if (m->option.has_hunters && !m->unknown[0])
        water_read(m);
    land_model_restart(m);
    return m;
}

void land_model_free(struct land_model *m)
{
    free(m->ended);
    free(m);
}

const struct aude_kind *model_kind(const struct land_model *m, int tile)
{
    return &m->kind[m->tile[tile].kind];
}

int model_left(const struct land_model *m)
{
    int left = 0;
    for (int i = 0; i < m->kinds; i++)
        left += m->kind[i].is_second ? 0 : m->table.bag[i];
    return left;
}

int model_bonus(const struct land_model *m)
{
    int left = 0;
    for (int i = 0; i < m->kinds; i++)
        left += m->kind[i].is_second ? m->table.bag[i] : 0;
    return left;
}

bool model_draws_bonus(const struct land_model *m)
{
    return m->option.has_hunters && m->table.is_second;
}

int model_weight(const struct land_model *m, int kind)
{
    return m->kind[kind].is_second == model_draws_bonus(m) ? m->table.bag[kind] : 0;
}

int model_units(const struct land_model *m)
{
    return model_draws_bonus(m) ? model_bonus(m) : model_left(m);
}
