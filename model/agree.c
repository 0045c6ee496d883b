/*
 * agree.c: compares what can be seen of an engine's state with the model: whose turn it is,
 * what was counted, what lies on the table. Nothing is compared that the rules leave open:
 * once the game is over it is nobody's turn and a tile in hand means nothing.
 */
#include "board.h"

#include <string.h>

enum { TOLD_EVERY = 4 }; /* events of an early end are asked for in one of so many */

/* PRIN-26, WHEE-37: walk and plague go round the table, beginning with the seat on turn. */
int model_actor(const struct land_model *m)
{
    switch (m->table.step) {
    case STEP_DRAW:
        return AUDE_CHANCE;
    case STEP_OVER:
        return AUDE_OVER;
    case STEP_WALK:
        return (m->table.turn + m->table.walked) % m->seats;
    case STEP_PLAGUE:
        return (m->table.turn + m->table.asked) % m->seats;
    case STEP_PLACE:
    case STEP_DEPLOY:
    case STEP_CAPTURE:
    case STEP_EXCHANGE:
    case STEP_AFTER:
    case STEP_AGAIN:
        break;
    }
    return m->table.turn;
}

/* What the engine must call the step. Questions that a wheel or a tower asks belong to the step in
 * which they come up; a dragon that walks late (PRIN-Q17) has no step that the rules name. */
static bool agree_step(const struct land_model *m, const struct aude_state *s, char *why,
                       size_t len)
{
    static const char *const names[] = {
        [STEP_DRAW] = "draw",     [STEP_PLAGUE] = "drawn",   [STEP_PLACE] = "place",
        [STEP_DEPLOY] = "deploy", [STEP_CAPTURE] = "deploy", [STEP_EXCHANGE] = "deploy",
        [STEP_WALK] = "neutral",  [STEP_AFTER] = "after",    [STEP_AGAIN] = "again",
        [STEP_OVER] = "over"};
    const char *mine = names[m->table.step];
    const char *theirs = aude_name(m->r, AUDE_NAME_STEP, aude_step(s));
    if (m->table.step == STEP_WALK && m->option.is_dragon_late)
        return true;
    return (theirs && strcmp(theirs, mine) == 0) ||
           model_refuse(why, len, "step %s, in the model %s", theirs ? theirs : "unknown", mine);
}

static bool agree_turn(const struct land_model *m, const struct aude_state *s, char *why,
                       size_t len)
{
    const struct table *t = &m->table;
    int actor = model_actor(m);
    if (aude_actor(s) != actor)
        return model_refuse(why, len, "actor %d, in the model %d", aude_actor(s), actor);
    if (!agree_step(m, s, why, len))
        return false;
    if (t->step == STEP_OVER)
        return true;
    if (aude_turn(s) != t->turn)
        return model_refuse(why, len, "turn of seat %d, in the model %d", aude_turn(s), t->turn);
    if (aude_hand(s) != t->hand)
        return model_refuse(why, len, "tile kind %d in hand, in the model %d", aude_hand(s),
                            t->hand);
    return true;
}

static bool agree_scores(const struct land_model *m, const struct aude_state *s, char *why,
                         size_t len)
{
    const int *score = m->table.score;
    int scores[AUDE_SEATS] = {0};
    unsigned winners = 0;
    aude_scores(s, scores);
    for (int seat = 0; seat < m->seats; seat++)
        if (scores[seat] != score[seat])
            return model_refuse(why, len, "seat %d has %d points, in the model %d", seat,
                                scores[seat], score[seat]);
    for (int seat = 0; seat < m->seats && m->table.step == STEP_OVER; seat++) {
        bool has_most = true; /* BASE-Q01 */
        for (int other = 0; other < m->seats; other++)
            has_most = has_most && score[other] <= score[seat];
        winners |= (unsigned)has_most << seat;
    }
    if (aude_winners(s) != winners)
        return model_refuse(why, len, "the winners are %x, in the model %x", aude_winners(s),
                            winners);
    return true;
}

static bool agree_bag(const struct land_model *m, const struct aude_state *s, char *why, size_t len)
{
    for (int i = 0; i < m->kinds; i++)
        if (aude_bag(s, i) != m->table.bag[i])
            return model_refuse(why, len, "%d of %s in the bag, in the model %d", aude_bag(s, i),
                                m->kind[i].id, m->table.bag[i]);
    if (aude_left(s) != model_left(m))
        return model_refuse(why, len, "%d tiles left, in the model %d", aude_left(s),
                            model_left(m));
    return true;
}

static bool agree_tiles(const struct land_model *m, const struct aude_state *s, char *why,
                        size_t len)
{
    struct aude_tile tiles[AUDE_TILES_MAX];
    int n = aude_tiles(s, tiles, AUDE_TILES_MAX);
    if (n != m->tiles)
        return model_refuse(why, len, "%d tiles on the table, in the model %d", n, m->tiles);
    for (int i = 0; i < n; i++) {
        const struct aude_tile *a = &tiles[i];
        const struct aude_tile *b = &m->tile[i];
        if (a->x != b->x || a->y != b->y || a->kind != b->kind || a->turn != b->turn)
            return model_refuse(why, len,
                                "tile %d is kind %d r%d at %d,%d, in the model %d r%d at %d,%d", i,
                                a->kind, a->turn, a->x, a->y, b->kind, b->turn, b->x, b->y);
    }
    return true;
}

static bool agree_table(const struct land_model *m, const struct aude_state *s, char *why,
                        size_t len)
{
    return agree_turn(m, s, why, len) && agree_tiles(m, s, why, len) &&
           agree_scores(m, s, why, len) && agree_pieces(m, s, why, len) &&
           agree_tokens(m, s, why, len) && agree_bag(m, s, why, len);
}

bool agree_events(const struct land_model *m, const struct aude_events *events,
                  const int before[AUDE_SEATS], char *why, size_t len)
{
    int points[AUDE_SEATS] = {0};
    for (int i = 0; i < events->count && i < AUDE_EVENTS_MAX; i++)
        if (events->list[i].kind == AUDE_EVENT_SCORE && events->list[i].seat >= 0)
            points[events->list[i].seat] += events->list[i].points;
    for (int seat = 0; seat < m->seats; seat++)
        if (before[seat] + points[seat] != m->table.score[seat])
            return model_refuse(why, len, "seat %d scores %d by the events, in the model %d", seat,
                                points[seat], m->table.score[seat] - before[seat]);
    return true;
}

/* Ends a copy of the state and the model itself, which then takes everything back: ending the
 * game moves no tile, so that the flood stays what it was. */
static bool agree_ended(struct land_model *m, const struct aude_state *s, char *why, size_t len)
{
    struct aude_events events;
    char reason[AUDE_TEXT_MAX];
    struct table table = m->table;
    int legals = m->legals;
    bool is_told = (m->dice >> 16) % TOLD_EVERY == 0;
    aude_copy(m->ended, s);
    aude_end(m->ended, is_told ? &events : NULL);
    land_model_end(m);
    bool agrees = agree_table(m, m->ended, reason, sizeof reason);
    if (agrees && is_told)
        agrees = agree_events(m, &events, table.score, reason, sizeof reason);
    if (agrees && aude_count(m->ended) != 0)
        agrees = model_refuse(reason, sizeof reason, "something is legal");
    m->table = table;
    m->legals = legals;
    return agrees || model_refuse(why, len, "if ended now: %s", reason);
}

bool land_model_agrees(struct land_model *m, const struct aude_state *s, char *why, size_t len)
{
    if (m->unknown[0])
        return model_refuse(why, len, "the model does not know \"%s\"", m->unknown);
    if (!agree_table(m, s, why, len) || !agree_actions(m, s, why, len))
        return false;
    if (!m->is_due)
        return true;
    bool agrees = agree_features(m, s, why, len) &&
                  (m->table.step == STEP_OVER || agree_ended(m, s, why, len));
    m->is_due = false;
    return agrees;
}
