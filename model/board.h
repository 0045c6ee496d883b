/*
 * board.h: what the files of the model share. The board is a grid of tiles; features are found
 * by a flood fill over the whole board, which is thrown away when the next tile is laid. What is
 * kept from turn to turn is what players keep as well: points, figures, tokens, the bag and
 * whose turn it is.
 */
#ifndef AUDE_MODEL_BOARD_H
#define AUDE_MODEL_BOARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "aude.h"
#include "model.h"

enum {
    GRID_SIZE = 400, /* cells across; the start tile lies in the middle */
    GRID_CENTRE = GRID_SIZE / 2,
    KINDS_MAX = 256,
    SEGMENTS_MAX = AUDE_TILES_MAX * AUDE_SEGMENTS,
    GOODS = 3,    /* wine, grain, cloth */
    FORTUNES = 6, /* segments of the wheel: fortuna, taxes, famine, storm, inquisition, plague */
    WALK_MAX = 6, /* tiles a dragon walks, PRIN-27 */
    SLOTS = 8192, /* of the set of legal actions, at least twice AUDE_LEGAL_MAX */
    NOWHERE = -1, /* a tile index or figure that is none */
    SIDES = 4,    /* N E S W = 0 to 3 */
    HALVES = 8,   /* NL NR EL ER SL SR WL WR */
    TURNS = 4
};

enum step {
    STEP_DRAW,
    STEP_PLAGUE, /* the wheel: whom to take back? WHEE-37 */
    STEP_PLACE,
    STEP_DEPLOY,
    STEP_CAPTURE,  /* a tower piece was set: whom to take? TOWR-15 */
    STEP_EXCHANGE, /* which of two own prisoners comes back? TOWR-27 */
    STEP_WALK,     /* the dragon walks, PRIN-26 */
    STEP_AFTER,    /* after scoring: a last chance to buy a prisoner back, TOWR-Q08 */
    STEP_AGAIN,    /* the second tile of a double turn? TRAD-Q05 */
    STEP_OVER
};

enum place { AT_HOME, ON_BOARD, IN_PRISON };

/* A figure of a seat. */
struct figure {
    int8_t seat, kind;
    int8_t place;  /* enum place */
    int8_t holder; /* in prison: the captor; else -1 */
    int16_t tile;  /* on the board: tile index */
    int16_t segment;
};

/* The numbers the rules give to the words of the clauses; -1 for a word they lack. */
struct words {
    int field, road, city, cloister, tower; /* feature kinds */
    int crown[FORTUNES];
    int meadow, river, forest, lake, system;
    int ground;                           /* field or meadow: what a side shows otherwise */
    int shield, inn, cathedral, princess; /* marks */
    int good[GOODS];                      /* marks */
    int gold, mushroom, fish, deer, mammoth, tiger, aurochs, fire, shrine;
    int follower, large, builder, pig; /* piece kinds */
    int member, hut;
    int volcano, dragon, portal, wheel; /* symbols */
    int again, fairy, remove, walk;     /* verbs */
    int build, capture, close, exchange, ransom;
    int put_on_crown, plague;
    int token_good[GOODS], token_dragon, token_fairy, token_aside, token_steps, token_tower,
        token_pieces, token_pig, token_bonus;
};

struct options {
    bool has_inns, has_traders, has_princess, has_tower;
    bool has_wheel, has_hunters; /* games of their own; without both it is the classic one */
    bool counts_tiles;           /* count=tiles, HUNT-Q01 */
    bool is_bonus_each;          /* bonus=each, HUNT-Q04 */
    bool is_small_city_cheap;    /* smallcity=2, BASE-Q04 */
    bool has_farmers;            /* not farmers=off, BASE-Q15 */
    bool is_fairy_for_one;       /* fairy=follower, PRIN-Q01 */
    bool is_dragon_late;         /* dragon=after, PRIN-Q17 */
    bool must_remove;            /* princess=must, PRIN-Q23 */
    bool is_top_final;           /* top=closed, TOWR-Q04 */
};

/* Everything on the table but the tiles. */
struct table {
    int16_t bag[KINDS_MAX];   /* copies still to be drawn */
    int16_t aside[KINDS_MAX]; /* dragon tiles that wait for the first volcano, PRIN-33 */
    int figures;
    struct figure figure[AUDE_PIECES_MAX];
    int score[AUDE_SEATS];
    int turn; /* the seat whose turn it is */
    enum step step;
    int hand; /* tile kind drawn and not yet laid, or -1 */

    bool is_second; /* the second tile of a turn: TRAD-19, HUNT-29 */
    bool is_double; /* the first tile of this turn has earned a second one */
    bool has_put;   /* a follower has been put on a tile in this turn */
    int bonuses;    /* bonus tiles earned in this turn and not drawn */
    int goods[AUDE_SEATS][GOODS];

    int dragon;                      /* tile index or NOWHERE */
    int walked;                      /* steps of this walk */
    bool is_trodden[AUDE_TILES_MAX]; /* tiles of this walk, its start included, PRIN-Q12 */
    int fairy;                       /* tile index or NOWHERE */
    int beside;                      /* the figure she stands beside, or NOWHERE */

    int wood[AUDE_SEATS];            /* tower pieces left */
    int8_t height[AUDE_TILES_MAX];   /* of the tower on a tile */
    bool was_manned[AUDE_TILES_MAX]; /* a follower stood on that tower once */
    int tower;                       /* capture: tile of the piece just set */
    int partner;                     /* exchange: the other seat */
    bool is_ransomed;                /* somebody was bought back in this turn */

    int fortune; /* the segment of the wheel on which its pig is */
    int asked;   /* plague: so many seats, from the one on turn, need not be asked any more */
};

/* ---- Features ------------------------------------------------------------------------ */

struct spot {
    int16_t tile, segment;
};

struct feature {
    int16_t kind;
    int16_t first, segments; /* its members are flood.member[first], ... */
    int16_t tiles;           /* different tiles */
    int16_t open;            /* open sides; for a cloister empty cells around it */
    bool is_closed;
    int16_t mark[AUDE_MARKS]; /* of its members, added up */
    int16_t cities;           /* complete cities that a field touches */
    int16_t fish;             /* of the lakes of a system, or at the ends of a river, each once */
};

struct flood {
    int tiles; /* the board it belongs to has so many tiles, 0: to none */
    int features;
    struct feature feature[SEGMENTS_MAX];
    struct spot member[SEGMENTS_MAX];
    int16_t at[AUDE_TILES_MAX][AUDE_SEGMENTS]; /* feature index by tile and segment */
};

/* The figures that stand on a feature. */
struct crowd {
    int8_t strength[AUDE_SEATS];
    uint8_t followers; /* seats that have a follower there, as a mask */
    uint8_t builders, pigs;
    uint8_t shrines; /* seats with a hunter beside a shrine; others have no strength, HUNT-64 */
    int8_t friend_of_fairy; /* the seat whose follower has the fairy beside it, or -1 */
};

struct box {
    int left, top, right, bottom;
};

struct land_model {
    const struct aude_rules *r;
    char unknown[AUDE_TEXT_MAX]; /* a word of the rules that the model does not know, or "" */
    struct words word;
    struct options option;
    int seats;
    int kinds;
    struct aude_kind kind[KINDS_MAX];
    int8_t seen[KINDS_MAX][TURNS][SIDES];    /* the city or road segment at a side, or -1 */
    int8_t grown[KINDS_MAX][TURNS][HALVES];  /* the field segment at a half-edge, or -1 */
    int8_t site[KINDS_MAX];                  /* the tower segment, or -1 */
    int8_t system[KINDS_MAX][AUDE_SEGMENTS]; /* of a river or lake: the system segment; else -1 */

    int tiles;
    struct aude_tile tile[AUDE_TILES_MAX]; /* in the order they were laid */
    int16_t grid[GRID_SIZE][GRID_SIZE];    /* by row and column: tile index or -1 */
    struct box box;                        /* all cells with tiles */
    struct flood flood;                    /* of this board, see flood_of */
    struct crowd crowd[SEGMENTS_MAX];      /* see crowd_of */

    struct table table;
    int legals;
    struct aude_action legal[AUDE_LEGAL_MAX]; /* of the step the table is in */

    /* For comparing only. */
    bool is_due;              /* a tile or a figure moved since features were compared */
    int known;                /* so many tiles lay there when members were compared */
    uint32_t dice;            /* for what is tried by sample */
    struct aude_state *ended; /* a copy of the engine's state that is ended early */
    unsigned round;           /* which entries of slot are meant */
    struct slot {
        unsigned round;
        struct aude_action action;
    } slot[SLOTS];
};

/* The model of the tile games; see model.h for what each of them does. */
struct land_model *land_model_new(const struct aude_rules *r);
void land_model_free(struct land_model *m);
void land_model_restart(struct land_model *m);
bool land_model_apply(struct land_model *m, struct aude_action a, char *why, size_t len);
void land_model_end(struct land_model *m);
bool land_model_agrees(struct land_model *m, const struct aude_state *s, char *why, size_t len);

/* Everything as it is before the first turn. */
void setup_table(struct land_model *m);

/* Reads which game it is; a word the model does not know is remembered in m->unknown. */
void words_read(struct land_model *m);

/* Tiles of the first stack; tiles of the bonus stack; those of the one that is drawn from. */
int model_left(const struct land_model *m);
int model_bonus(const struct land_model *m);
int model_units(const struct land_model *m);

/* HUNT-10, HUNT-28: the first tile of a turn never comes from the bonus stack, the second
 * and any further one always. */
bool model_draws_bonus(const struct land_model *m);

/* Copies of that kind in the stack that is drawn from. */
int model_weight(const struct land_model *m, int kind);
const struct aude_kind *model_kind(const struct land_model *m, int tile);
void model_list(struct land_model *m, struct aude_action a);

/* ---- The grid ------------------------------------------------------------------------ */

/* A feature kind that goes on over whole sides: road, city, river, forest. */
bool board_joins_sides(const struct land_model *m, int kind);

/* Fills m->seen and m->grown from the segments as printed. */
void board_read(struct land_model *m);
void board_clear(struct land_model *m);

/* The tile at a cell, or NOWHERE. Cells outside of the grid are empty. */
int board_at(const struct land_model *m, int x, int y);

/* The tile beside a side of a tile, or NOWHERE. */
int board_beside(const struct land_model *m, int tile, int side);

void board_lay(struct land_model *m, int kind, int turn, int x, int y);

/* BASE-14, BASE-15: the turns in which a tile of that kind may be laid there, as a mask. */
unsigned board_fits(const struct land_model *m, int kind, int x, int y);
bool board_fits_anywhere(const struct land_model *m, int kind);
void board_list(struct land_model *m);

/* ---- Features and the figures on them --------------------------------------------------- */

/* The sum of a mark over a feature, 0 for a word that the rules lack. */
int flood_mark(const struct feature *feature, int mark);

/* Adds the segment to the feature that is being filled unless it has been found before. */
void flood_join(struct flood *f, struct feature *feature, int tile, int segment);

/* All features of the board. */
const struct flood *flood_of(struct land_model *m);

/* Who stands where, by feature of flood_of. Valid until a figure or a tile moves. */
const struct crowd *crowd_of(struct land_model *m);

bool figure_follows(const struct land_model *m, const struct figure *figure);
int figure_supply(const struct land_model *m, int seat, int kind);
int figure_feature(struct land_model *m, const struct figure *figure);

/* The index of a follower on that segment, or NOWHERE. */
int figure_on(const struct land_model *m, int tile, int segment);
void figure_put(struct land_model *m, int kind, int tile, int segment);

/* The figure goes home; a fairy beside it stays alone (PRIN-19). */
void figure_return(struct land_model *m, int figure);

/* Builders and pigs whose last companion has left go home (TRAD-27, TRAD-Q07). */
void figure_return_orphans(struct land_model *m);

/* Lists the puts of step 2: on the last tile, and with a portal elsewhere. Crown spaces have a
 * list of their own. */
void put_list(struct land_model *m);

/* ---- Values -------------------------------------------------------------------------- */

/* What an owner without special figures gets for a feature in final scoring, or if it is
 * complete. */
int score_value(const struct land_model *m, const struct feature *feature, bool is_complete);

/* The seats that have the majority, as a mask. */
unsigned score_owners(const struct crowd *crowd);

/* What each seat gets if the owners get value: pig and fairy included. */
void score_split(const struct land_model *m, const struct feature *feature,
                 const struct crowd *crowd, int value, int out[AUDE_SEATS]);

/* A question to the engine: what is a feature worth, when, to whom? */
struct asked {
    const struct aude_state *s;
    int id;
    enum aude_when when;
    int seat; /* or -1 */
};

/* Does the engine explain the points of a feature with the same terms? */
bool terms_agree(const struct land_model *m, const struct feature *feature,
                 const struct crowd *crowd, const struct asked *asked, char *why, size_t len);

/* Step 3 of a turn: completed roads, cities and cloisters; their figures go home. */
void score_completed(struct land_model *m);

/* Final scoring. */
void score_final(struct land_model *m);

/* ---- Traders ------------------------------------------------------------------------------ */

bool traders_extend(struct land_model *m); /* the last tile earns a double turn */
void traders_list_again(struct land_model *m);
void traders_take_goods(struct land_model *m);
void traders_score_goods(struct land_model *m);

/* ---- The wheel ---------------------------------------------------------------------------- */

/* Compares the cells of the wheel board with what is printed on it; a difference is remembered in
 * m->unknown. */
void wheel_board_read(struct land_model *m);
void wheel_board_lay(struct land_model *m);

bool wheel_is_crown(const struct land_model *m, int feature_kind);

/* If the pig came to this space: what who stands there gets, or who would be put there now, and how
 * many there are in its segment with him. */
int wheel_crown_value(const struct land_model *m, const struct feature *space);
int wheel_courtiers(const struct land_model *m, const struct feature *space);

/* Moves the pig for a tile just drawn. False if it has no wheel symbol. */
bool wheel_turn(struct land_model *m);
bool wheel_is_plague(const struct land_model *m);

/* What all other segments than the plague do. */
void wheel_act(struct land_model *m);
void wheel_list_plague(struct land_model *m); /* for the seat asked now */
void wheel_plague(struct land_model *m, struct aude_action a);
void wheel_score_crowns(struct land_model *m);
void wheel_list_crowns(struct land_model *m);

/* The tile of the first crown space of the pig's segment, and its segment there. */
struct spot wheel_pig(const struct land_model *m);

/* ---- Hunters & Gatherers ------------------------------------------------------------------- */

/* Fills m->system; a tile whose water is not as the rules say is remembered in m->unknown. */
void water_read(struct land_model *m);

/* Finds the whole river system of a system segment by its rivers and lakes. */
void water_fill(const struct land_model *m, struct flood *f, struct feature *system);

/* The fish of the lakes at the ends of a river, each lake once. */
int water_fish(const struct land_model *m, const struct flood *f, const struct feature *river);

int hunters_value(const struct land_model *m, const struct feature *feature, bool is_complete);
int hunters_earn_bonus(struct land_model *m); /* bonus tiles for the forests just completed */
bool hunters_may_stand(const struct land_model *m, int piece, int feature);
void hunters_heed_shrine(struct land_model *m); /* in the crowds */

/* ---- Princess and dragon ---------------------------------------------------------------- */

void princess_begin_turn(struct land_model *m); /* the fairy's point */
bool princess_lays_aside(struct land_model *m, int kind);
void princess_lay(struct land_model *m); /* a volcano */
void princess_list_fairy(struct land_model *m);
void princess_list_remove(struct land_model *m);
void princess_move_fairy(struct land_model *m, struct aude_action a);
void princess_remove(struct land_model *m, struct aude_action a);
bool princess_starts_walk(struct land_model *m);
void princess_list_walk(struct land_model *m);
void princess_walk(struct land_model *m, struct aude_action a);

/* ---- Tower ---------------------------------------------------------------------------------- */

/* Fills m->site. */
void tower_read(struct land_model *m);

/* The tower segment of a tile, or -1. */
int tower_segment(const struct land_model *m, int tile);
void tower_list(struct land_model *m); /* build and close */
void tower_build(struct land_model *m, struct aude_action a);
void tower_close(struct land_model *m, struct aude_action a);
void tower_list_capture(struct land_model *m);

/* True if the captor must choose whom he gets back. */
bool tower_capture(struct land_model *m, struct aude_action a);
void tower_list_exchange(struct land_model *m);
void tower_exchange(struct land_model *m, struct aude_action a);
void tower_list_ransom(struct land_model *m);
void tower_ransom(struct land_model *m, struct aude_action a);

/* ---- Comparing, each one part of land_model_agrees ---------------------------------------- */

int model_actor(const struct land_model *m);
bool agree_pieces(const struct land_model *m, const struct aude_state *s, char *why, size_t len);
bool agree_tokens(const struct land_model *m, const struct aude_state *s, char *why, size_t len);

/* The points of the events must be what the scores have grown by since before. */
bool agree_events(const struct land_model *m, const struct aude_events *events,
                  const int before[AUDE_SEATS], char *why, size_t len);
bool agree_actions(struct land_model *m, const struct aude_state *s, char *why, size_t len);
bool agree_features(struct land_model *m, const struct aude_state *s, char *why, size_t len);

#endif
