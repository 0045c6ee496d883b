/*
 * advice.c: what the analyst thinks of a decision.
 */
#include "advice.h"

#include <stdlib.h>

#include "command.h"

struct adviser {
    struct aude_player *analyst;
    struct aude_state *view, *scratch;
};

int decisions_find(struct aude_table *t, struct decision *out, int max)
{
    struct aude_step step;
    int count = 0, last = AUDE_CHANCE;
    for (int i = 0; aude_table_step(t, AUDE_OWNER, i, &step); i++) {
        if (step.actor >= 0 && step.actor != last && count++ < max)
            out[count - 1] = (struct decision){step.actor, i, i, step.number};
        if (step.actor >= 0 && count <= max)
            out[count - 1].to = i + 1;
        last = step.actor;
    }
    return count;
}

int decision_played(struct aude_table *t, const struct decision *d, struct aude_action *out)
{
    struct aude_step step;
    int count = 0;
    for (int i = d->from; i < d->to && count < AUDE_WAY_ACTIONS; i++) {
        if (aude_table_step(t, d->seat, i, &step))
            out[count++] = step.action;
    }
    return count;
}

struct adviser *adviser_new(const struct aude_rules *r, uint64_t seed)
{
    struct adviser *a = memory_new(sizeof *a);
    a->analyst = player_new(AUDE_ANALYST, r, seed);
    a->view = state_new(r);
    a->scratch = state_new(r);
    return a;
}

void adviser_free(struct adviser *a)
{
    aude_player_close(a->analyst);
    free(a->view);
    free(a->scratch);
    free(a);
}

struct aude_state *adviser_view(struct adviser *a)
{
    return a->view;
}

void adviser_ask(struct adviser *a, const struct aude_action *played, int count, long long slices,
                 struct advice *out)
{
    int seat = aude_actor(a->view);
    out->played = -1;
    aude_player_begin(a->analyst, a->view, seat);
    if (count > 0)
        aude_player_include(a->analyst, played, count);
    /* It goes on over its limit until it has found ways at all. */
    for (long long i = 0; slices < 0 || i < slices || aude_player_ways(a->analyst, NULL, 0) == 0;
         i++)
        if (!aude_player_more(a->analyst))
            break;
    out->ways = aude_player_ways(a->analyst, out->way, AUDE_WAYS_MAX);
    for (int i = 0; i < out->ways; i++) {
        const struct aude_way *way = &out->way[i];
        aude_copy(a->scratch, a->view);
        for (int k = 0; k < way->count; k++)
            aude_apply(a->scratch, way->action[k], NULL);
        out->chance[i] = aude_win_chance(a->scratch, way->lead, seat);
        if (way->is_played)
            out->played = i;
    }
}

void adviser_write(struct adviser *a, const struct aude_state *s, const struct aude_way *way,
                   struct text *out)
{
    char line[AUDE_LINE_MAX];
    aude_copy(a->scratch, s);
    for (int i = 0; i < way->count; i++) {
        aude_action_write(a->scratch, way->action[i], line, sizeof line);
        text_add(out, "%s%s", i == 0 ? "" : ", ", line);
        aude_apply(a->scratch, way->action[i], NULL);
    }
}

int advice_loss(const struct advice *advice, int seat)
{
    if (advice->played < 0)
        return 0;
    int loss = advice->way[0].lead[seat] - advice->way[advice->played].lead[seat];
    return loss > 0 ? loss : 0;
}
