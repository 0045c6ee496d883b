/*
 * test_store.c: games, seats, lines, talk and lists, the same over every kind of store.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../store/places.h"

static void same_seat(const struct store_seat *a, const struct store_seat *b)
{
    assert_int_equal(a->kind, b->kind);
    assert_string_equal(a->name, b->name);
    assert_int_equal(a->account, b->account);
    assert_string_equal(a->player, b->player);
    assert_int_equal(a->rating, b->rating);
}

static void same_game(const struct store_game *a, const struct store_game *b)
{
    assert_string_equal(a->id, b->id);
    assert_string_equal(a->rules, b->rules);
    assert_int_equal(a->state, b->state);
    assert_int_equal(a->seats, b->seats);
    assert_int_equal(a->is_public, b->is_public);
    assert_int_equal(a->is_rated, b->is_rated);
    assert_int_equal(a->has_helps, b->has_helps);
    assert_int_equal(a->is_quick, b->is_quick);
    assert_int_equal(a->is_imported, b->is_imported);
    assert_string_equal(a->absent, b->absent);
    assert_string_equal(a->clock, b->clock);
    assert_int_equal(a->owner, b->owner);
    assert_int_equal(a->made, b->made);
    assert_int_equal(a->started, b->started);
    assert_int_equal(a->ended, b->ended);
    assert_int_equal(a->grown, b->grown);
    assert_int_equal(a->due, b->due);
    assert_int_equal(a->count, b->count);
    assert_int_equal(a->talk, b->talk);
    assert_int_equal(a->actor, b->actor);
    assert_int_equal(a->is_thinking, b->is_thinking);
    assert_string_equal(a->ending, b->ending);
    assert_int_equal(a->winners, b->winners);
    assert_memory_equal(a->points, b->points, sizeof a->points);
    assert_string_equal(a->before, b->before);
    assert_string_equal(a->next, b->next);
}

/* ---- Games ---------------------------------------------------------------------------------- */

static struct store_game full_game(void)
{
    struct store_game g = {.id = "full",
                           .rules = "carcassonne+inns seats=3",
                           .state = GAME_RUNNING,
                           .seats = 3,
                           .is_rated = true,
                           .has_helps = true,
                           .is_quick = true,
                           .is_imported = true,
                           .absent = "end",
                           .clock = "3d",
                           .owner = 7,
                           .made = 1,
                           .started = 2,
                           .grown = 4,
                           .due = 5,
                           .actor = 2,
                           .is_thinking = true,
                           .before = "old"};
    return g;
}

static void games_are_kept(void **state)
{
    STORE;
    struct store_game g = full_game(), got;
    struct store_seat seats[STORE_SEATS] = {{SEAT_PERSON, "Ada \xc3\xa4'\"", 7, "", 1500, ""},
                                            {SEAT_COMPUTER, "Computer", 0, "ranking", 0, ""},
                                            {SEAT_OPEN, "", 0, "", 0, ""}};
    struct store_seat read[STORE_SEATS];
    IS(STORE_NONE, store_game_get(s, "full", &got, read));
    IS(STORE_OK, store_game_make(s, &g, seats));
    IS(STORE_TAKEN, store_game_make(s, &g, seats));
    IS(STORE_OK, store_game_get(s, "full", &got, read));
    same_game(&got, &g);
    for (int i = 0; i < STORE_SEATS; i++)
        same_seat(&read[i], &seats[i]);
    g.state = GAME_OVER, g.is_public = true, g.is_rated = g.has_helps = false;
    g.is_quick = g.is_imported = g.is_thinking = false;
    strcpy(g.absent, "computer");
    strcpy(g.clock, "none");
    strcpy(g.ending, "played");
    strcpy(g.next, "new");
    g.started = 12, g.ended = 13, g.grown = 14, g.due = 15, g.actor = -1, g.winners = 5;
    for (int i = 0; i < STORE_SEATS; i++)
        g.points[i] = 10 * i - 5;
    IS(STORE_OK, store_game_set(s, &g));
    IS(STORE_OK, store_game_get(s, "full", &got, read));
    same_game(&got, &g);
}

/* What another process has added is not overwritten by one that does not know it. */
static void games_are_set_by_who_knows_them(void **state)
{
    STORE;
    struct store_game g = game_of("a"), got;
    struct store_seat seats[STORE_SEATS];
    IS(STORE_NONE, store_game_set(s, &g));
    game_make(s, &g);
    IS(STORE_OK, game_line(s, "a", 1, "draw base/K"));
    strcpy(g.clock, "none");
    IS(STORE_TAKEN, store_game_set(s, &g));
    g.count = 1, g.grown = 0, g.talk = 9, g.owner = 9;
    strcpy(g.rules, "other");
    IS(STORE_OK, store_game_set(s, &g));
    IS(STORE_OK, store_game_get(s, "a", &got, seats));
    assert_string_equal(got.clock, "none");
    assert_string_equal(got.rules, "carcassonne seats=2");
    assert_int_equal(got.grown, 2001);
    assert_int_equal(got.talk + got.owner, 0);
}

static void games_can_be_deleted(void **state)
{
    STORE;
    struct store_game g = game_of("a");
    struct store_seat seats[STORE_SEATS];
    struct store_line line;
    struct store_talk talk = {.n = 1, .verb = "say", .text = "hello"};
    int count;
    IS(STORE_NONE, store_game_delete(s, "a"));
    game_make(s, &g);
    IS(STORE_OK, game_line(s, "a", 1, "x"));
    IS(STORE_OK, store_talk_append(s, "a", &talk));
    IS(STORE_OK, store_claim(s, "a", 2, 100, 200));
    IS(STORE_OK, store_game_delete(s, "a"));
    IS(STORE_NONE, store_game_get(s, "a", &g, seats));
    IS(STORE_OK, store_lines_since(s, "a", 0, 1, &line, &count));
    assert_int_equal(count, 0);
    IS(STORE_OK, store_talk_since(s, "a", 0, 1, &talk, &count));
    assert_int_equal(count, 0);
    g = game_of("a");
    game_make(s, &g);
    IS(STORE_OK, store_claim(s, "a", 2, 100, 200));
}

/* Whoever gets up does not know whether another process has begun the game meanwhile. */
static void games_that_run_are_not_left(void **state)
{
    STORE;
    struct store_game g = game_of("a"), got;
    struct store_seat seats[STORE_SEATS], who = {SEAT_PERSON, "Ada", 3, "", 1400, ""};
    g.state = GAME_OPEN;
    game_make(s, &g);
    IS(STORE_NONE, store_game_cancel(s, "b"));
    IS(STORE_NONE, store_seat_leave(s, "b", 0, 3));
    IS(STORE_NONE, store_seat_leave(s, "a", 2, 3));
    IS(STORE_OK, store_seat_take(s, "a", 0, &who));
    IS(STORE_TAKEN, store_seat_leave(s, "a", 0, 4));
    IS(STORE_OK, store_seat_leave(s, "a", 0, 3));
    IS(STORE_TAKEN, store_seat_leave(s, "a", 0, 3));
    IS(STORE_OK, store_seat_take(s, "a", 0, &who));
    g.state = GAME_RUNNING;
    IS(STORE_OK, store_game_set(s, &g));
    IS(STORE_OK, store_claim(s, "a", 1, 100, 200));
    IS(STORE_TAKEN, store_game_cancel(s, "a"));
    IS(STORE_TAKEN, store_claim(s, "a", 1, 100, 200));
    IS(STORE_TAKEN, store_seat_leave(s, "a", 0, 3));
    IS(STORE_OK, store_game_get(s, "a", &got, seats));
    same_seat(&seats[0], &who);
    g.state = GAME_OPEN;
    IS(STORE_OK, store_game_set(s, &g));
    IS(STORE_OK, store_game_cancel(s, "a"));
    IS(STORE_NONE, store_game_get(s, "a", &got, seats));
}

/* What is no text is in no row, and whoever asks for it does others no harm. */
static void what_is_no_text_is_in_no_row(void **state)
{
    static const char *const bad[] = {
        "\xff",
        "a\xc0\x80",
        "\xc3",
        "x\xe2\x82",
        "\xe0\x80\xaf",
        "\xed\xa0\x80",
        "\xf4\x90\x80\x80",
        "\xf0\x80\x80\x80",
        "\x80",
        "\xe2\x28\xa1",
    };
    static const char *const good[] = {"\xc3\xa9",         "\xe2\x82\xac",     "\xed\x9f\xbf",
                                       "\xf0\x9f\x98\x80", "\xf4\x8f\xbf\xbf", "\x01"};
    STORE;
    struct store_game g = game_of("a"), got;
    struct store_seat seats[STORE_SEATS], who = {.kind = SEAT_PERSON, .account = 3};
    struct store_account a;
    game_make(s, &g);
    IS(STORE_OK, store_begin(s));
    IS(STORE_OK, game_line(s, "a", 1, "kept"));
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        IS(STORE_NONE, store_game_get(s, bad[i], &got, seats));
        IS(STORE_NONE, store_account_find(s, bad[i], &a));
        IS(STORE_NONE, store_value_put(s, bad[i], "x"));
    }
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        snprintf(who.name, sizeof who.name, "%s", good[i]);
        IS(STORE_OK, store_seat_set(s, "a", 0, &who));
        IS(STORE_OK, store_game_get(s, "a", &got, seats));
        assert_string_equal(seats[0].name, good[i]);
    }
    IS(STORE_OK, store_commit(s));
    assert_int_equal(game_get(s, "a").count, 1);
}

/* ---- Seats ---------------------------------------------------------------------------------- */

static void seats_are_taken_once(void **state)
{
    STORE;
    struct store_game g = game_of("a");
    struct store_seat seats[STORE_SEATS], who = {SEAT_PERSON, "Ada", 3, "", 1400, ""};
    game_make(s, &g);
    IS(STORE_NONE, store_seat_take(s, "b", 0, &who));
    IS(STORE_NONE, store_seat_take(s, "a", 2, &who));
    IS(STORE_OK, store_seat_take(s, "a", 1, &who));
    IS(STORE_TAKEN, store_seat_take(s, "a", 1, &who));
    IS(STORE_OK, store_game_get(s, "a", &g, seats));
    same_seat(&seats[1], &who);
    assert_int_equal(seats[0].kind, SEAT_OPEN);
    /* A guest may get a name later. */
    struct store_account a = {.kind = ACCOUNT_GUEST, .made = 1};
    IS(STORE_OK, store_account_make(s, &a));
    who.account = a.id;
    IS(STORE_OK, store_seat_set(s, "a", 1, &who));
    IS(STORE_OK, store_game_get(s, "a", &g, seats));
    assert_string_equal(seats[1].account_name, "");
    strcpy(a.name, "ada");
    IS(STORE_OK, store_account_set(s, &a));
    IS(STORE_OK, store_game_get(s, "a", &g, seats));
    assert_string_equal(seats[1].account_name, "ada");
    assert_string_equal(seats[1].name, "Ada");
    who = (struct store_seat){.kind = SEAT_OPEN};
    IS(STORE_NONE, store_seat_set(s, "a", 2, &who));
    IS(STORE_OK, store_seat_set(s, "a", 1, &who));
    IS(STORE_OK, store_game_get(s, "a", &g, seats));
    same_seat(&seats[1], &who);
    g.state = GAME_OVER;
    IS(STORE_OK, store_game_set(s, &g));
    who.kind = SEAT_BOT;
    IS(STORE_TAKEN, store_seat_take(s, "a", 1, &who));
}

/* ---- Lines ---------------------------------------------------------------------------------- */

static void lines_are_numbered(void **state)
{
    STORE;
    struct store_game g = game_of("a");
    struct store_line in[3] = {{.at = 11}, {.at = 12}, {.at = 13}}, out[8];
    int count;
    IS(STORE_NONE, store_lines_append(s, "a", 1, 3, in));
    game_make(s, &g);
    snprintf(in[0].text, sizeof in[0].text, "put follower city.N");
    memset(in[1].text, 'x', sizeof in[1].text - 1);
    IS(STORE_TAKEN, store_lines_append(s, "a", 2, 3, in)); /* none before it */
    IS(STORE_OK, store_lines_append(s, "a", 1, 3, in));
    IS(STORE_TAKEN, store_lines_append(s, "a", 1, 1, in));
    IS(STORE_TAKEN, store_lines_append(s, "a", 3, 1, in));
    IS(STORE_TAKEN, store_lines_append(s, "a", 5, 1, in));
    IS(STORE_OK, store_lines_append(s, "a", 4, 1, in + 1));
    IS(STORE_OK, store_lines_append(s, "a", 5, 0, in));
    IS(STORE_OK, store_lines_since(s, "a", 0, 8, out, &count));
    assert_int_equal(count, 4);
    for (int i = 0; i < 4; i++) {
        const struct store_line *from = &in[i == 3 ? 1 : i];
        assert_int_equal(out[i].n, i + 1);
        assert_int_equal(out[i].at, from->at);
        assert_string_equal(out[i].text, from->text);
    }
    IS(STORE_OK, store_lines_since(s, "a", 1, 2, out, &count));
    assert_int_equal(count, 2);
    assert_int_equal(out[0].n, 2);
    IS(STORE_OK, store_lines_since(s, "a", 4, 2, out, &count));
    assert_int_equal(count, 0);
    assert_int_equal(game_get(s, "a").count, 4);
    assert_int_equal(game_get(s, "a").grown, 12);
}

/* ---- Talk ----------------------------------------------------------------------------------- */

static void talk_is_numbered(void **state)
{
    STORE;
    struct store_game g = game_of("a");
    struct store_talk in = {.n = 1, .at = 5, .account = 3, .seat = -1, .line = 7}, out[4];
    int count;
    strcpy(in.verb, "say");
    strcpy(in.name, "Ada");
    memset(in.text, 'y', sizeof in.text - 1);
    IS(STORE_NONE, store_talk_append(s, "a", &in));
    game_make(s, &g);
    IS(STORE_OK, store_talk_append(s, "a", &in));
    IS(STORE_TAKEN, store_talk_append(s, "a", &in));
    in.n = 3;
    IS(STORE_TAKEN, store_talk_append(s, "a", &in));
    in.n = 2;
    IS(STORE_OK, store_talk_append(s, "a", &in));
    IS(STORE_OK, store_talk_since(s, "a", 0, 4, out, &count));
    assert_int_equal(count, 2);
    assert_int_equal(out[1].n, 2);
    assert_int_equal(out[1].at, 5);
    assert_int_equal(out[1].account, 3);
    assert_int_equal(out[1].seat, -1);
    assert_int_equal(out[1].line, 7);
    assert_string_equal(out[1].verb, "say");
    assert_string_equal(out[1].name, "Ada");
    assert_string_equal(out[1].text, in.text);
    IS(STORE_OK, store_talk_since(s, "a", 0, 1, out, &count));
    assert_int_equal(count, 1);
    IS(STORE_OK, store_talk_since(s, "a", 2, 1, out, &count));
    assert_int_equal(count, 0);
    assert_int_equal(game_get(s, "a").talk, 2);
}

/* What is asked and answered is found behind all that was said, newest first. */
static void questions_are_found(void **state)
{
    STORE;
    static const char *const verbs[] = {"say", "ask", "say", "refuse", "ask", "say", "agree"};
    struct store_game g = game_of("a"), other = game_of("b");
    struct store_talk out[4];
    int count;
    game_make(s, &g);
    game_make(s, &other);
    for (int i = 0; i < 7; i++) {
        struct store_talk t = {.n = i + 1, .account = 3, .seat = 1, .line = i};
        snprintf(t.verb, sizeof t.verb, "%s", verbs[i]);
        snprintf(t.text, sizeof t.text, "text %d", i);
        IS(STORE_OK, store_talk_append(s, "a", &t));
        if (i < 2)
            IS(STORE_OK, store_talk_append(s, "b", &t));
    }
    IS(STORE_OK, store_talk_asked(s, "a", 7, 4, out, &count));
    assert_int_equal(count, 4);
    assert_int_equal(out[0].n, 7);
    assert_string_equal(out[0].verb, "agree");
    assert_int_equal(out[1].n, 5);
    assert_int_equal(out[1].line, 4);
    assert_string_equal(out[1].text, "text 4");
    assert_int_equal(out[3].n, 2);
    IS(STORE_OK, store_talk_asked(s, "a", 5, 1, out, &count));
    assert_int_equal(count, 1);
    assert_int_equal(out[0].n, 5);
    IS(STORE_OK, store_talk_asked(s, "a", 1, 4, out, &count));
    assert_int_equal(count, 0);
    IS(STORE_OK, store_talk_asked(s, "b", 7, 4, out, &count));
    assert_int_equal(count, 1);
}

/* What somebody has said, wherever it was, in parts. */
static void talk_of_an_account(void **state)
{
    STORE;
    struct store_words out[4], after = {.game = ""};
    int count;
    for (int i = 0; i < 6; i++) {
        struct store_game g = game_of(i % 2 == 0 ? "a" : "b");
        struct store_talk t = {.n = i / 2 + 1, .at = i, .account = i == 2 ? 4 : 3, .seat = -1};
        strcpy(t.verb, "say");
        snprintf(t.text, sizeof t.text, "word %d", i);
        if (i < 2)
            game_make(s, &g);
        IS(STORE_OK, store_talk_append(s, g.id, &t));
    }
    IS(STORE_OK, store_talk_of(s, 3, &after, 2, out, &count));
    assert_int_equal(count, 2);
    assert_string_equal(out[0].talk.text, "word 0");
    assert_string_equal(out[1].game, "a");
    assert_int_equal(out[1].talk.n, 3);
    assert_int_equal(out[1].talk.at, 4);
    after = out[1];
    IS(STORE_OK, store_talk_of(s, 3, &after, 4, out, &count));
    assert_int_equal(count, 3);
    assert_string_equal(out[2].game, "b");
    assert_string_equal(out[2].talk.text, "word 5");
    IS(STORE_OK, store_talk_of(s, 0, &(struct store_words){.game = ""}, 4, out, &count));
    assert_int_equal(count, 0);
}

/* ---- Lists ---------------------------------------------------------------------------------- */

/* The ids of a list in one word. */
static const char *list(struct store *s, struct store_where where)
{
    static char text[256];
    char ids[16][STORE_ID_MAX];
    int count;
    text[0] = '\0';
    if (where.max == 0)
        where.max = 16;
    IS(STORE_OK, store_games(s, &where, ids, &count));
    for (int i = 0; i < count; i++)
        strcat(strcat(text, i == 0 ? "" : " "), ids[i]);
    return text;
}

/* Ten games; the number says the state, when it was made, last grown and ended. */
static void make_games(struct store *s)
{
    for (int i = 0; i < 10; i++) {
        struct store_seat seats[STORE_SEATS] = {{.kind = SEAT_PERSON, .account = i % 2 + 1},
                                                {.kind = SEAT_PERSON, .account = 1}};
        struct store_game g = game_of("g");
        g.id[1] = (char)('0' + i);
        g.state = (enum game_state)(i % 3);
        g.is_public = i != 4 && i != 5 && i != 6;
        g.made = g.grown = 100 - 10 * i;
        g.ended = g.state == GAME_OVER ? 200 - i : 0;
        g.due = i == 7 ? 0 : 300 - i;
        g.is_thinking = i == 4 || i == 7;
        IS(STORE_OK, store_game_make(s, &g, seats));
    }
}

static void games_are_listed(void **state)
{
    STORE;
    make_games(s);
    assert_string_equal(list(s, (struct store_where){.list = LIST_LOBBY}), "g0 g3 g9");
    assert_string_equal(list(s, (struct store_where){.list = LIST_LOBBY, .max = 2}), "g0 g3");
    assert_string_equal(list(s, (struct store_where){.list = LIST_RUNNING}), "g1 g7");
    assert_string_equal(list(s, (struct store_where){.list = LIST_RUNNING, .before = 90}), "g7");
    assert_string_equal(list(s, (struct store_where){.list = LIST_FINISHED}), "g8 g2");
    assert_string_equal(
        list(s, (struct store_where){.list = LIST_FINISHED, .after = 192, .cursor = "g8"}), "g2");
    assert_string_equal(
        list(s, (struct store_where){.list = LIST_FINISHED, .after = 192, .cursor = "g7"}),
        "g8 g2");
    assert_string_equal(list(s, (struct store_where){.list = LIST_DUE, .before = 299}), "g4 g1");
    assert_string_equal(list(s, (struct store_where){.list = LIST_DUE, .before = 298}), "g4");
    assert_string_equal(list(s, (struct store_where){.list = LIST_DUE, .before = 0}), "");
    assert_string_equal(list(s, (struct store_where){.list = LIST_THINKING}), "g7 g4");
    struct store_where after = {.list = LIST_DUE, .before = 299, .cursor = "g4"};
    assert_string_equal(list(s, after), "g1");
    strcpy(after.cursor, "g1");
    assert_string_equal(list(s, after), "");
    after = (struct store_where){.list = LIST_THINKING, .cursor = "g7"};
    assert_string_equal(list(s, after), "g4");
    /* Those that somebody thinks about now are not in it. */
    after = (struct store_where){.list = LIST_THINKING, .before = 150};
    IS(STORE_OK, store_claim(s, "g7", 1, 100, 151));
    assert_string_equal(list(s, after), "g4");
    after.before = 151;
    assert_string_equal(list(s, after), "g7 g4");
    IS(STORE_OK, store_claim(s, "g7", 2, 100, 200));
    assert_string_equal(list(s, after), "g7 g4");
    assert_string_equal(list(s, (struct store_where){.list = LIST_ALL, .cursor = "g7"}), "g8 g9");
    assert_string_equal(list(s, (struct store_where){.list = LIST_ALL, .max = 2}), "g0 g1");
}

static void games_of_an_account_are_listed(void **state)
{
    STORE;
    make_games(s);
    struct store_where mine = {.list = LIST_MINE, .account = 2, .state = -1};
    assert_string_equal(list(s, mine), "g5 g1 g3 g7 g9");
    mine.max = 2;
    assert_string_equal(list(s, mine), "g5 g1");
    mine.before = 90;
    assert_string_equal(list(s, mine), "g3 g7");
    mine = (struct store_where){.list = LIST_MINE, .account = 1, .state = GAME_OVER};
    assert_string_equal(list(s, mine), "g2 g5 g8");
    mine.before = 198;
    assert_string_equal(list(s, mine), "g5 g8");
    mine = (struct store_where){.list = LIST_MINE, .account = 2, .state = GAME_OPEN};
    assert_string_equal(list(s, mine), "g3 g9");
    mine.state = GAME_RUNNING;
    assert_string_equal(list(s, mine), "g1 g7");
    mine.account = 3;
    assert_string_equal(list(s, mine), "");
    /* With a cursor also those of the same time that come after it. */
    mine = (struct store_where){.list = LIST_MINE, .account = 2, .state = -1, .before = 90};
    strcpy(mine.cursor, "g0");
    assert_string_equal(list(s, mine), "g1 g3 g7 g9");
    strcpy(mine.cursor, "g1");
    assert_string_equal(list(s, mine), "g3 g7 g9");
    mine = (struct store_where){.list = LIST_MINE, .account = 1, .state = GAME_OVER, .before = 198};
    strcpy(mine.cursor, "g1");
    assert_string_equal(list(s, mine), "g2 g5 g8");
    strcpy(mine.cursor, "g2");
    assert_string_equal(list(s, mine), "g5 g8");
    struct store_where of = {.list = LIST_OF, .account = 1};
    assert_string_equal(list(s, of), "g2 g8");
    of.before = 198;
    assert_string_equal(list(s, of), "g8");
}

/* Open games by what they are and who sits there, made at 100. */
static void make_waiting(struct store *s, const char *id, const char *clock, bool is_public,
                         int64_t account)
{
    struct store_game g = game_of(id);
    struct store_seat seats[STORE_SEATS] = {{.kind = SEAT_PERSON, .account = account}};
    g.state = GAME_OPEN;
    g.is_quick = true;
    g.is_public = is_public;
    g.made = g.grown = 100;
    snprintf(g.clock, sizeof g.clock, "%s", clock);
    IS(STORE_OK, store_game_make(s, &g, seats));
}

static const char *quick(struct store *s, const struct store_game *like, int64_t since, int max)
{
    static char text[256];
    char ids[16][STORE_ID_MAX];
    int count;
    text[0] = '\0';
    IS(STORE_OK, store_waiting_quick(s, like, since, max, ids, &count));
    for (int i = 0; i < count; i++)
        strcat(strcat(text, i == 0 ? "" : " "), ids[i]);
    return text;
}

static void open_games_are_seen(void **state)
{
    STORE;
    int64_t here[130];
    struct store_where now = {.list = LIST_LOBBY, .after = 100};
    make_waiting(s, "a", "5m+0", true, 7);
    make_waiting(s, "b", "5m+0", true, 8);
    make_waiting(s, "c", "none", true, 9);
    make_waiting(s, "d", "3d", true, 10);
    make_waiting(s, "p", "none", false, 11);
    assert_string_equal(list(s, (struct store_where){.list = LIST_LOBBY, .after = 99}), "a b c d");
    assert_string_equal(list(s, now), "d");
    /* Many are here; of those only two sit at open games, one of which is not public. */
    for (int i = 0; i < 130; i++)
        here[i] = i < 128 ? 1000 + i : i == 128 ? 8 : 11;
    IS(STORE_OK, store_waiting_seen(s, here, 130, 200));
    assert_string_equal(list(s, now), "b d");
    IS(STORE_OK, store_waiting_seen(s, here, 130, 150)); /* it does not go back */
    IS(STORE_OK, store_waiting_seen(s, here, 0, 300));
    now.after = 199;
    assert_string_equal(list(s, now), "b d");
    now.after = 200;
    assert_string_equal(list(s, now), "d");
}

static void open_games_that_nobody_has_seen_go(void **state)
{
    STORE;
    int64_t seven = 7;
    struct store_where stale = {.list = LIST_STALE, .before = 150, .after = 50};
    make_waiting(s, "a", "5m+0", true, 7);
    make_waiting(s, "b", "5m+0", true, 8);
    make_waiting(s, "d", "3d", true, 7);
    make_waiting(s, "p", "none", false, 7);
    IS(STORE_OK,
       store_game_make(s, &(struct store_game){.id = "r", .state = GAME_RUNNING, .seats = 1},
                       (struct store_seat[STORE_SEATS]){{.kind = SEAT_PERSON}}));
    assert_string_equal(list(s, stale), "a b");
    stale.before = 99;
    assert_string_equal(list(s, stale), "");
    stale.before = stale.after = 100;
    assert_string_equal(list(s, stale), "a b d p");
    IS(STORE_OK, store_waiting_drop(s, "b", 150, 50));
    IS(STORE_NONE, store_game_get(s, "b", &(struct store_game){0},
                                  (struct store_seat[STORE_SEATS]){{.kind = SEAT_OPEN}}));
    IS(STORE_TAKEN, store_waiting_drop(s, "b", 150, 50));
    IS(STORE_TAKEN, store_waiting_drop(s, "d", 150, 50));
    IS(STORE_TAKEN, store_waiting_drop(s, "p", 150, 50));
    IS(STORE_TAKEN, store_waiting_drop(s, "r", 150, 150));
    IS(STORE_OK, store_waiting_seen(s, &seven, 1, 151)); /* just before it would have gone */
    IS(STORE_TAKEN, store_waiting_drop(s, "a", 150, 50));
    IS(STORE_TAKEN, store_waiting_drop(s, "d", 150, 150));
    IS(STORE_OK, store_waiting_drop(s, "p", 160, 151));
    assert_string_equal(list(s, (struct store_where){.list = LIST_ALL}), "a d r");
}

static void quick_games_are_found(void **state)
{
    STORE;
    make_waiting(s, "a", "5m+0", true, 7);
    make_waiting(s, "b", "3d", true, 7);
    make_waiting(s, "c", "5m+0", false, 7);
    struct store_game g = game_get(s, "a"), other = g;
    snprintf(other.id, sizeof other.id, "first");
    other.made = 50, other.grown = 120;
    IS(STORE_OK, store_game_make(s, &other, (struct store_seat[STORE_SEATS]){{.kind = SEAT_OPEN}}));
    assert_string_equal(quick(s, &g, 99, 16), "first a");
    assert_string_equal(quick(s, &g, 99, 1), "first");
    assert_string_equal(quick(s, &g, 100, 16), "first");
    g.is_rated = !g.is_rated;
    assert_string_equal(quick(s, &g, 0, 16), "");
    g = game_get(s, "b");
    assert_string_equal(quick(s, &g, 500, 16), "b");
    snprintf(g.rules, sizeof g.rules, "hunters");
    assert_string_equal(quick(s, &g, 0, 16), "");
}

/* A game ends, and goes on after all. */
static void lists_follow_the_game(void **state)
{
    STORE;
    struct store_seat seats[STORE_SEATS] = {{.kind = SEAT_PERSON, .account = 5}};
    struct store_game g = game_of("a");
    struct store_where mine = {.list = LIST_MINE, .account = 5, .state = GAME_OVER};
    IS(STORE_OK, store_game_make(s, &g, seats));
    assert_string_equal(list(s, mine), "");
    g.state = GAME_OVER, g.ended = 50;
    IS(STORE_OK, store_game_set(s, &g));
    assert_string_equal(list(s, mine), "a");
    assert_string_equal(list(s, (struct store_where){.list = LIST_OF, .account = 5}), "a");
    IS(STORE_OK, game_line(s, "a", 1, "table back 0"));
    g.state = GAME_RUNNING, g.ended = 0, g.count = 1;
    IS(STORE_OK, store_game_set(s, &g));
    assert_string_equal(list(s, mine), "");
    mine.state = GAME_RUNNING;
    assert_string_equal(list(s, mine), "a");
}

static void growth_is_seen(void **state)
{
    STORE;
    struct store_growth games[251] = {{.id = ""}};
    struct store_game g = game_of("a");
    struct store_seat who = {.kind = SEAT_PERSON, .account = 1};
    struct store_talk talk = {.n = 1, .verb = "say"};
    game_make(s, &g);
    for (int i = 0; i < 251; i++)
        snprintf(games[i].id, sizeof games[i].id, i % 100 == 50 ? "a" : "no%d", i);
    IS(STORE_OK, store_growth(s, games, 251));
    int64_t seats = games[50].seats;
    for (int i = 0; i < 251; i++) {
        assert_int_equal(games[i].count, i % 100 == 50 ? 0 : -1);
        assert_int_equal(games[i].talk, 0);
    }
    IS(STORE_OK, game_line(s, "a", 1, "x"));
    IS(STORE_OK, store_talk_append(s, "a", &talk));
    IS(STORE_OK, store_seat_take(s, "a", 0, &who));
    IS(STORE_OK, store_growth(s, games, 251));
    for (int i = 50; i < 251; i += 100) {
        assert_int_equal(games[i].count, 1);
        assert_int_equal(games[i].talk, 1);
        assert_int_equal(games[i].state, GAME_OPEN);
        assert_int_not_equal(games[i].seats, seats);
    }
}

static void games_are_counted(void **state)
{
    STORE;
    struct store_counts counts;
    make_games(s);
    IS(STORE_OK, game_line(s, "g1", 1, "x"));
    IS(STORE_OK, game_line(s, "g1", 2, "x"));
    IS(STORE_OK, game_line(s, "g2", 1, "x"));
    account_of(s, ACCOUNT_GUEST, "");
    account_of(s, ACCOUNT_GUEST, "");
    account_of(s, ACCOUNT_BOT, "bot");
    IS(STORE_OK, store_count(s, &counts));
    assert_int_equal(counts.games[GAME_OPEN], 4);
    assert_int_equal(counts.games[GAME_RUNNING], 3);
    assert_int_equal(counts.games[GAME_OVER], 3);
    assert_int_equal(counts.lines, 3);
    assert_int_equal(counts.accounts[ACCOUNT_GUEST], 2);
    assert_int_equal(counts.accounts[ACCOUNT_PERSON], 0);
    assert_int_equal(counts.accounts[ACCOUNT_BOT], 1);
}

/* ---- Transactions --------------------------------------------------------------------------- */

static void transactions_are_whole(void **state)
{
    STORE;
    struct store_game a = game_of("a"), b = game_of("b");
    struct store_seat seats[STORE_SEATS];
    IS(STORE_OK, store_begin(s));
    game_make(s, &a);
    IS(STORE_OK, game_line(s, "a", 1, "x"));
    store_rollback(s);
    IS(STORE_NONE, store_game_get(s, "a", &a, seats));
    IS(STORE_OK, store_begin(s));
    IS(STORE_DOWN, store_begin(s)); /* one at a time */
    a = game_of("a");
    game_make(s, &a);
    IS(STORE_TAKEN, store_game_make(s, &a, seats)); /* which does not end it */
    game_make(s, &b);
    IS(STORE_OK, store_commit(s));
    assert_int_equal(game_get(s, "a").seats + game_get(s, "b").seats, 4);
    IS(STORE_DOWN, store_commit(s));
    store_rollback(s);
}

static void marks_go_back(void **state)
{
    STORE;
    struct store_game a = game_of("a");
    struct store_seat seats[STORE_SEATS];
    IS(STORE_DOWN, store_mark(s));
    IS(STORE_DOWN, store_back(s));
    IS(STORE_OK, store_begin(s));
    IS(STORE_DOWN, store_back(s));
    game_make(s, &a);
    IS(STORE_OK, store_mark(s));
    IS(STORE_OK, game_line(s, "a", 1, "wrong"));
    IS(STORE_OK, store_back(s));
    IS(STORE_OK, game_line(s, "a", 1, "wrong again"));
    IS(STORE_OK, store_back(s));
    IS(STORE_OK, game_line(s, "a", 1, "right"));
    IS(STORE_OK, store_mark(s));
    IS(STORE_OK, game_line(s, "a", 2, "wrong"));
    IS(STORE_OK, store_back(s));
    IS(STORE_OK, store_commit(s));
    assert_int_equal(game_get(s, "a").count, 1);
    struct store_line line;
    int count;
    IS(STORE_OK, store_lines_since(s, "a", 0, 1, &line, &count));
    assert_string_equal(line.text, "right");
    IS(STORE_OK, store_begin(s));
    IS(STORE_DOWN, store_back(s)); /* the mark went with its transaction */
    store_rollback(s);
    IS(STORE_OK, store_game_get(s, "a", &a, seats));
}

int main(void)
{
    static const struct place_case cases[] = {
        {"games are kept", games_are_kept, NEED_STORE},
        {"games are set by who knows them", games_are_set_by_who_knows_them, NEED_STORE},
        {"games can be deleted", games_can_be_deleted, NEED_STORE},
        {"what is no text is in no row", what_is_no_text_is_in_no_row, NEED_STORE},
        {"games that run are not left", games_that_run_are_not_left, NEED_STORE},
        {"seats are taken once", seats_are_taken_once, NEED_STORE},
        {"lines are numbered", lines_are_numbered, NEED_STORE},
        {"talk is numbered", talk_is_numbered, NEED_STORE},
        {"questions are found", questions_are_found, NEED_STORE},
        {"talk of an account", talk_of_an_account, NEED_STORE},
        {"games are listed", games_are_listed, NEED_STORE},
        {"games of an account are listed", games_of_an_account_are_listed, NEED_STORE},
        {"open games are seen", open_games_are_seen, NEED_STORE},
        {"open games that nobody has seen go", open_games_that_nobody_has_seen_go, NEED_STORE},
        {"quick games are found", quick_games_are_found, NEED_STORE},
        {"lists follow the game", lists_follow_the_game, NEED_STORE},
        {"growth is seen", growth_is_seen, NEED_STORE},
        {"games are counted", games_are_counted, NEED_STORE},
        {"transactions are whole", transactions_are_whole, NEED_STORE},
        {"marks go back", marks_go_back, NEED_STORE},
    };
    return places_run("store", cases, sizeof cases / sizeof *cases);
}
