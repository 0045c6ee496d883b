/*
 * tell.h: actions as sentences. The patterns are by the names of verbs; a verb without one is
 * told by its line.
 */
#ifndef AUDE_CLI_TELL_H
#define AUDE_CLI_TELL_H

#include <stdbool.h>
#include <stddef.h>

#include "aude.h"
#include "words.h"

struct telling {
    const struct aude_state *s; /* the position before the action */
    enum language language;
    const char *const *names; /* of the seats */
    int actor;
    struct aude_action action;
    bool is_elsewhere; /* the figure goes on another tile than the new one */
};

/* For VERB_TITLE and VERB_ASK of a verb without words "". */
void tell_action(const struct telling *t, enum verb_form form, char *buf, size_t len);

/* For a narrow list: the title of the verb with the seat and the figure it names; an action that
 * names none as what can be done. */
void tell_brief(const struct telling *t, char *buf, size_t len);

/* Has the game actions that name a seat by its number? */
bool tell_names_seats(const struct aude_state *s);

/* Who stands on the segment of a spot, or anywhere on its tile: "Blue knight, Red farmer". */
void tell_figures(const struct aude_state *s, enum language language, const char *const names[],
                  const struct aude_spot *spot, char *buf, size_t len);

/* How high the token on the segment of a spot is, or -1. */
int tell_height(const struct aude_state *s, const struct aude_spot *spot);

/* What putting a figure, or taking an own one back, would change for whoever does it. */
struct outlook {
    struct aude_feature feature; /* before */
    int now, done;               /* more points for it if the game ended now, when complete */
    bool is_strong;              /* the figure counts for the majority, so that it has a role */
    bool is_loss;                /* it is taken back: the points are fewer */
    int piece;                   /* its kind */
};

/* False if the action does neither; scratch is overwritten. */
bool tell_outlook(const struct aude_state *s, struct aude_action a, struct aude_state *scratch,
                  struct outlook *out);

/* Tiles that lie beside the board: "princess/BG, princess/BH x 2", or only their letters. */
void tell_aside(const struct aude_state *s, bool is_short, char *buf, size_t len);

/* Adds text to what is in buf, after the separator unless that is empty. */
void tell_add(char *buf, size_t len, const char *separator, const char *text);

/* The role a figure on the segment of the tile at x, y plays; "" if unknown. */
const char *tell_role(const struct aude_state *s, enum language language, int x, int y,
                      int segment);

/* The same as the object of a sentence: "a knight". */
void tell_role_object(const struct aude_state *s, enum language language,
                      const struct aude_spot *spot, char *buf, size_t len);

/* "Tile in hand: base/D", "" for an empty hand. */
void tell_hand(const struct aude_state *s, enum language language, char *buf, size_t len);

/* What could be put where in this game, as in a record: "follower road.S". */
void tell_example(const struct aude_rules *r, char *buf, size_t len);

/* What the segment is, "city"; "" if unknown. */
const char *tell_feature(const struct aude_state *s, enum language language, int x, int y,
                         int segment);

/* How a token of nobody is now, "pig: Taxes"; false if there is nothing to be said of it. */
bool tell_standing(const struct aude_state *s, enum language language,
                   const struct aude_token *token, char *buf, size_t len);

#endif
