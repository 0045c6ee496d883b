/*
 * opponents.c: the eight, from a child in its first game to the best there is. What somebody likes
 * and overlooks was chosen by watching games; how strong that makes them is in rating.c.
 */
#include "opponents.h"

#include "persona.h"
#include "race.h"

/* ---- Temperaments ---------------------------------------------------------------------------------- */

/* A child: completing is the greatest thing, figures are there to be put down, nobody has told it
 * what fields are for, and every tile it needs will come. What others do it hardly sees. */
static const struct persona child = {
    .land = &value_land,
    .taste.liking[GREAT] = {.open = 60, .done = 200, .hold = 200},
    .taste.liking[LONG] = {.open = 60, .done = 200, .hold = 200},
    .taste.liking[SURROUNDED] = {.open = 40, .done = 200, .hold = 300},
    .taste.liking[ELSEWHERE] = {.done = 50, .hold = 50},
    .taste.hope = 100,
    .taste.hand = -300,
    .taste.others = 25,
    .attention = {.memory = 3, .eye = 8, .turns = 55, .cards = 40, .is_blind = true},
    .blur = 250,
};

/* No road is too long, and cities are for others. */
static const struct persona wanderer = {
    .land = &rank_land,
    .taste.liking[GREAT] = {.open = -10, .done = 40},
    .taste.liking[LONG] = {.open = 130, .done = 110, .hold = 200},
    .taste.liking[WIDE] = {.open = -50, .hold = -150},
    .taste.hope = 80,
    .taste.hand = -60,
    .taste.others = 30,
    .attention = {.memory = 3, .eye = 8, .turns = 55, .cards = 50},
    .blur = 220,
};

/* Fields from the first turn on, and more than she can afford. */
static const struct persona farmer = {
    .land = &rank_land,
    .taste.liking[GREAT] = {.done = 20},
    .taste.liking[LONG] = {.open = -20},
    .taste.liking[WIDE] = {.hold = 750},
    .taste.hope = 30,
    .taste.others = 80,
    .attention = {.memory = 4, .eye = 30, .turns = 90, .cards = 62},
    .blur = 120,
};

/* A great city would rather grow than be completed, and small ones are none. */
static const struct persona builder = {
    .land = &rank_land,
    .taste.liking[GREAT] = {.open = 20, .grand = 250},
    .taste.liking[LONG] = {.open = -40, .done = -20, .hold = -100},
    .taste.liking[WIDE] = {.open = -30, .hold = -100},
    .taste.hope = 80,
    .taste.others = 80,
    .attention = {.memory = 6, .eye = 55, .turns = 95, .cards = 70},
    .blur = 75,
};

/* A figure in hand is better than two on the board, and a point now better than three later. */
static const struct persona miser = {
    .land = &rank_land,
    .taste.liking[GREAT] = {.open = -20, .done = 20},
    .taste.liking[LONG] = {.done = 20},
    .taste.liking[SURROUNDED] = {.done = 20},
    .taste.liking[WIDE] = {.open = -20, .hold = -100},
    .taste.hand = 120,
    .taste.others = 85,
    .attention = {.memory = 8, .eye = 80, .turns = 100, .cards = 78},
    .blur = 70,
};

/* What others have grieves him more than what he has pleases him, and best is what was theirs. */
static const struct persona spoiler = {
    .land = &rank_land,
    .taste.contest = 50,
    .taste.others = 135,
    .attention = {.memory = 12, .eye = 100, .turns = 100, .cards = 100},
    .blur = 10,
};

/* The player of a persona. */
#define PLAYER(who, persona)                                                                       \
    static void *open_##who(const struct aude_rules *r, uint64_t seed)                             \
    {                                                                                              \
        return persona_open(r, &(persona), seed);                                                  \
    }                                                                                              \
    static const struct player who = {                                                             \
        .open = open_##who,                                                                        \
        .begin = persona_begin,                                                                    \
        .include = player_includes_nothing,                                                        \
        .more = persona_more,                                                                      \
        .answer = persona_answer,                                                                  \
        .ways = persona_ways,                                                                      \
        .close = persona_close,                                                                    \
    };

PLAYER(pip, child)
PLAYER(hanno, wanderer)
PLAYER(berta, farmer)
PLAYER(odo, builder)
PLAYER(silas, miser)
PLAYER(morgan, spoiler)

/* ---- Without one ----------------------------------------------------------------------------------- */

/* The odds, and a short look ahead at the best few ways. */
static void *open_livia(const struct aude_rules *r, uint64_t seed)
{
    static const struct race_plan plan = {
        .lines = 6, .stages = 2, .stage = {6, 14}, .prior = 8, .slices = 90};
    return race_open(r, &plan, seed);
}

static const struct player livia = {
    .open = open_livia,
    .begin = race_begin,
    .include = player_includes_nothing,
    .more = race_more,
    .answer = race_answer,
    .ways = race_ways,
    .close = race_close,
};

static const struct opponent opponents[] = {
    {"pip", "a child in its first game: loves to complete things, uses up all figures", &pip},
    {"hanno", "the wanderer: no road is too long for him", &hanno},
    {"berta", "the farmer: takes fields early, and too many of them", &berta},
    {"odo", "the builder: dreams of great cities and would rather have them grow", &odo},
    {"silas", "the miser: keeps his figures together and takes small points that are sure", &silas},
    {"morgan", "the spoiler: joins what others build, blocks it, grudges every point", &morgan},
    {"livia", "a steady club player: knows the odds and looks a little ahead", &livia},
    {"aude", "the best there is: plays on in her mind before she decides", &rollout_player},
};

enum { OPPONENTS = sizeof opponents / sizeof opponents[0] };

const struct opponent *opponent(int i)
{
    return i >= 0 && i < OPPONENTS ? &opponents[i] : NULL;
}
