/*
 * replay.c: "aude replay", follows records action by action and prints what came of them.
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
#include "journal.h"
#include "words.h"

static const char help[] =
    "Usage: aude replay FILE... [--trace] [--json]\n"
    "\n"
    "Follows each record from its first action and prints the scores. A line that is no\n"
    "legal action, or a result that the actions do not give, is an error.\n"
    "\n"
    "      --trace    print every action and what came of it, each sum written out\n"
    "      --json     for programs\n"
    "  -h, --help     this text\n"
    "      --version  the version of Aude\n";

/* One record that is being followed. */
struct replay {
    const char *path;
    bool is_trace;
    struct text text;
    struct aude_record header;
    struct aude_rules *r;
    struct aude_state *s;
    const char *names[AUDE_SEATS];
    size_t at;     /* where the next action begins */
    int line;      /* number of that line */
    int actions;   /* applied so far */
    json_t *trace; /* NULL unless it is wanted as JSON */
};

/* One action that is being followed, and what was known before it. */
struct step {
    const char *line;
    struct aude_action action;
    int actor, turn;
    struct card_hauls hauls; /* in card games */
};

/* The number of the header line that begins with that word, or 1. */
static int header_line(const struct replay *p, const char *word)
{
    int number = 1;
    for (const char *line = p->text.data; line != NULL && *line != '\0'; number++) {
        if (strncmp(line, word, strlen(word)) == 0)
            return number;
        line = strchr(line, '\n');
        line = line == NULL ? NULL : line + 1;
    }
    return 1;
}

/* Reads the file and its header; false with a sentence. */
static bool begin(struct replay *p, char *why, size_t len)
{
    if (!file_read(p->path, &p->text, why, len))
        return false;
    enum aude_status status = aude_record_read(p->text.data, &p->header, &p->at, &p->line);
    if (status != AUDE_OK) {
        snprintf(why, len, "%s:%d: %s", p->path, p->line, words_status(ENGLISH, status));
        return false;
    }
    size_t wrong = 0;
    status = aude_rules_read(p->header.rules, &p->r, &wrong);
    if (status != AUDE_OK) {
        char sentence[512];
        rules_sentence(ENGLISH, status, p->header.rules, wrong, sentence, sizeof sentence);
        snprintf(why, len, "%s:%d: %s", p->path, header_line(p, "game"), sentence);
        return false;
    }
    for (int seat = 0; seat < AUDE_SEATS; seat++)
        p->names[seat] =
            p->header.seat[seat][0] != '\0' ? p->header.seat[seat] : words_colour(ENGLISH, seat);
    p->s = state_new(p->r);
    return true;
}

/* The event as a sentence, in a card game with the cards it is about. The series of a chest are
 * one sentence; then *i is the last of them. */
static void trace_event(const struct replay *p, const struct aude_events *events, int *i,
                        const struct card_hauls *hauls)
{
    const struct aude_event *event = &events->list[*i], *next = event;
    struct card_series series = {{0}, {0}};
    uint8_t taken[CARD_KINDS];
    struct card_event e = {ENGLISH, p->r, event, p->names, taken, &series};
    char sentence[1024];
    if (!cards_are_in(p->r)) {
        words_event(ENGLISH, p->r, event, p->names, sentence, sizeof sentence);
    } else {
        cards_of_event(hauls, p->s, event, taken);
        for (; next < events->list + events->count && next->seat == event->seat &&
               cards_is_series(p->r, next);
             next++)
            cards_add_series(&series, next);
        *i = next > event ? (int)(next - events->list) - 1 : *i;
        if (!cards_event(&e, sentence, sizeof sentence))
            words_event(ENGLISH, p->r, event, p->names, sentence, sizeof sentence);
    }
    printf("         %s\n", sentence);
}

static void trace_text(const struct replay *p, const struct step *step,
                       const struct aude_events *events)
{
    struct aude_kind kind;
    bool is_bonus = step->actor < 0 && step->action.verb == AUDE_DRAW &&
                    aude_kind(p->r, step->action.a, &kind) && kind.is_second;
    if (is_bonus)
        printf("%5d  %-30s bonus tile for %s\n", p->line - 1, step->line, p->names[step->turn]);
    else if (step->actor >= 0)
        printf("%5d  %-30s %s\n", p->line - 1, step->line, p->names[step->actor]);
    else
        printf("%5d  %s\n", p->line - 1, step->line);
    for (int i = 0; i < events->count; i++)
        trace_event(p, events, &i, &step->hauls);
}

static void trace_json(const struct replay *p, const struct step *step,
                       const struct aude_events *events)
{
    json_t *list = json_array();
    for (int i = 0; i < events->count; i++)
        json_array_append_new(list, describe_event(p->s, &events->list[i], p->names));
    json_array_append_new(p->trace, json_pack("{s:i, s:o, s:i, s:o}", "line", p->line - 1, "action",
                                              describe_string(step->line), "actor", step->actor,
                                              "events", list));
}

/* A last line without a newline after it may have lost its end. */
static bool is_cut(const struct replay *p)
{
    return p->text.data[p->at] == '\0' && p->text.length > 0 &&
           p->text.data[p->text.length - 1] != '\n';
}

static bool would_end(const struct replay *p, struct aude_action a)
{
    struct aude_state *after = state_new(p->r);
    aude_copy(after, p->s);
    aude_apply(after, a, NULL);
    bool is_over = aude_actor(after) == AUDE_OVER;
    free(after);
    return is_over;
}

/* Follows one line; false with a sentence, and nothing changed. */
static bool follow(struct replay *p, const char *line, char *why, size_t len)
{
    struct step step = {.line = line, .actor = aude_actor(p->s), .turn = aude_turn(p->s)};
    struct aude_events events;
    char sentence[512];
    enum aude_status status = line_read(p->s, line, &step.action);
    /* Even a legal action may be half of another, unless nothing can follow it. */
    if (step.actor != AUDE_OVER && is_cut(p) && (status != AUDE_OK || !would_end(p, step.action))) {
        args_quote(line, strlen(line), sentence, AUDE_LINE_MAX);
        snprintf(why, len, "%s:%d: the record is cut off in the middle of \"%s\"; %d action%s good",
                 p->path, p->line - 1, sentence, p->actions,
                 p->actions == 1 ? " before it is" : "s before it are");
        return false;
    }
    if (status != AUDE_OK) {
        sentence_write(status, line, sentence, sizeof sentence);
        snprintf(why, len, "%s:%d: %s", p->path, p->line - 1, sentence);
        return false;
    }
    events.count = 0;
    if (p->is_trace && cards_are_in(p->r))
        cards_find_hauls(p->s, step.action, &step.hauls);
    aude_apply(p->s, step.action, &events);
    p->actions++;
    if (p->trace != NULL)
        trace_json(p, &step, &events);
    else if (p->is_trace)
        trace_text(p, &step, &events);
    return true;
}

/* The number of the last line. */
static int last_line(const struct replay *p)
{
    int number = p->text.data[p->text.length - 1] != '\n';
    for (size_t i = 0; i < p->text.length; i++)
        number += p->text.data[i] == '\n';
    return number;
}

/* A record may end before the game does, but it must then be whole and give no result. */
static bool may_stop(const struct replay *p, char *why, size_t len)
{
    if (p->header.result[0] != '\0')
        snprintf(why, len,
                 "%s:%d: the record ends after %d action%s, but its header gives a result", p->path,
                 last_line(p), p->actions, p->actions == 1 ? "" : "s");
    else if (is_cut(p))
        snprintf(why, len, "%s:%d: the record is cut off, its last line has no end", p->path,
                 last_line(p));
    else
        return true;
    return false;
}

/* The result of the header, where there is one, must be what the actions come to. */
static bool agrees(const struct replay *p, char *why, size_t len)
{
    if (aude_actor(p->s) != AUDE_OVER)
        return may_stop(p, why, len);
    if (p->header.result[0] == '\0' || scores_agree(p->s, p->header.result))
        return true;
    char scores[AUDE_NAME_MAX];
    scores_write(p->s, scores, sizeof scores);
    snprintf(why, len, "%s:%d: the result is given as %s, but the actions give %s", p->path,
             header_line(p, "result"), p->header.result, scores);
    return false;
}

static void print_result(const struct replay *p)
{
    int score[AUDE_SEATS];
    bool is_over = aude_actor(p->s) == AUDE_OVER;
    aude_scores(p->s, score);
    printf("%s: %s, %d actions, %s:", p->path, p->header.rules, p->actions,
           is_over ? "final scores" : "the game is not finished, scores so far");
    for (int seat = 0; seat < aude_seats(p->r); seat++)
        printf("%s %s %d", seat == 0 ? "" : ",", p->names[seat], score[seat]);
    putchar('\n');
}

static json_t *describe_result(struct replay *p, const char *why)
{
    json_t *object = json_pack("{s:o, s:b}", "file", describe_string(p->path), "good", why == NULL);
    if (why != NULL)
        json_object_set_new(object, "error", describe_string(why));
    if (p->s == NULL)
        return object;
    char hash[17];
    int score[AUDE_SEATS];
    json_t *names = json_array();
    aude_scores(p->s, score);
    snprintf(hash, sizeof hash, "%016llx", (unsigned long long)aude_hash(p->s));
    for (int seat = 0; seat < aude_seats(p->r); seat++)
        json_array_append_new(names, describe_string(p->names[seat]));
    json_object_set_new(object, "rules", describe_string(p->header.rules));
    json_object_set_new(object, "names", names);
    if (p->header.date[0] != '\0')
        json_object_set_new(object, "date", describe_string(p->header.date));
    json_object_set_new(object, "actions", json_integer(p->actions));
    json_object_set_new(object, "finished", json_boolean(aude_actor(p->s) == AUDE_OVER));
    json_object_set_new(object, "scores", describe_seats(p->r, score));
    json_object_set_new(object, "hash", json_string(hash));
    if (p->trace != NULL)
        json_object_set(object, "trace", p->trace);
    return object;
}

/* Follows one file, adding to list unless it is NULL; false if something is wrong with it. */
static bool replay_file(const char *path, bool is_trace, json_t *list)
{
    struct replay p = {.path = path, .is_trace = is_trace};
    char why[1024], line[AUDE_LINE_MAX];
    if (list != NULL && is_trace)
        p.trace = json_array();
    bool is_good = begin(&p, why, sizeof why);
    while (is_good && aude_record_next(p.text.data, &p.at, &p.line, line))
        is_good = follow(&p, line, why, sizeof why);
    is_good = is_good && agrees(&p, why, sizeof why);
    if (list != NULL)
        json_array_append_new(list, describe_result(&p, is_good ? NULL : why));
    else if (is_good)
        print_result(&p);
    if (!is_good)
        complain("%s", why);
    json_decref(p.trace);
    text_free(&p.text);
    free(p.s);
    aude_rules_free(p.r);
    return is_good;
}

int command_replay(int argc, char **argv)
{
    static const struct option options[] = {
        {"trace", no_argument, NULL, 't'}, {"json", no_argument, NULL, 'j'}, ARGS_COMMON};
    bool is_trace = false, is_json = false, is_good = true;
    int c;
    /* Without the plus sign getopt_long moves the names of files behind the options. */
    while ((c = getopt_long(argc, argv, ":h", options, NULL)) != -1) {
        if (c == 't')
            is_trace = true;
        else if (c == 'j')
            is_json = true;
        else
            return args_other("replay", help, c, argv);
    }
    if (optind >= argc) {
        complain("replay: no file is given; see aude replay --help");
        return STATUS_USAGE;
    }
    json_t *list = is_json ? json_array() : NULL;
    for (int i = optind; i < argc; i++)
        is_good = replay_file(argv[i], is_trace, list) && is_good;
    if (is_json)
        is_good = describe_print(json_pack("{s:o}", "records", list), false) && is_good;
    return is_good ? STATUS_FINE : STATUS_BAD;
}
