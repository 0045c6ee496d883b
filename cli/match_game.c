/*
 * match_game.c: the games of one deck.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "deck.h"
#include "match.h"
#include "record.h"
#include "uniform.h"

struct match_bench {
    const struct match_plan *plan;
    int seats;
    struct chair *chair[MATCH_SIDES][AUDE_SEATS]; /* by side and seat; NULL until needed */
    struct aude_state *view;                      /* for a moment */
    struct deck deck;
    char date[16];

    /* Of the game that is played. */
    struct aude_table *table;
    struct chair *at[AUDE_SEATS];
    int side[AUDE_SEATS];
};

struct match_bench *match_bench_new(const struct match_plan *plan)
{
    struct match_bench *b = memory_new(sizeof *b);
    b->plan = plan;
    b->seats = aude_seats(plan->r);
    b->view = state_new(plan->r);
    date_write(b->date, sizeof b->date, DATE_FORMAT);
    return b;
}

void match_bench_free(struct match_bench *b)
{
    for (int side = 0; side < MATCH_SIDES; side++) {
        for (int seat = 0; seat < b->seats; seat++)
            chair_free(b->chair[side][seat]);
    }
    free(b->view);
    free(b);
}

void match_path(const struct match_plan *plan, long long deck, int game, struct text *out)
{
    text_add(out, "%s/%llu-%06lld-%d.aude", plan->directory, (unsigned long long)plan->seed, deck,
             game);
}

/* ---- One game ------------------------------------------------------------------------------------- */

/* Sits everybody down. Seeds belong to seats, so that a player against itself is exactly level. */
static void sit(struct match_bench *b, long long deck, int game)
{
    char rules[AUDE_TEXT_MAX];
    uint64_t seed = uniform_seed(b->plan->seed, (uint64_t)deck);
    deck_shuffle(&b->deck, seed);
    aude_rules_write(b->plan->r, rules, sizeof rules);
    table_must(aude_table_open(rules, AUDE_OWNER, &b->table, NULL));
    aude_table_set_date(b->table, b->date);
    for (int seat = 0; seat < b->seats; seat++) {
        int side = seat == game ? 0 : 1;
        const struct entrant *e = &b->plan->side[side];
        struct chair **chair = &b->chair[side][seat];
        if (*chair == NULL)
            *chair = chair_new(e);
        b->at[seat] = *chair;
        b->side[seat] = side;
        aude_table_set_name(b->table, seat, e->text);
        aude_table_set_player(b->table, seat, e->player == NULL ? "program" : e->player);
        chair_begin(*chair, aude_table_rules(b->table), seat,
                    uniform_mix(seed + (uint64_t)seat + UINT64_C(1)));
    }
}

/* One action; false, with a sentence, if a program has failed. */
static bool step(struct match_bench *b, char *why, size_t len)
{
    const struct aude_state *s = aude_table_view(b->table, AUDE_OWNER);
    struct aude_action a = {0};
    int actor = aude_actor(s), turn = aude_turn(s);
    if (actor == AUDE_CHANCE)
        a = deck_draw(&b->deck, s);
    else if (!chair_decide(b->at[actor], s, b->view, &a, why, len))
        return false;
    for (int seat = 0; seat < b->seats; seat++)
        chair_hear(b->at[seat], s, a);
    table_must(aude_table_play(b->table, AUDE_OWNER, &a));
    int next = aude_turn(aude_table_view(b->table, AUDE_OWNER));
    if (next >= 0 && next < b->seats && (actor == AUDE_CHANCE || next != turn))
        chair_turn(b->at[next]);
    return true;
}

static bool save(struct match_bench *b, long long deck, int game, char *why, size_t len)
{
    struct text path = {0};
    if (b->plan->directory == NULL)
        return true;
    match_path(b->plan, deck, game, &path);
    bool is_good = record_save(b->table, path.data, !b->plan->is_forced, why, len);
    text_free(&path);
    return is_good;
}

/* Whoever fails has lost; all others have won. The points are those of the moment. */
static void note(struct match_bench *b, int failed, struct match_game *out)
{
    aude_scores(aude_table_view(b->table, AUDE_OWNER), out->score);
    out->winners = aude_table_winners(b->table);
    out->failed = failed;
    if (failed < 0)
        return;
    out->winners = 0;
    for (int seat = 0; seat < b->seats; seat++)
        out->winners |= b->side[seat] == failed ? 0 : 1U << seat;
}

static bool play(struct match_bench *b, long long deck, int game, const atomic_bool *stop,
                 struct match_game *out, char *why, size_t len)
{
    int failed = -1;
    sit(b, deck, game);
    while (failed < 0 && !atomic_load(stop) && aude_table_actor(b->table) != AUDE_OVER) {
        int actor = aude_table_actor(b->table);
        if (!step(b, why, len))
            failed = b->side[actor];
    }
    if (failed >= 0)
        complain("deck %lld, game %d: %s; it loses this game", deck, game, why);
    bool is_good = !atomic_load(stop) && save(b, deck, game, why, len);
    note(b, failed, out);
    for (int seat = 0; seat < b->seats; seat++)
        chair_end(b->at[seat]);
    aude_table_close(b->table);
    b->table = NULL;
    return is_good;
}

/* What the chairs of a side have used so far. */
static struct chair_use used(const struct match_bench *b, int side)
{
    struct chair_use sum = {0};
    for (int seat = 0; seat < b->seats; seat++) {
        if (b->chair[side][seat] == NULL)
            continue;
        struct chair_use use = chair_used(b->chair[side][seat]);
        sum.seconds += use.seconds;
        sum.turns += use.turns;
    }
    return sum;
}

bool match_play(struct match_bench *b, long long deck, const atomic_bool *stop,
                struct match_deck *out, char *why, size_t len)
{
    struct match_deck done = {.is_done = true};
    struct chair_use before[MATCH_SIDES];
    why[0] = '\0';
    for (int side = 0; side < MATCH_SIDES; side++)
        before[side] = used(b, side);
    for (int game = 0; game < b->seats; game++) {
        if (!play(b, deck, game, stop, &done.game[game], why, len))
            return false;
    }
    for (int side = 0; side < MATCH_SIDES; side++) {
        struct chair_use after = used(b, side);
        done.use[side].seconds = after.seconds - before[side].seconds;
        done.use[side].turns = after.turns - before[side].turns;
    }
    *out = done;
    return true;
}
