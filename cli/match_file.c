/*
 * match_file.c: the decks that are finished, a line of JSON for each after one that says which match
 * it is; so a match can be gone on with. A line that was cut off when the program was ended counts
 * for nothing.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "describe.h"
#include "file.h"
#include "match.h"

struct match_file {
    FILE *stream;
    int seats;
};

static json_t *describe_match(const struct match_plan *plan)
{
    char rules[AUDE_TEXT_MAX];
    aude_rules_write(plan->r, rules, sizeof rules);
    json_t *object = json_pack("{s:i, s:s, s:I}", "aude-match", 1, "rules", rules, "seed",
                               (json_int_t)plan->seed);
    describe_set(object, "first", describe_string(plan->side[0].text));
    describe_set(object, "second", describe_string(plan->side[1].text));
    return object;
}

/* ---- Reading ----------------------------------------------------------------------------------------- */

static bool read_game(const json_t *object, int seats, struct match_game *out)
{
    const json_t *scores = json_object_get(object, "scores");
    if ((int)json_array_size(scores) != seats ||
        !json_is_integer(json_object_get(object, "winners")))
        return false;
    for (int seat = 0; seat < seats; seat++)
        out->score[seat] = (int)json_integer_value(json_array_get(scores, (size_t)seat));
    out->winners = (unsigned)json_integer_value(json_object_get(object, "winners"));
    const json_t *failed = json_object_get(object, "failed");
    out->failed = json_is_integer(failed) ? (int)json_integer_value(failed) : -1;
    return out->failed < MATCH_SIDES && out->winners < 1U << seats;
}

static bool read_deck(const json_t *object, int seats, struct match_deck *out)
{
    const json_t *games = json_object_get(object, "games");
    const json_t *ms = json_object_get(object, "ms"), *turns = json_object_get(object, "turns");
    bool is_good = (int)json_array_size(games) == seats && json_array_size(ms) == MATCH_SIDES &&
                   json_array_size(turns) == MATCH_SIDES;
    *out = (struct match_deck){.is_done = true};
    for (int i = 0; is_good && i < seats; i++)
        is_good = read_game(json_array_get(games, (size_t)i), seats, &out->game[i]);
    for (size_t side = 0; is_good && side < MATCH_SIDES; side++) {
        out->use[side].seconds = json_number_value(json_array_get(ms, side)) / 1000;
        out->use[side].turns = json_integer_value(json_array_get(turns, side));
    }
    return is_good;
}

/* What the lines after the first one say. The rest after a line that is wrong is not read. */
static void read_decks(const struct match_plan *plan, const char *text, struct match_deck *list)
{
    for (const char *end; (end = strchr(text, '\n')) != NULL; text = end + 1) {
        json_t *object = json_loadb(text, (size_t)(end - text), 0, NULL);
        const json_t *number = json_object_get(object, "deck");
        struct match_deck deck;
        if (json_is_integer(number) && json_integer_value(number) >= 0 &&
            json_integer_value(number) < plan->decks &&
            read_deck(object, aude_seats(plan->r), &deck))
            list[json_integer_value(number)] = deck;
        json_decref(object);
    }
}

/* False after a complaint. */
static bool read_file(const struct match_plan *plan, const char *text, struct match_deck *list)
{
    size_t size = strcspn(text, "\n");
    json_t *found = json_loadb(text, size, 0, NULL), *wanted = describe_match(plan);
    bool is_ours = json_object_get(found, "aude-match") != NULL;
    bool is_same = json_equal(found, wanted) != 0;
    json_decref(found);
    json_decref(wanted);
    if (!is_ours)
        complain("%s: this is no file of a match", plan->resume);
    else if (!is_same)
        complain("%s: this file is of a match of other players, rules or seed", plan->resume);
    if (is_same && text[size] == '\n')
        read_decks(plan, text + size + 1, list);
    return is_same;
}

/* ---- Writing ----------------------------------------------------------------------------------------- */

static bool write_line(FILE *stream, json_t *object)
{
    char *line = memory_must(json_dumps(object, JSON_COMPACT));
    bool is_good = fprintf(stream, "%s\n", line) > 0 && fflush(stream) == 0;
    free(line);
    json_decref(object);
    return is_good;
}

struct match_file *match_file_open(const struct match_plan *plan, struct match_deck *list)
{
    struct text text = {0};
    char why[MATCH_WHY];
    FILE *stream = fopen(plan->resume, "ae");
    if (stream == NULL) {
        complain("%s: %s", plan->resume, strerror(errno));
        return NULL;
    }
    bool is_good = file_read(plan->resume, &text, why, sizeof why);
    if (!is_good)
        complain("%s", why);
    else if (text.length > 0)
        is_good = read_file(plan, text.data, list);
    /* What was cut off gets an end of its own, so that the next line is whole. */
    if (is_good && text.length > 0 && text.data[text.length - 1] != '\n')
        is_good = fputc('\n', stream) != EOF;
    if (is_good && text.length == 0)
        is_good = write_line(stream, describe_match(plan));
    text_free(&text);
    if (!is_good) {
        fclose(stream);
        return NULL;
    }
    struct match_file *file = memory_new(sizeof *file);
    *file = (struct match_file){.stream = stream, .seats = aude_seats(plan->r)};
    return file;
}

static json_t *describe_game(const struct match_game *game, int seats)
{
    json_t *object = json_object(), *scores = json_array();
    for (int seat = 0; seat < seats; seat++)
        describe_add(scores, json_integer(game->score[seat]));
    describe_set(object, "scores", scores);
    describe_set(object, "winners", json_integer((json_int_t)game->winners));
    if (game->failed >= 0)
        describe_set(object, "failed", json_integer(game->failed));
    return object;
}

bool match_file_add(struct match_file *file, long long number, const struct match_deck *deck)
{
    if (file == NULL)
        return true;
    json_t *object = json_object(), *games = json_array(), *ms = json_array();
    json_t *turns = json_array();
    for (int i = 0; i < file->seats; i++)
        describe_add(games, describe_game(&deck->game[i], file->seats));
    for (int side = 0; side < MATCH_SIDES; side++) {
        describe_add(ms, json_real(deck->use[side].seconds * 1000));
        describe_add(turns, json_integer(deck->use[side].turns));
    }
    describe_set(object, "deck", json_integer(number));
    describe_set(object, "games", games);
    describe_set(object, "ms", ms);
    describe_set(object, "turns", turns);
    return write_line(file->stream, object);
}

void match_file_close(struct match_file *file)
{
    if (file == NULL)
        return;
    fclose(file->stream);
    free(file);
}
