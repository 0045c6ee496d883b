/*
 * record.c: a game as text. Header lines, a blank line, one action per line, chance outcomes
 * included, so that replay needs no generator. docs/record.md describes the format.
 */
#include <string.h>

#include "aude.h"
#include "text.h"

enum { RECORD_VERSION = 1 };

/* Keeps the rest of a line where nothing has been kept yet: a header line comes once. */
static bool keep(char *to, size_t len, const char *at)
{
    struct word rest = read_until(&at, "\n");
    while (rest.len > 0 && strchr(" \t\r", rest.at[rest.len - 1]) != NULL)
        rest.len--;
    if (rest.len == 0 || rest.len >= len || to[0] != '\0')
        return false;
    memcpy(to, rest.at, rest.len);
    to[rest.len] = '\0';
    return true;
}

/* One header line after the first. Unknown words are left to later versions. */
static enum aude_status read_header_line(const char *p, struct aude_record *out)
{
    struct word key = read_word(&p);
    bool is_good = true;
    int seat;
    p += strspn(p, " \t");
    if (word_is(key, "game")) {
        is_good = keep(out->rules, sizeof out->rules, p);
    } else if (word_is(key, "seat")) {
        is_good = read_number(&p, 0, AUDE_SEATS - 1, &seat) && strspn(p, " \t") > 0 &&
                  keep(out->seat[seat], sizeof out->seat[seat], p + strspn(p, " \t"));
    } else if (word_is(key, "date")) {
        is_good = keep(out->date, sizeof out->date, p);
    } else if (word_is(key, "result")) {
        is_good = keep(out->result, sizeof out->result, p);
    }
    return is_good ? AUDE_OK : AUDE_BAD_HEADER;
}

static const char *next_line(const char *p)
{
    p += strcspn(p, "\n");
    return *p == '\n' ? p + 1 : p;
}

enum aude_status aude_record_read(const char *text, struct aude_record *out, size_t *used,
                                  int *line)
{
    const char *p = text;
    const char *first = text;
    memset(out, 0, sizeof *out);
    *line = 1;
    *used = 0;
    if (!read_text(&first, "aude "))
        return AUDE_NO_HEADER;
    if (!read_number(&first, 1, 1000000, &out->version) || !read_end(&first))
        return AUDE_BAD_HEADER;
    if (out->version > RECORD_VERSION)
        return AUDE_BAD_VERSION;
    for (p = next_line(p);; p = next_line(p)) {
        const char *rest = p;
        ++*line;
        if (read_end(&rest))
            break;
        enum aude_status status = *rest == '#' ? AUDE_OK : read_header_line(p, out);
        if (status != AUDE_OK)
            return status;
    }
    if (out->rules[0] == '\0')
        return AUDE_BAD_HEADER;
    if (*p != '\0')
        ++*line;
    *used = (size_t)(next_line(p) - text);
    return AUDE_OK;
}

static void write_line(struct writer *w, const char *key, const char *value)
{
    if (value[0] == '\0')
        return;
    write_text(w, key);
    write_text(w, " ");
    write_text(w, value);
    write_text(w, "\n");
}

enum aude_status aude_record_write(const struct aude_record *record, char *buf, size_t len)
{
    struct writer w = writer_on(buf, len);
    write_text(&w, "aude ");
    write_number(&w, RECORD_VERSION);
    write_text(&w, "\n");
    write_line(&w, "game", record->rules);
    for (int seat = 0; seat < AUDE_SEATS; seat++) {
        char key[] = {'s', 'e', 'a', 't', ' ', (char)('0' + seat), '\0'};
        write_line(&w, key, record->seat[seat]);
    }
    write_line(&w, "date", record->date);
    write_line(&w, "result", record->result);
    write_text(&w, "\n");
    return w.is_full ? AUDE_TEXT_TOO_LONG : AUDE_OK;
}

bool aude_record_next(const char *text, size_t *at, int *number, char line[AUDE_LINE_MAX])
{
    for (const char *p = text + *at; *p != '\0'; ++*number) {
        const char *start = p + strspn(p, " \t\r");
        size_t len = strcspn(start, "\n");
        p = next_line(p);
        *at = (size_t)(p - text);
        while (len > 0 &&
               (start[len - 1] == '\r' || start[len - 1] == ' ' || start[len - 1] == '\t'))
            len--;
        if (len == 0 || *start == '#')
            continue;
        struct writer out = writer_on(line, AUDE_LINE_MAX);
        bool is_long = len >= AUDE_LINE_MAX;
        write_part(&out, start, is_long ? AUDE_LINE_MAX - 4 : len);
        write_text(&out, is_long ? "..." : "");
        ++*number;
        return true;
    }
    return false;
}
