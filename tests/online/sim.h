/*
 * sim.h: the online server in one process, in virtual time, with everything decided by one seed: nodes
 * (hubs) over one database, a network that delays, cuts and loses, clients that play, and checks of
 * all that anybody is told against what is stored.
 *
 * simulate.c has the worlds and their troubles, network.c and nodes.c what they are made of, people.c what clients do, people_hear.c what they make
 * of what they hear, truth.c the checks.
 */
#ifndef AUDE_TESTS_SIM_H
#define AUDE_TESTS_SIM_H

#include <jansson.h>

#include "aude_table.h"

#include "../../online/hub.h"
#include "fault.h"

enum {
    ACCOUNTS = 1024,
    NODES = 3,
    CLIENTS = 64,
    MATCHES = 24,
    MATCH_LINES = 1500,
    PENDING_LINES = 4,
    HEARD = 8
};

struct sim;
struct client;

/* ---- Games as they are planned, and as they are stored ------------------------------------------- */

struct match {
    struct sim *sim;
    char id[STORE_ID_MAX]; /* "": not made yet */
    char rules[64], clock[16];
    bool is_secret, is_rated, is_public, is_end; /* is_end: whoever is late is out */
    bool wants_rematch;
    int seats;
    struct client *by[STORE_SEATS]; /* NULL: a computer's */
    int limit;                      /* after so many lines somebody gives up */
    struct match *next;             /* its rematch */
    /* What is stored, line by line; never changes. */
    struct aude_table *table;
    int64_t at[MATCH_LINES];
    int64_t due; /* as it was told last, after due_count lines */
    int due_count;
    /* What its people have sent as line n, each ending in "\n". */
    char *sent[MATCH_LINES];
    unsigned gave_up; /* seats whose people have wanted that */
    bool is_checked;
};

/* ---- The network ------------------------------------------------------------------------------------ */

enum purpose {
    FOR_SOCKET,
    FOR_STREAM,
    FOR_EVENTS,
    FOR_TOKEN,
    FOR_ACCOUNT,
    FOR_LOGIN,
    FOR_GAME,
    FOR_MINE,
    FOR_SEAT,
    FOR_LINES, /* plays by a call */
    FOR_LOOK,
    FOR_JOB,
    FOR_AUDIT,
    FOR_NOTHING /* whatever the answer is */
};

struct link {
    struct link *next; /* of all */
    struct client *client;
    int node, life;
    enum purpose purpose;
    bool is_socket;
    bool is_cut;     /* nothing arrives at the client */
    bool is_cut_up;  /* nor at the server */
    bool is_gone;    /* the server knows, and must not speak of it */
    bool is_leaving; /* the server is about to know */
    bool is_answered, is_stream;
    int64_t up_at, down_at; /* what is sent arrives in its order */
    int64_t sent_at;
    int64_t stream_at; /* it became one; 0: not yet */
    int evils;         /* messages that must be refused, and are not yet */
    int since;         /* told so far, by what the client asked for; -1: nothing was asked */
    int talk;
    struct match *match; /* what it is about */
    char method[8], path[96], query[64], token[HUB_TOKEN_MAX];
    char *body;
};

/* ---- Nodes ------------------------------------------------------------------------------------------------ */

enum item_kind {
    ITEM_CAME,
    ITEM_SAID,
    ITEM_LEFT,
    ITEM_ASKED,
    ITEM_GREW,
    ITEM_THOUGHT,
    ITEM_HASHED
};

struct item {
    enum item_kind kind;
    struct link *link;
    char *text;
    char game[STORE_ID_MAX];
    int64_t number;
    bool is_right;
};

struct node {
    struct sim *sim;
    int index, life;
    struct fault fault;
    struct hub *hub; /* NULL: it is down */
    bool is_running;
    int64_t turn_at;
    int64_t offset; /* of its clock */
    int64_t out_at; /* when it could not reach the database last */
    struct item *inbox;
    int inbox_count, inbox_room;
    int sends_left; /* until it crashes; 0: it does not */
};

/* ---- Clients --------------------------------------------------------------------------------------------- */

struct client {
    struct sim *sim;
    int index;
    bool is_bot; /* by calls and a stream */
    bool has_account;
    bool is_nobody; /* has no token */
    bool is_worker; /* thinks for computers */
    struct item job;
    struct match *match;
    int seat; /* -1: watches */
    char token[HUB_TOKEN_MAX];
    bool is_seated, is_done, is_gone;
    bool may_have_made; /* a game, without having heard so */
    bool has_registered;
    int leaves_at; /* goes for good after so many lines; 0: does not */
    struct link *wire, *request;
    bool is_told; /* this wire has given lines */
    struct aude_table *table;
    int table_seat;
    bool is_over; /* the game message said so */
    int pending_n, pending_count;
    char pending[PENDING_LINES][AUDE_LINE_MAX];
    int64_t pending_at, wake_at, over_at, done_at;
    int talk;              /* heard up to here */
    int said;              /* rows of talk of seats that were heard */
    int offer, offer_seat; /* open question, and whose */
    unsigned offer_agreed;
    char offer_what[STORE_WORD_MAX];
    bool wants_back; /* the seat from the computer */
    /* Who listens to what happens in all of its games, by a stream of its own. */
    bool has_ear;
    struct link *ear;
    struct heard {
        char game[STORE_ID_MAX];
        const struct link *begun_by; /* heard that by it */
        bool has_begun, has_turn;
    } heard[HEARD];
    int heard_count;
};

/* ---- Events -------------------------------------------------------------------------------------------------- */

enum event_kind {
    EVENT_UP,
    EVENT_DOWN,
    EVENT_LEFT,
    EVENT_CUT,
    EVENT_WAKE,
    EVENT_TURN,
    EVENT_START,
    EVENT_ITEM,
    EVENT_CHAOS
};

struct event {
    int64_t at;
    uint64_t number;
    enum event_kind kind;
    struct link *link;
    struct client *client;
    int node, life, status;
    struct item item;
    char *text;
};

struct sim {
    uint64_t seed;
    struct aude_rng rng, luck;
    int64_t now, chaos_until;
    int64_t jumped; /* when a node's clock did so last */
    bool is_calm, is_auditing;
    bool has_workers; /* computers think elsewhere */
    bool is_verbose;
    struct event *heap;
    int heap_count, heap_room;
    uint64_t events;
    struct store *store; /* the database itself */
    int node_count;
    struct node node[NODES];
    struct client client[CLIENTS];
    int client_count;
    struct match *match[MATCHES];
    int match_count;
    struct link *links;
    uint64_t digest;     /* of all that was sent */
    int rated[ACCOUNTS]; /* games of each account that must have been rated */
    char failure[512];
    /* What happened, so that a test that tests nothing is noticed. */
    struct tally {
        int64_t games, lines, crashes, cuts, lost, failed, taken, refused, outages, jumps,
            rematches, backs, clocks, times, races, messages, rated, jobs, begins, turns;
    } tally;
};

#define SIM_START INT64_C(1700000000000)

/* simulate.c */
int roll(struct sim *s, int n); /* 0 to n - 1 */
void fail(struct sim *s, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* network.c */
void event_add(struct sim *s, struct event e, int64_t delay);
struct event event_take(struct sim *s);
void client_soon(struct client *c, int64_t ms);
bool link_open(struct client *c, enum purpose purpose, struct link **out); /* to any node */
void link_ask(struct link *l, const char *method, const char *path, const char *query,
              json_t *body);
void link_say(struct link *l, json_t *message); /* takes it over */
void link_down(struct link *l, const char *text, size_t size, int status);
void link_cut(struct link *l);

/* nodes.c */
char *think_up(struct sim *s, const struct hub_thought *job); /* lines, or nonsense */
char *node_worker(struct node *n);                            /* a worker's token, as JSON */
void node_start(struct node *n);
void node_turn(struct node *n);
void node_crash(struct node *n); /* and starts again some time */
void node_end(struct node *n);
void inbox_put(struct node *n, struct item item);
char *node_ask(struct node *n, const char *path); /* what it answers at once; NULL: nothing */

/* people.c */
void people_plan(struct sim *s, int games);
void people_work(struct sim *s); /* workers come, once the nodes are there */
void client_wake(struct client *c);
void client_free(struct client *c);
void match_known(struct match *m, const char *id);
struct match *match_new(struct sim *s);

/* people_hear.c */
void client_answer(struct client *c, struct link *l, int status, const char *body);
void client_hear(struct client *c, struct link *l, const char *text);
const struct heard *client_heard(const struct client *c, const char *game); /* NULL: nothing */

/* truth.c */
struct match *truth_match(struct sim *s, const char *id);
void truth_sync(struct sim *s, struct match *m);
void truth_told(struct sim *s, struct link *l, const char *text,
                int status);                         /* before it is sent */
void truth_secrets(struct sim *s, const char *text); /* no token is in it */
void truth_job(struct sim *s, const struct hub_thought *job);
void truth_no_job(struct sim *s, const char *game, int n); /* nobody need think about it */
void truth_client(struct client *c);                       /* its table against what is stored */
void truth_ears(struct sim *s); /* whoever listens has heard of its games */
void truth_end(struct sim *s);
void truth_audit(struct sim *s); /* all nodes say the same of all games */
void truth_free(struct match *m);
int seat_of(const struct match *m, const struct client *c);

#endif
