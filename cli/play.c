/*
 * play.c: "aude play", a game at this terminal. It reads the command line, seats the players
 * and chooses between screen and lines.
 */
#define _DEFAULT_SOURCE 1

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>
#include <unistd.h>

#include "args.h"
#include "command.h"
#include "plain.h"
#include "screen.h"
#include "session.h"

enum { SENTENCE_MAX = 512 };

/* What the command line asks for. */
struct order {
    char *rules;
    const char *seat[AUDE_SEATS];
    int seats;
    const char *record;
    bool is_plain, has_seed;
    uint64_t seed;
    enum language language;
};

/* In the language and the characters of the terminal. */
static void complain_in(enum language language, enum word word, const char *a, const char *b)
{
    char text[SENTENCE_MAX];
    words_fill(text, sizeof text, words_text(language, word), (const char *[]){a, b});
    complain("%s", text);
}

static bool read_language(struct order *order)
{
    static const char *const names[LANGUAGES] = {[ENGLISH] = "en", [GERMAN] = "de"};
    char quoted[64];
    for (int i = 0; i < LANGUAGES; i++) {
        if (strcmp(optarg, names[i]) == 0) {
            order->language = (enum language)i;
            return true;
        }
    }
    args_quote(optarg, strlen(optarg), quoted, sizeof quoted);
    complain_in(order->language, WORD_NO_LANGUAGE, quoted, "");
    return false;
}

/* False with a complaint; a seat too many is kept in the count and refused later. */
static bool read_option(struct order *order, int c, int *status)
{
    *status = STATUS_USAGE;
    switch (c) {
    case 's':
        if (order->seats < AUDE_SEATS)
            order->seat[order->seats] = optarg;
        order->seats++;
        return true;
    case 'p':
        order->is_plain = true;
        return true;
    case 'r':
        order->record = optarg;
        return true;
    case 'S':
        order->has_seed = true;
        return args_seed("play", "--seed", &order->seed);
    case 'l':
        return read_language(order);
    default:
        return false;
    }
}

static bool read_options(struct order *order, int argc, char **argv, int *status)
{
    static const struct option options[] = {
        {"seat", required_argument, NULL, 's'},     {"plain", no_argument, NULL, 'p'},
        {"record", required_argument, NULL, 'r'},   {"seed", required_argument, NULL, 'S'},
        {"language", required_argument, NULL, 'l'}, ARGS_COMMON};
    int c;
    optind = 1;
    while ((c = getopt_long(argc, argv, ARGS_SHORT, options, NULL)) != -1) {
        if (c == 'h' || c == 'V' || c == '?' || c == ':') {
            *status = args_other("play", words_text(order->language, WORD_USAGE), c, argv);
            return false;
        }
        if (!read_option(order, c, status))
            return false;
    }
    *status = STATUS_USAGE;
    return args_done("play", argc, argv);
}

static void complain_player(enum language language, const char *name)
{
    char known[SENTENCE_MAX] = "", quoted[64];
    for (int i = 0; player_at(i) != NULL; i++) {
        size_t used = strlen(known);
        snprintf(known + used, sizeof known - used, ", %s", player_at(i)->name);
    }
    args_quote(name, strlen(name), quoted, sizeof quoted);
    complain_in(language, WORD_NO_PLAYER, quoted, known);
}

/* Without any --seat one human; seats that are not named get the player greedy. */
static bool find_players(const struct order *order, int seats, const struct player **players)
{
    char given[16], wanted[16];
    if (order->seats > seats) {
        snprintf(given, sizeof given, "%d", order->seats);
        snprintf(wanted, sizeof wanted, "%d", seats);
        complain_in(order->language, WORD_MANY_SEATS, given, wanted);
        return false;
    }
    for (int i = 0; i < seats; i++) {
        const char *name = i < order->seats              ? order->seat[i]
                           : i == 0 && order->seats == 0 ? "human"
                                                         : "greedy";
        players[i] = player_find(name);
        if (players[i] == NULL && strcmp(name, "human") != 0) {
            complain_player(order->language, name);
            return false;
        }
    }
    return true;
}

static uint64_t random_seed(void)
{
    uint64_t seed = 0;
    if (getrandom(&seed, sizeof seed, 0) != (ssize_t)sizeof seed)
        seed = (uint64_t)time(NULL);
    return seed;
}

/* The front ends keep the record up to date by turns; this is how it ended. */
static bool keep_record(const struct session *session)
{
    char text[SENTENCE_MAX], why[SENTENCE_MAX];
    if (!session_save(session, session->record, why, sizeof why)) {
        complain("%s", why);
        return false;
    }
    words_fill(text, sizeof text, words_text(session->language, WORD_SAVED),
               (const char *[]){session->record});
    puts(text);
    return true;
}

static int play(const struct order *order, struct aude_rules *r)
{
    const struct player *players[AUDE_SEATS] = {NULL};
    struct session session;
    int status = STATUS_FINE;
    if (!find_players(order, aude_seats(r), players)) {
        aude_rules_free(r);
        return STATUS_BAD;
    }
    session_open(&session, r, order->language, order->has_seed ? order->seed : random_seed(),
                 players);
    session.record = order->record;
    if (order->is_plain || !isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) {
        plain_run(&session);
    } else if (!screen_run(&session)) {
        complain_in(order->language, WORD_NO_TERMINAL, "", "");
        status = STATUS_BAD;
    }
    if (status == STATUS_FINE && order->record != NULL && !keep_record(&session))
        status = STATUS_BAD;
    session_close(&session);
    return status;
}

int command_play(int argc, char **argv)
{
    struct order order = {.language = words_language()};
    int status;
    setlocale(LC_CTYPE, "");
    order.rules = args_rules(&argc, &argv);
    if (read_options(&order, argc, argv, &status)) {
        struct aude_rules *r =
            rules_or_complain(order.rules[0] == '\0' ? "carcassonne" : order.rules);
        status = r == NULL ? STATUS_BAD : play(&order, r);
    }
    free(order.rules);
    return status;
}
