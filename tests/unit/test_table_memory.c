/*
 * test_table_memory.c: a table that finds no memory says so and has changed nothing. Linked with
 * --wrap, so that every allocation comes by here, the library's included.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "aude_table.h"

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *block, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *block, size_t size);

static long left = -1; /* allocations until the one that fails; -1: none does */

static bool fails(void)
{
    if (left < 0)
        return false;
    return left-- == 0;
}

void *__wrap_malloc(size_t size)
{
    return fails() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    return fails() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *block, size_t size)
{
    return fails() ? NULL : __real_realloc(block, size);
}

/* What a call leaves behind. */
struct print {
    char text[32768];
    size_t length;
    uint64_t hash;
    int count, drafted, lots, actor;
};

static void take(struct aude_table *t, struct print *out)
{
    memset(out, 0, sizeof *out);
    out->length = aude_table_write(t, AUDE_OWNER, AUDE_EVERY_LINE, out->text, sizeof out->text);
    assert_true(out->length < sizeof out->text);
    out->hash = aude_hash(aude_table_view(t, AUDE_OWNER));
    out->count = aude_table_count(t);
    out->drafted = aude_table_drafted(t);
    out->lots = aude_table_lots(t);
    out->actor = aude_table_actor(t);
}

static int any_lot(void *context, int n)
{
    return aude_rng_below(context, n);
}

static struct aude_rng rng;

/* The calls that allocate, again and again in one game. */
static enum aude_status settle(struct aude_table *t)
{
    return aude_table_settle(t, any_lot, &rng);
}

static enum aude_status act(struct aude_table *t)
{
    struct aude_action a = aude_pick(aude_table_view(t, AUDE_OWNER), 0);
    return aude_table_play(t, AUDE_OWNER, &a);
}

static enum aude_status try_out(struct aude_table *t)
{
    const struct aude_state *s = aude_table_view(t, AUDE_OWNER);
    char line[AUDE_LINE_MAX];
    aude_action_write(s, aude_pick(s, 0), line, sizeof line);
    return aude_table_draft(t, aude_table_actor(t), line);
}

static enum aude_status seal(struct aude_table *t)
{
    return aude_table_draft_seal(t);
}

static enum aude_status change_seat(struct aude_table *t)
{
    return aude_table_add(t, AUDE_OWNER, "table seat 1 greedy");
}

static enum aude_status copy(struct aude_table *t)
{
    struct aude_table *other;
    enum aude_status status = aude_table_copy(t, AUDE_OWNER, &other);
    assert_true((status == AUDE_OK) == (other != NULL));
    aude_table_close(other);
    return status;
}

static enum aude_status copy_for_seat(struct aude_table *t)
{
    struct aude_table *other;
    enum aude_status status = aude_table_copy(t, 1, &other);
    assert_true((status == AUDE_OK) == (other != NULL));
    aude_table_close(other);
    return status;
}

static enum aude_status fork_table(struct aude_table *t)
{
    struct aude_table *other;
    enum aude_status status = aude_table_fork(t, aude_table_steps(t, AUDE_ONLOOKER), &other);
    assert_true((status == AUDE_OK) == (other != NULL));
    aude_table_close(other);
    return status;
}

static enum aude_status read_again(struct aude_table *t)
{
    static char text[32768];
    struct aude_table *other;
    size_t len = aude_table_write(t, AUDE_OWNER, AUDE_EVERY_LINE, text, sizeof text);
    enum aude_status status = aude_table_read(text, len, &other, NULL);
    assert_true((status == AUDE_OK) == (other != NULL));
    aude_table_close(other);
    return status;
}

/* Lets each allocation of a call fail in turn until there is none left that could; says how many. */
static int try_call(struct aude_table *t, enum aude_status (*call)(struct aude_table *t))
{
    static struct print before, after;
    for (int fail = 0;; fail++) {
        take(t, &before);
        left = fail;
        enum aude_status status = call(t);
        bool is_through = left >= 0;
        left = -1;
        if (is_through) {
            assert_int_equal(status, AUDE_OK);
            return fail;
        }
        assert_int_equal(status, AUDE_NO_MEMORY);
        take(t, &after);
        assert_memory_equal(&before, &after, sizeof before);
    }
}

static void play(const char *rules)
{
    struct aude_table *t;
    int failed = 0, grown = 0, drafted = 0;
    aude_rng_seed(&rng, 1);
    for (int fail = 0;; fail++, failed++) {
        left = fail;
        enum aude_status status = aude_table_open(rules, AUDE_OWNER, &t, NULL);
        bool is_through = left >= 0;
        left = -1;
        if (is_through) {
            assert_int_equal(status, AUDE_OK);
            break;
        }
        assert_int_equal(status, AUDE_NO_MEMORY);
        assert_null(t);
    }
    for (int i = 0; i < 40 && aude_table_actor(t) != AUDE_OVER; i++) {
        grown += try_call(t, settle);
        do
            drafted += try_call(t, try_out);
        while (!aude_table_draft_is_whole(t));
        if (i % 10 == 0)
            failed += try_call(t, copy) + try_call(t, fork_table) + try_call(t, read_again) +
                      try_call(t, copy_for_seat);
        grown += try_call(t, seal);
        if (aude_table_actor(t) >= 0)
            grown += try_call(t, act);
        grown += try_call(t, change_seat);
    }
    assert_true(failed > 10 && grown > 3 && drafted > 0);
    aude_table_close(t);
}

static void test_tiles(void **unused)
{
    (void)unused;
    play("carcassonne+inns seats=3");
}

static void test_cards(void **unused)
{
    (void)unused;
    play("cardcassonne seats=3");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_tiles), cmocka_unit_test(test_cards)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
