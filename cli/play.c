/*
 * play.c: "aude play", a game at this terminal. It reads the command line, seats the players
 * and chooses between screen and lines.
 */
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "args.h"
#include "command.h"
#include "level.h"
#include "plain.h"
#include "record.h"
#include "screen.h"
#include "session.h"
#include "visible.h"

enum { SENTENCE_MAX = 512 };

static const char person[] = "person";

/* What the command line asks for. */
struct settings {
    char *rules;
    const char *seat[AUDE_SEATS];
    int seats;
    const char *record;
    const char *resumed; /* the record that is to be continued, or NULL */
    bool is_plain, is_forced, has_seed;
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

static bool read_language(struct settings *settings)
{
    static const char *const names[LANGUAGES] = {[ENGLISH] = "en", [GERMAN] = "de"};
    char quoted[64];
    for (int i = 0; i < LANGUAGES; i++) {
        if (strcmp(optarg, names[i]) == 0) {
            settings->language = (enum language)i;
            return true;
        }
    }
    args_quote(optarg, strlen(optarg), quoted, sizeof quoted);
    complain_in(settings->language, WORD_NO_LANGUAGE, quoted, "");
    return false;
}

/* False with a complaint; a seat too many is kept in the count and refused later. */
static bool read_option(struct settings *settings, int c, int *status)
{
    *status = STATUS_USAGE;
    switch (c) {
    case 's':
        if (settings->seats < AUDE_SEATS)
            settings->seat[settings->seats] = optarg;
        settings->seats++;
        return true;
    case 'p':
        settings->is_plain = true;
        return true;
    case 'r':
        settings->record = optarg;
        return true;
    case 'c':
        settings->resumed = optarg;
        return true;
    case 'f':
        settings->is_forced = true;
        return true;
    case 'S':
        settings->has_seed = true;
        return args_seed("play", "--seed", &settings->seed);
    case 'l':
        return read_language(settings);
    default:
        return false;
    }
}

static bool read_options(struct settings *settings, int argc, char **argv, int *status)
{
    static const struct option options[] = {
        {"seat", required_argument, NULL, 's'},     {"plain", no_argument, NULL, 'p'},
        {"record", required_argument, NULL, 'r'},   {"seed", required_argument, NULL, 'S'},
        {"language", required_argument, NULL, 'l'}, {"continue", required_argument, NULL, 'c'},
        {"force", no_argument, NULL, 'f'},          ARGS_COMMON};
    int c;
    optind = 1;
    while ((c = getopt_long(argc, argv, ARGS_SHORT, options, NULL)) != -1) {
        if (c == 'h' || c == 'V' || c == '?' || c == ':') {
            *status = args_other("play", words_text(settings->language, WORD_USAGE), c, argv);
            if (c == 'h')
                players_print();
            return false;
        }
        if (!read_option(settings, c, status))
            return false;
    }
    *status = STATUS_USAGE;
    return args_done("play", argc, argv);
}

/* Does the record say who sat where? Then nobody is a person by default only. */
static bool knows_players(const struct aude_table *t)
{
    for (int i = 0; i < aude_seats(aude_table_rules(t)); i++)
        if (aude_table_name(t, i)[0] != '\0' || strcmp(aude_table_player(t, i), person) != 0)
            return true;
    return false;
}

/* Who is to sit there: as the command line says, then as the record does. Otherwise, without any
 * --seat, there is one human, and seats that are not named get opponents in the middle. */
static const char *wanted_player(const struct settings *settings, const struct aude_table *t,
                                 int seat)
{
    static const char *const usual[AUDE_SEATS] = {"odo",   "odo",   "berta",
                                                  "silas", "hanno", "morgan"};
    if (seat < settings->seats)
        return settings->seat[seat];
    if (!knows_players(t))
        return seat == 0 && settings->seats == 0 ? "human" : usual[seat];
    const char *player = aude_table_player(t, seat);
    return strcmp(player, person) == 0 ? "human" : player;
}

static bool find_players(const struct settings *settings, const struct aude_table *t,
                         const char **players)
{
    char given[16], wanted[16];
    int seats = aude_seats(aude_table_rules(t));
    if (settings->seats > seats) {
        snprintf(given, sizeof given, "%d", settings->seats);
        snprintf(wanted, sizeof wanted, "%d", seats);
        complain_in(settings->language, WORD_MANY_SEATS, given, wanted);
        return false;
    }
    const char *name[AUDE_SEATS];
    for (int i = 0; i < seats; i++)
        name[i] = wanted_player(settings, t, i);
    if (!level_choose(aude_table_rules(t), settings->language, name, seats))
        return false;
    for (int i = 0; i < seats; i++) {
        players[i] = player_find(name[i]);
        if (players[i] == NULL && strcmp(name[i], "human") != 0) {
            players_complain(settings->language, "play", name[i], true);
            return false;
        }
    }
    return true;
}

/* Is the level of the person to be kept? */
static bool wants_level(const struct settings *settings)
{
    bool wants = false;
    for (int i = 0; i < settings->seats && i < AUDE_SEATS; i++)
        wants = wants || strcmp(settings->seat[i], LEVEL_WORD) == 0;
    return wants;
}

/* Writes down who plays, and when. What a record has said already stays. */
static void sit_down(struct aude_table *t, enum language language, const char *const *players)
{
    char date[AUDE_NAME_MAX], line[AUDE_LINE_MAX];
    bool is_new = !knows_players(t) && aude_table_count(t) == 0;
    bool is_over = aude_table_actor(t) == AUDE_OVER;
    date_write(date, sizeof date, DATE_FORMAT);
    if (aude_table_date(t)[0] == '\0')
        table_must(aude_table_set_date(t, date));
    for (int i = 0; i < aude_seats(aude_table_rules(t)); i++) {
        const char *player = players[i] == NULL ? person : players[i];
        if (is_new)
            table_must(aude_table_set_name(t, i, words_colour(language, i)));
        if (strcmp(player, aude_table_player(t, i)) == 0 || is_over)
            continue;
        snprintf(line, sizeof line, "table seat %d %s", i, player);
        table_must(aude_table_count(t) == 0 ? aude_table_set_player(t, i, player)
                                            : aude_table_add(t, AUDE_OWNER, line));
    }
}

/* ---- Where it is saved ----------------------------------------------------------------------- */

/* The front ends keep the record up to date by turns; this is how it ended. A record that is looked
 * at and left alone stays as it is. */
static bool keep_record(const struct settings *settings, const struct session *n)
{
    char text[SENTENCE_MAX];
    bool is_new = aude_table_count(n->table) > n->kept || aude_table_drafted(n->table) > 0;
    if (n->record == NULL || (n->record == settings->resumed && !is_new))
        return true;
    bool is_saved = session_keep(n, text, sizeof text);
    if (is_saved)
        visible_say("%s", text);
    else
        complain("%s", text);
    return is_saved;
}

static bool is_yes(enum language language, int key)
{
    return key > 0 && key < 128 && strchr(words_text(language, WORD_YES_KEYS), key) != NULL;
}

/* Another game is not replaced without asking, where somebody can be asked. */
static bool may_replace(const struct settings *settings, const char *path)
{
    struct stat found, resumed;
    char question[SENTENCE_MAX], answer[16];
    if (settings->is_forced || file_can_save_new(path, question, sizeof question))
        return true;
    if (settings->resumed != NULL && stat(path, &found) == 0 &&
        stat(settings->resumed, &resumed) == 0 && resumed.st_ino == found.st_ino &&
        resumed.st_dev == found.st_dev)
        return true;
    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) {
        complain_in(settings->language, WORD_RECORD_THERE, path, "");
        return false;
    }
    words_fill(question, sizeof question, words_text(settings->language, WORD_ASK_REPLACE),
               (const char *[]){path});
    visible_print(stdout, question);
    putchar(' ');
    fflush(stdout);
    return fgets(answer, sizeof answer, stdin) != NULL && is_yes(settings->language, answer[0]);
}

/* The file that is kept up to date: what is asked for, or the record that goes on. *out is NULL if
 * there is none; false with a complaint if it cannot be written. */
static bool find_record(const struct settings *settings, const char **out)
{
    char why[SENTENCE_MAX];
    *out = settings->record != NULL ? settings->record : settings->resumed;
    if (*out == NULL)
        return true;
    if (!file_can_save(*out, why, sizeof why)) {
        complain("%s", why);
        return false;
    }
    return may_replace(settings, *out);
}

/* On the screen where that is wanted and possible, otherwise in lines. */
static void run(const struct settings *settings, struct session *session)
{
    bool is_plain = settings->is_plain || !isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO);
    if (!is_plain && !screen_run(session)) {
        complain_in(settings->language, WORD_NO_TERMINAL, "", "");
        is_plain = true;
    }
    if (is_plain)
        plain_run(session);
}

/* Takes over the table. */
static int play(const struct settings *settings, struct aude_table *t)
{
    const char *players[AUDE_SEATS] = {NULL}, *record;
    struct session session;
    if (!find_players(settings, t, players) || !find_record(settings, &record)) {
        aude_table_close(t);
        return STATUS_BAD;
    }
    sit_down(t, settings->language, players);
    session_open(&session, t, settings->language,
                 settings->has_seed ? settings->seed : seed_random(), players);
    session.record = record;
    bool is_running = session_actor(&session) != AUDE_OVER;
    run(settings, &session);
    bool is_good = keep_record(settings, &session);
    if (is_running)
        is_good = level_count(&session, wants_level(settings)) && is_good;
    session_close(&session);
    return is_good ? STATUS_FINE : STATUS_BAD;
}

static int go_on(const struct settings *settings)
{
    struct aude_table *t;
    char why[SENTENCE_MAX];
    if (settings->rules[0] != '\0') {
        char quoted[64];
        args_quote(settings->rules, strlen(settings->rules), quoted, sizeof quoted);
        complain_in(settings->language, WORD_CONTINUE_RULES, quoted, "");
        return STATUS_USAGE;
    }
    bool is_good = record_read(settings->resumed, settings->language, &t, why, sizeof why);
    if (is_good && aude_table_viewer(t) != AUDE_OWNER) {
        is_good = false;
        words_fill(why, sizeof why, words_text(settings->language, WORD_CONTINUE_VIEW),
                   (const char *[]){settings->resumed});
    }
    if (is_good)
        return play(settings, t);
    complain("%s", why);
    aude_table_close(t);
    return STATUS_BAD;
}

static int begin(const struct settings *settings)
{
    const char *rules = settings->rules[0] == '\0' ? "carcassonne" : settings->rules;
    struct aude_table *t;
    char why[SENTENCE_MAX];
    size_t at = 0;
    enum aude_status status = aude_table_open(rules, AUDE_OWNER, &t, &at);
    if (status == AUDE_OK)
        return play(settings, t);
    rules_sentence(settings->language, status, rules, at, why, sizeof why);
    complain("%s", why);
    return STATUS_BAD;
}

int command_play(int argc, char **argv)
{
    struct settings settings = {.language = words_language()};
    int status;
    setlocale(LC_CTYPE, "");
    settings.rules = args_rules(&argc, &argv);
    if (read_options(&settings, argc, argv, &status))
        status = settings.resumed != NULL ? go_on(&settings) : begin(&settings);
    free(settings.rules);
    return status;
}
