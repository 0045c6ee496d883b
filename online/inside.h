/*
 * inside.h: what the files of online/ share: the hub's parts, who somebody is, and how a call is
 * answered. Only hub.h is for others.
 */
#ifndef AUDE_ONLINE_INSIDE_H
#define AUDE_ONLINE_INSIDE_H

#include <jansson.h>

#include "hub.h"
#include "room.h"
#include "why.h"

/* ---- Who somebody is (who.c) ------------------------------------------------------------------- */

struct who {
    int64_t account; /* 0: nobody */
    enum account_kind kind;
    enum token_kind token;
    char name[STORE_NAME_MAX]; /* "" for guests */
    uint8_t hash[STORE_HASH];  /* of the token */
};

/* Whom a token belongs to. WHY_TOKEN: nobody; WHY_STORE. "" is nobody, and fine. */
enum why who_is(struct hub *h, const char *token, struct who *out);

/* A new token, as text and as it is stored. */
void token_make(struct hub *h, char text[HUB_TOKEN_MAX], uint8_t hash[STORE_HASH]);
bool token_hash(const char *text, uint8_t hash[STORE_HASH]);

/* The seats of a room that this account may play, as a mask. */
unsigned who_sits(const struct who *w, const struct room *r);

/* ---- Calls (calls.c): requests and messages come down to the same functions ------------------------ */

struct call {
    struct hub *hub;
    void *peer;
    const struct hub_request *request;
    struct who who;
    const json_t *body;           /* an object, perhaps empty */
    char part[2][STORE_NAME_MAX]; /* what stood for ID, NAME in the path */
    enum why why;                 /* set by call_refuse */
};

/* The answer is held until what the turn has stored is committed. Takes the object over. */
void call_answer(struct call *c, json_t *answer);
void call_refuse(struct call *c, enum why why);
void call_refuse_with(struct call *c, enum why why,
                      json_t *more); /* further members of the answer */

/* The call whose answer comes in parts, and its field with the cursor of the next one (hub_more). */
#define CALL_ALL "/api/records/all"
#define CALL_MORE "Aude-More: "

/* Does a request; calls.c has the table of them. */
void calls_do(struct hub *h, void *peer, const struct hub_request *request);

/* A password is hashed: whoever waits for it is done after this turn. Does nothing if nobody waits any
 * more. */
void calls_hashed(struct hub *h, int64_t number, const char *hash, bool is_right);

/* Calls that lock accounts (waiting.h): are there any, and does the first of them. */
bool calls_are_ready(const struct hub *h);
void calls_alone(struct hub *h);

/* ---- The JSON of rows (wire.c): borrowed rooms, new objects, NULL: out of memory -------------------- */

json_t *wire_game(struct hub *h, struct room *r, const struct who *w);

/* What each seat has left now, or null; whose turn it is, and when its time is up. */
json_t *wire_left(struct hub *h, const struct room *r);

/* {"from", "lines", "at"}: what comes after line since, as the seat (or AUDE_ONLOOKER) sees it. */
json_t *wire_lines(struct room *r, int since, int seat);

/* The same for whoever was too late: only the first of them, for it may have been asked for often and
 * with few words. Who lacks more than that can ask for it. */
json_t *wire_lacking(struct room *r, int since, int seat);

/* {"from", "talk"}: what w may hear of these rows; from is the number of the first that was given. NULL
 * also if it cannot be read whom they have blocked. */
json_t *wire_talk(struct hub *h, struct room *r, const struct store_talk *talk, int count,
                  const struct who *w);

/* Whose view of a room somebody gets: seat, if it is theirs; the first of theirs for -1, else an
 * onlooker's, and so until the game has begun. */
int wire_view(const struct who *w, const struct room *r, int seat);

/* ---- The hub's own (hub*.c) ------------------------------------------------------------------------ */

int64_t hub_now(const struct hub *h); /* of this message */
struct store *hub_store(struct hub *h);

/* Opens the turn's transaction if need be; before the first thing that is stored for a message.
 * WHY_STORE: it cannot. */
enum why hub_write(struct hub *h);

/* A message is refused: what was stored for it is undone, what others have stored in this turn is
 * not. call_refuse does so; it is harmless where nothing was stored. Rooms that were changed are
 * loaded anew by the next hub_room; old pointers stay readable until hub_turn. */
void hub_undo(struct hub *h);

/* What was stored for this message so far stays, also if it is refused afterwards. */
void hub_keep(struct hub *h);

/* A room, loaded or caught up for this message; WHY_GAME: there is none, WHY_DAMAGED, WHY_STORE, WHY_BUSY. It
 * stays where it is until hub_turn. */
enum why hub_room(struct hub *h, const char *id, struct room **out);

/* Forgets rooms that were not used for long; none of those that hub_room has given is needed any more. */
void places_rest(struct hub *h);

/* Could this be the id of a game? Letters and digits. */
bool is_game_id(const char *id);

/* Something of a room was stored: lines, talk, its row, its seats. The room must have been brought up
 * to it (room_catch_up does). After the commit whoever watches is told what is new, those who sit
 * there get their event, other processes are woken; what it was the hub sees by itself. A game that
 * was just made is changed too. */
void hub_changed(struct hub *h, struct room *r);
void hub_forget(struct hub *h, const char *id); /* the game is no more */
void hub_lobby_changed(struct hub *h);          /* an open public game came, went or changed */

/* Open games are shown in the lobby while somebody who sits there was seen after that (lobby.c). */
int64_t lobby_since(const struct hub *h);

/* After the commit: sockets and streams that came with this token, or of this account but with
 * that token (NULL: all), are closed. */
void hub_end_token(struct hub *h, const uint8_t hash[STORE_HASH]);
void hub_end_account(struct hub *h, int64_t account, const uint8_t but[STORE_HASH]);

int hub_luck(void *hub, int n); /* a room_luck */
bool hub_is_here(struct hub *h, const char *game, int64_t account);
int hub_watchers(struct hub *h, const char *game);

/* Lines that somebody wants to add. */
struct hub_lines {
    int n; /* the number of the first; below 1: whatever is next */
    int count;
    const char *const *lines;
};

/* Plays lines of a seat, or AUDE_OWNER: hub_write, room_play, and all that comes of it (due time,
 * ratings at the end, thinking, hub_changed). */
enum why hub_play(struct hub *h, struct room *r, int seat, const struct hub_lines *lines,
                  enum aude_status *status);

/* If somebody's time is up the clock's line comes now; it stays, and with it what this message has
 * stored so far. To be called before whatever must not stay if the next lines are refused. */
enum why hub_due(struct hub *h, struct room *r);

/* All seats are taken: hub_write, room_begin, hub_changed. */
enum why hub_begin(struct hub *h, struct room *r);

/* What somebody's message of play means: the seat that acts is the one whose turn it is if it is
 * theirs, or the one that gives up. WHY_SEAT: they have none. */
enum why hub_play_for(struct hub *h, struct room *r, const struct who *w,
                      const struct hub_lines *lines, enum aude_status *status);

/* Browsers that are woken for one account. */
enum { PUSH_MAX = 16 };

/* Thinking by workers: a job for one of these players, claimed; NULL: there is none. WHY_STORE. */
enum why hub_job_take(struct hub *h, const json_t *players, json_t **job);

/* What a worker has thought up for line n; lines as in hub_thought_up. */
enum why hub_job_done(struct hub *h, struct room *r, int n, const char *lines,
                      enum aude_status *status);

/* ---- Rates (credit.c) --------------------------------------------------------------------------------- */

enum rate {
    RATE_CALL,
    RATE_PLAY,
    RATE_LOBBY,
    RATE_LOGIN,
    RATE_GUEST,
    RATE_GAME,    /* a new one, of an account */
    RATE_ADDRESS, /* a new one, of an address */
    RATE_TALK,
    RATE_TALK_ADDRESS, /* all who talk there */
    RATE_WRONG_TOKEN,
    RATE_PUSH,
    RATES
};

/* Takes one; 0: fine, else the seconds to wait. key is an address or an account. */
int credit_take(struct hub *h, enum rate rate, const char *key);
void credit_back(struct hub *h, enum rate rate, const char *key); /* what was just taken */

/* ---- Ratings (rating.c) ---------------------------------------------------------------------------------- */

/* A rated game is over: the ratings of its accounts are stored in the transaction of its last line, at
 * the end of it. WHY_BUSY. */
enum why rating_game(struct hub *h, struct room *r);

/* They are stored now, for one of these accounts is to go: all of them are locked, together with those
 * whose ratings change, in the order of their numbers. False: they cannot. */
bool ratings_store(struct hub *h, const int64_t *going, int count);

#endif
