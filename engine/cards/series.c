/* series.c: what a chest is worth. */
#include "cards.h"

/* The first series takes one of every building there is, the next one of every building that
 * is left, and so on. Each further card of a series brings more than the one before, so nothing
 * is gained by making a series shorter in favour of another. */
static int partition_worth(const int number[ROWS])
{
    int points = 0, width;
    for (int depth = 0;; depth++) {
        width = 0;
        for (int i = 0; i < ROWS; i++)
            width += number[i] > depth;
        if (width == 0)
            return points;
        points += deck_series[width];
    }
}

/* CARD-45, CARD-Q23: every way in which the jokers can stand for buildings is tried. */
int series_worth(const uint8_t chest[ROWS + 1])
{
    int jokers = chest[ROWS], best = 0;
    for (int a = 0; a <= jokers; a++) {
        for (int b = 0; a + b <= jokers; b++) {
            for (int c = 0; a + b + c <= jokers; c++) {
                const int number[ROWS] = {chest[0] + a, chest[1] + b, chest[2] + c,
                                          chest[3] + jokers - a - b - c};
                int worth = partition_worth(number);
                best = worth > best ? worth : best;
            }
        }
    }
    return best;
}
