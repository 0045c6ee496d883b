/*
 * chance.c: how likely a seat is to win, from the leads that are expected. What is still to come is
 * taken for a sum of many small things, so that the lead at the end lies about the expected one as the
 * normal distribution says, the wider the more there is to be drawn. How wide was measured ("make
 * chance").
 */
#include <string.h>

#include "aude_players.h"

enum {
    ONE = 65536,   /* certainty */
    FINE = 32,     /* entries of the table for one deviation */
    ENTRIES = 129, /* up to four deviations */
    PLACES = 15,   /* where the density is looked at, on either side */
    APART = 4,     /* and so many for one deviation */
    CARDS = 256    /* no card game shows more at once */
};

/* The normal distribution from its middle on. */
static const int normal[ENTRIES] = {
    32768, 33585, 34401, 35216, 36028, 36837, 37642, 38442, 39237, 40026, 40807, 41581, 42347,
    43104, 43852, 44589, 45316, 46031, 46735, 47426, 48104, 48770, 49422, 50060, 50684, 51293,
    51888, 52468, 53033, 53582, 54116, 54635, 55138, 55626, 56099, 56555, 56997, 57423, 57835,
    58231, 58612, 58979, 59331, 59670, 59994, 60305, 60602, 60886, 61158, 61417, 61664, 61899,
    62123, 62336, 62537, 62729, 62911, 63083, 63245, 63399, 63544, 63681, 63810, 63931, 64045,
    64152, 64253, 64347, 64435, 64518, 64595, 64668, 64735, 64798, 64856, 64910, 64961, 65008,
    65051, 65092, 65129, 65164, 65195, 65225, 65252, 65277, 65300, 65321, 65341, 65359, 65375,
    65390, 65404, 65416, 65428, 65438, 65448, 65456, 65464, 65471, 65478, 65484, 65489, 65494,
    65498, 65502, 65506, 65509, 65512, 65514, 65517, 65519, 65521, 65522, 65524, 65525, 65527,
    65528, 65529, 65529, 65530, 65531, 65531, 65532, 65533, 65533, 65533, 65534, 65534,
};

/* Its density at 0, 1/4, 1/2 ... deviations. All points of both sides are together ONE. */
static const int density[PLACES] = {
    6538, 6337, 5770, 4935, 3966, 2993, 2123, 1414, 885, 520, 287, 149, 73, 33, 14,
};

/* How wide: the square of how far a lead of two seats is off, in hundredths of points squared, for each
 * that is to be drawn; and what an expansion adds to it. */
static const struct {
    const char *game;
    int width, more;
} widths[] = {
    {"carcassonne", 72000, 105000},
    {"wheel", 94000, 105000},
    {"hunters", 218000, 105000},
    {"cardcassonne", 300000, 0},
};

static int64_t square_root(int64_t n)
{
    int64_t root = 0;
    for (int64_t bit = INT64_C(1) << 30; bit > 0; bit >>= 1) {
        if ((root + bit) * (root + bit) <= n)
            root += bit;
    }
    return root;
}

/* What is to be drawn, and what the seats have in their hands; all of them as many as whoever has most. */
static int64_t still_to_come(const struct aude_state *view)
{
    struct aude_card card[CARDS];
    int n = aude_cards(view, card, CARDS), seats = aude_seats(aude_rules_of(view));
    int64_t hands[AUDE_SEATS] = {0}, most = 0;
    for (int i = 0; i < n && i < CARDS; i++) {
        if (card[i].where == AUDE_CARD_HAND && card[i].seat >= 0)
            hands[card[i].seat] += card[i].count;
    }
    for (int seat = 0; seat < seats; seat++)
        most = hands[seat] > most ? hands[seat] : most;
    return aude_left(view) + most * seats + 1;
}

/* The deviation of the lead of one seat over another, in hundredths of points. */
static int64_t deviation(const struct aude_state *view)
{
    const struct aude_rules *r = aude_rules_of(view);
    char text[AUDE_TEXT_MAX];
    int64_t width = widths[0].width;
    aude_rules_write(r, text, sizeof text);
    size_t size = strcspn(text, "+ "), words = strcspn(text, " ");
    int expansions = 0;
    for (size_t i = 0; i < words; i++)
        expansions += text[i] == '+';
    for (size_t i = 0; i < sizeof widths / sizeof *widths; i++) {
        if (strlen(widths[i].game) == size && memcmp(text, widths[i].game, size) == 0)
            width = widths[i].width + expansions * (int64_t)widths[i].more;
    }
    /* Of what is drawn each seat has its part; but the leader of several is one of them by luck, too, so
     * that the deviation of its lead does not fall as fast. */
    return square_root(width * 3 * still_to_come(view) / (aude_seats(r) + 1));
}

/* The part of the distribution below x / unit, of ONE. */
static int below(int64_t x, int64_t unit)
{
    int64_t at = (x < 0 ? -x : x) * FINE * 256 / unit, i = at / 256;
    int part =
        i >= ENTRIES - 1 ? ONE : normal[i] + (int)((normal[i + 1] - normal[i]) * (at % 256) / 256);
    return x < 0 ? ONE - part : part;
}

/* Where a seat stands, taking the leader for 0. */
static int place_of(const int lead[AUDE_SEATS], int seats, int seat)
{
    int leader = 0;
    for (int i = 1; i < seats; i++)
        leader = lead[i] > lead[leader] ? i : leader;
    return seat == leader ? 0 : lead[seat] < 0 ? lead[seat] : 0;
}

/* Is the seat ahead of all others, if chance helps it by so many quarters of its own deviation? */
static int64_t ahead(const int lead[AUDE_SEATS], int seats, int seat, int64_t own, int quarters)
{
    int64_t part = ONE, x = place_of(lead, seats, seat) + own * quarters / APART;
    for (int other = 0; other < seats; other++) {
        if (other != seat)
            part = part * below(x - place_of(lead, seats, other), own) / ONE;
    }
    return part;
}

static int of_several(const int lead[AUDE_SEATS], int seats, int seat, int64_t wide)
{
    int64_t own = wide * 70711 / 100000, sum = 0; /* that of two is the root of two wider */
    own = own < 1 ? 1 : own;
    for (int i = 1 - PLACES; i < PLACES; i++)
        sum += density[i < 0 ? -i : i] * ahead(lead, seats, seat, own, i);
    return (int)(sum / ONE);
}

int aude_win_chance(const struct aude_state *view, const int lead[AUDE_SEATS], int seat)
{
    int seats = aude_seats(aude_rules_of(view));
    if (seat < 0 || seat >= seats)
        return 0;
    if (aude_actor(view) == AUDE_OVER) {
        unsigned winners = aude_winners(view), others = winners & (winners - 1);
        int count = 1;
        for (; others != 0; others &= others - 1)
            count++;
        return (winners >> seat & 1) != 0 ? 10000 / count : 0;
    }
    if (lead[seat] == AUDE_NO_LEAD)
        return 10000 / seats;
    int64_t wide = deviation(view);
    int part = seats == 2 ? below(lead[seat], wide) : of_several(lead, seats, seat, wide);
    return (int)(((int64_t)part * 10000 + ONE / 2) / ONE);
}
