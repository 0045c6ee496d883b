/*
 * tilefile.c: reads a tile file line by line and refuses whatever is inconsistent, with the
 * line and a sentence. Lines that begin at the margin are declarations (tilewords.c) or begin a
 * tile; lines that are indented belong to the tile above them. What a line says about other lines
 * (marks and links by number) is kept as a note and looked at when the tile is complete.
 */
#include "tilereader.h"

#include <stdio.h>
#include <stdlib.h>

static const char *const side_names[4] = {"N", "E", "S", "W"};
static const char *const half_names[8] = {"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};

static const char *kind_name(const struct reader *r, int segment)
{
    return r->out->kind[r->print->segment[segment].kind].name;
}

static bool is_blank(const struct reader *r, int side)
{
    return (r->print->blank >> side & 1) != 0;
}

static bool claim_side(struct reader *r, int segment, int side)
{
    struct notes *notes = &r->notes;
    bool takes_all = r->out->kind[r->print->segment[segment].kind].edge == EDGE_SIDE;
    if (notes->whole[side] != NOBODY || notes->middle[side] != NOBODY || is_blank(r, side))
        return fail(r, r->line, "Side %s is claimed twice.", side_names[side]);
    for (int i = 2 * side; takes_all && i < 2 * side + 2; i++)
        if (notes->half[i] != NOBODY)
            return fail(r, r->line, "Half-edge %s lies on side %s, which a %s takes whole.",
                        half_names[i], side_names[side], kind_name(r, segment));
    (takes_all ? notes->whole : notes->middle)[side] = segment;
    uint8_t *sides = &r->print->segment[segment].sides;
    *sides = (uint8_t)(*sides | 1u << side);
    return true;
}

static bool claim_half(struct reader *r, int segment, int half)
{
    struct notes *notes = &r->notes;
    if (notes->half[half] != NOBODY || is_blank(r, half / 2))
        return fail(r, r->line, "Half-edge %s is claimed twice.", half_names[half]);
    if (notes->whole[half / 2] != NOBODY)
        return fail(r, r->line, "Half-edge %s lies on side %s, which a %s takes whole.",
                    half_names[half], side_names[half / 2], kind_name(r, notes->whole[half / 2]));
    notes->half[half] = segment;
    uint8_t *halves = &r->print->segment[segment].halves;
    *halves = (uint8_t)(*halves | 1u << half);
    return true;
}

/* r->word is a side, a half-edge or inner. */
static bool read_reach(struct reader *r, int segment)
{
    struct tilefile_segment *seg = &r->print->segment[segment];
    const char *name = kind_name(r, segment);
    int side = index_of(r->word, side_names, 4);
    int half = index_of(r->word, half_names, 8);
    bool is_inner = strcmp(r->word, "inner") == 0;
    if (side < 0 && half < 0 && !is_inner)
        return fail(r, r->line, "'%s' is neither a side nor a half-edge.", r->word);
    switch (r->out->kind[seg->kind].edge) {
    case EDGE_OVERLAY: /* never on a line */
    case EDGE_INSIDE:
        return fail(r, r->line, "A %s reaches no side, so '%s' cannot stand here.", name, r->word);
    case EDGE_MIDDLE:
    case EDGE_SIDE:
        if (side < 0)
            return fail(r, r->line, "A %s takes sides such as N, not '%s'.", name, r->word);
        return claim_side(r, segment, side);
    case EDGE_HALVES:
        break;
    }
    if (side >= 0)
        return fail(r, r->line, "A %s takes half-edges such as NL, not '%s'.", name, r->word);
    if (seg->is_inner || (is_inner && seg->halves != 0))
        return fail(r, r->line, "The word inner stands without half-edges and only once.");
    seg->is_inner = is_inner;
    return is_inner || claim_half(r, segment, half);
}

static bool check_rim(struct reader *r)
{
    const struct notes *notes = &r->notes;
    for (int side = 0; side < 4; side++) {
        int first = 2 * side;
        int left = notes->half[first];
        int right = notes->half[first + 1];
        r->print->side[side] = notes->whole[side] != NOBODY    ? EDGE_SIDE
                               : notes->middle[side] != NOBODY ? EDGE_MIDDLE
                               : is_blank(r, side)             ? EDGE_INSIDE
                                                               : EDGE_HALVES;
        if (notes->whole[side] != NOBODY || is_blank(r, side))
            continue;
        if (left == NOBODY && right == NOBODY)
            return fail(r, r->print->line, "Nothing covers side %s of tile %s.", side_names[side],
                        r->print->id);
        if (left == NOBODY || right == NOBODY)
            return fail(r, r->print->line, "Nothing covers half-edge %s of tile %s.",
                        half_names[left == NOBODY ? first : first + 1], r->print->id);
        if (left != right && notes->middle[side] == NOBODY)
            return fail(r, r->print->line,
                        "Nothing divides the two segments that share side %s of tile %s.",
                        side_names[side], r->print->id);
    }
    return true;
}

/* The number of the n-th segment of that kind, or -1. */
static int nth_of_kind(const struct tilefile_print *print, int kind, int n)
{
    for (int i = 0; i < print->segments; i++)
        if (print->segment[i].kind == kind && --n == 0)
            return i;
    return -1;
}

/* cities=1,2: the numbers are only noted, for the lines may still follow. */
static bool read_linked(struct reader *r, int segment, int link, char *value)
{
    const struct tilefile_link *l = &r->out->link[link];
    if (l->from != r->print->segment[segment].kind)
        return fail(r, r->line, "'%s' stands on a %s, not on a %s.", l->name, l->from_name,
                    kind_name(r, segment));
    for (char *next = value; next != NULL; value = next) {
        next = strchr(value, ',');
        if (next != NULL)
            *next++ = '\0';
        int n = number_of(value, AUDE_SEGMENTS);
        if (n == 0)
            return fail(r, r->line, "'%s' in '%s' is not the number of a line.", value, l->name);
        uint32_t bit = (uint32_t)1 << (n - 1);
        if ((r->notes.named[segment][link] & bit) != 0)
            return fail(r, r->line, "'%s' names line %d twice.", l->name, n);
        r->notes.named[segment][link] |= bit;
    }
    return true;
}

static bool put_mark(struct reader *r, int segment, int mark, int count)
{
    const struct tilefile_mark *m = &r->out->mark[mark];
    uint8_t *had = &r->print->segment[segment].mark[mark];
    if (m->kind != r->print->segment[segment].kind)
        return fail(r, r->line, "The mark '%s' stands on a %s, not on a %s.", m->name, m->kind_name,
                    kind_name(r, segment));
    if (*had != 0)
        return fail(r, r->line, "The mark '%s' is given twice.", m->name);
    *had = (uint8_t)count;
    return true;
}

/* r->word is an attribute of a segment: shield, shield=2, goods=wine or cities=1,2. */
static bool read_attribute(struct reader *r, int segment)
{
    char *value = strchr(r->word, '=');
    if (value != NULL)
        *value++ = '\0';
    int link = find_link(r->out, r->word);
    int mark = find_mark(r->out, r->word);
    if (link >= 0) {
        if (value == NULL)
            return fail(r, r->line, "'%s' needs numbers of lines, as in %s=1.", r->word, r->word);
        return read_linked(r, segment, link, value);
    }
    if (is_group(r->out, r->word)) {
        mark = value == NULL ? -1 : find_mark(r->out, value);
        if (mark < 0 || strcmp(r->out->mark[mark].group, r->word) != 0)
            return fail(r, r->line, "'%s' needs one of the marks declared with it.", r->word);
        return put_mark(r, segment, mark, 1);
    }
    if (mark < 0)
        return fail(r, r->line, "There is no mark or link '%s'.", r->word);
    if (r->out->mark[mark].group[0] != '\0')
        return fail(r, r->line, "The mark '%s' is written %s=%s.", r->word,
                    r->out->mark[mark].group, r->word);
    int count = value == NULL ? 1 : number_of(value, 99);
    if (count == 0)
        return fail(r, r->line, "The count of '%s' is not a number from 1 to 99.", r->word);
    return put_mark(r, segment, mark, count);
}

static bool read_segment(struct reader *r, int kind)
{
    struct tilefile_print *print = r->print;
    if (print->segments == AUDE_SEGMENTS)
        return fail(r, r->line, "A tile has at most %d segments.", AUDE_SEGMENTS);
    int segment = print->segments++;
    struct tilefile_segment *seg = &print->segment[segment];
    seg->kind = (uint8_t)kind;
    r->notes.line[segment] = r->line;
    bool has_attributes = false;
    while (next_word(r)) {
        bool is_reach = (*r->word >= 'A' && *r->word <= 'Z') || strcmp(r->word, "inner") == 0;
        if (is_reach && has_attributes)
            return fail(r, r->line, "'%s' should stand before marks and links.", r->word);
        has_attributes = !is_reach;
        if (!(is_reach ? read_reach(r, segment) : read_attribute(r, segment)))
            return false;
    }
    if (r->out->kind[kind].edge != EDGE_INSIDE && seg->sides == 0 && seg->halves == 0 &&
        !seg->is_inner)
        return fail(r, r->line, "A %s needs to say which sides it reaches.", kind_name(r, segment));
    return true;
}

/* princess city=1: the mark is only noted, for the city may still follow. */
static bool read_given_mark(struct reader *r, int mark)
{
    const struct tilefile_mark *m = &r->out->mark[mark];
    if (!need_word(r, "the line that gets the mark"))
        return false;
    char *value = strchr(r->word, '=');
    if (value != NULL)
        *value++ = '\0';
    int kind = find_kind(r->out, r->word);
    if (kind < 0)
        return fail(r, r->line, "There is no kind '%s'.", r->word);
    if (kind != m->kind)
        return fail(r, r->line, "The mark '%s' stands on a %s, not on a %s.", m->name, m->kind_name,
                    r->word);
    int n = value == NULL ? 0 : number_of(value, AUDE_SEGMENTS);
    if (n == 0)
        return fail(r, r->line, "'%s' needs the number of a line, as in %s=1.", r->word, r->word);
    if (r->notes.given[mark][n - 1] != 0)
        return fail(r, r->line, "The mark '%s' is given twice.", m->name);
    r->notes.given[mark][n - 1] = r->line;
    return end_line(r);
}

static bool read_printed_symbol(struct reader *r, int symbol)
{
    const struct tilefile_symbol *s = &r->out->symbol[symbol];
    int number = 1;
    if (r->print->symbol[symbol] != 0)
        return fail(r, r->line, "The symbol '%s' is given twice.", s->name);
    if (s->most != 0) {
        if (!need_word(r, "the number of the symbol"))
            return false;
        number = number_of(r->word, s->most);
        if (number < s->least)
            return fail(r, r->line, "The number of '%s' is from %d to %d, not '%s'.", s->name,
                        s->least, s->most, r->word);
    }
    r->print->symbol[symbol] = (uint8_t)number;
    return end_line(r);
}

/* blank E S: these sides show nothing, for another tile lies there from the start. */
static bool read_blank(struct reader *r)
{
    if (!need_word(r, "a side"))
        return false;
    do {
        int side = index_of(r->word, side_names, 4);
        if (side < 0)
            return fail(r, r->line, "'%s' is not a side.", r->word);
        if (r->notes.whole[side] != NOBODY || r->notes.middle[side] != NOBODY ||
            r->notes.half[2 * side] != NOBODY || r->notes.half[2 * side + 1] != NOBODY ||
            is_blank(r, side))
            return fail(r, r->line, "Side %s is claimed twice.", side_names[side]);
        r->print->blank = (uint8_t)(r->print->blank | 1u << side);
    } while (next_word(r));
    return true;
}

static bool read_indented(struct reader *r)
{
    if (r->print == NULL)
        return fail(r, r->line, "The line is indented but no tile comes before it.");
    int kind = find_kind(r->out, r->word);
    int symbol = find_symbol(r->out, r->word);
    int mark = find_mark(r->out, r->word);
    if (strcmp(r->word, "blank") == 0)
        return read_blank(r);
    if (kind >= 0 && r->out->kind[kind].edge == EDGE_OVERLAY)
        return fail(r, r->line, "A %s is found by itself and has no line.", r->word);
    if (kind >= 0)
        return read_segment(r, kind);
    if (symbol >= 0)
        return read_printed_symbol(r, symbol);
    if (mark >= 0)
        return read_given_mark(r, mark);
    return fail(r, r->line, "'%s' is no declared kind, symbol or mark.", r->word);
}

static bool settle_marks(struct reader *r)
{
    for (int mark = 0; mark < r->out->marks; mark++) {
        const struct tilefile_mark *m = &r->out->mark[mark];
        for (int i = 0; i < AUDE_SEGMENTS; i++) {
            int line = r->notes.given[mark][i];
            if (line == 0)
                continue;
            int segment = nth_of_kind(r->print, m->kind, i + 1);
            if (segment < 0)
                return fail(r, line, "Tile %s has no %s %d.", r->print->id, m->kind_name, i + 1);
            if (r->print->segment[segment].mark[mark] != 0)
                return fail(r, line, "The mark '%s' is given twice.", m->name);
            r->print->segment[segment].mark[mark] = 1;
        }
    }
    return true;
}

static bool settle_links(struct reader *r, int segment)
{
    for (int link = 0; link < r->out->links; link++) {
        const struct tilefile_link *l = &r->out->link[link];
        for (int i = 0; i < AUDE_SEGMENTS; i++) {
            if ((r->notes.named[segment][link] >> i & 1u) == 0)
                continue;
            int other = nth_of_kind(r->print, l->to, i + 1);
            if (other < 0)
                return fail(r, r->notes.line[segment], "Tile %s has no %s %d.", r->print->id,
                            l->to_name, i + 1);
            r->print->segment[segment].touches |= (uint32_t)1 << other;
        }
    }
    return true;
}

/* Whether both would have the same name without a number: neither reaches a side. */
static bool are_alike(const struct tilefile_segment *a, const struct tilefile_segment *b)
{
    return a->kind == b->kind && (a->sides | a->halves | b->sides | b->halves) == 0;
}

static const char *first_reach(const struct tilefile_segment *seg)
{
    for (int i = 0; i < 4; i++)
        if ((seg->sides >> i & 1) != 0)
            return side_names[i];
    for (int i = 0; i < 8; i++)
        if ((seg->halves >> i & 1) != 0)
            return half_names[i];
    return seg->is_inner ? "inner" : "";
}

/* Names are unique by construction: the first side or half-edge has one owner of a kind, and
 * segments that reach none are numbered where there are several. */
static bool name_segment(struct reader *r, int segment)
{
    struct tilefile_segment *seg = &r->print->segment[segment];
    const char *reach = first_reach(seg);
    char number[TILEFILE_NAME] = "";
    int place = 0;
    int alike = 0;
    for (int i = 0; i < r->print->segments; i++) {
        if (!are_alike(seg, &r->print->segment[i]))
            continue;
        alike++;
        place += i <= segment;
    }
    if (alike > 1)
        snprintf(number, sizeof number, ".%d", place);
    int n = snprintf(seg->name, sizeof seg->name, "%s%s%s%s", kind_name(r, segment),
                     *reach == '\0' ? "" : ".", reach, number);
    if (n >= (int)sizeof seg->name)
        return fail(r, r->notes.line[segment], "The name %s... has more than %d letters.",
                    seg->name, TILEFILE_NAME - 1);
    return true;
}

/* Segments of the layers that are linked with one of the group belong to it as well. */
static uint32_t find_group(const struct tilefile_print *print, uint32_t members, int first)
{
    uint32_t group = (uint32_t)1 << first, before = 0;
    while (group != before) {
        before = group;
        for (int i = 0; i < print->segments; i++) {
            uint32_t bit = (uint32_t)1 << i;
            if ((members & bit) == 0)
                continue;
            if ((group & bit) != 0)
                group |= print->segment[i].touches & members;
            else if ((print->segment[i].touches & group) != 0)
                group |= bit;
        }
    }
    return group;
}

/* An overlay reaches the sides of all it lies on and has the sums of their marks. */
static bool add_overlay(struct reader *r, int kind, uint32_t group)
{
    struct tilefile_print *print = r->print;
    if (print->segments == AUDE_SEGMENTS)
        return fail(r, print->line, "A tile has at most %d segments.", AUDE_SEGMENTS);
    r->notes.line[print->segments] = print->line;
    struct tilefile_segment *seg = &print->segment[print->segments++];
    seg->kind = (uint8_t)kind;
    seg->touches = group;
    for (int i = 0; (group >> i) != 0; i++) {
        if ((group >> i & 1) == 0)
            continue;
        seg->sides |= print->segment[i].sides;
        for (int mark = 0; mark < r->out->marks; mark++)
            seg->mark[mark] = (uint8_t)(seg->mark[mark] + print->segment[i].mark[mark]);
    }
    return true;
}

static bool add_overlays(struct reader *r)
{
    struct tilefile_print *print = r->print;
    int printed = print->segments;
    for (int kind = 0; kind < r->out->kinds; kind++) {
        uint32_t members = 0;
        for (int i = 0; i < printed; i++) {
            if ((r->out->kind[kind].layers >> print->segment[i].kind & 1) != 0)
                members |= (uint32_t)1 << i;
        }
        for (int i = 0; i < printed; i++) {
            if ((members >> i & 1) == 0)
                continue;
            uint32_t group = find_group(print, members, i);
            members &= ~group;
            if (!add_overlay(r, kind, group))
                return false;
        }
    }
    return true;
}

static bool end_tile(struct reader *r)
{
    if (!check_rim(r) || !settle_marks(r))
        return false;
    if (r->print->segments == 0)
        return fail(r, r->print->line, "Tile %s shows nothing.", r->print->id);
    for (int i = 0; i < r->print->segments; i++)
        if (!settle_links(r, i))
            return false;
    if (!add_overlays(r))
        return false;
    for (int i = 0; i < r->print->segments; i++)
        if (!name_segment(r, i))
            return false;
    return true;
}

/* r->word is the id: the set, a slash, then letters, digits and .-_ of any case. */
static bool read_id(struct reader *r)
{
    struct tilefile *f = r->out;
    size_t set = strlen(f->set);
    size_t len = strlen(r->word);
    if (strncmp(r->word, f->set, set) != 0 || r->word[set] != '/' || len == set + 1)
        return fail(r, r->line, "The id of a tile is %s/ and a code, not '%s'.", f->set, r->word);
    if (strspn(r->word + set + 1, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                                  "0123456789.-_") != len - set - 1)
        return fail(r, r->line, "The code in '%s' is not made of letters, digits and .-_.",
                    r->word);
    if (len >= TILEFILE_ID)
        return fail(r, r->line, "The id has more than %d letters.", TILEFILE_ID - 1);
    for (int i = 0; i < f->prints; i++)
        if (strcmp(f->print[i].id, r->word) == 0)
            return fail(r, r->line, "Tile %s is already on line %d.", r->word, f->print[i].line);
    memcpy(r->print->id, r->word, len + 1);
    return true;
}

static void begin_notes(struct notes *notes)
{
    memset(notes, 0, sizeof *notes);
    for (int i = 0; i < 4; i++)
        notes->whole[i] = notes->middle[i] = NOBODY;
    for (int i = 0; i < 8; i++)
        notes->half[i] = NOBODY;
}

/* start lies at 0,0; start 2,1 there. What follows stays in r->word. */
static bool read_start(struct reader *r)
{
    struct tilefile_print *print = r->print;
    if (print->starts != 0)
        return fail(r, r->line, "The word start stands twice.");
    print->starts = 1;
    bool has_word = next_word(r);
    if (has_word && r->word[0] >= '0' && r->word[0] <= '9') {
        if (r->word[1] != ',' || r->word[2] < '0' || r->word[2] > '9' || r->word[3] != '\0')
            return fail(r, r->line, "'%s' is not a place such as 2,1.", r->word);
        print->x = (int8_t)(r->word[0] - '0');
        print->y = (int8_t)(r->word[2] - '0');
        next_word(r);
    }
    int starts = 0, beside = 0;
    for (int i = 0; i < r->out->prints - 1; i++) {
        const struct tilefile_print *other = &r->out->print[i];
        if (other->starts == 0)
            continue;
        int far = abs(other->x - print->x) + abs(other->y - print->y);
        if (far == 0)
            return fail(r, r->line, "Tile %s lies at %d,%d already.", other->id, print->x,
                        print->y);
        starts++;
        beside += far == 1;
    }
    if (starts > 0 && beside == 0)
        return fail(r, r->line, "No start tile before this one lies beside %d,%d.", print->x,
                    print->y);
    return starts < TILEFILE_STARTS ||
           fail(r, r->line, "A set has at most %d start tiles.", TILEFILE_STARTS);
}

static bool set_flag(struct reader *r, bool *flag)
{
    if (*flag)
        return fail(r, r->line, "The word %s stands twice.", r->word);
    *flag = true;
    next_word(r);
    return true;
}

/* What may follow the copies: start, second, guess. */
static bool read_flags(struct reader *r)
{
    struct tilefile_print *print = r->print;
    next_word(r);
    while (r->word[0] != '\0') {
        bool is_right;
        if (strcmp(r->word, "start") == 0)
            is_right = read_start(r);
        else if (strcmp(r->word, "second") == 0)
            is_right = set_flag(r, &print->is_second);
        else if (strcmp(r->word, "guess") == 0)
            is_right = set_flag(r, &print->is_guess);
        else
            return fail(r, r->line, "Only start, second and guess may follow the copies, not '%s'.",
                        r->word);
        if (!is_right)
            return false;
    }
    bool is_after = r->out->prints > 1 && print[-1].is_second;
    if (is_after && !print->is_second)
        return fail(r, r->line, "Tiles of the second stack come last.");
    if (print->is_second && print->starts != 0)
        return fail(r, r->line, "A tile of the second stack is no start tile.");
    return true;
}

static bool read_tile(struct reader *r)
{
    struct tilefile *f = r->out;
    if (!(f->prints == 0 ? end_declarations(r) : end_tile(r)))
        return false;
    if (f->prints == TILEFILE_PRINTS)
        return fail(r, r->line, "A set has at most %d different tiles.", TILEFILE_PRINTS);
    begin_notes(&r->notes);
    r->print = &f->print[f->prints];
    r->print->line = r->line;
    if (!need_word(r, "the id of the tile") || !read_id(r) || !need_word(r, "the copies, as x1"))
        return false;
    r->print->copies = (uint8_t)(*r->word == 'x' ? number_of(r->word + 1, 99) : 0);
    if (r->print->copies == 0)
        return fail(r, r->line, "The copies are x1 to x99, not '%s'.", r->word);
    f->prints++;
    return read_flags(r);
}

static bool read_margin(struct reader *r)
{
    if (strcmp(r->word, "tile") == 0)
        return read_tile(r);
    if (!is_declaration(r->word))
        return fail(r, r->line, "'%s' begins no declaration; lines of a tile are indented.",
                    r->word);
    if (r->print != NULL)
        return fail(r, r->line, "Declarations come before the first tile.");
    return read_declaration(r);
}

/* The start tile at a place, or NULL. */
static const struct tilefile_print *start_at(const struct tilefile *f, int x, int y)
{
    for (int i = 0; i < f->prints; i++) {
        if (f->print[i].starts != 0 && f->print[i].x == x && f->print[i].y == y)
            return &f->print[i];
    }
    return NULL;
}

/* Start tiles that lie beside each other fit, and a blank side lies against a blank one. */
static bool check_starts(struct reader *r)
{
    static const int dx[4] = {0, 1, 0, -1}, dy[4] = {-1, 0, 1, 0};
    const struct tilefile *f = r->out;
    bool has_starts = false;
    for (int i = 0; i < f->prints; i++) {
        const struct tilefile_print *print = &f->print[i];
        has_starts = has_starts || print->starts != 0;
        if (print->blank != 0 && (print->starts == 0 || print->copies != 1))
            return fail(r, print->line,
                        "Tile %s has a blank side, so its one copy is a start tile.", print->id);
        for (int side = 0; side < 4 && print->starts != 0; side++) {
            const struct tilefile_print *other =
                start_at(f, print->x + dx[side], print->y + dy[side]);
            if (other == NULL ? print->side[side] == EDGE_INSIDE
                              : print->side[side] != other->side[side ^ 2])
                return fail(r, print->line, "Nothing fits side %s of the start tile %s.",
                            side_names[side], print->id);
        }
    }
    if (has_starts && start_at(f, 0, 0) == NULL)
        return fail(r, r->line, "No start tile lies at 0,0.");
    return true;
}

static bool end_file(struct reader *r)
{
    int line = r->line > 0 ? r->line : 1;
    if (!r->has_words)
        return fail(r, line, "The file is empty.");
    if (r->out->set[0] == '\0')
        return fail(r, line, "The file has no line 'set NAME'.");
    if (r->out->prints == 0)
        return fail(r, line, "The file has no tiles.");
    return end_tile(r) && check_starts(r);
}

bool tilefile_read(const char *text, size_t len, struct tilefile *out, struct tilefile_error *err)
{
    struct reader r = {.out = out, .err = err};
    memset(out, 0, sizeof *out);
    if (len > TILEFILE_BYTES)
        return fail(&r, 1, "The file has more than %d bytes.", TILEFILE_BYTES);
    for (size_t at = 0; at < len;) {
        const char *line = text + at;
        const char *stop = memchr(line, '\n', len - at);
        size_t length = stop == NULL ? len - at : (size_t)(stop - line);
        const char *comment = memchr(line, '#', length);
        at += length + 1;
        r.line++;
        r.at = line;
        r.end = comment == NULL ? line + length : comment;
        if (!check_line(&r))
            return false;
        if (!next_word(&r))
            continue;
        r.has_words = true;
        if (!(is_space(*line) ? read_indented(&r) : read_margin(&r)))
            return false;
    }
    return end_file(&r);
}
