/*
 * words.c: the sentences, in English and German. The tables are in sentences.h and lexicon.h;
 * the functions here only look things up and fill things in.
 */
#include "words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cards.h"
#include "lexicon.h"
#include "visible.h"

/* Its pieces of text are listed once, in sentences.h. */
static const char *const texts[WORD_COUNT][LANGUAGES] = {
#define X(id, en, de) [WORD_##id] = {en, de},
    WORDS(X) CARD_SENTENCES(X)
#undef X
};

static const char *const statuses[AUDE_STATUS_COUNT][LANGUAGES] = {
#define X(id, en, de) [AUDE_##id] = {en, de},
    STATUS_WORDS(X)
#undef X
};

static const char *const colours[AUDE_SEATS][LANGUAGES] = {
    {"Red", "Rot"},     {"Blue", "Blau"},     {"Green", "Grün"},
    {"Yellow", "Gelb"}, {"Black", "Schwarz"}, {"Grey", "Grau"},
};

struct noun {
    const char *name;
    const char *one[LANGUAGES], *many[LANGUAGES];
    const char *some, *that; /* German, as an object: "einen Ritter", "den Ritter" */
};

static const struct noun nouns[] = {
#define X(name, en, ens, de, des, some, that) {name, {en, de}, {ens, des}, some, that},
    NOUNS(X) CARD_NOUNS(X)
#undef X
};

/* A sentence for a name of the engine. */
struct phrase {
    const char *name;
    const char *text[LANGUAGES];
};

#define X(name, en, de) {name, {en, de}},
static const struct phrase reasons[] = {REASON_WORDS(X){NULL, {NULL, NULL}}};
static const struct phrase tokens[] = {TOKEN_WORDS(X){NULL, {NULL, NULL}}};
static const struct phrase modules[] = {MODULE_WORDS(X) CARD_MODULES(X){NULL, {NULL, NULL}}};
static const struct phrase standings[] = {STANDING_WORDS(X){NULL, {NULL, NULL}}};
static const struct phrase notes[] = {NOTE_WORDS(X){NULL, {NULL, NULL}}};
static const struct phrase options[] = {OPTION_WORDS(X) CARD_OPTIONS(X){NULL, {NULL, NULL}}};
#undef X

static const struct {
    const char *name;
    const char *text[VERB_FORMS][LANGUAGES];
} verbs[] = {
#define X(name, title, titel, ask, frage, may, kann, did, tat)                                     \
    {name, {{title, titel}, {ask, frage}, {may, kann}, {did, tat}}},
    VERB_WORDS(X) CARD_VERBS(X)
#undef X
};

static const struct noun *find_noun(const char *name)
{
    for (size_t i = 0; i < sizeof nouns / sizeof *nouns; i++)
        if (strcmp(nouns[i].name, name) == 0)
            return &nouns[i];
    return NULL;
}

/* The sentence of a list that ends in an empty entry, or NULL. */
static const char *find_phrase(const struct phrase *list, enum language language, const char *name)
{
    for (; list->name != NULL; list++)
        if (strcmp(list->name, name) == 0)
            return list->text[language];
    return NULL;
}

enum language words_language(void)
{
    static const char *const variables[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (int i = 0; i < 3; i++) {
        const char *value = getenv(variables[i]);
        if (value != NULL && value[0] != '\0')
            return strncmp(value, "de", 2) == 0 ? GERMAN : ENGLISH;
    }
    return ENGLISH;
}

const char *words_text(enum language language, enum word word)
{
    return texts[word][language];
}

const char *words_status(enum language language, enum aude_status status)
{
    if ((int)status < 0 || status >= AUDE_STATUS_COUNT)
        status = AUDE_ILLEGAL;
    return statuses[status][language];
}

const char *words_noun(enum language language, const char *name, int count)
{
    const struct noun *noun = find_noun(name);
    if (noun == NULL)
        return name;
    return count == 1 ? noun->one[language] : noun->many[language];
}

/* A name that is called something else in that place, or everywhere the same. */
static const char *noun_as(enum language language, const char *place, const char *name, int count)
{
    char special[64];
    snprintf(special, sizeof special, "%s %s", place, name);
    const struct noun *noun = find_noun(special);
    if (noun == NULL)
        return words_noun(language, name, count);
    return count == 1 ? noun->one[language] : noun->many[language];
}

const char *words_token(enum language language, const char *name, int count)
{
    return noun_as(language, "token", name, count);
}

const char *words_each(enum language language, const char *name, int count)
{
    return noun_as(language, "each", name, count);
}

const char *words_standing(enum language language, const char *name)
{
    return find_phrase(standings, language, name);
}

const char *words_note(enum language language, const char *name)
{
    return find_phrase(notes, language, name);
}

const char *words_reason(enum language language, const char *name)
{
    return find_phrase(reasons, language, name);
}

const char *words_moved(enum language language, const char *name)
{
    return find_phrase(tokens, language, name);
}

void words_object(enum language language, const char *name, bool is_known, char *buf, size_t len)
{
    const struct noun *noun = find_noun(name);
    if (noun == NULL)
        snprintf(buf, len, "%s", name);
    else if (language == GERMAN)
        snprintf(buf, len, "%s", is_known ? noun->that : noun->some);
    else
        snprintf(buf, len, "%s %s", is_known ? "the" : "a", noun->one[language]);
}

const char *words_verb(enum language language, const char *name, enum verb_form form)
{
    for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++)
        if (strcmp(verbs[i].name, name) == 0)
            return verbs[i].text[form][language];
    return NULL;
}

const char *words_module(enum language language, const char *name)
{
    const char *text = find_phrase(modules, language, name);
    return text == NULL ? "" : text;
}

const char *words_option(enum language language, const char *name)
{
    const char *text = find_phrase(options, language, name);
    return text == NULL ? "" : text;
}

const char *words_colour(enum language language, int seat)
{
    return colours[(seat % AUDE_SEATS + AUDE_SEATS) % AUDE_SEATS][language];
}

void words_fill(char *buf, size_t len, const char *pattern, const char *const args[])
{
    size_t used = 0;
    if (len == 0)
        return;
    for (; *pattern != '\0' && used + 1 < len; pattern++) {
        if (pattern[0] == '%' && pattern[1] >= '1' && pattern[1] <= '9') {
            pattern++;
            const char *arg = args[*pattern - '1'];
            size_t room = len - 1 - used, size = strlen(arg);
            memcpy(buf + used, arg, size < room ? size : room);
            used += size < room ? size : room;
        } else {
            buf[used++] = *pattern;
        }
    }
    buf[used] = '\0';
    if (used + 1 == len)
        visible_trim(buf);
}

/* One character of good UTF-8. */
static wchar_t decode(const char **at)
{
    const unsigned char *p = (const unsigned char *)*at;
    int more = p[0] < 0x80 ? 0 : p[0] >= 0xf0 ? 3 : p[0] >= 0xe0 ? 2 : 1;
    unsigned value = more == 0 ? p[0] : p[0] & (0x3fu >> more);
    for (int i = 1; i <= more; i++)
        value = value << 6 | (p[i] & 0x3fu);
    *at += 1 + more;
    return (wchar_t)value;
}

static const char *in_ascii(wchar_t c)
{
    static const struct {
        wchar_t wide;
        const char *ascii;
    } pairs[] = {{L'ä', "ae"}, {L'ö', "oe"}, {L'ü', "ue"}, {L'Ä', "Ae"},
                 {L'Ö', "Oe"}, {L'Ü', "Ue"}, {L'ß', "ss"}, {L'…', "..."}};
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        if (pairs[i].wide == c)
            return pairs[i].ascii;
    return "?";
}

/* The next character as it is shown, UTF-8 in any case. Help texts have lines. */
static void show_next(const char **text, char shown[VISIBLE_MAX])
{
    if (**text != '\n') {
        visible_next(text, shown);
        return;
    }
    shown[0] = *(*text)++;
    shown[1] = '\0';
}

int words_wide(const char *text, bool is_ascii, wchar_t *out, int len)
{
    int used = 0;
    while (*text != '\0' && used < len - 1) {
        char shown[VISIBLE_MAX];
        show_next(&text, shown);
        for (const char *at = shown; *at != '\0' && used < len - 1;) {
            wchar_t c = decode(&at);
            if (c < 128 || !is_ascii) {
                out[used++] = c;
                continue;
            }
            for (const char *p = in_ascii(c); *p != '\0' && used < len - 1; p++)
                out[used++] = (wchar_t)*p;
        }
    }
    if (len > 0)
        out[used] = L'\0';
    return used;
}

int words_break(const wchar_t *text, int room, int *next)
{
    int n = 0;
    while (text[n] != L'\0' && n < (room < 1 ? 1 : room))
        n++;
    if (text[n] != L'\0') {
        int cut = n;
        while (cut > 0 && text[cut] != L' ')
            cut--;
        n = cut > 0 ? cut : n;
    }
    *next = n;
    while (text[*next] == L' ')
        ++*next;
    return n;
}

/* It is where courtiers stand. */
const char *words_wheel(const struct aude_rules *r, int number)
{
    for (int i = 0; aude_name(r, AUDE_NAME_FEATURE, i) != NULL; i++) {
        const char *role = aude_name(r, AUDE_NAME_ROLE, i);
        if (role != NULL && strcmp(role, "courtier") == 0 && --number == 0)
            return aude_name(r, AUDE_NAME_FEATURE, i);
    }
    return NULL;
}

const char *words_ground(const struct aude_rules *r)
{
    struct aude_kind kind;
    for (int i = 0; aude_kind(r, i, &kind); i++)
        for (int k = 0; k < kind.segments; k++)
            if (kind.segment[k].halves != 0)
                return aude_name(r, AUDE_NAME_FEATURE, kind.segment[k].kind);
    return "field";
}

bool words_has_kinds(const struct aude_rules *r)
{
    return aude_name(r, AUDE_NAME_PIECE, 1) != NULL;
}

/* Is the kind of figure called like a role, which then is its only one? */
static bool is_role(const struct aude_rules *r, const char *piece)
{
    for (int i = 0; aude_name(r, AUDE_NAME_ROLE, i) != NULL; i++)
        if (strcmp(words_noun(ENGLISH, aude_name(r, AUDE_NAME_ROLE, i), 1),
                   words_noun(ENGLISH, piece, 1)) == 0)
            return true;
    return false;
}

bool words_names_pieces(const struct aude_rules *r)
{
    for (int i = 1; aude_name(r, AUDE_NAME_PIECE, i) != NULL; i++)
        if (!is_role(r, aude_name(r, AUDE_NAME_PIECE, i)))
            return true;
    return false;
}
