/*
 * cards_value.c: what cards are worth, by trying everything.
 */
#include "cards_desk.h"

#include <pthread.h>

enum { MANY = 6, FEW = 5 }; /* 0 to 5 buildings of a colour, 0 to 4 jokers */

/* The best that a chest is worth, filled once for all threads. */
static int best[MANY][MANY][MANY][MANY][FEW];

static int max(int a, int b)
{
    return a > b ? a : b;
}

/* ---- Buildings ----------------------------------------------------------------------- */

/* CARD-44: a series of so many different buildings. */
static int series(int length)
{
    static const int points[ROWS + 1] = {0, 0, 5, 15, 30};
    return points[length];
}

/* The best of n, when every smaller chest has been filled in: the best first series and the best
 * of what it leaves. Colours of the series are a mask; jokers stand for some of the others
 * (CARD-Q23). */
static int best_of(const int n[ROWS], int jokers)
{
    int most = 0;
    for (unsigned colours = 0; colours < 1U << ROWS; colours++) {
        int rest[ROWS];
        int length = 0;
        bool has_all = true;
        for (int i = 0; i < ROWS; i++) {
            int used = (int)(colours >> i & 1);
            rest[i] = n[i] - used;
            length += used;
            has_all = has_all && rest[i] >= 0;
        }
        for (int used = 0; has_all && used <= jokers && length + used <= ROWS; used++)
            if (length + used > 0)
                most = max(most, series(length + used) +
                                     best[rest[0]][rest[1]][rest[2]][rest[3]][jokers - used]);
    }
    return most;
}

static void fill_best(void)
{
    for (int i = 0; i < MANY * MANY * MANY * MANY * FEW; i++) {
        int n[ROWS] = {i / (MANY * MANY * MANY * FEW), i / (MANY * MANY * FEW) % MANY,
                       i / (MANY * FEW) % MANY, i / FEW % MANY};
        best[n[0]][n[1]][n[2]][n[3]][i % FEW] = best_of(n, i % FEW);
    }
}

int value_buildings(const int buildings[ROWS], int jokers)
{
    static pthread_once_t is_filled = PTHREAD_ONCE_INIT;
    pthread_once(&is_filled, fill_best);
    return best[buildings[0]][buildings[1]][buildings[2]][buildings[3]][jokers];
}

void count_chest(const struct desk *d, int seat, int buildings[ROWS], int *jokers)
{
    *jokers = 0;
    for (int colour = 0; colour < ROWS; colour++)
        buildings[colour] = 0;
    for (int i = 0; i < CARDS; i++) {
        const struct card *card = &d->card[i];
        if (card->place != IN_CHEST || card->seat != seat)
            continue;
        if (card->kind == BUILDING_JOKER)
            ++*jokers;
        else
            buildings[kind_colour(card->kind)]++;
    }
}

/* ---- Animals ----------------------------------------------------------------------------- */

int count_animals(const struct desk *d, int seat, int colour)
{
    int n = 0;
    for (int i = 0; i < CARDS; i++)
        n += d->card[i].place == IN_FRONT && d->card[i].seat == seat &&
             kind_is_animal(d->card[i].kind) && kind_colour(d->card[i].kind) == colour;
    return n;
}

int count_herd(const struct desk *d, int seat, int colour)
{
    int n = count_animals(d, seat, colour);
    for (int i = 0; i < CARDS; i++)
        n += d->card[i].place == IN_FRONT && d->card[i].seat == seat &&
             d->card[i].kind == ANIMAL_JOKER && d->card[i].joined == colour;
    return n;
}

static int count_waiting(const struct desk *d, int seat)
{
    int n = 0;
    for (int i = 0; i < CARDS; i++)
        n += d->card[i].place == IN_FRONT && d->card[i].seat == seat &&
             d->card[i].kind == ANIMAL_JOKER && d->card[i].joined == NO_ROW;
    return n;
}

/* ---- A stretch ------------------------------------------------------------------------------ */

/* What decides about the animals of a stretch. */
struct gain {
    int row;
    int held[ROWS]; /* animals in front before */
    int herd[ROWS]; /* and with their jokers */
    int new[ROWS];  /* animals of the stretch */
    int must[ROWS]; /* those of them that are not for sale */
    int jokers, waiting;
};

/* All ways to give jokers to the kinds held, when so many animals of each kind are kept. */
static int best_jokers(const struct cards_model *m, const struct gain *g, const int kept[ROWS])
{
    int jokers = g->jokers + g->waiting;
    int most = -1;
    bool has_any = false;
    for (int i = 0; i < ROWS; i++)
        has_any = has_any || g->held[i] + kept[i] > 0;
    if (!has_any) /* CARD-34 */
        return m->herd[1] * g->jokers;
    for (int code = 0; code < FEW * FEW * FEW * FEW; code++) {
        int given[ROWS] = {code % FEW, code / FEW % FEW, code / (FEW * FEW) % FEW,
                           code / (FEW * FEW * FEW)};
        int sum = 0;
        int points = 0;
        bool may_be = true;
        for (int i = 0; i < ROWS; i++) {
            may_be = may_be && (given[i] == 0 || g->held[i] + kept[i] > 0);
            sum += given[i];
        }
        if (!may_be || sum != jokers)
            continue;
        for (int i = 0; i < ROWS; i++)
            if (kept[i] + given[i] > 0)
                points += m->herd[g->herd[i] + kept[i] + given[i]];
        most = max(most, points);
    }
    return most;
}

/* All ways to keep some of the animals of a wrong colour and to sell the others. */
static int best_animals(const struct cards_model *m, const struct gain *g)
{
    int most = 0;
    int kept[ROWS];
    for (kept[0] = g->must[0]; kept[0] <= g->new[0]; kept[0]++)
        for (kept[1] = g->must[1]; kept[1] <= g->new[1]; kept[1]++)
            for (kept[2] = g->must[2]; kept[2] <= g->new[2]; kept[2]++)
                for (kept[3] = g->must[3]; kept[3] <= g->new[3]; kept[3]++) {
                    int sold = 0;
                    for (int i = 0; i < ROWS; i++)
                        sold += g->new[i] - kept[i];
                    most = max(most, 10 * sold + best_jokers(m, g, kept));
                }
    return most;
}

int value_stretch(const struct cards_model *m, int seat, int row, int first, int count)
{
    const struct desk *d = &m->desk;
    struct gain g = {.row = row, .waiting = count_waiting(d, seat)};
    int persons = 0;
    int sum = 0;
    int points = 0;
    for (int i = 0; i < ROWS; i++) {
        g.held[i] = count_animals(d, seat, i);
        g.herd[i] = count_herd(d, seat, i);
    }
    for (int i = first; i < first + count; i++) {
        int kind = d->card[d->row[row][i].which].kind;
        int colour = kind_colour(kind);
        if (kind_is_person(kind) && colour == row) {
            persons++;
            sum += kind_value(kind);
        } else if (kind_is_animal(kind)) {
            g.new[colour]++;
            g.must[colour] += colour == row;
        } else if (kind == ANIMAL_JOKER) {
            g.jokers++;
        } else if (kind == DRAGON || kind == FAIRY || (colour >= 0 && colour != row)) {
            points += 10; /* CARD-38, CARD-39, CARD-40 */
        }
    }
    return points + sum * persons + best_animals(m, &g);
}
