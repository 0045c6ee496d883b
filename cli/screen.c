/*
 * screen.c: the game on a whole terminal: the phases it goes through.
 */
#include "screen.h"

#include <stdio.h>
#include <stdlib.h>

#include "command.h"
#include "term.h"
#include "visible.h"

enum { WATCH_PAUSE = 150 };

void screen_tell(struct screen *v, enum word word, const char *argument)
{
    words_fill(v->message, sizeof v->message, words_text(v->session->language, word),
               (const char *[]){argument});
}

bool screen_is_small(const struct screen *v)
{
    return v->grid.width < SCREEN_WIDTH_MIN || v->grid.height < SCREEN_HEIGHT_MIN;
}

/* Does the action cost points at once? */
static bool costs_points(const struct session *n, struct aude_action a)
{
    struct aude_events events;
    int actor = session_actor(n), points = 0;
    aude_preview(n->now, a, n->scratch, &events);
    for (int i = 0; i < events.count; i++)
        if (events.list[i].kind == AUDE_EVENT_SCORE && events.list[i].seat == actor)
            points += events.list[i].points;
    return points < 0;
}

/* Starts at the place nearest to the last tile, where the eye is. */
static void first_choice(struct screen *v)
{
    int x, y, best = 1000000;
    v->chosen = 0;
    v->placed = -1;
    v->group = v->choices.groups > 0 ? 0 : -1;
    v->typed = 0;
    v->is_fixed = false;
    /* Nobody should pay by pressing Enter once too often. */
    if (v->group < 0 && v->choices.count > 0 && choices_pass(&v->choices) >= 0 &&
        costs_points(v->session, target_action(&v->choices.list[0])))
        v->chosen = choices_pass(&v->choices);
    if (!map_last(v, &x, &y))
        return;
    map_show(v, x, y);
    for (int i = 0; v->group >= 0 && i < v->choices.group[0].count; i++) {
        const struct aude_spot *spot = &v->choices.list[i].spot;
        int distance = abs(spot->x - x) + abs(spot->y - y);
        if (distance < best) {
            best = distance;
            v->chosen = v->placed = i;
        }
    }
}

void screen_enter(struct screen *v)
{
    struct session *n = v->session;
    char why[SCREEN_TEXT];
    int actor = session_actor(n);
    choices_clear(&v->choices);
    if (aude_table_draft_is_whole(n->table)) {
        if (v->asks) {
            v->phase = PHASE_DONE;
            return;
        }
        if (!session_seal(n, why, sizeof why))
            screen_tell(v, WORD_NOT_SAVED, why);
    }
    v->phase = actor == AUDE_OVER           ? PHASE_OVER
               : session_hands_over(n)      ? PHASE_HAND_OVER
               : session_is_human(n, actor) ? PHASE_CHOOSE
                                            : PHASE_WATCH;
    if (n->humans > 1 && (v->phase == PHASE_OVER || v->phase == PHASE_HAND_OVER))
        session_look(n, -1);
    if (v->phase == PHASE_HAND_OVER)
        term_forget();
    if (v->phase != PHASE_CHOOSE)
        return;
    if (!game_has(n->rules, AUDE_HAS_BOARD)) {
        cards_enter(v);
        return;
    }
    choices_make(&v->choices, n->now);
    first_choice(v);
}

void screen_show(struct screen *v)
{
    map_show_chosen(v);
    screen_paint(v);
    term_show(&v->grid);
}

void screen_stop(struct screen *v)
{
    const struct session *n = v->session;
    bool is_begun = false;
    for (int i = 0; i < n->moves && !is_begun; i++)
        is_begun = session_actor_of(n, i) >= 0;
    if (is_begun)
        session_keep(n, v->message, sizeof v->message);
    v->wants_quit = true;
}

/* Lets computers and chance act. With a human at the table up to his turn, otherwise one turn
 * at a time so that it can be watched. */
static void watch(struct screen *v)
{
    struct session *n = v->session;
    int x = 0, y = 0, laid = 0, was_laid = 0;
    if (n->humans == 0) {
        int key = term_key(v->is_paused ? -1 : WATCH_PAUSE, &x, &y);
        if (key != TERM_NONE)
            screen_key(v, key, x, y);
        if (key != TERM_NONE || v->is_paused)
            return;
        n->fresh = n->moves;
    }
    struct aude_tile tile[AUDE_TILES_MAX];
    was_laid = aude_tiles(n->now, tile, AUDE_TILES_MAX);
    while (!cards_round_is_due(v) && session_advance(n)) {
        if (!game_has(n->rules, AUDE_HAS_BOARD) && n->humans == 0 &&
            session_actor_of(n, n->moves - 1) >= 0)
            break;
        laid = aude_tiles(n->now, tile, AUDE_TILES_MAX);
        if (n->humans == 0 && laid > was_laid && session_actor(n) == AUDE_CHANCE)
            break;
    }
    if (map_last(v, &x, &y))
        map_show(v, x, y);
    screen_enter(v);
}

static void finish(struct screen *v)
{
    v->is_over_told = true;
    screen_show(v);
    page_result(v);
}

bool screen_run(struct session *n)
{
    struct screen *v = memory_new(sizeof *v);
    v->session = n;
    v->asks = true;
    v->look.rules = n->rules;
    v->look.language = n->language;
    if (!term_open(&v->look)) {
        free(v);
        return false;
    }
    map_resize(v);
    screen_enter(v);
    while (!v->wants_quit) {
        int x = 0, y = 0;
        cards_show_round(v);
        if (v->phase == PHASE_OVER && !v->is_over_told)
            finish(v);
        if (v->wants_quit)
            break;
        screen_show(v);
        if (v->phase == PHASE_WATCH) {
            watch(v);
            continue;
        }
        int key = term_key(-1, &x, &y);
        screen_key(v, key, x, y);
    }
    term_close();
    /* Where the game was saved; of a file that is kept up to date the caller tells. */
    if (v->message[0] != '\0' && n->record == NULL)
        visible_say("%s", v->message);
    free(v->grid.cell);
    free(v);
    return true;
}
