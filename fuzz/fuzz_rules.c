/* fuzz_rules.c: rules texts by strangers. What is accepted has one spelling and can be played. */
#include <stdlib.h>
#include <string.h>

#include "aude.h"
#include "fuzz.h"

static void play_some(const struct aude_rules *rules)
{
    struct aude_rng rng;
    struct aude_state *s = malloc(aude_state_size(rules));
    require(s != NULL);
    aude_start(rules, s);
    aude_rng_seed(&rng, 1);
    for (int i = 0; i < 40 && aude_actor(s) != AUDE_OVER; i++) {
        aude_apply(s, aude_pick(s, aude_rng_below(&rng, aude_count(s))), NULL);
        require(aude_sound(s));
    }
    free(s);
}

int FUZZ_ENTRY(const uint8_t *data, size_t size)
{
    char one[AUDE_TEXT_MAX], other[AUDE_TEXT_MAX];
    struct aude_rules *rules, *again;
    size_t at = 0;
    char *text = malloc(size + 1);
    require(text != NULL);
    if (size > 0)
        memcpy(text, data, size);
    text[size] = '\0';
    enum aude_status status = aude_rules_read(text, &rules, &at);
    require(at <= strlen(text) && (status == AUDE_OK) == (rules != NULL));
    if (status == AUDE_OK) {
        require(aude_rules_write(rules, one, sizeof one) == AUDE_OK);
        require(aude_rules_read(one, &again, NULL) == AUDE_OK);
        require(aude_rules_write(again, other, sizeof other) == AUDE_OK);
        require(strcmp(one, other) == 0);
        aude_rules_free(again);
        play_some(rules);
        aude_rules_free(rules);
    }
    free(text);
    return 0;
}
