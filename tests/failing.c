/*
 * failing.c: to be loaded into a program with LD_PRELOAD. The allocation with the number in
 * AUDE_FAIL fails, counting from 1; so do all after it if AUDE_FAIL_REST is set, or of these every
 * Nth if AUDE_FAIL_EVERY is N. How many there were is written to the file AUDE_COUNT. The libc must
 * be that of GNU.
 */
#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *old, size_t size);

static atomic_long seen;
static long failing, every;
static bool fails_rest;

/* What libraries allocate before main is not counted. */
__attribute__((constructor)) static void begin(void)
{
    const char *number = getenv("AUDE_FAIL"), *step = getenv("AUDE_FAIL_EVERY");
    failing = number == NULL ? 0 : strtol(number, NULL, 10);
    every = step == NULL ? 0 : strtol(step, NULL, 10);
    fails_rest = getenv("AUDE_FAIL_REST") != NULL;
    atomic_store(&seen, 0);
}

__attribute__((destructor)) static void end(void)
{
    const char *path = getenv("AUDE_COUNT");
    long count = atomic_load(&seen);
    FILE *file = path == NULL ? NULL : fopen(path, "w");
    if (file == NULL)
        return;
    fprintf(file, "%ld\n", count);
    fclose(file);
}

static bool fails(void)
{
    long number = atomic_fetch_add(&seen, 1) + 1;
    bool is_further = fails_rest || (every > 0 && (number - failing) % every == 0);
    bool is_failing = failing > 0 && (number == failing || (is_further && number > failing));
    if (is_failing)
        errno = ENOMEM;
    return is_failing;
}

void *malloc(size_t size)
{
    return fails() ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    return fails() ? NULL : __libc_calloc(count, size);
}

void *realloc(void *old, size_t size)
{
    return fails() ? NULL : __libc_realloc(old, size);
}
