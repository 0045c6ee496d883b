/*
 * keys.c: what each key does in each phase of the game on the screen.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "screen.h"
#include "term.h"

static void commit(struct screen *v)
{
    if (v->choices.count == 0)
        return;
    session_play(v->session, target_action(&v->choices.list[v->chosen]));
    screen_enter(v);
}

/* Are the arrows for a list, not for the board? */
static bool is_listed(const struct screen *v)
{
    return v->choices.count > 0 && (v->group < 0 || !v->choices.group[v->group].is_spread);
}

/* Chooses a target, and the group it is in. */
static void choose(struct screen *v, int target)
{
    int group = choices_group_of(&v->choices, target);
    v->chosen = target;
    v->group = group < 0 ? v->group : group;
    v->placed = group < 0 ? v->placed : target;
    v->is_fixed = false;
}

/* Back to the board, where something was chosen last. */
static void choose_placed(struct screen *v, int group)
{
    bool is_there = v->placed >= 0 && choices_group_of(&v->choices, v->placed) == group;
    choose(v, is_there ? v->placed : v->choices.group[group].first);
}

/* Goes to the nearest target in a direction; in a list to the next or previous entry. */
static void step(struct screen *v, int dx, int dy)
{
    int n = v->choices.count, best = 1000000, found = v->chosen, x, y;
    if (n == 0)
        return;
    v->is_fixed = false;
    if (is_listed(v)) {
        int seen = choices_seen(&v->choices, v->group);
        int number = choices_number(&v->choices, v->group, v->chosen) - 1 + dx + dy;
        choose(v, choices_numbered(&v->choices, v->group, (number + seen) % seen + 1));
        return;
    }
    if (!v->choices.list[v->chosen].spot.on_board) {
        int next = v->chosen + dy;
        if (dy != 0 && next >= v->choices.placeless && next < n)
            choose(v, next);
        else
            choose_placed(v, v->group);
        return;
    }
    spot_locate(v->origin, &v->look, v->session->now, &v->choices.list[v->chosen].spot, &x, &y);
    for (int i = 0; i < n; i++) {
        int to_x, to_y;
        spot_locate(v->origin, &v->look, v->session->now, &v->choices.list[i].spot, &to_x, &to_y);
        int along = (to_x - x) * dx + 2 * (to_y - y) * dy;
        int aside = abs((to_x - x) * dy) + abs(2 * (to_y - y) * dx);
        if (i == v->chosen || choices_group_of(&v->choices, i) != v->group || along <= 0)
            continue;
        if (along + 3 * aside < best) {
            best = along + 3 * aside;
            found = i;
        }
    }
    choose(v, found);
}

static void cycle(struct screen *v, int by)
{
    int n = v->choices.count;
    if (n > 0)
        choose(v, (v->chosen + by + n) % n);
}

/* Another kind of action, at the target nearest to the one chosen before; what belongs to no
 * place is the last kind. */
static void change_group(struct screen *v, int by)
{
    int n = choices_kinds(&v->choices), best = 1000000;
    if (n < 2) {
        screen_tell(v, WORD_NO_OTHER, "");
        return;
    }
    struct aude_spot from = v->choices.list[v->chosen].spot;
    bool is_placeless = !from.on_board && v->chosen != choices_pass(&v->choices);
    int next = ((is_placeless ? v->choices.groups : v->group) + by + n) % n;
    if (next == v->choices.groups) {
        choose(v, v->choices.placeless);
        return;
    }
    if (!from.on_board) {
        choose_placed(v, next);
        return;
    }
    const struct group *group = &v->choices.group[next];
    int found = group->first;
    for (int i = group->first; i < group->first + group->count; i++) {
        const struct aude_spot *to = &v->choices.list[i].spot;
        int distance = abs(to->x - from.x) + abs(to->y - from.y);
        if (distance < best) {
            best = distance;
            found = i;
        }
    }
    choose(v, found);
}

static void rotate(struct screen *v, int by)
{
    if (v->choices.count == 0)
        return;
    struct target *t = &v->choices.list[v->chosen];
    t->at = (t->at + by + t->turns) % t->turns;
}

static void type_digit(struct screen *v, int digit)
{
    int n = choices_seen(&v->choices, v->group), typed = v->typed * 10 + digit;
    char number[16];
    if (typed > n)
        typed = digit;
    v->typed = typed;
    if (typed < 1 || typed > n) {
        snprintf(number, sizeof number, "%d", typed);
        screen_tell(v, WORD_NO_NUMBER, number);
        v->typed = 0;
        return;
    }
    choose(v, choices_numbered(&v->choices, v->group, typed));
}

static void pass(struct screen *v)
{
    int i = choices_pass(&v->choices);
    if (i < 0) {
        screen_tell(v, WORD_NO_PASS, "");
        return;
    }
    v->chosen = i;
    commit(v);
}

static int floor_div(int a, int b)
{
    return a >= 0 ? a / b : -((b - 1 - a) / b);
}

/* A click chooses, in the group that is seen first; on what is chosen already it turns the tile
 * or puts the figure. */
static void click(struct screen *v, int x, int y, bool is_double)
{
    int cell_x = floor_div(x - v->origin.left, look_width(&v->look));
    int cell_y = floor_div(y - v->origin.top, look_height(&v->look));
    int best = 1000000, found = -1;
    if (x >= screen_board_width(v))
        return;
    for (int i = 0; i < v->choices.count; i++) {
        const struct aude_spot *spot = &v->choices.list[i].spot;
        int at_x, at_y;
        if (!spot->on_board || spot->x != cell_x || spot->y != cell_y)
            continue;
        spot_locate(v->origin, &v->look, v->session->now, spot, &at_x, &at_y);
        int distance = abs(at_x - x) + 2 * abs(at_y - y);
        if (choices_group_of(&v->choices, i) != v->group)
            distance += 1000;
        if (distance < best) {
            best = distance;
            found = i;
        }
    }
    if (found < 0)
        return;
    bool is_again = found == v->chosen;
    choose(v, found);
    if (is_double || (is_again && !target_is_place(&v->choices.list[found])))
        commit(v);
    else if (is_again)
        rotate(v, 1);
}

static void take_back(struct screen *v, bool whole_turn)
{
    struct session *n = v->session;
    bool is_done = whole_turn ? session_back(n) : session_undo(n);
    if (!is_done) {
        screen_tell(v, whole_turn ? session_no_back(n) : WORD_NO_UNDO, "U");
        return;
    }
    v->is_over_told = false;
    screen_enter(v);
    if (whole_turn && session_actor(n) >= 0)
        screen_tell(v, game_has(n->rules, AUDE_HAS_BOARD) ? WORD_BACK : WORD_CARD_BACK,
                    n->names[session_actor(n)]);
}

/* A window that changes its size while the question is asked asks it again. */
static void ask_quit(struct screen *v)
{
    int x, y, key;
    for (;;) {
        screen_tell(v, WORD_ASK_QUIT, "");
        screen_show(v);
        key = term_key(-1, &x, &y);
        if (key != TERM_RESIZE)
            break;
        map_resize(v);
    }
    v->message[0] = '\0';
    if (key == TERM_STOP) {
        screen_stop(v);
    } else if (key == L'w') {
        session_keep(v->session, v->message, sizeof v->message);
        v->wants_quit = true;
    } else if (key > 0 && key < 128 &&
               strchr(words_text(v->session->language, WORD_YES_KEYS), key) != NULL) {
        v->wants_quit = true;
    }
}

/* Keys that look at something and change nothing; false if the key is none of them. */
static bool look_key(struct screen *v, int key)
{
    switch (key) {
    case L'?':
        page_help(v);
        return true;
    case L'n':
        page_news(v);
        return true;
    case L's':
        page_scores(v);
        return true;
    case L't':
        page_tiles(v);
        return true;
    case L'f':
        v->look.has_owners = !v->look.has_owners;
        screen_tell(v, v->look.has_owners ? WORD_FIELDS_ON : WORD_FIELDS_OFF, screen_ground(v));
        return true;
    case L'z':
        map_zoom(v);
        return true;
    case L'x':
        v->scale = (v->scale + 1) % SCALES;
        screen_tell(v,
                    v->scale == SCALE_FREE  ? WORD_SCALE_FREE
                    : v->scale == SCALE_ALL ? WORD_SCALE_ALL
                                            : WORD_SCALE_NONE,
                    "");
        return true;
    case TERM_VIEW_UP:
        map_move(v, 0, -1);
        return true;
    case TERM_VIEW_DOWN:
        map_move(v, 0, 1);
        return true;
    case TERM_VIEW_LEFT:
        map_move(v, -1, 0);
        return true;
    case TERM_VIEW_RIGHT:
        map_move(v, 1, 0);
        return true;
    case L'g':
        v->is_fixed = false;
        map_fit(v);
        return true;
    default:
        return false;
    }
}

/* Keys about the game as a whole; false if the key is none of them. */
static bool game_key(struct screen *v, int key)
{
    switch (key) {
    case L'w':
        session_keep(v->session, v->message, sizeof v->message);
        return true;
    case L'q':
        ask_quit(v);
        return true;
    case L'u':
        take_back(v, false);
        return true;
    case L'U':
        take_back(v, true);
        return true;
    case L'c':
        v->asks = !v->asks;
        screen_tell(v, v->asks ? WORD_CONFIRM_ON : WORD_CONFIRM_OFF, "");
        return true;
    case L'e':
        if (v->phase == PHASE_OVER)
            page_result(v);
        return true;
    default:
        return false;
    }
}

static void choose_key(struct screen *v, int key)
{
    switch (key) {
    case TERM_UP:
    case L'k':
        step(v, 0, -1);
        break;
    case TERM_DOWN:
    case L'j':
        step(v, 0, 1);
        break;
    case TERM_LEFT:
    case L'h':
        step(v, -1, 0);
        break;
    case TERM_RIGHT:
    case L'l':
        step(v, 1, 0);
        break;
    case L'\t':
        cycle(v, 1);
        break;
    case TERM_BACK_TAB:
        cycle(v, -1);
        break;
    case L'a':
        change_group(v, 1);
        break;
    case L'A':
        change_group(v, -1);
        break;
    case L'r':
        rotate(v, 1);
        break;
    case L'R':
        rotate(v, -1);
        break;
    case TERM_ENTER:
        commit(v);
        break;
    case L' ':
    case L'p':
        pass(v);
        break;
    default:
        break;
    }
}

/* Nothing can be chosen, so the arrows move the view. */
static void view_key(struct screen *v, int key)
{
    if (key == TERM_UP || key == L'k')
        map_move(v, 0, -1);
    else if (key == TERM_DOWN || key == L'j')
        map_move(v, 0, 1);
    else if (key == TERM_LEFT || key == L'h')
        map_move(v, -1, 0);
    else if (key == TERM_RIGHT || key == L'l')
        map_move(v, 1, 0);
}

static void done_key(struct screen *v)
{
    char why[SCREEN_TEXT];
    if (!session_seal(v->session, why, sizeof why))
        screen_tell(v, WORD_NOT_SAVED, why);
    screen_enter(v);
}

/* What needs no look at the game; false if the key is none of that. */
static bool window_key(struct screen *v, int key)
{
    if (key == TERM_STOP)
        screen_stop(v);
    else if (key == TERM_RESIZE)
        map_resize(v);
    else if (screen_is_small(v) && key == L'q')
        ask_quit(v);
    else
        return screen_is_small(v);
    return true;
}

void screen_key(struct screen *v, int key, int x, int y)
{
    bool is_digit = key >= L'0' && key <= L'9';
    if (window_key(v, key))
        return;
    v->message[0] = '\0';
    if (!game_has(v->session->rules, AUDE_HAS_BOARD) && cards_key(v, key, x, y))
        return;
    if (v->phase == PHASE_CHOOSE && is_digit) {
        type_digit(v, key - L'0');
        return;
    }
    v->typed = 0;
    if (look_key(v, key) || game_key(v, key))
        return;
    if (v->phase == PHASE_CHOOSE && (key == TERM_CLICK || key == TERM_DOUBLE_CLICK))
        click(v, x, y, key == TERM_DOUBLE_CLICK);
    else if (v->phase == PHASE_CHOOSE)
        choose_key(v, key);
    else if (v->phase == PHASE_DONE && key == TERM_ENTER)
        done_key(v);
    else if (v->phase == PHASE_WATCH && key == L' ')
        v->is_paused = !v->is_paused;
    else
        view_key(v, key);
}
