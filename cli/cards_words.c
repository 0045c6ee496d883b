/*
 * cards_words.c: cards, and what is done with them, in sentences. The tables are in
 * cards_lexicon.h; cards, rows and verbs are found by the names the engine has for them.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cards.h"

struct colour {
    const char *name;
    const char *word[LANGUAGES], *board[LANGUAGES], *letters[LANGUAGES];
};

static const struct colour colours[] = {
#define X(name, en, de, board, tafel, letter, buchstaben)                                          \
    {name, {en, de}, {board, tafel}, {letter, buchstaben}},
    CARD_COLOURS(X)
#undef X
};

struct type {
    const char *name;
    const char *text[CARD_FORMS][LANGUAGES];
    wchar_t sign;
    char ascii[LANGUAGES];
};

static const struct type types[] = {
#define X(name, face, gesicht, en, de, object, objekt, sign, letter, buchstabe)                    \
    {name,                                                                                         \
     {[CARD_NAME] = {en, de}, [CARD_OBJECT] = {object, objekt}, [CARD_FACE] = {face, gesicht}},    \
     sign,                                                                                         \
     {letter, buchstabe}},
    CARD_TYPES(X)
#undef X
};

static const struct colour *find_colour(const struct aude_rules *r, int row)
{
    const char *name = aude_name(r, AUDE_NAME_FEATURE, row);
    for (size_t i = 0; name != NULL && i < sizeof colours / sizeof *colours; i++)
        if (strcmp(colours[i].name, name) == 0)
            return &colours[i];
    return NULL;
}

static const struct type *find_type(const struct aude_rules *r, int type)
{
    const char *name = aude_name(r, AUDE_NAME_CARD, type);
    for (size_t i = 0; name != NULL && i < sizeof types / sizeof *types; i++)
        if (strcmp(types[i].name, name) == 0)
            return &types[i];
    return NULL;
}

const char *cards_colour(enum language language, const struct aude_rules *r, int row)
{
    const struct colour *colour = find_colour(r, row);
    const char *name = aude_name(r, AUDE_NAME_FEATURE, row);
    return colour != NULL ? colour->word[language] : name != NULL ? name : "?";
}

const char *cards_board(enum language language, const struct aude_rules *r, int row)
{
    const struct colour *colour = find_colour(r, row);
    return colour == NULL ? "" : colour->board[language];
}

const char *cards_letters(enum language language, const struct aude_rules *r, int row)
{
    const struct colour *colour = find_colour(r, row);
    return colour != NULL ? colour->letters[language] : row < 0 ? "" : "?";
}

wchar_t cards_sign(const struct look *look, const struct aude_card_kind *card)
{
    const struct type *type = find_type(look->rules, card->type);
    if (card->value > 0)
        return (wchar_t)(L'0' + card->value % 10);
    if (type == NULL)
        return L'?';
    return look->is_ascii ? (wchar_t)type->ascii[look->language] : type->sign;
}

void cards_name(enum language language, const struct aude_rules *r, int kind, enum card_form form,
                char *buf, size_t len)
{
    struct aude_card_kind card;
    char value[16];
    if (!aude_card_kind(r, kind, &card)) {
        snprintf(buf, len, "%s", words_text(language, WORD_CARD));
        return;
    }
    const struct type *type = find_type(r, card.type);
    if (type == NULL) {
        snprintf(buf, len, "%s", card.id);
        return;
    }
    snprintf(value, sizeof value, "%d", card.value);
    words_fill(buf, len, type->text[form][language],
               (const char *[]){cards_colour(language, r, card.row), value});
}

void cards_count(enum language language, int count, char *buf, size_t len)
{
    char number[16];
    snprintf(number, sizeof number, "%d", count);
    words_fill(buf, len, words_text(language, count == 1 ? WORD_CARD_ONE : WORD_CARD_SOME),
               (const char *[]){number});
}

void cards_points(enum language language, int points, char *buf, size_t len)
{
    char number[16];
    snprintf(number, sizeof number, "%d", points);
    words_fill(buf, len, words_text(language, points == 1 ? WORD_POINT_1 : WORD_POINT_N),
               (const char *[]){number});
}

void cards_list(enum language language, const struct aude_rules *r, const uint8_t *counts,
                char *buf, size_t len)
{
    struct aude_card_kind card;
    buf[0] = '\0';
    for (int kind = 0; kind < CARD_KINDS && aude_card_kind(r, kind, &card); kind++) {
        char name[64], times[16] = "";
        size_t used = strlen(buf);
        if (counts[kind] == 0 || used >= len)
            continue;
        cards_name(language, r, kind, CARD_NAME, name, sizeof name);
        if (counts[kind] > 1)
            snprintf(times, sizeof times, "%d x ", counts[kind]);
        snprintf(buf + used, len - used, "%s%s%s", used == 0 ? "" : ", ", times, name);
    }
}

char cards_animal_option(const struct aude_rules *r)
{
    static const char name[] = " animals=";
    char text[AUDE_TEXT_MAX];
    aude_rules_write(r, text, sizeof text);
    const char *at = strstr(text, name);
    if (at == NULL)
        return 'a';
    return at[sizeof name - 1];
}

bool cards_is_verb(const struct aude_rules *r, struct aude_action a, const char *name)
{
    const char *verb = aude_name(r, AUDE_NAME_VERB, a.verb);
    return verb != NULL && strcmp(verb, name) == 0;
}

bool cards_is_step(const struct aude_state *s, const char *name)
{
    const char *step = aude_name(aude_rules_of(s), AUDE_NAME_STEP, aude_step(s));
    return step != NULL && strcmp(step, name) == 0;
}

/* ---- Actions --------------------------------------------------------------------------------- */

const char *cards_who(const char *const names[], int seat)
{
    return seat < 0 || seat >= AUDE_SEATS || names[seat] == NULL ? "?" : names[seat];
}

/* Would whoever claims the row get nothing? */
static bool claims_nothing(const struct telling *t)
{
    struct aude_feature open;
    return cards_is_verb(aude_rules_of(t->s), t->action, "claim") &&
           aude_feature(t->s, t->action.b, &open) && open.segments == 0;
}

/* Cards that were laid face down, those the dealer opened and claims of nothing have words of
 * their own. */
static const char *pattern_of(const struct telling *t, enum verb_form form)
{
    const struct aude_rules *r = aude_rules_of(t->s);
    const char *verb = aude_name(r, AUDE_NAME_VERB, t->action.verb);
    char special[64];
    if (verb == NULL)
        return NULL;
    bool is_empty = claims_nothing(t);
    snprintf(special, sizeof special, "%s %s", verb,
             is_empty           ? "nothing"
             : t->action.c == 1 ? "down"
                                : "opened");
    bool is_special = is_empty || t->action.c == 1 || aude_hand(t->s) >= 0;
    const char *pattern = is_special ? words_verb(t->language, special, form) : NULL;
    return pattern != NULL ? pattern : words_verb(t->language, verb, form);
}

bool cards_tell(const struct telling *t, enum verb_form form, char *buf, size_t len)
{
    const struct aude_rules *r = aude_rules_of(t->s);
    struct aude_spot spot = aude_where(t->s, t->action);
    char card[96], name[96];
    if (!game_has(r, AUDE_HAS_CARDS))
        return false;
    const char *pattern = pattern_of(t, form);
    if (pattern == NULL) {
        aude_action_write(t->s, t->action, buf, len);
        return true;
    }
    cards_name(t->language, r, spot.card, CARD_OBJECT, card, sizeof card);
    cards_name(t->language, r, spot.card, CARD_NAME, name, sizeof name);
    words_fill(buf, len, pattern,
               (const char *[]){cards_who(t->names, t->actor), card,
                                cards_colour(t->language, r, spot.on_board ? spot.y : t->action.b),
                                cards_who(t->names, spot.seat), name});
    return true;
}
