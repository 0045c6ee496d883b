/*
 * room.h: one game in memory: its row, its seats and its table, brought up to the last stored line.
 * A room is a cache and owns nothing: it can be thrown away at any time and loaded again, and another
 * process may have one of the same game. room_play is the one choke point for everything that
 * becomes a line.
 */
#ifndef AUDE_ROOM_H
#define AUDE_ROOM_H

#include "aude_table.h"

#include "../store/store.h"
#include "clock.h"
#include "why.h"

/* Who plays on for somebody who gave up, ran out of time or is absent. */
#define ROOM_DEPUTY "ranking"

/* What ends a game that cannot go on. */
#define ROOM_LEFT "table over left"

/* An even choice from 0 to n - 1, from the system's generator. */
typedef int room_luck(void *context, int n);

/* When a line was stored, and what it means for clocks. */
struct room_line {
    int64_t at;
    int8_t actor;  /* whose time runs after it; -1: nobody's, CLOCK_SAME: as before */
    int8_t comes;  /* the seat whose person takes it back from the computer, or -1 */
    bool is_deed;  /* an action, not a line of the table */
    bool is_clock; /* it changes the clock to spec */
    struct clock_spec spec;
};

struct room {
    struct store_game game; /* game.count lines are in the table */
    struct store_seat seat[STORE_SEATS];
    struct aude_table *table; /* the owner's */
    struct clock clock;
    struct room_line *line; /* line n is line[n - 1] */
    int line_room;
    const struct clock_pauses *pauses; /* the hub's */
    struct room *next;                 /* the hub's */
};

/* Loads a game. STORE_DAMAGED: its lines do not replay; then it is left alone, and the others go on.
 * STORE_DOWN also if there is no memory. */
enum store_status room_load(struct store *s, const char *id, const struct clock_pauses *pauses,
                            struct room **out);
void room_free(struct room *r); /* NULL is fine */

/* Brings it up to what is stored; also seats and the row. After anything but STORE_OK it must not be
 * used any more. */
enum store_status room_catch_up(struct store *s, struct room *r);

/* Calculates the clock anew: the pauses have changed. */
void room_reckon(struct room *r);

/* Who plays a seat now: "person" or the name of a computer player. */
const char *room_player(const struct room *r, int seat);
bool room_is_person(const struct room *r, int seat);

/* What is to be played: lines of a seat, or of AUDE_OWNER for lines of the table. */
struct room_play {
    int seat;
    int n; /* the number of the first */
    int count;
    const char *const *lines;
    int64_t now;
    room_luck *luck;
    void *context;
};

/* Checks, applies on a copy, settles chance, stores, adopts; the game's row is stored with it: actor,
 * due, thinking, and how it ended. Everything or nothing. After WHY_TAKEN, WHY_GAP and WHY_STORE the
 * room must be caught up. *status is the engine's word after WHY_ILLEGAL. */
enum why room_play(struct store *s, struct room *r, const struct room_play *play,
                   enum aude_status *status);

/* The game begins: its seats are all taken. */
enum why room_begin(struct store *s, struct room *r, int64_t now, room_luck *luck, void *context);

/* Is the time of whoever must act up? */
bool room_is_due(const struct room *r, int64_t now);

/* If so, what the table's rule says becomes lines; *has_grown tells. If not, the row is told when. */
enum why room_due(struct store *s, struct room *r, int64_t now, room_luck *luck, void *context,
                  bool *has_grown);

#endif
