/*
 * resume.c: going on with a game from its record. Seats are written as "Red (greedy)", by other
 * programs perhaps as "greedy": the last word is a computer player if there is one of that name.
 */
#include "resume.h"

#include <stdio.h>
#include <string.h>

#include "args.h"
#include "tell.h"

enum { SENTENCE_MAX = 512 };

/* The number of the header line that begins with that word, or 1. */
static int header_line(const char *text, const char *word)
{
    int number = 1;
    for (const char *line = text; line != NULL && *line != '\0'; number++) {
        if (strncmp(line, word, strlen(word)) == 0)
            return number;
        line = strchr(line, '\n');
        line = line == NULL ? NULL : line + 1;
    }
    return 1;
}

bool resume_read(struct resume *resume, const char *path, enum language language,
                 struct aude_rules **out, char *why, size_t len)
{
    size_t wrong = 0;
    char sentence[SENTENCE_MAX];
    *out = NULL;
    resume->path = path;
    if (!file_read(path, &resume->text, why, len))
        return false;
    enum aude_status status =
        aude_record_read(resume->text.data, &resume->header, &resume->at, &resume->line);
    if (status != AUDE_OK) {
        snprintf(why, len, "%s:%d: %s", path, resume->line, words_status(language, status));
        return false;
    }
    status = aude_rules_read(resume->header.rules, out, &wrong);
    if (status == AUDE_OK)
        return true;
    rules_sentence(language, status, resume->header.rules, wrong, sentence, sizeof sentence);
    snprintf(why, len, "%s:%d: %s", path, header_line(resume->text.data, "game"), sentence);
    return false;
}

void resume_free(struct resume *resume)
{
    text_free(&resume->text);
}

/* Splits the name of a seat; own gets what is left of it without the player. */
static const struct player *split(const char *name, char own[AUDE_NAME_MAX])
{
    char word[AUDE_NAME_MAX];
    snprintf(own, AUDE_NAME_MAX, "%s", name);
    const char *blank = strrchr(name, ' ');
    const char *last = blank == NULL ? name : blank + 1;
    last += strspn(last, "(");
    snprintf(word, sizeof word, "%.*s", (int)strcspn(last, ")"), last);
    const struct player *player = player_find(word);
    if (player != NULL)
        own[blank == NULL ? 0 : blank - name] = '\0';
    return player;
}

const struct player *resume_player(const struct resume *resume, int seat)
{
    char own[AUDE_NAME_MAX];
    return split(resume->header.seat[seat], own);
}

bool resume_has_names(const struct resume *resume)
{
    for (int seat = 0; seat < AUDE_SEATS; seat++)
        if (resume->header.seat[seat][0] != '\0')
            return true;
    return false;
}

/* What is wrong with the line of the record that ends at the offset at. */
static void blame(const struct resume *resume, const struct session *n, size_t at, const char *line,
                  enum aude_status status, char sentence[SENTENCE_MAX])
{
    const char *text = resume->text.data;
    char quoted[AUDE_LINE_MAX];
    args_quote(line, strlen(line), quoted, sizeof quoted);
    /* A line without a newline after it may have lost its end. */
    if (text[at] == '\0' && at > 0 && text[at - 1] != '\n')
        words_fill(sentence, SENTENCE_MAX, words_text(n->language, WORD_CUT_OFF),
                   (const char *[]){quoted});
    else
        snprintf(sentence, SENTENCE_MAX, "\"%s\": %s", quoted, words_status(n->language, status));
}

static bool follow(const struct resume *resume, struct session *n, char *why, size_t len)
{
    char words[AUDE_LINE_MAX], sentence[SENTENCE_MAX];
    size_t at = resume->at;
    int line = resume->line;
    while (aude_record_next(resume->text.data, &at, &line, words)) {
        struct aude_action a;
        enum aude_status status = line_read(n->now, words, &a);
        if (status != AUDE_OK) {
            blame(resume, n, at, words, status, sentence);
            snprintf(why, len, "%s:%d: %s", resume->path, line - 1, sentence);
            return false;
        }
        session_play(n, a);
        if (session_is_drafted(n))
            session_seal(n, why, len);
    }
    return true;
}

/* A result must be that of the game, and a game that is not over has none. */
static bool agrees(const struct resume *resume, const struct session *n, char *why, size_t len)
{
    const char *result = resume->header.result;
    char sentence[SENTENCE_MAX], quoted[AUDE_NAME_MAX], number[16], scores[AUDE_NAME_MAX];
    bool is_over = aude_actor(n->now) == AUDE_OVER;
    if (result[0] == '\0' || (is_over && scores_agree(n->now, result)))
        return true;
    args_quote(result, strlen(result), quoted, sizeof quoted);
    snprintf(number, sizeof number, "%d", n->journal.count);
    scores_write(n->now, scores, sizeof scores);
    words_fill(sentence, sizeof sentence,
               words_text(n->language, is_over ? WORD_RESULT_WRONG : WORD_RESULT_EARLY),
               is_over ? (const char *[]){quoted, scores} : (const char *[]){number, ""});
    snprintf(why, len, "%s:%d: %s", resume->path, header_line(resume->text.data, "result"),
             sentence);
    return false;
}

bool resume_play(const struct resume *resume, struct session *n, char *why, size_t len)
{
    for (int seat = 0; seat < n->seats; seat++) {
        char own[AUDE_NAME_MAX];
        bool is_colour = false;
        split(resume->header.seat[seat], own);
        /* Colours are said in the language of this game, not in that of the record. */
        for (int language = 0; language < LANGUAGES; language++)
            is_colour |= strcmp(own, words_colour((enum language)language, seat)) == 0;
        if (own[0] != '\0' && !is_colour)
            memcpy(n->seat[seat].name, own, sizeof own);
    }
    return follow(resume, n, why, len) && agrees(resume, n, why, len);
}
