/*
 * run_play.c: golden playthroughs. A file names rules and a seed; behind them stands a random
 * game with everything that can be seen at every action, which must come out the same byte for
 * byte. Choices are made among the lines in alphabetical order, so the order in which the
 * engine lists its actions is free to change.
 */
#include "run.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

struct choice {
    struct aude_action action;
    int weight;
    char line[AUDE_LINE_MAX];
};

static int compare(const void *a, const void *b)
{
    return strcmp(((const struct choice *)a)->line, ((const struct choice *)b)->line);
}

/* What the actor may do, sorted; the sum of the weights goes to *sum. */
static int list_choices(const struct aude_state *s, struct choice *out, int *sum)
{
    static struct aude_chance chance[AUDE_LEGAL_MAX];
    static struct aude_action list[AUDE_LEGAL_MAX];
    bool is_chance = aude_actor(s) == AUDE_CHANCE;
    int count =
        is_chance ? aude_chances(s, chance, AUDE_LEGAL_MAX) : aude_legal(s, list, AUDE_LEGAL_MAX);
    *sum = 0;
    for (int i = 0; i < count; i++) {
        out[i].action = is_chance ? chance[i].action : list[i];
        out[i].weight = is_chance ? chance[i].weight : 1;
        *sum += out[i].weight;
        aude_action_write(s, out[i].action, out[i].line, sizeof out[i].line);
    }
    qsort(out, (size_t)count, sizeof out[0], compare);
    return count;
}

static void write_position(FILE *out, const struct aude_state *s, const struct aude_events *events)
{
    int score[AUDE_SEATS];
    char text[EVENT_TEXT_MAX];
    aude_scores(s, score);
    fprintf(out, " | actor %d | %d legal |", aude_actor(s), aude_count(s));
    for (int seat = 0; seat < aude_seats(aude_rules_of(s)); seat++)
        fprintf(out, " %d", score[seat]);
    fprintf(out, " | %016" PRIx64 "\n", aude_hash(s));
    for (int i = 0; i < events->count; i++) {
        write_event(s, &events->list[i], text);
        fprintf(out, "  %s\n", text);
    }
}

/* Plays the game of that seed to its end. */
static void write_game(FILE *out, struct aude_state *s, int seed)
{
    static struct choice choice[AUDE_LEGAL_MAX];
    struct aude_events events = {0};
    struct aude_rng rng;
    aude_rng_seed(&rng, (uint64_t)seed);
    fprintf(out, "start");
    write_position(out, s, &events);
    while (aude_actor(s) != AUDE_OVER) {
        int sum;
        list_choices(s, choice, &sum);
        int unit = aude_rng_below(&rng, sum);
        const struct choice *chosen = choice;
        for (; unit >= chosen->weight; chosen++)
            unit -= chosen->weight;
        fprintf(out, "%s", chosen->line);
        aude_apply(s, chosen->action, &events);
        write_position(out, s, &events);
    }
}

/* Are the lines the same, when asked without the hash that ends them? */
static bool same_line(const struct run *run, const char *a, const char *b)
{
    if (!run->ignores_hashes || *a == ' ')
        return strcmp(a, b) == 0;
    const char *end = strrchr(a, '|');
    size_t len = end == NULL ? strlen(a) : (size_t)(end - a);
    return strncmp(a, b, len) == 0;
}

static void compare_game(struct run *run, struct lines *lines, char *want)
{
    while (*want != '\0') {
        char *end = strchr(want, '\n');
        *end = '\0';
        const char *got = lines_next(lines);
        if (got == NULL || !same_line(run, want, got)) {
            fail(run, lines->path, lines->number, "the game now goes \"%s\"", want);
            return;
        }
        want = end + 1;
    }
    if (lines_next(lines) != NULL)
        fail(run, lines->path, lines->number, "the game now ends before this line");
    else
        run->passed++;
}

static void write_file(struct run *run, const char *path, const char *head, const char *game)
{
    FILE *file = fopen(path, "wb");
    if (file == NULL || fputs(head, file) < 0 || fputs(game, file) < 0 || fclose(file) != 0)
        fail(run, path, 0, "cannot be written");
    else
        run->passed++;
}

/* The head is "game RULES", "seed N" and a blank line. */
void run_play(struct run *run, const char *path)
{
    struct lines lines;
    struct table table;
    char head[AUDE_TEXT_MAX], *game = NULL;
    size_t size;
    int seed = 0;
    if (!lines_open(&lines, path)) {
        fail(run, path, 0, "cannot be read");
        return;
    }
    char *rules = lines_next(&lines);
    char *second = lines_next(&lines);
    lines_next(&lines);
    if (rules == NULL || strncmp(rules, "game ", 5) != 0 || second == NULL ||
        strcmp(take_word(&second), "seed") != 0 || !take_number(&second, &seed)) {
        fail(run, path, 1, "the file begins with \"game RULES\", \"seed N\" and a blank line");
    } else if (run->without != NULL && needs_module(rules + 5, run->without)) {
        run->skipped++;
    } else if (table_open(&table, rules + 5) != AUDE_OK) {
        fail(run, path, 1, "these are no rules");
    } else {
        FILE *out = open_memstream(&game, &size);
        write_game(out, table.s, seed);
        fclose(out);
        snprintf(head, sizeof head, "%s\nseed %d\n\n", rules, seed);
        if (run->is_writing)
            write_file(run, path, head, game);
        else
            compare_game(run, &lines, game);
        free(game);
        table_close(&table);
    }
    lines_close(&lines);
}
