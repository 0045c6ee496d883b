/*
 * events.c: what happened, as sentences: every point with the sum that gives it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cards.h"
#include "lexicon.h"
#include "words.h"

static const char *seat_name(const char *const names[], int seat)
{
    return seat < 0 || names[seat] == NULL ? "?" : names[seat];
}

static const char *name_or(const struct aude_rules *r, enum aude_noun noun, int i)
{
    const char *name = aude_name(r, noun, i);
    return name == NULL ? "" : name;
}

/* ", knights Red 2 Blue 1"; a seat that is alone needs no comparison and gives "". */
static void write_strengths(enum language language, const char *role,
                            const struct aude_event *event, const char *const names[], char *buf,
                            size_t len)
{
    size_t used = 0;
    int rivals = 0;
    buf[0] = '\0';
    for (int seat = 0; seat < AUDE_SEATS; seat++)
        rivals += event->strength[seat] > 0;
    for (int seat = 0; seat < AUDE_SEATS && rivals > 1; seat++) {
        if (event->strength[seat] == 0 || used >= len || names[seat] == NULL)
            continue;
        used += (size_t)snprintf(buf + used, len - used, "%s%s %s %d", used == 0 ? ", " : "",
                                 used == 0 ? words_noun(language, role, 2) : "", names[seat],
                                 event->strength[seat]);
    }
}

/* ", at -3,1", or "" for what has no place. */
static void write_place(enum language language, const struct aude_event *event, char *buf,
                        size_t len)
{
    char cell[32];
    buf[0] = '\0';
    if (event->feature == AUDE_NONE)
        return;
    snprintf(cell, sizeof cell, "%d,%d", event->x, event->y);
    words_fill(buf, len, words_text(language, WORD_AT), (const char *[]){cell});
}

static void write_feature_score(enum language language, const struct aude_rules *r,
                                const struct aude_event *event, const char *const names[],
                                char *line, size_t len)
{
    char terms[320], sum[384], points[16], cell[32], text[448];
    char strengths[AUDE_SEATS * AUDE_NAME_MAX + 64];
    words_sum(language, r, &event->sum, terms, sizeof terms);
    snprintf(sum, sizeof sum, "%s %s",
             words_noun(language, name_or(r, AUDE_NAME_FEATURE, event->feature), 1), terms);
    snprintf(points, sizeof points, "%d", event->points);
    words_fill(text, sizeof text, words_text(language, WORD_SCORED_FOR),
               (const char *[]){sum, points, seat_name(names, event->seat)});
    write_strengths(language, name_or(r, AUDE_NAME_ROLE, event->feature), event, names, strengths,
                    sizeof strengths);
    write_place(language, event, cell, sizeof cell);
    snprintf(line, len, "%s%s%s", text, strengths, cell);
}

/* Why a crown space gives what it gives, as a pattern; NULL for other points. */
static const char *crown_pattern(enum language language, const struct aude_rules *r,
                                 const struct aude_event *event)
{
    if (strcmp(name_or(r, AUDE_NAME_REASON, event->why), "crown") != 0 || event->count <= 0)
        return NULL;
    return words_text(language, event->count > 1               ? WORD_CROWN_BOTH
                                : event->sum.term[0].count > 1 ? WORD_CROWN_ALONE
                                                               : WORD_CROWN_ONLY);
}

/* Points that are for no feature, or for something beside it. */
static void write_other_score(enum language language, const struct aude_rules *r,
                              const struct aude_event *event, const char *const names[], char *line,
                              size_t len)
{
    char number[16], points[64], cell[64] = "", text[448], terms[320], sum[384];
    const char *reason = name_or(r, AUDE_NAME_REASON, event->why);
    const char *pattern =
        event->points < 0 ? words_text(language, WORD_PAYS) : words_reason(language, reason);
    snprintf(number, sizeof number, "%d", abs(event->points));
    words_fill(points, sizeof points,
               words_text(language, abs(event->points) == 1 ? WORD_POINT_1 : WORD_POINT_N),
               (const char *[]){number});
    const char *feature = words_noun(language, name_or(r, AUDE_NAME_FEATURE, event->feature), 1);
    const char *crown = crown_pattern(language, r, event);
    if (crown != NULL) {
        words_fill(line, len, crown,
                   (const char *[]){feature, points, seat_name(names, event->seat)});
        return;
    }
    if (pattern == NULL) {
        words_sum(language, r, &event->sum, terms, sizeof terms);
        snprintf(sum, sizeof sum, "%s: %s", words_noun(language, reason, 1), terms);
        write_place(language, event, cell, sizeof cell);
        words_fill(text, sizeof text, words_text(language, WORD_SCORED_FOR),
                   (const char *[]){sum, number, seat_name(names, event->seat)});
        snprintf(line, len, "%s%s", text, cell);
        return;
    }
    if (event->feature != AUDE_NONE) {
        snprintf(cell, sizeof cell, "%d,%d", event->x, event->y);
        words_fill(points + strlen(points), sizeof points - strlen(points),
                   words_text(language, WORD_FOR_FEATURE), (const char *[]){feature, cell});
    }
    words_fill(
        line, len, pattern,
        (const char *[]){seat_name(names, event->seat), points, words_noun(language, reason, 1)});
}

/* A token came to a cell, or a seat took so many. */
static void write_token(enum language language, const struct aude_rules *r,
                        const struct aude_event *event, const char *const names[], char *line,
                        size_t len)
{
    const char *name = name_or(r, AUDE_NAME_TOKEN, event->token);
    const char *pattern = words_moved(language, name);
    const char *segment = words_wheel(r, event->count);
    char cell[32], count[16];
    snprintf(cell, sizeof cell, "%d,%d", event->x, event->y);
    snprintf(count, sizeof count, "%d", event->count);
    if (event->seat >= 0)
        words_fill(line, len, words_text(language, WORD_TAKES),
                   (const char *[]){seat_name(names, event->seat), count,
                                    words_token(language, name, event->count)});
    else if (pattern != NULL)
        words_fill(line, len, pattern,
                   (const char *[]){cell, count,
                                    segment == NULL ? "?" : words_noun(language, segment, 1)});
    else
        words_fill(line, len, words_text(language, WORD_TOKEN),
                   (const char *[]){words_token(language, name, 1), cell});
}

/* A figure went home, or into the hands of another. */
static void write_figure(enum language language, const struct aude_rules *r,
                         const struct aude_event *event, const char *const names[], char *line,
                         size_t len)
{
    char cell[32], piece[64];
    snprintf(cell, sizeof cell, "%d,%d", event->x, event->y);
    words_object(language, name_or(r, AUDE_NAME_PIECE, event->piece), false, piece, sizeof piece);
    enum word word = event->kind == AUDE_EVENT_CAPTURE ? WORD_CAPTURED
                     : event->other >= 0               ? WORD_RELEASED
                                                       : WORD_RETURNED;
    words_fill(line, len, words_text(language, word),
               (const char *[]){seat_name(names, event->seat), piece, cell,
                                seat_name(names, event->other)});
}

void words_event(enum language language, const struct aude_rules *r, const struct aude_event *event,
                 const char *const names[], char *buf, size_t len)
{
    char cell[32], count[16];
    struct aude_kind kind;
    const char *feature = words_noun(language, name_or(r, AUDE_NAME_FEATURE, event->feature), 1);
    const char *tile = aude_kind(r, event->tile, &kind) ? kind.id : "?";
    snprintf(cell, sizeof cell, "%d,%d", event->x, event->y);
    snprintf(count, sizeof count, "%d", event->count);
    if (len == 0)
        return;
    buf[0] = '\0';
    if (cards_event(&(struct card_event){language, r, event, names, NULL, NULL}, buf, len))
        return;
    switch ((enum aude_event_kind)event->kind) {
    case AUDE_EVENT_DISCARD:
        words_fill(buf, len, words_text(language, WORD_DISCARDED), (const char *[]){tile});
        break;
    case AUDE_EVENT_CLOSED:
        words_fill(buf, len, words_text(language, WORD_CLOSED), (const char *[]){feature, cell});
        break;
    case AUDE_EVENT_SCORE:
        if (event->why == 0)
            write_feature_score(language, r, event, names, buf, len);
        else
            write_other_score(language, r, event, names, buf, len);
        break;
    case AUDE_EVENT_RETURN:
    case AUDE_EVENT_CAPTURE:
        write_figure(language, r, event, names, buf, len);
        break;
    case AUDE_EVENT_TOKEN:
        write_token(language, r, event, names, buf, len);
        break;
    case AUDE_EVENT_ASIDE:
        words_fill(buf, len, words_text(language, WORD_ASIDE), (const char *[]){tile});
        break;
    case AUDE_EVENT_MIXED:
        words_fill(buf, len, words_text(language, event->count == 1 ? WORD_MIXED_1 : WORD_MIXED),
                   (const char *[]){count});
        break;
    case AUDE_EVENT_TAKE:
        words_fill(buf, len, words_text(language, WORD_TAKES),
                   (const char *[]){seat_name(names, event->seat), count,
                                    words_noun(language, "card", event->count)});
        break;
    case AUDE_EVENT_TURN:
        words_fill(buf, len, words_text(language, WORD_TURN_OF),
                   (const char *[]){seat_name(names, event->seat)});
        break;
    case AUDE_EVENT_END:
        snprintf(buf, len, "%s", words_text(language, WORD_ENDED));
        break;
    case AUDE_EVENT_COUNT:
        break;
    }
}
