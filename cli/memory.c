/*
 * memory.c: memory that is never NULL.
 */
#include "memory.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "command.h"

/* Whoever must not be interrupted reads; whoever ends the program writes, and keeps it. */
static pthread_rwlock_t running = PTHREAD_RWLOCK_INITIALIZER;
static void (*at_end)(void);

void memory_on_end(void (*restore)(void))
{
    at_end = restore;
}

void memory_hold(void)
{
    pthread_rwlock_rdlock(&running);
}

void memory_release(void)
{
    pthread_rwlock_unlock(&running);
}

_Noreturn void memory_end(void)
{
    pthread_rwlock_wrlock(&running);
    if (at_end != NULL)
        at_end();
    fflush(stdout);
    fputs("aude: out of memory\n", stderr);
    exit(STATUS_BAD);
}

void *memory_must(void *memory)
{
    if (memory == NULL)
        memory_end();
    return memory;
}

void *memory_new(size_t size)
{
    return memory_must(calloc(1, size == 0 ? 1 : size));
}

void *memory_grow(void *old, size_t size)
{
    return memory_must(realloc(old, size == 0 ? 1 : size));
}
