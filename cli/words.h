/*
 * words.h: everything the command line says about games, in English and German. The engine
 * knows only numbers and stable names; sentences are made here.
 */
#ifndef AUDE_CLI_WORDS_H
#define AUDE_CLI_WORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <wchar.h>

#include "aude.h"
#include "cards_lexicon.h"
#include "sentences.h"

enum language { ENGLISH, GERMAN, LANGUAGES };

/* What a game has decides what is said and shown of it, not what it is called. */
static inline bool game_has(const struct aude_rules *r, enum aude_fact fact)
{
    return (aude_facts(r) & (unsigned)fact) != 0;
}

/* From LC_ALL, LC_MESSAGES, LANG; English unless one of them says German. */
enum language words_language(void);

/* A sentence without a full stop, such as "the feature already has a follower". */
const char *words_status(enum language language, enum aude_status status);

/* A name of the engine ("shield", "knight", "city") in the language, for a count of things;
 * a name without an entry is returned as it is. */
const char *words_noun(enum language language, const char *name, int count);

/* The same for what each of several gets points for: "own knights". */
const char *words_each(enum language language, const char *name, int count);

/* The same as the object of a sentence: "a knight" or, if it is known which, "the knight". */
void words_object(enum language language, const char *name, bool is_known, char *buf, size_t len);

/* What is said of the actions of a verb, see VERB_WORDS in lexicon.h. */
enum verb_form { VERB_TITLE, VERB_ASK, VERB_MAY, VERB_DID, VERB_FORMS };

/* A pattern for words_fill, or NULL for a verb without words. */
const char *words_verb(enum language language, const char *name, enum verb_form form);

/* The same for a token, which may have its name in common with something else. */
const char *words_token(enum language language, const char *name, int count);

/* How a token of nobody is now, a pattern with %1 how many and %2 the feature it is on; NULL for one
 * of which nothing is to be said. */
const char *words_standing(enum language language, const char *name);

/* What the picture of a feature, mark or symbol means, or NULL where its name says it. */
const char *words_note(enum language language, const char *name);

/* Why a seat gets points that are for no feature, and how a token is moved: patterns of lexicon.h,
 * or NULL. */
const char *words_reason(enum language language, const char *name);
const char *words_moved(enum language language, const char *name);

/* The name of the segment of a wheel with a number from 1 on, or NULL. */
const char *words_wheel(const struct aude_rules *r, int number);

/* What the rules call the ground that figures can own: "field". */
const char *words_ground(const struct aude_rules *r);

/* What a game, an expansion or an option is about; "" where nothing is known of it. */
const char *words_module(enum language language, const char *name);
const char *words_option(enum language language, const char *name);

/* The name of a seat's colour: Red, Blue, Green, Yellow, Black, Grey. */
const char *words_colour(enum language language, int seat);

/* One event as a line without newline, names[seat] being the players:
 * "city 5 tiles x 2 + 2 shields x 2 = 14 for Red, knights Red 2 Blue 1, at -3,1". */
void words_event(enum language language, const struct aude_rules *r, const struct aude_event *event,
                 const char *const names[], char *buf, size_t len);

/* The terms of a sum, without what they come to: "5 tiles x 2 + 2 shields x 2 (cathedral)". */
void words_sum(enum language language, const struct aude_rules *r, const struct aude_sum *sum,
               char *buf, size_t len);

/* Everything else the game at the terminal says, see sentences.h. */
enum word {
#define X(id, en, de) WORD_##id,
    WORDS(X) CARD_SENTENCES(X)
#undef X
        WORD_COUNT
};

const char *words_text(enum language language, enum word word);

/* Fills %1 to %9 of a pattern; args has as many entries as the pattern needs. What is too long is
 * cut at a whole letter. */
void words_fill(char *buf, size_t len, const char *pattern, const char *const args[]);

/* UTF-8 as wide characters, cut to len with its end; with is_ascii nothing beyond ASCII is
 * left. What no terminal should see is shown as visible.h says, but for newlines. Returns how many
 * characters there are. */
int words_wide(const char *text, bool is_ascii, wchar_t *out, int len);

/* How many characters of text go on a line with that room, broken at a space where there is
 * one; *next is where the following line begins. Always gets on, even without room. */
int words_break(const wchar_t *text, int room, int *next);

/* Has the game several kinds of figures? */
bool words_has_kinds(const struct aude_rules *r);

/* The same, so that their roles do not tell them apart? */
bool words_names_pieces(const struct aude_rules *r);

#endif
