/* Totals of the tile sets: what the booklets and the tables they were taken from say. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "aude.h"

/* What a set has so many of, in the first stack and in the second. */
struct total {
    const char *name;
    int first, second;
};

struct counts {
    const char *set; /* tiles whose id begins with it */
    int tiles[2], starts, guesses[2];
};

static int number_of(const struct aude_rules *r, enum aude_noun noun, const char *name)
{
    for (int i = 0; aude_name(r, noun, i) != NULL; i++) {
        if (strcmp(aude_name(r, noun, i), name) == 0)
            return i;
    }
    return -1;
}

/* Segments of a kind of feature, or marks on segments of any kind but the overlay. */
static int count_on(const struct aude_rules *r, const struct aude_kind *k, const char *name)
{
    int feature = number_of(r, AUDE_NAME_FEATURE, name);
    int mark = number_of(r, AUDE_NAME_MARK, name);
    int overlay = number_of(r, AUDE_NAME_FEATURE, "system");
    int count = 0;
    for (int i = 0; i < k->segments; i++) {
        count += k->segment[i].kind == feature;
        if (mark >= 0 && k->segment[i].kind != overlay)
            count += k->segment[i].mark[mark];
    }
    return count;
}

static bool is_of(const struct aude_kind *k, const char *set)
{
    return strncmp(k->id, set, strlen(set)) == 0;
}

static void expect_totals(const char *text, const struct counts *want, const struct total *totals)
{
    struct aude_rules *r;
    struct aude_kind k;
    struct counts got = {.set = want->set};
    assert_int_equal(aude_rules_read(text, &r, NULL), AUDE_OK);
    for (int i = 0; aude_kind(r, i, &k); i++) {
        if (!is_of(&k, want->set))
            continue;
        got.tiles[k.is_second] += k.copies;
        got.starts += k.is_start;
        got.guesses[k.is_second] += k.is_guess ? k.copies : 0;
    }
    assert_memory_equal(got.tiles, want->tiles, sizeof got.tiles);
    assert_memory_equal(got.guesses, want->guesses, sizeof got.guesses);
    assert_int_equal(got.starts, want->starts);
    for (; totals->name != NULL; totals++) {
        int sum[2] = {0};
        for (int i = 0; aude_kind(r, i, &k); i++) {
            if (is_of(&k, want->set))
                sum[k.is_second] += k.copies * count_on(r, &k, totals->name);
        }
        if (sum[0] != totals->first || sum[1] != totals->second)
            print_error("%s: %s %d and %d\n", want->set, totals->name, sum[0], sum[1]);
        assert_int_equal(sum[0], totals->first);
        assert_int_equal(sum[1], totals->second);
    }
    aude_rules_free(r);
}

static void test_classic(void **unused)
{
    static const char all[] = "carcassonne+inns+traders+princess+tower";
    static const struct total base[] = {{"shield", 10, 0}, {"cloister", 6, 0}, {NULL, 0, 0}};
    static const struct total inns[] = {
        {"shield", 3, 0}, {"cloister", 1, 0}, {"inn", 6, 0}, {"cathedral", 2, 0}, {NULL, 0, 0}};
    static const struct total traders[] = {
        {"cloister", 1, 0}, {"wine", 9, 0}, {"grain", 6, 0}, {"cloth", 5, 0}, {NULL, 0, 0}};
    static const struct total princess[] = {
        {"shield", 3, 0}, {"cloister", 2, 0}, {"princess", 6, 0}, {NULL, 0, 0}};
    static const struct total tower[] = {
        {"shield", 1, 0}, {"cloister", 1, 0}, {"tower", 18, 0}, {NULL, 0, 0}};
    (void)unused;
    expect_totals(all, &(struct counts){"base/", {72, 0}, 1, {0, 0}}, base);
    expect_totals(all, &(struct counts){"inns/", {18, 0}, 0, {0, 0}}, inns);
    expect_totals(all, &(struct counts){"traders/", {24, 0}, 0, {0, 0}}, traders);
    expect_totals(all, &(struct counts){"princess/", {30, 0}, 0, {0, 0}}, princess);
    expect_totals(all, &(struct counts){"tower/", {18, 0}, 0, {0, 0}}, tower);
}

static void test_wheel(void **unused)
{
    static const struct total land[] = {{"shield", 10, 0}, {"cloister", 7, 0}, {NULL, 0, 0}};
    static const struct total board[] = {{"city", 3, 0},        {"road", 3, 0},   {"fortuna", 1, 0},
                                         {"taxes", 2, 0},       {"famine", 1, 0}, {"storm", 2, 0},
                                         {"inquisition", 1, 0}, {"plague", 2, 0}, {NULL, 0, 0}};
    struct aude_rules *r;
    struct aude_kind k;
    int numbers[4] = {0};
    (void)unused;
    expect_totals("wheel", &(struct counts){"wheel/", {88, 0}, 16, {0, 0}}, land);
    expect_totals("wheel", &(struct counts){"wheel/B", {16, 0}, 16, {0, 0}}, board);
    assert_int_equal(aude_rules_read("wheel", &r, NULL), AUDE_OK);
    int symbol = number_of(r, AUDE_NAME_SYMBOL, "wheel");
    for (int i = 0; aude_kind(r, i, &k); i++)
        numbers[k.symbol[symbol] & 3] += k.copies;
    assert_int_equal(numbers[1], 11);
    assert_int_equal(numbers[2], 5);
    assert_int_equal(numbers[3], 3);
    aude_rules_free(r);
}

static void test_hunters(void **unused)
{
    static const struct total totals[] = {{"deer", 32, 3},   {"mammoth", 12, 1}, {"tiger", 11, 3},
                                          {"aurochs", 0, 4}, {"lake", 22, 7},    {"fish", 29, 14},
                                          {"spring", 7, 1},  {"gold", 30, 1},    {"mushroom", 0, 3},
                                          {"fire", 0, 1},    {"shrine", 0, 1},   {NULL, 0, 0}};
    (void)unused;
    expect_totals("hunters", &(struct counts){"hunters/", {79, 12}, 1, {31, 6}}, totals);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_classic),
        cmocka_unit_test(test_wheel),
        cmocka_unit_test(test_hunters),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
