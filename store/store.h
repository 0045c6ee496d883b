/*
 * store.h: what the server keeps. The record is the game, the primary key is the lock: line n of a
 * game can be stored once, so whoever was slower is told STORE_TAKEN and nothing else decides
 * anything. A store knows no rules.
 *
 * One store is one connection to one database, for one thread. Everything between store_begin and
 * store_commit is stored together or not at all; a call outside of them is a transaction of its own.
 * After STORE_DOWN inside a transaction it is rolled back, and every further call says STORE_DOWN
 * until store_rollback; the next store_begin tries to reach the database again.
 *
 * Times are milliseconds since 1970, given by the caller. Texts are UTF-8 and end in a zero; what
 * does not fit was never stored. Nothing here waits longer than a few seconds.
 */
#ifndef AUDE_STORE_H
#define AUDE_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum store_status {
    STORE_OK,
    STORE_TAKEN,   /* somebody else was faster: the line, the seat, the name */
    STORE_NONE,    /* there is no such row */
    STORE_DOWN,    /* the database cannot be reached or written; nothing was stored */
    STORE_DAMAGED, /* what is stored makes no sense, or is no database of ours */
    STORE_NEWER,   /* a later version of Aude has written it */
    STORE_LOCKED,  /* another server has this file */
    STORE_STATUSES
};

enum {
    STORE_ID_MAX = 16,     /* of a game, with the zero: letters and digits */
    STORE_RULES_MAX = 256, /* the rules of a game as text */
    STORE_WORD_MAX = 32,   /* clock, player, ending ... */
    STORE_NAME_MAX = 64,   /* a name as it is shown */
    STORE_LINE_MAX = 96,   /* a line of a game */
    STORE_TALK_MAX = 512,  /* something that was said */
    STORE_HASH = 32,       /* bytes of the hash of a token */
    STORE_PASSWORD_MAX = 128,
    STORE_PUSH_MAX = 1024,
    STORE_SEATS = 6,
    STORE_WHY_MAX = 256
};

/* Texts are UTF-8. What is not is in no row: whoever asks for it, or wants to store it, is told
 * STORE_NONE, and what was begun goes on. */
struct store;

enum store_use {
    STORE_SERVE, /* for a server: a file that another server has is STORE_LOCKED */
    STORE_VISIT  /* for a look or a deed beside a running server: "aude admin", "aude import" */
};

/* Opens, and brings an older database forward. where is a path (SQLite), "memory:" (nothing is kept),
 * or "postgresql://...". If the answer is not STORE_OK, *out is NULL and why says more, in English,
 * without any secret of where. */
enum store_status store_open(const char *where, enum store_use use, struct store **out,
                             char why[STORE_WHY_MAX]);
void store_close(struct store *s); /* NULL is fine */

/* What went wrong last, for the log of whoever runs the server: an English sentence, no secrets. */
const char *store_why(const struct store *s);

/* A copy of all of it as it is at one moment, also beside a running server; outside of a transaction.
 * path is an empty file or none. STORE_NONE: this database has tools of its own for that. */
enum store_status store_copy(struct store *s, const char *path);

/* The clock that all who use this store share, in milliseconds since 1970. STORE_NONE: it is that of
 * this machine. */
enum store_status store_clock(struct store *s, int64_t *out);

/* ---- Transactions ------------------------------------------------------------------------------ */

enum store_status store_begin(struct store *s);
/* Durable after STORE_OK. After STORE_DOWN nothing was stored, unless the connection was lost at that
 * very moment: then only a look tells, and whoever sends its line again is told. */
enum store_status store_commit(struct store *s);
void store_rollback(struct store *s);

/* Inside a transaction: what was done after store_mark can be undone alone. One mark at a time: a new
 * one replaces it; going back leaves it where it is. */
enum store_status store_mark(struct store *s);
enum store_status store_back(struct store *s);

/* ---- Games --------------------------------------------------------------------------------------- */

enum game_state { GAME_OPEN, GAME_RUNNING, GAME_OVER, GAME_STATES };

struct store_game {
    char id[STORE_ID_MAX];
    char rules[STORE_RULES_MAX];
    enum game_state state;
    int seats;
    bool is_public, is_rated, has_helps;
    bool is_quick;                /* made by quick pairing */
    bool is_imported;             /* some lines were not played here */
    char absent[STORE_WORD_MAX];  /* what happens to whoever runs out of time: computer or end */
    char clock[STORE_WORD_MAX];   /* as it is now */
    int64_t owner;                /* the account that made it */
    int64_t made, started, ended; /* 0: not yet */
    int64_t grown;                /* when its last line was stored, or made */
    int64_t due;                  /* when somebody's time is up; 0: never */
    int count;                    /* the number of its last line */
    int talk;                     /* the number of what was said last */
    int actor;                    /* the seat that must act; -1: none */
    bool is_thinking;             /* that seat is played by a computer */
    char ending[STORE_WORD_MAX];  /* "": none yet */
    unsigned winners;             /* a mask */
    int points[STORE_SEATS];      /* when it is over */
    char before[STORE_ID_MAX];    /* the game this is a rematch of, "" */
    char next[STORE_ID_MAX];      /* its rematch, "" */
};

enum seat_kind { SEAT_OPEN, SEAT_PERSON, SEAT_COMPUTER, SEAT_BOT, SEAT_KINDS };

struct store_seat {
    enum seat_kind kind;         /* who took it; "table seat" may have changed who plays it */
    char name[STORE_NAME_MAX];   /* as it is shown */
    int64_t account;             /* 0: a computer, or nobody */
    char player[STORE_WORD_MAX]; /* of a computer */
    int rating;                  /* when the game began, 0: none */
    /* What its account is called now, "" for guests; comes with store_game_get, and is not stored. */
    char account_name[STORE_NAME_MAX];
};

struct store_line {
    int n;
    int64_t at; /* when it was stored */
    char text[STORE_LINE_MAX];
};

enum store_status store_game_make(struct store *s, const struct store_game *g,
                                  const struct store_seat *seats);
enum store_status store_game_get(struct store *s, const char *id, struct store_game *g,
                                 struct store_seat seats[STORE_SEATS]);

/* Everything of the game but id, rules, seats, owner, made, before, talk; and count, which is
 * store_lines_append's: unless the game has exactly g->count lines, also those that were appended just
 * now, the caller does not know it well enough to change it, and it is STORE_TAKEN. grown never goes
 * back. */
enum store_status store_game_set(struct store *s, const struct store_game *g);

/* STORE_TAKEN unless the seat is open and the game not over. */
enum store_status store_seat_take(struct store *s, const char *id, int seat,
                                  const struct store_seat *who);
enum store_status store_seat_set(struct store *s, const char *id, int seat,
                                 const struct store_seat *who);

/* An account gets up: STORE_TAKEN unless the seat is its own and the game has not begun. */
enum store_status store_seat_leave(struct store *s, const char *id, int seat, int64_t account);

/* The game goes, whatever its state; or only if it has not begun, else STORE_TAKEN. */
enum store_status store_game_delete(struct store *s, const char *id);
enum store_status store_game_cancel(struct store *s, const char *id);

/* These accounts are there: open games at which they sit are seen now. A game that is made is seen
 * then. */
enum store_status store_waiting_seen(struct store *s, const int64_t *accounts, int count,
                                     int64_t now);

/* Open public games of quick pairing with the rules and the clock of this one, rated or not as it is,
 * that LIST_LOBBY has too; the longest waiting first. */
enum store_status store_waiting_quick(struct store *s, const struct store_game *like, int64_t since,
                                      int max, char (*ids)[STORE_ID_MAX], int *count);

/* The game goes if it is open and was not seen since before; one that is private or has a clock of days
 * only if it was not seen since long_before. STORE_TAKEN: it is otherwise, or there is none. */
enum store_status store_waiting_drop(struct store *s, const char *id, int64_t before,
                                     int64_t long_before);

/* Games at which these accounts sit, at most a hundred: open ones, and those that have begun after since
 * and go on; in the order of account and game, those behind after. */
struct store_sitting {
    int64_t account;
    char game[STORE_ID_MAX];
};
struct store_sitters {
    const int64_t *accounts;
    int count;
    int64_t since;
    struct store_sitting after; /* zeros: from the start */
    int max;
};
enum store_status store_sittings(struct store *s, const struct store_sitters *of,
                                 struct store_sitting *out, int *count);

/* Lines from n on; the game's count and grown become those of the last. STORE_TAKEN if there is a
 * line n, or none before it. */
enum store_status store_lines_append(struct store *s, const char *id, int n, int count,
                                     const struct store_line *lines);

/* Lines after n, at most max; *count says how many came. */
enum store_status store_lines_since(struct store *s, const char *id, int n, int max,
                                    struct store_line *out, int *count);

/* ---- Talk: what is said and asked at a table ----------------------------------------------------- */

struct store_talk {
    int n;
    int64_t at, account;
    int seat;                  /* -1: one who watches */
    int line;                  /* so many lines the game had */
    char verb[STORE_WORD_MAX]; /* say, ask, agree, refuse, withdraw */
    char name[STORE_NAME_MAX];
    char text[STORE_TALK_MAX];
};

/* t->n is the next number; STORE_TAKEN if that is there already, or none before it. */
enum store_status store_talk_append(struct store *s, const char *id, const struct store_talk *t);
enum store_status store_talk_since(struct store *s, const char *id, int n, int max,
                                   struct store_talk *out, int *count);

/* Only questions and answers, up to n; the last one first. */
enum store_status store_talk_asked(struct store *s, const char *id, int n, int max,
                                   struct store_talk *out, int *count);

/* What an account has said at any table, by game and number, after the game and number of
 * after. */
struct store_words {
    char game[STORE_ID_MAX];
    struct store_talk talk; /* n, at, seat, line, verb and text */
};
enum store_status store_talk_of(struct store *s, int64_t account, const struct store_words *after,
                                int max, struct store_words *out, int *count);

/* ---- Lists of games -------------------------------------------------------------------------------- */

enum store_list {
    LIST_LOBBY,    /* open and public, seen after that or with a clock of days; newest first */
    LIST_STALE,    /* open and for store_waiting_drop, the longest unseen first */
    LIST_RUNNING,  /* running and public, last grown first */
    LIST_FINISHED, /* over and public, by (ended, id), after the cursor: oldest first */
    LIST_MINE,     /* of an account, last grown first; those that are over: last ended */
    LIST_OF,       /* public and over, of an account, last ended first */
    LIST_DUE,      /* running, due <= before, the longest due first, after the cursor */
    LIST_THINKING, /* running, is_thinking, and nobody has a claim that lasts beyond before; oldest
                      first, after the cursor */
    LIST_ALL,      /* for whoever runs the server: by id, after the cursor */
    STORE_LISTS
};

struct store_where {
    enum store_list list;
    int64_t account; /* LIST_MINE, LIST_OF */
    int64_t before;  /* due, stale: until when; lists that begin with the last: only older ones, 0:
                        all; LIST_MINE with a cursor: also those of this time with a greater id */
    int64_t after;   /* LIST_FINISHED: the time of the cursor; LIST_LOBBY: seen since; LIST_STALE:
                        long_before */
    char cursor[STORE_ID_MAX]; /* LIST_FINISHED, LIST_ALL, LIST_DUE, LIST_THINKING: its id, "": from
                                  the start */
    int state;                 /* LIST_MINE: only of that enum game_state, -1: all */
    int max;
};

/* Ids only; whoever wants more gets the games. */
enum store_status store_games(struct store *s, const struct store_where *where,
                              char (*ids)[STORE_ID_MAX], int *count);

/* How far games have grown: lines and talk together with state, so that whoever has listeners sees
 * in one query which of them changed. Games that are gone have count -1. */
struct store_growth {
    char id[STORE_ID_MAX];
    int count, talk;
    enum game_state state;
    int64_t seats; /* changes whenever a seat does */
    int actor;     /* as in the game */
};
enum store_status store_growth(struct store *s, struct store_growth *games, int count);

/* ---- Accounts, tokens ------------------------------------------------------------------------------ */

enum account_kind { ACCOUNT_GUEST, ACCOUNT_PERSON, ACCOUNT_BOT, ACCOUNT_KINDS };

struct store_account {
    int64_t id; /* above zero */
    enum account_kind kind;
    char name[STORE_NAME_MAX];         /* "" for guests; unique whatever its case */
    char password[STORE_PASSWORD_MAX]; /* its hash; "" where there is none */
    int64_t owner;                     /* of a bot */
    int64_t made, seen;
    bool is_closed; /* by whoever runs the server */
};

/* Gives it its id. STORE_TAKEN: the name. */
enum store_status store_account_make(struct store *s, struct store_account *a);
enum store_status store_account_get(struct store *s, int64_t id, struct store_account *a);
enum store_status store_account_find(struct store *s, const char *name, struct store_account *a);
enum store_status store_account_set(struct store *s, const struct store_account *a);

/* One thing about an account, whatever else is changed about it meanwhile. Whoever is closed is so with
 * all of its bots. */
enum store_status store_account_seen(struct store *s, int64_t id, int64_t now);
enum store_status store_account_password(struct store *s, int64_t id, const char *password);
enum store_status store_account_close(struct store *s, int64_t id, bool is_closed);

/* Nobody else changes these accounts, or locks them, until the transaction ends. */
enum store_status store_accounts_lock(struct store *s, const int64_t *ids, int count);

/* Its games and what it said know it no more; the account stays. */
enum store_status store_account_forget(struct store *s, int64_t id);

/* All that is about a person goes: account, tokens, ratings, blocks, push, the words of what it said;
 * seats lose name and account, the games stay. Its bots go with it. */
enum store_status store_account_erase(struct store *s, int64_t id);
enum store_status store_accounts(struct store *s, int64_t after, int max, struct store_account *out,
                                 int *count);
enum store_status store_bots_of(struct store *s, int64_t owner, int max, struct store_account *out,
                                int *count);

/* What nobody needs any more: guests nobody has seen since then who have left nothing at any table,
 * tokens and pauses that ended before; at most a thousand of each in one call. *count says of what there
 * was most. */
enum { STORE_TIDY = 1000 };
enum store_status store_tidy(struct store *s, int64_t before, int *count);

enum token_kind { TOKEN_SESSION, TOKEN_BOT, TOKEN_WORKER, TOKEN_KINDS };

struct store_token {
    uint8_t hash[STORE_HASH];
    enum token_kind kind;
    int64_t account; /* 0: a worker's */
    int64_t made, used, ends;
};

enum store_status store_token_make(struct store *s, const struct store_token *t);
enum store_status store_token_get(struct store *s, const uint8_t hash[STORE_HASH],
                                  struct store_token *t);
enum store_status store_token_used(struct store *s, const uint8_t hash[STORE_HASH], int64_t used,
                                   int64_t ends);

/* Those of an account, without their hashes, oldest first. */
enum store_status store_tokens_of(struct store *s, int64_t account, int max,
                                  struct store_token *out, int *count);
enum store_status store_token_drop(struct store *s, const uint8_t hash[STORE_HASH]);

/* All of an account but one (NULL: all). */
enum store_status store_tokens_drop(struct store *s, int64_t account,
                                    const uint8_t but[STORE_HASH]);

/* Those of workers, which belong to no account; and the end of all of them. */
enum store_status store_workers(struct store *s, int max, struct store_token *out, int *count);
enum store_status store_workers_drop(struct store *s, int *count);

/* Whether tokens are still worth something: not dropped, not ended, the account not closed; and what
 * their accounts are called now. For whoever has connections that came with them. */
struct store_standing {
    uint8_t hash[STORE_HASH];
    bool is_good;
    enum account_kind kind;
    char name[STORE_NAME_MAX];
};
enum store_status store_standings(struct store *s, int64_t now, struct store_standing *of,
                                  int count);

/* To which process an account is connected, by what was said last; whoever was killed has said nothing.
 * store_away takes back what this process has said of these accounts; of all for NULL. */
struct store_presence {
    int64_t process, seen;
};
enum store_status store_here(struct store *s, int64_t process, const int64_t *accounts, int count,
                             int64_t now);
enum store_status store_away(struct store *s, int64_t process, const int64_t *accounts, int count);
enum store_status store_presence_get(struct store *s, int64_t account, struct store_presence *out);

/* Who does not want to hear whom. */
enum store_status store_block(struct store *s, int64_t account, int64_t other, bool is_blocked);
enum store_status store_blocks(struct store *s, int64_t account, int max, int64_t *out, int *count);

/* ---- Ratings ------------------------------------------------------------------------------------------ */

struct store_rating {
    int64_t account;
    char what[STORE_WORD_MAX]; /* game and number of seats: "carcassonne/2" */
    double rating, deviation, volatility;
    int games;
    int64_t at;
};

enum store_status store_rating_get(struct store *s, int64_t account, const char *what,
                                   struct store_rating *r);
/* Also adds it to the history, with the game it comes from. */
enum store_status store_rating_put(struct store *s, const struct store_rating *r, const char *game);
enum store_status store_ratings(struct store *s, int64_t account, int max, struct store_rating *out,
                                int *count);
/* Oldest first, the last max of them. */
enum store_status store_rating_history(struct store *s, int64_t account, const char *what, int max,
                                       struct store_rating *out, int *count);
/* The best of a kind with a deviation of at most that. */
enum store_status store_rating_best(struct store *s, const char *what, double deviation, int max,
                                    struct store_rating *out, int *count);

/* ---- Web Push ------------------------------------------------------------------------------------------ */

struct store_push {
    int64_t account;
    char endpoint[STORE_PUSH_MAX], key[128], secret[64];
    int64_t made; /* when the browser said so last */
};
enum store_status store_push_put(struct store *s, const struct store_push *p);
enum store_status store_push_drop(struct store *s, const char *endpoint);
/* The oldest first. */
enum store_status store_pushes(struct store *s, int64_t account, int max, struct store_push *out,
                               int *count);

/* ---- Who thinks, when the server was down, what is kept besides --------------------------------------- */

/* Whoever gets a claim thinks about line n; STORE_TAKEN while somebody else has it. A claim for
 * another line, or one whose time is up, is replaced. */
enum store_status store_claim(struct store *s, const char *id, int n, int64_t now, int64_t until);
enum store_status store_claim_drop(struct store *s, const char *id);

/* "I am here." If nobody has said so for longer than grace, that time is stored as a pause, once,
 * whoever comes first. The clocks of games do not run in pauses. */
enum store_status store_heartbeat(struct store *s, int64_t now, int64_t grace);

struct store_pause {
    int64_t from, to;
};
enum store_status store_pauses(struct store *s, int64_t since, int max, struct store_pause *out,
                               int *count);

/* Small values by name, such as the key of Web Push. */
enum store_status store_value_get(struct store *s, const char *name, char *buf, size_t len);
enum store_status store_value_put(struct store *s, const char *name, const char *value);

/* How many there are, for /metrics and "aude admin". */
struct store_counts {
    int64_t games[GAME_STATES], accounts[ACCOUNT_KINDS], lines;
};
enum store_status store_count(struct store *s, struct store_counts *out);

#endif
