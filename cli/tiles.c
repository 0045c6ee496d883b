/*
 * tiles.c: "aude tiles", every tile kind of a game as printed.
 */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

#include "args.h"
#include "cards.h"
#include "command.h"
#include "describe.h"

static const char help[] =
    "Usage: aude tiles RULES [--json]\n"
    "\n"
    "Lists every tile kind: its id, how many copies there are, what its sides show (north,\n"
    "east, south, west), in how many turns it looks different, and its segments with the\n"
    "names used in action lines, their sides or half-edges, marks, and what they touch.\n"
    "start: lies on the table from the start; second-stack: is drawn only when the rules say\n"
    "so; stand-in: what the printed tile shows is not known for sure; blank: a side where\n"
    "nothing can be laid.\n"
    "In a card game: every kind of card, how many there are, its type, row and value.\n"
    "\n"
    "      --json     for programs\n"
    "  -h, --help     this text\n"
    "      --version  the version of Aude\n";

/* The text says exactly what the JSON says, so it is made from it. */
static void print_list(const char *before, const json_t *list, const char *between)
{
    size_t i;
    json_t *value;
    json_array_foreach(list, i, value)
        printf("%s%s", i == 0 ? before : between, json_string_value(value));
}

static void print_counts(json_t *counts)
{
    const char *name;
    json_t *value;
    json_object_foreach(counts, name, value)
        printf(" %s=%lld", name, (long long)json_integer_value(value));
}

static void print_tile(const json_t *tile)
{
    static const struct {
        const char *name, *text;
    } flags[] = {{"start", "start"}, {"second", "second-stack"}, {"guess", "stand-in"}};
    printf("%s x%lld", json_string_value(json_object_get(tile, "id")),
           (long long)json_integer_value(json_object_get(tile, "copies")));
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        if (json_is_true(json_object_get(tile, flags[i].name)))
            printf(" %s", flags[i].text);
    print_list(" sides ", json_object_get(tile, "sides"), ",");
    printf(" turns %lld", (long long)json_integer_value(json_object_get(tile, "different_turns")));
    print_counts(json_object_get(tile, "symbols"));
    putchar('\n');
    size_t i;
    json_t *segment;
    json_array_foreach(json_object_get(tile, "segments"), i, segment)
    {
        printf("  %-12s", json_string_value(json_object_get(segment, "name")));
        print_list(" ", json_object_get(segment, "sides"), " ");
        print_list(" ", json_object_get(segment, "halves"), " ");
        print_counts(json_object_get(segment, "marks"));
        print_list(" touches ", json_object_get(segment, "touches"), ",");
        putchar('\n');
    }
}

static void print_card(const json_t *card)
{
    const char *row = json_string_value(json_object_get(card, "row"));
    long long value = json_integer_value(json_object_get(card, "value"));
    printf("%s x%lld %s", json_string_value(json_object_get(card, "id")),
           (long long)json_integer_value(json_object_get(card, "copies")),
           json_string_value(json_object_get(card, "type")));
    if (row != NULL)
        printf(" row %s", row);
    if (value > 0)
        printf(" value %lld", value);
    putchar('\n');
}

/* A card game has kinds of cards instead. */
static int print_cards(const struct aude_rules *r, const char *rules, bool is_json)
{
    struct aude_card_kind kind;
    json_t *list = json_array(), *card;
    size_t i;
    for (int k = 0; aude_card_kind(r, k, &kind); k++)
        describe_add(list, describe_card_kind(r, k));
    if (is_json) {
        describe_print(json_pack("{s:s, s:o}", "rules", rules, "cards", list), false);
        return STATUS_FINE;
    }
    json_array_foreach(list, i, card) print_card(card);
    json_decref(list);
    return STATUS_FINE;
}

static int print_tiles(const struct aude_rules *r, void *argument)
{
    const bool *is_json = argument;
    char rules[AUDE_TEXT_MAX];
    struct aude_kind kind;
    json_t *list = json_array();
    aude_rules_write(r, rules, sizeof rules);
    for (int i = 0; aude_kind(r, i, &kind); i++)
        describe_add(list, describe_kind(r, i));
    if (!game_has(r, AUDE_HAS_BOARD)) {
        json_decref(list);
        return print_cards(r, rules, *is_json);
    }
    if (*is_json) {
        describe_print(json_pack("{s:s, s:o}", "rules", rules, "tiles", list), false);
        return STATUS_FINE;
    }
    size_t i;
    json_t *tile;
    json_array_foreach(list, i, tile) print_tile(tile);
    json_decref(list);
    return STATUS_FINE;
}

int command_tiles(int argc, char **argv)
{
    static const struct option options[] = {{"json", no_argument, NULL, 'j'}, ARGS_COMMON};
    bool is_json = false;
    char *text = args_rules(&argc, &argv);
    int c, status = STATUS_USAGE;
    while ((c = getopt_long(argc, argv, ARGS_SHORT, options, NULL)) != -1) {
        if (c != 'j') {
            status = args_other("tiles", help, c, argv);
            goto done;
        }
        is_json = true;
    }
    if (args_done("tiles", argc, argv))
        status = rules_run("tiles", text, print_tiles, &is_json);
done:
    free(text);
    return status;
}
