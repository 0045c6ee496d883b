/*
 * aude_players.h: the computer players of Aude.
 *
 * A player is given what a seat may know (aude_view) and answers with one of the legal actions,
 * so it cannot cheat by accident. It thinks in slices of a few milliseconds at most, because
 * nobody here has a clock: whoever asks decides how long. The same seed, view and number of
 * slices give the same answer and the same ways, whatever was asked before.
 *
 * Only aude_player_open allocates. Players share nothing, so each may think in a thread of its
 * own. Everything is flat (pointers and numbers), so that other languages can call it as it is.
 *
 *     struct aude_player *p = aude_player_open("rollout", rules, seed);
 *     aude_view(game, seat, view);
 *     aude_player_begin(p, view, seat);
 *     while (aude_player_more(p) && there_is_time())
 *         ;
 *     aude_player_answer(p, &action);
 */
#ifndef AUDE_PLAYERS_H
#define AUDE_PLAYERS_H

#include "aude.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    AUDE_WAYS_MAX = 12,      /* no player tells more ways */
    AUDE_WAY_ACTIONS = 32,   /* no way has more actions */
    AUDE_NO_LEAD = INT32_MIN /* instead of a lead: the player does not estimate it */
};

/* The analyst plays in no list, but can be opened like any other: it plays the best few ways of a
 * decision on, and the one that was played, all of them equally often and with the same draws, so
 * that their leads can be compared. For hints, and for looking back at a game. */
#define AUDE_ANALYST "analyst"

/* A way to play on: what a seat does from now on until somebody else, or chance, comes. It may end
 * before that where a player looked no further. */
struct aude_way {
    int count; /* of its actions */
    struct aude_action action[AUDE_WAY_ACTIONS];
    bool is_played; /* the one that aude_player_include was told */

    /* By seat: the points by which it is then expected to be ahead of the best other when the game
     * is over, in hundredths; below zero: behind. Or AUDE_NO_LEAD; 0 for seats that are not there. */
    int lead[AUDE_SEATS];
};

struct aude_player; /* one that was opened */

/* The opponents one can play against, from the weakest to the strongest: the stable name, which with
 * a capital letter is what people read, and one English sentence about it. NULL past the last. */
const char *aude_player_name(int i);
const char *aude_player_about(int i);

/* The number of the opponent of that name, or -1: there is none. */
int aude_player_number(const char *name);

/* The plain ways to play that players are made of, from the weakest to the strongest; then, where
 * they are built in, the peers: frozen opponents written from published descriptions of other
 * programs, which have names that begin with "p-". They can be opened like those above. */
const char *aude_method_name(int i);
const char *aude_method_about(int i);

/* Can a player of this name be opened, in either list or the analyst? */
bool aude_player_is(const char *name);

/* Opens a player for games of these rules, which must outlive it. NULL if there is none of that
 * name or no memory for it. Whatever comes after this needs no memory. */
struct aude_player *aude_player_open(const char *name, const struct aude_rules *r, uint64_t seed);
void aude_player_close(struct aude_player *p); /* NULL is none, and fine */

/* The decision to think about: that of seat, which must be the actor of view; the view is copied.
 * False, and nothing has changed, if seat is not the actor or view is of other rules. */
bool aude_player_begin(struct aude_player *p, const struct aude_state *view, int seat);

/* After aude_player_begin: what the seat did, to be among the ways whatever it is worth. Of the
 * actions those are looked at that it did without chance or somebody else between, up to
 * AUDE_WAY_ACTIONS. Thinking begins anew. False, and nothing has changed, if the first of them is
 * not legal; and from players that compare only what they would do themselves, which are all but
 * the analyst. */
bool aude_player_include(struct aude_player *p, const struct aude_action *played, int count);

/* Thinks for one slice; false when there is nothing left to think about. */
bool aude_player_more(struct aude_player *p);

/* The best legal action so far, also right after aude_player_begin; false before that. */
bool aude_player_answer(const struct aude_player *p, struct aude_action *out);

/* The best ways so far, in the order in which the player prefers them; the first begins with its
 * answer. At most max are written, the true number is returned. There is always one, but with the
 * analyst, which has none while it looks for them and then tells all; that is the shorter part of
 * its thinking. */
int aude_player_ways(struct aude_player *p, struct aude_way *out, int max);

/* One decision: begins, thinks for at most so many slices (below zero: until there is nothing left
 * to think about) and answers. False if it cannot begin. */
bool aude_player_choose(struct aude_player *p, const struct aude_state *view, int seat, int slices,
                        struct aude_action *out);

/* How likely a seat is to win, in hundredths of a percent, if these leads are expected (as in struct
 * aude_way) and the rest of the game is still to come; half of it for a win shared by two. When the
 * game is over the leads do not matter. */
int aude_win_chance(const struct aude_state *view, const int lead[AUDE_SEATS], int seat);

/* How long to think about this decision of a seat, in milliseconds, when it has left_ms for the rest of
 * the game and gets increment_ms after each of its turns. Whoever keeps to it, and needs no more than
 * some hundredths of a second besides to answer, does not run out of time, and has used most of it when
 * the game is over. Reads no clock. */
long aude_player_budget(const struct aude_state *view, int seat, long left_ms, long increment_ms);

/* ---- A level that adapts ------------------------------------------------------------------- */

/* A rating is a number like an Elo: who has 200 more than another wins three games of four. Whoever
 * keeps results keeps two numbers, the rating and the games behind it. */
int aude_rating_start(void); /* of somebody of whom nothing is known */

/* The rating after one more game: games is how many there were before it, result 0 for a loss, 1
 * for a shared win, 2 for a win against an opponent of strength against. A game against several counts
 * once for each of them, with the result against that one. */
int aude_rating_after(int rating, int games, int against, int result);

/* The rating of opponent i in games of these rules, as it was measured; 0 if there is none. */
int aude_opponent_strength(const struct aude_rules *r, int i);

/* The number of the opponent against whom somebody of that rating has the most even game. Whoever is
 * in taken, a bit for each number, already sits at the table and comes only if everybody does. */
int aude_opponent_for(const struct aude_rules *r, int rating, unsigned taken);

/* The rating of who sat at seat after a game that has ended with these winners (aude_table_winners)
 * and scores. opponent has the number of who played each other seat, or -1: nobody with a number; the
 * own seat does not count. The rating as it was if there was no opponent. */
int aude_rating_game(const struct aude_rules *r, int rating, int games, int seat, unsigned winners,
                     const int score[AUDE_SEATS], const int opponent[AUDE_SEATS]);

#ifdef __cplusplus
}
#endif

#endif
