/* rules.c: the text of the rules, and what can be chosen in it. */
#include "cards.h"

#include <stdlib.h>

#include "../setting.h"

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

/* The options that a rules text has named so far. */
struct choice {
    bool is_set[OPTIONS];
    uint8_t option[OPTIONS];
};

static enum aude_status set_option(void *choice, struct word name, struct word value)
{
    struct choice *c = choice;
    for (int i = 0; i < OPTIONS; i++) {
        if (!word_is(name, options[i].name))
            continue;
        int number = setting_number(options[i].values, value);
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

/* The caller has looked at the name of the game. Nothing can be added to it; game.c knows
 * whether the word after a plus is a module of another game. */
enum aude_status cards_rules_read(const char *text, struct aude_rules **out, size_t *fault)
{
    struct choice c = {{false}, {0}};
    struct settings settings = {
        .game = &game_row, .set = set_option, .choice = &c, .seats = game_row.seats_min};
    const char *at = text + strspn(text, " \t\r\n");
    read_until(&at, "+ \t\r\n");
    if (read_text(&at, "+")) {
        *fault = (size_t)(at - text);
        return AUDE_UNKNOWN_MODULE;
    }
    enum aude_status status = settings_read(text, at, &settings, fault);
    if (status != AUDE_OK)
        return status;
    struct rules *r = calloc(1, sizeof *r);
    if (r == NULL)
        return AUDE_NO_MEMORY;
    r->head = (struct aude_rules){&cards_game, sizeof(struct cards), settings.seats};
    r->hand = deck_hand[settings.seats];
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
    for (int i = 0; i < OPTIONS; i++)
        setting_write(&out, options[i].name, options[i].values, r->option[i]);
    return out.is_full ? AUDE_TEXT_TOO_LONG : AUDE_OK;
}
