/*
 * journal.h: the actions of one game in order, for taking back and for writing a record.
 */
#ifndef AUDE_CLI_JOURNAL_H
#define AUDE_CLI_JOURNAL_H

#include <stdbool.h>

#include "aude.h"
#include "file.h"

struct journal_entry {
    struct aude_action action;
    int actor; /* a seat or AUDE_CHANCE */
};

/* Starts as {0}. */
struct journal {
    struct journal_entry *list;
    int count, room;
    bool is_view; /* of what a viewer saw */
    int viewer;   /* a seat, or -1: an onlooker */
};

void journal_add(struct journal *j, struct aude_action a, int actor);
void journal_clear(struct journal *j);
void journal_free(struct journal *j);

/* From now on the journal is of what a seat, or with -1 an onlooker, saw of the game, and s is
 * the view of that. */
void journal_view(struct journal *j, int viewer, struct aude_state *s);

/* Takes back the last action of a seat and the chance outcomes since; false if there is
 * nothing to take back. s becomes the position before it. */
bool journal_undo(struct journal *j, struct aude_state *s);

/* Adds the whole record to out. Of header the names and the date are used; the rules, and the
 * result of a finished game, are filled in. */
void journal_write(const struct journal *j, const struct aude_rules *r, struct aude_record *header,
                   struct text *out);

/* The name of a seat in a record: "Red (greedy)", or "Red" where player is NULL. */
void seat_write(const char *colour, const char *player, char buf[AUDE_NAME_MAX]);

/* Reads a line as an action that the actor may do now; anything but AUDE_OK says why it is
 * none, and sentence_write turns that into "\"LINE\": sentence". */
enum aude_status line_read(const struct aude_state *s, const char *line, struct aude_action *out);
void sentence_write(enum aude_status status, const char *line, char *buf, size_t len);

/* "45 38", seat 0 first. */
void scores_write(const struct aude_state *s, char *buf, size_t len);

/* Are these the scores of the position, as the result of a record gives them? */
bool scores_agree(const struct aude_state *s, const char *text);

#endif
