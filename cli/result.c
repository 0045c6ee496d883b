/*
 * result.c: who got how many points for what, as text.
 */
#include "result.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "tell.h"

enum { LINE_MAX_BYTES = 512 };

void result_scores(const struct session *n, struct text *out, bool only_final)
{
    int count = 0;
    for (int i = 0; i < n->notes; i++) {
        char line[LINE_MAX_BYTES], turn[16] = "";
        const struct note *note = &n->note[i];
        if (!session_note_scores(n, i) || (only_final && !note->event.is_final) ||
            (only_final && note->event.kind == AUDE_EVENT_END))
            continue;
        session_note_write(n, i, line, sizeof line);
        if (count++ == 0 && !only_final)
            text_add(out, "  %4s\n",
                     words_text(n->language,
                                game_has(n->rules, AUDE_HAS_ROUNDS) ? WORD_CARD_TURN : WORD_TURN));
        if (!only_final && !note->event.is_final && note->event.kind != AUDE_EVENT_END)
            snprintf(turn, sizeof turn, "%d", session_turn(n, note->move));
        if (only_final)
            text_add(out, "  %s\n", line);
        else
            text_add(out, "  %4s  %s\n", turn, line);
    }
    if (count == 0)
        text_add(out, "  %s\n",
                 words_text(n->language, only_final ? WORD_NO_FINAL : WORD_NO_SCORES));
}

/* "Red, Green and Blue" */
static void write_names(const struct session *n, unsigned seats, char *buf, size_t len)
{
    buf[0] = '\0';
    for (int seat = 0; seat < n->seats; seat++)
        if ((seats >> seat & 1) != 0)
            tell_add(buf, len, seats >> seat == 1 ? words_text(n->language, WORD_AND) : ", ",
                     n->names[seat]);
}

/* Those who are out are told as well: they can have more points than who wins. */
static void add_ending(const struct session *n, const int *score, struct text *out)
{
    char names[LINE_MAX_BYTES], points[16], line[LINE_MAX_BYTES];
    unsigned winners = aude_table_winners(n->table), gone = aude_table_out(n->table);
    bool is_one = (winners & (winners - 1)) == 0;
    int most = 0;
    for (int seat = 0; seat < n->seats; seat++)
        most = (winners >> seat & 1) != 0 ? score[seat] : most;
    snprintf(points, sizeof points, "%d", most);
    write_names(n, winners, names, sizeof names);
    static const enum word words[AUDE_ENDING_COUNT] = {
        [AUDE_ENDING_RUNNING] = WORD_SHARED,    [AUDE_ENDING_PLAYED] = WORD_SHARED,
        [AUDE_ENDING_RESIGNED] = WORD_RESIGNED, [AUDE_ENDING_TIME] = WORD_ON_TIME,
        [AUDE_ENDING_DRAW] = WORD_DRAW,         [AUDE_ENDING_ABORT] = WORD_ABORTED,
        [AUDE_ENDING_LEFT] = WORD_PLAYERS_LEFT,
    };
    enum word word = words[aude_table_ending(n->table)];
    if (word == WORD_SHARED && is_one)
        word = WORD_WINS;
    words_fill(line, sizeof line, words_text(n->language, word), (const char *[]){names, points});
    text_add(out, "%s\n", line);
    write_names(n, gone, names, sizeof names);
    words_fill(line, sizeof line, words_text(n->language, WORD_OUT), (const char *[]){names});
    if (gone != 0)
        text_add(out, "%s\n", line);
}

static void add_standings(const struct session *n, const int *score, struct text *out)
{
    int most = INT_MIN;
    for (int seat = 0; seat < n->seats; seat++)
        most = score[seat] > most ? score[seat] : most;
    text_add(out, "\n%s\n", words_text(n->language, WORD_STANDINGS));
    for (int rank = 1; rank <= n->seats;) {
        int next = INT_MIN, tied = 0;
        for (int seat = 0; seat < n->seats; seat++) {
            if (score[seat] == most) {
                text_add(out, "%3d. %5d  %s\n", rank, score[seat], n->names[seat]);
                tied++;
            } else if (score[seat] < most && score[seat] > next) {
                next = score[seat];
            }
        }
        rank += tied;
        most = next;
    }
}

void result_final(const struct session *n, struct text *out)
{
    int score[AUDE_SEATS];
    aude_scores(n->now, score);
    add_ending(n, score, out);
    add_standings(n, score, out);
    if (aude_table_ending(n->table) != AUDE_ENDING_PLAYED)
        return;
    text_add(out, "\n%s\n", words_text(n->language, WORD_FINAL));
    result_scores(n, out, true);
}
