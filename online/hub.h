/*
 * hub.h: the server without sockets, clock and threads. A hub is one process' view of all games: who
 * listens, which rooms are loaded, what is to be told once it is stored. Its owner (server/, or the
 * simulation of tests/) gives it a world: time, luck, a store, and ways to send, think and hash.
 *
 * The owner calls what has happened (a client came, a text arrived, a job is done) and, after all
 * that has happened in one turn of its loop, hub_turn. Whatever was to be stored in that turn is one
 * transaction; nothing is sent before it is committed. If that fails, nobody hears of it but those who
 * asked, who are told "store".
 *
 * What the hub calls of its world must not call the hub.
 *
 * A peer is whoever the owner has a connection to: a WebSocket, a stream or a request awaiting its
 * answer. It is the owner's pointer; the hub never looks behind it.
 */
#ifndef AUDE_HUB_H
#define AUDE_HUB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../store/store.h"

struct hub;

enum { HUB_TOKEN_MAX = 64, HUB_ADDRESS_MAX = 48, HUB_JOB_LINES = 64 };

/* What a computer is to think about: the record of what its seat may see. */
struct hub_thought {
    char game[STORE_ID_MAX];
    int n; /* the number its line will have */
    int seat;
    char player[STORE_WORD_MAX];
    const char *record; /* the hub's, for the length of the call */
    int ms;             /* how long it may take */
};

/* Passwords take long on purpose, so they are hashed elsewhere. A job is done when hub_hashed is
 * called with the same number; its strings are the hub's until the call returns. */
struct hub_hashing {
    int64_t number;
    const char *password;
    const char *hash; /* to be compared with, NULL: one is to be made */
};

struct hub_world {
    void *context;
    int64_t (*now)(void *context); /* milliseconds since 1970 */
    void (*random)(void *context, void *bytes, size_t size);

    /* A message for a WebSocket or a stream; one JSON object without a line's end. */
    void (*send)(void *context, void *peer, const char *text, size_t size);

    /* The answer to a request; once, or part by part (hub_more). fields: further header lines, "" or ending in "\r\n". */
    void (*answer)(void *context, void *peer, int status, const char *type, const char *fields,
                   const char *body, size_t size);

    /* From now on this request is a stream: its messages come through send. */
    void (*stream)(void *context, void *peer);

    /* The hub wants no more of it; it calls nothing about this peer afterwards. */
    void (*close)(void *context, void *peer, int code);

    /* False: it cannot be taken now, and is asked for again later. NULL: workers take jobs. */
    bool (*think)(void *context, const struct hub_thought *job);
    /* How many more jobs there is room for. NULL: for all. */
    int (*think_room)(void *context);
    /* Nobody waits for that job any more; it need not be done. NULL: it is. */
    void (*think_no_more)(void *context, const char *game, int n);
    bool (*hash)(void *context, const struct hub_hashing *job); /* false: it cannot be done */

    /* After a commit: games that others should look at. NULL: there are no others. */
    void (*grown)(void *context, const char *game);

    /* "Your turn" for somebody who is not connected. NULL: not done. */
    void (*push)(void *context, const struct store_push *to, const char *text);

    /* Something whoever runs the server may want to know: a word and "name=value" pairs; never a
     * secret. NULL: nobody does. */
    void (*log)(void *context, const char *event, const char *facts);
};

struct hub_options {
    int think_ms;         /* how long computers think for a move */
    int look_ms;          /* how often to look for what others have stored, 0: never */
    bool has_free_rates;  /* tests: no limits on how often anybody does anything */
    const char *push_key; /* the public key of Web Push, "" */
};

/* NULL: out of memory. The store stays the caller's and outlives the hub. */
struct hub *hub_new(struct store *store, const struct hub_world *world,
                    const struct hub_options *options);
void hub_free(struct hub *h);

/* ---- What happens ------------------------------------------------------------------------------ */

struct hub_request {
    const char *method;  /* "GET", "POST" */
    const char *path;    /* decoded, "/api/..." without what follows a question mark */
    const char *query;   /* what follows it, "" */
    const char *token;   /* of Authorization: Bearer, "" */
    const char *address; /* whom rates are counted for; "": nobody */
    const char *body;
    size_t size;
};

/* A request; it is answered through the world, now, in hub_turn or later, or becomes a stream. */
void hub_ask(struct hub *h, void *peer, const struct hub_request *request);

/* Some answers are long and come in parts: all but the last have a field that says how to ask for the
 * next one, which is for the owner alone. It does so when this part is taken, and all of them are the
 * body of one answer. */
enum { HUB_NEXT_MAX = 64 };
bool hub_read_more(const char *fields, char next[HUB_NEXT_MAX]); /* false: there is no such field */
void hub_more(struct hub *h, void *peer, const char *next);

/* A WebSocket has opened, said something, or any peer has gone (also one whose answer is awaited).
 * After hub_left nothing is called about it. hub_came is false if there is no memory. */
bool hub_came(struct hub *h, void *peer, const char *address);
void hub_said(struct hub *h, void *peer, const char *text, size_t size);
void hub_left(struct hub *h, void *peer);

/* Jobs are done. lines: what the computer plays, each ending in "\n"; "": it could not. */
void hub_thought_up(struct hub *h, const char *game, int n, const char *lines);
/* hash: the one that was made, or of which is_right says whether it fits; "": it could not. */
void hub_hashed(struct hub *h, int64_t number, const char *hash, bool is_right);

/* Another process has said that a game has grown. */
void hub_grew(struct hub *h, const char *game);

/* ---- The turn of the loop ------------------------------------------------------------------------ */

/* Commits, tells, and does what is due. */
void hub_turn(struct hub *h);

/* Milliseconds until hub_turn is to be called though nothing has happened; -1: never. */
int hub_wait(const struct hub *h);

/* Tells everybody that the server ends, before their connections do. */
void hub_farewell(struct hub *h);

/* Numbers for /metrics. */
struct hub_figures {
    int64_t sockets, streams, rooms, lines, refusals, commits, failures, lookups, jobs, limited;
    int64_t store_ms_total; /* spent in commits */
};
void hub_figure(const struct hub *h, struct hub_figures *out);

/* Is the store there? For /health. */
bool hub_is_well(const struct hub *h);

#endif
