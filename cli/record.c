/*
 * record.c: records and their lines. What a record means the table knows; here are the sentences.
 */
#include "record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "args.h"
#include "command.h"

enum { SENTENCE_MAX = 512 };

enum aude_status line_read(const struct aude_state *s, const char *line, struct aude_action *out)
{
    enum aude_status status = aude_action_read(s, line, out);
    return status == AUDE_OK ? aude_check(s, aude_actor(s), *out) : status;
}

void sentence_write(enum language language, enum aude_status status, const char *line, char *buf,
                    size_t len)
{
    char quoted[AUDE_LINE_MAX];
    args_quote(line, strcspn(line, "\r\n"), quoted, sizeof quoted);
    snprintf(buf, len, "\"%s\": %s", quoted, words_status(language, status));
}

void scores_write(const struct aude_state *s, char *buf, size_t len)
{
    int score[AUDE_SEATS];
    aude_scores(s, score);
    size_t used = 0;
    buf[0] = '\0';
    for (int seat = 0; seat < aude_seats(aude_rules_of(s)) && used < len; seat++)
        used += (size_t)snprintf(buf + used, len - used, seat == 0 ? "%d" : " %d", score[seat]);
}

void table_must(enum aude_status status)
{
    if (status == AUDE_OK)
        return;
    if (status == AUDE_NO_MEMORY)
        memory_end();
    complain("%s", words_status(words_language(), status));
    exit(STATUS_BAD);
}

/* ---- Reading ------------------------------------------------------------------------------- */

/* A record in which something is wrong. */
struct damage {
    enum language language;
    enum aude_status status;
    struct aude_fault fault;
    const char *text;
    const char *line; /* the one in which it is wrong, up to its end */
    struct aude_table *table;
};

static void fill(const struct damage *d, enum word word, const char *one, const char *two,
                 char sentence[SENTENCE_MAX])
{
    words_fill(sentence, SENTENCE_MAX, words_text(d->language, word), (const char *[]){one, two});
}

/* The rules of a record that cannot be understood; false if it is not that. */
static bool blame_rules(const struct damage *d, char sentence[SENTENCE_MAX])
{
    static const char key[] = "game";
    char rules[AUDE_TEXT_MAX];
    if (d->table != NULL || d->status == AUDE_BAD_HEADER || d->status == AUDE_CUT_OFF ||
        strncmp(d->line, key, sizeof key - 1) != 0)
        return false;
    const char *value = d->line + sizeof key - 1;
    value += strspn(value, " \t");
    snprintf(rules, sizeof rules, "%.*s", (int)strcspn(value, "\r\n"), value);
    rules_sentence(d->language, d->status, rules, (size_t)(d->text + d->fault.at - value), sentence,
                   SENTENCE_MAX);
    return true;
}

static void blame(const struct damage *d, char sentence[SENTENCE_MAX])
{
    char quoted[AUDE_LINE_MAX], number[16], scores[AUDE_NAME_MAX];
    const char *at = d->text + d->fault.at;
    args_quote(at, strcspn(at, "\r\n"), quoted, sizeof quoted);
    snprintf(number, sizeof number, "%d", d->fault.steps);
    if (d->status == AUDE_RESULT_EARLY) {
        fill(d, d->fault.steps == 1 ? WORD_RESULT_EARLY_1 : WORD_RESULT_EARLY, number, "",
             sentence);
    } else if (d->status == AUDE_RESULT_WRONG) {
        scores_write(aude_table_view(d->table, AUDE_OWNER), scores, sizeof scores);
        fill(d, WORD_RESULT_WRONG, quoted, scores, sentence);
    } else if (d->status == AUDE_CUT_OFF && d->table != NULL && at[0] != '#' && at[0] != '\0') {
        fill(d, d->fault.steps == 1 ? WORD_CUT_OFF_1 : WORD_CUT_OFF, quoted, number, sentence);
    } else if (d->table != NULL && d->status != AUDE_CUT_OFF) {
        snprintf(sentence, SENTENCE_MAX, "\"%s\": %s", quoted,
                 words_status(d->language, d->status));
    } else if (!blame_rules(d, sentence)) {
        snprintf(sentence, SENTENCE_MAX, "%s", words_status(d->language, d->status));
    }
}

bool record_take(const struct record_part *part, enum language language, struct aude_table **out,
                 char *why, size_t len)
{
    struct damage d = {.language = language, .text = part->text, .line = part->text};
    char sentence[SENTENCE_MAX];
    d.status = aude_table_read(part->text, part->size, out, &d.fault);
    if (d.status == AUDE_NO_MEMORY)
        table_must(d.status);
    if (d.status == AUDE_OK)
        return true;
    d.table = *out;
    for (size_t i = 0; i < d.fault.at; i++)
        d.line = part->text[i] == '\n' ? part->text + i + 1 : d.line;
    d.line += strspn(d.line, " \t");
    blame(&d, sentence);
    snprintf(why, len, "%s:%d: %s", part->path, part->before + d.fault.line, sentence);
    return false;
}

bool record_read(const char *path, enum language language, struct aude_table **out, char *why,
                 size_t len)
{
    struct text text = {0};
    *out = NULL;
    bool is_good = file_read(path, &text, why, len);
    if (is_good) {
        const struct record_part all = {path, 0, text.data, text.length};
        is_good = record_take(&all, language, out, why, len);
    }
    text_free(&text);
    return is_good;
}

/* ---- Writing ------------------------------------------------------------------------------- */

void record_write(struct aude_table *t, struct text *out)
{
    struct aude_table *whole = t;
    if (aude_table_drafted(t) > 0) {
        table_must(aude_table_copy(t, AUDE_OWNER, &whole));
        table_must(aude_table_draft_seal(whole));
    }
    size_t size = aude_table_write(whole, AUDE_OWNER, AUDE_EVERY_LINE, NULL, 0) + 1;
    char *text = memory_new(size);
    aude_table_write(whole, AUDE_OWNER, AUDE_EVERY_LINE, text, size);
    text_add(out, "%s", text);
    free(text);
    if (whole != t)
        aude_table_close(whole);
}

bool record_save(struct aude_table *t, const char *path, bool is_new, char *why, size_t len)
{
    struct text text = {0};
    record_write(t, &text);
    bool is_written =
        is_new ? file_save_new(path, &text, why, len) : file_save(path, &text, why, len);
    text_free(&text);
    return is_written;
}
