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
                     words_text(n->language, n->has_cards ? WORD_CARD_TURN : WORD_TURN));
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

static void add_winners(const struct session *n, const int *score, struct text *out)
{
    char names[LINE_MAX_BYTES] = "", points[16], line[LINE_MAX_BYTES];
    unsigned mask = aude_winners(n->now);
    int winners = 0, most = 0;
    for (int seat = 0; seat < n->seats; seat++) {
        if ((mask >> seat & 1) == 0)
            continue;
        bool is_last = mask >> seat == 1;
        most = score[seat];
        tell_add(names, sizeof names, is_last ? words_text(n->language, WORD_AND) : ", ",
                 n->names[seat]);
        winners++;
    }
    snprintf(points, sizeof points, "%d", most);
    words_fill(line, sizeof line, words_text(n->language, winners == 1 ? WORD_WINS : WORD_SHARED),
               (const char *[]){names, points});
    text_add(out, "%s\n", line);
}

void result_standings(const struct session *n, struct text *out)
{
    int score[AUDE_SEATS], most = INT_MIN;
    aude_scores(n->now, score);
    for (int seat = 0; seat < n->seats; seat++)
        most = score[seat] > most ? score[seat] : most;
    add_winners(n, score, out);
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
