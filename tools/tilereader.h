/*
 * tilereader.h: between the files that read a tile file: tilewords.c, which reads words and
 * declarations, and tilefile.c, which reads the tiles.
 */
#ifndef AUDE_TILEREADER_H
#define AUDE_TILEREADER_H

#include <string.h>

#include "tilefile.h"

enum { WORD = 64, NOBODY = -1 };

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

/* Words. Each that fails has put the line and a sentence into r->err. */
bool fail(struct reader *r, int line, const char *format, ...);
bool is_space(char c);
bool check_line(struct reader *r); /* afterwards every word is printable and fits into r->word */
bool next_word(struct reader *r);  /* into r->word; false at the end of the line */
bool need_word(struct reader *r, const char *what);
bool end_line(struct reader *r);
int number_of(const char *text, int most); /* from 1 to most, or 0 */
int index_of(const char *word, const char *const *list, int n);

/* What is declared, by name; -1: nothing of that name. */
int find_kind(const struct tilefile *f, const char *name);
int find_mark(const struct tilefile *f, const char *name);
int find_symbol(const struct tilefile *f, const char *name);
int find_link(const struct tilefile *f, const char *name);
bool is_group(const struct tilefile *f, const char *name);

/* r->word begins a declaration if this finds it; the declaration is read by read_declaration. */
bool is_declaration(const char *word);
bool read_declaration(struct reader *r);
bool end_declarations(struct reader *r);

#endif
