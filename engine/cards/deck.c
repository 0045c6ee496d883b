/* deck.c: what is printed on the cards and score cards. */
#include "cards.h"

/* CARD-05: sixteen persons, nine animals and five buildings of each colour. */
#define COLOUR(name, row)                                                                          \
    {name ".1", 8, PERSON, row, 1}, {name ".2", 5, PERSON, row, 2},                                \
        {name ".3", 3, PERSON, row, 3}, {name ".animal", 9, ANIMAL, row, 0},                       \
    {                                                                                              \
        name ".building", 5, BUILDING, row, 0                                                      \
    }

const struct card_kind deck[KINDS] = {
    COLOUR("yellow", 0),
    COLOUR("red", 1),
    COLOUR("green", 2),
    COLOUR("blue", 3),
    {"dragon", 1, DRAGON, -1, 0},
    {"fairy", 1, FAIRY, -1, 0},
    {"animal-joker", 4, ANIMAL_JOKER, -1, 0},
    {"building-joker", 4, BUILDING_JOKER, -1, 0},
};

const char *const row_names[ROWS] = {"yellow", "red", "green", "blue"};

const char *const type_names[BUILDING_JOKER + 1] = {
    [PERSON] = "person",
    [ANIMAL] = "animal",
    [BUILDING] = "building",
    [DRAGON] = "dragon",
    [FAIRY] = "fairy",
    [ANIMAL_JOKER] = "animal-joker",
    [BUILDING_JOKER] = "building-joker",
};

/* CARD-12: with every number of seats the pile is dealt out exactly. */
const uint8_t deck_hand[SEATS + 1] = {0, 0, 6, 5, 5, 4};

/* CARD-33, CARD-Q01: the score card is known only in part. The values of 1, 2 and 5 animals are
 * certain; all others are assumed. In a, those of 3 and 4 follow if the steps never rise. */
const uint8_t deck_animals[3][ANIMALS_MAX + 1] = {
    {0, 3, 6, 9, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30}, /* a */
    {0, 3, 6, 9, 12, 14, 16, 17, 18, 19, 20, 21, 22, 23}, /* b */
    {0, 3, 6, 8, 11, 14, 17, 20, 22, 25, 28, 31, 34, 36}, /* c */
};

/* The numbers of animals whose value is certain, as a mask. */
const uint16_t deck_sure = 1u << 1 | 1u << 2 | 1u << 5;

/* CARD-44 */
const uint8_t deck_series[SERIES + 1] = {0, 0, 5, 15, 30};
