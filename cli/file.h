/*
 * file.h: whole text files, and texts that grow.
 */
#ifndef AUDE_CLI_FILE_H
#define AUDE_CLI_FILE_H

#include <stdbool.h>
#include <stddef.h>

/* Starts as {0}; data is NULL or ends in a zero byte that length does not count. */
struct text {
    char *data;
    size_t length, room;
};

void text_add(struct text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
void text_free(struct text *t);

/* Reads a file of text after what is in out. False, with a sentence that begins with the path
 * in why, if it cannot be read, is too large, or has a zero byte. */
bool file_read(const char *path, struct text *out, char *why, size_t len);

/* Writes the whole file anew. False, with a sentence that begins with the path in why. */
bool file_write(const char *path, const struct text *t, char *why, size_t len);

#endif
