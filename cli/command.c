/*
 * command.c: complaining, memory and the clock, for all subcommands.
 */
#include "command.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

void complain(const char *format, ...)
{
    va_list list;
    va_start(list, format);
    /* Answers already given come first when both streams go to the same place. */
    fflush(stdout);
    fputs("aude: ", stderr);
    vfprintf(stderr, format, list);
    fputc('\n', stderr);
    va_end(list);
}

static void *found(void *memory)
{
    if (memory != NULL)
        return memory;
    complain("out of memory");
    exit(STATUS_BAD);
}

void *memory_new(size_t size)
{
    return found(calloc(1, size == 0 ? 1 : size));
}

void *memory_grow(void *old, size_t size)
{
    return found(realloc(old, size == 0 ? 1 : size));
}

struct aude_state *state_new(const struct aude_rules *r)
{
    struct aude_state *s = memory_new(aude_state_size(r));
    aude_start(r, s);
    return s;
}

double clock_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}
