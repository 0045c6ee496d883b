/*
 * program.h: another program that speaks the engine protocol (docs/engine.md), started by us. What is
 * sent to it and what it says goes through pipes that never block.
 */
#ifndef AUDE_CLI_PROGRAM_H
#define AUDE_CLI_PROGRAM_H

#include <poll.h>
#include <stdbool.h>
#include <stddef.h>

struct program;

/* argv ends with NULL; NULL, with errno, if there is no process or pipe to be had. A program that
 * cannot be run ends at once. */
struct program *program_start(char *const argv[]);
void program_end(struct program *p); /* at once, with all it has started; NULL is fine */

/* Seconds of processor time that it has had, without those of programs it has started. */
double program_cpu(const struct program *p);

/* Queues one command. */
void program_send(struct program *p, const char *format, ...) __attribute__((format(printf, 2, 3)));

enum { PROGRAM_FILES = 2 };
int program_files(const struct program *p, struct pollfd files[PROGRAM_FILES]); /* how many */

/* Reads and writes what it can; false: the program is gone or talks nonsense without end. */
bool program_turn(struct program *p);

struct program_answer {
    bool is_ok;
    char text[1024]; /* the line before "ok", "" if there is none; or the sentence after "error" */
};

/* The next answer that has come whole; false: there is none. */
bool program_next(struct program *p, struct program_answer *out);

#endif
