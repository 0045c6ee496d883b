/*
 * text.c: texts that grow.
 */
#include "text.h"

#include <stdio.h>
#include <stdlib.h>

#include "memory.h"

void text_reserve(struct text *t, size_t more)
{
    size_t needed = t->length + more + 1;
    if (needed <= t->room)
        return;
    size_t room = t->room < 1024 ? 1024 : t->room;
    while (room < needed)
        room *= 2;
    t->data = memory_grow(t->data, room);
    t->room = room;
}

void text_add_list(struct text *t, const char *format, va_list list)
{
    enum { GUESS = 128 };
    va_list again;
    va_copy(again, list);
    text_reserve(t, GUESS);
    size_t room = t->room - t->length;
    int more = vsnprintf(t->data + t->length, room, format, list);
    if (more >= 0 && (size_t)more >= room) {
        text_reserve(t, (size_t)more);
        more = vsnprintf(t->data + t->length, (size_t)more + 1, format, again);
    }
    va_end(again);
    /* A text that is shorter than it should be would be a lie. */
    if (more < 0)
        memory_end();
    t->length += (size_t)more;
}

void text_add(struct text *t, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    text_add_list(t, format, list);
    va_end(list);
}

void text_free(struct text *t)
{
    free(t->data);
    *t = (struct text){0};
}
