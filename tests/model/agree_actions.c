/*
 * agree_actions.c: compares what an engine says may be done now with the model: the list, its
 * k-th action, the chances, single checks of legal and illegal actions, and where tiles fit.
 */
#include "board.h"

#include <stdlib.h>
#include <string.h>

static int compare(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(struct aude_action));
}

static bool contains(const struct aude_action *sorted, int n, struct aude_action a)
{
    return bsearch(&a, sorted, (size_t)n, sizeof a, compare) != NULL;
}

static bool refuse_action(char *why, size_t len, const char *what, struct aude_action a)
{
    return model_refuse(why, len, "%s: verb %d a %d b %d c %d at %d,%d", what, a.verb, a.a, a.b,
                        a.c, a.x, a.y);
}

/* Both lists as sets; mine is sorted. */
static bool agree_list(const struct aude_action *mine, int n, const struct aude_state *s, char *why,
                       size_t len)
{
    struct aude_action legal[AUDE_LEGAL_MAX];
    int listed = aude_legal(s, legal, AUDE_LEGAL_MAX);
    if (listed > AUDE_LEGAL_MAX)
        return model_refuse(why, len, "%d legal actions are too many", listed);
    for (int k = 0; k < listed && aude_actor(s) != AUDE_CHANCE; k++) {
        struct aude_action picked = aude_pick(s, k);
        if (memcmp(&picked, &legal[k], sizeof picked) != 0)
            return refuse_action(why, len, "picked and listed actions differ", picked);
    }
    qsort(legal, (size_t)listed, sizeof legal[0], compare);
    for (int i = 0; i < listed; i++) {
        if (i > 0 && compare(&legal[i - 1], &legal[i]) == 0)
            return refuse_action(why, len, "listed twice", legal[i]);
        if (!contains(mine, n, legal[i]))
            return refuse_action(why, len, "listed, but illegal in the model", legal[i]);
    }
    for (int i = 0; i < n; i++)
        if (!contains(legal, listed, mine[i]))
            return refuse_action(why, len, "legal in the model, but not listed", mine[i]);
    return true;
}

/* The weight of a draw is the number of copies, in the list as in the units that are picked. */
static bool agree_chances(const struct model *m, const struct aude_state *s, char *why, size_t len)
{
    struct aude_chance chances[KINDS_MAX];
    int weight[KINDS_MAX] = {0};
    int units[KINDS_MAX] = {0};
    int n = aude_chances(s, chances, KINDS_MAX);
    if (m->step != STEP_DRAW)
        return n == 0 || model_refuse(why, len, "%d chances, but it is not chance's turn", n);
    for (int i = 0; i < n && i < KINDS_MAX; i++) {
        struct aude_action draw = {.verb = AUDE_DRAW, .a = chances[i].action.a};
        if (memcmp(&draw, &chances[i].action, sizeof draw) != 0)
            return refuse_action(why, len, "not a draw", chances[i].action);
        weight[draw.a] += chances[i].weight;
    }
    for (int k = 0; k < model_left(m); k++)
        units[aude_pick(s, k).a]++;
    for (int i = 0; i < m->kinds; i++)
        if (weight[i] != m->bag[i] || units[i] != m->bag[i])
            return model_refuse(why, len, "%s has weight %d and %d units, in the model %d",
                                m->kind[i].id, weight[i], units[i], m->bag[i]);
    return true;
}

/* aude_check must say yes to exactly the legal actions, and only to the actor. */
static bool agree_check(const struct aude_action *mine, int n, const struct aude_state *s,
                        struct aude_action a, char *why, size_t len)
{
    int actor = aude_actor(s);
    if (actor == AUDE_OVER)
        return aude_check(s, 0, a) != AUDE_OK || refuse_action(why, len, "allowed when over", a);
    bool is_allowed = aude_check(s, actor, a) == AUDE_OK;
    if (is_allowed != contains(mine, n, a))
        return refuse_action(why, len, is_allowed ? "wrongly allowed" : "wrongly refused", a);
    int other = actor == 0 ? 1 : 0;
    if (aude_check(s, other, a) == AUDE_OK)
        return refuse_action(why, len, "allowed to somebody else", a);
    return true;
}

/* Tries every draw, every put on the last tile, pass, and every place near the tiles. */
static bool agree_checks(const struct model *m, const struct aude_action *mine, int n,
                         const struct aude_state *s, char *why, size_t len)
{
    const struct aude_tile *last = &m->tile[m->tiles - 1];
    for (int i = 0; i < m->kinds; i++) {
        struct aude_action draw = {.verb = AUDE_DRAW, .a = (uint8_t)i};
        if (!agree_check(mine, n, s, draw, why, len))
            return false;
    }
    for (int i = 0; i < AUDE_SEGMENTS; i++) {
        struct aude_action put = {.verb = AUDE_PUT,
                                  .a = (uint8_t)m->word.follower,
                                  .b = (uint8_t)i,
                                  .x = last->x,
                                  .y = last->y};
        struct aude_action elsewhere = put;
        elsewhere.x = (int16_t)(m->tiles > 1 ? m->tile[m->tiles - 2].x : last->x + 1);
        elsewhere.y = (int16_t)(m->tiles > 1 ? m->tile[m->tiles - 2].y : last->y);
        if (!agree_check(mine, n, s, put, why, len) ||
            !agree_check(mine, n, s, elsewhere, why, len))
            return false;
    }
    struct box box = board_box(m, 2);
    for (int y = box.top; y <= box.bottom; y++)
        for (int x = box.left; x <= box.right; x++)
            for (int turn = 0; turn < 5; turn++) {
                struct aude_action place = {
                    .verb = AUDE_PLACE, .a = (uint8_t)turn, .x = (int16_t)x, .y = (int16_t)y};
                if (!agree_check(mine, n, s, place, why, len))
                    return false;
            }
    return agree_check(mine, n, s, (struct aude_action){.verb = AUDE_PASS}, why, len);
}

static bool agree_fits(const struct model *m, int kind, const struct aude_state *s, char *why,
                       size_t len)
{
    struct box box = board_box(m, 2);
    for (int y = box.top; y <= box.bottom; y++)
        for (int x = box.left; x <= box.right; x++) {
            unsigned turns = 0;
            for (int turn = 0; turn < 4; turn++)
                turns |= board_fits(m, kind, turn, x, y) ? 1U << turn : 0U;
            if (aude_fits(s, x, y, kind) != turns)
                return model_refuse(why, len, "%s fits at %d,%d in turns %x, in the model %x",
                                    m->kind[kind].id, x, y, aude_fits(s, x, y, kind), turns);
        }
    return true;
}

bool agree_actions(const struct model *m, const struct aude_state *s, char *why, size_t len)
{
    struct aude_action mine[AUDE_LEGAL_MAX];
    int n = model_legal(m, mine);
    int count = m->step == STEP_DRAW ? model_left(m) : n;
    qsort(mine, (size_t)n, sizeof mine[0], compare);
    if (aude_count(s) != count)
        return model_refuse(why, len, "count is %d, in the model %d", aude_count(s), count);
    if (!agree_list(mine, n, s, why, len) || !agree_chances(m, s, why, len) ||
        !agree_checks(m, mine, n, s, why, len))
        return false;
    /* The board changes only between draws, so all kinds are tried only then. */
    for (int kind = 0; kind < m->kinds; kind++)
        if ((m->step == STEP_DRAW || kind == m->hand) && !agree_fits(m, kind, s, why, len))
            return false;
    return true;
}
