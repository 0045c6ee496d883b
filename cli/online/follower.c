/*
 * follower.c: one seat of one game. The lines that the server tells make a table of their own; when
 * the seat must act, the program is told what is new of it and asked. A whole turn is tried out as a
 * draft before it is sent, so that nothing illegal leaves.
 */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../command.h"
#include "../visible.h"
#include "bot.h"
#include "online.h"

enum { PATH_ROOM = 128 };

/* ---- Failing ------------------------------------------------------------------------------------- */

static void stop_program(struct follower *f)
{
    program_end(f->program);
    f->program = NULL;
    f->told_count = 0;
    f->awaited = 0;
}

static void resigned(void *context, const struct link_answer *answer)
{
    struct follower *f = context;
    (void)answer;
    f->is_done = true;
}

/* The program did what it should not: it is started anew, but not for ever. */
static void fail(struct follower *f, const char *sentence)
{
    char path[PATH_ROOM];
    stop_program(f);
    aude_table_draft_drop(f->table);
    f->failures++;
    complain(TOLD("bot: game %s: %s%s", "bot: Partie %s: %s%s"), f->game, sentence,
             f->failures < BOT_FAILURES
                 ? TOLD("; it is started again", "; es wird neu gestartet")
                 : TOLD("; the bot gives the game up", "; der Bot gibt die Partie auf"));
    if (f->failures < BOT_FAILURES)
        return;
    f->is_running = false;
    snprintf(path, sizeof path, "/api/games/%s/resign", f->game);
    link_ask(f->bot->link, path, json_pack("{s:i}", "seat", f->seat), LINK_AGAIN, resigned, f);
}

/* ---- What the server tells -------------------------------------------------------------------------- */

static void caught_up(void *context, const struct link_answer *answer);

/* Asks for the lines that are missing; nothing is played meanwhile. */
static void catch_up(struct follower *f)
{
    char path[PATH_ROOM];
    snprintf(path, sizeof path, "/api/games/%s/lines?since=%d&seat=%d", f->game,
             aude_table_count(f->table), f->seat);
    f->asked++;
    link_ask(f->bot->link, path, NULL, LINK_AGAIN, caught_up, f);
}

/* Lines from a number on; false if some are missing before them. */
static bool take_lines(struct follower *f, const json_t *message)
{
    const json_t *lines = json_object_get(message, "lines");
    int from = (int)json_integer_value(json_object_get(message, "from"));
    if (!json_is_array(lines) || json_array_size(lines) == 0)
        return true;
    if (from > aude_table_count(f->table) + 1)
        return false;
    for (size_t i = 0; i < json_array_size(lines); i++) {
        const char *line = json_string_value(json_array_get(lines, i));
        if (from + (int)i <= aude_table_count(f->table))
            continue;
        enum aude_status status =
            line == NULL ? AUDE_BAD_ARGUMENT : aude_table_add(f->table, AUDE_OWNER, line);
        if (status == AUDE_NO_MEMORY)
            memory_end();
        if (status != AUDE_OK) {
            complain(
                TOLD(
                    "bot: game %s: the server plays \"%s\", which this version of Aude refuses",
                    "bot: Partie %s: der Server spielt \"%s\", was diese Version von Aude ablehnt"),
                f->game, line == NULL ? "" : line);
            f->is_done = true;
            return true;
        }
        f->is_returning = false;
    }
    return true;
}

static void caught_up(void *context, const struct link_answer *answer)
{
    struct follower *f = context;
    f->asked--;
    take_lines(f, answer->body);
}

static void take_clock(struct follower *f, const json_t *message)
{
    const json_t *left = json_object_get(message, "left");
    const json_t *mine = json_array_get(left, (size_t)f->seat);
    if (left != NULL)
        f->left = json_is_number(mine) ? json_number_value(mine) : -1;
}

static void say_over(struct follower *f, const json_t *game)
{
    char points[128] = "";
    size_t used = 0, i;
    const json_t *value;
    json_array_foreach(json_object_get(game, "points"), i, value)
    {
        if (used < sizeof points)
            used += (size_t)snprintf(points + used, sizeof points - used, " %d",
                                     (int)json_integer_value(value));
    }
    const char *ending = json_string_value(json_object_get(game, "ending"));
    visible_say(TOLD("%s is over (%s):%s", "%s ist aus (%s):%s"), f->game,
                ending == NULL ? "" : ending, points);
    fflush(stdout);
    f->bot->games++;
    f->is_done = true;
}

static void take_game(struct follower *f, const json_t *game)
{
    const char *state = json_string_value(json_object_get(game, "state"));
    take_clock(f, game);
    if (state == NULL || f->is_done)
        return;
    int question = bot_answer(f->bot, game, f->seat, f->answered);
    if (question != 0)
        f->answered = question;
    f->is_running = strcmp(state, "running") == 0 && f->failures < BOT_FAILURES;
    if (strcmp(state, "over") == 0)
        say_over(f, game);
}

static void listen_path(void *context, char *buf, size_t len)
{
    const struct follower *f = context;
    snprintf(buf, len, "/api/games/%s/stream?since=%d&seat=%d", f->game, aude_table_count(f->table),
             f->seat);
}

static void listen_message(void *context, const json_t *message)
{
    struct follower *f = context;
    const char *kind = json_string_value(json_object_get(message, "t"));
    if (kind == NULL)
        return;
    if (strcmp(kind, "game") == 0) {
        take_game(f, json_object_get(message, "game"));
    } else if (strcmp(kind, "lines") == 0) {
        take_clock(f, message);
        if (!take_lines(f, message))
            catch_up(f);
    } else if (strcmp(kind, "gone") == 0) {
        f->is_done = true;
    }
}

static void listen_refused(void *context, const struct link_answer *answer)
{
    struct follower *f = context;
    complain(TOLD("bot: game %s: %s", "bot: Partie %s: %s"), f->game, answer->text);
    f->is_done = true;
}

/* ---- Playing -------------------------------------------------------------------------------------- */

static void sent(void *context, const struct link_answer *answer)
{
    struct follower *f = context;
    int count = aude_table_count(f->table);
    f->asked--;
    take_lines(f, answer->body);
    if (answer->status == 200 || aude_table_count(f->table) > count)
        return;
    aude_table_draft_drop(f->table);
    if (strcmp(answer->why, "taken") == 0 || strcmp(answer->why, "gap") == 0) {
        catch_up(f);
        return;
    }
    if (strcmp(answer->why, "illegal") == 0) {
        fail(f, answer->text);
        return;
    }
    if (answer->status == 401 || answer->status == 403 || answer->status == 404) {
        complain(TOLD("bot: game %s: %s", "bot: Partie %s: %s"), f->game, answer->text);
        f->is_done = true;
    }
    /* Otherwise the moment has passed, and the stream tells what has happened. */
    f->is_running = false;
}

static void send_draft(struct follower *f)
{
    char path[PATH_ROOM];
    struct aude_step step;
    json_t *lines = json_array();
    int steps = aude_table_steps(f->table, f->seat);
    for (int i = steps - aude_table_drafted(f->table); i < steps; i++) {
        aude_table_step(f->table, f->seat, i, &step);
        json_array_append_new(lines, json_string(step.line));
    }
    snprintf(path, sizeof path, "/api/games/%s/lines", f->game);
    f->asked++;
    link_ask(f->bot->link, path,
             json_pack("{s:i,s:o}", "n", aude_table_count(f->table) + 1, "lines", lines),
             LINK_AGAIN, sent, f);
}

static void tell(struct follower *f, const char *line)
{
    if (f->told_count == f->told_room) {
        f->told_room = f->told_room * 2 + 64;
        f->told = memory_grow(f->told, (size_t)f->told_room * sizeof *f->told);
    }
    snprintf(f->told[f->told_count++], AUDE_LINE_MAX, "%s", line);
    program_send(f->program, "play %s", line);
    f->awaited++;
}

/* Tells the program what it does not know yet; from the start if it knows what no longer counts. */
static void tell_news(struct follower *f)
{
    struct aude_step step;
    char rules[BOT_RULES_MAX];
    int steps = aude_table_steps(f->table, f->seat), same = 0;
    while (same < f->told_count && same < steps &&
           aude_table_step(f->table, f->seat, same, &step) && strcmp(step.line, f->told[same]) == 0)
        same++;
    if (f->told_count == 0 || same < f->told_count) {
        aude_rules_write(aude_table_rules(f->table), rules, sizeof rules);
        program_send(f->program, "rules %s", rules);
        program_send(f->program, "view %d", f->seat);
        f->awaited += 2;
        f->told_count = same = 0;
    }
    for (int i = same; i < steps; i++) {
        aude_table_step(f->table, f->seat, i, &step);
        tell(f, step.line);
    }
}

static void think(struct follower *f)
{
    const struct bot_settings *settings = &f->bot->settings;
    double ms = (double)settings->ms;
    if (f->program == NULL)
        f->program = bot_program(f->bot);
    if (f->program == NULL) {
        fail(f, "there is no process to be had for the program");
        return;
    }
    tell_news(f);
    /* What a turn adds to the clock is not told here, and left as a reserve. */
    long most = f->left < 0 ? LONG_MAX
                            : aude_player_budget(aude_table_view(f->table, f->seat), f->seat,
                                                 (long)f->left, 0);
    ms = (double)most < ms ? (double)most : ms;
    program_send(f->program, "go %s%sms %d", settings->engine == NULL ? settings->player : "",
                 settings->engine == NULL ? " " : "", ms < 1 ? 1 : (int)ms);
    f->awaited++;
    f->thinking = aude_table_count(f->table);
}

/* The program has decided. */
static void decided(struct follower *f, const char *line)
{
    char why[256];
    enum aude_status status;
    if (f->thinking != aude_table_count(f->table) || !f->is_running)
        return; /* about what is no longer so */
    status = aude_table_draft(f->table, f->seat, line);
    if (status == AUDE_NO_MEMORY)
        memory_end();
    if (status != AUDE_OK) {
        snprintf(why, sizeof why,
                 TOLD("the program plays \"%.80s\": %s", "das Programm spielt \"%.80s\": %s"), line,
                 words_status(words_language(), status));
        fail(f, why);
    }
}

static void hear_program(struct follower *f)
{
    struct program_answer answer;
    char why[256];
    bool is_there = program_turn(f->program);
    while (f->program != NULL && program_next(f->program, &answer)) {
        if (f->awaited == 0)
            continue;
        f->awaited--;
        if (!answer.is_ok) {
            snprintf(why, sizeof why, TOLD("the program says: %.160s", "das Programm sagt: %.160s"),
                     answer.text);
            fail(f, why);
        } else if (f->awaited == 0) {
            decided(f, answer.text);
        }
    }
    if (f->program != NULL && !is_there)
        fail(f, "the program has ended");
}

static void returned(void *context, const struct link_answer *answer)
{
    struct follower *f = context;
    take_lines(f, answer->body);
}

/* A computer plays for us, because our time had run out: here we are again. */
static void come_back(struct follower *f)
{
    char path[PATH_ROOM];
    snprintf(path, sizeof path, "/api/games/%s/return", f->game);
    f->is_returning = true;
    link_ask(f->bot->link, path, json_pack("{s:i}", "seat", f->seat), LINK_AGAIN, returned, f);
}

void follower_turn(struct follower *f)
{
    if (f->program != NULL)
        hear_program(f);
    if (!f->is_running || f->is_done)
        return;
    if (strcmp(aude_table_player(f->table, f->seat), "person") != 0) {
        if (!f->is_returning)
            come_back(f);
    } else if (f->awaited == 0 && f->asked == 0 && aude_table_actor(f->table) == f->seat) {
        if (aude_table_draft_is_whole(f->table))
            send_draft(f);
        else
            think(f);
    }
}

/* ---- Open, close ----------------------------------------------------------------------------------- */

struct follower *follower_open(struct bot *b, const char *game, const char *rules, int seat)
{
    struct follower *f = memory_new(sizeof *f);
    f->bot = b;
    f->seat = seat;
    f->left = -1;
    snprintf(f->game, sizeof f->game, "%s", game);
    enum aude_status status = aude_table_open(rules, seat, &f->table, NULL);
    if (status == AUDE_NO_MEMORY)
        memory_end();
    if (status != AUDE_OK) {
        complain(TOLD("bot: game %s: this version of Aude does not know the rules \"%s\"",
                      "bot: Partie %s: diese Version von Aude kennt die Regeln \"%s\" nicht"),
                 game, rules);
        free(f);
        return NULL;
    }
    link_listen(b->link, &(struct link_listener){.path = listen_path,
                                                 .message = listen_message,
                                                 .refused = listen_refused,
                                                 .context = f});
    visible_say(TOLD("%s: seat %d, %s", "%s: Platz %d, %s"), game, seat, rules);
    fflush(stdout);
    return f;
}

void follower_close(struct follower *f)
{
    link_forget(f->bot->link, f);
    program_end(f->program);
    aude_table_close(f->table);
    free(f->told);
    free(f);
}
