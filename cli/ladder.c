/*
 * ladder.c: "aude ladder", the strengths of several players from matches of those who stand next to each
 * other, or of all.
 */
#include "ladder.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "args.h"
#include "command.h"
#include "describe.h"
#include "match.h"

static const char help[] =
    "Usage: aude ladder [RULES] [--player NAME ...] [--decks N] [--all] [--quick] [--check]\n"
    "                   [--seed S] [--threads T] [--json]\n"
    "\n"
    "Lets players play matches (aude match) of two seats and tells how strong they are, in Elo\n"
    "above the first one, with intervals of 95 %. Without RULES it is carcassonne.\n"
    "\n"
    "      --player NAME  one of them, from the weakest to the strongest, written as for aude "
    "match;\n"
    "                     without any it is the opponents one can play against\n"
    "      --decks N      how many decks a match has (50)\n"
    "      --all          everybody against everybody, not only against the next two\n"
    "      --quick        few decks, little thinking about each decision, and matches only with\n"
    "                     the next one\n"
    "      --check        end with status 1 unless it is certain that each is stronger than the\n"
    "                     one before\n"
    "      --seed S       seed of the decks and of the players (1)\n"
    "      --threads T    how many decks at a time (as many as there are processors)\n"
    "      --json         for programs\n"
    "  -h, --help         this text\n"
    "      --version      the version of Aude\n"
    "\n"
    "The players are:\n";

enum { PAIRS = LADDER_PLAYERS * (LADDER_PLAYERS - 1) / 2, QUICK_DECKS = 12, QUICK_SLICES = 25 };

struct settings {
    struct match_plan plan; /* of each match */
    long long threads;
    const char *text[LADDER_PLAYERS];
    int players;
    bool is_all, is_quick, is_checked, is_json;
};

struct ladder {
    struct settings *settings;
    struct entrant entrant[LADDER_PLAYERS];
    struct ladder_pair pair[PAIRS];
    struct match_sums sums[PAIRS];
    int pairs;
    struct ladder_fit fit;
};

/* ---- Matches --------------------------------------------------------------------------------------- */

/* The stronger one is the first of a match. */
static bool play_pair(struct ladder *l, int one, int other, enum match_end *end)
{
    struct match_plan plan = l->settings->plan;
    struct match_sums *sums = &l->sums[l->pairs];
    plan.side[0] = l->entrant[one];
    plan.side[1] = l->entrant[other];
    *end = match_run(&plan, sums);
    if (*end == MATCH_DONE)
        l->pair[l->pairs++] = (struct ladder_pair){one, other, sums->share};
    return *end == MATCH_DONE;
}

static enum match_end play_all(struct ladder *l)
{
    enum match_end end = MATCH_DONE;
    for (int one = 1; one < l->settings->players; one++) {
        int far = l->settings->is_quick ? 1 : 2;
        int last = l->settings->is_all || one < far ? 0 : one - far;
        for (int other = one - 1; other >= last; other--) {
            if (!play_pair(l, one, other, &end))
                return end;
        }
    }
    return end;
}

/* ---- Telling ----------------------------------------------------------------------------------------- */

/* Processor time of a turn, over all matches of a player. */
static double time_of(const struct ladder *l, int player)
{
    struct chair_use use = {0};
    for (int i = 0; i < l->pairs; i++) {
        for (int side = 0; side < MATCH_SIDES; side++) {
            if ((side == 0 ? l->pair[i].one : l->pair[i].other) != player)
                continue;
            use.seconds += l->sums[i].use[side].seconds;
            use.turns += l->sums[i].use[side].turns;
        }
    }
    return use.turns == 0 ? 0 : use.seconds * 1000 / (double)use.turns;
}

static const struct match_sums *sums_of(const struct ladder *l, int one, int other)
{
    for (int i = 0; i < l->pairs; i++) {
        if (l->pair[i].one == one && l->pair[i].other == other)
            return &l->sums[i];
    }
    return NULL;
}

/* Is it certain that it is stronger than the one before? Points tell it sooner than wins do. */
static bool is_proved(const struct ladder *l, int player)
{
    if (player == 0)
        return true;
    return ladder_step(&l->fit, player, player - 1).low > 0 ||
           odds_mean(&sums_of(l, player, player - 1)->margin).low > 0;
}

static void print_ladder(const struct ladder *l)
{
    char rules[AUDE_TEXT_MAX];
    const struct match_plan *plan = &l->settings->plan;
    aude_rules_write(plan->r, rules, sizeof rules);
    printf("%s, %d matches of %lld decks, seed %llu\n", rules, l->pairs, plan->decks,
           (unsigned long long)plan->seed);
    printf("%6s %-17s %-30s %-22s %8s  player\n", "Elo", "95 %", "over the one before",
           "margin in points", "ms/turn");
    for (int i = 0; i < l->settings->players; i++) {
        struct odds_range all = ladder_step(&l->fit, i, 0);
        char range[48], step[48] = "", margin[48] = "";
        snprintf(range, sizeof range, "(%+.0f to %+.0f)", all.low, all.high);
        if (i > 0) {
            struct odds_range over = ladder_step(&l->fit, i, i - 1);
            struct odds_range points = odds_mean(&sums_of(l, i, i - 1)->margin);
            snprintf(step, sizeof step, "%+.0f (%+.0f to %+.0f)%s", over.mean, over.low, over.high,
                     is_proved(l, i) ? "" : " open");
            snprintf(margin, sizeof margin, "%+.1f (%+.1f to %+.1f)", points.mean, points.low,
                     points.high);
        }
        printf("%6.0f %-17s %-30s %-22s %8.1f  %s\n", all.mean, range, step, margin, time_of(l, i),
               l->entrant[i].text);
    }
}

static json_t *describe_range(struct odds_range range)
{
    return json_pack("{s:f, s:f, s:f}", "mean", range.mean, "low", range.low, "high", range.high);
}

static void print_json(const struct ladder *l)
{
    char rules[AUDE_TEXT_MAX];
    struct match_plan plan = l->settings->plan;
    json_t *players = json_array(), *matches = json_array();
    aude_rules_write(plan.r, rules, sizeof rules);
    for (int i = 0; i < l->settings->players; i++) {
        json_t *player = json_object();
        describe_set(player, "player", describe_string(l->entrant[i].text));
        describe_set(player, "elo", describe_range(ladder_step(&l->fit, i, 0)));
        describe_set(player, "step",
                     i == 0 ? json_null() : describe_range(ladder_step(&l->fit, i, i - 1)));
        describe_set(player, "proved", json_boolean(is_proved(l, i)));
        describe_set(player, "ms_per_turn", json_real(time_of(l, i)));
        describe_add(players, player);
    }
    for (int i = 0; i < l->pairs; i++) {
        plan.side[0] = l->entrant[l->pair[i].one];
        plan.side[1] = l->entrant[l->pair[i].other];
        describe_add(matches, match_describe(&plan, &l->sums[i]));
    }
    json_t *object = json_pack("{s:s, s:s, s:I, s:I}", "rules", rules, "version", AUDE_VERSION,
                               "seed", (json_int_t)plan.seed, "decks", (json_int_t)plan.decks);
    describe_set(object, "players", players);
    describe_set(object, "matches", matches);
    describe_print(object, false);
}

/* Is the order certain? Says which step is not. */
static bool check(const struct ladder *l)
{
    for (int i = 1; i < l->settings->players; i++) {
        if (!is_proved(l, i)) {
            complain("ladder: it is not certain that %s is stronger than %s", l->entrant[i].text,
                     l->entrant[i - 1].text);
            return false;
        }
    }
    return true;
}

/* ---- The command ------------------------------------------------------------------------------------- */

static bool read_players(struct ladder *l)
{
    struct settings *settings = l->settings;
    char why[MATCH_WHY];
    for (int i = 0; settings->players == i && i < LADDER_PLAYERS && aude_player_name(i) != NULL;
         i++)
        settings->text[settings->players++] = aude_player_name(i);
    if (settings->players < 2 || settings->players > LADDER_PLAYERS) {
        complain("ladder: it takes 2 to %d players", LADDER_PLAYERS);
        return false;
    }
    for (int i = 0; i < settings->players; i++) {
        struct entrant *e = &l->entrant[i];
        if (!entrant_read(settings->text[i], e, why, sizeof why)) {
            complain("ladder: %s", why);
            return false;
        }
        if (settings->is_quick && e->ms < 0 && e->slices < 0)
            e->slices = QUICK_SLICES;
    }
    return true;
}

static int finish(struct ladder *l, enum match_end end)
{
    if (end == MATCH_STOPPED)
        complain("ladder: stopped");
    if (end != MATCH_DONE)
        return STATUS_BAD;
    ladder_fit(l->pair, l->pairs, l->settings->players, &l->fit);
    if (l->settings->is_json)
        print_json(l);
    else
        print_ladder(l);
    return l->settings->is_checked && !check(l) ? STATUS_BAD : STATUS_FINE;
}

static int run(const struct aude_rules *r, void *argument)
{
    struct ladder *l = memory_new(sizeof *l);
    int status = STATUS_BAD;
    l->settings = argument;
    l->settings->plan.r = r;
    if (aude_seats(r) != 2)
        complain("ladder: a ladder is made of games of two seats");
    else if (read_players(l))
        status = finish(l, play_all(l));
    for (int i = 0; i < LADDER_PLAYERS; i++)
        entrant_free(&l->entrant[i]);
    free(l);
    return status;
}

static bool read_option(int c, struct settings *settings)
{
    switch (c) {
    case 'p':
        if (settings->players < LADDER_PLAYERS)
            settings->text[settings->players] = optarg;
        settings->players++;
        return true;
    case 'd':
        return args_number("ladder", "--decks", 2, 1000000, &settings->plan.decks);
    case 's':
        return args_seed("ladder", "--seed", &settings->plan.seed);
    case 't':
        return args_number("ladder", "--threads", 1, 256, &settings->threads);
    case 'a':
        settings->is_all = true;
        return true;
    case 'q':
        settings->is_quick = true;
        return true;
    case 'c':
        settings->is_checked = true;
        return true;
    default:
        settings->is_json = true;
        return true;
    }
}

/* Answers STATUS_FINE to go on; *is_done says that --help or --version was all. */
static int read_options(int argc, char **argv, struct settings *settings, bool *is_done)
{
    static const struct option options[] = {{"player", required_argument, NULL, 'p'},
                                            {"decks", required_argument, NULL, 'd'},
                                            {"seed", required_argument, NULL, 's'},
                                            {"threads", required_argument, NULL, 't'},
                                            {"all", no_argument, NULL, 'a'},
                                            {"quick", no_argument, NULL, 'q'},
                                            {"check", no_argument, NULL, 'c'},
                                            {"json", no_argument, NULL, 'j'},
                                            ARGS_COMMON};
    bool is_good = true;
    int c;
    while (is_good && (c = getopt_long(argc, argv, ARGS_SHORT, options, NULL)) != -1) {
        if (strchr("pdstaqcj", c) == NULL) {
            *is_done = true;
            int status = args_other("ladder", help, c, argv);
            if (c == 'h')
                players_print();
            return status;
        }
        is_good = read_option(c, settings);
    }
    settings->plan.threads = (int)settings->threads;
    if (settings->plan.decks == 0)
        settings->plan.decks = settings->is_quick ? QUICK_DECKS : 50;
    return is_good && args_done("ladder", argc, argv) ? STATUS_FINE : STATUS_USAGE;
}

int command_ladder(int argc, char **argv)
{
    struct settings settings = {.plan = {.seed = 1}};
    char *text = args_rules(&argc, &argv);
    bool is_done = false;
    int status = read_options(argc, argv, &settings, &is_done);
    if (!is_done && status == STATUS_FINE)
        status = rules_run("ladder", text[0] == '\0' ? "carcassonne" : text, run, &settings);
    free(text);
    return status;
}
