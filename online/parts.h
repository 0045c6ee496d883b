/*
 * parts.h: the inside of a hub, for hub*.c alone.
 *
 * A place is a game that somebody here has to do with: its room while it is loaded, who listens, and
 * what they have been told. A listener is one peer at one place. What is told is found by comparing the
 * room with what was told before, so it is the same whether the change came from here, from another
 * process or while the store could not be read.
 */
#ifndef AUDE_ONLINE_PARTS_H
#define AUDE_ONLINE_PARTS_H

#include "desk.h"
#include "inside.h"

#define SECOND INT64_C(1000)

enum { BUCKETS = 4096 };

/* Lists of what is to be done are read so far, past what cannot be. */
enum { PAGES_MAX = 64 };

/* Who has just gone, and is to be stored as gone. Whoever goes when so many have is there for some
 * minutes more, to others. */
enum { PARTED_MAX = 1024 };

struct place;

/* A WebSocket, or a request that has become a stream. */
struct peer {
    void *key;          /* the owner's */
    struct peer *next;  /* in its bucket */
    struct peer *older; /* in the list of all */
    struct peer *newer;
    struct peer *next_of_account;
    struct account *account; /* NULL: nobody's */
    struct listener *games;
    int game_count;
    struct who who;
    char address[HUB_ADDRESS_MAX];
    bool is_stream;
    bool has_said_hello;
    bool wants_events;
    int64_t since; /* when it began to want them */
    bool wants_lobby, is_new_in_lobby;
    uint64_t lobby_sum; /* what it was told */
    int64_t window;     /* when counting began */
    int said, excess;   /* messages since, and those that were too many */
    size_t held;        /* bytes for it that were held in that turn */
    int64_t held_turn;
    int code; /* to be closed with; 0: it is not */
};

/* All peers of one account. */
struct account {
    int64_t id;
    struct account *next;
    struct peer *peers;
    int count;
    int64_t seen; /* when it was last stored that they are here */
};

struct listener {
    struct peer *peer;
    struct place *place;
    struct listener *next_of_peer;
    struct listener *before, *after; /* at its place */
    bool is_watching;                /* not only events */
    bool is_new;                     /* nothing was told yet */
    bool is_late;                    /* it may have missed that the game has begun */
    int seat;                        /* whose view was asked for, or -1 */
    int view;                        /* whose it was last */
    int lines, talk;                 /* told so far */
};

/* What those at a place were told last, or how it was when the first of them came. */
struct told {
    bool is_known;
    enum game_state state;
    int count, talk, actor;
    bool is_person; /* nobody plays for the actor */
    bool has_next;
    uint64_t row;   /* a number for all else that is in a GAME */
    uint64_t offer; /* and for what is asked, 0: nothing */
};

struct place {
    char id[STORE_ID_MAX];
    struct place *next;          /* in its bucket */
    struct place *older, *newer; /* by use */
    struct room *room;           /* NULL: not loaded */
    bool is_stale;               /* the room must be loaded anew */
    int64_t damaged_until; /* what is stored makes no sense; until then it is not read again */
    int64_t caught;        /* the message for which it was brought up to the store */
    int64_t changed;       /* the message that changed it last */
    bool is_dirty;         /* listeners are to be told */
    struct place *next_dirty;
    bool has_moved; /* somebody who sits there has come or gone */
    struct listener *listeners;
    int watchers;
    struct told told;
    bool has_growth; /* growth_seats is known */
    int64_t growth_seats;
    int think_n; /* the line of our claim */
    int64_t think_until;
    bool is_claimed; /* in this turn: thinking begins after the commit */
    int job_n;       /* the line that is thought about here, or waits for it; 0: none */
};

enum held_kind { HELD_ANSWER, HELD_REPLY, HELD_NOTE };

/* Something to be sent when the turn is stored. If that fails, answers and replies become refusals,
 * and notes go out all the same. */
struct held {
    struct held *next;
    enum held_kind kind;
    void *peer;
    int status;
    char *type, *fields;
    char *text; /* NULL: a reply that needs none */
    char re[STORE_WORD_MAX];
    char game[STORE_ID_MAX];
    int n;
};

/* Whose connections end after the commit. */
struct ending {
    struct ending *next;
    int64_t message; /* that ends them; the last is the first in the list */
    bool is_token;
    int64_t account;
    bool has_but;
    uint8_t hash[STORE_HASH];
};

/* A token that was used for the first time in a day. */
enum { MET_MAX = 256 };
struct met {
    uint8_t hash[STORE_HASH];
    int64_t account; /* 0: a worker's */
    int64_t at, ends;
};

struct hub {
    struct store *store;
    struct hub_world world;
    struct hub_options options;
    struct desk *desk;
    struct hub_figures figures;

    int64_t now;     /* by the clock of the store, which all processes share */
    int64_t offset;  /* so much that is ahead of ours */
    int64_t message; /* their number */
    int64_t turn;    /* the number of the first message of this turn */
    bool is_inside;  /* there is a transaction */
    bool has_mark;   /* this message has stored something */
    bool is_down;    /* the store was not there last time */
    bool is_mute;    /* something is to be told and could not be read */

    struct peer *peers[BUCKETS];
    struct peer *oldest, *newest;
    struct account *accounts[BUCKETS];
    struct place *places[BUCKETS];
    struct place *stalest, *freshest; /* by use */
    int place_count, busy_count;      /* busy: somebody listens */
    struct room *gone;                /* replaced in this turn; somebody may still look at them */
    struct place *dirty;              /* by next_dirty */

    struct held *held, **held_end;
    struct ending *endings;
    struct result *results; /* of rated games that are over by this turn (rating.c) */
    struct met met[MET_MAX];
    int met_count;
    bool has_doomed; /* somebody is to be closed */

    bool is_lobby_dirty;
    int64_t lobby_told; /* when */
    int lobby_peers;

    struct store_pause *pause;
    struct clock_pauses pauses;
    int pauses_stored;  /* so many of them are committed */
    int64_t sure_until; /* the time is the store's, and no pause is unknown */
    int64_t next_beat, next_due, next_look, next_scan, next_news, next_tidy;

    int64_t news_at; /* when it was known last at which games those who are here sit */
    int64_t news_tried;
    int news_pages; /* so many questions that took */

    int64_t process; /* what we are called where it is stored who is connected */
    int64_t parted[PARTED_MAX];
    int parted_count;
    bool is_ending;
    int claims; /* in this turn */

    int64_t next_keep, kept_since; /* who is here was stored all the time since then */
    size_t keep_bucket;
    bool may_clear;
};

/* ---- hub_peers.c ---- */

struct peer *peer_add(struct hub *h, void *key, const char *address);
struct peer *peer_find(const struct hub *h, const void *key);
void peer_drop(struct hub *h, struct peer *p);
bool peer_is(struct hub *h, struct peer *p, const struct who *w); /* false: out of memory */
void peer_want_lobby(struct hub *h, struct peer *p, bool wants);
void peer_close(struct hub *h, struct peer *p, int code); /* the hub wants no more of it */
void peer_doom(struct hub *h, struct peer *p, int code);  /* the same, when all is told */
/* Something it should hear is lost for want of memory: it has to come again and ask. NULL is fine. */
void peer_lose(struct hub *h, struct peer *p);
void peers_close(struct hub *h); /* those that were doomed */
void peers_look(struct hub *h);  /* dooms those whose tokens are worth nothing any more */
struct account *account_find(const struct hub *h, int64_t id);

struct listener *listener_find(const struct peer *p, const struct place *place);
struct listener *listener_add(struct hub *h, struct peer *p, struct place *place);
void listener_drop(struct hub *h, struct listener *l);
void listener_watch(struct hub *h, struct listener *l, bool is_watching);

/* Events of all games that the peer's account plays; and of those at which it has sat down, or that
 * have begun, elsewhere since. */
enum why peer_follow(struct hub *h, struct peer *p);
void peers_news(struct hub *h);  /* outside of a transaction */
void peers_hurry(struct hub *h); /* there may be some */

/* ---- hub_places.c ---- */

struct place *place_find(const struct hub *h, const char *id);
struct place *place_add(struct hub *h, const char *id); /* finds, or makes; NULL: out of memory */
void place_drop(struct hub *h, struct place *p);
void place_dirty(struct hub *h, struct place *p);
void place_stale(struct place *p); /* its room is not to be trusted */
enum why place_room(struct hub *h, struct place *p, struct room **out);
void places_look(struct hub *h); /* for growth by others */
/* Those who are here of an account that sits there hear of it from now on. */
void place_follow(struct hub *h, struct place *p, int64_t account);
/* How far these games have grown, where that is not known: they were in that state a moment ago. */
enum why places_know(struct hub *h, char (*ids)[STORE_ID_MAX], int count, enum game_state state);
uint64_t stir_text(uint64_t sum, const char *text);
uint64_t stir_number(uint64_t sum, int64_t n);
#define STIR_START UINT64_C(0xcbf29ce484222325)

/* ---- hub_turn.c ---- */

void message_begin(struct hub *h);
void time_read(struct hub *h);
void note_store(struct hub *h, bool is_down);
void hold_answer(struct hub *h, void *peer, int status, const char *type, const char *fields,
                 char *text);
void hold_reply(struct hub *h, void *peer, const char *re, const char *game, int n, json_t *text);
void hold_note(struct hub *h, void *peer, json_t *text);
void held_forget(struct hub *h, const void *peer);
void held_drop(struct hub *h);
bool turn_commit(struct hub *h); /* and sends what was held, or says that it failed */
void hub_log(struct hub *h, const char *event, const char *facts);
json_t *wire_no(enum why why, const char *re, const char *game, int n);

/* ---- hub_tell.c ---- */

void tell_dirty(struct hub *h);
void tell_lobby(struct hub *h);
void send_json(struct hub *h, struct peer *p, json_t *text); /* takes it over */
struct told told_of(const struct room *r);

/* ---- lobby.c ---- */

void lobby_keep(struct hub *h); /* stores that those who are here are; outside of a transaction */
bool is_connected(struct hub *h, int64_t account); /* here or elsewhere, as far as anybody knows */
void lobby_clear(struct hub *h);                   /* open games whose people have gone go */
void lobby_tidy(struct hub *h); /* so does what nobody needs; outside of a transaction */

/* ---- hub_play.c ---- */

void beat(struct hub *h);
bool is_sure(const struct hub *h);                 /* of the time; if not, no game goes on */
void pauses_settle(struct hub *h, bool is_stored); /* a pause that was not stored never was */
void play_due(struct hub *h);

/* ---- rating.c ---- */

bool ratings_settle(struct hub *h); /* the last thing before the commit; false: it cannot be */
void ratings_undo(struct hub *h, int64_t message); /* what that message, and later ones, ended */

/* ---- who.c ---- */

void met_keep(struct hub *h); /* stores who was met in this turn; outside of a transaction */

/* ---- hub_think.c ---- */

void think_claim(struct hub *h, struct place *p);   /* somebody must think now */
void think_begin(struct hub *h, struct place *p);   /* after the commit */
void think_no_more(struct hub *h, struct place *p); /* unless that line is still to come */
void think_scan(struct hub *h);

/* ---- hub_said.c ---- */

void said(struct hub *h, struct peer *p, const char *text, size_t size);

#endif
