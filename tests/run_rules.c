/*
 * run_rules.c: rule scenarios. A test begins with a comment that cites the clauses and says
 * what they demand, then a line "game RULES", then lines of play as in a record (several on one
 * line are separated by ";", so that a turn fits on a line), "end" for final scoring now, and
 * lines "expect ..." (run_expect.c). The first thing that goes wrong ends the test.
 *
 * In a card game these lines stand for several actions:
 *
 *   opens CARD...          opens these cards and then others until there are enough: the first
 *                          kinds of which there are any, that is yellow persons as long as they
 *                          last. "red.1*3" is three cards, "dragon:green" is a joker and where
 *                          the dealer lays it.
 *   hands CARD... / CARD...  deals a round: what seat 0 gets, seat 1 and so on. A hand that is
 *                          too short is filled up with the first kinds that nobody else gets.
 *   lays [N] [ROW]         whoever is on turn lays the first kind of his hand in the row of its
 *                          colour, a joker in ROW or the first row; so many cards, or until
 *                          somebody has none to lay.
 */
#include "run.h"

#include <stdarg.h>
#include <string.h>

__attribute__((format(printf, 3, 4))) static void fail_test(struct test *test, int line,
                                                            const char *format, ...)
{
    char reason[REASON_MAX];
    va_list args;
    va_start(args, format);
    vsnprintf(reason, sizeof reason, format, args);
    va_end(args);
    test->has_failed = true;
    fail(test->run, test->path, line, "%s [%s]", reason, test->title);
}

static void close_test(struct test *test)
{
    if (!test->is_open)
        return;
    if (test->is_skipped)
        test->run->skipped++;
    else if (!test->has_failed && test->expects == 0)
        fail_test(test, test->line, "the test expects nothing");
    else if (!test->has_failed)
        test->run->passed++;
    table_close(&test->table);
    test->is_open = false;
}

static void open_test(struct test *test, const char *rules, const char *title, int line)
{
    close_test(test);
    *test = (struct test){.run = test->run, .path = test->path, .line = line, .is_open = true};
    snprintf(test->title, sizeof test->title, "%s", title);
    if (test->run->without != NULL && needs_module(rules, test->run->without)) {
        test->is_skipped = true;
        return;
    }
    enum aude_status status = table_open(&test->table, rules);
    if (status != AUDE_OK)
        fail_test(test, line, "these are no rules: %s", aude_status_name(status));
    else if (*title == '\0')
        fail_test(test, line, "the test has no comment that says what it is about");
}

static void play(struct test *test, const char *text, int line)
{
    struct aude_state *s = test->table.s;
    struct aude_action a;
    if (strcmp(text, "end") == 0) {
        aude_end(s, &test->events);
    } else {
        enum aude_status status = aude_action_read(s, text, &a);
        if (status == AUDE_OK)
            status = aude_check(s, aude_actor(s), a);
        if (status != AUDE_OK) {
            fail_test(test, line, "cannot %s: %s", text, aude_status_name(status));
            return;
        }
        aude_apply(s, a, &test->events);
    }
    if (!aude_sound(s))
        fail_test(test, line, "the state is not sound after %s", text);
}

/* One action, or the several of a short form. */
static void play_form(struct test *test, char *text, int line)
{
    struct form form;
    char action[AUDE_LINE_MAX];
    if (!form_open(&form, test->table.s, text)) {
        play(test, text, line);
        return;
    }
    while (!test->has_failed && form_next(&form, action))
        play(test, action, line);
    if (!test->has_failed && form.reason != NULL)
        fail_test(test, line, "cannot play %s: %s", form.verb, form.reason);
}

/* The actions of one line. */
static void play_line(struct test *test, char *text, int line)
{
    while (text != NULL && !test->has_failed) {
        char *next = strchr(text, ';');
        if (next != NULL)
            *next++ = '\0';
        text += strspn(text, " \t");
        text[strcspn(text, "\r")] = '\0';
        for (size_t n = strlen(text); n > 0 && text[n - 1] == ' '; n--)
            text[n - 1] = '\0';
        play_form(test, text, line);
        text = next;
    }
}

static void run_line(struct test *test, char *text, int line)
{
    char reason[REASON_MAX];
    if (test->is_skipped || test->has_failed)
        return;
    if (strncmp(text, "expect ", 7) != 0) {
        play_line(test, text, line);
        return;
    }
    test->expects++;
    if (!expect(test, text + 7, reason))
        fail_test(test, line, "%s", reason);
}

void run_rules(struct run *run, const char *path)
{
    struct lines lines;
    struct test test = {.run = run, .path = path};
    char title[256] = "";
    if (!lines_open(&lines, path)) {
        fail(run, path, 0, "cannot be read");
        return;
    }
    for (char *text; (text = lines_next(&lines)) != NULL;) {
        text += strspn(text, " \t");
        if (*text == '#') {
            if (*title == '\0')
                snprintf(title, sizeof title, "%s", text + 1 + strspn(text + 1, " "));
            continue;
        }
        if (strncmp(text, "game ", 5) == 0)
            open_test(&test, text + 5, title, lines.number);
        else if (*text != '\0' && test.is_open)
            run_line(&test, text, lines.number);
        else if (*text != '\0')
            fail(run, path, lines.number, "a test begins with a line \"game RULES\"");
        *title = '\0';
    }
    close_test(&test);
    lines_close(&lines);
}
