/*
 * plain.c: the game in lines. Numbers and words come in; plain_show.c prints the same board as on
 * the screen, in characters only.
 */
#include "plain.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "legend.h"
#include "result.h"
#include "term.h"

void plain_text(const struct plain *p, struct text *text)
{
    for (char *line = text->data; line != NULL && *line != '\0';) {
        size_t n = strcspn(line, "\n");
        char copy[TEXT_MAX];
        snprintf(copy, sizeof copy, "%.*s", (int)n, line);
        plain_print(p, copy);
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
        plain_filled(p, whole_turn ? session_no_back(n) : WORD_NO_UNDO, "back", "");
        return;
    }
    p->told = n->moves;
    p->told_notes = n->notes;
    plain_filled(p,
                 !whole_turn                          ? WORD_PLAIN_UNDONE
                 : game_has(n->rules, AUDE_HAS_BOARD) ? WORD_BACK
                                                      : WORD_CARD_BACK,
                 n->names[session_actor(n)], "");
    if (!session_hands_over(n))
        plain_question(p);
}

static void save(const struct plain *p, const char *name)
{
    char text[TEXT_MAX];
    if (name[0] == '\0') {
        session_keep(p->session, text, sizeof text);
        plain_print(p, text);
        putchar('\n');
    } else if (session_save(p->session, name, text, sizeof text)) {
        plain_filled(p, session_saved(p->session), name, "");
    } else {
        plain_filled(p, WORD_NOT_SAVED, text, "");
    }
}

/* Words that are no actions; false if the line is none of them. */
static bool obey(struct plain *p, const char *line)
{
    struct session *n = p->session;
    struct text text = {0};
    bool has_board = game_has(n->rules, AUDE_HAS_BOARD);
    if (!has_board && (strcmp(line, "help") == 0 || strcmp(line, "?") == 0)) {
        cards_plain_help(p);
    } else if (!has_board && strcmp(line, "rules") == 0) {
        cards_plain_rules(p);
    } else if (strcmp(line, "help") == 0 || strcmp(line, "?") == 0) {
        char example[64];
        tell_example(n->rules, example, sizeof example);
        plain_filled(p, WORD_PLAIN_HELP, example,
                     words_noun(n->language, words_ground(n->rules), 2));
        text_add(&text, "\n%s\n", plain_say(p, WORD_SIGNS));
        legend_write(&p->look, false, &text);
        text_add(&text, "\n");
        legend_stand_ins(n->rules, n->language, &text);
        plain_text(p, &text);
    } else if (strcmp(line, "board") == 0) {
        plain_board(p);
    } else if (strcmp(line, "fields") == 0 ||
               strcmp(line, words_noun(ENGLISH, words_ground(n->rules), 2)) == 0) {
        p->look.has_owners = true;
        plain_board(p);
        p->look.has_owners = false;
    } else if (strcmp(line, "scores") == 0) {
        plain_seats(p);
        result_scores(n, &text, false);
        plain_text(p, &text);
    } else if (strcmp(line, "tiles") == 0 || (!has_board && strcmp(line, "cards") == 0)) {
        plain_tiles(p);
    } else if (strcmp(line, "list") == 0) {
        plain_list(p);
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
    if (!game_has(p->session->rules, AUDE_HAS_BOARD))
        return *end == '\0' && cards_plain_pick(p, number, out);
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
            plain_filled(p, WORD_NO_NUMBER, line, "");
            return false;
        }
    } else {
        enum aude_status status = aude_action_read(n->now, line, &action);
        if (status == AUDE_OK)
            status = aude_check(n->now, session_actor(n), action);
        if (status != AUDE_OK) {
            plain_filled(p, WORD_PLAIN_BAD, words_status(n->language, status), "");
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
    words_fill(who, sizeof who, plain_say(p, WORD_PLAIN_PROMPT),
               (const char *[]){p->session->names[session_actor(p->session)]});
    plain_print(p, who);
    fflush(stdout);
    ssize_t n = getline(line, room, stdin);
    if (n < 0) {
        if (!feof(stdin) && errno == ENOMEM)
            memory_end();
        putchar('\n');
        return false;
    }
    while (n > 0 && isspace((unsigned char)(*line)[n - 1]))
        (*line)[--n] = '\0';
    memmove(*line, *line + strspn(*line, " \t"), strlen(*line + strspn(*line, " \t")) + 1);
    return true;
}

/* Gives the keyboard to the human who must act, whatever he types but for words about the game;
 * false at the end of input. What the last one saw must not stay on a terminal. */
static bool hand_over(struct plain *p, char **line, size_t *room)
{
    struct session *n = p->session;
    int actor = session_actor(n);
    if (!session_hands_over(n))
        return true;
    session_look(n, -1);
    cards_plain_clear(p);
    plain_filled(p, WORD_CARD_LINES_PASS_ON, n->names[actor], "");
    do {
        if (!read_line(p, line, room))
            return false;
    } while (cards_plain_is_public(*line) && obey(p, *line) && !p->wants_quit);
    session_look(n, actor);
    cards_plain_since(p);
    return !p->wants_quit;
}

/* One decision of a human, unless it goes back to that of another. */
static void decide(struct plain *p, char **line, size_t *room)
{
    plain_question(p);
    while (!p->wants_quit && !session_hands_over(p->session)) {
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
    choices_clear(&p->choices);
    if (game_has(n->rules, AUDE_HAS_BOARD))
        plain_board(p);
    else
        plain_seats(p);
    result_final(n, &text);
    plain_text(p, &text);
}

void plain_run(struct session *n)
{
    struct plain *p = memory_new(sizeof *p);
    char *line = NULL, why[TEXT_MAX];
    size_t room = 0;
    p->session = n;
    /* What a continued record brings along is known. */
    p->told = n->moves;
    p->told_notes = n->notes;
    p->look =
        (struct look){.rules = n->rules, .language = n->language, .is_ascii = !term_is_unicode()};
    if (n->humans > 0)
        plain_filled(p, WORD_PLAIN_FIRST, "", "");
    while (!p->wants_quit && session_actor(n) != AUDE_OVER) {
        if (!session_advance(n)) {
            if (!hand_over(p, &line, &room)) {
                p->wants_quit = true;
                break;
            }
            plain_news(p);
            decide(p, &line, &room);
        }
        if (aude_table_draft_is_whole(n->table) && !session_seal(n, why, sizeof why))
            plain_filled(p, WORD_NOT_SAVED, why, "");
    }
    if (n->humans > 1)
        session_look(n, -1);
    plain_news(p);
    if (session_actor(n) == AUDE_OVER)
        finish(p);
    else
        plain_filled(p, WORD_PLAIN_END, "", "");
    free(line);
    free(p);
}
