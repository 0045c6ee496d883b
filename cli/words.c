/*
 * words.c: the sentences, in English and German. Tables first; the few functions below only
 * look things up and fill things in.
 */
#include "words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Its pieces of text are listed once, in sentences.h. */
static const char *const texts[WORD_COUNT][LANGUAGES] = {
#define X(id, en, de) [WORD_##id] = {en, de},
    WORDS(X)
#undef X
};

static const char *const statuses[AUDE_STATUS_COUNT][LANGUAGES] = {
    [AUDE_OK] = {"all is well", "alles in Ordnung"},
    [AUDE_NO_MEMORY] = {"there is not enough memory", "der Speicher reicht nicht"},
    [AUDE_UNKNOWN_GAME] = {"there is no game of that name",
                           "ein Spiel dieses Namens gibt es nicht"},
    [AUDE_UNKNOWN_MODULE] = {"there is no expansion of that name",
                             "eine Erweiterung dieses Namens gibt es nicht"},
    [AUDE_MODULE_TWICE] = {"the expansion is named twice", "die Erweiterung ist doppelt genannt"},
    [AUDE_MODULE_REFUSED] = {"the expansion does not go with this game",
                             "die Erweiterung passt nicht zu diesem Spiel"},
    [AUDE_UNKNOWN_OPTION] = {"there is no option of that name",
                             "eine Einstellung dieses Namens gibt es nicht"},
    [AUDE_OPTION_TWICE] = {"the option is given twice", "die Einstellung ist doppelt angegeben"},
    [AUDE_BAD_VALUE] = {"the option does not take that value",
                        "die Einstellung kennt diesen Wert nicht"},
    [AUDE_BAD_SEATS] = {"the game cannot be played by that many",
                        "mit so vielen Spielern geht das Spiel nicht"},
    [AUDE_TEXT_TOO_LONG] = {"the text is too long", "der Text ist zu lang"},
    [AUDE_UNKNOWN_VERB] = {"there is no such action", "eine solche Aktion gibt es nicht"},
    [AUDE_BAD_ARGUMENT] = {"the action is not written that way",
                           "die Aktion wird anders geschrieben"},
    [AUDE_TRAILING_TEXT] = {"there is something after the action",
                            "hinter der Aktion steht noch etwas"},
    [AUDE_UNKNOWN_TILE] = {"there is no tile of that name",
                           "eine Karte dieses Namens gibt es nicht"},
    [AUDE_UNKNOWN_PIECE] = {"there is no figure of that name",
                            "eine Figur dieses Namens gibt es nicht"},
    [AUDE_UNKNOWN_SEGMENT] = {"the tile has no such part", "die Karte hat keinen solchen Teil"},
    [AUDE_NO_TILE_THERE] = {"there is no tile in that place", "dort liegt keine Karte"},
    [AUDE_GAME_OVER] = {"the game is over", "das Spiel ist zu Ende"},
    [AUDE_NOT_YOUR_TURN] = {"it is somebody else's turn", "jemand anderes ist am Zug"},
    [AUDE_OUT_OF_STEP] = {"this is not the moment for that",
                          "dafür ist jetzt nicht der Augenblick"},
    [AUDE_NOT_IN_BAG] = {"no such tile is left to be drawn",
                         "eine solche Karte ist nicht mehr zu ziehen"},
    [AUDE_CELL_TAKEN] = {"there is already a tile in that place", "dort liegt schon eine Karte"},
    [AUDE_NO_NEIGHBOUR] = {"the tile would touch no other tile",
                           "die Karte würde keine andere berühren"},
    [AUDE_EDGES_DIFFER] = {"the tile does not fit its neighbours",
                           "die Karte passt nicht zu ihren Nachbarn"},
    [AUDE_NO_PIECE_LEFT] = {"no such figure is left in the supply",
                            "eine solche Figur ist nicht mehr im Vorrat"},
    [AUDE_FEATURE_TAKEN] = {"there is already a follower on it",
                            "darauf steht schon ein Gefolgsmann"},
    [AUDE_NOT_ON_THAT] = {"the figure may not stand on that", "darauf darf die Figur nicht stehen"},
    [AUDE_NOT_THAT_TILE] = {"the figure must go on the tile just laid",
                            "die Figur muss auf die eben gelegte Karte"},
    [AUDE_ILLEGAL] = {"the rules do not allow that", "das erlauben die Regeln nicht"},
    [AUDE_BAD_VERSION] = {"the record is of a later version",
                          "das Protokoll hat eine spätere Version"},
    [AUDE_BAD_HEADER] = {"the head of the record is damaged",
                         "der Kopf des Protokolls ist beschädigt"},
    [AUDE_NO_HEADER] = {"this is no record of a game", "das ist kein Spielprotokoll"},
};

static const char *const colours[AUDE_SEATS][LANGUAGES] = {
    {"Red", "Rot"},     {"Blue", "Blau"},     {"Green", "Grün"},
    {"Yellow", "Gelb"}, {"Black", "Schwarz"}, {"Grey", "Grau"},
};

struct noun {
    const char *name;
    const char *one[LANGUAGES], *many[LANGUAGES];
};

static const struct noun nouns[] = {
    {"tile", {"tile", "Karte"}, {"tiles", "Karten"}},
    {"shield", {"shield", "Wappen"}, {"shields", "Wappen"}},
    {"city", {"city", "Stadt"}, {"cities", "Städte"}},
    {"road", {"road", "Straße"}, {"roads", "Straßen"}},
    {"field", {"field", "Wiese"}, {"fields", "Wiesen"}},
    {"cloister", {"cloister", "Kloster"}, {"cloisters", "Klöster"}},
    {"knight", {"knight", "Ritter"}, {"knights", "Ritter"}},
    {"robber", {"robber", "Wegelagerer"}, {"robbers", "Wegelagerer"}},
    {"monk", {"monk", "Mönch"}, {"monks", "Mönche"}},
    {"farmer", {"farmer", "Bauer"}, {"farmers", "Bauern"}},
    {"follower", {"follower", "Gefolgsmann"}, {"followers", "Gefolgsleute"}},
};

static const struct noun *find_noun(const char *name)
{
    for (size_t i = 0; i < sizeof nouns / sizeof *nouns; i++)
        if (strcmp(nouns[i].name, name) == 0)
            return &nouns[i];
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

bool words_names_pieces(const struct aude_rules *r)
{
    return aude_name(r, AUDE_NAME_PIECE, 1) != NULL;
}

static const char *name_or(const struct aude_rules *r, enum aude_noun noun, int i)
{
    const char *name = aude_name(r, noun, i);
    return name == NULL ? "" : name;
}

/* "5 tiles x 2 + 2 shields x 2 + 3" */
static void write_sum(enum language language, const struct aude_rules *r,
                      const struct aude_event *event, char *buf, size_t len)
{
    const struct aude_worth *w = &event->worth;
    const char *unit = name_or(r, AUDE_NAME_UNIT, event->feature);
    const char *bonus = name_or(r, AUDE_NAME_BONUS, event->feature);
    const char *feature = words_noun(language, name_or(r, AUDE_NAME_FEATURE, event->feature), 1);
    if (w->nothing) {
        snprintf(buf, len, "%s %s", feature, words_text(language, WORD_NOT_PAID));
        return;
    }
    int used = snprintf(buf, len, "%s %d %s x %d", feature, w->units,
                        words_noun(language, unit, w->units), w->each);
    if (w->bonus != 0 && used > 0 && (size_t)used < len)
        used += snprintf(buf + used, len - (size_t)used, " + %d %s x %d", w->bonus,
                         words_noun(language, bonus, w->bonus), w->each);
    if (w->extra != 0 && used > 0 && (size_t)used < len)
        snprintf(buf + used, len - (size_t)used, " %c %d", w->extra < 0 ? '-' : '+', abs(w->extra));
}

/* ", knights Red 2 Blue 1"; a single figure needs no comparison and gives "". */
static void write_strengths(enum language language, const char *role,
                            const struct aude_event *event, const char *const names[], char *buf,
                            size_t len)
{
    size_t used = 0;
    int sum = 0;
    buf[0] = '\0';
    for (int seat = 0; seat < AUDE_SEATS; seat++)
        sum += event->strength[seat];
    for (int seat = 0; seat < AUDE_SEATS && sum > 1; seat++) {
        if (event->strength[seat] == 0 || used >= len || names[seat] == NULL)
            continue;
        used += (size_t)snprintf(buf + used, len - used, "%s%s %s %d", used == 0 ? ", " : "",
                                 used == 0 ? words_noun(language, role, 2) : "", names[seat],
                                 event->strength[seat]);
    }
}

static void write_score(enum language language, const struct aude_rules *r,
                        const struct aude_event *event, const char *const names[], char *line,
                        size_t len)
{
    char sum[160], points[16], cell[32], text[256], strengths[AUDE_SEATS * AUDE_NAME_MAX + 64];
    write_sum(language, r, event, sum, sizeof sum);
    snprintf(points, sizeof points, "%d", event->points);
    words_fill(text, sizeof text, words_text(language, WORD_SCORED_FOR),
               (const char *[]){sum, points, event->seat < 0 ? "?" : names[event->seat]});
    write_strengths(language, name_or(r, AUDE_NAME_ROLE, event->feature), event, names, strengths,
                    sizeof strengths);
    snprintf(points, sizeof points, "%d,%d", event->x, event->y);
    words_fill(cell, sizeof cell, words_text(language, WORD_AT), (const char *[]){points});
    snprintf(line, len, "%s%s%s", text, strengths, cell);
}

void words_event(enum language language, const struct aude_rules *r, const struct aude_event *event,
                 const char *const names[], char *buf, size_t len)
{
    char cell[32];
    struct aude_kind kind;
    const char *who = event->seat < 0 ? "?" : names[event->seat];
    const char *feature = words_noun(language, name_or(r, AUDE_NAME_FEATURE, event->feature), 1);
    const char *piece = words_noun(language, name_or(r, AUDE_NAME_PIECE, event->piece), 1);
    snprintf(cell, sizeof cell, "%d,%d", event->x, event->y);
    if (len == 0)
        return;
    buf[0] = '\0';
    switch ((enum aude_event_kind)event->kind) {
    case AUDE_EVENT_DISCARD:
        words_fill(buf, len, words_text(language, WORD_DISCARDED),
                   (const char *[]){aude_kind(r, event->tile, &kind) ? kind.id : "?"});
        break;
    case AUDE_EVENT_CLOSED:
        words_fill(buf, len, words_text(language, WORD_CLOSED), (const char *[]){feature, cell});
        break;
    case AUDE_EVENT_SCORE:
        write_score(language, r, event, names, buf, len);
        break;
    case AUDE_EVENT_RETURN:
        words_fill(buf, len, words_text(language, WORD_RETURNED),
                   (const char *[]){who, piece, cell});
        break;
    case AUDE_EVENT_END:
        snprintf(buf, len, "%s", words_text(language, WORD_ENDED));
        break;
    case AUDE_EVENT_CAPTURE:
    case AUDE_EVENT_TOKEN:
    case AUDE_EVENT_ASIDE:
    case AUDE_EVENT_MIXED:
    case AUDE_EVENT_COUNT:
        break;
    }
}
