/*
 * describe_parts.c: parts of a position as JSON, for programs that ask for one thing and not for
 * all of them: a cell of the board, a seat, a way to play on.
 */
#include "describe.h"

/* Takes the list and gives those of its objects in which key has that value. */
static json_t *keep(json_t *list, const char *key, int value)
{
    json_t *kept = json_array();
    size_t i;
    json_t *object;
    json_array_foreach(list, i, object)
    {
        json_t *found = json_object_get(object, key);
        if (found != NULL && json_integer_value(found) == value)
            describe_add(kept, json_incref(object));
    }
    json_decref(list);
    return kept;
}

static json_t *keep_at(json_t *list, int x, int y)
{
    return keep(keep(list, "x", x), "y", y);
}

static json_t *turns_of(unsigned mask)
{
    json_t *turns = json_array();
    for (int turn = 0; turn < 4; turn++) {
        if ((mask >> turn & 1) != 0)
            describe_add(turns, json_integer(turn));
    }
    return turns;
}

/* The tiles still to be drawn that could be laid on an empty cell, with their turns. */
static json_t *describe_fits(const struct aude_state *s, int x, int y)
{
    struct aude_kind kind;
    json_t *fits = json_object();
    for (int i = 0; aude_kind(aude_rules_of(s), i, &kind); i++) {
        unsigned turns = aude_bag(s, i) > 0 ? aude_fits(s, x, y, i) : 0;
        if (turns != 0)
            describe_set(fits, kind.id, turns_of(turns));
    }
    return fits;
}

json_t *describe_cell(const struct aude_state *s, int x, int y)
{
    const struct aude_rules *r = aude_rules_of(s);
    struct aude_tile tile;
    struct aude_kind kind;
    json_t *segments = json_array();
    if (!aude_tile_at(s, x, y, &tile) || !aude_kind(r, tile.kind, &kind)) {
        json_decref(segments);
        return json_pack("{s:i, s:i, s:n, s:o}", "x", x, "y", y, "tile", "fits",
                         describe_fits(s, x, y));
    }
    for (int i = 0; i < kind.segments; i++)
        describe_add(segments, json_pack("{s:s, s:o, s:i}", "segment", kind.segment[i].name, "kind",
                                         describe_name(r, AUDE_NAME_FEATURE, kind.segment[i].kind),
                                         "feature", aude_feature_at(s, x, y, i)));
    return json_pack("{s:i, s:i, s:s, s:i, s:o, s:o, s:o}", "x", x, "y", y, "tile", kind.id, "turn",
                     tile.turn, "segments", segments, "pieces", keep_at(describe_pieces(s), x, y),
                     "tokens", keep_at(describe_tokens(s), x, y));
}

json_t *describe_seat(const struct aude_state *s, int seat)
{
    int score[AUDE_SEATS];
    aude_scores(s, score);
    return json_pack(
        "{s:i, s:i, s:o, s:o, s:o, s:o}", "seat", seat, "score", score[seat], "supply",
        describe_supply(s, seat), "prisoners", keep(describe_pieces(s), "holder", seat), "tokens",
        keep(describe_tokens(s), "seat", seat), "cards", keep(describe_cards(s), "seat", seat));
}

static json_t *describe_lead(int lead)
{
    return lead == AUDE_NO_LEAD ? json_null() : json_real(lead / 100.0);
}

json_t *describe_chance(const struct aude_state *s, const int *lead, int seat)
{
    return lead[seat] == AUDE_NO_LEAD ? json_null()
                                      : json_real(aude_win_chance(s, lead, seat) / 100.0);
}

json_t *describe_way(const struct aude_state *s, const struct aude_way *way,
                     struct aude_state *scratch)
{
    json_t *actions = json_array(), *leads = json_array();
    for (int seat = 0; seat < aude_seats(aude_rules_of(s)); seat++)
        describe_add(leads, describe_lead(way->lead[seat]));
    aude_copy(scratch, s);
    for (int i = 0; i < way->count; i++) {
        char line[AUDE_LINE_MAX];
        aude_action_write(scratch, way->action[i], line, sizeof line);
        describe_add(actions, json_string(line));
        aude_apply(scratch, way->action[i], NULL);
    }
    json_t *object = json_pack("{s:o, s:o, s:o}", "lead", describe_lead(way->lead[aude_actor(s)]),
                               "leads", leads, "actions", actions);
    describe_set(object, "chance", describe_chance(scratch, way->lead, aude_actor(s)));
    return object;
}
