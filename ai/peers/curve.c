/* curve.c: by the exponent of a number and a short series for the rest. */
#include "curve.h"

#include <stdint.h>
#include <string.h>

#define LN2 0.69314718055994530942

/* Splits x > 0 into m * 2^e with 1 <= m < 2. */
static double split(double x, int *e)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    *e = (int)(bits >> 52 & 2047) - 1023;
    bits = (bits & (((uint64_t)1 << 52) - 1)) | (uint64_t)1023 << 52;
    memcpy(&x, &bits, sizeof x);
    return x;
}

/* 2^e for exponents of normal numbers. */
static double power_of_two(int e)
{
    uint64_t bits = (uint64_t)(e + 1023) << 52;
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

double curve_sqrt(double x)
{
    int e;
    if (x <= 0)
        return 0;
    double m = split(x, &e);
    if (e % 2 != 0) {
        m *= 2;
        e--;
    }
    double root = 0.59 + 0.42 * m;
    for (int i = 0; i < 4; i++)
        root = 0.5 * (root + m / root);
    return root * power_of_two(e / 2);
}

double curve_log(double x)
{
    int e;
    double m = split(x, &e);
    if (m > 1.41421356) {
        m /= 2;
        e++;
    }
    double t = (m - 1) / (m + 1), square = t * t, sum = 0;
    for (int k = 19; k >= 1; k -= 2)
        sum = sum * square + 1.0 / k;
    return e * LN2 + 2 * t * sum;
}

double curve_exp(double x)
{
    if (x < -700)
        return 0;
    if (x > 700)
        x = 700;
    int e = (int)(x / LN2 + (x < 0 ? -0.5 : 0.5));
    double rest = x - e * LN2, sum = 1;
    for (int k = 13; k >= 1; k--)
        sum = 1 + sum * rest / k;
    return sum * power_of_two(e);
}

double curve_tanh(double x)
{
    double power = curve_exp(x < 0 ? 2 * x : -2 * x), y = (1 - power) / (1 + power);
    return x < 0 ? -y : y;
}
