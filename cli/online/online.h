/*
 * online.h: the commands of the program aude-online, and what they share.
 */
#ifndef AUDE_CLI_ONLINE_H
#define AUDE_CLI_ONLINE_H

/* Each gets its own name as argv[0] and returns a status of command.h. */
int online_bot(int argc, char **argv);
int online_think(int argc, char **argv);
int online_import(int argc, char **argv);
int online_admin(int argc, char **argv);
int online_push(int argc, char **argv);

#endif
