/*
 * differ.h: plays random games with the engine and has the model follow.
 */
#ifndef AUDE_TESTS_DIFFER_H
#define AUDE_TESTS_DIFFER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Plays games of uniformly random actions; after every action engine and model are compared, and
 * the points of the events with the scores. Game number g uses the seed seed + g, so that a game
 * can be played again alone. False at the first difference, with rules, seed, game, action and
 * the difference in why. */
bool differ_play(const char *rules, uint64_t seed, int games, char *why, size_t len);

#endif
