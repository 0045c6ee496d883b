/*
 * record.h: records and their lines at the command line: files that are read with a sentence about
 * what is wrong with them, and tables as texts to be saved.
 */
#ifndef AUDE_CLI_RECORD_H
#define AUDE_CLI_RECORD_H

#include <stdbool.h>
#include <stddef.h>

#include "aude_table.h"
#include "file.h"
#include "words.h"

/* Reads a file as a table. If something is wrong with it: false, with a sentence that begins with
 * the path and the line in why; *out is then what is good of it, or NULL. */
bool record_read(const char *path, enum language language, struct aude_table **out, char *why,
                 size_t len);

/* The same for a part of a file that was read already. */
struct record_part {
    const char *path;
    int before;       /* so many lines of the file come before it */
    const char *text; /* ends in a zero */
    size_t size;
};
bool record_take(const struct record_part *part, enum language language, struct aude_table **out,
                 char *why, size_t len);

/* Adds the record to out, every line; a draft is written as if it had been sealed. */
void record_write(struct aude_table *t, struct text *out);

/* Saves it in a file; is_new: only where there is none yet. False with a sentence in why. */
bool record_save(struct aude_table *t, const char *path, bool is_new, char *why, size_t len);

/* What must be done at a table: running out of memory or lines ends the program with a sentence. */
void table_must(enum aude_status status);

/* Reads a line as an action that the actor may do now; anything but AUDE_OK says why it is
 * none, and sentence_write turns that into "\"LINE\": sentence". */
enum aude_status line_read(const struct aude_state *s, const char *line, struct aude_action *out);
void sentence_write(enum language language, enum aude_status status, const char *line, char *buf,
                    size_t len);

/* "45 38", seat 0 first. */
void scores_write(const struct aude_state *s, char *buf, size_t len);

#endif
