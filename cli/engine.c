/*
 * engine.c: "aude engine", a line protocol on stdin and stdout for other programs. Every answer
 * ends in a line "ok" or "error" with a sentence; after an error nothing has changed. The
 * protocol is documented in docs/engine.md.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../ai/player.h"
#include "args.h"
#include "command.h"
#include "describe.h"
#include "journal.h"
#include "uniform.h"
#include "words.h"

static const char help[] =
    "Usage: aude engine\n"
    "\n"
    "Reads commands from stdin, one per line, and answers on stdout; every\n"
    "answer ends in \"ok\" or \"error SENTENCE\". The command \"help\" lists\n"
    "the commands, docs/engine.md describes them.\n"
    "\n"
    "  -h, --help     this text\n"
    "      --version  the version of Aude\n";

enum { LINE_SIZE = 1024, SENTENCE_MAX = 512 };

struct engine {
    struct aude_rules *r; /* NULL before the first game */
    struct aude_state *s;
    struct journal journal;
    struct aude_rng rng;
    bool is_seeded, is_over; /* over: quit was said */
    const char *names[AUDE_SEATS];
    char why[SENTENCE_MAX]; /* the sentence after "error" */
};

/* Each prints its answer without the last line, or leaves a sentence and returns false. */
struct order {
    const char *name;
    const char *about;
    bool (*run)(struct engine *e, const char *argument);
    bool needs_game, takes_argument;
};

static bool refuse(struct engine *e, const char *sentence)
{
    snprintf(e->why, sizeof e->why, "%s", sentence);
    return false;
}

/* Unless roll was given a seed before. */
static void seed(struct engine *e)
{
    if (!e->is_seeded)
        aude_rng_seed(&e->rng, seed_random());
    e->is_seeded = true;
}

static bool do_rules(struct engine *e, const char *argument)
{
    struct aude_rules *r;
    size_t at = 0;
    enum aude_status status = aude_rules_read(argument, &r, &at);
    if (status != AUDE_OK) {
        rules_sentence(ENGLISH, status, argument, at, e->why, sizeof e->why);
        return false;
    }
    free(e->s);
    aude_rules_free(e->r);
    e->r = r;
    e->s = state_new(r);
    journal_clear(&e->journal);
    return true;
}

/* A seat by its number at the start of *text, which moves past it; false with a sentence. The
 * callers have looked for an onlooker, "none", before. */
static bool read_seat(struct engine *e, const char **text, int *out)
{
    char *end;
    long seat = strtol(*text, &end, 10);
    if (!isdigit((unsigned char)**text) || strchr(" \t", *end) == NULL ||
        seat >= aude_seats(e->r)) {
        snprintf(e->why, sizeof e->why, "the seat must be a whole number from 0 to %d, or none",
                 aude_seats(e->r) - 1);
        return false;
    }
    *out = (int)seat;
    *text = end + strspn(end, " \t");
    return true;
}

static bool do_view(struct engine *e, const char *argument)
{
    int seat = -1;
    if (strcmp(argument, "none") != 0 && !read_seat(e, &argument, &seat))
        return false;
    if (seat >= 0 && argument[0] != '\0')
        return refuse(e, "there is something after the seat");
    if (e->journal.is_view)
        return refuse(e, "this is a view already; begin with rules TEXT before another one");
    journal_view(&e->journal, seat, e->s);
    return true;
}

/* A legal line as a seat sees it, for whoever hands a game on to players. */
static bool do_seen(struct engine *e, const char *argument)
{
    struct aude_action a;
    char line[AUDE_LINE_MAX];
    int seat = -1;
    if (strncmp(argument, "none ", 5) == 0)
        argument += 5;
    else if (!read_seat(e, &argument, &seat))
        return false;
    enum aude_status status = line_read(e->s, argument, &a);
    if (status != AUDE_OK) {
        sentence_write(status, argument, e->why, sizeof e->why);
        return false;
    }
    aude_action_write(e->s, aude_seen(e->s, seat, a), line, sizeof line);
    puts(line);
    return true;
}

/* What a computer player would do in the place of the seat that must act, from what that seat may
 * know. */
static bool do_go(struct engine *e, const char *argument)
{
    const struct player *player = player_find(argument[0] == '\0' ? "greedy" : argument);
    int actor = aude_actor(e->s);
    if (player == NULL) {
        char quoted[48];
        args_quote(argument, strlen(argument), quoted, sizeof quoted);
        snprintf(e->why, sizeof e->why, "there is no player \"%s\"", quoted);
        return false;
    }
    if (actor < 0)
        return refuse(e, "no seat must act");
    if (e->journal.is_view && actor != e->journal.viewer) {
        snprintf(e->why, sizeof e->why, "seat %d must act, and this is not its view", actor);
        return false;
    }
    seed(e);
    struct aude_state *view = state_new(e->r);
    char line[AUDE_LINE_MAX];
    aude_view(e->s, actor, view);
    void *self = player->open(e->r, aude_rng_next(&e->rng));
    aude_action_write(e->s, player_choose(player, self, view, actor, -1), line, sizeof line);
    player->close(self);
    free(view);
    puts(line);
    return true;
}

static bool do_actor(struct engine *e, const char *argument)
{
    (void)argument;
    char actor[32];
    actor_write(e->s, actor, sizeof actor);
    puts(actor);
    return true;
}

static bool do_legal(struct engine *e, const char *argument)
{
    (void)argument;
    struct aude_action actions[AUDE_LEGAL_MAX];
    int count = aude_legal(e->s, actions, AUDE_LEGAL_MAX);
    for (int i = 0; i < count && i < AUDE_LEGAL_MAX; i++) {
        char line[AUDE_LINE_MAX];
        aude_action_write(e->s, actions[i], line, sizeof line);
        puts(line);
    }
    return true;
}

static bool do_chances(struct engine *e, const char *argument)
{
    (void)argument;
    struct aude_chance chances[AUDE_LEGAL_MAX];
    int count = aude_chances(e->s, chances, AUDE_LEGAL_MAX);
    for (int i = 0; i < count && i < AUDE_LEGAL_MAX; i++) {
        char line[AUDE_LINE_MAX];
        aude_action_write(e->s, chances[i].action, line, sizeof line);
        printf("%d %s\n", chances[i].weight, line);
    }
    return true;
}

/* Applies a legal action, keeps it and prints its events. */
static void play(struct engine *e, struct aude_action a)
{
    struct aude_events events = {.count = 0};
    journal_add(&e->journal, a, aude_actor(e->s));
    aude_apply(e->s, a, &events);
    for (int i = 0; i < events.count; i++) {
        fputs("event ", stdout);
        describe_print(describe_event(e->s, &events.list[i], e->names), true);
    }
}

static bool do_play(struct engine *e, const char *argument)
{
    struct aude_action a;
    enum aude_status status = line_read(e->s, argument, &a);
    if (status != AUDE_OK) {
        sentence_write(status, argument, e->why, sizeof e->why);
        return false;
    }
    play(e, a);
    return true;
}

static bool do_roll(struct engine *e, const char *argument)
{
    if (aude_actor(e->s) != AUDE_CHANCE)
        return refuse(e, "there is nothing for chance to settle");
    if (argument[0] != '\0') {
        uint64_t number;
        if (!seed_read(argument, &number)) {
            snprintf(e->why, sizeof e->why, "the seed must be a whole number from 0 to %lld",
                     (long long)SEED_MAX);
            return false;
        }
        aude_rng_seed(&e->rng, number);
        e->is_seeded = true;
    }
    seed(e);
    while (aude_actor(e->s) == AUDE_CHANCE) {
        struct uniform_count count = {0};
        char line[AUDE_LINE_MAX];
        struct aude_action a = uniform_choose(e->s, &e->rng, &count);
        aude_action_write(e->s, a, line, sizeof line);
        printf("play %s\n", line);
        play(e, a);
    }
    return true;
}

static bool do_undo(struct engine *e, const char *argument)
{
    (void)argument;
    return journal_undo(&e->journal, e->s) || refuse(e, "there is nothing to take back");
}

static bool do_scores(struct engine *e, const char *argument)
{
    (void)argument;
    char scores[AUDE_NAME_MAX];
    scores_write(e->s, scores, sizeof scores);
    puts(scores);
    return true;
}

static bool do_state(struct engine *e, const char *argument)
{
    (void)argument;
    return describe_print(describe_state(e->s), true) ||
           refuse(e, "the position cannot be written as JSON");
}

static bool do_record(struct engine *e, const char *argument)
{
    (void)argument;
    struct aude_record header = {0};
    struct text text = {0};
    journal_write(&e->journal, e->r, &header, &text);
    fputs(text.data, stdout);
    text_free(&text);
    return true;
}

static bool do_hash(struct engine *e, const char *argument)
{
    (void)argument;
    printf("%016llx\n", (unsigned long long)aude_hash(e->s));
    return true;
}

static bool do_quit(struct engine *e, const char *argument)
{
    (void)argument;
    e->is_over = true;
    return true;
}

static bool do_help(struct engine *e, const char *argument);

static const struct order orders[] = {
    {"rules", "rules TEXT: begin a new game by these rules", do_rules, false, true},
    {"view", "view SEAT|none: from now on know only what a seat, or an onlooker, may know", do_view,
     true, true},
    {"actor", "actor: who must act: seat N, chance or over", do_actor, true, false},
    {"legal", "legal: the legal actions, one per line", do_legal, true, false},
    {"chances", "chances: what chance can bring, as WEIGHT LINE", do_chances, true, false},
    {"play", "play LINE: act, or settle chance; answers with event lines", do_play, true, true},
    {"roll", "roll [SEED]: settle chance at random until a seat must act", do_roll, true, true},
    {"seen", "seen SEAT|none LINE: a legal action as that seat, or an onlooker, sees it", do_seen,
     true, true},
    {"go", "go [PLAYER]: what a computer player would do now", do_go, true, true},
    {"undo", "undo: take back one action and the chance outcomes since", do_undo, true, false},
    {"scores", "scores: the points of each seat", do_scores, true, false},
    {"state", "state: everything on the table as one line of JSON", do_state, true, false},
    {"record", "record: the game so far as a record", do_record, true, false},
    {"hash", "hash: 16 hexadecimal digits that tell positions apart", do_hash, true, false},
    {"help", "help: this list", do_help, false, false},
    {"quit", "quit: end the program", do_quit, false, false},
};

enum { ORDERS = sizeof orders / sizeof *orders };

static bool do_help(struct engine *e, const char *argument)
{
    (void)e;
    (void)argument;
    for (int i = 0; i < ORDERS; i++)
        puts(orders[i].about);
    return true;
}

/* Finds the order a line begins with and obeys it. */
static bool obey(struct engine *e, const char *line)
{
    size_t size = strcspn(line, " \t");
    const char *argument = line + size + strspn(line + size, " \t");
    const struct order *order = NULL;
    for (int i = 0; i < ORDERS; i++) {
        if (strlen(orders[i].name) == size && memcmp(orders[i].name, line, size) == 0)
            order = &orders[i];
    }
    if (order == NULL) {
        char quoted[48];
        args_quote(line, size, quoted, sizeof quoted);
        snprintf(e->why, sizeof e->why, "unknown command \"%s\"; help lists the commands", quoted);
        return false;
    }
    if (!order->takes_argument && argument[0] != '\0') {
        snprintf(e->why, sizeof e->why, "the command %s takes no words after it", order->name);
        return false;
    }
    if (order->needs_game && e->s == NULL)
        return refuse(e, "there is no game yet; begin one with rules TEXT");
    return order->run(e, argument);
}

enum input { INPUT_LINE, INPUT_LONG, INPUT_ZERO, INPUT_END };

/* Reads one line without its end, and always all of it, however long. */
static enum input read_line(char line[LINE_SIZE])
{
    enum input input = INPUT_LINE;
    size_t used = 0;
    int c = getchar();
    if (c == EOF)
        return INPUT_END;
    for (; c != EOF && c != '\n'; c = getchar()) {
        if (c == '\0')
            input = INPUT_ZERO;
        else if (used + 1 < LINE_SIZE)
            line[used++] = (char)c;
        else if (input == INPUT_LINE)
            input = INPUT_LONG;
    }
    while (used > 0 && strchr(" \t\r", line[used - 1]) != NULL)
        used--;
    line[used] = '\0';
    return input;
}

static void answer(struct engine *e)
{
    char line[LINE_SIZE];
    enum input input;
    while (!e->is_over && (input = read_line(line)) != INPUT_END) {
        bool is_good = false;
        if (input == INPUT_LONG)
            refuse(e, "the line is too long");
        else if (input == INPUT_ZERO)
            refuse(e, "the line has a zero byte");
        else
            is_good = line[0] == '\0' || obey(e, line + strspn(line, " \t"));
        if (is_good)
            puts("ok");
        else
            printf("error %s\n", e->why);
        fflush(stdout);
    }
}

int command_engine(int argc, char **argv)
{
    static const struct option options[] = {ARGS_COMMON};
    int c = getopt_long(argc, argv, ARGS_SHORT, options, NULL);
    if (c != -1)
        return args_other("engine", help, c, argv);
    if (!args_done("engine", argc, argv))
        return STATUS_USAGE;
    struct engine e = {0};
    for (int seat = 0; seat < AUDE_SEATS; seat++)
        e.names[seat] = words_colour(ENGLISH, seat);
    answer(&e);
    journal_free(&e.journal);
    free(e.s);
    aude_rules_free(e.r);
    return STATUS_FINE;
}
