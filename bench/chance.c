/*
 * chance.c: "make chance", how far the leads that `ranking` expects are from those at the end, by how
 * much is still to be drawn, over games that it plays against itself; and how often those have won
 * whose chance of winning was said to be so and so high. The table of ai/chance.c comes from here.
 *
 * Usage: measure-chance GAMES RULES...
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "aude_players.h"

enum { STEPS = 8, NOTES = 4096, TENTHS = 10 };

struct note { /* what was expected at one decision */
    int seat, left, lead, chance;
};

struct sums {
    double count, left, squares;
};

struct study {
    const struct aude_rules *r;
    struct aude_player *player[AUDE_SEATS];
    struct aude_state *s, *view;
    struct aude_rng rng;
    struct note note[NOTES];
    int notes, whole; /* whole: what there was to be drawn at the start */
    struct sums by_left[STEPS], all;
    double said[TENTHS], won[TENTHS], count[TENTHS];
};

/* The decision that begins a turn is noted with what its best way is expected to bring. */
static struct aude_action decide(struct study *study, int seat)
{
    struct aude_action a = {0};
    struct aude_way way;
    aude_view(study->s, seat, study->view);
    aude_player_choose(study->player[seat], study->view, seat, -1, &a);
    if (aude_player_ways(study->player[seat], &way, 1) > 0 && way.lead[seat] != AUDE_NO_LEAD &&
        study->notes < NOTES && aude_turn(study->s) == seat)
        study->note[study->notes++] = (struct note){seat, aude_left(study->s), way.lead[seat],
                                                    aude_win_chance(study->view, way.lead, seat)};
    return a;
}

static void add(struct sums *sums, double left, double squares)
{
    sums->count++;
    sums->left += left;
    sums->squares += squares;
}

/* Compares the notes of a game with its end. */
static void compare(struct study *study)
{
    int score[AUDE_SEATS], seats = aude_seats(study->r);
    unsigned winners = aude_winners(study->s);
    aude_scores(study->s, score);
    for (int i = 0; i < study->notes; i++) {
        const struct note *note = &study->note[i];
        int best = -100000;
        for (int seat = 0; seat < seats; seat++)
            best = seat != note->seat && score[seat] > best ? score[seat] : best;
        double off = score[note->seat] - best - note->lead / 100.0;
        int step = note->left * STEPS / (study->whole + 1), tenth = note->chance / 1001;
        add(&study->by_left[step], note->left, off * off);
        add(&study->all, note->left, off * off);
        study->said[tenth] += note->chance / 10000.0;
        study->won[tenth] += (winners >> note->seat & 1) != 0;
        study->count[tenth]++;
    }
}

static void play(struct study *study)
{
    aude_start(study->r, study->s);
    study->notes = 0;
    study->whole = aude_left(study->s);
    while (aude_actor(study->s) != AUDE_OVER) {
        int actor = aude_actor(study->s);
        struct aude_action a =
            actor >= 0 ? decide(study, actor)
                       : aude_pick(study->s, aude_rng_below(&study->rng, aude_count(study->s)));
        aude_apply(study->s, a, NULL);
    }
    compare(study);
}

static void print(const struct study *study)
{
    for (int i = 0; i < STEPS; i++) {
        const struct sums *sums = &study->by_left[i];
        if (sums->count > 0)
            printf("  %5.1f left: off by %5.2f, squared %.3f for one to be drawn\n",
                   sums->left / sums->count, sqrt(sums->squares / sums->count),
                   sums->squares / (sums->left + sums->count));
    }
    printf("  together: squared %.3f for one to be drawn\n",
           study->all.squares / (study->all.left + study->all.count));
    for (int i = 0; i < TENTHS; i++) {
        if (study->count[i] > 0)
            printf("  said %5.1f %%, won %5.1f %%, %.0f times\n",
                   100 * study->said[i] / study->count[i], 100 * study->won[i] / study->count[i],
                   study->count[i]);
    }
}

static int run(const char *text, int games)
{
    static struct study study;
    struct aude_rules *r;
    if (aude_rules_read(text, &r, NULL) != AUDE_OK) {
        fprintf(stderr, "measure-chance: the rules \"%s\" cannot be read\n", text);
        return 1;
    }
    study = (struct study){.r = r};
    study.s = malloc(aude_state_size(r));
    study.view = malloc(aude_state_size(r));
    aude_rng_seed(&study.rng, 1);
    bool is_good = study.s != NULL && study.view != NULL;
    for (int seat = 0; seat < aude_seats(r); seat++) {
        study.player[seat] = aude_player_open("ranking", r, (uint64_t)seat);
        is_good = is_good && study.player[seat] != NULL;
    }
    for (int i = 0; is_good && i < games; i++)
        play(&study);
    printf("%s, %d games\n", text, games);
    if (is_good)
        print(&study);
    for (int seat = 0; seat < aude_seats(r); seat++)
        aude_player_close(study.player[seat]);
    free(study.s);
    free(study.view);
    aude_rules_free(r);
    return is_good ? 0 : 1;
}

int main(int argc, char **argv)
{
    int games = argc > 1 ? (int)strtol(argv[1], NULL, 10) : 0, status = 0;
    if (games < 1 || argc < 3) {
        fprintf(stderr, "Usage: measure-chance GAMES RULES...\n");
        return 2;
    }
    for (int i = 2; i < argc; i++)
        status |= run(argv[i], games);
    return status;
}
