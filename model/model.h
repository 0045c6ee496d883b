/*
 * model.h: independent, slow models of the games, written from the rule clauses. They share the
 * tables of tiles and cards and the action struct with the engine and nothing else.
 *
 * The one of the tile games knows the board as a grid, finds all features by a flood fill over
 * the whole board when a tile was laid, counts figures, owners and values anew whenever it is
 * asked, and keeps no running sums. The one of the card game knows where each single card is, and
 * finds claims and values anew from that.
 */
#ifndef AUDE_MODEL_MODEL_H
#define AUDE_MODEL_MODEL_H

#include <stdbool.h>
#include <stddef.h>

#include "aude.h"

struct model;

struct model *model_new(const struct aude_rules *r); /* at the start of a game; never NULL */
void model_free(struct model *m);
void model_restart(struct model *m);

/* Follows an action. False, with a sentence in why, if the model finds it illegal. */
bool model_apply(struct model *m, struct aude_action a, char *why, size_t len);

/* Ends the game now with final scoring. */
void model_end(struct model *m);

/* Compares everything that can be seen of the engine's state with the model's own: actor,
 * legal actions and chances as sets, scores, supplies, bag, tiles or cards, pieces and tokens.
 * When a tile or a figure has moved since the last call, also features with members, open ends,
 * completeness, strengths, owners and values, and all of it if the game ended now. Picks,
 * single checks and fits are tried by sample. False, with the first difference in why. */
bool model_agrees(struct model *m, const struct aude_state *s, char *why, size_t len);

/* The points of the events must be what the scores have grown by since before. */
bool model_agrees_events(const struct model *m, const struct aude_events *events,
                         const int before[AUDE_SEATS], char *why, size_t len);

/* Writes a sentence and returns false, so that a comparison can end with it. */
bool model_refuse(char *why, size_t len, const char *format, ...);

#endif
