/*
 * engine_go.c: "go", what a computer player would do in the place of the seat that must act, from
 * what that seat may know, within a budget.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "args.h"
#include "aude_players.h"
#include "command.h"
#include "describe.h"
#include "engine.h"

enum {
    SLICES_MAX = 1000000000,
    MILLISECONDS_MAX = 86400000 /* a day */
};

/* What was asked for. */
struct request {
    const char *player;
    const char *budget; /* the word by which its limit was given, or NULL */
    long slices;        /* at most; below zero: as many as it likes */
    long milliseconds;  /* the same, as the budget counts them */
    long turns;         /* among which a time is divided */
    long increment;     /* of a clock */
    long every;         /* milliseconds after which it says what it thinks; 0: never */
    long ways;          /* 0: the answer alone */
    bool has_seed;
    uint64_t seed;
};

/* A player that can be opened; the analyst plays against nobody, but answers. */
static bool read_player(struct engine *e, const char *word, struct request *out)
{
    char quoted[48];
    out->player = strcmp(word, AUDE_ANALYST) == 0 ? AUDE_ANALYST : player_find(word);
    if (out->player != NULL)
        return true;
    args_quote(word, strlen(word), quoted, sizeof quoted);
    return engine_refuse(e, "there is no player \"%s\"", quoted);
}

/* The words that limit it, of which only one may be there, and the others. */
static const char *const budgets[] = {"slices", "ms", "cpu", "time", "clock", NULL};
static const char *const options[] = {"seed", "ways", "every", "turns", NULL};

static const char *find_word(const char *const *list, const char *word)
{
    while (*list != NULL && strcmp(*list, word) != 0)
        list++;
    return *list;
}

static bool read_milliseconds(struct engine *e, const char *value, long min, long *out)
{
    return engine_number(e, "number of milliseconds", value, min, MILLISECONDS_MAX, out);
}

/* A limit; that of a clock has a second number in the rest. */
static bool read_budget(struct engine *e, const char *name, const char *value, const char **rest,
                        struct request *out)
{
    char second[64];
    if (out->budget != NULL)
        return engine_refuse(e, "the budget is one of slices, ms, cpu, time and clock");
    out->budget = find_word(budgets, name);
    if (strcmp(name, "slices") == 0)
        return engine_number(e, "number of slices", value, 0, SLICES_MAX, &out->slices);
    if (!read_milliseconds(e, value, 0, &out->milliseconds))
        return false;
    if (strcmp(name, "clock") != 0)
        return true;
    if (!engine_word(rest, second, sizeof second))
        return engine_refuse(e, "after clock come what is left and what each turn adds");
    return read_milliseconds(e, second, 0, &out->increment);
}

/* One option with its value. */
static bool read_option(struct engine *e, const char *name, const char *value, const char **rest,
                        struct request *out)
{
    if (strcmp(name, "seed") == 0) {
        out->has_seed = true;
        return engine_seed(e, value, &out->seed);
    }
    if (find_word(budgets, name) != NULL)
        return read_budget(e, name, value, rest, out);
    if (strcmp(name, "every") == 0)
        return read_milliseconds(e, value, 1, &out->every);
    if (strcmp(name, "turns") == 0)
        return engine_number(e, "number of turns", value, 1, 1000, &out->turns);
    if (strcmp(name, "ways") == 0)
        return engine_number(e, "number of ways", value, 1, AUDE_WAYS_MAX, &out->ways);
    char quoted[48];
    args_quote(name, strlen(name), quoted, sizeof quoted);
    return engine_refuse(
        e, "\"%s\" is none of slices, ms, cpu, time, turns, clock, seed, ways and every", quoted);
}

static bool read_request(struct engine *e, const char *argument, struct request *out)
{
    char name[64], value[64];
    *out = (struct request){.player = "greedy", .slices = -1, .milliseconds = -1};
    for (bool is_first = true; engine_word(&argument, name, sizeof name); is_first = false) {
        if (is_first && find_word(budgets, name) == NULL && find_word(options, name) == NULL) {
            if (!read_player(e, name, out))
                return false;
        } else if (!engine_word(&argument, value, sizeof value)) {
            return engine_refuse(e, "a number is missing after the last word");
        } else if (!read_option(e, name, value, &argument, out)) {
            return false;
        }
    }
    if (out->turns > 0 && (out->budget == NULL || strcmp(out->budget, "time") != 0))
        return engine_refuse(e, "turns goes with time");
    return true;
}

/* What a time for turns or a clock leaves for this decision. */
static void share_time(struct request *request, const struct aude_state *view, int seat)
{
    if (request->budget == NULL)
        return;
    if (strcmp(request->budget, "clock") == 0)
        request->milliseconds =
            aude_player_budget(view, seat, request->milliseconds, request->increment);
    else if (strcmp(request->budget, "time") == 0)
        request->milliseconds =
            request->milliseconds / (request->turns > 0 ? request->turns : 1) / 4 * 3;
}

/* ---- Thinking ------------------------------------------------------------------------------------ */

/* What it thinks by now. */
static void tell_news(struct engine *e, struct aude_player *player, const struct aude_state *view,
                      long slices, double ms)
{
    struct aude_way way;
    json_t *news = json_object();
    if (aude_player_ways(player, &way, 1) > 0) {
        json_decref(news);
        news = describe_way(view, &way, e->scratch);
    }
    describe_set(news, "slices", json_integer(slices));
    describe_set(news, "ms", json_integer((json_int_t)ms));
    fputs("info ", stdout);
    describe_print(news, true);
    fflush(stdout);
}

/* The analyst goes on until it has found ways at all, which it soon has. */
static void think(struct engine *e, struct aude_player *player, const struct aude_state *view,
                  const struct request *request)
{
    bool is_cpu = request->budget != NULL && strcmp(request->budget, "cpu") == 0;
    double start = is_cpu ? clock_thread() : clock_now(), told = 0;
    for (long slices = 0;; slices++) {
        double ms = ((is_cpu ? clock_thread() : clock_now()) - start) * 1000;
        bool is_late = (request->slices >= 0 && slices >= request->slices) ||
                       (request->milliseconds >= 0 && ms >= (double)request->milliseconds);
        if (is_late && aude_player_ways(player, NULL, 0) > 0)
            return;
        if (request->every > 0 && ms >= told + (double)request->every) {
            tell_news(e, player, view, slices, ms);
            told = ms;
        }
        if (!aude_player_more(player))
            return;
    }
}

static void tell_answer(struct engine *e, struct aude_player *player, const struct aude_state *view,
                        const struct request *request)
{
    if (request->ways == 0) {
        struct aude_action a = {0};
        char line[AUDE_LINE_MAX];
        aude_player_answer(player, &a);
        aude_action_write(view, a, line, sizeof line);
        puts(line);
        return;
    }
    struct aude_way way[AUDE_WAYS_MAX];
    int count = aude_player_ways(player, way, (int)request->ways);
    for (int i = 0; i < count && i < request->ways; i++) {
        fputs("way ", stdout);
        describe_print(describe_way(view, &way[i], e->scratch), true);
    }
}

bool engine_go(struct engine *e, const char *argument)
{
    struct request request;
    const struct aude_state *s = engine_position(e);
    int actor = aude_actor(s);
    if (!read_request(e, argument, &request))
        return false;
    if (actor < 0)
        return engine_refuse(e, "no seat must act");
    if (e->viewer != AUDE_OWNER && actor != e->viewer)
        return engine_refuse(e, "seat %d must act, and this is not its view", actor);
    engine_shuffle(e);
    struct aude_state *view = state_new(aude_rules_of(s));
    uint64_t seed = request.has_seed ? request.seed : aude_rng_next(&e->rng);
    struct aude_player *player = player_new(request.player, aude_rules_of(s), seed);
    aude_view(s, actor, view);
    share_time(&request, view, actor);
    aude_player_begin(player, view, actor);
    think(e, player, view, &request);
    tell_answer(e, player, view, &request);
    aude_player_close(player);
    free(view);
    return true;
}
