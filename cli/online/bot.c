/*
 * bot.c: "aude bot": finds the games in which this account has a seat, sits down at open ones if it
 * may, and has each seat played by a program.
 */
#include "bot.h"

#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../args.h"
#include "../command.h"
#include "../visible.h"
#include "online.h"

static const char help[] =
    "Usage: aude bot --server URL --token-file FILE [--engine COMMAND | --player NAME]\n"
    "                [--sit] [--rules RULES] [--games N] [--ms N] [--once]\n"
    "\n"
    "Plays online, in all games in which the bot's account has a seat. It goes on until\n"
    "Ctrl-C and comes back by itself when the server or the network was away.\n"
    "\n"
    "      --server URL       the server, such as https://games.example.org\n"
    "      --token-file FILE  holds the token of a bot account and nothing else\n"
    "      --engine COMMAND   a program that speaks the protocol of \"aude engine\"; it is\n"
    "                         started once for each game, by the shell\n"
    "      --player NAME      one of our players instead; without both it is ranking\n"
    "      --sit              sit down at open public games\n"
    "      --rules RULES      only where the game is played by these rules: the game with\n"
    "                         exactly these expansions, and these options among others\n"
    "      --games N          sit down at no more games when there are so many (4)\n"
    "      --ms N             milliseconds for a decision, at most (2000)\n"
    "      --once             end with the first game that is over, and play no other\n"
    "  -h, --help             this text\n"
    "      --version          the version of Aude\n"
    "\n"
    "Players:\n";

enum { LOOK = 2 /* seconds between looks at the lobby */, FILES_MAX = 512, WAIT_MS = 500 };

static volatile sig_atomic_t is_over;

static void end(int signal)
{
    (void)signal;
    is_over = 1;
}

/* ---- The program ------------------------------------------------------------------------------------ */

struct program *bot_program(const struct bot *b)
{
    static char shell[] = "/bin/sh", option[] = "-c", word[] = "engine";
    char path[PATH_MAX], *command = b->settings.engine;
    if (command != NULL)
        return program_start((char *[]){shell, option, command, NULL});
    ssize_t n = readlink("/proc/self/exe", path, sizeof path - sizeof "aude");
    path[n < 0 ? 0 : n] = '\0';
    char *slash = strrchr(path, '/');
    strcpy(slash == NULL ? path : slash + 1, "aude");
    return program_start((char *[]){path, word, NULL});
}

/* Asks the scout and waits for its answer, which comes at once. False: it has ended. */
static bool ask_scout(struct bot *b, const char *command, struct program_answer *out)
{
    struct pollfd files[PROGRAM_FILES];
    bool is_there = b->scout != NULL;
    if (is_there)
        program_send(b->scout, "%s", command);
    while (is_there && !is_over) {
        is_there = program_turn(b->scout);
        if (program_next(b->scout, out))
            return true;
        if (is_there)
            poll(files, (nfds_t)program_files(b->scout, files), WAIT_MS);
    }
    program_end(b->scout);
    b->scout = NULL;
    return false;
}

/* Does the program know these rules? */
static bool can_play(struct bot *b, const char *rules)
{
    struct program_answer answer;
    char command[BOT_RULES_MAX + 16];
    if (b->scout == NULL)
        b->scout = bot_program(b);
    snprintf(command, sizeof command, "rules %s", rules);
    return ask_scout(b, command, &answer) && answer.is_ok;
}

/* ---- Games ------------------------------------------------------------------------------------------ */

static const char *text_of(const json_t *object, const char *name)
{
    const char *text = json_string_value(json_object_get(object, name));
    return text == NULL ? "" : text;
}

static struct follower *find(struct bot *b, const char *game, int seat)
{
    struct follower *f = b->followers;
    while (f != NULL && (strcmp(f->game, game) != 0 || f->seat != seat))
        f = f->next;
    return f;
}

static bool is_id(const char *id)
{
    size_t size = strlen(id);
    return size > 0 && size < BOT_ID_MAX &&
           strspn(id, "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ") == size;
}

static void follow(struct bot *b, const char *game, const char *rules, int seat)
{
    bool is_enough = b->settings.is_once && (b->followers != NULL || b->games > 0);
    if (find(b, game, seat) != NULL || is_enough)
        return;
    struct follower *f = follower_open(b, game, rules, seat);
    if (f == NULL)
        return;
    f->next = b->followers;
    b->followers = f;
}

static bool is_mine(const json_t *seat)
{
    return json_is_true(json_object_get(seat, "mine"));
}

/* A game in which we may have seats. */
static void take_game(struct bot *b, const json_t *game)
{
    size_t i;
    const json_t *seat;
    const char *id = text_of(game, "id"), *state = text_of(game, "state");
    bool is_running = strcmp(state, "running") == 0;
    if (!is_id(id))
        return;
    json_array_foreach(json_object_get(game, "seats"), i, seat)
    {
        if (!is_mine(seat))
            continue;
        if (is_running)
            follow(b, id, text_of(game, "rules"), (int)i);
        else if (strcmp(state, "over") == 0 && !b->settings.is_once)
            bot_answer(b, game, (int)i, 0);
    }
}

static bool has_seat(const json_t *seats, int seat)
{
    size_t i;
    const json_t *value;
    json_array_foreach(seats, i, value)
    {
        if (json_integer_value(value) == seat)
            return true;
    }
    return false;
}

static void talked(void *context, const struct link_answer *answer)
{
    (void)context;
    (void)answer; /* if it is refused, others have decided meanwhile */
}

/* A bot is an easy partner: it agrees to everything but a draw. */
int bot_answer(struct bot *b, const json_t *game, int seat, int answered)
{
    char path[BOT_ID_MAX + 32];
    const json_t *offer = json_object_get(game, "offer");
    int n = (int)json_integer_value(json_object_get(offer, "n"));
    if (!json_is_object(offer) || n == answered || !is_id(text_of(game, "id")) ||
        json_integer_value(json_object_get(offer, "seat")) == seat ||
        has_seat(json_object_get(offer, "agreed"), seat))
        return 0;
    bool is_draw = strcmp(text_of(offer, "what"), "draw") == 0;
    snprintf(path, sizeof path, "/api/games/%s/talk", text_of(game, "id"));
    link_ask(b->link, path,
             json_pack("{s:s,s:i,s:i}", "do", is_draw ? "refuse" : "agree", "n", n, "seat", seat),
             LINK_ONCE, talked, b);
    return n;
}

static void take_games(void *context, const struct link_answer *answer)
{
    size_t i;
    const json_t *game;
    json_array_foreach(json_object_get(answer->body, "games"), i, game)
    {
        take_game(context, game);
    }
}

/* ---- What happens in all our games ------------------------------------------------------------------- */

static void events_path(void *context, char *buf, size_t len)
{
    (void)context;
    snprintf(buf, len, "/api/events");
}

static void events_message(void *context, const json_t *message)
{
    if (strcmp(text_of(message, "t"), "event") == 0)
        take_game(context, json_object_get(message, "game"));
}

static void events_refused(void *context, const struct link_answer *answer)
{
    (void)context;
    complain("bot: %s", answer->text);
    is_over = 1;
}

/* Whatever happened while nobody listened. */
static void events_opened(void *context)
{
    struct bot *b = context;
    link_ask(b->link, "/api/me/games?state=running", NULL, LINK_AGAIN, take_games, b);
}

/* ---- Sitting down -------------------------------------------------------------------------------------- */

/* Is each word of these rules in those? The first names the game with its expansions. */
static bool are_rules(const char *wanted, const char *rules)
{
    char words[BOT_RULES_MAX + 2], word[BOT_RULES_MAX + 2];
    bool is_first = true;
    snprintf(words, sizeof words, "%s ", rules);
    for (const char *at = wanted + strspn(wanted, " "); *at != '\0'; at += strspn(at, " ")) {
        size_t size = strcspn(at, " ");
        snprintf(word, sizeof word, "%s%.*s ", is_first ? "" : " ", (int)size, at);
        const char *found = strstr(words, word);
        if (found == NULL || (is_first && found != words))
            return false;
        is_first = false;
        at += size;
    }
    return true;
}

static bool fits(struct bot *b, const json_t *game)
{
    const char *rules = text_of(game, "rules");
    if (!is_id(text_of(game, "id")) || strlen(rules) >= BOT_RULES_MAX)
        return false;
    return (b->settings.rules == NULL || are_rules(b->settings.rules, rules)) && can_play(b, rules);
}

static bool sits_at(const json_t *game)
{
    size_t i;
    const json_t *seat;
    json_array_foreach(json_object_get(game, "seats"), i, seat)
    {
        if (is_mine(seat))
            return true;
    }
    return false;
}

static void sat_down(void *context, const struct link_answer *answer)
{
    struct bot *b = context;
    b->is_asking = false;
    if (answer->status == 200)
        take_game(b, json_object_get(answer->body, "game"));
}

static int playing(const struct bot *b)
{
    int count = 0;
    for (const struct follower *f = b->followers; f != NULL; f = f->next)
        count++;
    return count;
}

static void take_lobby(void *context, const struct link_answer *answer)
{
    struct bot *b = context;
    char path[BOT_ID_MAX + 32];
    size_t i;
    const json_t *game, *games = json_object_get(answer->body, "games");
    int count = playing(b);
    b->is_asking = false;
    json_array_foreach(games, i, game)
    {
        count += sits_at(game);
    }
    json_array_foreach(games, i, game)
    {
        if (count >= b->settings.games || sits_at(game) || !fits(b, game))
            continue;
        snprintf(path, sizeof path, "/api/games/%s/sit", text_of(game, "id"));
        b->is_asking = true;
        /* Not sent again: a second one would take a second seat. */
        link_ask(b->link, path, json_object(), LINK_ONCE, sat_down, b);
        return;
    }
}

static void look_for_seats(struct bot *b)
{
    double now = clock_now();
    if (!b->settings.is_sitting || b->is_asking || now - b->looked < LOOK ||
        playing(b) >= b->settings.games || (b->settings.is_once && b->games > 0))
        return;
    b->looked = now;
    b->is_asking = true;
    link_ask(b->link, "/api/lobby", NULL, LINK_AGAIN, take_lobby, b);
}

/* ---- The loop ------------------------------------------------------------------------------------------ */

static void close_done(struct bot *b)
{
    for (struct follower **f = &b->followers; *f != NULL;) {
        struct follower *done = *f;
        if (!done->is_done) {
            f = &done->next;
            continue;
        }
        *f = done->next;
        follower_close(done);
        is_over = is_over || b->settings.is_once;
    }
}

static void run_loop(struct bot *b)
{
    struct pollfd files[FILES_MAX];
    link_listen(b->link, &(struct link_listener){.path = events_path,
                                                 .message = events_message,
                                                 .refused = events_refused,
                                                 .opened = events_opened,
                                                 .context = b});
    while (!is_over) {
        int count = 0;
        look_for_seats(b);
        for (struct follower *f = b->followers; f != NULL; f = f->next) {
            follower_turn(f);
            if (f->program != NULL && count + PROGRAM_FILES <= FILES_MAX)
                count += program_files(f->program, files + count);
        }
        close_done(b);
        if (!is_over)
            link_wait(b->link, files, count, WAIT_MS);
    }
}

/* ---- Beginning ----------------------------------------------------------------------------------------- */

/* Is the token that of a bot? A program that plays under a person's name would deceive the others. */
static bool is_bot(struct bot *b)
{
    struct link_said said;
    link_ask_now(b->link, "/api/me", NULL, LINK_ONCE, &said);
    const json_t *me = json_object_get(said.body, "me");
    bool is_fine = said.status == 200 && strcmp(text_of(me, "kind"), "bot") == 0;
    if (said.why[0] != '\0')
        complain("bot: %s", said.why);
    else if (!is_fine)
        complain(
            TOLD("bot: the token is not that of a bot account; docs/bots.md says how to make one",
                 "bot: das Token ist nicht das eines Bot-Kontos; in docs/bots.md steht, wie man "
                 "eines macht"));
    else
        visible_say(TOLD("%s plays at %s", "%s spielt bei %s"), text_of(me, "name"),
                    b->settings.server);
    fflush(stdout);
    json_decref(said.body);
    return is_fine;
}

static bool has_program(struct bot *b)
{
    struct program_answer answer;
    char quoted[128];
    b->scout = bot_program(b);
    if (ask_scout(b, "rules carcassonne", &answer))
        return true;
    const char *engine = b->settings.engine == NULL ? "aude engine" : b->settings.engine;
    args_quote(engine, strlen(engine), quoted, sizeof quoted);
    complain(TOLD("bot: \"%s\" does not speak the protocol of aude engine",
                  "bot: \"%s\" spricht das Protokoll von aude engine nicht"),
             quoted);
    return false;
}

static int run(const struct bot_settings *settings)
{
    char token[LINK_TOKEN_MAX], why[512];
    struct bot b = {.settings = *settings, .looked = -LOOK};
    if (!link_token(settings->token_file, token, why, sizeof why) ||
        (b.link = link_open("bot", settings->server, token, why, sizeof why)) == NULL) {
        complain("bot: %s", why);
        return STATUS_BAD;
    }
    int status = STATUS_BAD;
    signal(SIGPIPE, SIG_IGN);
    sigaction(SIGINT, &(struct sigaction){.sa_handler = end}, NULL);
    sigaction(SIGTERM, &(struct sigaction){.sa_handler = end}, NULL);
    if (has_program(&b) && is_bot(&b)) {
        run_loop(&b);
        status = STATUS_FINE;
    }
    for (struct follower *f = b.followers, *next; f != NULL; f = next) {
        next = f->next;
        follower_close(f);
    }
    program_end(b.scout);
    link_close(b.link);
    return status;
}

static bool read_option(int c, struct bot_settings *settings)
{
    switch (c) {
    case 's':
        settings->server = optarg;
        return true;
    case 't':
        settings->token_file = optarg;
        return true;
    case 'e':
        settings->engine = optarg;
        return true;
    case 'p':
        settings->player = optarg;
        return true;
    case 'r':
        settings->rules = optarg;
        return true;
    case 'g':
        return args_number("bot", "--games", 1, 100, &settings->games);
    case 'm':
        return args_number("bot", "--ms", 1, 86400000, &settings->ms);
    case 'S':
        settings->is_sitting = true;
        return true;
    default:
        settings->is_once = true;
        return true;
    }
}

static int print_help(void)
{
    fputs(help, stdout);
    players_print();
    return STATUS_FINE;
}

/* What does not fit together; STATUS_FINE if all does. */
static int check_settings(struct bot_settings *settings)
{
    if (settings->server == NULL || settings->token_file == NULL) {
        complain(
            TOLD("bot: %s is missing; see aude bot --help", "bot: %s fehlt; siehe aude bot --help"),
            settings->server == NULL ? "--server" : "--token-file");
        return STATUS_USAGE;
    }
    if (settings->engine != NULL && settings->player != NULL) {
        complain(TOLD("bot: --engine and --player do not go together",
                      "bot: --engine und --player gehen nicht zusammen"));
        return STATUS_USAGE;
    }
    if (settings->player == NULL)
        settings->player = "ranking";
    if (player_find(settings->player) == NULL) {
        players_complain(words_language(), "bot", settings->player, false);
        return STATUS_BAD;
    }
    if (settings->rules != NULL) {
        struct aude_rules *r = rules_or_complain(settings->rules);
        if (r == NULL)
            return STATUS_BAD;
        aude_rules_free(r);
    }
    if (settings->is_once)
        settings->games = 1;
    return STATUS_FINE;
}

int online_bot(int argc, char **argv)
{
    static const struct option options[] = {
        {"server", required_argument, NULL, 's'}, {"token-file", required_argument, NULL, 't'},
        {"engine", required_argument, NULL, 'e'}, {"player", required_argument, NULL, 'p'},
        {"sit", no_argument, NULL, 'S'},          {"rules", required_argument, NULL, 'r'},
        {"games", required_argument, NULL, 'g'},  {"ms", required_argument, NULL, 'm'},
        {"once", no_argument, NULL, 'o'},         ARGS_COMMON};
    struct bot_settings settings = {.games = 4, .ms = 2000};
    int c;
    while ((c = getopt_long(argc, argv, ARGS_SHORT, options, NULL)) != -1) {
        if (c == 'h')
            return print_help();
        if (strchr("V:?", c) != NULL)
            return args_other("bot", help, c, argv);
        if (!read_option(c, &settings))
            return STATUS_USAGE;
    }
    if (!args_done("bot", argc, argv))
        return STATUS_USAGE;
    int status = check_settings(&settings);
    if (status == STATUS_FINE) {
        link_begin();
        status = run(&settings);
        link_end();
    }
    return status;
}
