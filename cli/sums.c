/*
 * sums.c: points as a sum that can be checked by eye, in one way for all games: the terms that the
 * engine gives, with a word for each name. What a term does to another one only the engine knows.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lexicon.h"
#include "words.h"

static const struct {
    const char *name;
    const char *text[LANGUAGES];
} causes[] = {
#define X(name, en, de) {name, {en, de}},
    CAUSE_WORDS(X)
#undef X
};

static const char *term_name(const struct aude_rules *r, int term)
{
    const char *name = aude_name(r, AUDE_NAME_TERM, term);
    return name == NULL ? "" : name;
}

static void add_text(char *buf, size_t len, const char *separator, const char *text)
{
    size_t used = strlen(buf);
    if (used < len)
        snprintf(buf + used, len - used, "%s%s", used == 0 ? "" : separator, text);
}

/* "5 tiles x 2", "2 knights x 3 shields"; of what is taken away without its sign. */
static void write_term(enum language language, const struct aude_rules *r,
                       const struct aude_term *t, char *buf, size_t len)
{
    const char *what = words_noun(language, term_name(r, t->what), t->count);
    int used = snprintf(buf, len, "%d %s", t->count, what);
    if (t->how == AUDE_HOW_TOGETHER || used < 0 || (size_t)used >= len)
        return;
    used += snprintf(buf + used, len - (size_t)used, " x %d", abs(t->each));
    if (t->how == AUDE_HOW_TIMES && (size_t)used < len)
        snprintf(buf + used, len - (size_t)used, " %s",
                 words_each(language, term_name(r, t->which), t->each));
}

/* "inn", "the fire drives 2 tigers away" */
static void write_cause(enum language language, const struct aude_rules *r,
                        const struct aude_term *t, char *buf, size_t len)
{
    const char *name = term_name(r, t->what);
    char count[16];
    snprintf(count, sizeof count, "%d", t->count);
    for (size_t i = 0; i < sizeof causes / sizeof *causes; i++) {
        if (strcmp(causes[i].name, name) != 0)
            continue;
        words_fill(buf, len, causes[i].text[language],
                   (const char *[]){count, words_noun(language, name, t->count),
                                    words_noun(language, term_name(r, t->which), t->count)});
        return;
    }
    snprintf(buf, len, "%s", words_noun(language, name, 1));
}

/* Nothing is paid where no term is worth anything. */
static bool is_paid(const struct aude_sum *sum)
{
    for (int i = 0; i < sum->terms; i++) {
        const struct aude_term *t = &sum->term[i];
        if (t->how != AUDE_HOW_CAUSE && (t->each != 0 || t->points != 0))
            return true;
    }
    return false;
}

void words_sum(enum language language, const struct aude_rules *r, const struct aude_sum *sum,
               char *buf, size_t len)
{
    char reasons[256] = "", text[128];
    bool paid = is_paid(sum);
    if (len == 0)
        return;
    buf[0] = '\0';
    for (int i = 0; i < sum->terms; i++) {
        const struct aude_term *t = &sum->term[i];
        text[0] = '\0';
        if (t->how == AUDE_HOW_CAUSE) {
            write_cause(language, r, t, text, sizeof text);
            if (text[0] != '\0')
                add_text(reasons, sizeof reasons, ", ", text);
        } else if (paid) {
            write_term(language, r, t, text, sizeof text);
            add_text(buf, len, t->how == AUDE_HOW_TAKES ? " - " : " + ", text);
        }
    }
    if (!paid)
        snprintf(buf, len, "%s", words_text(language, WORD_NOT_PAID));
    size_t used = strlen(buf);
    if (reasons[0] != '\0' && used < len)
        snprintf(buf + used, len - used, " (%s)", reasons);
}
