/*
 * load.h: clients in large numbers, for tests/online/load.c. One thread and one epoll hold them all;
 * each is a WebSocket that follows one game. For every game there is one table here, which says what
 * is legal and what every client's lines must be.
 */
#ifndef AUDE_LOAD_H
#define AUDE_LOAD_H

#include <jansson.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/types.h>
#include <wslay/wslay.h>

#include "aude_table.h"

enum { TOKEN_MAX = 64, ID_MAX = 24, HEAD_MAX = 1024 };

/* ---- Figures (load_figures.c) -------------------------------------------------------------------- */

/* Times in microseconds. */
struct samples {
    uint32_t *us;
    size_t count, room;
};

void samples_add(struct samples *s, int64_t us);
void samples_clear(struct samples *s);
double samples_ms(struct samples *s, double part); /* 0.99: so many of all are not above it */

/* "name value unit limit ok"; more than the limit is MISSED, or less if that is what is asked. A limit
 * of 0 with limit_none is none: the figure is only told. */
enum limit { LIMIT_NONE, LIMIT_MOST, LIMIT_LEAST };
void figure(const char *name, double value, const char *unit, enum limit kind, double limit);
void check(const char *name, bool is_right, const char *why);
int figures_end(void); /* says how many were met; the program's status */

/* ---- The server (load_server.c) -------------------------------------------------------------------- */

struct server {
    const char *program; /* NULL: it runs elsewhere */
    const char *store;   /* what it is to open */
    const char *folder;  /* for its page, and what it keeps */
    int files;           /* how many descriptors it may have, 0: as many as we */
    int think;           /* threads, -1: its own choice */
    pid_t pid;
    int port;
};

void server_start(struct server *s);
void server_stop(struct server *s, int how); /* a signal */
double server_rss(const struct server *s);   /* MiB */
double server_cpu(const struct server *s);   /* seconds */
double server_files(const struct server *s); /* how many are open */

/* ---- HTTP (load_http.c) ------------------------------------------------------------------------------- */

/* Requests go out over several connections at a time, each waiting for its answer. */
struct call {
    const char *path, *token; /* "" */
    char *body;               /* NULL: GET */
    int status;
    json_t *answer;
};

/* Whatever is not answered with 200 ends the program. */
void http_calls(int port, struct call *calls, int count);
double http_figure(int port, const char *name); /* of /metrics, -1: there is none */
int http_health(int port);                      /* the status of /health, 0: there was no answer */
int64_t now_us(void);
void fail(const char *format, ...) __attribute__((format(printf, 1, 2), noreturn));
void *need(void *memory);

/* ---- Clients (load_client.c) ---------------------------------------------------------------------------- */

enum state {
    STATE_NONE,
    STATE_CONNECTING,
    STATE_SHAKING, /* hands */
    STATE_OPEN,
    STATE_REFUSED, /* status says with what */
    STATE_LOST,    /* code says why, 0: just so */
    STATES
};

struct client {
    struct load *load;
    int fd;
    enum state state;
    int status, code;
    wslay_event_context_ptr ws;
    uint32_t wanted;
    struct game *game;
    int seat; /* -1: watches */
    const char *token;
    int lines; /* it has */
    uint64_t sum;
    bool is_there;    /* it has all lines since it came */
    bool is_deaf;     /* never reads */
    bool is_lurking;  /* says hello and nothing else */
    bool is_in_lobby; /* looks for open games */
    bool is_bored;    /* throws away what comes, so that we have time for others */
    bool has_found;   /* the one that was made last */
    int64_t began, ended;
    struct client *next; /* of its game */
};

/* When a line was sent by us, 0: it was not; and by whom. */
struct sending {
    int64_t at;
    int seat;
};

struct game {
    char id[ID_MAX];
    char rules[128];
    struct aude_table *table;
    uint64_t *sum; /* of the first n lines */
    int room;
    struct client *clients;
    int seats;
    char token[AUDE_SEATS][TOKEN_MAX];
    bool is_apart;        /* its times do not count */
    int64_t next;         /* when somebody acts */
    int asked;            /* the line that was sent, 0: none */
    struct sending *sent; /* of line n */
};

struct load {
    struct server server;
    int epoll;
    struct game **games;
    int game_count;
    struct client **clients;
    int client_count;
    struct aude_rng rng;
    int every; /* milliseconds between the turns of a game; 0: at once; -1: nobody acts */
    struct samples told, seated, acks; /* every client, every player, whoever acted */
    int64_t moves, lines, desyncs, refusals, lost;
    int64_t bytes_in, bytes_out, messages;
    int count[STATES];      /* of the clients */
    int there;              /* clients that are */
    char trouble[200];      /* the first refusal */
    char open_game[ID_MAX]; /* what those in the lobby look for, and since when */
    int64_t open_at;
    int found, lookers; /* clients that have found it, of so many */
};

void client_open(struct client *c);
void client_close(struct client *c);
void client_say(struct client *c, json_t *message); /* takes it over */
void client_watch(struct client *c);
void client_event(struct client *c, uint32_t events);
void client_deafen(struct client *c);

/* ---- Games (load_game.c) ---------------------------------------------------------------------------------- */

struct plan {
    int games, players, watchers; /* of each game */
    const char *rules;
    const char *computer; /* who plays beside one person; NULL: nobody */
    const char *record;   /* begins with; one person then has all seats */
};

/* Makes guests, games and clients, besides those there are; nobody is connected yet. */
void load_make(struct load *l, const struct plan *plan);
struct client *load_client(struct load *l, struct game *g, int seat); /* one more */
void load_clear(struct load *l); /* they go; what was measured stays */
void load_free(struct load *l);
void load_open_game(struct load *l, const char *token); /* that those in the lobby look for */
void game_message(struct client *c, const char *text, size_t size);

/* Goes on until then, or until it is done; acts meanwhile. True: it is done. */
typedef bool load_done(const struct load *l);
bool load_run(struct load *l, int64_t ms, load_done *done);
bool load_all_there(const struct load *l);
void load_open_all(struct load *l); /* clients from the first to the last, all at once */
void load_forget_times(struct load *l);
bool load_is_quiet(const struct load *l); /* everything that was sent has been told to all */
bool load_all_over(const struct load *l); /* and everybody has heard of it */

/* A record of so many actions. */
char *record_of(const char *rules, int actions, uint64_t seed);

/* ---- Scenes (load_scenes.c) -------------------------------------------------------------------------------- */

/* How much of it; 0: what the scene thinks right. */
struct sizes {
    int games, players, watchers;
    int every, seconds;
    int clients; /* others than players and watchers */
    double
        slack; /* so many times its limits a time or a size may be: other work is done here, too */
};

struct scene {
    const char *name;
    void (*run)(struct load *l, const struct sizes *sizes);
    struct sizes long_form, short_form;
};

extern const struct scene scenes[];
extern const int scene_count;

/* Those with hostile clients (load_hostile.c). */
void scene_stalled(struct load *l, const struct sizes *sizes);
void scene_loris(struct load *l, const struct sizes *sizes);
void scene_over(struct load *l, const struct sizes *sizes);

/* What scenes have in common: a server with games that run, and what can be said of them. */
void scene_begin(struct load *l, const struct sizes *sizes);
void scene_settle(struct load *l);
void scene_faults(struct load *l, const char *name);
void scene_figure(const char *scene, const char *name, double value, const char *unit,
                  enum limit kind, double limit);

#endif
