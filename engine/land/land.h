/*
 * land.h: the whole state of a tile-laying game, flat, and the rules it is played by.
 * Private to this folder. A state is one block: the head below, then the arrays whose places
 * the rules know. There is no pointer inside but the one to the rules.
 */
#ifndef AUDE_LAND_LAND_H
#define AUDE_LAND_LAND_H

#include <stddef.h>
#include <string.h>

#include "../game.h"
#include "../require.h"
#include "modules.h"
#include "tile.h"

enum {
    NONE = AUDE_NONE,        /* no segment, no tile kind, no tile */
    TERRAINS = 3,            /* what a side can show; in the order of enum edge from EDGE_HALVES */
    SIDE_SLOTS = 4,          /* left half, middle, right half, overlay */
    STARTS_MAX = SET_STARTS, /* tiles that lie on the table from the start */
    BLOCK_WORDS = 13, /* one word of live cells, then 4 sides x 3 terrains that are refused */
    KINDS_MAX = 160,
    FEATURE_KINDS_MAX = 12,
    PIECE_KINDS_MAX = 8,
    VERBS_MAX = 24,
    SEGMENT_MARKS = 4,  /* different marks on one segment */
    TILE_WORDS = 3,     /* of 64 bits for a set of tiles */
    SEGMENT_WORDS = 10, /* for a set of segments */
    LISTS_MAX = 4,      /* joined in one step */
    SETS_MAX = 8,
    STOPS_MAX = 64,
    TOKENS_MAX = 16, /* kinds of them */
    REASONS_MAX = 16,
    TERMS_MAX = 32,
    NUMBERS_MAX = 24
};

/* ---- The state ------------------------------------------------------------------------- */

struct tile {
    uint8_t x, y; /* modulo 256: a connected board never spans that much */
    uint8_t kind, turn;
    uint16_t first; /* its first segment */
};

/* A slot of the hash table of cells. Nothing is ever deleted: a cell enters when it becomes
 * frontier and turns into a tile in place. */
struct cell {
    uint16_t key; /* y << 8 | x */
    uint16_t id;  /* 0 free, 1 + tile row, or CELL_FRONTIER | frontier number */
};

enum { CELL_FRONTIER = 0x8000 };

struct piece {
    uint16_t segment; /* valid on a segment */
    uint8_t kind;
    uint8_t where; /* enum aude_place; AUDE_HELD + the seat that holds it */
};

/* A surrounded feature that is not complete. */
struct surround {
    uint8_t x, y;
    uint16_t segment;
};

struct land {
    struct aude_state state;
    int16_t score[AUDE_SEATS];
    int8_t actor;
    uint8_t turn;      /* seat whose turn it is */
    uint8_t stop;      /* where the turn is, see struct stop */
    uint8_t asker;     /* row of the module that asks the actor, NONE: the step's joined lists */
    uint8_t hand;      /* tile kind drawn and not yet laid, or NONE */
    uint8_t fresh;     /* row of the tile laid in this part of the turn, or NONE */
    uint8_t words;     /* words of frontier bits in use */
    uint8_t surrounds; /* in the list of surrounds */
    uint8_t ripe;      /* of them complete and waiting to be scored */
    uint8_t part;      /* of the turn: 1 after a tile was drawn in STEP_AGAIN */
    uint8_t stack;     /* that is drawn from: 0, or 1 for the second one */
    uint8_t left[2];   /* tiles in the stacks */
    uint8_t gap;       /* zero */
    uint16_t tiles, segments;   /* on the table */
    int16_t min_x, min_y;       /* no tile or frontier cell lies further west, north */
    uint16_t offered;           /* legal actions, counted on arrival; whoever asks sets it */
    uint16_t places[4];         /* of the tile drawn: in this turn and those before it */
    uint32_t closed;            /* fresh tile: segments whose feature is complete, to be scored */
    uint16_t offers[LISTS_MAX]; /* legal actions in each of the joined lists, in their order */
};

_Static_assert(sizeof(struct tile) == 6 && sizeof(struct cell) == 4, "packed");
_Static_assert(sizeof(struct piece) == 4 && sizeof(struct surround) == 4, "packed");
_Static_assert(sizeof(struct land) == 64, "the head has no padding");

/* ---- The rules ------------------------------------------------------------------------- */

struct mark_count {
    uint8_t mark, count; /* count 0 ends the list */
};

/* A tile kind, resolved. What random play touches comes first. */
struct kind {
    uint8_t fit[4][4]; /* by turn and side: word of a frontier block that must be clear */
    uint8_t edge[4][4][SIDE_SLOTS]; /* by turn and side: segments there, or NONE */
    uint8_t segments;
    uint8_t copies;
    uint32_t closing;                /* segments whose open ends are counted */
    uint32_t surround;               /* segments completed by neighbours */
    uint8_t ends[AUDE_SEGMENTS];     /* open ends */
    uint8_t feature[AUDE_SEGMENTS];  /* feature kind */
    uint32_t stand[PIECE_KINDS_MAX]; /* by piece kind: segments it stands on */
    uint32_t twins;                  /* segments of the same feature kind as an earlier one */
    uint32_t marks;                  /* all marks on it, as a mask */
    uint32_t features;               /* likewise kinds of features */
    uint32_t touches[AUDE_SEGMENTS];
    struct mark_count mark[AUDE_SEGMENTS][SEGMENT_MARKS];
    uint8_t symbol[AUDE_SYMBOLS + 1]; /* the last, NO_SYMBOL, is always 0 */
    uint8_t side[4];                  /* terrain as printed */
    const struct print *print;
};

struct mark {
    const char *name;
    bool sums;
};

/* The turn as a list: the entrances of each step in module order, then one stop where the
 * joined lists of the step are offered. Steps in which nothing can happen have none. */
struct stop {
    enter_hook *enter; /* NULL: the lists are offered */
    uint8_t step;
    uint8_t next; /* the stop after it; after the last one of a turn the first */
};

struct start {
    uint8_t kind;
    int8_t x, y;
};

struct rules {
    struct aude_rules head;
    const struct aude_game *game;
    const struct module *module[MODULES_MAX]; /* by row; NULL: not chosen */
    uint8_t option[MODULES_MAX][OPTIONS_MAX]; /* number of the value chosen */

    /* Tables, concatenated. */
    int kinds, feature_kinds, piece_kinds, marks, symbols, verbs, tokens, reasons, terms, numbers;
    struct start start[STARTS_MAX]; /* the tiles of the start, in the order they are laid */
    int starts;
    int second_first; /* the first kind of the second stack; those behind it are there too */
    struct feature_kind feature[FEATURE_KINDS_MAX];
    struct piece_kind piece[PIECE_KINDS_MAX];
    unsigned followers;                   /* mask of the piece kinds that block ... */
    unsigned follower_rows;               /* and of their rows among a seat's pieces */
    unsigned strong_rows[2];              /* by bit of their strength: rows that have it */
    uint16_t piece_on[PIECE_KINDS_MAX];   /* mask of feature kinds */
    uint8_t piece_first[PIECE_KINDS_MAX]; /* first row of the kind among a seat's pieces */
    uint8_t pieces;                       /* rows of one seat */
    struct mark mark[AUDE_MARKS];
    const char *symbol[AUDE_SYMBOLS];
    const char *terrain[TERRAINS];
    const struct verb *verb[VERBS_MAX];
    const char *token[TOKENS_MAX];
    const char *reason[REASONS_MAX]; /* the first, 0, is a feature */
    const char *term[TERMS_MAX];     /* those of several modules once */
    struct number number[NUMBERS_MAX];
    uint8_t feature_first[MODULES_MAX]; /* number of a module's first feature kind ... */
    uint8_t piece_kind_first[MODULES_MAX];
    uint8_t verb_first[MODULES_MAX];
    uint8_t token_first[MODULES_MAX];
    uint8_t reason_first[MODULES_MAX];
    uint8_t other_of[MODULES_MAX][OTHERS_MAX];    /* module's own number -> feature, or NONE */
    uint8_t mark_of[MODULES_MAX][AUDE_MARKS];     /* likewise mark, or NO_MARK */
    uint8_t term_of[MODULES_MAX][OWN_TERMS_MAX];  /* likewise term */
    uint8_t symbol_of[MODULES_MAX][AUDE_SYMBOLS]; /* likewise, or NO_SYMBOL */

    /* Places of the arrays in the state, and their capacities. */
    size_t bag_at, pieces_at, supplies_at, outs_at, surrounds_at, tiles_at, slots_at, bits_at,
        cells_at;
    size_t feature_at, next_at, tile_of_at, open_at, men_at;
    size_t slice_at[MODULES_MAX];
    int tiles_max, segments_max, words_max, surrounds_max;
    unsigned cells_mask; /* number of slots less one, a power of two less one */
    size_t start_at;     /* the first position lies in this block, behind the tile kinds */

    /* Hooks that exist. */
    struct stage stage[MODULES_MAX][STEP_COUNT]; /* on_rules may clear what cannot happen */
    struct stop stop[STOPS_MAX];
    int stops;
    uint8_t first_stop[STEP_COUNT]; /* of a step, or of the next one that has any */
    uint8_t lists[STEP_COUNT];
    list_hook *legal[STEP_COUNT][MODULES_MAX + 1]; /* NULL at the end */
    int may_enters, may_reaches, strengths, worths, explains, bonuses, on_placeds, on_lefts,
        on_closeds, on_ends, shows, sounds;
    may_enter_hook *may_enter[MODULES_MAX];
    may_reach_hook *may_reach[MODULES_MAX];
    strength_hook *strength[MODULES_MAX];
    worth_hook *worth[MODULES_MAX];
    explain_hook *explain[MODULES_MAX];
    bonus_hook *bonus[MODULES_MAX];
    uint8_t bonus_reason[MODULES_MAX], bonus_term[MODULES_MAX];
    notice_hook *on_placed[MODULES_MAX];
    left_hook *on_left[MODULES_MAX];
    closed_hook *on_closed[MODULES_MAX];
    notice_hook *on_end[MODULES_MAX];
    tokens_hook *show[MODULES_MAX];
    sound_hook *sound[MODULES_MAX];

    struct kind kind[]; /* one for each tile kind */
};

/* ---- Ways to the parts ------------------------------------------------------------------- */

static inline const struct rules *rules_of(const struct land *g)
{
    return (const struct rules *)(const void *)g->state.rules;
}

static inline int seats_of(const struct land *g)
{
    return g->state.rules->seats;
}

/* name(g) reads an array of the state, edit_name(g) writes it. */
#define PART(type, name, place)                                                                    \
    static inline const type *name(const struct land *g)                                           \
    {                                                                                              \
        return (const type *)(const void *)((const char *)g + rules_of(g)->place);                 \
    }                                                                                              \
    static inline type *edit_##name(struct land *g)                                                \
    {                                                                                              \
        return (type *)(void *)((char *)g + rules_of(g)->place);                                   \
    }

PART(uint8_t, bag, bag_at)            /* copies left by kind in its stack, zeros up to 8 kinds */
PART(struct piece, pieces, pieces_at) /* seat by seat, kind by kind */
PART(uint8_t, supplies, supplies_at)  /* seat by seat: pieces of each kind in supply */
PART(uint16_t, outs, outs_at)         /* by seat: which of its pieces are on the board, a mask */
PART(struct surround, surrounds, surrounds_at)
PART(struct tile, tiles, tiles_at) /* in the order they were laid */
PART(uint16_t, slots, slots_at)    /* frontier number -> slot in cells */
PART(uint64_t, bits, bits_at)      /* BLOCK_WORDS for each 64 frontier cells */
PART(struct cell, cells, cells_at)
PART(uint16_t, features, feature_at) /* segment -> id of its feature, a segment */
PART(uint16_t, nexts, next_at)       /* segment -> next of its feature, a ring */
PART(uint8_t, tiles_of, tile_of_at)  /* segment -> tile row */
PART(uint8_t, opens, open_at)        /* at the id: open ends */
PART(uint8_t, mens, men_at)          /* at the id: blocking pieces */
#undef PART

/* The arrays of the features together, for those who change many. */
struct rings {
    uint16_t *feature, *next;
    uint8_t *open, *men;
};

static inline struct rings edit_rings(struct land *g)
{
    return (struct rings){edit_features(g), edit_nexts(g), edit_opens(g), edit_mens(g)};
}

static inline int step_of(const struct land *g)
{
    return rules_of(g)->stop[g->stop].step;
}

static inline int true_x(const struct land *g, uint8_t x)
{
    return g->min_x + (uint8_t)(x - (uint8_t)g->min_x);
}

static inline int true_y(const struct land *g, uint8_t y)
{
    return g->min_y + (uint8_t)(y - (uint8_t)g->min_y);
}

/* The followers of a seat on the board, a bit for each of its pieces. */
static inline unsigned followers_out(const struct land *g, int seat)
{
    return outs(g)[seat] & rules_of(g)->follower_rows;
}

/* The pieces of a seat that stand on a segment, on a tile, in a feature, a bit for each. All its
 * pieces are looked at, because nobody can foresee which are on the board. */
static inline unsigned pieces_on(const struct land *g, int seat, int segment)
{
    int count = rules_of(g)->pieces;
    const struct piece *row = pieces(g) + seat * count;
    unsigned there = 0;
    for (int i = 0; i < count; i++)
        there |= (unsigned)(row[i].segment == segment) << i;
    return there & outs(g)[seat];
}

static inline unsigned pieces_on_tile(const struct land *g, int seat, int tile)
{
    int count = rules_of(g)->pieces;
    const struct piece *row = pieces(g) + seat * count;
    const uint8_t *tile_of = tiles_of(g);
    unsigned there = 0;
    for (int i = 0; i < count; i++)
        there |= (unsigned)(tile_of[row[i].segment] == tile) << i;
    return there & outs(g)[seat];
}

static inline unsigned pieces_in(const struct land *g, int seat, int feature)
{
    int count = rules_of(g)->pieces;
    const struct piece *row = pieces(g) + seat * count;
    const uint16_t *feature_of = features(g);
    unsigned there = 0;
    for (int i = 0; i < count; i++)
        there |= (unsigned)(feature_of[row[i].segment] == feature) << i;
    return there & outs(g)[seat];
}

/* The kinds of pieces that a seat has in supply, a bit for each. */
static inline unsigned kinds_in_supply(const struct land *g, int seat)
{
    int count = rules_of(g)->piece_kinds;
    const uint8_t *supply = supplies(g) + seat * count;
    unsigned kinds = 0;
    for (int i = 0; i < count; i++)
        kinds |= (unsigned)(supply[i] > 0) << i;
    return kinds;
}

/* The kinds of followers that the player on turn has in supply. */
static inline unsigned piece_followers(const struct land *g)
{
    return kinds_in_supply(g, g->turn) & rules_of(g)->followers;
}

/* Row of the tile a piece stands on. */
static inline int piece_tile(const struct land *g, int row)
{
    return tiles_of(g)[pieces(g)[row].segment];
}

static inline int piece_feature(const struct land *g, int row)
{
    return features(g)[pieces(g)[row].segment];
}

static inline int feature_kind(const struct land *g, int segment)
{
    const struct tile *t = &tiles(g)[tiles_of(g)[segment]];
    return rules_of(g)->kind[t->kind].feature[segment - t->first];
}

/* The segments of a tile, given by their features, for which a count kept at the id is 0; bits behind
 * the last segment mean nothing. Four at a time, as they are entered: how many there are is seldom
 * foreseen. */
static inline uint32_t features_without(const uint8_t *count, const uint16_t *feature, int segments)
{
    uint32_t without = 0;
    for (int i = 0; i < segments; i += 4) {
        without |= (uint32_t)(count[feature[i]] == 0) << i;
        without |= (uint32_t)(count[feature[i + 1]] == 0) << (i + 1);
        without |= (uint32_t)(count[feature[i + 2]] == 0) << (i + 2);
        without |= (uint32_t)(count[feature[i + 3]] == 0) << (i + 3);
    }
    return without;
}

/* A feature that has nothing to close is never complete. */
static inline bool feature_is_complete(const struct land *g, int segment)
{
    return opens(g)[features(g)[segment]] == 0 &&
           (rules_of(g)->feature[feature_kind(g, segment)].flags & FEATURE_CLOSES) != 0;
}

/* May a follower be put on that tile? */
static inline bool piece_may_enter(const struct land *g, int tile)
{
    const struct rules *r = rules_of(g);
    for (int i = 0; i < r->may_enters; i++) {
        if (!r->may_enter[i](g, tile))
            return false;
    }
    return true;
}

/* The slice of a module: SLICE(ROW_name) in its file, after struct slice. */
#define SLICE(row)                                                                                 \
    static inline const struct slice *slice(const struct land *g)                                  \
    {                                                                                              \
        return (const struct slice *)(const void *)((const char *)g + rules_of(g)->slice_at[row]); \
    }                                                                                              \
    static inline struct slice *edit_slice(struct land *g)                                         \
    {                                                                                              \
        return (struct slice *)(void *)((char *)g + rules_of(g)->slice_at[row]);                   \
    }

/* A term as a module names it, by the numbers of its own list. */
struct own_term {
    int what, which; /* which: or NO_TERM */
    enum aude_how how;
    int count, each;
};

enum { NO_TERM = -1 };

static inline void sum_own(const struct land *g, int row, struct own_term own, struct aude_sum *sum)
{
    const uint8_t *term_of = rules_of(g)->term_of[row];
    sum_add(sum, (struct aude_term){.what = term_of[own.what],
                                    .which = own.which < 0 ? NONE : term_of[own.which],
                                    .how = (uint8_t)own.how,
                                    .count = (int16_t)own.count,
                                    .each = (int16_t)own.each});
}

/* Points that somebody got for a reason of a module's own, for those who are told of it. */
struct gain {
    int seat;
    int reason;
    int segment; /* what it is for, or -1 */
    int count;   /* see struct aude_event */
    struct aude_sum sum;
};

/* ---- Between the files of this folder -------------------------------------------------------- */

/* bag.c: of the stack that is drawn from */
int bag_pick(const struct land *g, int k);
int bag_chances(const struct land *g, struct aude_chance *out, int max);

static inline bool bag_has(const struct land *g, int kind)
{
    return bag(g)[kind] > 0 && (kind >= rules_of(g)->second_first) == g->stack;
}

static inline int bag_left(const struct land *g)
{
    return g->left[g->stack];
}

static inline void bag_take(struct land *g, int kind)
{
    edit_bag(g)[kind]--;
    g->left[g->stack]--;
}

/* board.c */
int board_find(const struct land *g, int x, int y);         /* tile row or -1 */
bool board_is_frontier(const struct land *g, int x, int y); /* empty and beside a tile */
unsigned board_fits(const struct land *g, int x, int y, int kind);
int board_count(struct land *g); /* places of the tile in hand, which land.places then knows */
void board_places(const struct land *g, struct actions *out); /* of the tile in hand */
int board_place(struct land *g, int kind, int x, int y, int turn);

/* feature.c */
bool feature_is_first(const struct land *g, int tile, int segment); /* of its feature there */
void feature_join(const struct rings *ring, int a, int b);          /* two segments */
void feature_appraise(const struct land *g, int feature, struct appraisal *out);

/* piece.c */
int piece_in_supply(const struct land *g, int seat, int kind); /* how many */
int piece_take(struct land *g, int seat, int kind);            /* row of one from the supply */
bool piece_has_company(const struct land *g, int seat, int feature); /* a follower of the seat */
void piece_puts(const struct land *g, struct actions *out);
void piece_put(struct land *g, int row, int segment);
void piece_home(struct land *g, int row, struct aude_events *log);
void piece_hold(struct land *g, int row, int seat, struct aude_events *log);
int piece_on(const struct land *g, int segment);          /* row of the follower there, or -1 */
int piece_at(const struct land *g, struct aude_action a); /* likewise */
struct aude_action piece_action(const struct land *g, int verb, int row); /* that names it */

/* score.c */
void feature_strength(const struct land *g, int feature, uint8_t out[AUDE_SEATS]);
unsigned seats_with_most(const uint8_t count[AUDE_SEATS]); /* as a mask */
struct worth feature_worth(const struct land *g, const struct appraisal *f);
void feature_bonuses(const struct land *g, const struct appraisal *f, int out[AUDE_SEATS]);
void feature_explain(const struct land *g, const struct appraisal *f, unsigned owners,
                     struct aude_sum *out); /* for the seat in f, with its bonuses */
void score_tell(const struct land *g, const struct gain *gain, struct aude_events *log);
void score_tell_one(const struct land *g, int seat, int points, int reason, int term,
                    struct aude_events *log);
void score_closed(struct land *g, struct aude_events *log);
void score_final(struct land *g, struct aude_events *log);

static inline void score_pay(struct land *g, int seat, int points)
{
    g->score[seat] = (int16_t)(g->score[seat] + points);
}

/* Points for no feature that are one thing, a term of the rules; they may be taken as well. */
static inline void score_give(struct land *g, int seat, int points, int reason, int term,
                              struct aude_events *log)
{
    score_pay(g, seat, points);
    if (log != NULL)
        score_tell_one(g, seat, points, reason, term, log);
}

/* event.c */
struct aude_event event_at(const struct land *g, enum aude_event_kind kind, int segment);
void event_moved(const struct land *g, int token, int tile, int count, struct aude_events *log);
void event_turn(const struct land *g, struct aude_events *log);
void event_hand(const struct land *g, enum aude_event_kind kind, int count,
                struct aude_events *log);
int event_opens(const struct land *g, enum aude_event_kind kind, int segment,
                struct aude_events *log);
void event_piece(const struct land *g, enum aude_event_kind kind, int row, int other,
                 struct aude_events *log);
void event_taken(const struct land *g, int token, int seat, int count, struct aude_events *log);

/* notation.c */
enum aude_status read_parts(const struct land *g, const struct verb *verb, const char **at,
                            struct aude_action *out);
void write_parts(const struct land *g, const struct verb *verb, struct aude_action a,
                 struct writer *out);
struct aude_spot where_parts(const struct land *g, const struct verb *verb, struct aude_action a);
enum aude_status why_bad_argument(const struct land *g, struct aude_action a);

/* sound.c */
bool land_sound(const struct aude_state *s);

/* look.c: the read-only slots of struct game */
const char *land_name(const struct aude_rules *r, enum aude_noun noun, int i);
bool land_kind(const struct aude_rules *r, int i, struct aude_kind *out);
int land_tiles(const struct aude_state *s, struct aude_tile *out, int max);
bool land_laid(const struct aude_state *s, int number, struct aude_tile *out);
bool land_tile_at(const struct aude_state *s, int x, int y, struct aude_tile *out);
int land_features(const struct aude_state *s, struct aude_feature *out, int max);
bool land_feature(const struct aude_state *s, int id, struct aude_feature *out);
int land_open(const struct aude_state *s, int id);
int land_feature_at(const struct aude_state *s, int x, int y, int segment);
int land_members(const struct aude_state *s, int feature, struct aude_member *out, int max);
int land_pieces(const struct aude_state *s, struct aude_piece *out, int max);
int land_supply(const struct aude_state *s, int seat, int piece_kind);
int land_tokens(const struct aude_state *s, struct aude_token *list, int max);
bool land_worth(const struct aude_state *s, int feature, enum aude_when when, int seat,
                struct aude_sum *out);
unsigned land_facts(const struct aude_rules *r);
int land_number(const struct aude_state *s, int i);

/* modules.c */
const struct aude_game *land_row(int i);
const char *land_expansion(int row, int i);
bool land_option(int row, int i, struct aude_option *out);
enum aude_status land_rules_read(const char *text, struct aude_rules **out, size_t *at);
enum aude_status land_rules_write(const struct aude_rules *r, char *buf, size_t len);

/* land.c */
void land_prepare(const struct rules *r, struct land *g);

static inline const struct land *land_of(const struct aude_state *s)
{
    return (const struct land *)(const void *)s;
}

static inline struct land *edit_land(struct aude_state *s)
{
    return (struct land *)(void *)s;
}

#endif
