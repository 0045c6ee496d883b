/*
 * wheel.c: Wheel of Fortune in the model: the pig goes round, each segment of the wheel does
 * something, and its crown spaces are scored. What the wheel board shows is in wheel_board.c.
 */
#include "board.h"

enum { FORTUNA, TAXES, FAMINE, STORM, INQUISITION, PLAGUE }; /* clockwise, WHEE-Q02 */

enum { FORTUNA_POINTS = 3, MONK_POINTS = 2, CROWN_POINTS = 3, LONE_POINTS = 6 };

bool wheel_is_crown(const struct land_model *m, int feature_kind)
{
    for (int i = 0; i < FORTUNES; i++)
        if (m->word.crown[i] == feature_kind)
            return true;
    return false;
}

/* The feature kind of the segment a figure stands on, -1 if it is not on the board. */
static int ground_of(const struct land_model *m, const struct figure *figure)
{
    if (figure->place != ON_BOARD)
        return -1;
    return model_kind(m, figure->tile)->segment[figure->segment].kind;
}

/* WHEE-29, WHEE-30 */
bool wheel_turn(struct land_model *m)
{
    struct table *t = &m->table;
    int segments = m->option.has_wheel ? m->kind[t->hand].symbol[m->word.wheel] : 0;
    t->fortune = (t->fortune + segments) % FORTUNES;
    return segments > 0;
}

bool wheel_is_plague(const struct land_model *m)
{
    return m->table.fortune == PLAGUE;
}

/* ---- What the segments do --------------------------------------------------------------- */

/* WHEE-33, WHEE-Q09: for this knight, shields and own knights of his city. */
static int tax(struct land_model *m, const struct figure *knight)
{
    int city = figure_feature(m, knight);
    int points = flood_mark(&flood_of(m)->feature[city], m->word.shield);
    for (int i = 0; i < m->table.figures; i++) {
        const struct figure *other = &m->table.figure[i];
        if (other->place == ON_BOARD && other->seat == knight->seat && figure_follows(m, other) &&
            figure_feature(m, other) == city)
            points++; /* A large one is one, WHEE-Q19. */
    }
    return points;
}

/* What one follower earns by a segment that concerns everybody (WHEE-31). */
static int earn(struct land_model *m, const struct figure *follower)
{
    int ground = ground_of(m, follower);
    switch (m->table.fortune) {
    case TAXES:
        return ground == m->word.city ? tax(m, follower) : 0;
    case FAMINE: /* WHEE-34, WHEE-Q08 */
        return ground == m->word.field ? flood_of(m)->feature[figure_feature(m, follower)].cities
                                       : 0;
    case STORM: /* WHEE-35, WHEE-Q11, WHEE-Q12 */
        return follower->place == AT_HOME;
    case INQUISITION: /* WHEE-36 */
        return ground == m->word.cloister ? MONK_POINTS : 0;
    default:
        return 0;
    }
}

void wheel_act(struct land_model *m)
{
    struct table *t = &m->table;
    if (t->fortune == FORTUNA) /* WHEE-32 */
        t->score[t->turn] += FORTUNA_POINTS;
    for (int i = 0; i < t->figures; i++)
        if (figure_follows(m, &t->figure[i]))
            t->score[t->figure[i].seat] += earn(m, &t->figure[i]);
}

/* WHEE-37, WHEE-Q06: any of his followers on the landscape. */
void wheel_list_plague(struct land_model *m)
{
    const struct table *t = &m->table;
    int seat = (t->turn + t->asked) % m->seats;
    for (int i = 0; i < t->figures; i++) {
        const struct figure *figure = &t->figure[i];
        if (figure->seat == seat && figure->place == ON_BOARD && figure_follows(m, figure) &&
            !wheel_is_crown(m, ground_of(m, figure)))
            model_list(m, (struct aude_action){.verb = (uint8_t)m->word.plague,
                                               .b = (uint8_t)figure->segment,
                                               .x = m->tile[figure->tile].x,
                                               .y = m->tile[figure->tile].y});
    }
}

void wheel_plague(struct land_model *m, struct aude_action a)
{
    figure_return(m, figure_on(m, board_at(m, a.x, a.y), a.b));
    figure_return_orphans(m); /* TRAD-27, TRAD-Q07 */
}

/* ---- Crown spaces ------------------------------------------------------------------------- */

/* The spaces of a segment, and the figures on them. */
static int count_spaces(const struct land_model *m, int kind)
{
    int spaces = 0;
    for (int tile = 0; tile < m->tiles; tile++)
        for (int i = 0; i < model_kind(m, tile)->segments; i++)
            spaces += model_kind(m, tile)->segment[i].kind == kind;
    return spaces;
}

static int count_manned(const struct land_model *m, int kind)
{
    int manned = 0;
    for (int i = 0; i < m->table.figures; i++)
        manned += ground_of(m, &m->table.figure[i]) == kind;
    return manned;
}

/* WHEE-38 to WHEE-42 */
static int crown_points(int spaces, int manned)
{
    return spaces == 2 && manned == 1 ? LONE_POINTS : CROWN_POINTS;
}

int wheel_courtiers(const struct land_model *m, const struct feature *space)
{
    const struct spot *spot = &m->flood.member[space->first];
    return count_manned(m, space->kind) + (figure_on(m, spot->tile, spot->segment) < 0);
}

int wheel_crown_value(const struct land_model *m, const struct feature *space)
{
    return crown_points(count_spaces(m, space->kind), wheel_courtiers(m, space));
}

void wheel_score_crowns(struct land_model *m)
{
    struct table *t = &m->table;
    int kind = m->word.crown[t->fortune];
    int points = crown_points(count_spaces(m, kind), count_manned(m, kind));
    for (int i = 0; i < t->figures; i++) {
        if (ground_of(m, &t->figure[i]) != kind)
            continue;
        t->score[t->figure[i].seat] += points;
        figure_return(m, i);
    }
}

static void list_crown(struct land_model *m, int kind, int tile, int segment)
{
    if (figure_supply(m, m->table.turn, kind) > 0) /* WHEE-18 */
        model_list(m, (struct aude_action){.verb = (uint8_t)m->word.put_on_crown,
                                           .a = (uint8_t)kind,
                                           .b = (uint8_t)segment,
                                           .x = m->tile[tile].x,
                                           .y = m->tile[tile].y});
}

/* WHEE-16, WHEE-17, WHEE-Q19 */
void wheel_list_crowns(struct land_model *m)
{
    for (int tile = 0; tile < m->tiles; tile++)
        for (int i = 0; i < model_kind(m, tile)->segments; i++) {
            if (!wheel_is_crown(m, model_kind(m, tile)->segment[i].kind) ||
                figure_on(m, tile, i) >= 0)
                continue;
            list_crown(m, m->word.follower, tile, i);
            list_crown(m, m->word.large, tile, i);
        }
}

struct spot wheel_pig(const struct land_model *m)
{
    for (int tile = 0; tile < m->tiles; tile++)
        for (int i = 0; i < model_kind(m, tile)->segments; i++)
            if (model_kind(m, tile)->segment[i].kind == m->word.crown[m->table.fortune])
                return (struct spot){(int16_t)tile, (int16_t)i};
    return (struct spot){NOWHERE, -1};
}
