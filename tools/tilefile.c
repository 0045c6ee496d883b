/*
 * tilefile.c: reads a tile file line by line and refuses whatever is inconsistent, with the
 * line and a sentence. Lines that begin at the margin are declarations or begin a tile; lines
 * that are indented belong to the tile above them. What a line says about other lines (marks
 * and links by number, kinds named before they are declared) is kept as a note and looked at
 * when the tile, or the list of declarations, is complete.
 */
#include "tilefile.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { WORD = 64, NOBODY = -1 };

static const char *const side_names[4] = {"N", "E", "S", "W"};
static const char *const half_names[8] = {"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};
static const char *const edge_names[4] = {
    [EDGE_INSIDE] = "inside",
    [EDGE_HALVES] = "halves",
    [EDGE_MIDDLE] = "middle",
    [EDGE_SIDE] = "side",
};
static const char *const keywords[] = {"set", "kind", "mark", "symbol", "link", "tile", "inner"};

/* Notes about the tile being read. Owners are segment numbers or NOBODY. */
struct notes {
    int whole[4], middle[4], half[8];
    int line[AUDE_SEGMENTS];
    uint32_t named[AUDE_SEGMENTS][TILEFILE_LINKS]; /* bit n-1: the link names line n */
    int given[SET_MARKS][AUDE_SEGMENTS]; /* the line that gives the mark to the n-th line */
};

struct reader {
    const char *at, *end; /* what is left of the line, without its comment */
    int line;
    char word[WORD];
    bool has_words; /* some line said something */
    struct tilefile *out;
    struct tilefile_print *print; /* the tile being read, or NULL */
    struct notes notes;
    struct tilefile_error *err;
};

static bool fail(struct reader *r, int line, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    vsnprintf(r->err->sentence, sizeof r->err->sentence, format, list);
    va_end(list);
    r->err->line = line;
    return false;
}

static bool is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/* Afterwards every word of the line is printable and fits into r->word. */
static bool check_line(struct reader *r)
{
    int letters = 0;
    for (const char *p = r->at; p < r->end; p++) {
        if (is_space(*p)) {
            letters = 0;
            continue;
        }
        if (*p < '!' || *p > '~')
            return fail(r, r->line, "The line holds a byte that is not plain text.");
        if (++letters == WORD)
            return fail(r, r->line, "A word is longer than %d letters.", WORD - 1);
    }
    return true;
}

static bool next_word(struct reader *r)
{
    while (r->at < r->end && is_space(*r->at))
        r->at++;
    int n = 0;
    while (r->at < r->end && !is_space(*r->at))
        r->word[n++] = *r->at++;
    r->word[n] = '\0';
    return n > 0;
}

static bool need_word(struct reader *r, const char *what)
{
    return next_word(r) || fail(r, r->line, "The line ends where %s should stand.", what);
}

static bool end_line(struct reader *r)
{
    return !next_word(r) || fail(r, r->line, "'%s' is one word too many.", r->word);
}

/* The number from 1 to most that text spells, or 0. */
static int number_of(const char *text, int most)
{
    int n = 0;
    if (*text == '0')
        return 0;
    for (; *text >= '0' && *text <= '9'; text++) {
        n = n * 10 + (*text - '0');
        if (n > most)
            return 0;
    }
    return *text == '\0' ? n : 0;
}

static int index_of(const char *word, const char *const *list, int n)
{
    for (int i = 0; i < n; i++)
        if (strcmp(list[i], word) == 0)
            return i;
    return -1;
}

/* Every declared thing begins with its name, so one search over rows of that size serves all. */
static int find(const void *rows, size_t size, int n, const char *name)
{
    for (int i = 0; i < n; i++)
        if (strcmp((const char *)rows + (size_t)i * size, name) == 0)
            return i;
    return -1;
}

static int find_kind(const struct tilefile *f, const char *name)
{
    return find(f->kind, sizeof *f->kind, f->kinds, name);
}

static int find_mark(const struct tilefile *f, const char *name)
{
    return find(f->mark, sizeof *f->mark, f->marks, name);
}

static int find_symbol(const struct tilefile *f, const char *name)
{
    return find(f->symbol, sizeof *f->symbol, f->symbols, name);
}

static int find_link(const struct tilefile *f, const char *name)
{
    return find(f->link, sizeof *f->link, f->links, name);
}

static bool is_group(const struct tilefile *f, const char *name)
{
    for (int i = 0; i < f->marks; i++)
        if (f->mark[i].group[0] != '\0' && strcmp(f->mark[i].group, name) == 0)
            return true;
    return false;
}

/* Small letters, digits and the given joint, a letter first: never mistaken for a side. */
static bool is_name(const char *word, char joint)
{
    if (*word < 'a' || *word > 'z')
        return false;
    for (const char *p = word; *p != '\0'; p++)
        if (!(*p >= 'a' && *p <= 'z') && !(*p >= '0' && *p <= '9') && *p != joint)
            return false;
    return strlen(word) < TILEFILE_NAME;
}

/* Copies r->word, which must have the form of a name. */
static bool copy_name(struct reader *r, char to[TILEFILE_NAME])
{
    if (!is_name(r->word, '-'))
        return fail(r, r->line, "'%s' is not a name of at most %d small letters and digits.",
                    r->word, TILEFILE_NAME - 1);
    memcpy(to, r->word, strlen(r->word) + 1);
    return true;
}

/* As copy_name, for a name that is declared here. One name means one thing in a file, since
 * kinds, marks and symbols all may begin a line. */
static bool new_name(struct reader *r, char to[TILEFILE_NAME])
{
    const struct tilefile *f = r->out;
    if (index_of(r->word, keywords, (int)(sizeof keywords / sizeof *keywords)) >= 0)
        return fail(r, r->line, "'%s' is a word of the notation and cannot be declared.", r->word);
    if (find_kind(f, r->word) >= 0 || find_mark(f, r->word) >= 0 || is_group(f, r->word) ||
        find_symbol(f, r->word) >= 0 || find_link(f, r->word) >= 0)
        return fail(r, r->line, "'%s' is declared twice.", r->word);
    return copy_name(r, to);
}

static bool read_set(struct reader *r)
{
    struct tilefile *f = r->out;
    if (f->set[0] != '\0')
        return fail(r, r->line, "The set is declared twice.");
    if (!need_word(r, "the name of the set"))
        return false;
    if (!is_name(r->word, '_'))
        return fail(r, r->line, "'%s' cannot name a set: it becomes part of a C name.", r->word);
    memcpy(f->set, r->word, strlen(r->word) + 1);
    f->set_line = r->line;
    return end_line(r);
}

static bool read_kind(struct reader *r)
{
    struct tilefile *f = r->out;
    if (f->kinds == TILEFILE_KINDS)
        return fail(r, r->line, "A set has at most %d kinds.", TILEFILE_KINDS);
    struct tilefile_kind *kind = &f->kind[f->kinds];
    char name[TILEFILE_NAME];
    if (!need_word(r, "the name of the kind") || !new_name(r, name) ||
        !need_word(r, "halves, middle, side or inside"))
        return false;
    int edge = index_of(r->word, edge_names, 4);
    if (edge < 0)
        return fail(r, r->line, "'%s' is none of halves, middle, side and inside.", r->word);
    memcpy(kind->name, name, sizeof name);
    kind->edge = (enum edge)edge;
    f->kinds++;
    return end_line(r);
}

static bool add_mark(struct reader *r, const struct tilefile_mark *mark)
{
    struct tilefile *f = r->out;
    if (f->marks == SET_MARKS)
        return fail(r, r->line, "A set has at most %d marks.", SET_MARKS);
    f->mark[f->marks++] = *mark;
    return true;
}

/* mark shield on city sum, or with members: mark goods on city sum wine grain cloth. */
static bool read_mark(struct reader *r)
{
    struct tilefile_mark mark = {.line = r->line};
    char name[TILEFILE_NAME];
    if (!need_word(r, "the name of the mark") || !new_name(r, name) || !need_word(r, "'on'"))
        return false;
    if (strcmp(r->word, "on") != 0)
        return fail(r, r->line, "'on' should stand where '%s' stands.", r->word);
    if (!need_word(r, "a kind") || !copy_name(r, mark.kind_name) || !need_word(r, "sum or any"))
        return false;
    mark.sums = strcmp(r->word, "sum") == 0;
    if (!mark.sums && strcmp(r->word, "any") != 0)
        return fail(r, r->line, "The law of a mark is sum or any, not '%s'.", r->word);
    if (!next_word(r)) {
        memcpy(mark.name, name, sizeof name);
        return add_mark(r, &mark);
    }
    memcpy(mark.group, name, sizeof name);
    do {
        if (strcmp(r->word, mark.group) == 0)
            return fail(r, r->line, "'%s' is declared twice.", r->word);
        if (!new_name(r, mark.name) || !add_mark(r, &mark))
            return false;
    } while (next_word(r));
    return true;
}

static bool read_symbol(struct reader *r)
{
    struct tilefile *f = r->out;
    struct tilefile_symbol symbol = {.least = 0};
    if (f->symbols == SET_SYMBOLS)
        return fail(r, r->line, "A set has at most %d symbols.", SET_SYMBOLS);
    if (!need_word(r, "the name of the symbol") || !new_name(r, symbol.name))
        return false;
    if (next_word(r)) {
        symbol.least = (uint8_t)number_of(r->word, UINT8_MAX);
        if (symbol.least == 0)
            return fail(r, r->line, "'%s' is not a number from 1 to 255.", r->word);
        if (!need_word(r, "the largest number"))
            return false;
        symbol.most = (uint8_t)number_of(r->word, UINT8_MAX);
        if (symbol.most < symbol.least)
            return fail(r, r->line, "'%s' is not a number from %d to 255.", r->word, symbol.least);
    }
    f->symbol[f->symbols++] = symbol;
    return end_line(r);
}

static bool read_link(struct reader *r)
{
    struct tilefile *f = r->out;
    struct tilefile_link link = {.line = r->line};
    if (f->links == TILEFILE_LINKS)
        return fail(r, r->line, "A set has at most %d links.", TILEFILE_LINKS);
    if (!need_word(r, "the name of the link") || !new_name(r, link.name) ||
        !need_word(r, "the kind that carries it") || !copy_name(r, link.from_name) ||
        !need_word(r, "the kind it names") || !copy_name(r, link.to_name))
        return false;
    f->link[f->links++] = link;
    return end_line(r);
}

static bool resolve_kind(struct reader *r, const char *name, int line, uint8_t *kind)
{
    int i = find_kind(r->out, name);
    if (i < 0)
        return fail(r, line, "There is no kind '%s'.", name);
    *kind = (uint8_t)i;
    return true;
}

/* The declarations are complete: the kinds they name must exist by now. */
static bool end_declarations(struct reader *r)
{
    struct tilefile *f = r->out;
    if (f->set[0] == '\0')
        return fail(r, r->line, "No line 'set NAME' comes before the first tile.");
    for (int i = 0; i < f->marks; i++) {
        struct tilefile_mark *mark = &f->mark[i];
        if (!resolve_kind(r, mark->kind_name, mark->line, &mark->kind))
            return false;
    }
    for (int i = 0; i < f->links; i++) {
        struct tilefile_link *link = &f->link[i];
        if (!resolve_kind(r, link->from_name, link->line, &link->from) ||
            !resolve_kind(r, link->to_name, link->line, &link->to))
            return false;
    }
    return true;
}

static const char *kind_name(const struct reader *r, int segment)
{
    return r->out->kind[r->print->segment[segment].kind].name;
}

static bool claim_side(struct reader *r, int segment, int side)
{
    struct notes *notes = &r->notes;
    bool takes_all = r->out->kind[r->print->segment[segment].kind].edge == EDGE_SIDE;
    if (notes->whole[side] != NOBODY || notes->middle[side] != NOBODY)
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
    if (notes->half[half] != NOBODY)
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
        if (notes->whole[side] != NOBODY)
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

static bool read_indented(struct reader *r)
{
    if (r->print == NULL)
        return fail(r, r->line, "The line is indented but no tile comes before it.");
    int kind = find_kind(r->out, r->word);
    int symbol = find_symbol(r->out, r->word);
    int mark = find_mark(r->out, r->word);
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

static bool end_tile(struct reader *r)
{
    if (!check_rim(r) || !settle_marks(r))
        return false;
    for (int i = 0; i < r->print->segments; i++)
        if (!settle_links(r, i) || !name_segment(r, i))
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
    if (!next_word(r))
        return true;
    if (strcmp(r->word, "start") != 0)
        return fail(r, r->line, "Only the word start may follow the copies, not '%s'.", r->word);
    for (int i = 0; i < f->prints; i++)
        if (f->print[i].starts != 0)
            return fail(r, r->line, "Tile %s is the start tile already.", f->print[i].id);
    r->print->starts = 1;
    return end_line(r);
}

static bool read_margin(struct reader *r)
{
    static bool (*const read[])(struct reader * r) = {read_set,    read_kind, read_mark,
                                                      read_symbol, read_link, read_tile};
    int i = index_of(r->word, keywords, (int)(sizeof read / sizeof *read));
    if (i < 0)
        return fail(r, r->line, "'%s' begins no declaration; lines of a tile are indented.",
                    r->word);
    if (read[i] != read_tile && r->print != NULL)
        return fail(r, r->line, "Declarations come before the first tile.");
    return read[i](r);
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
    return end_tile(r);
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
