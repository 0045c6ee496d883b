/*
 * describe.c: rules, positions and events as JSON.
 */
#include "describe.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cards.h"
#include "command.h"
#include "visible.h"
#include "words.h"

/* What jansson answers is looked at here and nowhere else. */
static void must(bool is_done)
{
    if (is_done)
        return;
    complain("the answer cannot be written as JSON");
    exit(STATUS_BAD);
}

void describe_add(json_t *list, json_t *value)
{
    must(json_array_append_new(list, value) == 0);
}

void describe_set(json_t *object, const char *key, json_t *value)
{
    must(json_object_set_new(object, key, value) == 0);
}

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
        describe_add(list, json_integer(number[seat]));
    return list;
}

static json_t *seats_of_bytes(const struct aude_rules *r, const uint8_t *number)
{
    int wide[AUDE_SEATS];
    for (int seat = 0; seat < AUDE_SEATS; seat++)
        wide[seat] = number[seat];
    return describe_seats(r, wide);
}

json_t *describe_name(const struct aude_rules *r, enum aude_noun noun, int i)
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
            describe_add(list, json_string(names[i]));
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
            describe_set(object, aude_name(r, noun, i), json_integer(count[i]));
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
                     describe_name(r, AUDE_NAME_FEATURE, segment->kind), "sides",
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
        describe_add(sides, kind.side[turn] == AUDE_NONE
                                ? json_string("blank")
                                : describe_name(r, AUDE_NAME_TERRAIN, kind.side[turn]));
        describe_add(same_as, json_integer(kind.same_as[turn]));
        looks += kind.same_as[turn] == turn;
    }
    for (int segment = 0; segment < kind.segments; segment++)
        describe_add(segments, describe_segment(r, &kind, segment));
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
                     describe_name(r, AUDE_NAME_CARD, kind.type), "row",
                     describe_name(r, AUDE_NAME_FEATURE, kind.row), "value", kind.value);
}

json_t *describe_id(const struct aude_rules *r, int i)
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

static json_t *describe_sum(const struct aude_rules *r, const struct aude_sum *sum)
{
    json_t *terms = json_array();
    for (int i = 0; i < sum->terms; i++) {
        const struct aude_term *t = &sum->term[i];
        json_t *term = json_pack(
            "{s:o, s:s, s:i, s:i, s:i}", "what", describe_name(r, AUDE_NAME_TERM, t->what), "how",
            aude_how_name(t->how), "count", t->count, "each", t->each, "points", t->points);
        if (t->which != AUDE_NONE)
            describe_set(term, "which", describe_name(r, AUDE_NAME_TERM, t->which));
        describe_add(terms, term);
    }
    return json_pack("{s:i, s:o}", "points", sum->points, "terms", terms);
}

/* What a feature would bring an owner without special figures. */
static json_t *describe_worth(const struct aude_state *s, int feature, enum aude_when when)
{
    struct aude_sum sum;
    if (!aude_worth(s, feature, when, -1, &sum))
        return json_null();
    return describe_sum(aude_rules_of(s), &sum);
}

/* The place of an event: of the feature it lights, or of a token that was moved. */
static void add_place(json_t *object, const struct aude_state *s, const struct aude_event *event)
{
    bool has_feature = event->feature != AUDE_NONE;
    bool is_moved = event->kind == AUDE_EVENT_TOKEN && event->seat < 0;
    if (has_feature)
        describe_set(object, "feature",
                     describe_name(aude_rules_of(s), AUDE_NAME_FEATURE, event->feature));
    if (has_feature || is_moved) {
        describe_set(object, "x", json_integer(event->x));
        describe_set(object, "y", json_integer(event->y));
    }
    if (has_feature && game_has(aude_rules_of(s), AUDE_HAS_BOARD))
        describe_set(object, "segment", segment_name(s, event->x, event->y, event->segment));
}

/* Points for one card or for several. */
static void add_card_score(json_t *object, const struct aude_rules *r,
                           const struct aude_event *event)
{
    if (event->tile != AUDE_NONE)
        describe_set(object, "card", describe_id(r, event->tile));
    describe_set(object, "count", json_integer(event->count));
}

/* What only events of its kind have. */
static void add_details(json_t *object, const struct aude_rules *r, const struct aude_event *event)
{
    switch ((enum aude_event_kind)event->kind) {
    case AUDE_EVENT_DISCARD:
    case AUDE_EVENT_ASIDE:
        describe_set(object, "tile", describe_id(r, event->tile));
        break;
    case AUDE_EVENT_SCORE:
        describe_set(object, "final", json_boolean(event->is_final));
        describe_set(object, "points", json_integer(event->points));
        describe_set(object, "why", describe_name(r, AUDE_NAME_REASON, event->why));
        describe_set(object, "sum", describe_sum(r, &event->sum));
        if (game_has(r, AUDE_HAS_CARDS))
            add_card_score(object, r, event);
        else if (event->why == 0)
            describe_set(object, "strength", seats_of_bytes(r, event->strength));
        break;
    case AUDE_EVENT_CLOSED:
        describe_set(object, "final", json_boolean(event->is_final));
        break;
    case AUDE_EVENT_RETURN:
    case AUDE_EVENT_CAPTURE:
        describe_set(object, "final", json_boolean(event->is_final));
        describe_set(object, "piece", describe_name(r, AUDE_NAME_PIECE, event->piece));
        break;
    case AUDE_EVENT_TOKEN:
        describe_set(object, "token", describe_name(r, AUDE_NAME_TOKEN, event->token));
        describe_set(object, "count", json_integer(event->count));
        break;
    case AUDE_EVENT_MIXED:
    case AUDE_EVENT_TAKE:
        describe_set(object, "count", json_integer(event->count));
        break;
    case AUDE_EVENT_TURN:
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
        describe_set(object, "seat", json_integer(event->seat));
    if (event->other >= 0)
        describe_set(object, "other", json_integer(event->other));
    add_place(object, s, event);
    add_details(object, r, event);
    if (event->cause >= 0)
        describe_set(object, "cause", json_integer(event->cause));
    return object;
}

static json_t *describe_tiles(const struct aude_state *s)
{
    struct aude_tile tiles[AUDE_TILES_MAX];
    int count = aude_tiles(s, tiles, AUDE_TILES_MAX);
    json_t *list = json_array();
    for (int i = 0; i < count && i < AUDE_TILES_MAX; i++)
        describe_add(list, json_pack("{s:i, s:i, s:o, s:i}", "x", tiles[i].x, "y", tiles[i].y,
                                     "tile", describe_id(aude_rules_of(s), tiles[i].kind), "turn",
                                     tiles[i].turn));
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
        if (game_has(aude_rules_of(s), AUDE_HAS_BOARD))
            describe_set(object, "segment", segment_name(s, m->x, m->y, m->segment));
        describe_add(list, object);
    }
    return list;
}

json_t *describe_mask(unsigned seats)
{
    json_t *list = json_array();
    for (int seat = 0; seat < AUDE_SEATS; seat++) {
        if ((seats >> seat & 1) != 0)
            describe_add(list, json_integer(seat));
    }
    return list;
}

json_t *describe_feature(const struct aude_state *s, const struct aude_feature *f)
{
    const struct aude_rules *r = aude_rules_of(s);
    json_t *object = json_pack("{s:i, s:o, s:b, s:i, s:i, s:i, s:o, s:o, s:o}", "id", f->id, "kind",
                               describe_name(r, AUDE_NAME_FEATURE, f->kind), "closed", f->is_closed,
                               "open", f->open, "tiles", f->tiles, "segments", f->segments,
                               "strength", seats_of_bytes(r, f->strength), "owners",
                               describe_mask(f->owners), "members", describe_members(s, f->id));
    describe_set(object, "marks", list_counts(r, AUDE_NAME_MARK, f->mark, AUDE_MARKS));
    describe_set(object, "now", describe_seats(r, f->now));
    describe_set(object, "done", describe_seats(r, f->done));
    /* The points of a stretch of cards are several sums. */
    if (game_has(r, AUDE_HAS_BOARD)) {
        describe_set(object, "worth_now", describe_worth(s, f->id, AUDE_NOW));
        describe_set(object, "worth_done", describe_worth(s, f->id, AUDE_COMPLETE));
    }
    return object;
}

static json_t *describe_features(const struct aude_state *s)
{
    struct aude_feature *features = memory_new(AUDE_FEATURES_MAX * sizeof *features);
    int count = aude_features(s, features, AUDE_FEATURES_MAX);
    json_t *list = json_array();
    for (int i = 0; i < count && i < AUDE_FEATURES_MAX; i++)
        describe_add(list, describe_feature(s, &features[i]));
    free(features);
    return list;
}

json_t *describe_pieces(const struct aude_state *s)
{
    struct aude_piece pieces[AUDE_PIECES_MAX];
    int count = aude_pieces(s, pieces, AUDE_PIECES_MAX);
    json_t *list = json_array();
    for (int i = 0; i < count && i < AUDE_PIECES_MAX; i++) {
        const struct aude_piece *p = &pieces[i];
        if (p->where == AUDE_IN_SUPPLY)
            continue;
        json_t *object = json_pack("{s:i, s:o}", "seat", p->seat, "piece",
                                   describe_name(aude_rules_of(s), AUDE_NAME_PIECE, p->kind));
        if (p->where == AUDE_HELD) {
            describe_set(object, "holder", json_integer(p->holder));
        } else {
            describe_set(object, "x", json_integer(p->x));
            describe_set(object, "y", json_integer(p->y));
            if (game_has(aude_rules_of(s), AUDE_HAS_BOARD))
                describe_set(object, "segment", segment_name(s, p->x, p->y, p->segment));
        }
        describe_add(list, object);
    }
    return list;
}

json_t *describe_tokens(const struct aude_state *s)
{
    struct aude_token tokens[AUDE_TOKENS_MAX];
    int count = aude_tokens(s, tokens, AUDE_TOKENS_MAX);
    json_t *list = json_array();
    for (int i = 0; i < count && i < AUDE_TOKENS_MAX; i++) {
        const struct aude_token *t = &tokens[i];
        json_t *object =
            json_pack("{s:o, s:i}", "token",
                      describe_name(aude_rules_of(s), AUDE_NAME_TOKEN, t->kind), "count", t->count);
        if (t->seat >= 0)
            describe_set(object, "seat", json_integer(t->seat));
        if (t->tile != AUDE_NONE)
            describe_set(object, "tile", describe_id(aude_rules_of(s), t->tile));
        if (t->on_board) {
            describe_set(object, "x", json_integer(t->x));
            describe_set(object, "y", json_integer(t->y));
        }
        if (t->on_board && t->segment >= 0)
            describe_set(object, "segment", segment_name(s, t->x, t->y, t->segment));
        describe_add(list, object);
    }
    return list;
}

json_t *describe_cards(const struct aude_state *s)
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
        json_t *object = json_pack("{s:o, s:s, s:i}", "card", describe_id(r, card->kind), "where",
                                   places[card->where % 4], "count", card->count);
        if (card->seat >= 0)
            describe_set(object, "seat", json_integer(card->seat));
        if (is_in_row || (card->where == AUDE_CARD_FRONT && card->row != AUDE_NONE))
            describe_set(object, "row", describe_name(r, AUDE_NAME_FEATURE, card->row));
        if (is_in_row) {
            describe_set(object, "place", json_integer(card->place));
            describe_set(object, "down", json_boolean(card->is_down));
        }
        describe_add(list, object);
    }
    return list;
}

json_t *describe_supply(const struct aude_state *s, int seat)
{
    const struct aude_rules *r = aude_rules_of(s);
    json_t *object = json_object();
    for (int i = 0; aude_name(r, AUDE_NAME_PIECE, i) != NULL; i++)
        describe_set(object, aude_name(r, AUDE_NAME_PIECE, i),
                     json_integer(aude_supply(s, seat, i)));
    return object;
}

static json_t *describe_supplies(const struct aude_state *s)
{
    json_t *list = json_array();
    for (int seat = 0; seat < aude_seats(aude_rules_of(s)); seat++)
        describe_add(list, describe_supply(s, seat));
    return list;
}

static json_t *describe_bag(const struct aude_state *s)
{
    json_t *object = json_object();
    struct aude_kind kind;
    struct aude_card_kind card;
    for (int i = 0; aude_card_kind(aude_rules_of(s), i, &card); i++) {
        if (aude_bag(s, i) > 0)
            describe_set(object, card.id, json_integer(aude_bag(s, i)));
    }
    for (int i = 0; aude_kind(aude_rules_of(s), i, &kind); i++) {
        if (aude_bag(s, i) > 0)
            describe_set(object, kind.id, json_integer(aude_bag(s, i)));
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
                  "turn", aude_turn(s), "step", describe_name(r, AUDE_NAME_STEP, aude_step(s)),
                  "hand", describe_id(r, aude_hand(s)), "scores", describe_seats(r, score), "left",
                  aude_left(s), "hash", hash);
    describe_set(object, "winners", describe_mask(aude_winners(s)));
    describe_set(object, "tiles", describe_tiles(s));
    describe_set(object, "features", describe_features(s));
    describe_set(object, "pieces", describe_pieces(s));
    describe_set(object, "supplies", describe_supplies(s));
    describe_set(object, "tokens", describe_tokens(s));
    describe_set(object, "bag", describe_bag(s));
    describe_set(object, "cards", describe_cards(s));
    /* What is on the table is shown above; what was done already this turn shows in what is
     * legal. */
    describe_set(object, "modules", json_object());
    return object;
}

/* The whole text is there before any of it is printed. Strings may hold characters that JSON allows
 * but no terminal should see; shown as escapes they mean the same. */
void describe_print(json_t *value, bool on_one_line)
{
    size_t flags = JSON_REAL_PRECISION(8) | (on_one_line ? JSON_COMPACT : JSON_INDENT(2));
    char *text = value == NULL ? NULL : json_dumps(value, flags);
    must(text != NULL);
    json_decref(value);
    visible_print(stdout, text);
    putchar('\n');
    free(text);
}
