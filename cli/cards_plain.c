/*
 * cards_plain.c: a card game in lines: the rows in characters only, the players, the hand and what
 * may be done, all as the one who looks may see it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "cards_text.h"
#include "command.h"
#include "plain.h"

void cards_plain_board(const struct plain *p)
{
    struct card_layout table;
    struct card_size size = cards_size(&p->look, false, 1);
    struct grid g = {.width = 0};
    cards_look(&table, p->session->seen, p->session->looker);
    for (int row = 0; row < table.rows; row++) {
        int width = cards_row_width(&p->look, size, &table, row);
        g.width = width > g.width ? width : g.width;
    }
    g.height = 2 * table.rows;
    g.cell = memory_new((size_t)g.width * (size_t)g.height * sizeof *g.cell);
    grid_clear(&g);
    for (int row = 0; row < table.rows; row++) {
        struct card_strip strip = {.x = 2, .y = 2 * row, .width = g.width, .size = size};
        cards_paint_row(&g, &strip, &p->look, &table, row);
    }
    plain_grid(&g);
    free(g.cell);
}

/* ---- Players ---------------------------------------------------------------------------------- */

/* "in front: red 2, green 3 (1 joker)" */
static void add_front(const struct plain *p, const struct card_layout *t, int seat, char *buf,
                      size_t len)
{
    const struct session *n = p->session;
    const struct card_seat *s = &t->seat[seat];
    char list[TEXT_MAX] = "", item[128], number[16], text[TEXT_MAX];
    for (int row = 0; row < t->rows; row++) {
        int count = s->animals[row] + s->jokers[row];
        if (count == 0)
            continue;
        snprintf(item, sizeof item, "%s %d", cards_colour(n->language, n->rules, row), count);
        if (s->jokers[row] > 0) {
            char all[128];
            snprintf(all, sizeof all, "%.100s", item);
            snprintf(number, sizeof number, "%d", s->jokers[row]);
            words_fill(item, sizeof item, plain_say(p, WORD_CARD_WITH_JOKER),
                       (const char *[]){all, number});
        }
        tell_add(list, sizeof list, ", ", item);
    }
    snprintf(number, sizeof number, "%d", s->waiting);
    if (s->waiting > 0) {
        words_fill(item, sizeof item, plain_say(p, WORD_CARD_WAITS), (const char *[]){number});
        tell_add(list, sizeof list, ", ", item);
    }
    words_fill(text, sizeof text, plain_say(p, WORD_CARD_IN_FRONT), (const char *[]){list});
    tell_add(buf, len, ", ", list[0] == '\0' ? "" : text);
}

/* How many, and which where that is open. */
static void add_chest(const struct plain *p, const struct card_layout *t, int seat, char *buf,
                      size_t len)
{
    const struct session *n = p->session;
    char list[512], chest[600], text[TEXT_MAX];
    if (t->seat[seat].chest == 0)
        return;
    cards_list(n->language, n->rules, t->seat[seat].inside, list, sizeof list);
    snprintf(chest, sizeof chest, list[0] == '\0' ? "%d" : "%d (%s)", t->seat[seat].chest, list);
    words_fill(text, sizeof text, plain_say(p, WORD_CARD_IN_CHEST), (const char *[]){chest});
    tell_add(buf, len, ", ", text);
}

static void add_follower(const struct plain *p, const struct card_layout *t, int seat, char *buf,
                         size_t len)
{
    const struct session *n = p->session;
    char text[128];
    if (aude_supply(t->s, seat, 0) > 0)
        tell_add(buf, len, ", ", plain_say(p, WORD_CARD_FOLLOWER_HERE));
    for (int row = 0; row < t->rows; row++) {
        for (int i = 0; i < t->row[row].followers; i++) {
            if (t->row[row].follower[i].seat != seat)
                continue;
            words_fill(text, sizeof text, plain_say(p, WORD_CARD_FOLLOWER_OUT),
                       (const char *[]){cards_colour(n->language, n->rules, row)});
            tell_add(buf, len, ", ", text);
        }
    }
}

void cards_plain_seats(const struct plain *p)
{
    const struct session *n = p->session;
    struct card_layout table;
    int score[AUDE_SEATS];
    cards_look(&table, n->seen, n->looker);
    aude_scores(n->seen, score);
    for (int seat = 0; seat < n->seats; seat++) {
        char text[TEXT_MAX], cards[48], points[48];
        const char *player = n->seat[seat].player;
        cards_points(n->language, score[seat], points, sizeof points);
        cards_count(n->language, table.seat[seat].hand, cards, sizeof cards);
        snprintf(text, sizeof text, "%s%s%s: %s, %s", n->names[seat], player == NULL ? "" : " ",
                 player == NULL ? "" : player, points, cards);
        add_follower(p, &table, seat, text, sizeof text);
        add_front(p, &table, seat, text, sizeof text);
        add_chest(p, &table, seat, text, sizeof text);
        if (p->look.is_ascii)
            printf("  %c ", (int)look_mark(&p->look, seat));
        else
            printf("  %lc ", (wint_t)look_mark(&p->look, seat));
        plain_print(p, text);
        putchar('\n');
    }
}

/* ---- What may be done ------------------------------------------------------------------------- */

/* Equal cards can be laid in the same ways, so that one of them is enough. */
static bool is_repeated(const struct card_menu *menu, int item)
{
    return item > 0 && menu->item[item].card >= 0 &&
           menu->item[item].card == menu->item[item - 1].card;
}

bool cards_plain_pick(const struct plain *p, long number, struct aude_action *out)
{
    for (int i = 0; i < p->menu.count && number >= 1; i++) {
        const struct card_item *item = &p->menu.item[i];
        if (is_repeated(&p->menu, i))
            continue;
        if (number <= item->ways) {
            *out = item->way[number - 1];
            return true;
        }
        number -= item->ways;
    }
    return false;
}

/* What an action of the clearing gives, after its line. */
static void print_answer(const struct plain *p, struct aude_action a, int number)
{
    const struct session *n = p->session;
    struct telling telling = {n->seen, n->language, n->names, session_actor(n), a, false};
    char line[AUDE_LINE_MAX], text[TEXT_MAX];
    aude_action_write(n->seen, a, line, sizeof line);
    cards_tell_answer(&telling, text, sizeof text);
    printf("  %3d  %-12s ", number, line);
    plain_print(p, text);
    putchar('\n');
}

/* Each row that can be claimed, with what that brings. */
static int print_claims(const struct plain *p, const struct card_item *item, int number)
{
    const struct session *n = p->session;
    struct card_layout table;
    cards_look(&table, n->seen, n->looker);
    for (int i = 0; i < item->ways; i++, number++) {
        struct telling telling = {n->seen,          n->language,  n->names,
                                  session_actor(n), item->way[i], false};
        char line[AUDE_LINE_MAX], text[TEXT_MAX];
        aude_action_write(n->seen, item->way[i], line, sizeof line);
        cards_tell_claim(&telling, &table, text, sizeof text);
        printf("  %3d  %-12s ", number, line);
        plain_print(p, text);
        putchar('\n');
    }
    return number;
}

/* A card with all rows it may go in: "lay down red.2      1 yellow   2 red   3 green   4 blue",
 * then its name where that is not English. */
static int print_card(const struct plain *p, const struct card_item *item, int number)
{
    enum { ROW_WIDTH = 10 };
    const struct session *n = p->session;
    char line[AUDE_LINE_MAX], name[64];
    int rows = 0;
    aude_action_write(n->seen, item->way[0], line, sizeof line);
    char *last = strrchr(line, ' ');
    if (last != NULL)
        *last = '\0';
    int used = printf("  %-23s", line);
    while (aude_name(n->rules, AUDE_NAME_FEATURE, rows) != NULL)
        rows++;
    int names = used + rows * ROW_WIDTH;
    for (int i = 0; i < item->ways; i++, number++) {
        const char *row = aude_name(n->rules, AUDE_NAME_FEATURE, item->way[i].b);
        used += printf(" %2d %-*s", number, i < item->ways - 1 ? ROW_WIDTH - 4 : 0,
                       row == NULL ? "?" : row);
    }
    if (n->language != ENGLISH) {
        cards_name(n->language, n->rules, item->card, CARD_NAME, name, sizeof name);
        printf("%*s", names > used ? names - used : 1, "");
        plain_print(p, name);
    }
    putchar('\n');
    return number;
}

/* What the words of action lines mean: "claim sichern, yellow gelb, red rot". */
static void print_notation(const struct plain *p)
{
    const struct session *n = p->session;
    char text[TEXT_MAX], row[64];
    snprintf(text, sizeof text, "%s", plain_say(p, WORD_CARD_NOTATION));
    if (n->language == ENGLISH)
        return;
    for (int i = 0; aude_name(n->rules, AUDE_NAME_FEATURE, i) != NULL; i++) {
        snprintf(row, sizeof row, "%s %s", aude_name(n->rules, AUDE_NAME_FEATURE, i),
                 cards_colour(n->language, n->rules, i));
        tell_add(text, sizeof text, ", ", row);
    }
    printf("  (");
    plain_print(p, text);
    printf(")\n");
}

void cards_plain_list(const struct plain *p)
{
    const struct session *n = p->session;
    int number = 1;
    plain_filled(p, WORD_PLAIN_LEGAL, n->names[session_actor(n)], "");
    print_notation(p);
    for (int i = 0; i < p->menu.count; i++) {
        const struct card_item *item = &p->menu.item[i];
        if (is_repeated(&p->menu, i))
            continue;
        if (item->card >= 0)
            number = print_card(p, item, number);
        else if (item->is_claim)
            number = print_claims(p, item, number);
        else
            print_answer(p, item->way[0], number++);
    }
}

/* "round 2 of 8, dealer Blue, 90 cards left" */
static void print_round(const struct plain *p)
{
    const struct session *n = p->session;
    struct card_layout table;
    char text[TEXT_MAX], item[128], number[16], all[16];
    int rounds = session_rounds(n), round = session_round(n), left = aude_left(n->seen);
    cards_look(&table, n->seen, n->looker);
    snprintf(number, sizeof number, "%d", round);
    snprintf(all, sizeof all, "%d", rounds);
    words_fill(text, sizeof text, plain_say(p, round == 0 ? WORD_CARD_SETUP : WORD_CARD_ROUND),
               (const char *[]){number, all});
    if (table.dealer >= 0) {
        words_fill(item, sizeof item, plain_say(p, WORD_CARD_DEALER),
                   (const char *[]){n->names[table.dealer]});
        tell_add(text, sizeof text, ", ", item);
    }
    snprintf(number, sizeof number, "%d", left);
    words_fill(item, sizeof item, plain_say(p, left == 1 ? WORD_CARD_LEFT_1 : WORD_CARD_LEFT),
               (const char *[]){number});
    tell_add(text, sizeof text, ", ", item);
    printf("  ");
    plain_print(p, text);
    putchar('\n');
}

static void print_hand(const struct plain *p)
{
    const struct session *n = p->session;
    struct card_layout table;
    char list[512], title[128], text[TEXT_MAX];
    cards_look(&table, n->seen, n->looker);
    if (n->looker < 0 || table.seat[n->looker].hand == 0)
        return;
    cards_list(n->language, n->rules, table.seat[n->looker].known, list, sizeof list);
    words_fill(title, sizeof title, plain_say(p, WORD_CARD_HAND),
               (const char *[]){n->names[n->looker]});
    words_fill(text, sizeof text, plain_say(p, WORD_CARD_LIST), (const char *[]){title, list});
    plain_print(p, text);
    putchar('\n');
}

void cards_plain_question(struct plain *p)
{
    const struct session *n = p->session;
    char text[TEXT_MAX];
    cards_menu(&p->menu, n->seen);
    putchar('\n');
    cards_plain_board(p);
    cards_plain_seats(p);
    print_round(p);
    print_hand(p);
    if (p->menu.count > 0) {
        struct telling telling = {
            n->seen, n->language, n->names, session_actor(n), p->menu.item[0].way[0], false};
        const struct card_item *first = &p->menu.item[0], *last = first + p->menu.count - 1;
        tell_action(&telling, VERB_ASK, text, sizeof text);
        /* The follower stands already. */
        if (first->card >= 0 && !last->is_claim && aude_hand(n->seen) < 0)
            words_fill(text, sizeof text, plain_say(p, WORD_CARD_ASK_LAY),
                       (const char *[]){n->names[telling.actor]});
        plain_print(p, text);
        putchar('\n');
    }
    cards_plain_list(p);
}

void cards_plain_unseen(const struct plain *p)
{
    struct text text = {0};
    char title[TEXT_MAX];
    cards_unseen_title(p->session, title, sizeof title);
    text_add(&text, "%s\n", title);
    cards_unseen_text(p->session, &text);
    plain_text(p, &text);
}

void cards_plain_help(const struct plain *p)
{
    struct text text = {0};
    text_add(&text, "%s\n\n", plain_say(p, WORD_CARD_PLAIN_HELP));
    cards_animals_text(p->session, &text);
    text_add(&text, "\n%s\n", plain_say(p, WORD_SIGNS));
    cards_legend(&p->look, &text);
    plain_text(p, &text);
}

void cards_plain_rules(const struct plain *p)
{
    struct text text = {0};
    text_add(&text, "%s\n", plain_say(p, WORD_CARD_RULES));
    cards_animals_text(p->session, &text);
    plain_text(p, &text);
}

/* Where the keyboard goes from hand to hand, words that show no hand. */
bool cards_plain_is_public(const char *line)
{
    static const char *const words[] = {"help",   "?",     "rules", "board",
                                        "scores", "cards", "tiles", "quit"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(line, words[i]) == 0)
            return true;
    return strncmp(line, "save", 4) == 0 && (line[4] == ' ' || line[4] == '\0');
}

/* A terminal that can be cleared is, with what it has kept of the lines above. */
void cards_plain_clear(const struct plain *p)
{
    enum { AWAY = 60 };
    const char *kind = getenv("TERM");
    bool is_terminal = isatty(STDOUT_FILENO);
    bool is_simple = kind == NULL || kind[0] == '\0' || strcmp(kind, "dumb") == 0;
    if (isatty(STDIN_FILENO))
        tcflush(STDIN_FILENO, TCIFLUSH);
    if (is_terminal && !is_simple)
        printf("\033[H\033[2J\033[3J");
    for (int i = 0; i < (is_terminal && is_simple ? AWAY : 1); i++)
        putchar('\n');
    if (is_terminal)
        plain_filled(p, is_simple ? WORD_CARD_NOT_CLEARED : WORD_CARD_CLEARED, "", "");
}

/* With several people each is told what happened since he acted last. */
void cards_plain_since(struct plain *p)
{
    const struct session *n = p->session;
    int last = n->moves - 1;
    while (last >= 0 && session_actor_of(n, last) != n->looker)
        last--;
    p->told = last + 1;
    p->told_notes = 0;
    while (p->told_notes < n->notes && n->note[p->told_notes].move < last)
        p->told_notes++;
    /* What came of his own action is news too. */
    if (last >= 0)
        p->told = last;
}
