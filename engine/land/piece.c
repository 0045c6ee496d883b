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

/* Of these segments of a tile, where several belong to one feature, only the first of its own. */
static inline uint32_t leave_first(const struct kind *k, const uint16_t *feature, uint32_t segments)
{
    for (uint32_t mask = segments & k->twins; mask != 0; mask &= mask - 1) {
        int i = lowest_bit(mask), first = 0;
        while (feature[first] != feature[i])
            first++;
        if (first < i)
            segments &= ~(mask & -mask);
    }
    return segments;
}

/* Has a seat a follower in a feature? */
bool piece_has_company(const struct land *g, int seat, int feature)
{
    return (pieces_in(g, seat, feature) & rules_of(g)->follower_rows) != 0;
}

/* Of these segments those whose features hold a follower of the player on turn. */
static inline uint32_t with_company(const struct land *g, const uint16_t *feature,
                                    uint32_t segments)
{
    uint32_t with = 0;
    for (; segments != 0; segments &= segments - 1) {
        int i = lowest_bit(segments);
        with |= (uint32_t)piece_has_company(g, g->turn, feature[i]) << i;
    }
    return with;
}

/* One action for each of these segments of a tile. */
static inline void list_puts(const struct land *g, const struct tile *tile, int kind,
                             uint32_t segments, struct actions *out)
{
    if (actions_skip_all(out, count_bits(segments)))
        return;
    struct aude_action a = {.verb = AUDE_PUT,
                            .a = (uint8_t)kind,
                            .x = (int16_t)true_x(g, tile->x),
                            .y = (int16_t)true_y(g, tile->y)};
    for (; segments != 0; segments &= segments - 1) {
        a.b = (uint8_t)lowest_bit(segments);
        actions_add(out, a);
    }
}

/* Pieces that join a follower, on segments where followers are. */
static void list_joins(const struct land *g, unsigned kinds, uint32_t taken, struct actions *out)
{
    const struct tile *tile = &tiles(g)[g->fresh];
    const struct kind *k = &rules_of(g)->kind[tile->kind];
    const uint16_t *feature = features(g) + tile->first;
    uint32_t stand = 0;
    for (unsigned mask = kinds; mask != 0; mask &= mask - 1)
        stand |= k->stand[lowest_bit(mask)];
    uint32_t with = with_company(g, feature, leave_first(k, feature, taken & stand));
    for (; kinds != 0 && with != 0; kinds &= kinds - 1)
        list_puts(g, tile, lowest_bit(kinds), k->stand[lowest_bit(kinds)] & with, out);
}

/* On the tile just laid: one action per kind of piece and feature, named by its first segment
 * there; followers where no follower keeps others out. */
void piece_puts(const struct land *g, struct actions *out)
{
    const struct rules *r = rules_of(g);
    const struct tile *tile = &tiles(g)[g->fresh];
    const struct kind *k = &r->kind[tile->kind];
    const uint16_t *feature = features(g) + tile->first;
    unsigned kinds = kinds_in_supply(g, g->turn);
    if (kinds == 0)
        return;
    uint32_t free = features_without(mens(g), feature, k->segments);
    unsigned followers = kinds & r->followers, joiners = kinds & ~r->followers;
    if (followers != 0 && piece_may_enter(g, g->fresh)) {
        uint32_t segments = leave_first(k, feature, free);
        for (; followers != 0; followers &= followers - 1)
            list_puts(g, tile, lowest_bit(followers), k->stand[lowest_bit(followers)] & segments,
                      out);
    }
    if (joiners != 0)
        list_joins(g, joiners, ~free, out);
}

/* Stands a piece that the player on turn took from the supply on a segment. */
void piece_put(struct land *g, int row, int segment)
{
    struct piece *piece = &edit_pieces(g)[row];
    piece->segment = (uint16_t)segment;
    piece->where = AUDE_ON_SEGMENT;
    edit_outs(g)[g->turn] |= (uint16_t)(1u << (row - g->turn * rules_of(g)->pieces));
    if (rules_of(g)->piece[piece->kind].blocks)
        edit_mens(g)[features(g)[segment]]++;
}

/* Takes a piece from its segment; while the modules are told it still names the segment. */
static void leave(struct land *g, int row, int where, struct aude_events *log)
{
    const struct rules *r = rules_of(g);
    struct piece *piece = &edit_pieces(g)[row];
    int seat = row / r->pieces;
    if (r->piece[piece->kind].blocks)
        edit_mens(g)[features(g)[piece->segment]]--;
    piece->where = (uint8_t)where;
    edit_outs(g)[seat] &= (uint16_t) ~(1u << (row - seat * r->pieces));
    for (int i = 0; i < r->on_lefts; i++)
        r->on_left[i](g, row, log);
    piece->segment = 0;
}

/* From the board, or from whoever holds it, to the supply. */
static void go_home(struct land *g, int row, struct aude_events *log)
{
    const struct rules *r = rules_of(g);
    struct piece *piece = &edit_pieces(g)[row];
    int seat = row / r->pieces;
    bool is_held = piece->where >= AUDE_HELD;
    if (log != NULL)
        event_piece(g, AUDE_EVENT_RETURN, row, is_held ? piece->where - AUDE_HELD : -1, log);
    edit_supplies(g)[seat * r->piece_kinds + piece->kind]++;
    if (is_held)
        piece->where = AUDE_IN_SUPPLY;
    else
        leave(g, row, AUDE_IN_SUPPLY, log);
}

/* The law of joining: with the last follower of a seat its joiners leave a feature. */
static void send_joiners(struct land *g, int seat, int feature, struct aude_events *log)
{
    const struct rules *r = rules_of(g);
    unsigned joiners = outs(g)[seat] & ~r->follower_rows;
    if (joiners == 0 || piece_has_company(g, seat, feature))
        return;
    int cause = events_because(log);
    for (; joiners != 0; joiners &= joiners - 1) {
        int row = seat * r->pieces + lowest_bit(joiners);
        if (piece_feature(g, row) == feature)
            go_home(g, row, log);
    }
    events_cause(log, cause);
}

/* Sends a piece back to its owner's supply. */
void piece_home(struct land *g, int row, struct aude_events *log)
{
    bool is_out = pieces(g)[row].where == AUDE_ON_SEGMENT;
    int feature = piece_feature(g, row);
    go_home(g, row, log);
    if (is_out)
        send_joiners(g, row / rules_of(g)->pieces, feature, log);
}

/* Hands a piece on the board to another seat. */
void piece_hold(struct land *g, int row, int seat, struct aude_events *log)
{
    int owner = row / rules_of(g)->pieces, feature = piece_feature(g, row);
    if (log != NULL)
        event_piece(g, AUDE_EVENT_CAPTURE, row, seat, log);
    leave(g, row, AUDE_HELD + seat, log);
    send_joiners(g, owner, feature, log);
}

/* There is at most one follower on a segment, because followers keep each other out. */
int piece_on(const struct land *g, int segment)
{
    for (int seat = 0; seat < seats_of(g); seat++) {
        unsigned there = pieces_on(g, seat, segment) & rules_of(g)->follower_rows;
        if (there != 0)
            return seat * rules_of(g)->pieces + lowest_bit(there);
    }
    return -1;
}

int piece_at(const struct land *g, struct aude_action a)
{
    int tile = board_find(g, a.x, a.y);
    if (tile < 0 || a.b >= rules_of(g)->kind[tiles(g)[tile].kind].segments)
        return -1;
    return piece_on(g, tiles(g)[tile].first + a.b);
}

struct aude_action piece_action(const struct land *g, int verb, int row)
{
    const struct tile *tile = &tiles(g)[piece_tile(g, row)];
    return (struct aude_action){.verb = (uint8_t)verb,
                                .b = (uint8_t)(pieces(g)[row].segment - tile->first),
                                .x = (int16_t)true_x(g, tile->x),
                                .y = (int16_t)true_y(g, tile->y)};
}
