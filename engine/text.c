/* Text in and out; see text.h. */
#include "text.h"

#include <string.h>

struct writer writer_on(char *buf, size_t len)
{
    if (len > 0)
        buf[0] = '\0';
    return (struct writer){.buf = buf, .len = len, .used = 0, .is_full = len == 0};
}

void write_part(struct writer *w, const char *text, size_t len)
{
    if (w->is_full || len >= w->len - w->used) {
        w->is_full = true;
        return;
    }
    memcpy(w->buf + w->used, text, len);
    w->used += len;
    w->buf[w->used] = '\0';
}

void write_text(struct writer *w, const char *text)
{
    write_part(w, text, strlen(text));
}

void write_number(struct writer *w, int n)
{
    char digits[12];
    size_t at = sizeof digits;
    unsigned left = n < 0 ? 0u - (unsigned)n : (unsigned)n;
    do {
        digits[--at] = (char)('0' + left % 10);
        left /= 10;
    } while (left > 0);
    if (n < 0)
        digits[--at] = '-';
    write_part(w, digits + at, sizeof digits - at);
}

bool word_is(struct word word, const char *text)
{
    return word.len == strlen(text) && memcmp(word.at, text, word.len) == 0;
}

struct word read_until(const char **at, const char *stops)
{
    size_t len = strcspn(*at, stops);
    struct word word = {*at, len};
    *at += len;
    return word;
}

struct word read_word(const char **at)
{
    *at += strspn(*at, " \t");
    return read_until(at, " \t\r\n");
}

bool read_text(const char **at, const char *text)
{
    size_t len = strlen(text);
    if (strncmp(*at, text, len) != 0)
        return false;
    *at += len;
    return true;
}

bool read_number(const char **at, int min, int max, int *out)
{
    const char *p = *at;
    bool is_negative = *p == '-';
    int n = 0;
    p += is_negative;
    if (*p < '0' || *p > '9')
        return false;
    for (; *p >= '0' && *p <= '9'; p++) {
        n = n * 10 + (*p - '0');
        if (n > 1000000)
            return false;
    }
    n = is_negative ? -n : n;
    if (n < min || n > max)
        return false;
    *out = n;
    *at = p;
    return true;
}

bool read_end(const char **at)
{
    *at += strspn(*at, " \t\r");
    return **at == '\0' || **at == '\n';
}
