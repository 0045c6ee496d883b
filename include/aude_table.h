/*
 * aude_table.h: a game at a table, for every program that plays one.
 *
 * A table owns the numbered lines of one game: what seats and chance did (lines of aude.h) and what
 * happened at the table itself ("table resign 1"). The lines are the table: whoever has them has
 * everything. Besides it keeps the draft of one seat: what that seat is trying out before it counts.
 *
 * A table does no input or output, reads no clock, starts no thread and holds no global state. It
 * allocates when it grows; a call that finds no memory says AUDE_NO_MEMORY and has changed nothing,
 * like every other refusal. Looking never allocates. One thread at a time may use a table.
 *
 * Lines are numbered from 1 and never deleted. A *step* is an action that counts: after
 * "table back 52" the actions that follow line 52 no longer count, but can still be read. Steps are
 * numbered from 0; position i is the one after i steps. A draft comes after the steps, for its seat
 * only.
 *
 * The laws, which tests/conform_table.c tries on every game:
 *  1. Luck is settled once. A question to chance is known by its outcomes with their weights, and
 *     by how often that same question was asked before on the way that counts. Its first answer
 *     stays its answer, whatever is taken back; so the tiles of a stack always come in one order.
 *  2. Nobody unlearns. Nothing is taken back behind a step that taught a seat what was hidden from
 *     it, nor in a game with secrets behind its end, when hands may be laid open; its own draft a
 *     seat can always undo.
 *  3. The lines are the table. A table that is given the lines of another equals it.
 *  4. A seat sees what it may know: lines and positions are those of aude_seen and aude_view, and a
 *     table that is given a seat's lines has that seat's view.
 *  5. A refusal changes nothing.
 *  6. A draft is nobody's business. Until it is sealed it changes no line, no view of others and no
 *     luck.
 */
#ifndef AUDE_TABLE_H
#define AUDE_TABLE_H

#include "aude.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    AUDE_ONLOOKER = -1,    /* who looks: nobody who plays; one who may add nothing */
    AUDE_OWNER = -3,       /* who looks or acts: whoever runs the table and knows everything */
    AUDE_LINES_MAX = 30000 /* a table has no more lines; the last AUDE_SEATS of them are kept for
                              "table resign", "table time" and "table over" */
};

/*
 * The lines of the table itself. S is a seat, counted from 0.
 *     table back N         what was done after line N no longer counts, 0: nothing does; N counts
 *     table seat S PLAYER  who plays seat S from now on: "person", or the name of a computer player
 *     table resign S       S gives up
 *     table time S         S has run out of time
 *     table clock WORD     how time is counted from now on: at most 31 letters, digits, + and -,
 *                          which mean something to whoever has a clock
 *     table over WORD      the game ends: draw, abort or left
 * A seat that gave up or ran out of time is out: it cannot win, but whoever plays it goes on, or
 * somebody else for it, unless only one seat is left. Then the game is over.
 * "table back" takes back actions and "table over". Who plays a seat, that it is out and the clock
 * are no part of the position: those lines go on counting. So a game in which only one seat is left stays over,
 * and taking back is refused as AUDE_GAME_OVER.
 */

struct aude_table;

/* ---- Open, copy, close ------------------------------------------------------------------- */

/* A new game. viewer is AUDE_OWNER, or whose view the table is to be: a seat or an onlooker, which
 * then must be given its own lines. Such a table shows whoever asks what its viewer knows. On
 * failure *out is NULL and, unless at is NULL, *at is the offset of the word that is wrong. */
enum aude_status aude_table_open(const char *rules, int viewer, struct aude_table **out,
                                 size_t *at);

/* The same table as a seat may know it, with its own draft; for AUDE_OWNER all of it. A copy or a
 * fork has the very rules of its table, whichever is closed first, so a player thinks at all of them;
 * each may be used by a thread of its own. */
enum aude_status aude_table_copy(struct aude_table *t, int seat, struct aude_table **out);

/* A game of its own that begins with the first steps of this one and has the same players.
 * Chance is open again. */
enum aude_status aude_table_fork(const struct aude_table *t, int steps, struct aude_table **out);
void aude_table_close(struct aude_table *t); /* NULL is fine */

/* ---- What a record says at its top --------------------------------------------------------- */

const struct aude_rules *aude_table_rules(const struct aude_table *t);
int aude_table_viewer(const struct aude_table *t);
const char *aude_table_name(const struct aude_table *t, int seat);   /* UTF-8, "": none */
const char *aude_table_player(const struct aude_table *t, int seat); /* who plays it now */
const char *aude_table_date(const struct aude_table *t);             /* "": none */

/* A name is cut after the last whole letter that fits. What is not UTF-8, or has characters that
 * steer a terminal, is refused as AUDE_BAD_NAME. */
enum aude_status aude_table_set_name(struct aude_table *t, int seat, const char *name);
enum aude_status aude_table_set_date(struct aude_table *t, const char *date);

/* Who plays a seat from the start: a word of at most 31 letters, digits and hyphens. Once there are
 * lines it takes one of them, "table seat". */
enum aude_status aude_table_set_player(struct aude_table *t, int seat, const char *player);

/* ---- Lines --------------------------------------------------------------------------------- */

int aude_table_count(const struct aude_table *t); /* the number of the last line */

/* Line n as a seat may see it, or an onlooker, or the owner. Lines since n are those after it. */
enum aude_status aude_table_line(struct aude_table *t, int n, int seat, char *buf, size_t len);

/* Adds a line of a seat: an action, or that it gives up. What AUDE_OWNER adds is done by whoever must
 * act, chance or a seat, or a line of the table; nobody else speaks for chance, not even under its
 * number, which is that of an onlooker. A line with a control character other than a tab is refused.
 * A draft whose position is gone, or whose game is over, is dropped; a line that
 * leaves its position as it is leaves the draft as well. */
enum aude_status aude_table_add(struct aude_table *t, int seat, const char *line);

/* The same for a program that has an action. */
enum aude_status aude_table_play(struct aude_table *t, int seat, const struct aude_action *a);

/* Who must act: a seat, AUDE_CHANCE or AUDE_OVER. A draft does not count. */
int aude_table_actor(const struct aude_table *t);

/* ---- Chance -------------------------------------------------------------------------------- */

/* How many equal lots the present question to chance has: 0 if there is none, 1 if its answer is
 * known already. */
int aude_table_lots(const struct aude_table *t);

/* Answers it by one of them, 0 <= lot < aude_table_lots(t). */
enum aude_status aude_table_draw(struct aude_table *t, int lot);

/* An even choice from 0 to n - 1. */
typedef int aude_luck(void *context, int n);

/* Answers questions to chance until somebody else must act. What is known needs no luck. */
enum aude_status aude_table_settle(struct aude_table *t, aude_luck *luck, void *context);

/* ---- The draft of a turn --------------------------------------------------------------------- */

int aude_table_drafter(const struct aude_table *t); /* whose draft there is, or -1 */
int aude_table_drafted(const struct aude_table *t); /* how many actions it has */
enum aude_status aude_table_draft(struct aude_table *t, int seat, const char *line);
enum aude_status aude_table_draft_undo(struct aude_table *t); /* its last action */
void aude_table_draft_drop(struct aude_table *t);

/* Has the drafter nothing more to decide for now? */
bool aude_table_draft_is_whole(const struct aude_table *t);

/* Its actions become lines. */
enum aude_status aude_table_draft_seal(struct aude_table *t);

/* ---- Taking back --------------------------------------------------------------------------- */

/* AUDE_OK if "table back LINE" may be added, or why not: AUDE_NO_SUCH_LINE, AUDE_GAME_OVER or
 * AUDE_LEARNT. The view of a seat does not know all that others have learnt. */
enum aude_status aude_table_may_back(const struct aude_table *t, int line);

/* The line to go back to for one of these seats (a mask) to decide anew what it decided last:
 * actions of one seat in a row are one decision. -1: there is none, or it cannot be taken back. */
int aude_table_back_to(const struct aude_table *t, unsigned seats);

/* ---- Looking ------------------------------------------------------------------------------- */

/* The position as a seat may know it, or an onlooker, or the owner; the drafter and the owner see
 * the draft done. Belongs to the table, and is good until the table changes. */
const struct aude_state *aude_table_view(struct aude_table *t, int seat);

struct aude_step {
    int number;    /* of its line; 0 in a draft */
    int actor;     /* a seat or AUDE_CHANCE */
    int turn;      /* the number of the turn it belongs to */
    int turn_seat; /* whose turn that is; -1: what chance does between the turns of a card game */
    int round;     /* from 1; 0 before the first, and in games without rounds */
    bool is_draft;
    struct aude_action action; /* as it is seen */
    char line[AUDE_LINE_MAX];
};

/* How many steps a seat sees: the draft belongs to what the drafter and the owner see. */
int aude_table_steps(const struct aude_table *t, int seat);

/* Step i as a seat may see it; false past the last. */
bool aude_table_step(struct aude_table *t, int seat, int i, struct aude_step *out);

/* Position i as a seat may know it; out is a state of the table's rules. Applying the action of
 * step i there gives what came of it, and position i + 1. */
bool aude_table_at(struct aude_table *t, int seat, int i, struct aude_state *out);

/* Steps from to to - 1. With tiles a turn goes from a draw to the next one for another seat; with
 * cards it is what one seat does in a row, or chance. */
struct aude_turn {
    int from, to;
    int seat, round; /* as in a step */
};

int aude_table_turns(const struct aude_table *t, int seat);
bool aude_table_turn(const struct aude_table *t, int seat, int i, struct aude_turn *out);

/* How the game ended. */
#define AUDE_ENDINGS(X)                                                                            \
    X(RUNNING, "running")                                                                          \
    X(PLAYED, "played")     /* by the rules */                                                     \
    X(RESIGNED, "resigned") /* all others but one are out, the last because it gave up */          \
    X(TIME, "time")         /* the same, the last because it had no time left */                   \
    X(DRAW, "draw")         /* agreed */                                                           \
    X(ABORT, "abort")                                                                              \
    X(LEFT, "left") /* they went away */

enum aude_ending {
#define X(id, name) AUDE_ENDING_##id,
    AUDE_ENDINGS(X)
#undef X
        AUDE_ENDING_COUNT
};

enum aude_ending aude_table_ending(const struct aude_table *t);
const char *aude_ending_name(enum aude_ending ending);
unsigned aude_table_out(const struct aude_table *t); /* the seats that are out, as a mask */

/* Those who have won; 0 while the game runs, and if nobody has. */
unsigned aude_table_winners(const struct aude_table *t);

/* ---- Records (docs/record.md) ---------------------------------------------------------------- */

struct aude_fault {
    int line;  /* of the text, from 1 */
    size_t at; /* where in the text that line begins, or the wrong word of its rules */
    int steps; /* good ones before it */
};

/* Reads a record. If something is wrong *fault says where (unless it is NULL), and *out is the
 * table of what is good before it, or NULL if the top of the record is wrong. */
enum aude_status aude_table_read(const char *text, size_t len, struct aude_table **out,
                                 struct aude_fault *fault);

enum aude_extent {
    AUDE_EVERY_LINE,    /* so that luck stays settled */
    AUDE_COUNTING_LINES /* what no longer counts is left out, as if it had never been */
};

/* Writes the record of what a seat may see into at most len bytes, with a zero at the end, and
 * returns its length without it. A draft is not in it. */
size_t aude_table_write(struct aude_table *t, int seat, enum aude_extent extent, char *buf,
                        size_t len);

#ifdef __cplusplus
}
#endif

#endif
