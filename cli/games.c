/*
 * games.c: "aude games", what can be played and with which options.
 */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "args.h"
#include "command.h"
#include "describe.h"
#include "legend.h"

static const char help[] = "Usage: aude games [GAME] [--json]\n"
                           "\n"
                           "Lists the games, or one of them, with their seats, expansions and\n"
                           "options, and the computer players.\n"
                           "The first value of an option is its default.\n"
                           "\n"
                           "Rules are the name of a game, with expansions after plus signs, then\n"
                           "seats and options: carcassonne+inns+tower seats=4 top=closed\n"
                           "\n"
                           "      --json     for programs\n"
                           "  -h, --help     this text\n"
                           "      --version  the version of Aude\n";

/* The number of seats when the rules name none. */
static int default_seats(const struct aude_game *game)
{
    struct aude_rules *r;
    if (rules_read(game->name, &r, NULL) != AUDE_OK)
        return game->seats_min;
    int seats = aude_seats(r);
    aude_rules_free(r);
    return seats;
}

/* A line that is as long as it likes, indented and broken at spaces. */
static void print_wrapped(int indent, const char *text)
{
    enum { WIDTH = 74 };
    size_t size = strcspn(text, "\n");
    while (size > 0) {
        size_t n = size;
        if (n > WIDTH)
            for (n = WIDTH; n > 1 && text[n] != ' ';)
                n--;
        printf("%*s%.*s\n", indent, "", (int)n, text);
        while (n < size && text[n] == ' ')
            n++;
        text += n;
        size -= n;
    }
}

/* Which tiles are not known for sure. */
static void print_stand_ins(enum language language, const char *game)
{
    struct aude_rules *r;
    struct text text = {0};
    if (rules_read(game, &r, NULL) != AUDE_OK)
        return;
    legend_stand_ins(r, language, &text);
    if (text.data != NULL)
        print_wrapped(2, text.data);
    text_free(&text);
    aude_rules_free(r);
}

/* What so many animals bring by these rules: "3 6 9? 12? 14"; false where there are none. */
static bool write_table(const char *rules, char *buf, size_t len)
{
    struct aude_rules *r;
    size_t used = 0;
    int points;
    bool is_sure;
    buf[0] = '\0';
    if (rules_read(rules, &r, NULL) != AUDE_OK)
        return false;
    for (int n = 1; (points = aude_card_points(r, AUDE_TABLE_ANIMALS, n, &is_sure)) >= 0; n++)
        if (used < len)
            used += (size_t)snprintf(buf + used, len - used, " %d%s", points, is_sure ? "" : "?");
    aude_rules_free(r);
    return used > 0;
}

/* By each value of an option what is printed on the score card, if it depends on that. */
static void print_tables(const char *game, const struct aude_option *option)
{
    char rules[AUDE_TEXT_MAX], first[128], other[128];
    bool differs = false;
    for (int pass = 0; pass < 2; pass++) {
        for (const char *p = option->values; *p != '\0'; p += *p == '|') {
            int size = (int)strcspn(p, "|");
            snprintf(rules, sizeof rules, "%s %s=%.*s", game, option->name, size, p);
            bool is_first = p == option->values;
            if (!write_table(rules, is_first ? first : other, sizeof first))
                return;
            differs |= !is_first && strcmp(first, other) != 0;
            if (pass == 1 && differs)
                printf("    %.*s:%s\n", size, p, is_first ? first : other);
            p += size;
        }
    }
}

static void print_game(enum language language, int number)
{
    const struct aude_game *game = aude_game(number);
    struct aude_option option;
    char least[16], most[16], usual[16], line[512];
    snprintf(least, sizeof least, "%d", game->seats_min);
    snprintf(most, sizeof most, "%d", game->seats_max);
    snprintf(usual, sizeof usual, "%d", default_seats(game));
    words_fill(line, sizeof line, words_text(language, WORD_GAME),
               (const char *[]){game->name, game->title, least, most, usual});
    printf("%s\n", line);
    if (words_module(language, game->name)[0] != '\0')
        printf("  %s\n", words_module(language, game->name));
    print_stand_ins(language, game->name);
    printf("  %s:", words_text(language, WORD_EXPANSIONS));
    for (int i = 0; aude_expansion(number, i) != NULL; i++)
        printf(" +%s", aude_expansion(number, i));
    printf("%s%s\n", aude_expansion(number, 0) == NULL ? " " : "",
           aude_expansion(number, 0) == NULL ? words_text(language, WORD_NONE) : "");
    for (int i = 0; aude_expansion(number, i) != NULL; i++)
        printf("    %-10s %s\n", aude_expansion(number, i),
               words_module(language, aude_expansion(number, i)));
    for (int i = 0; aude_option(number, i, &option); i++) {
        printf("  %s %s=%s  (%s)\n", words_text(language, WORD_OPTION), option.name, option.values,
               option.module);
        print_wrapped(4, words_option(language, option.name));
        print_tables(game->name, &option);
    }
}

static json_t *describe_option(const struct aude_option *option)
{
    json_t *values = json_array();
    for (const char *p = option->values; *p != '\0'; p += *p == '|') {
        size_t size = strcspn(p, "|");
        describe_add(values, json_stringn(p, size));
        p += size;
    }
    json_t *object = json_pack("{s:s, s:s}", "module", option->module, "name", option->name);
    describe_set(object, "default", json_incref(json_array_get(values, 0)));
    describe_set(object, "values", values);
    return object;
}

static json_t *describe_stand_ins(const char *game)
{
    struct aude_rules *r;
    struct aude_kind kind;
    json_t *list = json_array();
    if (rules_read(game, &r, NULL) != AUDE_OK)
        return list;
    for (int i = 0; aude_kind(r, i, &kind); i++)
        if (kind.is_guess)
            describe_add(list, json_string(kind.id));
    aude_rules_free(r);
    return list;
}

static json_t *describe_game(int number)
{
    const struct aude_game *game = aude_game(number);
    struct aude_option option;
    json_t *expansions = json_array(), *options = json_array();
    for (int i = 0; aude_expansion(number, i) != NULL; i++)
        describe_add(expansions, json_string(aude_expansion(number, i)));
    for (int i = 0; aude_option(number, i, &option); i++)
        describe_add(options, describe_option(&option));
    return json_pack("{s:s, s:s, s:{s:i, s:i, s:i}, s:o, s:o, s:o}", "name", game->name, "title",
                     game->title, "seats", "min", game->seats_min, "max", game->seats_max,
                     "default", default_seats(game), "expansions", expansions, "options", options,
                     "stand_ins", describe_stand_ins(game->name));
}

static json_t *describe_players(void)
{
    json_t *list = json_array();
    for (int i = 0; aude_player_name(i) != NULL; i++)
        describe_add(list, json_pack("{s:s, s:s}", "name", aude_player_name(i), "about",
                                     aude_player_about(i)));
    return list;
}

static json_t *describe_methods(void)
{
    json_t *list = json_array();
    for (int i = 0; aude_method_name(i) != NULL; i++)
        describe_add(list, json_pack("{s:s, s:s}", "name", aude_method_name(i), "about",
                                     aude_method_about(i)));
    return list;
}

/* Complains and gives -1 if there is no such game. */
static int find_game(const char *name)
{
    char quoted[64], text[256];
    for (int i = 0; aude_game(i) != NULL; i++)
        if (strcmp(aude_game(i)->name, name) == 0)
            return i;
    args_quote(name, strlen(name), quoted, sizeof quoted);
    words_fill(text, sizeof text, words_text(words_language(), WORD_NO_GAME),
               (const char *[]){quoted});
    complain("%s", text);
    return -1;
}

/* All games, or only one of them. */
static int list_games(int only, bool is_json)
{
    json_t *list = json_array();
    for (int i = 0; aude_game(i) != NULL; i++) {
        if (only >= 0 && i != only)
            continue;
        if (is_json)
            describe_add(list, describe_game(i));
        else
            print_game(words_language(), i);
    }
    if (!is_json) {
        json_decref(list);
        printf("%s:\n", words_text(words_language(), WORD_PLAYERS));
        players_print();
        return STATUS_FINE;
    }
    json_t *object = json_pack("{s:o, s:o, s:o}", "games", list, "players", describe_players(),
                               "methods", describe_methods());
    describe_print(object, false);
    return STATUS_FINE;
}

int command_games(int argc, char **argv)
{
    static const struct option options[] = {{"json", no_argument, NULL, 'j'}, ARGS_COMMON};
    bool is_json = false;
    char *name = args_rules(&argc, &argv);
    int c, only = -1, status = STATUS_USAGE;
    while ((c = getopt_long(argc, argv, ARGS_SHORT, options, NULL)) != -1) {
        if (c != 'j') {
            status = args_other("games", help, c, argv);
            goto done;
        }
        is_json = true;
    }
    if (args_done("games", argc, argv) && (name[0] == '\0' || (only = find_game(name)) >= 0))
        status = list_games(only, is_json);
done:
    free(name);
    return status;
}
