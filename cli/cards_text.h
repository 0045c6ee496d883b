/*
 * cards_text.h: what a card game has to tell in several lines, for the pages of the screen and for
 * the game in lines.
 */
#ifndef AUDE_CLI_CARDS_TEXT_H
#define AUDE_CLI_CARDS_TEXT_H

#include "file.h"
#include "paint.h"
#include "session.h"

/* The round that has just ended: who took what and got what, and the points of all. */
void cards_round_title(const struct session *n, char *buf, size_t len);
void cards_round_text(const struct session *n, struct text *out);

/* The cards whoever looks cannot see, by kind. */
void cards_unseen_title(const struct session *n, char *buf, size_t len);
void cards_unseen_text(const struct session *n, struct text *out);

/* What animals bring by their number, as the rules have it. */
void cards_animals_text(const struct session *n, struct text *out);

/* What the signs on small cards mean. */
void cards_legend(const struct look *look, struct text *out);

#endif
