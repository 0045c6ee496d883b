/*
 * plain.c: the game in lines. Numbers and words come in, the same board as on the screen goes
 * out, in characters only.
 */
#include "plain.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "choices.h"
#include "command.h"
#include "paint.h"
#include "result.h"
#include "term.h"

enum { TEXT_MAX = 2048, LABEL_WIDTH = 4 };

struct plain {
    struct session *session;
    struct look look;
    struct choices choices;
    int told, told_notes; /* what was printed already */
    bool wants_quit;
};

static const char *say(const struct plain *p, enum word word)
{
    return words_text(p->session->language, word);
}

static void print(const struct plain *p, const char *text)
{
    wchar_t wide[TEXT_MAX];
    if (!p->look.is_ascii) {
        fputs(text, stdout);
        return;
    }
    words_wide(text, true, wide, TEXT_MAX);
    for (const wchar_t *c = wide; *c != L'\0'; c++)
        putchar((int)*c);
}

static void print_filled(const struct plain *p, enum word word, const char *a, const char *b)
{
    char text[TEXT_MAX];
    words_fill(text, sizeof text, say(p, word), (const char *[]){a, b});
    print(p, text);
    putchar('\n');
}

static void print_grid(const struct grid *g)
{
    for (int y = 0; y < g->height; y++) {
        int last = g->width - 1;
        while (last >= 0 && g->cell[y * g->width + last].glyph == L' ')
            last--;
        for (int x = 0; x <= last; x++) {
            wchar_t glyph = g->cell[y * g->width + x].glyph;
            if (glyph < 128)
                putchar((int)glyph);
            else
                printf("%lc", (wint_t)glyph);
        }
        putchar('\n');
    }
}

/* Coordinates along the edges, so that an action can be written by looking. */
static void paint_scale(struct grid *g, const struct look *look, const struct box *box)
{
    struct cell style = {.fg = INK_FAINT};
    wchar_t text[16];
    for (int x = box->left; x <= box->right; x++) {
        int n = swprintf(text, 16, L"%d", x);
        int middle = LABEL_WIDTH + (x - box->left) * look_width(look) + look_width(look) / 2;
        grid_text(g, middle - n / 2, 0, text, style);
    }
    for (int y = box->top; y <= box->bottom; y++) {
        int n = swprintf(text, 16, L"%d", y);
        int middle = 1 + (y - box->top) * look_height(look) + look_height(look) / 2;
        grid_text(g, LABEL_WIDTH - 1 - n, middle, text, style);
    }
}

static void paint_numbers(const struct plain *p, struct grid *g, struct origin origin)
{
    int number = 1;
    for (int i = 0; i < p->choices.count; i++) {
        const struct target *t = &p->choices.list[i];
        struct label label = {.spot = t->spot, .number = number};
        number += t->turns;
        if (!t->spot.on_board)
            continue;
        if (t->spot.segment >= 0)
            paint_spot(g, origin, &p->look, p->session->now, &label);
        else
            paint_place(g, origin, &p->look, &label);
    }
}

static void print_board(const struct plain *p)
{
    struct box box = box_find(p->session->now, &p->choices);
    struct grid g;
    g.width = LABEL_WIDTH + (box.right - box.left + 1) * look_width(&p->look);
    g.height = 1 + (box.bottom - box.top + 1) * look_height(&p->look);
    g.cell = memory_new((size_t)g.width * (size_t)g.height * sizeof *g.cell);
    struct origin origin = {LABEL_WIDTH - box.left * look_width(&p->look),
                            1 - box.top * look_height(&p->look)};
    grid_clear(&g);
    paint_board(&g, origin, &p->look, p->session->now);
    paint_numbers(p, &g, origin);
    paint_scale(&g, &p->look, &box);
    print_grid(&g);
    free(g.cell);
}

/* Figures that can still be put, by kind where there are several. */
static void print_supply(const struct plain *p, int seat)
{
    const struct session *n = p->session;
    char text[TEXT_MAX];
    const char *name = aude_name(n->rules, AUDE_NAME_PIECE, 0);
    for (int kind = 0; name != NULL; name = aude_name(n->rules, AUDE_NAME_PIECE, ++kind)) {
        int count = aude_supply(n->now, seat, kind);
        snprintf(text, sizeof text, " %d %s", count,
                 words_names_pieces(n->rules) ? words_noun(n->language, name, count)
                                              : say(p, WORD_FIGURES));
        print(p, text);
    }
    putchar('\n');
}

static void print_seats(const struct plain *p)
{
    const struct session *n = p->session;
    int score[AUDE_SEATS];
    aude_scores(n->now, score);
    for (int seat = 0; seat < n->seats; seat++) {
        char text[TEXT_MAX];
        if (p->look.is_ascii)
            printf("  %c ", (int)look_mark(&p->look, seat));
        else
            printf("  %lc ", (wint_t)look_mark(&p->look, seat));
        snprintf(text, sizeof text, "%s%s%s: %d %s,", n->names[seat],
                 n->seat[seat].player == NULL ? "" : " ",
                 n->seat[seat].player == NULL ? "" : n->seat[seat].player->name, score[seat],
                 say(p, WORD_POINTS));
        print(p, text);
        print_supply(p, seat);
    }
}

/* What happened since the last time. */
static void print_news(struct plain *p)
{
    struct session *n = p->session;
    char text[TEXT_MAX];
    for (; p->told < n->journal.count; p->told++) {
        session_tell(n, p->told, text, sizeof text);
        if (text[0] != '\0') {
            print(p, text);
            putchar('\n');
        }
        for (; p->told_notes < n->notes && n->note[p->told_notes].move == p->told;
             p->told_notes++) {
            if (!note_counts(&n->note[p->told_notes]))
                continue;
            words_event(n->language, n->rules, &n->note[p->told_notes].event, n->names, text,
                        sizeof text);
            printf("  ");
            print(p, text);
            putchar('\n');
        }
    }
}

/* Places with one line for each cell, everything else with one line for each action. */
static void print_list(const struct plain *p)
{
    struct session *n = p->session;
    int number = 1;
    print_filled(p, WORD_PLAIN_LEGAL, n->names[aude_actor(n->now)], "");
    for (int i = 0; i < p->choices.count; i++) {
        const struct target *t = &p->choices.list[i];
        char line[AUDE_LINE_MAX], text[TEXT_MAX];
        if (target_is_place(t))
            printf("  %3d,%-3d", t->spot.x, t->spot.y);
        for (int k = 0; k < t->turns && target_is_place(t); k++)
            printf(" %4d r%d", number + k, aude_where(n->now, t->action[k]).turn);
        if (!target_is_place(t)) {
            aude_action_write(n->now, t->action[0], line, sizeof line);
            target_tell(n, t, text, sizeof text);
            printf("  %3d  %-24s ", number, line);
            print(p, strcmp(text, line) == 0 ? "" : text);
        }
        putchar('\n');
        number += t->turns;
    }
}

/* The ways in which the tile in hand fits somewhere, as a mask of turns. */
static unsigned ways(const struct plain *p)
{
    unsigned mask = 0;
    for (int i = 0; i < p->choices.count; i++) {
        const struct target *t = &p->choices.list[i];
        for (int k = 0; k < t->turns && target_is_place(t); k++)
            mask |= 1u << aude_where(p->session->now, t->action[k]).turn;
    }
    return mask == 0 ? 1 : mask;
}

/* The tile in hand in the turns the list speaks of, side by side. */
static void print_hand(const struct plain *p)
{
    enum { STEP = TILE_WIDTH + 3, WIDTH = TARGET_TURNS * STEP };
    struct aude_kind kind;
    struct cell cells[WIDTH * (TILE_HEIGHT + 1)], style = {.fg = INK_TEXT};
    struct grid g = {WIDTH, TILE_HEIGHT + 1, cells};
    int hand = aude_hand(p->session->now), x = 2;
    if (hand < 0 || !aude_kind(p->session->rules, hand, &kind))
        return;
    print_filled(p, WORD_IN_HAND, kind.id, "");
    grid_clear(&g);
    for (int turn = 0; turn < TARGET_TURNS; turn++) {
        struct picture picture = {.kind = &kind, .turn = turn};
        if ((ways(p) >> turn & 1) == 0)
            continue;
        grid_text(&g, x, 0, (const wchar_t[]){L'r', (wchar_t)(L'0' + turn), L'\0'}, style);
        paint_tile(&g, x, 1, &p->look, &picture);
        x += STEP;
    }
    print_grid(&g);
}

static void print_question(struct plain *p)
{
    struct session *n = p->session;
    bool is_start = n->draft < 0 || n->draft >= n->journal.count;
    choices_make(&p->choices, n->now);
    if (is_start) {
        char left[16];
        int count = aude_left(n->now);
        putchar('\n');
        print_board(p);
        print_seats(p);
        snprintf(left, sizeof left, "%d", count);
        printf("  ");
        print_filled(p, count == 1 ? WORD_LEFT_1 : WORD_LEFT, left, "");
    }
    print_hand(p);
    print_list(p);
}

static void print_tiles(const struct plain *p)
{
    const struct session *n = p->session;
    struct aude_kind kind;
    char left[16];
    snprintf(left, sizeof left, "%d", aude_left(n->now));
    print_filled(p, WORD_REMAINING, left, "");
    for (int i = 0; aude_kind(n->rules, i, &kind); i++)
        if (aude_bag(n->now, i) > 0)
            printf("  %s x %d\n", kind.id, aude_bag(n->now, i));
}

static void print_text(const struct plain *p, struct text *text)
{
    for (char *line = text->data; line != NULL && *line != '\0';) {
        size_t n = strcspn(line, "\n");
        char copy[TEXT_MAX];
        snprintf(copy, sizeof copy, "%.*s", (int)n, line);
        print(p, copy);
        putchar('\n');
        line += n + (line[n] == '\n');
    }
    text_free(text);
}

/* Within the turn, or to the turn before. */
static void take_back(struct plain *p, bool whole_turn)
{
    struct session *n = p->session;
    bool is_done = whole_turn ? session_back(n) : session_undo(n);
    if (!is_done) {
        print_filled(p, whole_turn ? WORD_NO_BACK : WORD_NO_UNDO, "back", "");
        return;
    }
    p->told = n->journal.count;
    p->told_notes = n->notes;
    print_filled(p, whole_turn ? WORD_BACK : WORD_PLAIN_UNDONE, n->names[aude_actor(n->now)], "");
    print_question(p);
}

static void save(const struct plain *p, const char *name)
{
    char text[TEXT_MAX];
    if (name[0] == '\0') {
        session_keep(p->session, text, sizeof text);
        print(p, text);
        putchar('\n');
    } else if (session_save(p->session, name, text, sizeof text)) {
        print_filled(p, WORD_SAVED, name, "");
    } else {
        print_filled(p, WORD_NOT_SAVED, text, "");
    }
}

/* Words that are no actions; false if the line is none of them. */
static bool obey(struct plain *p, const char *line)
{
    struct session *n = p->session;
    struct text text = {0};
    if (strcmp(line, "help") == 0 || strcmp(line, "?") == 0) {
        print_filled(p, WORD_PLAIN_HELP, "", "");
    } else if (strcmp(line, "board") == 0) {
        print_board(p);
    } else if (strcmp(line, "fields") == 0) {
        p->look.has_owners = true;
        print_board(p);
        p->look.has_owners = false;
    } else if (strcmp(line, "scores") == 0) {
        print_seats(p);
        result_scores(n, &text, false);
        print_text(p, &text);
    } else if (strcmp(line, "tiles") == 0) {
        print_tiles(p);
    } else if (strcmp(line, "list") == 0) {
        print_list(p);
    } else if (strcmp(line, "undo") == 0) {
        take_back(p, false);
    } else if (strcmp(line, "back") == 0) {
        take_back(p, true);
    } else if (strncmp(line, "save", 4) == 0 && (line[4] == ' ' || line[4] == '\0')) {
        save(p, line + 4 + strspn(line + 4, " "));
    } else if (strcmp(line, "quit") == 0) {
        p->wants_quit = true;
    } else {
        return false;
    }
    return true;
}

static bool pick_number(const struct plain *p, const char *line, struct aude_action *out)
{
    char *end;
    long number = strtol(line, &end, 10);
    for (int i = 0; *end == '\0' && number >= 1 && i < p->choices.count; i++) {
        if (number <= p->choices.list[i].turns) {
            *out = p->choices.list[i].action[number - 1];
            return true;
        }
        number -= p->choices.list[i].turns;
    }
    return false;
}

/* True if the line was an action that was played. */
static bool act(struct plain *p, const char *line)
{
    struct session *n = p->session;
    struct aude_action action;
    if (isdigit((unsigned char)line[0])) {
        if (!pick_number(p, line, &action)) {
            print_filled(p, WORD_NO_NUMBER, line, "");
            return false;
        }
    } else {
        enum aude_status status = aude_action_read(n->now, line, &action);
        if (status == AUDE_OK)
            status = aude_check(n->now, aude_actor(n->now), action);
        if (status != AUDE_OK) {
            print_filled(p, WORD_PLAIN_BAD, words_status(n->language, status), "");
            return false;
        }
    }
    session_play(n, action);
    return true;
}

/* Reads one line without spaces at its ends; false at the end of input. */
static bool read_line(struct plain *p, char **line, size_t *room)
{
    char who[TEXT_MAX];
    words_fill(who, sizeof who, say(p, WORD_PLAIN_PROMPT),
               (const char *[]){p->session->names[aude_actor(p->session->now)]});
    print(p, who);
    fflush(stdout);
    ssize_t n = getline(line, room, stdin);
    if (n < 0) {
        putchar('\n');
        return false;
    }
    while (n > 0 && isspace((unsigned char)(*line)[n - 1]))
        (*line)[--n] = '\0';
    memmove(*line, *line + strspn(*line, " \t"), strlen(*line + strspn(*line, " \t")) + 1);
    return true;
}

/* One decision of a human. */
static void decide(struct plain *p, char **line, size_t *room)
{
    print_question(p);
    while (!p->wants_quit) {
        if (!read_line(p, line, room))
            p->wants_quit = true;
        else if ((*line)[0] != '\0' && !obey(p, *line) && act(p, *line))
            return;
    }
}

static void finish(struct plain *p)
{
    struct text text = {0};
    struct session *n = p->session;
    putchar('\n');
    p->choices.count = 0;
    print_board(p);
    result_standings(n, &text);
    text_add(&text, "\n%s\n", say(p, WORD_FINAL));
    result_scores(n, &text, true);
    print_text(p, &text);
}

void plain_run(struct session *n)
{
    struct plain *p = memory_new(sizeof *p);
    char *line = NULL, why[TEXT_MAX];
    size_t room = 0;
    p->session = n;
    /* What a continued record brings along is known. */
    p->told = n->journal.count;
    p->told_notes = n->notes;
    p->look = (struct look){.rules = n->rules, .is_ascii = !term_is_unicode()};
    if (n->humans > 0)
        print_filled(p, WORD_PLAIN_FIRST, "", "");
    while (!p->wants_quit && aude_actor(n->now) != AUDE_OVER) {
        if (!session_advance(n)) {
            print_news(p);
            decide(p, &line, &room);
        }
        if (session_is_drafted(n) && !session_seal(n, why, sizeof why))
            print_filled(p, WORD_NOT_SAVED, why, "");
    }
    print_news(p);
    if (aude_actor(n->now) == AUDE_OVER)
        finish(p);
    else
        print_filled(p, WORD_PLAIN_END, "", "");
    free(line);
    free(p);
}
