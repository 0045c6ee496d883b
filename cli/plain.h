/*
 * plain.h: the game in lines, for pipes, scripts, screen readers and simple terminals.
 */
#ifndef AUDE_CLI_PLAIN_H
#define AUDE_CLI_PLAIN_H

#include "session.h"

/* Plays the session with lines from stdin to its end or the end of input. */
void plain_run(struct session *n);

#endif
