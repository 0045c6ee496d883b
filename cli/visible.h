/*
 * visible.h: text of strangers on its way to a terminal. Names in a record, names of files and
 * typed lines may hold anything; a terminal must never be told what to do by them. Whatever is no
 * letter is shown as an escape such as \x1b or \u202e: control characters, bytes that are not
 * UTF-8, and characters that change the direction in which others are read.
 */
#ifndef AUDE_CLI_VISIBLE_H
#define AUDE_CLI_VISIBLE_H

#include <stddef.h>
#include <stdio.h>

enum { VISIBLE_MAX = 8 };

/* Moves *text past one letter, or past one byte that belongs to none, and writes how it is shown,
 * which is always UTF-8; returns how many bytes that takes. *text must not be at its end. */
size_t visible_next(const char **text, char shown[VISIBLE_MAX]);

/* The first n bytes of text as they are shown, cut to the buffer at a whole letter; what was cut
 * ends in three dots, for which there must be room. */
void visible_copy(const char *text, size_t n, char *buf, size_t len);

/* Takes half a letter off the end of a text that was cut somewhere. */
void visible_trim(char *text);

/* Prints the text as it is shown. Newlines are kept. */
void visible_print(FILE *out, const char *text);

/* One line to stdout like printf, but for what no terminal should see; adds the newline. */
void visible_say(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
