/*
 * term.c: the terminal through ncurses. Inks become the terminal's own colours, in a version
 * for 256 and one for 8 of them; -1 is what the user has as foreground or background.
 */
#define _XOPEN_SOURCE_EXTENDED 1
#define _XOPEN_SOURCE 700
#define NCURSES_WIDECHAR 1

#include "term.h"

#include <langinfo.h>
#include <ncurses.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

#include "memory.h"

/* How long a wait is at most, in milliseconds, before signals are looked at. */
enum { WAIT_MAX = 200 };

struct colour {
    short many, few;
};

static const struct colour colours[INK_COUNT] = {
    [INK_TABLE] = {-1, -1},
    [INK_FAINT] = {244, COLOR_WHITE},
    [INK_TEXT] = {-1, -1},
    [INK_STRONG] = {-1, -1},
    [INK_FIELD] = {71, COLOR_GREEN},
    [INK_MEADOW] = {65, COLOR_GREEN},
    [INK_GRASS] = {22, COLOR_BLACK},
    [INK_FALLOW] = {59, -1},
    [INK_CITY] = {180, COLOR_YELLOW},
    [INK_ROOF] = {131, COLOR_RED},
    [INK_WALL] = {94, COLOR_RED},
    [INK_ROAD] = {230, COLOR_WHITE},
    [INK_WATER] = {32, COLOR_BLUE},
    [INK_WAVE] = {153, COLOR_WHITE},
    [INK_FOREST] = {22, COLOR_BLACK},
    [INK_TREE] = {71, COLOR_GREEN},
    [INK_GOLD] = {226, COLOR_YELLOW},
    [INK_BEAST] = {58, COLOR_BLACK},
    [INK_WHEEL] = {189, COLOR_WHITE},
    [INK_WHEEL_DARK] = {146, COLOR_CYAN},
    [INK_PIG] = {211, COLOR_MAGENTA},
    [INK_CLOISTER] = {88, COLOR_MAGENTA},
    [INK_SHIELD] = {231, COLOR_WHITE},
    [INK_OTHER] = {137, COLOR_CYAN},
    [INK_TOWER] = {242, COLOR_BLACK},
    [INK_SYMBOL] = {52, COLOR_BLACK},
    [INK_LADY] = {126, COLOR_MAGENTA},
    [INK_DRAGON] = {208, COLOR_RED},
    [INK_FAIRY] = {195, COLOR_WHITE},
    [INK_CURSOR] = {213, COLOR_MAGENTA},
    [INK_DARK] = {16, COLOR_BLACK},
    [INK_BAR] = {238, COLOR_BLUE},
    [INK_SEAT] = {160, COLOR_RED},
    [INK_SEAT + 1] = {26, COLOR_BLUE},
    [INK_SEAT + 2] = {22, COLOR_CYAN},
    [INK_SEAT + 3] = {220, COLOR_YELLOW},
    [INK_SEAT + 4] = {16, COLOR_BLACK},
    [INK_SEAT + 5] = {250, COLOR_WHITE},
    [INK_TINT] = {174, COLOR_RED},
    [INK_TINT + 1] = {74, COLOR_BLUE},
    [INK_TINT + 2] = {40, COLOR_GREEN},
    [INK_TINT + 3] = {185, COLOR_YELLOW},
    [INK_TINT + 4] = {236, COLOR_BLACK},
    [INK_TINT + 5] = {252, COLOR_WHITE},
};

/* Pairs of colours are made when they are first needed. */
static struct {
    SCREEN *screen;
    bool has_colour, has_many;
    int count;
    struct {
        short fg, bg;
    } pair[256];
} terminal;

bool term_is_unicode(void)
{
    return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

static const int stop_signals[] = {SIGINT, SIGTERM, SIGHUP};
enum { STOP_SIGNALS = sizeof stop_signals / sizeof *stop_signals };
static struct sigaction old_actions[STOP_SIGNALS];
static volatile sig_atomic_t is_stopped;

static void stop(int signal)
{
    (void)signal;
    is_stopped = 1;
}

static void catch_signals(void)
{
    struct sigaction action = {.sa_handler = stop};
    sigemptyset(&action.sa_mask);
    is_stopped = 0;
    for (int i = 0; i < STOP_SIGNALS; i++)
        sigaction(stop_signals[i], &action, &old_actions[i]);
}

/* Where the terminal is unknown, initscr would end the program by itself. */
static bool is_usable(void)
{
    int error;
    if (setupterm(NULL, STDOUT_FILENO, &error) != OK)
        return false;
    bool is_good = cursor_address != NULL;
    del_curterm(cur_term);
    return is_good;
}

bool term_open(struct look *look)
{
    terminal.screen = is_usable() ? newterm(NULL, stdout, stdin) : NULL;
    if (terminal.screen == NULL)
        return false;
    catch_signals();
    memory_on_end(term_close);
    cbreak();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    set_escdelay(50);
    curs_set(0);
    mousemask(BUTTON1_CLICKED | BUTTON1_DOUBLE_CLICKED, NULL);
    mouseinterval(200);
    terminal.has_colour = has_colors() && start_color() == OK && COLORS >= 8;
    terminal.has_many = COLORS >= 256;
    terminal.count = 0;
    if (terminal.has_colour)
        use_default_colors();
    look->has_colour = terminal.has_colour;
    look->is_ascii = !term_is_unicode();
    return true;
}

void term_close(void)
{
    memory_on_end(NULL);
    endwin();
    delscreen(terminal.screen);
    for (int i = 0; i < STOP_SIGNALS; i++)
        sigaction(stop_signals[i], &old_actions[i], NULL);
}

void term_size(int *width, int *height)
{
    getmaxyx(stdscr, *height, *width);
}

static short pair_of(const struct cell *c)
{
    int fg = terminal.has_many ? colours[c->fg].many : colours[c->fg].few;
    int bg = terminal.has_many ? colours[c->bg].many : colours[c->bg].few;
    if (fg < 0 && bg >= 0)
        fg = terminal.has_many ? 231 : COLOR_WHITE;
    if (!terminal.has_colour || (fg < 0 && bg < 0))
        return 0;
    for (int i = 0; i < terminal.count; i++)
        if (terminal.pair[i].fg == fg && terminal.pair[i].bg == bg)
            return (short)(i + 1);
    if (terminal.count >= 255 || terminal.count + 1 >= COLOR_PAIRS)
        return 0;
    terminal.pair[terminal.count].fg = (short)fg;
    terminal.pair[terminal.count].bg = (short)bg;
    init_pair((short)++terminal.count, (short)fg, (short)bg);
    return (short)terminal.count;
}

/* Without colours figures, bars and the cursor are told apart by reverse video. */
static attr_t attributes(const struct cell *c)
{
    attr_t a = c->is_bold ? A_BOLD : A_NORMAL;
    if (!terminal.has_colour && (c->bg == INK_CURSOR || c->bg == INK_BAR || c->bg >= INK_SEAT))
        a |= c->bg >= INK_TINT ? A_NORMAL : A_REVERSE;
    if (c->bg == INK_FALLOW)
        a |= A_DIM;
    return a;
}

void term_show(const struct grid *g)
{
    for (int y = 0; y < g->height; y++) {
        for (int x = 0; x < g->width; x++) {
            const struct cell *c = &g->cell[y * g->width + x];
            wchar_t text[2] = {c->glyph, L'\0'};
            cchar_t out;
            setcchar(&out, text, attributes(c), pair_of(c), NULL);
            mvadd_wch(y, x, &out);
        }
    }
    refresh();
}

static int special(int key)
{
    switch (key) {
    case KEY_UP:
        return TERM_UP;
    case KEY_DOWN:
        return TERM_DOWN;
    case KEY_LEFT:
        return TERM_LEFT;
    case KEY_RIGHT:
        return TERM_RIGHT;
    case KEY_SR:
        return TERM_VIEW_UP;
    case KEY_SF:
        return TERM_VIEW_DOWN;
    case KEY_SLEFT:
        return TERM_VIEW_LEFT;
    case KEY_SRIGHT:
        return TERM_VIEW_RIGHT;
    case KEY_PPAGE:
        return TERM_PAGE_UP;
    case KEY_NPAGE:
        return TERM_PAGE_DOWN;
    case KEY_BTAB:
        return TERM_BACK_TAB;
    case KEY_ENTER:
        return TERM_ENTER;
    case KEY_RESIZE:
        return TERM_RESIZE;
    default:
        return TERM_OTHER;
    }
}

static int mouse(int *x, int *y)
{
    MEVENT event;
    if (getmouse(&event) != OK)
        return TERM_OTHER;
    *x = event.x;
    *y = event.y;
    if (event.bstate & BUTTON1_DOUBLE_CLICKED)
        return TERM_DOUBLE_CLICK;
    return TERM_CLICK;
}

/* A terminal that is gone has nothing to read, again and again. */
static bool is_gone(void)
{
    struct pollfd in = {.fd = STDIN_FILENO, .events = POLLIN};
    return poll(&in, 1, 0) > 0 && (in.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
}

void term_forget(void)
{
    flushinp();
}

int term_key(int milliseconds, int *x, int *y)
{
    wint_t key;
    int kind = ERR;
    do {
        bool is_last = milliseconds >= 0 && milliseconds <= WAIT_MAX;
        timeout(is_last ? milliseconds : WAIT_MAX);
        kind = get_wch(&key);
        if (is_stopped || (kind == ERR && is_gone()))
            return TERM_STOP;
        if (kind == ERR && is_last)
            return TERM_NONE;
        milliseconds -= milliseconds < 0 ? 0 : WAIT_MAX;
    } while (kind == ERR);
    if (kind == KEY_CODE_YES)
        return key == KEY_MOUSE ? mouse(x, y) : special((int)key);
    return key == L'\r' || key == L'\n' ? TERM_ENTER : (int)key;
}
