/*
 * conform.c: does every registered game obey aude.h? Plays random games and straight lines
 * under many rules texts (all seat counts, every option value, every expansion, every two, all
 * of them, random subsets) and looks at every property of conform.h at every step.
 *
 *     conform [--games N] [--lines N] [--doings N] [--seed S] [--rules TEXT] [--means]
 *
 * With fewer than four straight lines the rules texts take the directions by turns; doings are
 * what is done in a game at a table.
 */
#include "conform.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXTS_MAX = 256, SUBSETS = 8, MODULES = 16, LINES = 4, DOINGS = 220 };

struct options {
    const char *rules; /* NULL: all there are */
    uint64_t seed;
    int games;
    int lines;  /* for each rules text */
    int doings; /* in each game at a table */
    bool wants_means;
};

struct texts {
    int count;
    char text[TEXTS_MAX][AUDE_TEXT_MAX];
};

static const char *sentence(int p)
{
    static const char *const sentences[] = {
#define X(id, sentence) sentence,
        PROPERTIES(X)
#undef X
    };
    return sentences[p];
}

void expect(struct trial *t, enum property p, bool holds)
{
    static const char *const manners[] = {"",           " northwards", " eastwards", " southwards",
                                          " westwards", " at a table"};
    t->is_tried[p] = true;
    if (holds || t->is_failed[p])
        return;
    t->is_failed[p] = true;
    printf("conform: %s: seed %llu, game %d%s, after action %d \"%s\": does not hold: %s\n",
           t->text, (unsigned long long)t->seed, t->game, manners[t->manner], t->step, t->line,
           sentence((int)p));
}

/* ---- Which rules there are ------------------------------------------------------------------ */

/* Sets of expansions may be refused; single words that the library listed may not. */
static bool add_text(struct texts *list, const char *text)
{
    struct aude_rules *rules;
    char canonical[AUDE_TEXT_MAX];
    enum aude_status status = aude_rules_read(text, &rules, NULL);
    if (status == AUDE_MODULE_REFUSED)
        return true;
    if (status != AUDE_OK) {
        printf("conform: \"%s\" is refused: %s\n", text, aude_status_name(status));
        return false;
    }
    status = aude_rules_write(rules, canonical, sizeof canonical);
    aude_rules_free(rules);
    for (int i = 0; i < list->count; i++) {
        if (strcmp(list->text[i], canonical) == 0)
            return true;
    }
    if (list->count < TEXTS_MAX)
        snprintf(list->text[list->count++], AUDE_TEXT_MAX, "%s", canonical);
    return status == AUDE_OK;
}

/* The i-th value of "4|2" into out; false past the last. */
static bool value_at(const char *values, int i, char out[AUDE_NAME_MAX])
{
    for (; i > 0; i--) {
        values = strchr(values, '|');
        if (values == NULL)
            return false;
        values++;
    }
    snprintf(out, AUDE_NAME_MAX, "%.*s", (int)strcspn(values, "|"), values);
    return true;
}

static int expansion_number(int game, const char *module)
{
    for (int i = 0; aude_expansion(game, i) != NULL; i++) {
        if (strcmp(aude_expansion(game, i), module) == 0)
            return i;
    }
    return -1;
}

/* The game with the expansions of a mask. */
static void compose(int game, unsigned mask, int seats, char out[AUDE_TEXT_MAX])
{
    int used = snprintf(out, AUDE_TEXT_MAX, "%s", aude_game(game)->name);
    for (int i = 0; aude_expansion(game, i) != NULL; i++) {
        if ((mask >> i & 1) != 0)
            used += snprintf(out + used, (size_t)(AUDE_TEXT_MAX - used), "+%s",
                             aude_expansion(game, i));
    }
    snprintf(out + used, (size_t)(AUDE_TEXT_MAX - used), " seats=%d", seats);
}

static void append(char text[AUDE_TEXT_MAX], const char *option, const char *value)
{
    size_t used = strlen(text);
    snprintf(text + used, AUDE_TEXT_MAX - used, " %s=%s", option, value);
}

static int add_options(struct texts *list, int game)
{
    struct aude_option option;
    char text[AUDE_TEXT_MAX], value[AUDE_NAME_MAX];
    int failed = 0;
    for (int i = 0; aude_option(game, i, &option); i++) {
        int expansion = expansion_number(game, option.module);
        for (int k = 0; value_at(option.values, k, value); k++) {
            compose(game, expansion < 0 ? 0 : 1u << expansion, aude_game(game)->seats_min, text);
            append(text, option.name, value);
            failed += !add_text(list, text);
        }
    }
    return failed;
}

/* Random expansions, seats and values. */
static int add_random(struct texts *list, int game, struct aude_rng *rng)
{
    const struct aude_game *row = aude_game(game);
    struct aude_option option;
    char text[AUDE_TEXT_MAX], value[AUDE_NAME_MAX];
    unsigned mask = (unsigned)aude_rng_below(rng, 1 << MODULES);
    compose(game, mask, row->seats_min + aude_rng_below(rng, row->seats_max - row->seats_min + 1),
            text);
    for (int i = 0; aude_option(game, i, &option); i++) {
        int expansion = expansion_number(game, option.module), values = 0;
        if (expansion >= 0 && (mask >> expansion & 1) == 0)
            continue;
        while (value_at(option.values, values, value))
            values++;
        value_at(option.values, aude_rng_below(rng, values), value);
        append(text, option.name, value);
    }
    return !add_text(list, text);
}

static int add_game(struct texts *list, int game, struct aude_rng *rng)
{
    const struct aude_game *row = aude_game(game);
    char text[AUDE_TEXT_MAX];
    unsigned all = 0;
    int failed = 0;
    for (int seats = row->seats_min; seats <= row->seats_max; seats++) {
        compose(game, 0, seats, text);
        failed += !add_text(list, text);
    }
    for (int i = 0; aude_expansion(game, i) != NULL; i++) {
        compose(game, 1u << i, row->seats_min, text);
        failed += !add_text(list, text);
        compose(game, 1u << i, row->seats_max, text);
        failed += !add_text(list, text);
        for (int j = 0; j < i; j++) {
            compose(game, 1u << i | 1u << j, row->seats_min + (i + j) % 3, text);
            failed += !add_text(list, text);
        }
        all |= 1u << i;
    }
    for (int seats = row->seats_min; seats <= row->seats_max; seats++) {
        compose(game, all, seats, text);
        failed += !add_text(list, text);
    }
    failed += add_options(list, game);
    for (int i = 0; i < SUBSETS; i++)
        failed += add_random(list, game, rng);
    return failed;
}

/* ---- One game ------------------------------------------------------------------------------- */

static int reach(enum manner manner, int x, int y)
{
    switch (manner) {
    case NORTHWARDS:
        return -y;
    case EASTWARDS:
        return x;
    case SOUTHWARDS:
        return y;
    case WESTWARDS:
        return -x;
    case ANYHOW:
    case AT_TABLE:
        break;
    }
    return 0;
}

/* How far a tile can be laid in a position; -1 if none is to be laid. */
static int far_place(enum manner manner, const struct aude_state *s, struct aude_action *out)
{
    static struct aude_action legal[AUDE_LEGAL_MAX];
    int count = aude_legal(s, legal, AUDE_LEGAL_MAX), best = -1;
    for (int k = 0; k < count && k < AUDE_LEGAL_MAX; k++) {
        if (legal[k].verb != AUDE_PLACE || reach(manner, legal[k].x, legal[k].y) <= best)
            continue;
        best = reach(manner, legal[k].x, legal[k].y);
        *out = legal[k];
    }
    return best;
}

/* A module may ask something between drawing and laying; here any answer will do. */
static void answer(enum manner manner, struct aude_state *s)
{
    struct aude_action unused;
    for (int asked = 0; asked < AUDE_SEATS; asked++) {
        if (aude_hand(s) < 0 || aude_actor(s) < 0 || far_place(manner, s, &unused) >= 0)
            return;
        aude_apply(s, aude_pick(s, 0), NULL);
    }
}

/* Chance helps a straight line by drawing a tile that continues it. */
static struct aude_action choose(struct trial *t)
{
    struct aude_action choice = t->legal[0], unused;
    int best = -1, ties = 0;
    if (t->manner != ANYHOW && far_place(t->manner, t->now, &choice) >= 0)
        return choice;
    if (t->manner == ANYHOW || t->actor != AUDE_CHANCE)
        return aude_pick(t->now, aude_rng_below(&t->rng, aude_count(t->now)));
    for (int k = 0; k < t->count; k++) {
        aude_copy(t->spare, t->now);
        aude_apply(t->spare, t->legal[k], NULL);
        answer(t->manner, t->spare);
        int far = far_place(t->manner, t->spare, &unused);
        if (far < best)
            continue;
        ties = far > best ? 1 : ties + 1;
        best = far;
        if (aude_rng_below(&t->rng, ties) == 0)
            choice = t->legal[k];
    }
    return choice;
}

static void expect_over(struct trial *t)
{
    struct aude_action a = {.verb = AUDE_PASS};
    expect(t, P_OVER, aude_count(t->now) == 0 && aude_legal(t->now, t->legal, 1) == 0);
    expect(t, P_OVER, aude_chances(t->now, NULL, 0) == 0);
    expect(t, P_WINNERS, aude_winners(t->now) != 0 && aude_winners(t->now) >> t->seats == 0);
    for (int seat = AUDE_CHANCE; seat < t->seats; seat++)
        expect(t, P_OVER, aude_check(t->now, seat, a) == AUDE_GAME_OVER);
    t->count = 0;
    t->hash = aude_hash(t->now);
    look(t);
    look_sums(t);
    look_facts(t);
}

static void begin(struct trial *t)
{
    size_t size = aude_state_size(t->rules);
    memset(t->now, 0, size);
    memset(t->echo, 0xff, size);
    for (size_t i = 0; i < size; i++)
        ((unsigned char *)t->twin)[i] = (unsigned char)aude_rng_below(&t->rng, 256);
    aude_start(t->rules, t->now);
    aude_start(t->rules, t->echo);
    aude_start(t->rules, t->twin);
    t->step = 0;
    t->discarded = 0;
    t->round = 0;
    snprintf(t->line, sizeof t->line, "start");
    expect(t, P_TWINS, aude_hash(t->now) == aude_hash(t->echo));
    expect(t, P_TWINS, aude_hash(t->now) == aude_hash(t->twin));
    expect(t, P_SOUND, aude_sound(t->now));
    know_begin(t);
}

static void play(struct trial *t)
{
    begin(t);
    for (;; t->step++) {
        t->actor = aude_actor(t->now);
        t->hash = aude_hash(t->now);
        if (t->actor == AUDE_OVER)
            break;
        ask_lists(t);
        if (t->count <= 0 || t->count > AUDE_LEGAL_MAX)
            return;
        ask_text(t);
        ask_mutants(t);
        look(t);
        look_sums(t);
        look_facts(t);
        act_end(t);
        act(t, choose(t));
    }
    expect_over(t);
}

/* The longest line is five sixths of the first stack at least: the last tiles need not fit. */
static void play_line(struct trial *t, enum manner manner)
{
    struct aude_tile tile[AUDE_TILES_MAX];
    int best = 0;
    t->manner = manner;
    aude_rng_seed(&t->rng, t->seed + (uint64_t)manner);
    play(t);
    int tiles = aude_tiles(t->now, tile, AUDE_TILES_MAX);
    for (int i = 0; i < tiles && i < AUDE_TILES_MAX; i++) {
        int far = reach(manner, tile[i].x, tile[i].y);
        best = far > best ? far : best;
    }
    expect(t, P_LINE, best >= t->drawn * 5 / 6);
}

/* ---- All games of one rules text ------------------------------------------------------------- */

static struct aude_state *new_state(const struct aude_rules *r)
{
    struct aude_state *s = calloc(1, aude_state_size(r));
    if (s == NULL)
        abort();
    return s;
}

static void expect_rules(struct trial *t)
{
    struct aude_rules *again;
    char one[AUDE_TEXT_MAX], other[AUDE_TEXT_MAX];
    struct aude_kind kind;
    struct aude_card_kind card;
    t->is_cards = aude_card_kind(t->rules, 0, &card);
    expect(t, P_RULES, aude_rules_write(t->rules, one, sizeof one) == AUDE_OK);
    bool is_read = aude_rules_read(one, &again, NULL) == AUDE_OK;
    expect(t, P_RULES, is_read);
    if (is_read) {
        expect(t, P_RULES, aude_rules_write(again, other, sizeof other) == AUDE_OK);
        expect(t, P_RULES, strcmp(one, other) == 0 && aude_seats(again) == t->seats);
        aude_rules_free(again);
    }
    for (t->kinds = 0; aude_kind(t->rules, t->kinds, &kind); t->kinds++) {
        t->tiles += kind.copies;
        t->drawn += kind.is_second ? 0 : kind.copies - kind.is_start;
    }
}

static void play_all(struct trial *t, int number, const struct options *options)
{
    t->now = new_state(t->rules);
    t->echo = new_state(t->rules);
    t->twin = new_state(t->rules);
    t->before = new_state(t->rules);
    t->spare = new_state(t->rules);
    know_open(t);
    for (t->game = 0; t->game < options->games; t->game++) {
        t->manner = ANYHOW;
        aude_rng_seed(&t->rng, t->seed + (uint64_t)t->game);
        play(t);
    }
    for (int i = 0; t->tiles > 0 && i < options->lines; i++, t->game++)
        play_line(t, (enum manner)(NORTHWARDS + (number + i) % LINES));
    sit_at_table(t, options->games, options->doings);
    expect_facts(t);
    free(t->now);
    free(t->echo);
    free(t->twin);
    free(t->before);
    free(t->spare);
    know_close(t);
}

static void conform(const char *text, int number, const struct options *options, int count[2])
{
    struct trial *t = calloc(1, sizeof *t);
    if (t == NULL)
        abort();
    t->text = text;
    t->seed = options->seed;
    enum aude_status status = aude_rules_read(text, &t->rules, NULL);
    if (status != AUDE_OK) {
        printf("conform: \"%s\" is refused: %s\n", text, aude_status_name(status));
        count[1]++;
    } else {
        t->seats = aude_seats(t->rules);
        expect_rules(t);
        play_all(t, number, options);
        aude_rules_free(t->rules);
    }
    for (int p = 0; p < PROPERTY_COUNT; p++) {
        if (!t->is_tried[p])
            printf("conform: %s: never looked at: %s\n", text, sentence(p));
        count[t->is_failed[p] || !t->is_tried[p]]++;
    }
    free(t);
}

static bool read_options(int argc, char **argv, struct options *out)
{
    *out = (struct options){.seed = 1, .games = 20, .lines = LINES, .doings = DOINGS};
    for (int i = 1; i < argc; i++) {
        bool has_value = i + 1 < argc;
        if (strcmp(argv[i], "--means") == 0)
            out->wants_means = true;
        else if (has_value && strcmp(argv[i], "--games") == 0)
            out->games = (int)strtol(argv[++i], NULL, 10);
        else if (has_value && strcmp(argv[i], "--lines") == 0)
            out->lines = (int)strtol(argv[++i], NULL, 10);
        else if (has_value && strcmp(argv[i], "--doings") == 0)
            out->doings = (int)strtol(argv[++i], NULL, 10);
        else if (has_value && strcmp(argv[i], "--seed") == 0)
            out->seed = strtoull(argv[++i], NULL, 10);
        else if (has_value && strcmp(argv[i], "--rules") == 0)
            out->rules = argv[++i];
        else
            return false;
    }
    return out->lines >= 1 && out->lines <= LINES;
}

static void conform_all(const struct options *options, int count[2])
{
    static struct texts list;
    struct aude_rng rng;
    aude_rng_seed(&rng, options->seed);
    for (int game = 0; aude_game(game) != NULL; game++)
        count[1] += add_game(&list, game, &rng);
    for (int i = 0; i < list.count; i++)
        conform(list.text[i], i, options, count);
}

int main(int argc, char **argv)
{
    struct options options;
    int count[2] = {0, 0}; /* passed, failed */
    if (!read_options(argc, argv, &options)) {
        fprintf(stderr,
                "usage: conform [--games N] [--lines N] [--doings N] [--seed S] [--rules TEXT] "
                "[--means]\n");
        return 2;
    }
    setvbuf(stdout, NULL, _IOLBF, 0); /* a broken engine may hang; say first what was wrong */
    if (options.wants_means)
        means(options.seed, count);
    else if (options.rules != NULL)
        conform(options.rules, 0, &options, count);
    else
        conform_all(&options, count);
    printf("conform: %d passed, %d failed\n", count[0], count[1]);
    return count[1] == 0 ? 0 : 1;
}
