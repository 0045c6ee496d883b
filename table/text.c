/*
 * text.c: words, names and numbers in the lines of a table, and how they are written.
 */
#include <string.h>

#include "table.h"

/* The letter that begins at text, as many bytes as there are; 0 if it is none. *out is its number. */
static size_t letter(const unsigned char *text, size_t len, uint32_t *out)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    size_t bytes = text[0] < 0x80   ? 1
                   : text[0] < 0xc0 ? 0
                   : text[0] < 0xe0 ? 2
                   : text[0] < 0xf0 ? 3
                   : text[0] < 0xf8 ? 4
                                    : 0;
    if (bytes == 0 || bytes > len)
        return 0;
    uint32_t c = bytes == 1 ? text[0] : text[0] & (0x7fu >> bytes);
    for (size_t i = 1; i < bytes; i++) {
        if ((text[i] & 0xc0) != 0x80)
            return 0;
        c = c << 6 | (text[i] & 0x3fu);
    }
    *out = c;
    return c < least[bytes] || c > 0x10ffff || (c >= 0xd800 && c < 0xe000) ? 0 : bytes;
}

/* Characters that mean something to a terminal, or turn the direction of what follows them. */
static bool steers(uint32_t c)
{
    return c < 0x20 || (c >= 0x7f && c < 0xa0) || (c >= 0x2028 && c <= 0x202e) ||
           (c >= 0x2066 && c <= 0x2069);
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

int name_copy(char *to, size_t room, const char *from, size_t len)
{
    size_t used = 0, bytes;
    while (len > 0 && is_blank(*from)) {
        from++;
        len--;
    }
    while (len > 0 && is_blank(from[len - 1]))
        len--;
    memset(to, 0, room);
    for (size_t at = 0; at < len; at += bytes) {
        uint32_t c = 0;
        bytes = letter((const unsigned char *)from + at, len - at, &c);
        if (bytes == 0 || steers(c))
            return NAME_IS_BAD;
        if (used == at && used + bytes < room)
            used += bytes;
    }
    memcpy(to, from, used);
    while (used > 0 && used < len && to[used - 1] == ' ')
        to[--used] = '\0';
    return used < len ? NAME_IS_CUT : NAME_FITS;
}

/* A word of letters, digits and these signs. */
static bool is_word(const char *text, size_t len, const char *signs)
{
    for (size_t i = 0; i < len; i++) {
        char c = text[i];
        if (!((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
              (c != '\0' && strchr(signs, c) != NULL)))
            return false;
    }
    return len > 0 && len < PLAYER_MAX;
}

bool is_player(const char *text, size_t len)
{
    return is_word(text, len, "-");
}

bool is_clock(const char *text, size_t len)
{
    return is_word(text, len, "+-");
}

struct piece text_word(const char **at)
{
    *at += strspn(*at, " \t\r");
    struct piece piece = {*at, strcspn(*at, " \t\r\n")};
    *at += piece.len;
    return piece;
}

bool piece_is(struct piece piece, const char *text)
{
    return piece.len == strlen(text) && memcmp(piece.at, text, piece.len) == 0;
}

bool text_number(const char **at, int max, int *out)
{
    struct piece digits = text_word(at);
    int n = 0;
    for (size_t i = 0; i < digits.len; i++) {
        if (digits.at[i] < '0' || digits.at[i] > '9')
            return false;
        n = n * 10 + (digits.at[i] - '0');
        if (n > max)
            return false;
    }
    *out = n;
    return digits.len > 0;
}

bool text_ends(const char **at)
{
    *at += strspn(*at, " \t\r");
    return **at == '\0' || **at == '\n';
}

void scribe_add(struct scribe *w, const char *text)
{
    size_t more = strlen(text);
    if (w->used < w->len) {
        size_t room = w->len - w->used - 1, fits = more < room ? more : room;
        memcpy(w->buf + w->used, text, fits);
        w->buf[w->used + fits] = '\0';
    }
    w->used += more;
}

void scribe_number(struct scribe *w, int n)
{
    char digits[12];
    size_t at = sizeof digits - 1;
    unsigned left = n < 0 ? 0u - (unsigned)n : (unsigned)n;
    digits[at] = '\0';
    do {
        digits[--at] = (char)('0' + left % 10);
        left /= 10;
    } while (left > 0);
    if (n < 0)
        digits[--at] = '-';
    scribe_add(w, digits + at);
}
