/*
 * glicko.c: Glicko-2. The names of the quantities are those of the paper: mu and phi are rating and
 * deviation on its own scale, sigma is the volatility.
 */
#include "glicko.h"

#include <math.h>

static const double scale = 173.7178, middle = 1500, tau = 0.5, close_enough = 0.000001;
static const double deviation_min = 30, deviation_max = 350;

static double square(double x)
{
    return x * x;
}

static double clamp(double deviation)
{
    return fmin(fmax(deviation, deviation_min), deviation_max);
}

static double weight_of(double phi) /* g of the paper */
{
    const double pi = 3.14159265358979323846;
    return 1 / sqrt(1 + 3 * square(phi) / square(pi));
}

/* What the results say: the variance of the rating by them alone, and how much better they are than
 * expected. */
static void sum_up(double mu, const struct glicko_result *results, int count, double *variance,
                   double *surplus)
{
    double information = 0;
    *surplus = 0;
    for (int i = 0; i < count; i++) {
        double other = (results[i].other.rating - middle) / scale;
        double weight = weight_of(results[i].other.deviation / scale);
        double expected = 1 / (1 + exp(-weight * (mu - other)));
        information += square(weight) * expected * (1 - expected);
        *surplus += weight * (results[i].score - expected);
    }
    *variance = 1 / information;
}

struct curve {
    double delta, phi, variance, a;
};

static double height(const struct curve *c, double x) /* f of the paper */
{
    double e = exp(x), sum = square(c->phi) + c->variance + e;
    return e * (square(c->delta) - sum) / (2 * square(sum)) - (x - c->a) / square(tau);
}

/* The new volatility: where the curve is zero, by the Illinois way. The steps are bounded, for
 * numbers that are none must not keep us here. */
static double new_volatility(double sigma, double phi, double variance, double delta)
{
    enum { STEPS = 200 };
    struct curve c = {delta, phi, variance, log(square(sigma))};
    double from = c.a, to;
    if (square(delta) > square(phi) + variance) {
        to = log(square(delta) - square(phi) - variance);
    } else {
        int k = 1;
        while (k < STEPS && height(&c, c.a - k * tau) < 0)
            k++;
        to = c.a - k * tau;
    }
    double at_from = height(&c, from), at_to = height(&c, to);
    for (int i = 0; i < STEPS && fabs(to - from) > close_enough; i++) {
        double x = from + (from - to) * at_from / (at_to - at_from), at_x = height(&c, x);
        if (at_x * at_to <= 0) {
            from = to;
            at_from = at_to;
        } else {
            at_from /= 2;
        }
        to = x;
        at_to = at_x;
    }
    return exp(from / 2);
}

struct glicko glicko_rest(struct glicko g, double periods)
{
    double phi = g.deviation / scale;
    g.deviation = clamp(scale * sqrt(square(phi) + periods * square(g.volatility)));
    return g;
}

struct glicko glicko_after(struct glicko g, const struct glicko_result *results, int count)
{
    double mu = (g.rating - middle) / scale, phi = g.deviation / scale, variance, surplus;
    if (count == 0)
        return glicko_rest(g, 1);
    sum_up(mu, results, count, &variance, &surplus);
    double sigma = new_volatility(g.volatility, phi, variance, variance * surplus);
    double before = sqrt(square(phi) + square(sigma));
    double after = 1 / sqrt(1 / square(before) + 1 / variance);
    return (struct glicko){middle + scale * (mu + square(after) * surplus), clamp(scale * after),
                           sigma};
}
