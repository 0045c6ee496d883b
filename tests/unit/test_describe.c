/*
 * test_describe.c: JSON that could not be made as a whole is not printed; it ends the program with
 * one sentence.
 */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "../../cli/describe.h"

static void add_nothing(void)
{
    json_t *list = json_array();
    describe_add(list, json_string("\xff"));
    describe_print(list, true);
}

static void set_nothing(void)
{
    json_t *object = json_object();
    describe_set(object, "rate", json_real(INFINITY));
    describe_print(object, true);
}

static void print_nothing(void)
{
    describe_print(json_pack("{s:s}", "name", "\xff"), true);
}

static void print_something(void)
{
    json_t *object = json_object(), *list = json_array();
    describe_add(list, json_integer(3));
    describe_add(list, describe_string("\xc2\x9b\x7f\xc3\xa9"));
    describe_set(object, "list", list);
    describe_print(object, true);
}

/* Runs it in a process of its own; what it printed, both streams, is in text. Returns its status. */
static int run(void (*body)(void), char *text, size_t len)
{
    int pipes[2], status;
    size_t used = 0;
    assert_int_equal(pipe(pipes), 0);
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        dup2(pipes[1], STDOUT_FILENO);
        dup2(pipes[1], STDERR_FILENO);
        close(pipes[0]);
        close(pipes[1]);
        body();
        fflush(stdout);
        _exit(0);
    }
    close(pipes[1]);
    for (ssize_t more = 1; more > 0 && used + 1 < len; used += more > 0 ? (size_t)more : 0)
        more = read(pipes[0], text + used, len - 1 - used);
    text[used] = '\0';
    close(pipes[0]);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

static void test_whole_or_nothing(void **state)
{
    (void)state;
    static void (*const short_ones[])(void) = {add_nothing, set_nothing, print_nothing};
    char text[256];
    for (size_t i = 0; i < sizeof short_ones / sizeof *short_ones; i++) {
        assert_int_equal(run(short_ones[i], text, sizeof text), 1);
        assert_string_equal(text, "aude: the answer cannot be written as JSON\n");
    }
    assert_int_equal(run(print_something, text, sizeof text), 0);
    assert_string_equal(text, "{\"list\":[3,\"\\u009b\\u007f\xc3\xa9\"]}\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_whole_or_nothing)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
