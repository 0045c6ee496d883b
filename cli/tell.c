/*
 * tell.c: actions as sentences. What an action names is the engine's to say (aude_where); how a
 * verb is put into words is in lexicon.h.
 */
#include "tell.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cards.h"
#include "paint.h"

/* Do the actions of some verb name a seat? What a verb names is the same in every position. */
bool tell_names_seats(const struct aude_state *s)
{
    for (int verb = 0; aude_name(aude_rules_of(s), AUDE_NAME_VERB, verb) != NULL; verb++)
        if (aude_where(s, (struct aude_action){.verb = (uint8_t)verb}).seat >= 0)
            return true;
    return false;
}

void tell_add(char *buf, size_t len, const char *separator, const char *text)
{
    size_t used = strlen(buf);
    if (text[0] != '\0' && used + 1 < len)
        snprintf(buf + used, len - used, "%s%s", used == 0 ? "" : separator, text);
}

/* The name the engine has for a feature or the role of a figure there, or NULL. */
static const char *name_at(const struct aude_state *s, enum aude_noun noun, int x, int y,
                           int segment)
{
    struct aude_tile tile;
    struct aude_kind kind;
    if (segment < 0 || !aude_tile_at(s, x, y, &tile) ||
        !aude_kind(aude_rules_of(s), tile.kind, &kind) || segment >= kind.segments)
        return NULL;
    return aude_name(aude_rules_of(s), noun, kind.segment[segment].kind);
}

const char *tell_role(const struct aude_state *s, enum language language, int x, int y, int segment)
{
    const char *role = name_at(s, AUDE_NAME_ROLE, x, y, segment);
    return role == NULL ? "" : words_noun(language, role, 1);
}

void tell_role_object(const struct aude_state *s, enum language language,
                      const struct aude_spot *spot, char *buf, size_t len)
{
    const char *role = name_at(s, AUDE_NAME_ROLE, spot->x, spot->y, spot->segment);
    buf[0] = '\0';
    if (role != NULL)
        words_object(language, role, false, buf, len);
}

const char *tell_feature(const struct aude_state *s, enum language language, int x, int y,
                         int segment)
{
    const char *feature = name_at(s, AUDE_NAME_FEATURE, x, y, segment);
    return feature == NULL ? "" : words_noun(language, feature, 1);
}

bool tell_standing(const struct aude_state *s, enum language language,
                   const struct aude_token *token, char *buf, size_t len)
{
    const char *name = aude_name(aude_rules_of(s), AUDE_NAME_TOKEN, token->kind);
    const char *pattern = name == NULL ? NULL : words_standing(language, name);
    char count[16];
    if (pattern == NULL || token->seat >= 0)
        return false;
    snprintf(count, sizeof count, "%d", token->count);
    words_fill(
        buf, len, pattern,
        (const char *[]){count, tell_feature(s, language, token->x, token->y, token->segment)});
    return true;
}

void tell_hand(const struct aude_state *s, enum language language, char *buf, size_t len)
{
    struct aude_kind kind;
    char name[AUDE_NAME_MAX];
    buf[0] = '\0';
    if (aude_hand(s) < 0 || !aude_kind(aude_rules_of(s), aude_hand(s), &kind))
        return;
    words_fill(name, sizeof name, kind.is_guess ? words_text(language, WORD_GUESSED) : "%1",
               (const char *[]){kind.id});
    words_fill(buf, len, words_text(language, kind.is_second ? WORD_BONUS_IN_HAND : WORD_IN_HAND),
               (const char *[]){name});
}

void tell_example(const struct aude_rules *r, char *buf, size_t len)
{
    const char *piece = aude_name(r, AUDE_NAME_PIECE, 0);
    struct aude_kind kind;
    buf[0] = '\0';
    for (int i = 0; piece != NULL && aude_kind(r, i, &kind); i++) {
        for (int k = 0; k < kind.segments; k++) {
            if (kind.segment[k].sides == 0)
                continue;
            snprintf(buf, len, "%s %s", piece, kind.segment[k].name);
            return;
        }
    }
}

static bool is_at(const struct aude_piece *piece, const struct aude_spot *spot)
{
    return piece->where == AUDE_ON_SEGMENT && piece->x == spot->x && piece->y == spot->y &&
           (spot->segment < 0 || piece->segment == spot->segment);
}

void tell_figures(const struct aude_state *s, enum language language, const char *const names[],
                  const struct aude_spot *spot, char *buf, size_t len)
{
    struct aude_piece piece[AUDE_PIECES_MAX];
    int count = aude_pieces(s, piece, AUDE_PIECES_MAX);
    buf[0] = '\0';
    for (int i = 0; i < count && i < AUDE_PIECES_MAX; i++) {
        const struct aude_piece *p = &piece[i];
        const char *name = aude_name(aude_rules_of(s), AUDE_NAME_PIECE, p->kind);
        char figure[AUDE_NAME_MAX + 64];
        if (!is_at(p, spot))
            continue;
        snprintf(figure, sizeof figure, "%s %s", names[p->seat],
                 p->kind == 0 ? tell_role(s, language, p->x, p->y, p->segment)
                              : words_noun(language, name == NULL ? "?" : name, 1));
        tell_add(buf, len, ", ", figure);
    }
}

int tell_height(const struct aude_state *s, const struct aude_spot *spot)
{
    struct aude_token token[AUDE_TOKENS_MAX];
    int count = aude_tokens(s, token, AUDE_TOKENS_MAX), high = -1;
    for (int i = 0; i < count && i < AUDE_TOKENS_MAX && spot->segment >= 0; i++) {
        const struct aude_token *t = &token[i];
        if (token_is_site(s, t) && t->x == spot->x && t->y == spot->y &&
            t->segment == spot->segment)
            high = t->count;
    }
    return high;
}

/* The first figure on the segment; false if there is none. */
static bool figure_at(const struct aude_state *s, const struct aude_spot *spot,
                      struct aude_piece *out)
{
    struct aude_piece piece[AUDE_PIECES_MAX];
    int count = aude_pieces(s, piece, AUDE_PIECES_MAX);
    for (int i = 0; i < count && i < AUDE_PIECES_MAX && spot->segment >= 0; i++) {
        if (is_at(&piece[i], spot)) {
            *out = piece[i];
            return true;
        }
    }
    return false;
}

/* "the knight", for other than ordinary figures "the large follower (knight)". */
static void write_standing(const struct telling *t, const struct aude_spot *spot,
                           const struct aude_piece *figure, char *buf, size_t len)
{
    const char *role = name_at(t->s, AUDE_NAME_ROLE, spot->x, spot->y, spot->segment);
    const char *kind = figure == NULL || figure->kind == 0
                           ? NULL
                           : aude_name(aude_rules_of(t->s), AUDE_NAME_PIECE, figure->kind);
    buf[0] = '\0';
    if (role == NULL)
        return;
    words_object(t->language, kind != NULL ? kind : role, true, buf, len);
    size_t used = strlen(buf);
    if (kind != NULL && used < len)
        snprintf(buf + used, len - used, " (%s)", words_noun(t->language, role, 1));
}

/* How many steps of a walk are left. */
static int steps_left(const struct aude_state *s)
{
    struct aude_token token[AUDE_TOKENS_MAX];
    int count = aude_tokens(s, token, AUDE_TOKENS_MAX);
    for (int i = 0; i < count && i < AUDE_TOKENS_MAX; i++) {
        const char *name = aude_name(aude_rules_of(s), AUDE_NAME_TOKEN, token[i].kind);
        if (name != NULL && strcmp(name, "steps") == 0)
            return token[i].count;
    }
    return 0;
}

/* The pattern of the verb, a more special one first. */
static const char *pattern_of(const struct telling *t, enum verb_form form, int owner)
{
    char special[64];
    const char *verb = aude_name(aude_rules_of(t->s), AUDE_NAME_VERB, t->action.verb);
    if (verb == NULL)
        return NULL;
    snprintf(special, sizeof special, "%s %s", verb, t->is_elsewhere ? "elsewhere" : "own");
    if (t->is_elsewhere || (owner >= 0 && owner == t->actor)) {
        const char *pattern = words_verb(t->language, special, form);
        if (pattern != NULL)
            return pattern;
    }
    return words_verb(t->language, verb, form);
}

static const char *seat_name(const struct telling *t, int seat)
{
    return seat < 0 || seat >= AUDE_SEATS || t->names[seat] == NULL ? "?" : t->names[seat];
}

/* The number that words of the action name. */
static int number_of(const struct telling *t, const struct aude_spot *spot)
{
    const char *verb = aude_name(aude_rules_of(t->s), AUDE_NAME_VERB, t->action.verb);
    int high = tell_height(t->s, spot), number;
    if (verb != NULL && aude_number(t->s, verb, &number))
        return number;
    return high >= 0 ? high : steps_left(t->s);
}

void tell_action(const struct telling *t, enum verb_form form, char *buf, size_t len)
{
    if (cards_tell(t, form, buf, len))
        return;
    struct aude_spot spot = aude_where(t->s, t->action);
    struct aude_piece stands;
    bool is_taken = figure_at(t->s, &spot, &stands);
    int owner = is_taken ? stands.seat : -1;
    const char *pattern = pattern_of(t, form, owner);
    if (pattern == NULL) {
        char line[AUDE_LINE_MAX] = "";
        if (form == VERB_MAY || form == VERB_DID)
            aude_action_write(t->s, t->action, line, sizeof line);
        if (form == VERB_DID)
            words_fill(buf, len, words_text(t->language, WORD_DID),
                       (const char *[]){seat_name(t, t->actor), line});
        else
            snprintf(buf, len, "%s", line);
        return;
    }
    char figure[64] = "", cell[32], standing[128], number[16];
    const char *name = aude_name(aude_rules_of(t->s), AUDE_NAME_PIECE, spot.piece);
    if (name != NULL)
        words_object(t->language, name, false, figure, sizeof figure);
    write_standing(t, &spot, is_taken ? &stands : NULL, standing, sizeof standing);
    snprintf(cell, sizeof cell, "%d,%d", spot.x, spot.y);
    snprintf(number, sizeof number, "%d", number_of(t, &spot));
    words_fill(buf, len, pattern,
               (const char *[]){seat_name(t, t->actor), figure, cell, standing, seat_name(t, owner),
                                seat_name(t, spot.seat), number,
                                tell_feature(t->s, t->language, spot.x, spot.y, spot.segment)});
}

void tell_brief(const struct telling *t, char *buf, size_t len)
{
    struct aude_spot spot = aude_where(t->s, t->action);
    const char *name = aude_name(aude_rules_of(t->s), AUDE_NAME_PIECE, spot.piece);
    const char *title = pattern_of(t, VERB_TITLE, -1);
    if (name == NULL || title == NULL)
        tell_action(t, VERB_MAY, buf, len);
    else
        snprintf(buf, len, "%s%s%s: %s", title, spot.seat < 0 ? "" : " ",
                 spot.seat < 0 ? "" : seat_name(t, spot.seat), words_noun(t->language, name, 1));
}

bool tell_outlook(const struct aude_state *s, struct aude_action a, struct aude_state *scratch,
                  struct outlook *out)
{
    struct aude_spot spot = aude_where(s, a);
    struct aude_events events;
    struct aude_feature after;
    struct aude_piece figure = {.kind = a.a};
    int actor = aude_actor(s);
    const char *verb = aude_name(aude_rules_of(s), AUDE_NAME_VERB, a.verb);
    out->is_loss = verb != NULL && strcmp(verb, "plague") == 0 && figure_at(s, &spot, &figure);
    out->piece = figure.kind;
    if ((a.verb != AUDE_PUT && !out->is_loss) || actor < 0 || spot.segment < 0 ||
        !aude_feature(s, aude_feature_at(s, spot.x, spot.y, spot.segment), &out->feature))
        return false;
    const struct aude_feature *before = &out->feature;
    aude_preview(s, a, scratch, &events);
    int id = aude_feature_at(scratch, spot.x, spot.y, spot.segment), gain = 0;
    bool is_scored = false, is_there = aude_feature(scratch, id, &after);
    out->is_strong = is_there && after.strength[actor] != before->strength[actor];
    for (int i = 0; i < events.count; i++) {
        const struct aude_event *event = &events.list[i];
        if (event->feature == AUDE_NONE ||
            aude_feature_at(scratch, event->x, event->y, event->segment) != id)
            continue;
        is_scored |= event->kind == AUDE_EVENT_CLOSED || event->kind == AUDE_EVENT_SCORE;
        if (event->kind != AUDE_EVENT_SCORE || event->seat != actor)
            continue;
        gain += event->points;
        out->is_strong |= event->strength[actor] > before->strength[actor];
    }
    out->now = (is_scored ? gain : is_there ? after.now[actor] : 0) - before->now[actor];
    out->done = (is_scored  ? gain
                 : is_there ? after.done[actor]
                            : 0) -
                (is_scored ? before->now[actor] : before->done[actor]);
    return true;
}

void tell_aside(const struct aude_state *s, bool is_short, char *buf, size_t len)
{
    struct aude_token token[AUDE_TOKENS_MAX];
    int tokens = aude_tokens(s, token, AUDE_TOKENS_MAX);
    buf[0] = '\0';
    for (int i = 0; i < tokens && i < AUDE_TOKENS_MAX; i++) {
        struct aude_kind kind;
        char item[64], copies[16] = "";
        if (token[i].tile == AUDE_NONE || !aude_kind(aude_rules_of(s), token[i].tile, &kind))
            continue;
        const char *slash = is_short ? strrchr(kind.id, '/') : NULL;
        if (token[i].count > 1)
            snprintf(copies, sizeof copies, " x %d", token[i].count);
        snprintf(item, sizeof item, "%s%s", slash == NULL ? kind.id : slash + 1, copies);
        tell_add(buf, len, ", ", item);
    }
}
