/*
 * file.c: whole text files, and texts that grow.
 */
#include "file.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"

enum { FILE_MAX = 64 << 20 };

/* Makes room for that many more bytes and a terminating zero. */
static void reserve(struct text *t, size_t more)
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

void text_add(struct text *t, const char *format, ...)
{
    enum { GUESS = 128 };
    va_list list, again;
    va_start(list, format);
    va_copy(again, list);
    reserve(t, GUESS);
    size_t room = t->room - t->length;
    int more = vsnprintf(t->data + t->length, room, format, list);
    if (more >= 0 && (size_t)more >= room) {
        reserve(t, (size_t)more);
        vsnprintf(t->data + t->length, (size_t)more + 1, format, again);
    }
    t->length += more >= 0 ? (size_t)more : 0;
    va_end(again);
    va_end(list);
}

void text_free(struct text *t)
{
    free(t->data);
    *t = (struct text){0};
}

static bool is_text(const char *path, const struct text *t, char *why, size_t len)
{
    const char *zero = memchr(t->data, '\0', t->length);
    if (zero == NULL)
        return true;
    int line = 1;
    for (const char *c = t->data; c < zero; c++)
        line += *c == '\n';
    snprintf(why, len, "%s:%d: this is not text, it has a zero byte", path, line);
    return false;
}

bool file_read(const char *path, struct text *out, char *why, size_t len)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        snprintf(why, len, "%s: %s", path, strerror(errno));
        return false;
    }
    size_t got;
    do {
        reserve(out, 65536);
        got = fread(out->data + out->length, 1, 65536, file);
        out->length += got;
    } while (got > 0 && out->length <= FILE_MAX);
    out->data[out->length] = '\0';
    bool failed = ferror(file) != 0;
    int error = errno;
    fclose(file);
    if (failed)
        snprintf(why, len, "%s: %s", path, strerror(error));
    else if (out->length > FILE_MAX)
        snprintf(why, len, "%s: the file is larger than %d bytes", path, FILE_MAX);
    else
        return is_text(path, out, why, len);
    return false;
}

bool file_write(const char *path, const struct text *t, char *why, size_t len)
{
    errno = 0;
    FILE *file = fopen(path, "wb");
    bool written = file != NULL && fwrite(t->data, 1, t->length, file) == t->length;
    /* A full disk may show only when the file is closed. */
    if (file != NULL && fclose(file) != 0)
        written = false;
    if (!written)
        snprintf(why, len, "%s: %s", path, strerror(errno));
    return written;
}
