/*
 * session.c: the game at this terminal.
 */
#include "session.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "record.h"
#include "tell.h"
#include "uniform.h"

enum { SENTENCE_MAX = 512 };

/* ---- Open and close ------------------------------------------------------------------------- */

/* Colours are said in the language of this game, not in that of the record. */
static bool is_colour(const char *name, int seat)
{
    for (int language = 0; language < LANGUAGES; language++)
        if (strcmp(name, words_colour((enum language)language, seat)) == 0)
            return true;
    return false;
}

static void sit_down(struct session *n, int i, const char *player, uint64_t seed)
{
    struct seat *seat = &n->seat[i];
    const char *name = aude_table_name(n->table, i), *colour = words_colour(n->language, i);
    snprintf(seat->name, sizeof seat->name, "%s",
             name[0] == '\0' || is_colour(name, i) ? colour : name);
    n->names[i] = seat->name;
    seat->player = player;
    if (player != NULL)
        seat->self = player_new(player, n->rules, seed);
    else
        n->looker = n->humans++ == 0 ? i : -1;
}

/* Keeps what came of a step; n->past is the position after it. */
static void keep_events(struct session *n, int move, const struct aude_events *events,
                        const struct card_hauls *hauls)
{
    for (int i = 0; i < events->count; i++) {
        if (events->list[i].kind == AUDE_EVENT_TURN) /* the steps know whose turn it is */
            continue;
        if (n->notes == n->room) {
            n->room = n->room == 0 ? 128 : 2 * n->room;
            n->note = memory_grow(n->note, (size_t)n->room * sizeof *n->note);
        }
        struct note *note = &n->note[n->notes++];
        *note = (struct note){.move = move, .event = events->list[i]};
        if (game_has(n->rules, AUDE_HAS_CARDS))
            cards_of_event(hauls, n->past, &note->event, note->taken);
    }
}

/* The table has changed: looks at it, and at what came of the steps that are new. */
static void update(struct session *n)
{
    int moves = aude_table_steps(n->table, AUDE_OWNER);
    for (; n->moves < moves; n->moves++) {
        struct aude_step step = session_step(n, n->moves);
        struct aude_events events;
        struct card_hauls hauls;
        aude_table_at(n->table, AUDE_OWNER, n->moves, n->past);
        if (game_has(n->rules, AUDE_HAS_CARDS))
            cards_find_hauls(n->past, step.action, &hauls);
        aude_apply(n->past, step.action, &events);
        keep_events(n, n->moves, &events, &hauls);
    }
    n->moves = moves;
    while (n->notes > 0 && n->note[n->notes - 1].move >= moves)
        n->notes--;
    n->fresh = n->fresh < moves ? n->fresh : moves;
    n->now = aude_table_view(n->table, AUDE_OWNER);
    session_look(n, n->looker);
}

void session_open(struct session *n, struct aude_table *table, enum language language,
                  uint64_t seed, const char *const players[])
{
    const struct aude_rules *r = aude_table_rules(table);
    struct aude_rng seeds;
    *n = (struct session){.table = table, .rules = r, .language = language, .looker = -1};
    n->seats = aude_seats(r);
    aude_rng_seed(&seeds, uniform_seed(seed, 0));
    for (int i = 0; i < STACKS; i++)
        aude_rng_seed(&n->luck[i], seed + (uint64_t)i);
    n->past = state_new(r);
    n->scratch = state_new(r);
    for (int i = 0; i < n->seats; i++)
        sit_down(n, i, players[i], players[i] == NULL ? 0 : aude_rng_next(&seeds));
    update(n);
    n->fresh = n->moves;
    n->kept = aude_table_count(table);
}

void session_close(struct session *n)
{
    for (int i = 0; i < n->seats; i++)
        aude_player_close(n->seat[i].self);
    free(n->note);
    free(n->past);
    free(n->scratch);
    aude_table_close(n->table);
    *n = (struct session){.looker = -1};
}

bool session_is_human(const struct session *n, int seat)
{
    return seat >= 0 && seat < n->seats && n->seat[seat].player == NULL;
}

struct aude_step session_step(const struct session *n, int move)
{
    struct aude_step step;
    aude_table_step(n->table, AUDE_OWNER, move, &step);
    return step;
}

int session_actor_of(const struct session *n, int move)
{
    return session_step(n, move).actor;
}

int session_actor(const struct session *n)
{
    return aude_table_actor(n->table) == AUDE_OVER ? AUDE_OVER : aude_actor(n->now);
}

void session_look(struct session *n, int seat)
{
    n->looker = seat;
    n->seen = aude_table_view(n->table, seat);
}

bool session_hands_over(const struct session *n)
{
    int actor = session_actor(n);
    return game_has(n->rules, AUDE_HAS_SECRETS) && n->humans > 1 && session_is_human(n, actor) &&
           actor != n->looker;
}

/* ---- Playing -------------------------------------------------------------------------------- */

void session_play(struct session *n, struct aude_action a)
{
    int actor = session_actor(n);
    if (session_is_human(n, actor)) {
        char line[AUDE_LINE_MAX];
        aude_action_write(n->now, a, line, sizeof line);
        table_must(aude_table_draft(n->table, actor, line));
    } else {
        table_must(aude_table_play(n->table, actor, &a));
    }
    update(n);
}

/* The tiles of each stack come in the same order, whoever plays and however often somebody was
 * given one of the other stack. */
static int draw_lot(struct session *n, int lots)
{
    struct aude_action first = aude_pick(n->now, 0);
    struct aude_kind kind;
    bool is_second =
        first.verb == AUDE_DRAW && aude_kind(n->rules, first.a, &kind) && kind.is_second;
    return aude_rng_below(&n->luck[is_second ? 1 : 0], lots);
}

bool session_advance(struct session *n)
{
    int actor = aude_table_actor(n->table), lots = aude_table_lots(n->table);
    if (actor == AUDE_OVER || session_is_human(n, actor))
        return false;
    if (actor == AUDE_CHANCE) {
        table_must(aude_table_draw(n->table, lots == 1 ? 0 : draw_lot(n, lots)));
        update(n);
    } else {
        session_play(n, player_decide(n->seat[actor].self, n->now, n->scratch));
    }
    return true;
}

int session_draft(const struct session *n)
{
    return n->moves - aude_table_drafted(n->table);
}

bool session_seal(struct session *n, char *why, size_t len)
{
    /* A step of the dragon in the turn of another leaves new what was new. */
    for (int i = session_draft(n); i < n->moves; i++)
        if (!game_has(n->rules, AUDE_HAS_BOARD) || session_step(n, i).action.verb == AUDE_PLACE)
            n->fresh = n->moves;
    table_must(aude_table_draft_seal(n->table));
    update(n);
    return n->record == NULL || session_save(n, n->record, why, len);
}

bool session_undo(struct session *n)
{
    if (aude_table_draft_undo(n->table) != AUDE_OK)
        return false;
    update(n);
    return true;
}

bool session_back(struct session *n)
{
    unsigned humans = 0;
    char line[AUDE_LINE_MAX];
    for (int seat = 0; seat < n->seats; seat++)
        humans |= session_is_human(n, seat) ? 1u << seat : 0;
    int to = aude_table_back_to(n->table, humans);
    if (to < 0)
        return false;
    snprintf(line, sizeof line, "table back %d", to);
    table_must(aude_table_add(n->table, AUDE_OWNER, line));
    update(n);
    n->fresh = n->moves;
    return true;
}

enum word session_no_back(const struct session *n)
{
    for (int i = 0; i < session_draft(n); i++)
        if (session_is_human(n, session_actor_of(n, i)))
            return WORD_CARD_NO_BACK;
    return WORD_NO_BACK;
}

bool session_save(const struct session *n, const char *path, char *why, size_t len)
{
    struct text text = {0};
    record_write(n->table, &text);
    bool is_written = file_save(path, &text, why, len);
    text_free(&text);
    return is_written;
}

/* Whoever reads the file knows what others hold. */
enum word session_saved(const struct session *n)
{
    return game_has(n->rules, AUDE_HAS_SECRETS) && session_actor(n) != AUDE_OVER ? WORD_CARD_SAVED
                                                                                 : WORD_SAVED;
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

/* ---- Turns and rounds ------------------------------------------------------------------------ */

int session_round_of(const struct session *n, int move)
{
    return session_step(n, move).round;
}

int session_round(const struct session *n)
{
    int round = 0;
    aude_number(n->now, "round", &round);
    return round;
}

int session_rounds(const struct session *n)
{
    int rounds = 0;
    aude_number(n->now, "rounds", &rounds);
    return rounds;
}

bool session_ends_round(const struct session *n)
{
    int last = n->moves - 1;
    if (!game_has(n->rules, AUDE_HAS_ROUNDS) || last < 0 ||
        cards_is_verb(n->rules, session_step(n, last).action, "deal"))
        return false;
    return aude_actor(n->now) == AUDE_OVER ||
           (cards_is_step(n->now, "deal") && n->notes > 0 &&
            n->note[n->notes - 1].event.kind == AUDE_EVENT_RETURN);
}

int session_turn(const struct session *n, int move)
{
    struct aude_step step = session_step(n, move);
    return game_has(n->rules, AUDE_HAS_ROUNDS) ? step.round : step.turn + 1;
}
