/*
 * layout.c: where the fields of the public structs lie, as a table that the page reads when it
 * starts. The compiler fills it in, so the page cannot disagree with the module.
 */
#include <stddef.h>
#include <stdint.h>

#include "aude_players.h"
#include "aude_table.h"

struct field {
    const char *of;   /* the struct, without "aude_" */
    const char *name; /* the field; "" gives the size of the struct as its offset */
    uint16_t offset;
    uint16_t count; /* of an array; 1 for a single value */
    char type;      /* b B h H i I as in Python's struct, ? bool, s a string, c characters */
};

/* clang-format off */
#define TYPE(value) _Generic((value), int8_t: 'b', uint8_t: 'B', int16_t: 'h', uint16_t: 'H', \
    int32_t: 'i', uint32_t: 'I', bool: '?', const char *: 's', char: 'c')
#define SIZE(s) {#s, "", sizeof(struct aude_##s), 1, 'H'}
#define ONE(s, f) {#s, #f, offsetof(struct aude_##s, f), 1, TYPE(((struct aude_##s *)0)->f)}
#define MANY(s, f) {#s, #f, offsetof(struct aude_##s, f), \
    sizeof ((struct aude_##s *)0)->f / sizeof ((struct aude_##s *)0)->f[0], \
    TYPE(((struct aude_##s *)0)->f[0])}

static const struct field fields[] = {
    SIZE(action), ONE(action, verb), ONE(action, a), ONE(action, b), ONE(action, c),
    ONE(action, x), ONE(action, y),
    SIZE(chance), ONE(chance, weight),
    SIZE(game), ONE(game, name), ONE(game, title), ONE(game, seats_min), ONE(game, seats_max),
    SIZE(option), ONE(option, module), ONE(option, name), ONE(option, values),
    SIZE(segment), MANY(segment, name), ONE(segment, kind), ONE(segment, sides),
    ONE(segment, halves), ONE(segment, touches), MANY(segment, mark),
    SIZE(kind), ONE(kind, id), ONE(kind, copies), ONE(kind, is_start), ONE(kind, is_second),
    ONE(kind, is_guess), MANY(kind, side), MANY(kind, same_as), MANY(kind, symbol),
    ONE(kind, segments), {"kind", "segment", offsetof(struct aude_kind, segment), 1, 'H'},
    SIZE(card_kind), ONE(card_kind, id), ONE(card_kind, copies), ONE(card_kind, type),
    ONE(card_kind, row), ONE(card_kind, value),
    SIZE(tile), ONE(tile, x), ONE(tile, y), ONE(tile, kind), ONE(tile, turn),
    SIZE(feature), ONE(feature, id), ONE(feature, kind), ONE(feature, is_closed),
    ONE(feature, open), ONE(feature, tiles), ONE(feature, segments), MANY(feature, mark),
    MANY(feature, strength), ONE(feature, owners), MANY(feature, now), MANY(feature, done),
    ONE(feature, worth_now), ONE(feature, worth_done), ONE(feature, x), ONE(feature, y),
    ONE(feature, segment),
    SIZE(term), ONE(term, what), ONE(term, which), ONE(term, how), ONE(term, count),
    ONE(term, each), ONE(term, points),
    SIZE(sum), ONE(sum, points), ONE(sum, terms),
    {"sum", "term", offsetof(struct aude_sum, term), 1, 'H'},
    SIZE(member), ONE(member, x), ONE(member, y), ONE(member, segment),
    SIZE(piece), ONE(piece, seat), ONE(piece, kind), ONE(piece, where), ONE(piece, segment),
    ONE(piece, x), ONE(piece, y), ONE(piece, holder),
    SIZE(token), ONE(token, kind), ONE(token, tile), ONE(token, seat), ONE(token, on_board),
    ONE(token, x), ONE(token, y), ONE(token, segment), ONE(token, count),
    SIZE(card), ONE(card, kind), ONE(card, where), ONE(card, seat), ONE(card, row),
    ONE(card, place), ONE(card, count), ONE(card, is_down),
    SIZE(spot), ONE(spot, on_board), ONE(spot, x), ONE(spot, y), ONE(spot, turn),
    ONE(spot, segment), ONE(spot, piece), ONE(spot, seat), ONE(spot, card),
    SIZE(event), ONE(event, kind), ONE(event, seat), ONE(event, points), ONE(event, tile),
    ONE(event, feature), ONE(event, piece), ONE(event, token), ONE(event, why),
    ONE(event, other), ONE(event, count), ONE(event, segment), ONE(event, x), ONE(event, y),
    ONE(event, is_final), ONE(event, cause), MANY(event, strength),
    {"event", "sum", offsetof(struct aude_event, sum), 1, 'H'},
    SIZE(events), ONE(events, count), {"events", "list", offsetof(struct aude_events, list), 1, 'H'},
    SIZE(step), ONE(step, number), ONE(step, actor), ONE(step, turn), ONE(step, turn_seat),
    ONE(step, round), ONE(step, is_draft), MANY(step, line),
    {"step", "action", offsetof(struct aude_step, action), 1, 'H'},
    SIZE(turn), ONE(turn, from), ONE(turn, to), ONE(turn, seat), ONE(turn, round),
    SIZE(fault), ONE(fault, line), ONE(fault, steps),
    {"fault", "at", offsetof(struct aude_fault, at), 1, 'I'},
    SIZE(way), ONE(way, count), {"way", "action", offsetof(struct aude_way, action), 1, 'H'},
    ONE(way, is_played), MANY(way, lead),
    /* No struct: numbers of the headers that a page needs. */
    {"limit", "seats", AUDE_SEATS, 1, 'H'}, {"limit", "line", AUDE_LINE_MAX, 1, 'H'},
    {"limit", "name", AUDE_NAME_MAX, 1, 'H'}, {"limit", "text", AUDE_TEXT_MAX, 1, 'H'},
    {"limit", "none", AUDE_NONE, 1, 'H'}, {"limit", "ways", AUDE_WAYS_MAX, 1, 'H'},
    {NULL, NULL, 0, 0, 0},
};
/* clang-format on */

const struct field *__attribute__((export_name("bind_fields"))) bind_fields(void);

const struct field *bind_fields(void)
{
    return fields;
}
