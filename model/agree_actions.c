/*
 * agree_actions.c: compares what an engine says may be done now with the model. The lists are
 * compared whole after every action; the other ways to ask the same (the k-th action, single
 * checks of legal and illegal actions, where tiles fit) are tried by sample, other ones each time.
 */
#include "board.h"

#include <string.h>

enum {
    PICKS = 4,      /* k-th actions tried each time */
    CHECKS = 6,     /* actions checked each time, changed ones included */
    CELLS = 8,      /* cells for which fits are tried each time */
    UNITS_EVERY = 8 /* all units of chance are gone through in one of so many draws */
};

/* A number from 0 to n - 1, the same in each run. */
static int throw_dice(struct land_model *m, int n)
{
    m->dice = m->dice * 1664525U + 1013904223U;
    return (int)((uint64_t)(m->dice >> 8) * (uint64_t)n >> 24);
}

/* ---- The legal actions of the model as a set --------------------------------------------------- */

/* The slot of an action: its own, or the empty one where it belongs. */
static struct slot *find_slot(struct land_model *m, struct aude_action a)
{
    uint64_t key;
    memcpy(&key, &a, sizeof key);
    uint64_t at = (key * UINT64_C(0x9e3779b97f4a7c15)) >> 51;
    while (m->slot[at % SLOTS].round == m->round &&
           memcmp(&m->slot[at % SLOTS].action, &a, sizeof a) != 0)
        at++;
    return &m->slot[at % SLOTS];
}

static bool contains(struct land_model *m, struct aude_action a)
{
    return find_slot(m, a)->round == m->round;
}

/* Begins a new set; false if the action was in it before. */
static bool add(struct land_model *m, struct aude_action a)
{
    struct slot *slot = find_slot(m, a);
    if (slot->round == m->round)
        return false;
    slot->round = m->round;
    slot->action = a;
    return true;
}

static bool refuse_action(char *why, size_t len, const char *what, struct aude_action a)
{
    return model_refuse(why, len, "%s: verb %d a %d b %d c %d at %d,%d", what, a.verb, a.a, a.b,
                        a.c, a.x, a.y);
}

/* As many actions as in the model, none twice, all of them legal in the model. */
static bool agree_list(struct land_model *m, const struct aude_action *legal, int listed, char *why,
                       size_t len)
{
    m->round++;
    for (int i = 0; i < listed; i++)
        if (!add(m, legal[i]))
            return refuse_action(why, len, "listed twice", legal[i]);
    for (int i = 0; i < m->legals; i++)
        if (!contains(m, m->legal[i]))
            return refuse_action(why, len, "legal in the model, but not listed", m->legal[i]);
    m->round++;
    for (int i = 0; i < m->legals; i++)
        if (!add(m, m->legal[i]))
            return refuse_action(why, len, "twice in the model", m->legal[i]);
    for (int i = 0; i < listed && listed != m->legals; i++)
        if (!contains(m, legal[i]))
            return refuse_action(why, len, "listed, but illegal in the model", legal[i]);
    return true;
}

static bool agree_picks(struct land_model *m, const struct aude_state *s,
                        const struct aude_action *legal, int listed, char *why, size_t len)
{
    for (int i = 0; i < PICKS && listed > 0; i++) {
        int k = listed <= PICKS ? i % listed : throw_dice(m, listed);
        struct aude_action picked = aude_pick(s, k);
        if (memcmp(&picked, &legal[k], sizeof picked) != 0)
            return refuse_action(why, len, "picked and listed actions differ", picked);
    }
    return true;
}

/* ---- Chance -------------------------------------------------------------------------------- */

static bool agree_units(const struct land_model *m, const struct aude_state *s, char *why,
                        size_t len)
{
    int units[KINDS_MAX] = {0};
    int left = model_units(m);
    for (int k = 0; k < left; k++)
        units[aude_pick(s, k).a]++;
    for (int i = 0; i < m->kinds; i++)
        if (units[i] != model_weight(m, i))
            return model_refuse(why, len, "%s has %d units, in the model %d", m->kind[i].id,
                                units[i], model_weight(m, i));
    return true;
}

/* The weight of a draw is the number of copies. */
static bool agree_chances(const struct land_model *m, const struct aude_state *s, char *why,
                          size_t len)
{
    struct aude_chance chances[KINDS_MAX];
    int n = aude_chances(s, chances, KINDS_MAX);
    if (m->table.step != STEP_DRAW)
        return n == 0 || model_refuse(why, len, "%d chances, but it is not chance's turn", n);
    if (n != m->legals)
        return model_refuse(why, len, "%d chances, in the model %d", n, m->legals);
    for (int i = 0; i < n; i++) {
        struct aude_action draw = {.verb = AUDE_DRAW, .a = chances[i].action.a};
        if (memcmp(&draw, &chances[i].action, sizeof draw) != 0)
            return refuse_action(why, len, "not a draw", chances[i].action);
        if (chances[i].weight != model_weight(m, draw.a))
            return model_refuse(why, len, "%s has weight %d, in the model %d", m->kind[draw.a].id,
                                chances[i].weight, model_weight(m, draw.a));
    }
    return true;
}

/* ---- Single questions ------------------------------------------------------------------------- */

/* aude_check must say yes to exactly the legal actions, and only to the actor. */
static bool agree_check(struct land_model *m, const struct aude_state *s, struct aude_action a,
                        char *why, size_t len)
{
    int actor = aude_actor(s);
    if (actor == AUDE_OVER)
        return aude_check(s, 0, a) != AUDE_OK || refuse_action(why, len, "allowed when over", a);
    bool is_allowed = aude_check(s, actor, a) == AUDE_OK;
    if (is_allowed != contains(m, a))
        return refuse_action(why, len, is_allowed ? "wrongly allowed" : "wrongly refused", a);
    int other = actor == 0 ? 1 : 0;
    if (aude_check(s, other, a) == AUDE_OK)
        return refuse_action(why, len, "allowed to somebody else", a);
    return true;
}

static int count_verbs(const struct land_model *m)
{
    int verbs = 0;
    while (aude_name(m->r, AUDE_NAME_VERB, verbs))
        verbs++;
    return verbs;
}

/* Something that could be meant: a legal action, or any verb at some tile, with one part changed
 * or none. */
static struct aude_action invent(struct land_model *m)
{
    const struct aude_tile *tile = &m->tile[throw_dice(m, m->tiles)];
    struct aude_action a = {.verb = (uint8_t)throw_dice(m, count_verbs(m)),
                            .a = (uint8_t)throw_dice(m, 5),
                            .b = (uint8_t)throw_dice(m, 9),
                            .x = tile->x,
                            .y = tile->y};
    if (m->legals > 0 && throw_dice(m, 4) > 0)
        a = m->legal[throw_dice(m, m->legals)];
    switch (throw_dice(m, 8)) {
    case 0:
        a.verb = (uint8_t)throw_dice(m, count_verbs(m));
        break;
    case 1:
        a.a = (uint8_t)throw_dice(m, throw_dice(m, 4) == 0 ? 256 : 6);
        break;
    case 2:
        a.b = (uint8_t)throw_dice(m, AUDE_SEGMENTS);
        break;
    case 3:
        a.x = (int16_t)(a.x + throw_dice(m, 3) - 1);
        a.y = (int16_t)(a.y + throw_dice(m, 3) - 1);
        break;
    case 4:
        a.x = tile->x;
        a.y = tile->y;
        break;
    case 5:
        a.c = (uint8_t)throw_dice(m, 2);
        break;
    default:
        break;
    }
    return a;
}

static bool agree_checks(struct land_model *m, const struct aude_state *s, char *why, size_t len)
{
    for (int i = 0; i < CHECKS; i++)
        if (!agree_check(m, s, invent(m), why, len))
            return false;
    return agree_check(m, s, (struct aude_action){.verb = AUDE_PASS}, why, len);
}

static bool agree_fits(struct land_model *m, const struct aude_state *s, char *why, size_t len)
{
    const struct box *box = &m->box;
    for (int i = 0; i < CELLS; i++) {
        int kind = throw_dice(m, m->kinds);
        if (m->kind[kind].copies == m->kind[kind].is_start)
            continue; /* Nobody can ever lay it. */
        int x = box->left - 2 + throw_dice(m, box->right - box->left + 5);
        int y = box->top - 2 + throw_dice(m, box->bottom - box->top + 5);
        unsigned turns = board_fits(m, kind, x, y);
        if (aude_fits(s, x, y, kind) != turns)
            return model_refuse(why, len, "%s fits at %d,%d in turns %x, in the model %x",
                                m->kind[kind].id, x, y, aude_fits(s, x, y, kind), turns);
    }
    return true;
}

bool agree_actions(struct land_model *m, const struct aude_state *s, char *why, size_t len)
{
    struct aude_action legal[AUDE_LEGAL_MAX];
    bool is_draw = m->table.step == STEP_DRAW;
    int listed = aude_legal(s, legal, AUDE_LEGAL_MAX);
    int count = is_draw ? model_units(m) : m->legals;
    if (listed > AUDE_LEGAL_MAX)
        return model_refuse(why, len, "%d legal actions are too many", listed);
    if (!agree_list(m, legal, listed, why, len))
        return false;
    if (aude_count(s) != count)
        return model_refuse(why, len, "count is %d, in the model %d", aude_count(s), count);
    if (!agree_chances(m, s, why, len) || !agree_checks(m, s, why, len) ||
        !agree_fits(m, s, why, len))
        return false;
    if (!is_draw)
        return agree_picks(m, s, legal, listed, why, len);
    return throw_dice(m, UNITS_EVERY) > 0 || agree_units(m, s, why, len);
}
