/*
 * conform_table.h: what the files about tables share: one game at a table, played at random with
 * everything a table can do, and what the suite itself has noted of it, line by line.
 */
#ifndef CONFORM_TABLE_H
#define CONFORM_TABLE_H

#include "aude_table.h"
#include "conform.h"

enum { NOTES_MAX = 1200 };

/* What the suite knows of a line. */
struct note {
    int question, asked; /* of chance: the number of its question from 1, how often it was asked */
    char line[AUDE_LINE_MAX];
    bool teaches;
    uint64_t hash; /* of the position after it */
    unsigned out;
    enum aude_ending ending;
    char players[AUDE_SEATS * 32];
};

struct bench {
    struct trial *trial;
    struct aude_table *table;
    struct aude_table *client[AUDE_SEATS + 1]; /* by seat + 1: knows nothing but the seat's lines */
    struct note note[NOTES_MAX];               /* note[n] is of line n */
    int notes;
    int counting[NOTES_MAX], counts; /* the lines that count, first to last */
    char *question[NOTES_MAX];       /* in full */
    int questions;
    struct aude_state *state, *view;
};

/* By seat and kind of card: of how many cards a seat does not know where they are. */
struct knowledge {
    int missing[AUDE_SEATS][256];
};

/* conform_table.c */
int lot(struct bench *b, int n); /* a number from 0 to n - 1 */
void note_lines(struct bench *b);
bool is_about_seat(const struct note *note); /* who plays it, that it is out; or the clock */

/* What chance is asked in a position: its number, and how often it was asked on the way. */
void note_question(struct bench *b, const struct aude_state *s, int *question, int *asked);
const char *note_answer(const struct bench *b, int question, int asked); /* NULL: none yet */

/* conform_table_print.c: texts belong to the caller */

/* Everything that can be asked of a table, or what anybody but a seat can ask (AUDE_OWNER: all). */
char *print_table(struct aude_table *t, int without);
char *print_record(struct aude_table *t, int seat, enum aude_extent extent);

/* Compares two texts and frees them. */
bool is_same_text(char *one, char *other);

/* conform_table_look.c: the laws that are looked at between two lines */
void look_at_lines(struct bench *b);
void look_at_copies(struct bench *b);
void look_at_clients(struct bench *b);
void look_at_steps(struct bench *b);
void look_at_refusals(struct bench *b);
void look_at_back(struct bench *b, int n); /* may line n be gone back to? */

/* What the seats know before something is taken back, and whether all of it is still known. */
void note_knowledge(struct bench *b, struct knowledge *out);
void look_after_back(struct bench *b, const struct knowledge *before);

#endif
