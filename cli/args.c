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
#include "words.h"

enum { QUOTE_MAX = 80 };

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
    complain("%s: unexpected word \"%s\" after the options; see aude %s --help", command, quoted,
             command);
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
    char *end;
    errno = 0;
    unsigned long long value = strtoull(optarg, &end, 10);
    if (isdigit((unsigned char)optarg[0]) && *end == '\0' && errno == 0) {
        *out = value;
        return true;
    }
    complain_number(command, option, "of at most 64 bits");
    return false;
}

void args_quote(const char *text, size_t n, char *buf, size_t len)
{
    size_t used = 0;
    for (; used < n && used + 1 < len; used++) {
        unsigned char c = (unsigned char)text[used];
        buf[used] = text[used];
        if (c < ' ' || c == 127)
            buf[used] = '?';
    }
    buf[used] = '\0';
    if (used < n && used >= 3)
        memcpy(buf + used - 3, "...", 3);
}

void rules_sentence(enum aude_status status, const char *text, size_t at, char *buf, size_t len)
{
    static const struct {
        enum aude_status status;
        const char *before, *after;
    } sentences[] = {
        {AUDE_UNKNOWN_GAME, "unknown game ", ""},
        {AUDE_UNKNOWN_MODULE, "unknown expansion ", ""},
        {AUDE_MODULE_TWICE, "the expansion ", " is named twice"},
        {AUDE_MODULE_REFUSED, "the expansion ", " does not go with the others"},
        {AUDE_UNKNOWN_OPTION, "unknown option ", ""},
        {AUDE_OPTION_TWICE, "the option ", " is given twice"},
        {AUDE_BAD_VALUE, "", " gives an option a value it does not have"},
        {AUDE_BAD_SEATS, "", " is not a number of seats this game has"},
    };
    size_t size = strlen(text);
    at = at > size ? size : at;
    char word[QUOTE_MAX], whole[2 * QUOTE_MAX];
    args_quote(text + at, strcspn(text + at, status == AUDE_BAD_VALUE ? " " : "+ "), word,
               sizeof word);
    args_quote(text, size, whole, sizeof whole);
    if (size == 0) {
        snprintf(buf, len, "no rules are given; see aude games");
        return;
    }
    for (size_t i = 0; i < sizeof sentences / sizeof *sentences; i++) {
        if (sentences[i].status == status) {
            snprintf(buf, len, "%s\"%s\"%s in the rules \"%s\"; see aude games",
                     sentences[i].before, word, sentences[i].after, whole);
            return;
        }
    }
    snprintf(buf, len, "%s in the rules \"%s\"", words_status(ENGLISH, status), whole);
}

struct aude_rules *rules_or_complain(const char *text)
{
    struct aude_rules *r;
    size_t at = 0;
    enum aude_status status = aude_rules_read(text, &r, &at);
    if (status == AUDE_OK)
        return r;
    char why[512];
    rules_sentence(status, text, at, why, sizeof why);
    complain("%s", why);
    return NULL;
}
