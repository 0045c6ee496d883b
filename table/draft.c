/*
 * draft.c: what one seat tries out before it counts. It follows the last step; chance is not asked,
 * so a draft ends where chance or somebody else must act.
 */
#include "table.h"

int aude_table_drafter(const struct aude_table *t)
{
    return t->drafted > 0 ? t->draft[0].actor : -1;
}

int aude_table_drafted(const struct aude_table *t)
{
    return t->drafted;
}

bool aude_table_draft_is_whole(const struct aude_table *t)
{
    return t->drafted > 0 && aude_actor(t->tried) != t->draft[0].actor;
}

enum aude_status aude_table_draft(struct aude_table *t, int seat, const char *line)
{
    const struct aude_state *s = t->drafted > 0 ? t->tried : t->now;
    struct aude_action a;
    if (seat < 0 || seat >= t->seats)
        return AUDE_UNKNOWN_SEAT;
    /* Whoever comes after the drafter waits until it counts. */
    if (t->drafted > 0 && seat != t->draft[0].actor)
        return AUDE_NOT_YOUR_TURN;
    enum aude_status status = line_read(t, s, seat, line, &a);
    if (status == AUDE_OK)
        status = draft_reserve(t, t->drafted + 1);
    if (status != AUDE_OK)
        return status;
    const struct line *before = t->drafted > 0 ? &t->draft[t->drafted - 1]
                                : t->steps > 0 ? line_at(t, table_tip(t))
                                               : NULL;
    if (t->drafted == 0)
        aude_copy(t->tried, t->now);
    struct line made = line_of(t, t->tried, &a, before);
    t->draft[t->drafted++] = made;
    table_forget_views(t);
    return AUDE_OK;
}

/* Leaves so many actions. */
static void cut(struct aude_table *t, int length)
{
    t->drafted = length;
    t->past_line = t->past_drafts > length ? -1 : t->past_line;
    aude_copy(t->tried, t->now);
    for (int i = 0; i < length; i++)
        aude_apply(t->tried, t->draft[i].action, NULL);
    table_forget_views(t);
}

enum aude_status aude_table_draft_undo(struct aude_table *t)
{
    if (t->drafted == 0)
        return AUDE_NO_DRAFT;
    cut(t, t->drafted - 1);
    return AUDE_OK;
}

void aude_table_draft_drop(struct aude_table *t)
{
    if (t->drafted > 0)
        cut(t, 0);
}

enum aude_status aude_table_draft_seal(struct aude_table *t)
{
    int length = t->drafted;
    if (length == 0)
        return AUDE_NO_DRAFT;
    enum aude_status status = table_reserve(t, length, LINES_MOST);
    if (status != AUDE_OK)
        return status;
    /* The first one drops the draft, but its actions stay where they are. */
    for (int i = 0; i < length; i++)
        table_append(t, &t->draft[i].action);
    return AUDE_OK;
}
