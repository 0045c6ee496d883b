/*
 * describe.h: rules, positions and events as JSON, for programs that read what we print. The
 * fields are documented in docs/engine.md. Every function returns a new reference.
 */
#ifndef AUDE_CLI_DESCRIBE_H
#define AUDE_CLI_DESCRIBE_H

#include <jansson.h>
#include <stdbool.h>

#include "aude.h"

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

/* "seat 1", "chance" or "over". */
void actor_write(const struct aude_state *s, char *buf, size_t len);

/* Prints the value to stdout and drops the reference: indented, or on one line. */
bool describe_print(json_t *value, bool on_one_line);

#endif
