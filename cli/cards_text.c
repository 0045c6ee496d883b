/*
 * cards_text.c: what a card game has to tell in several lines.
 */
#include "cards_text.h"

#include <stdio.h>

enum { LINE_SIZE = 1024 };

void cards_round_title(const struct session *n, char *buf, size_t len)
{
    char number[16], all[16];
    snprintf(number, sizeof number, "%d", session_round(n));
    snprintf(all, sizeof all, "%d", session_rounds(n));
    words_fill(buf, len, words_text(n->language, WORD_CARD_ROUND_OVER),
               (const char *[]){number, all});
}

/* The notes of the last round up to final scoring, without the followers that go home. */
void cards_round_text(const struct session *n, struct text *out)
{
    char line[LINE_SIZE];
    int score[AUDE_SEATS], gained[AUDE_SEATS] = {0}, count = 0;
    int round = session_round(n);
    aude_scores(n->seen, score);
    for (int i = 0; i < n->notes; i++) {
        const struct aude_event *event = &n->note[i].event;
        if (session_round_of(n, n->note[i].move) != round)
            continue;
        if (event->kind == AUDE_EVENT_SCORE && event->is_final)
            score[event->seat] -= event->points;
        if (event->is_final || event->kind == AUDE_EVENT_END || !session_note_tells(n, i))
            continue;
        if (event->kind == AUDE_EVENT_SCORE)
            gained[event->seat] += event->points;
        session_note_write(n, i, line, sizeof line);
        text_add(out, event->kind == AUDE_EVENT_SCORE ? "    %s\n" : "%s\n", line);
        count += event->kind == AUDE_EVENT_TAKE;
    }
    if (count == 0)
        text_add(out, "%s\n", words_text(n->language, WORD_CARD_NOBODY_TOOK));
    text_add(out, "\n%s\n", words_text(n->language, WORD_CARD_POINTS_NOW));
    for (int seat = 0; seat < n->seats; seat++)
        text_add(out, "%5d  %s (+%d)\n", score[seat], n->names[seat], gained[seat]);
}

void cards_unseen_title(const struct session *n, char *buf, size_t len)
{
    char number[16];
    snprintf(number, sizeof number, "%d", aude_left(n->seen));
    words_fill(buf, len, words_text(n->language, WORD_CARD_REMAINING),
               (const char *[]){n->looker < 0 ? words_text(n->language, WORD_CARD_ONLOOKER)
                                              : n->names[n->looker],
                                number});
}

/* The cards under the chests, where they are open. */
static void add_chests(const struct session *n, struct text *out)
{
    struct card_layout table;
    cards_look(&table, n->seen, n->looker);
    for (int seat = 0; seat < n->seats; seat++) {
        char list[LINE_SIZE / 2], line[LINE_SIZE];
        cards_list(n->language, n->rules, table.seat[seat].inside, list, sizeof list);
        if (list[0] == '\0')
            continue;
        words_fill(line, sizeof line, words_text(n->language, WORD_CARD_IN_CHEST),
                   (const char *[]){list});
        text_add(out, "\n%s, %s\n", n->names[seat], line);
    }
}

void cards_unseen_text(const struct session *n, struct text *out)
{
    struct aude_card_kind kind;
    for (int i = 0; aude_card_kind(n->rules, i, &kind); i++) {
        char name[64];
        if (aude_bag(n->seen, i) <= 0)
            continue;
        cards_name(n->language, n->rules, i, CARD_NAME, name, sizeof name);
        text_add(out, "  %d x  %s\n", aude_bag(n->seen, i), name);
    }
    add_chests(n, out);
    text_add(out, "\n");
    cards_animals_text(n, out);
}

/* Two lines that fit in the smallest window. */
void cards_animals_text(const struct session *n, struct text *out)
{
    char line[LINE_SIZE], most[16], option[2] = {cards_animal_option(n->rules), '\0'};
    int count = 0;
    while (aude_card_points(n->rules, AUDE_TABLE_ANIMALS, count + 1, NULL) > 0)
        count++;
    snprintf(most, sizeof most, "%d", count);
    words_fill(line, sizeof line, words_text(n->language, WORD_CARD_ANIMAL_TABLE),
               (const char *[]){most, option});
    text_add(out, "%s\n", line);
    for (int i = 1; i <= count; i++)
        text_add(out, "%3d%s", i, i < count ? " " : "\n");
    for (int i = 1; i <= count; i++) {
        bool is_sure;
        int points = aude_card_points(n->rules, AUDE_TABLE_ANIMALS, i, &is_sure);
        text_add(out, "%3d%s", points, is_sure ? i < count ? " " : "" : "?");
    }
    text_add(out, "\n");
}

/* Letters of the colours, then the signs, those of jokers with a star. */
void cards_legend(const struct look *look, struct text *out)
{
    struct aude_card_kind kind;
    for (int row = 0; aude_name(look->rules, AUDE_NAME_FEATURE, row) != NULL; row++)
        text_add(out, "%-17s %s\n", cards_letters(look->language, look->rules, row),
                 cards_colour(look->language, look->rules, row));
    for (int i = 0; aude_card_kind(look->rules, i, &kind); i++) {
        char face[64];
        const char *joker = words_text(look->language, WORD_CARD_JOKER);
        if (kind.row > 0 || kind.value > 0)
            continue;
        cards_name(look->language, look->rules, i, CARD_FACE, face, sizeof face);
        text_add(out, "%s%lc                %s%s%s\n", kind.row < 0 ? "*" : " ",
                 (wint_t)cards_sign(look, &kind), face, kind.row < 0 ? ", " : "",
                 kind.row < 0 ? joker : "");
    }
}
