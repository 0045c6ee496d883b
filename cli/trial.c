/*
 * trial.c: one game between computer players.
 */
#include "trial.h"

#include <stdio.h>
#include <stdlib.h>

#include "command.h"
#include "record.h"
#include "words.h"

struct trial {
    const struct trial_plan *plan;
    struct aude_table *table;               /* of this game */
    struct aude_state *s;                   /* where games are played that need no table */
    struct aude_state *view;                /* for a moment */
    struct aude_player *player[AUDE_SEATS]; /* of this game; NULL as in the plan */
    bool is_plain;                          /* nothing but a uniform random game is wanted */
};

struct trial *trial_new(const struct trial_plan *plan)
{
    struct trial *t = memory_new(sizeof *t);
    t->plan = plan;
    t->s = state_new(plan->r);
    t->view = state_new(plan->r);
    t->is_plain = plan->directory == NULL;
    for (int seat = 0; seat < aude_seats(plan->r); seat++)
        t->is_plain = t->is_plain && plan->player[seat] == NULL;
    return t;
}

void trial_free(struct trial *t)
{
    free(t->view);
    free(t->s);
    free(t);
}

static struct aude_action choose(struct trial *t, const struct aude_state *s, struct aude_rng *rng,
                                 struct uniform_count *count)
{
    int actor = aude_actor(s);
    if (actor < 0 || t->player[actor] == NULL)
        return uniform_choose(s, rng, count);
    struct aude_action a = player_decide(t->player[actor], s, t->view);
    count->actions++;
    if (a.verb == AUDE_PLACE) {
        count->placements++;
        count->pairs += aude_count(s);
    }
    return a;
}

static bool step(struct trial *t, struct aude_rng *rng, struct uniform_count *count, char *why,
                 size_t len)
{
    const struct aude_state *s = aude_table_view(t->table, AUDE_OWNER);
    int actor = aude_actor(s);
    struct aude_action a = choose(t, s, rng, count);
    enum aude_status status = aude_table_play(t->table, AUDE_OWNER, &a);
    if (status == AUDE_NO_MEMORY)
        table_must(status);
    if (status != AUDE_OK) {
        bool is_random = actor < 0 || t->plan->player[actor] == NULL;
        snprintf(why, len, "the player %s chose an illegal action: %s",
                 is_random ? "random" : t->plan->player[actor], words_status(ENGLISH, status));
        return false;
    }
    return true;
}

static void open_players(struct trial *t, uint64_t seed)
{
    for (int seat = 0; seat < aude_seats(t->plan->r); seat++) {
        const char *name = t->plan->player[seat];
        if (name != NULL)
            t->player[seat] = player_new(name, aude_table_rules(t->table),
                                         uniform_mix(seed + (uint64_t)seat + UINT64_C(1)));
    }
}

static void close_players(struct trial *t)
{
    for (int seat = 0; seat < aude_seats(t->plan->r); seat++) {
        aude_player_close(t->player[seat]);
        t->player[seat] = NULL;
    }
}

void trial_path(const struct trial_plan *plan, const char *before, long long game, struct text *out)
{
    if (plan->directory != NULL)
        text_add(out, "%s/", plan->directory);
    text_add(out, "%s%llu-%06lld.aude", before, (unsigned long long)plan->seed, game);
}

/* Keeps the game that went wrong and says where and what it was. */
static void report(const struct trial *t, long long game, char *why, size_t len)
{
    char rules[AUDE_TEXT_MAX], sentence[1024], trouble[1024];
    struct text path = {0};
    aude_rules_write(t->plan->r, rules, sizeof rules);
    snprintf(sentence, sizeof sentence, "%s", why);
    trial_path(t->plan, "failed-", game, &path);
    bool is_written = record_save(t->table, path.data, false, trouble, sizeof trouble);
    snprintf(why, len, "%s, seed %llu, game %lld, after %d actions: %s; %s%s", rules,
             (unsigned long long)t->plan->seed, game, aude_table_count(t->table), sentence,
             is_written ? "the record is in " : "the record could not be written: ",
             is_written ? path.data : trouble);
    text_free(&path);
}

static void open_table(struct trial *t)
{
    char rules[AUDE_TEXT_MAX];
    aude_rules_write(t->plan->r, rules, sizeof rules);
    table_must(aude_table_open(rules, AUDE_OWNER, &t->table, NULL));
    aude_table_set_date(t->table, t->plan->date);
    for (int seat = 0; seat < aude_seats(t->plan->r); seat++) {
        const char *player = t->plan->player[seat];
        aude_table_set_name(t->table, seat, words_colour(ENGLISH, seat));
        aude_table_set_player(t->table, seat, player == NULL ? "random" : player);
    }
}

/* A game at a table, to its end or until something is wrong. */
static bool play(struct trial *t, uint64_t seed, struct uniform_count *count, char *why, size_t len)
{
    struct aude_rng rng;
    aude_rng_seed(&rng, seed);
    open_players(t, seed);
    bool is_good = true;
    while (is_good && aude_table_actor(t->table) != AUDE_OVER)
        is_good = step(t, &rng, count, why, len);
    close_players(t);
    return is_good;
}

bool trial_play(struct trial *t, long long game, struct trial_result *out, char *why, size_t len)
{
    uint64_t seed = uniform_seed(t->plan->seed, (uint64_t)game);
    if (t->is_plain) {
        uniform_play(t->plan->r, t->s, seed, &out->count);
        aude_scores(t->s, out->score);
        out->winners = aude_winners(t->s);
        return true;
    }
    struct text path = {0};
    out->count = (struct uniform_count){0};
    open_table(t);
    bool is_good = play(t, seed, &out->count, why, len);
    aude_scores(aude_table_view(t->table, AUDE_OWNER), out->score);
    out->winners = aude_table_winners(t->table);
    if (!is_good) {
        report(t, game, why, len);
    } else if (t->plan->directory != NULL) {
        trial_path(t->plan, "", game, &path);
        is_good = record_save(t->table, path.data, !t->plan->is_forced, why, len);
    }
    text_free(&path);
    aude_table_close(t->table);
    t->table = NULL;
    return is_good;
}
