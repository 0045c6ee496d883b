/*
 * test_table_cost.c: reading what was played does not play it again, whatever was taken back in it,
 * for a record may come from anybody and be read by everybody. The
 * table is compiled so that all the actions it does are counted here.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "table.h"

void counted_apply(struct aude_state *s, struct aude_action a, struct aude_events *out);

static long done; /* actions so far */

void counted_apply(struct aude_state *s, struct aude_action a, struct aude_events *out)
{
    done++;
    aude_apply(s, a, out);
}

enum { DEPTH = 60, ROUNDS = 40 };

/* One action of whoever must act. */
static void step(struct aude_table *t)
{
    struct aude_action a = aude_pick(aude_table_view(t, AUDE_OWNER), 0);
    if (aude_table_lots(t) > 0)
        assert_int_equal(aude_table_draw(t, 0), AUDE_OK);
    else
        assert_int_equal(aude_table_play(t, AUDE_OWNER, &a), AUDE_OK);
}

/* Goes on, takes back, and goes on from the same place again. */
static struct aude_table *taken_back(const char *rules)
{
    struct aude_table *t = open_table(rules);
    int to = 0;
    for (int i = 0; i < DEPTH; i++)
        step(t);
    /* What taught somebody something stays. */
    for (to = DEPTH; to < DEPTH + 20 && aude_table_lots(t) > 0; to++)
        step(t);
    for (int i = 0; i < ROUNDS; i++) {
        char line[AUDE_LINE_MAX];
        step(t);
        if (aude_table_may_back(t, to) != AUDE_OK)
            continue;
        snprintf(line, sizeof line, "table back %d", to);
        add(t, line);
    }
    return t;
}

static void test_lines(void **unused)
{
    static const char *const rules[] = {"carcassonne seats=2", "cardcassonne seats=3"};
    char text[AUDE_LINE_MAX];
    static char record[1 << 16];
    (void)unused;
    for (int i = 0; i < 2; i++) {
        struct aude_table *t = taken_back(rules[i]);
        done = 0;
        for (int seat = AUDE_ONLOOKER; seat < 2; seat++) {
            for (int n = aude_table_count(t); n > 0; n--)
                assert_int_equal(aude_table_line(t, n, seat, text, sizeof text), AUDE_OK);
            aude_table_write(t, seat, AUDE_EVERY_LINE, record, sizeof record);
        }
        assert_int_equal(done, 0);
        aude_table_close(t);
    }
}

/* Nor is reading a record more than playing it and going to one place in it. */
static void test_record(void **unused)
{
    static char record[1 << 16];
    struct aude_table *t = taken_back("carcassonne seats=2"), *again;
    (void)unused;
    size_t size = aude_table_write(t, AUDE_OWNER, AUDE_EVERY_LINE, record, sizeof record);
    assert_true(size < sizeof record);
    assert_true(aude_table_count(t) > DEPTH + 2 * ROUNDS - 5);
    done = 0;
    assert_int_equal(aude_table_read(record, size, &again, NULL), AUDE_OK);
    assert_in_range(done, aude_table_count(t) - ROUNDS, 2 * aude_table_count(t));
    aude_table_close(again);
    aude_table_close(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_lines), cmocka_unit_test(test_record)};
    return cmocka_run_group_tests_name("what reading a table costs", tests, NULL, NULL);
}
