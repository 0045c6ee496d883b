/*
 * rank_land.h: a position of a tile game as the ranking looks at it, and what the parts of its
 * evaluation share. Whatever is not in play is simply not there: names are looked up once, and a
 * number that was not found is -1.
 */
#ifndef AUDE_AI_RANK_LAND_H
#define AUDE_AI_RANK_LAND_H

#include "survey.h"

enum {
    PIECE_KINDS = 16,
    FEATURE_KINDS = 32,
    TOKEN_KINDS = 16,
    COURTS = 8, /* segments of the wheel at most */
    CLAIMS = AUDE_PIECES_MAX,
    TOUCHED = 32 /* cities around a field that are looked at */
};

/* What names mean. */
struct names {
    int builder, large, hut;     /* piece kinds */
    bool is_helper[PIECE_KINDS]; /* takes no part in a majority */
    int city, field, cloister;   /* feature kinds that the wheel asks for */
    int unit[FEATURE_KINDS];     /* by feature kind: the kind that it counts, or -1 */
    int shield;                  /* mark */
    int dragon, fairy, steps, tower, tower_pieces, wheel_pig; /* tokens */
    int dragon_symbol, wheel_symbol;
    int goods[TOKEN_KINDS];   /* by token kind: the mark of tiles that bring it, or -1 */
    int court[FEATURE_KINDS]; /* by feature kind: which segment of the wheel it is, or -1 */
    int courts;
    int spaces[COURTS];                    /* crown spaces of each */
    int taxes, famine, storm, inquisition; /* which segment each of them is */
    int crown, monk; /* what a crown space and a monk bring there, in hundredths of a point */
    int race;        /* the reward of a majority in goods, likewise */
};

/* Guesses, in hundredths of a point unless they say what else, found by letting players with
 * different ones play. */
struct guesses {
    int hands;       /* of what followers in hand are worth */
    int none;        /* a follower to come where none is in hand */
    int back;        /* of a follower in hand: one that is sure to come home soon */
    int fading;      /* own turns before the end in which hands lose their value */
    int need;        /* what a point is worth that a tile still to come would add */
    int stuck;       /* a point there already of a feature that will not be completed */
    int field;       /* a point there already of a field, which others may still join */
    int coming;      /* what a point is worth that a field gets when a city is completed */
    int join;        /* of what changes if two features are linked, if that is sure to come */
    int join_fields; /* the same of fields */
    struct odds odds;
};

/* A feature with figures. */
struct claim {
    struct aude_feature feature;
    struct outlook outlook;
    int worth[AUDE_SEATS]; /* what it will bring, in hundredths of a point */
    int units;             /* of a field: its complete cities */
    int touched;           /* of a field: the cities around it */
    struct {
        int feature, worth; /* what it brings an owner of the field */
    } touching[TOUCHED];
};

/* How often the pig will stop at each segment of the wheel, SURE for each time, and the chance
 * that it does at all: soon, in the next few stops, and until the end. */
struct stops {
    uint32_t bag; /* what it was counted for */
    int pig;
    int soon[COURTS];
    int next[COURTS];
    int often[COURTS], once[COURTS];
};

struct position {
    const struct aude_state *s;
    const struct names *names;
    const struct guesses *guess;
    struct survey *survey;
    int seats, left, turns; /* tiles to draw, own turns to come */
    int pieces, tokens, claims;
    struct aude_piece piece[AUDE_PIECES_MAX];
    struct aude_token token[AUDE_TOKENS_MAX];
    const struct claim *claim[CLAIMS];
    int8_t claim_of[AUDE_PIECES_MAX]; /* by piece: its claim, or -1 */
    struct stops stops;
};

/* False if there is no memory for it. */
bool names_find(struct names *names, const struct aude_rules *r);

/* The first token of a kind, NULL if there is none on the table. */
const struct aude_token *token_of(const struct position *p, int kind);

/* What a feature with figures will bring; its feature is known. */
void rank_claim(const struct position *p, struct claim *claim);

/* Where a tile would change that. */
void rank_reach(const struct position *p, const struct claim *claim, struct reach *out);

/* Each adds to the value of the seats, in hundredths of a point. */
void rank_joins(const struct position *p, int value[AUDE_SEATS]);
void rank_dragon(const struct position *p, int value[AUDE_SEATS]);
void rank_towers(const struct position *p, int value[AUDE_SEATS]);
void rank_goods(const struct position *p, int value[AUDE_SEATS]);
void rank_wheel(const struct position *p, int value[AUDE_SEATS]);

/* Where the pig is likely to stop. */
void wheel_foresee(struct position *p);

#endif
