/*
 * resolve.c: the one place where a choice of modules becomes the flat tables, lists of hooks
 * and layout of struct rules. The only file of this folder that allocates, and the only one
 * that tests a hook for NULL.
 */
#include <stdlib.h>

#include "choice.h"

/* ---- Tables --------------------------------------------------------------------- */

static int find_feature(const struct rules *r, const char *name)
{
    for (int i = 0; i < r->feature_kinds; i++) {
        if (strcmp(r->feature[i].name, name) == 0)
            return i;
    }
    return -1;
}

static int find_mark(const struct rules *r, const char *name)
{
    for (int i = 0; i < r->marks; i++) {
        if (strcmp(r->mark[i].name, name) == 0)
            return i;
    }
    return -1;
}

static int find_symbol(const struct rules *r, const char *name)
{
    for (int i = 0; i < r->symbols; i++) {
        if (strcmp(r->symbol[i], name) == 0)
            return i;
    }
    return -1;
}

static void add_verbs(struct rules *r, int row)
{
    r->verb_first[row] = (uint8_t)r->verbs;
    for (const struct verb *v = r->module[row]->verbs; v != NULL && v->name != NULL; v++) {
        aude_require(r->verbs < VERBS_MAX);
        for (int i = 0; i < r->verbs; i++)
            aude_require(strcmp(r->verb[i]->name, v->name) != 0);
        r->verb[r->verbs++] = v;
    }
}

/* The names of a list, behind those that are there; returns how many there are then. */
static int add_names(const char **table, int count, int max, const char *const *names)
{
    for (; names != NULL && *names != NULL; names++) {
        aude_require(count < max);
        for (int i = 0; i < count; i++)
            aude_require(strcmp(table[i], *names) != 0);
        table[count++] = *names;
    }
    return count;
}

/* The number of a term, which another module may have named before. */
static int add_term(struct rules *r, const char *name)
{
    int term = 0;
    while (term < r->terms && strcmp(r->term[term], name) != 0)
        term++;
    if (term == r->terms) {
        aude_require(r->terms < TERMS_MAX);
        r->term[r->terms++] = name;
    }
    return term;
}

static void add_names_of(struct rules *r, int row)
{
    const struct module *m = r->module[row];
    r->token_first[row] = (uint8_t)r->tokens;
    r->tokens = add_names(r->token, r->tokens, TOKENS_MAX, m->tokens);
    r->reason_first[row] = (uint8_t)r->reasons;
    r->reasons = add_names(r->reason, r->reasons, REASONS_MAX, m->reasons);
    for (int i = 0; m->terms != NULL && m->terms[i] != NULL; i++) {
        aude_require(i < OWN_TERMS_MAX);
        r->term_of[row][i] = (uint8_t)add_term(r, m->terms[i]);
    }
    for (const struct number *n = m->numbers; n != NULL && n->name != NULL; n++) {
        aude_require(r->numbers < NUMBERS_MAX);
        for (int i = 0; i < r->numbers; i++)
            aude_require(strcmp(r->number[i].name, n->name) != 0);
        r->number[r->numbers++] = *n;
    }
}

static void add_kinds_of(struct rules *r, int row)
{
    const struct module *m = r->module[row];
    r->feature_first[row] = (uint8_t)r->feature_kinds;
    for (const struct feature_kind *f = m->features; f != NULL && f->name != NULL; f++) {
        aude_require(r->feature_kinds < FEATURE_KINDS_MAX && find_feature(r, f->name) < 0);
        r->feature[r->feature_kinds++] = *f;
    }
    r->piece_kind_first[row] = (uint8_t)r->piece_kinds;
    for (const struct piece_kind *p = m->pieces; p != NULL && p->name != NULL; p++) {
        aude_require(r->piece_kinds < PIECE_KINDS_MAX);
        for (int i = 0; i < r->piece_kinds; i++)
            aude_require(strcmp(r->piece[i].name, p->name) != 0);
        r->piece[r->piece_kinds++] = *p;
    }
}

static void add_marks_of(struct rules *r, const struct tile_set *set)
{
    for (int i = 0; i < set->marks; i++) {
        if (find_mark(r, set->mark[i].name) >= 0)
            continue;
        aude_require(r->marks < AUDE_MARKS);
        r->mark[r->marks++] = (struct mark){set->mark[i].name, set->mark[i].sums};
    }
    for (int i = 0; i < set->symbols; i++) {
        if (find_symbol(r, set->symbol[i]) >= 0)
            continue;
        aude_require(r->symbols < AUDE_SYMBOLS);
        r->symbol[r->symbols++] = set->symbol[i];
    }
    for (int i = 0; i < set->kinds; i++) {
        if (set->kind[i].edge != EDGE_INSIDE && set->kind[i].edge != EDGE_OVERLAY)
            r->terrain[set->kind[i].edge - EDGE_HALVES] = set->kind[i].name;
    }
}

/* Features and pieces of all modules are known; names are looked up across them. */
static void link_names(struct rules *r)
{
    for (int i = 0; i < r->piece_kinds; i++) {
        aude_require(r->piece[i].blocks != r->piece[i].joins);
        r->followers |= r->piece[i].blocks ? 1u << i : 0;
        for (const char *const *on = r->piece[i].on; on != NULL && *on != NULL; on++) {
            int feature = find_feature(r, *on);
            if (feature >= 0)
                r->piece_on[i] = (uint16_t)(r->piece_on[i] | 1u << feature);
        }
    }
    for (int row = 0; row < MODULES_MAX; row++) {
        const struct module *m = r->module[row];
        for (int i = 0; m != NULL && m->others != NULL && m->others[i] != NULL; i++) {
            int feature = find_feature(r, m->others[i]);
            aude_require(i < OTHERS_MAX);
            r->other_of[row][i] = (uint8_t)(feature < 0 ? NONE : feature);
        }
        for (int i = 0; m != NULL && m->marks != NULL && m->marks[i] != NULL; i++) {
            int mark = find_mark(r, m->marks[i]);
            aude_require(i < AUDE_MARKS);
            r->mark_of[row][i] = (uint8_t)(mark < 0 ? NO_MARK : mark);
        }
        for (int i = 0; m != NULL && m->symbols != NULL && m->symbols[i] != NULL; i++) {
            int symbol = find_symbol(r, m->symbols[i]);
            aude_require(i < AUDE_SYMBOLS);
            r->symbol_of[row][i] = (uint8_t)(symbol < 0 ? NO_SYMBOL : symbol);
        }
    }
}

/* ---- Tiles ------------------------------------------------------------------------ */

static void resolve_sides(const struct tile_set *set, const struct print *print, struct kind *k)
{
    memset(k->edge, NONE, sizeof k->edge);
    for (int i = 0; i < print->segments; i++) {
        const struct print_segment *p = &print->segment[i];
        enum edge edge = set->kind[p->kind].edge;
        for (int side = 0; side < 4; side++) {
            bool is_there = (p->sides >> side & 1) != 0;
            bool is_over = edge == EDGE_OVERLAY;
            if (is_there && !is_over && k->side[side] < edge - EDGE_HALVES)
                k->side[side] = (uint8_t)(edge - EDGE_HALVES);
            for (int turn = 0; turn < 4; turn++) {
                uint8_t *slot = k->edge[turn][(side + turn) & 3];
                if (is_there)
                    slot[is_over ? 3 : 1] = (uint8_t)i;
                if ((p->halves >> (2 * side) & 1) != 0)
                    slot[0] = (uint8_t)i;
                if ((p->halves >> (2 * side + 1) & 1) != 0)
                    slot[2] = (uint8_t)i;
            }
        }
    }
    for (int turn = 0; turn < 4; turn++) {
        for (int side = 0; side < 4; side++)
            k->fit[turn][side] = (uint8_t)(1 + TERRAINS * side + k->side[(side - turn) & 3]);
    }
}

static void resolve_marks(const struct rules *r, const struct tile_set *set,
                          const struct print_segment *p, struct mark_count *out)
{
    int at = 0;
    for (int i = 0; i < set->marks; i++) {
        if (p->mark[i] == 0)
            continue;
        int mark = find_mark(r, set->mark[i].name);
        aude_require(at < SEGMENT_MARKS && mark >= 0);
        out[at++] = (struct mark_count){(uint8_t)mark, p->mark[i]};
    }
}

static void gather_marks(struct kind *k)
{
    for (int i = 0; i < k->segments; i++) {
        for (int j = 0; j < SEGMENT_MARKS && k->mark[i][j].count > 0; j++)
            k->marks |= 1u << (k->mark[i][j].mark & 31);
    }
}

static void resolve_tile(const struct rules *r, const struct tile_set *set,
                         const struct print *print, struct kind *k)
{
    memset(k, 0, sizeof *k);
    k->print = print;
    k->segments = print->segments;
    k->copies = print->copies;
    for (int i = 0; i < print->segments; i++) {
        const struct print_segment *p = &print->segment[i];
        int feature = find_feature(r, set->kind[p->kind].name);
        aude_require(feature >= 0);
        k->feature[i] = (uint8_t)feature;
        k->features |= 1u << feature;
        k->ends[i] = (uint8_t)(set->kind[p->kind].edge == EDGE_OVERLAY ? 0 : count_bits(p->sides));
        k->touches[i] = p->touches;
        unsigned flags = r->feature[feature].flags;
        if ((flags & FEATURE_SURROUND) != 0)
            k->surround |= 1u << i;
        else if ((flags & FEATURE_CLOSES) != 0)
            k->closing |= 1u << i;
        resolve_marks(r, set, p, k->mark[i]);
    }
    for (int i = 1; i < k->segments; i++)
        k->twins |= (uint32_t)(memchr(k->feature, k->feature[i], (size_t)i) != NULL) << i;
    gather_marks(k);
    for (int i = 0; i < set->symbols; i++)
        k->symbol[find_symbol(r, set->symbol[i])] = print->symbol[i];
    resolve_sides(set, print, k);
}

static void add_start(struct rules *r, const struct print *print)
{
    aude_require(r->starts < STARTS_MAX);
    r->start[r->starts++] = (struct start){(uint8_t)r->kinds, print->x, print->y};
}

static void add_tiles(struct rules *r, const struct tile_set *set)
{
    for (int i = 0; i < set->prints; i++) {
        struct kind *k = &r->kind[r->kinds];
        resolve_tile(r, set, &set->print[i], k);
        if (set->print[i].starts > 0)
            add_start(r, &set->print[i]);
        if (!set->print[i].is_second) {
            aude_require(r->second_first == r->kinds);
            r->second_first++;
        }
        r->tiles_max += k->copies;
        r->segments_max += k->copies * k->segments;
        r->surrounds_max += k->copies * count_bits(k->surround);
        r->kinds++;
    }
}

/* ---- Hooks and layout ---------------------------------------------------------------- */

static void add_hooks(struct rules *r, int row)
{
    const struct module *m = r->module[row];
    memcpy(r->stage[row], m->stages, sizeof r->stage[row]);
    if (m->may_enter != NULL)
        r->may_enter[r->may_enters++] = m->may_enter;
    if (m->may_reach != NULL)
        r->may_reach[r->may_reaches++] = m->may_reach;
    if (m->strength != NULL)
        r->strength[r->strengths++] = m->strength;
    if (m->worth != NULL)
        r->worth[r->worths++] = m->worth;
    if (m->explain != NULL)
        r->explain[r->explains++] = m->explain;
    if (m->bonus != NULL) {
        r->bonus_reason[r->bonuses] = r->reason_first[row];
        r->bonus_term[r->bonuses] = r->term_of[row][0];
        r->bonus[r->bonuses++] = m->bonus;
    }
    if (m->on_placed != NULL)
        r->on_placed[r->on_placeds++] = m->on_placed;
    if (m->on_left != NULL)
        r->on_left[r->on_lefts++] = m->on_left;
    if (m->on_closed != NULL)
        r->on_closed[r->on_closeds++] = m->on_closed;
    if (m->on_end != NULL)
        r->on_end[r->on_ends++] = m->on_end;
    if (m->show != NULL)
        r->show[r->shows++] = m->show;
    if (m->sound != NULL)
        r->sound[r->sounds++] = m->sound;
}

/* Where each kind of piece stands; the modules have had their say. */
static void resolve_standing(struct rules *r)
{
    for (int i = 0; i < r->kinds; i++) {
        struct kind *k = &r->kind[i];
        for (int piece = 0; piece < r->piece_kinds; piece++) {
            for (int j = 0; j < k->segments; j++) {
                if ((r->piece_on[piece] >> k->feature[j] & 1) != 0)
                    k->stand[piece] |= (uint32_t)1 << j;
            }
        }
    }
}

static bool has_option(const struct module *m, const char *name)
{
    for (const struct option *o = m->options; o != NULL && o->name != NULL; o++) {
        if (strcmp(o->name, name) == 0)
            return true;
    }
    return false;
}

/* Options are set by name alone, so no two of the chosen modules share one. */
static void check_options(const struct rules *r, const struct module *m)
{
    for (const struct option *o = m->options; o != NULL && o->name != NULL; o++) {
        for (int row = 0; row < MODULES_MAX; row++) {
            const struct module *other = r->module[row];
            aude_require(other == NULL || other == m || !has_option(other, o->name));
        }
    }
}

static void add_stop(struct rules *r, enter_hook *hook, int step)
{
    aude_require(r->stops < STOPS_MAX);
    r->stop[r->stops] = (struct stop){hook, (uint8_t)step, (uint8_t)(r->stops + 1)};
    r->stops++;
}

/* The last stop is the end of the game. */
static void add_stops(struct rules *r)
{
    for (int step = 0; step <= STEP_OVER; step++) {
        r->first_stop[step] = (uint8_t)r->stops;
        for (int row = 0; row < MODULES_MAX; row++) {
            const struct stage *stage = &r->stage[row][step];
            if (stage->enter != NULL)
                add_stop(r, stage->enter, step);
            if (stage->legal != NULL)
                r->legal[step][r->lists[step]++] = stage->legal;
        }
        aude_require(r->lists[step] <= LISTS_MAX);
        if (r->lists[step] > 0 || step == STEP_OVER)
            add_stop(r, NULL, step);
    }
    r->stop[r->stops - 2].next = 0;
}

/* The place of an array in the state. */
static size_t reserve(size_t *size, size_t bytes, size_t align)
{
    size_t at = (*size + align - 1) & ~(align - 1);
    *size = at + bytes;
    return at;
}

static bool is_start_cell(const struct rules *r, int x, int y)
{
    for (int i = 0; i < r->starts; i++) {
        if (r->start[i].x == x && r->start[i].y == y)
            return true;
    }
    return false;
}

/* Sides of the start tiles where no start tile lies. */
static size_t open_sides(const struct rules *r)
{
    static const int dx[4] = {0, 1, 0, -1}, dy[4] = {-1, 0, 1, 0};
    size_t open = 0;
    for (int i = 0; i < r->starts; i++) {
        for (int side = 0; side < 4; side++)
            open += !is_start_cell(r, r->start[i].x + dx[side], r->start[i].y + dy[side]);
    }
    return open;
}

static void lay_out(struct rules *r)
{
    size_t size = sizeof(struct land);
    for (int i = 0; i < r->piece_kinds; i++) {
        r->piece_first[i] = r->pieces;
        r->pieces = (uint8_t)(r->pieces + r->piece[i].supply);
        unsigned rows = r->piece[i].blocks ? (1u << r->pieces) - (1u << r->piece_first[i]) : 0;
        r->follower_rows |= rows;
        r->strong_rows[0] |= (r->piece[i].strength & 1) != 0 ? rows : 0;
        r->strong_rows[1] |= (r->piece[i].strength & 2) != 0 ? rows : 0;
        aude_require(r->piece[i].strength < 4);
    }
    size_t tiles = (size_t)r->tiles_max;
    size_t segments = (size_t)r->segments_max + 3; /* they are entered four at a time */
    /* Laying a tile adds three cells at most, and then takes one. */
    size_t frontier = open_sides(r) + 2 * (tiles - (size_t)r->starts) + 1;
    size_t cells = 1;
    r->words_max = (int)(frontier / 64 + 1); /* one number at least is always free */
    while (cells <= tiles + frontier)
        cells *= 2;
    r->cells_mask = (unsigned)cells - 1;
    r->bag_at = reserve(&size, ((size_t)r->kinds + 7) & ~(size_t)7, 8);
    r->bits_at = reserve(&size, (size_t)r->words_max * BLOCK_WORDS * sizeof(uint64_t), 8);
    r->pieces_at = reserve(&size, (size_t)r->head.seats * r->pieces * sizeof(struct piece), 4);
    r->supplies_at = reserve(&size, (size_t)r->head.seats * (size_t)r->piece_kinds, 1);
    r->outs_at = reserve(&size, (size_t)r->head.seats * sizeof(uint16_t), 2);
    r->surrounds_at = reserve(&size, (size_t)r->surrounds_max * sizeof(struct surround), 4);
    r->cells_at = reserve(&size, cells * sizeof(struct cell), 4);
    r->tiles_at = reserve(&size, tiles * sizeof(struct tile), 2);
    r->slots_at = reserve(&size, frontier * sizeof(uint16_t), 2);
    r->feature_at = reserve(&size, segments * sizeof(uint16_t), 2);
    r->next_at = reserve(&size, segments * sizeof(uint16_t), 2);
    r->tile_of_at = reserve(&size, segments, 1);
    r->open_at = reserve(&size, segments, 1);
    r->men_at = reserve(&size, segments, 1);
    for (int row = 0; row < MODULES_MAX; row++) {
        if (r->module[row] != NULL)
            r->slice_at[row] = reserve(&size, r->module[row]->state_size, 8);
    }
    r->head.state_size = (size + 7) & ~(size_t)7;
    aude_require(cells <= 1 << 12); /* bits of the hash */
    aude_require(r->pieces <= 16);  /* bits of outs */
    aude_require(r->kinds <= KINDS_MAX && r->head.seats * r->pieces <= AUDE_PIECES_MAX);
    aude_require(r->tiles_max <= TILE_WORDS * 64 && r->segments_max <= SEGMENT_WORDS * 64);
    for (int i = 0; i < r->kinds; i++) {
        int eight = 0;
        for (int k = i & ~7; k < r->kinds && k < (i & ~7) + 8; k++)
            eight += r->kind[k].copies;
        aude_require(eight < 128);
    }
}

static void fill(struct rules *r, const struct choice *c)
{
    r->head.game = &land_game;
    r->head.seats = c->seats;
    r->game = c->game;
    memcpy(r->option, c->option, sizeof r->option);
    for (int row = 0; row < MODULES_MAX; row++)
        r->module[row] = c->has[row] ? all_modules[row] : NULL;
    add_verbs(r, ROW_kernel);
    r->reason[r->reasons++] = "feature";
    for (int row = 0; row < MODULES_MAX; row++) {
        if (!c->has[row])
            continue;
        if (row != ROW_kernel)
            add_verbs(r, row);
        add_kinds_of(r, row);
        add_names_of(r, row);
        add_hooks(r, row);
        check_options(r, all_modules[row]);
    }
    for (int i = 0; i < c->sets; i++)
        add_marks_of(r, c->set[i]);
    link_names(r);
    for (int i = 0; i < c->sets; i++)
        add_tiles(r, c->set[i]);
    for (int row = 0; row < MODULES_MAX; row++) {
        if (c->has[row] && all_modules[row]->on_rules != NULL)
            all_modules[row]->on_rules(r);
    }
    add_stops(r);
    resolve_standing(r);
    lay_out(r);
}

/* One block: the rules, the tile kinds, and the first position, whose size is known last. */
struct rules *resolve(const struct choice *c)
{
    size_t kinds = 0;
    for (int i = 0; i < c->sets; i++)
        kinds += (size_t)c->set[i]->prints;
    size_t size = (sizeof(struct rules) + kinds * sizeof(struct kind) + 7) & ~(size_t)7;
    struct rules *r = calloc(1, size);
    if (r == NULL)
        return NULL;
    fill(r, c);
    struct rules *whole = realloc(r, size + r->head.state_size);
    if (whole == NULL) {
        free(r);
        return NULL;
    }
    whole->start_at = size;
    land_prepare(whole, (struct land *)(void *)((char *)whole + size));
    return whole;
}
