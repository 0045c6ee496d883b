/*
 * cards_events.c: what happens in a card game, in sentences with their sums, and which cards it
 * is about.
 */
#include <stdio.h>
#include <string.h>

#include "cards.h"

/* "3 + 1 + 1 = 5," where it is known which persons there were, otherwise their sum alone. */
static void write_values(const struct card_event *e, char *buf, size_t len)
{
    struct aude_card_kind card;
    int persons = 0, sum = 0;
    buf[0] = '\0';
    for (int value = UINT8_MAX; value > 0 && e->taken != NULL; value--) {
        for (int kind = 0; kind < CARD_KINDS && aude_card_kind(e->rules, kind, &card); kind++) {
            bool is_meant = card.value == value && card.row == e->event->feature;
            for (int i = 0; is_meant && i < e->taken[kind]; i++) {
                size_t used = strlen(buf);
                snprintf(buf + used, len - used, "%s%d", persons++ == 0 ? "" : " + ", value);
                sum += value;
            }
        }
    }
    size_t used = strlen(buf);
    if (sum != e->event->sum.term[0].each)
        snprintf(buf, len, "%d", e->event->sum.term[0].each);
    else if (persons > 1)
        snprintf(buf + used, len - used, " = %d,", sum);
}

/* The word for what the points are for, by the name the engine has for that. */
static enum word word_of(const struct card_event *e)
{
    static const struct {
        const char *reason;
        enum word word;
    } reasons[] = {
        {"persons", WORD_CARD_PERSONS},     {"wrong", WORD_CARD_WRONG},
        {"sold", WORD_CARD_SOLD},           {"special", WORD_CARD_SPECIAL},
        {"joker", WORD_CARD_ALONE},         {"animals", WORD_CARD_ANIMALS},
        {"buildings", WORD_CARD_BUILDINGS},
    };
    const char *why = aude_name(e->rules, AUDE_NAME_REASON, e->event->why);
    for (size_t i = 0; why != NULL && i < sizeof reasons / sizeof *reasons; i++)
        if (strcmp(reasons[i].reason, why) == 0)
            return reasons[i].word;
    return WORD_CARD_SPECIAL;
}

bool cards_is_series(const struct aude_rules *r, const struct aude_event *event)
{
    struct card_event e = {.rules = r, .event = event};
    return event->kind == AUDE_EVENT_SCORE && game_has(r, AUDE_HAS_CARDS) &&
           word_of(&e) == WORD_CARD_BUILDINGS;
}

void cards_add_series(struct card_series *series, const struct aude_event *event)
{
    int length = event->count < 0 ? 0 : event->count < SERIES_MAX ? event->count : SERIES_MAX;
    series->number[length]++;
    series->points[length] += event->points;
}

/* The series the sentence is about, where they are not given that of the event. */
static struct card_series series_of(const struct card_event *e)
{
    struct card_series series = {{0}, {0}};
    if (e->series != NULL)
        return *e->series;
    cards_add_series(&series, e->event);
    return series;
}

static int series_points(const struct card_event *e)
{
    struct card_series series = series_of(e);
    int points = 0;
    for (int length = 0; length <= SERIES_MAX; length++)
        points += series.points[length];
    return points;
}

/* "4 different buildings 30 + 4 different 30 + 2 alone 0" */
static void write_series(const struct card_event *e, char *buf, size_t len)
{
    struct card_series series = series_of(e);
    buf[0] = '\0';
    for (int length = SERIES_MAX; length >= 0; length--) {
        /* Cards that are alone are counted together, for they bring nothing. */
        int terms = length > 1 ? series.number[length] : series.number[length] > 0;
        for (int i = 0; i < terms; i++) {
            int cards = length > 1 ? length : series.number[length];
            char count[16], points[16], text[96];
            bool is_first = buf[0] == '\0';
            enum word word = length > 1   ? is_first ? WORD_CARD_SERIES : WORD_CARD_SERIES_MORE
                             : !is_first  ? WORD_CARD_SINGLE_MORE
                             : cards == 1 ? WORD_CARD_SINGLE_1
                                          : WORD_CARD_SINGLE;
            snprintf(count, sizeof count, "%d", cards);
            snprintf(points, sizeof points, "%d", series.points[length] / terms);
            words_fill(text, sizeof text, words_text(e->language, word),
                       (const char *[]){count, points});
            tell_add(buf, len, " + ", text);
        }
    }
}

/* What is under the chest, where that is known. */
static void add_chest(const struct card_event *e, char *buf, size_t len)
{
    char list[400], text[512];
    if (e->taken == NULL)
        return;
    cards_list(e->language, e->rules, e->taken, list, sizeof list);
    words_fill(text, sizeof text, words_text(e->language, WORD_CARD_IN_CHEST),
               (const char *[]){list});
    tell_add(buf, len, "; ", list[0] == '\0' ? "" : text);
}

static void write_score(const struct card_event *e, char *buf, size_t len)
{
    const struct aude_event *event = e->event;
    const char *who = cards_who(e->names, event->seat), *args[4] = {who, "", "", ""};
    char points[48], count[48], text[512];
    enum word word = word_of(e);
    cards_points(e->language, event->points, points, sizeof points);
    cards_count(e->language, event->count, count, sizeof count);
    args[1] = text;
    args[2] = args[3] = points;
    if (word == WORD_CARD_PERSONS) {
        write_values(e, text, sizeof text);
        args[2] = count;
    } else if (word == WORD_CARD_ANIMALS) {
        word = event->count == 1 ? WORD_CARD_ANIMAL_1 : WORD_CARD_ANIMALS;
        snprintf(text, sizeof text, "%d", event->count);
        args[2] = cards_colour(e->language, e->rules, event->feature);
    } else if (word == WORD_CARD_BUILDINGS) {
        write_series(e, text, sizeof text);
        cards_points(e->language, series_points(e), points, sizeof points);
    } else {
        cards_name(e->language, e->rules, event->tile, CARD_NAME, text, sizeof text);
    }
    words_fill(buf, len, words_text(e->language, word), args);
    if (word == WORD_CARD_BUILDINGS)
        add_chest(e, buf, len);
}

static void write_take(const struct card_event *e, char *buf, size_t len)
{
    char count[48], text[256], list[512] = "";
    cards_count(e->language, e->event->count, count, sizeof count);
    words_fill(text, sizeof text, words_text(e->language, WORD_CARD_TAKES),
               (const char *[]){cards_who(e->names, e->event->seat), count,
                                cards_colour(e->language, e->rules, e->event->feature)});
    if (e->taken != NULL)
        cards_list(e->language, e->rules, e->taken, list, sizeof list);
    if (list[0] == '\0')
        snprintf(buf, len, "%s", text);
    else
        words_fill(buf, len, words_text(e->language, WORD_CARD_LIST), (const char *[]){text, list});
}

bool cards_event(const struct card_event *e, char *buf, size_t len)
{
    enum word word;
    if (!game_has(e->rules, AUDE_HAS_CARDS))
        return false;
    if (e->event->kind == AUDE_EVENT_SCORE) {
        write_score(e, buf, len);
        return true;
    }
    if (e->event->kind == AUDE_EVENT_TAKE) {
        write_take(e, buf, len);
        return true;
    }
    if (e->event->kind == AUDE_EVENT_RETURN)
        word = WORD_CARD_HOME;
    else if (e->event->kind == AUDE_EVENT_TOKEN)
        word = WORD_CARD_DEALS;
    else
        return false;
    words_fill(buf, len, words_text(e->language, word),
               (const char *[]){cards_who(e->names, e->event->seat)});
    return true;
}
