/*
 * describe.c: rules, positions and events as JSON.
 */
#include "describe.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cards.h"
#include "command.h"
#include "words.h"

json_t *describe_string(const char *text)
{
    json_t *string = json_string(text);
    if (string != NULL)
        return string;
    size_t size = strlen(text);
    char *copy = memory_new(size + 1);
    memcpy(copy, text, size + 1);
    for (size_t i = 0; i < size; i++) {
        if ((unsigned char)copy[i] > 127)
            copy[i] = '?';
    }
    string = json_string(copy);
    free(copy);
    return string;
}

json_t *describe_seats(const struct aude_rules *r, const int *number)
{
    json_t *list = json_array();
    for (int seat = 0; seat < aude_seats(r); seat++)
        json_array_append_new(list, json_integer(number[seat]));
    return list;
}

static json_t *seats_of_bytes(const struct aude_rules *r, const uint8_t *number)
{
    int wide[AUDE_SEATS];
    for (int seat = 0; seat < AUDE_SEATS; seat++)
        wide[seat] = number[seat];
    return describe_seats(r, wide);
}

static json_t *name_of(const struct aude_rules *r, enum aude_noun noun, int i)
{
    const char *name = aude_name(r, noun, i);
    return name == NULL ? json_null() : json_string(name);
}

/* The names of the bits that are set. */
static json_t *list_bits(unsigned mask, const char *const names[], int count)
{
    json_t *list = json_array();
    for (int i = 0; i < count; i++) {
        if (mask >> i & 1)
            json_array_append_new(list, json_string(names[i]));
    }
    return list;
}

/* The counts that are not zero, by name. */
static json_t *list_counts(const struct aude_rules *r, enum aude_noun noun, const uint8_t *count,
                           int size)
{
    json_t *object = json_object();
    for (int i = 0; i < size && aude_name(r, noun, i) != NULL; i++) {
        if (count[i] > 0)
            json_object_set_new(object, aude_name(r, noun, i), json_integer(count[i]));
    }
    return object;
}

static json_t *describe_segment(const struct aude_rules *r, const struct aude_kind *kind, int i)
{
    static const char *const sides[] = {"N", "E", "S", "W"};
    static const char *const halves[] = {"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};
    const struct aude_segment *segment = &kind->segment[i];
    const char *names[AUDE_SEGMENTS];
    for (int other = 0; other < kind->segments; other++)
        names[other] = kind->segment[other].name;
    return json_pack("{s:s, s:o, s:o, s:o, s:o, s:o}", "name", segment->name, "kind",
                     name_of(r, AUDE_NAME_FEATURE, segment->kind), "sides",
                     list_bits(segment->sides, sides, 4), "halves",
                     list_bits(segment->halves, halves, 8), "touches",
                     list_bits(segment->touches, names, kind->segments), "marks",
                     list_counts(r, AUDE_NAME_MARK, segment->mark, AUDE_MARKS));
}

json_t *describe_kind(const struct aude_rules *r, int i)
{
    struct aude_kind kind;
    if (i < 0 || !aude_kind(r, i, &kind))
        return json_null();
    json_t *sides = json_array(), *same_as = json_array(), *segments = json_array();
    int looks = 0;
    for (int turn = 0; turn < 4; turn++) {
        json_array_append_new(sides, kind.side[turn] == AUDE_NONE
                                         ? json_string("blank")
                                         : name_of(r, AUDE_NAME_TERRAIN, kind.side[turn]));
        json_array_append_new(same_as, json_integer(kind.same_as[turn]));
        looks += kind.same_as[turn] == turn;
    }
    for (int segment = 0; segment < kind.segments; segment++)
        json_array_append_new(segments, describe_segment(r, &kind, segment));
    return json_pack("{s:s, s:i, s:b, s:b, s:b, s:o, s:i, s:o, s:o, s:o}", "id", kind.id, "copies",
                     kind.copies, "start", kind.is_start, "second", kind.is_second, "guess",
                     kind.is_guess, "sides", sides, "different_turns", looks, "same_as", same_as,
                     "symbols", list_counts(r, AUDE_NAME_SYMBOL, kind.symbol, AUDE_SYMBOLS),
                     "segments", segments);
}

json_t *describe_card_kind(const struct aude_rules *r, int i)
{
    struct aude_card_kind kind;
    if (!aude_card_kind(r, i, &kind))
        return json_null();
    return json_pack("{s:s, s:i, s:o, s:o, s:i}", "id", kind.id, "copies", kind.copies, "type",
                     name_of(r, AUDE_NAME_CARD, kind.type), "row",
                     name_of(r, AUDE_NAME_FEATURE, kind.row), "value", kind.value);
}

/* Of a tile, or in a card game of a card; null for one that may not be known. */
static json_t *kind_id(const struct aude_rules *r, int i)
{
    struct aude_kind kind;
    struct aude_card_kind card;
    if (aude_card_kind(r, i, &card))
        return json_string(card.id);
    return i >= 0 && aude_kind(r, i, &kind) ? json_string(kind.id) : json_null();
}

/* The name of a segment of the tile at x, y. */
static json_t *segment_name(const struct aude_state *s, int x, int y, int segment)
{
    struct aude_tile tile;
    struct aude_kind kind;
    if (!aude_tile_at(s, x, y, &tile) || !aude_kind(aude_rules_of(s), tile.kind, &kind) ||
        segment >= kind.segments)
        return json_null();
    return json_string(kind.segment[segment].name);
}

static json_t *describe_worth(const struct aude_worth *worth)
{
    return json_pack("{s:i, s:i, s:i, s:i, s:b, s:i}", "units", worth->units, "bonus", worth->bonus,
                     "each", worth->each, "extra", worth->extra, "nothing", worth->nothing,
                     "points", worth->points);
}

/* The place of an event: of the feature it lights, or of a token that was moved. */
static void add_place(json_t *object, const struct aude_state *s, const struct aude_event *event)
{
    bool has_feature = event->feature != AUDE_NONE;
    bool is_moved = event->kind == AUDE_EVENT_TOKEN && event->seat < 0;
    if (has_feature)
        json_object_set_new(object, "feature",
                            name_of(aude_rules_of(s), AUDE_NAME_FEATURE, event->feature));
    if (has_feature || is_moved) {
        json_object_set_new(object, "x", json_integer(event->x));
        json_object_set_new(object, "y", json_integer(event->y));
    }
    if (has_feature && !cards_are_in(aude_rules_of(s)))
        json_object_set_new(object, "segment", segment_name(s, event->x, event->y, event->segment));
}

/* Points for one card or for several. */
static void add_card_score(json_t *object, const struct aude_rules *r,
                           const struct aude_event *event)
{
    if (event->tile != AUDE_NONE)
        json_object_set_new(object, "card", kind_id(r, event->tile));
    json_object_set_new(object, "count", json_integer(event->count));
    json_object_set_new(object, "worth", describe_worth(&event->worth));
}

/* What only events of its kind have. */
static void add_details(json_t *object, const struct aude_rules *r, const struct aude_event *event)
{
    switch ((enum aude_event_kind)event->kind) {
    case AUDE_EVENT_DISCARD:
    case AUDE_EVENT_ASIDE:
        json_object_set_new(object, "tile", kind_id(r, event->tile));
        break;
    case AUDE_EVENT_SCORE:
        json_object_set_new(object, "final", json_boolean(event->is_final));
        json_object_set_new(object, "points", json_integer(event->points));
        json_object_set_new(object, "why", name_of(r, AUDE_NAME_REASON, event->why));
        if (cards_are_in(r)) {
            add_card_score(object, r, event);
            break;
        }
        /* Only the points of a feature are a sum. */
        if (event->why != 0)
            break;
        json_object_set_new(object, "worth", describe_worth(&event->worth));
        json_object_set_new(object, "strength", seats_of_bytes(r, event->strength));
        json_object_set_new(object, "marks",
                            list_counts(r, AUDE_NAME_MARK, event->mark, AUDE_MARKS));
        break;
    case AUDE_EVENT_CLOSED:
        json_object_set_new(object, "final", json_boolean(event->is_final));
        break;
    case AUDE_EVENT_RETURN:
    case AUDE_EVENT_CAPTURE:
        json_object_set_new(object, "final", json_boolean(event->is_final));
        json_object_set_new(object, "piece", name_of(r, AUDE_NAME_PIECE, event->piece));
        break;
    case AUDE_EVENT_TOKEN:
        json_object_set_new(object, "token", name_of(r, AUDE_NAME_TOKEN, event->token));
        json_object_set_new(object, "count", json_integer(event->count));
        break;
    case AUDE_EVENT_MIXED:
    case AUDE_EVENT_TAKE:
        json_object_set_new(object, "count", json_integer(event->count));
        break;
    case AUDE_EVENT_END:
    case AUDE_EVENT_COUNT:
        break;
    }
}

json_t *describe_event(const struct aude_state *s, const struct aude_event *event,
                       const char *const names[])
{
    const struct aude_rules *r = aude_rules_of(s);
    char sentence[512];
    words_event(ENGLISH, r, event, names, sentence, sizeof sentence);
    json_t *object = json_pack("{s:s, s:o}", "kind", aude_event_name(event->kind), "text",
                               describe_string(sentence));
    bool has_seat = event->kind != AUDE_EVENT_DISCARD && event->kind != AUDE_EVENT_ASIDE;
    if (has_seat && event->seat >= 0)
        json_object_set_new(object, "seat", json_integer(event->seat));
    if (event->other >= 0)
        json_object_set_new(object, "other", json_integer(event->other));
    add_place(object, s, event);
    add_details(object, r, event);
    return object;
}

static json_t *describe_tiles(const struct aude_state *s)
{
    struct aude_tile tiles[AUDE_TILES_MAX];
    int count = aude_tiles(s, tiles, AUDE_TILES_MAX);
    json_t *list = json_array();
    for (int i = 0; i < count && i < AUDE_TILES_MAX; i++)
        json_array_append_new(
            list, json_pack("{s:i, s:i, s:o, s:i}", "x", tiles[i].x, "y", tiles[i].y, "tile",
                            kind_id(aude_rules_of(s), tiles[i].kind), "turn", tiles[i].turn));
    return list;
}

static json_t *describe_members(const struct aude_state *s, int feature)
{
    enum { MEMBERS_MAX = AUDE_TILES_MAX * 4 };
    struct aude_member members[MEMBERS_MAX];
    int count = aude_members(s, feature, members, MEMBERS_MAX);
    json_t *list = json_array();
    for (int i = 0; i < count && i < MEMBERS_MAX; i++) {
        const struct aude_member *m = &members[i];
        json_t *object = json_pack("{s:i, s:i}", "x", m->x, "y", m->y);
        if (!cards_are_in(aude_rules_of(s)))
            json_object_set_new(object, "segment", segment_name(s, m->x, m->y, m->segment));
        json_array_append_new(list, object);
    }
    return list;
}

static json_t *describe_mask(unsigned seats)
{
    json_t *list = json_array();
    for (int seat = 0; seat < AUDE_SEATS; seat++) {
        if ((seats >> seat & 1) != 0)
            json_array_append_new(list, json_integer(seat));
    }
    return list;
}

static json_t *describe_features(const struct aude_state *s)
{
    const struct aude_rules *r = aude_rules_of(s);
    struct aude_feature *features = memory_new(AUDE_FEATURES_MAX * sizeof *features);
    int count = aude_features(s, features, AUDE_FEATURES_MAX);
    json_t *list = json_array();
    for (int i = 0; i < count && i < AUDE_FEATURES_MAX; i++) {
        const struct aude_feature *f = &features[i];
        json_t *object = json_pack(
            "{s:i, s:o, s:b, s:i, s:i, s:i, s:o, s:o, s:o}", "id", f->id, "kind",
            name_of(r, AUDE_NAME_FEATURE, f->kind), "closed", f->is_closed, "open", f->open,
            "tiles", f->tiles, "segments", f->segments, "strength", seats_of_bytes(r, f->strength),
            "owners", describe_mask(f->owners), "members", describe_members(s, f->id));
        json_object_set_new(object, "marks", list_counts(r, AUDE_NAME_MARK, f->mark, AUDE_MARKS));
        json_object_set_new(object, "now", describe_seats(r, f->now));
        json_object_set_new(object, "done", describe_seats(r, f->done));
        /* The points of a stretch of cards are several sums. */
        if (!cards_are_in(r)) {
            json_object_set_new(object, "worth_now", describe_worth(&f->worth_now));
            json_object_set_new(object, "worth_done", describe_worth(&f->worth_done));
        }
        json_array_append_new(list, object);
    }
    free(features);
    return list;
}

/* The figures on the table and those held by others; those in hand are counted in the
 * supplies. */
static json_t *describe_pieces(const struct aude_state *s)
{
    struct aude_piece pieces[AUDE_PIECES_MAX];
    int count = aude_pieces(s, pieces, AUDE_PIECES_MAX);
    json_t *list = json_array();
    for (int i = 0; i < count && i < AUDE_PIECES_MAX; i++) {
        const struct aude_piece *p = &pieces[i];
        if (p->where == AUDE_IN_SUPPLY)
            continue;
        json_t *object = json_pack("{s:i, s:o}", "seat", p->seat, "piece",
                                   name_of(aude_rules_of(s), AUDE_NAME_PIECE, p->kind));
        if (p->where == AUDE_HELD) {
            json_object_set_new(object, "holder", json_integer(p->holder));
        } else {
            json_object_set_new(object, "x", json_integer(p->x));
            json_object_set_new(object, "y", json_integer(p->y));
            if (!cards_are_in(aude_rules_of(s)))
                json_object_set_new(object, "segment", segment_name(s, p->x, p->y, p->segment));
        }
        json_array_append_new(list, object);
    }
    return list;
}

static json_t *describe_tokens(const struct aude_state *s)
{
    struct aude_token tokens[AUDE_TOKENS_MAX];
    int count = aude_tokens(s, tokens, AUDE_TOKENS_MAX);
    json_t *list = json_array();
    for (int i = 0; i < count && i < AUDE_TOKENS_MAX; i++) {
        const struct aude_token *t = &tokens[i];
        json_t *object =
            json_pack("{s:o, s:i}", "token", name_of(aude_rules_of(s), AUDE_NAME_TOKEN, t->kind),
                      "count", t->count);
        if (t->seat >= 0)
            json_object_set_new(object, "seat", json_integer(t->seat));
        if (t->tile != AUDE_NONE)
            json_object_set_new(object, "tile", kind_id(aude_rules_of(s), t->tile));
        if (t->on_board) {
            json_object_set_new(object, "x", json_integer(t->x));
            json_object_set_new(object, "y", json_integer(t->y));
        }
        if (t->on_board && t->segment >= 0)
            json_object_set_new(object, "segment", segment_name(s, t->x, t->y, t->segment));
        json_array_append_new(list, object);
    }
    return list;
}

/* Where cards lie: those of rows one by one, those of seats by kind. */
static json_t *describe_cards(const struct aude_state *s)
{
    static const char *const places[] = {[AUDE_CARD_ROW] = "row",
                                         [AUDE_CARD_HAND] = "hand",
                                         [AUDE_CARD_FRONT] = "front",
                                         [AUDE_CARD_CHEST] = "chest"};
    enum { ENTRIES_MAX = 512 };
    const struct aude_rules *r = aude_rules_of(s);
    struct aude_card cards[ENTRIES_MAX];
    int count = aude_cards(s, cards, ENTRIES_MAX);
    json_t *list = json_array();
    for (int i = 0; i < count && i < ENTRIES_MAX; i++) {
        const struct aude_card *card = &cards[i];
        bool is_in_row = card->where == AUDE_CARD_ROW;
        json_t *object = json_pack("{s:o, s:s, s:i}", "card", kind_id(r, card->kind), "where",
                                   places[card->where % 4], "count", card->count);
        if (card->seat >= 0)
            json_object_set_new(object, "seat", json_integer(card->seat));
        if (is_in_row || (card->where == AUDE_CARD_FRONT && card->row != AUDE_NONE))
            json_object_set_new(object, "row", name_of(r, AUDE_NAME_FEATURE, card->row));
        if (is_in_row) {
            json_object_set_new(object, "place", json_integer(card->place));
            json_object_set_new(object, "down", json_boolean(card->is_down));
        }
        json_array_append_new(list, object);
    }
    return list;
}

static json_t *describe_supplies(const struct aude_state *s)
{
    const struct aude_rules *r = aude_rules_of(s);
    json_t *list = json_array();
    for (int seat = 0; seat < aude_seats(r); seat++) {
        json_t *object = json_object();
        for (int i = 0; aude_name(r, AUDE_NAME_PIECE, i) != NULL; i++)
            json_object_set_new(object, aude_name(r, AUDE_NAME_PIECE, i),
                                json_integer(aude_supply(s, seat, i)));
        json_array_append_new(list, object);
    }
    return list;
}

static json_t *describe_bag(const struct aude_state *s)
{
    json_t *object = json_object();
    struct aude_kind kind;
    struct aude_card_kind card;
    for (int i = 0; aude_card_kind(aude_rules_of(s), i, &card); i++) {
        if (aude_bag(s, i) > 0)
            json_object_set_new(object, card.id, json_integer(aude_bag(s, i)));
    }
    for (int i = 0; aude_kind(aude_rules_of(s), i, &kind); i++) {
        if (aude_bag(s, i) > 0)
            json_object_set_new(object, kind.id, json_integer(aude_bag(s, i)));
    }
    return object;
}

void actor_write(const struct aude_state *s, char *buf, size_t len)
{
    int actor = aude_actor(s);
    if (actor >= 0)
        snprintf(buf, len, "seat %d", actor);
    else
        snprintf(buf, len, "%s", actor == AUDE_CHANCE ? "chance" : "over");
}

json_t *describe_state(const struct aude_state *s)
{
    const struct aude_rules *r = aude_rules_of(s);
    char rules[AUDE_TEXT_MAX], actor[32], hash[17];
    int score[AUDE_SEATS];
    aude_rules_write(r, rules, sizeof rules);
    actor_write(s, actor, sizeof actor);
    snprintf(hash, sizeof hash, "%016llx", (unsigned long long)aude_hash(s));
    aude_scores(s, score);
    json_t *object =
        json_pack("{s:s, s:s, s:i, s:o, s:o, s:o, s:i, s:s}", "rules", rules, "actor", actor,
                  "turn", aude_turn(s), "step", name_of(r, AUDE_NAME_STEP, aude_step(s)), "hand",
                  kind_id(r, aude_hand(s)), "scores", describe_seats(r, score), "left",
                  aude_left(s), "hash", hash);
    json_object_set_new(object, "winners", describe_mask(aude_winners(s)));
    json_object_set_new(object, "tiles", describe_tiles(s));
    json_object_set_new(object, "features", describe_features(s));
    json_object_set_new(object, "pieces", describe_pieces(s));
    json_object_set_new(object, "supplies", describe_supplies(s));
    json_object_set_new(object, "tokens", describe_tokens(s));
    json_object_set_new(object, "bag", describe_bag(s));
    json_object_set_new(object, "cards", describe_cards(s));
    /* What is on the table is shown above; what was done already this turn shows in what is
     * legal. */
    json_object_set_new(object, "modules", json_object());
    return object;
}

bool describe_print(json_t *value, bool on_one_line)
{
    size_t flags = JSON_REAL_PRECISION(8) | (on_one_line ? JSON_COMPACT : JSON_INDENT(2));
    bool printed = value != NULL && json_dumpf(value, stdout, flags) == 0;
    putchar('\n');
    json_decref(value);
    if (!printed)
        complain("the answer cannot be written as JSON");
    return printed;
}
