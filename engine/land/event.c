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
void event_moved(const struct land *g, int token, int tile, int count, struct aude_events *log)
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
void event_taken(const struct land *g, int token, int seat, int count, struct aude_events *log)
{
    if (log == NULL)
        return;
    struct aude_event event = event_at(g, AUDE_EVENT_TOKEN, -1);
    event.seat = (int8_t)seat;
    event.token = (uint8_t)token;
    event.count = (int16_t)count;
    event_add(log, &event);
}
