/*
 * piece.c: figures. Each has a row for the whole game, so that a row number is an identity.
 * Who may stand where is the piece kind's table, the one rule that a blocking piece never
 * goes where another is (BASE-23), and the modules' vetoes.
 */
#include "land.h"

int piece_in_supply(const struct land *g, int seat, int kind)
{
    const struct rules *r = rules_of(g);
    const struct piece *row = pieces(g);
    int first = seat * r->pieces + r->piece_first[kind];
    for (int i = first; i < first + r->piece[kind].supply; i++) {
        if (row[i].where == AUDE_IN_SUPPLY)
            return i;
    }
    return -1;
}

bool piece_may_stand(const struct land *g, const struct standing *w)
{
    const struct rules *r = rules_of(g);
    if ((r->piece_on[w->piece] >> feature_kind(g, w->segment) & 1) == 0)
        return false;
    if (r->piece[w->piece].blocks && mens(g)[w->feature] > 0)
        return false;
    for (int i = 0; i < r->may_stands; i++) {
        if (!r->may_stand[i](g, w))
            return false;
    }
    return true;
}

/* What the player on turn may put on the tile just laid. */
void piece_puts(const struct land *g, struct actions *out)
{
    const struct rules *r = rules_of(g);
    const struct tile *tile = &tiles(g)[g->fresh];
    struct aude_action a = {.verb = AUDE_PUT,
                            .x = (int16_t)true_x(g, tile->x),
                            .y = (int16_t)true_y(g, tile->y)};
    for (int kind = 0; kind < r->piece_kinds; kind++) {
        if (piece_in_supply(g, g->turn, kind) < 0)
            continue;
        a.a = (uint8_t)kind;
        for (uint32_t mask = g->firsts; mask != 0; mask &= mask - 1) {
            int i = lowest_bit(mask);
            struct standing w = {.seat = g->turn,
                                 .piece = kind,
                                 .tile = g->fresh,
                                 .segment = tile->first + i,
                                 .feature = features(g)[tile->first + i]};
            a.b = (uint8_t)i;
            if (piece_may_stand(g, &w))
                actions_add(out, a);
        }
    }
}

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
    struct piece *piece = &edit_pieces(g)[row];
    if (log != NULL) {
        struct aude_event event = event_at(g, AUDE_EVENT_RETURN, piece->segment);
        event.seat = (int8_t)(row / rules_of(g)->pieces);
        event.piece = piece->kind;
        event_add(log, &event);
    }
    if (rules_of(g)->piece[piece->kind].blocks)
        edit_mens(g)[features(g)[piece->segment]]--;
    piece->where = AUDE_IN_SUPPLY;
    piece->segment = 0;
}
