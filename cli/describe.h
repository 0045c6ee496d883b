/*
 * describe.h: rules, positions and events as JSON, for programs that read what we print. The
 * fields are documented in docs/engine.md. Every function returns a new reference.
 */
#ifndef AUDE_CLI_DESCRIBE_H
#define AUDE_CLI_DESCRIBE_H

#include <jansson.h>
#include <stdbool.h>

#include "aude.h"
#include "aude_players.h"

/* Add a new value to a list or an object. One that could not be made would leave the answer short;
 * it ends the program with a sentence. */
void describe_add(json_t *list, json_t *value);
void describe_set(json_t *object, const char *key, json_t *value);

/* A string, with '?' for whatever is not UTF-8. */
json_t *describe_string(const char *text);

/* One number per seat. */
json_t *describe_seats(const struct aude_rules *r, const int *number);

/* A tile kind, or JSON null for a number that is none. */
json_t *describe_kind(const struct aude_rules *r, int i);

/* A kind of card, the same. */
json_t *describe_card_kind(const struct aude_rules *r, int i);

/* An event, s being the position after it. */
json_t *describe_event(const struct aude_state *s, const struct aude_event *event,
                       const char *const names[]);

/* Everything that can be seen of a position. */
json_t *describe_state(const struct aude_state *s);

/* The name of a number, the id of a tile kind or in a card game of a card kind; null if it is none,
 * or may not be known. */
json_t *describe_name(const struct aude_rules *r, enum aude_noun noun, int i);
json_t *describe_id(const struct aude_rules *r, int i);

/* Seats of a mask, as a list. */
json_t *describe_mask(unsigned seats);

/* Parts of a position. Pieces are the figures on the table and those held by others; those in hand
 * are the supply of their seat. Cards of rows come one by one, those of seats by kind. */
json_t *describe_feature(const struct aude_state *s, const struct aude_feature *f);
json_t *describe_pieces(const struct aude_state *s);
json_t *describe_supply(const struct aude_state *s, int seat);
json_t *describe_tokens(const struct aude_state *s);
json_t *describe_cards(const struct aude_state *s);

/* describe_parts.c: the tile at x, y with what stands on it, or what fits there; what a seat has;
 * and a way to play on of a seat that must act in s, scratch being room for the positions on it. */
json_t *describe_cell(const struct aude_state *s, int x, int y);
json_t *describe_seat(const struct aude_state *s, int seat);
json_t *describe_way(const struct aude_state *s, const struct aude_way *way,
                     struct aude_state *scratch);

/* The chance of a seat to win in percent if these leads are expected in s; null without them. */
json_t *describe_chance(const struct aude_state *s, const int *lead, int seat);

/* "seat 1", "chance" or "over". */
void actor_write(const struct aude_state *s, char *buf, size_t len);

/* Prints the whole value to stdout and drops the reference: indented, or on one line. */
void describe_print(json_t *value, bool on_one_line);

#endif
