/*
 * entrant.c: who takes part in a match, as it is written.
 */
#include "entrant.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "args.h"
#include "command.h"

enum { PATIENCE = 120, DAY_MS = 86400000 };

const char entrant_help[] =
    "A player is written as NAME or NAME:KEY=VALUE,KEY=VALUE...:\n"
    "  ms=N         it has N milliseconds of processor time for a turn\n"
    "  slices=N     it thinks for N slices about a decision, the same on every machine\n"
    "  seed=S       its seed; otherwise deck and seat give it one\n"
    "Without a limit it thinks until there is nothing left to think about.\n"
    "A program that speaks the protocol of \"aude engine\" is written as\n"
    "\"cmd:COMMAND; GO\" or \"cmd:COMMAND; GO; KEY=VALUE,...\", GO being the line by which it is\n"
    "asked, such as \"cmd:/old/aude engine; go rollout ms 200\". In it {ms} stands for what is\n"
    "left to it for this decision if ms=N is given, {seed} for the seed. It may take\n"
    "timeout=SECONDS (120) for an answer. If it ends, takes longer or answers with something\n"
    "illegal it loses that game and is started anew for the next.\n";

static bool refuse(char *why, size_t len, const char *text, const char *sentence)
{
    char quoted[96];
    args_quote(text, strlen(text), quoted, sizeof quoted);
    snprintf(why, len, "player \"%s\": %s", quoted, sentence);
    return false;
}

static bool read_number(const char *word, long long least, long long most, long long *out)
{
    char *end;
    errno = 0;
    long long value = strtoll(word, &end, 10);
    if (!isdigit((unsigned char)word[0]) || *end != '\0' || errno != 0 || value < least ||
        value > most)
        return false;
    *out = value;
    return true;
}

/* One KEY=VALUE; a sentence if it is none, else NULL. */
static const char *read_key(struct entrant *e, const char *word)
{
    if (strncmp(word, "ms=", 3) == 0)
        return read_number(word + 3, 0, DAY_MS, &e->ms)
                   ? NULL
                   : "ms must be a whole number from 0 to 86400000";
    if (strncmp(word, "slices=", 7) == 0)
        return read_number(word + 7, 0, 1000000000, &e->slices)
                   ? NULL
                   : "slices must be a whole number from 0 to 1000000000";
    if (strncmp(word, "timeout=", 8) == 0 && e->command != NULL)
        return read_number(word + 8, 1, DAY_MS / 1000, &e->patience)
                   ? NULL
                   : "timeout must be a whole number from 1 to 86400";
    if (strncmp(word, "seed=", 5) == 0) {
        e->has_seed = true;
        return seed_read(word + 5, &e->seed) ? NULL : "seed must be a whole number";
    }
    return e->command != NULL ? "its keys are ms, slices, seed and timeout"
                              : "its keys are ms, slices and seed";
}

static bool read_keys(struct entrant *e, const char *keys, char *why, size_t len)
{
    while (*keys != '\0') {
        char word[64];
        size_t size = strcspn(keys, ",: ");
        snprintf(word, sizeof word, "%.*s", (int)size, keys);
        const char *sentence = size == 0 ? NULL : read_key(e, word);
        if (sentence != NULL)
            return refuse(why, len, e->text, sentence);
        keys += size + (keys[size] != '\0');
    }
    if (e->ms >= 0 && e->slices >= 0)
        return refuse(why, len, e->text, "its limit is either in ms or in slices");
    return true;
}

/* A part of a text without the blanks round it. */
static char *cut(const char *text, size_t size)
{
    size_t blank = strspn(text, " ");
    blank = blank > size ? size : blank;
    while (size > blank && text[size - 1] == ' ')
        size--;
    char *part = memory_new(size - blank + 1);
    memcpy(part, text + blank, size - blank);
    return part;
}

static bool read_program(struct entrant *e, const char *text, char *why, size_t len)
{
    size_t size = strcspn(text, ";");
    e->command = cut(text, size);
    if (text[size] != ';')
        return refuse(why, len, e->text, "after the command comes \"; \" and how it is asked");
    text += size + 1;
    size = strcspn(text, ";");
    e->go = cut(text, size);
    if (e->command[0] == '\0' || strncmp(e->go, "go", 2) != 0)
        return refuse(why, len, e->text,
                      "it needs a command, \"; \" and a line that begins with go");
    return read_keys(e, text[size] == ';' ? text + size + 1 : "", why, len);
}

bool entrant_read(const char *text, struct entrant *out, char *why, size_t len)
{
    *out = (struct entrant){.text = text, .ms = -1, .slices = -1, .patience = PATIENCE};
    if (strncmp(text, "cmd:", 4) == 0)
        return read_program(out, text + 4, why, len);
    size_t size = strcspn(text, ":");
    char name[64];
    snprintf(name, sizeof name, "%.*s", (int)size, text);
    out->player = player_find(name);
    if (out->player == NULL)
        return refuse(why, len, text, "there is no player of that name");
    return read_keys(out, text[size] == ':' ? text + size + 1 : "", why, len);
}

void entrant_free(struct entrant *e)
{
    free(e->command);
    free(e->go);
    *e = (struct entrant){0};
}
