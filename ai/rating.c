/*
 * rating.c: how strong opponents and people are, as numbers like an Elo, and who fits whom. Whole
 * numbers only, so that every machine finds the same opponent.
 */
#include <stdlib.h>
#include <string.h>

#include "opponents.h"

enum {
    START = 1000,  /* somebody who knows the rules */
    LEAST = 100,   /* no rating is below */
    MOST = 3000,   /* or above */
    STEP = 50,     /* between the entries of expected */
    SURE_K = 24,   /* by how much a game moves a rating behind which there are many */
    UNSURE_K = 96, /* and what comes on top of it before the first */
    SETTLING = 4   /* after so many games half of that is left */
};

/* Families of games in which opponents are about equally strong against each other. */
enum family { BASE, BOXES, WHEEL, HUNTERS, CARDS, FAMILIES };

/* By family and opponent. They are guesses until docs/strength.md has measured them. */
static const int strength[FAMILIES][8] = {
    [BASE] = {500, 750, 880, 1050, 1230, 1360, 1530, 1650},
    [BOXES] = {500, 750, 880, 1050, 1230, 1360, 1530, 1650},
    [WHEEL] = {500, 750, 880, 1050, 1230, 1360, 1530, 1650},
    [HUNTERS] = {500, 750, 880, 1050, 1230, 1360, 1530, 1650},
    [CARDS] = {500, 750, 880, 1050, 1230, 1360, 1530, 1650},
};

enum { OPPONENTS = sizeof strength[0] / sizeof strength[0][0] };

/* The share of points of the stronger one, in thousandths, by the difference in steps. */
static const int expected[] = {500, 571, 640, 703, 760, 808, 849, 882, 909,
                               930, 947, 960, 969, 977, 983, 987, 990};

enum { EXPECTED = sizeof expected / sizeof expected[0] };

static int share(int difference)
{
    int far = abs(difference), at = far / STEP, part = far % STEP;
    int won = at >= EXPECTED - 1 ? expected[EXPECTED - 1]
                                 : expected[at] + (expected[at + 1] - expected[at]) * part / STEP;
    return difference < 0 ? 1000 - won : won;
}

/* Whatever somebody has kept in a file is a rating then. */
static int bounded(int rating)
{
    return rating < LEAST ? LEAST : rating > MOST ? MOST : rating;
}

int aude_rating_start(void)
{
    return START;
}

int aude_rating_after(int rating, int games, int against, int result)
{
    int before = games < 0 ? 0 : games > 1000 ? 1000 : games;
    int k = SURE_K + UNSURE_K * SETTLING / (before + SETTLING);
    int won = result < 1 ? 0 : result > 1 ? 1000 : 500;
    int better = won - share(bounded(rating) - bounded(against));
    return bounded(bounded(rating) + (k * better + (better < 0 ? -500 : 500)) / 1000);
}

static enum family family_of(const struct aude_rules *r)
{
    char text[AUDE_TEXT_MAX] = "";
    aude_rules_write(r, text, sizeof text);
    size_t game = strcspn(text, " +");
    if (strncmp(text, "wheel", game) == 0)
        return WHEEL;
    if (strncmp(text, "hunters", game) == 0)
        return HUNTERS;
    if (strncmp(text, "cardcassonne", game) == 0)
        return CARDS;
    return text[game] == '+' ? BOXES : BASE;
}

int aude_opponent_strength(const struct aude_rules *r, int i)
{
    return i >= 0 && i < OPPONENTS ? strength[family_of(r)][i] : 0;
}

int aude_opponent_for(const struct aude_rules *r, int rating, unsigned taken)
{
    int best = -1, wanted = bounded(rating), far = 0;
    bool is_full = true;
    for (int i = 0; opponent(i) != NULL; i++)
        is_full = is_full && (taken >> i & 1) != 0;
    for (int i = 0; opponent(i) != NULL; i++) {
        int here = abs(aude_opponent_strength(r, i) - wanted);
        if ((taken >> i & 1) != 0 && !is_full)
            continue;
        if (best < 0 || here < far) {
            best = i;
            far = here;
        }
    }
    return best;
}

/* 2 if a seat has done better than another, 1 if as well: to win is better than points. */
static int result(unsigned winners, const int score[AUDE_SEATS], int own, int other)
{
    int won = (int)(winners >> own & 1) - (int)(winners >> other & 1);
    if (won != 0)
        return won > 0 ? 2 : 0;
    if (score[own] == score[other] || (winners >> own & 1) != 0)
        return 1;
    return score[own] > score[other] ? 2 : 0;
}

/* NOLINTNEXTLINE(readability-function-size): flat, so that the page and other languages call it as it is */
int aude_rating_game(const struct aude_rules *r, int rating, int games, int seat, unsigned winners,
                     const int score[AUDE_SEATS], const int opponent[AUDE_SEATS])
{
    int after = rating;
    for (int other = 0; other < aude_seats(r); other++) {
        int against = other == seat ? 0 : aude_opponent_strength(r, opponent[other]);
        if (against != 0)
            after = aude_rating_after(after, games, against, result(winners, score, seat, other));
    }
    return after;
}
