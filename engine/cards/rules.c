/* rules.c: the text of the rules, and what can be chosen in it. */
#include "cards.h"

#include <stdlib.h>

static const struct aude_game game_row = {"cardcassonne", "Cardcassonne", 2, SEATS};

/* CARD-Q01, CARD-Q26. The default comes first. */
static const struct aude_option options[OPTIONS] = {
    [OPTION_ANIMALS] = {"cardcassonne", "animals", "a|b|c"},
    [OPTION_CHESTS] = {"cardcassonne", "chests", "closed|open"},
};

const struct aude_game *cards_row(int i)
{
    return i == 0 ? &game_row : NULL;
}

const char *cards_expansion(int row, int i)
{
    (void)row;
    (void)i;
    return NULL;
}

bool cards_option(int row, int i, struct aude_option *out)
{
    (void)row;
    if (i >= OPTIONS)
        return false;
    *out = options[i];
    return true;
}

/* What a rules text says so far. */
struct choice {
    int seats;
    bool has_seats;
    bool is_set[OPTIONS];
    uint8_t option[OPTIONS];
};

/* The number of a value in "a|b|c", or -1. */
static int value_number(const char *values, struct word value)
{
    for (int i = 0;; i++) {
        struct word one = read_until(&values, "|");
        if (one.len == value.len && memcmp(one.at, value.at, value.len) == 0)
            return i;
        if (!read_text(&values, "|"))
            return -1;
    }
}

static enum aude_status set_option(struct choice *c, struct word name, struct word value)
{
    for (int i = 0; i < OPTIONS; i++) {
        if (!word_is(name, options[i].name))
            continue;
        int number = value_number(options[i].values, value);
        if (number < 0)
            return AUDE_BAD_VALUE;
        if (c->is_set[i])
            return AUDE_OPTION_TWICE;
        c->is_set[i] = true;
        c->option[i] = (uint8_t)number;
        return AUDE_OK;
    }
    return AUDE_UNKNOWN_OPTION;
}

static enum aude_status read_setting(const char **at, struct choice *c)
{
    struct word name = read_until(at, "= \t\r\n");
    if (!read_text(at, "="))
        return AUDE_UNKNOWN_OPTION;
    if (!word_is(name, "seats"))
        return set_option(c, name, read_until(at, " \t\r\n"));
    if (c->has_seats)
        return AUDE_OPTION_TWICE;
    c->has_seats = true;
    if (!read_number(at, game_row.seats_min, game_row.seats_max, &c->seats) ||
        strcspn(*at, " \t\r\n") > 0)
        return AUDE_BAD_SEATS;
    return AUDE_OK;
}

/* The caller has looked at the name of the game. Nothing can be added to it; game.c knows
 * whether the word after a plus is a module of another game. */
static enum aude_status read_choice(const char *text, struct choice *c, size_t *fault)
{
    const char *at = text + strspn(text, " \t\r\n");
    enum aude_status status = AUDE_OK;
    read_until(&at, "+ \t\r\n");
    if (read_text(&at, "+")) {
        *fault = (size_t)(at - text);
        return AUDE_UNKNOWN_MODULE;
    }
    for (;;) {
        if (status != AUDE_OK)
            return status;
        at += strspn(at, " \t\r\n");
        *fault = (size_t)(at - text);
        if (*at == '\0')
            return AUDE_OK;
        status = read_setting(&at, c);
    }
}

enum aude_status cards_rules_read(const char *text, struct aude_rules **out, size_t *at)
{
    struct choice c = {.seats = game_row.seats_min};
    enum aude_status status = read_choice(text, &c, at);
    if (status != AUDE_OK)
        return status;
    struct rules *r = calloc(1, sizeof *r);
    if (r == NULL)
        return AUDE_NO_MEMORY;
    r->head = (struct aude_rules){&cards_game, sizeof(struct cards), c.seats};
    r->hand = deck_hand[c.seats];
    memcpy(r->option, c.option, sizeof r->option);
    *out = &r->head;
    return AUDE_OK;
}

enum aude_status cards_rules_write(const struct aude_rules *rules, char *buf, size_t len)
{
    const struct rules *r = (const struct rules *)(const void *)rules;
    struct writer out = writer_on(buf, len);
    write_text(&out, game_row.name);
    write_text(&out, " seats=");
    write_number(&out, rules->seats);
    for (int i = 0; i < OPTIONS; i++) {
        const char *values = options[i].values;
        if (r->option[i] == 0)
            continue;
        for (int skip = r->option[i]; skip > 0; skip--) {
            read_until(&values, "|");
            read_text(&values, "|");
        }
        struct word value = read_until(&values, "|");
        write_text(&out, " ");
        write_text(&out, options[i].name);
        write_text(&out, "=");
        write_part(&out, value.at, value.len);
    }
    return out.is_full ? AUDE_TEXT_TOO_LONG : AUDE_OK;
}
