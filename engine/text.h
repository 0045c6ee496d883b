/*
 * text.h: a bounded writer and a cursor reader. Nothing else in the engine parses strings.
 */
#ifndef AUDE_TEXT_H
#define AUDE_TEXT_H

#include <stdbool.h>
#include <stddef.h>

/* Writes into a buffer of len bytes, always terminated if len > 0. */
struct writer {
    char *buf;
    size_t len, used;
    bool is_full; /* something did not fit */
};

struct writer writer_on(char *buf, size_t len);
void write_text(struct writer *w, const char *text);
void write_part(struct writer *w, const char *text, size_t len);
void write_number(struct writer *w, int n);

/* A piece of the text being read; not terminated. */
struct word {
    const char *at;
    size_t len;
};

bool word_is(struct word word, const char *text);

/* Takes characters up to one of the stops or the end; may be empty. */
struct word read_until(const char **at, const char *stops);

/* Skips blanks, then takes a word up to the next blank; empty at the end. */
struct word read_word(const char **at);

/* Takes exactly this text if it comes next. */
bool read_text(const char **at, const char *text);

/* Takes a decimal number within the bounds, optionally with a minus sign. */
bool read_number(const char **at, int min, int max, int *out);

/* Skips blanks; true at the end of the text or line. */
bool read_end(const char **at);

#endif
