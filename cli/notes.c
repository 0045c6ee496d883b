/*
 * notes.c: what happened in a game at this terminal, in sentences: each step, and what came of it.
 */
#include <stdio.h>
#include <string.h>

#include "session.h"
#include "tell.h"

enum { SENTENCE_MAX = 512 };

/* Where there is only one kind of figure its role says everything; figures that do not count for
 * the majority have none. */
static void tell_put(const struct session *n, const struct aude_step *step, char *buf, size_t len)
{
    const char *name = n->names[step->actor];
    struct aude_spot spot = aude_where(n->past, step->action);
    struct outlook outlook;
    bool has_role = tell_outlook(n->past, step->action, n->scratch, &outlook) && outlook.is_strong;
    const char *role =
        has_role ? tell_role(n->past, n->language, spot.x, spot.y, spot.segment) : "";
    const char *kind = aude_name(n->rules, AUDE_NAME_PIECE, step->action.a);
    struct aude_tile tile[AUDE_TILES_MAX];
    int tiles = aude_tiles(n->past, tile, AUDE_TILES_MAX);
    bool is_new = tiles > 0 && tile[tiles - 1].x == spot.x && tile[tiles - 1].y == spot.y;
    char piece[64], cell[24];
    words_object(n->language, kind == NULL ? "?" : kind, false, piece, sizeof piece);
    snprintf(cell, sizeof cell, "%d,%d", spot.x, spot.y);
    /* A role that is called like the figure says nothing more. */
    if (kind != NULL && strcmp(role, words_noun(n->language, kind, 1)) == 0)
        role = "";
    enum word word = role[0] == '\0'                ? (is_new ? WORD_PUT_KIND : WORD_PUT_KIND_AT)
                     : !is_new                      ? WORD_PUT_AT
                     : words_names_pieces(n->rules) ? WORD_PUT
                                                    : WORD_PUT_ROLE;
    if (word == WORD_PUT_ROLE)
        tell_role_object(n->past, n->language, &spot, piece, sizeof piece);
    words_fill(buf, len, words_text(n->language, word), (const char *[]){name, piece, role, cell});
}

/* What is drawn is told when it brings something else about, or is no tile as any other. */
static void tell_draw(const struct session *n, int move, char *buf, size_t len)
{
    struct aude_kind kind;
    bool has_moved = false;
    for (int i = 0; i < n->notes; i++)
        has_moved |= n->note[i].move == move && n->note[i].event.kind == AUDE_EVENT_TOKEN;
    struct aude_action action = session_step(n, move).action;
    if (action.verb != AUDE_DRAW || !aude_kind(n->rules, action.a, &kind) ||
        (!has_moved && !kind.is_second))
        return;
    words_fill(buf, len, words_text(n->language, kind.is_second ? WORD_DREW_BONUS : WORD_DREW),
               (const char *[]){n->names[aude_turn(n->past)], kind.id});
}

/* As whoever looks may see it. What chance does is seen on the table, but for cards that are
 * turned up. */
static void tell_cards(const struct session *n, const struct aude_step *step, char *buf, size_t len)
{
    struct telling telling = {.s = n->past,
                              .language = n->language,
                              .names = n->names,
                              .actor = step->actor,
                              .action = aude_seen(n->past, n->looker, step->action)};
    if (step->actor >= 0 || cards_is_verb(n->rules, step->action, "turn"))
        tell_action(&telling, VERB_DID, buf, len);
}

void session_tell(struct session *n, int move, char *buf, size_t len)
{
    struct aude_step step = session_step(n, move);
    buf[0] = '\0';
    if (step.action.verb == AUDE_PASS)
        return;
    aude_table_at(n->table, AUDE_OWNER, move, n->past);
    if (!game_has(n->rules, AUDE_HAS_BOARD)) {
        tell_cards(n, &step, buf, len);
        return;
    }
    if (step.actor < 0) {
        tell_draw(n, move, buf, len);
        return;
    }
    if (step.action.verb == AUDE_PLACE) {
        struct aude_kind kind;
        char cell[24];
        const char *id = "?";
        if (aude_kind(n->rules, aude_hand(n->past), &kind))
            id = kind.id;
        snprintf(cell, sizeof cell, "%d,%d", step.action.x, step.action.y);
        words_fill(buf, len, words_text(n->language, WORD_LAID),
                   (const char *[]){n->names[step.actor], id, cell});
        return;
    }
    if (step.action.verb == AUDE_PUT) {
        tell_put(n, &step, buf, len);
        return;
    }
    struct telling telling = {.s = n->past,
                              .language = n->language,
                              .names = n->names,
                              .actor = step.actor,
                              .action = step.action};
    tell_action(&telling, VERB_DID, buf, len);
}

/* What led to a note: another one of the same move, or -1: the action itself. Notes are the events
 * of a move in their order, but for the turn that begins, of which nothing is asked here. */
static int cause_of(const struct session *n, int note)
{
    int first = note, cause = n->note[note].event.cause;
    while (first > 0 && n->note[first - 1].move == n->note[note].move)
        first--;
    return cause < 0 || first + cause >= note ? -1 : first + cause;
}

/* Was it because something became complete, or the game ended? */
static bool follows_scoring(const struct session *n, int note)
{
    for (int i = cause_of(n, note); i >= 0; i = cause_of(n, i))
        if (n->note[i].event.kind == AUDE_EVENT_CLOSED || n->note[i].event.kind == AUDE_EVENT_END)
            return true;
    return false;
}

/* Is the action named like what the points are for, so that it says so itself? */
static bool is_told_by_action(const struct session *n, int note)
{
    struct aude_step step = session_step(n, n->note[note].move);
    const char *verb = aude_name(n->rules, AUDE_NAME_VERB, step.action.verb);
    const char *why = aude_name(n->rules, AUDE_NAME_REASON, n->note[note].event.why);
    return verb != NULL && why != NULL && strcmp(verb, why) == 0;
}

/* Do two notes tell of the same chest, so that one sentence is for both? */
static bool is_same_chest(const struct session *n, int note, int other)
{
    const struct note *a = &n->note[note], *b = &n->note[other];
    return a->move == b->move && a->event.seat == b->event.seat &&
           cards_is_series(n->rules, &a->event) && cards_is_series(n->rules, &b->event);
}

bool session_note_scores(const struct session *n, int note)
{
    const struct aude_event *event = &n->note[note].event;
    /* A building that brings nothing is part of the sum. */
    if (cards_is_series(n->rules, event))
        return note == 0 || !is_same_chest(n, note, note - 1);
    if (!game_has(n->rules, AUDE_HAS_BOARD) && event->kind == AUDE_EVENT_TOKEN)
        return false;
    if (event->kind == AUDE_EVENT_SCORE)
        return event->points != 0;
    return event->kind == AUDE_EVENT_DISCARD || event->kind == AUDE_EVENT_END ||
           (event->kind == AUDE_EVENT_TOKEN && event->seat >= 0);
}

/* Is it the figure the action names by its place? */
static bool is_target(const struct session *n, int note)
{
    const struct aude_event *event = &n->note[note].event;
    int move = n->note[note].move;
    aude_table_at(n->table, AUDE_OWNER, move, n->past);
    struct aude_spot spot = aude_where(n->past, session_step(n, move).action);
    return spot.on_board && spot.segment >= 0 && spot.turn < 0 && spot.x == event->x &&
           spot.y == event->y && spot.segment == event->segment;
}

/* Did the figure that comes back get points just before, where it stood? */
static bool is_paid(const struct session *n, int note)
{
    if (note == 0 || n->note[note - 1].move != n->note[note].move)
        return false;
    const struct aude_event *event = &n->note[note].event, *before = &n->note[note - 1].event;
    return before->kind == AUDE_EVENT_SCORE && before->seat == event->seat &&
           before->feature != AUDE_NONE && before->x == event->x && before->y == event->y &&
           before->segment == event->segment;
}

bool session_note_tells(const struct session *n, int note)
{
    const struct aude_event *event = &n->note[note].event;
    struct aude_step step = session_step(n, n->note[note].move);
    struct aude_action action = step.action;
    bool is_of_tile = action.verb == AUDE_PLACE;
    if (cards_is_series(n->rules, event))
        return session_note_scores(n, note);
    if (!game_has(n->rules, AUDE_HAS_BOARD))
        return event->kind != AUDE_EVENT_RETURN;
    if (event->kind == AUDE_EVENT_SCORE && is_told_by_action(n, note))
        return false;
    if (session_note_scores(n, note))
        return true;
    /* An action that names a figure which was held says itself that it comes back. */
    if (event->kind == AUDE_EVENT_RETURN && event->other >= 0)
        return aude_where(n->now, action).piece < 0;
    if (event->kind == AUDE_EVENT_RETURN)
        return !event->is_final && !follows_scoring(n, note) && !is_target(n, note) &&
               !is_paid(n, note);
    if (event->kind == AUDE_EVENT_TOKEN)
        return is_of_tile || step.actor < 0;
    return event->kind == AUDE_EVENT_ASIDE || event->kind == AUDE_EVENT_MIXED;
}

/* Did a figure of the same seat leave, from another tile, so that this one had to go with it? */
static bool is_left_alone(const struct session *n, int note)
{
    const struct aude_event *event = &n->note[note].event;
    int cause = cause_of(n, note);
    if (cause < 0 || event->kind != AUDE_EVENT_RETURN || event->other >= 0)
        return false;
    const struct aude_event *before = &n->note[cause].event;
    return (before->kind == AUDE_EVENT_RETURN || before->kind == AUDE_EVENT_CAPTURE) &&
           (before->x != event->x || before->y != event->y) && !follows_scoring(n, note);
}

void session_note_write(const struct session *n, int note, char *buf, size_t len)
{
    const struct aude_event *event = &n->note[note].event;
    char sentence[SENTENCE_MAX];
    struct card_series series = {{0}, {0}};
    struct card_event e = {n->language, n->rules, event, n->names, n->note[note].taken, &series};
    for (int i = note; i < n->notes && is_same_chest(n, note, i); i++)
        cards_add_series(&series, &n->note[i].event);
    if (cards_event(&e, buf, len))
        return;
    words_event(n->language, n->rules, event, n->names, sentence, sizeof sentence);
    bool is_exchange = event->kind == AUDE_EVENT_RETURN && event->other >= 0 &&
                       aude_where(n->now, session_step(n, n->note[note].move).action).piece < 0;
    const char *pattern = is_exchange              ? words_text(n->language, WORD_EXCHANGED)
                          : is_left_alone(n, note) ? words_text(n->language, WORD_LEFT_ALONE)
                                                   : "%1";
    words_fill(buf, len, pattern, (const char *[]){sentence});
}

/* Did that seat do it, or chance? */
static bool is_of(const struct session *n, int move, int seat)
{
    int actor = session_actor_of(n, move);
    return actor == seat || actor < 0;
}

int session_news(const struct session *n, int seat)
{
    int i = n->moves - 1;
    /* What the seat is doing now is no news to it. */
    while (i >= 0 && is_of(n, i, seat))
        i--;
    for (; i >= 0; i--) {
        struct aude_step step = session_step(n, i);
        if (step.actor == seat &&
            (!game_has(n->rules, AUDE_HAS_BOARD) || step.action.verb == AUDE_PLACE))
            break;
    }
    while (i > 0 && is_of(n, i - 1, seat))
        i--;
    return i < 0 ? 0 : i;
}
