/*
 * replay.c: "aude replay", follows records step by step and prints what came of them.
 */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "args.h"
#include "cards.h"
#include "command.h"
#include "describe.h"
#include "record.h"
#include "visible.h"
#include "words.h"

static const char help[] =
    "Usage: aude replay FILE... [--trace] [--json]\n"
    "\n"
    "Follows each record from its first action and prints the scores. A line that is no\n"
    "legal action, or a result that the actions do not give, is an error.\n"
    "\n"
    "      --trace    print every action that counts with the number of its line, and what\n"
    "                 came of it, each sum written out\n"
    "      --json     for programs\n"
    "  -h, --help     this text\n"
    "      --version  the version of Aude\n";

/* One record that is being followed. */
struct replay {
    const char *path;
    struct aude_table *table; /* NULL if its top cannot be read */
    const struct aude_rules *r;
    struct aude_state *s; /* the position after the step that is told */
    const char *names[AUDE_SEATS];
    json_t *trace; /* NULL unless it is wanted as JSON */
};

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
    if (!game_has(p->r, AUDE_HAS_CARDS)) {
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
    visible_say("         %s", sentence);
}

static void trace_text(const struct replay *p, const struct aude_step *step,
                       const struct aude_events *events, const struct card_hauls *hauls)
{
    struct aude_kind kind;
    bool is_bonus = step->actor < 0 && step->action.verb == AUDE_DRAW &&
                    aude_kind(p->r, step->action.a, &kind) && kind.is_second;
    if (is_bonus)
        visible_say("%5d  %-30s bonus tile for %s", step->number, step->line,
                    p->names[step->turn_seat]);
    else if (step->actor >= 0)
        visible_say("%5d  %-30s %s", step->number, step->line, p->names[step->actor]);
    else
        visible_say("%5d  %s", step->number, step->line);
    for (int i = 0; i < events->count; i++) {
        if (events->list[i].kind != AUDE_EVENT_TURN) /* who acts is told with every action */
            trace_event(p, events, &i, hauls);
    }
}

static void trace_json(const struct replay *p, const struct aude_step *step,
                       const struct aude_events *events)
{
    json_t *list = json_array();
    for (int i = 0; i < events->count; i++)
        describe_add(list, describe_event(p->s, &events->list[i], p->names));
    describe_add(p->trace,
                 json_pack("{s:i, s:o, s:i, s:o}", "line", step->number, "action",
                           describe_string(step->line), "actor", step->actor, "events", list));
}

static void trace(struct replay *p)
{
    struct aude_step step;
    for (int i = 0; aude_table_step(p->table, AUDE_OWNER, i, &step); i++) {
        struct aude_events events;
        struct card_hauls hauls;
        aude_table_at(p->table, AUDE_OWNER, i, p->s);
        if (game_has(p->r, AUDE_HAS_CARDS))
            cards_find_hauls(p->s, step.action, &hauls);
        aude_apply(p->s, step.action, &events);
        if (p->trace != NULL)
            trace_json(p, &step, &events);
        else
            trace_text(p, &step, &events, &hauls);
    }
}

static void print_result(const struct replay *p)
{
    int score[AUDE_SEATS];
    char rules[AUDE_TEXT_MAX];
    struct text line = {0};
    enum aude_ending ending = aude_table_ending(p->table);
    aude_scores(aude_table_view(p->table, AUDE_OWNER), score);
    aude_rules_write(p->r, rules, sizeof rules);
    text_add(&line, "%s: %s, %d actions, ", p->path, rules, aude_table_steps(p->table, AUDE_OWNER));
    if (ending == AUDE_ENDING_RUNNING)
        text_add(&line, "the game is not finished, scores so far:");
    else if (ending == AUDE_ENDING_PLAYED)
        text_add(&line, "final scores:");
    else
        text_add(&line, "the game has ended (%s), scores then:", aude_ending_name(ending));
    for (int seat = 0; seat < aude_seats(p->r); seat++) {
        const char *player = aude_table_player(p->table, seat);
        text_add(&line, "%s %s", seat == 0 ? "" : ",", p->names[seat]);
        if (strcmp(player, "person") != 0)
            text_add(&line, " (%s)", player);
        text_add(&line, " %d", score[seat]);
    }
    visible_say("%s", line.data);
    text_free(&line);
}

static json_t *describe_result(struct replay *p, const char *why)
{
    json_t *object = json_pack("{s:o, s:b}", "file", describe_string(p->path), "good", why == NULL);
    if (why != NULL)
        describe_set(object, "error", describe_string(why));
    if (p->table == NULL)
        return object;
    const struct aude_state *now = aude_table_view(p->table, AUDE_OWNER);
    enum aude_ending ending = aude_table_ending(p->table);
    char hash[17], rules[AUDE_TEXT_MAX];
    int score[AUDE_SEATS];
    json_t *names = json_array(), *players = json_array();
    aude_scores(now, score);
    snprintf(hash, sizeof hash, "%016llx", (unsigned long long)aude_hash(now));
    for (int seat = 0; seat < aude_seats(p->r); seat++) {
        describe_add(names, describe_string(p->names[seat]));
        describe_add(players, describe_string(aude_table_player(p->table, seat)));
    }
    aude_rules_write(p->r, rules, sizeof rules);
    describe_set(object, "rules", describe_string(rules));
    describe_set(object, "names", names);
    describe_set(object, "players", players);
    if (aude_table_date(p->table)[0] != '\0')
        describe_set(object, "date", describe_string(aude_table_date(p->table)));
    describe_set(object, "actions", json_integer(aude_table_steps(p->table, AUDE_OWNER)));
    describe_set(object, "finished", json_boolean(ending != AUDE_ENDING_RUNNING));
    describe_set(object, "ending", json_string(aude_ending_name(ending)));
    describe_set(object, "winners", describe_mask(aude_table_winners(p->table)));
    describe_set(object, "out", describe_mask(aude_table_out(p->table)));
    describe_set(object, "scores", describe_seats(p->r, score));
    describe_set(object, "hash", json_string(hash));
    if (p->trace != NULL)
        describe_set(object, "trace", json_incref(p->trace));
    return object;
}

/* What is good of a record is followed, even if something is wrong with it. */
static void follow(struct replay *p, bool is_trace)
{
    p->r = aude_table_rules(p->table);
    p->s = state_new(p->r);
    for (int seat = 0; seat < aude_seats(p->r); seat++) {
        const char *name = aude_table_name(p->table, seat);
        p->names[seat] = name[0] != '\0' ? name : words_colour(ENGLISH, seat);
    }
    if (is_trace)
        trace(p);
}

/* Follows one file, adding to list unless it is NULL; false if something is wrong with it. */
static bool replay_file(const char *path, bool is_trace, json_t *list)
{
    struct replay p = {.path = path};
    char why[1024];
    if (list != NULL && is_trace)
        p.trace = json_array();
    bool is_good = record_read(path, ENGLISH, &p.table, why, sizeof why);
    if (p.table != NULL)
        follow(&p, is_trace);
    if (list != NULL)
        describe_add(list, describe_result(&p, is_good ? NULL : why));
    else if (is_good)
        print_result(&p);
    if (!is_good)
        complain("%s", why);
    json_decref(p.trace);
    free(p.s);
    aude_table_close(p.table);
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
        describe_print(json_pack("{s:o}", "records", list), false);
    return is_good ? STATUS_FINE : STATUS_BAD;
}
