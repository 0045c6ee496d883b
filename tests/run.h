/*
 * run.h: what the kinds of data-driven tests share. Each kind has a file of its own that reads
 * one test file, counts what passed and says where and why something failed.
 */
#ifndef AUDE_TESTS_RUN_H
#define AUDE_TESTS_RUN_H

#include <stdio.h>

#include "aude.h"

/* What was asked for and what came out so far. */
struct run {
    const char *without; /* tests whose game needs this module are skipped; NULL for none */
    bool is_writing;     /* golden files are written instead of compared */
    bool ignores_hashes; /* a build with another layout of the state has other hashes */
    int passed, failed, skipped;
};

/* A text file taken apart line by line, in place. */
struct lines {
    const char *path;
    char *text; /* the whole file, owned */
    char *at;   /* the next line, NULL at the end */
    int number; /* of the line handed out last */
};

bool lines_open(struct lines *lines, const char *path);
char *lines_next(struct lines *lines); /* NULL at the end */
void lines_close(struct lines *lines);

/* The next word of a line, cut out in place; "" at the end. */
char *take_word(char **at);
bool take_number(char **at, int *out);
bool take_count(char **at, long long *out);

/* Counts a failed test and prints FILE:LINE and the reason. */
__attribute__((format(printf, 4, 5))) void fail(struct run *run, const char *path, int line,
                                                const char *format, ...);

/* Does the rules text name the module? */
bool needs_module(const char *rules, const char *module);

/* A game being played: rules and state, both owned; NULL while there is none. */
struct table {
    struct aude_rules *r;
    struct aude_state *s;
};

enum aude_status table_open(struct table *table, const char *rules);
void table_close(struct table *table);

/* Names of what lies on the table. A kind is one of tiles or, in a card game, of cards. */
bool find_kind(const struct aude_rules *r, const char *id, int *out);
bool find_segment(const struct aude_state *s, int x, int y, const char *name, int *out);

enum { EVENT_TEXT_MAX = 240 };

/* One event in a stable form: "score 0 8 city complete 3 tile x 2 + 1 shield x 2 strength 1 0 at
 * 0,-1 city.N". Likewise a sum: "4 tile x 2 because inn 4 tile", or "nothing" without terms. */
void write_event(const struct aude_state *s, const struct aude_event *event,
                 char out[EVENT_TEXT_MAX]);
void write_terms(const struct aude_rules *r, const struct aude_sum *sum, char out[EVENT_TEXT_MAX]);

/* ---- Card games: run_cards.c ---------------------------------------------------------------- */

enum { CARD_KINDS_MAX = 64, CARDS_MAX = 256 };

bool has_cards(const struct aude_state *s);
const char *card_id(const struct aude_state *s, int kind); /* "?" for one that may not be known */

/* "red.1", "red.1*3" or "?*5": the kind, which may be AUDE_NONE, and how many; false if there is
 * no such card. What follows a colon goes to *after, else NULL. */
bool read_cards(const struct aude_state *s, char *word, int *kind, int *times, char **after);

/* An event of a card game: "score 0 15 for persons 5 x 3 at red 1". */
void write_card_event(const struct aude_state *s, const struct aude_event *event, char *out,
                      size_t len);

/* A line that stands for several actions, see run_rules.c. */
struct form {
    const struct aude_state *s;
    const char *verb;
    char *at;                                   /* opens: the words still to come */
    int kind, times;                            /* opens: what comes next; hands, lays: how many */
    char *row;                                  /* where jokers go; NULL for the first row */
    bool is_counted;                            /* lays: exactly so many */
    uint8_t listed[AUDE_SEATS][CARD_KINDS_MAX]; /* hands: cards still to be dealt */
    const char *reason;                         /* what is wrong with the line, or NULL */
};

bool form_open(struct form *form, const struct aude_state *s, char *text); /* is it such a line? */
bool form_next(struct form *form, char line[AUDE_LINE_MAX]); /* false after the last action */

/* ---- Scenarios ------------------------------------------------------------------------------- */

/* A scenario while it runs. */
struct test {
    struct run *run;
    const char *path;
    char title[256]; /* the first line of the comment before it */
    int line;        /* where it began, for failures that belong to no other line */
    struct table table;
    struct aude_events events; /* of the last action */
    int expects;               /* lines that check something */
    bool is_open, is_skipped, has_failed;
};

/* What follows the word "expect" of a line; false after writing the reason. */
enum { REASON_MAX = 512 };
bool expect(struct test *test, char *text, char reason[REASON_MAX]);

/* One expectation being checked. */
struct check {
    struct test *test;
    const struct aude_state *s; /* the position, or the view of somebody */
    char *at;                   /* the rest of the line */
    char *reason;               /* room for why it does not hold */
};

struct expectation {
    const char *word;
    bool (*holds)(struct check *c);
};

/* Those of card games and of explanations, the last without a word; run_expect_cards.c and
 * run_expect_sums.c. */
extern const struct expectation card_expectations[], sum_expectations[];

bool check_holds(struct check *c);
bool same_number(struct check *c, const char *what, int got);
bool take_name(struct check *c, enum aude_noun noun, int *out); /* the number of a name */
bool take_feature(struct check *c, int *id);                    /* "X,Y SEGMENT" */
__attribute__((format(printf, 2, 3))) bool refuse(struct check *c, const char *format, ...);

void run_rules(struct run *run, const char *path); /* FILE.t */
void run_play(struct run *run, const char *path);  /* FILE.txt */
void run_perft(struct run *run, const char *path); /* FILE.perft */

#endif
