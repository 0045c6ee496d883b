/*
 * run_expect_sums.c: what a scenario can expect of explanations; see run_expect.c.
 */
#include "run.h"

#include <string.h>

/* "terms X,Y SEGMENT now|done SEAT|nobody TEXT": the whole sum, the causes included. In card games
 * the stretch of a row or a seat is named by its number. */
static bool expect_terms(struct check *c)
{
    struct aude_sum sum;
    char got[EVENT_TEXT_MAX];
    int id, seat = -1;
    if (has_cards(c->s) ? !take_number(&c->at, &id) : !take_feature(c, &id))
        return refuse(c, "terms of what?");
    const char *when = take_word(&c->at);
    bool is_now = strcmp(when, "now") == 0;
    if (!is_now && strcmp(when, "done") != 0)
        return refuse(c, "terms are of now or done");
    if (strncmp(c->at, "nobody", 6) == 0)
        take_word(&c->at);
    else if (!take_number(&c->at, &seat))
        return refuse(c, "terms for whom?");
    char *want = c->at + strspn(c->at, " ");
    c->at += strlen(c->at);
    if (!aude_worth(c->s, id, is_now ? AUDE_NOW : AUDE_COMPLETE, seat, &sum))
        return refuse(c, "there is no such sum");
    write_terms(aude_rules_of(c->s), &sum, got);
    return strcmp(got, want) == 0 || refuse(c, "the terms are %s", got);
}

/* "number NAME N|none" */
static bool expect_number(struct check *c)
{
    char *name = take_word(&c->at);
    int got;
    bool is_known = aude_number(c->s, name, &got);
    c->at += strspn(c->at, " ");
    if (strncmp(c->at, "none", 4) == 0) {
        take_word(&c->at);
        return !is_known || refuse(c, "there is a number %s: %d", name, got);
    }
    return is_known ? same_number(c, name, got) : refuse(c, "there is no number %s", name);
}

/* "facts WORD...": just these. */
static bool expect_facts(struct check *c)
{
    static const char *const names[] = {"board", "cards", "secrets", "rounds"};
    unsigned want = 0, got = aude_facts(aude_rules_of(c->s));
    while (*(c->at += strspn(c->at, " ")) != '\0') {
        char *word = take_word(&c->at);
        int i = 0;
        while (i < 4 && strcmp(names[i], word) != 0)
            i++;
        want |= 1u << i;
    }
    return want == got || refuse(c, "the facts are %x", got);
}

/* The event with this number in words; the action itself for -1. */
static void write_numbered(struct check *c, int i, char out[EVENT_TEXT_MAX])
{
    if (i < 0)
        snprintf(out, EVENT_TEXT_MAX, "action");
    else
        write_event(c->s, &c->test->events.list[i], out);
}

/* "cause WORDS from WORDS|action": the first event that begins with the words was led to by one
 * that begins with the others. */
static bool expect_cause(struct check *c)
{
    char text[EVENT_TEXT_MAX];
    char *words = c->at, *from = strstr(words, " from ");
    c->at += strlen(c->at);
    if (from == NULL)
        return refuse(c, "\"from\" is missing");
    *from = '\0';
    from += strlen(" from ");
    for (int i = 0; i < c->test->events.count; i++) {
        write_numbered(c, i, text);
        if (strncmp(text, words, strlen(words)) != 0)
            continue;
        write_numbered(c, c->test->events.list[i].cause, text);
        return strncmp(text, from, strlen(from)) == 0 || refuse(c, "it is from %s", text);
    }
    return refuse(c, "no event \"%s\"", words);
}

const struct expectation sum_expectations[] = {
    {"terms", expect_terms},
    {"number", expect_number},
    {"facts", expect_facts},
    {"cause", expect_cause},
    {NULL, NULL},
};
