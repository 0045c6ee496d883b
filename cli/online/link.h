/*
 * link.h: the connection to a server elsewhere: requests and streams of the API (docs/api.md), many
 * at a time, over libcurl, which only link.c knows. What was lost on the way is sent again, later
 * and later; whoever is told to wait waits. The token goes into a field of each request and nowhere
 * else.
 */
#ifndef AUDE_CLI_LINK_H
#define AUDE_CLI_LINK_H

#include <jansson.h>
#include <poll.h>
#include <stdbool.h>
#include <stddef.h>

/* Before the first link, and after the last; in one thread. */
void link_begin(void);
void link_end(void);

struct link;

/* server is an address such as "https://games.example.org"; NULL, with a sentence, if it is none.
 * command begins what is said when the server cannot be reached. */
struct link *link_open(const char *command, const char *server, const char *token, char *why,
                       size_t len);
void link_close(struct link *l); /* forgets all that is on its way */

struct link_answer {
    int status;         /* of HTTP; 0: nothing came */
    const json_t *body; /* an object, perhaps empty */
    const char *why;    /* the word of a refusal, "" */
    const char *text;   /* a sentence about what is wrong, "" */
};

typedef void link_done(void *context, const struct link_answer *answer);

enum link_care {
    LINK_ONCE,  /* whatever happens is told */
    LINK_AGAIN, /* sent again until the server has had its say: what can be done twice */
};

/* Asks; done is called once, from link_wait. body is taken over, NULL: a GET. */
void link_ask(struct link *l, const char *path, json_t *body, enum link_care care, link_done *done,
              void *context);

/* The same, and waits for it. */
struct link_said {
    int status;
    json_t *body;  /* the caller's; NULL: nothing came, or no object */
    char why[512]; /* a sentence about what is wrong, "" */
};
void link_ask_now(struct link *l, const char *path, json_t *body, enum link_care care,
                  struct link_said *out);

/* A stream that is opened again whenever it ends, at the path it is then told. */
struct link_listener {
    void (*path)(void *context, char *buf, size_t len);
    void (*message)(void *context, const json_t *message);
    void (*refused)(void *context, const struct link_answer *answer); /* and never again */
    void (*opened)(void *context); /* NULL: nobody wants to know */
    void *context;
};
void link_listen(struct link *l, const struct link_listener *listener);

/* Nothing is called with this context any more. */
void link_forget(struct link *l, const void *context);

/* Waits for at most so many milliseconds until something happens here or at these files, and calls
 * whoever is concerned. */
void link_wait(struct link *l, struct pollfd *files, int count, int ms);

/* Reads a token from a file; false, with a sentence, if there is none. */
enum { LINK_TOKEN_MAX = 256 };
bool link_token(const char *path, char token[LINK_TOKEN_MAX], char *why, size_t len);

#endif
