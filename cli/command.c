/*
 * command.c: complaining, the clock, seeds and players, for all subcommands.
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

#include "args.h"
#include "text.h"
#include "visible.h"

enum { SENTENCE_MAX = 8192 };

/* Without allocating, because the sentence may be about memory. */
void complain(const char *format, ...)
{
    char sentence[SENTENCE_MAX], shown[2 * SENTENCE_MAX];
    va_list list;
    va_start(list, format);
    if (vsnprintf(sentence, sizeof sentence, format, list) >= SENTENCE_MAX)
        visible_trim(sentence);
    va_end(list);
    visible_copy(sentence, sizeof sentence, shown, sizeof shown);
    /* Answers already given come first when both streams go to the same place. */
    fflush(stdout);
    fprintf(stderr, "aude: %s\n", shown);
}

struct aude_state *state_new(const struct aude_rules *r)
{
    struct aude_state *s = memory_new(aude_state_size(r));
    aude_start(r, s);
    return s;
}

static double read_clock(clockid_t clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

double clock_now(void)
{
    return read_clock(CLOCK_MONOTONIC);
}

double clock_thread(void)
{
    return read_clock(CLOCK_THREAD_CPUTIME_ID);
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

const char *player_find(const char *name)
{
    for (int i = 0; aude_player_name(i) != NULL; i++) {
        if (strcmp(aude_player_name(i), name) == 0)
            return aude_player_name(i);
    }
    for (int i = 0; aude_method_name(i) != NULL; i++) {
        if (strcmp(aude_method_name(i), name) == 0)
            return aude_method_name(i);
    }
    return NULL;
}

struct aude_player *player_new(const char *name, const struct aude_rules *r, uint64_t seed)
{
    return memory_must(aude_player_open(name, r, seed));
}

struct aude_action player_decide(struct aude_player *player, const struct aude_state *s,
                                 struct aude_state *view)
{
    struct aude_action a = {0};
    aude_view(s, aude_actor(s), view);
    aude_player_choose(player, view, aude_actor(s), -1, &a);
    return a;
}

void players_print(void)
{
    for (int i = 0; aude_player_name(i) != NULL; i++)
        printf("  %-10s %s\n", aude_player_name(i), aude_player_about(i));
    printf("%s:\n", words_text(words_language(), WORD_METHODS));
    for (int i = 0; aude_method_name(i) != NULL; i++)
        printf("  %-10s %s\n", aude_method_name(i), aude_method_about(i));
}

void players_complain(enum language language, const char *command, const char *name,
                      bool is_human_known)
{
    static const char *const sentences[LANGUAGES] = {
        [ENGLISH] = "%1: there is no player \"%2\"; there are %3",
        [GERMAN] = "%1: einen Spieler \"%2\" gibt es nicht; es gibt %3",
    };
    char quoted[64], sentence[640];
    struct text known = {0};
    text_add(&known, "%s", is_human_known ? "human, even, " : "");
    for (int i = 0; aude_player_name(i) != NULL; i++)
        text_add(&known, "%s%s", i == 0 ? "" : ", ", aude_player_name(i));
    for (int i = 0; aude_method_name(i) != NULL; i++)
        text_add(&known, ", %s", aude_method_name(i));
    args_quote(name, strlen(name), quoted, sizeof quoted);
    words_fill(sentence, sizeof sentence, sentences[language],
               (const char *[]){command, quoted, known.data});
    text_free(&known);
    complain("%s", sentence);
}
