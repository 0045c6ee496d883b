/*
 * tilewords.c: the words of a line and the declarations of a tile file. What a declaration says
 * about others (kinds named before they are declared) is looked at when all have been read.
 */
#include "tilereader.h"

#include <stdarg.h>
#include <stdio.h>

static const char *const edge_names[] = {
    [EDGE_INSIDE] = "inside", [EDGE_HALVES] = "halves",   [EDGE_MIDDLE] = "middle",
    [EDGE_SIDE] = "side",     [EDGE_OVERLAY] = "overlay",
};

enum { EDGES = sizeof edge_names / sizeof *edge_names };

/* Words that cannot be declared: those of declarations come first. */
static const char *const keywords[] = {"set",  "kind", "mark",  "symbol",
                                       "link", "tile", "inner", "blank"};

bool fail(struct reader *r, int line, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    vsnprintf(r->err->sentence, sizeof r->err->sentence, format, list);
    va_end(list);
    r->err->line = line;
    return false;
}

bool is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

bool check_line(struct reader *r)
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

bool next_word(struct reader *r)
{
    while (r->at < r->end && is_space(*r->at))
        r->at++;
    int n = 0;
    while (r->at < r->end && !is_space(*r->at))
        r->word[n++] = *r->at++;
    r->word[n] = '\0';
    return n > 0;
}

bool need_word(struct reader *r, const char *what)
{
    return next_word(r) || fail(r, r->line, "The line ends where %s should stand.", what);
}

bool end_line(struct reader *r)
{
    return !next_word(r) || fail(r, r->line, "'%s' is one word too many.", r->word);
}

int number_of(const char *text, int most)
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

int index_of(const char *word, const char *const *list, int n)
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

int find_kind(const struct tilefile *f, const char *name)
{
    return find(f->kind, sizeof *f->kind, f->kinds, name);
}

int find_mark(const struct tilefile *f, const char *name)
{
    return find(f->mark, sizeof *f->mark, f->marks, name);
}

int find_symbol(const struct tilefile *f, const char *name)
{
    return find(f->symbol, sizeof *f->symbol, f->symbols, name);
}

int find_link(const struct tilefile *f, const char *name)
{
    return find(f->link, sizeof *f->link, f->links, name);
}

bool is_group(const struct tilefile *f, const char *name)
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

/* kind system overlay river lake: the kinds that an overlay lies on, declared before it. */
static bool read_layers(struct reader *r, uint32_t *layers)
{
    if (!need_word(r, "a kind that the overlay lies on"))
        return false;
    do {
        int kind = find_kind(r->out, r->word);
        if (kind < 0 || r->out->kind[kind].edge == EDGE_OVERLAY)
            return fail(r, r->line, "An overlay cannot lie on '%s'.", r->word);
        *layers |= (uint32_t)1 << kind;
    } while (next_word(r));
    return true;
}

static bool read_kind(struct reader *r)
{
    struct tilefile *f = r->out;
    if (f->kinds == TILEFILE_KINDS)
        return fail(r, r->line, "A set has at most %d kinds.", TILEFILE_KINDS);
    struct tilefile_kind *kind = &f->kind[f->kinds];
    char name[TILEFILE_NAME];
    if (!need_word(r, "the name of the kind") || !new_name(r, name) ||
        !need_word(r, "halves, middle, side, inside or overlay"))
        return false;
    int edge = index_of(r->word, edge_names, EDGES);
    if (edge < 0)
        return fail(r, r->line, "'%s' is none of halves, middle, side, inside and overlay.",
                    r->word);
    if (edge == EDGE_OVERLAY && !read_layers(r, &kind->layers))
        return false;
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
bool end_declarations(struct reader *r)
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

static bool (*const readers[])(struct reader *r) = {read_set, read_kind, read_mark, read_symbol,
                                                    read_link};

enum { READERS = sizeof readers / sizeof *readers };

bool is_declaration(const char *word)
{
    return index_of(word, keywords, READERS) >= 0;
}

bool read_declaration(struct reader *r)
{
    return readers[index_of(r->word, keywords, READERS)](r);
}
