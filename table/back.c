/*
 * back.c: taking back. Nothing is deleted; a line says which one is the last that counts.
 */
#include "table.h"

/*
 * Law 2: does this action teach somebody at the table what he may not unlearn? It taught a seat
 * something if the card is named for it and it could not be sure of it before: another seat showed
 * it, or chance had more than one outcome as far as that seat knew. Tiles lie open: whoever takes a
 * draw back gets the same tile again (law 1), so he gains nothing and nobody loses a secret.
 * A table that is a view can only say it of its own viewer.
 */
bool action_teaches(struct aude_table *t, const struct aude_action *a)
{
    int actor = aude_actor(t->now);
    if (!t->has_secrets || aude_where(t->now, *a).card < 0)
        return false;
    for (int seat = 0; seat < t->seats; seat++) {
        const struct aude_state *view = t->now;
        if (actor == seat || (t->viewer != AUDE_OWNER && t->viewer != seat))
            continue;
        if (t->viewer == AUDE_OWNER) {
            aude_view(t->now, seat, t->view[seat + 1]);
            view = t->view[seat + 1];
        }
        bool is_named = aude_where(view, action_seen(t, t->now, seat, a)).card >= 0;
        bool was_sure = actor == AUDE_CHANCE && aude_chances(view, NULL, 0) == 1;
        if (is_named && !was_sure)
            return true;
    }
    return false;
}

enum aude_status aude_table_may_back(const struct aude_table *t, int line)
{
    bool is_learnt = false;
    int n = t->last;
    if (line < 0 || (line >= t->last && line >= t->last_aside))
        return AUDE_NO_SUCH_LINE;
    for (; n > line; n = line_at(t, n)->before)
        is_learnt |= line_at(t, n)->teaches;
    if (n != line && !is_aside(line_at(t, line)->kind))
        return AUDE_NO_SUCH_LINE;
    /* Those who are out stay out. */
    if (t->ending == AUDE_ENDING_RESIGNED || t->ending == AUDE_ENDING_TIME)
        return AUDE_GAME_OVER;
    return is_learnt ? AUDE_LEARNT : AUDE_OK;
}

static bool is_of(const struct aude_table *t, int step, unsigned seats)
{
    int actor = line_at(t, t->way[step])->actor;
    return actor >= 0 && (seats >> actor & 1) != 0;
}

int aude_table_back_to(const struct aude_table *t, unsigned seats)
{
    int i = t->steps - 1;
    while (i >= 0 && !is_of(t, i, seats))
        i--;
    if (i < 0)
        return -1;
    while (i > 0 && line_at(t, t->way[i - 1])->actor == line_at(t, t->way[i])->actor)
        i--;
    int line = line_at(t, t->way[i])->before;
    return aude_table_may_back(t, line) == AUDE_OK ? line : -1;
}
