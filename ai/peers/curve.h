/*
 * curve.h: roots, logarithms and powers of e for the formulas of peers. There is no libm in this
 * library, and these give the same everywhere: they add, multiply and divide, nothing else.
 */
#ifndef AUDE_AI_CURVE_H
#define AUDE_AI_CURVE_H

double curve_sqrt(double x); /* x >= 0 */
double curve_log(double x);  /* x > 0 */
double curve_exp(double x);  /* below -700: 0; above 700: as for 700 */
double curve_tanh(double x);

#endif
