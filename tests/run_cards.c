/*
 * run_cards.c: card games in rule scenarios: names of cards, what events say, and the lines that
 * stand for several actions. What the lines mean is told in run_rules.c.
 */
#include "run.h"

#include <string.h>

bool has_cards(const struct aude_state *s)
{
    struct aude_card_kind kind;
    return aude_card_kind(aude_rules_of(s), 0, &kind);
}

const char *card_id(const struct aude_state *s, int kind)
{
    struct aude_card_kind card;
    return aude_card_kind(aude_rules_of(s), kind, &card) ? card.id : "?";
}

bool read_cards(const struct aude_state *s, char *word, int *kind, int *times, char **after)
{
    char *colon = strchr(word, ':');
    *after = colon == NULL ? NULL : colon + 1;
    if (colon != NULL)
        *colon = '\0';
    char *star = strchr(word, '*');
    *times = 1;
    if (star != NULL) {
        *star++ = '\0';
        if (!take_number(&star, times) || *times < 1)
            return false;
    }
    *kind = AUDE_NONE;
    return strcmp(word, "?") == 0 || find_kind(aude_rules_of(s), word, kind);
}

/* ---- Events ----------------------------------------------------------------------------------- */

static const char *row_name(const struct aude_state *s, int row)
{
    const char *name = aude_name(aude_rules_of(s), AUDE_NAME_FEATURE, row);
    return name == NULL ? "?" : name;
}

/* What the points are for: the card, or which animals, or the sum. */
static size_t write_why(const struct aude_state *s, const struct aude_event *event, char *out,
                        size_t len)
{
    const char *why = aude_name(aude_rules_of(s), AUDE_NAME_REASON, event->why);
    const struct aude_term *term = &event->sum.term[0];
    size_t n = (size_t)snprintf(out, len, "score %d %d for %s", event->seat, event->points, why);
    if (event->tile != AUDE_NONE)
        n += (size_t)snprintf(out + n, len - n, " %s", card_id(s, event->tile));
    else if (term->how == AUDE_HOW_TIMES)
        n += (size_t)snprintf(out + n, len - n, " %d x %d", term->each, term->count);
    else if (term->which != AUDE_NONE)
        n += (size_t)snprintf(out + n, len - n, " %s %d", row_name(s, event->feature), term->count);
    else
        n += (size_t)snprintf(out + n, len - n, " %d", term->count);
    if (event->is_final)
        n += (size_t)snprintf(out + n, len - n, " final");
    return n;
}

void write_card_event(const struct aude_state *s, const struct aude_event *event, char *out,
                      size_t len)
{
    const struct aude_rules *r = aude_rules_of(s);
    const char *name = aude_event_name((enum aude_event_kind)event->kind);
    size_t n;
    if (event->kind == AUDE_EVENT_SCORE)
        n = write_why(s, event, out, len);
    else if (event->kind == AUDE_EVENT_TAKE)
        n = (size_t)snprintf(out, len, "%s %d %d", name, event->seat, event->count);
    else if (event->kind == AUDE_EVENT_RETURN)
        n = (size_t)snprintf(out, len, "%s %d %s", name, event->seat,
                             aude_name(r, AUDE_NAME_PIECE, event->piece));
    else if (event->kind == AUDE_EVENT_TOKEN)
        n = (size_t)snprintf(out, len, "%s %s %d takes %d", name,
                             aude_name(r, AUDE_NAME_TOKEN, event->token), event->seat,
                             event->count);
    else if (event->kind == AUDE_EVENT_TURN)
        n = (size_t)snprintf(out, len, "%s %d", name, event->seat);
    else
        n = (size_t)snprintf(out, len, "%s", name);
    if (event->feature != AUDE_NONE)
        snprintf(out + n, len - n, " at %s %d", row_name(s, event->y), event->x);
}

/* ---- Lines for several actions ------------------------------------------------------------------ */

static bool is_step(const struct aude_state *s, const char *name)
{
    return strcmp(aude_name(aude_rules_of(s), AUDE_NAME_STEP, aude_step(s)), name) == 0;
}

/* Reads what every seat gets: "red.1 red.2*3 / green.1". */
static void read_hands(struct form *form, char *text)
{
    int seat = 0, kind, times;
    char *word, *after;
    while (*(word = take_word(&text)) != '\0' && form->reason == NULL) {
        if (strcmp(word, "/") == 0)
            seat++;
        else if (!read_cards(form->s, word, &kind, &times, &after) || kind >= CARD_KINDS_MAX)
            form->reason = "that is no card";
        else
            form->listed[seat][kind] = (uint8_t)(form->listed[seat][kind] + times);
        if (seat >= aude_seats(aude_rules_of(form->s)))
            form->reason = "there are not so many seats";
    }
}

/* Reads how many cards are laid and where jokers go, both of which may be missing. */
static void read_lays(struct form *form)
{
    form->at += strspn(form->at, " ");
    form->times = CARDS_MAX;
    form->is_counted = *form->at >= '0' && *form->at <= '9';
    if (form->is_counted && !take_number(&form->at, &form->times))
        form->reason = "that is no number of cards";
    form->row = take_word(&form->at);
    if (*form->row == '\0')
        form->row = NULL;
}

bool form_open(struct form *form, const struct aude_state *s, char *text)
{
    static const char *const verbs[] = {"opens", "hands", "lays"};
    size_t len = strcspn(text, " ");
    *form = (struct form){.s = s};
    for (int i = 0; i < 3; i++) {
        if (strlen(verbs[i]) == len && strncmp(text, verbs[i], len) == 0)
            form->verb = verbs[i];
    }
    if (form->verb == NULL || !has_cards(s))
        return false;
    form->at = text + len;
    if (*form->verb == 'h')
        read_hands(form, form->at);
    else if (*form->verb == 'l')
        read_lays(form);
    return true;
}

/* The first kind of which more cards are unseen than the hands that are listed need. */
static const char *find_filler(const struct form *form)
{
    int kind = 0;
    struct aude_card_kind card;
    for (; aude_card_kind(aude_rules_of(form->s), kind, &card); kind++) {
        int spare = aude_bag(form->s, kind);
        for (int seat = 0; seat < AUDE_SEATS; seat++)
            spare -= form->listed[seat][kind];
        if (spare > 0)
            break;
    }
    return card_id(form->s, kind);
}

/* Where jokers go. */
static const char *joker_row(const struct form *form)
{
    return form->row == NULL ? row_name(form->s, 0) : form->row;
}

static bool next_open(struct form *form, char line[AUDE_LINE_MAX])
{
    if (aude_hand(form->s) >= 0) {
        snprintf(line, AUDE_LINE_MAX, "lay %s %s", card_id(form->s, aude_hand(form->s)),
                 joker_row(form));
        return true;
    }
    if (form->times == 0) {
        char *word = take_word(&form->at);
        if (*word == '\0') {
            snprintf(line, AUDE_LINE_MAX, "open %s", find_filler(form));
            return is_step(form->s, "open");
        }
        if (!read_cards(form->s, word, &form->kind, &form->times, &form->row)) {
            form->reason = "that is no card";
            return false;
        }
    }
    form->times--;
    snprintf(line, AUDE_LINE_MAX, "open %s", card_id(form->s, form->kind));
    return true;
}

static bool next_deal(struct form *form, char line[AUDE_LINE_MAX])
{
    int seat = aude_turn(form->s), kind = 0;
    static const uint8_t nothing[sizeof form->listed];
    if (!is_step(form->s, "deal")) {
        if (form->times == 0 || memcmp(form->listed, nothing, sizeof nothing) != 0)
            form->reason = "not all of these cards were dealt";
        return false;
    }
    form->times++;
    while (kind < CARD_KINDS_MAX && form->listed[seat][kind] == 0)
        kind++;
    if (kind < CARD_KINDS_MAX)
        form->listed[seat][kind]--;
    snprintf(line, AUDE_LINE_MAX, "deal %d %s", seat,
             kind < CARD_KINDS_MAX ? card_id(form->s, kind) : find_filler(form));
    return true;
}

static bool next_lay(struct form *form, char line[AUDE_LINE_MAX])
{
    static struct aude_action list[AUDE_LEGAL_MAX];
    struct aude_card_kind card;
    int count = is_step(form->s, "play") ? aude_legal(form->s, list, AUDE_LEGAL_MAX) : 0;
    int chosen = -1, first = CARD_KINDS_MAX;
    if (form->times-- == 0)
        return false;
    for (int i = 0; i < count; i++) {
        struct aude_spot spot = aude_where(form->s, list[i]);
        if (spot.card < 0 || !aude_card_kind(aude_rules_of(form->s), spot.card, &card))
            continue;
        const char *home = card.row < 0 ? joker_row(form) : row_name(form->s, card.row);
        if (spot.card < first && strcmp(row_name(form->s, spot.y), home) == 0) {
            chosen = i;
            first = spot.card;
        }
    }
    if (chosen >= 0)
        return aude_action_write(form->s, list[chosen], line, AUDE_LINE_MAX) == AUDE_OK;
    if (form->is_counted)
        form->reason = "not so many cards can be laid";
    return false;
}

bool form_next(struct form *form, char line[AUDE_LINE_MAX])
{
    if (form->reason != NULL)
        return false;
    switch (*form->verb) {
    case 'o':
        return next_open(form, line);
    case 'h':
        return next_deal(form, line);
    default:
        return next_lay(form, line);
    }
}
