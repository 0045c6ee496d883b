/* series.c: the series that a chest makes. */
#include "cards.h"

/* The first series takes one of every building there is, the next one of every building that
 * is left, and so on. Each further card of a series brings more than the one before, so nothing
 * is gained by making a series shorter in favour of another. */
static int partition(const int number[ROWS], uint8_t series[SERIES + 1])
{
    int points = 0;
    memset(series, 0, SERIES + 1);
    for (int depth = 0;; depth++) {
        int width = 0;
        for (int i = 0; i < ROWS; i++)
            width += number[i] > depth;
        if (width == 0)
            return points;
        series[width]++;
        points += deck_series[width];
    }
}

/* CARD-45, CARD-Q22, CARD-Q23: every way in which the jokers can stand for buildings is tried. */
int series_best(const uint8_t chest[ROWS + 1], uint8_t series[SERIES + 1])
{
    int jokers = chest[ROWS], best = -1;
    for (int a = 0; a <= jokers; a++) {
        for (int b = 0; a + b <= jokers; b++) {
            for (int c = 0; a + b + c <= jokers; c++) {
                const int number[ROWS] = {chest[0] + a, chest[1] + b, chest[2] + c,
                                          chest[3] + jokers - a - b - c};
                uint8_t other[SERIES + 1];
                int points = partition(number, other);
                if (points <= best)
                    continue;
                best = points;
                memcpy(series, other, sizeof other);
            }
        }
    }
    return best;
}
