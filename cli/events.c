/*
 * events.c: what happened, as sentences: every point with the sum that gives it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cards.h"
#include "lexicon.h"
#include "words.h"

enum { CROWN_POINTS = 3 }; /* of one crown space */

static const struct {
    const char *name;
    char sign;
} worth_marks[] = {
#define X(name, sign) {name, sign},
    WORTH_MARKS(X)
#undef X
};

static const struct {
    const char *reason, *unit, *each;
} sums[] = {
#define X(reason, unit, each) {reason, unit, each},
    SUM_WORDS(X)
#undef X
};

static const struct {
    const char *feature, *name;
    int each;
} extras[] = {
#define X(feature, name, each) {feature, name, each},
    EXTRA_WORDS(X)
#undef X
};

static const char *seat_name(const char *const names[], int seat)
{
    return seat < 0 || names[seat] == NULL ? "?" : names[seat];
}

static const char *name_or(const struct aude_rules *r, enum aude_noun noun, int i)
{
    const char *name = aude_name(r, noun, i);
    return name == NULL ? "" : name;
}

/* How many marks of that name the feature has. */
static int count_marks(const struct aude_rules *r, const struct aude_event *event, const char *name)
{
    for (int mark = 0; mark < AUDE_MARKS && aude_name(r, AUDE_NAME_MARK, mark) != NULL; mark++)
        if (strcmp(aude_name(r, AUDE_NAME_MARK, mark), name) == 0)
            return event->mark[mark];
    return 0;
}

static void add_text(char *buf, size_t len, const char *separator, const char *text)
{
    size_t used = strlen(buf);
    if (used < len)
        snprintf(buf + used, len - used, "%s%s", used == 0 ? "" : separator, text);
}

/* "2 deer"; of marks that take others off only so many as there are of these: "1 (3 tigers)". */
static void write_marks(enum language language, const char *name, int count, int used, char *buf,
                        size_t len)
{
    const char *noun = words_noun(language, name, count);
    if (used < count)
        snprintf(buf, len, "%d (%d %s)", used, count, noun);
    else
        snprintf(buf, len, "%d %s", count, noun);
}

/* "4 deer - 1 tiger + 1 mammoth, shrine": the marks that make the feature worth more or less. */
static void write_reasons(enum language language, const struct aude_rules *r,
                          const struct aude_event *event, char *buf, size_t len)
{
    enum { MARKS = sizeof worth_marks / sizeof *worth_marks };
    int before = 0, driven = 0;
    const char *driven_name = "";
    bool has_fire = false;
    buf[0] = '\0';
    for (int i = 0; i < MARKS; i++)
        has_fire |= worth_marks[i].sign == '!' && count_marks(r, event, worth_marks[i].name) > 0;
    for (int i = 0; i < MARKS; i++) {
        const char *name = worth_marks[i].name;
        int count = count_marks(r, event, name), used = count;
        char text[128], number[16];
        snprintf(text, sizeof text, "%s", words_noun(language, name, count));
        switch (worth_marks[i].sign) {
        case '-':
            driven = has_fire ? count : 0;
            driven_name = words_noun(language, name, count);
            used = has_fire ? 0 : count < before ? count : before;
            write_marks(language, name, count, used, text, sizeof text);
            break;
        case '+':
            before = count;
            write_marks(language, name, count, count, text, sizeof text);
            break;
        case '!':
            used = driven;
            snprintf(number, sizeof number, "%d", driven);
            words_fill(text, sizeof text, words_text(language, WORD_DRIVEN),
                       (const char *[]){number, driven_name});
            break;
        default:
            break;
        }
        const char *separator = worth_marks[i].sign == '+'   ? " + "
                                : worth_marks[i].sign == '-' ? " - "
                                                             : ", ";
        if (used > 0)
            add_text(buf, len, separator, text);
    }
}

/* The same in brackets, after what is in buf. */
static void add_reasons(enum language language, const struct aude_rules *r,
                        const struct aude_event *event, char *buf, size_t len)
{
    char reasons[160];
    size_t used = strlen(buf);
    write_reasons(language, r, event, reasons, sizeof reasons);
    if (reasons[0] != '\0' && used < len)
        snprintf(buf + used, len - used, " (%s)", reasons);
}

/* " + 2 mushroom groups x 2"; " + 3" where it is not known what they are for. */
static void add_extra(enum language language, const char *feature, int extra, char *buf, size_t len)
{
    size_t used = strlen(buf);
    for (size_t i = 0; i < sizeof extras / sizeof *extras && extra > 0; i++) {
        int count = extra / extras[i].each;
        char each[8] = "";
        if (strcmp(extras[i].feature, feature) != 0 || extra % extras[i].each != 0)
            continue;
        if (extras[i].each > 1)
            snprintf(each, sizeof each, " x %d", extras[i].each);
        snprintf(buf + used, len - used, " + %d %s%s", count,
                 words_noun(language, extras[i].name, count), each);
        return;
    }
    if (extra != 0)
        snprintf(buf + used, len - used, " %c %d", extra < 0 ? '-' : '+', abs(extra));
}

/* "5 tiles x 2 + 2 shields x 2 + 3 (cathedral)" */
static void write_sum(enum language language, const struct aude_rules *r,
                      const struct aude_event *event, char *buf, size_t len)
{
    const struct aude_worth *w = &event->worth;
    const char *unit = name_or(r, AUDE_NAME_UNIT, event->feature);
    const char *bonus = name_or(r, AUDE_NAME_BONUS, event->feature);
    const char *name = name_or(r, AUDE_NAME_FEATURE, event->feature);
    const char *feature = words_noun(language, name, 1);
    if (w->nothing) {
        snprintf(buf, len, "%s %s", feature, words_text(language, WORD_NOT_PAID));
        add_reasons(language, r, event, buf, len);
        return;
    }
    int used = snprintf(buf, len, "%s %d %s x %d", feature, w->units,
                        words_noun(language, unit, w->units), w->each);
    if (w->bonus != 0 && used > 0 && (size_t)used < len)
        snprintf(buf + used, len - (size_t)used, " + %d %s x %d", w->bonus,
                 words_noun(language, bonus, w->bonus), w->each);
    add_extra(language, name, w->extra, buf, len);
    add_reasons(language, r, event, buf, len);
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
    char sum[320], points[16], cell[32], text[384], strengths[AUDE_SEATS * AUDE_NAME_MAX + 64];
    write_sum(language, r, event, sum, sizeof sum);
    snprintf(points, sizeof points, "%d", event->points);
    words_fill(text, sizeof text, words_text(language, WORD_SCORED_FOR),
               (const char *[]){sum, points, seat_name(names, event->seat)});
    write_strengths(language, name_or(r, AUDE_NAME_ROLE, event->feature), event, names, strengths,
                    sizeof strengths);
    write_place(language, event, cell, sizeof cell);
    snprintf(line, len, "%s%s%s", text, strengths, cell);
}

/* "2 knights x (1 shield + 2 own knights)"; false if nothing is known of such a sum. */
static bool write_other_sum(enum language language, const struct aude_rules *r,
                            const struct aude_event *event, char *buf, size_t len)
{
    const struct aude_worth *w = &event->worth;
    const char *reason = name_or(r, AUDE_NAME_REASON, event->why);
    for (size_t i = 0; i < sizeof sums / sizeof *sums && w->units > 0; i++) {
        char each[128];
        if (strcmp(sums[i].reason, reason) != 0)
            continue;
        const char *bonus = name_or(r, AUDE_NAME_BONUS, event->feature);
        int more = count_marks(r, event, bonus), own = w->each - more;
        const char *unit = words_noun(language, sums[i].unit, w->units);
        if (sums[i].each[0] == '\0')
            snprintf(each, sizeof each, "%d", w->each);
        else if (more == 0)
            snprintf(each, sizeof each, "%d %s", own, words_noun(language, sums[i].each, own));
        else
            snprintf(each, sizeof each, "(%d %s + %d %s)", more, words_noun(language, bonus, more),
                     own, words_noun(language, sums[i].each, own));
        snprintf(buf, len, "%s: %d %s x %s", words_noun(language, reason, 1), w->units, unit, each);
        return true;
    }
    return false;
}

/* Why a crown space gives 3 or 6 points, as a pattern; NULL for other points. */
static const char *crown_pattern(enum language language, const struct aude_rules *r,
                                 const struct aude_event *event)
{
    if (strcmp(name_or(r, AUDE_NAME_REASON, event->why), "crown") != 0 || event->count <= 0)
        return NULL;
    return words_text(language, event->count > 1               ? WORD_CROWN_BOTH
                                : event->points > CROWN_POINTS ? WORD_CROWN_ALONE
                                                               : WORD_CROWN_ONLY);
}

/* Points that are for no feature, or for something beside it. */
static void write_other_score(enum language language, const struct aude_rules *r,
                              const struct aude_event *event, const char *const names[], char *line,
                              size_t len)
{
    char number[16], points[64], cell[64] = "", text[256], sum[192];
    const char *reason = name_or(r, AUDE_NAME_REASON, event->why);
    const char *pattern = words_reason(language, reason);
    if (pattern == NULL) {
        snprintf(text, sizeof text, "%%1: %s, %%2", words_noun(language, reason, 1));
        pattern = text;
    }
    if (event->points < 0)
        pattern = words_text(language, WORD_PAYS);
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
    if (write_other_sum(language, r, event, sum, sizeof sum)) {
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
    case AUDE_EVENT_END:
        snprintf(buf, len, "%s", words_text(language, WORD_ENDED));
        break;
    case AUDE_EVENT_COUNT:
        break;
    }
}
