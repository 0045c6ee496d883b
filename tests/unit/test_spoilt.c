/* test_spoilt.c: aude_sound refuses a spoilt state, or finds it sound, and does no harm. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "aude.h"

enum { GAMES = 4, ACTIONS = 400, ONE_IN = 8 };

/* Changes single bytes, one after the other, of positions in the middle of random games. */
static void spoil(const char *text)
{
    struct aude_rules *rules;
    struct aude_rng rng;
    int tried = 0, refused = 0;
    assert_int_equal(aude_rules_read(text, &rules, NULL), AUDE_OK);
    size_t size = aude_state_size(rules);
    struct aude_state *s = malloc(size), *spoilt = malloc(size);
    assert_true(s != NULL && spoilt != NULL);
    aude_rng_seed(&rng, 5);
    for (int game = 0; game < GAMES; game++) {
        aude_start(rules, s);
        for (int i = aude_rng_below(&rng, ACTIONS); i > 0 && aude_actor(s) != AUDE_OVER; i--)
            aude_apply(s, aude_pick(s, aude_rng_below(&rng, aude_count(s))), NULL);
        assert_true(aude_sound(s));
        for (size_t at = sizeof(uint64_t); at < size; at++) {
            if (aude_rng_below(&rng, ONE_IN) != 0)
                continue;
            aude_copy(spoilt, s);
            ((unsigned char *)spoilt)[at] ^= (unsigned char)(1 + aude_rng_below(&rng, 255));
            tried++;
            refused += !aude_sound(spoilt);
        }
    }
    /* Half of a state is room that nobody has used yet. */
    assert_true(tried > 0 && refused > tried / 4);
    free(s);
    free(spoilt);
    aude_rules_free(rules);
}

static void test_one_byte(void **unused)
{
    char text[AUDE_TEXT_MAX];
    (void)unused;
    for (int game = 0; aude_game(game) != NULL; game++) {
        strcpy(text, aude_game(game)->name);
        spoil(text);
        for (int i = 0; aude_expansion(game, i) != NULL; i++)
            strcat(strcat(text, "+"), aude_expansion(game, i));
        spoil(strcat(text, " seats=5"));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_one_byte)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
