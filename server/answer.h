/*
 * answer.h: what is sent for a request: a head with the fields that go with everything, and a
 * file, a text or a short page that says why not.
 */
#ifndef AUDE_SERVER_ANSWER_H
#define AUDE_SERVER_ANSWER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "files.h"
#include "outbox.h"

enum { ANSWER_MAX = 3072 };

/* Why a request is not answered with what it asks for. */
enum refusal {
    REFUSAL_NONE,
    REFUSAL_SENSE,   /* it is no proper request */
    REFUSAL_BODY,    /* it brings something along */
    REFUSAL_ORIGIN,  /* the page of somebody else has sent it */
    REFUSAL_METHOD,  /* it wants more than to look */
    REFUSAL_MISSING, /* there is no such file */
    REFUSAL_SLOW,    /* it did not come to an end */
    REFUSAL_LENGTH,  /* it does not say how much it brings along */
    REFUSAL_LARGE,   /* it brings too much along */
    REFUSAL_TYPE,    /* what it brings along is no JSON */
    REFUSAL_LONG,    /* the address is too long */
    REFUSAL_NAME,    /* it is for a server of another name */
    REFUSAL_UPGRADE, /* here is a WebSocket, and it asks for none */
    REFUSAL_CROWD,   /* too many connections from one address */
    REFUSAL_FIELDS,  /* the fields are too large */
    REFUSAL_BUSY,    /* too many connections altogether */
    REFUSAL_VERSION, /* another version of HTTP */
    REFUSALS
};

struct answer {
    char text[ANSWER_MAX]; /* the head, and the page of a refusal */
    size_t size;
    struct parcel *body; /* what comes after the text, or NULL */
    int file;            /* what comes after the text; -1 for nothing */
    uint64_t left;       /* of the file */
    bool is_last;        /* the connection ends with it */
};

/* How an answer is to be written. */
struct manner {
    bool is_head; /* the head is all that was asked for */
    bool is_last;
    bool is_old;  /* for HTTP/1.0, which has to be told that it may go on */
    bool is_call; /* a program asks, which is refused in JSON */
};

void answer_refuse(struct answer *a, enum refusal why, struct manner manner);

/* The file that was found; it is closed when the answer is. */
void answer_file(struct answer *a, enum files_status status, const struct files_answer *found,
                 struct manner manner);

/* A text with the status of HTTP; fields: further lines, "" or ending in "\r\n". Takes over the
 * body, which may be NULL. */
void answer_text(struct answer *a, int status, const char *type, const char *fields,
                 struct parcel *body, struct manner manner);

/* The head of what comes in chunks, nobody knows how many; for HTTP/1.0 it just goes on until the
 * connection ends. */
void answer_stream(struct answer *a, const char *type, struct manner manner);

/* A part of such an answer, which follows the head if there is one in a; is_end: it is the last. False:
 * out of memory. */
bool answer_part(struct answer *a, const char *bytes, size_t size, bool is_end,
                 struct manner manner);

/* The connection is a WebSocket from now on; key is what the handshake has come to. */
void answer_socket(struct answer *a, const char *key);

void answer_close(struct answer *a);

#endif
