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

/* Writes the whole file anew: whatever happens, it is the old file or the new one. False, with
 * a sentence that begins with the path in why. */
bool file_write(const char *path, const struct text *t, char *why, size_t len);

/* The same for a record. A file that is there already and is neither a record nor empty stays
 * as it is, and the sentence says so. */
bool file_save(const char *path, const struct text *t, char *why, size_t len);

/* Could file_save write there now? To be asked before a game begins. Leaves nothing behind;
 * false with the sentence. */
bool file_can_save(const char *path, char *why, size_t len);

#endif
