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

static bool is_vetoed(const struct land *g, int kind, int segment)
{
    const struct rules *r = rules_of(g);
    struct standing w = {g->turn, kind, tiles_of(g)[segment], segment, features(g)[segment]};
    for (int i = 0; i < r->may_stands; i++) {
        if (!r->may_stand[i](g, &w))
            return true;
    }
    return false;
}

/* What the player on turn may put of one kind of piece on the tile just laid: one action per
 * feature, named by its first segment there. */
static inline void list_puts(const struct land *g, int kind, struct actions *out)
{
    const struct rules *r = rules_of(g);
    const struct tile *tile = &tiles(g)[g->fresh];
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
        if ((on >> k->feature[i] & 1) == 0 || (blocks && men[feature[i]] > 0))
            continue;
        while (feature[first] != feature[i])
            first++;
        a.b = (uint8_t)i;
        if (first == i && (r->may_stands == 0 || !is_vetoed(g, kind, tile->first + i)))
            actions_add(out, a);
    }
}

void piece_puts(const struct land *g, struct actions *out)
{
    const uint8_t *supply = supplies(g) + g->turn * rules_of(g)->piece_kinds;
    int kinds = rules_of(g)->piece_kinds;
    for (int kind = 0; kind < kinds; kind++) {
        if (supply[kind] > 0)
            list_puts(g, kind, out);
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

/* Takes a piece from its segment back to its owner's supply. */
void piece_home(struct land *g, int row, struct aude_events *log)
{
    const struct rules *r = rules_of(g);
    struct piece *piece = &edit_pieces(g)[row];
    int seat = row / r->pieces;
    if (log != NULL) {
        struct aude_event event = event_at(g, AUDE_EVENT_RETURN, piece->segment);
        event.seat = (int8_t)seat;
        event.piece = piece->kind;
        event_add(log, &event);
    }
    if (r->piece[piece->kind].blocks)
        edit_mens(g)[features(g)[piece->segment]]--;
    edit_supplies(g)[seat * r->piece_kinds + piece->kind]++;
    piece->where = AUDE_IN_SUPPLY;
    piece->segment = 0;
}
