/*
 * serve.h: what the files of the program aude-serve share: its settings, from the command line, a
 * file and the environment, and its sentences.
 */
#ifndef AUDE_CLI_SERVE_H
#define AUDE_CLI_SERVE_H

#include <stdbool.h>

enum { SERVE_NAMES_MAX = 32 };

/* What is asked for. Texts are NULL where nothing was said. */
struct settings {
    const char *web;     /* the built page */
    const char *address; /* where to listen */
    const char
        *names[SERVE_NAMES_MAX + 2]; /* ends with NULL; what we are called besides localhost */
    int names_count;
    const char *data, *store, *bus, *log, *config; /* bus is never NULL */
    long long port;                                /* -1: the usual one or one near it */
    long long think; /* threads; -1: as many as there are processors, but one */
    bool is_lan, has_proxy;
    char *file; /* the text of the settings file, which the texts above may point into */
};

enum sentence {
    READY,
    READY_LAN,
    ENDS,
    NOT_BUILT,
    NO_INDEX,
    TAKEN,
    ALL_TAKEN,
    DENIED,
    UNKNOWN_ADDRESS,
    LAN_ADDRESS,
    NO_NAME,
    MANY_NAMES,
    NO_BUS,
    FAILED,
    NO_FOLDER,
    NO_HOME,
    NO_LOG,
    STORE_IS_LOCKED,
    STORE_IS_NEWER,
    STORE_IS_DAMAGED,
    STORE_IS_DOWN,
    CONFIG_UNREADABLE,
    CONFIG_NO_NAME,
    CONFIG_NO_VALUE,
    CONFIG_NO_FLAG,
    SENTENCES
};

/* A sentence in the reader's language, to the standard output, or as a complaint, which gives
 * STATUS_BAD. */
void serve_say(enum sentence sentence, const char *first);
int serve_complain(enum sentence sentence, const char *first, const char *second);

/* Reads the options, and the file they name; STATUS_FINE if there is something to be served,
 * otherwise -1 after help was given, or the exit status. */
int serve_read_settings(int argc, char **argv, struct settings *settings);

/* A QR code for a phone's camera, if the standard output is a terminal. */
void serve_show_code(const char *text);

#endif
