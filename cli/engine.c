/*
 * engine.c: "aude engine", a line protocol on stdin and stdout for other programs. Every answer
 * ends in a line "ok" or "error" with a sentence; after an error nothing has changed. The
 * protocol is documented in docs/engine.md. What was played is kept by a table; "undo" is for
 * trying things out, so that chance is open again afterwards.
 */
#include "engine.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "args.h"
#include "command.h"
#include "describe.h"
#include "record.h"
#include "uniform.h"
#include "visible.h"
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

enum { LINE_SIZE = 1024 };

/* ---- For all commands ---------------------------------------------------------------------------- */

const struct aude_state *engine_position(const struct engine *e)
{
    return aude_table_view(e->table, AUDE_OWNER);
}

bool engine_refuse(struct engine *e, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    vsnprintf(e->why, sizeof e->why, format, list);
    va_end(list);
    return false;
}

bool engine_word(const char **text, char *word, size_t len)
{
    const char *start = *text + strspn(*text, " \t");
    size_t size = strcspn(start, " \t");
    snprintf(word, len, "%.*s", (int)size, start);
    *text = start + size + strspn(start + size, " \t");
    return size > 0;
}

bool engine_number(struct engine *e, const char *what, const char *word, long min, long max,
                   long *out)
{
    char *end;
    long value = strtol(word, &end, 10);
    if (!isdigit((unsigned char)word[0]) || *end != '\0' || value < min || value > max)
        return engine_refuse(e, "the %s must be a whole number from %ld to %ld", what, min, max);
    *out = value;
    return true;
}

bool engine_seed(struct engine *e, const char *word, uint64_t *out)
{
    return seed_read(word, out) ||
           engine_refuse(e, "the seed must be a whole number from 0 to %lld", (long long)SEED_MAX);
}

void engine_shuffle(struct engine *e)
{
    if (!e->is_seeded)
        aude_rng_seed(&e->rng, seed_random());
    e->is_seeded = true;
}

void engine_events(const struct aude_state *s, const struct aude_events *events)
{
    const char *names[AUDE_SEATS];
    for (int seat = 0; seat < AUDE_SEATS; seat++)
        names[seat] = words_colour(ENGLISH, seat);
    for (int i = 0; i < events->count; i++) {
        fputs("event ", stdout);
        describe_print(describe_event(s, &events->list[i], names), true);
    }
}

/* What the table says to something that was asked for. */
static bool refuse_status(struct engine *e, enum aude_status status)
{
    if (status == AUDE_NO_MEMORY)
        memory_end();
    return engine_refuse(e, "%s", words_status(ENGLISH, status));
}

/* Another table takes the place of the present one. */
static void change_table(struct engine *e, struct aude_table *table)
{
    aude_table_close(e->table);
    free(e->scratch);
    e->table = table;
    e->scratch = state_new(aude_table_rules(table));
}

/* The same, unless there was none to be had. */
static bool take_table(struct engine *e, enum aude_status status, struct aude_table *table)
{
    if (status != AUDE_OK)
        return refuse_status(e, status);
    change_table(e, table);
    return true;
}

/* ---- Who plays what ------------------------------------------------------------------------------ */

static bool do_rules(struct engine *e, const char *argument)
{
    struct aude_table *table;
    size_t at = 0;
    enum aude_status status = aude_table_open(argument, AUDE_OWNER, &table, &at);
    if (status == AUDE_NO_MEMORY)
        table_must(status);
    if (status != AUDE_OK) {
        rules_sentence(ENGLISH, status, argument, at, e->why, sizeof e->why);
        return false;
    }
    change_table(e, table);
    e->viewer = AUDE_OWNER;
    return true;
}

/* A seat by its number, or "none": an onlooker. */
static bool read_seat(struct engine *e, const char **text, int *out)
{
    char word[32], *end;
    int seats = aude_seats(aude_table_rules(e->table));
    *out = AUDE_ONLOOKER;
    engine_word(text, word, sizeof word);
    if (strcmp(word, "none") == 0)
        return true;
    long seat = strtol(word, &end, 10);
    if (!isdigit((unsigned char)word[0]) || *end != '\0' || seat >= seats)
        return engine_refuse(e, "the seat must be a whole number from 0 to %d, or none", seats - 1);
    *out = (int)seat;
    return true;
}

static bool do_view(struct engine *e, const char *argument)
{
    struct aude_table *table = NULL;
    int seat;
    if (!read_seat(e, &argument, &seat))
        return false;
    if (argument[0] != '\0')
        return engine_refuse(e, "there is something after the seat");
    if (e->viewer != AUDE_OWNER)
        return engine_refuse(e, "this is a view already; begin with rules TEXT before another one");
    enum aude_status status = aude_table_copy(e->table, seat, &table);
    if (!take_table(e, status, table))
        return false;
    e->viewer = seat;
    return true;
}

static bool read_line_of(struct engine *e, const char *text, struct aude_action *out)
{
    enum aude_status status = line_read(engine_position(e), text, out);
    if (status != AUDE_OK)
        sentence_write(ENGLISH, status, text, e->why, sizeof e->why);
    return status == AUDE_OK;
}

/* A legal line as a seat sees it, for whoever hands a game on to players. */
static bool do_seen(struct engine *e, const char *argument)
{
    const struct aude_state *s = engine_position(e);
    struct aude_action a;
    char line[AUDE_LINE_MAX];
    int seat;
    if (!read_seat(e, &argument, &seat) || !read_line_of(e, argument, &a))
        return false;
    aude_action_write(s, aude_seen(s, seat, a), line, sizeof line);
    puts(line);
    return true;
}

/* ---- Playing ------------------------------------------------------------------------------------- */

static bool do_actor(struct engine *e, const char *argument)
{
    (void)argument;
    char actor[32];
    actor_write(engine_position(e), actor, sizeof actor);
    puts(actor);
    return true;
}

static bool do_legal(struct engine *e, const char *argument)
{
    (void)argument;
    const struct aude_state *s = engine_position(e);
    struct aude_action actions[AUDE_LEGAL_MAX];
    int count = aude_legal(s, actions, AUDE_LEGAL_MAX);
    for (int i = 0; i < count && i < AUDE_LEGAL_MAX; i++) {
        char line[AUDE_LINE_MAX];
        aude_action_write(s, actions[i], line, sizeof line);
        puts(line);
    }
    return true;
}

static bool do_chances(struct engine *e, const char *argument)
{
    (void)argument;
    const struct aude_state *s = engine_position(e);
    struct aude_chance chances[AUDE_LEGAL_MAX];
    int count = aude_chances(s, chances, AUDE_LEGAL_MAX);
    for (int i = 0; i < count && i < AUDE_LEGAL_MAX; i++) {
        char line[AUDE_LINE_MAX];
        aude_action_write(s, chances[i].action, line, sizeof line);
        printf("%d %s\n", chances[i].weight, line);
    }
    return true;
}

/* Plays a legal action and fills events; scratch is the position after it. */
static bool play(struct engine *e, struct aude_action a, struct aude_events *events)
{
    aude_preview(engine_position(e), a, e->scratch, events);
    enum aude_status status = aude_table_play(e->table, AUDE_OWNER, &a);
    return status == AUDE_OK || refuse_status(e, status);
}

static bool do_play(struct engine *e, const char *argument)
{
    struct aude_events events;
    struct aude_action a;
    if (!read_line_of(e, argument, &a) || !play(e, a, &events))
        return false;
    engine_events(e->scratch, &events);
    return true;
}

static bool do_roll(struct engine *e, const char *argument)
{
    uint64_t number;
    if (aude_actor(engine_position(e)) != AUDE_CHANCE)
        return engine_refuse(e, "there is nothing for chance to settle");
    if (argument[0] != '\0') {
        if (!engine_seed(e, argument, &number))
            return false;
        aude_rng_seed(&e->rng, number);
        e->is_seeded = true;
    }
    engine_shuffle(e);
    while (aude_actor(engine_position(e)) == AUDE_CHANCE) {
        struct uniform_count count = {0};
        struct aude_events events;
        char line[AUDE_LINE_MAX];
        struct aude_action a = uniform_choose(engine_position(e), &e->rng, &count);
        aude_action_write(engine_position(e), a, line, sizeof line);
        if (!play(e, a, &events))
            return false;
        printf("play %s\n", line);
        engine_events(e->scratch, &events);
    }
    return true;
}

/* Chance is open again: whoever tries things out wants to see other draws. */
static bool do_undo(struct engine *e, const char *argument)
{
    (void)argument;
    struct aude_table *table = NULL;
    struct aude_step step;
    int steps = aude_table_steps(e->table, AUDE_OWNER);
    if (steps == 0)
        return engine_refuse(e, "there is nothing to take back");
    while (steps > 0 && aude_table_step(e->table, AUDE_OWNER, steps - 1, &step) &&
           step.actor == AUDE_CHANCE)
        steps--;
    steps -= steps > 0;
    enum aude_status status = aude_table_fork(e->table, steps, &table);
    return take_table(e, status, table);
}

/* ---- Looking ------------------------------------------------------------------------------------- */

static bool do_scores(struct engine *e, const char *argument)
{
    (void)argument;
    char scores[AUDE_NAME_MAX];
    scores_write(engine_position(e), scores, sizeof scores);
    puts(scores);
    return true;
}

static bool do_state(struct engine *e, const char *argument)
{
    (void)argument;
    describe_print(describe_state(engine_position(e)), true);
    return true;
}

static bool do_record(struct engine *e, const char *argument)
{
    (void)argument;
    size_t size = aude_table_write(e->table, AUDE_OWNER, AUDE_COUNTING_LINES, NULL, 0) + 1;
    char *text = memory_new(size);
    aude_table_write(e->table, AUDE_OWNER, AUDE_COUNTING_LINES, text, size);
    fputs(text, stdout);
    free(text);
    return true;
}

static bool do_hash(struct engine *e, const char *argument)
{
    (void)argument;
    printf("%016llx\n", (unsigned long long)aude_hash(engine_position(e)));
    return true;
}

static bool do_quit(struct engine *e, const char *argument)
{
    (void)argument;
    e->is_over = true;
    return true;
}

static bool do_help(struct engine *e, const char *argument);

/* ---- Commands ------------------------------------------------------------------------------------ */

struct command {
    const char *name;
    const char *about;
    bool (*run)(struct engine *e, const char *argument);
    bool needs_game, takes_argument;
};

static const struct command commands[] = {
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
    {"go",
     "go [PLAYER] [slices N|ms N|cpu N|time N [turns N]|clock N N] [seed S] [ways K] [every N]: "
     "what a computer player would do "
     "now, or its K "
     "best ways with their leads",
     engine_go, true, true},
    {"undo", "undo: take back one action and the chance outcomes since", do_undo, true, false},
    {"scores", "scores: the points of each seat", do_scores, true, false},
    {"end", "end: how the game would end now, as event lines and the scores", engine_end, true,
     false},
    {"tile", "tile X,Y: the tile there and what stands on it, or what fits there, as JSON",
     engine_tile, true, true},
    {"feature", "feature X,Y SEGMENT: the feature that segment belongs to, as JSON", engine_feature,
     true, true},
    {"fits", "fits TILE: where such a tile could be laid, as place lines", engine_fits, true, true},
    {"seats", "seats: what each seat has, one line of JSON for each", engine_seats, true, false},
    {"bag", "bag: what is left to be drawn, as COPIES ID", engine_bag, true, false},
    {"numbers", "numbers: numbers of these rules and of this position, as NAME VALUE",
     engine_numbers, true, false},
    {"state", "state: everything on the table as one line of JSON", do_state, true, false},
    {"record", "record: the game so far as a record", do_record, true, false},
    {"hash", "hash: 16 hexadecimal digits that tell positions apart", do_hash, true, false},
    {"help", "help: this list", do_help, false, false},
    {"quit", "quit: end the program", do_quit, false, false},
};

enum { COMMANDS = sizeof commands / sizeof *commands };

static bool do_help(struct engine *e, const char *argument)
{
    (void)e;
    (void)argument;
    for (int i = 0; i < COMMANDS; i++)
        puts(commands[i].about);
    return true;
}

/* Finds the command a line begins with and obeys it. */
static bool obey(struct engine *e, const char *line)
{
    size_t size = strcspn(line, " \t");
    const char *argument = line + size + strspn(line + size, " \t");
    const struct command *command = NULL;
    for (int i = 0; i < COMMANDS; i++) {
        if (strlen(commands[i].name) == size && memcmp(commands[i].name, line, size) == 0)
            command = &commands[i];
    }
    if (command == NULL) {
        char quoted[48];
        args_quote(line, size, quoted, sizeof quoted);
        return engine_refuse(e, "unknown command \"%s\"; help lists the commands", quoted);
    }
    if (!command->takes_argument && argument[0] != '\0')
        return engine_refuse(e, "the command %s takes no words after it", command->name);
    if (command->needs_game && e->table == NULL)
        return engine_refuse(e, "there is no game yet; begin one with rules TEXT");
    return command->run(e, argument);
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
            engine_refuse(e, "the line is too long");
        else if (input == INPUT_ZERO)
            engine_refuse(e, "the line has a zero byte");
        else
            is_good = line[0] == '\0' || obey(e, line + strspn(line, " \t"));
        if (is_good)
            puts("ok");
        else
            visible_say("error %s", e->why);
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
    answer(&e);
    aude_table_close(e.table);
    free(e.scratch);
    return STATUS_FINE;
}
