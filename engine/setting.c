/* setting.c: seats and options in a rules text. */
#include "setting.h"

#include <string.h>

static enum aude_status read_one(const char **at, struct settings *s)
{
    struct word name = read_until(at, "= \t\r\n");
    if (!read_text(at, "="))
        return AUDE_UNKNOWN_OPTION;
    if (!word_is(name, "seats"))
        return s->set(s->choice, name, read_until(at, " \t\r\n"));
    if (s->has_seats)
        return AUDE_OPTION_TWICE;
    s->has_seats = true;
    if (!read_number(at, s->game->seats_min, s->game->seats_max, &s->seats) ||
        strcspn(*at, " \t\r\n") > 0)
        return AUDE_BAD_SEATS;
    return AUDE_OK;
}

enum aude_status settings_read(const char *text, const char *at, struct settings *s, size_t *fault)
{
    enum aude_status status = AUDE_OK;
    while (status == AUDE_OK) {
        at += strspn(at, " \t\r\n");
        *fault = (size_t)(at - text);
        if (*at == '\0')
            return AUDE_OK;
        status = read_one(&at, s);
    }
    return status;
}

int setting_number(const char *values, struct word value)
{
    for (int i = 0;; i++) {
        struct word one = read_until(&values, "|");
        if (one.len == value.len && memcmp(one.at, value.at, value.len) == 0)
            return i;
        if (!read_text(&values, "|"))
            return -1;
    }
}

void setting_write(struct writer *out, const char *name, const char *values, int number)
{
    if (number == 0)
        return;
    for (; number > 0; number--) {
        read_until(&values, "|");
        read_text(&values, "|");
    }
    struct word value = read_until(&values, "|");
    write_text(out, " ");
    write_text(out, name);
    write_text(out, "=");
    write_part(out, value.at, value.len);
}
