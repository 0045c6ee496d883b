/*
 * play.c: "aude play", a game at this terminal. It reads the command line, seats the players
 * and chooses between screen and lines.
 */
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "args.h"
#include "command.h"
#include "plain.h"
#include "resume.h"
#include "screen.h"
#include "session.h"

enum { SENTENCE_MAX = 512 };

/* What the command line asks for. */
struct order {
    char *rules;
    const char *seat[AUDE_SEATS];
    int seats;
    const char *record;
    const char *resumed; /* the record that is to be continued, or NULL */
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
    case 'c':
        order->resumed = optarg;
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
    static const struct option options[] = {{"seat", required_argument, NULL, 's'},
                                            {"plain", no_argument, NULL, 'p'},
                                            {"record", required_argument, NULL, 'r'},
                                            {"seed", required_argument, NULL, 'S'},
                                            {"language", required_argument, NULL, 'l'},
                                            {"continue", required_argument, NULL, 'c'},
                                            ARGS_COMMON};
    int c;
    optind = 1;
    while ((c = getopt_long(argc, argv, ARGS_SHORT, options, NULL)) != -1) {
        if (c == 'h' || c == 'V' || c == '?' || c == ':') {
            *status = args_other("play", words_text(order->language, WORD_USAGE), c, argv);
            if (c == 'h')
                players_print();
            return false;
        }
        if (!read_option(order, c, status))
            return false;
    }
    *status = STATUS_USAGE;
    return args_done("play", argc, argv);
}

/* The seats as the command line names them, then as in the record. Otherwise, without any
 * --seat, there is one human, and seats that are not named get the player greedy. */
static bool find_players(const struct order *order, const struct resume *resume, int seats,
                         const struct player **players)
{
    char given[16], wanted[16];
    if (order->seats > seats) {
        snprintf(given, sizeof given, "%d", order->seats);
        snprintf(wanted, sizeof wanted, "%d", seats);
        complain_in(order->language, WORD_MANY_SEATS, given, wanted);
        return false;
    }
    for (int i = 0; i < seats; i++) {
        if (i >= order->seats && resume_has_names(resume)) {
            players[i] = resume_player(resume, i);
            continue;
        }
        const char *name = i < order->seats              ? order->seat[i]
                           : i == 0 && order->seats == 0 ? "human"
                                                         : "greedy";
        players[i] = player_find(name);
        if (players[i] == NULL && strcmp(name, "human") != 0) {
            players_complain(order->language, "play", name, true);
            return false;
        }
    }
    return true;
}

/* The front ends keep the record up to date by turns; this is how it ended. */
static bool keep_record(const struct session *session)
{
    char text[SENTENCE_MAX];
    bool is_saved = session_keep(session, text, sizeof text);
    if (is_saved)
        puts(text);
    else
        complain("%s", text);
    return is_saved;
}

/* On the screen where that is wanted and possible, otherwise in lines. */
static void run(const struct order *order, struct session *session)
{
    bool is_plain = order->is_plain || !isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO);
    if (!is_plain && !screen_run(session)) {
        complain_in(order->language, WORD_NO_TERMINAL, "", "");
        is_plain = true;
    }
    if (is_plain)
        plain_run(session);
}

/* Takes over the rules. */
static int play(const struct order *order, struct resume *resume, struct aude_rules *r)
{
    const struct player *players[AUDE_SEATS] = {NULL};
    struct session session;
    char why[SENTENCE_MAX];
    if (!find_players(order, resume, aude_seats(r), players)) {
        aude_rules_free(r);
        return STATUS_BAD;
    }
    session_open(&session, r, order->language, order->has_seed ? order->seed : seed_random(),
                 players);
    bool is_good = order->resumed == NULL || resume_play(resume, &session, why, sizeof why);
    is_good = is_good && (order->record == NULL || file_can_save(order->record, why, sizeof why));
    if (is_good) {
        session.record = order->record;
        run(order, &session);
        is_good = order->record == NULL || keep_record(&session);
    } else {
        complain("%s", why);
    }
    session_close(&session);
    return is_good ? STATUS_FINE : STATUS_BAD;
}

static int go_on(const struct order *order)
{
    struct resume resume = {0};
    struct aude_rules *r;
    char why[SENTENCE_MAX];
    int status = STATUS_BAD;
    if (order->rules[0] != '\0') {
        char quoted[64];
        args_quote(order->rules, strlen(order->rules), quoted, sizeof quoted);
        complain_in(order->language, WORD_CONTINUE_RULES, quoted, "");
        return STATUS_USAGE;
    }
    if (resume_read(&resume, order->resumed, order->language, &r, why, sizeof why))
        status = play(order, &resume, r);
    else
        complain("%s", why);
    resume_free(&resume);
    return status;
}

static int begin(const struct order *order)
{
    struct resume none = {0};
    struct aude_rules *r = rules_or_complain_in(
        order->language, order->rules[0] == '\0' ? "carcassonne" : order->rules);
    return r == NULL ? STATUS_BAD : play(order, &none, r);
}

int command_play(int argc, char **argv)
{
    struct order order = {.language = words_language()};
    int status;
    setlocale(LC_CTYPE, "");
    order.rules = args_rules(&argc, &argv);
    if (read_options(&order, argc, argv, &status))
        status = order.resumed != NULL ? go_on(&order) : begin(&order);
    free(order.rules);
    return status;
}
