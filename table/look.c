/*
 * look.c: the game as somebody may know it, now and at every step. Earlier positions are not kept:
 * they are played again from where somebody looked last, or from the start.
 */
#include "table.h"

/* ---- Positions ------------------------------------------------------------------------------ */

void table_forget_views(struct aude_table *t)
{
    t->is_viewed = 0;
}

/* Whoever runs the table sees the draft, for it is made there. */
static bool sees_draft(const struct aude_table *t, int seat)
{
    return t->drafted > 0 && (seat == AUDE_OWNER || seat == t->draft[0].actor);
}

int table_viewer(const struct aude_table *t, int seat)
{
    if (!t->has_secrets || t->viewer != AUDE_OWNER)
        return t->viewer;
    return seat == AUDE_OWNER || (seat >= 0 && seat < t->seats) ? seat : AUDE_ONLOOKER;
}

/* Is nothing hidden from that seat that the table knows? */
static bool sees_all(const struct aude_table *t, int seat)
{
    return table_viewer(t, seat) == t->viewer;
}

struct aude_action action_seen(const struct aude_table *t, const struct aude_state *s, int seat,
                               const struct aude_action *a)
{
    return sees_all(t, seat) ? *a : aude_seen(s, seat, *a);
}

const struct aude_state *aude_table_view(struct aude_table *t, int seat)
{
    const struct aude_state *whole = sees_draft(t, seat) ? t->tried : t->now;
    if (sees_all(t, seat))
        return whole;
    int i = table_viewer(t, seat) + 1;
    if ((t->is_viewed >> i & 1) == 0)
        aude_view(whole, i - 1, t->view[i]);
    t->is_viewed |= 1u << i;
    return t->view[i];
}

const struct aude_state *table_past(struct aude_table *t, int line, int drafts)
{
    bool is_good = t->past_line >= 0 &&
                   (t->past_drafts == 0 || (t->past_line == line && t->past_drafts <= drafts));
    int from = is_good ? t->past_line : 0, length = 0, n = line;
    for (; n > 0 && n != from; n = line_at(t, n)->before)
        t->trail[length++] = n;
    if (!is_good || n != from) {
        aude_copy(t->past, t->start);
        t->past_drafts = 0;
    }
    while (length > 0)
        aude_apply(t->past, line_at(t, t->trail[--length])->action, NULL);
    for (; t->past_drafts < drafts; t->past_drafts++)
        aude_apply(t->past, t->draft[t->past_drafts].action, NULL);
    t->past_line = line;
    return t->past;
}

/* Position i of those that can be looked at. */
static const struct aude_state *position(struct aude_table *t, int i)
{
    int steps = i < t->steps ? i : t->steps;
    return table_past(t, steps > 0 ? t->way[steps - 1] : 0, i - steps);
}

bool aude_table_at(struct aude_table *t, int seat, int i, struct aude_state *out)
{
    if (i < 0 || i > aude_table_steps(t, seat))
        return false;
    const struct aude_state *s = position(t, i);
    if (sees_all(t, seat))
        aude_copy(out, s);
    else
        aude_view(s, seat, out);
    return true;
}

/* ---- Steps and turns ------------------------------------------------------------------------ */

int aude_table_steps(const struct aude_table *t, int seat)
{
    return t->steps + (sees_draft(t, seat) ? t->drafted : 0);
}

static const struct line *step_at(const struct aude_table *t, int i)
{
    return i < t->steps ? line_at(t, t->way[i]) : &t->draft[i - t->steps];
}

bool aude_table_step(struct aude_table *t, int seat, int i, struct aude_step *out)
{
    *out = (struct aude_step){0};
    if (i < 0 || i >= aude_table_steps(t, seat))
        return false;
    const struct line *line = step_at(t, i);
    const struct aude_state *s = position(t, i);
    out->number = i < t->steps ? t->way[i] : 0;
    out->actor = line->actor;
    out->turn = line->turn;
    out->turn_seat = line->turn_seat;
    out->round = line->round;
    out->is_draft = i >= t->steps;
    out->action = action_seen(t, s, seat, &line->action);
    aude_action_write(s, out->action, out->line, sizeof out->line);
    return true;
}

int aude_table_turns(const struct aude_table *t, int seat)
{
    int steps = aude_table_steps(t, seat);
    return steps > 0 ? step_at(t, steps - 1)->turn + 1 : 0;
}

bool aude_table_turn(const struct aude_table *t, int seat, int i, struct aude_turn *out)
{
    int steps = aude_table_steps(t, seat), from = 0;
    *out = (struct aude_turn){0};
    while (from < steps && step_at(t, from)->turn < i)
        from++;
    if (i < 0 || from == steps)
        return false;
    out->from = out->to = from;
    out->seat = step_at(t, from)->turn_seat;
    out->round = step_at(t, from)->round;
    while (out->to < steps && step_at(t, out->to)->turn == i)
        out->to++;
    return true;
}

/* ---- How it stands -------------------------------------------------------------------------- */

int aude_table_actor(const struct aude_table *t)
{
    return t->ending == AUDE_ENDING_RUNNING ? aude_actor(t->now) : AUDE_OVER;
}

enum aude_ending aude_table_ending(const struct aude_table *t)
{
    return t->ending;
}

const char *aude_ending_name(enum aude_ending ending)
{
    static const char *const names[] = {
#define X(id, name) name,
        AUDE_ENDINGS(X)
#undef X
    };
    return (unsigned)ending < AUDE_ENDING_COUNT ? names[ending] : "unknown";
}

unsigned aude_table_out(const struct aude_table *t)
{
    return t->out;
}

/* Those who have most among the seats that are still in. */
static unsigned best_of(const struct aude_table *t, unsigned in)
{
    int score[AUDE_SEATS], most = 0;
    unsigned best = 0;
    aude_scores(t->now, score);
    for (int seat = 0; seat < t->seats; seat++) {
        if ((in >> seat & 1) == 0)
            continue;
        if (best == 0 || score[seat] > most)
            best = 0;
        if (best == 0 || score[seat] == most) {
            most = score[seat];
            best |= 1u << seat;
        }
    }
    return best;
}

unsigned aude_table_winners(const struct aude_table *t)
{
    unsigned in = ((1u << t->seats) - 1) & ~t->out;
    switch (t->ending) {
    case AUDE_ENDING_PLAYED:
        return (aude_winners(t->now) & in) != 0 ? aude_winners(t->now) & in : best_of(t, in);
    case AUDE_ENDING_RESIGNED:
    case AUDE_ENDING_TIME:
    case AUDE_ENDING_DRAW:
        return in;
    case AUDE_ENDING_RUNNING:
    case AUDE_ENDING_ABORT:
    case AUDE_ENDING_LEFT:
    case AUDE_ENDING_COUNT:
        break;
    }
    return 0;
}
