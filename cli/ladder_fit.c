/*
 * ladder_fit.c: strengths by maximum likelihood. The chance of one against another depends on the
 * difference of their strengths alone; the steepest way to the likeliest strengths is Newton's. Games of
 * one deck hang together, so the intervals come from how far the decks are off and not from the number of
 * games.
 */
#include <math.h>
#include <string.h>

#include "ladder.h"

enum { ITERATIONS = 60 };

static const double elo_unit = 173.717793; /* 400 / ln 10 */

typedef double matrix[LADDER_PLAYERS][LADDER_PLAYERS];

/* With the deck that ended level. */
static struct odds_sum with_prior(const struct ladder_pair *pair)
{
    struct odds_sum sum = pair->share;
    odds_add(&sum, 0.5);
    return sum;
}

static double chance(double difference)
{
    return 1 / (1 + exp(-difference));
}

/* Adds to the four places of a pair. */
static void add_pair(matrix m, const struct ladder_pair *pair, double value)
{
    m[pair->one][pair->one] += value;
    m[pair->other][pair->other] += value;
    m[pair->one][pair->other] -= value;
    m[pair->other][pair->one] -= value;
}

/* Inverts m, which is symmetric and positive, without its first row and column, in place. */
static void invert(matrix m, int n)
{
    for (int k = 1; k < n; k++) {
        double pivot = m[k][k];
        m[k][k] = 1;
        for (int j = 1; j < n; j++)
            m[k][j] /= pivot;
        for (int i = 1; i < n; i++) {
            if (i == k)
                continue;
            double factor = m[i][k];
            m[i][k] = 0;
            for (int j = 1; j < n; j++)
                m[i][j] -= factor * m[k][j];
        }
    }
}

/* Slope of the likelihood and its curvature at these strengths. */
static void differentiate(const struct ladder_pair *pair, int pairs, const double *at,
                          double *slope, matrix curve)
{
    memset(slope, 0, LADDER_PLAYERS * sizeof *slope);
    memset(curve, 0, sizeof(matrix));
    for (int i = 0; i < pairs; i++) {
        struct odds_sum sum = with_prior(&pair[i]);
        double p = chance(at[pair[i].one] - at[pair[i].other]), n = (double)sum.count;
        slope[pair[i].one] += sum.sum - n * p;
        slope[pair[i].other] -= sum.sum - n * p;
        add_pair(curve, &pair[i], n * p * (1 - p));
    }
}

/* How the slope varies from deck to deck. */
static void vary(const struct ladder_pair *pair, int pairs, const double *at, matrix out)
{
    memset(out, 0, sizeof(matrix));
    for (int i = 0; i < pairs; i++) {
        struct odds_sum sum = with_prior(&pair[i]);
        double p = chance(at[pair[i].one] - at[pair[i].other]), n = (double)sum.count;
        double own = sum.squares - 2 * p * sum.sum + n * p * p;
        double least = p * (1 - p); /* of one deck: a few that agree prove nothing */
        add_pair(out, &pair[i], own > least ? own : least);
    }
}

static void multiply(matrix a, matrix b, int n, matrix out)
{
    for (int i = 1; i < n; i++) {
        for (int j = 1; j < n; j++) {
            out[i][j] = 0;
            for (int k = 1; k < n; k++)
                out[i][j] += a[i][k] * b[k][j];
        }
    }
}

void ladder_fit(const struct ladder_pair *pair, int pairs, int players, struct ladder_fit *out)
{
    double at[LADDER_PLAYERS] = {0}, slope[LADDER_PLAYERS];
    matrix curve, varying, half;
    memset(out, 0, sizeof *out);
    out->players = players;
    for (int round = 0; round < ITERATIONS; round++) {
        differentiate(pair, pairs, at, slope, curve);
        invert(curve, players);
        for (int i = 1; i < players; i++) {
            double step = 0;
            for (int j = 1; j < players; j++)
                step += curve[i][j] * slope[j];
            at[i] += fmax(-1, fmin(1, step));
        }
    }
    vary(pair, pairs, at, varying);
    multiply(curve, varying, players, half);
    multiply(half, curve, players, out->covariance);
    for (int i = 0; i < players; i++)
        out->elo[i] = at[i] * elo_unit;
}

struct odds_range ladder_step(const struct ladder_fit *fit, int one, int other)
{
    const double(*c)[LADDER_PLAYERS] = fit->covariance;
    double variance = c[one][one] + c[other][other] - 2 * c[one][other];
    double wide = 1.959964 * sqrt(fmax(variance, 0)) * elo_unit;
    double mean = fit->elo[one] - fit->elo[other];
    return (struct odds_range){mean, mean - wide, mean + wide};
}
