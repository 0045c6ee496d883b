/*
 * fuzz_table.c: a table and strangers. The first line is the rules; every other line is added as it
 * is, or begins with a sign: '+' tries out what follows it, '-' undoes that, '=' seals it, '*' asks
 * chance.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "aude_table.h"
#include "fuzz.h"

enum { LINES = 400 };

static char *record_of(struct aude_table *t, int seat)
{
    size_t len = aude_table_write(t, seat, AUDE_EVERY_LINE, NULL, 0);
    char *text = malloc(len + 1);
    require(text != NULL && aude_table_write(t, seat, AUDE_EVERY_LINE, text, len + 1) == len);
    return text;
}

/* Lots that depend on nothing but how often they were drawn. */
static int next_lot(void *context, int n)
{
    int *drawn = context;
    return (*drawn)++ % n;
}

static enum aude_status obey(struct aude_table *t, const char *line, int *drawn)
{
    const struct aude_state *s = aude_table_view(t, AUDE_OWNER);
    if (line[0] == '+')
        return aude_table_draft(t, aude_actor(s), line + 1);
    if (line[0] == '-')
        return aude_table_draft_undo(t);
    if (line[0] == '=')
        return aude_table_draft_seal(t);
    if (line[0] == '*')
        return aude_table_settle(t, next_lot, drawn);
    return aude_table_add(t, AUDE_OWNER, line);
}

/* What is refused changes nothing. */
static void try_line(struct aude_table *t, const char *line, int *drawn)
{
    int count = aude_table_count(t), drafted = aude_table_drafted(t);
    uint64_t hash = aude_hash(aude_table_view(t, AUDE_OWNER));
    if (obey(t, line, drawn) != AUDE_OK) {
        require(aude_table_count(t) == count && aude_table_drafted(t) == drafted);
        require(aude_hash(aude_table_view(t, AUDE_OWNER)) == hash);
    }
    require(aude_sound(aude_table_view(t, AUDE_OWNER)));
}

/* The lines are the table, for its owner and for each seat. */
static void rebuild(struct aude_table *t)
{
    aude_table_draft_drop(t);
    for (int seat = AUDE_OWNER; seat < aude_seats(aude_table_rules(t)); seat++) {
        struct aude_table *again;
        char *text = record_of(t, seat);
        require(aude_table_read(text, strlen(text), &again, NULL) == AUDE_OK);
        char *other = record_of(again, seat);
        require(strcmp(text, other) == 0);
        require(aude_hash(aude_table_view(again, seat)) == aude_hash(aude_table_view(t, seat)));
        free(text);
        free(other);
        aude_table_close(again);
    }
}

static bool next_line(const uint8_t **at, const uint8_t *end, char line[AUDE_LINE_MAX + 8])
{
    if (*at >= end)
        return false;
    size_t len = 0;
    for (; *at < end && **at != '\n'; ++*at) {
        if (len < AUDE_LINE_MAX + 7 && **at != '\0')
            line[len++] = (char)**at;
    }
    line[len] = '\0';
    ++*at;
    return true;
}

int FUZZ_ENTRY(const uint8_t *data, size_t size)
{
    const uint8_t *at = data, *end = data + size;
    char line[AUDE_LINE_MAX + 8];
    struct aude_table *t;
    int drawn = 0;
    if (!next_line(&at, end, line) || aude_table_open(line, AUDE_OWNER, &t, NULL) != AUDE_OK)
        return 0;
    for (int i = 0; i < LINES && next_line(&at, end, line); i++)
        try_line(t, line, &drawn);
    rebuild(t);
    aude_table_close(t);
    return 0;
}
