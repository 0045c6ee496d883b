/*
 * level.h: how well the person at this terminal plays each game, by the results here, and which
 * opponent that makes an even one. It is kept in a small file of this user: a line "GAME LEVEL
 * GAMES" for each game.
 */
#ifndef AUDE_CLI_LEVEL_H
#define AUDE_CLI_LEVEL_H

#include "session.h"

/* The word for a seat that gets the opponent who is nearest. */
#define LEVEL_WORD "even"

/* Puts an opponent wherever LEVEL_WORD stands in names, the nearest first and nobody twice while
 * there is somebody else, and says who it is and why. False with a complaint if what is known about
 * the person cannot be read. */
bool level_choose(const struct aude_rules *r, enum language language, const char *names[],
                  int seats);

/* Counts a game that has ended here between one person and opponents, and says what came of it. If
 * nothing has been kept before, is_wanted says whether it should be from now on. False with a
 * complaint if it cannot be kept. */
bool level_count(const struct session *n, bool is_wanted);

#endif
