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

/* An even choice from 0 to n - 1, from the system's generator. */
typedef int room_luck(void *context, int n);

struct room {
    struct store_game game; /* game.count lines are in the table */
    struct store_seat seat[STORE_SEATS];
    struct aude_table *table; /* the owner's */
    struct clock clock;
    int64_t *at;  /* when line n was stored: at[n - 1] */
    int at_room;
};

/* Loads a game. STORE_DAMAGED: its lines do not replay; then it is left alone, and the others go on. */
enum store_status room_load(struct store *s, const char *id, struct room **out);
void room_free(struct room *r);

/* Brings it up to what is stored; also seats and the row. */
enum store_status room_catch_up(struct store *s, struct room *r);

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
 * due, thinking, and how it ended. Everything or nothing. After WHY_TAKEN and WHY_STORE the room must
 * be caught up. *status is the engine's word after WHY_ILLEGAL. */
enum why room_play(struct store *s, struct room *r, const struct room_play *play,
                   enum aude_status *status);

/* The game begins: its seats are all taken. */
enum why room_begin(struct store *s, struct room *r, int64_t now, room_luck *luck, void *context);

/* Is somebody's time up? Then what the table's rule says becomes lines; *has_grown tells. */
enum why room_due(struct store *s, struct room *r, int64_t now, room_luck *luck, void *context,
                  bool *has_grown);

#endif
