/*
 * request.h: bytes become requests. Only request.c knows the library that takes HTTP apart
 * (http_parser); it is given bytes and has no idea of sockets.
 */
#ifndef AUDE_SERVER_REQUEST_H
#define AUDE_SERVER_REQUEST_H

#include <stdbool.h>
#include <stddef.h>

#include "answer.h"
#include "host.h"

enum {
    TARGET_MAX = 2048,
    HEAD_MAX = 16384, /* request line and fields */
    BODY_MAX = 65536, /* what a request may bring along */
};

/* What is asked of the tables, and not for a file. Only there something can be left. */
#define CALLS_AT "/api/"

/* Fields are "" where they were not sent, or too long to be true. */
struct request {
    enum refusal refusal; /* REFUSAL_NONE: everything below is valid; otherwise manner is */
    struct manner manner;
    bool is_post;
    bool has_upgrade;         /* it wants to go on in another protocol */
    char path[TARGET_MAX];    /* as it was sent, without what follows a question mark */
    const char *query;        /* what follows it, "" */
    char host[HOST_MAX];      /* the name, "" if HTTP/1.0 did not send one */
    char authority[HOST_MAX]; /* the field Host as it was sent, with the port */
    char accept_encoding[256];
    char if_none_match[512];
    char authorization[128];
    char content_type[64];
    char origin[HOST_MAX + 16]; /* FIELD_FOREIGN: too long to be true, but it was sent */
    char forwarded_for[256];    /* the same */
    char upgrade[16];
    char socket_key[32], socket_version[8];
    const char *body;
    size_t body_size;
};

#define FIELD_FOREIGN "?"

struct reader;

/* NULL: out of memory. */
struct reader *reader_new(void);
void reader_free(struct reader *reader);

/* Takes bytes up to the end of a request; *used says how many. True when the request is complete
 * or known to be bad; then the reader takes no more. */
bool reader_feed(struct reader *reader, const char *bytes, size_t size, size_t *used);

/* Has anything come yet? An empty line before a request is nothing. */
bool reader_has_begun(const struct reader *reader);

/* Valid after reader_feed has said true, for as long as the reader is there. */
const struct request *reader_request(const struct reader *reader);

#endif
