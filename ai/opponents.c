/*
 * opponents.c: the eight, from a child in its first game to the best there is. What somebody likes
 * and overlooks was chosen by watching games; how strong that makes them is in rating.c.
 */
#include "opponents.h"

#include "persona.h"
#include "race.h"

/* A player that is an own persona of this file. */
#define PERSONA(who, ...)                                                                          \
    static void *open_##who(const struct aude_rules *r, uint64_t seed)                             \
    {                                                                                              \
        static const struct persona persona = {__VA_ARGS__};                                       \
        return persona_open(r, &persona, seed);                                                    \
    }                                                                                              \
    static const struct player who = {                                                             \
        .open = open_##who,                                                                        \
        .begin = persona_begin,                                                                    \
        .include = player_includes_nothing,                                                        \
        .more = persona_more,                                                                      \
        .answer = persona_answer,                                                                  \
        .ways = persona_ways,                                                                      \
        .close = persona_close,                                                                    \
    }

/* A child: completing is the greatest thing, figures are there to be put down, nobody has told it
 * what fields are for, and every tile it needs will come. What others do it hardly sees. */
PERSONA(pip, .land = &value_land,
        .taste = {.liking = {[GREAT] = {40, 100, 150},
                             [LONG] = {40, 100, 150},
                             [SURROUNDED] = {40, 100, 250},
                             [ELSEWHERE] = {0, 50, 50}},
                  .hope = 100,
                  .hand = -150,
                  .others = 35},
        .attention = {.memory = 3, .eye = 12, .turns = 65, .cards = 60, .is_blind = true},
        .blur = 250);

/* The wanderer: no road is too long. */
PERSONA(
    hanno, .land = &value_land,
    .taste = {.liking = {[GREAT] = {-20, 0, 0}, [LONG] = {130, 110, 150}, [WIDE] = {-50, 0, -150}},
              .hope = 80,
              .hand = -30,
              .others = 50},
    .attention = {.memory = 4, .eye = 25, .turns = 80, .cards = 75}, .blur = 150);

/* The farmer: fields from the first turn on, and more than she can afford. */
PERSONA(berta, .land = &value_land,
        .taste = {.liking = {[LONG] = {-20, 0, 0}, [WIDE] = {90, 0, 420}},
                  .hope = 30,
                  .others = 65},
        .attention = {.memory = 4, .eye = 40, .turns = 90, .cards = 85}, .blur = 100);

/* The builder: a great city would rather grow than be completed, and small ones are none. */
PERSONA(
    odo, .land = &value_land,
    .taste = {.liking = {[GREAT] = {90, 60, 100}, [LONG] = {-30, -20, -50}, [WIDE] = {0, 0, -50}},
              .hope = 80,
              .others = 80},
    .attention = {.memory = 6, .eye = 60, .turns = 95, .cards = 90}, .blur = 70);

/* The miser: a figure in hand is better than two on the board, and a point now better than three
 * later. */
PERSONA(silas, .land = &rank_land,
        .taste = {.liking = {[GREAT] = {-20, 20, 0},
                             [LONG] = {0, 20, 0},
                             [SURROUNDED] = {0, 20, 0},
                             [WIDE] = {-20, 0, -100}},
                  .hand = 130,
                  .others = 85},
        .attention = {.memory = 8, .eye = 75, .turns = 100, .cards = 100}, .blur = 40);

/* The spoiler: what others have grieves him more than what he has pleases him. */
PERSONA(morgan, .land = &rank_land, .taste = {.contest = 40, .others = 150},
        .attention = {.memory = 12, .eye = 100, .turns = 100, .cards = 100}, .blur = 10);

/* A steady player with experience: the odds, and a short look ahead at the best few ways. */
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
    {"pip",
     "a child in its first game: loves to complete things and puts figures down until none is left",
     &pip},
    {"hanno", "the wanderer: no road is too long for him", &hanno},
    {"berta", "the farmer: takes fields early, and too many of them", &berta},
    {"odo", "the builder: dreams of great cities and would rather have them grow", &odo},
    {"silas", "the miser: keeps his figures together and takes small points that are sure", &silas},
    {"morgan", "the spoiler: joins what you build, blocks it and grudges you every point", &morgan},
    {"livia", "a steady club player: knows the odds and looks a little ahead", &livia},
    {"aude", "the best there is: plays on in her mind before she decides", &rollout_player},
};

enum { OPPONENTS = sizeof opponents / sizeof opponents[0] };

const struct opponent *opponent(int i)
{
    return i >= 0 && i < OPPONENTS ? &opponents[i] : NULL;
}
