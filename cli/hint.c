/*
 * hint.c: "aude hint", the best ways to play on in a game that was written down.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "advice.h"
#include "args.h"
#include "command.h"
#include "describe.h"
#include "record.h"
#include "visible.h"

static const char help[] =
    "Usage: aude hint FILE [--at LINE] [--ways N] [--slices N] [--seed S] [--json]\n"
    "\n"
    "Compares the best ways to play on for the seat that must act at the end of a record, by\n"
    "what that seat may know: the points by which it is then expected to be ahead of the best\n"
    "other when the game is over, and how likely it is to win.\n"
    "\n"
    "      --at LINE   the decision that this line of the game belongs to; what was played is\n"
    "                  then told as well. aude review has the numbers of lines\n"
    "      --ways N    how many ways (3)\n"
    "      --slices N  think for N slices at most; without it until there is nothing left to\n"
    "                  think about\n"
    "      --seed S    seed of the analyst (1)\n"
    "      --json      for programs\n"
    "  -h, --help      this text\n"
    "      --version   the version of Aude\n";

enum { DECISIONS_MAX = AUDE_LINES_MAX };

struct settings {
    long long at, ways, slices;
    uint64_t seed;
    bool is_json;
};

struct hint {
    const struct settings *settings;
    struct aude_table *table;
    struct adviser *adviser;
    struct advice advice;
    int seat;
};

/* ---- The decision ------------------------------------------------------------------------------------ */

/* The decision that a line belongs to; false if there is none. */
static bool find_line(struct aude_table *t, long long line, struct decision *out)
{
    struct decision *list = memory_new(DECISIONS_MAX * sizeof *list);
    struct aude_step step;
    int count = decisions_find(t, list, DECISIONS_MAX);
    bool is_found = false;
    for (int i = 0; i < count && !is_found; i++) {
        for (int k = list[i].from; k < list[i].to && !is_found; k++) {
            is_found = aude_table_step(t, AUDE_OWNER, k, &step) && step.number == line;
            *out = list[i];
        }
    }
    free(list);
    return is_found;
}

/* Thinks about the decision; false after a complaint. */
static bool think(struct hint *h)
{
    struct aude_action played[AUDE_WAY_ACTIONS];
    struct decision d = {.seat = aude_table_actor(h->table),
                         .from = aude_table_steps(h->table, AUDE_OWNER)};
    int count = 0;
    if (h->settings->at > 0) {
        if (!find_line(h->table, h->settings->at, &d)) {
            complain("hint: line %lld is no action of a seat", h->settings->at);
            return false;
        }
        count = decision_played(h->table, &d, played);
    } else if (d.seat < 0) {
        complain("hint: no seat must act at the end of this record; --at LINE looks at an earlier "
                 "decision");
        return false;
    }
    h->seat = d.seat;
    aude_table_at(h->table, d.seat, d.from, adviser_view(h->adviser));
    adviser_ask(h->adviser, played, count, h->settings->slices, &h->advice);
    return true;
}

/* ---- Telling ------------------------------------------------------------------------------------------ */

static const char *name_of(const struct hint *h)
{
    const char *name = aude_table_name(h->table, h->seat);
    return name[0] != '\0' ? name : words_colour(ENGLISH, h->seat);
}

/* Is this one of those that are told? */
static bool is_told(const struct hint *h, int i)
{
    return i < h->settings->ways || i == h->advice.played;
}

static void print_hint(struct hint *h)
{
    const struct aude_state *view = adviser_view(h->adviser);
    int hand = aude_hand(view);
    struct aude_kind kind;
    bool has_tile = hand >= 0 && aude_kind(aude_rules_of(view), hand, &kind);
    visible_say("%s must act%s%s", name_of(h), has_tile ? ", tile in hand: " : "",
                has_tile ? kind.id : "");
    for (int i = 0; i < h->advice.ways; i++) {
        struct text line = {0};
        if (!is_told(h, i))
            continue;
        adviser_write(h->adviser, view, &h->advice.way[i], &line);
        visible_say("%2d. lead %+6.2f, wins %5.1f %%  %s%s", i + 1,
                    h->advice.way[i].lead[h->seat] / 100.0, h->advice.chance[i] / 100.0, line.data,
                    i == h->advice.played ? "  (played)" : "");
        text_free(&line);
    }
}

static void print_json(struct hint *h)
{
    const struct aude_state *view = adviser_view(h->adviser);
    struct aude_state *scratch = state_new(aude_rules_of(view));
    json_t *ways = json_array();
    for (int i = 0; i < h->advice.ways; i++) {
        if (!is_told(h, i))
            continue;
        json_t *way = describe_way(view, &h->advice.way[i], scratch);
        describe_set(way, "rank", json_integer(i + 1));
        describe_set(way, "played", json_boolean(i == h->advice.played));
        describe_add(ways, way);
    }
    describe_print(json_pack("{s:i, s:o, s:o}", "seat", h->seat, "name",
                             describe_string(name_of(h)), "ways", ways),
                   false);
    free(scratch);
}

static int hint_file(const char *path, const struct settings *settings)
{
    struct hint h = {.settings = settings};
    char why[1024];
    bool is_good = record_read(path, ENGLISH, &h.table, why, sizeof why);
    if (!is_good)
        complain("%s", why);
    if (is_good) {
        h.adviser = adviser_new(aude_table_rules(h.table), settings->seed);
        is_good = think(&h);
        if (is_good && settings->is_json)
            print_json(&h);
        else if (is_good)
            print_hint(&h);
        adviser_free(h.adviser);
    }
    aude_table_close(h.table);
    return is_good ? STATUS_FINE : STATUS_BAD;
}

int command_hint(int argc, char **argv)
{
    static const struct option options[] = {
        {"at", required_argument, NULL, 'a'},     {"ways", required_argument, NULL, 'w'},
        {"slices", required_argument, NULL, 'n'}, {"seed", required_argument, NULL, 's'},
        {"json", no_argument, NULL, 'j'},         ARGS_COMMON};
    struct settings settings = {.ways = 3, .slices = -1, .seed = 1};
    bool is_good = true;
    int c;
    while (is_good && (c = getopt_long(argc, argv, ":h", options, NULL)) != -1) {
        if (c == 'a')
            is_good = args_number("hint", "--at", 1, AUDE_LINES_MAX, &settings.at);
        else if (c == 'w')
            is_good = args_number("hint", "--ways", 1, AUDE_WAYS_MAX, &settings.ways);
        else if (c == 'n')
            is_good = args_number("hint", "--slices", 0, 1000000000, &settings.slices);
        else if (c == 's')
            is_good = args_seed("hint", "--seed", &settings.seed);
        else if (c == 'j')
            settings.is_json = true;
        else
            return args_other("hint", help, c, argv);
    }
    if (!is_good)
        return STATUS_USAGE;
    if (optind + 1 != argc) {
        complain("hint: one record is needed; see aude hint --help");
        return STATUS_USAGE;
    }
    return hint_file(argv[optind], &settings);
}
