/*
 * fuzz_action.c: action lines by strangers. The first byte chooses the rules, the second how
 * many pairs of random actions come first; then come lines. A line that is legal is applied, any other
 * must change nothing; an empty line lets chance act for whoever is to act.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "aude.h"
#include "fuzz.h"

enum { FIRST_GAME = 160 }; /* numbers of the first game, which has the most expansions */

/* The rules of that number: some game with some of its expansions and some number of seats. */
static void choose_rules(unsigned number, char out[AUDE_TEXT_MAX])
{
    unsigned others = 0;
    int game = 0;
    while (aude_game((int)others + 1) != NULL)
        others++;
    if (number >= FIRST_GAME && others > 0) {
        game = 1 + (int)((number - FIRST_GAME) % others);
        number = (number - FIRST_GAME) / others;
    }
    const struct aude_game *row = aude_game(game);
    unsigned seats = (unsigned)(row->seats_max - row->seats_min + 1);
    int used = snprintf(out, AUDE_TEXT_MAX, "%s", row->name);
    for (int i = 0; aude_expansion(game, i) != NULL; i++) {
        if ((number / seats >> i & 1) != 0)
            used +=
                snprintf(out + used, AUDE_TEXT_MAX - (size_t)used, "+%s", aude_expansion(game, i));
    }
    snprintf(out + used, AUDE_TEXT_MAX - (size_t)used, " seats=%d",
             row->seats_min + (int)(number % seats));
}

static void roll(struct aude_state *s, struct aude_rng *rng)
{
    if (aude_actor(s) == AUDE_OVER)
        return;
    aude_apply(s, aude_pick(s, aude_rng_below(rng, aude_count(s))), NULL);
}

/* What can be read can be written and reads the same again. */
static void reread(const struct aude_state *s, struct aude_action a)
{
    char line[AUDE_LINE_MAX];
    struct aude_action again;
    require(aude_action_write(s, a, line, sizeof line) == AUDE_OK);
    require(aude_action_read(s, line, &again) == AUDE_OK);
    require(memcmp(&a, &again, sizeof a) == 0);
}

static void play_line(struct aude_state *s, const char *line)
{
    struct aude_action a;
    uint64_t hash = aude_hash(s);
    int actor = aude_actor(s);
    if (aude_action_read(s, line, &a) == AUDE_OK) {
        reread(s, a);
        aude_where(s, a);
        if (aude_check(s, actor, a) == AUDE_OK) {
            static struct aude_events events;
            aude_apply(s, a, &events);
            require(aude_sound(s));
            return;
        }
    }
    require(aude_hash(s) == hash);
}

int FUZZ_ENTRY(const uint8_t *data, size_t size)
{
    char rules_text[AUDE_TEXT_MAX], line[AUDE_LINE_MAX];
    struct aude_rules *rules;
    struct aude_rng rng;
    if (size < 2)
        return 0;
    choose_rules(data[0], rules_text);
    require(aude_rules_read(rules_text, &rules, NULL) == AUDE_OK);
    struct aude_state *s = malloc(aude_state_size(rules));
    require(s != NULL);
    aude_start(rules, s);
    aude_rng_seed(&rng, data[1]);
    for (int i = 0; i < 2 * data[1]; i++)
        roll(s, &rng);
    require(aude_sound(s));
    for (size_t at = 2; at < size;) {
        const uint8_t *end = memchr(data + at, '\n', size - at);
        size_t len = end == NULL ? size - at : (size_t)(end - data) - at;
        size_t kept = len < sizeof line ? len : sizeof line - 1;
        memcpy(line, data + at, kept);
        line[kept] = '\0';
        at += len + 1;
        if (len == 0)
            roll(s, &rng);
        else
            play_line(s, line);
    }
    aude_end(s, NULL);
    require(aude_sound(s) && aude_actor(s) == AUDE_OVER);
    free(s);
    aude_rules_free(rules);
    return 0;
}
