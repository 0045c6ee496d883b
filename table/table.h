/*
 * table.h: what the files of table/ share. A table is a list of lines; everything else is made from
 * them and could be made again.
 */
#ifndef AUDE_TABLE_INSIDE_H
#define AUDE_TABLE_INSIDE_H

#include <stdatomic.h>

#include "aude_table.h"

#define PERSON "person"

enum { PLAYER_MAX = 32 }; /* a player's name with its terminating zero */

enum line_kind { LINE_ACTION, LINE_BACK, LINE_SEAT, LINE_RESIGN, LINE_TIME, LINE_CLOCK, LINE_OVER };

/*
 * One line. Actions that count hang together by before, from the last to the first, with the line
 * that ended the game, if there is one; so an action that no longer counts still knows the way to the
 * position it was done in. Lines about a seat or the clock always count and are not part of it.
 */
struct line {
    uint8_t kind;     /* enum line_kind */
    uint8_t ending;   /* over: enum aude_ending */
    int8_t actor;     /* an action: who did it; else the seat that is named, or -1 */
    int8_t turn_seat; /* as in struct aude_step, like turn and round */
    bool is_marked;   /* write.c: to be written */
    bool teaches;     /* nobody may take back what comes before it (law 2) */
    int32_t before;   /* an action, over: the action before it, 0: none; back: the line named */
    int32_t step;     /* so many steps up to here, this one included */
    int32_t turn, round;
    int32_t asked;     /* of chance: how often the question was asked before on this way */
    uint64_t question; /* of chance: a number for its outcomes and their weights */
    int32_t text;      /* where its text begins in the table's; only actions have one */
    uint8_t veiled;    /* by viewer + 1: for whom it is the second of two, which says less */
    struct aude_action action;
    char word[PLAYER_MAX]; /* seat: who plays it; clock */
};

/* Rules that a table and its copies have in common; the last that is closed frees them. Copies may
 * be in different threads. */
struct common_rules {
    struct aude_rules *rules;
    atomic_int users;
};

struct aude_table {
    const struct aude_rules *rules; /* those of common */
    struct common_rules *common;
    int seats, viewer;
    bool has_secrets, has_board;
    char name[AUDE_SEATS][AUDE_NAME_MAX];
    char first_player[AUDE_SEATS][PLAYER_MAX]; /* who began to play it */
    char player[AUDE_SEATS][PLAYER_MAX];       /* who plays it now */
    char date[AUDE_NAME_MAX];

    struct line *line; /* line n is line[n - 1] */
    int count, room;   /* line, way and trail have room for that many */
    char *text;        /* the texts of actions, so that reading them needs no position */
    int text_used, text_room;
    int last;       /* the last action that counts, or the line that ended the game, or 0 */
    int last_aside; /* the last line that is aside, or 0 */
    int *way;       /* the numbers of the lines that are steps */
    int steps;
    unsigned out;
    enum aude_ending ending;

    struct line *draft;
    int drafted, draft_room;

    struct aude_state *start;   /* as the viewer knows it */
    struct aude_state *now;     /* after all steps */
    struct aude_state *tried;   /* after the draft, while there is one */
    struct aude_state *past;    /* wherever somebody looked last: after the action past_line, */
    int past_line, past_drafts; /* 0: the start, -1: nowhere; and so many actions of the draft */
    int *trail;                 /* the way there, last action first */
    /* In games with secrets, by seat + 1; the bits of is_viewed say which are up to date. */
    struct aude_state *view[AUDE_SEATS + 1];
    unsigned is_viewed;
};

/* ---- table.c ---- */

struct line *line_at(const struct aude_table *t, int n); /* 1 <= n <= count */

/* Are lines of this kind no part of the position: who plays a seat, whether it is out, the clock? */
bool is_aside(int kind);

/* Room for more lines, up to so many, or for so many actions of the draft. The last lines there can
 * be are kept for what ends a game: the others stop at LINES_MOST. */
enum { LINES_MOST = AUDE_LINES_MAX - AUDE_SEATS };
enum aude_status table_reserve(struct aude_table *t, int more, int most);
enum aude_status draft_reserve(struct aude_table *t, int length);

int table_tip(const struct aude_table *t); /* the line of the last step, or 0 */

/* Takes the lines after the first count away, as if they had never been added; last was t->last. */
void table_restore(struct aude_table *t, int count, int last);

/* Adds an action that is legal, or a line of the table; there is room. */
void table_append(struct aude_table *t, const struct aude_action *a);
void table_append_line(struct aude_table *t, const struct line *line);

/* Does an action in the position s, and makes its line; before is the step before it, or NULL. */
struct line line_of(const struct aude_table *t, struct aude_state *s, const struct aude_action *a,
                    const struct line *before);

bool is_same_action(const struct aude_action *a, const struct aude_action *b);

/* ---- lines.c ---- */

/* Reads and checks what a seat, or for AUDE_OWNER whoever must act, wants to do in s. */
enum aude_status line_read(const struct aude_table *t, const struct aude_state *s, int seat,
                           const char *text, struct aude_action *out);

/* Keeps the text of an action that is done in s; there is room. */
enum { TEXT_MOST = 2 * AUDE_LINE_MAX };
void line_keep(struct aude_table *t, const struct aude_state *s, struct line *line);

/* ---- luck.c ---- */

/* What the present question to chance is, and how often it was asked before. */
void luck_ask(const struct aude_table *t, uint64_t *question, int *asked);

/* Its answer, or NULL if it has none yet. */
const struct aude_action *luck_settled(const struct aude_table *t);

/* ---- back.c ---- */

/* Does an action that is legal now teach a seat what it may not unlearn? */
bool action_teaches(struct aude_table *t, const struct aude_action *a);

/* ---- look.c ---- */

/* Whose view it really is when that seat looks: AUDE_OWNER where nothing is hidden from it. */
int table_viewer(const struct aude_table *t, int seat);

/* An action in the position s as that seat sees it. */
struct aude_action action_seen(const struct aude_table *t, const struct aude_state *s, int seat,
                               const struct aude_action *a);

/* The position after an action (0: the start) and so many actions of the draft, in t->past. */
const struct aude_state *table_past(struct aude_table *t, int line, int drafts);

/* The position has changed. */
void table_forget_views(struct aude_table *t);

/* ---- read.c ---- */

/* A name as old records have it, "Blue (greedy)", is taken apart; false if it is none. */
bool name_split(const char *name, char own[AUDE_NAME_MAX], char player[PLAYER_MAX]);

/* ---- text.c ---- */

enum { NAME_FITS, NAME_IS_CUT, NAME_IS_BAD };

/* Copies a name without the blanks around it, as much as fits; says how that went. */
int name_copy(char *to, size_t room, const char *from, size_t len);

bool is_player(const char *text, size_t len);
bool is_clock(const char *text, size_t len);

/* A cursor over one line of text, which ends in a zero. */
struct piece {
    const char *at;
    size_t len;
};

struct piece text_word(const char **at); /* skips blanks before it; empty at the end */
bool piece_is(struct piece piece, const char *text);
bool text_number(const char **at, int max, int *out); /* a word that is a number from 0 to max */
bool text_ends(const char **at);

/* A text that is written where there is room and counted all the same. */
struct scribe {
    char *buf;
    size_t len, used;
};

void scribe_add(struct scribe *w, const char *text);
void scribe_number(struct scribe *w, int n);

#endif
