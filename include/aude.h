/*
 * aude.h: the rules. aude_table.h and aude_players.h, the other public headers, build on it.
 *
 * Aude knows the rules of the Carcassonne family of board games. A program reads rules
 * from a text, owns as many states as it likes, asks who must act and what is legal, and
 * applies actions. Chance is an actor like any other: whoever owns the state settles it.
 *
 * The library does no input or output, reads no clock, starts no thread and holds no global
 * state. Of the functions here only aude_rules_read allocates; tables and players say in their
 * headers when they do. Rules are immutable and may be shared between threads. A state is one
 * block of aude_state_size() bytes, aligned like uint64_t, that belongs to the caller and may be
 * copied with aude_copy.
 */
#ifndef AUDE_H
#define AUDE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The one place where the version stands; everything that names it reads this line. */
#define AUDE_VERSION "0.1.0"

/* The version of the library that is running; AUDE_VERSION is that of the header. */
const char *aude_version(void);

enum {
    AUDE_SEATS = 6,        /* the most seats any game has */
    AUDE_CHANCE = -1,      /* actor: somebody must settle chance */
    AUDE_OVER = -2,        /* actor: the game is over */
    AUDE_NONE = 255,       /* a kind of tile, feature or segment in an answer: there is none */
    AUDE_LEGAL_MAX = 2048, /* no position of any game has more legal actions or outcomes */
    AUDE_TILES_MAX = 192,  /* no game lays more tiles */
    AUDE_FEATURES_MAX = 768,
    AUDE_PIECES_MAX = 72,
    AUDE_TOKENS_MAX = 128,
    AUDE_TERMS_MAX = 12, /* no sum has more terms */
    AUDE_LINE_MAX = 96   /* longest action line with its terminating zero */
};

/* What went wrong. Names are stable; sentences are made by front ends. */
#define AUDE_STATUSES(X)                                                                           \
    X(OK, "ok")                                                                                    \
    X(NO_MEMORY, "no-memory")                                                                      \
    X(UNKNOWN_GAME, "unknown-game")                                                                \
    X(UNKNOWN_MODULE, "unknown-module")                                                            \
    X(MODULE_TWICE, "module-twice")                                                                \
    X(MODULE_REFUSED, "module-refused")                                                            \
    X(UNKNOWN_OPTION, "unknown-option")                                                            \
    X(OPTION_TWICE, "option-twice")                                                                \
    X(BAD_VALUE, "bad-value")                                                                      \
    X(BAD_SEATS, "bad-seats")                                                                      \
    X(TEXT_TOO_LONG, "text-too-long")                                                              \
    X(UNKNOWN_VERB, "unknown-verb")                                                                \
    X(BAD_ARGUMENT, "bad-argument")                                                                \
    X(TRAILING_TEXT, "trailing-text")                                                              \
    X(UNKNOWN_TILE, "unknown-tile")                                                                \
    X(UNKNOWN_PIECE, "unknown-piece")                                                              \
    X(UNKNOWN_SEGMENT, "unknown-segment")                                                          \
    X(UNKNOWN_SEAT, "unknown-seat")                                                                \
    X(NO_TILE_THERE, "no-tile-there")                                                              \
    X(GAME_OVER, "game-over")                                                                      \
    X(NOT_YOUR_TURN, "not-your-turn")                                                              \
    X(OUT_OF_STEP, "out-of-step")                                                                  \
    X(NOT_IN_BAG, "not-in-bag")                                                                    \
    X(CELL_TAKEN, "cell-taken")                                                                    \
    X(NO_NEIGHBOUR, "no-neighbour")                                                                \
    X(EDGES_DIFFER, "edges-differ")                                                                \
    X(NO_PIECE_LEFT, "no-piece-left")                                                              \
    X(FEATURE_TAKEN, "feature-taken")                                                              \
    X(FEATURE_COMPLETE, "feature-complete")                                                        \
    X(NOT_ON_THAT, "not-on-that")                                                                  \
    X(NOT_THAT_TILE, "not-that-tile")                                                              \
    X(FORBIDDEN_TILE, "forbidden-tile")                                                            \
    X(NO_OWN_FOLLOWER, "no-own-follower")                                                          \
    X(NOBODY_THERE, "nobody-there")                                                                \
    X(ALREADY_THERE, "already-there")                                                              \
    X(NOT_ADJACENT, "not-adjacent")                                                                \
    X(VISITED, "visited")                                                                          \
    X(GUARDED, "guarded")                                                                          \
    X(NOT_BUILT, "not-built")                                                                      \
    X(OUT_OF_RANGE, "out-of-range")                                                                \
    X(NO_PRISONER, "no-prisoner")                                                                  \
    X(TOO_FEW_POINTS, "too-few-points")                                                            \
    X(ONCE_A_TURN, "once-a-turn")                                                                  \
    X(FOLLOWER_PUT, "follower-put")                                                                \
    X(UNKNOWN_CARD, "unknown-card")                                                                \
    X(UNKNOWN_ROW, "unknown-row")                                                                  \
    X(NO_SUCH_CARD, "no-such-card")                                                                \
    X(WRONG_ROW, "wrong-row")                                                                      \
    X(FACE_DOWN_FIRST, "face-down-first")                                                          \
    X(FACE_UP_NOW, "face-up-now")                                                                  \
    X(ANOTHER_SEAT, "another-seat")                                                                \
    X(CARD_UNNAMED, "card-unnamed")                                                                \
    X(CARD_HIDDEN, "card-hidden")                                                                  \
    X(ILLEGAL, "illegal")                                                                          \
    X(BAD_VERSION, "bad-version")                                                                  \
    X(BAD_HEADER, "bad-header")                                                                    \
    X(NO_HEADER, "no-header")                                                                      \
    X(BAD_NAME, "bad-name")                                                                        \
    X(CUT_OFF, "cut-off")                                                                          \
    X(RESULT_EARLY, "result-early")                                                                \
    X(RESULT_WRONG, "result-wrong")                                                                \
    X(SETTLED, "settled")                                                                          \
    X(LEARNT, "learnt")                                                                            \
    X(NO_SUCH_LINE, "no-such-line")                                                                \
    X(SEAT_OUT, "seat-out")                                                                        \
    X(NO_DRAFT, "no-draft")                                                                        \
    X(TABLE_FULL, "table-full")

enum aude_status {
#define X(id, name) AUDE_##id,
    AUDE_STATUSES(X)
#undef X
        AUDE_STATUS_COUNT
};

struct aude_rules; /* which game, modules, options, seats */
struct aude_state; /* a position */

/*
 * One action. Inside the process these eight bytes, compared with memcmp; outside one line
 * of text (docs/record.md). The verbs every tile game has are listed here; the others, and all
 * verbs of card games, have higher numbers and are named by aude_name(r, AUDE_NAME_VERB, i).
 */
struct aude_action {
    uint8_t verb;
    uint8_t a;    /* a tile kind (draw), a turn of 0 to 3 clockwise (place), a piece kind (put), a
                  card kind; AUDE_NONE: a card that may not be known, "?" */
    uint8_t b;    /* a segment of the tile at x, y (put), a seat, or a row of cards */
    uint8_t c;    /* cards: 1 when laid face down */
    int16_t x, y; /* place, put: the cell; x grows to the east, y to the south. Cards: x counts
                     the places of a row from its board, which is 0. */
};

enum { AUDE_DRAW, AUDE_PLACE, AUDE_PUT, AUDE_PASS };

struct aude_chance {
    struct aude_action action;
    int weight;
};

/* ---- Rules ------------------------------------------------------------------------- */

/* The stable name of a status, "unknown" for a number that is none. */
const char *aude_status_name(enum aude_status status);

/* Reads "carcassonne seats=3 smallcity=2". On failure *out is NULL and, unless at is NULL,
 * *at is the offset of the word that is wrong. */
enum aude_status aude_rules_read(const char *text, struct aude_rules **out, size_t *at);
void aude_rules_free(struct aude_rules *r);

/* Writes the rules back in one spelling: modules in order, seats, options that differ from
 * their default. Reading that text gives the same rules. */
enum aude_status aude_rules_write(const struct aude_rules *r, char *buf, size_t len);
int aude_seats(const struct aude_rules *r);
size_t aude_state_size(const struct aude_rules *r);

/* ---- Playing ------------------------------------------------------------------------- */

void aude_start(const struct aude_rules *r, struct aude_state *s);
void aude_copy(struct aude_state *to, const struct aude_state *from); /* same rules */
const struct aude_rules *aude_rules_of(const struct aude_state *s);

/* Who must act: a seat, AUDE_CHANCE or AUDE_OVER. */
int aude_actor(const struct aude_state *s);

/* The number of legal actions of the actor; for chance the sum of the weights; 0 when over. */
int aude_count(const struct aude_state *s);

/* The k-th legal action, 0 <= k < aude_count(s); for chance the outcome holding unit k. */
struct aude_action aude_pick(const struct aude_state *s, int k);

/* Lists at most max legal actions and returns how many there are: legal()[k] equals pick(k).
 * For chance: each outcome once. */
int aude_legal(const struct aude_state *s, struct aude_action *out, int max);

/* Lists the outcomes with their weights when the actor is chance, else returns 0. */
int aude_chances(const struct aude_state *s, struct aude_chance *out, int max);

/* AUDE_OK if the seat (or AUDE_CHANCE) may do this now; otherwise the reason. */
enum aude_status aude_check(const struct aude_state *s, int seat, struct aude_action a);

struct aude_events;

/* Applies a legal action and everything that follows by itself until somebody must act.
 * If out is not NULL it is emptied and filled with what happened. */
void aude_apply(struct aude_state *s, struct aude_action a, struct aude_events *out);

/* Ends the game now with final scoring, wherever it is; for tests, and for previews on a copy, for
 * which there is aude_preview_end. */
void aude_end(struct aude_state *s, struct aude_events *out);

/* The points of each seat now, 0 for seats that are not there. */
void aude_scores(const struct aude_state *s, int out[AUDE_SEATS]);

/* The seats that have won, as a mask; 0 until the game is over. */
unsigned aude_winners(const struct aude_state *s);

/* ---- Who knows what -------------------------------------------------------------------- */

struct aude_rng {
    uint64_t state[4];
};

/* A generator for callers that settle chance; the rules never use it. */
void aude_rng_seed(struct aude_rng *rng, uint64_t seed);
uint64_t aude_rng_next(struct aude_rng *rng);
int aude_rng_below(struct aude_rng *rng, int n); /* uniform in 0..n-1, n > 0 */

/* What a seat may know, or an onlooker (-1, or any number that is no seat): a state with the same
 * rules in which everything else is unknown; it can be asked and played on like any other. out is
 * another state than s. An action as that seat sees it; s is the position before the action, for
 * afterwards nobody can tell who did it.
 * Laws: view(apply(s, a)) equals apply(view(s), seen(s, a)), and what is legal in a state is legal
 * in the view as it is seen there. */
void aude_view(const struct aude_state *s, int seat, struct aude_state *out);
struct aude_action aude_seen(const struct aude_state *s, int seat, struct aude_action a);

/* Makes a view a whole state that could be the true one, by lot. */
void aude_guess(struct aude_state *view, struct aude_rng *rng);

/* ---- Text ------------------------------------------------------------------------------ */

/* Reads one line as an action in this position; it need not be legal. */
enum aude_status aude_action_read(const struct aude_state *s, const char *line,
                                  struct aude_action *out);

/* Writes an action as a line. A tile, figure, segment, card or row that does not exist, or may not
 * be known, is "?". */
enum aude_status aude_action_write(const struct aude_state *s, struct aude_action a, char *buf,
                                   size_t len);

enum { AUDE_NAME_MAX = 48, AUDE_TEXT_MAX = 256 };

/* A number for the whole state: equal histories give equal numbers, on every machine and with
 * every compiler, but another version of the library may give others. */
uint64_t aude_hash(const struct aude_state *s);
bool aude_sound(const struct aude_state *s); /* do all invariants hold */

/* ---- Looking at things, read-only -------------------------------------------------------- */

struct aude_option {
    const char *module;
    const char *name;
    const char *values; /* "4|2", the default first */
};

struct aude_game {
    const char *name;
    const char *title;
    int seats_min, seats_max;
};

/* What can be chosen. NULL or false past the last. */
const struct aude_game *aude_game(int i);
const char *aude_expansion(int game, int i); /* the name of a module that may be added */
bool aude_option(int game, int i, struct aude_option *out); /* of the game and its expansions */

/* Names the rules give to numbers, NULL past the last. */
enum aude_noun {
    AUDE_NAME_VERB,    /* draw place put pass ... */
    AUDE_NAME_TERRAIN, /* field road city: what a side of a tile shows */
    AUDE_NAME_FEATURE, /* field road city cloister */
    AUDE_NAME_ROLE,    /* by feature kind: farmer robber knight monk */
    AUDE_NAME_UNIT,    /* by feature kind: what is counted: city tile tile tile */
    AUDE_NAME_TERM,    /* what a sum counts: tile shield inn ... */
    AUDE_NAME_NUMBER,  /* numbers of the rules that can be asked for, see aude_number */
    AUDE_NAME_PIECE,   /* follower ... */
    AUDE_NAME_MARK,    /* shield ... */
    AUDE_NAME_SYMBOL,  /* symbols of whole tiles */
    AUDE_NAME_STEP,    /* steps of a turn */
    AUDE_NAME_TOKEN,   /* things of the table that are no figures of a player */
    AUDE_NAME_REASON,  /* what points are for: feature ... */
    AUDE_NAME_CARD     /* types of cards: person animal building ... */
};
const char *aude_name(const struct aude_rules *r, enum aude_noun noun, int i);

/* What a game has, as a mask: what a front end needs to show it. */
enum aude_fact {
    AUDE_HAS_BOARD = 1,   /* tiles are laid on a board: aude_kind, aude_tiles, aude_fits */
    AUDE_HAS_CARDS = 2,   /* cards lie in rows and hands: aude_card_kind, aude_cards */
    AUDE_HAS_SECRETS = 4, /* there is something that not everybody may know: aude_view */
    AUDE_HAS_ROUNDS = 8   /* it goes in rounds: the numbers "round" and "rounds" */
};
unsigned aude_facts(const struct aude_rules *r);

/* A number of the rules by its name, see AUDE_NAME_NUMBER: the price of a ransom, the points of a
 * crown space, which round it is. False where these rules have no such number. */
bool aude_number(const struct aude_state *s, const char *name, int *out);

enum { AUDE_MARKS = 16, AUDE_SYMBOLS = 8, AUDE_SEGMENTS = 20 };

/* A segment as printed, in turn r0. Half-edges in masks go clockwise from north:
 * NL NR EL ER SL SR WL WR are the bits 0 to 7, sides N E S W the bits 0 to 3. */
struct aude_segment {
    char name[16];            /* "city.N", "field.EL", "cloister" */
    uint8_t kind;             /* feature kind */
    uint8_t sides;            /* sides a road or city reaches */
    uint8_t halves;           /* half-edges a field has */
    uint32_t touches;         /* segments of this tile that it touches (a field its cities) */
    uint8_t mark[AUDE_MARKS]; /* count by mark */
};

struct aude_kind {
    const char *id;  /* "base/D" */
    int copies;      /* in the whole set, the start tile included */
    bool is_start;   /* one copy lies on the table from the start */
    bool is_second;  /* lies in the second stack, which is drawn from only when the rules say so */
    bool is_guess;   /* a stand-in: what the printed tile shows is not known for sure */
    uint8_t side[4]; /* terrain by side N E S W; AUDE_NONE: it shows nothing */
    uint8_t same_as[4];           /* by turn: the smallest turn that looks the same */
    uint8_t symbol[AUDE_SYMBOLS]; /* by symbol: 0 none, 1 plain, or its number */
    int segments;
    struct aude_segment segment[AUDE_SEGMENTS];
};

/* Fills out with tile kind i; false past the last. */
bool aude_kind(const struct aude_rules *r, int i, struct aude_kind *out);

struct aude_tile {
    int16_t x, y;
    uint8_t kind, turn;
};

/* Tiles on the table in the order they were laid. Like all lists below: at most max are
 * written, the true number is returned. */
int aude_tiles(const struct aude_state *s, struct aude_tile *out, int max);

/* The tile that was laid as the one with this number, counted from 0; false if there is none. */
bool aude_laid(const struct aude_state *s, int number, struct aude_tile *out);

/* The tile at x, y; false where there is none. */
bool aude_tile_at(const struct aude_state *s, int x, int y, struct aude_tile *out);

/* How a term of a sum is meant. */
#define AUDE_HOWS(X)                                                                               \
    X(EACH, "each")   /* count x each: 5 tiles x 2 */                                              \
    X(TIMES, "times") /* count x each, and each counts which: 2 knights x 3 shields */             \
    X(TOGETHER,                                                                                    \
      "together")     /* so many of what, of the colour which, bring points by a table: 4    \
                               animals; each is 0 */     \
    X(TAKES, "takes") /* what takes so many of which away: 2 tigers take 2 deer; each is     \
                               below 0 */     \
    X(CAUSE,                                                                                       \
      "cause") /* no points: a reason why the others are as they are, such as an inn; with  \
                         which the count is of those: a fire drives 2 tigers away */

enum aude_how {
#define X(id, name) AUDE_HOW_##id,
    AUDE_HOWS(X)
#undef X
        AUDE_HOW_COUNT
};

/* One term of a sum. Its points are count x each, but for AUDE_HOW_TOGETHER. */
struct aude_term {
    uint8_t what;  /* see AUDE_NAME_TERM */
    uint8_t which; /* likewise, or AUDE_NONE */
    uint8_t how;   /* enum aude_how */
    int16_t count, each, points;
};

/* Points explained: those of all terms together. What brings nothing (an unfinished road with an
 * inn) has terms with each 0 and the cause. */
struct aude_sum {
    int16_t points;
    uint8_t terms;
    struct aude_term term[AUDE_TERMS_MAX];
};

const char *aude_how_name(enum aude_how how);

/* In card games a feature is a stretch of cards in a row: those after the last follower, which
 * whoever claims the row now gets (its id is the row), or those that a seat has claimed (its id is
 * 4 + the seat). Then is_closed says that it is claimed, segments is the number of its cards, x
 * the place of the first and y the row. */
struct aude_feature {
    int id; /* one of its segments; stable until features join */
    uint8_t kind;
    bool is_closed; /* complete; never for kinds that are not completed, such as fields */
    int open;       /* open ends; 0 where the kind has none to count */
    int tiles;      /* different tiles */
    int segments;
    uint8_t mark[AUDE_MARKS]; /* by mark, combined by its law: an inn, two shields */
    /* What the figures of each seat count in the majority; 0 also where a rule shuts them out. */
    uint8_t strength[AUDE_SEATS];
    uint8_t owners;       /* the seats that have the majority, as a mask */
    int now[AUDE_SEATS];  /* points of each seat for it if the game ended now; cards: if the round
                             ended now */
    int done[AUDE_SEATS]; /* points of each seat if it were complete as it is, of a space of the
                             wheel if the pig came there; cards: if that seat had claimed it */
    int16_t worth_now, worth_done; /* the same for an owner without special figures; cards: 0 */
    int16_t units;                 /* how many of its unit it has, see AUDE_NAME_UNIT; cards: 0 */
    int16_t each_now, each_done;   /* what one of them brings him now, and if it were complete */
    int16_t x, y;                  /* the tile of segment id */
    uint8_t segment;               /* its number on that tile */
};

int aude_features(const struct aude_state *s, struct aude_feature *out, int max);

/* One feature by its id; false if that is none. */
bool aude_feature(const struct aude_state *s, int id, struct aude_feature *out);

/* The open ends of a feature alone, as in open of struct aude_feature; 0 if the id is none. */
int aude_open(const struct aude_state *s, int id);

enum aude_when { AUDE_NOW, AUDE_COMPLETE }; /* as in now and done of struct aude_feature */

/* What a feature would bring a seat, explained: the points are now[seat] or done[seat], and if the
 * game ends the events of the seat for this feature have these terms in this order. For seat -1:
 * what an owner without special figures would get, in tile games. False if the feature or the seat
 * is none. */
bool aude_worth(const struct aude_state *s, int feature, enum aude_when when, int seat,
                struct aude_sum *out);

struct aude_member {
    int16_t x, y;
    uint8_t segment;
    uint8_t kind, turn; /* of the tile; cards: AUDE_NONE and 0 */
};

/* The feature a segment of the tile at x, y belongs to, or -1. Cards: x is a place, y a row, the
 * segment 0; members likewise. */
int aude_feature_at(const struct aude_state *s, int x, int y, int segment);
int aude_members(const struct aude_state *s, int feature, struct aude_member *out, int max);

enum aude_place { AUDE_IN_SUPPLY, AUDE_ON_SEGMENT, AUDE_HELD };

struct aude_piece {
    int8_t seat;
    uint8_t kind;
    uint8_t where;   /* enum aude_place */
    uint8_t segment; /* on a segment: its number on the tile at x, y. In a row of cards: how many
                        figures stand nearer to the board, behind the card x of row y */
    int16_t x, y;
    int8_t holder; /* held: the seat that has it as a prisoner; else -1 */
};

int aude_pieces(const struct aude_state *s, struct aude_piece *out, int max);
int aude_supply(const struct aude_state *s, int seat, int piece_kind);

/* Something of a module that is no figure of a player: what stands on the board and belongs to
 * nobody, what a seat has in front of it, what lies beside the board. */
struct aude_token {
    uint8_t kind; /* see AUDE_NAME_TOKEN */
    uint8_t tile; /* a tile that lies beside the board: its kind; else AUDE_NONE */
    int8_t seat;  /* whose, or -1 */
    bool on_board;
    int16_t x, y;   /* on the board */
    int8_t segment; /* of the tile at x, y, or -1 */
    int16_t count;  /* how many, how high, or the number of the place it has reached */
};

int aude_tokens(const struct aude_state *s, struct aude_token *out, int max);

/* A kind of card. The rows of a card game are its feature kinds, see AUDE_NAME_FEATURE. */
struct aude_card_kind {
    const char *id; /* "red.2" */
    int copies;
    uint8_t type; /* see AUDE_NAME_CARD */
    int8_t row;   /* the row of its colour, or -1: it has none */
    uint8_t value;
};

/* Fills out with card kind i; false past the last, and in tile games. */
bool aude_card_kind(const struct aude_rules *r, int i, struct aude_card_kind *out);

/* What is printed on the score card of a card game: what so many cards bring together. */
enum aude_card_table {
    AUDE_TABLE_ANIMALS, /* so many animals of one kind */
    AUDE_TABLE_SERIES   /* a series of so many different buildings */
};

/* The points for n cards, or -1 where the table has none, and in tile games. Unless is_sure is NULL
 * it is set to whether the printed value is known for sure. */
int aude_card_points(const struct aude_rules *r, enum aude_card_table table, int n, bool *is_sure);

enum aude_card_place { AUDE_CARD_ROW, AUDE_CARD_HAND, AUDE_CARD_FRONT, AUDE_CARD_CHEST };

/* Cards that lie together: one of a row, or all equal ones of a seat. */
struct aude_card {
    uint8_t kind;  /* AUDE_NONE: not to be known, or not to be looked at */
    uint8_t where; /* enum aude_card_place */
    int8_t seat;   /* whose; in a row: who laid it face down, else -1 */
    uint8_t row;   /* in a row; in front: its colour, of a joker the colour it has joined; else
                      AUDE_NONE */
    int16_t place; /* in a row: 1 is beside the board */
    int16_t count;
    bool is_down; /* face down on the table */
};

/* All cards that are not in the draw pile and not out of the game: rows from first to last and
 * from the board outwards, then seat by seat hand, front, chest. None in tile games. */
int aude_cards(const struct aude_state *s, struct aude_card *out, int max);

/* Copies of a tile kind still to be drawn; of a card kind: cards whose place is not known. */
int aude_bag(const struct aude_state *s, int kind);
int aude_left(const struct aude_state *s); /* tiles (of the first stack) or cards to be drawn */
int aude_hand(const struct aude_state *s); /* tile or card kind drawn and not yet laid, or -1 */
int aude_turn(const struct aude_state *s); /* whose turn it is; cards: who gets the next card, or
                                              whose stretch is being cleared */
int aude_step(const struct aude_state *s); /* step of the turn, see AUDE_NAME_STEP */

/* The turns in which a tile of that kind fits at x, y, as a mask; 0 where it does not. */
unsigned aude_fits(const struct aude_state *s, int x, int y, int kind);

/* What an action would give: scratch becomes the position after it. */
void aude_preview(const struct aude_state *s, struct aude_action a, struct aude_state *scratch,
                  struct aude_events *out);

/* What the end of the game would give now, majorities of goods and the like included: scratch
 * becomes the position after it. */
void aude_preview_end(const struct aude_state *s, struct aude_state *scratch,
                      struct aude_events *out);

/* Where on the table an action belongs, and what it names besides. */
struct aude_spot {
    bool on_board; /* false: it belongs to no place on the board (pass) */
    int16_t x, y;
    int8_t turn;    /* of the tile to be laid, or -1 */
    int8_t segment; /* of the tile at x, y, or -1 */
    int8_t piece;   /* the kind of piece named, or -1 */
    int8_t seat;    /* the other seat named, or -1 */
    int16_t card;   /* the kind of card named, or -1; on the board x is its place in row y */
};

struct aude_spot aude_where(const struct aude_state *s, struct aude_action a);

/* ---- Events -------------------------------------------------------------------------------- */

#define AUDE_EVENTS(X)                                                                             \
    X(DISCARD, "discard") /* the drawn tile fits nowhere and leaves the game: tile */              \
    X(CLOSED, "closed")   /* a feature is complete: feature, x, y, segment */                      \
    X(SCORE, "score")     /* seat gets points: why, sum; for a feature strengths explain */        \
    X(RETURN, "return")   /* seat gets a piece back: piece, other if he held it, else the place */ \
    X(CAPTURE, "capture") /* seat loses a piece to other: piece, x, y, segment it stood on */      \
    X(TOKEN, "token")     /* a token is moved to x, y, or seat takes count of it: token, count */  \
    X(ASIDE, "aside")     /* the drawn tile is laid aside: tile */                                 \
    X(MIXED, "mixed")     /* count tiles that lay aside go back to those to be drawn */            \
    X(TAKE, "take") /* seat takes the count cards it claimed in a row: feature, x the first */     \
    X(TURN, "turn") /* the turn of seat begins; the first one begins with the game, untold */      \
    X(END, "end")   /* final scoring begins */

enum aude_event_kind {
#define X(id, name) AUDE_EVENT_##id,
    AUDE_EVENTS(X)
#undef X
        AUDE_EVENT_COUNT
};

struct aude_event {
    uint8_t kind; /* enum aude_event_kind */
    int8_t seat;  /* whom it concerns, or -1 */
    int16_t points;
    uint8_t tile; /* tile or card kind */
    uint8_t
        feature;   /* feature kind; AUDE_NONE: no feature, and no place x, y unless kind says so */
    uint8_t piece; /* piece kind */
    uint8_t token; /* see AUDE_NAME_TOKEN */
    uint8_t why;   /* score: see AUDE_NAME_REASON */
    int8_t other;  /* the other seat it concerns, or -1 */
    int16_t count; /* token: as in struct aude_token; mixed: tiles; take: cards; score: cards that
                      it is for (one series of buildings, all animals that the seat has), figures
                      that share a reward */
    uint8_t segment; /* of the tile at x, y; lights the feature */
    int16_t x, y;
    bool is_final; /* final scoring */
    int16_t cause; /* the number in this list of the event that led to it; -1: the action itself */
    struct aude_sum sum; /* what gives the points */
    uint8_t strength[AUDE_SEATS];
};

enum { AUDE_EVENTS_MAX = 256 };

struct aude_events {
    int count;
    int cause; /* for the engine, which fills the list */
    struct aude_event list[AUDE_EVENTS_MAX];
};

const char *aude_event_name(enum aude_event_kind kind);

#ifdef __cplusplus
}
#endif

#endif
