/*
 * screen.c: the game on a whole terminal: which phase it is in and what each key does there.
 */
#include "screen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "term.h"

/* A terminal that is gone answers at once, again and again. */
enum { MARGIN_X = 2, MARGIN_Y = 1, WATCH_PAUSE = 150, SILENCE_MAX = 100 };

static const char *say(const struct screen *v, enum word word)
{
    return words_text(v->session->language, word);
}

static void tell(struct screen *v, enum word word, const char *argument)
{
    words_fill(v->message, sizeof v->message, say(v, word), (const char *[]){argument});
}

static void centre(struct screen *v, int x, int y)
{
    v->origin.left = (screen_board_width(v) - look_width(&v->look)) / 2 - x * look_width(&v->look);
    v->origin.top = SCREEN_BOARD_TOP + (screen_board_height(v) - look_height(&v->look)) / 2 -
                    y * look_height(&v->look);
}

/* Scrolls as little as needed to see the cell and a little around it. */
static void reveal(struct screen *v, int x, int y)
{
    int left = v->origin.left + x * look_width(&v->look) - MARGIN_X;
    int right = left + look_width(&v->look) + 2 * MARGIN_X;
    int top = v->origin.top + y * look_height(&v->look) - MARGIN_Y;
    int bottom = top + look_height(&v->look) + 2 * MARGIN_Y;
    int last_row = SCREEN_BOARD_TOP + screen_board_height(v);
    if (left < 0)
        v->origin.left -= left;
    else if (right > screen_board_width(v))
        v->origin.left -= right - screen_board_width(v);
    if (top < SCREEN_BOARD_TOP)
        v->origin.top += SCREEN_BOARD_TOP - top;
    else if (bottom > last_row)
        v->origin.top -= bottom - last_row;
}

static void reveal_chosen(struct screen *v)
{
    if (v->phase != PHASE_CHOOSE || v->choices.count == 0 || v->is_fixed)
        return;
    const struct target *t = &v->choices.list[v->chosen];
    if (t->spot.on_board)
        reveal(v, t->spot.x, t->spot.y);
}

static void resize(struct screen *v)
{
    int width, height, x = 0, y = 0;
    bool is_first = v->grid.cell == NULL;
    if (!is_first) {
        /* What was in the middle stays there. */
        x = (screen_board_width(v) / 2 - v->origin.left) / look_width(&v->look);
        y = (screen_board_height(v) / 2 - v->origin.top) / look_height(&v->look);
    }
    term_size(&width, &height);
    v->grid.width = width;
    v->grid.height = height;
    v->grid.cell = memory_grow(v->grid.cell, (size_t)width * (size_t)height * sizeof *v->grid.cell);
    if (is_first)
        v->look.is_large = screen_board_width(v) >= 8 * TILE_WIDTH_LARGE &&
                           screen_board_height(v) >= 7 * TILE_HEIGHT_LARGE;
    centre(v, x, y);
    v->wants_resize = false;
}

static bool last_laid(const struct session *n, int *x, int *y)
{
    struct aude_tile tile[AUDE_TILES_MAX];
    int count = aude_tiles(n->now, tile, AUDE_TILES_MAX);
    if (count <= 0)
        return false;
    *x = tile[count - 1].x;
    *y = tile[count - 1].y;
    return true;
}

/* Starts at the place nearest to the last tile, where the eye is. */
static void first_choice(struct screen *v)
{
    int x, y, best = 1000000;
    v->chosen = 0;
    v->typed = 0;
    v->is_fixed = false;
    if (!last_laid(v->session, &x, &y))
        return;
    reveal(v, x, y);
    for (int i = 0; i < v->choices.count; i++) {
        const struct aude_spot *spot = &v->choices.list[i].spot;
        int distance = abs(spot->x - x) + abs(spot->y - y);
        if (spot->on_board && distance < best) {
            best = distance;
            v->chosen = i;
        }
    }
}

static void enter_phase(struct screen *v)
{
    struct session *n = v->session;
    char why[SCREEN_TEXT];
    int actor = aude_actor(n->now);
    if (session_is_drafted(n)) {
        if (v->asks) {
            v->phase = PHASE_DONE;
            return;
        }
        if (!session_seal(n, why, sizeof why))
            tell(v, WORD_NOT_SAVED, why);
    }
    v->phase = actor == AUDE_OVER           ? PHASE_OVER
               : session_is_human(n, actor) ? PHASE_CHOOSE
                                            : PHASE_WATCH;
    v->choices.count = 0;
    if (v->phase != PHASE_CHOOSE)
        return;
    choices_make(&v->choices, n->now);
    first_choice(v);
}

static void refresh_screen(struct screen *v)
{
    if (v->wants_resize)
        resize(v);
    reveal_chosen(v);
    screen_paint(v);
    term_show(&v->grid);
}

static void commit(struct screen *v)
{
    if (v->choices.count == 0)
        return;
    session_play(v->session, target_action(&v->choices.list[v->chosen]));
    enter_phase(v);
}

static void save(struct screen *v)
{
    char path[64], why[SCREEN_TEXT];
    session_path(path, sizeof path);
    const char *name = v->session->record != NULL ? v->session->record : path;
    if (session_save(v->session, name, why, sizeof why))
        tell(v, WORD_SAVED, name);
    else
        tell(v, WORD_NOT_SAVED, why);
}

static void ask_quit(struct screen *v)
{
    int x, y;
    tell(v, WORD_ASK_QUIT, "");
    refresh_screen(v);
    int key = term_key(-1, &x, &y);
    v->message[0] = '\0';
    if (key == L'w') {
        save(v);
        v->wants_quit = true;
    } else if (key > 0 && key < 128 && strchr(say(v, WORD_YES_KEYS), key) != NULL) {
        v->wants_quit = true;
    }
}

static bool is_listed(const struct screen *v)
{
    return v->choices.count > 0 && !target_is_place(&v->choices.list[0]);
}

/* Goes to the nearest target in a direction; in a list to the next or previous entry. */
static void step(struct screen *v, int dx, int dy)
{
    int n = v->choices.count, best = 1000000, found = v->chosen, x, y;
    if (n == 0)
        return;
    v->is_fixed = false;
    if (is_listed(v)) {
        v->chosen = (v->chosen + dx + dy + n) % n;
        return;
    }
    spot_locate(v->origin, &v->look, v->session->now, &v->choices.list[v->chosen].spot, &x, &y);
    for (int i = 0; i < n; i++) {
        int to_x, to_y;
        spot_locate(v->origin, &v->look, v->session->now, &v->choices.list[i].spot, &to_x, &to_y);
        int along = (to_x - x) * dx + 2 * (to_y - y) * dy;
        int aside = abs((to_x - x) * dy) + abs(2 * (to_y - y) * dx);
        if (i == v->chosen || !v->choices.list[i].spot.on_board || along <= 0)
            continue;
        if (along + 3 * aside < best) {
            best = along + 3 * aside;
            found = i;
        }
    }
    v->chosen = found;
}

static void cycle(struct screen *v, int by)
{
    int n = v->choices.count;
    v->is_fixed = false;
    if (n > 0)
        v->chosen = (v->chosen + by + n) % n;
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
    int n = v->choices.count, typed = v->typed * 10 + digit;
    char number[16];
    if (typed > n)
        typed = digit;
    v->typed = typed;
    if (typed < 1 || typed > n) {
        snprintf(number, sizeof number, "%d", typed);
        tell(v, WORD_NO_NUMBER, number);
        v->typed = 0;
        return;
    }
    v->is_fixed = false;
    v->chosen = typed - 1;
    if (is_listed(v) && n <= 9)
        commit(v);
}

static void pass(struct screen *v)
{
    int i = choices_pass(&v->choices);
    if (i < 0) {
        tell(v, WORD_NO_PASS, "");
        return;
    }
    v->chosen = i;
    commit(v);
}

static int floor_div(int a, int b)
{
    return a >= 0 ? a / b : -((b - 1 - a) / b);
}

/* A click chooses; on what is chosen already it turns the tile or puts the figure. */
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
        if (distance < best) {
            best = distance;
            found = i;
        }
    }
    if (found < 0)
        return;
    bool is_again = found == v->chosen;
    v->chosen = found;
    if (is_double || (is_again && is_listed(v)))
        commit(v);
    else if (is_again)
        rotate(v, 1);
}

static void take_back(struct screen *v, bool whole_turn)
{
    bool is_done = whole_turn ? session_back(v->session) : session_undo(v->session);
    if (!is_done) {
        tell(v, whole_turn ? WORD_NO_BACK : WORD_NO_UNDO, "");
        return;
    }
    v->is_over_told = false;
    enter_phase(v);
    if (whole_turn)
        tell(v, WORD_BACK, "");
}

static void move_view(struct screen *v, int dx, int dy)
{
    v->origin.left -= dx * look_width(&v->look);
    v->origin.top -= dy * look_height(&v->look);
    v->is_fixed = true;
}

static void zoom(struct screen *v)
{
    int x = 0, y = 0;
    last_laid(v->session, &x, &y);
    v->look.is_large = !v->look.is_large;
    if (v->phase == PHASE_CHOOSE && v->choices.count > 0 &&
        v->choices.list[v->chosen].spot.on_board) {
        x = v->choices.list[v->chosen].spot.x;
        y = v->choices.list[v->chosen].spot.y;
    }
    centre(v, x, y);
}

/* Keys that look at something and change nothing; false if the key is none of them. */
static bool look_key(struct screen *v, int key)
{
    switch (key) {
    case L'?':
        page_help(v);
        return true;
    case L's':
        page_scores(v);
        return true;
    case L't':
        page_tiles(v);
        return true;
    case L'f':
        v->look.has_owners = !v->look.has_owners;
        tell(v, v->look.has_owners ? WORD_FIELDS_ON : WORD_FIELDS_OFF, "");
        return true;
    case L'z':
        zoom(v);
        return true;
    case TERM_VIEW_UP:
        move_view(v, 0, -1);
        return true;
    case TERM_VIEW_DOWN:
        move_view(v, 0, 1);
        return true;
    case TERM_VIEW_LEFT:
        move_view(v, -1, 0);
        return true;
    case TERM_VIEW_RIGHT:
        move_view(v, 1, 0);
        return true;
    case L'g':
        v->is_fixed = false;
        return true;
    case TERM_RESIZE:
        v->wants_resize = true;
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
        save(v);
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
        tell(v, v->asks ? WORD_CONFIRM_ON : WORD_CONFIRM_OFF, "");
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
        move_view(v, 0, -1);
    else if (key == TERM_DOWN || key == L'j')
        move_view(v, 0, 1);
    else if (key == TERM_LEFT || key == L'h')
        move_view(v, -1, 0);
    else if (key == TERM_RIGHT || key == L'l')
        move_view(v, 1, 0);
}

static void done_key(struct screen *v)
{
    char why[SCREEN_TEXT];
    if (!session_seal(v->session, why, sizeof why))
        tell(v, WORD_NOT_SAVED, why);
    enter_phase(v);
}

static void handle_key(struct screen *v, int key, int x, int y)
{
    bool is_digit = key >= L'0' && key <= L'9';
    v->message[0] = '\0';
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

/* Lets computers and chance act. With a human at the table up to his turn, otherwise one turn
 * at a time so that it can be watched. */
static void watch(struct screen *v)
{
    struct session *n = v->session;
    int x = 0, y = 0, laid = 0, was_laid = 0;
    if (n->humans == 0) {
        int key = term_key(v->is_paused ? -1 : WATCH_PAUSE, &x, &y);
        if (key != TERM_NONE) {
            handle_key(v, key, x, y);
            return;
        }
        n->fresh = n->journal.count;
    }
    struct aude_tile tile[AUDE_TILES_MAX];
    was_laid = aude_tiles(n->now, tile, AUDE_TILES_MAX);
    while (session_advance(n)) {
        laid = aude_tiles(n->now, tile, AUDE_TILES_MAX);
        if (n->humans == 0 && laid > was_laid && aude_actor(n->now) == AUDE_CHANCE)
            break;
    }
    if (last_laid(n, &x, &y))
        reveal(v, x, y);
    enter_phase(v);
}

static void finish(struct screen *v)
{
    v->is_over_told = true;
    refresh_screen(v);
    page_result(v);
}

bool screen_run(struct session *n)
{
    struct screen *v = memory_new(sizeof *v);
    v->session = n;
    v->asks = true;
    v->look.rules = n->rules;
    if (!term_open(&v->look)) {
        free(v);
        return false;
    }
    resize(v);
    enter_phase(v);
    for (int silence = 0; !v->wants_quit && silence < SILENCE_MAX;) {
        int x = 0, y = 0;
        if (v->phase == PHASE_OVER && !v->is_over_told)
            finish(v);
        refresh_screen(v);
        if (v->phase == PHASE_WATCH) {
            watch(v);
            continue;
        }
        int key = term_key(-1, &x, &y);
        silence = key == TERM_NONE ? silence + 1 : 0;
        if (key != TERM_NONE)
            handle_key(v, key, x, y);
    }
    term_close();
    if (v->message[0] != '\0')
        puts(v->message); /* where the game was saved */
    free(v->grid.cell);
    free(v);
    return true;
}
