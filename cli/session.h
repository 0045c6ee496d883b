/*
 * session.h: a game at this terminal: a table, who of it sits here, who looks, and what came of each
 * step. What may be done, drafts, luck and taking back are the table's.
 */
#ifndef AUDE_CLI_SESSION_H
#define AUDE_CLI_SESSION_H

#include <stdbool.h>
#include <stdint.h>

#include "aude_players.h"
#include "aude_table.h"
#include "cards.h"
#include "words.h"

enum { STACKS = 2 };

struct seat {
    char name[AUDE_NAME_MAX];
    const char *player;       /* the name of a computer player; NULL: a human at this terminal */
    struct aude_player *self; /* NULL likewise */
};

/* An event and the step that caused it. */
struct note {
    int move;
    struct aude_event event;
    uint8_t taken[CARD_KINDS]; /* of cards the seat gets points for: how many of each kind */
};

struct session {
    struct aude_table *table;
    const struct aude_rules *rules;
    enum language language;
    int seats, humans;
    struct seat seat[AUDE_SEATS];
    const char *names[AUDE_SEATS];
    int moves;                     /* steps, those of a draft included */
    const struct aude_state *now;  /* the position after them */
    int looker;                    /* the seat that looks at the terminal, or -1 */
    const struct aude_state *seen; /* what it may know of now */
    struct aude_state *past;       /* the position an earlier step is told by */
    struct aude_state *scratch;    /* for a moment */
    struct aude_rng luck[STACKS];  /* of what is drawn from each stack */
    struct note *note;
    int notes, room;
    int fresh;          /* steps from here on are new to the human who acts */
    const char *record; /* file that is kept up to date, or NULL */
    int kept;           /* lines that are in that file */
};

/* Takes over the table. players has one entry per seat, NULL for a human. A seat without a name, or
 * with that of its colour, is called by its colour in this language. */
void session_open(struct session *n, struct aude_table *table, enum language language,
                  uint64_t seed, const char *const players[]);
void session_close(struct session *n);

bool session_is_human(const struct session *n, int seat);

/* Applies a legal action of the actor; that of a human is a draft. */
void session_play(struct session *n, struct aude_action a);

/* A step, as it was. */
struct aude_step session_step(const struct session *n, int move);
int session_actor_of(const struct session *n, int move);

/* Who must act after all steps, those of the draft included: a seat, AUDE_CHANCE, or AUDE_OVER when
 * the rules have ended the game or a line of the table has. */
int session_actor(const struct session *n);

/* Who looks at the terminal from now on: a seat, or -1 if it could be anybody. */
void session_look(struct session *n, int seat);

/* Must another human than the one who looks have the keyboard first, because there are things
 * that only he may see? */
bool session_hands_over(const struct session *n);

/* Card games: the round a step belongs to and the present one, 0 before the first; and how many
 * there are. */
int session_round_of(const struct session *n, int move);
int session_round(const struct session *n);
int session_rounds(const struct session *n);

/* Card games: has the last step ended a round? */
bool session_ends_round(const struct session *n);

/* Settles chance or lets a computer act, once; false when a human must act or all is over. */
bool session_advance(struct session *n);

/* The first step of the draft; if there is none, the one that comes next. */
int session_draft(const struct session *n);

/* The drafted turn stands. False, with a sentence in why, if the record cannot be written. */
bool session_seal(struct session *n, char *why, size_t len);

/* Takes back one action of the draft; false if there is none. */
bool session_undo(struct session *n);

/* Goes back to where the human who decided last had to begin; false if nobody did, or somebody has
 * seen since what cannot be forgotten. What was drawn since will be drawn again. */
bool session_back(struct session *n);
enum word session_no_back(const struct session *n); /* why not */

/* Writes the record; false with a sentence in why. */
bool session_save(const struct session *n, const char *path, char *why, size_t len);

/* The sentence that says where the game was saved. */
enum word session_saved(const struct session *n);

/* Saves to the file that is kept up to date, or else to one named "aude-20260102-030405.aude".
 * message says where it is or why not. */
bool session_keep(const struct session *n, char *message, size_t len);

/* The number of the turn a step belongs to, from 1; in card games the round. */
int session_turn(const struct session *n, int move);

/* What a step did, as a sentence; "" for what need not be told. */
void session_tell(struct session *n, int move, char *buf, size_t len);

/* Is a note worth a line in a list of scores? In the news beside the action that caused it, which
 * tells the rest itself? */
bool session_note_scores(const struct session *n, int note);
bool session_note_tells(const struct session *n, int note);

/* A note as a sentence, with what the others of the same action say about it: that a figure comes
 * back in exchange, that another goes home because it was left alone. */
void session_note_write(const struct session *n, int note, char *buf, size_t len);

/* Where the news of a seat begin: its last turn before those of others. */
int session_news(const struct session *n, int seat);

#endif
