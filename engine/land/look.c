/*
 * look.c: looking at a tile game without changing it, so that front ends, players and tests hold
 * no rules: names, tile kinds, tiles, features and their worth, figures.
 */
#include "land.h"

const char *land_name(const struct aude_rules *rules, enum aude_noun noun, int i)
{
    static const char *const steps[] = {
#define X(id, name) name,
        STEPS(X)
#undef X
    };
    const struct rules *r = (const struct rules *)(const void *)rules;
    switch (noun) {
    case AUDE_NAME_VERB:
        return i < r->verbs ? r->verb[i]->name : NULL;
    case AUDE_NAME_TERRAIN:
        return i < TERRAINS ? r->terrain[i] : NULL;
    case AUDE_NAME_FEATURE:
        return i < r->feature_kinds ? r->feature[i].name : NULL;
    case AUDE_NAME_ROLE:
        return i < r->feature_kinds ? r->feature[i].role : NULL;
    case AUDE_NAME_UNIT:
        return i < r->feature_kinds ? r->feature[i].unit : NULL;
    case AUDE_NAME_TERM:
        return i < r->terms ? r->term[i] : NULL;
    case AUDE_NAME_NUMBER:
        return i < r->numbers ? r->number[i].name : NULL;
    case AUDE_NAME_PIECE:
        return i < r->piece_kinds ? r->piece[i].name : NULL;
    case AUDE_NAME_MARK:
        return i < r->marks ? r->mark[i].name : NULL;
    case AUDE_NAME_SYMBOL:
        return i < r->symbols ? r->symbol[i] : NULL;
    case AUDE_NAME_STEP:
        return i < STEP_COUNT ? steps[i] : NULL;
    case AUDE_NAME_TOKEN:
        return i < r->tokens ? r->token[i] : NULL;
    case AUDE_NAME_REASON:
        return i < r->reasons ? r->reason[i] : NULL;
    case AUDE_NAME_CARD:
        return NULL;
    }
    return NULL;
}

unsigned land_facts(const struct aude_rules *rules)
{
    (void)rules;
    return AUDE_HAS_BOARD;
}

int land_number(const struct aude_state *s, int i)
{
    return rules_of(land_of(s))->number[i].value;
}

/* Do two segments carry the same picture, apart from where they lie? */
static bool looks_alike(const struct kind *k, int a, int b)
{
    return k->feature[a] == k->feature[b] && memcmp(k->mark[a], k->mark[b], sizeof k->mark[a]) == 0;
}

/* Do two turns look the same? What lies at each place in one turn is matched with what lies
 * there in the other, and must match the same way everywhere. */
static bool turns_alike(const struct kind *k, int a, int b)
{
    uint8_t match[AUDE_SEGMENTS];
    memset(match, NONE, sizeof match);
    for (int side = 0; side < 4; side++) {
        for (int slot = 0; slot < SIDE_SLOTS; slot++) {
            uint8_t one = k->edge[a][side][slot], other = k->edge[b][side][slot];
            if ((one == NONE) != (other == NONE))
                return false;
            if (one == NONE)
                continue;
            if (match[one] != NONE && match[one] != other)
                return false;
            if (!looks_alike(k, one, other))
                return false;
            match[one] = other;
        }
    }
    for (int i = 0; i < k->segments; i++)
        match[i] = match[i] == NONE ? (uint8_t)i : match[i];
    for (int i = 0; i < k->segments; i++) {
        uint32_t touches = 0;
        for (int j = 0; j < k->segments; j++)
            touches |= (k->touches[i] >> j & 1) << match[j];
        if (touches != k->touches[match[i]])
            return false;
    }
    return true;
}

bool land_kind(const struct aude_rules *rules, int i, struct aude_kind *out)
{
    const struct rules *r = (const struct rules *)(const void *)rules;
    if (i < 0 || i >= r->kinds)
        return false;
    const struct kind *k = &r->kind[i];
    memset(out, 0, sizeof *out);
    out->id = k->print->id;
    out->copies = k->copies;
    out->is_start = k->print->starts > 0;
    out->is_second = k->print->is_second;
    out->is_guess = k->print->is_guess;
    for (int side = 0; side < 4; side++) {
        const uint8_t *slot = k->edge[0][side];
        bool is_blank = slot[0] == NONE && slot[1] == NONE;
        out->side[side] = is_blank ? AUDE_NONE : k->side[side];
    }
    memcpy(out->symbol, k->symbol, sizeof out->symbol); /* all but NO_SYMBOL */
    for (int turn = 0; turn < 4; turn++) {
        int same = 0;
        while (!turns_alike(k, same, turn))
            same++;
        out->same_as[turn] = (uint8_t)same;
    }
    out->segments = k->segments;
    for (int s = 0; s < k->segments; s++) {
        const struct print_segment *print = &k->print->segment[s];
        struct aude_segment *segment = &out->segment[s];
        struct writer name = writer_on(segment->name, sizeof segment->name);
        write_text(&name, print->name);
        segment->kind = k->feature[s];
        segment->sides = print->sides;
        segment->halves = print->halves;
        segment->touches = k->touches[s];
        for (int m = 0; m < SEGMENT_MARKS && k->mark[s][m].count > 0; m++)
            segment->mark[k->mark[s][m].mark] = k->mark[s][m].count;
    }
    return true;
}

static struct aude_tile tile_of_row(const struct land *g, int row)
{
    const struct tile *tile = &tiles(g)[row];
    return (struct aude_tile){(int16_t)true_x(g, tile->x), (int16_t)true_y(g, tile->y), tile->kind,
                              tile->turn};
}

int land_tiles(const struct aude_state *s, struct aude_tile *out, int max)
{
    const struct land *g = land_of(s);
    for (int i = 0; i < g->tiles && i < max; i++)
        out[i] = tile_of_row(g, i);
    return g->tiles;
}

bool land_laid(const struct aude_state *s, int number, struct aude_tile *out)
{
    const struct land *g = land_of(s);
    if (number < 0 || number >= g->tiles)
        return false;
    *out = tile_of_row(g, number);
    return true;
}

bool land_tile_at(const struct aude_state *s, int x, int y, struct aude_tile *out)
{
    int row = board_find(land_of(s), x, y);
    if (row >= 0)
        *out = tile_of_row(land_of(s), row);
    return row >= 0;
}

/* What each owner would get, by his own sum. */
static void share(const struct land *g, struct appraisal *f, unsigned owners, int out[AUDE_SEATS])
{
    memset(out, 0, AUDE_SEATS * sizeof out[0]);
    for (; owners != 0; owners &= owners - 1) {
        f->seat = lowest_bit(owners);
        out[f->seat] = feature_worth(g, f).points;
    }
    f->seat = -1;
    feature_bonuses(g, f, out);
}

/* What a feature that is never scored brings when something comes by: only explain knows. */
TOLD static int visit(const struct land *g, struct appraisal *f, unsigned owners,
                      int out[AUDE_SEATS])
{
    struct aude_sum sum = {0};
    f->is_complete = true;
    feature_explain(g, f, owners, &sum);
    for (; owners != 0; owners &= owners - 1)
        out[lowest_bit(owners)] = sum.points;
    return sum.points;
}

static int open_ends(const struct land *g, int id)
{
    unsigned flags = rules_of(g)->feature[feature_kind(g, id)].flags;
    return (flags & FEATURE_CLOSES) != 0 ? opens(g)[id] : 0;
}

static void describe(const struct land *g, int id, struct aude_feature *out)
{
    struct appraisal f;
    feature_appraise(g, id, &f);
    unsigned flags = rules_of(g)->feature[f.kind].flags;
    struct aude_event at = event_at(g, AUDE_EVENT_CLOSED, id);
    memset(out, 0, sizeof *out);
    out->id = id;
    out->kind = (uint8_t)f.kind;
    out->is_closed = f.is_complete;
    out->open = open_ends(g, id);
    out->tiles = f.tiles;
    out->segments = f.segments;
    out->x = at.x;
    out->y = at.y;
    out->segment = at.segment;
    memcpy(out->mark, f.mark, sizeof out->mark);
    feature_strength(g, id, out->strength);
    out->owners = (uint8_t)seats_with_most(out->strength);
    f.seat = -1;
    if ((flags & FEATURE_NEVER) != 0) {
        out->worth_done = (int16_t)visit(g, &f, out->owners, out->done);
        return;
    }
    share(g, &f, out->owners, out->now);
    struct worth now = feature_worth(g, &f);
    out->worth_now = out->worth_done = now.points;
    out->units = now.units;
    out->each_now = out->each_done = (int16_t)worth_each(&now);
    if (f.is_complete || (flags & FEATURE_CLOSES) == 0) {
        memcpy(out->done, out->now, sizeof out->done);
        return;
    }
    f.is_complete = true;
    struct worth done = feature_worth(g, &f);
    out->worth_done = done.points;
    out->each_done = (int16_t)worth_each(&done);
    share(g, &f, out->owners, out->done);
}

static bool is_feature(const struct land *g, int id)
{
    return id >= 0 && id < g->segments && features(g)[id] == id;
}

TOLD bool land_worth(const struct aude_state *s, int feature, enum aude_when when, int seat,
                     struct aude_sum *out)
{
    const struct land *g = land_of(s);
    struct appraisal f;
    uint8_t strength[AUDE_SEATS];
    if (!is_feature(g, feature))
        return false;
    feature_appraise(g, feature, &f);
    f.seat = seat;
    if (when == AUDE_COMPLETE)
        f.is_complete =
            (rules_of(g)->feature[f.kind].flags & (FEATURE_CLOSES | FEATURE_NEVER)) != 0;
    feature_strength(g, feature, strength);
    feature_explain(g, &f, seats_with_most(strength), out);
    return true;
}

int land_features(const struct aude_state *s, struct aude_feature *out, int max)
{
    const struct land *g = land_of(s);
    int count = 0;
    for (int i = 0; i < g->segments; i++) {
        if (features(g)[i] != i)
            continue;
        if (count < max)
            describe(g, i, &out[count]);
        count++;
    }
    return count;
}

bool land_feature(const struct aude_state *s, int id, struct aude_feature *out)
{
    const struct land *g = land_of(s);
    if (!is_feature(g, id))
        return false;
    describe(g, id, out);
    return true;
}

int land_open(const struct aude_state *s, int id)
{
    const struct land *g = land_of(s);
    return is_feature(g, id) ? open_ends(g, id) : 0;
}

int land_feature_at(const struct aude_state *s, int x, int y, int segment)
{
    const struct land *g = land_of(s);
    int row = board_find(g, x, y);
    if (row < 0 || segment < 0 || segment >= rules_of(g)->kind[tiles(g)[row].kind].segments)
        return -1;
    return features(g)[tiles(g)[row].first + segment];
}

int land_members(const struct aude_state *s, int feature, struct aude_member *out, int max)
{
    const struct land *g = land_of(s);
    int count = 0;
    if (feature < 0 || feature >= g->segments)
        return 0;
    int at = feature;
    do {
        if (count < max) {
            const struct tile *tile = &tiles(g)[tiles_of(g)[at]];
            out[count] = (struct aude_member){.x = (int16_t)true_x(g, tile->x),
                                              .y = (int16_t)true_y(g, tile->y),
                                              .segment = (uint8_t)(at - tile->first),
                                              .kind = tile->kind,
                                              .turn = tile->turn};
        }
        count++;
        at = nexts(g)[at];
    } while (at != feature);
    return count;
}

int land_pieces(const struct aude_state *s, struct aude_piece *out, int max)
{
    const struct land *g = land_of(s);
    const struct rules *r = rules_of(g);
    int count = s->rules->seats * r->pieces;
    for (int i = 0; i < count && i < max; i++) {
        const struct piece *piece = &pieces(g)[i];
        out[i] = (struct aude_piece){.seat = (int8_t)(i / r->pieces),
                                     .kind = piece->kind,
                                     .where = piece->where,
                                     .holder = -1};
        if (piece->where >= AUDE_HELD) {
            out[i].where = AUDE_HELD;
            out[i].holder = (int8_t)(piece->where - AUDE_HELD);
        }
        if (piece->where != AUDE_ON_SEGMENT)
            continue;
        const struct tile *tile = &tiles(g)[tiles_of(g)[piece->segment]];
        out[i].x = (int16_t)true_x(g, tile->x);
        out[i].y = (int16_t)true_y(g, tile->y);
        out[i].segment = (uint8_t)(piece->segment - tile->first);
    }
    return count;
}

int land_supply(const struct aude_state *s, int seat, int piece_kind)
{
    const struct land *g = land_of(s);
    const struct rules *r = rules_of(g);
    if (seat < 0 || seat >= s->rules->seats || piece_kind < 0 || piece_kind >= r->piece_kinds)
        return 0;
    return piece_in_supply(g, seat, piece_kind);
}

int land_tokens(const struct aude_state *s, struct aude_token *list, int max)
{
    const struct rules *r = rules_of(land_of(s));
    struct tokens out = {list, max, 0};
    for (int i = 0; i < r->shows; i++)
        r->show[i](land_of(s), &out);
    return out.count;
}
