/*
 * text.h: texts that grow.
 */
#ifndef AUDE_CLI_TEXT_H
#define AUDE_CLI_TEXT_H

#include <stdarg.h>
#include <stddef.h>

/* Starts as {0}; data is NULL or ends in a zero byte that length does not count. */
struct text {
    char *data;
    size_t length, room;
};

void text_add(struct text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
void text_add_list(struct text *t, const char *format, va_list list)
    __attribute__((format(printf, 2, 0)));
void text_free(struct text *t);

/* Makes room for that many more bytes and a zero byte, to be filled by the caller. */
void text_reserve(struct text *t, size_t more);

#endif
