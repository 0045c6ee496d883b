/*
 * cards_keys.c: what keys do in a card game, and the pages it has of its own.
 */
#include <stdio.h>

#include "cards_text.h"
#include "screen.h"
#include "term.h"

/* The follower goes where he brings most, a card stays in the row that was chosen. */
static void choose_item(struct screen *v, int item)
{
    const struct card_item *old = &v->menu.item[v->item], *now = &v->menu.item[item];
    uint8_t row = old->way[v->way].b;
    v->item = item;
    v->way = now->is_claim ? cards_best_claim(v->session->seen, v->session->looker, now) : 0;
    for (int i = 0; i < now->ways && !now->is_claim; i++)
        if (now->ways > 1 && now->way[i].b == row)
            v->way = i;
}

/* To another row, or where there is no choice to another item. */
static void choose_way(struct screen *v, int by)
{
    int ways = v->menu.item[v->item].ways;
    if (ways > 1)
        v->way = (v->way + by + ways) % ways;
    else if (v->menu.item[v->item].card < 0)
        choose_item(v, (v->item + by + v->menu.count) % v->menu.count);
}

static void choose_number(struct screen *v, int number)
{
    char text[16];
    if (number >= 1 && number <= v->menu.count) {
        choose_item(v, number - 1);
        return;
    }
    snprintf(text, sizeof text, "%d", number);
    screen_tell(v, WORD_NO_NUMBER, text);
}

static void choose_claim(struct screen *v)
{
    for (int i = 0; i < v->menu.count; i++)
        if (v->menu.item[i].is_claim && v->item != i)
            choose_item(v, i);
}

static void commit(struct screen *v)
{
    session_play(v->session, v->menu.item[v->item].way[v->way]);
    screen_enter(v);
}

/* A click chooses a card or a row, another or a double click does it. */
static void click(struct screen *v, int x, int y, bool is_double)
{
    int item = cards_item_at(v, x, y), row = cards_row_at(v, x, y), was = v->item, way = v->way;
    bool is_hit = item >= 0;
    if (item >= 0)
        choose_item(v, item);
    for (int i = 0; item < 0 && row >= 0 && i < v->menu.item[v->item].ways; i++) {
        if (v->menu.item[v->item].way[i].b != row)
            continue;
        v->way = i;
        is_hit = true;
    }
    bool is_again = is_hit && was == v->item && way == v->way && item < 0;
    if (is_hit && (is_double || is_again))
        commit(v);
}

static void choose_key(struct screen *v, int key, int x, int y)
{
    int n = v->menu.count;
    if (key == TERM_LEFT || key == L'h' || key == TERM_BACK_TAB)
        choose_item(v, (v->item + n - 1) % n);
    else if (key == TERM_RIGHT || key == L'l' || key == L'\t')
        choose_item(v, (v->item + 1) % n);
    else if (key == TERM_UP || key == L'k')
        choose_way(v, -1);
    else if (key == TERM_DOWN || key == L'j')
        choose_way(v, 1);
    else if (key >= L'0' && key <= L'9')
        choose_number(v, key - L'0');
    else if (key == L'f')
        choose_claim(v);
    else if (key == TERM_ENTER)
        commit(v);
    else if (key == TERM_CLICK || key == TERM_DOUBLE_CLICK)
        click(v, x, y, key == TERM_DOUBLE_CLICK);
}

static void change_asking(struct screen *v)
{
    v->asks = !v->asks;
    screen_tell(v, v->asks ? WORD_CONFIRM_ON : WORD_CARD_CONFIRM_OFF, "");
}

/* Takes the keyboard: from now on the table is shown as the new seat may see it. Enter does not do
 * that, which the one before may press once too often. */
static void take_over(struct screen *v)
{
    session_look(v->session, session_actor(v->session));
    screen_enter(v);
}

/* Keys that mean the same in all games, where nothing is to be said against them. */
static bool is_common(const struct screen *v, int key)
{
    switch (key) {
    case L'?':
    case L'n':
    case L's':
    case L't':
    case L'w':
    case L'q':
    case L'e':
    case L'u':
    case L'U':
        return true;
    case L' ':
        return v->phase == PHASE_WATCH;
    case TERM_ENTER:
        return v->phase == PHASE_DONE;
    default:
        return false;
    }
}

bool cards_key(struct screen *v, int key, int x, int y)
{
    if (is_common(v, key))
        return false;
    if (key == L'c')
        change_asking(v);
    else if (v->phase == PHASE_CHOOSE && v->menu.count > 0)
        choose_key(v, key, x, y);
    else if (v->phase == PHASE_HAND_OVER && key == L' ')
        take_over(v);
    return true;
}

/* ---- Pages ------------------------------------------------------------------------------------ */

bool cards_round_is_due(const struct screen *v)
{
    const struct session *n = v->session;
    return n->humans > 0 && session_ends_round(n) && session_round(n) > v->rounds_told;
}

void cards_show_round(struct screen *v)
{
    const struct session *n = v->session;
    struct text text = {0};
    char title[SCREEN_TEXT];
    if ((v->phase != PHASE_WATCH && v->phase != PHASE_OVER) || !cards_round_is_due(v))
        return;
    v->rounds_told = session_round(n);
    cards_round_title(n, title, sizeof title);
    cards_round_text(n, &text);
    term_forget();
    page_next(v, title, text.data);
    text_free(&text);
}

void cards_help(struct screen *v)
{
    struct text text = {0};
    text_add(&text, "%s\n%s\n", screen_say(v, WORD_CARD_HELP), screen_say(v, WORD_CARD_RULES));
    cards_animals_text(v->session, &text);
    text_add(&text, "\n%s\n", screen_say(v, WORD_SIGNS));
    cards_legend(&v->look, &text);
    page_text(v, "Aude", text.data);
    text_free(&text);
}

void cards_unseen(struct screen *v)
{
    struct text text = {0};
    char title[SCREEN_TEXT];
    cards_unseen_title(v->session, title, sizeof title);
    cards_unseen_text(v->session, &text);
    page_text(v, title, text.data);
    text_free(&text);
}
