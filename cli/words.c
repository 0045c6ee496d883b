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
    bool is_counted;
} worth_marks[] = {
#define X(name, is_counted) {name, is_counted},
    WORTH_MARKS(X)
#undef X
};

static const struct {
    const char *feature, *name;
    int each;
} extras[] = {
#define X(feature, name, each) {feature, name, each},
    EXTRA_WORDS(X)
#undef X
};

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

const char *words_token(enum language language, const char *name, int count)
{
    char special[64];
    snprintf(special, sizeof special, "token %s", name);
    const struct noun *noun = find_noun(special);
    if (noun == NULL)
        return words_noun(language, name, count);
    return count == 1 ? noun->one[language] : noun->many[language];
}

const char *words_standing(enum language language, const char *name)
{
    return find_phrase(standings, language, name);
}

const char *words_note(enum language language, const char *name)
{
    return find_phrase(notes, language, name);
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
}

/* One character of UTF-8; a bad byte stands for itself as a question mark. */
static wchar_t decode(const char **at)
{
    const unsigned char *p = (const unsigned char *)*at;
    int more = p[0] < 0x80 ? 0 : p[0] >= 0xf0 ? 3 : p[0] >= 0xe0 ? 2 : p[0] >= 0xc0 ? 1 : -1;
    unsigned value = more <= 0 ? p[0] : p[0] & (0x3fu >> more);
    ++*at;
    for (int i = 1; i <= more; i++) {
        if ((p[i] & 0xc0) != 0x80)
            return L'?';
        value = value << 6 | (p[i] & 0x3fu);
        ++*at;
    }
    return more < 0 ? L'?' : (wchar_t)value;
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

int words_wide(const char *text, bool is_ascii, wchar_t *out, int len)
{
    int used = 0;
    while (*text != '\0' && used < len - 1) {
        wchar_t c = decode(&text);
        if (c < 128 || !is_ascii) {
            out[used++] = c;
            continue;
        }
        for (const char *p = in_ascii(c); *p != '\0' && used < len - 1; p++)
            out[used++] = (wchar_t)*p;
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

static const char *seat_name(const char *const names[], int seat)
{
    return seat < 0 || names[seat] == NULL ? "?" : names[seat];
}

static const char *name_or(const struct aude_rules *r, enum aude_noun noun, int i)
{
    const char *name = aude_name(r, noun, i);
    return name == NULL ? "" : name;
}

/* " (inn)", the marks that make the feature worth more or less. */
static void add_reasons(enum language language, const struct aude_rules *r,
                        const struct aude_event *event, char *buf, size_t len)
{
    const char *separator = " (";
    size_t used = strlen(buf);
    for (int mark = 0; mark < AUDE_MARKS && aude_name(r, AUDE_NAME_MARK, mark) != NULL; mark++) {
        const char *name = aude_name(r, AUDE_NAME_MARK, mark);
        for (size_t i = 0; i < sizeof worth_marks / sizeof *worth_marks; i++) {
            char count[8] = "";
            if (event->mark[mark] == 0 || used >= len || strcmp(worth_marks[i].name, name) != 0)
                continue;
            if (worth_marks[i].is_counted)
                snprintf(count, sizeof count, "%d ", event->mark[mark]);
            used += (size_t)snprintf(buf + used, len - used, "%s%s%s", separator, count,
                                     words_noun(language, name, event->mark[mark]));
            separator = ", ";
        }
    }
    if (separator[0] == ',' && used < len)
        snprintf(buf + used, len - used, ")");
}

/* " + 2 mushroom groups x 2"; " + 3" where it is not known what they are for. */
static void add_extra(enum language language, const char *feature, int extra, char *buf, size_t len)
{
    size_t used = strlen(buf);
    for (size_t i = 0; i < sizeof extras / sizeof *extras && extra > 0; i++) {
        int count = extra / extras[i].each;
        char each[8] = "";
        if (strcmp(extras[i].feature, feature) != 0 || extra % extras[i].each != 0)
            continue;
        if (extras[i].each > 1)
            snprintf(each, sizeof each, " x %d", extras[i].each);
        snprintf(buf + used, len - used, " + %d %s%s", count,
                 words_noun(language, extras[i].name, count), each);
        return;
    }
    if (extra != 0)
        snprintf(buf + used, len - used, " %c %d", extra < 0 ? '-' : '+', abs(extra));
}

/* "5 tiles x 2 + 2 shields x 2 + 3 (cathedral)" */
static void write_sum(enum language language, const struct aude_rules *r,
                      const struct aude_event *event, char *buf, size_t len)
{
    const struct aude_worth *w = &event->worth;
    const char *unit = name_or(r, AUDE_NAME_UNIT, event->feature);
    const char *bonus = name_or(r, AUDE_NAME_BONUS, event->feature);
    const char *name = name_or(r, AUDE_NAME_FEATURE, event->feature);
    const char *feature = words_noun(language, name, 1);
    if (w->nothing) {
        snprintf(buf, len, "%s %s", feature, words_text(language, WORD_NOT_PAID));
        add_reasons(language, r, event, buf, len);
        return;
    }
    int used = snprintf(buf, len, "%s %d %s x %d", feature, w->units,
                        words_noun(language, unit, w->units), w->each);
    if (w->bonus != 0 && used > 0 && (size_t)used < len)
        snprintf(buf + used, len - (size_t)used, " + %d %s x %d", w->bonus,
                 words_noun(language, bonus, w->bonus), w->each);
    add_extra(language, name, w->extra, buf, len);
    add_reasons(language, r, event, buf, len);
}

/* ", knights Red 2 Blue 1"; a seat that is alone needs no comparison and gives "". */
static void write_strengths(enum language language, const char *role,
                            const struct aude_event *event, const char *const names[], char *buf,
                            size_t len)
{
    size_t used = 0;
    int rivals = 0;
    buf[0] = '\0';
    for (int seat = 0; seat < AUDE_SEATS; seat++)
        rivals += event->strength[seat] > 0;
    for (int seat = 0; seat < AUDE_SEATS && rivals > 1; seat++) {
        if (event->strength[seat] == 0 || used >= len || names[seat] == NULL)
            continue;
        used += (size_t)snprintf(buf + used, len - used, "%s%s %s %d", used == 0 ? ", " : "",
                                 used == 0 ? words_noun(language, role, 2) : "", names[seat],
                                 event->strength[seat]);
    }
}

/* ", at -3,1", or "" for what has no place. */
static void write_place(enum language language, const struct aude_event *event, char *buf,
                        size_t len)
{
    char cell[32];
    buf[0] = '\0';
    if (event->feature == AUDE_NONE)
        return;
    snprintf(cell, sizeof cell, "%d,%d", event->x, event->y);
    words_fill(buf, len, words_text(language, WORD_AT), (const char *[]){cell});
}

static void write_feature_score(enum language language, const struct aude_rules *r,
                                const struct aude_event *event, const char *const names[],
                                char *line, size_t len)
{
    char sum[160], points[16], cell[32], text[256], strengths[AUDE_SEATS * AUDE_NAME_MAX + 64];
    write_sum(language, r, event, sum, sizeof sum);
    snprintf(points, sizeof points, "%d", event->points);
    words_fill(text, sizeof text, words_text(language, WORD_SCORED_FOR),
               (const char *[]){sum, points, seat_name(names, event->seat)});
    write_strengths(language, name_or(r, AUDE_NAME_ROLE, event->feature), event, names, strengths,
                    sizeof strengths);
    write_place(language, event, cell, sizeof cell);
    snprintf(line, len, "%s%s%s", text, strengths, cell);
}

/* Points that are for no feature, or for something beside it. */
static void write_other_score(enum language language, const struct aude_rules *r,
                              const struct aude_event *event, const char *const names[], char *line,
                              size_t len)
{
    char number[16], points[64], cell[64] = "", text[256], what[64];
    const char *reason = name_or(r, AUDE_NAME_REASON, event->why);
    const char *pattern = find_phrase(reasons, language, reason);
    if (pattern == NULL) {
        snprintf(text, sizeof text, "%%1: %s, %%2", words_noun(language, reason, 1));
        pattern = text;
    }
    if (event->points < 0)
        pattern = words_text(language, WORD_PAYS);
    snprintf(number, sizeof number, "%d", abs(event->points));
    words_fill(points, sizeof points,
               words_text(language, abs(event->points) == 1 ? WORD_POINT_1 : WORD_POINT_N),
               (const char *[]){number});
    if (event->feature != AUDE_NONE) {
        snprintf(cell, sizeof cell, "%d,%d", event->x, event->y);
        snprintf(what, sizeof what, "%s",
                 words_noun(language, name_or(r, AUDE_NAME_FEATURE, event->feature), 1));
        words_fill(points + strlen(points), sizeof points - strlen(points),
                   words_text(language, WORD_FOR_FEATURE), (const char *[]){what, cell});
    }
    words_fill(
        line, len, pattern,
        (const char *[]){seat_name(names, event->seat), points, words_noun(language, reason, 1)});
}

/* A token came to a cell, or a seat took so many. */
static void write_token(enum language language, const struct aude_rules *r,
                        const struct aude_event *event, const char *const names[], char *line,
                        size_t len)
{
    const char *name = name_or(r, AUDE_NAME_TOKEN, event->token);
    const char *pattern = find_phrase(tokens, language, name);
    const char *segment = words_wheel(r, event->count);
    char cell[32], count[16];
    snprintf(cell, sizeof cell, "%d,%d", event->x, event->y);
    snprintf(count, sizeof count, "%d", event->count);
    if (event->seat >= 0)
        words_fill(line, len, words_text(language, WORD_TAKES),
                   (const char *[]){seat_name(names, event->seat), count,
                                    words_token(language, name, event->count)});
    else if (pattern != NULL)
        words_fill(line, len, pattern,
                   (const char *[]){cell, count,
                                    segment == NULL ? "?" : words_noun(language, segment, 1)});
    else
        words_fill(line, len, words_text(language, WORD_TOKEN),
                   (const char *[]){words_token(language, name, 1), cell});
}

/* A figure went home, or into the hands of another. */
static void write_figure(enum language language, const struct aude_rules *r,
                         const struct aude_event *event, const char *const names[], char *line,
                         size_t len)
{
    char cell[32], piece[64];
    snprintf(cell, sizeof cell, "%d,%d", event->x, event->y);
    words_object(language, name_or(r, AUDE_NAME_PIECE, event->piece), false, piece, sizeof piece);
    enum word word = event->kind == AUDE_EVENT_CAPTURE ? WORD_CAPTURED
                     : event->other >= 0               ? WORD_RELEASED
                                                       : WORD_RETURNED;
    words_fill(line, len, words_text(language, word),
               (const char *[]){seat_name(names, event->seat), piece, cell,
                                seat_name(names, event->other)});
}

void words_event(enum language language, const struct aude_rules *r, const struct aude_event *event,
                 const char *const names[], char *buf, size_t len)
{
    char cell[32], count[16];
    struct aude_kind kind;
    const char *feature = words_noun(language, name_or(r, AUDE_NAME_FEATURE, event->feature), 1);
    const char *tile = aude_kind(r, event->tile, &kind) ? kind.id : "?";
    snprintf(cell, sizeof cell, "%d,%d", event->x, event->y);
    snprintf(count, sizeof count, "%d", event->count);
    if (len == 0)
        return;
    buf[0] = '\0';
    if (cards_event(&(struct card_event){language, r, event, names, NULL}, buf, len))
        return;
    switch ((enum aude_event_kind)event->kind) {
    case AUDE_EVENT_DISCARD:
        words_fill(buf, len, words_text(language, WORD_DISCARDED), (const char *[]){tile});
        break;
    case AUDE_EVENT_CLOSED:
        words_fill(buf, len, words_text(language, WORD_CLOSED), (const char *[]){feature, cell});
        break;
    case AUDE_EVENT_SCORE:
        if (event->why == 0)
            write_feature_score(language, r, event, names, buf, len);
        else
            write_other_score(language, r, event, names, buf, len);
        break;
    case AUDE_EVENT_RETURN:
    case AUDE_EVENT_CAPTURE:
        write_figure(language, r, event, names, buf, len);
        break;
    case AUDE_EVENT_TOKEN:
        write_token(language, r, event, names, buf, len);
        break;
    case AUDE_EVENT_ASIDE:
        words_fill(buf, len, words_text(language, WORD_ASIDE), (const char *[]){tile});
        break;
    case AUDE_EVENT_MIXED:
        words_fill(buf, len, words_text(language, event->count == 1 ? WORD_MIXED_1 : WORD_MIXED),
                   (const char *[]){count});
        break;
    case AUDE_EVENT_TAKE:
        words_fill(buf, len, words_text(language, WORD_TAKES),
                   (const char *[]){seat_name(names, event->seat), count,
                                    words_noun(language, "card", event->count)});
        break;
    case AUDE_EVENT_END:
        snprintf(buf, len, "%s", words_text(language, WORD_ENDED));
        break;
    case AUDE_EVENT_COUNT:
        break;
    }
}
