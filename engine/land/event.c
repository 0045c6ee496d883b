/* event.c: telling what happened, to those who asked. */
#include "land.h"

/* An event that lights the feature of a segment, -1 for none. */
struct aude_event event_at(const struct land *g, enum aude_event_kind kind, int segment)
{
    struct aude_event event = {.kind = (uint8_t)kind,
                               .seat = -1,
                               .other = -1,
                               .tile = NONE,
                               .feature = NONE,
                               .segment = NONE};
    if (segment >= 0) {
        const struct tile *tile = &tiles(g)[tiles_of(g)[segment]];
        event.x = (int16_t)true_x(g, tile->x);
        event.y = (int16_t)true_y(g, tile->y);
        event.segment = (uint8_t)(segment - tile->first);
        event.feature = (uint8_t)feature_kind(g, segment);
        event.tile = tile->kind;
    }
    return event;
}

/* A token came to a tile. */
TOLD void event_moved(const struct land *g, int token, int tile, int count, struct aude_events *log)
{
    if (log == NULL)
        return;
    struct aude_event event = event_at(g, AUDE_EVENT_TOKEN, -1);
    event.x = (int16_t)true_x(g, tiles(g)[tile].x);
    event.y = (int16_t)true_y(g, tiles(g)[tile].y);
    event.token = (uint8_t)token;
    event.count = (int16_t)count;
    event_add(log, &event);
}

/* A seat took so many tokens. */
TOLD void event_taken(const struct land *g, int token, int seat, int count, struct aude_events *log)
{
    if (log == NULL)
        return;
    struct aude_event event = event_at(g, AUDE_EVENT_TOKEN, -1);
    event.seat = (int8_t)seat;
    event.token = (uint8_t)token;
    event.count = (int16_t)count;
    event_add(log, &event);
}

/* The turn of g->turn begins; what is told from now on belongs to it. */
TOLD void event_turn(const struct land *g, struct aude_events *log)
{
    struct aude_event event = event_at(g, AUDE_EVENT_TURN, -1);
    event.seat = (int8_t)g->turn;
    event_add(log, &event);
    events_because(log);
}

/* Something happened to the tile in hand, or to count tiles. */
TOLD void event_hand(const struct land *g, enum aude_event_kind kind, int count,
                     struct aude_events *log)
{
    struct aude_event event = event_at(g, kind, -1);
    event.count = (int16_t)count;
    if (count == 0) {
        event.tile = g->hand;
        event.seat = (int8_t)g->turn;
    }
    event_add(log, &event);
}

/* A feature is complete, or for -1 the game ends: what is told until events_cause follows from it.
 * Returns what to give to that. */
TOLD int event_opens(const struct land *g, enum aude_event_kind kind, int segment,
                     struct aude_events *log)
{
    struct aude_event event = event_at(g, kind, segment);
    event_add(log, &event);
    return events_because(log);
}

/* A piece goes home, or into the hands of a seat. */
TOLD void event_piece(const struct land *g, enum aude_event_kind kind, int row, int other,
                      struct aude_events *log)
{
    const struct piece *piece = &pieces(g)[row];
    struct aude_event event =
        event_at(g, kind, piece->where == AUDE_ON_SEGMENT ? piece->segment : -1);
    event.seat = (int8_t)(row / rules_of(g)->pieces);
    event.piece = piece->kind;
    event.other = (int8_t)other;
    event.is_final = step_of(g) == STEP_OVER;
    event_add(log, &event);
}
