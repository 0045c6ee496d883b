/*
 * cards_desk.h: what the files of the model of Cardcassonne share. Each of the 130 cards is a thing
 * of its own that knows where it is; a row is a list of cards and followers as they lie there.
 * Claims, herds and values are found by walking these lists whenever they are needed.
 */
#ifndef AUDE_MODEL_CARDS_DESK_H
#define AUDE_MODEL_CARDS_DESK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "aude.h"
#include "cards.h"

enum {
    CARDS = 130, /* CARD-05 */
    CARD_KINDS = 24,
    ROWS = 4, /* yellow red green blue, from top to bottom (CARD-Q17) */
    OPENED = 10,
    HERD_MAX = 13,  /* 9 animals of a kind and 4 jokers */
    NO_ROW = 255,   /* an animal joker that has joined no kind */
    NOTES_MAX = 64, /* scores of one action */
    LEGAL_MAX = 128
};

/* Kinds by number: COLOUR x 5 + one of the first five, then the jokers. */
enum { ONE, TWO, THREE, ANIMAL, BUILDING, PER_COLOUR };
enum { DRAGON = ROWS * PER_COLOUR, FAIRY, ANIMAL_JOKER, BUILDING_JOKER };

enum card_place { IN_PILE, IN_HAND, IN_ROW, IN_FRONT, IN_CHEST, OUT_OF_GAME };

enum choice { NOT_ASKED, TO_SELL, TO_KEEP }; /* CARD-40 */

struct card {
    uint8_t kind;
    uint8_t place; /* enum card_place */
    int8_t seat;   /* whose; in a row: who laid it face down, else -1 */
    bool is_down;
    uint8_t choice; /* enum choice, while its stretch is cleared */
    uint8_t wish;   /* animal joker: what it is to join when its stretch is settled, or NO_ROW */
    uint8_t joined; /* animal joker in front: what it has joined, or NO_ROW: it waits */
};

/* What lies in a row: a card, or a follower of a seat behind the cards before it. */
struct item {
    bool is_follower;
    int16_t which; /* card index or seat */
};

enum desk_step {
    DESK_DEALER,
    DESK_OPEN,
    DESK_LAY_JOKER, /* the dealer chooses a row for an opened joker; the step is also "open" */
    DESK_DEAL,
    DESK_PLAY,
    DESK_TURN,
    DESK_CHOOSE,
    DESK_ASSIGN,
    DESK_OVER
};

struct desk {
    struct card card[CARDS];
    struct item row[ROWS][CARDS + AUDE_SEATS];
    int length[ROWS];
    int score[AUDE_SEATS];
    enum desk_step step;
    int turn;
    int dealer;                /* or -1 */
    int hand;                  /* card index of the opened joker, or -1 */
    int opened;                /* start cards turned up so far */
    bool has_laid[AUDE_SEATS]; /* a card in this round, CARD-19 */
    int asked;                 /* turn, choose: the card it is about; assign: the joker */
};

enum reason { PERSONS, WRONG, SOLD, SPECIAL, JOKER, ANIMALS, BUILDINGS, REASONS };

/* Points as the model gave them, to be found again among the events. */
struct note {
    int seat, reason, points;
    int tile;    /* card kind, or -1 where any will do */
    int count;   /* cards, or -1 where any will do */
    int feature; /* row, or -1 where any will do */
};

struct outcome {
    struct aude_action action;
    int weight; /* 1 for what a seat may do */
};

struct cards_verbs {
    int dealer, open, deal, lay, claim, turn, sell, keep, joker;
};

struct cards_model {
    const struct aude_rules *r;
    char unknown[AUDE_TEXT_MAX]; /* what the model does not understand of the rules, or "" */
    struct cards_verbs verb;
    int step_name[DESK_OVER + 1]; /* number of the step for the engine */
    int reason_name[REASONS];
    int token_dealer;
    int seats;
    int herd[HERD_MAX + 1]; /* animal table */
    bool has_open_chests;

    struct desk desk;
    int legals;
    struct outcome legal[LEGAL_MAX];
    int notes;
    struct note note[NOTES_MAX]; /* of the last action */

    /* For comparing only. */
    uint32_t dice;
    struct aude_state *ended;
};

/* ---- cards_words.c ------------------------------------------------------------------- */

/* Reads names and options; what is not as it should be goes into m->unknown. */
void cards_read(struct cards_model *m);

/* What a kind is; colour is -1 for jokers. */
int kind_colour(int kind);
bool kind_is_person(int kind);
bool kind_is_animal(int kind);
bool kind_is_building(int kind);
int kind_copies(int kind);
int kind_value(int kind);

/* ---- cards_value.c ------------------------------------------------------------------- */

/* CARD-44, CARD-45: the best that can be made of buildings by colour and jokers. */
int value_buildings(const int buildings[ROWS], int jokers);

/* The points of a seat at once for a stretch with its best choices, decisions so far forgotten. */
int value_stretch(const struct cards_model *m, int seat, int row, int first, int count);

/* Cards of a chest, by colour and jokers. */
void count_chest(const struct desk *d, int seat, int buildings[ROWS], int *jokers);

/* Animals of a colour in front of a seat, and those with the jokers that have joined them. */
int count_animals(const struct desk *d, int seat, int colour);
int count_herd(const struct desk *d, int seat, int colour);

/* ---- cards_clear.c ------------------------------------------------------------------- */

/* The claimed stretch of the seat: true with the row, the index of its first item and how many
 * cards it has; the follower is the item after them. False if his follower is at home. */
bool find_claim(const struct desk *d, int seat, int *row, int *first, int *count);

/* Clears what needs no decision. True if it has all been cleared. */
bool clear_on(struct cards_model *m);

void note_points(struct cards_model *m, struct note note);
void score_chests(struct cards_model *m);

/* ---- cards.c ------------------------------------------------------------------------- */

void list_outcome(struct cards_model *m, struct aude_action a, int weight);
int count_pile(const struct desk *d, int kind);           /* -1: all */
int count_hand(const struct desk *d, int seat, int kind); /* kind -1: all */
int count_row(const struct desk *d, int row);             /* cards */
bool has_follower(const struct desk *d, int seat);        /* at home */

/* ---- cards_agree.c, cards_agree_actions.c, cards_agree_rows.c --------------------------- */

int cards_actor(const struct cards_model *m);
bool agree_card_actions(struct cards_model *m, const struct aude_state *s, char *why, size_t len);
bool agree_cards(const struct cards_model *m, const struct aude_state *s, char *why, size_t len);
bool agree_stretches(const struct cards_model *m, const struct aude_state *s, char *why,
                     size_t len);
bool agree_no_tiles(const struct aude_state *s, char *why, size_t len);

#endif
