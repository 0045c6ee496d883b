/* conform_ask.c: the lists of a position agree with each other, with check and with text. */
#include "conform.h"

#include <stdlib.h>
#include <string.h>

enum { MUTANTS = 50, BAD_LINES = 10 };

bool is_listed(const struct trial *t, struct aude_action a)
{
    for (int i = 0; i < t->count; i++) {
        if (memcmp(&t->legal[i], &a, sizeof a) == 0)
            return true;
    }
    return false;
}

/* Every weight unit belongs to the outcome whose turn it is. */
static void ask_chances(struct trial *t)
{
    static struct aude_chance chance[AUDE_LEGAL_MAX];
    int count = aude_chances(t->now, chance, AUDE_LEGAL_MAX);
    int unit = 0;
    expect(t, P_BOUNDS, count <= AUDE_LEGAL_MAX);
    expect(t, P_COUNT, count == t->count && count > 0);
    for (int i = 0; i < count && i < t->count; i++) {
        expect(t, P_PICK, memcmp(&chance[i].action, &t->legal[i], sizeof t->legal[i]) == 0);
        expect(t, P_COUNT, chance[i].weight > 0);
        for (int k = 0; k < chance[i].weight; k++, unit++) {
            struct aude_action a = aude_pick(t->now, unit);
            expect(t, P_PICK, memcmp(&a, &chance[i].action, sizeof a) == 0);
        }
    }
    expect(t, P_COUNT, unit == aude_count(t->now));
}

static void ask_short(struct trial *t)
{
    struct aude_action two[2];
    int max = t->count > 1 ? 1 : 0;
    memset(two, 0xee, sizeof two);
    int count = aude_legal(t->now, two, max);
    bool is_first = max == 0 || memcmp(&two[0], &t->legal[0], sizeof two[0]) == 0;
    bool is_cut = two[max].verb == 0xee && two[max].x == two[max].y;
    expect(t, P_SHORT, count == t->count && is_first && is_cut);
}

static void ask_check(struct trial *t, struct aude_action a)
{
    expect(t, P_CHECK, aude_check(t->now, t->actor, a) == AUDE_OK);
    for (int seat = AUDE_CHANCE; seat < t->seats; seat++) {
        if (seat != t->actor)
            expect(t, P_OTHERS, aude_check(t->now, seat, a) == AUDE_NOT_YOUR_TURN);
    }
}

void ask_lists(struct trial *t)
{
    t->count = aude_legal(t->now, t->legal, AUDE_LEGAL_MAX);
    expect(t, P_BOUNDS, t->count <= AUDE_LEGAL_MAX);
    ask_short(t);
    if (t->actor == AUDE_CHANCE) {
        ask_chances(t);
    } else {
        expect(t, P_COUNT, aude_count(t->now) == t->count && t->count > 0);
        expect(t, P_COUNT, aude_chances(t->now, NULL, 0) == 0);
        for (int k = 0; k < t->count; k++) {
            struct aude_action a = aude_pick(t->now, k);
            expect(t, P_PICK, memcmp(&a, &t->legal[k], sizeof a) == 0);
        }
    }
    for (int k = 0; k < t->count; k++)
        ask_check(t, t->legal[k]);
}

/* A line with one letter changed, doubled or left out. */
static void spoil(struct aude_rng *rng, const char *line, char out[AUDE_LINE_MAX + 1])
{
    static const char letters[] = " ,-0123456789rabcNESW./+@?\t#";
    size_t len = strlen(line);
    size_t at = (size_t)aude_rng_below(rng, (int)len + 1);
    char letter = letters[aude_rng_below(rng, sizeof letters - 1)];
    int way = aude_rng_below(rng, 3);
    memcpy(out, line, at);
    if (way > 0)
        out[at] = letter;
    size_t skip = at < len && way < 2 ? 1 : 0;
    memcpy(out + at + (way > 0), line + at + skip, len - at - skip + 1);
}

static void ask_spoilt(struct trial *t, const char *line)
{
    char spoilt[AUDE_LINE_MAX + 1], again[AUDE_LINE_MAX];
    struct aude_action a, b;
    spoil(&t->rng, line, spoilt);
    if (aude_action_read(t->now, spoilt, &a) != AUDE_OK)
        return;
    bool is_same = aude_action_write(t->now, a, again, sizeof again) == AUDE_OK &&
                   aude_action_read(t->now, again, &b) == AUDE_OK && memcmp(&a, &b, sizeof a) == 0;
    expect(t, P_CANON, is_same);
}

static int compare_lines(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

void ask_text(struct trial *t)
{
    static char line[AUDE_LEGAL_MAX][AUDE_LINE_MAX];
    static const char *sorted[AUDE_LEGAL_MAX];
    for (int k = 0; k < t->count; k++) {
        struct aude_action a;
        bool is_same = aude_action_write(t->now, t->legal[k], line[k], sizeof line[k]) == AUDE_OK &&
                       aude_action_read(t->now, line[k], &a) == AUDE_OK &&
                       memcmp(&a, &t->legal[k], sizeof a) == 0;
        expect(t, P_TEXT, is_same);
        sorted[k] = line[k];
    }
    qsort(sorted, (size_t)t->count, sizeof sorted[0], compare_lines);
    for (int k = 1; k < t->count; k++)
        expect(t, P_LINES, strcmp(sorted[k - 1], sorted[k]) != 0);
    for (int i = 0; i < BAD_LINES; i++)
        ask_spoilt(t, line[aude_rng_below(&t->rng, t->count)]);
}

void ask_mutants(struct trial *t)
{
    for (int i = 0; i < MUTANTS; i++) {
        struct aude_action a = t->legal[aude_rng_below(&t->rng, t->count)];
        unsigned char bytes[sizeof a];
        memcpy(bytes, &a, sizeof a);
        for (int changes = 1 + aude_rng_below(&t->rng, 3); changes > 0; changes--) {
            int at = aude_rng_below(&t->rng, sizeof bytes);
            /* Small steps hit neighbours of what is legal, wild ones everything else. */
            int by = aude_rng_below(&t->rng, 2) == 0 ? 1 + aude_rng_below(&t->rng, 3)
                                                     : aude_rng_below(&t->rng, 256);
            bytes[at] = (unsigned char)(bytes[at] + by);
        }
        memcpy(&a, bytes, sizeof a);
        bool is_accepted = aude_check(t->now, t->actor, a) == AUDE_OK;
        expect(t, P_MUTANT, is_accepted == is_listed(t, a));
    }
    expect(t, P_QUIET, aude_hash(t->now) == t->hash);
}
