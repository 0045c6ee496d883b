/*
 * session.c: the running game. Earlier positions are found by playing the journal again.
 */
#include "session.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "tell.h"
#include "uniform.h"

enum { SENTENCE_MAX = 512 };

void session_open(struct session *n, struct aude_rules *r, enum language language, uint64_t seed,
                  const struct player *const players[])
{
    *n = (struct session){.rules = r, .language = language, .draft = -1};
    n->seats = aude_seats(r);
    struct aude_rng whims;
    aude_rng_seed(&whims, uniform_seed(seed, 0));
    for (int i = 0; i < STACKS; i++)
        aude_rng_seed(&n->luck[i], seed + (uint64_t)i);
    n->now = state_new(r);
    n->past = state_new(r);
    n->scratch = state_new(r);
    n->seen = state_new(r);
    n->has_cards = cards_are_in(r);
    n->looker = -1;
    date_write(n->date, sizeof n->date, DATE_FORMAT);
    for (int i = 0; i < n->seats; i++) {
        struct seat *seat = &n->seat[i];
        snprintf(seat->name, sizeof seat->name, "%s", words_colour(language, i));
        n->names[i] = seat->name;
        seat->player = players[i];
        if (seat->player != NULL)
            seat->self = seat->player->open(r, aude_rng_next(&whims));
        else
            n->looker = n->humans++ == 0 ? i : -1;
    }
    session_look(n, n->looker);
}

void session_close(struct session *n)
{
    for (int i = 0; i < n->seats; i++)
        if (n->seat[i].player != NULL)
            n->seat[i].player->close(n->seat[i].self);
    journal_free(&n->journal);
    free(n->note);
    free(n->spot);
    free(n->due);
    free(n->now);
    free(n->past);
    free(n->scratch);
    free(n->seen);
    aude_rules_free(n->rules);
    *n = (struct session){.draft = -1};
}

bool session_is_human(const struct session *n, int seat)
{
    return seat >= 0 && seat < n->seats && n->seat[seat].player == NULL;
}

void session_look(struct session *n, int seat)
{
    n->looker = seat;
    aude_view(n->now, seat, n->seen);
}

bool session_hands_over(const struct session *n)
{
    int actor = aude_actor(n->now);
    return n->has_cards && n->humans > 1 && session_is_human(n, actor) && actor != n->looker;
}

static void keep_events(struct session *n, const struct aude_events *events,
                        const struct card_hauls *hauls)
{
    for (int i = 0; i < events->count; i++) {
        if (n->notes == n->room) {
            n->room = n->room == 0 ? 128 : 2 * n->room;
            n->note = memory_grow(n->note, (size_t)n->room * sizeof *n->note);
        }
        struct note *note = &n->note[n->notes++];
        *note = (struct note){.move = n->journal.count - 1, .event = events->list[i]};
        if (n->has_cards)
            cards_of_event(hauls, n->now, &note->event, note->taken);
    }
}

void session_play(struct session *n, struct aude_action a)
{
    struct aude_events events;
    struct card_hauls hauls;
    int actor = aude_actor(n->now);
    if (session_is_human(n, actor) && n->draft < 0)
        n->draft = n->journal.count;
    if (n->journal.count >= n->spots) {
        n->spots = n->spots == 0 ? 256 : 2 * n->spots;
        n->spot = memory_grow(n->spot, (size_t)n->spots * sizeof *n->spot);
    }
    n->spot[n->journal.count] = aude_where(n->now, a);
    if (n->has_cards)
        cards_find_hauls(n->now, a, &hauls);
    journal_add(&n->journal, a, actor);
    aude_apply(n->now, a, &events);
    keep_events(n, &events, &hauls);
    session_look(n, n->looker);
}

/* The tiles of each stack come in the same order, whoever plays and however often somebody was
 * given one of the other stack. */
static struct aude_action draw_lots(struct session *n)
{
    struct aude_action first = aude_pick(n->now, 0);
    struct aude_kind kind;
    int count = aude_count(n->now);
    bool is_second =
        first.verb == AUDE_DRAW && aude_kind(n->rules, first.a, &kind) && kind.is_second;
    /* What is settled already, such as which card lies face down, needs no luck. */
    if (count == 1)
        return first;
    return aude_pick(n->now, aude_rng_below(&n->luck[is_second ? 1 : 0], count));
}

/* What chance settles: what it had settled here before, or something new. */
static struct aude_action settle(struct session *n)
{
    while (n->dues > 0) {
        struct aude_action a = n->due[--n->dues];
        if (aude_check(n->now, AUDE_CHANCE, a) == AUDE_OK)
            return a;
    }
    return draw_lots(n);
}

bool session_advance(struct session *n)
{
    int actor = aude_actor(n->now);
    if (actor == AUDE_OVER || session_is_human(n, actor))
        return false;
    if (actor == AUDE_CHANCE) {
        session_play(n, settle(n));
        return true;
    }
    const struct seat *seat = &n->seat[actor];
    aude_view(n->now, actor, n->scratch);
    session_play(n, player_choose(seat->player, seat->self, n->scratch, actor, -1));
    return true;
}

bool session_is_drafted(const struct session *n)
{
    if (n->draft < 0 || n->draft >= n->journal.count)
        return false;
    return aude_actor(n->now) != n->journal.list[n->draft].actor;
}

bool session_seal(struct session *n, char *why, size_t len)
{
    /* A step of the dragon in the turn of another leaves new what was new. */
    for (int i = n->draft; i >= 0 && i < n->journal.count; i++)
        if (n->has_cards || n->journal.list[i].action.verb == AUDE_PLACE)
            n->fresh = n->journal.count;
    n->draft = -1;
    return n->record == NULL || session_save(n, n->record, why, len);
}

static void go_to(struct session *n, int count)
{
    for (int i = n->journal.count - 1; i >= count; i--) {
        if (n->journal.list[i].actor != AUDE_CHANCE)
            continue;
        if (n->dues == n->dues_room) {
            n->dues_room = n->dues_room == 0 ? 128 : 2 * n->dues_room;
            n->due = memory_grow(n->due, (size_t)n->dues_room * sizeof *n->due);
        }
        n->due[n->dues++] = n->journal.list[i].action;
    }
    n->journal.count = count;
    aude_start(n->rules, n->past);
    n->past_moves = 0;
    aude_start(n->rules, n->now);
    for (int i = 0; i < count; i++)
        aude_apply(n->now, n->journal.list[i].action, NULL);
    session_look(n, n->looker);
    while (n->notes > 0 && n->note[n->notes - 1].move >= count)
        n->notes--;
    if (n->fresh > count)
        n->fresh = count;
}

bool session_undo(struct session *n)
{
    if (n->draft < 0 || n->journal.count <= n->draft)
        return false;
    go_to(n, n->journal.count - 1);
    return true;
}

/* What others have shown since cannot be forgotten, so with cards there is no way back. */
bool session_back(struct session *n)
{
    if (n->has_cards)
        return false;
    int i = (n->draft >= 0 && n->draft < n->journal.count ? n->draft : n->journal.count) - 1;
    while (i >= 0 && !session_is_human(n, n->journal.list[i].actor))
        i--;
    if (i < 0)
        return false;
    while (i > 0 && n->journal.list[i - 1].actor == n->journal.list[i].actor)
        i--;
    go_to(n, i);
    n->draft = -1;
    n->fresh = i;
    return true;
}

bool session_save(const struct session *n, const char *path, char *why, size_t len)
{
    struct aude_record header = {0};
    struct text text = {0};
    memcpy(header.date, n->date, sizeof header.date);
    for (int i = 0; i < n->seats; i++) {
        const struct player *player = n->seat[i].player;
        seat_write(n->seat[i].name, player == NULL ? NULL : player->name, header.seat[i]);
    }
    journal_write(&n->journal, n->rules, &header, &text);
    bool is_written = file_save(path, &text, why, len);
    text_free(&text);
    return is_written;
}

/* Whoever reads the file knows what others hold. */
enum word session_saved(const struct session *n)
{
    return n->has_cards && aude_actor(n->now) != AUDE_OVER ? WORD_CARD_SAVED : WORD_SAVED;
}

bool session_keep(const struct session *n, char *message, size_t len)
{
    char path[64], why[SENTENCE_MAX];
    date_write(path, sizeof path, "aude-%Y%m%d-%H%M%S.aude");
    const char *name = n->record != NULL ? n->record : path;
    bool is_saved = session_save(n, name, why, sizeof why);
    words_fill(message, len, words_text(n->language, is_saved ? session_saved(n) : WORD_NOT_SAVED),
               (const char *[]){is_saved ? name : why});
    return is_saved;
}

/* Rounds begin with the dealing, and all deal as many cards as the first. */
int session_round(const struct session *n, int move, int *rounds)
{
    int round = 0, first = 0, dealt = 0;
    bool was_dealing = false;
    for (int i = 0; i < n->journal.count; i++) {
        bool is_dealing = cards_is_verb(n->rules, n->journal.list[i].action, "deal");
        round += i <= move && is_dealing && !was_dealing;
        first += is_dealing && first == dealt && (was_dealing || dealt == 0);
        dealt += is_dealing;
        was_dealing = is_dealing;
    }
    *rounds = first == 0 ? 0 : (aude_left(n->now) + dealt) / first;
    return round;
}

bool session_ends_round(const struct session *n)
{
    int last = n->journal.count - 1;
    if (!n->has_cards || last < 0 || cards_is_verb(n->rules, n->journal.list[last].action, "deal"))
        return false;
    return aude_actor(n->now) == AUDE_OVER ||
           (cards_is_step(n->now, "deal") && n->notes > 0 &&
            n->note[n->notes - 1].event.kind == AUDE_EVENT_RETURN);
}

int session_turn(const struct session *n, int move)
{
    int laid = 0;
    if (n->has_cards)
        return session_round(n, move, &laid);
    for (int i = 0; i <= move && i < n->journal.count; i++)
        laid += n->journal.list[i].action.verb == AUDE_PLACE;
    return laid;
}

/* Where there is only one kind of figure its role says everything; figures that do not count for
 * the majority have none. */
static void tell_put(const struct session *n, int move, char *buf, size_t len)
{
    const struct journal_entry *entry = &n->journal.list[move];
    const struct aude_spot *spot = &n->spot[move];
    const char *name = n->names[entry->actor];
    struct outlook outlook;
    bool has_role = tell_outlook(n->past, entry->action, n->scratch, &outlook) && outlook.is_strong;
    const char *role =
        has_role ? tell_role(n->past, n->language, spot->x, spot->y, spot->segment) : "";
    const char *kind = aude_name(n->rules, AUDE_NAME_PIECE, entry->action.a);
    struct aude_tile tile[AUDE_TILES_MAX];
    int tiles = aude_tiles(n->past, tile, AUDE_TILES_MAX);
    bool is_new = tiles > 0 && tile[tiles - 1].x == spot->x && tile[tiles - 1].y == spot->y;
    char piece[64], cell[24];
    words_object(n->language, kind == NULL ? "?" : kind, false, piece, sizeof piece);
    snprintf(cell, sizeof cell, "%d,%d", spot->x, spot->y);
    /* A role that is called like the figure says nothing more. */
    if (kind != NULL && strcmp(role, words_noun(n->language, kind, 1)) == 0)
        role = "";
    enum word word = role[0] == '\0'                ? (is_new ? WORD_PUT_KIND : WORD_PUT_KIND_AT)
                     : !is_new                      ? WORD_PUT_AT
                     : words_names_pieces(n->rules) ? WORD_PUT
                                                    : WORD_PUT_ROLE;
    if (word == WORD_PUT_ROLE)
        tell_role_object(n->past, n->language, spot, piece, sizeof piece);
    words_fill(buf, len, words_text(n->language, word), (const char *[]){name, piece, role, cell});
}

/* What is drawn is told when it brings something else about, or is no tile as any other. */
static void tell_draw(const struct session *n, int move, char *buf, size_t len)
{
    struct aude_kind kind;
    bool has_moved = false;
    for (int i = 0; i < n->notes; i++)
        has_moved |= n->note[i].move == move && n->note[i].event.kind == AUDE_EVENT_TOKEN;
    struct aude_action action = n->journal.list[move].action;
    if (action.verb != AUDE_DRAW || !aude_kind(n->rules, action.a, &kind) ||
        (!has_moved && !kind.is_second))
        return;
    words_fill(buf, len, words_text(n->language, kind.is_second ? WORD_DREW_BONUS : WORD_DREW),
               (const char *[]){n->names[aude_turn(n->past)], kind.id});
}

/* Actions are told one after another, so that the way from the last one is short. */
static void go_past(struct session *n, int move)
{
    if (n->past_moves > move) {
        aude_start(n->rules, n->past);
        n->past_moves = 0;
    }
    for (; n->past_moves < move; n->past_moves++)
        aude_apply(n->past, n->journal.list[n->past_moves].action, NULL);
}

/* As whoever looks may see it. What chance does is seen on the table, but for cards that are
 * turned up. */
static void tell_cards(const struct session *n, int move, char *buf, size_t len)
{
    const struct journal_entry *entry = &n->journal.list[move];
    struct telling telling = {.s = n->past,
                              .language = n->language,
                              .names = n->names,
                              .actor = entry->actor,
                              .action = aude_seen(n->past, n->looker, entry->action)};
    if (entry->actor >= 0 || cards_is_verb(n->rules, entry->action, "turn"))
        tell_action(&telling, VERB_DID, buf, len);
}

void session_tell(struct session *n, int move, char *buf, size_t len)
{
    const struct journal_entry *entry = &n->journal.list[move];
    buf[0] = '\0';
    if (entry->action.verb == AUDE_PASS)
        return;
    go_past(n, move);
    if (n->has_cards) {
        tell_cards(n, move, buf, len);
        return;
    }
    if (entry->actor < 0) {
        tell_draw(n, move, buf, len);
        return;
    }
    if (entry->action.verb == AUDE_PLACE) {
        struct aude_kind kind;
        char cell[24];
        const char *id = "?";
        if (aude_kind(n->rules, aude_hand(n->past), &kind))
            id = kind.id;
        snprintf(cell, sizeof cell, "%d,%d", n->spot[move].x, n->spot[move].y);
        words_fill(buf, len, words_text(n->language, WORD_LAID),
                   (const char *[]){n->names[entry->actor], id, cell});
        return;
    }
    if (entry->action.verb == AUDE_PUT) {
        tell_put(n, move, buf, len);
        return;
    }
    struct telling telling = {.s = n->past,
                              .language = n->language,
                              .names = n->names,
                              .actor = entry->actor,
                              .action = entry->action};
    tell_action(&telling, VERB_DID, buf, len);
}

/* Did something become complete before, by the same action, or the game end? */
static bool follows_scoring(const struct session *n, int note)
{
    for (int i = note - 1; i >= 0 && n->note[i].move == n->note[note].move; i--)
        if (n->note[i].event.kind == AUDE_EVENT_CLOSED || n->note[i].event.kind == AUDE_EVENT_END)
            return true;
    return false;
}

/* Is the action named like what the points are for, so that it says so itself? */
static bool is_told_by_action(const struct session *n, int note)
{
    const char *verb =
        aude_name(n->rules, AUDE_NAME_VERB, n->journal.list[n->note[note].move].action.verb);
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
    if (n->has_cards && event->kind == AUDE_EVENT_TOKEN)
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
    const struct aude_spot *spot = &n->spot[n->note[note].move];
    return spot->on_board && spot->segment >= 0 && spot->turn < 0 && spot->x == event->x &&
           spot->y == event->y && spot->segment == event->segment;
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
    struct aude_action action = n->journal.list[n->note[note].move].action;
    bool is_of_tile = action.verb == AUDE_PLACE;
    if (n->has_cards && cards_is_series(n->rules, event))
        return session_note_scores(n, note);
    if (n->has_cards)
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
        return is_of_tile || n->journal.list[n->note[note].move].actor < 0;
    return event->kind == AUDE_EVENT_ASIDE || event->kind == AUDE_EVENT_MIXED;
}

/* Did a figure leave the same feature just before, so that this one of the same seat is left
 * alone there? */
static bool is_left_alone(const struct session *n, int note)
{
    if (note == 0 || n->note[note - 1].move != n->note[note].move)
        return false;
    const struct aude_event *event = &n->note[note].event, *before = &n->note[note - 1].event;
    bool is_gone = before->kind == AUDE_EVENT_RETURN || before->kind == AUDE_EVENT_CAPTURE;
    return is_gone && event->kind == AUDE_EVENT_RETURN && event->other < 0 &&
           !follows_scoring(n, note) && before->seat == event->seat &&
           (before->x != event->x || before->y != event->y) && event->feature != AUDE_NONE &&
           aude_feature_at(n->now, event->x, event->y, event->segment) ==
               aude_feature_at(n->now, before->x, before->y, before->segment);
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
                       aude_where(n->now, n->journal.list[n->note[note].move].action).piece < 0;
    const char *pattern = is_exchange              ? words_text(n->language, WORD_EXCHANGED)
                          : is_left_alone(n, note) ? words_text(n->language, WORD_LEFT_ALONE)
                                                   : "%1";
    words_fill(buf, len, pattern, (const char *[]){sentence});
}

int session_news(const struct session *n, int seat)
{
    const struct journal_entry *list = n->journal.list;
    int i = n->journal.count - 1;
    /* What the seat is doing now is no news to it. */
    while (i >= 0 && (list[i].actor == seat || list[i].actor < 0))
        i--;
    while (i >= 0 &&
           (list[i].actor != seat || (!n->has_cards && list[i].action.verb != AUDE_PLACE)))
        i--;
    while (i > 0 && (list[i - 1].actor == seat || list[i - 1].actor < 0))
        i--;
    return i < 0 ? 0 : i;
}
