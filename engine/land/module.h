/*
 * module.h: how a tile-laying game is composed. Everything is a module, the base game
 * included. A module contributes tables, stages and hooks, and never asks whether another
 * module is in play. Each class of contribution has one law for when several have it:
 *
 *   tables       concatenated; a name clash fails at set-up
 *   stages       entrances in module order, one that asks holds the turn and then only its own
 *                list is legal; otherwise the lists of all modules at that step are joined
 *   verbs        exactly one owner each
 *   vetoes       may_enter: all must agree, so order cannot matter
 *   leave        may_reach: one is enough; whoever gives it lists the puts
 *   cuts         strength: each only takes strength away from seats, so order cannot matter
 *   adjustments  worth, bonus: each adds to named terms, so order cannot matter; the hostile
 *                build runs them backwards too and compares
 *   reasons      explain: all name their terms of a worth, in module order; together they are its
 *                points. What a feature that is never scored brings otherwise is named there too,
 *                if it is asked for as complete
 *   notices      on_...: all are told, in module order; on_rules only takes away: kinds of
 *                features from pieces, entrances and lists from the module's own stages, or what
 *                they ask that cannot happen; and it may say what a unit of the module's own
 *                features is
 *   looks        show: all are shown, in module order; sound: all must agree
 *
 * Only at set-up a hook is tested for NULL: those that exist are gathered into flat lists, so a
 * hook nobody has costs nothing.
 */
#ifndef AUDE_LAND_MODULE_H
#define AUDE_LAND_MODULE_H

#include "../action.h"
#include "../event.h"
#include "../text.h"
#include "turn.h"

struct land;
struct rules;

/* Numbers for a mark or symbol that no tile of the chosen sets has: they count 0. */
enum { NO_MARK = AUDE_MARKS, NO_SYMBOL = AUDE_SYMBOLS };

/* Kinds of features of other modules that one module may ask for, options it may have, and terms it
 * may name. */
enum { OTHERS_MAX = 4, OPTIONS_MAX = 4, OWN_TERMS_MAX = 12 };

struct option {
    const char *name;
    const char *values; /* "4|2"; the first is the default. The number chosen is kept. */
};

/* A number of the rules that front ends may ask for, so that it stands nowhere else. */
struct number {
    const char *name;
    int value;
};

/* A kind of figure. Every piece of every seat has a row of its own for the whole game. */
struct piece_kind {
    const char *name;
    uint8_t supply;        /* pieces a seat starts with */
    uint8_t strength;      /* what it counts in a majority; 0: it takes no part */
    bool blocks;           /* may not be put where a blocking piece is; whatever it is called, such
                              a piece is what "follower" means in this folder */
    bool joins;            /* is only where a follower of its seat is, and goes with the last */
    const char *const *on; /* names of the feature kinds it stands on, NULL at the end */
};

enum {
    FEATURE_CLOSES = 1,   /* is scored and cleared when complete */
    FEATURE_SURROUND = 2, /* its open ends are the eight neighbours of its tile */
    FEATURE_LAST = 4,     /* final scoring takes it after all the others; its pieces stay */
    FEATURE_NEVER = 8     /* is never scored; its pieces stay */
};

/* A kind of feature, tied to the kind of segment of the same name in the tile files. */
struct feature_kind {
    const char *name; /* "city" */
    const char *role; /* of a follower there: "knight" */
    const char *unit; /* what worth.units counts: "tile" */
    unsigned flags;
};

/* What an action line says after its verb, and where the action keeps it. A verb has at most one
 * of those that share a place. */
enum part {
    PART_NONE,
    PART_KIND,   /* a: a tile kind, "base/D" */
    PART_TURN,   /* a: "r2" */
    PART_PIECE,  /* a: a piece kind, "follower" */
    PART_SEAT,   /* b: "1" */
    PART_FIGURE, /* b: just this segment of the tile at x, y, "city.N" */
    PART_CELL,   /* x, y: "3,-1" */
    PART_TILE,   /* x, y: likewise, and a tile lies there */
    PART_SPOT    /* b, x, y: "city.N", or "city.N at 3,-1" where it is not the tile just laid; the
                    first segment of a feature on its tile stands for it */
};

enum { PARTS_MAX = 2 };

struct verb {
    const char *name;
    unsigned steps;            /* mask of the steps in whose joined lists its owner may list it */
    enum part part[PARTS_MAX]; /* in the order of the line; notation.c reads and writes them */
    const char *on;            /* name of the feature kind that is meant on the tile, or NULL */
    /* The reason why a is not legal, although some action with this verb is, or could be in
     * this step. */
    enum aude_status (*why)(const struct land *g, struct aude_action a);
    enum flow (*apply)(struct land *g, struct aude_action a, struct aude_events *log);
};

/* A feature as it is looked at for its value. */
struct appraisal {
    int feature; /* id */
    int kind;    /* feature kind in the rules */
    int seat;    /* worth: for whom; -1 for nobody in particular */
    bool is_complete;
    int tiles; /* different tiles */
    int segments;
    uint8_t mark[AUDE_MARKS + 1]; /* by mark of the rules, combined by its law; NO_MARK: 0 */
};

/* The value of a feature, small and quick: points = nothing ? 0 : (units + bonus) x each + extra.
 * What its parts are called is said only when somebody asks, by the explain hooks. */
struct worth {
    int16_t units, bonus, each, extra, points;
    bool nothing;
};

/* What a unit brings in the end. */
static inline int worth_each(const struct worth *w)
{
    return w->nothing ? 0 : w->each;
}

/* The collector of what modules have on the table. */
struct tokens {
    struct aude_token *list; /* the first max go here */
    int max, count;
};

static inline void tokens_add(struct tokens *out, struct aude_token token)
{
    if (out->count < out->max)
        out->list[out->count] = token;
    out->count++;
}

typedef enum flow enter_hook(struct land *g, struct aude_events *log);
typedef void list_hook(const struct land *g, struct actions *out);
typedef bool may_enter_hook(const struct land *g, int tile);
typedef bool may_reach_hook(const struct land *g);
typedef void strength_hook(const struct land *g, int feature, uint8_t out[AUDE_SEATS]);
typedef void worth_hook(const struct land *g, const struct appraisal *f, struct worth *w);
typedef void explain_hook(const struct land *g, const struct appraisal *f, const struct worth *w,
                          struct aude_sum *out);
typedef void bonus_hook(const struct land *g, const struct appraisal *f, int out[AUDE_SEATS]);
typedef void notice_hook(struct land *g, struct aude_events *log);
typedef void left_hook(struct land *g, int row, struct aude_events *log);
typedef void closed_hook(struct land *g, const struct appraisal *f, struct aude_events *log);
typedef void tokens_hook(const struct land *g, struct tokens *out);
typedef bool sound_hook(const struct land *g);

struct stage {
    enter_hook *enter;
    list_hook *legal;
};

struct module {
    const char *name;
    const struct option *options; /* name NULL at the end, like all tables here; OPTIONS_MAX + 1
                                     long, so that the compiler counts */
    const struct piece_kind *pieces;
    const struct feature_kind *features;
    const char *const *others;  /* features of other modules that it asks for: rules.other_of */
    const char *const *marks;   /* that it asks for by number: rules.mark_of */
    const char *const *symbols; /* likewise: rules.symbol_of */
    const char *const *tokens;  /* what it has on the table besides figures */
    const char *const *reasons; /* what it gives points for; a bonus is for the first */
    const char *const *terms;   /* what it counts in sums: rules.term_of; a bonus is the first */
    const struct number *numbers;
    const struct verb *verbs;
    size_t state_size; /* its slice of the state, zero at the start */
    struct stage stages[STEP_COUNT];
    list_hook *ask; /* what is legal while this module asks */

    void (*on_rules)(struct rules *r); /* the options are known */
    void (*on_start)(struct land *g);  /* the tiles of the start lie */
    may_enter_hook *may_enter;         /* may a follower be put on that tile, wherever on it */
    may_reach_hook *may_reach;         /* are followers put on other tiles than the new one now */
    strength_hook *strength;           /* who takes no part in the majority of a feature */
    worth_hook *worth;
    explain_hook *explain;
    bonus_hook *bonus;      /* points beside the majority's when a feature is scored */
    notice_hook *on_placed; /* the tile land.fresh has been laid */
    left_hook *on_left;     /* a piece has left its segment, which the row still names */
    closed_hook *on_closed; /* a feature was completed, after its payout, paid or not */
    notice_hook *on_end;    /* after the final scoring of the features */
    tokens_hook *show;
    sound_hook *sound;
};

#endif
