/*
 * cards.h: the model of the card game; see model.h for what each function does.
 */
#ifndef AUDE_MODEL_CARDS_H
#define AUDE_MODEL_CARDS_H

#include "model.h"

struct cards_model;

struct cards_model *cards_model_new(const struct aude_rules *r);
void cards_model_free(struct cards_model *m);
void cards_model_restart(struct cards_model *m);
bool cards_model_apply(struct cards_model *m, struct aude_action a, char *why, size_t len);
void cards_model_end(struct cards_model *m);
bool cards_model_agrees(struct cards_model *m, const struct aude_state *s, char *why, size_t len);
bool cards_agree_events(const struct cards_model *m, const struct aude_events *told,
                        const int before[AUDE_SEATS], char *why, size_t len);

#endif
