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
    X(SUM, "the terms of every sum give its points, paid or asked for")                            \
    X(ENDING, "what is paid for a feature is what aude_worth said, term by term")                  \
    X(CAUSE, "every event was led to by an earlier one or by the action")                          \
    X(TURN, "every turn is begun by one event")                                                    \
    X(FACTS, "facts and numbers of a game hold")                                                   \
    X(MAJORITY, "points go to the greatest strength")                                              \
    X(SUPPLY, "return events and puts sum up to the change of the supplies")                       \
    X(VIEW, "view(apply(s, a)) equals apply(view(s), seen(a)) byte for byte")                      \
    X(AGAIN, "a view of a view is the same view, and what is seen is seen as the same again")      \
    X(SEEN, "what may be done may be done in the view as it is seen there")                        \
    X(OWN, "who acts has the same choice in the own view")                                         \
    X(SHOWN, "a view shows everything that all can see")                                           \
    X(HIDDEN, "a view names all cards a seat may know and no other")                               \
    X(UNSEEN, "unseen cards are the pile and what is hidden, and chance weighs them")              \
    X(RECALL, "the lines that a seat sees, followed from the start, give its view")                \
    X(TOLD, "events in a view are those of the state")                                             \
    X(SECRET, "nothing a seat is given depends on what it may not know")                           \
    X(GUESS, "a guess gives a sound whole state with the same view, which can be played")          \
    X(END, "aude_end gives a sound state that is over")                                            \
    X(VALUE, "final events pay what aude_features announced")                                      \
    X(BOUNDS, "no list is longer than its constant")                                               \
    X(WHERE, "aude_where points at what is there and names what exists")                           \
    X(FITS, "aude_fits agrees with the legal places")                                              \
    X(FEATURES, "every segment belongs to the one feature that lists it")                          \
    X(BAG, "bag, hand and table hold the whole set less what was discarded")                       \
    X(TOKENS, "every token lies on a tile, before a seat or beside the board")                     \
    X(WINNERS, "somebody has won just when the game is over, and is a seat")                       \
    X(FAR, "a cell 256 away is another cell")                                                      \
    X(OVER, "a finished game offers nothing and refuses everything")                               \
    X(LINE, "a straight line of tiles is as long as the set allows")                               \
    X(TABLE_LUCK, "what chance has settled at a table stays settled")                              \
    X(TABLE_BACK, "nothing is taken back behind what a seat has learnt, but everything else")      \
    X(TABLE_LINES, "a table made from lines, a record or another table equals it")                 \
    X(TABLE_SIGHT, "a seat sees what it may know of a table, and its lines give its view")         \
    X(TABLE_REFUSAL, "what a table refuses changes nothing")                                       \
    X(TABLE_DRAFT, "a draft is nobody else's business")                                            \
    X(TABLE_STEPS, "the steps, positions and turns of a table tell the same game")

enum property {
#define X(id, sentence) P_##id,
    PROPERTIES(X)
#undef X
        PROPERTY_COUNT
};

/* How a game is played: at random, always as far as possible in one direction, or at a table. */
enum manner { ANYHOW, NORTHWARDS, EASTWARDS, SOUTHWARDS, WESTWARDS, AT_TABLE };

/* What conform_know.c and conform_secret.c work with. */
struct know {
    struct aude_rng rng;                           /* of its own: the games stay the same */
    struct aude_state *followed[AUDE_SEATS + 1];   /* by seat + 1: only from the lines it sees */
    struct aude_state *view, *next, *other, *then; /* for a moment */
    struct aude_events events, other_events;
};

struct trial {
    const char *text; /* of the rules */
    struct aude_rules *rules;
    bool is_cards;           /* the game has cards instead of tiles */
    int seats, kinds, tiles; /* tiles of the whole set */
    int drawn;               /* of them in the first stack */
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
    int discarded;   /* tiles that left the game */
    int round;       /* where there are rounds */
    bool has_hidden; /* some view was not the whole state */
    struct know know;
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

/* conform_sum.c: points explained, causes, turns, facts */
void look_sums(struct trial *t);
void look_ending(struct trial *t, const struct aude_feature *f, const struct aude_events *events);
void look_cleared(struct trial *t);
void look_facts(struct trial *t);
void expect_causes(struct trial *t, const struct aude_events *events);
void expect_turn(struct trial *t);
void expect_facts(struct trial *t); /* when all games have been played */
bool same_sum(const struct aude_sum *a, const struct aude_sum *b);

/* conform_know.c: who knows what; know_act when t->now is the position after an action */
void know_open(struct trial *t);
void know_close(struct trial *t);
void know_begin(struct trial *t);
void know_act(struct trial *t, struct aude_action a);
bool is_same_state(const struct aude_state *a, const struct aude_state *b);

/* conform_secret.c: two games that look the same to a seat and differ in what it may not know */
void keep_secret_from_start(struct trial *t);
void keep_secret_from_now(struct trial *t);

/* A number for everything that can be asked about a position, and for events. */
uint64_t sum_of_answers(const struct aude_state *s);
uint64_t sum_of_events(const struct aude_events *events);

/* conform_cards.c: what front ends see of a card game */
void look_cards(struct trial *t);
void look_claims(struct trial *t, struct aude_action a);

/* conform_table.c: so many games at a table, with everything that can happen there */
void sit_at_table(struct trial *t, int games, int doings);

/* conform_means.c: figures of many random base games; count is passed, failed */
void means(uint64_t seed, int count[2]);

#endif
