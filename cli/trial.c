/*
 * trial.c: one game between computer players.
 */
#include "trial.h"

#include <stdio.h>
#include <stdlib.h>

#include "../tests/model/model.h"
#include "command.h"
#include "journal.h"
#include "words.h"

struct trial {
    const struct trial_plan *plan;
    struct aude_state *s, *view;
    struct model *model; /* NULL unless checked */
    struct journal journal;
    void *self[AUDE_SEATS]; /* of the players of this game */
    bool is_plain;          /* nothing but a uniform random game is wanted */
};

struct trial *trial_new(const struct trial_plan *plan)
{
    struct trial *t = memory_new(sizeof *t);
    t->plan = plan;
    t->s = state_new(plan->r);
    t->view = state_new(plan->r);
    t->model = plan->is_checked ? model_new(plan->r) : NULL;
    t->is_plain = !plan->is_checked && plan->directory == NULL;
    for (int seat = 0; seat < aude_seats(plan->r); seat++)
        t->is_plain = t->is_plain && plan->player[seat] == NULL;
    return t;
}

void trial_free(struct trial *t)
{
    if (t->model != NULL)
        model_free(t->model);
    journal_free(&t->journal);
    free(t->view);
    free(t->s);
    free(t);
}

static struct aude_action choose(struct trial *t, int actor, struct aude_rng *rng,
                                 struct uniform_count *count)
{
    const struct player *player = actor >= 0 ? t->plan->player[actor] : NULL;
    if (player == NULL)
        return uniform_choose(t->s, rng, count);
    aude_view(t->s, actor, t->view);
    struct aude_action a = player_choose(player, t->self[actor], t->view, actor, -1);
    count->actions++;
    if (a.verb == AUDE_PLACE) {
        count->placements++;
        count->pairs += aude_count(t->s);
    }
    return a;
}

/* The engine's own invariants, then the model. */
static bool is_sound(const struct trial *t, char *why, size_t len)
{
    if (aude_sound(t->s))
        return model_agrees(t->model, t->s, why, len);
    snprintf(why, len, "the position is not sound");
    return false;
}

static bool step(struct trial *t, struct aude_rng *rng, struct uniform_count *count, char *why,
                 size_t len)
{
    int actor = aude_actor(t->s);
    struct aude_action a = choose(t, actor, rng, count);
    bool is_random = actor < 0 || t->plan->player[actor] == NULL;
    if (!is_random || t->model != NULL) {
        enum aude_status status = aude_check(t->s, actor, a);
        if (status != AUDE_OK) {
            snprintf(why, len, "the player %s chose an illegal action: %s",
                     is_random ? "random" : t->plan->player[actor]->name,
                     words_status(ENGLISH, status));
            return false;
        }
    }
    journal_add(&t->journal, a, actor);
    if (t->model == NULL) {
        aude_apply(t->s, a, NULL);
        return true;
    }
    struct aude_events events;
    int before[AUDE_SEATS];
    aude_scores(t->s, before);
    aude_apply(t->s, a, &events);
    return model_apply(t->model, a, why, len) && is_sound(t, why, len) &&
           model_agrees_events(t->model, &events, before, why, len);
}

static void open_players(struct trial *t, uint64_t seed)
{
    for (int seat = 0; seat < aude_seats(t->plan->r); seat++) {
        const struct player *player = t->plan->player[seat];
        if (player != NULL)
            t->self[seat] =
                player->open(t->plan->r, uniform_mix(seed + (uint64_t)seat + UINT64_C(1)));
    }
}

static void close_players(struct trial *t)
{
    for (int seat = 0; seat < aude_seats(t->plan->r); seat++) {
        if (t->plan->player[seat] != NULL)
            t->plan->player[seat]->close(t->self[seat]);
    }
}

void trial_path(const struct trial_plan *plan, const char *before, long long game, struct text *out)
{
    if (plan->directory != NULL)
        text_add(out, "%s/", plan->directory);
    text_add(out, "%s%llu-%06lld.aude", before, (unsigned long long)plan->seed, game);
}

/* Writes the game so far to path; false with a sentence. */
static bool write_record(const struct trial *t, const char *path, char *why, size_t len)
{
    struct aude_record header = {0};
    struct text text = {0};
    for (int seat = 0; seat < aude_seats(t->plan->r); seat++) {
        const struct player *player = t->plan->player[seat];
        seat_write(words_colour(ENGLISH, seat), player == NULL ? "random" : player->name,
                   header.seat[seat]);
    }
    snprintf(header.date, sizeof header.date, "%s", t->plan->date);
    journal_write(&t->journal, t->plan->r, &header, &text);
    bool is_written = file_save(path, &text, why, len);
    text_free(&text);
    return is_written;
}

/* Keeps the game that went wrong and says where and what it was. */
static void report(const struct trial *t, long long game, char *why, size_t len)
{
    char rules[AUDE_TEXT_MAX], sentence[1024], trouble[1024];
    struct text path = {0};
    aude_rules_write(t->plan->r, rules, sizeof rules);
    snprintf(sentence, sizeof sentence, "%s", why);
    trial_path(t->plan, "failed-", game, &path);
    bool is_written = write_record(t, path.data, trouble, sizeof trouble);
    snprintf(why, len, "%s, seed %llu, game %lld, after %d actions: %s; %s%s", rules,
             (unsigned long long)t->plan->seed, game, t->journal.count, sentence,
             is_written ? "the record is in " : "the record could not be written: ",
             is_written ? path.data : trouble);
    text_free(&path);
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
    struct aude_rng rng;
    aude_rng_seed(&rng, seed);
    out->count = (struct uniform_count){0};
    aude_start(t->plan->r, t->s);
    journal_clear(&t->journal);
    open_players(t, seed);
    if (t->model != NULL)
        model_restart(t->model);
    bool is_good = t->model == NULL || is_sound(t, why, len);
    while (is_good && aude_actor(t->s) != AUDE_OVER)
        is_good = step(t, &rng, &out->count, why, len);
    close_players(t);
    aude_scores(t->s, out->score);
    out->winners = aude_winners(t->s);
    if (!is_good) {
        report(t, game, why, len);
        return false;
    }
    if (t->plan->directory == NULL)
        return true;
    struct text path = {0};
    trial_path(t->plan, "", game, &path);
    bool is_written = write_record(t, path.data, why, len);
    text_free(&path);
    return is_written;
}
