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
    long slices, milliseconds; /* at most; below zero: as many as it likes */
    long every;                /* milliseconds after which it says what it thinks; 0: never */
    long ways;                 /* 0: the answer alone */
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

/* One option with its value. */
static bool read_option(struct engine *e, const char *name, const char *value, struct request *out)
{
    if (strcmp(name, "seed") == 0) {
        out->has_seed = true;
        return engine_seed(e, value, &out->seed);
    }
    if (strcmp(name, "slices") == 0)
        return engine_number(e, "number of slices", value, 0, SLICES_MAX, &out->slices);
    if (strcmp(name, "ms") == 0)
        return engine_number(e, "number of milliseconds", value, 0, MILLISECONDS_MAX,
                             &out->milliseconds);
    if (strcmp(name, "every") == 0)
        return engine_number(e, "number of milliseconds", value, 1, MILLISECONDS_MAX, &out->every);
    if (strcmp(name, "ways") == 0)
        return engine_number(e, "number of ways", value, 1, AUDE_WAYS_MAX, &out->ways);
    char quoted[48];
    args_quote(name, strlen(name), quoted, sizeof quoted);
    return engine_refuse(e, "\"%s\" is none of slices, ms, seed, ways and every", quoted);
}

static bool read_request(struct engine *e, const char *argument, struct request *out)
{
    static const char *const options[] = {"slices", "ms", "seed", "ways", "every"};
    char name[64], value[64];
    bool is_option = false;
    *out = (struct request){.player = "greedy", .slices = -1, .milliseconds = -1};
    for (bool is_first = true; engine_word(&argument, name, sizeof name); is_first = false) {
        for (size_t i = 0; i < sizeof options / sizeof *options; i++)
            is_option = is_option || strcmp(options[i], name) == 0;
        if (is_first && !is_option) {
            if (!read_player(e, name, out))
                return false;
        } else if (!engine_word(&argument, value, sizeof value)) {
            return engine_refuse(e, "a number is missing after the last word");
        } else if (!read_option(e, name, value, out)) {
            return false;
        }
        is_option = false;
    }
    if (out->slices >= 0 && out->milliseconds >= 0)
        return engine_refuse(e, "the budget is either in slices or in ms");
    return true;
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
    fputs("thinking ", stdout);
    describe_print(news, true);
    fflush(stdout);
}

/* The analyst goes on until it has found ways at all, which it soon has. */
static void think(struct engine *e, struct aude_player *player, const struct aude_state *view,
                  const struct request *request)
{
    double start = clock_now(), told = 0;
    for (long slices = 0;; slices++) {
        double ms = (clock_now() - start) * 1000;
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
    aude_player_begin(player, view, actor);
    think(e, player, view, &request);
    tell_answer(e, player, view, &request);
    aude_player_close(player);
    free(view);
    return true;
}
