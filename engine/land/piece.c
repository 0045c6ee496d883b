/*
 * piece.c: figures. Each has a row for the whole game, so that a row number is an identity.
 * Who may stand where is the piece kind's table, the one rule that a blocking piece never
 * goes where another is (BASE-23), and the modules' vetoes.
 */
#include "land.h"

int piece_in_supply(const struct land *g, int seat, int kind)
{
    return supplies(g)[seat * rules_of(g)->piece_kinds + kind];
}

int piece_take(struct land *g, int seat, int kind)
{
    const struct rules *r = rules_of(g);
    const struct piece *row = pieces(g);
    int i = seat * r->pieces + r->piece_first[kind];
    while (row[i].where != AUDE_IN_SUPPLY)
        i++;
    edit_supplies(g)[seat * r->piece_kinds + kind]--;
    return i;
}

/* The first reason a module gives why the player on turn may not put this there. */
enum aude_status piece_veto(const struct land *g, int kind, int segment)
{
    const struct rules *r = rules_of(g);
    struct standing w = {g->turn, kind, tiles_of(g)[segment], segment, features(g)[segment]};
    for (int i = 0; i < r->may_stands; i++) {
        enum aude_status status = r->may_stand[i](g, &w);
        if (status != AUDE_OK)
            return status;
    }
    return AUDE_OK;
}

/* What the player on turn may put of one kind of piece on some segments of a tile: one action
 * per feature, named by its first segment there. */
static inline void list_puts(const struct land *g, const struct tile *tile, int kind,
                             uint32_t segments, struct actions *out)
{
    const struct rules *r = rules_of(g);
    const struct kind *k = &r->kind[tile->kind];
    const uint16_t *feature = features(g) + tile->first;
    const uint8_t *men = mens(g);
    unsigned on = r->piece_on[kind];
    bool blocks = r->piece[kind].blocks;
    struct aude_action a = {.verb = AUDE_PUT,
                            .a = (uint8_t)kind,
                            .x = (int16_t)true_x(g, tile->x),
                            .y = (int16_t)true_y(g, tile->y)};
    int n = k->segments;
    for (int i = 0; i < n; i++) {
        int first = 0;
        if ((on >> k->feature[i] & 1) == 0 || (blocks && men[feature[i]] > 0) ||
            (segments >> i & 1) == 0)
            continue;
        while (feature[first] != feature[i])
            first++;
        a.b = (uint8_t)i;
        if (first == i && (r->may_stands == 0 || piece_veto(g, kind, tile->first + i) == AUDE_OK))
            actions_add(out, a);
    }
}

void piece_puts_on(const struct land *g, int tile, int kind, uint32_t segments, struct actions *out)
{
    list_puts(g, &tiles(g)[tile], kind, segments, out);
}

/* On the tile just laid. */
void piece_puts(const struct land *g, struct actions *out)
{
    const uint8_t *supply = supplies(g) + g->turn * rules_of(g)->piece_kinds;
    int kinds = rules_of(g)->piece_kinds;
    for (int kind = 0; kind < kinds; kind++) {
        if (supply[kind] > 0)
            list_puts(g, &tiles(g)[g->fresh], kind, ~(uint32_t)0, out);
    }
}

/* Stands a piece that was taken from the supply on a segment. */
void piece_put(struct land *g, int row, int segment)
{
    struct piece *piece = &edit_pieces(g)[row];
    piece->segment = (uint16_t)segment;
    piece->where = AUDE_ON_SEGMENT;
    if (rules_of(g)->piece[piece->kind].blocks)
        edit_mens(g)[features(g)[segment]]++;
}

/* Takes a piece from its segment; while the modules are told it still names the segment. */
static void leave(struct land *g, int row, int where, struct aude_events *log)
{
    const struct rules *r = rules_of(g);
    struct piece *piece = &edit_pieces(g)[row];
    if (r->piece[piece->kind].blocks)
        edit_mens(g)[features(g)[piece->segment]]--;
    piece->where = (uint8_t)where;
    for (int i = 0; i < r->on_lefts; i++)
        r->on_left[i](g, row, log);
    piece->segment = 0;
}

/* Sends a piece back to its owner's supply, from the board or from whoever holds it. */
void piece_home(struct land *g, int row, struct aude_events *log)
{
    const struct rules *r = rules_of(g);
    struct piece *piece = &edit_pieces(g)[row];
    int seat = row / r->pieces;
    bool is_held = piece->where >= AUDE_HELD;
    if (log != NULL) {
        struct aude_event event = event_at(g, AUDE_EVENT_RETURN, is_held ? -1 : piece->segment);
        event.seat = (int8_t)seat;
        event.piece = piece->kind;
        event.other = (int8_t)(is_held ? piece->where - AUDE_HELD : -1);
        event_add(log, &event);
    }
    edit_supplies(g)[seat * r->piece_kinds + piece->kind]++;
    if (is_held)
        piece->where = AUDE_IN_SUPPLY;
    else
        leave(g, row, AUDE_IN_SUPPLY, log);
}

/* Hands a piece on the board to another seat. */
void piece_hold(struct land *g, int row, int seat, struct aude_events *log)
{
    if (log != NULL) {
        struct aude_event event = event_at(g, AUDE_EVENT_CAPTURE, pieces(g)[row].segment);
        event.seat = (int8_t)(row / rules_of(g)->pieces);
        event.piece = pieces(g)[row].kind;
        event.other = (int8_t)seat;
        event_add(log, &event);
    }
    leave(g, row, AUDE_HELD + seat, log);
}

bool piece_is_follower(const struct land *g, int row)
{
    const struct piece *piece = &pieces(g)[row];
    return piece->where == AUDE_ON_SEGMENT && (rules_of(g)->followers >> piece->kind & 1) != 0;
}

int piece_tile(const struct land *g, int row)
{
    return tiles_of(g)[pieces(g)[row].segment];
}

/* There is at most one follower on a segment, because followers keep each other out. */
int piece_at(const struct land *g, struct aude_action a)
{
    int tile = board_find(g, a.x, a.y);
    for (int row = 0; tile >= 0 && row < seats_of(g) * rules_of(g)->pieces; row++) {
        if (piece_is_follower(g, row) && pieces(g)[row].segment == tiles(g)[tile].first + a.b)
            return row;
    }
    return -1;
}

struct aude_action piece_action(const struct land *g, int verb, int row)
{
    const struct tile *tile = &tiles(g)[piece_tile(g, row)];
    return (struct aude_action){.verb = (uint8_t)verb,
                                .b = (uint8_t)(pieces(g)[row].segment - tile->first),
                                .x = (int16_t)true_x(g, tile->x),
                                .y = (int16_t)true_y(g, tile->y)};
}
