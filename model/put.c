/*
 * put.c: where figures may be put in step 2 of a turn: followers, builders, pigs, tribe members and
 * huts on the tile just laid, and followers anywhere by a magic portal.
 */
#include "board.h"

static void list_put(struct land_model *m, int kind, int tile, int segment)
{
    model_list(m, (struct aude_action){.verb = AUDE_PUT,
                                       .a = (uint8_t)kind,
                                       .b = (uint8_t)segment,
                                       .x = m->tile[tile].x,
                                       .y = m->tile[tile].y});
}

/* A feature is named by its first segment on the tile. */
static bool is_first(const struct flood *f, int tile, int segment)
{
    for (int i = 0; i < segment; i++)
        if (f->at[tile][i] == f->at[tile][segment])
            return false;
    return true;
}

/* BASE-23; BASE-Q15 forbids fields altogether. Towers and crown spaces have actions of their own. */
static bool may_follower_stand(const struct land_model *m, int feature)
{
    int kind = m->flood.feature[feature].kind;
    if (kind == m->word.tower || wheel_is_crown(m, kind) ||
        (kind == m->word.field && !m->option.has_farmers))
        return false;
    return m->crowd[feature].followers == 0;
}

/* TRAD-12, TRAD-17: an own follower stands on that road or in that city already. */
static bool may_builder_stand(const struct land_model *m, int feature)
{
    int kind = m->flood.feature[feature].kind;
    return (kind == m->word.road || kind == m->word.city) &&
           (m->crowd[feature].followers >> m->table.turn & 1);
}

/* TRAD-25: an own farmer lies on that field already. */
static bool may_pig_stand(const struct land_model *m, int feature)
{
    return m->flood.feature[feature].kind == m->word.field && m->option.has_farmers &&
           (m->crowd[feature].followers >> m->table.turn & 1);
}

struct supply {
    bool has_follower, has_large, has_builder, has_pig, has_member, has_hut;
};

/* PRIN-23: no follower where the dragon is. */
static void list_followers(struct land_model *m, const struct supply *supply, int tile, int segment)
{
    if (tile == m->table.dragon || !may_follower_stand(m, m->flood.at[tile][segment]))
        return;
    if (supply->has_follower)
        list_put(m, m->word.follower, tile, segment);
    if (supply->has_large)
        list_put(m, m->word.large, tile, segment);
}

/* BASE-20, TRAD-10. What the new tile has just completed is open to figures (BASE-42). */
static void list_on_last(struct land_model *m, const struct supply *supply)
{
    int last = m->tiles - 1;
    for (int i = 0; i < model_kind(m, last)->segments; i++) {
        if (!is_first(&m->flood, last, i))
            continue;
        list_followers(m, supply, last, i);
        if (supply->has_builder && may_builder_stand(m, m->flood.at[last][i]))
            list_put(m, m->word.builder, last, i);
        if (supply->has_pig && may_pig_stand(m, m->flood.at[last][i]))
            list_put(m, m->word.pig, last, i);
        if (supply->has_member && hunters_may_stand(m, m->word.member, m->flood.at[last][i]))
            list_put(m, m->word.member, last, i);
        if (supply->has_hut && hunters_may_stand(m, m->word.hut, m->flood.at[last][i]))
            list_put(m, m->word.hut, last, i);
    }
}

/* PRIN-35, PRIN-36, PRIN-Q27: on all other tiles nothing complete. */
static void list_elsewhere(struct land_model *m, const struct supply *supply)
{
    for (int tile = 0; tile < m->tiles - 1; tile++)
        for (int i = 0; i < model_kind(m, tile)->segments; i++)
            if (!m->flood.feature[m->flood.at[tile][i]].is_closed && is_first(&m->flood, tile, i))
                list_followers(m, supply, tile, i);
}

void put_list(struct land_model *m)
{
    int seat = m->table.turn;
    struct supply supply = {
        /* BASE-19, BASE-24 */
        .has_follower = figure_supply(m, seat, m->word.follower) > 0,
        .has_large = figure_supply(m, seat, m->word.large) > 0,
        .has_builder = figure_supply(m, seat, m->word.builder) > 0,
        .has_pig = figure_supply(m, seat, m->word.pig) > 0,
        .has_member = figure_supply(m, seat, m->word.member) > 0, /* HUNT-15, HUNT-20 */
        .has_hut = figure_supply(m, seat, m->word.hut) > 0,
    };
    crowd_of(m);
    list_on_last(m, &supply);
    if (m->option.has_princess && model_kind(m, m->tiles - 1)->symbol[m->word.portal])
        list_elsewhere(m, &supply);
}
