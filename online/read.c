/*
 * read.c: what strangers send: JSON, queries, texts. Whatever is wrong is refused before anything
 * else looks at it.
 */
#include "calls.h"
#include "dump.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { DEPTH_MAX = 16 };

/* jansson goes two thousand levels deep; nothing of ours needs more than a few. */
static bool is_shallow(const char *text, size_t size)
{
    int depth = 0;
    bool is_string = false;
    for (size_t i = 0; i < size; i++) {
        char c = text[i];
        if (is_string) {
            if (c == '\\')
                i++;
            else if (c == '"')
                is_string = false;
        } else if (c == '"') {
            is_string = true;
        } else if (c == '{' || c == '[') {
            if (++depth > DEPTH_MAX)
                return false;
        } else if (c == '}' || c == ']') {
            depth--;
        }
    }
    return true;
}

json_t *read_object(const char *text, size_t size, enum why *why)
{
    *why = WHY_JSON;
    if (!is_shallow(text, size))
        return NULL;
    dump_failed(); /* what was before does not matter */
    json_t *json = json_loadb(text, size, JSON_REJECT_DUPLICATES, NULL);
    bool is_short = dump_failed();
    if (json_is_object(json) && !is_short)
        return json;
    if (is_short)
        *why = WHY_BUSY;
    json_decref(json);
    return NULL;
}

/* ---- Members of the body ---------------------------------------------------------------------------- */

bool may_text(struct call *c, const char *key, const char **out)
{
    const json_t *value = json_object_get(c->body, key);
    if (value == NULL || json_is_null(value))
        return true;
    if (!json_is_string(value)) {
        call_refuse(c, WHY_JSON);
        return false;
    }
    *out = json_string_value(value);
    return true;
}

bool want_text(struct call *c, const char *key, const char **out)
{
    *out = NULL;
    if (!may_text(c, key, out))
        return false;
    if (*out == NULL)
        call_refuse(c, WHY_JSON);
    return *out != NULL;
}

bool may_bool(struct call *c, const char *key, bool *out)
{
    const json_t *value = json_object_get(c->body, key);
    if (value == NULL || json_is_null(value))
        return true;
    if (!json_is_boolean(value)) {
        call_refuse(c, WHY_JSON);
        return false;
    }
    *out = json_is_true(value);
    return true;
}

bool may_int(struct call *c, const char *key, int *out)
{
    const json_t *value = json_object_get(c->body, key);
    if (value == NULL || json_is_null(value))
        return true;
    json_int_t number = json_integer_value(value);
    if (!json_is_integer(value) || number < INT_MIN || number > INT_MAX) {
        call_refuse(c, WHY_JSON);
        return false;
    }
    *out = (int)number;
    return true;
}

/* ---- The query ----------------------------------------------------------------------------------------- */

static int hex(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/* Decodes up to the next '&'; false if it does not fit or makes no sense. */
static bool decode(const char *from, char *buf, size_t len)
{
    size_t used = 0;
    for (; *from != '\0' && *from != '&'; from++) {
        int c = (unsigned char)*from;
        if (c == '%') {
            int high = hex(from[1]), low = high < 0 ? -1 : hex(from[2]);
            if (low < 0)
                return false;
            c = high * 16 + low;
            from += 2;
        } else if (c == '+') {
            c = ' ';
        }
        if (c < ' ' || c > '~' || used + 1 >= len)
            return false;
        buf[used++] = (char)c;
    }
    buf[used] = '\0';
    return true;
}

bool query_text(struct call *c, const char *key, char *buf, size_t len)
{
    size_t size = strlen(key);
    buf[0] = '\0';
    for (const char *at = c->request->query; at != NULL && *at != '\0';) {
        if (strncmp(at, key, size) == 0 && at[size] == '=') {
            if (decode(at + size + 1, buf, len))
                return true;
            call_refuse(c, WHY_JSON);
            return false;
        }
        at = strchr(at, '&');
        if (at != NULL)
            at++;
    }
    return true;
}

bool query_number(struct call *c, const char *key, int64_t *out)
{
    char text[24], *end;
    if (!query_text(c, key, text, sizeof text))
        return false;
    if (text[0] == '\0')
        return true;
    errno = 0;
    long long number = strtoll(text, &end, 10);
    if (*end != '\0' || errno != 0 || text[0] == ' ' || text[0] == '+') {
        call_refuse(c, WHY_JSON);
        return false;
    }
    *out = number;
    return true;
}

/* ---- Texts -------------------------------------------------------------------------------------------------- */

/* Reads one letter of well-formed UTF-8; jansson lets nothing else through. */
static uint32_t next_letter(const unsigned char **at)
{
    const unsigned char *p = *at;
    int more = *p < 0x80 ? 0 : *p < 0xE0 ? 1 : *p < 0xF0 ? 2 : 3;
    static const unsigned char bits[] = {0x7F, 0x1F, 0x0F, 0x07};
    uint32_t letter = *p++ & bits[more];
    for (; more > 0 && (*p & 0xC0) == 0x80; more--)
        letter = letter << 6 | (*p++ & 0x3F);
    *at = p;
    return letter;
}

/* Letters that steer instead of being seen. */
static bool is_steering(uint32_t letter)
{
    static const struct {
        uint32_t from, to;
    } steering[] = {
        {0x00, 0x1F},     {0x7F, 0x9F},     {0xAD, 0xAD},     {0x061C, 0x061C},   {0x180E, 0x180E},
        {0x200B, 0x200B}, {0x200E, 0x200F}, {0x2028, 0x202E}, {0x2060, 0x206F},   {0xD800, 0xDFFF},
        {0xFDD0, 0xFDEF}, {0xFEFF, 0xFEFF}, {0xFFF9, 0xFFFB}, {0xE0000, 0xE001F},
    };
    for (size_t i = 0; i < sizeof steering / sizeof *steering; i++) {
        if (letter >= steering[i].from && letter <= steering[i].to)
            return true;
    }
    return (letter & 0xFFFE) == 0xFFFE;
}

bool is_plain(const char *text, size_t max)
{
    if (strlen(text) > max)
        return false;
    bool has_ink = false;
    for (const unsigned char *at = (const unsigned char *)text; *at != '\0';) {
        uint32_t letter = next_letter(&at);
        if (is_steering(letter))
            return false;
        has_ink = has_ink || (letter != ' ' && letter != 0xA0 && letter != 0x3000);
    }
    return has_ink || text[0] == '\0';
}
