/*
 * plain_show.c: what the game in lines prints: the board in characters only, the seats, the news
 * and the numbered list of actions.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "plain.h"
#include "visible.h"

enum { LABEL_WIDTH = 4, CROWD = 24, CROWD_COLUMNS = 2, LINE_WIDTH_MIN = 24 };

const char *plain_say(const struct plain *p, enum word word)
{
    return words_text(p->session->language, word);
}

void plain_print(const struct plain *p, const char *text)
{
    wchar_t wide[TEXT_MAX];
    if (!p->look.is_ascii) {
        visible_print(stdout, text);
        return;
    }
    words_wide(text, true, wide, TEXT_MAX);
    for (const wchar_t *c = wide; *c != L'\0'; c++)
        putchar((int)*c);
}

void plain_filled(const struct plain *p, enum word word, const char *a, const char *b)
{
    char text[TEXT_MAX];
    words_fill(text, sizeof text, plain_say(p, word), (const char *[]){a, b});
    plain_print(p, text);
    putchar('\n');
}

void plain_grid(const struct grid *g)
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

/* Of the first kind of actions only; others would be on the same spots. */
static void paint_numbers(const struct plain *p, struct grid *g, struct origin origin)
{
    int number = 1;
    for (int i = 0; p->choices.groups > 0 && i < p->choices.group[0].count; i++) {
        const struct target *t = &p->choices.list[i];
        struct label label = {.spot = t->spot, .number = number};
        number += t->turns;
        if (t->spot.segment >= 0)
            paint_spot(g, origin, &p->look, p->session->now, &label);
        else
            paint_place(g, origin, &p->look, p->session->now, &label);
    }
}

void plain_board(const struct plain *p)
{
    if (!game_has(p->session->rules, AUDE_HAS_BOARD)) {
        cards_plain_board(p);
        return;
    }
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
    plain_grid(&g);
    free(g.cell);
}

/* Figures that can still be put, by kind where there are several, and tokens. */
static void print_supply(const struct plain *p, int seat)
{
    const struct session *n = p->session;
    struct aude_token token[AUDE_TOKENS_MAX];
    char text[TEXT_MAX] = "", item[128];
    const char *name = aude_name(n->rules, AUDE_NAME_PIECE, 0);
    for (int kind = 0; name != NULL; name = aude_name(n->rules, AUDE_NAME_PIECE, ++kind)) {
        int count = aude_supply(n->now, seat, kind);
        snprintf(item, sizeof item, "%d %s", count,
                 words_has_kinds(n->rules) ? words_noun(n->language, name, count)
                                           : plain_say(p, WORD_FIGURES));
        if (kind == 0 || count > 0)
            tell_add(text, sizeof text, ", ", item);
    }
    int tokens = aude_tokens(n->now, token, AUDE_TOKENS_MAX);
    for (int i = 0; i < tokens && i < AUDE_TOKENS_MAX; i++) {
        name = aude_name(n->rules, AUDE_NAME_TOKEN, token[i].kind);
        if (token[i].seat != seat || token[i].count == 0 || name == NULL)
            continue;
        snprintf(item, sizeof item, "%d %s", token[i].count,
                 words_token(n->language, name, token[i].count));
        tell_add(text, sizeof text, ", ", item);
    }
    putchar(' ');
    plain_print(p, text);
}

/* Whom a seat has as prisoners: "; holds follower (Blue), large follower (Red)". */
static void print_held(const struct plain *p, int seat)
{
    const struct session *n = p->session;
    struct aude_piece piece[AUDE_PIECES_MAX];
    char text[TEXT_MAX] = "", item[128];
    int pieces = aude_pieces(n->now, piece, AUDE_PIECES_MAX);
    for (int i = 0; i < pieces && i < AUDE_PIECES_MAX; i++) {
        const char *name = aude_name(n->rules, AUDE_NAME_PIECE, piece[i].kind);
        if (piece[i].where != AUDE_HELD || piece[i].holder != seat || name == NULL)
            continue;
        snprintf(item, sizeof item, "%s (%s)", words_noun(n->language, name, 1),
                 n->names[piece[i].seat]);
        tell_add(text, sizeof text, ", ", item);
    }
    if (text[0] == '\0')
        return;
    plain_print(p, "; ");
    plain_print(p, plain_say(p, WORD_HOLDS));
    plain_print(p, " ");
    plain_print(p, text);
}

/* What lies beside the board, and where the neutral figures are. */
static void print_tokens(const struct plain *p)
{
    const struct session *n = p->session;
    struct aude_token token[AUDE_TOKENS_MAX];
    char text[TEXT_MAX];
    int tokens = aude_tokens(n->now, token, AUDE_TOKENS_MAX);
    for (int i = 0; i < tokens && i < AUDE_TOKENS_MAX; i++) {
        const char *name = aude_name(n->rules, AUDE_NAME_TOKEN, token[i].kind);
        if (tell_standing(n->now, n->language, &token[i], text, sizeof text)) {
            printf("  ");
            plain_print(p, text);
            putchar('\n');
            continue;
        }
        if (!token[i].on_board || token_is_site(n->now, &token[i]) || name == NULL)
            continue;
        char cell[32];
        snprintf(cell, sizeof cell, "%d,%d", token[i].x, token[i].y);
        printf("  ");
        plain_filled(p, WORD_TOKEN, words_token(n->language, name, 1), cell);
    }
    tell_aside(n->now, false, text, sizeof text);
    if (text[0] == '\0')
        return;
    printf("  ");
    plain_filled(p, WORD_BESIDE, text, "");
}

void plain_seats(const struct plain *p)
{
    if (!game_has(p->session->rules, AUDE_HAS_BOARD)) {
        cards_plain_seats(p);
        return;
    }
    const struct session *n = p->session;
    int score[AUDE_SEATS];
    bool is_numbered = tell_names_seats(n->now);
    aude_scores(n->now, score);
    for (int seat = 0; seat < n->seats; seat++) {
        char text[TEXT_MAX];
        if (is_numbered)
            printf("  %d", seat);
        if (p->look.is_ascii)
            printf("  %c ", (int)look_mark(&p->look, seat));
        else
            printf("  %lc ", (wint_t)look_mark(&p->look, seat));
        snprintf(text, sizeof text, "%s%s%s: %d %s,", n->names[seat],
                 n->seat[seat].player == NULL ? "" : " ",
                 n->seat[seat].player == NULL ? "" : n->seat[seat].player, score[seat],
                 plain_say(p, WORD_POINTS));
        plain_print(p, text);
        print_supply(p, seat);
        print_held(p, seat);
        putchar('\n');
    }
    print_tokens(p);
}

/* What happened since the last time. */
void plain_news(struct plain *p)
{
    struct session *n = p->session;
    char text[TEXT_MAX];
    for (; p->told < n->moves; p->told++) {
        session_tell(n, p->told, text, sizeof text);
        if (text[0] != '\0') {
            plain_print(p, text);
            putchar('\n');
        }
        for (; p->told_notes < n->notes && n->note[p->told_notes].move == p->told;
             p->told_notes++) {
            if (!session_note_tells(n, p->told_notes))
                continue;
            session_note_write(n, p->told_notes, text, sizeof text);
            printf("  ");
            plain_print(p, text);
            putchar('\n');
        }
    }
}

static int count_actions(const struct plain *p, const struct group *group)
{
    int count = 0;
    for (int i = group->first; i < group->first + group->count; i++)
        count += p->choices.list[i].turns;
    return count;
}

/* How long the lines of the actions are that are explained beside them. */
static int find_line_width(const struct plain *p)
{
    const struct choices *c = &p->choices;
    int width = LINE_WIDTH_MIN;
    for (int i = 0; i < c->count; i++) {
        const struct target *t = &c->list[i];
        int group = choices_group_of(c, i);
        if (target_is_place(t) || (group >= 0 && count_actions(p, &c->group[group]) > CROWD))
            continue;
        for (int k = 0; k < t->turns; k++) {
            char line[AUDE_LINE_MAX];
            aude_action_write(p->session->now, t->action[k], line, sizeof line);
            width = (int)strlen(line) > width ? (int)strlen(line) : width;
        }
    }
    return width;
}

/* One target: a place with all its turns on one line, anything else with a line per action. */
static void print_target(const struct plain *p, const struct target *t, int number, int width)
{
    struct session *n = p->session;
    if (target_is_place(t)) {
        printf("  %3d,%-3d", t->spot.x, t->spot.y);
        for (int k = 0; k < t->turns; k++)
            printf(" %4d r%d", number + k, aude_where(n->now, t->action[k]).turn);
        putchar('\n');
        return;
    }
    struct target shown = *t;
    for (shown.at = 0; shown.at < t->turns; shown.at++) {
        char line[AUDE_LINE_MAX], text[TEXT_MAX];
        aude_action_write(n->now, target_action(&shown), line, sizeof line);
        target_tell(n, &shown, text, sizeof text);
        printf("  %3d  %-*s ", number + shown.at, width, line);
        plain_print(p, strcmp(text, line) == 0 ? "" : text);
        putchar('\n');
    }
}

/* Many actions of one kind, several on a line and without explanation; returns the next number. */
static int print_crowd(const struct plain *p, const struct group *group, int number)
{
    int column = 0;
    for (int i = group->first; i < group->first + group->count; i++) {
        const struct target *t = &p->choices.list[i];
        for (int k = 0; k < t->turns; k++, number++) {
            char line[AUDE_LINE_MAX];
            aude_action_write(p->session->now, t->action[k], line, sizeof line);
            printf("  %3d  %-34s%s", number, line, column == CROWD_COLUMNS - 1 ? "\n" : "");
            column = (column + 1) % CROWD_COLUMNS;
        }
    }
    if (column != 0)
        putchar('\n');
    return number;
}

/* What is asked, then everything that can be done, numbered through. */
void plain_list(const struct plain *p)
{
    if (!game_has(p->session->rules, AUDE_HAS_BOARD)) {
        cards_plain_list(p);
        return;
    }
    struct session *n = p->session;
    const struct choices *c = &p->choices;
    int number = 1, width = find_line_width(p);
    plain_filled(p, WORD_PLAIN_LEGAL, n->names[session_actor(n)], "");
    for (int i = 0; i < c->groups; i++) {
        const struct group *group = &c->group[i];
        if (!target_is_place(&c->list[group->first]) && count_actions(p, group) > CROWD) {
            number = print_crowd(p, group, number);
            continue;
        }
        for (int k = group->first; k < group->first + group->count; k++) {
            print_target(p, &c->list[k], number, width);
            number += c->list[k].turns;
        }
    }
    for (int k = c->placeless; k < c->count; k++) {
        print_target(p, &c->list[k], number, width);
        number += c->list[k].turns;
    }
}

/* What is asked, where that is more than laying a tile or putting a figure. */
static void print_ask(const struct plain *p)
{
    struct session *n = p->session;
    const struct target *t = &p->choices.list[0];
    char text[TEXT_MAX];
    struct telling telling = target_telling(n, t);
    tell_action(&telling, VERB_ASK, text, sizeof text);
    if (text[0] == '\0' || t->action[0].verb == AUDE_PLACE || p->choices.groups > 1)
        return;
    plain_print(p, text);
    putchar('\n');
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
    char text[TEXT_MAX];
    tell_hand(p->session->now, p->session->language, text, sizeof text);
    plain_print(p, text);
    putchar('\n');
    grid_clear(&g);
    for (int turn = 0; turn < TARGET_TURNS; turn++) {
        struct picture picture = {.kind = &kind, .turn = turn};
        if ((ways(p) >> turn & 1) == 0)
            continue;
        grid_text(&g, x, 0, (const wchar_t[]){L'r', (wchar_t)(L'0' + turn), L'\0'}, style);
        paint_tile(&g, x, 1, &p->look, &picture);
        x += STEP;
    }
    plain_grid(&g);
}

void plain_question(struct plain *p)
{
    if (!game_has(p->session->rules, AUDE_HAS_BOARD)) {
        cards_plain_question(p);
        return;
    }
    struct session *n = p->session;
    bool is_start = aude_table_drafted(n->table) == 0;
    choices_make(&p->choices, n->now);
    if (is_start) {
        char left[16];
        int count = aude_left(n->now);
        putchar('\n');
        plain_board(p);
        plain_seats(p);
        snprintf(left, sizeof left, "%d", count);
        printf("  ");
        plain_filled(p, count == 1 ? WORD_LEFT_1 : WORD_LEFT, left, "");
    }
    print_hand(p);
    print_ask(p);
    plain_list(p);
}

void plain_tiles(const struct plain *p)
{
    if (!game_has(p->session->rules, AUDE_HAS_BOARD)) {
        cards_plain_unseen(p);
        return;
    }
    const struct session *n = p->session;
    struct aude_kind kind;
    char left[16];
    snprintf(left, sizeof left, "%d", aude_left(n->now));
    plain_filled(p, WORD_REMAINING, left, "");
    for (int i = 0; aude_kind(n->rules, i, &kind); i++)
        if (aude_bag(n->now, i) > 0)
            printf("  %s x %d%s%s\n", kind.id, aude_bag(n->now, i), kind.is_second ? "  " : "",
                   kind.is_second ? plain_say(p, WORD_SECOND_KIND) : "");
    print_tokens(p);
}
