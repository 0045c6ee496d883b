/*
 * visible.c: text of strangers on its way to a terminal.
 */
#include "visible.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "text.h"

/* How many bytes a letter that begins with this one has; 0 if none does. */
static size_t letter_size(unsigned char first)
{
    return first < 0x80                    ? 1
           : first >= 0xc2 && first < 0xe0 ? 2
           : first >= 0xe0 && first < 0xf0 ? 3
           : first >= 0xf0 && first < 0xf5 ? 4
                                           : 0;
}

/* The letter at text, and in size its bytes; size 0 if there is none. */
static uint32_t decode(const char *text, size_t *size)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char *p = (const unsigned char *)text;
    size_t n = letter_size(p[0]);
    uint32_t letter = n < 2 ? p[0] : p[0] & (0x7fu >> n);
    for (size_t i = 1; i < n; i++) {
        /* The end of the text is no part of a letter either. */
        if ((p[i] & 0xc0) != 0x80) {
            *size = 0;
            return 0;
        }
        letter = letter << 6 | (p[i] & 0x3fu);
    }
    bool is_half = letter >= 0xd800 && letter < 0xe000;
    *size = n > 0 && (letter < least[n] || letter > 0x10ffff || is_half) ? 0 : n;
    return letter;
}

/* Control characters, ends of lines, marks and overrides of direction, and the byte order mark. */
static bool is_hidden(uint32_t c)
{
    return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x061c || c == 0x200e || c == 0x200f ||
           (c >= 0x2028 && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069) || c == 0xfeff;
}

size_t visible_next(const char **text, char shown[VISIBLE_MAX])
{
    size_t size;
    const char *at = *text;
    uint32_t letter = decode(at, &size);
    *text += size == 0 ? 1 : size;
    if (size == 0 || letter < 0x20)
        return (size_t)snprintf(shown, VISIBLE_MAX, "\\x%02x", (unsigned)(unsigned char)*at);
    /* Like this it is also right within a string of JSON. */
    if (is_hidden(letter))
        return (size_t)snprintf(shown, VISIBLE_MAX, "\\u%04x", (unsigned)letter);
    memcpy(shown, at, size);
    shown[size] = '\0';
    return size;
}

void visible_copy(const char *text, size_t n, char *buf, size_t len)
{
    static const char dots[] = "...";
    const char *end = text + strnlen(text, n);
    size_t used = 0, whole = 0; /* whole: what stays if dots must follow */
    while (text < end) {
        char shown[VISIBLE_MAX];
        size_t size = visible_next(&text, shown);
        if (used + size >= len) {
            snprintf(buf + whole, len - whole, "%s", dots);
            return;
        }
        memcpy(buf + used, shown, size);
        used += size;
        whole = used + sizeof dots <= len ? used : whole;
    }
    buf[used] = '\0';
}

void visible_trim(char *text)
{
    size_t size = strlen(text), back = 1;
    while (back < 4 && back < size && ((unsigned char)text[size - back] & 0xc0) == 0x80)
        back++;
    if (size > 0 && letter_size((unsigned char)text[size - back]) > back)
        text[size - back] = '\0';
}

static void print(FILE *out, const char *text, bool has_lines)
{
    while (*text != '\0') {
        char shown[VISIBLE_MAX];
        if (has_lines && *text == '\n') {
            fputc(*text++, out);
            continue;
        }
        visible_next(&text, shown);
        fputs(shown, out);
    }
}

void visible_print(FILE *out, const char *text)
{
    print(out, text, true);
}

void visible_say(const char *format, ...)
{
    struct text text = {0};
    va_list list;
    va_start(list, format);
    text_add_list(&text, format, list);
    va_end(list);
    print(stdout, text.data, false);
    putchar('\n');
    text_free(&text);
}
