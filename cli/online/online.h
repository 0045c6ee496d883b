/*
 * online.h: the commands of the program aude-online, and what they share.
 */
#ifndef AUDE_CLI_ONLINE_H
#define AUDE_CLI_ONLINE_H

#include <jansson.h>

#include "../words.h"

/* What is said, in the language of the reader. As formats both take the same in the same order. */
#define TOLD(english, german) (words_language() == GERMAN ? (german) : (english))

/* Why a server has refused something, by the word in its answer ("why"); an unknown one in the words of
 * the server, and NULL if it has said nothing. As long as the answer is there. */
const char *refusal_told(const json_t *answer);

/* Each gets its own name as argv[0] and returns a status of command.h. */
int online_bot(int argc, char **argv);
int online_think(int argc, char **argv);
int online_import(int argc, char **argv);
int online_admin(int argc, char **argv);
int online_push(int argc, char **argv);

#endif
