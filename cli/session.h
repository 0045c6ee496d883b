/*
 * session.h: a running game at this terminal: the position, who sits where, everything done so
 * far and what came of it. What is legal is only ever asked of the engine.
 */
#ifndef AUDE_CLI_SESSION_H
#define AUDE_CLI_SESSION_H

#include <stdbool.h>
#include <stdint.h>

#include "../ai/player.h"
#include "aude.h"
#include "cards.h"
#include "journal.h"
#include "words.h"

enum { STACKS = 2 };

struct seat {
    char name[AUDE_NAME_MAX];
    const struct player *player; /* NULL: a human at this terminal */
    void *self;
};

/* An event and the number of the action in the journal that caused it. */
struct note {
    int move;
    struct aude_event event;
    uint8_t taken[CARD_KINDS]; /* of cards the seat gets points for: how many of each kind */
};

struct session {
    struct aude_rules *rules;
    enum language language;
    int seats, humans;
    struct seat seat[AUDE_SEATS];
    const char *names[AUDE_SEATS];
    struct aude_state *now, *scratch;
    bool has_cards;               /* so that there are things to be hidden */
    int looker;                   /* the seat that looks at the terminal, or -1 */
    struct aude_state *seen;      /* what it may know of now */
    struct aude_state *past;      /* the position an earlier action is told by */
    int past_moves;               /* actions that led to it */
    struct aude_rng luck[STACKS]; /* of what is drawn from each stack */
    struct journal journal;
    struct aude_spot *spot; /* where each action of the journal belongs */
    int spots;              /* room for that many */
    /* What chance had settled before the game went back, the next outcome last: it comes again,
     * so that going back never changes anybody's luck. */
    struct aude_action *due;
    int dues, dues_room;
    struct note *note;
    int notes, room;
    int draft;          /* first action of the turn a human is drafting, or -1 */
    int fresh;          /* actions from here on are new to the human who acts */
    const char *record; /* file that is kept up to date, or NULL */
    char date[AUDE_NAME_MAX];
};

/* Takes over the rules. players has one entry per seat, NULL for a human; names of the seats
 * are those of the colours. */
void session_open(struct session *n, struct aude_rules *r, enum language language, uint64_t seed,
                  const struct player *const players[]);
void session_close(struct session *n);

bool session_is_human(const struct session *n, int seat);

/* Applies a legal action of the actor. */
void session_play(struct session *n, struct aude_action a);

/* Who looks at the terminal from now on: a seat, or -1 if it could be anybody. */
void session_look(struct session *n, int seat);

/* Must another human than the one who looks have the keyboard first, because there are things
 * that only he may see? */
bool session_hands_over(const struct session *n);

/* Card games: the round an action belongs to and how many there are; 0 before the first. */
int session_round(const struct session *n, int move, int *rounds);

/* Card games: has the last action ended a round? */
bool session_ends_round(const struct session *n);

/* Settles chance or lets a computer act, once; false when a human must act or all is over. */
bool session_advance(struct session *n);

/* Has the turn a human drafted come to its end, so that it may still be taken back? */
bool session_is_drafted(const struct session *n);

/* The drafted turn stands. False, with a sentence in why, if the record cannot be written. */
bool session_seal(struct session *n, char *why, size_t len);

/* Takes back one action of the drafted turn; false if there is none. */
bool session_undo(struct session *n);

/* Goes back to where the last human before the present turn had to begin; false if nobody. What
 * was drawn since will be drawn again in the same order. */
bool session_back(struct session *n);

/* Writes the record; false with a sentence in why. */
bool session_save(const struct session *n, const char *path, char *why, size_t len);

/* The sentence that says where the game was saved. */
enum word session_saved(const struct session *n);

/* Saves to the file that is kept up to date, or else to one named "aude-20260102-030405.aude".
 * message says where it is or why not. */
bool session_keep(const struct session *n, char *message, size_t len);

/* How many tiles had been laid when an action was done, that action included; in card games the
 * round. */
int session_turn(const struct session *n, int move);

/* What an action of a seat did, as a sentence; "" for what need not be told. */
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
