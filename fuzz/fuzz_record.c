/* fuzz_record.c: records by strangers, followed as far as they are legal. */
#include <stdlib.h>
#include <string.h>

#include "aude.h"
#include "fuzz.h"

/* By their texts: what lies behind the end of a string means nothing. */
static bool same_header(const struct aude_record *a, const struct aude_record *b)
{
    bool is_same = a->version == b->version && strcmp(a->rules, b->rules) == 0 &&
                   strcmp(a->date, b->date) == 0 && strcmp(a->result, b->result) == 0;
    for (int seat = 0; seat < AUDE_SEATS; seat++)
        is_same = is_same && strcmp(a->seat[seat], b->seat[seat]) == 0;
    return is_same;
}

/* The header that was understood can be written and is understood the same. */
static void rewrite(const struct aude_record *record)
{
    char text[2048];
    struct aude_record again;
    size_t used;
    int line;
    require(aude_record_write(record, text, sizeof text) == AUDE_OK);
    require(aude_record_read(text, &again, &used, &line) == AUDE_OK);
    require(same_header(record, &again) && used == strlen(text));
}

/* Lines that are wrong are stepped over, so that what comes behind them is reached too. */
static void replay(const struct aude_rules *rules, const char *text, size_t at, int number)
{
    char line[AUDE_LINE_MAX];
    struct aude_action a;
    int last = number;
    struct aude_state *s = malloc(aude_state_size(rules));
    require(s != NULL);
    aude_start(rules, s);
    while (aude_record_next(text, &at, &number, line)) {
        require(number > last && strlen(line) > 0 && at <= strlen(text));
        last = number;
        if (aude_action_read(s, line, &a) != AUDE_OK || aude_check(s, aude_actor(s), a) != AUDE_OK)
            continue;
        aude_apply(s, a, NULL);
        require(aude_sound(s));
    }
    free(s);
}

int FUZZ_ENTRY(const uint8_t *data, size_t size)
{
    struct aude_record record;
    struct aude_rules *rules;
    size_t used = 0;
    int line = 0;
    char *text = malloc(size + 1);
    require(text != NULL);
    if (size > 0)
        memcpy(text, data, size);
    text[size] = '\0';
    enum aude_status status = aude_record_read(text, &record, &used, &line);
    require(used <= strlen(text) && line >= 1);
    if (status == AUDE_OK) {
        rewrite(&record);
        if (aude_rules_read(record.rules, &rules, NULL) == AUDE_OK) {
            replay(rules, text, used, line);
            aude_rules_free(rules);
        }
    }
    free(text);
    return 0;
}
