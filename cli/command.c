/*
 * command.c: complaining, memory, the clock, seeds and players, for all subcommands.
 */
#include "command.h"

#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>

#include "../ai/player.h"
#include "args.h"

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

uint64_t seed_random(void)
{
    uint64_t seed;
    if (getrandom(&seed, sizeof seed, 0) != (ssize_t)sizeof seed)
        seed = (uint64_t)time(NULL);
    return seed & SEED_MAX;
}

bool seed_read(const char *text, uint64_t *out)
{
    char *end;
    errno = 0;
    unsigned long long value = strtoull(text, &end, 10);
    if (!isdigit((unsigned char)text[0]) || *end != '\0' || errno != 0 || value > SEED_MAX)
        return false;
    *out = value;
    return true;
}

void date_write(char *buf, size_t len, const char *format)
{
    time_t now = time(NULL);
    struct tm parts;
    if (localtime_r(&now, &parts) == NULL || strftime(buf, len, format, &parts) == 0)
        buf[0] = '\0';
}

void players_print(void)
{
    for (int i = 0; player_at(i) != NULL; i++)
        printf("  %-10s %s\n", player_at(i)->name, player_at(i)->about);
}

void players_complain(enum language language, const char *command, const char *name,
                      bool is_human_known)
{
    static const char *const sentences[LANGUAGES] = {
        [ENGLISH] = "%1: there is no player \"%2\"; there are %3",
        [GERMAN] = "%1: einen Spieler \"%2\" gibt es nicht; es gibt %3",
    };
    char known[256], quoted[64], sentence[512];
    size_t used = (size_t)snprintf(known, sizeof known, "%s", is_human_known ? "human" : "");
    for (int i = 0; player_at(i) != NULL && used < sizeof known; i++)
        used += (size_t)snprintf(known + used, sizeof known - used, "%s%s", used == 0 ? "" : ", ",
                                 player_at(i)->name);
    args_quote(name, strlen(name), quoted, sizeof quoted);
    words_fill(sentence, sizeof sentence, sentences[language],
               (const char *[]){command, quoted, known});
    complain("%s", sentence);
}
