/*
 * calls.h: the calls of docs/api.md, and what the files that do them share.
 */
#ifndef AUDE_ONLINE_CALLS_H
#define AUDE_ONLINE_CALLS_H

#include "desk.h"

/* Who may call, as a mask. Where only nobody may, a token is not even looked at. */
enum {
    BY_NOBODY = 1,
    BY_GUEST = 2,
    BY_PERSON = 4,
    BY_BOT = 8,
    BY_WORKER = 16,
    BY_PLAYER = BY_GUEST | BY_PERSON | BY_BOT,
    BY_MEMBER = BY_PERSON | BY_BOT,
    BY_ANYBODY = BY_NOBODY | BY_PLAYER
};

/* Method, path (a word in capitals stands for a part of it), function, who may call, and what it
 * costs besides RATE_CALL (RATE_CALL: nothing more; for workers nothing at all). */
#define ROUTES(X)                                                                                  \
    X("POST", "/api/guest", guest, BY_NOBODY, RATE_GUEST)                                          \
    X("POST", "/api/register", register, BY_NOBODY | BY_GUEST, RATE_LOGIN)                         \
    X("POST", "/api/login", login, BY_NOBODY, RATE_LOGIN)                                          \
    X("POST", "/api/logout", logout, BY_PLAYER, RATE_CALL)                                         \
    X("GET", "/api/me", me, BY_PLAYER, RATE_CALL)                                                  \
    X("POST", "/api/me/password", password, BY_PERSON, RATE_LOGIN)                                 \
    X("GET", "/api/me/data", data, BY_PLAYER, RATE_LOGIN)                                          \
    X("POST", "/api/me/erase", erase, BY_GUEST | BY_PERSON, RATE_LOGIN)                            \
    X("GET", "/api/me/games", my_games, BY_PLAYER, RATE_CALL)                                      \
    X("GET", "/api/me/blocks", blocks, BY_PLAYER, RATE_CALL)                                       \
    X("POST", "/api/me/block", block, BY_PLAYER, RATE_TALK)                                        \
    X("POST", "/api/me/bots", make_bot, BY_PERSON, RATE_LOGIN)                                     \
    X("GET", "/api/me/bots", bots, BY_PERSON, RATE_CALL)                                           \
    X("POST", "/api/me/bots/drop", drop_bot, BY_PERSON, RATE_LOGIN)                                \
    X("GET", "/api/push", push_key, BY_ANYBODY, RATE_CALL)                                         \
    X("POST", "/api/me/push", push, BY_PLAYER, RATE_TALK)                                          \
    X("POST", "/api/me/push/drop", push_drop, BY_PLAYER, RATE_TALK)                                \
    X("GET", "/api/players/NAME", player, BY_ANYBODY, RATE_CALL)                                   \
    X("GET", "/api/players/NAME/ratings", player_ratings, BY_ANYBODY, RATE_CALL)                   \
    X("GET", "/api/players/NAME/games", player_games, BY_ANYBODY, RATE_CALL)                       \
    X("GET", "/api/best", best, BY_ANYBODY, RATE_CALL)                                             \
    X("GET", "/api/lobby", lobby, BY_ANYBODY, RATE_LOBBY)                                          \
    X("GET", "/api/running", running, BY_ANYBODY, RATE_LOBBY)                                      \
    X("POST", "/api/games", make_game, BY_PLAYER, RATE_GAME)                                       \
    X("POST", "/api/quick", quick, BY_PLAYER, RATE_LOBBY)                                          \
    X("GET", "/api/games/ID", game, BY_ANYBODY, RATE_CALL)                                         \
    X("POST", "/api/games/ID/sit", sit, BY_PLAYER, RATE_LOBBY)                                     \
    X("POST", "/api/games/ID/leave", leave, BY_PLAYER, RATE_LOBBY)                                 \
    X("POST", "/api/games/ID/lines", play, BY_PLAYER, RATE_PLAY)                                   \
    X("POST", "/api/games/ID/resign", resign, BY_PLAYER, RATE_PLAY)                                \
    X("POST", "/api/games/ID/return", come_back, BY_PLAYER, RATE_PLAY)                             \
    X("POST", "/api/games/ID/talk", talk, BY_PLAYER, RATE_TALK)                                    \
    X("GET", "/api/games/ID/lines", lines, BY_ANYBODY, RATE_CALL)                                  \
    X("GET", "/api/games/ID/talk", heard, BY_ANYBODY, RATE_CALL)                                   \
    X("GET", "/api/games/ID/record", record, BY_ANYBODY, RATE_CALL)                                \
    X("GET", "/api/games/ID/stream", stream, BY_ANYBODY, RATE_CALL)                                \
    X("GET", "/api/events", events, BY_PLAYER, RATE_CALL)                                          \
    X("GET", "/api/records", records, BY_ANYBODY, RATE_LOBBY)                                      \
    X("GET", "/api/records/all", all_records, BY_ANYBODY, RATE_LOBBY)                              \
    X("POST", "/api/think/take", think_take, BY_WORKER, RATE_CALL)                                 \
    X("POST", "/api/think/done", think_done, BY_WORKER, RATE_CALL)

#define X(method, path, name, by, rate) void call_##name(struct call *c);
ROUTES(X)
#undef X

struct route {
    const char *method, *path;
    void (*act)(struct call *c);
    unsigned by;
    enum rate rate;
};
const struct route *calls_table(int *count);

/* ---- Answers (calls.c) ------------------------------------------------------------------------------ */

/* A text that is no JSON; it is taken over. fields as in hub_hold. */
void call_text(struct call *c, const char *fields, char *text);
void call_many(struct call *c, int wait);                   /* refuses as WHY_MANY */
bool call_credit(struct call *c, enum rate rate);           /* or it is too often, and refused */
void call_illegal(struct call *c, enum aude_status status); /* refuses as WHY_ILLEGAL */

/* What a store said: true if it is fine, else it is refused: as none or taken if it says so. */
bool call_stored(struct call *c, enum store_status status, enum why none, enum why taken);
bool call_write(struct call *c);                   /* hub_write, or refused */
bool call_room(struct call *c, struct room **out); /* that of the path, or refused */

/* The seat that a body or a query names; without one *out is the first of mine, or -1. Refused as
 * WHY_SEAT if it is not one of mine. */
bool call_seat(struct call *c, const struct room *r, int *out);
void answer_game(struct call *c, struct room *r);
void answer_lines(struct call *c, struct room *r, int since, int seat);

/* {"n", "lines"} of a body; false: refused. */
bool call_read_lines(struct call *c, const char *lines[HUB_JOB_LINES], int *count, int *n);

/* What a game said to lines from n on: an answer has them and what came of them. */
void answer_play(struct call *c, struct room *r, enum why why, enum aude_status status, int n,
                 int seat);
void answer_games(struct call *c, const struct store_where *where);

/* ---- What the body and the query say (read.c). False: it was refused ---------------------------------- */

bool want_text(struct call *c, const char *key, const char **out); /* must be there */
bool may_text(struct call *c, const char *key, const char **out);  /* or *out stays */
bool may_bool(struct call *c, const char *key, bool *out);
bool may_int(struct call *c, const char *key, int *out);
bool query_text(struct call *c, const char *key, char *buf, size_t len); /* "" if it is not there */
bool query_number(struct call *c, const char *key, int64_t *out);        /* or *out stays */

/* Text of at most so many bytes that shows as it is: UTF-8 without control characters and without
 * those that turn the direction of writing or cannot be seen. */
bool is_plain(const char *text, size_t max);
enum { SEAT_NAME_MAX = 47, SAY_MAX = 500 };

/* ---- Accounts ------------------------------------------------------------------------------------------- */

bool is_account_name(const char *name);
/* Stores a new token of an account; false: refused. */
bool call_token(struct call *c, int64_t account, enum token_kind kind, char text[HUB_TOKEN_MAX]);
void answer_token(struct call *c, int64_t account);
json_t *ratings_json(struct hub *h, int64_t account);

/* All seats of whoever calls and of its bots are given up or left, and then it is erased; to be called
 * alone (waiting.h). was: only if that is still its password and nobody has closed it (WHY_LOGIN), NULL:
 * in any case. */
void erase_account(struct call *c, const char *was);

/* The call goes on after the turn, in a transaction of its own (waiting.h). */
struct waiting;
void call_alone(struct call *c, const struct waiting *as);

/* Is this still the password of an account that nobody has closed? False: refused. */
bool account_is_still(struct call *c, int64_t account, const char *was);

/* ---- Games ------------------------------------------------------------------------------------------------ */

/* A new game that is to be stored. */
struct plan {
    struct store_game game;
    struct store_seat seat[STORE_SEATS];
    struct aude_table *table; /* what it begins with, NULL: the start */
};

/* A random id, and what else a new game has. */
void plan_start(struct hub *h, struct plan *p, int64_t owner);

/* Whoever sits down: name is what it wants to be called, "". */
void seat_person(struct hub *h, const struct who *w, const struct store_game *g, const char *name,
                 struct store_seat *out);

/* May somebody sit at one more open table? WHY_TABLES, WHY_STORE. */
enum why may_wait(struct hub *h, int64_t account);

/* Stores it, begins if nobody is missing; *out is its room. */
enum why plan_make(struct hub *h, const struct plan *p, struct room **out);

/* After a seat was taken: it begins if it was the last, and everybody is told. */
enum why game_begin_if_full(struct hub *h, struct room *r);

/* Parts of a plan that a body says; false: refused. */
bool plan_rules(struct call *c, struct plan *p, const char *text);
bool plan_clock(struct call *c, struct plan *p);
bool plan_may_be_rated(struct call *c, const struct plan *p);

/* What a rating is counted for: "carcassonne/2". */
void rating_what(const struct store_game *g, char what[STORE_WORD_MAX]);

/* Sits down at an open seat. */
enum why game_sit(struct hub *h, struct room *r, const struct who *w, int seat, const char *name);

/* Leaves one seat (-1: all) of an open game; *is_gone: the game was deleted, and is to be forgotten. */
enum why game_leave(struct hub *h, struct room *r, const struct who *w, int seat, bool *is_gone);

#endif
