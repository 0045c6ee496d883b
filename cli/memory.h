/*
 * memory.h: memory that is never NULL. Running out of it ends the program here, in one place and
 * with one sentence. All that the command line allocates comes from here, and what jansson does
 * (main.c sees to that).
 */
#ifndef AUDE_CLI_MEMORY_H
#define AUDE_CLI_MEMORY_H

#include <stddef.h>

void *memory_new(size_t size); /* zeroed; free() it */
void *memory_grow(void *old, size_t size);

/* The same for what a library has allocated: gives it back unless it is NULL. */
void *memory_must(void *memory);

/* Says that memory has run out and ends the program with STATUS_BAD. */
_Noreturn void memory_end(void);

/* What memory_end does first, such as giving back the terminal; NULL for nothing. It must not
 * allocate. */
void memory_on_end(void (*restore)(void));

/* Between these two no other thread ends the program; nothing may be allocated there. */
void memory_hold(void);
void memory_release(void);

#endif
