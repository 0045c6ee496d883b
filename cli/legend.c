/*
 * legend.c: what the signs mean. Only those of this game are listed.
 */
#include "legend.h"

#include <stdio.h>
#include <string.h>

/* A wide character as UTF-8. */
static void encode(wchar_t c, char out[8])
{
    unsigned value = (unsigned)c;
    if (value < 0x80)
        snprintf(out, 8, "%c", (int)value);
    else if (value < 0x800)
        snprintf(out, 8, "%c%c", (int)(0xc0 | value >> 6), (int)(0x80 | (value & 0x3f)));
    else
        snprintf(out, 8, "%c%c%c", (int)(0xe0 | value >> 12), (int)(0x80 | (value >> 6 & 0x3f)),
                 (int)(0x80 | (value & 0x3f)));
}

/* Is there a symbol of that name, which must be told from the thing itself? */
static bool is_symbol(const struct aude_rules *r, const char *name)
{
    for (int i = 0; aude_name(r, AUDE_NAME_SYMBOL, i) != NULL; i++)
        if (strcmp(aude_name(r, AUDE_NAME_SYMBOL, i), name) == 0)
            return true;
    return false;
}

/* The pattern for what is said of a sign. */
static const char *pattern_of(const struct look *look, enum aude_noun noun, const char *name,
                              bool is_seen)
{
    const char *note = noun == AUDE_NAME_MARK || noun == AUDE_NAME_SYMBOL
                           ? words_note(look->language, name)
                           : NULL;
    if (note != NULL)
        return note;
    if (!is_seen)
        return words_text(look->language, WORD_SIGN_COLUMN);
    if (noun == AUDE_NAME_SYMBOL)
        return words_text(look->language, WORD_SIGN_SYMBOL);
    if (noun == AUDE_NAME_PIECE)
        return words_text(look->language, WORD_SIGN_FIGURE);
    if (noun == AUDE_NAME_TOKEN && is_symbol(look->rules, name))
        return words_text(look->language, WORD_SIGN_TOKEN);
    return "%1";
}

/* Features whose pictures do not explain themselves. */
static void write_features(const struct look *look, struct text *out)
{
    char sign[8];
    if (words_wheel(look->rules, 1) != NULL) {
        encode(look_crown(look).glyph, sign);
        text_add(out, "%s                 %s\n", sign, words_text(look->language, WORD_SIGN_CROWN));
        text_add(out, "                  %s\n", words_text(look->language, WORD_SIGN_CROWN_LIST));
    }
    if (paint_has_hedges(look)) {
        char meaning[128];
        encode(look_hedge(look), sign);
        words_fill(meaning, sizeof meaning, words_text(look->language, WORD_SIGN_HEDGE),
                   (const char *[]){words_noun(look->language, words_ground(look->rules), 2)});
        text_add(out, "%s                 %s\n", sign, meaning);
    }
    for (int i = 0; aude_name(look->rules, AUDE_NAME_FEATURE, i) != NULL; i++) {
        const char *name = aude_name(look->rules, AUDE_NAME_FEATURE, i);
        const char *note = words_note(look->language, name);
        bool is_lake = strcmp(name, "lake") == 0;
        if (note != NULL)
            text_add(out, "%s%s\n",
                     !is_lake         ? "                  "
                     : look->is_ascii ? "2~~               "
                                      : "2≈≈               ",
                     note);
    }
}

void legend_stand_ins(const struct aude_rules *r, enum language language, struct text *out)
{
    struct text list = {0};
    struct aude_kind kind;
    char count[16], tiles[16];
    int guesses = 0, all = 0;
    for (int i = 0; aude_kind(r, i, &kind); i++) {
        const char *slash = strrchr(kind.id, '/');
        all += kind.copies;
        guesses += kind.is_guess ? kind.copies : 0;
        if (kind.is_guess)
            text_add(&list, "%s%s", list.data == NULL ? "" : " ",
                     slash == NULL ? kind.id : slash + 1);
    }
    snprintf(count, sizeof count, "%d", guesses);
    snprintf(tiles, sizeof tiles, "%d", all);
    if (guesses > 0) {
        char line[1024];
        words_fill(line, sizeof line, words_text(language, WORD_STAND_INS),
                   (const char *[]){count, tiles, list.data});
        text_add(out, "%s\n", line);
    }
    text_free(&list);
}

void legend_write(const struct look *look, bool has_columns, struct text *out)
{
    static const enum aude_noun kinds[] = {AUDE_NAME_PIECE, AUDE_NAME_MARK, AUDE_NAME_SYMBOL,
                                           AUDE_NAME_TOKEN};
    for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
        for (int i = 0; aude_name(look->rules, kinds[k], i) != NULL; i++) {
            const char *name = aude_name(look->rules, kinds[k], i);
            char sign[8], meaning[128], line[160];
            bool is_seen = look_sign(look, kinds[k], i).glyph != L' ';
            bool is_column =
                has_columns && kinds[k] == AUDE_NAME_PIECE && words_has_kinds(look->rules);
            if (!is_seen && !is_column)
                continue;
            encode(look_letter(look, kinds[k], i), sign);
            words_fill(meaning, sizeof meaning, pattern_of(look, kinds[k], name, is_seen),
                       (const char *[]){kinds[k] == AUDE_NAME_TOKEN
                                            ? words_token(look->language, name, 1)
                                            : words_noun(look->language, name, 1)});
            snprintf(line, sizeof line, "%s                 %s\n", sign, meaning);
            /* Some signs are on tiles and in the supplies. */
            if (out->data == NULL || strstr(out->data, line) == NULL)
                text_add(out, "%s", line);
        }
    }
    write_features(look, out);
}
