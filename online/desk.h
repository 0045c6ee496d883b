/*
 * desk.h: what stands between the calls (calls*.c, offers.c, credit.c) and the hub, besides inside.h.
 * A desk is what calls keep from one request to the next: how much each address may still do, and
 * who waits until a password is hashed.
 */
#ifndef AUDE_ONLINE_DESK_H
#define AUDE_ONLINE_DESK_H

#include "inside.h"

/* ---- The hub has a desk, and gives and takes ------------------------------------------------------ */

struct desk;
struct desk *desk_new(const struct hub_world *world); /* NULL: out of memory */
void desk_free(struct desk *d);                       /* NULL is fine */
void desk_left(struct desk *d, void *peer); /* whoever waits for a password is not answered */

/* (hub.c) */
struct desk *hub_desk(const struct hub *h);
const struct hub_world *hub_world_of(const struct hub *h);
const struct hub_options *hub_options_of(const struct hub *h);

/* The answer to a request, held until the turn is committed; if that fails it becomes the refusal
 * WHY_STORE. text is taken over and freed with free(); fields ("" or ending in "\r\n") is copied. NULL
 * text: out of memory, which is answered as WHY_BUSY. */
void hub_hold(struct hub *h, void *peer, int status, const char *type, const char *fields,
              char *text);

/* What somebody has already, and as which seat (-1: any of theirs) it wants to see the rest. */
struct hub_since {
    int lines, talk, seat;
};

/* From now on this request is a stream of a game (NULL: of the events of w), as a WebSocket that has
 * sent "watch" is. False: out of memory, and it is still to be answered. */
bool hub_stream(struct hub *h, void *peer, const struct who *w, const char *game,
                const struct hub_since *since);

/* ---- Who calls (who.c) ------------------------------------------------------------------------------ */

/* who_is for somebody at an address: wrong tokens are counted, and after too many of them the next is
 * WHY_MANY, *wait says for how many seconds. Right ones are not concerned: behind the address may be
 * others than who guesses, and a guess finds nothing anyway. */
enum why who_from(struct hub *h, const char *token, const char *address, struct who *out,
                  int *wait);

/* ME of docs/api.md; JSON null for nobody. NULL: no memory, or the store is down. */
json_t *who_json(struct hub *h, const struct who *w);

/* Whom an account does not want to hear, at most WHO_BLOCKS. */
enum { WHO_BLOCKS = 256 };
struct who_blocks {
    int64_t account[WHO_BLOCKS];
    int count;
};
enum why who_blocks(struct hub *h, const struct who *w, struct who_blocks *out);
bool who_hears(const struct who_blocks *b, int64_t speaker);

/* ---- Rates (credit.c) ----------------------------------------------------------------------------------- */

/* credit_take for whoever calls from an address: what belongs to an account is counted for it, the
 * rest for the address, and talk and games for both; nobody counts for "", this machine. 0, or the seconds to wait. */
int credit_for(struct hub *h, enum rate rate, const char *address, const struct who *w);

/* ---- JSON from strangers (read.c) ---------------------------------------------------------------------- */

/* An object, or NULL: no JSON, not an object, nested deeper than 16, a key twice, no UTF-8 (*why is
 * WHY_JSON), or out of memory (WHY_BUSY). */
json_t *read_object(const char *text, size_t size, enum why *why);

/* ---- Talk (offers.c): the wire and the calls come down to this ------------------------------------------ */

/* How talk is stored: the text of "ask" begins with what is asked ("back 52", "draw"), that of
 * agree, refuse and withdraw is the number of the question. */
struct offer {
    int n;    /* of the question, 0: there is none */
    int seat; /* who asks */
    char what[STORE_WORD_MAX];
    char text[STORE_WORD_MAX];
    unsigned agreed; /* seats, with the one that asks */
};

/* What is asked at a table and not answered by all. */
enum why offer_open(struct hub *h, struct room *r, struct offer *out);

/* The parts of a stored row: do is its verb, what and text as on the wire; re is the number of the
 * question that it answers, or 0. */
void talk_parts(const struct store_talk *t, char what[STORE_WORD_MAX], const char **text, int *re);

/* What a message costs: whoever asks for a rematch makes a game. */
enum rate talk_rate(const json_t *message);

/* Does what a message {"do", "what", "text", "n", "seat"} says; *from is the number of what was
 * added. *status is the engine's word after WHY_ILLEGAL, and *wait is set after WHY_MANY. */
enum why talk_do(struct hub *h, struct room *r, const struct who *w, const json_t *message,
                 int *from, enum aude_status *status);

#endif
