/*
 * conform.h: what the files of the conformance suite share. The suite knows aude.h and
 * nothing of any game; whatever is registered is played at random and watched. A check is
 * one property on one rules text; it fails once, with the place where it first failed.
 */
#ifndef CONFORM_H
#define CONFORM_H

#include "aude.h"

#define PROPERTIES(X)                                                                              \
    X(RULES, "the rules text written back reads to the same text")                                 \
    X(TWINS, "equal histories give equal hashes whatever the memory held before")                  \
    X(SOUND, "aude_sound holds")                                                                   \
    X(COUNT, "aude_count is the number of legal actions or the sum of the weights")                \
    X(PICK, "aude_pick agrees with aude_legal and aude_chances")                                   \
    X(SHORT, "a short list is cut and its true length returned")                                   \
    X(CHECK, "a legal action passes aude_check for the actor")                                     \
    X(OTHERS, "nobody but the actor may act")                                                      \
    X(MUTANT, "a changed action is accepted only where it is in the legal list")                   \
    X(TEXT, "an action line reads back to the same bytes")                                         \
    X(LINES, "the lines of legal actions differ pairwise")                                         \
    X(CANON, "a changed line is refused or reads the same when written again")                     \
    X(QUIET, "asking changes nothing")                                                             \
    X(COPY, "applying to a copy leaves the original alone")                                        \
    X(PREVIEW, "aude_preview equals aude_apply, events included")                                  \
    X(REPLAY, "replay from the lines gives the same hash")                                         \
    X(SCORES, "score events sum up to the change of the scores")                                   \
    X(WORTH, "the worth of an event gives its points")                                             \
    X(MAJORITY, "points go to the greatest strength")                                              \
    X(SUPPLY, "return events and puts sum up to the change of the supplies")                       \
    X(VIEW, "view(apply(s, a)) equals apply(view(s), seen(a))")                                    \
    X(GUESS, "a guess gives a sound state with the same actor")                                    \
    X(END, "aude_end gives a sound state that is over")                                            \
    X(VALUE, "final events pay what aude_features announced")                                      \
    X(BOUNDS, "no list is longer than its constant")                                               \
    X(WHERE, "aude_where points at what is there and names what exists")                           \
    X(FITS, "aude_fits agrees with the legal places")                                              \
    X(SCENE, "the scene has every tile and every figure once")                                     \
    X(FEATURES, "every segment belongs to the one feature that lists it")                          \
    X(BAG, "bag, hand and table hold the whole set less what was discarded")                       \
    X(TOKENS, "every token lies on a tile, before a seat or beside the board")                     \
    X(WINNERS, "somebody has won just when the game is over, and is a seat")                       \
    X(FAR, "a cell 256 away is another cell")                                                      \
    X(OVER, "a finished game offers nothing and refuses everything")                               \
    X(LINE, "a straight line of tiles is as long as the set allows")

enum property {
#define X(id, sentence) P_##id,
    PROPERTIES(X)
#undef X
        PROPERTY_COUNT
};

/* How a game is played: at random, or always as far as possible in one direction. */
enum manner { ANYHOW, NORTHWARDS, EASTWARDS, SOUTHWARDS, WESTWARDS };

struct trial {
    const char *text; /* of the rules */
    struct aude_rules *rules;
    int seats, kinds, tiles; /* tiles of the whole set */
    uint64_t seed;
    enum manner manner;
    int game, step; /* where a failure is: game and number of the action */
    char line[AUDE_LINE_MAX];
    bool is_tried[PROPERTY_COUNT], is_failed[PROPERTY_COUNT];

    struct aude_rng rng;
    struct aude_state *now;            /* the game */
    struct aude_state *echo;           /* the same game, replayed from its lines */
    struct aude_state *twin;           /* the same game in memory that held something else */
    struct aude_state *before, *spare; /* for whoever needs one for a moment */
    uint64_t hash;                     /* of now, before the action */
    int actor;
    int count; /* of the legal list */
    struct aude_action legal[AUDE_LEGAL_MAX];
    struct aude_events events, other_events;
    int discarded; /* tiles that left the game */
};

/* Notes that a property was looked at, and reports it the first time it does not hold. */
void expect(struct trial *t, enum property p, bool holds);

/* Is the action in t->legal? */
bool is_listed(const struct trial *t, struct aude_action a);

/* conform_ask.c: questions about a position that must not change it */
void ask_lists(struct trial *t);
void ask_text(struct trial *t);
void ask_mutants(struct trial *t);

/* conform_look.c: what front ends see */
void look(struct trial *t);

/* conform_act.c: what an action does; afterwards t->now is the position after it */
void act(struct trial *t, struct aude_action a);
void act_end(struct trial *t);

/* conform_means.c: figures of many random base games; count is passed, failed */
void means(uint64_t seed, int count[2]);

#endif
