/*
 * cards.h: the whole state of a card game, flat, and what the files of this folder share.
 * Cardcassonne is the only game of the family. Private to this folder.
 *
 * A state is either full, or the view of a seat or onlooker: then the hands of the seats in
 * `hidden` and the face-down cards they laid are unknown, and `unseen` counts those cards
 * together with the pile. Every function serves both; nothing else tells them apart.
 */
#ifndef AUDE_CARDS_H
#define AUDE_CARDS_H

#include <string.h>

#include "../action.h"
#include "../event.h"
#include "../game.h"
#include "../require.h"
#include "../text.h"

enum {
    ROWS = 4,  /* CARD-02: yellow, red, green, blue from top to bottom */
    SEATS = 5, /* CARD-01 */
    KINDS = 24,
    CARDS = 130,       /* CARD-05, without score cards and blanks */
    START_CARDS = 10,  /* CARD-10 */
    COLOUR_KINDS = 5,  /* 1, 2, 3, animal, building */
    ANIMALS_MAX = 13,  /* nine cards of a kind and four jokers */
    SERIES = 4,        /* the longest series of buildings */
    ROW_MAX = 72,      /* a colour, all jokers and every face-down card of a game make 70 */
    WRONG_POINTS = 10, /* CARD-38, CARD-39, CARD-40: also what dragon and fairy bring */
    LONE_JOKER = 3     /* CARD-34 */
};

enum card_type { PERSON, ANIMAL, BUILDING, DRAGON, FAIRY, ANIMAL_JOKER, BUILDING_JOKER };

/* Kinds of cards: five for each colour in the order of the rows, then these. */
enum { KIND_ANIMAL = 3, KIND_BUILDING = 4, KIND_ANIMAL_JOKER = 22, KIND_BUILDING_JOKER = 23 };

/* Kinds as a mask: those that have a row of their own, and those that go anywhere. */
enum { COLOURED = 0x0fffff, JOKERS = 0xf00000 };

struct card_kind {
    const char *id;
    uint8_t copies;
    uint8_t type; /* enum card_type */
    int8_t row;   /* of its colour, -1 for a joker */
    uint8_t value;
};

extern const struct card_kind deck[KINDS];
extern const char *const row_names[ROWS];
extern const char *const type_names[BUILDING_JOKER + 1];
extern const uint8_t deck_hand[SEATS + 1];             /* by number of seats */
extern const uint8_t deck_animals[3][ANIMALS_MAX + 1]; /* by option and number of one kind */
extern const uint16_t deck_sure;                       /* mask of the certain ones */
extern const uint8_t deck_series[SERIES + 1];          /* by number of different buildings */

/* A card in a row is one byte: its kind, and in the upper three bits how it lies. */
enum {
    CARD_KIND = 31,     /* mask */
    CARD_UNKNOWN = 31,  /* a kind that may not be known */
    CARD_LIES = 5,      /* shift: 0 face up, seat + 1 of who laid it face down, or CARD_SOLD */
    CARD_SOLD = 7 << 5, /* face up, and about to be sold */
};

#define STEPS(X)                                                                                   \
    X(DEALER, "dealer")                                                                            \
    X(OPEN, "open") /* also while the dealer is asked where a joker goes */                        \
    X(DEAL, "deal")                                                                                \
    X(PLAY, "play")                                                                                \
    X(TURN, "turn")     /* face-down cards of the stretch being cleared are turned */              \
    X(CHOOSE, "choose") /* its owner sells or keeps what lies in a wrong row */                    \
    X(ASSIGN, "assign") /* and says which animals his jokers join */                               \
    X(OVER, "over")

enum step {
#define X(id, name) STEP_##id,
    STEPS(X)
#undef X
        STEP_COUNT
};

/* The first four have the numbers they have in tile games; they are never legal here. */
#define VERBS(X)                                                                                   \
    X(DRAW, "draw")                                                                                \
    X(PLACE, "place")                                                                              \
    X(PUT, "put")                                                                                  \
    X(PASS, "pass")                                                                                \
    X(DEALER, "dealer")                                                                            \
    X(OPEN, "open")                                                                                \
    X(DEAL, "deal")                                                                                \
    X(LAY, "lay")                                                                                  \
    X(CLAIM, "claim")                                                                              \
    X(TURN, "turn")                                                                                \
    X(SELL, "sell")                                                                                \
    X(KEEP, "keep")                                                                                \
    X(JOKER, "joker")

enum verb {
#define X(id, name) VERB_##id,
    VERBS(X)
#undef X
        VERB_COUNT
};

extern const char *const verb_names[VERB_COUNT];

_Static_assert((int)VERB_PASS == (int)AUDE_PASS, "the common verbs have their common numbers");

#define REASONS(X)                                                                                 \
    X(FEATURE, "feature")                                                                          \
    X(PERSONS, "persons")                                                                          \
    X(WRONG, "wrong")                                                                              \
    X(SOLD, "sold")                                                                                \
    X(SPECIAL, "special")                                                                          \
    X(JOKER, "joker")                                                                              \
    X(ANIMALS, "animals")                                                                          \
    X(BUILDINGS, "buildings")

enum reason {
#define X(id, name) REASON_##id,
    REASONS(X)
#undef X
        REASON_COUNT
};

/* What sums count: the types of cards by their numbers, then these, then the colours of the rows. */
enum { TERM_VALUE = BUILDING_JOKER + 1, TERM_ROWS, TERM_COUNT = TERM_ROWS + ROWS };

enum { OPTION_ANIMALS, OPTION_CHESTS, OPTIONS };

struct rules {
    struct aude_rules head;
    uint8_t option[OPTIONS]; /* number of the value chosen */
    uint8_t hand;            /* CARD-12: cards each seat is dealt */
};

/* A follower on the table: it stands behind the card at place, 0 is the board. */
struct claim {
    uint8_t seat, row, place;
};

/* What is not in use is zero, so that states of equal histories are equal byte by byte. */
struct cards {
    struct aude_state state;
    uint32_t holds[SEATS]; /* kinds in the hand, as a mask; 0 for hidden seats */
    int16_t score[SEATS];
    uint8_t unseen[KINDS];       /* the pile; in a view with all cards that are unknown there */
    uint8_t out[KINDS];          /* out of the game, except what is left in the rows at its end */
    uint8_t hand[SEATS][KINDS];  /* how many of each kind; 0 for hidden seats */
    uint8_t cards[SEATS];        /* in the hand */
    uint8_t front[SEATS][ROWS];  /* animal cards in front of a seat */
    uint8_t joined[SEATS][ROWS]; /* animal jokers assigned to them */
    uint8_t waiting[SEATS];      /* animal jokers of a seat that has no animals */
    uint8_t chest[SEATS][ROWS + 1]; /* buildings by colour, then building jokers */
    struct claim claim[SEATS];      /* in the order of claiming; while clearing, of clearing */
    uint8_t claims;                 /* placed in this round */
    uint8_t standing;               /* seats whose follower is on the table, as a mask */
    uint8_t left;                   /* cards in the pile */
    uint8_t unknown;                /* cards of hands and rows that this view does not know */
    uint8_t hidden;                 /* seats whose hands this view does not know, as a mask */
    uint8_t step;                   /* enum step */
    int8_t actor;
    uint8_t turn;           /* the seat on turn, or that gets a card, or that is cleared */
    uint8_t dealer;         /* AUDE_NONE before there is one */
    uint8_t opened;         /* the joker the dealer must lay, or AUDE_NONE */
    uint8_t current;        /* the claim being cleared */
    uint8_t at;             /* TURN, CHOOSE: the card in question, counted from 0 */
    uint8_t held;           /* ASSIGN: kinds of animals the owner holds, as a mask */
    uint8_t assigned[ROWS]; /* ASSIGN: jokers that will join each kind */
    uint8_t length[ROWS];   /* cards in each row */
    uint8_t row[ROWS][ROW_MAX];
    uint8_t spare[3]; /* always zero */
};

_Static_assert(offsetof(struct cards, spare) == 317 + ROWS * ROW_MAX &&
                   offsetof(struct cards, spare) + 3 == sizeof(struct cards),
               "no padding");

static inline const struct cards *cards_of(const struct aude_state *s)
{
    return (const struct cards *)(const void *)s;
}

static inline struct cards *edit_cards(struct aude_state *s)
{
    return (struct cards *)(void *)s;
}

static inline const struct rules *rules_of(const struct cards *g)
{
    return (const struct rules *)(const void *)g->state.rules;
}

static inline int seats_of(const struct cards *g)
{
    return g->state.rules->seats;
}

static inline int next_seat(const struct cards *g, int seat)
{
    return seat + 1 == seats_of(g) ? 0 : seat + 1;
}

static inline bool is_hidden(const struct cards *g, int seat)
{
    return (g->hidden >> seat & 1) != 0;
}

static inline bool has_placed(const struct cards *g, int seat)
{
    return (g->standing >> seat & 1) != 0;
}

/* CARD-19: the card a seat lays now would be its first of the round. */
static inline bool is_first_card(const struct cards *g, int seat)
{
    return g->cards[seat] == rules_of(g)->hand;
}

/* Does this card of a row lie face down? */
static inline bool is_down(unsigned card)
{
    return card >> CARD_LIES != 0 && card < CARD_SOLD;
}

static inline void sum_each(struct aude_sum *sum, int what, int count, int each)
{
    sum_add(sum, (struct aude_term){.what = (uint8_t)what,
                                    .which = AUDE_NONE,
                                    .count = (int16_t)count,
                                    .each = (int16_t)each});
}

/* CARD-31, CARD-Q13: persons of the colour of the row bring their number times their values. */
static inline void sum_persons(struct aude_sum *sum, int persons, int values)
{
    sum_add(sum, (struct aude_term){.what = PERSON,
                                    .which = TERM_VALUE,
                                    .how = AUDE_HOW_TIMES,
                                    .count = (int16_t)persons,
                                    .each = (int16_t)values});
}

/* What so many cards bring together by a table, of one colour or AUDE_NONE. */
static inline void sum_together(struct aude_sum *sum, int what, int colour, int count, int points)
{
    sum_add(sum, (struct aude_term){
                     .what = (uint8_t)what,
                     .which = (uint8_t)(colour == AUDE_NONE ? colour : TERM_ROWS + colour),
                     .how = AUDE_HOW_TOGETHER,
                     .count = (int16_t)count,
                     .points = (int16_t)points});
}

/* CARD-33: what so many animals of one kind bring. */
static inline int animals_worth(const struct cards *g, int number)
{
    return deck_animals[rules_of(g)->option[OPTION_ANIMALS]][number];
}

/* ---- rules.c ------------------------------------------------------------------------------ */

const struct aude_game *cards_row(int i);
const char *cards_expansion(int row, int i);
bool cards_option(int row, int i, struct aude_option *out);
enum aude_status cards_rules_read(const char *text, struct aude_rules **out, size_t *fault);
enum aude_status cards_rules_write(const struct aude_rules *r, char *buf, size_t len);

/* ---- legal.c, why.c: what may be done, and why not -------------------------------------- */

int cards_count(const struct aude_state *s);
struct aude_action cards_pick(const struct aude_state *s, int k);
int cards_legal(const struct aude_state *s, struct aude_action *out, int max);
int cards_chances(const struct aude_state *s, struct aude_chance *out, int max);
enum aude_status cards_why(const struct aude_state *s, struct aude_action a);

/* The kind of the k-th unseen card if they lay in order of their kinds. */
int unseen_pick(const struct cards *g, int k);

/* ---- play.c: what is done ------------------------------------------------------------------ */

void cards_start(const struct aude_rules *r, struct aude_state *s);
void cards_apply(struct aude_state *s, struct aude_action a, struct aude_events *log);

/* ---- clear.c: clearing and scoring ---------------------------------------------------------- */

/* The cards of a stretch, sorted. What is to be sold is only in sold; what is unknown is not
 * counted at all. */
struct haul {
    int cards;
    int persons, sum; /* of the colour of the row, and of their values */
    int wrong;        /* persons of another colour */
    int sold;
    int specials; /* dragon and fairy */
    int animal_jokers, building_jokers;
    uint8_t animal[ROWS], building[ROWS];
};

struct haul haul_of(const struct cards *g, int row, int from, int to);

/* Clears the rows until somebody must act; after the last claim the next round begins. */
void clear_begin(struct cards *g, struct aude_events *log);
void clear_run(struct cards *g, struct aude_events *log);
void clear_end(struct cards *g, struct aude_events *log); /* final scoring, now */

/* ---- series.c --------------------------------------------------------------------------------- */

/* CARD-44: the points of the best series of a chest (buildings by colour, then jokers), and how
 * many of each length there are; a card alone is a series of one. */
int series_best(const uint8_t chest[ROWS + 1], uint8_t series[SERIES + 1]);

/* ---- know.c ---------------------------------------------------------------------------------- */

void cards_view(const struct aude_state *s, int seat, struct aude_state *out);
struct aude_action cards_seen(const struct aude_state *s, int seat, struct aude_action a);
void cards_guess(struct aude_state *view, struct aude_rng *rng);

/* ---- notation.c ------------------------------------------------------------------------------ */

enum aude_status cards_action_read(const struct aude_state *s, const char *line,
                                   struct aude_action *out);
enum aude_status cards_action_write(const struct aude_state *s, struct aude_action a, char *buf,
                                    size_t len);
struct aude_spot cards_where(const struct aude_state *s, struct aude_action a);

/* ---- stretch.c: rows as front ends and players see them ----------------------------------------- */

int cards_features(const struct aude_state *s, struct aude_feature *out, int max);
bool cards_feature(const struct aude_state *s, int id, struct aude_feature *out);
int cards_feature_at(const struct aude_state *s, int x, int y, int segment);
int cards_members(const struct aude_state *s, int feature, struct aude_member *out, int max);
bool cards_worth(const struct aude_state *s, int feature, enum aude_when when, int seat,
                 struct aude_sum *out);

/* ---- look.c -------------------------------------------------------------------------------------- */

const char *cards_name(const struct aude_rules *r, enum aude_noun noun, int i);
bool cards_card_kind(const struct aude_rules *r, int i, struct aude_card_kind *out);
int cards_card_points(const struct aude_rules *rules, enum aude_card_table table, int n,
                      bool *is_sure);
int cards_cards(const struct aude_state *s, struct aude_card *list, int max);
int cards_pieces(const struct aude_state *s, struct aude_piece *out, int max);
int cards_tokens(const struct aude_state *s, struct aude_token *out, int max);
unsigned cards_facts(const struct aude_rules *r);
int cards_number(const struct aude_state *s, int i);

/* ---- sound.c ------------------------------------------------------------------------------------- */

bool cards_sound(const struct aude_state *s);

#endif
