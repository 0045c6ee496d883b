/*
 * dump.h: JSON becomes text, and want of memory is noticed. The library loses bytes without a word
 * where there is no memory for them, in what it reads and in what it writes; so its allocations are
 * watched, and what was read or written while one failed is thrown away.
 */
#ifndef AUDE_DUMP_H
#define AUDE_DUMP_H

#include <jansson.h>
#include <stdbool.h>

/* Allocations are watched from now on, in all threads of the process. */
void dump_watch(void);

/* Has one failed in this thread since this was asked last? */
bool dump_failed(void);

/* On one line, the caller's; NULL: there was no memory for all of it, or json is NULL. Takes over
 * json. */
char *dump_json(json_t *json);

#endif
