/*
 * odds.c: what follows from the results of a match.
 */
#include "odds.h"

#include <math.h>

enum { DECKS_MIN = 20 }; /* before which no sequential test ends: the spread is not known yet */

static const double z = 1.959964;     /* 95 % of a normal distribution */
static const double limit = 2.944439; /* ln(0.95 / 0.05) */

void odds_add(struct odds_sum *sum, double value)
{
    sum->count++;
    sum->sum += value;
    sum->squares += value * value;
}

static double mean_of(const struct odds_sum *sum)
{
    return sum->count == 0 ? 0 : sum->sum / (double)sum->count;
}

/* The mean square distance to a value. */
static double spread_about(const struct odds_sum *sum, double value)
{
    double n = (double)sum->count, mean = mean_of(sum);
    double own = sum->squares / n - mean * mean;
    return (own > 0 ? own : 0) + (mean - value) * (mean - value);
}

double odds_deviation(const struct odds_sum *sum)
{
    double n = (double)sum->count;
    return n < 2 ? INFINITY : sqrt(spread_about(sum, mean_of(sum)) * n / (n - 1));
}

/* The quantile of Student's distribution, near enough from a few decks on. */
static double quantile(long long count)
{
    double f = (double)count - 1;
    return z * (1 + (z * z + 1) / (4 * f) + (5 * z * z * z * z + 16 * z * z + 3) / (96 * f * f));
}

struct odds_range odds_mean(const struct odds_sum *sum)
{
    double mean = mean_of(sum);
    if (sum->count < 2)
        return (struct odds_range){mean, -INFINITY, INFINITY};
    double wide = quantile(sum->count) * odds_deviation(sum) / sqrt((double)sum->count);
    return (struct odds_range){mean, mean - wide, mean + wide};
}

/* Wilson's interval with as many games as would be as uncertain as these decks are. */
struct odds_range odds_share(const struct odds_sum *sum, long long games)
{
    double p = mean_of(sum), n = (double)games;
    if (games == 0)
        return (struct odds_range){0, 0, 1};
    double deviation = sum->count < 2 ? 0 : odds_deviation(sum);
    double error = deviation * deviation / (double)(sum->count == 0 ? 1 : sum->count);
    double alike = error > 0 ? p * (1 - p) / error : n;
    n = alike < n && alike > 0 ? alike : n;
    double scale = 1 + z * z / n, middle = (p + z * z / (2 * n)) / scale;
    double wide = z / scale * sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    return (struct odds_range){p, fmax(0, middle - wide), fmin(1, middle + wide)};
}

double odds_elo(double share, double par)
{
    if (share < 1e-9)
        return -INFINITY;
    if (share > 1 - 1e-9)
        return INFINITY;
    return 400 * log10(share / (1 - share) * (1 - par) / par);
}

struct odds_range odds_elo_range(struct odds_range share, double par)
{
    return (struct odds_range){odds_elo(share.mean, par), odds_elo(share.low, par),
                               odds_elo(share.high, par)};
}

/* With the spread as it was seen, about the mean that was seen: a mean far beyond one must not count
 * for less than one that is just there. */
double odds_ratio(const struct odds_sum *sum, double one)
{
    if (sum->count == 0)
        return 0;
    double own = spread_about(sum, mean_of(sum)), towards = one * (2 * mean_of(sum) - one);
    if (own <= 0)
        return towards > 0 ? INFINITY : -INFINITY;
    return (double)sum->count * towards / (2 * own);
}

enum odds_verdict odds_decide(const struct odds_sum *sum, double one)
{
    double ratio = odds_ratio(sum, one);
    if (sum->count < DECKS_MIN || (ratio > -limit && ratio < limit))
        return ODDS_OPEN;
    return ratio > 0 ? ODDS_BETTER : ODDS_NOT_BETTER;
}
