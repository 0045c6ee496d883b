/*
 * luck.c: what chance has settled stays settled (law 1). The lines are the memory: the answer to a
 * question is that of the first line, whether it counts or not, that answered it.
 */
#include "table.h"

/* FNV-1a over numbers. That two of the few thousand questions of a game would get the same number by
 * accident is far less likely than a broken machine. */
static uint64_t stir(uint64_t sum, uint32_t n)
{
    for (int i = 0; i < 4; i++, n >>= 8)
        sum = (sum ^ (n & 0xff)) * UINT64_C(0x100000001b3);
    return sum;
}

static uint64_t question_of(const struct aude_state *s)
{
    struct aude_chance chance[AUDE_LEGAL_MAX];
    int count = aude_chances(s, chance, AUDE_LEGAL_MAX);
    uint64_t sum = UINT64_C(0xcbf29ce484222325);
    for (int i = 0; i < count && i < AUDE_LEGAL_MAX; i++) {
        struct aude_action a = chance[i].action;
        sum = stir(sum, a.verb | (uint32_t)a.a << 8 | (uint32_t)a.b << 16 | (uint32_t)a.c << 24);
        sum = stir(sum, (uint16_t)a.x | (uint32_t)(uint16_t)a.y << 16);
        sum = stir(sum, (uint32_t)chance[i].weight);
    }
    return sum;
}

void luck_ask(const struct aude_table *t, uint64_t *question, int *asked)
{
    *question = question_of(t->now);
    *asked = 0;
    for (int i = 0; i < t->steps; i++) {
        const struct line *line = line_at(t, t->way[i]);
        *asked += line->actor == AUDE_CHANCE && line->question == *question;
    }
}

const struct aude_action *luck_settled(const struct aude_table *t)
{
    uint64_t question;
    int asked;
    if (aude_actor(t->now) != AUDE_CHANCE)
        return NULL;
    luck_ask(t, &question, &asked);
    for (int n = 1; n <= t->count; n++) {
        const struct line *line = line_at(t, n);
        if (line->kind == LINE_ACTION && line->actor == AUDE_CHANCE && line->question == question &&
            line->asked == asked)
            return &line->action;
    }
    return NULL;
}

int aude_table_lots(const struct aude_table *t)
{
    if (aude_table_actor(t) != AUDE_CHANCE)
        return 0;
    if (aude_chances(t->now, NULL, 0) == 1 || luck_settled(t) != NULL)
        return 1;
    return aude_count(t->now);
}

enum aude_status aude_table_draw(struct aude_table *t, int lot)
{
    int lots = aude_table_lots(t);
    if (lots == 0)
        return t->ending == AUDE_ENDING_RUNNING ? AUDE_NOT_YOUR_TURN : AUDE_GAME_OVER;
    if (lot < 0 || lot >= lots)
        return AUDE_BAD_VALUE;
    const struct aude_action *settled = luck_settled(t);
    struct aude_action a = settled != NULL ? *settled : aude_pick(t->now, lot);
    return aude_table_play(t, AUDE_OWNER, &a);
}

enum aude_status aude_table_settle(struct aude_table *t, aude_luck *luck, void *context)
{
    int count = t->count, last = t->last;
    enum aude_status status = AUDE_OK;
    for (int lots; status == AUDE_OK && (lots = aude_table_lots(t)) > 0;)
        status = aude_table_draw(t, lots == 1 ? 0 : luck(context, lots));
    if (status != AUDE_OK)
        table_restore(t, count, last);
    return status;
}
