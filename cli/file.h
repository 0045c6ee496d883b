/*
 * file.h: whole text files. Whatever happens while one is written, it is the old file or the new
 * one. A link stays a link, and what it leads to is written; a link that leads to nothing is left
 * alone. A file that is replaced keeps its permissions.
 */
#ifndef AUDE_CLI_FILE_H
#define AUDE_CLI_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "text.h"

/* Each of these returns false with a sentence in why that begins with the path. */

/* Reads a file of text after what is in out; not one that is too large or has a zero byte. */
bool file_read(const char *path, struct text *out, char *why, size_t len);

/* Writes the whole file anew. */
bool file_write(const char *path, const struct text *t, char *why, size_t len);

/* The same for a record. A file that is there already and is neither a record nor empty stays
 * as it is, and the sentence says so. */
bool file_save(const char *path, const struct text *t, char *why, size_t len);

/* The same only if nothing is there, or a file that is empty. Of several who make the same file only
 * one succeeds. */
bool file_save_new(const char *path, const struct text *t, char *why, size_t len);

/* Could file_save, or file_save_new, write there now? To be asked before a game begins. Leaves
 * nothing behind. */
bool file_can_save(const char *path, char *why, size_t len);
bool file_can_save_new(const char *path, char *why, size_t len);

/* Writes "path:line: sentence", or without a line if that is 0. Where there is too little room the
 * path is cut, never the sentence. */
void file_blame(const char *path, int line, const char *sentence, char *why, size_t len);

#endif
