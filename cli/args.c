/*
 * args.c: reading the words of a command line and saying what is wrong with them.
 */
#include "args.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "visible.h"
#include "words.h"

enum { QUOTE_MAX = 80 };

/* What separates the words of rules. */
#define RULES_SPACE " \t\r\n"

char *args_rules(int *argc, char ***argv)
{
    int words = 0;
    size_t size = 1;
    while (words + 1 < *argc && (*argv)[words + 1][0] != '-') {
        size += strlen((*argv)[words + 1]) + 1;
        words++;
    }
    char *text = memory_new(size);
    for (int i = 1; i <= words; i++) {
        if (i > 1)
            strcat(text, " ");
        strcat(text, (*argv)[i]);
    }
    /* The last word of the rules stands where getopt_long expects a program name. */
    *argc -= words;
    *argv += words;
    return text;
}

int args_other(const char *command, const char *help, int c, char **argv)
{
    if (c == 'h') {
        fputs(help, stdout);
        return STATUS_FINE;
    }
    if (c == 'V') {
        printf("aude %s\n", AUDE_VERSION);
        return STATUS_FINE;
    }
    const char *word = argv[optind - 1];
    char letter[] = {'-', (char)optopt, '\0'};
    if (strncmp(word, "--", 2) != 0 && optopt != 0)
        word = letter;
    char quoted[QUOTE_MAX];
    args_quote(word, strlen(word), quoted, sizeof quoted);
    if (c == ':')
        complain("%s: the option \"%s\" needs a value; see aude %s --help", command, quoted,
                 command);
    else if (optopt != 0 && strchr(word, '=') != NULL)
        complain("%s: the option in \"%s\" takes no value; see aude %s --help", command, quoted,
                 command);
    else
        complain("%s: unknown option \"%s\"; see aude %s --help", command, quoted, command);
    return STATUS_USAGE;
}

bool args_done(const char *command, int argc, char **argv)
{
    if (optind >= argc)
        return true;
    char quoted[QUOTE_MAX];
    args_quote(argv[optind], strlen(argv[optind]), quoted, sizeof quoted);
    complain("%s: unexpected word \"%s\"%s; see aude %s --help", command, quoted,
             optind > 1 ? " after the options" : "", command);
    return false;
}

bool args_has_rules(const char *command, const char *text)
{
    if (text[0] != '\0')
        return true;
    complain("%s: the rules are missing, they come before the options; see aude %s --help", command,
             command);
    return false;
}

static void complain_number(const char *command, const char *option, const char *range)
{
    char quoted[QUOTE_MAX];
    args_quote(optarg, strlen(optarg), quoted, sizeof quoted);
    complain("%s: %s needs a whole number %s, not \"%s\"", command, option, range, quoted);
}

bool args_number(const char *command, const char *option, long long least, long long most,
                 long long *out)
{
    char *end;
    errno = 0;
    long long value = strtoll(optarg, &end, 10);
    if (isdigit((unsigned char)optarg[0]) && *end == '\0' && errno == 0 && value >= least &&
        value <= most) {
        *out = value;
        return true;
    }
    char range[64];
    snprintf(range, sizeof range, "from %lld to %lld", least, most);
    complain_number(command, option, range);
    return false;
}

bool args_seed(const char *command, const char *option, uint64_t *out)
{
    if (seed_read(optarg, out))
        return true;
    char range[64];
    snprintf(range, sizeof range, "from 0 to %lld", (long long)SEED_MAX);
    complain_number(command, option, range);
    return false;
}

void args_quote(const char *text, size_t n, char *buf, size_t len)
{
    visible_copy(text, n, buf, len);
}

/* The game that the rules begin with, or -1. */
static int find_game(const char *text)
{
    text += strspn(text, RULES_SPACE);
    size_t size = strcspn(text, "+" RULES_SPACE);
    for (int i = 0; aude_game(i) != NULL; i++) {
        if (strlen(aude_game(i)->name) == size && memcmp(aude_game(i)->name, text, size) == 0)
            return i;
    }
    return -1;
}

/* "4 or 2" of the option that the setting "smallcity=3" means; "" if there is none. */
static void list_values(enum language language, int game, const char *setting, char *buf,
                        size_t len)
{
    static const char *const last[LANGUAGES] = {[ENGLISH] = " or ", [GERMAN] = " oder "};
    struct aude_option option;
    size_t size = strcspn(setting, "="), used = 0;
    buf[0] = '\0';
    for (int i = 0; aude_option(game, i, &option); i++) {
        if (strlen(option.name) != size || memcmp(option.name, setting, size) != 0)
            continue;
        for (const char *value = option.values; *value != '\0' && used < len;) {
            size_t n = strcspn(value, "|");
            bool is_last = value[n] == '\0';
            const char *between = value == option.values ? "" : is_last ? last[language] : ", ";
            used += (size_t)snprintf(buf + used, len - used, "%s%.*s", between, (int)n, value);
            value += n + !is_last;
        }
        return;
    }
}

/* What is wrong with a setting that has a wrong value; false if it cannot be told. */
static bool value_sentence(enum language language, enum aude_status status, const char *text,
                           size_t at, char *buf, size_t len)
{
    static const char *const sentences[2][LANGUAGES] = {
        {"%1 has %2 to %3 seats, not %4", "%1 hat %2 bis %3 Plätze, nicht %4"},
        {"%1 is %2, not %3", "%1 ist %2, nicht %3"},
    };
    int game = find_game(text);
    const char *setting = text + at;
    size_t size = strcspn(setting, RULES_SPACE), name = strcspn(setting, "=");
    if (game < 0 || name >= size)
        return false;
    char value[QUOTE_MAX], option[QUOTE_MAX], values[QUOTE_MAX], least[16], most[16];
    args_quote(setting, name, option, sizeof option);
    args_quote(setting + name + 1, size - name - 1, value, sizeof value);
    const char *shown = value[0] == '\0' ? "\"\"" : value;
    if (status == AUDE_BAD_SEATS) {
        snprintf(least, sizeof least, "%d", aude_game(game)->seats_min);
        snprintf(most, sizeof most, "%d", aude_game(game)->seats_max);
        words_fill(buf, len, sentences[0][language],
                   (const char *[]){aude_game(game)->name, least, most, shown});
        return true;
    }
    list_values(language, game, setting, values, sizeof values);
    words_fill(buf, len, sentences[1][language], (const char *[]){option, values, shown});
    return values[0] != '\0';
}

void rules_sentence(enum language language, enum aude_status status, const char *text, size_t at,
                    char *buf, size_t len)
{
    /* The word that is wrong, and the whole text. */
    static const char *const sentences[AUDE_STATUS_COUNT][LANGUAGES] = {
        [AUDE_UNKNOWN_GAME] = {"unknown game \"%1\" in the rules \"%2\"; see aude games",
                               "unbekanntes Spiel \"%1\" in den Regeln \"%2\"; siehe aude games"},
        [AUDE_UNKNOWN_MODULE] =
            {"unknown expansion \"%1\" in the rules \"%2\"; see aude games",
             "unbekannte Erweiterung \"%1\" in den Regeln \"%2\"; siehe aude games"},
        [AUDE_MODULE_TWICE] = {"the expansion \"%1\" is named twice in the rules \"%2\"",
                               "die Erweiterung \"%1\" ist in den Regeln \"%2\" doppelt genannt"},
        [AUDE_MODULE_REFUSED] =
            {"the expansion \"%1\" does not go with the game of the rules \"%2\"; see aude games",
             "die Erweiterung \"%1\" passt nicht zum Spiel der Regeln \"%2\"; siehe aude games"},
        [AUDE_UNKNOWN_OPTION] =
            {"unknown option \"%1\" in the rules \"%2\"; see aude games",
             "unbekannte Einstellung \"%1\" in den Regeln \"%2\"; siehe aude games"},
        [AUDE_OPTION_TWICE] = {"the option \"%1\" is given twice in the rules \"%2\"",
                               "die Einstellung \"%1\" ist in den Regeln \"%2\" doppelt angegeben"},
    };
    static const char *const none[LANGUAGES] = {
        [ENGLISH] = "no rules are given; see aude games",
        [GERMAN] = "es sind keine Regeln angegeben; siehe aude games",
    };
    static const char *const game[LANGUAGES] = {
        [ENGLISH] = "\"%1\" in the rules \"%2\" is a game of its own and no expansion",
        [GERMAN] = "\"%1\" in den Regeln \"%2\" ist ein eigenes Spiel und keine Erweiterung",
    };
    static const char *const other[LANGUAGES] = {
        [ENGLISH] = "%1 in the rules \"%2\"", [GERMAN] = "%1 in den Regeln \"%2\""};
    size_t size = strlen(text);
    at = at > size ? size : at;
    if ((status == AUDE_BAD_VALUE || status == AUDE_BAD_SEATS) &&
        value_sentence(language, status, text, at, buf, len))
        return;
    char word[QUOTE_MAX], whole[2 * QUOTE_MAX];
    bool is_option = status == AUDE_UNKNOWN_OPTION || status == AUDE_OPTION_TWICE;
    args_quote(text + at, strcspn(text + at, is_option ? "=" RULES_SPACE : "+" RULES_SPACE), word,
               sizeof word);
    args_quote(text, size, whole, sizeof whole);
    const char *sentence = sentences[status][language];
    if (status == AUDE_MODULE_REFUSED && find_game(text + at) >= 0)
        sentence = game[language];
    if (text[strspn(text, RULES_SPACE)] == '\0')
        snprintf(buf, len, "%s", none[language]);
    else if (sentence != NULL)
        words_fill(buf, len, sentence, (const char *[]){word, whole});
    else
        words_fill(buf, len, other[language],
                   (const char *[]){words_status(language, status), whole});
}

enum aude_status rules_read(const char *text, struct aude_rules **out, size_t *at)
{
    enum aude_status status = aude_rules_read(text, out, at);
    if (status == AUDE_NO_MEMORY)
        memory_end();
    return status;
}

struct aude_rules *rules_or_complain_in(enum language language, const char *text)
{
    struct aude_rules *r;
    size_t at = 0;
    enum aude_status status = rules_read(text, &r, &at);
    if (status == AUDE_OK)
        return r;
    char why[512];
    rules_sentence(language, status, text, at, why, sizeof why);
    complain("%s", why);
    return NULL;
}

struct aude_rules *rules_or_complain(const char *text)
{
    return rules_or_complain_in(words_language(), text);
}

int rules_run(const char *command, const char *text,
              int (*run)(const struct aude_rules *r, void *settings), void *settings)
{
    if (!args_has_rules(command, text))
        return STATUS_USAGE;
    struct aude_rules *r = rules_or_complain(text);
    int status = r == NULL ? STATUS_BAD : run(r, settings);
    aude_rules_free(r);
    return status;
}
