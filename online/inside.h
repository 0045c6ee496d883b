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
    const json_t *body;    /* an object, perhaps empty */
    char part[2][STORE_NAME_MAX]; /* what stood for ID, NAME in the path */
    enum why why;          /* set by call_refuse */
};

/* The answer is held until what the turn has stored is committed. Takes the object over. */
void call_answer(struct call *c, json_t *answer);
void call_refuse(struct call *c, enum why why);
void call_refuse_with(struct call *c, enum why why, json_t *more); /* further members of the answer */

/* The answer comes later (a password is being hashed): the peer waits until call_resume. */

/* Does a request; calls.c has the table of them. */
void calls_do(struct hub *h, void *peer, const struct hub_request *request);

/* The JSON of rows. Borrowed room; new objects. (wire.c) */
json_t *wire_game(struct hub *h, struct room *r, const struct who *w);
json_t *wire_lines(struct room *r, int since, int seat);  /* {"from","lines","at"} as the seat sees it */
json_t *wire_talk(struct hub *h, struct room *r, const struct store_talk *talk, int count,
                  const struct who *w);

/* ---- The hub's own (hub.c) --------------------------------------------------------------------------- */

int64_t hub_now(const struct hub *h); /* of this turn */
struct store *hub_store(struct hub *h);

/* Opens the turn's transaction if need be; before the first thing that is stored. WHY_STORE: it cannot. */
enum why hub_write(struct hub *h);

/* A room, loaded or caught up in this turn; WHY_GAME: there is none, WHY_STORE. */
enum why hub_room(struct hub *h, const char *id, struct room **out);

/* A room has changed: whoever watches is told after the commit, and other processes are. what is the
 * word of the event for those who sit there, NULL: none. */
void hub_changed(struct hub *h, struct room *r, const char *what);
void hub_forget(struct hub *h, const char *id); /* the game is no more */
void hub_lobby_changed(struct hub *h);

int hub_luck(void *hub, int n); /* a room_luck */
bool hub_is_here(struct hub *h, const char *game, int64_t account);
int hub_watchers(struct hub *h, const char *game);

/* Plays lines, resigns, returns: room_play, and all that comes of it (ratings at the end, hub_changed). */
enum why hub_play(struct hub *h, struct room *r, int seat, int n, int count,
                  const char *const *lines, enum aude_status *status);

/* ---- Rates (credit.c) --------------------------------------------------------------------------------- */

enum rate { RATE_CALL, RATE_PLAY, RATE_LOBBY, RATE_LOGIN, RATE_GAME, RATE_TALK, RATE_WRONG_TOKEN, RATES };

/* Takes one; 0: fine, else the seconds to wait. key is an address or an account. */
int credit_take(struct hub *h, enum rate rate, const char *key);

/* ---- Ratings (rating.c) ---------------------------------------------------------------------------------- */

/* A rated game is over: the ratings of its accounts are stored, in the transaction of its last line. */
enum why rating_game(struct hub *h, struct room *r);

#endif
