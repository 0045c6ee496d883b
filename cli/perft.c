/*
 * perft.c: "aude perft", the number of different action sequences by finished turns. A deck
 * settles every draw, so the numbers depend on the rules alone and are the same in any engine
 * that knows them.
 */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "args.h"
#include "cards.h"
#include "command.h"
#include "describe.h"
#include "file.h"
#include "progress.h"

static const char help[] =
    "Usage: aude perft RULES --depth N (--deck FILE | --seed S) [--write-deck FILE] [--json]\n"
    "\n"
    "Counts the different sequences of the players' actions that finish 1 to N turns. A deck\n"
    "settles every draw: one tile id per line, in order; what fits nowhere is skipped as in\n"
    "play. A turn is finished when the next draw is due or the game is over.\n"
    "In a card game the deck has cards, to be opened and dealt in that order with seat 0 as\n"
    "the first dealer, and each action of a seat is a turn.\n"
    "\n"
    "      --depth N          how many turns\n"
    "      --deck FILE        take the draws from that file\n"
    "      --seed S           shuffle the bag into a deck with that seed\n"
    "      --write-deck FILE  write the deck that was used\n"
    "      --json             for programs\n"
    "  -h, --help             this text\n"
    "      --version          the version of Aude\n";

enum { DECK_MAX = AUDE_TILES_MAX, DEPTH_MAX = AUDE_TILES_MAX };

struct deck {
    int count;
    int kind[DECK_MAX];
};

struct settings {
    long long depth;
    const char *deck_path; /* or NULL, then the seed counts */
    const char *write_path;
    uint64_t seed;
    bool has_seed, is_json;
};

/* A position on the way down and how far its actions have been tried. */
struct frame {
    struct aude_state *s;
    int count, next;              /* actions in all, and the next to try */
    int drawn;                    /* tiles of the deck used up */
    uint64_t used[DECK_MAX / 64]; /* which, as a mask */
    int turns;                    /* finished */
};

struct perft {
    const struct aude_rules *r;
    const struct deck *deck;
    int depth;
    struct frame *stack;
    int frames, used; /* allocated, in use */
    long long sequences[DEPTH_MAX + 1];
    long long actions; /* tried in all */
    struct progress progress;
};

/* The id of a kind of tiles or cards, or NULL past the last. */
static const char *kind_id(const struct aude_rules *r, int i)
{
    struct aude_kind kind;
    struct aude_card_kind card;
    if (aude_card_kind(r, i, &card))
        return card.id;
    return aude_kind(r, i, &kind) ? kind.id : NULL;
}

static const char *unit_of(const struct aude_rules *r)
{
    return game_has(r, AUDE_HAS_BOARD) ? "tile" : "card";
}

static bool find_kind(const struct aude_rules *r, const char *id, int *out)
{
    for (int i = 0; kind_id(r, i) != NULL; i++) {
        if (strcmp(kind_id(r, i), id) == 0) {
            *out = i;
            return true;
        }
    }
    return false;
}

/* One line of a deck file, without spaces around it; false with the part of a sentence. */
static bool add_line(const struct aude_state *s, struct deck *deck, const char *id, char *why,
                     size_t len)
{
    int kind, same = 0;
    char quoted[64];
    args_quote(id, strlen(id), quoted, sizeof quoted);
    if (!find_kind(aude_rules_of(s), id, &kind)) {
        snprintf(why, len, "these rules have no %s \"%s\"", unit_of(aude_rules_of(s)), quoted);
        return false;
    }
    for (int i = 0; i < deck->count; i++)
        same += deck->kind[i] == kind;
    if (same >= aude_bag(s, kind) || deck->count == DECK_MAX) {
        snprintf(why, len, "the %s holds only %d of \"%s\"",
                 game_has(aude_rules_of(s), AUDE_HAS_BOARD) ? "bag" : "pile", aude_bag(s, kind),
                 quoted);
        return false;
    }
    deck->kind[deck->count++] = kind;
    return true;
}

/* Blank lines and comments are skipped. */
static bool read_deck(const char *path, const struct aude_state *s, struct deck *deck)
{
    struct text text = {0};
    char why[1024];
    deck->count = 0;
    bool is_good = file_read(path, &text, why, sizeof why);
    if (!is_good)
        complain("%s", why);
    char *line = text.data;
    for (int number = 1; is_good && *line != '\0'; number++) {
        size_t size = strcspn(line, "\n");
        char *next = line[size] == '\n' ? line + size + 1 : line + size;
        line[size] = '\0';
        line += strspn(line, " \t\r");
        size = strlen(line);
        while (size > 0 && strchr(" \t\r", line[size - 1]) != NULL)
            line[--size] = '\0';
        if (size > 0 && *line != '#')
            is_good = add_line(s, deck, line, why, sizeof why);
        if (!is_good)
            complain("%s:%d: %s", path, number, why);
        line = next;
    }
    text_free(&text);
    return is_good;
}

static void shuffle_deck(uint64_t seed, const struct aude_state *s, struct deck *deck)
{
    struct aude_rng rng;
    aude_rng_seed(&rng, seed);
    deck->count = 0;
    for (int i = 0; kind_id(aude_rules_of(s), i) != NULL; i++) {
        for (int copy = 0; copy < aude_bag(s, i) && deck->count < DECK_MAX; copy++)
            deck->kind[deck->count++] = i;
    }
    for (int left = deck->count; left > 1; left--) {
        int pick = aude_rng_below(&rng, left);
        int last = deck->kind[left - 1];
        deck->kind[left - 1] = deck->kind[pick];
        deck->kind[pick] = last;
    }
}

static bool write_deck(const char *path, const struct aude_rules *r, const struct deck *deck)
{
    struct text text = {0};
    char why[1024];
    for (int i = 0; i < deck->count; i++)
        text_add(&text, "%s\n", kind_id(r, deck->kind[i]));
    bool is_good = file_write(path, &text, why, sizeof why);
    if (!is_good)
        complain("%s", why);
    text_free(&text);
    return is_good;
}

/* The outcome of chance that draws a kind, or that needs no draw at all: who deals first, and a
 * card on the table that is turned up; false if there is none. */
static bool find_outcome(const struct aude_state *s, int kind, struct aude_action *out,
                         bool *is_drawn)
{
    struct aude_action list[AUDE_LEGAL_MAX];
    int count = aude_legal(s, list, AUDE_LEGAL_MAX);
    for (int i = 0; i < count && i < AUDE_LEGAL_MAX; i++) {
        struct aude_spot spot = aude_where(s, list[i]);
        *out = list[i];
        *is_drawn =
            game_has(aude_rules_of(s), AUDE_HAS_BOARD) || (spot.card >= 0 && !spot.on_board);
        if (!*is_drawn || list[i].a == kind)
            return true;
    }
    return false;
}

/* Settles chance once by what comes next in the deck and can come now: another stack has to wait
 * for its turn. False if nothing can. */
static bool draw(const struct deck *deck, struct frame *f)
{
    struct aude_action action;
    bool is_drawn;
    for (int i = 0; i < deck->count; i++) {
        if ((f->used[i / 64] >> (i % 64) & 1) != 0 ||
            !find_outcome(f->s, deck->kind[i], &action, &is_drawn))
            continue;
        if (is_drawn) {
            f->used[i / 64] |= UINT64_C(1) << (i % 64);
            f->drawn++;
        }
        aude_apply(f->s, action, NULL);
        return true;
    }
    if (!find_outcome(f->s, -1, &action, &is_drawn))
        return false;
    aude_apply(f->s, action, NULL);
    return true;
}

/* Draws from the deck until somebody must act; false, with a complaint, if it cannot. */
static bool settle(const struct deck *deck, struct frame *f)
{
    const char *unit = unit_of(aude_rules_of(f->s));
    while (aude_actor(f->s) == AUDE_CHANCE) {
        if (draw(deck, f))
            continue;
        if (f->drawn == deck->count)
            complain("the deck has only %d %s%s, and after %d finished turn%s another is drawn",
                     deck->count, unit, deck->count == 1 ? "" : "s", f->turns,
                     f->turns == 1 ? "" : "s");
        else
            complain("what is left of the deck cannot be drawn after %d finished turn%s", f->turns,
                     f->turns == 1 ? "" : "s");
        return false;
    }
    return true;
}

/* The next frame of the stack, a copy of the one below. Deeper is never more than the number
 * of actions in the turns asked for. */
static struct frame *push(struct perft *p)
{
    if (p->used == p->frames) {
        int frames = p->frames == 0 ? 16 : 2 * p->frames;
        p->stack = memory_grow(p->stack, (size_t)frames * sizeof *p->stack);
        for (int i = p->frames; i < frames; i++)
            p->stack[i] = (struct frame){.s = state_new(p->r)};
        p->frames = frames;
    }
    struct frame *top = &p->stack[p->used++];
    if (p->used > 1) {
        struct aude_state *s = top->s;
        aude_copy(s, top[-1].s);
        *top = top[-1];
        top->s = s;
    }
    return top;
}

/* Makes the frame ready for its actions to be tried; false with a complaint. */
static bool open_frame(struct perft *p, struct frame *f)
{
    if (!settle(p->deck, f))
        return false;
    f->count = aude_actor(f->s) == AUDE_OVER ? 0 : aude_count(f->s);
    f->next = 0;
    return true;
}

static bool count_sequences(struct perft *p)
{
    enum { REPORT = 1 << 16 };
    bool is_good = open_frame(p, push(p));
    while (is_good && p->used > 0) {
        struct frame *f = &p->stack[p->used - 1];
        if (f->next == f->count) {
            p->used--;
            continue;
        }
        struct aude_action a = aude_pick(f->s, f->next++);
        f = push(p);
        aude_apply(f->s, a, NULL);
        if (++p->actions % REPORT == 0)
            progress_show(&p->progress, p->actions, 0, "actions tried");
        if (!game_has(p->r, AUDE_HAS_BOARD) || aude_actor(f->s) < 0)
            p->sequences[++f->turns]++;
        if (f->turns == p->depth)
            p->used--;
        else
            is_good = open_frame(p, f);
    }
    for (int i = 0; i < p->frames; i++)
        free(p->stack[i].s);
    free(p->stack);
    return is_good;
}

static void print_perft(const struct perft *p, bool is_json, double seconds)
{
    double rate = seconds > 0 ? (double)p->actions / seconds : 0;
    if (!is_json) {
        for (int turn = 1; turn <= p->depth; turn++)
            printf("%d %lld\n", turn, p->sequences[turn]);
        printf("%lld actions, %.2f s, %.0f actions/s\n", p->actions, seconds, rate);
        return;
    }
    char rules[AUDE_TEXT_MAX];
    json_t *list = json_array();
    aude_rules_write(p->r, rules, sizeof rules);
    for (int turn = 1; turn <= p->depth; turn++)
        describe_add(list, json_integer(p->sequences[turn]));
    describe_print(json_pack("{s:s, s:i, s:o, s:I, s:f, s:f}", "rules", rules, "depth", p->depth,
                             "sequences", list, "actions", (json_int_t)p->actions, "seconds",
                             seconds, "actions_per_s", rate),
                   false);
}

static int run(const struct aude_rules *r, void *argument)
{
    const struct settings *settings = argument;
    struct deck deck;
    struct perft perft = {.r = r, .deck = &deck, .depth = (int)settings->depth};
    struct aude_state *start = state_new(r);
    bool is_good = true;
    if (settings->deck_path != NULL)
        is_good = read_deck(settings->deck_path, start, &deck);
    else
        shuffle_deck(settings->seed, start, &deck);
    free(start);
    if (is_good && settings->write_path != NULL)
        is_good = write_deck(settings->write_path, r, &deck);
    if (!is_good)
        return STATUS_BAD;
    progress_start(&perft.progress);
    double begin = clock_now();
    is_good = count_sequences(&perft);
    double seconds = clock_now() - begin;
    progress_end(&perft.progress);
    if (is_good)
        print_perft(&perft, settings->is_json, seconds);
    return is_good ? STATUS_FINE : STATUS_BAD;
}

/* STATUS_FINE to go on; *is_done says that --help or --version was all. */
static int read_options(int argc, char **argv, struct settings *settings, bool *is_done)
{
    static const struct option options[] = {
        {"depth", required_argument, NULL, 'd'}, {"deck", required_argument, NULL, 'f'},
        {"seed", required_argument, NULL, 's'},  {"write-deck", required_argument, NULL, 'w'},
        {"json", no_argument, NULL, 'j'},        ARGS_COMMON};
    bool is_good = true;
    int c;
    while (is_good && (c = getopt_long(argc, argv, ARGS_SHORT, options, NULL)) != -1) {
        if (c == 'd') {
            is_good = args_number("perft", "--depth", 1, DEPTH_MAX, &settings->depth);
        } else if (c == 'f') {
            settings->deck_path = optarg;
        } else if (c == 's') {
            is_good = settings->has_seed = args_seed("perft", "--seed", &settings->seed);
        } else if (c == 'w') {
            settings->write_path = optarg;
        } else if (c == 'j') {
            settings->is_json = true;
        } else {
            *is_done = true;
            return args_other("perft", help, c, argv);
        }
    }
    if (!is_good || !args_done("perft", argc, argv))
        return STATUS_USAGE;
    if (settings->depth > 0 && (settings->deck_path != NULL) != settings->has_seed)
        return STATUS_FINE;
    complain("perft: give --depth, and either --deck or --seed; see aude perft --help");
    return STATUS_USAGE;
}

int command_perft(int argc, char **argv)
{
    struct settings settings = {0};
    char *text = args_rules(&argc, &argv);
    bool is_done = false;
    int status = read_options(argc, argv, &settings, &is_done);
    if (!is_done && status == STATUS_FINE)
        status = rules_run("perft", text, run, &settings);
    free(text);
    return status;
}
