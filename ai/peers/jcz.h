/* jcz.h: the formulas of p-jcz that its description gives as they are, in points. */
#ifndef AUDE_AI_JCZ_H
#define AUDE_AI_JCZ_H

#include <stdbool.h>

/* The chance that so many seats will fill cells, when so many tiles fit in each of them. */
double jcz_chance(int seats, const int *fits, int cells);

/* What an open feature is worth that brings so much now and so much complete. */
double jcz_open(double now, double done, double chance, bool is_surrounded);

/* What a figure loses that may never come home, on a feature with this chance. */
double jcz_stuck(double chance, bool is_own);

#endif
